import { _ as e, a as t, c as n, d as r, f as i, g as a, h as o, l as s, p as c, r as l, t as u, u as d, w as f, x as p, y as m } from "./client.js";
import { $ as h, $n as g, $r as _, $t as v, A as y, Ar as b, B as x, Bn as S, Br as C, C as ee, Ct as te, D as ne, E as w, Gn as re, H as ie, Hn as ae, I as oe, In as T, Ir as se, Jn as ce, Kn as le, L as ue, Ln as de, Lr as fe, Mn as pe, N as me, Nn as he, O as E, Or as ge, Pn as _e, Qr as ve, Qt as ye, Rn as be, Rr as D, S as O, St as xe, T as Se, Tr as Ce, Ur as we, V as Te, Wn as Ee, Xn as De, Yn as Oe, Zn as ke, Zr as Ae, _n as je, at as Me, b as Ne, bi as Pe, br as Fe, bt as Ie, c as Le, cn as Re, cr as ze, ct as Be, di as Ve, dt as He, ei as Ue, fn as We, ft as Ge, g as Ke, gn as k, h as A, hn as qe, hr as Je, in as Ye, it as Xe, jn as j, jr as Ze, k as Qe, l as $e, li as et, ln as tt, lt as nt, m as rt, mn as it, nn as at, ot, p as M, pi as st, pn as ct, qn as lt, qt as ut, rn as dt, rt as ft, si as pt, st as mt, tn as ht, tt as gt, u as _t, ur as vt, v as yt, vi as bt, vn as xt, vr as St, w as Ct, wt, x as Tt, xi as Et, xt as Dt, y as Ot, yi as kt, zn as At, zr as jt } from "./engine.js";
import { _ as Mt, c as Nt, d as Pt, h as N, l as Ft, p as It, r as Lt, t as Rt, u as zt } from "./zod.js";
import { A as Bt, D as Vt, O as P, S as F, _ as Ht, c as I, f as Ut, k as Wt, l as Gt, m as L, p as Kt, r as qt, s as Jt, u as R, v as Yt, w as Xt, y as z } from "./wire.js";
import { $ as Zt, $r as Qt, Gt as $t, Hi as en, Ht as tn, J as nn, K as rn, Ki as an, Kr as on, Oi as sn, Q as cn, Ui as ln, Ut as un, Wi as dn, Xr as fn, Yr as pn, Yt as mn, Zt as hn, _ as B, _i as gn, b as _n, bi as vn, d as yn, dn as bn, f as xn, fi as Sn, fn as Cn, gi as wn, h as Tn, ln as En, mi as Dn, p as On, pi as V, pn as kn, qi as An, qt as jn, tt as Mn, x as Nn, yi as H } from "./start.js";
import { dirname as Pn, join as Fn, resolve as In, sep as Ln } from "node:path";
import { mkdir as Rn, rm as zn } from "node:fs/promises";
import { setImmediate as Bn } from "node:timers/promises";
// src/model/verdict.ts
const Vn = () => void 0, U = () => ({ is: "write" });
function W({ id: e, language: t }) {
	return R([e, t]);
}
// src/plan/fromLokalise.ts
function Hn({ kind: e, entry: t, live: n }, { rules: r, rows: i = [] }) {
	return t && Be(t) ? !0 : n !== void 0 && (e.fromLokalise?.rowsOf(n, i, r).length ?? 0) > 0;
}
function Un({ kind: e, entry: t }, { rules: n, rows: r = [] }) {
	let i = T(e.identity(t.values)).some((e) => n.create.includes(e)), a = e.fromLokalise !== void 0 && r.some(({ keysFrom: e }) => e === "lokalise") && pe(e, t).length === 0;
	return (Be(t) || a) && !i;
}
function Wn(e, { unmanaged: t, namesakes: n, matches: r }, i) {
	let { rules: a, rows: o = [] } = i, s = new Map();
	if (!o.some(({ keysFrom: e }) => e === "lokalise")) return s;
	let c = (t) => e.fromLokalise?.rowsOf(t, o, a).some(({ filenames: e }) => !n.has(t) || e !== void 0);
	for (let n of t) !e.isArchived(n) && c(n) && s.set(n, void 0);
	for (let { declared: t, live: n } of r) n !== void 0 && !e.isArchived(n) && Gn(e, t) && Hn({
		kind: e,
		live: n
	}, i) && s.set(n, t);
	return s;
}
function Gn(e, t) {
	return ![t, ...t.parts ?? []].some(({ from: e }) => e !== void 0) && pe(e, t).length === 0;
}
// src/plan/prune.ts
function Kn(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = lt(e, i);
	if (a === void 0) return {
		destroys: [],
		spared: [],
		scope: 0
	};
	let o = (t) => Ee(e, e.tags(t), i), s = [], c = [];
	for (let t of n) {
		if (!o(t) || a === "archive" && e.isArchived(t)) continue;
		let [n, l, u] = [
			e.liveLabel(t),
			e.id(t),
			e.tags(t)
		], d = {
			kind: e.name,
			label: n,
			id: l
		}, f = an(u, i), p = u.find((e) => i.protectedTags.includes(e));
		if (f !== void 0) c.push({
			...d,
			reason: "foreign-owner",
			tag: f
		});
		else if (p !== void 0) c.push({
			...d,
			reason: "protected",
			tag: p
		});
		else {
			let i = qn(e, t, r);
			s.push({
				ref: `${e.name}-away:${l}`,
				kind: e.name,
				label: n,
				action: "destroy",
				id: l,
				how: a,
				seen: de(l, e.fingerprint(t)),
				...u.length > 0 && { tags: u },
				...i.length > 0 && { texts: i }
			});
		}
	}
	return s.sort((e, t) => Gt(e.label, t.label)), {
		destroys: s,
		spared: c,
		scope: t.filter(o).length + s.length
	};
}
function qn(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.toManifest(t, r) : void 0;
		return L(n) ? Object.entries(n).map(([n, r]) => {
			let i = e.lastWriter?.(t, n)?.edited;
			return {
				field: e.name,
				part: n,
				before: r,
				...i && { edited: i }
			};
		}) : [];
	});
}
// src/plan/makePlan.ts
function Jn(e, t, n, r, i) {
	let { project: a } = t, { variables: o, rows: s = [] } = e, c = {
		project: a,
		rules: n,
		variables: o,
		verdicts: r,
		formerFiles: i,
		rows: s
	}, l = ie(e, t.project);
	if (l.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: l
	};
	let { kinds: u, filter: d } = Qn(e.kinds.flatMap((n) => {
		let [r, i] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !i) throw Error(`live ${n.plural} were not read`);
		return r && i ? [tr(n, r, i, c)] : [];
	}), n), f = u.map((e) => ({
		...e,
		...nr(e.parts)
	})), p = [...l, ...f.flatMap((e) => [...e.problems, ...e.remarks])], m = f.flatMap((e) => e.keptTexts), h = m.some(({ item: { reason: e } }) => e === "conflict" || e === "undecided"), g = yn(p) || h || e.isIncomplete === !0, _ = f.flatMap((e) => e.destroys), v = d ? [] : f.flatMap((e) => e.unmanaged), y = f.flatMap(({ kind: e, changes: t, declared: n, live: { objects: r } }) => e.firstSends?.(t, n, r, c.variables) ?? []);
	return {
		is: "planned",
		plan: {
			format_version: 1,
			project: t.project,
			changes: [...f.flatMap(({ changes: e }) => e), ...g ? [] : _],
			kept: [...f.flatMap((e) => [...e.kept, ...e.spared]), ...g ? _.map(({ kind: e, label: t, id: n }) => ({
				kind: e,
				label: t,
				id: n,
				reason: "held-back"
			})) : []],
			skipped: f.flatMap(({ skipped: e }) => e),
			...Yn(f, d !== void 0),
			counts: Xn(f, d !== void 0, n),
			...y.length > 0 && { sends: y },
			...d && { filter: d }
		},
		unmanaged: v,
		problems: p,
		kinds: u,
		open: f.flatMap(({ open: e }) => e),
		keptTexts: m
	};
}
function Yn(e, t) {
	let n = t ? [] : e.flatMap((e) => e.toAdd), r = e.flatMap((e) => e.onlyInFiles);
	return {
		...n.length > 0 && { to_add: n },
		...r.length > 0 && { only_in_files: r }
	};
}
function Xn(e, t, n) {
	let r = e.map(({ kind: e, unchanged: n, unmanaged: r, live: i }) => ({
		plural: e.plural,
		figures: {
			unchanged: n,
			unmanaged: t ? 0 : r.length + (i.notRead ?? 0)
		}
	}));
	return {
		unchanged: Xt(r, ({ figures: e }) => e.unchanged),
		unmanaged: Xt(r, ({ figures: e }) => e.unmanaged),
		by_kind: Object.fromEntries(r.map(({ plural: e, figures: t }) => [e, t])),
		adopted: Xt(e, ({ changes: e }) => e.filter((e) => Zn(e, n)).length)
	};
}
function Zn(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Qn(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => ht(t, e)), a = new Map($n(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], i = new Set(t.map(({ kind: e, entry: t }) => At(e.label(t.values)))), o = e.remarks.filter(({ about: e }) => e === void 0 || i.has(e)), s = [...r.flatMap(({ problems: e }) => e), ...o];
		return {
			...e,
			parts: t,
			destroys: [],
			spared: [],
			remarks: s
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = tt(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function $n(e, t) {
	let n = new Set(e), r = Kt(e, ({ change: e }) => G(e, "after")), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = new Set(G(e.change, "after")), o = G(e.change, "before").filter((e) => !t.has(e));
		for (let t of o.flatMap((e) => r.get(e) ?? [])) t !== e && n.delete(t) && (i.set(t, e), a.push(t));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? er(e, t) : e;
	});
}
function er({ change: e, open: t, ...n }, r) {
	let { kind: i, entry: a } = n, o = i.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = r.kind.label(r.entry.values), c = `It gets a name that is live until another ${i.name} is renamed to "${s}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, l = S(i, a, "narrow-filter", c, {
		path: [o],
		ofName: !0
	}), u = e && {
		kind: i.name,
		label: e.label,
		place: e.place
	};
	return {
		...n,
		kept: [],
		problems: [l],
		...u && { skipped: u }
	};
}
function tr(e, t, n, r) {
	let { storedForm: i } = e, { rules: a } = r, o = i ? {
		...r,
		storedForm: P(() => i(n.objects))
	} : r, s = e.match(t, n, o), c = P(() => e.waiting?.(t, o)), l = s.matches.map((t, n) => {
		let r = {
			kind: e,
			entry: t.declared
		};
		if (t.live === void 0 && Un(r, o)) return {
			...r,
			kept: [],
			problems: [],
			onlyInFiles: ft(e, t.declared)
		};
		let i = Hn({
			...r,
			live: t.live
		}, o) ? {
			...o,
			rules: {
				...a,
				prune: {},
				pruneBy: void 0
			},
			fromLokalise: !0
		} : o, s = gt(e, t, i, `${e.name}:${n + 1}`);
		return {
			...ye(s, t, {
				kind: e,
				context: o,
				texts: c
			}),
			...r,
			...t.live !== void 0 && { live: t.live }
		};
	}), u = s.refused.map(({ declared: t, problem: n }) => {
		let { file: r, span: i, values: a } = t;
		return {
			kind: e,
			entry: t,
			kept: [],
			skipped: {
				kind: e.name,
				label: e.label(a),
				place: bn(r, i, [])
			},
			problems: [n]
		};
	}), d = s.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), f = s.unmanaged.filter((e) => !s.namesakes.has(e)), p = [...Wn(e, s, o).keys()], m = new Set(p), h = Kn(e, {
		matched: d,
		unmatched: f.filter((t) => !Hn({
			kind: e,
			live: t
		}, o))
	}, o), g = new Set([...h.destroys, ...h.spared].map(({ id: e }) => e)), _ = (t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	}), v = s.unmanaged.filter((t) => !g.has(e.id(t)) && !m.has(t));
	return {
		kind: e,
		matching: s,
		declared: t,
		live: n,
		...h,
		parts: [...l, ...u],
		remarks: s.remarks,
		unmanaged: v.map(_),
		toAdd: p.map(_),
		matched: d.length
	};
}
function nr(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		onlyInFiles: e.flatMap(({ onlyInFiles: e }) => e ?? []),
		unchanged: e.filter(rr).length,
		problems: e.flatMap(({ problems: e }) => e),
		open: e.flatMap(({ open: e = [], entry: t, kind: n, live: r }) => e.map((e) => ({
			...e,
			kind: n,
			entry: t,
			object: r
		}))),
		keptTexts: e.flatMap(({ kept: e, entry: t, kind: n, live: r }) => e.flatMap((e) => "field" in e ? [{
			kind: n,
			entry: t,
			item: e,
			object: r
		}] : []))
	};
}
function rr({ change: e, skipped: t, kept: n, onlyInFiles: r }) {
	return !e && !t && !r && n.length === 0;
}
function G(e, t) {
	return !e || e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => se(e.kind, t).role === "identity").flatMap((n) => T(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
// src/remote/kindRemote.ts
let ir = [];
function ar(e) {
	ir = e;
}
function or() {
	return ir;
}
function sr({ name: e }) {
	let t = ir.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var cr = class {
	outcomes = new Map();
	bugs = [];
	remarks = [];
	snapshot;
	record(e, t) {
		let n = this.outcomes.get(e.ref);
		if (n) throw Error(`${e.ref} (${e.label}) has an outcome already: ${n.state}`);
		this.outcomes.set(e.ref, t);
	}
	correct(e, t) {
		this.outcomes.set(e.ref, t);
	}
	recordBug(e, t) {
		this.bugs.push(t instanceof Error ? t.stack ?? t.message : String(t));
		let n = H`Lokaform had an unexpected error (${vn(t)}), so it is not known whether this change was made. Run plan to see.`;
		for (let t of e) this.outcomes.has(t.ref) || this.record(t, K("unknown result", n));
	}
	of(e) {
		let t = this.outcomes.get(e.ref);
		if (!t) throw Error(`${e.ref} (${e.label}) has no outcome`);
		return t;
	}
	hasFailures() {
		return [...this.outcomes.values()].some(({ state: e }) => e !== "done");
	}
};
function K(e, t, n) {
	return {
		state: "failed",
		how: e,
		...Sn(t),
		...n && { place: n }
	};
}
function q(e) {
	return {
		state: "not attempted",
		...Sn(e)
	};
}
const lr = K("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function ur(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function J(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = ur(e, t, n, r);
	if (!c && l) return K("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place);
	if (!c) return {
		state: "done",
		id: e.id(n)
	};
	let u = s.map(({ field: e, stored: t }) => {
		let n = [JSON.stringify(e.after), JSON.stringify(t)], [r, i] = cn(...n, dr), a = e.part ?? e.field;
		return H`${a}: ${wn(r)} was sent, ${wn(i)} is stored${Zt(...n)}`;
	});
	return K("stored differently", H`The service stored something else. ${Dn(u, "; ")}. Declare what is stored, or change the project's settings.`, c.field.place);
}
const dr = 200;
// src/remote/sending.ts
var fr = class {
	halt;
	mayWrite;
	cause;
	accepted = !1;
	lastRefusal;
	refusal;
	constructor(e, t) {
		this.halt = e, this.mayWrite = P(t ?? (async () => void 0));
	}
	reason() {
		return this.halt() ?? this.cause;
	}
	async beforeWrite() {
		let e = this.reason();
		return e === void 0 ? (this.cause ??= await this.mayWrite(), this.reason()) : e;
	}
	noteAccepted() {
		this.accepted = !0;
	}
	note(e, t = !1) {
		let n = V(e);
		vr(e) && (this.refusal ??= n), br(e) && (this.cause ??= H`The service refuses all requests for this project: ${n}`), t && (e instanceof a ? !this.accepted && this.lastRefusal === e.message && (this.cause ??= H`The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= H`The service could not be reached: ${n}`, this.lastRefusal = e.message);
	}
};
async function pr({ client: e, projectId: t, stop: n }, r, i) {
	try {
		let { snapshot_id: n, title: a } = await l(e, t, r);
		i.snapshot = {
			id: d(n) ?? c(n) ?? "without an id",
			title: c(a) ?? r
		};
	} catch (e) {
		if (!(e instanceof m)) throw e;
		let t = e.mayHaveHappened ? "It is not known whether there is a" : "There is no", n = H`${t} snapshot of the project from before this run, and none is requested again. ${V(e)} The backup has the keys that this run removes.`;
		i.remarks.push(B("no-snapshot", n, {
			severity: "notice",
			scope: "project"
		}));
	}
	return n.reason();
}
const mr = 2e3;
function hr(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return K("unknown result", H`${V(e)} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function gr({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var _r = class extends Error {};
function vr(e) {
	return e instanceof a && (p(e) || e.status === 403);
}
const yr = [
	401,
	402,
	403,
	404,
	423,
	429
];
function br(e) {
	return e instanceof a ? yr.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function xr(e) {
	return e.name === "TimeoutError" || e instanceof a && [
		413,
		502,
		504
	].includes(e.status);
}
function Sr(e, t) {
	return e instanceof a || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof o && !e.mayHaveHappened ? q(V(e)) : K(e.mayHaveHappened ? "unknown result" : "refused", V(e));
}
var X = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function Cr(e) {
	try {
		return Nn(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return On(B(e.code, e.message, { scope: "project" }));
	}
}
async function Z(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof m || e instanceof X) return;
		throw e;
	}
}
function wr(e, t) {
	if (!e.mayHaveHappened) return Y(e);
	let n = t === "change" ? "made" : "removed";
	return K("not made", H`${V(e)} Lokaform read the project again, and the ${t} was not ${n}. Apply again.`);
}
function Tr(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Er(e, t = "") {
	return q(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Dr(e, t) {
	return q(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
async function Or(e, t, { languages: n, ...a }) {
	let o = () => Pr(e, t), [s, c] = await Promise.all([e.projectDetails(g(t)), n === !0 ? o() : void 0]), l = i(i(s)?.statistics) ?? {}, u = n === "counted" ? r(l.languages, Ir) : void 0, d = c ?? (n && !u ? await o() : void 0);
	return {
		project: Nr(t, s, d ? Mr(d) : u, a),
		details: s,
		statistics: l,
		languages: d
	};
}
function kr(e, t) {
	return Or(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
}
async function Ar(e) {
	return (await Z(e))?.project;
}
async function jr(e, t) {
	return Mr(await Pr(e, t));
}
function Mr(e) {
	let t = r(e, Ir);
	if (!t) throw Lr("a language has no usable lang_iso");
	return t;
}
function Nr(e, t, n, r) {
	let a = i(t) ?? {}, o = i(a.settings) ?? {}, l = s(o.per_platform_key_names), u = s(o.segmentation), f = d(a.base_language_id), p = n?.find((e) => f !== void 0 && e.id === f), m = c(a.base_language_iso) || p?.iso, h = [
		...r.names && l === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && u === void 0 ? ["settings.segmentation"] : [],
		...r.texts && m === void 0 ? ["base_language_iso"] : []
	];
	if (h.length > 0) throw Lr(`the project has no usable ${h.join(" and ")}`);
	return {
		id: e,
		name: c(a.name) || e,
		type: c(a.project_type) || "localization_files",
		baseLanguage: m ?? "",
		languages: n,
		perPlatformNames: l ?? !1,
		segmentation: u ?? !1,
		autoToggleUnverified: s(o.auto_toggle_unverified)
	};
}
async function Pr(e, t) {
	let n = await f(() => e.languages(t, { limit: 500 }), (e) => Ir(e)?.iso);
	if (n) return n;
	throw new X("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function Fr(e, { id: t, languages: n }) {
	return P(async () => (n ?? await jr(e, t)).map(({ iso: e }) => e));
}
function Ir(e) {
	let { language_iso: t, language_id: n, lang_iso: a, lang_id: o, plural_forms: s } = i(e) ?? {}, l = c(a ?? t);
	if (l !== void 0 && l !== "") return {
		iso: l,
		id: d(o ?? n),
		pluralForms: r(s, c) ?? []
	};
}
function Lr(e) {
	return new X(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function Rr(e, t, n, r, i = !1) {
	let a = n.flatMap(jt), [{ kinds: o } = { kinds: [] }] = n, s = o.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), c = await Cr(() => Or(e, t, {
		languages: (a.length > 0 || i) && "counted",
		names: s.some(({ namesByPlatform: e }) => e),
		texts: i || a.some(({ ofText: e }) => e)
	}));
	if (!c.ok) return c;
	let { project: l, statistics: u, languages: d } = c.value, f = n.map((e) => C(e, l.baseLanguage)), p = new Set([...f.flatMap(jt).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(({ entries: e }) => Object.values(e).flat()).flatMap(nt)]), m = (e = []) => e.filter(({ iso: e }) => i || p.has(e)), h = ({ plural: e, name: t }) => r && {
		declarations: r.rules.map((t, n) => ({
			entries: f[n]?.entries[e] ?? [],
			rules: t
		})),
		reviewed: r.reviewed.filter(({ kind: e }) => e === t)
	}, g = (t) => Vr({
		client: e,
		project: {
			...l,
			languages: t
		},
		statistics: u,
		languages: m(t)
	}, s, h);
	return Cr(async () => {
		if (d || a.length === 0) return {
			...await g(l.languages),
			declared: f
		};
		let n = m(l.languages).filter(({ id: e }) => e !== void 0).length === p.size, [r, i] = await Promise.all([jr(e, t), n ? g(l.languages) : void 0]);
		return {
			...i && zr(m(r)) === zr(m(l.languages)) ? i : await g(r),
			project: {
				...l,
				languages: r
			},
			declared: f
		};
	});
}
function zr(e) {
	return e.map(({ iso: e, id: t = "" }) => `${e} ${t}`).sort().join();
}
async function Br(e, t, { kinds: n, languages: r, leavesOut: i }, a = () => kr(e, t)) {
	let o = await Cr(a);
	if (!o.ok) return o;
	let { project: s, statistics: c } = o.value, l = r(s);
	if (!l.ok) return l;
	let u = {
		client: e,
		project: s,
		statistics: c,
		languages: l.value
	};
	return Cr(() => Vr(u, n, () => void 0, i));
}
async function Vr(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await sr(t).observe({
				...e,
				languages: a,
				...i && { plans: i }
			});
			return [[t.plural, n]];
		} catch (e) {
			if (r(t, e)) return [];
			throw e;
		}
	}));
	return {
		project: i,
		objects: Object.fromEntries(o.flat())
	};
}
async function Hr(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([Or(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await sr(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new X();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
// src/kinds/backup.ts
function Ur(e, t, { how: n }, r) {
	let i = mt(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function Wr(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.toManifest(t, r) === void 0).map(({ name: e }) => e);
}
function Gr(e) {
	return Kr(e, ({ after: e }) => e);
}
function Kr(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: a } = r, o = n[i];
		n[i] = a === void 0 ? e : {
			...L(o) ? o : {},
			[a]: e
		};
	}
	return n;
}
async function qr(e) {
	let { client: t, project: r, statistics: i, languages: a, plans: o } = e, s = o && ri({
		...e,
		...o
	}), c = s && await s;
	if (c) return c;
	let l = r.id, u = l === g(l) ? n(i.keys_total) : void 0;
	return E(await Jr({
		client: t,
		projectId: l
	}, Xr(a), a, u));
}
async function Jr(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await $r(e, t, i, r);
	if (Yr(a)) return a.listed;
	let o = await ei(e, t, i);
	if (Yr(o)) return o.listed;
	throw new X(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function Yr({ listed: e, total: t }) {
	return t === e.length;
}
function Xr(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		..._i,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
const Zr = 5e6;
function Qr(e) {
	if (e > Zr) throw new X(`The service says that the project has ${e} keys, and Lokaform reads at most ${Zr}. No plan was made. Run again, and report it to the service if the number stays wrong.`);
	let t = [{
		limit: 500,
		page: 1
	}];
	for (let n = 500; n < e;) {
		let e = {
			limit: 0,
			page: 0,
			end: n
		};
		for (let t = 500; n + t > e.end; t--) {
			let r = Math.floor((n - 1) / t) + 1;
			r * t > e.end && (e = {
				limit: t,
				page: r,
				end: r * t
			});
		}
		t.push({
			limit: e.limit,
			page: e.page
		}), n = e.end;
	}
	return t;
}
async function $r({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => d(e)),
			keys: y(a, r),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = Qr(Math.min(i, Zr)).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => Qr(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, f, p, ...m] = await Promise.all([
		o,
		c,
		l,
		...s
	]), h = [
		u,
		...m,
		...p
	], g = f.at(-1), _ = f.length === 1 && h.length === 1, v = g && !_ ? [await a(g)] : [], b = [...h, ...v], x = Se(b.flatMap(({ keys: e }) => e)), S = v.length === 0 ? h : [...h.slice(0, f.length - 1), ...v], C = b.at(-1)?.total, ee = b.some((e) => (e.total ?? 0) > (C ?? 0)), te = S.every(({ ids: e }, t) => {
		let n = S[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: x,
		total: ee || !te ? void 0 : C
	};
}
async function ei({ client: e, projectId: t }, n, r) {
	let i = [], a = 0;
	for await (let o of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) if (I(i, y(o, r)), a += 1, a === 1e4) break;
	let { totalCount: o } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: Se(i),
		total: o
	};
}
const ti = [
	400,
	404,
	413,
	414,
	431
], ni = /^[\w.:/-]+$/;
function ri(e) {
	let { project: t, statistics: r, declarations: i, reviewed: o } = e, s = n(r.keys_total);
	if (s === void 0 || t.perPlatformNames || o.some(({ action: e }) => e !== "update") || i.some(({ rules: e }) => le(O, e) !== "off")) return;
	let c = i.flatMap(({ entries: e }) => e.map((e) => e.values)), l = new Set(c.flatMap((e) => [...Tt(e), ...yt(e).flatMap(({ name: e = [] }) => e)])), u = new Set(c.flatMap(({ key_id: e }) => e ?? []));
	if (![...l].every(ui)) return;
	let d = di(l).length + fi(u).length;
	return Math.max(1, d) * 4 > Math.ceil(s / 500) ? void 0 : (async () => {
		let t = [ii(e, l, u), ci(e, s)], [n, r] = await Promise.all(t), i = r - n.length;
		return i >= 0 && li(n, e) ? {
			objects: n,
			unusable: [],
			notRead: i
		} : void 0;
	})().catch((e) => {
		if (!(e instanceof a && ti.includes(e.status) || e instanceof X)) throw e;
	});
}
async function ii(e, t, n) {
	let r = await ai(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await oi(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort(({ key_id: e }, { key_id: t }) => e.length - t.length || (e < t ? -1 : 1));
}
async function ai(e, t) {
	let n = await Promise.all(di(t).map(async (n) => (await si(e, { filter_keys: n })).filter(({ key_name: e }) => w(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => w(e)));
	if (![...t].every((e) => r.has(e) || ni.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function oi(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(fi(t).map((t) => si(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function si({ client: e, project: t, languages: n }, r) {
	let i = await hi({
		client: e,
		projectId: t.id
	}, {
		...Xr(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: s } = E(y(i, a));
	if (s.length > 0) throw new X();
	return o;
}
async function ci({ client: e, project: { id: t } }, n) {
	if (t === g(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function li(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) ? t.every(({ entries: t, rules: n }) => Ne(t, e, !1, Ot(n)).fresh.length === 0) : !1;
}
function ui(e) {
	return !e.includes(",");
}
const di = (e) => mi(e, 500, 2e3, pi), fi = (e) => mi(e, 500, 7e3, pi), pi = (e) => encodeURIComponent(e).length + 3;
function mi(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function hi({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new gi();
	if (r.totalCount !== Se(y(r)).length) throw new X();
	return r;
}
var gi = class extends X {};
const _i = {
	include_translations: !0,
	disable_references: !0
};
async function vi(e, t, n = []) {
	let r = await Promise.all(fi(t.map(String)).map((t) => bi(e, t)));
	return E(y(r.flat(), n));
}
async function yi(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => vi(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => [e, void 0].flatMap((e) => o.get(e) ?? []);
	return i && (({ id: e }) => ({
		key: a.get(String(e)),
		lacks: s(String(e))
	}));
}
async function bi(e, t) {
	try {
		return await hi(e, {
			..._i,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof gi || n instanceof a && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await bi(e, t.slice(0, r)), ...await bi(e, t.slice(r))];
	}
}
async function xi(e, t) {
	let n = new Set(t.flatMap((e) => w(e))), r = [...n].every(ui) ? di(n).map((e) => ({
		..._i,
		filter_keys: e
	})) : [_i], i = await Promise.all(r.map((t) => Jr(e, t)));
	return Si(E(i.flat()), n);
}
function Si({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(w(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Ci(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await vi(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = r.filter(({ key_id: e }) => !o.has(String(e))), c = new Set(s.flatMap(({ key_name: e }) => w(e)));
	if (c.size === 0) return a;
	let l = Si(E(await Jr(i, {})), c), u = await vi(i, l.objects.map(({ key_id: e }) => e)), d = u.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...d],
		unusable: [
			...a.unusable,
			...l.unusable,
			...u.unusable
		]
	};
}
// src/keys/outcomes.ts
async function wi(e, t) {
	let n = await Ti(e, t.filter((t) => t.answer.is === "refused" ? /already taken/i.test(t.answer.error.message) : !Oi(e, t)).map((e) => e.sent));
	return t.map((t) => Di(e, t, n.get(t.sent), ji));
}
async function Ti(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = Pi(t, {
		keys: (await Z(() => xi(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function Ei(e, t) {
	let n = await yi(e, t.filter((t) => t.answer.is !== "refused" && !Oi(e, t)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return Di(e, t, r?.key, r?.lacks.length === 0 ? Mi : lr);
	});
}
function Di(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && ki(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? ki(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? Ai(n.error) : i
	};
}
function Oi({ context: e }, { sent: t, answer: n }) {
	return n.is === "stored" && ur(O, t.change, n.key, e).length === 0;
}
function ki({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), J(O, n, r, e);
}
function Ai({ message: e, code: t }) {
	return K("refused", H`The service refused it: ${wn(e, "service")} (code ${t}).`);
}
const ji = K("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), Mi = K("not made", "The service answered without an error, but did not do this. Apply again."), Ni = { is: "silent" };
function Pi(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) for (let e of i) if (!(!Fi(n.out, e.key_name) || t && !Ii(e, n.out))) {
		i.delete(e), r.set(n, {
			is: "stored",
			key: e
		});
		break;
	}
	let a = ({ out: e }) => n.filter(({ key_name: t }) => t !== void 0 && Fi(e, t)), o = new Map(e.filter((e) => !r.has(e)).map((e) => [e, a(e)]));
	for (let [e, t] of o) {
		let n = [...o.keys()].filter((e) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? Ni
	}));
}
function Fi({ key_name: e = "", platforms: t = [...qt] }, n) {
	return t.every((t) => Qe(n, t) === Qe(e, t));
}
function Ii(e, { platforms: t = [], filenames: n = {} }) {
	return qt.every((n) => t.includes(n) === e.platforms.includes(n)) && qt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Li(e, { keys: t, errors: n }) {
	let r = new Map();
	for (let e of t) r.set(e.key_id, {
		is: "stored",
		key: e
	});
	for (let e of n) r.set(String(e.key_id), {
		is: "refused",
		error: e
	});
	return e.map((e) => ({
		sent: e,
		answer: r.get(String(e.change.id)) ?? Ni
	}));
}
// src/keys/rereadBeforeWrite.ts
const Ri = Bt((e) => Me(O.fields, e, {}, []));
function zi(e) {
	return {
		change: e,
		out: Ri(e)
	};
}
function Q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function Bi(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function Vi(e, t, n, r) {
	let i = (e) => r ? Y(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Q(t, i(q(e)))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || Ki(e)), c = s.map(({ change: e }) => e), l = await yi(e, c), u = c.some(Gi) ? l && await Z(() => e.languages()) : [];
	if (!l || !u) return a(Ui);
	let d = new Set(s), f = [], p = (t) => {
		let { change: n } = t;
		if (!d.has(t)) return Bi(t);
		let { key: r, lacks: a } = l(n);
		if (!r) return a.length > 0 ? i(Er("key")) : {
			state: "skipped",
			message: Wi
		};
		let o = Gi(n) ? u.filter((e) => !Ct(r, e)) : [];
		if (o.length > 0) return i(Er("key", ` (no usable ${o.join(", ")} text)`));
		let { open: s, kept: c } = qi(n, r, e.context);
		if (s.length === 0) return Ji({
			state: "done",
			id: n.id
		}, n, c);
		let p = zi({
			...n,
			fields: s
		});
		Qi(p.change).length > 0 && e.beforeReshaping.set(n.ref, r);
		let m = Hi(p.change, r, e.context);
		return m && f.push(m), {
			...p,
			planned: t,
			kept: c,
			before: r
		};
	}, m = [], h = [];
	for (let e of t) {
		let t = p(e);
		"planned" in t ? m.push(t) : h.push({
			change: e.change,
			outcome: t
		});
	}
	if (m.length === 0) return {
		due: m,
		outcomes: h
	};
	let g = await e.backup.save(f) ?? await e.stop.beforeWrite();
	if (g === void 0) return {
		due: m,
		outcomes: h
	};
	let _ = m.map((e) => e.planned);
	return {
		due: [],
		outcomes: [...h, ...Q(_, i(q(g)))]
	};
}
function Hi(e, t, n) {
	if (e.fields.some((t) => We(e.kind, t))) {
		let r = Ur(O, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: Gr(e.fields)
		};
	}
	let r = mt(O, t, O.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => z(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => k(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...Kr(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: O.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: Gr(s ? [s, ...a] : o)
	};
}
const Ui = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", Wi = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Gi(e) {
	return e.fields.some((t) => k(e.kind, t) || We(e.kind, t));
}
function Ki({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = O.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || We(e, t);
	});
}
function qi(e, t, n) {
	let r = e.fields.find(({ field: e }) => e === "platforms")?.after, i = Array.isArray(r) ? qt.filter((e) => r.includes(e)) : t.platforms, a = {
		...O.liveContext(t, n, e.label),
		platforms: i
	}, o = [], s = [], c = !1;
	for (let n of e.fields) {
		let { field: r, part: i, before: l, after: u, seen: d } = n, f = O.fields.find(({ name: e }) => e === r), p = f?.stored(t, a, i), m = f?.editState?.(t, i), h = d !== void 0 && (m === void 0 || de(e.id, m) !== d);
		if (!f || p === void 0) s.push(n);
		else if (f.same(p, u, a)) continue;
		else if (l !== void 0 && f.same(p, l, a)) h && f.role === "shape" && (c = !0), h && f.role !== "shape" ? s.push(n) : o.push(n);
		else {
			let e = l === void 0 ? void 0 : f.merge?.(l, u, p);
			e === void 0 ? s.push(n) : f.same(p, e, a) || o.push({
				...n,
				before: p,
				after: e
			});
		}
	}
	let { kind: l } = e;
	c ||= s.some((e) => fe(l, e));
	let u = c && o.some((e) => k(l, e)), d = o.filter((e) => u && (k(l, e) || fe(l, e)));
	return {
		open: o.filter((e) => !d.includes(e)),
		kept: {
			moved: s,
			unconverted: d
		}
	};
}
function Ji(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${Yi(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${Yi(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return gn(e, H`${e} ${l}`);
	let u = Yi(t.filter((e) => !i.includes(e)));
	return u.length === 0 ? {
		state: "skipped",
		message: l,
		place: a.place
	} : {
		state: "skipped",
		message: `${l} The other fields now have the declared values: ${u.join(", ")}.`,
		place: a.place,
		written: u
	};
}
function Yi(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Xi(e, t) {
	let n = t.flatMap(({ change: t, outcome: n }) => {
		let r = e.beforeReshaping.get(t.ref), i = Qi(t).some(({ field: e }) => Zi(t, n).includes(e));
		return r && i ? [[t, r]] : [];
	}), r = new Map(n), i = await yi(e, [...r.keys()]);
	return t.map((e) => {
		let t = r.get(e.change);
		return t ? {
			...e,
			outcome: $i(e, t, i?.(e.change).key)
		} : e;
	});
}
function Zi({ fields: e }, t) {
	return t.state === "done" ? Yi(e) : t.state === "skipped" ? t.written ?? [] : [];
}
function Qi({ kind: e, fields: t }) {
	return t.filter((t) => k(e, t));
}
function $i({ change: e, outcome: t }, n, r) {
	let [i] = Qi(e), a = Zi(e, t), o = t.state === "skipped" ? H` ${t}` : "";
	if (!r || n.translations?.some(({ language_iso: e }) => !Ct(r, e))) return K("unknown result", H`The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${o}`, i?.place);
	let s = ea(n, r).filter((e) => !a.includes(e));
	return s.length === 0 ? t : K("stored differently", H`The service removed the texts in ${s.join(", ")} when is_plural changed. The backup has them.${o}`, i?.place);
}
function ea(e, t) {
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: n }) => {
		let r = ta(n), i = ta(Ct(t, e)?.translation ?? "");
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function ta(e) {
	let t = ee(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function na(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: o } of t.translations ?? []) {
		let t = Ct(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || t === o || e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function ra(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [B("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function ia(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return ma(t, Math.ceil(t.length / n.max), (t) => ia(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, q(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(ca),
			...sa(e)
		});
		return await wi(e, Pi(t, {
			keys: oa(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof m)) throw r;
		return xr(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? aa(e, t, r) : pa(e, t, r, (t) => ia(e, t), void 0);
	}
}
async function aa(e, t, n) {
	let r = [], i = t;
	for (let t of [0, mr]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, Y(n))];
		let a = await Ti(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (I(r, await wi(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, hr(n, "key"))];
}
function oa(e) {
	return E(y(e)).objects;
}
function sa({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function ca({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function la(e, n, r) {
	let { client: i, projectId: a } = e, o = {
		due: n.map(Bi),
		outcomes: []
	}, s = 0;
	try {
		let c = await i.updateKeys(a, async () => {
			if (o = await Vi(e, n, r !== void 0 || s++ > 0, r), o.due.length === 0 || r && r.sent >= 5) throw new _r();
			return {
				keys: o.due.map(({ change: e, out: n }) => ({
					key_id: t(String(e.id)),
					...n
				})),
				...sa(e)
			};
		}), l = Li(o.due, {
			keys: oa(c),
			errors: c.errors
		});
		for (let { sent: t, answer: n } of l) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && na(e.movedWriters, t.before, n.key, r);
		}
		return [...o.outcomes, ...fa(o.due, await Ei(e, l))];
	} catch (t) {
		let n = ua(o.due);
		if (t instanceof _r) return [...o.outcomes, ...r ? Q(n, wr(r.error, "change")) : []];
		if (!(t instanceof m)) throw t;
		if (t.mayHaveHappened) {
			let i = (r?.sent ?? 0) + 1;
			return [...o.outcomes, ...await da(e, n, {
				error: t,
				sent: i
			})];
		}
		let i = await pa(e, o.due, t, (t) => la(e, ua(t), r), r?.error);
		return [...o.outcomes, ...fa(o.due, i)];
	}
}
function ua(e) {
	return e.map((e) => e.planned);
}
async function da(e, t, n) {
	return e.stop.reason() === void 0 ? xr(n.error) && n.sent <= 2 && t.length > 1 ? ma(t, 2, (t) => la(e, t, n)) : (await e.wait(gr(n)), la(e, t, n)) : Q(t, Y(n.error));
}
function fa(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Ji(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function pa({ stop: e }, t, n, r, i) {
	return n instanceof a && !br(n) && t.length > 1 ? ma(t, 2, r) : (e.note(n, !0), Q(t, Y(Sr(n, i))));
}
async function ma(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) I(i, await n(e.slice(t, t + r)));
	return i;
}
async function ha(e, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = {
		due: n,
		outcomes: []
	}, l = async () => {
		if (c = await ga(e, n, r), c.due.length === 0) throw new _r();
		return c.due.map(({ id: e }) => t(String(e)));
	}, u = n.every(({ how: e }) => e === "archive"), d = async () => (await l()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), f;
	try {
		await (u ? i.updateKeys(a, d) : i.destroyKeys(a, l));
	} catch (e) {
		if (e instanceof _r) return [...c.outcomes];
		if (!(e instanceof m)) throw e;
		o.note(e), f = e;
	}
	let { due: p, outcomes: h } = c;
	if (f?.mayHaveHappened && o.reason() === void 0) {
		r && await s(gr(r));
		let t = {
			error: f,
			sent: (r?.sent ?? 0) + 1
		};
		return [...h, ...await ha(e, p, t)];
	}
	let g = await _a(e, p, u, f && Sr(f, r?.error));
	return [...h, ...g];
}
async function ga(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: ya(t, a(q(e)))
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(s);
	let c = await yi(e, t, () => e.languages());
	if (!c) return o(Ui);
	let l = [], u = [], d = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...ne(t), ...Wr(O, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? d.push({
			change: n,
			outcome: {
				state: "done",
				id: n.id
			}
		}) : o.length > 0 ? d.push({
			change: n,
			outcome: a(Dr("key", o))
		}) : !t || de(n.id, O.fingerprint(t)) !== n.seen ? d.push({
			change: n,
			outcome: Tr("key", "removed")
		}) : (l.push(n), u.push(Ur(O, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: d
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...d, ...ya(l, va(n.error))]
	};
	let f = await r.save(u) ?? await i.beforeWrite() ?? (l.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
	return f === void 0 ? {
		due: l,
		outcomes: d
	} : {
		due: [],
		outcomes: [...d, ...ya(l, a(q(f)))]
	};
}
async function _a(e, t, n, r) {
	let i = await yi(e, t), a = r ? Y(r) : lr;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? va(r) : {
				state: "done",
				id: e.id
			}
		};
	});
}
function va(e) {
	return e ? wr(e, "key") : K("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function ya(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function ba(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(zi(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => mi(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const xa = {
	kind: "key",
	observe: qr,
	lookUp: Ci,
	batches: ba,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? ha(t, n.filter(wa)) : e === "create" ? ia(t, n.filter(Sa).map(zi)) : Xi(t, await la(t, n.filter(Ca).map(zi)));
			},
			async finish(e, n) {
				I(n.remarks, ra(t.movedWriters));
			}
		};
	}
}, Sa = (e) => e.action === "create", Ca = (e) => e.action === "update", wa = (e) => e.action === "destroy", Ta = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => Ea(e, t.id),
	lookUp: Ea,
	batches: (e) => e.toSorted((e, t) => Number(e.action === "destroy") - Number(t.action === "destroy")).map((e) => ({
		kind: "webhook",
		action: e.action,
		changes: [e]
	})),
	open(e) {
		let t = {
			...e,
			posted: new Map()
		}, n = async (e) => {
			let n = t.stop.reason();
			return n === void 0 ? e.action === "create" ? Na(t, e) : e.action === "update" ? ka(t, e) : Ga(t, e) : q(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Ba(t, e, n)
		};
	}
};
async function Ea(e, t) {
	let n = await f(() => e.webhooks(g(t)), (e) => c(i(e)?.webhook_id));
	if (n) return rt(n);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function Da({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && Ge(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return q("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${Ke}${o}`, u = c ? r : {
		...r,
		entry: {
			...s,
			url: `\${${l}}`
		}
	}, d = await e.save([u], c || !e.keepsUrls ? {} : { [l]: i }) ?? await n.beforeWrite();
	return d === void 0 ? void 0 : q(d);
}
async function Oa({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new _r();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? Y(r.error) : i;
			if (!(t instanceof m)) throw t;
			if (n.gone && Ka(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), Y(Sr(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(gr(r));
	}
}
function ka(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [g(r), String(t.id)], o = () => n.webhook(i, a);
	return Oa(e, {
		async settled() {
			let n = M(await o());
			if (!("webhook" in n)) return Er("webhook");
			if (!Ma(e, t, n.webhook)) {
				let r = Pa(e, t, n);
				return r?.state === "done" ? r : Tr("webhook", "updated");
			}
			return Da(e, Aa(t, n.webhook, e.context), n.webhook, "overwritten");
		},
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), Ra(e, t)));
			return Pa(e, t, M(o));
		},
		async readBack(n) {
			let r = await Fa(e, t, o);
			return n && r.state !== "done" ? Y(n) : r;
		}
	});
}
function Aa(e, t, n) {
	let r = [e.identity, e.renamed_from].filter((e) => typeof e == "string").find((e) => Ge(e, n.variables) === t.url) ?? "", i = mt(A, t, A.liveContext(t, n, r)), a = Gr(e.fields);
	return {
		kind: A.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...ja(i, a.events ?? i.events),
			...a
		}
	};
}
function ja({ event_lang_map: e }, t) {
	if (!L(e) || !Array.isArray(t)) return {};
	let n = Object.entries(e).filter(([e]) => t.includes(e));
	return { event_lang_map: Object.fromEntries(n) };
}
function Ma({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = typeof n == "string" ? n : r, s = A.liveContext(a, e, o), c = t.map(({ field: e, part: t }) => {
		let n = A.fields.find(({ name: t }) => t === e)?.stored(a, s, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Xe(A, a, c) === i;
}
async function Na(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = za(t, Ra(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return q(l);
	try {
		let a = await n.createWebhook(g(r), c), o = M(a);
		return i.set(t.ref, "webhook" in o ? o.webhook.webhook_id : void 0), Pa(e, t, o) ?? await Fa(e, t, () => La(e, c));
	} catch (n) {
		if (!(n instanceof m)) throw n;
		if (!n.mayHaveHappened) return o.note(n), Y(n);
		i.set(t.ref, void 0);
		for (let r of [0, mr]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return Y(n);
			let i = await Z(() => La(e, c));
			if (i) return J(A, t, i, s);
		}
		return hr(n, "webhook");
	}
}
function Pa({ context: e }, t, n) {
	if (!(!("webhook" in n) || ur(A, t, n.webhook, e).length > 0)) return J(A, t, n.webhook, e);
}
async function Fa(e, t, n) {
	return Pa(e, t, M(await Z(n))) ?? lr;
}
function Ia(e, t) {
	let n = F([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return He(e.url, t.url) && r && n;
}
async function La(e, t) {
	let { objects: n, unusable: r } = await Ea(e.client, e.projectId), i = n.find((e) => Ia(e, t)), a = r.some(({ names: e }) => e.every((e) => He(e, t.url)));
	if (!i && a) throw new X();
	return i;
}
function Ra({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Me(A.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: Ge(r, e.variables) }
	};
}
function za({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function Ba(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref)), i = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []), a = r.filter((e) => Ha(n.of(e)) !== void 0).map((e) => ({
		change: e,
		doubt: Wa
	}));
	for (let t of [
		0,
		mr,
		mr
	]) {
		if (a.length === 0 || e.stop.reason() !== void 0) return;
		t > 0 && await e.wait(t);
		let o = (await Z(() => Ea(e.client, e.projectId)))?.objects, s = [];
		for (let { change: t } of a) {
			let a = r.filter((e) => e !== t).map((e) => Ha(n.of(e))), c = new Set([...a, ...i]), l = o?.filter(({ webhook_id: e }) => !c.has(e)), u = l ? await Va(e, t, l, n) : Wa;
			u !== void 0 && s.push({
				change: t,
				doubt: u
			});
		}
		a = s;
	}
	for (let { change: e, doubt: t } of a) n.remarks.push(Ua(e, "error", t));
}
async function Va(e, t, n, r) {
	let i = za(t, Ra(e, t)), a = n.filter((n) => Ia(n, i) && J(A, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = a.map(({ webhook_id: e }) => e).sort(), [s, ...c] = o, l = Ha(r.of(t)), u = e.posted.get(t.ref);
	if (s === void 0) return `may not exist: the list of webhooks does not have ${l}. Apply again.`;
	if (c.length === 0 && s === l) {
		let e = `existed twice. This run made ${u} and removed it again; ${s} stays.`;
		u !== void 0 && u !== l && r.remarks.push(Ua(t, "notice", e));
	} else return u !== void 0 && c.includes(u) && (r.correct(t, {
		state: "done",
		id: s
	}), await Z(() => e.client.destroyWebhook(g(e.projectId), u))), `may exist twice, as ${[...new Set([...o, l])].join(" and as ")}: another run created it at the same time. Look at the webhooks in Lokalise, and delete all but one.`;
}
function Ha(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function Ua({ label: e, place: t }, n, r) {
	return B("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const Wa = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function Ga(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, [c, l] = [g(r), String(t.id)], u = {
		state: "done",
		id: t.id
	};
	return Oa(e, {
		async settled() {
			let r = i.reason() ?? a.missing();
			if (r !== void 0) return q(r);
			let s = M(await n.webhook(c, l));
			return "webhook" in s ? de(t.id, A.fingerprint(s.webhook)) === t.seen ? Da(e, Ur(A, s.webhook, t, o), s.webhook, "removed") : Tr("webhook", "removed") : Dr("webhook", s.unusable.lacks);
		},
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(c, l, e);
			return s(t) === !0 ? u : void 0;
		},
		gone: u,
		async readBack(e) {
			try {
				await n.webhook(c, l);
			} catch (t) {
				if (!(t instanceof m)) throw t;
				return Ka(t) ? u : e ? Y(e) : lr;
			}
			return e ? wr(e, "webhook") : K("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
function Ka(e) {
	return e instanceof a && e.status === 404;
}
// src/run/connect.ts
ar([xa, Ta]);
function qa(t, { apiUrl: n, onProgress: r, ...i }) {
	try {
		let { token: e = "", tokenFrom: a, rate: o, concurrency: s, name: c } = t, l = {
			token: e,
			tokenFrom: a,
			baseUrl: n,
			concurrency: s,
			...o !== "auto" && { rate: o },
			...i
		};
		return Nn(r ? new Ya(l, c, r) : new u(l));
	} catch (t) {
		if (!(t instanceof e)) throw t;
		let n = t.argument === "baseUrl" ? "api-url: " : "";
		return On(B("bad-setting", n + t.message));
	}
}
function Ja(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = qa(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = qa(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? Nn({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var Ya = class extends u {
	#e;
	#t;
	#n = 0;
	#r;
	constructor(e, t, n) {
		super(e), this.#e = t, this.#t = n, n({
			phase: "observing",
			project: t
		});
	}
	async keys(e, t = {}) {
		(t.page === 1 || t.pagination === "cursor" && t.cursor === void 0) && (this.#n = 0);
		let n = await super.keys(e, t);
		if (t.limit === 1) return n;
		let r = t.filter_keys !== void 0 || t.filter_key_ids !== void 0;
		this.#n += n.length, this.#r = r ? void 0 : n.totalCount ?? this.#r;
		let i = Math.min(this.#n, this.#r ?? this.#n);
		return this.#t({
			phase: "observing",
			project: this.#e,
			count: {
				done: i,
				total: this.#r,
				unit: "key"
			}
		}), n;
	}
};
// src/history/conflictMessages.ts
function Xa(e, { reasons: t, writes: n, takenBack: r, target: i, ...a }) {
	let o = new Set((i?.kept ?? []).filter(({ item: { reason: e } }) => e === "conflict" || e === "undecided").map(Za)), s = (e) => o.has(Za(e)), c = e.filter(({ item: e }) => e.reason === "conflict"), l = e.filter(({ item: e }) => e.reason === "undecided"), u = ({ kind: e, entry: t, item: { part: n = "", declared: r } }) => {
		let a = i && he(e, i.entries).find(t), o = a && j(e, a, n);
		return i !== void 0 && (o === void 0 || !F(o, r ?? null));
	}, d = e.filter((e) => e.item.reason === "held" && u(e)), f = (e) => s(e) ? "notice" : n || i ? "error" : "warning";
	return [
		...c.map((e) => Qa(e, s(e) ? "notice" : "error", {
			...a,
			canHaveTrailer: u(e)
		})),
		...eo(l, f, u, {
			reasons: t,
			...a
		}),
		...d.map((e) => Qa(e, "warning", a)),
		...to(r, a)
	];
}
function Za({ item: { kind: e, id: t, part: n, declared: r } }) {
	return R([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function Qa(e, t, n) {
	let { item: r, entry: i, kind: a } = e, o = r.reason === "held", s = o ? `The rule for ${r.part} is seed, so the project keeps its text, and the changed text of the file is not written.` : `Both the file and the project changed the ${r.part} text, so it is not written.`, c = {
		path: [r.field, r.part ?? ""],
		ofName: !0,
		severity: t
	}, l = $a([e], n).slice(o ? -1 : 0);
	return {
		...S(a, i, "conflict", s, c),
		ways: l
	};
}
function $a([{ kind: e, entry: t, item: n }, ...r], { flags: i, isWorkflow: a, names: o, canHaveTrailer: s = !1 }) {
	let c = r.length === 0, l = c || i.includes("--filter") ? [] : ["--filter", `file:${on(n.place.file)}`], [u = ""] = T(e.identity(t.values)), d = c ? dt(u, n.part ?? "", o()) : `*:${n.part}`, f = [
		d,
		...l,
		...i
	].map(nn).join(" "), p = `lokaform pull --accept ${f}`, m = c ? "text" : "texts", h = c ? "the file's text" : `the files' texts in all conflicts and undecided texts in ${n.part}`, g = `${ze}: ${u}:${n.part}`, _ = vt(`Title\n\n${g}`).overwrites[0] === `${u}:${n.part}`, v = c && s && _ && rn(u) === u, y = rn(d) === d;
	return a ? [
		{
			does: `copy the project's ${m} into the file, or at a terminal`,
			command: p
		},
		...v ? [{
			does: `keep ${h}, in the last paragraph of a commit message`,
			command: g
		}] : [],
		...y ? [{
			does: `keep ${h}, with Run workflow and the input overwrite`,
			command: d
		}] : []
	] : [{
		does: `take the project's ${m}`,
		command: p
	}, {
		does: `keep the file's ${m}`,
		command: `lokaform apply --overwrite ${f}`
	}];
}
function eo(e, t, n, { reasons: r, ...i }) {
	return [...Ut(e, (e) => {
		let { place: n, part: r, cause: i } = e.item;
		return R([
			n.file,
			r ?? null,
			i ?? null,
			t(e)
		]);
	}).values()].map((e) => {
		let [a] = e, { place: o, part: s, cause: c = "undated" } = a.item, l = r.get(c), u = e.length === 1 ? `The ${s} text of ${a.item.label} differs from the project and is not written` : `${b(e.length)} ${s} texts of this file differ from the project and are not written; this is the first`, d = l === void 0 ? "." : H`: ${l}`, f = H`${u}, because ${ut[c]}${d}`, p = $a(e, {
			...i,
			canHaveTrailer: n(a)
		}), m = t(a);
		return B("undecided", f, {
			place: o,
			severity: m,
			scope: "change",
			ways: p
		});
	});
}
function to(e, t) {
	let n = e.map(({ kind: e, entry: t, language: n }) => {
		let r = e.fields.find(({ role: e }) => e === "text")?.name ?? "";
		return {
			kind: e,
			entry: t,
			item: {
				part: n,
				place: bn(t.file, t.span, [r, n])
			}
		};
	});
	return [...Ut(n, ({ item: { part: e, place: t } }) => R([t.file, e])).values()].map((e) => {
		let [{ kind: n, entry: r, item: i }] = e, a = e.length > 1 ? ` So are ${b(e.length - 1)} more ${i.part} texts of the file.` : "", o = `The ${i.part} text of ${n.label(r.values)} was written without the text that a pull brought, so apply replaces that text of the project. A merge that keeps its own side of a file does that.${a}`, s = $a(e, t);
		return B("taken-back", o, {
			place: i.place,
			severity: "warning",
			scope: "change",
			ways: s
		});
	});
}
// src/history/remarks.ts
const no = [
	{
		name: "commits of the upstream that the checkout lacks",
		codes: ["behind-upstream"],
		needs: "plan",
		find: ro
	},
	{
		name: "removed objects that no commit of the branch declared",
		codes: ["behind-upstream"],
		needs: "plan",
		find: so
	},
	{
		name: "what the default branch does not have yet",
		codes: ["behind-upstream"],
		needs: "plan",
		notIn: ["plan"],
		find: co
	},
	{
		name: "texts that are kept because of their verdict",
		codes: [
			"conflict",
			"undecided",
			"taken-back"
		],
		needs: "plan",
		notIn: ["status"],
		severity: { drift: "notice" },
		find: ({ planned: e, target: t, declared: n, command: r, project: i, isWorkflow: a }) => Xa(e.keptTexts, {
			reasons: e.reasons,
			takenBack: e.takenBack,
			writes: r === "apply",
			flags: i.settings.flags,
			isWorkflow: a,
			names: P(() => v(n)),
			target: t && {
				entries: Object.values(t.declared.entries).flat(),
				kept: t.keptTexts
			}
		})
	}
];
async function ro({ planned: { plan: e, kinds: t }, sources: n, checkout: r }) {
	let { changes: i, kept: a } = e, o = i.length > 0 || a.some(({ reason: e }) => e === "pull"), s = r && o ? await n.history.upstream?.(n.manifests) : void 0;
	if (!s) return [];
	let { name: c, ahead: l, isOther: u } = s, d = t.flatMap((e) => ao(e.kind, i, s, n)), f = t.flatMap((e) => oo(e, i, s, n));
	if (u && d.length + f.length === 0) return [];
	let p = d.length > 0 ? `This apply would remove what ${c} declares: ${Ze(d, 5)}.` : f.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${ge(f.length, "text")} of ${c} back: ${Ze(f, 5)}.`, m = `The checked-out branch lacks ${ge(l, "commit")} of ${c}. ${p} To apply the newest files, run ${u ? `git merge ${c}` : "git pull"} first.`, h = d.length > 0 ? "error" : "warning";
	return [B("behind-upstream", m, {
		severity: h,
		scope: "project"
	})];
}
function io(e, t, { texts: n }, { textFiles: r, usable: i }) {
	return n.flatMap((n) => ae(e, {
		path: n.path,
		now: n.path
	}, n[t], r, i));
}
function ao(e, t, n, r) {
	let i = io(e, "text", n, r), a = new Set(i.flatMap(({ values: t }) => T(e.identity(t))));
	return t.filter((t) => t.action === "destroy" && t.kind === e.name).flatMap(({ label: e }) => a.has(e) ? [e] : []);
}
function oo({ kind: e, matching: { matches: t } }, n, r, i) {
	let [a, o] = ["text", "before"].map((t) => he(e, io(e, t, r, i))), s = new Map(t.map(({ declared: t }) => [e.label(t.values), t]));
	return n.flatMap((t) => {
		let n = t.kind === e.name ? s.get(t.label) : void 0, r = n && a?.find(n);
		if (!r || t.action !== "update") return [];
		let i = o?.find(n);
		return t.fields.flatMap(({ part: n, before: a }) => {
			let o = n === void 0 ? void 0 : j(e, r, n), s = !i || !F(j(e, i, n ?? "") ?? null, o ?? null), c = o !== void 0 && a !== void 0 && F(o, a);
			return s && c ? [`${t.label} (${n})`] : [];
		});
	});
}
async function so({ project: e, planned: t, sources: n, checkout: r }) {
	let { rules: i, flags: a } = e.settings, o = t.plan.changes.filter(({ action: e, kind: t }) => e === "destroy" && i.prune[t] === "owned");
	if (!r || o.length === 0 || i.allowRemovals !== void 0) return [];
	let { history: s, manifests: c, textFiles: l, usable: u, asked: d } = n, { versions: f, is: p } = await s.versions(0, c, d), m = e.declared.kinds.flatMap((e) => f.flatMap((t) => ae(e, t, t.before, l, u)).map(({ values: t }) => R([e.name, e.label(t)]))), h = new Set(m), g = o.flatMap(({ kind: e, label: t }) => h.has(R([e, t])) ? [] : [t]);
	if (p !== "read" || g.length === 0) return [];
	let _ = [
		"lokaform",
		"apply",
		"--allow-removals",
		String(o.length),
		...a
	], v = `No commit of this branch declared ${Ze(g, 5)}, so a newer commit or another branch may declare it. Nothing is written. Run git pull and plan again. If nothing declares it: ${_.map(nn).join(" ")}`;
	return [B("behind-upstream", v, { scope: "project" })];
}
async function co({ planned: e, checkout: t, sources: n }) {
	let r = e.plan.changes.length > 0 ? await t?.() : void 0;
	if (!r) return [];
	let { currentBranch: i, defaultBranch: a = r.usualBranch } = r;
	if (i === void 0 || a === void 0) return [];
	let { versions: o } = await n.history.versions(n.asked.now, n.manifests, n.asked), s = o.filter(({ until: e, before: t }) => e === Infinity && t !== "");
	if (i === a && s.length === 0) return [];
	let c = s.map(({ now: e }) => e), l = `${i === a ? `There are changes that are not committed: ${Ze(c, 5)}` : `The checked-out branch is ${i}, and not ${a}`}. Until they are merged, ${a} does not have what this apply writes: its new texts look like edits of the project, which a pull brings into ${a}, and prune removes its new keys. To write only merged changes, push and merge first.`;
	return [B("behind-upstream", l, {
		severity: "warning",
		scope: "project"
	})];
}
// src/plan/remarks.ts
const lo = [
	{
		name: "rows of texts without a file in the base language",
		codes: ["no-language-file"],
		needs: "live",
		find: ({ project: e, live: t }) => Te(e, t.project)
	},
	{
		name: "texts that status cannot count",
		codes: ["segmented-project", "unknown-language"],
		needs: "live",
		notIn: [
			"plan",
			"apply",
			"drift"
		],
		find: ({ project: e, live: t }) => [...uo(t.project), ...x(e.settings.required, t.project, "error")]
	},
	{
		name: "settings of languages that the project lacks",
		codes: ["unknown-language"],
		needs: "live",
		find: ({ project: e, live: t }) => x(e.settings.languagePlaces, t.project)
	},
	{
		name: "required languages that the project lacks",
		codes: ["unknown-language"],
		needs: "plan",
		notIn: ["status"],
		find: ({ project: e, live: t }) => x(e.settings.required, t.project, "warning")
	},
	{
		name: "webhooks that a workflow does not remove",
		codes: ["no-backup-dir"],
		needs: "plan",
		notIn: ["status"],
		severity: { drift: "notice" },
		find: fo
	}
];
function uo(e) {
	if (!e.segmentation) return [];
	let t = `Project ${e.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`;
	return [B("segmented-project", t, { scope: "project" })];
}
function fo({ planned: { plan: e }, isWorkflow: t }) {
	let n = e.changes.filter(({ action: e, kind: t }) => e === "destroy" && D(t).secretNames);
	return !t || n.length === 0 ? [] : [B("no-backup-dir", "A workflow does not remove webhooks, because its backup must not contain their URLs. Remove them in Lokalise, or run lokaform apply at a terminal.", {
		severity: "warning",
		scope: "change"
	})];
}
// src/run/remarks.ts
const po = [...lo, ...no];
async function mo(e) {
	let t = [];
	for (let n of po) n.needs === "live" && Le(n, e.command) && I(t, _t(n, e.command, await n.find(e)));
	return t;
}
async function ho(e) {
	let { planned: t, live: n, project: r, command: i } = e, a = go(t, n.project, r.settings.rules, i);
	for (let t of po) t.needs === "plan" && Le(t, i) && I(a, _t(t, i, await t.find(e)));
	return a;
}
function go(e, t, n, r = "plan") {
	return e.kinds.flatMap((i) => {
		let a = yo(i, e, t, n);
		return i.kind.remarks.flatMap((e) => $e(e, r, () => e.find(a)));
	});
}
function _o(e, t, n) {
	if (n.incoming.checks !== "warn") return [];
	let r = {
		blanks: "off",
		base: "off",
		key_names: "off",
		descriptions: "off"
	}, i = Jn(e, t, n, U);
	return i.is === "stopped" ? [] : i.kinds.flatMap((e) => {
		let i = vo(e, t.project, {
			...n,
			checks: {
				...n.checks,
				...r
			}
		});
		return e.kind.remarks.flatMap((e) => e.needs === "files" ? e.find(i) : []);
	}).map((e) => ({
		...e,
		severity: "warning",
		scope: "change"
	}));
}
function vo({ matching: e }, t, n) {
	let { checks: r } = n, i = {
		levels: r,
		base: t.baseLanguage,
		needed: Qt(t)
	};
	return {
		entries: e.matches,
		checks: i,
		isLive: !0
	};
}
function yo(e, { plan: t }, n, r) {
	let i = t.changes.flatMap((t) => t.action === "destroy" && t.kind === e.kind.name ? t : []), a = new Set(i.map(({ id: e }) => e)), { changes: o, created: s } = nr(e.parts);
	return {
		...vo(e, n, r),
		project: n,
		rules: r,
		changes: o,
		created: s,
		destroys: i,
		chosen: e.parts.map(({ entry: e }) => e),
		declared: e.declared,
		live: e.live.objects,
		unusable: e.live.unusable,
		unmatched: e.matching.unmanaged,
		undeclared: [...e.unmanaged, ...e.destroys.filter(({ id: e }) => !a.has(e))]
	};
}
// src/run/requestProblems.ts
function bo(e, { stopped: t }, { settings: n } = {}) {
	if (!(e instanceof m)) throw e;
	if (e instanceof o && t) return [];
	let r = e instanceof a && e.status === 404, i = vr(e) ? n?.tokenPlace : r && n?.places.get("project");
	return [B("api-error", V(e), {
		scope: "project",
		...i && { place: i }
	})];
}
function xo(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...t.flatMap((t) => Fo(e, t, r, Io(t.kind), [t.kind.plural, "owner"])),
		...t.flatMap((t) => Fo(e, t, i, Lo, ["texts"])),
		...t.flatMap((t) => Do(e, t)),
		...Co(e, t, n),
		...t.flatMap((t) => Eo(e, t, n)),
		...t.flatMap((e) => Oo(e, n)),
		...t.flatMap((t) => ko(e, t, n)),
		...t.flatMap(({ kind: t }) => Ao(e, t, n))
	];
}
function So(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`, ["on_problem"]);
}
function Co(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: jo(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => wo(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${Yt(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`, r.flatMap(({ of: e, count: t }) => t > 0 ? An(e.kind.settings.prune) : []));
}
function wo({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = le(i, r) === "off" ? e.matched : e.scope, o = To(i, t, a, r);
	if (!o) return [];
	let { name: s, allowed: c, isPercent: l } = o;
	return $("too-many-destroyed", `The plan removes ${l ? `${t} of ${a} ${i.plural}` : `${t} ${Yt(i.words.removed)}`}, but ${s} allows ${c}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s}.`, [s, An(i.settings.prune)]);
}
function To({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = re(e, i);
	if (n > a) return {
		name: `limits.${e.name}`,
		allowed: `${a}`,
		isPercent: !1
	};
	let o = t ? re(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		name: `limits.${t.name}`,
		allowed: `${o} %`,
		isPercent: !0
	};
}
function Eo(e, { declared: t, scope: n, kind: r }, i) {
	if (le(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = An(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`, [l]);
	let u = Mo(e, a).length;
	if (u === 0 || u !== n) return [];
	let d = c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : "", [f, p] = le(r, i) === "owned" ? [`, with the tag ${ln}${i.owner}`, "owner, "] : ["", ""];
	return $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}${f}). Check ${p}the project and the manifests. If you want this, ${d}set ${l}: off and remove them in the project.`, [l]);
}
function Do(e, t) {
	let n = Po(t);
	return No(e, t).flatMap(({ label: e, object: r, texts: i }) => {
		let a = i.map((e) => n.get(e)).find((e) => e !== void 0);
		if (!a) return [];
		let [o = e] = t.kind.names(r, a.identity), s = `The plan removes "${e}" and creates "${a.label}" with the same text. If it was renamed, set previously: ${Vt(o)} in the entry of the new one in ${En(a.place.file)} to keep its translations. If it is really new, set new: true there.`;
		return [B("looks-renamed", s, {
			place: a.place,
			scope: "project"
		})];
	});
}
function Oo(e, { allowWrongProject: t }) {
	let { live: n, declared: r, matched: i, matching: a, kind: o } = e, { name: s, plural: c, limits: l, names: u, label: d } = o, { minimumForWrongProject: f = Infinity } = l, p = n.objects.length + n.unusable.length + (n.notRead ?? 0);
	if (t || r.length === 0 || i > 0 || a.namesakes.size > 0) return [];
	let m = P(() => new Set(n.objects.flatMap((e) => u(e)))), h = (e) => m().has(e), [g] = r.filter((e) => un(e, d(e.values), h));
	if (g) {
		let e = d(g.values);
		return $("foreign-project", `No declared ${o.name} is in the project, which has ${e} ${mn(e)}`);
	}
	if (p < f) return [];
	let [_, v] = [a.unmanaged[0], r[0]];
	return $("foreign-project", `No declared ${s}${v ? ` (such as ${d(v.values)})` : ""} is in the project, which has ${p} other ${c}${_ === void 0 ? "" : ` (such as ${o.liveLabel(_)})`}. If this is the wrong project, correct project. If the names are made in another way, correct key_name or separator in the row of texts. If the project is correct, set allow_wrong_project: true in lokaform.yaml.`, ["allow_wrong_project"]);
}
function ko(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = re(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => it(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`, [l]);
}
function Ao({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, s = t.filter(({ kind: e }) => e === n), { baseTexts: c, translations: l } = je(e, s), u = `The plan changes ${c} base text${c === 1 ? "" : "s"}`;
	return l !== void 0 && l <= a ? [] : $("too-many-unverified", l === void 0 ? `${u}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.` : `${u}, which may mark ${l} translation${l === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`, [o]);
}
function jo(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => qe(t, e)) : []);
	return Mo(e, t).length + n.length;
}
function Mo({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function No(e, { kind: t, live: n }) {
	let r = Mo(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
	return r.flatMap(({ id: e, label: n }) => {
		let r = i.get(String(e));
		return r === void 0 ? [] : [{
			label: n,
			object: r,
			names: t.names(r),
			texts: t.texts(r)
		}];
	});
}
function Po({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !_e(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : ot(t)).map((e) => [e, t]) : []);
	return new Map(n);
}
function $(e, t, n = []) {
	return [{
		...B(e, t, { scope: "project" }),
		settings: n
	}];
}
function Fo(e, t, n = new Map(), r, i) {
	let a = No(e, t).flatMap(({ names: e }) => {
		let t = e.find((e) => n.has(e));
		return t === void 0 ? [] : [{
			name: t,
			file: n.get(t)
		}];
	}), [o] = a;
	if (!o) return [];
	let s = new Set(a.map(({ file: e }) => e)).size, c = s > 1 ? `, in ${s} such files in all` : "", l = a.length > 1 ? ` (and ${a.length - 1} more${c})` : "";
	return $("forgotten-manifest", `The plan removes the ${t.kind.name} "${o.name}"${l}. But the file ${o.file} declares it, and ${r}`, i);
}
function Io({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file. If it belongs to another team, correct the setting owner.`;
}
const Lo = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.", Ro = "it counts only for translations that the pull request, or the pushed commit, changes";
var zo = class {
	#e;
	#t;
	#n;
	#r;
	#i = Wt((e) => this.#o(e));
	constructor({ commits: e = [] }, t, n, r = Infinity) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	async deciding(e, t) {
		let { counting: n } = await this.#a(t);
		return n.find((t) => Vo(t, e) && this.#c(t, e))?.id;
	}
	hasFor(e) {
		return this.#e.some((t) => Vo(t, e));
	}
	async squashed(e) {
		return (await this.#a(e)).changes();
	}
	async withoutEffect(e, t) {
		let { counting: n, unproved: r } = await this.#a(t), i = this.#e.filter(({ by: e }) => e !== t), a = new Map([
			...i.filter((t) => this.#c(t, e)).map((e) => [e, Ro]),
			...n.map((e) => [e, "the translation in Lokalise is newer than the commit. Read it, and decide in another commit"]),
			...r
		]), [o = ""] = Bo(e);
		return [...a].flatMap(([t, n]) => {
			let { overwrites: r, mentions: i } = t.trailers;
			return Vo(t, e) ? [Uo(t, o, n)] : n === Ro ? [] : [...r.map((e) => ({
				value: e,
				fault: "it must be the name of one translation, as KEY:LANG"
			})), ...i.map((e) => ({
				value: e,
				fault: "it is not a line of its own in the last paragraph of the message"
			}))].flatMap(({ value: n, fault: r }) => Ho(n, e) ? Uo(t, n, r) : []);
		});
	}
	async #a(e) {
		return e === void 0 ? {
			counting: [],
			unproved: new Map(),
			changes: async () => []
		} : this.#i(e);
	}
	async #o(e) {
		let t = [], n = new Map(), r = async () => [];
		for (let i of this.#e.filter(({ by: t }) => t === e)) {
			let { id: a, isMade: o, parents: s, trailers: c, until: l } = i, u = a === e, d = u && s.length > 1;
			if (d && n.set(i, "a merge decides nothing. Only the commits that it brings do"), d || !u && o && c.overwrites.length === 0) continue;
			let f = u || o ? await this.#s(i) : { is: "none" };
			if (f.is === "unknown") n.set(i, f.why);
			else if (f.is === "none" && o) n.set(i, "GitHub does not name its pull request yet. Start the run again");
			else if (f.is === "none") t.push(i);
			else {
				for (let n of f.commits) t.push({
					...n,
					until: l,
					latest: l,
					by: e
				});
				n.set(i, "no commit of its pull request has it, and a description decides nothing"), u && (r = P(() => f.changes(this.#n)));
			}
		}
		return {
			counting: t,
			unproved: n,
			changes: r
		};
	}
	#s({ id: e, isMade: t }) {
		let { pullOf: n } = this.#t;
		return n ? n(e) : Promise.resolve(t ? {
			is: "unknown",
			why: "GitHub cannot be asked for its pull request here, and its message can be a description"
		} : { is: "none" });
	}
	#c({ date: e, until: t }, { at: n = Infinity }) {
		return e > n && e <= Math.min(t, this.#r);
	}
};
function Bo({ kind: e, entry: t, language: n }) {
	return T(e.identity(t.values)).map((e) => `${e}:${n}`);
}
function Vo({ trailers: e }, t) {
	return e.overwrites.length > 0 && Bo(t).some((t) => e.overwrites.includes(t));
}
function Ho(e, t) {
	let { kind: n, entry: r, object: i, language: a } = t, o = Bo(t), [s = ""] = e.split(/[\s,;`'"<]/).filter((e) => e !== "");
	return at([s], {
		kind: n,
		entry: r,
		live: i
	}, a, !1) !== void 0 || o.some((t) => e.includes(t)) || sn(s, o) !== void 0;
}
function Uo({ id: e }, t, n) {
	let r = `Commit ${e.slice(0, 7)} has ${ze}: ${t} in its message, which has no effect: ${n}.`;
	return B("unknown-text", r, {
		severity: "warning",
		scope: "project"
	});
}
function Wo({ commits: e = [] }) {
	let t = e.filter(({ time: e }) => e === Infinity).flatMap(({ id: e, trailers: t }) => t.overwrites.map((t) => {
		let n = `Commit ${e.slice(0, 7)} has the trailer ${ze}: ${t}. After the merge, apply overwrites this translation in Lokalise, if the pull request changes it, and it is older than the commit.`;
		return B("unknown-text", n, { severity: "warning" });
	}));
	return xn(t);
}
// src/history/writers.ts
function Go(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Ko(e, t) {
	return P(async () => {
		try {
			let n = i(await e.contributorMe(g(t))) ?? {}, r = [d(n.user_id), c(n.email)].flatMap((e) => e || []);
			return r.length > 0 ? {
				is: "known",
				names: r
			} : {
				is: "unknown",
				why: "The response names no user."
			};
		} catch (e) {
			if (!(e instanceof m) || e instanceof o) throw e;
			return {
				is: "unknown",
				why: V(e)
			};
		}
	});
}
async function qo({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Go(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [B("unknown-writers", a, {
		severity: "warning",
		scope: "change"
	})];
}
// src/history/textVerdicts.ts
async function Jo(e, t, n, r) {
	let i = (t) => Ye(t, [e]), a = {
		...n,
		overwrite: i(n.overwrite),
		accept: i(n.accept)
	}, o = Jn(e, t, a, Vn), s = await Yo(o, r), c = (n) => Jn(e, t, a, n, s), l = s ? c(Vn) : o, u = new Map();
	if (l.is === "stopped") return {
		...l,
		reasons: u,
		takenBack: []
	};
	let d = a.accept.length > 0 ? "accept" : "overwrite", f = Re(`--${d}`, a[d], e, t.project);
	if (f.length > 0) return {
		is: "stopped",
		problems: f,
		reasons: u,
		takenBack: []
	};
	let p = await qo(a, r), m = l.open.length === 0, { verdicts: h, unknown: g = [] } = m ? { verdicts: new Map() } : await Zo(l.open, e, a, r);
	for (let e of h.values()) e.is === "undecided" && "why" in e && u.set(e.cause, e.why);
	let _ = m ? l : c((e) => h.get(W(e))), v = l.open.filter((e) => as(h.get(W(e))));
	return {
		..._,
		problems: [
			..._.problems,
			...p,
			...g
		],
		reasons: u,
		takenBack: v
	};
}
async function Yo(e, { history: t, asked: n }) {
	let r = (e.is === "planned" ? e.kinds : []).flatMap(({ kind: e, matching: t }) => t.matches.flatMap(({ declared: t, live: n }) => n !== void 0 && e.textFiles?.otherFile(t, n) || []));
	if (r.length === 0) return;
	let i = [...new Set(r.flatMap((e) => e.paths))], { is: a, versions: o } = await t.versions(0, i, n), s = new Set(o.flatMap(({ path: e, now: t, before: n }) => n === "" ? [] : [e, t])), c = Kt(r, ({ filename: e }) => [e]), l = (e) => e.some((e) => e.paths.some((e) => s.has(e))) ? "ours" : Xo[a];
	return new Map([...c].map(([e, t]) => [e, l(t)]));
}
const Xo = {
	read: "others",
	unreadable: "unknown"
};
async function Zo(e, t, n, r) {
	let { history: i, manifests: a, asked: o, ownUser: s } = r, c = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), l = Ht(e.map((e) => $o(e, Qo(e, c)))), u = await i.versions(l, a, o);
	if (u.is === "unreadable" && u.noGit && e.some((e) => !e.isHeld && is(e, n) === void 0)) throw new st(u.why);
	let d = new es(e, t, n, c, u, r), f = new Map();
	for (let t of e) f.set(W(t), await d.verdictOn(t));
	return {
		verdicts: f,
		unknown: [
			...d.notApplied(),
			...await d.withoutEffect(f),
			...ts(e, f, n),
			...o?.target === void 0 ? [] : ns(e, f)
		]
	};
}
function Qo({ by: e }, t) {
	return t.is === "known" ? Go(t.names, e) : void 0;
}
function $o({ at: e, isHeld: t }, n) {
	return e === void 0 || t ? Infinity : e - (n === !1 ? 0 : 2592e3);
}
var es = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	#o;
	#s;
	#c = new Set();
	#l = new Map();
	constructor(e, t, n, r, i, { history: a, manifests: o, asked: s, applied: c, ...l }) {
		this.#e = n, this.#t = r, this.#n = i, this.#r = cs(i, e, l), this.#i = Object.values(t.entries).flatMap((e) => e ?? []), this.#a = new zo(i, a, o, s?.now), this.#o = c && P(c), this.#s = Wt(async (t) => cs({
			versions: [],
			merged: await this.#a.squashed(t)
		}, e, l).merged);
	}
	async verdictOn(e) {
		let t = is(e, this.#e);
		if (t === "write" || t === "pull") return { is: t };
		let { kind: n, entry: r, language: i } = e, a = {
			...e,
			question: e,
			declared: j(n, r, i)
		}, o = this.#u(a);
		if (e.isHeld) return {
			is: "held",
			...o?.periods[0]?.since === Infinity && { cause: "not committed" }
		};
		let s = (t) => wt(e, Qo(e, this.#t), t, ss(e, a.declared)), c = await this.#d(s(o), a, o, s), l = c.is === "conflict" || c.is === "undecided" || c.is === "pull" && this.#a.hasFor(e);
		return t || !o || !l ? os(t, c, this.#t) : this.#f(c, a, o, s);
	}
	#u(e) {
		let { versions: t, merged: n } = this.#r, r = this.#n;
		if (r.is === "read") return Ie(e, t, n, this.#i);
		if (r.noRepository) return;
		let i = $o(e, Qo(e, this.#t)) <= (r.back ?? Infinity);
		return {
			...Ie(e, t, n, this.#i),
			...i && { unread: r.why }
		};
	}
	async #d(e, t, n, r) {
		if (e.is !== "pull" || !this.#o || !n) return e;
		let i = await this.#o();
		if (i?.is !== "read") return i?.isUnknown && this.#c.add(i.why), e;
		let a = Dt(t, i.declared.entries[t.kind.plural] ?? [], this.#i);
		return xe(a, t.declared) ? e : r(rs(n, a));
	}
	async #f(e, t, n, r) {
		let i = n.periods[0]?.by;
		this.#l.set(t.question, i);
		let a = await this.#a.deciding(t.question, i);
		if (a !== void 0) return {
			is: "write",
			commit: a
		};
		let o = i === void 0 ? [] : await this.#s(i);
		if (o.length === 0) return os(void 0, e, this.#t);
		let s = [...n.merged, ...te(t, o, this.#i)];
		return os(void 0, r({
			...n,
			merged: s
		}), this.#t);
	}
	notApplied() {
		return [...this.#c].map((e) => {
			let t = `It is not known what was applied last, so a text of the files that is not applied yet may be taken for an older one. Reason: ${e}.`;
			return B("not-read", t, {
				severity: "warning",
				scope: "project"
			});
		});
	}
	async withoutEffect(e) {
		let t = [];
		for (let [n, r] of this.#l) e.get(W(n))?.is !== "write" && I(t, await this.#a.withoutEffect(n, r));
		return xn(t);
	}
};
function ts(e, t, { overwrite: n }) {
	return n.flatMap((n) => {
		let r = ({ kind: e, entry: t, object: r, language: i, isHeld: a }) => at([n], {
			kind: e,
			entry: t,
			live: r
		}, i, a === !0) !== void 0, i = (e) => ["pull", "held"].includes(t.get(W(e))?.is ?? ""), [a, ...o] = e.filter(r);
		if (!a || ![a, ...o].every(i)) return [];
		let s = `overwrite ${n} decides nothing, because a pattern counts only for conflicts and undecided texts. To write the text of the file over a newer one of the project, name it: ${a.kind.label(a.entry.values)}:${a.language}`;
		return [B("unknown-text", s, {
			severity: "warning",
			scope: "project"
		})];
	});
}
function ns(e, t) {
	let [n, ...r] = e.flatMap((e) => {
		let n = t.get(W(e));
		return n?.is === "write" && n.commit ? [{
			...e,
			commit: n.commit
		}] : [];
	});
	if (!n) return [];
	let i = r.length > 0 ? ` (and ${r.length} more)` : "", a = `The ${n.language} translation${i} overwrites a newer one in Lokalise, because commit ${n.commit.slice(0, 7)} has the trailer Lokaform-Overwrite.`, o = {
		path: ["translations", n.language],
		severity: "warning"
	};
	return [S(n.kind, n.entry, "conflict", a, o)];
}
function rs({ periods: [e, ...t], ...n }, r) {
	if (!e) return {
		...n,
		periods: []
	};
	let i = {
		said: r,
		since: -Infinity,
		until: e.since
	}, a = [
		{
			...e,
			since: Infinity
		},
		...t,
		i
	];
	return {
		...n,
		periods: a
	};
}
function is({ kind: e, entry: t, object: n, language: r, isHeld: i }, { overwrite: a, accept: o }) {
	let s = {
		kind: e,
		entry: t,
		live: n
	}, c = (e) => at(e, s, r, i === !0), [l, u] = [c(a), c(o)];
	return l === "whole" ? "write" : u === "whole" ? "pull" : l ? "overwrite pattern" : u && "accept pattern";
}
const as = (e) => e?.is === "write" && e.takesBack === !0;
function os(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided" || as(t);
	return e && r ? { is: e === "overwrite pattern" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function ss({ kind: e, live: t }, n) {
	let r = L(t) && L(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? L(n) && L(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function cs({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => {
		let t = (t) => a.flatMap((n) => ae(n, e, t, r, i)), { before: n, after: o, ...s } = e;
		return {
			...s,
			before: t(n),
			after: o === void 0 ? [] : t(o)
		};
	};
	return {
		versions: e.map(o),
		merged: t.map(o)
	};
}
// src/backup/write.ts
var ls = class {
	place;
	kept = new Map();
	urls = new Map();
	written = new Set();
	last = Promise.resolve();
	next;
	constructor(e) {
		this.place = e;
	}
	missing() {
		return this.place ? void 0 : "There is no folder for backups, and nothing is removed without a backup. Set RUNNER_TEMP.";
	}
	get keepsUrls() {
		return this.place?.keepsUrls ?? !1;
	}
	async save(e, t = {}) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(us(e));
			if (!t) return [e];
			let n = t.action === "update" && e.action === "update" && D(e.kind).mergeKept?.(t, e) || e;
			return F({ ...t.entry }, { ...n.entry }) && F({ ...t.wrote }, { ...n.wrote }) && this.written.has(t) ? [] : [n];
		});
		if (r.length !== 0 && n) {
			for (let e of r) this.kept.set(us(e), e);
			for (let [e, n] of Object.entries(t)) this.urls.set(e, n);
			return this.next ??= this.last.catch(() => {}).then(() => this.writeAll(n)), this.last = this.next, this.next.then(() => void 0, (e) => H`Nothing is removed or overwritten without a backup. ${vn(e)}`);
		}
	}
	async writeAll(e) {
		this.next = void 0;
		let t = [...this.kept.values()], n = t.filter((e) => !this.written.has(e));
		await e.write(t, n, this.urls);
		for (let e of n) this.written.add(e);
	}
};
function us({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const ds = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, fs = {
	lineWidth: -1,
	noRefs: !0,
	quoteStyle: "double"
};
function ps(e, t, n) {
	let { wrote: r, ...i } = ms(e, t, []).backup, a = [
		`# Project: ${ys(`${t.project_name} (${t.project})`)}`,
		`# Time: ${t.time}`,
		`# To restore it: ${ys(t.restore)}`
	], o = e.map(({ name: e, plural: t }) => vs(t, n.filter(({ kind: t }) => t === e).map((e) => _s(e).entry), "")), s = n.map((e) => _s(e).wrote), c = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		`${a.join("\n")}\n\n`,
		"backup:\n",
		...Object.entries(i).map(([e, t]) => `  ${e}: ${JSON.stringify(t)}\n`),
		vs("wrote", s, "  ") || "  wrote: []\n",
		...o
	].join("");
	return `${c}# End of the backup. SHA-256 of the lines above: ${be(c)}\n`;
}
function ms(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(gs);
	return {
		backup: {
			format_version: 2,
			...n,
			restore: t,
			wrote: a
		},
		...Object.fromEntries(i)
	};
}
function hs(e) {
	let [t, n] = ds.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : be(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function gs({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = D(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const _s = Bt((e) => ({
	entry: ke([e.entry], fs),
	wrote: ke([gs(e)], fs)
}));
function vs(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/\n\.{3}\n/g, "\n").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function ys(e) {
	return e.replace(Jt, " ");
}
// src/backup/read.ts
const bs = Mt([N(), zt()]), xs = (e) => Pt({
	format_version: Ft(2),
	project: N().min(1),
	project_digest: N().exactOptional(),
	project_name: N(),
	time: N(),
	wrote: Lt(Pt({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, bs.exactOptional()])),
		action: Rt([...dn, "update"]),
		values: It(N(), Nt()).default({})
	}))
}), Ss = {
	cut: "This backup is not whole: its end is missing, as after a broken download or on a full disk.",
	changed: "This backup was edited or damaged after it was written: the lines above do not have this SHA-256."
};
function Cs(e, t, n) {
	let r = n.replaceAll("\r\n", "\n");
	return Ts(e, r, De(t, r, { anyText: !0 }));
}
function ws(e, t, n, r) {
	let i = De("", t, { anyText: !0 }), { problems: a } = Ts(e, t, i), o = JSON.stringify(i.value) === JSON.stringify(ms(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !D(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Ts(e, t, n) {
	let { members: r, problems: i } = ce(n, ["backup", ...e.map(({ plural: e }) => e)]), a = [...n.problems, ...i], o = r.get("backup"), s = xs(e).safeParse(o?.value), c = (e) => B("bad-backup", e, { place: Cn(n.file, o?.span ?? n.span) }), l = hs(t), u = l !== "cut" || o !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(o?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [c(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && l) {
		let e = c(`${Ss[l]} Nothing is restored. Use the original file, or copy what you need from this one by hand.`);
		if (l === "cut") return { problems: [e] };
		let r = t.trimEnd().length, i = kn(n.file, t.lastIndexOf("\n", r - 1) + 1, r);
		return { problems: [{
			...e,
			place: i
		}, ...n.problems] };
	}
	if (!s.success) {
		let e = u ? `This is not a backup that this version can read: ${s.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no header \"backup\". Use the file that the run named as its backup.";
		return { problems: yn(n.problems) ? n.problems : [c(e)] };
	}
	let { wrote: f } = s.data, p = ({ plural: e, idMember: t, entry: i }) => {
		let o = r.get(e);
		if (!o) return [];
		let s = Oe(n, o, i);
		I(a, s.problems);
		let c = Kt(f, (e) => Es(e, t));
		return s.entries.flatMap(({ values: e, span: r }) => {
			let [i] = Es(e, t).flatMap((e) => c.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: n.file,
					span: r
				},
				wrote: i
			}] : (a.push(B("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Cn(n.file, r) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (yn(a)) return { problems: a };
	let { project: h, project_digest: g, project_name: _ } = s.data, v = g === void 0 ? {} : { projectDigest: g };
	return {
		backup: {
			kinds: e,
			path: n.file.path,
			project: h,
			...v,
			projectName: _,
			entries: m
		},
		problems: a
	};
}
function Es(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function Ds(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Fn(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n) {
			let r = a ?? `${i}.yaml`, o = !1;
			try {
				await Rn(e, { recursive: !0 });
				let s = {
					mode: 384,
					isReadBack: !0
				};
				a !== void 0 && await Ve(r, t(r), s);
				for (let e = 2; a === void 0 && !o; e++) o = await et(r, t(r), s), o || (r = `${i}-${e}.yaml`);
				n.size > 0 && await Ve(Os(r), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`, s), await pt(e), await pt(Pn(e)), a = r;
			} catch (e) {
				throw o && await zn(r, { force: !0 }).catch(() => {}), Error(`The backup ${r} cannot be written: ${Pe(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function Os(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function ks(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [B("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = In(n.working, t), a = await Ue(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...Cs(e, Ae(i, n), a.value),
		urls: await As(Os(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function As(e) {
	try {
		let t = JSON.parse(await bt(e, "utf8")), n = L(t) ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
function js(e, { batchSize: t = 500 }) {
	return Ns(e).map((e) => or().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function Ms(e, t, n) {
	let r = new cr(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: en,
			variables: n.variables,
			verdicts: U
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new fr(n.halt, n.mayWrite),
		backup: new ls(n.backup),
		snapshot: P(async () => n.snapshot && pr(a, await n.snapshot(), r)),
		languages: Fr(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(or().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: q(n)
		}));
	}, c = Et(n.concurrency);
	await Bn();
	for (let e of js(t, n)) {
		let t = r.hasFailures();
		await Promise.all(e.map((e) => c(async () => {
			try {
				for (let { change: n, outcome: i } of await s(e, t)) r.record(n, i);
			} catch (t) {
				r.recordBug(e.changes, t);
			}
			let i = e.changes.map((e) => r.of(e));
			n.onBatch(e, i);
		})));
	}
	try {
		for (let e of o.values()) await e.finish?.(t, r);
	} catch (e) {
		r.recordBug([], e);
	}
	let { refusal: l } = a.stop, { tokenPlace: u } = n;
	return l && u && r.remarks.push(B("api-error", l, {
		place: u,
		scope: "project"
	})), r;
}
function Ns({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => se(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Ps(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Ps(e) {
	let t = Kt(e, (e) => G(e, "before")), n = new Map(e.map((e) => [e, G(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/backup/restore.ts
function Fs({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: en,
		variables: i,
		verdicts: U
	}, c = e.map((e) => {
		let i = n.objects[e.plural]?.objects ?? [];
		return {
			kind: e,
			parts: Is(e, t[e.plural] ?? [], i, {
				context: s,
				force: r
			})
		};
	}), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = nr(c.flatMap(({ parts: e }) => e)), m = c.map(({ kind: e, parts: t }) => [e.plural, {
		unchanged: nr(t).unchanged,
		unmanaged: 0
	}]);
	return {
		plan: {
			format_version: 1,
			project: a,
			changes: l,
			kept: u,
			skipped: d,
			counts: {
				unchanged: f,
				unmanaged: 0,
				by_kind: Object.fromEntries(m),
				adopted: 0
			}
		},
		problems: p
	};
}
function Is(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => _e(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = _e(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.restore.find(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...Ls(e, t, c, u, d)
		};
	});
}
function Ls(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: u.name,
			label: u.label(a),
			place: Cn(r, i)
		}, s = S(u, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...l, s]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal);
	let f = `The ${u.name} ${_e(u, t.declared).id} no longer exists`, p = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${f}${p}, so it cannot be restored. Copy from here what you need.`);
	let m = n === void 0 ? gt(u, {
		declared: o,
		live: c
	}, s, i.ref) : Rs(u, t, r, n, i), h = [...l, ...m.problems];
	return c === void 0 ? {
		...m,
		problems: h
	} : !m.change && h.length === l.length ? {
		kept: [],
		problems: h
	} : d("name-taken", `${f}${p}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function Rs(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let s = gt(e, {
		declared: n,
		live: i
	}, r, o), { change: c, problems: l, kept: u } = s;
	if (c?.action !== "update") return s;
	let d = e.context(n.values, i, r), f = t.values[e.fields.find(({ role: e }) => e === "identity")?.name ?? ""], p = e.liveContext(i, r, typeof f == "string" ? f : ""), m = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || ct(s) && !k(e.name, n) || Bs(s, c)) return !0;
		let l = z(t.values, r), u = o === void 0 ? l : z(l, o), f = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !f ? !1 : f.same(f.stored(i, p, o) ?? s, u, d);
	}, h = e.fields.find(({ role: e }) => e === "text"), g = ({ field: e }) => e === h?.name, _ = ([e, r]) => {
		let i = c.fields.find((t) => g(t) && t.part === e);
		if (i) return !m(i);
		let a = h?.name ?? "", o = z(new Map(Object.entries(n.values)).get(a), e), s = z(z(t.values, a), e);
		return o === void 0 && !(s !== void 0 && h?.same(r, s, d));
	}, v = h?.toManifest(i, p), y = !a && L(v) && Object.entries(v).some(_), b = c.fields.some((t) => k(e.name, t) && (y || !m(t))), x = (t) => m(t) && !(b && (g(t) || k(e.name, t))), S = xt(e, i, c.fields.filter(x), r.project), C = c.fields.filter((e) => !x(e)).map((t) => zs(c, t, m(t) && k(e.name, t)));
	if (S.length === 0) return {
		kept: [...u, ...C],
		problems: l
	};
	let ee = Xe(e, i, S);
	return {
		change: {
			...c,
			seen: ee,
			fields: S
		},
		kept: [...u, ...C],
		problems: l
	};
}
function zs({ kind: e, label: t, id: n }, r, i) {
	let { field: a, part: o, before: s = null, after: c, place: l } = r;
	return {
		kind: e,
		label: t,
		id: n,
		reason: i ? "converts" : "changed-since",
		field: a,
		...o !== void 0 && { part: o },
		live: s,
		declared: c,
		place: l
	};
}
function Bs(e, t) {
	return L(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && L(t) && Object.values(t).includes(e);
}
function Vs({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => qe(e.kind, t)));
}
function Hs({ changes: e }) {
	return e.some((e) => e.action === "update" && (D(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? k(e.kind, t) : t.before !== void 0 && !ct(t.before))));
}
// src/run/applyPlan.ts
const Us = B("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" });
async function Ws(e, t, n, r, i, a) {
	let { settings: o, declared: s } = r, { cancellation: c, permission: l } = a, u = Gs(t, r, i, a), d = Ks(t.changes.length, o.name, a), f = t.changes.some(({ action: e }) => e === "destroy"), p;
	d(0);
	let m = await Ms(e, t, {
		variables: s.variables,
		concurrency: o.concurrency,
		batchSize: a.batchSize ?? 500,
		useAutomations: o.useAutomations,
		halt: () => c.reason,
		mayWrite: async () => (p = await l?.toWrite(f && o.rules.allowRemovals === void 0), p),
		snapshot: o.snapshot === "off" ? void 0 : () => Js(a, u.time),
		tokenPlace: o.tokenPlace,
		backup: u.place,
		wait: a.wait,
		onBatch: (e, t) => d(t.length)
	}), { bugs: h, remarks: g, snapshot: _ } = m, v = t.changes.map((e) => ({
		change: e,
		outcome: m.of(e)
	}));
	return {
		...n,
		results: [...v, ...n.results ?? []],
		problems: [
			...n.problems,
			...p && !c.stopped ? [p] : [],
			...g,
			...h.length > 0 ? [Us] : [],
			...u.problems()
		],
		...u.written(),
		..._ && { snapshot: _ },
		...h.length > 0 && { bugs: h }
	};
}
function Gs(e, { settings: t, declared: { kinds: n } }, { backupDir: r, restoreFlags: i }, { folders: a, environment: o, now: s }) {
	let c = new Mn();
	c.hide(t.secrets);
	let l = c.clean(t.id), u = new Date(s()).toISOString().replace(/\.\d+/, ""), d = {
		project: l,
		...l !== t.id && { project_digest: be(t.id) },
		project_name: e.project.name,
		time: u
	}, f = r === void 0 ? void 0 : Ds(r, t.name ?? l, s()), p = (e) => qs(Ae(e, a), i), m;
	return {
		time: u,
		place: f && {
			write: async (e, t, r) => {
				await f?.write((r) => {
					let i = {
						...d,
						restore: p(r)
					};
					return ws(n, ps(n, i, t), i, t), ps(n, i, e);
				}, r).catch((e) => {
					throw m = vn(e), e;
				});
			},
			keepsUrls: o.GITHUB_ACTIONS !== "true"
		},
		problems: () => m === void 0 ? [] : [B("backup-not-written", m, { scope: "project" })],
		written: () => f?.path === void 0 ? {} : {
			backup: Ae(f.path, a),
			restore: p(f.path)
		}
	};
}
function Ks(e, t, { onProgress: n }) {
	let r = 0;
	return (i) => {
		r += i, n?.(r < e ? {
			phase: "applying",
			project: t,
			count: {
				done: r,
				total: e,
				unit: "change"
			}
		} : {
			phase: "verifying",
			project: t
		});
	};
}
function qs(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(nn).join(" ");
}
async function Js({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || await (async () => (await Ce(t.working, i))?.commit())().catch(() => void 0))?.slice(0, 7) ?? r})`;
}
// src/plan/reviewedPlan.ts
const Ys = "Plan again, and review the new plan.";
function Xs(e, t, n) {
	let r = Ut(t.changes, (e) => R(Zs(e))), i = new Set(e.changes.filter((e) => r.get(R(Zs(e)))?.shift())), a = (e) => R([e.action, h(e)]), o = Ut([...r.values()].flat(), a), s = e.changes.flatMap((e) => i.has(e) ? [] : [{
		change: e,
		outcome: q(`${o.get(a(e))?.shift() ? "its manifest or its live values changed after the reviewed plan was made" : "this change is not in the reviewed plan"}. ${Ys}`)
	}]), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: Qs(e, n) ?? q(`this change is in the reviewed plan, but a plan from the present manifests and live values does not have it. ${Ys}`)
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function Zs(e) {
	let t = (e.action === "destroy" ? [] : e.fields).map((e) => [
		e.field,
		e.part ?? null,
		e.before ?? null,
		e.after
	]), n = e.action === "create" ? "" : e.seen, r = e.action === "destroy" ? e.how : null, i = e.action === "destroy" ? null : e.identity, a = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		h(e),
		e.label,
		i,
		r,
		a,
		n,
		t
	];
}
function Qs(e, t) {
	let n = D(e.kind), r = t.live.objects[n.plural];
	if (!r) return;
	if (e.action === "destroy") {
		let t = String(e.id);
		if (r.unusable.some((e) => e.id === void 0 || e.id === t)) return;
		let i = r.objects.find((e) => n.id(e) === t);
		return i === void 0 || e.how === "archive" && n.isArchived(i) ? {
			state: "done",
			id: t
		} : void 0;
	}
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && J(n, e, r, t).state === "done");
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
// src/run/facts.ts
async function $s(e) {
	let { client: t, project: n, settings: r, baselines: i, context: a } = e, { command: o } = r, s = i.target && oe(i.target, n), c = s?.is === "read" ? s : void 0, l = [{
		declared: n.declared,
		rules: n.settings.rules
	}, ...c ? [c] : []], u = l.map(({ declared: e }) => e), d = i.reviewed?.get(n.settings.id)?.changes ?? [], f = {
		rules: l.map(({ rules: e }) => e),
		reviewed: d
	}, p = u.some(({ rows: e = [] }) => e.some(({ keysFrom: e }) => e === "lokalise")), m = ec(e) || p ? void 0 : f, h = await Rr(t, n.settings.id, u, m, o === "status");
	if (!h.ok) return h;
	let g = {
		now: Math.floor(e.now() / 1e3),
		target: c?.commit
	}, { folders: _, environment: v, cancellation: y } = a, b = {
		environment: v,
		signal: y.stopping
	}, { declared: [x = n.declared, S], ...C } = h.value;
	return Nn({
		command: o,
		project: n,
		live: C,
		declared: x,
		target: s && {
			base: s,
			declared: S
		},
		sources: {
			...nc(e),
			asked: g
		},
		isWorkflow: _.confined !== void 0,
		checkout: tc(e) ? () => Ce(_.displayRoot, b) : void 0
	});
}
function ec({ settings: e, project: t }) {
	let { command: n, all: r } = e;
	return n === "drift" || n === "plan" && r && t.settings.rules.filter.length === 0;
}
function tc({ settings: { command: e }, baselines: { target: t, applied: n } }) {
	return !t && !n && (e === "apply" || e === "plan");
}
function nc({ client: e, project: t, settings: n, baselines: r, context: i }) {
	let { applied: a } = r;
	return {
		ownUser: Ko(e, t.settings.id),
		history: i.history,
		manifests: ue(t),
		textFiles: t.textFiles,
		usable: n.usable,
		applied: a && (() => a().then((e) => e && oe(e, t)))
	};
}
function rc(e, t, n) {
	let { base: r, declared: i } = e.target ?? {};
	return {
		...e,
		planned: t,
		target: i && {
			declared: i,
			keptTexts: n?.is === "planned" ? n.keptTexts : []
		},
		comparison: r && me(t, r, n)
	};
}
async function ic({ target: e, live: t, sources: n }) {
	if (e?.base.is === "read" && e.declared) return Jo(e.declared, t, e.base.rules, {
		...n,
		history: ac(n.history),
		manifests: [...new Set([...n.manifests, ...e.base.manifests])]
	});
}
function ac(e) {
	let t = ({ until: e }) => e !== Infinity;
	return {
		...e.pullOf && { pullOf: e.pullOf },
		async versions(...n) {
			let { versions: r, merged: i = [], commits: a = [], ...o } = await e.versions(...n);
			return {
				...o,
				versions: r.filter(t),
				merged: i.filter(t),
				commits: a.filter(t)
			};
		}
	};
}
// src/run/status.ts
function oc(e, t, n) {
	let r = e.fields.flatMap(({ name: e, role: t }) => t === "text" ? [e, n] : []);
	return bn(t.file, t.span, j(e, t, n) === void 0 ? [] : r);
}
function sc({ kinds: e }, t, { settings: { required: n } }) {
	let { baseLanguage: r, languages: i = [] } = t, a = fn(t), o = e.flatMap(({ kind: e, parts: t }) => t.flatMap(({ entry: t, live: n, kept: i, change: o }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(t)) return [];
		let s = n !== void 0 && e.isArchived(n), c = {
			kind: e.name,
			label: e.label(t.values)
		}, l = (o?.fields ?? []).filter((t) => fe(e.name, t)), u = (n) => ({
			place: oc(e, t, n),
			...l.some(({ part: e, after: t }) => e === n && a(t, n)) && { written: !0 }
		});
		return [{
			...e.progressOf(t, n, r, a),
			key: c,
			where: u,
			kept: i,
			isArchived: s
		}];
	})), s = o.filter(({ isArchived: e }) => !e), c = s.flatMap((e) => e.kept);
	return i.map(({ iso: e }) => e).sort((e, t) => Number(t === r) - Number(e === r)).map((e) => {
		let t = e === r, { value: i } = n.get(e) ?? (t ? void 0 : n.get("*")) ?? {}, a = typeof i == "number" ? { translated: i } : i, l = s.map(({ statesIn: t, ...n }) => ({
			...n,
			states: t(e)
		})), u = (e) => l.filter(({ states: t }) => t.includes(e)).length, d = (t) => c.filter((n) => n.reason === t && "part" in n && n.part === e).length, f = l.filter(({ states: e }) => e.length === 0), p = (e) => l.length > 0 ? u(e) * 100 / l.length : -1, m = pn.filter((e) => p(e) < (a?.[e] ?? -1)), h = l.map(({ states: e, ...t }) => ({
			...t,
			lacks: m.filter((t) => !e.includes(t))
		})).flatMap(({ key: t, where: n, lacks: r }) => r.length > 0 ? {
			...t,
			...n(e),
			lacks: r
		} : []);
		return {
			language: e,
			...t && { base: !0 },
			texts: l.length,
			archived: o.length - l.length,
			translated: u("translated"),
			verified: u("verified"),
			reviewed: u("reviewed"),
			conflicts: d("conflict"),
			undecided: d("undecided"),
			to_pull: d("pull"),
			waiting: d("waiting"),
			words_to_do: f.reduce((e, { words: t }) => e + t, 0),
			...f.some(({ isAbout: e }) => e) && { about: !0 },
			...a && { required: {
				percents: a,
				unmet: m,
				missing: h
			} }
		};
	});
}
// src/run/projectReport.ts
function cc({ name: e, id: t, showTexts: n }, r, i) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		...i && { scope: i },
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
function lc(e, t, n, { problems: r, remarks: i, refusals: a }) {
	let o = {
		...e,
		manifests: e.manifests.filter((e) => dc(e, n))
	}, { command: s } = t.settings, { planned: c, live: l } = n, { plan: u, unmanaged: d } = c, f = a.map((e) => ({
		...e,
		severity: "warning"
	}));
	if (s === "drift") return {
		...o,
		problems: [
			...r,
			...i,
			...f
		],
		plan: u,
		unmanaged: d
	};
	if (s === "status") {
		let e = f.filter(({ code: e }) => e === "foreign-project"), n = sc(c, l.project, t.project);
		return {
			...o,
			problems: [
				...r,
				...i,
				...e
			],
			plan: u,
			status: n
		};
	}
	let p = i.filter(Tn), m = i.filter((e) => !Tn(e));
	return {
		...o,
		problems: [
			...r,
			...m,
			...a,
			...p
		],
		...uc(t, n)
	};
}
function uc(e, { planned: t, live: n, comparison: r }) {
	let { project: i, baselines: a, context: o } = e, s = a.reviewed?.get(i.settings.id), { rules: c } = i.settings, { variables: l } = i.declared, u = {
		project: n.project,
		rules: c,
		variables: l,
		verdicts: U,
		live: n
	}, { plan: d, notApplied: f } = s ? Xs(t.plan, s, u) : {
		plan: t.plan,
		notApplied: []
	};
	return {
		plan: d,
		...ec(e) && { unmanaged: t.unmanaged },
		...r && { target: r },
		effort: { requests: js(d, o).flat().length },
		...f.length > 0 && { results: f }
	};
}
function dc(e, { project: t, live: n }) {
	let { baseLanguage: r } = n.project, { source: i, language: a = r } = t.textFiles.get(e) ?? {};
	return a === r || i?.languages !== void 0 || i?.language !== void 0;
}
function fc(e, { cancellation: t }) {
	return t.stopped ? e : {
		...e,
		problems: [...e.problems, B("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" })]
	};
}
// src/files/undeclaredFiles.ts
async function pc(e, t, n, r) {
	let i = new Set(await Je(e, r)), a = await we("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["node_modules", ".git"]
	}, {}, r), o = n === void 0 ? void 0 : In(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + Ln);
	return mc(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function mc(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await Bn();
		try {
			let e = t(a, ve(await _(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, Ae(a.full, n));
		} catch {}
	}
	return i;
}
async function hc({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(await Je(r, a)), s = [];
	for (let e of t.filter(({ files: e }) => tn(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await St(e, i, a)) {
			let i = Fe(e, n), a = $t(e, i), c = t.flatMap((t) => hn(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				path: i,
				language: a ?? "",
				...jn(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => In(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return mc(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => T(e.identity(t)))), i, a);
}
// src/run/refusals.ts
async function gc({ plan: e, kinds: t }, n, r, i, a) {
	let o = await vc(e, r, i, a);
	return [...[...So(n, r.rules), ...xo(e, t, r.rules, o)].map((e) => _c(e, r)), ...yc(e, i)];
}
function _c({ settings: e = [], ...t }, { places: n }) {
	let r = [...e, "project"].flatMap((e) => n.get(e) ?? [])[0];
	return r ? {
		place: r,
		...t
	} : t;
}
async function vc({ changes: e, project: t }, { manifests: n }, { projects: r, others: i, backupDir: a }, { folders: o, cancellation: { stopping: s } }) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && D(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await pc(c, o, a, s),
		otherLanguage: await hc(n, t.baseLanguage, l, o, s)
	};
}
function yc(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !Vs(e) && !Hs(e) ? [] : [B("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/run/project.ts
async function bc(e, t, n, r) {
	let i = cc(e.settings, e.manifests, t.scope);
	if (r.cancellation.stopped) return i;
	try {
		return await xc(i, e, t, n, r);
	} catch (t) {
		return {
			...i,
			...Cc(t, e, r)
		};
	}
}
async function xc(e, t, n, r, i) {
	let a = (t) => ({
		...e,
		problems: t
	}), o = Ja(t.settings, n.apiUrl, i);
	if (!o.ok) return a([o.problem]);
	let { reading: s, writing: c, now: l } = o.value, u = {
		project: Sc(t, r),
		settings: n,
		baselines: r,
		context: i,
		client: s,
		now: l
	}, d = await $s(u);
	if (!d.ok) return a([d.problem]);
	let { declared: f, live: p, sources: m } = d.value, h = await mo(d.value);
	if (yn(h)) return a(h);
	i.onProgress?.({
		phase: "planning",
		project: t.settings.name
	});
	let g = await Jo(f, p, u.project.settings.rules, m), _ = [...h, ...g.problems];
	if (g.is === "stopped") return a(_);
	let v = await ic(d.value), y = rc(d.value, g, v), b = await ho(y), x = await gc(g, _, t.settings, n, i), S = lc(e, {
		...u,
		project: t
	}, y, {
		problems: _,
		remarks: b,
		refusals: x
	}), C = await i.onPlan(S);
	return n.command !== "apply" || x.length !== 0 || _n(b) || !S.plan ? S : C ? Ws(c, S.plan, S, t, n, i) : fc(S, i);
}
function Sc(e, { reviewed: t }) {
	let { settings: n } = e, r = t?.get(n.id)?.filter;
	if (!r) return e;
	let i = {
		...n.rules,
		filter: r.filters,
		prune: {}
	};
	return {
		...e,
		settings: {
			...n,
			rules: i
		}
	};
}
function Cc(e, t, { cancellation: n, folders: r }) {
	if (e instanceof m) return { problems: bo(e, n, t) };
	let i = kt(e, r.displayRoot);
	if (i) return { problems: [i] };
	let a = e instanceof Error ? e.stack ?? e.message : String(e);
	return {
		problems: [Us],
		bugs: [a]
	};
}
export { Jn as A, Fr as C, kr as D, Or as E, Vn as M, U as N, X as O, Br as S, jr as T, qa as _, Fs as a, qr as b, Jo as c, Wo as d, To as f, Xa as g, _o as h, Ws as i, Wn as j, Cr as k, Ko as l, bo as m, fc as n, js as o, xo as p, cc as r, ks as s, bc as t, zo as u, Ja as v, Ar as w, Hr as x, Ea as y };
