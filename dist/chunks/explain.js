import { C as e, E as t, J as n, Qt as r, S as i, Y as a, an as o, q as s, ur as c, z as l } from "./start.js";
import { en as u } from "./engine.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(t, { setup: a, print: o, screen: { paint: s }, showProblems: l }) {
	let u = i(t), p = e(c, t)?.replace(/^\[(.*)\]$/, "$1"), h = r.find((e) => e === p);
	if (u.length === 0 && p !== void 0 && h === void 0 && u.push(m(p)), u.length > 0) return l(u), 1;
	let g = await f(d(a.packageRoot, "docs/problems.md"), "utf8"), _ = n(a.console.width);
	for (let e of h ? v(h, g, _, s) : y(g, _, s)) o(e);
	return 0;
}
function m(e) {
	let n = t(e, r) || " lokaform explain lists all codes.";
	return o("bad-setting", `There is no problem code ${l(e)}.${n}`);
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
	let { title: o, effect: s, paragraphs: c } = _(i), l = g.exec(i.text)?.[1]?.split("\n") ?? [], d = [...l.slice(0, -1), ...a(l.at(-1) ?? "", n - 2)], f = c.map((e) => e.replace("*Example:*", "*For example:*").replace(/^\*(.*?)\*/, "$1"));
	return [
		...a(`${e}: ${o}`, n).map((e) => r("strong", e)),
		...a(s, n),
		"",
		...f.flatMap((e) => [...a(e, n), ""]),
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
			...s(i, t),
			""
		];
	}).flat(), ...a("lokaform explain CODE explains one of them.", t)];
}
export { p as explainProblem };
