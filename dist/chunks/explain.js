import { C as e, O as t, V as n, X as r, at as i, ot as a, rt as o, st as s, ur as c, w as l } from "./start.js";
import { $t as u } from "./engine.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(t, { setup: n, print: i, screen: { paint: o }, showProblems: s }) {
	let u = e(t), p = l(c, t)?.replace(/^\[(.*)\]$/, "$1"), h = r.find((e) => e === p);
	if (u.length === 0 && p !== void 0 && h === void 0 && u.push(m(p)), u.length > 0) return s(u), 1;
	let g = await f(d(n.packageRoot, "docs/problems.md"), "utf8"), _ = a(n.console.width);
	for (let e of h ? v(h, g, _, o) : y(g, _, o)) i(e);
	return 0;
}
function m(e) {
	let i = t(e, r) || " lokaform explain lists all codes.";
	return o("bad-setting", `There is no problem code ${n(e)}.${i}`);
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
	let { title: a, effect: o, paragraphs: c } = _(i), l = g.exec(i.text)?.[1]?.split("\n") ?? [], d = [...l.slice(0, -1), ...s(l.at(-1) ?? "", n - 2)], f = c.map((e) => e.replace("*Example:*", "*For example:*").replace(/^\*(.*?)\*/, "$1"));
	return [
		...s(`${e}: ${a}`, n).map((e) => r("strong", e)),
		...s(o, n),
		"",
		...f.flatMap((e) => [...s(e, n), ""]),
		...d.map((e) => e === "" ? "" : `  ${e}`),
		"",
		u(e)
	];
}
function y(e, t, n) {
	return [...h(e, "##").map(({ heading: e, text: r }) => {
		let a = h(r, "###").map((e) => [e.heading, _(e).title]);
		return [
			n("strong", e),
			...i(a, t),
			""
		];
	}).flat(), ...s("lokaform explain CODE explains one of them.", t)];
}
export { p as explainProblem };
