import { $t as e, bi as t, cn as n, i as r, ln as i, nt as a, qn as o, r as s, s as c, tr as l, un as u } from "./start.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(e, { setup: n, print: a, screen: { paint: c }, showProblems: l }) {
	let u = s(e), p = r(t, e)?.replace(/^\[(.*)\]$/, "$1"), h = o.find((e) => e === p);
	if (u.length === 0 && p !== void 0 && h === void 0 && u.push(m(p)), u.length > 0) return l(u), 1;
	let g = await f(d(n.packageRoot, "docs/problems.md"), "utf8"), _ = i(n.console.width);
	for (let e of h ? v(h, g, _, c) : y(g, _, c)) a(e);
	return 0;
}
function m(t) {
	let n = c(t, o) || " lokaform explain lists all codes.";
	return l("bad-setting", `There is no problem code ${e(t)}.${n}`);
}
function h(e, t) {
	let [, ...n] = e.split(RegExp(`^${t} (.*)\n`, "m"));
	return n.flatMap((e, t) => t % 2 == 0 ? [{
		heading: e,
		text: n[t + 1] ?? ""
	}] : []);
}
const g = /^```text\n(.*?)\n```$/ms;
function _({ text: e }) {
	let [t = "", ...n] = e.replace(g, "").trim().split(/\n{2,}/).map((e) => e.replaceAll("\n", " ")), [, r = "", i = ""] = /^\*\*(.*?)\.\*\* (.*)$/.exec(t) ?? [];
	return {
		title: r,
		effect: i,
		paragraphs: n
	};
}
function v(e, t, n, r) {
	let i = h(t, "##").flatMap(({ text: e }) => h(e, "###")).find(({ heading: t }) => t === e);
	if (!i) throw Error(`docs/problems.md has no section ${e}`);
	let { title: o, effect: s, paragraphs: c } = _(i), l = g.exec(i.text)?.[1]?.split("\n") ?? [], d = [...l.slice(0, -1), ...u(l.at(-1) ?? "", n - 2)], f = c.map((e) => e.replace("*Example:*", "*For example:*").replace(/^\*(.*?)\*/, "$1"));
	return [
		...u(`${e}: ${o}`, n).map((e) => r("strong", e)),
		...u(s, n),
		"",
		...f.flatMap((e) => [...u(e, n), ""]),
		...d.map((e) => e === "" ? "" : `  ${e}`),
		"",
		a(e)
	];
}
function y(e, t, r) {
	return [...h(e, "##").map(({ heading: e, text: i }) => {
		let a = h(i, "###").map((e) => [e.heading, _(e).title]);
		return [
			r("strong", e),
			...n(a, t),
			""
		];
	}).flat(), ...u("lokaform explain CODE explains one of them.", t)];
}
export { p as explainProblem };
