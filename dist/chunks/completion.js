import { Qn as e, Qr as t, at as n, c as r, cr as i, hi as a, r as o, rt as s } from "./start.js";
import { n as c } from "./schema2.js";
// src/commands/runs/completion.ts
async function l(e, t) {
	let n = o(i, e);
	return n === void 0 ? c(i, "completion bash", e, t) : (n === "zsh" && t.print("autoload -U +X bashcompinit && bashcompinit"), u().split("\n").forEach(t.print), 0);
}
function u() {
	let e = n("option").filter(({ option: e }) => e && e.as !== "switch");
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
      ${e.map((e) => `--${a(e)}`).join("|")}|=) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${t.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$command $previous" in
${e.flatMap(p).join("\n")}
    ${e.map(f).join("|")}) return ;;
  esac
  case "$command" in
    "") words="${t.join(" ")} --help --version" ;;
${t.map(m).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function d(t) {
	return t.name === e.name ? r : "options" in t.schema ? t.schema.options : [];
}
function f(e) {
	return s.some((t) => t !== e && a(t) === a(e)) ? e.commands.map((t) => `"${t} --${a(e)}"`).join("|") : `*" --${a(e)}"`;
}
function p(e) {
	let t = d(e).join(" ");
	return t === "" ? [] : [`    ${f(e)}) COMPREPLY=($(compgen -P "$prefix" -W "${t}" -- "$current")); return ;;`];
}
function m(e) {
	let t = n("option", [e]).flatMap(({ option: e, ...t }) => [`--${a(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), [r] = n("argument", [e]);
	return r ? `    ${e}) words="${d(r).join(" ")}"; [[ "$current" == -* ]] && words="${t}" ;;` : `    ${e}) words="${t}" ;;`;
}
export { l as printCompletion };
