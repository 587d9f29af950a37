import { Ti as e, lr as t } from "./engine.js";
import { J as n, Si as r, _ as i, bi as a, c as o, fi as s, gr as c, n as l, r as u, wi as d } from "./start.js";
import { join as f } from "node:path";
// src/commands/runs/explain.ts
async function p(t, { setup: a, print: d, screen: p, showProblems: m }) {
	let _ = l(t), v = u(c, t)?.replace(/^\[(.*)\]$/, "$1"), y = o.find((e) => e === v);
	if (_.length === 0 && v !== void 0 && y === void 0) {
		let e = s(v, o) || " lokaform explain lists all codes.";
		_.push(i("bad-setting", `There is no problem code ${n(v)}.${e}`));
	}
	if (_.length > 0) return m(_), 1;
	let b = await e(f(a.packageRoot, "docs/problems.md"), "utf8"), x = r(p.width);
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
function h(e, n, r, i) {
	let a = m(n).flatMap(({ sections: e }) => e).find((t) => t.code === e);
	if (!a) throw Error(`docs/problems.md has no section ${e}`);
	let [o = "", s = ""] = a.text.split(/\n```text\n|\n```/), c = o.trim().replace("*Example:*", "For example:").replace(/^Error\. .*/, "$& If a message says warning or notice, nothing is stopped.").split(/\n{2,}/), l = s.split("\n").flatMap((t) => t.endsWith(`[${e}]`) ? d(t, r - 2) : [t]);
	return [
		...d(`${e}: ${a.title}`, r).map((e) => i("strong", e)),
		...c.flatMap((e) => [...d(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), r), ""]),
		...l.map((e) => e === "" ? "" : `  ${e}`),
		"",
		t(e)
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
