import { Or as e, wi as t } from "./engine.js";
import { Gi as n, Hi as r, _ as i, c as a, kr as o, n as s, q as c, qi as l, r as u } from "./start.js";
import { join as d } from "node:path";
// src/commands/runs/explain.ts
async function f(e, { setup: r, print: l, screen: f, showProblems: p }) {
	let g = s(e), _ = u(o, e), v = a.find((e) => e === _);
	if (g.length === 0 && _ !== void 0 && v === void 0) {
		let e = `There is no problem code ${c(_)}. lokaform explain lists all codes.`;
		g.push(i("bad-setting", e));
	}
	if (g.length > 0) return p(g), 1;
	let y = await t(d(r.packageRoot, "docs/problems.md"), "utf8"), b = n(f.width);
	for (let e of v ? m(v, y, b, f.paint) : h(y, b, f.paint)) l(e);
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
function m(t, n, r, i) {
	let a = p(n).flatMap(({ sections: e }) => e).find((e) => e.code === t);
	if (!a) throw Error(`docs/problems.md has no section ${t}`);
	let [o = "", s = ""] = a.text.split(/\n```text\n|\n```/), c = o.trim().replace("*Example:*", "For example:").split(/\n{2,}/), u = s.split("\n").flatMap((e) => e.endsWith(`[${t}]`) ? l(e, r - 2) : [e]);
	return [
		...l(`${t}: ${a.title}`, r).map((e) => i("strong", e)),
		...c.flatMap((e) => [...l(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), r), ""]),
		...u.map((e) => e === "" ? "" : `  ${e}`),
		"",
		e(t)
	];
}
function h(e, t, n) {
	return [...p(e).map(({ heading: e, sections: i }) => {
		let a = i.map(({ code: e, title: t }) => [e, t]);
		return [
			n("strong", e),
			...r(a, t),
			""
		];
	}).flat(), ...l("lokaform explain CODE explains one of them.", t)];
}
export { f as explainProblem };
