import { c as e, dr as t, dt as n, ji as r, lt as i, mi as a, r as o, xr as s } from "./start.js";
import { n as c } from "./schema2.js";
// src/commands/runs/completion.ts
async function l(e, t) {
	let n = o(s, e);
	return n === void 0 ? c(s, "completion bash", e, t) : (n === "zsh" && t.print("autoload -U +X bashcompinit && bashcompinit"), u().split("\n").forEach(t.print), 0);
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
      ${e.map((e) => `--${r(e)}`).join("|")}|=) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${a.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$command $previous" in
${e.flatMap(p).join("\n")}
    ${e.map(f).join("|")}) return ;;
  esac
  case "$command" in
    "") words="${a.join(" ")} --help --version" ;;
${a.map(m).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function d(n) {
	return n.name === t.name ? e : "options" in n.schema ? n.schema.options : [];
}
function f(e) {
	return i.some((t) => t !== e && r(t) === r(e)) ? e.commands.map((t) => `"${t} --${r(e)}"`).join("|") : `*" --${r(e)}"`;
}
function p(e) {
	let t = d(e).join(" ");
	return t === "" ? [] : `    ${f(e)}) COMPREPLY=($(compgen -P "$prefix" -W "${t}" -- "$current")); return ;;`;
}
function m(e) {
	let t = n("option", [e]).flatMap(({ option: e, ...t }) => [`--${r(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), [i] = n("argument", [e]);
	return i ? `    ${e}) words="${d(i).join(" ")}"; [[ "$current" == -* ]] && words="${t}" ;;` : `    ${e}) words="${t}" ;;`;
}
export { l as printCompletion };
