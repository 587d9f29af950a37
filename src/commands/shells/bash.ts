/**
 * Completion for bash, also for version 3.2 of macOS. Where the script offers nothing, bash offers files.
 */
import type { CommandOffer, OptionOffer } from "./offers.ts";

export function bashScript(commands: readonly CommandOffer[]): string {
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
