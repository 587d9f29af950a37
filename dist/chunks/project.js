import { $ as e, $n as t, $r as n, A as r, B as i, C as a, Cr as o, Ct as s, D as c, E as l, En as u, Et as d, G as f, K as p, Nn as m, O as h, On as g, Ot as _, Q as v, Qn as y, Qr as b, S as x, Sr as S, St as C, T as w, Tt as T, U as E, Ur as D, W as ee, Wt as O, Xr as k, Yr as A, Zn as te, _n as j, an as ne, ar as re, b as M, br as ie, bt as ae, c as oe, ci as se, cr as N, di as ce, dr as le, er as ue, fn as de, g as fe, gn as pe, gr as me, gt as he, h as P, hn as ge, hr as _e, j as ve, k as ye, kn as be, kr as xe, kt as Se, lr as Ce, m as we, mi as Te, mn as Ee, mr as De, nn as Oe, nr as ke, nt as Ae, on as je, or as Me, ot as Ne, p as Pe, pi as Fe, pr as Ie, q as Le, rr as Re, rt as ze, sr as Be, st as Ve, tr as F, ui as He, un as Ue, v as We, vn as Ge, vt as Ke, w as I, wr as qe, wt as Je, x as Ye, xt as Xe, y as Ze, yn as L, yt as Qe, z as $e, zr as et } from "./engine.js";
import { b as tt, p as nt, v as rt } from "./yaml.js";
import { c as it, d as at, g as ot, h as R, l as st, p as ct, r as lt, t as ut, u as dt } from "./zod.js";
import { $r as ft, Bt as pt, Cr as mt, Dt as ht, F as gt, Ft as _t, It as vt, Lt as yt, Qr as bt, Sr as xt, Zr as St, _i as Ct, bi as wt, bt as Tt, ei as Et, hi as Dt, kt as Ot, ti as kt, vt as At, wt as z, zt as jt } from "./start.js";
import { C as Mt, O as Nt, S as Pt, _ as Ft, d as It, f as B, g as Lt, m as V, o as Rt, v as H, w as zt, x as Bt } from "./wire.js";
import { C as Vt, c as Ht, d as U, f as W, g as Ut, h as G, i as Wt, l as Gt, m as Kt, r as qt, s as Jt, t as Yt, u as Xt, v as K } from "./client.js";
import { dirname as Zt, join as Qt, resolve as $t, sep as en } from "node:path";
import { mkdir as tn, readFile as nn, rm as rn } from "node:fs/promises";
import { setImmediate as an } from "node:timers/promises";
// src/remote/kindRemote.ts
let on = [];
function sn(e) {
	on = e;
}
function cn() {
	return on;
}
function ln({ name: e }) {
	let t = on.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var un = class {
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
const dn = q("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function fn(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function pn(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = fn(e, t, n, r);
	return !c && l ? q("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? q("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${mn(e.after)} was sent, ${mn(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
function mn(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
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
	note(e, t = !1) {
		let { message: n } = e;
		Sn(e) && (this.cause ??= `The service refuses all requests for this project: ${n}`), t && (e instanceof G ? !this.accepted && this.lastRefusal === n && (this.cause ??= `The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= `The service could not be reached: ${n}`, this.lastRefusal = n);
	}
};
async function gn({ client: e, projectId: t, stop: n }, r, i) {
	try {
		let { snapshot_id: n, title: a } = await qt(e, t, r);
		i.snapshot = {
			id: Gt(n) ?? W(n) ?? "without an id",
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
const _n = 2e3;
function vn(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return q("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function yn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var bn = class extends Error {};
const xn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function Sn(e) {
	return e instanceof G ? xn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Cn(e) {
	return e.name === "TimeoutError" || e instanceof G && [
		413,
		502,
		504
	].includes(e.status);
}
function wn(e, t) {
	return e instanceof G || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof Kt && !e.mayHaveHappened ? J(e.message) : q(e.mayHaveHappened ? "unknown result" : "refused", e.message);
}
var X = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function Tn(e) {
	try {
		return ht(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return Tt(z(e.code, e.message, { scope: "project" }));
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
function En({ message: e }, t) {
	return q("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function Dn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function On(e, t = "") {
	return J(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function kn(e, t) {
	return J(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function An(e, t) {
	return t.mayHaveHappened ? En(t, e) : Y(t);
}
async function jn(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	};
	return (await Z(() => Mn(e, t, n)))?.project;
}
async function Mn(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(L(t)), n === !0 ? Pn(e, t) : void 0]), o = U(U(i)?.statistics)?.languages, s = n ? Xt(a ?? o, In) : void 0;
	if (n && !s) throw Ln("a language has no usable lang_iso");
	return {
		project: Nn(t, i, s, r),
		details: i,
		languages: a
	};
}
function Nn(e, t, n, r) {
	let i = U(t) ?? {}, a = U(i.settings) ?? {}, o = Ht(a.per_platform_key_names), s = Ht(a.segmentation), c = Gt(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = W(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	if (d.length > 0) throw Ln(`the project has no usable ${d.join(" and ")}`);
	return {
		id: e,
		name: W(i.name) || e,
		type: W(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: Ht(a.auto_toggle_unverified)
	};
}
async function Pn(e, t) {
	let n = await Vt(() => e.languages(t, { limit: 500 }), (e) => In(e)?.iso);
	if (n) return n;
	throw new X("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function Fn(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = Xt(await Pn(e, t), In);
		if (!r) throw new X();
		return r.map(({ iso: e }) => e);
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function In(e) {
	let { language_iso: t, language_id: n, lang_iso: r, lang_id: i, plural_forms: a } = U(e) ?? {}, o = W(r ?? t);
	if (o !== void 0 && o !== "") return {
		iso: o,
		id: Gt(i ?? n),
		pluralForms: Xt(a, W) ?? []
	};
}
function Ln(e) {
	return new X(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function Rn(e, t, n, r, i = !1) {
	let a = n.flatMap(_e), [{ kinds: o } = { kinds: [] }] = n, s = o.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), c = await Tn(() => Mn(e, t, {
		languages: a.length > 0 || i && "counted",
		names: s.some(({ namesByPlatform: e }) => e),
		texts: i || a.some(({ ofText: e }) => e)
	}));
	if (!c.ok) return c;
	let { project: l, details: u } = c.value, d = n.map((e) => me(e, l.baseLanguage)), f = new Set([...d.flatMap(_e).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(De)]), p = (l.languages ?? []).filter(({ iso: e }) => i || f.has(e)), m = U(U(u)?.statistics) ?? {}, h = ({ plural: e, name: t }) => r && {
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
	return Tn(async () => ({
		...await Bn(g, s, h),
		declared: d
	}));
}
async function zn(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = {
		languages: !0,
		names: !0,
		texts: !0
	}, o = await Tn(() => Mn(e, t, a));
	if (!o.ok) return o;
	let { project: s } = o.value, c = r(s);
	if (!c.ok) return c;
	let l = {
		client: e,
		project: s,
		statistics: {},
		languages: c.value
	};
	return Tn(() => Bn(l, n, () => void 0, i));
}
async function Bn(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await ln(t).observe({
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
async function Vn(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([Mn(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await ln(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new X();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
async function Hn(e) {
	let { client: t, project: n, statistics: r, languages: i, plans: a } = e, o = a && Zn({
		...e,
		...a
	}), s = o && await o;
	if (s) return s;
	let c = n.id, u = c === L(c) ? Jt(r.keys_total) : void 0;
	return l(await Un({
		client: t,
		projectId: c
	}, Gn(i), i, u));
}
async function Un(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await qn(e, t, i, r);
	if (Wn(a)) return a.listed;
	let o = await Jn(e, t, i);
	if (Wn(o)) return o.listed;
	throw new X(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function Wn({ listed: e, total: t }) {
	return t === e.length;
}
function Gn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function Kn(e) {
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
async function qn({ client: e, projectId: t }, n, r, i) {
	let o = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => Gt(e)),
			keys: h(a, r),
			total: a.totalCount
		};
	}, s = o({
		limit: 500,
		page: 1
	}), c = Kn(i).slice(1, -1).slice(0, 7).map(o), l = s.then(({ total: e, ids: t }) => Kn(e ?? t.length)), u = l.then((e) => Promise.all(e.slice(c.length + 1, -1).map(o))), [d, f, p, ...m] = await Promise.all([
		s,
		l,
		u,
		...c
	]), g = [
		d,
		...m,
		...p
	], _ = f.at(-1), v = f.length === 1 && g.length === 1, y = _ && !v ? [await o(_)] : [], b = [...g, ...y], x = a(b.flatMap(({ keys: e }) => e)), S = y.length === 0 ? g : [...g.slice(0, f.length - 1), ...y], C = b.at(-1)?.total, w = b.some((e) => (e.total ?? 0) > (C ?? 0)), T = S.every(({ ids: e }, t) => {
		let n = S[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: x,
		total: w || !T ? void 0 : C
	};
}
async function Jn({ client: e, projectId: t }, n, r) {
	let i = [];
	for await (let a of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) B(i, h(a, r));
	let o = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: a(i),
		total: o.totalCount
	};
}
const Yn = [
	400,
	404,
	413,
	414,
	431
], Xn = /^[\w.:/-]+$/;
function Zn(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = Jt(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => ge(M, e) !== "off")) return;
	let o = r.flatMap(({ entries: e }) => e.map((e) => e.values)), s = new Set(o.flatMap(({ key_name: e, previously: t = [] }) => [...I(e), ...t])), c = new Set(o.flatMap(({ key_id: e }) => e ?? []));
	if (![...s].every(ar)) return;
	let l = or(s).length + sr(c).length;
	if (!(Math.max(1, l) * 4 > Math.ceil(a / 500))) return Qn(e, s, c, a);
}
async function Qn(e, t, n, r) {
	try {
		let [i, a] = await Promise.all([$n(e, t, n), rr(e, r)]), o = a - i.length;
		return o >= 0 && ir(i, e) ? {
			objects: i,
			unusable: [],
			notRead: o
		} : void 0;
	} catch (e) {
		if (e instanceof X || e instanceof G && Yn.includes(e.status)) return;
		throw e;
	}
}
async function $n(e, t, n) {
	let r = await er(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await tr(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort(({ key_id: e }, { key_id: t }) => e.length - t.length || (e < t ? -1 : 1));
}
async function er(e, t) {
	let n = await Promise.all(or(t).map(async (n) => (await nr(e, { filter_keys: n })).filter(({ key_name: e }) => I(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => I(e)));
	if (![...t].every((e) => r.has(e) || Xn.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function tr(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(sr(t).map((t) => nr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function nr({ client: e, project: t, languages: n }, r) {
	let i = await ur({
		client: e,
		projectId: t.id
	}, {
		...Gn(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: s } = l(h(i, a));
	if (s.length > 0) throw new X();
	return o;
}
async function rr({ client: e, project: { id: t } }, n) {
	if (t === L(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function ir(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => Ze(t, e, !1, We(n)).fresh.length === 0);
}
function ar(e) {
	return !e.includes(",");
}
const or = (e) => lr(e, 500, 2e3, cr), sr = (e) => lr(e, 500, 7e3, cr), cr = (e) => encodeURIComponent(e).length + 3;
function lr(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function ur({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new dr();
	if (r.totalCount !== a(h(r)).length) throw new X();
	return r;
}
var dr = class extends X {};
const fr = {
	include_translations: !0,
	disable_references: !0
};
async function pr(e, t, n = []) {
	let r = await Promise.all(sr(t.map(String)).map((t) => hr(e, t)));
	return l(h(r.flat(), n));
}
async function mr(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => pr(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => ({
		key: a.get(e),
		lacks: [e, void 0].flatMap((e) => o.get(e) ?? [])
	});
	return i && (({ id: e }) => s(String(e)));
}
async function hr(e, t) {
	try {
		return await ur(e, {
			...fr,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof dr || n instanceof G && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await hr(e, t.slice(0, r)), ...await hr(e, t.slice(r))];
	}
}
async function gr(e, t) {
	let n = new Set(t.flatMap((e) => I(e))), r = [...n].every(ar) ? or(n).map((e) => ({
		...fr,
		filter_keys: e
	})) : [fr], i = [];
	for (let t of r) B(i, await Un(e, t));
	return _r(l(i), n);
}
function _r({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(I(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function vr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await pr(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = r.filter(({ key_id: e }) => !o.has(String(e))), c = new Set(s.flatMap(({ key_name: e }) => I(e)));
	if (c.size === 0) return a;
	let u = _r(l(await Un(i, {})), c), d = await pr(i, u.objects.map(({ key_id: e }) => e)), f = d.objects.filter(({ key_id: e }) => !o.has(e));
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
async function yr(e, t) {
	let n = await br(e, t.flatMap(({ sent: t, answer: n }) => (n.is === "refused" ? /already taken/i.test(n.error.message) : !Cr(e, t, n)) ? [t] : []));
	return t.map((t) => Sr(e, t, n.get(t.sent), Er));
}
async function br(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = kr(t, {
		keys: (await Z(() => gr(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function xr(e, t) {
	let n = await mr(e, t.filter(({ sent: t, answer: n }) => n.is !== "refused" && !Cr(e, t, n)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return Sr(e, t, r?.key, r?.lacks.length === 0 ? Dr : dn);
	});
}
function Sr(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && wr(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? wr(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? Tr(n.error) : i
	};
}
function Cr({ context: e }, { change: t }, n) {
	return n.is === "stored" && fn(M, t, n.key, e).length === 0;
}
function wr({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), pn(M, n, r, e);
}
function Tr({ message: e, code: t }) {
	return q("refused", `The service refused it: ${e} (code ${t}).`);
}
const Er = q("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), Dr = q("not made", "The service answered without an error, but did not do this. Apply again."), Or = { is: "silent" };
function kr(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = [...i].find((e) => Ar(n.out, e.key_name) && (!t || jr(e, n.out)));
		e && (i.delete(e), r.set(n, {
			is: "stored",
			key: e
		}));
	}
	let a = e.filter((e) => !r.has(e)), o = new Map(a.map(({ out: e }) => [e, n.filter(({ key_name: t }) => t !== void 0 && Ar(e, t))]));
	for (let e of a) {
		let t = o.get(e.out) ?? [], n = a.filter(({ out: e }) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? Or
	}));
}
function Ar({ key_name: e = "", platforms: t = [...Rt] }, n) {
	return t.every((t) => c(n, t) === c(e, t));
}
function jr(e, { platforms: t = [], filenames: n = {} }) {
	return Rt.every((n) => t.includes(n) === e.platforms.includes(n)) && Rt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Mr(e, { keys: t, errors: n }) {
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
			} : Or
		};
	});
}
// src/keys/rereadBeforeWrite.ts
function Nr(e) {
	return {
		change: e,
		out: T(M.fields, e, {}, [])
	};
}
function Q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function Pr(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function Fr(e, t, n, r) {
	let i = (e) => r ? Y(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Q(t, i(J(e)))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || Br(e)), c = await mr(e, s.map(({ change: e }) => e)), l = s.some(({ change: e }) => zr(e)) ? c && await Z(() => e.languages()) : [];
	if (!c || !l) return a(Lr);
	let u = new Set(s), d = [], f = [], p = [];
	for (let n of t) {
		let { change: t } = n;
		if (!u.has(n)) {
			d.push(Pr(n));
			continue;
		}
		let { key: r, lacks: a } = c(t);
		if (!r) {
			let e = {
				state: "skipped",
				message: Rr
			};
			f.push({
				change: t,
				outcome: a.length > 0 ? i(On("key")) : e
			});
			continue;
		}
		let o = new Set(r.translations?.map(({ language_iso: e }) => e)), s = zr(t) ? l.filter((e) => !o.has(e)) : [];
		if (s.length > 0) {
			let e = i(On("key", ` (no usable ${s.join(", ")} text)`));
			f.push({
				change: t,
				outcome: e
			});
			continue;
		}
		let { open: m, kept: h } = Vr(t, r, e.context);
		if (m.length === 0) {
			f.push({
				change: t,
				outcome: Ur({
					state: "done",
					id: t.id
				}, t, h)
			});
			continue;
		}
		let g = Nr({
			...t,
			fields: m
		});
		qr(g.change).length > 0 && e.beforeReshaping.set(t.ref, r), d.push({
			...g,
			planned: n,
			kept: h,
			before: r
		});
		let _ = Ir(g.change, r, e.context);
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
function Ir(e, t, n) {
	if (e.fields.some((t) => te(e.kind, t))) {
		let r = ft(M, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: Et(e.fields)
		};
	}
	let r = kt(M, t, M.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => Mt(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => F(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...bt(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: M.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: Et(s ? [s, ...a] : o)
	};
}
const Lr = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", Rr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function zr(e) {
	return e.fields.some((t) => F(e.kind, t) || te(e.kind, t));
}
function Br({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = M.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || te(e, t);
	});
}
function Vr(e, t, n) {
	let r = e.fields.find(({ field: e }) => e === "platforms")?.after, i = Array.isArray(r) ? Rt.filter((e) => r.includes(e)) : t.platforms, a = {
		...M.liveContext(t, n, e.label),
		platforms: i
	}, o = [], s = [], c = !1;
	for (let n of e.fields) {
		let { field: r, part: i, before: l, after: u, seen: d } = n, f = M.fields.find(({ name: e }) => e === r), p = f?.stored(t, a, i), m = f?.editState?.(t, i), h = d !== void 0 && (m === void 0 || O(e.id, m) !== d);
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
	c ||= s.some((e) => Hr(e, "text"));
	let l = c && o.some((e) => Hr(e, "shape")), u = o.filter((e) => l && (Hr(e, "shape") || Hr(e, "text")));
	return {
		open: o.filter((e) => !u.includes(e)),
		kept: {
			moved: s,
			unconverted: u
		}
	};
}
function Hr({ field: e }, t) {
	return re(M.name, e).role === t;
}
function Ur(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${Wr(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${Wr(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = Wr(t.filter((e) => !i.includes(e)));
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
function Wr(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Gr(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Kr(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await mr(e, n.map(({ change: e }) => e)), i = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = i.get(e.change.ref);
		return t ? {
			...e,
			outcome: Jr(t, r?.(e.change).key, e.outcome)
		} : e;
	});
}
function Kr({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return qr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function qr({ kind: e, fields: t }) {
	return t.filter((t) => F(e, t));
}
function Jr({ change: e, before: t, written: n }, r, i) {
	let [a] = qr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return q("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`, o);
	let l = Yr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : q("stored differently", `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`, o);
}
function Yr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, Xr(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = Xr(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function Xr(e) {
	let t = Ye(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function Zr(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: o } of t.translations ?? []) {
		let t = x(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || o === void 0 || t !== o && e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function Qr(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [z("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function $r(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return li(t, Math.ceil(t.length / n.max), (t) => $r(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, J(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(ri),
			...ni(e)
		});
		return await yr(e, kr(t, {
			keys: ti(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof K)) throw r;
		return Cn(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? ei(e, t, r) : ci(e, t, r, (t) => $r(e, t), void 0);
	}
}
async function ei(e, t, n) {
	let r = [], i = t;
	for (let t of [0, _n]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, Y(n))];
		let a = await br(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (B(r, await yr(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, vn(n, "key"))];
}
function ti(e) {
	return l(h(e)).objects;
}
function ni({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function ri({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function ii(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Pr),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await Fr(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new bn();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: Wt(String(e.id)),
					...t
				})),
				...ni(e)
			};
		}), c = Mr(a.due, {
			keys: ti(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && Zr(e.movedWriters, t.before, n.key, r);
		}
		return [...a.outcomes, ...si(a.due, await xr(e, c))];
	} catch (t) {
		let r = ai(a.due);
		if (t instanceof bn) return [...a.outcomes, ...n ? Q(r, En(n.error, "change")) : []];
		if (!(t instanceof K)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await oi(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await ci(e, a.due, t, (t) => ii(e, ai(t), n), n?.error);
		return [...a.outcomes, ...si(a.due, i)];
	}
}
function ai(e) {
	return e.map((e) => e.planned);
}
async function oi(e, t, n) {
	return e.stop.reason() === void 0 ? Cn(n.error) && n.sent <= 2 && t.length > 1 ? li(t, 2, (t) => ii(e, t, n)) : (await e.wait(yn(n)), ii(e, t, n)) : Q(t, Y(n.error));
}
function si(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Ur(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function ci({ stop: e }, t, n, r, i) {
	return n instanceof G && !Sn(n) && t.length > 1 ? li(t, 2, r) : (e.note(n, !0), Q(t, Y(wn(n, i))));
}
async function li(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) B(i, await n(e.slice(t, t + r)));
	return i;
}
async function ui(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await di(e, t, n), s.due.length === 0) throw new bn();
		return s.due.map(({ id: e }) => Wt(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof bn) return [...s.outcomes];
		if (!(e instanceof K)) throw e;
		a.note(e), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(yn(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await ui(e, f, t)];
	}
	return [...p, ...await pi(e, f, l, d && wn(d, n?.error))];
}
async function di(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: hi(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a(J(s)));
	let c = await mr(e, t, () => e.languages());
	if (!c) return o(a(J(Lr)));
	let l = [], u = [], d = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...w(t), ...St(M, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? d.push({
			change: n,
			outcome: fi(n)
		}) : o.length > 0 ? d.push({
			change: n,
			outcome: a(kn("key", o))
		}) : !t || O(n.id, M.fingerprint(t)) !== n.seen ? d.push({
			change: n,
			outcome: Dn("key", "removed")
		}) : (l.push(n), u.push(ft(M, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: d
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...d, ...hi(l, mi(n.error))]
	};
	let f = await r.save(u) ?? await i.beforeWrite() ?? (l.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
	return f === void 0 ? {
		due: l,
		outcomes: d
	} : {
		due: [],
		outcomes: [...d, ...hi(l, a(J(f)))]
	};
}
function fi({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function pi(e, t, n, r) {
	let i = await mr(e, t), a = r ? Y(r) : dn;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? mi(r) : fi(e)
		};
	});
}
function mi(e) {
	return e ? An("key", e) : q("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function hi(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function gi(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(Nr(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => lr(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const _i = {
	kind: "key",
	observe: Hn,
	lookUp: vr,
	batches: gi,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? ui(t, n.filter(bi)) : e === "create" ? $r(t, n.filter(vi).map(Nr)) : Gr(t, await ii(t, n.filter(yi).map(Nr)));
			},
			async finish(e, n) {
				B(n.remarks, Qr(t.movedWriters));
			}
		};
	}
}, vi = (e) => e.action === "create", yi = (e) => e.action === "update", bi = (e) => e.action === "destroy", xi = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => Si(e, t.id),
	lookUp: Si,
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
			return n === void 0 ? e.action === "create" ? ki(t, e) : e.action === "update" ? Ti(t, e) : Vi(t, e) : J(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Ii(t, e, n)
		};
	}
};
async function Si(e, t) {
	let n = await Vt(() => e.webhooks(L(t)), (e) => W(U(e)?.webhook_id));
	if (n) return we(n);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function Ci({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && Se(s.url, t.variables) === i;
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
async function wi({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new bn();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? Y(r.error) : i;
			if (!(t instanceof K)) throw t;
			if (n.gone && Hi(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), Y(wn(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(yn(r));
	}
}
function Ti(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [L(r), String(t.id)], o = () => n.webhook(i, a);
	return wi(e, {
		async settled() {
			let n = Pe(await o());
			if (!("webhook" in n)) return On("webhook");
			if (!Oi(e, t, n.webhook)) {
				let r = Ai(e, t, n);
				return r?.state === "done" ? r : Dn("webhook", "updated");
			}
			return Ci(e, Ei(t, n.webhook, e.context), n.webhook, "overwritten");
		},
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), Pi(e, t)));
			return Ai(e, t, Pe(o));
		},
		async readBack(n) {
			let r = await ji(e, t, o);
			return n && r.state !== "done" ? Y(n) : r;
		}
	});
}
function Ei(e, t, n) {
	let r = [e.identity, e.renamed_from].filter((e) => typeof e == "string").find((e) => Se(e, n.variables) === t.url) ?? "", i = P.liveContext(t, n, r), a = kt(P, t, i), o = Et(e.fields);
	return {
		kind: P.name,
		id: e.id,
		entry: a,
		action: "update",
		wrote: {
			...Di(a, o.events ?? a.events),
			...o
		}
	};
}
function Di({ event_lang_map: e }, t) {
	return !H(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function Oi({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = typeof n == "string" ? n : r, s = P.liveContext(a, e, o), c = t.map(({ field: e, part: t }) => {
		let n = P.fields.find(({ name: t }) => t === e)?.stored(a, s, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Je(P, a, c) === i;
}
async function ki(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = Fi(t, Pi(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return J(l);
	try {
		let a = await n.createWebhook(L(r), c);
		return i.add(t.ref), Ai(e, t, Pe(a)) ?? await ji(e, t, () => Ni(e, c));
	} catch (n) {
		if (!(n instanceof K)) throw n;
		if (!n.mayHaveHappened) return o.note(n), Y(n);
		i.add(t.ref);
		for (let r of [0, _n]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return Y(n);
			let i = await Z(() => Ni(e, c));
			if (i) return pn(P, t, i, s);
		}
		return vn(n, "webhook");
	}
}
function Ai({ context: e }, t, n) {
	if (!(!("webhook" in n) || fn(P, t, n.webhook, e).length > 0)) return pn(P, t, n.webhook, e);
}
async function ji(e, t, n) {
	return Ai(e, t, Pe(await Z(n))) ?? dn;
}
function Mi(e, t) {
	let n = zt([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return _(e.url, t.url) && r && n;
}
async function Ni(e, t) {
	let { objects: n, unusable: r } = await Si(e.client, e.projectId), i = n.find((e) => Mi(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => _(e, t.url)))) throw new X();
	return i;
}
function Pi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = T(P.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: Se(r, e.variables) }
	};
}
function Fi({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function Ii(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await Z(() => Si(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Ri(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Li(e, t, s, n) : n.remarks.push(zi(t, "warning", Bi));
	}
}
async function Li(e, t, n, r) {
	let i = Fi(t, Pi(e, t)), a = n.filter((n) => Mi(n, i) && pn(P, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Ri(r.of(t)), [s, ...c] = a.map(({ webhook_id: e }) => e).sort();
	if (o !== void 0 && s !== void 0 && ![s, ...c].includes(o)) {
		let e = `may exist twice, as ${o} and as ${s}: the list of webhooks does not have ${o} yet. Look at the webhooks in Lokalise. If both are there, delete one of them.`;
		r.remarks.push(zi(t, "warning", e));
	}
	if (s !== void 0 && c.length !== 0) for (let n of c) {
		let i = n === o && await Z(() => e.client.destroyWebhook(L(e.projectId), n)) !== void 0;
		i && r.correct(t, {
			state: "done",
			id: s
		});
		let a = i ? `existed twice. This run made ${n} and removed it again; ${s} stays.` : `exists twice, as ${s} and as ${n}: another run may have created it at the same time. Delete one of them in the project.`;
		r.remarks.push(zi(t, i ? "notice" : "warning", a));
	}
}
function Ri(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function zi({ label: e, place: t }, n, r) {
	return z("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const Bi = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function Vi(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, [s, c] = [L(r), String(t.id)], l = {
		state: "done",
		id: t.id
	};
	return wi(e, {
		async settled() {
			let r = i.reason() ?? a.missing();
			if (r !== void 0) return J(r);
			let l = Pe(await n.webhook(s, c));
			return "webhook" in l ? O(t.id, P.fingerprint(l.webhook)) === t.seen ? Ci(e, ft(P, l.webhook, t, o), l.webhook, "removed") : Dn("webhook", "removed") : kn("webhook", l.unusable.lacks);
		},
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(s, c, e);
			return Ht(t) === !0 ? l : void 0;
		},
		gone: l,
		async readBack(e) {
			try {
				await n.webhook(s, c);
			} catch (t) {
				if (!(t instanceof K)) throw t;
				return Hi(t) ? l : e ? Y(e) : dn;
			}
			return e ? An("webhook", e) : q("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
function Hi(e) {
	return e instanceof G && e.status === 404;
}
// src/run/connect.ts
sn([_i, xi]);
function Ui(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", tokenFrom: a, rate: o, concurrency: s, name: c } = e, l = {
			token: i,
			tokenFrom: a,
			baseUrl: t,
			concurrency: s,
			...o !== "auto" && { rate: o },
			...r
		};
		return ht(n ? new Gi(l, c, n) : new Yt(l));
	} catch (e) {
		if (!(e instanceof Ut)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return Tt(z("bad-setting", t + e.message));
	}
}
function Wi(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = Ui(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = Ui(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? ht({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var Gi = class extends Yt {
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
function Ki({ kinds: e, entries: t }, n, { force: r, variables: i }) {
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
		verdicts: p
	}, c = e.map((e) => qi(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
		context: s,
		force: r
	})), { changes: l, kept: u, skipped: d, unchanged: f, problems: m } = ve(c.flat()), h = e.map(({ plural: e }, t) => [e, {
		unchanged: ve(c[t] ?? []).unchanged,
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
				by_kind: Object.fromEntries(h),
				adopted: 0
			}
		},
		problems: m
	};
}
function qi(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => ae(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = ae(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...Ji(e, t, c, u, d)
		};
	});
}
function Ji(e, t, n, r, i) {
	let { label: a, declared: c, context: l, namesake: u, problems: d = [] } = r, f = a === void 0 ? e : {
		...e,
		label: () => a
	}, p = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, s = {
			kind: f.name,
			label: f.label(a),
			place: o(r, i)
		}, c = Ue(f, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: s,
			problems: [...d, c]
		};
	};
	if (r.refusal) return p(r.refusal.code, r.refusal.message);
	let m = `The ${f.name} ${ae(f, t.declared).id} no longer exists`, h = u === void 0 ? "" : `, and ${f.name} ${f.id(u)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return p(r.gone, `${m}${h}, so it cannot be restored. Copy from here what you need.`);
	let g = n === void 0 ? s(f, {
		declared: c,
		live: u
	}, l, i.ref) : Yi(f, t, r, n, i), _ = [...d, ...g.problems];
	return u === void 0 ? {
		...g,
		problems: _
	} : !g.change && _.length === d.length ? {
		kept: [],
		problems: _
	} : p("name-taken", `${m}${h}, with other values. Rename or remove that ${f.name}, or copy from here what it lacks.`);
}
function Yi(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let c = s(e, {
		declared: n,
		live: i
	}, r, o), { change: l, problems: u, kept: d } = c;
	if (l?.action !== "update") return c;
	let f = e.context(n.values, i, r), p = t.values[e.fields.find(({ role: e }) => e === "identity")?.name ?? ""], m = e.liveContext(i, r, typeof p == "string" ? p : ""), h = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || y(s) && !F(e.name, n) || Xi(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(r), u = o === void 0 ? l : Mt(l, o), d = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !d ? !1 : d.same(d.stored(i, m, o) ?? s, u, f);
	}, g = e.fields.find(({ role: e }) => e === "text"), _ = ({ field: e }) => e === g?.name, v = ([e, r]) => {
		let i = l.fields.find((t) => _(t) && t.part === e);
		if (i) return !h(i);
		let [a, o] = [n.values, t.values].map((t) => Mt(new Map(Object.entries(t)).get(g?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && g?.same(r, o, f));
	}, b = g?.toManifest(i, m), x = !a && H(b) && Object.entries(b).some(v), S = l.fields.some((t) => F(e.name, t) && (x || !h(t))), C = (t) => h(t) && !(S && (_(t) || F(e.name, t))), w = Re(e, i, l.fields.filter(C), r.project), T = l.fields.filter((e) => !C(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: l.label,
			id: l.id,
			reason: h(t) && F(e.name, t) ? "converts" : "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (w.length === 0) return {
		kept: [...d, ...T],
		problems: u
	};
	let E = Je(e, i, w);
	return {
		change: {
			...l,
			seen: E,
			fields: w
		},
		kept: [...d, ...T],
		problems: u
	};
}
function Xi(e, t) {
	return H(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && H(t) && Object.values(t).includes(e);
}
function Zi({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => ue(e.kind, t)));
}
function Qi({ changes: e }) {
	return e.some((e) => e.action === "update" && (N(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? F(e.kind, t) : t.before !== void 0 && !y(t.before))));
}
// src/files/undeclaredFiles.ts
async function $i(e, t, n, r) {
	let i = new Set(Object.values(await Ce(e, r)).flat()), a = await et("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : $t(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + en);
	return ea(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function ea(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await an();
		try {
			let e = t(a, k(await b(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, A(a.full, n));
		} catch {}
	}
	return i;
}
async function ta({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(Object.values(await Ce(r, a)).flat()), s = [];
	for (let e of t.filter(({ files: e }) => _t(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await le(e, i, a)) {
			let i = Ie(e, n), a = yt(e, i), c = a === void 0 ? [] : t.flatMap((t) => pt(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				language: a ?? "",
				...jt(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => $t(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return ea(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => C(e.identity(t)))), i, a);
}
function na(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...t.flatMap((t) => ga(e, t, r, _a(t.kind))),
		...t.flatMap((t) => ga(e, t, i, va)),
		...t.flatMap((t) => ca(e, t)),
		...ia(e, t, n),
		...t.flatMap((t) => sa(e, t, n)),
		...t.flatMap((e) => la(e, n)),
		...t.flatMap((t) => ua(e, t, n)),
		...t.flatMap(({ kind: t }) => da(e, t, n))
	];
}
function ra(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`);
}
function ia(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: fa(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => aa(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${Pt(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`);
}
function aa({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = ge(i, r) === "off" ? e.matched : e.scope, o = oa(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return $("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${Pt(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`);
}
function oa({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = Ee(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? Ee(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function sa(e, { declared: t, scope: n, kind: r }, i) {
	if (ge(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = wt(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`);
	let u = pa(e, a).length;
	return u === 0 || u !== n ? [] : $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}). Check the project and the manifests. If you want this, ${c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : ""}set ${l}: off and remove them in the project.`);
}
function ca(e, t) {
	let n = ha(t);
	return ma(e, t).flatMap(({ label: e, names: [t = e], texts: r }) => {
		let i = r.map((e) => n.get(e)).find((e) => e !== void 0);
		if (!i) return [];
		let a = `The plan removes "${e}" and creates "${i.label}" with the same text. If it was renamed, set previously: ${t} in the entry of the new one in ${ie(i.place.file)} to keep its translations. If it is really new, set new: true there.`;
		return [z("looks-renamed", a, {
			place: i.place,
			scope: "project"
		})];
	});
}
function la(e, { allowWrongProject: t }) {
	let { live: n, declared: r, matched: i, matching: a, kind: o } = e, { name: s, plural: c, limits: l, names: u, label: d } = o, { minimumForWrongProject: f = Infinity } = l, p = n.objects.length + n.unusable.length + (n.notRead ?? 0), m = r.length;
	if (t || m === 0 || i > 0 || a.namesakes.size > 0) return [];
	let h = Nt(() => new Set(n.objects.flatMap((e) => u(e)))), g = (e) => h().has(e), _ = r.filter((e) => vt(e, d(e.values), g));
	if (_.length > 0) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${_.length} of them ${_.length === 1 ? "is" : "are"} with :: between nested names, as an upload of Lokalise names them. ${Ot}`);
	if (p < f) return [];
	let v = ha(e), y = a.unmanaged.flatMap((e) => {
		let t = o.texts(e).flatMap((e) => v.get(e)?.label ?? [])[0];
		return t === void 0 ? [] : [`"${o.liveLabel(e)}" is now "${t}"`];
	});
	if (y.length > 1 && y.length * 5 >= m * 4) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${y.length} live ${c} have the same texts and other names: ${y[0]}. If key_name or separator in a row of texts changed, restore it. If the ${c} were renamed, set previously in their entries of keys.yaml.`);
	let b = m === 1;
	return $("foreign-project", `The project has ${p} ${c}. The manifests declare ${b ? `1 ${s}, and it` : `${m} ${c}, and none of them`} is ${b ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`);
}
function ua(e, { matched: n, kind: { name: r, plural: i, limits: a } }, o) {
	let { overwrittenPercent: s } = a;
	if (!s) return [];
	let c = Ee(s, o), l = e.changes.filter((e) => e.kind === r && e.action === "update" && e.fields.some((e) => t(r, e))).length;
	if (n < 20 || l * 100 <= n * c) return [];
	let u = `limits.${s.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${l} of ${n} ${i}, but ${u} allows ${c} %. If you want to overwrite them, raise ${u} in lokaform.yaml.`);
}
function da({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = ke(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? $("too-many-unverified", `${l}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`) : c <= a ? [] : $("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`);
}
function fa(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => ue(t, e)) : []);
	return pa(e, t).length + n.length;
}
function pa({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function ma(e, { kind: t, live: n }) {
	let r = pa(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
	return r.flatMap(({ id: e, label: n }) => {
		let r = i.get(String(e));
		return r === void 0 ? [] : [{
			label: n,
			names: t.names(r),
			texts: t.texts(r)
		}];
	});
}
function ha({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !ae(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : d(t)).map((e) => [e, t]) : []);
	return new Map(n);
}
function $(e, t) {
	return [z(e, t, { scope: "project" })];
}
function ga(e, t, n = new Map(), r) {
	let i = ma(e, t).flatMap(({ names: e }) => {
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
function _a({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file.`;
}
const va = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
// src/run/conflictMessages.ts
function ya(e, { reasons: t, writes: n, target: r, ...i }) {
	let a = new Set((r?.kept ?? []).filter(({ item: { reason: e } }) => e === "conflict" || e === "undecided").map(ba)), o = (e) => a.has(ba(e)), s = e.filter(({ item: e }) => e.reason === "conflict"), c = e.filter(({ item: e }) => e.reason === "undecided"), l = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let a = r && Qe(e, r.entries).find(t), o = a && Ke(e, a, n);
		return r !== void 0 && (o === void 0 || !zt(o, i ?? null));
	}, u = e.filter((e) => e.item.reason === "held" && l(e)), d = (e) => o(e) ? "notice" : n || r ? "error" : "warning";
	return [
		...s.map((e) => xa(e, o(e) ? "notice" : "error", i)),
		...wa(c, d, {
			reasons: t,
			...i
		}),
		...u.map((e) => xa(e, "warning", i))
	];
}
function ba({ item: { kind: e, id: t, part: n, declared: r } }) {
	return V([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function xa(e, t, n) {
	let { item: r, entry: i, kind: a } = e, o = r.reason === "held", s = o ? `The rule for ${r.part} is seed, so the project keeps its text, and the changed text of the file is not written.` : `Both the file and the project changed the ${r.part} text, so it is not written.`, c = {
		path: [r.field, r.part ?? ""],
		ofName: !0,
		severity: t
	}, l = Sa([e], n).slice(o ? -1 : 0);
	return {
		...Ue(a, i, "conflict", s, c),
		ways: l
	};
}
function Sa(e, { flags: t, isWorkflow: n }) {
	let [r, ...i] = e;
	if (!r) return [];
	let { kind: a, entry: o, item: s } = r, c = i.length === 0, l = c || t.includes("--filter") ? [] : ["--filter", `file:${s.place.file}`], u = `${c ? C(a.identity(o.values))[0] : "*"}:${s.part}`, d = [
		u,
		...l,
		...t
	].map(m).join(" "), f = `lokaform pull --accept ${d}`, p = c ? "text" : "texts", h = c ? "the file's text" : `the files' texts in all conflicts and undecided texts in ${s.part}`;
	return n ? [
		{
			does: `copy the project's ${p} into the file, or at a terminal`,
			command: f
		},
		{
			does: `keep ${h}, in the message of the next commit`,
			command: `Lokaform-Overwrite: ${u}`
		},
		{
			does: `keep ${h}, with Run workflow and the input overwrite`,
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
const Ca = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function wa(e, t, { reasons: n, ...r }) {
	return [...Lt(e, (e) => {
		let { place: n, part: r, cause: i } = e.item;
		return V([
			n.file,
			r ?? null,
			i ?? null,
			t(e)
		]);
	}).values()].flatMap((e) => {
		let [i] = e;
		if (!i) return [];
		let { place: a, part: o, cause: s = "undated" } = i.item, c = n.get(s), l = `${e.length === 1 ? `The ${o} text of ${i.item.label} differs from the project and is not written` : `${g(e.length)} ${o} texts of this file differ from the project and are not written; this is the first`}. ${Ca[s]}${c === void 0 ? "." : `: ${c}`}`, u = Sa(e, r), d = t(i);
		return [z("undecided", l, {
			place: a,
			severity: d,
			scope: "change",
			ways: u
		})];
	});
}
// src/run/status.ts
function Ta(e, t) {
	let n = `Project ${e.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`, r = z("segmented-project", n, { scope: "project" });
	return [...e.segmentation ? [r] : [], ...Ne(t, e, "error")];
}
function Ea(e, t, n, r) {
	let i = Ke(e, t, n) !== void 0, a = (t.parts ?? [t]).flatMap(({ file: e }) => r.get(e.path) ?? []), o = (e) => a.some(({ source: { place: t, others: r }, file: i, dir: a }) => (t === e.source.place || r?.includes(n)) && i === e.file && a === e.dir), s = [...r].find(([, e]) => e.language === n && o(e));
	if (!i && s) return {
		file: s[0],
		line: 1,
		col: 1,
		endLine: 1,
		endCol: 1
	};
	let c = e.fields.flatMap(({ name: e, role: t }) => t === "text" ? [e, n] : []);
	return S(t.file, t.span, i ? c : []);
}
function Da({ kinds: e }, t, { settings: { required: n }, textFiles: r }) {
	let { baseLanguage: i, languages: a = [] } = t, o = mt(t), s = e.flatMap(({ kind: e, parts: t }) => t.flatMap(({ entry: t, live: n, kept: a, change: s }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(t)) return [];
		let c = n !== void 0 && e.isArchived(n), l = {
			kind: e.name,
			label: e.label(t.values)
		}, u = (s?.fields ?? []).filter((t) => Be(e.name, t)), d = (n) => ({
			place: Ea(e, t, n, r),
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
		})), u = (e) => o.filter(({ states: t }) => t.includes(e)).length, d = (t) => l.filter((n) => n.reason === t && "part" in n && n.part === e).length, f = o.filter(({ states: e }) => e.length === 0), p = (e) => o.length > 0 ? u(e) * 100 / o.length : -1, m = xt.filter((e) => p(e) < (a?.[e] ?? -1)), h = o.map(({ states: e, ...t }) => ({
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
function Oa({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: ka
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
const ka = "The files are not in a git repository.";
function Aa(e, t, n, r) {
	let i = Xe(e.kind, e.entry, e.language), a = ja(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? ja(e, i, t, r) : a, s = n.flatMap(({ before: t, after: n = [], until: i, pulled: a }) => {
		let o = Pa(e, n, r);
		return o === void 0 || Na(o, Pa(e, t, r)) ? [] : [{
			said: o,
			at: i,
			pulled: a
		}];
	});
	return {
		periods: Ma(o, s),
		merged: s
	};
}
function ja(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Pa(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Na(u, o.said)) continue;
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
function Ma(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Na(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function Na(e, t) {
	return V(e ?? null) === V(t ?? null);
}
function Pa({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = Qe(e, i).namesakes(t);
	return [a, o].flatMap((n) => Qe(e, r, n).find(t) ?? []).filter((n) => Fa(e, n, t, s)).map((t) => Ke(e, t, n)).find((e) => e !== void 0);
}
function Fa(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Ia(e, t), a = (t) => [...Ia(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Ia(e, { values: t, onCreate: n, from: r }) {
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
function La(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Ra(e, t) {
	return Nt(() => za(e, L(t)));
}
async function za(e, t) {
	try {
		let n = U(await e.contributorMe(t)) ?? {}, r = [Gt(n.user_id), W(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof K) || e instanceof Kt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function Ba({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (La(e, {
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
async function Va(e, t, n, r) {
	let a = (t) => i(t, [e]), o = {
		...n,
		overwrite: a(n.overwrite),
		accept: a(n.accept)
	}, s = (n) => ye(e, t, o, n), c = s(f), l = new Map();
	if (c.is === "stopped") return {
		...c,
		reasons: l
	};
	let u = o.accept.length > 0 ? "accept" : "overwrite", d = ee(`--${u}`, o[u], e, t.project);
	if (d.length > 0) return {
		is: "stopped",
		problems: d,
		reasons: l
	};
	let p = await Ba(o, r), m = c.open.length === 0, { verdicts: h, unknown: g = [] } = m ? { verdicts: new Map() } : await Ha(c.open, e, o, r, t.project);
	for (let e of h.values()) e.is === "undecided" && "why" in e && l.set(e.cause, e.why);
	let _ = m ? c : s((e) => h.get(Le(e)));
	return {
		..._,
		problems: [
			..._.problems,
			...p,
			...g
		],
		reasons: l
	};
}
async function Ha(e, t, n, { history: r, manifests: a, asked: o, applied: s, all: c = [], ownUser: l, ...u }, d) {
	let f = n.writers ? {
		is: "known",
		names: n.writers
	} : await l(), p = ({ by: e }) => f.is === "known" ? La(f.names, e) : void 0, m = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (p(e) === !1 ? 0 : 2592e3), h = await r.versions(Bt(e.map(m)), a, o), g = qa(h, e, u), _ = (h.overwrites ?? []).flatMap((e) => i([e.pattern], [t]).map((t) => ({
		...e,
		pattern: t
	}))), v = Object.values(t.entries).flatMap((e) => e ?? []), y = s && Nt(s), b = new Map();
	for (let t of e) {
		let e = Wa(t, n, _), r = {
			...t,
			declared: Ke(t.kind, t.entry, t.language)
		}, i = Ka(t, r.declared), a = (e) => Oa(t, p(t), e, i);
		if (e === "write" || e === "pull") {
			b.set(Le(t), { is: e });
			continue;
		}
		let o = h.is === "unreadable" && h.noRepository ? void 0 : {
			...Aa(r, g.versions, g.merged, v),
			...h.is === "unreadable" && m(t) <= (h.back ?? Infinity) && { unread: h.why }
		};
		if (t.isHeld) {
			let e = o?.periods[0]?.since !== Infinity;
			b.set(Le(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let s = a(o);
		if (s.is === "pull" && y && o) {
			let e = await y(), n = e && Pa(r, e.entries[t.kind.plural] ?? [], v);
			e && !Na(n, r.declared) && (s = a(Ua(o, n)));
		}
		b.set(Le(t), Ga(e, s, f));
	}
	let x = e.filter((e) => !["write", "held"].includes(b.get(Le(e))?.is ?? "")).map(({ at: e = Infinity }) => e), S = _.filter(({ at: e }) => e > Bt(x)), C = e.slice(0, 1).map(({ kind: e }) => ({
		kinds: [e],
		entries: { [e.plural]: g.versions.flatMap(({ before: e }) => e) }
	}));
	return {
		verdicts: b,
		unknown: S.flatMap(({ commit: e, pattern: t }) => {
			if (/^Lokaform.*:$/i.test(t)) {
				let n = `Commit ${e.slice(0, 7)} has a trailer ${t.slice(0, -1)}, which does not exist and has no effect. To keep the text of a file, add this trailer to another commit: Lokaform-Overwrite: KEY:LANG`;
				return [z("unknown-text", n, {
					severity: "warning",
					scope: "project"
				})];
			}
			let n = `The trailer of commit ${e.slice(0, 7)} has no effect. Lokaform-Overwrite:`, r = E(n, [t], [...c, ...C]), [i, ...a] = c, o = i && a.length === 0 ? ee(n, [t], i, d) : [];
			return (c.length > 0 ? [...r, ...o] : []).map((e) => ({
				...e,
				severity: "warning",
				scope: "project",
				message: `${e.message} Correct it in another commit.`
			}));
		})
	};
}
function Ua({ periods: [e, ...t], ...n }, r) {
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
function Wa({ kind: e, entry: t, object: n, language: r, isHeld: i, at: a }, { overwrite: o, accept: s }, c) {
	let l = {
		kind: e,
		entry: t,
		live: n
	}, u = (e) => $e(e, l, r, i === !0), [d, f] = [u(o), u(s)];
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
function Ga(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided";
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function Ka({ kind: e, live: t }, n) {
	let r = H(t) && H(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? H(n) && H(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function qa({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => {
		let t = (t) => a.flatMap((n) => de(n, e, t, r, i)), { before: n, after: o, ...s } = e;
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
async function Ja(t, n, { cancellation: r, history: i, now: a, onProgress: o, folders: s }, { usable: c, command: l, target: u, applied: d, all: f, reviewed: p, listsUnmanaged: m }) {
	let { settings: h } = n, g = l === "apply", _ = {
		ownUser: Ra(t, h.id),
		history: i,
		manifests: ze(n),
		textFiles: n.textFiles,
		usable: c,
		all: f,
		applied: d && (async () => e(await d(), n))
	};
	try {
		let e = u && Ae(u, n), r = e?.is === "read" ? e : void 0, c = [{
			declared: n.declared,
			rules: h.rules
		}, ...r ? [r] : []], f = {
			rules: c.map(({ rules: e }) => e),
			reviewed: p
		}, y = c.map(({ declared: e }) => e), b = (e) => Rn(t, h.id, y, e ? void 0 : f, l === "status"), x = await b(m);
		if (!x.ok) return {
			is: "stopped",
			problems: [x.problem]
		};
		let S = {
			now: Math.floor(a() / 1e3),
			target: r?.commit
		}, C = !u && !d && (g || l === "plan") ? await Ya(n.declared, {
			..._,
			asked: S
		}) : new Set(), w = Object.values(x.value.objects).some(({ notRead: e }) => e);
		if (C.size > 0 && w && (x = await b(!0)), !x.ok) return {
			is: "stopped",
			problems: [x.problem]
		};
		o?.({
			phase: "planning",
			project: h.name
		});
		let T = x.value, [E = n.declared, D] = T.declared, ee = l === "status" ? Ta(T.project, h.required) : [], O = [...Ve(n, T.project), ...ee];
		if (O.length > 0) return {
			is: "stopped",
			problems: O
		};
		let k = {
			..._,
			asked: S
		}, A = await Va(E, T, h.rules, k), te = Ne(h.languagePlaces, T.project), j = Ne(h.required, T.project, "warning"), ne = [
			...te,
			...j,
			...A.problems
		];
		if (A.is === "stopped") return {
			...A,
			problems: ne
		};
		let re = r && D && await Va(D, T, r.rules, {
			...k,
			history: Xa(i),
			manifests: [...new Set([..._.manifests, ...r.manifests])]
		}), M = e && v(A, e, re), ie = g ? await Za(A.plan, A.kinds, _) : [], ae = ya(A.keptTexts, {
			reasons: A.reasons,
			writes: g,
			flags: h.flags,
			isWorkflow: s.confined !== void 0,
			target: D && {
				entries: Object.values(D.entries).flat(),
				kept: re?.is === "planned" ? re.keptTexts : []
			}
		});
		return {
			...A,
			live: T,
			problems: [...ne, ...ie],
			conflicts: l === "status" ? [] : ae,
			noLongerDeclared: A.unmanaged.filter((e) => C.has(V([e.kind, e.label]))),
			...M && { target: M }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: Qa(e, r, n.declared)
		};
	}
}
async function Ya({ kinds: e, entries: t }, { history: n, manifests: r, textFiles: i, usable: a, asked: o }) {
	let { versions: s } = await n.versions(o.now - 172800, r, o), c = (t) => e.flatMap((e) => t(e).map(({ values: t }) => V([e.name, e.label(t)]))), l = c((e) => s.flatMap((t) => de(e, t, t.before, i, a))), u = new Set(c(({ plural: e }) => t[e] ?? []));
	return new Set(l.filter((e) => !u.has(e)));
}
function Xa(e) {
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
async function Za({ changes: e }, t, { history: n, manifests: r, textFiles: i, usable: a }) {
	let o = e.length > 0 ? await n.upstream?.(r) : void 0;
	if (!o) return [];
	let { name: s, ahead: c, texts: l } = o, d = t.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = l.flatMap(({ path: e, text: n }) => de(t, {
			path: e,
			now: e
		}, n, i, a)), o = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? o.get(e.label) : void 0, i = n && Qe(t, r).find(n);
			return !i || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let a = n === void 0 ? void 0 : Ke(t, i, n);
				return a !== void 0 && r !== void 0 && zt(a, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), f = d.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${u(d.length, "text")} of ${s} back: ${be(d, 5)}.`, p = `The checked-out branch lacks ${u(c, "commit")} of ${s}. ${f} To apply the newest files, run git pull first.`;
	return [z("behind-upstream", p, {
		severity: "warning",
		scope: "project"
	})];
}
function Qa(e, { stopped: t }, n) {
	if (!(e instanceof K)) throw e;
	if (e instanceof Kt && t) return [];
	let r = e instanceof G ? e.serviceMessage.replace(/\.$/, "") : "", i = n !== void 0 && r !== "" && $a(r, n) ? { quotes: [r] } : {};
	return [z("api-error", e.message, {
		scope: "project",
		...i
	})];
}
function $a(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(Me).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? ne(t) : []));
	});
	return je(r)(e) !== e;
}
async function eo(e, t, n, r, i) {
	let { plan: a, kinds: o, problems: s, live: c } = e, l = await to(a, c, t, n, r, i);
	return [
		...ra(s, t.rules),
		...na(a, o, t.rules, l),
		...no(a, n)
	];
}
async function to({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && N(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await $i(c, o, a, s),
		otherLanguage: await ta(n, t, l, o, s)
	};
}
function no(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !Zi(e) && !Qi(e) ? [] : [z("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/backup/write.ts
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
	async save(e, t = {}) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(oo(e)), n = t ? io(t, e) : e;
			return t !== void 0 && this.written.has(t) && ao(t, n) ? [] : [n];
		});
		if (r.length !== 0 && n) {
			for (let e of r) this.kept.set(oo(e), e);
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
function io(e, t) {
	return e.action === "update" && t.action === "update" && N(t.kind).mergeKept?.(e, t) || t;
}
function ao(e, t) {
	return zt({ ...e.entry }, { ...t.entry }) && zt({ ...e.wrote }, { ...t.wrote });
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
	let { backup: r, ...i } = uo(e, t, []), { wrote: a, ...o } = r, s = new nt({
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
	return Te("sha256").update(e).digest("hex");
}
function mo({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = N(e);
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
	let t = new nt([e], { aliasDuplicateObjects: !1 });
	return tt(t, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = rt.QUOTE_DOUBLE);
	} }), t.toString(co);
}
function vo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function yo(e) {
	return e.replace(It, " ");
}
// src/backup/read.ts
const bo = ot([R(), dt()]), xo = (e) => at({
	format_version: st(2),
	project: R().min(1),
	project_digest: R().exactOptional(),
	project_name: R(),
	time: R(),
	wrote: lt(at({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, bo.exactOptional()])),
		action: ut([...Ct, "update"]),
		values: ct(R(), it()).default({})
	}))
}), So = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Co(e, t, n) {
	return Do(e, Eo(t, n.replaceAll("\r\n", "\n")));
}
const wo = "\n  - ";
function To(e, t, n, r) {
	let i = Eo("", t), { problems: a } = Do(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(uo(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !N(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Eo(e, t) {
	let n = fo(t), r = n === "cut" ? t.lastIndexOf(wo) : -1;
	return {
		text: t,
		damage: n,
		yaml: Ge(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function Do(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = pe(r, ["backup", ...e.map(({ plural: e }) => e)]), s = [...r.problems, ...a], c = i.get("backup"), l = xo(e).safeParse(c?.value), u = (e) => z("bad-backup", e, { place: o(r.file, c?.span ?? r.span) }), d = n !== "cut" || c !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), f = new Map(Object.entries(c?.value ?? {})).get("format_version");
	if (typeof f == "number" && f !== 2) return { problems: [u(`This backup has format ${f}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (d && n) {
		let a = u(ko(e, n, t.includes(wo) ? l.data?.wrote : void 0, i));
		if (n === "cut") return { problems: [a] };
		let o = t.trimEnd().length, s = qe(r.file, t.lastIndexOf("\n", o - 1) + 1, o);
		return { problems: [{
			...a,
			place: s
		}, ...r.problems] };
	}
	if (!l.success) {
		let t = d ? `This is not a backup that this version can read: ${l.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : `This is not a backup of lokaform${Oo(e, r)}. Use the file that the run named as its backup.`;
		return { problems: At(r.problems) ? r.problems : [u(t)] };
	}
	let { wrote: p } = l.data, m = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let c = j(r, a, n);
		B(s, c.problems);
		let l = Ft(p, (e) => jo(e, t));
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
			}] : (s.push(z("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: o(r.file, n) })), []);
		});
	}, h = Object.fromEntries(e.map((e) => [e.plural, m(e)]));
	if (At(s)) return { problems: s };
	let { project: g, project_digest: _, project_name: v, time: y } = l.data, b = _ === void 0 ? {} : { projectDigest: _ };
	return {
		backup: {
			kinds: e,
			path: r.file.path,
			project: g,
			...b,
			projectName: v,
			time: y,
			entries: h
		},
		problems: s
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
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Qt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await tn(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await Fe(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await ce(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await Fe(No(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await se(e), await se(Zt(e)), a = o;
			} catch (e) {
				throw s && await rn(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${He(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function No(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Po(e, t, r) {
	let i = new Map();
	if (t === void 0) return {
		urls: i,
		problems: [z("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let a = $t(r.working, t), o = await n(a, "The backup", r, (e) => new TextDecoder().decode(e));
	return o.ok ? {
		...Co(e, A(a, r), o.value),
		urls: await Fo(No(a))
	} : {
		urls: i,
		problems: [o.problem]
	};
}
async function Fo(e) {
	try {
		let t = JSON.parse(await nn(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
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
	return Ho(e).map((e) => cn().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function Vo(e, t, n) {
	let r = new un(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: Dt,
			variables: n.variables,
			verdicts: p
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new hn(n.halt, n.mayWrite),
		backup: new ro(n.backup),
		snapshot: Nt(async () => n.snapshot && gn(a, await n.snapshot(), r)),
		languages: Fn(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(cn().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: J(n)
		}));
	}, c = Ro(n.concurrency);
	await an();
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
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => re(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Uo(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Uo(e) {
	let t = Ft(e, (e) => r(e, "before")), n = new Map(e.map((e) => [e, r(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), i = new Set(e), a = [];
	for (; i.size > 0;) {
		let e = [...i].filter((e) => !n.get(e)?.some((e) => i.has(e))), t = e.length > 0 ? e : [...i].slice(-1);
		for (let e of t) i.delete(e);
		a.push(t);
	}
	return a;
}
// src/plan/reviewedPlan.ts
function Wo(e, t, n) {
	let r = Lt(t.changes, (e) => V(Go(e))), i = new Set(e.changes.filter((e) => r.get(V(Go(e)))?.shift())), a = (e) => V([e.action, he(e)]), o = Lt([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
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
	let t = qo(e).map((e) => [
		e.field,
		e.part ?? null,
		e.before ?? null,
		e.after
	]), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		he(e),
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
	let n = N(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && pn(n, e, r, t).state === "done");
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
		let t = D(e, r.folders);
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
async function $o(e, t, n, { saved: r, ...i }, a) {
	let { id: o } = t.settings;
	if (a.cancellation.stopped) return e;
	let { stopping: s } = a.cancellation, c = Wi(t.settings, n.apiUrl, a);
	if (!c.ok) return {
		...e,
		problems: [c.problem]
	};
	let { reading: l, writing: u, now: d } = c.value, f = r?.get(o), m = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, h = f?.filter && {
		filter: f.filter.filters,
		prune: {}
	}, g = await Ja(l, h ? {
		...t,
		settings: {
			...t.settings,
			rules: {
				...t.settings.rules,
				...h
			}
		}
	} : t, {
		...a,
		now: d
	}, {
		...n,
		...i,
		reviewed: f?.changes ?? [],
		listsUnmanaged: n.command === "drift" || m
	});
	if (g.is === "stopped") return {
		...e,
		problems: g.problems
	};
	let { live: _, plan: v, unmanaged: y, problems: b, conflicts: x, noLongerDeclared: S } = g, { baseLanguage: C } = _.project, w = (e) => {
		let { source: n, language: r = C } = t.textFiles.get(e) ?? {};
		return r === C || n?.languages !== void 0 || n?.language !== void 0;
	}, T = {
		...e,
		manifests: e.manifests.filter(w)
	}, E = await eo(g, t.settings, n, a.folders, s);
	if (n.command === "drift" || n.command === "status") {
		let e = n.command === "status", r = (e) => (t) => ({
			...t,
			severity: e
		}), i = e ? E.filter(({ code: e }) => e === "foreign-project") : E, o = {
			...T,
			problems: [
				...b,
				...x.map(r("notice")),
				...i.map(r("warning"))
			],
			plan: v,
			...e ? { status: Da(g, _.project, t) } : { unmanaged: y }
		};
		return await a.onPlan(o), o;
	}
	let D = oe(t, g, _.project), ee = {
		project: _.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: p
	}, { plan: O, notApplied: k } = f ? Wo(v, f, {
		...ee,
		live: _
	}) : {
		plan: v,
		notApplied: []
	}, A = {
		...T,
		problems: [
			...b,
			...x,
			...E,
			...D
		],
		plan: O,
		...m && { unmanaged: y },
		...S.length > 0 && { no_longer_declared: S },
		...g.target && { target: g.target },
		effort: { requests: Bo(O, a).flat().length },
		...k.length > 0 && { results: k }
	}, te = await a.onPlan(A);
	if (n.command === "plan" || E.length > 0 || At(D)) return A;
	if (!te) return a.cancellation.stopped ? A : {
		...A,
		problems: [...A.problems, es]
	};
	let j = await is(u, O, t, n, a);
	return {
		...A,
		...j,
		results: [...j.results, ...k],
		problems: [...A.problems, ...j.problems]
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
	].map(m).join(" ");
}
async function rs({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || (await xe(t.working, i))?.commit)?.slice(0, 7) ?? r})`;
}
async function is(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, o) {
	let { cancellation: s, now: c, folders: l } = o, { concurrency: u, useAutomations: d, id: f } = n, p = new gt();
	p.hide(n.secrets);
	let m = p.clean(f), h = i === void 0 ? void 0 : Mo(i, n.name ?? m, c()), g = {
		project: m,
		...m !== f && { project_digest: Oe(f) },
		project_name: t.project.name,
		time: new Date(c()).toISOString().replace(/\.\d+/, "")
	}, _ = (e) => ns(A(e, l), a), v, y = async (e, t) => {
		let n = (e) => ({
			...g,
			restore: _(e)
		});
		await h?.write((t) => lo(r.kinds, n(t), e), t, (t, i) => To(r.kinds, t, n(i), e)).catch((e) => {
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
	let w, T = await Vo(e, t, {
		variables: r.variables,
		concurrency: u,
		batchSize: o.batchSize ?? 500,
		useAutomations: d,
		halt: () => s.reason,
		mayWrite: async () => (w = await o.permission?.toWrite(), w?.message),
		snapshot: n.snapshot === "off" ? void 0 : () => rs(o, g.time),
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
	})), { bugs: D, remarks: ee, snapshot: O } = T;
	return {
		results: E,
		problems: [
			...w && !s.stopped ? [w] : [],
			...ee,
			...ts(D),
			...v === void 0 ? [] : [z("backup-not-written", v, { scope: "project" })]
		],
		...h?.path !== void 0 && {
			backup: A(h.path, l),
			restore: _(h.path)
		},
		...O && { snapshot: O },
		...D.length > 0 && { bugs: D }
	};
}
export { X as C, Mn as S, Hn as _, Qo as a, Fn as b, Qa as c, ya as d, oa as f, Si as g, Wi as h, Zo as i, Va as l, Ui as m, is as n, Bo as o, Ki as p, ns as r, Po as s, es as t, Ra as u, Vn as v, Tn as w, jn as x, zn as y };
