import { $i as e, Br as t, It as n, Rt as r, Vi as i, Wt as a, Xr as o, ar as s, cr as c, dr as l, ir as u, lr as d, or as ee, r as te, sr as ne, ur as re, xr as f, zt as p } from "./start.js";
import { Qn as m, cr as ie, dt as h, i as g, lr as _, or as ae, ot as oe, rr as v, sr as y, t as b, un as x } from "./engine.js";
import { f as S, g as C, l as w, m as se, o as T, r as E, s as ce, t as D, v as O } from "./zod.js";
import { p as k } from "./wire.js";
import { stat as A } from "node:fs/promises";
// src/report/reportSchema.ts
const j = S({
	severity: D(p),
	code: D(n),
	message: C(),
	place: f.exactOptional(),
	reach: D(r),
	about: C().exactOptional(),
	count: ce().min(1).exactOptional(),
	quotes: d.exactOptional()
}), M = E(j).readonly(), N = E(e).readonly(), P = w(!0).exactOptional(), F = ne.extend({
	is: w("compared"),
	commit: C(),
	settings: N,
	released_kinds: d
}), I = S({
	is: w("not compared"),
	why: C()
}), L = T("is", [F, I]), R = s.extend({
	name: C().exactOptional(),
	settings: N,
	hide_texts: P
}), z = T("is", [S({
	is: w("compared"),
	commit: C(),
	projects: E(R).readonly()
}), I]), B = S({
	change: u,
	outcome: ee
}), V = S({
	name: C().exactOptional(),
	id: C(),
	manifests: d,
	problems: M,
	hide_texts: P,
	bugs: d.exactOptional(),
	plan: c.exactOptional(),
	unmanaged: re.exactOptional(),
	effort: S({ requests: l }).exactOptional(),
	target: L.exactOptional(),
	results: E(B).readonly().exactOptional(),
	backup: C().exactOptional(),
	restore: C().exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o }) => (e || !(t || n || r || i)) && (i || a === void 0) && a === void 0 == (o === void 0)), H = S({
	by: D([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: C()
}), U = S({
	format_version: w(1),
	command: D(i),
	selected: d.exactOptional(),
	manifests: d,
	declared: se(C(), l).readonly(),
	problems: M,
	projects: E(V).readonly(),
	requests: l,
	stopped: H.exactOptional(),
	manifest_comparison: z.exactOptional(),
	hide_texts: P
});
// src/report/combine.ts
function W(e, t, n = []) {
	let r = le(e, t), i = de(r), a = i.length > 0 ? [] : r, o = fe(a), s = i.length > 0 ? [] : me(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = X([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: ue(l),
			...d.length > 0 && { selected: d },
			manifests: X(l.flatMap(({ manifests: e }) => e)),
			declared: ve(l),
			problems: [
				...c,
				...l.flatMap(he),
				...ge(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(G(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			..._e(l),
			...u && { hide_texts: !0 }
		}
	};
}
function G({ name: e, id: t }) {
	return e ?? t;
}
function K({ selected: e = [], projects: t }) {
	return X([...e, ...t.map(G)]);
}
function le(e, t) {
	return e.map((e) => {
		let n = new Set(K(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || q(e.key, t.key) || q(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function q(e, t) {
	return e < t ? -1 : +(e > t);
}
function J(e) {
	return X(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function ue(e) {
	let [t] = J(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function de(e) {
	let t = J(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let n = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [a("bad-report", n)];
}
function fe(e) {
	let t = e.flatMap(({ file: e, report: t }) => {
		let n = t.projects.map(G);
		return [...X([...t.selected ?? [], ...n]), ...pe(n)].map((t) => ({
			name: t,
			file: e
		}));
	}), n = [...k(t, ({ name: e }) => e)].filter(([, e]) => e.length > 1), r = n.map(([e, t]) => {
		let n = `${e} has more than one report: ${X(t.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return a("bad-report", n, { reach: "project" });
	});
	return {
		names: new Set(n.map(([e]) => e)),
		problems: r
	};
}
function pe(e) {
	let t = new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function me(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => K(e)));
	return X(t).filter((e) => !n.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return a("no-report", t, { reach: "project" });
	});
}
function he(e) {
	return e.stopped ? [a("run-stopped", Y(e.stopped.message, [e]), { reach: "project" })] : [];
}
function ge(e) {
	let t = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...k(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...n]) => {
		if (!t) return [];
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
	let n = X(t.flatMap(K));
	if (n.length === 0) return e;
	let r = n.slice(0, 3), i = n.length - r.length;
	return `${r.join(", ")}${i > 0 ? ` and ${i} more` : ""}: ${e}`;
}
function _e(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function ve(e) {
	let t = new Map();
	for (let { declared: n } of e) for (let [e, r] of Object.entries(n)) t.set(e, (t.get(e) ?? 0) + r);
	return Object.fromEntries(t);
}
function X(e) {
	return [...new Set(e)];
}
const Z = [
	"validate",
	"plan",
	"apply",
	"drift"
], Q = "it is not a report. Write it with the option report of validate, plan, apply or drift.";
function ye(e, t) {
	try {
		return Ce(e, be(t));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: Q
		};
		throw e;
	}
}
function be(e) {
	return JSON.parse(e, /\\u[dD]/.test(e) ? xe : void 0);
}
function xe(e, t) {
	return typeof t == "string" ? t.toWellFormed() : typeof t != "object" || !t || Array.isArray(t) ? t : Object.fromEntries(Object.entries(t).map(([e, t]) => [e.toWellFormed(), t]));
}
const Se = S({
	format_version: O(),
	command: C()
});
function Ce(e, t) {
	let n = Se.safeParse(t);
	if (!n.success) return {
		is: "unusable",
		issue: Q
	};
	let { format_version: r, command: i } = n.data;
	if (r !== 1) return {
		is: "unusable",
		issue: "its format_version is not 1. Use the same version of Lokaform for all jobs."
	};
	if (!Z.includes(i)) return {
		is: "unusable",
		issue: `it is not the report of ${Z.join(", ")}: only these can be put together.`
	};
	let a = U.safeParse(t), o = a.success ? m(e, a.data) : a.error.issues[0]?.path ?? [];
	return a.success && !o ? {
		is: "report",
		report: a.data
	} : {
		is: "unusable",
		issue: `it is not a complete report: the value of ${o?.map(String).join(".")} is missing or wrong. Use the same version of Lokaform for all jobs.`
	};
}
// src/files/readReports.ts
const $ = 536870912, we = new AbortController().signal;
async function Te(e, t, n) {
	let r = await Ee(t, n), i = [...r.problems];
	if (r.paths.length > 256) {
		let e = `There are ${r.paths.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: r.paths,
			files: [],
			problems: [...i, a("bad-report", e)]
		};
	}
	let o = [], s = 0;
	for (let t of r.paths) {
		let r = ae(t, n), c = (e) => i.push(a("bad-report", `The report ${r} cannot be used: ${e}`, { reach: "project" }));
		try {
			if (s += (await A(t)).size, s > $) c(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let i = ye(e, y(await _(t, De(t, n))));
				i.is === "report" ? o.push({
					file: r,
					report: i.report
				}) : c(i.issue);
			}
		} catch (e) {
			c(ie(e));
		}
	}
	return {
		paths: r.paths,
		files: o,
		problems: i
	};
}
async function Ee(e, { working: t }) {
	if (e.length === 0) return {
		paths: [],
		problems: [a("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports).")]
	};
	let n = new Set(), r = [];
	for (let i of e) {
		let e = await x(i, t, {}, we);
		for (let t of e.sort()) n.add(t);
		if (e.length === 0) {
			let e = `reports "${i}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
			r.push(a("no-report", e));
		}
	}
	return {
		paths: [...n],
		problems: r
	};
}
function De(e, t) {
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
async function Oe(e, n) {
	let { folders: r, environment: i } = n.sources, a = {
		raw: e,
		environment: i,
		parts: []
	}, s = await Te(g, h(o, a) ?? [], r), c = [...te(e), ...s.problems], { report: l, found: u } = W(s.files, h(t, a), c), d = {
		...oe(e, a, r),
		kinds: g,
		command: l.command,
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
	return b(l.command, e, n, {
		summary: {
			settings: d,
			found: u
		},
		engine: async (e, t, n) => {
			for (let e of l.projects) await n.onPlan(e);
			return {
				...l,
				problems: [...t, ...l.problems]
			};
		}
	});
}
export { Oe as combineReports };
