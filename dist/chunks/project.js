import { b as e, p as t, v as n } from "./yaml.js";
import { O as r, S as i, _ as a, b as o, d as s, g as c, h as l, o as u, p as d, u as f, w as p, x as m } from "./wire.js";
import { c as h, d as g, g as _, h as v, l as y, p as b, r as x, t as S, u as C } from "./zod.js";
import { $ as w, A as T, Ar as E, B as D, C as O, Cr as k, Ct as A, D as j, Dr as M, Dt as ee, E as N, Er as te, Et as ne, G as re, Gn as P, Ir as ie, J as F, Jn as I, Jr as ae, K as oe, Kn as se, M as ce, Mr as L, Mt as le, Nr as ue, O as de, Or as fe, Ot as pe, Pr as me, S as he, T as ge, Tt as _e, V as ve, W as ye, Wn as be, Wr as xe, Xn as Se, Yn as Ce, Zn as we, _n as Te, _r as Ee, an as De, ar as Oe, b as ke, bn as Ae, bt as je, c as Me, ei as Ne, er as Pe, fn as R, g as Fe, gi as Ie, gn as Le, gr as Re, h as z, hi as ze, hr as Be, ii as Ve, ir as He, j as Ue, jt as We, k as Ge, kr as Ke, kt as qe, ln as Je, m as Ye, mn as Xe, mr as Ze, nr as Qe, nt as $e, on as et, or as tt, ot as nt, p as rt, pi as it, pr as at, q as ot, qn as st, ri as ct, rr as lt, rt as ut, st as dt, ti as ft, un as pt, ur as mt, v as ht, vi as gt, vn as _t, vr as vt, w as yt, x as B, xn as V, xt as bt, y as xt, yn as St, yt as Ct } from "./engine.js";
import { Bt as wt, Ci as Tt, Di as Et, Gt as Dt, I as Ot, Lr as kt, Mt as At, Oi as jt, Ot as H, Rr as Mt, St as Nt, Ti as Pt, Ut as Ft, Vt as It, Wt as Lt, an as Rt, on as zt, rn as Bt, sn as Vt, wi as Ht, wt as Ut, zt as Wt } from "./start.js";
import { C as Gt, b as Kt, c as qt, d as U, f as W, g as Jt, h as G, i as Yt, l as Xt, m as Zt, r as Qt, s as $t, t as en, u as tn, v as K } from "./client.js";
import { dirname as nn, join as rn, resolve as an, sep as on } from "node:path";
import { mkdir as sn, readFile as cn, rm as ln } from "node:fs/promises";
import { setImmediate as un } from "node:timers/promises";
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
// src/plan/ledger.ts
var hn = class {
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
const gn = q("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function _n(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function vn(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = _n(e, t, n, r);
	return !c && l ? q("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? q("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${yn(e.after)} was sent, ${yn(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
function yn(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/sending.ts
var bn = class {
	halt;
	mayWrite;
	cause;
	accepted = !1;
	lastRefusal;
	refusal;
	constructor(e, t) {
		this.halt = e, this.mayWrite = r(t ?? (async () => void 0));
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
		let { message: n } = e;
		En(e) && (this.refusal ??= n), On(e) && (this.cause ??= `The service refuses all requests for this project: ${n}`), t && (e instanceof G ? !this.accepted && this.lastRefusal === n && (this.cause ??= `The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= `The service could not be reached: ${n}`, this.lastRefusal = n);
	}
};
async function xn({ client: e, projectId: t, stop: n }, r, i) {
	try {
		let { snapshot_id: n, title: a } = await Qt(e, t, r);
		i.snapshot = {
			id: Xt(n) ?? W(n) ?? "without an id",
			title: W(a) ?? r
		};
	} catch (e) {
		if (!(e instanceof K)) throw e;
		let t = `${e.mayHaveHappened ? "It is not known whether there is a" : "There is no"} snapshot of the project from before this run, and none is requested again. ${e.message} The backup has the keys that this run removes.`;
		i.remarks.push(H("no-snapshot", t, {
			severity: "notice",
			scope: "project"
		}));
	}
	return n.reason();
}
const Sn = 2e3;
function Cn(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return q("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function wn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var Tn = class extends Error {};
function En(e) {
	return e instanceof G && (Kt(e) || e.status === 403);
}
const Dn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function On(e) {
	return e instanceof G ? Dn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function kn(e) {
	return e.name === "TimeoutError" || e instanceof G && [
		413,
		502,
		504
	].includes(e.status);
}
function An(e, t) {
	return e instanceof G || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof Zt && !e.mayHaveHappened ? J(e.message) : q(e.mayHaveHappened ? "unknown result" : "refused", e.message);
}
var X = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function jn(e) {
	try {
		return At(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return Ut(H(e.code, e.message, { scope: "project" }));
	}
}
async function Z(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof K || e instanceof X) return;
		throw e;
	}
}
function Mn({ message: e }, t) {
	return q("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function Nn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Pn(e, t = "") {
	return J(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Fn(e, t) {
	return J(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function In(e, t) {
	return t.mayHaveHappened ? Mn(t, e) : Y(t);
}
async function Ln(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	};
	return (await Z(() => Rn(e, t, n)))?.project;
}
async function Rn(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(V(t)), n === !0 ? Bn(e, t) : void 0]), o = U(U(i)?.statistics)?.languages, s = n ? tn(a ?? o, Hn) : void 0;
	if (n && !s) throw Un("a language has no usable lang_iso");
	return {
		project: zn(t, i, s, r),
		details: i,
		languages: a
	};
}
function zn(e, t, n, r) {
	let i = U(t) ?? {}, a = U(i.settings) ?? {}, o = qt(a.per_platform_key_names), s = qt(a.segmentation), c = Xt(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = W(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	if (d.length > 0) throw Un(`the project has no usable ${d.join(" and ")}`);
	return {
		id: e,
		name: W(i.name) || e,
		type: W(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: qt(a.auto_toggle_unverified)
	};
}
async function Bn(e, t) {
	let n = await Gt(() => e.languages(t, { limit: 500 }), (e) => Hn(e)?.iso);
	if (n) return n;
	throw new X("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function Vn(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = tn(await Bn(e, t), Hn);
		if (!r) throw new X();
		return r.map(({ iso: e }) => e);
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function Hn(e) {
	let { language_iso: t, language_id: n, lang_iso: r, lang_id: i, plural_forms: a } = U(e) ?? {}, o = W(r ?? t);
	if (o !== void 0 && o !== "") return {
		iso: o,
		id: Xt(i ?? n),
		pluralForms: tn(a, W) ?? []
	};
}
function Un(e) {
	return new X(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function Wn(e, t, n, r, i = !1) {
	let a = n.flatMap(Ee), [{ kinds: o } = { kinds: [] }] = n, s = o.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), c = await jn(() => Rn(e, t, {
		languages: a.length > 0 || i && "counted",
		names: s.some(({ namesByPlatform: e }) => e),
		texts: i || a.some(({ ofText: e }) => e)
	}));
	if (!c.ok) return c;
	let { project: l, details: u } = c.value, d = n.map((e) => vt(e, l.baseLanguage)), f = new Set([...d.flatMap(Ee).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(({ entries: e }) => Object.values(e).flat()).flatMap(qe)]), p = (l.languages ?? []).filter(({ iso: e }) => i || f.has(e)), m = U(U(u)?.statistics) ?? {}, h = ({ plural: e, name: t }) => r && {
		declarations: r.rules.map((t, n) => ({
			entries: d[n]?.entries[e] ?? [],
			rules: t
		})),
		reviewed: r.reviewed.filter(({ kind: e }) => e === t)
	}, g = {
		client: e,
		project: l,
		statistics: m,
		languages: p
	};
	return jn(async () => ({
		...await Kn(g, s, h),
		declared: d
	}));
}
async function Gn(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = {
		languages: !0,
		names: !0,
		texts: !0
	}, o = await jn(() => Rn(e, t, a));
	if (!o.ok) return o;
	let { project: s } = o.value, c = r(s);
	if (!c.ok) return c;
	let l = {
		client: e,
		project: s,
		statistics: {},
		languages: c.value
	};
	return jn(() => Kn(l, n, () => void 0, i));
}
async function Kn(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await mn(t).observe({
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
async function qn(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([Rn(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await mn(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new X();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
// src/kinds/backup.ts
function Jn(e, t, { how: n }, r) {
	let i = pe(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function Yn(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.toManifest(t, r) === void 0).map(({ name: e }) => e);
}
function Xn(e) {
	return Zn(e, ({ after: e }) => e);
}
function Zn(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: o } = r, s = n[i];
		n[i] = o === void 0 ? e : {
			...a(s) ? s : {},
			[o]: e
		};
	}
	return n;
}
async function Qn(e) {
	let { client: t, project: n, statistics: r, languages: i, plans: a } = e, o = a && sr({
		...e,
		...a
	}), s = o && await o;
	if (s) return s;
	let c = n.id, l = c === V(c) ? $t(r.keys_total) : void 0;
	return j(await $n({
		client: t,
		projectId: c
	}, tr(i), i, l));
}
async function $n(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await rr(e, t, i, r);
	if (er(a)) return a.listed;
	let o = await ir(e, t, i);
	if (er(o)) return o.listed;
	throw new X(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function er({ listed: e, total: t }) {
	return t === e.length;
}
function tr(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		...xr,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function nr(e) {
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
async function rr({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => Xt(e)),
			keys: Ge(a, r),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = nr(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => nr(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
		o,
		c,
		l,
		...s
	]), m = [
		u,
		...p,
		...f
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._], y = yt(v.flatMap(({ keys: e }) => e)), b = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], x = v.at(-1)?.total, S = v.some((e) => (e.total ?? 0) > (x ?? 0)), C = b.every(({ ids: e }, t) => {
		let n = b[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: y,
		total: S || !C ? void 0 : x
	};
}
async function ir({ client: e, projectId: t }, n, r) {
	let i = [];
	for await (let a of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) s(i, Ge(a, r));
	let { totalCount: a } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: yt(i),
		total: a
	};
}
const ar = [
	400,
	404,
	413,
	414,
	431
], or = /^[\w.:/-]+$/;
function sr(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = $t(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => Te(B, e) !== "off")) return;
	let o = r.flatMap(({ entries: e }) => e.map((e) => e.values)), s = new Set(o.flatMap(ke)), c = new Set(o.flatMap(({ key_id: e }) => e ?? []));
	if (![...s].every(mr)) return;
	let l = hr(s).length + gr(c).length;
	return Math.max(1, l) * 4 > Math.ceil(a / 500) ? void 0 : (async () => {
		let t = [cr(e, s, c), fr(e, a)], [n, r] = await Promise.all(t), i = r - n.length;
		return i >= 0 && pr(n, e) ? {
			objects: n,
			unusable: [],
			notRead: i
		} : void 0;
	})().catch((e) => {
		if (!(e instanceof G && ar.includes(e.status) || e instanceof X)) throw e;
	});
}
async function cr(e, t, n) {
	let r = await lr(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await ur(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort(({ key_id: e }, { key_id: t }) => e.length - t.length || (e < t ? -1 : 1));
}
async function lr(e, t) {
	let n = await Promise.all(hr(t).map(async (n) => (await dr(e, { filter_keys: n })).filter(({ key_name: e }) => ge(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => ge(e)));
	if (![...t].every((e) => r.has(e) || or.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function ur(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(gr(t).map((t) => dr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function dr({ client: e, project: t, languages: n }, r) {
	let i = await yr({
		client: e,
		projectId: t.id
	}, {
		...tr(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: s } = j(Ge(i, a));
	if (s.length > 0) throw new X();
	return o;
}
async function fr({ client: e, project: { id: t } }, n) {
	if (t === V(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function pr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) ? t.every(({ entries: t, rules: n }) => xt(t, e, !1, ht(n)).fresh.length === 0) : !1;
}
function mr(e) {
	return !e.includes(",");
}
const hr = (e) => vr(e, 500, 2e3, _r), gr = (e) => vr(e, 500, 7e3, _r), _r = (e) => encodeURIComponent(e).length + 3;
function vr(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function yr({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new br();
	if (r.totalCount !== yt(Ge(r)).length) throw new X();
	return r;
}
var br = class extends X {};
const xr = {
	include_translations: !0,
	disable_references: !0
};
async function Sr(e, t, n = []) {
	let r = await Promise.all(gr(t.map(String)).map((t) => wr(e, t)));
	return j(Ge(r.flat(), n));
}
async function Cr(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => Sr(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => [e, void 0].flatMap((e) => o.get(e) ?? []);
	return i && (({ id: e }) => ({
		key: a.get(String(e)),
		lacks: s(String(e))
	}));
}
async function wr(e, t) {
	try {
		return await yr(e, {
			...xr,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof br || n instanceof G && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await wr(e, t.slice(0, r)), ...await wr(e, t.slice(r))];
	}
}
async function Tr(e, t) {
	let n = new Set(t.flatMap((e) => ge(e))), r = [...n].every(mr) ? hr(n).map((e) => ({
		...xr,
		filter_keys: e
	})) : [xr], i = [];
	for (let t of r) s(i, await $n(e, t));
	return Er(j(i), n);
}
function Er({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(ge(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Dr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Sr(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = r.filter(({ key_id: e }) => !o.has(String(e))), c = new Set(s.flatMap(({ key_name: e }) => ge(e)));
	if (c.size === 0) return a;
	let l = Er(j(await $n(i, {})), c), u = await Sr(i, l.objects.map(({ key_id: e }) => e)), d = u.objects.filter(({ key_id: e }) => !o.has(e));
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
async function Or(e, t) {
	let n = await kr(e, t.filter((t) => t.answer.is === "refused" ? /already taken/i.test(t.answer.error.message) : !Mr(e, t)).map((e) => e.sent));
	return t.map((t) => jr(e, t, n.get(t.sent), Fr));
}
async function kr(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = Rr(t, {
		keys: (await Z(() => Tr(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function Ar(e, t) {
	let n = await Cr(e, t.filter((t) => t.answer.is !== "refused" && !Mr(e, t)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return jr(e, t, r?.key, r?.lacks.length === 0 ? Ir : gn);
	});
}
function jr(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && Nr(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? Nr(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? Pr(n.error) : i
	};
}
function Mr({ context: e }, { sent: t, answer: n }) {
	return n.is === "stored" && _n(B, t.change, n.key, e).length === 0;
}
function Nr({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), vn(B, n, r, e);
}
function Pr({ message: e, code: t }) {
	return q("refused", `The service refused it: ${e} (code ${t}).`);
}
const Fr = q("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), Ir = q("not made", "The service answered without an error, but did not do this. Apply again."), Lr = { is: "silent" };
function Rr(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = [...i].find((e) => zr(n.out, e.key_name) && (!t || Br(e, n.out)));
		e && (i.delete(e), r.set(n, {
			is: "stored",
			key: e
		}));
	}
	let a = ({ out: e }) => n.filter(({ key_name: t }) => t !== void 0 && zr(e, t)), o = new Map(e.filter((e) => !r.has(e)).map((e) => [e, a(e)]));
	for (let [e, t] of o) {
		let n = [...o.keys()].filter((e) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? Lr
	}));
}
function zr({ key_name: e = "", platforms: t = [...u] }, n) {
	return t.every((t) => de(n, t) === de(e, t));
}
function Br(e, { platforms: t = [], filenames: n = {} }) {
	return u.every((n) => t.includes(n) === e.platforms.includes(n)) && u.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Vr(e, { keys: t, errors: n }) {
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
		answer: r.get(String(e.change.id)) ?? Lr
	}));
}
// src/keys/rereadBeforeWrite.ts
function Hr(e) {
	return {
		change: e,
		out: ne(B.fields, e, {}, [])
	};
}
function Q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function Ur(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function Wr(e, t, n, r) {
	let i = (e) => r ? Y(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Q(t, i(J(e)))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || Yr(e)), c = s.map(({ change: e }) => e), l = await Cr(e, c), u = c.some(Jr) ? l && await Z(() => e.languages()) : [];
	if (!l || !u) return a(Kr);
	let d = new Set(s), f = [], p = (t) => {
		let { change: n } = t;
		if (!d.has(t)) return Ur(t);
		let { key: r, lacks: a } = l(n);
		if (!r) return a.length > 0 ? i(Pn("key")) : {
			state: "skipped",
			message: qr
		};
		let o = Jr(n) ? u.filter((e) => !O(r, e)) : [];
		if (o.length > 0) return i(Pn("key", ` (no usable ${o.join(", ")} text)`));
		let { open: s, kept: c } = Xr(n, r, e.context);
		if (s.length === 0) return Zr({
			state: "done",
			id: n.id
		}, n, c);
		let p = Hr({
			...n,
			fields: s
		});
		ti(p.change).length > 0 && e.beforeReshaping.set(n.ref, r);
		let m = Gr(p.change, r, e.context);
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
function Gr(e, t, n) {
	if (e.fields.some((t) => be(e.kind, t))) {
		let r = Jn(B, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: Xn(e.fields)
		};
	}
	let r = pe(B, t, B.liveContext(t, n, e.label)), a = ({ field: e, part: t = "" }) => i(r[e], t), o = e.fields.filter(({ part: e }) => e !== void 0), s = o.filter((e) => a(e) !== void 0), c = e.fields.find((t) => I(e.kind, t));
	if (s.length === 0 && !c) return;
	let { key_name: l = "", key_id: u = e.id, translations: d } = r, f = {
		key_name: l,
		key_id: u,
		is_plural: t.is_plural,
		...Zn(s, a),
		...c && d !== void 0 && { translations: d }
	};
	return {
		kind: B.name,
		id: e.id,
		entry: f,
		action: "update",
		wrote: Xn(c ? [c, ...o] : s)
	};
}
const Kr = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", qr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Jr(e) {
	return e.fields.some((t) => I(e.kind, t) || be(e.kind, t));
}
function Yr({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = B.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || be(e, t);
	});
}
function Xr(e, t, n) {
	let r = e.fields.find(({ field: e }) => e === "platforms")?.after, i = Array.isArray(r) ? u.filter((e) => r.includes(e)) : t.platforms, a = {
		...B.liveContext(t, n, e.label),
		platforms: i
	}, o = [], s = [], c = !1;
	for (let n of e.fields) {
		let { field: r, part: i, before: l, after: u, seen: d } = n, f = B.fields.find(({ name: e }) => e === r), p = f?.stored(t, a, i), m = f?.editState?.(t, i), h = d !== void 0 && (m === void 0 || Je(e.id, m) !== d);
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
	c ||= s.some((e) => Be(l, e));
	let d = c && o.some((e) => I(l, e)), f = o.filter((e) => d && (I(l, e) || Be(l, e)));
	return {
		open: o.filter((e) => !f.includes(e)),
		kept: {
			moved: s,
			unconverted: f
		}
	};
}
function Zr(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${Qr(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${Qr(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = Qr(t.filter((e) => !i.includes(e)));
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
function Qr(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function $r(e, t) {
	let n = t.flatMap(({ change: t, outcome: n }) => {
		let r = e.beforeReshaping.get(t.ref), i = ti(t).some(({ field: e }) => ei(t, n).includes(e));
		return r && i ? [[t, r]] : [];
	}), r = new Map(n), i = await Cr(e, [...r.keys()]);
	return t.map((e) => {
		let t = r.get(e.change);
		return t ? {
			...e,
			outcome: ni(e, t, i?.(e.change).key)
		} : e;
	});
}
function ei({ fields: e }, t) {
	return t.state === "done" ? Qr(e) : t.state === "skipped" ? t.written ?? [] : [];
}
function ti({ kind: e, fields: t }) {
	return t.filter((t) => I(e, t));
}
function ni({ change: e, outcome: t }, n, r) {
	let [i] = ti(e), a = ei(e, t), o = t.state === "skipped" ? ` ${t.message}` : "";
	if (!r || n.translations?.some(({ language_iso: e }) => !O(r, e))) return q("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${o}`, i?.place);
	let s = ri(n, r).filter((e) => !a.includes(e));
	return s.length === 0 ? t : q("stored differently", `The service removed the texts in ${s.join(", ")} when is_plural changed. The backup has them.${o}`, i?.place);
}
function ri(e, t) {
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: n }) => {
		let r = ii(n), i = ii(O(t, e)?.translation ?? "");
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function ii(e) {
	let t = he(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function ai(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: o } of t.translations ?? []) {
		let t = O(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || o === void 0 || t !== o && e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function oi(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [H("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function si(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return _i(t, Math.ceil(t.length / n.max), (t) => si(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, J(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(di),
			...ui(e)
		});
		return await Or(e, Rr(t, {
			keys: li(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof K)) throw r;
		return kn(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? ci(e, t, r) : gi(e, t, r, (t) => si(e, t), void 0);
	}
}
async function ci(e, t, n) {
	let r = [], i = t;
	for (let t of [0, Sn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, Y(n))];
		let a = await kr(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (s(r, await Or(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, Cn(n, "key"))];
}
function li(e) {
	return j(Ge(e)).objects;
}
function ui({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function di({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function fi(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Ur),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await Wr(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new Tn();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: Yt(String(e.id)),
					...t
				})),
				...ui(e)
			};
		}), c = Vr(a.due, {
			keys: li(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && ai(e.movedWriters, t.before, n.key, r);
		}
		return [...a.outcomes, ...hi(a.due, await Ar(e, c))];
	} catch (t) {
		let r = pi(a.due);
		if (t instanceof Tn) return [...a.outcomes, ...n ? Q(r, Mn(n.error, "change")) : []];
		if (!(t instanceof K)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await mi(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await gi(e, a.due, t, (t) => fi(e, pi(t), n), n?.error);
		return [...a.outcomes, ...hi(a.due, i)];
	}
}
function pi(e) {
	return e.map((e) => e.planned);
}
async function mi(e, t, n) {
	return e.stop.reason() === void 0 ? kn(n.error) && n.sent <= 2 && t.length > 1 ? _i(t, 2, (t) => fi(e, t, n)) : (await e.wait(wn(n)), fi(e, t, n)) : Q(t, Y(n.error));
}
function hi(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Zr(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function gi({ stop: e }, t, n, r, i) {
	return n instanceof G && !On(n) && t.length > 1 ? _i(t, 2, r) : (e.note(n, !0), Q(t, Y(An(n, i))));
}
async function _i(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) s(i, await n(e.slice(t, t + r)));
	return i;
}
async function vi(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await yi(e, t, n), s.due.length === 0) throw new Tn();
		return s.due.map(({ id: e }) => Yt(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof Tn) return [...s.outcomes];
		if (!(e instanceof K)) throw e;
		a.note(e), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(wn(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await vi(e, f, t)];
	}
	let m = await bi(e, f, l, d && An(d, n?.error));
	return [...p, ...m];
}
async function yi(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Si(t, a(J(e)))
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(s);
	let c = await Cr(e, t, () => e.languages());
	if (!c) return o(Kr);
	let l = [], u = [], d = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...N(t), ...Yn(B, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? d.push({
			change: n,
			outcome: {
				state: "done",
				id: n.id
			}
		}) : o.length > 0 ? d.push({
			change: n,
			outcome: a(Fn("key", o))
		}) : !t || Je(n.id, B.fingerprint(t)) !== n.seen ? d.push({
			change: n,
			outcome: Nn("key", "removed")
		}) : (l.push(n), u.push(Jn(B, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: d
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...d, ...Si(l, xi(n.error))]
	};
	let f = await r.save(u) ?? await i.beforeWrite() ?? (l.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
	return f === void 0 ? {
		due: l,
		outcomes: d
	} : {
		due: [],
		outcomes: [...d, ...Si(l, a(J(f)))]
	};
}
async function bi(e, t, n, r) {
	let i = await Cr(e, t), a = r ? Y(r) : gn;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? xi(r) : {
				state: "done",
				id: e.id
			}
		};
	});
}
function xi(e) {
	return e ? In("key", e) : q("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function Si(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function Ci(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(Hr(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => vr(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const wi = {
	kind: "key",
	observe: Qn,
	lookUp: Dr,
	batches: Ci,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? vi(t, n.filter(Di)) : e === "create" ? si(t, n.filter(Ti).map(Hr)) : $r(t, await fi(t, n.filter(Ei).map(Hr)));
			},
			async finish(e, n) {
				s(n.remarks, oi(t.movedWriters));
			}
		};
	}
}, Ti = (e) => e.action === "create", Ei = (e) => e.action === "update", Di = (e) => e.action === "destroy", Oi = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => ki(e, t.id),
	lookUp: ki,
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
			return n === void 0 ? e.action === "create" ? Ii(t, e) : e.action === "update" ? Mi(t, e) : Ji(t, e) : J(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Ui(t, e, n)
		};
	}
};
async function ki(e, t) {
	let n = await Gt(() => e.webhooks(V(t)), (e) => W(U(e)?.webhook_id));
	if (n) return Ye(n);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function Ai({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && le(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return J("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${Fe}${o}`, u = c ? r : {
		...r,
		entry: {
			...s,
			url: `\${${l}}`
		}
	}, d = await e.save([u], c || !e.keepsUrls ? {} : { [l]: i }) ?? await n.beforeWrite();
	return d === void 0 ? void 0 : J(d);
}
async function ji({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new Tn();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? Y(r.error) : i;
			if (!(t instanceof K)) throw t;
			if (n.gone && Yi(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), Y(An(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(wn(r));
	}
}
function Mi(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [V(r), String(t.id)], o = () => n.webhook(i, a);
	return ji(e, {
		async settled() {
			let n = rt(await o());
			if (!("webhook" in n)) return Pn("webhook");
			if (!Fi(e, t, n.webhook)) {
				let r = Li(e, t, n);
				return r?.state === "done" ? r : Nn("webhook", "updated");
			}
			return Ai(e, Ni(t, n.webhook, e.context), n.webhook, "overwritten");
		},
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), Vi(e, t)));
			return Li(e, t, rt(o));
		},
		async readBack(n) {
			let r = await Ri(e, t, o);
			return n && r.state !== "done" ? Y(n) : r;
		}
	});
}
function Ni(e, t, n) {
	let r = [e.identity, e.renamed_from].filter((e) => typeof e == "string").find((e) => le(e, n.variables) === t.url) ?? "", i = pe(z, t, z.liveContext(t, n, r)), a = Xn(e.fields);
	return {
		kind: z.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...Pi(i, a.events ?? i.events),
			...a
		}
	};
}
function Pi({ event_lang_map: e }, t) {
	if (!a(e) || !Array.isArray(t)) return {};
	let n = Object.entries(e).filter(([e]) => t.includes(e));
	return { event_lang_map: Object.fromEntries(n) };
}
function Fi({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = typeof n == "string" ? n : r, s = z.liveContext(a, e, o), c = t.map(({ field: e, part: t }) => {
		let n = z.fields.find(({ name: t }) => t === e)?.stored(a, s, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return _e(z, a, c) === i;
}
async function Ii(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = Hi(t, Vi(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return J(l);
	try {
		let a = await n.createWebhook(V(r), c);
		return i.add(t.ref), Li(e, t, rt(a)) ?? await Ri(e, t, () => Bi(e, c));
	} catch (n) {
		if (!(n instanceof K)) throw n;
		if (!n.mayHaveHappened) return o.note(n), Y(n);
		i.add(t.ref);
		for (let r of [0, Sn]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return Y(n);
			let i = await Z(() => Bi(e, c));
			if (i) return vn(z, t, i, s);
		}
		return Cn(n, "webhook");
	}
}
function Li({ context: e }, t, n) {
	if (!(!("webhook" in n) || _n(z, t, n.webhook, e).length > 0)) return vn(z, t, n.webhook, e);
}
async function Ri(e, t, n) {
	return Li(e, t, rt(await Z(n))) ?? gn;
}
function zi(e, t) {
	let n = p([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return We(e.url, t.url) && r && n;
}
async function Bi(e, t) {
	let { objects: n, unusable: r } = await ki(e.client, e.projectId), i = n.find((e) => zi(e, t)), a = r.some(({ names: e }) => e.every((e) => We(e, t.url)));
	if (!i && a) throw new X();
	return i;
}
function Vi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = ne(z.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: le(r, e.variables) }
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
	let i = (await Z(() => ki(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = r.filter((e) => e !== t).map((e) => Gi(n.of(e))), s = new Set([...o, ...a]), c = i?.filter(({ webhook_id: e }) => !s.has(e));
		c ? await Wi(e, t, c, n) : n.remarks.push(Ki(t, "warning", qi));
	}
}
async function Wi(e, t, n, r) {
	let i = Hi(t, Vi(e, t)), a = n.filter((n) => zi(n, i) && vn(z, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Gi(r.of(t)), [s, ...c] = a.map(({ webhook_id: e }) => e).sort();
	if (o !== void 0 && s !== void 0 && ![s, ...c].includes(o)) {
		let e = `may exist twice, as ${o} and as ${s}: the list of webhooks does not have ${o} yet. Look at the webhooks in Lokalise. If both are there, delete one of them.`;
		r.remarks.push(Ki(t, "warning", e));
	}
	if (s !== void 0 && c.length !== 0) for (let n of c) {
		let i = n === o && await Z(() => e.client.destroyWebhook(V(e.projectId), n)) !== void 0;
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
	return H("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const qi = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function Ji(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, [s, c] = [V(r), String(t.id)], l = {
		state: "done",
		id: t.id
	};
	return ji(e, {
		async settled() {
			let r = i.reason() ?? a.missing();
			if (r !== void 0) return J(r);
			let l = rt(await n.webhook(s, c));
			return "webhook" in l ? Je(t.id, z.fingerprint(l.webhook)) === t.seen ? Ai(e, Jn(z, l.webhook, t, o), l.webhook, "removed") : Nn("webhook", "removed") : Fn("webhook", l.unusable.lacks);
		},
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(s, c, e);
			return qt(t) === !0 ? l : void 0;
		},
		gone: l,
		async readBack(e) {
			try {
				await n.webhook(s, c);
			} catch (t) {
				if (!(t instanceof K)) throw t;
				return Yi(t) ? l : e ? Y(e) : gn;
			}
			return e ? In("webhook", e) : q("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
function Yi(e) {
	return e instanceof G && e.status === 404;
}
// src/run/connect.ts
fn([wi, Oi]);
function Xi(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", tokenFrom: a, rate: o, concurrency: s, name: c } = e, l = {
			token: i,
			tokenFrom: a,
			baseUrl: t,
			concurrency: s,
			...o !== "auto" && { rate: o },
			...r
		};
		return At(n ? new Qi(l, c, n) : new en(l));
	} catch (e) {
		if (!(e instanceof Jt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return Ut(H("bad-setting", t + e.message));
	}
}
function Zi(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = Xi(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = Xi(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? At({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var Qi = class extends en {
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
function $i({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: Tt,
		variables: i,
		verdicts: ot
	}, c = e.map((e) => {
		let i = n.objects[e.plural]?.objects ?? [];
		return {
			kind: e,
			parts: ea(e, t[e.plural] ?? [], i, {
				context: s,
				force: r
			})
		};
	}), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = ce(c.flatMap(({ parts: e }) => e)), m = c.map(({ kind: e, parts: t }) => [e.plural, {
		unchanged: ce(t).unchanged,
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
function ea(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => me(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = me(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...ta(e, t, c, u, d)
		};
	});
}
function ta(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: u.name,
			label: u.label(a),
			place: zt(r, i)
		}, s = R(u, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...l, s]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal.message);
	let f = `The ${u.name} ${me(u, t.declared).id} no longer exists`, p = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${f}${p}, so it cannot be restored. Copy from here what you need.`);
	let m = n === void 0 ? A(u, {
		declared: o,
		live: c
	}, s, i.ref) : na(u, t, r, n, i), h = [...l, ...m.problems];
	return c === void 0 ? {
		...m,
		problems: h
	} : !m.change && h.length === l.length ? {
		kept: [],
		problems: h
	} : d("name-taken", `${f}${p}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function na(e, { wrote: t }, { declared: n, context: r }, o, { force: s, ref: c }) {
	let l = A(e, {
		declared: n,
		live: o
	}, r, c), { change: u, problems: d, kept: f } = l;
	if (u?.action !== "update") return l;
	let p = e.context(n.values, o, r), m = t.values[e.fields.find(({ role: e }) => e === "identity")?.name ?? ""], h = e.liveContext(o, r, typeof m == "string" ? m : ""), g = (n) => {
		let { field: r, part: a, before: c = null, after: l } = n;
		if (s || P(c) && !I(e.name, n) || ra(c, l)) return !0;
		let u = new Map(Object.entries(t.values)).get(r), d = a === void 0 ? u : i(u, a), f = e.fields.find(({ name: e }) => e === r);
		return d === void 0 || !f ? !1 : f.same(f.stored(o, h, a) ?? c, d, p);
	}, _ = e.fields.find(({ role: e }) => e === "text"), v = ({ field: e }) => e === _?.name, y = ([e, r]) => {
		let a = u.fields.find((t) => v(t) && t.part === e);
		if (a) return !g(a);
		let [o, s] = [n.values, t.values].map((t) => i(new Map(Object.entries(t)).get(_?.name ?? ""), e));
		return o === void 0 && !(s !== void 0 && _?.same(r, s, p));
	}, b = _?.toManifest(o, h), x = !s && a(b) && Object.entries(b).some(y), S = u.fields.some((t) => I(e.name, t) && (x || !g(t))), C = (t) => g(t) && !(S && (v(t) || I(e.name, t))), w = Se(e, o, u.fields.filter(C), r.project), T = u.fields.filter((e) => !C(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: u.label,
			id: u.id,
			reason: g(t) && I(e.name, t) ? "converts" : "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (w.length === 0) return {
		kept: [...f, ...T],
		problems: d
	};
	let E = _e(e, o, w);
	return {
		change: {
			...u,
			seen: E,
			fields: w
		},
		kept: [...f, ...T],
		problems: d
	};
}
function ra(e, t) {
	return a(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && a(t) && Object.values(t).includes(e);
}
function ia({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => st(e.kind, t)));
}
function aa({ changes: e }) {
	return e.some((e) => e.action === "update" && (Re(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? I(e.kind, t) : t.before !== void 0 && !P(t.before))));
}
// src/files/undeclaredFiles.ts
async function oa(e, t, n, r) {
	let i = new Set(await we(e, r)), a = await xe("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : an(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + on);
	return sa(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function sa(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await un();
		try {
			let e = t(a, ft(await ct(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, Ne(a.full, n));
		} catch {}
	}
	return i;
}
async function ca({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(await we(r, a)), s = [];
	for (let e of t.filter(({ files: e }) => Wt(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await Pe(e, i, a)) {
			let i = Qe(e, n), a = It(e, i), c = t.flatMap((t) => Dt(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				language: a ?? "",
				...Ft(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => an(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return sa(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => ie(e.identity(t)))), i, a);
}
function la(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...t.flatMap((t) => Ca(e, t, r, wa(t.kind))),
		...t.flatMap((t) => Ca(e, t, i, Ta)),
		...t.flatMap((t) => ha(e, t)),
		...da(e, t, n),
		...t.flatMap((t) => ma(e, t, n)),
		...t.flatMap((e) => ga(e, n)),
		...t.flatMap((t) => _a(e, t, n)),
		...t.flatMap(({ kind: t }) => va(e, t, n))
	];
}
function ua(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`);
}
function da(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: ya(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => fa(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${m(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`);
}
function fa({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = Te(i, r) === "off" ? e.matched : e.scope, o = pa(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return $("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${m(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`);
}
function pa({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = Le(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? Le(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function ma(e, { declared: t, scope: n, kind: r }, i) {
	if (Te(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = jt(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`);
	let u = ba(e, a).length;
	if (u === 0 || u !== n) return [];
	let d = c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : "", [f, p] = Te(r, i) === "owned" ? [`, with the tag ${Ht}${i.owner}`, "owner, "] : ["", ""];
	return $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}${f}). Check ${p}the project and the manifests. If you want this, ${d}set ${l}: off and remove them in the project.`);
}
function ha(e, t) {
	let n = Sa(t);
	return xa(e, t).flatMap(({ label: e, names: [t = e], texts: r }) => {
		let i = r.map((e) => n.get(e)).find((e) => e !== void 0);
		if (!i) return [];
		let a = `The plan removes "${e}" and creates "${i.label}" with the same text. If it was renamed, set previously: ${t} in the entry of the new one in ${Bt(i.place.file)} to keep its translations. If it is really new, set new: true there.`;
		return [H("looks-renamed", a, {
			place: i.place,
			scope: "project"
		})];
	});
}
function ga(e, { allowWrongProject: t }) {
	let { live: n, declared: i, matched: a, matching: o, kind: s } = e, { name: c, plural: l, limits: u, names: d, label: f } = s, { minimumForWrongProject: p = Infinity } = u, m = n.objects.length + n.unusable.length + (n.notRead ?? 0), h = i.length;
	if (t || h === 0 || a > 0 || o.namesakes.size > 0) return [];
	let g = r(() => new Set(n.objects.flatMap((e) => d(e)))), _ = (e) => g().has(e), [v, ...y] = i.filter((e) => wt(e, f(e.values), _));
	if (v) return $("foreign-project", `None of the ${h} declared ${l} is in the project, but ${y.length + 1} of them ${y.length === 0 ? "is" : "are"} ${Lt(f(v.values))}`);
	if (m < p) return [];
	let b = Sa(e), x = o.unmanaged.flatMap((e) => {
		let t = s.texts(e).flatMap((e) => b.get(e)?.label ?? [])[0];
		return t === void 0 ? [] : [`"${s.liveLabel(e)}", and not "${t}"`];
	});
	if (x.length > 1 && x.length * 5 >= h * 4) return $("foreign-project", `None of the ${h} declared ${l} is in the project, but ${x.length} live ${l} have the same texts and other names. Correct key_name or separator in the row of texts so that it gives the names of the project: ${x[0]}. If the ${l} were renamed, set previously in their entries of keys.yaml.`);
	let S = h === 1;
	return $("foreign-project", `The project has ${m} ${l}. The manifests declare ${S ? `1 ${c}, and it` : `${h} ${l}, and none of them`} is ${S ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`);
}
function _a(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = Le(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => se(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`);
}
function va({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, s = t.filter(({ kind: e }) => e === n), { baseTexts: c, translations: l } = Ce(e, s), u = `The plan changes ${c} base text${c === 1 ? "" : "s"}`;
	return l !== void 0 && l <= a ? [] : $("too-many-unverified", l === void 0 ? `${u}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.` : `${u}, which may mark ${l} translation${l === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`);
}
function ya(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => st(t, e)) : []);
	return ba(e, t).length + n.length;
}
function ba({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function xa(e, { kind: t, live: n }) {
	let r = ba(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
	return r.flatMap(({ id: e, label: n }) => {
		let r = i.get(String(e));
		return r === void 0 ? [] : [{
			label: n,
			names: t.names(r),
			texts: t.texts(r)
		}];
	});
}
function Sa({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !me(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : ee(t)).map((e) => [e, t]) : []);
	return new Map(n);
}
function $(e, t) {
	return [H(e, t, { scope: "project" })];
}
function Ca(e, t, n = new Map(), r) {
	let i = xa(e, t).flatMap(({ names: e }) => {
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
function wa({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file. If it belongs to another team, correct the setting owner.`;
}
const Ta = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
// src/run/conflictMessages.ts
function Ea(e, { reasons: t, writes: n, takenBack: r, target: i, ...a }) {
	let o = new Set((i?.kept ?? []).filter(({ item: { reason: e } }) => e === "conflict" || e === "undecided").map(Da)), s = (e) => o.has(Da(e)), c = e.filter(({ item: e }) => e.reason === "conflict"), l = e.filter(({ item: e }) => e.reason === "undecided"), u = ({ kind: e, entry: t, item: { part: n = "", declared: r } }) => {
		let a = i && L(e, i.entries).find(t), o = a && E(e, a, n);
		return i !== void 0 && (o === void 0 || !p(o, r ?? null));
	}, d = e.filter((e) => e.item.reason === "held" && u(e)), f = (e) => s(e) ? "notice" : n || i ? "error" : "warning";
	return [
		...c.map((e) => Oa(e, s(e) ? "notice" : "error", a)),
		...ja(l, f, {
			reasons: t,
			...a
		}),
		...d.map((e) => Oa(e, "warning", a)),
		...Ma(r, a)
	];
}
function Da({ item: { kind: e, id: t, part: n, declared: r } }) {
	return d([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function Oa(e, t, n) {
	let { item: r, entry: i, kind: a } = e, o = r.reason === "held", s = o ? `The rule for ${r.part} is seed, so the project keeps its text, and the changed text of the file is not written.` : `Both the file and the project changed the ${r.part} text, so it is not written.`, c = {
		path: [r.field, r.part ?? ""],
		ofName: !0,
		severity: t
	}, l = ka([e], n).slice(o ? -1 : 0);
	return {
		...R(a, i, "conflict", s, c),
		ways: l
	};
}
function ka([{ kind: e, entry: t, item: n }, ...r], { flags: i, isWorkflow: a }) {
	let o = r.length === 0, s = o || i.includes("--filter") ? [] : ["--filter", `file:${n.place.file}`], c = `${o ? ie(e.identity(t.values))[0] : "*"}:${n.part}`, l = [
		c,
		...s,
		...i
	].map(mt).join(" "), u = `lokaform pull --accept ${l}`, d = o ? "text" : "texts", f = o ? "the file's text" : `the files' texts in all conflicts and undecided texts in ${n.part}`;
	return a ? [
		{
			does: `copy the project's ${d} into the file, or at a terminal`,
			command: u
		},
		{
			does: `keep ${f}, in the message of the next commit`,
			command: `Lokaform-Overwrite: ${c}`
		},
		{
			does: `keep ${f}, with Run workflow and the input overwrite`,
			command: c
		}
	] : [{
		does: `take the project's ${d}`,
		command: u
	}, {
		does: `keep the file's ${d}`,
		command: `lokaform apply --overwrite ${l}`
	}];
}
const Aa = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function ja(e, t, { reasons: n, ...r }) {
	return [...l(e, (e) => {
		let { place: n, part: r, cause: i } = e.item;
		return d([
			n.file,
			r ?? null,
			i ?? null,
			t(e)
		]);
	}).values()].map((e) => {
		let [i] = e, { place: a, part: o, cause: s = "undated" } = i.item, c = n.get(s), l = `${e.length === 1 ? `The ${o} text of ${i.item.label} differs from the project and is not written` : `${Oe(e.length)} ${o} texts of this file differ from the project and are not written; this is the first`}. ${Aa[s]}${c === void 0 ? "." : `: ${c}`}`, u = ka(e, r), d = t(i);
		return H("undecided", l, {
			place: a,
			severity: d,
			scope: "change",
			ways: u
		});
	});
}
function Ma(e, t) {
	let n = e.map(({ kind: e, entry: t, language: n }) => {
		let r = e.fields.find(({ role: e }) => e === "text")?.name ?? "";
		return {
			kind: e,
			entry: t,
			item: {
				part: n,
				place: Rt(t.file, t.span, [r, n])
			}
		};
	});
	return [...l(n, ({ item: { part: e, place: t } }) => d([t.file, e])).values()].map((e) => {
		let [{ kind: n, entry: r, item: i }] = e, a = e.length > 1 ? ` So are ${Oe(e.length - 1)} more ${i.part} texts of the file.` : "", o = `The ${i.part} text of ${n.label(r.values)} was written without the text that a pull brought, so apply replaces that text of the project. A merge that keeps its own side of a file does that.${a}`, s = ka(e, t);
		return H("taken-back", o, {
			place: i.place,
			severity: "warning",
			scope: "change",
			ways: s
		});
	});
}
async function Na(e, { kinds: t }, { history: n, manifests: r, textFiles: i, usable: a, asked: o }) {
	let { versions: s, is: c } = await n.versions(e, r, o), l = (e) => Object.fromEntries(t.map((t) => [t.plural, e.flatMap((e) => Xe(t, e, e.before, i, a))])), u = s.filter(({ until: e, before: t }) => e === Infinity && t !== "");
	return {
		entries: l(s),
		committed: l(u),
		isRead: c === "read",
		uncommitted: u.map(({ now: e }) => e)
	};
}
function Pa(e, t) {
	return e.map((e) => {
		let { kind: n, matching: r } = e, i = (t[n.plural] ?? []).toReversed(), a = new Map(i.map((e) => [d([n.label(e.values), e.file.path]), e])), o = c([...a.values()], ({ values: e }) => [n.label(e)]), s = r.matches.flatMap((e) => (o.get(n.label(e.declared.values)) ?? []).map((t) => ({
			...e,
			declared: t
		})));
		return {
			...e,
			matching: {
				...r,
				matches: s
			}
		};
	});
}
function Fa({ kinds: e, entries: t }, n) {
	let r = (t) => e.flatMap((e) => (t[e.plural] ?? []).map(({ values: t }) => d([e.name, e.label(t)]))), i = new Set(r(t));
	return new Set(r(n).filter((e) => !i.has(e)));
}
function Ia(e, t, { isWhole: n, replaced: r }) {
	return [
		...La(e.kinds, t, n),
		...Ra(e, r),
		...za(e.kinds, t),
		...Ba(e.kinds, t)
	];
}
function La(e, t, n) {
	return e.flatMap(({ kind: e, matching: { matches: r } }) => {
		let i = (t[e.plural] ?? []).filter(({ from: e }) => n || !e), a = i.flatMap(({ values: t }) => ie(e.identity(t))), o = new Set([...a, ...i.flatMap((t) => ue(e, t))]);
		return r.flatMap(({ declared: t, live: n, renamedFrom: r }) => {
			let [a] = ue(e, t), s = L(e, i).find(t) && a !== void 0 && !o.has(a);
			if (e.secretNames || n === void 0 || r !== void 0 || !s) return [];
			let c = `The project has a key of this name already, and no file had the name "${a}", so nothing is renamed. The field previously is for the old name: to rename the key, swap the two names.`;
			return [R(e, t, "unknown-previously", c, {
				path: ["previously"],
				severity: "warning"
			})];
		});
	});
}
function Ra({ plan: e, unmanaged: t, kinds: n, problems: r }, i) {
	return r.some(({ code: e }) => e === "looks-renamed") ? [] : n.flatMap(({ kind: n, matching: { matches: r } }) => {
		let a = new Set([...t, ...e.changes.filter(({ action: e }) => e === "destroy")].map(({ label: e }) => e)), [o, ...s] = [...new Set((i[n.plural] ?? []).map(({ values: e }) => n.label(e)))].filter((e) => a.has(e)), [c, ...l] = r.filter(({ live: e }) => e === void 0), u = c && (n.secretNames || Object(c.declared.values).new);
		if (o === void 0 || !c || u || s.length + l.length > 0) return [];
		let d = `This entry is new, and "${o}" is gone from the files. If it was renamed, set previously: ${o} in ${Bt(c.declared.file.path)}, to keep the key and its history. If it is really new, set new: true.`;
		return [R(n, c.declared, "looks-renamed", d, {
			path: [],
			severity: "notice"
		})];
	});
}
function za(e, t) {
	return e.flatMap(({ kind: e, matching: { matches: n } }) => {
		let r = L(e, (t[e.plural] ?? []).filter(({ from: e, parts: t }) => e ?? t));
		return n.flatMap(({ declared: t, live: n }) => {
			let i = n === void 0 ? void 0 : r.find(t);
			return !i || !Ct(e, t, i) ? [] : [R(e, t, "no-base-text", "No file has a text for it any more, but this entry still declares it. If it is to go, delete this entry, too. Otherwise, put the texts back.", {
				path: [],
				severity: "warning"
			})];
		});
	});
}
function Ba(e, t) {
	return e.flatMap(({ kind: e, matching: { matches: n } }) => {
		let r = L(e, t[e.plural] ?? []), i = n.flatMap(({ declared: e, live: t }) => {
			let n = e.from ?? e.parts, i = t === void 0 || n ? void 0 : r.find(e), a = JSON.stringify(i?.onCreate) === JSON.stringify(e.onCreate);
			return !i || i.from || i.parts || a ? [] : [e];
		});
		return [...l(i, ({ file: e }) => e.path).values()].map(([t, ...n]) => {
			let r = He(n.length + 1, e.name), i = `The values of on_create changed, and count only for new ${e.words.many}: ${r} of this file that the project has, such as this one, keep theirs. To change them, write the fields in their entries.`;
			return R(e, t, "wrong-value", i, {
				path: [],
				severity: "notice"
			});
		});
	});
}
// src/run/status.ts
function Va(e, t) {
	let n = `Project ${e.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`, r = H("segmented-project", n, { scope: "project" });
	return [...e.segmentation ? [r] : [], ...nt(t, e, "error")];
}
function Ha(e, t, n, r) {
	let i = E(e, t, n) !== void 0, a = (t.parts ?? [t]).flatMap(({ file: e }) => r.get(e.path) ?? []), o = (e) => a.some(({ source: { place: t, others: r }, file: i, dir: a }) => (t === e.source.place || r?.includes(n)) && i === e.file && a === e.dir), s = [...r].find(([, e]) => e.language === n && o(e));
	if (!i && s) return {
		file: s[0],
		line: 1,
		col: 1,
		endLine: 1,
		endCol: 1
	};
	let c = e.fields.flatMap(({ name: e, role: t }) => t === "text" ? [e, n] : []);
	return Rt(t.file, t.span, i ? c : []);
}
function Ua({ kinds: e }, t, { settings: { required: n }, textFiles: r }) {
	let { baseLanguage: i, languages: a = [] } = t, o = Mt(t), s = e.flatMap(({ kind: e, parts: t }) => t.flatMap(({ entry: t, live: n, kept: a, change: s }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(t)) return [];
		let c = n !== void 0 && e.isArchived(n), l = {
			kind: e.name,
			label: e.label(t.values)
		}, u = (s?.fields ?? []).filter((t) => Be(e.name, t)), d = (n) => ({
			place: Ha(e, t, n, r),
			...u.some(({ part: e, after: t }) => e === n && o(t, n)) && { written: !0 }
		});
		return [{
			...e.progressOf(t, n, i, o),
			key: l,
			where: d,
			kept: a,
			isArchived: c
		}];
	})), c = s.filter(({ isArchived: e }) => !e), l = c.flatMap((e) => e.kept);
	return a.map(({ iso: e }) => e).sort((e, t) => Number(t === i) - Number(e === i)).map((e) => {
		let t = e === i, { value: r } = n.get(e) ?? (t ? void 0 : n.get("*")) ?? {}, a = typeof r == "number" ? { translated: r } : r, o = c.map(({ statesIn: t, ...n }) => ({
			...n,
			states: t(e)
		})), u = (e) => o.filter(({ states: t }) => t.includes(e)).length, d = (t) => l.filter((n) => n.reason === t && "part" in n && n.part === e).length, f = o.filter(({ states: e }) => e.length === 0), p = (e) => o.length > 0 ? u(e) * 100 / o.length : -1, m = kt.filter((e) => p(e) < (a?.[e] ?? -1)), h = o.map(({ states: e, ...t }) => ({
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
			texts: o.length,
			archived: s.length - o.length,
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
// src/run/writers.ts
function Wa(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Ga(e, t) {
	return r(() => Ka(e, V(t)));
}
async function Ka(e, t) {
	try {
		let n = U(await e.contributorMe(t)) ?? {}, r = [Xt(n.user_id), W(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof K) || e instanceof Zt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function qa({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Wa(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [H("unknown-writers", a, {
		severity: "warning",
		scope: "change"
	})];
}
// src/run/textVerdicts.ts
async function Ja(e, t, n, r) {
	let i = (t) => ve(t, [e]), a = {
		...n,
		overwrite: i(n.overwrite),
		accept: i(n.accept)
	}, o = (n) => T(e, t, a, n), s = o(oe), c = new Map();
	if (s.is === "stopped") return {
		...s,
		reasons: c,
		takenBack: []
	};
	let l = a.accept.length > 0 ? "accept" : "overwrite", u = re(`--${l}`, a[l], e, t.project);
	if (u.length > 0) return {
		is: "stopped",
		problems: u,
		reasons: c,
		takenBack: []
	};
	let d = await qa(a, r), f = s.open.length === 0, { verdicts: p, unknown: m = [] } = f ? { verdicts: new Map() } : await Ya(s.open, e, a, r, t.project);
	for (let e of p.values()) e.is === "undecided" && "why" in e && c.set(e.cause, e.why);
	let h = f ? s : o((e) => p.get(F(e))), g = s.open.filter((e) => eo(p.get(F(e))));
	return {
		...h,
		problems: [
			...h.problems,
			...d,
			...m
		],
		reasons: c,
		takenBack: g
	};
}
async function Ya(e, t, n, { history: i, manifests: a, asked: s, applied: c, all: l = [], ownUser: u, ...d }, f) {
	let p = n.writers ? {
		is: "known",
		names: n.writers
	} : await u(), m = ({ by: e }) => p.is === "known" ? Wa(p.names, e) : void 0, h = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (m(e) === !1 ? 0 : 2592e3), g = await i.versions(o(e.map(h)), a, s), _ = ro(g, e, d), v = (g.overwrites ?? []).flatMap((e) => ve([e.pattern], [t]).map((t) => ({
		...e,
		pattern: t
	}))), y = Object.values(t.entries).flatMap((e) => e ?? []), b = c && r(c), x = new Set(), S = async (e) => {
		let t = $a(e, n, v);
		if (t === "write" || t === "pull") return { is: t };
		let r = {
			...e,
			declared: E(e.kind, e.entry, e.language)
		}, i = no(e, r.declared), a = (t) => Ke(e, m(e), t, i), o = g.is === "unreadable" && g.noRepository ? void 0 : {
			...te(r, _.versions, _.merged, y),
			...g.is === "unreadable" && h(e) <= (g.back ?? Infinity) && { unread: g.why }
		};
		if (e.isHeld) return {
			is: "held",
			...o?.periods[0]?.since === Infinity && { cause: "not committed" }
		};
		let s = a(o);
		if (s.is === "pull" && b && o) {
			let t = await b();
			if (t?.is === "read") {
				let n = M(r, t.declared.entries[e.kind.plural] ?? [], y);
				fe(n, r.declared) || (s = a(Qa(o, n)));
			} else t?.isUnknown && x.add(t.why);
		}
		return to(t, s, p);
	}, C = new Map();
	for (let t of e) C.set(F(t), await S(t));
	let w = e.filter((e) => !["write", "held"].includes(C.get(F(e))?.is ?? "")).map(({ at: e = Infinity }) => e), T = v.filter(({ at: e }) => e > o(w)), D = e.slice(0, 1).map(({ kind: e }) => ({
		kinds: [e],
		entries: { [e.plural]: _.versions.flatMap(({ before: e }) => e) }
	})), O = T.flatMap(({ commit: e, pattern: t }) => {
		if (/^Lokaform.*:$/i.test(t)) {
			let n = /^Lokaform-Overwrite:$/i.test(t) ? ", because it has no colon" : "", r = `Commit ${e.slice(0, 7)} has a line that starts with ${t.slice(0, -1)}, which has no effect${n}. To keep the text of a file, add this trailer to another commit: Lokaform-Overwrite: KEY:LANG`;
			return [H("unknown-text", r, {
				severity: "warning",
				scope: "project"
			})];
		}
		let n = `The trailer of commit ${e.slice(0, 7)} has no effect. Lokaform-Overwrite:`, r = ye(n, [t], [...l, ...D]), [i, ...a] = l, o = i && a.length === 0 ? re(n, [t], i, f) : [];
		return (l.length > 0 ? [...r, ...o] : []).map((e) => ({
			...e,
			severity: "warning",
			scope: "project",
			message: `${e.message} Correct it in another commit.`
		}));
	});
	return {
		verdicts: C,
		unknown: [
			...[...x].map((e) => {
				let t = `It is not known what was applied last, so a text of the files that is not applied yet may be taken for an older one. Reason: ${e}.`;
				return H("not-read", t, {
					severity: "warning",
					scope: "project"
				});
			}),
			...O,
			...Xa(e, C, n),
			...s?.target === void 0 ? [] : Za(e, C)
		]
	};
}
function Xa(e, t, { overwrite: n }) {
	return n.flatMap((n) => {
		let r = ({ kind: e, entry: t, object: r, language: i, isHeld: a }) => D([n], {
			kind: e,
			entry: t,
			live: r
		}, i, a === !0) !== void 0, i = (e) => ["pull", "held"].includes(t.get(F(e))?.is ?? ""), [a, ...o] = e.filter(r);
		if (!a || ![a, ...o].every(i)) return [];
		let s = `overwrite ${n} decides nothing, because a pattern counts only for conflicts and undecided texts. To write the text of the file over a newer one of the project, name it: ${a.kind.label(a.entry.values)}:${a.language}`;
		return [H("unknown-text", s, {
			severity: "warning",
			scope: "project"
		})];
	});
}
function Za(e, t) {
	let [n, ...r] = e.flatMap((e) => {
		let n = t.get(F(e));
		return n?.is === "write" && n.commit ? [{
			...e,
			commit: n.commit
		}] : [];
	});
	if (!n) return [];
	let i = r.length > 0 ? ` (and ${r.length} more)` : "", a = `The ${n.language} text of the file${i} replaces a newer one of the project only because of the trailer Lokaform-Overwrite in commit ${n.commit.slice(0, 7)}. Keep the trailer in the message of the merge: a squash with another message loses it.`, o = {
		path: ["translations", n.language],
		severity: "warning"
	};
	return [R(n.kind, n.entry, "conflict", a, o)];
}
function Qa({ periods: [e, ...t], ...n }, r) {
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
function $a({ kind: e, entry: t, object: n, language: r, isHeld: i, at: a }, { overwrite: o, accept: s }, c) {
	let l = {
		kind: e,
		entry: t,
		live: n
	}, u = (e) => D(e, l, r, i === !0), [d, f] = [u(o), u(s)];
	if (d === "whole") return "write";
	if (f === "whole") return "pull";
	if (d) return { is: "overwrite" };
	if (f) return { is: "accept" };
	let p = c.find((e) => (a ?? Infinity) < e.at && u([e.pattern]) !== void 0);
	return p && {
		is: "overwrite",
		overwritten: p
	};
}
const eo = (e) => e?.is === "write" && e.takesBack === !0;
function to(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided" || eo(t);
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function no({ kind: e, live: t }, n) {
	let r = a(t) && a(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? a(n) && a(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function ro({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => {
		let t = (t) => a.flatMap((n) => Xe(n, e, t, r, i)), { before: n, after: o, ...s } = e;
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
async function io(e, t, { cancellation: n, history: r, now: i, onProgress: a, folders: o, environment: s }, { usable: c, command: l, target: u, applied: f, all: p, reviewed: m, listsUnmanaged: h }) {
	let { settings: g } = t, _ = l === "apply", v = {
		ownUser: Ga(e, g.id),
		history: r,
		manifests: ut(t),
		textFiles: t.textFiles,
		usable: c,
		all: p,
		applied: f && (() => f().then((e) => e && $e(e, t)))
	};
	try {
		let c = u && $e(u, t), p = c?.is === "read" ? c : void 0, y = [{
			declared: t.declared,
			rules: g.rules
		}, ...p ? [p] : []], b = {
			rules: y.map(({ rules: e }) => e),
			reviewed: m
		}, x = y.map(({ declared: e }) => e), S = (t) => Wn(e, g.id, x, t ? void 0 : b, l === "status"), C = await S(h);
		if (!C.ok) return {
			is: "stopped",
			problems: [C.problem]
		};
		let T = {
			now: Math.floor(i() / 1e3),
			target: p?.commit
		}, E = !u && !f && (_ || l === "plan"), { entries: D, ...O } = E ? await Na(T.now - 172800, t.declared, {
			...v,
			asked: T
		}) : {
			entries: {},
			committed: {},
			uncommitted: []
		}, A = Fa(t.declared, D), j = Object.values(C.value.objects).some(({ notRead: e }) => e);
		if (A.size > 0 && j && (C = await S(!0)), !C.ok) return {
			is: "stopped",
			problems: [C.problem]
		};
		a?.({
			phase: "planning",
			project: g.name
		});
		let M = C.value, [ee = t.declared, N] = M.declared, te = l === "status" ? Va(M.project, g.required) : [], ne = [...dt(t, M.project), ...te];
		if (ne.length > 0) return {
			is: "stopped",
			problems: ne
		};
		let re = {
			...v,
			asked: T
		}, P = await Ja(ee, M, g.rules, re), ie = nt(g.languagePlaces, M.project), F = nt(g.required, M.project, "warning"), I = [
			...ie,
			...F,
			...P.problems
		];
		if (P.is === "stopped") return {
			...P,
			problems: I
		};
		let ae = p && N && await Ja(N, M, p.rules, {
			...re,
			history: so(r),
			manifests: [...new Set([...v.manifests, ...p.manifests])]
		}), oe = c && w(P, c, ae), se = E ? [
			...await lo(P.plan, P.kinds, v),
			...uo(await r.ignored?.(v.manifests)),
			...await co(P.plan, t.declared, g.rules, {
				...v,
				asked: T
			})
		] : [], ce = {
			environment: s,
			signal: n.stopping
		}, L = _ && E && P.plan.changes.length > 0 ? await k(o.displayRoot, ce) : void 0, le = L ? await fo(L, O.uncommitted) : [], ue = N?.entries ?? O.committed, de = [...oo(P.kinds, g), ...Ia(P, N?.entries ?? D, {
			isWhole: N !== void 0,
			replaced: ue
		})], fe = o.confined !== void 0, pe = Ea(P.keptTexts, {
			reasons: P.reasons,
			takenBack: P.takenBack,
			writes: _,
			flags: g.flags,
			isWorkflow: fe,
			target: N && {
				entries: Object.values(N.entries).flat(),
				kept: ae?.is === "planned" ? ae.keptTexts : []
			}
		});
		return {
			...P,
			live: M,
			problems: [
				...I,
				...se,
				...le,
				...de
			],
			conflicts: l === "status" ? [] : [...pe, ...fe ? ao(P.plan) : []],
			noLongerDeclared: [...P.unmanaged.filter((e) => A.has(d([e.kind, e.label]))), ...bt(P, {
				plan: { changes: [] },
				kinds: Pa(P.kinds, D)
			})],
			...oe && { target: oe }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: po(e, n, t)
		};
	}
}
function ao({ changes: e }) {
	return e.filter(({ action: e, kind: t }) => e === "destroy" && Re(t).secretNames).length === 0 ? [] : [H("no-backup-dir", "A workflow does not remove webhooks, because its backup must not contain their URLs. Remove them in Lokalise, or run lokaform apply at a terminal.", {
		severity: "warning",
		scope: "change"
	})];
}
function oo(e, { rules: t, places: n }) {
	let r = e.flatMap(({ kind: e, matching: { matches: n } }) => (e.secretNames ? [] : n).flatMap(({ live: n }) => n === void 0 ? [] : [Et(e.tags(n), t)])), [i, ...a] = r.flatMap((e) => e ?? []), o = a.length + 1;
	if (i === void 0 || o * 2 <= r.length) return [];
	let s = `${o} of ${r.length} declared keys have the tag ${i} of another owner, so none of them is compared or written. If they are yours, set owner: ${i.slice(Ht.length)}, or replace the tag in Lokalise.`, c = n.get("owner");
	return [H("bad-setting", s, {
		severity: "warning",
		scope: "project",
		...c && { place: c }
	})];
}
function so(e) {
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
async function co({ changes: e }, t, { prune: n, allowRemovals: r }, i) {
	let a = e.filter(({ action: e, kind: t }) => e === "destroy" && n[t] === "owned");
	if (a.length === 0 || r !== void 0) return [];
	let { entries: o, isRead: s } = await Na(0, t, i), c = Fa(t, o), l = a.flatMap(({ kind: e, label: t }) => c.has(d([e, t])) ? [] : [t]);
	if (!s || l.length === 0) return [];
	let u = `No commit of this branch declared ${tt(l, 5)}, so a newer commit or another branch may declare it. Nothing is written. Run git pull and plan again. If nothing declares it, set --allow-removals ${a.length}.`;
	return [H("behind-upstream", u, { scope: "project" })];
}
async function lo({ changes: e, kept: t }, n, { history: r, manifests: i, textFiles: a, usable: o }) {
	let s = e.length > 0 || t.some(({ reason: e }) => e === "pull") ? await r.upstream?.(i) : void 0;
	if (!s) return [];
	let { name: c, ahead: l, texts: u, isOther: d } = s, f = (e, t) => u.flatMap((n) => Xe(e, {
		path: n.path,
		now: n.path
	}, n[t], a, o)), m = n.flatMap(({ kind: t }) => {
		let n = new Set(f(t, "text").flatMap(({ values: e }) => ie(t.identity(e))));
		return e.filter((e) => e.action === "destroy" && e.kind === t.name).flatMap(({ label: e }) => n.has(e) ? [e] : []);
	}), h = n.flatMap(({ kind: t, matching: { matches: n } }) => {
		let [r, i] = [L(t, f(t, "text")), L(t, f(t, "before"))], a = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? a.get(e.label) : void 0, o = n && r.find(n), s = n && i.find(n);
			return !o || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let i = n === void 0 ? void 0 : E(t, o, n);
				return (!s || !p(E(t, s, n ?? "") ?? null, i ?? null)) && i !== void 0 && r !== void 0 && p(i, r) ? [`${e.label} (${n})`] : [];
			});
		});
	});
	if (d && m.length + h.length === 0) return [];
	let g = m.length > 0 ? `This apply would remove what ${c} declares: ${tt(m, 5)}.` : h.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${lt(h.length, "text")} of ${c} back: ${tt(h, 5)}.`, _ = `The checked-out branch lacks ${lt(l, "commit")} of ${c}. ${g} To apply the newest files, run ${d ? `git merge ${c}` : "git pull"} first.`, v = m.length > 0 ? "error" : "warning";
	return [H("behind-upstream", _, {
		severity: v,
		scope: "project"
	})];
}
function uo(e = []) {
	if (e.length === 0) return [];
	let t = `Git ignores ${tt(e, 5)}, so a workflow does not have it. Remove it from .gitignore, and commit it.`;
	return [H("unread-manifest", t, {
		severity: "warning",
		scope: "change"
	})];
}
async function fo(e, t) {
	let { currentBranch: n, usualBranch: r, defaultBranch: i = r } = e;
	if (n === void 0 || i === void 0) return [];
	let a = n === i && t.length === 0, o = a ? await e.unpushed() : 0;
	if (a && o === 0) return [];
	let s = `${n === i ? t.length > 0 ? `There are changes that are not committed: ${tt(t, 5)}` : `There are commits that are not pushed (${o})` : `The checked-out branch is ${n}, and not ${i}`}. Until they are merged, ${i} does not have what this apply writes: its new texts look like edits of the project, which a pull brings into ${i}, and prune removes its new keys. To write only merged changes, push and merge first.`;
	return [H("behind-upstream", s, {
		severity: "warning",
		scope: "project"
	})];
}
function po(e, { stopped: t }, { declared: n, settings: r } = {}) {
	if (!(e instanceof K)) throw e;
	if (e instanceof Zt && t) return [];
	let i = e instanceof G ? e.serviceMessage.replace(/\.$/, "") : "", a = n !== void 0 && i !== "" && mo(i, n) ? { quotes: [i] } : {}, o = e instanceof G && e.status === 404, s = En(e) ? r?.tokenPlace : o && r?.places.get("project");
	return [H("api-error", e.message, {
		scope: "project",
		...a,
		...s && { place: s }
	})];
}
function mo(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(Ze).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? De(t) : []));
	});
	return et(r)(e) !== e;
}
async function ho(e, t, n, r, i) {
	let { plan: a, kinds: o, problems: s, live: c } = e, l = await _o(a, c, t, n, r, i);
	return [...[...ua(s, t.rules), ...la(a, o, t.rules, l)].map((e) => ({
		...go(e, t),
		...e
	})), ...vo(a, n)];
}
function go({ code: e, message: t }, { places: n }) {
	let r = t.match(/(?<=setting )[\w.]+|\w+[._]\w+/g) ?? [], i = e === "too-many-destroyed" ? ["prune.keys"] : [], a = [
		...r,
		...i,
		"project"
	].flatMap((e) => n.get(e) ?? [])[0];
	return a ? { place: a } : {};
}
async function _o({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && Re(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await oa(c, o, a, s),
		otherLanguage: await ca(n, t, l, o, s)
	};
}
function vo(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !ia(e) && !aa(e) ? [] : [H("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/backup/write.ts
var yo = class {
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
			let t = this.kept.get(bo(e));
			if (!t) return [e];
			let n = t.action === "update" && e.action === "update" && Re(e.kind).mergeKept?.(t, e) || e;
			return p({ ...t.entry }, { ...n.entry }) && p({ ...t.wrote }, { ...n.wrote }) && this.written.has(t) ? [] : [n];
		});
		if (r.length !== 0 && n) {
			for (let e of r) this.kept.set(bo(e), e);
			for (let [e, n] of Object.entries(t)) this.urls.set(e, n);
			return this.next ??= this.last.catch(() => {}).then(() => this.writeAll(n)), this.last = this.next, this.next.then(() => void 0, (e) => `Nothing is removed or overwritten without a backup. ${e instanceof Error ? e.message : String(e)}`);
		}
	}
	async writeAll(e) {
		this.next = void 0;
		let t = [...this.kept.values()];
		await e.write(t, this.urls);
		for (let e of t) this.written.add(e);
	}
};
function bo({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const xo = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, So = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function Co(e, n, r) {
	let { wrote: i, ...a } = wo(e, n, []).backup, o = new t({ backup: a });
	o.commentBefore = [
		` Project: ${jo(`${n.project_name} (${n.project})`)}`,
		` Time: ${n.time}`,
		` To restore it: ${jo(n.restore)}`
	].join("\n");
	let s = e.map(({ name: e, plural: t }) => Ao(t, r.filter(({ kind: t }) => t === e).map((e) => Oo(e).entry), "")), c = r.map((e) => Oo(e).wrote), l = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		o.toString(So),
		Ao("wrote", c, "  ") || "  wrote: []\n",
		...s
	].join("");
	return `${l}# End of the backup. SHA-256 of the lines above: ${pt(l)}\n`;
}
function wo(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(Eo);
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
function To(e) {
	let [t, n] = xo.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : pt(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function Eo({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = Re(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const Do = new WeakMap();
function Oo(e) {
	let t = Do.get(e) ?? {
		entry: ko(e.entry),
		wrote: ko(Eo(e))
	};
	return Do.set(e, t), t;
}
function ko(r) {
	let i = new t([r], { aliasDuplicateObjects: !1 });
	return e(i, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = n.QUOTE_DOUBLE);
	} }), i.toString(So);
}
function Ao(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function jo(e) {
	return e.replace(f, " ");
}
// src/backup/read.ts
const Mo = _([v(), C()]), No = (e) => g({
	format_version: y(2),
	project: v().min(1),
	project_digest: v().exactOptional(),
	project_name: v(),
	time: v(),
	wrote: x(g({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Mo.exactOptional()])),
		action: S([...Pt, "update"]),
		values: b(v(), h()).default({})
	}))
}), Po = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Fo(e, t, n) {
	return zo(e, Ro(t, n.replaceAll("\r\n", "\n")));
}
const Io = "\n  - ";
function Lo(e, t, n, r) {
	let i = Ro("", t), { problems: a } = zo(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(wo(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !Re(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Ro(e, t) {
	let n = To(t), r = n === "cut" ? t.lastIndexOf(Io) : -1;
	return {
		text: t,
		damage: n,
		yaml: Ae(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function zo(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = _t(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], l = i.get("backup"), u = No(e).safeParse(l?.value), d = (e) => H("bad-backup", e, { place: zt(r.file, l?.span ?? r.span) }), f = n !== "cut" || l !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), p = new Map(Object.entries(l?.value ?? {})).get("format_version");
	if (typeof p == "number" && p !== 2) return { problems: [d(`This backup has format ${p}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (f && n) {
		let a = d(Vo(e, n, t.includes(Io) ? u.data?.wrote : void 0, i));
		if (n === "cut") return { problems: [a] };
		let o = t.trimEnd().length, s = Vt(r.file, t.lastIndexOf("\n", o - 1) + 1, o);
		return { problems: [{
			...a,
			place: s
		}, ...r.problems] };
	}
	if (!u.success) {
		let t = f ? `This is not a backup that this version can read: ${u.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : `This is not a backup of lokaform${Bo(e, r)}. Use the file that the run named as its backup.`;
		return { problems: Nt(r.problems) ? r.problems : [d(t)] };
	}
	let { wrote: m } = u.data, h = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let l = St(r, a, n);
		s(o, l.problems);
		let u = c(m, (e) => Uo(e, t));
		return l.entries.flatMap(({ values: e, span: n }) => {
			let [i] = Uo(e, t).flatMap((e) => u.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(H("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: zt(r.file, n) })), []);
		});
	}, g = Object.fromEntries(e.map((e) => [e.plural, h(e)]));
	if (Nt(o)) return { problems: o };
	let { project: _, project_digest: v, project_name: y } = u.data, b = v === void 0 ? {} : { projectDigest: v };
	return {
		backup: {
			kinds: e,
			path: r.file.path,
			project: _,
			...b,
			projectName: y,
			entries: g
		},
		problems: o
	};
}
function Bo(e, { value: t, file: n }) {
	let r = (e) => new Map(Object.entries(t ?? {})).has(e), [i] = e.filter(({ plural: e }) => r(e));
	return r("format_version") ? r("requests") ? ", but the report of a run" : ", but a plan" : i ? `, but a manifest, which lokaform apply --${i.plural} writes into the project` : `${n.path.endsWith(".json") ? ", but a locale file or other JSON" : ""}: it has no header "backup"`;
}
function Vo(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup was edited or damaged after it was written: the lines above do not have this SHA-256. It does not say which line changed.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${Po}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => Uo(e, i)) : []);
		return n.flatMap((e) => Uo(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	if (a.length === 0) return `${i} ${Po}`;
	let o = a.length > Ho ? ` and ${a.length - Ho} more` : "";
	return `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, Ho).join(", ")}${o}. ${Po}`;
}
const Ho = 10;
function Uo(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function Wo(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = rn(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await sn(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await gt(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await Ie(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await gt(Go(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await it(e), await it(nn(e)), a = o;
			} catch (e) {
				throw s && await ln(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${ze(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function Go(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Ko(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [H("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = an(n.working, t), a = await Ve(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...Fo(e, Ne(i, n), a.value),
		urls: await qo(Go(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function qo(e) {
	try {
		let t = JSON.parse(await cn(e, "utf8")), n = a(t) ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// node_modules/yocto-queue/index.js
var Jo = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Yo = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Jo(e);
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
function Xo(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Zo(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Yo(), r = 0, i = () => {
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
				Zo(t), e = t, queueMicrotask(() => {
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
function Zo(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
function Qo(e, { batchSize: t = 500 }) {
	return es(e).map((e) => pn().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function $o(e, t, n) {
	let i = new hn(), { project: a } = t, o = {
		client: e,
		projectId: a.id,
		context: {
			project: a,
			rules: Tt,
			variables: n.variables,
			verdicts: ot
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new bn(n.halt, n.mayWrite),
		backup: new yo(n.backup),
		snapshot: r(async () => n.snapshot && xn(o, await n.snapshot(), i)),
		languages: Vn(e, a),
		creates: { max: n.batchSize }
	}, s = new Map(pn().map(({ kind: e, open: t }) => [e, t(o)])), c = async (e, t) => {
		if (e.action !== "destroy" || !t) return await s.get(e.kind)?.send(e) ?? [];
		let n = o.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: J(n)
		}));
	}, l = Xo(n.concurrency);
	await un();
	for (let e of Qo(t, n)) {
		let t = i.hasFailures();
		await Promise.all(e.map((e) => l(async () => {
			try {
				for (let { change: n, outcome: r } of await c(e, t)) i.record(n, r);
			} catch (t) {
				i.recordBug(e.changes, t);
			}
			let r = e.changes.map((e) => i.of(e));
			n.onBatch(e, r);
		})));
	}
	try {
		for (let e of s.values()) await e.finish?.(t, i);
	} catch (e) {
		i.recordBug([], e);
	}
	let { refusal: u } = o.stop, { tokenPlace: d } = n;
	return u && d && i.remarks.push(H("api-error", u, {
		place: d,
		scope: "project"
	})), i;
}
function es({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => at(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...ts(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function ts(e) {
	let t = c(e, (e) => Ue(e, "before")), n = new Map(e.map((e) => [e, Ue(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/plan/reviewedPlan.ts
const ns = "Plan again, and review the new plan.";
function rs(e, t, n) {
	let r = l(t.changes, (e) => d(is(e))), i = new Set(e.changes.filter((e) => r.get(d(is(e)))?.shift())), a = (e) => d([e.action, je(e)]), o = l([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = o.get(a(e))?.shift();
		return [{
			change: e,
			outcome: J(`${t ? as(t, e) : "this change is not in the reviewed plan"}. ${ns}`)
		}];
	}), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: cs(e, n) ?? J(`this change is in the reviewed plan, but a plan from the present manifests and live values does not have it. ${ns}`)
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function is(e) {
	let t = os(e).map((e) => [
		e.field,
		e.part ?? null,
		e.before ?? null,
		e.after
	]), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		je(e),
		e.label,
		r,
		n,
		i,
		ss(e),
		t
	];
}
function as(e, t) {
	let n = (e) => d(os(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && ss(e) !== ss(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function os(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function ss(e) {
	return e.action === "create" ? "" : e.seen;
}
function cs(e, t) {
	let n = Re(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && vn(n, e, r, t).state === "done");
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
// src/run/project.ts
async function ls(e, t, n, r) {
	let i = us(e.settings, e.manifests);
	try {
		return await ds(i, e, t, n, r);
	} catch (e) {
		let t = ae(e, r.folders);
		if (t) return {
			...i,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...i,
			problems: [ps],
			bugs: [n]
		};
	}
}
function us({ name: e, id: t, showTexts: n }, r) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function ds(e, t, n, { saved: r, ...i }, a) {
	let { id: o } = t.settings;
	if (a.cancellation.stopped) return e;
	let { stopping: s } = a.cancellation, c = Zi(t.settings, n.apiUrl, a);
	if (!c.ok) return {
		...e,
		problems: [c.problem]
	};
	let { reading: l, writing: u, now: d } = c.value, f = r?.get(o), p = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, m = f?.filter && {
		filter: f.filter.filters,
		prune: {}
	}, h = await io(l, m ? {
		...t,
		settings: {
			...t.settings,
			rules: {
				...t.settings.rules,
				...m
			}
		}
	} : t, {
		...a,
		now: d
	}, {
		...n,
		...i,
		reviewed: f?.changes ?? [],
		listsUnmanaged: n.command === "drift" || p
	});
	if (h.is === "stopped") return {
		...e,
		problems: h.problems
	};
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b, noLongerDeclared: x } = h, { baseLanguage: S } = g.project, C = (e) => {
		let { source: n, language: r = S } = t.textFiles.get(e) ?? {};
		return r === S || n?.languages !== void 0 || n?.language !== void 0;
	}, w = {
		...e,
		manifests: e.manifests.filter(C)
	}, T = await ho(h, t.settings, n, a.folders, s);
	if (n.command === "drift" || n.command === "status") {
		let e = n.command === "status", r = (e) => (t) => ({
			...t,
			severity: e
		}), i = e ? T.filter(({ code: e }) => e === "foreign-project") : T, o = {
			...w,
			problems: [
				...y,
				...b.map(r("notice")),
				...i.map(r("warning"))
			],
			plan: _,
			...e ? { status: Ua(h, g.project, t) } : { unmanaged: v }
		};
		return await a.onPlan(o), o;
	}
	let E = Me(t, h, g.project), D = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: ot
	}, { plan: O, notApplied: k } = f ? rs(_, f, {
		...D,
		live: g
	}) : {
		plan: _,
		notApplied: []
	}, A = {
		...w,
		problems: [
			...y,
			...b,
			...T,
			...E
		],
		plan: O,
		...p && { unmanaged: v },
		...x.length > 0 && { no_longer_declared: x },
		...h.target && { target: h.target },
		effort: { requests: Qo(O, a).flat().length },
		...k.length > 0 && { results: k }
	}, j = await a.onPlan(A), M = y.some(({ code: e, severity: t }) => e === "behind-upstream" && t === "error");
	return n.command === "plan" || T.length > 0 || M || Nt(E) ? A : j ? gs(u, O, A, t, n, a) : fs(A, a);
}
function fs(e, { cancellation: t }) {
	return t.stopped ? e : {
		...e,
		problems: [...e.problems, H("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" })]
	};
}
const ps = H("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" });
function ms(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(mt).join(" ");
}
async function hs({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || await (await k(t.working, i))?.commit())?.slice(0, 7) ?? r})`;
}
async function gs(e, t, n, { settings: r, declared: i }, { backupDir: a, restoreFlags: o }, s) {
	let { cancellation: c, now: l, folders: u } = s, { concurrency: d, useAutomations: f, id: p } = r, m = new Ot();
	m.hide(r.secrets);
	let h = m.clean(p), g = a === void 0 ? void 0 : Wo(a, r.name ?? h, l()), _ = {
		project: h,
		...h !== p && { project_digest: pt(p) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, v = (e) => ms(Ne(e, u), o), y, b = async (e, t) => {
		let n = (e) => ({
			..._,
			restore: v(e)
		});
		await g?.write((t) => Co(i.kinds, n(t), e), t, (t, r) => Lo(i.kinds, t, n(r), e)).catch((e) => {
			throw y = e.message, e;
		});
	}, x = r.name, S = t.changes.length, C = 0, w = () => s.onProgress?.(C < S ? {
		phase: "applying",
		project: x,
		count: {
			done: C,
			total: S,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: x
	});
	w();
	let T = t.changes.some(({ action: e }) => e === "destroy"), E, D = await $o(e, t, {
		variables: i.variables,
		concurrency: d,
		batchSize: s.batchSize ?? 500,
		useAutomations: f,
		halt: () => c.reason,
		mayWrite: async () => (E = await s.permission?.toWrite(T && r.rules.allowRemovals === void 0), E?.message),
		snapshot: r.snapshot === "off" ? void 0 : () => hs(s, _.time),
		tokenPlace: r.tokenPlace,
		backup: g && {
			write: b,
			keepsUrls: s.environment.GITHUB_ACTIONS !== "true"
		},
		wait: s.wait,
		onBatch: (e, t) => {
			s.onBatch(e, t), C += t.length, w();
		}
	}), O = t.changes.map((e) => ({
		change: e,
		outcome: D.of(e)
	})), { bugs: k, remarks: A, snapshot: j } = D, M = [
		...n.problems,
		...E && !c.stopped ? [E] : [],
		...A,
		...k.length > 0 ? [ps] : [],
		...y === void 0 ? [] : [H("backup-not-written", y, { scope: "project" })]
	];
	return {
		...n,
		results: [...O, ...n.results ?? []],
		problems: M,
		...g?.path !== void 0 && {
			backup: Ne(g.path, u),
			restore: v(g.path)
		},
		...j && { snapshot: j },
		...k.length > 0 && { bugs: k }
	};
}
export { X as C, Rn as S, Qn as _, us as a, Vn as b, po as c, Ea as d, pa as f, ki as g, Zi as h, ls as i, Ja as l, Xi as m, fs as n, Qo as o, $i as p, ms as r, Ko as s, gs as t, Ga as u, qn as v, jn as w, Ln as x, Gn as y };
