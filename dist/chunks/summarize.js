import { $ as e, $n as t, C as n, Cr as r, J as i, K as a, Kn as o, Qn as s, S as c, Un as l, Y as u, _r as d, dt as f, gr as p, tn as m, ut as h, xr as g } from "./start.js";
import { _, b as ee, c as te, h as v, i as y, n as b, p as x, s as S, u as C } from "./zod.js";
import { a as w, c as T, i as ne, l as re, n as ie, o as E, r as ae, s as oe, t as se } from "./plan.js";
import { Gt as ce, Jt as le, Kt as ue, Ut as D, Xt as O, Yt as k, Zt as A, ar as j, lt as M, t as N, ut as P } from "./engine.js";
import { resolve as F, sep as I } from "node:path";
import { stat as L } from "node:fs/promises";
// src/report/reportSchema.ts
const R = x({
	severity: b(u),
	code: b(a),
	message: _(),
	place: m.exactOptional(),
	reach: b(i),
	about: _().exactOptional(),
	count: te().min(1).exactOptional(),
	quotes: E.exactOptional()
}), z = y(R).readonly(), B = y(r).readonly(), V = C(!0).exactOptional(), H = ne.extend({
	is: C("compared"),
	commit: _(),
	settings: B,
	released_kinds: E
}), U = x({
	is: C("not compared"),
	why: _()
}), de = S("is", [H, U]), fe = ie.extend({
	name: _().exactOptional(),
	settings: B,
	hide_texts: V
}), pe = S("is", [x({
	is: C("compared"),
	commit: _(),
	projects: y(fe).readonly()
}), U]), me = x({
	change: se,
	outcome: ae
}), he = x({
	name: _().exactOptional(),
	id: _(),
	manifests: E,
	problems: z,
	hide_texts: V,
	bugs: E.exactOptional(),
	plan: w.exactOptional(),
	unmanaged: oe.exactOptional(),
	effort: x({ requests: T }).exactOptional(),
	target: de.exactOptional(),
	results: y(me).readonly().exactOptional(),
	backup: _().exactOptional(),
	restore: _().exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o }) => (e || !(t || n || r || i)) && (i || a === void 0) && a === void 0 == (o === void 0)), ge = x({
	by: b([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: _()
}), _e = x({
	format_version: C(1),
	command: b(g),
	selected: E.exactOptional(),
	manifests: E,
	declared: v(_(), T).readonly(),
	problems: z,
	projects: y(he).readonly(),
	requests: T,
	stopped: ge.exactOptional(),
	manifest_comparison: pe.exactOptional(),
	hide_texts: V
}), W = [
	"validate",
	"plan",
	"apply",
	"drift"
], G = "it is not a report. Write it with the option report of validate, plan, apply or drift.";
function ve(e, t) {
	try {
		return Se(e, ye(t));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: G
		};
		throw e;
	}
}
function ye(e) {
	return JSON.parse(e, /\\u[dD]/.test(e) ? be : void 0);
}
function be(e, t) {
	return typeof t == "string" ? t.toWellFormed() : typeof t != "object" || !t || Array.isArray(t) ? t : Object.fromEntries(Object.entries(t).map(([e, t]) => [e.toWellFormed(), t]));
}
const xe = x({
	format_version: ee(),
	command: _()
});
function Se(e, t) {
	let n = xe.safeParse(t);
	if (!n.success) return {
		is: "unusable",
		issue: G
	};
	let { format_version: r, command: i } = n.data;
	if (r !== 1) return {
		is: "unusable",
		issue: "its format_version is not 1. Use the same version of Lokaform for all jobs."
	};
	if (!W.includes(i)) return {
		is: "unusable",
		issue: `it is not the report of ${W.join(", ")}: only these can be summarized.`
	};
	let a = _e.safeParse(t), o = a.success ? re(e, a.data) : a.error.issues[0]?.path ?? [];
	return a.success && !o ? {
		is: "report",
		report: a.data
	} : {
		is: "unusable",
		issue: `it is not a complete report: the value of ${o?.map(String).join(".")} is missing or wrong. Use the same version of Lokaform for all jobs.`
	};
}
// src/files/readReports.ts
const K = 536870912, Ce = new AbortController().signal;
async function we(t, n, r) {
	let i = await Te(n, r), a = [...i.problems];
	if (i.paths.length > 256) {
		let t = `There are ${i.paths.length} report files. Only 256 can be summarized together. Give fewer files.`;
		return {
			paths: i.paths,
			files: [],
			problems: [...a, e("bad-report", t)]
		};
	}
	let o = [], s = 0;
	for (let n of i.paths) {
		let i = le(n, r), c = (t) => a.push(e("bad-report", `The report ${i} cannot be used: ${t}`, { reach: "project" }));
		try {
			if (s += (await L(n)).size, s > K) c(`all reports together have more than ${K / 1024 / 1024} MiB. Summarize fewer reports.`);
			else {
				let e = ve(t, k(await A(n, De(n, r))));
				e.is === "report" ? o.push({
					file: i,
					report: e.report
				}) : c(e.issue);
			}
		} catch (e) {
			c(O(e));
		}
	}
	return {
		paths: i.paths,
		files: o,
		problems: a
	};
}
async function Te(t, { working: n }) {
	if (t.length === 0) return {
		paths: [],
		problems: [e("bad-setting", "No report is named. Use: lokaform summarize FILE… (in the action: the input reports).")]
	};
	let r = new Set(), i = [];
	for (let a of t) {
		let t = await Ee(a, n);
		for (let e of t.sort()) r.add(e);
		if (t.length === 0) {
			let t = `reports "${a}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
			i.push(e("no-report", t));
		}
	}
	return {
		paths: [...r],
		problems: i
	};
}
async function Ee(e, t) {
	let n = F(t, e);
	return await ue(n, {}) ? [n] : D(e.split(I).join("/"), {
		cwd: t,
		ignore: []
	}, {}, Ce).catch(() => []);
}
function De(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && ce(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/report/combine.ts
function Oe(e, t, n = []) {
	let r = ke(e, t), i = je(r), a = i.length > 0 ? [] : r, o = Me(a), s = i.length > 0 ? [] : Ne(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = $([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: Ae(l),
			...d.length > 0 && { selected: d },
			manifests: $(l.flatMap(({ manifests: e }) => e)),
			declared: Le(l),
			problems: [
				...c,
				...l.flatMap(Pe),
				...Fe(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(q(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...Ie(l),
			...u && { hide_texts: !0 }
		}
	};
}
function q({ name: e, id: t }) {
	return e ?? t;
}
function J({ selected: e = [], projects: t }) {
	return $([...e, ...t.map(q)]);
}
function ke(e, t) {
	return e.map((e) => {
		let n = new Set(J(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || Y(e.key, t.key) || Y(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function Y(e, t) {
	return e < t ? -1 : +(e > t);
}
function X(e) {
	return $(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function Ae(e) {
	let [t] = X(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function je(t) {
	let n = X(t.map(({ report: e }) => e));
	if (n.length < 2) return [];
	let r = `The reports are of different commands: ${n.toSorted().map((e) => `${e} (${t.find(({ report: t }) => t.command === e)?.file ?? ""})`).join(", ")}. Summarize the reports of each command separately.`;
	return [e("bad-report", r)];
}
function Me(t) {
	let n = new Map(), r = (e, t) => {
		let r = n.get(e);
		r ? r.push(t) : n.set(e, [t]);
	};
	for (let { file: e, report: n } of t) {
		let t = n.projects.map(q);
		for (let i of $([...n.selected ?? [], ...t])) r(i, e);
		for (let n of Z(t)) r(n, e);
	}
	let i = [...n].filter(([, e]) => e.length > 1), a = i.map(([t, n]) => {
		let r = `${t} has more than one report: ${$(n).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return e("bad-report", r, { reach: "project" });
	});
	return {
		names: new Set(i.map(([e]) => e)),
		problems: a
	};
}
function Z(e) {
	let t = new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function Ne(t, n) {
	let r = new Set(t.flatMap(({ report: e }) => J(e)));
	return $(n).filter((e) => !r.has(e)).map((t) => {
		let n = `There is no report on ${t}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return e("no-report", n, { reach: "project" });
	});
}
function Pe(t) {
	return t.stopped ? [e("run-stopped", Q(t.stopped.message, [t]), { reach: "project" })] : [];
}
function Fe(e) {
	let t = new Map();
	for (let n of e) for (let e of n.problems) {
		let r = JSON.stringify(e), i = t.get(r) ?? {
			one: e,
			some: new Set()
		};
		t.set(r, i), i.some.add(n);
	}
	return [...t.values()].map(({ one: t, some: n }) => {
		if (t.place !== void 0 || n.size === e.length) return t;
		let { about: r, ...i } = t;
		return {
			...i,
			message: Q(t.message, [...n])
		};
	});
}
function Q(e, t) {
	let n = $(t.flatMap(J));
	if (n.length === 0) return e;
	let r = n.slice(0, 3), i = n.length - r.length;
	return `${r.join(", ")}${i > 0 ? ` and ${i} more` : ""}: ${e}`;
}
function Ie(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function Le(e) {
	let t = new Map();
	for (let { declared: n } of e) for (let [e, r] of Object.entries(n)) t.set(e, (t.get(e) ?? 0) + r);
	return Object.fromEntries(t);
}
function $(e) {
	return [...new Set(e)];
}
// src/settings/summarySettings.ts
function Re(e, { folders: r, environment: i }) {
	let a = {
		raw: e,
		environment: i,
		parts: []
	}, u = (t) => {
		let i = n(t, e);
		return i === void 0 ? void 0 : F(r.working, i);
	};
	return {
		reports: M(f, a) ?? [],
		expected: M(h, a),
		problems: c(e),
		settingsFor: (n, i) => ({
			kinds: j,
			command: n,
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
			format: M(l, a),
			detailedExitcode: !1,
			unmanaged: !1,
			full: !1,
			kept: !1,
			publish: !0,
			summarizes: !0,
			failOnDrift: M(d, a),
			matrix: !1,
			applyFrom: M(p, a),
			yes: !0,
			verbose: !1,
			quiet: M(s, a),
			out: void 0,
			report: u(t),
			html: u(o),
			configFile: P(e, r),
			plan: void 0,
			reports: i,
			backupDir: void 0,
			force: !1,
			restoreFlags: []
		})
	};
}
// src/commands/runs/summarize.ts
async function ze(e, t) {
	let { sources: n } = t, { reports: r, expected: i, problems: a, settingsFor: o } = Re(e, n), s = await we(j, r, n.folders), { report: c, found: l } = Oe(s.files, i, [...a, ...s.problems]);
	return N(c.command, e, t, {
		summary: {
			settings: o(c.command, s.paths),
			found: l
		},
		engine: async (e, t, n) => {
			for (let e of c.projects) await n.onPlan(e);
			return {
				...c,
				problems: [...t, ...c.problems]
			};
		}
	});
}
export { ze as summarizeReports };
