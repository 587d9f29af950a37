import { It as e, On as t, Wt as n, at as r, bi as i, bn as a, fi as o, i as s, kn as c, r as l, s as u, ta as d, un as f, vi as p, xn as m, yn as h, zi as g } from "./start.js";
import { t as _ } from "./schemas.js";
import { join as v } from "node:path";
import { readFile as y } from "node:fs/promises";
// src/commands/runs/print.ts
async function b(e, t) {
	let n = s(p, e);
	if (n === void 0) return S(p, "schema keys", e, t);
	let r = await y(v(t.setup.packageRoot, _(n)), "utf8");
	return t.print(r.trimEnd()), 0;
}
async function x(e, t) {
	let n = s(i, e);
	if (n === void 0) return S(i, "completion bash", e, t);
	for (let e of [...C[n], ...w().split("\n")]) t.print(e);
	return 0;
}
function S(e, t, r, { showProblems: i }) {
	let a = l(r), o = `The argument is missing. It must be ${e.expects}. For example: lokaform ${t}`;
	return i(a.length > 0 ? a : [n("bad-setting", o)]), 1;
}
const C = {
	bash: [],
	zsh: ["autoload -U +X bashcompinit && bashcompinit"]
};
function w() {
	let e = [...new Map(c(void 0).map((e) => [e.name, e])).values()].filter(({ option: e }) => e && e.as !== "switch"), t = e.map((e) => `--${d(e)}`).join("|");
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
      ${t}|=) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${g.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$previous" in
${e.flatMap(E).join("\n")}
    ${t}) return ;;
  esac
  case "$command" in
    "") words="${g.join(" ")} --help --version" ;;
${g.map(D).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function T(t) {
	return t.name === o.name ? e : "options" in t.schema ? t.schema.options : [];
}
function E(e) {
	let t = T(e).join(" ");
	return t === "" ? [] : [`    --${d(e)}) COMPREPLY=($(compgen -P "$prefix" -W "${t}" -- "$current")); return ;;`];
}
function D(e) {
	let n = c(e).flatMap(({ option: e, ...t }) => [`--${d(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), r = t(e);
	return r ? `    ${e}) words="${T(r).join(" ")}"; [[ "$current" == -* ]] && words="${n}" ;;` : `    ${e}) words="${n}" ;;`;
}
async function O(t, { setup: n, print: r, screen: { paint: i }, showProblems: c }) {
	let u = l(t), d = s(o, t)?.replace(/^\[(.*)\]$/, "$1"), f = e.find((e) => e === d);
	if (u.length === 0 && d !== void 0 && f === void 0 && u.push(k(d)), u.length > 0) return c(u), 1;
	let p = await y(v(n.packageRoot, "docs/problems.md"), "utf8"), m = a(n.console.width);
	for (let e of f ? N(f, p, m, i) : P(p, m, i)) r(e);
	return 0;
}
function k(t) {
	let r = u(t, e) || " lokaform explain lists all codes.";
	return n("bad-setting", `There is no problem code ${f(t)}.${r}`);
}
function A(e, t) {
	let [, ...n] = e.split(RegExp(`^${t} (.*)\n`, "m"));
	return n.flatMap((e, t) => t % 2 == 0 ? [{
		heading: e,
		text: n[t + 1] ?? ""
	}] : []);
}
const j = /^```text\n(.*?)\n```$/ms;
function M({ text: e }) {
	let [t = "", ...n] = e.replace(j, "").trim().split(/\n{2,}/).map((e) => e.replaceAll("\n", " ")), [, r = "", i = ""] = /^\*\*(.*?)\.\*\* (.*)$/.exec(t) ?? [];
	return {
		title: r,
		effect: i,
		paragraphs: n
	};
}
function N(e, t, n, i) {
	let a = A(t, "##").flatMap(({ text: e }) => A(e, "###")).find(({ heading: t }) => t === e);
	if (!a) throw Error(`docs/problems.md has no section ${e}`);
	let { title: o, effect: s, paragraphs: c } = M(a), l = j.exec(a.text)?.[1]?.split("\n") ?? [], u = [...l.slice(0, -1), ...m(l.at(-1) ?? "", n - 2)], d = c.map((e) => e.replace("*Example:*", "*For example:*").replace(/^\*(.*?)\*/, "$1"));
	return [
		...m(`${e}: ${o}`, n).map((e) => i("strong", e)),
		...m(s, n),
		"",
		...d.flatMap((e) => [...m(e, n), ""]),
		...u.map((e) => e === "" ? "" : `  ${e}`),
		"",
		r(e)
	];
}
function P(e, t, n) {
	return [...A(e, "##").map(({ heading: e, text: r }) => {
		let i = A(r, "###").map((e) => [e.heading, M(e).title]);
		return [
			n("strong", e),
			...h(i, t),
			""
		];
	}).flat(), ...m("lokaform explain CODE explains one of them.", t)];
}
export { O as explainProblem, x as printCompletion, b as printSchema };
