import { Cr as e, Qt as t, Tt as n, _t as r, cn as i, ht as a, n as o, oi as s, vt as c, yi as l } from "./start.js";
import { Kr as u, Nn as d, Ur as f, Xr as p, cr as m, dt as ee, ei as te, gt as h, hn as g, kr as _, ni as v, ri as ne, t as re, ti as ie, u as y } from "./engine.js";
import { d as b, f as x, h as S, l as C, o as w, p as ae, r as T, s as E, t as D } from "./zod.js";
import { E as O, g as k, p as A } from "./wire.js";
import { a as oe, c as j, i as se, l as M, n as ce, o as le, r as N, s as P, t as F } from "./plan.js";
import { stat as I } from "node:fs/promises";
// src/report/reportSchema.ts
const L = b({
	severity: D(c),
	code: D(a),
	message: S(),
	place: _.exactOptional(),
	scope: D(r),
	about: S().exactOptional(),
	count: E().min(1).exactOptional(),
	quotes: P.exactOptional(),
	ways: T(b({
		does: S(),
		command: S()
	})).readonly().exactOptional()
}), R = T(L).readonly(), z = T(l).readonly(), B = C(!0).exactOptional(), V = oe.extend({
	is: C("compared"),
	commit: S(),
	settings: z,
	kinds_no_longer_declared: P
}), H = b({
	is: C("not compared"),
	why: S()
}), U = w("is", [V, H]), W = ce.extend({
	name: S().exactOptional(),
	settings: z,
	hide_texts: B
}), ue = w("is", [b({
	is: C("compared"),
	commit: S(),
	projects: T(W).readonly()
}), H]), de = b({
	change: F,
	outcome: se
}), G = D(e), fe = N.extend({
	place: _,
	lacks: T(G).readonly(),
	written: B
}), pe = b({
	language: S(),
	base: B,
	texts: M,
	archived: M,
	translated: M,
	verified: M,
	reviewed: M,
	conflicts: M,
	undecided: M,
	to_pull: M,
	waiting: M,
	words_to_do: M,
	about: B,
	required: b({
		percents: x(G, M),
		unmet: T(G).readonly(),
		missing: T(fe).readonly()
	}).exactOptional()
}), me = b({
	name: S().exactOptional(),
	id: S(),
	manifests: P,
	problems: R,
	hide_texts: B,
	bugs: P.exactOptional(),
	plan: le.exactOptional(),
	unmanaged: j.exactOptional(),
	no_longer_declared: j.exactOptional(),
	status: T(pe).readonly().exactOptional(),
	effort: b({ requests: M }).exactOptional(),
	target: U.exactOptional(),
	results: T(de).readonly().exactOptional(),
	backup: S().exactOptional(),
	restore: S().exactOptional(),
	snapshot: b({
		id: S(),
		title: S()
	}).exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o, snapshot: s }) => (e || !(t || n || r || i)) && (i || (a ?? s) === void 0) && a === void 0 == (o === void 0)), he = b({
	by: D([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: S()
}), ge = b({
	format_version: C(1),
	command: D(s),
	selected: P.exactOptional(),
	manifests: P,
	declared: ae(S(), M).readonly(),
	problems: R,
	projects: T(me).readonly(),
	requests: M,
	stopped: he.exactOptional(),
	manifest_comparison: ue.exactOptional(),
	hide_texts: B
});
// src/report/combine.ts
function _e(e, t, r = []) {
	let i = ve(e, t), a = ye(i), o = a.length > 0 ? [] : i, s = be(o), c = a.length > 0 ? [] : xe(o, t), l = [
		...r,
		...a,
		...s.problems,
		...c
	], u = o.map(({ report: e }) => e), d = u.some(({ hide_texts: e }) => e), f = u.flatMap((e) => {
		let t = e.stopped && Y(e.stopped.message, [e]);
		return t === void 0 ? [] : [n("run-stopped", t, { scope: "project" })];
	}), p = X([...t, ...u.flatMap((e) => e.selected ?? [])]);
	return {
		found: l,
		report: {
			format_version: 1,
			command: J(u)[0] ?? (u.length > 0 ? "validate" : "plan"),
			...p.length > 0 && { selected: p },
			manifests: X(u.flatMap(({ manifests: e }) => e)),
			declared: Object.fromEntries(m().map(({ plural: e }) => [e, O(u, ({ declared: t }) => t[e] ?? 0)])),
			problems: [
				...l,
				...f,
				...Se(u)
			],
			projects: u.flatMap(({ projects: e }) => e).filter((e) => !s.names.has(K(e))),
			requests: O(u, ({ requests: e }) => e),
			...Ce(u),
			...d && { hide_texts: !0 }
		}
	};
}
function K({ name: e, id: t }) {
	return e ?? t;
}
function q({ selected: e = [], projects: t }) {
	return X([...e, ...t.map(K)]);
}
function ve(e, t) {
	return e.map((e) => {
		let n = new Set(q(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || A(e.key, t.key) || A(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function J(e) {
	return X(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function ye(e) {
	let t = J(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let r = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [n("bad-report", r)];
}
function be(e) {
	let t = e.flatMap(({ file: e, report: t }) => {
		let n = t.projects.map(K), r = new Set(t.selected ?? []);
		for (let e of n) r.delete(e);
		return [...r, ...n].map((t) => ({
			name: t,
			file: e
		}));
	}), r = [...k(t, ({ name: e }) => e)].filter(([, e]) => e.length > 1), i = r.map(([e, t]) => {
		let r = `${e} has more than one report: ${X(t.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file: perhaps the input only of a job names too many projects, or one file is old.`;
		return n("bad-report", r, { scope: "project" });
	});
	return {
		names: new Set(r.map(([e]) => e)),
		problems: i
	};
}
function xe(e, t) {
	let r = new Set(e.flatMap(({ report: e }) => q(e)));
	return X(t).filter((e) => !r.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return n("no-report", t, { scope: "project" });
	});
}
function Se(e) {
	let t = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...k(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...n]) => {
		let { one: r } = t, i = X([t, ...n].map(({ report: e }) => e));
		if (r.place !== void 0 || i.length === e.length) return [r];
		let { about: a, ...o } = r;
		return [{
			...o,
			message: Y(r.message, i)
		}];
	});
}
function Y(e, t) {
	let n = X(t.flatMap(q));
	return n.length === 0 ? e : `${d(n, 3)}: ${e}`;
}
function Ce(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function X(e) {
	return [...new Set(e)];
}
const Z = "it is not a report. Write it with the option report of validate, plan, apply, drift or status.";
function we(e, t) {
	try {
		let n = JSON.parse(t), { success: r, data: i, error: a } = ge.safeParse(n), o = r ? g(e, i) : a.issues[0]?.path ?? [];
		return !(typeof n == "object" && n && "format_version" in n) || o?.[0] === "command" || i?.command === "restore" ? Z : r && !o ? i : `it is not a complete report: the value of ${o?.map(String).join(".")} is missing or wrong. Use the same version of Lokaform for all jobs.`;
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return Z;
		throw e;
	}
}
// src/files/readReports.ts
const Q = 536870912;
async function Te(e, t, r) {
	let i = new Set(), a = [];
	for (let e of t) {
		let t = await f(e, r.working, {}, u);
		for (let e of t.sort()) i.add(e);
		if (t.length > 0) continue;
		let o = `reports "${e}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
		a.push(n("no-report", o));
	}
	t.length === 0 && a.push(n("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports)."));
	let o = [...i];
	if (o.length > 256) {
		let e = `There are ${o.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: o,
			files: [],
			problems: [...a, n("bad-report", e)]
		};
	}
	let s = [], c = 0;
	for (let t of o) {
		let i = te(t, r), o = (e) => a.push(n("bad-report", `The report ${i} cannot be used: ${e}`, { scope: "project" }));
		try {
			if (c += (await I(t)).size, c > Q) o(`all reports together have more than ${Q / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let n = we(e, ie(await ne(t, $(t, r))));
				typeof n == "string" ? o(n) : s.push({
					file: i,
					report: n
				});
			}
		} catch (e) {
			o(v(e));
		}
	}
	return {
		paths: o,
		files: s,
		problems: a
	};
}
function $(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && p(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/commands/runs/report.ts
async function Ee(e, n) {
	let { folders: r, environment: a } = n.sources, s = {
		raw: e,
		environment: a,
		parts: []
	}, c = await Te(y, h(i, s) ?? [], r), l = [...o(e), ...c.problems], { report: u, found: d } = _e(c.files, h(t, s), l), f = {
		...ee(e, s, r),
		kinds: y,
		command: u.command,
		apiUrl: void 0,
		projects: [],
		others: [],
		showTexts: !0,
		usable: {
			values: {},
			tokens: []
		},
		secrets: [],
		timeLimit: void 0,
		combines: !0,
		matrix: !1,
		yes: !0,
		reports: c.paths,
		backupDir: void 0,
		restoreFlags: []
	};
	return re(u.command, e, n, {
		summary: {
			settings: f,
			found: d
		},
		engine: async (e, t, n) => {
			for (let { results: e, ...t } of u.projects) await n.onPlan(t);
			return {
				...u,
				problems: [...t, ...u.problems]
			};
		}
	});
}
export { Ee as combineReports };
