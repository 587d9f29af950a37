import { $n as e, $t as t, B as n, C as r, Cn as i, D as a, Dn as o, E as s, En as c, Gn as l, Hn as u, Hr as d, In as f, J as p, Kt as m, Ln as h, M as g, N as _, Nn as v, Nr as y, O as b, On as x, Pt as S, Q as C, Qn as w, Qr as T, Rr as E, S as D, Tn as O, U as ee, Un as k, Vn as te, Vr as ne, W as re, Wn as ie, X as ae, Xn as oe, Y as se, Yn as ce, Yr as le, Z as ue, Zn as de, Zr as fe, _ as pe, b as me, ct as he, d as ge, dt as _e, ei as ve, er as ye, f as be, fr as xe, ft as Se, g as A, gr as Ce, gt as we, h as Te, ht as Ee, kn as De, l as Oe, lr as j, lt as ke, m as Ae, mr as je, mt as Me, nn as Ne, on as Pe, or as Fe, ot as Ie, p as M, pt as Le, q as Re, qn as ze, qt as Be, r as Ve, sr as He, ti as Ue, tn as We, tr as Ge, ur as Ke, ut as qe, v as Je, vt as Ye, w as Xe, wn as Ze, x as Qe, y as $e, yt as et, z as tt, zr as nt } from "./engine.js";
import { b as rt, p as it, v as at } from "./yaml.js";
import { c as ot, d as N, g as st, h as P, l as F, o as ct, p as lt, r as I, s as ut, t as L, u as dt } from "./zod.js";
import { $ as ft, Br as pt, C as mt, Cr as ht, Er as gt, Hr as _t, It as vt, Lt as yt, Nt as bt, Pt as xt, Rr as St, Sr as Ct, Tr as wt, Ur as Tt, b as R, g as Et, m as Dt, wr as Ot } from "./start.js";
import { C as kt, E as At, S as jt, _ as Mt, d as Nt, f as Pt, g as Ft, l as It, m as z, v as B, w as Lt, x as Rt, y as zt } from "./wire.js";
import { S as Bt, _ as V, c as Vt, d as H, h as Ht, l as Ut, m as U, o as Wt, p as Gt, r as Kt, s as qt, t as Jt, u as W } from "./client.js";
import { dirname as Yt, join as Xt, resolve as Zt, sep as Qt } from "node:path";
import { mkdir as $t, readFile as en, rm as tn } from "node:fs/promises";
import { setImmediate as nn } from "node:timers/promises";
// src/model/verdict.ts
const rn = () => void 0, an = () => ({ is: "write" });
function on({ id: e, language: t }) {
	return z([e, t]);
}
// src/plan/prune.ts
const sn = {
	destroys: [],
	spared: [],
	scope: 0
};
function cn(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = w(e, i);
	if (a === void 0) return sn;
	let o = (t) => ce(e, e.tags(t), i), s = [], c = [];
	for (let t of n) {
		if (!o(t) || a === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = _t(e.tags(t), i), l = e.tags(t).find((e) => i.protectedTags.includes(e));
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
		let n = e.tags(t), i = ln(e, t, r);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: a,
			seen: S(e.id(t), e.fingerprint(t)),
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
function ln(e, t, n) {
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
const un = 253402300799, dn = ut().min(0), G = I(P()).readonly(), fn = st([dt(), P()]), K = ot(), pn = N({
	by: P().exactOptional(),
	at: dt().min(0).max(un),
	reviewed: F(!0).exactOptional()
}), mn = N({
	field: P(),
	part: P().exactOptional(),
	before: K.exactOptional(),
	after: K,
	sent: K.exactOptional(),
	edited: pn.exactOptional()
}).extend({
	place: j,
	seen: P().exactOptional(),
	unverifies: G.exactOptional()
}), hn = N({
	kind: P(),
	label: P()
}), gn = hn.extend({ ref: P() }), _n = gn.extend({
	place: j,
	identity: K,
	fields: I(mn).readonly()
}), vn = _n.extend({ action: F("create") }), yn = _n.extend({
	action: F("update"),
	renamed_from: P().exactOptional()
}), bn = {
	id: fn,
	seen: P(),
	tags: G.exactOptional()
}, xn = yn.extend({
	...bn,
	edited: pn.exactOptional()
}), Sn = gn.extend({
	action: F("destroy"),
	...bn,
	how: L(pt),
	texts: I(N({
		field: P(),
		part: P(),
		before: K,
		edited: pn.exactOptional()
	})).exactOptional()
}), Cn = ct("action", [
	vn,
	xn,
	Sn
]), wn = hn.extend({ id: fn }), Tn = [
	"not-verified",
	"not-reviewed",
	"placeholders",
	"icu-message",
	"missing-plural-form",
	"text-too-long",
	"wrong-word"
], En = N({
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
	edited: pn.exactOptional(),
	cause: L([
		"never agreed",
		"undated",
		"unread history",
		"unknown user",
		"not committed"
	]).exactOptional(),
	because: I(L(Tn)).readonly().exactOptional(),
	details: P().exactOptional(),
	landed: dt().min(0).max(un).exactOptional()
}), Dn = wn.extend({
	...En.shape,
	place: j
}), On = wn.extend({
	reason: L([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: P().exactOptional(),
	place: j.exactOptional()
}), kn = hn.extend({ place: j }), An = N({
	variable: P(),
	host: P(),
	place: j
}), jn = {
	unchanged: dn,
	unmanaged: dn
}, Mn = N({
	filters: G,
	by_kind: lt(P(), N({
		chosen: dn,
		declared: dn
	})),
	unmatched: G
}), Nn = I(Cn).readonly(), Pn = I(st([Dn, On])).readonly(), Fn = I(wn).readonly(), In = N({
	format_version: F(1),
	project: Be,
	changes: Nn,
	kept: Pn,
	skipped: I(kn).readonly(),
	counts: N({
		...jn,
		by_kind: lt(P(), N(jn)),
		adopted: dn
	}),
	sends: I(An).readonly().exactOptional(),
	filter: Mn.exactOptional()
}), Ln = N({
	caused: Nn,
	pending: Nn,
	resolved: Nn,
	kept: Pn,
	sends: I(An).readonly(),
	no_longer_declared: Fn
}), Rn = kn.extend({ fields: I(N({
	field: P(),
	part: P().exactOptional(),
	before: K
})).readonly().exactOptional() }), zn = kn.extend({
	member: P(),
	before: P().optional(),
	after: P().optional()
}), Bn = N({
	changes: I(ct("action", [vn, yn])).readonly(),
	no_longer_declared: I(Rn).readonly(),
	rematched: I(zn).readonly(),
	changed_defaults: G
}), Vn = ct("state", [
	N({
		state: F("done"),
		id: fn
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
function Hn(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function Un(e, t, { project: n, rules: { incoming: r, checks: i } }) {
	let a = e.incoming?.(t, {
		...i,
		blanks: "off",
		base: "off"
	}, n);
	return (...e) => {
		let t = a?.find(...e);
		if (!t) return;
		let { review: n } = r, i = n !== "any" && !t[n], o = t.faults.map(({ code: e }) => e), s = Tn.filter((e) => e.startsWith("not-") ? i && e === `not-${n}` : o.some((t) => t === e));
		if (s.length === 0) return;
		let c = i || r.checks === "skip" ? { waits: !0 } : {}, l = t.faults.map(({ message: e }) => e).join(" ");
		return {
			...c,
			because: s,
			...l !== "" && { details: l }
		};
	};
}
function Wn(e, t, { declared: n, live: r }, i, o) {
	let { baseLanguage: s } = i.project, c = t.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && i.rules.pull !== void 0));
	if (c.length === 0) return t;
	let l = e.fields.flatMap((e) => e.role === "text" ? e.toPlan(n.values) : []), u = Object.fromEntries(l.map(({ part: e = "", after: t }) => [e, t])), d = new Map();
	for (let t of Hn(c, ({ part: e = "" }) => e, s)) {
		let { part: s = "" } = t, c = Kn(t), l = o()(n, r, {
			...u,
			[s]: c
		}, s), f = a(i.rules.accept, {
			kind: e,
			entry: n,
			live: r
		}, s, t.reason === "held"), { waits: p, ...m } = l ?? {}, h = p === !0 && !f;
		d.set(t, {
			...t,
			...h && { reason: "waiting" },
			...m
		}), !h && !qn({
			kind: e,
			entry: n,
			item: t,
			object: r
		}, i) && (u[s] = c);
	}
	return {
		...t,
		kept: t.kept.map((e) => d.get(e) ?? e)
	};
}
const Gn = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function Kn({ declared: e, live: t }) {
	return e === void 0 ? t : Zn(e, t);
}
function qn(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = Kn(e.item);
	return a !== void 0 && B(a) !== B(o) || Jn(n, r, i, t) ? "other-shape" : zt(s) ? Xn(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function Jn(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const Yn = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function Xn({ kind: e, entry: t, item: n }, { project: r }) {
	let { field: i, declared: a } = n, o = Kn(n), s = (e, t) => Se(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(o, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === i)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === r.baseLanguage)?.after, d = l.map((e) => e.after ?? ""), f = [
		a ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => Yn.test(e), c].some((e) => s(o, e) && !s(f, e));
}
function Zn(e, t) {
	return !B(e) || !B(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t[e] || n]));
}
// src/plan/makePlan.ts
function Qn(e, t, n) {
	let r = new Map();
	return (i) => $n(e, t, n, i, r);
}
function $n(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = se(e, t.project);
	if (o.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = e.kinds.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [sr(n, r, o, a, i.get(n.name))] : [];
	});
	for (let e of s) i.set(e.kind.name, e);
	let { kinds: c, filter: l } = rr(s, n), u = c.map((e) => ({
		...e,
		...cr(e.parts)
	})), d = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), f = [...o, ...u.flatMap((e) => [...e.problems, ...e.remarks])], p = Dt(f) || e.isIncomplete === !0, m = u.flatMap((e) => e.destroys), h = l ? [] : u.flatMap((e) => e.unmanaged), g = u.flatMap((e) => e.kind.firstSends?.(er(e, a, p)) ?? []), _ = {
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
			unchanged: nr(u, ({ unchanged: e }) => e),
			unmanaged: nr(u, d),
			by_kind: Object.fromEntries(u.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: d(e)
			}])),
			adopted: nr(u, ({ changes: e }) => e.filter((e) => tr(e, n)).length)
		},
		...g.length > 0 && { sends: g },
		...l && { filter: l }
	}, v = u.flatMap((e) => e.kind.hints?.(er(e, a, p)) ?? []);
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
function er(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function tr(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function nr(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function rr(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => s(t, e)), a = new Map(ar(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = [...(n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : []).flatMap(({ problems: e }) => e), ...e.remarks.filter(ir(t))];
		return {
			...e,
			parts: t,
			destroys: [],
			spared: [],
			remarks: r
		};
	}), c = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), l = _(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(c),
			unmatched: l
		}
	};
}
function ir(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => ie(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function ar(e, t) {
	let n = new Set(e), r = Mt(e, ({ change: e }) => e ? lr(e, "after") : []), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = e.change ? ur(e.change) : [];
		for (let o of t.flatMap((e) => r.get(e) ?? [])) o !== e && n.delete(o) && (i.set(o, e), a.push(o));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? or(e, t) : e;
	});
}
function or({ change: e, open: t, ...n }, r) {
	let { kind: i, entry: a } = n, o = i.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = r.kind.label(r.entry.values), c = l(i, a, "narrow-filter", `It gets a name that is live until another ${i.words.one} is renamed to "${s}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
		problems: [c],
		...u && { skipped: u }
	};
}
function sr(e, t, n, r, i) {
	let { storedForm: a } = e, o = a ? {
		...r,
		storedForm: At(() => a(n.objects))
	} : r, s = i?.matching ?? e.match(t, n, o), c = At(() => Un(e, t, o)), l = s.matches.map((t, n) => {
		let r = i?.parts[n], a = r !== void 0 && (r.open ?? []).length === 0 ? r : Wn(e, Le(e, t, o, `${e.name}:${n + 1}`), t, o, c), { declared: s, live: l } = t;
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
				place: Fe(r, i, [])
			},
			problems: [n]
		};
	}), d = s.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), f = cn(e, {
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
function cr(e) {
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
function lr(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => te(e.kind, t).role === "identity").flatMap((n) => Se(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function ur(e) {
	let t = new Set(lr(e, "after"));
	return lr(e, "before").filter((e) => !t.has(e));
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
	return !c && l ? q("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? q("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${yr(e.after)} was sent, ${yr(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
function yr(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/sending.ts
var br = class {
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
		Er(e) && (this.cause ??= `The service refuses all requests for this project: ${n}`), t && (e instanceof U ? !this.accepted && this.lastRefusal === n && (this.cause ??= `The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= `The service could not be reached: ${n}`, this.lastRefusal = n);
	}
};
const xr = 2e3;
function Sr(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return q("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function Cr({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var wr = class extends Error {};
const Tr = [
	401,
	402,
	403,
	404,
	423,
	429
];
function Er(e) {
	return e instanceof U ? Tr.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Dr(e) {
	return e.name === "TimeoutError" || e instanceof U && [
		413,
		502,
		504
	].includes(e.status);
}
function Or(e, t) {
	return e instanceof U || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof Gt && !e.mayHaveHappened ? J(e.message) : q(e.mayHaveHappened ? "unknown result" : "refused", e.message);
}
var X = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function kr(e) {
	try {
		return mt(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return Et(R(e.code, e.message, { scope: "project" }));
	}
}
async function Z(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof V || e instanceof X) return;
		throw e;
	}
}
function Ar({ message: e }, t) {
	return q("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function jr(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Mr(e, t = "") {
	return J(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Nr(e, t) {
	return J(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Pr(e, t) {
	return t.mayHaveHappened ? Ar(t, e) : Y(t);
}
async function Fr(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	};
	return (await Z(() => Ir(e, t, n)))?.project;
}
async function Ir(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(m(t)), n ? Rr(e, t) : void 0]), o = a && Ut(a, Br);
	if (a && !o) throw Vr("a language has no usable lang_iso");
	return {
		project: Lr(t, i, o, r),
		details: i,
		languages: a
	};
}
function Lr(e, t, n, r) {
	let i = W(t) ?? {}, a = W(i.settings) ?? {}, o = qt(a.per_platform_key_names), s = qt(a.segmentation), c = Vt(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = H(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	if (d.length > 0) throw Vr(`the project has no usable ${d.join(" and ")}`);
	return {
		id: e,
		name: H(i.name) || e,
		type: H(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: qt(a.auto_toggle_unverified)
	};
}
async function Rr(e, t) {
	let n = await Bt(() => e.languages(t, { limit: 500 }), (e) => Br(e)?.iso);
	if (n) return n;
	throw new X("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function zr(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = Ut(await Rr(e, t), Br);
		if (!r) throw new X();
		return r.map(({ iso: e }) => e);
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function Br(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = W(e) ?? {}, i = H(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: Vt(n),
		pluralForms: Ut(r, H) ?? []
	};
}
function Vr(e) {
	return new X(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function Hr(e, t, n, r) {
	let i = n.flatMap(ue), [{ kinds: a } = { kinds: [] }] = n, o = a.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), s = await kr(() => Ir(e, t, {
		languages: i.length > 0,
		names: o.some(({ namesByPlatform: e }) => e),
		texts: i.some(({ ofText: e }) => e)
	}));
	if (!s.ok) return s;
	let { project: c, details: l } = s.value, u = n.map((e) => C(e, c.baseLanguage)), d = new Set([...u.flatMap(ue).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(ae)]), f = (c.languages ?? []).filter(({ iso: e }) => d.has(e)), p = W(W(l)?.statistics) ?? {}, m = ({ plural: e, name: t }) => r && {
		declarations: r.rules.map((t, n) => ({
			entries: u[n]?.entries[e] ?? [],
			rules: t
		})),
		reviewed: r.reviewed.filter(({ kind: e }) => e === t)
	}, h = {
		client: e,
		project: c,
		statistics: p,
		languages: f
	};
	return kr(async () => ({
		...await Wr(h, o, m),
		declared: u
	}));
}
async function Ur(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = {
		languages: !0,
		names: !0,
		texts: !0
	}, o = await kr(() => Ir(e, t, a));
	if (!o.ok) return o;
	let { project: s } = o.value, c = r(s);
	if (!c.ok) return c;
	let l = {
		client: e,
		project: s,
		statistics: {},
		languages: c.value
	};
	return kr(() => Wr(l, n, () => void 0, i));
}
async function Wr(e, t, n, r = () => !1) {
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
async function Gr(e, t, { kinds: n, entries: r }) {
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
async function Kr(e) {
	let { client: t, project: n, statistics: r, languages: i, plans: a } = e, o = a && ti({
		...e,
		...a
	}), s = o && await o;
	if (s) return s;
	let c = n.id, l = c === m(c) ? Wt(r.keys_total) : void 0;
	return D(await qr({
		client: t,
		projectId: c
	}, Yr(i), i, l));
}
async function qr(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await Zr(e, t, i, r);
	if (Jr(a)) return a.listed;
	let o = await Qr(e, t, i);
	if (Jr(o)) return o.listed;
	throw new X(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function Jr({ listed: e, total: t }) {
	return t === e.length;
}
function Yr(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function Xr(e) {
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
async function Zr({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => Vt(e)),
			keys: Xe(a, r),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = Xr(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => Xr(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
		o,
		c,
		l,
		...s
	]), m = [
		u,
		...p,
		...f
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._], y = $e(v.flatMap(({ keys: e }) => e)), b = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], x = v.at(-1)?.total, S = v.some((e) => (e.total ?? 0) > (x ?? 0)), C = b.every(({ ids: e }, t) => {
		let n = b[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: y,
		total: S || !C ? void 0 : x
	};
}
async function Qr({ client: e, projectId: t }, n, r) {
	let i = [];
	for await (let a of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) Pt(i, Xe(a, r));
	let a = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: $e(i),
		total: a.totalCount
	};
}
const $r = [
	400,
	404,
	413,
	414,
	431
], ei = /^[\w.:/-]+$/;
function ti(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = Wt(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => de(A, e) !== "off")) return;
	let o = r.flatMap(({ entries: e }) => e.map((e) => e.values)), s = new Set(o.flatMap(({ key_name: e, previously: t = [] }) => [...me(e), ...t])), c = new Set(o.flatMap(({ key_id: e }) => e ?? []));
	if (![...s].every(ui)) return;
	let l = di(s).length + fi(c).length;
	if (!(Math.max(1, l) * 4 > Math.ceil(a / 500))) return ni(e, s, c, a);
}
async function ni(e, t, n, r) {
	try {
		let [i, a] = await Promise.all([ri(e, t, n), ci(e, r)]), o = a - i.length;
		return o >= 0 && li(i, e) ? {
			objects: i,
			unusable: [],
			notRead: o
		} : void 0;
	} catch (e) {
		if (e instanceof X || e instanceof U && $r.includes(e.status)) return;
		throw e;
	}
}
async function ri(e, t, n) {
	let r = await ii(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await ai(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => si(e.key_id, t.key_id));
}
async function ii(e, t) {
	let n = await Promise.all(di(t).map(async (n) => (await oi(e, { filter_keys: n })).filter(({ key_name: e }) => me(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => me(e)));
	if (![...t].every((e) => r.has(e) || ei.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function ai(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(fi(t).map((t) => oi(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function oi({ client: e, project: t, languages: n }, r) {
	let i = await hi({
		client: e,
		projectId: t.id
	}, {
		...Yr(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: s } = D(Xe(i, a));
	if (s.length > 0) throw new X();
	return o;
}
function si(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function ci({ client: e, project: { id: t } }, n) {
	if (t === m(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function li(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => Te(t, e, !1, Ae(n)).fresh.length === 0);
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
	if (r.totalCount !== $e(Xe(r)).length) throw new X();
	return r;
}
var gi = class extends X {};
const _i = {
	include_translations: !0,
	disable_references: !0
};
async function vi(e, t, n = []) {
	let r = await Promise.all(fi(t.map(String)).map((t) => bi(e, t)));
	return D(Xe(r.flat(), n));
}
async function yi(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => vi(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => ({
		key: a.get(e),
		lacks: [e, void 0].flatMap((e) => o.get(e) ?? [])
	});
	return i && (({ id: e }) => s(String(e)));
}
async function bi(e, t) {
	try {
		return await hi(e, {
			..._i,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof gi || n instanceof U && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await bi(e, t.slice(0, r)), ...await bi(e, t.slice(r))];
	}
}
async function xi(e, t) {
	let n = new Set(t.flatMap((e) => me(e))), r = [...n].every(ui) ? di(n).map((e) => ({
		..._i,
		filter_keys: e
	})) : [_i], i = [];
	for (let t of r) Pt(i, await qr(e, t));
	return Si(D(i), n);
}
function Si({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(me(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Ci(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await vi(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = r.filter(({ key_id: e }) => !o.has(String(e))), c = new Set(s.flatMap(({ key_name: e }) => me(e)));
	if (c.size === 0) return a;
	let l = Si(D(await qr(i, {})), c), u = await vi(i, l.objects.map(({ key_id: e }) => e)), d = u.objects.filter(({ key_id: e }) => !o.has(e));
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
	let n = await Ti(e, t.flatMap(({ sent: t, answer: n }) => (n.is === "refused" ? /already taken/i.test(n.error.message) : !Oi(e, t, n)) ? [t] : []));
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
	let n = await yi(e, t.filter(({ sent: t, answer: n }) => n.is !== "refused" && !Oi(e, t, n)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return Di(e, t, r?.key, r?.lacks.length === 0 ? Mi : gr);
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
function Oi({ context: e }, { change: t }, n) {
	return n.is === "stored" && _r(A, t, n.key, e).length === 0;
}
function ki({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), vr(A, n, r, e);
}
function Ai({ message: e, code: t }) {
	return q("refused", `The service refused it: ${e} (code ${t}).`);
}
const ji = q("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), Mi = q("not made", "The service answered without an error, but did not do this. Apply again."), Ni = { is: "silent" };
function Pi(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = [...i].find((e) => Fi(n.out, e.key_name) && (!t || Ii(e, n.out)));
		e && (i.delete(e), r.set(n, {
			is: "stored",
			key: e
		}));
	}
	let a = e.filter((e) => !r.has(e)), o = new Map(a.map(({ out: e }) => [e, n.filter(({ key_name: t }) => t !== void 0 && Fi(e, t))]));
	for (let e of a) {
		let t = o.get(e.out) ?? [], n = a.filter(({ out: e }) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
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
function Fi({ key_name: e = "", platforms: t = [...It] }, n) {
	return t.every((t) => r(n, t) === r(e, t));
}
function Ii(e, { platforms: t = [], filenames: n = {} }) {
	return It.every((n) => t.includes(n) === e.platforms.includes(n)) && It.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Li(e, { keys: t, errors: n }) {
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
			} : Ni
		};
	});
}
// src/keys/rereadBeforeWrite.ts
function Ri(e) {
	return {
		change: e,
		out: Ee(A.fields, e, {}, [])
	};
}
function Q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function zi(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function Bi(e, t, n, r) {
	let i = (e) => r ? Y(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Q(t, i(J(e)))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || Gi(e)), c = await yi(e, s.map(({ change: e }) => e)), l = s.some(({ change: e }) => Wi(e)) ? c && await Z(() => e.languages()) : [];
	if (!c || !l) return a(Hi);
	let u = new Set(s), d = [], f = [], p = [];
	for (let n of t) {
		let { change: t } = n;
		if (!u.has(n)) {
			d.push(zi(n));
			continue;
		}
		let { key: r, lacks: a } = c(t);
		if (!r && a.length > 0) {
			f.push({
				change: t,
				outcome: i(Mr("key"))
			});
			continue;
		}
		if (!r) {
			f.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Ui
				}
			});
			continue;
		}
		let o = new Set(r.translations?.map(({ language_iso: e }) => e)), s = Wi(t) ? l.filter((e) => !o.has(e)) : [];
		if (s.length > 0) {
			let e = i(Mr("key", ` (no usable ${s.join(", ")} text)`));
			f.push({
				change: t,
				outcome: e
			});
			continue;
		}
		let { open: m, kept: h } = Ki(t, r, e.context);
		if (m.length === 0) {
			f.push({
				change: t,
				outcome: Yi({
					state: "done",
					id: t.id
				}, t, h)
			});
			continue;
		}
		let g = Ri({
			...t,
			fields: m
		});
		$i(g.change).length > 0 && e.beforeReshaping.set(t.ref, r), d.push({
			...g,
			planned: n,
			kept: h,
			before: r
		});
		let _ = Vi(g.change, r, e.context);
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
function Vi(e, t, n) {
	if (e.fields.some((t) => i(e.kind, t))) {
		let r = Ot(A, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: wt(e.fields)
		};
	}
	let r = gt(A, t, A.liveContext(t, n, e.label)), a = ({ field: e, part: t = "" }) => kt(r[e], t), s = e.fields.filter(({ part: e }) => e !== void 0), c = s.filter((e) => a(e) !== void 0), l = e.fields.find((t) => o(e.kind, t));
	if (c.length === 0 && !l) return;
	let { key_name: u = "", key_id: d = e.id, translations: f } = r, p = {
		key_name: u,
		key_id: d,
		is_plural: t.is_plural,
		...ht(c, a),
		...l && f !== void 0 && { translations: f }
	};
	return {
		kind: A.name,
		id: e.id,
		entry: p,
		action: "update",
		wrote: wt(l ? [l, ...s] : c)
	};
}
const Hi = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", Ui = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Wi(e) {
	return e.fields.some((t) => o(e.kind, t) || i(e.kind, t));
}
function Gi({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: a } = t, o = A.fields.find(({ name: e }) => e === n);
		return o?.merge && r !== void 0 ? o.carries?.(r, a) ?? !0 : o?.editState !== void 0 || i(e, t);
	});
}
function Ki(e, t, n) {
	let r = {
		...A.liveContext(t, n, e.label),
		platforms: Ji(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = A.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || S(e.id, m) !== d);
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
	o ||= a.some((e) => qi(e, "text"));
	let s = o && i.some((e) => qi(e, "shape")), c = i.filter((e) => s && (qi(e, "shape") || qi(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function qi({ field: e }, t) {
	return te(A.name, e).role === t;
}
function Ji({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? It.filter((e) => n.includes(e)) : t.platforms;
}
function Yi(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${Xi(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${Xi(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = Xi(t.filter((e) => !i.includes(e)));
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
function Xi(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Zi(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Qi(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await yi(e, n.map(({ change: e }) => e)), i = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = i.get(e.change.ref);
		return t ? {
			...e,
			outcome: ea(t, r?.(e.change).key, e.outcome)
		} : e;
	});
}
function Qi({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return $i(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function $i({ kind: e, fields: t }) {
	return t.filter((t) => o(e, t));
}
function ea({ change: e, before: t, written: n }, r, i) {
	let [a] = $i(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return q("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`, o);
	let l = ta(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : q("stored differently", `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`, o);
}
function ta(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, na(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = na(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function na(e) {
	let t = pe(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function ra(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: o } of t.translations ?? []) {
		let t = Je(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || o === void 0 || t !== o && e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function ia(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [R("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function aa(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return ha(t, Math.ceil(t.length / n.max), (t) => aa(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, J(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(la),
			...ca(e)
		});
		return await wi(e, Pi(t, {
			keys: sa(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof V)) throw r;
		return Dr(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? oa(e, t, r) : ma(e, t, r, (t) => aa(e, t), void 0);
	}
}
async function oa(e, t, n) {
	let r = [], i = t;
	for (let t of [0, xr]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, Y(n))];
		let a = await Ti(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (Pt(r, await wi(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, Sr(n, "key"))];
}
function sa(e) {
	return D(Xe(e)).objects;
}
function ca({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function la({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function ua(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(zi),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await Bi(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new wr();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: Kt(String(e.id)),
					...t
				})),
				...ca(e)
			};
		}), c = Li(a.due, {
			keys: sa(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && ra(e.movedWriters, t.before, n.key, r);
		}
		return [...a.outcomes, ...pa(a.due, await Ei(e, c))];
	} catch (t) {
		let r = da(a.due);
		if (t instanceof wr) return [...a.outcomes, ...n ? Q(r, Ar(n.error, "change")) : []];
		if (!(t instanceof V)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await fa(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await ma(e, a.due, t, (t) => ua(e, da(t), n), n?.error);
		return [...a.outcomes, ...pa(a.due, i)];
	}
}
function da(e) {
	return e.map((e) => e.planned);
}
async function fa(e, t, n) {
	return e.stop.reason() === void 0 ? Dr(n.error) && n.sent <= 2 && t.length > 1 ? ha(t, 2, (t) => ua(e, t, n)) : (await e.wait(Cr(n)), ua(e, t, n)) : Q(t, Y(n.error));
}
function pa(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Yi(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function ma({ stop: e }, t, n, r, i) {
	return n instanceof U && !Er(n) && t.length > 1 ? ha(t, 2, r) : (e.note(n, !0), Q(t, Y(Or(n, i))));
}
async function ha(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) Pt(i, await n(e.slice(t, t + r)));
	return i;
}
async function ga(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await _a(e, t, n), s.due.length === 0) throw new wr();
		return s.due.map(({ id: e }) => Kt(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof wr) return [...s.outcomes];
		if (!(e instanceof V)) throw e;
		a.note(e), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(Cr(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await ga(e, f, t)];
	}
	return [...p, ...await ya(e, f, l, d && Or(d, n?.error))];
}
async function _a(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: xa(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a(J(s)));
	let c = await yi(e, t, () => e.languages());
	if (!c) return o(a(J(Hi)));
	let l = [], u = [], d = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...Qe(t), ...Ct(A, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? d.push({
			change: n,
			outcome: va(n)
		}) : o.length > 0 ? d.push({
			change: n,
			outcome: a(Nr("key", o))
		}) : !t || S(n.id, A.fingerprint(t)) !== n.seen ? d.push({
			change: n,
			outcome: jr("key", "removed")
		}) : (l.push(n), u.push(Ot(A, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: d
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...d, ...xa(l, ba(n.error))]
	};
	let f = await r.save(u, "removed") ?? await i.beforeWrite();
	return f === void 0 ? {
		due: l,
		outcomes: d
	} : {
		due: [],
		outcomes: [...d, ...xa(l, a(J(f)))]
	};
}
function va({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function ya(e, t, n, r) {
	let i = await yi(e, t), a = r ? Y(r) : gr;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? ba(r) : va(e)
		};
	});
}
function ba(e) {
	return e ? Pr("key", e) : q("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function xa(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function Sa(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(Ri(e).out));
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
const Ca = {
	kind: "key",
	observe: Kr,
	lookUp: Ci,
	batches: Sa,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? ga(t, n.filter(Ea)) : e === "create" ? aa(t, n.filter(wa).map(Ri)) : Zi(t, await ua(t, n.filter(Ta).map(Ri)));
			},
			async finish(e, n) {
				Pt(n.remarks, ia(t.movedWriters));
			}
		};
	}
}, wa = (e) => e.action === "create", Ta = (e) => e.action === "update", Ea = (e) => e.action === "destroy", Da = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => Oa(e, t.id),
	lookUp: Oa,
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
			return n === void 0 ? e.action === "create" ? La(t, e) : e.action === "update" ? ja(t, e) : Ya(t, e) : J(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Wa(t, e, n)
		};
	}
};
async function Oa(e, t) {
	let n = await Bt(() => e.webhooks(m(t)), (e) => H(W(e)?.webhook_id));
	if (n) return be(n);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function ka({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && et(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return J("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${Oe}${o}`, u = c ? r : {
		...r,
		entry: {
			...s,
			url: `\${${l}}`
		}
	}, d = await e.save([u], a, c || !e.keepsUrls ? {} : { [l]: i }) ?? await n.beforeWrite();
	return d === void 0 ? void 0 : J(d);
}
async function Aa({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new wr();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? Y(r.error) : i;
			if (!(t instanceof V)) throw t;
			if (n.gone && Za(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), Y(Or(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(Cr(r));
	}
}
function ja(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [m(r), String(t.id)], o = () => n.webhook(i, a);
	return Aa(e, {
		settled: async () => Ma(e, t, ge(await o())),
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), Ha(e, t)));
			return Ra(e, t, ge(o));
		},
		async readBack(n) {
			let r = await za(e, t, o);
			return n && r.state !== "done" ? Y(n) : r;
		}
	});
}
async function Ma(e, t, n) {
	if (!("webhook" in n)) return Mr("webhook");
	if (!Ia(e, t, n.webhook)) {
		let r = Ra(e, t, n);
		return r?.state === "done" ? r : jr("webhook", "updated");
	}
	return ka(e, Na(t, n.webhook, e.context), n.webhook, "overwritten");
}
function Na(e, t, n) {
	let r = M.liveContext(t, n, Fa(e, t, n)), i = gt(M, t, r), a = wt(e.fields);
	return {
		kind: M.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...Pa(i, a.events ?? i.events),
			...a
		}
	};
}
function Pa({ event_lang_map: e }, t) {
	return !B(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function Fa({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => et(e, r) === n) ?? "";
}
function Ia({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = M.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = M.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Me(M, a, s) === i;
}
async function La(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = Ua(t, Ha(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return J(l);
	try {
		let a = await n.createWebhook(m(r), c);
		return i.add(t.ref), Ra(e, t, ge(a)) ?? await za(e, t, () => Va(e, c));
	} catch (n) {
		if (!(n instanceof V)) throw n;
		if (!n.mayHaveHappened) return o.note(n), Y(n);
		i.add(t.ref);
		for (let r of [0, xr]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return Y(n);
			let i = await Z(() => Va(e, c));
			if (i) return vr(M, t, i, s);
		}
		return Sr(n, "webhook");
	}
}
function Ra({ context: e }, t, n) {
	if (!(!("webhook" in n) || _r(M, t, n.webhook, e).length > 0)) return vr(M, t, n.webhook, e);
}
async function za(e, t, n) {
	return Ra(e, t, ge(await Z(n))) ?? gr;
}
function Ba(e, t) {
	let n = Lt([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return Ye(e.url, t.url) && r && n;
}
async function Va(e, t) {
	let { objects: n, unusable: r } = await Oa(e.client, e.projectId), i = n.find((e) => Ba(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => Ye(e, t.url)))) throw new X();
	return i;
}
function Ha({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Ee(M.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: et(r, e.variables) }
	};
}
function Ua({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function Wa(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await Z(() => Oa(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Ka(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Ga(e, t, s, n) : n.remarks.push(qa(t, "warning", Ja));
	}
}
async function Ga(e, t, n, r) {
	let i = Ua(t, Ha(e, t)), a = n.filter((n) => Ba(n, i) && vr(M, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Ka(r.of(t)), [s, ...c] = a.map(({ webhook_id: e }) => e).sort();
	if (o !== void 0 && s !== void 0 && ![s, ...c].includes(o)) {
		let e = `may exist twice, as ${o} and as ${s}: the list of webhooks does not have ${o} yet. Look at the webhooks in Lokalise. If both are there, delete one of them.`;
		r.remarks.push(qa(t, "warning", e));
	}
	if (s !== void 0 && c.length !== 0) for (let n of c) {
		let i = n === o && await Z(() => e.client.destroyWebhook(m(e.projectId), n)) !== void 0;
		i && r.correct(t, {
			state: "done",
			id: s
		});
		let a = i ? `existed twice. This run made ${n} and removed it again; ${s} stays.` : `exists twice, as ${s} and as ${n}: another run may have created it at the same time. Delete one of them in the project.`;
		r.remarks.push(qa(t, i ? "notice" : "warning", a));
	}
}
function Ka(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function qa({ label: e, place: t }, n, r) {
	return R("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const Ja = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function Ya(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [m(r), String(t.id)], o = {
		state: "done",
		id: t.id
	};
	return Aa(e, {
		settled: () => Xa(e, t),
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(i, a, e);
			return qt(t) === !0 ? o : void 0;
		},
		gone: o,
		async readBack(e) {
			try {
				await n.webhook(i, a);
			} catch (t) {
				if (!(t instanceof V)) throw t;
				return Za(t) ? o : e ? Y(e) : gr;
			}
			return e ? Pr("webhook", e) : q("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
async function Xa(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return J(s);
	let c = ge(await n.webhook(m(r), String(t.id)));
	return "webhook" in c ? S(t.id, M.fingerprint(c.webhook)) === t.seen ? ka(e, Ot(M, c.webhook, t, o), c.webhook, "removed") : jr("webhook", "removed") : Nr("webhook", c.unusable.lacks);
}
function Za(e) {
	return e instanceof U && e.status === 404;
}
// src/run/connect.ts
fr([Ca, Da]);
function Qa(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", rate: a, concurrency: o, name: s } = e, c = {
			token: i,
			baseUrl: t,
			concurrency: o,
			...a !== "auto" && { rate: a },
			...r
		};
		return mt(n ? new eo(c, s, n) : new Jt(c));
	} catch (e) {
		if (!(e instanceof Ht)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return Et(R("bad-setting", t + e.message));
	}
}
function $a(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = Qa(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = Qa(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? mt({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var eo = class extends Jt {
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
function to({ kinds: e, entries: t }, n, { force: r, variables: i }) {
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
		verdicts: an
	}, c = e.map((e) => no(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
		context: s,
		force: r
	})), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = cr(c.flat()), m = e.map(({ plural: e }, t) => [e, {
		unchanged: cr(c[t] ?? []).unchanged,
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
function no(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => qe(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = qe(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...ro(e, t, c, u, d)
		};
	});
}
function ro(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: u = [] } = r, d = a === void 0 ? e : {
		...e,
		label: () => a
	}, f = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: d.name,
			label: d.label(a),
			place: He(r, i)
		}, s = l(d, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...u, s]
		};
	};
	if (r.refusal) return f(r.refusal.code, r.refusal.message);
	let p = `The ${d.name} ${qe(d, t.declared).id} no longer exists`, m = c === void 0 ? "" : `, and ${d.name} ${d.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return f(r.gone, `${p}${m}, so it cannot be restored. Copy from here what you need.`);
	let h = n === void 0 ? Le(d, {
		declared: o,
		live: c
	}, s, i.ref) : io(d, t, r, n, i), g = [...u, ...h.problems];
	return c === void 0 ? {
		...h,
		problems: g
	} : !h.change && g.length === u.length ? {
		kept: [],
		problems: g
	} : f("name-taken", `${p}${m}, with other values. Rename or remove that ${d.name}, or copy from here what it lacks.`);
}
function io(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: s }) {
	let c = Le(e, {
		declared: n,
		live: i
	}, r, s), { change: l, problems: u, kept: d } = c;
	if (l?.action !== "update") return c;
	let f = e.context(n.values, i, r), p = e.liveContext(i, r, ao(e, t.values)), m = (n) => {
		let { field: r, part: s, before: c = null, after: l } = n;
		if (a || Ze(c) && !o(e.name, n) || oo(c, l)) return !0;
		let u = new Map(Object.entries(t.values)).get(r), d = s === void 0 ? u : kt(u, s), m = e.fields.find(({ name: e }) => e === r);
		return d === void 0 || !m ? !1 : m.same(m.stored(i, p, s) ?? c, d, f);
	}, h = e.fields.find(({ role: e }) => e === "text"), g = ({ field: e }) => e === h?.name, _ = ([e, r]) => {
		let i = l.fields.find((t) => g(t) && t.part === e);
		if (i) return !m(i);
		let [a, o] = [n.values, t.values].map((t) => kt(new Map(Object.entries(t)).get(h?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && h?.same(r, o, f));
	}, v = h?.toManifest(i, p), y = !a && B(v) && Object.entries(v).some(_), b = l.fields.some((t) => o(e.name, t) && (y || !m(t))), x = (t) => m(t) && !(b && (g(t) || o(e.name, t))), S = De(e, i, l.fields.filter(x), r.project), C = l.fields.filter((e) => !x(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: s } = t;
		return {
			kind: e.name,
			label: l.label,
			id: l.id,
			reason: m(t) && o(e.name, t) ? "converts" : "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: s
		};
	});
	if (S.length === 0) return {
		kept: [...d, ...C],
		problems: u
	};
	let w = Me(e, i, S);
	return {
		change: {
			...l,
			seen: w,
			fields: S
		},
		kept: [...d, ...C],
		problems: u
	};
}
function ao({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function oo(e, t) {
	return B(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && B(t) && Object.values(t).includes(e);
}
function so({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => c(e.kind, t)));
}
function co({ changes: e }) {
	return e.some((e) => e.action === "update" && (k(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? o(e.kind, t) : t.before !== void 0 && !Ze(t.before))));
}
// src/files/undeclaredFiles.ts
async function lo(e, t, n, r) {
	let i = new Set(Object.values(await Ke(e, r)).flat()), a = await Ce("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : Zt(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + Qt);
	return uo(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function uo(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await nn();
		try {
			let e = t(a, nt(await ne(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, E(a.full, n));
		} catch {}
	}
	return i;
}
async function fo({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(Object.values(await Ke(r, a)).flat()), s = [];
	for (let e of t.filter(({ files: e }) => bt(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await xe(e, i, a)) {
			let i = je(e, n), a = xt(e, i), c = a === void 0 ? [] : t.flatMap((t) => yt(e, i, t) ?? []), l = {
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
				siblings: c.map((e) => Zt(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return uo(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => Se(e.identity(t)))), i, a);
}
function po(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...ho(e, t, n),
		...t.flatMap((t) => vo(e, t, n)),
		...t.flatMap((t) => Do(e, t, r, Oo(t.kind))),
		...t.flatMap((t) => Do(e, t, i, ko)),
		...t.flatMap((t) => yo(e, t)),
		...t.flatMap((e) => bo(e, n)),
		...t.flatMap((t) => xo(e, t, n)),
		...t.flatMap(({ kind: t }) => So(e, t, n))
	];
}
function mo(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`);
}
function ho(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: Co(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => go(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${jt(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`);
}
function go({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = de(i, r) === "off" ? e.matched : e.scope, o = _o(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return $("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${jt(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`);
}
function _o({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = oe(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? oe(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function vo(e, { declared: t, scope: n, kind: r }, i) {
	if (de(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = Tt(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`);
	let u = wo(e, a).length;
	return u === 0 || u !== n ? [] : $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}). Check the project and the manifests. If you want this, ${c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : ""}set ${l}: off and remove them in the project.`);
}
function yo(e, t) {
	let n = Eo(t);
	return To(e, t).flatMap(({ label: e, names: [t = e], texts: r }) => {
		let i = r.find((e) => n.has(e));
		return i === void 0 ? [] : $("looks-renamed", `The plan removes "${e}" and creates "${n.get(i)}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set new: true.`);
	});
}
function bo({ live: e, declared: t, matched: n, matching: r, kind: { name: i, plural: a, limits: o, names: s } }, { allowWrongProject: c }) {
	let { minimumForWrongProject: l = Infinity } = o, u = e.objects.length + e.unusable.length + (e.notRead ?? 0), d = t.length, f = d === 0 || u < l || n > 0 || r.namesakes.size > 0;
	if (c || f) return [];
	let p = t.flatMap(({ path: e }) => e ? [e.join("::")] : []), m = new Set(p.length > 0 ? e.objects.flatMap((e) => s(e)) : []), h = p.filter((e) => m.has(e));
	if (h.length > 0) return $("foreign-project", `None of the ${d} declared ${a} is in the project, but ${h.length} of them ${h.length === 1 ? "is" : "are"} with :: between nested names, as an upload of Lokalise names them. Add names: lokalise to the row of texts in lokaform.yaml.`);
	let g = d === 1;
	return $("foreign-project", `The project has ${u} ${a}. The manifests declare ${g ? `1 ${i}, and it` : `${d} ${a}, and none of them`} is ${g ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`);
}
function xo(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = oe(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => O(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`);
}
function So({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = x(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? $("too-many-unverified", `${l}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`) : c <= a ? [] : $("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`);
}
function Co(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => c(t, e)) : []);
	return wo(e, t).length + n.length;
}
function wo({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function To(e, { kind: t, live: n }) {
	let r = wo(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
	return r.flatMap(({ id: e, label: n }) => {
		let r = i.get(String(e));
		return r === void 0 ? [] : [{
			label: n,
			names: t.names(r),
			texts: t.texts(r)
		}];
	});
}
function Eo({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !qe(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : we(t)).map((e) => [e, t.label]) : []);
	return new Map(n);
}
function $(e, t) {
	return [R(e, t, { scope: "project" })];
}
function Do(e, t, n = new Map(), r) {
	let i = To(e, t).flatMap(({ names: e }) => {
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
function Oo({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file.`;
}
const ko = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
// src/run/conflictMessages.ts
function Ao(e, { reasons: t, writes: n, target: r }) {
	let i = new Set((r?.kept ?? []).filter(jo).map(Mo)), a = (e) => i.has(Mo(e)), o = e.filter(({ item: e }) => e.reason === "conflict"), s = e.filter(({ item: e }) => e.reason === "undecided"), c = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let a = r && ke(e, r.entries).find(t), o = a && he(e, a, n);
		return r !== void 0 && (o === void 0 || !Lt(o, i ?? null));
	}, l = e.filter((e) => e.item.reason === "held" && c(e)), u = (e) => e ? "notice" : n || r ? "error" : "warning";
	return [
		...o.map((e) => No(e, a(e) ? "notice" : "error")),
		...[!0, !1].flatMap((e) => Io(s.filter((t) => a(t) === e), t, u(e))),
		...l.map((e) => No(e, "warning"))
	];
}
function jo({ item: { reason: e } }) {
	return e === "conflict" || e === "undecided";
}
function Mo({ item: { kind: e, id: t, part: n, declared: r } }) {
	return z([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function No(e, t) {
	let { item: n, entry: r, kind: i } = e, a = Po(e), o = n.reason === "held" ? `The rule for ${n.part} is seed, so the project keeps its text, and the changed text of the file is not written. To write it: lokaform apply --overwrite ${a}.` : `Both the file and the project changed the ${n.part} text, so it is not written. To take the text of the project: lokaform pull --accept ${a}. To write the text of the file: lokaform apply --overwrite ${a}.`;
	return l(i, r, "conflict", o, {
		path: [n.field, n.part ?? ""],
		ofName: !0,
		severity: t
	});
}
function Po({ kind: e, entry: t, item: { part: n } }) {
	let [r = ""] = Se(e.identity(t.values));
	return Pe(`${r}:${n}`);
}
const Fo = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Io(e, t, n) {
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
		let { place: i, part: a, cause: o = "undated" } = r.item, s = t.get(o), c = e.length === 1 ? Po(r) : `${Pe(`*:${a}`)} --filter ${Pe(`file:${i.file}`)}`, l = e.length === 1 ? "the text" : "the texts", u = `${e.length === 1 ? `The ${a} text of ${r.item.label} differs from the project and is not written` : `${We(e.length)} ${a} texts of this file differ from the project and are not written; this is the first`}. ${Fo[o]}${s === void 0 ? "." : `: ${s}`} To take ${l} of the project: lokaform pull --accept ${c}. To write ${l} of the file: lokaform apply --overwrite ${c}.`;
		return [R("undecided", u, {
			place: i,
			severity: n,
			scope: "change"
		})];
	});
}
// src/plan/textVerdict.ts
function Lo({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: Ro
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
const Ro = "The files are not in a git repository.";
function zo(e, t, n, r) {
	let i = _e(e.kind, e.entry, e.language), a = Bo(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Bo(e, i, t, r) : a, s = n.flatMap(({ before: t, after: n = [], until: i, pulled: a }) => {
		let o = Uo(e, n, r);
		return o === void 0 || Ho(o, Uo(e, t, r)) ? [] : [{
			said: o,
			at: i,
			pulled: a
		}];
	});
	return {
		periods: Vo(o, s),
		merged: s
	};
}
function Bo(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Uo(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Ho(u, o.said)) continue;
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
function Vo(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Ho(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function Ho(e, t) {
	return z(e ?? null) === z(t ?? null);
}
function Uo({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = ke(e, i).namesakes(t);
	return [a, o].flatMap((n) => ke(e, r, n).find(t) ?? []).filter((n) => Wo(e, n, t, s)).map((t) => he(e, t, n)).find((e) => e !== void 0);
}
function Wo(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Go(e, t), a = (t) => [...Go(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Go(e, { values: t, onCreate: n, from: r }) {
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
function Ko(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function qo(e, t) {
	return At(() => Jo(e, m(t)));
}
async function Jo(e, t) {
	try {
		let n = W(await e.contributorMe(t)) ?? {}, r = [Vt(n.user_id), H(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof V) || e instanceof Gt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function Yo({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Ko(e, {
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
async function Xo(e, t, n, r) {
	let i = Qn(e, t, n), a = i(rn), o = new Map();
	if (a.is === "stopped") return {
		...a,
		reasons: o
	};
	let s = n.accept.length > 0 ? "accept" : "overwrite", c = g(s, n[s], e, t.project);
	if (c.length > 0) return {
		is: "stopped",
		problems: c,
		reasons: o
	};
	let l = await Yo(n, r), u = a.open.length === 0, d = u ? new Map() : await Zo(a.open, e, n, r);
	for (let e of d.values()) e.is === "undecided" && "why" in e && o.set(e.cause, e.why);
	let f = u ? a : i((e) => d.get(on(e)));
	return {
		...f,
		problems: [...f.problems, ...l],
		reasons: o
	};
}
async function Zo(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), u = ({ by: e }) => l.is === "known" ? Ko(l.names, e) : void 0, d = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (u(e) === !1 ? 0 : 2592e3), f = await r.versions(Rt(e.map(d)), i, a), p = ns(f, e, c), { overwrites: m = [] } = f, h = Object.values(t.entries).flatMap((e) => e ?? []), g = o && At(o), _ = new Map();
	for (let t of e) {
		let e = $o(t, n, m), r = {
			...t,
			declared: he(t.kind, t.entry, t.language)
		}, i = ts(t, r.declared), a = (e) => Lo(t, u(t), e, i);
		if (e === "write" || e === "pull") {
			_.set(on(t), { is: e });
			continue;
		}
		let o = f.is === "unreadable" && f.noRepository ? void 0 : {
			...zo(r, p.versions, p.merged, h),
			...f.is === "unreadable" && d(t) <= (f.back ?? Infinity) && { unread: f.why }
		};
		if (t.isHeld) {
			let e = o?.periods[0]?.since !== Infinity;
			_.set(on(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let s = a(o);
		if (s.is === "pull" && g && o) {
			let e = await g(), n = e && Uo(r, e.entries[t.kind.plural] ?? [], h);
			e && !Ho(n, r.declared) && (s = a(Qo(o, n)));
		}
		_.set(on(t), es(e, s, l));
	}
	return _;
}
function Qo({ periods: [e, ...t], ...n }, r) {
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
function $o({ kind: e, entry: t, object: n, language: r, isHeld: i, at: o }, { overwrite: s, accept: c }, l) {
	let u = {
		kind: e,
		entry: t,
		live: n
	}, d = (e) => b(e, u, r), f = (e) => a(e, u, r, i === !0);
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
function es(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided";
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function ts({ kind: e, live: t }, n) {
	let r = B(t) && B(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? B(n) && B(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function ns({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => {
		let t = (t) => a.flatMap((n) => ze(n, e, t, r, i)), { before: n, after: o, ...s } = e;
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
async function rs(e, t, { cancellation: r, history: i, now: a, onProgress: o }, { usable: s, command: c, target: l, applied: u, reviewed: d, listsUnmanaged: f }) {
	let { settings: m } = t, h = c === "apply", g = {
		ownUser: qo(e, m.id),
		history: i,
		manifests: re(t),
		textFiles: t.textFiles,
		usable: s,
		applied: u && (async () => n(await u(), t))
	};
	try {
		let n = l && ee(l, t), r = n?.is === "read" ? n : void 0, s = [{
			declared: t.declared,
			rules: m.rules
		}, ...r ? [r] : []], u = {
			rules: s.map(({ rules: e }) => e),
			reviewed: d
		}, _ = await Hr(e, m.id, s.map(({ declared: e }) => e), f ? void 0 : u);
		if (!_.ok) return {
			is: "stopped",
			problems: [_.problem]
		};
		o?.({
			phase: "planning",
			project: m.name
		});
		let v = _.value, [y = t.declared, b] = v.declared, x = p(t, v.project);
		if (x.length > 0) return {
			is: "stopped",
			problems: x
		};
		let S = {
			now: Math.floor(a() / 1e3),
			target: r?.commit
		}, C = {
			...g,
			asked: S
		}, w = await Xo(y, v, m.rules, C), T = [...Re(m.languagePlaces, v.project), ...w.problems];
		if (w.is === "stopped") return {
			...w,
			problems: T
		};
		let E = r && b && await Xo(b, v, r.rules, {
			...C,
			history: is(i),
			manifests: [...new Set([...g.manifests, ...r.manifests])]
		}), D = n && tt(w, n, E), O = h ? await as(w.plan, w.kinds, g) : [], k = Ao(w.keptTexts, {
			reasons: w.reasons,
			writes: h,
			target: b && {
				entries: Object.values(b.entries).flat(),
				kept: E?.is === "planned" ? E.keptTexts : []
			}
		});
		return {
			...w,
			live: v,
			problems: [...T, ...O],
			conflicts: c === "drift" ? [] : k,
			...D && { target: D }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: os(e, r, t.declared)
		};
	}
}
function is(e) {
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
async function as({ changes: e }, n, { history: r, manifests: i, textFiles: a, usable: o }) {
	let s = e.length > 0 ? await r.upstream?.(i) : void 0;
	if (!s) return [];
	let { name: c, ahead: l, texts: u } = s, d = n.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = u.flatMap(({ path: e, text: n }) => ze(t, {
			path: e,
			now: e
		}, n, a, o)), i = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? i.get(e.label) : void 0, a = n && ke(t, r).find(n);
			return !a || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let i = n === void 0 ? void 0 : he(t, a, n);
				return i !== void 0 && r !== void 0 && Lt(i, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), f = d.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${t(d.length, "text")} of ${c} back: ${Ne(d, 5)}.`, p = `The checked-out branch lacks ${t(l, "commit")} of ${c}. ${f} To apply the newest files, run git pull first.`;
	return [R("behind-upstream", p, {
		severity: "warning",
		scope: "project"
	})];
}
function os(e, { stopped: t }, n) {
	if (!(e instanceof V)) throw e;
	if (e instanceof Gt && t) return [];
	let r = e instanceof U ? e.serviceMessage.replace(/\.$/, "") : "", i = n !== void 0 && r !== "" && ss(r, n) ? { quotes: [r] } : {};
	return [R("api-error", e.message + cs(e), {
		scope: "project",
		...i
	})];
}
function ss(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(u).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? f(t) : []));
	});
	return h(r)(e) !== e;
}
function cs(e) {
	return e instanceof U && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function ls(e, t, n, r, i) {
	let { plan: a, kinds: o, problems: s, live: c } = e, l = await us(a, c, t, n, r, i);
	return [
		...mo(s, t.rules),
		...po(a, o, t.rules, l),
		...ds(a, n)
	];
}
async function us({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && k(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await lo(c, o, a, s),
		otherLanguage: await fo(n, t, l, o, s)
	};
}
function ds(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !so(e) && !co(e) ? [] : [R("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/backup/write.ts
const fs = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var ps = class {
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
			let t = this.kept.get(gs(e)), n = t ? ms(t, e) : e;
			return t !== void 0 && this.written.has(t) && hs(t, n) ? [] : [n];
		});
		if (i.length !== 0 && r) {
			for (let e of i) this.kept.set(gs(e), e);
			for (let [e, t] of Object.entries(n)) this.urls.set(e, t);
			return this.next ??= this.last.catch(() => {}).then(() => this.writeAll(r)), this.last = this.next, this.next.then(() => void 0, (e) => `${fs[t]} ${e instanceof Error ? e.message : String(e)}`);
		}
	}
	async writeAll(e) {
		this.next = void 0;
		let t = [...this.kept.values()];
		await e.write(t, this.urls);
		for (let e of t) this.written.add(e);
	}
};
function ms(e, t) {
	return e.action === "update" && t.action === "update" && k(t.kind).mergeKept?.(e, t) || t;
}
function hs(e, t) {
	return Lt({ ...e.entry }, { ...t.entry }) && Lt({ ...e.wrote }, { ...t.wrote });
}
function gs({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const _s = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, vs = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function ys(e, t, n) {
	let { backup: r, ...i } = bs(e, t, []), { wrote: a, ...o } = r, s = new it({
		backup: o,
		...i
	});
	s.commentBefore = [
		` Project: ${Os(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${Os(t.restore)}`
	].join("\n");
	let c = e.map(({ name: e, plural: t }) => Ds(t, n.filter(({ kind: t }) => t === e).map((e) => Ts(e).entry), "")), l = n.map((e) => Ts(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		s.toString(vs),
		Ds("wrote", l, "  ") || "  wrote: []\n",
		...c
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${Ss(u)}\n`;
}
function bs(e, { restore: t, ...n }, r) {
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
function xs(e) {
	let [t, n] = _s.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : Ss(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function Ss(e) {
	return Ue("sha256").update(e).digest("hex");
}
function Cs({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = k(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const ws = new WeakMap();
function Ts(e) {
	let t = ws.get(e) ?? {
		entry: Es(e.entry),
		wrote: Es(Cs(e))
	};
	return ws.set(e, t), t;
}
function Es(e) {
	let t = new it([e], { aliasDuplicateObjects: !1 });
	return rt(t, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = at.QUOTE_DOUBLE);
	} }), t.toString(vs);
}
function Ds(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Os(e) {
	return e.replace(Nt, " ");
}
// src/backup/read.ts
const ks = st([P(), dt()]), As = (e) => N({
	format_version: F(2),
	project: P().min(1),
	project_digest: P().exactOptional(),
	project_name: P(),
	time: P(),
	wrote: I(N({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, ks.exactOptional()])),
		action: L([...pt, "update"]),
		values: lt(P(), ot()).default({})
	}))
}), js = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Ms(e, t, n) {
	return Is(e, Fs(t, n.replaceAll("\r\n", "\n")));
}
const Ns = "\n  - ";
function Ps(e, t, n, r) {
	let i = Fs("", t), { problems: a } = Is(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(bs(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !k(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Fs(e, t) {
	let n = xs(t), r = n === "cut" ? t.lastIndexOf(Ns) : -1;
	return {
		text: t,
		damage: n,
		yaml: Ge(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function Is(t, { text: n, damage: r, yaml: i }) {
	let { members: a, problems: o } = e(i, ["backup", ...t.map(({ plural: e }) => e)]), s = [...i.problems, ...o], c = a.get("backup"), l = As(t).safeParse(c?.value), u = (e) => R("bad-backup", e, { place: He(i.file, c?.span ?? i.span) }), d = r !== "cut" || c !== void 0 || n.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(n), f = new Map(Object.entries(c?.value ?? {})).get("format_version");
	if (typeof f == "number" && f !== 2) return { problems: [u(`This backup has format ${f}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (d && r) return { problems: [u(Ls(t, r, n.includes(Ns) ? l.data?.wrote : void 0, a))] };
	if (!l.success) {
		let e = d ? `This is not a backup that this version can read: ${l.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: Dt(s) ? s : [...s, u(e)] };
	}
	let { wrote: p } = l.data, m = ({ plural: e, idMember: t, entry: n }) => {
		let r = a.get(e);
		if (!r) return [];
		let o = ye(i, r, n);
		Pt(s, o.problems);
		let c = Mt(p, (e) => zs(e, t));
		return o.entries.flatMap(({ values: e, span: n }) => {
			let [r] = zs(e, t).flatMap((e) => c.get(e) ?? []);
			return r ? [{
				declared: {
					values: e,
					onCreate: {},
					file: i.file,
					span: n
				},
				wrote: r
			}] : (s.push(R("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: He(i.file, n) })), []);
		});
	}, h = Object.fromEntries(t.map((e) => [e.plural, m(e)]));
	if (Dt(s)) return { problems: s };
	let { project: g, project_digest: _, project_name: v, time: y } = l.data, b = _ === void 0 ? {} : { projectDigest: _ };
	return {
		backup: {
			kinds: t,
			path: i.file.path,
			project: g,
			...b,
			projectName: v,
			time: y,
			entries: h
		},
		problems: s
	};
}
function Ls(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${js}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => zs(e, i)) : []);
		return n.flatMap((e) => zs(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	if (a.length === 0) return `${i} ${js}`;
	let o = a.length > Rs ? ` and ${a.length - Rs} more` : "";
	return `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, Rs).join(", ")}${o}. ${js}`;
}
const Rs = 10;
function zs(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function Bs(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Xt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await $t(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await ve(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await T(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await ve(Vs(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await le(e), await le(Yt(e)), a = o;
			} catch (e) {
				throw s && await tn(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${fe(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function Vs(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Hs(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [R("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = Zt(n.working, t), a = await d(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...Ms(e, E(i, n), a.value),
		urls: await Us(Vs(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function Us(e) {
	try {
		let t = JSON.parse(await en(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// node_modules/yocto-queue/index.js
var Ws = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Gs = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Ws(e);
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
function Ks(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), qs(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Gs(), r = 0, i = () => {
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
				qs(t), e = t, queueMicrotask(() => {
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
function qs(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
function Js(e, { batchSize: t = 500 }) {
	return Xs(e).map((e) => pr().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function Ys(e, t, n) {
	let r = new hr(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: St,
			variables: n.variables,
			verdicts: an
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new br(n.halt, n.mayWrite),
		backup: new ps(n.backup),
		languages: zr(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(pr().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: J(n)
		}));
	}, c = Ks(n.concurrency);
	await nn();
	for (let e of Js(t, n)) {
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
function Xs({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => te(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Zs(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Zs(e) {
	let t = Mt(e, (e) => lr(e, "before")), n = new Map(e.map((e) => [e, lr(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/plan/reviewedPlan.ts
function Qs(e, t, n) {
	let r = Ft(t.changes, (e) => z($s(e))), i = new Set(e.changes.filter((e) => r.get(z($s(e)))?.shift())), a = (e) => z([e.action, Ie(e)]), o = Ft([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = o.get(a(e))?.shift();
		return [{
			change: e,
			outcome: rc(t ? ec(t, e) : "this change is not in the reviewed plan")
		}];
	}), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: ic(e, n) ?? rc("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function $s(e) {
	let t = tc(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Ie(e),
		e.label,
		r,
		n,
		i,
		nc(e),
		t
	];
}
function ec(e, t) {
	let n = (e) => z(tc(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && nc(e) !== nc(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function tc(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function nc(e) {
	return e.action === "create" ? "" : e.seen;
}
function rc(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function ic(e, t) {
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && vr(n, e, r, t).state === "done");
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
// src/run/project.ts
async function ac(e, t, n, r) {
	let i = oc(e.settings, e.manifests);
	try {
		return await sc(i, e, t, n, r);
	} catch (e) {
		let t = y(e, r.folders);
		if (t) return {
			...i,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...i,
			problems: dc([n]),
			bugs: [n]
		};
	}
}
function oc({ name: e, id: t, showTexts: n }, r) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function sc(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c } = o.cancellation, l = $a(t.settings, n.apiUrl, o);
	if (!l.ok) return {
		...e,
		problems: [l.problem]
	};
	let { reading: u, writing: d, now: f } = l.value, p = r?.get(s), m = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, h = await rs(u, p?.filter ? cc(p.filter.filters, t) : t, {
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
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b } = h, x = await ls(h, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...y, ...x.map(lc)],
			plan: _,
			unmanaged: v
		};
		return await o.onPlan(t), t;
	}
	let S = Ve(t, h, g.project), C = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: an
	}, { plan: w, notApplied: T } = p ? Qs(_, p, {
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
		effort: { requests: Js(w, o).flat().length },
		...T.length > 0 && { results: T }
	}, D = await o.onPlan(E);
	if (n.command === "plan" || x.length > 0 || Dt(S)) return E;
	if (!D) return o.cancellation.stopped ? E : {
		...E,
		problems: [...E.problems, uc]
	};
	let O = await mc(d, w, t, n, o);
	return {
		...E,
		...O,
		results: [...O.results, ...T],
		problems: [...E.problems, ...O.problems]
	};
}
function cc(e, t) {
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
function lc(e) {
	return {
		...e,
		severity: "warning"
	};
}
const uc = R("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" });
function dc(e) {
	return e.length === 0 ? [] : [R("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" })];
}
function fc({ id: e, secrets: t }) {
	let n = new ft();
	return n.hide(t), n.clean(e);
}
function pc(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(Pe).join(" ");
}
async function mc(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, o) {
	let { cancellation: s, now: c, folders: l } = o, { concurrency: u, useAutomations: d, id: f } = n, p = fc(n), m = i === void 0 ? void 0 : Bs(i, n.name ?? p, c()), h = {
		project: p,
		...p !== f && { project_digest: v(f) },
		project_name: t.project.name,
		time: new Date(c()).toISOString().replace(/\.\d+/, "")
	}, g = (e) => pc(E(e, l), a), _, y = async (e, t) => {
		let n = (e) => ({
			...h,
			restore: g(e)
		});
		await m?.write((t) => ys(r.kinds, n(t), e), t, (t, i) => Ps(r.kinds, t, n(i), e)).catch((e) => {
			throw _ = e.message, e;
		});
	}, b = n.name, x = t.changes.length, S = 0, C = () => o.onProgress?.(S < x ? {
		phase: "applying",
		project: b,
		count: {
			done: S,
			total: x,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: b
	});
	C();
	let w, T = await Ys(e, t, {
		variables: r.variables,
		concurrency: u,
		batchSize: o.batchSize ?? 500,
		useAutomations: d,
		halt: () => s.reason,
		mayWrite: async () => (w = await o.permission?.toWrite(), w?.message),
		backup: m && {
			write: y,
			keepsUrls: o.environment.GITHUB_ACTIONS !== "true"
		},
		wait: o.wait,
		onBatch: (e, t) => {
			o.onBatch(e, t), S += t.length, C();
		}
	}), D = t.changes.map((e) => ({
		change: e,
		outcome: T.of(e)
	})), { bugs: O, remarks: ee } = T;
	return {
		results: D,
		problems: [
			...w && !s.stopped ? [w] : [],
			...ee,
			...dc(O),
			..._ === void 0 ? [] : [R("backup-not-written", _, { scope: "project" })]
		],
		...m?.path !== void 0 && {
			backup: E(m.path, l),
			restore: g(m.path)
		},
		...O.length > 0 && { bugs: O }
	};
}
export { Un as A, rn as B, X as C, Kn as D, Gn as E, Ln as F, In as I, G as L, Cn as M, Bn as N, Hn as O, Vn as P, Fn as R, Ir as S, $n as T, an as V, Kr as _, oc as a, zr as b, os as c, Ao as d, _o as f, Oa as g, $a as h, ac as i, qn as j, Jn as k, Xo as l, Qa as m, mc as n, Js as o, to as p, pc as r, Hs as s, uc as t, qo as u, Gr as v, kr as w, Fr as x, Ur as y, dn as z };
