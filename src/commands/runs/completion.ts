import type { Terminal } from "../../host/terminal.ts";
import { COMMAND_NAMES, type CommandName } from "../../model/command.ts";
import { PROBLEM_CODES } from "../../model/problem.ts";
import { optionName, type Setting } from "../../model/setting.ts";
import { optionValue, type RawOptions } from "../../settings/flags.ts";
import { EXPLAINED_CODE, SHELL } from "../../settings/table/commands.ts";
import { OPTIONS, offeredAs } from "../../settings/table/table.ts";
import { refused } from "./schema.ts";

export async function printCompletion(raw: RawOptions, terminal: Terminal): Promise<number> {
  const shell = optionValue(SHELL, raw);
  if (shell === undefined) return refused(SHELL, "completion bash", raw, terminal);
  // zsh can complete as bash does.
  if (shell === "zsh") terminal.print("autoload -U +X bashcompinit && bashcompinit");
  bashScript().split("\n").forEach(terminal.print);
  return 0;
}

function bashScript(): string {
  const withValues = offeredAs("option").filter(({ option }) => option && option.as !== "switch");
  const valueFlags = withValues.map((row) => `--${optionName(row)}`).join("|");
  return `# Completion of lokaform. Load it with: eval "$(lokaform completion bash)", or after compinit: eval "$(lokaform completion zsh)"
_lokaform() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="" words="" index
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index-1]}" in
      ${valueFlags}) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${COMMAND_NAMES.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$command $previous" in
${withValues.flatMap(valueCase).join("\n")}
    ${withValues.map(patternOf).join("|")}) return ;;
  esac
  case "$command" in
    "") words="${COMMAND_NAMES.join(" ")} --help --version" ;;
${COMMAND_NAMES.map(commandCase).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}

function choicesOf(row: Setting): readonly string[] {
  if (row.name === EXPLAINED_CODE.name) return PROBLEM_CODES;
  return "options" in row.schema ? (row.schema.options as string[]) : [];
}

/** Of the command and the word before the current one. Another command can have a switch of the same name. */
function patternOf(row: Setting): string {
  return OPTIONS.some((one) => one !== row && optionName(one) === optionName(row))
    ? row.commands.map((command) => `"${command} --${optionName(row)}"`).join("|")
    : `*" --${optionName(row)}"`;
}

function valueCase(row: Setting): string | [] {
  const choices = choicesOf(row).join(" ");
  if (choices === "") return [];
  return `    ${patternOf(row)}) COMPREPLY=($(compgen -W "${choices}" -- "$current")); return ;;`;
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
