import { Ci as e, bi as t, i as n, na as r, qn as i, r as a, tr as o, vn as s, yn as c } from "./start.js";
// src/commands/runs/completion.ts
async function l(t, { setup: r, print: i, showProblems: s }) {
	let c = n(e, t);
	if (c === void 0) {
		let n = a(t), r = `Which shell? It must be ${e.expects}. For example: lokaform completion bash`;
		return s(n.length > 0 ? n : [o("bad-setting", r)]), 1;
	}
	for (let e of [...u[c], ...d(r.commands).split("\n")]) i(e);
	return 0;
}
const u = {
	bash: [],
	zsh: ["autoload -U +X bashcompinit && bashcompinit"]
};
function d(e) {
	let t = e.map(({ name: e }) => e), n = [...new Map(e.flatMap(({ name: e }) => c(e).map((e) => [e.name, e]))).values()].filter(({ option: e }) => e && e.as !== "switch"), i = n.map((e) => `--${r(e)}`).join("|");
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
      ${t.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$previous" in
${n.flatMap(p).join("\n")}
    ${i}) return ;;
  esac
  case "$command" in
    "") words="${t.join(" ")} --help --version" ;;
${t.map(m).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function f(e) {
	return e.name === t.name ? i : "options" in e.schema ? e.schema.options : [];
}
function p(e) {
	let t = f(e).join(" ");
	return t === "" ? [] : [`    --${r(e)}) COMPREPLY=($(compgen -P "$prefix" -W "${t}" -- "$current")); return ;;`];
}
function m(e) {
	let t = c(e).flatMap(({ option: e, ...t }) => [`--${r(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), n = s(e);
	return n ? `    ${e}) words="${f(n).join(" ")}"; [[ "$current" == -* ]] && words="${t}" ;;` : `    ${e}) words="${t}" ;;`;
}
export { l as printCompletion };
