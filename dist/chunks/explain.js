import { M as e, Tt as t, cr as n, di as r, gt as i, hi as a, n as o, pi as s, r as c, ri as l } from "./start.js";
import { lr as u } from "./engine.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(r, { setup: a, print: u, screen: p, showProblems: m }) {
	let _ = o(r), v = c(n, r)?.replace(/^\[(.*)\]$/, "$1"), y = i.find((e) => e === v);
	if (_.length === 0 && v !== void 0 && y === void 0) {
		let n = l(v, i) || " lokaform explain lists all codes.";
		_.push(t("bad-setting", `There is no problem code ${e(v)}.${n}`));
	}
	if (_.length > 0) return m(_), 1;
	let b = await f(d(a.packageRoot, "docs/problems.md"), "utf8"), x = s(p.width);
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
	let [o = "", s = ""] = i.text.split(/\n```text\n|\n```/), c = o.trim().replace("*Example:*", "For example:").replace(/^Error\. .*/, "$& If a message says warning or notice, nothing is stopped.").split(/\n{2,}/), l = s.split("\n").flatMap((t) => t.endsWith(`[${e}]`) ? a(t, n - 2) : [t]);
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
