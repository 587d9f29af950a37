import { X as e, _r as t, d as n, hr as r, kn as i, n as a, pr as o, r as s, s as c, x as l } from "./start.js";
import { tn as u } from "./engine.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(t, { setup: o, print: u, screen: p, showProblems: m }) {
	let _ = a(t), v = s(i, t)?.replace(/^\[(.*)\]$/, "$1"), y = n.find((e) => e === v);
	if (_.length === 0 && v !== void 0 && y === void 0) {
		let t = c(v, n) || " lokaform explain lists all codes.";
		_.push(l("bad-setting", `There is no problem code ${e(v)}.${t}`));
	}
	if (_.length > 0) return m(_), 1;
	let b = await f(d(o.packageRoot, "docs/problems.md"), "utf8"), x = r(p.width);
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
function h(e, n, r, i) {
	let a = m(n).flatMap(({ sections: e }) => e).find((t) => t.code === e);
	if (!a) throw Error(`docs/problems.md has no section ${e}`);
	let [o = "", s = ""] = a.text.split(/\n```text\n|\n```/), c = o.trim().replace("*Example:*", "For example:").split(/\n{2,}/), l = s.split("\n"), d = [...l.slice(0, -1), ...t(l.at(-1) ?? "", r - 2)];
	return [
		...t(`${e}: ${a.title}`, r).map((e) => i("strong", e)),
		...c.flatMap((e) => [...t(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), r), ""]),
		...d.map((e) => e === "" ? "" : `  ${e}`),
		"",
		u(e)
	];
}
function g(e, n, r) {
	return [...m(e).map(({ heading: e, sections: t }) => {
		let i = t.map(({ code: e, title: t }) => [e, t]);
		return [
			r("strong", e),
			...o(i, n),
			""
		];
	}).flat(), ...t("lokaform explain CODE explains one of them.", n)];
}
export { p as explainProblem };
