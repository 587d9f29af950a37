import { An as e, Bn as t, C as n, Dn as r, En as i, G as a, Gn as o, H as s, Hn as c, It as l, K as u, L as d, Ln as f, N as p, Nn as m, O as h, On as g, P as _, Pn as v, Qt as y, Sn as b, Tn as x, U as S, V as C, W as w, Xt as T, Zt as E, _ as D, at as O, b as k, bn as ee, c as te, cn as ne, ct as re, d as A, dn as ie, dr as ae, f as oe, fn as se, fr as ce, ft as le, g as ue, gn as de, gt as fe, h as j, hn as pe, hr as me, ht as he, it as ge, k as _e, kn as ve, l as ye, ln as be, lt as xe, m as Se, mr as Ce, nt as we, on as Te, or as Ee, ot as De, p as Oe, pt as ke, r as Ae, rt as je, sr as Me, st as Ne, tt as Pe, ut as Fe, v as M, vr as N, w as Ie, x as Le, y as Re, yn as ze, yr as P, z as Be } from "./engine.js";
import { b as Ve, p as He, v as Ue } from "./yaml.js";
import { c as We, d as Ge, g as Ke, h as F, l as qe, p as Je, r as Ye, t as Xe, u as Ze } from "./zod.js";
import { $r as Qe, At as $e, B as et, Ct as tt, Dt as I, En as nt, Et as rt, Gt as it, M as at, Mt as L, N as ot, On as st, St as ct, Tn as lt, Wt as ut, Zr as dt, ai as ft, bt as R, gt as pt, k as mt, kn as ht, kt as gt, li as _t, pi as vt, si as yt } from "./start.js";
import { _ as z, b as bt, f as xt, g as St, h as Ct, l as wt, p as B, x as V, y as Tt } from "./wire.js";
import { _ as H, a as Et, c as Dt, d as U, h as Ot, i as kt, l as W, m as G, o as At, p as jt, r as Mt, s as Nt, t as Pt, u as K, x as Ft } from "./client.js";
import { dirname as It, join as Lt, resolve as Rt, sep as zt } from "node:path";
import { mkdir as Bt, readFile as Vt, rm as Ht } from "node:fs/promises";
import { setImmediate as Ut } from "node:timers/promises";
// src/model/verdict.ts
const Wt = () => void 0, Gt = () => ({ is: "write" });
function Kt({ id: e, language: t }) {
	return B([e, t]);
}
// src/plan/makePlan.ts
function qt(e, t, n) {
	let r = new Map();
	return (i) => Jt(e, t, n, i, r);
}
function Jt(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = S(e, t.project);
	if (o.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = e.kinds.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [rn(n, r, o, a, i.get(n.name))] : [];
	});
	for (let e of s) i.set(e.kind.name, e);
	let { kinds: c, filter: l } = $t(s, n), u = c.map((e) => ({
		...e,
		...an(e.parts)
	})), d = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), f = [...o, ...u.flatMap((e) => [...e.problems, ...e.remarks])], p = pt(f), m = u.flatMap((e) => e.destroys), h = l ? [] : u.flatMap((e) => e.unmanaged), g = u.flatMap((e) => e.kind.firstSends?.(Xt(e, a, p)) ?? []), _ = {
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
			unchanged: Qt(u, ({ unchanged: e }) => e),
			unmanaged: Qt(u, d),
			by_kind: Object.fromEntries(u.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: d(e)
			}])),
			adopted: Qt(u, ({ changes: e }) => e.filter((e) => Zt(e, n)).length)
		},
		...g.length > 0 && { sends: g },
		...l && { filter: l }
	}, v = u.flatMap((e) => e.kind.hints?.(Xt(e, a, p)) ?? []);
	return {
		is: "planned",
		plan: _,
		facts: u.map((e) => Yt(e, p)),
		unmanaged: h,
		problems: [...f, ...v],
		matches: u.map(({ kind: e, matching: t }) => ({
			kind: e,
			matching: t
		})),
		open: u.flatMap(({ open: e }) => e),
		keptTexts: u.flatMap(({ keptTexts: e }) => e)
	};
}
function Yt({ kind: e, matching: t, declared: n, live: r, created: i, destroys: a, matched: o, scope: s }, c) {
	let l = new Map((a.length > 0 ? r.objects : []).map((t) => [String(e.id(t)), t]));
	return {
		kind: e,
		declared: n.length,
		live: r.objects.length + r.unusable.length + (r.notRead ?? 0),
		matched: o,
		namesakes: t.namesakes.size,
		scope: s,
		removed: (c ? [] : a).flatMap((t) => {
			let n = l.get(String(t.id));
			return n === void 0 ? [] : [{
				destroy: t,
				names: e.names(n),
				texts: e.texts(n)
			}];
		}),
		created: i.filter(({ entry: t }) => !je(e, t).isNew).map(({ change: { label: e, fields: t } }) => ({
			label: e,
			texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : Fe(t))
		}))
	};
}
function Xt(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function Zt(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Qt(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function $t(e, { filter: t, onProblem: r }) {
	if (t.length === 0) return { kinds: e };
	let i = e.flatMap(({ parts: e }) => e), a = i.filter((e) => n(t, e)), o = new Map(tn(a, i).map((e) => [e.entry, e])), s = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => o.get(e) ?? []), n = [...(r === "stop" ? e.parts.filter(({ entry: e }) => !o.has(e)) : []).flatMap(({ problems: e }) => e), ...e.remarks.filter(en(t))];
		return {
			...e,
			parts: t,
			destroys: [],
			spared: [],
			remarks: n
		};
	}), c = s.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), l = _e(t, i);
	return {
		kinds: s,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(c),
			unmatched: l
		}
	};
}
function en(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => ze(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function tn(e, t) {
	let n = new Set(e), r = St(e, ({ change: e }) => e ? on(e, "after") : []), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = e.change ? sn(e.change) : [];
		for (let o of t.flatMap((e) => r.get(e) ?? [])) o !== e && n.delete(o) && (i.set(o, e), a.push(o));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? nn(e, t) : e;
	});
}
function nn({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = ee(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
		path: [a],
		ofName: !0
	}), c = r && {
		kind: e.name,
		label: r.label,
		place: r.place
	};
	return {
		kind: e,
		entry: t,
		...n !== void 0 && { live: n },
		kept: [],
		problems: [s],
		...c && { skipped: c }
	};
}
function rn(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.parts[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : De(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
		return {
			...o,
			kind: e,
			entry: s,
			...c !== void 0 && { live: c }
		};
	}), s = a.refused.map(({ declared: t, problem: n }) => {
		let { file: r, span: i, values: a } = t;
		return {
			kind: e,
			entry: t,
			kept: [],
			skipped: {
				kind: e.name,
				label: e.label(a),
				place: m(r, i, [])
			},
			problems: [n]
		};
	}), c = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), l = ln(e, {
		matched: c,
		unmatched: a.unmanaged.filter((e) => !a.namesakes.has(e))
	}, r), u = new Set([...l.destroys, ...l.spared].map(({ id: e }) => e)), d = a.unmanaged.filter((t) => !u.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	})), f = [...o, ...s], { remarks: p } = a;
	return {
		kind: e,
		matching: a,
		declared: t,
		live: n,
		parts: f,
		remarks: p,
		unmanaged: d,
		matched: c.length,
		...l
	};
}
function an(e) {
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
function on(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => gt(e.kind, t).role === "identity").flatMap((n) => O(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function sn(e) {
	let t = new Set(on(e, "after"));
	return on(e, "before").filter((e) => !t.has(e));
}
const cn = {
	destroys: [],
	spared: [],
	scope: 0
};
function ln(e, { matched: t, unmatched: n }, i) {
	let { rules: a } = i, o = r(e, a);
	if (o === void 0) return cn;
	let s = (t) => x(e, e.tags(t), a), c = [], l = [];
	for (let t of n) {
		if (!s(t) || o === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = _t(e.tags(t), a), i = e.tags(t).find((e) => a.protectedTags.includes(e));
		r === void 0 ? i === void 0 ? c.push(t) : l.push({
			...n,
			reason: "protected",
			tag: i
		}) : l.push({
			...n,
			reason: "foreign-owner",
			tag: r
		});
	}
	let u = c.map((t) => {
		let n = e.tags(t), r = un(e, t, i);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: o,
			seen: re(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n },
			...r.length > 0 && { texts: r }
		};
	});
	return {
		destroys: [...u].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		spared: l,
		scope: t.filter(s).length + u.length
	};
}
function un(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.toManifest(t, r) : void 0;
		return z(n) ? Object.entries(n).map(([n, r]) => {
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
// src/remote/kindRemote.ts
let dn = [];
function fn(e) {
	dn = e;
}
function pn() {
	return dn;
}
function mn({ name: e }) {
	let t = dn.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/remote/sending.ts
var hn = class {
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
	noteProjectRefused(e) {
		this.cause ??= `The service refuses all requests for this project: ${e}`;
	}
	noteUnreachable(e) {
		this.cause ??= `The service could not be reached: ${e}`;
	}
	noteSingleRefused(e) {
		!this.accepted && this.lastRefusal === e && (this.cause ??= `The service refused the changes before this one, each with the same message: ${e}`), this.lastRefusal = e;
	}
};
const gn = 2e3;
function _n(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`
	};
}
function vn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var q = class extends Error {};
const yn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function bn(e) {
	return e instanceof G ? yn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function xn(e) {
	return e.name === "TimeoutError" || e instanceof G && [
		413,
		502,
		504
	].includes(e.status);
}
function Sn(e, t) {
	return e instanceof G || e.mayHaveHappened || !t ? e : t;
}
function J(e) {
	return e instanceof jt && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
function Cn(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = (e) => U(K(e)?.lang_iso) || void 0, i = await Ft(() => e.languages(t, { limit: 500 }), r), a = i && W(i, r);
		if (!a) throw new Y();
		return a;
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
var Y = class extends Error {};
async function X(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof H || e instanceof Y) return;
		throw e;
	}
}
function wn({ message: e }, t) {
	return {
		state: "failed",
		how: "not made",
		message: `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`
	};
}
function Tn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function En(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function Dn(e, t) {
	return t.mayHaveHappened ? wn(t, e) : J(t);
}
async function On(e, t, n) {
	let r = await An(e, t, n);
	return r.ok ? P(r.value.project) : r;
}
async function kn(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	}, r = await X(() => On(e, t, n));
	return r?.ok ? r.value : void 0;
}
async function An(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(l(t)), n ? Mn(e, t) : P(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && W(o, Nn);
	if (o && !s) return N(Pn("a language has no usable lang_iso"));
	let c = jn(t, i, s, r);
	return c.ok ? P({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function jn(e, t, n, r) {
	let i = K(t) ?? {}, a = K(i.settings) ?? {}, o = Nt(a.per_platform_key_names), s = Nt(a.segmentation), c = Dt(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = U(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	return d.length > 0 ? N(Pn(`the project has no usable ${d.join(" and ")}`)) : P({
		id: e,
		name: U(i.name) || e,
		type: U(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: Nt(a.auto_toggle_unverified)
	});
}
async function Mn(e, t) {
	let n = await Ft(() => e.languages(t, { limit: 500 }), (e) => U(K(e)?.lang_iso));
	return n ? P(n) : N(R("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { scope: "project" }));
}
function Nn(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = K(e) ?? {}, i = U(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: Dt(n),
		pluralForms: W(r, U) ?? []
	};
}
function Pn(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return R("unusable-answer", t, { scope: "project" });
}
// src/remote/observe.ts
async function Fn(e, t, ...n) {
	return Ln(e, t, n, (t, { project: n, languages: r, statistics: i }) => mn(t).observe(e, n.id, r, i));
}
async function In(e, t, { declarations: n, reviewed: r }) {
	return Ln(e, t, n.map(({ declared: e }) => e), async (t, { project: i, languages: a, statistics: o }) => {
		let { observe: s, observeDeclared: c } = mn(t), l = await c?.({
			client: e,
			project: i,
			statistics: o,
			languages: a,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: u(e, i.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return l ? P(l) : s(e, i.id, a, o);
	});
}
async function Ln(e, t, n, r) {
	let i = n.flatMap(a), [{ kinds: o } = { kinds: [] }] = n, s = o.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), c = await An(e, t, {
		languages: i.length > 0,
		names: s.some(({ namesByPlatform: e }) => e),
		texts: i.some(({ ofText: e }) => e)
	});
	if (!c.ok) return c;
	let { project: l, details: d } = c.value, f = n.flatMap((e) => a(u(e, l.baseLanguage))), p = new Set([...f.flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(w)]), m = l.segmentation ? [] : (l.languages ?? []).filter(({ iso: e }) => p.has(e)), h = K(K(d)?.statistics) ?? {};
	return zn(l, s, (e) => r(e, {
		project: l,
		statistics: h,
		languages: m
	}));
}
async function Rn(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await On(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return zn(a.value, n, (t) => mn(t).observe(e, a.value.id, s), i);
}
async function zn(e, t, n, r = () => !1) {
	let i = await Promise.all(t.map(async (e) => {
		try {
			return {
				kind: e,
				found: await n(e)
			};
		} catch (t) {
			if (r(e, t)) return;
			throw t;
		}
	})), a = {};
	for (let e of i) if (e) {
		if (!e.found.ok) return e.found;
		a[e.kind.plural] = e.found.value;
	}
	return P({
		project: e,
		objects: a
	});
}
async function Bn(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [o, ...s] = await Promise.all([On(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => ({
		plural: n.plural,
		objects: await mn(n).lookUp(e, t, r[n.plural] ?? [])
	}))]);
	if (!o.ok || s.some(({ objects: e }) => e.unusable.length > 0)) throw new Y();
	return {
		project: o.value,
		objects: Object.fromEntries(s.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/plan/ledger.ts
var Vn = class {
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
		for (let t of e) this.outcomes.has(t.ref) || this.record(t, {
			state: "failed",
			how: "unknown result",
			message: n
		});
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
const Hn = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function Un(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function Wn(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = Un(e, t, n, r);
	return !c && l ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`,
		place: l.place
	} : c ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${Gn(e.after)} was sent, ${Gn(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: c.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function Gn(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
async function Kn(e, t, n, r = {}) {
	let i = t === l(t) ? At(r.keys_total) : void 0, a = await qn({
		client: e,
		projectId: t
	}, Yn(n), n, i);
	return a.ok ? P(a.value.all()) : a;
}
async function qn(e, t, n = [], r = 0) {
	let i = () => new D(n.map(({ iso: e }) => e)), a = await Zn(e, t, i(), r);
	if (Jn(a)) return P(a.listed);
	let o = await Qn(e, t, i());
	if (Jn(o)) return P(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return N(R("incomplete-live", s, { scope: "project" }));
}
function Jn({ listed: e, total: t }) {
	return t === e.size;
}
function Yn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function Xn(e) {
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
async function Zn({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => Dt(e)),
			keys: r.read(a),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = Xn(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => Xn(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
		o,
		c,
		l,
		...s
	]), m = [
		u,
		...p,
		...f
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._];
	for (let { keys: e } of v) r.addRead(e);
	let y = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], b = v.at(-1)?.total, x = v.some((e) => (e.total ?? 0) > (b ?? 0)), S = y.every(({ ids: e }, t) => {
		let n = y[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: r,
		total: x || !S ? void 0 : b
	};
}
async function Qn({ client: e, projectId: t }, n, r) {
	for await (let i of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) r.add(i);
	return {
		listed: r,
		total: (await e.keys(t, {
			limit: 1,
			page: 1
		})).totalCount
	};
}
const $n = [
	400,
	404,
	413,
	414,
	431
], er = /^[\w.:/-]+$/;
async function tr(e) {
	let { project: t, statistics: n, declarations: r, reviewed: a } = e, o = At(n.keys_total);
	if (o === void 0 || t.perPlatformNames || a.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => i(j, e) !== "off")) return;
	let s = nr(r);
	if (![...s.names].every(ur)) return;
	let c = dr([...s.names]).length + fr([...s.ids]).length;
	if (!(Math.max(1, c) * 4 > Math.ceil(o / 500))) try {
		let [t, n] = await Promise.all([rr(e, s), cr(e, o)]), r = n - t.length;
		return r >= 0 && lr(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof Y || e instanceof G && $n.includes(e.status)) return;
		throw e;
	}
}
function nr(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...M(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function rr(e, { names: t, ids: n }) {
	let r = await ir(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await ar(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => sr(e.key_id, t.key_id));
}
async function ir(e, t) {
	let n = await Promise.all(dr([...t]).map(async (n) => (await or(e, { filter_keys: n })).filter(({ key_name: e }) => M(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => M(e)));
	if (![...t].every((e) => r.has(e) || er.test(e)) || n.some((e) => e.length === 0)) throw new Y();
	return n.flat();
}
async function ar(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new Y();
	let r = await Promise.all(fr(t).map((t) => or(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new Y();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function or({ client: e, project: t, languages: n }, r) {
	let i = new D(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await mr(a, {
		...Yn(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new Y();
	return [...o];
}
function sr(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function cr({ client: e, project: { id: t } }, n) {
	if (t === l(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new Y();
	return r;
}
function lr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => Se(t, e, !1, Oe(n)).fresh.length === 0);
}
function ur(e) {
	return !e.includes(",");
}
function dr(e) {
	return pr(e, 2e3);
}
function fr(e) {
	return pr(e.map(String), 7e3);
}
function pr(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function mr({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new hr();
	let i = new D([]);
	if (i.add(r), r.totalCount !== i.size) throw new Y();
	return r;
}
var hr = class extends Y {};
const gr = {
	include_translations: !0,
	disable_references: !0
};
async function Z(e, t, n = []) {
	let r = new D(n);
	for (let n of await Promise.all(fr(t).map((t) => _r(e, t)))) r.add(n);
	return r.all();
}
async function _r(e, t) {
	try {
		return await mr(e, {
			...gr,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof hr || n instanceof G && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await _r(e, t.slice(0, r)), ...await _r(e, t.slice(r))];
	}
}
async function vr(e, t) {
	let n = new Set(t.flatMap((e) => M(e))), r = [...n].every(ur) ? dr([...n]).map((e) => ({
		...gr,
		filter_keys: e
	})) : [gr], i = new D([]);
	for (let t of r) i.addRead((await xr(e, t)).reads());
	return br(i.all(), n);
}
async function yr(e, t) {
	let n = new Set(t.flatMap((e) => M(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = br((await xr(e, {})).all(), n), a = await Z(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function br({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(M(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function xr(e, t) {
	let n = await qn(e, t);
	if (!n.ok) throw new Y();
	return n.value;
}
async function Sr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Z(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await yr(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/keys/confirm.ts
async function Cr(e, t) {
	let n = t.flatMap(({ sent: t, answer: n }) => (n.is === "refused" ? /already taken/i.test(n.error.message) : !Er(e, t, n)) ? [t] : []), r = n.map(({ out: e }) => e.key_name ?? ""), i = await X(() => vr(e, r)), a = new Map(Nr(n, { keys: i?.objects ?? [] }).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map((t) => Tr(e, t, a.get(t.sent), kr));
}
async function wr(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is !== "refused" && !Er(e, t, n)).map(({ sent: e }) => e.change.id), r = await X(() => Z(e, n)), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map((t) => {
		let n = String(t.sent.change.id), o = r !== void 0 && !a.has(void 0) && !a.has(n);
		return Tr(e, t, i.get(n), o ? jr : Ar);
	});
}
function Tr(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && Dr(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? Dr(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? Or(n.error) : i
	};
}
function Er({ context: e }, { change: t }, n) {
	return n.is === "stored" && Un(j, t, n.key, e).length === 0;
}
function Dr({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), Wn(j, n, r, e);
}
function Or({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const kr = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
}, Ar = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this change, and Lokaform could not read the key again. Run plan to see whether the change was made."
}, jr = {
	state: "failed",
	how: "not made",
	message: "The service answered without an error, but did not do this. Apply again."
}, Mr = { is: "silent" };
function Nr(e, { keys: t, errors: n = [] }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = [...i].find((e) => Pr(n.out, e.key_name) && (!t || Fr(e, n.out)));
		e && (i.delete(e), r.set(n, {
			is: "stored",
			key: e
		}));
	}
	let a = e.filter((e) => !r.has(e)), o = new Map(a.map(({ out: e }) => [e, n.filter(({ key_name: t }) => t !== void 0 && Pr(e, t))]));
	for (let e of a) {
		let t = o.get(e.out) ?? [], n = a.filter(({ out: e }) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? Mr
	}));
}
function Pr({ key_name: e = "", platforms: t = [...wt] }, n) {
	return t.every((t) => k(n, t) === k(e, t));
}
function Fr(e, { platforms: t = [], filenames: n = {} }) {
	return wt.every((n) => t.includes(n) === e.platforms.includes(n)) && wt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Ir(e, { keys: t, errors: n }) {
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
			} : Mr
		};
	});
}
// src/keys/removeKeys.ts
async function Lr(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await Rr(e, t, n), s.due.length === 0) throw new q();
		return s.due.map(({ id: e }) => Mt(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof q) return [...s.outcomes];
		if (!(e instanceof H)) throw e;
		bn(e) && a.noteProjectRefused(e.message), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(vn(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await Lr(e, f, t)];
	}
	return [...p, ...await Vr(e, f, l, d && Sn(d, n?.error))];
}
async function Rr(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? J(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Ur(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await X(async () => {
		let n = await e.languages();
		return Z(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(zr));
	let l = new Map(c.objects.map((e) => [e.key_id, e])), u = new Map(c.unusable.map((e) => [e.id, e.lacks])), d = [], f = [], p = [];
	for (let n of t) {
		let t = l.get(String(n.id)), r = t ? [...Re(t), ...dt(j, t, e.context)] : [], i = [String(n.id), void 0].flatMap((e) => u.get(e) ?? []), o = [...new Set([...r, ...i])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? p.push({
			change: n,
			outcome: Br(n)
		}) : o.length > 0 ? p.push({
			change: n,
			outcome: a(En("key", o))
		}) : !t || re(n.id, j.fingerprint(t)) !== n.seen ? p.push({
			change: n,
			outcome: Tn("key", "removed")
		}) : (d.push(n), f.push(Qe(j, t, n, e.context)));
	}
	if (d.length === 0) return {
		due: d,
		outcomes: p
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...p, ...Ur(d, Hr(n.error))]
	};
	let m = await r.save(f, "removed") ?? await i.beforeWrite();
	return m === void 0 ? {
		due: d,
		outcomes: p
	} : {
		due: [],
		outcomes: [...p, ...Ur(d, a({
			state: "not attempted",
			message: m
		}))]
	};
}
const zr = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function Br({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Vr(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await X(() => Z(e, i));
	if (a === void 0) return Ur(t, r ? J(r) : Hn);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? J(r) : Hn
		} : {
			change: e,
			outcome: i || o.has(t) ? Hr(r) : Br(e)
		};
	});
}
function Hr(e) {
	return e ? Dn("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function Ur(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function Wr(e) {
	return {
		change: e,
		out: xe(j.fields, e, {}, [])
	};
}
function Gr(e, t) {
	return [
		"update",
		"create",
		"destroy"
	].flatMap((n) => {
		let r = [], i = 0;
		for (let a of e) {
			if (a.action !== n) continue;
			let e = a.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(Wr(a).out)), o = r.at(-1);
			o && o.length < t && e <= i ? (o.push(a), i -= e) : (r.push([a]), i = 1048576 - e);
		}
		return r.map((e) => ({
			kind: j.name,
			action: n,
			changes: e
		}));
	});
}
function Q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function Kr(e, t) {
	return Q(e, J(t));
}
// src/keys/reread.ts
function qr(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function Jr(e, t, n, r) {
	let i = (e) => r ? J(r.error) : {
		state: "not attempted",
		message: e
	}, a = (e) => ({
		due: [],
		outcomes: Q(t, i(e))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || $r(e)), c = await X(async () => ({
		live: await Z(e, s.map(({ change: e }) => e.id)),
		languages: s.some(({ change: e }) => Qr(e)) ? await e.languages() : []
	}));
	if (!c) return a(Xr);
	let { live: l, languages: u } = c, d = new Map(l.objects.map((e) => [e.key_id, e])), f = new Set(l.unusable.map(({ id: e }) => e)), p = new Set(s), m = [], h = [], g = [];
	for (let n of t) {
		let { change: t } = n;
		if (!p.has(n)) {
			m.push(qr(n));
			continue;
		}
		let r = d.get(String(t.id));
		if (!r && (f.has(String(t.id)) || f.has(void 0))) {
			h.push({
				change: t,
				outcome: i(Yr(""))
			});
			continue;
		}
		if (!r) {
			h.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Zr
				}
			});
			continue;
		}
		let a = new Set(r.translations?.map(({ language_iso: e }) => e)), o = Qr(t) ? u.filter((e) => !a.has(e)) : [];
		if (o.length > 0) {
			let e = i(Yr(` (no usable ${o.join(", ")} text)`));
			h.push({
				change: t,
				outcome: e
			});
			continue;
		}
		let { open: s, kept: c } = ei(t, r, e.context);
		if (s.length === 0) {
			h.push({
				change: t,
				outcome: ri({
					state: "done",
					id: t.id
				}, t, c)
			});
			continue;
		}
		let l = Wr({
			...t,
			fields: s
		});
		si(l.change).length > 0 && e.beforeReshaping.set(t.ref, r), m.push({
			...l,
			planned: n,
			kept: c,
			before: r
		});
		let _ = oe(l.change, r, e.context);
		_ && g.push(_);
	}
	if (m.length === 0) return {
		due: m,
		outcomes: h
	};
	let _ = await e.backup.save(g, "overwritten") ?? await e.stop.beforeWrite();
	if (_ === void 0) return {
		due: m,
		outcomes: h
	};
	let v = m.map((e) => e.planned);
	return {
		due: [],
		outcomes: [...h, ...Q(v, i(_))]
	};
}
function Yr(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const Xr = "The key could not be read again just before it was to be written, so it was not written. Apply again.", Zr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Qr(e) {
	return e.fields.some((t) => I(e.kind, t) || ct(e.kind, t));
}
function $r({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = j.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || ct(e, t);
	});
}
function ei(e, t, n) {
	let r = {
		...j.liveContext(t, n, e.label),
		platforms: ni(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = j.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || re(e.id, m) !== d);
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
	o ||= a.some((e) => ti(e, "text"));
	let s = o && i.some((e) => ti(e, "shape")), c = i.filter((e) => s && (ti(e, "shape") || ti(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function ti({ field: e }, t) {
	return gt(j.name, e).role === t;
}
function ni({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? wt.filter((e) => n.includes(e)) : t.platforms;
}
function ri(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${ii(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${ii(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = ii(t.filter((e) => !i.includes(e)));
	return c.length === 0 ? {
		state: "skipped",
		message: s,
		place: a.place
	} : {
		state: "skipped",
		message: `${s} The other fields now have the declared values: ${c.join(", ")}.`,
		place: a.place,
		written: c
	};
}
function ii(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function ai(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = oi(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await X(() => Z(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: ci(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function oi({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return si(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function si({ kind: e, fields: t }) {
	return t.filter((t) => I(e, t));
}
function ci({ change: e, before: t, written: n }, r, i) {
	let [a] = si(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = li(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function li(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, ui(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = ui(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function ui(e) {
	let t = ue(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
var di = class {
	#e = new Map();
	note(e, t, n) {
		let r = new Map(t.translations?.map((e) => [e.language_iso, e]));
		for (let { language_iso: t, translation: i, modified_by: a } of e.translations ?? []) {
			let e = r.get(t);
			e && i !== "" && !n.includes(t) && e.modified_by !== void 0 && a !== void 0 && e.modified_by !== a && this.#e.set(t, (this.#e.get(t) ?? 0) + 1);
		}
	}
	problems() {
		if (this.#e.size === 0) return [];
		let e = `After a write, the service names another writer of texts that were not sent: ${[...this.#e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
		return [R("writer-moved", e, {
			severity: "warning",
			scope: "project"
		})];
	}
};
// src/keys/send.ts
async function fi(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return Si(t, Math.ceil(t.length / n.max), (t) => fi(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, {
		state: "not attempted",
		message: r
	});
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(gi),
			...hi(e)
		});
		return await Cr(e, Nr(t, {
			keys: mi(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof H)) throw r;
		return xn(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? pi(e, t, r) : xi(e, t, r, (t) => fi(e, t), void 0);
	}
}
async function pi(e, t, n) {
	let r = [], i = t;
	for (let t of [0, gn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Kr(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await X(() => vr(e, a)), s = Nr(i, { keys: o?.objects ?? [] });
		if (xt(r, await Cr(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...Q(i, _n(n, "key"))];
}
function mi(e) {
	return e.flatMap((e) => {
		let t = Le(e, []);
		return "key" in t ? t.key : [];
	});
}
function hi({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function gi({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function _i(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(qr),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await Jr(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new q();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: Mt(String(e.id)),
					...t
				})),
				...hi(e)
			};
		}), c = Ir(a.due, {
			keys: mi(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && e.movedWriters.note(t.before, n.key, r);
		}
		return [...a.outcomes, ...bi(a.due, await wr(e, c))];
	} catch (t) {
		let r = vi(a.due);
		if (t instanceof q) return [...a.outcomes, ...n ? Q(r, wn(n.error, "change")) : []];
		if (!(t instanceof H)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await yi(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await xi(e, a.due, t, (t) => _i(e, vi(t), n), n?.error);
		return [...a.outcomes, ...bi(a.due, i)];
	}
}
function vi(e) {
	return e.map((e) => e.planned);
}
async function yi(e, t, n) {
	return e.stop.reason() === void 0 ? xn(n.error) && n.sent <= 2 && t.length > 1 ? Si(t, 2, (t) => _i(e, t, n)) : (await e.wait(vn(n)), _i(e, t, n)) : Kr(t, n.error);
}
function bi(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: ri(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function xi({ stop: e }, t, n, r, i) {
	if (bn(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof G)) e.noteUnreachable(n.message);
	else if (t.length > 1) return Si(t, 2, r);
	else e.noteSingleRefused(n.message);
	return Kr(t, Sn(n, i));
}
async function Si(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) xt(i, await n(e.slice(t, t + r)));
	return i;
}
const Ci = {
	kind: "key",
	observe: Kn,
	observeDeclared: tr,
	lookUp: Sr,
	batches: Gr,
	open(e) {
		let t = new di(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? Lr(n, t.filter(Ei)) : e === "create" ? fi(n, t.filter(wi).map(Wr)) : ai(n, await _i(n, t.filter(Ti).map(Wr)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remarks.push(e);
			}
		};
	}
}, wi = (e) => e.action === "create", Ti = (e) => e.action === "update", Ei = (e) => e.action === "destroy";
// src/webhooks/live.ts
function $(e) {
	let t = K(e) ?? {}, n = U(t.webhook_id) || void 0, r = U(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: W(t.events, U)
	};
	if (!kt(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [fe(r)],
			shown: he(r)
		},
		lacks: Et(i)
	} };
	let a = t.branch === null ? null : U(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: Oi(t.event_lang_map)
	} };
}
function Di(e) {
	let t = e.map($);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function Oi(e) {
	return W(e, (e) => {
		let { event: t, lang_iso_codes: n } = K(e) ?? {}, r = U(t), i = W(n, U);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/webhooks/remote.ts
const ki = {
	kind: "webhook",
	observe: ji,
	lookUp: Ai,
	batches: (e) => e.toSorted((e, t) => Number(e.action === "destroy") - Number(t.action === "destroy")).map((e) => ({
		kind: "webhook",
		action: e.action,
		changes: [e]
	})),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? Zi(t, e) : Ni(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Ki(t, e, n)
		};
	}
};
async function Ai(e, t) {
	let n = await Ft(() => e.webhooks(l(t)), (e) => U(K(e)?.webhook_id));
	if (!n) throw new Y();
	return Di(n);
}
async function ji(e, t) {
	try {
		return P(await Ai(e, t));
	} catch (e) {
		if (!(e instanceof Y)) throw e;
		return N(R("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { scope: "project" }));
	}
}
function Mi({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = ye(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.save([a], i, e.keepsUrls ? o : {});
}
async function Ni(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = Wi(e, t);
	try {
		return t.action === "update" ? await Pi(e, t, r) : await zi(e, t, Gi(t, r));
	} catch (t) {
		if (t instanceof q) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof H)) throw t;
		return bn(t) && e.stop.noteProjectRefused(t.message), J(t);
	}
}
async function Pi(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, u] = [l(a), String(t.id)], d = () => i.webhook(c, u), f;
	try {
		return Bi(e, t, $(await i.updateWebhook(c, u, async () => {
			if (f = await Fi(e, t, $(await d())), f) throw new q();
			return await Ri(e), n;
		}))) ?? await Vi(e, t, d);
	} catch (i) {
		if (f?.state === "done") return f;
		if (r && (f || i instanceof q)) return J(r.error);
		if (f) return f;
		if (!(i instanceof H)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw Sn(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await Vi(e, t, d);
			return n.state === "done" ? n : J(i);
		}
		return await s(vn(a)), Pi(e, t, n, a);
	}
}
async function Fi(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: Li
	};
	if (!Ii(e, t, n.webhook)) {
		let r = Bi(e, t, n);
		return r?.state === "done" ? r : Tn("webhook", "updated");
	}
	let r = await Mi(e, te(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function Ii({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = A.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = A.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Ne(A, a, s) === i;
}
const Li = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function Ri({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new q(t);
}
async function zi(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await Ri(e);
	try {
		let o = await r.createWebhook(l(i), n);
		return a.add(t.ref), Bi(e, t, $(o)) ?? await Vi(e, t, () => Ui(e, n));
	} catch (r) {
		if (!(r instanceof H) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, gn]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await X(() => Ui(e, n));
			if (a) return Wn(A, t, a, c);
		}
		return _n(r, "webhook");
	}
}
function Bi({ context: e }, t, n) {
	if (!(!("webhook" in n) || Un(A, t, n.webhook, e).length > 0)) return Wn(A, t, n.webhook, e);
}
async function Vi(e, t, n) {
	return Bi(e, t, $(await X(n))) ?? Hn;
}
function Hi(e, t) {
	let n = V([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return le(e.url, t.url) && r && n;
}
async function Ui(e, t) {
	let { objects: n, unusable: r } = await Ai(e.client, e.projectId), i = n.find((e) => Hi(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => le(e, t.url)))) throw new Y();
	return i;
}
function Wi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = xe(A.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: ke(r, e.variables) }
	};
}
function Gi({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function Ki(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await X(() => Ai(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Ji(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await qi(e, t, s, n) : n.remarks.push(Yi(t, "warning", Xi));
	}
}
async function qi(e, t, n, r) {
	let i = Gi(t, Wi(e, t)), a = n.filter((n) => Hi(n, i) && Wn(A, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Ji(r.of(t)), [s, ...c] = a.map(({ webhook_id: e }) => e).sort();
	if (o !== void 0 && s !== void 0 && ![s, ...c].includes(o)) {
		let e = `may exist twice, as ${o} and as ${s}: the list of webhooks does not have ${o} yet. Look at the webhooks in Lokalise. If both are there, delete one of them.`;
		r.remarks.push(Yi(t, "warning", e));
	}
	if (s !== void 0 && c.length !== 0) for (let n of c) {
		let i = n === o && await X(() => e.client.destroyWebhook(l(e.projectId), n)) !== void 0;
		i && r.correct(t, {
			state: "done",
			id: s
		}), r.remarks.push(i ? Yi(t, "notice", `existed twice. This run made ${n} and removed it again; ${s} stays.`) : Yi(t, "warning", `exists twice, as ${s} and as ${n}: another run may have created it at the same time. Delete one of them in the project.`));
	}
}
function Ji(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function Yi({ label: e, place: t }, n, r) {
	return R("twin-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const Xi = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
async function Zi(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [l(i), String(t.id)], u;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (u = await Qi(e, t), u) throw new q();
		});
		if (Nt(n) === !0) return {
			state: "done",
			id: t.id
		};
	} catch (r) {
		if (u) return n ? J(n.error) : u;
		if (!(r instanceof H)) throw r;
		if (r instanceof G && r.status === 404) return {
			state: "done",
			id: t.id
		};
		if (bn(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return J(Sn(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? $i(e, t, r) : (n && await o(vn(n)), Zi(e, t, i));
	}
	return $i(e, t, void 0);
}
async function Qi(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let c = $(await n.webhook(l(r), String(t.id)));
	if (!("webhook" in c)) return En("webhook", c.unusable.lacks);
	if (re(t.id, A.fingerprint(c.webhook)) !== t.seen) return Tn("webhook", "removed");
	let u = await Mi(e, Qe(A, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return u === void 0 ? void 0 : {
		state: "not attempted",
		message: u
	};
}
async function $i({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(l(t), String(n.id)), r ? Dn("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof H)) throw e;
		return e instanceof G && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? J(r) : Hn;
	}
}
// src/run/connect.ts
fn([Ci, ki]);
function ea(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", rate: a, concurrency: o, name: s } = e, c = {
			token: i,
			baseUrl: t,
			rate: a,
			concurrency: o,
			...r
		};
		return P(n ? new ra(c, s, n) : new Pt(c));
	} catch (e) {
		if (!(e instanceof Ot)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return N(R("bad-setting", t + e.message));
	}
}
function ta(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a }) {
	let o = {
		apiUrl: t,
		onResponse: r,
		onWait: i
	}, s = ea(e, {
		...o,
		signal: n.stopping,
		onProgress: a
	}), c = ea(e, {
		...o,
		signal: n.aborted
	});
	return s.ok ? c.ok ? P({
		reading: s.value,
		writing: c.value
	}) : c : s;
}
function na({ onResponse: e, now: t }) {
	let n;
	return {
		onResponse(t) {
			n = t.date ?? n, e(t);
		},
		now: () => n ?? t()
	};
}
var ra = class extends Pt {
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
function ia({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: ft,
		variables: i,
		verdicts: Gt
	}, c = e.map((e) => aa(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
		context: s,
		force: r
	})), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = an(c.flat()), m = e.map(({ plural: e }, t) => [e, {
		unchanged: an(c[t] ?? []).unchanged,
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
function aa(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => je(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = je(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			id: s,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...oa(e, t, c, u, d)
		};
	});
}
function oa(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: u.name,
			label: u.label(a),
			place: v(r, i)
		}, s = ee(u, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...l, s]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal.message);
	let f = `The ${u.name} ${i.id} no longer exists`, p = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${f}${p}, so it cannot be restored. Copy from here what you need.`);
	let m = n === void 0 ? De(u, {
		declared: o,
		live: c
	}, s, i.ref) : sa(u, t, r, n, i), h = [...l, ...m.problems];
	return c === void 0 ? {
		...m,
		problems: h
	} : !m.change && h.length === l.length ? {
		kept: [],
		problems: h
	} : d("name-taken", `${f}${p}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function sa(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let s = De(e, {
		declared: n,
		live: i
	}, r, o), { change: c, problems: l, kept: u } = s;
	if (c?.action !== "update") return s;
	let d = e.context(n.values, i, r), f = e.liveContext(i, r, ca(e, t.values)), p = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || tt(s) && !I(e.name, n) || la(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(r), u = o === void 0 ? l : bt(l, o), p = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !p ? !1 : p.same(p.stored(i, f, o) ?? s, u, d);
	}, m = e.fields.find(({ role: e }) => e === "text"), h = ({ field: e }) => e === m?.name, g = ([e, r]) => {
		let i = c.fields.find((t) => h(t) && t.part === e);
		if (i) return !p(i);
		let [a, o] = [n.values, t.values].map((t) => bt(new Map(Object.entries(t)).get(m?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && m?.same(r, o, d));
	}, _ = m?.toManifest(i, f), v = !a && z(_) && Object.entries(_).some(g), b = c.fields.some((t) => I(e.name, t) && (v || !p(t))), x = (t) => p(t) && !(b && (h(t) || I(e.name, t))), S = y(e, i, c.fields.filter(x), r.project), C = c.fields.filter((e) => !x(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: c.label,
			id: c.id,
			reason: p(t) && I(e.name, t) ? "converts" : "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (S.length === 0) return {
		kept: [...u, ...C],
		problems: l
	};
	let w = Ne(e, i, S);
	return {
		change: {
			...c,
			seen: w,
			fields: S
		},
		kept: [...u, ...C],
		problems: l
	};
}
function ca({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function la(e, t) {
	return z(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && z(t) && Object.values(t).includes(e);
}
function ua({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => rt(e.kind, t)));
}
function da({ changes: e }) {
	return e.some((e) => e.action === "update" && (L(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? I(e.kind, t) : t.before !== void 0 && !tt(t.before))));
}
// src/files/undeclared.ts
async function fa(e, t, n, r) {
	let i = new Set(Object.values(await f(e, r)).flat()), a = await o("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), s = n === void 0 ? void 0 : Rt(t.working, n), c = e[0]?.kinds ?? [], l = (e) => s !== void 0 && e.startsWith(s + zt);
	return pa(a.sort().filter((e) => !i.has(e) && !l(e)).map((e) => ({ full: e })), ({ full: e }, t) => c.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function pa(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await Ut();
		try {
			let e = t(a, ce(await Ce(a.full, n)));
			for (let t of e) i.has(t) || i.set(t, ae(a.full, n));
		} catch {}
	}
	return i;
}
async function ma({ kinds: e, texts: n }, r, i, a, o) {
	let s = n.filter(({ files: e }) => lt(e)), l = [];
	for (let e of s) for (let n of await t(e, a, o)) {
		let t = c(e, n);
		l.push({
			full: n,
			path: t,
			source: e,
			language: nt(e, t)
		});
	}
	let u = new Set(Object.values(await f(i, o)).flat());
	for (let { full: e, source: t, language: n } of l) n !== void 0 && ha(t, r).includes(n) && u.add(e);
	return pa(l.filter((e) => !u.has(e.full) && !ga(e, r).some((e) => u.has(e))), ({ full: t, path: n, source: r, language: i = "" }, a) => {
		let o = {
			source: {
				...r,
				alsoReads: "all"
			},
			language: i,
			...st(r, n)
		};
		return e.flatMap((e) => (e.textFiles?.read(t, a, o).entries ?? []).flatMap(({ values: t }) => O(e.identity(t))));
	}, a, o);
}
function ha({ languages: e }, t) {
	return e ?? [t];
}
function ga({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : ha(t, r).flatMap((n) => {
		let r = ht(t, e, n);
		return r === void 0 ? [] : [Rt(t.folder, r)];
	});
}
async function _a({ changes: e }, t, { history: n, manifests: r, textFiles: i, usable: a }) {
	let o = e.length > 0 ? await n.upstream?.(r) : void 0;
	if (!o) return [];
	let { name: s, ahead: c, texts: l } = o, u = t.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = l.flatMap(({ path: e, text: n }) => b(t, {
			path: e,
			now: e,
			text: n
		}, i, a)), o = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? o.get(e.label) : void 0, i = n && we(t, r).find(n);
			return !i || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let a = n === void 0 ? void 0 : Pe(t, i, n);
				return a !== void 0 && r !== void 0 && V(a, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), d = u.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${mt(u.length, "text")} of ${s} back: ${ot(u, 5)}.`, f = `The checked-out branch lacks ${mt(c, "commit")} of ${s}. ${d} To apply the newest files, run git pull first.`;
	return [R("behind-upstream", f, {
		severity: "warning",
		scope: "project"
	})];
}
// src/plan/settle.ts
function va({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: ya
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
const ya = "The files are not in a git repository.";
function ba(e, t, n, r) {
	let i = ge(e.kind, e.entry, e.language), a = xa(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? xa(e, i, t, r) : a, s = n.flatMap((t) => {
		let n = wa(e, t.entries, r);
		return n === void 0 || Ca(n, wa(e, t.before, r)) ? [] : [{
			said: n,
			at: t.until,
			...t.pulled !== void 0 && { pulled: t.pulled }
		}];
	});
	return {
		periods: Sa(o, s),
		merged: s
	};
}
function xa(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, wa(e, c.entries, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Ca(u, o.said)) continue;
		let { until: d, latest: f = d, pulled: p } = c;
		a.push({
			...o,
			since: f,
			...p !== void 0 && { pulled: p }
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
function Sa(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Ca(t, e.said));
		return n?.pulled === void 0 ? e : {
			...e,
			pulled: n.pulled
		};
	});
}
function Ca(e, t) {
	return B(e ?? null) === B(t ?? null);
}
function wa({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = we(e, i).namesakes(t);
	return [a, o].flatMap((n) => we(e, r, n).find(t) ?? []).filter((n) => Ta(e, n, t, s)).map((t) => Pe(e, t, n)).find((e) => e !== void 0);
}
function Ta(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Ea(e, t), a = (t) => [...Ea(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Ea(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.toPlan(t).map(({ part: t = null, after: n }) => B([
		e.name,
		t,
		n
	]))));
}
// src/run/verdicts.ts
async function Da(e, t, n, r) {
	let i = qt(e, t, n), a = i(Wt), o = new Map();
	if (a.is === "stopped") return {
		...a,
		reasons: o
	};
	let s = n.accept.length > 0 ? "accept" : "overwrite", c = h(s, n[s], e, t.project);
	if (c.length > 0) return {
		is: "stopped",
		problems: c,
		reasons: o
	};
	let l = await La(n, r), u = a.open.length === 0, d = u ? new Map() : await Oa(a.open, e, n, r);
	for (let e of d.values()) e.is === "undecided" && "why" in e && o.set(e.cause, e.why);
	let f = u ? a : i((e) => d.get(Kt(e)));
	return {
		...f,
		problems: [...f.problems, ...l],
		reasons: o
	};
}
async function Oa(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), u = ({ by: e }) => l.is === "known" ? Na(l.names, e) : void 0, d = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (u(e) === !1 ? 0 : 2592e3), f = await r.versions(Tt(e.map(d)), i, a), p = Pa(f, e, c), { overwrites: m = [] } = f, h = Object.values(t.entries).flatMap((e) => e ?? []), g = o && vt(o), _ = new Map();
	for (let t of e) {
		let e = Aa(t, n, m), r = {
			...t,
			declared: Pe(t.kind, t.entry, t.language)
		}, i = Ma(t, r.declared), a = (e) => va(t, u(t), e, i);
		if (e === "write" || e === "pull") {
			_.set(Kt(t), { is: e });
			continue;
		}
		let o = f.is === "unreadable" && f.noRepository ? void 0 : {
			...ba(r, p.versions, p.merged, h),
			...f.is === "unreadable" && d(t) <= (f.back ?? Infinity) && { unread: f.why }
		};
		if (t.isHeld) {
			let e = o?.periods[0]?.since !== Infinity;
			_.set(Kt(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let s = a(o);
		if (s.is === "pull" && g && o) {
			let e = await g(), n = e && wa(r, e.entries[t.kind.plural] ?? [], h);
			e && !Ca(n, r.declared) && (s = a(ka(o, n)));
		}
		_.set(Kt(t), ja(e, s, l));
	}
	return _;
}
function ka({ periods: [e, ...t], ...n }, r) {
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
function Aa({ kind: e, entry: t, object: n, language: r, isHeld: i, at: a }, { overwrite: o, accept: s }, c) {
	let l = {
		kind: e,
		entry: t,
		live: n
	}, u = (e) => Ie(e, l, r), d = (e) => e === "text" || e === "key" && !i, [f, p] = [u(o), u(s)];
	if (d(f)) return "write";
	if (d(p)) return "pull";
	if (f) return { is: "overwrite" };
	if (p) return { is: "accept" };
	let m = c.find((e) => (a ?? Infinity) < e.at && u([e.pattern]) !== void 0);
	return m && {
		is: "overwrite",
		overwritten: m
	};
}
function ja(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided";
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function Ma({ kind: e, live: t }, n) {
	let r = z(t) && z(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? z(n) && z(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function Na(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Pa({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => b(t, e, r, i));
	return {
		versions: e.map(({ text: e, ...t }) => ({
			...t,
			entries: o({
				...t,
				text: e
			})
		})),
		merged: t.map(({ before: e, ...t }) => ({
			...t,
			entries: o(t),
			before: o({
				...t,
				text: e
			})
		}))
	};
}
function Fa(e, t) {
	return vt(() => Ia(e, l(t)));
}
async function Ia(e, t) {
	try {
		let n = K(await e.contributorMe(t)) ?? {}, r = [Dt(n.user_id), U(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The answer names no user."
		};
	} catch (e) {
		if (!(e instanceof H) || e instanceof jt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function La({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Na(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [R("unknown-writers", a, {
		severity: "warning",
		scope: "change"
	})];
}
function Ra(e, { reasons: t, writes: n, target: r }) {
	let i = new Set((r?.kept ?? []).filter(za).map(Ba)), a = (e) => i.has(Ba(e)), o = e.filter(({ item: e }) => e.reason === "conflict"), s = e.filter(({ item: e }) => e.reason === "undecided"), c = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let a = r && we(e, r.entries).find(t), o = a && Pe(e, a, n);
		return r !== void 0 && (o === void 0 || !V(o, i ?? null));
	}, l = e.filter((e) => e.item.reason === "held" && c(e)), u = (e) => e ? "notice" : n || r ? "error" : "warning";
	return [
		...o.map((e) => Va(e, a(e) ? "notice" : "error")),
		...[!0, !1].flatMap((e) => Wa(s.filter((t) => a(t) === e), t, u(e))),
		...l.map((e) => Va(e, "warning"))
	];
}
function za({ item: { reason: e } }) {
	return e === "conflict" || e === "undecided";
}
function Ba({ item: { kind: e, id: t, part: n, declared: r } }) {
	return B([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function Va(e, t) {
	let { item: n, entry: r, kind: i } = e, a = Ha(e), o = n.reason === "held" ? `The rule for ${n.part} is seed, so the project keeps its text, and the changed text of the file is not written. To write it: lokaform apply --overwrite ${a}.` : `Both the file and the project changed the ${n.part} text, so it is not written. To take the text of the project: lokaform pull --accept ${a}. To write the text of the file: lokaform apply --overwrite ${a}.`;
	return ee(i, r, "conflict", o, {
		path: [n.field, n.part ?? ""],
		ofName: !0,
		severity: t
	});
}
function Ha({ kind: e, entry: t, item: { part: n } }) {
	let [r = ""] = O(e.identity(t.values));
	return et(`${r}:${n}`);
}
const Ua = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Wa(e, t, n) {
	let r = new Map();
	for (let t of e) {
		let { place: e, part: n, cause: i } = t.item, a = B([
			e.file,
			n ?? null,
			i ?? null
		]);
		r.set(a, [...r.get(a) ?? [], t]);
	}
	return [...r.values()].flatMap((e) => {
		let [r] = e;
		if (!r) return [];
		let { place: i, part: a, cause: o = "undated" } = r.item, s = t.get(o), c = e.length === 1 ? Ha(r) : `${et(`*:${a}`)} --filter ${et(`file:${i.file}`)}`, l = e.length === 1 ? "the text" : "the texts", u = `${e.length === 1 ? `The ${a} text of ${r.item.label} differs from the project and is not written` : `${at(e.length)} ${a} texts of this file differ from the project and are not written; this is the first`}. ${Ua[o]}${s === void 0 ? "." : `: ${s}`} To take ${l} of the project: lokaform pull --accept ${c}. To write ${l} of the file: lokaform apply --overwrite ${c}.`;
		return [R("undecided", u, {
			place: i,
			severity: n,
			scope: "change"
		})];
	});
}
// src/run/plan.ts
async function Ga(e, t, { cancellation: n, history: r, now: i, onProgress: a }, { usable: o, command: c, target: l, applied: f, reviewed: m, listsUnmanaged: h }) {
	let { settings: g } = t, v = c === "apply", y = {
		ownUser: Fa(e, g.id),
		history: r,
		manifests: Be(t),
		textFiles: t.textFiles,
		usable: o,
		applied: f && (async () => _(await f(), t))
	};
	try {
		let n = l && d(l, t), o = [{
			declared: t.declared,
			rules: g.rules
		}, ...n?.is === "read" ? [n] : []], f = await (h ? Fn(e, g.id, ...o.map((e) => e.declared)) : In(e, g.id, {
			declarations: o,
			reviewed: m
		}));
		if (!f.ok) return {
			is: "stopped",
			problems: [f.problem]
		};
		a?.({
			phase: "planning",
			project: g.name
		});
		let _ = f.value, { baseLanguage: b } = _.project, x = s(t, _.project);
		if (x.length > 0) return {
			is: "stopped",
			problems: x
		};
		let S = u(t.declared, b), w = n?.is === "read" ? {
			...n,
			declared: u(n.declared, b)
		} : void 0, T = {
			now: Math.floor(i() / 1e3),
			target: w?.commit
		}, E = {
			...y,
			asked: T
		}, D = await Da(S, _, g.rules, E), O = [...C(g.languagePlaces, _.project), ...D.problems];
		if (D.is === "stopped") return {
			...D,
			problems: O
		};
		let k = w && await Da(w.declared, _, w.rules, {
			...E,
			history: Ka(r),
			manifests: [...new Set([...y.manifests, ...w.manifests])]
		}), ee = n && p(D, n, k), te = v ? await _a(D.plan, D.matches, y) : [], ne = Ra(D.keptTexts, {
			reasons: D.reasons,
			writes: v,
			target: w && {
				entries: Object.values(w.declared.entries).flat(),
				kept: k?.is === "planned" ? k.keptTexts : []
			}
		});
		return {
			...D,
			live: _,
			problems: [...O, ...te],
			conflicts: c === "drift" ? [] : ne,
			...ee && { target: ee }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: qa(e, n, t.declared)
		};
	}
}
function Ka(e) {
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
function qa(e, { stopped: t }, n) {
	if (!(e instanceof H)) throw e;
	if (e instanceof jt && t) return [];
	let r = e instanceof G ? e.serviceMessage.replace(/\.$/, "") : "", i = n !== void 0 && r !== "" && Ja(r, n) ? { quotes: [r] } : {};
	return [R("api-error", e.message + Ya(e), {
		scope: "project",
		...i
	})];
}
function Ja(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter($e).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? pe(t) : []));
	});
	return de(r)(e) !== e;
}
function Ya(e) {
	return e instanceof G && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Xa({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { notMatched: c, otherLanguage: l } = await Za(e, r, i, a, o, s);
	return [
		...E(n, i.rules),
		...T(e, t, i.rules, c, l),
		...$a(e, a)
	];
}
async function Za({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && L(e).namesInManifest !== void 0) || !n) return {
		notMatched: new Map(),
		otherLanguage: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await fa(c, o, a, s),
		otherLanguage: await ma(n, t, l, o, s)
	};
}
function Qa(e, t) {
	return ua(e) || !da(e) ? [] : eo(t, "overwrites live values", "warning");
}
function $a(e, t) {
	return ua(e) ? eo(t, "removes keys, texts or webhooks", "error") : [];
}
function eo({ command: e, backupDir: t }, n, r) {
	if (e !== "apply" || t !== void 0) return [];
	let i = `The plan ${n}, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.`;
	return [R("no-backup-dir", i, {
		severity: r,
		scope: "project"
	})];
}
// src/backup/file.ts
const to = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var no = class {
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
		try {
			await this.add(e, n);
			return;
		} catch (e) {
			return `${to[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(ao(e)), n = t ? ro(t, e) : e;
			return t !== void 0 && this.written.has(t) && io(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(ao(e), e);
		for (let [e, n] of Object.entries(t)) this.urls.set(e, n);
		return this.next ??= this.last.catch(() => {}).then(() => this.writeAll(n)), this.last = this.next, this.next;
	}
	async writeAll(e) {
		this.next = void 0;
		let t = [...this.kept.values()];
		await e.write(t, this.urls);
		for (let e of t) this.written.add(e);
	}
};
function ro(e, t) {
	return e.action === "update" && t.action === "update" && L(t.kind).mergeKept?.(e, t) || t;
}
function io(e, t) {
	return V({ ...e.entry }, { ...t.entry }) && V({ ...e.wrote }, { ...t.wrote });
}
function ao({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const oo = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, so = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function co(e, t, n) {
	let { backup: r, ...i } = lo(e, t, []), { wrote: a, ...o } = r, s = new He({
		backup: o,
		...i
	});
	s.commentBefore = [
		` Project: ${vo(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${vo(t.restore)}`
	].join("\n");
	let c = e.map(({ name: e, plural: t }) => _o(t, n.filter(({ kind: t }) => t === e).map((e) => ho(e).entry), "")), l = n.map((e) => ho(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		s.toString(so),
		_o("wrote", l, "  ") || "  wrote: []\n",
		...c
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${fo(u)}\n`;
}
function lo(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(po);
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
function uo(e) {
	let [t, n] = oo.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : fo(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function fo(e) {
	return Ee("sha256").update(e).digest("hex");
}
function po({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = L(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const mo = new WeakMap();
function ho(e) {
	let t = mo.get(e) ?? {
		entry: go(e.entry),
		wrote: go(po(e))
	};
	return mo.set(e, t), t;
}
function go(e) {
	let t = new He([e], { aliasDuplicateObjects: !1 });
	return Ve(t, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = Ue.QUOTE_DOUBLE);
	} }), t.toString(so);
}
function _o(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function vo(e) {
	return e.replace(ut, " ");
}
// src/backup/read.ts
const yo = Ke([F(), Ze()]), bo = (e) => Ge({
	format_version: qe(2),
	project: F().min(1),
	project_digest: F().exactOptional(),
	project_name: F(),
	time: F(),
	wrote: Ye(Ge({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, yo.exactOptional()])),
		action: Xe([...yt, "update"]),
		values: Je(F(), We()).default({})
	}))
}), xo = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function So(e, t, n) {
	return Eo(e, To(t, n.replaceAll("\r\n", "\n")));
}
const Co = "\n  - ";
function wo(e, t, n, r) {
	let i = To("", t), { problems: a } = Eo(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(lo(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !L(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function To(e, t) {
	let n = uo(t), r = n === "cut" ? t.lastIndexOf(Co) : -1;
	return {
		text: t,
		damage: n,
		yaml: g(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function Eo(t, { text: n, damage: r, yaml: i }) {
	let { members: a, problems: o } = ve(i, ["backup", ...t.map(({ plural: e }) => e)]), s = [...i.problems, ...o], c = a.get("backup"), l = bo(t).safeParse(c?.value), u = (e) => R("bad-backup", e, { place: v(i.file, c?.span ?? i.span) }), d = r !== "cut" || c !== void 0 || n.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(n), f = new Map(Object.entries(c?.value ?? {})).get("format_version");
	if (typeof f == "number" && f !== 2) return { problems: [u(`This backup has format ${f}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (d && r) return { problems: [u(Do(t, r, n.includes(Co) ? l.data?.wrote : void 0, a))] };
	if (!l.success) {
		let e = d ? `This is not a backup that this version can read: ${l.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: pt(s) ? s : [...s, u(e)] };
	}
	let { wrote: p } = l.data, m = ({ plural: t, idMember: n, entry: r }) => {
		let o = a.get(t);
		if (!o) return [];
		let c = e(i, o, r);
		xt(s, c.problems);
		let l = St(p, (e) => ko(e, n));
		return c.entries.flatMap(({ values: e, span: t }) => {
			let [r] = ko(e, n).flatMap((e) => l.get(e) ?? []);
			return r ? [{
				declared: {
					values: e,
					onCreate: {},
					file: i.file,
					span: t
				},
				wrote: r
			}] : (s.push(R("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: v(i.file, t) })), []);
		});
	}, h = Object.fromEntries(t.map((e) => [e.plural, m(e)]));
	if (pt(s)) return { problems: s };
	let { project: g, project_digest: _, project_name: y, time: b } = l.data, x = _ === void 0 ? {} : { projectDigest: _ };
	return {
		backup: {
			kinds: t,
			path: i.file.path,
			project: g,
			...x,
			projectName: y,
			time: b,
			entries: h
		},
		problems: s
	};
}
function Do(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${xo}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => ko(e, i)) : []);
		return n.flatMap((e) => ko(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	if (a.length === 0) return `${i} ${xo}`;
	let o = a.length > Oo ? ` and ${a.length - Oo} more` : "";
	return `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, Oo).join(", ")}${o}. ${xo}`;
}
const Oo = 10;
function ko(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backup.ts
function Ao(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Lt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await Bt(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await ie(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await be(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await ie(jo(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await Te(e), await Te(It(e)), a = o;
			} catch (e) {
				throw s && await Ht(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${ne(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function jo(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Mo(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [R("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = Rt(n.working, t), a = await me(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...So(e, ae(i, n), a.value),
		urls: await No(jo(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function No(e) {
	try {
		let t = JSON.parse(await Vt(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// node_modules/yocto-queue/index.js
var Po = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Fo = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Po(e);
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
function Io(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Lo(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Fo(), r = 0, i = () => {
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
				Lo(t), e = t, queueMicrotask(() => {
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
function Lo(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
function Ro(e, { batchSize: t = 500 }) {
	return Bo(e).map((e) => pn().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function zo(e, t, n) {
	let r = new Vn(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: ft,
			variables: n.variables,
			verdicts: Gt
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new hn(n.halt, n.mayWrite),
		backup: new no(n.backup),
		languages: Cn(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(pn().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: {
				state: "not attempted",
				message: n
			}
		}));
	}, c = Io(n.concurrency);
	await Ut();
	for (let e of Ro(t, n)) {
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
function Bo({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => gt(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Vo(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Vo(e) {
	let t = St(e, (e) => on(e, "before")), n = new Map(e.map((e) => [e, on(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/plan/reviewed.ts
function Ho(e, t, n) {
	let r = Ct(t.changes, (e) => B(Uo(e))), i = new Set(e.changes.filter((e) => r.get(B(Uo(e)))?.shift())), a = Ct([...r.values()].flat(), Wo), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(Wo(e))?.shift();
		return [{
			change: e,
			outcome: Jo(t ? Go(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: Yo(e, n) ?? Jo("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function Uo(e) {
	let t = Ko(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Wo(e),
		e.label,
		r,
		n,
		i,
		qo(e),
		t
	];
}
function Wo(e) {
	let { kind: t, action: n } = e;
	return B([
		t,
		n,
		e.action === "create" ? e.identity : String(e.id)
	]);
}
function Go(e, t) {
	let n = (e) => B(Ko(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && qo(e) !== qo(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function Ko(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function qo(e) {
	return e.action === "create" ? "" : e.seen;
}
function Jo(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function Yo(e, t) {
	let n = L(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && Xo(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function Xo(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
// src/run/project.ts
async function Zo(e, t, n, r) {
	let i = Qo(e.settings, e.manifests);
	try {
		return await $o(i, e, t, n, r);
	} catch (e) {
		let t = Me(e, r.folders);
		if (t) return {
			...i,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...i,
			problems: rs([n]),
			bugs: [n]
		};
	}
}
function Qo({ name: e, id: t, showTexts: n }, r) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function $o(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c } = o.cancellation, l = na(o), u = ta(t.settings, n.apiUrl, {
		...o,
		onResponse: l.onResponse
	});
	if (!u.ok) return {
		...e,
		problems: [u.problem]
	};
	let { reading: d, writing: f } = u.value, p = r?.get(s), m = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, h = await Ga(d, p?.filter ? es(p.filter.filters, t) : t, {
		...o,
		now: l.now
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
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b } = h, x = await Xa(h, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...y, ...x.map(ts)],
			plan: _,
			unmanaged: v
		};
		return await o.onPlan(t), t;
	}
	let S = Ae(t, h, g.project), C = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: Gt
	}, { plan: w, notApplied: T } = p ? Ho(_, p, {
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
			...Qa(w, n),
			...S
		],
		plan: w,
		...m && { unmanaged: v },
		...h.target && { target: h.target },
		effort: { requests: Ro(w, o).flat().length },
		...T.length > 0 && { results: T }
	}, D = await o.onPlan(E);
	if (n.command === "plan" || x.length > 0 || pt(S)) return E;
	if (!D) return o.cancellation.stopped ? E : {
		...E,
		problems: [...E.problems, ns]
	};
	let O = await os(f, w, t, n, o);
	return {
		...E,
		...O,
		results: [...O.results, ...T],
		problems: [...E.problems, ...O.problems]
	};
}
function es(e, t) {
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
function ts(e) {
	return {
		...e,
		severity: "warning"
	};
}
const ns = R("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" });
function rs(e) {
	return e.length === 0 ? [] : [R("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" })];
}
function is({ id: e, secrets: t }) {
	let n = new it();
	return n.hide(t), n.clean(e);
}
function as(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(et).join(" ");
}
async function os(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, o) {
	let { cancellation: s, now: c, folders: l } = o, { concurrency: u, useAutomations: d, id: f } = n, p = is(n), m = i === void 0 ? void 0 : Ao(i, n.name ?? p, c()), h = {
		project: p,
		...p !== f && { project_digest: se(f) },
		project_name: t.project.name,
		time: new Date(c()).toISOString().replace(/\.\d+/, "")
	}, g = (e) => as(ae(e, l), a), _, v = async (e, t) => {
		let n = (e) => ({
			...h,
			restore: g(e)
		});
		await m?.write((t) => co(r.kinds, n(t), e), t, (t, i) => wo(r.kinds, t, n(i), e)).catch((e) => {
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
	let C, w = await zo(e, t, {
		variables: r.variables,
		concurrency: u,
		batchSize: o.batchSize ?? 500,
		useAutomations: d,
		halt: () => s.reason,
		mayWrite: async () => (C = await o.permission?.toWrite(), C?.message),
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
	})), { bugs: E, remarks: D } = w;
	return {
		results: T,
		problems: [
			...C && !s.stopped ? [C] : [],
			...D,
			...rs(E),
			..._ === void 0 ? [] : [R("backup-not-written", _, { scope: "project" })]
		],
		...m?.path !== void 0 && {
			backup: ae(m.path, l),
			restore: g(m.path)
		},
		...E.length > 0 && { bugs: E }
	};
}
export { Y as C, Gt as E, kn as S, Wt as T, Kn as _, Qo as a, An as b, qa as c, Ra as d, ia as f, ji as g, na as h, Zo as i, Fa as l, ta as m, os as n, Ro as o, ea as p, as as r, Mo as s, ns as t, Da as u, Bn as v, Jt as w, On as x, Rn as y };
