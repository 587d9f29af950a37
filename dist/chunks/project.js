import { $ as e, $r as t, A as n, Ar as r, At as i, B as a, C as o, Cr as s, D as c, Dr as l, Dt as u, E as d, Er as f, Et as p, G as m, Gn as h, Ir as g, J as _, Jn as v, K as y, Kn as b, M as x, Mr as S, Mt as C, Nr as w, Nt as T, O as E, Or as D, Ot as O, Pr as k, Qr as A, S as j, St as ee, T as M, V as N, W as te, Wn as ne, Wr as re, Xn as P, Yn as ie, Zn as ae, _n as oe, _r as se, an as ce, ar as le, b as ue, bi as de, bn as fe, bt as pe, c as me, di as he, ei as ge, er as _e, fn as F, g as ve, gn as ye, gr as I, h as L, hr as be, ir as xe, j as Se, k as Ce, kr as we, kt as Te, li as Ee, ln as De, m as Oe, mn as ke, mr as Ae, nr as je, nt as Me, on as Ne, or as Pe, ot as Fe, p as Ie, pi as Le, pr as Re, q as ze, qn as Be, rr as Ve, rt as He, si as Ue, st as We, ti as Ge, un as Ke, ur as qe, v as Je, vi as Ye, vn as Xe, vr as Ze, w as Qe, wt as $e, x as R, xi as et, xn as z, xt as tt, y as nt, yi as rt, yn as it } from "./engine.js";
import { b as at, p as ot, v as st } from "./yaml.js";
import { c as ct, d as lt, g as ut, h as dt, l as ft, p as pt, r as mt, t as ht, u as gt } from "./zod.js";
import { T as _t, _ as vt, c as yt, f as bt, m as B, p as xt, r as St, s as Ct, u as V, v as wt, x as Tt, y as Et } from "./wire.js";
import { Bt as Dt, Ci as Ot, Di as kt, Ei as At, Gt as jt, I as Mt, Lr as Nt, Mt as Pt, Ot as H, Rr as Ft, Si as It, St as Lt, Ut as Rt, Vt as zt, Wt as Bt, an as Vt, on as Ht, rn as Ut, sn as Wt, wi as Gt, wt as Kt, zt as qt } from "./start.js";
import { C as Jt, b as Yt, c as Xt, d as U, f as W, g as Zt, h as G, i as Qt, l as $t, m as en, r as tn, s as nn, t as rn, u as an, v as K } from "./client.js";
import { dirname as on, join as sn, resolve as cn, sep as ln } from "node:path";
import { mkdir as un, rm as dn } from "node:fs/promises";
import { setImmediate as fn } from "node:timers/promises";
// src/remote/kindRemote.ts
let pn = [];
function mn(e) {
	pn = e;
}
function hn() {
	return pn;
}
function gn({ name: e }) {
	let t = pn.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var _n = class {
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
const vn = q("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function yn(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function bn(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = yn(e, t, n, r);
	return !c && l ? q("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? q("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${xn(e.after)} was sent, ${xn(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
function xn(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/sending.ts
var Sn = class {
	halt;
	mayWrite;
	cause;
	accepted = !1;
	lastRefusal;
	refusal;
	constructor(e, t) {
		this.halt = e, this.mayWrite = _t(t ?? (async () => void 0));
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
		On(e) && (this.refusal ??= n), An(e) && (this.cause ??= `The service refuses all requests for this project: ${n}`), t && (e instanceof G ? !this.accepted && this.lastRefusal === n && (this.cause ??= `The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= `The service could not be reached: ${n}`, this.lastRefusal = n);
	}
};
async function Cn({ client: e, projectId: t, stop: n }, r, i) {
	try {
		let { snapshot_id: n, title: a } = await tn(e, t, r);
		i.snapshot = {
			id: $t(n) ?? W(n) ?? "without an id",
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
const wn = 2e3;
function Tn(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return q("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function En({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var Dn = class extends Error {};
function On(e) {
	return e instanceof G && (Yt(e) || e.status === 403);
}
const kn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function An(e) {
	return e instanceof G ? kn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function jn(e) {
	return e.name === "TimeoutError" || e instanceof G && [
		413,
		502,
		504
	].includes(e.status);
}
function Mn(e, t) {
	return e instanceof G || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof en && !e.mayHaveHappened ? J(e.message) : q(e.mayHaveHappened ? "unknown result" : "refused", e.message);
}
var X = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function Nn(e) {
	try {
		return Pt(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return Kt(H(e.code, e.message, { scope: "project" }));
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
function Pn({ message: e }, t) {
	return q("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function Fn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function In(e, t = "") {
	return J(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Ln(e, t) {
	return J(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Rn(e, t) {
	return t.mayHaveHappened ? Pn(t, e) : Y(t);
}
async function zn(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	};
	return (await Z(() => Bn(e, t, n)))?.project;
}
async function Bn(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(z(t)), n === !0 ? Hn(e, t) : void 0]), o = U(U(i)?.statistics)?.languages, s = n ? an(a ?? o, Wn) : void 0;
	if (n && !s) throw Gn("a language has no usable lang_iso");
	return {
		project: Vn(t, i, s, r),
		details: i,
		languages: a
	};
}
function Vn(e, t, n, r) {
	let i = U(t) ?? {}, a = U(i.settings) ?? {}, o = Xt(a.per_platform_key_names), s = Xt(a.segmentation), c = $t(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = W(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	if (d.length > 0) throw Gn(`the project has no usable ${d.join(" and ")}`);
	return {
		id: e,
		name: W(i.name) || e,
		type: W(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: Xt(a.auto_toggle_unverified)
	};
}
async function Hn(e, t) {
	let n = await Jt(() => e.languages(t, { limit: 500 }), (e) => Wn(e)?.iso);
	if (n) return n;
	throw new X("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function Un(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = an(await Hn(e, t), Wn);
		if (!r) throw new X();
		return r.map(({ iso: e }) => e);
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function Wn(e) {
	let { language_iso: t, language_id: n, lang_iso: r, lang_id: i, plural_forms: a } = U(e) ?? {}, o = W(r ?? t);
	if (o !== void 0 && o !== "") return {
		iso: o,
		id: $t(i ?? n),
		pluralForms: an(a, W) ?? []
	};
}
function Gn(e) {
	return new X(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function Kn(e, t, n, r, a = !1) {
	let o = n.flatMap(se), [{ kinds: s } = { kinds: [] }] = n, c = s.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), l = await Nn(() => Bn(e, t, {
		languages: o.length > 0 || a && "counted",
		names: c.some(({ namesByPlatform: e }) => e),
		texts: a || o.some(({ ofText: e }) => e)
	}));
	if (!l.ok) return l;
	let { project: u, details: d } = l.value, f = n.map((e) => Ze(e, u.baseLanguage)), p = new Set([...f.flatMap(se).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(({ entries: e }) => Object.values(e).flat()).flatMap(i)]), m = (u.languages ?? []).filter(({ iso: e }) => a || p.has(e)), h = U(U(d)?.statistics) ?? {}, g = ({ plural: e, name: t }) => r && {
		declarations: r.rules.map((t, n) => ({
			entries: f[n]?.entries[e] ?? [],
			rules: t
		})),
		reviewed: r.reviewed.filter(({ kind: e }) => e === t)
	}, _ = {
		client: e,
		project: u,
		statistics: h,
		languages: m
	};
	return Nn(async () => ({
		...await Jn(_, c, g),
		declared: f
	}));
}
async function qn(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = {
		languages: !0,
		names: !0,
		texts: !0
	}, o = await Nn(() => Bn(e, t, a));
	if (!o.ok) return o;
	let { project: s } = o.value, c = r(s);
	if (!c.ok) return c;
	let l = {
		client: e,
		project: s,
		statistics: {},
		languages: c.value
	};
	return Nn(() => Jn(l, n, () => void 0, i));
}
async function Jn(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await gn(t).observe({
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
async function Yn(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([Bn(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await gn(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new X();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
// src/kinds/backup.ts
function Xn(e, t, { how: n }, r) {
	let i = Te(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function Zn(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.toManifest(t, r) === void 0).map(({ name: e }) => e);
}
function Qn(e) {
	return $n(e, ({ after: e }) => e);
}
function $n(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: a } = r, o = n[i];
		n[i] = a === void 0 ? e : {
			...B(o) ? o : {},
			[a]: e
		};
	}
	return n;
}
async function er(e) {
	let { client: t, project: n, statistics: r, languages: i, plans: a } = e, o = a && lr({
		...e,
		...a
	}), s = o && await o;
	if (s) return s;
	let l = n.id, u = l === z(l) ? nn(r.keys_total) : void 0;
	return c(await tr({
		client: t,
		projectId: l
	}, rr(i), i, u));
}
async function tr(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await ar(e, t, i, r);
	if (nr(a)) return a.listed;
	let o = await or(e, t, i);
	if (nr(o)) return o.listed;
	throw new X(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function nr({ listed: e, total: t }) {
	return t === e.length;
}
function rr(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		...Cr,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function ir(e) {
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
async function ar({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => $t(e)),
			keys: Ce(a, r),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = ir(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => ir(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
		o,
		c,
		l,
		...s
	]), m = [
		u,
		...p,
		...f
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._], y = Qe(v.flatMap(({ keys: e }) => e)), b = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], x = v.at(-1)?.total, S = v.some((e) => (e.total ?? 0) > (x ?? 0)), C = b.every(({ ids: e }, t) => {
		let n = b[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: y,
		total: S || !C ? void 0 : x
	};
}
async function or({ client: e, projectId: t }, n, r) {
	let i = [];
	for await (let a of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) yt(i, Ce(a, r));
	let { totalCount: a } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: Qe(i),
		total: a
	};
}
const sr = [
	400,
	404,
	413,
	414,
	431
], cr = /^[\w.:/-]+$/;
function lr(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = nn(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => oe(R, e) !== "off")) return;
	let o = r.flatMap(({ entries: e }) => e.map((e) => e.values)), s = new Set(o.flatMap(ue)), c = new Set(o.flatMap(({ key_id: e }) => e ?? []));
	if (![...s].every(gr)) return;
	let l = _r(s).length + vr(c).length;
	return Math.max(1, l) * 4 > Math.ceil(a / 500) ? void 0 : (async () => {
		let t = [ur(e, s, c), mr(e, a)], [n, r] = await Promise.all(t), i = r - n.length;
		return i >= 0 && hr(n, e) ? {
			objects: n,
			unusable: [],
			notRead: i
		} : void 0;
	})().catch((e) => {
		if (!(e instanceof G && sr.includes(e.status) || e instanceof X)) throw e;
	});
}
async function ur(e, t, n) {
	let r = await dr(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await fr(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort(({ key_id: e }, { key_id: t }) => e.length - t.length || (e < t ? -1 : 1));
}
async function dr(e, t) {
	let n = await Promise.all(_r(t).map(async (n) => (await pr(e, { filter_keys: n })).filter(({ key_name: e }) => M(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => M(e)));
	if (![...t].every((e) => r.has(e) || cr.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function fr(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(vr(t).map((t) => pr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function pr({ client: e, project: t, languages: n }, r) {
	let i = await xr({
		client: e,
		projectId: t.id
	}, {
		...rr(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: s } = c(Ce(i, a));
	if (s.length > 0) throw new X();
	return o;
}
async function mr({ client: e, project: { id: t } }, n) {
	if (t === z(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function hr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) ? t.every(({ entries: t, rules: n }) => nt(t, e, !1, Je(n)).fresh.length === 0) : !1;
}
function gr(e) {
	return !e.includes(",");
}
const _r = (e) => br(e, 500, 2e3, yr), vr = (e) => br(e, 500, 7e3, yr), yr = (e) => encodeURIComponent(e).length + 3;
function br(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function xr({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new Sr();
	if (r.totalCount !== Qe(Ce(r)).length) throw new X();
	return r;
}
var Sr = class extends X {};
const Cr = {
	include_translations: !0,
	disable_references: !0
};
async function wr(e, t, n = []) {
	let r = await Promise.all(vr(t.map(String)).map((t) => Er(e, t)));
	return c(Ce(r.flat(), n));
}
async function Tr(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => wr(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => [e, void 0].flatMap((e) => o.get(e) ?? []);
	return i && (({ id: e }) => ({
		key: a.get(String(e)),
		lacks: s(String(e))
	}));
}
async function Er(e, t) {
	try {
		return await xr(e, {
			...Cr,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof Sr || n instanceof G && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Er(e, t.slice(0, r)), ...await Er(e, t.slice(r))];
	}
}
async function Dr(e, t) {
	let n = new Set(t.flatMap((e) => M(e))), r = [...n].every(gr) ? _r(n).map((e) => ({
		...Cr,
		filter_keys: e
	})) : [Cr], i = [];
	for (let t of r) yt(i, await tr(e, t));
	return Or(c(i), n);
}
function Or({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(M(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function kr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await wr(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = r.filter(({ key_id: e }) => !o.has(String(e))), l = new Set(s.flatMap(({ key_name: e }) => M(e)));
	if (l.size === 0) return a;
	let u = Or(c(await tr(i, {})), l), d = await wr(i, u.objects.map(({ key_id: e }) => e)), f = d.objects.filter(({ key_id: e }) => !o.has(e));
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
async function Ar(e, t) {
	let n = await jr(e, t.filter((t) => t.answer.is === "refused" ? /already taken/i.test(t.answer.error.message) : !Pr(e, t)).map((e) => e.sent));
	return t.map((t) => Nr(e, t, n.get(t.sent), Lr));
}
async function jr(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = Br(t, {
		keys: (await Z(() => Dr(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function Mr(e, t) {
	let n = await Tr(e, t.filter((t) => t.answer.is !== "refused" && !Pr(e, t)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return Nr(e, t, r?.key, r?.lacks.length === 0 ? Rr : vn);
	});
}
function Nr(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && Fr(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? Fr(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? Ir(n.error) : i
	};
}
function Pr({ context: e }, { sent: t, answer: n }) {
	return n.is === "stored" && yn(R, t.change, n.key, e).length === 0;
}
function Fr({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), bn(R, n, r, e);
}
function Ir({ message: e, code: t }) {
	return q("refused", `The service refused it: ${e} (code ${t}).`);
}
const Lr = q("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), Rr = q("not made", "The service answered without an error, but did not do this. Apply again."), zr = { is: "silent" };
function Br(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) for (let e of i) if (!(!Vr(n.out, e.key_name) || t && !Hr(e, n.out))) {
		i.delete(e), r.set(n, {
			is: "stored",
			key: e
		});
		break;
	}
	let a = ({ out: e }) => n.filter(({ key_name: t }) => t !== void 0 && Vr(e, t)), o = new Map(e.filter((e) => !r.has(e)).map((e) => [e, a(e)]));
	for (let [e, t] of o) {
		let n = [...o.keys()].filter((e) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? zr
	}));
}
function Vr({ key_name: e = "", platforms: t = [...St] }, n) {
	return t.every((t) => E(n, t) === E(e, t));
}
function Hr(e, { platforms: t = [], filenames: n = {} }) {
	return St.every((n) => t.includes(n) === e.platforms.includes(n)) && St.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Ur(e, { keys: t, errors: n }) {
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
		answer: r.get(String(e.change.id)) ?? zr
	}));
}
// src/keys/rereadBeforeWrite.ts
const Wr = new WeakMap();
function Gr(e) {
	let t = Wr.get(e) ?? u(R.fields, e, {}, []);
	return Wr.set(e, t), {
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
function Kr(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function qr(e, t, n, r) {
	let i = (e) => r ? Y(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Q(t, i(J(e)))
	}), s = e.stop.reason();
	if (s !== void 0) return a(s);
	let c = t.filter(({ change: e }) => n || Qr(e)), l = c.map(({ change: e }) => e), u = await Tr(e, l), d = l.some(Zr) ? u && await Z(() => e.languages()) : [];
	if (!u || !d) return a(Yr);
	let f = new Set(c), p = [], m = (t) => {
		let { change: n } = t;
		if (!f.has(t)) return Kr(t);
		let { key: r, lacks: a } = u(n);
		if (!r) return a.length > 0 ? i(In("key")) : {
			state: "skipped",
			message: Xr
		};
		let s = Zr(n) ? d.filter((e) => !o(r, e)) : [];
		if (s.length > 0) return i(In("key", ` (no usable ${s.join(", ")} text)`));
		let { open: c, kept: l } = $r(n, r, e.context);
		if (c.length === 0) return ei({
			state: "done",
			id: n.id
		}, n, l);
		let m = Gr({
			...n,
			fields: c
		});
		ii(m.change).length > 0 && e.beforeReshaping.set(n.ref, r);
		let h = Jr(m.change, r, e.context);
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
function Jr(e, t, n) {
	if (e.fields.some((t) => ne(e.kind, t))) {
		let r = Xn(R, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: Qn(e.fields)
		};
	}
	let r = Te(R, t, R.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => Et(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => v(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...$n(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: R.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: Qn(s ? [s, ...a] : o)
	};
}
const Yr = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", Xr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Zr(e) {
	return e.fields.some((t) => v(e.kind, t) || ne(e.kind, t));
}
function Qr({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = R.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || ne(e, t);
	});
}
function $r(e, t, n) {
	let r = e.fields.find(({ field: e }) => e === "platforms")?.after, i = Array.isArray(r) ? St.filter((e) => r.includes(e)) : t.platforms, a = {
		...R.liveContext(t, n, e.label),
		platforms: i
	}, o = [], s = [], c = !1;
	for (let n of e.fields) {
		let { field: r, part: i, before: l, after: u, seen: d } = n, f = R.fields.find(({ name: e }) => e === r), p = f?.stored(t, a, i), m = f?.editState?.(t, i), h = d !== void 0 && (m === void 0 || De(e.id, m) !== d);
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
	c ||= s.some((e) => be(l, e));
	let u = c && o.some((e) => v(l, e)), d = o.filter((e) => u && (v(l, e) || be(l, e)));
	return {
		open: o.filter((e) => !d.includes(e)),
		kept: {
			moved: s,
			unconverted: d
		}
	};
}
function ei(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${ti(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${ti(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = ti(t.filter((e) => !i.includes(e)));
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
function ti(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function ni(e, t) {
	let n = t.flatMap(({ change: t, outcome: n }) => {
		let r = e.beforeReshaping.get(t.ref), i = ii(t).some(({ field: e }) => ri(t, n).includes(e));
		return r && i ? [[t, r]] : [];
	}), r = new Map(n), i = await Tr(e, [...r.keys()]);
	return t.map((e) => {
		let t = r.get(e.change);
		return t ? {
			...e,
			outcome: ai(e, t, i?.(e.change).key)
		} : e;
	});
}
function ri({ fields: e }, t) {
	return t.state === "done" ? ti(e) : t.state === "skipped" ? t.written ?? [] : [];
}
function ii({ kind: e, fields: t }) {
	return t.filter((t) => v(e, t));
}
function ai({ change: e, outcome: t }, n, r) {
	let [i] = ii(e), a = ri(e, t), s = t.state === "skipped" ? ` ${t.message}` : "";
	if (!r || n.translations?.some(({ language_iso: e }) => !o(r, e))) return q("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`, i?.place);
	let c = oi(n, r).filter((e) => !a.includes(e));
	return c.length === 0 ? t : q("stored differently", `The service removed the texts in ${c.join(", ")} when is_plural changed. The backup has them.${s}`, i?.place);
}
function oi(e, t) {
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: n }) => {
		let r = si(n), i = si(o(t, e)?.translation ?? "");
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function si(e) {
	let t = j(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function ci(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: s } of t.translations ?? []) {
		let t = o(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || s === void 0 || t !== s && e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function li(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [H("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function ui(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return bi(t, Math.ceil(t.length / n.max), (t) => ui(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, J(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(mi),
			...pi(e)
		});
		return await Ar(e, Br(t, {
			keys: fi(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof K)) throw r;
		return jn(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? di(e, t, r) : yi(e, t, r, (t) => ui(e, t), void 0);
	}
}
async function di(e, t, n) {
	let r = [], i = t;
	for (let t of [0, wn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, Y(n))];
		let a = await jr(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (yt(r, await Ar(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, Tn(n, "key"))];
}
function fi(e) {
	return c(Ce(e)).objects;
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
		due: t.map(Kr),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await qr(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new Dn();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: Qt(String(e.id)),
					...t
				})),
				...pi(e)
			};
		}), c = Ur(a.due, {
			keys: fi(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && ci(e.movedWriters, t.before, n.key, r);
		}
		return [...a.outcomes, ...vi(a.due, await Mr(e, c))];
	} catch (t) {
		let r = gi(a.due);
		if (t instanceof Dn) return [...a.outcomes, ...n ? Q(r, Pn(n.error, "change")) : []];
		if (!(t instanceof K)) throw t;
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
	return e.stop.reason() === void 0 ? jn(n.error) && n.sent <= 2 && t.length > 1 ? bi(t, 2, (t) => hi(e, t, n)) : (await e.wait(En(n)), hi(e, t, n)) : Q(t, Y(n.error));
}
function vi(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: ei(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function yi({ stop: e }, t, n, r, i) {
	return n instanceof G && !An(n) && t.length > 1 ? bi(t, 2, r) : (e.note(n, !0), Q(t, Y(Mn(n, i))));
}
async function bi(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) yt(i, await n(e.slice(t, t + r)));
	return i;
}
async function xi(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await Si(e, t, n), s.due.length === 0) throw new Dn();
		return s.due.map(({ id: e }) => Qt(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof Dn) return [...s.outcomes];
		if (!(e instanceof K)) throw e;
		a.note(e), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(En(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await xi(e, f, t)];
	}
	let m = await Ci(e, f, l, d && Mn(d, n?.error));
	return [...p, ...m];
}
async function Si(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Ti(t, a(J(e)))
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(s);
	let c = await Tr(e, t, () => e.languages());
	if (!c) return o(Yr);
	let l = [], u = [], f = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...d(t), ...Zn(R, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? f.push({
			change: n,
			outcome: {
				state: "done",
				id: n.id
			}
		}) : o.length > 0 ? f.push({
			change: n,
			outcome: a(Ln("key", o))
		}) : !t || De(n.id, R.fingerprint(t)) !== n.seen ? f.push({
			change: n,
			outcome: Fn("key", "removed")
		}) : (l.push(n), u.push(Xn(R, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: f
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...f, ...Ti(l, wi(n.error))]
	};
	let p = await r.save(u) ?? await i.beforeWrite() ?? (l.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
	return p === void 0 ? {
		due: l,
		outcomes: f
	} : {
		due: [],
		outcomes: [...f, ...Ti(l, a(J(p)))]
	};
}
async function Ci(e, t, n, r) {
	let i = await Tr(e, t), a = r ? Y(r) : vn;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? wi(r) : {
				state: "done",
				id: e.id
			}
		};
	});
}
function wi(e) {
	return e ? Rn("key", e) : q("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function Ti(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function Ei(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(Gr(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => br(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const Di = {
	kind: "key",
	observe: er,
	lookUp: kr,
	batches: Ei,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? xi(t, n.filter(Ai)) : e === "create" ? ui(t, n.filter(Oi).map(Gr)) : ni(t, await hi(t, n.filter(ki).map(Gr)));
			},
			async finish(e, n) {
				yt(n.remarks, li(t.movedWriters));
			}
		};
	}
}, Oi = (e) => e.action === "create", ki = (e) => e.action === "update", Ai = (e) => e.action === "destroy", ji = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => Mi(e, t.id),
	lookUp: Mi,
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
			return n === void 0 ? e.action === "create" ? zi(t, e) : e.action === "update" ? Fi(t, e) : Zi(t, e) : J(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Ki(t, e, n)
		};
	}
};
async function Mi(e, t) {
	let n = await Jt(() => e.webhooks(z(t)), (e) => W(U(e)?.webhook_id));
	if (n) return Oe(n);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function Ni({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && T(s.url, t.variables) === i;
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
async function Pi({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new Dn();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? Y(r.error) : i;
			if (!(t instanceof K)) throw t;
			if (n.gone && Qi(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), Y(Mn(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(En(r));
	}
}
function Fi(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [z(r), String(t.id)], o = () => n.webhook(i, a);
	return Pi(e, {
		async settled() {
			let n = Ie(await o());
			if (!("webhook" in n)) return In("webhook");
			if (!Ri(e, t, n.webhook)) {
				let r = Bi(e, t, n);
				return r?.state === "done" ? r : Fn("webhook", "updated");
			}
			return Ni(e, Ii(t, n.webhook, e.context), n.webhook, "overwritten");
		},
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), Wi(e, t)));
			return Bi(e, t, Ie(o));
		},
		async readBack(n) {
			let r = await Vi(e, t, o);
			return n && r.state !== "done" ? Y(n) : r;
		}
	});
}
function Ii(e, t, n) {
	let r = [e.identity, e.renamed_from].filter((e) => typeof e == "string").find((e) => T(e, n.variables) === t.url) ?? "", i = Te(L, t, L.liveContext(t, n, r)), a = Qn(e.fields);
	return {
		kind: L.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...Li(i, a.events ?? i.events),
			...a
		}
	};
}
function Li({ event_lang_map: e }, t) {
	if (!B(e) || !Array.isArray(t)) return {};
	let n = Object.entries(e).filter(([e]) => t.includes(e));
	return { event_lang_map: Object.fromEntries(n) };
}
function Ri({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = typeof n == "string" ? n : r, s = L.liveContext(a, e, o), c = t.map(({ field: e, part: t }) => {
		let n = L.fields.find(({ name: t }) => t === e)?.stored(a, s, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return p(L, a, c) === i;
}
async function zi(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = Gi(t, Wi(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return J(l);
	try {
		let a = await n.createWebhook(z(r), c), o = Ie(a);
		return i.set(t.ref, "webhook" in o ? o.webhook.webhook_id : void 0), Bi(e, t, o) ?? await Vi(e, t, () => Ui(e, c));
	} catch (n) {
		if (!(n instanceof K)) throw n;
		if (!n.mayHaveHappened) return o.note(n), Y(n);
		i.set(t.ref, void 0);
		for (let r of [0, wn]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return Y(n);
			let i = await Z(() => Ui(e, c));
			if (i) return bn(L, t, i, s);
		}
		return Tn(n, "webhook");
	}
}
function Bi({ context: e }, t, n) {
	if (!(!("webhook" in n) || yn(L, t, n.webhook, e).length > 0)) return bn(L, t, n.webhook, e);
}
async function Vi(e, t, n) {
	return Bi(e, t, Ie(await Z(n))) ?? vn;
}
function Hi(e, t) {
	let n = Tt([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return C(e.url, t.url) && r && n;
}
async function Ui(e, t) {
	let { objects: n, unusable: r } = await Mi(e.client, e.projectId), i = n.find((e) => Hi(e, t)), a = r.some(({ names: e }) => e.every((e) => C(e, t.url)));
	if (!i && a) throw new X();
	return i;
}
function Wi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = u(L.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: T(r, e.variables) }
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
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref)), i = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []), a = r.filter((e) => Ji(n.of(e)) !== void 0).map((e) => ({
		change: e,
		doubt: Xi
	}));
	for (let t of [
		0,
		wn,
		wn
	]) {
		if (a.length === 0 || e.stop.reason() !== void 0) return;
		t > 0 && await e.wait(t);
		let o = (await Z(() => Mi(e.client, e.projectId)))?.objects, s = [];
		for (let { change: t } of a) {
			let a = r.filter((e) => e !== t).map((e) => Ji(n.of(e))), c = new Set([...a, ...i]), l = o?.filter(({ webhook_id: e }) => !c.has(e)), u = l ? await qi(e, t, l, n) : Xi;
			u !== void 0 && s.push({
				change: t,
				doubt: u
			});
		}
		a = s;
	}
	for (let { change: e, doubt: t } of a) n.remarks.push(Yi(e, "error", t));
}
async function qi(e, t, n, r) {
	let i = Gi(t, Wi(e, t)), a = n.filter((n) => Hi(n, i) && bn(L, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = a.map(({ webhook_id: e }) => e).sort(), [s, ...c] = o, l = Ji(r.of(t)), u = e.posted.get(t.ref);
	if (s === void 0) return `may not exist: the list of webhooks does not have ${l}. Apply again.`;
	if (c.length === 0 && s === l) {
		let e = `existed twice. This run made ${u} and removed it again; ${s} stays.`;
		u !== void 0 && u !== l && r.remarks.push(Yi(t, "notice", e));
	} else return u !== void 0 && c.includes(u) && (r.correct(t, {
		state: "done",
		id: s
	}), await Z(() => e.client.destroyWebhook(z(e.projectId), u))), `may exist twice, as ${[...new Set([...o, l])].join(" and as ")}: another run created it at the same time. Look at the webhooks in Lokalise, and delete all but one.`;
}
function Ji(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function Yi({ label: e, place: t }, n, r) {
	return H("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const Xi = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function Zi(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, [s, c] = [z(r), String(t.id)], l = {
		state: "done",
		id: t.id
	};
	return Pi(e, {
		async settled() {
			let r = i.reason() ?? a.missing();
			if (r !== void 0) return J(r);
			let l = Ie(await n.webhook(s, c));
			return "webhook" in l ? De(t.id, L.fingerprint(l.webhook)) === t.seen ? Ni(e, Xn(L, l.webhook, t, o), l.webhook, "removed") : Fn("webhook", "removed") : Ln("webhook", l.unusable.lacks);
		},
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(s, c, e);
			return Xt(t) === !0 ? l : void 0;
		},
		gone: l,
		async readBack(e) {
			try {
				await n.webhook(s, c);
			} catch (t) {
				if (!(t instanceof K)) throw t;
				return Qi(t) ? l : e ? Y(e) : vn;
			}
			return e ? Rn("webhook", e) : q("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
function Qi(e) {
	return e instanceof G && e.status === 404;
}
// src/run/connect.ts
mn([Di, ji]);
function $i(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", tokenFrom: a, rate: o, concurrency: s, name: c } = e, l = {
			token: i,
			tokenFrom: a,
			baseUrl: t,
			concurrency: s,
			...o !== "auto" && { rate: o },
			...r
		};
		return Pt(n ? new ta(l, c, n) : new rn(l));
	} catch (e) {
		if (!(e instanceof Zt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return Kt(H("bad-setting", t + e.message));
	}
}
function ea(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = $i(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = $i(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? Pt({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var ta = class extends rn {
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
function na({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: It,
		variables: i,
		verdicts: ze
	}, c = e.map((e) => {
		let i = n.objects[e.plural]?.objects ?? [];
		return {
			kind: e,
			parts: ra(e, t[e.plural] ?? [], i, {
				context: s,
				force: r
			})
		};
	}), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = x(c.flatMap(({ parts: e }) => e)), m = c.map(({ kind: e, parts: t }) => [e.plural, {
		unchanged: x(t).unchanged,
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
function ra(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => k(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = k(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...ia(e, t, c, u, d)
		};
	});
}
function ia(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: u.name,
			label: u.label(a),
			place: Ht(r, i)
		}, s = F(u, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...l, s]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal.message);
	let f = `The ${u.name} ${k(u, t.declared).id} no longer exists`, p = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${f}${p}, so it cannot be restored. Copy from here what you need.`);
	let m = n === void 0 ? $e(u, {
		declared: o,
		live: c
	}, s, i.ref) : aa(u, t, r, n, i), h = [...l, ...m.problems];
	return c === void 0 ? {
		...m,
		problems: h
	} : !m.change && h.length === l.length ? {
		kept: [],
		problems: h
	} : d("name-taken", `${f}${p}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function aa(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let s = $e(e, {
		declared: n,
		live: i
	}, r, o), { change: c, problems: l, kept: u } = s;
	if (c?.action !== "update") return s;
	let d = e.context(n.values, i, r), f = t.values[e.fields.find(({ role: e }) => e === "identity")?.name ?? ""], m = e.liveContext(i, r, typeof f == "string" ? f : ""), g = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || h(s) && !v(e.name, n) || oa(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(r), u = o === void 0 ? l : Et(l, o), f = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !f ? !1 : f.same(f.stored(i, m, o) ?? s, u, d);
	}, _ = e.fields.find(({ role: e }) => e === "text"), y = ({ field: e }) => e === _?.name, b = ([e, r]) => {
		let i = c.fields.find((t) => y(t) && t.part === e);
		if (i) return !g(i);
		let [a, o] = [n.values, t.values].map((t) => Et(new Map(Object.entries(t)).get(_?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && _?.same(r, o, d));
	}, x = _?.toManifest(i, m), S = !a && B(x) && Object.entries(x).some(b), C = c.fields.some((t) => v(e.name, t) && (S || !g(t))), w = (t) => g(t) && !(C && (y(t) || v(e.name, t))), T = P(e, i, c.fields.filter(w), r.project), E = c.fields.filter((e) => !w(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: c.label,
			id: c.id,
			reason: g(t) && v(e.name, t) ? "converts" : "changed-since",
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
	let D = p(e, i, T);
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
function oa(e, t) {
	return B(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && B(t) && Object.values(t).includes(e);
}
function sa({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => Be(e.kind, t)));
}
function ca({ changes: e }) {
	return e.some((e) => e.action === "update" && (I(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? v(e.kind, t) : t.before !== void 0 && !h(t.before))));
}
// src/files/undeclaredFiles.ts
async function la(e, t, n, r) {
	let i = new Set(await ae(e, r)), a = await re("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : cn(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + ln);
	return ua(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function ua(e, n, r, i) {
	let a = new Map();
	for (let o of e) {
		if (i.aborted) break;
		await fn();
		try {
			let e = n(o, t(await ge(o.full, r), o.full));
			for (let t of e) a.has(t) || a.set(t, A(o.full, r));
		} catch {}
	}
	return a;
}
async function da({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(await ae(r, a)), s = [];
	for (let e of t.filter(({ files: e }) => qt(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await _e(e, i, a)) {
			let i = je(e, n), a = zt(e, i), c = t.flatMap((t) => jt(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				language: a ?? "",
				...Rt(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => cn(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return ua(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => g(e.identity(t)))), i, a);
}
function fa(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...t.flatMap((t) => Ea(e, t, r, Da(t.kind))),
		...t.flatMap((t) => Ea(e, t, i, Oa)),
		...t.flatMap((t) => va(e, t)),
		...ma(e, t, n),
		...t.flatMap((t) => _a(e, t, n)),
		...t.flatMap((e) => ya(e, n)),
		...t.flatMap((t) => ba(e, t, n)),
		...t.flatMap(({ kind: t }) => xa(e, t, n))
	];
}
function pa(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`);
}
function ma(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: Sa(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => ha(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${wt(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`);
}
function ha({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = oe(i, r) === "off" ? e.matched : e.scope, o = ga(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return $("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${wt(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`);
}
function ga({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = ye(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? ye(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function _a(e, { declared: t, scope: n, kind: r }, i) {
	if (oe(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = kt(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`);
	let u = Ca(e, a).length;
	if (u === 0 || u !== n) return [];
	let d = c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : "", [f, p] = oe(r, i) === "owned" ? [`, with the tag ${Ot}${i.owner}`, "owner, "] : ["", ""];
	return $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}${f}). Check ${p}the project and the manifests. If you want this, ${d}set ${l}: off and remove them in the project.`);
}
function va(e, t) {
	let n = Ta(t);
	return wa(e, t).flatMap(({ label: e, names: [t = e], texts: r }) => {
		let i = r.map((e) => n.get(e)).find((e) => e !== void 0);
		if (!i) return [];
		let a = `The plan removes "${e}" and creates "${i.label}" with the same text. If it was renamed, set previously: ${t} in the entry of the new one in ${Ut(i.place.file)} to keep its translations. If it is really new, set new: true there.`;
		return [H("looks-renamed", a, {
			place: i.place,
			scope: "project"
		})];
	});
}
function ya(e, { allowWrongProject: t }) {
	let { live: n, declared: r, matched: i, matching: a, kind: o } = e, { name: s, plural: c, limits: l, names: u, label: d } = o, { minimumForWrongProject: f = Infinity } = l, p = n.objects.length + n.unusable.length + (n.notRead ?? 0), m = r.length;
	if (t || m === 0 || i > 0 || a.namesakes.size > 0) return [];
	let h = _t(() => new Set(n.objects.flatMap((e) => u(e)))), g = (e) => h().has(e), [_, ...v] = r.filter((e) => Dt(e, d(e.values), g));
	if (_) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${v.length + 1} of them ${v.length === 0 ? "is" : "are"} ${Bt(d(_.values))}`);
	if (p < f) return [];
	let y = Ta(e), b = a.unmanaged.flatMap((e) => {
		let t = o.texts(e).flatMap((e) => y.get(e)?.label ?? [])[0];
		return t === void 0 ? [] : [`"${o.liveLabel(e)}", and not "${t}"`];
	});
	if (b.length > 1 && b.length * 5 >= m * 4) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${b.length} live ${c} have the same texts and other names. Correct key_name or separator in the row of texts so that it gives the names of the project: ${b[0]}. If the ${c} were renamed, set previously in their entries of keys.yaml.`);
	let x = m === 1;
	return $("foreign-project", `The project has ${p} ${c}. The manifests declare ${x ? `1 ${s}, and it` : `${m} ${c}, and none of them`} is ${x ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`);
}
function ba(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = ye(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => b(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`);
}
function xa({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, s = t.filter(({ kind: e }) => e === n), { baseTexts: c, translations: l } = ie(e, s), u = `The plan changes ${c} base text${c === 1 ? "" : "s"}`;
	return l !== void 0 && l <= a ? [] : $("too-many-unverified", l === void 0 ? `${u}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.` : `${u}, which may mark ${l} translation${l === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`);
}
function Sa(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => Be(t, e)) : []);
	return Ca(e, t).length + n.length;
}
function Ca({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function wa(e, { kind: t, live: n }) {
	let r = Ca(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
	return r.flatMap(({ id: e, label: n }) => {
		let r = i.get(String(e));
		return r === void 0 ? [] : [{
			label: n,
			names: t.names(r),
			texts: t.texts(r)
		}];
	});
}
function Ta({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !k(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : O(t)).map((e) => [e, t]) : []);
	return new Map(n);
}
function $(e, t) {
	return [H(e, t, { scope: "project" })];
}
function Ea(e, t, n = new Map(), r) {
	let i = wa(e, t).flatMap(({ names: e }) => {
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
function Da({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file. If it belongs to another team, correct the setting owner.`;
}
const Oa = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
// src/run/conflictMessages.ts
function ka(e, { reasons: t, writes: n, takenBack: i, target: a, ...o }) {
	let s = new Set((a?.kept ?? []).filter(({ item: { reason: e } }) => e === "conflict" || e === "undecided").map(Aa)), c = (e) => s.has(Aa(e)), l = e.filter(({ item: e }) => e.reason === "conflict"), u = e.filter(({ item: e }) => e.reason === "undecided"), d = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let o = a && S(e, a.entries).find(t), s = o && r(e, o, n);
		return a !== void 0 && (s === void 0 || !Tt(s, i ?? null));
	}, f = e.filter((e) => e.item.reason === "held" && d(e)), p = (e) => c(e) ? "notice" : n || a ? "error" : "warning";
	return [
		...l.map((e) => ja(e, c(e) ? "notice" : "error", o)),
		...Pa(u, p, {
			reasons: t,
			...o
		}),
		...f.map((e) => ja(e, "warning", o)),
		...Fa(i, o)
	];
}
function Aa({ item: { kind: e, id: t, part: n, declared: r } }) {
	return V([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function ja(e, t, n) {
	let { item: r, entry: i, kind: a } = e, o = r.reason === "held", s = o ? `The rule for ${r.part} is seed, so the project keeps its text, and the changed text of the file is not written.` : `Both the file and the project changed the ${r.part} text, so it is not written.`, c = {
		path: [r.field, r.part ?? ""],
		ofName: !0,
		severity: t
	}, l = Ma([e], n).slice(o ? -1 : 0);
	return {
		...F(a, i, "conflict", s, c),
		ways: l
	};
}
function Ma([{ kind: e, entry: t, item: n }, ...r], { flags: i, isWorkflow: a }) {
	let o = r.length === 0, s = o || i.includes("--filter") ? [] : ["--filter", `file:${n.place.file}`], c = `${o ? g(e.identity(t.values))[0] : "*"}:${n.part}`, l = [
		c,
		...s,
		...i
	].map(qe).join(" "), u = `lokaform pull --accept ${l}`, d = o ? "text" : "texts", f = o ? "the file's text" : `the files' texts in all conflicts and undecided texts in ${n.part}`;
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
const Na = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Pa(e, t, { reasons: n, ...r }) {
	return [...bt(e, (e) => {
		let { place: n, part: r, cause: i } = e.item;
		return V([
			n.file,
			r ?? null,
			i ?? null,
			t(e)
		]);
	}).values()].map((e) => {
		let [i] = e, { place: a, part: o, cause: s = "undated" } = i.item, c = n.get(s), l = `${e.length === 1 ? `The ${o} text of ${i.item.label} differs from the project and is not written` : `${le(e.length)} ${o} texts of this file differ from the project and are not written; this is the first`}. ${Na[s]}${c === void 0 ? "." : `: ${c}`}`, u = Ma(e, r), d = t(i);
		return H("undecided", l, {
			place: a,
			severity: d,
			scope: "change",
			ways: u
		});
	});
}
function Fa(e, t) {
	let n = e.map(({ kind: e, entry: t, language: n }) => {
		let r = e.fields.find(({ role: e }) => e === "text")?.name ?? "";
		return {
			kind: e,
			entry: t,
			item: {
				part: n,
				place: Vt(t.file, t.span, [r, n])
			}
		};
	});
	return [...bt(n, ({ item: { part: e, place: t } }) => V([t.file, e])).values()].map((e) => {
		let [{ kind: n, entry: r, item: i }] = e, a = e.length > 1 ? ` So are ${le(e.length - 1)} more ${i.part} texts of the file.` : "", o = `The ${i.part} text of ${n.label(r.values)} was written without the text that a pull brought, so apply replaces that text of the project. A merge that keeps its own side of a file does that.${a}`, s = Ma(e, t);
		return H("taken-back", o, {
			place: i.place,
			severity: "warning",
			scope: "change",
			ways: s
		});
	});
}
async function Ia(e, { kinds: t }, { history: n, manifests: r, textFiles: i, usable: a, asked: o }) {
	let { versions: s, is: c } = await n.versions(e, r, o), l = (e) => Object.fromEntries(t.map((t) => [t.plural, e.flatMap((e) => ke(t, e, e.before, i, a))])), u = s.filter(({ until: e, before: t }) => e === Infinity && t !== "");
	return {
		entries: l(s),
		committed: l(u),
		isRead: c === "read",
		uncommitted: u.map(({ now: e }) => e)
	};
}
function La(e, t) {
	return e.map((e) => {
		let { kind: n, matching: r } = e, i = (t[n.plural] ?? []).toReversed(), a = new Map(i.map((e) => [V([n.label(e.values), e.file.path]), e])), o = xt([...a.values()], ({ values: e }) => [n.label(e)]), s = r.matches.flatMap((e) => (o.get(n.label(e.declared.values)) ?? []).map((t) => ({
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
function Ra({ kinds: e, entries: t }, n) {
	let r = (t) => e.flatMap((e) => (t[e.plural] ?? []).map(({ values: t }) => V([e.name, e.label(t)]))), i = new Set(r(t));
	return new Set(r(n).filter((e) => !i.has(e)));
}
function za(e, t, { isWhole: n, replaced: r }) {
	return [
		...Ba(e.kinds, t, n),
		...Va(e, r),
		...Ha(e.kinds, t),
		...Ua(e.kinds, t)
	];
}
function Ba(e, t, n) {
	return e.flatMap(({ kind: e, matching: { matches: r } }) => {
		let i = (t[e.plural] ?? []).filter(({ from: e }) => n || !e), a = i.flatMap(({ values: t }) => g(e.identity(t))), o = new Set([...a, ...i.flatMap((t) => w(e, t))]);
		return r.flatMap(({ declared: t, live: n, renamedFrom: r }) => {
			let [a] = w(e, t), s = S(e, i).find(t) && a !== void 0 && !o.has(a);
			if (e.secretNames || n === void 0 || r !== void 0 || !s) return [];
			let c = `The project has a key of this name already, and no file had the name "${a}", so nothing is renamed. The field previously is for the old name: to rename the key, swap the two names.`;
			return [F(e, t, "unknown-previously", c, {
				path: ["previously"],
				severity: "warning"
			})];
		});
	});
}
function Va({ plan: e, unmanaged: t, kinds: n, problems: r }, i) {
	return r.some(({ code: e }) => e === "looks-renamed") ? [] : n.flatMap(({ kind: n, matching: { matches: r } }) => {
		let a = new Set([...t, ...e.changes.filter(({ action: e }) => e === "destroy")].map(({ label: e }) => e)), [o, ...s] = [...new Set((i[n.plural] ?? []).map(({ values: e }) => n.label(e)))].filter((e) => a.has(e)), [c, ...l] = r.filter(({ live: e }) => e === void 0), u = c && (n.secretNames || Object(c.declared.values).new);
		if (o === void 0 || !c || u || s.length + l.length > 0) return [];
		let d = `This entry is new, and "${o}" is gone from the files. If it was renamed, set previously: ${o} in ${Ut(c.declared.file.path)}, to keep the key and its history. If it is really new, set new: true.`;
		return [F(n, c.declared, "looks-renamed", d, {
			path: [],
			severity: "notice"
		})];
	});
}
function Ha(e, t) {
	return e.flatMap(({ kind: e, matching: { matches: n } }) => {
		let r = S(e, (t[e.plural] ?? []).filter(({ from: e, parts: t }) => e ?? t));
		return n.flatMap(({ declared: t, live: n }) => {
			let i = n === void 0 ? void 0 : r.find(t);
			return !i || !pe(e, t, i) ? [] : [F(e, t, "no-base-text", "No file has a text for it any more, but this entry still declares it. If it is to go, delete this entry, too. Otherwise, put the texts back.", {
				path: [],
				severity: "warning"
			})];
		});
	});
}
function Ua(e, t) {
	return e.flatMap(({ kind: e, matching: { matches: n } }) => {
		let r = S(e, t[e.plural] ?? []), i = n.flatMap(({ declared: e, live: t }) => {
			let n = e.from ?? e.parts, i = t === void 0 || n ? void 0 : r.find(e), a = JSON.stringify(i?.onCreate) === JSON.stringify(e.onCreate);
			return !i || i.from || i.parts || a ? [] : [e];
		});
		return [...bt(i, ({ file: e }) => e.path).values()].map(([t, ...n]) => {
			let r = xe(n.length + 1, e.name), i = `The values of on_create changed, and count only for new ${e.words.many}: ${r} of this file that the project has, such as this one, keep theirs. To change them, write the fields in their entries.`;
			return F(e, t, "wrong-value", i, {
				path: [],
				severity: "notice"
			});
		});
	});
}
// src/run/status.ts
function Wa(e, t) {
	let n = `Project ${e.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`, r = H("segmented-project", n, { scope: "project" });
	return [...e.segmentation ? [r] : [], ...Fe(t, e, "error")];
}
function Ga(e, t, n, i) {
	let a = r(e, t, n) !== void 0, o = (t.parts ?? [t]).flatMap(({ file: e }) => i.get(e.path) ?? []), s = (e) => o.some(({ source: { place: t, others: r }, file: i, dir: a }) => (t === e.source.place || r?.includes(n)) && i === e.file && a === e.dir), c = [...i].find(([, e]) => e.language === n && s(e));
	if (!a && c) return {
		file: c[0],
		line: 1,
		col: 1,
		endLine: 1,
		endCol: 1
	};
	let l = e.fields.flatMap(({ name: e, role: t }) => t === "text" ? [e, n] : []);
	return Vt(t.file, t.span, a ? l : []);
}
function Ka({ kinds: e }, t, { settings: { required: n }, textFiles: r }) {
	let { baseLanguage: i, languages: a = [] } = t, o = Ft(t), s = e.flatMap(({ kind: e, parts: t }) => t.flatMap(({ entry: t, live: n, kept: a, change: s }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(t)) return [];
		let c = n !== void 0 && e.isArchived(n), l = {
			kind: e.name,
			label: e.label(t.values)
		}, u = (s?.fields ?? []).filter((t) => be(e.name, t)), d = (n) => ({
			place: Ga(e, t, n, r),
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
		})), u = (e) => o.filter(({ states: t }) => t.includes(e)).length, d = (t) => l.filter((n) => n.reason === t && "part" in n && n.part === e).length, f = o.filter(({ states: e }) => e.length === 0), p = (e) => o.length > 0 ? u(e) * 100 / o.length : -1, m = Nt.filter((e) => p(e) < (a?.[e] ?? -1)), h = o.map(({ states: e, ...t }) => ({
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
function qa(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Ja(e, t) {
	return _t(() => Ya(e, z(t)));
}
async function Ya(e, t) {
	try {
		let n = U(await e.contributorMe(t)) ?? {}, r = [$t(n.user_id), W(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof K) || e instanceof en) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function Xa({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (qa(e, {
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
async function Za(e, t, r, i) {
	let a = (t) => N(t, [e]), o = {
		...r,
		overwrite: a(r.overwrite),
		accept: a(r.accept)
	}, s = (r) => n(e, t, o, r), c = s(y), l = new Map();
	if (c.is === "stopped") return {
		...c,
		reasons: l,
		takenBack: []
	};
	let u = o.accept.length > 0 ? "accept" : "overwrite", d = m(`--${u}`, o[u], e, t.project);
	if (d.length > 0) return {
		is: "stopped",
		problems: d,
		reasons: l,
		takenBack: []
	};
	let f = await Xa(o, i), p = c.open.length === 0, { verdicts: h, unknown: g = [] } = p ? { verdicts: new Map() } : await Qa(c.open, e, o, i, t.project);
	for (let e of h.values()) e.is === "undecided" && "why" in e && l.set(e.cause, e.why);
	let v = p ? c : s((e) => h.get(_(e))), b = c.open.filter((e) => ro(h.get(_(e))));
	return {
		...v,
		problems: [
			...v.problems,
			...f,
			...g
		],
		reasons: l,
		takenBack: b
	};
}
async function Qa(e, t, n, { history: i, manifests: a, asked: o, applied: s, all: c = [], ownUser: u, ...d }, p) {
	let h = n.writers ? {
		is: "known",
		names: n.writers
	} : await u(), g = ({ by: e }) => h.is === "known" ? qa(h.names, e) : void 0, v = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (g(e) === !1 ? 0 : 2592e3), y = await i.versions(vt(e.map(v)), a, o), b = oo(y, e, d), x = (y.overwrites ?? []).flatMap((e) => N([e.pattern], [t]).map((t) => ({
		...e,
		pattern: t
	}))), S = Object.values(t.entries).flatMap((e) => e ?? []), C = s && _t(s), w = new Set();
	if (y.is === "unreadable" && y.noGit && e.some((e) => !e.isHeld && no(e, n, x) === void 0)) throw new Le(y.why);
	let T = async (e) => {
		let t = no(e, n, x);
		if (t === "write" || t === "pull") return { is: t };
		let i = {
			...e,
			declared: r(e.kind, e.entry, e.language)
		}, a = ao(e, i.declared), o = (t) => we(e, g(e), t, a), s = y.is === "unreadable" && y.noRepository ? void 0 : {
			...f(i, b.versions, b.merged, S),
			...y.is === "unreadable" && v(e) <= (y.back ?? Infinity) && { unread: y.why }
		};
		if (e.isHeld) return {
			is: "held",
			...s?.periods[0]?.since === Infinity && { cause: "not committed" }
		};
		let c = o(s);
		if (c.is === "pull" && C && s) {
			let t = await C();
			if (t?.is === "read") {
				let n = l(i, t.declared.entries[e.kind.plural] ?? [], S);
				D(n, i.declared) || (c = o(to(s, n)));
			} else t?.isUnknown && w.add(t.why);
		}
		return io(t, c, h);
	}, E = new Map();
	for (let t of e) E.set(_(t), await T(t));
	let O = e.filter((e) => !["write", "held"].includes(E.get(_(e))?.is ?? "")).map(({ at: e = Infinity }) => e), k = x.filter(({ at: e }) => e > vt(O)), A = e.slice(0, 1).map(({ kind: e }) => ({
		kinds: [e],
		entries: { [e.plural]: b.versions.flatMap(({ before: e }) => e) }
	})), j = k.flatMap(({ commit: e, pattern: t }) => {
		if (/^Lokaform.*:$/i.test(t)) {
			let n = /^Lokaform-Overwrite:$/i.test(t) ? ", because it has no colon" : "", r = `Commit ${e.slice(0, 7)} has a line that starts with ${t.slice(0, -1)}, which has no effect${n}. To keep the text of a file, add this trailer to another commit: Lokaform-Overwrite: KEY:LANG`;
			return [H("unknown-text", r, {
				severity: "warning",
				scope: "project"
			})];
		}
		let n = `The trailer of commit ${e.slice(0, 7)} has no effect. Lokaform-Overwrite:`, r = te(n, [t], [...c, ...A]), [i, ...a] = c, o = i && a.length === 0 ? m(n, [t], i, p) : [];
		return (c.length > 0 ? [...r, ...o] : []).map((e) => ({
			...e,
			severity: "warning",
			scope: "project",
			message: `${e.message} Correct it in another commit.`
		}));
	});
	return {
		verdicts: E,
		unknown: [
			...[...w].map((e) => {
				let t = `It is not known what was applied last, so a text of the files that is not applied yet may be taken for an older one. Reason: ${e}.`;
				return H("not-read", t, {
					severity: "warning",
					scope: "project"
				});
			}),
			...j,
			...$a(e, E, n),
			...o?.target === void 0 ? [] : eo(e, E)
		]
	};
}
function $a(e, t, { overwrite: n }) {
	return n.flatMap((n) => {
		let r = ({ kind: e, entry: t, object: r, language: i, isHeld: o }) => a([n], {
			kind: e,
			entry: t,
			live: r
		}, i, o === !0) !== void 0, i = (e) => ["pull", "held"].includes(t.get(_(e))?.is ?? ""), [o, ...s] = e.filter(r);
		if (!o || ![o, ...s].every(i)) return [];
		let c = `overwrite ${n} decides nothing, because a pattern counts only for conflicts and undecided texts. To write the text of the file over a newer one of the project, name it: ${o.kind.label(o.entry.values)}:${o.language}`;
		return [H("unknown-text", c, {
			severity: "warning",
			scope: "project"
		})];
	});
}
function eo(e, t) {
	let [n, ...r] = e.flatMap((e) => {
		let n = t.get(_(e));
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
	return [F(n.kind, n.entry, "conflict", a, o)];
}
function to({ periods: [e, ...t], ...n }, r) {
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
function no({ kind: e, entry: t, object: n, language: r, isHeld: i, at: o }, { overwrite: s, accept: c }, l) {
	let u = {
		kind: e,
		entry: t,
		live: n
	}, d = (e) => a(e, u, r, i === !0), [f, p] = [d(s), d(c)];
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
const ro = (e) => e?.is === "write" && e.takesBack === !0;
function io(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided" || ro(t);
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function ao({ kind: e, live: t }, n) {
	let r = B(t) && B(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? B(n) && B(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function oo({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => {
		let t = (t) => a.flatMap((n) => ke(n, e, t, r, i)), { before: n, after: o, ...s } = e;
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
async function so(t, n, { cancellation: r, history: i, now: a, onProgress: o, folders: c, environment: l }, { usable: u, command: d, target: f, applied: p, all: m, reviewed: h, listsUnmanaged: g }) {
	let { settings: _ } = n, v = d === "apply", y = {
		ownUser: Ja(t, _.id),
		history: i,
		manifests: He(n),
		textFiles: n.textFiles,
		usable: u,
		all: m,
		applied: p && (() => p().then((e) => e && Me(e, n)))
	};
	try {
		let u = f && Me(f, n), m = u?.is === "read" ? u : void 0, b = [{
			declared: n.declared,
			rules: _.rules
		}, ...m ? [m] : []], x = {
			rules: b.map(({ rules: e }) => e),
			reviewed: h
		}, S = b.map(({ declared: e }) => e), C = (e) => Kn(t, _.id, S, e ? void 0 : x, d === "status"), w = await C(g);
		if (!w.ok) return {
			is: "stopped",
			problems: [w.problem]
		};
		let T = {
			now: Math.floor(a() / 1e3),
			target: m?.commit
		}, E = !f && !p && (v || d === "plan"), { entries: D, ...O } = E ? await Ia(T.now - 172800, n.declared, {
			...y,
			asked: T
		}) : {
			entries: {},
			committed: {},
			uncommitted: []
		}, k = Ra(n.declared, D), A = Object.values(w.value.objects).some(({ notRead: e }) => e);
		if (k.size > 0 && A && (w = await C(!0)), !w.ok) return {
			is: "stopped",
			problems: [w.problem]
		};
		o?.({
			phase: "planning",
			project: _.name
		});
		let j = w.value, [M = n.declared, N] = j.declared, te = d === "status" ? Wa(j.project, _.required) : [], ne = [...We(n, j.project), ...te];
		if (ne.length > 0) return {
			is: "stopped",
			problems: ne
		};
		let re = {
			...y,
			asked: T
		}, P = await Za(M, j, _.rules, re), ie = Fe(_.languagePlaces, j.project), ae = Fe(_.required, j.project, "warning"), oe = [
			...ie,
			...ae,
			...P.problems
		];
		if (P.is === "stopped") return {
			...P,
			problems: oe
		};
		let se = m && N && await Za(N, j, m.rules, {
			...re,
			history: uo(i),
			manifests: [...new Set([...y.manifests, ...m.manifests])]
		}), ce = u && e(P, u, se), le = E ? [
			...await po(P.plan, P.kinds, y),
			...mo(await i.ignored?.(y.manifests)),
			...await fo(P.plan, n.declared, _.rules, {
				...y,
				asked: T
			})
		] : [], ue = {
			environment: l,
			signal: r.stopping
		}, de = v && E && P.plan.changes.length > 0 ? await s(c.displayRoot, ue) : void 0, fe = de ? await ho(de, O.uncommitted) : [], pe = N?.entries ?? O.committed, me = [...lo(P.kinds, _), ...za(P, N?.entries ?? D, {
			isWhole: N !== void 0,
			replaced: pe
		})], he = c.confined !== void 0, ge = ka(P.keptTexts, {
			reasons: P.reasons,
			takenBack: P.takenBack,
			writes: v,
			flags: _.flags,
			isWorkflow: he,
			target: N && {
				entries: Object.values(N.entries).flat(),
				kept: se?.is === "planned" ? se.keptTexts : []
			}
		});
		return {
			...P,
			live: j,
			problems: [
				...oe,
				...le,
				...fe,
				...me
			],
			conflicts: d === "status" ? [] : [...ge, ...he ? co(P.plan) : []],
			noLongerDeclared: [...P.unmanaged.filter((e) => k.has(V([e.kind, e.label]))), ...ee(P, {
				plan: { changes: [] },
				kinds: La(P.kinds, D)
			})],
			...ce && { target: ce }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: go(e, r, n)
		};
	}
}
function co({ changes: e }) {
	return e.filter(({ action: e, kind: t }) => e === "destroy" && I(t).secretNames).length === 0 ? [] : [H("no-backup-dir", "A workflow does not remove webhooks, because its backup must not contain their URLs. Remove them in Lokalise, or run lokaform apply at a terminal.", {
		severity: "warning",
		scope: "change"
	})];
}
function lo(e, { rules: t, places: n }) {
	let r = e.flatMap(({ kind: e, matching: { matches: n } }) => (e.secretNames ? [] : n).flatMap(({ live: n }) => n === void 0 ? [] : [At(e.tags(n), t)])), [i, ...a] = r.flatMap((e) => e ?? []), o = a.length + 1;
	if (i === void 0 || o * 2 <= r.length) return [];
	let s = `${o} of ${r.length} declared keys have the tag ${i} of another owner, so none of them is compared or written. If they are yours, set owner: ${i.slice(Ot.length)}, or replace the tag in Lokalise.`, c = n.get("owner");
	return [H("bad-setting", s, {
		severity: "warning",
		scope: "project",
		...c && { place: c }
	})];
}
function uo(e) {
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
async function fo({ changes: e }, t, { prune: n, allowRemovals: r }, i) {
	let a = e.filter(({ action: e, kind: t }) => e === "destroy" && n[t] === "owned");
	if (a.length === 0 || r !== void 0) return [];
	let { entries: o, isRead: s } = await Ia(0, t, i), c = Ra(t, o), l = a.flatMap(({ kind: e, label: t }) => c.has(V([e, t])) ? [] : [t]);
	if (!s || l.length === 0) return [];
	let u = `No commit of this branch declared ${Pe(l, 5)}, so a newer commit or another branch may declare it. Nothing is written. Run git pull and plan again. If nothing declares it, set --allow-removals ${a.length}.`;
	return [H("behind-upstream", u, { scope: "project" })];
}
async function po({ changes: e, kept: t }, n, { history: i, manifests: a, textFiles: o, usable: s }) {
	let c = e.length > 0 || t.some(({ reason: e }) => e === "pull") ? await i.upstream?.(a) : void 0;
	if (!c) return [];
	let { name: l, ahead: u, texts: d, isOther: f } = c, p = (e, t) => d.flatMap((n) => ke(e, {
		path: n.path,
		now: n.path
	}, n[t], o, s)), m = n.flatMap(({ kind: t }) => {
		let n = new Set(p(t, "text").flatMap(({ values: e }) => g(t.identity(e))));
		return e.filter((e) => e.action === "destroy" && e.kind === t.name).flatMap(({ label: e }) => n.has(e) ? [e] : []);
	}), h = n.flatMap(({ kind: t, matching: { matches: n } }) => {
		let [i, a] = [S(t, p(t, "text")), S(t, p(t, "before"))], o = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? o.get(e.label) : void 0, s = n && i.find(n), c = n && a.find(n);
			return !s || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: i }) => {
				let a = n === void 0 ? void 0 : r(t, s, n);
				return (!c || !Tt(r(t, c, n ?? "") ?? null, a ?? null)) && a !== void 0 && i !== void 0 && Tt(a, i) ? [`${e.label} (${n})`] : [];
			});
		});
	});
	if (f && m.length + h.length === 0) return [];
	let _ = m.length > 0 ? `This apply would remove what ${l} declares: ${Pe(m, 5)}.` : h.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${Ve(h.length, "text")} of ${l} back: ${Pe(h, 5)}.`, v = `The checked-out branch lacks ${Ve(u, "commit")} of ${l}. ${_} To apply the newest files, run ${f ? `git merge ${l}` : "git pull"} first.`, y = m.length > 0 ? "error" : "warning";
	return [H("behind-upstream", v, {
		severity: y,
		scope: "project"
	})];
}
function mo(e = []) {
	if (e.length === 0) return [];
	let t = `Git ignores ${Pe(e, 5)}, so a workflow does not have it. Remove it from .gitignore, and commit it.`;
	return [H("unread-manifest", t, {
		severity: "warning",
		scope: "change"
	})];
}
async function ho(e, t) {
	let { currentBranch: n, usualBranch: r, defaultBranch: i = r } = e;
	if (n === void 0 || i === void 0) return [];
	let a = n === i && t.length === 0, o = a ? await e.unpushed() : 0;
	if (a && o === 0) return [];
	let s = `${n === i ? t.length > 0 ? `There are changes that are not committed: ${Pe(t, 5)}` : `There are commits that are not pushed (${o})` : `The checked-out branch is ${n}, and not ${i}`}. Until they are merged, ${i} does not have what this apply writes: its new texts look like edits of the project, which a pull brings into ${i}, and prune removes its new keys. To write only merged changes, push and merge first.`;
	return [H("behind-upstream", s, {
		severity: "warning",
		scope: "project"
	})];
}
function go(e, { stopped: t }, { declared: n, settings: r } = {}) {
	if (!(e instanceof K)) throw e;
	if (e instanceof en && t) return [];
	let i = e instanceof G ? e.serviceMessage.replace(/\.$/, "") : "", a = n !== void 0 && i !== "" && _o(i, n) ? { quotes: [i] } : {}, o = e instanceof G && e.status === 404, s = On(e) ? r?.tokenPlace : o && r?.places.get("project");
	return [H("api-error", e.message, {
		scope: "project",
		...a,
		...s && { place: s }
	})];
}
function _o(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(Ae).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? ce(t) : []));
	});
	return Ne(r)(e) !== e;
}
async function vo(e, t, n, r, i) {
	let { plan: a, kinds: o, problems: s, live: c } = e, l = await bo(a, c, t, n, r, i);
	return [...[...pa(s, t.rules), ...fa(a, o, t.rules, l)].map((e) => ({
		...yo(e, t),
		...e
	})), ...xo(a, n)];
}
function yo({ code: e, message: t }, { places: n }) {
	let r = t.match(/(?<=setting )[\w.]+|\w+[._]\w+/g) ?? [], i = e === "too-many-destroyed" ? ["prune.keys"] : [], a = [
		...r,
		...i,
		"project"
	].flatMap((e) => n.get(e) ?? [])[0];
	return a ? { place: a } : {};
}
async function bo({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && I(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await la(c, o, a, s),
		otherLanguage: await da(n, t, l, o, s)
	};
}
function xo(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !sa(e) && !ca(e) ? [] : [H("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/backup/write.ts
var So = class {
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
			let t = this.kept.get(Co(e));
			if (!t) return [e];
			let n = t.action === "update" && e.action === "update" && I(e.kind).mergeKept?.(t, e) || e;
			return Tt({ ...t.entry }, { ...n.entry }) && Tt({ ...t.wrote }, { ...n.wrote }) && this.written.has(t) ? [] : [n];
		});
		if (r.length !== 0 && n) {
			for (let e of r) this.kept.set(Co(e), e);
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
function Co({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const wo = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, To = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function Eo(e, t, n) {
	let { wrote: r, ...i } = Do(e, t, []).backup, a = new ot({ backup: i });
	a.commentBefore = [
		` Project: ${Po(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${Po(t.restore)}`
	].join("\n");
	let o = e.map(({ name: e, plural: t }) => No(t, n.filter(({ kind: t }) => t === e).map((e) => jo(e).entry), "")), s = n.map((e) => jo(e).wrote), c = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		a.toString(To),
		No("wrote", s, "  ") || "  wrote: []\n",
		...o
	].join("");
	return `${c}# End of the backup. SHA-256 of the lines above: ${Ke(c)}\n`;
}
function Do(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(ko);
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
function Oo(e) {
	let [t, n] = wo.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : Ke(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function ko({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = I(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const Ao = new WeakMap();
function jo(e) {
	let t = Ao.get(e) ?? {
		entry: Mo(e.entry),
		wrote: Mo(ko(e))
	};
	return Ao.set(e, t), t;
}
function Mo(e) {
	let t = new ot([e], { aliasDuplicateObjects: !1 });
	return at(t, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = st.QUOTE_DOUBLE);
	} }), t.toString(To);
}
function No(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Po(e) {
	return e.replace(Ct, " ");
}
// src/backup/read.ts
const Fo = ut([dt(), gt()]), Io = (e) => lt({
	format_version: ft(2),
	project: dt().min(1),
	project_digest: dt().exactOptional(),
	project_name: dt(),
	time: dt(),
	wrote: mt(lt({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Fo.exactOptional()])),
		action: ht([...Gt, "update"]),
		values: pt(dt(), ct()).default({})
	}))
}), Lo = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Ro(e, t, n) {
	return Ho(e, Vo(t, n.replaceAll("\r\n", "\n")));
}
const zo = "\n  - ";
function Bo(e, t, n, r) {
	let i = Vo("", t), { problems: a } = Ho(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(Do(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !I(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Vo(e, t) {
	let n = Oo(t), r = n === "cut" ? t.lastIndexOf(zo) : -1;
	return {
		text: t,
		damage: n,
		yaml: fe(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function Ho(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = Xe(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = Io(e).safeParse(s?.value), l = (e) => H("bad-backup", e, { place: Ht(r.file, s?.span ?? r.span) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) {
		let a = l(Wo(e, n, t.includes(zo) ? c.data?.wrote : void 0, i));
		if (n === "cut") return { problems: [a] };
		let o = t.trimEnd().length, s = Wt(r.file, t.lastIndexOf("\n", o - 1) + 1, o);
		return { problems: [{
			...a,
			place: s
		}, ...r.problems] };
	}
	if (!c.success) {
		let t = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : `This is not a backup of lokaform${Uo(e, r)}. Use the file that the run named as its backup.`;
		return { problems: Lt(r.problems) ? r.problems : [l(t)] };
	}
	let { wrote: f } = c.data, p = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let s = it(r, a, n);
		yt(o, s.problems);
		let c = xt(f, (e) => Ko(e, t));
		return s.entries.flatMap(({ values: e, span: n }) => {
			let [i] = Ko(e, t).flatMap((e) => c.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(H("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Ht(r.file, n) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (Lt(o)) return { problems: o };
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
function Uo(e, { value: t, file: n }) {
	let r = (e) => new Map(Object.entries(t ?? {})).has(e), [i] = e.filter(({ plural: e }) => r(e));
	return r("format_version") ? r("requests") ? ", but the report of a run" : ", but a plan" : i ? `, but a manifest, which lokaform apply --${i.plural} writes into the project` : `${n.path.endsWith(".json") ? ", but a locale file or other JSON" : ""}: it has no header "backup"`;
}
function Wo(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup was edited or damaged after it was written: the lines above do not have this SHA-256. It does not say which line changed.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${Lo}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => Ko(e, i)) : []);
		return n.flatMap((e) => Ko(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	if (a.length === 0) return `${i} ${Lo}`;
	let o = a.length > Go ? ` and ${a.length - Go} more` : "";
	return `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, Go).join(", ")}${o}. ${Lo}`;
}
const Go = 10;
function Ko(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function qo(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = sn(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await un(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await he(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await Ee(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await he(Jo(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await Ue(e), await Ue(on(e)), a = o;
			} catch (e) {
				throw s && await dn(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${de(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function Jo(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Yo(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [H("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = cn(n.working, t), a = await Ge(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...Ro(e, A(i, n), a.value),
		urls: await Xo(Jo(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function Xo(e) {
	try {
		let t = JSON.parse(await Ye(e, "utf8")), n = B(t) ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
function Zo(e, { batchSize: t = 500 }) {
	return $o(e).map((e) => hn().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function Qo(e, t, n) {
	let r = new _n(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: It,
			variables: n.variables,
			verdicts: ze
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Sn(n.halt, n.mayWrite),
		backup: new So(n.backup),
		snapshot: _t(async () => n.snapshot && Cn(a, await n.snapshot(), r)),
		languages: Un(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(hn().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: J(n)
		}));
	}, c = et(n.concurrency);
	await fn();
	for (let e of Zo(t, n)) {
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
function $o({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => Re(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...es(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function es(e) {
	let t = xt(e, (e) => Se(e, "before")), n = new Map(e.map((e) => [e, Se(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/plan/reviewedPlan.ts
const ts = "Plan again, and review the new plan.";
function ns(e, t, n) {
	let r = bt(t.changes, (e) => V(rs(e))), i = new Set(e.changes.filter((e) => r.get(V(rs(e)))?.shift())), a = (e) => V([e.action, tt(e)]), o = bt([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = o.get(a(e))?.shift();
		return [{
			change: e,
			outcome: J(`${t ? is(t, e) : "this change is not in the reviewed plan"}. ${ts}`)
		}];
	}), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: ss(e, n) ?? J(`this change is in the reviewed plan, but a plan from the present manifests and live values does not have it. ${ts}`)
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function rs(e) {
	let t = as(e).map((e) => [
		e.field,
		e.part ?? null,
		e.before ?? null,
		e.after
	]), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		tt(e),
		e.label,
		r,
		n,
		i,
		os(e),
		t
	];
}
function is(e, t) {
	let n = (e) => V(as(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && os(e) !== os(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function as(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function os(e) {
	return e.action === "create" ? "" : e.seen;
}
function ss(e, t) {
	let n = I(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && bn(n, e, r, t).state === "done");
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
// src/run/project.ts
async function cs(e, t, n, r) {
	let i = ls(e.settings, e.manifests, t.scope);
	try {
		return await us(i, e, t, n, r);
	} catch (e) {
		let t = rt(e, r.folders.displayRoot);
		if (t) return {
			...i,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...i,
			problems: [fs],
			bugs: [n]
		};
	}
}
function ls({ name: e, id: t, showTexts: n }, r, i) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		...i && { scope: i },
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function us(e, t, n, { saved: r, ...i }, a) {
	let { id: o } = t.settings;
	if (a.cancellation.stopped) return e;
	let { stopping: s } = a.cancellation, c = ea(t.settings, n.apiUrl, a);
	if (!c.ok) return {
		...e,
		problems: [c.problem]
	};
	let { reading: l, writing: u, now: d } = c.value, f = r?.get(o), p = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, m = f?.filter && {
		filter: f.filter.filters,
		prune: {}
	}, h = await so(l, m ? {
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
	}, T = await vo(h, t.settings, n, a.folders, s);
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
			...e ? { status: Ka(h, g.project, t) } : { unmanaged: v }
		};
		return await a.onPlan(o), o;
	}
	let E = me(t, h, g.project), D = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: ze
	}, { plan: O, notApplied: k } = f ? ns(_, f, {
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
		effort: { requests: Zo(O, a).flat().length },
		...k.length > 0 && { results: k }
	}, j = await a.onPlan(A), ee = y.some(({ code: e, severity: t }) => e === "behind-upstream" && t === "error");
	return n.command === "plan" || T.length > 0 || ee || Lt(E) ? A : j ? hs(u, O, A, t, n, a) : ds(A, a);
}
function ds(e, { cancellation: t }) {
	return t.stopped ? e : {
		...e,
		problems: [...e.problems, H("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" })]
	};
}
const fs = H("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" });
function ps(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(qe).join(" ");
}
async function ms({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || await (async () => (await s(t.working, i))?.commit())().catch(() => void 0))?.slice(0, 7) ?? r})`;
}
async function hs(e, t, n, { settings: r, declared: i }, { backupDir: a, restoreFlags: o }, s) {
	let { cancellation: c, now: l, folders: u } = s, { concurrency: d, useAutomations: f, id: p } = r, m = new Mt();
	m.hide(r.secrets);
	let h = m.clean(p), g = a === void 0 ? void 0 : qo(a, r.name ?? h, l()), _ = {
		project: h,
		...h !== p && { project_digest: Ke(p) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, v = (e) => ps(A(e, u), o), y, b = async (e, t) => {
		let n = (e) => ({
			..._,
			restore: v(e)
		});
		await g?.write((t) => Eo(i.kinds, n(t), e), t, (t, r) => Bo(i.kinds, t, n(r), e)).catch((e) => {
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
	let T = t.changes.some(({ action: e }) => e === "destroy"), E, D = await Qo(e, t, {
		variables: i.variables,
		concurrency: d,
		batchSize: s.batchSize ?? 500,
		useAutomations: f,
		halt: () => c.reason,
		mayWrite: async () => (E = await s.permission?.toWrite(T && r.rules.allowRemovals === void 0), E?.message),
		snapshot: r.snapshot === "off" ? void 0 : () => ms(s, _.time),
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
	})), { bugs: k, remarks: j, snapshot: ee } = D, M = [
		...n.problems,
		...E && !c.stopped ? [E] : [],
		...j,
		...k.length > 0 ? [fs] : [],
		...y === void 0 ? [] : [H("backup-not-written", y, { scope: "project" })]
	];
	return {
		...n,
		results: [...O, ...n.results ?? []],
		problems: M,
		...g?.path !== void 0 && {
			backup: A(g.path, u),
			restore: v(g.path)
		},
		...ee && { snapshot: ee },
		...k.length > 0 && { bugs: k }
	};
}
export { X as C, Bn as S, er as _, ls as a, Un as b, go as c, ka as d, ga as f, Mi as g, ea as h, cs as i, Za as l, $i as m, ds as n, Zo as o, na as p, ps as r, Yo as s, hs as t, Ja as u, Yn as v, Nn as w, zn as x, qn as y };
