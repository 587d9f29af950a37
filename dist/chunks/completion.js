import { Jn as e, at as t, c as n, ir as r, ni as i, r as a, rt as o, yi as s } from "./start.js";
import { n as c } from "./schema2.js";
// src/commands/runs/completion.ts
async function l(e, t) {
	let n = a(r, e);
	return n === void 0 ? c(r, "completion bash", e, t) : (n === "zsh" && t.print("autoload -U +X bashcompinit && bashcompinit"), u().split("\n").forEach(t.print), 0);
}
function u() {
	let e = t("option").filter(({ option: e }) => e && e.as !== "switch");
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
      ${e.map((e) => `--${s(e)}`).join("|")}|=) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${i.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$command $previous" in
${e.flatMap(p).join("\n")}
    ${e.map(f).join("|")}) return ;;
  esac
  case "$command" in
    "") words="${i.join(" ")} --help --version" ;;
${i.map(m).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function d(t) {
	return t.name === e.name ? n : "options" in t.schema ? t.schema.options : [];
}
function f(e) {
	return o.some((t) => t !== e && s(t) === s(e)) ? e.commands.map((t) => `"${t} --${s(e)}"`).join("|") : `*" --${s(e)}"`;
}
function p(e) {
	let t = d(e).join(" ");
	return t === "" ? [] : [`    ${f(e)}) COMPREPLY=($(compgen -P "$prefix" -W "${t}" -- "$current")); return ;;`];
}
function m(e) {
	let n = t("option", [e]).flatMap(({ option: e, ...t }) => [`--${s(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), [r] = t("argument", [e]);
	return r ? `    ${e}) words="${d(r).join(" ")}"; [[ "$current" == -* ]] && words="${n}" ;;` : `    ${e}) words="${n}" ;;`;
}
export { l as printCompletion };
