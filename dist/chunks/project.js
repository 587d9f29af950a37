import { $ as e, $r as t, A as n, At as r, B as i, Bn as a, C as o, Cr as s, Ct as c, D as l, Dn as u, Dr as d, Dt as f, E as p, Et as m, G as h, Gn as g, Jt as _, K as v, M as y, Mr as b, Mt as x, Nt as S, O as C, On as w, Ot as T, Rn as E, S as D, Sn as O, St as k, T as A, Tr as j, Tt as ee, Vn as te, W as ne, Wr as re, Xr as ie, Zr as ae, _ as M, _r as oe, b as N, bn as se, br as P, bt as ce, c as le, ct as ue, dr as de, dt as fe, ei as pe, et as me, fi as he, fr as ge, ft as _e, g as ve, gn as ye, h as be, hr as xe, it as Se, j as Ce, jn as F, kt as we, li as Te, ln as Ee, lr as De, mn as Oe, mr as ke, on as Ae, p as je, pi as Me, pr as I, q as Ne, rt as Pe, si as Fe, st as Ie, ui as Le, un as Re, ur as ze, ut as Be, v as Ve, vn as He, vr as Ue, w as L, wt as We, x as Ge, xn as Ke, xr as qe, y as Je, yn as Ye, yr as Xe } from "./engine.js";
import { b as Ze, p as Qe, v as $e } from "./yaml.js";
import { c as et, d as tt, g as nt, h as R, l as rt, p as it, r as at, t as ot, u as st } from "./zod.js";
import { Ft as ct, Gr as lt, It as ut, Jr as dt, Kr as ft, Mt as pt, Nt as mt, Tr as ht, Yr as gt, Z as _t, di as vt, f as yt, li as bt, m as xt, mi as St, qr as Ct, v as z, wr as wt, x as Tt } from "./start.js";
import { C as Et, E as Dt, S as Ot, _ as kt, d as At, f as B, g as jt, l as Mt, m as V, v as H, w as Nt, x as Pt } from "./wire.js";
import { C as Ft, c as It, d as U, f as W, g as Lt, h as G, i as Rt, l as zt, m as Bt, r as Vt, s as Ht, t as Ut, u as Wt, v as K } from "./client.js";
import { dirname as Gt, join as Kt, resolve as qt, sep as Jt } from "node:path";
import { mkdir as Yt, readFile as Xt, rm as Zt } from "node:fs/promises";
import { setImmediate as Qt } from "node:timers/promises";
// src/remote/kindRemote.ts
let $t = [];
function en(e) {
	$t = e;
}
function tn() {
	return $t;
}
function nn({ name: e }) {
	let t = $t.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var rn = class {
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
const an = q("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function on(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function sn(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = on(e, t, n, r);
	return !c && l ? q("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? q("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${cn(e.after)} was sent, ${cn(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
function cn(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/sending.ts
var ln = class {
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
		gn(e) && (this.cause ??= `The service refuses all requests for this project: ${n}`), t && (e instanceof G ? !this.accepted && this.lastRefusal === n && (this.cause ??= `The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= `The service could not be reached: ${n}`, this.lastRefusal = n);
	}
};
async function un({ client: e, projectId: t, stop: n }, r, i) {
	try {
		let { snapshot_id: n, title: a } = await Vt(e, t, r);
		i.snapshot = {
			id: zt(n) ?? W(n) ?? "without an id",
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
const dn = 2e3;
function fn(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return q("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function pn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var mn = class extends Error {};
const hn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function gn(e) {
	return e instanceof G ? hn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function _n(e) {
	return e.name === "TimeoutError" || e instanceof G && [
		413,
		502,
		504
	].includes(e.status);
}
function vn(e, t) {
	return e instanceof G || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof Bt && !e.mayHaveHappened ? J(e.message) : q(e.mayHaveHappened ? "unknown result" : "refused", e.message);
}
var X = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function yn(e) {
	try {
		return Tt(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return xt(z(e.code, e.message, { scope: "project" }));
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
function bn({ message: e }, t) {
	return q("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function xn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Sn(e, t = "") {
	return J(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Cn(e, t) {
	return J(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function wn(e, t) {
	return t.mayHaveHappened ? bn(t, e) : Y(t);
}
async function Tn(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	};
	return (await Z(() => En(e, t, n)))?.project;
}
async function En(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(F(t)), n === !0 ? On(e, t) : void 0]), o = U(U(i)?.statistics)?.languages, s = n ? Wt(a ?? o, An) : void 0;
	if (n && !s) throw jn("a language has no usable lang_iso");
	return {
		project: Dn(t, i, s, r),
		details: i,
		languages: a
	};
}
function Dn(e, t, n, r) {
	let i = U(t) ?? {}, a = U(i.settings) ?? {}, o = It(a.per_platform_key_names), s = It(a.segmentation), c = zt(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = W(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	if (d.length > 0) throw jn(`the project has no usable ${d.join(" and ")}`);
	return {
		id: e,
		name: W(i.name) || e,
		type: W(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: It(a.auto_toggle_unverified)
	};
}
async function On(e, t) {
	let n = await Ft(() => e.languages(t, { limit: 500 }), (e) => An(e)?.iso);
	if (n) return n;
	throw new X("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function kn(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = Wt(await On(e, t), An);
		if (!r) throw new X();
		return r.map(({ iso: e }) => e);
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function An(e) {
	let { language_iso: t, language_id: n, lang_iso: r, lang_id: i, plural_forms: a } = U(e) ?? {}, o = W(r ?? t);
	if (o !== void 0 && o !== "") return {
		iso: o,
		id: zt(i ?? n),
		pluralForms: Wt(a, W) ?? []
	};
}
function jn(e) {
	return new X(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function Mn(e, t, n, r, i = !1) {
	let a = n.flatMap(fe), [{ kinds: o } = { kinds: [] }] = n, s = o.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), c = await yn(() => En(e, t, {
		languages: a.length > 0 || i && "counted",
		names: s.some(({ namesByPlatform: e }) => e),
		texts: i || a.some(({ ofText: e }) => e)
	}));
	if (!c.ok) return c;
	let { project: l, details: u } = c.value, d = n.map((e) => _e(e, l.baseLanguage)), f = new Set([...d.flatMap(fe).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(Be)]), p = (l.languages ?? []).filter(({ iso: e }) => i || f.has(e)), m = U(U(u)?.statistics) ?? {}, h = ({ plural: e, name: t }) => r && {
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
	return yn(async () => ({
		...await Pn(g, s, h),
		declared: d
	}));
}
async function Nn(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = {
		languages: !0,
		names: !0,
		texts: !0
	}, o = await yn(() => En(e, t, a));
	if (!o.ok) return o;
	let { project: s } = o.value, c = r(s);
	if (!c.ok) return c;
	let l = {
		client: e,
		project: s,
		statistics: {},
		languages: c.value
	};
	return yn(() => Pn(l, n, () => void 0, i));
}
async function Pn(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await nn(t).observe({
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
async function Fn(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([En(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await nn(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new X();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
async function In(e) {
	let { client: t, project: n, statistics: r, languages: i, plans: a } = e, o = a && Gn({
		...e,
		...a
	}), s = o && await o;
	if (s) return s;
	let c = n.id, l = c === F(c) ? Ht(r.keys_total) : void 0;
	return p(await Ln({
		client: t,
		projectId: c
	}, zn(i), i, l));
}
async function Ln(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await Vn(e, t, i, r);
	if (Rn(a)) return a.listed;
	let o = await Hn(e, t, i);
	if (Rn(o)) return o.listed;
	throw new X(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function Rn({ listed: e, total: t }) {
	return t === e.length;
}
function zn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function Bn(e) {
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
async function Vn({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => zt(e)),
			keys: C(a, r),
			total: a.totalCount
		};
	}, s = a({
		limit: 500,
		page: 1
	}), c = Bn(i).slice(1, -1).slice(0, 7).map(a), l = s.then(({ total: e, ids: t }) => Bn(e ?? t.length)), u = l.then((e) => Promise.all(e.slice(c.length + 1, -1).map(a))), [d, f, p, ...m] = await Promise.all([
		s,
		l,
		u,
		...c
	]), h = [
		d,
		...m,
		...p
	], g = f.at(-1), _ = f.length === 1 && h.length === 1, v = g && !_ ? [await a(g)] : [], y = [...h, ...v], b = o(y.flatMap(({ keys: e }) => e)), x = v.length === 0 ? h : [...h.slice(0, f.length - 1), ...v], S = y.at(-1)?.total, w = y.some((e) => (e.total ?? 0) > (S ?? 0)), T = x.every(({ ids: e }, t) => {
		let n = x[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: b,
		total: w || !T ? void 0 : S
	};
}
async function Hn({ client: e, projectId: t }, n, r) {
	let i = [];
	for await (let a of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) B(i, C(a, r));
	let a = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: o(i),
		total: a.totalCount
	};
}
const Un = [
	400,
	404,
	413,
	414,
	431
], Wn = /^[\w.:/-]+$/;
function Gn(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = Ht(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => Ye(N, e) !== "off")) return;
	let o = r.flatMap(({ entries: e }) => e.map((e) => e.values)), s = new Set(o.flatMap(({ key_name: e, previously: t = [] }) => [...L(e), ...t])), c = new Set(o.flatMap(({ key_id: e }) => e ?? []));
	if (![...s].every($n)) return;
	let l = er(s).length + tr(c).length;
	if (!(Math.max(1, l) * 4 > Math.ceil(a / 500))) return Kn(e, s, c, a);
}
async function Kn(e, t, n, r) {
	try {
		let [i, a] = await Promise.all([qn(e, t, n), Zn(e, r)]), o = a - i.length;
		return o >= 0 && Qn(i, e) ? {
			objects: i,
			unusable: [],
			notRead: o
		} : void 0;
	} catch (e) {
		if (e instanceof X || e instanceof G && Un.includes(e.status)) return;
		throw e;
	}
}
async function qn(e, t, n) {
	let r = await Jn(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await Yn(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort(({ key_id: e }, { key_id: t }) => e.length - t.length || (e < t ? -1 : 1));
}
async function Jn(e, t) {
	let n = await Promise.all(er(t).map(async (n) => (await Xn(e, { filter_keys: n })).filter(({ key_name: e }) => L(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => L(e)));
	if (![...t].every((e) => r.has(e) || Wn.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function Yn(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(tr(t).map((t) => Xn(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function Xn({ client: e, project: t, languages: n }, r) {
	let i = await ir({
		client: e,
		projectId: t.id
	}, {
		...zn(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: s } = p(C(i, a));
	if (s.length > 0) throw new X();
	return o;
}
async function Zn({ client: e, project: { id: t } }, n) {
	if (t === F(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function Qn(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => Je(t, e, !1, Ve(n)).fresh.length === 0);
}
function $n(e) {
	return !e.includes(",");
}
const er = (e) => rr(e, 500, 2e3, nr), tr = (e) => rr(e, 500, 7e3, nr), nr = (e) => encodeURIComponent(e).length + 3;
function rr(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function ir({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new ar();
	if (r.totalCount !== o(C(r)).length) throw new X();
	return r;
}
var ar = class extends X {};
const or = {
	include_translations: !0,
	disable_references: !0
};
async function sr(e, t, n = []) {
	let r = await Promise.all(tr(t.map(String)).map((t) => lr(e, t)));
	return p(C(r.flat(), n));
}
async function cr(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => sr(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => ({
		key: a.get(e),
		lacks: [e, void 0].flatMap((e) => o.get(e) ?? [])
	});
	return i && (({ id: e }) => s(String(e)));
}
async function lr(e, t) {
	try {
		return await ir(e, {
			...or,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof ar || n instanceof G && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await lr(e, t.slice(0, r)), ...await lr(e, t.slice(r))];
	}
}
async function ur(e, t) {
	let n = new Set(t.flatMap((e) => L(e))), r = [...n].every($n) ? er(n).map((e) => ({
		...or,
		filter_keys: e
	})) : [or], i = [];
	for (let t of r) B(i, await Ln(e, t));
	return dr(p(i), n);
}
function dr({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(L(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function fr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await sr(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = r.filter(({ key_id: e }) => !o.has(String(e))), c = new Set(s.flatMap(({ key_name: e }) => L(e)));
	if (c.size === 0) return a;
	let l = dr(p(await Ln(i, {})), c), u = await sr(i, l.objects.map(({ key_id: e }) => e)), d = u.objects.filter(({ key_id: e }) => !o.has(e));
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
async function pr(e, t) {
	let n = await mr(e, t.flatMap(({ sent: t, answer: n }) => (n.is === "refused" ? /already taken/i.test(n.error.message) : !_r(e, t, n)) ? [t] : []));
	return t.map((t) => gr(e, t, n.get(t.sent), br));
}
async function mr(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = Cr(t, {
		keys: (await Z(() => ur(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function hr(e, t) {
	let n = await cr(e, t.filter(({ sent: t, answer: n }) => n.is !== "refused" && !_r(e, t, n)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return gr(e, t, r?.key, r?.lacks.length === 0 ? xr : an);
	});
}
function gr(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && vr(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? vr(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? yr(n.error) : i
	};
}
function _r({ context: e }, { change: t }, n) {
	return n.is === "stored" && on(N, t, n.key, e).length === 0;
}
function vr({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), sn(N, n, r, e);
}
function yr({ message: e, code: t }) {
	return q("refused", `The service refused it: ${e} (code ${t}).`);
}
const br = q("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), xr = q("not made", "The service answered without an error, but did not do this. Apply again."), Sr = { is: "silent" };
function Cr(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = [...i].find((e) => wr(n.out, e.key_name) && (!t || Tr(e, n.out)));
		e && (i.delete(e), r.set(n, {
			is: "stored",
			key: e
		}));
	}
	let a = e.filter((e) => !r.has(e)), o = new Map(a.map(({ out: e }) => [e, n.filter(({ key_name: t }) => t !== void 0 && wr(e, t))]));
	for (let e of a) {
		let t = o.get(e.out) ?? [], n = a.filter(({ out: e }) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? Sr
	}));
}
function wr({ key_name: e = "", platforms: t = [...Mt] }, n) {
	return t.every((t) => l(n, t) === l(e, t));
}
function Tr(e, { platforms: t = [], filenames: n = {} }) {
	return Mt.every((n) => t.includes(n) === e.platforms.includes(n)) && Mt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Er(e, { keys: t, errors: n }) {
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
			} : Sr
		};
	});
}
// src/keys/rereadBeforeWrite.ts
function Dr(e) {
	return {
		change: e,
		out: we(N.fields, e, {}, [])
	};
}
function Q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function Or(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function kr(e, t, n, r) {
	let i = (e) => r ? Y(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Q(t, i(J(e)))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || Pr(e)), c = await cr(e, s.map(({ change: e }) => e)), l = s.some(({ change: e }) => Nr(e)) ? c && await Z(() => e.languages()) : [];
	if (!c || !l) return a(jr);
	let u = new Set(s), d = [], f = [], p = [];
	for (let n of t) {
		let { change: t } = n;
		if (!u.has(n)) {
			d.push(Or(n));
			continue;
		}
		let { key: r, lacks: a } = c(t);
		if (!r && a.length > 0) {
			f.push({
				change: t,
				outcome: i(Sn("key"))
			});
			continue;
		}
		if (!r) {
			f.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Mr
				}
			});
			continue;
		}
		let o = new Set(r.translations?.map(({ language_iso: e }) => e)), s = Nr(t) ? l.filter((e) => !o.has(e)) : [];
		if (s.length > 0) {
			let e = i(Sn("key", ` (no usable ${s.join(", ")} text)`));
			f.push({
				change: t,
				outcome: e
			});
			continue;
		}
		let { open: m, kept: h } = Fr(t, r, e.context);
		if (m.length === 0) {
			f.push({
				change: t,
				outcome: Rr({
					state: "done",
					id: t.id
				}, t, h)
			});
			continue;
		}
		let g = Dr({
			...t,
			fields: m
		});
		Hr(g.change).length > 0 && e.beforeReshaping.set(t.ref, r), d.push({
			...g,
			planned: n,
			kept: h,
			before: r
		});
		let _ = Ar(g.change, r, e.context);
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
function Ar(e, t, n) {
	if (e.fields.some((t) => De(e.kind, t))) {
		let r = Ct(N, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: dt(e.fields)
		};
	}
	let r = gt(N, t, N.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => Et(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => I(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...ft(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: N.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: dt(s ? [s, ...a] : o)
	};
}
const jr = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", Mr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Nr(e) {
	return e.fields.some((t) => I(e.kind, t) || De(e.kind, t));
}
function Pr({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = N.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || De(e, t);
	});
}
function Fr(e, t, n) {
	let r = {
		...N.liveContext(t, n, e.label),
		platforms: Lr(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = N.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || _(e.id, m) !== d);
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
	o ||= a.some((e) => Ir(e, "text"));
	let s = o && i.some((e) => Ir(e, "shape")), c = i.filter((e) => s && (Ir(e, "shape") || Ir(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function Ir({ field: e }, t) {
	return oe(N.name, e).role === t;
}
function Lr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? Mt.filter((e) => n.includes(e)) : t.platforms;
}
function Rr(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${zr(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${zr(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = zr(t.filter((e) => !i.includes(e)));
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
function zr(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Br(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Vr(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await cr(e, n.map(({ change: e }) => e)), i = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = i.get(e.change.ref);
		return t ? {
			...e,
			outcome: Ur(t, r?.(e.change).key, e.outcome)
		} : e;
	});
}
function Vr({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Hr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Hr({ kind: e, fields: t }) {
	return t.filter((t) => I(e, t));
}
function Ur({ change: e, before: t, written: n }, r, i) {
	let [a] = Hr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return q("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`, o);
	let l = Wr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : q("stored differently", `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`, o);
}
function Wr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, Gr(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = Gr(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function Gr(e) {
	let t = Ge(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function Kr(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: o } of t.translations ?? []) {
		let t = D(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || o === void 0 || t !== o && e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function qr(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [z("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function Jr(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return ii(t, Math.ceil(t.length / n.max), (t) => Jr(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, J(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(Qr),
			...Zr(e)
		});
		return await pr(e, Cr(t, {
			keys: Xr(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof K)) throw r;
		return _n(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? Yr(e, t, r) : ri(e, t, r, (t) => Jr(e, t), void 0);
	}
}
async function Yr(e, t, n) {
	let r = [], i = t;
	for (let t of [0, dn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, Y(n))];
		let a = await mr(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (B(r, await pr(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, fn(n, "key"))];
}
function Xr(e) {
	return p(C(e)).objects;
}
function Zr({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function Qr({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function $r(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Or),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await kr(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new mn();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: Rt(String(e.id)),
					...t
				})),
				...Zr(e)
			};
		}), c = Er(a.due, {
			keys: Xr(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && Kr(e.movedWriters, t.before, n.key, r);
		}
		return [...a.outcomes, ...ni(a.due, await hr(e, c))];
	} catch (t) {
		let r = ei(a.due);
		if (t instanceof mn) return [...a.outcomes, ...n ? Q(r, bn(n.error, "change")) : []];
		if (!(t instanceof K)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await ti(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await ri(e, a.due, t, (t) => $r(e, ei(t), n), n?.error);
		return [...a.outcomes, ...ni(a.due, i)];
	}
}
function ei(e) {
	return e.map((e) => e.planned);
}
async function ti(e, t, n) {
	return e.stop.reason() === void 0 ? _n(n.error) && n.sent <= 2 && t.length > 1 ? ii(t, 2, (t) => $r(e, t, n)) : (await e.wait(pn(n)), $r(e, t, n)) : Q(t, Y(n.error));
}
function ni(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Rr(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function ri({ stop: e }, t, n, r, i) {
	return n instanceof G && !gn(n) && t.length > 1 ? ii(t, 2, r) : (e.note(n, !0), Q(t, Y(vn(n, i))));
}
async function ii(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) B(i, await n(e.slice(t, t + r)));
	return i;
}
async function ai(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await oi(e, t, n), s.due.length === 0) throw new mn();
		return s.due.map(({ id: e }) => Rt(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof mn) return [...s.outcomes];
		if (!(e instanceof K)) throw e;
		a.note(e), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(pn(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await ai(e, f, t)];
	}
	return [...p, ...await ci(e, f, l, d && vn(d, n?.error))];
}
async function oi(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: ui(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a(J(s)));
	let c = await cr(e, t, () => e.languages());
	if (!c) return o(a(J(jr)));
	let l = [], u = [], d = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...A(t), ...lt(N, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? d.push({
			change: n,
			outcome: si(n)
		}) : o.length > 0 ? d.push({
			change: n,
			outcome: a(Cn("key", o))
		}) : !t || _(n.id, N.fingerprint(t)) !== n.seen ? d.push({
			change: n,
			outcome: xn("key", "removed")
		}) : (l.push(n), u.push(Ct(N, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: d
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...d, ...ui(l, li(n.error))]
	};
	let f = await r.save(u, "removed") ?? await i.beforeWrite() ?? (l.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
	return f === void 0 ? {
		due: l,
		outcomes: d
	} : {
		due: [],
		outcomes: [...d, ...ui(l, a(J(f)))]
	};
}
function si({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function ci(e, t, n, r) {
	let i = await cr(e, t), a = r ? Y(r) : an;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? li(r) : si(e)
		};
	});
}
function li(e) {
	return e ? wn("key", e) : q("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function ui(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function di(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(Dr(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => rr(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const fi = {
	kind: "key",
	observe: In,
	lookUp: fr,
	batches: di,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? ai(t, n.filter(hi)) : e === "create" ? Jr(t, n.filter(pi).map(Dr)) : Br(t, await $r(t, n.filter(mi).map(Dr)));
			},
			async finish(e, n) {
				B(n.remarks, qr(t.movedWriters));
			}
		};
	}
}, pi = (e) => e.action === "create", mi = (e) => e.action === "update", hi = (e) => e.action === "destroy", gi = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => _i(e, t.id),
	lookUp: _i,
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
			return n === void 0 ? e.action === "create" ? Ei(t, e) : e.action === "update" ? bi(t, e) : Ri(t, e) : J(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Ni(t, e, n)
		};
	}
};
async function _i(e, t) {
	let n = await Ft(() => e.webhooks(F(t)), (e) => W(U(e)?.webhook_id));
	if (n) return ve(n);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function vi({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && S(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return J("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${je}${o}`, u = c ? r : {
		...r,
		entry: {
			...s,
			url: `\${${l}}`
		}
	}, d = await e.save([u], a, c || !e.keepsUrls ? {} : { [l]: i }) ?? await n.beforeWrite();
	return d === void 0 ? void 0 : J(d);
}
async function yi({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new mn();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? Y(r.error) : i;
			if (!(t instanceof K)) throw t;
			if (n.gone && Bi(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), Y(vn(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(pn(r));
	}
}
function bi(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [F(r), String(t.id)], o = () => n.webhook(i, a);
	return yi(e, {
		settled: async () => xi(e, t, be(await o())),
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), ji(e, t)));
			return Di(e, t, be(o));
		},
		async readBack(n) {
			let r = await Oi(e, t, o);
			return n && r.state !== "done" ? Y(n) : r;
		}
	});
}
async function xi(e, t, n) {
	if (!("webhook" in n)) return Sn("webhook");
	if (!Ti(e, t, n.webhook)) {
		let r = Di(e, t, n);
		return r?.state === "done" ? r : xn("webhook", "updated");
	}
	return vi(e, Si(t, n.webhook, e.context), n.webhook, "overwritten");
}
function Si(e, t, n) {
	let r = M.liveContext(t, n, wi(e, t, n)), i = gt(M, t, r), a = dt(e.fields);
	return {
		kind: M.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...Ci(i, a.events ?? i.events),
			...a
		}
	};
}
function Ci({ event_lang_map: e }, t) {
	return !H(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function wi({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => S(e, r) === n) ?? "";
}
function Ti({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = M.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = M.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return T(M, a, s) === i;
}
async function Ei(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = Mi(t, ji(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return J(l);
	try {
		let a = await n.createWebhook(F(r), c);
		return i.add(t.ref), Di(e, t, be(a)) ?? await Oi(e, t, () => Ai(e, c));
	} catch (n) {
		if (!(n instanceof K)) throw n;
		if (!n.mayHaveHappened) return o.note(n), Y(n);
		i.add(t.ref);
		for (let r of [0, dn]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return Y(n);
			let i = await Z(() => Ai(e, c));
			if (i) return sn(M, t, i, s);
		}
		return fn(n, "webhook");
	}
}
function Di({ context: e }, t, n) {
	if (!(!("webhook" in n) || on(M, t, n.webhook, e).length > 0)) return sn(M, t, n.webhook, e);
}
async function Oi(e, t, n) {
	return Di(e, t, be(await Z(n))) ?? an;
}
function ki(e, t) {
	let n = Nt([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return x(e.url, t.url) && r && n;
}
async function Ai(e, t) {
	let { objects: n, unusable: r } = await _i(e.client, e.projectId), i = n.find((e) => ki(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => x(e, t.url)))) throw new X();
	return i;
}
function ji({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = we(M.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: S(r, e.variables) }
	};
}
function Mi({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function Ni(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await Z(() => _i(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Fi(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Pi(e, t, s, n) : n.remarks.push(Ii(t, "warning", Li));
	}
}
async function Pi(e, t, n, r) {
	let i = Mi(t, ji(e, t)), a = n.filter((n) => ki(n, i) && sn(M, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Fi(r.of(t)), [s, ...c] = a.map(({ webhook_id: e }) => e).sort();
	if (o !== void 0 && s !== void 0 && ![s, ...c].includes(o)) {
		let e = `may exist twice, as ${o} and as ${s}: the list of webhooks does not have ${o} yet. Look at the webhooks in Lokalise. If both are there, delete one of them.`;
		r.remarks.push(Ii(t, "warning", e));
	}
	if (s !== void 0 && c.length !== 0) for (let n of c) {
		let i = n === o && await Z(() => e.client.destroyWebhook(F(e.projectId), n)) !== void 0;
		i && r.correct(t, {
			state: "done",
			id: s
		});
		let a = i ? `existed twice. This run made ${n} and removed it again; ${s} stays.` : `exists twice, as ${s} and as ${n}: another run may have created it at the same time. Delete one of them in the project.`;
		r.remarks.push(Ii(t, i ? "notice" : "warning", a));
	}
}
function Fi(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function Ii({ label: e, place: t }, n, r) {
	return z("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const Li = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function Ri(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [F(r), String(t.id)], o = {
		state: "done",
		id: t.id
	};
	return yi(e, {
		settled: () => zi(e, t),
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(i, a, e);
			return It(t) === !0 ? o : void 0;
		},
		gone: o,
		async readBack(e) {
			try {
				await n.webhook(i, a);
			} catch (t) {
				if (!(t instanceof K)) throw t;
				return Bi(t) ? o : e ? Y(e) : an;
			}
			return e ? wn("webhook", e) : q("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
async function zi(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return J(s);
	let c = be(await n.webhook(F(r), String(t.id)));
	return "webhook" in c ? _(t.id, M.fingerprint(c.webhook)) === t.seen ? vi(e, Ct(M, c.webhook, t, o), c.webhook, "removed") : xn("webhook", "removed") : Cn("webhook", c.unusable.lacks);
}
function Bi(e) {
	return e instanceof G && e.status === 404;
}
// src/run/connect.ts
en([fi, gi]);
function Vi(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", rate: a, concurrency: o, name: s } = e, c = {
			token: i,
			baseUrl: t,
			concurrency: o,
			...a !== "auto" && { rate: a },
			...r
		};
		return Tt(n ? new Ui(c, s, n) : new Ut(c));
	} catch (e) {
		if (!(e instanceof Lt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return xt(z("bad-setting", t + e.message));
	}
}
function Hi(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = Vi(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = Vi(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? Tt({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var Ui = class extends Ut {
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
function Wi({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: bt,
		variables: i,
		verdicts: v
	}, c = e.map((e) => Gi(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
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
function Gi(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => We(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = We(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...Ki(e, t, c, u, d)
		};
	});
}
function Ki(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: u.name,
			label: u.label(a),
			place: w(r, i)
		}, s = Oe(u, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...l, s]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal.message);
	let p = `The ${u.name} ${We(u, t.declared).id} no longer exists`, m = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${p}${m}, so it cannot be restored. Copy from here what you need.`);
	let h = n === void 0 ? f(u, {
		declared: o,
		live: c
	}, s, i.ref) : qi(u, t, r, n, i), g = [...l, ...h.problems];
	return c === void 0 ? {
		...h,
		problems: g
	} : !h.change && g.length === l.length ? {
		kept: [],
		problems: g
	} : d("name-taken", `${p}${m}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function qi(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let s = f(e, {
		declared: n,
		live: i
	}, r, o), { change: c, problems: l, kept: u } = s;
	if (c?.action !== "update") return s;
	let d = e.context(n.values, i, r), p = e.liveContext(i, r, Ji(e, t.values)), m = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || ze(s) && !I(e.name, n) || Yi(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(r), u = o === void 0 ? l : Et(l, o), f = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !f ? !1 : f.same(f.stored(i, p, o) ?? s, u, d);
	}, h = e.fields.find(({ role: e }) => e === "text"), g = ({ field: e }) => e === h?.name, _ = ([e, r]) => {
		let i = c.fields.find((t) => g(t) && t.part === e);
		if (i) return !m(i);
		let [a, o] = [n.values, t.values].map((t) => Et(new Map(Object.entries(t)).get(h?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && h?.same(r, o, d));
	}, v = h?.toManifest(i, p), y = !a && H(v) && Object.entries(v).some(_), b = c.fields.some((t) => I(e.name, t) && (y || !m(t))), x = (t) => m(t) && !(b && (g(t) || I(e.name, t))), S = xe(e, i, c.fields.filter(x), r.project), C = c.fields.filter((e) => !x(e)).map((t) => {
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
	let w = T(e, i, S);
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
function Ji({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function Yi(e, t) {
	return H(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && H(t) && Object.values(t).includes(e);
}
function Xi({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => ge(e.kind, t)));
}
function Zi({ changes: e }) {
	return e.some((e) => e.action === "update" && (P(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? I(e.kind, t) : t.before !== void 0 && !ze(t.before))));
}
// src/files/undeclaredFiles.ts
async function Qi(e, t, n, r) {
	let i = new Set(Object.values(await qe(e, r)).flat()), a = await d("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : qt(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + Jt);
	return $i(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function $i(e, n, r, i) {
	let a = new Map();
	for (let o of e) {
		if (i.aborted) break;
		await Qt();
		try {
			let e = n(o, ae(await t(o.full, r), o.full));
			for (let t of e) a.has(t) || a.set(t, ie(o.full, r));
		} catch {}
	}
	return a;
}
async function ea({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(Object.values(await qe(r, a)).flat()), c = [];
	for (let e of t.filter(({ files: e }) => pt(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await s(e, i, a)) {
			let i = j(e, n), a = mt(e, i), s = a === void 0 ? [] : t.flatMap((t) => ut(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				language: a ?? "",
				...ct(e, i)
			};
			c.push({
				full: n,
				textFile: l,
				siblings: s.map((e) => qt(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return $i(c.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => m(e.identity(t)))), i, a);
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
	return a === void 0 ? r.flatMap((e) => ia(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${Ot(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`);
}
function ia({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = Ye(i, r) === "off" ? e.matched : e.scope, o = aa(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return $("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${Ot(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`);
}
function aa({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = He(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? He(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function oa(e, { declared: t, scope: n, kind: r }, i) {
	if (Ye(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = St(s.prune);
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
		let a = `The plan removes "${e}" and creates "${i.label}" with the same text. If it was renamed, set previously: ${t} in the entry of the new one in keys.yaml to keep its translations. If it is really new, set new: true there.`;
		return [z("looks-renamed", a, {
			place: i.place,
			scope: "project"
		})];
	});
}
function ca({ live: e, declared: t, matched: n, matching: r, kind: { name: i, plural: a, limits: o, names: s } }, { allowWrongProject: c }) {
	let { minimumForWrongProject: l = Infinity } = o, u = e.objects.length + e.unusable.length + (e.notRead ?? 0), d = t.length, f = d === 0 || u < l || n > 0 || r.namesakes.size > 0;
	if (c || f) return [];
	let p = t.flatMap(({ path: e }) => e ? [e.join("::")] : []), m = new Set(p.length > 0 ? e.objects.flatMap((e) => s(e)) : []), h = p.filter((e) => m.has(e));
	if (h.length > 0) return $("foreign-project", `None of the ${d} declared ${a} is in the project, but ${h.length} of them ${h.length === 1 ? "is" : "are"} with :: between nested names, as an upload of Lokalise names them. Add names: lokalise to the row of texts in lokaform.yaml.`);
	let g = d === 1;
	return $("foreign-project", `The project has ${u} ${a}. The manifests declare ${g ? `1 ${i}, and it` : `${d} ${a}, and none of them`} is ${g ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`);
}
function la(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = He(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => de(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`);
}
function ua({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = ke(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? $("too-many-unverified", `${l}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`) : c <= a ? [] : $("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`);
}
function da(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => ge(t, e)) : []);
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
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !We(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : r(t)).map((e) => [e, t]) : []);
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
function va(e, { reasons: t, writes: n, flags: r, target: i }) {
	let a = new Set((i?.kept ?? []).filter(({ item: { reason: e } }) => e === "conflict" || e === "undecided").map(ya)), o = (e) => a.has(ya(e)), s = e.filter(({ item: e }) => e.reason === "conflict"), l = e.filter(({ item: e }) => e.reason === "undecided"), u = ({ kind: e, entry: t, item: { part: n = "", declared: r } }) => {
		let a = i && c(e, i.entries).find(t), o = a && k(e, a, n);
		return i !== void 0 && (o === void 0 || !Nt(o, r ?? null));
	}, d = e.filter((e) => e.item.reason === "held" && u(e)), f = (e) => e ? "notice" : n || i ? "error" : "warning";
	return [
		...s.map((e) => ba(e, o(e) ? "notice" : "error", r)),
		...[!0, !1].flatMap((e) => Ca(l.filter((t) => o(t) === e), {
			reasons: t,
			flags: r,
			severity: f(e)
		})),
		...d.map((e) => ba(e, "warning", r))
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
	}, l = xa([e], n).slice(+!!o);
	return {
		...Oe(a, i, "conflict", s, c),
		ways: l
	};
}
function xa(e, t) {
	let [n, ...r] = e;
	if (!n) return [];
	let { kind: i, entry: a, item: o } = n, s = r.length === 0, c = s || t.includes("--filter") ? [] : ["--filter", `file:${o.place.file}`], l = [
		`${s ? m(i.identity(a.values))[0] : "*"}:${o.part}`,
		...c,
		...t
	].map(g).join(" "), u = s ? "text" : "texts";
	return [{
		does: `take the project's ${u}`,
		command: `lokaform pull --accept ${l}`
	}, {
		does: `keep the file's ${u}`,
		command: `lokaform apply --overwrite ${l}`
	}];
}
const Sa = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Ca(e, { reasons: t, flags: n, severity: r }) {
	let i = new Map();
	for (let t of e) {
		let { place: e, part: n, cause: r } = t.item, a = V([
			e.file,
			n ?? null,
			r ?? null
		]);
		i.set(a, [...i.get(a) ?? [], t]);
	}
	return [...i.values()].flatMap((e) => {
		let [i] = e;
		if (!i) return [];
		let { place: o, part: s, cause: c = "undated" } = i.item, l = t.get(c), u = `${e.length === 1 ? `The ${s} text of ${i.item.label} differs from the project and is not written` : `${a(e.length)} ${s} texts of this file differ from the project and are not written; this is the first`}. ${Sa[c]}${l === void 0 ? "." : `: ${l}`}`;
		return [z("undecided", u, {
			place: o,
			severity: r,
			scope: "change",
			ways: xa(e, n)
		})];
	});
}
// src/run/status.ts
function wa(e, t) {
	let n = `Project ${e.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`, r = z("segmented-project", n, { scope: "project" });
	return [...e.segmentation ? [r] : [], ...Ie(t, e, !0)];
}
function Ta(e, t, n, r) {
	let i = k(e, t, n) !== void 0, a = (t.parts ?? [t]).flatMap(({ file: e }) => r.get(e.path) ?? []), o = (e) => a.some(({ source: { place: t, others: r }, file: i, dir: a }) => (t === e.source.place || r?.includes(n)) && i === e.file && a === e.dir), s = [...r].find(([, e]) => e.language === n && o(e));
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
	let { baseLanguage: i, languages: a = [] } = t, o = ht(t), s = e.flatMap(({ kind: e, parts: t }) => t.flatMap(({ entry: t, live: n, kept: a, change: s }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(t)) return [];
		let c = n !== void 0 && e.isArchived(n), l = {
			kind: e.name,
			label: e.label(t.values)
		}, u = (s?.fields ?? []).filter((t) => Xe(e.name, t)), d = (n) => ({
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
		})), u = (e) => o.filter(({ states: t }) => t.includes(e)).length, d = (t) => l.filter((n) => n.reason === t && "part" in n && n.part === e).length, f = o.filter(({ states: e }) => e.length === 0), p = (e) => o.length > 0 ? u(e) * 100 / o.length : -1, m = wt.filter((e) => p(e) < (a?.[e] ?? -1)), h = o.map(({ states: e, ...t }) => ({
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
	let i = ee(e.kind, e.entry, e.language), a = Aa(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Aa(e, i, t, r) : a, s = n.flatMap(({ before: t, after: n = [], until: i, pulled: a }) => {
		let o = Na(e, n, r);
		return o === void 0 || Ma(o, Na(e, t, r)) ? [] : [{
			said: o,
			at: i,
			pulled: a
		}];
	});
	return {
		periods: ja(o, s),
		merged: s
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
	}, s = c(e, i).namesakes(t);
	return [a, o].flatMap((n) => c(e, r, n).find(t) ?? []).filter((n) => Pa(e, n, t, s)).map((t) => k(e, t, n)).find((e) => e !== void 0);
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
function La(e, t) {
	return Dt(() => Ra(e, F(t)));
}
async function Ra(e, t) {
	try {
		let n = U(await e.contributorMe(t)) ?? {}, r = [zt(n.user_id), W(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof K) || e instanceof Bt) throw e;
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
	let i = Ce(e, t, n), a = i(h), o = new Map();
	if (a.is === "stopped") return {
		...a,
		reasons: o
	};
	let s = n.accept.length > 0 ? "accept" : "overwrite", c = ne(s, n[s], e, t.project);
	if (c.length > 0) return {
		is: "stopped",
		problems: c,
		reasons: o
	};
	let l = await za(n, r), u = a.open.length === 0, d = u ? new Map() : await Va(a.open, e, n, r);
	for (let e of d.values()) e.is === "undecided" && "why" in e && o.set(e.cause, e.why);
	let f = u ? a : i((e) => d.get(Ne(e)));
	return {
		...f,
		problems: [...f.problems, ...l],
		reasons: o
	};
}
async function Va(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), u = ({ by: e }) => l.is === "known" ? Ia(l.names, e) : void 0, d = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (u(e) === !1 ? 0 : 2592e3), f = await r.versions(Pt(e.map(d)), i, a), p = Ka(f, e, c), { overwrites: m = [] } = f, h = Object.values(t.entries).flatMap((e) => e ?? []), g = o && Dt(o), _ = new Map();
	for (let t of e) {
		let e = Ua(t, n, m), r = {
			...t,
			declared: k(t.kind, t.entry, t.language)
		}, i = Ga(t, r.declared), a = (e) => Da(t, u(t), e, i);
		if (e === "write" || e === "pull") {
			_.set(Ne(t), { is: e });
			continue;
		}
		let o = f.is === "unreadable" && f.noRepository ? void 0 : {
			...ka(r, p.versions, p.merged, h),
			...f.is === "unreadable" && d(t) <= (f.back ?? Infinity) && { unread: f.why }
		};
		if (t.isHeld) {
			let e = o?.periods[0]?.since !== Infinity;
			_.set(Ne(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let s = a(o);
		if (s.is === "pull" && g && o) {
			let e = await g(), n = e && Na(r, e.entries[t.kind.plural] ?? [], h);
			e && !Ma(n, r.declared) && (s = a(Ha(o, n)));
		}
		_.set(Ne(t), Wa(e, s, l));
	}
	return _;
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
function Ua({ kind: e, entry: t, object: n, language: r, isHeld: a, at: o }, { overwrite: s, accept: c }, l) {
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
		let t = (t) => a.flatMap((n) => ye(n, e, t, r, i)), { before: n, after: o, ...s } = e;
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
async function qa(t, n, { cancellation: r, history: i, now: a, onProgress: o }, { usable: s, command: c, target: l, applied: u, reviewed: d, listsUnmanaged: f }) {
	let { settings: p } = n, m = c === "apply", h = {
		ownUser: La(t, p.id),
		history: i,
		manifests: Se(n),
		textFiles: n.textFiles,
		usable: s,
		applied: u && (async () => me(await u(), n))
	};
	try {
		let r = l && Pe(l, n), s = r?.is === "read" ? r : void 0, g = [{
			declared: n.declared,
			rules: p.rules
		}, ...s ? [s] : []], _ = {
			rules: g.map(({ rules: e }) => e),
			reviewed: d
		}, v = g.map(({ declared: e }) => e), y = (e) => Mn(t, p.id, v, e ? void 0 : _, c === "status"), b = await y(f);
		if (!b.ok) return {
			is: "stopped",
			problems: [b.problem]
		};
		let x = {
			now: Math.floor(a() / 1e3),
			target: s?.commit
		}, S = !l && !u && (m || c === "plan") ? await Ja(n.declared, {
			...h,
			asked: x
		}) : new Set(), C = Object.values(b.value.objects).some(({ notRead: e }) => e);
		if (S.size > 0 && C && (b = await y(!0)), !b.ok) return {
			is: "stopped",
			problems: [b.problem]
		};
		o?.({
			phase: "planning",
			project: p.name
		});
		let w = b.value, [T = n.declared, E] = w.declared, D = c === "status" ? wa(w.project, p.required) : [], O = [...ue(n, w.project), ...D];
		if (O.length > 0) return {
			is: "stopped",
			problems: O
		};
		let k = {
			...h,
			asked: x
		}, A = await Ba(T, w, p.rules, k), j = [...Ie(p.languagePlaces, w.project), ...A.problems];
		if (A.is === "stopped") return {
			...A,
			problems: j
		};
		let ee = s && E && await Ba(E, w, s.rules, {
			...k,
			history: Ya(i),
			manifests: [...new Set([...h.manifests, ...s.manifests])]
		}), te = r && e(A, r, ee), ne = m ? await Xa(A.plan, A.kinds, h) : [], re = va(A.keptTexts, {
			reasons: A.reasons,
			writes: m,
			flags: p.flags,
			target: E && {
				entries: Object.values(E.entries).flat(),
				kept: ee?.is === "planned" ? ee.keptTexts : []
			}
		});
		return {
			...A,
			live: w,
			problems: [...j, ...ne],
			conflicts: c === "status" ? [] : re,
			noLongerDeclared: A.unmanaged.filter((e) => S.has(V([e.kind, e.label]))),
			...te && { target: te }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: Za(e, r, n.declared)
		};
	}
}
async function Ja({ kinds: e, entries: t }, { history: n, manifests: r, textFiles: i, usable: a, asked: o }) {
	let { versions: s } = await n.versions(o.now - 172800, r, o), c = (t) => e.flatMap((e) => t(e).map(({ values: t }) => V([e.name, e.label(t)]))), l = c((e) => s.flatMap((t) => ye(e, t, t.before, i, a))), u = new Set(c(({ plural: e }) => t[e] ?? []));
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
async function Xa({ changes: e }, t, { history: n, manifests: r, textFiles: i, usable: a }) {
	let o = e.length > 0 ? await n.upstream?.(r) : void 0;
	if (!o) return [];
	let { name: s, ahead: l, texts: u } = o, d = t.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = u.flatMap(({ path: e, text: n }) => ye(t, {
			path: e,
			now: e
		}, n, i, a)), o = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? o.get(e.label) : void 0, i = n && c(t, r).find(n);
			return !i || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let a = n === void 0 ? void 0 : k(t, i, n);
				return a !== void 0 && r !== void 0 && Nt(a, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), f = d.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${E(d.length, "text")} of ${s} back: ${te(d, 5)}.`, p = `The checked-out branch lacks ${E(l, "commit")} of ${s}. ${f} To apply the newest files, run git pull first.`;
	return [z("behind-upstream", p, {
		severity: "warning",
		scope: "project"
	})];
}
function Za(e, { stopped: t }, n) {
	if (!(e instanceof K)) throw e;
	if (e instanceof Bt && t) return [];
	let r = e instanceof G ? e.serviceMessage.replace(/\.$/, "") : "", i = n !== void 0 && r !== "" && Qa(r, n) ? { quotes: [r] } : {};
	return [z("api-error", e.message, {
		scope: "project",
		...i
	})];
}
function Qa(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(Ue).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? Ee(t) : []));
	});
	return Re(r)(e) !== e;
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
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && P(e).namesInManifest !== void 0) || !n) return {};
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
	return e.action === "update" && t.action === "update" && P(t.kind).mergeKept?.(e, t) || t;
}
function ao(e, t) {
	return Nt({ ...e.entry }, { ...t.entry }) && Nt({ ...e.wrote }, { ...t.wrote });
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
	let { backup: r, ...i } = uo(e, t, []), { wrote: a, ...o } = r, s = new Qe({
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
	return Me("sha256").update(e).digest("hex");
}
function mo({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = P(e);
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
	let t = new Qe([e], { aliasDuplicateObjects: !1 });
	return Ze(t, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = $e.QUOTE_DOUBLE);
	} }), t.toString(co);
}
function vo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function yo(e) {
	return e.replace(At, " ");
}
// src/backup/read.ts
const bo = nt([R(), st()]), xo = (e) => tt({
	format_version: rt(2),
	project: R().min(1),
	project_digest: R().exactOptional(),
	project_name: R(),
	time: R(),
	wrote: at(tt({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, bo.exactOptional()])),
		action: ot([...vt, "update"]),
		values: it(R(), et()).default({})
	}))
}), So = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Co(e, t, n) {
	return Do(e, Eo(t, n.replaceAll("\r\n", "\n")));
}
const wo = "\n  - ";
function To(e, t, n, r) {
	let i = Eo("", t), { problems: a } = Do(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(uo(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !P(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Eo(e, t) {
	let n = fo(t), r = n === "cut" ? t.lastIndexOf(wo) : -1;
	return {
		text: t,
		damage: n,
		yaml: O(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function Do(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = se(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = xo(e).safeParse(s?.value), l = (e) => z("bad-backup", e, { place: w(r.file, s?.span ?? r.span) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) return { problems: [l(ko(e, n, t.includes(wo) ? c.data?.wrote : void 0, i))] };
	if (!c.success) {
		let t = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : `This is not a backup of lokaform${Oo(e, r)}. Use the file that the run named as its backup.`;
		return { problems: yt(r.problems) ? r.problems : [l(t)] };
	}
	let { wrote: f } = c.data, p = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let s = Ke(r, a, n);
		B(o, s.problems);
		let c = kt(f, (e) => jo(e, t));
		return s.entries.flatMap(({ values: e, span: n }) => {
			let [i] = jo(e, t).flatMap((e) => c.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(z("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: w(r.file, n) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (yt(o)) return { problems: o };
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
function Oo(e, { value: t, file: n }) {
	let r = (e) => new Map(Object.entries(t ?? {})).has(e), [i] = e.filter(({ plural: e }) => r(e));
	return r("format_version") ? r("requests") ? ", but the report of a run" : ", but a plan" : i ? `, but a manifest, which lokaform apply --${i.plural} writes into the project` : `${n.path.endsWith(".json") ? ", but a locale file or other JSON" : ""}: it has no header "backup"`;
}
function ko(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
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
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Kt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await Yt(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await he(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await Le(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await he(No(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await Fe(e), await Fe(Gt(e)), a = o;
			} catch (e) {
				throw s && await Zt(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${Te(e)}. Fix that, or choose another folder with --backup-dir.`);
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
	let i = qt(n.working, t), a = await pe(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...Co(e, ie(i, n), a.value),
		urls: await Fo(No(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function Fo(e) {
	try {
		let t = JSON.parse(await Xt(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
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
	return Ho(e).map((e) => tn().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function Vo(e, t, n) {
	let r = new rn(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: bt,
			variables: n.variables,
			verdicts: v
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new ln(n.halt, n.mayWrite),
		backup: new ro(n.backup),
		snapshot: Dt(async () => n.snapshot && un(a, await n.snapshot(), r)),
		languages: kn(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(tn().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: J(n)
		}));
	}, c = Ro(n.concurrency);
	await Qt();
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
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => oe(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Uo(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Uo(e) {
	let t = kt(e, (e) => n(e, "before")), r = new Map(e.map((e) => [e, n(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), i = new Set(e), a = [];
	for (; i.size > 0;) {
		let e = [...i].filter((e) => !r.get(e)?.some((e) => i.has(e))), t = e.length > 0 ? e : [...i].slice(-1);
		for (let e of t) i.delete(e);
		a.push(t);
	}
	return a;
}
// src/plan/reviewedPlan.ts
function Wo(e, t, n) {
	let r = jt(t.changes, (e) => V(Go(e))), i = new Set(e.changes.filter((e) => r.get(V(Go(e)))?.shift())), a = (e) => V([e.action, ce(e)]), o = jt([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
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
		ce(e),
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
	let n = P(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && sn(n, e, r, t).state === "done");
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
		let t = re(e, r.folders);
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
async function $o(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c } = o.cancellation, l = Hi(t.settings, n.apiUrl, o);
	if (!l.ok) return {
		...e,
		problems: [l.problem]
	};
	let { reading: u, writing: d, now: f } = l.value, p = r?.get(s), m = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, h = p?.filter && {
		filter: p.filter.filters,
		prune: {}
	}, g = await qa(u, h ? {
		...t,
		settings: {
			...t.settings,
			rules: {
				...t.settings.rules,
				...h
			}
		}
	} : t, {
		...o,
		now: f
	}, {
		...n,
		target: i,
		applied: a,
		reviewed: p?.changes ?? [],
		listsUnmanaged: n.command === "drift" || m
	});
	if (g.is === "stopped") return {
		...e,
		problems: g.problems
	};
	let { live: _, plan: y, unmanaged: b, problems: x, conflicts: S, noLongerDeclared: C } = g, w = await $a(g, t.settings, n, o.folders, c);
	if (n.command === "drift" || n.command === "status") {
		let r = n.command === "status", i = (e) => (t) => ({
			...t,
			severity: e
		}), a = r ? w.filter(({ code: e }) => e === "foreign-project") : w, s = {
			...e,
			problems: [
				...x,
				...S.map(i("notice")),
				...a.map(i("warning"))
			],
			plan: y,
			...r ? { status: Ea(g, _.project, t) } : { unmanaged: b }
		};
		return await o.onPlan(s), s;
	}
	let T = le(t, g, _.project), E = {
		project: _.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: v
	}, { plan: D, notApplied: O } = p ? Wo(y, p, {
		...E,
		live: _
	}) : {
		plan: y,
		notApplied: []
	}, k = {
		...e,
		problems: [
			...x,
			...S,
			...w,
			...T
		],
		plan: D,
		...m && { unmanaged: b },
		...C.length > 0 && { no_longer_declared: C },
		...g.target && { target: g.target },
		effort: { requests: Bo(D, o).flat().length },
		...O.length > 0 && { results: O }
	}, A = await o.onPlan(k);
	if (n.command === "plan" || w.length > 0 || yt(T)) return k;
	if (!A) return o.cancellation.stopped ? k : {
		...k,
		problems: [...k.problems, es]
	};
	let j = await is(d, D, t, n, o);
	return {
		...k,
		...j,
		results: [...j.results, ...O],
		problems: [...k.problems, ...j.problems]
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
	].map(g).join(" ");
}
async function rs({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || (await b(t.working, i))?.commit)?.slice(0, 7) ?? r})`;
}
async function is(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, o) {
	let { cancellation: s, now: c, folders: l } = o, { concurrency: u, useAutomations: d, id: f } = n, p = new _t();
	p.hide(n.secrets);
	let m = p.clean(f), h = i === void 0 ? void 0 : Mo(i, n.name ?? m, c()), g = {
		project: m,
		...m !== f && { project_digest: Ae(f) },
		project_name: t.project.name,
		time: new Date(c()).toISOString().replace(/\.\d+/, "")
	}, _ = (e) => ns(ie(e, l), a), v, y = async (e, t) => {
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
	})), { bugs: D, remarks: O, snapshot: k } = T;
	return {
		results: E,
		problems: [
			...w && !s.stopped ? [w] : [],
			...O,
			...ts(D),
			...v === void 0 ? [] : [z("backup-not-written", v, { scope: "project" })]
		],
		...h?.path !== void 0 && {
			backup: ie(h.path, l),
			restore: _(h.path)
		},
		...k && { snapshot: k },
		...D.length > 0 && { bugs: D }
	};
}
export { X as C, En as S, In as _, Qo as a, kn as b, Za as c, va as d, aa as f, _i as g, Hi as h, Zo as i, Ba as l, Vi as m, is as n, Bo as o, Wi as p, ns as r, Po as s, es as t, La as u, Fn as v, yn as w, Tn as x, Nn as y };
