import { Dr as e, Er as t, J as n, Or as r, ar as i, cr as a, da as o, ir as s, oi as c, pi as l, yr as u } from "./start.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(t, { setup: n, print: r, screen: { paint: a }, showProblems: l }) {
	let u = s(t), p = i(o, t)?.replace(/^\[(.*)\]$/, "$1"), h = c.find((e) => e === p);
	if (u.length === 0 && p !== void 0 && h === void 0 && u.push(m(p)), u.length > 0) return l(u), 1;
	let g = await f(d(n.packageRoot, "docs/problems.md"), "utf8"), _ = e(n.console.width);
	for (let e of h ? v(h, g, _, a) : y(g, _, a)) r(e);
	return 0;
}
function m(e) {
	let t = a(e, c) || " lokaform explain lists all codes.";
	return l("bad-setting", `There is no problem code ${u(e)}.${t}`);
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
function v(e, t, i, a) {
	let o = h(t, "##").flatMap(({ text: e }) => h(e, "###")).find(({ heading: t }) => t === e);
	if (!o) throw Error(`docs/problems.md has no section ${e}`);
	let { title: s, effect: c, paragraphs: l } = _(o), u = g.exec(o.text)?.[1]?.split("\n") ?? [], d = [...u.slice(0, -1), ...r(u.at(-1) ?? "", i - 2)], f = l.map((e) => e.replace("*Example:*", "*For example:*").replace(/^\*(.*?)\*/, "$1"));
	return [
		...r(`${e}: ${s}`, i).map((e) => a("strong", e)),
		...r(c, i),
		"",
		...f.flatMap((e) => [...r(e, i), ""]),
		...d.map((e) => e === "" ? "" : `  ${e}`),
		"",
		n(e)
	];
}
function y(e, n, i) {
	return [...h(e, "##").map(({ heading: e, text: r }) => {
		let a = h(r, "###").map((e) => [e.heading, _(e).title]);
		return [
			i("strong", e),
			...t(a, n),
			""
		];
	}).flat(), ...r("lokaform explain CODE explains one of them.", n)];
}
export { p as explainProblem };
