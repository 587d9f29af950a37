import { Ct as e, Xt as t, _i as n, gt as r, ht as i, ii as a, n as o, on as s, pt as c, xr as l } from "./start.js";
import { $r as u, Hr as d, Kr as f, Qr as p, Rr as ee, Tr as m, Xr as h, Zr as g, dn as _, kn as te, mt as v, t as y, u as b, ut as ne } from "./engine.js";
import { d as x, f as re, h as S, l as C, o as w, p as T, r as E, s as ie, t as D } from "./zod.js";
import { g as O, p as k } from "./wire.js";
import { a as A, c as j, i as ae, l as M, n as oe, o as se, r as ce, s as N, t as P } from "./plan.js";
import { stat as F } from "node:fs/promises";
// src/report/reportSchema.ts
const I = x({
	severity: D(r),
	code: D(c),
	message: S(),
	place: m.exactOptional(),
	scope: D(i),
	about: S().exactOptional(),
	count: ie().min(1).exactOptional(),
	quotes: N.exactOptional(),
	ways: E(x({
		does: S(),
		command: S()
	})).readonly().exactOptional()
}), L = E(I).readonly(), R = E(n).readonly(), z = C(!0).exactOptional(), B = A.extend({
	is: C("compared"),
	commit: S(),
	settings: R,
	kinds_no_longer_declared: N
}), V = x({
	is: C("not compared"),
	why: S()
}), H = w("is", [B, V]), U = oe.extend({
	name: S().exactOptional(),
	settings: R,
	hide_texts: z
}), W = w("is", [x({
	is: C("compared"),
	commit: S(),
	projects: E(U).readonly()
}), V]), G = x({
	change: P,
	outcome: ae
}), K = D(l), le = ce.extend({
	place: m,
	lacks: E(K).readonly(),
	written: z
}), ue = x({
	language: S(),
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
	required: x({
		percents: re(K, M),
		unmet: E(K).readonly(),
		missing: E(le).readonly()
	}).exactOptional()
}), de = x({
	name: S().exactOptional(),
	id: S(),
	manifests: N,
	problems: L,
	hide_texts: z,
	bugs: N.exactOptional(),
	plan: se.exactOptional(),
	unmanaged: j.exactOptional(),
	no_longer_declared: j.exactOptional(),
	status: E(ue).readonly().exactOptional(),
	effort: x({ requests: M }).exactOptional(),
	target: H.exactOptional(),
	results: E(G).readonly().exactOptional(),
	backup: S().exactOptional(),
	restore: S().exactOptional(),
	snapshot: x({
		id: S(),
		title: S()
	}).exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o, snapshot: s }) => (e || !(t || n || r || i)) && (i || (a ?? s) === void 0) && a === void 0 == (o === void 0)), fe = x({
	by: D([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: S()
}), pe = x({
	format_version: C(1),
	command: D(a),
	selected: N.exactOptional(),
	manifests: N,
	declared: T(S(), M).readonly(),
	problems: L,
	projects: E(de).readonly(),
	requests: M,
	stopped: fe.exactOptional(),
	manifest_comparison: W.exactOptional(),
	hide_texts: z
});
// src/report/combine.ts
function me(t, n, r = []) {
	let i = he(t, n), a = ge(i), o = a.length > 0 ? [] : i, s = _e(o), c = a.length > 0 ? [] : ve(o, n), l = [
		...r,
		...a,
		...s.problems,
		...c
	], u = o.map(({ report: e }) => e), d = u.some(({ hide_texts: e }) => e), f = u.flatMap((t) => {
		let n = t.stopped && X(t.stopped.message, [t]);
		return n === void 0 ? [] : [e("run-stopped", n, { scope: "project" })];
	}), p = Z([...n, ...u.flatMap((e) => e.selected ?? [])]);
	return {
		found: l,
		report: {
			format_version: 1,
			command: Y(u)[0] ?? (u.length > 0 ? "validate" : "plan"),
			...p.length > 0 && { selected: p },
			manifests: Z(u.flatMap(({ manifests: e }) => e)),
			declared: xe(u),
			problems: [
				...l,
				...f,
				...ye(u)
			],
			projects: u.flatMap(({ projects: e }) => e).filter((e) => !s.names.has(q(e))),
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
function ge(t) {
	let n = Y(t.map(({ report: e }) => e));
	if (n.length < 2) return [];
	let r = `The reports are of different commands: ${n.toSorted().map((e) => `${e} (${t.find(({ report: t }) => t.command === e)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [e("bad-report", r)];
}
function _e(t) {
	let n = t.flatMap(({ file: e, report: t }) => {
		let n = t.projects.map(q), r = new Set(t.selected ?? []);
		for (let e of n) r.delete(e);
		return [...r, ...n].map((t) => ({
			name: t,
			file: e
		}));
	}), r = [...O(n, ({ name: e }) => e)].filter(([, e]) => e.length > 1), i = r.map(([t, n]) => {
		let r = `${t} has more than one report: ${Z(n.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return e("bad-report", r, { scope: "project" });
	});
	return {
		names: new Set(r.map(([e]) => e)),
		problems: i
	};
}
function ve(t, n) {
	let r = new Set(t.flatMap(({ report: e }) => J(e)));
	return Z(n).filter((e) => !r.has(e)).map((t) => {
		let n = `There is no report on ${t}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return e("no-report", n, { scope: "project" });
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
	return n.length === 0 ? e : `${te(n, 3)}: ${e}`;
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
		let n = JSON.parse(t), { success: r, data: i, error: a } = pe.safeParse(n), o = r ? _(e, i) : a.issues[0]?.path ?? [];
		return !(typeof n == "object" && n && "format_version" in n) || o?.[0] === "command" || i?.command === "restore" ? Q : r && !o ? i : `it is not a complete report: the value of ${o?.map(String).join(".")} is missing or wrong. Use the same version of Lokaform for all jobs.`;
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return Q;
		throw e;
	}
}
// src/files/readReports.ts
const $ = 536870912;
async function Ce(t, n, r) {
	let i = new Set(), a = [];
	for (let t of n) {
		let n = await ee(t, r.working, {}, d);
		for (let e of n.sort()) i.add(e);
		if (n.length > 0) continue;
		let o = `reports "${t}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
		a.push(e("no-report", o));
	}
	n.length === 0 && a.push(e("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports)."));
	let o = [...i];
	if (o.length > 256) {
		let t = `There are ${o.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: o,
			files: [],
			problems: [...a, e("bad-report", t)]
		};
	}
	let s = [], c = 0;
	for (let n of o) {
		let i = h(n, r), o = (t) => a.push(e("bad-report", `The report ${i} cannot be used: ${t}`, { scope: "project" }));
		try {
			if (c += (await F(n)).size, c > $) o(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let e = Se(t, g(await u(n, we(n, r))));
				typeof e == "string" ? o(e) : s.push({
					file: i,
					report: e
				});
			}
		} catch (e) {
			o(p(e));
		}
	}
	return {
		paths: o,
		files: s,
		problems: a
	};
}
function we(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && f(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/commands/runs/report.ts
async function Te(e, n) {
	let { folders: r, environment: i } = n.sources, a = {
		raw: e,
		environment: i,
		parts: []
	}, c = await Ce(b, v(s, a) ?? [], r), l = [...o(e), ...c.problems], { report: u, found: d } = me(c.files, v(t, a), l), f = {
		...ne(e, a, r),
		kinds: b,
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
	return y(u.command, e, n, {
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
