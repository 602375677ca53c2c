import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..");

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" }).map((name) => join(folder, name));
}

function keys(file: string): string[] {
  return [...readFileSync(file, "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
}

const all = files(SOURCES);
const code = all
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(file, "utf-8"))
  .join("\n");
const english = all.filter((file) => /(^|\/|\.)en\.ftl$/.test(file));

describe.each(english)("%s", (file) => {
  const italian = file.replace(/en\.ftl$/, "it.ftl");

  it("says the same in both languages", () => {
    expect(keys(italian)).toEqual(keys(file));
  });

  it("parses", () => {
    for (const one of [file, italian]) expect(new FluentResource(readFileSync(one, "utf-8")).body.length).toBe(keys(one).length);
  });

  it("says nothing that is never used", () => {
    const unused = keys(file).filter((key) => !code.includes(`"${key}"`) && !code.includes(`'${key}'`) && !stems(key).some((stem) => code.includes(stem)));
    expect(unused).toEqual([]);
  });
});

/** How a key that is put together may stand in the code: `level-${bot}`, `${key}-help`. */
function stems(key: string): string[] {
  const parts = key.split("-");
  return parts.slice(1).flatMap((_, i) => [`\`${parts.slice(0, i + 1).join("-")}-\${`, `}-${parts.slice(i + 1).join("-")}\``]);
}

it("has every word that the lobby or a table needs at once", () => {
  const needed = new Set<string>();
  const follow = (file: string) => {
    const path = [file, `${file}.ts`, `${file}.svelte.ts`].find((one) => all.includes(one) && /\.(svelte|ts)$/.test(one));
    if (!path || needed.has(path)) return;
    needed.add(path);
    // What is loaded later is needed all the same, but for the pages.
    const imports = readFileSync(path, "utf-8").matchAll(path.endsWith("App.svelte") ? /from "(\.[^"]+)"/g : /(?:from |import |import\()"(\.[^"]+)"/g);
    for (const [, name] of imports) follow(join(path, "..", name!));
  };
  for (const start of [join(SOURCES, "App"), join(SOURCES, "pages/TablePage"), ...all.filter((file) => /games\/\w+\/index\.ts$/.test(file))])
    follow(start.endsWith(".ts") ? start : `${start}.svelte`);
  const near = [...needed].map((file) => readFileSync(file, "utf-8")).join("\n");
  const later = keys(join(SOURCES, "pages/texts/en.ftl"));
  expect(later.filter((key) => near.includes(`"${key}"`))).toEqual([]);
});

it("uses no word that is not there", () => {
  const known = new Set(english.flatMap(keys));
  const used = [...code.matchAll(/\bt\(\s*"([\w-]+)"/g), ...code.matchAll(/\bt\([^()]*\? "([\w-]+)" : "([\w-]+)"/g)].flatMap((match) => match.slice(1));
  const missing = used.filter((key) => key && !known.has(key) && !key.startsWith("error-"));
  expect(missing).toEqual([]);
});

it.each([
  ["en", ["… and 1 more", "… and 5 more"]],
  ["it", ["… e un altro", "… e altri 5"]],
])("says in words how many deeds are left, not as points: %s", (lang, said) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(import.meta.dirname, `${lang}.ftl`), "utf-8")));
  expect([1, 5].map((n) => bundle.formatPattern(bundle.getMessage("since-more")!.value!, { n }))).toEqual(said);
});
