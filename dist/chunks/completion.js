import { Cr as e, Si as t, Vi as n, ft as r, pr as i, r as a, s as o, ut as s } from "./start.js";
import { n as c } from "./schema2.js";
// src/commands/runs/completion.ts
async function l(t, n) {
	let r = a(e, t);
	return r === void 0 ? c(e, "completion bash", t, n) : (r === "zsh" && n.print("autoload -U +X bashcompinit && bashcompinit"), u().split("\n").forEach(n.print), 0);
}
function u() {
	let e = r("option").filter(({ option: e }) => e && e.as !== "switch");
	return `# Completion of lokaform. Load it with: eval "$(lokaform completion bash)", or after compinit: eval "$(lokaform completion zsh)"
_lokaform() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="" words="" index
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index-1]}" in
      ${e.map((e) => `--${n(e)}`).join("|")}) continue ;;
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
function d(e) {
	return e.name === i.name ? o : "options" in e.schema ? e.schema.options : [];
}
function f(e) {
	return s.some((t) => t !== e && n(t) === n(e)) ? e.commands.map((t) => `"${t} --${n(e)}"`).join("|") : `*" --${n(e)}"`;
}
function p(e) {
	let t = d(e).join(" ");
	return t === "" ? [] : `    ${f(e)}) COMPREPLY=($(compgen -W "${t}" -- "$current")); return ;;`;
}
function m(e) {
	let t = r("option", [e]).flatMap(({ option: e, ...t }) => [`--${n(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), [i] = r("argument", [e]);
	return i ? `    ${e}) words="${d(i).join(" ")}"; [[ "$current" == -* ]] && words="${t}" ;;` : `    ${e}) words="${t}" ;;`;
}
export { l as printCompletion };
