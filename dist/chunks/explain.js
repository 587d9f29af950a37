import { Ci as e, Rr as t } from "./engine.js";
import { Er as n, Hi as r, Wi as i, _ as a, c as o, n as s, q as c, r as l, zi as u } from "./start.js";
import { join as d } from "node:path";
// src/commands/runs/explain.ts
async function f(t, { setup: i, print: u, screen: f, showProblems: p }) {
	let g = s(t), _ = l(n, t), v = o.find((e) => e === _);
	if (g.length === 0 && _ !== void 0 && v === void 0) {
		let e = `There is no problem code ${c(_)}. lokaform explain lists all codes.`;
		g.push(a("bad-setting", e));
	}
	if (g.length > 0) return p(g), 1;
	let y = await e(d(i.packageRoot, "docs/problems.md"), "utf8"), b = r(f.width);
	for (let e of v ? m(v, y, b, f.paint) : h(y, b, f.paint)) u(e);
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
function m(e, n, r, a) {
	let o = p(n).flatMap(({ sections: e }) => e).find((t) => t.code === e);
	if (!o) throw Error(`docs/problems.md has no section ${e}`);
	let [s = "", c = ""] = o.text.split(/\n```text\n|\n```/), l = s.trim().replace("*Example:*", "For example:").split(/\n{2,}/), u = c.split("\n").flatMap((t) => t.endsWith(`[${e}]`) ? i(t, r - 2) : [t]);
	return [
		...i(`${e}: ${o.title}`, r).map((e) => a("strong", e)),
		...l.flatMap((e) => [...i(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), r), ""]),
		...u.map((e) => e === "" ? "" : `  ${e}`),
		"",
		t(e)
	];
}
function h(e, t, n) {
	return [...p(e).map(({ heading: e, sections: r }) => {
		let i = r.map(({ code: e, title: t }) => [e, t]);
		return [
			n("strong", e),
			...u(i, t),
			""
		];
	}).flat(), ...i("lokaform explain CODE explains one of them.", t)];
}
export { f as explainProblem };
