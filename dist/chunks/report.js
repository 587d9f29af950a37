import { Cr as e, Hr as t, Qn as n, Qr as r, Ui as i, Yn as a, Zn as o, cr as s, dr as c, fr as l, lr as u, na as d, or as ee, pr as f, r as te, rr as p, sr as ne, ur as m } from "./start.js";
import { _ as h, c as g, h as re, i as _, n as v, p as y, s as b, u as x, y as ie } from "./zod.js";
import { Zn as S, cr as C, i as w, ir as ae, lr as oe, lt as se, mt as T, or as ce, pn as le, rr as ue, sr as E, t as D } from "./engine.js";
import { resolve as O, sep as k } from "node:path";
import { stat as A } from "node:fs/promises";
// src/report/reportSchema.ts
const j = y({
	severity: v(n),
	code: v(a),
	message: h(),
	place: e.exactOptional(),
	reach: v(o),
	about: h().exactOptional(),
	count: g().min(1).exactOptional(),
	quotes: c.exactOptional()
}), M = _(j).readonly(), N = _(d).readonly(), P = x(!0).exactOptional(), F = u.extend({
	is: x("compared"),
	commit: h(),
	settings: N,
	released_kinds: c
}), I = y({
	is: x("not compared"),
	why: h()
}), L = b("is", [F, I]), R = ne.extend({
	name: h().exactOptional(),
	settings: N,
	hide_texts: P
}), z = b("is", [y({
	is: x("compared"),
	commit: h(),
	projects: _(R).readonly()
}), I]), B = y({
	change: ee,
	outcome: s
}), V = y({
	name: h().exactOptional(),
	id: h(),
	manifests: c,
	problems: M,
	hide_texts: P,
	bugs: c.exactOptional(),
	plan: m.exactOptional(),
	unmanaged: l.exactOptional(),
	effort: y({ requests: f }).exactOptional(),
	target: L.exactOptional(),
	results: _(B).readonly().exactOptional(),
	backup: h().exactOptional(),
	restore: h().exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o }) => (e || !(t || n || r || i)) && (i || a === void 0) && a === void 0 == (o === void 0)), H = y({
	by: v([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: h()
}), U = y({
	format_version: x(1),
	command: v(i),
	selected: c.exactOptional(),
	manifests: c,
	declared: re(h(), f).readonly(),
	problems: M,
	projects: _(V).readonly(),
	requests: f,
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
	return [p("bad-report", n)];
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
	let r = [...t].filter(([, e]) => e.length > 1), i = r.map(([e, t]) => {
		let n = `${e} has more than one report: ${X(t).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return p("bad-report", n, { reach: "project" });
	});
	return {
		names: new Set(r.map(([e]) => e)),
		problems: i
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
		return p("no-report", t, { reach: "project" });
	});
}
function _e(e) {
	return e.stopped ? [p("run-stopped", Y(e.stopped.message, [e]), { reach: "project" })] : [];
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
const we = y({
	format_version: ie(),
	command: h()
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
	let a = U.safeParse(t), o = a.success ? S(e, a.data) : a.error.issues[0]?.path ?? [];
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
	let r = await Oe(t, n), i = [...r.problems];
	if (r.paths.length > 256) {
		let e = `There are ${r.paths.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: r.paths,
			files: [],
			problems: [...i, p("bad-report", e)]
		};
	}
	let a = [], o = 0;
	for (let t of r.paths) {
		let r = ce(t, n), s = (e) => i.push(p("bad-report", `The report ${r} cannot be used: ${e}`, { reach: "project" }));
		try {
			if (o += (await A(t)).size, o > $) s(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let i = xe(e, E(await oe(t, Ae(t, n))));
				i.is === "report" ? a.push({
					file: r,
					report: i.report
				}) : s(i.issue);
			}
		} catch (e) {
			s(C(e));
		}
	}
	return {
		paths: r.paths,
		files: a,
		problems: i
	};
}
async function Oe(e, { working: t }) {
	if (e.length === 0) return {
		paths: [],
		problems: [p("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports).")]
	};
	let n = new Set(), r = [];
	for (let i of e) {
		let e = await ke(i, t);
		for (let t of e.sort()) n.add(t);
		if (e.length === 0) {
			let e = `reports "${i}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
			r.push(p("no-report", e));
		}
	}
	return {
		paths: [...n],
		problems: r
	};
}
async function ke(e, t) {
	let n = O(t, e);
	return await ae(n, {}) ? [n] : le(e.split(k).join("/"), {
		cwd: t,
		ignore: []
	}, {}, Ee).catch(() => []);
}
function Ae(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && ue(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/settings/reportSettings.ts
function je(e, n, { folders: i, environment: a }) {
	let o = {
		raw: n,
		environment: a,
		parts: []
	};
	return {
		reports: T(r, o) ?? [],
		expected: T(t, o),
		problems: te(n),
		settingsFor: (t, r) => ({
			...se(n, o, i),
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
			reports: r,
			backupDir: void 0,
			restoreFlags: []
		})
	};
}
// src/commands/runs/report.ts
async function Me(e, t) {
	let { sources: n } = t, { reports: r, expected: i, problems: a, settingsFor: o } = je(w, e, n), s = await De(w, r, n.folders), { report: c, found: l } = de(s.files, i, [...a, ...s.problems]);
	return D(c.command, e, t, {
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
