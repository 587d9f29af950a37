import { cr as e, wi as t } from "./engine.js";
import { J as n, Si as r, _ as i, bi as a, c as o, fi as s, gr as c, n as l, r as u, wi as d } from "./start.js";
import { join as f } from "node:path";
// src/commands/runs/explain.ts
async function p(e, { setup: a, print: d, screen: p, showProblems: m }) {
	let _ = l(e), v = u(c, e)?.replace(/^\[(.*)\]$/, "$1"), y = o.find((e) => e === v);
	if (_.length === 0 && v !== void 0 && y === void 0) {
		let e = s(v, o) || " lokaform explain lists all codes.";
		_.push(i("bad-setting", `There is no problem code ${n(v)}.${e}`));
	}
	if (_.length > 0) return m(_), 1;
	let b = await t(f(a.packageRoot, "docs/problems.md"), "utf8"), x = r(p.width);
	for (let e of y ? h(y, b, x, p.paint) : g(b, x, p.paint)) d(e);
	return 0;
}
function m(e) {
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
function h(t, n, r, i) {
	let a = m(n).flatMap(({ sections: e }) => e).find((e) => e.code === t);
	if (!a) throw Error(`docs/problems.md has no section ${t}`);
	let [o = "", s = ""] = a.text.split(/\n```text\n|\n```/), c = o.trim().replace("*Example:*", "For example:").replace(/^Error\. .*/, "$& If a message says warning or notice, nothing is stopped.").split(/\n{2,}/), l = s.split("\n").flatMap((e) => e.endsWith(`[${t}]`) ? d(e, r - 2) : [e]);
	return [
		...d(`${t}: ${a.title}`, r).map((e) => i("strong", e)),
		...c.flatMap((e) => [...d(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), r), ""]),
		...l.map((e) => e === "" ? "" : `  ${e}`),
		"",
		e(t)
	];
}
function g(e, t, n) {
	return [...m(e).map(({ heading: e, sections: r }) => {
		let i = r.map(({ code: e, title: t }) => [e, t]);
		return [
			n("strong", e),
			...a(i, t),
			""
		];
	}).flat(), ...d("lokaform explain CODE explains one of them.", t)];
}
export { p as explainProblem };
