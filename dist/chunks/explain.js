import { Br as e, Ti as t } from "./engine.js";
import { Ki as n, Or as r, Vi as i, Wi as a, _ as o, c as s, n as c, q as l, r as u } from "./start.js";
import { join as d } from "node:path";
// src/commands/runs/explain.ts
async function f(e, { setup: n, print: i, screen: f, showProblems: p }) {
	let g = c(e), _ = u(r, e), v = s.find((e) => e === _);
	if (g.length === 0 && _ !== void 0 && v === void 0) {
		let e = `There is no problem code ${l(_)}. lokaform explain lists all codes.`;
		g.push(o("bad-setting", e));
	}
	if (g.length > 0) return p(g), 1;
	let y = await t(d(n.packageRoot, "docs/problems.md"), "utf8"), b = a(f.width);
	for (let e of v ? m(v, y, b, f.paint) : h(y, b, f.paint)) i(e);
	return 0;
}
function p(e) {
	let [, ...t] = e.split(/^## /m);
	return t.map((e) => {
		let [t = "", ...n] = e.split(/\n+### /);
		return {
			heading: t,
			sections: n.map((e) => /^(\S+)\n+\*\*(.*?)\.\*\* (.*)$/s.exec(e) ?? []).map(([, e = "", t = "", n = ""]) => ({
				code: e,
				title: t,
				text: n
			}))
		};
	});
}
function m(t, r, i, a) {
	let o = p(r).flatMap(({ sections: e }) => e).find((e) => e.code === t);
	if (!o) throw Error(`docs/problems.md has no section ${t}`);
	let [s = "", c = ""] = o.text.split(/\n```text\n|\n```/), l = s.trim().replace("*Example:*", "For example:").split(/\n{2,}/), u = c.split("\n").flatMap((e) => e.endsWith(`[${t}]`) ? n(e, i - 2) : [e]);
	return [
		...n(`${t}: ${o.title}`, i).map((e) => a("strong", e)),
		...l.flatMap((e) => [...n(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), i), ""]),
		...u.map((e) => e === "" ? "" : `  ${e}`),
		"",
		e(t)
	];
}
function h(e, t, r) {
	return [...p(e).map(({ heading: e, sections: n }) => {
		let a = n.map(({ code: e, title: t }) => [e, t]);
		return [
			r("strong", e),
			...i(a, t),
			""
		];
	}).flat(), ...n("lokaform explain CODE explains one of them.", t)];
}
export { f as explainProblem };
