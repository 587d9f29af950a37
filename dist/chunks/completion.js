import { $i as e, Pi as t, Pr as n, c as r, ft as i, mt as a, r as o, wr as s } from "./start.js";
import { n as c } from "./schema2.js";
// src/commands/runs/completion.ts
async function l(e, t) {
	let r = o(n, e);
	return r === void 0 ? c(n, "completion bash", e, t) : (r === "zsh" && t.print("autoload -U +X bashcompinit && bashcompinit"), u().split("\n").forEach(t.print), 0);
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
      ${n.map((t) => `--${e(t)}`).join("|")}) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${t.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$command $previous" in
${n.flatMap(p).join("\n")}
    ${n.map(f).join("|")}) return ;;
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
	return e.name === s.name ? r : "options" in e.schema ? e.schema.options : [];
}
function f(t) {
	return i.some((n) => n !== t && e(n) === e(t)) ? t.commands.map((n) => `"${n} --${e(t)}"`).join("|") : `*" --${e(t)}"`;
}
function p(e) {
	let t = d(e).join(" ");
	return t === "" ? [] : `    ${f(e)}) COMPREPLY=($(compgen -W "${t}" -- "$current")); return ;;`;
}
function m(t) {
	let n = a("option", [t]).flatMap(({ option: t, ...n }) => [`--${e(n)}`, ...t?.as === "switch" && t.short ? [`-${t.short}`] : []]).join(" "), [r] = a("argument", [t]);
	return r ? `    ${t}) words="${d(r).join(" ")}"; [[ "$current" == -* ]] && words="${n}" ;;` : `    ${t}) words="${n}" ;;`;
}
export { l as printCompletion };
