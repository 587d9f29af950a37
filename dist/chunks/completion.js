import { Ln as e, On as t, d as n, lr as r, r as i, st as a, wr as o } from "./start.js";
import { n as s } from "./schema2.js";
// src/commands/runs/completion.ts
async function c(t, n) {
	let r = i(e, t);
	return r === void 0 ? s(e, "completion bash", t, n) : (r === "zsh" && n.print("autoload -U +X bashcompinit && bashcompinit"), l().split("\n").forEach(n.print), 0);
}
function l() {
	let e = [...new Map(a("option").map((e) => [e.name, e])).values()].filter(({ option: e }) => e && e.as !== "switch"), t = e.map((e) => `--${o(e)}`).join("|");
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
      ${t}|=) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${r.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$previous" in
${e.flatMap(d).join("\n")}
    ${t}) return ;;
  esac
  case "$command" in
    "") words="${r.join(" ")} --help --version" ;;
${r.map(f).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function u(e) {
	return e.name === t.name ? n : "options" in e.schema ? e.schema.options : [];
}
function d(e) {
	let t = u(e).join(" ");
	return t === "" ? [] : [`    --${o(e)}) COMPREPLY=($(compgen -P "$prefix" -W "${t}" -- "$current")); return ;;`];
}
function f(e) {
	let t = a("option", [e]).flatMap(({ option: e, ...t }) => [`--${o(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), [n] = a("argument", [e]);
	return n ? `    ${e}) words="${u(n).join(" ")}"; [[ "$current" == -* ]] && words="${t}" ;;` : `    ${e}) words="${t}" ;;`;
}
export { c as printCompletion };
