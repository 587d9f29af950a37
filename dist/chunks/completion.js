import { c as e, ht as t, ia as n, kr as r, pt as i, r as a, zi as o, zr as s } from "./start.js";
import { n as c } from "./schema2.js";
// src/commands/runs/completion.ts
async function l(e, t) {
	let n = a(s, e);
	return n === void 0 ? c(s, "completion bash", e, t) : (n === "zsh" && t.print("autoload -U +X bashcompinit && bashcompinit"), u().split("\n").forEach(t.print), 0);
}
function u() {
	let e = t("option").filter(({ option: e }) => e && e.as !== "switch");
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
      ${o.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$command $previous" in
${e.flatMap(p).join("\n")}
    ${e.map(f).join("|")}) return ;;
  esac
  case "$command" in
    "") words="${o.join(" ")} --help --version" ;;
${o.map(m).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function d(t) {
	return t.name === r.name ? e : "options" in t.schema ? t.schema.options : [];
}
function f(e) {
	return i.some((t) => t !== e && n(t) === n(e)) ? e.commands.map((t) => `"${t} --${n(e)}"`).join("|") : `*" --${n(e)}"`;
}
function p(e) {
	let t = d(e).join(" ");
	return t === "" ? [] : `    ${f(e)}) COMPREPLY=($(compgen -W "${t}" -- "$current")); return ;;`;
}
function m(e) {
	let r = t("option", [e]).flatMap(({ option: e, ...t }) => [`--${n(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), [i] = t("argument", [e]);
	return i ? `    ${e}) words="${d(i).join(" ")}"; [[ "$current" == -* ]] && words="${r}" ;;` : `    ${e}) words="${r}" ;;`;
}
export { l as printCompletion };
