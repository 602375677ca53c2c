import type { Component } from "svelte";
import Caverna from "./Caverna.svelte";
import Eldorado from "./Eldorado.svelte";
import Plain from "./Plain.svelte";
import Saboteur from "./Saboteur.svelte";
import Valdora from "./Valdora.svelte";

const COVERS: Record<string, Component> = { saboteur: Saboteur, valdora: Valdora, eldorado: Eldorado, caverna: Caverna };

export function coverOf(game: string): Component {
  return COVERS[game] ?? Plain;
}
