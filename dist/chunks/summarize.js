import { H as e, In as t, K as n, Ln as r, U as i, V as a, er as o, jn as s, kn as c, nt as l, rt as u, v as d, y as ee } from "./start.js";
import { c as f, d as p, f as m, g as h, i as g, l as _, m as v, o as y, r as b, s as te, t as x, v as S, y as ne } from "./zod.js";
import { Dt as re, Et as ie, G as ae, Kn as oe, Ot as se, Q as ce, Sn as le, Tt as ue, Yn as C, Z as w, kt as de, t as fe, wt as pe } from "./engine.js";
import { resolve as T, sep as me } from "node:path";
import { stat as he } from "node:fs/promises";
// src/report/file/planSchema.ts
const E = te().min(0), D = b(h()).readonly(), O = m({
	file: h(),
	line: E,
	col: E,
	endLine: E,
	endCol: E
}), k = x(C.map(({ name: e }) => e)), A = S([p(), h()]), j = f(), M = m({
	by: h().exactOptional(),
	at: p().min(0).max(253402300799),
	reviewed: _(!0).exactOptional()
}), ge = m({
	field: h(),
	part: h().exactOptional(),
	before: j.exactOptional(),
	after: j,
	edited: M.exactOptional(),
	place: O,
	seen: h().exactOptional(),
	unverifies: D.exactOptional()
}), N = {
	ref: h(),
	kind: k,
	label: h()
}, P = {
	place: O,
	identity: j,
	fields: b(ge).readonly()
}, F = m({
	...N,
	action: _("create"),
	...P
}), I = m({
	...N,
	action: _("update"),
	...P,
	renamed_from: h().exactOptional()
}), _e = I.extend({
	id: A,
	seen: h(),
	edited: M.exactOptional(),
	tags: D.exactOptional()
}), ve = m({
	...N,
	action: _("destroy"),
	id: A,
	how: x(["archive", "destroy"]),
	seen: h(),
	tags: D.exactOptional()
}), L = y("action", [
	F,
	_e,
	ve
]).refine(R), ye = y("action", [F, I]).refine(R);
function R(e) {
	return e.action === "destroy" || e.fields.every(({ field: t, before: n, after: r }) => z(e.kind, t, [n, r]));
}
function z(e, t, n) {
	try {
		let r = oe(e, t);
		for (let e of n) e !== void 0 && r.show(e);
		return !0;
	} catch {
		return !1;
	}
}
const be = m({
	kind: k,
	label: h(),
	id: A,
	reason: x([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: h().exactOptional(),
	place: O.exactOptional()
}), xe = m({
	kind: k,
	label: h(),
	id: A,
	field: h(),
	part: h().exactOptional(),
	reason: x([
		"seeded",
		"edited",
		"changed-since"
	]),
	live: j,
	declared: j,
	edited: M.exactOptional(),
	conflict: _(!0).exactOptional(),
	place: O
}).refine((e) => z(e.kind, e.field, [e.live, e.declared])), B = S([xe, be]), V = m({
	kind: k,
	label: h(),
	id: A
}), H = m({
	name: h(),
	before: h().exactOptional(),
	after: h().exactOptional(),
	widens: g()
}), U = m({
	variable: h(),
	host: h(),
	place: O
}), Se = m({
	iso: h(),
	id: h().exactOptional(),
	pluralForms: D
}).transform((e) => ({
	...e,
	id: e.id
})), Ce = m({
	id: h(),
	digest: h().exactOptional(),
	name: h(),
	type: h(),
	baseLanguage: h(),
	languages: b(Se).readonly().exactOptional(),
	perPlatformNames: g(),
	segmentation: g(),
	autoToggleUnverified: g().exactOptional()
}).transform((e) => ({
	...e,
	languages: e.languages,
	autoToggleUnverified: e.autoToggleUnverified
})), W = {
	unchanged: E,
	unmanaged: E
}, we = m({
	format_version: _(1),
	project: Ce,
	changes: b(L).readonly(),
	kept: b(B).readonly(),
	skipped: b(m({
		kind: k,
		label: h(),
		place: O
	})).readonly(),
	counts: m({
		...W,
		by_kind: v(h(), m(W)),
		adopted: E
	}),
	sends: b(U).readonly().exactOptional()
}), G = {
	kind: k,
	label: h(),
	place: O
}, Te = m({
	...G,
	fields: b(m({
		field: h(),
		part: h().exactOptional(),
		before: j
	})).readonly().exactOptional()
}).refine((e) => (e.fields ?? []).every(({ field: t, before: n }) => z(e.kind, t, [n]))), Ee = m({
	...G,
	member: x(["previously", ...C.map(({ idMember: e }) => e)]),
	before: h().exactOptional(),
	after: h().exactOptional()
}), De = m({
	name: h().exactOptional(),
	changes: b(ye).readonly(),
	released: b(Te).readonly(),
	rematched: b(Ee).readonly(),
	changed_defaults: D,
	settings: b(H).readonly(),
	hide_texts: _(!0).exactOptional()
}), Oe = y("is", [m({
	is: _("compared"),
	commit: h(),
	projects: b(De).readonly()
}), m({
	is: _("not compared"),
	why: h()
})]), K = [
	"validate",
	"plan",
	"apply",
	"drift"
], ke = m({
	severity: x(i),
	code: x(a),
	message: h(),
	place: O.exactOptional(),
	reach: x(e),
	about: h().exactOptional(),
	quotes: D.exactOptional()
}), q = b(ke).readonly(), J = b(L).readonly(), Ae = y("is", [m({
	is: _("compared"),
	commit: h(),
	caused: J,
	pending: J,
	resolved: J,
	kept: b(B).readonly(),
	sends: b(U).readonly(),
	released: b(V).readonly(),
	settings: b(H).readonly(),
	released_kinds: D
}), m({
	is: _("not compared"),
	why: h()
})]), Y = {
	message: h(),
	place: O.exactOptional()
}, je = y("state", [
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
		...Y
	}),
	m({
		state: _("skipped"),
		...Y,
		written: D.exactOptional()
	}),
	m({
		state: _("not attempted"),
		message: h()
	})
]), Me = m({
	change: L,
	outcome: je
}), Ne = m({
	name: h().exactOptional(),
	id: h(),
	manifests: D,
	problems: q,
	hide_texts: _(!0).exactOptional(),
	bugs: D.exactOptional(),
	plan: we.exactOptional(),
	unmanaged: b(V).readonly().exactOptional(),
	effort: m({ requests: E }).exactOptional(),
	target: Ae.exactOptional(),
	results: b(Me).readonly().exactOptional(),
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
}), Pe = m({
	format_version: _(1),
	command: x(K),
	selected: D.exactOptional(),
	manifests: D,
	declared: v(h(), E),
	problems: q,
	projects: b(Ne).readonly(),
	requests: E,
	stopped: m({
		by: x(le),
		message: h()
	}).exactOptional(),
	manifest_comparison: Oe.exactOptional(),
	hide_texts: _(!0).exactOptional()
}), X = "it is not a report. Write it with the option report of validate, plan, apply or drift.";
function Fe(e) {
	try {
		return Le(JSON.parse(e));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: X
		};
		throw e;
	}
}
const Ie = m({
	format_version: ne(),
	command: h()
});
function Le(e) {
	let t = Ie.safeParse(e);
	if (!t.success) return {
		is: "unusable",
		issue: X
	};
	let { format_version: n, command: r } = t.data;
	if (n !== 1) return {
		is: "unusable",
		issue: "its format_version is not 1. Use the same version of Lokaform for all jobs."
	};
	if (!K.some((e) => e === r)) return {
		is: "unusable",
		issue: `it is not the report of ${K.join(", ")}: only these can be summarized.`
	};
	let i = Pe.safeParse(e);
	return i.success ? {
		is: "report",
		report: i.data
	} : {
		is: "unusable",
		issue: `it is not a complete report: the value of ${i.error.issues[0]?.path.map(String).join(".") ?? ""} is missing or wrong. Use the same version of Lokaform for all jobs.`
	};
}
// src/files/readReports.ts
const Re = 536870912, ze = new AbortController().signal;
async function Be(e, t) {
	let r = await Ve(e, t), i = [...r.problems];
	if (r.paths.length > 256) {
		let e = `There are ${r.paths.length} report files. Only 256 can be summarized together. Give fewer files.`;
		return {
			paths: r.paths,
			files: [],
			problems: [...i, n("bad-report", e)]
		};
	}
	let a = [], o = 0;
	for (let e of r.paths) {
		let r = ie(e, t), s = (e) => i.push(n("bad-report", `The report ${r} cannot be used: ${e}`, { reach: "project" }));
		try {
			if (o += (await he(e)).size, o > Re) s(`all reports together have more than ${Re / 1024 / 1024} MiB. Summarize fewer reports.`);
			else {
				let n = Fe(re(await de(e, Ue(e, t))));
				n.is === "report" ? a.push({
					file: r,
					report: n.report
				}) : s(n.issue);
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
async function Ve(e, { working: t }) {
	if (e.length === 0) return {
		paths: [],
		problems: [n("bad-setting", "No report is named. Use: lokaform summarize FILE… (in the action: the input reports).")]
	};
	let r = new Set(), i = [];
	for (let a of e) {
		let e = await He(a, t);
		for (let t of e.sort()) r.add(t);
		if (e.length === 0) {
			let e = `reports "${a}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
			i.push(n("no-report", e));
		}
	}
	return {
		paths: [...r],
		problems: i
	};
}
async function He(e, t) {
	let n = T(t, e);
	return await ue(n, {}) ? [n] : ae(e.split(me).join("/"), {
		cwd: t,
		ignore: []
	}, {}, ze).catch(() => []);
}
function Ue(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && pe(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/report/combine.ts
function We(e, t, n = []) {
	let r = Ge(e, t), i = Ye(r), a = i.length > 0 ? [] : r, o = Xe(a), s = i.length > 0 ? [] : Qe(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = $([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: Je(l),
			...d.length > 0 && { selected: d },
			manifests: $(l.flatMap(({ manifests: e }) => e)),
			declared: rt(l),
			problems: [
				...c,
				...l.flatMap($e),
				...et(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(Z(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...nt(l),
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
function Ge(e, t) {
	return e.map((e) => {
		let n = new Set(Q(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || Ke(e.key, t.key) || Ke(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function Ke(e, t) {
	return e < t ? -1 : +(e > t);
}
function qe(e) {
	return $(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function Je(e) {
	let [t] = qe(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function Ye(e) {
	let t = qe(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let r = `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Summarize the reports of each command separately.`;
	return [n("bad-report", r)];
}
function Xe(e) {
	let t = new Map(), r = (e, n) => {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	};
	for (let { file: t, report: n } of e) {
		let e = n.projects.map(Z);
		for (let i of $([...n.selected ?? [], ...e])) r(i, t);
		for (let n of Ze(e)) r(n, t);
	}
	let i = [...t].filter(([, e]) => e.length > 1), a = i.map(([e, t]) => {
		let r = `${e} has more than one report: ${$(t).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return n("bad-report", r, { reach: "project" });
	});
	return {
		names: new Set(i.map(([e]) => e)),
		problems: a
	};
}
function Ze(e) {
	let t = new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function Qe(e, t) {
	let r = new Set(e.flatMap(({ report: e }) => Q(e)));
	return $(t).filter((e) => !r.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return n("no-report", t, { reach: "project" });
	});
}
function $e(e) {
	return e.stopped ? [n("run-stopped", tt(e.stopped.message, [e]), { reach: "project" })] : [];
}
function et(e) {
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
			message: tt(t.message, [...n])
		};
	});
}
function tt(e, t) {
	let n = $(t.flatMap(Q));
	if (n.length === 0) return e;
	let r = n.slice(0, 3), i = n.length - r.length;
	return `${r.join(", ")}${i > 0 ? ` and ${i} more` : ""}: ${e}`;
}
function nt(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function rt(e) {
	let t = new Map();
	for (let { declared: n } of e) for (let [e, r] of Object.entries(n)) t.set(e, (t.get(e) ?? 0) + r);
	return Object.fromEntries(t);
}
function $(e) {
	return [...new Set(e)];
}
// src/settings/summarySettings.ts
function it(e, { folders: n, environment: i }) {
	let a = {
		raw: e,
		environment: i,
		parts: []
	}, f = (t) => {
		let r = ee(t, e);
		return r === void 0 ? void 0 : T(n.working, r);
	};
	return {
		reports: w(u, a) ?? [],
		expected: w(l, a),
		problems: d(e),
		settingsFor: (i, l) => ({
			command: i,
			apiUrl: void 0,
			projects: [],
			others: [],
			usable: {
				values: {},
				tokens: []
			},
			secrets: [],
			timeLimit: void 0,
			format: w(c, a),
			detailedExitcode: !1,
			unmanaged: !1,
			publish: !0,
			summarizes: !0,
			failOnDrift: w(o, a),
			matrix: !1,
			applyFrom: [],
			yes: !0,
			verbose: !1,
			quiet: w(t, a),
			out: void 0,
			report: f(r),
			html: f(s),
			configFile: ce(e, n),
			plan: void 0,
			reports: l,
			backupDir: void 0,
			force: !1,
			restoreFlags: []
		})
	};
}
// src/commands/runs/summarize.ts
async function at(e, t) {
	let { sources: n } = t, { reports: r, expected: i, problems: a, settingsFor: o } = it(e, n), s = await Be(r, n.folders), { report: c, found: l } = We(s.files, i, [...a, ...s.problems]);
	return fe(c.command, e, t, {
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
export { at as summarizeReports };
