import { $ as e, A as t, Ar as n, At as r, B as i, Br as a, C as o, Ci as s, Cr as c, D as l, Dr as u, Dt as d, E as f, Er as p, Et as m, Fr as h, G as g, Gn as _, J as v, Jn as y, K as b, Kn as x, Lr as S, M as C, Mr as w, Mt as T, Nr as E, Nt as D, O, Or as k, Ot as ee, Pr as A, Rr as te, S as j, Si as ne, St as re, T as M, V as ie, Wn as N, Xn as ae, Yn as oe, Zn as se, _n as P, _r as ce, an as le, ar as ue, b as de, bn as fe, bt as pe, c as me, er as he, fi as ge, fn as _e, g as ve, gi as ye, gn as be, gr as xe, h as F, hr as Se, ii as Ce, ir as we, j as Te, jr as Ee, k as De, kr as Oe, kt as ke, ln as Ae, m as je, mi as Me, mn as Ne, mr as Pe, ni as Fe, nr as Ie, nt as Le, on as Re, or as ze, ot as Be, p as Ve, pr as He, q as Ue, qn as We, qr as Ge, ri as Ke, rr as qe, rt as Je, st as Ye, ti as Xe, ui as Ze, un as Qe, ur as $e, v as et, vn as tt, vr as nt, w as rt, wi as it, wt as at, x as I, xi as ot, xn as L, xt as st, y as ct, yn as lt } from "./engine.js";
import { b as ut, p as dt, v as ft } from "./yaml.js";
import { c as pt, d as mt, g as ht, h as gt, l as _t, p as vt, r as yt, t as bt, u as xt } from "./zod.js";
import { E as St, T as Ct, _ as wt, c as R, f as Tt, m as z, p as Et, r as Dt, s as Ot, u as B, v as kt, x as V, y as At } from "./wire.js";
import { Bt as jt, Ci as Mt, Ct as Nt, Di as Pt, Ei as Ft, Gt as It, I as Lt, Lr as Rt, Mt as zt, Ot as H, Rr as Bt, Si as Vt, St as Ht, Ut, Vt as Wt, Wt as Gt, an as Kt, on as qt, rn as Jt, si as Yt, sn as Xt, wi as Zt, wt as Qt, zt as $t } from "./start.js";
import { C as en, b as tn, c as nn, d as U, f as W, g as rn, h as G, i as an, l as on, m as sn, r as cn, s as ln, t as un, u as dn, v as K } from "./client.js";
import { dirname as fn, join as pn, resolve as mn, sep as hn } from "node:path";
import { mkdir as gn, rm as _n } from "node:fs/promises";
import { setImmediate as vn } from "node:timers/promises";
// src/remote/kindRemote.ts
let yn = [];
function bn(e) {
	yn = e;
}
function xn() {
	return yn;
}
function Sn({ name: e }) {
	let t = yn.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var Cn = class {
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
const wn = q("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function Tn(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function En(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = Tn(e, t, n, r);
	return !c && l ? q("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? q("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${Dn(e.after)} was sent, ${Dn(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
function Dn(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/sending.ts
var On = class {
	halt;
	mayWrite;
	cause;
	accepted = !1;
	lastRefusal;
	refusal;
	constructor(e, t) {
		this.halt = e, this.mayWrite = Ct(t ?? (async () => void 0));
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
		Pn(e) && (this.refusal ??= n), In(e) && (this.cause ??= `The service refuses all requests for this project: ${n}`), t && (e instanceof G ? !this.accepted && this.lastRefusal === n && (this.cause ??= `The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= `The service could not be reached: ${n}`, this.lastRefusal = n);
	}
};
async function kn({ client: e, projectId: t, stop: n }, r, i) {
	try {
		let { snapshot_id: n, title: a } = await cn(e, t, r);
		i.snapshot = {
			id: on(n) ?? W(n) ?? "without an id",
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
const An = 2e3;
function jn(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return q("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function Mn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var Nn = class extends Error {};
function Pn(e) {
	return e instanceof G && (tn(e) || e.status === 403);
}
const Fn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function In(e) {
	return e instanceof G ? Fn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Ln(e) {
	return e.name === "TimeoutError" || e instanceof G && [
		413,
		502,
		504
	].includes(e.status);
}
function Rn(e, t) {
	return e instanceof G || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof sn && !e.mayHaveHappened ? J(e.message) : q(e.mayHaveHappened ? "unknown result" : "refused", e.message);
}
var X = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function zn(e) {
	try {
		return zt(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return Qt(H(e.code, e.message, { scope: "project" }));
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
function Bn({ message: e }, t) {
	return q("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function Vn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Hn(e, t = "") {
	return J(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Un(e, t) {
	return J(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Wn(e, t) {
	return t.mayHaveHappened ? Bn(t, e) : Y(t);
}
async function Gn(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	};
	return (await Z(() => Kn(e, t, n)))?.project;
}
async function Kn(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(L(t)), n === !0 ? Jn(e, t) : void 0]), o = U(U(i)?.statistics)?.languages, s = n ? dn(a ?? o, Xn) : void 0;
	if (n && !s) throw Zn("a language has no usable lang_iso");
	return {
		project: qn(t, i, s, r),
		details: i,
		languages: a
	};
}
function qn(e, t, n, r) {
	let i = U(t) ?? {}, a = U(i.settings) ?? {}, o = nn(a.per_platform_key_names), s = nn(a.segmentation), c = on(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = W(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	if (d.length > 0) throw Zn(`the project has no usable ${d.join(" and ")}`);
	return {
		id: e,
		name: W(i.name) || e,
		type: W(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: nn(a.auto_toggle_unverified)
	};
}
async function Jn(e, t) {
	let n = await en(() => e.languages(t, { limit: 500 }), (e) => Xn(e)?.iso);
	if (n) return n;
	throw new X("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function Yn(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = dn(await Jn(e, t), Xn);
		if (!r) throw new X();
		return r.map(({ iso: e }) => e);
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function Xn(e) {
	let { language_iso: t, language_id: n, lang_iso: r, lang_id: i, plural_forms: a } = U(e) ?? {}, o = W(r ?? t);
	if (o !== void 0 && o !== "") return {
		iso: o,
		id: on(i ?? n),
		pluralForms: dn(a, W) ?? []
	};
}
function Zn(e) {
	return new X(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function Qn(e, t, n, i, a = !1) {
	let o = n.flatMap(ce), [{ kinds: s } = { kinds: [] }] = n, c = s.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), l = await zn(() => Kn(e, t, {
		languages: o.length > 0 || a && "counted",
		names: c.some(({ namesByPlatform: e }) => e),
		texts: a || o.some(({ ofText: e }) => e)
	}));
	if (!l.ok) return l;
	let { project: u, details: d } = l.value, f = n.map((e) => nt(e, u.baseLanguage)), p = new Set([...f.flatMap(ce).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(({ entries: e }) => Object.values(e).flat()).flatMap(r)]), m = (u.languages ?? []).filter(({ iso: e }) => a || p.has(e)), h = U(U(d)?.statistics) ?? {}, g = ({ plural: e, name: t }) => i && {
		declarations: i.rules.map((t, n) => ({
			entries: f[n]?.entries[e] ?? [],
			rules: t
		})),
		reviewed: i.reviewed.filter(({ kind: e }) => e === t)
	}, _ = {
		client: e,
		project: u,
		statistics: h,
		languages: m
	};
	return zn(async () => ({
		...await er(_, c, g),
		declared: f
	}));
}
async function $n(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = {
		languages: !0,
		names: !0,
		texts: !0
	}, o = await zn(() => Kn(e, t, a));
	if (!o.ok) return o;
	let { project: s } = o.value, c = r(s);
	if (!c.ok) return c;
	let l = {
		client: e,
		project: s,
		statistics: {},
		languages: c.value
	};
	return zn(() => er(l, n, () => void 0, i));
}
async function er(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await Sn(t).observe({
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
async function tr(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([Kn(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await Sn(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new X();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
// src/kinds/backup.ts
function nr(e, t, { how: n }, r) {
	let i = ke(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function rr(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.toManifest(t, r) === void 0).map(({ name: e }) => e);
}
function ir(e) {
	return ar(e, ({ after: e }) => e);
}
function ar(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: a } = r, o = n[i];
		n[i] = a === void 0 ? e : {
			...z(o) ? o : {},
			[a]: e
		};
	}
	return n;
}
async function or(e) {
	let { client: t, project: n, statistics: r, languages: i, plans: a } = e, o = a && hr({
		...e,
		...a
	}), s = o && await o;
	if (s) return s;
	let c = n.id, u = c === L(c) ? ln(r.keys_total) : void 0;
	return l(await sr({
		client: t,
		projectId: c
	}, lr(i), i, u));
}
async function sr(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await dr(e, t, i, r);
	if (cr(a)) return a.listed;
	let o = await fr(e, t, i);
	if (cr(o)) return o.listed;
	throw new X(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function cr({ listed: e, total: t }) {
	return t === e.length;
}
function lr(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		...kr,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function ur(e) {
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
async function dr({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => on(e)),
			keys: De(a, r),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = ur(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => ur(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
		o,
		c,
		l,
		...s
	]), m = [
		u,
		...p,
		...f
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._], y = rt(v.flatMap(({ keys: e }) => e)), b = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], x = v.at(-1)?.total, S = v.some((e) => (e.total ?? 0) > (x ?? 0)), C = b.every(({ ids: e }, t) => {
		let n = b[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: y,
		total: S || !C ? void 0 : x
	};
}
async function fr({ client: e, projectId: t }, n, r) {
	let i = [];
	for await (let a of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) R(i, De(a, r));
	let { totalCount: a } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: rt(i),
		total: a
	};
}
const pr = [
	400,
	404,
	413,
	414,
	431
], mr = /^[\w.:/-]+$/;
function hr(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = ln(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => P(I, e) !== "off")) return;
	let o = r.flatMap(({ entries: e }) => e.map((e) => e.values)), s = new Set(o.flatMap(de)), c = new Set(o.flatMap(({ key_id: e }) => e ?? []));
	if (![...s].every(Sr)) return;
	let l = Cr(s).length + wr(c).length;
	return Math.max(1, l) * 4 > Math.ceil(a / 500) ? void 0 : (async () => {
		let t = [gr(e, s, c), br(e, a)], [n, r] = await Promise.all(t), i = r - n.length;
		return i >= 0 && xr(n, e) ? {
			objects: n,
			unusable: [],
			notRead: i
		} : void 0;
	})().catch((e) => {
		if (!(e instanceof G && pr.includes(e.status) || e instanceof X)) throw e;
	});
}
async function gr(e, t, n) {
	let r = await _r(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await vr(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort(({ key_id: e }, { key_id: t }) => e.length - t.length || (e < t ? -1 : 1));
}
async function _r(e, t) {
	let n = await Promise.all(Cr(t).map(async (n) => (await yr(e, { filter_keys: n })).filter(({ key_name: e }) => M(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => M(e)));
	if (![...t].every((e) => r.has(e) || mr.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function vr(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(wr(t).map((t) => yr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function yr({ client: e, project: t, languages: n }, r) {
	let i = await Dr({
		client: e,
		projectId: t.id
	}, {
		...lr(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: s } = l(De(i, a));
	if (s.length > 0) throw new X();
	return o;
}
async function br({ client: e, project: { id: t } }, n) {
	if (t === L(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function xr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) ? t.every(({ entries: t, rules: n }) => ct(t, e, !1, et(n)).fresh.length === 0) : !1;
}
function Sr(e) {
	return !e.includes(",");
}
const Cr = (e) => Er(e, 500, 2e3, Tr), wr = (e) => Er(e, 500, 7e3, Tr), Tr = (e) => encodeURIComponent(e).length + 3;
function Er(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function Dr({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new Or();
	if (r.totalCount !== rt(De(r)).length) throw new X();
	return r;
}
var Or = class extends X {};
const kr = {
	include_translations: !0,
	disable_references: !0
};
async function Ar(e, t, n = []) {
	let r = await Promise.all(wr(t.map(String)).map((t) => Mr(e, t)));
	return l(De(r.flat(), n));
}
async function jr(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => Ar(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => [e, void 0].flatMap((e) => o.get(e) ?? []);
	return i && (({ id: e }) => ({
		key: a.get(String(e)),
		lacks: s(String(e))
	}));
}
async function Mr(e, t) {
	try {
		return await Dr(e, {
			...kr,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof Or || n instanceof G && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Mr(e, t.slice(0, r)), ...await Mr(e, t.slice(r))];
	}
}
async function Nr(e, t) {
	let n = new Set(t.flatMap((e) => M(e))), r = [...n].every(Sr) ? Cr(n).map((e) => ({
		...kr,
		filter_keys: e
	})) : [kr], i = [];
	for (let t of r) R(i, await sr(e, t));
	return Pr(l(i), n);
}
function Pr({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(M(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Fr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Ar(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = r.filter(({ key_id: e }) => !o.has(String(e))), c = new Set(s.flatMap(({ key_name: e }) => M(e)));
	if (c.size === 0) return a;
	let u = Pr(l(await sr(i, {})), c), d = await Ar(i, u.objects.map(({ key_id: e }) => e)), f = d.objects.filter(({ key_id: e }) => !o.has(e));
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
async function Ir(e, t) {
	let n = await Lr(e, t.filter((t) => t.answer.is === "refused" ? /already taken/i.test(t.answer.error.message) : !Br(e, t)).map((e) => e.sent));
	return t.map((t) => zr(e, t, n.get(t.sent), Ur));
}
async function Lr(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = Kr(t, {
		keys: (await Z(() => Nr(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function Rr(e, t) {
	let n = await jr(e, t.filter((t) => t.answer.is !== "refused" && !Br(e, t)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return zr(e, t, r?.key, r?.lacks.length === 0 ? Wr : wn);
	});
}
function zr(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && Vr(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? Vr(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? Hr(n.error) : i
	};
}
function Br({ context: e }, { sent: t, answer: n }) {
	return n.is === "stored" && Tn(I, t.change, n.key, e).length === 0;
}
function Vr({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), En(I, n, r, e);
}
function Hr({ message: e, code: t }) {
	return q("refused", `The service refused it: ${e} (code ${t}).`);
}
const Ur = q("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), Wr = q("not made", "The service answered without an error, but did not do this. Apply again."), Gr = { is: "silent" };
function Kr(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) for (let e of i) if (!(!qr(n.out, e.key_name) || t && !Jr(e, n.out))) {
		i.delete(e), r.set(n, {
			is: "stored",
			key: e
		});
		break;
	}
	let a = ({ out: e }) => n.filter(({ key_name: t }) => t !== void 0 && qr(e, t)), o = new Map(e.filter((e) => !r.has(e)).map((e) => [e, a(e)]));
	for (let [e, t] of o) {
		let n = [...o.keys()].filter((e) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? Gr
	}));
}
function qr({ key_name: e = "", platforms: t = [...Dt] }, n) {
	return t.every((t) => O(n, t) === O(e, t));
}
function Jr(e, { platforms: t = [], filenames: n = {} }) {
	return Dt.every((n) => t.includes(n) === e.platforms.includes(n)) && Dt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Yr(e, { keys: t, errors: n }) {
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
		answer: r.get(String(e.change.id)) ?? Gr
	}));
}
// src/keys/rereadBeforeWrite.ts
const Xr = new WeakMap();
function Zr(e) {
	let t = Xr.get(e) ?? d(I.fields, e, {}, []);
	return Xr.set(e, t), {
		change: e,
		out: t
	};
}
function Q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function Qr(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function $r(e, t, n, r) {
	let i = (e) => r ? Y(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Q(t, i(J(e)))
	}), s = e.stop.reason();
	if (s !== void 0) return a(s);
	let c = t.filter(({ change: e }) => n || ii(e)), l = c.map(({ change: e }) => e), u = await jr(e, l), d = l.some(ri) ? u && await Z(() => e.languages()) : [];
	if (!u || !d) return a(ti);
	let f = new Set(c), p = [], m = (t) => {
		let { change: n } = t;
		if (!f.has(t)) return Qr(t);
		let { key: r, lacks: a } = u(n);
		if (!r) return a.length > 0 ? i(Hn("key")) : {
			state: "skipped",
			message: ni
		};
		let s = ri(n) ? d.filter((e) => !o(r, e)) : [];
		if (s.length > 0) return i(Hn("key", ` (no usable ${s.join(", ")} text)`));
		let { open: c, kept: l } = ai(n, r, e.context);
		if (c.length === 0) return oi({
			state: "done",
			id: n.id
		}, n, l);
		let m = Zr({
			...n,
			fields: c
		});
		ui(m.change).length > 0 && e.beforeReshaping.set(n.ref, r);
		let h = ei(m.change, r, e.context);
		return h && p.push(h), {
			...m,
			planned: t,
			kept: l,
			before: r
		};
	}, h = [], g = [];
	for (let e of t) {
		let t = m(e);
		"planned" in t ? h.push(t) : g.push({
			change: e.change,
			outcome: t
		});
	}
	if (h.length === 0) return {
		due: h,
		outcomes: g
	};
	let _ = await e.backup.save(p) ?? await e.stop.beforeWrite();
	if (_ === void 0) return {
		due: h,
		outcomes: g
	};
	let v = h.map((e) => e.planned);
	return {
		due: [],
		outcomes: [...g, ...Q(v, i(J(_)))]
	};
}
function ei(e, t, n) {
	if (e.fields.some((t) => N(e.kind, t))) {
		let r = nr(I, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: ir(e.fields)
		};
	}
	let r = ke(I, t, I.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => At(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => y(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...ar(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: I.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: ir(s ? [s, ...a] : o)
	};
}
const ti = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", ni = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function ri(e) {
	return e.fields.some((t) => y(e.kind, t) || N(e.kind, t));
}
function ii({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = I.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || N(e, t);
	});
}
function ai(e, t, n) {
	let r = e.fields.find(({ field: e }) => e === "platforms")?.after, i = Array.isArray(r) ? Dt.filter((e) => r.includes(e)) : t.platforms, a = {
		...I.liveContext(t, n, e.label),
		platforms: i
	}, o = [], s = [], c = !1;
	for (let n of e.fields) {
		let { field: r, part: i, before: l, after: u, seen: d } = n, f = I.fields.find(({ name: e }) => e === r), p = f?.stored(t, a, i), m = f?.editState?.(t, i), h = d !== void 0 && (m === void 0 || Ae(e.id, m) !== d);
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
	c ||= s.some((e) => Se(l, e));
	let u = c && o.some((e) => y(l, e)), d = o.filter((e) => u && (y(l, e) || Se(l, e)));
	return {
		open: o.filter((e) => !d.includes(e)),
		kept: {
			moved: s,
			unconverted: d
		}
	};
}
function oi(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${si(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${si(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = si(t.filter((e) => !i.includes(e)));
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
function si(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function ci(e, t) {
	let n = t.flatMap(({ change: t, outcome: n }) => {
		let r = e.beforeReshaping.get(t.ref), i = ui(t).some(({ field: e }) => li(t, n).includes(e));
		return r && i ? [[t, r]] : [];
	}), r = new Map(n), i = await jr(e, [...r.keys()]);
	return t.map((e) => {
		let t = r.get(e.change);
		return t ? {
			...e,
			outcome: di(e, t, i?.(e.change).key)
		} : e;
	});
}
function li({ fields: e }, t) {
	return t.state === "done" ? si(e) : t.state === "skipped" ? t.written ?? [] : [];
}
function ui({ kind: e, fields: t }) {
	return t.filter((t) => y(e, t));
}
function di({ change: e, outcome: t }, n, r) {
	let [i] = ui(e), a = li(e, t), s = t.state === "skipped" ? ` ${t.message}` : "";
	if (!r || n.translations?.some(({ language_iso: e }) => !o(r, e))) return q("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`, i?.place);
	let c = fi(n, r).filter((e) => !a.includes(e));
	return c.length === 0 ? t : q("stored differently", `The service removed the texts in ${c.join(", ")} when is_plural changed. The backup has them.${s}`, i?.place);
}
function fi(e, t) {
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: n }) => {
		let r = pi(n), i = pi(o(t, e)?.translation ?? "");
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function pi(e) {
	let t = j(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function mi(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: s } of t.translations ?? []) {
		let t = o(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || s === void 0 || t !== s && e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function hi(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [H("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function gi(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return Ei(t, Math.ceil(t.length / n.max), (t) => gi(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, J(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(bi),
			...yi(e)
		});
		return await Ir(e, Kr(t, {
			keys: vi(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof K)) throw r;
		return Ln(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? _i(e, t, r) : Ti(e, t, r, (t) => gi(e, t), void 0);
	}
}
async function _i(e, t, n) {
	let r = [], i = t;
	for (let t of [0, An]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, Y(n))];
		let a = await Lr(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (R(r, await Ir(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, jn(n, "key"))];
}
function vi(e) {
	return l(De(e)).objects;
}
function yi({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function bi({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function xi(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Qr),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await $r(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new Nn();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: an(String(e.id)),
					...t
				})),
				...yi(e)
			};
		}), c = Yr(a.due, {
			keys: vi(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && mi(e.movedWriters, t.before, n.key, r);
		}
		return [...a.outcomes, ...wi(a.due, await Rr(e, c))];
	} catch (t) {
		let r = Si(a.due);
		if (t instanceof Nn) return [...a.outcomes, ...n ? Q(r, Bn(n.error, "change")) : []];
		if (!(t instanceof K)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await Ci(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await Ti(e, a.due, t, (t) => xi(e, Si(t), n), n?.error);
		return [...a.outcomes, ...wi(a.due, i)];
	}
}
function Si(e) {
	return e.map((e) => e.planned);
}
async function Ci(e, t, n) {
	return e.stop.reason() === void 0 ? Ln(n.error) && n.sent <= 2 && t.length > 1 ? Ei(t, 2, (t) => xi(e, t, n)) : (await e.wait(Mn(n)), xi(e, t, n)) : Q(t, Y(n.error));
}
function wi(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: oi(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function Ti({ stop: e }, t, n, r, i) {
	return n instanceof G && !In(n) && t.length > 1 ? Ei(t, 2, r) : (e.note(n, !0), Q(t, Y(Rn(n, i))));
}
async function Ei(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) R(i, await n(e.slice(t, t + r)));
	return i;
}
async function Di(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await Oi(e, t, n), s.due.length === 0) throw new Nn();
		return s.due.map(({ id: e }) => an(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof Nn) return [...s.outcomes];
		if (!(e instanceof K)) throw e;
		a.note(e), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(Mn(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await Di(e, f, t)];
	}
	let m = await ki(e, f, l, d && Rn(d, n?.error));
	return [...p, ...m];
}
async function Oi(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: ji(t, a(J(e)))
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(s);
	let c = await jr(e, t, () => e.languages());
	if (!c) return o(ti);
	let l = [], u = [], d = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...f(t), ...rr(I, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? d.push({
			change: n,
			outcome: {
				state: "done",
				id: n.id
			}
		}) : o.length > 0 ? d.push({
			change: n,
			outcome: a(Un("key", o))
		}) : !t || Ae(n.id, I.fingerprint(t)) !== n.seen ? d.push({
			change: n,
			outcome: Vn("key", "removed")
		}) : (l.push(n), u.push(nr(I, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: d
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...d, ...ji(l, Ai(n.error))]
	};
	let p = await r.save(u) ?? await i.beforeWrite() ?? (l.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
	return p === void 0 ? {
		due: l,
		outcomes: d
	} : {
		due: [],
		outcomes: [...d, ...ji(l, a(J(p)))]
	};
}
async function ki(e, t, n, r) {
	let i = await jr(e, t), a = r ? Y(r) : wn;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? Ai(r) : {
				state: "done",
				id: e.id
			}
		};
	});
}
function Ai(e) {
	return e ? Wn("key", e) : q("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function ji(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function Mi(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(Zr(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => Er(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const Ni = {
	kind: "key",
	observe: or,
	lookUp: Fr,
	batches: Mi,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? Di(t, n.filter(Ii)) : e === "create" ? gi(t, n.filter(Pi).map(Zr)) : ci(t, await xi(t, n.filter(Fi).map(Zr)));
			},
			async finish(e, n) {
				R(n.remarks, hi(t.movedWriters));
			}
		};
	}
}, Pi = (e) => e.action === "create", Fi = (e) => e.action === "update", Ii = (e) => e.action === "destroy", Li = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => Ri(e, t.id),
	lookUp: Ri,
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
			return n === void 0 ? e.action === "create" ? Gi(t, e) : e.action === "update" ? Vi(t, e) : ra(t, e) : J(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Qi(t, e, n)
		};
	}
};
async function Ri(e, t) {
	let n = await en(() => e.webhooks(L(t)), (e) => W(U(e)?.webhook_id));
	if (n) return je(n);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function zi({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && D(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return J("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${ve}${o}`, u = c ? r : {
		...r,
		entry: {
			...s,
			url: `\${${l}}`
		}
	}, d = await e.save([u], c || !e.keepsUrls ? {} : { [l]: i }) ?? await n.beforeWrite();
	return d === void 0 ? void 0 : J(d);
}
async function Bi({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new Nn();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? Y(r.error) : i;
			if (!(t instanceof K)) throw t;
			if (n.gone && ia(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), Y(Rn(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(Mn(r));
	}
}
function Vi(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [L(r), String(t.id)], o = () => n.webhook(i, a);
	return Bi(e, {
		async settled() {
			let n = Ve(await o());
			if (!("webhook" in n)) return Hn("webhook");
			if (!Wi(e, t, n.webhook)) {
				let r = Ki(e, t, n);
				return r?.state === "done" ? r : Vn("webhook", "updated");
			}
			return zi(e, Hi(t, n.webhook, e.context), n.webhook, "overwritten");
		},
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), Xi(e, t)));
			return Ki(e, t, Ve(o));
		},
		async readBack(n) {
			let r = await qi(e, t, o);
			return n && r.state !== "done" ? Y(n) : r;
		}
	});
}
function Hi(e, t, n) {
	let r = [e.identity, e.renamed_from].filter((e) => typeof e == "string").find((e) => D(e, n.variables) === t.url) ?? "", i = ke(F, t, F.liveContext(t, n, r)), a = ir(e.fields);
	return {
		kind: F.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...Ui(i, a.events ?? i.events),
			...a
		}
	};
}
function Ui({ event_lang_map: e }, t) {
	if (!z(e) || !Array.isArray(t)) return {};
	let n = Object.entries(e).filter(([e]) => t.includes(e));
	return { event_lang_map: Object.fromEntries(n) };
}
function Wi({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = typeof n == "string" ? n : r, s = F.liveContext(a, e, o), c = t.map(({ field: e, part: t }) => {
		let n = F.fields.find(({ name: t }) => t === e)?.stored(a, s, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return m(F, a, c) === i;
}
async function Gi(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = Zi(t, Xi(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return J(l);
	try {
		let a = await n.createWebhook(L(r), c), o = Ve(a);
		return i.set(t.ref, "webhook" in o ? o.webhook.webhook_id : void 0), Ki(e, t, o) ?? await qi(e, t, () => Yi(e, c));
	} catch (n) {
		if (!(n instanceof K)) throw n;
		if (!n.mayHaveHappened) return o.note(n), Y(n);
		i.set(t.ref, void 0);
		for (let r of [0, An]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return Y(n);
			let i = await Z(() => Yi(e, c));
			if (i) return En(F, t, i, s);
		}
		return jn(n, "webhook");
	}
}
function Ki({ context: e }, t, n) {
	if (!(!("webhook" in n) || Tn(F, t, n.webhook, e).length > 0)) return En(F, t, n.webhook, e);
}
async function qi(e, t, n) {
	return Ki(e, t, Ve(await Z(n))) ?? wn;
}
function Ji(e, t) {
	let n = V([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return T(e.url, t.url) && r && n;
}
async function Yi(e, t) {
	let { objects: n, unusable: r } = await Ri(e.client, e.projectId), i = n.find((e) => Ji(e, t)), a = r.some(({ names: e }) => e.every((e) => T(e, t.url)));
	if (!i && a) throw new X();
	return i;
}
function Xi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = d(F.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: D(r, e.variables) }
	};
}
function Zi({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function Qi(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref)), i = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []), a = r.filter((e) => ea(n.of(e)) !== void 0).map((e) => ({
		change: e,
		doubt: na
	}));
	for (let t of [
		0,
		An,
		An
	]) {
		if (a.length === 0 || e.stop.reason() !== void 0) return;
		t > 0 && await e.wait(t);
		let o = (await Z(() => Ri(e.client, e.projectId)))?.objects, s = [];
		for (let { change: t } of a) {
			let a = r.filter((e) => e !== t).map((e) => ea(n.of(e))), c = new Set([...a, ...i]), l = o?.filter(({ webhook_id: e }) => !c.has(e)), u = l ? await $i(e, t, l, n) : na;
			u !== void 0 && s.push({
				change: t,
				doubt: u
			});
		}
		a = s;
	}
	for (let { change: e, doubt: t } of a) n.remarks.push(ta(e, "error", t));
}
async function $i(e, t, n, r) {
	let i = Zi(t, Xi(e, t)), a = n.filter((n) => Ji(n, i) && En(F, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = a.map(({ webhook_id: e }) => e).sort(), [s, ...c] = o, l = ea(r.of(t)), u = e.posted.get(t.ref);
	if (s === void 0) return `may not exist: the list of webhooks does not have ${l}. Apply again.`;
	if (c.length === 0 && s === l) {
		let e = `existed twice. This run made ${u} and removed it again; ${s} stays.`;
		u !== void 0 && u !== l && r.remarks.push(ta(t, "notice", e));
	} else return u !== void 0 && c.includes(u) && (r.correct(t, {
		state: "done",
		id: s
	}), await Z(() => e.client.destroyWebhook(L(e.projectId), u))), `may exist twice, as ${[...new Set([...o, l])].join(" and as ")}: another run created it at the same time. Look at the webhooks in Lokalise, and delete all but one.`;
}
function ea(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function ta({ label: e, place: t }, n, r) {
	return H("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const na = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function ra(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, [s, c] = [L(r), String(t.id)], l = {
		state: "done",
		id: t.id
	};
	return Bi(e, {
		async settled() {
			let r = i.reason() ?? a.missing();
			if (r !== void 0) return J(r);
			let l = Ve(await n.webhook(s, c));
			return "webhook" in l ? Ae(t.id, F.fingerprint(l.webhook)) === t.seen ? zi(e, nr(F, l.webhook, t, o), l.webhook, "removed") : Vn("webhook", "removed") : Un("webhook", l.unusable.lacks);
		},
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(s, c, e);
			return nn(t) === !0 ? l : void 0;
		},
		gone: l,
		async readBack(e) {
			try {
				await n.webhook(s, c);
			} catch (t) {
				if (!(t instanceof K)) throw t;
				return ia(t) ? l : e ? Y(e) : wn;
			}
			return e ? Wn("webhook", e) : q("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
function ia(e) {
	return e instanceof G && e.status === 404;
}
// src/run/connect.ts
bn([Ni, Li]);
function aa(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", tokenFrom: a, rate: o, concurrency: s, name: c } = e, l = {
			token: i,
			tokenFrom: a,
			baseUrl: t,
			concurrency: s,
			...o !== "auto" && { rate: o },
			...r
		};
		return zt(n ? new sa(l, c, n) : new un(l));
	} catch (e) {
		if (!(e instanceof rn)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return Qt(H("bad-setting", t + e.message));
	}
}
function oa(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = aa(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = aa(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? zt({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var sa = class extends un {
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
function ca({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: Vt,
		variables: i,
		verdicts: Ue
	}, c = e.map((e) => {
		let i = n.objects[e.plural]?.objects ?? [];
		return {
			kind: e,
			parts: la(e, t[e.plural] ?? [], i, {
				context: s,
				force: r
			})
		};
	}), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = C(c.flatMap(({ parts: e }) => e)), m = c.map(({ kind: e, parts: t }) => [e.plural, {
		unchanged: C(t).unchanged,
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
function la(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => h(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = h(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...ua(e, t, c, u, d)
		};
	});
}
function ua(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: u.name,
			label: u.label(a),
			place: qt(r, i)
		}, s = _e(u, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...l, s]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal.message);
	let f = `The ${u.name} ${h(u, t.declared).id} no longer exists`, p = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${f}${p}, so it cannot be restored. Copy from here what you need.`);
	let m = n === void 0 ? at(u, {
		declared: o,
		live: c
	}, s, i.ref) : da(u, t, r, n, i), g = [...l, ...m.problems];
	return c === void 0 ? {
		...m,
		problems: g
	} : !m.change && g.length === l.length ? {
		kept: [],
		problems: g
	} : d("name-taken", `${f}${p}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function da(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let s = at(e, {
		declared: n,
		live: i
	}, r, o), { change: c, problems: l, kept: u } = s;
	if (c?.action !== "update") return s;
	let d = e.context(n.values, i, r), f = t.values[e.fields.find(({ role: e }) => e === "identity")?.name ?? ""], p = e.liveContext(i, r, typeof f == "string" ? f : ""), h = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || _(s) && !y(e.name, n) || fa(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(r), u = o === void 0 ? l : At(l, o), f = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !f ? !1 : f.same(f.stored(i, p, o) ?? s, u, d);
	}, g = e.fields.find(({ role: e }) => e === "text"), v = ({ field: e }) => e === g?.name, b = ([e, r]) => {
		let i = c.fields.find((t) => v(t) && t.part === e);
		if (i) return !h(i);
		let [a, o] = [n.values, t.values].map((t) => At(new Map(Object.entries(t)).get(g?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && g?.same(r, o, d));
	}, x = g?.toManifest(i, p), S = !a && z(x) && Object.entries(x).some(b), C = c.fields.some((t) => y(e.name, t) && (S || !h(t))), w = (t) => h(t) && !(C && (v(t) || y(e.name, t))), T = ae(e, i, c.fields.filter(w), r.project), E = c.fields.filter((e) => !w(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: c.label,
			id: c.id,
			reason: h(t) && y(e.name, t) ? "converts" : "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (T.length === 0) return {
		kept: [...u, ...E],
		problems: l
	};
	let D = m(e, i, T);
	return {
		change: {
			...c,
			seen: D,
			fields: T
		},
		kept: [...u, ...E],
		problems: l
	};
}
function fa(e, t) {
	return z(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && z(t) && Object.values(t).includes(e);
}
function pa({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => We(e.kind, t)));
}
function ma({ changes: e }) {
	return e.some((e) => e.action === "update" && (xe(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? y(e.kind, t) : t.before !== void 0 && !_(t.before))));
}
// src/files/undeclaredFiles.ts
async function ha(e, t, n, r) {
	let i = new Set(await se(e, r)), a = await Ge("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : mn(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + hn);
	return ga(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function ga(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await vn();
		try {
			let e = t(a, Fe(await Ke(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, Xe(a.full, n));
		} catch {}
	}
	return i;
}
async function _a({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(await se(r, a)), s = [];
	for (let e of t.filter(({ files: e }) => $t(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await he(e, i, a)) {
			let i = Ie(e, n), a = Wt(e, i), c = t.flatMap((t) => It(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				language: a ?? "",
				...Ut(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => mn(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return ga(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => S(e.identity(t)))), i, a);
}
function va(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...t.flatMap((t) => Ma(e, t, r, Na(t.kind))),
		...t.flatMap((t) => Ma(e, t, i, Pa)),
		...t.flatMap((t) => wa(e, t)),
		...ba(e, t, n),
		...t.flatMap((t) => Ca(e, t, n)),
		...t.flatMap((e) => Ta(e, n)),
		...t.flatMap((t) => Ea(e, t, n)),
		...t.flatMap(({ kind: t }) => Da(e, t, n))
	];
}
function ya(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`);
}
function ba(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: Oa(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => xa(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${kt(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`);
}
function xa({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = P(i, r) === "off" ? e.matched : e.scope, o = Sa(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return $("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${kt(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`);
}
function Sa({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = be(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? be(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function Ca(e, { declared: t, scope: n, kind: r }, i) {
	if (P(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = Pt(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`);
	let u = ka(e, a).length;
	if (u === 0 || u !== n) return [];
	let d = c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : "", [f, p] = P(r, i) === "owned" ? [`, with the tag ${Mt}${i.owner}`, "owner, "] : ["", ""];
	return $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}${f}). Check ${p}the project and the manifests. If you want this, ${d}set ${l}: off and remove them in the project.`);
}
function wa(e, t) {
	let n = ja(t);
	return Aa(e, t).flatMap(({ label: e, names: [t = e], texts: r }) => {
		let i = r.map((e) => n.get(e)).find((e) => e !== void 0);
		if (!i) return [];
		let a = `The plan removes "${e}" and creates "${i.label}" with the same text. If it was renamed, set previously: ${t} in the entry of the new one in ${Jt(i.place.file)} to keep its translations. If it is really new, set new: true there.`;
		return [H("looks-renamed", a, {
			place: i.place,
			scope: "project"
		})];
	});
}
function Ta(e, { allowWrongProject: t }) {
	let { live: n, declared: r, matched: i, matching: a, kind: o } = e, { name: s, plural: c, limits: l, names: u, label: d } = o, { minimumForWrongProject: f = Infinity } = l, p = n.objects.length + n.unusable.length + (n.notRead ?? 0), m = r.length;
	if (t || m === 0 || i > 0 || a.namesakes.size > 0) return [];
	let h = Ct(() => new Set(n.objects.flatMap((e) => u(e)))), g = (e) => h().has(e), [_, ...v] = r.filter((e) => jt(e, d(e.values), g));
	if (_) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${v.length + 1} of them ${v.length === 0 ? "is" : "are"} ${Gt(d(_.values))}`);
	if (p < f) return [];
	let y = ja(e), b = a.unmanaged.flatMap((e) => {
		let t = o.texts(e).flatMap((e) => y.get(e)?.label ?? [])[0];
		return t === void 0 ? [] : [`"${o.liveLabel(e)}", and not "${t}"`];
	});
	if (b.length > 1 && b.length * 5 >= m * 4) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${b.length} live ${c} have the same texts and other names. Correct key_name or separator in the row of texts so that it gives the names of the project: ${b[0]}. If the ${c} were renamed, set previously in their entries of keys.yaml.`);
	let x = m === 1;
	return $("foreign-project", `The project has ${p} ${c}. The manifests declare ${x ? `1 ${s}, and it` : `${m} ${c}, and none of them`} is ${x ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`);
}
function Ea(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = be(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => x(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`);
}
function Da({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, s = t.filter(({ kind: e }) => e === n), { baseTexts: c, translations: l } = oe(e, s), u = `The plan changes ${c} base text${c === 1 ? "" : "s"}`;
	return l !== void 0 && l <= a ? [] : $("too-many-unverified", l === void 0 ? `${u}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.` : `${u}, which may mark ${l} translation${l === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`);
}
function Oa(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => We(t, e)) : []);
	return ka(e, t).length + n.length;
}
function ka({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function Aa(e, { kind: t, live: n }) {
	let r = ka(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
	return r.flatMap(({ id: e, label: n }) => {
		let r = i.get(String(e));
		return r === void 0 ? [] : [{
			label: n,
			names: t.names(r),
			texts: t.texts(r)
		}];
	});
}
function ja({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !h(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : ee(t)).map((e) => [e, t]) : []);
	return new Map(n);
}
function $(e, t) {
	return [H(e, t, { scope: "project" })];
}
function Ma(e, t, n = new Map(), r) {
	let i = Aa(e, t).flatMap(({ names: e }) => {
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
function Na({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file. If it belongs to another team, correct the setting owner.`;
}
const Pa = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
// src/run/conflictMessages.ts
function Fa(e, { reasons: t, writes: n, takenBack: r, target: i, ...a }) {
	let o = new Set((i?.kept ?? []).filter(({ item: { reason: e } }) => e === "conflict" || e === "undecided").map(Ia)), s = (e) => o.has(Ia(e)), c = e.filter(({ item: e }) => e.reason === "conflict"), l = e.filter(({ item: e }) => e.reason === "undecided"), u = ({ kind: e, entry: t, item: { part: n = "", declared: r } }) => {
		let a = i && E(e, i.entries).find(t), o = a && Ee(e, a, n);
		return i !== void 0 && (o === void 0 || !V(o, r ?? null));
	}, d = e.filter((e) => e.item.reason === "held" && u(e)), f = (e) => s(e) ? "notice" : n || i ? "error" : "warning";
	return [
		...c.map((e) => La(e, s(e) ? "notice" : "error", {
			...a,
			canHaveTrailer: u(e)
		})),
		...Ba(l, f, {
			reasons: t,
			...a,
			isChanged: u
		}),
		...d.map((e) => La(e, "warning", a)),
		...Va(r, a)
	];
}
function Ia({ item: { kind: e, id: t, part: n, declared: r } }) {
	return B([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function La(e, t, n) {
	let { item: r, entry: i, kind: a } = e, o = r.reason === "held", s = o ? `The rule for ${r.part} is seed, so the project keeps its text, and the changed text of the file is not written.` : `Both the file and the project changed the ${r.part} text, so it is not written.`, c = {
		path: [r.field, r.part ?? ""],
		ofName: !0,
		severity: t
	}, l = Ra([e], n).slice(o ? -1 : 0);
	return {
		..._e(a, i, "conflict", s, c),
		ways: l
	};
}
function Ra([{ kind: e, entry: t, item: n }, ...r], { flags: i, isWorkflow: o, canHaveTrailer: s = !1 }) {
	let c = r.length === 0, l = c || i.includes("--filter") ? [] : ["--filter", `file:${n.place.file}`], u = `${c ? S(e.identity(t.values))[0] : "*"}:${n.part}`, d = [
		u,
		...l,
		...i
	].map($e).join(" "), f = `lokaform pull --accept ${d}`, p = c ? "text" : "texts", m = c ? "the file's text" : `the files' texts in all conflicts and undecided texts in ${n.part}`, h = `${te}: ${u}`, g = a(`Title\n\n${h}`).overwrites[0] === u, _ = c && s && g;
	return o ? [
		{
			does: `copy the project's ${p} into the file, or at a terminal`,
			command: f
		},
		..._ ? [{
			does: `keep ${m}, in the last paragraph of a commit message`,
			command: h
		}] : [],
		{
			does: `keep ${m}, with Run workflow and the input overwrite`,
			command: u
		}
	] : [{
		does: `take the project's ${p}`,
		command: f
	}, {
		does: `keep the file's ${p}`,
		command: `lokaform apply --overwrite ${d}`
	}];
}
const za = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Ba(e, t, { reasons: n, isChanged: r, ...i }) {
	return [...Tt(e, (e) => {
		let { place: n, part: r, cause: i } = e.item;
		return B([
			n.file,
			r ?? null,
			i ?? null,
			t(e)
		]);
	}).values()].map((e) => {
		let [a] = e, { place: o, part: s, cause: c = "undated" } = a.item, l = n.get(c), u = `${e.length === 1 ? `The ${s} text of ${a.item.label} differs from the project and is not written` : `${ue(e.length)} ${s} texts of this file differ from the project and are not written; this is the first`}. ${za[c]}${l === void 0 ? "." : `: ${l}`}`, d = Ra(e, {
			...i,
			canHaveTrailer: r(a)
		}), f = t(a);
		return H("undecided", u, {
			place: o,
			severity: f,
			scope: "change",
			ways: d
		});
	});
}
function Va(e, t) {
	let n = e.map(({ kind: e, entry: t, language: n }) => {
		let r = e.fields.find(({ role: e }) => e === "text")?.name ?? "";
		return {
			kind: e,
			entry: t,
			item: {
				part: n,
				place: Kt(t.file, t.span, [r, n])
			}
		};
	});
	return [...Tt(n, ({ item: { part: e, place: t } }) => B([t.file, e])).values()].map((e) => {
		let [{ kind: n, entry: r, item: i }] = e, a = e.length > 1 ? ` So are ${ue(e.length - 1)} more ${i.part} texts of the file.` : "", o = `The ${i.part} text of ${n.label(r.values)} was written without the text that a pull brought, so apply replaces that text of the project. A merge that keeps its own side of a file does that.${a}`, s = Ra(e, t);
		return H("taken-back", o, {
			place: i.place,
			severity: "warning",
			scope: "change",
			ways: s
		});
	});
}
async function Ha(e, { kinds: t }, { history: n, manifests: r, textFiles: i, usable: a, asked: o }) {
	let { versions: s, is: c } = await n.versions(e, r, o), l = (e) => Object.fromEntries(t.map((t) => [t.plural, e.flatMap((e) => Ne(t, e, e.before, i, a))])), u = s.filter(({ until: e, before: t }) => e === Infinity && t !== "");
	return {
		entries: l(s),
		committed: l(u),
		isRead: c === "read",
		uncommitted: u.map(({ now: e }) => e)
	};
}
function Ua(e, t) {
	return e.map((e) => {
		let { kind: n, matching: r } = e, i = (t[n.plural] ?? []).toReversed(), a = new Map(i.map((e) => [B([n.label(e.values), e.file.path]), e])), o = Et([...a.values()], ({ values: e }) => [n.label(e)]), s = r.matches.flatMap((e) => (o.get(n.label(e.declared.values)) ?? []).map((t) => ({
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
function Wa({ kinds: e, entries: t }, n) {
	let r = (t) => e.flatMap((e) => (t[e.plural] ?? []).map(({ values: t }) => B([e.name, e.label(t)]))), i = new Set(r(t));
	return new Set(r(n).filter((e) => !i.has(e)));
}
function Ga(e, t, { isWhole: n, replaced: r }) {
	return [
		...Ka(e.kinds, t, n),
		...qa(e, r),
		...Ja(e.kinds, t),
		...Ya(e.kinds, t)
	];
}
function Ka(e, t, n) {
	return e.flatMap(({ kind: e, matching: { matches: r } }) => {
		let i = (t[e.plural] ?? []).filter(({ from: e }) => n || !e), a = i.flatMap(({ values: t }) => S(e.identity(t))), o = new Set([...a, ...i.flatMap((t) => A(e, t))]);
		return r.flatMap(({ declared: t, live: n, renamedFrom: r }) => {
			let [a] = A(e, t), s = E(e, i).find(t) && a !== void 0 && !o.has(a);
			if (e.secretNames || n === void 0 || r !== void 0 || !s) return [];
			let c = `The project has a key of this name already, and no file had the name "${a}", so nothing is renamed. The field previously is for the old name: to rename the key, swap the two names.`;
			return [_e(e, t, "unknown-previously", c, {
				path: ["previously"],
				severity: "warning"
			})];
		});
	});
}
function qa({ plan: e, unmanaged: t, kinds: n, problems: r }, i) {
	return r.some(({ code: e }) => e === "looks-renamed") ? [] : n.flatMap(({ kind: n, matching: { matches: r } }) => {
		let a = new Set([...t, ...e.changes.filter(({ action: e }) => e === "destroy")].map(({ label: e }) => e)), [o, ...s] = [...new Set((i[n.plural] ?? []).map(({ values: e }) => n.label(e)))].filter((e) => a.has(e)), [c, ...l] = r.filter(({ live: e }) => e === void 0), u = c && (n.secretNames || Object(c.declared.values).new);
		if (o === void 0 || !c || u || s.length + l.length > 0) return [];
		let d = `This entry is new, and "${o}" is gone from the files. If it was renamed, set previously: ${o} in ${Jt(c.declared.file.path)}, to keep the key and its history. If it is really new, set new: true.`;
		return [_e(n, c.declared, "looks-renamed", d, {
			path: [],
			severity: "notice"
		})];
	});
}
function Ja(e, t) {
	return e.flatMap(({ kind: e, matching: { matches: n } }) => {
		let r = E(e, (t[e.plural] ?? []).filter(({ from: e, parts: t }) => e ?? t));
		return n.flatMap(({ declared: t, live: n }) => {
			let i = n === void 0 ? void 0 : r.find(t);
			return !i || !pe(e, t, i) ? [] : [_e(e, t, "no-base-text", "No file has a text for it any more, but this entry still declares it. If it is to go, delete this entry, too. Otherwise, put the texts back.", {
				path: [],
				severity: "warning"
			})];
		});
	});
}
function Ya(e, t) {
	return e.flatMap(({ kind: e, matching: { matches: n } }) => {
		let r = E(e, t[e.plural] ?? []), i = n.flatMap(({ declared: e, live: t }) => {
			let n = e.from ?? e.parts, i = t === void 0 || n ? void 0 : r.find(e), a = JSON.stringify(i?.onCreate) === JSON.stringify(e.onCreate);
			return !i || i.from || i.parts || a ? [] : [e];
		});
		return [...Tt(i, ({ file: e }) => e.path).values()].map(([t, ...n]) => {
			let r = we(n.length + 1, e.name), i = `The values of on_create changed, and count only for new ${e.words.many}: ${r} of this file that the project has, such as this one, keep theirs. To change them, write the fields in their entries.`;
			return _e(e, t, "wrong-value", i, {
				path: [],
				severity: "notice"
			});
		});
	});
}
// src/run/status.ts
function Xa(e, t) {
	let n = `Project ${e.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`, r = H("segmented-project", n, { scope: "project" });
	return [...e.segmentation ? [r] : [], ...Be(t, e, "error")];
}
function Za(e, t, n, r) {
	let i = Ee(e, t, n) !== void 0, a = (t.parts ?? [t]).flatMap(({ file: e }) => r.get(e.path) ?? []), o = (e) => a.some(({ source: { place: t, others: r }, file: i, dir: a }) => (t === e.source.place || r?.includes(n)) && i === e.file && a === e.dir), s = [...r].find(([, e]) => e.language === n && o(e));
	if (!i && s) return {
		file: s[0],
		line: 1,
		col: 1,
		endLine: 1,
		endCol: 1
	};
	let c = e.fields.flatMap(({ name: e, role: t }) => t === "text" ? [e, n] : []);
	return Kt(t.file, t.span, i ? c : []);
}
function Qa({ kinds: e }, t, { settings: { required: n }, textFiles: r }) {
	let { baseLanguage: i, languages: a = [] } = t, o = Bt(t), s = e.flatMap(({ kind: e, parts: t }) => t.flatMap(({ entry: t, live: n, kept: a, change: s }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(t)) return [];
		let c = n !== void 0 && e.isArchived(n), l = {
			kind: e.name,
			label: e.label(t.values)
		}, u = (s?.fields ?? []).filter((t) => Se(e.name, t)), d = (n) => ({
			place: Za(e, t, n, r),
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
		})), u = (e) => o.filter(({ states: t }) => t.includes(e)).length, d = (t) => l.filter((n) => n.reason === t && "part" in n && n.part === e).length, f = o.filter(({ states: e }) => e.length === 0), p = (e) => o.length > 0 ? u(e) * 100 / o.length : -1, m = Rt.filter((e) => p(e) < (a?.[e] ?? -1)), h = o.map(({ states: e, ...t }) => ({
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
// src/run/overwriteTrailers.ts
const $a = "it counts only for translations that the pull request, or the pushed commit, changes", eo = "it must be the name of one translation, as KEY:LANG", to = "it is not a line of its own in the last paragraph of the message";
var no = class {
	#e;
	#t;
	#n;
	#r;
	#i = St((e) => this.#o(e));
	constructor({ commits: e = [] }, t, n, r = Infinity) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	async deciding(e, t) {
		let { counting: n } = await this.#a(t);
		return n.find((t) => io(t, e) && this.#c(t, e))?.id;
	}
	hasFor(e) {
		return this.#e.some((t) => io(t, e));
	}
	async squashed(e) {
		return (await this.#a(e)).changes();
	}
	async withoutEffect(e, t) {
		let { counting: n, unproved: r } = await this.#a(t), i = this.#e.filter(({ by: e }) => e !== t), a = new Map([
			...i.filter((t) => this.#c(t, e)).map((e) => [e, $a]),
			...n.map((e) => [e, "the translation in Lokalise is newer than the commit. Read it, and decide in another commit"]),
			...r
		]), [o = ""] = ro(e);
		return [...a].flatMap(([t, n]) => {
			let { overwrites: r, mentions: i } = t.trailers;
			return io(t, e) ? [oo(t, o, n)] : n === $a ? [] : [...r.map((e) => ({
				value: e,
				fault: eo
			})), ...i.map((e) => ({
				value: e,
				fault: to
			}))].flatMap(({ value: n, fault: r }) => ao(n, e) ? oo(t, n, r) : []);
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
			f.is === "unknown" ? n.set(i, f.why) : f.is === "none" && o ? n.set(i, "GitHub does not name its pull request yet. Start the run again") : f.is === "none" ? t.push(i) : (R(t, f.commits.map((t) => ({
				...t,
				until: l,
				latest: l,
				by: e
			}))), n.set(i, "no commit of its pull request has it, and a description decides nothing"), u && (r = Ct(() => f.changes(this.#n))));
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
function ro({ kind: e, entry: t, language: n }) {
	return S(e.identity(t.values)).map((e) => `${e}:${n}`);
}
function io({ trailers: e }, t) {
	return e.overwrites.length > 0 && ro(t).some((t) => e.overwrites.includes(t));
}
function ao(e, t) {
	let { kind: n, entry: r, object: a, language: o } = t, s = ro(t), [c = ""] = e.split(/[\s,;`'"<]/).filter((e) => e !== "");
	return i([c], {
		kind: n,
		entry: r,
		live: a
	}, o, !1) !== void 0 || s.some((t) => e.includes(t)) || Yt(c, s) !== void 0;
}
function oo({ id: e }, t, n) {
	let r = `Commit ${e.slice(0, 7)} has ${te}: ${t} in its message, which has no effect: ${n}.`;
	return H("unknown-text", r, {
		severity: "warning",
		scope: "project"
	});
}
function so({ commits: e = [] }, t) {
	let n = e.filter(({ time: e }) => e === Infinity).flatMap((e) => [...e.trailers.overwrites.map((n) => {
		let r = t.get(n);
		if (!r?.isChanged) return oo(e, n, r ? $a : eo);
		let i = `Commit ${e.id.slice(0, 7)} has the trailer ${te}: ${n}. After the merge, apply overwrites this translation in Lokalise, if it is older than the commit.`;
		return H("unknown-text", i, { severity: "warning" });
	}), ...e.trailers.mentions.map((t) => oo(e, t, to))]);
	return Nt(n);
}
function co(e, t = {}) {
	let n = new Map();
	for (let r of e.kinds) {
		let i = E(r, t[r.plural] ?? []);
		for (let t of e.entries[r.plural] ?? []) for (let { part: e = "", after: a } of w(r, t)) {
			let o = i.find(t), s = !V((o && Ee(r, o, e)) ?? null, a ?? null);
			for (let i of S(r.identity(t.values))) n.set(`${i}:${e}`, { isChanged: s });
		}
	}
	return n;
}
// src/run/writers.ts
function lo(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function uo(e, t) {
	return Ct(() => fo(e, L(t)));
}
async function fo(e, t) {
	try {
		let n = U(await e.contributorMe(t)) ?? {}, r = [on(n.user_id), W(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof K) || e instanceof sn) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function po({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (lo(e, {
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
async function mo(e, n, r, i) {
	let a = (t) => ie(t, [e]), o = {
		...r,
		overwrite: a(r.overwrite),
		accept: a(r.accept)
	}, s = (r) => t(e, n, o, r), c = s(b), l = new Map();
	if (c.is === "stopped") return {
		...c,
		reasons: l,
		takenBack: []
	};
	let u = o.accept.length > 0 ? "accept" : "overwrite", d = g(`--${u}`, o[u], e, n.project);
	if (d.length > 0) return {
		is: "stopped",
		problems: d,
		reasons: l,
		takenBack: []
	};
	let f = await po(o, i), p = c.open.length === 0, { verdicts: m, unknown: h = [] } = p ? { verdicts: new Map() } : await ho(c.open, e, o, i);
	for (let e of m.values()) e.is === "undecided" && "why" in e && l.set(e.cause, e.why);
	let _ = p ? c : s((e) => m.get(v(e))), y = c.open.filter((e) => bo(m.get(v(e))));
	return {
		..._,
		problems: [
			..._.problems,
			...f,
			...h
		],
		reasons: l,
		takenBack: y
	};
}
async function ho(e, t, r, { history: i, manifests: a, asked: o, applied: s, ownUser: c, ...l }) {
	let d = r.writers ? {
		is: "known",
		names: r.writers
	} : await c(), f = ({ by: e }) => d.is === "known" ? lo(d.names, e) : void 0, m = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (f(e) === !1 ? 0 : 2592e3), h = await i.versions(wt(e.map(m)), a, o), g = Co(h, e, l), _ = new no(h, i, a, o?.now), y = Object.values(t.entries).flatMap((e) => e ?? []), b = s && Ct(s), x = new Set();
	if (h.is === "unreadable" && h.noGit && e.some((e) => !e.isHeld && yo(e, r) === void 0)) throw new ye(h.why);
	let S = new Map(), C = St(async (t) => Co({
		versions: [],
		merged: await _.squashed(t)
	}, e, l).merged), w = async (e) => {
		let t = yo(e, r);
		if (t === "write" || t === "pull") return { is: t };
		let i = {
			...e,
			declared: Ee(e.kind, e.entry, e.language)
		}, a = So(e, i.declared), o = (t) => n(e, f(e), t, a), s = h.is === "unreadable" && h.noRepository ? void 0 : {
			...p(i, g.versions, g.merged, y),
			...h.is === "unreadable" && m(e) <= (h.back ?? Infinity) && { unread: h.why }
		};
		if (e.isHeld) return {
			is: "held",
			...s?.periods[0]?.since === Infinity && { cause: "not committed" }
		};
		let c = o(s);
		if (c.is === "pull" && b && s) {
			let t = await b();
			if (t?.is === "read") {
				let n = u(i, t.declared.entries[e.kind.plural] ?? [], y);
				k(n, i.declared) || (c = o(vo(s, n)));
			} else t?.isUnknown && x.add(t.why);
		}
		let l = c.is === "conflict" || c.is === "undecided";
		if (t || !s || !l && !(c.is === "pull" && _.hasFor(e))) return xo(t, c, d);
		let v = s.periods[0]?.by;
		S.set(e, v);
		let w = await _.deciding(e, v);
		if (w !== void 0) return {
			is: "write",
			commit: w
		};
		let T = v === void 0 ? [] : await C(v);
		return T.length > 0 && (c = o({
			...s,
			merged: [...s.merged, ...Oe(i, T, y)]
		})), xo(void 0, c, d);
	}, T = new Map();
	for (let t of e) T.set(v(t), await w(t));
	let E = [];
	for (let [e, t] of S) T.get(v(e))?.is !== "write" && R(E, await _.withoutEffect(e, t));
	return {
		verdicts: T,
		unknown: [
			...[...x].map((e) => {
				let t = `It is not known what was applied last, so a text of the files that is not applied yet may be taken for an older one. Reason: ${e}.`;
				return H("not-read", t, {
					severity: "warning",
					scope: "project"
				});
			}),
			...Nt(E),
			...go(e, T, r),
			...o?.target === void 0 ? [] : _o(e, T)
		]
	};
}
function go(e, t, { overwrite: n }) {
	return n.flatMap((n) => {
		let r = ({ kind: e, entry: t, object: r, language: a, isHeld: o }) => i([n], {
			kind: e,
			entry: t,
			live: r
		}, a, o === !0) !== void 0, a = (e) => ["pull", "held"].includes(t.get(v(e))?.is ?? ""), [o, ...s] = e.filter(r);
		if (!o || ![o, ...s].every(a)) return [];
		let c = `overwrite ${n} decides nothing, because a pattern counts only for conflicts and undecided texts. To write the text of the file over a newer one of the project, name it: ${o.kind.label(o.entry.values)}:${o.language}`;
		return [H("unknown-text", c, {
			severity: "warning",
			scope: "project"
		})];
	});
}
function _o(e, t) {
	let [n, ...r] = e.flatMap((e) => {
		let n = t.get(v(e));
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
	return [_e(n.kind, n.entry, "conflict", a, o)];
}
function vo({ periods: [e, ...t], ...n }, r) {
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
function yo({ kind: e, entry: t, object: n, language: r, isHeld: a }, { overwrite: o, accept: s }) {
	let c = {
		kind: e,
		entry: t,
		live: n
	}, l = (e) => i(e, c, r, a === !0), [u, d] = [l(o), l(s)];
	return u === "whole" ? "write" : d === "whole" ? "pull" : u ? { is: "overwrite" } : d && { is: "accept" };
}
const bo = (e) => e?.is === "write" && e.takesBack === !0;
function xo(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided" || bo(t);
	return e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function So({ kind: e, live: t }, n) {
	let r = z(t) && z(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? z(n) && z(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function Co({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => {
		let t = (t) => a.flatMap((n) => Ne(n, e, t, r, i)), { before: n, after: o, ...s } = e;
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
async function wo(t, n, { cancellation: r, history: i, now: a, onProgress: o, folders: s, environment: l }, { usable: u, command: d, target: f, applied: p, reviewed: m, listsUnmanaged: h }) {
	let { settings: g } = n, _ = d === "apply", v = {
		ownUser: uo(t, g.id),
		history: i,
		manifests: Je(n),
		textFiles: n.textFiles,
		usable: u,
		applied: p && (() => p().then((e) => e && Le(e, n)))
	};
	try {
		let u = f && Le(f, n), y = u?.is === "read" ? u : void 0, b = [{
			declared: n.declared,
			rules: g.rules
		}, ...y ? [y] : []], x = {
			rules: b.map(({ rules: e }) => e),
			reviewed: m
		}, S = b.map(({ declared: e }) => e), C = (e) => Qn(t, g.id, S, e ? void 0 : x, d === "status"), w = await C(h);
		if (!w.ok) return {
			is: "stopped",
			problems: [w.problem]
		};
		let T = {
			now: Math.floor(a() / 1e3),
			target: y?.commit
		}, E = !f && !p && (_ || d === "plan"), { entries: D, ...O } = E ? await Ha(T.now - 172800, n.declared, {
			...v,
			asked: T
		}) : {
			entries: {},
			committed: {},
			uncommitted: []
		}, k = Wa(n.declared, D), ee = Object.values(w.value.objects).some(({ notRead: e }) => e);
		if (k.size > 0 && ee && (w = await C(!0)), !w.ok) return {
			is: "stopped",
			problems: [w.problem]
		};
		o?.({
			phase: "planning",
			project: g.name
		});
		let A = w.value, [te = n.declared, j] = A.declared, ne = d === "status" ? Xa(A.project, g.required) : [], M = [...Ye(n, A.project), ...ne];
		if (M.length > 0) return {
			is: "stopped",
			problems: M
		};
		let ie = {
			...v,
			asked: T
		}, N = await mo(te, A, g.rules, ie), ae = Be(g.languagePlaces, A.project), oe = Be(g.required, A.project, "warning"), se = [
			...ae,
			...oe,
			...N.problems
		];
		if (N.is === "stopped") return {
			...N,
			problems: se
		};
		let P = y && j && await mo(j, A, y.rules, {
			...ie,
			history: Do(i),
			manifests: [...new Set([...v.manifests, ...y.manifests])]
		}), ce = u && e(N, u, P), le = E ? [
			...await ko(N.plan, N.kinds, v),
			...Ao(await i.ignored?.(v.manifests)),
			...await Oo(N.plan, n.declared, g.rules, {
				...v,
				asked: T
			})
		] : [], ue = {
			environment: l,
			signal: r.stopping
		}, de = _ && E && N.plan.changes.length > 0 ? await c(s.displayRoot, ue) : void 0, fe = de ? await jo(de, O.uncommitted) : [], pe = j?.entries ?? O.committed, me = [...Eo(N.kinds, g), ...Ga(N, j?.entries ?? D, {
			isWhole: j !== void 0,
			replaced: pe
		})], he = s.confined !== void 0, ge = Fa(N.keptTexts, {
			reasons: N.reasons,
			takenBack: N.takenBack,
			writes: _,
			flags: g.flags,
			isWorkflow: he,
			target: j && {
				entries: Object.values(j.entries).flat(),
				kept: P?.is === "planned" ? P.keptTexts : []
			}
		});
		return {
			...N,
			live: A,
			problems: [
				...se,
				...le,
				...fe,
				...me
			],
			conflicts: d === "status" ? [] : [...ge, ...he ? To(N.plan) : []],
			noLongerDeclared: [...N.unmanaged.filter((e) => k.has(B([e.kind, e.label]))), ...re(N, {
				plan: { changes: [] },
				kinds: Ua(N.kinds, D)
			})],
			...ce && { target: ce }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: Mo(e, r, n)
		};
	}
}
function To({ changes: e }) {
	return e.filter(({ action: e, kind: t }) => e === "destroy" && xe(t).secretNames).length === 0 ? [] : [H("no-backup-dir", "A workflow does not remove webhooks, because its backup must not contain their URLs. Remove them in Lokalise, or run lokaform apply at a terminal.", {
		severity: "warning",
		scope: "change"
	})];
}
function Eo(e, { rules: t, places: n }) {
	let r = e.flatMap(({ kind: e, matching: { matches: n } }) => (e.secretNames ? [] : n).flatMap(({ live: n }) => n === void 0 ? [] : [Ft(e.tags(n), t)])), [i, ...a] = r.flatMap((e) => e ?? []), o = a.length + 1;
	if (i === void 0 || o * 2 <= r.length) return [];
	let s = `${o} of ${r.length} declared keys have the tag ${i} of another owner, so none of them is compared or written. If they are yours, set owner: ${i.slice(Mt.length)}, or replace the tag in Lokalise.`, c = n.get("owner");
	return [H("bad-setting", s, {
		severity: "warning",
		scope: "project",
		...c && { place: c }
	})];
}
function Do(e) {
	return {
		...e.pullOf && { pullOf: e.pullOf },
		async versions(...t) {
			let n = await e.versions(...t), r = ({ until: e }) => e !== Infinity;
			return {
				...n,
				versions: n.versions.filter(r),
				merged: n.merged?.filter(r) ?? [],
				commits: n.commits?.filter(r) ?? []
			};
		}
	};
}
async function Oo({ changes: e }, t, { prune: n, allowRemovals: r }, i) {
	let a = e.filter(({ action: e, kind: t }) => e === "destroy" && n[t] === "owned");
	if (a.length === 0 || r !== void 0) return [];
	let { entries: o, isRead: s } = await Ha(0, t, i), c = Wa(t, o), l = a.flatMap(({ kind: e, label: t }) => c.has(B([e, t])) ? [] : [t]);
	if (!s || l.length === 0) return [];
	let u = `No commit of this branch declared ${ze(l, 5)}, so a newer commit or another branch may declare it. Nothing is written. Run git pull and plan again. If nothing declares it, set --allow-removals ${a.length}.`;
	return [H("behind-upstream", u, { scope: "project" })];
}
async function ko({ changes: e, kept: t }, n, { history: r, manifests: i, textFiles: a, usable: o }) {
	let s = e.length > 0 || t.some(({ reason: e }) => e === "pull") ? await r.upstream?.(i) : void 0;
	if (!s) return [];
	let { name: c, ahead: l, texts: u, isOther: d } = s, f = (e, t) => u.flatMap((n) => Ne(e, {
		path: n.path,
		now: n.path
	}, n[t], a, o)), p = n.flatMap(({ kind: t }) => {
		let n = new Set(f(t, "text").flatMap(({ values: e }) => S(t.identity(e))));
		return e.filter((e) => e.action === "destroy" && e.kind === t.name).flatMap(({ label: e }) => n.has(e) ? [e] : []);
	}), m = n.flatMap(({ kind: t, matching: { matches: n } }) => {
		let [r, i] = [E(t, f(t, "text")), E(t, f(t, "before"))], a = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? a.get(e.label) : void 0, o = n && r.find(n), s = n && i.find(n);
			return !o || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let i = n === void 0 ? void 0 : Ee(t, o, n);
				return (!s || !V(Ee(t, s, n ?? "") ?? null, i ?? null)) && i !== void 0 && r !== void 0 && V(i, r) ? [`${e.label} (${n})`] : [];
			});
		});
	});
	if (d && p.length + m.length === 0) return [];
	let h = p.length > 0 ? `This apply would remove what ${c} declares: ${ze(p, 5)}.` : m.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${qe(m.length, "text")} of ${c} back: ${ze(m, 5)}.`, g = `The checked-out branch lacks ${qe(l, "commit")} of ${c}. ${h} To apply the newest files, run ${d ? `git merge ${c}` : "git pull"} first.`, _ = p.length > 0 ? "error" : "warning";
	return [H("behind-upstream", g, {
		severity: _,
		scope: "project"
	})];
}
function Ao(e = []) {
	if (e.length === 0) return [];
	let t = `Git ignores ${ze(e, 5)}, so a workflow does not have it. Remove it from .gitignore, and commit it.`;
	return [H("unread-manifest", t, {
		severity: "warning",
		scope: "change"
	})];
}
async function jo(e, t) {
	let { currentBranch: n, usualBranch: r, defaultBranch: i = r } = e;
	if (n === void 0 || i === void 0) return [];
	let a = n === i && t.length === 0, o = a ? await e.unpushed() : 0;
	if (a && o === 0) return [];
	let s = `${n === i ? t.length > 0 ? `There are changes that are not committed: ${ze(t, 5)}` : `There are commits that are not pushed (${o})` : `The checked-out branch is ${n}, and not ${i}`}. Until they are merged, ${i} does not have what this apply writes: its new texts look like edits of the project, which a pull brings into ${i}, and prune removes its new keys. To write only merged changes, push and merge first.`;
	return [H("behind-upstream", s, {
		severity: "warning",
		scope: "project"
	})];
}
function Mo(e, { stopped: t }, { declared: n, settings: r } = {}) {
	if (!(e instanceof K)) throw e;
	if (e instanceof sn && t) return [];
	let i = e instanceof G ? e.serviceMessage.replace(/\.$/, "") : "", a = n !== void 0 && i !== "" && No(i, n) ? { quotes: [i] } : {}, o = e instanceof G && e.status === 404, s = Pn(e) ? r?.tokenPlace : o && r?.places.get("project");
	return [H("api-error", e.message, {
		scope: "project",
		...a,
		...s && { place: s }
	})];
}
function No(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(Pe).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? le(t) : []));
	});
	return Re(r)(e) !== e;
}
async function Po(e, t, n, r, i) {
	let { plan: a, kinds: o, problems: s, live: c } = e, l = await Io(a, c, t, n, r, i);
	return [...[...ya(s, t.rules), ...va(a, o, t.rules, l)].map((e) => ({
		...Fo(e, t),
		...e
	})), ...Lo(a, n)];
}
function Fo({ code: e, message: t }, { places: n }) {
	let r = t.match(/(?<=setting )[\w.]+|\w+[._]\w+/g) ?? [], i = e === "too-many-destroyed" ? ["prune.keys"] : [], a = [
		...r,
		...i,
		"project"
	].flatMap((e) => n.get(e) ?? [])[0];
	return a ? { place: a } : {};
}
async function Io({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && xe(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await ha(c, o, a, s),
		otherLanguage: await _a(n, t, l, o, s)
	};
}
function Lo(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !pa(e) && !ma(e) ? [] : [H("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/backup/write.ts
var Ro = class {
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
			let t = this.kept.get(zo(e));
			if (!t) return [e];
			let n = t.action === "update" && e.action === "update" && xe(e.kind).mergeKept?.(t, e) || e;
			return V({ ...t.entry }, { ...n.entry }) && V({ ...t.wrote }, { ...n.wrote }) && this.written.has(t) ? [] : [n];
		});
		if (r.length !== 0 && n) {
			for (let e of r) this.kept.set(zo(e), e);
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
function zo({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const Bo = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, Vo = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function Ho(e, t, n) {
	let { wrote: r, ...i } = Uo(e, t, []).backup, a = new dt({ backup: i });
	a.commentBefore = [
		` Project: ${Xo(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${Xo(t.restore)}`
	].join("\n");
	let o = e.map(({ name: e, plural: t }) => Yo(t, n.filter(({ kind: t }) => t === e).map((e) => qo(e).entry), "")), s = n.map((e) => qo(e).wrote), c = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		a.toString(Vo),
		Yo("wrote", s, "  ") || "  wrote: []\n",
		...o
	].join("");
	return `${c}# End of the backup. SHA-256 of the lines above: ${Qe(c)}\n`;
}
function Uo(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(Go);
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
function Wo(e) {
	let [t, n] = Bo.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : Qe(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function Go({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = xe(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const Ko = new WeakMap();
function qo(e) {
	let t = Ko.get(e) ?? {
		entry: Jo(e.entry),
		wrote: Jo(Go(e))
	};
	return Ko.set(e, t), t;
}
function Jo(e) {
	let t = new dt([e], { aliasDuplicateObjects: !1 });
	return ut(t, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = ft.QUOTE_DOUBLE);
	} }), t.toString(Vo);
}
function Yo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Xo(e) {
	return e.replace(Ot, " ");
}
// src/backup/read.ts
const Zo = ht([gt(), xt()]), Qo = (e) => mt({
	format_version: _t(2),
	project: gt().min(1),
	project_digest: gt().exactOptional(),
	project_name: gt(),
	time: gt(),
	wrote: yt(mt({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Zo.exactOptional()])),
		action: bt([...Zt, "update"]),
		values: vt(gt(), pt()).default({})
	}))
}), $o = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function es(e, t, n) {
	return is(e, rs(t, n.replaceAll("\r\n", "\n")));
}
const ts = "\n  - ";
function ns(e, t, n, r) {
	let i = rs("", t), { problems: a } = is(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(Uo(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !xe(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function rs(e, t) {
	let n = Wo(t), r = n === "cut" ? t.lastIndexOf(ts) : -1;
	return {
		text: t,
		damage: n,
		yaml: fe(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function is(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = tt(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = Qo(e).safeParse(s?.value), l = (e) => H("bad-backup", e, { place: qt(r.file, s?.span ?? r.span) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) {
		let a = l(os(e, n, t.includes(ts) ? c.data?.wrote : void 0, i));
		if (n === "cut") return { problems: [a] };
		let o = t.trimEnd().length, s = Xt(r.file, t.lastIndexOf("\n", o - 1) + 1, o);
		return { problems: [{
			...a,
			place: s
		}, ...r.problems] };
	}
	if (!c.success) {
		let t = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : `This is not a backup of lokaform${as(e, r)}. Use the file that the run named as its backup.`;
		return { problems: Ht(r.problems) ? r.problems : [l(t)] };
	}
	let { wrote: f } = c.data, p = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let s = lt(r, a, n);
		R(o, s.problems);
		let c = Et(f, (e) => cs(e, t));
		return s.entries.flatMap(({ values: e, span: n }) => {
			let [i] = cs(e, t).flatMap((e) => c.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(H("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: qt(r.file, n) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (Ht(o)) return { problems: o };
	let { project: h, project_digest: g, project_name: _ } = c.data, v = g === void 0 ? {} : { projectDigest: g };
	return {
		backup: {
			kinds: e,
			path: r.file.path,
			project: h,
			...v,
			projectName: _,
			entries: m
		},
		problems: o
	};
}
function as(e, { value: t, file: n }) {
	let r = (e) => new Map(Object.entries(t ?? {})).has(e), [i] = e.filter(({ plural: e }) => r(e));
	return r("format_version") ? r("requests") ? ", but the report of a run" : ", but a plan" : i ? `, but a manifest, which lokaform apply --${i.plural} writes into the project` : `${n.path.endsWith(".json") ? ", but a locale file or other JSON" : ""}: it has no header "backup"`;
}
function os(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup was edited or damaged after it was written: the lines above do not have this SHA-256. It does not say which line changed.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${$o}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => cs(e, i)) : []);
		return n.flatMap((e) => cs(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	if (a.length === 0) return `${i} ${$o}`;
	let o = a.length > ss ? ` and ${a.length - ss} more` : "";
	return `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, ss).join(", ")}${o}. ${$o}`;
}
const ss = 10;
function cs(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function ls(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = pn(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, c = !1;
			try {
				await gn(e, { recursive: !0 });
				let s = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await Me(o, t(o), s);
				for (let e = 2; a === void 0 && !c; e++) c = await ge(o, t(o), s), c || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await Me(us(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await Ze(e), await Ze(fn(e)), a = o;
			} catch (e) {
				throw c && await _n(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${s(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function us(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function ds(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [H("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = mn(n.working, t), a = await Ce(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...es(e, Xe(i, n), a.value),
		urls: await fs(us(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function fs(e) {
	try {
		let t = JSON.parse(await ot(e, "utf8")), n = z(t) ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
function ps(e, { batchSize: t = 500 }) {
	return hs(e).map((e) => xn().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function ms(e, t, n) {
	let r = new Cn(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: Vt,
			variables: n.variables,
			verdicts: Ue
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new On(n.halt, n.mayWrite),
		backup: new Ro(n.backup),
		snapshot: Ct(async () => n.snapshot && kn(a, await n.snapshot(), r)),
		languages: Yn(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(xn().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: J(n)
		}));
	}, c = it(n.concurrency);
	await vn();
	for (let e of ps(t, n)) {
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
function hs({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => He(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...gs(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function gs(e) {
	let t = Et(e, (e) => Te(e, "before")), n = new Map(e.map((e) => [e, Te(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/plan/reviewedPlan.ts
const _s = "Plan again, and review the new plan.";
function vs(e, t, n) {
	let r = Tt(t.changes, (e) => B(ys(e))), i = new Set(e.changes.filter((e) => r.get(B(ys(e)))?.shift())), a = (e) => B([e.action, st(e)]), o = Tt([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = o.get(a(e))?.shift();
		return [{
			change: e,
			outcome: J(`${t ? bs(t, e) : "this change is not in the reviewed plan"}. ${_s}`)
		}];
	}), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: Cs(e, n) ?? J(`this change is in the reviewed plan, but a plan from the present manifests and live values does not have it. ${_s}`)
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function ys(e) {
	let t = xs(e).map((e) => [
		e.field,
		e.part ?? null,
		e.before ?? null,
		e.after
	]), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		st(e),
		e.label,
		r,
		n,
		i,
		Ss(e),
		t
	];
}
function bs(e, t) {
	let n = (e) => B(xs(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && Ss(e) !== Ss(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function xs(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function Ss(e) {
	return e.action === "create" ? "" : e.seen;
}
function Cs(e, t) {
	let n = xe(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && En(n, e, r, t).state === "done");
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
// src/run/project.ts
async function ws(e, t, n, r) {
	let i = Ts(e.settings, e.manifests, t.scope);
	try {
		return await Es(i, e, t, n, r);
	} catch (e) {
		let t = ne(e, r.folders.displayRoot);
		if (t) return {
			...i,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...i,
			problems: [Os],
			bugs: [n]
		};
	}
}
function Ts({ name: e, id: t, showTexts: n }, r, i) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		...i && { scope: i },
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function Es(e, t, n, { saved: r, ...i }, a) {
	let { id: o } = t.settings;
	if (a.cancellation.stopped) return e;
	let { stopping: s } = a.cancellation, c = oa(t.settings, n.apiUrl, a);
	if (!c.ok) return {
		...e,
		problems: [c.problem]
	};
	let { reading: l, writing: u, now: d } = c.value, f = r?.get(o), p = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, m = f?.filter && {
		filter: f.filter.filters,
		prune: {}
	}, h = await wo(l, m ? {
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
	}, T = await Po(h, t.settings, n, a.folders, s);
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
			...e ? { status: Qa(h, g.project, t) } : { unmanaged: v }
		};
		return await a.onPlan(o), o;
	}
	let E = me(t, h, g.project), D = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: Ue
	}, { plan: O, notApplied: k } = f ? vs(_, f, {
		...D,
		live: g
	}) : {
		plan: _,
		notApplied: []
	}, ee = {
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
		effort: { requests: ps(O, a).flat().length },
		...k.length > 0 && { results: k }
	}, A = await a.onPlan(ee), te = y.some(({ code: e, severity: t }) => e === "behind-upstream" && t === "error");
	return n.command === "plan" || T.length > 0 || te || Ht(E) ? ee : A ? js(u, O, ee, t, n, a) : Ds(ee, a);
}
function Ds(e, { cancellation: t }) {
	return t.stopped ? e : {
		...e,
		problems: [...e.problems, H("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" })]
	};
}
const Os = H("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" });
function ks(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map($e).join(" ");
}
async function As({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || await (async () => (await c(t.working, i))?.commit())().catch(() => void 0))?.slice(0, 7) ?? r})`;
}
async function js(e, t, n, { settings: r, declared: i }, { backupDir: a, restoreFlags: o }, s) {
	let { cancellation: c, now: l, folders: u } = s, { concurrency: d, useAutomations: f, id: p } = r, m = new Lt();
	m.hide(r.secrets);
	let h = m.clean(p), g = a === void 0 ? void 0 : ls(a, r.name ?? h, l()), _ = {
		project: h,
		...h !== p && { project_digest: Qe(p) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, v = (e) => ks(Xe(e, u), o), y, b = async (e, t) => {
		let n = (e) => ({
			..._,
			restore: v(e)
		});
		await g?.write((t) => Ho(i.kinds, n(t), e), t, (t, r) => ns(i.kinds, t, n(r), e)).catch((e) => {
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
	let T = t.changes.some(({ action: e }) => e === "destroy"), E, D = await ms(e, t, {
		variables: i.variables,
		concurrency: d,
		batchSize: s.batchSize ?? 500,
		useAutomations: f,
		halt: () => c.reason,
		mayWrite: async () => (E = await s.permission?.toWrite(T && r.rules.allowRemovals === void 0), E?.message),
		snapshot: r.snapshot === "off" ? void 0 : () => As(s, _.time),
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
	})), { bugs: k, remarks: ee, snapshot: A } = D, te = [
		...n.problems,
		...E && !c.stopped ? [E] : [],
		...ee,
		...k.length > 0 ? [Os] : [],
		...y === void 0 ? [] : [H("backup-not-written", y, { scope: "project" })]
	];
	return {
		...n,
		results: [...O, ...n.results ?? []],
		problems: te,
		...g?.path !== void 0 && {
			backup: Xe(g.path, u),
			restore: v(g.path)
		},
		...A && { snapshot: A },
		...k.length > 0 && { bugs: k }
	};
}
export { Yn as C, zn as D, X as E, $n as S, Kn as T, aa as _, Ts as a, or as b, Mo as c, no as d, co as f, ca as g, Sa as h, ws as i, mo as l, Fa as m, Ds as n, ps as o, so as p, ks as r, ds as s, js as t, uo as u, oa as v, Gn as w, tr as x, Ri as y };
