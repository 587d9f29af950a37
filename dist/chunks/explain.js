import { C as e, R as t, S as n, T as r, et as i, it as a, nt as o, q as s, rt as c, ur as l } from "./start.js";
import { Xt as u } from "./engine.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(t, { setup: r, print: i, screen: { paint: a }, showProblems: o }) {
	let u = n(t), p = e(l, t)?.replace(/^\[(.*)\]$/, "$1"), h = s.find((e) => e === p);
	if (u.length === 0 && p !== void 0 && h === void 0 && u.push(m(p)), u.length > 0) return o(u), 1;
	let g = await f(d(r.packageRoot, "docs/problems.md"), "utf8"), _ = c(r.console.width);
	for (let e of h ? v(h, g, _, a) : y(g, _, a)) i(e);
	return 0;
}
function m(e) {
	let n = r(e, s) || " lokaform explain lists all codes.";
	return i("bad-setting", `There is no problem code ${t(e)}.${n}`);
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
			...o(i, t),
			""
		];
	}).flat(), ...a("lokaform explain CODE explains one of them.", t)];
}
export { p as explainProblem };
