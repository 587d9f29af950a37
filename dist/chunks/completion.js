import { Er as e, Pi as t, _i as n, c as r, ft as i, gr as a, mt as o, r as s } from "./start.js";
import { n as c } from "./schema2.js";
// src/commands/runs/completion.ts
async function l(t, n) {
	let r = s(e, t);
	return r === void 0 ? c(e, "completion bash", t, n) : (r === "zsh" && n.print("autoload -U +X bashcompinit && bashcompinit"), u().split("\n").forEach(n.print), 0);
}
function u() {
	let e = o("option").filter(({ option: e }) => e && e.as !== "switch");
	return `# Completion of lokaform. Load it with: eval "$(lokaform completion bash)", or after compinit: eval "$(lokaform completion zsh)"
_lokaform() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="" words="" index
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index-1]}" in
      ${e.map((e) => `--${t(e)}`).join("|")}) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${n.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$command $previous" in
${e.flatMap(p).join("\n")}
    ${e.map(f).join("|")}) return ;;
  esac
  case "$command" in
    "") words="${n.join(" ")} --help --version" ;;
${n.map(m).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function d(e) {
	return e.name === a.name ? r : "options" in e.schema ? e.schema.options : [];
}
function f(e) {
	return i.some((n) => n !== e && t(n) === t(e)) ? e.commands.map((n) => `"${n} --${t(e)}"`).join("|") : `*" --${t(e)}"`;
}
function p(e) {
	let t = d(e).join(" ");
	return t === "" ? [] : `    ${f(e)}) COMPREPLY=($(compgen -W "${t}" -- "$current")); return ;;`;
}
function m(e) {
	let n = o("option", [e]).flatMap(({ option: e, ...n }) => [`--${t(n)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), [r] = o("argument", [e]);
	return r ? `    ${e}) words="${d(r).join(" ")}"; [[ "$current" == -* ]] && words="${n}" ;;` : `    ${e}) words="${n}" ;;`;
}
export { l as printCompletion };
