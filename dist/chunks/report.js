import { Jt as e, b as t, d as n, hr as r, in as i, m as a, p as o, r as s, rr as c } from "./start.js";
import { Hr as l, Rr as u, Ur as d, Vr as f, Wr as ee, X as p, Yn as te, Yt as m, br as ne, fr as re, i as h, t as g, tt as _ } from "./engine.js";
import { d as v, h as y, l as b, o as x, p as S, r as C, s as w, t as T } from "./zod.js";
import { g as E, p as D } from "./wire.js";
import { a as ie, c as O, i as ae, n as oe, o as k, r as se, s as A, t as j } from "./plan.js";
import { stat as M } from "node:fs/promises";
// src/report/reportSchema.ts
const N = v({
	severity: T(a),
	code: T(n),
	message: y(),
	place: re.exactOptional(),
	scope: T(o),
	about: y().exactOptional(),
	count: w().min(1).exactOptional(),
	quotes: k.exactOptional()
}), P = C(N).readonly(), F = C(r).readonly(), I = b(!0).exactOptional(), L = ae.extend({
	is: b("compared"),
	commit: y(),
	settings: F,
	kinds_no_longer_declared: k
}), R = v({
	is: b("not compared"),
	why: y()
}), z = x("is", [L, R]), B = oe.extend({
	name: y().exactOptional(),
	settings: F,
	hide_texts: I
}), V = x("is", [v({
	is: b("compared"),
	commit: y(),
	projects: C(B).readonly()
}), R]), H = v({
	change: j,
	outcome: se
}), U = v({
	name: y().exactOptional(),
	id: y(),
	manifests: k,
	problems: P,
	hide_texts: I,
	bugs: k.exactOptional(),
	plan: ie.exactOptional(),
	unmanaged: A.exactOptional(),
	effort: v({ requests: O }).exactOptional(),
	target: z.exactOptional(),
	results: C(H).readonly().exactOptional(),
	backup: y().exactOptional(),
	restore: y().exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o }) => (e || !(t || n || r || i)) && (i || a === void 0) && a === void 0 == (o === void 0)), W = v({
	by: T([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: y()
}), G = v({
	format_version: b(1),
	command: T(c),
	selected: k.exactOptional(),
	manifests: k,
	declared: S(y(), O).readonly(),
	problems: P,
	projects: C(U).readonly(),
	requests: O,
	stopped: W.exactOptional(),
	manifest_comparison: V.exactOptional(),
	hide_texts: I
});
// src/report/combine.ts
function K(e, t, n = []) {
	let r = ce(e, t), i = ue(r), a = i.length > 0 ? [] : r, o = de(a), s = i.length > 0 ? [] : fe(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = Z([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: le(l),
			...d.length > 0 && { selected: d },
			manifests: Z(l.flatMap(({ manifests: e }) => e)),
			declared: ge(l),
			problems: [
				...c,
				...l.flatMap(pe),
				...me(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(q(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...he(l),
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
function ce(e, t) {
	return e.map((e) => {
		let n = new Set(J(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || D(e.key, t.key) || D(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function Y(e) {
	return Z(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function le(e) {
	let [t] = Y(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function ue(e) {
	let n = Y(e.map(({ report: e }) => e));
	if (n.length < 2) return [];
	let r = `The reports are of different commands: ${n.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [t("bad-report", r)];
}
function de(e) {
	let n = e.flatMap(({ file: e, report: t }) => {
		let n = t.projects.map(q), r = new Set(t.selected ?? []);
		for (let e of n) r.delete(e);
		return [...r, ...n].map((t) => ({
			name: t,
			file: e
		}));
	}), r = [...E(n, ({ name: e }) => e)].filter(([, e]) => e.length > 1), i = r.map(([e, n]) => {
		let r = `${e} has more than one report: ${Z(n.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return t("bad-report", r, { scope: "project" });
	});
	return {
		names: new Set(r.map(([e]) => e)),
		problems: i
	};
}
function fe(e, n) {
	let r = new Set(e.flatMap(({ report: e }) => J(e)));
	return Z(n).filter((e) => !r.has(e)).map((e) => {
		let n = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return t("no-report", n, { scope: "project" });
	});
}
function pe(e) {
	return e.stopped ? [t("run-stopped", X(e.stopped.message, [e]), { scope: "project" })] : [];
}
function me(e) {
	let t = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...E(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...n]) => {
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
function he(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function ge(e) {
	let t = new Map();
	for (let { declared: n } of e) for (let [e, r] of Object.entries(n)) t.set(e, (t.get(e) ?? 0) + r);
	return Object.fromEntries(t);
}
function Z(e) {
	return [...new Set(e)];
}
const Q = "it is not a report. Write it with the option report of validate, plan, apply or drift.";
function _e(e, t) {
	try {
		return be(e, ve(t));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: Q
		};
		throw e;
	}
}
function ve(e) {
	return JSON.parse(e, /\\u[dD]/.test(e) ? ye : void 0);
}
function ye(e, t) {
	return typeof t == "string" ? t.toWellFormed() : typeof t != "object" || !t || Array.isArray(t) ? t : Object.fromEntries(Object.entries(t).map(([e, t]) => [e.toWellFormed(), t]));
}
function be(e, t) {
	let { success: n, data: r, error: i } = G.safeParse(t), a = n ? te(e, r) : i.issues[0]?.path ?? [];
	return !(typeof t == "object" && t && "format_version" in t) || a?.[0] === "command" || r?.command === "restore" ? {
		is: "unusable",
		issue: Q
	} : n && !a ? {
		is: "report",
		report: r
	} : {
		is: "unusable",
		issue: `it is not a complete report: the value of ${a?.map(String).join(".")} is missing or wrong. Use the same version of Lokaform for all jobs.`
	};
}
// src/files/readReports.ts
const $ = 536870912, xe = new AbortController().signal;
async function Se(e, n, r) {
	let i = new Set(), a = [];
	for (let e of n) {
		let n = await ne(e, r.working, {}, xe);
		for (let e of n.sort()) i.add(e);
		if (n.length > 0) continue;
		let o = `reports "${e}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
		a.push(t("no-report", o));
	}
	n.length === 0 && a.push(t("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports)."));
	let o = [...i];
	if (o.length > 256) {
		let e = `There are ${o.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: o,
			files: [],
			problems: [...a, t("bad-report", e)]
		};
	}
	let s = [], c = 0;
	for (let n of o) {
		let i = f(n, r), o = (e) => a.push(t("bad-report", `The report ${i} cannot be used: ${e}`, { scope: "project" }));
		try {
			if (c += (await M(n)).size, c > $) o(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let t = _e(e, l(await ee(n, Ce(n, r))));
				t.is === "report" ? s.push({
					file: i,
					report: t.report
				}) : o(t.issue);
			}
		} catch (e) {
			o(d(e));
		}
	}
	return {
		paths: o,
		files: s,
		problems: a
	};
}
function Ce(e, t) {
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
async function we(t, n) {
	let { folders: r, environment: a } = n.sources, o = {
		raw: t,
		environment: a,
		parts: []
	}, c = await Se(h, _(i, o) ?? [], r), l = [...s(t), ...c.problems], { report: u, found: d } = K(c.files, _(e, o), l), f = {
		...p(t, o, r),
		kinds: h,
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
	return g(u.command, t, n, {
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
export { we as combineReports };
