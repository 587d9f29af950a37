import { Ei as e, ur as t } from "./engine.js";
import { Ci as n, J as r, _ as i, c as a, di as o, gr as s, n as c, r as l, xi as u, yi as d } from "./start.js";
import { join as f } from "node:path";
// src/commands/runs/explain.ts
async function p(t, { setup: n, print: d, screen: p, showProblems: m }) {
	let _ = c(t), v = l(s, t)?.replace(/^\[(.*)\]$/, "$1"), y = a.find((e) => e === v);
	if (_.length === 0 && v !== void 0 && y === void 0) {
		let e = o(v, a) || " lokaform explain lists all codes.";
		_.push(i("bad-setting", `There is no problem code ${r(v)}.${e}`));
	}
	if (_.length > 0) return m(_), 1;
	let b = await e(f(n.packageRoot, "docs/problems.md"), "utf8"), x = u(p.width);
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
function h(e, r, i, a) {
	let o = m(r).flatMap(({ sections: e }) => e).find((t) => t.code === e);
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
