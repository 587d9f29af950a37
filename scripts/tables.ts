/** What commands, settings and the reusable workflow say about themselves → action.yml, the tables of the pages, the JSON Schemas, and the code of the HTML page. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import * as z from "zod";
import type { SharedCommand } from "../src/commands/actionCommands.ts";
import { ACTIONS } from "../src/commands/actionCommands.ts";
import { COMMANDS } from "../src/commands/commands.ts";
import type { CommandName } from "../src/model/command.ts";
import { fullName, optionName, type Setting } from "../src/model/setting.ts";
import { KINDS } from "../src/run/kinds.ts";
import {
  defaultWords,
  OPTIONS,
  offeredAs,
  SETTINGS,
  sentences,
  TOPICS,
} from "../src/settings/table/table.ts";
import { ENTRY_INPUTS, type EntryInput, inputText, OUTPUTS } from "./actionInputs.ts";
import { fieldRows, sourceRows } from "./fieldTables.ts";
import { PAGE_ASSETS, pageAssets } from "./pageAssets.ts";
import { applyRows, planRows, planWords, projectRows } from "./scaleTables.ts";
import { fileText, schemaFiles } from "./schemas.ts";

const described = z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() }));
type Described = z.output<typeof described>;
const action = z.object({ inputs: described, outputs: described.default({}) });

/** The action.yml of an action with these commands, with the inputs that the settings describe, and the outputs. */
export function withInputs(actionYml: string, commands: readonly SharedCommand[]): string {
  const block = /(?<=^inputs:\n).*?(?=^runs:$)/ms;
  if (!block.test(actionYml)) throw new Error("There is no place for the inputs: inputs: … runs:");
  const names = commands.map(({ name }) => name);
  const isUsed = (using: readonly CommandName[]) => using.some((name) => names.includes(name));
  const [only] = names.length === 1 ? names : [];
  const offered = offeredAs("input", names);
  const parts = TOPICS.flatMap(({ title, settings }) => {
    const inputs = settings
      .filter((row) => offered.includes(row))
      .map((row): EntryInput => ({ name: optionName(row), description: inputText(row, names) }));
    const read = (ENTRY_INPUTS.get(title) ?? [])
      .filter((one) => isUsed(one.commands ?? names))
      .map((one) => ({ ...one, description: (only && one.descriptions?.[only]) ?? one.description }));
    const all = [...read, ...inputs];
    return all.length === 0 ? [] : [section(title, all)];
  });
  const choice = commands.length > 1 ? [section("What a run does", [commandInput(commands)])] : [];
  const outputs = Object.entries(OUTPUTS).flatMap(([name, { text, inPull, commands: using }]) =>
    isUsed(using) ? [[name, { description: (only === "pull" && inPull) || text }]] : [],
  );
  const rows =
    outputs.length > 0 ? [stringify({ outputs: Object.fromEntries(outputs) }, { lineWidth: 0 })] : [];
  return actionYml.replace(block, () => `${[...choice, ...parts, ...rows].join("\n")}\n`);
}

/** What the input `command` says about each command of the action at the root of the repository. */
const COMMAND_WORDS: Readonly<Record<string, string>> = {
  validate: "checks the manifests (no token, no network)",
  plan: "compares them with the live project and shows what apply would do, in a pull request as one comment. It writes nothing to the project",
  apply: "changes the live project to match the manifests, and removes nothing unless `prune` is on",
  drift: "shows where the live project differs, and keeps an issue about it up to date",
  status:
    "shows how ready each language is, and fails if less is ready than `ready` in lokaform.yaml requires",
};

function commandInput(commands: readonly SharedCommand[]): EntryInput {
  const choices = commands.map(({ name }) => `\`${name}\` ${COMMAND_WORDS[name]}`);
  return { name: "command", description: `What to do:\n${choices.join(";\n")}.\n`, default: "plan" };
}

function section(title: string, inputs: readonly EntryInput[]): string {
  const rows = inputs.map(({ name, description, default: usual }) => ({
    [name]: { description, required: false, ...(usual !== undefined && { default: usual }) },
  }));
  const yaml = rows.map((row) => stringify(row, { lineWidth: 0 })).join("");
  return `# ${title}\n${yaml}`.replace(/^(?=.)/gm, "  ");
}

