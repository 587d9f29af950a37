import { $ as e, A as t, An as n, At as r, B as i, C as a, Cn as o, D as s, Dr as c, Dt as l, E as u, Er as d, Et as f, G as p, J as m, Jr as h, Jt as g, K as _, Ln as v, M as y, Mn as b, Mt as x, Nn as S, Nt as C, O as w, Or as T, Ot as E, Pr as D, S as O, Sn as k, St as A, T as j, Tt as M, V as ee, W as te, Wr as ne, _r as N, ar as P, b as re, bn as ie, br as ae, bt as oe, c as se, ct as ce, dr as le, ei as ue, et as de, fr as F, g as fe, gi as pe, gn as me, h as I, hi as he, hr as ge, ii as _e, ir as ve, it as ye, j as be, k as L, kt as xe, ln as Se, lr as Ce, m as we, mn as Te, nr as Ee, on as De, or as Oe, p as ke, pi as Ae, pr as je, q as Me, ri as Ne, rr as Pe, rt as Fe, sr as Ie, st as Le, ti as Re, tr as ze, un as Be, ur as Ve, v as He, vi as Ue, vn as We, vr as Ge, vt as Ke, w as qe, wr as Je, wt as Ye, x as R, xn as Xe, xt as Ze, y as Qe, yi as $e, yn as et, yr as tt } from "./engine.js";
import { b as nt, p as rt, v as it } from "./yaml.js";
import { c as at, d as ot, g as st, h as z, l as ct, p as lt, r as ut, t as dt, u as ft } from "./zod.js";
import { $r as pt, At as mt, Bt as ht, Cr as gt, F as _t, It as vt, Lt as yt, Ot as bt, Qr as xt, Rt as St, Tt as B, Vt as Ct, ei as wt, gi as Tt, ni as Et, ti as Dt, vi as Ot, wr as kt, xi as At, xt as jt, yt as Mt } from "./start.js";
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
	permission;
	cause;
	accepted = !1;
	lastRefusal;
	refusal;
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
		i.remarks.push(B("no-snapshot", t, {
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
		return bt(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return jt(B(e.code, e.message, { scope: "project" }));
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
	let [i, a] = await Promise.all([e.projectDetails(o(t)), n === !0 ? Rn(e, t) : void 0]), s = U(U(i)?.statistics)?.languages, c = n ? $t(a ?? s, Bn) : void 0;
	if (n && !c) throw Vn("a language has no usable lang_iso");
	return {
		project: Ln(t, i, c, r),
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
	let a = n.flatMap(tt), [{ kinds: o } = { kinds: [] }] = n, s = o.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), c = await kn(() => In(e, t, {
		languages: a.length > 0 || i && "counted",
		names: s.some(({ namesByPlatform: e }) => e),
		texts: i || a.some(({ ofText: e }) => e)
	}));
	if (!c.ok) return c;
	let { project: l, details: u } = c.value, d = n.map((e) => ae(e, l.baseLanguage)), f = new Set([...d.flatMap(tt).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(Ge)]), p = (l.languages ?? []).filter(({ iso: e }) => i || f.has(e)), m = U(U(u)?.statistics) ?? {}, h = ({ plural: e, name: t }) => r && {
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
	let { client: t, project: n, statistics: r, languages: i, plans: a } = e, c = a && tr({
		...e,
		...a
	}), l = c && await c;
	if (l) return l;
	let u = n.id, d = u === o(u) ? Zt(r.keys_total) : void 0;
	return s(await qn({
		client: t,
		projectId: u
	}, Yn(i), i, d));
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
			keys: L(a, r),
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
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._], y = qe(v.flatMap(({ keys: e }) => e)), b = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], x = v.at(-1)?.total, S = v.some((e) => (e.total ?? 0) > (x ?? 0)), C = b.every(({ ids: e }, t) => {
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
	}).pages()) Rt(i, L(a, r));
	let a = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: qe(i),
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
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => et(R, e) !== "off")) return;
	let o = r.flatMap(({ entries: e }) => e.map((e) => e.values)), s = new Set(o.flatMap(re)), c = new Set(o.flatMap(({ key_id: e }) => e ?? []));
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
	let n = await Promise.all(ur(t).map(async (n) => (await or(e, { filter_keys: n })).filter(({ key_name: e }) => j(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => j(e)));
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
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: c } = s(L(i, a));
	if (c.length > 0) throw new X();
	return o;
}
async function sr({ client: e, project: { id: t } }, n) {
	if (t === o(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function cr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => Qe(t, e, !1, He(n)).fresh.length === 0);
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
	if (r.totalCount !== qe(L(r)).length) throw new X();
	return r;
}
var hr = class extends X {};
const gr = {
	include_translations: !0,
	disable_references: !0
};
async function _r(e, t, n = []) {
	let r = await Promise.all(dr(t.map(String)).map((t) => yr(e, t)));
	return s(L(r.flat(), n));
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
	let n = new Set(t.flatMap((e) => j(e))), r = [...n].every(lr) ? ur(n).map((e) => ({
		...gr,
		filter_keys: e
	})) : [gr], i = [];
	for (let t of r) Rt(i, await qn(e, t));
	return xr(s(i), n);
}
function xr({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(j(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Sr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await _r(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), c = r.filter(({ key_id: e }) => !o.has(String(e))), l = new Set(c.flatMap(({ key_name: e }) => j(e)));
	if (l.size === 0) return a;
	let u = xr(s(await qn(i, {})), l), d = await _r(i, u.objects.map(({ key_id: e }) => e)), f = d.objects.filter(({ key_id: e }) => !o.has(e));
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
	return n.is === "stored" && hn(R, t, n.key, e).length === 0;
}
function Or({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), gn(R, n, r, e);
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
	return t.every((t) => w(n, t) === w(e, t));
}
function Fr(e, { platforms: t = [], filenames: n = {} }) {
	return Vt.every((n) => t.includes(n) === e.platforms.includes(n)) && Vt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
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
// src/keys/rereadBeforeWrite.ts
function Lr(e) {
	return {
		change: e,
		out: xe(R.fields, e, {}, [])
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
	let s = t.filter(({ change: e }) => n || Wr(e)), c = await vr(e, s.map(({ change: e }) => e)), l = s.some(({ change: e }) => Ur(e)) ? c && await Z(() => e.languages()) : [];
	if (!c || !l) return a(Vr);
	let u = new Set(s), d = [], f = [], p = [];
	for (let n of t) {
		let { change: t } = n;
		if (!u.has(n)) {
			d.push(Rr(n));
			continue;
		}
		let { key: r, lacks: a } = c(t);
		if (!r) {
			let e = {
				state: "skipped",
				message: Hr
			};
			f.push({
				change: t,
				outcome: a.length > 0 ? i(Mn("key")) : e
			});
			continue;
		}
		let o = new Set(r.translations?.map(({ language_iso: e }) => e)), s = Ur(t) ? l.filter((e) => !o.has(e)) : [];
		if (s.length > 0) {
			let e = i(Mn("key", ` (no usable ${s.join(", ")} text)`));
			f.push({
				change: t,
				outcome: e
			});
			continue;
		}
		let { open: m, kept: h } = Gr(t, r, e.context);
		if (m.length === 0) {
			f.push({
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
			fields: m
		});
		Xr(g.change).length > 0 && e.beforeReshaping.set(t.ref, r), d.push({
			...g,
			planned: n,
			kept: h,
			before: r
		});
		let _ = Br(g.change, r, e.context);
		_ && p.push(_);
	}
	if (d.length === 0) return {
		due: d,
		outcomes: f
	};
	let m = await e.backup.save(p) ?? await e.stop.beforeWrite();
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
function Br(e, t, n) {
	if (e.fields.some((t) => ze(e.kind, t))) {
		let r = wt(R, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: Dt(e.fields)
		};
	}
	let r = Et(R, t, R.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => Nt(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => P(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...pt(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: R.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: Dt(s ? [s, ...a] : o)
	};
}
const Vr = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", Hr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Ur(e) {
	return e.fields.some((t) => P(e.kind, t) || ze(e.kind, t));
}
function Wr({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = R.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || ze(e, t);
	});
}
function Gr(e, t, n) {
	let r = e.fields.find(({ field: e }) => e === "platforms")?.after, i = Array.isArray(r) ? Vt.filter((e) => r.includes(e)) : t.platforms, a = {
		...R.liveContext(t, n, e.label),
		platforms: i
	}, o = [], s = [], c = !1;
	for (let n of e.fields) {
		let { field: r, part: i, before: l, after: u, seen: d } = n, f = R.fields.find(({ name: e }) => e === r), p = f?.stored(t, a, i), m = f?.editState?.(t, i), h = d !== void 0 && (m === void 0 || g(e.id, m) !== d);
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
	c ||= s.some((e) => le(l, e));
	let u = c && o.some((e) => P(l, e)), d = o.filter((e) => u && (P(l, e) || le(l, e)));
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
	return t.filter((t) => P(e, t));
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
	let t = O(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function ei(e, t, n, r) {
	for (let { language_iso: i, translation: o, modified_by: s } of t.translations ?? []) {
		let t = a(n, i)?.modified_by;
		o === "" || r.includes(i) || t === void 0 || s === void 0 || t !== s && e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function ti(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [B("writer-moved", t, {
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
	return s(L(e)).objects;
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
	return [...p, ...await gi(e, f, l, d && On(d, n?.error))];
}
async function mi(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: vi(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a(J(s)));
	let c = await vr(e, t, () => e.languages());
	if (!c) return o(a(J(Vr)));
	let l = [], d = [], f = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...u(t), ...xt(R, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? f.push({
			change: n,
			outcome: hi(n)
		}) : o.length > 0 ? f.push({
			change: n,
			outcome: a(Nn("key", o))
		}) : !t || g(n.id, R.fingerprint(t)) !== n.seen ? f.push({
			change: n,
			outcome: jn("key", "removed")
		}) : (l.push(n), d.push(wt(R, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: f
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...f, ...vi(l, _i(n.error))]
	};
	let p = await r.save(d) ?? await i.beforeWrite() ?? (l.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
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
	let n = await Ut(() => e.webhooks(o(t)), (e) => W(U(e)?.webhook_id));
	if (n) return we(n);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function Ei({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && C(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return J("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${fe}${o}`, u = c ? r : {
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
	let { client: n, projectId: r } = e, [i, a] = [o(r), String(t.id)], s = () => n.webhook(i, a);
	return Di(e, {
		async settled() {
			let n = ke(await s());
			if (!("webhook" in n)) return Mn("webhook");
			if (!ji(e, t, n.webhook)) {
				let r = Ni(e, t, n);
				return r?.state === "done" ? r : jn("webhook", "updated");
			}
			return Ei(e, ki(t, n.webhook, e.context), n.webhook, "overwritten");
		},
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), Li(e, t)));
			return Ni(e, t, ke(o));
		},
		async readBack(n) {
			let r = await Pi(e, t, s);
			return n && r.state !== "done" ? Y(n) : r;
		}
	});
}
function ki(e, t, n) {
	let r = [e.identity, e.renamed_from].filter((e) => typeof e == "string").find((e) => C(e, n.variables) === t.url) ?? "", i = I.liveContext(t, n, r), a = Et(I, t, i), o = Dt(e.fields);
	return {
		kind: I.name,
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
	let o = typeof n == "string" ? n : r, s = I.liveContext(a, e, o), c = t.map(({ field: e, part: t }) => {
		let n = I.fields.find(({ name: t }) => t === e)?.stored(a, s, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Ze(I, a, c) === i;
}
async function Mi(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: s, context: c } = e, l = Ri(t, Li(e, t)), u = await s.beforeWrite();
	if (u !== void 0) return J(u);
	try {
		let a = await n.createWebhook(o(r), l);
		return i.add(t.ref), Ni(e, t, ke(a)) ?? await Pi(e, t, () => Ii(e, l));
	} catch (n) {
		if (!(n instanceof K)) throw n;
		if (!n.mayHaveHappened) return s.note(n), Y(n);
		i.add(t.ref);
		for (let r of [0, bn]) {
			if (r > 0 && await a(r), s.reason() !== void 0) return Y(n);
			let i = await Z(() => Ii(e, l));
			if (i) return gn(I, t, i, c);
		}
		return xn(n, "webhook");
	}
}
function Ni({ context: e }, t, n) {
	if (!(!("webhook" in n) || hn(I, t, n.webhook, e).length > 0)) return gn(I, t, n.webhook, e);
}
async function Pi(e, t, n) {
	return Ni(e, t, ke(await Z(n))) ?? mn;
}
function Fi(e, t) {
	let n = Ft([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return x(e.url, t.url) && r && n;
}
async function Ii(e, t) {
	let { objects: n, unusable: r } = await Ti(e.client, e.projectId), i = n.find((e) => Fi(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => x(e, t.url)))) throw new X();
	return i;
}
function Li({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = xe(I.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: C(r, e.variables) }
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
		let o = new Set([...r.filter((e) => e !== t).map((e) => Vi(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Bi(e, t, s, n) : n.remarks.push(Hi(t, "warning", Ui));
	}
}
async function Bi(e, t, n, r) {
	let i = Ri(t, Li(e, t)), a = n.filter((n) => Fi(n, i) && gn(I, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let s = Vi(r.of(t)), [c, ...l] = a.map(({ webhook_id: e }) => e).sort();
	if (s !== void 0 && c !== void 0 && ![c, ...l].includes(s)) {
		let e = `may exist twice, as ${s} and as ${c}: the list of webhooks does not have ${s} yet. Look at the webhooks in Lokalise. If both are there, delete one of them.`;
		r.remarks.push(Hi(t, "warning", e));
	}
	if (c !== void 0 && l.length !== 0) for (let n of l) {
		let i = n === s && await Z(() => e.client.destroyWebhook(o(e.projectId), n)) !== void 0;
		i && r.correct(t, {
			state: "done",
			id: c
		});
		let a = i ? `existed twice. This run made ${n} and removed it again; ${c} stays.` : `exists twice, as ${c} and as ${n}: another run may have created it at the same time. Delete one of them in the project.`;
		r.remarks.push(Hi(t, i ? "notice" : "warning", a));
	}
}
function Vi(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function Hi({ label: e, place: t }, n, r) {
	return B("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const Ui = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function Wi(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: s } = e, [c, l] = [o(r), String(t.id)], u = {
		state: "done",
		id: t.id
	};
	return Di(e, {
		async settled() {
			let r = i.reason() ?? a.missing();
			if (r !== void 0) return J(r);
			let o = ke(await n.webhook(c, l));
			return "webhook" in o ? g(t.id, I.fingerprint(o.webhook)) === t.seen ? Ei(e, wt(I, o.webhook, t, s), o.webhook, "removed") : jn("webhook", "removed") : Nn("webhook", o.unusable.lacks);
		},
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(c, l, e);
			return Gt(t) === !0 ? u : void 0;
		},
		gone: u,
		async readBack(e) {
			try {
				await n.webhook(c, l);
			} catch (t) {
				if (!(t instanceof K)) throw t;
				return Gi(t) ? u : e ? Y(e) : mn;
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
		return bt(n ? new Ji(l, c, n) : new Qt(l));
	} catch (e) {
		if (!(e instanceof Kt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return jt(B("bad-setting", t + e.message));
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
	}), u = Ki(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? bt({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
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
		rules: Tt,
		variables: i,
		verdicts: Me
	}, c = e.map((e) => Xi(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
		context: s,
		force: r
	})), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = y(c.flat()), m = e.map(({ plural: e }, t) => [e, {
		unchanged: y(c[t] ?? []).unchanged,
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
	let a = new Set(t.flatMap(({ declared: t }) => f(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = f(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
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
	let { label: a, declared: o, context: s, namesake: l, problems: u = [] } = r, d = a === void 0 ? e : {
		...e,
		label: () => a
	}, p = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: d.name,
			label: d.label(a),
			place: c(r, i)
		}, s = Te(d, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...u, s]
		};
	};
	if (r.refusal) return p(r.refusal.code, r.refusal.message);
	let m = `The ${d.name} ${f(d, t.declared).id} no longer exists`, h = l === void 0 ? "" : `, and ${d.name} ${d.id(l)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return p(r.gone, `${m}${h}, so it cannot be restored. Copy from here what you need.`);
	let g = n === void 0 ? oe(d, {
		declared: o,
		live: l
	}, s, i.ref) : Qi(d, t, r, n, i), _ = [...u, ...g.problems];
	return l === void 0 ? {
		...g,
		problems: _
	} : !g.change && _.length === u.length ? {
		kept: [],
		problems: _
	} : p("name-taken", `${m}${h}, with other values. Rename or remove that ${d.name}, or copy from here what it lacks.`);
}
function Qi(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let s = oe(e, {
		declared: n,
		live: i
	}, r, o), { change: c, problems: l, kept: u } = s;
	if (c?.action !== "update") return s;
	let d = e.context(n.values, i, r), f = t.values[e.fields.find(({ role: e }) => e === "identity")?.name ?? ""], p = e.liveContext(i, r, typeof f == "string" ? f : ""), m = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || Ee(s) && !P(e.name, n) || $i(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(r), u = o === void 0 ? l : Nt(l, o), f = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !f ? !1 : f.same(f.stored(i, p, o) ?? s, u, d);
	}, h = e.fields.find(({ role: e }) => e === "text"), g = ({ field: e }) => e === h?.name, _ = ([e, r]) => {
		let i = c.fields.find((t) => g(t) && t.part === e);
		if (i) return !m(i);
		let [a, o] = [n.values, t.values].map((t) => Nt(new Map(Object.entries(t)).get(h?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && h?.same(r, o, d));
	}, v = h?.toManifest(i, p), y = !a && H(v) && Object.entries(v).some(_), b = c.fields.some((t) => P(e.name, t) && (y || !m(t))), x = (t) => m(t) && !(b && (g(t) || P(e.name, t))), S = Ie(e, i, c.fields.filter(x), r.project), C = c.fields.filter((e) => !x(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: c.label,
			id: c.id,
			reason: m(t) && P(e.name, t) ? "converts" : "changed-since",
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
	let w = Ze(e, i, S);
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
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => ve(e.kind, t)));
}
function ta({ changes: e }) {
	return e.some((e) => e.action === "update" && (F(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? P(e.kind, t) : t.before !== void 0 && !Ee(t.before))));
}
// src/files/undeclaredFiles.ts
async function na(e, t, n, r) {
	let i = new Set(await je(e, r)), a = await ne("**/*.{yaml,yml}", {
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
			let e = t(a, Re(await Ne(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, ue(a.full, n));
		} catch {}
	}
	return i;
}
async function ia({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(await je(r, a)), s = [];
	for (let e of t.filter(({ files: e }) => vt(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await ge(e, i, a)) {
			let i = N(e, n), a = St(e, i), c = a === void 0 ? [] : t.flatMap((t) => Ct(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				language: a ?? "",
				...ht(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => nn(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return ra(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => E(e.identity(t)))), i, a);
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
	let { kind: i } = e, a = et(i, r) === "off" ? e.matched : e.scope, o = la(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return $("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${Pt(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`);
}
function la({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = We(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? We(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function ua(e, { declared: t, scope: n, kind: r }, i) {
	if (et(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = At(s.prune);
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
		let a = `The plan removes "${e}" and creates "${i.label}" with the same text. If it was renamed, set previously: ${t} in the entry of the new one in ${Je(i.place.file)} to keep its translations. If it is really new, set new: true there.`;
		return [B("looks-renamed", a, {
			place: i.place,
			scope: "project"
		})];
	});
}
function fa(e, { allowWrongProject: t }) {
	let { live: n, declared: r, matched: i, matching: a, kind: o } = e, { name: s, plural: c, limits: l, names: u, label: d } = o, { minimumForWrongProject: f = Infinity } = l, p = n.objects.length + n.unusable.length + (n.notRead ?? 0), m = r.length;
	if (t || m === 0 || i > 0 || a.namesakes.size > 0) return [];
	let h = Bt(() => new Set(n.objects.flatMap((e) => u(e)))), g = (e) => h().has(e), _ = r.filter((e) => yt(e, d(e.values), g));
	if (_.length > 0) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${_.length} of them ${_.length === 1 ? "is" : "are"} with :: between nested names, as an upload of Lokalise names them. ${mt}`);
	if (p < f) return [];
	let v = va(e), y = a.unmanaged.flatMap((e) => {
		let t = o.texts(e).flatMap((e) => v.get(e)?.label ?? [])[0];
		return t === void 0 ? [] : [`"${o.liveLabel(e)}" is now "${t}"`];
	});
	if (y.length > 1 && y.length * 5 >= m * 4) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${y.length} live ${c} have the same texts and other names: ${y[0]}. If key_name or separator in a row of texts changed, restore it. If the ${c} were renamed, set previously in their entries of keys.yaml.`);
	let b = m === 1;
	return $("foreign-project", `The project has ${p} ${c}. The manifests declare ${b ? `1 ${s}, and it` : `${m} ${c}, and none of them`} is ${b ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`);
}
function pa(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = We(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => Pe(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`);
}
function ma({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, s = t.filter(({ kind: e }) => e === n), { baseTexts: c, translations: l } = Oe(e, s), u = `The plan changes ${c} base text${c === 1 ? "" : "s"}`;
	return l === void 0 ? $("too-many-unverified", `${u}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`) : l <= a ? [] : $("too-many-unverified", `${u}, which may mark ${l} translation${l === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`);
}
function ha(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => ve(t, e)) : []);
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
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !f(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : r(t)).map((e) => [e, t]) : []);
	return new Map(n);
}
function $(e, t) {
	return [B(e, t, { scope: "project" })];
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
		let a = i && Ye(e, i.entries).find(t), o = a && A(e, a, n);
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
		...Te(a, i, "conflict", s, c),
		ways: l
	};
}
function Ta([{ kind: e, entry: t, item: n }, ...r], { flags: i, isWorkflow: a }) {
	let o = r.length === 0, s = o || i.includes("--filter") ? [] : ["--filter", `file:${n.place.file}`], c = `${o ? E(e.identity(t.values))[0] : "*"}:${n.part}`, l = [
		c,
		...s,
		...i
	].map(v).join(" "), u = `lokaform pull --accept ${l}`, d = o ? "text" : "texts", f = o ? "the file's text" : `the files' texts in all conflicts and undecided texts in ${n.part}`;
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
		let [i] = e, { place: a, part: o, cause: s = "undated" } = i.item, c = n.get(s), l = `${e.length === 1 ? `The ${o} text of ${i.item.label} differs from the project and is not written` : `${b(e.length)} ${o} texts of this file differ from the project and are not written; this is the first`}. ${Ea[s]}${c === void 0 ? "." : `: ${c}`}`, u = Ta(e, r), d = t(i);
		return B("undecided", l, {
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
				place: d(t.file, t.span, [r, n])
			}
		};
	});
	return [...zt(n, ({ item: { part: e, place: t } }) => V([t.file, e])).values()].map((e) => {
		let [{ kind: n, entry: r, item: i }] = e, a = e.length > 1 ? ` So are ${b(e.length - 1)} more ${i.part} texts of the file.` : "", o = `The ${i.part} text of ${n.label(r.values)} is again the one from before a pull, so apply replaces the text of the project, which that pull brought. A merge that keeps the old side of a file does that.${a}`, s = Ta(e, t);
		return B("taken-back", o, {
			place: i.place,
			severity: "warning",
			scope: "change",
			ways: s
		});
	});
}
// src/run/status.ts
function ka(e, t) {
	let n = `Project ${e.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`, r = B("segmented-project", n, { scope: "project" });
	return [...e.segmentation ? [r] : [], ...Le(t, e, "error")];
}
function Aa(e, t, n, r) {
	let i = A(e, t, n) !== void 0, a = (t.parts ?? [t]).flatMap(({ file: e }) => r.get(e.path) ?? []), o = (e) => a.some(({ source: { place: t, others: r }, file: i, dir: a }) => (t === e.source.place || r?.includes(n)) && i === e.file && a === e.dir), s = [...r].find(([, e]) => e.language === n && o(e));
	if (!i && s) return {
		file: s[0],
		line: 1,
		col: 1,
		endLine: 1,
		endCol: 1
	};
	let c = e.fields.flatMap(({ name: e, role: t }) => t === "text" ? [e, n] : []);
	return d(t.file, t.span, i ? c : []);
}
function ja({ kinds: e }, t, { settings: { required: n }, textFiles: r }) {
	let { baseLanguage: i, languages: a = [] } = t, o = kt(t), s = e.flatMap(({ kind: e, parts: t }) => t.flatMap(({ entry: t, live: n, kept: a, change: s }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(t)) return [];
		let c = n !== void 0 && e.isArchived(n), l = {
			kind: e.name,
			label: e.label(t.values)
		}, u = (s?.fields ?? []).filter((t) => le(e.name, t)), d = (n) => ({
			place: Aa(e, t, n, r),
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
		})), u = (e) => o.filter(({ states: t }) => t.includes(e)).length, d = (t) => l.filter((n) => n.reason === t && "part" in n && n.part === e).length, f = o.filter(({ states: e }) => e.length === 0), p = (e) => o.length > 0 ? u(e) * 100 / o.length : -1, m = gt.filter((e) => p(e) < (a?.[e] ?? -1)), h = o.map(({ states: e, ...t }) => ({
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
	let i = l(e.kind, e.entry, e.language), a = Fa(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Fa(e, i, t, r) : a, s = n.flatMap(({ before: t, after: n = [], until: i, pulled: a }) => {
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
	}, s = Ye(e, i).namesakes(t);
	return [a, o].flatMap((n) => Ye(e, r, n).find(t) ?? []).filter((n) => za(e, n, t, s)).map((t) => A(e, t, n)).find((e) => e !== void 0);
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
	return Bt(() => Ua(e, o(t)));
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
	return [B("unknown-writers", a, {
		severity: "warning",
		scope: "change"
	})];
}
// src/run/textVerdicts.ts
async function Ga(e, n, r, i) {
	let a = (t) => ee(t, [e]), o = {
		...r,
		overwrite: a(r.overwrite),
		accept: a(r.accept)
	}, s = (r) => t(e, n, o, r), c = s(_), l = new Map();
	if (c.is === "stopped") return {
		...c,
		reasons: l,
		takenBack: []
	};
	let u = o.accept.length > 0 ? "accept" : "overwrite", d = p(`--${u}`, o[u], e, n.project);
	if (d.length > 0) return {
		is: "stopped",
		problems: d,
		reasons: l,
		takenBack: []
	};
	let f = await Wa(o, i), h = c.open.length === 0, { verdicts: g, unknown: v = [] } = h ? { verdicts: new Map() } : await Ka(c.open, e, o, i, n.project);
	for (let e of g.values()) e.is === "undecided" && "why" in e && l.set(e.cause, e.why);
	let y = h ? c : s((e) => g.get(m(e))), b = c.open.filter((e) => Ya(g.get(m(e))));
	return {
		...y,
		problems: [
			...y.problems,
			...f,
			...v
		],
		reasons: l,
		takenBack: b
	};
}
async function Ka(e, t, n, { history: r, manifests: i, asked: a, applied: o, all: s = [], ownUser: c, ...l }, u) {
	let d = n.writers ? {
		is: "known",
		names: n.writers
	} : await c(), f = ({ by: e }) => d.is === "known" ? Va(d.names, e) : void 0, h = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (f(e) === !1 ? 0 : 2592e3), g = await r.versions(Ht(e.map(h)), i, a), _ = Qa(g, e, l), v = (g.overwrites ?? []).flatMap((e) => ee([e.pattern], [t]).map((t) => ({
		...e,
		pattern: t
	}))), y = Object.values(t.entries).flatMap((e) => e ?? []), b = o && Bt(o), x = async (e) => {
		let t = Ja(e, n, v);
		if (t === "write" || t === "pull") return { is: t };
		let r = {
			...e,
			declared: A(e.kind, e.entry, e.language)
		}, i = Za(e, r.declared), a = (t) => Ma(e, f(e), t, i), o = g.is === "unreadable" && g.noRepository ? void 0 : {
			...Pa(r, _.versions, _.merged, y),
			...g.is === "unreadable" && h(e) <= (g.back ?? Infinity) && { unread: g.why }
		};
		if (e.isHeld) return {
			is: "held",
			...o?.periods[0]?.since === Infinity && { cause: "not committed" }
		};
		let s = a(o);
		if (s.is === "pull" && b && o) {
			let t = await b(), n = t && Ra(r, t.entries[e.kind.plural] ?? [], y);
			t && !La(n, r.declared) && (s = a(qa(o, n)));
		}
		return Xa(t, s, d);
	}, S = new Map();
	for (let t of e) S.set(m(t), await x(t));
	let C = e.filter((e) => !["write", "held"].includes(S.get(m(e))?.is ?? "")).map(({ at: e = Infinity }) => e), w = v.filter(({ at: e }) => e > Ht(C)), T = e.slice(0, 1).map(({ kind: e }) => ({
		kinds: [e],
		entries: { [e.plural]: _.versions.flatMap(({ before: e }) => e) }
	}));
	return {
		verdicts: S,
		unknown: w.flatMap(({ commit: e, pattern: t }) => {
			if (/^Lokaform.*:$/i.test(t)) {
				let n = `Commit ${e.slice(0, 7)} has a line that starts with ${t.slice(0, -1)}, which has no effect. To keep the text of a file, add this trailer to another commit: Lokaform-Overwrite: KEY:LANG`;
				return [B("unknown-text", n, {
					severity: "warning",
					scope: "project"
				})];
			}
			let n = `The trailer of commit ${e.slice(0, 7)} has no effect. Lokaform-Overwrite:`, r = te(n, [t], [...s, ...T]), [i, ...a] = s, o = i && a.length === 0 ? p(n, [t], i, u) : [];
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
function Ja({ kind: e, entry: t, object: n, language: r, isHeld: a, at: o }, { overwrite: s, accept: c }, l) {
	let u = {
		kind: e,
		entry: t,
		live: n
	}, d = (e) => i(e, u, r, a === !0), [f, p] = [d(s), d(c)];
	if (f === "whole") return "write";
	if (p === "whole") return "pull";
	if (f) return { is: "overwrite" };
	if (p) return { is: "accept" };
	let m = l.find((e) => (o ?? Infinity) < e.at && d([e.pattern]) !== void 0);
	return m && {
		is: "overwrite",
		overwritten: m
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
		let t = (t) => a.flatMap((n) => me(n, e, t, r, i)), { before: n, after: o, ...s } = e;
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
async function $a(t, n, { cancellation: r, history: i, now: a, onProgress: o, folders: s, environment: c }, { usable: l, command: u, target: d, applied: f, all: p, reviewed: m, listsUnmanaged: h }) {
	let { settings: g } = n, _ = u === "apply", v = {
		ownUser: Ha(t, g.id),
		history: i,
		manifests: ye(n),
		textFiles: n.textFiles,
		usable: l,
		all: p,
		applied: f && (async () => de(await f(), n))
	};
	try {
		let l = d && Fe(d, n), p = l?.is === "read" ? l : void 0, y = [{
			declared: n.declared,
			rules: g.rules
		}, ...p ? [p] : []], b = {
			rules: y.map(({ rules: e }) => e),
			reviewed: m
		}, x = y.map(({ declared: e }) => e), S = (e) => Hn(t, g.id, x, e ? void 0 : b, u === "status"), C = await S(h);
		if (!C.ok) return {
			is: "stopped",
			problems: [C.problem]
		};
		let w = {
			now: Math.floor(a() / 1e3),
			target: p?.commit
		}, T = !d && !f && (_ || u === "plan"), E = T ? await to(n.declared, {
			...v,
			asked: w
		}) : {}, O = no(n.declared, E), k = Object.values(C.value.objects).some(({ notRead: e }) => e);
		if (O.size > 0 && k && (C = await S(!0)), !C.ok) return {
			is: "stopped",
			problems: [C.problem]
		};
		o?.({
			phase: "planning",
			project: g.name
		});
		let A = C.value, [j = n.declared, M] = A.declared, ee = u === "status" ? ka(A.project, g.required) : [], te = [...ce(n, A.project), ...ee];
		if (te.length > 0) return {
			is: "stopped",
			problems: te
		};
		let ne = {
			...v,
			asked: w
		}, N = await Ga(j, A, g.rules, ne), P = Le(g.languagePlaces, A.project), re = Le(g.required, A.project, "warning"), ie = [
			...P,
			...re,
			...N.problems
		];
		if (N.is === "stopped") return {
			...N,
			problems: ie
		};
		let ae = p && M && await Ga(M, A, p.rules, {
			...ne,
			history: io(i),
			manifests: [...new Set([...v.manifests, ...p.manifests])]
		}), oe = l && e(N, l, ae), se = T ? await oo(N.plan, N.kinds, v) : [], le = {
			environment: c,
			signal: r.stopping
		}, ue = _ && T ? await D(s.displayRoot, le) : void 0, de = N.plan.changes.length > 0 ? so(ue) : [], F = s.confined !== void 0, fe = Sa(N.keptTexts, {
			reasons: N.reasons,
			takenBack: N.takenBack,
			writes: _,
			flags: g.flags,
			isWorkflow: F,
			target: M && {
				entries: Object.values(M.entries).flat(),
				kept: ae?.is === "planned" ? ae.keptTexts : []
			}
		});
		return {
			...N,
			live: A,
			problems: [
				...ie,
				...se,
				...de,
				...ro(N.kinds, M?.entries ?? E)
			],
			conflicts: u === "status" ? [] : [...fe, ...F ? eo(N.plan) : []],
			noLongerDeclared: N.unmanaged.filter((e) => O.has(V([e.kind, e.label]))),
			...oe && { target: oe }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: co(e, r, n)
		};
	}
}
function eo({ changes: e }) {
	let t = e.filter(({ action: e, kind: t }) => e === "destroy" && F(t).secretNames);
	if (t.length === 0) return [];
	let n = t.map(({ label: e }) => e), r = `A workflow does not remove webhooks, because its backup must not contain their URLs. Remove ${S(n, ao)} in Lokalise, or run lokaform apply at a terminal.`;
	return [B("no-backup-dir", r, {
		severity: "warning",
		scope: "change"
	})];
}
async function to({ kinds: e }, { history: t, manifests: n, textFiles: r, usable: i, asked: a }) {
	let { versions: o } = await t.versions(a.now - 172800, n, a), s = e.map((e) => [e.plural, o.flatMap((t) => me(e, t, t.before, r, i))]);
	return Object.fromEntries(s);
}
function no({ kinds: e, entries: t }, n) {
	let r = (t) => e.flatMap((e) => (t[e.plural] ?? []).map(({ values: t }) => V([e.name, e.label(t)]))), i = new Set(r(t));
	return new Set(r(n).filter((e) => !i.has(e)));
}
function ro(e, t) {
	return e.flatMap(({ kind: e, matching: { matches: n } }) => {
		let r = t[e.plural] ?? [], i = new Set(r.flatMap((t) => [...E(e.identity(t.values)), ...M(e, t)]));
		return n.flatMap(({ declared: t, live: n, renamedFrom: a }) => {
			let [o] = M(e, t), s = Ye(e, r).find(t) && o !== void 0 && !i.has(o);
			if (e.secretNames || n === void 0 || a !== void 0 || !s) return [];
			let c = `The project has a key of this name already, and no file had the name "${o}", so nothing is renamed. The field previously is for the old name: to rename the key, swap the two names.`;
			return [Te(e, t, "unknown-previously", c, {
				path: ["previously"],
				severity: "warning"
			})];
		});
	});
}
function io(e) {
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
const ao = 5;
async function oo({ changes: e, kept: t }, r, { history: i, manifests: a, textFiles: o, usable: s }) {
	let c = e.length > 0 || t.some(({ reason: e }) => e === "pull") ? await i.upstream?.(a) : void 0;
	if (!c) return [];
	let { name: l, ahead: u, texts: d } = c, f = r.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = d.flatMap(({ path: e, text: n }) => me(t, {
			path: e,
			now: e
		}, n, o, s)), i = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? i.get(e.label) : void 0, a = n && Ye(t, r).find(n);
			return !a || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let i = n === void 0 ? void 0 : A(t, a, n);
				return i !== void 0 && r !== void 0 && Ft(i, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), p = f.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${n(f.length, "text")} of ${l} back: ${S(f, 5)}.`, m = `The checked-out branch lacks ${n(u, "commit")} of ${l}. ${p} To apply the newest files, run git pull first.`;
	return [B("behind-upstream", m, {
		severity: "warning",
		scope: "project"
	})];
}
function so(e) {
	let { currentBranch: t, defaultBranch: n } = e ?? {};
	if (t === void 0 || n === void 0 || t === n) return [];
	let r = `The checked-out branch is ${t}, and not ${n}. Until it is merged, an apply of ${n} undoes or repeats what this apply writes. To write only merged changes, merge first.`;
	return [B("behind-upstream", r, {
		severity: "warning",
		scope: "project"
	})];
}
function co(e, { stopped: t }, { declared: n, settings: r } = {}) {
	if (!(e instanceof K)) throw e;
	if (e instanceof Yt && t) return [];
	let i = e instanceof G ? e.serviceMessage.replace(/\.$/, "") : "", a = n !== void 0 && i !== "" && lo(i, n) ? { quotes: [i] } : {}, o = wn(e) ? r?.tokenPlace : void 0;
	return [B("api-error", e.message, {
		scope: "project",
		...a,
		...o && { place: o }
	})];
}
function lo(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(Ve).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? Se(t) : []));
	});
	return Be(r)(e) !== e;
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
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && F(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await na(c, o, a, s),
		otherLanguage: await ia(n, t, l, o, s)
	};
}
function po(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !ea(e) && !ta(e) ? [] : [B("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
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
	return e.action === "update" && t.action === "update" && F(t.kind).mergeKept?.(e, t) || t;
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
function bo(e, t, n) {
	let { backup: r, ...i } = xo(e, t, []), { wrote: a, ...o } = r, s = new rt({
		backup: o,
		...i
	});
	s.commentBefore = [
		` Project: ${ko(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${ko(t.restore)}`
	].join("\n");
	let c = e.map(({ name: e, plural: t }) => Oo(t, n.filter(({ kind: t }) => t === e).map((e) => Eo(e).entry), "")), l = n.map((e) => Eo(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		s.toString(yo),
		Oo("wrote", l, "  ") || "  wrote: []\n",
		...c
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${Co(u)}\n`;
}
function xo(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(wo);
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
	return t === void 0 ? "cut" : Co(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function Co(e) {
	return $e("sha256").update(e).digest("hex");
}
function wo({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = F(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const To = new WeakMap();
function Eo(e) {
	let t = To.get(e) ?? {
		entry: Do(e.entry),
		wrote: Do(wo(e))
	};
	return To.set(e, t), t;
}
function Do(e) {
	let t = new rt([e], { aliasDuplicateObjects: !1 });
	return nt(t, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = it.QUOTE_DOUBLE);
	} }), t.toString(yo);
}
function Oo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function ko(e) {
	return e.replace(Lt, " ");
}
// src/backup/read.ts
const Ao = st([z(), ft()]), jo = (e) => ot({
	format_version: ct(2),
	project: z().min(1),
	project_digest: z().exactOptional(),
	project_name: z(),
	time: z(),
	wrote: ut(ot({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Ao.exactOptional()])),
		action: dt([...Ot, "update"]),
		values: lt(z(), at()).default({})
	}))
}), Mo = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function No(e, t, n) {
	return Lo(e, Io(t, n.replaceAll("\r\n", "\n")));
}
const Po = "\n  - ";
function Fo(e, t, n, r) {
	let i = Io("", t), { problems: a } = Lo(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(xo(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !F(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Io(e, t) {
	let n = So(t), r = n === "cut" ? t.lastIndexOf(Po) : -1;
	return {
		text: t,
		damage: n,
		yaml: k(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function Lo(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = ie(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), l = jo(e).safeParse(s?.value), u = (e) => B("bad-backup", e, { place: c(r.file, s?.span ?? r.span) }), d = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), f = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof f == "number" && f !== 2) return { problems: [u(`This backup has format ${f}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (d && n) {
		let a = u(zo(e, n, t.includes(Po) ? l.data?.wrote : void 0, i));
		if (n === "cut") return { problems: [a] };
		let o = t.trimEnd().length, s = T(r.file, t.lastIndexOf("\n", o - 1) + 1, o);
		return { problems: [{
			...a,
			place: s
		}, ...r.problems] };
	}
	if (!l.success) {
		let t = d ? `This is not a backup that this version can read: ${l.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : `This is not a backup of lokaform${Ro(e, r)}. Use the file that the run named as its backup.`;
		return { problems: Mt(r.problems) ? r.problems : [u(t)] };
	}
	let { wrote: p } = l.data, m = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let s = Xe(r, a, n);
		Rt(o, s.problems);
		let l = It(p, (e) => Vo(e, t));
		return s.entries.flatMap(({ values: e, span: n }) => {
			let [i] = Vo(e, t).flatMap((e) => l.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(B("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: c(r.file, n) })), []);
		});
	}, h = Object.fromEntries(e.map((e) => [e.plural, m(e)]));
	if (Mt(o)) return { problems: o };
	let { project: g, project_digest: _, project_name: v } = l.data, y = _ === void 0 ? {} : { projectDigest: _ };
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
function Ro(e, { value: t, file: n }) {
	let r = (e) => new Map(Object.entries(t ?? {})).has(e), [i] = e.filter(({ plural: e }) => r(e));
	return r("format_version") ? r("requests") ? ", but the report of a run" : ", but a plan" : i ? `, but a manifest, which lokaform apply --${i.plural} writes into the project` : `${n.path.endsWith(".json") ? ", but a locale file or other JSON" : ""}: it has no header "backup"`;
}
function zo(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup was edited or damaged after it was written: the lines above do not have this SHA-256. It does not say which line changed.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${Mo}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => Vo(e, i)) : []);
		return n.flatMap((e) => Vo(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	if (a.length === 0) return `${i} ${Mo}`;
	let o = a.length > Bo ? ` and ${a.length - Bo} more` : "";
	return `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, Bo).join(", ")}${o}. ${Mo}`;
}
const Bo = 10;
function Vo(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function Ho(e, t, n) {
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
				a !== void 0 && await Ue(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await pe(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await Ue(Uo(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await Ae(e), await Ae(en(e)), a = o;
			} catch (e) {
				throw s && await sn(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${he(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function Uo(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Wo(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [B("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = nn(n.working, t), a = await _e(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...No(e, ue(i, n), a.value),
		urls: await Go(Uo(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function Go(e) {
	try {
		let t = JSON.parse(await on(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// node_modules/yocto-queue/index.js
var Ko = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, qo = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Ko(e);
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
function Jo(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Yo(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new qo(), r = 0, i = () => {
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
				Yo(t), e = t, queueMicrotask(() => {
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
function Yo(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
function Xo(e, { batchSize: t = 500 }) {
	return Qo(e).map((e) => dn().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function Zo(e, t, n) {
	let r = new pn(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: Tt,
			variables: n.variables,
			verdicts: Me
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
	}, c = Jo(n.concurrency);
	await cn();
	for (let e of Xo(t, n)) {
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
function Qo({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => Ce(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...$o(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function $o(e) {
	let t = It(e, (e) => be(e, "before")), n = new Map(e.map((e) => [e, be(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/plan/reviewedPlan.ts
function es(e, t, n) {
	let r = zt(t.changes, (e) => V(ts(e))), i = new Set(e.changes.filter((e) => r.get(V(ts(e)))?.shift())), a = (e) => V([e.action, Ke(e)]), o = zt([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = o.get(a(e))?.shift();
		return [{
			change: e,
			outcome: as(t ? ns(t, e) : "this change is not in the reviewed plan")
		}];
	}), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: os(e, n) ?? as("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function ts(e) {
	let t = rs(e).map((e) => [
		e.field,
		e.part ?? null,
		e.before ?? null,
		e.after
	]), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Ke(e),
		e.label,
		r,
		n,
		i,
		is(e),
		t
	];
}
function ns(e, t) {
	let n = (e) => V(rs(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && is(e) !== is(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function rs(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function is(e) {
	return e.action === "create" ? "" : e.seen;
}
function as(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function os(e, t) {
	let n = F(e.kind), r = t.live.objects[n.plural];
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
async function ss(e, t, n, r) {
	let i = cs(e.settings, e.manifests);
	try {
		return await ls(i, e, t, n, r);
	} catch (e) {
		let t = h(e, r.folders);
		if (t) return {
			...i,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...i,
			problems: ds([n]),
			bugs: [n]
		};
	}
}
function cs({ name: e, id: t, showTexts: n }, r) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function ls(e, t, n, { saved: r, ...i }, a) {
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
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b, noLongerDeclared: x } = h, { baseLanguage: S } = g.project, C = (e) => {
		let { source: n, language: r = S } = t.textFiles.get(e) ?? {};
		return r === S || n?.languages !== void 0 || n?.language !== void 0;
	}, w = {
		...e,
		manifests: e.manifests.filter(C)
	}, T = await uo(h, t.settings, n, a.folders, s);
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
			...e ? { status: ja(h, g.project, t) } : { unmanaged: v }
		};
		return await a.onPlan(o), o;
	}
	let E = se(t, h, g.project), D = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: Me
	}, { plan: O, notApplied: k } = f ? es(_, f, {
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
		effort: { requests: Xo(O, a).flat().length },
		...k.length > 0 && { results: k }
	}, j = await a.onPlan(A);
	if (n.command === "plan" || T.length > 0 || Mt(E)) return A;
	if (!j) return a.cancellation.stopped ? A : {
		...A,
		problems: [...A.problems, us]
	};
	let M = await ms(u, O, t, n, a);
	return {
		...A,
		...M,
		results: [...M.results, ...k],
		problems: [...A.problems, ...M.problems]
	};
}
const us = B("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" });
function ds(e) {
	return e.length === 0 ? [] : [B("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" })];
}
function fs(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(v).join(" ");
}
async function ps({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || (await D(t.working, i))?.commit)?.slice(0, 7) ?? r})`;
}
async function ms(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, o) {
	let { cancellation: s, now: c, folders: l } = o, { concurrency: u, useAutomations: d, id: f } = n, p = new _t();
	p.hide(n.secrets);
	let m = p.clean(f), h = i === void 0 ? void 0 : Ho(i, n.name ?? m, c()), g = {
		project: m,
		...m !== f && { project_digest: De(f) },
		project_name: t.project.name,
		time: new Date(c()).toISOString().replace(/\.\d+/, "")
	}, _ = (e) => fs(ue(e, l), a), v, y = async (e, t) => {
		let n = (e) => ({
			...g,
			restore: _(e)
		});
		await h?.write((t) => bo(r.kinds, n(t), e), t, (t, i) => Fo(r.kinds, t, n(i), e)).catch((e) => {
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
	let w, T = await Zo(e, t, {
		variables: r.variables,
		concurrency: u,
		batchSize: o.batchSize ?? 500,
		useAutomations: d,
		halt: () => s.reason,
		mayWrite: async () => (w = await o.permission?.toWrite(), w?.message),
		snapshot: n.snapshot === "off" ? void 0 : () => ps(o, g.time),
		tokenPlace: n.tokenPlace,
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
	})), { bugs: D, remarks: O, snapshot: k } = T;
	return {
		results: E,
		problems: [
			...w && !s.stopped ? [w] : [],
			...O,
			...ds(D),
			...v === void 0 ? [] : [B("backup-not-written", v, { scope: "project" })]
		],
		...h?.path !== void 0 && {
			backup: ue(h.path, l),
			restore: _(h.path)
		},
		...k && { snapshot: k },
		...D.length > 0 && { bugs: D }
	};
}
export { X as C, In as S, Kn as _, cs as a, zn as b, co as c, Sa as d, la as f, Ti as g, qi as h, ss as i, Ga as l, Ki as m, ms as n, Xo as o, Yi as p, fs as r, Wo as s, us as t, Ha as u, Gn as v, kn as w, Fn as x, Un as y };
