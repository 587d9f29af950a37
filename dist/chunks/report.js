import { Yt as e, an as t, br as n, c as r, d as i, gi as a, n as o, ri as s, u as c, v as l } from "./start.js";
import { Bn as u, Br as d, Jr as f, Lr as p, Wr as ee, Xr as te, Yr as m, Zr as h, ft as ne, gt as g, kn as _, pn as v, t as re, u as y } from "./engine.js";
import { d as b, f as ie, h as x, l as S, o as C, p as w, r as T, s as E, t as D } from "./zod.js";
import { g as O, p as k } from "./wire.js";
import { a as A, c as j, i as ae, l as M, n as oe, o as se, r as ce, s as N, t as P } from "./plan.js";
import { stat as F } from "node:fs/promises";
// src/report/reportSchema.ts
const I = b({
	severity: D(i),
	code: D(r),
	message: x(),
	place: _.exactOptional(),
	scope: D(c),
	about: x().exactOptional(),
	count: E().min(1).exactOptional(),
	quotes: N.exactOptional(),
	ways: T(b({
		does: x(),
		command: x()
	})).readonly().exactOptional()
}), L = T(I).readonly(), R = T(a).readonly(), z = S(!0).exactOptional(), B = A.extend({
	is: S("compared"),
	commit: x(),
	settings: R,
	kinds_no_longer_declared: N
}), V = b({
	is: S("not compared"),
	why: x()
}), H = C("is", [B, V]), U = oe.extend({
	name: x().exactOptional(),
	settings: R,
	hide_texts: z
}), W = C("is", [b({
	is: S("compared"),
	commit: x(),
	projects: T(U).readonly()
}), V]), G = b({
	change: P,
	outcome: ae
}), K = D(n), le = ce.extend({
	place: _,
	lacks: T(K).readonly(),
	written: z
}), ue = b({
	language: x(),
	base: z,
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
	about: z,
	required: b({
		percents: ie(K, M),
		unmet: T(K).readonly(),
		missing: T(le).readonly()
	}).exactOptional()
}), de = b({
	name: x().exactOptional(),
	id: x(),
	manifests: N,
	problems: L,
	hide_texts: z,
	bugs: N.exactOptional(),
	plan: se.exactOptional(),
	unmanaged: j.exactOptional(),
	no_longer_declared: j.exactOptional(),
	status: T(ue).readonly().exactOptional(),
	effort: b({ requests: M }).exactOptional(),
	target: H.exactOptional(),
	results: T(G).readonly().exactOptional(),
	backup: x().exactOptional(),
	restore: x().exactOptional(),
	snapshot: b({
		id: x(),
		title: x()
	}).exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o, snapshot: s }) => (e || !(t || n || r || i)) && (i || (a ?? s) === void 0) && a === void 0 == (o === void 0)), fe = b({
	by: D([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: x()
}), pe = b({
	format_version: S(1),
	command: D(s),
	selected: N.exactOptional(),
	manifests: N,
	declared: w(x(), M).readonly(),
	problems: L,
	projects: T(de).readonly(),
	requests: M,
	stopped: fe.exactOptional(),
	manifest_comparison: W.exactOptional(),
	hide_texts: z
});
// src/report/combine.ts
function me(e, t, n = []) {
	let r = he(e, t), i = ge(r), a = i.length > 0 ? [] : r, o = _e(a), s = i.length > 0 ? [] : ve(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], u = a.map(({ report: e }) => e), d = u.some(({ hide_texts: e }) => e), f = u.flatMap((e) => {
		let t = e.stopped && X(e.stopped.message, [e]);
		return t === void 0 ? [] : [l("run-stopped", t, { scope: "project" })];
	}), p = Z([...t, ...u.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: Y(u)[0] ?? (u.length > 0 ? "validate" : "plan"),
			...p.length > 0 && { selected: p },
			manifests: Z(u.flatMap(({ manifests: e }) => e)),
			declared: xe(u),
			problems: [
				...c,
				...f,
				...ye(u)
			],
			projects: u.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(q(e))),
			requests: u.reduce((e, { requests: t }) => e + t, 0),
			...be(u),
			...d && { hide_texts: !0 }
		}
	};
}
function q({ name: e, id: t }) {
	return e ?? t;
}
function J({ selected: e = [], projects: t }) {
	return Z([...e, ...t.map(q)]);
}
function he(e, t) {
	return e.map((e) => {
		let n = new Set(J(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || k(e.key, t.key) || k(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function Y(e) {
	return Z(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function ge(e) {
	let t = Y(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let n = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [l("bad-report", n)];
}
function _e(e) {
	let t = e.flatMap(({ file: e, report: t }) => {
		let n = t.projects.map(q), r = new Set(t.selected ?? []);
		for (let e of n) r.delete(e);
		return [...r, ...n].map((t) => ({
			name: t,
			file: e
		}));
	}), n = [...O(t, ({ name: e }) => e)].filter(([, e]) => e.length > 1), r = n.map(([e, t]) => {
		let n = `${e} has more than one report: ${Z(t.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return l("bad-report", n, { scope: "project" });
	});
	return {
		names: new Set(n.map(([e]) => e)),
		problems: r
	};
}
function ve(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => J(e)));
	return Z(t).filter((e) => !n.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return l("no-report", t, { scope: "project" });
	});
}
function ye(e) {
	let t = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...O(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...n]) => {
		if (!t) return [];
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
	let n = Z(t.flatMap(J));
	return n.length === 0 ? e : `${u(n, 3)}: ${e}`;
}
function be(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function xe(e) {
	let t = new Map();
	for (let { declared: n } of e) for (let [e, r] of Object.entries(n)) t.set(e, (t.get(e) ?? 0) + r);
	return Object.fromEntries(t);
}
function Z(e) {
	return [...new Set(e)];
}
const Q = "it is not a report. Write it with the option report of validate, plan, apply, drift or status.";
function Se(e, t) {
	try {
		let n = JSON.parse(t), { success: r, data: i, error: a } = pe.safeParse(n), o = r ? v(e, i) : a.issues[0]?.path ?? [];
		return !(typeof n == "object" && n && "format_version" in n) || o?.[0] === "command" || i?.command === "restore" ? Q : r && !o ? i : `it is not a complete report: the value of ${o?.map(String).join(".")} is missing or wrong. Use the same version of Lokaform for all jobs.`;
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return Q;
		throw e;
	}
}
// src/files/readReports.ts
const $ = 536870912;
async function Ce(e, t, n) {
	let r = new Set(), i = [];
	for (let e of t) {
		let t = await p(e, n.working, {}, d);
		for (let e of t.sort()) r.add(e);
		if (t.length > 0) continue;
		let a = `reports "${e}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
		i.push(l("no-report", a));
	}
	t.length === 0 && i.push(l("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports)."));
	let a = [...r];
	if (a.length > 256) {
		let e = `There are ${a.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: a,
			files: [],
			problems: [...i, l("bad-report", e)]
		};
	}
	let o = [], s = 0;
	for (let t of a) {
		let r = f(t, n), a = (e) => i.push(l("bad-report", `The report ${r} cannot be used: ${e}`, { scope: "project" }));
		try {
			if (s += (await F(t)).size, s > $) a(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let i = Se(e, m(await h(t, we(t, n))));
				typeof i == "string" ? a(i) : o.push({
					file: r,
					report: i
				});
			}
		} catch (e) {
			a(te(e));
		}
	}
	return {
		paths: a,
		files: o,
		problems: i
	};
}
function we(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && ee(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/commands/runs/report.ts
async function Te(n, r) {
	let { folders: i, environment: a } = r.sources, s = {
		raw: n,
		environment: a,
		parts: []
	}, c = await Ce(y, g(t, s) ?? [], i), l = [...o(n), ...c.problems], { report: u, found: d } = me(c.files, g(e, s), l), f = {
		...ne(n, s, i),
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
	return re(u.command, n, r, {
		summary: {
			settings: f,
			found: d
		},
		engine: async (e, t, n) => {
			for (let e of u.projects) await n.onPlan(e);
			return {
				...u,
				problems: [...t, ...u.problems]
			};
		}
	});
}
export { Te as combineReports };
