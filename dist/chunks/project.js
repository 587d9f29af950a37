import { b as e, p as t, v as n } from "./yaml.js";
import { $r as r, At as i, Bt as a, Cr as o, F as s, It as c, Lt as l, Ot as u, Qr as d, Rt as f, Tt as p, Vt as m, ei as h, gi as g, ni as _, ti as v, vi as y, wr as b, xi as x, xt as S, yt as C } from "./start.js";
import { c as w, d as T, g as E, h as D, l as O, p as k, r as A, t as j, u as ee } from "./zod.js";
import { $ as te, A as ne, An as M, At as re, B as ie, C as ae, Cn as N, D as P, Dr as oe, Dt as se, E as ce, Er as le, Et as F, G as ue, J as de, Jr as fe, K as pe, Ln as me, M as he, Mn as ge, Mt as _e, Nn as ve, Nt as ye, O as be, Or as xe, Ot as Se, Pr as Ce, S as we, Sn as Te, St as Ee, T as De, Tt as Oe, V as ke, W as Ae, Wr as je, _r as Me, ar as I, b as Ne, bn as Pe, br as Fe, bt as Ie, c as Le, cn as Re, ct as ze, dn as Be, dr as Ve, ei as He, et as Ue, fn as We, fr as L, g as Ge, gi as Ke, gn as qe, h as R, hi as Je, hr as Ye, ii as Xe, ir as Ze, it as Qe, j as $e, jn as et, k as z, kt as tt, lr as nt, m as rt, mn as it, nr as at, or as ot, p as st, pi as ct, pr as lt, q as ut, ri as dt, rr as ft, rt as pt, sn as mt, sr as ht, st as gt, ti as _t, tr as vt, ur as yt, v as bt, vi as xt, vn as St, vr as Ct, vt as wt, w as Tt, wr as Et, wt as Dt, x as B, xn as Ot, xt as kt, y as At, yn as jt, yr as Mt } from "./engine.js";
import { C as Nt, S as Pt, T as Ft, _ as It, d as Lt, f as Rt, g as zt, k as Bt, m as V, o as Vt, v as H, x as Ht } from "./wire.js";
import { C as Ut, b as Wt, c as Gt, d as U, f as W, g as Kt, h as G, i as qt, l as Jt, m as Yt, r as Xt, s as Zt, t as Qt, u as $t, v as K } from "./client.js";
import { dirname as en, join as tn, resolve as nn, sep as rn } from "node:path";
import { mkdir as an, readFile as on, rm as sn } from "node:fs/promises";
import { setImmediate as cn } from "node:timers/promises";
// src/remote/kindRemote.ts
let ln = [];
function un(e) {
	ln = e;
}
function dn() {
	return ln;
}
function fn({ name: e }) {
	let t = ln.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var pn = class {
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
const mn = q("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function hn(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function gn(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = hn(e, t, n, r);
	return !c && l ? q("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? q("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${_n(e.after)} was sent, ${_n(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
function _n(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/sending.ts
var vn = class {
	halt;
	mayWrite;
	cause;
	accepted = !1;
	lastRefusal;
	refusal;
	constructor(e, t) {
		this.halt = e, this.mayWrite = Bt(t ?? (async () => void 0));
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
		wn(e) && (this.refusal ??= n), En(e) && (this.cause ??= `The service refuses all requests for this project: ${n}`), t && (e instanceof G ? !this.accepted && this.lastRefusal === n && (this.cause ??= `The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= `The service could not be reached: ${n}`, this.lastRefusal = n);
	}
};
async function yn({ client: e, projectId: t, stop: n }, r, i) {
	try {
		let { snapshot_id: n, title: a } = await Xt(e, t, r);
		i.snapshot = {
			id: Jt(n) ?? W(n) ?? "without an id",
			title: W(a) ?? r
		};
	} catch (e) {
		if (!(e instanceof K)) throw e;
		let t = `${e.mayHaveHappened ? "It is not known whether there is a" : "There is no"} snapshot of the project from before this run, and none is requested again. ${e.message} The backup has the keys that this run removes.`;
		i.remarks.push(p("no-snapshot", t, {
			severity: "notice",
			scope: "project"
		}));
	}
	return n.reason();
}
const bn = 2e3;
function xn(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return q("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function Sn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var Cn = class extends Error {};
function wn(e) {
	return e instanceof G && (Wt(e) || e.status === 403);
}
const Tn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function En(e) {
	return e instanceof G ? Tn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Dn(e) {
	return e.name === "TimeoutError" || e instanceof G && [
		413,
		502,
		504
	].includes(e.status);
}
function On(e, t) {
	return e instanceof G || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof Yt && !e.mayHaveHappened ? J(e.message) : q(e.mayHaveHappened ? "unknown result" : "refused", e.message);
}
var X = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function kn(e) {
	try {
		return u(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return S(p(e.code, e.message, { scope: "project" }));
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
function An({ message: e }, t) {
	return q("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function jn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Mn(e, t = "") {
	return J(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Nn(e, t) {
	return J(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Pn(e, t) {
	return t.mayHaveHappened ? An(t, e) : Y(t);
}
async function Fn(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	};
	return (await Z(() => In(e, t, n)))?.project;
}
async function In(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(N(t)), n === !0 ? Rn(e, t) : void 0]), o = U(U(i)?.statistics)?.languages, s = n ? $t(a ?? o, Bn) : void 0;
	if (n && !s) throw Vn("a language has no usable lang_iso");
	return {
		project: Ln(t, i, s, r),
		details: i,
		languages: a
	};
}
function Ln(e, t, n, r) {
	let i = U(t) ?? {}, a = U(i.settings) ?? {}, o = Gt(a.per_platform_key_names), s = Gt(a.segmentation), c = Jt(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = W(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	if (d.length > 0) throw Vn(`the project has no usable ${d.join(" and ")}`);
	return {
		id: e,
		name: W(i.name) || e,
		type: W(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: Gt(a.auto_toggle_unverified)
	};
}
async function Rn(e, t) {
	let n = await Ut(() => e.languages(t, { limit: 500 }), (e) => Bn(e)?.iso);
	if (n) return n;
	throw new X("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function zn(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = $t(await Rn(e, t), Bn);
		if (!r) throw new X();
		return r.map(({ iso: e }) => e);
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function Bn(e) {
	let { language_iso: t, language_id: n, lang_iso: r, lang_id: i, plural_forms: a } = U(e) ?? {}, o = W(r ?? t);
	if (o !== void 0 && o !== "") return {
		iso: o,
		id: Jt(i ?? n),
		pluralForms: $t(a, W) ?? []
	};
}
function Vn(e) {
	return new X(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function Hn(e, t, n, r, i = !1) {
	let a = n.flatMap(Mt), [{ kinds: o } = { kinds: [] }] = n, s = o.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), c = await kn(() => In(e, t, {
		languages: a.length > 0 || i && "counted",
		names: s.some(({ namesByPlatform: e }) => e),
		texts: i || a.some(({ ofText: e }) => e)
	}));
	if (!c.ok) return c;
	let { project: l, details: u } = c.value, d = n.map((e) => Fe(e, l.baseLanguage)), f = new Set([...d.flatMap(Mt).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(Ct)]), p = (l.languages ?? []).filter(({ iso: e }) => i || f.has(e)), m = U(U(u)?.statistics) ?? {}, h = ({ plural: e, name: t }) => r && {
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
	return kn(async () => ({
		...await Wn(g, s, h),
		declared: d
	}));
}
async function Un(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = {
		languages: !0,
		names: !0,
		texts: !0
	}, o = await kn(() => In(e, t, a));
	if (!o.ok) return o;
	let { project: s } = o.value, c = r(s);
	if (!c.ok) return c;
	let l = {
		client: e,
		project: s,
		statistics: {},
		languages: c.value
	};
	return kn(() => Wn(l, n, () => void 0, i));
}
async function Wn(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await fn(t).observe({
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
async function Gn(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([In(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await fn(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new X();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
async function Kn(e) {
	let { client: t, project: n, statistics: r, languages: i, plans: a } = e, o = a && tr({
		...e,
		...a
	}), s = o && await o;
	if (s) return s;
	let c = n.id, l = c === N(c) ? Zt(r.keys_total) : void 0;
	return P(await qn({
		client: t,
		projectId: c
	}, Yn(i), i, l));
}
async function qn(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await Zn(e, t, i, r);
	if (Jn(a)) return a.listed;
	let o = await Qn(e, t, i);
	if (Jn(o)) return o.listed;
	throw new X(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function Jn({ listed: e, total: t }) {
	return t === e.length;
}
function Yn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		...gr,
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
			ids: a.map(({ key_id: e }) => Jt(e)),
			keys: z(a, r),
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
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._], y = Tt(v.flatMap(({ keys: e }) => e)), b = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], x = v.at(-1)?.total, S = v.some((e) => (e.total ?? 0) > (x ?? 0)), C = b.every(({ ids: e }, t) => {
		let n = b[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: y,
		total: S || !C ? void 0 : x
	};
}
async function Qn({ client: e, projectId: t }, n, r) {
	let i = [];
	for await (let a of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) Rt(i, z(a, r));
	let a = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: Tt(i),
		total: a.totalCount
	};
}
const $n = [
	400,
	404,
	413,
	414,
	431
], er = /^[\w.:/-]+$/;
function tr(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = Zt(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => jt(B, e) !== "off")) return;
	let o = r.flatMap(({ entries: e }) => e.map((e) => e.values)), s = new Set(o.flatMap(Ne)), c = new Set(o.flatMap(({ key_id: e }) => e ?? []));
	if (![...s].every(lr)) return;
	let l = ur(s).length + dr(c).length;
	if (!(Math.max(1, l) * 4 > Math.ceil(a / 500))) return nr(e, s, c, a);
}
async function nr(e, t, n, r) {
	try {
		let [i, a] = await Promise.all([rr(e, t, n), sr(e, r)]), o = a - i.length;
		return o >= 0 && cr(i, e) ? {
			objects: i,
			unusable: [],
			notRead: o
		} : void 0;
	} catch (e) {
		if (e instanceof X || e instanceof G && $n.includes(e.status)) return;
		throw e;
	}
}
async function rr(e, t, n) {
	let r = await ir(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await ar(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort(({ key_id: e }, { key_id: t }) => e.length - t.length || (e < t ? -1 : 1));
}
async function ir(e, t) {
	let n = await Promise.all(ur(t).map(async (n) => (await or(e, { filter_keys: n })).filter(({ key_name: e }) => De(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => De(e)));
	if (![...t].every((e) => r.has(e) || er.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function ar(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(dr(t).map((t) => or(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function or({ client: e, project: t, languages: n }, r) {
	let i = await mr({
		client: e,
		projectId: t.id
	}, {
		...Yn(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: s } = P(z(i, a));
	if (s.length > 0) throw new X();
	return o;
}
async function sr({ client: e, project: { id: t } }, n) {
	if (t === N(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function cr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) ? t.every(({ entries: t, rules: n }) => At(t, e, !1, bt(n)).fresh.length === 0) : !1;
}
function lr(e) {
	return !e.includes(",");
}
const ur = (e) => pr(e, 500, 2e3, fr), dr = (e) => pr(e, 500, 7e3, fr), fr = (e) => encodeURIComponent(e).length + 3;
function pr(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function mr({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new hr();
	if (r.totalCount !== Tt(z(r)).length) throw new X();
	return r;
}
var hr = class extends X {};
const gr = {
	include_translations: !0,
	disable_references: !0
};
async function _r(e, t, n = []) {
	let r = await Promise.all(dr(t.map(String)).map((t) => yr(e, t)));
	return P(z(r.flat(), n));
}
async function vr(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => _r(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => ({
		key: a.get(e),
		lacks: [e, void 0].flatMap((e) => o.get(e) ?? [])
	});
	return i && (({ id: e }) => s(String(e)));
}
async function yr(e, t) {
	try {
		return await mr(e, {
			...gr,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof hr || n instanceof G && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await yr(e, t.slice(0, r)), ...await yr(e, t.slice(r))];
	}
}
async function br(e, t) {
	let n = new Set(t.flatMap((e) => De(e))), r = [...n].every(lr) ? ur(n).map((e) => ({
		...gr,
		filter_keys: e
	})) : [gr], i = [];
	for (let t of r) Rt(i, await qn(e, t));
	return xr(P(i), n);
}
function xr({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(De(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Sr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await _r(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = r.filter(({ key_id: e }) => !o.has(String(e))), c = new Set(s.flatMap(({ key_name: e }) => De(e)));
	if (c.size === 0) return a;
	let l = xr(P(await qn(i, {})), c), u = await _r(i, l.objects.map(({ key_id: e }) => e)), d = u.objects.filter(({ key_id: e }) => !o.has(e));
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
async function Cr(e, t) {
	let n = await wr(e, t.flatMap(({ sent: t, answer: n }) => (n.is === "refused" ? /already taken/i.test(n.error.message) : !Dr(e, t, n)) ? [t] : []));
	return t.map((t) => Er(e, t, n.get(t.sent), Ar));
}
async function wr(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = Nr(t, {
		keys: (await Z(() => br(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function Tr(e, t) {
	let n = await vr(e, t.filter(({ sent: t, answer: n }) => n.is !== "refused" && !Dr(e, t, n)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return Er(e, t, r?.key, r?.lacks.length === 0 ? jr : mn);
	});
}
function Er(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && Or(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? Or(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? kr(n.error) : i
	};
}
function Dr({ context: e }, { change: t }, n) {
	return n.is === "stored" && hn(B, t, n.key, e).length === 0;
}
function Or({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), gn(B, n, r, e);
}
function kr({ message: e, code: t }) {
	return q("refused", `The service refused it: ${e} (code ${t}).`);
}
const Ar = q("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), jr = q("not made", "The service answered without an error, but did not do this. Apply again."), Mr = { is: "silent" };
function Nr(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = [...i].find((e) => Pr(n.out, e.key_name) && (!t || Fr(e, n.out)));
		e && (i.delete(e), r.set(n, {
			is: "stored",
			key: e
		}));
	}
	let a = ({ out: e }) => n.filter(({ key_name: t }) => t !== void 0 && Pr(e, t)), o = new Map(e.filter((e) => !r.has(e)).map((e) => [e, a(e)]));
	for (let [e, t] of o) {
		let n = [...o.keys()].filter((e) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
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
function Pr({ key_name: e = "", platforms: t = [...Vt] }, n) {
	return t.every((t) => be(n, t) === be(e, t));
}
function Fr(e, { platforms: t = [], filenames: n = {} }) {
	return Vt.every((n) => t.includes(n) === e.platforms.includes(n)) && Vt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Ir(e, { keys: t, errors: n }) {
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
		answer: r.get(String(e.change.id)) ?? Mr
	}));
}
// src/keys/rereadBeforeWrite.ts
function Lr(e) {
	return {
		change: e,
		out: tt(B.fields, e, {}, [])
	};
}
function Q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function Rr(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function zr(e, t, n, r) {
	let i = (e) => r ? Y(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Q(t, i(J(e)))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || Wr(e)), c = s.map(({ change: e }) => e), l = await vr(e, c), u = c.some(Ur) ? l && await Z(() => e.languages()) : [];
	if (!l || !u) return a(Vr);
	let d = new Set(s), f = [], p = [], m = [];
	for (let n of t) {
		let { change: t } = n;
		if (!d.has(n)) {
			f.push(Rr(n));
			continue;
		}
		let { key: r, lacks: a } = l(t);
		if (!r) {
			let e = {
				state: "skipped",
				message: Hr
			};
			p.push({
				change: t,
				outcome: a.length > 0 ? i(Mn("key")) : e
			});
			continue;
		}
		let o = new Set(r.translations?.map(({ language_iso: e }) => e)), s = Ur(t) ? u.filter((e) => !o.has(e)) : [];
		if (s.length > 0) {
			let e = i(Mn("key", ` (no usable ${s.join(", ")} text)`));
			p.push({
				change: t,
				outcome: e
			});
			continue;
		}
		let { open: c, kept: h } = Gr(t, r, e.context);
		if (c.length === 0) {
			p.push({
				change: t,
				outcome: Kr({
					state: "done",
					id: t.id
				}, t, h)
			});
			continue;
		}
		let g = Lr({
			...t,
			fields: c
		});
		Xr(g.change).length > 0 && e.beforeReshaping.set(t.ref, r), f.push({
			...g,
			planned: n,
			kept: h,
			before: r
		});
		let _ = Br(g.change, r, e.context);
		_ && m.push(_);
	}
	if (f.length === 0) return {
		due: f,
		outcomes: p
	};
	let h = await e.backup.save(m) ?? await e.stop.beforeWrite();
	if (h === void 0) return {
		due: f,
		outcomes: p
	};
	let g = f.map((e) => e.planned);
	return {
		due: [],
		outcomes: [...p, ...Q(g, i(J(h)))]
	};
}
function Br(e, t, n) {
	if (e.fields.some((t) => vt(e.kind, t))) {
		let r = h(B, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: v(e.fields)
		};
	}
	let i = _(B, t, B.liveContext(t, n, e.label)), a = ({ field: e, part: t = "" }) => Nt(i[e], t), o = e.fields.filter(({ part: e }) => e !== void 0), s = o.filter((e) => a(e) !== void 0), c = e.fields.find((t) => I(e.kind, t));
	if (s.length === 0 && !c) return;
	let { key_name: l = "", key_id: u = e.id, translations: d } = i, f = {
		key_name: l,
		key_id: u,
		is_plural: t.is_plural,
		...r(s, a),
		...c && d !== void 0 && { translations: d }
	};
	return {
		kind: B.name,
		id: e.id,
		entry: f,
		action: "update",
		wrote: v(c ? [c, ...o] : s)
	};
}
const Vr = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", Hr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Ur(e) {
	return e.fields.some((t) => I(e.kind, t) || vt(e.kind, t));
}
function Wr({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = B.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || vt(e, t);
	});
}
function Gr(e, t, n) {
	let r = e.fields.find(({ field: e }) => e === "platforms")?.after, i = Array.isArray(r) ? Vt.filter((e) => r.includes(e)) : t.platforms, a = {
		...B.liveContext(t, n, e.label),
		platforms: i
	}, o = [], s = [], c = !1;
	for (let n of e.fields) {
		let { field: r, part: i, before: l, after: u, seen: d } = n, f = B.fields.find(({ name: e }) => e === r), p = f?.stored(t, a, i), m = f?.editState?.(t, i), h = d !== void 0 && (m === void 0 || Be(e.id, m) !== d);
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
	c ||= s.some((e) => Ve(l, e));
	let u = c && o.some((e) => I(l, e)), d = o.filter((e) => u && (I(l, e) || Ve(l, e)));
	return {
		open: o.filter((e) => !d.includes(e)),
		kept: {
			moved: s,
			unconverted: d
		}
	};
}
function Kr(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${qr(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${qr(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = qr(t.filter((e) => !i.includes(e)));
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
function qr(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Jr(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Yr(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await vr(e, n.map(({ change: e }) => e)), i = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = i.get(e.change.ref);
		return t ? {
			...e,
			outcome: Zr(t, r?.(e.change).key, e.outcome)
		} : e;
	});
}
function Yr({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Xr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Xr({ kind: e, fields: t }) {
	return t.filter((t) => I(e, t));
}
function Zr({ change: e, before: t, written: n }, r, i) {
	let [a] = Xr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return q("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`, o);
	let l = Qr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : q("stored differently", `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`, o);
}
function Qr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, $r(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = $r(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function $r(e) {
	let t = we(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function ei(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: o } of t.translations ?? []) {
		let t = ae(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || o === void 0 || t !== o && e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function ti(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [p("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function ni(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return fi(t, Math.ceil(t.length / n.max), (t) => ni(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, J(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(oi),
			...ai(e)
		});
		return await Cr(e, Nr(t, {
			keys: ii(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof K)) throw r;
		return Dn(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? ri(e, t, r) : di(e, t, r, (t) => ni(e, t), void 0);
	}
}
async function ri(e, t, n) {
	let r = [], i = t;
	for (let t of [0, bn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, Y(n))];
		let a = await wr(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (Rt(r, await Cr(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, xn(n, "key"))];
}
function ii(e) {
	return P(z(e)).objects;
}
function ai({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function oi({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function si(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Rr),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await zr(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new Cn();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: qt(String(e.id)),
					...t
				})),
				...ai(e)
			};
		}), c = Ir(a.due, {
			keys: ii(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && ei(e.movedWriters, t.before, n.key, r);
		}
		return [...a.outcomes, ...ui(a.due, await Tr(e, c))];
	} catch (t) {
		let r = ci(a.due);
		if (t instanceof Cn) return [...a.outcomes, ...n ? Q(r, An(n.error, "change")) : []];
		if (!(t instanceof K)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await li(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await di(e, a.due, t, (t) => si(e, ci(t), n), n?.error);
		return [...a.outcomes, ...ui(a.due, i)];
	}
}
function ci(e) {
	return e.map((e) => e.planned);
}
async function li(e, t, n) {
	return e.stop.reason() === void 0 ? Dn(n.error) && n.sent <= 2 && t.length > 1 ? fi(t, 2, (t) => si(e, t, n)) : (await e.wait(Sn(n)), si(e, t, n)) : Q(t, Y(n.error));
}
function ui(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Kr(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function di({ stop: e }, t, n, r, i) {
	return n instanceof G && !En(n) && t.length > 1 ? fi(t, 2, r) : (e.note(n, !0), Q(t, Y(On(n, i))));
}
async function fi(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) Rt(i, await n(e.slice(t, t + r)));
	return i;
}
async function pi(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await mi(e, t, n), s.due.length === 0) throw new Cn();
		return s.due.map(({ id: e }) => qt(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof Cn) return [...s.outcomes];
		if (!(e instanceof K)) throw e;
		a.note(e), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(Sn(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await pi(e, f, t)];
	}
	let m = await gi(e, f, l, d && On(d, n?.error));
	return [...p, ...m];
}
async function mi(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: vi(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a(J(s)));
	let c = await vr(e, t, () => e.languages());
	if (!c) return o(a(J(Vr)));
	let l = [], u = [], f = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...ce(t), ...d(B, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? f.push({
			change: n,
			outcome: hi(n)
		}) : o.length > 0 ? f.push({
			change: n,
			outcome: a(Nn("key", o))
		}) : !t || Be(n.id, B.fingerprint(t)) !== n.seen ? f.push({
			change: n,
			outcome: jn("key", "removed")
		}) : (l.push(n), u.push(h(B, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: f
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...f, ...vi(l, _i(n.error))]
	};
	let p = await r.save(u) ?? await i.beforeWrite() ?? (l.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
	return p === void 0 ? {
		due: l,
		outcomes: f
	} : {
		due: [],
		outcomes: [...f, ...vi(l, a(J(p)))]
	};
}
function hi({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function gi(e, t, n, r) {
	let i = await vr(e, t), a = r ? Y(r) : mn;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? _i(r) : hi(e)
		};
	});
}
function _i(e) {
	return e ? Pn("key", e) : q("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function vi(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function yi(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(Lr(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => pr(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const bi = {
	kind: "key",
	observe: Kn,
	lookUp: Sr,
	batches: yi,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? pi(t, n.filter(Ci)) : e === "create" ? ni(t, n.filter(xi).map(Lr)) : Jr(t, await si(t, n.filter(Si).map(Lr)));
			},
			async finish(e, n) {
				Rt(n.remarks, ti(t.movedWriters));
			}
		};
	}
}, xi = (e) => e.action === "create", Si = (e) => e.action === "update", Ci = (e) => e.action === "destroy", wi = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => Ti(e, t.id),
	lookUp: Ti,
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
			return n === void 0 ? e.action === "create" ? Mi(t, e) : e.action === "update" ? Oi(t, e) : Wi(t, e) : J(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => zi(t, e, n)
		};
	}
};
async function Ti(e, t) {
	let n = await Ut(() => e.webhooks(N(t)), (e) => W(U(e)?.webhook_id));
	if (n) return rt(n);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function Ei({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && ye(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return J("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${Ge}${o}`, u = c ? r : {
		...r,
		entry: {
			...s,
			url: `\${${l}}`
		}
	}, d = await e.save([u], c || !e.keepsUrls ? {} : { [l]: i }) ?? await n.beforeWrite();
	return d === void 0 ? void 0 : J(d);
}
async function Di({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new Cn();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? Y(r.error) : i;
			if (!(t instanceof K)) throw t;
			if (n.gone && Gi(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), Y(On(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(Sn(r));
	}
}
function Oi(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [N(r), String(t.id)], o = () => n.webhook(i, a);
	return Di(e, {
		async settled() {
			let n = st(await o());
			if (!("webhook" in n)) return Mn("webhook");
			if (!ji(e, t, n.webhook)) {
				let r = Ni(e, t, n);
				return r?.state === "done" ? r : jn("webhook", "updated");
			}
			return Ei(e, ki(t, n.webhook, e.context), n.webhook, "overwritten");
		},
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), Li(e, t)));
			return Ni(e, t, st(o));
		},
		async readBack(n) {
			let r = await Pi(e, t, o);
			return n && r.state !== "done" ? Y(n) : r;
		}
	});
}
function ki(e, t, n) {
	let r = [e.identity, e.renamed_from].filter((e) => typeof e == "string").find((e) => ye(e, n.variables) === t.url) ?? "", i = R.liveContext(t, n, r), a = _(R, t, i), o = v(e.fields);
	return {
		kind: R.name,
		id: e.id,
		entry: a,
		action: "update",
		wrote: {
			...Ai(a, o.events ?? a.events),
			...o
		}
	};
}
function Ai({ event_lang_map: e }, t) {
	return !H(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function ji({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = typeof n == "string" ? n : r, s = R.liveContext(a, e, o), c = t.map(({ field: e, part: t }) => {
		let n = R.fields.find(({ name: t }) => t === e)?.stored(a, s, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return kt(R, a, c) === i;
}
async function Mi(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = Ri(t, Li(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return J(l);
	try {
		let a = await n.createWebhook(N(r), c);
		return i.add(t.ref), Ni(e, t, st(a)) ?? await Pi(e, t, () => Ii(e, c));
	} catch (n) {
		if (!(n instanceof K)) throw n;
		if (!n.mayHaveHappened) return o.note(n), Y(n);
		i.add(t.ref);
		for (let r of [0, bn]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return Y(n);
			let i = await Z(() => Ii(e, c));
			if (i) return gn(R, t, i, s);
		}
		return xn(n, "webhook");
	}
}
function Ni({ context: e }, t, n) {
	if (!(!("webhook" in n) || hn(R, t, n.webhook, e).length > 0)) return gn(R, t, n.webhook, e);
}
async function Pi(e, t, n) {
	return Ni(e, t, st(await Z(n))) ?? mn;
}
function Fi(e, t) {
	let n = Ft([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return _e(e.url, t.url) && r && n;
}
async function Ii(e, t) {
	let { objects: n, unusable: r } = await Ti(e.client, e.projectId), i = n.find((e) => Fi(e, t)), a = r.some(({ names: e }) => e.every((e) => _e(e, t.url)));
	if (!i && a) throw new X();
	return i;
}
function Li({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = tt(R.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: ye(r, e.variables) }
	};
}
function Ri({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function zi(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await Z(() => Ti(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = r.filter((e) => e !== t).map((e) => Vi(n.of(e))), s = new Set([...o, ...a]), c = i?.filter(({ webhook_id: e }) => !s.has(e));
		c ? await Bi(e, t, c, n) : n.remarks.push(Hi(t, "warning", Ui));
	}
}
async function Bi(e, t, n, r) {
	let i = Ri(t, Li(e, t)), a = n.filter((n) => Fi(n, i) && gn(R, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Vi(r.of(t)), [s, ...c] = a.map(({ webhook_id: e }) => e).sort();
	if (o !== void 0 && s !== void 0 && ![s, ...c].includes(o)) {
		let e = `may exist twice, as ${o} and as ${s}: the list of webhooks does not have ${o} yet. Look at the webhooks in Lokalise. If both are there, delete one of them.`;
		r.remarks.push(Hi(t, "warning", e));
	}
	if (s !== void 0 && c.length !== 0) for (let n of c) {
		let i = n === o && await Z(() => e.client.destroyWebhook(N(e.projectId), n)) !== void 0;
		i && r.correct(t, {
			state: "done",
			id: s
		});
		let a = i ? `existed twice. This run made ${n} and removed it again; ${s} stays.` : `exists twice, as ${s} and as ${n}: another run may have created it at the same time. Delete one of them in the project.`;
		r.remarks.push(Hi(t, i ? "notice" : "warning", a));
	}
}
function Vi(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function Hi({ label: e, place: t }, n, r) {
	return p("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const Ui = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function Wi(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, [s, c] = [N(r), String(t.id)], l = {
		state: "done",
		id: t.id
	};
	return Di(e, {
		async settled() {
			let r = i.reason() ?? a.missing();
			if (r !== void 0) return J(r);
			let l = st(await n.webhook(s, c));
			return "webhook" in l ? Be(t.id, R.fingerprint(l.webhook)) === t.seen ? Ei(e, h(R, l.webhook, t, o), l.webhook, "removed") : jn("webhook", "removed") : Nn("webhook", l.unusable.lacks);
		},
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(s, c, e);
			return Gt(t) === !0 ? l : void 0;
		},
		gone: l,
		async readBack(e) {
			try {
				await n.webhook(s, c);
			} catch (t) {
				if (!(t instanceof K)) throw t;
				return Gi(t) ? l : e ? Y(e) : mn;
			}
			return e ? Pn("webhook", e) : q("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
function Gi(e) {
	return e instanceof G && e.status === 404;
}
// src/run/connect.ts
un([bi, wi]);
function Ki(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", tokenFrom: a, rate: o, concurrency: s, name: c } = e, l = {
			token: i,
			tokenFrom: a,
			baseUrl: t,
			concurrency: s,
			...o !== "auto" && { rate: o },
			...r
		};
		return u(n ? new Ji(l, c, n) : new Qt(l));
	} catch (e) {
		if (!(e instanceof Kt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return S(p("bad-setting", t + e.message));
	}
}
function qi(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = Ki(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), d = Ki(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? d.ok ? u({
		reading: l.value,
		writing: d.value,
		now: () => s ?? o()
	}) : d : l;
}
var Ji = class extends Qt {
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
function Yi({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: g,
		variables: i,
		verdicts: ut
	}, c = e.map((e) => ({
		kind: e,
		parts: Xi(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
			context: s,
			force: r
		})
	})), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = he(c.flatMap(({ parts: e }) => e)), m = c.map(({ kind: e, parts: t }) => [e.plural, {
		unchanged: he(t).unchanged,
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
function Xi(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => F(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = F(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...Zi(e, t, c, u, d)
		};
	});
}
function Zi(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: u.name,
			label: u.label(a),
			place: oe(r, i)
		}, s = it(u, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...l, s]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal.message);
	let f = `The ${u.name} ${F(u, t.declared).id} no longer exists`, p = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${f}${p}, so it cannot be restored. Copy from here what you need.`);
	let m = n === void 0 ? Ie(u, {
		declared: o,
		live: c
	}, s, i.ref) : Qi(u, t, r, n, i), h = [...l, ...m.problems];
	return c === void 0 ? {
		...m,
		problems: h
	} : !m.change && h.length === l.length ? {
		kept: [],
		problems: h
	} : d("name-taken", `${f}${p}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function Qi(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let s = Ie(e, {
		declared: n,
		live: i
	}, r, o), { change: c, problems: l, kept: u } = s;
	if (c?.action !== "update") return s;
	let d = e.context(n.values, i, r), f = t.values[e.fields.find(({ role: e }) => e === "identity")?.name ?? ""], p = e.liveContext(i, r, typeof f == "string" ? f : ""), m = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || at(s) && !I(e.name, n) || $i(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(r), u = o === void 0 ? l : Nt(l, o), f = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !f ? !1 : f.same(f.stored(i, p, o) ?? s, u, d);
	}, h = e.fields.find(({ role: e }) => e === "text"), g = ({ field: e }) => e === h?.name, _ = ([e, r]) => {
		let i = c.fields.find((t) => g(t) && t.part === e);
		if (i) return !m(i);
		let [a, o] = [n.values, t.values].map((t) => Nt(new Map(Object.entries(t)).get(h?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && h?.same(r, o, d));
	}, v = h?.toManifest(i, p), y = !a && H(v) && Object.entries(v).some(_), b = c.fields.some((t) => I(e.name, t) && (y || !m(t))), x = (t) => m(t) && !(b && (g(t) || I(e.name, t))), S = ht(e, i, c.fields.filter(x), r.project), C = c.fields.filter((e) => !x(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: c.label,
			id: c.id,
			reason: m(t) && I(e.name, t) ? "converts" : "changed-since",
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
	let w = kt(e, i, S);
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
function $i(e, t) {
	return H(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && H(t) && Object.values(t).includes(e);
}
function ea({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => Ze(e.kind, t)));
}
function ta({ changes: e }) {
	return e.some((e) => e.action === "update" && (L(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? I(e.kind, t) : t.before !== void 0 && !at(t.before))));
}
// src/files/undeclaredFiles.ts
async function na(e, t, n, r) {
	let i = new Set(await lt(e, r)), a = await je("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : nn(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + rn);
	return ra(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function ra(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await cn();
		try {
			let e = t(a, _t(await dt(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, He(a.full, n));
		} catch {}
	}
	return i;
}
async function ia({ kinds: e, texts: t }, n, r, i, o) {
	let s = new Set(await lt(r, o)), l = [];
	for (let e of t.filter(({ files: e }) => c(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await Ye(e, i, o)) {
			let i = Me(e, n), o = f(e, i), c = t.flatMap((t) => m(e, i, t) ?? []), u = {
				source: {
					...e,
					alsoReads: "all"
				},
				language: o ?? "",
				...a(e, i)
			};
			l.push({
				full: n,
				textFile: u,
				siblings: c.map((e) => nn(r, e))
			}), o !== void 0 && t.includes(o) && s.add(n);
		}
	}
	return ra(l.filter(({ full: e, siblings: t }) => !s.has(e) && !t.some((e) => s.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => Se(e.identity(t)))), i, o);
}
function aa(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...t.flatMap((t) => ya(e, t, r, ba(t.kind))),
		...t.flatMap((t) => ya(e, t, i, xa)),
		...t.flatMap((t) => da(e, t)),
		...sa(e, t, n),
		...t.flatMap((t) => ua(e, t, n)),
		...t.flatMap((e) => fa(e, n)),
		...t.flatMap((t) => pa(e, t, n)),
		...t.flatMap(({ kind: t }) => ma(e, t, n))
	];
}
function oa(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`);
}
function sa(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: ha(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => ca(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${Pt(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`);
}
function ca({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = jt(i, r) === "off" ? e.matched : e.scope, o = la(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return $("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${Pt(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`);
}
function la({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = St(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? St(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function ua(e, { declared: t, scope: n, kind: r }, i) {
	if (jt(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = x(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`);
	let u = ga(e, a).length;
	return u === 0 || u !== n ? [] : $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}). Check the project and the manifests. If you want this, ${c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : ""}set ${l}: off and remove them in the project.`);
}
function da(e, t) {
	let n = va(t);
	return _a(e, t).flatMap(({ label: e, names: [t = e], texts: r }) => {
		let i = r.map((e) => n.get(e)).find((e) => e !== void 0);
		if (!i) return [];
		let a = `The plan removes "${e}" and creates "${i.label}" with the same text. If it was renamed, set previously: ${t} in the entry of the new one in ${Et(i.place.file)} to keep its translations. If it is really new, set new: true there.`;
		return [p("looks-renamed", a, {
			place: i.place,
			scope: "project"
		})];
	});
}
function fa(e, { allowWrongProject: t }) {
	let { live: n, declared: r, matched: a, matching: o, kind: s } = e, { name: c, plural: u, limits: d, names: f, label: p } = s, { minimumForWrongProject: m = Infinity } = d, h = n.objects.length + n.unusable.length + (n.notRead ?? 0), g = r.length;
	if (t || g === 0 || a > 0 || o.namesakes.size > 0) return [];
	let _ = Bt(() => new Set(n.objects.flatMap((e) => f(e)))), v = (e) => _().has(e), y = r.filter((e) => l(e, p(e.values), v));
	if (y.length > 0) return $("foreign-project", `None of the ${g} declared ${u} is in the project, but ${y.length} of them ${y.length === 1 ? "is" : "are"} with :: between nested names, as an upload of Lokalise names them. ${i}`);
	if (h < m) return [];
	let b = va(e), x = o.unmanaged.flatMap((e) => {
		let t = s.texts(e).flatMap((e) => b.get(e)?.label ?? [])[0];
		return t === void 0 ? [] : [`"${s.liveLabel(e)}" is now "${t}"`];
	});
	if (x.length > 1 && x.length * 5 >= g * 4) return $("foreign-project", `None of the ${g} declared ${u} is in the project, but ${x.length} live ${u} have the same texts and other names: ${x[0]}. If key_name or separator in a row of texts changed, restore it. If the ${u} were renamed, set previously in their entries of keys.yaml.`);
	let S = g === 1;
	return $("foreign-project", `The project has ${h} ${u}. The manifests declare ${S ? `1 ${c}, and it` : `${g} ${u}, and none of them`} is ${S ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`);
}
function pa(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = St(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => ft(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`);
}
function ma({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, s = t.filter(({ kind: e }) => e === n), { baseTexts: c, translations: l } = ot(e, s), u = `The plan changes ${c} base text${c === 1 ? "" : "s"}`;
	return l === void 0 ? $("too-many-unverified", `${u}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`) : l <= a ? [] : $("too-many-unverified", `${u}, which may mark ${l} translation${l === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`);
}
function ha(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => Ze(t, e)) : []);
	return ga(e, t).length + n.length;
}
function ga({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function _a(e, { kind: t, live: n }) {
	let r = ga(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
	return r.flatMap(({ id: e, label: n }) => {
		let r = i.get(String(e));
		return r === void 0 ? [] : [{
			label: n,
			names: t.names(r),
			texts: t.texts(r)
		}];
	});
}
function va({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !F(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : re(t)).map((e) => [e, t]) : []);
	return new Map(n);
}
function $(e, t) {
	return [p(e, t, { scope: "project" })];
}
function ya(e, t, n = new Map(), r) {
	let i = _a(e, t).flatMap(({ names: e }) => {
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
function ba({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file. If it belongs to another team, correct the setting owner.`;
}
const xa = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
// src/run/conflictMessages.ts
function Sa(e, { reasons: t, writes: n, takenBack: r, target: i, ...a }) {
	let o = new Set((i?.kept ?? []).filter(({ item: { reason: e } }) => e === "conflict" || e === "undecided").map(Ca)), s = (e) => o.has(Ca(e)), c = e.filter(({ item: e }) => e.reason === "conflict"), l = e.filter(({ item: e }) => e.reason === "undecided"), u = ({ kind: e, entry: t, item: { part: n = "", declared: r } }) => {
		let a = i && Dt(e, i.entries).find(t), o = a && Ee(e, a, n);
		return i !== void 0 && (o === void 0 || !Ft(o, r ?? null));
	}, d = e.filter((e) => e.item.reason === "held" && u(e)), f = (e) => s(e) ? "notice" : n || i ? "error" : "warning";
	return [
		...c.map((e) => wa(e, s(e) ? "notice" : "error", a)),
		...Da(l, f, {
			reasons: t,
			...a
		}),
		...d.map((e) => wa(e, "warning", a)),
		...Oa(r, a)
	];
}
function Ca({ item: { kind: e, id: t, part: n, declared: r } }) {
	return V([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function wa(e, t, n) {
	let { item: r, entry: i, kind: a } = e, o = r.reason === "held", s = o ? `The rule for ${r.part} is seed, so the project keeps its text, and the changed text of the file is not written.` : `Both the file and the project changed the ${r.part} text, so it is not written.`, c = {
		path: [r.field, r.part ?? ""],
		ofName: !0,
		severity: t
	}, l = Ta([e], n).slice(o ? -1 : 0);
	return {
		...it(a, i, "conflict", s, c),
		ways: l
	};
}
function Ta([{ kind: e, entry: t, item: n }, ...r], { flags: i, isWorkflow: a }) {
	let o = r.length === 0, s = o || i.includes("--filter") ? [] : ["--filter", `file:${n.place.file}`], c = `${o ? Se(e.identity(t.values))[0] : "*"}:${n.part}`, l = [
		c,
		...s,
		...i
	].map(me).join(" "), u = `lokaform pull --accept ${l}`, d = o ? "text" : "texts", f = o ? "the file's text" : `the files' texts in all conflicts and undecided texts in ${n.part}`;
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
const Ea = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Da(e, t, { reasons: n, ...r }) {
	return [...zt(e, (e) => {
		let { place: n, part: r, cause: i } = e.item;
		return V([
			n.file,
			r ?? null,
			i ?? null,
			t(e)
		]);
	}).values()].map((e) => {
		let [i] = e, { place: a, part: o, cause: s = "undated" } = i.item, c = n.get(s), l = `${e.length === 1 ? `The ${o} text of ${i.item.label} differs from the project and is not written` : `${ge(e.length)} ${o} texts of this file differ from the project and are not written; this is the first`}. ${Ea[s]}${c === void 0 ? "." : `: ${c}`}`, u = Ta(e, r), d = t(i);
		return p("undecided", l, {
			place: a,
			severity: d,
			scope: "change",
			ways: u
		});
	});
}
function Oa(e, t) {
	let n = e.map(({ kind: e, entry: t, language: n }) => {
		let r = e.fields.find(({ role: e }) => e === "text")?.name ?? "";
		return {
			kind: e,
			entry: t,
			item: {
				part: n,
				place: le(t.file, t.span, [r, n])
			}
		};
	});
	return [...zt(n, ({ item: { part: e, place: t } }) => V([t.file, e])).values()].map((e) => {
		let [{ kind: n, entry: r, item: i }] = e, a = e.length > 1 ? ` So are ${ge(e.length - 1)} more ${i.part} texts of the file.` : "", o = `The ${i.part} text of ${n.label(r.values)} is again the one from before a pull, so apply replaces the text of the project, which that pull brought. A merge that keeps the old side of a file does that.${a}`, s = Ta(e, t);
		return p("taken-back", o, {
			place: i.place,
			severity: "warning",
			scope: "change",
			ways: s
		});
	});
}
// src/run/status.ts
function ka(e, t) {
	let n = `Project ${e.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`, r = p("segmented-project", n, { scope: "project" });
	return [...e.segmentation ? [r] : [], ...gt(t, e, "error")];
}
function Aa(e, t, n, r) {
	let i = Ee(e, t, n) !== void 0, a = (t.parts ?? [t]).flatMap(({ file: e }) => r.get(e.path) ?? []), o = (e) => a.some(({ source: { place: t, others: r }, file: i, dir: a }) => (t === e.source.place || r?.includes(n)) && i === e.file && a === e.dir), s = [...r].find(([, e]) => e.language === n && o(e));
	if (!i && s) return {
		file: s[0],
		line: 1,
		col: 1,
		endLine: 1,
		endCol: 1
	};
	let c = e.fields.flatMap(({ name: e, role: t }) => t === "text" ? [e, n] : []);
	return le(t.file, t.span, i ? c : []);
}
function ja({ kinds: e }, t, { settings: { required: n }, textFiles: r }) {
	let { baseLanguage: i, languages: a = [] } = t, s = b(t), c = e.flatMap(({ kind: e, parts: t }) => t.flatMap(({ entry: t, live: n, kept: a, change: o }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(t)) return [];
		let c = n !== void 0 && e.isArchived(n), l = {
			kind: e.name,
			label: e.label(t.values)
		}, u = (o?.fields ?? []).filter((t) => Ve(e.name, t)), d = (n) => ({
			place: Aa(e, t, n, r),
			...u.some(({ part: e, after: t }) => e === n && s(t, n)) && { written: !0 }
		});
		return [{
			...e.progressOf(t, n, i, s),
			key: l,
			where: d,
			kept: a,
			isArchived: c
		}];
	})), l = c.filter(({ isArchived: e }) => !e), u = l.flatMap((e) => e.kept);
	return a.map(({ iso: e }) => e).sort((e, t) => Number(t === i) - Number(e === i)).map((e) => {
		let t = e === i, { value: r } = n.get(e) ?? (t ? void 0 : n.get("*")) ?? {}, a = typeof r == "number" ? { translated: r } : r, s = l.map(({ statesIn: t, ...n }) => ({
			...n,
			states: t(e)
		})), d = (e) => s.filter(({ states: t }) => t.includes(e)).length, f = (t) => u.filter((n) => n.reason === t && "part" in n && n.part === e).length, p = s.filter(({ states: e }) => e.length === 0), m = (e) => s.length > 0 ? d(e) * 100 / s.length : -1, h = o.filter((e) => m(e) < (a?.[e] ?? -1)), g = s.map(({ states: e, ...t }) => ({
			...t,
			lacks: h.filter((t) => !e.includes(t))
		})).flatMap(({ key: t, where: n, lacks: r }) => r.length > 0 ? {
			...t,
			...n(e),
			lacks: r
		} : []);
		return {
			language: e,
			...t && { base: !0 },
			texts: s.length,
			archived: c.length - s.length,
			translated: d("translated"),
			verified: d("verified"),
			reviewed: d("reviewed"),
			conflicts: f("conflict"),
			undecided: f("undecided"),
			to_pull: f("pull"),
			waiting: f("waiting"),
			words_to_do: p.reduce((e, { words: t }) => e + t, 0),
			...p.some(({ isAbout: e }) => e) && { about: !0 },
			...a && { required: {
				percents: a,
				unmet: h,
				missing: g
			} }
		};
	});
}
// src/plan/textVerdict.ts
function Ma({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: Na
	};
	let { periods: a, merged: o, unread: s } = n, [c, ...l] = a;
	if (!c) throw Error("a text has no history");
	let u = l.filter(({ said: e }) => e !== void 0 && r(e)), d = [...u, ...o].some(({ pulled: e, said: t = null }) => e !== void 0 && r(t)), f = c.since === -Infinity || l.some(({ said: e }) => La(e, c.said));
	return e !== void 0 && (u.some(({ until: t }) => e < t) || o.some((t) => t.at >= e && r(t.said))) ? {
		is: "write",
		...d && f && { takesBack: !0 }
	} : u.length > 0 && t !== !1 ? t ? { is: "write" } : i : e === void 0 ? {
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
const Na = "The files are not in a git repository.";
function Pa(e, t, n, r) {
	let i = se(e.kind, e.entry, e.language), a = Fa(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Fa(e, i, t, r) : a, s = n.flatMap(({ before: t, after: n = [], until: i, pulled: a }) => {
		let o = Ra(e, n, r);
		return o === void 0 || La(o, Ra(e, t, r)) ? [] : [{
			said: o,
			at: i,
			pulled: a
		}];
	});
	return {
		periods: Ia(o, s),
		merged: s
	};
}
function Fa(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Ra(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (La(u, o.said)) continue;
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
function Ia(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && La(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function La(e, t) {
	return V(e ?? null) === V(t ?? null);
}
function Ra({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = Dt(e, i).namesakes(t);
	return [a, o].flatMap((n) => Dt(e, r, n).find(t) ?? []).filter((n) => za(e, n, t, s)).map((t) => Ee(e, t, n)).find((e) => e !== void 0);
}
function za(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Ba(e, t), a = (t) => [...Ba(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Ba(e, { values: t, onCreate: n, from: r }) {
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
function Va(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Ha(e, t) {
	return Bt(() => Ua(e, N(t)));
}
async function Ua(e, t) {
	try {
		let n = U(await e.contributorMe(t)) ?? {}, r = [Jt(n.user_id), W(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof K) || e instanceof Yt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function Wa({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Va(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [p("unknown-writers", a, {
		severity: "warning",
		scope: "change"
	})];
}
// src/run/textVerdicts.ts
async function Ga(e, t, n, r) {
	let i = (t) => ke(t, [e]), a = {
		...n,
		overwrite: i(n.overwrite),
		accept: i(n.accept)
	}, o = (n) => ne(e, t, a, n), s = o(pe), c = new Map();
	if (s.is === "stopped") return {
		...s,
		reasons: c,
		takenBack: []
	};
	let l = a.accept.length > 0 ? "accept" : "overwrite", u = ue(`--${l}`, a[l], e, t.project);
	if (u.length > 0) return {
		is: "stopped",
		problems: u,
		reasons: c,
		takenBack: []
	};
	let d = await Wa(a, r), f = s.open.length === 0, { verdicts: p, unknown: m = [] } = f ? { verdicts: new Map() } : await Ka(s.open, e, a, r, t.project);
	for (let e of p.values()) e.is === "undecided" && "why" in e && c.set(e.cause, e.why);
	let h = f ? s : o((e) => p.get(de(e))), g = s.open.filter((e) => Ya(p.get(de(e))));
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
async function Ka(e, t, n, { history: r, manifests: i, asked: a, applied: o, all: s = [], ownUser: c, ...l }, u) {
	let d = n.writers ? {
		is: "known",
		names: n.writers
	} : await c(), f = ({ by: e }) => d.is === "known" ? Va(d.names, e) : void 0, m = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (f(e) === !1 ? 0 : 2592e3), h = await r.versions(Ht(e.map(m)), i, a), g = Qa(h, e, l), _ = (h.overwrites ?? []).flatMap((e) => ke([e.pattern], [t]).map((t) => ({
		...e,
		pattern: t
	}))), v = Object.values(t.entries).flatMap((e) => e ?? []), y = o && Bt(o), b = async (e) => {
		let t = Ja(e, n, _);
		if (t === "write" || t === "pull") return { is: t };
		let r = {
			...e,
			declared: Ee(e.kind, e.entry, e.language)
		}, i = Za(e, r.declared), a = (t) => Ma(e, f(e), t, i), o = h.is === "unreadable" && h.noRepository ? void 0 : {
			...Pa(r, g.versions, g.merged, v),
			...h.is === "unreadable" && m(e) <= (h.back ?? Infinity) && { unread: h.why }
		};
		if (e.isHeld) return {
			is: "held",
			...o?.periods[0]?.since === Infinity && { cause: "not committed" }
		};
		let s = a(o);
		if (s.is === "pull" && y && o) {
			let t = await y(), n = t && Ra(r, t.entries[e.kind.plural] ?? [], v);
			t && !La(n, r.declared) && (s = a(qa(o, n)));
		}
		return Xa(t, s, d);
	}, x = new Map();
	for (let t of e) x.set(de(t), await b(t));
	let S = e.filter((e) => !["write", "held"].includes(x.get(de(e))?.is ?? "")).map(({ at: e = Infinity }) => e), C = _.filter(({ at: e }) => e > Ht(S)), w = e.slice(0, 1).map(({ kind: e }) => ({
		kinds: [e],
		entries: { [e.plural]: g.versions.flatMap(({ before: e }) => e) }
	}));
	return {
		verdicts: x,
		unknown: C.flatMap(({ commit: e, pattern: t }) => {
			if (/^Lokaform.*:$/i.test(t)) {
				let n = /^Lokaform-Overwrite:$/i.test(t) ? ", because it has no colon" : "", r = `Commit ${e.slice(0, 7)} has a line that starts with ${t.slice(0, -1)}, which has no effect${n}. To keep the text of a file, add this trailer to another commit: Lokaform-Overwrite: KEY:LANG`;
				return [p("unknown-text", r, {
					severity: "warning",
					scope: "project"
				})];
			}
			let n = `The trailer of commit ${e.slice(0, 7)} has no effect. Lokaform-Overwrite:`, r = Ae(n, [t], [...s, ...w]), [i, ...a] = s, o = i && a.length === 0 ? ue(n, [t], i, u) : [];
			return (s.length > 0 ? [...r, ...o] : []).map((e) => ({
				...e,
				severity: "warning",
				scope: "project",
				message: `${e.message} Correct it in another commit.`
			}));
		})
	};
}
function qa({ periods: [e, ...t], ...n }, r) {
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
function Ja({ kind: e, entry: t, object: n, language: r, isHeld: i, at: a }, { overwrite: o, accept: s }, c) {
	let l = {
		kind: e,
		entry: t,
		live: n
	}, u = (e) => ie(e, l, r, i === !0), [d, f] = [u(o), u(s)];
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
const Ya = (e) => e?.is === "write" && e.takesBack === !0;
function Xa(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided" || Ya(t);
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function Za({ kind: e, live: t }, n) {
	let r = H(t) && H(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? H(n) && H(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function Qa({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => {
		let t = (t) => a.flatMap((n) => qe(n, e, t, r, i)), { before: n, after: o, ...s } = e;
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
async function $a(e, t, { cancellation: n, history: r, now: i, onProgress: a, folders: o, environment: s }, { usable: c, command: l, target: u, applied: d, all: f, reviewed: p, listsUnmanaged: m }) {
	let { settings: h } = t, g = l === "apply", _ = {
		ownUser: Ha(e, h.id),
		history: r,
		manifests: Qe(t),
		textFiles: t.textFiles,
		usable: c,
		all: f,
		applied: d && (async () => Ue(await d(), t))
	};
	try {
		let c = u && pt(u, t), f = c?.is === "read" ? c : void 0, v = [{
			declared: t.declared,
			rules: h.rules
		}, ...f ? [f] : []], y = {
			rules: v.map(({ rules: e }) => e),
			reviewed: p
		}, b = v.map(({ declared: e }) => e), x = (t) => Hn(e, h.id, b, t ? void 0 : y, l === "status"), S = await x(m);
		if (!S.ok) return {
			is: "stopped",
			problems: [S.problem]
		};
		let C = {
			now: Math.floor(i() / 1e3),
			target: f?.commit
		}, w = !u && !d && (g || l === "plan"), T = w ? await to(t.declared, {
			..._,
			asked: C
		}) : {}, E = no(t.declared, T), D = Object.values(S.value.objects).some(({ notRead: e }) => e);
		if (E.size > 0 && D && (S = await x(!0)), !S.ok) return {
			is: "stopped",
			problems: [S.problem]
		};
		a?.({
			phase: "planning",
			project: h.name
		});
		let O = S.value, [k = t.declared, A] = O.declared, j = l === "status" ? ka(O.project, h.required) : [], ee = [...ze(t, O.project), ...j];
		if (ee.length > 0) return {
			is: "stopped",
			problems: ee
		};
		let ne = {
			..._,
			asked: C
		}, M = await Ga(k, O, h.rules, ne), re = gt(h.languagePlaces, O.project), ie = gt(h.required, O.project, "warning"), ae = [
			...re,
			...ie,
			...M.problems
		];
		if (M.is === "stopped") return {
			...M,
			problems: ae
		};
		let N = f && A && await Ga(A, O, f.rules, {
			...ne,
			history: ao(r),
			manifests: [...new Set([..._.manifests, ...f.manifests])]
		}), P = c && te(M, c, N), oe = w ? await oo(M.plan, M.kinds, _) : [], se = {
			environment: s,
			signal: n.stopping
		}, ce = g && w && M.plan.changes.length > 0 ? so(await Ce(o.displayRoot, se)) : [], le = [...ro(M.kinds, A?.entries ?? T, A !== void 0), ...io(M.kinds, A?.entries ?? T)], F = o.confined !== void 0, ue = Sa(M.keptTexts, {
			reasons: M.reasons,
			takenBack: M.takenBack,
			writes: g,
			flags: h.flags,
			isWorkflow: F,
			target: A && {
				entries: Object.values(A.entries).flat(),
				kept: N?.is === "planned" ? N.keptTexts : []
			}
		});
		return {
			...M,
			live: O,
			problems: [
				...ae,
				...oe,
				...ce,
				...le
			],
			conflicts: l === "status" ? [] : [...ue, ...F ? eo(M.plan) : []],
			noLongerDeclared: M.unmanaged.filter((e) => E.has(V([e.kind, e.label]))),
			...P && { target: P }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: co(e, n, t)
		};
	}
}
function eo({ changes: e }) {
	return e.filter(({ action: e, kind: t }) => e === "destroy" && L(t).secretNames).length === 0 ? [] : [p("no-backup-dir", "A workflow does not remove webhooks, because its backup must not contain their URLs. Remove them in Lokalise, or run lokaform apply at a terminal.", {
		severity: "warning",
		scope: "change"
	})];
}
async function to({ kinds: e }, { history: t, manifests: n, textFiles: r, usable: i, asked: a }) {
	let { versions: o } = await t.versions(a.now - 172800, n, a), s = e.map((e) => [e.plural, o.flatMap((t) => qe(e, t, t.before, r, i))]);
	return Object.fromEntries(s);
}
function no({ kinds: e, entries: t }, n) {
	let r = (t) => e.flatMap((e) => (t[e.plural] ?? []).map(({ values: t }) => V([e.name, e.label(t)]))), i = new Set(r(t));
	return new Set(r(n).filter((e) => !i.has(e)));
}
function ro(e, t, n) {
	return e.flatMap(({ kind: e, matching: { matches: r } }) => {
		let i = (t[e.plural] ?? []).filter(({ from: e }) => n || !e), a = i.flatMap(({ values: t }) => Se(e.identity(t))), o = new Set([...a, ...i.flatMap((t) => Oe(e, t))]);
		return r.flatMap(({ declared: t, live: n, renamedFrom: r }) => {
			let [a] = Oe(e, t), s = Dt(e, i).find(t) && a !== void 0 && !o.has(a);
			if (e.secretNames || n === void 0 || r !== void 0 || !s) return [];
			let c = `The project has a key of this name already, and no file had the name "${a}", so nothing is renamed. The field previously is for the old name: to rename the key, swap the two names.`;
			return [it(e, t, "unknown-previously", c, {
				path: ["previously"],
				severity: "warning"
			})];
		});
	});
}
function io(e, t) {
	return e.flatMap(({ kind: e, matching: { matches: n } }) => {
		let r = Dt(e, t[e.plural] ?? []), i = n.flatMap(({ declared: e, live: t }) => {
			let n = e.from ?? e.parts, i = t === void 0 || n ? void 0 : r.find(e), a = JSON.stringify(i?.onCreate) === JSON.stringify(e.onCreate);
			return !i || i.from || i.parts || a ? [] : [e];
		});
		return [...zt(i, ({ file: e }) => e.path).values()].map(([t, ...n]) => {
			let r = et(n.length + 1, e.name), i = `The values of on_create changed, and count only for new ${e.words.many}: ${r} of this file that the project has, such as this one, keep theirs. To change them, write the fields in their entries.`;
			return it(e, t, "wrong-value", i, {
				path: [],
				severity: "notice"
			});
		});
	});
}
function ao(e) {
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
async function oo({ changes: e, kept: t }, n, { history: r, manifests: i, textFiles: a, usable: o }) {
	let s = e.length > 0 || t.some(({ reason: e }) => e === "pull") ? await r.upstream?.(i) : void 0;
	if (!s) return [];
	let { name: c, ahead: l, texts: u } = s, d = n.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = u.flatMap(({ path: e, text: n }) => qe(t, {
			path: e,
			now: e
		}, n, a, o)), i = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? i.get(e.label) : void 0, a = n && Dt(t, r).find(n);
			return !a || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let i = n === void 0 ? void 0 : Ee(t, a, n);
				return i !== void 0 && r !== void 0 && Ft(i, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), f = d.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${M(d.length, "text")} of ${c} back: ${ve(d, 5)}.`, m = `The checked-out branch lacks ${M(l, "commit")} of ${c}. ${f} To apply the newest files, run git pull first.`;
	return [p("behind-upstream", m, {
		severity: "warning",
		scope: "project"
	})];
}
function so(e) {
	let { currentBranch: t, defaultBranch: n } = e ?? {};
	if (t === void 0 || n === void 0 || t === n) return [];
	let r = `The checked-out branch is ${t}, and not ${n}. Until it is merged, an apply of ${n} undoes or repeats what this apply writes. To write only merged changes, merge first.`;
	return [p("behind-upstream", r, {
		severity: "warning",
		scope: "project"
	})];
}
function co(e, { stopped: t }, { declared: n, settings: r } = {}) {
	if (!(e instanceof K)) throw e;
	if (e instanceof Yt && t) return [];
	let i = e instanceof G ? e.serviceMessage.replace(/\.$/, "") : "", a = n !== void 0 && i !== "" && lo(i, n) ? { quotes: [i] } : {}, o = wn(e) ? r?.tokenPlace : void 0;
	return [p("api-error", e.message, {
		scope: "project",
		...a,
		...o && { place: o }
	})];
}
function lo(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(yt).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? mt(t) : []));
	});
	return Re(r)(e) !== e;
}
async function uo(e, t, n, r, i) {
	let { plan: a, kinds: o, problems: s, live: c } = e, l = await fo(a, c, t, n, r, i);
	return [
		...oa(s, t.rules),
		...aa(a, o, t.rules, l),
		...po(a, n)
	];
}
async function fo({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && L(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await na(c, o, a, s),
		otherLanguage: await ia(n, t, l, o, s)
	};
}
function po(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !ea(e) && !ta(e) ? [] : [p("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/backup/write.ts
var mo = class {
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
			let t = this.kept.get(_o(e)), n = t ? ho(t, e) : e;
			return t !== void 0 && this.written.has(t) && go(t, n) ? [] : [n];
		});
		if (r.length !== 0 && n) {
			for (let e of r) this.kept.set(_o(e), e);
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
function ho(e, t) {
	return e.action === "update" && t.action === "update" && L(t.kind).mergeKept?.(e, t) || t;
}
function go(e, t) {
	return Ft({ ...e.entry }, { ...t.entry }) && Ft({ ...e.wrote }, { ...t.wrote });
}
function _o({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const vo = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, yo = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function bo(e, n, r) {
	let { backup: i, ...a } = xo(e, n, []), { wrote: o, ...s } = i, c = new t({
		backup: s,
		...a
	});
	c.commentBefore = [
		` Project: ${Oo(`${n.project_name} (${n.project})`)}`,
		` Time: ${n.time}`,
		` To restore it: ${Oo(n.restore)}`
	].join("\n");
	let l = e.map(({ name: e, plural: t }) => Do(t, r.filter(({ kind: t }) => t === e).map((e) => To(e).entry), "")), u = r.map((e) => To(e).wrote), d = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		c.toString(yo),
		Do("wrote", u, "  ") || "  wrote: []\n",
		...l
	].join("");
	return `${d}# End of the backup. SHA-256 of the lines above: ${We(d)}\n`;
}
function xo(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(Co);
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
function So(e) {
	let [t, n] = vo.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : We(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function Co({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = L(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const wo = new WeakMap();
function To(e) {
	let t = wo.get(e) ?? {
		entry: Eo(e.entry),
		wrote: Eo(Co(e))
	};
	return wo.set(e, t), t;
}
function Eo(r) {
	let i = new t([r], { aliasDuplicateObjects: !1 });
	return e(i, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = n.QUOTE_DOUBLE);
	} }), i.toString(yo);
}
function Do(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Oo(e) {
	return e.replace(Lt, " ");
}
// src/backup/read.ts
const ko = E([D(), ee()]), Ao = (e) => T({
	format_version: O(2),
	project: D().min(1),
	project_digest: D().exactOptional(),
	project_name: D(),
	time: D(),
	wrote: A(T({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, ko.exactOptional()])),
		action: j([...y, "update"]),
		values: k(D(), w()).default({})
	}))
}), jo = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Mo(e, t, n) {
	return Io(e, Fo(t, n.replaceAll("\r\n", "\n")));
}
const No = "\n  - ";
function Po(e, t, n, r) {
	let i = Fo("", t), { problems: a } = Io(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(xo(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !L(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Fo(e, t) {
	let n = So(t), r = n === "cut" ? t.lastIndexOf(No) : -1;
	return {
		text: t,
		damage: n,
		yaml: Te(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function Io(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = Pe(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = Ao(e).safeParse(s?.value), l = (e) => p("bad-backup", e, { place: oe(r.file, s?.span ?? r.span) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) {
		let a = l(Ro(e, n, t.includes(No) ? c.data?.wrote : void 0, i));
		if (n === "cut") return { problems: [a] };
		let o = t.trimEnd().length, s = xe(r.file, t.lastIndexOf("\n", o - 1) + 1, o);
		return { problems: [{
			...a,
			place: s
		}, ...r.problems] };
	}
	if (!c.success) {
		let t = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : `This is not a backup of lokaform${Lo(e, r)}. Use the file that the run named as its backup.`;
		return { problems: C(r.problems) ? r.problems : [l(t)] };
	}
	let { wrote: f } = c.data, m = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let s = Ot(r, a, n);
		Rt(o, s.problems);
		let c = It(f, (e) => Bo(e, t));
		return s.entries.flatMap(({ values: e, span: n }) => {
			let [i] = Bo(e, t).flatMap((e) => c.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(p("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: oe(r.file, n) })), []);
		});
	}, h = Object.fromEntries(e.map((e) => [e.plural, m(e)]));
	if (C(o)) return { problems: o };
	let { project: g, project_digest: _, project_name: v } = c.data, y = _ === void 0 ? {} : { projectDigest: _ };
	return {
		backup: {
			kinds: e,
			path: r.file.path,
			project: g,
			...y,
			projectName: v,
			entries: h
		},
		problems: o
	};
}
function Lo(e, { value: t, file: n }) {
	let r = (e) => new Map(Object.entries(t ?? {})).has(e), [i] = e.filter(({ plural: e }) => r(e));
	return r("format_version") ? r("requests") ? ", but the report of a run" : ", but a plan" : i ? `, but a manifest, which lokaform apply --${i.plural} writes into the project` : `${n.path.endsWith(".json") ? ", but a locale file or other JSON" : ""}: it has no header "backup"`;
}
function Ro(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup was edited or damaged after it was written: the lines above do not have this SHA-256. It does not say which line changed.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${jo}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => Bo(e, i)) : []);
		return n.flatMap((e) => Bo(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	if (a.length === 0) return `${i} ${jo}`;
	let o = a.length > zo ? ` and ${a.length - zo} more` : "";
	return `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, zo).join(", ")}${o}. ${jo}`;
}
const zo = 10;
function Bo(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function Vo(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = tn(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await an(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await xt(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await Ke(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await xt(Ho(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await ct(e), await ct(en(e)), a = o;
			} catch (e) {
				throw s && await sn(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${Je(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function Ho(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Uo(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [p("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = nn(n.working, t), a = await Xe(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...Mo(e, He(i, n), a.value),
		urls: await Wo(Ho(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function Wo(e) {
	try {
		let t = JSON.parse(await on(e, "utf8")), n = H(t) ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// node_modules/yocto-queue/index.js
var Go = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Ko = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Go(e);
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
function qo(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Jo(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Ko(), r = 0, i = () => {
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
				Jo(t), e = t, queueMicrotask(() => {
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
function Jo(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
function Yo(e, { batchSize: t = 500 }) {
	return Zo(e).map((e) => dn().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function Xo(e, t, n) {
	let r = new pn(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: g,
			variables: n.variables,
			verdicts: ut
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new vn(n.halt, n.mayWrite),
		backup: new mo(n.backup),
		snapshot: Bt(async () => n.snapshot && yn(a, await n.snapshot(), r)),
		languages: zn(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(dn().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: J(n)
		}));
	}, c = qo(n.concurrency);
	await cn();
	for (let e of Yo(t, n)) {
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
	return l && u && r.remarks.push(p("api-error", l, {
		place: u,
		scope: "project"
	})), r;
}
function Zo({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => nt(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Qo(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Qo(e) {
	let t = It(e, (e) => $e(e, "before")), n = new Map(e.map((e) => [e, $e(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/plan/reviewedPlan.ts
function $o(e, t, n) {
	let r = zt(t.changes, (e) => V(es(e))), i = new Set(e.changes.filter((e) => r.get(V(es(e)))?.shift())), a = (e) => V([e.action, wt(e)]), o = zt([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = o.get(a(e))?.shift();
		return [{
			change: e,
			outcome: is(t ? ts(t, e) : "this change is not in the reviewed plan")
		}];
	}), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: as(e, n) ?? is("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function es(e) {
	let t = ns(e).map((e) => [
		e.field,
		e.part ?? null,
		e.before ?? null,
		e.after
	]), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		wt(e),
		e.label,
		r,
		n,
		i,
		rs(e),
		t
	];
}
function ts(e, t) {
	let n = (e) => V(ns(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && rs(e) !== rs(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function ns(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function rs(e) {
	return e.action === "create" ? "" : e.seen;
}
function is(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function as(e, t) {
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && gn(n, e, r, t).state === "done");
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
// src/run/project.ts
async function os(e, t, n, r) {
	let i = ss(e.settings, e.manifests);
	try {
		return await cs(i, e, t, n, r);
	} catch (e) {
		let t = fe(e, r.folders);
		if (t) return {
			...i,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...i,
			problems: us([n]),
			bugs: [n]
		};
	}
}
function ss({ name: e, id: t, showTexts: n }, r) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function cs(e, t, n, { saved: r, ...i }, a) {
	let { id: o } = t.settings;
	if (a.cancellation.stopped) return e;
	let { stopping: s } = a.cancellation, c = qi(t.settings, n.apiUrl, a);
	if (!c.ok) return {
		...e,
		problems: [c.problem]
	};
	let { reading: l, writing: u, now: d } = c.value, f = r?.get(o), p = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, m = f?.filter && {
		filter: f.filter.filters,
		prune: {}
	}, h = await $a(l, m ? {
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
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b, noLongerDeclared: x } = h, { baseLanguage: S } = g.project, w = (e) => {
		let { source: n, language: r = S } = t.textFiles.get(e) ?? {};
		return r === S || n?.languages !== void 0 || n?.language !== void 0;
	}, T = {
		...e,
		manifests: e.manifests.filter(w)
	}, E = await uo(h, t.settings, n, a.folders, s);
	if (n.command === "drift" || n.command === "status") {
		let e = n.command === "status", r = (e) => (t) => ({
			...t,
			severity: e
		}), i = e ? E.filter(({ code: e }) => e === "foreign-project") : E, o = {
			...T,
			problems: [
				...y,
				...b.map(r("notice")),
				...i.map(r("warning"))
			],
			plan: _,
			...e ? { status: ja(h, g.project, t) } : { unmanaged: v }
		};
		return await a.onPlan(o), o;
	}
	let D = Le(t, h, g.project), O = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: ut
	}, { plan: k, notApplied: A } = f ? $o(_, f, {
		...O,
		live: g
	}) : {
		plan: _,
		notApplied: []
	}, j = {
		...T,
		problems: [
			...y,
			...b,
			...E,
			...D
		],
		plan: k,
		...p && { unmanaged: v },
		...x.length > 0 && { no_longer_declared: x },
		...h.target && { target: h.target },
		effort: { requests: Yo(k, a).flat().length },
		...A.length > 0 && { results: A }
	}, ee = await a.onPlan(j);
	if (n.command === "plan" || E.length > 0 || C(D)) return j;
	if (!ee) return a.cancellation.stopped ? j : {
		...j,
		problems: [...j.problems, ls]
	};
	let te = await ps(u, k, t, n, a);
	return {
		...j,
		...te,
		results: [...te.results, ...A],
		problems: [...j.problems, ...te.problems]
	};
}
const ls = p("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" });
function us(e) {
	return e.length === 0 ? [] : [p("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" })];
}
function ds(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(me).join(" ");
}
async function fs({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || (await Ce(t.working, i))?.commit)?.slice(0, 7) ?? r})`;
}
async function ps(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, o) {
	let { cancellation: c, now: l, folders: u } = o, { concurrency: d, useAutomations: f, id: m } = n, h = new s();
	h.hide(n.secrets);
	let g = h.clean(m), _ = i === void 0 ? void 0 : Vo(i, n.name ?? g, l()), v = {
		project: g,
		...g !== m && { project_digest: We(m) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, y = (e) => ds(He(e, u), a), b, x = async (e, t) => {
		let n = (e) => ({
			...v,
			restore: y(e)
		});
		await _?.write((t) => bo(r.kinds, n(t), e), t, (t, i) => Po(r.kinds, t, n(i), e)).catch((e) => {
			throw b = e.message, e;
		});
	}, S = n.name, C = t.changes.length, w = 0, T = () => o.onProgress?.(w < C ? {
		phase: "applying",
		project: S,
		count: {
			done: w,
			total: C,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: S
	});
	T();
	let E, D = await Xo(e, t, {
		variables: r.variables,
		concurrency: d,
		batchSize: o.batchSize ?? 500,
		useAutomations: f,
		halt: () => c.reason,
		mayWrite: async () => (E = await o.permission?.toWrite(), E?.message),
		snapshot: n.snapshot === "off" ? void 0 : () => fs(o, v.time),
		tokenPlace: n.tokenPlace,
		backup: _ && {
			write: x,
			keepsUrls: o.environment.GITHUB_ACTIONS !== "true"
		},
		wait: o.wait,
		onBatch: (e, t) => {
			o.onBatch(e, t), w += t.length, T();
		}
	}), O = t.changes.map((e) => ({
		change: e,
		outcome: D.of(e)
	})), { bugs: k, remarks: A, snapshot: j } = D;
	return {
		results: O,
		problems: [
			...E && !c.stopped ? [E] : [],
			...A,
			...us(k),
			...b === void 0 ? [] : [p("backup-not-written", b, { scope: "project" })]
		],
		..._?.path !== void 0 && {
			backup: He(_.path, u),
			restore: y(_.path)
		},
		...j && { snapshot: j },
		...k.length > 0 && { bugs: k }
	};
}
export { X as C, In as S, Kn as _, ss as a, zn as b, co as c, Sa as d, la as f, Ti as g, qi as h, os as i, Ga as l, Ki as m, ps as n, Yo as o, Yi as p, ds as r, Uo as s, ls as t, Ha as u, Gn as v, kn as w, Fn as x, Un as y };
