import { Vn as e, Xr as t, Zn as n, bt as r, ci as i, ft as a, ht as o, mt as s, r as c } from "./start.js";
import { In as l, Q as u, Wn as d, cr as f, dr as p, fr as ee, i as m, mr as h, pr as g, q as te, t as _, xn as v } from "./engine.js";
import { d as y, h as b, l as x, o as S, p as ne, r as C, s as w, t as T } from "./zod.js";
import { h as E } from "./wire.js";
import { a as D, c as O, i as re, n as ie, o as k, r as ae, s as oe, t as se } from "./plan.js";
import { stat as A } from "node:fs/promises";
// src/report/reportSchema.ts
const j = y({
	severity: T(o),
	code: T(a),
	message: b(),
	place: l.exactOptional(),
	scope: T(s),
	about: b().exactOptional(),
	count: w().min(1).exactOptional(),
	quotes: k.exactOptional()
}), M = C(j).readonly(), N = C(i).readonly(), P = x(!0).exactOptional(), F = re.extend({
	is: x("compared"),
	commit: b(),
	settings: N,
	kinds_no_longer_declared: k
}), I = y({
	is: x("not compared"),
	why: b()
}), L = S("is", [F, I]), R = ie.extend({
	name: b().exactOptional(),
	settings: N,
	hide_texts: P
}), z = S("is", [y({
	is: x("compared"),
	commit: b(),
	projects: C(R).readonly()
}), I]), B = y({
	change: se,
	outcome: ae
}), V = y({
	name: b().exactOptional(),
	id: b(),
	manifests: k,
	problems: M,
	hide_texts: P,
	bugs: k.exactOptional(),
	plan: D.exactOptional(),
	unmanaged: oe.exactOptional(),
	effort: y({ requests: O }).exactOptional(),
	target: L.exactOptional(),
	results: C(B).readonly().exactOptional(),
	backup: b().exactOptional(),
	restore: b().exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o }) => (e || !(t || n || r || i)) && (i || a === void 0) && a === void 0 == (o === void 0)), H = y({
	by: T([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: b()
}), U = y({
	format_version: x(1),
	command: T(t),
	selected: k.exactOptional(),
	manifests: k,
	declared: ne(b(), O).readonly(),
	problems: M,
	projects: C(V).readonly(),
	requests: O,
	stopped: H.exactOptional(),
	manifest_comparison: z.exactOptional(),
	hide_texts: P
});
// src/report/combine.ts
function W(e, t, n = []) {
	let r = ce(e, t), i = ue(r), a = i.length > 0 ? [] : r, o = de(a), s = i.length > 0 ? [] : pe(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = X([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: le(l),
			...d.length > 0 && { selected: d },
			manifests: X(l.flatMap(({ manifests: e }) => e)),
			declared: _e(l),
			problems: [
				...c,
				...l.flatMap(me),
				...he(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(G(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...ge(l),
			...u && { hide_texts: !0 }
		}
	};
}
function G({ name: e, id: t }) {
	return e ?? t;
}
function K({ selected: e = [], projects: t }) {
	return X([...e, ...t.map(G)]);
}
function ce(e, t) {
	return e.map((e) => {
		let n = new Set(K(e.report)), r = t.findIndex((e) => n.has(e));
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
function le(e) {
	let [t] = J(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function ue(e) {
	let t = J(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let n = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Put the reports of each command together separately.`;
	return [r("bad-report", n)];
}
function de(e) {
	let t = e.flatMap(({ file: e, report: t }) => {
		let n = t.projects.map(G);
		return [...X([...t.selected ?? [], ...n]), ...fe(n)].map((t) => ({
			name: t,
			file: e
		}));
	}), n = [...E(t, ({ name: e }) => e)].filter(([, e]) => e.length > 1), i = n.map(([e, t]) => {
		let n = `${e} has more than one report: ${X(t.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return r("bad-report", n, { scope: "project" });
	});
	return {
		names: new Set(n.map(([e]) => e)),
		problems: i
	};
}
function fe(e) {
	let t = new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function pe(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => K(e)));
	return X(t).filter((e) => !n.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return r("no-report", t, { scope: "project" });
	});
}
function me(e) {
	return e.stopped ? [r("run-stopped", Y(e.stopped.message, [e]), { scope: "project" })] : [];
}
function he(e) {
	let t = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...E(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...n]) => {
		if (!t) return [];
		let { one: r } = t, i = X([t, ...n].map(({ report: e }) => e));
		if (r.place !== void 0 || i.length === e.length) return [r];
		let { about: a, ...o } = r;
		return [{
			...o,
			message: Y(r.message, i)
		}];
	});
}
function Y(e, t) {
	let n = X(t.flatMap(K));
	if (n.length === 0) return e;
	let r = n.slice(0, 3), i = n.length - r.length;
	return `${r.join(", ")}${i > 0 ? ` and ${i} more` : ""}: ${e}`;
}
function ge(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function _e(e) {
	let t = new Map();
	for (let { declared: n } of e) for (let [e, r] of Object.entries(n)) t.set(e, (t.get(e) ?? 0) + r);
	return Object.fromEntries(t);
}
function X(e) {
	return [...new Set(e)];
}
const Z = "it is not a report. Write it with the option report of validate, plan, apply or drift.";
function ve(e, t) {
	try {
		return Q(e, ye(t));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: Z
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
function Q(e, t) {
	let { success: n, data: r, error: i } = U.safeParse(t), a = n ? v(e, r) : i.issues[0]?.path ?? [];
	return !(typeof t == "object" && t && "format_version" in t) || a?.[0] === "command" || r?.command === "restore" ? {
		is: "unusable",
		issue: Z
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
	let i = await Ce(t, n), a = [...i.problems];
	if (i.paths.length > 256) {
		let e = `There are ${i.paths.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: i.paths,
			files: [],
			problems: [...a, r("bad-report", e)]
		};
	}
	let o = [], s = 0;
	for (let t of i.paths) {
		let i = p(t, n), c = (e) => a.push(r("bad-report", `The report ${i} cannot be used: ${e}`, { scope: "project" }));
		try {
			if (s += (await A(t)).size, s > $) c(`all reports together have more than ${$ / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let r = ve(e, ee(await h(t, we(t, n))));
				r.is === "report" ? o.push({
					file: i,
					report: r.report
				}) : c(r.issue);
			}
		} catch (e) {
			c(g(e));
		}
	}
	return {
		paths: i.paths,
		files: o,
		problems: a
	};
}
async function Ce(e, { working: t }) {
	if (e.length === 0) return {
		paths: [],
		problems: [r("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports).")]
	};
	let n = new Set(), i = [];
	for (let a of e) {
		let e = await d(a, t, {}, xe);
		for (let t of e.sort()) n.add(t);
		if (e.length === 0) {
			let e = `reports "${a}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
			i.push(r("no-report", e));
		}
	}
	return {
		paths: [...n],
		problems: i
	};
}
function we(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && f(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/commands/runs/report.ts
async function Te(t, r) {
	let { folders: i, environment: a } = r.sources, o = {
		raw: t,
		environment: a,
		parts: []
	}, s = await Se(m, u(n, o) ?? [], i), l = [...c(t), ...s.problems], { report: d, found: f } = W(s.files, u(e, o), l), p = {
		...te(t, o, i),
		kinds: m,
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
		reports: s.paths,
		backupDir: void 0,
		restoreFlags: []
	};
	return _(d.command, t, r, {
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
export { Te as combineReports };
