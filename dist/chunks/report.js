import { Ct as e, Xt as t, _i as n, gt as r, ht as i, ii as a, n as o, on as s, pt as c, xr as l } from "./start.js";
import { Gr as u, Qr as d, Rr as f, Tr as p, Vr as ee, Xr as te, Yr as m, Zr as h, dn as g, kn as ne, mt as _, t as v, u as y, ut as re } from "./engine.js";
import { d as b, f as ie, h as x, l as S, o as C, p as w, r as T, s as ae, t as E } from "./zod.js";
import { g as D, p as O } from "./wire.js";
import { a as k, c as A, i as oe, l as j, n as se, o as ce, r as M, s as N, t as P } from "./plan.js";
import { stat as F } from "node:fs/promises";
// src/report/reportSchema.ts
const I = b({
	severity: E(r),
	code: E(c),
	message: x(),
	place: p.exactOptional(),
	scope: E(i),
	about: x().exactOptional(),
	count: ae().min(1).exactOptional(),
	quotes: N.exactOptional(),
	ways: T(b({
		does: x(),
		command: x()
	})).readonly().exactOptional()
}), L = T(I).readonly(), R = T(n).readonly(), z = S(!0).exactOptional(), B = k.extend({
	is: S("compared"),
	commit: x(),
	settings: R,
	kinds_no_longer_declared: N
}), V = b({
	is: S("not compared"),
	why: x()
}), H = C("is", [B, V]), U = se.extend({
	name: x().exactOptional(),
	settings: R,
	hide_texts: z
}), W = C("is", [b({
	is: S("compared"),
	commit: x(),
	projects: T(U).readonly()
}), V]), G = b({
	change: P,
	outcome: oe
}), K = E(l), le = M.extend({
	place: p,
	lacks: T(K).readonly(),
	written: z
}), ue = b({
	language: x(),
	base: z,
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
	about: z,
	required: b({
		percents: ie(K, j),
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
	plan: ce.exactOptional(),
	unmanaged: A.exactOptional(),
	no_longer_declared: A.exactOptional(),
	status: T(ue).readonly().exactOptional(),
	effort: b({ requests: j }).exactOptional(),
	target: H.exactOptional(),
	results: T(G).readonly().exactOptional(),
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
	command: E(a),
	selected: N.exactOptional(),
	manifests: N,
	declared: w(x(), j).readonly(),
	problems: L,
	projects: T(de).readonly(),
	requests: j,
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
	}).sort((e, t) => e.rank - t.rank || O(e.key, t.key) || O(e.one.file, t.one.file)).map(({ one: e }) => e);
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
	}), r = [...D(n, ({ name: e }) => e)].filter(([, e]) => e.length > 1), i = r.map(([t, n]) => {
		let r = `${t} has more than one report: ${Z(n.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file: perhaps the input only of a job names too many projects, or one file is old.`;
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
	return [...D(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...n]) => {
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
	return n.length === 0 ? e : `${ne(n, 3)}: ${e}`;
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
		let n = JSON.parse(t), { success: r, data: i, error: a } = pe.safeParse(n), o = r ? g(e, i) : a.issues[0]?.path ?? [];
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
		let n = await f(t, r.working, {}, ee);
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
		let i = m(n, r), o = (t) => a.push(e("bad-report", `The report ${i} cannot be used: ${t}`, { scope: "project" }));
		try {
			if (c += (await F(n)).size, c > $) o(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let e = Se(t, te(await d(n, we(n, r))));
				typeof e == "string" ? o(e) : s.push({
					file: i,
					report: e
				});
			}
		} catch (e) {
			o(h(e));
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
	return n !== void 0 && u(e, n) ? {
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
	}, c = await Ce(y, _(s, a) ?? [], r), l = [...o(e), ...c.problems], { report: u, found: d } = me(c.files, _(t, a), l), f = {
		...re(e, a, r),
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
	return v(u.command, e, n, {
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
export { Te as combineReports };
