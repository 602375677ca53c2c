import { mount } from "svelte";
import App from "./App.svelte";
import { titledGames } from "./lib/games.svelte";
import { i18n } from "./lib/i18n.svelte";
import { live } from "./lib/live.svelte";
import { session } from "./lib/session.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

// What a first look needs is asked for at once, not one thing after the other.
titledGames().catch(() => undefined);
await session.start(i18n.start());
live.start();
mount(App, { target: document.getElementById("app")! });
