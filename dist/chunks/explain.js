import { Ti as e, zr as t } from "./engine.js";
import { Ci as n, _ as r, c as i, hr as a, n as o, q as s, r as c, vi as l, xi as u } from "./start.js";
import { join as d } from "node:path";
// src/commands/runs/explain.ts
async function f(t, { setup: n, print: l, screen: f, showProblems: p }) {
	let g = o(t), _ = c(a, t), v = i.find((e) => e === _);
	if (g.length === 0 && _ !== void 0 && v === void 0) {
		let e = `There is no problem code ${s(_)}. lokaform explain lists all codes.`;
		g.push(r("bad-setting", e));
	}
	if (g.length > 0) return p(g), 1;
	let y = await e(d(n.packageRoot, "docs/problems.md"), "utf8"), b = u(f.width);
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
function m(e, r, i, a) {
	let o = p(r).flatMap(({ sections: e }) => e).find((t) => t.code === e);
	if (!o) throw Error(`docs/problems.md has no section ${e}`);
	let [s = "", c = ""] = o.text.split(/\n```text\n|\n```/), l = s.trim().replace("*Example:*", "For example:").replace(/^Error\. .*/, "$& If a message says warning or notice, nothing is stopped.").split(/\n{2,}/), u = c.split("\n").flatMap((t) => t.endsWith(`[${e}]`) ? n(t, i - 2) : [t]);
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
			...l(i, t),
			""
		];
	}).flat(), ...n("lokaform explain CODE explains one of them.", t)];
}
export { f as explainProblem };
