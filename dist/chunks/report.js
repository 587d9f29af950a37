import { $ as e, Cr as t, J as n, K as r, S as i, Y as a, bt as o, tn as s, xr as c, xt as l } from "./start.js";
import { _ as u, b as d, c as ee, h as f, i as p, n as m, p as h, s as g, u as _ } from "./zod.js";
import { $r as v, Jr as te, On as y, Pt as ne, Qr as re, Yr as ie, Zr as ae, dt as b, ei as x, ot as S, t as oe, u as se } from "./engine.js";
import { a as ce, c as C, i as le, n as ue, o as w, r as T, s as E, t as D } from "./plan.js";
import { resolve as O, sep as k } from "node:path";
import { stat as A } from "node:fs/promises";
// src/report/reportSchema.ts
const j = h({
	severity: m(a),
	code: m(r),
	message: u(),
	place: s.exactOptional(),
	reach: m(n),
	about: u().exactOptional(),
	count: ee().min(1).exactOptional(),
	quotes: w.exactOptional()
}), M = p(j).readonly(), N = p(t).readonly(), P = _(!0).exactOptional(), F = le.extend({
	is: _("compared"),
	commit: u(),
	settings: N,
	released_kinds: w
}), I = h({
	is: _("not compared"),
	why: u()
}), L = g("is", [F, I]), R = ue.extend({
	name: u().exactOptional(),
	settings: N,
	hide_texts: P
}), z = g("is", [h({
	is: _("compared"),
	commit: u(),
	projects: p(R).readonly()
}), I]), B = h({
	change: D,
	outcome: T
}), V = h({
	name: u().exactOptional(),
	id: u(),
	manifests: w,
	problems: M,
	hide_texts: P,
	bugs: w.exactOptional(),
	plan: ce.exactOptional(),
	unmanaged: E.exactOptional(),
	effort: h({ requests: C }).exactOptional(),
	target: L.exactOptional(),
	results: p(B).readonly().exactOptional(),
	backup: u().exactOptional(),
	restore: u().exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o }) => (e || !(t || n || r || i)) && (i || a === void 0) && a === void 0 == (o === void 0)), H = h({
	by: m([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: u()
}), U = h({
	format_version: _(1),
	command: m(c),
	selected: w.exactOptional(),
	manifests: w,
	declared: f(u(), C).readonly(),
	problems: M,
	projects: p(V).readonly(),
	requests: C,
	stopped: H.exactOptional(),
	manifest_comparison: z.exactOptional(),
	hide_texts: P
}), W = [
	"validate",
	"plan",
	"apply",
	"drift"
], G = "it is not a report. Write it with the option report of validate, plan, apply or drift.";
function de(e, t) {
	try {
		return he(e, fe(t));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: G
		};
		throw e;
	}
}
function fe(e) {
	return JSON.parse(e, /\\u[dD]/.test(e) ? pe : void 0);
}
function pe(e, t) {
	return typeof t == "string" ? t.toWellFormed() : typeof t != "object" || !t || Array.isArray(t) ? t : Object.fromEntries(Object.entries(t).map(([e, t]) => [e.toWellFormed(), t]));
}
const me = h({
	format_version: d(),
	command: u()
});
function he(e, t) {
	let n = me.safeParse(t);
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
		issue: `it is not the report of ${W.join(", ")}: only these can be put together.`
	};
	let a = U.safeParse(t), o = a.success ? se(e, a.data) : a.error.issues[0]?.path ?? [];
	return a.success && !o ? {
		is: "report",
		report: a.data
	} : {
		is: "unusable",
		issue: `it is not a complete report: the value of ${o?.map(String).join(".")} is missing or wrong. Use the same version of Lokaform for all jobs.`
	};
}
// src/files/readReports.ts
const K = 536870912, ge = new AbortController().signal;
async function _e(t, n, r) {
	let i = await ve(n, r), a = [...i.problems];
	if (i.paths.length > 256) {
		let t = `There are ${i.paths.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: i.paths,
			files: [],
			problems: [...a, e("bad-report", t)]
		};
	}
	let o = [], s = 0;
	for (let n of i.paths) {
		let i = ae(n, r), c = (t) => a.push(e("bad-report", `The report ${i} cannot be used: ${t}`, { reach: "project" }));
		try {
			if (s += (await A(n)).size, s > K) c(`all reports together have more than ${K / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let e = de(t, re(await x(n, be(n, r))));
				e.is === "report" ? o.push({
					file: i,
					report: e.report
				}) : c(e.issue);
			}
		} catch (e) {
			c(v(e));
		}
	}
	return {
		paths: i.paths,
		files: o,
		problems: a
	};
}
async function ve(t, { working: n }) {
	if (t.length === 0) return {
		paths: [],
		problems: [e("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports).")]
	};
	let r = new Set(), i = [];
	for (let a of t) {
		let t = await ye(a, n);
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
async function ye(e, t) {
	let n = O(t, e);
	return await ie(n, {}) ? [n] : ne(e.split(k).join("/"), {
		cwd: t,
		ignore: []
	}, {}, ge).catch(() => []);
}
function be(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && te(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/report/combine.ts
function xe(e, t, n = []) {
	let r = Se(e, t), i = we(r), a = i.length > 0 ? [] : r, o = Te(a), s = i.length > 0 ? [] : De(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = $([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: Ce(l),
			...d.length > 0 && { selected: d },
			manifests: $(l.flatMap(({ manifests: e }) => e)),
			declared: Q(l),
			problems: [
				...c,
				...l.flatMap(Oe),
				...ke(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(q(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...Ae(l),
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
function Se(e, t) {
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
function Ce(e) {
	let [t] = X(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function we(t) {
	let n = X(t.map(({ report: e }) => e));
	if (n.length < 2) return [];
	let r = `The reports are of different commands: ${n.toSorted().map((e) => `${e} (${t.find(({ report: t }) => t.command === e)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [e("bad-report", r)];
}
function Te(t) {
	let n = new Map(), r = (e, t) => {
		let r = n.get(e);
		r ? r.push(t) : n.set(e, [t]);
	};
	for (let { file: e, report: n } of t) {
		let t = n.projects.map(q);
		for (let i of $([...n.selected ?? [], ...t])) r(i, e);
		for (let n of Ee(t)) r(n, e);
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
function Ee(e) {
	let t = new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function De(t, n) {
	let r = new Set(t.flatMap(({ report: e }) => J(e)));
	return $(n).filter((e) => !r.has(e)).map((t) => {
		let n = `There is no report on ${t}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return e("no-report", n, { reach: "project" });
	});
}
function Oe(t) {
	return t.stopped ? [e("run-stopped", Z(t.stopped.message, [t]), { reach: "project" })] : [];
}
function ke(e) {
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
			message: Z(t.message, [...n])
		};
	});
}
function Z(e, t) {
	let n = $(t.flatMap(J));
	if (n.length === 0) return e;
	let r = n.slice(0, 3), i = n.length - r.length;
	return `${r.join(", ")}${i > 0 ? ` and ${i} more` : ""}: ${e}`;
}
function Ae(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function Q(e) {
	let t = new Map();
	for (let { declared: n } of e) for (let [e, r] of Object.entries(n)) t.set(e, (t.get(e) ?? 0) + r);
	return Object.fromEntries(t);
}
function $(e) {
	return [...new Set(e)];
}
// src/settings/reportSettings.ts
function je(e, t, { folders: n, environment: r }) {
	let a = {
		raw: t,
		environment: r,
		parts: []
	};
	return {
		reports: b(l, a) ?? [],
		expected: b(o, a),
		problems: i(t),
		settingsFor: (r, i) => ({
			...S(t, a, n),
			kinds: e,
			command: r,
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
			reports: i,
			backupDir: void 0,
			restoreFlags: []
		})
	};
}
// src/commands/runs/report.ts
async function Me(e, t) {
	let { sources: n } = t, { reports: r, expected: i, problems: a, settingsFor: o } = je(y, e, n), s = await _e(y, r, n.folders), { report: c, found: l } = xe(s.files, i, [...a, ...s.problems]);
	return oe(c.command, e, t, {
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
export { Me as combineReports };
