import { C as e, Hn as t, J as n, Jn as r, K as i, S as a, Yn as o, Z as s, ct as c, pr as l, q as u, st as d, zn as ee } from "./start.js";
import { _ as f, a as p, b as te, c as ne, f as m, h, i as g, l as re, n as _, p as v, s as y, u as b, y as x } from "./zod.js";
import { Gt as ie, Ht as ae, Kt as oe, Un as se, Ut as ce, Vt as le, Wt as ue, ct as S, hr as de, lt as fe, qt as pe, t as me, vr as C } from "./engine.js";
import { resolve as w, sep as he } from "node:path";
import { stat as ge } from "node:fs/promises";
// src/report/file/planSchema.ts
const T = ne().min(0), E = g(f()).readonly(), D = v({
	file: f(),
	line: T,
	col: T,
	endLine: T,
	endCol: T
}), O = _(C.map(({ name: e }) => e)), k = x([m(), f()]), A = re(), j = v({
	by: f().exactOptional(),
	at: m().min(0).max(253402300799),
	reviewed: b(!0).exactOptional()
}), _e = v({
	field: f(),
	part: f().exactOptional(),
	before: A.exactOptional(),
	after: A,
	edited: j.exactOptional(),
	place: D,
	seen: f().exactOptional(),
	unverifies: E.exactOptional()
}), M = {
	ref: f(),
	kind: O,
	label: f()
}, N = {
	place: D,
	identity: A,
	fields: g(_e).readonly()
}, P = v({
	...M,
	action: b("create"),
	...N
}), F = v({
	...M,
	action: b("update"),
	...N,
	renamed_from: f().exactOptional()
}), ve = F.extend({
	id: k,
	seen: f(),
	edited: j.exactOptional(),
	tags: E.exactOptional()
}), ye = v({
	...M,
	action: b("destroy"),
	id: k,
	how: _(["archive", "destroy"]),
	seen: f(),
	tags: E.exactOptional()
}), I = y("action", [
	P,
	ve,
	ye
]).refine(L), be = y("action", [P, F]).refine(L);
function L(e) {
	return e.action === "destroy" || e.fields.every(({ field: t, before: n, after: r }) => R(e.kind, t, [n, r]));
}
function R(e, t, n) {
	try {
		let r = de(e, t);
		for (let e of n) e !== void 0 && r.show(e);
		return !0;
	} catch {
		return !1;
	}
}
const xe = v({
	kind: O,
	label: f(),
	id: k,
	reason: _([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: f().exactOptional(),
	place: D.exactOptional()
}), Se = v({
	kind: O,
	label: f(),
	id: k,
	field: f(),
	part: f().exactOptional(),
	reason: _([
		"seeded",
		"edited",
		"changed-since",
		"converts"
	]),
	live: A,
	declared: A,
	edited: j.exactOptional(),
	conflict: b(!0).exactOptional(),
	place: D
}).refine((e) => R(e.kind, e.field, [e.live, e.declared])), z = x([Se, xe]), B = v({
	kind: O,
	label: f(),
	id: k
}), V = v({
	name: f(),
	before: f().exactOptional(),
	after: f().exactOptional(),
	widens: p()
}), H = v({
	variable: f(),
	host: f(),
	place: D
}), Ce = v({
	iso: f(),
	id: f().exactOptional(),
	pluralForms: E
}).transform((e) => ({
	...e,
	id: e.id
})), we = v({
	id: f(),
	digest: f().exactOptional(),
	name: f(),
	type: f(),
	baseLanguage: f(),
	languages: g(Ce).readonly().exactOptional(),
	perPlatformNames: p(),
	segmentation: p(),
	autoToggleUnverified: p().exactOptional()
}).transform((e) => ({
	...e,
	languages: e.languages,
	autoToggleUnverified: e.autoToggleUnverified
})), U = {
	unchanged: T,
	unmanaged: T
}, Te = v({
	filters: E,
	by_kind: h(f(), v({
		chosen: T,
		declared: T
	})),
	unmatched: E
}), Ee = v({
	format_version: b(1),
	project: we,
	changes: g(I).readonly(),
	kept: g(z).readonly(),
	skipped: g(v({
		kind: O,
		label: f(),
		place: D
	})).readonly(),
	counts: v({
		...U,
		by_kind: h(f(), v(U)),
		adopted: T
	}),
	sends: g(H).readonly().exactOptional(),
	filter: Te.exactOptional()
}), W = {
	kind: O,
	label: f(),
	place: D
}, De = v({
	...W,
	fields: g(v({
		field: f(),
		part: f().exactOptional(),
		before: A
	})).readonly().exactOptional()
}).refine((e) => (e.fields ?? []).every(({ field: t, before: n }) => R(e.kind, t, [n]))), Oe = v({
	...W,
	member: _(["previously", ...C.map(({ idMember: e }) => e)]),
	before: f().exactOptional(),
	after: f().exactOptional()
}), ke = v({
	name: f().exactOptional(),
	changes: g(be).readonly(),
	released: g(De).readonly(),
	rematched: g(Oe).readonly(),
	changed_defaults: E,
	settings: g(V).readonly(),
	hide_texts: b(!0).exactOptional()
}), Ae = y("is", [v({
	is: b("compared"),
	commit: f(),
	projects: g(ke).readonly()
}), v({
	is: b("not compared"),
	why: f()
})]), G = [
	"validate",
	"plan",
	"apply",
	"drift"
], je = v({
	severity: _(n),
	code: _(i),
	message: f(),
	place: D.exactOptional(),
	reach: _(u),
	about: f().exactOptional(),
	quotes: E.exactOptional()
}), K = g(je).readonly(), q = g(I).readonly(), Me = y("is", [v({
	is: b("compared"),
	commit: f(),
	caused: q,
	pending: q,
	resolved: q,
	kept: g(z).readonly(),
	sends: g(H).readonly(),
	released: g(B).readonly(),
	settings: g(V).readonly(),
	released_kinds: E
}), v({
	is: b("not compared"),
	why: f()
})]), J = {
	message: f(),
	place: D.exactOptional()
}, Ne = y("state", [
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
		...J
	}),
	v({
		state: b("skipped"),
		...J,
		written: E.exactOptional()
	}),
	v({
		state: b("not attempted"),
		message: f()
	})
]), Pe = v({
	change: I,
	outcome: Ne
}), Fe = v({
	name: f().exactOptional(),
	id: f(),
	manifests: E,
	problems: K,
	hide_texts: b(!0).exactOptional(),
	bugs: E.exactOptional(),
	plan: Ee.exactOptional(),
	unmanaged: g(B).readonly().exactOptional(),
	effort: v({ requests: T }).exactOptional(),
	target: Me.exactOptional(),
	results: g(Pe).readonly().exactOptional(),
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
}), Ie = v({
	format_version: b(1),
	command: _(G),
	selected: E.exactOptional(),
	manifests: E,
	declared: h(f(), T),
	problems: K,
	projects: g(Fe).readonly(),
	requests: T,
	stopped: v({
		by: _(se),
		message: f()
	}).exactOptional(),
	manifest_comparison: Ae.exactOptional(),
	hide_texts: b(!0).exactOptional()
}), Y = "it is not a report. Write it with the option report of validate, plan, apply or drift.";
function Le(e) {
	try {
		return ze(JSON.parse(e));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: Y
		};
		throw e;
	}
}
const Re = v({
	format_version: te(),
	command: f()
});
function ze(e) {
	let t = Re.safeParse(e);
	if (!t.success) return {
		is: "unusable",
		issue: Y
	};
	let { format_version: n, command: r } = t.data;
	if (n !== 1) return {
		is: "unusable",
		issue: "its format_version is not 1. Use the same version of Lokaform for all jobs."
	};
	if (!G.some((e) => e === r)) return {
		is: "unusable",
		issue: `it is not the report of ${G.join(", ")}: only these can be summarized.`
	};
	let i = Ie.safeParse(e);
	return i.success ? {
		is: "report",
		report: i.data
	} : {
		is: "unusable",
		issue: `it is not a complete report: the value of ${i.error.issues[0]?.path.map(String).join(".") ?? ""} is missing or wrong. Use the same version of Lokaform for all jobs.`
	};
}
// src/files/readReports.ts
const X = 536870912, Be = new AbortController().signal;
async function Ve(e, t) {
	let n = await He(e, t), r = [...n.problems];
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
			if (a += (await ge(e)).size, a > X) o(`all reports together have more than ${X / 1024 / 1024} MiB. Summarize fewer reports.`);
			else {
				let r = Le(ie(await pe(e, We(e, t))));
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
async function He(e, { working: t }) {
	if (e.length === 0) return {
		paths: [],
		problems: [s("bad-setting", "No report is named. Use: lokaform summarize FILE… (in the action: the input reports).")]
	};
	let n = new Set(), r = [];
	for (let i of e) {
		let e = await Ue(i, t);
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
async function Ue(e, t) {
	let n = w(t, e);
	return await ce(n, {}) ? [n] : le(e.split(he).join("/"), {
		cwd: t,
		ignore: []
	}, {}, Be).catch(() => []);
}
function We(e, t) {
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
function Ge(e, t, n = []) {
	let r = Ke(e, t), i = Xe(r), a = i.length > 0 ? [] : r, o = Ze(a), s = i.length > 0 ? [] : $e(a, t), c = [
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
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(Z(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...rt(l),
			...u && { hide_texts: !0 }
		}
	};
}
function Z({ name: e, id: t }) {
	return e ?? t;
}
function Q({ selected: e = [], projects: t }) {
	return $([...e, ...t.map(Z)]);
}
function Ke(e, t) {
	return e.map((e) => {
		let n = new Set(Q(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || qe(e.key, t.key) || qe(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function qe(e, t) {
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
		let e = r.projects.map(Z);
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
	let n = new Set(e.flatMap(({ report: e }) => Q(e)));
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
	let n = $(t.flatMap(Q));
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
function at(n, { folders: i, environment: s }) {
	let u = {
		raw: n,
		environment: s,
		parts: []
	}, f = (t) => {
		let r = e(t, n);
		return r === void 0 ? void 0 : w(i.working, r);
	};
	return {
		reports: S(c, u) ?? [],
		expected: S(d, u),
		problems: a(n),
		settingsFor: (e, a) => ({
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
			format: S(ee, u),
			detailedExitcode: !1,
			unmanaged: !1,
			full: !1,
			kept: !1,
			publish: !0,
			summarizes: !0,
			failOnDrift: S(l, u),
			matrix: !1,
			applyFrom: [],
			yes: !0,
			verbose: !1,
			quiet: S(r, u),
			out: void 0,
			report: f(o),
			html: f(t),
			configFile: fe(n, i),
			plan: void 0,
			reports: a,
			backupDir: void 0,
			force: !1,
			restoreFlags: []
		})
	};
}
// src/commands/runs/summarize.ts
async function ot(e, t) {
	let { sources: n } = t, { reports: r, expected: i, problems: a, settingsFor: o } = at(e, n), s = await Ve(r, n.folders), { report: c, found: l } = Ge(s.files, i, [...a, ...s.problems]);
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
