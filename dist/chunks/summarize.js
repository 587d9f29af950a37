import { C as e, Gn as t, In as n, J as r, K as i, Kn as a, S as o, Z as s, ct as c, q as l, st as u, ur as d, zn as ee } from "./start.js";
import { _ as f, a as p, b as te, c as ne, f as m, h, i as g, l as re, n as _, p as v, s as y, u as b, y as x } from "./zod.js";
import { Gt as ie, Ht as ae, Kt as oe, Un as se, Ut as ce, Vt as le, Wt as ue, ct as S, hr as de, lt as fe, qt as pe, t as me, vr as he } from "./engine.js";
import { resolve as C, sep as ge } from "node:path";
import { stat as _e } from "node:fs/promises";
// src/report/file/planSchema.ts
const w = ne().min(0), T = g(f()).readonly(), E = v({
	file: f(),
	line: w,
	col: w,
	endLine: w,
	endCol: w
}), D = _(he.map(({ name: e }) => e)), O = x([m(), f()]), k = re(), A = v({
	by: f().exactOptional(),
	at: m().min(0).max(253402300799),
	reviewed: b(!0).exactOptional()
}), ve = v({
	field: f(),
	part: f().exactOptional(),
	before: k.exactOptional(),
	after: k,
	edited: A.exactOptional(),
	place: E,
	seen: f().exactOptional(),
	unverifies: T.exactOptional()
}), j = {
	ref: f(),
	kind: D,
	label: f()
}, M = {
	place: E,
	identity: k,
	fields: g(ve).readonly()
}, N = v({
	...j,
	action: b("create"),
	...M
}), P = v({
	...j,
	action: b("update"),
	...M,
	renamed_from: f().exactOptional()
}), ye = P.extend({
	id: O,
	seen: f(),
	edited: A.exactOptional(),
	tags: T.exactOptional()
}), be = v({
	...j,
	action: b("destroy"),
	id: O,
	how: _(["archive", "destroy"]),
	seen: f(),
	tags: T.exactOptional()
}), F = y("action", [
	N,
	ye,
	be
]).refine(I), xe = y("action", [N, P]).refine(I);
function I(e) {
	return e.action === "destroy" || e.fields.every(({ field: t, before: n, after: r }) => L(e.kind, t, [n, r]));
}
function L(e, t, n) {
	try {
		let r = de(e, t);
		for (let e of n) e !== void 0 && r.show(e);
		return !0;
	} catch {
		return !1;
	}
}
const Se = v({
	kind: D,
	label: f(),
	id: O,
	reason: _([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: f().exactOptional(),
	place: E.exactOptional()
}), Ce = v({
	kind: D,
	label: f(),
	id: O,
	field: f(),
	part: f().exactOptional(),
	reason: _([
		"seeded",
		"edited",
		"changed-since",
		"converts"
	]),
	live: k,
	declared: k,
	edited: A.exactOptional(),
	conflict: b(!0).exactOptional(),
	place: E
}).refine((e) => L(e.kind, e.field, [e.live, e.declared])), R = x([Ce, Se]), z = v({
	kind: D,
	label: f(),
	id: O
}), B = v({
	name: f(),
	before: f().exactOptional(),
	after: f().exactOptional(),
	widens: p()
}), V = v({
	variable: f(),
	host: f(),
	place: E
}), we = v({
	iso: f(),
	id: f().exactOptional(),
	pluralForms: T
}).transform((e) => ({
	...e,
	id: e.id
})), Te = v({
	id: f(),
	digest: f().exactOptional(),
	name: f(),
	type: f(),
	baseLanguage: f(),
	languages: g(we).readonly().exactOptional(),
	perPlatformNames: p(),
	segmentation: p(),
	autoToggleUnverified: p().exactOptional()
}).transform((e) => ({
	...e,
	languages: e.languages,
	autoToggleUnverified: e.autoToggleUnverified
})), H = {
	unchanged: w,
	unmanaged: w
}, Ee = v({
	filters: T,
	by_kind: h(f(), v({
		chosen: w,
		declared: w
	})),
	unmatched: T
}), De = v({
	format_version: b(1),
	project: Te,
	changes: g(F).readonly(),
	kept: g(R).readonly(),
	skipped: g(v({
		kind: D,
		label: f(),
		place: E
	})).readonly(),
	counts: v({
		...H,
		by_kind: h(f(), v(H)),
		adopted: w
	}),
	sends: g(V).readonly().exactOptional(),
	filter: Ee.exactOptional()
}), U = {
	kind: D,
	label: f(),
	place: E
}, Oe = v({
	...U,
	fields: g(v({
		field: f(),
		part: f().exactOptional(),
		before: k
	})).readonly().exactOptional()
}).refine((e) => (e.fields ?? []).every(({ field: t, before: n }) => L(e.kind, t, [n]))), ke = v({
	...U,
	member: _(["previously", ...he.map(({ idMember: e }) => e)]),
	before: f().exactOptional(),
	after: f().exactOptional()
}), Ae = v({
	name: f().exactOptional(),
	changes: g(xe).readonly(),
	released: g(Oe).readonly(),
	rematched: g(ke).readonly(),
	changed_defaults: T,
	settings: g(B).readonly(),
	hide_texts: b(!0).exactOptional()
}), je = y("is", [v({
	is: b("compared"),
	commit: f(),
	projects: g(Ae).readonly()
}), v({
	is: b("not compared"),
	why: f()
})]), W = [
	"validate",
	"plan",
	"apply",
	"drift"
], Me = v({
	severity: _(r),
	code: _(i),
	message: f(),
	place: E.exactOptional(),
	reach: _(l),
	about: f().exactOptional(),
	quotes: T.exactOptional()
}), G = g(Me).readonly(), K = g(F).readonly(), Ne = y("is", [v({
	is: b("compared"),
	commit: f(),
	caused: K,
	pending: K,
	resolved: K,
	kept: g(R).readonly(),
	sends: g(V).readonly(),
	released: g(z).readonly(),
	settings: g(B).readonly(),
	released_kinds: T
}), v({
	is: b("not compared"),
	why: f()
})]), q = {
	message: f(),
	place: E.exactOptional()
}, Pe = y("state", [
	v({
		state: b("done"),
		id: x([m(), f()])
	}),
	v({
		state: b("failed"),
		how: _([
			"refused",
			"not made",
			"unknown result",
			"stored differently"
		]),
		...q
	}),
	v({
		state: b("skipped"),
		...q,
		written: T.exactOptional()
	}),
	v({
		state: b("not attempted"),
		message: f()
	})
]), Fe = v({
	change: F,
	outcome: Pe
}), Ie = v({
	name: f().exactOptional(),
	id: f(),
	manifests: T,
	problems: G,
	hide_texts: b(!0).exactOptional(),
	bugs: T.exactOptional(),
	plan: De.exactOptional(),
	unmanaged: g(z).readonly().exactOptional(),
	effort: v({ requests: w }).exactOptional(),
	target: Ne.exactOptional(),
	results: g(Fe).readonly().exactOptional(),
	backup: f().exactOptional(),
	restore: f().exactOptional()
}).transform(({ plan: e, results: t, backup: n, restore: r, unmanaged: i, effort: a, target: o, ...s }) => {
	if (!e) return s;
	let c = {
		...s,
		plan: e,
		...i && { unmanaged: i },
		...a && { effort: a },
		...o && { target: o }
	};
	return t ? n === void 0 || r === void 0 ? {
		...c,
		results: t
	} : {
		...c,
		results: t,
		backup: n,
		restore: r
	} : c;
}), Le = v({
	format_version: b(1),
	command: _(W),
	selected: T.exactOptional(),
	manifests: T,
	declared: h(f(), w),
	problems: G,
	projects: g(Ie).readonly(),
	requests: w,
	stopped: v({
		by: _(se),
		message: f()
	}).exactOptional(),
	manifest_comparison: je.exactOptional(),
	hide_texts: b(!0).exactOptional()
}), J = "it is not a report. Write it with the option report of validate, plan, apply or drift.";
function Re(e) {
	try {
		return Be(JSON.parse(e));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: J
		};
		throw e;
	}
}
const ze = v({
	format_version: te(),
	command: f()
});
function Be(e) {
	let t = ze.safeParse(e);
	if (!t.success) return {
		is: "unusable",
		issue: J
	};
	let { format_version: n, command: r } = t.data;
	if (n !== 1) return {
		is: "unusable",
		issue: "its format_version is not 1. Use the same version of Lokaform for all jobs."
	};
	if (!W.some((e) => e === r)) return {
		is: "unusable",
		issue: `it is not the report of ${W.join(", ")}: only these can be summarized.`
	};
	let i = Le.safeParse(e);
	return i.success ? {
		is: "report",
		report: i.data
	} : {
		is: "unusable",
		issue: `it is not a complete report: the value of ${i.error.issues[0]?.path.map(String).join(".") ?? ""} is missing or wrong. Use the same version of Lokaform for all jobs.`
	};
}
// src/files/readReports.ts
const Y = 536870912, Ve = new AbortController().signal;
async function He(e, t) {
	let n = await Ue(e, t), r = [...n.problems];
	if (n.paths.length > 256) {
		let e = `There are ${n.paths.length} report files. Only 256 can be summarized together. Give fewer files.`;
		return {
			paths: n.paths,
			files: [],
			problems: [...r, s("bad-report", e)]
		};
	}
	let i = [], a = 0;
	for (let e of n.paths) {
		let n = ue(e, t), o = (e) => r.push(s("bad-report", `The report ${n} cannot be used: ${e}`, { reach: "project" }));
		try {
			if (a += (await _e(e)).size, a > Y) o(`all reports together have more than ${Y / 1024 / 1024} MiB. Summarize fewer reports.`);
			else {
				let r = Re(ie(await pe(e, Ge(e, t))));
				r.is === "report" ? i.push({
					file: n,
					report: r.report
				}) : o(r.issue);
			}
		} catch (e) {
			o(oe(e));
		}
	}
	return {
		paths: n.paths,
		files: i,
		problems: r
	};
}
async function Ue(e, { working: t }) {
	if (e.length === 0) return {
		paths: [],
		problems: [s("bad-setting", "No report is named. Use: lokaform summarize FILE… (in the action: the input reports).")]
	};
	let n = new Set(), r = [];
	for (let i of e) {
		let e = await We(i, t);
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
async function We(e, t) {
	let n = C(t, e);
	return await ce(n, {}) ? [n] : le(e.split(ge).join("/"), {
		cwd: t,
		ignore: []
	}, {}, Ve).catch(() => []);
}
function Ge(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && ae(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/report/combine.ts
function Ke(e, t, n = []) {
	let r = qe(e, t), i = Xe(r), a = i.length > 0 ? [] : r, o = Ze(a), s = i.length > 0 ? [] : $e(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = $([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: Ye(l),
			...d.length > 0 && { selected: d },
			manifests: $(l.flatMap(({ manifests: e }) => e)),
			declared: it(l),
			problems: [
				...c,
				...l.flatMap(et),
				...tt(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(X(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...rt(l),
			...u && { hide_texts: !0 }
		}
	};
}
function X({ name: e, id: t }) {
	return e ?? t;
}
function Z({ selected: e = [], projects: t }) {
	return $([...e, ...t.map(X)]);
}
function qe(e, t) {
	return e.map((e) => {
		let n = new Set(Z(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || Q(e.key, t.key) || Q(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function Q(e, t) {
	return e < t ? -1 : +(e > t);
}
function Je(e) {
	return $(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function Ye(e) {
	let [t] = Je(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function Xe(e) {
	let t = Je(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let n = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Summarize the reports of each command separately.`;
	return [s("bad-report", n)];
}
function Ze(e) {
	let t = new Map(), n = (e, n) => {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	};
	for (let { file: t, report: r } of e) {
		let e = r.projects.map(X);
		for (let i of $([...r.selected ?? [], ...e])) n(i, t);
		for (let r of Qe(e)) n(r, t);
	}
	let r = [...t].filter(([, e]) => e.length > 1), i = r.map(([e, t]) => {
		let n = `${e} has more than one report: ${$(t).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return s("bad-report", n, { reach: "project" });
	});
	return {
		names: new Set(r.map(([e]) => e)),
		problems: i
	};
}
function Qe(e) {
	let t = new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function $e(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => Z(e)));
	return $(t).filter((e) => !n.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return s("no-report", t, { reach: "project" });
	});
}
function et(e) {
	return e.stopped ? [s("run-stopped", nt(e.stopped.message, [e]), { reach: "project" })] : [];
}
function tt(e) {
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
			message: nt(t.message, [...n])
		};
	});
}
function nt(e, t) {
	let n = $(t.flatMap(Z));
	if (n.length === 0) return e;
	let r = n.slice(0, 3), i = n.length - r.length;
	return `${r.join(", ")}${i > 0 ? ` and ${i} more` : ""}: ${e}`;
}
function rt(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function it(e) {
	let t = new Map();
	for (let { declared: n } of e) for (let [e, r] of Object.entries(n)) t.set(e, (t.get(e) ?? 0) + r);
	return Object.fromEntries(t);
}
function $(e) {
	return [...new Set(e)];
}
// src/settings/summarySettings.ts
function at(r, { folders: i, environment: s }) {
	let l = {
		raw: r,
		environment: s,
		parts: []
	}, f = (t) => {
		let n = e(t, r);
		return n === void 0 ? void 0 : C(i.working, n);
	};
	return {
		reports: S(c, l) ?? [],
		expected: S(u, l),
		problems: o(r),
		settingsFor: (e, o) => ({
			command: e,
			apiUrl: void 0,
			projects: [],
			others: [],
			usable: {
				values: {},
				tokens: []
			},
			secrets: [],
			timeLimit: void 0,
			format: S(n, l),
			detailedExitcode: !1,
			unmanaged: !1,
			full: !1,
			kept: !1,
			publish: !0,
			summarizes: !0,
			failOnDrift: S(d, l),
			matrix: !1,
			applyFrom: [],
			yes: !0,
			verbose: !1,
			quiet: S(t, l),
			out: void 0,
			report: f(a),
			html: f(ee),
			configFile: fe(r, i),
			plan: void 0,
			reports: o,
			backupDir: void 0,
			force: !1,
			restoreFlags: []
		})
	};
}
// src/commands/runs/summarize.ts
async function ot(e, t) {
	let { sources: n } = t, { reports: r, expected: i, problems: a, settingsFor: o } = at(e, n), s = await He(r, n.folders), { report: c, found: l } = Ke(s.files, i, [...a, ...s.problems]);
	return me(c.command, e, t, {
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
export { ot as summarizeReports };
