import { Jn as e, Ur as t, c as n, ci as r, ii as i, n as a, oi as o, q as s, r as c, v as l } from "./start.js";
import { Un as u } from "./engine.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(r, { setup: i, print: u, screen: p, showProblems: m }) {
	let _ = a(r), v = c(e, r)?.replace(/^\[(.*)\]$/, "$1"), y = n.find((e) => e === v);
	if (_.length === 0 && v !== void 0 && y === void 0) {
		let e = t(v, n) || " lokaform explain lists all codes.";
		_.push(l("bad-setting", `There is no problem code ${s(v)}.${e}`));
	}
	if (_.length > 0) return m(_), 1;
	let b = await f(d(i.packageRoot, "docs/problems.md"), "utf8"), x = o(p.width);
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
function h(e, t, n, i) {
	let a = m(t).flatMap(({ sections: e }) => e).find((t) => t.code === e);
	if (!a) throw Error(`docs/problems.md has no section ${e}`);
	let [o = "", s = ""] = a.text.split(/\n```text\n|\n```/), c = o.trim().replace("*Example:*", "For example:").split(/\n{2,}/), l = s.split("\n").flatMap((t) => t.endsWith(`[${e}]`) ? r(t, n - 2) : [t]);
	return [
		...r(`${e}: ${a.title}`, n).map((e) => i("strong", e)),
		...c.flatMap((e) => [...r(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), n), ""]),
		...l.map((e) => e === "" ? "" : `  ${e}`),
		"",
		u(e)
	];
}
function g(e, t, n) {
	return [...m(e).map(({ heading: e, sections: r }) => {
		let a = r.map(({ code: e, title: t }) => [e, t]);
		return [
			n("strong", e),
			...i(a, t),
			""
		];
	}).flat(), ...r("lokaform explain CODE explains one of them.", t)];
}
export { p as explainProblem };
