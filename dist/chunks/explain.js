import { M as e, Tt as t, fi as n, gi as r, gt as i, ii as a, lr as o, mi as s, n as c, r as l } from "./start.js";
import { lr as u } from "./engine.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(n, { setup: r, print: u, screen: p, showProblems: m }) {
	let _ = c(n), v = l(o, n)?.replace(/^\[(.*)\]$/, "$1"), y = i.find((e) => e === v);
	if (_.length === 0 && v !== void 0 && y === void 0) {
		let n = a(v, i) || " lokaform explain lists all codes.";
		_.push(t("bad-setting", `There is no problem code ${e(v)}.${n}`));
	}
	if (_.length > 0) return m(_), 1;
	let b = await f(d(r.packageRoot, "docs/problems.md"), "utf8"), x = s(p.width);
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
	let [o = "", s = ""] = a.text.split(/\n```text\n|\n```/), c = o.trim().replace("*Example:*", "For example:").replace(/^Error\. .*/, "$& If a message says warning or notice, nothing is stopped.").split(/\n{2,}/), l = s.split("\n").flatMap((t) => t.endsWith(`[${e}]`) ? r(t, n - 2) : [t]);
	return [
		...r(`${e}: ${a.title}`, n).map((e) => i("strong", e)),
		...c.flatMap((e) => [...r(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), n), ""]),
		...l.map((e) => e === "" ? "" : `  ${e}`),
		"",
		u(e)
	];
}
function g(e, t, i) {
	return [...m(e).map(({ heading: e, sections: r }) => {
		let a = r.map(({ code: e, title: t }) => [e, t]);
		return [
			i("strong", e),
			...n(a, t),
			""
		];
	}).flat(), ...r("lokaform explain CODE explains one of them.", t)];
}
export { p as explainProblem };
