/** The tables of inputs and outputs in the README, made of action.yml, which alone describes them. */
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";

const described = z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() }));
const action = z.object({ inputs: described, outputs: described });

/** `page` with both tables between their marks, `<!-- inputs -->` … `<!-- /inputs -->`, as `actionYml` has it. */
export function withTables(page: string, actionYml: string): string {
  const { inputs, outputs } = action.parse(parse(actionYml));
  return between(between(page, "inputs", table("input", inputs)), "outputs", table("output", outputs));
}

function between(page: string, mark: string, text: string): string {
  const place = new RegExp(`(?<=^<!-- ${mark} -->\n).*?(?=^<!-- /${mark} -->$)`, "ms");
  if (!place.test(page)) throw new Error(`There is no place for the ${mark}: mark it in the page.`);
  return page.replace(place, () => `\n${text}\n`);
}

function table(heading: string, rows: z.output<typeof described>): string {
  const lines = Object.entries(rows).map(([name, { description, default: usual }]) => {
    const more = usual === undefined ? "" : ` Default: \`${usual}\`.`;
    return `| \`${name}\` | ${cell(description)}${more} |`;
  });
  return [`| ${heading} | |`, "|---|---|", ...lines, ""].join("\n");
}

/** A row is one line, and a bar would end its cell. */
function cell(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, "<br>")
    .replaceAll("|", "\\|");
}

if (import.meta.main) {
  writeFileSync(
    "README.md",
    withTables(readFileSync("README.md", "utf8"), readFileSync("action.yml", "utf8")),
  );
}
