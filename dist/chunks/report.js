import { Qt as e, S as t, Sr as n, Xt as r, an as i, en as a, mt as o, pt as s, tn as c, wr as l } from "./start.js";
import { _ as u, b as d, c as ee, h as f, i as p, n as m, p as h, s as g, u as _ } from "./zod.js";
import { $r as v, It as te, Qr as ne, Xr as re, Yr as ie, dt as y, ei as ae, kn as b, ot as x, t as S, ti as oe, u as se } from "./engine.js";
import { a as ce, c as C, i as le, n as ue, o as w, r as T, s as E, t as D } from "./plan.js";
import { resolve as O, sep as k } from "node:path";
import { stat as A } from "node:fs/promises";
// src/report/reportSchema.ts
const j = h({
	severity: m(c),
	code: m(e),
	message: u(),
	place: r.exactOptional(),
	reach: m(a),
	about: u().exactOptional(),
	count: ee().min(1).exactOptional(),
	quotes: w.exactOptional()
}), M = p(j).readonly(), N = p(l).readonly(), P = _(!0).exactOptional(), F = le.extend({
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
	command: m(n),
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
async function _e(e, t, n) {
	let r = await ve(t, n), a = [...r.problems];
	if (r.paths.length > 256) {
		let e = `There are ${r.paths.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: r.paths,
			files: [],
			problems: [...a, i("bad-report", e)]
		};
	}
	let o = [], s = 0;
	for (let t of r.paths) {
		let r = ne(t, n), c = (e) => a.push(i("bad-report", `The report ${r} cannot be used: ${e}`, { reach: "project" }));
		try {
			if (s += (await A(t)).size, s > K) c(`all reports together have more than ${K / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let i = de(e, v(await oe(t, be(t, n))));
				i.is === "report" ? o.push({
					file: r,
					report: i.report
				}) : c(i.issue);
			}
		} catch (e) {
			c(ae(e));
		}
	}
	return {
		paths: r.paths,
		files: o,
		problems: a
	};
}
async function ve(e, { working: t }) {
	if (e.length === 0) return {
		paths: [],
		problems: [i("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports).")]
	};
	let n = new Set(), r = [];
	for (let a of e) {
		let e = await ye(a, t);
		for (let t of e.sort()) n.add(t);
		if (e.length === 0) {
			let e = `reports "${a}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
			r.push(i("no-report", e));
		}
	}
	return {
		paths: [...n],
		problems: r
	};
}
async function ye(e, t) {
	let n = O(t, e);
	return await re(n, {}) ? [n] : te(e.split(k).join("/"), {
		cwd: t,
		ignore: []
	}, {}, ge).catch(() => []);
}
function be(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && ie(e, n) ? {
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
function we(e) {
	let t = X(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let n = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [i("bad-report", n)];
}
function Te(e) {
	let t = new Map(), n = (e, n) => {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	};
	for (let { file: t, report: r } of e) {
		let e = r.projects.map(q);
		for (let i of $([...r.selected ?? [], ...e])) n(i, t);
		for (let r of Ee(e)) n(r, t);
	}
	let r = [...t].filter(([, e]) => e.length > 1), a = r.map(([e, t]) => {
		let n = `${e} has more than one report: ${$(t).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return i("bad-report", n, { reach: "project" });
	});
	return {
		names: new Set(r.map(([e]) => e)),
		problems: a
	};
}
function Ee(e) {
	let t = new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function De(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => J(e)));
	return $(t).filter((e) => !n.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return i("no-report", t, { reach: "project" });
	});
}
function Oe(e) {
	return e.stopped ? [i("run-stopped", Z(e.stopped.message, [e]), { reach: "project" })] : [];
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
function je(e, n, { folders: r, environment: i }) {
	let a = {
		raw: n,
		environment: i,
		parts: []
	};
	return {
		reports: y(o, a) ?? [],
		expected: y(s, a),
		problems: t(n),
		settingsFor: (t, i) => ({
			...x(n, a, r),
			kinds: e,
			command: t,
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
	let { sources: n } = t, { reports: r, expected: i, problems: a, settingsFor: o } = je(b, e, n), s = await _e(b, r, n.folders), { report: c, found: l } = xe(s.files, i, [...a, ...s.problems]);
	return S(c.command, e, t, {
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
