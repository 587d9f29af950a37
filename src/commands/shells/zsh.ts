/** Completion for zsh, with the first sentence about each command and option. */
import type { CommandOffer, OptionOffer, ValueOffer } from "./offers.ts";

export function zshScript(commands: readonly CommandOffer[]): string {
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
${commands.map(commandCase).join("\n")}
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

function commandCase({ name, options, argument }: CommandOffer): string {
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
