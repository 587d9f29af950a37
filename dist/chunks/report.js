import { Gi as e, Yr as t, _ as n, _i as r, ji as i, jn as a, mn as o, n as s, xn as c, y as l, yi as u } from "./start.js";
import { $r as d, Fr as f, Gr as p, Hr as m, J as h, Jr as ee, Qr as te, U as g, Vn as _, Zr as v, _i as ne, d as y, jr as re, t as ie } from "./engine.js";
import { d as b, f as x, h as S, l as C, o as w, p as T, r as E, t as D } from "./zod.js";
import { f as O, l as ae, w as k } from "./wire.js";
import { a as oe, c as se, i as ce, l as A, n as le, o as ue, r as j, s as M, t as N } from "./plan.js";
import { stat as P } from "node:fs/promises";
// src/report/reportSchema.ts
const F = E(l).readonly(), I = E(e).readonly(), L = C(!0).exactOptional(), R = oe.extend({
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
}), W = D(t), de = j.extend({
	place: o,
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
	command: D(i),
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
function ge(e, t, r = []) {
	let i = _e(e, t), a = ve(i), o = a.length > 0 ? [] : i, s = ye(o), c = a.length > 0 ? [] : be(o, t), l = [
		...r,
		...a,
		...s.problems,
		...c
	], u = o.map(({ report: e }) => e), d = u.some(({ hide_texts: e }) => e), p = u.flatMap((e) => {
		let t = e.stopped && Y(e.stopped.message, [e]);
		return t === void 0 ? [] : [n("run-stopped", t, { scope: "project" })];
	}), m = X([...t, ...u.flatMap((e) => e.selected ?? [])]);
	return {
		found: l,
		report: {
			format_version: 1,
			command: J(u)[0] ?? (u.length > 0 ? "validate" : "plan"),
			...m.length > 0 && { selected: m },
			manifests: X(u.flatMap(({ manifests: e }) => e)),
			declared: Object.fromEntries(f().map(({ plural: e }) => [e, k(u, ({ declared: t }) => t[e] ?? 0)])),
			problems: [
				...l,
				...p,
				...xe(u)
			],
			projects: u.flatMap(({ projects: e }) => e).filter((e) => !s.names.has(K(e))),
			requests: k(u, ({ requests: e }) => e),
			...Se(u),
			...d && { hide_texts: !0 }
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
	let r = `The reports are of different commands: ${t.toSorted().join(", ")}. Put the reports of each command together separately.`;
	return [n("bad-report", r)];
}
function ye(e) {
	let t = e.flatMap(({ file: e, report: t }) => q(t).map((t) => ({
		name: t,
		file: e
	}))), r = [...O(t, ({ name: e }) => e)].filter(([, e]) => e.length > 1), i = r.map(([e, t]) => {
		let r = `${e} has more than one report: ${X(t.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file: perhaps the input only of a job names too many projects, or one file is old.`;
		return n("bad-report", r, { scope: "project" });
	});
	return {
		names: new Set(r.map(([e]) => e)),
		problems: i
	};
}
function be(e, t) {
	let r = new Set(e.flatMap(({ report: e }) => q(e)));
	return X(t).filter((e) => !r.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return n("no-report", t, { scope: "project" });
	});
}
function xe(e) {
	let t = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...O(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...n]) => {
		let { one: i } = t, a = X([t, ...n].map(({ report: e }) => e));
		if (i.place !== void 0 || a.length === e.length) return [i];
		let { about: o, ...s } = i;
		return [r(s, Y(i, a))];
	});
}
function Y(e, t) {
	let n = X(t.flatMap(q));
	return n.length === 0 ? e : u`${re(n, 3)}: ${e}`;
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
		return n && !_(e, r) && r.command !== "restore" ? r : Z;
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return Z;
		throw e;
	}
}
// src/files/readReports.ts
const Q = 536870912;
async function $(e, t, r) {
	let i = new Set(), a = [];
	for (let e of t) {
		let t = await m(e, r.working, {}, p);
		for (let e of t.sort()) i.add(e);
		if (t.length > 0) continue;
		let o = `reports "${e}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
		a.push(n("no-report", o));
	}
	t.length === 0 && a.push(n("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports)."));
	let o = [...i];
	if (o.length > 256) {
		let e = `There are ${o.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: o,
			files: [],
			problems: [...a, n("bad-report", e)]
		};
	}
	let s = [], c = 0;
	for (let t of o) {
		let i = v(t, r), o = (e) => a.push(n("bad-report", `The report ${i} cannot be used: ${e}`, { scope: "project" }));
		try {
			if (c += (await P(t)).size, c > Q) o(`all reports together have more than ${Q / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let n = Ce(e, te(await d(t, we(t, r))));
				typeof n == "string" ? o(n) : s.push({
					file: i,
					report: n
				});
			}
		} catch (e) {
			o(ne(e));
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
	return n !== void 0 && ee(e, n) ? {
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
	}, o = await $(y, h(a, i) ?? [], n), l = [...s(e), ...o.problems], { report: u, found: d } = ge(o.files, h(c, i), l), f = {
		...g(e, i, n),
		kinds: y,
		command: u.command,
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
		reports: o.paths,
		backupDir: void 0,
		restoreFlags: []
	};
	return ie(u.command, e, t, {
		summary: {
			settings: f,
			found: d
		},
		engine: async (e, t, n) => {
			for (let { results: e, ...t } of u.projects) await n.onPlan(t);
			return {
				...u,
				problems: [...t, ...u.problems]
			};
		}
	});
}
export { Te as combineReports };
