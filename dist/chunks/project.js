import { $ as e, $t as t, A as n, An as r, C as i, Cn as a, Cr as o, D as s, E as c, F as l, Fr as u, Gr as d, H as f, Hr as p, I as m, K as h, Ln as g, Lt as _, Mn as v, Nn as y, Q as b, Qr as x, Qt as S, S as C, Sn as w, St as T, T as E, U as ee, Vr as D, Wr as te, X as ne, Yt as re, Z as ie, _ as ae, _t as oe, an as se, ar as O, b as ce, cn as le, dn as ue, dr as k, dt as de, ei as fe, et as pe, f as me, fn as he, fr as ge, ft as _e, g as A, gr as ve, gt as ye, h as be, ht as xe, ii as Se, ir as Ce, j as we, k as Te, ln as Ee, lr as De, lt as Oe, m as ke, mr as Ae, mt as je, nn as Me, nr as Ne, or as Pe, pn as Fe, pt as Ie, q as Le, r as Re, ri as ze, rn as Be, rr as Ve, sn as He, sr as Ue, ti as We, tr as Ge, tt as Ke, un as qe, ur as Je, v as Ye, vn as Xe, vr as Ze, vt as Qe, w as $e, x as et, xn as j, xt as tt, y as M, yn as nt, yt as rt } from "./engine.js";
import { b as it, p as at, v as ot } from "./yaml.js";
import { c as st, d as N, g as ct, h as P, l as F, o as lt, p as ut, r as I, s as dt, t as L, u as ft } from "./zod.js";
import { Cr as pt, Ft as mt, Gr as ht, Kr as gt, Mt as _t, Pt as vt, Ur as yt, Wr as bt, Z as xt, ai as St, f as Ct, jt as wt, li as Tt, m as Et, qr as Dt, si as Ot, ui as kt, v as R, wr as At, x as jt } from "./start.js";
import { C as Mt, E as Nt, S as Pt, _ as Ft, d as It, f as Lt, g as Rt, l as zt, m as z, v as B, w as Bt, x as Vt, y as Ht } from "./wire.js";
import { C as Ut, c as Wt, d as V, f as H, g as Gt, h as U, i as Kt, l as qt, m as Jt, r as Yt, s as Xt, t as Zt, u as Qt, v as W } from "./client.js";
import { dirname as $t, join as en, resolve as tn, sep as nn } from "node:path";
import { mkdir as rn, readFile as an, rm as on } from "node:fs/promises";
import { setImmediate as sn } from "node:timers/promises";
// src/model/verdict.ts
const cn = () => void 0, ln = () => ({ is: "write" });
function un({ id: e, language: t }) {
	return z([e, t]);
}
// src/plan/prune.ts
const dn = {
	destroys: [],
	spared: [],
	scope: 0
};
function fn(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = qe(e, i);
	if (a === void 0) return dn;
	let o = (t) => He(e, e.tags(t), i), s = [], c = [];
	for (let t of n) {
		if (!o(t) || a === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = Tt(e.tags(t), i), l = e.tags(t).find((e) => i.protectedTags.includes(e));
		r === void 0 ? l === void 0 ? s.push(t) : c.push({
			...n,
			reason: "protected",
			tag: l
		}) : c.push({
			...n,
			reason: "foreign-owner",
			tag: r
		});
	}
	let l = s.map((t) => {
		let n = e.tags(t), i = pn(e, t, r);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: a,
			seen: _(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n },
			...i.length > 0 && { texts: i }
		};
	});
	return {
		destroys: [...l].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		spared: c,
		scope: t.filter(o).length + l.length
	};
}
function pn(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.toManifest(t, r) : void 0;
		return B(n) ? Object.entries(n).map(([n, r]) => {
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
// src/model/plan.ts
const mn = 253402300799, hn = dt().min(0), G = I(P()).readonly(), gn = ct([ft(), P()]), K = st(), _n = N({
	by: P().exactOptional(),
	at: ft().min(0).max(mn),
	reviewed: F(!0).exactOptional()
}), vn = N({
	field: P(),
	part: P().exactOptional(),
	before: K.exactOptional(),
	after: K,
	sent: K.exactOptional(),
	edited: _n.exactOptional()
}).extend({
	place: j,
	seen: P().exactOptional(),
	unverifies: G.exactOptional()
}), yn = N({
	kind: P(),
	label: P()
}), bn = yn.extend({ ref: P() }), xn = bn.extend({
	place: j,
	identity: K,
	fields: I(vn).readonly()
}), Sn = xn.extend({ action: F("create") }), Cn = xn.extend({
	action: F("update"),
	renamed_from: P().exactOptional()
}), wn = {
	id: gn,
	seen: P(),
	tags: G.exactOptional()
}, Tn = Cn.extend({
	...wn,
	edited: _n.exactOptional()
}), En = bn.extend({
	action: F("destroy"),
	...wn,
	how: L(Ot),
	texts: I(N({
		field: P(),
		part: P(),
		before: K,
		edited: _n.exactOptional()
	})).exactOptional()
}), Dn = lt("action", [
	Sn,
	Tn,
	En
]), On = yn.extend({ id: gn }), kn = [
	"not-verified",
	"not-reviewed",
	"placeholders",
	"icu-message",
	"missing-plural-form",
	"text-too-long",
	"wrong-word"
], An = N({
	field: P(),
	part: P().exactOptional(),
	reason: L([
		"held",
		"pull",
		"conflict",
		"undecided",
		"waiting",
		"changed-since",
		"converts"
	]),
	live: K,
	declared: K.exactOptional(),
	edited: _n.exactOptional(),
	cause: L([
		"never agreed",
		"undated",
		"unread history",
		"unknown user",
		"not committed"
	]).exactOptional(),
	because: I(L(kn)).readonly().exactOptional(),
	details: P().exactOptional(),
	landed: ft().min(0).max(mn).exactOptional()
}), jn = On.extend({
	...An.shape,
	place: j
}), Mn = On.extend({
	reason: L([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: P().exactOptional(),
	place: j.exactOptional()
}), Nn = yn.extend({ place: j }), Pn = N({
	variable: P(),
	host: P(),
	place: j
}), Fn = {
	unchanged: hn,
	unmanaged: hn
}, In = N({
	filters: G,
	by_kind: ut(P(), N({
		chosen: hn,
		declared: hn
	})),
	unmatched: G
}), Ln = I(Dn).readonly(), Rn = I(ct([jn, Mn])).readonly(), zn = I(On).readonly(), Bn = N({
	format_version: F(1),
	project: a,
	changes: Ln,
	kept: Rn,
	skipped: I(Nn).readonly(),
	counts: N({
		...Fn,
		by_kind: ut(P(), N(Fn)),
		adopted: hn
	}),
	sends: I(Pn).readonly().exactOptional(),
	filter: In.exactOptional()
}), Vn = N({
	caused: Ln,
	pending: Ln,
	resolved: Ln,
	kept: Rn,
	sends: I(Pn).readonly(),
	no_longer_declared: zn
}), Hn = Nn.extend({ fields: I(N({
	field: P(),
	part: P().exactOptional(),
	before: K
})).readonly().exactOptional() }), Un = Nn.extend({
	member: P(),
	before: P().optional(),
	after: P().optional()
}), Wn = N({
	changes: I(lt("action", [Sn, Cn])).readonly(),
	no_longer_declared: I(Hn).readonly(),
	rematched: I(Un).readonly(),
	changed_defaults: G
}), Gn = lt("state", [
	N({
		state: F("done"),
		id: gn
	}),
	N({
		state: F("failed"),
		how: L([
			"refused",
			"not made",
			"unknown result",
			"stored differently"
		]),
		message: P(),
		place: j.exactOptional()
	}),
	N({
		state: F("skipped"),
		message: P(),
		place: j.exactOptional(),
		written: G.exactOptional()
	}),
	N({
		state: F("not attempted"),
		message: P()
	})
]);
// src/plan/waiting.ts
function Kn(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function qn(e, t, { project: n, rules: { incoming: r, checks: i } }) {
	let a = e.incoming?.(t, {
		...i,
		blanks: "off",
		base: "off"
	}, n);
	return (...e) => {
		let t = a?.find(...e);
		if (!t) return;
		let { review: n } = r, i = n !== "any" && !t[n], o = t.faults.map(({ code: e }) => e), s = kn.filter((e) => e.startsWith("not-") ? i && e === `not-${n}` : o.some((t) => t === e));
		if (s.length === 0) return;
		let c = i || r.checks === "skip" ? { waits: !0 } : {}, l = t.faults.map(({ message: e }) => e).join(" ");
		return {
			...c,
			because: s,
			...l !== "" && { details: l }
		};
	};
}
function Jn(e, t, { declared: r, live: i }, a, o) {
	let { baseLanguage: s } = a.project, c = t.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0));
	if (c.length === 0) return t;
	let l = e.fields.flatMap((e) => e.role === "text" ? e.toPlan(r.values) : []), u = Object.fromEntries(l.map(({ part: e = "", after: t }) => [e, t])), d = new Map();
	for (let t of Kn(c, ({ part: e = "" }) => e, s)) {
		let { part: s = "" } = t, c = Xn(t), l = o()(r, i, {
			...u,
			[s]: c
		}, s), f = n(a.rules.accept, {
			kind: e,
			entry: r,
			live: i
		}, s, t.reason === "held"), { waits: p, ...m } = l ?? {}, h = p === !0 && !f;
		d.set(t, {
			...t,
			...h && { reason: "waiting" },
			...m
		}), !h && !Zn({
			kind: e,
			entry: r,
			item: t,
			object: i
		}, a) && (u[s] = c);
	}
	return {
		...t,
		kept: t.kept.map((e) => d.get(e) ?? e)
	};
}
const Yn = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function Xn({ declared: e, live: t }) {
	return e === void 0 ? t : tr(e, t);
}
function Zn(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = Xn(e.item);
	return a !== void 0 && B(a) !== B(o) || Qn(n, r, i, t) ? "other-shape" : Ht(s) ? er(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function Qn(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const $n = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function er({ kind: e, entry: t, item: n }, { project: r }) {
	let { field: i, declared: a } = n, o = Xn(n), s = (e, t) => xe(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(o, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === i)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === r.baseLanguage)?.after, d = l.map((e) => e.after ?? ""), f = [
		a ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => $n.test(e), c].some((e) => s(o, e) && !s(f, e));
}
function tr(e, t) {
	return !B(e) || !B(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t[e] || n]));
}
// src/plan/makePlan.ts
function nr(e, t, n) {
	let r = new Map();
	return (i) => rr(e, t, n, i, r);
}
function rr(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = b(e, t.project);
	if (o.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = e.kinds.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [dr(n, r, o, a, i.get(n.name))] : [];
	});
	for (let e of s) i.set(e.kind.name, e);
	let { kinds: c, filter: l } = sr(s, n), u = c.map((e) => ({
		...e,
		...fr(e.parts)
	})), d = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), f = [...o, ...u.flatMap((e) => [...e.problems, ...e.remarks])], p = Ct(f) || e.isIncomplete === !0, m = u.flatMap((e) => e.destroys), h = l ? [] : u.flatMap((e) => e.unmanaged), g = u.flatMap((e) => e.kind.firstSends?.(ir(e, a, p)) ?? []), _ = {
		format_version: 1,
		project: t.project,
		changes: [...u.flatMap(({ changes: e }) => e), ...p ? [] : m],
		kept: [...u.flatMap((e) => [...e.kept, ...e.spared]), ...p ? m.map(({ kind: e, label: t, id: n }) => ({
			kind: e,
			label: t,
			id: n,
			reason: "held-back"
		})) : []],
		skipped: u.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: or(u, ({ unchanged: e }) => e),
			unmanaged: or(u, d),
			by_kind: Object.fromEntries(u.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: d(e)
			}])),
			adopted: or(u, ({ changes: e }) => e.filter((e) => ar(e, n)).length)
		},
		...g.length > 0 && { sends: g },
		...l && { filter: l }
	}, v = u.flatMap((e) => e.kind.hints?.(ir(e, a, p)) ?? []);
	return {
		is: "planned",
		plan: _,
		unmanaged: h,
		problems: [...f, ...v],
		kinds: c,
		open: u.flatMap(({ open: e }) => e),
		keptTexts: u.flatMap(({ keptTexts: e }) => e)
	};
}
function ir(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function ar(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function or(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function sr(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Te(t, e)), a = new Map(lr(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = [...(n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : []).flatMap(({ problems: e }) => e), ...e.remarks.filter(cr(t))];
		return {
			...e,
			parts: t,
			destroys: [],
			spared: [],
			remarks: r
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = m(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function cr(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => Me(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function lr(e, t) {
	let n = new Set(e), r = Ft(e, ({ change: e }) => e ? pr(e, "after") : []), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = e.change ? mr(e.change) : [];
		for (let o of t.flatMap((e) => r.get(e) ?? [])) o !== e && n.delete(o) && (i.set(o, e), a.push(o));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? ur(e, t) : e;
	});
}
function ur({ change: e, open: t, ...n }, r) {
	let { kind: i, entry: a } = n, o = i.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = r.kind.label(r.entry.values), c = Be(i, a, "narrow-filter", `It gets a name that is live until another ${i.words.one} is renamed to "${s}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
		path: [o],
		ofName: !0
	}), l = e && {
		kind: i.name,
		label: e.label,
		place: e.place
	};
	return {
		...n,
		kept: [],
		problems: [c],
		...l && { skipped: l }
	};
}
function dr(e, t, n, r, i) {
	let { storedForm: a } = e, o = a ? {
		...r,
		storedForm: Nt(() => a(n.objects))
	} : r, s = i?.matching ?? e.match(t, n, o), c = Nt(() => qn(e, t, o)), l = s.matches.map((t, n) => {
		let r = i?.parts[n], a = r !== void 0 && (r.open ?? []).length === 0 ? r : Jn(e, ye(e, t, o, `${e.name}:${n + 1}`), t, o, c), { declared: s, live: l } = t;
		return {
			...a,
			kind: e,
			entry: s,
			...l !== void 0 && { live: l }
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
				place: Xe(r, i, [])
			},
			problems: [n]
		};
	}), d = s.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), f = fn(e, {
		matched: d,
		unmatched: s.unmanaged.filter((e) => !s.namesakes.has(e))
	}, o), p = new Set([...f.destroys, ...f.spared].map(({ id: e }) => e)), m = s.unmanaged.filter((t) => !p.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	})), h = [...l, ...u], { remarks: g } = s;
	return {
		kind: e,
		matching: s,
		declared: t,
		live: n,
		parts: h,
		remarks: g,
		unmanaged: m,
		matched: d.length,
		...f
	};
}
function fr(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(({ change: e, skipped: t, kept: n }) => !e && !t && n.length === 0).length,
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
function pr(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => De(e.kind, t).role === "identity").flatMap((n) => xe(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function mr(e) {
	let t = new Set(pr(e, "after"));
	return pr(e, "before").filter((e) => !t.has(e));
}
// src/remote/kindRemote.ts
let hr = [];
function gr(e) {
	hr = e;
}
function _r() {
	return hr;
}
function vr({ name: e }) {
	let t = hr.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var yr = class {
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
		let n = `Lokaform had an unexpected error (${t instanceof Error ? t.message : String(t)}), so it is not known whether this change was made. Run plan to see.`;
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
	get size() {
		return this.outcomes.size;
	}
};
function q(e, t, n) {
	return {
		state: "failed",
		how: e,
		message: t,
		...n && { place: n }
	};
}
function J(e) {
	return {
		state: "not attempted",
		message: e
	};
}
const br = q("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function xr(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function Sr(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = xr(e, t, n, r);
	return !c && l ? q("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? q("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${Cr(e.after)} was sent, ${Cr(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
function Cr(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/sending.ts
var wr = class {
	halt;
	mayWrite;
	permission;
	cause;
	accepted = !1;
	lastRefusal;
	constructor(e, t) {
		this.halt = e, this.mayWrite = t ?? (async () => void 0);
	}
	reason() {
		return this.halt() ?? this.cause;
	}
	async beforeWrite() {
		let e = this.reason();
		return e === void 0 ? (this.permission ??= this.mayWrite(), this.cause ??= await this.permission, this.reason()) : e;
	}
	noteAccepted() {
		this.accepted = !0;
	}
	note(e, t = !1) {
		let { message: n } = e;
		jr(e) && (this.cause ??= `The service refuses all requests for this project: ${n}`), t && (e instanceof U ? !this.accepted && this.lastRefusal === n && (this.cause ??= `The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= `The service could not be reached: ${n}`, this.lastRefusal = n);
	}
};
async function Tr({ client: e, projectId: t, stop: n }, r, i) {
	try {
		let { snapshot_id: n, title: a } = await Yt(e, t, r);
		i.snapshot = {
			id: qt(n) ?? H(n) ?? "without an id",
			title: H(a) ?? r
		};
	} catch (e) {
		if (!(e instanceof W)) throw e;
		let t = `${e.mayHaveHappened ? "It is not known whether there is a" : "There is no"} snapshot of the project from before this run, and none is requested again. ${e.message} The backup has the keys that this run removes.`;
		i.remarks.push(R("no-snapshot", t, {
			severity: "notice",
			scope: "project"
		}));
	}
	return n.reason();
}
const Er = 2e3;
function Dr(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return q("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function Or({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var kr = class extends Error {};
const Ar = [
	401,
	402,
	403,
	404,
	423,
	429
];
function jr(e) {
	return e instanceof U ? Ar.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Mr(e) {
	return e.name === "TimeoutError" || e instanceof U && [
		413,
		502,
		504
	].includes(e.status);
}
function Nr(e, t) {
	return e instanceof U || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof Jt && !e.mayHaveHappened ? J(e.message) : q(e.mayHaveHappened ? "unknown result" : "refused", e.message);
}
var X = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function Pr(e) {
	try {
		return jt(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return Et(R(e.code, e.message, { scope: "project" }));
	}
}
async function Z(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof W || e instanceof X) return;
		throw e;
	}
}
function Fr({ message: e }, t) {
	return q("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function Ir(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Lr(e, t = "") {
	return J(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Rr(e, t) {
	return J(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function zr(e, t) {
	return t.mayHaveHappened ? Fr(t, e) : Y(t);
}
async function Br(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	};
	return (await Z(() => Vr(e, t, n)))?.project;
}
async function Vr(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(w(t)), n === !0 ? Ur(e, t) : void 0]), o = V(V(i)?.statistics)?.languages, s = n ? Qt(a ?? o, Gr) : void 0;
	if (n && !s) throw Kr("a language has no usable lang_iso");
	return {
		project: Hr(t, i, s, r),
		details: i,
		languages: a
	};
}
function Hr(e, t, n, r) {
	let i = V(t) ?? {}, a = V(i.settings) ?? {}, o = Wt(a.per_platform_key_names), s = Wt(a.segmentation), c = qt(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = H(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	if (d.length > 0) throw Kr(`the project has no usable ${d.join(" and ")}`);
	return {
		id: e,
		name: H(i.name) || e,
		type: H(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: Wt(a.auto_toggle_unverified)
	};
}
async function Ur(e, t) {
	let n = await Ut(() => e.languages(t, { limit: 500 }), (e) => Gr(e)?.iso);
	if (n) return n;
	throw new X("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function Wr(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = Qt(await Ur(e, t), Gr);
		if (!r) throw new X();
		return r.map(({ iso: e }) => e);
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function Gr(e) {
	let { language_iso: t, language_id: n, lang_iso: r, lang_id: i, plural_forms: a } = V(e) ?? {}, o = H(r ?? t);
	if (o !== void 0 && o !== "") return {
		iso: o,
		id: qt(i ?? n),
		pluralForms: Qt(a, H) ?? []
	};
}
function Kr(e) {
	return new X(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function qr(t, n, r, i, a = !1) {
	let o = r.flatMap(pe), [{ kinds: s } = { kinds: [] }] = r, c = s.filter(({ plural: e }) => r.some(({ entries: t }) => t[e])), l = await Pr(() => Vr(t, n, {
		languages: o.length > 0 || a && "counted",
		names: c.some(({ namesByPlatform: e }) => e),
		texts: a || o.some(({ ofText: e }) => e)
	}));
	if (!l.ok) return l;
	let { project: u, details: d } = l.value, f = r.map((e) => Ke(e, u.baseLanguage)), p = new Set([...f.flatMap(pe).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...r.flatMap(e)]), m = (u.languages ?? []).filter(({ iso: e }) => a || p.has(e)), h = V(V(d)?.statistics) ?? {}, g = ({ plural: e, name: t }) => i && {
		declarations: i.rules.map((t, n) => ({
			entries: f[n]?.entries[e] ?? [],
			rules: t
		})),
		reviewed: i.reviewed.filter(({ kind: e }) => e === t)
	}, _ = {
		client: t,
		project: u,
		statistics: h,
		languages: m
	};
	return Pr(async () => ({
		...await Yr(_, c, g),
		declared: f
	}));
}
async function Jr(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = {
		languages: !0,
		names: !0,
		texts: !0
	}, o = await Pr(() => Vr(e, t, a));
	if (!o.ok) return o;
	let { project: s } = o.value, c = r(s);
	if (!c.ok) return c;
	let l = {
		client: e,
		project: s,
		statistics: {},
		languages: c.value
	};
	return Pr(() => Yr(l, n, () => void 0, i));
}
async function Yr(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await vr(t).observe({
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
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([Vr(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await vr(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new X();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
async function Zr(e) {
	let { client: t, project: n, statistics: r, languages: i, plans: a } = e, o = a && oi({
		...e,
		...a
	}), s = o && await o;
	if (s) return s;
	let c = n.id, l = c === w(c) ? Xt(r.keys_total) : void 0;
	return E(await Qr({
		client: t,
		projectId: c
	}, ei(i), i, l));
}
async function Qr(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await ni(e, t, i, r);
	if ($r(a)) return a.listed;
	let o = await ri(e, t, i);
	if ($r(o)) return o.listed;
	throw new X(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function $r({ listed: e, total: t }) {
	return t === e.length;
}
function ei(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function ti(e) {
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
async function ni({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => qt(e)),
			keys: s(a, r),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), c = ti(i).slice(1, -1).slice(0, 7).map(a), l = o.then(({ total: e, ids: t }) => ti(e ?? t.length)), u = l.then((e) => Promise.all(e.slice(c.length + 1, -1).map(a))), [d, f, p, ...m] = await Promise.all([
		o,
		l,
		u,
		...c
	]), h = [
		d,
		...m,
		...p
	], g = f.at(-1), _ = f.length === 1 && h.length === 1, v = g && !_ ? [await a(g)] : [], y = [...h, ...v], b = C(y.flatMap(({ keys: e }) => e)), x = v.length === 0 ? h : [...h.slice(0, f.length - 1), ...v], S = y.at(-1)?.total, w = y.some((e) => (e.total ?? 0) > (S ?? 0)), T = x.every(({ ids: e }, t) => {
		let n = x[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: b,
		total: w || !T ? void 0 : S
	};
}
async function ri({ client: e, projectId: t }, n, r) {
	let i = [];
	for await (let a of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) Lt(i, s(a, r));
	let a = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: C(i),
		total: a.totalCount
	};
}
const ii = [
	400,
	404,
	413,
	414,
	431
], ai = /^[\w.:/-]+$/;
function oi(e) {
	let { project: t, statistics: n, declarations: r, reviewed: a } = e, o = Xt(n.keys_total);
	if (o === void 0 || t.perPlatformNames || a.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => Ee(M, e) !== "off")) return;
	let s = r.flatMap(({ entries: e }) => e.map((e) => e.values)), c = new Set(s.flatMap(({ key_name: e, previously: t = [] }) => [...i(e), ...t])), l = new Set(s.flatMap(({ key_id: e }) => e ?? []));
	if (![...c].every(hi)) return;
	let u = gi(c).length + _i(l).length;
	if (!(Math.max(1, u) * 4 > Math.ceil(o / 500))) return si(e, c, l, o);
}
async function si(e, t, n, r) {
	try {
		let [i, a] = await Promise.all([ci(e, t, n), pi(e, r)]), o = a - i.length;
		return o >= 0 && mi(i, e) ? {
			objects: i,
			unusable: [],
			notRead: o
		} : void 0;
	} catch (e) {
		if (e instanceof X || e instanceof U && ii.includes(e.status)) return;
		throw e;
	}
}
async function ci(e, t, n) {
	let r = await li(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await ui(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => fi(e.key_id, t.key_id));
}
async function li(e, t) {
	let n = await Promise.all(gi(t).map(async (n) => (await di(e, { filter_keys: n })).filter(({ key_name: e }) => i(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => i(e)));
	if (![...t].every((e) => r.has(e) || ai.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function ui(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(_i(t).map((t) => di(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function di({ client: e, project: t, languages: n }, r) {
	let i = await bi({
		client: e,
		projectId: t.id
	}, {
		...ei(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: c } = E(s(i, a));
	if (c.length > 0) throw new X();
	return o;
}
function fi(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function pi({ client: e, project: { id: t } }, n) {
	if (t === w(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function mi(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => Ye(t, e, !1, ae(n)).fresh.length === 0);
}
function hi(e) {
	return !e.includes(",");
}
const gi = (e) => yi(e, 500, 2e3, vi), _i = (e) => yi(e, 500, 7e3, vi), vi = (e) => encodeURIComponent(e).length + 3;
function yi(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function bi({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new xi();
	if (r.totalCount !== C(s(r)).length) throw new X();
	return r;
}
var xi = class extends X {};
const Si = {
	include_translations: !0,
	disable_references: !0
};
async function Ci(e, t, n = []) {
	let r = await Promise.all(_i(t.map(String)).map((t) => Ti(e, t)));
	return E(s(r.flat(), n));
}
async function wi(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => Ci(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => ({
		key: a.get(e),
		lacks: [e, void 0].flatMap((e) => o.get(e) ?? [])
	});
	return i && (({ id: e }) => s(String(e)));
}
async function Ti(e, t) {
	try {
		return await bi(e, {
			...Si,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof xi || n instanceof U && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Ti(e, t.slice(0, r)), ...await Ti(e, t.slice(r))];
	}
}
async function Ei(e, t) {
	let n = new Set(t.flatMap((e) => i(e))), r = [...n].every(hi) ? gi(n).map((e) => ({
		...Si,
		filter_keys: e
	})) : [Si], a = [];
	for (let t of r) Lt(a, await Qr(e, t));
	return Di(E(a), n);
}
function Di({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(i(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Oi(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), a = {
		client: e,
		projectId: t
	}, o = await Ci(a, r.flatMap(({ key_id: e }) => e ?? [])), s = new Set(o.objects.map(({ key_id: e }) => e)), c = r.filter(({ key_id: e }) => !s.has(String(e))), l = new Set(c.flatMap(({ key_name: e }) => i(e)));
	if (l.size === 0) return o;
	let u = Di(E(await Qr(a, {})), l), d = await Ci(a, u.objects.map(({ key_id: e }) => e)), f = d.objects.filter(({ key_id: e }) => !s.has(e));
	return {
		objects: [...o.objects, ...f],
		unusable: [
			...o.unusable,
			...u.unusable,
			...d.unusable
		]
	};
}
// src/keys/outcomes.ts
async function ki(e, t) {
	let n = await Ai(e, t.flatMap(({ sent: t, answer: n }) => (n.is === "refused" ? /already taken/i.test(n.error.message) : !Ni(e, t, n)) ? [t] : []));
	return t.map((t) => Mi(e, t, n.get(t.sent), Ii));
}
async function Ai(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = zi(t, {
		keys: (await Z(() => Ei(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function ji(e, t) {
	let n = await wi(e, t.filter(({ sent: t, answer: n }) => n.is !== "refused" && !Ni(e, t, n)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return Mi(e, t, r?.key, r?.lacks.length === 0 ? Li : br);
	});
}
function Mi(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && Pi(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? Pi(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? Fi(n.error) : i
	};
}
function Ni({ context: e }, { change: t }, n) {
	return n.is === "stored" && xr(M, t, n.key, e).length === 0;
}
function Pi({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), Sr(M, n, r, e);
}
function Fi({ message: e, code: t }) {
	return q("refused", `The service refused it: ${e} (code ${t}).`);
}
const Ii = q("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), Li = q("not made", "The service answered without an error, but did not do this. Apply again."), Ri = { is: "silent" };
function zi(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = [...i].find((e) => Bi(n.out, e.key_name) && (!t || Vi(e, n.out)));
		e && (i.delete(e), r.set(n, {
			is: "stored",
			key: e
		}));
	}
	let a = e.filter((e) => !r.has(e)), o = new Map(a.map(({ out: e }) => [e, n.filter(({ key_name: t }) => t !== void 0 && Bi(e, t))]));
	for (let e of a) {
		let t = o.get(e.out) ?? [], n = a.filter(({ out: e }) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? Ri
	}));
}
function Bi({ key_name: e = "", platforms: t = [...zt] }, n) {
	return t.every((t) => c(n, t) === c(e, t));
}
function Vi(e, { platforms: t = [], filenames: n = {} }) {
	return zt.every((n) => t.includes(n) === e.platforms.includes(n)) && zt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Hi(e, { keys: t, errors: n }) {
	let r = new Map(t.map((e) => [String(e.key_id), e])), i = new Map(n.map((e) => [String(e.key_id), e]));
	return e.map((e) => {
		let t = i.get(String(e.change.id)), n = r.get(String(e.change.id));
		return {
			sent: e,
			answer: t ? {
				is: "refused",
				error: t
			} : n ? {
				is: "stored",
				key: n
			} : Ri
		};
	});
}
// src/keys/rereadBeforeWrite.ts
function Ui(e) {
	return {
		change: e,
		out: Qe(M.fields, e, {}, [])
	};
}
function Q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function Wi(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function Gi(e, t, n, r) {
	let i = (e) => r ? Y(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Q(t, i(J(e)))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || Xi(e)), c = await wi(e, s.map(({ change: e }) => e)), l = s.some(({ change: e }) => Yi(e)) ? c && await Z(() => e.languages()) : [];
	if (!c || !l) return a(qi);
	let u = new Set(s), d = [], f = [], p = [];
	for (let n of t) {
		let { change: t } = n;
		if (!u.has(n)) {
			d.push(Wi(n));
			continue;
		}
		let { key: r, lacks: a } = c(t);
		if (!r && a.length > 0) {
			f.push({
				change: t,
				outcome: i(Lr("key"))
			});
			continue;
		}
		if (!r) {
			f.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Ji
				}
			});
			continue;
		}
		let o = new Set(r.translations?.map(({ language_iso: e }) => e)), s = Yi(t) ? l.filter((e) => !o.has(e)) : [];
		if (s.length > 0) {
			let e = i(Lr("key", ` (no usable ${s.join(", ")} text)`));
			f.push({
				change: t,
				outcome: e
			});
			continue;
		}
		let { open: m, kept: h } = Zi(t, r, e.context);
		if (m.length === 0) {
			f.push({
				change: t,
				outcome: ea({
					state: "done",
					id: t.id
				}, t, h)
			});
			continue;
		}
		let g = Ui({
			...t,
			fields: m
		});
		ia(g.change).length > 0 && e.beforeReshaping.set(t.ref, r), d.push({
			...g,
			planned: n,
			kept: h,
			before: r
		});
		let _ = Ki(g.change, r, e.context);
		_ && p.push(_);
	}
	if (d.length === 0) return {
		due: d,
		outcomes: f
	};
	let m = await e.backup.save(p, "overwritten") ?? await e.stop.beforeWrite();
	if (m === void 0) return {
		due: d,
		outcomes: f
	};
	let h = d.map((e) => e.planned);
	return {
		due: [],
		outcomes: [...f, ...Q(h, i(J(m)))]
	};
}
function Ki(e, t, n) {
	if (e.fields.some((t) => Ge(e.kind, t))) {
		let r = ht(M, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: gt(e.fields)
		};
	}
	let r = Dt(M, t, M.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => Mt(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => O(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...bt(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: M.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: gt(s ? [s, ...a] : o)
	};
}
const qi = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", Ji = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Yi(e) {
	return e.fields.some((t) => O(e.kind, t) || Ge(e.kind, t));
}
function Xi({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = M.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || Ge(e, t);
	});
}
function Zi(e, t, n) {
	let r = {
		...M.liveContext(t, n, e.label),
		platforms: $i(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = M.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || _(e.id, m) !== d);
		if (!f || p === void 0) a.push(n);
		else if (f.same(p, u, r)) continue;
		else if (l !== void 0 && f.same(p, l, r)) h && f.role === "shape" && (o = !0), h && f.role !== "shape" ? a.push(n) : i.push(n);
		else {
			let e = l === void 0 ? void 0 : f.merge?.(l, u, p);
			e === void 0 ? a.push(n) : f.same(p, e, r) || i.push({
				...n,
				before: p,
				after: e
			});
		}
	}
	o ||= a.some((e) => Qi(e, "text"));
	let s = o && i.some((e) => Qi(e, "shape")), c = i.filter((e) => s && (Qi(e, "shape") || Qi(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function Qi({ field: e }, t) {
	return De(M.name, e).role === t;
}
function $i({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? zt.filter((e) => n.includes(e)) : t.platforms;
}
function ea(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${ta(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${ta(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = ta(t.filter((e) => !i.includes(e)));
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
function ta(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function na(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = ra(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await wi(e, n.map(({ change: e }) => e)), i = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = i.get(e.change.ref);
		return t ? {
			...e,
			outcome: aa(t, r?.(e.change).key, e.outcome)
		} : e;
	});
}
function ra({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return ia(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function ia({ kind: e, fields: t }) {
	return t.filter((t) => O(e, t));
}
function aa({ change: e, before: t, written: n }, r, i) {
	let [a] = ia(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return q("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`, o);
	let l = oa(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : q("stored differently", `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`, o);
}
function oa(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, sa(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = sa(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function sa(e) {
	let t = ce(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function ca(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: o } of t.translations ?? []) {
		let t = et(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || o === void 0 || t !== o && e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function la(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [R("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function ua(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return ba(t, Math.ceil(t.length / n.max), (t) => ua(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, J(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(ma),
			...pa(e)
		});
		return await ki(e, zi(t, {
			keys: fa(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof W)) throw r;
		return Mr(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? da(e, t, r) : ya(e, t, r, (t) => ua(e, t), void 0);
	}
}
async function da(e, t, n) {
	let r = [], i = t;
	for (let t of [0, Er]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, Y(n))];
		let a = await Ai(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (Lt(r, await ki(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, Dr(n, "key"))];
}
function fa(e) {
	return E(s(e)).objects;
}
function pa({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function ma({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function ha(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Wi),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await Gi(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new kr();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: Kt(String(e.id)),
					...t
				})),
				...pa(e)
			};
		}), c = Hi(a.due, {
			keys: fa(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && ca(e.movedWriters, t.before, n.key, r);
		}
		return [...a.outcomes, ...va(a.due, await ji(e, c))];
	} catch (t) {
		let r = ga(a.due);
		if (t instanceof kr) return [...a.outcomes, ...n ? Q(r, Fr(n.error, "change")) : []];
		if (!(t instanceof W)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await _a(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await ya(e, a.due, t, (t) => ha(e, ga(t), n), n?.error);
		return [...a.outcomes, ...va(a.due, i)];
	}
}
function ga(e) {
	return e.map((e) => e.planned);
}
async function _a(e, t, n) {
	return e.stop.reason() === void 0 ? Mr(n.error) && n.sent <= 2 && t.length > 1 ? ba(t, 2, (t) => ha(e, t, n)) : (await e.wait(Or(n)), ha(e, t, n)) : Q(t, Y(n.error));
}
function va(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: ea(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function ya({ stop: e }, t, n, r, i) {
	return n instanceof U && !jr(n) && t.length > 1 ? ba(t, 2, r) : (e.note(n, !0), Q(t, Y(Nr(n, i))));
}
async function ba(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) Lt(i, await n(e.slice(t, t + r)));
	return i;
}
async function xa(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await Sa(e, t, n), s.due.length === 0) throw new kr();
		return s.due.map(({ id: e }) => Kt(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof kr) return [...s.outcomes];
		if (!(e instanceof W)) throw e;
		a.note(e), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(Or(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await xa(e, f, t)];
	}
	return [...p, ...await wa(e, f, l, d && Nr(d, n?.error))];
}
async function Sa(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Ea(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a(J(s)));
	let c = await wi(e, t, () => e.languages());
	if (!c) return o(a(J(qi)));
	let l = [], u = [], d = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...$e(t), ...yt(M, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? d.push({
			change: n,
			outcome: Ca(n)
		}) : o.length > 0 ? d.push({
			change: n,
			outcome: a(Rr("key", o))
		}) : !t || _(n.id, M.fingerprint(t)) !== n.seen ? d.push({
			change: n,
			outcome: Ir("key", "removed")
		}) : (l.push(n), u.push(ht(M, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: d
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...d, ...Ea(l, Ta(n.error))]
	};
	let f = await r.save(u, "removed") ?? await i.beforeWrite() ?? (l.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
	return f === void 0 ? {
		due: l,
		outcomes: d
	} : {
		due: [],
		outcomes: [...d, ...Ea(l, a(J(f)))]
	};
}
function Ca({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function wa(e, t, n, r) {
	let i = await wi(e, t), a = r ? Y(r) : br;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? Ta(r) : Ca(e)
		};
	});
}
function Ta(e) {
	return e ? zr("key", e) : q("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function Ea(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function Da(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(Ui(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => yi(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const Oa = {
	kind: "key",
	observe: Zr,
	lookUp: Oi,
	batches: Da,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? xa(t, n.filter(ja)) : e === "create" ? ua(t, n.filter(ka).map(Ui)) : na(t, await ha(t, n.filter(Aa).map(Ui)));
			},
			async finish(e, n) {
				Lt(n.remarks, la(t.movedWriters));
			}
		};
	}
}, ka = (e) => e.action === "create", Aa = (e) => e.action === "update", ja = (e) => e.action === "destroy", Ma = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => Na(e, t.id),
	lookUp: Na,
	batches: (e) => e.toSorted((e, t) => Number(e.action === "destroy") - Number(t.action === "destroy")).map((e) => ({
		kind: "webhook",
		action: e.action,
		changes: [e]
	})),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = async (e) => {
			let n = t.stop.reason();
			return n === void 0 ? e.action === "create" ? Ha(t, e) : e.action === "update" ? Ia(t, e) : eo(t, e) : J(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Ya(t, e, n)
		};
	}
};
async function Na(e, t) {
	let n = await Ut(() => e.webhooks(w(t)), (e) => H(V(e)?.webhook_id));
	if (n) return be(n);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function Pa({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && T(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return J("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${me}${o}`, u = c ? r : {
		...r,
		entry: {
			...s,
			url: `\${${l}}`
		}
	}, d = await e.save([u], a, c || !e.keepsUrls ? {} : { [l]: i }) ?? await n.beforeWrite();
	return d === void 0 ? void 0 : J(d);
}
async function Fa({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new kr();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? Y(r.error) : i;
			if (!(t instanceof W)) throw t;
			if (n.gone && no(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), Y(Nr(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(Or(r));
	}
}
function Ia(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [w(r), String(t.id)], o = () => n.webhook(i, a);
	return Fa(e, {
		settled: async () => La(e, t, ke(await o())),
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), qa(e, t)));
			return Ua(e, t, ke(o));
		},
		async readBack(n) {
			let r = await Wa(e, t, o);
			return n && r.state !== "done" ? Y(n) : r;
		}
	});
}
async function La(e, t, n) {
	if (!("webhook" in n)) return Lr("webhook");
	if (!Va(e, t, n.webhook)) {
		let r = Ua(e, t, n);
		return r?.state === "done" ? r : Ir("webhook", "updated");
	}
	return Pa(e, Ra(t, n.webhook, e.context), n.webhook, "overwritten");
}
function Ra(e, t, n) {
	let r = A.liveContext(t, n, Ba(e, t, n)), i = Dt(A, t, r), a = gt(e.fields);
	return {
		kind: A.name,
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
	return !B(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function Ba({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => T(e, r) === n) ?? "";
}
function Va({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = A.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = A.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return oe(A, a, s) === i;
}
async function Ha(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = Ja(t, qa(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return J(l);
	try {
		let a = await n.createWebhook(w(r), c);
		return i.add(t.ref), Ua(e, t, ke(a)) ?? await Wa(e, t, () => Ka(e, c));
	} catch (n) {
		if (!(n instanceof W)) throw n;
		if (!n.mayHaveHappened) return o.note(n), Y(n);
		i.add(t.ref);
		for (let r of [0, Er]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return Y(n);
			let i = await Z(() => Ka(e, c));
			if (i) return Sr(A, t, i, s);
		}
		return Dr(n, "webhook");
	}
}
function Ua({ context: e }, t, n) {
	if (!(!("webhook" in n) || xr(A, t, n.webhook, e).length > 0)) return Sr(A, t, n.webhook, e);
}
async function Wa(e, t, n) {
	return Ua(e, t, ke(await Z(n))) ?? br;
}
function Ga(e, t) {
	let n = Bt([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return tt(e.url, t.url) && r && n;
}
async function Ka(e, t) {
	let { objects: n, unusable: r } = await Na(e.client, e.projectId), i = n.find((e) => Ga(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => tt(e, t.url)))) throw new X();
	return i;
}
function qa({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Qe(A.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: T(r, e.variables) }
	};
}
function Ja({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function Ya(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await Z(() => Na(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Za(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Xa(e, t, s, n) : n.remarks.push(Qa(t, "warning", $a));
	}
}
async function Xa(e, t, n, r) {
	let i = Ja(t, qa(e, t)), a = n.filter((n) => Ga(n, i) && Sr(A, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Za(r.of(t)), [s, ...c] = a.map(({ webhook_id: e }) => e).sort();
	if (o !== void 0 && s !== void 0 && ![s, ...c].includes(o)) {
		let e = `may exist twice, as ${o} and as ${s}: the list of webhooks does not have ${o} yet. Look at the webhooks in Lokalise. If both are there, delete one of them.`;
		r.remarks.push(Qa(t, "warning", e));
	}
	if (s !== void 0 && c.length !== 0) for (let n of c) {
		let i = n === o && await Z(() => e.client.destroyWebhook(w(e.projectId), n)) !== void 0;
		i && r.correct(t, {
			state: "done",
			id: s
		});
		let a = i ? `existed twice. This run made ${n} and removed it again; ${s} stays.` : `exists twice, as ${s} and as ${n}: another run may have created it at the same time. Delete one of them in the project.`;
		r.remarks.push(Qa(t, i ? "notice" : "warning", a));
	}
}
function Za(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function Qa({ label: e, place: t }, n, r) {
	return R("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const $a = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function eo(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [w(r), String(t.id)], o = {
		state: "done",
		id: t.id
	};
	return Fa(e, {
		settled: () => to(e, t),
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(i, a, e);
			return Wt(t) === !0 ? o : void 0;
		},
		gone: o,
		async readBack(e) {
			try {
				await n.webhook(i, a);
			} catch (t) {
				if (!(t instanceof W)) throw t;
				return no(t) ? o : e ? Y(e) : br;
			}
			return e ? zr("webhook", e) : q("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
async function to(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return J(s);
	let c = ke(await n.webhook(w(r), String(t.id)));
	return "webhook" in c ? _(t.id, A.fingerprint(c.webhook)) === t.seen ? Pa(e, ht(A, c.webhook, t, o), c.webhook, "removed") : Ir("webhook", "removed") : Rr("webhook", c.unusable.lacks);
}
function no(e) {
	return e instanceof U && e.status === 404;
}
// src/run/connect.ts
gr([Oa, Ma]);
function ro(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", rate: a, concurrency: o, name: s } = e, c = {
			token: i,
			baseUrl: t,
			concurrency: o,
			...a !== "auto" && { rate: a },
			...r
		};
		return jt(n ? new ao(c, s, n) : new Zt(c));
	} catch (e) {
		if (!(e instanceof Gt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return Et(R("bad-setting", t + e.message));
	}
}
function io(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = ro(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = ro(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? jt({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var ao = class extends Zt {
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
// src/backup/restore.ts
function oo({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: St,
		variables: i,
		verdicts: ln
	}, c = e.map((e) => so(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
		context: s,
		force: r
	})), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = fr(c.flat()), m = e.map(({ plural: e }, t) => [e, {
		unchanged: fr(c[t] ?? []).unchanged,
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
function so(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => Ie(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = Ie(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...co(e, t, c, u, d)
		};
	});
}
function co(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: u.name,
			label: u.label(a),
			place: nt(r, i)
		}, s = Be(u, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...l, s]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal.message);
	let f = `The ${u.name} ${Ie(u, t.declared).id} no longer exists`, p = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${f}${p}, so it cannot be restored. Copy from here what you need.`);
	let m = n === void 0 ? ye(u, {
		declared: o,
		live: c
	}, s, i.ref) : lo(u, t, r, n, i), h = [...l, ...m.problems];
	return c === void 0 ? {
		...m,
		problems: h
	} : !m.change && h.length === l.length ? {
		kept: [],
		problems: h
	} : d("name-taken", `${f}${p}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function lo(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let s = ye(e, {
		declared: n,
		live: i
	}, r, o), { change: c, problems: l, kept: u } = s;
	if (c?.action !== "update") return s;
	let d = e.context(n.values, i, r), f = e.liveContext(i, r, uo(e, t.values)), p = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || Ne(s) && !O(e.name, n) || fo(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(r), u = o === void 0 ? l : Mt(l, o), p = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !p ? !1 : p.same(p.stored(i, f, o) ?? s, u, d);
	}, m = e.fields.find(({ role: e }) => e === "text"), h = ({ field: e }) => e === m?.name, g = ([e, r]) => {
		let i = c.fields.find((t) => h(t) && t.part === e);
		if (i) return !p(i);
		let [a, o] = [n.values, t.values].map((t) => Mt(new Map(Object.entries(t)).get(m?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && m?.same(r, o, d));
	}, _ = m?.toManifest(i, f), v = !a && B(_) && Object.entries(_).some(g), y = c.fields.some((t) => O(e.name, t) && (v || !p(t))), b = (t) => p(t) && !(y && (h(t) || O(e.name, t))), x = Ue(e, i, c.fields.filter(b), r.project), S = c.fields.filter((e) => !b(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: c.label,
			id: c.id,
			reason: p(t) && O(e.name, t) ? "converts" : "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (x.length === 0) return {
		kept: [...u, ...S],
		problems: l
	};
	let C = oe(e, i, x);
	return {
		change: {
			...c,
			seen: C,
			fields: x
		},
		kept: [...u, ...S],
		problems: l
	};
}
function uo({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function fo(e, t) {
	return B(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && B(t) && Object.values(t).includes(e);
}
function po({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => Ce(e.kind, t)));
}
function mo({ changes: e }) {
	return e.some((e) => e.action === "update" && (k(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? O(e.kind, t) : t.before !== void 0 && !Ne(t.before))));
}
// src/files/undeclaredFiles.ts
async function ho(e, t, n, r) {
	let i = new Set(Object.values(await ge(e, r)).flat()), a = await Ze("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : tn(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + nn);
	return go(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function go(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await sn();
		try {
			let e = t(a, p(await te(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, D(a.full, n));
		} catch {}
	}
	return i;
}
async function _o({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(Object.values(await ge(r, a)).flat()), s = [];
	for (let e of t.filter(({ files: e }) => wt(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await Ae(e, i, a)) {
			let i = ve(e, n), a = _t(e, i), c = a === void 0 ? [] : t.flatMap((t) => mt(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				language: a ?? "",
				...vt(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => tn(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return go(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => xe(e.identity(t)))), i, a);
}
function vo(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...bo(e, t, n),
		...t.flatMap((t) => Co(e, t, n)),
		...t.flatMap((t) => Mo(e, t, r, No(t.kind))),
		...t.flatMap((t) => Mo(e, t, i, Po)),
		...t.flatMap((t) => wo(e, t)),
		...t.flatMap((e) => To(e, n)),
		...t.flatMap((t) => Eo(e, t, n)),
		...t.flatMap(({ kind: t }) => Do(e, t, n))
	];
}
function yo(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`);
}
function bo(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: Oo(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => xo(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${Pt(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`);
}
function xo({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = Ee(i, r) === "off" ? e.matched : e.scope, o = So(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return $("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${Pt(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`);
}
function So({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = le(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? le(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function Co(e, { declared: t, scope: n, kind: r }, i) {
	if (Ee(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = kt(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`);
	let u = ko(e, a).length;
	return u === 0 || u !== n ? [] : $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}). Check the project and the manifests. If you want this, ${c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : ""}set ${l}: off and remove them in the project.`);
}
function wo(e, t) {
	let n = jo(t);
	return Ao(e, t).flatMap(({ label: e, names: [t = e], texts: r }) => {
		let i = r.find((e) => n.has(e));
		return i === void 0 ? [] : $("looks-renamed", `The plan removes "${e}" and creates "${n.get(i)}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set new: true.`);
	});
}
function To({ live: e, declared: t, matched: n, matching: r, kind: { name: i, plural: a, limits: o, names: s } }, { allowWrongProject: c }) {
	let { minimumForWrongProject: l = Infinity } = o, u = e.objects.length + e.unusable.length + (e.notRead ?? 0), d = t.length, f = d === 0 || u < l || n > 0 || r.namesakes.size > 0;
	if (c || f) return [];
	let p = t.flatMap(({ path: e }) => e ? [e.join("::")] : []), m = new Set(p.length > 0 ? e.objects.flatMap((e) => s(e)) : []), h = p.filter((e) => m.has(e));
	if (h.length > 0) return $("foreign-project", `None of the ${d} declared ${a} is in the project, but ${h.length} of them ${h.length === 1 ? "is" : "are"} with :: between nested names, as an upload of Lokalise names them. Add names: lokalise to the row of texts in lokaform.yaml.`);
	let g = d === 1;
	return $("foreign-project", `The project has ${u} ${a}. The manifests declare ${g ? `1 ${i}, and it` : `${d} ${a}, and none of them`} is ${g ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`);
}
function Eo(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = le(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => Ve(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`);
}
function Do({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = Pe(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? $("too-many-unverified", `${l}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`) : c <= a ? [] : $("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`);
}
function Oo(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => Ce(t, e)) : []);
	return ko(e, t).length + n.length;
}
function ko({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function Ao(e, { kind: t, live: n }) {
	let r = ko(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
	return r.flatMap(({ id: e, label: n }) => {
		let r = i.get(String(e));
		return r === void 0 ? [] : [{
			label: n,
			names: t.names(r),
			texts: t.texts(r)
		}];
	});
}
function jo({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !Ie(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : rt(t)).map((e) => [e, t.label]) : []);
	return new Map(n);
}
function $(e, t) {
	return [R(e, t, { scope: "project" })];
}
function Mo(e, t, n = new Map(), r) {
	let i = Ao(e, t).flatMap(({ names: e }) => {
		let t = e.find((e) => n.has(e));
		return t === void 0 ? [] : [{
			name: t,
			file: n.get(t)
		}];
	}), [a] = i;
	if (!a) return [];
	let o = new Set(i.map(({ file: e }) => e)).size, s = o > 1 ? `, in ${o} such files in all` : "", c = i.length > 1 ? ` (and ${i.length - 1} more${s})` : "";
	return $("forgotten-manifest", `The plan removes the ${t.kind.name} "${a.name}"${c}. But the file ${a.file} declares it, and ${r}`);
}
function No({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file.`;
}
const Po = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
// src/run/conflictMessages.ts
function Fo(e, { reasons: t, writes: n, target: r }) {
	let i = new Set((r?.kept ?? []).filter(Io).map(Lo)), a = (e) => i.has(Lo(e)), o = e.filter(({ item: e }) => e.reason === "conflict"), s = e.filter(({ item: e }) => e.reason === "undecided"), c = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let a = r && _e(e, r.entries).find(t), o = a && de(e, a, n);
		return r !== void 0 && (o === void 0 || !Bt(o, i ?? null));
	}, l = e.filter((e) => e.item.reason === "held" && c(e)), u = (e) => e ? "notice" : n || r ? "error" : "warning";
	return [
		...o.map((e) => Ro(e, a(e) ? "notice" : "error")),
		...[!0, !1].flatMap((e) => Vo(s.filter((t) => a(t) === e), t, u(e))),
		...l.map((e) => Ro(e, "warning"))
	];
}
function Io({ item: { reason: e } }) {
	return e === "conflict" || e === "undecided";
}
function Lo({ item: { kind: e, id: t, part: n, declared: r } }) {
	return z([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function Ro(e, t) {
	let { item: n, entry: r, kind: i } = e, a = zo(e), o = n.reason === "held" ? `The rule for ${n.part} is seed, so the project keeps its text, and the changed text of the file is not written. To write it: lokaform apply --overwrite ${a}.` : `Both the file and the project changed the ${n.part} text, so it is not written. To take the text of the project: lokaform pull --accept ${a}. To write the text of the file: lokaform apply --overwrite ${a}.`;
	return Be(i, r, "conflict", o, {
		path: [n.field, n.part ?? ""],
		ofName: !0,
		severity: t
	});
}
function zo({ kind: e, entry: t, item: { part: n } }) {
	let [r = ""] = xe(e.identity(t.values));
	return g(`${r}:${n}`);
}
const Bo = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Vo(e, t, n) {
	let r = new Map();
	for (let t of e) {
		let { place: e, part: n, cause: i } = t.item, a = z([
			e.file,
			n ?? null,
			i ?? null
		]);
		r.set(a, [...r.get(a) ?? [], t]);
	}
	return [...r.values()].flatMap((e) => {
		let [r] = e;
		if (!r) return [];
		let { place: i, part: a, cause: o = "undated" } = r.item, s = t.get(o), c = e.length === 1 ? zo(r) : `${g(`*:${a}`)} --filter ${g(`file:${i.file}`)}`, l = e.length === 1 ? "the text" : "the texts", u = `${e.length === 1 ? `The ${a} text of ${r.item.label} differs from the project and is not written` : `${v(e.length)} ${a} texts of this file differ from the project and are not written; this is the first`}. ${Bo[o]}${s === void 0 ? "." : `: ${s}`} To take ${l} of the project: lokaform pull --accept ${c}. To write ${l} of the file: lokaform apply --overwrite ${c}.`;
		return [R("undecided", u, {
			place: i,
			severity: n,
			scope: "change"
		})];
	});
}
// src/run/status.ts
function Ho(e, t) {
	let n = `Project ${e.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`, r = R("segmented-project", n, { scope: "project" });
	return [...e.segmentation ? [r] : [], ...ne(t, e, !0)];
}
function Uo({ kinds: e }, t, n) {
	let { baseLanguage: r, languages: i = [] } = t, a = At(t), o = e.flatMap(({ kind: e, parts: t }) => t.flatMap(({ entry: t, live: n, kept: i }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(t)) return [];
		let o = n !== void 0 && e.isArchived(n), s = {
			kind: e.name,
			label: e.label(t.values)
		}, c = Xe(t.file, t.span, []);
		return [{
			...e.progressOf(t, n, r, a),
			key: {
				...s,
				place: c
			},
			kept: i,
			isArchived: o
		}];
	})), s = o.filter(({ isArchived: e }) => !e), c = s.flatMap((e) => e.kept);
	return i.map(({ iso: e }) => e).sort((e, t) => Number(t === r) - Number(e === r)).map((e) => {
		let t = e === r, { value: i } = n.get(e) ?? (t ? void 0 : n.get("*")) ?? {}, a = typeof i == "number" ? { translated: i } : i, l = s.map(({ statesIn: t, ...n }) => ({
			...n,
			states: t(e)
		})), u = (e) => l.filter(({ states: t }) => t.includes(e)).length, d = (t) => c.filter((n) => n.reason === t && "part" in n && n.part === e).length, f = l.filter(({ states: e }) => e.length === 0), p = (e) => l.length > 0 ? u(e) * 100 / l.length : -1, m = pt.filter((e) => p(e) < (a?.[e] ?? -1)), h = l.map(({ key: e, states: t }) => ({
			...e,
			lacks: m.filter((e) => !t.includes(e))
		})).filter(({ lacks: e }) => e.length > 0);
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
// src/plan/textVerdict.ts
function Wo({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: Go
	};
	let { periods: a, merged: o, unread: s } = n, [c, ...l] = a;
	if (!c) throw Error("a text has no history");
	let u = l.filter(({ said: e }) => e !== void 0 && r(e));
	return e !== void 0 && (u.some(({ until: t }) => e < t) || o.some((t) => t.at >= e && r(t.said))) ? { is: "write" } : u.length > 0 && t !== !1 ? t ? { is: "write" } : i : e === void 0 ? {
		is: "undecided",
		cause: "undated"
	} : s === void 0 ? (c.pulled === void 0 ? c.since >= e : c.pulled > e) ? l.some(({ said: e }) => e !== void 0) || c.pulled !== void 0 ? { is: "conflict" } : {
		is: "undecided",
		cause: "never agreed"
	} : {
		is: "pull",
		...Number.isFinite(c.since) && { landed: c.since }
	} : {
		is: "undecided",
		cause: "unread history",
		why: s
	};
}
const Go = "The files are not in a git repository.";
function Ko(e, t, n, r) {
	let i = je(e.kind, e.entry, e.language), a = qo(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? qo(e, i, t, r) : a, s = n.flatMap(({ before: t, after: n = [], until: i, pulled: a }) => {
		let o = Xo(e, n, r);
		return o === void 0 || Yo(o, Xo(e, t, r)) ? [] : [{
			said: o,
			at: i,
			pulled: a
		}];
	});
	return {
		periods: Jo(o, s),
		merged: s
	};
}
function qo(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Xo(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Yo(u, o.said)) continue;
		let { until: d, latest: f = d, pulled: p } = c;
		a.push({
			...o,
			since: f,
			pulled: p
		}), o = {
			said: u,
			until: d
		};
	}
	return [...a, {
		...o,
		since: -Infinity
	}];
}
function Jo(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Yo(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function Yo(e, t) {
	return z(e ?? null) === z(t ?? null);
}
function Xo({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = _e(e, i).namesakes(t);
	return [a, o].flatMap((n) => _e(e, r, n).find(t) ?? []).filter((n) => Zo(e, n, t, s)).map((t) => de(e, t, n)).find((e) => e !== void 0);
}
function Zo(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Qo(e, t), a = (t) => [...Qo(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Qo(e, { values: t, onCreate: n, from: r }) {
	let i = r ? {
		...n,
		...t
	} : t, a = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(a.flatMap((e) => e.toPlan(i).map(({ part: t = null, after: n }) => z([
		e.name,
		t,
		n
	]))));
}
// src/run/writers.ts
function $o(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function es(e, t) {
	return Nt(() => ts(e, w(t)));
}
async function ts(e, t) {
	try {
		let n = V(await e.contributorMe(t)) ?? {}, r = [qt(n.user_id), H(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof W) || e instanceof Jt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function ns({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if ($o(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [R("unknown-writers", a, {
		severity: "warning",
		scope: "change"
	})];
}
// src/run/textVerdicts.ts
async function rs(e, t, n, r) {
	let i = nr(e, t, n), a = i(cn), o = new Map();
	if (a.is === "stopped") return {
		...a,
		reasons: o
	};
	let s = n.accept.length > 0 ? "accept" : "overwrite", c = l(s, n[s], e, t.project);
	if (c.length > 0) return {
		is: "stopped",
		problems: c,
		reasons: o
	};
	let u = await ns(n, r), d = a.open.length === 0, f = d ? new Map() : await is(a.open, e, n, r);
	for (let e of f.values()) e.is === "undecided" && "why" in e && o.set(e.cause, e.why);
	let p = d ? a : i((e) => f.get(un(e)));
	return {
		...p,
		problems: [...p.problems, ...u],
		reasons: o
	};
}
async function is(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), u = ({ by: e }) => l.is === "known" ? $o(l.names, e) : void 0, d = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (u(e) === !1 ? 0 : 2592e3), f = await r.versions(Vt(e.map(d)), i, a), p = ls(f, e, c), { overwrites: m = [] } = f, h = Object.values(t.entries).flatMap((e) => e ?? []), g = o && Nt(o), _ = new Map();
	for (let t of e) {
		let e = os(t, n, m), r = {
			...t,
			declared: de(t.kind, t.entry, t.language)
		}, i = cs(t, r.declared), a = (e) => Wo(t, u(t), e, i);
		if (e === "write" || e === "pull") {
			_.set(un(t), { is: e });
			continue;
		}
		let o = f.is === "unreadable" && f.noRepository ? void 0 : {
			...Ko(r, p.versions, p.merged, h),
			...f.is === "unreadable" && d(t) <= (f.back ?? Infinity) && { unread: f.why }
		};
		if (t.isHeld) {
			let e = o?.periods[0]?.since !== Infinity;
			_.set(un(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let s = a(o);
		if (s.is === "pull" && g && o) {
			let e = await g(), n = e && Xo(r, e.entries[t.kind.plural] ?? [], h);
			e && !Yo(n, r.declared) && (s = a(as(o, n)));
		}
		_.set(un(t), ss(e, s, l));
	}
	return _;
}
function as({ periods: [e, ...t], ...n }, r) {
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
function os({ kind: e, entry: t, object: r, language: i, isHeld: a, at: o }, { overwrite: s, accept: c }, l) {
	let u = {
		kind: e,
		entry: t,
		live: r
	}, d = (e) => we(e, u, i), f = (e) => n(e, u, i, a === !0);
	if (f(s)) return "write";
	if (f(c)) return "pull";
	if (d(s)) return { is: "overwrite" };
	if (d(c)) return { is: "accept" };
	let p = l.find((e) => (o ?? Infinity) < e.at && d([e.pattern]) !== void 0);
	return p && {
		is: "overwrite",
		overwritten: p
	};
}
function ss(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided";
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function cs({ kind: e, live: t }, n) {
	let r = B(t) && B(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? B(n) && B(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function ls({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => {
		let t = (t) => a.flatMap((n) => se(n, e, t, r, i)), { before: n, after: o, ...s } = e;
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
// src/run/plan.ts
async function us(e, t, { cancellation: n, history: r, now: i, onProgress: a }, { usable: o, command: s, target: c, applied: l, reviewed: u, listsUnmanaged: d }) {
	let { settings: p } = t, m = s === "apply", g = {
		ownUser: es(e, p.id),
		history: r,
		manifests: Le(t),
		textFiles: t.textFiles,
		usable: o,
		applied: l && (async () => ee(await l(), t))
	};
	try {
		let n = c && h(c, t), o = n?.is === "read" ? n : void 0, l = [{
			declared: t.declared,
			rules: p.rules
		}, ...o ? [o] : []], _ = {
			rules: l.map(({ rules: e }) => e),
			reviewed: u
		}, v = await qr(e, p.id, l.map(({ declared: e }) => e), d ? void 0 : _, s === "status");
		if (!v.ok) return {
			is: "stopped",
			problems: [v.problem]
		};
		a?.({
			phase: "planning",
			project: p.name
		});
		let y = v.value, [b = t.declared, x] = y.declared, S = s === "status" ? Ho(y.project, p.required) : [], C = [...ie(t, y.project), ...S];
		if (C.length > 0) return {
			is: "stopped",
			problems: C
		};
		let w = {
			now: Math.floor(i() / 1e3),
			target: o?.commit
		}, T = {
			...g,
			asked: w
		}, E = await rs(b, y, p.rules, T), ee = [...ne(p.languagePlaces, y.project), ...E.problems];
		if (E.is === "stopped") return {
			...E,
			problems: ee
		};
		let D = o && x && await rs(x, y, o.rules, {
			...T,
			history: ds(r),
			manifests: [...new Set([...g.manifests, ...o.manifests])]
		}), te = n && f(E, n, D), re = m ? await fs(E.plan, E.kinds, g) : [], ae = Fo(E.keptTexts, {
			reasons: E.reasons,
			writes: m,
			target: x && {
				entries: Object.values(x.entries).flat(),
				kept: D?.is === "planned" ? D.keptTexts : []
			}
		});
		return {
			...E,
			live: y,
			problems: [...ee, ...re],
			conflicts: s === "drift" || s === "status" ? [] : ae,
			...te && { target: te }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: ps(e, n, t.declared)
		};
	}
}
function ds(e) {
	return { async versions(...t) {
		let n = await e.versions(...t), r = ({ until: e }) => e !== Infinity;
		return {
			...n,
			versions: n.versions.filter(r),
			merged: n.merged?.filter(r) ?? [],
			overwrites: n.overwrites?.filter(({ at: e }) => e !== Infinity) ?? []
		};
	} };
}
async function fs({ changes: e }, t, { history: n, manifests: i, textFiles: a, usable: o }) {
	let s = e.length > 0 ? await n.upstream?.(i) : void 0;
	if (!s) return [];
	let { name: c, ahead: l, texts: u } = s, d = t.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = u.flatMap(({ path: e, text: n }) => se(t, {
			path: e,
			now: e
		}, n, a, o)), i = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? i.get(e.label) : void 0, a = n && _e(t, r).find(n);
			return !a || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let i = n === void 0 ? void 0 : de(t, a, n);
				return i !== void 0 && r !== void 0 && Bt(i, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), f = d.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${r(d.length, "text")} of ${c} back: ${y(d, 5)}.`, p = `The checked-out branch lacks ${r(l, "commit")} of ${c}. ${f} To apply the newest files, run git pull first.`;
	return [R("behind-upstream", p, {
		severity: "warning",
		scope: "project"
	})];
}
function ps(e, { stopped: t }, n) {
	if (!(e instanceof W)) throw e;
	if (e instanceof Jt && t) return [];
	let r = e instanceof U ? e.serviceMessage.replace(/\.$/, "") : "", i = n !== void 0 && r !== "" && ms(r, n) ? { quotes: [r] } : {};
	return [R("api-error", e.message + hs(e), {
		scope: "project",
		...i
	})];
}
function ms(e, { kinds: n, entries: r }) {
	let i = n.flatMap(({ plural: e, fields: t }) => {
		let n = new Set(t.filter(Je).map(({ name: e }) => e));
		return (r[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => n.has(e) ? S(t) : []));
	});
	return t(i)(e) !== e;
}
function hs(e) {
	return e instanceof U && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function gs(e, t, n, r, i) {
	let { plan: a, kinds: o, problems: s, live: c } = e, l = await _s(a, c, t, n, r, i);
	return [
		...yo(s, t.rules),
		...vo(a, o, t.rules, l),
		...vs(a, n)
	];
}
async function _s({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && k(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await ho(c, o, a, s),
		otherLanguage: await _o(n, t, l, o, s)
	};
}
function vs(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !po(e) && !mo(e) ? [] : [R("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/backup/write.ts
const ys = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var bs = class {
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
	async save(e, t, n = {}) {
		let { place: r } = this, i = e.flatMap((e) => {
			let t = this.kept.get(Cs(e)), n = t ? xs(t, e) : e;
			return t !== void 0 && this.written.has(t) && Ss(t, n) ? [] : [n];
		});
		if (i.length !== 0 && r) {
			for (let e of i) this.kept.set(Cs(e), e);
			for (let [e, t] of Object.entries(n)) this.urls.set(e, t);
			return this.next ??= this.last.catch(() => {}).then(() => this.writeAll(r)), this.last = this.next, this.next.then(() => void 0, (e) => `${ys[t]} ${e instanceof Error ? e.message : String(e)}`);
		}
	}
	async writeAll(e) {
		this.next = void 0;
		let t = [...this.kept.values()];
		await e.write(t, this.urls);
		for (let e of t) this.written.add(e);
	}
};
function xs(e, t) {
	return e.action === "update" && t.action === "update" && k(t.kind).mergeKept?.(e, t) || t;
}
function Ss(e, t) {
	return Bt({ ...e.entry }, { ...t.entry }) && Bt({ ...e.wrote }, { ...t.wrote });
}
function Cs({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const ws = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, Ts = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function Es(e, t, n) {
	let { backup: r, ...i } = Ds(e, t, []), { wrote: a, ...o } = r, s = new at({
		backup: o,
		...i
	});
	s.commentBefore = [
		` Project: ${Fs(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${Fs(t.restore)}`
	].join("\n");
	let c = e.map(({ name: e, plural: t }) => Ps(t, n.filter(({ kind: t }) => t === e).map((e) => Ms(e).entry), "")), l = n.map((e) => Ms(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		s.toString(Ts),
		Ps("wrote", l, "  ") || "  wrote: []\n",
		...c
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${ks(u)}\n`;
}
function Ds(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(As);
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
function Os(e) {
	let [t, n] = ws.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : ks(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function ks(e) {
	return Se("sha256").update(e).digest("hex");
}
function As({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = k(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const js = new WeakMap();
function Ms(e) {
	let t = js.get(e) ?? {
		entry: Ns(e.entry),
		wrote: Ns(As(e))
	};
	return js.set(e, t), t;
}
function Ns(e) {
	let t = new at([e], { aliasDuplicateObjects: !1 });
	return it(t, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = ot.QUOTE_DOUBLE);
	} }), t.toString(Ts);
}
function Ps(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Fs(e) {
	return e.replace(It, " ");
}
// src/backup/read.ts
const Is = ct([P(), ft()]), Ls = (e) => N({
	format_version: F(2),
	project: P().min(1),
	project_digest: P().exactOptional(),
	project_name: P(),
	time: P(),
	wrote: I(N({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Is.exactOptional()])),
		action: L([...Ot, "update"]),
		values: ut(P(), st()).default({})
	}))
}), Rs = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function zs(e, t, n) {
	return Us(e, Hs(t, n.replaceAll("\r\n", "\n")));
}
const Bs = "\n  - ";
function Vs(e, t, n, r) {
	let i = Hs("", t), { problems: a } = Us(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(Ds(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !k(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Hs(e, t) {
	let n = Os(t), r = n === "cut" ? t.lastIndexOf(Bs) : -1;
	return {
		text: t,
		damage: n,
		yaml: Fe(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function Us(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = ue(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = Ls(e).safeParse(s?.value), l = (e) => R("bad-backup", e, { place: nt(r.file, s?.span ?? r.span) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) return { problems: [l(Ws(e, n, t.includes(Bs) ? c.data?.wrote : void 0, i))] };
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: Ct(r.problems) ? r.problems : [l(e)] };
	}
	let { wrote: f } = c.data, p = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let s = he(r, a, n);
		Lt(o, s.problems);
		let c = Ft(f, (e) => Ks(e, t));
		return s.entries.flatMap(({ values: e, span: n }) => {
			let [i] = Ks(e, t).flatMap((e) => c.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(R("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: nt(r.file, n) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (Ct(o)) return { problems: o };
	let { project: h, project_digest: g, project_name: _, time: v } = c.data, y = g === void 0 ? {} : { projectDigest: g };
	return {
		backup: {
			kinds: e,
			path: r.file.path,
			project: h,
			...y,
			projectName: _,
			time: v,
			entries: m
		},
		problems: o
	};
}
function Ws(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${Rs}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => Ks(e, i)) : []);
		return n.flatMap((e) => Ks(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	if (a.length === 0) return `${i} ${Rs}`;
	let o = a.length > Gs ? ` and ${a.length - Gs} more` : "";
	return `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, Gs).join(", ")}${o}. ${Rs}`;
}
const Gs = 10;
function Ks(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function qs(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = en(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await rn(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await ze(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await We(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await ze(Js(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await x(e), await x($t(e)), a = o;
			} catch (e) {
				throw s && await on(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${fe(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function Js(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Ys(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [R("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = tn(n.working, t), a = await d(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...zs(e, D(i, n), a.value),
		urls: await Xs(Js(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function Xs(e) {
	try {
		let t = JSON.parse(await an(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// node_modules/yocto-queue/index.js
var Zs = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Qs = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Zs(e);
		this.#e ? (this.#t.next = t, this.#t = t) : (this.#e = t, this.#t = t), this.#n++;
	}
	dequeue() {
		let e = this.#e;
		if (e) return this.#e = this.#e.next, this.#n--, this.#e || (this.#t = void 0), e.value;
	}
	peek() {
		if (this.#e) return this.#e.value;
	}
	clear() {
		this.#e = void 0, this.#t = void 0, this.#n = 0;
	}
	get size() {
		return this.#n;
	}
	*[Symbol.iterator]() {
		let e = this.#e;
		for (; e;) yield e.value, e = e.next;
	}
	*drain() {
		for (; this.#e;) yield this.dequeue();
	}
};
// node_modules/p-limit/index.js
function $s(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), ec(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Qs(), r = 0, i = () => {
		r < e && n.size > 0 && (r++, n.dequeue().run());
	}, a = () => {
		r--, i();
	}, o = async (e, t, n) => {
		let r = (async () => e(...n))();
		t(r);
		try {
			await r;
		} catch {}
		a();
	}, s = (t, a, s, c) => {
		let l = { reject: s };
		new Promise((e) => {
			l.run = e, n.enqueue(l);
		}).then(o.bind(void 0, t, a, c)), r < e && i();
	}, c = (e, ...t) => new Promise((n, r) => {
		s(e, n, r, t);
	});
	return Object.defineProperties(c, {
		activeCount: { get: () => r },
		pendingCount: { get: () => n.size },
		clearQueue: { value() {
			if (!t) {
				n.clear();
				return;
			}
			let e = AbortSignal.abort().reason;
			for (; n.size > 0;) n.dequeue().reject(e);
		} },
		concurrency: {
			get: () => e,
			set(t) {
				ec(t), e = t, queueMicrotask(() => {
					for (; r < e && n.size > 0;) i();
				});
			}
		},
		map: { async value(e, t) {
			let n = [];
			try {
				Array.from(e, (e, r) => {
					let i = c(t, e, r);
					return n.push(i), i;
				});
			} catch (e) {
				for (let e of n) e.catch(() => {});
				throw e;
			}
			return Promise.all(n);
		} }
	}), c;
}
function ec(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
function tc(e, { batchSize: t = 500 }) {
	return rc(e).map((e) => _r().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function nc(e, t, n) {
	let r = new yr(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: St,
			variables: n.variables,
			verdicts: ln
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new wr(n.halt, n.mayWrite),
		backup: new bs(n.backup),
		snapshot: Nt(async () => n.snapshot && Tr(a, await n.snapshot(), r)),
		languages: Wr(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(_r().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: J(n)
		}));
	}, c = $s(n.concurrency);
	await sn();
	for (let e of tc(t, n)) {
		let t = r.hasFailures();
		await Promise.all(e.map((e) => c(async () => {
			try {
				for (let { change: n, outcome: i } of await s(e, t)) r.record(n, i);
			} catch (t) {
				r.recordBug(e.changes, t);
			}
			n.onBatch(e, e.changes.map((e) => r.of(e)));
		})));
	}
	try {
		for (let e of o.values()) await e.finish?.(t, r);
	} catch (e) {
		r.recordBug([], e);
	}
	return r;
}
function rc({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => De(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...ic(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function ic(e) {
	let t = Ft(e, (e) => pr(e, "before")), n = new Map(e.map((e) => [e, pr(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/plan/reviewedPlan.ts
function ac(e, t, n) {
	let r = Rt(t.changes, (e) => z(oc(e))), i = new Set(e.changes.filter((e) => r.get(z(oc(e)))?.shift())), a = (e) => z([e.action, Oe(e)]), o = Rt([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = o.get(a(e))?.shift();
		return [{
			change: e,
			outcome: uc(t ? sc(t, e) : "this change is not in the reviewed plan")
		}];
	}), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: dc(e, n) ?? uc("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function oc(e) {
	let t = cc(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Oe(e),
		e.label,
		r,
		n,
		i,
		lc(e),
		t
	];
}
function sc(e, t) {
	let n = (e) => z(cc(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && lc(e) !== lc(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function cc(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function lc(e) {
	return e.action === "create" ? "" : e.seen;
}
function uc(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function dc(e, t) {
	let n = k(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && Sr(n, e, r, t).state === "done");
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
// src/run/project.ts
async function fc(e, t, n, r) {
	let i = pc(e.settings, e.manifests);
	try {
		return await mc(i, e, t, n, r);
	} catch (e) {
		let t = u(e, r.folders);
		if (t) return {
			...i,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...i,
			problems: vc([n]),
			bugs: [n]
		};
	}
}
function pc({ name: e, id: t, showTexts: n }, r) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function mc(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c } = o.cancellation, l = io(t.settings, n.apiUrl, o);
	if (!l.ok) return {
		...e,
		problems: [l.problem]
	};
	let { reading: u, writing: d, now: f } = l.value, p = r?.get(s), m = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, h = await us(u, p?.filter ? hc(p.filter.filters, t) : t, {
		...o,
		now: f
	}, {
		...n,
		target: i,
		applied: a,
		reviewed: p?.changes ?? [],
		listsUnmanaged: n.command === "drift" || m
	});
	if (h.is === "stopped") return {
		...e,
		problems: h.problems
	};
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b } = h, x = await gs(h, t.settings, n, o.folders, c);
	if (n.command === "drift" || n.command === "status") {
		let r = n.command === "status", i = r ? x.filter(({ code: e }) => e === "foreign-project") : x, a = {
			...e,
			problems: [...y, ...i.map(gc)],
			plan: _,
			...r ? { status: Uo(h, g.project, t.settings.required) } : { unmanaged: v }
		};
		return await o.onPlan(a), a;
	}
	let S = Re(t, h, g.project), C = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: ln
	}, { plan: w, notApplied: T } = p ? ac(_, p, {
		...C,
		live: g
	}) : {
		plan: _,
		notApplied: []
	}, E = {
		...e,
		problems: [
			...y,
			...b,
			...x,
			...S
		],
		plan: w,
		...m && { unmanaged: v },
		...h.target && { target: h.target },
		effort: { requests: tc(w, o).flat().length },
		...T.length > 0 && { results: T }
	}, ee = await o.onPlan(E);
	if (n.command === "plan" || x.length > 0 || Ct(S)) return E;
	if (!ee) return o.cancellation.stopped ? E : {
		...E,
		problems: [...E.problems, _c]
	};
	let D = await Sc(d, w, t, n, o);
	return {
		...E,
		...D,
		results: [...D.results, ...T],
		problems: [...E.problems, ...D.problems]
	};
}
function hc(e, t) {
	let { settings: n } = t;
	return {
		...t,
		settings: {
			...n,
			rules: {
				...n.rules,
				filter: e,
				prune: {}
			}
		}
	};
}
function gc(e) {
	return {
		...e,
		severity: "warning"
	};
}
const _c = R("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" });
function vc(e) {
	return e.length === 0 ? [] : [R("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" })];
}
function yc({ id: e, secrets: t }) {
	let n = new xt();
	return n.hide(t), n.clean(e);
}
function bc(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(g).join(" ");
}
async function xc({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || (await o(t.working, i))?.commit)?.slice(0, 7) ?? r})`;
}
async function Sc(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, o) {
	let { cancellation: s, now: c, folders: l } = o, { concurrency: u, useAutomations: d, id: f } = n, p = yc(n), m = i === void 0 ? void 0 : qs(i, n.name ?? p, c()), h = {
		project: p,
		...p !== f && { project_digest: re(f) },
		project_name: t.project.name,
		time: new Date(c()).toISOString().replace(/\.\d+/, "")
	}, g = (e) => bc(D(e, l), a), _, v = async (e, t) => {
		let n = (e) => ({
			...h,
			restore: g(e)
		});
		await m?.write((t) => Es(r.kinds, n(t), e), t, (t, i) => Vs(r.kinds, t, n(i), e)).catch((e) => {
			throw _ = e.message, e;
		});
	}, y = n.name, b = t.changes.length, x = 0, S = () => o.onProgress?.(x < b ? {
		phase: "applying",
		project: y,
		count: {
			done: x,
			total: b,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: y
	});
	S();
	let C, w = await nc(e, t, {
		variables: r.variables,
		concurrency: u,
		batchSize: o.batchSize ?? 500,
		useAutomations: d,
		halt: () => s.reason,
		mayWrite: async () => (C = await o.permission?.toWrite(), C?.message),
		snapshot: n.snapshot === "off" ? void 0 : () => xc(o, h.time),
		backup: m && {
			write: v,
			keepsUrls: o.environment.GITHUB_ACTIONS !== "true"
		},
		wait: o.wait,
		onBatch: (e, t) => {
			o.onBatch(e, t), x += t.length, S();
		}
	}), T = t.changes.map((e) => ({
		change: e,
		outcome: w.of(e)
	})), { bugs: E, remarks: ee, snapshot: te } = w;
	return {
		results: T,
		problems: [
			...C && !s.stopped ? [C] : [],
			...ee,
			...vc(E),
			..._ === void 0 ? [] : [R("backup-not-written", _, { scope: "project" })]
		],
		...m?.path !== void 0 && {
			backup: D(m.path, l),
			restore: g(m.path)
		},
		...te && { snapshot: te },
		...E.length > 0 && { bugs: E }
	};
}
export { qn as A, hn as B, X as C, Xn as D, Yn as E, Gn as F, ln as H, Vn as I, Bn as L, Dn as M, Wn as N, Kn as O, yn as P, G as R, Vr as S, rr as T, cn as V, Zr as _, pc as a, Wr as b, ps as c, Fo as d, So as f, Na as g, io as h, fc as i, Zn as j, Qn as k, rs as l, ro as m, Sc as n, tc as o, oo as p, bc as r, Ys as s, _c as t, es as u, Xr as v, Pr as w, Br as x, Jr as y, zn as z };
