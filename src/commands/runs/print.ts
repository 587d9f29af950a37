/** Commands that print a part of this package: a JSON Schema, the completion script of a shell, and the explanation of a problem. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Terminal } from "../../host/terminal.ts";
import { COMMAND_NAMES, type CommandName } from "../../model/command.ts";
import { didYouMean } from "../../model/didYouMean.ts";
import { schemaFile } from "../../model/package.ts";
import { PROBLEM_CODES, type ProblemCode, problem } from "../../model/problem.ts";
import { optionName, type Setting } from "../../model/setting.ts";
import { quoted } from "../../report/safeText.ts";
import { columns, type Paint, widthFor, wrapLine } from "../../report/text/screen.ts";
import { problemAddress } from "../../report/view/words.ts";
import { optionProblems, optionValue, type RawOptions } from "../../settings/flags.ts";
import { EXPLAINED_CODE, SCHEMA_NAME, SHELL } from "../../settings/table/commands.ts";
import { offeredAs } from "../../settings/table/table.ts";

/** `npm run docs` makes the schemas. */
export async function printSchema(raw: RawOptions, terminal: Terminal): Promise<number> {
  const name = optionValue(SCHEMA_NAME, raw);
  if (name === undefined) return refused(SCHEMA_NAME, "schema keys", raw, terminal);
  const text = await readFile(join(terminal.setup.packageRoot, schemaFile(name)), "utf8");
  terminal.print(text.trimEnd());
  return 0;
}

export async function printCompletion(raw: RawOptions, terminal: Terminal): Promise<number> {
  const shell = optionValue(SHELL, raw);
  if (shell === undefined) return refused(SHELL, "completion bash", raw, terminal);
  // zsh can complete as bash does.
  if (shell === "zsh") terminal.print("autoload -U +X bashcompinit && bashcompinit");
  bashScript().split("\n").forEach(terminal.print);
  return 0;
}

/** Without the argument that a command needs, or with a wrong one. */
function refused(row: Setting, example: string, raw: RawOptions, { showProblems }: Terminal): number {
  const wrong = optionProblems(raw);
  const missing = `The argument is missing. It must be ${row.expects}. For example: lokaform ${example}`;
  showProblems(wrong.length > 0 ? wrong : [problem("bad-setting", missing)]);
  return 1;
}

function bashScript(): string {
  const options = new Map(offeredAs("option").map((row) => [row.name, row]));
  const withValues = [...options.values()].filter(({ option }) => option && option.as !== "switch");
  const valueFlags = withValues.map((row) => `--${optionName(row)}`).join("|");
  return `# Completion of lokaform. Load it with: eval "$(lokaform completion bash)", or after compinit: eval "$(lokaform completion zsh)"
_lokaform() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="" words="" prefix="" index
  COMPREPLY=()
  # bash splits --option=value into three words, and zsh does not.
  if [[ "$current" == "=" ]]; then
    current=""
  elif [[ "$previous" == "=" ]]; then
    previous="\${COMP_WORDS[COMP_CWORD-2]}"
  elif [[ "$current" == --*=* ]]; then
    previous="\${current%%=*}" prefix="\${current%%=*}=" current="\${current#*=}"
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index-1]}" in
      ${valueFlags}|=) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${COMMAND_NAMES.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$previous" in
${withValues.flatMap(valueCase).join("\n")}
    ${valueFlags}) return ;;
  esac
  case "$command" in
    "") words="${COMMAND_NAMES.join(" ")} --help --version" ;;
${COMMAND_NAMES.map(commandCase).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}

/** All values of a setting that has a fixed set of them; otherwise none. */
function choicesOf(row: Setting): readonly string[] {
  if (row.name === EXPLAINED_CODE.name) return PROBLEM_CODES;
  return "options" in row.schema ? (row.schema.options as string[]) : [];
}

function valueCase(row: Setting): string[] {
  const choices = choicesOf(row).join(" ");
  if (choices === "") return [];
  return [
    `    --${optionName(row)}) COMPREPLY=($(compgen -P "$prefix" -W "${choices}" -- "$current")); return ;;`,
  ];
}

function commandCase(name: CommandName): string {
  const flags = offeredAs("option", [name]).flatMap(({ option, ...row }) => [
    `--${optionName(row)}`,
    ...(option?.as === "switch" && option.short ? [`-${option.short}`] : []),
  ]);
  const words = flags.join(" ");
  const [argument] = offeredAs("argument", [name]);
  if (!argument) return `    ${name}) words="${words}" ;;`;
  const values = choicesOf(argument).join(" ");
  return `    ${name}) words="${values}"; [[ "$current" == -* ]] && words="${words}" ;;`;
}

/** Explains a problem code, or lists all codes. The explanations are the sections of docs/problems.md. */
export async function explainProblem(
  raw: RawOptions,
  { setup, print, screen, showProblems }: Terminal,
): Promise<number> {
  const wrong = optionProblems(raw);
  // Somebody may copy the code with its brackets.
  const given = optionValue(EXPLAINED_CODE, raw)?.replace(/^\[(.*)\]$/, "$1");
  const code = PROBLEM_CODES.find((one) => one === given);
  if (wrong.length === 0 && given !== undefined && code === undefined) {
    const guess = didYouMean(given, PROBLEM_CODES) || " lokaform explain lists all codes.";
    wrong.push(problem("bad-setting", `There is no problem code ${quoted(given)}.${guess}`));
  }
  if (wrong.length > 0) {
    showProblems(wrong);
    return 1;
  }
  const page = await readFile(join(setup.packageRoot, "docs/problems.md"), "utf8");
  const width = widthFor(screen.width);
  for (const line of code ? explanation(code, page, width, screen.paint) : list(page, width, screen.paint))
    print(line);
  return 0;
}

/** The headings of docs/problems.md, and the sections below each. A section has a title in bold before its text. */
function groupsOf(page: string) {
  const [, ...groups] = page.split(/^## /m);
  return groups.map((group) => {
    const [heading = "", ...sections] = group.split(/\n+### /);
    const parts = sections.map((one) => /^(\S+)\n+\*\*(.*?)\.\*\* (.*)$/s.exec(one) ?? []);
    return {
      heading,
      sections: parts.map(([, code = "", title = "", text = ""]) => ({ code, title, text })),
    };
  });
}

function explanation(code: ProblemCode, page: string, width: number, paint: Paint): string[] {
  const section = groupsOf(page)
    .flatMap(({ sections }) => sections)
    .find((one) => one.code === code);
  if (!section) throw new Error(`docs/problems.md has no section ${code}`);
  const [words = "", example = ""] = section.text.split(/\n```text\n|\n```/);
  const paragraphs = words
    .trim()
    .replace("*Example:*", "For example:")
    .split(/\n{2,}/);
  const lines = example.split("\n");
  // A wrapped line of a file would have another meaning.
  const shown = [...lines.slice(0, -1), ...wrapLine(lines.at(-1) ?? "", width - 2)];
  return [
    ...wrapLine(`${code}: ${section.title}`, width).map((line) => paint("strong", line)),
    ...paragraphs.flatMap((one) => [
      ...wrapLine(one.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), width),
      "",
    ]),
    ...shown.map((line) => (line === "" ? "" : `  ${line}`)),
    "",
    problemAddress(code),
  ];
}

function list(page: string, width: number, paint: Paint): string[] {
  const parts = groupsOf(page).map(({ heading, sections }) => {
    const rows = sections.map(({ code, title }) => [code, title] as const);
    return [paint("strong", heading), ...columns(rows, width), ""];
  });
  return [...parts.flat(), ...wrapLine("lokaform explain CODE explains one of them.", width)];
}
