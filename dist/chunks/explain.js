import { gi as e, jr as t } from "./engine.js";
import { Ai as n, K as r, Oi as i, Ti as a, g as o, n as s, pr as c, r as l, s as u } from "./start.js";
import { join as d } from "node:path";
// src/commands/runs/explain.ts
async function f(t, { setup: n, print: a, screen: f, showProblems: p }) {
	let g = s(t), _ = l(c, t), v = u.find((e) => e === _);
	if (g.length === 0 && _ !== void 0 && v === void 0) {
		let e = `There is no problem code ${r(_)}. lokaform explain lists all codes.`;
		g.push(o("bad-setting", e));
	}
	if (g.length > 0) return p(g), 1;
	let y = await e(d(n.packageRoot, "docs/problems.md"), "utf8"), b = i(f.width);
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
function m(e, r, i, a) {
	let o = p(r).flatMap(({ sections: e }) => e).find((t) => t.code === e);
	if (!o) throw Error(`docs/problems.md has no section ${e}`);
	let [s = "", c = ""] = o.text.split(/\n```text\n|\n```/), l = s.trim().replace("*Example:*", "For example:").split(/\n{2,}/), u = c.split("\n").flatMap((t) => t.endsWith(`[${e}]`) ? n(t, i - 2) : [t]);
	return [
		...n(`${e}: ${o.title}`, i).map((e) => a("strong", e)),
		...l.flatMap((e) => [...n(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), i), ""]),
		...u.map((e) => e === "" ? "" : `  ${e}`),
		"",
		t(e)
	];
}
function h(e, t, r) {
	return [...p(e).map(({ heading: e, sections: n }) => {
		let i = n.map(({ code: e, title: t }) => [e, t]);
		return [
			r("strong", e),
			...a(i, t),
			""
		];
	}).flat(), ...n("lokaform explain CODE explains one of them.", t)];
}
export { f as explainProblem };