/** docs/cli.md with the table of the commands. */
function withCommands(page: string): string {
  const commands = Object.values(COMMANDS).map(({ name, summary }) => [`\`${name}\``, summary]);
  return between(page, "commands", table(["command", ""], commands));
}

/** docs/action.md with the inputs and outputs of the action at the root, and what each of the others, by name, has in addition. */
export function withActions(page: string, rootYml: string, others: ReadonlyMap<string, string>): string {
  const root = action.parse(parse(rootYml));
  const tables = {
    inputs: list(describedRows(root.inputs)),
    outputs: list(describedRows(root.outputs)),
    ...Object.fromEntries(
      [...others].map(([name, text]) => {
        const { inputs, outputs } = action.parse(parse(text));
        return [
          name,
          [ownRows("input", inputs, root.inputs), ownRows("output", outputs, root.outputs)]
            .filter((part) => part !== "")
            .join("\n"),
        ];
      }),
    ),
  };
  return Object.entries(tables).reduce((text, [mark, rows]) => between(text, mark, rows), page);
}

/** A table of what the action at the root does not have in the same way, and the names of what it has. */
function ownRows(word: string, all: Described, ofRoot: Described): string {
  const known = new Set(describedRows(ofRoot).map((row) => row.join(" ")));
  const rows = describedRows(all);
  const own = rows.filter((row) => !known.has(row.join(" ")));
  const same = rows.filter((row) => !own.includes(row)).map(([name]) => name);
  const line = same.length === 0 ? "" : `The same ${word}s as above: ${same.join(", ")}.\n`;
  return [own.length === 0 ? "" : list(own), line].filter((part) => part !== "").join("\n");
}

function describedRows(all: Described): string[][] {
  return Object.entries(all).map(([name, { description, default: usual }]) => {
    const more = usual === undefined ? "" : ` Default: \`${usual}\`.`;
    return [`\`${name}\``, `${description.trim()}${more}`];
  });
}

/** The settings that most projects need, in this order, and those that few need. The others come between them. */
const FIRST = [
  "project",
  "keys",
  "webhooks",
  "texts",
  "languages",
  "pull",
  "ready",
  "prune",
  "owner",
  "limits",
];
const LAST: readonly string[] = [
  ...["projects", "token_env", "writers", "placeholders", "protected_tags", "allow_wrong_project"],
  ...["snapshot", "time_limit", "rate", "concurrency", "use_automations"],
];

/** docs/settings.md with what lokaform.yaml may have. What few projects need is in a table of its own. */
export function withSettings(page: string): string {
  const group = ({ parent, name }: Setting) => parent ?? name;
  const rank = (row: Setting) => (FIRST.includes(group(row)) ? FIRST.indexOf(group(row)) : FIRST.length);
  const all = SETTINGS.filter(({ file, parent }) => file !== undefined && parent !== "checks");
  const sorted = all.toSorted((one, other) => rank(one) - rank(other));
  const rowsOf = (isLast: boolean) =>
    sorted
      .filter((row) => LAST.includes(group(row)) === isLast)
      .map((row) => {
        const usual = defaultWords(row);
        const where = [row.file === "entry" && "in `projects`", optionCell(row)].filter(Boolean).join(", ");
        return [
          `\`${fullName(row)}\`${where === "" ? "" : ` (${where})`}`,
          sentences(fileText(row), usual === undefined ? undefined : `Default: ${usual}.`),
        ];
      });
  return between(between(page, "settings", list(rowsOf(false))), "advanced settings", list(rowsOf(true)));
}

function optionCell(row: Setting): string {
  if (row.option?.offered.includes("option")) return `\`--${optionName(row)}\``;
  return OPTIONS.some((one) => optionName(one) === row.parent) ? `\`--${row.parent} ${row.name}=…\`` : "";
}

