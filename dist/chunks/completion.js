import { Ai as e, J as t, K as n, dr as r, pi as i, r as a, xr as o, yt as s } from "./start.js";
import { n as c } from "./schema2.js";
// src/commands/runs/completion.ts
async function l(e, t) {
	let n = a(o, e);
	return n === void 0 ? c(o, "completion bash", e, t) : (n === "zsh" && t.print("autoload -U +X bashcompinit && bashcompinit"), u().split("\n").forEach(t.print), 0);
}
function u() {
	let n = t("option").filter(({ option: e }) => e && e.as !== "switch");
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
      ${n.map((t) => `--${e(t)}`).join("|")}|=) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${i.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$command $previous" in
${n.flatMap(p).join("\n")}
    ${n.map(f).join("|")}) return ;;
  esac
  case "$command" in
    "") words="${i.join(" ")} --help --version" ;;
${i.map(m).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function d(e) {
	return e.name === r.name ? s : "options" in e.schema ? e.schema.options : [];
}
function f(t) {
	return n.some((n) => n !== t && e(n) === e(t)) ? t.commands.map((n) => `"${n} --${e(t)}"`).join("|") : `*" --${e(t)}"`;
}
function p(e) {
	let t = d(e).join(" ");
	return t === "" ? [] : `    ${f(e)}) COMPREPLY=($(compgen -P "$prefix" -W "${t}" -- "$current")); return ;;`;
}
function m(n) {
	let r = t("option", [n]).flatMap(({ option: t, ...n }) => [`--${e(n)}`, ...t?.as === "switch" && t.short ? [`-${t.short}`] : []]).join(" "), [i] = t("argument", [n]);
	return i ? `    ${n}) words="${d(i).join(" ")}"; [[ "$current" == -* ]] && words="${r}" ;;` : `    ${n}) words="${r}" ;;`;
}
export { l as printCompletion };
