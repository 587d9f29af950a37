import { A as e, An as t, At as n, Bn as r, C as i, Ct as a, D as o, Dn as s, Dt as c, E as l, En as u, Et as d, G as f, H as p, Hr as m, Jr as h, K as g, Kt as _, Ln as v, O as y, On as b, Or as x, Ot as S, Q as C, Qr as w, Rr as T, S as E, Sr as ee, St as D, T as O, Tt as k, U as A, W as j, Wn as M, Yr as te, Z as ne, Zr as re, _ as N, _n as ie, _r as ae, at as oe, b as P, bn as se, br as ce, bt as le, c as ue, cn as de, cr as fe, ct as pe, dr as me, fi as he, fn as ge, fr as F, g as _e, gn as ve, gr as ye, h as be, in as xe, j as Se, jt as Ce, k as we, li as Te, lr as Ee, lt as De, mn as Oe, mr as ke, nt as Ae, ot as je, p as Me, pi as Ne, pr as Pe, si as Fe, sn as Ie, tt as Le, ui as Re, ur as ze, ut as Be, v as Ve, vn as He, vr as Ue, vt as We, w as I, wn as Ge, wr as Ke, wt as qe, x as Je, xt as Ye, y as Xe, yn as Ze, yr as L, z as Qe, zn as $e } from "./engine.js";
import { b as et, p as tt, v as nt } from "./yaml.js";
import { c as rt, d as it, g as at, h as R, l as ot, p as st, r as ct, t as lt, u as ut } from "./zod.js";
import { $r as dt, Dt as ft, Ft as pt, Lt as mt, Nt as ht, Pt as gt, Qr as _t, Rt as vt, Xr as yt, Yr as bt, Z as xt, Zr as St, br as Ct, f as wt, hi as Tt, m as Et, pi as Dt, v as z, vi as Ot, x as kt, xr as At } from "./start.js";
import { C as jt, O as Mt, S as Nt, _ as Pt, d as Ft, f as B, g as It, m as V, o as Lt, v as H, w as Rt, x as zt } from "./wire.js";
import { C as Bt, c as Vt, d as U, f as W, g as Ht, h as G, i as Ut, l as Wt, m as Gt, r as Kt, s as qt, t as Jt, u as Yt, v as K } from "./client.js";
import { dirname as Xt, join as Zt, resolve as Qt, sep as $t } from "node:path";
import { mkdir as en, readFile as tn, rm as nn } from "node:fs/promises";
import { setImmediate as rn } from "node:timers/promises";
// src/remote/kindRemote.ts
let an = [];
function on(e) {
	an = e;
}
function sn() {
	return an;
}
function cn({ name: e }) {
	let t = an.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var ln = class {
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
const un = q("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function dn(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function fn(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = dn(e, t, n, r);
	return !c && l ? q("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? q("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${pn(e.after)} was sent, ${pn(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
function pn(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
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
	note(e, t = !1) {
		let { message: n } = e;
		xn(e) && (this.cause ??= `The service refuses all requests for this project: ${n}`), t && (e instanceof G ? !this.accepted && this.lastRefusal === n && (this.cause ??= `The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= `The service could not be reached: ${n}`, this.lastRefusal = n);
	}
};
async function hn({ client: e, projectId: t, stop: n }, r, i) {
	try {
		let { snapshot_id: n, title: a } = await Kt(e, t, r);
		i.snapshot = {
			id: Wt(n) ?? W(n) ?? "without an id",
			title: W(a) ?? r
		};
	} catch (e) {
		if (!(e instanceof K)) throw e;
		let t = `${e.mayHaveHappened ? "It is not known whether there is a" : "There is no"} snapshot of the project from before this run, and none is requested again. ${e.message} The backup has the keys that this run removes.`;
		i.remarks.push(z("no-snapshot", t, {
			severity: "notice",
			scope: "project"
		}));
	}
	return n.reason();
}
const gn = 2e3;
function _n(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return q("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function vn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var yn = class extends Error {};
const bn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function xn(e) {
	return e instanceof G ? bn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Sn(e) {
	return e.name === "TimeoutError" || e instanceof G && [
		413,
		502,
		504
	].includes(e.status);
}
function Cn(e, t) {
	return e instanceof G || e.mayHaveHappened || !t ? e : t;
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
async function wn(e) {
	try {
		return kt(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return Et(z(e.code, e.message, { scope: "project" }));
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
function Tn({ message: e }, t) {
	return q("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function En(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Dn(e, t = "") {
	return J(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function On(e, t) {
	return J(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function kn(e, t) {
	return t.mayHaveHappened ? Tn(t, e) : Y(t);
}
async function An(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	};
	return (await Z(() => jn(e, t, n)))?.project;
}
async function jn(e, n, { languages: r, ...i }) {
	let [a, o] = await Promise.all([e.projectDetails(t(n)), r === !0 ? Nn(e, n) : void 0]), s = U(U(a)?.statistics)?.languages, c = r ? Yt(o ?? s, Fn) : void 0;
	if (r && !c) throw In("a language has no usable lang_iso");
	return {
		project: Mn(n, a, c, i),
		details: a,
		languages: o
	};
}
function Mn(e, t, n, r) {
	let i = U(t) ?? {}, a = U(i.settings) ?? {}, o = Vt(a.per_platform_key_names), s = Vt(a.segmentation), c = Wt(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = W(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	if (d.length > 0) throw In(`the project has no usable ${d.join(" and ")}`);
	return {
		id: e,
		name: W(i.name) || e,
		type: W(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: Vt(a.auto_toggle_unverified)
	};
}
async function Nn(e, t) {
	let n = await Bt(() => e.languages(t, { limit: 500 }), (e) => Fn(e)?.iso);
	if (n) return n;
	throw new X("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function Pn(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = Yt(await Nn(e, t), Fn);
		if (!r) throw new X();
		return r.map(({ iso: e }) => e);
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function Fn(e) {
	let { language_iso: t, language_id: n, lang_iso: r, lang_id: i, plural_forms: a } = U(e) ?? {}, o = W(r ?? t);
	if (o !== void 0 && o !== "") return {
		iso: o,
		id: Wt(i ?? n),
		pluralForms: Yt(a, W) ?? []
	};
}
function In(e) {
	return new X(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function Ln(e, t, n, r, i = !1) {
	let a = n.flatMap(De), [{ kinds: o } = { kinds: [] }] = n, s = o.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), c = await wn(() => jn(e, t, {
		languages: a.length > 0 || i && "counted",
		names: s.some(({ namesByPlatform: e }) => e),
		texts: i || a.some(({ ofText: e }) => e)
	}));
	if (!c.ok) return c;
	let { project: l, details: u } = c.value, d = n.map((e) => Be(e, l.baseLanguage)), f = new Set([...d.flatMap(De).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(pe)]), p = (l.languages ?? []).filter(({ iso: e }) => i || f.has(e)), m = U(U(u)?.statistics) ?? {}, h = ({ plural: e, name: t }) => r && {
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
	return wn(async () => ({
		...await zn(g, s, h),
		declared: d
	}));
}
async function Rn(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = {
		languages: !0,
		names: !0,
		texts: !0
	}, o = await wn(() => jn(e, t, a));
	if (!o.ok) return o;
	let { project: s } = o.value, c = r(s);
	if (!c.ok) return c;
	let l = {
		client: e,
		project: s,
		statistics: {},
		languages: c.value
	};
	return wn(() => zn(l, n, () => void 0, i));
}
async function zn(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await cn(t).observe({
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
async function Bn(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([jn(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await cn(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new X();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
async function Vn(e) {
	let { client: n, project: r, statistics: i, languages: a, plans: o } = e, s = o && Xn({
		...e,
		...o
	}), c = s && await s;
	if (c) return c;
	let u = r.id, d = u === t(u) ? qt(i.keys_total) : void 0;
	return l(await Hn({
		client: n,
		projectId: u
	}, Wn(a), a, d));
}
async function Hn(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await Kn(e, t, i, r);
	if (Un(a)) return a.listed;
	let o = await qn(e, t, i);
	if (Un(o)) return o.listed;
	throw new X(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function Un({ listed: e, total: t }) {
	return t === e.length;
}
function Wn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function Gn(e) {
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
async function Kn({ client: e, projectId: t }, n, r, a) {
	let o = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => Wt(e)),
			keys: y(a, r),
			total: a.totalCount
		};
	}, s = o({
		limit: 500,
		page: 1
	}), c = Gn(a).slice(1, -1).slice(0, 7).map(o), l = s.then(({ total: e, ids: t }) => Gn(e ?? t.length)), u = l.then((e) => Promise.all(e.slice(c.length + 1, -1).map(o))), [d, f, p, ...m] = await Promise.all([
		s,
		l,
		u,
		...c
	]), h = [
		d,
		...m,
		...p
	], g = f.at(-1), _ = f.length === 1 && h.length === 1, v = g && !_ ? [await o(g)] : [], b = [...h, ...v], x = i(b.flatMap(({ keys: e }) => e)), S = v.length === 0 ? h : [...h.slice(0, f.length - 1), ...v], C = b.at(-1)?.total, w = b.some((e) => (e.total ?? 0) > (C ?? 0)), T = S.every(({ ids: e }, t) => {
		let n = S[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: x,
		total: w || !T ? void 0 : C
	};
}
async function qn({ client: e, projectId: t }, n, r) {
	let a = [];
	for await (let i of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) B(a, y(i, r));
	let o = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: i(a),
		total: o.totalCount
	};
}
const Jn = [
	400,
	404,
	413,
	414,
	431
], Yn = /^[\w.:/-]+$/;
function Xn(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = qt(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => ie(P, e) !== "off")) return;
	let o = r.flatMap(({ entries: e }) => e.map((e) => e.values)), s = new Set(o.flatMap(({ key_name: e, previously: t = [] }) => [...I(e), ...t])), c = new Set(o.flatMap(({ key_id: e }) => e ?? []));
	if (![...s].every(ir)) return;
	let l = ar(s).length + or(c).length;
	if (!(Math.max(1, l) * 4 > Math.ceil(a / 500))) return Zn(e, s, c, a);
}
async function Zn(e, t, n, r) {
	try {
		let [i, a] = await Promise.all([Qn(e, t, n), nr(e, r)]), o = a - i.length;
		return o >= 0 && rr(i, e) ? {
			objects: i,
			unusable: [],
			notRead: o
		} : void 0;
	} catch (e) {
		if (e instanceof X || e instanceof G && Jn.includes(e.status)) return;
		throw e;
	}
}
async function Qn(e, t, n) {
	let r = await $n(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await er(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort(({ key_id: e }, { key_id: t }) => e.length - t.length || (e < t ? -1 : 1));
}
async function $n(e, t) {
	let n = await Promise.all(ar(t).map(async (n) => (await tr(e, { filter_keys: n })).filter(({ key_name: e }) => I(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => I(e)));
	if (![...t].every((e) => r.has(e) || Yn.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function er(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(or(t).map((t) => tr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function tr({ client: e, project: t, languages: n }, r) {
	let i = await lr({
		client: e,
		projectId: t.id
	}, {
		...Wn(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: s } = l(y(i, a));
	if (s.length > 0) throw new X();
	return o;
}
async function nr({ client: e, project: { id: n } }, r) {
	if (n === t(n)) return r;
	let { totalCount: i } = await e.keys(n, {
		limit: 1,
		page: 1
	});
	if (i === void 0) throw new X();
	return i;
}
function rr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => Xe(t, e, !1, Ve(n)).fresh.length === 0);
}
function ir(e) {
	return !e.includes(",");
}
const ar = (e) => cr(e, 500, 2e3, sr), or = (e) => cr(e, 500, 7e3, sr), sr = (e) => encodeURIComponent(e).length + 3;
function cr(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function lr({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new ur();
	if (r.totalCount !== i(y(r)).length) throw new X();
	return r;
}
var ur = class extends X {};
const dr = {
	include_translations: !0,
	disable_references: !0
};
async function fr(e, t, n = []) {
	let r = await Promise.all(or(t.map(String)).map((t) => mr(e, t)));
	return l(y(r.flat(), n));
}
async function pr(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => fr(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => ({
		key: a.get(e),
		lacks: [e, void 0].flatMap((e) => o.get(e) ?? [])
	});
	return i && (({ id: e }) => s(String(e)));
}
async function mr(e, t) {
	try {
		return await lr(e, {
			...dr,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof ur || n instanceof G && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await mr(e, t.slice(0, r)), ...await mr(e, t.slice(r))];
	}
}
async function hr(e, t) {
	let n = new Set(t.flatMap((e) => I(e))), r = [...n].every(ir) ? ar(n).map((e) => ({
		...dr,
		filter_keys: e
	})) : [dr], i = [];
	for (let t of r) B(i, await Hn(e, t));
	return gr(l(i), n);
}
function gr({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(I(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function _r(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await fr(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = r.filter(({ key_id: e }) => !o.has(String(e))), c = new Set(s.flatMap(({ key_name: e }) => I(e)));
	if (c.size === 0) return a;
	let u = gr(l(await Hn(i, {})), c), d = await fr(i, u.objects.map(({ key_id: e }) => e)), f = d.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...f],
		unusable: [
			...a.unusable,
			...u.unusable,
			...d.unusable
		]
	};
}
// src/keys/outcomes.ts
async function vr(e, t) {
	let n = await yr(e, t.flatMap(({ sent: t, answer: n }) => (n.is === "refused" ? /already taken/i.test(n.error.message) : !Sr(e, t, n)) ? [t] : []));
	return t.map((t) => xr(e, t, n.get(t.sent), Tr));
}
async function yr(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = Or(t, {
		keys: (await Z(() => hr(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function br(e, t) {
	let n = await pr(e, t.filter(({ sent: t, answer: n }) => n.is !== "refused" && !Sr(e, t, n)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return xr(e, t, r?.key, r?.lacks.length === 0 ? Er : un);
	});
}
function xr(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && Cr(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? Cr(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? wr(n.error) : i
	};
}
function Sr({ context: e }, { change: t }, n) {
	return n.is === "stored" && dn(P, t, n.key, e).length === 0;
}
function Cr({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), fn(P, n, r, e);
}
function wr({ message: e, code: t }) {
	return q("refused", `The service refused it: ${e} (code ${t}).`);
}
const Tr = q("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), Er = q("not made", "The service answered without an error, but did not do this. Apply again."), Dr = { is: "silent" };
function Or(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = [...i].find((e) => kr(n.out, e.key_name) && (!t || Ar(e, n.out)));
		e && (i.delete(e), r.set(n, {
			is: "stored",
			key: e
		}));
	}
	let a = e.filter((e) => !r.has(e)), o = new Map(a.map(({ out: e }) => [e, n.filter(({ key_name: t }) => t !== void 0 && kr(e, t))]));
	for (let e of a) {
		let t = o.get(e.out) ?? [], n = a.filter(({ out: e }) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? Dr
	}));
}
function kr({ key_name: e = "", platforms: t = [...Lt] }, n) {
	return t.every((t) => o(n, t) === o(e, t));
}
function Ar(e, { platforms: t = [], filenames: n = {} }) {
	return Lt.every((n) => t.includes(n) === e.platforms.includes(n)) && Lt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function jr(e, { keys: t, errors: n }) {
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
			} : Dr
		};
	});
}
// src/keys/rereadBeforeWrite.ts
function Mr(e) {
	return {
		change: e,
		out: c(P.fields, e, {}, [])
	};
}
function Q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function Nr(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function Pr(e, t, n, r) {
	let i = (e) => r ? Y(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Q(t, i(J(e)))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || zr(e)), c = await pr(e, s.map(({ change: e }) => e)), l = s.some(({ change: e }) => Rr(e)) ? c && await Z(() => e.languages()) : [];
	if (!c || !l) return a(Ir);
	let u = new Set(s), d = [], f = [], p = [];
	for (let n of t) {
		let { change: t } = n;
		if (!u.has(n)) {
			d.push(Nr(n));
			continue;
		}
		let { key: r, lacks: a } = c(t);
		if (!r) {
			let e = {
				state: "skipped",
				message: Lr
			};
			f.push({
				change: t,
				outcome: a.length > 0 ? i(Dn("key")) : e
			});
			continue;
		}
		let o = new Set(r.translations?.map(({ language_iso: e }) => e)), s = Rr(t) ? l.filter((e) => !o.has(e)) : [];
		if (s.length > 0) {
			let e = i(Dn("key", ` (no usable ${s.join(", ")} text)`));
			f.push({
				change: t,
				outcome: e
			});
			continue;
		}
		let { open: m, kept: h } = Br(t, r, e.context);
		if (m.length === 0) {
			f.push({
				change: t,
				outcome: Hr({
					state: "done",
					id: t.id
				}, t, h)
			});
			continue;
		}
		let g = Mr({
			...t,
			fields: m
		});
		Kr(g.change).length > 0 && e.beforeReshaping.set(t.ref, r), d.push({
			...g,
			planned: n,
			kept: h,
			before: r
		});
		let _ = Fr(g.change, r, e.context);
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
function Fr(e, t, n) {
	if (e.fields.some((t) => fe(e.kind, t))) {
		let r = St(P, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: _t(e.fields)
		};
	}
	let r = dt(P, t, P.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => jt(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => F(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...yt(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: P.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: _t(s ? [s, ...a] : o)
	};
}
const Ir = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", Lr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Rr(e) {
	return e.fields.some((t) => F(e.kind, t) || fe(e.kind, t));
}
function zr({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = P.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || fe(e, t);
	});
}
function Br(e, t, n) {
	let r = e.fields.find(({ field: e }) => e === "platforms")?.after, i = Array.isArray(r) ? Lt.filter((e) => r.includes(e)) : t.platforms, a = {
		...P.liveContext(t, n, e.label),
		platforms: i
	}, o = [], s = [], c = !1;
	for (let n of e.fields) {
		let { field: r, part: i, before: l, after: u, seen: d } = n, f = P.fields.find(({ name: e }) => e === r), p = f?.stored(t, a, i), m = f?.editState?.(t, i), h = d !== void 0 && (m === void 0 || _(e.id, m) !== d);
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
	c ||= s.some((e) => Vr(e, "text"));
	let l = c && o.some((e) => Vr(e, "shape")), u = o.filter((e) => l && (Vr(e, "shape") || Vr(e, "text")));
	return {
		open: o.filter((e) => !u.includes(e)),
		kept: {
			moved: s,
			unconverted: u
		}
	};
}
function Vr({ field: e }, t) {
	return ye(P.name, e).role === t;
}
function Hr(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${Ur(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${Ur(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = Ur(t.filter((e) => !i.includes(e)));
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
function Ur(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Wr(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Gr(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await pr(e, n.map(({ change: e }) => e)), i = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = i.get(e.change.ref);
		return t ? {
			...e,
			outcome: qr(t, r?.(e.change).key, e.outcome)
		} : e;
	});
}
function Gr({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Kr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Kr({ kind: e, fields: t }) {
	return t.filter((t) => F(e, t));
}
function qr({ change: e, before: t, written: n }, r, i) {
	let [a] = Kr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return q("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`, o);
	let l = Jr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : q("stored differently", `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`, o);
}
function Jr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, Yr(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = Yr(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function Yr(e) {
	let t = Je(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function Xr(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: o } of t.translations ?? []) {
		let t = E(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || o === void 0 || t !== o && e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function Zr(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [z("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function Qr(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return ci(t, Math.ceil(t.length / n.max), (t) => Qr(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, J(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(ni),
			...ti(e)
		});
		return await vr(e, Or(t, {
			keys: ei(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof K)) throw r;
		return Sn(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? $r(e, t, r) : si(e, t, r, (t) => Qr(e, t), void 0);
	}
}
async function $r(e, t, n) {
	let r = [], i = t;
	for (let t of [0, gn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, Y(n))];
		let a = await yr(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (B(r, await vr(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, _n(n, "key"))];
}
function ei(e) {
	return l(y(e)).objects;
}
function ti({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function ni({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function ri(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Nr),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await Pr(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new yn();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: Ut(String(e.id)),
					...t
				})),
				...ti(e)
			};
		}), c = jr(a.due, {
			keys: ei(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && Xr(e.movedWriters, t.before, n.key, r);
		}
		return [...a.outcomes, ...oi(a.due, await br(e, c))];
	} catch (t) {
		let r = ii(a.due);
		if (t instanceof yn) return [...a.outcomes, ...n ? Q(r, Tn(n.error, "change")) : []];
		if (!(t instanceof K)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await ai(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await si(e, a.due, t, (t) => ri(e, ii(t), n), n?.error);
		return [...a.outcomes, ...oi(a.due, i)];
	}
}
function ii(e) {
	return e.map((e) => e.planned);
}
async function ai(e, t, n) {
	return e.stop.reason() === void 0 ? Sn(n.error) && n.sent <= 2 && t.length > 1 ? ci(t, 2, (t) => ri(e, t, n)) : (await e.wait(vn(n)), ri(e, t, n)) : Q(t, Y(n.error));
}
function oi(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Hr(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function si({ stop: e }, t, n, r, i) {
	return n instanceof G && !xn(n) && t.length > 1 ? ci(t, 2, r) : (e.note(n, !0), Q(t, Y(Cn(n, i))));
}
async function ci(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) B(i, await n(e.slice(t, t + r)));
	return i;
}
async function li(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await ui(e, t, n), s.due.length === 0) throw new yn();
		return s.due.map(({ id: e }) => Ut(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof yn) return [...s.outcomes];
		if (!(e instanceof K)) throw e;
		a.note(e), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(vn(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await li(e, f, t)];
	}
	return [...p, ...await fi(e, f, l, d && Cn(d, n?.error))];
}
async function ui(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: mi(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a(J(s)));
	let c = await pr(e, t, () => e.languages());
	if (!c) return o(a(J(Ir)));
	let l = [], u = [], d = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...O(t), ...bt(P, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? d.push({
			change: n,
			outcome: di(n)
		}) : o.length > 0 ? d.push({
			change: n,
			outcome: a(On("key", o))
		}) : !t || _(n.id, P.fingerprint(t)) !== n.seen ? d.push({
			change: n,
			outcome: En("key", "removed")
		}) : (l.push(n), u.push(St(P, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: d
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...d, ...mi(l, pi(n.error))]
	};
	let f = await r.save(u, "removed") ?? await i.beforeWrite() ?? (l.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
	return f === void 0 ? {
		due: l,
		outcomes: d
	} : {
		due: [],
		outcomes: [...d, ...mi(l, a(J(f)))]
	};
}
function di({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function fi(e, t, n, r) {
	let i = await pr(e, t), a = r ? Y(r) : un;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? pi(r) : di(e)
		};
	});
}
function pi(e) {
	return e ? kn("key", e) : q("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function mi(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function hi(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(Mr(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => cr(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const gi = {
	kind: "key",
	observe: Vn,
	lookUp: _r,
	batches: hi,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? li(t, n.filter(yi)) : e === "create" ? Qr(t, n.filter(_i).map(Mr)) : Wr(t, await ri(t, n.filter(vi).map(Mr)));
			},
			async finish(e, n) {
				B(n.remarks, Zr(t.movedWriters));
			}
		};
	}
}, _i = (e) => e.action === "create", vi = (e) => e.action === "update", yi = (e) => e.action === "destroy", bi = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => xi(e, t.id),
	lookUp: xi,
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
			return n === void 0 ? e.action === "create" ? Oi(t, e) : e.action === "update" ? wi(t, e) : Bi(t, e) : J(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Fi(t, e, n)
		};
	}
};
async function xi(e, n) {
	let r = await Bt(() => e.webhooks(t(n)), (e) => W(U(e)?.webhook_id));
	if (r) return _e(r);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function Si({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && Ce(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return J("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${Me}${o}`, u = c ? r : {
		...r,
		entry: {
			...s,
			url: `\${${l}}`
		}
	}, d = await e.save([u], a, c || !e.keepsUrls ? {} : { [l]: i }) ?? await n.beforeWrite();
	return d === void 0 ? void 0 : J(d);
}
async function Ci({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new yn();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? Y(r.error) : i;
			if (!(t instanceof K)) throw t;
			if (n.gone && Vi(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), Y(Cn(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(vn(r));
	}
}
function wi(e, n) {
	let { client: r, projectId: i } = e, [a, o] = [t(i), String(n.id)], s = () => r.webhook(a, o);
	return Ci(e, {
		async settled() {
			let t = be(await s());
			if (!("webhook" in t)) return Dn("webhook");
			if (!Di(e, n, t.webhook)) {
				let r = ki(e, n, t);
				return r?.state === "done" ? r : En("webhook", "updated");
			}
			return Si(e, Ti(n, t.webhook, e.context), t.webhook, "overwritten");
		},
		async send(t) {
			let i = await r.updateWebhook(a, o, async () => (await t(), Ni(e, n)));
			return ki(e, n, be(i));
		},
		async readBack(t) {
			let r = await Ai(e, n, s);
			return t && r.state !== "done" ? Y(t) : r;
		}
	});
}
function Ti(e, t, n) {
	let r = [e.identity, e.renamed_from].filter((e) => typeof e == "string").find((e) => Ce(e, n.variables) === t.url) ?? "", i = N.liveContext(t, n, r), a = dt(N, t, i), o = _t(e.fields);
	return {
		kind: N.name,
		id: e.id,
		entry: a,
		action: "update",
		wrote: {
			...Ei(a, o.events ?? a.events),
			...o
		}
	};
}
function Ei({ event_lang_map: e }, t) {
	return !H(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function Di({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = typeof n == "string" ? n : r, s = N.liveContext(a, e, o), c = t.map(({ field: e, part: t }) => {
		let n = N.fields.find(({ name: t }) => t === e)?.stored(a, s, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return d(N, a, c) === i;
}
async function Oi(e, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e, l = Pi(n, Ni(e, n)), u = await s.beforeWrite();
	if (u !== void 0) return J(u);
	try {
		let o = await r.createWebhook(t(i), l);
		return a.add(n.ref), ki(e, n, be(o)) ?? await Ai(e, n, () => Mi(e, l));
	} catch (t) {
		if (!(t instanceof K)) throw t;
		if (!t.mayHaveHappened) return s.note(t), Y(t);
		a.add(n.ref);
		for (let r of [0, gn]) {
			if (r > 0 && await o(r), s.reason() !== void 0) return Y(t);
			let i = await Z(() => Mi(e, l));
			if (i) return fn(N, n, i, c);
		}
		return _n(t, "webhook");
	}
}
function ki({ context: e }, t, n) {
	if (!(!("webhook" in n) || dn(N, t, n.webhook, e).length > 0)) return fn(N, t, n.webhook, e);
}
async function Ai(e, t, n) {
	return ki(e, t, be(await Z(n))) ?? un;
}
function ji(e, t) {
	let r = Rt([...e.events].sort(), [...t.events].sort()), i = e.branch === void 0 || e.branch === (t.branch ?? null);
	return n(e.url, t.url) && i && r;
}
async function Mi(e, t) {
	let { objects: r, unusable: i } = await xi(e.client, e.projectId), a = r.find((e) => ji(e, t));
	if (!a && i.some(({ names: e }) => e.length === 0 || e.some((e) => n(e, t.url)))) throw new X();
	return a;
}
function Ni({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = c(N.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: Ce(r, e.variables) }
	};
}
function Pi({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function Fi(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await Z(() => xi(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Li(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Ii(e, t, s, n) : n.remarks.push(Ri(t, "warning", zi));
	}
}
async function Ii(e, n, r, i) {
	let a = Pi(n, Ni(e, n)), o = r.filter((t) => ji(t, a) && fn(N, n, t, e.context).state === "done");
	if (o.some(({ branch: e }) => e === void 0)) return;
	let s = Li(i.of(n)), [c, ...l] = o.map(({ webhook_id: e }) => e).sort();
	if (s !== void 0 && c !== void 0 && ![c, ...l].includes(s)) {
		let e = `may exist twice, as ${s} and as ${c}: the list of webhooks does not have ${s} yet. Look at the webhooks in Lokalise. If both are there, delete one of them.`;
		i.remarks.push(Ri(n, "warning", e));
	}
	if (c !== void 0 && l.length !== 0) for (let r of l) {
		let a = r === s && await Z(() => e.client.destroyWebhook(t(e.projectId), r)) !== void 0;
		a && i.correct(n, {
			state: "done",
			id: c
		});
		let o = a ? `existed twice. This run made ${r} and removed it again; ${c} stays.` : `exists twice, as ${c} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
		i.remarks.push(Ri(n, a ? "notice" : "warning", o));
	}
}
function Li(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function Ri({ label: e, place: t }, n, r) {
	return z("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const zi = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function Bi(e, n) {
	let { client: r, projectId: i, stop: a, backup: o, context: s } = e, [c, l] = [t(i), String(n.id)], u = {
		state: "done",
		id: n.id
	};
	return Ci(e, {
		async settled() {
			let t = a.reason() ?? o.missing();
			if (t !== void 0) return J(t);
			let i = be(await r.webhook(c, l));
			return "webhook" in i ? _(n.id, N.fingerprint(i.webhook)) === n.seen ? Si(e, St(N, i.webhook, n, s), i.webhook, "removed") : En("webhook", "removed") : On("webhook", i.unusable.lacks);
		},
		async send(e) {
			let { webhook_deleted: t } = await r.destroyWebhook(c, l, e);
			return Vt(t) === !0 ? u : void 0;
		},
		gone: u,
		async readBack(e) {
			try {
				await r.webhook(c, l);
			} catch (t) {
				if (!(t instanceof K)) throw t;
				return Vi(t) ? u : e ? Y(e) : un;
			}
			return e ? kn("webhook", e) : q("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
function Vi(e) {
	return e instanceof G && e.status === 404;
}
// src/run/connect.ts
on([gi, bi]);
function Hi(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", tokenFrom: a, rate: o, concurrency: s, name: c } = e, l = {
			token: i,
			tokenFrom: a,
			baseUrl: t,
			concurrency: s,
			...o !== "auto" && { rate: o },
			...r
		};
		return kt(n ? new Wi(l, c, n) : new Jt(l));
	} catch (e) {
		if (!(e instanceof Ht)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return Et(z("bad-setting", t + e.message));
	}
}
function Ui(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = Hi(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = Hi(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? kt({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var Wi = class extends Jt {
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
function Gi({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: Dt,
		variables: i,
		verdicts: f
	}, c = e.map((e) => Ki(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
		context: s,
		force: r
	})), { changes: l, kept: u, skipped: d, unchanged: p, problems: m } = Se(c.flat()), h = e.map(({ plural: e }, t) => [e, {
		unchanged: Se(c[t] ?? []).unchanged,
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
				unchanged: p,
				unmanaged: 0,
				by_kind: Object.fromEntries(h),
				adopted: 0
			}
		},
		problems: m
	};
}
function Ki(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => D(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = D(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...qi(e, t, c, u, d)
		};
	});
}
function qi(e, t, n, r, i) {
	let { label: a, declared: o, context: c, namesake: l, problems: u = [] } = r, d = a === void 0 ? e : {
		...e,
		label: () => a
	}, f = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: d.name,
			label: d.label(a),
			place: s(r, i)
		}, c = ge(d, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...u, c]
		};
	};
	if (r.refusal) return f(r.refusal.code, r.refusal.message);
	let p = `The ${d.name} ${D(d, t.declared).id} no longer exists`, m = l === void 0 ? "" : `, and ${d.name} ${d.id(l)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return f(r.gone, `${p}${m}, so it cannot be restored. Copy from here what you need.`);
	let h = n === void 0 ? k(d, {
		declared: o,
		live: l
	}, c, i.ref) : Ji(d, t, r, n, i), g = [...u, ...h.problems];
	return l === void 0 ? {
		...h,
		problems: g
	} : !h.change && g.length === u.length ? {
		kept: [],
		problems: g
	} : f("name-taken", `${p}${m}, with other values. Rename or remove that ${d.name}, or copy from here what it lacks.`);
}
function Ji(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let s = k(e, {
		declared: n,
		live: i
	}, r, o), { change: c, problems: l, kept: u } = s;
	if (c?.action !== "update") return s;
	let f = e.context(n.values, i, r), p = t.values[e.fields.find(({ role: e }) => e === "identity")?.name ?? ""], m = e.liveContext(i, r, typeof p == "string" ? p : ""), h = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || Ee(s) && !F(e.name, n) || Yi(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(r), u = o === void 0 ? l : jt(l, o), d = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !d ? !1 : d.same(d.stored(i, m, o) ?? s, u, f);
	}, g = e.fields.find(({ role: e }) => e === "text"), _ = ({ field: e }) => e === g?.name, v = ([e, r]) => {
		let i = c.fields.find((t) => _(t) && t.part === e);
		if (i) return !h(i);
		let [a, o] = [n.values, t.values].map((t) => jt(new Map(Object.entries(t)).get(g?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && g?.same(r, o, f));
	}, y = g?.toManifest(i, m), b = !a && H(y) && Object.entries(y).some(v), x = c.fields.some((t) => F(e.name, t) && (b || !h(t))), S = (t) => h(t) && !(x && (_(t) || F(e.name, t))), C = ke(e, i, c.fields.filter(S), r.project), w = c.fields.filter((e) => !S(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: c.label,
			id: c.id,
			reason: h(t) && F(e.name, t) ? "converts" : "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (C.length === 0) return {
		kept: [...u, ...w],
		problems: l
	};
	let T = d(e, i, C);
	return {
		change: {
			...c,
			seen: T,
			fields: C
		},
		kept: [...u, ...w],
		problems: l
	};
}
function Yi(e, t) {
	return H(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && H(t) && Object.values(t).includes(e);
}
function Xi({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => me(e.kind, t)));
}
function Zi({ changes: e }) {
	return e.some((e) => e.action === "update" && (L(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? F(e.kind, t) : t.before !== void 0 && !Ee(t.before))));
}
// src/files/undeclaredFiles.ts
async function Qi(e, t, n, r) {
	let i = new Set(Object.values(await ce(e, r)).flat()), a = await T("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : Qt(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + $t);
	return $i(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function $i(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await rn();
		try {
			let e = t(a, te(await re(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, h(a.full, n));
		} catch {}
	}
	return i;
}
async function ea({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(Object.values(await ce(r, a)).flat()), s = [];
	for (let e of t.filter(({ files: e }) => ht(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await ee(e, i, a)) {
			let i = Ke(e, n), a = pt(e, i), c = a === void 0 ? [] : t.flatMap((t) => vt(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				language: a ?? "",
				...mt(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => Qt(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return $i(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => qe(e.identity(t)))), i, a);
}
function ta(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...ra(e, t, n),
		...t.flatMap((t) => oa(e, t, n)),
		...t.flatMap((t) => ha(e, t, r, ga(t.kind))),
		...t.flatMap((t) => ha(e, t, i, _a)),
		...t.flatMap((t) => sa(e, t)),
		...t.flatMap((e) => ca(e, n)),
		...t.flatMap((t) => la(e, t, n)),
		...t.flatMap(({ kind: t }) => ua(e, t, n))
	];
}
function na(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`);
}
function ra(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: da(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => ia(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${Nt(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`);
}
function ia({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = ie(i, r) === "off" ? e.matched : e.scope, o = aa(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return $("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${Nt(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`);
}
function aa({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = ve(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? ve(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function oa(e, { declared: t, scope: n, kind: r }, i) {
	if (ie(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = Ot(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`);
	let u = fa(e, a).length;
	return u === 0 || u !== n ? [] : $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}). Check the project and the manifests. If you want this, ${c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : ""}set ${l}: off and remove them in the project.`);
}
function sa(e, t) {
	let n = ma(t);
	return pa(e, t).flatMap(({ label: e, names: [t = e], texts: r }) => {
		let i = r.map((e) => n.get(e)).find((e) => e !== void 0);
		if (!i) return [];
		let a = `The plan removes "${e}" and creates "${i.label}" with the same text. If it was renamed, set previously: ${t} in the entry of the new one in ${Ge(i.place.file)} to keep its translations. If it is really new, set new: true there.`;
		return [z("looks-renamed", a, {
			place: i.place,
			scope: "project"
		})];
	});
}
function ca(e, { allowWrongProject: t }) {
	let { live: n, declared: r, matched: i, matching: a, kind: o } = e, { name: s, plural: c, limits: l, names: u, label: d } = o, { minimumForWrongProject: f = Infinity } = l, p = n.objects.length + n.unusable.length + (n.notRead ?? 0), m = r.length;
	if (t || m === 0 || i > 0 || a.namesakes.size > 0) return [];
	let h = Mt(() => new Set(n.objects.flatMap((e) => u(e)))), g = (e) => h().has(e), _ = r.filter((e) => gt(e, d(e.values), g));
	if (_.length > 0) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${_.length} of them ${_.length === 1 ? "is" : "are"} with :: between nested names, as an upload of Lokalise names them. ${ft}`);
	if (p < f) return [];
	let v = ma(e), y = a.unmanaged.flatMap((e) => {
		let t = o.texts(e).flatMap((e) => v.get(e)?.label ?? [])[0];
		return t === void 0 ? [] : [`"${o.liveLabel(e)}" is now "${t}"`];
	});
	if (y.length > 1 && y.length * 5 >= m * 4) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${y.length} live ${c} have the same texts and other names: ${y[0]}. If key_name or separator in a row of texts changed, restore it. If the ${c} were renamed, set previously in their entries of keys.yaml.`);
	let b = m === 1;
	return $("foreign-project", `The project has ${p} ${c}. The manifests declare ${b ? `1 ${s}, and it` : `${m} ${c}, and none of them`} is ${b ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`);
}
function la(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = ve(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => ze(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`);
}
function ua({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = Pe(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? $("too-many-unverified", `${l}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`) : c <= a ? [] : $("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`);
}
function da(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => me(t, e)) : []);
	return fa(e, t).length + n.length;
}
function fa({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function pa(e, { kind: t, live: n }) {
	let r = fa(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
	return r.flatMap(({ id: e, label: n }) => {
		let r = i.get(String(e));
		return r === void 0 ? [] : [{
			label: n,
			names: t.names(r),
			texts: t.texts(r)
		}];
	});
}
function ma({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !D(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : S(t)).map((e) => [e, t]) : []);
	return new Map(n);
}
function $(e, t) {
	return [z(e, t, { scope: "project" })];
}
function ha(e, t, n = new Map(), r) {
	let i = pa(e, t).flatMap(({ names: e }) => {
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
function ga({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file.`;
}
const _a = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
// src/run/conflictMessages.ts
function va(e, { reasons: t, writes: n, flags: r, isWorkflow: i, target: a }) {
	let o = new Set((a?.kept ?? []).filter(({ item: { reason: e } }) => e === "conflict" || e === "undecided").map(ya)), s = (e) => o.has(ya(e)), c = e.filter(({ item: e }) => e.reason === "conflict"), l = e.filter(({ item: e }) => e.reason === "undecided"), u = ({ kind: e, entry: t, item: { part: n = "", declared: r } }) => {
		let i = a && Ye(e, a.entries).find(t), o = i && le(e, i, n);
		return a !== void 0 && (o === void 0 || !Rt(o, r ?? null));
	}, d = e.filter((e) => e.item.reason === "held" && u(e)), f = (e) => e ? "notice" : n || a ? "error" : "warning";
	return [
		...c.map((e) => ba(e, s(e) ? "notice" : "error", {
			flags: r,
			isWorkflow: i
		})),
		...[!0, !1].flatMap((e) => Ca(l.filter((t) => s(t) === e), {
			reasons: t,
			flags: r,
			isWorkflow: i,
			severity: f(e)
		})),
		...d.map((e) => ba(e, "warning", {
			flags: r,
			isWorkflow: i
		}))
	];
}
function ya({ item: { kind: e, id: t, part: n, declared: r } }) {
	return V([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function ba(e, t, n) {
	let { item: r, entry: i, kind: a } = e, o = r.reason === "held", s = o ? `The rule for ${r.part} is seed, so the project keeps its text, and the changed text of the file is not written.` : `Both the file and the project changed the ${r.part} text, so it is not written.`, c = {
		path: [r.field, r.part ?? ""],
		ofName: !0,
		severity: t
	}, l = xa([e], n).slice(o ? -1 : 0);
	return {
		...ge(a, i, "conflict", s, c),
		ways: l
	};
}
function xa(e, { flags: t, isWorkflow: n }) {
	let [r, ...i] = e;
	if (!r) return [];
	let { kind: a, entry: o, item: s } = r, c = i.length === 0, l = c || t.includes("--filter") ? [] : ["--filter", `file:${s.place.file}`], u = `${c ? qe(a.identity(o.values))[0] : "*"}:${s.part}`, d = [
		u,
		...l,
		...t
	].map(M).join(" "), f = c ? "text" : "texts", p = c ? "the file's text" : `the files' texts in all conflicts and undecided texts in ${s.part}`;
	return n ? [
		{
			does: `take the project's ${f}, at a terminal`,
			command: `lokaform pull --accept ${d}`
		},
		{
			does: `keep ${p}, in the message of the next commit`,
			command: `Lokaform-Overwrite: ${u}`
		},
		{
			does: `keep ${p}, with Run workflow and the input overwrite`,
			command: u
		}
	] : [{
		does: `take the project's ${f}`,
		command: `lokaform pull --accept ${d}`
	}, {
		does: `keep the file's ${f}`,
		command: `lokaform apply --overwrite ${d}`
	}];
}
const Sa = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Ca(e, { reasons: t, flags: n, isWorkflow: r, severity: i }) {
	let a = new Map();
	for (let t of e) {
		let { place: e, part: n, cause: r } = t.item, i = V([
			e.file,
			n ?? null,
			r ?? null
		]);
		a.set(i, [...a.get(i) ?? [], t]);
	}
	return [...a.values()].flatMap((e) => {
		let [a] = e;
		if (!a) return [];
		let { place: o, part: s, cause: c = "undated" } = a.item, l = t.get(c), u = `${e.length === 1 ? `The ${s} text of ${a.item.label} differs from the project and is not written` : `${$e(e.length)} ${s} texts of this file differ from the project and are not written; this is the first`}. ${Sa[c]}${l === void 0 ? "." : `: ${l}`}`;
		return [z("undecided", u, {
			place: o,
			severity: i,
			scope: "change",
			ways: xa(e, {
				flags: n,
				isWorkflow: r
			})
		})];
	});
}
// src/run/status.ts
function wa(e, t) {
	let n = `Project ${e.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`, r = z("segmented-project", n, { scope: "project" });
	return [...e.segmentation ? [r] : [], ...oe(t, e, !0)];
}
function Ta(e, t, n, r) {
	let i = le(e, t, n) !== void 0, a = (t.parts ?? [t]).flatMap(({ file: e }) => r.get(e.path) ?? []), o = (e) => a.some(({ source: { place: t, others: r }, file: i, dir: a }) => (t === e.source.place || r?.includes(n)) && i === e.file && a === e.dir), s = [...r].find(([, e]) => e.language === n && o(e));
	if (!i && s) return {
		file: s[0],
		line: 1,
		col: 1,
		endLine: 1,
		endCol: 1
	};
	let c = e.fields.flatMap(({ name: e, role: t }) => t === "text" ? [e, n] : []);
	return u(t.file, t.span, i ? c : []);
}
function Ea({ kinds: e }, t, { settings: { required: n }, textFiles: r }) {
	let { baseLanguage: i, languages: a = [] } = t, o = At(t), s = e.flatMap(({ kind: e, parts: t }) => t.flatMap(({ entry: t, live: n, kept: a, change: s }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(t)) return [];
		let c = n !== void 0 && e.isArchived(n), l = {
			kind: e.name,
			label: e.label(t.values)
		}, u = (s?.fields ?? []).filter((t) => Ue(e.name, t)), d = (n) => ({
			place: Ta(e, t, n, r),
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
		})), u = (e) => o.filter(({ states: t }) => t.includes(e)).length, d = (t) => l.filter((n) => n.reason === t && "part" in n && n.part === e).length, f = o.filter(({ states: e }) => e.length === 0), p = (e) => o.length > 0 ? u(e) * 100 / o.length : -1, m = Ct.filter((e) => p(e) < (a?.[e] ?? -1)), h = o.map(({ states: e, ...t }) => ({
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
// src/plan/textVerdict.ts
function Da({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: Oa
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
	} : { is: "pull" } : {
		is: "undecided",
		cause: "unread history",
		why: s
	};
}
const Oa = "The files are not in a git repository.";
function ka(e, t, n, r) {
	let i = a(e.kind, e.entry, e.language), o = Aa(e, i, t.filter(({ now: e }) => e === i), r), s = o.some(({ said: e }) => e === void 0) ? Aa(e, i, t, r) : o, c = n.flatMap(({ before: t, after: n = [], until: i, pulled: a }) => {
		let o = Na(e, n, r);
		return o === void 0 || Ma(o, Na(e, t, r)) ? [] : [{
			said: o,
			at: i,
			pulled: a
		}];
	});
	return {
		periods: ja(s, c),
		merged: c
	};
}
function Aa(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Na(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Ma(u, o.said)) continue;
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
function ja(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Ma(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function Ma(e, t) {
	return V(e ?? null) === V(t ?? null);
}
function Na({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = Ye(e, i).namesakes(t);
	return [a, o].flatMap((n) => Ye(e, r, n).find(t) ?? []).filter((n) => Pa(e, n, t, s)).map((t) => le(e, t, n)).find((e) => e !== void 0);
}
function Pa(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Fa(e, t), a = (t) => [...Fa(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Fa(e, { values: t, onCreate: n, from: r }) {
	let i = r ? {
		...n,
		...t
	} : t, a = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(a.flatMap((e) => e.toPlan(i).map(({ part: t = null, after: n }) => V([
		e.name,
		t,
		n
	]))));
}
// src/run/writers.ts
function Ia(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function La(e, n) {
	return Mt(() => Ra(e, t(n)));
}
async function Ra(e, t) {
	try {
		let n = U(await e.contributorMe(t)) ?? {}, r = [Wt(n.user_id), W(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof K) || e instanceof Gt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function za({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Ia(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [z("unknown-writers", a, {
		severity: "warning",
		scope: "change"
	})];
}
// src/run/textVerdicts.ts
async function Ba(e, t, n, r) {
	let i = (r) => we(e, t, n, r), a = i(j), o = new Map();
	if (a.is === "stopped") return {
		...a,
		reasons: o
	};
	let s = n.accept.length > 0 ? "accept" : "overwrite", c = A(`--${s}`, n[s], e, t.project);
	if (c.length > 0) return {
		is: "stopped",
		problems: c,
		reasons: o
	};
	let l = await za(n, r), u = a.open.length === 0, { verdicts: d, unknown: f = [] } = u ? { verdicts: new Map() } : await Va(a.open, e, n, r, t.project);
	for (let e of d.values()) e.is === "undecided" && "why" in e && o.set(e.cause, e.why);
	let p = u ? a : i((e) => d.get(g(e)));
	return {
		...p,
		problems: [
			...p.problems,
			...l,
			...f
		],
		reasons: o
	};
}
async function Va(e, t, n, { history: r, manifests: i, asked: a, applied: o, all: s = [], ownUser: c, ...l }, u) {
	let d = n.writers ? {
		is: "known",
		names: n.writers
	} : await c(), f = ({ by: e }) => d.is === "known" ? Ia(d.names, e) : void 0, m = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (f(e) === !1 ? 0 : 2592e3), h = await r.versions(zt(e.map(m)), i, a), _ = Ka(h, e, l), { overwrites: v = [] } = h, y = Object.values(t.entries).flatMap((e) => e ?? []), b = o && Mt(o), x = new Map();
	for (let t of e) {
		let e = Ua(t, n, v), r = {
			...t,
			declared: le(t.kind, t.entry, t.language)
		}, i = Ga(t, r.declared), a = (e) => Da(t, f(t), e, i);
		if (e === "write" || e === "pull") {
			x.set(g(t), { is: e });
			continue;
		}
		let o = h.is === "unreadable" && h.noRepository ? void 0 : {
			...ka(r, _.versions, _.merged, y),
			...h.is === "unreadable" && m(t) <= (h.back ?? Infinity) && { unread: h.why }
		};
		if (t.isHeld) {
			let e = o?.periods[0]?.since !== Infinity;
			x.set(g(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let s = a(o);
		if (s.is === "pull" && b && o) {
			let e = await b(), n = e && Na(r, e.entries[t.kind.plural] ?? [], y);
			e && !Ma(n, r.declared) && (s = a(Ha(o, n)));
		}
		x.set(g(t), Wa(e, s, d));
	}
	let S = e.filter((e) => !["write", "held"].includes(x.get(g(e))?.is ?? "")).map(({ at: e = Infinity }) => e), C = v.filter(({ at: e }) => e > zt(S)), w = e.slice(0, 1).map(({ kind: e }) => ({
		kinds: [e],
		entries: { [e.plural]: _.versions.flatMap(({ before: e }) => e) }
	}));
	return {
		verdicts: x,
		unknown: C.flatMap(({ commit: e, pattern: t }) => {
			let n = `The trailer of commit ${e.slice(0, 7)} has no effect. Lokaform-Overwrite:`, r = p(n, [t], [...s, ...w]), [i, ...a] = s, o = i && a.length === 0 ? A(n, [t], i, u) : [];
			return (s.length > 0 ? [...r, ...o] : []).map((e) => ({
				...e,
				severity: "warning",
				scope: "project",
				message: `${e.message} Correct it in another commit.`
			}));
		})
	};
}
function Ha({ periods: [e, ...t], ...n }, r) {
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
function Ua({ kind: e, entry: t, object: n, language: r, isHeld: i, at: a }, { overwrite: o, accept: s }, c) {
	let l = {
		kind: e,
		entry: t,
		live: n
	}, u = (e) => Qe(e, l, r, i === !0), [d, f] = [u(o), u(s)];
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
function Wa(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided";
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function Ga({ kind: e, live: t }, n) {
	let r = H(t) && H(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? H(n) && H(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function Ka({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => {
		let t = (t) => a.flatMap((n) => Oe(n, e, t, r, i)), { before: n, after: o, ...s } = e;
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
async function qa(e, t, { cancellation: n, history: r, now: i, onProgress: a, folders: o }, { usable: s, command: c, target: l, applied: u, all: d, reviewed: f, listsUnmanaged: p }) {
	let { settings: m } = t, h = c === "apply", g = {
		ownUser: La(e, m.id),
		history: r,
		manifests: Ae(t),
		textFiles: t.textFiles,
		usable: s,
		all: d,
		applied: u && (async () => C(await u(), t))
	};
	try {
		let n = l && Le(l, t), s = n?.is === "read" ? n : void 0, d = [{
			declared: t.declared,
			rules: m.rules
		}, ...s ? [s] : []], _ = {
			rules: d.map(({ rules: e }) => e),
			reviewed: f
		}, v = d.map(({ declared: e }) => e), y = (t) => Ln(e, m.id, v, t ? void 0 : _, c === "status"), b = await y(p);
		if (!b.ok) return {
			is: "stopped",
			problems: [b.problem]
		};
		let x = {
			now: Math.floor(i() / 1e3),
			target: s?.commit
		}, S = !l && !u && (h || c === "plan") ? await Ja(t.declared, {
			...g,
			asked: x
		}) : new Set(), C = Object.values(b.value.objects).some(({ notRead: e }) => e);
		if (S.size > 0 && C && (b = await y(!0)), !b.ok) return {
			is: "stopped",
			problems: [b.problem]
		};
		a?.({
			phase: "planning",
			project: m.name
		});
		let w = b.value, [T = t.declared, E] = w.declared, ee = c === "status" ? wa(w.project, m.required) : [], D = [...je(t, w.project), ...ee];
		if (D.length > 0) return {
			is: "stopped",
			problems: D
		};
		let O = {
			...g,
			asked: x
		}, k = await Ba(T, w, m.rules, O), A = [...oe(m.languagePlaces, w.project), ...k.problems];
		if (k.is === "stopped") return {
			...k,
			problems: A
		};
		let j = s && E && await Ba(E, w, s.rules, {
			...O,
			history: Ya(r),
			manifests: [...new Set([...g.manifests, ...s.manifests])]
		}), M = n && ne(k, n, j), te = h ? await Xa(k.plan, k.kinds, g) : [], re = va(k.keptTexts, {
			reasons: k.reasons,
			writes: h,
			flags: m.flags,
			isWorkflow: o.confined !== void 0,
			target: E && {
				entries: Object.values(E.entries).flat(),
				kept: j?.is === "planned" ? j.keptTexts : []
			}
		});
		return {
			...k,
			live: w,
			problems: [...A, ...te],
			conflicts: c === "status" ? [] : re,
			noLongerDeclared: k.unmanaged.filter((e) => S.has(V([e.kind, e.label]))),
			...M && { target: M }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: Za(e, n, t.declared)
		};
	}
}
async function Ja({ kinds: e, entries: t }, { history: n, manifests: r, textFiles: i, usable: a, asked: o }) {
	let { versions: s } = await n.versions(o.now - 172800, r, o), c = (t) => e.flatMap((e) => t(e).map(({ values: t }) => V([e.name, e.label(t)]))), l = c((e) => s.flatMap((t) => Oe(e, t, t.before, i, a))), u = new Set(c(({ plural: e }) => t[e] ?? []));
	return new Set(l.filter((e) => !u.has(e)));
}
function Ya(e) {
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
async function Xa({ changes: e }, t, { history: n, manifests: i, textFiles: a, usable: o }) {
	let s = e.length > 0 ? await n.upstream?.(i) : void 0;
	if (!s) return [];
	let { name: c, ahead: l, texts: u } = s, d = t.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = u.flatMap(({ path: e, text: n }) => Oe(t, {
			path: e,
			now: e
		}, n, a, o)), i = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? i.get(e.label) : void 0, a = n && Ye(t, r).find(n);
			return !a || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let i = n === void 0 ? void 0 : le(t, a, n);
				return i !== void 0 && r !== void 0 && Rt(i, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), f = d.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${v(d.length, "text")} of ${c} back: ${r(d, 5)}.`, p = `The checked-out branch lacks ${v(l, "commit")} of ${c}. ${f} To apply the newest files, run git pull first.`;
	return [z("behind-upstream", p, {
		severity: "warning",
		scope: "project"
	})];
}
function Za(e, { stopped: t }, n) {
	if (!(e instanceof K)) throw e;
	if (e instanceof Gt && t) return [];
	let r = e instanceof G ? e.serviceMessage.replace(/\.$/, "") : "", i = n !== void 0 && r !== "" && Qa(r, n) ? { quotes: [r] } : {};
	return [z("api-error", e.message, {
		scope: "project",
		...i
	})];
}
function Qa(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(ae).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? Ie(t) : []));
	});
	return de(r)(e) !== e;
}
async function $a(e, t, n, r, i) {
	let { plan: a, kinds: o, problems: s, live: c } = e, l = await eo(a, c, t, n, r, i);
	return [
		...na(s, t.rules),
		...ta(a, o, t.rules, l),
		...to(a, n)
	];
}
async function eo({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && L(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await Qi(c, o, a, s),
		otherLanguage: await ea(n, t, l, o, s)
	};
}
function to(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !Xi(e) && !Zi(e) ? [] : [z("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/backup/write.ts
const no = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var ro = class {
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
			let t = this.kept.get(oo(e)), n = t ? io(t, e) : e;
			return t !== void 0 && this.written.has(t) && ao(t, n) ? [] : [n];
		});
		if (i.length !== 0 && r) {
			for (let e of i) this.kept.set(oo(e), e);
			for (let [e, t] of Object.entries(n)) this.urls.set(e, t);
			return this.next ??= this.last.catch(() => {}).then(() => this.writeAll(r)), this.last = this.next, this.next.then(() => void 0, (e) => `${no[t]} ${e instanceof Error ? e.message : String(e)}`);
		}
	}
	async writeAll(e) {
		this.next = void 0;
		let t = [...this.kept.values()];
		await e.write(t, this.urls);
		for (let e of t) this.written.add(e);
	}
};
function io(e, t) {
	return e.action === "update" && t.action === "update" && L(t.kind).mergeKept?.(e, t) || t;
}
function ao(e, t) {
	return Rt({ ...e.entry }, { ...t.entry }) && Rt({ ...e.wrote }, { ...t.wrote });
}
function oo({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const so = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, co = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function lo(e, t, n) {
	let { backup: r, ...i } = uo(e, t, []), { wrote: a, ...o } = r, s = new tt({
		backup: o,
		...i
	});
	s.commentBefore = [
		` Project: ${yo(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${yo(t.restore)}`
	].join("\n");
	let c = e.map(({ name: e, plural: t }) => vo(t, n.filter(({ kind: t }) => t === e).map((e) => go(e).entry), "")), l = n.map((e) => go(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		s.toString(co),
		vo("wrote", l, "  ") || "  wrote: []\n",
		...c
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${po(u)}\n`;
}
function uo(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(mo);
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
function fo(e) {
	let [t, n] = so.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : po(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function po(e) {
	return Ne("sha256").update(e).digest("hex");
}
function mo({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = L(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const ho = new WeakMap();
function go(e) {
	let t = ho.get(e) ?? {
		entry: _o(e.entry),
		wrote: _o(mo(e))
	};
	return ho.set(e, t), t;
}
function _o(e) {
	let t = new tt([e], { aliasDuplicateObjects: !1 });
	return et(t, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = nt.QUOTE_DOUBLE);
	} }), t.toString(co);
}
function vo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function yo(e) {
	return e.replace(Ft, " ");
}
// src/backup/read.ts
const bo = at([R(), ut()]), xo = (e) => it({
	format_version: ot(2),
	project: R().min(1),
	project_digest: R().exactOptional(),
	project_name: R(),
	time: R(),
	wrote: ct(it({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, bo.exactOptional()])),
		action: lt([...Tt, "update"]),
		values: st(R(), rt()).default({})
	}))
}), So = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Co(e, t, n) {
	return Do(e, Eo(t, n.replaceAll("\r\n", "\n")));
}
const wo = "\n  - ";
function To(e, t, n, r) {
	let i = Eo("", t), { problems: a } = Do(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(uo(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !L(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Eo(e, t) {
	let n = fo(t), r = n === "cut" ? t.lastIndexOf(wo) : -1;
	return {
		text: t,
		damage: n,
		yaml: se(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function Do(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = He(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], c = i.get("backup"), l = xo(e).safeParse(c?.value), u = (e) => z("bad-backup", e, { place: s(r.file, c?.span ?? r.span) }), d = n !== "cut" || c !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), f = new Map(Object.entries(c?.value ?? {})).get("format_version");
	if (typeof f == "number" && f !== 2) return { problems: [u(`This backup has format ${f}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (d && n) {
		let a = u(ko(e, n, t.includes(wo) ? l.data?.wrote : void 0, i));
		if (n === "cut") return { problems: [a] };
		let o = t.trimEnd().length, s = b(r.file, t.lastIndexOf("\n", o - 1) + 1, o);
		return { problems: [{
			...a,
			place: s
		}, ...r.problems] };
	}
	if (!l.success) {
		let t = d ? `This is not a backup that this version can read: ${l.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : `This is not a backup of lokaform${Oo(e, r)}. Use the file that the run named as its backup.`;
		return { problems: wt(r.problems) ? r.problems : [u(t)] };
	}
	let { wrote: p } = l.data, m = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let c = Ze(r, a, n);
		B(o, c.problems);
		let l = Pt(p, (e) => jo(e, t));
		return c.entries.flatMap(({ values: e, span: n }) => {
			let [i] = jo(e, t).flatMap((e) => l.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(z("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: s(r.file, n) })), []);
		});
	}, h = Object.fromEntries(e.map((e) => [e.plural, m(e)]));
	if (wt(o)) return { problems: o };
	let { project: g, project_digest: _, project_name: v, time: y } = l.data, x = _ === void 0 ? {} : { projectDigest: _ };
	return {
		backup: {
			kinds: e,
			path: r.file.path,
			project: g,
			...x,
			projectName: v,
			time: y,
			entries: h
		},
		problems: o
	};
}
function Oo(e, { value: t, file: n }) {
	let r = (e) => new Map(Object.entries(t ?? {})).has(e), [i] = e.filter(({ plural: e }) => r(e));
	return r("format_version") ? r("requests") ? ", but the report of a run" : ", but a plan" : i ? `, but a manifest, which lokaform apply --${i.plural} writes into the project` : `${n.path.endsWith(".json") ? ", but a locale file or other JSON" : ""}: it has no header "backup"`;
}
function ko(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup was edited or damaged after it was written: the lines above do not have this SHA-256. It does not say which line changed.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${So}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => jo(e, i)) : []);
		return n.flatMap((e) => jo(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	if (a.length === 0) return `${i} ${So}`;
	let o = a.length > Ao ? ` and ${a.length - Ao} more` : "";
	return `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, Ao).join(", ")}${o}. ${So}`;
}
const Ao = 10;
function jo(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function Mo(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Zt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await en(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await he(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await Re(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await he(No(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await Fe(e), await Fe(Xt(e)), a = o;
			} catch (e) {
				throw s && await nn(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${Te(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function No(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Po(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [z("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = Qt(n.working, t), a = await w(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...Co(e, h(i, n), a.value),
		urls: await Fo(No(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function Fo(e) {
	try {
		let t = JSON.parse(await tn(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// node_modules/yocto-queue/index.js
var Io = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Lo = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Io(e);
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
function Ro(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), zo(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Lo(), r = 0, i = () => {
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
				zo(t), e = t, queueMicrotask(() => {
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
function zo(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
function Bo(e, { batchSize: t = 500 }) {
	return Ho(e).map((e) => sn().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function Vo(e, t, n) {
	let r = new ln(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: Dt,
			variables: n.variables,
			verdicts: f
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new mn(n.halt, n.mayWrite),
		backup: new ro(n.backup),
		snapshot: Mt(async () => n.snapshot && hn(a, await n.snapshot(), r)),
		languages: Pn(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(sn().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: J(n)
		}));
	}, c = Ro(n.concurrency);
	await rn();
	for (let e of Bo(t, n)) {
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
function Ho({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => ye(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Uo(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Uo(t) {
	let n = Pt(t, (t) => e(t, "before")), r = new Map(t.map((t) => [t, e(t, "after").flatMap((e) => n.get(e) ?? []).filter((e) => e !== t)])), i = new Set(t), a = [];
	for (; i.size > 0;) {
		let e = [...i].filter((e) => !r.get(e)?.some((e) => i.has(e))), t = e.length > 0 ? e : [...i].slice(-1);
		for (let e of t) i.delete(e);
		a.push(t);
	}
	return a;
}
// src/plan/reviewedPlan.ts
function Wo(e, t, n) {
	let r = It(t.changes, (e) => V(Go(e))), i = new Set(e.changes.filter((e) => r.get(V(Go(e)))?.shift())), a = (e) => V([e.action, We(e)]), o = It([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = o.get(a(e))?.shift();
		return [{
			change: e,
			outcome: Yo(t ? Ko(t, e) : "this change is not in the reviewed plan")
		}];
	}), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: Xo(e, n) ?? Yo("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function Go(e) {
	let t = qo(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		We(e),
		e.label,
		r,
		n,
		i,
		Jo(e),
		t
	];
}
function Ko(e, t) {
	let n = (e) => V(qo(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && Jo(e) !== Jo(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function qo(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function Jo(e) {
	return e.action === "create" ? "" : e.seen;
}
function Yo(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function Xo(e, t) {
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && fn(n, e, r, t).state === "done");
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
// src/run/project.ts
async function Zo(e, t, n, r) {
	let i = Qo(e.settings, e.manifests);
	try {
		return await $o(i, e, t, n, r);
	} catch (e) {
		let t = m(e, r.folders);
		if (t) return {
			...i,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...i,
			problems: ts([n]),
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
async function $o(e, t, n, { saved: r, target: i, applied: a, all: o }, s) {
	let { id: c } = t.settings;
	if (s.cancellation.stopped) return e;
	let { stopping: l } = s.cancellation, u = Ui(t.settings, n.apiUrl, s);
	if (!u.ok) return {
		...e,
		problems: [u.problem]
	};
	let { reading: d, writing: p, now: m } = u.value, h = r?.get(c), g = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, _ = h?.filter && {
		filter: h.filter.filters,
		prune: {}
	}, v = await qa(d, _ ? {
		...t,
		settings: {
			...t.settings,
			rules: {
				...t.settings.rules,
				..._
			}
		}
	} : t, {
		...s,
		now: m
	}, {
		...n,
		target: i,
		applied: a,
		all: o,
		reviewed: h?.changes ?? [],
		listsUnmanaged: n.command === "drift" || g
	});
	if (v.is === "stopped") return {
		...e,
		problems: v.problems
	};
	let { live: y, plan: b, unmanaged: x, problems: S, conflicts: C, noLongerDeclared: w } = v, { baseLanguage: T } = y.project, E = (e) => {
		let { source: n, language: r = T } = t.textFiles.get(e) ?? {};
		return r === T || n?.languages !== void 0 || n?.language !== void 0;
	}, ee = {
		...e,
		manifests: e.manifests.filter(E)
	}, D = await $a(v, t.settings, n, s.folders, l);
	if (n.command === "drift" || n.command === "status") {
		let e = n.command === "status", r = (e) => (t) => ({
			...t,
			severity: e
		}), i = e ? D.filter(({ code: e }) => e === "foreign-project") : D, a = {
			...ee,
			problems: [
				...S,
				...C.map(r("notice")),
				...i.map(r("warning"))
			],
			plan: b,
			...e ? { status: Ea(v, y.project, t) } : { unmanaged: x }
		};
		return await s.onPlan(a), a;
	}
	let O = ue(t, v, y.project), k = {
		project: y.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: f
	}, { plan: A, notApplied: j } = h ? Wo(b, h, {
		...k,
		live: y
	}) : {
		plan: b,
		notApplied: []
	}, M = {
		...ee,
		problems: [
			...S,
			...C,
			...D,
			...O
		],
		plan: A,
		...g && { unmanaged: x },
		...w.length > 0 && { no_longer_declared: w },
		...v.target && { target: v.target },
		effort: { requests: Bo(A, s).flat().length },
		...j.length > 0 && { results: j }
	}, te = await s.onPlan(M);
	if (n.command === "plan" || D.length > 0 || wt(O)) return M;
	if (!te) return s.cancellation.stopped ? M : {
		...M,
		problems: [...M.problems, es]
	};
	let ne = await is(p, A, t, n, s);
	return {
		...M,
		...ne,
		results: [...ne.results, ...j],
		problems: [...M.problems, ...ne.problems]
	};
}
const es = z("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" });
function ts(e) {
	return e.length === 0 ? [] : [z("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" })];
}
function ns(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(M).join(" ");
}
async function rs({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || (await x(t.working, i))?.commit)?.slice(0, 7) ?? r})`;
}
async function is(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, o) {
	let { cancellation: s, now: c, folders: l } = o, { concurrency: u, useAutomations: d, id: f } = n, p = new xt();
	p.hide(n.secrets);
	let m = p.clean(f), g = i === void 0 ? void 0 : Mo(i, n.name ?? m, c()), _ = {
		project: m,
		...m !== f && { project_digest: xe(f) },
		project_name: t.project.name,
		time: new Date(c()).toISOString().replace(/\.\d+/, "")
	}, v = (e) => ns(h(e, l), a), y, b = async (e, t) => {
		let n = (e) => ({
			..._,
			restore: v(e)
		});
		await g?.write((t) => lo(r.kinds, n(t), e), t, (t, i) => To(r.kinds, t, n(i), e)).catch((e) => {
			throw y = e.message, e;
		});
	}, x = n.name, S = t.changes.length, C = 0, w = () => o.onProgress?.(C < S ? {
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
	let T, E = await Vo(e, t, {
		variables: r.variables,
		concurrency: u,
		batchSize: o.batchSize ?? 500,
		useAutomations: d,
		halt: () => s.reason,
		mayWrite: async () => (T = await o.permission?.toWrite(), T?.message),
		snapshot: n.snapshot === "off" ? void 0 : () => rs(o, _.time),
		backup: g && {
			write: b,
			keepsUrls: o.environment.GITHUB_ACTIONS !== "true"
		},
		wait: o.wait,
		onBatch: (e, t) => {
			o.onBatch(e, t), C += t.length, w();
		}
	}), ee = t.changes.map((e) => ({
		change: e,
		outcome: E.of(e)
	})), { bugs: D, remarks: O, snapshot: k } = E;
	return {
		results: ee,
		problems: [
			...T && !s.stopped ? [T] : [],
			...O,
			...ts(D),
			...y === void 0 ? [] : [z("backup-not-written", y, { scope: "project" })]
		],
		...g?.path !== void 0 && {
			backup: h(g.path, l),
			restore: v(g.path)
		},
		...k && { snapshot: k },
		...D.length > 0 && { bugs: D }
	};
}
export { X as C, jn as S, Vn as _, Qo as a, Pn as b, Za as c, va as d, aa as f, xi as g, Ui as h, Zo as i, Ba as l, Hi as m, is as n, Bo as o, Gi as p, ns as r, Po as s, es as t, La as u, Bn as v, wn as w, An as x, Rn as y };
