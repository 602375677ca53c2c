import { mount } from "svelte";
import App from "./App.svelte";
import { i18n } from "./lib/i18n.svelte";
import { live } from "./lib/live.svelte";
import { session } from "./lib/session.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

await i18n.start();
await session.start();
live.start();
mount(App, { target: document.getElementById("app")! });
