import { M as e, Ot as t, dr as n, gi as r, mi as i, n as a, oi as o, r as s, vi as c, yt as l } from "./start.js";
import { lr as u } from "./engine.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(i, { setup: c, print: u, screen: p, showProblems: m }) {
	let _ = a(i), v = s(n, i)?.replace(/^\[(.*)\]$/, "$1"), y = l.find((e) => e === v);
	if (_.length === 0 && v !== void 0 && y === void 0) {
		let n = o(v, l) || " lokaform explain lists all codes.";
		_.push(t("bad-setting", `There is no problem code ${e(v)}.${n}`));
	}
	if (_.length > 0) return m(_), 1;
	let b = await f(d(c.packageRoot, "docs/problems.md"), "utf8"), x = r(p.width);
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
	let [a = "", o = ""] = i.text.split(/\n```text\n|\n```/), s = a.trim().replace("*Example:*", "For example:").replace(/^Error\. .*/, "$& If a message says warning or notice, nothing is stopped.").split(/\n{2,}/), l = o.split("\n").flatMap((t) => t.endsWith(`[${e}]`) ? c(t, n - 2) : [t]);
	return [
		...c(`${e}: ${i.title}`, n).map((e) => r("strong", e)),
		...s.flatMap((e) => [...c(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), n), ""]),
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
	}).flat(), ...c("lokaform explain CODE explains one of them.", t)];
}
export { p as explainProblem };
