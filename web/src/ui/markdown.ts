/** The little Markdown that rulebooks use: paragraphs, lists, tables, emphasis, code. Everything else is text. */

export type Block =
  | { readonly type: "text"; readonly html: string }
  | { readonly type: "list"; readonly items: string[] }
  | { readonly type: "rows"; readonly head: string[]; readonly rows: string[][] };

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function inline(text: string, mark = ""): string {
  let html = text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter]!);
  if (mark) {
    const safe = mark.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter]!).replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    html = html.replaceAll(new RegExp(safe, "gi"), (found) => `<mark>${found}</mark>`);
  }
  return html
    .replaceAll(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replaceAll(/\*([^*]+)\*/g, "<em>$1</em>")
    .replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function blocks(text: string, mark = ""): Block[] {
  return text.split(/\n\s*\n/).map((part) => {
    const lines = part.trim().split("\n");
    if (lines[0]?.startsWith("|")) {
      const [head, , ...rows] = lines;
      return { type: "rows", head: cells(head!).map((cell) => inline(cell, mark)), rows: rows.map((row) => cells(row).map((cell) => inline(cell, mark))) };
    }
    if (/^[-*] /.test(lines[0] ?? "")) {
      const items = part
        .trim()
        .split(/\n?^[-*] /m)
        .filter(Boolean);
      return { type: "list", items: items.map((item) => inline(item.replaceAll("\n", " "), mark)) };
    }
    return { type: "text", html: inline(part.trim().replaceAll("\n", " "), mark) };
  });
}
