import { Bi as e, Ei as t, Oi as n, _ as r, ea as i, ii as a, kn as o, n as s, xn as c, y as l, zn as u } from "./start.js";
import { Hr as d, Jn as f, Qr as p, Rr as m, W as h, Y as g, Yr as ee, ai as _, d as v, ii as y, oi as te, t as ne, ti as re, wi as ie } from "./engine.js";
import { d as b, f as x, h as S, l as C, o as w, p as T, r as E, t as D } from "./zod.js";
import { f as O, l as ae, w as k } from "./wire.js";
import { a as oe, c as se, i as ce, l as A, n as le, o as ue, r as j, s as M, t as N } from "./plan.js";
import { stat as P } from "node:fs/promises";
// src/report/reportSchema.ts
const F = E(l).readonly(), I = E(i).readonly(), L = C(!0).exactOptional(), R = oe.extend({
	is: C("compared"),
	commit: S(),
	settings: I,
	kinds_no_longer_declared: M
}), z = b({
	is: C("not compared"),
	why: S()
}), B = w("is", [R, z]), V = le.extend({
	name: S().exactOptional(),
	settings: I,
	hide_texts: L
}), H = w("is", [b({
	is: C("compared"),
	commit: S(),
	projects: E(V).readonly()
}), z]), U = b({
	change: N,
	outcome: ce
}), W = D(a), de = j.extend({
	place: c,
	lacks: E(W).readonly(),
	written: L
}), fe = b({
	language: S(),
	base: L,
	texts: A,
	archived: A,
	translated: A,
	verified: A,
	reviewed: A,
	conflicts: A,
	undecided: A,
	to_pull: A,
	waiting: A,
	words_to_do: A,
	about: L,
	required: b({
		percents: x(W, A),
		unmet: E(W).readonly(),
		missing: E(de).readonly()
	}).exactOptional()
}), G = b({
	id: S(),
	settings_file: S().exactOptional()
}), pe = b({
	name: S().exactOptional(),
	id: S(),
	digest: S().exactOptional(),
	scope: G.exactOptional(),
	manifests: M,
	problems: F,
	hide_texts: L,
	bugs: M.exactOptional(),
	plan: ue.exactOptional(),
	unmanaged: se.exactOptional(),
	status: E(fe).readonly().exactOptional(),
	effort: b({ requests: A }).exactOptional(),
	target: B.exactOptional(),
	results: E(U).readonly().exactOptional(),
	backup: S().exactOptional(),
	restore: S().exactOptional(),
	snapshot: b({
		id: S(),
		title: S()
	}).exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o, snapshot: s }) => (e || !(t || n || r || i)) && (i || (a ?? s) === void 0) && a === void 0 == (o === void 0)), me = b({
	by: D([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: S()
}), he = b({
	format_version: C(1),
	command: D(e),
	selected: M.exactOptional(),
	scope: G.exactOptional(),
	manifests: M,
	declared: T(S(), A).readonly(),
	problems: F,
	projects: E(pe).readonly(),
	requests: A,
	stopped: me.exactOptional(),
	manifest_comparison: H.exactOptional(),
	hide_texts: L
});
// src/report/combine.ts
function ge(e, t, n = []) {
	let i = _e(e, t), a = ve(i), o = a.length > 0 ? [] : i, s = ye(o), c = a.length > 0 ? [] : be(o, t), l = [
		...n,
		...a,
		...s.problems,
		...c
	], u = o.map(({ report: e }) => e), f = u.some(({ hide_texts: e }) => e), p = u.flatMap((e) => {
		let t = e.stopped && Y(e.stopped.message, [e]);
		return t === void 0 ? [] : [r("run-stopped", t, { scope: "project" })];
	}), m = X([...t, ...u.flatMap((e) => e.selected ?? [])]);
	return {
		found: l,
		report: {
			format_version: 1,
			command: J(u)[0] ?? (u.length > 0 ? "validate" : "plan"),
			...m.length > 0 && { selected: m },
			manifests: X(u.flatMap(({ manifests: e }) => e)),
			declared: Object.fromEntries(d().map(({ plural: e }) => [e, k(u, ({ declared: t }) => t[e] ?? 0)])),
			problems: [
				...l,
				...p,
				...xe(u)
			],
			projects: u.flatMap(({ projects: e }) => e).filter((e) => !s.names.has(K(e))),
			requests: k(u, ({ requests: e }) => e),
			...Se(u),
			...f && { hide_texts: !0 }
		}
	};
}
function K({ name: e, id: t }) {
	return e ?? t;
}
function q({ selected: e = [], projects: t }) {
	return X([...e, ...t.map(K)]);
}
function _e(e, t) {
	return e.map((e) => {
		let n = q(e.report), r = t.findIndex((e) => n.includes(e));
		return {
			file: e,
			rank: r < 0 ? t.length : r,
			key: [...n, e.file].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || ae(e.key, t.key)).map(({ file: e }) => e);
}
function J(e) {
	return X(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function ve(e) {
	let t = J(e.map(({ report: e }) => e));
	if (t.length < 2) return [];
	let n = `The reports are of different commands: ${t.toSorted().join(", ")}. Put the reports of each command together separately.`;
	return [r("bad-report", n)];
}
function ye(e) {
	let t = e.flatMap(({ file: e, report: t }) => q(t).map((t) => ({
		name: t,
		file: e
	}))), n = [...O(t, ({ name: e }) => e)].filter(([, e]) => e.length > 1), i = n.map(([e, t]) => {
		let n = `${e} has more than one report: ${X(t.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file: perhaps the input only of a job names too many projects, or one file is old.`;
		return r("bad-report", n, { scope: "project" });
	});
	return {
		names: new Set(n.map(([e]) => e)),
		problems: i
	};
}
function be(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => q(e)));
	return X(t).filter((e) => !n.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return r("no-report", t, { scope: "project" });
	});
}
function xe(e) {
	let n = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...O(n, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([n, ...r]) => {
		let { one: i } = n, a = X([n, ...r].map(({ report: e }) => e));
		if (i.place !== void 0 || a.length === e.length) return [i];
		let { about: o, ...s } = i;
		return [t(s, Y(i, a))];
	});
}
function Y(e, t) {
	let r = X(t.flatMap(q));
	return r.length === 0 ? e : n`${m(r, 3)}: ${e}`;
}
function Se(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function X(e) {
	return [...new Set(e)];
}
const Z = "it is not a report of this version of Lokaform. Write it with the option report of validate, plan, apply, drift or status, and use the same version for all jobs.";
function Ce(e, t) {
	try {
		let { success: n, data: r } = he.safeParse(JSON.parse(t));
		return n && !f(e, r) && r.command !== "restore" ? r : Z;
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return Z;
		throw e;
	}
}
// src/files/readReports.ts
const Q = 536870912;
async function $(e, t, n) {
	let i = new Set(), a = [];
	for (let e of t) {
		let t = await ee(e, n.working, {}, p);
		for (let e of t.sort()) i.add(e);
		if (t.length > 0) continue;
		let o = `reports "${e}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
		a.push(r("no-report", o));
	}
	t.length === 0 && a.push(r("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports)."));
	let o = [...i];
	if (o.length > 256) {
		let e = `There are ${o.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: o,
			files: [],
			problems: [...a, r("bad-report", e)]
		};
	}
	let s = [], c = 0;
	for (let t of o) {
		let i = y(t, n), o = (e) => a.push(r("bad-report", `The report ${i} cannot be used: ${e}`, { scope: "project" }));
		try {
			if (c += (await P(t)).size, c > Q) o(`all reports together have more than ${Q / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let r = Ce(e, _(await te(t, we(t, n))));
				typeof r == "string" ? o(r) : s.push({
					file: i,
					report: r
				});
			}
		} catch (e) {
			o(ie(e));
		}
	}
	return {
		paths: o,
		files: s,
		problems: a
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
	}, a = await $(v, g(u, i) ?? [], n), c = [...s(e), ...a.problems], { report: l, found: d } = ge(a.files, g(o, i), c), f = {
		...h(e, i, n),
		kinds: v,
		command: l.command,
		options: e,
		projects: [],
		others: [],
		showTexts: !0,
		usable: {
			values: {},
			tokens: []
		},
		secrets: [],
		scope: void 0,
		combines: !0,
		yes: !0,
		reports: a.paths,
		backupDir: void 0,
		restoreFlags: []
	};
	return ne(l.command, e, t, {
		summary: {
			settings: f,
			found: d
		},
		engine: async (e, t, n) => {
			for (let { results: e, ...t } of l.projects) await n.onPlan(t);
			return {
				...l,
				problems: [...t, ...l.problems]
			};
		}
	});
}
export { Te as combineReports };
