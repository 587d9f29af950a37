import { $ as e, C as t, Gn as n, Hn as r, J as i, K as a, Qn as o, S as s, Y as c, Zn as l, dt as u, gr as d, hr as ee, ut as te } from "./start.js";
import { _ as f, a as p, b as ne, c as m, f as h, h as g, i as _, l as re, n as v, p as y, s as b, u as x, y as S } from "./zod.js";
import { Gt as ie, Ht as ae, Jt as oe, Wt as se, Xt as ce, Yt as le, ir as C, li as ue, lt as w, qt as de, t as fe, tr as pe, ut as me } from "./engine.js";
import { resolve as T, sep as he } from "node:path";
import { stat as ge } from "node:fs/promises";
// src/report/file/planSchema.ts
const E = m().min(0), D = _(f()).readonly(), O = y({
	file: f(),
	line: E,
	col: E,
	endLine: E,
	endCol: E
}), k = v(C.map(({ name: e }) => e)), A = S([h(), f()]), j = re(), M = y({
	by: f().exactOptional(),
	at: h().min(0).max(253402300799),
	reviewed: x(!0).exactOptional()
}), _e = y({
	field: f(),
	part: f().exactOptional(),
	before: j.exactOptional(),
	after: j,
	edited: M.exactOptional(),
	place: O,
	seen: f().exactOptional(),
	unverifies: D.exactOptional()
}), N = {
	ref: f(),
	kind: k,
	label: f()
}, P = {
	place: O,
	identity: j,
	fields: _(_e).readonly()
}, F = y({
	...N,
	action: x("create"),
	...P
}), I = y({
	...N,
	action: x("update"),
	...P,
	renamed_from: f().exactOptional()
}), ve = I.extend({
	id: A,
	seen: f(),
	edited: M.exactOptional(),
	tags: D.exactOptional()
}), ye = y({
	...N,
	action: x("destroy"),
	id: A,
	how: v(["archive", "destroy"]),
	seen: f(),
	tags: D.exactOptional()
}), L = b("action", [
	F,
	ve,
	ye
]).refine(R), be = b("action", [F, I]).refine(R);
function R(e) {
	return e.action === "destroy" || e.fields.every(({ field: t, before: n, after: r }) => z(e.kind, t, [n, r]));
}
function z(e, t, n) {
	try {
		let r = pe(e, t);
		for (let e of n) e !== void 0 && r.show(e);
		return !0;
	} catch {
		return !1;
	}
}
const xe = y({
	kind: k,
	label: f(),
	id: A,
	reason: v([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: f().exactOptional(),
	place: O.exactOptional()
}), Se = y({
	kind: k,
	label: f(),
	id: A,
	field: f(),
	part: f().exactOptional(),
	reason: v([
		"seeded",
		"edited",
		"changed-since",
		"converts"
	]),
	live: j,
	declared: j,
	edited: M.exactOptional(),
	conflict: x(!0).exactOptional(),
	place: O
}).refine((e) => z(e.kind, e.field, [e.live, e.declared])), B = S([Se, xe]), V = y({
	kind: k,
	label: f(),
	id: A
}), H = y({
	name: f(),
	before: f().exactOptional(),
	after: f().exactOptional(),
	widens: p()
}), U = y({
	variable: f(),
	host: f(),
	place: O
}), Ce = y({
	iso: f(),
	id: f().exactOptional(),
	pluralForms: D
}).transform((e) => ({
	...e,
	id: e.id
})), we = y({
	id: f(),
	digest: f().exactOptional(),
	name: f(),
	type: f(),
	baseLanguage: f(),
	languages: _(Ce).readonly().exactOptional(),
	perPlatformNames: p(),
	segmentation: p(),
	autoToggleUnverified: p().exactOptional()
}).transform((e) => ({
	...e,
	languages: e.languages,
	autoToggleUnverified: e.autoToggleUnverified
})), W = {
	unchanged: E,
	unmanaged: E
}, Te = y({
	filters: D,
	by_kind: g(f(), y({
		chosen: E,
		declared: E
	})),
	unmatched: D
}), Ee = y({
	format_version: x(1),
	project: we,
	changes: _(L).readonly(),
	kept: _(B).readonly(),
	skipped: _(y({
		kind: k,
		label: f(),
		place: O
	})).readonly(),
	counts: y({
		...W,
		by_kind: g(f(), y(W)),
		adopted: E
	}),
	sends: _(U).readonly().exactOptional(),
	filter: Te.exactOptional()
}), G = {
	kind: k,
	label: f(),
	place: O
}, De = y({
	...G,
	fields: _(y({
		field: f(),
		part: f().exactOptional(),
		before: j
	})).readonly().exactOptional()
}).refine((e) => (e.fields ?? []).every(({ field: t, before: n }) => z(e.kind, t, [n]))), Oe = y({
	...G,
	member: v(["previously", ...C.map(({ idMember: e }) => e)]),
	before: f().exactOptional(),
	after: f().exactOptional()
}), ke = y({
	name: f().exactOptional(),
	changes: _(be).readonly(),
	released: _(De).readonly(),
	rematched: _(Oe).readonly(),
	changed_defaults: D,
	settings: _(H).readonly(),
	hide_texts: x(!0).exactOptional()
}), Ae = b("is", [y({
	is: x("compared"),
	commit: f(),
	projects: _(ke).readonly()
}), y({
	is: x("not compared"),
	why: f()
})]), K = [
	"validate",
	"plan",
	"apply",
	"drift"
], je = y({
	severity: v(c),
	code: v(a),
	message: f(),
	place: O.exactOptional(),
	reach: v(i),
	about: f().exactOptional(),
	count: m().min(1).exactOptional(),
	quotes: D.exactOptional()
}), q = _(je).readonly(), J = _(L).readonly(), Me = b("is", [y({
	is: x("compared"),
	commit: f(),
	caused: J,
	pending: J,
	resolved: J,
	kept: _(B).readonly(),
	sends: _(U).readonly(),
	released: _(V).readonly(),
	settings: _(H).readonly(),
	released_kinds: D
}), y({
	is: x("not compared"),
	why: f()
})]), Y = {
	message: f(),
	place: O.exactOptional()
}, Ne = b("state", [
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
		...Y
	}),
	y({
		state: x("skipped"),
		...Y,
		written: D.exactOptional()
	}),
	y({
		state: x("not attempted"),
		message: f()
	})
]), Pe = y({
	change: L,
	outcome: Ne
}), Fe = y({
	name: f().exactOptional(),
	id: f(),
	manifests: D,
	problems: q,
	hide_texts: x(!0).exactOptional(),
	bugs: D.exactOptional(),
	plan: Ee.exactOptional(),
	unmanaged: _(V).readonly().exactOptional(),
	effort: y({ requests: E }).exactOptional(),
	target: Me.exactOptional(),
	results: _(Pe).readonly().exactOptional(),
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
}), Ie = y({
	format_version: x(1),
	command: v(K),
	selected: D.exactOptional(),
	manifests: D,
	declared: g(f(), E),
	problems: q,
	projects: _(Fe).readonly(),
	requests: E,
	stopped: y({
		by: v(ue),
		message: f()
	}).exactOptional(),
	manifest_comparison: Ae.exactOptional(),
	hide_texts: x(!0).exactOptional()
}), X = "it is not a report. Write it with the option report of validate, plan, apply or drift.";
function Le(e) {
	try {
		return Ve(Re(e));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: X
		};
		throw e;
	}
}
function Re(e) {
	return JSON.parse(e, /\\u[dD]/.test(e) ? ze : void 0);
}
function ze(e, t) {
	return typeof t == "string" ? t.toWellFormed() : typeof t != "object" || !t || Array.isArray(t) ? t : Object.fromEntries(Object.entries(t).map(([e, t]) => [e.toWellFormed(), t]));
}
const Be = y({
	format_version: ne(),
	command: f()
});
function Ve(e) {
	let t = Be.safeParse(e);
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
const He = 536870912, Ue = new AbortController().signal;
async function We(t, n) {
	let r = await Ge(t, n), i = [...r.problems];
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
			if (o += (await ge(t)).size, o > He) s(`all reports together have more than ${He / 1024 / 1024} MiB. Summarize fewer reports.`);
			else {
				let e = Le(oe(await ce(t, qe(t, n))));
				e.is === "report" ? a.push({
					file: r,
					report: e.report
				}) : s(e.issue);
			}
		} catch (e) {
			s(le(e));
		}
	}
	return {
		paths: r.paths,
		files: a,
		problems: i
	};
}
async function Ge(t, { working: n }) {
	if (t.length === 0) return {
		paths: [],
		problems: [e("bad-setting", "No report is named. Use: lokaform summarize FILE… (in the action: the input reports).")]
	};
	let r = new Set(), i = [];
	for (let a of t) {
		let t = await Ke(a, n);
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
async function Ke(e, t) {
	let n = T(t, e);
	return await ie(n, {}) ? [n] : ae(e.split(he).join("/"), {
		cwd: t,
		ignore: []
	}, {}, Ue).catch(() => []);
}
function qe(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && se(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/report/combine.ts
function Je(e, t, n = []) {
	let r = Ye(e, t), i = $e(r), a = i.length > 0 ? [] : r, o = et(a), s = i.length > 0 ? [] : nt(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = $([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: Qe(l),
			...d.length > 0 && { selected: d },
			manifests: $(l.flatMap(({ manifests: e }) => e)),
			declared: st(l),
			problems: [
				...c,
				...l.flatMap(rt),
				...it(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(Z(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...ot(l),
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
function Ye(e, t) {
	return e.map((e) => {
		let n = new Set(Q(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || Xe(e.key, t.key) || Xe(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function Xe(e, t) {
	return e < t ? -1 : +(e > t);
}
function Ze(e) {
	return $(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function Qe(e) {
	let [t] = Ze(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function $e(t) {
	let n = Ze(t.map(({ report: e }) => e));
	if (n.length < 2) return [];
	let r = `The reports are of different commands: ${n.toSorted().map((e) => `${e} (${t.find(({ report: t }) => t.command === e)?.file ?? ""})`).join(", ")}. Summarize the reports of each command separately.`;
	return [e("bad-report", r)];
}
function et(t) {
	let n = new Map(), r = (e, t) => {
		let r = n.get(e);
		r ? r.push(t) : n.set(e, [t]);
	};
	for (let { file: e, report: n } of t) {
		let t = n.projects.map(Z);
		for (let i of $([...n.selected ?? [], ...t])) r(i, e);
		for (let n of tt(t)) r(n, e);
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
function tt(e) {
	let t = new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function nt(t, n) {
	let r = new Set(t.flatMap(({ report: e }) => Q(e)));
	return $(n).filter((e) => !r.has(e)).map((t) => {
		let n = `There is no report on ${t}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return e("no-report", n, { reach: "project" });
	});
}
function rt(t) {
	return t.stopped ? [e("run-stopped", at(t.stopped.message, [t]), { reach: "project" })] : [];
}
function it(e) {
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
			message: at(t.message, [...n])
		};
	});
}
function at(e, t) {
	let n = $(t.flatMap(Q));
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
		return r === void 0 ? void 0 : T(i.working, r);
	};
	return {
		reports: w(u, c) ?? [],
		expected: w(te, c),
		problems: s(e),
		settingsFor: (t, a) => ({
			kinds: C,
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
			format: w(r, c),
			detailedExitcode: !1,
			unmanaged: !1,
			full: !1,
			kept: !1,
			publish: !0,
			summarizes: !0,
			failOnDrift: w(d, c),
			matrix: !1,
			applyFrom: w(ee, c),
			yes: !0,
			verbose: !1,
			quiet: w(l, c),
			out: void 0,
			report: f(o),
			html: f(n),
			configFile: me(e, i),
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
	let { sources: n } = t, { reports: r, expected: i, problems: a, settingsFor: o } = ct(e, n), s = await We(r, n.folders), { report: c, found: l } = Je(s.files, i, [...a, ...s.problems]);
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
export { lt as summarizeReports };
