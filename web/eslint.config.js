import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // Names are svelte-check's business, which knows the types.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Most lists are those of a game's nouns, which never change places.
      "svelte/require-each-key": "off",
      // A Map or URL that lives as long as a call need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  // Drawings and rulebooks are our own. What people write is text and stays text: nowhere else may HTML be put in.
  { files: ["src/games/**", "src/ui/Icon.svelte", "src/ui/RulesView.svelte"], rules: { "svelte/no-at-html-tags": "off" } },
);
