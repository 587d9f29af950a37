import { $t as e, Nr as t, S as n, Zt as r, an as i, en as a, jr as o, lt as s, pn as c, ut as l } from "./start.js";
import { _ as u, c as d, h as ee, i as f, n as p, p as m, s as h, u as g, y as _ } from "./zod.js";
import { Cn as v, Ir as te, Lr as ne, Nr as re, Pr as ie, Rr as ae, Tr as oe, dt as y, jt as b, ot as x, t as S, zr as se } from "./engine.js";
import { a as ce, c as C, i as le, n as ue, o as w, r as T, s as E, t as D } from "./plan.js";
import { resolve as O, sep as k } from "node:path";
import { stat as A } from "node:fs/promises";
// src/report/reportSchema.ts
const j = m({
	severity: p(a),
	code: p(r),
	message: u(),
	place: c.exactOptional(),
	reach: p(e),
	about: u().exactOptional(),
	count: d().min(1).exactOptional(),
	quotes: w.exactOptional()
}), M = f(j).readonly(), N = f(t).readonly(), P = g(!0).exactOptional(), F = le.extend({
	is: g("compared"),
	commit: u(),
	settings: N,
	released_kinds: w
}), I = m({
	is: g("not compared"),
	why: u()
}), L = h("is", [F, I]), R = ue.extend({
	name: u().exactOptional(),
	settings: N,
	hide_texts: P
}), z = h("is", [m({
	is: g("compared"),
	commit: u(),
	projects: f(R).readonly()
}), I]), B = m({
	change: D,
	outcome: T
}), V = m({
	name: u().exactOptional(),
	id: u(),
	manifests: w,
	problems: M,
	hide_texts: P,
	bugs: w.exactOptional(),
	plan: ce.exactOptional(),
	unmanaged: E.exactOptional(),
	effort: m({ requests: C }).exactOptional(),
	target: L.exactOptional(),
	results: f(B).readonly().exactOptional(),
	backup: u().exactOptional(),
	restore: u().exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o }) => (e || !(t || n || r || i)) && (i || a === void 0) && a === void 0 == (o === void 0)), H = m({
	by: p([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: u()
}), U = m({
	format_version: g(1),
	command: p(o),
	selected: w.exactOptional(),
	manifests: w,
	declared: ee(u(), C).readonly(),
	problems: M,
	projects: f(V).readonly(),
	requests: C,
	stopped: H.exactOptional(),
	manifest_comparison: z.exactOptional(),
	hide_texts: P
});
// src/report/combine.ts
function de(e, t, n = []) {
	let r = fe(e, t), i = J(r), a = i.length > 0 ? [] : r, o = me(a), s = i.length > 0 ? [] : ge(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = X([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: pe(l),
			...d.length > 0 && { selected: d },
			manifests: X(l.flatMap(({ manifests: e }) => e)),
			declared: be(l),
			problems: [
				...c,
				...l.flatMap(_e),
				...ve(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(W(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...ye(l),
			...u && { hide_texts: !0 }
		}
	};
}
function W({ name: e, id: t }) {
	return e ?? t;
}
function G({ selected: e = [], projects: t }) {
	return X([...e, ...t.map(W)]);
}
function fe(e, t) {
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
	return X(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function pe(e) {
	let [t] = q(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function J(e) {
	let t = q(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let n = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [i("bad-report", n)];
}
function me(e) {
	let t = new Map(), n = (e, n) => {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	};
	for (let { file: t, report: r } of e) {
		let e = r.projects.map(W);
		for (let i of X([...r.selected ?? [], ...e])) n(i, t);
		for (let r of he(e)) n(r, t);
	}
	let r = [...t].filter(([, e]) => e.length > 1), a = r.map(([e, t]) => {
		let n = `${e} has more than one report: ${X(t).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return i("bad-report", n, { reach: "project" });
	});
	return {
		names: new Set(r.map(([e]) => e)),
		problems: a
	};
}
function he(e) {
	let t = new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function ge(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => G(e)));
	return X(t).filter((e) => !n.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return i("no-report", t, { reach: "project" });
	});
}
function _e(e) {
	return e.stopped ? [i("run-stopped", Y(e.stopped.message, [e]), { reach: "project" })] : [];
}
function ve(e) {
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
			message: Y(t.message, [...n])
		};
	});
}
function Y(e, t) {
	let n = X(t.flatMap(G));
	if (n.length === 0) return e;
	let r = n.slice(0, 3), i = n.length - r.length;
	return `${r.join(", ")}${i > 0 ? ` and ${i} more` : ""}: ${e}`;
}
function ye(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function be(e) {
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
function xe(e, t) {
	try {
		return Te(e, Se(t));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: Q
		};
		throw e;
	}
}
function Se(e) {
	return JSON.parse(e, /\\u[dD]/.test(e) ? Ce : void 0);
}
function Ce(e, t) {
	return typeof t == "string" ? t.toWellFormed() : typeof t != "object" || !t || Array.isArray(t) ? t : Object.fromEntries(Object.entries(t).map(([e, t]) => [e.toWellFormed(), t]));
}
const we = m({
	format_version: _(),
	command: u()
});
function Te(e, t) {
	let n = we.safeParse(t);
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
	let a = U.safeParse(t), o = a.success ? oe(e, a.data) : a.error.issues[0]?.path ?? [];
	return a.success && !o ? {
		is: "report",
		report: a.data
	} : {
		is: "unusable",
		issue: `it is not a complete report: the value of ${o?.map(String).join(".")} is missing or wrong. Use the same version of Lokaform for all jobs.`
	};
}
// src/files/readReports.ts
const $ = 536870912, Ee = new AbortController().signal;
async function De(e, t, n) {
	let r = await Oe(t, n), a = [...r.problems];
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
		let r = te(t, n), c = (e) => a.push(i("bad-report", `The report ${r} cannot be used: ${e}`, { reach: "project" }));
		try {
			if (s += (await A(t)).size, s > $) c(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let i = xe(e, ne(await se(t, Ae(t, n))));
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
async function Oe(e, { working: t }) {
	if (e.length === 0) return {
		paths: [],
		problems: [i("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports).")]
	};
	let n = new Set(), r = [];
	for (let a of e) {
		let e = await ke(a, t);
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
async function ke(e, t) {
	let n = O(t, e);
	return await ie(n, {}) ? [n] : b(e.split(k).join("/"), {
		cwd: t,
		ignore: []
	}, {}, Ee).catch(() => []);
}
function Ae(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && re(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/settings/reportSettings.ts
function je(e, t, { folders: r, environment: i }) {
	let a = {
		raw: t,
		environment: i,
		parts: []
	};
	return {
		reports: y(l, a) ?? [],
		expected: y(s, a),
		problems: n(t),
		settingsFor: (n, i) => ({
			...x(t, a, r),
			kinds: e,
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
	let { sources: n } = t, { reports: r, expected: i, problems: a, settingsFor: o } = je(v, e, n), s = await De(v, r, n.folders), { report: c, found: l } = de(s.files, i, [...a, ...s.problems]);
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
