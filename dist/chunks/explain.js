import { It as e, Wt as t, bi as n, bn as r, i, nt as a, r as o, s, un as c, xn as l, yn as u } from "./start.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(t, { setup: a, print: s, screen: { paint: c }, showProblems: l }) {
	let u = o(t), p = i(n, t)?.replace(/^\[(.*)\]$/, "$1"), h = e.find((e) => e === p);
	if (u.length === 0 && p !== void 0 && h === void 0 && u.push(m(p)), u.length > 0) return l(u), 1;
	let g = await f(d(a.packageRoot, "docs/problems.md"), "utf8"), _ = r(a.console.width);
	for (let e of h ? v(h, g, _, c) : y(g, _, c)) s(e);
	return 0;
}
function m(n) {
	let r = s(n, e) || " lokaform explain lists all codes.";
	return t("bad-setting", `There is no problem code ${c(n)}.${r}`);
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
	let { title: o, effect: s, paragraphs: c } = _(i), u = g.exec(i.text)?.[1]?.split("\n") ?? [], d = [...u.slice(0, -1), ...l(u.at(-1) ?? "", n - 2)], f = c.map((e) => e.replace("*Example:*", "*For example:*").replace(/^\*(.*?)\*/, "$1"));
	return [
		...l(`${e}: ${o}`, n).map((e) => r("strong", e)),
		...l(s, n),
		"",
		...f.flatMap((e) => [...l(e, n), ""]),
		...d.map((e) => e === "" ? "" : `  ${e}`),
		"",
		a(e)
	];
}
function y(e, t, n) {
	return [...h(e, "##").map(({ heading: e, text: r }) => {
		let i = h(r, "###").map((e) => [e.heading, _(e).title]);
		return [
			n("strong", e),
			...u(i, t),
			""
		];
	}).flat(), ...l("lokaform explain CODE explains one of them.", t)];
}
export { p as explainProblem };
