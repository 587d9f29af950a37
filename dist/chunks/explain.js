import { Br as e, Ei as t } from "./engine.js";
import { Ci as n, J as r, _ as i, c as a, gr as o, hi as s, n as c, r as l, xi as u, yi as d } from "./start.js";
import { join as f } from "node:path";
// src/commands/runs/explain.ts
async function p(e, { setup: n, print: d, screen: p, showProblems: m }) {
	let _ = c(e), v = l(o, e)?.replace(/^\[(.*)\]$/, "$1"), y = a.find((e) => e === v);
	if (_.length === 0 && v !== void 0 && y === void 0) {
		let e = s(v, a) || " lokaform explain lists all codes.";
		_.push(i("bad-setting", `There is no problem code ${r(v)}.${e}`));
	}
	if (_.length > 0) return m(_), 1;
	let b = await t(f(n.packageRoot, "docs/problems.md"), "utf8"), x = u(p.width);
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
function h(t, r, i, a) {
	let o = m(r).flatMap(({ sections: e }) => e).find((e) => e.code === t);
	if (!o) throw Error(`docs/problems.md has no section ${t}`);
	let [s = "", c = ""] = o.text.split(/\n```text\n|\n```/), l = s.trim().replace("*Example:*", "For example:").replace(/^Error\. .*/, "$& If a message says warning or notice, nothing is stopped.").split(/\n{2,}/), u = c.split("\n").flatMap((e) => e.endsWith(`[${t}]`) ? n(e, i - 2) : [e]);
	return [
		...n(`${t}: ${o.title}`, i).map((e) => a("strong", e)),
		...l.flatMap((e) => [...n(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), i), ""]),
		...u.map((e) => e === "" ? "" : `  ${e}`),
		"",
		e(t)
	];
}
function g(e, t, r) {
	return [...m(e).map(({ heading: e, sections: n }) => {
		let i = n.map(({ code: e, title: t }) => [e, t]);
		return [
			r("strong", e),
			...d(i, t),
			""
		];
	}).flat(), ...n("lokaform explain CODE explains one of them.", t)];
}
export { p as explainProblem };
