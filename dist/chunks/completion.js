import { Yn as e, _n as t, aa as n, i as r, li as i, oi as a, r as o, rr as s, vn as c } from "./start.js";
import { t as l } from "./zod.js";
// src/settings/choices.ts
function u(t) {
	return t.name === a.name ? e : t.schema instanceof l ? t.schema.options.map(String) : [];
}
// src/commands/runs/completion.ts
const d = {
	bash: _,
	zsh: b
};
async function f(e, { setup: t, print: n, showProblems: a }) {
	let c = r(i, e);
	if (c === void 0) {
		let t = o(e), n = `Which shell? It must be ${i.expects}. For example: lokaform completion bash`;
		return a(t.length > 0 ? t : [s("bad-setting", n)]), 1;
	}
	for (let e of d[c](t.commands.map(p)).split("\n")) n(e);
	return 0;
}
function p({ name: e, summary: n }) {
	let r = t(e), i = r && h(r);
	return {
		name: e,
		text: g(n),
		options: c(e).map(m),
		...i && { argument: i }
	};
}
function m(e) {
	let { option: t, docs: r } = e, i = h(e);
	return {
		flag: `--${n(e)}`,
		...t?.as === "switch" && t.short && { short: `-${t.short}` },
		text: g(r.text),
		repeats: t?.as === "list",
		...i && { value: i }
	};
}
function h(e) {
	let { option: t } = e;
	if (!t || t.as === "switch") return;
	let { metavar: n } = t, r = u(e);
	return r.length > 0 ? {
		name: n,
		are: r
	} : {
		name: n,
		are: /^(FILE|DIR|GLOB)/.test(n) ? "files" : "any"
	};
}
function g(e) {
	return e.replaceAll("`", "").split(/\.(?:\s|$)/, 1)[0] ?? "";
}
function _(e) {
	let t = e.map(({ name: e }) => e), n = [...new Map(e.flatMap(({ options: e }) => e.map((e) => [e.flag, e]))).values()].filter(({ value: e }) => e !== void 0), r = n.map(({ flag: e }) => e).join("|");
	return `# Completion of lokaform for bash. Load it with: eval "$(lokaform completion bash)"
_lokaform() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="" words="" index
  COMPREPLY=()
  # bash splits --option=value into three words.
  if [[ "$current" == "=" ]]; then
    current=""
  elif [[ "$previous" == "=" ]]; then
    previous="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index-1]}" in
      ${r}|=) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${t.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$previous" in
${n.flatMap(v).join("\n")}
    ${r}) return ;;
  esac
  case "$command" in
    "") words="${t.join(" ")} --help --version" ;;
${e.map(y).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function v({ flag: e, value: t }) {
	return !t || !Array.isArray(t.are) ? [] : [`    ${e}) COMPREPLY=($(compgen -W "${t.are.join(" ")}" -- "$current")); return ;;`];
}
function y({ name: e, options: t, argument: n }) {
	let r = t.flatMap(({ flag: e, short: t }) => t ? [e, t] : [e]).join(" ");
	return n ? `    ${e}) words="${Array.isArray(n.are) ? n.are.join(" ") : ""}"; [[ "$current" == -* ]] && words="${r}" ;;` : `    ${e}) words="${r}" ;;`;
}
function b(e) {
	return `#compdef lokaform
# Completion of lokaform for zsh. Load it after compinit with: eval "$(lokaform completion zsh)"
_lokaform() {
  local curcontext="$curcontext" state line
  typeset -A opt_args
  _arguments -C '(- *)'{-h,--help}'[Show the help]' '(- *)'{-V,--version}'[Show the version]' '1: :->command' '*:: :->rest'
  case $state in
    command)
      local -a commands
      commands=(
${e.map(({ name: e, text: t }) => `        ${E(`${e}:${t}`)}`).join("\n")}
      )
      _describe -t commands command commands
      ;;
    rest)
      case $words[1] in
${e.map(x).join("\n")}
      esac
      ;;
  esac
}
if [[ "$funcstack[1]" == "_lokaform" ]]; then
  _lokaform "$@"
else
  compdef _lokaform lokaform
fi`;
}
function x({ name: e, options: t, argument: n }) {
	let r = [...t.flatMap(C), ...n ? [E(`*:${T(n.name)}:${w(n)}`)] : []];
	return [
		`        ${e})`,
		"          _arguments -s \\",
		...S(r),
		"          ;;"
	].join("\n");
}
function S(e) {
	return e.map((t, n) => `            ${t}${n < e.length - 1 ? " \\" : ""}`);
}
function C({ flag: e, short: t, text: n, repeats: r, value: i }) {
	let a = `[${T(n)}]`;
	if (!i) {
		let n = t ? `(${t} ${e})` : "";
		return [e, ...t ? [t] : []].map((e) => E(`${n}${e}${a}`));
	}
	return [E(`${r ? "*" : ""}${e}=${a}:${T(i.name)}:${w(i)}`)];
}
function w({ are: e }) {
	return e === "files" ? "_files" : e === "any" ? " " : `(${e.join(" ")})`;
}
function T(e) {
	return e.replace(/[\\[\]:]/g, "\\$&");
}
function E(e) {
	return `'${e.replaceAll("'", "'\\''")}'`;
}
export { f as printCompletion };