/** docs/manifest.md with the fields of each kind. */
export function withFields(page: string): string {
  const heading = ["field", "", "example"];
  return KINDS.reduce(
    (text, kind) => between(text, `${kind.plural} fields`, table(heading, fieldRows(kind))),
    page,
  );
}

/** docs/texts.md with the fields of a text source. */
function withSourceFields(page: string): string {
  return between(page, "text source fields", list(sourceRows()));
}

const reusable = z.object({
  on: z.object({
    workflow_call: z.object({
      inputs: z.record(
        z.string(),
        z.object({ description: z.string(), default: z.union([z.string(), z.boolean()]) }),
      ),
      secrets: described,
    }),
  }),
});

/** docs/workflows/README.md with the inputs and secrets of the reusable workflow. */
export function withReusable(page: string, workflow: string): string {
  const { inputs, secrets } = reusable.parse(parse(workflow)).on.workflow_call;
  const rows = Object.entries(inputs).map(([name, { description, default: usual }]) => [
    `\`${name}\``,
    usual === "" ? description : `${description} Default: \`${usual}\`.`,
  ]);
  const withInputRows = between(page, "workflow inputs", list(rows));
  return between(withInputRows, "workflow secrets", list(describedRows(secrets)));
}

/** docs/scale.md with what runs cost. */
function withScale(page: string): string {
  const tables = {
    "scale plan": `${table(["keys", "requests", "shortest time", "CPU time", "memory"], planRows())}\n${planWords()}\n`,
    "scale apply": table(["changes", "requests", "shortest time"], applyRows()),
    "scale projects": table(["projects", "requests", "1 token", "5 tokens", "10 tokens"], projectRows()),
  };
  return Object.entries(tables).reduce((text, [mark, rows]) => between(text, mark, rows), page);
}

function between(page: string, mark: string, text: string): string {
  const place = new RegExp(`(?<=^<!-- ${mark} -->\n).*?(?=^<!-- /${mark} -->$)`, "ms");
  if (!place.test(page)) throw new Error(`There is no place for the ${mark}: mark it in the page.`);
  return page.replace(place, () => `\n${text}\n`);
}

/** Names with a text that is too long for the cell of a table. */
function list(rows: readonly (readonly string[])[]): string {
  const line = ([name = "", text = ""]: readonly string[]) =>
    `- ${name}: ${text.replaceAll(" One per line.", "").replace(/\n(?=.)/g, "\n  ")}\n`;
  return rows.map(line).join("");
}

function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `|${cells.map((text) => ` ${cell(text)} |`.replace("  ", " ")).join("")}`;
  return [line(heading), `|${"---|".repeat(heading.length)}`, ...rows.map(line), ""].join("\n");
}

/** A row is one line, and a bar would end its cell. */
function cell(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, "<br>")
    .replaceAll("|", "\\|");
}

/** The generated files, each made from the one on disk. */
export function generatedFiles(read: (file: string) => string): Map<string, string> {
  const actions = Object.entries(ACTIONS).map(([folder, commands]) => {
    const file = join(folder, "action.yml");
    return { folder, file, text: withInputs(read(file), commands) };
  });
  const [root = { text: "" }, ...others] = actions;
  return new Map([
    ...actions.map(({ file, text }) => [file, text] as const),
    [
      "docs/action.md",
      withActions(
        read("docs/action.md"),
        root.text,
        new Map(others.map(({ folder, text }) => [folder, text])),
      ),
    ],
    ["docs/cli.md", withCommands(read("docs/cli.md"))],
    ["docs/manifest.md", withFields(read("docs/manifest.md"))],
    ["docs/scale.md", withScale(read("docs/scale.md"))],
    ["docs/settings.md", withSettings(read("docs/settings.md"))],
    ["docs/texts.md", withSourceFields(read("docs/texts.md"))],
    [
      "docs/workflows/README.md",
      withReusable(read("docs/workflows/README.md"), read(".github/workflows/translations.yml")),
    ],
    ...schemaFiles(),
  ]);
}

if (import.meta.main) {
  for (const [file, text] of generatedFiles((name) => readFileSync(name, "utf8"))) writeFileSync(file, text);
  writeFileSync(PAGE_ASSETS, await pageAssets());
}
