/** Prints the completion script of a shell. */

import type { Terminal } from "../../host/terminal.ts";
import type { ListedCommand } from "../../model/command.ts";
import { problem } from "../../model/problem.ts";
import { optionName, type Setting } from "../../model/setting.ts";
import { choicesOf } from "../../settings/choices.ts";
import { optionProblems, optionValue, type RawOptions } from "../../settings/flags.ts";
import { SHELL, type Shell } from "../../settings/table/commands.ts";
import { argumentOf, optionsOf } from "../../settings/table/table.ts";

const SCRIPTS: Readonly<Record<Shell, (commands: readonly CommandOffer[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
};

export async function printCompletion(
  raw: RawOptions,
  { setup, print, showProblems }: Terminal,
): Promise<number> {
  const shell = optionValue(SHELL, raw);
  if (shell === undefined) {
    const wrong = optionProblems(raw);
    const missing = `Which shell? It must be ${SHELL.expects}. For example: lokaform completion bash`;
    showProblems(wrong.length > 0 ? wrong : [problem("bad-setting", missing)]);
    return 1;
  }
  for (const line of SCRIPTS[shell](setup.commands.map(offersOf)).split("\n")) print(line);
  return 0;
}

interface CommandOffer {
  name: string;
  text: string;
  options: readonly OptionOffer[];
  /** The values of its argument; absent if it has none. */
  argument?: ValueOffer;
}

interface OptionOffer {
  /** `--format` */
  flag: string;
  /** `-h` */
  short?: string;
  /** The first sentence about it. */
  text: string;
  repeats: boolean;
  /** Absent for a switch. */
  value?: ValueOffer;
}

interface ValueOffer {
  /** The word for the value in the help. */
  name: string;
  /** `any`: the shell cannot know the values. */
  are: readonly string[] | "files" | "any";
}

function offersOf({ name, summary }: ListedCommand): CommandOffer {
  const argument = argumentOf(name);
  const value = argument && valueOffer(argument);
  return {
    name,
    text: firstSentence(summary),
    options: optionsOf(name).map(optionOffer),
    ...(value && { argument: value }),
  };
}

function optionOffer(row: Setting): OptionOffer {
  const { option, docs } = row;
  const value = valueOffer(row);
  return {
    flag: `--${optionName(row)}`,
    ...(option?.as === "switch" && option.short && { short: `-${option.short}` }),
    text: firstSentence(docs.text),
    repeats: option?.as === "list",
    ...(value && { value }),
  };
}

function valueOffer(row: Setting): ValueOffer | undefined {
  const { option } = row;
  if (!option || option.as === "switch") return undefined;
  const { metavar } = option;
  const choices = choicesOf(row);
  if (choices.length > 0) return { name: metavar, are: choices };
  return { name: metavar, are: /^(FILE|DIR|GLOB)/.test(metavar) ? "files" : "any" };
}

/** Without the period. */
function firstSentence(text: string): string {
  return text.replaceAll("`", "").split(/\.(?:\s|$)/, 1)[0] ?? "";
}

function bashScript(commands: readonly CommandOffer[]): string {
  const names = commands.map(({ name }) => name);
  const byFlag = new Map(commands.flatMap(({ options }) => options.map((one) => [one.flag, one] as const)));
  const withValues = [...byFlag.values()].filter(({ value }) => value !== undefined);
  const valueFlags = withValues.map(({ flag }) => flag).join("|");
  return `# Completion of lokaform for bash. Load it with: eval "$(lokaform completion bash)"
_lokaform() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="" words="" index
  COMPREPLY=()
  # bash splits --option=value into three words.
  if [[ "$current" == "=" ]]; then
    current=""
  elif [[ "$previous" == "=" ]]; then
    previous="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index-1]}" in
      ${valueFlags}|=) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${names.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$previous" in
${withValues.flatMap(valueCase).join("\n")}
    ${valueFlags}) return ;;
  esac
  case "$command" in
    "") words="${names.join(" ")} --help --version" ;;
${commands.map(commandCase).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}

function valueCase({ flag, value }: OptionOffer): string[] {
  if (!value || !Array.isArray(value.are)) return [];
  return [`    ${flag}) COMPREPLY=($(compgen -W "${value.are.join(" ")}" -- "$current")); return ;;`];
}

function commandCase({ name, options, argument }: CommandOffer): string {
  const flags = options.flatMap(({ flag, short }) => (short ? [flag, short] : [flag])).join(" ");
  if (!argument) return `    ${name}) words="${flags}" ;;`;
  const values = Array.isArray(argument.are) ? argument.are.join(" ") : "";
  return `    ${name}) words="${values}"; [[ "$current" == -* ]] && words="${flags}" ;;`;
}

function zshScript(commands: readonly CommandOffer[]): string {
  return `#compdef lokaform
# Completion of lokaform for zsh. Load it after compinit with: eval "$(lokaform completion zsh)"
_lokaform() {
  local curcontext="$curcontext" state line
  typeset -A opt_args
  _arguments -C '(- *)'{-h,--help}'[Show the help]' '(- *)'{-V,--version}'[Show the version]' '1: :->command' '*:: :->rest'
  case $state in
    command)
      local -a commands
      commands=(
${commands.map(({ name, text }) => `        ${quoted(`${name}:${text}`)}`).join("\n")}
      )
      _describe -t commands command commands
      ;;
    rest)
      case $words[1] in
${commands.map(zshCommandCase).join("\n")}
      esac
      ;;
  esac
}
if [[ "$funcstack[1]" == "_lokaform" ]]; then
  _lokaform "$@"
else
  compdef _lokaform lokaform
fi`;
}

function zshCommandCase({ name, options, argument }: CommandOffer): string {
  const specs = [
    ...options.flatMap(optionSpecs),
    ...(argument ? [quoted(`*:${escaped(argument.name)}:${action(argument)}`)] : []),
  ];
  return [`        ${name})`, `          _arguments -s \\`, ...listed(specs), "          ;;"].join("\n");
}

function listed(specs: readonly string[]): string[] {
  return specs.map((spec, index) => `            ${spec}${index < specs.length - 1 ? " \\" : ""}`);
}

function optionSpecs({ flag, short, text, repeats, value }: OptionOffer): string[] {
  const about = `[${escaped(text)}]`;
  if (!value) {
    const both = short ? `(${short} ${flag})` : "";
    return [flag, ...(short ? [short] : [])].map((name) => quoted(`${both}${name}${about}`));
  }
  return [quoted(`${repeats ? "*" : ""}${flag}=${about}:${escaped(value.name)}:${action(value)}`)];
}

function action({ are }: ValueOffer): string {
  if (are === "files") return "_files";
  return are === "any" ? " " : `(${are.join(" ")})`;
}

/** The characters that separate the parts of a specification. */
function escaped(text: string): string {
  return text.replace(/[\\[\]:]/g, "\\$&");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
