import { $ as e, C as t, Gn as n, Hn as r, J as i, K as a, Qn as o, S as s, Y as c, Zn as l, dt as u, gr as d, hr as ee, ut as te } from "./start.js";
import { _ as f, a as p, b as ne, c as m, f as h, h as g, i as _, l as re, n as v, p as y, s as b, u as x, y as S } from "./zod.js";
import { Gn as ie, Gt as ae, Ht as oe, Jt as se, Kt as ce, Wt as le, Yt as ue, _r as de, br as fe, lt as C, qt as pe, t as me, ut as he } from "./engine.js";
import { resolve as w, sep as ge } from "node:path";
import { stat as _e } from "node:fs/promises";
// src/report/file/planSchema.ts
const T = m().min(0), E = _(f()).readonly(), D = y({
	file: f(),
	line: T,
	col: T,
	endLine: T,
	endCol: T
}), O = v(fe.map(({ name: e }) => e)), k = S([h(), f()]), A = re(), j = y({
	by: f().exactOptional(),
	at: h().min(0).max(253402300799),
	reviewed: x(!0).exactOptional()
}), ve = y({
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
	fields: _(ve).readonly()
}, P = y({
	...M,
	action: x("create"),
	...N
}), F = y({
	...M,
	action: x("update"),
	...N,
	renamed_from: f().exactOptional()
}), ye = F.extend({
	id: k,
	seen: f(),
	edited: j.exactOptional(),
	tags: E.exactOptional()
}), be = y({
	...M,
	action: x("destroy"),
	id: k,
	how: v(["archive", "destroy"]),
	seen: f(),
	tags: E.exactOptional()
}), I = b("action", [
	P,
	ye,
	be
]).refine(L), xe = b("action", [P, F]).refine(L);
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
const Se = y({
	kind: O,
	label: f(),
	id: k,
	reason: v([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: f().exactOptional(),
	place: D.exactOptional()
}), Ce = y({
	kind: O,
	label: f(),
	id: k,
	field: f(),
	part: f().exactOptional(),
	reason: v([
		"seeded",
		"edited",
		"changed-since",
		"converts"
	]),
	live: A,
	declared: A,
	edited: j.exactOptional(),
	conflict: x(!0).exactOptional(),
	place: D
}).refine((e) => R(e.kind, e.field, [e.live, e.declared])), z = S([Ce, Se]), B = y({
	kind: O,
	label: f(),
	id: k
}), V = y({
	name: f(),
	before: f().exactOptional(),
	after: f().exactOptional(),
	widens: p()
}), H = y({
	variable: f(),
	host: f(),
	place: D
}), we = y({
	iso: f(),
	id: f().exactOptional(),
	pluralForms: E
}).transform((e) => ({
	...e,
	id: e.id
})), Te = y({
	id: f(),
	digest: f().exactOptional(),
	name: f(),
	type: f(),
	baseLanguage: f(),
	languages: _(we).readonly().exactOptional(),
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
}, Ee = y({
	filters: E,
	by_kind: g(f(), y({
		chosen: T,
		declared: T
	})),
	unmatched: E
}), De = y({
	format_version: x(1),
	project: Te,
	changes: _(I).readonly(),
	kept: _(z).readonly(),
	skipped: _(y({
		kind: O,
		label: f(),
		place: D
	})).readonly(),
	counts: y({
		...U,
		by_kind: g(f(), y(U)),
		adopted: T
	}),
	sends: _(H).readonly().exactOptional(),
	filter: Ee.exactOptional()
}), W = {
	kind: O,
	label: f(),
	place: D
}, Oe = y({
	...W,
	fields: _(y({
		field: f(),
		part: f().exactOptional(),
		before: A
	})).readonly().exactOptional()
}).refine((e) => (e.fields ?? []).every(({ field: t, before: n }) => R(e.kind, t, [n]))), ke = y({
	...W,
	member: v(["previously", ...fe.map(({ idMember: e }) => e)]),
	before: f().exactOptional(),
	after: f().exactOptional()
}), Ae = y({
	name: f().exactOptional(),
	changes: _(xe).readonly(),
	released: _(Oe).readonly(),
	rematched: _(ke).readonly(),
	changed_defaults: E,
	settings: _(V).readonly(),
	hide_texts: x(!0).exactOptional()
}), je = b("is", [y({
	is: x("compared"),
	commit: f(),
	projects: _(Ae).readonly()
}), y({
	is: x("not compared"),
	why: f()
})]), G = [
	"validate",
	"plan",
	"apply",
	"drift"
], Me = y({
	severity: v(c),
	code: v(a),
	message: f(),
	place: D.exactOptional(),
	reach: v(i),
	about: f().exactOptional(),
	count: m().min(1).exactOptional(),
	quotes: E.exactOptional()
}), K = _(Me).readonly(), q = _(I).readonly(), Ne = b("is", [y({
	is: x("compared"),
	commit: f(),
	caused: q,
	pending: q,
	resolved: q,
	kept: _(z).readonly(),
	sends: _(H).readonly(),
	released: _(B).readonly(),
	settings: _(V).readonly(),
	released_kinds: E
}), y({
	is: x("not compared"),
	why: f()
})]), J = {
	message: f(),
	place: D.exactOptional()
}, Pe = b("state", [
	y({
		state: x("done"),
		id: S([h(), f()])
	}),
	y({
		state: x("failed"),
		how: v([
			"refused",
			"not made",
			"unknown result",
			"stored differently"
		]),
		...J
	}),
	y({
		state: x("skipped"),
		...J,
		written: E.exactOptional()
	}),
	y({
		state: x("not attempted"),
		message: f()
	})
]), Fe = y({
	change: I,
	outcome: Pe
}), Ie = y({
	name: f().exactOptional(),
	id: f(),
	manifests: E,
	problems: K,
	hide_texts: x(!0).exactOptional(),
	bugs: E.exactOptional(),
	plan: De.exactOptional(),
	unmanaged: _(B).readonly().exactOptional(),
	effort: y({ requests: T }).exactOptional(),
	target: Ne.exactOptional(),
	results: _(Fe).readonly().exactOptional(),
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
}), Le = y({
	format_version: x(1),
	command: v(G),
	selected: E.exactOptional(),
	manifests: E,
	declared: g(f(), T),
	problems: K,
	projects: _(Ie).readonly(),
	requests: T,
	stopped: y({
		by: v(ie),
		message: f()
	}).exactOptional(),
	manifest_comparison: je.exactOptional(),
	hide_texts: x(!0).exactOptional()
}), Y = "it is not a report. Write it with the option report of validate, plan, apply or drift.";
function Re(e) {
	try {
		return He(ze(e));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: Y
		};
		throw e;
	}
}
function ze(e) {
	return JSON.parse(e, /\\u[dD]/.test(e) ? Be : void 0);
}
function Be(e, t) {
	return typeof t == "string" ? t.toWellFormed() : typeof t != "object" || !t || Array.isArray(t) ? t : Object.fromEntries(Object.entries(t).map(([e, t]) => [e.toWellFormed(), t]));
}
const Ve = y({
	format_version: ne(),
	command: f()
});
function He(e) {
	let t = Ve.safeParse(e);
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
const Ue = 536870912, We = new AbortController().signal;
async function Ge(t, n) {
	let r = await Ke(t, n), i = [...r.problems];
	if (r.paths.length > 256) {
		let t = `There are ${r.paths.length} report files. Only 256 can be summarized together. Give fewer files.`;
		return {
			paths: r.paths,
			files: [],
			problems: [...i, e("bad-report", t)]
		};
	}
	let a = [], o = 0;
	for (let t of r.paths) {
		let r = ce(t, n), s = (t) => i.push(e("bad-report", `The report ${r} cannot be used: ${t}`, { reach: "project" }));
		try {
			if (o += (await _e(t)).size, o > Ue) s(`all reports together have more than ${Ue / 1024 / 1024} MiB. Summarize fewer reports.`);
			else {
				let e = Re(pe(await ue(t, Je(t, n))));
				e.is === "report" ? a.push({
					file: r,
					report: e.report
				}) : s(e.issue);
			}
		} catch (e) {
			s(se(e));
		}
	}
	return {
		paths: r.paths,
		files: a,
		problems: i
	};
}
async function Ke(t, { working: n }) {
	if (t.length === 0) return {
		paths: [],
		problems: [e("bad-setting", "No report is named. Use: lokaform summarize FILE… (in the action: the input reports).")]
	};
	let r = new Set(), i = [];
	for (let a of t) {
		let t = await qe(a, n);
		for (let e of t.sort()) r.add(e);
		if (t.length === 0) {
			let t = `reports "${a}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
			i.push(e("no-report", t));
		}
	}
	return {
		paths: [...r],
		problems: i
	};
}
async function qe(e, t) {
	let n = w(t, e);
	return await ae(n, {}) ? [n] : oe(e.split(ge).join("/"), {
		cwd: t,
		ignore: []
	}, {}, We).catch(() => []);
}
function Je(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && le(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/report/combine.ts
function Ye(e, t, n = []) {
	let r = Xe(e, t), i = et(r), a = i.length > 0 ? [] : r, o = tt(a), s = i.length > 0 ? [] : rt(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = $([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: $e(l),
			...d.length > 0 && { selected: d },
			manifests: $(l.flatMap(({ manifests: e }) => e)),
			declared: st(l),
			problems: [
				...c,
				...l.flatMap(it),
				...at(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(X(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...ot(l),
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
function Xe(e, t) {
	return e.map((e) => {
		let n = new Set(Z(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || Ze(e.key, t.key) || Ze(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function Ze(e, t) {
	return e < t ? -1 : +(e > t);
}
function Qe(e) {
	return $(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function $e(e) {
	let [t] = Qe(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function et(t) {
	let n = Qe(t.map(({ report: e }) => e));
	if (n.length < 2) return [];
	let r = `The reports are of different commands: ${n.toSorted().map((e) => `${e} (${t.find(({ report: t }) => t.command === e)?.file ?? ""})`).join(", ")}. Summarize the reports of each command separately.`;
	return [e("bad-report", r)];
}
function tt(t) {
	let n = new Map(), r = (e, t) => {
		let r = n.get(e);
		r ? r.push(t) : n.set(e, [t]);
	};
	for (let { file: e, report: n } of t) {
		let t = n.projects.map(X);
		for (let i of $([...n.selected ?? [], ...t])) r(i, e);
		for (let n of nt(t)) r(n, e);
	}
	let i = [...n].filter(([, e]) => e.length > 1), a = i.map(([t, n]) => {
		let r = `${t} has more than one report: ${$(n).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return e("bad-report", r, { reach: "project" });
	});
	return {
		names: new Set(i.map(([e]) => e)),
		problems: a
	};
}
function nt(e) {
	let t = new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function rt(t, n) {
	let r = new Set(t.flatMap(({ report: e }) => Z(e)));
	return $(n).filter((e) => !r.has(e)).map((t) => {
		let n = `There is no report on ${t}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return e("no-report", n, { reach: "project" });
	});
}
function it(t) {
	return t.stopped ? [e("run-stopped", Q(t.stopped.message, [t]), { reach: "project" })] : [];
}
function at(e) {
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
			message: Q(t.message, [...n])
		};
	});
}
function Q(e, t) {
	let n = $(t.flatMap(Z));
	if (n.length === 0) return e;
	let r = n.slice(0, 3), i = n.length - r.length;
	return `${r.join(", ")}${i > 0 ? ` and ${i} more` : ""}: ${e}`;
}
function ot(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function st(e) {
	let t = new Map();
	for (let { declared: n } of e) for (let [e, r] of Object.entries(n)) t.set(e, (t.get(e) ?? 0) + r);
	return Object.fromEntries(t);
}
function $(e) {
	return [...new Set(e)];
}
// src/settings/summarySettings.ts
function ct(e, { folders: i, environment: a }) {
	let c = {
		raw: e,
		environment: a,
		parts: []
	}, f = (n) => {
		let r = t(n, e);
		return r === void 0 ? void 0 : w(i.working, r);
	};
	return {
		reports: C(u, c) ?? [],
		expected: C(te, c),
		problems: s(e),
		settingsFor: (t, a) => ({
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
			format: C(r, c),
			detailedExitcode: !1,
			unmanaged: !1,
			full: !1,
			kept: !1,
			publish: !0,
			summarizes: !0,
			failOnDrift: C(d, c),
			matrix: !1,
			applyFrom: C(ee, c),
			yes: !0,
			verbose: !1,
			quiet: C(l, c),
			out: void 0,
			report: f(o),
			html: f(n),
			configFile: he(e, i),
			plan: void 0,
			reports: a,
			backupDir: void 0,
			force: !1,
			restoreFlags: []
		})
	};
}
// src/commands/runs/summarize.ts
async function lt(e, t) {
	let { sources: n } = t, { reports: r, expected: i, problems: a, settingsFor: o } = ct(e, n), s = await Ge(r, n.folders), { report: c, found: l } = Ye(s.files, i, [...a, ...s.problems]);
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
export { lt as summarizeReports };
