import { C as e, E as t, J as n, K as r, R as i, S as a, Zt as o, an as s, q as c, vr as l } from "./start.js";
import { _n as u } from "./engine.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(t, { setup: n, print: r, screen: { paint: i }, showProblems: s }) {
	let u = a(t), p = e(l, t)?.replace(/^\[(.*)\]$/, "$1"), h = o.find((e) => e === p);
	if (u.length === 0 && p !== void 0 && h === void 0 && u.push(m(p)), u.length > 0) return s(u), 1;
	let g = await f(d(n.packageRoot, "docs/problems.md"), "utf8"), _ = c(n.console.width);
	for (let e of h ? v(h, g, _, i) : y(g, _, i)) r(e);
	return 0;
}
function m(e) {
	let n = t(e, o) || " lokaform explain lists all codes.";
	return s("bad-setting", `There is no problem code ${i(e)}.${n}`);
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
function v(e, t, r, i) {
	let a = h(t, "##").flatMap(({ text: e }) => h(e, "###")).find(({ heading: t }) => t === e);
	if (!a) throw Error(`docs/problems.md has no section ${e}`);
	let { title: o, effect: s, paragraphs: c } = _(a), l = g.exec(a.text)?.[1]?.split("\n") ?? [], d = [...l.slice(0, -1), ...n(l.at(-1) ?? "", r - 2)], f = c.map((e) => e.replace("*Example:*", "*For example:*").replace(/^\*(.*?)\*/, "$1"));
	return [
		...n(`${e}: ${o}`, r).map((e) => i("strong", e)),
		...n(s, r),
		"",
		...f.flatMap((e) => [...n(e, r), ""]),
		...d.map((e) => e === "" ? "" : `  ${e}`),
		"",
		u(e)
	];
}
function y(e, t, i) {
	return [...h(e, "##").map(({ heading: e, text: n }) => {
		let a = h(n, "###").map((e) => [e.heading, _(e).title]);
		return [
			i("strong", e),
			...r(a, t),
			""
		];
	}).flat(), ...n("lokaform explain CODE explains one of them.", t)];
}
export { p as explainProblem };
