import { $i as e, Br as t, Vi as n, Xn as r, Xr as i, Yn as a, ar as o, cr as s, dr as c, ir as l, lr as u, or as d, qn as ee, r as f, sr as p, tr as m, ur as te, xr as ne } from "./start.js";
import { Zn as re, cr as ie, i as h, ir as g, lr as _, lt as v, mt as y, or as b, pn as ae, rr as oe, sr as se, t as ce } from "./engine.js";
import { f as x, g as S, l as C, m as le, o as w, r as T, s as ue, t as E, v as D } from "./zod.js";
import { p as O } from "./wire.js";
import { resolve as k, sep as A } from "node:path";
import { stat as j } from "node:fs/promises";
// src/report/reportSchema.ts
const M = x({
	severity: E(r),
	code: E(ee),
	message: S(),
	place: ne.exactOptional(),
	reach: E(a),
	about: S().exactOptional(),
	count: ue().min(1).exactOptional(),
	quotes: u.exactOptional()
}), N = T(M).readonly(), P = T(e).readonly(), F = C(!0).exactOptional(), I = p.extend({
	is: C("compared"),
	commit: S(),
	settings: P,
	released_kinds: u
}), L = x({
	is: C("not compared"),
	why: S()
}), R = w("is", [I, L]), z = o.extend({
	name: S().exactOptional(),
	settings: P,
	hide_texts: F
}), B = w("is", [x({
	is: C("compared"),
	commit: S(),
	projects: T(z).readonly()
}), L]), V = x({
	change: l,
	outcome: d
}), H = x({
	name: S().exactOptional(),
	id: S(),
	manifests: u,
	problems: N,
	hide_texts: F,
	bugs: u.exactOptional(),
	plan: s.exactOptional(),
	unmanaged: te.exactOptional(),
	effort: x({ requests: c }).exactOptional(),
	target: R.exactOptional(),
	results: T(V).readonly().exactOptional(),
	backup: S().exactOptional(),
	restore: S().exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o }) => (e || !(t || n || r || i)) && (i || a === void 0) && a === void 0 == (o === void 0)), U = x({
	by: E([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: S()
}), de = x({
	format_version: C(1),
	command: E(n),
	selected: u.exactOptional(),
	manifests: u,
	declared: le(S(), c).readonly(),
	problems: N,
	projects: T(H).readonly(),
	requests: c,
	stopped: U.exactOptional(),
	manifest_comparison: B.exactOptional(),
	hide_texts: F
});
// src/report/combine.ts
function fe(e, t, n = []) {
	let r = pe(e, t), i = he(r), a = i.length > 0 ? [] : r, o = ge(a), s = i.length > 0 ? [] : ve(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = Y([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: me(l),
			...d.length > 0 && { selected: d },
			manifests: Y(l.flatMap(({ manifests: e }) => e)),
			declared: Se(l),
			problems: [
				...c,
				...l.flatMap(ye),
				...be(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(W(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...xe(l),
			...u && { hide_texts: !0 }
		}
	};
}
function W({ name: e, id: t }) {
	return e ?? t;
}
function G({ selected: e = [], projects: t }) {
	return Y([...e, ...t.map(W)]);
}
function pe(e, t) {
	return e.map((e) => {
		let n = new Set(G(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || K(e.key, t.key) || K(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function K(e, t) {
	return e < t ? -1 : +(e > t);
}
function q(e) {
	return Y(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function me(e) {
	let [t] = q(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function he(e) {
	let t = q(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let n = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [m("bad-report", n)];
}
function ge(e) {
	let t = e.flatMap(({ file: e, report: t }) => {
		let n = t.projects.map(W);
		return [...Y([...t.selected ?? [], ...n]), ..._e(n)].map((t) => ({
			name: t,
			file: e
		}));
	}), n = [...O(t, ({ name: e }) => e)].filter(([, e]) => e.length > 1), r = n.map(([e, t]) => {
		let n = `${e} has more than one report: ${Y(t.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return m("bad-report", n, { reach: "project" });
	});
	return {
		names: new Set(n.map(([e]) => e)),
		problems: r
	};
}
function _e(e) {
	let t = new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function ve(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => G(e)));
	return Y(t).filter((e) => !n.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return m("no-report", t, { reach: "project" });
	});
}
function ye(e) {
	return e.stopped ? [m("run-stopped", J(e.stopped.message, [e]), { reach: "project" })] : [];
}
function be(e) {
	let t = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...O(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...n]) => {
		if (!t) return [];
		let { one: r } = t, i = Y([t, ...n].map(({ report: e }) => e));
		if (r.place !== void 0 || i.length === e.length) return [r];
		let { about: a, ...o } = r;
		return [{
			...o,
			message: J(r.message, i)
		}];
	});
}
function J(e, t) {
	let n = Y(t.flatMap(G));
	if (n.length === 0) return e;
	let r = n.slice(0, 3), i = n.length - r.length;
	return `${r.join(", ")}${i > 0 ? ` and ${i} more` : ""}: ${e}`;
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
function Y(e) {
	return [...new Set(e)];
}
const X = [
	"validate",
	"plan",
	"apply",
	"drift"
], Z = "it is not a report. Write it with the option report of validate, plan, apply or drift.";
function Ce(e, t) {
	try {
		return Ee(e, we(t));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: Z
		};
		throw e;
	}
}
function we(e) {
	return JSON.parse(e, /\\u[dD]/.test(e) ? Q : void 0);
}
function Q(e, t) {
	return typeof t == "string" ? t.toWellFormed() : typeof t != "object" || !t || Array.isArray(t) ? t : Object.fromEntries(Object.entries(t).map(([e, t]) => [e.toWellFormed(), t]));
}
const Te = x({
	format_version: D(),
	command: S()
});
function Ee(e, t) {
	let n = Te.safeParse(t);
	if (!n.success) return {
		is: "unusable",
		issue: Z
	};
	let { format_version: r, command: i } = n.data;
	if (r !== 1) return {
		is: "unusable",
		issue: "its format_version is not 1. Use the same version of Lokaform for all jobs."
	};
	if (!X.includes(i)) return {
		is: "unusable",
		issue: `it is not the report of ${X.join(", ")}: only these can be put together.`
	};
	let a = de.safeParse(t), o = a.success ? re(e, a.data) : a.error.issues[0]?.path ?? [];
	return a.success && !o ? {
		is: "report",
		report: a.data
	} : {
		is: "unusable",
		issue: `it is not a complete report: the value of ${o?.map(String).join(".")} is missing or wrong. Use the same version of Lokaform for all jobs.`
	};
}
// src/files/readReports.ts
const $ = 536870912, De = new AbortController().signal;
async function Oe(e, t, n) {
	let r = await ke(t, n), i = [...r.problems];
	if (r.paths.length > 256) {
		let e = `There are ${r.paths.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: r.paths,
			files: [],
			problems: [...i, m("bad-report", e)]
		};
	}
	let a = [], o = 0;
	for (let t of r.paths) {
		let r = b(t, n), s = (e) => i.push(m("bad-report", `The report ${r} cannot be used: ${e}`, { reach: "project" }));
		try {
			if (o += (await j(t)).size, o > $) s(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let i = Ce(e, se(await _(t, je(t, n))));
				i.is === "report" ? a.push({
					file: r,
					report: i.report
				}) : s(i.issue);
			}
		} catch (e) {
			s(ie(e));
		}
	}
	return {
		paths: r.paths,
		files: a,
		problems: i
	};
}
async function ke(e, { working: t }) {
	if (e.length === 0) return {
		paths: [],
		problems: [m("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports).")]
	};
	let n = new Set(), r = [];
	for (let i of e) {
		let e = await Ae(i, t);
		for (let t of e.sort()) n.add(t);
		if (e.length === 0) {
			let e = `reports "${i}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
			r.push(m("no-report", e));
		}
	}
	return {
		paths: [...n],
		problems: r
	};
}
async function Ae(e, t) {
	let n = k(t, e);
	return await g(n, {}) ? [n] : ae(e.split(A).join("/"), {
		cwd: t,
		ignore: []
	}, {}, De).catch(() => []);
}
function je(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && oe(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/commands/runs/report.ts
async function Me(e, n) {
	let { folders: r, environment: a } = n.sources, o = {
		raw: e,
		environment: a,
		parts: []
	}, s = await Oe(h, y(i, o) ?? [], r), c = [...f(e), ...s.problems], { report: l, found: u } = fe(s.files, y(t, o), c), d = {
		...v(e, o, r),
		kinds: h,
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
	return ce(l.command, e, n, {
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
export { Me as combineReports };
