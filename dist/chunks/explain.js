import { $r as e, Kt as t, Zn as n, c as r, ii as i, n as a, q as o, r as s, ti as c, v as l } from "./start.js";
import { Gn as u } from "./engine.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(e, { setup: i, print: u, screen: p, showProblems: m }) {
	let _ = a(e), v = s(n, e)?.replace(/^\[(.*)\]$/, "$1"), y = r.find((e) => e === v);
	if (_.length === 0 && v !== void 0 && y === void 0) {
		let e = t(v, r) || " lokaform explain lists all codes.";
		_.push(l("bad-setting", `There is no problem code ${o(v)}.${e}`));
	}
	if (_.length > 0) return m(_), 1;
	let b = await f(d(i.packageRoot, "docs/problems.md"), "utf8"), x = c(p.width);
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
	let a = m(t).flatMap(({ sections: e }) => e).find((t) => t.code === e);
	if (!a) throw Error(`docs/problems.md has no section ${e}`);
	let [o = "", s = ""] = a.text.split(/\n```text\n|\n```/), c = o.trim().replace("*Example:*", "For example:").split(/\n{2,}/), l = s.split("\n"), d = [...l.slice(0, -1), ...i(l.at(-1) ?? "", n - 2)];
	return [
		...i(`${e}: ${a.title}`, n).map((e) => r("strong", e)),
		...c.flatMap((e) => [...i(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), n), ""]),
		...d.map((e) => e === "" ? "" : `  ${e}`),
		"",
		u(e)
	];
}
function g(t, n, r) {
	return [...m(t).map(({ heading: t, sections: i }) => {
		let a = i.map(({ code: e, title: t }) => [e, t]);
		return [
			r("strong", t),
			...e(a, n),
			""
		];
	}).flat(), ...i("lokaform explain CODE explains one of them.", n)];
}
export { p as explainProblem };
