import { b as e, p as t, v as n } from "./yaml.js";
import { O as r, S as i, _ as a, b as o, d as s, g as c, h as l, o as u, p as d, u as f, w as p, x as m } from "./wire.js";
import { c as h, d as g, g as _, h as v, l as y, p as b, r as x, t as S, u as C } from "./zod.js";
import { $ as w, $r as T, A as E, Ar as D, B as O, C as k, Cr as A, Ct as ee, D as j, Dr as te, Dt as M, E as ne, Er as re, Et as ie, G as N, Gn as ae, Ir as oe, J as P, Jn as F, K as se, Kn as ce, M as le, Mr as I, Mt as ue, Nr as de, O as fe, Or as pe, Ot as me, Pr as he, Qr as ge, S as _e, T as ve, Tt as ye, V as be, W as xe, Wn as Se, Wr as Ce, Xn as we, Yn as Te, Zn as Ee, _i as De, _n as Oe, _r as ke, an as Ae, ar as je, b as Me, bn as Ne, bt as Pe, c as Fe, di as Ie, ei as Le, er as Re, fn as L, g as ze, gn as Be, gr as R, h as z, hr as Ve, ir as He, j as Ue, jt as We, k as Ge, kr as Ke, kt as qe, li as Je, ln as Ye, m as Xe, mn as Ze, mr as Qe, nr as $e, nt as et, on as tt, or as nt, ot as rt, p as it, pi as at, pr as ot, q as st, qn as ct, rr as lt, rt as ut, si as dt, st as ft, ti as pt, un as mt, ur as ht, v as gt, vi as _t, vn as vt, vr as yt, w as bt, x as B, xn as V, xt, y as St, yn as Ct, yt as wt } from "./engine.js";
import { Bt as Tt, Ci as Et, Di as Dt, Gt as Ot, I as kt, Lr as At, Mt as jt, Oi as Mt, Ot as H, Rr as Nt, St as Pt, Ti as Ft, Ut as It, Vt as Lt, Wt as Rt, an as zt, on as Bt, rn as Vt, sn as Ht, wi as Ut, wt as Wt, zt as Gt } from "./start.js";
import { C as Kt, b as qt, c as Jt, d as U, f as W, g as Yt, h as G, i as Xt, l as Zt, m as Qt, r as $t, s as en, t as tn, u as nn, v as K } from "./client.js";
import { dirname as rn, join as an, resolve as on, sep as sn } from "node:path";
import { mkdir as cn, readFile as ln, rm as un } from "node:fs/promises";
import { setImmediate as dn } from "node:timers/promises";
// src/remote/kindRemote.ts
let fn = [];
function pn(e) {
	fn = e;
}
function mn() {
	return fn;
}
function hn({ name: e }) {
	let t = fn.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var gn = class {
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
const _n = q("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function vn(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function yn(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = vn(e, t, n, r);
	return !c && l ? q("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? q("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${bn(e.after)} was sent, ${bn(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
function bn(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/sending.ts
var xn = class {
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
		Dn(e) && (this.refusal ??= n), kn(e) && (this.cause ??= `The service refuses all requests for this project: ${n}`), t && (e instanceof G ? !this.accepted && this.lastRefusal === n && (this.cause ??= `The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= `The service could not be reached: ${n}`, this.lastRefusal = n);
	}
};
async function Sn({ client: e, projectId: t, stop: n }, r, i) {
	try {
		let { snapshot_id: n, title: a } = await $t(e, t, r);
		i.snapshot = {
			id: Zt(n) ?? W(n) ?? "without an id",
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
const Cn = 2e3;
function wn(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return q("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function Tn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var En = class extends Error {};
function Dn(e) {
	return e instanceof G && (qt(e) || e.status === 403);
}
const On = [
	401,
	402,
	403,
	404,
	423,
	429
];
function kn(e) {
	return e instanceof G ? On.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function An(e) {
	return e.name === "TimeoutError" || e instanceof G && [
		413,
		502,
		504
	].includes(e.status);
}
function jn(e, t) {
	return e instanceof G || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof Qt && !e.mayHaveHappened ? J(e.message) : q(e.mayHaveHappened ? "unknown result" : "refused", e.message);
}
var X = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function Mn(e) {
	try {
		return jt(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return Wt(H(e.code, e.message, { scope: "project" }));
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
function Nn({ message: e }, t) {
	return q("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function Pn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Fn(e, t = "") {
	return J(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function In(e, t) {
	return J(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Ln(e, t) {
	return t.mayHaveHappened ? Nn(t, e) : Y(t);
}
async function Rn(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	};
	return (await Z(() => zn(e, t, n)))?.project;
}
async function zn(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(V(t)), n === !0 ? Vn(e, t) : void 0]), o = U(U(i)?.statistics)?.languages, s = n ? nn(a ?? o, Un) : void 0;
	if (n && !s) throw Wn("a language has no usable lang_iso");
	return {
		project: Bn(t, i, s, r),
		details: i,
		languages: a
	};
}
function Bn(e, t, n, r) {
	let i = U(t) ?? {}, a = U(i.settings) ?? {}, o = Jt(a.per_platform_key_names), s = Jt(a.segmentation), c = Zt(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = W(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	if (d.length > 0) throw Wn(`the project has no usable ${d.join(" and ")}`);
	return {
		id: e,
		name: W(i.name) || e,
		type: W(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: Jt(a.auto_toggle_unverified)
	};
}
async function Vn(e, t) {
	let n = await Kt(() => e.languages(t, { limit: 500 }), (e) => Un(e)?.iso);
	if (n) return n;
	throw new X("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function Hn(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = nn(await Vn(e, t), Un);
		if (!r) throw new X();
		return r.map(({ iso: e }) => e);
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function Un(e) {
	let { language_iso: t, language_id: n, lang_iso: r, lang_id: i, plural_forms: a } = U(e) ?? {}, o = W(r ?? t);
	if (o !== void 0 && o !== "") return {
		iso: o,
		id: Zt(i ?? n),
		pluralForms: nn(a, W) ?? []
	};
}
function Wn(e) {
	return new X(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function Gn(e, t, n, r, i = !1) {
	let a = n.flatMap(ke), [{ kinds: o } = { kinds: [] }] = n, s = o.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), c = await Mn(() => zn(e, t, {
		languages: a.length > 0 || i && "counted",
		names: s.some(({ namesByPlatform: e }) => e),
		texts: i || a.some(({ ofText: e }) => e)
	}));
	if (!c.ok) return c;
	let { project: l, details: u } = c.value, d = n.map((e) => yt(e, l.baseLanguage)), f = new Set([...d.flatMap(ke).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(({ entries: e }) => Object.values(e).flat()).flatMap(qe)]), p = (l.languages ?? []).filter(({ iso: e }) => i || f.has(e)), m = U(U(u)?.statistics) ?? {}, h = ({ plural: e, name: t }) => r && {
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
	return Mn(async () => ({
		...await qn(g, s, h),
		declared: d
	}));
}
async function Kn(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = {
		languages: !0,
		names: !0,
		texts: !0
	}, o = await Mn(() => zn(e, t, a));
	if (!o.ok) return o;
	let { project: s } = o.value, c = r(s);
	if (!c.ok) return c;
	let l = {
		client: e,
		project: s,
		statistics: {},
		languages: c.value
	};
	return Mn(() => qn(l, n, () => void 0, i));
}
async function qn(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await hn(t).observe({
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
async function Jn(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([zn(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await hn(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new X();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
// src/kinds/backup.ts
function Yn(e, t, { how: n }, r) {
	let i = me(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function Xn(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.toManifest(t, r) === void 0).map(({ name: e }) => e);
}
function Zn(e) {
	return Qn(e, ({ after: e }) => e);
}
function Qn(e, t) {
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
async function $n(e) {
	let { client: t, project: n, statistics: r, languages: i, plans: a } = e, o = a && cr({
		...e,
		...a
	}), s = o && await o;
	if (s) return s;
	let c = n.id, l = c === V(c) ? en(r.keys_total) : void 0;
	return j(await er({
		client: t,
		projectId: c
	}, nr(i), i, l));
}
async function er(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await ir(e, t, i, r);
	if (tr(a)) return a.listed;
	let o = await ar(e, t, i);
	if (tr(o)) return o.listed;
	throw new X(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function tr({ listed: e, total: t }) {
	return t === e.length;
}
function nr(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		...Sr,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function rr(e) {
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
async function ir({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => Zt(e)),
			keys: Ge(a, r),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = rr(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => rr(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
		o,
		c,
		l,
		...s
	]), m = [
		u,
		...p,
		...f
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._], y = bt(v.flatMap(({ keys: e }) => e)), b = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], x = v.at(-1)?.total, S = v.some((e) => (e.total ?? 0) > (x ?? 0)), C = b.every(({ ids: e }, t) => {
		let n = b[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: y,
		total: S || !C ? void 0 : x
	};
}
async function ar({ client: e, projectId: t }, n, r) {
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
		listed: bt(i),
		total: a
	};
}
const or = [
	400,
	404,
	413,
	414,
	431
], sr = /^[\w.:/-]+$/;
function cr(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = en(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => Oe(B, e) !== "off")) return;
	let o = r.flatMap(({ entries: e }) => e.map((e) => e.values)), s = new Set(o.flatMap(Me)), c = new Set(o.flatMap(({ key_id: e }) => e ?? []));
	if (![...s].every(hr)) return;
	let l = gr(s).length + _r(c).length;
	return Math.max(1, l) * 4 > Math.ceil(a / 500) ? void 0 : (async () => {
		let t = [lr(e, s, c), pr(e, a)], [n, r] = await Promise.all(t), i = r - n.length;
		return i >= 0 && mr(n, e) ? {
			objects: n,
			unusable: [],
			notRead: i
		} : void 0;
	})().catch((e) => {
		if (!(e instanceof G && or.includes(e.status) || e instanceof X)) throw e;
	});
}
async function lr(e, t, n) {
	let r = await ur(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await dr(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort(({ key_id: e }, { key_id: t }) => e.length - t.length || (e < t ? -1 : 1));
}
async function ur(e, t) {
	let n = await Promise.all(gr(t).map(async (n) => (await fr(e, { filter_keys: n })).filter(({ key_name: e }) => ve(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => ve(e)));
	if (![...t].every((e) => r.has(e) || sr.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function dr(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(_r(t).map((t) => fr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function fr({ client: e, project: t, languages: n }, r) {
	let i = await br({
		client: e,
		projectId: t.id
	}, {
		...nr(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: s } = j(Ge(i, a));
	if (s.length > 0) throw new X();
	return o;
}
async function pr({ client: e, project: { id: t } }, n) {
	if (t === V(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function mr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) ? t.every(({ entries: t, rules: n }) => St(t, e, !1, gt(n)).fresh.length === 0) : !1;
}
function hr(e) {
	return !e.includes(",");
}
const gr = (e) => yr(e, 500, 2e3, vr), _r = (e) => yr(e, 500, 7e3, vr), vr = (e) => encodeURIComponent(e).length + 3;
function yr(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function br({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new xr();
	if (r.totalCount !== bt(Ge(r)).length) throw new X();
	return r;
}
var xr = class extends X {};
const Sr = {
	include_translations: !0,
	disable_references: !0
};
async function Cr(e, t, n = []) {
	let r = await Promise.all(_r(t.map(String)).map((t) => Tr(e, t)));
	return j(Ge(r.flat(), n));
}
async function wr(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => Cr(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => [e, void 0].flatMap((e) => o.get(e) ?? []);
	return i && (({ id: e }) => ({
		key: a.get(String(e)),
		lacks: s(String(e))
	}));
}
async function Tr(e, t) {
	try {
		return await br(e, {
			...Sr,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof xr || n instanceof G && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Tr(e, t.slice(0, r)), ...await Tr(e, t.slice(r))];
	}
}
async function Er(e, t) {
	let n = new Set(t.flatMap((e) => ve(e))), r = [...n].every(hr) ? gr(n).map((e) => ({
		...Sr,
		filter_keys: e
	})) : [Sr], i = [];
	for (let t of r) s(i, await er(e, t));
	return Dr(j(i), n);
}
function Dr({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(ve(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Or(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Cr(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = r.filter(({ key_id: e }) => !o.has(String(e))), c = new Set(s.flatMap(({ key_name: e }) => ve(e)));
	if (c.size === 0) return a;
	let l = Dr(j(await er(i, {})), c), u = await Cr(i, l.objects.map(({ key_id: e }) => e)), d = u.objects.filter(({ key_id: e }) => !o.has(e));
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
async function kr(e, t) {
	let n = await Ar(e, t.filter((t) => t.answer.is === "refused" ? /already taken/i.test(t.answer.error.message) : !Nr(e, t)).map((e) => e.sent));
	return t.map((t) => Mr(e, t, n.get(t.sent), Ir));
}
async function Ar(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = zr(t, {
		keys: (await Z(() => Er(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function jr(e, t) {
	let n = await wr(e, t.filter((t) => t.answer.is !== "refused" && !Nr(e, t)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return Mr(e, t, r?.key, r?.lacks.length === 0 ? Lr : _n);
	});
}
function Mr(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && Pr(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? Pr(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? Fr(n.error) : i
	};
}
function Nr({ context: e }, { sent: t, answer: n }) {
	return n.is === "stored" && vn(B, t.change, n.key, e).length === 0;
}
function Pr({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), yn(B, n, r, e);
}
function Fr({ message: e, code: t }) {
	return q("refused", `The service refused it: ${e} (code ${t}).`);
}
const Ir = q("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), Lr = q("not made", "The service answered without an error, but did not do this. Apply again."), Rr = { is: "silent" };
function zr(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = [...i].find((e) => Br(n.out, e.key_name) && (!t || Vr(e, n.out)));
		e && (i.delete(e), r.set(n, {
			is: "stored",
			key: e
		}));
	}
	let a = ({ out: e }) => n.filter(({ key_name: t }) => t !== void 0 && Br(e, t)), o = new Map(e.filter((e) => !r.has(e)).map((e) => [e, a(e)]));
	for (let [e, t] of o) {
		let n = [...o.keys()].filter((e) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? Rr
	}));
}
function Br({ key_name: e = "", platforms: t = [...u] }, n) {
	return t.every((t) => fe(n, t) === fe(e, t));
}
function Vr(e, { platforms: t = [], filenames: n = {} }) {
	return u.every((n) => t.includes(n) === e.platforms.includes(n)) && u.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Hr(e, { keys: t, errors: n }) {
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
		answer: r.get(String(e.change.id)) ?? Rr
	}));
}
// src/keys/rereadBeforeWrite.ts
function Ur(e) {
	return {
		change: e,
		out: ie(B.fields, e, {}, [])
	};
}
function Q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function Wr(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function Gr(e, t, n, r) {
	let i = (e) => r ? Y(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Q(t, i(J(e)))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || Xr(e)), c = s.map(({ change: e }) => e), l = await wr(e, c), u = c.some(Yr) ? l && await Z(() => e.languages()) : [];
	if (!l || !u) return a(qr);
	let d = new Set(s), f = [], p = (t) => {
		let { change: n } = t;
		if (!d.has(t)) return Wr(t);
		let { key: r, lacks: a } = l(n);
		if (!r) return a.length > 0 ? i(Fn("key")) : {
			state: "skipped",
			message: Jr
		};
		let o = Yr(n) ? u.filter((e) => !k(r, e)) : [];
		if (o.length > 0) return i(Fn("key", ` (no usable ${o.join(", ")} text)`));
		let { open: s, kept: c } = Zr(n, r, e.context);
		if (s.length === 0) return Qr({
			state: "done",
			id: n.id
		}, n, c);
		let p = Ur({
			...n,
			fields: s
		});
		ni(p.change).length > 0 && e.beforeReshaping.set(n.ref, r);
		let m = Kr(p.change, r, e.context);
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
function Kr(e, t, n) {
	if (e.fields.some((t) => Se(e.kind, t))) {
		let r = Yn(B, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: Zn(e.fields)
		};
	}
	let r = me(B, t, B.liveContext(t, n, e.label)), a = ({ field: e, part: t = "" }) => i(r[e], t), o = e.fields.filter(({ part: e }) => e !== void 0), s = o.filter((e) => a(e) !== void 0), c = e.fields.find((t) => F(e.kind, t));
	if (s.length === 0 && !c) return;
	let { key_name: l = "", key_id: u = e.id, translations: d } = r, f = {
		key_name: l,
		key_id: u,
		is_plural: t.is_plural,
		...Qn(s, a),
		...c && d !== void 0 && { translations: d }
	};
	return {
		kind: B.name,
		id: e.id,
		entry: f,
		action: "update",
		wrote: Zn(c ? [c, ...o] : s)
	};
}
const qr = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", Jr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Yr(e) {
	return e.fields.some((t) => F(e.kind, t) || Se(e.kind, t));
}
function Xr({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = B.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || Se(e, t);
	});
}
function Zr(e, t, n) {
	let r = e.fields.find(({ field: e }) => e === "platforms")?.after, i = Array.isArray(r) ? u.filter((e) => r.includes(e)) : t.platforms, a = {
		...B.liveContext(t, n, e.label),
		platforms: i
	}, o = [], s = [], c = !1;
	for (let n of e.fields) {
		let { field: r, part: i, before: l, after: u, seen: d } = n, f = B.fields.find(({ name: e }) => e === r), p = f?.stored(t, a, i), m = f?.editState?.(t, i), h = d !== void 0 && (m === void 0 || Ye(e.id, m) !== d);
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
	let d = c && o.some((e) => F(l, e)), f = o.filter((e) => d && (F(l, e) || Ve(l, e)));
	return {
		open: o.filter((e) => !f.includes(e)),
		kept: {
			moved: s,
			unconverted: f
		}
	};
}
function Qr(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${$r(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${$r(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = $r(t.filter((e) => !i.includes(e)));
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
function $r(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function ei(e, t) {
	let n = t.flatMap(({ change: t, outcome: n }) => {
		let r = e.beforeReshaping.get(t.ref), i = ni(t).some(({ field: e }) => ti(t, n).includes(e));
		return r && i ? [[t, r]] : [];
	}), r = new Map(n), i = await wr(e, [...r.keys()]);
	return t.map((e) => {
		let t = r.get(e.change);
		return t ? {
			...e,
			outcome: ri(e, t, i?.(e.change).key)
		} : e;
	});
}
function ti({ fields: e }, t) {
	return t.state === "done" ? $r(e) : t.state === "skipped" ? t.written ?? [] : [];
}
function ni({ kind: e, fields: t }) {
	return t.filter((t) => F(e, t));
}
function ri({ change: e, outcome: t }, n, r) {
	let [i] = ni(e), a = ti(e, t), o = t.state === "skipped" ? ` ${t.message}` : "";
	if (!r || n.translations?.some(({ language_iso: e }) => !k(r, e))) return q("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${o}`, i?.place);
	let s = ii(n, r).filter((e) => !a.includes(e));
	return s.length === 0 ? t : q("stored differently", `The service removed the texts in ${s.join(", ")} when is_plural changed. The backup has them.${o}`, i?.place);
}
function ii(e, t) {
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: n }) => {
		let r = ai(n), i = ai(k(t, e)?.translation ?? "");
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function ai(e) {
	let t = _e(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function oi(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: o } of t.translations ?? []) {
		let t = k(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || o === void 0 || t !== o && e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function si(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [H("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function ci(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return vi(t, Math.ceil(t.length / n.max), (t) => ci(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, J(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(fi),
			...di(e)
		});
		return await kr(e, zr(t, {
			keys: ui(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof K)) throw r;
		return An(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? li(e, t, r) : _i(e, t, r, (t) => ci(e, t), void 0);
	}
}
async function li(e, t, n) {
	let r = [], i = t;
	for (let t of [0, Cn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, Y(n))];
		let a = await Ar(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (s(r, await kr(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, wn(n, "key"))];
}
function ui(e) {
	return j(Ge(e)).objects;
}
function di({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function fi({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function pi(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Wr),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await Gr(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new En();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: Xt(String(e.id)),
					...t
				})),
				...di(e)
			};
		}), c = Hr(a.due, {
			keys: ui(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && oi(e.movedWriters, t.before, n.key, r);
		}
		return [...a.outcomes, ...gi(a.due, await jr(e, c))];
	} catch (t) {
		let r = mi(a.due);
		if (t instanceof En) return [...a.outcomes, ...n ? Q(r, Nn(n.error, "change")) : []];
		if (!(t instanceof K)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await hi(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await _i(e, a.due, t, (t) => pi(e, mi(t), n), n?.error);
		return [...a.outcomes, ...gi(a.due, i)];
	}
}
function mi(e) {
	return e.map((e) => e.planned);
}
async function hi(e, t, n) {
	return e.stop.reason() === void 0 ? An(n.error) && n.sent <= 2 && t.length > 1 ? vi(t, 2, (t) => pi(e, t, n)) : (await e.wait(Tn(n)), pi(e, t, n)) : Q(t, Y(n.error));
}
function gi(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Qr(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function _i({ stop: e }, t, n, r, i) {
	return n instanceof G && !kn(n) && t.length > 1 ? vi(t, 2, r) : (e.note(n, !0), Q(t, Y(jn(n, i))));
}
async function vi(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) s(i, await n(e.slice(t, t + r)));
	return i;
}
async function yi(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await bi(e, t, n), s.due.length === 0) throw new En();
		return s.due.map(({ id: e }) => Xt(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof En) return [...s.outcomes];
		if (!(e instanceof K)) throw e;
		a.note(e), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(Tn(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await yi(e, f, t)];
	}
	let m = await xi(e, f, l, d && jn(d, n?.error));
	return [...p, ...m];
}
async function bi(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Ci(t, a(J(e)))
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(s);
	let c = await wr(e, t, () => e.languages());
	if (!c) return o(qr);
	let l = [], u = [], d = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...ne(t), ...Xn(B, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? d.push({
			change: n,
			outcome: {
				state: "done",
				id: n.id
			}
		}) : o.length > 0 ? d.push({
			change: n,
			outcome: a(In("key", o))
		}) : !t || Ye(n.id, B.fingerprint(t)) !== n.seen ? d.push({
			change: n,
			outcome: Pn("key", "removed")
		}) : (l.push(n), u.push(Yn(B, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: d
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...d, ...Ci(l, Si(n.error))]
	};
	let f = await r.save(u) ?? await i.beforeWrite() ?? (l.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
	return f === void 0 ? {
		due: l,
		outcomes: d
	} : {
		due: [],
		outcomes: [...d, ...Ci(l, a(J(f)))]
	};
}
async function xi(e, t, n, r) {
	let i = await wr(e, t), a = r ? Y(r) : _n;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? Si(r) : {
				state: "done",
				id: e.id
			}
		};
	});
}
function Si(e) {
	return e ? Ln("key", e) : q("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function Ci(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function wi(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(Ur(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => yr(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const Ti = {
	kind: "key",
	observe: $n,
	lookUp: Or,
	batches: wi,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? yi(t, n.filter(Oi)) : e === "create" ? ci(t, n.filter(Ei).map(Ur)) : ei(t, await pi(t, n.filter(Di).map(Ur)));
			},
			async finish(e, n) {
				s(n.remarks, si(t.movedWriters));
			}
		};
	}
}, Ei = (e) => e.action === "create", Di = (e) => e.action === "update", Oi = (e) => e.action === "destroy", ki = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => Ai(e, t.id),
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
		}, n = async (e) => {
			let n = t.stop.reason();
			return n === void 0 ? e.action === "create" ? Li(t, e) : e.action === "update" ? Ni(t, e) : Yi(t, e) : J(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Wi(t, e, n)
		};
	}
};
async function Ai(e, t) {
	let n = await Kt(() => e.webhooks(V(t)), (e) => W(U(e)?.webhook_id));
	if (n) return Xe(n);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function ji({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && ue(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return J("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${ze}${o}`, u = c ? r : {
		...r,
		entry: {
			...s,
			url: `\${${l}}`
		}
	}, d = await e.save([u], c || !e.keepsUrls ? {} : { [l]: i }) ?? await n.beforeWrite();
	return d === void 0 ? void 0 : J(d);
}
async function Mi({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new En();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? Y(r.error) : i;
			if (!(t instanceof K)) throw t;
			if (n.gone && Xi(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), Y(jn(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(Tn(r));
	}
}
function Ni(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [V(r), String(t.id)], o = () => n.webhook(i, a);
	return Mi(e, {
		async settled() {
			let n = it(await o());
			if (!("webhook" in n)) return Fn("webhook");
			if (!Ii(e, t, n.webhook)) {
				let r = Ri(e, t, n);
				return r?.state === "done" ? r : Pn("webhook", "updated");
			}
			return ji(e, Pi(t, n.webhook, e.context), n.webhook, "overwritten");
		},
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), Hi(e, t)));
			return Ri(e, t, it(o));
		},
		async readBack(n) {
			let r = await zi(e, t, o);
			return n && r.state !== "done" ? Y(n) : r;
		}
	});
}
function Pi(e, t, n) {
	let r = [e.identity, e.renamed_from].filter((e) => typeof e == "string").find((e) => ue(e, n.variables) === t.url) ?? "", i = me(z, t, z.liveContext(t, n, r)), a = Zn(e.fields);
	return {
		kind: z.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...Fi(i, a.events ?? i.events),
			...a
		}
	};
}
function Fi({ event_lang_map: e }, t) {
	if (!a(e) || !Array.isArray(t)) return {};
	let n = Object.entries(e).filter(([e]) => t.includes(e));
	return { event_lang_map: Object.fromEntries(n) };
}
function Ii({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = typeof n == "string" ? n : r, s = z.liveContext(a, e, o), c = t.map(({ field: e, part: t }) => {
		let n = z.fields.find(({ name: t }) => t === e)?.stored(a, s, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return ye(z, a, c) === i;
}
async function Li(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = Ui(t, Hi(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return J(l);
	try {
		let a = await n.createWebhook(V(r), c);
		return i.add(t.ref), Ri(e, t, it(a)) ?? await zi(e, t, () => Vi(e, c));
	} catch (n) {
		if (!(n instanceof K)) throw n;
		if (!n.mayHaveHappened) return o.note(n), Y(n);
		i.add(t.ref);
		for (let r of [0, Cn]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return Y(n);
			let i = await Z(() => Vi(e, c));
			if (i) return yn(z, t, i, s);
		}
		return wn(n, "webhook");
	}
}
function Ri({ context: e }, t, n) {
	if (!(!("webhook" in n) || vn(z, t, n.webhook, e).length > 0)) return yn(z, t, n.webhook, e);
}
async function zi(e, t, n) {
	return Ri(e, t, it(await Z(n))) ?? _n;
}
function Bi(e, t) {
	let n = p([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return We(e.url, t.url) && r && n;
}
async function Vi(e, t) {
	let { objects: n, unusable: r } = await Ai(e.client, e.projectId), i = n.find((e) => Bi(e, t)), a = r.some(({ names: e }) => e.every((e) => We(e, t.url)));
	if (!i && a) throw new X();
	return i;
}
function Hi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = ie(z.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: ue(r, e.variables) }
	};
}
function Ui({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function Wi(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await Z(() => Ai(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = r.filter((e) => e !== t).map((e) => Ki(n.of(e))), s = new Set([...o, ...a]), c = i?.filter(({ webhook_id: e }) => !s.has(e));
		c ? await Gi(e, t, c, n) : n.remarks.push(qi(t, "warning", Ji));
	}
}
async function Gi(e, t, n, r) {
	let i = Ui(t, Hi(e, t)), a = n.filter((n) => Bi(n, i) && yn(z, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Ki(r.of(t)), [s, ...c] = a.map(({ webhook_id: e }) => e).sort();
	if (o !== void 0 && s !== void 0 && ![s, ...c].includes(o)) {
		let e = `may exist twice, as ${o} and as ${s}: the list of webhooks does not have ${o} yet. Look at the webhooks in Lokalise. If both are there, delete one of them.`;
		r.remarks.push(qi(t, "warning", e));
	}
	if (s !== void 0 && c.length !== 0) for (let n of c) {
		let i = n === o && await Z(() => e.client.destroyWebhook(V(e.projectId), n)) !== void 0;
		i && r.correct(t, {
			state: "done",
			id: s
		});
		let a = i ? `existed twice. This run made ${n} and removed it again; ${s} stays.` : `exists twice, as ${s} and as ${n}: another run may have created it at the same time. Delete one of them in the project.`;
		r.remarks.push(qi(t, i ? "notice" : "warning", a));
	}
}
function Ki(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function qi({ label: e, place: t }, n, r) {
	return H("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const Ji = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function Yi(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, [s, c] = [V(r), String(t.id)], l = {
		state: "done",
		id: t.id
	};
	return Mi(e, {
		async settled() {
			let r = i.reason() ?? a.missing();
			if (r !== void 0) return J(r);
			let l = it(await n.webhook(s, c));
			return "webhook" in l ? Ye(t.id, z.fingerprint(l.webhook)) === t.seen ? ji(e, Yn(z, l.webhook, t, o), l.webhook, "removed") : Pn("webhook", "removed") : In("webhook", l.unusable.lacks);
		},
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(s, c, e);
			return Jt(t) === !0 ? l : void 0;
		},
		gone: l,
		async readBack(e) {
			try {
				await n.webhook(s, c);
			} catch (t) {
				if (!(t instanceof K)) throw t;
				return Xi(t) ? l : e ? Y(e) : _n;
			}
			return e ? Ln("webhook", e) : q("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
function Xi(e) {
	return e instanceof G && e.status === 404;
}
// src/run/connect.ts
pn([Ti, ki]);
function Zi(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", tokenFrom: a, rate: o, concurrency: s, name: c } = e, l = {
			token: i,
			tokenFrom: a,
			baseUrl: t,
			concurrency: s,
			...o !== "auto" && { rate: o },
			...r
		};
		return jt(n ? new $i(l, c, n) : new tn(l));
	} catch (e) {
		if (!(e instanceof Yt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return Wt(H("bad-setting", t + e.message));
	}
}
function Qi(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = Zi(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = Zi(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? jt({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var $i = class extends tn {
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
function ea({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: Et,
		variables: i,
		verdicts: st
	}, c = e.map((e) => {
		let i = n.objects[e.plural]?.objects ?? [];
		return {
			kind: e,
			parts: ta(e, t[e.plural] ?? [], i, {
				context: s,
				force: r
			})
		};
	}), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = le(c.flatMap(({ parts: e }) => e)), m = c.map(({ kind: e, parts: t }) => [e.plural, {
		unchanged: le(t).unchanged,
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
function ta(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => he(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = he(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...na(e, t, c, u, d)
		};
	});
}
function na(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: u.name,
			label: u.label(a),
			place: Bt(r, i)
		}, s = L(u, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...l, s]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal.message);
	let f = `The ${u.name} ${he(u, t.declared).id} no longer exists`, p = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${f}${p}, so it cannot be restored. Copy from here what you need.`);
	let m = n === void 0 ? ee(u, {
		declared: o,
		live: c
	}, s, i.ref) : ra(u, t, r, n, i), h = [...l, ...m.problems];
	return c === void 0 ? {
		...m,
		problems: h
	} : !m.change && h.length === l.length ? {
		kept: [],
		problems: h
	} : d("name-taken", `${f}${p}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function ra(e, { wrote: t }, { declared: n, context: r }, o, { force: s, ref: c }) {
	let l = ee(e, {
		declared: n,
		live: o
	}, r, c), { change: u, problems: d, kept: f } = l;
	if (u?.action !== "update") return l;
	let p = e.context(n.values, o, r), m = t.values[e.fields.find(({ role: e }) => e === "identity")?.name ?? ""], h = e.liveContext(o, r, typeof m == "string" ? m : ""), g = (n) => {
		let { field: r, part: a, before: c = null, after: l } = n;
		if (s || ae(c) && !F(e.name, n) || ia(c, l)) return !0;
		let u = new Map(Object.entries(t.values)).get(r), d = a === void 0 ? u : i(u, a), f = e.fields.find(({ name: e }) => e === r);
		return d === void 0 || !f ? !1 : f.same(f.stored(o, h, a) ?? c, d, p);
	}, _ = e.fields.find(({ role: e }) => e === "text"), v = ({ field: e }) => e === _?.name, y = ([e, r]) => {
		let a = u.fields.find((t) => v(t) && t.part === e);
		if (a) return !g(a);
		let [o, s] = [n.values, t.values].map((t) => i(new Map(Object.entries(t)).get(_?.name ?? ""), e));
		return o === void 0 && !(s !== void 0 && _?.same(r, s, p));
	}, b = _?.toManifest(o, h), x = !s && a(b) && Object.entries(b).some(y), S = u.fields.some((t) => F(e.name, t) && (x || !g(t))), C = (t) => g(t) && !(S && (v(t) || F(e.name, t))), w = we(e, o, u.fields.filter(C), r.project), T = u.fields.filter((e) => !C(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: u.label,
			id: u.id,
			reason: g(t) && F(e.name, t) ? "converts" : "changed-since",
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
	let E = ye(e, o, w);
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
function ia(e, t) {
	return a(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && a(t) && Object.values(t).includes(e);
}
function aa({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => ct(e.kind, t)));
}
function oa({ changes: e }) {
	return e.some((e) => e.action === "update" && (R(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? F(e.kind, t) : t.before !== void 0 && !ae(t.before))));
}
// src/files/undeclaredFiles.ts
async function sa(e, t, n, r) {
	let i = new Set(await Ee(e, r)), a = await Ce("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : on(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + sn);
	return ca(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function ca(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await dn();
		try {
			let e = t(a, T(await Le(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, ge(a.full, n));
		} catch {}
	}
	return i;
}
async function la({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(await Ee(r, a)), s = [];
	for (let e of t.filter(({ files: e }) => Gt(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await Re(e, i, a)) {
			let i = $e(e, n), a = Lt(e, i), c = t.flatMap((t) => Ot(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				language: a ?? "",
				...It(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => on(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return ca(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => oe(e.identity(t)))), i, a);
}
function ua(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...t.flatMap((t) => wa(e, t, r, Ta(t.kind))),
		...t.flatMap((t) => wa(e, t, i, Ea)),
		...t.flatMap((t) => ga(e, t)),
		...fa(e, t, n),
		...t.flatMap((t) => ha(e, t, n)),
		...t.flatMap((e) => _a(e, n)),
		...t.flatMap((t) => va(e, t, n)),
		...t.flatMap(({ kind: t }) => ya(e, t, n))
	];
}
function da(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`);
}
function fa(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: ba(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => pa(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${m(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`);
}
function pa({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = Oe(i, r) === "off" ? e.matched : e.scope, o = ma(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return $("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${m(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`);
}
function ma({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = Be(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? Be(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function ha(e, { declared: t, scope: n, kind: r }, i) {
	if (Oe(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = Mt(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`);
	let u = xa(e, a).length;
	if (u === 0 || u !== n) return [];
	let d = c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : "", [f, p] = Oe(r, i) === "owned" ? [`, with the tag ${Ut}${i.owner}`, "owner, "] : ["", ""];
	return $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}${f}). Check ${p}the project and the manifests. If you want this, ${d}set ${l}: off and remove them in the project.`);
}
function ga(e, t) {
	let n = Ca(t);
	return Sa(e, t).flatMap(({ label: e, names: [t = e], texts: r }) => {
		let i = r.map((e) => n.get(e)).find((e) => e !== void 0);
		if (!i) return [];
		let a = `The plan removes "${e}" and creates "${i.label}" with the same text. If it was renamed, set previously: ${t} in the entry of the new one in ${Vt(i.place.file)} to keep its translations. If it is really new, set new: true there.`;
		return [H("looks-renamed", a, {
			place: i.place,
			scope: "project"
		})];
	});
}
function _a(e, { allowWrongProject: t }) {
	let { live: n, declared: i, matched: a, matching: o, kind: s } = e, { name: c, plural: l, limits: u, names: d, label: f } = s, { minimumForWrongProject: p = Infinity } = u, m = n.objects.length + n.unusable.length + (n.notRead ?? 0), h = i.length;
	if (t || h === 0 || a > 0 || o.namesakes.size > 0) return [];
	let g = r(() => new Set(n.objects.flatMap((e) => d(e)))), _ = (e) => g().has(e), [v, ...y] = i.filter((e) => Tt(e, f(e.values), _));
	if (v) return $("foreign-project", `None of the ${h} declared ${l} is in the project, but ${y.length + 1} of them ${y.length === 0 ? "is" : "are"} ${Rt(f(v.values))}`);
	if (m < p) return [];
	let b = Ca(e), x = o.unmanaged.flatMap((e) => {
		let t = s.texts(e).flatMap((e) => b.get(e)?.label ?? [])[0];
		return t === void 0 ? [] : [`"${s.liveLabel(e)}", and not "${t}"`];
	});
	if (x.length > 1 && x.length * 5 >= h * 4) return $("foreign-project", `None of the ${h} declared ${l} is in the project, but ${x.length} live ${l} have the same texts and other names. Correct key_name or separator in the row of texts so that it gives the names of the project: ${x[0]}. If the ${l} were renamed, set previously in their entries of keys.yaml.`);
	let S = h === 1;
	return $("foreign-project", `The project has ${m} ${l}. The manifests declare ${S ? `1 ${c}, and it` : `${h} ${l}, and none of them`} is ${S ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`);
}
function va(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = Be(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => ce(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`);
}
function ya({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, s = t.filter(({ kind: e }) => e === n), { baseTexts: c, translations: l } = Te(e, s), u = `The plan changes ${c} base text${c === 1 ? "" : "s"}`;
	return l !== void 0 && l <= a ? [] : $("too-many-unverified", l === void 0 ? `${u}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.` : `${u}, which may mark ${l} translation${l === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`);
}
function ba(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => ct(t, e)) : []);
	return xa(e, t).length + n.length;
}
function xa({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function Sa(e, { kind: t, live: n }) {
	let r = xa(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
	return r.flatMap(({ id: e, label: n }) => {
		let r = i.get(String(e));
		return r === void 0 ? [] : [{
			label: n,
			names: t.names(r),
			texts: t.texts(r)
		}];
	});
}
function Ca({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !he(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : M(t)).map((e) => [e, t]) : []);
	return new Map(n);
}
function $(e, t) {
	return [H(e, t, { scope: "project" })];
}
function wa(e, t, n = new Map(), r) {
	let i = Sa(e, t).flatMap(({ names: e }) => {
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
function Ta({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file. If it belongs to another team, correct the setting owner.`;
}
const Ea = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
// src/run/conflictMessages.ts
function Da(e, { reasons: t, writes: n, takenBack: r, target: i, ...a }) {
	let o = new Set((i?.kept ?? []).filter(({ item: { reason: e } }) => e === "conflict" || e === "undecided").map(Oa)), s = (e) => o.has(Oa(e)), c = e.filter(({ item: e }) => e.reason === "conflict"), l = e.filter(({ item: e }) => e.reason === "undecided"), u = ({ kind: e, entry: t, item: { part: n = "", declared: r } }) => {
		let a = i && I(e, i.entries).find(t), o = a && D(e, a, n);
		return i !== void 0 && (o === void 0 || !p(o, r ?? null));
	}, d = e.filter((e) => e.item.reason === "held" && u(e)), f = (e) => s(e) ? "notice" : n || i ? "error" : "warning";
	return [
		...c.map((e) => ka(e, s(e) ? "notice" : "error", a)),
		...Ma(l, f, {
			reasons: t,
			...a
		}),
		...d.map((e) => ka(e, "warning", a)),
		...Na(r, a)
	];
}
function Oa({ item: { kind: e, id: t, part: n, declared: r } }) {
	return d([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function ka(e, t, n) {
	let { item: r, entry: i, kind: a } = e, o = r.reason === "held", s = o ? `The rule for ${r.part} is seed, so the project keeps its text, and the changed text of the file is not written.` : `Both the file and the project changed the ${r.part} text, so it is not written.`, c = {
		path: [r.field, r.part ?? ""],
		ofName: !0,
		severity: t
	}, l = Aa([e], n).slice(o ? -1 : 0);
	return {
		...L(a, i, "conflict", s, c),
		ways: l
	};
}
function Aa([{ kind: e, entry: t, item: n }, ...r], { flags: i, isWorkflow: a }) {
	let o = r.length === 0, s = o || i.includes("--filter") ? [] : ["--filter", `file:${n.place.file}`], c = `${o ? oe(e.identity(t.values))[0] : "*"}:${n.part}`, l = [
		c,
		...s,
		...i
	].map(ht).join(" "), u = `lokaform pull --accept ${l}`, d = o ? "text" : "texts", f = o ? "the file's text" : `the files' texts in all conflicts and undecided texts in ${n.part}`;
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
const ja = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Ma(e, t, { reasons: n, ...r }) {
	return [...l(e, (e) => {
		let { place: n, part: r, cause: i } = e.item;
		return d([
			n.file,
			r ?? null,
			i ?? null,
			t(e)
		]);
	}).values()].map((e) => {
		let [i] = e, { place: a, part: o, cause: s = "undated" } = i.item, c = n.get(s), l = `${e.length === 1 ? `The ${o} text of ${i.item.label} differs from the project and is not written` : `${je(e.length)} ${o} texts of this file differ from the project and are not written; this is the first`}. ${ja[s]}${c === void 0 ? "." : `: ${c}`}`, u = Aa(e, r), d = t(i);
		return H("undecided", l, {
			place: a,
			severity: d,
			scope: "change",
			ways: u
		});
	});
}
function Na(e, t) {
	let n = e.map(({ kind: e, entry: t, language: n }) => {
		let r = e.fields.find(({ role: e }) => e === "text")?.name ?? "";
		return {
			kind: e,
			entry: t,
			item: {
				part: n,
				place: zt(t.file, t.span, [r, n])
			}
		};
	});
	return [...l(n, ({ item: { part: e, place: t } }) => d([t.file, e])).values()].map((e) => {
		let [{ kind: n, entry: r, item: i }] = e, a = e.length > 1 ? ` So are ${je(e.length - 1)} more ${i.part} texts of the file.` : "", o = `The ${i.part} text of ${n.label(r.values)} was written without the text that a pull brought, so apply replaces that text of the project. A merge that keeps its own side of a file does that.${a}`, s = Aa(e, t);
		return H("taken-back", o, {
			place: i.place,
			severity: "warning",
			scope: "change",
			ways: s
		});
	});
}
async function Pa(e, { kinds: t }, { history: n, manifests: r, textFiles: i, usable: a, asked: o }) {
	let { versions: s, is: c } = await n.versions(e, r, o), l = (e) => Object.fromEntries(t.map((t) => [t.plural, e.flatMap((e) => Ze(t, e, e.before, i, a))])), u = s.filter(({ until: e, before: t }) => e === Infinity && t !== "");
	return {
		entries: l(s),
		committed: l(u),
		isRead: c === "read",
		uncommitted: u.map(({ now: e }) => e)
	};
}
function Fa(e, t) {
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
function Ia({ kinds: e, entries: t }, n) {
	let r = (t) => e.flatMap((e) => (t[e.plural] ?? []).map(({ values: t }) => d([e.name, e.label(t)]))), i = new Set(r(t));
	return new Set(r(n).filter((e) => !i.has(e)));
}
function La(e, t, { isWhole: n, replaced: r }) {
	return [
		...Ra(e.kinds, t, n),
		...za(e, r),
		...Ba(e.kinds, t),
		...Va(e.kinds, t)
	];
}
function Ra(e, t, n) {
	return e.flatMap(({ kind: e, matching: { matches: r } }) => {
		let i = (t[e.plural] ?? []).filter(({ from: e }) => n || !e), a = i.flatMap(({ values: t }) => oe(e.identity(t))), o = new Set([...a, ...i.flatMap((t) => de(e, t))]);
		return r.flatMap(({ declared: t, live: n, renamedFrom: r }) => {
			let [a] = de(e, t), s = I(e, i).find(t) && a !== void 0 && !o.has(a);
			if (e.secretNames || n === void 0 || r !== void 0 || !s) return [];
			let c = `The project has a key of this name already, and no file had the name "${a}", so nothing is renamed. The field previously is for the old name: to rename the key, swap the two names.`;
			return [L(e, t, "unknown-previously", c, {
				path: ["previously"],
				severity: "warning"
			})];
		});
	});
}
function za({ plan: e, unmanaged: t, kinds: n, problems: r }, i) {
	return r.some(({ code: e }) => e === "looks-renamed") ? [] : n.flatMap(({ kind: n, matching: { matches: r } }) => {
		let a = new Set([...t, ...e.changes.filter(({ action: e }) => e === "destroy")].map(({ label: e }) => e)), [o, ...s] = [...new Set((i[n.plural] ?? []).map(({ values: e }) => n.label(e)))].filter((e) => a.has(e)), [c, ...l] = r.filter(({ live: e }) => e === void 0), u = c && (n.secretNames || Object(c.declared.values).new);
		if (o === void 0 || !c || u || s.length + l.length > 0) return [];
		let d = `This entry is new, and "${o}" is gone from the files. If it was renamed, set previously: ${o} in ${Vt(c.declared.file.path)}, to keep the key and its history. If it is really new, set new: true.`;
		return [L(n, c.declared, "looks-renamed", d, {
			path: [],
			severity: "notice"
		})];
	});
}
function Ba(e, t) {
	return e.flatMap(({ kind: e, matching: { matches: n } }) => {
		let r = I(e, (t[e.plural] ?? []).filter(({ from: e, parts: t }) => e ?? t));
		return n.flatMap(({ declared: t, live: n }) => {
			let i = n === void 0 ? void 0 : r.find(t);
			return !i || !wt(e, t, i) ? [] : [L(e, t, "no-base-text", "No file has a text for it any more, but this entry still declares it. If it is to go, delete this entry, too. Otherwise, put the texts back.", {
				path: [],
				severity: "warning"
			})];
		});
	});
}
function Va(e, t) {
	return e.flatMap(({ kind: e, matching: { matches: n } }) => {
		let r = I(e, t[e.plural] ?? []), i = n.flatMap(({ declared: e, live: t }) => {
			let n = e.from ?? e.parts, i = t === void 0 || n ? void 0 : r.find(e), a = JSON.stringify(i?.onCreate) === JSON.stringify(e.onCreate);
			return !i || i.from || i.parts || a ? [] : [e];
		});
		return [...l(i, ({ file: e }) => e.path).values()].map(([t, ...n]) => {
			let r = He(n.length + 1, e.name), i = `The values of on_create changed, and count only for new ${e.words.many}: ${r} of this file that the project has, such as this one, keep theirs. To change them, write the fields in their entries.`;
			return L(e, t, "wrong-value", i, {
				path: [],
				severity: "notice"
			});
		});
	});
}
// src/run/status.ts
function Ha(e, t) {
	let n = `Project ${e.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`, r = H("segmented-project", n, { scope: "project" });
	return [...e.segmentation ? [r] : [], ...rt(t, e, "error")];
}
function Ua(e, t, n, r) {
	let i = D(e, t, n) !== void 0, a = (t.parts ?? [t]).flatMap(({ file: e }) => r.get(e.path) ?? []), o = (e) => a.some(({ source: { place: t, others: r }, file: i, dir: a }) => (t === e.source.place || r?.includes(n)) && i === e.file && a === e.dir), s = [...r].find(([, e]) => e.language === n && o(e));
	if (!i && s) return {
		file: s[0],
		line: 1,
		col: 1,
		endLine: 1,
		endCol: 1
	};
	let c = e.fields.flatMap(({ name: e, role: t }) => t === "text" ? [e, n] : []);
	return zt(t.file, t.span, i ? c : []);
}
function Wa({ kinds: e }, t, { settings: { required: n }, textFiles: r }) {
	let { baseLanguage: i, languages: a = [] } = t, o = Nt(t), s = e.flatMap(({ kind: e, parts: t }) => t.flatMap(({ entry: t, live: n, kept: a, change: s }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(t)) return [];
		let c = n !== void 0 && e.isArchived(n), l = {
			kind: e.name,
			label: e.label(t.values)
		}, u = (s?.fields ?? []).filter((t) => Ve(e.name, t)), d = (n) => ({
			place: Ua(e, t, n, r),
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
		})), u = (e) => o.filter(({ states: t }) => t.includes(e)).length, d = (t) => l.filter((n) => n.reason === t && "part" in n && n.part === e).length, f = o.filter(({ states: e }) => e.length === 0), p = (e) => o.length > 0 ? u(e) * 100 / o.length : -1, m = At.filter((e) => p(e) < (a?.[e] ?? -1)), h = o.map(({ states: e, ...t }) => ({
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
function Ga(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Ka(e, t) {
	return r(() => qa(e, V(t)));
}
async function qa(e, t) {
	try {
		let n = U(await e.contributorMe(t)) ?? {}, r = [Zt(n.user_id), W(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof K) || e instanceof Qt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function Ja({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Ga(e, {
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
async function Ya(e, t, n, r) {
	let i = (t) => be(t, [e]), a = {
		...n,
		overwrite: i(n.overwrite),
		accept: i(n.accept)
	}, o = (n) => E(e, t, a, n), s = o(se), c = new Map();
	if (s.is === "stopped") return {
		...s,
		reasons: c,
		takenBack: []
	};
	let l = a.accept.length > 0 ? "accept" : "overwrite", u = N(`--${l}`, a[l], e, t.project);
	if (u.length > 0) return {
		is: "stopped",
		problems: u,
		reasons: c,
		takenBack: []
	};
	let d = await Ja(a, r), f = s.open.length === 0, { verdicts: p, unknown: m = [] } = f ? { verdicts: new Map() } : await Xa(s.open, e, a, r, t.project);
	for (let e of p.values()) e.is === "undecided" && "why" in e && c.set(e.cause, e.why);
	let h = f ? s : o((e) => p.get(P(e))), g = s.open.filter((e) => to(p.get(P(e))));
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
async function Xa(e, t, n, { history: i, manifests: a, asked: s, applied: c, all: l = [], ownUser: u, ...d }, f) {
	let p = n.writers ? {
		is: "known",
		names: n.writers
	} : await u(), m = ({ by: e }) => p.is === "known" ? Ga(p.names, e) : void 0, h = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (m(e) === !1 ? 0 : 2592e3), g = await i.versions(o(e.map(h)), a, s), _ = io(g, e, d), v = (g.overwrites ?? []).flatMap((e) => be([e.pattern], [t]).map((t) => ({
		...e,
		pattern: t
	}))), y = Object.values(t.entries).flatMap((e) => e ?? []), b = c && r(c), x = new Set();
	if (g.is === "unreadable" && g.noGit && e.some((e) => !e.isHeld && eo(e, n, v) === void 0)) throw new at(g.why);
	let S = async (e) => {
		let t = eo(e, n, v);
		if (t === "write" || t === "pull") return { is: t };
		let r = {
			...e,
			declared: D(e.kind, e.entry, e.language)
		}, i = ro(e, r.declared), a = (t) => Ke(e, m(e), t, i), o = g.is === "unreadable" && g.noRepository ? void 0 : {
			...re(r, _.versions, _.merged, y),
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
				let n = te(r, t.declared.entries[e.kind.plural] ?? [], y);
				pe(n, r.declared) || (s = a($a(o, n)));
			} else t?.isUnknown && x.add(t.why);
		}
		return no(t, s, p);
	}, C = new Map();
	for (let t of e) C.set(P(t), await S(t));
	let w = e.filter((e) => !["write", "held"].includes(C.get(P(e))?.is ?? "")).map(({ at: e = Infinity }) => e), T = v.filter(({ at: e }) => e > o(w)), E = e.slice(0, 1).map(({ kind: e }) => ({
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
		let n = `The trailer of commit ${e.slice(0, 7)} has no effect. Lokaform-Overwrite:`, r = xe(n, [t], [...l, ...E]), [i, ...a] = l, o = i && a.length === 0 ? N(n, [t], i, f) : [];
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
			...Za(e, C, n),
			...s?.target === void 0 ? [] : Qa(e, C)
		]
	};
}
function Za(e, t, { overwrite: n }) {
	return n.flatMap((n) => {
		let r = ({ kind: e, entry: t, object: r, language: i, isHeld: a }) => O([n], {
			kind: e,
			entry: t,
			live: r
		}, i, a === !0) !== void 0, i = (e) => ["pull", "held"].includes(t.get(P(e))?.is ?? ""), [a, ...o] = e.filter(r);
		if (!a || ![a, ...o].every(i)) return [];
		let s = `overwrite ${n} decides nothing, because a pattern counts only for conflicts and undecided texts. To write the text of the file over a newer one of the project, name it: ${a.kind.label(a.entry.values)}:${a.language}`;
		return [H("unknown-text", s, {
			severity: "warning",
			scope: "project"
		})];
	});
}
function Qa(e, t) {
	let [n, ...r] = e.flatMap((e) => {
		let n = t.get(P(e));
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
	return [L(n.kind, n.entry, "conflict", a, o)];
}
function $a({ periods: [e, ...t], ...n }, r) {
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
function eo({ kind: e, entry: t, object: n, language: r, isHeld: i, at: a }, { overwrite: o, accept: s }, c) {
	let l = {
		kind: e,
		entry: t,
		live: n
	}, u = (e) => O(e, l, r, i === !0), [d, f] = [u(o), u(s)];
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
const to = (e) => e?.is === "write" && e.takesBack === !0;
function no(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided" || to(t);
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function ro({ kind: e, live: t }, n) {
	let r = a(t) && a(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? a(n) && a(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function io({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => {
		let t = (t) => a.flatMap((n) => Ze(n, e, t, r, i)), { before: n, after: o, ...s } = e;
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
async function ao(e, t, { cancellation: n, history: r, now: i, onProgress: a, folders: o, environment: s }, { usable: c, command: l, target: u, applied: f, all: p, reviewed: m, listsUnmanaged: h }) {
	let { settings: g } = t, _ = l === "apply", v = {
		ownUser: Ka(e, g.id),
		history: r,
		manifests: ut(t),
		textFiles: t.textFiles,
		usable: c,
		all: p,
		applied: f && (() => f().then((e) => e && et(e, t)))
	};
	try {
		let c = u && et(u, t), p = c?.is === "read" ? c : void 0, y = [{
			declared: t.declared,
			rules: g.rules
		}, ...p ? [p] : []], b = {
			rules: y.map(({ rules: e }) => e),
			reviewed: m
		}, x = y.map(({ declared: e }) => e), S = (t) => Gn(e, g.id, x, t ? void 0 : b, l === "status"), C = await S(h);
		if (!C.ok) return {
			is: "stopped",
			problems: [C.problem]
		};
		let T = {
			now: Math.floor(i() / 1e3),
			target: p?.commit
		}, E = !u && !f && (_ || l === "plan"), { entries: D, ...O } = E ? await Pa(T.now - 172800, t.declared, {
			...v,
			asked: T
		}) : {
			entries: {},
			committed: {},
			uncommitted: []
		}, k = Ia(t.declared, D), ee = Object.values(C.value.objects).some(({ notRead: e }) => e);
		if (k.size > 0 && ee && (C = await S(!0)), !C.ok) return {
			is: "stopped",
			problems: [C.problem]
		};
		a?.({
			phase: "planning",
			project: g.name
		});
		let j = C.value, [te = t.declared, M] = j.declared, ne = l === "status" ? Ha(j.project, g.required) : [], re = [...ft(t, j.project), ...ne];
		if (re.length > 0) return {
			is: "stopped",
			problems: re
		};
		let ie = {
			...v,
			asked: T
		}, N = await Ya(te, j, g.rules, ie), ae = rt(g.languagePlaces, j.project), oe = rt(g.required, j.project, "warning"), P = [
			...ae,
			...oe,
			...N.problems
		];
		if (N.is === "stopped") return {
			...N,
			problems: P
		};
		let F = p && M && await Ya(M, j, p.rules, {
			...ie,
			history: co(r),
			manifests: [...new Set([...v.manifests, ...p.manifests])]
		}), se = c && w(N, c, F), ce = E ? [
			...await uo(N.plan, N.kinds, v),
			...fo(await r.ignored?.(v.manifests)),
			...await lo(N.plan, t.declared, g.rules, {
				...v,
				asked: T
			})
		] : [], le = {
			environment: s,
			signal: n.stopping
		}, I = _ && E && N.plan.changes.length > 0 ? await A(o.displayRoot, le) : void 0, ue = I ? await po(I, O.uncommitted) : [], de = M?.entries ?? O.committed, fe = [...so(N.kinds, g), ...La(N, M?.entries ?? D, {
			isWhole: M !== void 0,
			replaced: de
		})], pe = o.confined !== void 0, me = Da(N.keptTexts, {
			reasons: N.reasons,
			takenBack: N.takenBack,
			writes: _,
			flags: g.flags,
			isWorkflow: pe,
			target: M && {
				entries: Object.values(M.entries).flat(),
				kept: F?.is === "planned" ? F.keptTexts : []
			}
		});
		return {
			...N,
			live: j,
			problems: [
				...P,
				...ce,
				...ue,
				...fe
			],
			conflicts: l === "status" ? [] : [...me, ...pe ? oo(N.plan) : []],
			noLongerDeclared: [...N.unmanaged.filter((e) => k.has(d([e.kind, e.label]))), ...xt(N, {
				plan: { changes: [] },
				kinds: Fa(N.kinds, D)
			})],
			...se && { target: se }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: mo(e, n, t)
		};
	}
}
function oo({ changes: e }) {
	return e.filter(({ action: e, kind: t }) => e === "destroy" && R(t).secretNames).length === 0 ? [] : [H("no-backup-dir", "A workflow does not remove webhooks, because its backup must not contain their URLs. Remove them in Lokalise, or run lokaform apply at a terminal.", {
		severity: "warning",
		scope: "change"
	})];
}
function so(e, { rules: t, places: n }) {
	let r = e.flatMap(({ kind: e, matching: { matches: n } }) => (e.secretNames ? [] : n).flatMap(({ live: n }) => n === void 0 ? [] : [Dt(e.tags(n), t)])), [i, ...a] = r.flatMap((e) => e ?? []), o = a.length + 1;
	if (i === void 0 || o * 2 <= r.length) return [];
	let s = `${o} of ${r.length} declared keys have the tag ${i} of another owner, so none of them is compared or written. If they are yours, set owner: ${i.slice(Ut.length)}, or replace the tag in Lokalise.`, c = n.get("owner");
	return [H("bad-setting", s, {
		severity: "warning",
		scope: "project",
		...c && { place: c }
	})];
}
function co(e) {
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
async function lo({ changes: e }, t, { prune: n, allowRemovals: r }, i) {
	let a = e.filter(({ action: e, kind: t }) => e === "destroy" && n[t] === "owned");
	if (a.length === 0 || r !== void 0) return [];
	let { entries: o, isRead: s } = await Pa(0, t, i), c = Ia(t, o), l = a.flatMap(({ kind: e, label: t }) => c.has(d([e, t])) ? [] : [t]);
	if (!s || l.length === 0) return [];
	let u = `No commit of this branch declared ${nt(l, 5)}, so a newer commit or another branch may declare it. Nothing is written. Run git pull and plan again. If nothing declares it, set --allow-removals ${a.length}.`;
	return [H("behind-upstream", u, { scope: "project" })];
}
async function uo({ changes: e, kept: t }, n, { history: r, manifests: i, textFiles: a, usable: o }) {
	let s = e.length > 0 || t.some(({ reason: e }) => e === "pull") ? await r.upstream?.(i) : void 0;
	if (!s) return [];
	let { name: c, ahead: l, texts: u, isOther: d } = s, f = (e, t) => u.flatMap((n) => Ze(e, {
		path: n.path,
		now: n.path
	}, n[t], a, o)), m = n.flatMap(({ kind: t }) => {
		let n = new Set(f(t, "text").flatMap(({ values: e }) => oe(t.identity(e))));
		return e.filter((e) => e.action === "destroy" && e.kind === t.name).flatMap(({ label: e }) => n.has(e) ? [e] : []);
	}), h = n.flatMap(({ kind: t, matching: { matches: n } }) => {
		let [r, i] = [I(t, f(t, "text")), I(t, f(t, "before"))], a = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? a.get(e.label) : void 0, o = n && r.find(n), s = n && i.find(n);
			return !o || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let i = n === void 0 ? void 0 : D(t, o, n);
				return (!s || !p(D(t, s, n ?? "") ?? null, i ?? null)) && i !== void 0 && r !== void 0 && p(i, r) ? [`${e.label} (${n})`] : [];
			});
		});
	});
	if (d && m.length + h.length === 0) return [];
	let g = m.length > 0 ? `This apply would remove what ${c} declares: ${nt(m, 5)}.` : h.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${lt(h.length, "text")} of ${c} back: ${nt(h, 5)}.`, _ = `The checked-out branch lacks ${lt(l, "commit")} of ${c}. ${g} To apply the newest files, run ${d ? `git merge ${c}` : "git pull"} first.`, v = m.length > 0 ? "error" : "warning";
	return [H("behind-upstream", _, {
		severity: v,
		scope: "project"
	})];
}
function fo(e = []) {
	if (e.length === 0) return [];
	let t = `Git ignores ${nt(e, 5)}, so a workflow does not have it. Remove it from .gitignore, and commit it.`;
	return [H("unread-manifest", t, {
		severity: "warning",
		scope: "change"
	})];
}
async function po(e, t) {
	let { currentBranch: n, usualBranch: r, defaultBranch: i = r } = e;
	if (n === void 0 || i === void 0) return [];
	let a = n === i && t.length === 0, o = a ? await e.unpushed() : 0;
	if (a && o === 0) return [];
	let s = `${n === i ? t.length > 0 ? `There are changes that are not committed: ${nt(t, 5)}` : `There are commits that are not pushed (${o})` : `The checked-out branch is ${n}, and not ${i}`}. Until they are merged, ${i} does not have what this apply writes: its new texts look like edits of the project, which a pull brings into ${i}, and prune removes its new keys. To write only merged changes, push and merge first.`;
	return [H("behind-upstream", s, {
		severity: "warning",
		scope: "project"
	})];
}
function mo(e, { stopped: t }, { declared: n, settings: r } = {}) {
	if (!(e instanceof K)) throw e;
	if (e instanceof Qt && t) return [];
	let i = e instanceof G ? e.serviceMessage.replace(/\.$/, "") : "", a = n !== void 0 && i !== "" && ho(i, n) ? { quotes: [i] } : {}, o = e instanceof G && e.status === 404, s = Dn(e) ? r?.tokenPlace : o && r?.places.get("project");
	return [H("api-error", e.message, {
		scope: "project",
		...a,
		...s && { place: s }
	})];
}
function ho(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(Qe).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? Ae(t) : []));
	});
	return tt(r)(e) !== e;
}
async function go(e, t, n, r, i) {
	let { plan: a, kinds: o, problems: s, live: c } = e, l = await vo(a, c, t, n, r, i);
	return [...[...da(s, t.rules), ...ua(a, o, t.rules, l)].map((e) => ({
		..._o(e, t),
		...e
	})), ...yo(a, n)];
}
function _o({ code: e, message: t }, { places: n }) {
	let r = t.match(/(?<=setting )[\w.]+|\w+[._]\w+/g) ?? [], i = e === "too-many-destroyed" ? ["prune.keys"] : [], a = [
		...r,
		...i,
		"project"
	].flatMap((e) => n.get(e) ?? [])[0];
	return a ? { place: a } : {};
}
async function vo({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && R(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await sa(c, o, a, s),
		otherLanguage: await la(n, t, l, o, s)
	};
}
function yo(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !aa(e) && !oa(e) ? [] : [H("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/backup/write.ts
var bo = class {
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
			let t = this.kept.get(xo(e));
			if (!t) return [e];
			let n = t.action === "update" && e.action === "update" && R(e.kind).mergeKept?.(t, e) || e;
			return p({ ...t.entry }, { ...n.entry }) && p({ ...t.wrote }, { ...n.wrote }) && this.written.has(t) ? [] : [n];
		});
		if (r.length !== 0 && n) {
			for (let e of r) this.kept.set(xo(e), e);
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
function xo({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const So = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, Co = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function wo(e, n, r) {
	let { wrote: i, ...a } = To(e, n, []).backup, o = new t({ backup: a });
	o.commentBefore = [
		` Project: ${Mo(`${n.project_name} (${n.project})`)}`,
		` Time: ${n.time}`,
		` To restore it: ${Mo(n.restore)}`
	].join("\n");
	let s = e.map(({ name: e, plural: t }) => jo(t, r.filter(({ kind: t }) => t === e).map((e) => ko(e).entry), "")), c = r.map((e) => ko(e).wrote), l = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		o.toString(Co),
		jo("wrote", c, "  ") || "  wrote: []\n",
		...s
	].join("");
	return `${l}# End of the backup. SHA-256 of the lines above: ${mt(l)}\n`;
}
function To(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(Do);
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
function Eo(e) {
	let [t, n] = So.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : mt(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function Do({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = R(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const Oo = new WeakMap();
function ko(e) {
	let t = Oo.get(e) ?? {
		entry: Ao(e.entry),
		wrote: Ao(Do(e))
	};
	return Oo.set(e, t), t;
}
function Ao(r) {
	let i = new t([r], { aliasDuplicateObjects: !1 });
	return e(i, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = n.QUOTE_DOUBLE);
	} }), i.toString(Co);
}
function jo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Mo(e) {
	return e.replace(f, " ");
}
// src/backup/read.ts
const No = _([v(), C()]), Po = (e) => g({
	format_version: y(2),
	project: v().min(1),
	project_digest: v().exactOptional(),
	project_name: v(),
	time: v(),
	wrote: x(g({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, No.exactOptional()])),
		action: S([...Ft, "update"]),
		values: b(v(), h()).default({})
	}))
}), Fo = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Io(e, t, n) {
	return Bo(e, zo(t, n.replaceAll("\r\n", "\n")));
}
const Lo = "\n  - ";
function Ro(e, t, n, r) {
	let i = zo("", t), { problems: a } = Bo(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(To(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !R(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function zo(e, t) {
	let n = Eo(t), r = n === "cut" ? t.lastIndexOf(Lo) : -1;
	return {
		text: t,
		damage: n,
		yaml: Ne(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function Bo(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = vt(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], l = i.get("backup"), u = Po(e).safeParse(l?.value), d = (e) => H("bad-backup", e, { place: Bt(r.file, l?.span ?? r.span) }), f = n !== "cut" || l !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), p = new Map(Object.entries(l?.value ?? {})).get("format_version");
	if (typeof p == "number" && p !== 2) return { problems: [d(`This backup has format ${p}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (f && n) {
		let a = d(Ho(e, n, t.includes(Lo) ? u.data?.wrote : void 0, i));
		if (n === "cut") return { problems: [a] };
		let o = t.trimEnd().length, s = Ht(r.file, t.lastIndexOf("\n", o - 1) + 1, o);
		return { problems: [{
			...a,
			place: s
		}, ...r.problems] };
	}
	if (!u.success) {
		let t = f ? `This is not a backup that this version can read: ${u.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : `This is not a backup of lokaform${Vo(e, r)}. Use the file that the run named as its backup.`;
		return { problems: Pt(r.problems) ? r.problems : [d(t)] };
	}
	let { wrote: m } = u.data, h = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let l = Ct(r, a, n);
		s(o, l.problems);
		let u = c(m, (e) => Wo(e, t));
		return l.entries.flatMap(({ values: e, span: n }) => {
			let [i] = Wo(e, t).flatMap((e) => u.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(H("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Bt(r.file, n) })), []);
		});
	}, g = Object.fromEntries(e.map((e) => [e.plural, h(e)]));
	if (Pt(o)) return { problems: o };
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
function Vo(e, { value: t, file: n }) {
	let r = (e) => new Map(Object.entries(t ?? {})).has(e), [i] = e.filter(({ plural: e }) => r(e));
	return r("format_version") ? r("requests") ? ", but the report of a run" : ", but a plan" : i ? `, but a manifest, which lokaform apply --${i.plural} writes into the project` : `${n.path.endsWith(".json") ? ", but a locale file or other JSON" : ""}: it has no header "backup"`;
}
function Ho(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup was edited or damaged after it was written: the lines above do not have this SHA-256. It does not say which line changed.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${Fo}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => Wo(e, i)) : []);
		return n.flatMap((e) => Wo(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	if (a.length === 0) return `${i} ${Fo}`;
	let o = a.length > Uo ? ` and ${a.length - Uo} more` : "";
	return `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, Uo).join(", ")}${o}. ${Fo}`;
}
const Uo = 10;
function Wo(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function Go(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = an(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await cn(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await Ie(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await Je(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await Ie(Ko(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await dt(e), await dt(rn(e)), a = o;
			} catch (e) {
				throw s && await un(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${_t(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function Ko(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function qo(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [H("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = on(n.working, t), a = await pt(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...Io(e, ge(i, n), a.value),
		urls: await Jo(Ko(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function Jo(e) {
	try {
		let t = JSON.parse(await ln(e, "utf8")), n = a(t) ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// node_modules/yocto-queue/index.js
var Yo = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Xo = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Yo(e);
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
function Zo(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Qo(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Xo(), r = 0, i = () => {
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
				Qo(t), e = t, queueMicrotask(() => {
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
function Qo(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
function $o(e, { batchSize: t = 500 }) {
	return ts(e).map((e) => mn().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function es(e, t, n) {
	let i = new gn(), { project: a } = t, o = {
		client: e,
		projectId: a.id,
		context: {
			project: a,
			rules: Et,
			variables: n.variables,
			verdicts: st
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new xn(n.halt, n.mayWrite),
		backup: new bo(n.backup),
		snapshot: r(async () => n.snapshot && Sn(o, await n.snapshot(), i)),
		languages: Hn(e, a),
		creates: { max: n.batchSize }
	}, s = new Map(mn().map(({ kind: e, open: t }) => [e, t(o)])), c = async (e, t) => {
		if (e.action !== "destroy" || !t) return await s.get(e.kind)?.send(e) ?? [];
		let n = o.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: J(n)
		}));
	}, l = Zo(n.concurrency);
	await dn();
	for (let e of $o(t, n)) {
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
function ts({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => ot(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...ns(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function ns(e) {
	let t = c(e, (e) => Ue(e, "before")), n = new Map(e.map((e) => [e, Ue(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/plan/reviewedPlan.ts
const rs = "Plan again, and review the new plan.";
function is(e, t, n) {
	let r = l(t.changes, (e) => d(as(e))), i = new Set(e.changes.filter((e) => r.get(d(as(e)))?.shift())), a = (e) => d([e.action, Pe(e)]), o = l([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = o.get(a(e))?.shift();
		return [{
			change: e,
			outcome: J(`${t ? os(t, e) : "this change is not in the reviewed plan"}. ${rs}`)
		}];
	}), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: ls(e, n) ?? J(`this change is in the reviewed plan, but a plan from the present manifests and live values does not have it. ${rs}`)
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function as(e) {
	let t = ss(e).map((e) => [
		e.field,
		e.part ?? null,
		e.before ?? null,
		e.after
	]), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Pe(e),
		e.label,
		r,
		n,
		i,
		cs(e),
		t
	];
}
function os(e, t) {
	let n = (e) => d(ss(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && cs(e) !== cs(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function ss(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function cs(e) {
	return e.action === "create" ? "" : e.seen;
}
function ls(e, t) {
	let n = R(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && yn(n, e, r, t).state === "done");
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
// src/run/project.ts
async function us(e, t, n, r) {
	let i = ds(e.settings, e.manifests);
	try {
		return await fs(i, e, t, n, r);
	} catch (e) {
		let t = De(e, r.folders.displayRoot);
		if (t) return {
			...i,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...i,
			problems: [ms],
			bugs: [n]
		};
	}
}
function ds({ name: e, id: t, showTexts: n }, r) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function fs(e, t, n, { saved: r, ...i }, a) {
	let { id: o } = t.settings;
	if (a.cancellation.stopped) return e;
	let { stopping: s } = a.cancellation, c = Qi(t.settings, n.apiUrl, a);
	if (!c.ok) return {
		...e,
		problems: [c.problem]
	};
	let { reading: l, writing: u, now: d } = c.value, f = r?.get(o), p = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, m = f?.filter && {
		filter: f.filter.filters,
		prune: {}
	}, h = await ao(l, m ? {
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
	}, T = await go(h, t.settings, n, a.folders, s);
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
			...e ? { status: Wa(h, g.project, t) } : { unmanaged: v }
		};
		return await a.onPlan(o), o;
	}
	let E = Fe(t, h, g.project), D = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: st
	}, { plan: O, notApplied: k } = f ? is(_, f, {
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
		effort: { requests: $o(O, a).flat().length },
		...k.length > 0 && { results: k }
	}, ee = await a.onPlan(A), j = y.some(({ code: e, severity: t }) => e === "behind-upstream" && t === "error");
	return n.command === "plan" || T.length > 0 || j || Pt(E) ? A : ee ? _s(u, O, A, t, n, a) : ps(A, a);
}
function ps(e, { cancellation: t }) {
	return t.stopped ? e : {
		...e,
		problems: [...e.problems, H("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" })]
	};
}
const ms = H("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" });
function hs(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(ht).join(" ");
}
async function gs({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || await (async () => (await A(t.working, i))?.commit())().catch(() => void 0))?.slice(0, 7) ?? r})`;
}
async function _s(e, t, n, { settings: r, declared: i }, { backupDir: a, restoreFlags: o }, s) {
	let { cancellation: c, now: l, folders: u } = s, { concurrency: d, useAutomations: f, id: p } = r, m = new kt();
	m.hide(r.secrets);
	let h = m.clean(p), g = a === void 0 ? void 0 : Go(a, r.name ?? h, l()), _ = {
		project: h,
		...h !== p && { project_digest: mt(p) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, v = (e) => hs(ge(e, u), o), y, b = async (e, t) => {
		let n = (e) => ({
			..._,
			restore: v(e)
		});
		await g?.write((t) => wo(i.kinds, n(t), e), t, (t, r) => Ro(i.kinds, t, n(r), e)).catch((e) => {
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
	let T = t.changes.some(({ action: e }) => e === "destroy"), E, D = await es(e, t, {
		variables: i.variables,
		concurrency: d,
		batchSize: s.batchSize ?? 500,
		useAutomations: f,
		halt: () => c.reason,
		mayWrite: async () => (E = await s.permission?.toWrite(T && r.rules.allowRemovals === void 0), E?.message),
		snapshot: r.snapshot === "off" ? void 0 : () => gs(s, _.time),
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
	})), { bugs: k, remarks: A, snapshot: ee } = D, j = [
		...n.problems,
		...E && !c.stopped ? [E] : [],
		...A,
		...k.length > 0 ? [ms] : [],
		...y === void 0 ? [] : [H("backup-not-written", y, { scope: "project" })]
	];
	return {
		...n,
		results: [...O, ...n.results ?? []],
		problems: j,
		...g?.path !== void 0 && {
			backup: ge(g.path, u),
			restore: v(g.path)
		},
		...ee && { snapshot: ee },
		...k.length > 0 && { bugs: k }
	};
}
export { X as C, zn as S, $n as _, ds as a, Hn as b, mo as c, Da as d, ma as f, Ai as g, Qi as h, us as i, Ya as l, Zi as m, ps as n, $o as o, ea as p, hs as r, qo as s, _s as t, Ka as u, Jn as v, Mn as w, Rn as x, Kn as y };
