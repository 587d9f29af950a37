import { Lr as e, Si as t } from "./engine.js";
import { Bi as n, Hi as r, Li as i, _ as a, c as o, n as s, q as c, r as l, wr as u } from "./start.js";
import { join as d } from "node:path";
// src/commands/runs/explain.ts
async function f(e, { setup: r, print: i, screen: f, showProblems: p }) {
	let g = s(e), _ = l(u, e), v = o.find((e) => e === _);
	if (g.length === 0 && _ !== void 0 && v === void 0) {
		let e = `There is no problem code ${c(_)}. lokaform explain lists all codes.`;
		g.push(a("bad-setting", e));
	}
	if (g.length > 0) return p(g), 1;
	let y = await t(d(r.packageRoot, "docs/problems.md"), "utf8"), b = n(f.width);
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
		let a = r.map(({ code: e, title: t }) => [e, t]);
		return [
			n("strong", e),
			...i(a, t),
			""
		];
	}).flat(), ...r("lokaform explain CODE explains one of them.", t)];
}
export { f as explainProblem };
