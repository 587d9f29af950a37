import { Ai as e, Ci as t, Fi as n, Ii as r, Li as i, Mi as a, Ni as o, Oi as s, Pi as c, Pt as l, Ur as u, Wa as d, Wi as ee, Wn as te, Wr as f, Xa as p, ir as m, ji as h, wi as g, xi as ne } from "./start.js";
import { _, c as re, h as ie, i as v, n as y, p as b, s as x, u as S, y as ae } from "./zod.js";
import { Z as oe, an as se, cn as ce, in as le, ln as ue, nt as C, sn as w, t as T, un as E, xt as D } from "./engine.js";
import { resolve as O, sep as k } from "node:path";
import { stat as A } from "node:fs/promises";
// src/report/reportSchema.ts
const j = b({
	severity: y(g),
	code: y(ne),
	message: _(),
	place: ee.exactOptional(),
	reach: y(t),
	about: _().exactOptional(),
	count: re().min(1).exactOptional(),
	quotes: n.exactOptional()
}), M = v(j).readonly(), N = v(p).readonly(), P = S(!0).exactOptional(), F = o.extend({
	is: S("compared"),
	commit: _(),
	settings: N,
	released_kinds: n
}), I = b({
	is: S("not compared"),
	why: _()
}), L = x("is", [F, I]), R = h.extend({
	name: _().exactOptional(),
	settings: N,
	hide_texts: P
}), z = x("is", [b({
	is: S("compared"),
	commit: _(),
	projects: v(R).readonly()
}), I]), B = b({
	change: e,
	outcome: a
}), V = b({
	name: _().exactOptional(),
	id: _(),
	manifests: n,
	problems: M,
	hide_texts: P,
	bugs: n.exactOptional(),
	plan: c.exactOptional(),
	unmanaged: r.exactOptional(),
	effort: b({ requests: i }).exactOptional(),
	target: L.exactOptional(),
	results: v(B).readonly().exactOptional(),
	backup: _().exactOptional(),
	restore: _().exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o }) => (e || !(t || n || r || i)) && (i || a === void 0) && a === void 0 == (o === void 0)), H = b({
	by: y([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: _()
}), U = b({
	format_version: S(1),
	command: y(d),
	selected: n.exactOptional(),
	manifests: n,
	declared: ie(_(), i).readonly(),
	problems: M,
	projects: v(V).readonly(),
	requests: i,
	stopped: H.exactOptional(),
	manifest_comparison: z.exactOptional(),
	hide_texts: P
});
// src/report/combine.ts
function de(e, t, n = []) {
	let r = K(e, t), i = pe(r), a = i.length > 0 ? [] : r, o = me(a), s = i.length > 0 ? [] : ge(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = X([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: fe(l),
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
function K(e, t) {
	return e.map((e) => {
		let n = new Set(G(e.report)), r = t.findIndex((e) => n.has(e));
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
function fe(e) {
	let [t] = J(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function pe(e) {
	let t = J(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let n = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [s("bad-report", n)];
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
		return s("bad-report", n, { reach: "project" });
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
		return s("no-report", t, { reach: "project" });
	});
}
function _e(e) {
	return e.stopped ? [s("run-stopped", Y(e.stopped.message, [e]), { reach: "project" })] : [];
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
const we = b({
	format_version: ae(),
	command: _()
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
	let a = U.safeParse(t), o = a.success ? te(e, a.data) : a.error.issues[0]?.path ?? [];
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
			problems: [...i, s("bad-report", e)]
		};
	}
	let a = [], o = 0;
	for (let t of r.paths) {
		let r = w(t, n), c = (e) => i.push(s("bad-report", `The report ${r} cannot be used: ${e}`, { reach: "project" }));
		try {
			if (o += (await A(t)).size, o > $) c(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let i = xe(e, ce(await E(t, Ae(t, n))));
				i.is === "report" ? a.push({
					file: r,
					report: i.report
				}) : c(i.issue);
			}
		} catch (e) {
			c(ue(e));
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
		problems: [s("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports).")]
	};
	let n = new Set(), r = [];
	for (let i of e) {
		let e = await ke(i, t);
		for (let t of e.sort()) n.add(t);
		if (e.length === 0) {
			let e = `reports "${i}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
			r.push(s("no-report", e));
		}
	}
	return {
		paths: [...n],
		problems: r
	};
}
async function ke(e, t) {
	let n = O(t, e);
	return await se(n, {}) ? [n] : D(e.split(k).join("/"), {
		cwd: t,
		ignore: []
	}, {}, Ee).catch(() => []);
}
function Ae(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && le(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/settings/reportSettings.ts
function je(e, t, { folders: n, environment: r }) {
	let i = {
		raw: t,
		environment: r,
		parts: []
	};
	return {
		reports: C(f, i) ?? [],
		expected: C(u, i),
		problems: m(t),
		settingsFor: (r, a) => ({
			...oe(t, i, n),
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
			reports: a,
			backupDir: void 0,
			restoreFlags: []
		})
	};
}
// src/commands/runs/report.ts
async function Me(e, t) {
	let { sources: n } = t, { reports: r, expected: i, problems: a, settingsFor: o } = je(l, e, n), s = await De(l, r, n.folders), { report: c, found: u } = de(s.files, i, [...a, ...s.problems]);
	return T(c.command, e, t, {
		summary: {
			settings: o(c.command, s.paths),
			found: u
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
