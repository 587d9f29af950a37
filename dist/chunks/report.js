import { Gr as e, On as t, _ as n, _i as r, ji as i, n as a, un as o, vn as s, y as c } from "./start.js";
import { Ir as l, K as u, Qr as d, Tn as f, Vr as p, Yr as m, Z as h, ai as g, d as _, ii as v, oi as ee, t as te, ti as y, wi as b } from "./engine.js";
import { d as x, f as S, h as C, l as w, o as T, p as ne, r as E, t as D } from "./zod.js";
import { f as O, l as k, w as A } from "./wire.js";
import { a as re, c as j, i as ie, l as M, n as ae, o as oe, r as se, s as N, t as ce } from "./plan.js";
import { stat as le } from "node:fs/promises";
// src/report/reportSchema.ts
const P = E(c).readonly(), F = E(i).readonly(), I = w(!0).exactOptional(), L = re.extend({
	is: w("compared"),
	commit: C(),
	settings: F,
	kinds_no_longer_declared: N
}), R = x({
	is: w("not compared"),
	why: C()
}), z = T("is", [L, R]), B = ae.extend({
	name: C().exactOptional(),
	settings: F,
	hide_texts: I
}), V = T("is", [x({
	is: w("compared"),
	commit: C(),
	projects: E(B).readonly()
}), R]), H = x({
	change: ce,
	outcome: ie
}), U = D(e), W = se.extend({
	place: o,
	lacks: E(U).readonly(),
	written: I
}), ue = x({
	language: C(),
	base: I,
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
	about: I,
	required: x({
		percents: S(U, M),
		unmet: E(U).readonly(),
		missing: E(W).readonly()
	}).exactOptional()
}), G = x({
	id: C(),
	settings_file: C().exactOptional()
}), de = x({
	name: C().exactOptional(),
	id: C(),
	digest: C().exactOptional(),
	scope: G.exactOptional(),
	manifests: N,
	problems: P,
	hide_texts: I,
	bugs: N.exactOptional(),
	plan: oe.exactOptional(),
	unmanaged: j.exactOptional(),
	no_longer_declared: j.exactOptional(),
	status: E(ue).readonly().exactOptional(),
	effort: x({ requests: M }).exactOptional(),
	target: z.exactOptional(),
	results: E(H).readonly().exactOptional(),
	backup: C().exactOptional(),
	restore: C().exactOptional(),
	snapshot: x({
		id: C(),
		title: C()
	}).exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o, snapshot: s }) => (e || !(t || n || r || i)) && (i || (a ?? s) === void 0) && a === void 0 == (o === void 0)), fe = x({
	by: D([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: C()
}), pe = x({
	format_version: w(1),
	command: D(r),
	selected: N.exactOptional(),
	scope: G.exactOptional(),
	manifests: N,
	declared: ne(C(), M).readonly(),
	problems: P,
	projects: E(de).readonly(),
	requests: M,
	stopped: fe.exactOptional(),
	manifest_comparison: V.exactOptional(),
	hide_texts: I
});
// src/report/combine.ts
function me(e, t, r = []) {
	let i = he(e, t), a = ge(i), o = a.length > 0 ? [] : i, s = _e(o), c = a.length > 0 ? [] : Y(o, t), l = [
		...r,
		...a,
		...s.problems,
		...c
	], u = o.map(({ report: e }) => e), d = u.some(({ hide_texts: e }) => e), f = u.flatMap((e) => {
		let t = e.stopped && X(e.stopped.message, [e]);
		return t === void 0 ? [] : [n("run-stopped", t, { scope: "project" })];
	}), m = Z([...t, ...u.flatMap((e) => e.selected ?? [])]);
	return {
		found: l,
		report: {
			format_version: 1,
			command: J(u)[0] ?? (u.length > 0 ? "validate" : "plan"),
			...m.length > 0 && { selected: m },
			manifests: Z(u.flatMap(({ manifests: e }) => e)),
			declared: Object.fromEntries(p().map(({ plural: e }) => [e, A(u, ({ declared: t }) => t[e] ?? 0)])),
			problems: [
				...l,
				...f,
				...ve(u)
			],
			projects: u.flatMap(({ projects: e }) => e).filter((e) => !s.names.has(K(e))),
			requests: A(u, ({ requests: e }) => e),
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
	}).sort((e, t) => e.rank - t.rank || k(e.key, t.key) || k(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function J(e) {
	return Z(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function ge(e) {
	let t = J(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let r = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [n("bad-report", r)];
}
function _e(e) {
	let t = e.flatMap(({ file: e, report: t }) => {
		let n = t.projects.map(K), r = new Set(t.selected ?? []);
		for (let e of n) r.delete(e);
		return [...r, ...n].map((t) => ({
			name: t,
			file: e
		}));
	}), r = [...O(t, ({ name: e }) => e)].filter(([, e]) => e.length > 1), i = r.map(([e, t]) => {
		let r = `${e} has more than one report: ${Z(t.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file: perhaps the input only of a job names too many projects, or one file is old.`;
		return n("bad-report", r, { scope: "project" });
	});
	return {
		names: new Set(r.map(([e]) => e)),
		problems: i
	};
}
function Y(e, t) {
	let r = new Set(e.flatMap(({ report: e }) => q(e)));
	return Z(t).filter((e) => !r.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return n("no-report", t, { scope: "project" });
	});
}
function ve(e) {
	let t = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...O(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...n]) => {
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
	return n.length === 0 ? e : `${l(n, 3)}: ${e}`;
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
async function xe(e, t, r) {
	let i = new Set(), a = [];
	for (let e of t) {
		let t = await m(e, r.working, {}, d);
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
		let i = v(t, r), o = (e) => a.push(n("bad-report", `The report ${i} cannot be used: ${e}`, { scope: "project" }));
		try {
			if (c += (await le(t)).size, c > $) o(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let n = be(e, g(await ee(t, Se(t, r))));
				typeof n == "string" ? o(n) : s.push({
					file: i,
					report: n
				});
			}
		} catch (e) {
			o(b(e));
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
	return n !== void 0 && y(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/commands/runs/report.ts
async function Ce(e, n) {
	let { folders: r, environment: i } = n.sources, o = {
		raw: e,
		environment: i,
		parts: []
	}, c = await xe(_, h(t, o) ?? [], r), l = [...a(e), ...c.problems], { report: d, found: f } = me(c.files, h(s, o), l), p = {
		...u(e, o, r),
		kinds: _,
		command: d.command,
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
		scope: void 0,
		combines: !0,
		matrix: !1,
		yes: !0,
		reports: c.paths,
		backupDir: void 0,
		restoreFlags: []
	};
	return te(d.command, e, n, {
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
