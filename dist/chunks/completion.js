import { H as e, Pi as t, W as n, _i as r, ht as i, lr as a, r as o, yr as s } from "./start.js";
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
      ${e.map((e) => `--${t(e)}`).join("|")}|=) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${r.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$command $previous" in
${e.flatMap(p).join("\n")}
    ${e.map(f).join("|")}) return ;;
  esac
  case "$command" in
    "") words="${r.join(" ")} --help --version" ;;
${r.map(m).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function d(e) {
	return e.name === a.name ? i : "options" in e.schema ? e.schema.options : [];
}
function f(n) {
	return e.some((e) => e !== n && t(e) === t(n)) ? n.commands.map((e) => `"${e} --${t(n)}"`).join("|") : `*" --${t(n)}"`;
}
function p(e) {
	let t = d(e).join(" ");
	return t === "" ? [] : `    ${f(e)}) COMPREPLY=($(compgen -P "$prefix" -W "${t}" -- "$current")); return ;;`;
}
function m(e) {
	let r = n("option", [e]).flatMap(({ option: e, ...n }) => [`--${t(n)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), [i] = n("argument", [e]);
	return i ? `    ${e}) words="${d(i).join(" ")}"; [[ "$current" == -* ]] && words="${r}" ;;` : `    ${e}) words="${r}" ;;`;
}
export { l as printCompletion };
