import { Cr as e, Ht as t, Qt as n, d as r, fr as i, m as a, n as o, p as s, x as c } from "./start.js";
import { $ as l, Dr as u, Fr as d, Hn as f, Ir as p, Lr as m, Pr as ee, Qt as te, ar as ne, dr as re, i as h, jr as g, rt as _, t as ie } from "./engine.js";
import { d as v, h as y, l as b, o as x, p as S, r as C, s as w, t as T } from "./zod.js";
import { h as E, v as D } from "./wire.js";
import { a as ae, c as O, i as oe, n as se, o as k, r as A, s as j, t as M } from "./plan.js";
import { stat as N } from "node:fs/promises";
// src/report/reportSchema.ts
const P = v({
	severity: T(a),
	code: T(r),
	message: y(),
	place: ne.exactOptional(),
	scope: T(s),
	about: y().exactOptional(),
	count: w().min(1).exactOptional(),
	quotes: k.exactOptional()
}), F = C(P).readonly(), I = C(e).readonly(), L = b(!0).exactOptional(), R = oe.extend({
	is: b("compared"),
	commit: y(),
	settings: I,
	kinds_no_longer_declared: k
}), z = v({
	is: b("not compared"),
	why: y()
}), B = x("is", [R, z]), V = se.extend({
	name: y().exactOptional(),
	settings: I,
	hide_texts: L
}), H = x("is", [v({
	is: b("compared"),
	commit: y(),
	projects: C(V).readonly()
}), z]), U = v({
	change: M,
	outcome: A
}), W = v({
	name: y().exactOptional(),
	id: y(),
	manifests: k,
	problems: F,
	hide_texts: L,
	bugs: k.exactOptional(),
	plan: ae.exactOptional(),
	unmanaged: j.exactOptional(),
	effort: v({ requests: O }).exactOptional(),
	target: B.exactOptional(),
	results: C(U).readonly().exactOptional(),
	backup: y().exactOptional(),
	restore: y().exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o }) => (e || !(t || n || r || i)) && (i || a === void 0) && a === void 0 == (o === void 0)), G = v({
	by: T([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: y()
}), ce = v({
	format_version: b(1),
	command: T(i),
	selected: k.exactOptional(),
	manifests: k,
	declared: S(y(), O).readonly(),
	problems: F,
	projects: C(W).readonly(),
	requests: O,
	stopped: G.exactOptional(),
	manifest_comparison: H.exactOptional(),
	hide_texts: L
});
// src/report/combine.ts
function le(e, t, n = []) {
	let r = ue(e, t), i = de(r), a = i.length > 0 ? [] : r, o = fe(a), s = i.length > 0 ? [] : pe(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = Z([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: J(l)[0] ?? (l.length > 0 ? "validate" : "plan"),
			...d.length > 0 && { selected: d },
			manifests: Z(l.flatMap(({ manifests: e }) => e)),
			declared: X(l),
			problems: [
				...c,
				...l.flatMap(me),
				...he(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(K(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...ge(l),
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
function ue(e, t) {
	return e.map((e) => {
		let n = new Set(q(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || E(e.key, t.key) || E(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function J(e) {
	return Z(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function de(e) {
	let t = J(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let n = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [c("bad-report", n)];
}
function fe(e) {
	let t = e.flatMap(({ file: e, report: t }) => {
		let n = t.projects.map(K), r = new Set(t.selected ?? []);
		for (let e of n) r.delete(e);
		return [...r, ...n].map((t) => ({
			name: t,
			file: e
		}));
	}), n = [...D(t, ({ name: e }) => e)].filter(([, e]) => e.length > 1), r = n.map(([e, t]) => {
		let n = `${e} has more than one report: ${Z(t.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return c("bad-report", n, { scope: "project" });
	});
	return {
		names: new Set(n.map(([e]) => e)),
		problems: r
	};
}
function pe(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => q(e)));
	return Z(t).filter((e) => !n.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return c("no-report", t, { scope: "project" });
	});
}
function me(e) {
	return e.stopped ? [c("run-stopped", Y(e.stopped.message, [e]), { scope: "project" })] : [];
}
function he(e) {
	let t = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...D(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...n]) => {
		if (!t) return [];
		let { one: r } = t, i = Z([t, ...n].map(({ report: e }) => e));
		if (r.place !== void 0 || i.length === e.length) return [r];
		let { about: a, ...o } = r;
		return [{
			...o,
			message: Y(r.message, i)
		}];
	});
}
function Y(e, t) {
	let n = Z(t.flatMap(q));
	return n.length === 0 ? e : `${te(n, 3)}: ${e}`;
}
function ge(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function X(e) {
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
		let n = JSON.parse(t), { success: r, data: i, error: a } = ce.safeParse(n), o = r ? f(e, i) : a.issues[0]?.path ?? [];
		return !(typeof n == "object" && n && "format_version" in n) || o?.[0] === "command" || i?.command === "restore" ? Q : r && !o ? i : `it is not a complete report: the value of ${o?.map(String).join(".")} is missing or wrong. Use the same version of Lokaform for all jobs.`;
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return Q;
		throw e;
	}
}
// src/files/readReports.ts
const $ = 536870912;
async function ve(e, t, n) {
	let r = new Set(), i = [];
	for (let e of t) {
		let t = await re(e, n.working, {}, u);
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
		let r = ee(t, n), a = (e) => i.push(c("bad-report", `The report ${r} cannot be used: ${e}`, { scope: "project" }));
		try {
			if (s += (await N(t)).size, s > $) a(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let i = _e(e, d(await m(t, ye(t, n))));
				typeof i == "string" ? a(i) : o.push({
					file: r,
					report: i
				});
			}
		} catch (e) {
			a(p(e));
		}
	}
	return {
		paths: a,
		files: o,
		problems: i
	};
}
function ye(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && g(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/commands/runs/report.ts
async function be(e, r) {
	let { folders: i, environment: a } = r.sources, s = {
		raw: e,
		environment: a,
		parts: []
	}, c = await ve(h, _(n, s) ?? [], i), u = [...o(e), ...c.problems], { report: d, found: f } = le(c.files, _(t, s), u), p = {
		...l(e, s, i),
		kinds: h,
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
	return ie(d.command, e, r, {
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
export { be as combineReports };
