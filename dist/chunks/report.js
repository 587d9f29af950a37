import { Lt as e, d as t, hr as n, ir as r, m as i, n as a, p as o, qt as s, x as c } from "./start.js";
import { $ as l, Fr as u, Hn as d, Mr as f, Nr as p, Pr as m, Qt as h, ar as g, fr as ee, i as _, kr as v, rt as y, t as te } from "./engine.js";
import { d as b, h as x, l as S, o as C, p as w, r as T, s as ne, t as E } from "./zod.js";
import { h as D, v as O } from "./wire.js";
import { a as re, c as k, i as ie, n as ae, o as A, r as oe, s as j, t as M } from "./plan.js";
import { stat as N } from "node:fs/promises";
// src/report/reportSchema.ts
const P = b({
	severity: E(i),
	code: E(t),
	message: x(),
	place: g.exactOptional(),
	scope: E(o),
	about: x().exactOptional(),
	count: ne().min(1).exactOptional(),
	quotes: A.exactOptional()
}), F = T(P).readonly(), I = T(n).readonly(), L = S(!0).exactOptional(), R = ie.extend({
	is: S("compared"),
	commit: x(),
	settings: I,
	kinds_no_longer_declared: A
}), z = b({
	is: S("not compared"),
	why: x()
}), B = C("is", [R, z]), V = ae.extend({
	name: x().exactOptional(),
	settings: I,
	hide_texts: L
}), H = C("is", [b({
	is: S("compared"),
	commit: x(),
	projects: T(V).readonly()
}), z]), U = b({
	change: M,
	outcome: oe
}), W = b({
	name: x().exactOptional(),
	id: x(),
	manifests: A,
	problems: F,
	hide_texts: L,
	bugs: A.exactOptional(),
	plan: re.exactOptional(),
	unmanaged: j.exactOptional(),
	effort: b({ requests: k }).exactOptional(),
	target: B.exactOptional(),
	results: T(U).readonly().exactOptional(),
	backup: x().exactOptional(),
	restore: x().exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o }) => (e || !(t || n || r || i)) && (i || a === void 0) && a === void 0 == (o === void 0)), G = b({
	by: E([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: x()
}), K = b({
	format_version: S(1),
	command: E(r),
	selected: A.exactOptional(),
	manifests: A,
	declared: w(x(), k).readonly(),
	problems: F,
	projects: T(W).readonly(),
	requests: k,
	stopped: G.exactOptional(),
	manifest_comparison: H.exactOptional(),
	hide_texts: L
});
// src/report/combine.ts
function se(e, t, n = []) {
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
	let t = Y(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let n = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [c("bad-report", n)];
}
function de(e) {
	let t = e.flatMap(({ file: e, report: t }) => {
		let n = t.projects.map(q), r = new Set(t.selected ?? []);
		for (let e of n) r.delete(e);
		return [...r, ...n].map((t) => ({
			name: t,
			file: e
		}));
	}), n = [...O(t, ({ name: e }) => e)].filter(([, e]) => e.length > 1), r = n.map(([e, t]) => {
		let n = `${e} has more than one report: ${Z(t.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return c("bad-report", n, { scope: "project" });
	});
	return {
		names: new Set(n.map(([e]) => e)),
		problems: r
	};
}
function fe(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => J(e)));
	return Z(t).filter((e) => !n.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return c("no-report", t, { scope: "project" });
	});
}
function pe(e) {
	return e.stopped ? [c("run-stopped", X(e.stopped.message, [e]), { scope: "project" })] : [];
}
function me(e) {
	let t = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...O(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...n]) => {
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
	return n.length === 0 ? e : `${h(n, 3)}: ${e}`;
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
		let n = JSON.parse(t), { success: r, data: i, error: a } = K.safeParse(n), o = r ? d(e, i) : a.issues[0]?.path ?? [];
		return !(typeof n == "object" && n && "format_version" in n) || o?.[0] === "command" || i?.command === "restore" ? {
			is: "unusable",
			issue: Q
		} : r && !o ? {
			is: "report",
			report: i
		} : {
			is: "unusable",
			issue: `it is not a complete report: the value of ${o?.map(String).join(".")} is missing or wrong. Use the same version of Lokaform for all jobs.`
		};
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: Q
		};
		throw e;
	}
}
// src/files/readReports.ts
const $ = 536870912, ve = new AbortController().signal;
async function ye(e, t, n) {
	let r = new Set(), i = [];
	for (let e of t) {
		let t = await ee(e, n.working, {}, ve);
		for (let e of t.sort()) r.add(e);
		if (t.length > 0) continue;
		let a = `reports "${e}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
		i.push(c("no-report", a));
	}
	t.length === 0 && i.push(c("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports)."));
	let a = [...r];
	if (a.length > 256) {
		let e = `There are ${a.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: a,
			files: [],
			problems: [...i, c("bad-report", e)]
		};
	}
	let o = [], s = 0;
	for (let t of a) {
		let r = f(t, n), a = (e) => i.push(c("bad-report", `The report ${r} cannot be used: ${e}`, { scope: "project" }));
		try {
			if (s += (await N(t)).size, s > $) a(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let i = _e(e, p(await u(t, be(t, n))));
				i.is === "report" ? o.push({
					file: r,
					report: i.report
				}) : a(i.issue);
			}
		} catch (e) {
			a(m(e));
		}
	}
	return {
		paths: a,
		files: o,
		problems: i
	};
}
function be(e, t) {
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
async function xe(t, n) {
	let { folders: r, environment: i } = n.sources, o = {
		raw: t,
		environment: i,
		parts: []
	}, c = await ye(_, y(s, o) ?? [], r), u = [...a(t), ...c.problems], { report: d, found: f } = se(c.files, y(e, o), u), p = {
		...l(t, o, r),
		kinds: _,
		command: d.command,
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
	return te(d.command, t, n, {
		summary: {
			settings: p,
			found: f
		},
		engine: async (e, t, n) => {
			for (let e of d.projects) await n.onPlan(e);
			return {
				...d,
				problems: [...t, ...d.problems]
			};
		}
	});
}
export { xe as combineReports };
