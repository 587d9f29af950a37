import { $a as e, Ma as t, Mr as n, Oi as r, Pa as i, ar as a, ir as o, jr as s, xi as c } from "./start.js";
import { t as l } from "./zod.js";
// src/commands/shells/bash.ts
function u(e) {
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
${n.flatMap(d).join("\n")}
    ${r}) return ;;
  esac
  case "$command" in
    "") words="${t.join(" ")} --help --version" ;;
${e.map(f).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function d({ flag: e, value: t }) {
	return !t || !Array.isArray(t.are) ? [] : [`    ${e}) COMPREPLY=($(compgen -W "${t.are.join(" ")}" -- "$current")); return ;;`];
}
function f({ name: e, options: t, argument: n }) {
	let r = t.flatMap(({ flag: e, short: t }) => t ? [e, t] : [e]).join(" ");
	return n ? `    ${e}) words="${Array.isArray(n.are) ? n.are.join(" ") : ""}"; [[ "$current" == -* ]] && words="${r}" ;;` : `    ${e}) words="${r}" ;;`;
}
// src/settings/choices.ts
function p(e) {
	return e.name === t.name ? c : e.schema instanceof l ? e.schema.options.map(String) : [];
}
// src/commands/shells/offers.ts
function m({ name: e, summary: t }) {
	let r = s(e), i = r && g(r);
	return {
		name: e,
		text: _(t),
		options: n(e).map(h),
		...i && { argument: i }
	};
}
function h(t) {
	let { option: n, docs: r } = t, i = g(t);
	return {
		flag: `--${e(t)}`,
		...n?.as === "switch" && n.short && { short: `-${n.short}` },
		text: _(r.text),
		repeats: n?.as === "list",
		...i && { value: i }
	};
}
function g(e) {
	let { option: t } = e;
	if (!t || t.as === "switch") return;
	let { metavar: n } = t, r = p(e);
	return r.length > 0 ? {
		name: n,
		are: r
	} : {
		name: n,
		are: /^(FILE|DIR|GLOB)/.test(n) ? "files" : "any"
	};
}
function _(e) {
	return e.replaceAll("`", "").split(/\.(?:\s|$)/, 1)[0] ?? "";
}
// src/commands/shells/zsh.ts
function v(e) {
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
${e.map(({ name: e, text: t }) => `        ${w(`${e}:${t}`)}`).join("\n")}
      )
      _describe -t commands command commands
      ;;
    rest)
      case $words[1] in
${e.map(y).join("\n")}
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
function y({ name: e, options: t, argument: n }) {
	let r = [...t.flatMap(x), ...n ? [w(`*:${C(n.name)}:${S(n)}`)] : []];
	return [
		`        ${e})`,
		"          _arguments -s \\",
		...b(r),
		"          ;;"
	].join("\n");
}
function b(e) {
	return e.map((t, n) => `            ${t}${n < e.length - 1 ? " \\" : ""}`);
}
function x({ flag: e, short: t, text: n, repeats: r, value: i }) {
	let a = `[${C(n)}]`;
	if (!i) {
		let n = t ? `(${t} ${e})` : "";
		return [e, ...t ? [t] : []].map((e) => w(`${n}${e}${a}`));
	}
	return [w(`${r ? "*" : ""}${e}=${a}:${C(i.name)}:${S(i)}`)];
}
function S({ are: e }) {
	return e === "files" ? "_files" : e === "any" ? " " : `(${e.join(" ")})`;
}
function C(e) {
	return e.replace(/[\\[\]:]/g, "\\$&");
}
function w(e) {
	return `'${e.replaceAll("'", "'\\''")}'`;
}
// src/commands/runs/completion.ts
const T = {
	bash: u,
	zsh: v
};
async function E(e, { setup: t, print: n, showProblems: s }) {
	let c = a(i, e);
	if (c === void 0) {
		let t = o(e), n = `Which shell? It must be ${i.expects}. For example: lokaform completion bash`;
		return s(t.length > 0 ? t : [r("bad-setting", n)]), 1;
	}
	for (let e of T[c](t.commands.map(m)).split("\n")) n(e);
	return 0;
}
export { E as printCompletion };
