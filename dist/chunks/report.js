import { $n as e, Bi as t, It as n, Qi as r, Qn as i, Rt as a, Vr as o, Wt as s, Xn as c, Yn as l, Zn as u, er as d, fr as f, jr as p, nr as m, r as h, tr as g, zt as _ } from "./start.js";
import { f as v, g as y, l as b, m as x, o as S, r as C, s as ee, t as w } from "./zod.js";
import { In as te, J as T, U as E, an as D, ar as ne, er as re, i as O, ir as ie, or as ae, rr as oe, t as k } from "./engine.js";
import { p as A } from "./wire.js";
import { stat as j } from "node:fs/promises";
// src/report/reportSchema.ts
const M = v({
	severity: w(_),
	code: w(n),
	message: y(),
	place: f.exactOptional(),
	scope: w(a),
	about: y().exactOptional(),
	count: ee().min(1).exactOptional(),
	quotes: d.exactOptional()
}), N = C(M).readonly(), P = C(r).readonly(), F = b(!0).exactOptional(), I = i.extend({
	is: b("compared"),
	commit: y(),
	settings: P,
	kinds_no_longer_declared: d
}), L = v({
	is: b("not compared"),
	why: y()
}), R = S("is", [I, L]), z = c.extend({
	name: y().exactOptional(),
	settings: P,
	hide_texts: F
}), B = S("is", [v({
	is: b("compared"),
	commit: y(),
	projects: C(z).readonly()
}), L]), V = v({
	change: l,
	outcome: u
}), H = v({
	name: y().exactOptional(),
	id: y(),
	manifests: d,
	problems: N,
	hide_texts: F,
	bugs: d.exactOptional(),
	plan: e.exactOptional(),
	unmanaged: g.exactOptional(),
	effort: v({ requests: m }).exactOptional(),
	target: R.exactOptional(),
	results: C(V).readonly().exactOptional(),
	backup: y().exactOptional(),
	restore: y().exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o }) => (e || !(t || n || r || i)) && (i || a === void 0) && a === void 0 == (o === void 0)), U = v({
	by: w([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: y()
}), W = v({
	format_version: b(1),
	command: w(t),
	selected: d.exactOptional(),
	manifests: d,
	declared: x(y(), m).readonly(),
	problems: N,
	projects: C(H).readonly(),
	requests: m,
	stopped: U.exactOptional(),
	manifest_comparison: B.exactOptional(),
	hide_texts: F
});
// src/report/combine.ts
function G(e, t, n = []) {
	let r = se(e, t), i = le(r), a = i.length > 0 ? [] : r, o = ue(a), s = i.length > 0 ? [] : fe(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = Z([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: ce(l),
			...d.length > 0 && { selected: d },
			manifests: Z(l.flatMap(({ manifests: e }) => e)),
			declared: ge(l),
			problems: [
				...c,
				...l.flatMap(pe),
				...me(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(K(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...he(l),
			...u && { hide_texts: !0 }
		}
	};
}
function K({ name: e, id: t }) {
	return e ?? t;
}
function q({ selected: e = [], projects: t }) {
	return Z([...e, ...t.map(K)]);
}
function se(e, t) {
	return e.map((e) => {
		let n = new Set(q(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || J(e.key, t.key) || J(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function J(e, t) {
	return e < t ? -1 : +(e > t);
}
function Y(e) {
	return Z(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function ce(e) {
	let [t] = Y(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function le(e) {
	let t = Y(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let n = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [s("bad-report", n)];
}
function ue(e) {
	let t = e.flatMap(({ file: e, report: t }) => {
		let n = t.projects.map(K);
		return [...Z([...t.selected ?? [], ...n]), ...de(n)].map((t) => ({
			name: t,
			file: e
		}));
	}), n = [...A(t, ({ name: e }) => e)].filter(([, e]) => e.length > 1), r = n.map(([e, t]) => {
		let n = `${e} has more than one report: ${Z(t.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return s("bad-report", n, { scope: "project" });
	});
	return {
		names: new Set(n.map(([e]) => e)),
		problems: r
	};
}
function de(e) {
	let t = new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function fe(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => q(e)));
	return Z(t).filter((e) => !n.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return s("no-report", t, { scope: "project" });
	});
}
function pe(e) {
	return e.stopped ? [s("run-stopped", X(e.stopped.message, [e]), { scope: "project" })] : [];
}
function me(e) {
	let t = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...A(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...n]) => {
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
	let n = Z(t.flatMap(q));
	if (n.length === 0) return e;
	let r = n.slice(0, 3), i = n.length - r.length;
	return `${r.join(", ")}${i > 0 ? ` and ${i} more` : ""}: ${e}`;
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
	let { success: n, data: r, error: i } = W.safeParse(t), a = n ? D(e, r) : i.issues[0]?.path ?? [];
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
async function Se(e, t, n) {
	let r = await Ce(t, n), i = [...r.problems];
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
		let r = oe(t, n), c = (e) => i.push(s("bad-report", `The report ${r} cannot be used: ${e}`, { scope: "project" }));
		try {
			if (o += (await j(t)).size, o > $) c(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let i = _e(e, ie(await ae(t, we(t, n))));
				i.is === "report" ? a.push({
					file: r,
					report: i.report
				}) : c(i.issue);
			}
		} catch (e) {
			c(ne(e));
		}
	}
	return {
		paths: r.paths,
		files: a,
		problems: i
	};
}
async function Ce(e, { working: t }) {
	if (e.length === 0) return {
		paths: [],
		problems: [s("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports).")]
	};
	let n = new Set(), r = [];
	for (let i of e) {
		let e = await te(i, t, {}, xe);
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
function we(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && re(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/commands/runs/report.ts
async function Te(e, t) {
	let { folders: n, environment: r } = t.sources, i = {
		raw: e,
		environment: r,
		parts: []
	}, a = await Se(O, T(o, i) ?? [], n), s = [...h(e), ...a.problems], { report: c, found: l } = G(a.files, T(p, i), s), u = {
		...E(e, i, n),
		kinds: O,
		command: c.command,
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
		reports: a.paths,
		backupDir: void 0,
		restoreFlags: []
	};
	return k(c.command, e, t, {
		summary: {
			settings: u,
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
export { Te as combineReports };
