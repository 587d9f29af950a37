import { Ar as e, Bi as t, Br as n, aa as r, c as i, ht as a, pt as o, r as s } from "./start.js";
import { n as c } from "./schema2.js";
// src/commands/runs/completion.ts
async function l(e, t) {
	let r = s(n, e);
	return r === void 0 ? c(n, "completion bash", e, t) : (r === "zsh" && t.print("autoload -U +X bashcompinit && bashcompinit"), u().split("\n").forEach(t.print), 0);
}
function u() {
	let e = a("option").filter(({ option: e }) => e && e.as !== "switch");
	return `# Completion of lokaform. Load it with: eval "$(lokaform completion bash)", or after compinit: eval "$(lokaform completion zsh)"
_lokaform() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="" words="" index
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index-1]}" in
      ${e.map((e) => `--${r(e)}`).join("|")}) continue ;;
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
	return t.name === e.name ? i : "options" in t.schema ? t.schema.options : [];
}
function f(e) {
	return o.some((t) => t !== e && r(t) === r(e)) ? e.commands.map((t) => `"${t} --${r(e)}"`).join("|") : `*" --${r(e)}"`;
}
function p(e) {
	let t = d(e).join(" ");
	return t === "" ? [] : `    ${f(e)}) COMPREPLY=($(compgen -W "${t}" -- "$current")); return ;;`;
}
function m(e) {
	let t = a("option", [e]).flatMap(({ option: e, ...t }) => [`--${r(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), [n] = a("argument", [e]);
	return n ? `    ${e}) words="${d(n).join(" ")}"; [[ "$current" == -* ]] && words="${t}" ;;` : `    ${e}) words="${t}" ;;`;
}
export { l as printCompletion };
