import { $r as e, $t as t, c as n, d as r, fi as i, ln as a, n as o, u as s, v as c, wr as l } from "./start.js";
import { $r as u, An as d, Er as f, Hr as ee, Kr as te, Qr as p, Vn as m, Xr as ne, Zr as h, hn as g, mt as re, t as ie, u as _, vt as v } from "./engine.js";
import { d as y, f as b, h as x, l as S, o as C, p as ae, r as w, s as T, t as E } from "./zod.js";
import { g as D, p as O } from "./wire.js";
import { a as oe, c as se, i as ce, l as k, n as A, o as j, r as M, s as N, t as P } from "./plan.js";
import { stat as F } from "node:fs/promises";
// src/report/reportSchema.ts
const I = y({
	severity: E(r),
	code: E(n),
	message: x(),
	place: d.exactOptional(),
	scope: E(s),
	about: x().exactOptional(),
	count: T().min(1).exactOptional(),
	quotes: N.exactOptional(),
	ways: w(y({
		does: x(),
		command: x()
	})).readonly().exactOptional()
}), L = w(I).readonly(), R = w(i).readonly(), z = S(!0).exactOptional(), B = oe.extend({
	is: S("compared"),
	commit: x(),
	settings: R,
	kinds_no_longer_declared: N
}), V = y({
	is: S("not compared"),
	why: x()
}), H = C("is", [B, V]), U = A.extend({
	name: x().exactOptional(),
	settings: R,
	hide_texts: z
}), W = C("is", [y({
	is: S("compared"),
	commit: x(),
	projects: w(U).readonly()
}), V]), G = y({
	change: P,
	outcome: ce
}), K = E(l), le = M.extend({
	place: d,
	lacks: w(K).readonly(),
	written: z
}), ue = y({
	language: x(),
	base: z,
	texts: k,
	archived: k,
	translated: k,
	verified: k,
	reviewed: k,
	conflicts: k,
	undecided: k,
	to_pull: k,
	waiting: k,
	words_to_do: k,
	about: z,
	required: y({
		percents: b(K, k),
		unmet: w(K).readonly(),
		missing: w(le).readonly()
	}).exactOptional()
}), de = y({
	name: x().exactOptional(),
	id: x(),
	manifests: N,
	problems: L,
	hide_texts: z,
	bugs: N.exactOptional(),
	plan: j.exactOptional(),
	unmanaged: se.exactOptional(),
	status: w(ue).readonly().exactOptional(),
	effort: y({ requests: k }).exactOptional(),
	target: H.exactOptional(),
	results: w(G).readonly().exactOptional(),
	backup: x().exactOptional(),
	restore: x().exactOptional(),
	snapshot: y({
		id: x(),
		title: x()
	}).exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o, snapshot: s }) => (e || !(t || n || r || i)) && (i || (a ?? s) === void 0) && a === void 0 == (o === void 0)), fe = y({
	by: E([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: x()
}), pe = y({
	format_version: S(1),
	command: E(e),
	selected: N.exactOptional(),
	manifests: N,
	declared: ae(x(), k).readonly(),
	problems: L,
	projects: w(de).readonly(),
	requests: k,
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
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = Z([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: Y(l)[0] ?? (l.length > 0 ? "validate" : "plan"),
			...d.length > 0 && { selected: d },
			manifests: Z(l.flatMap(({ manifests: e }) => e)),
			declared: Se(l),
			problems: [
				...c,
				...l.flatMap(ye),
				...be(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(q(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...xe(l),
			...u && { hide_texts: !0 }
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
function ge(e) {
	let t = Y(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let n = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [c("bad-report", n)];
}
function _e(e) {
	let t = e.flatMap(({ file: e, report: t }) => {
		let n = t.projects.map(q), r = new Set(t.selected ?? []);
		for (let e of n) r.delete(e);
		return [...r, ...n].map((t) => ({
			name: t,
			file: e
		}));
	}), n = [...D(t, ({ name: e }) => e)].filter(([, e]) => e.length > 1), r = n.map(([e, t]) => {
		let n = `${e} has more than one report: ${Z(t.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return c("bad-report", n, { scope: "project" });
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
		return c("no-report", t, { scope: "project" });
	});
}
function ye(e) {
	return e.stopped ? [c("run-stopped", X(e.stopped.message, [e]), { scope: "project" })] : [];
}
function be(e) {
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
	return n.length === 0 ? e : `${m(n, 3)}: ${e}`;
}
function xe(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function Se(e) {
	let t = new Map();
	for (let { declared: n } of e) for (let [e, r] of Object.entries(n)) t.set(e, (t.get(e) ?? 0) + r);
	return Object.fromEntries(t);
}
function Z(e) {
	return [...new Set(e)];
}
const Q = "it is not a report. Write it with the option report of validate, plan, apply, drift or status.";
function Ce(e, t) {
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
async function we(e, t, n) {
	let r = new Set(), i = [];
	for (let e of t) {
		let t = await f(e, n.working, {}, ee);
		for (let e of t.sort()) r.add(e);
		if (t.length > 0) continue;
		let a = `reports "${e}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
		i.push(c("no-report", a));
	}
	t.length === 0 && i.push(c("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports)."));
	let a = [...r];
	if (a.length > 256) {
		let e = `There are ${a.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: a,
			files: [],
			problems: [...i, c("bad-report", e)]
		};
	}
	let o = [], s = 0;
	for (let t of a) {
		let r = ne(t, n), a = (e) => i.push(c("bad-report", `The report ${r} cannot be used: ${e}`, { scope: "project" }));
		try {
			if (s += (await F(t)).size, s > $) a(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let i = Ce(e, h(await u(t, Te(t, n))));
				typeof i == "string" ? a(i) : o.push({
					file: r,
					report: i
				});
			}
		} catch (e) {
			a(p(e));
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
	return n !== void 0 && te(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/commands/runs/report.ts
async function Ee(e, n) {
	let { folders: r, environment: i } = n.sources, s = {
		raw: e,
		environment: i,
		parts: []
	}, c = await we(_, v(a, s) ?? [], r), l = [...o(e), ...c.problems], { report: u, found: d } = me(c.files, v(t, s), l), f = {
		...re(e, s, r),
		kinds: _,
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
			for (let e of u.projects) await n.onPlan(e);
			return {
				...u,
				problems: [...t, ...u.problems]
			};
		}
	});
}
export { Ee as combineReports };
