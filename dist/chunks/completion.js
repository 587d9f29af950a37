import { An as e, Ci as t, It as n, Wt as r, bi as i, i as a, kn as o, na as s, r as c } from "./start.js";
// src/commands/runs/completion.ts
async function l(e, { setup: n, print: i, showProblems: o }) {
	let s = a(t, e);
	if (s === void 0) {
		let n = c(e), i = `Which shell? It must be ${t.expects}. For example: lokaform completion bash`;
		return o(n.length > 0 ? n : [r("bad-setting", i)]), 1;
	}
	for (let e of [...u[s], ...d(n.commands).split("\n")]) i(e);
	return 0;
}
const u = {
	bash: [],
	zsh: ["autoload -U +X bashcompinit && bashcompinit"]
};
function d(t) {
	let n = t.map(({ name: e }) => e), r = [...new Map(t.flatMap(({ name: t }) => e(t).map((e) => [e.name, e]))).values()].filter(({ option: e }) => e && e.as !== "switch"), i = r.map((e) => `--${s(e)}`).join("|");
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
      ${i}|=) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${n.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$previous" in
${r.flatMap(p).join("\n")}
    ${i}) return ;;
  esac
  case "$command" in
    "") words="${n.join(" ")} --help --version" ;;
${n.map(m).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function f(e) {
	return e.name === i.name ? n : "options" in e.schema ? e.schema.options : [];
}
function p(e) {
	let t = f(e).join(" ");
	return t === "" ? [] : [`    --${s(e)}) COMPREPLY=($(compgen -P "$prefix" -W "${t}" -- "$current")); return ;;`];
}
function m(t) {
	let n = e(t).flatMap(({ option: e, ...t }) => [`--${s(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), r = o(t);
	return r ? `    ${t}) words="${f(r).join(" ")}"; [[ "$current" == -* ]] && words="${n}" ;;` : `    ${t}) words="${n}" ;;`;
}
export { l as printCompletion };
