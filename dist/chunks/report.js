import { Gr as e, Mi as t, On as n, _ as r, n as i, un as a, vi as o, vn as s, y as c } from "./start.js";
import { G as l, Ir as u, Qr as d, Tn as f, Vr as p, X as m, Yr as ee, ai as h, d as g, ii as te, oi as ne, t as _, ti as v, wi as y } from "./engine.js";
import { d as b, f as re, h as x, l as S, o as C, p as w, r as T, t as E } from "./zod.js";
import { f as D, l as O, w as k } from "./wire.js";
import { a as ie, c as A, i as ae, l as j, n as oe, o as se, r as ce, s as M, t as le } from "./plan.js";
import { stat as N } from "node:fs/promises";
// src/report/reportSchema.ts
const P = T(c).readonly(), F = T(t).readonly(), I = S(!0).exactOptional(), L = ie.extend({
	is: S("compared"),
	commit: x(),
	settings: F,
	kinds_no_longer_declared: M
}), R = b({
	is: S("not compared"),
	why: x()
}), z = C("is", [L, R]), B = oe.extend({
	name: x().exactOptional(),
	settings: F,
	hide_texts: I
}), V = C("is", [b({
	is: S("compared"),
	commit: x(),
	projects: T(B).readonly()
}), R]), H = b({
	change: le,
	outcome: ae
}), U = E(e), W = ce.extend({
	place: a,
	lacks: T(U).readonly(),
	written: I
}), ue = b({
	language: x(),
	base: I,
	texts: j,
	archived: j,
	translated: j,
	verified: j,
	reviewed: j,
	conflicts: j,
	undecided: j,
	to_pull: j,
	waiting: j,
	words_to_do: j,
	about: I,
	required: b({
		percents: re(U, j),
		unmet: T(U).readonly(),
		missing: T(W).readonly()
	}).exactOptional()
}), G = b({
	id: x(),
	settings_file: x().exactOptional()
}), de = b({
	name: x().exactOptional(),
	id: x(),
	digest: x().exactOptional(),
	scope: G.exactOptional(),
	manifests: M,
	problems: P,
	hide_texts: I,
	bugs: M.exactOptional(),
	plan: se.exactOptional(),
	unmanaged: A.exactOptional(),
	no_longer_declared: A.exactOptional(),
	status: T(ue).readonly().exactOptional(),
	effort: b({ requests: j }).exactOptional(),
	target: z.exactOptional(),
	results: T(H).readonly().exactOptional(),
	backup: x().exactOptional(),
	restore: x().exactOptional(),
	snapshot: b({
		id: x(),
		title: x()
	}).exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o, snapshot: s }) => (e || !(t || n || r || i)) && (i || (a ?? s) === void 0) && a === void 0 == (o === void 0)), fe = b({
	by: E([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: x()
}), pe = b({
	format_version: S(1),
	command: E(o),
	selected: M.exactOptional(),
	scope: G.exactOptional(),
	manifests: M,
	declared: w(x(), j).readonly(),
	problems: P,
	projects: T(de).readonly(),
	requests: j,
	stopped: fe.exactOptional(),
	manifest_comparison: V.exactOptional(),
	hide_texts: I
});
// src/report/combine.ts
function me(e, t, n = []) {
	let i = he(e, t), a = ge(i), o = a.length > 0 ? [] : i, s = _e(o), c = a.length > 0 ? [] : Y(o, t), l = [
		...n,
		...a,
		...s.problems,
		...c
	], u = o.map(({ report: e }) => e), d = u.some(({ hide_texts: e }) => e), f = u.flatMap((e) => {
		let t = e.stopped && X(e.stopped.message, [e]);
		return t === void 0 ? [] : [r("run-stopped", t, { scope: "project" })];
	}), m = Z([...t, ...u.flatMap((e) => e.selected ?? [])]);
	return {
		found: l,
		report: {
			format_version: 1,
			command: J(u)[0] ?? (u.length > 0 ? "validate" : "plan"),
			...m.length > 0 && { selected: m },
			manifests: Z(u.flatMap(({ manifests: e }) => e)),
			declared: Object.fromEntries(p().map(({ plural: e }) => [e, k(u, ({ declared: t }) => t[e] ?? 0)])),
			problems: [
				...l,
				...f,
				...ve(u)
			],
			projects: u.flatMap(({ projects: e }) => e).filter((e) => !s.names.has(K(e))),
			requests: k(u, ({ requests: e }) => e),
			...ye(u),
			...d && { hide_texts: !0 }
		}
	};
}
function K({ name: e, id: t }) {
	return e ?? t;
}
function q({ selected: e = [], projects: t }) {
	return Z([...e, ...t.map(K)]);
}
function he(e, t) {
	return e.map((e) => {
		let n = new Set(q(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || O(e.key, t.key) || O(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function J(e) {
	return Z(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function ge(e) {
	let t = J(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let n = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [r("bad-report", n)];
}
function _e(e) {
	let t = e.flatMap(({ file: e, report: t }) => {
		let n = t.projects.map(K), r = new Set(t.selected ?? []);
		for (let e of n) r.delete(e);
		return [...r, ...n].map((t) => ({
			name: t,
			file: e
		}));
	}), n = [...D(t, ({ name: e }) => e)].filter(([, e]) => e.length > 1), i = n.map(([e, t]) => {
		let n = `${e} has more than one report: ${Z(t.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file: perhaps the input only of a job names too many projects, or one file is old.`;
		return r("bad-report", n, { scope: "project" });
	});
	return {
		names: new Set(n.map(([e]) => e)),
		problems: i
	};
}
function Y(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => q(e)));
	return Z(t).filter((e) => !n.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return r("no-report", t, { scope: "project" });
	});
}
function ve(e) {
	let t = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...D(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...n]) => {
		let { one: r } = t, i = Z([t, ...n].map(({ report: e }) => e));
		if (r.place !== void 0 || i.length === e.length) return [r];
		let { about: a, ...o } = r;
		return [{
			...o,
			message: X(r.message, i)
		}];
	});
}
function X(e, t) {
	let n = Z(t.flatMap(q));
	return n.length === 0 ? e : `${u(n, 3)}: ${e}`;
}
function ye(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function Z(e) {
	return [...new Set(e)];
}
const Q = "it is not a report. Write it with the option report of validate, plan, apply, drift or status.";
function be(e, t) {
	try {
		let n = JSON.parse(t), { success: r, data: i, error: a } = pe.safeParse(n), o = r ? f(e, i) : a.issues[0]?.path ?? [];
		return !(typeof n == "object" && n && "format_version" in n) || o?.[0] === "command" || i?.command === "restore" ? Q : r && !o ? i : `it is not a complete report: the value of ${o?.map(String).join(".")} is missing or wrong. Use the same version of Lokaform for all jobs.`;
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return Q;
		throw e;
	}
}
// src/files/readReports.ts
const $ = 536870912;
async function xe(e, t, n) {
	let i = new Set(), a = [];
	for (let e of t) {
		let t = await ee(e, n.working, {}, d);
		for (let e of t.sort()) i.add(e);
		if (t.length > 0) continue;
		let o = `reports "${e}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
		a.push(r("no-report", o));
	}
	t.length === 0 && a.push(r("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports)."));
	let o = [...i];
	if (o.length > 256) {
		let e = `There are ${o.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: o,
			files: [],
			problems: [...a, r("bad-report", e)]
		};
	}
	let s = [], c = 0;
	for (let t of o) {
		let i = te(t, n), o = (e) => a.push(r("bad-report", `The report ${i} cannot be used: ${e}`, { scope: "project" }));
		try {
			if (c += (await N(t)).size, c > $) o(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let r = be(e, h(await ne(t, Se(t, n))));
				typeof r == "string" ? o(r) : s.push({
					file: i,
					report: r
				});
			}
		} catch (e) {
			o(y(e));
		}
	}
	return {
		paths: o,
		files: s,
		problems: a
	};
}
function Se(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && v(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/commands/runs/report.ts
async function Ce(e, t) {
	let { folders: r, environment: a } = t.sources, o = {
		raw: e,
		environment: a,
		parts: []
	}, c = await xe(g, m(n, o) ?? [], r), u = [...i(e), ...c.problems], { report: d, found: f } = me(c.files, m(s, o), u), p = {
		...l(e, o, r),
		kinds: g,
		command: d.command,
		options: e,
		projects: [],
		others: [],
		showTexts: !0,
		usable: {
			values: {},
			tokens: []
		},
		secrets: [],
		scope: void 0,
		combines: !0,
		yes: !0,
		reports: c.paths,
		backupDir: void 0,
		restoreFlags: []
	};
	return _(d.command, e, t, {
		summary: {
			settings: p,
			found: f
		},
		engine: async (e, t, n) => {
			for (let { results: e, ...t } of d.projects) await n.onPlan(t);
			return {
				...d,
				problems: [...t, ...d.problems]
			};
		}
	});
}
export { Ce as combineReports };
