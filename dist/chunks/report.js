import { Sr as e, Zt as t, _t as n, ai as r, gt as i, mt as a, n as o, sn as s, vi as c, wt as l } from "./start.js";
import { Gr as u, Qr as d, Rr as f, Tr as p, Vr as ee, Xr as m, Yr as te, Zr as ne, dn as h, ir as g, kn as re, mt as _, t as ie, u as v, ut as y } from "./engine.js";
import { d as b, f as ae, h as x, l as S, o as C, p as w, r as T, s as E, t as D } from "./zod.js";
import { T as O, g as k, p as A } from "./wire.js";
import { a as oe, c as j, i as se, l as M, n as ce, o as N, r as P, s as F, t as I } from "./plan.js";
import { stat as L } from "node:fs/promises";
// src/report/reportSchema.ts
const R = b({
	severity: D(n),
	code: D(a),
	message: x(),
	place: p.exactOptional(),
	scope: D(i),
	about: x().exactOptional(),
	count: E().min(1).exactOptional(),
	quotes: F.exactOptional(),
	ways: T(b({
		does: x(),
		command: x()
	})).readonly().exactOptional()
}), z = T(R).readonly(), B = T(c).readonly(), V = S(!0).exactOptional(), H = oe.extend({
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
}), K = D(e), de = P.extend({
	place: p,
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
	command: D(r),
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
function ge(e, t, n = []) {
	let r = _e(e, t), i = ve(r), a = i.length > 0 ? [] : r, o = ye(a), s = i.length > 0 ? [] : be(a, t), c = [
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
			declared: Object.fromEntries(g().map(({ plural: e }) => [e, O(u, ({ declared: t }) => t[e] ?? 0)])),
			problems: [
				...c,
				...f,
				...xe(u)
			],
			projects: u.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(q(e))),
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
	}).sort((e, t) => e.rank - t.rank || A(e.key, t.key) || A(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function Y(e) {
	return Z(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function ve(e) {
	let t = Y(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let n = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [l("bad-report", n)];
}
function ye(e) {
	let t = e.flatMap(({ file: e, report: t }) => {
		let n = t.projects.map(q), r = new Set(t.selected ?? []);
		for (let e of n) r.delete(e);
		return [...r, ...n].map((t) => ({
			name: t,
			file: e
		}));
	}), n = [...k(t, ({ name: e }) => e)].filter(([, e]) => e.length > 1), r = n.map(([e, t]) => {
		let n = `${e} has more than one report: ${Z(t.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file: perhaps the input only of a job names too many projects, or one file is old.`;
		return l("bad-report", n, { scope: "project" });
	});
	return {
		names: new Set(n.map(([e]) => e)),
		problems: r
	};
}
function be(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => J(e)));
	return Z(t).filter((e) => !n.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return l("no-report", t, { scope: "project" });
	});
}
function xe(e) {
	let t = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...k(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...n]) => {
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
	return n.length === 0 ? e : `${re(n, 3)}: ${e}`;
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
		let n = JSON.parse(t), { success: r, data: i, error: a } = he.safeParse(n), o = r ? h(e, i) : a.issues[0]?.path ?? [];
		return !(typeof n == "object" && n && "format_version" in n) || o?.[0] === "command" || i?.command === "restore" ? Q : r && !o ? i : `it is not a complete report: the value of ${o?.map(String).join(".")} is missing or wrong. Use the same version of Lokaform for all jobs.`;
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return Q;
		throw e;
	}
}
// src/files/readReports.ts
const $ = 536870912;
async function we(e, t, n) {
	let r = new Set(), i = [];
	for (let e of t) {
		let t = await f(e, n.working, {}, ee);
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
		let r = te(t, n), a = (e) => i.push(l("bad-report", `The report ${r} cannot be used: ${e}`, { scope: "project" }));
		try {
			if (s += (await L(t)).size, s > $) a(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let i = Ce(e, m(await d(t, Te(t, n))));
				typeof i == "string" ? a(i) : o.push({
					file: r,
					report: i
				});
			}
		} catch (e) {
			a(ne(e));
		}
	}
	return {
		paths: a,
		files: o,
		problems: i
	};
}
function Te(e, t) {
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
async function Ee(e, n) {
	let { folders: r, environment: i } = n.sources, a = {
		raw: e,
		environment: i,
		parts: []
	}, c = await we(v, _(s, a) ?? [], r), l = [...o(e), ...c.problems], { report: u, found: d } = ge(c.files, _(t, a), l), f = {
		...y(e, a, r),
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
		reports: c.paths,
		backupDir: void 0,
		restoreFlags: []
	};
	return ie(u.command, e, n, {
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
