import { Fi as e, Fr as t, Tr as n, c as r, ea as i, ft as a, mt as o, r as s } from "./start.js";
import { n as c } from "./schema2.js";
// src/commands/runs/completion.ts
async function l(e, n) {
	let r = s(t, e);
	return r === void 0 ? c(t, "completion bash", e, n) : (r === "zsh" && n.print("autoload -U +X bashcompinit && bashcompinit"), u().split("\n").forEach(n.print), 0);
}
function u() {
	let t = o("option").filter(({ option: e }) => e && e.as !== "switch");
	return `# Completion of lokaform. Load it with: eval "$(lokaform completion bash)", or after compinit: eval "$(lokaform completion zsh)"
_lokaform() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="" words="" index
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index-1]}" in
      ${t.map((e) => `--${i(e)}`).join("|")}) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${e.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$command $previous" in
${t.flatMap(p).join("\n")}
    ${t.map(f).join("|")}) return ;;
  esac
  case "$command" in
    "") words="${e.join(" ")} --help --version" ;;
${e.map(m).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function d(e) {
	return e.name === n.name ? r : "options" in e.schema ? e.schema.options : [];
}
function f(e) {
	return a.some((t) => t !== e && i(t) === i(e)) ? e.commands.map((t) => `"${t} --${i(e)}"`).join("|") : `*" --${i(e)}"`;
}
function p(e) {
	let t = d(e).join(" ");
	return t === "" ? [] : `    ${f(e)}) COMPREPLY=($(compgen -W "${t}" -- "$current")); return ;;`;
}
function m(e) {
	let t = o("option", [e]).flatMap(({ option: e, ...t }) => [`--${i(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), [n] = o("argument", [e]);
	return n ? `    ${e}) words="${d(n).join(" ")}"; [[ "$current" == -* ]] && words="${t}" ;;` : `    ${e}) words="${t}" ;;`;
}
export { l as printCompletion };
