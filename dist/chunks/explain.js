import { lr as e, xi as t } from "./engine.js";
import { M as n, Ot as r, _i as i, dr as a, hi as o, n as s, oi as c, pi as l, r as u, yt as d } from "./start.js";
import { join as f } from "node:path";
// src/commands/runs/explain.ts
async function p(e, { setup: i, print: l, screen: p, showProblems: m }) {
	let _ = s(e), v = u(a, e)?.replace(/^\[(.*)\]$/, "$1"), y = d.find((e) => e === v);
	if (_.length === 0 && v !== void 0 && y === void 0) {
		let e = c(v, d) || " lokaform explain lists all codes.";
		_.push(r("bad-setting", `There is no problem code ${n(v)}.${e}`));
	}
	if (_.length > 0) return m(_), 1;
	let b = await t(f(i.packageRoot, "docs/problems.md"), "utf8"), x = o(p.width);
	for (let e of y ? h(y, b, x, p.paint) : g(b, x, p.paint)) l(e);
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
function h(t, n, r, a) {
	let o = m(n).flatMap(({ sections: e }) => e).find((e) => e.code === t);
	if (!o) throw Error(`docs/problems.md has no section ${t}`);
	let [s = "", c = ""] = o.text.split(/\n```text\n|\n```/), l = s.trim().replace("*Example:*", "For example:").replace(/^Error\. .*/, "$& If a message says warning or notice, nothing is stopped.").split(/\n{2,}/), u = c.split("\n").flatMap((e) => e.endsWith(`[${t}]`) ? i(e, r - 2) : [e]);
	return [
		...i(`${t}: ${o.title}`, r).map((e) => a("strong", e)),
		...l.flatMap((e) => [...i(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), r), ""]),
		...u.map((e) => e === "" ? "" : `  ${e}`),
		"",
		e(t)
	];
}
function g(e, t, n) {
	return [...m(e).map(({ heading: e, sections: r }) => {
		let i = r.map(({ code: e, title: t }) => [e, t]);
		return [
			n("strong", e),
			...l(i, t),
			""
		];
	}).flat(), ...i("lokaform explain CODE explains one of them.", t)];
}
export { p as explainProblem };
