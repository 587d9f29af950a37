import { Ti as e, zr as t } from "./engine.js";
import { Si as n, _ as r, c as i, hr as a, n as o, q as s, r as c, wi as l, yi as u } from "./start.js";
import { join as d } from "node:path";
// src/commands/runs/explain.ts
async function f(t, { setup: l, print: u, screen: f, showProblems: p }) {
	let g = o(t), _ = c(a, t), v = i.find((e) => e === _);
	if (g.length === 0 && _ !== void 0 && v === void 0) {
		let e = `There is no problem code ${s(_)}. lokaform explain lists all codes.`;
		g.push(r("bad-setting", e));
	}
	if (g.length > 0) return p(g), 1;
	let y = await e(d(l.packageRoot, "docs/problems.md"), "utf8"), b = n(f.width);
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
function m(e, n, r, i) {
	let a = p(n).flatMap(({ sections: e }) => e).find((t) => t.code === e);
	if (!a) throw Error(`docs/problems.md has no section ${e}`);
	let [o = "", s = ""] = a.text.split(/\n```text\n|\n```/), c = o.trim().replace("*Example:*", "For example:").replace(/^Error\. .*/, "$& If a message says warning or notice, nothing is stopped.").split(/\n{2,}/), u = s.split("\n").flatMap((t) => t.endsWith(`[${e}]`) ? l(t, r - 2) : [t]);
	return [
		...l(`${e}: ${a.title}`, r).map((e) => i("strong", e)),
		...c.flatMap((e) => [...l(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), r), ""]),
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
	}).flat(), ...l("lokaform explain CODE explains one of them.", t)];
}
export { f as explainProblem };
