import { _ as e, a as t, c as n, d as r, f as i, g as a, h as o, l as s, p as c, r as l, t as u, u as d, w as f, x as p, y as m } from "./client.js";
import { $t as h, A as g, At as _, Br as v, C as y, Cn as b, Cr as x, D as S, Di as C, Dt as ee, E as te, Ei as ne, Er as re, Et as ie, Fr as ae, Gn as oe, Gr as se, H as ce, Ir as le, Jn as w, Kn as ue, Kr as de, L as fe, Ln as pe, Lr as me, Mr as he, Nr as ge, O as _e, Ot as ve, P as ye, Pr as T, R as be, Rn as xe, Rr as E, S as Se, Sn as D, T as Ce, Ti as we, Tr as Te, Tt as Ee, U as De, Un as Oe, Ur as ke, V as Ae, Vn as je, Vr as Me, Wn as Ne, Wr as O, _ as Pe, _i as Fe, _t as Ie, an as Le, ar as Re, at as ze, b as Be, bn as Ve, br as He, c as Ue, cn as We, ct as Ge, dr as Ke, dt as qe, et as Je, fr as Ye, ft as Xe, g as k, gt as Ze, h as Qe, hi as $e, hn as et, in as tt, j as A, jr as nt, k as j, kt as rt, l as it, ln as at, m as ot, mn as st, mt as ct, nt as lt, oi as ut, ot as dt, pi as ft, pt, ri as mt, rr as ht, rt as gt, sn as _t, st as vt, u as yt, un as bt, ut as xt, vn as St, w as Ct, wi as wt, wn as Tt, x as Et, xn as Dt, y as Ot, yi as kt, yn as At, zn as jt, zr as Mt } from "./engine.js";
import { _ as Nt, c as Pt, d as Ft, h as M, l as It, p as Lt, r as Rt, t as zt, u as Bt } from "./zod.js";
import { A as Vt, C as N, E as Ht, F as Ut, N as P, P as Wt, T as Gt, b as F, c as I, d as Kt, h as L, l as qt, m as R, p as z, r as Jt, s as Yt, u as B, v as Xt, y as Zt } from "./wire.js";
import { $ as Qt, $i as $t, Ai as V, Ci as en, Di as tn, J as nn, Jt as rn, K as an, Oi as on, Q as sn, Ti as cn, _ as H, _n as ln, b as un, bn as dn, d as fn, ea as pn, f as mn, h as hn, ia as gn, ji as _n, oi as vn, p as yn, ra as bn, ri as xn, si as Sn, ta as Cn, tn as wn, tt as Tn, ui as En, wi as U, x as Dn, xn as On, yn as kn, zi as An, zt as jn } from "./start.js";
import { dirname as Mn, join as Nn, resolve as Pn } from "node:path";
import { mkdir as Fn, rm as In } from "node:fs/promises";
import { setImmediate as Ln } from "node:timers/promises";
// src/model/verdict.ts
const Rn = () => void 0, W = () => ({ is: "write" });
function G({ id: e, language: t, place: n }) {
	return B([
		e,
		t,
		n
	]);
}
// src/plan/fromLokalise.ts
function zn({ kind: e, entry: t, live: n }, { rules: r, rows: i = [] }) {
	return t && pt(t) ? !0 : n !== void 0 && (e.fromLokalise?.rowsOf(n, i, r).length ?? 0) > 0;
}
function Bn({ kind: e, entry: t }, { rules: n, rows: r = [] }) {
	let i = O(e.identity(t.values)).some((e) => n.create.includes(e)), a = e.fromLokalise !== void 0 && r.some(({ keysFrom: e }) => e === "lokalise") && Mt(e, t).length === 0;
	return (pt(t) || a) && !i;
}
function Vn(e, { unmanaged: t, namesakes: n, matches: r }, { rules: i, rows: a = [] }) {
	let o = new Map(), s = a.filter(({ keysFrom: e }) => e === "lokalise");
	if (!e.fromLokalise || s.length === 0) return o;
	let c = (t) => e.isArchived(t) ? [] : e.fromLokalise?.rowsOf(t, s, i) ?? [];
	for (let e of t) {
		let t = c(e).filter(({ filenames: t }) => !n.has(e) || t !== void 0);
		t.length > 0 && o.set(e, { rows: t });
	}
	for (let [t, n] of R(r, ({ live: e }) => e === void 0 ? [] : [e])) {
		let r = n.map(({ declared: e }) => e), i = ke(r).flatMap(({ from: e }) => e?.source ?? []), a = c(t).filter((e) => i.every((t) => jn(t, e))), s = r.find((e) => ke([e]).every(({ from: e }) => !e));
		a.length === 0 || s && Mt(e, s).length > 0 || o.set(t, {
			rows: a,
			...s && { inYaml: s }
		});
	}
	return o;
}
// src/plan/oneChange.ts
function Hn(e, t) {
	let n = t.flatMap((e) => e.live === void 0 ? [] : [e]), r = new Set(n.map((e) => e.live)).size < n.length ? z(n, (e) => e.live) : new Map();
	return (t) => {
		let n = r.get(t.live)?.filter((e) => e !== t) ?? [];
		if (n.length === 0) return;
		let i = n.flatMap(({ declared: t }) => Mt(e, t));
		return new Map([...z(i, ({ part: e = "" }) => e)].map(([e, t]) => [e, t.map(({ after: e }) => e)]));
	};
}
function Un(e, t) {
	let n = new Map(), r = e.filter(({ live: e }) => e !== void 0);
	for (let e of z(r, ({ live: e }) => e).values()) if (e.length > 1) for (let [r, i] of Wn(e, t)) n.set(r, i);
	return e.map((e) => n.get(e) ?? e);
}
function Wn(e, t) {
	let { change: n, problem: r } = Kn(e, t);
	return e.map((e, t) => {
		let { change: i, ...a } = e, o = a.kept.filter((r) => "field" in r ? !n || !Gn(e.kind, n, r) : t === 0);
		if (n) return [e, {
			...a,
			kept: o,
			...t === 0 && { change: n }
		}];
		let s = r && t === 0 ? [...a.problems, r] : a.problems;
		return [e, {
			...a,
			kept: o,
			problems: s,
			...i && { skipped: ze(e.kind, e.entry) }
		}];
	});
}
function Gn(e, { fields: t }, { field: n, part: r, declared: i }) {
	let a = t.find((e) => K(e) === K({
		field: n,
		...r !== void 0 && { part: r }
	})), o = e.fields.find(({ name: e }) => e === n);
	return a !== void 0 && i !== void 0 && o?.same(a.sent ?? a.after, i, void 0) === !0;
}
function Kn(e, { project: t }) {
	let [{ kind: n, live: r, entry: i }] = e, a = e.flatMap(({ change: e }) => e?.action === "update" ? e : []), [o] = a;
	if (!o) return {};
	let s = [];
	for (let { entry: t, change: r } of e) for (let { unverifies: i, ...a } of r?.action === "update" ? r.fields : []) {
		let r = s.findIndex(({ field: e }) => K(e) === K(a)), i = s[r], o = i ? Yn(n, i.field, a) : a, c = o ? Jn(e, t, a) : i?.entry;
		if (!o || c) return { problem: xe(n, {
			entry: t,
			other: c ?? t,
			...a
		}) };
		s.splice(r < 0 ? s.length : r, 1, {
			entry: i?.entry ?? t,
			field: o
		});
	}
	let c = s.map(({ field: t, entry: n }) => qn(e, n, t)), l = e.flatMap((e) => e.kept), u = l.some((e) => "field" in e && (e.reason === "conflict" || e.reason === "undecided") && c.some((t) => K(t) === K(e)) && !Gn(n, {
		...o,
		fields: c
	}, e)), d = gt(n, i, c, l);
	if (u || d) return d ? { problem: d } : {};
	let f = Tt(n, r, c, t), p = a.find((e) => e.renamed_from !== void 0)?.renamed_from;
	return { change: {
		...o,
		...p !== void 0 && { renamed_from: p },
		place: dt(o.place, f),
		seen: vt(n, r, f),
		fields: f
	} };
}
function qn(e, t, n) {
	let [{ kind: r }] = e, { part: i } = n;
	if (i === void 0 || nt(r.name, n.field).role !== "text") return n;
	let a = e.flatMap(({ entry: e }) => e === t || E(r, e, i) === void 0 ? [] : Ge(n, e).place);
	return a.length === 0 ? n : {
		...n,
		also_at: a
	};
}
function K({ field: e, part: t }) {
	return B([e, t ?? null]);
}
function Jn(e, t, { field: n, part: r, after: i }) {
	let { role: a } = nt(e[0].kind.name, n);
	if (a !== "text" && a !== "identity") return e.filter((e) => e.entry !== t).find(({ kind: e, entry: { values: t } }) => {
		let a = e.fields.find(({ name: e }) => e === n);
		return (a?.toPlan(t).filter((e) => e.part === r) ?? []).some((e) => a?.same(e.after, i, void 0) === !1);
	})?.entry;
}
function Yn(e, t, n) {
	let r = e.fields.find(({ name: e }) => e === t.field);
	if (r?.same(t.sent ?? t.after, n.sent ?? n.after, void 0)) return t;
	if (r?.role !== "identity") return;
	let i = r.merge?.(t.before ?? null, t.after, n.after);
	return i === void 0 ? void 0 : {
		...t,
		after: i
	};
}
// src/plan/prune.ts
function Xn(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = me(e, i);
	if (a === void 0) return {
		destroys: [],
		spared: [],
		scope: 0
	};
	let o = (t) => he(e, e.tags(t), i), s = [], c = [];
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
		}, f = bn(u, i), p = u.find((e) => i.protectedTags.includes(e));
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
			let i = Zn(e, t, r);
			s.push({
				ref: `${e.name}-away:${l}`,
				kind: e.name,
				label: n,
				action: "destroy",
				id: l,
				how: a,
				seen: Kt(l, e.fingerprint(t)),
				...u.length > 0 && { tags: u },
				...i.length > 0 && { texts: i }
			});
		}
	}
	return s.sort((e, t) => qt(e.label, t.label)), {
		destroys: s,
		spared: c,
		scope: t.filter(o).length + s.length
	};
}
function Zn(e, t, n) {
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
function Qn(e, t, n, r, { formerFiles: i, applied: a } = {}) {
	let { project: o } = t, { variables: s, rows: c = [] } = e, l = {
		project: o,
		rules: n,
		variables: s,
		verdicts: r,
		formerFiles: i,
		applied: a,
		rows: c
	}, u = De(e, t.project);
	if (u.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: u
	};
	let { kinds: d, filter: f } = nr(e.kinds.flatMap((n) => {
		let [r, i] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !i) throw Error(`live ${n.plural} were not read`);
		return r && i ? [ar(n, r, i, l)] : [];
	}), n), p = d.map((e) => ({
		...e,
		...or(e.parts)
	})), m = [...u, ...p.flatMap((e) => [...e.problems, ...e.remarks])], h = p.flatMap((e) => e.keptTexts), g = h.some(({ item: { reason: e } }) => e === "conflict" || e === "undecided"), _ = fn(m) || g || e.isIncomplete === !0, v = p.flatMap((e) => e.destroys), y = f ? [] : p.flatMap((e) => e.unmanaged), b = p.flatMap(({ kind: e, changes: t, declared: n, live: { objects: r } }) => e.firstSends?.(t, n, r, l.variables) ?? []);
	return {
		is: "planned",
		plan: {
			format_version: 1,
			project: t.project,
			changes: [...p.flatMap(({ changes: e }) => e), ..._ ? [] : v],
			kept: [...p.flatMap((e) => [...e.kept, ...e.spared]), ..._ ? v.map(({ kind: e, label: t, id: n }) => ({
				kind: e,
				label: t,
				id: n,
				reason: "held-back"
			})) : []],
			skipped: p.flatMap(({ skipped: e }) => e),
			...$n(p, f !== void 0),
			counts: er(p, f !== void 0, n),
			...b.length > 0 && { sends: b },
			...f && { filter: f }
		},
		unmanaged: y,
		problems: m,
		kinds: d,
		open: p.flatMap(({ open: e }) => e),
		keptTexts: h
	};
}
function $n(e, t) {
	let n = t ? [] : e.flatMap((e) => e.toAdd), r = e.flatMap((e) => e.onlyInFiles);
	return {
		...n.length > 0 && { to_add: n },
		...r.length > 0 && { only_in_files: r }
	};
}
function er(e, t, n) {
	let r = e.map(({ kind: e, unchanged: n, unmanaged: r, live: i }) => ({
		plural: e.plural,
		figures: {
			unchanged: n,
			unmanaged: t ? 0 : r.length + (i.notRead ?? 0)
		}
	}));
	return {
		unchanged: Ht(r, ({ figures: e }) => e.unchanged),
		unmanaged: Ht(r, ({ figures: e }) => e.unmanaged),
		by_kind: Object.fromEntries(r.map(({ plural: e, figures: t }) => [e, t])),
		adopted: Ht(e, ({ changes: e }) => e.filter((e) => tr(e, n)).length)
	};
}
function tr(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function nr(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = (e) => e.live ?? e, a = new Set(r.filter((e) => _t(t, e)).map(i)), o = r.filter((e) => a.has(i(e))), s = new Map(rr(o, r).map((e) => [e.entry, e])), c = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => s.get(e) ?? []), r = n === "stop" ? e.parts.filter(({ entry: e }) => !s.has(e)) : [], i = new Set(t.map(({ kind: e, entry: t }) => pe(e.label(t.values)))), a = e.remarks.filter(({ about: e }) => e === void 0 || i.has(e)), o = [...r.flatMap(({ problems: e }) => e), ...a];
		return {
			...e,
			parts: t,
			destroys: [],
			spared: [],
			remarks: o
		};
	}), l = c.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), u = et(t, r);
	return {
		kinds: c,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(l),
			unmatched: u
		}
	};
}
function rr(e, t) {
	let n = new Set(e), r = R(e, ({ change: e }) => ur(e, "after")), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = new Set(ur(e.change, "after")), o = ur(e.change, "before").filter((e) => !t.has(e));
		for (let t of o.flatMap((e) => r.get(e) ?? [])) t !== e && n.delete(t) && (i.set(t, e), a.push(t));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? ir(e, t) : e;
	});
}
function ir({ change: e, open: t, ...n }, r) {
	let { kind: i, entry: a } = n, o = i.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = r.kind.label(r.entry.values), c = `It gets a name that is live until another ${i.name} is renamed to "${s}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, l = jt(i, a, "narrow-filter", c, {
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
function ar(e, t, n, r) {
	let { storedForm: i } = e, { rules: a } = r, o = i ? {
		...r,
		storedForm: P(() => i(n.objects))
	} : r, s = e.match(t, n, o), c = P(() => e.waiting?.(t, o)), l = Hn(e, s.matches), u = s.matches.map((t, n) => {
		let r = {
			kind: e,
			entry: t.declared
		};
		if (t.live === void 0 && Bn(r, o)) return {
			...r,
			kept: [],
			problems: [],
			onlyInFiles: ze(e, t.declared)
		};
		let i = zn({
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
		} : o, s = l(t), u = s ? {
			...i,
			inOtherApps: s
		} : i, d = lt(e, t, u, `${e.name}:${n + 1}`);
		return {
			...tt(d, t, {
				kind: e,
				context: o,
				texts: c
			}),
			...r,
			...t.live !== void 0 && { live: t.live }
		};
	}), d = s.refused.map(({ declared: t, problem: n }) => {
		let { file: r, span: i, values: a } = t;
		return {
			kind: e,
			entry: t,
			kept: [],
			skipped: {
				kind: e.name,
				label: e.label(a),
				place: kn(r, i, [])
			},
			problems: [n]
		};
	}), f = [...new Set(s.matches.flatMap(({ live: e }) => e === void 0 ? [] : [e]))], p = s.unmanaged.filter((e) => !s.namesakes.has(e)), m = (t) => e.created?.(t) ?? 0, h = [...Vn(e, s, o)].flatMap(([t, { rows: n }]) => e.fromLokalise?.isReady(t, n, o) ? [t] : []).sort((e, t) => m(t) - m(e)), g = new Set(h), _ = Xn(e, {
		matched: f,
		unmatched: p.filter((t) => !zn({
			kind: e,
			live: t
		}, o))
	}, o), v = new Set([..._.destroys, ..._.spared].map(({ id: e }) => e)), y = (t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	}), b = s.unmanaged.filter((t) => !v.has(e.id(t)) && !g.has(t));
	return {
		kind: e,
		matching: s,
		declared: t,
		live: n,
		..._,
		parts: [...Un(u, o), ...d],
		remarks: s.remarks,
		unmanaged: b.map(y),
		toAdd: h.map((e) => {
			let t = m(e);
			return {
				...y(e),
				...t > 0 && { created: t }
			};
		}),
		matched: f.length
	};
}
function or(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []).sort((e, t) => Number(sr(t)) - Number(sr(e))),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		onlyInFiles: e.flatMap(({ onlyInFiles: e }) => e ?? []),
		unchanged: cr(e),
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
function sr(e) {
	return e.action === "create" && e.again === !0;
}
function cr(e) {
	let [t, n] = [e.filter(lr), new Set(e.filter((e) => !lr(e)).map(({ live: e }) => e))];
	return new Set(t.flatMap(({ live: e }) => n.has(e) ? [] : [e])).size;
}
function lr({ change: e, skipped: t, kept: n, onlyInFiles: r }) {
	return !e && !t && !r && n.length === 0;
}
function ur(e, t) {
	return !e || e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => nt(e.kind, t).role === "identity").flatMap((n) => O(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
// src/remote/kindRemote.ts
let dr = [];
function fr(e) {
	dr = e;
}
function pr() {
	return dr;
}
function mr({ name: e }) {
	let t = dr.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var hr = class {
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
		let n = V`Lokaform had an unexpected error (${_n(t)}), so it is not known whether this change was made. Run plan to see.`;
		for (let t of e) this.outcomes.has(t.ref) || this.record(t, q("unknown result", n));
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
function q(e, t, n) {
	return {
		state: "failed",
		how: e,
		...en(t),
		...n && { place: n }
	};
}
function J(e) {
	return {
		state: "not attempted",
		...en(e)
	};
}
const gr = q("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function _r(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function vr(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = _r(e, t, n, r);
	if (!c && l) return q("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place);
	if (!c) return {
		state: "done",
		id: e.id(n)
	};
	let u = s.map(({ field: e, stored: t }) => {
		let n = [JSON.stringify(e.after), JSON.stringify(t)], [r, i] = sn(...n, yr), a = e.part ?? e.field;
		return V`${a}: ${tn(r)} was sent, ${tn(i)} is stored${Qt(...n)}`;
	});
	return q("stored differently", V`The service stored something else. ${cn(u, "; ")}. Declare what is stored, or change the project's settings.`, c.field.place);
}
const yr = 200;
// src/remote/sending.ts
var br = class {
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
		let n = U(e);
		Er(e) && (this.refusal ??= n), Or(e) && (this.cause ??= V`The service refuses all requests for this project: ${n}`), t && (e instanceof a ? !this.accepted && this.lastRefusal === e.message && (this.cause ??= V`The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= V`The service could not be reached: ${n}`, this.lastRefusal = e.message);
	}
};
async function xr({ client: e, projectId: t, stop: n }, r, i) {
	try {
		let { snapshot_id: n, title: a } = await l(e, t, r);
		i.snapshot = {
			id: d(n) ?? c(n) ?? "without an id",
			title: c(a) ?? r
		};
	} catch (e) {
		if (!(e instanceof m)) throw e;
		let t = e.mayHaveHappened ? "It is not known whether there is a" : "There is no", n = V`${t} snapshot of the project from before this run, and none is requested again. ${U(e)} The backup has the keys that this run removes.`;
		i.remarks.push(H("no-snapshot", n, {
			severity: "notice",
			scope: "project"
		}));
	}
	return n.reason();
}
const Sr = 2e3;
function Cr(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return q("unknown result", V`${U(e)} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function wr({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var Tr = class extends Error {};
function Er(e) {
	return e instanceof a && (p(e) || e.status === 403);
}
const Dr = [
	401,
	402,
	403,
	404,
	423,
	429
];
function Or(e) {
	return e instanceof a ? Dr.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function kr(e) {
	return e.name === "TimeoutError" || e instanceof a && [
		413,
		502,
		504
	].includes(e.status);
}
function Ar(e, t) {
	return e instanceof a || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof o && !e.mayHaveHappened ? J(U(e)) : q(e.mayHaveHappened ? "unknown result" : "refused", U(e));
}
var X = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function jr(e) {
	try {
		return Dn(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return yn(H(e.code, e.message, { scope: "project" }));
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
function Mr(e, t) {
	if (!e.mayHaveHappened) return Y(e);
	let n = t === "change" ? "made" : "removed";
	return q("not made", V`${U(e)} Lokaform read the project again, and the ${t} was not ${n}. Apply again.`);
}
function Nr(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Pr(e, t = "") {
	return J(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Fr(e, t) {
	return J(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
async function Ir(e, t, { languages: n, ...a }) {
	let o = () => Hr(e, t), [s, c] = await Promise.all([e.projectDetails(w(t)), n === !0 ? o() : void 0]), l = i(i(s)?.statistics) ?? {}, u = n === "counted" ? r(l.languages, Wr) : void 0, d = c ?? (n && !u ? await o() : void 0);
	return {
		project: Vr(t, s, d ? Br(d) : u, a),
		details: s,
		statistics: l,
		languages: d
	};
}
function Lr(e, t) {
	return Ir(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
}
async function Rr(e) {
	return (await Z(e))?.project;
}
async function zr(e, t) {
	return Br(await Hr(e, t));
}
function Br(e) {
	let t = r(e, Wr);
	if (!t) throw Gr("a language has no usable lang_iso");
	return t;
}
function Vr(e, t, n, r) {
	let a = i(t) ?? {}, o = i(a.settings) ?? {}, l = s(o.per_platform_key_names), u = s(o.segmentation), f = d(a.base_language_id), p = n?.find((e) => f !== void 0 && e.id === f), m = c(a.base_language_iso) || p?.iso, h = [
		...r.names && l === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && u === void 0 ? ["settings.segmentation"] : [],
		...r.texts && m === void 0 ? ["base_language_iso"] : []
	];
	if (h.length > 0) throw Gr(`the project has no usable ${h.join(" and ")}`);
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
async function Hr(e, t) {
	let n = await f(() => e.languages(t, { limit: 500 }), (e) => Wr(e)?.iso);
	if (n) return n;
	throw new X("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function Ur(e, { id: t, languages: n }) {
	return P(async () => (n ?? await zr(e, t)).map(({ iso: e }) => e));
}
function Wr(e) {
	let { language_iso: t, language_id: n, lang_iso: a, lang_id: o, plural_forms: s } = i(e) ?? {}, l = c(a ?? t);
	if (l !== void 0 && l !== "") return {
		iso: l,
		id: d(o ?? n),
		pluralForms: r(s, c) ?? []
	};
}
function Gr(e) {
	return new X(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function Kr(e, t, n, r, i = !1) {
	let a = n.flatMap(se), [{ kinds: o } = { kinds: [] }] = n, s = o.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), c = await jr(() => Ir(e, t, {
		languages: (a.length > 0 || i) && "counted",
		names: s.some(({ namesByPlatform: e }) => e),
		texts: i || a.some(({ ofText: e }) => e)
	}));
	if (!c.ok) return c;
	let { project: l, statistics: u, languages: d } = c.value, f = n.map((e) => de(e, l.baseLanguage)), p = new Set([...f.flatMap(se).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(({ entries: e }) => Object.values(e).flat()).flatMap(ct)]), m = (e = []) => e.filter(({ iso: e }) => i || p.has(e)), h = ({ plural: e, name: t }) => r && {
		declarations: r.rules.map((t, n) => ({
			entries: f[n]?.entries[e] ?? [],
			rules: t
		})),
		reviewed: r.reviewed.filter(({ kind: e }) => e === t)
	}, g = (t) => Yr({
		client: e,
		project: {
			...l,
			languages: t
		},
		statistics: u,
		languages: m(t)
	}, s, h);
	return jr(async () => {
		if (d || a.length === 0) return {
			...await g(l.languages),
			declared: f
		};
		let n = m(l.languages).filter(({ id: e }) => e !== void 0).length === p.size, [r, i] = await Promise.all([zr(e, t), n ? g(l.languages) : void 0]);
		return {
			...i && qr(m(r)) === qr(m(l.languages)) ? i : await g(r),
			project: {
				...l,
				languages: r
			},
			declared: f
		};
	});
}
function qr(e) {
	return e.map(({ iso: e, id: t = "" }) => `${e} ${t}`).sort().join();
}
async function Jr(e, t, { kinds: n, languages: r, leavesOut: i }, a = () => Lr(e, t)) {
	let o = await jr(a);
	if (!o.ok) return o;
	let { project: s, statistics: c } = o.value, l = r(s);
	if (!l.ok) return l;
	let u = {
		client: e,
		project: s,
		statistics: c,
		languages: l.value
	};
	return jr(() => Yr(u, n, () => void 0, i));
}
async function Yr(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await mr(t).observe({
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
async function Xr(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([Ir(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await mr(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new X();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
// src/kinds/backup.ts
function Zr(e, t, { how: n }, r) {
	let i = Xe(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function Qr(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.toManifest(t, r) === void 0).map(({ name: e }) => e);
}
function $r(e) {
	return ei(e, ({ after: e }) => e);
}
function ei(e, t) {
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
async function ti(e) {
	let { client: t, project: r, statistics: i, languages: a, plans: o } = e, s = o && di({
		...e,
		...o
	}), c = s && await s;
	if (c) return c;
	let l = r.id, u = l === w(l) ? n(i.keys_total) : void 0;
	return j(await ni({
		client: t,
		projectId: l
	}, ii(a), a, u));
}
async function ni(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await si(e, t, i, r);
	if (ri(a)) return a.listed;
	let o = await ci(e, t, i);
	if (ri(o)) return o.listed;
	throw new X(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function ri({ listed: e, total: t }) {
	return t === e.length;
}
function ii(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		...Ti,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
const ai = 5e6;
function oi(e) {
	if (e > ai) throw new X(`The service says that the project has ${e} keys, and Lokaform reads at most ${ai}. No plan was made. Run again, and report it to the service if the number stays wrong.`);
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
async function si({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => d(e)),
			keys: A(a, r),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = oi(Math.min(i, ai)).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => oi(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, f, p, ...m] = await Promise.all([
		o,
		c,
		l,
		...s
	]), h = [
		u,
		...m,
		...p
	], g = f.at(-1), _ = f.length === 1 && h.length === 1, v = g && !_ ? [await a(g)] : [], y = [...h, ...v], b = te(y.flatMap(({ keys: e }) => e)), x = v.length === 0 ? h : [...h.slice(0, f.length - 1), ...v], S = y.at(-1)?.total, C = y.some((e) => (e.total ?? 0) > (S ?? 0)), ee = x.every(({ ids: e }, t) => {
		let n = x[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: b,
		total: C || !ee ? void 0 : S
	};
}
async function ci({ client: e, projectId: t }, n, r) {
	let i = [], a = 0;
	for await (let o of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) if (I(i, A(o, r)), a += 1, a === 1e4) break;
	let { totalCount: o } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: te(i),
		total: o
	};
}
const li = [
	400,
	404,
	413,
	414,
	431
], ui = /^[\w.:/-]+$/;
function di(e) {
	let { project: t, statistics: r, declarations: i, reviewed: o } = e, s = n(r.keys_total);
	if (s === void 0 || t.perPlatformNames || o.some(({ action: e }) => e !== "update") || i.some(({ rules: e }) => le(y, e) !== "off")) return;
	let c = i.flatMap(({ entries: e }) => e.map((e) => e.values)), l = new Set(c.flatMap((e) => [...Se(e), ...Ot(e).flatMap(({ name: e = [] }) => e)])), u = new Set(c.flatMap(({ key_id: e }) => e ?? []));
	if (![...l].every(vi)) return;
	let d = yi(l).length + bi(u).length;
	return Math.max(1, d) * 4 > Math.ceil(s / 500) ? void 0 : (async () => {
		let t = [fi(e, l, u), gi(e, s)], [n, r] = await Promise.all(t), i = r - n.length;
		return i >= 0 && _i(n, e) ? {
			objects: n,
			unusable: [],
			notRead: i
		} : void 0;
	})().catch((e) => {
		if (!(e instanceof a && li.includes(e.status) || e instanceof X)) throw e;
	});
}
async function fi(e, t, n) {
	let r = await pi(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await mi(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort(({ key_id: e }, { key_id: t }) => e.length - t.length || (e < t ? -1 : 1));
}
async function pi(e, t) {
	let n = await Promise.all(yi(t).map(async (n) => (await hi(e, { filter_keys: n })).filter(({ key_name: e }) => S(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => S(e)));
	if (![...t].every((e) => r.has(e) || ui.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function mi(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(bi(t).map((t) => hi(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function hi({ client: e, project: t, languages: n }, r) {
	let i = await Ci({
		client: e,
		projectId: t.id
	}, {
		...ii(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: s } = j(A(i, a));
	if (s.length > 0) throw new X();
	return o;
}
async function gi({ client: e, project: { id: t } }, n) {
	if (t === w(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function _i(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) ? t.every(({ entries: t, rules: n }) => Et(t, e, !1, Be(n)).fresh.length === 0) : !1;
}
function vi(e) {
	return !e.includes(",");
}
const yi = (e) => Si(e, 500, 2e3, xi), bi = (e) => Si(e, 500, 7e3, xi), xi = (e) => encodeURIComponent(e).length + 3;
function Si(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function Ci({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new wi();
	if (r.totalCount !== te(A(r)).length) throw new X();
	return r;
}
var wi = class extends X {};
const Ti = {
	include_translations: !0,
	disable_references: !0
};
async function Ei(e, t, n = []) {
	let r = await Promise.all(bi(t.map(String)).map((t) => Oi(e, t)));
	return j(A(r.flat(), n));
}
async function Di(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => Ei(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => [e, void 0].flatMap((e) => o.get(e) ?? []);
	return i && (({ id: e }) => ({
		key: a.get(String(e)),
		lacks: s(String(e))
	}));
}
async function Oi(e, t) {
	try {
		return await Ci(e, {
			...Ti,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof wi || n instanceof a && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Oi(e, t.slice(0, r)), ...await Oi(e, t.slice(r))];
	}
}
async function ki(e, t) {
	let n = new Set(t.flatMap((e) => S(e))), r = [...n].every(vi) ? yi(n).map((e) => ({
		...Ti,
		filter_keys: e
	})) : [Ti], i = await Promise.all(r.map((t) => ni(e, t)));
	return Ai(j(i.flat()), n);
}
function Ai({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(S(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function ji(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Ei(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = r.filter(({ key_id: e }) => !o.has(String(e))), c = new Set(s.flatMap(({ key_name: e }) => S(e)));
	if (c.size === 0) return a;
	let l = Ai(j(await ni(i, {})), c), u = await Ei(i, l.objects.map(({ key_id: e }) => e)), d = u.objects.filter(({ key_id: e }) => !o.has(e));
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
async function Mi(e, t) {
	let n = await Ni(e, t.filter((t) => t.answer.is === "refused" ? /already taken/i.test(t.answer.error.message) : !Ii(e, t)).map((e) => e.sent));
	return t.map((t) => Fi(e, t, n.get(t.sent), zi));
}
async function Ni(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = Hi(t, {
		keys: (await Z(() => ki(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function Pi(e, t) {
	let n = await Di(e, t.filter((t) => t.answer.is !== "refused" && !Ii(e, t)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return Fi(e, t, r?.key, r?.lacks.length === 0 ? Bi : gr);
	});
}
function Fi(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && Li(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? Li(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? Ri(n.error) : i
	};
}
function Ii({ context: e }, { sent: t, answer: n }) {
	return n.is === "stored" && _r(y, t.change, n.key, e).length === 0;
}
function Li({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), vr(y, n, r, e);
}
function Ri({ message: e, code: t }) {
	return q("refused", V`The service refused it: ${tn(e, "service")} (code ${t}).`);
}
const zi = q("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), Bi = q("not made", "The service answered without an error, but did not do this. Apply again."), Vi = { is: "silent" };
function Hi(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) for (let e of i) if (!(!Ui(n.out, e.key_name) || t && !Wi(e, n.out))) {
		i.delete(e), r.set(n, {
			is: "stored",
			key: e
		});
		break;
	}
	let a = ({ out: e }) => n.filter(({ key_name: t }) => t !== void 0 && Ui(e, t)), o = new Map(e.filter((e) => !r.has(e)).map((e) => [e, a(e)]));
	for (let [e, t] of o) {
		let n = [...o.keys()].filter((e) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? Vi
	}));
}
function Ui({ key_name: e = "", platforms: t = [...Jt] }, n) {
	return t.every((t) => g(n, t) === g(e, t));
}
function Wi(e, { platforms: t = [], filenames: n = {} }) {
	return Jt.every((n) => t.includes(n) === e.platforms.includes(n)) && Jt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Gi(e, { keys: t, errors: n }) {
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
		answer: r.get(String(e.change.id)) ?? Vi
	}));
}
// src/keys/rereadBeforeWrite.ts
const Ki = Ut((e) => xt(y.fields, e, {}, []));
function qi(e) {
	return {
		change: e,
		out: Ki(e)
	};
}
function Q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function Ji(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function Yi(e, t, n, r) {
	let i = (e) => r ? Y(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Q(t, i(J(e)))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || ea(e)), c = s.map(({ change: e }) => e), l = await Di(e, c), u = c.some($i) ? l && await Z(() => e.languages()) : [];
	if (!l || !u) return a(Zi);
	let d = new Set(s), f = [], p = (t) => {
		let { change: n } = t;
		if (!d.has(t)) return Ji(t);
		let { key: r, lacks: a } = l(n);
		if (!r) return a.length > 0 ? i(Pr("key")) : {
			state: "skipped",
			message: Qi
		};
		let o = $i(n) ? u.filter((e) => !Ce(r, e)) : [];
		if (o.length > 0) return i(Pr("key", ` (no usable ${o.join(", ")} text)`));
		let { open: s, kept: c } = ta(n, r, e.context);
		if (s.length === 0) return na({
			state: "done",
			id: n.id
		}, n, c);
		let p = qi({
			...n,
			fields: s
		});
		oa(p.change).length > 0 && e.beforeReshaping.set(n.ref, r);
		let m = Xi(p.change, r, e.context);
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
		outcomes: [...h, ...Q(_, i(J(g)))]
	};
}
function Xi(e, t, n) {
	if (e.fields.some((t) => St(e.kind, t))) {
		let r = Zr(y, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: $r(e.fields)
		};
	}
	let r = Xe(y, t, y.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => F(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => D(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...ei(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: y.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: $r(s ? [s, ...a] : o)
	};
}
const Zi = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", Qi = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function $i(e) {
	return e.fields.some((t) => D(e.kind, t) || St(e.kind, t));
}
function ea({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = y.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || St(e, t);
	});
}
function ta(e, t, n) {
	let r = e.fields.find(({ field: e }) => e === "platforms")?.after, i = Array.isArray(r) ? Jt.filter((e) => r.includes(e)) : t.platforms, a = {
		...y.liveContext(t, n, e.label),
		platforms: i
	}, o = [], s = [], c = !1;
	for (let n of e.fields) {
		let { field: r, part: i, before: l, after: u, seen: d } = n, f = y.fields.find(({ name: e }) => e === r), p = f?.stored(t, a, i), m = f?.editState?.(t, i), h = d !== void 0 && (m === void 0 || Kt(e.id, m) !== d);
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
	c ||= s.some((e) => ge(l, e));
	let u = c && o.some((e) => D(l, e)), d = o.filter((e) => u && (D(l, e) || ge(l, e)));
	return {
		open: o.filter((e) => !d.includes(e)),
		kept: {
			moved: s,
			unconverted: d
		}
	};
}
function na(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${ra(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${ra(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return on(e, V`${e} ${l}`);
	let u = ra(t.filter((e) => !i.includes(e)));
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
function ra(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function ia(e, t) {
	let n = t.flatMap(({ change: t, outcome: n }) => {
		let r = e.beforeReshaping.get(t.ref), i = oa(t).some(({ field: e }) => aa(t, n).includes(e));
		return r && i ? [[t, r]] : [];
	}), r = new Map(n), i = await Di(e, [...r.keys()]);
	return t.map((e) => {
		let t = r.get(e.change);
		return t ? {
			...e,
			outcome: sa(e, t, i?.(e.change).key)
		} : e;
	});
}
function aa({ fields: e }, t) {
	return t.state === "done" ? ra(e) : t.state === "skipped" ? t.written ?? [] : [];
}
function oa({ kind: e, fields: t }) {
	return t.filter((t) => D(e, t));
}
function sa({ change: e, outcome: t }, n, r) {
	let [i] = oa(e), a = aa(e, t), o = t.state === "skipped" ? V` ${t}` : "";
	if (!r || n.translations?.some(({ language_iso: e }) => !Ce(r, e))) return q("unknown result", V`The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${o}`, i?.place);
	let s = ca(n, r).filter((e) => !a.includes(e));
	return s.length === 0 ? t : q("stored differently", V`The service removed the texts in ${s.join(", ")} when is_plural changed. The backup has them.${o}`, i?.place);
}
function ca(e, t) {
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: n }) => {
		let r = la(n), i = la(Ce(t, e)?.translation ?? "");
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function la(e) {
	let t = Ct(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function ua(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: o } of t.translations ?? []) {
		let t = Ce(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || t === o || e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function da(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [H("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function fa(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return Sa(t, Math.ceil(t.length / n.max), (t) => fa(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, J(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(ga),
			...ha(e)
		});
		return await Mi(e, Hi(t, {
			keys: ma(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof m)) throw r;
		return kr(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? pa(e, t, r) : xa(e, t, r, (t) => fa(e, t), void 0);
	}
}
async function pa(e, t, n) {
	let r = [], i = t;
	for (let t of [0, Sr]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, Y(n))];
		let a = await Ni(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (I(r, await Mi(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, Cr(n, "key"))];
}
function ma(e) {
	return j(A(e)).objects;
}
function ha({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function ga({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function _a(e, n, r) {
	let { client: i, projectId: a } = e, o = {
		due: n.map(Ji),
		outcomes: []
	}, s = 0;
	try {
		let c = await i.updateKeys(a, async () => {
			if (o = await Yi(e, n, r !== void 0 || s++ > 0, r), o.due.length === 0 || r && r.sent >= 5) throw new Tr();
			return {
				keys: o.due.map(({ change: e, out: n }) => ({
					key_id: t(String(e.id)),
					...n
				})),
				...ha(e)
			};
		}), l = Gi(o.due, {
			keys: ma(c),
			errors: c.errors
		});
		for (let { sent: t, answer: n } of l) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && ua(e.movedWriters, t.before, n.key, r);
		}
		return [...o.outcomes, ...ba(o.due, await Pi(e, l))];
	} catch (t) {
		let n = va(o.due);
		if (t instanceof Tr) return [...o.outcomes, ...r ? Q(n, Mr(r.error, "change")) : []];
		if (!(t instanceof m)) throw t;
		if (t.mayHaveHappened) {
			let i = (r?.sent ?? 0) + 1;
			return [...o.outcomes, ...await ya(e, n, {
				error: t,
				sent: i
			})];
		}
		let i = await xa(e, o.due, t, (t) => _a(e, va(t), r), r?.error);
		return [...o.outcomes, ...ba(o.due, i)];
	}
}
function va(e) {
	return e.map((e) => e.planned);
}
async function ya(e, t, n) {
	return e.stop.reason() === void 0 ? kr(n.error) && n.sent <= 2 && t.length > 1 ? Sa(t, 2, (t) => _a(e, t, n)) : (await e.wait(wr(n)), _a(e, t, n)) : Q(t, Y(n.error));
}
function ba(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: na(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function xa({ stop: e }, t, n, r, i) {
	return n instanceof a && !Or(n) && t.length > 1 ? Sa(t, 2, r) : (e.note(n, !0), Q(t, Y(Ar(n, i))));
}
async function Sa(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) I(i, await n(e.slice(t, t + r)));
	return i;
}
async function Ca(e, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = {
		due: n,
		outcomes: []
	}, l = async () => {
		if (c = await wa(e, n, r), c.due.length === 0) throw new Tr();
		return c.due.map(({ id: e }) => t(String(e)));
	}, u = n.every(({ how: e }) => e === "archive"), d = async () => (await l()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), f;
	try {
		await (u ? i.updateKeys(a, d) : i.destroyKeys(a, l));
	} catch (e) {
		if (e instanceof Tr) return [...c.outcomes];
		if (!(e instanceof m)) throw e;
		o.note(e), f = e;
	}
	let { due: p, outcomes: h } = c;
	if (f?.mayHaveHappened && o.reason() === void 0) {
		r && await s(wr(r));
		let t = {
			error: f,
			sent: (r?.sent ?? 0) + 1
		};
		return [...h, ...await Ca(e, p, t)];
	}
	let g = await Ta(e, p, u, f && Ar(f, r?.error));
	return [...h, ...g];
}
async function wa(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Da(t, a(J(e)))
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(s);
	let c = await Di(e, t, () => e.languages());
	if (!c) return o(Zi);
	let l = [], u = [], d = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [..._e(t), ...Qr(y, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? d.push({
			change: n,
			outcome: {
				state: "done",
				id: n.id
			}
		}) : o.length > 0 ? d.push({
			change: n,
			outcome: a(Fr("key", o))
		}) : !t || Kt(n.id, y.fingerprint(t)) !== n.seen ? d.push({
			change: n,
			outcome: Nr("key", "removed")
		}) : (l.push(n), u.push(Zr(y, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: d
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...d, ...Da(l, Ea(n.error))]
	};
	let f = await r.save(u) ?? await i.beforeWrite() ?? (l.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
	return f === void 0 ? {
		due: l,
		outcomes: d
	} : {
		due: [],
		outcomes: [...d, ...Da(l, a(J(f)))]
	};
}
async function Ta(e, t, n, r) {
	let i = await Di(e, t), a = r ? Y(r) : gr;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? Ea(r) : {
				state: "done",
				id: e.id
			}
		};
	});
}
function Ea(e) {
	return e ? Mr(e, "key") : q("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function Da(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function Oa(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(qi(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => Si(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const ka = {
	kind: "key",
	observe: ti,
	lookUp: ji,
	batches: Oa,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? Ca(t, n.filter(Ma)) : e === "create" ? fa(t, n.filter(Aa).map(qi)) : ia(t, await _a(t, n.filter(ja).map(qi)));
			},
			async finish(e, n) {
				I(n.remarks, da(t.movedWriters));
			}
		};
	}
}, Aa = (e) => e.action === "create", ja = (e) => e.action === "update", Ma = (e) => e.action === "destroy", Na = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => Pa(e, t.id),
	lookUp: Pa,
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
			return n === void 0 ? e.action === "create" ? Va(t, e) : e.action === "update" ? La(t, e) : $a(t, e) : J(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Ja(t, e, n)
		};
	}
};
async function Pa(e, t) {
	let n = await f(() => e.webhooks(w(t)), (e) => c(i(e)?.webhook_id));
	if (n) return Qe(n);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function Fa({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && Ie(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return J("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${Pe}${o}`, u = c ? r : {
		...r,
		entry: {
			...s,
			url: `\${${l}}`
		}
	}, d = await e.save([u], c || !e.keepsUrls ? {} : { [l]: i }) ?? await n.beforeWrite();
	return d === void 0 ? void 0 : J(d);
}
async function Ia({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new Tr();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? Y(r.error) : i;
			if (!(t instanceof m)) throw t;
			if (n.gone && eo(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), Y(Ar(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(wr(r));
	}
}
function La(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [w(r), String(t.id)], o = () => n.webhook(i, a);
	return Ia(e, {
		async settled() {
			let n = ot(await o());
			if (!("webhook" in n)) return Pr("webhook");
			if (!Ba(e, t, n.webhook)) {
				let r = Ha(e, t, n);
				return r?.state === "done" ? r : Nr("webhook", "updated");
			}
			return Fa(e, Ra(t, n.webhook, e.context), n.webhook, "overwritten");
		},
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), Ka(e, t)));
			return Ha(e, t, ot(o));
		},
		async readBack(n) {
			let r = await Ua(e, t, o);
			return n && r.state !== "done" ? Y(n) : r;
		}
	});
}
function Ra(e, t, n) {
	let r = [e.identity, e.renamed_from].filter((e) => typeof e == "string").find((e) => Ie(e, n.variables) === t.url) ?? "", i = Xe(k, t, k.liveContext(t, n, r)), a = $r(e.fields);
	return {
		kind: k.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...za(i, a.events ?? i.events),
			...a
		}
	};
}
function za({ event_lang_map: e }, t) {
	if (!L(e) || !Array.isArray(t)) return {};
	let n = Object.entries(e).filter(([e]) => t.includes(e));
	return { event_lang_map: Object.fromEntries(n) };
}
function Ba({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = typeof n == "string" ? n : r, s = k.liveContext(a, e, o), c = t.map(({ field: e, part: t }) => {
		let n = k.fields.find(({ name: t }) => t === e)?.stored(a, s, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return vt(k, a, c) === i;
}
async function Va(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = qa(t, Ka(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return J(l);
	try {
		let a = await n.createWebhook(w(r), c), o = ot(a);
		return i.set(t.ref, "webhook" in o ? o.webhook.webhook_id : void 0), Ha(e, t, o) ?? await Ua(e, t, () => Ga(e, c));
	} catch (n) {
		if (!(n instanceof m)) throw n;
		if (!n.mayHaveHappened) return o.note(n), Y(n);
		i.set(t.ref, void 0);
		for (let r of [0, Sr]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return Y(n);
			let i = await Z(() => Ga(e, c));
			if (i) return vr(k, t, i, s);
		}
		return Cr(n, "webhook");
	}
}
function Ha({ context: e }, t, n) {
	if (!(!("webhook" in n) || _r(k, t, n.webhook, e).length > 0)) return vr(k, t, n.webhook, e);
}
async function Ua(e, t, n) {
	return Ha(e, t, ot(await Z(n))) ?? gr;
}
function Wa(e, t) {
	let n = N([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return Ze(e.url, t.url) && r && n;
}
async function Ga(e, t) {
	let { objects: n, unusable: r } = await Pa(e.client, e.projectId), i = n.find((e) => Wa(e, t)), a = r.some(({ names: e }) => e.every((e) => Ze(e, t.url)));
	if (!i && a) throw new X();
	return i;
}
function Ka({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = xt(k.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: Ie(r, e.variables) }
	};
}
function qa({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function Ja(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref)), i = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []), a = r.filter((e) => Xa(n.of(e)) !== void 0).map((e) => ({
		change: e,
		doubt: Qa
	}));
	for (let t of [
		0,
		Sr,
		Sr
	]) {
		if (a.length === 0 || e.stop.reason() !== void 0) return;
		t > 0 && await e.wait(t);
		let o = (await Z(() => Pa(e.client, e.projectId)))?.objects, s = [];
		for (let { change: t } of a) {
			let a = r.filter((e) => e !== t).map((e) => Xa(n.of(e))), c = new Set([...a, ...i]), l = o?.filter(({ webhook_id: e }) => !c.has(e)), u = l ? await Ya(e, t, l, n) : Qa;
			u !== void 0 && s.push({
				change: t,
				doubt: u
			});
		}
		a = s;
	}
	for (let { change: e, doubt: t } of a) n.remarks.push(Za(e, "error", t));
}
async function Ya(e, t, n, r) {
	let i = qa(t, Ka(e, t)), a = n.filter((n) => Wa(n, i) && vr(k, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = a.map(({ webhook_id: e }) => e).sort(), [s, ...c] = o, l = Xa(r.of(t)), u = e.posted.get(t.ref);
	if (s === void 0) return `may not exist: the list of webhooks does not have ${l}. Apply again.`;
	if (c.length === 0 && s === l) {
		let e = `existed twice. This run made ${u} and removed it again; ${s} stays.`;
		u !== void 0 && u !== l && r.remarks.push(Za(t, "notice", e));
	} else return u !== void 0 && c.includes(u) && (r.correct(t, {
		state: "done",
		id: s
	}), await Z(() => e.client.destroyWebhook(w(e.projectId), u))), `may exist twice, as ${[...new Set([...o, l])].join(" and as ")}: another run created it at the same time. Look at the webhooks in Lokalise, and delete all but one.`;
}
function Xa(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function Za({ label: e, place: t }, n, r) {
	return H("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const Qa = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function $a(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, [c, l] = [w(r), String(t.id)], u = {
		state: "done",
		id: t.id
	};
	return Ia(e, {
		async settled() {
			let r = i.reason() ?? a.missing();
			if (r !== void 0) return J(r);
			let s = ot(await n.webhook(c, l));
			return "webhook" in s ? Kt(t.id, k.fingerprint(s.webhook)) === t.seen ? Fa(e, Zr(k, s.webhook, t, o), s.webhook, "removed") : Nr("webhook", "removed") : Fr("webhook", s.unusable.lacks);
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
				return eo(t) ? u : e ? Y(e) : gr;
			}
			return e ? Mr(e, "webhook") : q("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
function eo(e) {
	return e instanceof a && e.status === 404;
}
// src/run/connect.ts
fr([ka, Na]);
function to(t, { apiUrl: n, onProgress: r, ...i }) {
	try {
		let { token: e = "", tokenFrom: a, rate: o, concurrency: s, name: c } = t, l = {
			token: e,
			tokenFrom: a,
			baseUrl: n,
			concurrency: s,
			...o !== "auto" && { rate: o },
			...i
		};
		return Dn(r ? new ro(l, c, r) : new u(l));
	} catch (t) {
		if (!(t instanceof e)) throw t;
		let n = t.argument === "baseUrl" ? "api-url: " : "";
		return yn(H("bad-setting", n + t.message));
	}
}
function no(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = to(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = to(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? Dn({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var ro = class extends u {
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
function io(e, { stopped: t }, { settings: n } = {}) {
	if (!(e instanceof m)) throw e;
	if (e instanceof o && t) return [];
	let r = e instanceof a && e.status === 404, i = Er(e) ? n?.tokenPlace : r && n?.places.get("project");
	return [H("api-error", U(e), {
		scope: "project",
		...i && { place: i }
	})];
}
// src/history/conflictMessages.ts
function ao(e, { reasons: t, writes: n, takenBack: r, target: i, ...a }) {
	let o = new Set((i?.kept ?? []).filter(({ item: { reason: e } }) => e === "conflict" || e === "undecided").map(oo)), s = (e) => o.has(oo(e)), c = e.filter(({ item: e }) => e.reason === "conflict"), l = e.filter(({ item: e }) => e.reason === "undecided"), u = ({ kind: e, entry: t, item: { part: n = "", declared: r } }) => {
		let a = i && ie({
			kind: e,
			entry: t,
			language: n,
			declared: r
		}, i.entries, []);
		return i !== void 0 && (a === void 0 || !N(a, r ?? null));
	}, d = e.filter((e) => so(e) && u(e)), f = (e) => s(e) ? "notice" : n || i ? "error" : "warning";
	return [
		...c.map((e) => co(e, s(e) ? "notice" : "error", {
			...a,
			canHaveTrailer: u(e)
		})),
		...uo(l, f, u, {
			reasons: t,
			...a
		}),
		...d.map((e) => co(e, "warning", a)),
		...fo(r, a)
	];
}
function oo({ item: { kind: e, id: t, part: n, declared: r } }) {
	return B([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function so({ item: { reason: e, live: t } }) {
	return e === "held" && !At(t);
}
function co(e, t, n) {
	let { item: r, entry: i, kind: a } = e, o = r.reason === "held", s = o ? `The rule for ${r.part} is seed, so the project keeps its text, and the changed text of the file is not written.` : `Both the file and the project changed the ${r.part} text, so it is not written.`, c = {
		path: [r.field, r.part ?? ""],
		ofName: !0,
		severity: t
	}, l = lo([e], n).slice(o ? -1 : 0);
	return {
		...jt(a, i, "conflict", s, c),
		ways: l
	};
}
function lo([{ kind: e, entry: t, item: n }, ...r], { flags: i, isWorkflow: a, names: o, canHaveTrailer: s = !1 }) {
	let c = r.length === 0, l = c || i.includes("--filter") ? [] : ["--filter", `file:${xn(n.place.file)}`], [u = ""] = O(e.identity(t.values)), d = c ? at(u, n.part ?? "", o()) : `*:${n.part}`, f = [
		d,
		...l,
		...i
	].map(nn).join(" "), p = `lokaform pull --accept ${f}`, m = c ? "text" : "texts", h = c ? "the file's text" : `the files' texts in all conflicts and undecided texts in ${n.part}`, g = `${ht}: ${u}:${n.part}`, _ = Re(`Title\n\n${g}`).overwrites[0] === `${u}:${n.part}`, v = c && s && _ && an(u) === u, y = an(d) === d;
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
function uo(e, t, n, { reasons: r, ...i }) {
	return [...z(e, (e) => {
		let { place: n, part: r, cause: i } = e.item;
		return B([
			n.file,
			r ?? null,
			i ?? null,
			t(e)
		]);
	}).values()].map((e) => {
		let [a] = e, { place: o, part: s, cause: c = "undated" } = a.item, l = r.get(c), u = e.length === 1 ? `The ${s} text of ${a.item.label} differs from the project and is not written` : `${Te(e.length)} ${s} texts of this file differ from the project and are not written; this is the first`, d = l === void 0 ? "." : V`: ${l}`, f = V`${u}, because ${h[c]}${d}`, p = lo(e, {
			...i,
			canHaveTrailer: n(a)
		}), m = t(a);
		return H("undecided", f, {
			place: o,
			severity: m,
			scope: "change",
			ways: p
		});
	});
}
function fo(e, t) {
	let n = e.map(({ kind: e, entry: t, language: n }) => {
		let r = e.fields.find(({ role: e }) => e === "text")?.name ?? "";
		return {
			kind: e,
			entry: t,
			item: {
				part: n,
				place: kn(t.file, t.span, [r, n])
			}
		};
	});
	return [...z(n, ({ item: { part: e, place: t } }) => B([t.file, e])).values()].map((e) => {
		let [{ kind: n, entry: r, item: i }] = e, a = e.length > 1 ? ` So are ${Te(e.length - 1)} more ${i.part} texts of the file.` : "", o = `The ${i.part} text of ${n.label(r.values)} was written without the text that a pull brought, so apply replaces that text of the project. A merge that keeps its own side of a file does that.${a}`, s = lo(e, t);
		return H("taken-back", o, {
			place: i.place,
			severity: "warning",
			scope: "change",
			ways: s
		});
	});
}
// src/history/remarks.ts
const po = [
	{
		name: "commits of the upstream that the checkout lacks",
		codes: ["behind-upstream"],
		needs: "plan",
		find: mo
	},
	{
		name: "removed objects that no commit of the branch declared",
		codes: ["behind-upstream"],
		needs: "plan",
		find: vo
	},
	{
		name: "what the default branch does not have yet",
		codes: ["behind-upstream"],
		needs: "plan",
		notIn: ["plan"],
		find: yo
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
		find: ({ planned: e, target: t, declared: n, command: r, project: i, isWorkflow: a }) => ao(e.keptTexts, {
			reasons: e.reasons,
			takenBack: e.takenBack,
			writes: r === "apply",
			flags: i.settings.flags,
			isWorkflow: a,
			names: P(() => Le(n)),
			target: t && {
				entries: Object.values(t.declared.entries).flat(),
				kept: t.keptTexts
			}
		})
	}
];
async function mo({ planned: { plan: e, kinds: t }, sources: n, checkout: r }) {
	let { changes: i, kept: a } = e, o = i.length > 0 || a.some(({ reason: e }) => e === "pull"), s = r && o ? await n.history.upstream?.(n.manifests) : void 0;
	if (!s) return [];
	let { name: c, ahead: l, isOther: u } = s, d = t.flatMap((e) => go(e.kind, i, s, n)), f = t.flatMap((e) => _o(e, i, s, n));
	if (u && d.length + f.length === 0) return [];
	let p = d.length > 0 ? `This apply would remove what ${c} declares: ${re(d, 5)}.` : f.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${x(f.length, "text")} of ${c} back: ${re(f, 5)}.`, m = `The checked-out branch lacks ${x(l, "commit")} of ${c}. ${p} To apply the newest files, run ${u ? `git merge ${c}` : "git pull"} first.`, h = d.length > 0 ? "error" : "warning";
	return [H("behind-upstream", m, {
		severity: h,
		scope: "project"
	})];
}
function ho(e, t, { texts: n }, { textFiles: r, usable: i }) {
	return n.flatMap((n) => je(e, {
		path: n.path,
		now: n.path
	}, n[t], r, i));
}
function go(e, t, n, r) {
	let i = ho(e, "text", n, r), a = new Set(i.flatMap(({ values: t }) => O(e.identity(t))));
	return t.filter((t) => t.action === "destroy" && t.kind === e.name).flatMap(({ label: e }) => a.has(e) ? [e] : []);
}
function _o({ kind: e, matching: { matches: t } }, n, r, i) {
	let [a, o] = ["text", "before"].map((t) => v(e, ho(e, t, r, i))), s = new Map(t.map(({ declared: t }) => [e.label(t.values), t]));
	return n.flatMap((t) => {
		let n = t.kind === e.name ? s.get(t.label) : void 0, r = n && a?.find(n);
		if (!r || t.action !== "update") return [];
		let i = o?.find(n);
		return t.fields.flatMap(({ part: n, before: a }) => {
			let o = n === void 0 ? void 0 : E(e, r, n), s = !i || !N(E(e, i, n ?? "") ?? null, o ?? null), c = o !== void 0 && a !== void 0 && N(o, a);
			return s && c ? [`${t.label} (${n})`] : [];
		});
	});
}
async function vo({ project: e, planned: t, sources: n, checkout: r }) {
	let { rules: i, flags: a } = e.settings, o = t.plan.changes.filter(({ action: e, kind: t }) => e === "destroy" && i.prune[t] === "owned");
	if (!r || o.length === 0 || i.allowRemovals !== void 0) return [];
	let { history: s, manifests: c, textFiles: l, usable: u, asked: d } = n, { versions: f, is: p } = await s.versions(0, c, d), m = e.declared.kinds.flatMap((e) => f.flatMap((t) => je(e, t, t.before, l, u)).map(({ values: t }) => B([e.name, e.label(t)]))), h = new Set(m), g = o.flatMap(({ kind: e, label: t }) => h.has(B([e, t])) ? [] : [t]);
	if (p !== "read" || g.length === 0) return [];
	let _ = [
		"lokaform",
		"apply",
		"--allow-removals",
		String(o.length),
		...a
	], v = `No commit of this branch declared ${re(g, 5)}, so a newer commit or another branch may declare it. Nothing is written. Run git pull and plan again. If nothing declares it: ${_.map(nn).join(" ")}`;
	return [H("behind-upstream", v, { scope: "project" })];
}
async function yo({ planned: e, checkout: t, sources: n }) {
	let r = e.plan.changes.length > 0 ? await t?.() : void 0;
	if (!r) return [];
	let { currentBranch: i, defaultBranch: a = r.usualBranch } = r;
	if (i === void 0 || a === void 0) return [];
	let { versions: o } = await n.history.versions(n.asked.now, n.manifests, n.asked), s = o.filter(({ until: e, before: t }) => e === Infinity && t !== "");
	if (i === a && s.length === 0) return [];
	let c = s.map(({ now: e }) => e), l = `${i === a ? `There are changes that are not committed: ${re(c, 5)}` : `The checked-out branch is ${i}, and not ${a}`}. Until they are merged, ${a} does not have what this apply writes: its new texts look like edits of the project, which a pull brings into ${a}, and prune removes its new keys. To write only merged changes, push and merge first.`;
	return [H("behind-upstream", l, {
		severity: "warning",
		scope: "project"
	})];
}
// src/plan/remarks.ts
const bo = [
	{
		name: "rows of texts without a file in the base language",
		codes: ["no-language-file"],
		needs: "live",
		find: ({ project: e, live: t }) => ce(e, t.project)
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
		find: ({ project: e, live: t }) => [...xo(t.project), ...Ae(e.settings.required, t.project, "error")]
	},
	{
		name: "settings of languages that the project lacks",
		codes: ["unknown-language"],
		needs: "live",
		find: ({ project: e, live: t }) => Ae(e.settings.languagePlaces, t.project)
	},
	{
		name: "required languages that the project lacks",
		codes: ["unknown-language"],
		needs: "plan",
		notIn: ["status"],
		find: ({ project: e, live: t }) => Ae(e.settings.required, t.project, "warning")
	},
	{
		name: "webhooks that a workflow does not remove",
		codes: ["no-backup-dir"],
		needs: "plan",
		notIn: ["status"],
		severity: { drift: "notice" },
		find: So
	}
];
function xo(e) {
	if (!e.segmentation) return [];
	let t = `Project ${e.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`;
	return [H("segmented-project", t, { scope: "project" })];
}
function So({ planned: { plan: e }, isWorkflow: t }) {
	let n = e.changes.filter(({ action: e, kind: t }) => e === "destroy" && T(t).secretNames);
	return !t || n.length === 0 ? [] : [H("no-backup-dir", "A workflow does not remove webhooks, because its backup must not contain their URLs. Remove them in Lokalise, or run lokaform apply at a terminal.", {
		severity: "warning",
		scope: "change"
	})];
}
// src/run/remarks.ts
const Co = [...bo, ...po];
async function wo(e) {
	let t = [];
	for (let n of Co) n.needs === "live" && Ue(n, e.command) && I(t, yt(n, e.command, await n.find(e)));
	return t;
}
async function To(e) {
	let { planned: t, live: n, project: r, command: i } = e, a = Eo(t, n.project, r.settings.rules, i);
	for (let t of Co) t.needs === "plan" && Ue(t, i) && I(a, yt(t, i, await t.find(e)));
	return a;
}
function Eo(e, t, n, r = "plan", i) {
	return e.kinds.flatMap((a) => {
		let o = ko(a, e, t, n);
		return a.kind.remarks.filter(({ codes: e }) => i === void 0 || e.includes(i)).flatMap((e) => it(e, r, () => e.find(o)));
	});
}
function Do(e, t, n) {
	if (n.incoming.checks !== "warn") return [];
	let r = {
		blanks: "off",
		base: "off",
		key_names: "off",
		descriptions: "off"
	}, i = Qn(e, t, n, W);
	return i.is === "stopped" ? [] : i.kinds.flatMap((e) => {
		let i = Oo(e, t.project, {
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
function Oo({ matching: e }, t, n) {
	let { checks: r } = n, i = {
		levels: r,
		base: t.baseLanguage,
		needed: En(t)
	};
	return {
		entries: e.matches,
		checks: i,
		isLive: !0
	};
}
function ko(e, { plan: t }, n, r) {
	let i = t.changes.flatMap((t) => t.action === "destroy" && t.kind === e.kind.name ? t : []), a = new Set(i.map(({ id: e }) => e)), { changes: o, created: s } = or(e.parts);
	return {
		...Oo(e, n, r),
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
function Ao(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...t.flatMap((t) => Wo(e, t, r, Go(t.kind), [t.kind.plural, "owner"])),
		...t.flatMap((t) => Wo(e, t, i, Ko, ["texts"])),
		...t.flatMap((t) => Io(e, t)),
		...Mo(e, t, n),
		...t.flatMap((t) => Fo(e, t, n)),
		...t.flatMap((e) => Lo(e, n)),
		...t.flatMap((t) => Ro(e, t, n)),
		...t.flatMap(({ kind: t }) => zo(e, t, n))
	];
}
function jo(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`, ["on_problem"]);
}
function Mo(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: Bo(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => No(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${Zt(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`, r.flatMap(({ of: e, count: t }) => t > 0 ? gn(e.kind.settings.prune) : []));
}
function No({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = le(i, r) === "off" ? e.matched : e.scope, o = Po(i, t, a, r);
	if (!o) return [];
	let { name: s, allowed: c, isPercent: l } = o;
	return $("too-many-destroyed", `The plan removes ${l ? `${t} of ${a} ${i.plural}` : `${t} ${Zt(i.words.removed)}`}, but ${s} allows ${c}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s}.`, [s, gn(i.settings.prune)]);
}
function Po({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = ae(e, i);
	if (n > a) return {
		name: `limits.${e.name}`,
		allowed: `${a}`,
		isPercent: !1
	};
	let o = t ? ae(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		name: `limits.${t.name}`,
		allowed: `${o} %`,
		isPercent: !0
	};
}
function Fo(e, { declared: t, scope: n, kind: r }, i) {
	if (le(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = gn(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`, [l]);
	let u = Vo(e, a).length;
	if (u === 0 || u !== n) return [];
	let d = c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : "", [f, p] = le(r, i) === "owned" ? [`, with the tag ${pn}${i.owner}`, "owner, "] : ["", ""];
	return $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}${f}). Check ${p}the project and the manifests. If you want this, ${d}set ${l}: off and remove them in the project.`, [l]);
}
function Io(e, t) {
	let n = Uo(t);
	return Ho(e, t).flatMap(({ label: e, object: r, texts: i }) => {
		let a = i.map((e) => n.get(e)).find((e) => e !== void 0);
		if (!a) return [];
		let [o = e] = t.kind.names(r, a.identity), s = `The plan removes "${e}" and creates "${a.label}" with the same text. If it was renamed, set previously: ${Vt(o)} in the entry of the new one in ${ln(a.place.file)} to keep its translations. If it is really new, set new: true there.`;
		return [H("looks-renamed", s, {
			place: a.place,
			scope: "project"
		})];
	});
}
function Lo(e, { allowWrongProject: t }) {
	let { live: n, declared: r, matched: i, matching: a, kind: o } = e, { name: s, plural: c, limits: l, names: u, label: d } = o, { minimumForWrongProject: f = Infinity } = l, p = n.objects.length + n.unusable.length + (n.notRead ?? 0);
	if (t || r.length === 0 || i > 0 || a.namesakes.size > 0) return [];
	let m = P(() => new Set(n.objects.flatMap((e) => u(e)))), h = (e) => m().has(e), [g] = r.filter((e) => rn(e, d(e.values), h));
	if (g) {
		let e = d(g.values);
		return $("foreign-project", `No declared ${o.name} is in the project, which has ${e} ${wn(e)}`);
	}
	if (p < f) return [];
	let [_, v] = [a.unmanaged[0], r[0]];
	return $("foreign-project", `No declared ${s}${v ? ` (such as ${d(v.values)})` : ""} is in the project, which has ${p} other ${c}${_ === void 0 ? "" : ` (such as ${o.liveLabel(_)})`}. If this is the wrong project, correct project. If the names are made in another way, correct key_name or separator in the row of texts. If the project is correct, set allow_wrong_project: true in lokaform.yaml.`, ["allow_wrong_project"]);
}
function Ro(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = ae(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => Ve(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`, [l]);
}
function zo({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, s = t.filter(({ kind: e }) => e === n), { baseTexts: c, translations: l } = b(e, s), u = `The plan changes ${c} base text${c === 1 ? "" : "s"}`;
	return l !== void 0 && l <= a ? [] : $("too-many-unverified", l === void 0 ? `${u}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.` : `${u}, which may mark ${l} translation${l === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`, [o]);
}
function Bo(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => Dt(t, e)) : []);
	return Vo(e, t).length + n.length;
}
function Vo({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function Ho(e, { kind: t, live: n }) {
	let r = Vo(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
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
function Uo({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !Me(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : qe(t)).map((e) => [e, t]) : []);
	return new Map(n);
}
function $(e, t, n = []) {
	return [{
		...H(e, t, { scope: "project" }),
		settings: n
	}];
}
function Wo(e, t, n = new Map(), r, i) {
	let a = Ho(e, t).flatMap(({ names: e }) => {
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
function Go({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file. If it belongs to another team, correct the setting owner.`;
}
const Ko = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
var qo = class {
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
		return n.find((t) => Yo(t, e) && this.#c(t, e))?.id;
	}
	hasFor(e) {
		return this.#e.some((t) => Yo(t, e));
	}
	async squashed(e) {
		return (await this.#a(e)).changes();
	}
	async withoutEffect(e, t, n) {
		let { counting: r, doubt: i = "it must be a line in the last paragraph of the message of a commit, not of a merge or a description, with the whole name of a translation (KEY:LANG) that the same pull request or pushed commit changes, and that is older in Lokalise than the commit" } = await this.#a(t), a = this.#e.filter(({ by: e }) => e !== t), o = (t) => Yo(t, e) && this.#c(t, e);
		return [
			...r,
			...this.#e.filter(({ by: e }) => e === t),
			...a.filter(o)
		].flatMap(({ id: t, trailers: { overwrites: r, mentions: a } }) => [...r, ...a].flatMap((r) => {
			let a = `Commit ${t.slice(0, 7)} has ${ht}: ${r} in its message, which has no effect: ${i}.`;
			return !n.has(r) && Xo(r, e) ? H("unknown-text", a, {
				severity: "warning",
				scope: "project"
			}) : [];
		}));
	}
	async #a(e) {
		return e === void 0 ? {
			counting: [],
			changes: async () => []
		} : this.#i(e);
	}
	async #o(e) {
		let t = [], n, r = async () => [];
		for (let i of this.#e.filter(({ by: t }) => t === e)) {
			let { id: a, isMade: o, parents: s, trailers: c, until: l } = i, u = a === e;
			if (u && s.length > 1 || !u && o && c.overwrites.length === 0) continue;
			let d = u || o ? await this.#s(i) : { is: "none" };
			if (d.is === "unknown") n = d.why;
			else if (d.is === "none" && o) n = "GitHub does not name its pull request yet. Start the run again";
			else if (d.is === "none") t.push(i);
			else {
				for (let n of d.commits) t.push({
					...n,
					until: l,
					latest: l,
					by: e
				});
				u && (r = P(() => d.changes(this.#n)));
			}
		}
		return {
			counting: t,
			...n !== void 0 && { doubt: n },
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
function Jo({ kind: e, entry: t, language: n }) {
	return O(e.identity(t.values)).map((e) => `${e}:${n}`);
}
function Yo({ trailers: e }, t) {
	return e.overwrites.length > 0 && Jo(t).some((t) => e.overwrites.includes(t));
}
function Xo(e, t) {
	let { kind: n, entry: r, object: i, language: a } = t, o = Jo(t), [s = ""] = e.split(/[\s,;`'"<]/).filter((e) => e !== "");
	return We([s], {
		kind: n,
		entry: r,
		live: i
	}, a, !1) !== void 0 || o.some((t) => e.includes(t)) || An(s, o) !== void 0;
}
function Zo({ commits: e = [] }) {
	let t = e.filter(({ time: e }) => e === Infinity).flatMap(({ id: e, trailers: t }) => t.overwrites.map((t) => {
		let n = `Commit ${e.slice(0, 7)} has the trailer ${ht}: ${t}. After the merge, apply overwrites this translation in Lokalise, if the pull request changes it, and it is older than the commit.`;
		return H("unknown-text", n, { severity: "warning" });
	}));
	return mn(t);
}
// src/history/writers.ts
function Qo(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function $o(e, t) {
	return P(async () => {
		try {
			let n = i(await e.contributorMe(w(t))) ?? {}, r = [d(n.user_id), c(n.email)].flatMap((e) => e || []);
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
				why: U(e)
			};
		}
	});
}
async function es({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Qo(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [H("unknown-writers", a, {
		severity: "warning",
		scope: "change"
	})];
}
// src/history/textVerdicts.ts
async function ts(e, t, n, r) {
	let i = (t) => bt(t, [e]), a = {
		...n,
		overwrite: i(n.overwrite),
		accept: i(n.accept)
	}, o = Qn(e, t, a, Rn), s = {
		formerFiles: await rs(o, r),
		applied: await ns(o, r)
	}, c = (n) => Qn(e, t, a, n, s), l = s.formerFiles || s.applied ? c(Rn) : o, u = new Map();
	if (l.is === "stopped") return {
		...l,
		reasons: u,
		takenBack: []
	};
	let d = a.accept.length > 0 ? "accept" : "overwrite", f = st(`--${d}`, a[d], e, t.project);
	if (f.length > 0) return {
		is: "stopped",
		problems: f,
		reasons: u,
		takenBack: []
	};
	let p = await es(a, r), m = l.open.length === 0, { verdicts: h, unknown: g = [] } = m ? { verdicts: new Map() } : await is(l.open, e, a, r);
	for (let e of h.values()) e.is === "undecided" && "why" in e && u.set(e.cause, e.why);
	let _ = m ? l : c((e) => h.get(G(e))), v = l.open.filter((e) => fs(h.get(G(e))));
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
async function ns(e, t) {
	let n = e.is === "planned" && e.kinds.some(({ kind: e, matching: t, parts: n }) => {
		let r = n.flatMap(({ change: e }) => e?.action === "create" ? e.fields : []), i = new Set(r.length > 0 ? t.unmanaged.flatMap(e.texts) : []);
		return r.some(({ after: e }) => qe(e).some((e) => i.has(e)));
	}) ? await t.applied?.() : void 0;
	if (n?.is !== "read") return;
	let r = n.declared.kinds.flatMap((e) => (n.declared.entries[e.plural] ?? []).map(({ values: t }) => B(e.identity(t))));
	return new Set(r);
}
async function rs(e, { history: t, asked: n }) {
	let r = (e.is === "planned" ? e.kinds : []).flatMap(({ kind: e, matching: t }) => t.matches.flatMap(({ declared: t, live: n }) => n !== void 0 && e.textFiles?.otherFile(t, n) || []));
	if (r.length === 0) return;
	let i = [...new Set(r.flatMap((e) => e.paths))], { is: a, versions: o } = await t.versions(0, i, n), s = new Set(o.flatMap(({ path: e, now: t, before: n }) => n === "" ? [] : [e, t])), c = R(r, ({ filename: e }) => [e]), l = a === "read" ? "others" : "unknown", u = (e) => e.some((e) => e.paths.some((e) => s.has(e))) ? "ours" : l;
	return new Map([...c].map(([e, t]) => [e, u(t)]));
}
async function is(e, t, n, r) {
	let { history: i, manifests: a, asked: o, ownUser: s } = r, c = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), l = Xt(e.map((e) => os(e, as(e, c)))), u = await i.versions(l, a, o);
	if (u.is === "unreadable" && u.noGit && e.some((e) => !e.isHeld && ds(e, n) === void 0)) throw new kt(u.why);
	let d = new ss(e, t, n, c, u, r), f = new Map();
	for (let t of e) f.set(G(t), await d.verdictOn(t));
	return {
		verdicts: f,
		unknown: [
			...d.notApplied(),
			...await d.withoutEffect(f),
			...cs(e, f, n),
			...o?.target === void 0 ? [] : ls(e, f)
		]
	};
}
function as({ by: e }, t) {
	return t.is === "known" ? Qo(t.names, e) : void 0;
}
function os({ at: e, isHeld: t }, n) {
	return e === void 0 || t ? Infinity : e - (n === !1 ? 0 : 2592e3);
}
var ss = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	#o;
	#s;
	#c;
	#l = new Set();
	#u = new Map();
	constructor(e, t, n, r, i, { history: a, manifests: o, asked: s, applied: c, ...l }) {
		this.#e = z(e, ({ object: e }) => e), this.#t = n, this.#n = r, this.#r = i, this.#i = hs(i, e, l), this.#a = Object.values(t.entries).flatMap((e) => e ?? []), this.#o = new qo(i, a, o, s?.now), this.#s = c && P(c), this.#c = Wt(async (t) => hs({
			versions: [],
			merged: await this.#o.squashed(t)
		}, e, l).merged);
	}
	async verdictOn(e) {
		let t = this.#d(e);
		if (t === "write" || t === "pull") return { is: t };
		let { kind: n, entry: r, language: i } = e, a = {
			...e,
			question: e,
			declared: E(n, r, i)
		}, o = this.#f(a);
		if (e.isHeld) return {
			is: "held",
			...o?.periods[0]?.since === Infinity && { cause: "not committed" }
		};
		let s = (t) => rt(e, as(e, this.#n), t, ms(e, a.declared)), c = await this.#p(s(o), a, o, s), l = c.is === "conflict" || c.is === "undecided" || c.is === "pull" && this.#o.hasFor(e);
		return t || !o || !l ? ps(t, c, this.#n) : this.#m(c, a, o, s);
	}
	#d(e) {
		let t = ds(e, this.#t);
		if (t === "write" || t === "pull") return t;
		let n = (this.#e.get(e.object) ?? []).filter((t) => t !== e);
		for (let t of n.filter(({ language: t }) => t === e.language)) {
			let n = ds(t, this.#t);
			if (n === "pull") return n;
			if (n !== "write") continue;
			let [r = "", i = ""] = [e, t].map((e) => E(e.kind, e.entry, e.language));
			return e.kind.fields.some((e) => e.role === "text" && e.same(r, i, void 0)) ? "write" : "pull";
		}
		return t;
	}
	#f(e) {
		let { versions: t, merged: n } = this.#i, r = this.#r;
		if (r.is === "read") return Ee(e, t, n, this.#a);
		if (r.noRepository) return;
		let i = os(e, as(e, this.#n)) <= (r.back ?? Infinity);
		return {
			...Ee(e, t, n, this.#a),
			...i && { unread: r.why }
		};
	}
	async #p(e, t, n, r) {
		if (e.is !== "pull" || !this.#s || !n) return e;
		let i = await this.#s();
		if (i?.is !== "read") return i?.isUnknown && this.#l.add(i.why), e;
		let a = ie(t, i.declared.entries[t.kind.plural] ?? [], this.#a);
		return ee(a, t.declared) ? e : r(us(n, a));
	}
	async #m(e, t, n, r) {
		let i = n.periods[0]?.by;
		this.#u.set(t.question, i);
		let a = await this.#o.deciding(t.question, i);
		if (a !== void 0) return {
			is: "write",
			commit: a
		};
		let o = i === void 0 ? [] : await this.#c(i);
		if (o.length === 0) return ps(void 0, e, this.#n);
		let s = [...n.merged, ...ve(t, o, this.#a)], c = _(n.periods, s);
		return ps(void 0, r({
			...n,
			periods: c,
			merged: s
		}), this.#n);
	}
	notApplied() {
		return [...this.#l].map((e) => {
			let t = `It is not known what was applied last, so a text of the files that is not applied yet may be taken for an older one. Reason: ${e}.`;
			return H("not-read", t, {
				severity: "warning",
				scope: "project"
			});
		});
	}
	async withoutEffect(e) {
		let t = (t) => e.get(G(t))?.is === "write", n = new Set([...this.#u.keys()].filter(t).flatMap(Jo)), r = [];
		for (let [e, i] of this.#u) t(e) || I(r, await this.#o.withoutEffect(e, i, n));
		return mn(r);
	}
};
function cs(e, t, { overwrite: n }) {
	return n.flatMap((n) => {
		let r = ({ kind: e, entry: t, object: r, language: i, isHeld: a }) => We([n], {
			kind: e,
			entry: t,
			live: r
		}, i, a === !0) !== void 0, i = (e) => ["pull", "held"].includes(t.get(G(e))?.is ?? ""), [a, ...o] = e.filter(r);
		if (!a || ![a, ...o].every(i)) return [];
		let s = `overwrite ${n} decides nothing, because a pattern counts only for conflicts and undecided texts. To write the text of the file over a newer one of the project, name it: ${a.kind.label(a.entry.values)}:${a.language}`;
		return [H("unknown-text", s, {
			severity: "warning",
			scope: "project"
		})];
	});
}
function ls(e, t) {
	let [n, ...r] = e.flatMap((e) => {
		let n = t.get(G(e));
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
	return [jt(n.kind, n.entry, "conflict", a, o)];
}
function us({ periods: [e, ...t], ...n }, r) {
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
function ds({ kind: e, entry: t, object: n, language: r, isHeld: i }, { overwrite: a, accept: o }) {
	let s = {
		kind: e,
		entry: t,
		live: n
	}, c = (e) => We(e, s, r, i === !0), [l, u] = [c(a), c(o)];
	return l === "whole" ? "write" : u === "whole" ? "pull" : l ? "overwrite pattern" : u && "accept pattern";
}
const fs = (e) => e?.is === "write" && e.takesBack === !0;
function ps(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided" || fs(t);
	return e && r ? { is: e === "overwrite pattern" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function ms({ kind: e, live: t }, n) {
	let r = L(t) && L(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? L(n) && L(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function hs({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => {
		let t = (t) => a.flatMap((n) => je(n, e, t, r, i)), { before: n, after: o, ...s } = e;
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
var gs = class {
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
			let t = this.kept.get(_s(e));
			if (!t) return [e];
			let n = t.action === "update" && e.action === "update" && T(e.kind).mergeKept?.(t, e) || e;
			return N({ ...t.entry }, { ...n.entry }) && N({ ...t.wrote }, { ...n.wrote }) && this.written.has(t) ? [] : [n];
		});
		if (r.length !== 0 && n) {
			for (let e of r) this.kept.set(_s(e), e);
			for (let [e, n] of Object.entries(t)) this.urls.set(e, n);
			return this.next ??= this.last.catch(() => {}).then(() => this.writeAll(n)), this.last = this.next, this.next.then(() => void 0, (e) => V`Nothing is removed or overwritten without a backup. ${_n(e)}`);
		}
	}
	async writeAll(e) {
		this.next = void 0;
		let t = [...this.kept.values()], n = t.filter((e) => !this.written.has(e));
		await e.write(t, n, this.urls);
		for (let e of n) this.written.add(e);
	}
};
function _s({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const vs = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, ys = {
	lineWidth: -1,
	noRefs: !0,
	quoteStyle: "double"
};
function bs(e, t, n) {
	let { wrote: r, ...i } = xs(e, t, []).backup, a = [
		`# Project: ${Es(`${t.project_name} (${t.project})`)}`,
		`# Time: ${t.time}`,
		`# To restore it: ${Es(t.restore)}`
	], o = e.map(({ name: e, plural: t }) => Ts(t, n.filter(({ kind: t }) => t === e).map((e) => ws(e).entry), "")), s = n.map((e) => ws(e).wrote), c = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		`${a.join("\n")}\n\n`,
		"backup:\n",
		...Object.entries(i).map(([e, t]) => `  ${e}: ${JSON.stringify(t)}\n`),
		Ts("wrote", s, "  ") || "  wrote: []\n",
		...o
	].join("");
	return `${c}# End of the backup. SHA-256 of the lines above: ${Gt(c)}\n`;
}
function xs(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(Cs);
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
function Ss(e) {
	let [t, n] = vs.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : Gt(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function Cs({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = T(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const ws = Ut((e) => ({
	entry: ue([e.entry], ys),
	wrote: ue([Cs(e)], ys)
}));
function Ts(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/\n\.{3}\n/g, "\n").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Es(e) {
	return e.replace(Yt, " ");
}
// src/backup/read.ts
const Ds = Nt([M(), Bt()]), Os = (e) => Ft({
	format_version: It(2),
	project: M().min(1),
	project_digest: M().exactOptional(),
	project_name: M(),
	time: M(),
	wrote: Rt(Ft({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Ds.exactOptional()])),
		action: zt([...Cn, "update"]),
		values: Lt(M(), Pt()).default({})
	}))
}), ks = {
	cut: "This backup is not whole: its end is missing, as after a broken download or on a full disk.",
	changed: "This backup was edited or damaged after it was written: the lines above do not have this SHA-256."
};
function As(e, t, n) {
	let r = n.replaceAll("\r\n", "\n");
	return Ms(e, r, oe(t, r, { anyText: !0 }));
}
function js(e, t, n, r) {
	let i = oe("", t, { anyText: !0 }), { problems: a } = Ms(e, t, i), o = JSON.stringify(i.value) === JSON.stringify(xs(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !T(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Ms(e, t, n) {
	let { members: r, problems: i } = Oe(n, ["backup", ...e.map(({ plural: e }) => e)]), a = [...n.problems, ...i], o = r.get("backup"), s = Os(e).safeParse(o?.value), c = (e) => H("bad-backup", e, { place: dn(n.file, o?.span ?? n.span) }), l = Ss(t), u = l !== "cut" || o !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(o?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [c(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && l) {
		let e = c(`${ks[l]} Nothing is restored. Use the original file, or copy what you need from this one by hand.`);
		if (l === "cut") return { problems: [e] };
		let r = t.trimEnd().length, i = On(n.file, t.lastIndexOf("\n", r - 1) + 1, r);
		return { problems: [{
			...e,
			place: i
		}, ...n.problems] };
	}
	if (!s.success) {
		let e = u ? `This is not a backup that this version can read: ${s.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no header \"backup\". Use the file that the run named as its backup.";
		return { problems: fn(n.problems) ? n.problems : [c(e)] };
	}
	let { wrote: f } = s.data, p = ({ plural: e, idMember: t, entry: i }) => {
		let o = r.get(e);
		if (!o) return [];
		let s = Ne(n, o, i);
		I(a, s.problems);
		let c = R(f, (e) => Ns(e, t));
		return s.entries.flatMap(({ values: e, span: r }) => {
			let [i] = Ns(e, t).flatMap((e) => c.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: n.file,
					span: r
				},
				wrote: i
			}] : (a.push(H("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: dn(n.file, r) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (fn(a)) return { problems: a };
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
function Ns(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function Ps(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Nn(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n) {
			let r = a ?? `${i}.yaml`, o = !1;
			try {
				await Fn(e, { recursive: !0 });
				let s = {
					mode: 384,
					isReadBack: !0
				};
				a !== void 0 && await Fe(r, t(r), s);
				for (let e = 2; a === void 0 && !o; e++) o = await $e(r, t(r), s), o || (r = `${i}-${e}.yaml`);
				n.size > 0 && await Fe(Fs(r), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`, s), await ft(e), await ft(Mn(e)), a = r;
			} catch (e) {
				throw o && await In(r, { force: !0 }).catch(() => {}), Error(`The backup ${r} cannot be written: ${ne(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function Fs(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Is(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [H("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = Pn(n.working, t), a = await ut(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...As(e, mt(i, n), a.value),
		urls: await Ls(Fs(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function Ls(e) {
	try {
		let t = JSON.parse(await wt(e, "utf8")), n = L(t) ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
function Rs(e, { batchSize: t = 500 }) {
	return Bs(e).map((e) => pr().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function zs(e, t, n) {
	let r = new hr(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: $t,
			variables: n.variables,
			verdicts: W
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new br(n.halt, n.mayWrite),
		backup: new gs(n.backup),
		snapshot: P(async () => n.snapshot && xr(a, await n.snapshot(), r)),
		languages: Ur(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(pr().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: J(n)
		}));
	}, c = C(n.concurrency);
	await Ln();
	for (let e of Rs(t, n)) {
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
	return l && u && r.remarks.push(H("api-error", l, {
		place: u,
		scope: "project"
	})), r;
}
function Bs({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => nt(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Vs(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Vs(e) {
	let t = R(e, (e) => ur(e, "before")), n = new Map(e.map((e) => [e, ur(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/backup/restore.ts
function Hs({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: $t,
		variables: i,
		verdicts: W
	}, c = e.map((e) => {
		let i = n.objects[e.plural]?.objects ?? [];
		return {
			kind: e,
			parts: Us(e, t[e.plural] ?? [], i, {
				context: s,
				force: r
			})
		};
	}), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = or(c.flatMap(({ parts: e }) => e)), m = c.map(({ kind: e, parts: t }) => [e.plural, {
		unchanged: or(t).unchanged,
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
function Us(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => Me(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = Me(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.restore.find(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...Ws(e, t, c, u, d)
		};
	});
}
function Ws(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: u.name,
			label: u.label(a),
			place: dn(r, i)
		}, s = jt(u, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...l, s]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal);
	let f = `The ${u.name} ${Me(u, t.declared).id} no longer exists`, p = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${f}${p}, so it cannot be restored. Copy from here what you need.`);
	let m = n === void 0 ? lt(u, {
		declared: o,
		live: c
	}, s, i.ref) : Gs(u, t, r, n, i), h = [...l, ...m.problems];
	return c === void 0 ? {
		...m,
		problems: h
	} : !m.change && h.length === l.length ? {
		kept: [],
		problems: h
	} : d("name-taken", `${f}${p}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function Gs(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let s = lt(e, {
		declared: n,
		live: i
	}, r, o), { change: c, problems: l, kept: u } = s;
	if (c?.action !== "update") return s;
	let d = e.context(n.values, i, r), f = t.values[e.fields.find(({ role: e }) => e === "identity")?.name ?? ""], p = e.liveContext(i, r, typeof f == "string" ? f : ""), m = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || At(s) && !D(e.name, n) || qs(s, c)) return !0;
		let l = F(t.values, r), u = o === void 0 ? l : F(l, o), f = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !f ? !1 : f.same(f.stored(i, p, o) ?? s, u, d);
	}, h = e.fields.find(({ role: e }) => e === "text"), g = ({ field: e }) => e === h?.name, _ = ([e, r]) => {
		let i = c.fields.find((t) => g(t) && t.part === e);
		if (i) return !m(i);
		let a = h?.name ?? "", o = F(new Map(Object.entries(n.values)).get(a), e), s = F(F(t.values, a), e);
		return o === void 0 && !(s !== void 0 && h?.same(r, s, d));
	}, v = h?.toManifest(i, p), y = !a && L(v) && Object.entries(v).some(_), b = c.fields.some((t) => D(e.name, t) && (y || !m(t))), x = (t) => m(t) && !(b && (g(t) || D(e.name, t))), S = Tt(e, i, c.fields.filter(x), r.project), C = c.fields.filter((e) => !x(e)).map((t) => Ks(c, t, m(t) && D(e.name, t)));
	if (S.length === 0) return {
		kept: [...u, ...C],
		problems: l
	};
	let ee = vt(e, i, S);
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
function Ks({ kind: e, label: t, id: n }, r, i) {
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
function qs(e, t) {
	return L(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && L(t) && Object.values(t).includes(e);
}
function Js({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => Dt(e.kind, t)));
}
function Ys({ changes: e }) {
	return e.some((e) => e.action === "update" && (T(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? D(e.kind, t) : t.before !== void 0 && !At(t.before))));
}
// src/run/applyPlan.ts
const Xs = H("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" });
async function Zs(e, t, n, r, i, a) {
	let { settings: o, declared: s } = r, { cancellation: c, permission: l } = a, u = Qs(t, r, i, a), d = $s(t.changes.length, o.name, a), f = t.changes.some(({ action: e }) => e === "destroy"), p;
	d(0);
	let m = await zs(e, t, {
		variables: s.variables,
		concurrency: o.concurrency,
		batchSize: a.batchSize ?? 500,
		useAutomations: o.useAutomations,
		halt: () => c.reason,
		mayWrite: async () => (p = await l?.toWrite(f && o.rules.allowRemovals === void 0), p),
		snapshot: o.snapshot === "off" ? void 0 : () => tc(a, u.time),
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
			...h.length > 0 ? [Xs] : [],
			...u.problems()
		],
		...u.written(),
		..._ && { snapshot: _ },
		...h.length > 0 && { bugs: h }
	};
}
function Qs(e, { settings: t, declared: { kinds: n } }, { backupDir: r, restoreFlags: i }, { folders: a, environment: o, now: s }) {
	let c = new Tn();
	c.hide(t.secrets);
	let l = c.clean(t.id), u = new Date(s()).toISOString().replace(/\.\d+/, ""), d = {
		project: l,
		...l !== t.id && { project_digest: Gt(t.id) },
		project_name: e.project.name,
		time: u
	}, f = r === void 0 ? void 0 : Ps(r, t.name ?? l, s()), p = (e) => ec(mt(e, a), i), m;
	return {
		time: u,
		place: f && {
			write: async (e, t, r) => {
				await f?.write((r) => {
					let i = {
						...d,
						restore: p(r)
					};
					return js(n, bs(n, i, t), i, t), bs(n, i, e);
				}, r).catch((e) => {
					throw m = _n(e), e;
				});
			},
			keepsUrls: o.GITHUB_ACTIONS !== "true"
		},
		problems: () => m === void 0 ? [] : [H("backup-not-written", m, { scope: "project" })],
		written: () => f?.path === void 0 ? {} : {
			backup: mt(f.path, a),
			restore: p(f.path)
		}
	};
}
function $s(e, t, { onProgress: n }) {
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
function ec(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(nn).join(" ");
}
async function tc({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || await (async () => (await He(t.working, i))?.commit())().catch(() => void 0))?.slice(0, 7) ?? r})`;
}
// src/plan/reviewedPlan.ts
const nc = "Plan again, and review the new plan.";
function rc(e, t, n) {
	let r = z(t.changes, (e) => B(ic(e))), i = new Set(e.changes.filter((e) => r.get(B(ic(e)))?.shift())), a = (e) => B([e.action, Je(e)]), o = z([...r.values()].flat(), a), s = e.changes.flatMap((e) => i.has(e) ? [] : [{
		change: e,
		outcome: J(`${o.get(a(e))?.shift() ? "its manifest or its live values changed after the reviewed plan was made" : "this change is not in the reviewed plan"}. ${nc}`)
	}]), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: ac(e, n) ?? J(`this change is in the reviewed plan, but a plan from the present manifests and live values does not have it. ${nc}`)
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function ic(e) {
	let t = (e.action === "destroy" ? [] : e.fields).map((e) => [
		e.field,
		e.part ?? null,
		e.before ?? null,
		e.after
	]), n = e.action === "create" ? "" : e.seen, r = e.action === "destroy" ? e.how : null, i = e.action === "destroy" ? null : e.identity, a = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Je(e),
		e.label,
		i,
		r,
		a,
		n,
		t
	];
}
function ac(e, t) {
	let n = T(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && vr(n, e, r, t).state === "done");
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
// src/run/facts.ts
async function oc(e) {
	let { client: t, project: n, settings: r, baselines: i, context: a } = e, { command: o } = r, s = i.target && fe(i.target, n), c = s?.is === "read" ? s : void 0, l = [{
		declared: n.declared,
		rules: n.settings.rules
	}, ...c ? [c] : []], u = l.map(({ declared: e }) => e), d = i.reviewed?.get(n.settings.id)?.changes ?? [], f = {
		rules: l.map(({ rules: e }) => e),
		reviewed: d
	}, p = u.some(({ rows: e = [] }) => e.some(({ keysFrom: e }) => e === "lokalise")), m = sc(e) || p ? void 0 : f, h = await Kr(t, n.settings.id, u, m, o === "status");
	if (!h.ok) return h;
	let g = {
		now: Math.floor(e.now() / 1e3),
		target: c?.commit
	}, { folders: _, environment: v, cancellation: y } = a, b = {
		environment: v,
		signal: y.stopping
	}, x = !s && !i.applied && (o === "apply" || o === "plan"), { declared: [S = n.declared, C], ...ee } = h.value;
	return Dn({
		command: o,
		project: n,
		live: ee,
		declared: S,
		target: s && {
			base: s,
			declared: C
		},
		sources: {
			...cc(e),
			asked: g
		},
		isWorkflow: _.confined !== void 0,
		checkout: x ? () => He(_.displayRoot, b) : void 0
	});
}
function sc({ settings: e, project: t }) {
	let { command: n, all: r } = e;
	return n === "drift" || n === "plan" && r && t.settings.rules.filter.length === 0;
}
function cc({ client: e, project: t, settings: n, baselines: r, context: i }) {
	let { applied: a } = r;
	return {
		ownUser: $o(e, t.settings.id),
		history: i.history,
		manifests: be(t),
		textFiles: t.textFiles,
		usable: n.usable,
		applied: a && (() => a().then((e) => e && fe(e, t)))
	};
}
function lc(e, t, n) {
	let { base: r, declared: i } = e.target ?? {};
	return {
		...e,
		planned: t,
		target: i && {
			declared: i,
			keptTexts: n?.is === "planned" ? n.keptTexts : []
		},
		comparison: r && ye(t, r, n)
	};
}
async function uc({ target: e, live: t, sources: n }) {
	if (e?.base.is === "read" && e.declared) return ts(e.declared, t, e.base.rules, {
		...n,
		history: dc(n.history),
		manifests: [...new Set([...n.manifests, ...e.base.manifests])]
	});
}
function dc(e) {
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
function fc(e, t, n) {
	let r = e.fields.flatMap(({ name: e, role: t }) => t === "text" ? [e, n] : []);
	return kn(t.file, t.span, E(e, t, n) === void 0 ? [] : r);
}
const pc = (e, t) => t.written && !e.written ? t : e;
function mc({ kinds: e }, t) {
	let n = Sn(t), r = e.flatMap(({ kind: e, parts: r }) => r.flatMap(({ entry: r, live: i, kept: a, change: o }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(r)) return [];
		let s = i !== void 0 && e.isArchived(i), c = {
			kind: e.name,
			label: e.label(r.values)
		}, l = (o?.fields ?? []).filter((t) => ge(e.name, t)), u = (t) => ({
			place: fc(e, r, t),
			...l.some(({ part: e, after: r }) => e === t && n(r, t)) && { written: !0 }
		});
		return [{
			...e.progressOf(r, i, t.baseLanguage, n),
			key: c,
			live: i,
			where: u,
			kept: a,
			isArchived: s
		}];
	}));
	return [...z(r, (e) => e.live ?? e).values()].map((e) => ({
		...e[0],
		where: (t) => e.map(({ where: e }) => e(t)).reduce(pc),
		kept: e.flatMap(({ kept: e }) => e)
	}));
}
function hc(e, t, { settings: { required: n } }) {
	let { baseLanguage: r, languages: i = [] } = t, a = mc(e, t), o = a.filter(({ isArchived: e }) => !e);
	return i.map(({ iso: e }) => e).sort((e, t) => Number(t === r) - Number(e === r)).map((e) => {
		let t = e === r, { value: i } = n.get(e) ?? (t ? void 0 : n.get("*")) ?? {}, s = typeof i == "number" ? { translated: i } : i, c = o.map(({ statesIn: t, ...n }) => ({
			...n,
			states: t(e)
		})), l = (e) => c.filter(({ states: t }) => t.includes(e)).length, u = (t) => o.filter(({ kept: n }) => n.some((n) => n.reason === t && "part" in n && n.part === e)).length, d = c.filter(({ states: e }) => e.length === 0), f = (e) => c.length > 0 ? l(e) * 100 / c.length : -1, p = vn.filter((e) => f(e) < (s?.[e] ?? -1)), m = c.map(({ states: e, ...t }) => ({
			...t,
			lacks: p.filter((t) => !e.includes(t))
		})).flatMap(({ key: t, where: n, lacks: r }) => r.length > 0 ? {
			...t,
			...n(e),
			lacks: r
		} : []);
		return {
			language: e,
			...t && { base: !0 },
			texts: c.length,
			archived: a.length - c.length,
			translated: l("translated"),
			verified: l("verified"),
			reviewed: l("reviewed"),
			conflicts: u("conflict"),
			undecided: u("undecided"),
			to_pull: u("pull"),
			waiting: u("waiting"),
			words_to_do: d.reduce((e, { words: t }) => e + t, 0),
			...d.some(({ isAbout: e }) => e) && { about: !0 },
			...s && { required: {
				percents: s,
				unmet: p,
				missing: m
			} }
		};
	});
}
// src/run/projectReport.ts
function gc({ name: e, id: t, showTexts: n }, r, i) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		...i && { scope: i },
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
function _c(e, t, n, { problems: r, remarks: i, refusals: a }) {
	let o = {
		...e,
		manifests: e.manifests.filter((e) => yc(e, n))
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
		let e = f.filter(({ code: e }) => e === "foreign-project"), n = hc(c, l.project, t.project);
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
	let p = i.filter(hn), m = i.filter((e) => !hn(e));
	return {
		...o,
		problems: [
			...r,
			...m,
			...a,
			...p
		],
		...vc(t, n)
	};
}
function vc(e, { planned: t, live: n, comparison: r }) {
	let { project: i, baselines: a, context: o } = e, s = a.reviewed?.get(i.settings.id), { rules: c } = i.settings, { variables: l } = i.declared, u = {
		project: n.project,
		rules: c,
		variables: l,
		verdicts: W,
		live: n
	}, { plan: d, notApplied: f } = s ? rc(t.plan, s, u) : {
		plan: t.plan,
		notApplied: []
	};
	return {
		plan: d,
		...sc(e) && { unmanaged: t.unmanaged },
		...r && { target: r },
		effort: { requests: Rs(d, o).flat().length },
		...f.length > 0 && { results: f }
	};
}
function yc(e, { project: t, live: n }) {
	let { baseLanguage: r } = n.project, { source: i, language: a = r } = t.textFiles.get(e) ?? {};
	return a === r || i?.languages !== void 0 || i?.language !== void 0;
}
function bc(e, { cancellation: t }) {
	return t.stopped ? e : {
		...e,
		problems: [...e.problems, H("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" })]
	};
}
// src/run/refusals.ts
async function xc({ plan: e, kinds: t }, n, r, i, a) {
	let o = await Cc(e, r, i, a);
	return [...[...jo(n, r.rules), ...Ao(e, t, r.rules, o)].map((e) => Sc(e, r)), ...wc(e, i)];
}
function Sc({ settings: e = [], ...t }, { places: n }) {
	let r = [...e, "project"].flatMap((e) => n.get(e) ?? [])[0];
	return r ? {
		place: r,
		...t
	} : t;
}
async function Cc({ changes: e, project: t }, { manifests: n }, { projects: r, others: i, backupDir: a }, { folders: o, cancellation: { stopping: s } }) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && T(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await Ke(c, o, a, s),
		otherLanguage: await Ye(n, t.baseLanguage, l, o, s)
	};
}
function wc(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !Js(e) && !Ys(e) ? [] : [H("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/run/project.ts
async function Tc(e, t, n, r) {
	let i = gc(e.settings, e.manifests, t.scope);
	if (r.cancellation.stopped) return i;
	try {
		return await Ec(i, e, t, n, r);
	} catch (t) {
		return {
			...i,
			...Oc(t, e, r)
		};
	}
}
async function Ec(e, t, n, r, i) {
	let a = (t) => ({
		...e,
		problems: t
	}), o = no(t.settings, n.apiUrl, i);
	if (!o.ok) return a([o.problem]);
	let { reading: s, writing: c, now: l } = o.value, u = {
		project: Dc(t, r),
		settings: n,
		baselines: r,
		context: i,
		client: s,
		now: l
	}, d = await oc(u);
	if (!d.ok) return a([d.problem]);
	let { declared: f, live: p, sources: m } = d.value, h = await wo(d.value);
	if (fn(h)) return a(h);
	i.onProgress?.({
		phase: "planning",
		project: t.settings.name
	});
	let g = await ts(f, p, u.project.settings.rules, m), _ = [...h, ...g.problems];
	if (g.is === "stopped") return a(_);
	let v = await uc(d.value), y = lc(d.value, g, v), b = await To(y), x = await xc(g, _, t.settings, n, i), S = _c(e, {
		...u,
		project: t
	}, y, {
		problems: _,
		remarks: b,
		refusals: x
	}), C = await i.onPlan(S);
	return n.command !== "apply" || x.length !== 0 || un(b) || !S.plan ? S : C ? Zs(c, S.plan, S, t, n, i) : bc(S, i);
}
function Dc(e, { reviewed: t }) {
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
function Oc(e, t, { cancellation: n, folders: r }) {
	if (e instanceof m) return { problems: io(e, n, t) };
	let i = we(e, r.displayRoot);
	if (i) return { problems: [i] };
	let a = e instanceof Error ? e.stack ?? e.message : String(e);
	return {
		problems: [Xs],
		bugs: [a]
	};
}
export { X as A, Xr as C, zr as D, Rr as E, W as F, Qn as M, Vn as N, Ir as O, Rn as P, ti as S, Ur as T, ao as _, Hs as a, io as b, ts as c, Jo as d, Zo as f, Do as g, Eo as h, Zs as i, jr as j, Lr as k, $o as l, Ao as m, bc as n, Rs as o, Po as p, gc as r, Is as s, Tc as t, qo as u, to as v, Jr as w, Pa as x, no as y };
