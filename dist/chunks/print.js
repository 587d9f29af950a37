import { Fn as e, Ln as t, at as n, b as r, d as i, ft as a, i as o, it as s, kn as c, nr as l, pt as u, q as d, r as f, rt as p, s as m, vr as h } from "./start.js";
import { Qt as g } from "./engine.js";
import { t as _ } from "./schemas.js";
import { join as v } from "node:path";
import { readFile as y } from "node:fs/promises";
// src/commands/runs/print.ts
async function b(t, n) {
	let r = o(e, t);
	if (r === void 0) return S(e, "schema keys", t, n);
	let i = await y(v(n.setup.packageRoot, _(r)), "utf8");
	return n.print(i.trimEnd()), 0;
}
async function x(e, n) {
	let r = o(t, e);
	if (r === void 0) return S(t, "completion bash", e, n);
	for (let e of [...C[r], ...w().split("\n")]) n.print(e);
	return 0;
}
function S(e, t, n, { showProblems: i }) {
	let a = f(n), o = `The argument is missing. It must be ${e.expects}. For example: lokaform ${t}`;
	return i(a.length > 0 ? a : [r("bad-setting", o)]), 1;
}
const C = {
	bash: [],
	zsh: ["autoload -U +X bashcompinit && bashcompinit"]
};
function w() {
	let e = [...new Map(u(void 0).map((e) => [e.name, e])).values()].filter(({ option: e }) => e && e.as !== "switch"), t = e.map((e) => `--${h(e)}`).join("|");
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
      ${l.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$previous" in
${e.flatMap(E).join("\n")}
    ${t}) return ;;
  esac
  case "$command" in
    "") words="${l.join(" ")} --help --version" ;;
${l.map(D).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function T(e) {
	return e.name === c.name ? i : "options" in e.schema ? e.schema.options : [];
}
function E(e) {
	let t = T(e).join(" ");
	return t === "" ? [] : [`    --${h(e)}) COMPREPLY=($(compgen -P "$prefix" -W "${t}" -- "$current")); return ;;`];
}
function D(e) {
	let t = u(e).flatMap(({ option: e, ...t }) => [`--${h(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), n = a(e);
	return n ? `    ${e}) words="${T(n).join(" ")}"; [[ "$current" == -* ]] && words="${t}" ;;` : `    ${e}) words="${t}" ;;`;
}
async function O(e, { setup: t, print: n, screen: { paint: r }, showProblems: a }) {
	let l = f(e), u = o(c, e)?.replace(/^\[(.*)\]$/, "$1"), d = i.find((e) => e === u);
	if (l.length === 0 && u !== void 0 && d === void 0 && l.push(k(u)), l.length > 0) return a(l), 1;
	let p = await y(v(t.packageRoot, "docs/problems.md"), "utf8"), m = s(t.console.width);
	for (let e of d ? N(d, p, m, r) : P(p, m, r)) n(e);
	return 0;
}
function k(e) {
	let t = m(e, i) || " lokaform explain lists all codes.";
	return r("bad-setting", `There is no problem code ${d(e)}.${t}`);
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
function N(e, t, r, i) {
	let a = A(t, "##").flatMap(({ text: e }) => A(e, "###")).find(({ heading: t }) => t === e);
	if (!a) throw Error(`docs/problems.md has no section ${e}`);
	let { title: o, effect: s, paragraphs: c } = M(a), l = j.exec(a.text)?.[1]?.split("\n") ?? [], u = [...l.slice(0, -1), ...n(l.at(-1) ?? "", r - 2)], d = c.map((e) => e.replace("*Example:*", "*For example:*").replace(/^\*(.*?)\*/, "$1"));
	return [
		...n(`${e}: ${o}`, r).map((e) => i("strong", e)),
		...n(s, r),
		"",
		...d.flatMap((e) => [...n(e, r), ""]),
		...u.map((e) => e === "" ? "" : `  ${e}`),
		"",
		g(e)
	];
}
function P(e, t, r) {
	return [...A(e, "##").map(({ heading: e, text: n }) => {
		let i = A(n, "###").map((e) => [e.heading, M(e).title]);
		return [
			r("strong", e),
			...p(i, t),
			""
		];
	}).flat(), ...n("lokaform explain CODE explains one of them.", t)];
}
export { O as explainProblem, x as printCompletion, b as printSchema };
