import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { preferred } from "./src/lib/preferred";

const LANGUAGES = ["it", "en"];

/** `import pick from "icon:war-pick"` inlines the drawing of one icon of the game-icons set, and no other. */
function icons(): Plugin {
  const set = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let drawings: Record<string, { body: string }> | undefined;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      drawings ??= JSON.parse(readFileSync(set, "utf-8")).icons as Record<string, { body: string }>;
      const drawing = drawings[id.slice("\0icon:".length)];
      if (!drawing) this.error(`there is no icon ${id.slice(1)}`);
      return `export default ${JSON.stringify(drawing.body)};`;
    },
  };
}

/** Writes `sw.js`: the service worker, with the list of everything that was built and a name for this build. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = [...Object.keys(bundle).filter((file) => file !== "index.html"), ...readdirSync("public")].sort();
      const page = bundle["index.html"];
      const version = createHash("sha256").update(JSON.stringify(files));
      if (page?.type === "asset") version.update(page.source);
      const source = readFileSync("src/sw.js", "utf-8")
        .replace("self.__FILES__", JSON.stringify(["", ...files]))
        .replace("self.__VERSION__", JSON.stringify(version.digest("hex").slice(0, 12)));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/**
 * The words that lie beside the games and the parts of the server, and the page's own, a file for each game and language: `import loaders from "words:"`.
 * `pages-en` has the page's words that neither the lobby nor a table needs, `titles-en` what the lobby says of every game, a source for each. Without comments and indents, which Fluent does not need.
 */
function words(): Plugin {
  const python = join(import.meta.dirname, "../src/filone");
  const folder = (name: string) => [join(python, name, "texts"), join(import.meta.dirname, "src", name, "texts")];
  const source = (folders: string[], lang: string) =>
    folders
      .map((one) => join(one, `${lang}.ftl`))
      .filter(existsSync)
      .map((file) =>
        readFileSync(file, "utf-8")
          .replace(/^#.*\n/gm, "")
          .replace(/^ +/gm, " "),
      )
      .join("\n");
  /** Of its words for the terminal a game's page has only those that its board or other words speak of. */
  const onPage = (game: string, lang: string) => {
    const board = join(import.meta.dirname, "src/games", game);
    const files = readdirSync(board).filter((file) => /\.(svelte|ts)$/.test(file));
    const all = source(folder(`games/${game}`), lang);
    const spoken = [...files.map((file) => readFileSync(join(board, file), "utf-8")), ...(all.match(/\{ draw-.*/g) ?? [])];
    const used = spoken.flatMap((text) => text.match(/\bdraw-[\w-]+/g) ?? []);
    const isUsed = (key: string) => used.some((one) => key === one || (one.endsWith("-") && key.startsWith(one)));
    return all.replace(/^(draw-\S+) =.*\n(?:[ }].*\n)*/gm, (message, key: string) => (isUsed(key) ? message : ""));
  };
  const games = readdirSync(join(python, "games")).filter((game) => source(folder(`games/${game}`), "en"));
  const title = (game: string, lang: string) =>
    source(folder(`games/${game}`), lang)
      .match(/^game-(name|tagline) .*$/gm)!
      .join("\n");
  const modules: Record<string, () => string | Record<string, string>> = {};
  for (const lang of LANGUAGES) {
    modules[`page-${lang}`] = () => source(["kernel", "server", ""].flatMap(folder), lang);
    modules[`pages-${lang}`] = () => source(folder("pages"), lang);
    modules[`titles-${lang}`] = () => Object.fromEntries(games.map((game) => [game, title(game, lang)]));
    for (const game of games) modules[`${game}-${lang}`] = () => onPage(game, lang);
  }
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0words:")) return undefined;
      const name = id.slice("\0words:".length);
      if (name) return `export default ${JSON.stringify(modules[name]!())};`;
      return `export default { ${Object.keys(modules).map((one) => `"${one}": () => import("words:${one}")`)} };`;
    },
  };
}

/** A script of its own asks for the reader's words while the page is still on its way, since only the page would know that it needs them. */
function earlyWords(): Plugin {
  let file = "";
  return {
    name: "early-words",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const named = (words: string) => chunks.find((one) => one.facadeModuleId === `\0words:${words}`)!.fileName.replace("assets/", "");
      const first = Object.fromEntries(LANGUAGES.map((lang) => [lang, [named(`page-${lang}`), named(`titles-${lang}`)]]));
      const source = `for (const file of ${JSON.stringify(first)}[(${preferred})(${JSON.stringify(LANGUAGES)})])
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: new URL(file, document.currentScript.src) }));`;
      file = `assets/words-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
      this.emitFile({ type: "asset", fileName: file, source });
    },
    transformIndexHtml: { order: "post", handler: () => [{ tag: "script", attrs: { async: true, src: `./${file}` }, injectTo: "head" }] },
  };
}

/** Beside everything that is worth it lies the same compressed, for the server to hand out as it is. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: ({ build }) => void (folder = join(import.meta.dirname, build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((one) => /\.(html|js|css|svg)$/.test(one))) {
        const file = join(folder, name);
        const plain = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(plain));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

/** Few files: on a slow line each costs a turn. What the lobby needs is one, what a table needs another, what a game adds to that a third. */
const GROUPS = [
  { name: "lobby", test: /src\/App\.svelte$/, priority: 3 },
  {
    name: "table",
    test: /pages\/TablePage\.svelte$|ui\/(PanZoom|Modal|Icon)\.svelte$|ui\/(drag|travel|places)\.ts$|art\/[\w.]+\.ts$|games\/\w+\.ts$/,
    priority: 2,
  },
  // What some boards share and Caverna, the largest, does without.
  { name: "shared", test: /ui\/Whose\.svelte$|art\/Face\.svelte$|svelte\/src\/animate\/index\.js$/, priority: 2 },
  ...readdirSync(join(import.meta.dirname, "src/games"), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => ({ name, test: new RegExp(`games/${name}/index\\.ts$`), priority: 1 })),
];

const server = process.env.FILONE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  plugins: [icons(), words(), earlyWords(), svelte(), serviceWorker(), compressed()],
  build: {
    outDir: "../src/filone/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    reportCompressedSize: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
