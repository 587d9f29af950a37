import { $n as e, $t as t, A as n, An as r, B as i, Bn as a, Fn as o, G as s, Gn as c, Gr as l, H as u, Hr as d, I as f, In as p, Ir as m, J as h, Jn as g, Jr as _, Jt as v, K as y, Kn as b, Kt as x, L as S, Lr as C, Mn as w, Nn as T, Rt as E, S as D, Sn as O, T as ee, Vr as k, W as te, Wn as ne, Wr as re, Xn as ie, Y as ae, Yr as A, Yt as oe, _ as se, _n as ce, at as le, b as ue, bn as de, c as fe, ct as pe, d as j, dt as me, er as he, f as ge, ft as _e, g as M, gn as ve, gr as ye, gt as be, h as xe, ht as Se, ir as Ce, it as we, k as Te, l as Ee, lr as De, lt as Oe, m as ke, nr as Ae, ot as je, p as N, pr as Me, pt as Ne, q as Pe, qn as Fe, r as Ie, rr as Le, st as Re, tr as ze, ur as Be, ut as Ve, v as P, vn as He, vr as Ue, w as We, x as Ge, xn as Ke, xr as qe, y as F, yn as Je, zn as Ye } from "./engine.js";
import { b as Xe, p as Ze, v as Qe } from "./yaml.js";
import { c as $e, d as et, g as tt, h as I, l as nt, p as rt, r as it, t as at, u as ot } from "./zod.js";
import { Ft as st, It as ct, Mt as lt, Nt as ut, Q as dt, Z as ft, ar as pt, b as L, br as mt, cr as ht, fr as gt, gr as _t, h as vt, ir as yt, mr as bt, or as xt, sr as St } from "./start.js";
import { S as R, _ as Ct, b as wt, f as Tt, g as Et, l as Dt, m as z, v as B, x as Ot } from "./wire.js";
import { _ as V, c as H, d as U, h as kt, l as At, m as W, o as jt, p as Mt, r as Nt, s as G, t as Pt, u as K, x as Ft } from "./client.js";
import { dirname as It, join as Lt, resolve as Rt, sep as zt } from "node:path";
import { mkdir as Bt, readFile as Vt, rm as Ht } from "node:fs/promises";
import { setImmediate as Ut } from "node:timers/promises";
// src/model/verdict.ts
const Wt = () => void 0, Gt = () => ({ is: "write" });
function Kt({ id: e, language: t }) {
	return z([e, t]);
}
// src/plan/prune.ts
const qt = {
	destroys: [],
	spared: [],
	scope: 0
};
function Jt(t, { matched: n, unmatched: r }, i) {
	let { rules: a } = i, o = ze(t, a);
	if (o === void 0) return qt;
	let s = (n) => e(t, t.tags(n), a), c = [], l = [];
	for (let e of r) {
		if (!s(e) || o === "archive" && t.isArchived(e)) continue;
		let n = {
			kind: t.name,
			label: t.liveLabel(e),
			id: t.id(e)
		}, r = _t(t.tags(e), a), i = t.tags(e).find((e) => a.protectedTags.includes(e));
		r === void 0 ? i === void 0 ? c.push(e) : l.push({
			...n,
			reason: "protected",
			tag: i
		}) : l.push({
			...n,
			reason: "foreign-owner",
			tag: r
		});
	}
	let u = c.map((e) => {
		let n = t.tags(e), r = Yt(t, e, i);
		return {
			ref: `${t.name}-away:${t.id(e)}`,
			kind: t.name,
			label: t.liveLabel(e),
			action: "destroy",
			id: t.id(e),
			how: o,
			seen: me(t.id(e), t.fingerprint(e)),
			...n.length > 0 && { tags: n },
			...r.length > 0 && { texts: r }
		};
	});
	return {
		destroys: [...u].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		spared: l,
		scope: n.filter(s).length + u.length
	};
}
function Yt(e, t, n) {
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
// src/plan/makePlan.ts
function Xt(e, t, n) {
	let r = new Map();
	return (i) => Zt(e, t, n, i, r);
}
function Zt(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = y(e, t.project);
	if (o.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = e.kinds.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [sn(n, r, o, a, i.get(n.name))] : [];
	});
	for (let e of s) i.set(e.kind.name, e);
	let { kinds: c, filter: l } = nn(s, n), u = c.map((e) => ({
		...e,
		...cn(e.parts)
	})), d = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), f = [...o, ...u.flatMap((e) => [...e.problems, ...e.remarks])], p = vt(f), m = u.flatMap((e) => e.destroys), h = l ? [] : u.flatMap((e) => e.unmanaged), g = u.flatMap((e) => e.kind.firstSends?.($t(e, a, p)) ?? []), _ = {
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
			unchanged: tn(u, ({ unchanged: e }) => e),
			unmanaged: tn(u, d),
			by_kind: Object.fromEntries(u.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: d(e)
			}])),
			adopted: tn(u, ({ changes: e }) => e.filter((e) => en(e, n)).length)
		},
		...g.length > 0 && { sends: g },
		...l && { filter: l }
	}, v = u.flatMap((e) => e.kind.hints?.($t(e, a, p)) ?? []);
	return {
		is: "planned",
		plan: _,
		facts: u.map((e) => Qt(e, p)),
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
function Qt({ kind: e, matching: t, declared: n, live: r, created: i, destroys: a, matched: o, scope: s }, c) {
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
			texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : Ne(t))
		}))
	};
}
function $t(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function en(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function tn(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function nn(e, { filter: t, onProblem: r }) {
	if (t.length === 0) return { kinds: e };
	let i = e.flatMap(({ parts: e }) => e), a = i.filter((e) => We(t, e)), o = new Map(an(a, i).map((e) => [e.entry, e])), s = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => o.get(e) ?? []), n = [...(r === "stop" ? e.parts.filter(({ entry: e }) => !o.has(e)) : []).flatMap(({ problems: e }) => e), ...e.remarks.filter(rn(t))];
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
	}]), l = n(t, i);
	return {
		kinds: s,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(c),
			unmatched: l
		}
	};
}
function rn(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => Fe(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function an(e, t) {
	let n = new Set(e), r = Ct(e, ({ change: e }) => e ? q(e, "after") : []), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = e.change ? ln(e.change) : [];
		for (let o of t.flatMap((e) => r.get(e) ?? [])) o !== e && n.delete(o) && (i.set(o, e), a.push(o));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? on(e, t) : e;
	});
}
function on({ change: e, open: t, ...n }, r) {
	let { kind: i, entry: a } = n, o = i.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = r.kind.label(r.entry.values), c = g(i, a, "narrow-filter", `It gets a name that is live until another ${i.words.one} is renamed to "${s}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
function sn(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.parts[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : Oe(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
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
				place: De(r, i, [])
			},
			problems: [n]
		};
	}), c = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), l = Jt(e, {
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
function cn(e) {
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
function q(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => ne(e.kind, t).role === "identity").flatMap((n) => pe(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function ln(e) {
	let t = new Set(q(e, "after"));
	return q(e, "before").filter((e) => !t.has(e));
}
// src/remote/kindRemote.ts
let un = [];
function dn(e) {
	un = e;
}
function fn() {
	return un;
}
function pn({ name: e }) {
	let t = un.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/remote/sending.ts
var mn = class {
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
const hn = 2e3;
function gn(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`
	};
}
function _n({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var J = class extends Error {};
const vn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function yn(e) {
	return e instanceof W ? vn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function bn(e) {
	return e.name === "TimeoutError" || e instanceof W && [
		413,
		502,
		504
	].includes(e.status);
}
function xn(e, t) {
	return e instanceof W || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof Mt && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
var X = class extends Error {};
async function Z(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof V || e instanceof X) return;
		throw e;
	}
}
function Sn({ message: e }, t) {
	return {
		state: "failed",
		how: "not made",
		message: `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`
	};
}
function Cn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function wn(e, t) {
	return {
		state: "not attempted",
		message: `The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function Tn(e, t) {
	return t.mayHaveHappened ? Sn(t, e) : Y(t);
}
async function En(e, t, n) {
	let r = await On(e, t, n);
	return r.ok ? A(r.value.project) : r;
}
async function Dn(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	}, r = await Z(() => En(e, t, n));
	return r?.ok ? r.value : void 0;
}
async function On(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(E(t)), n ? An(e, t) : void 0]);
	if (n && !a) return _(L("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { scope: "project" }));
	let o = a && At(a, Mn);
	if (a && !o) return _(Nn("a language has no usable lang_iso"));
	let s = kn(t, i, o, r);
	return s.ok ? A({
		project: s.value,
		details: i,
		languages: a
	}) : s;
}
function kn(e, t, n, r) {
	let i = K(t) ?? {}, a = K(i.settings) ?? {}, o = G(a.per_platform_key_names), s = G(a.segmentation), c = H(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = U(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	return d.length > 0 ? _(Nn(`the project has no usable ${d.join(" and ")}`)) : A({
		id: e,
		name: U(i.name) || e,
		type: U(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: G(a.auto_toggle_unverified)
	});
}
function An(e, t) {
	return Ft(() => e.languages(t, { limit: 500 }), (e) => Mn(e)?.iso);
}
function jn(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = At(await An(e, t), Mn);
		if (!r) throw new X();
		return r.map(({ iso: e }) => e);
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function Mn(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = K(e) ?? {}, i = U(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: H(n),
		pluralForms: At(r, U) ?? []
	};
}
function Nn(e) {
	let t = `The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return L("unusable-response", t, { scope: "project" });
}
// src/remote/observe.ts
async function Pn(e, t, ...n) {
	return In(e, t, n, (t, { project: n, languages: r, statistics: i }) => pn(t).observe(e, n.id, r, i));
}
async function Fn(e, t, { declarations: n, reviewed: r }) {
	return In(e, t, n.map(({ declared: e }) => e), async (t, { project: i, declared: a, languages: o, statistics: s }) => {
		let { observe: c, observeDeclared: l } = pn(t), u = await l?.({
			client: e,
			project: i,
			statistics: s,
			languages: o,
			declarations: n.map(({ rules: e }, n) => ({
				entries: a[n]?.entries[t.plural] ?? [],
				rules: e
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return u ? A(u) : c(e, i.id, o, s);
	});
}
async function In(e, t, n, r) {
	let i = n.flatMap(h), [{ kinds: a } = { kinds: [] }] = n, o = a.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), s = await On(e, t, {
		languages: i.length > 0,
		names: o.some(({ namesByPlatform: e }) => e),
		texts: i.some(({ ofText: e }) => e)
	});
	if (!s.ok) return s;
	let { project: c, details: l } = s.value, u = n.map((e) => ae(e, c.baseLanguage)), d = new Set([...u.flatMap(h).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(Pe)]), f = c.segmentation ? [] : (c.languages ?? []).filter(({ iso: e }) => d.has(e)), p = {
		project: c,
		declared: u,
		statistics: K(K(l)?.statistics) ?? {},
		languages: f
	}, m = await Rn(c, o, (e) => r(e, p));
	return m.ok ? A({
		...m.value,
		declared: u
	}) : m;
}
async function Ln(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await En(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return Rn(a.value, n, (t) => pn(t).observe(e, a.value.id, s), i);
}
async function Rn(e, t, n, r = () => !1) {
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
	return A({
		project: e,
		objects: a
	});
}
async function zn(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [o, ...s] = await Promise.all([En(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => ({
		plural: n.plural,
		objects: await pn(n).lookUp(e, t, r[n.plural] ?? [])
	}))]);
	if (!o.ok || s.some(({ objects: e }) => e.unusable.length > 0)) throw new X();
	return {
		project: o.value,
		objects: Object.fromEntries(s.map(({ plural: e, objects: t }) => [e, t]))
	};
}
async function Bn(e, t, n, r = {}) {
	let i = t === E(t) ? jt(r.keys_total) : void 0, a = await Vn({
		client: e,
		projectId: t
	}, Un(n), n, i);
	return a.ok ? A(a.value.all()) : a;
}
async function Vn(e, t, n = [], r = 0) {
	let i = () => new P(n.map(({ iso: e }) => e)), a = await Gn(e, t, i(), r);
	if (Hn(a)) return A(a.listed);
	let o = await Kn(e, t, i());
	if (Hn(o)) return A(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return _(L("incomplete-live", s, { scope: "project" }));
}
function Hn({ listed: e, total: t }) {
	return t === e.size;
}
function Un(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function Wn(e) {
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
async function Gn({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => H(e)),
			keys: r.read(a),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = Wn(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => Wn(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
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
async function Kn({ client: e, projectId: t }, n, r) {
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
const qn = [
	400,
	404,
	413,
	414,
	431
], Jn = /^[\w.:/-]+$/;
async function Yn(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = jt(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => he(M, e) !== "off")) return;
	let o = Xn(r);
	if (![...o.names].every(ir)) return;
	let s = ar([...o.names]).length + or([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([Zn(e, o), nr(e, a)]), r = n - t.length;
		return r >= 0 && rr(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof X || e instanceof W && qn.includes(e.status)) return;
		throw e;
	}
}
function Xn(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...F(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function Zn(e, { names: t, ids: n }) {
	let r = await Qn(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await $n(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => tr(e.key_id, t.key_id));
}
async function Qn(e, t) {
	let n = await Promise.all(ar([...t]).map(async (n) => (await er(e, { filter_keys: n })).filter(({ key_name: e }) => F(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => F(e)));
	if (![...t].every((e) => r.has(e) || Jn.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function $n(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(or(t).map((t) => er(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function er({ client: e, project: t, languages: n }, r) {
	let i = new P(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await cr(a, {
		...Un(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new X();
	return [...o];
}
function tr(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function nr({ client: e, project: { id: t } }, n) {
	if (t === E(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function rr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => xe(t, e, !1, ke(n)).fresh.length === 0);
}
function ir(e) {
	return !e.includes(",");
}
function ar(e) {
	return sr(e, 2e3);
}
function or(e) {
	return sr(e.map(String), 7e3);
}
function sr(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function cr({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new lr();
	let i = new P([]);
	if (i.add(r), r.totalCount !== i.size) throw new X();
	return r;
}
var lr = class extends X {};
const ur = {
	include_translations: !0,
	disable_references: !0
};
async function Q(e, t, n = []) {
	let r = new P(n);
	for (let n of await Promise.all(or(t).map((t) => dr(e, t)))) r.add(n);
	return r.all();
}
async function dr(e, t) {
	try {
		return await cr(e, {
			...ur,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof lr || n instanceof W && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await dr(e, t.slice(0, r)), ...await dr(e, t.slice(r))];
	}
}
async function fr(e, t) {
	let n = new Set(t.flatMap((e) => F(e))), r = [...n].every(ir) ? ar([...n]).map((e) => ({
		...ur,
		filter_keys: e
	})) : [ur], i = new P([]);
	for (let t of r) i.addRead((await hr(e, t)).reads());
	return mr(i.all(), n);
}
async function pr(e, t) {
	let n = new Set(t.flatMap((e) => F(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = mr((await hr(e, {})).all(), n), a = await Q(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function mr({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(F(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function hr(e, t) {
	let n = await Vn(e, t);
	if (!n.ok) throw new X();
	return n.value;
}
async function gr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Q(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await pr(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/plan/ledger.ts
var _r = class {
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
const vr = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function yr(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function br(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = yr(e, t, n, r);
	return !c && l ? {
		state: "failed",
		how: "unknown result",
		message: `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`,
		place: l.place
	} : c ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${xr(e.after)} was sent, ${xr(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: c.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function xr(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/keys/outcomes.ts
async function Sr(e, t) {
	let n = t.flatMap(({ sent: t, answer: n }) => (n.is === "refused" ? /already taken/i.test(n.error.message) : !Tr(e, t, n)) ? [t] : []), r = n.map(({ out: e }) => e.key_name ?? ""), i = await Z(() => fr(e, r)), a = new Map(Mr(n, { keys: i?.objects ?? [] }).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map((t) => wr(e, t, a.get(t.sent), Or));
}
async function Cr(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is !== "refused" && !Tr(e, t, n)).map(({ sent: e }) => e.change.id), r = await Z(() => Q(e, n)), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map((t) => {
		let n = String(t.sent.change.id), o = r !== void 0 && !a.has(void 0) && !a.has(n);
		return wr(e, t, i.get(n), o ? Ar : kr);
	});
}
function wr(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && Er(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? Er(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? Dr(n.error) : i
	};
}
function Tr({ context: e }, { change: t }, n) {
	return n.is === "stored" && yr(M, t, n.key, e).length === 0;
}
function Er({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), br(M, n, r, e);
}
function Dr({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const Or = {
	state: "failed",
	how: "unknown result",
	message: "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
}, kr = {
	state: "failed",
	how: "unknown result",
	message: "The service's response does not mention this change, and Lokaform could not read the key again. Run plan to see whether the change was made."
}, Ar = {
	state: "failed",
	how: "not made",
	message: "The service answered without an error, but did not do this. Apply again."
}, jr = { is: "silent" };
function Mr(e, { keys: t, errors: n = [] }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = [...i].find((e) => Nr(n.out, e.key_name) && (!t || Pr(e, n.out)));
		e && (i.delete(e), r.set(n, {
			is: "stored",
			key: e
		}));
	}
	let a = e.filter((e) => !r.has(e)), o = new Map(a.map(({ out: e }) => [e, n.filter(({ key_name: t }) => t !== void 0 && Nr(e, t))]));
	for (let e of a) {
		let t = o.get(e.out) ?? [], n = a.filter(({ out: e }) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? jr
	}));
}
function Nr({ key_name: e = "", platforms: t = [...Dt] }, n) {
	return t.every((t) => Ge(n, t) === Ge(e, t));
}
function Pr(e, { platforms: t = [], filenames: n = {} }) {
	return Dt.every((n) => t.includes(n) === e.platforms.includes(n)) && Dt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Fr(e, { keys: t, errors: n }) {
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
			} : jr
		};
	});
}
// src/keys/rereadBeforeWrite.ts
function Ir(e) {
	return {
		change: e,
		out: _e(M.fields, e, {}, [])
	};
}
function $(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function Lr(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function Rr(e, t, n, r) {
	let i = (e) => r ? Y(r.error) : {
		state: "not attempted",
		message: e
	}, a = (e) => ({
		due: [],
		outcomes: $(t, i(e))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || Wr(e)), c = await Z(async () => ({
		live: await Q(e, s.map(({ change: e }) => e.id)),
		languages: s.some(({ change: e }) => Ur(e)) ? await e.languages() : []
	}));
	if (!c) return a(Vr);
	let { live: l, languages: u } = c, d = new Map(l.objects.map((e) => [e.key_id, e])), f = new Set(l.unusable.map(({ id: e }) => e)), p = new Set(s), m = [], h = [], g = [];
	for (let n of t) {
		let { change: t } = n;
		if (!p.has(n)) {
			m.push(Lr(n));
			continue;
		}
		let r = d.get(String(t.id));
		if (!r && (f.has(String(t.id)) || f.has(void 0))) {
			h.push({
				change: t,
				outcome: i(Br(""))
			});
			continue;
		}
		if (!r) {
			h.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Hr
				}
			});
			continue;
		}
		let a = new Set(r.translations?.map(({ language_iso: e }) => e)), o = Ur(t) ? u.filter((e) => !a.has(e)) : [];
		if (o.length > 0) {
			let e = i(Br(` (no usable ${o.join(", ")} text)`));
			h.push({
				change: t,
				outcome: e
			});
			continue;
		}
		let { open: s, kept: c } = Gr(t, r, e.context);
		if (s.length === 0) {
			h.push({
				change: t,
				outcome: Jr({
					state: "done",
					id: t.id
				}, t, c)
			});
			continue;
		}
		let l = Ir({
			...t,
			fields: s
		});
		Qr(l.change).length > 0 && e.beforeReshaping.set(t.ref, r), m.push({
			...l,
			planned: n,
			kept: c,
			before: r
		});
		let _ = zr(l.change, r, e.context);
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
		outcomes: [...h, ...$(v, i(_))]
	};
}
function zr(e, t, n) {
	if (e.fields.some((t) => Je(e.kind, t))) {
		let r = xt(M, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: St(e.fields)
		};
	}
	let r = ht(M, t, M.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => Ot(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => O(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...pt(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: M.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: St(s ? [s, ...a] : o)
	};
}
function Br(e) {
	return `The service's response about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const Vr = "The key could not be read again just before it was to be written, so it was not written. Apply again.", Hr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Ur(e) {
	return e.fields.some((t) => O(e.kind, t) || Je(e.kind, t));
}
function Wr({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = M.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || Je(e, t);
	});
}
function Gr(e, t, n) {
	let r = {
		...M.liveContext(t, n, e.label),
		platforms: qr(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = M.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || me(e.id, m) !== d);
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
	o ||= a.some((e) => Kr(e, "text"));
	let s = o && i.some((e) => Kr(e, "shape")), c = i.filter((e) => s && (Kr(e, "shape") || Kr(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function Kr({ field: e }, t) {
	return ne(M.name, e).role === t;
}
function qr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? Dt.filter((e) => n.includes(e)) : t.platforms;
}
function Jr(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${Yr(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${Yr(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = Yr(t.filter((e) => !i.includes(e)));
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
function Yr(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Xr(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Zr(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await Z(() => Q(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: $r(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function Zr({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Qr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Qr({ kind: e, fields: t }) {
	return t.filter((t) => O(e, t));
}
function $r({ change: e, before: t, written: n }, r, i) {
	let [a] = Qr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = ei(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function ei(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, ti(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = ti(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function ti(e) {
	let t = se(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
var ni = class {
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
		return [L("writer-moved", e, {
			severity: "warning",
			scope: "project"
		})];
	}
};
// src/keys/sendRemovals.ts
async function ri(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await ii(e, t, n), s.due.length === 0) throw new J();
		return s.due.map(({ id: e }) => Nt(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof J) return [...s.outcomes];
		if (!(e instanceof V)) throw e;
		yn(e) && a.noteProjectRefused(e.message), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(_n(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await ri(e, f, t)];
	}
	return [...p, ...await si(e, f, l, d && xn(d, n?.error))];
}
async function ii(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: li(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await Z(async () => {
		let n = await e.languages();
		return Q(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(ai));
	let l = new Map(c.objects.map((e) => [e.key_id, e])), u = new Map(c.unusable.map((e) => [e.id, e.lacks])), d = [], f = [], p = [];
	for (let n of t) {
		let t = l.get(String(n.id)), r = t ? [...ue(t), ...yt(M, t, e.context)] : [], i = [String(n.id), void 0].flatMap((e) => u.get(e) ?? []), o = [...new Set([...r, ...i])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? p.push({
			change: n,
			outcome: oi(n)
		}) : o.length > 0 ? p.push({
			change: n,
			outcome: a(wn("key", o))
		}) : !t || me(n.id, M.fingerprint(t)) !== n.seen ? p.push({
			change: n,
			outcome: Cn("key", "removed")
		}) : (d.push(n), f.push(xt(M, t, n, e.context)));
	}
	if (d.length === 0) return {
		due: d,
		outcomes: p
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...p, ...li(d, ci(n.error))]
	};
	let m = await r.save(f, "removed") ?? await i.beforeWrite();
	return m === void 0 ? {
		due: d,
		outcomes: p
	} : {
		due: [],
		outcomes: [...p, ...li(d, a({
			state: "not attempted",
			message: m
		}))]
	};
}
const ai = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function oi({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function si(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await Z(() => Q(e, i));
	if (a === void 0) return li(t, r ? Y(r) : vr);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? Y(r) : vr
		} : {
			change: e,
			outcome: i || o.has(t) ? ci(r) : oi(e)
		};
	});
}
function ci(e) {
	return e ? Tn("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function li(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/keys/send.ts
async function ui(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return bi(t, Math.ceil(t.length / n.max), (t) => ui(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return $(t, {
		state: "not attempted",
		message: r
	});
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(mi),
			...pi(e)
		});
		return await Sr(e, Mr(t, {
			keys: fi(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof V)) throw r;
		return bn(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? di(e, t, r) : yi(e, t, r, (t) => ui(e, t), void 0);
	}
}
async function di(e, t, n) {
	let r = [], i = t;
	for (let t of [0, hn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...$(i, Y(n))];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await Z(() => fr(e, a)), s = Mr(i, { keys: o?.objects ?? [] });
		if (Tt(r, await Sr(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...$(i, gn(n, "key"))];
}
function fi(e) {
	return e.flatMap((e) => {
		let t = D(e, []);
		return "key" in t ? t.key : [];
	});
}
function pi({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function mi({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function hi(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Lr),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await Rr(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new J();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: Nt(String(e.id)),
					...t
				})),
				...pi(e)
			};
		}), c = Fr(a.due, {
			keys: fi(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && e.movedWriters.note(t.before, n.key, r);
		}
		return [...a.outcomes, ...vi(a.due, await Cr(e, c))];
	} catch (t) {
		let r = gi(a.due);
		if (t instanceof J) return [...a.outcomes, ...n ? $(r, Sn(n.error, "change")) : []];
		if (!(t instanceof V)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await _i(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await yi(e, a.due, t, (t) => hi(e, gi(t), n), n?.error);
		return [...a.outcomes, ...vi(a.due, i)];
	}
}
function gi(e) {
	return e.map((e) => e.planned);
}
async function _i(e, t, n) {
	return e.stop.reason() === void 0 ? bn(n.error) && n.sent <= 2 && t.length > 1 ? bi(t, 2, (t) => hi(e, t, n)) : (await e.wait(_n(n)), hi(e, t, n)) : $(t, Y(n.error));
}
function vi(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Jr(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function yi({ stop: e }, t, n, r, i) {
	if (yn(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof W)) e.noteUnreachable(n.message);
	else if (t.length > 1) return bi(t, 2, r);
	else e.noteSingleRefused(n.message);
	return $(t, Y(xn(n, i)));
}
async function bi(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) Tt(i, await n(e.slice(t, t + r)));
	return i;
}
function xi(e, t) {
	return [
		"update",
		"create",
		"destroy"
	].flatMap((n) => {
		let r = [], i = 0;
		for (let a of e) {
			if (a.action !== n) continue;
			let e = a.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(Ir(a).out)), o = r.at(-1);
			o && o.length < t && e <= i ? (o.push(a), i -= e) : (r.push([a]), i = 1048576 - e);
		}
		return r.map((e) => ({
			kind: Si.kind,
			action: n,
			changes: e
		}));
	});
}
const Si = {
	kind: "key",
	observe: Bn,
	observeDeclared: Yn,
	lookUp: gr,
	batches: xi,
	open(e) {
		let t = new ni(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? ri(n, t.filter(Ti)) : e === "create" ? ui(n, t.filter(Ci).map(Ir)) : Xr(n, await hi(n, t.filter(wi).map(Ir)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remarks.push(e);
			}
		};
	}
}, Ci = (e) => e.action === "create", wi = (e) => e.action === "update", Ti = (e) => e.action === "destroy", Ei = {
	kind: "webhook",
	observe: Oi,
	lookUp: Di,
	batches: (e) => e.toSorted((e, t) => Number(e.action === "destroy") - Number(t.action === "destroy")).map((e) => ({
		kind: "webhook",
		action: e.action,
		changes: [e]
	})),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? Ji(t, e) : Ai(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Ui(t, e, n)
		};
	}
};
async function Di(e, t) {
	let n = await Ft(() => e.webhooks(E(t)), (e) => U(K(e)?.webhook_id));
	if (!n) throw new X();
	return ge(n);
}
async function Oi(e, t) {
	try {
		return A(await Di(e, t));
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return _(L("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { scope: "project" }));
	}
}
function ki({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = Ee(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.save([a], i, e.keepsUrls ? o : {});
}
async function Ai(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = Vi(e, t);
	try {
		return t.action === "update" ? await ji(e, t, r) : await Ii(e, t, Hi(t, r));
	} catch (t) {
		if (t instanceof J) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof V)) throw t;
		return yn(t) && e.stop.noteProjectRefused(t.message), Y(t);
	}
}
async function ji(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [E(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		let r = await i.updateWebhook(c, l, async () => {
			if (d = await Mi(e, t, j(await u())), d) throw new J();
			return await Fi(e), n;
		});
		return Li(e, t, j(r)) ?? await Ri(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof J)) return Y(r.error);
		if (d) return d;
		if (!(i instanceof V)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw xn(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await Ri(e, t, u);
			return n.state === "done" ? n : Y(i);
		}
		return await s(_n(a)), ji(e, t, n, a);
	}
}
async function Mi(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: Pi
	};
	if (!Ni(e, t, n.webhook)) {
		let r = Li(e, t, n);
		return r?.state === "done" ? r : Cn("webhook", "updated");
	}
	let r = await ki(e, fe(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function Ni({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = N.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = N.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Ve(N, a, s) === i;
}
const Pi = "The service's response about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function Fi({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new J(t);
}
async function Ii(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await Fi(e);
	try {
		let o = await r.createWebhook(E(i), n);
		return a.add(t.ref), Li(e, t, j(o)) ?? await Ri(e, t, () => Bi(e, n));
	} catch (r) {
		if (!(r instanceof V) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, hn]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await Z(() => Bi(e, n));
			if (a) return br(N, t, a, c);
		}
		return gn(r, "webhook");
	}
}
function Li({ context: e }, t, n) {
	if (!(!("webhook" in n) || yr(N, t, n.webhook, e).length > 0)) return br(N, t, n.webhook, e);
}
async function Ri(e, t, n) {
	return Li(e, t, j(await Z(n))) ?? vr;
}
function zi(e, t) {
	let n = R([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return Se(e.url, t.url) && r && n;
}
async function Bi(e, t) {
	let { objects: n, unusable: r } = await Di(e.client, e.projectId), i = n.find((e) => zi(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => Se(e, t.url)))) throw new X();
	return i;
}
function Vi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = _e(N.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: be(r, e.variables) }
	};
}
function Hi({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function Ui(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await Z(() => Di(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Gi(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Wi(e, t, s, n) : n.remarks.push(Ki(t, "warning", qi));
	}
}
async function Wi(e, t, n, r) {
	let i = Hi(t, Vi(e, t)), a = n.filter((n) => zi(n, i) && br(N, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Gi(r.of(t)), [s, ...c] = a.map(({ webhook_id: e }) => e).sort();
	if (o !== void 0 && s !== void 0 && ![s, ...c].includes(o)) {
		let e = `may exist twice, as ${o} and as ${s}: the list of webhooks does not have ${o} yet. Look at the webhooks in Lokalise. If both are there, delete one of them.`;
		r.remarks.push(Ki(t, "warning", e));
	}
	if (s !== void 0 && c.length !== 0) for (let n of c) {
		let i = n === o && await Z(() => e.client.destroyWebhook(E(e.projectId), n)) !== void 0;
		i && r.correct(t, {
			state: "done",
			id: s
		});
		let a = i ? `existed twice. This run made ${n} and removed it again; ${s} stays.` : `exists twice, as ${s} and as ${n}: another run may have created it at the same time. Delete one of them in the project.`;
		r.remarks.push(Ki(t, i ? "notice" : "warning", a));
	}
}
function Gi(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function Ki({ label: e, place: t }, n, r) {
	return L("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const qi = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
async function Ji(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [E(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await Yi(e, t), l) throw new J();
		});
		if (G(n) === !0) return {
			state: "done",
			id: t.id
		};
	} catch (r) {
		if (l) return n ? Y(n.error) : l;
		if (!(r instanceof V)) throw r;
		if (r instanceof W && r.status === 404) return {
			state: "done",
			id: t.id
		};
		if (yn(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return Y(xn(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? Xi(e, t, r) : (n && await o(_n(n)), Ji(e, t, i));
	}
	return Xi(e, t, void 0);
}
async function Yi(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let c = j(await n.webhook(E(r), String(t.id)));
	if (!("webhook" in c)) return wn("webhook", c.unusable.lacks);
	if (me(t.id, N.fingerprint(c.webhook)) !== t.seen) return Cn("webhook", "removed");
	let l = await ki(e, xt(N, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return l === void 0 ? void 0 : {
		state: "not attempted",
		message: l
	};
}
async function Xi({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(E(t), String(n.id)), r ? Tn("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof V)) throw e;
		return e instanceof W && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? Y(r) : vr;
	}
}
// src/run/connect.ts
dn([Si, Ei]);
function Zi(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", rate: a, concurrency: o, name: s } = e, c = {
			token: i,
			baseUrl: t,
			rate: a,
			concurrency: o,
			...r
		};
		return A(n ? new ea(c, s, n) : new Pt(c));
	} catch (e) {
		if (!(e instanceof kt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return _(L("bad-setting", t + e.message));
	}
}
function Qi(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a }) {
	let o = {
		apiUrl: t,
		onResponse: r,
		onWait: i
	}, s = Zi(e, {
		...o,
		signal: n.stopping,
		onProgress: a
	}), c = Zi(e, {
		...o,
		signal: n.aborted
	});
	return s.ok ? c.ok ? A({
		reading: s.value,
		writing: c.value
	}) : c : s;
}
function $i({ onResponse: e, now: t }) {
	let n;
	return {
		onResponse(t) {
			n = t.date ?? n, e(t);
		},
		now: () => n ?? t()
	};
}
var ea = class extends Pt {
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
function ta({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: gt,
		variables: i,
		verdicts: Gt
	}, c = e.map((e) => na(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
		context: s,
		force: r
	})), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = cn(c.flat()), m = e.map(({ plural: e }, t) => [e, {
		unchanged: cn(c[t] ?? []).unchanged,
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
function na(e, t, n, { context: r, force: i }) {
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
			...ra(e, t, c, u, d)
		};
	});
}
function ra(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: u.name,
			label: u.label(a),
			place: Be(r, i)
		}, s = g(u, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...l, s]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal.message);
	let f = `The ${u.name} ${i.id} no longer exists`, p = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${f}${p}, so it cannot be restored. Copy from here what you need.`);
	let m = n === void 0 ? Oe(u, {
		declared: o,
		live: c
	}, s, i.ref) : ia(u, t, r, n, i), h = [...l, ...m.problems];
	return c === void 0 ? {
		...m,
		problems: h
	} : !m.change && h.length === l.length ? {
		kept: [],
		problems: h
	} : d("name-taken", `${f}${p}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function ia(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let s = Oe(e, {
		declared: n,
		live: i
	}, r, o), { change: c, problems: l, kept: u } = s;
	if (c?.action !== "update") return s;
	let d = e.context(n.values, i, r), f = e.liveContext(i, r, aa(e, t.values)), p = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || de(s) && !O(e.name, n) || oa(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(r), u = o === void 0 ? l : Ot(l, o), p = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !p ? !1 : p.same(p.stored(i, f, o) ?? s, u, d);
	}, m = e.fields.find(({ role: e }) => e === "text"), h = ({ field: e }) => e === m?.name, g = ([e, r]) => {
		let i = c.fields.find((t) => h(t) && t.part === e);
		if (i) return !p(i);
		let [a, o] = [n.values, t.values].map((t) => Ot(new Map(Object.entries(t)).get(m?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && m?.same(r, o, d));
	}, _ = m?.toManifest(i, f), v = !a && B(_) && Object.entries(_).some(g), y = c.fields.some((t) => O(e.name, t) && (v || !p(t))), b = (t) => p(t) && !(y && (h(t) || O(e.name, t))), x = He(e, i, c.fields.filter(b), r.project), S = c.fields.filter((e) => !b(e)).map((t) => {
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
	let C = Ve(e, i, x);
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
function aa({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function oa(e, t) {
	return B(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && B(t) && Object.values(t).includes(e);
}
function sa({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => Ke(e.kind, t)));
}
function ca({ changes: e }) {
	return e.some((e) => e.action === "update" && (b(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? O(e.kind, t) : t.before !== void 0 && !de(t.before))));
}
// src/files/undeclaredFiles.ts
async function la(e, t, n, r) {
	let i = new Set(Object.values(await Me(e, r)).flat()), a = await qe("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : Rt(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + zt);
	return ua(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function ua(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await Ut();
		try {
			let e = t(a, d(await re(a.full, n)));
			for (let t of e) i.has(t) || i.set(t, k(a.full, n));
		} catch {}
	}
	return i;
}
async function da({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(Object.values(await Me(r, a)).flat()), s = [];
	for (let e of t.filter(({ files: e }) => lt(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await ye(e, i, a)) {
			let i = Ue(e, n), a = ut(e, i), c = a === void 0 ? [] : t.flatMap((t) => ct(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				language: a ?? "",
				...st(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => Rt(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return ua(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => pe(e.identity(t)))), i, a);
}
// src/run/textConflicts.ts
function fa(e, { reasons: t, writes: n, target: r }) {
	let i = new Set((r?.kept ?? []).filter(pa).map(ma)), a = (e) => i.has(ma(e)), o = e.filter(({ item: e }) => e.reason === "conflict"), s = e.filter(({ item: e }) => e.reason === "undecided"), c = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let a = r && le(e, r.entries).find(t), o = a && we(e, a, n);
		return r !== void 0 && (o === void 0 || !R(o, i ?? null));
	}, l = e.filter((e) => e.item.reason === "held" && c(e)), u = (e) => e ? "notice" : n || r ? "error" : "warning";
	return [
		...o.map((e) => ha(e, a(e) ? "notice" : "error")),
		...[!0, !1].flatMap((e) => va(s.filter((t) => a(t) === e), t, u(e))),
		...l.map((e) => ha(e, "warning"))
	];
}
function pa({ item: { reason: e } }) {
	return e === "conflict" || e === "undecided";
}
function ma({ item: { kind: e, id: t, part: n, declared: r } }) {
	return z([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function ha(e, t) {
	let { item: n, entry: r, kind: i } = e, a = ga(e), o = n.reason === "held" ? `The rule for ${n.part} is seed, so the project keeps its text, and the changed text of the file is not written. To write it: lokaform apply --overwrite ${a}.` : `Both the file and the project changed the ${n.part} text, so it is not written. To take the text of the project: lokaform pull --accept ${a}. To write the text of the file: lokaform apply --overwrite ${a}.`;
	return g(i, r, "conflict", o, {
		path: [n.field, n.part ?? ""],
		ofName: !0,
		severity: t
	});
}
function ga({ kind: e, entry: n, item: { part: r } }) {
	let [i = ""] = pe(e.identity(n.values));
	return t(`${i}:${r}`);
}
const _a = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function va(e, n, r) {
	let i = new Map();
	for (let t of e) {
		let { place: e, part: n, cause: r } = t.item, a = z([
			e.file,
			n ?? null,
			r ?? null
		]);
		i.set(a, [...i.get(a) ?? [], t]);
	}
	return [...i.values()].flatMap((e) => {
		let [i] = e;
		if (!i) return [];
		let { place: a, part: o, cause: s = "undated" } = i.item, c = n.get(s), l = e.length === 1 ? ga(i) : `${t(`*:${o}`)} --filter ${t(`file:${a.file}`)}`, u = e.length === 1 ? "the text" : "the texts", d = `${e.length === 1 ? `The ${o} text of ${i.item.label} differs from the project and is not written` : `${v(e.length)} ${o} texts of this file differ from the project and are not written; this is the first`}. ${_a[s]}${c === void 0 ? "." : `: ${c}`} To take ${u} of the project: lokaform pull --accept ${l}. To write ${u} of the file: lokaform apply --overwrite ${l}.`;
		return [L("undecided", d, {
			place: a,
			severity: r,
			scope: "change"
		})];
	});
}
// src/plan/textVerdict.ts
function ya({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: ba
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
const ba = "The files are not in a git repository.";
function xa(e, t, n, r) {
	let i = Re(e.kind, e.entry, e.language), a = Sa(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Sa(e, i, t, r) : a, s = n.flatMap((t) => {
		let n = Ta(e, t.entries, r);
		return n === void 0 || wa(n, Ta(e, t.before, r)) ? [] : [{
			said: n,
			at: t.until,
			...t.pulled !== void 0 && { pulled: t.pulled }
		}];
	});
	return {
		periods: Ca(o, s),
		merged: s
	};
}
function Sa(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Ta(e, c.entries, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (wa(u, o.said)) continue;
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
function Ca(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && wa(t, e.said));
		return n?.pulled === void 0 ? e : {
			...e,
			pulled: n.pulled
		};
	});
}
function wa(e, t) {
	return z(e ?? null) === z(t ?? null);
}
function Ta({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = le(e, i).namesakes(t);
	return [a, o].flatMap((n) => le(e, r, n).find(t) ?? []).filter((n) => Ea(e, n, t, s)).map((t) => we(e, t, n)).find((e) => e !== void 0);
}
function Ea(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Da(e, t), a = (t) => [...Da(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Da(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.toPlan(t).map(({ part: t = null, after: n }) => z([
		e.name,
		t,
		n
	]))));
}
// src/run/textVerdicts.ts
async function Oa(e, t, n, r) {
	let i = Xt(e, t, n), a = i(Wt), o = new Map();
	if (a.is === "stopped") return {
		...a,
		reasons: o
	};
	let s = n.accept.length > 0 ? "accept" : "overwrite", c = Te(s, n[s], e, t.project);
	if (c.length > 0) return {
		is: "stopped",
		problems: c,
		reasons: o
	};
	let l = await Ra(n, r), u = a.open.length === 0, d = u ? new Map() : await ka(a.open, e, n, r);
	for (let e of d.values()) e.is === "undecided" && "why" in e && o.set(e.cause, e.why);
	let f = u ? a : i((e) => d.get(Kt(e)));
	return {
		...f,
		problems: [...f.problems, ...l],
		reasons: o
	};
}
async function ka(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), u = ({ by: e }) => l.is === "known" ? Pa(l.names, e) : void 0, d = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (u(e) === !1 ? 0 : 2592e3), f = await r.versions(wt(e.map(d)), i, a), p = Fa(f, e, c), { overwrites: m = [] } = f, h = Object.values(t.entries).flatMap((e) => e ?? []), g = o && mt(o), _ = new Map();
	for (let t of e) {
		let e = ja(t, n, m), r = {
			...t,
			declared: we(t.kind, t.entry, t.language)
		}, i = Na(t, r.declared), a = (e) => ya(t, u(t), e, i);
		if (e === "write" || e === "pull") {
			_.set(Kt(t), { is: e });
			continue;
		}
		let o = f.is === "unreadable" && f.noRepository ? void 0 : {
			...xa(r, p.versions, p.merged, h),
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
			let e = await g(), n = e && Ta(r, e.entries[t.kind.plural] ?? [], h);
			e && !wa(n, r.declared) && (s = a(Aa(o, n)));
		}
		_.set(Kt(t), Ma(e, s, l));
	}
	return _;
}
function Aa({ periods: [e, ...t], ...n }, r) {
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
function ja({ kind: e, entry: t, object: n, language: r, isHeld: i, at: a }, { overwrite: o, accept: s }, c) {
	let l = {
		kind: e,
		entry: t,
		live: n
	}, u = (e) => ee(e, l, r), d = (e) => e === "text" || e === "key" && !i, [f, p] = [u(o), u(s)];
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
function Ma(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided";
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function Na({ kind: e, live: t }, n) {
	let r = B(t) && B(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? B(n) && B(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function Pa(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Fa({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => ie(t, e, r, i));
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
function Ia(e, t) {
	return mt(() => La(e, E(t)));
}
async function La(e, t) {
	try {
		let n = K(await e.contributorMe(t)) ?? {}, r = [H(n.user_id), U(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof V) || e instanceof Mt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function Ra({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Pa(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [L("unknown-writers", a, {
		severity: "warning",
		scope: "change"
	})];
}
// src/run/plan.ts
async function za(e, t, { cancellation: n, history: r, now: a, onProgress: o }, { usable: c, command: l, target: d, applied: p, reviewed: m, listsUnmanaged: h }) {
	let { settings: g } = t, _ = l === "apply", v = {
		ownUser: Ia(e, g.id),
		history: r,
		manifests: u(t),
		textFiles: t.textFiles,
		usable: c,
		applied: p && (async () => S(await p(), t))
	};
	try {
		let n = d && i(d, t), c = n?.is === "read" ? n : void 0, u = [{
			declared: t.declared,
			rules: g.rules
		}, ...c ? [c] : []], p = await (h ? Pn(e, g.id, ...u.map((e) => e.declared)) : Fn(e, g.id, {
			declarations: u,
			reviewed: m
		}));
		if (!p.ok) return {
			is: "stopped",
			problems: [p.problem]
		};
		o?.({
			phase: "planning",
			project: g.name
		});
		let y = p.value, [b = t.declared, x] = y.declared, S = s(t, y.project);
		if (S.length > 0) return {
			is: "stopped",
			problems: S
		};
		let C = {
			now: Math.floor(a() / 1e3),
			target: c?.commit
		}, w = {
			...v,
			asked: C
		}, T = await Oa(b, y, g.rules, w), E = [...te(g.languagePlaces, y.project), ...T.problems];
		if (T.is === "stopped") return {
			...T,
			problems: E
		};
		let D = c && x && await Oa(x, y, c.rules, {
			...w,
			history: Ba(r),
			manifests: [...new Set([...v.manifests, ...c.manifests])]
		}), O = n && f(T, n, D), ee = _ ? await Va(T.plan, T.matches, v) : [], k = fa(T.keptTexts, {
			reasons: T.reasons,
			writes: _,
			target: x && {
				entries: Object.values(x.entries).flat(),
				kept: D?.is === "planned" ? D.keptTexts : []
			}
		});
		return {
			...T,
			live: y,
			problems: [...E, ...ee],
			conflicts: l === "drift" ? [] : k,
			...O && { target: O }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: Ha(e, n, t.declared)
		};
	}
}
function Ba(e) {
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
async function Va({ changes: e }, t, { history: n, manifests: r, textFiles: i, usable: a }) {
	let o = e.length > 0 ? await n.upstream?.(r) : void 0;
	if (!o) return [];
	let { name: s, ahead: c, texts: l } = o, u = t.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = l.flatMap(({ path: e, text: n }) => ie(t, {
			path: e,
			now: e,
			text: n
		}, i, a)), o = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? o.get(e.label) : void 0, i = n && le(t, r).find(n);
			return !i || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let a = n === void 0 ? void 0 : we(t, i, n);
				return a !== void 0 && r !== void 0 && R(a, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), d = u.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${x(u.length, "text")} of ${s} back: ${oe(u, 5)}.`, f = `The checked-out branch lacks ${x(c, "commit")} of ${s}. ${d} To apply the newest files, run git pull first.`;
	return [L("behind-upstream", f, {
		severity: "warning",
		scope: "project"
	})];
}
function Ha(e, { stopped: t }, n) {
	if (!(e instanceof V)) throw e;
	if (e instanceof Mt && t) return [];
	let r = e instanceof W ? e.serviceMessage.replace(/\.$/, "") : "", i = n !== void 0 && r !== "" && Ua(r, n) ? { quotes: [r] } : {};
	return [L("api-error", e.message + Wa(e), {
		scope: "project",
		...i
	})];
}
function Ua(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(c).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? Ye(t) : []));
	});
	return a(r)(e) !== e;
}
function Wa(e) {
	return e instanceof W && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Ga({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { notMatched: c, otherLanguage: l } = await Ka(e, r, i, a, o, s);
	return [
		...ce(n, i.rules),
		...ve(e, t, i.rules, c, l),
		...Ja(e, a)
	];
}
async function Ka({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && b(e).namesInManifest !== void 0) || !n) return {
		notMatched: new Map(),
		otherLanguage: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await la(c, o, a, s),
		otherLanguage: await da(n, t, l, o, s)
	};
}
function qa(e, t) {
	return sa(e) || !ca(e) ? [] : Ya(t, "overwrites live values", "warning");
}
function Ja(e, t) {
	return sa(e) ? Ya(t, "removes keys, texts or webhooks", "error") : [];
}
function Ya({ command: e, backupDir: t }, n, r) {
	if (e !== "apply" || t !== void 0) return [];
	let i = `The plan ${n}, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.`;
	return [L("no-backup-dir", i, {
		severity: r,
		scope: "project"
	})];
}
// src/backup/write.ts
const Xa = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var Za = class {
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
			return `${Xa[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(eo(e)), n = t ? Qa(t, e) : e;
			return t !== void 0 && this.written.has(t) && $a(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(eo(e), e);
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
function Qa(e, t) {
	return e.action === "update" && t.action === "update" && b(t.kind).mergeKept?.(e, t) || t;
}
function $a(e, t) {
	return R({ ...e.entry }, { ...t.entry }) && R({ ...e.wrote }, { ...t.wrote });
}
function eo({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const to = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, no = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function ro(e, t, n) {
	let { backup: r, ...i } = io(e, t, []), { wrote: a, ...o } = r, s = new Ze({
		backup: o,
		...i
	});
	s.commentBefore = [
		` Project: ${po(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${po(t.restore)}`
	].join("\n");
	let c = e.map(({ name: e, plural: t }) => fo(t, n.filter(({ kind: t }) => t === e).map((e) => lo(e).entry), "")), l = n.map((e) => lo(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		s.toString(no),
		fo("wrote", l, "  ") || "  wrote: []\n",
		...c
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${oo(u)}\n`;
}
function io(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(so);
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
function ao(e) {
	let [t, n] = to.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : oo(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function oo(e) {
	return m("sha256").update(e).digest("hex");
}
function so({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = b(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const co = new WeakMap();
function lo(e) {
	let t = co.get(e) ?? {
		entry: uo(e.entry),
		wrote: uo(so(e))
	};
	return co.set(e, t), t;
}
function uo(e) {
	let t = new Ze([e], { aliasDuplicateObjects: !1 });
	return Xe(t, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = Qe.QUOTE_DOUBLE);
	} }), t.toString(no);
}
function fo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function po(e) {
	return e.replace(ft, " ");
}
// src/backup/read.ts
const mo = tt([I(), ot()]), ho = (e) => et({
	format_version: nt(2),
	project: I().min(1),
	project_digest: I().exactOptional(),
	project_name: I(),
	time: I(),
	wrote: it(et({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, mo.exactOptional()])),
		action: at([...bt, "update"]),
		values: rt(I(), $e()).default({})
	}))
}), go = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function _o(e, t, n) {
	return xo(e, bo(t, n.replaceAll("\r\n", "\n")));
}
const vo = "\n  - ";
function yo(e, t, n, r) {
	let i = bo("", t), { problems: a } = xo(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(io(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !b(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function bo(e, t) {
	let n = ao(t), r = n === "cut" ? t.lastIndexOf(vo) : -1;
	return {
		text: t,
		damage: n,
		yaml: Ce(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function xo(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = Ae(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = ho(e).safeParse(s?.value), l = (e) => L("bad-backup", e, { place: Be(r.file, s?.span ?? r.span) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) return { problems: [l(So(e, n, t.includes(vo) ? c.data?.wrote : void 0, i))] };
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: vt(o) ? o : [...o, l(e)] };
	}
	let { wrote: f } = c.data, p = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let s = Le(r, a, n);
		Tt(o, s.problems);
		let c = Ct(f, (e) => wo(e, t));
		return s.entries.flatMap(({ values: e, span: n }) => {
			let [i] = wo(e, t).flatMap((e) => c.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(L("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Be(r.file, n) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (vt(o)) return { problems: o };
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
function So(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${go}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => wo(e, i)) : []);
		return n.flatMap((e) => wo(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	if (a.length === 0) return `${i} ${go}`;
	let o = a.length > Co ? ` and ${a.length - Co} more` : "";
	return `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, Co).join(", ")}${o}. ${go}`;
}
const Co = 10;
function wo(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function To(e, t, n) {
	let i = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), a = Lt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${i}`), s;
	return {
		get path() {
			return s;
		},
		async write(t, n, i) {
			let c = s ?? `${a}.yaml`, l = !1;
			try {
				await Bt(e, { recursive: !0 });
				let u = {
					mode: 384,
					check: (e) => i(e, c)
				};
				s !== void 0 && await o(c, t(c), u);
				for (let e = 2; s === void 0 && !l; e++) l = await T(c, t(c), u), l || (c = `${a}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await o(Eo(c), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await r(e), await r(It(e)), s = c;
			} catch (e) {
				throw l && await Ht(c, { force: !0 }).catch(() => {}), Error(`The backup ${c} cannot be written: ${w(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function Eo(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Do(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [L("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = Rt(n.working, t), a = await l(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		..._o(e, k(i, n), a.value),
		urls: await Oo(Eo(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function Oo(e) {
	try {
		let t = JSON.parse(await Vt(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// node_modules/yocto-queue/index.js
var ko = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Ao = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new ko(e);
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
function jo(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Mo(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Ao(), r = 0, i = () => {
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
				Mo(t), e = t, queueMicrotask(() => {
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
function Mo(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
function No(e, { batchSize: t = 500 }) {
	return Fo(e).map((e) => fn().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function Po(e, t, n) {
	let r = new _r(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: gt,
			variables: n.variables,
			verdicts: Gt
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new mn(n.halt, n.mayWrite),
		backup: new Za(n.backup),
		languages: jn(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(fn().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: {
				state: "not attempted",
				message: n
			}
		}));
	}, c = jo(n.concurrency);
	await Ut();
	for (let e of No(t, n)) {
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
function Fo({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => ne(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Io(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Io(e) {
	let t = Ct(e, (e) => q(e, "before")), n = new Map(e.map((e) => [e, q(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/plan/reviewed.ts
function Lo(e, t, n) {
	let r = Et(t.changes, (e) => z(Ro(e))), i = new Set(e.changes.filter((e) => r.get(z(Ro(e)))?.shift())), a = Et([...r.values()].flat(), zo), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(zo(e))?.shift();
		return [{
			change: e,
			outcome: Uo(t ? Bo(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: Wo(e, n) ?? Uo("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function Ro(e) {
	let t = Vo(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		zo(e),
		e.label,
		r,
		n,
		i,
		Ho(e),
		t
	];
}
function zo(e) {
	let { kind: t, action: n } = e;
	return z([
		t,
		n,
		e.action === "create" ? e.identity : String(e.id)
	]);
}
function Bo(e, t) {
	let n = (e) => z(Vo(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && Ho(e) !== Ho(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function Vo(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function Ho(e) {
	return e.action === "create" ? "" : e.seen;
}
function Uo(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function Wo(e, t) {
	let n = b(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && Go(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function Go(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
// src/run/project.ts
async function Ko(e, t, n, r) {
	let i = qo(e.settings, e.manifests);
	try {
		return await Jo(i, e, t, n, r);
	} catch (e) {
		let t = C(e, r.folders);
		if (t) return {
			...i,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...i,
			problems: Qo([n]),
			bugs: [n]
		};
	}
}
function qo({ name: e, id: t, showTexts: n }, r) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function Jo(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c } = o.cancellation, l = $i(o), u = Qi(t.settings, n.apiUrl, {
		...o,
		onResponse: l.onResponse
	});
	if (!u.ok) return {
		...e,
		problems: [u.problem]
	};
	let { reading: d, writing: f } = u.value, p = r?.get(s), m = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, h = await za(d, p?.filter ? Yo(p.filter.filters, t) : t, {
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
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b } = h, x = await Ga(h, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...y, ...x.map(Xo)],
			plan: _,
			unmanaged: v
		};
		return await o.onPlan(t), t;
	}
	let S = Ie(t, h, g.project), C = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: Gt
	}, { plan: w, notApplied: T } = p ? Lo(_, p, {
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
			...qa(w, n),
			...S
		],
		plan: w,
		...m && { unmanaged: v },
		...h.target && { target: h.target },
		effort: { requests: No(w, o).flat().length },
		...T.length > 0 && { results: T }
	}, D = await o.onPlan(E);
	if (n.command === "plan" || x.length > 0 || vt(S)) return E;
	if (!D) return o.cancellation.stopped ? E : {
		...E,
		problems: [...E.problems, Zo]
	};
	let O = await ts(f, w, t, n, o);
	return {
		...E,
		...O,
		results: [...O.results, ...T],
		problems: [...E.problems, ...O.problems]
	};
}
function Yo(e, t) {
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
function Xo(e) {
	return {
		...e,
		severity: "warning"
	};
}
const Zo = L("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" });
function Qo(e) {
	return e.length === 0 ? [] : [L("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" })];
}
function $o({ id: e, secrets: t }) {
	let n = new dt();
	return n.hide(t), n.clean(e);
}
function es(e, n) {
	return [
		"lokaform",
		"restore",
		e,
		...n
	].map(t).join(" ");
}
async function ts(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, o) {
	let { cancellation: s, now: c, folders: l } = o, { concurrency: u, useAutomations: d, id: f } = n, m = $o(n), h = i === void 0 ? void 0 : To(i, n.name ?? m, c()), g = {
		project: m,
		...m !== f && { project_digest: p(f) },
		project_name: t.project.name,
		time: new Date(c()).toISOString().replace(/\.\d+/, "")
	}, _ = (e) => es(k(e, l), a), v, y = async (e, t) => {
		let n = (e) => ({
			...g,
			restore: _(e)
		});
		await h?.write((t) => ro(r.kinds, n(t), e), t, (t, i) => yo(r.kinds, t, n(i), e)).catch((e) => {
			throw v = e.message, e;
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
	let w, T = await Po(e, t, {
		variables: r.variables,
		concurrency: u,
		batchSize: o.batchSize ?? 500,
		useAutomations: d,
		halt: () => s.reason,
		mayWrite: async () => (w = await o.permission?.toWrite(), w?.message),
		backup: h && {
			write: y,
			keepsUrls: o.environment.GITHUB_ACTIONS !== "true"
		},
		wait: o.wait,
		onBatch: (e, t) => {
			o.onBatch(e, t), S += t.length, C();
		}
	}), E = t.changes.map((e) => ({
		change: e,
		outcome: T.of(e)
	})), { bugs: D, remarks: O } = T;
	return {
		results: E,
		problems: [
			...w && !s.stopped ? [w] : [],
			...O,
			...Qo(D),
			...v === void 0 ? [] : [L("backup-not-written", v, { scope: "project" })]
		],
		...h?.path !== void 0 && {
			backup: k(h.path, l),
			restore: _(h.path)
		},
		...D.length > 0 && { bugs: D }
	};
}
export { On as C, Gt as D, Wt as E, Dn as S, Zt as T, Bn as _, qo as a, jn as b, Ha as c, fa as d, ta as f, Oi as g, $i as h, Ko as i, Ia as l, Qi as m, ts as n, No as o, Zi as p, es as r, Do as s, Zo as t, Oa as u, zn as v, X as w, En as x, Ln as y };
