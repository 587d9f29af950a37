import { B as e, Bn as t, Dn as n, En as r, I as i, J as a, L as o, R as s, bn as c, m as l, p as u, q as d } from "./start.js";
import { c as f, d as p, f as m, g as h, i as g, l as _, m as v, o as y, r as b, s as ee, t as x, v as S, y as te } from "./zod.js";
import { G as C, Hn as ne, K as re, St as ie, _t as ae, bt as oe, hn as se, t as ce, vt as le, xt as ue, yt as de, z as fe, zn as pe } from "./engine.js";
import { resolve as w, sep as me } from "node:path";
import { stat as he } from "node:fs/promises";
// src/report/file/planSchema.ts
const T = ee().min(0), E = b(h()).readonly(), D = m({
	file: h(),
	line: T,
	col: T,
	endLine: T,
	endCol: T
}), O = x(ne.map(({ name: e }) => e)), k = S([p(), h()]), A = f(), j = m({
	by: h().exactOptional(),
	at: p().min(0).max(253402300799),
	reviewed: _(!0).exactOptional()
}), ge = m({
	field: h(),
	part: h().exactOptional(),
	before: A.exactOptional(),
	after: A,
	edited: j.exactOptional(),
	place: D,
	seen: h().exactOptional(),
	unverifies: E.exactOptional()
}), M = {
	ref: h(),
	kind: O,
	label: h()
}, N = {
	place: D,
	identity: A,
	fields: b(ge).readonly()
}, P = m({
	...M,
	action: _("create"),
	...N
}), F = m({
	...M,
	action: _("update"),
	...N,
	renamed_from: h().exactOptional()
}), _e = F.extend({
	id: k,
	seen: h(),
	edited: j.exactOptional()
}), ve = m({
	...M,
	action: _("destroy"),
	id: k,
	how: x(["archive", "destroy"]),
	seen: h()
}), I = y("action", [
	P,
	_e,
	ve
]).refine(be), ye = y("action", [P, F]).refine(be);
function be(e) {
	return e.action === "destroy" || e.fields.every(({ field: t, before: n, after: r }) => L(e.kind, t, [n, r]));
}
function L(e, t, n) {
	try {
		let r = pe(e, t);
		for (let e of n) e !== void 0 && r.show(e);
		return !0;
	} catch {
		return !1;
	}
}
const xe = m({
	kind: O,
	label: h(),
	id: k,
	reason: x([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: h().exactOptional(),
	place: D.exactOptional()
}), Se = m({
	kind: O,
	label: h(),
	id: k,
	field: h(),
	part: h().exactOptional(),
	reason: x([
		"seeded",
		"edited",
		"changed-since"
	]),
	live: A,
	declared: A,
	edited: j.exactOptional(),
	conflict: _(!0).exactOptional(),
	place: D
}).refine((e) => L(e.kind, e.field, [e.live, e.declared])), R = S([Se, xe]), z = m({
	kind: O,
	label: h(),
	id: k
}), B = m({
	name: h(),
	before: h().exactOptional(),
	after: h().exactOptional(),
	widens: g()
}), V = m({
	variable: h(),
	host: h(),
	place: D
}), Ce = m({
	iso: h(),
	id: h().exactOptional(),
	pluralForms: E
}).transform((e) => ({
	...e,
	id: e.id
})), we = m({
	id: h(),
	digest: h().exactOptional(),
	name: h(),
	type: h(),
	baseLanguage: h(),
	languages: b(Ce).readonly().exactOptional(),
	perPlatformNames: g(),
	segmentation: g(),
	autoToggleUnverified: g().exactOptional()
}).transform((e) => ({
	...e,
	languages: e.languages,
	autoToggleUnverified: e.autoToggleUnverified
})), H = {
	unchanged: T,
	unmanaged: T
}, Te = m({
	format_version: _(1),
	project: we,
	changes: b(I).readonly(),
	kept: b(R).readonly(),
	skipped: b(m({
		kind: O,
		label: h(),
		place: D
	})).readonly(),
	counts: m({
		...H,
		by_kind: v(h(), m(H)),
		adopted: T
	}),
	sends: b(V).readonly().exactOptional()
}), U = {
	kind: O,
	label: h(),
	place: D
}, Ee = m({
	...U,
	fields: b(m({
		field: h(),
		part: h().exactOptional(),
		before: A
	})).readonly().exactOptional()
}).refine((e) => (e.fields ?? []).every(({ field: t, before: n }) => L(e.kind, t, [n]))), De = m({
	...U,
	member: x(["previously", ...ne.map(({ idMember: e }) => e)]),
	before: h().exactOptional(),
	after: h().exactOptional()
}), Oe = m({
	name: h().exactOptional(),
	changes: b(ye).readonly(),
	released: b(Ee).readonly(),
	rematched: b(De).readonly(),
	changed_defaults: E,
	settings: b(B).readonly(),
	hide_texts: _(!0).exactOptional()
}), ke = y("is", [m({
	is: _("compared"),
	commit: h(),
	projects: b(Oe).readonly()
}), m({
	is: _("not compared"),
	why: h()
})]), W = [
	"validate",
	"plan",
	"apply",
	"drift"
], Ae = m({
	severity: x(s),
	code: x(i),
	message: h(),
	place: D.exactOptional(),
	reach: x(o),
	about: h().exactOptional(),
	quotes: E.exactOptional()
}), G = b(Ae).readonly(), K = b(I).readonly(), je = y("is", [m({
	is: _("compared"),
	commit: h(),
	caused: K,
	pending: K,
	resolved: K,
	kept: b(R).readonly(),
	sends: b(V).readonly(),
	released: b(z).readonly(),
	settings: b(B).readonly(),
	released_kinds: E
}), m({
	is: _("not compared"),
	why: h()
})]), q = {
	message: h(),
	place: D.exactOptional()
}, Me = y("state", [
	m({
		state: _("done"),
		id: S([p(), h()])
	}),
	m({
		state: _("failed"),
		how: x([
			"refused",
			"not made",
			"unknown result",
			"stored differently"
		]),
		...q
	}),
	m({
		state: _("skipped"),
		...q,
		written: E.exactOptional()
	}),
	m({
		state: _("not attempted"),
		message: h()
	})
]), Ne = m({
	change: I,
	outcome: Me
}), Pe = m({
	name: h().exactOptional(),
	id: h(),
	manifests: E,
	problems: G,
	hide_texts: _(!0).exactOptional(),
	bugs: E.exactOptional(),
	plan: Te.exactOptional(),
	unmanaged: b(z).readonly().exactOptional(),
	effort: m({ requests: T }).exactOptional(),
	target: je.exactOptional(),
	results: b(Ne).readonly().exactOptional(),
	backup: h().exactOptional(),
	restore: h().exactOptional()
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
}), Fe = m({
	format_version: _(1),
	command: x(W),
	selected: E.exactOptional(),
	manifests: E,
	declared: v(h(), T),
	problems: G,
	projects: b(Pe).readonly(),
	requests: T,
	stopped: m({
		by: x(se),
		message: h()
	}).exactOptional(),
	manifest_comparison: ke.exactOptional(),
	hide_texts: _(!0).exactOptional()
}), J = "it is not a report. Write it with the option report of validate, plan, apply or drift.";
function Ie(e) {
	try {
		return Re(JSON.parse(e));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: J
		};
		throw e;
	}
}
const Le = m({
	format_version: te(),
	command: h()
});
function Re(e) {
	let t = Le.safeParse(e);
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
	let i = Fe.safeParse(e);
	return i.success ? {
		is: "report",
		report: i.data
	} : {
		is: "unusable",
		issue: `it is not a complete report: the value of ${i.error.issues[0]?.path.map(String).join(".") ?? ""} is missing or wrong. Use the same version of Lokaform for all jobs.`
	};
}
// src/files/readReports.ts
const Y = 536870912, ze = new AbortController().signal;
async function Be(t, n) {
	let r = await Ve(t, n), i = [...r.problems];
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
		let r = de(t, n), s = (t) => i.push(e("bad-report", `The report ${r} cannot be used: ${t}`, { reach: "project" }));
		try {
			if (o += (await he(t)).size, o > Y) s(`all reports together have more than ${Y / 1024 / 1024} MiB. Summarize fewer reports.`);
			else {
				let e = Ie(oe(await ie(t, Ue(t, n))));
				e.is === "report" ? a.push({
					file: r,
					report: e.report
				}) : s(e.issue);
			}
		} catch (e) {
			s(ue(e));
		}
	}
	return {
		paths: r.paths,
		files: a,
		problems: i
	};
}
async function Ve(t, { working: n }) {
	if (t.length === 0) return {
		paths: [],
		problems: [e("bad-setting", "No report is named. Use: lokaform summarize FILE… (in the action: the input reports).")]
	};
	let r = new Set(), i = [];
	for (let a of t) {
		let t = await He(a, n);
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
async function He(e, t) {
	let n = w(t, e);
	return await le(n, {}) ? [n] : fe(e.split(me).join("/"), {
		cwd: t,
		ignore: []
	}, {}, ze).catch(() => []);
}
function Ue(e, t) {
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
function We(e, t, n = []) {
	let r = Ge(e, t), i = Je(r), a = i.length > 0 ? [] : r, o = Ye(a), s = i.length > 0 ? [] : Ze(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = $([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: qe(l),
			...d.length > 0 && { selected: d },
			manifests: $(l.flatMap(({ manifests: e }) => e)),
			declared: nt(l),
			problems: [
				...c,
				...l.flatMap(Qe),
				...$e(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(X(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...tt(l),
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
function Ge(e, t) {
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
function Ke(e) {
	return $(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function qe(e) {
	let [t] = Ke(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function Je(t) {
	let n = Ke(t.map(({ report: e }) => e));
	if (n.length < 2) return [];
	let r = `The reports are of different commands: ${n.toSorted().map((e) => `${e} (${t.find(({ report: t }) => t.command === e)?.file ?? ""})`).join(", ")}. Summarize the reports of each command separately.`;
	return [e("bad-report", r)];
}
function Ye(t) {
	let n = new Map(), r = (e, t) => {
		let r = n.get(e);
		r ? r.push(t) : n.set(e, [t]);
	};
	for (let { file: e, report: n } of t) {
		let t = n.projects.map(X);
		for (let i of $([...n.selected ?? [], ...t])) r(i, e);
		for (let n of Xe(t)) r(n, e);
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
function Xe(e) {
	let t = new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function Ze(t, n) {
	let r = new Set(t.flatMap(({ report: e }) => Z(e)));
	return $(n).filter((e) => !r.has(e)).map((t) => {
		let n = `There is no report on ${t}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return e("no-report", n, { reach: "project" });
	});
}
function Qe(t) {
	return t.stopped ? [e("run-stopped", et(t.stopped.message, [t]), { reach: "project" })] : [];
}
function $e(e) {
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
			message: et(t.message, [...n])
		};
	});
}
function et(e, t) {
	let n = $(t.flatMap(Z));
	if (n.length === 0) return e;
	let r = n.slice(0, 3), i = n.length - r.length;
	return `${r.join(", ")}${i > 0 ? ` and ${i} more` : ""}: ${e}`;
}
function tt(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function nt(e) {
	let t = new Map();
	for (let { declared: n } of e) for (let [e, r] of Object.entries(n)) t.set(e, (t.get(e) ?? 0) + r);
	return Object.fromEntries(t);
}
function $(e) {
	return [...new Set(e)];
}
// src/settings/summarySettings.ts
function rt(e, { folders: i, environment: o }) {
	let s = {
		raw: e,
		environment: o,
		parts: []
	}, f = l(n, e);
	return {
		reports: C(a, s) ?? [],
		expected: C(d, s),
		problems: u(e),
		settingsFor: (n, a) => ({
			command: n,
			apiUrl: void 0,
			projects: [],
			others: [],
			usable: {
				values: {},
				tokens: []
			},
			secrets: [],
			timeLimit: void 0,
			format: C(c, s),
			detailedExitcode: !1,
			publish: !0,
			summarizes: !0,
			failOnDrift: C(t, s),
			matrix: !1,
			applyFrom: [],
			yes: !0,
			verbose: !1,
			quiet: C(r, s),
			out: void 0,
			report: f === void 0 ? void 0 : w(i.working, f),
			configFile: re(e, i),
			plan: void 0,
			reports: a,
			backupDir: void 0,
			force: !1,
			restoreFlags: []
		})
	};
}
// src/commands/runs/summarize.ts
async function it(e, t) {
	let { sources: n } = t, { reports: r, expected: i, problems: a, settingsFor: o } = rt(e, n), s = await Be(r, n.folders), { report: c, found: l } = We(s.files, i, [...a, ...s.problems]);
	return ce(c.command, e, t, {
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
export { it as summarizeReports };
