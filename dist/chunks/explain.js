import { Ei as e, ur as t } from "./engine.js";
import { J as n, Si as r, _ as i, bi as a, c as o, hr as s, n as c, r as l, ui as u, vi as d } from "./start.js";
import { join as f } from "node:path";
// src/commands/runs/explain.ts
async function p(t, { setup: r, print: d, screen: p, showProblems: m }) {
	let _ = c(t), v = l(s, t)?.replace(/^\[(.*)\]$/, "$1"), y = o.find((e) => e === v);
	if (_.length === 0 && v !== void 0 && y === void 0) {
		let e = u(v, o) || " lokaform explain lists all codes.";
		_.push(i("bad-setting", `There is no problem code ${n(v)}.${e}`));
	}
	if (_.length > 0) return m(_), 1;
	let b = await e(f(r.packageRoot, "docs/problems.md"), "utf8"), x = a(p.width);
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
function h(e, n, i, a) {
	let o = m(n).flatMap(({ sections: e }) => e).find((t) => t.code === e);
	if (!o) throw Error(`docs/problems.md has no section ${e}`);
	let [s = "", c = ""] = o.text.split(/\n```text\n|\n```/), l = s.trim().replace("*Example:*", "For example:").replace(/^Error\. .*/, "$& If a message says warning or notice, nothing is stopped.").split(/\n{2,}/), u = c.split("\n").flatMap((t) => t.endsWith(`[${e}]`) ? r(t, i - 2) : [t]);
	return [
		...r(`${e}: ${o.title}`, i).map((e) => a("strong", e)),
		...l.flatMap((e) => [...r(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), i), ""]),
		...u.map((e) => e === "" ? "" : `  ${e}`),
		"",
		t(e)
	];
}
function g(e, t, n) {
	return [...m(e).map(({ heading: e, sections: r }) => {
		let i = r.map(({ code: e, title: t }) => [e, t]);
		return [
			n("strong", e),
			...d(i, t),
			""
		];
	}).flat(), ...r("lokaform explain CODE explains one of them.", t)];
}
export { p as explainProblem };
