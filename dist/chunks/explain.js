import { Ci as e, Tt as t, ht as n, ii as r, j as i, lr as a, n as o, r as s, xi as c, yi as l } from "./start.js";
import { or as u } from "./engine.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(e, { setup: l, print: u, screen: p, showProblems: m }) {
	let _ = o(e), v = s(a, e)?.replace(/^\[(.*)\]$/, "$1"), y = n.find((e) => e === v);
	if (_.length === 0 && v !== void 0 && y === void 0) {
		let e = r(v, n) || " lokaform explain lists all codes.";
		_.push(t("bad-setting", `There is no problem code ${i(v)}.${e}`));
	}
	if (_.length > 0) return m(_), 1;
	let b = await f(d(l.packageRoot, "docs/problems.md"), "utf8"), x = c(p.width);
	for (let e of y ? h(y, b, x, p.paint) : g(b, x, p.paint)) u(e);
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
	let [o = "", s = ""] = a.text.split(/\n```text\n|\n```/), c = o.trim().replace("*Example:*", "For example:").split(/\n{2,}/), l = s.split("\n").flatMap((n) => n.endsWith(`[${t}]`) ? e(n, r - 2) : [n]);
	return [
		...e(`${t}: ${a.title}`, r).map((e) => i("strong", e)),
		...c.flatMap((t) => [...e(t.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), r), ""]),
		...l.map((e) => e === "" ? "" : `  ${e}`),
		"",
		u(t)
	];
}
function g(t, n, r) {
	return [...m(t).map(({ heading: e, sections: t }) => {
		let i = t.map(({ code: e, title: t }) => [e, t]);
		return [
			r("strong", e),
			...l(i, n),
			""
		];
	}).flat(), ...e("lokaform explain CODE explains one of them.", n)];
}
export { p as explainProblem };
