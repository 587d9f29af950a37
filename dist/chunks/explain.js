import { Ct as e, Wr as t, Yn as n, ai as r, j as i, li as a, n as o, pt as s, r as c, si as l } from "./start.js";
import { Mn as u } from "./engine.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(r, { setup: a, print: u, screen: p, showProblems: m }) {
	let _ = o(r), v = c(n, r)?.replace(/^\[(.*)\]$/, "$1"), y = s.find((e) => e === v);
	if (_.length === 0 && v !== void 0 && y === void 0) {
		let n = t(v, s) || " lokaform explain lists all codes.";
		_.push(e("bad-setting", `There is no problem code ${i(v)}.${n}`));
	}
	if (_.length > 0) return m(_), 1;
	let b = await f(d(a.packageRoot, "docs/problems.md"), "utf8"), x = l(p.width);
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
function h(e, t, n, r) {
	let i = m(t).flatMap(({ sections: e }) => e).find((t) => t.code === e);
	if (!i) throw Error(`docs/problems.md has no section ${e}`);
	let [o = "", s = ""] = i.text.split(/\n```text\n|\n```/), c = o.trim().replace("*Example:*", "For example:").split(/\n{2,}/), l = s.split("\n").flatMap((t) => t.endsWith(`[${e}]`) ? a(t, n - 2) : [t]);
	return [
		...a(`${e}: ${i.title}`, n).map((e) => r("strong", e)),
		...c.flatMap((e) => [...a(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), n), ""]),
		...l.map((e) => e === "" ? "" : `  ${e}`),
		"",
		u(e)
	];
}
function g(e, t, n) {
	return [...m(e).map(({ heading: e, sections: i }) => {
		let a = i.map(({ code: e, title: t }) => [e, t]);
		return [
			n("strong", e),
			...r(a, t),
			""
		];
	}).flat(), ...a("lokaform explain CODE explains one of them.", t)];
}
export { p as explainProblem };
