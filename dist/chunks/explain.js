import { Qt as e, Yn as t, cn as n, i as r, ln as i, oi as a, r as o, rr as s, s as c, sn as l, tt as u } from "./start.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(e, { setup: i, print: s, screen: { paint: c }, showProblems: l }) {
	let u = o(e), p = r(a, e)?.replace(/^\[(.*)\]$/, "$1"), h = t.find((e) => e === p);
	if (u.length === 0 && p !== void 0 && h === void 0 && u.push(m(p)), u.length > 0) return l(u), 1;
	let g = await f(d(i.packageRoot, "docs/problems.md"), "utf8"), _ = n(i.console.width);
	for (let e of h ? v(h, g, _, c) : y(g, _, c)) s(e);
	return 0;
}
function m(n) {
	let r = c(n, t) || " lokaform explain lists all codes.";
	return s("bad-setting", `There is no problem code ${e(n)}.${r}`);
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
	let a = h(t, "##").flatMap(({ text: e }) => h(e, "###")).find(({ heading: t }) => t === e);
	if (!a) throw Error(`docs/problems.md has no section ${e}`);
	let { title: o, effect: s, paragraphs: c } = _(a), l = g.exec(a.text)?.[1]?.split("\n") ?? [], d = [...l.slice(0, -1), ...i(l.at(-1) ?? "", n - 2)], f = c.map((e) => e.replace("*Example:*", "*For example:*").replace(/^\*(.*?)\*/, "$1"));
	return [
		...i(`${e}: ${o}`, n).map((e) => r("strong", e)),
		...i(s, n),
		"",
		...f.flatMap((e) => [...i(e, n), ""]),
		...d.map((e) => e === "" ? "" : `  ${e}`),
		"",
		u(e)
	];
}
function y(e, t, n) {
	return [...h(e, "##").map(({ heading: e, text: r }) => {
		let i = h(r, "###").map((e) => [e.heading, _(e).title]);
		return [
			n("strong", e),
			...l(i, t),
			""
		];
	}).flat(), ...i("lokaform explain CODE explains one of them.", t)];
}
export { p as explainProblem };
