import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { defineConfig, type Plugin } from "vite";

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

const server = process.env.FILONE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  plugins: [icons(), svelte(), serviceWorker()],
  build: {
    outDir: "../src/filone/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
