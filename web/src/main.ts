import { mount } from "svelte";
import App from "./App.svelte";
import { titledGames } from "./lib/games.svelte";
import { i18n } from "./lib/i18n.svelte";
import { live } from "./lib/live.svelte";
import { session } from "./lib/session.svelte";
import { shell } from "./lib/shell.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

// What a first look needs is asked for at once, not one thing after the other.
titledGames().catch(() => undefined);
// Without an await of the module’s own: with one, a game and the table are loaded by way of files that only name another.
void session.start(i18n.start()).then(() => {
  live.start();
  shell.start();
  mount(App, { target: document.getElementById("app")! });
});
