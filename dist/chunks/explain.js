import { Ar as e, Kn as t, Mr as n, Pr as r, Y as i, b as a, n as o, r as s, s as c, u as l } from "./start.js";
import { an as u } from "./engine.js";
import { join as d } from "node:path";
import { readFile as f } from "node:fs/promises";
// src/commands/runs/explain.ts
async function p(e, { setup: r, print: u, screen: p, showProblems: m }) {
	let _ = o(e), v = s(t, e)?.replace(/^\[(.*)\]$/, "$1"), y = l.find((e) => e === v);
	if (_.length === 0 && v !== void 0 && y === void 0) {
		let e = c(v, l) || " lokaform explain lists all codes.";
		_.push(a("bad-setting", `There is no problem code ${i(v)}.${e}`));
	}
	if (_.length > 0) return m(_), 1;
	let b = await f(d(r.packageRoot, "docs/problems.md"), "utf8"), x = n(p.width);
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
	let [o = "", s = ""] = a.text.split(/\n```text\n|\n```/), c = o.trim().replace("*Example:*", "For example:").split(/\n{2,}/), l = s.split("\n"), d = [...l.slice(0, -1), ...r(l.at(-1) ?? "", n - 2)];
	return [
		...r(`${e}: ${a.title}`, n).map((e) => i("strong", e)),
		...c.flatMap((e) => [...r(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), n), ""]),
		...d.map((e) => e === "" ? "" : `  ${e}`),
		"",
		u(e)
	];
}
function g(t, n, i) {
	return [...m(t).map(({ heading: t, sections: r }) => {
		let a = r.map(({ code: e, title: t }) => [e, t]);
		return [
			i("strong", t),
			...e(a, n),
			""
		];
	}).flat(), ...r("lokaform explain CODE explains one of them.", n)];
}
export { p as explainProblem };
