import { Et as e, Ir as t, Mi as n, an as r, dn as i, gt as a, n as o, vt as s, xn as c, yi as l, yt as u } from "./start.js";
import { $r as d, Jr as f, Qr as p, Vr as ee, Wr as m, _t as h, ei as g, lr as te, rr as ne, t as re, ti as _, u as v, un as y, ut as ie } from "./engine.js";
import { d as b, f as ae, h as x, l as S, o as C, p as w, r as T, s as E, t as D } from "./zod.js";
import { T as O, f as k, h as A } from "./wire.js";
import { a as oe, c as j, i as se, l as M, n as ce, o as N, r as P, s as F, t as I } from "./plan.js";
import { stat as L } from "node:fs/promises";
// src/report/reportSchema.ts
const R = b({
	severity: D(u),
	code: D(a),
	message: x(),
	place: r.exactOptional(),
	scope: D(s),
	about: x().exactOptional(),
	count: E().min(1).exactOptional(),
	quotes: F.exactOptional(),
	ways: T(b({
		does: x(),
		command: x()
	})).readonly().exactOptional()
}), z = T(R).readonly(), B = T(n).readonly(), V = S(!0).exactOptional(), H = oe.extend({
	is: S("compared"),
	commit: x(),
	settings: B,
	kinds_no_longer_declared: F
}), U = b({
	is: S("not compared"),
	why: x()
}), W = C("is", [H, U]), G = ce.extend({
	name: x().exactOptional(),
	settings: B,
	hide_texts: V
}), le = C("is", [b({
	is: S("compared"),
	commit: x(),
	projects: T(G).readonly()
}), U]), ue = b({
	change: I,
	outcome: se
}), K = D(t), de = P.extend({
	place: r,
	lacks: T(K).readonly(),
	written: V
}), fe = b({
	language: x(),
	base: V,
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
	about: V,
	required: b({
		percents: ae(K, M),
		unmet: T(K).readonly(),
		missing: T(de).readonly()
	}).exactOptional()
}), pe = b({
	name: x().exactOptional(),
	id: x(),
	manifests: F,
	problems: z,
	hide_texts: V,
	bugs: F.exactOptional(),
	plan: N.exactOptional(),
	unmanaged: j.exactOptional(),
	no_longer_declared: j.exactOptional(),
	status: T(fe).readonly().exactOptional(),
	effort: b({ requests: M }).exactOptional(),
	target: W.exactOptional(),
	results: T(ue).readonly().exactOptional(),
	backup: x().exactOptional(),
	restore: x().exactOptional(),
	snapshot: b({
		id: x(),
		title: x()
	}).exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o, snapshot: s }) => (e || !(t || n || r || i)) && (i || (a ?? s) === void 0) && a === void 0 == (o === void 0)), me = b({
	by: D([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: x()
}), he = b({
	format_version: S(1),
	command: D(l),
	selected: F.exactOptional(),
	manifests: F,
	declared: w(x(), M).readonly(),
	problems: z,
	projects: T(pe).readonly(),
	requests: M,
	stopped: me.exactOptional(),
	manifest_comparison: le.exactOptional(),
	hide_texts: V
});
// src/report/combine.ts
function ge(t, n, r = []) {
	let i = _e(t, n), a = ve(i), o = a.length > 0 ? [] : i, s = ye(o), c = a.length > 0 ? [] : be(o, n), l = [
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
			declared: Object.fromEntries(te().map(({ plural: e }) => [e, O(u, ({ declared: t }) => t[e] ?? 0)])),
			problems: [
				...l,
				...f,
				...xe(u)
			],
			projects: u.flatMap(({ projects: e }) => e).filter((e) => !s.names.has(q(e))),
			requests: O(u, ({ requests: e }) => e),
			...Se(u),
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
function _e(e, t) {
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
function ve(t) {
	let n = Y(t.map(({ report: e }) => e));
	if (n.length < 2) return [];
	let r = `The reports are of different commands: ${n.toSorted().map((e) => `${e} (${t.find(({ report: t }) => t.command === e)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [e("bad-report", r)];
}
function ye(t) {
	let n = t.flatMap(({ file: e, report: t }) => {
		let n = t.projects.map(q), r = new Set(t.selected ?? []);
		for (let e of n) r.delete(e);
		return [...r, ...n].map((t) => ({
			name: t,
			file: e
		}));
	}), r = [...A(n, ({ name: e }) => e)].filter(([, e]) => e.length > 1), i = r.map(([t, n]) => {
		let r = `${t} has more than one report: ${Z(n.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file: perhaps the input only of a job names too many projects, or one file is old.`;
		return e("bad-report", r, { scope: "project" });
	});
	return {
		names: new Set(r.map(([e]) => e)),
		problems: i
	};
}
function be(t, n) {
	let r = new Set(t.flatMap(({ report: e }) => J(e)));
	return Z(n).filter((e) => !r.has(e)).map((t) => {
		let n = `There is no report on ${t}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return e("no-report", n, { scope: "project" });
	});
}
function xe(e) {
	let t = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...A(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...n]) => {
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
	return n.length === 0 ? e : `${ne(n, 3)}: ${e}`;
}
function Se(e) {
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
function Ce(e, t) {
	try {
		let n = JSON.parse(t), { success: r, data: i, error: a } = he.safeParse(n), o = r ? y(e, i) : a.issues[0]?.path ?? [];
		return !(typeof n == "object" && n && "format_version" in n) || o?.[0] === "command" || i?.command === "restore" ? Q : r && !o ? i : `it is not a complete report: the value of ${o?.map(String).join(".")} is missing or wrong. Use the same version of Lokaform for all jobs.`;
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return Q;
		throw e;
	}
}
// src/files/readReports.ts
const $ = 536870912;
async function we(t, n, r) {
	let i = new Set(), a = [];
	for (let t of n) {
		let n = await ee(t, r.working, {}, m);
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
		let i = p(n, r), o = (t) => a.push(e("bad-report", `The report ${i} cannot be used: ${t}`, { scope: "project" }));
		try {
			if (c += (await L(n)).size, c > $) o(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let e = Ce(t, d(await _(n, Te(n, r))));
				typeof e == "string" ? o(e) : s.push({
					file: i,
					report: e
				});
			}
		} catch (e) {
			o(g(e));
		}
	}
	return {
		paths: o,
		files: s,
		problems: a
	};
}
function Te(e, t) {
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
async function Ee(e, t) {
	let { folders: n, environment: r } = t.sources, a = {
		raw: e,
		environment: r,
		parts: []
	}, s = await we(v, h(c, a) ?? [], n), l = [...o(e), ...s.problems], { report: u, found: d } = ge(s.files, h(i, a), l), f = {
		...ie(e, a, n),
		kinds: v,
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
		reports: s.paths,
		backupDir: void 0,
		restoreFlags: []
	};
	return re(u.command, e, t, {
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
