import { Or as e, wi as t } from "./engine.js";
import { Ar as n, Ji as r, Ki as i, Ui as a, _ as o, c as s, n as c, q as l, r as u } from "./start.js";
import { join as d } from "node:path";
// src/commands/runs/explain.ts
async function f(e, { setup: r, print: a, screen: f, showProblems: p }) {
	let g = c(e), _ = u(n, e), v = s.find((e) => e === _);
	if (g.length === 0 && _ !== void 0 && v === void 0) {
		let e = `There is no problem code ${l(_)}. lokaform explain lists all codes.`;
		g.push(o("bad-setting", e));
	}
	if (g.length > 0) return p(g), 1;
	let y = await t(d(r.packageRoot, "docs/problems.md"), "utf8"), b = i(f.width);
	for (let e of v ? m(v, y, b, f.paint) : h(y, b, f.paint)) a(e);
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
function m(t, n, i, a) {
	let o = p(n).flatMap(({ sections: e }) => e).find((e) => e.code === t);
	if (!o) throw Error(`docs/problems.md has no section ${t}`);
	let [s = "", c = ""] = o.text.split(/\n```text\n|\n```/), l = s.trim().replace("*Example:*", "For example:").split(/\n{2,}/), u = c.split("\n").flatMap((e) => e.endsWith(`[${t}]`) ? r(e, i - 2) : [e]);
	return [
		...r(`${t}: ${o.title}`, i).map((e) => a("strong", e)),
		...l.flatMap((e) => [...r(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), i), ""]),
		...u.map((e) => e === "" ? "" : `  ${e}`),
		"",
		e(t)
	];
}
function h(e, t, n) {
	return [...p(e).map(({ heading: e, sections: r }) => {
		let i = r.map(({ code: e, title: t }) => [e, t]);
		return [
			n("strong", e),
			...a(i, t),
			""
		];
	}).flat(), ...r("lokaform explain CODE explains one of them.", t)];
}
export { f as explainProblem };
