import { Ci as e, Hi as t, c as n, dt as r, mr as i, pt as a, r as o, wr as s } from "./start.js";
import { n as c } from "./schema2.js";
// src/commands/runs/completion.ts
async function l(e, t) {
	let n = o(s, e);
	return n === void 0 ? c(s, "completion bash", e, t) : (n === "zsh" && t.print("autoload -U +X bashcompinit && bashcompinit"), u().split("\n").forEach(t.print), 0);
}
function u() {
	let n = a("option").filter(({ option: e }) => e && e.as !== "switch");
	return `# Completion of lokaform. Load it with: eval "$(lokaform completion bash)", or after compinit: eval "$(lokaform completion zsh)"
_lokaform() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="" words="" index
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index-1]}" in
      ${n.map((e) => `--${t(e)}`).join("|")}) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${e.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$command $previous" in
${n.flatMap(p).join("\n")}
    ${n.map(f).join("|")}) return ;;
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
	return e.name === i.name ? n : "options" in e.schema ? e.schema.options : [];
}
function f(e) {
	return r.some((n) => n !== e && t(n) === t(e)) ? e.commands.map((n) => `"${n} --${t(e)}"`).join("|") : `*" --${t(e)}"`;
}
function p(e) {
	let t = d(e).join(" ");
	return t === "" ? [] : `    ${f(e)}) COMPREPLY=($(compgen -W "${t}" -- "$current")); return ;;`;
}
function m(e) {
	let n = a("option", [e]).flatMap(({ option: e, ...n }) => [`--${t(n)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), [r] = a("argument", [e]);
	return r ? `    ${e}) words="${d(r).join(" ")}"; [[ "$current" == -* ]] && words="${n}" ;;` : `    ${e}) words="${n}" ;;`;
}
export { l as printCompletion };
