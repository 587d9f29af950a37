import { Ai as e, Hi as t, Oi as n, Sn as r, Vn as i, _ as a, jn as o, n as s, na as c, oi as l, y as u } from "./start.js";
import { Ar as d, Bn as f, Ci as p, Er as m, Jr as ee, W as h, Y as g, Zr as _, ai as v, d as y, ei as te, ii as ne, ri as re, t as ie } from "./engine.js";
import { d as b, f as x, h as S, l as C, o as w, p as T, r as E, t as D } from "./zod.js";
import { E as O, l as ae, p as k } from "./wire.js";
import { a as oe, c as se, i as ce, l as A, n as le, o as ue, r as j, s as M, t as N } from "./plan.js";
import { stat as P } from "node:fs/promises";
// src/report/reportSchema.ts
const F = E(u).readonly(), I = E(c).readonly(), L = C(!0).exactOptional(), R = oe.extend({
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
}), W = D(l), de = j.extend({
	place: r,
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
	command: D(t),
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
	let r = _e(e, t), i = ve(r), o = i.length > 0 ? [] : r, s = ye(o), c = i.length > 0 ? [] : be(o, t), l = [
		...n,
		...i,
		...s.problems,
		...c
	], u = o.map(({ report: e }) => e), f = u.some(({ hide_texts: e }) => e), p = u.flatMap((e) => {
		let t = e.stopped && Y(e.stopped.message, [e]);
		return t === void 0 ? [] : [a("run-stopped", t, { scope: "project" })];
	}), m = X([...t, ...u.flatMap((e) => e.selected ?? [])]);
	return {
		found: l,
		report: {
			format_version: 1,
			command: J(u)[0] ?? (u.length > 0 ? "validate" : "plan"),
			...m.length > 0 && { selected: m },
			manifests: X(u.flatMap(({ manifests: e }) => e)),
			declared: Object.fromEntries(d().map(({ plural: e }) => [e, O(u, ({ declared: t }) => t[e] ?? 0)])),
			problems: [
				...l,
				...p,
				...xe(u)
			],
			projects: u.flatMap(({ projects: e }) => e).filter((e) => !s.names.has(K(e))),
			requests: O(u, ({ requests: e }) => e),
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
	return [a("bad-report", n)];
}
function ye(e) {
	let t = e.flatMap(({ file: e, report: t }) => q(t).map((t) => ({
		name: t,
		file: e
	}))), n = [...k(t, ({ name: e }) => e)].filter(([, e]) => e.length > 1), r = n.map(([e, t]) => {
		let n = `${e} has more than one report: ${X(t.map(({ file: e }) => e)).toSorted().join(", ")}. None of them is used. Give each project one report file: perhaps the input only of a job names too many projects, or one file is old.`;
		return a("bad-report", n, { scope: "project" });
	});
	return {
		names: new Set(n.map(([e]) => e)),
		problems: r
	};
}
function be(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => q(e)));
	return X(t).filter((e) => !n.has(e)).map((e) => {
		let t = `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return a("no-report", t, { scope: "project" });
	});
}
function xe(e) {
	let t = e.flatMap((e) => e.problems.map((t) => ({
		one: t,
		report: e
	})));
	return [...k(t, ({ one: e }) => JSON.stringify(e)).values()].flatMap(([t, ...r]) => {
		let { one: i } = t, a = X([t, ...r].map(({ report: e }) => e));
		if (i.place !== void 0 || a.length === e.length) return [i];
		let { about: o, ...s } = i;
		return [n(s, Y(i, a))];
	});
}
function Y(t, n) {
	let r = X(n.flatMap(q));
	return r.length === 0 ? t : e`${m(r, 3)}: ${t}`;
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
	let r = new Set(), i = [];
	for (let e of t) {
		let t = await ee(e, n.working, {}, _);
		for (let e of t.sort()) r.add(e);
		if (t.length > 0) continue;
		let o = `reports "${e}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
		i.push(a("no-report", o));
	}
	t.length === 0 && i.push(a("bad-setting", "No report is named. Use: lokaform report FILE… (in the action: the input reports)."));
	let o = [...r];
	if (o.length > 256) {
		let e = `There are ${o.length} report files. Only 256 can be put together. Give fewer files.`;
		return {
			paths: o,
			files: [],
			problems: [...i, a("bad-report", e)]
		};
	}
	let s = [], c = 0;
	for (let t of o) {
		let r = re(t, n), o = (e) => i.push(a("bad-report", `The report ${r} cannot be used: ${e}`, { scope: "project" }));
		try {
			if (c += (await P(t)).size, c > Q) o(`all reports together have more than ${Q / 1024 / 1024} MiB. Give fewer reports.`);
			else {
				let i = Ce(e, ne(await v(t, we(t, n))));
				typeof i == "string" ? o(i) : s.push({
					file: r,
					report: i
				});
			}
		} catch (e) {
			o(p(e));
		}
	}
	return {
		paths: o,
		files: s,
		problems: i
	};
}
function we(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && te(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/commands/runs/report.ts
async function Te(e, t) {
	let { folders: n, environment: r } = t.sources, a = {
		raw: e,
		environment: r,
		parts: []
	}, c = await $(y, g(i, a) ?? [], n), l = [...s(e), ...c.problems], { report: u, found: d } = ge(c.files, g(o, a), l), f = {
		...h(e, a, n),
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
		reports: c.paths,
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
