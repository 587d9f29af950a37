import { Cr as e, Dn as t, In as n, cr as r, d as i, r as a, st as o } from "./start.js";
import { n as s } from "./schema2.js";
// src/commands/runs/completion.ts
async function c(e, t) {
	let r = a(n, e);
	return r === void 0 ? s(n, "completion bash", e, t) : (r === "zsh" && t.print("autoload -U +X bashcompinit && bashcompinit"), l().split("\n").forEach(t.print), 0);
}
function l() {
	let t = [...new Map(o("option").map((e) => [e.name, e])).values()].filter(({ option: e }) => e && e.as !== "switch"), n = t.map((t) => `--${e(t)}`).join("|");
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
      ${n}|=) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${r.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$previous" in
${t.flatMap(d).join("\n")}
    ${n}) return ;;
  esac
  case "$command" in
    "") words="${r.join(" ")} --help --version" ;;
${r.map(f).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function u(e) {
	return e.name === t.name ? i : "options" in e.schema ? e.schema.options : [];
}
function d(t) {
	let n = u(t).join(" ");
	return n === "" ? [] : [`    --${e(t)}) COMPREPLY=($(compgen -P "$prefix" -W "${n}" -- "$current")); return ;;`];
}
function f(t) {
	let n = o("option", [t]).flatMap(({ option: t, ...n }) => [`--${e(n)}`, ...t?.as === "switch" && t.short ? [`-${t.short}`] : []]).join(" "), [r] = o("argument", [t]);
	return r ? `    ${t}) words="${u(r).join(" ")}"; [[ "$current" == -* ]] && words="${n}" ;;` : `    ${t}) words="${n}" ;;`;
}
export { c as printCompletion };
