import { $ as e, A as t, Ar as n, At as r, B as i, Br as a, C as o, D as s, Di as c, Dt as l, E as u, Ei as d, Er as f, Et as p, Fr as m, G as h, Gn as g, Ir as _, J as v, Jn as y, K as b, Kn as x, Lr as S, M as C, Mr as w, Mt as T, Nr as E, Nt as D, O, Oi as k, Ot as ee, Pr as A, Rr as j, S as M, St as te, T as ne, Ti as re, Ur as ie, V as N, Vr as ae, Wn as oe, Xn as se, Xr as ce, Yn as le, Zn as ue, _n as de, _r as fe, ai as pe, an as me, ar as he, b as ge, bi as _e, bn as ve, bt as ye, c as be, er as xe, fn as P, g as Se, gi as Ce, gn as we, gr as Te, h as F, hr as Ee, ii as De, ir as Oe, j as ke, jr as Ae, k as je, kr as Me, kt as Ne, ln as Pe, m as Fe, mi as Ie, mn as Le, mr as Re, nr as ze, nt as Be, oi as Ve, on as He, or as Ue, ot as We, p as Ge, pr as Ke, q as qe, qn as Je, rr as Ye, rt as Xe, si as Ze, st as Qe, un as $e, ur as et, v as tt, vi as nt, vn as rt, vr as it, w as at, wt as ot, x as I, xn as L, xt as st, y as ct, yn as lt } from "./engine.js";
import { b as ut, p as dt, v as ft } from "./yaml.js";
import { c as pt, d as mt, g as ht, h as gt, l as _t, p as vt, r as yt, t as bt, u as xt } from "./zod.js";
import { D as St, E as Ct, S as R, _ as wt, c as z, f as Tt, m as B, p as Et, r as Dt, s as Ot, u as V, v as kt, y as At } from "./wire.js";
import { Bt as jt, Ci as Mt, Di as Nt, Gt as Pt, Ir as Ft, It, Lr as Lt, Oi as Rt, Q as zt, Ti as Bt, Ut as Vt, Vt as Ht, Wt as Ut, _ as H, an as Wt, d as Gt, f as Kt, in as qt, nn as Jt, on as Yt, p as Xt, si as Zt, wi as Qt, x as $t, zt as en } from "./start.js";
import { _ as tn, a as nn, c as rn, d as an, f as U, g as W, h as on, l as sn, p as G, r as cn, t as ln, u as un, w as dn, x as fn, y as K } from "./client.js";
import { dirname as pn, join as mn, resolve as hn, sep as gn } from "node:path";
import { mkdir as _n, rm as vn } from "node:fs/promises";
import { setImmediate as yn } from "node:timers/promises";
// src/remote/kindRemote.ts
let bn = [];
function xn(e) {
	bn = e;
}
function Sn() {
	return bn;
}
function Cn({ name: e }) {
	let t = bn.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var wn = class {
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
const Tn = q("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function En(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function Dn(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = En(e, t, n, r);
	return !c && l ? q("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? q("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${On(e.after)} was sent, ${On(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
function On(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/sending.ts
var kn = class {
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
		Fn(e) && (this.refusal ??= n), Ln(e) && (this.cause ??= `The service refuses all requests for this project: ${n}`), t && (e instanceof W ? !this.accepted && this.lastRefusal === n && (this.cause ??= `The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= `The service could not be reached: ${n}`, this.lastRefusal = n);
	}
};
async function An({ client: e, projectId: t, stop: n }, r, i) {
	try {
		let { snapshot_id: n, title: a } = await cn(e, t, r);
		i.snapshot = {
			id: un(n) ?? G(n) ?? "without an id",
			title: G(a) ?? r
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
const jn = 2e3;
function Mn(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return q("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function Nn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var Pn = class extends Error {};
function Fn(e) {
	return e instanceof W && (fn(e) || e.status === 403);
}
const In = [
	401,
	402,
	403,
	404,
	423,
	429
];
function Ln(e) {
	return e instanceof W ? In.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Rn(e) {
	return e.name === "TimeoutError" || e instanceof W && [
		413,
		502,
		504
	].includes(e.status);
}
function zn(e, t) {
	return e instanceof W || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof on && !e.mayHaveHappened ? J(e.message) : q(e.mayHaveHappened ? "unknown result" : "refused", e.message);
}
var X = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function Bn(e) {
	try {
		return $t(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return Xt(H(e.code, e.message, { scope: "project" }));
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
function Vn({ message: e }, t) {
	return q("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function Hn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Un(e, t = "") {
	return J(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Wn(e, t) {
	return J(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Gn(e, t) {
	return t.mayHaveHappened ? Vn(t, e) : Y(t);
}
async function Kn(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	};
	return (await Z(() => qn(e, t, n)))?.project;
}
async function qn(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(L(t)), n === !0 ? Yn(e, t) : void 0]), o = U(U(i)?.statistics)?.languages, s = n ? an(a ?? o, Zn) : void 0;
	if (n && !s) throw Qn("a language has no usable lang_iso");
	return {
		project: Jn(t, i, s, r),
		details: i,
		languages: a
	};
}
function Jn(e, t, n, r) {
	let i = U(t) ?? {}, a = U(i.settings) ?? {}, o = sn(a.per_platform_key_names), s = sn(a.segmentation), c = un(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = G(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	if (d.length > 0) throw Qn(`the project has no usable ${d.join(" and ")}`);
	return {
		id: e,
		name: G(i.name) || e,
		type: G(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: sn(a.auto_toggle_unverified)
	};
}
async function Yn(e, t) {
	let n = await dn(() => e.languages(t, { limit: 500 }), (e) => Zn(e)?.iso);
	if (n) return n;
	throw new X("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function Xn(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = an(await Yn(e, t), Zn);
		if (!r) throw new X();
		return r.map(({ iso: e }) => e);
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function Zn(e) {
	let { language_iso: t, language_id: n, lang_iso: r, lang_id: i, plural_forms: a } = U(e) ?? {}, o = G(r ?? t);
	if (o !== void 0 && o !== "") return {
		iso: o,
		id: un(i ?? n),
		pluralForms: an(a, G) ?? []
	};
}
function Qn(e) {
	return new X(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function $n(e, t, n, i, a = !1) {
	let o = n.flatMap(fe), [{ kinds: s } = { kinds: [] }] = n, c = s.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), l = await Bn(() => qn(e, t, {
		languages: o.length > 0 || a && "counted",
		names: c.some(({ namesByPlatform: e }) => e),
		texts: a || o.some(({ ofText: e }) => e)
	}));
	if (!l.ok) return l;
	let { project: u, details: d } = l.value, f = n.map((e) => it(e, u.baseLanguage)), p = new Set([...f.flatMap(fe).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(({ entries: e }) => Object.values(e).flat()).flatMap(r)]), m = (u.languages ?? []).filter(({ iso: e }) => a || p.has(e)), h = U(U(d)?.statistics) ?? {}, g = ({ plural: e, name: t }) => i && {
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
	return Bn(async () => ({
		...await tr(_, c, g),
		declared: f
	}));
}
async function er(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = {
		languages: !0,
		names: !0,
		texts: !0
	}, o = await Bn(() => qn(e, t, a));
	if (!o.ok) return o;
	let { project: s } = o.value, c = r(s);
	if (!c.ok) return c;
	let l = {
		client: e,
		project: s,
		statistics: {},
		languages: c.value
	};
	return Bn(() => tr(l, n, () => void 0, i));
}
async function tr(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await Cn(t).observe({
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
async function nr(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([qn(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await Cn(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new X();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
// src/kinds/backup.ts
function rr(e, t, { how: n }, r) {
	let i = Ne(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function ir(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.toManifest(t, r) === void 0).map(({ name: e }) => e);
}
function ar(e) {
	return or(e, ({ after: e }) => e);
}
function or(e, t) {
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
async function sr(e) {
	let { client: t, project: n, statistics: r, languages: i, plans: a } = e, o = a && _r({
		...e,
		...a
	}), c = o && await o;
	if (c) return c;
	let l = n.id, u = l === L(l) ? rn(r.keys_total) : void 0;
	return s(await cr({
		client: t,
		projectId: l
	}, ur(i), i, u));
}
async function cr(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await pr(e, t, i, r);
	if (lr(a)) return a.listed;
	let o = await mr(e, t, i);
	if (lr(o)) return o.listed;
	throw new X(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function lr({ listed: e, total: t }) {
	return t === e.length;
}
function ur(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		...jr,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
const dr = 5e6;
function fr(e) {
	if (e > dr) throw new X(`The service says that the project has ${e} keys, and Lokaform reads at most ${dr}. No plan was made. Run again, and report it to the service if the number stays wrong.`);
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
async function pr({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => un(e)),
			keys: je(a, r),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = fr(Math.min(i, dr)).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => fr(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
		o,
		c,
		l,
		...s
	]), m = [
		u,
		...p,
		...f
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._], y = at(v.flatMap(({ keys: e }) => e)), b = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], x = v.at(-1)?.total, S = v.some((e) => (e.total ?? 0) > (x ?? 0)), C = b.every(({ ids: e }, t) => {
		let n = b[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: y,
		total: S || !C ? void 0 : x
	};
}
async function mr({ client: e, projectId: t }, n, r) {
	let i = [];
	for await (let a of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) z(i, je(a, r));
	let { totalCount: a } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: at(i),
		total: a
	};
}
const hr = [
	400,
	404,
	413,
	414,
	431
], gr = /^[\w.:/-]+$/;
function _r(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = rn(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => de(I, e) !== "off")) return;
	let o = r.flatMap(({ entries: e }) => e.map((e) => e.values)), s = new Set(o.flatMap(ge)), c = new Set(o.flatMap(({ key_id: e }) => e ?? []));
	if (![...s].every(wr)) return;
	let l = Tr(s).length + Er(c).length;
	return Math.max(1, l) * 4 > Math.ceil(a / 500) ? void 0 : (async () => {
		let t = [vr(e, s, c), Sr(e, a)], [n, r] = await Promise.all(t), i = r - n.length;
		return i >= 0 && Cr(n, e) ? {
			objects: n,
			unusable: [],
			notRead: i
		} : void 0;
	})().catch((e) => {
		if (!(e instanceof W && hr.includes(e.status) || e instanceof X)) throw e;
	});
}
async function vr(e, t, n) {
	let r = await yr(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await br(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort(({ key_id: e }, { key_id: t }) => e.length - t.length || (e < t ? -1 : 1));
}
async function yr(e, t) {
	let n = await Promise.all(Tr(t).map(async (n) => (await xr(e, { filter_keys: n })).filter(({ key_name: e }) => ne(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => ne(e)));
	if (![...t].every((e) => r.has(e) || gr.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function br(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(Er(t).map((t) => xr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function xr({ client: e, project: t, languages: n }, r) {
	let i = await kr({
		client: e,
		projectId: t.id
	}, {
		...ur(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: c } = s(je(i, a));
	if (c.length > 0) throw new X();
	return o;
}
async function Sr({ client: e, project: { id: t } }, n) {
	if (t === L(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function Cr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) ? t.every(({ entries: t, rules: n }) => ct(t, e, !1, tt(n)).fresh.length === 0) : !1;
}
function wr(e) {
	return !e.includes(",");
}
const Tr = (e) => Or(e, 500, 2e3, Dr), Er = (e) => Or(e, 500, 7e3, Dr), Dr = (e) => encodeURIComponent(e).length + 3;
function Or(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function kr({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new Ar();
	if (r.totalCount !== at(je(r)).length) throw new X();
	return r;
}
var Ar = class extends X {};
const jr = {
	include_translations: !0,
	disable_references: !0
};
async function Mr(e, t, n = []) {
	let r = await Promise.all(Er(t.map(String)).map((t) => Pr(e, t)));
	return s(je(r.flat(), n));
}
async function Nr(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => Mr(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => [e, void 0].flatMap((e) => o.get(e) ?? []);
	return i && (({ id: e }) => ({
		key: a.get(String(e)),
		lacks: s(String(e))
	}));
}
async function Pr(e, t) {
	try {
		return await kr(e, {
			...jr,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof Ar || n instanceof W && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Pr(e, t.slice(0, r)), ...await Pr(e, t.slice(r))];
	}
}
async function Fr(e, t) {
	let n = new Set(t.flatMap((e) => ne(e))), r = [...n].every(wr) ? Tr(n).map((e) => ({
		...jr,
		filter_keys: e
	})) : [jr], i = [];
	for (let t of r) z(i, await cr(e, t));
	return Ir(s(i), n);
}
function Ir({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(ne(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Lr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Mr(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), c = r.filter(({ key_id: e }) => !o.has(String(e))), l = new Set(c.flatMap(({ key_name: e }) => ne(e)));
	if (l.size === 0) return a;
	let u = Ir(s(await cr(i, {})), l), d = await Mr(i, u.objects.map(({ key_id: e }) => e)), f = d.objects.filter(({ key_id: e }) => !o.has(e));
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
async function Rr(e, t) {
	let n = await zr(e, t.filter((t) => t.answer.is === "refused" ? /already taken/i.test(t.answer.error.message) : !Hr(e, t)).map((e) => e.sent));
	return t.map((t) => Vr(e, t, n.get(t.sent), Gr));
}
async function zr(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = Jr(t, {
		keys: (await Z(() => Fr(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function Br(e, t) {
	let n = await Nr(e, t.filter((t) => t.answer.is !== "refused" && !Hr(e, t)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return Vr(e, t, r?.key, r?.lacks.length === 0 ? Kr : Tn);
	});
}
function Vr(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && Ur(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? Ur(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? Wr(n.error) : i
	};
}
function Hr({ context: e }, { sent: t, answer: n }) {
	return n.is === "stored" && En(I, t.change, n.key, e).length === 0;
}
function Ur({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), Dn(I, n, r, e);
}
function Wr({ message: e, code: t }) {
	return q("refused", `The service refused it: ${e} (code ${t}).`);
}
const Gr = q("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), Kr = q("not made", "The service answered without an error, but did not do this. Apply again."), qr = { is: "silent" };
function Jr(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) for (let e of i) if (!(!Yr(n.out, e.key_name) || t && !Xr(e, n.out))) {
		i.delete(e), r.set(n, {
			is: "stored",
			key: e
		});
		break;
	}
	let a = ({ out: e }) => n.filter(({ key_name: t }) => t !== void 0 && Yr(e, t)), o = new Map(e.filter((e) => !r.has(e)).map((e) => [e, a(e)]));
	for (let [e, t] of o) {
		let n = [...o.keys()].filter((e) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? qr
	}));
}
function Yr({ key_name: e = "", platforms: t = [...Dt] }, n) {
	return t.every((t) => O(n, t) === O(e, t));
}
function Xr(e, { platforms: t = [], filenames: n = {} }) {
	return Dt.every((n) => t.includes(n) === e.platforms.includes(n)) && Dt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Zr(e, { keys: t, errors: n }) {
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
		answer: r.get(String(e.change.id)) ?? qr
	}));
}
// src/keys/rereadBeforeWrite.ts
const Qr = new WeakMap();
function $r(e) {
	let t = Qr.get(e) ?? l(I.fields, e, {}, []);
	return Qr.set(e, t), {
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
function ei(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function ti(e, t, n, r) {
	let i = (e) => r ? Y(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Q(t, i(J(e)))
	}), s = e.stop.reason();
	if (s !== void 0) return a(s);
	let c = t.filter(({ change: e }) => n || oi(e)), l = c.map(({ change: e }) => e), u = await Nr(e, l), d = l.some(ai) ? u && await Z(() => e.languages()) : [];
	if (!u || !d) return a(ri);
	let f = new Set(c), p = [], m = (t) => {
		let { change: n } = t;
		if (!f.has(t)) return ei(t);
		let { key: r, lacks: a } = u(n);
		if (!r) return a.length > 0 ? i(Un("key")) : {
			state: "skipped",
			message: ii
		};
		let s = ai(n) ? d.filter((e) => !o(r, e)) : [];
		if (s.length > 0) return i(Un("key", ` (no usable ${s.join(", ")} text)`));
		let { open: c, kept: l } = si(n, r, e.context);
		if (c.length === 0) return ci({
			state: "done",
			id: n.id
		}, n, l);
		let m = $r({
			...n,
			fields: c
		});
		fi(m.change).length > 0 && e.beforeReshaping.set(n.ref, r);
		let h = ni(m.change, r, e.context);
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
function ni(e, t, n) {
	if (e.fields.some((t) => oe(e.kind, t))) {
		let r = rr(I, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: ar(e.fields)
		};
	}
	let r = Ne(I, t, I.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => At(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => y(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...or(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: I.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: ar(s ? [s, ...a] : o)
	};
}
const ri = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", ii = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function ai(e) {
	return e.fields.some((t) => y(e.kind, t) || oe(e.kind, t));
}
function oi({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = I.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || oe(e, t);
	});
}
function si(e, t, n) {
	let r = e.fields.find(({ field: e }) => e === "platforms")?.after, i = Array.isArray(r) ? Dt.filter((e) => r.includes(e)) : t.platforms, a = {
		...I.liveContext(t, n, e.label),
		platforms: i
	}, o = [], s = [], c = !1;
	for (let n of e.fields) {
		let { field: r, part: i, before: l, after: u, seen: d } = n, f = I.fields.find(({ name: e }) => e === r), p = f?.stored(t, a, i), m = f?.editState?.(t, i), h = d !== void 0 && (m === void 0 || Pe(e.id, m) !== d);
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
	c ||= s.some((e) => Ee(l, e));
	let u = c && o.some((e) => y(l, e)), d = o.filter((e) => u && (y(l, e) || Ee(l, e)));
	return {
		open: o.filter((e) => !d.includes(e)),
		kept: {
			moved: s,
			unconverted: d
		}
	};
}
function ci(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${li(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${li(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = li(t.filter((e) => !i.includes(e)));
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
function li(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function ui(e, t) {
	let n = t.flatMap(({ change: t, outcome: n }) => {
		let r = e.beforeReshaping.get(t.ref), i = fi(t).some(({ field: e }) => di(t, n).includes(e));
		return r && i ? [[t, r]] : [];
	}), r = new Map(n), i = await Nr(e, [...r.keys()]);
	return t.map((e) => {
		let t = r.get(e.change);
		return t ? {
			...e,
			outcome: pi(e, t, i?.(e.change).key)
		} : e;
	});
}
function di({ fields: e }, t) {
	return t.state === "done" ? li(e) : t.state === "skipped" ? t.written ?? [] : [];
}
function fi({ kind: e, fields: t }) {
	return t.filter((t) => y(e, t));
}
function pi({ change: e, outcome: t }, n, r) {
	let [i] = fi(e), a = di(e, t), s = t.state === "skipped" ? ` ${t.message}` : "";
	if (!r || n.translations?.some(({ language_iso: e }) => !o(r, e))) return q("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`, i?.place);
	let c = mi(n, r).filter((e) => !a.includes(e));
	return c.length === 0 ? t : q("stored differently", `The service removed the texts in ${c.join(", ")} when is_plural changed. The backup has them.${s}`, i?.place);
}
function mi(e, t) {
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: n }) => {
		let r = hi(n), i = hi(o(t, e)?.translation ?? "");
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function hi(e) {
	let t = M(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function gi(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: s } of t.translations ?? []) {
		let t = o(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || s === void 0 || t !== s && e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function _i(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [H("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function vi(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return Oi(t, Math.ceil(t.length / n.max), (t) => vi(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, J(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(Si),
			...xi(e)
		});
		return await Rr(e, Jr(t, {
			keys: bi(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof K)) throw r;
		return Rn(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? yi(e, t, r) : Di(e, t, r, (t) => vi(e, t), void 0);
	}
}
async function yi(e, t, n) {
	let r = [], i = t;
	for (let t of [0, jn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, Y(n))];
		let a = await zr(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (z(r, await Rr(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, Mn(n, "key"))];
}
function bi(e) {
	return s(je(e)).objects;
}
function xi({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function Si({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function Ci(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(ei),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await ti(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new Pn();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: nn(String(e.id)),
					...t
				})),
				...xi(e)
			};
		}), c = Zr(a.due, {
			keys: bi(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && gi(e.movedWriters, t.before, n.key, r);
		}
		return [...a.outcomes, ...Ei(a.due, await Br(e, c))];
	} catch (t) {
		let r = wi(a.due);
		if (t instanceof Pn) return [...a.outcomes, ...n ? Q(r, Vn(n.error, "change")) : []];
		if (!(t instanceof K)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await Ti(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await Di(e, a.due, t, (t) => Ci(e, wi(t), n), n?.error);
		return [...a.outcomes, ...Ei(a.due, i)];
	}
}
function wi(e) {
	return e.map((e) => e.planned);
}
async function Ti(e, t, n) {
	return e.stop.reason() === void 0 ? Rn(n.error) && n.sent <= 2 && t.length > 1 ? Oi(t, 2, (t) => Ci(e, t, n)) : (await e.wait(Nn(n)), Ci(e, t, n)) : Q(t, Y(n.error));
}
function Ei(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: ci(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function Di({ stop: e }, t, n, r, i) {
	return n instanceof W && !Ln(n) && t.length > 1 ? Oi(t, 2, r) : (e.note(n, !0), Q(t, Y(zn(n, i))));
}
async function Oi(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) z(i, await n(e.slice(t, t + r)));
	return i;
}
async function ki(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await Ai(e, t, n), s.due.length === 0) throw new Pn();
		return s.due.map(({ id: e }) => nn(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof Pn) return [...s.outcomes];
		if (!(e instanceof K)) throw e;
		a.note(e), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(Nn(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await ki(e, f, t)];
	}
	let m = await ji(e, f, l, d && zn(d, n?.error));
	return [...p, ...m];
}
async function Ai(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Ni(t, a(J(e)))
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(s);
	let c = await Nr(e, t, () => e.languages());
	if (!c) return o(ri);
	let l = [], d = [], f = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...u(t), ...ir(I, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? f.push({
			change: n,
			outcome: {
				state: "done",
				id: n.id
			}
		}) : o.length > 0 ? f.push({
			change: n,
			outcome: a(Wn("key", o))
		}) : !t || Pe(n.id, I.fingerprint(t)) !== n.seen ? f.push({
			change: n,
			outcome: Hn("key", "removed")
		}) : (l.push(n), d.push(rr(I, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: f
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...f, ...Ni(l, Mi(n.error))]
	};
	let p = await r.save(d) ?? await i.beforeWrite() ?? (l.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
	return p === void 0 ? {
		due: l,
		outcomes: f
	} : {
		due: [],
		outcomes: [...f, ...Ni(l, a(J(p)))]
	};
}
async function ji(e, t, n, r) {
	let i = await Nr(e, t), a = r ? Y(r) : Tn;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? Mi(r) : {
				state: "done",
				id: e.id
			}
		};
	});
}
function Mi(e) {
	return e ? Gn("key", e) : q("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function Ni(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function Pi(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify($r(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => Or(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const Fi = {
	kind: "key",
	observe: sr,
	lookUp: Lr,
	batches: Pi,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? ki(t, n.filter(Ri)) : e === "create" ? vi(t, n.filter(Ii).map($r)) : ui(t, await Ci(t, n.filter(Li).map($r)));
			},
			async finish(e, n) {
				z(n.remarks, _i(t.movedWriters));
			}
		};
	}
}, Ii = (e) => e.action === "create", Li = (e) => e.action === "update", Ri = (e) => e.action === "destroy", zi = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => Bi(e, t.id),
	lookUp: Bi,
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
			return n === void 0 ? e.action === "create" ? qi(t, e) : e.action === "update" ? Ui(t, e) : aa(t, e) : J(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => ea(t, e, n)
		};
	}
};
async function Bi(e, t) {
	let n = await dn(() => e.webhooks(L(t)), (e) => G(U(e)?.webhook_id));
	if (n) return Fe(n);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function Vi({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && D(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return J("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${Se}${o}`, u = c ? r : {
		...r,
		entry: {
			...s,
			url: `\${${l}}`
		}
	}, d = await e.save([u], c || !e.keepsUrls ? {} : { [l]: i }) ?? await n.beforeWrite();
	return d === void 0 ? void 0 : J(d);
}
async function Hi({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new Pn();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? Y(r.error) : i;
			if (!(t instanceof K)) throw t;
			if (n.gone && oa(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), Y(zn(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(Nn(r));
	}
}
function Ui(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [L(r), String(t.id)], o = () => n.webhook(i, a);
	return Hi(e, {
		async settled() {
			let n = Ge(await o());
			if (!("webhook" in n)) return Un("webhook");
			if (!Ki(e, t, n.webhook)) {
				let r = Ji(e, t, n);
				return r?.state === "done" ? r : Hn("webhook", "updated");
			}
			return Vi(e, Wi(t, n.webhook, e.context), n.webhook, "overwritten");
		},
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), Qi(e, t)));
			return Ji(e, t, Ge(o));
		},
		async readBack(n) {
			let r = await Yi(e, t, o);
			return n && r.state !== "done" ? Y(n) : r;
		}
	});
}
function Wi(e, t, n) {
	let r = [e.identity, e.renamed_from].filter((e) => typeof e == "string").find((e) => D(e, n.variables) === t.url) ?? "", i = Ne(F, t, F.liveContext(t, n, r)), a = ar(e.fields);
	return {
		kind: F.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...Gi(i, a.events ?? i.events),
			...a
		}
	};
}
function Gi({ event_lang_map: e }, t) {
	if (!B(e) || !Array.isArray(t)) return {};
	let n = Object.entries(e).filter(([e]) => t.includes(e));
	return { event_lang_map: Object.fromEntries(n) };
}
function Ki({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = typeof n == "string" ? n : r, s = F.liveContext(a, e, o), c = t.map(({ field: e, part: t }) => {
		let n = F.fields.find(({ name: t }) => t === e)?.stored(a, s, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return p(F, a, c) === i;
}
async function qi(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = $i(t, Qi(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return J(l);
	try {
		let a = await n.createWebhook(L(r), c), o = Ge(a);
		return i.set(t.ref, "webhook" in o ? o.webhook.webhook_id : void 0), Ji(e, t, o) ?? await Yi(e, t, () => Zi(e, c));
	} catch (n) {
		if (!(n instanceof K)) throw n;
		if (!n.mayHaveHappened) return o.note(n), Y(n);
		i.set(t.ref, void 0);
		for (let r of [0, jn]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return Y(n);
			let i = await Z(() => Zi(e, c));
			if (i) return Dn(F, t, i, s);
		}
		return Mn(n, "webhook");
	}
}
function Ji({ context: e }, t, n) {
	if (!(!("webhook" in n) || En(F, t, n.webhook, e).length > 0)) return Dn(F, t, n.webhook, e);
}
async function Yi(e, t, n) {
	return Ji(e, t, Ge(await Z(n))) ?? Tn;
}
function Xi(e, t) {
	let n = R([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return T(e.url, t.url) && r && n;
}
async function Zi(e, t) {
	let { objects: n, unusable: r } = await Bi(e.client, e.projectId), i = n.find((e) => Xi(e, t)), a = r.some(({ names: e }) => e.every((e) => T(e, t.url)));
	if (!i && a) throw new X();
	return i;
}
function Qi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = l(F.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: D(r, e.variables) }
	};
}
function $i({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function ea(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref)), i = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []), a = r.filter((e) => na(n.of(e)) !== void 0).map((e) => ({
		change: e,
		doubt: ia
	}));
	for (let t of [
		0,
		jn,
		jn
	]) {
		if (a.length === 0 || e.stop.reason() !== void 0) return;
		t > 0 && await e.wait(t);
		let o = (await Z(() => Bi(e.client, e.projectId)))?.objects, s = [];
		for (let { change: t } of a) {
			let a = r.filter((e) => e !== t).map((e) => na(n.of(e))), c = new Set([...a, ...i]), l = o?.filter(({ webhook_id: e }) => !c.has(e)), u = l ? await ta(e, t, l, n) : ia;
			u !== void 0 && s.push({
				change: t,
				doubt: u
			});
		}
		a = s;
	}
	for (let { change: e, doubt: t } of a) n.remarks.push(ra(e, "error", t));
}
async function ta(e, t, n, r) {
	let i = $i(t, Qi(e, t)), a = n.filter((n) => Xi(n, i) && Dn(F, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = a.map(({ webhook_id: e }) => e).sort(), [s, ...c] = o, l = na(r.of(t)), u = e.posted.get(t.ref);
	if (s === void 0) return `may not exist: the list of webhooks does not have ${l}. Apply again.`;
	if (c.length === 0 && s === l) {
		let e = `existed twice. This run made ${u} and removed it again; ${s} stays.`;
		u !== void 0 && u !== l && r.remarks.push(ra(t, "notice", e));
	} else return u !== void 0 && c.includes(u) && (r.correct(t, {
		state: "done",
		id: s
	}), await Z(() => e.client.destroyWebhook(L(e.projectId), u))), `may exist twice, as ${[...new Set([...o, l])].join(" and as ")}: another run created it at the same time. Look at the webhooks in Lokalise, and delete all but one.`;
}
function na(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function ra({ label: e, place: t }, n, r) {
	return H("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const ia = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function aa(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, [s, c] = [L(r), String(t.id)], l = {
		state: "done",
		id: t.id
	};
	return Hi(e, {
		async settled() {
			let r = i.reason() ?? a.missing();
			if (r !== void 0) return J(r);
			let l = Ge(await n.webhook(s, c));
			return "webhook" in l ? Pe(t.id, F.fingerprint(l.webhook)) === t.seen ? Vi(e, rr(F, l.webhook, t, o), l.webhook, "removed") : Hn("webhook", "removed") : Wn("webhook", l.unusable.lacks);
		},
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(s, c, e);
			return sn(t) === !0 ? l : void 0;
		},
		gone: l,
		async readBack(e) {
			try {
				await n.webhook(s, c);
			} catch (t) {
				if (!(t instanceof K)) throw t;
				return oa(t) ? l : e ? Y(e) : Tn;
			}
			return e ? Gn("webhook", e) : q("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
function oa(e) {
	return e instanceof W && e.status === 404;
}
// src/run/connect.ts
xn([Fi, zi]);
function sa(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", tokenFrom: a, rate: o, concurrency: s, name: c } = e, l = {
			token: i,
			tokenFrom: a,
			baseUrl: t,
			concurrency: s,
			...o !== "auto" && { rate: o },
			...r
		};
		return $t(n ? new la(l, c, n) : new ln(l));
	} catch (e) {
		if (!(e instanceof tn)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return Xt(H("bad-setting", t + e.message));
	}
}
function ca(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = sa(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = sa(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? $t({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var la = class extends ln {
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
function ua({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: Mt,
		variables: i,
		verdicts: qe
	}, c = e.map((e) => {
		let i = n.objects[e.plural]?.objects ?? [];
		return {
			kind: e,
			parts: da(e, t[e.plural] ?? [], i, {
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
function da(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => j(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = j(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...fa(e, t, c, u, d)
		};
	});
}
function fa(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: u.name,
			label: u.label(a),
			place: Wt(r, i)
		}, s = P(u, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...l, s]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal.message);
	let f = `The ${u.name} ${j(u, t.declared).id} no longer exists`, p = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${f}${p}, so it cannot be restored. Copy from here what you need.`);
	let m = n === void 0 ? ot(u, {
		declared: o,
		live: c
	}, s, i.ref) : pa(u, t, r, n, i), h = [...l, ...m.problems];
	return c === void 0 ? {
		...m,
		problems: h
	} : !m.change && h.length === l.length ? {
		kept: [],
		problems: h
	} : d("name-taken", `${f}${p}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function pa(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let s = ot(e, {
		declared: n,
		live: i
	}, r, o), { change: c, problems: l, kept: u } = s;
	if (c?.action !== "update") return s;
	let d = e.context(n.values, i, r), f = t.values[e.fields.find(({ role: e }) => e === "identity")?.name ?? ""], m = e.liveContext(i, r, typeof f == "string" ? f : ""), h = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || g(s) && !y(e.name, n) || ma(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(r), u = o === void 0 ? l : At(l, o), f = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !f ? !1 : f.same(f.stored(i, m, o) ?? s, u, d);
	}, _ = e.fields.find(({ role: e }) => e === "text"), v = ({ field: e }) => e === _?.name, b = ([e, r]) => {
		let i = c.fields.find((t) => v(t) && t.part === e);
		if (i) return !h(i);
		let [a, o] = [n.values, t.values].map((t) => At(new Map(Object.entries(t)).get(_?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && _?.same(r, o, d));
	}, x = _?.toManifest(i, m), S = !a && B(x) && Object.entries(x).some(b), C = c.fields.some((t) => y(e.name, t) && (S || !h(t))), w = (t) => h(t) && !(C && (v(t) || y(e.name, t))), T = se(e, i, c.fields.filter(w), r.project), E = c.fields.filter((e) => !w(e)).map((t) => {
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
function ma(e, t) {
	return B(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && B(t) && Object.values(t).includes(e);
}
function ha({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => Je(e.kind, t)));
}
function ga({ changes: e }) {
	return e.some((e) => e.action === "update" && (Te(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? y(e.kind, t) : t.before !== void 0 && !g(t.before))));
}
// src/files/undeclaredFiles.ts
async function _a(e, t, n, r) {
	let i = new Set(await ue(e, r)), a = await ce("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : hn(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + gn);
	return va(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function va(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await yn();
		try {
			let e = t(a, pe(await Ve(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, De(a.full, n));
		} catch {}
	}
	return i;
}
async function ya({ kinds: e, texts: t }, n, r, i, o) {
	let s = new Set(await ue(r, o)), c = [];
	for (let e of t.filter(({ files: e }) => en(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await xe(e, i, o)) {
			let i = ze(e, n), a = Ht(e, i), o = t.flatMap((t) => Pt(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				path: i,
				language: a ?? "",
				...Vt(e, i)
			};
			c.push({
				full: n,
				textFile: l,
				siblings: o.map((e) => hn(r, e))
			}), a !== void 0 && t.includes(a) && s.add(n);
		}
	}
	return va(c.filter(({ full: e, siblings: t }) => !s.has(e) && !t.some((e) => s.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => a(e.identity(t)))), i, o);
}
function ba(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...t.flatMap((t) => Pa(e, t, r, Fa(t.kind))),
		...t.flatMap((t) => Pa(e, t, i, Ia)),
		...t.flatMap((t) => Ea(e, t)),
		...Sa(e, t, n),
		...t.flatMap((t) => Ta(e, t, n)),
		...t.flatMap((e) => Da(e, n)),
		...t.flatMap((t) => Oa(e, t, n)),
		...t.flatMap(({ kind: t }) => ka(e, t, n))
	];
}
function xa(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`);
}
function Sa(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: Aa(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => Ca(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${kt(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`);
}
function Ca({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = de(i, r) === "off" ? e.matched : e.scope, o = wa(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return $("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${kt(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`);
}
function wa({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = we(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? we(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function Ta(e, { declared: t, scope: n, kind: r }, i) {
	if (de(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = Rt(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`);
	let u = ja(e, a).length;
	if (u === 0 || u !== n) return [];
	let d = c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : "", [f, p] = de(r, i) === "owned" ? [`, with the tag ${Qt}${i.owner}`, "owner, "] : ["", ""];
	return $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}${f}). Check ${p}the project and the manifests. If you want this, ${d}set ${l}: off and remove them in the project.`);
}
function Ea(e, t) {
	let n = Na(t);
	return Ma(e, t).flatMap(({ label: e, names: [t = e], texts: r }) => {
		let i = r.map((e) => n.get(e)).find((e) => e !== void 0);
		if (!i) return [];
		let a = `The plan removes "${e}" and creates "${i.label}" with the same text. If it was renamed, set previously: ${t} in the entry of the new one in ${Jt(i.place.file)} to keep its translations. If it is really new, set new: true there.`;
		return [H("looks-renamed", a, {
			place: i.place,
			scope: "project"
		})];
	});
}
function Da(e, { allowWrongProject: t }) {
	let { live: n, declared: r, matched: i, matching: a, kind: o } = e, { name: s, plural: c, limits: l, names: u, label: d } = o, { minimumForWrongProject: f = Infinity } = l, p = n.objects.length + n.unusable.length + (n.notRead ?? 0), m = r.length;
	if (t || m === 0 || i > 0 || a.namesakes.size > 0) return [];
	let h = Ct(() => new Set(n.objects.flatMap((e) => u(e)))), g = (e) => h().has(e), [_, ...v] = r.filter((e) => jt(e, d(e.values), g));
	if (_) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${v.length + 1} of them ${v.length === 0 ? "is" : "are"} ${Ut(d(_.values))}`);
	if (p < f) return [];
	let y = Na(e), b = a.unmanaged.flatMap((e) => {
		let t = o.texts(e).flatMap((e) => y.get(e)?.label ?? [])[0];
		return t === void 0 ? [] : [`"${o.liveLabel(e)}", and not "${t}"`];
	});
	if (b.length > 1 && b.length * 5 >= m * 4) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${b.length} live ${c} have the same texts and other names. Correct key_name or separator in the row of texts so that it gives the names of the project: ${b[0]}. If the ${c} were renamed, set previously in their entries of keys.yaml.`);
	let x = m === 1;
	return $("foreign-project", `The project has ${p} ${c}. The manifests declare ${x ? `1 ${s}, and it` : `${m} ${c}, and none of them`} is ${x ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`);
}
function Oa(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = we(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => x(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`);
}
function ka({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, s = t.filter(({ kind: e }) => e === n), { baseTexts: c, translations: l } = le(e, s), u = `The plan changes ${c} base text${c === 1 ? "" : "s"}`;
	return l !== void 0 && l <= a ? [] : $("too-many-unverified", l === void 0 ? `${u}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.` : `${u}, which may mark ${l} translation${l === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`);
}
function Aa(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => Je(t, e)) : []);
	return ja(e, t).length + n.length;
}
function ja({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function Ma(e, { kind: t, live: n }) {
	let r = ja(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
	return r.flatMap(({ id: e, label: n }) => {
		let r = i.get(String(e));
		return r === void 0 ? [] : [{
			label: n,
			names: t.names(r),
			texts: t.texts(r)
		}];
	});
}
function Na({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !j(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : ee(t)).map((e) => [e, t]) : []);
	return new Map(n);
}
function $(e, t) {
	return [H(e, t, { scope: "project" })];
}
function Pa(e, t, n = new Map(), r) {
	let i = Ma(e, t).flatMap(({ names: e }) => {
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
function Fa({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file. If it belongs to another team, correct the setting owner.`;
}
const Ia = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
// src/run/conflictMessages.ts
function La(e, { reasons: t, writes: n, takenBack: r, target: i, ...a }) {
	let o = new Set((i?.kept ?? []).filter(({ item: { reason: e } }) => e === "conflict" || e === "undecided").map(Ra)), s = (e) => o.has(Ra(e)), c = e.filter(({ item: e }) => e.reason === "conflict"), l = e.filter(({ item: e }) => e.reason === "undecided"), u = ({ kind: e, entry: t, item: { part: n = "", declared: r } }) => {
		let a = i && _(e, i.entries).find(t), o = a && A(e, a, n);
		return i !== void 0 && (o === void 0 || !R(o, r ?? null));
	}, d = e.filter((e) => e.item.reason === "held" && u(e)), f = (e) => s(e) ? "notice" : n || i ? "error" : "warning";
	return [
		...c.map((e) => za(e, s(e) ? "notice" : "error", {
			...a,
			canHaveTrailer: u(e)
		})),
		...Ha(l, f, {
			reasons: t,
			...a,
			isChanged: u
		}),
		...d.map((e) => za(e, "warning", a)),
		...Ua(r, a)
	];
}
function Ra({ item: { kind: e, id: t, part: n, declared: r } }) {
	return V([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function za(e, t, n) {
	let { item: r, entry: i, kind: a } = e, o = r.reason === "held", s = o ? `The rule for ${r.part} is seed, so the project keeps its text, and the changed text of the file is not written.` : `Both the file and the project changed the ${r.part} text, so it is not written.`, c = {
		path: [r.field, r.part ?? ""],
		ofName: !0,
		severity: t
	}, l = Ba([e], n).slice(o ? -1 : 0);
	return {
		...P(a, i, "conflict", s, c),
		ways: l
	};
}
function Ba([{ kind: e, entry: t, item: n }, ...r], { flags: i, isWorkflow: o, canHaveTrailer: s = !1 }) {
	let c = r.length === 0, l = c || i.includes("--filter") ? [] : ["--filter", `file:${n.place.file}`], u = `${c ? a(e.identity(t.values))[0] : "*"}:${n.part}`, d = [
		u,
		...l,
		...i
	].map(et).join(" "), f = `lokaform pull --accept ${d}`, p = c ? "text" : "texts", m = c ? "the file's text" : `the files' texts in all conflicts and undecided texts in ${n.part}`, h = `${ae}: ${u}`, g = ie(`Title\n\n${h}`).overwrites[0] === u, _ = c && s && g;
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
const Va = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Ha(e, t, { reasons: n, isChanged: r, ...i }) {
	return [...Tt(e, (e) => {
		let { place: n, part: r, cause: i } = e.item;
		return V([
			n.file,
			r ?? null,
			i ?? null,
			t(e)
		]);
	}).values()].map((e) => {
		let [a] = e, { place: o, part: s, cause: c = "undated" } = a.item, l = n.get(c), u = `${e.length === 1 ? `The ${s} text of ${a.item.label} differs from the project and is not written` : `${he(e.length)} ${s} texts of this file differ from the project and are not written; this is the first`}. ${Va[c]}${l === void 0 ? "." : `: ${l}`}`, d = Ba(e, {
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
function Ua(e, t) {
	let n = e.map(({ kind: e, entry: t, language: n }) => {
		let r = e.fields.find(({ role: e }) => e === "text")?.name ?? "";
		return {
			kind: e,
			entry: t,
			item: {
				part: n,
				place: qt(t.file, t.span, [r, n])
			}
		};
	});
	return [...Tt(n, ({ item: { part: e, place: t } }) => V([t.file, e])).values()].map((e) => {
		let [{ kind: n, entry: r, item: i }] = e, a = e.length > 1 ? ` So are ${he(e.length - 1)} more ${i.part} texts of the file.` : "", o = `The ${i.part} text of ${n.label(r.values)} was written without the text that a pull brought, so apply replaces that text of the project. A merge that keeps its own side of a file does that.${a}`, s = Ba(e, t);
		return H("taken-back", o, {
			place: i.place,
			severity: "warning",
			scope: "change",
			ways: s
		});
	});
}
async function Wa(e, { kinds: t }, { history: n, manifests: r, textFiles: i, usable: a, asked: o }) {
	let { versions: s, is: c } = await n.versions(e, r, o), l = (e) => Object.fromEntries(t.map((t) => [t.plural, e.flatMap((e) => Le(t, e, e.before, i, a))])), u = s.filter(({ until: e, before: t }) => e === Infinity && t !== "");
	return {
		entries: l(s),
		committed: l(u),
		isRead: c === "read",
		uncommitted: u.map(({ now: e }) => e)
	};
}
function Ga(e, t) {
	return e.map((e) => {
		let { kind: n, matching: r } = e, i = (t[n.plural] ?? []).toReversed(), a = new Map(i.map((e) => [V([n.label(e.values), e.file.path]), e])), o = Et([...a.values()], ({ values: e }) => [n.label(e)]), s = r.matches.flatMap((e) => (o.get(n.label(e.declared.values)) ?? []).map((t) => ({
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
function Ka({ kinds: e, entries: t }, n) {
	let r = (t) => e.flatMap((e) => (t[e.plural] ?? []).map(({ values: t }) => V([e.name, e.label(t)]))), i = new Set(r(t));
	return new Set(r(n).filter((e) => !i.has(e)));
}
function qa(e, t, { isWhole: n, replaced: r }) {
	return [
		...Ja(e.kinds, t, n),
		...Ya(e, r),
		...Xa(e.kinds, t),
		...Za(e.kinds, t)
	];
}
function Ja(e, t, n) {
	return e.flatMap(({ kind: e, matching: { matches: r } }) => {
		let i = (t[e.plural] ?? []).filter(({ from: e }) => n || !e), o = i.flatMap(({ values: t }) => a(e.identity(t))), s = new Set([...o, ...i.flatMap((t) => S(e, t))]);
		return r.flatMap(({ declared: t, live: n, renamedFrom: r }) => {
			let [a] = S(e, t), o = _(e, i).find(t) && a !== void 0 && !s.has(a);
			if (e.secretNames || n === void 0 || r !== void 0 || !o) return [];
			let c = `The project has a key of this name already, and no file had the name "${a}", so nothing is renamed. The field previously is for the old name: to rename the key, swap the two names.`;
			return [P(e, t, "unknown-previously", c, {
				path: ["previously"],
				severity: "warning"
			})];
		});
	});
}
function Ya({ plan: e, unmanaged: t, kinds: n, problems: r }, i) {
	return r.some(({ code: e }) => e === "looks-renamed") ? [] : n.flatMap(({ kind: n, matching: { matches: r } }) => {
		let a = new Set([...t, ...e.changes.filter(({ action: e }) => e === "destroy")].map(({ label: e }) => e)), [o, ...s] = [...new Set((i[n.plural] ?? []).map(({ values: e }) => n.label(e)))].filter((e) => a.has(e)), [c, ...l] = r.filter(({ live: e }) => e === void 0), u = c && (n.secretNames || Object(c.declared.values).new);
		if (o === void 0 || !c || u || s.length + l.length > 0) return [];
		let d = `This entry is new, and "${o}" is gone from the files. If it was renamed, set previously: ${o} in ${Jt(c.declared.file.path)}, to keep the key and its history. If it is really new, set new: true.`;
		return [P(n, c.declared, "looks-renamed", d, {
			path: [],
			severity: "notice"
		})];
	});
}
function Xa(e, t) {
	return e.flatMap(({ kind: e, matching: { matches: n } }) => {
		let r = _(e, (t[e.plural] ?? []).filter(({ from: e, parts: t }) => e ?? t));
		return n.flatMap(({ declared: t, live: n }) => {
			let i = n === void 0 ? void 0 : r.find(t);
			return !i || !ye(e, t, i) ? [] : [P(e, t, "no-base-text", "No file has a text for it any more, but this entry still declares it. If it is to go, delete this entry, too. Otherwise, put the texts back.", {
				path: [],
				severity: "warning"
			})];
		});
	});
}
function Za(e, t) {
	return e.flatMap(({ kind: e, matching: { matches: n } }) => {
		let r = _(e, t[e.plural] ?? []), i = n.flatMap(({ declared: e, live: t }) => {
			let n = e.from ?? e.parts, i = t === void 0 || n ? void 0 : r.find(e), a = JSON.stringify(i?.onCreate) === JSON.stringify(e.onCreate);
			return !i || i.from || i.parts || a ? [] : [e];
		});
		return [...Tt(i, ({ file: e }) => e.path).values()].map(([t, ...n]) => {
			let r = Oe(n.length + 1, e.name), i = `The values of on_create changed, and count only for new ${e.words.many}: ${r} of this file that the project has, such as this one, keep theirs. To change them, write the fields in their entries.`;
			return P(e, t, "wrong-value", i, {
				path: [],
				severity: "notice"
			});
		});
	});
}
// src/run/status.ts
function Qa(e, t) {
	let n = `Project ${e.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`, r = H("segmented-project", n, { scope: "project" });
	return [...e.segmentation ? [r] : [], ...We(t, e, "error")];
}
function $a(e, t, n, r) {
	let i = A(e, t, n) !== void 0, a = (t.parts ?? [t]).flatMap(({ file: e }) => r.get(e.path) ?? []), o = ({ source: e, path: t }) => a.some((r) => It(e, r, n) === t), s = [...r].find(([, e]) => e.language === n && o(e));
	if (!i && s) return {
		file: s[0],
		line: 1,
		col: 1,
		endLine: 1,
		endCol: 1
	};
	let c = e.fields.flatMap(({ name: e, role: t }) => t === "text" ? [e, n] : []);
	return qt(t.file, t.span, i ? c : []);
}
function eo({ kinds: e }, t, { settings: { required: n }, textFiles: r }) {
	let { baseLanguage: i, languages: a = [] } = t, o = Lt(t), s = e.flatMap(({ kind: e, parts: t }) => t.flatMap(({ entry: t, live: n, kept: a, change: s }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(t)) return [];
		let c = n !== void 0 && e.isArchived(n), l = {
			kind: e.name,
			label: e.label(t.values)
		}, u = (s?.fields ?? []).filter((t) => Ee(e.name, t)), d = (n) => ({
			place: $a(e, t, n, r),
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
		})), u = (e) => o.filter(({ states: t }) => t.includes(e)).length, d = (t) => l.filter((n) => n.reason === t && "part" in n && n.part === e).length, f = o.filter(({ states: e }) => e.length === 0), p = (e) => o.length > 0 ? u(e) * 100 / o.length : -1, m = Ft.filter((e) => p(e) < (a?.[e] ?? -1)), h = o.map(({ states: e, ...t }) => ({
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
const to = "it counts only for translations that the pull request, or the pushed commit, changes", no = "it must be the name of one translation, as KEY:LANG", ro = "it is not a line of its own in the last paragraph of the message";
var io = class {
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
		return n.find((t) => oo(t, e) && this.#c(t, e))?.id;
	}
	hasFor(e) {
		return this.#e.some((t) => oo(t, e));
	}
	async squashed(e) {
		return (await this.#a(e)).changes();
	}
	async withoutEffect(e, t) {
		let { counting: n, unproved: r } = await this.#a(t), i = this.#e.filter(({ by: e }) => e !== t), a = new Map([
			...i.filter((t) => this.#c(t, e)).map((e) => [e, to]),
			...n.map((e) => [e, "the translation in Lokalise is newer than the commit. Read it, and decide in another commit"]),
			...r
		]), [o = ""] = ao(e);
		return [...a].flatMap(([t, n]) => {
			let { overwrites: r, mentions: i } = t.trailers;
			return oo(t, e) ? [co(t, o, n)] : n === to ? [] : [...r.map((e) => ({
				value: e,
				fault: no
			})), ...i.map((e) => ({
				value: e,
				fault: ro
			}))].flatMap(({ value: n, fault: r }) => so(n, e) ? co(t, n, r) : []);
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
			f.is === "unknown" ? n.set(i, f.why) : f.is === "none" && o ? n.set(i, "GitHub does not name its pull request yet. Start the run again") : f.is === "none" ? t.push(i) : (z(t, f.commits.map((t) => ({
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
function ao({ kind: e, entry: t, language: n }) {
	return a(e.identity(t.values)).map((e) => `${e}:${n}`);
}
function oo({ trailers: e }, t) {
	return e.overwrites.length > 0 && ao(t).some((t) => e.overwrites.includes(t));
}
function so(e, t) {
	let { kind: n, entry: r, object: a, language: o } = t, s = ao(t), [c = ""] = e.split(/[\s,;`'"<]/).filter((e) => e !== "");
	return i([c], {
		kind: n,
		entry: r,
		live: a
	}, o, !1) !== void 0 || s.some((t) => e.includes(t)) || Zt(c, s) !== void 0;
}
function co({ id: e }, t, n) {
	let r = `Commit ${e.slice(0, 7)} has ${ae}: ${t} in its message, which has no effect: ${n}.`;
	return H("unknown-text", r, {
		severity: "warning",
		scope: "project"
	});
}
function lo({ commits: e = [] }, t) {
	let n = e.filter(({ time: e }) => e === Infinity).flatMap((e) => [...e.trailers.overwrites.map((n) => {
		let r = t.get(n);
		if (!r?.isChanged) return co(e, n, r ? to : no);
		let i = `Commit ${e.id.slice(0, 7)} has the trailer ${ae}: ${n}. After the merge, apply overwrites this translation in Lokalise, if it is older than the commit.`;
		return H("unknown-text", i, { severity: "warning" });
	}), ...e.trailers.mentions.map((t) => co(e, t, ro))]);
	return Kt(n);
}
function uo(e, t = {}) {
	let n = new Map();
	for (let r of e.kinds) {
		let i = _(r, t[r.plural] ?? []);
		for (let t of e.entries[r.plural] ?? []) for (let { part: e = "", after: o } of m(r, t)) {
			let s = i.find(t), c = !R((s && A(r, s, e)) ?? null, o ?? null);
			for (let i of a(r.identity(t.values))) n.set(`${i}:${e}`, { isChanged: c });
		}
	}
	return n;
}
// src/run/writers.ts
function fo(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function po(e, t) {
	return Ct(() => mo(e, L(t)));
}
async function mo(e, t) {
	try {
		let n = U(await e.contributorMe(t)) ?? {}, r = [un(n.user_id), G(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof K) || e instanceof on) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function ho({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (fo(e, {
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
async function go(e, n, r, i) {
	let a = (t) => N(t, [e]), o = {
		...r,
		overwrite: a(r.overwrite),
		accept: a(r.accept)
	}, s = (r) => t(e, n, o, r), c = s(b), l = new Map();
	if (c.is === "stopped") return {
		...c,
		reasons: l,
		takenBack: []
	};
	let u = o.accept.length > 0 ? "accept" : "overwrite", d = h(`--${u}`, o[u], e, n.project);
	if (d.length > 0) return {
		is: "stopped",
		problems: d,
		reasons: l,
		takenBack: []
	};
	let f = await ho(o, i), p = c.open.length === 0, { verdicts: m, unknown: g = [] } = p ? { verdicts: new Map() } : await _o(c.open, e, o, i);
	for (let e of m.values()) e.is === "undecided" && "why" in e && l.set(e.cause, e.why);
	let _ = p ? c : s((e) => m.get(v(e))), y = c.open.filter((e) => So(m.get(v(e))));
	return {
		..._,
		problems: [
			..._.problems,
			...f,
			...g
		],
		reasons: l,
		takenBack: y
	};
}
async function _o(e, t, r, { history: i, manifests: a, asked: o, applied: s, ownUser: c, ...l }) {
	let u = r.writers ? {
		is: "known",
		names: r.writers
	} : await c(), d = ({ by: e }) => u.is === "known" ? fo(u.names, e) : void 0, f = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (d(e) === !1 ? 0 : 2592e3), p = await i.versions(wt(e.map(f)), a, o), m = To(p, e, l), h = new io(p, i, a, o?.now), g = Object.values(t.entries).flatMap((e) => e ?? []), _ = s && Ct(s), y = new Set();
	if (p.is === "unreadable" && p.noGit && e.some((e) => !e.isHeld && xo(e, r) === void 0)) throw new _e(p.why);
	let b = new Map(), x = St(async (t) => To({
		versions: [],
		merged: await h.squashed(t)
	}, e, l).merged), S = async (e) => {
		let t = xo(e, r);
		if (t === "write" || t === "pull") return { is: t };
		let i = {
			...e,
			declared: A(e.kind, e.entry, e.language)
		}, a = wo(e, i.declared), o = (t) => E(e, d(e), t, a), s = p.is === "unreadable" && p.noRepository ? void 0 : {
			...Me(i, m.versions, m.merged, g),
			...p.is === "unreadable" && f(e) <= (p.back ?? Infinity) && { unread: p.why }
		};
		if (e.isHeld) return {
			is: "held",
			...s?.periods[0]?.since === Infinity && { cause: "not committed" }
		};
		let c = o(s);
		if (c.is === "pull" && _ && s) {
			let t = await _();
			if (t?.is === "read") {
				let r = n(i, t.declared.entries[e.kind.plural] ?? [], g);
				Ae(r, i.declared) || (c = o(bo(s, r)));
			} else t?.isUnknown && y.add(t.why);
		}
		let l = c.is === "conflict" || c.is === "undecided";
		if (t || !s || !l && !(c.is === "pull" && h.hasFor(e))) return Co(t, c, u);
		let v = s.periods[0]?.by;
		b.set(e, v);
		let S = await h.deciding(e, v);
		if (S !== void 0) return {
			is: "write",
			commit: S
		};
		let C = v === void 0 ? [] : await x(v);
		return C.length > 0 && (c = o({
			...s,
			merged: [...s.merged, ...w(i, C, g)]
		})), Co(void 0, c, u);
	}, C = new Map();
	for (let t of e) C.set(v(t), await S(t));
	let T = [];
	for (let [e, t] of b) C.get(v(e))?.is !== "write" && z(T, await h.withoutEffect(e, t));
	return {
		verdicts: C,
		unknown: [
			...[...y].map((e) => {
				let t = `It is not known what was applied last, so a text of the files that is not applied yet may be taken for an older one. Reason: ${e}.`;
				return H("not-read", t, {
					severity: "warning",
					scope: "project"
				});
			}),
			...Kt(T),
			...vo(e, C, r),
			...o?.target === void 0 ? [] : yo(e, C)
		]
	};
}
function vo(e, t, { overwrite: n }) {
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
function yo(e, t) {
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
	return [P(n.kind, n.entry, "conflict", a, o)];
}
function bo({ periods: [e, ...t], ...n }, r) {
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
function xo({ kind: e, entry: t, object: n, language: r, isHeld: a }, { overwrite: o, accept: s }) {
	let c = {
		kind: e,
		entry: t,
		live: n
	}, l = (e) => i(e, c, r, a === !0), [u, d] = [l(o), l(s)];
	return u === "whole" ? "write" : d === "whole" ? "pull" : u ? { is: "overwrite" } : d && { is: "accept" };
}
const So = (e) => e?.is === "write" && e.takesBack === !0;
function Co(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided" || So(t);
	return e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function wo({ kind: e, live: t }, n) {
	let r = B(t) && B(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? B(n) && B(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function To({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => {
		let t = (t) => a.flatMap((n) => Le(n, e, t, r, i)), { before: n, after: o, ...s } = e;
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
async function Eo(t, n, { cancellation: r, history: i, now: a, onProgress: o, folders: s, environment: c }, { usable: l, command: u, target: d, applied: p, reviewed: m, listsUnmanaged: h }) {
	let { settings: g } = n, _ = u === "apply", v = {
		ownUser: po(t, g.id),
		history: i,
		manifests: Xe(n),
		textFiles: n.textFiles,
		usable: l,
		applied: p && (() => p().then((e) => e && Be(e, n)))
	};
	try {
		let l = d && Be(d, n), y = l?.is === "read" ? l : void 0, b = [{
			declared: n.declared,
			rules: g.rules
		}, ...y ? [y] : []], x = {
			rules: b.map(({ rules: e }) => e),
			reviewed: m
		}, S = b.map(({ declared: e }) => e), C = (e) => $n(t, g.id, S, e ? void 0 : x, u === "status"), w = await C(h);
		if (!w.ok) return {
			is: "stopped",
			problems: [w.problem]
		};
		let T = {
			now: Math.floor(a() / 1e3),
			target: y?.commit
		}, E = !d && !p && (_ || u === "plan"), { entries: D, ...O } = E ? await Wa(T.now - 172800, n.declared, {
			...v,
			asked: T
		}) : {
			entries: {},
			committed: {},
			uncommitted: []
		}, k = Ka(n.declared, D), ee = Object.values(w.value.objects).some(({ notRead: e }) => e);
		if (k.size > 0 && ee && (w = await C(!0)), !w.ok) return {
			is: "stopped",
			problems: [w.problem]
		};
		o?.({
			phase: "planning",
			project: g.name
		});
		let A = w.value, [j = n.declared, M] = A.declared, ne = u === "status" ? Qa(A.project, g.required) : [], re = [...Qe(n, A.project), ...ne];
		if (re.length > 0) return {
			is: "stopped",
			problems: re
		};
		let ie = {
			...v,
			asked: T
		}, N = await go(j, A, g.rules, ie), ae = We(g.languagePlaces, A.project), oe = We(g.required, A.project, "warning"), se = [
			...ae,
			...oe,
			...N.problems
		];
		if (N.is === "stopped") return {
			...N,
			problems: se
		};
		let ce = y && M && await go(M, A, y.rules, {
			...ie,
			history: ko(i),
			manifests: [...new Set([...v.manifests, ...y.manifests])]
		}), le = l && e(N, l, ce), ue = E ? [
			...await jo(N.plan, N.kinds, v),
			...Mo(await i.ignored?.(v.manifests)),
			...await Ao(N.plan, n.declared, g.rules, {
				...v,
				asked: T
			})
		] : [], de = {
			environment: c,
			signal: r.stopping
		}, fe = _ && E && N.plan.changes.length > 0 ? await f(s.displayRoot, de) : void 0, pe = fe ? await No(fe, O.uncommitted) : [], me = M?.entries ?? O.committed, he = [...Oo(N.kinds, g), ...qa(N, M?.entries ?? D, {
			isWhole: M !== void 0,
			replaced: me
		})], ge = s.confined !== void 0, _e = La(N.keptTexts, {
			reasons: N.reasons,
			takenBack: N.takenBack,
			writes: _,
			flags: g.flags,
			isWorkflow: ge,
			target: M && {
				entries: Object.values(M.entries).flat(),
				kept: ce?.is === "planned" ? ce.keptTexts : []
			}
		});
		return {
			...N,
			live: A,
			problems: [
				...se,
				...ue,
				...pe,
				...he
			],
			conflicts: u === "status" ? [] : [..._e, ...ge ? Do(N.plan) : []],
			noLongerDeclared: [...N.unmanaged.filter((e) => k.has(V([e.kind, e.label]))), ...te(N, {
				plan: { changes: [] },
				kinds: Ga(N.kinds, D)
			})],
			...le && { target: le }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: Po(e, r, n)
		};
	}
}
function Do({ changes: e }) {
	return e.filter(({ action: e, kind: t }) => e === "destroy" && Te(t).secretNames).length === 0 ? [] : [H("no-backup-dir", "A workflow does not remove webhooks, because its backup must not contain their URLs. Remove them in Lokalise, or run lokaform apply at a terminal.", {
		severity: "warning",
		scope: "change"
	})];
}
function Oo(e, { rules: t, places: n }) {
	let r = e.flatMap(({ kind: e, matching: { matches: n } }) => (e.secretNames ? [] : n).flatMap(({ live: n }) => n === void 0 ? [] : [Nt(e.tags(n), t)])), [i, ...a] = r.flatMap((e) => e ?? []), o = a.length + 1;
	if (i === void 0 || o * 2 <= r.length) return [];
	let s = `${o} of ${r.length} declared keys have the tag ${i} of another owner, so none of them is compared or written. If they are yours, set owner: ${i.slice(Qt.length)}, or replace the tag in Lokalise.`, c = n.get("owner");
	return [H("bad-setting", s, {
		severity: "warning",
		scope: "project",
		...c && { place: c }
	})];
}
function ko(e) {
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
async function Ao({ changes: e }, t, { prune: n, allowRemovals: r }, i) {
	let a = e.filter(({ action: e, kind: t }) => e === "destroy" && n[t] === "owned");
	if (a.length === 0 || r !== void 0) return [];
	let { entries: o, isRead: s } = await Wa(0, t, i), c = Ka(t, o), l = a.flatMap(({ kind: e, label: t }) => c.has(V([e, t])) ? [] : [t]);
	if (!s || l.length === 0) return [];
	let u = `No commit of this branch declared ${Ue(l, 5)}, so a newer commit or another branch may declare it. Nothing is written. Run git pull and plan again. If nothing declares it, set --allow-removals ${a.length}.`;
	return [H("behind-upstream", u, { scope: "project" })];
}
async function jo({ changes: e, kept: t }, n, { history: r, manifests: i, textFiles: o, usable: s }) {
	let c = e.length > 0 || t.some(({ reason: e }) => e === "pull") ? await r.upstream?.(i) : void 0;
	if (!c) return [];
	let { name: l, ahead: u, texts: d, isOther: f } = c, p = (e, t) => d.flatMap((n) => Le(e, {
		path: n.path,
		now: n.path
	}, n[t], o, s)), m = n.flatMap(({ kind: t }) => {
		let n = new Set(p(t, "text").flatMap(({ values: e }) => a(t.identity(e))));
		return e.filter((e) => e.action === "destroy" && e.kind === t.name).flatMap(({ label: e }) => n.has(e) ? [e] : []);
	}), h = n.flatMap(({ kind: t, matching: { matches: n } }) => {
		let [r, i] = [_(t, p(t, "text")), _(t, p(t, "before"))], a = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? a.get(e.label) : void 0, o = n && r.find(n), s = n && i.find(n);
			return !o || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let i = n === void 0 ? void 0 : A(t, o, n);
				return (!s || !R(A(t, s, n ?? "") ?? null, i ?? null)) && i !== void 0 && r !== void 0 && R(i, r) ? [`${e.label} (${n})`] : [];
			});
		});
	});
	if (f && m.length + h.length === 0) return [];
	let g = m.length > 0 ? `This apply would remove what ${l} declares: ${Ue(m, 5)}.` : h.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${Ye(h.length, "text")} of ${l} back: ${Ue(h, 5)}.`, v = `The checked-out branch lacks ${Ye(u, "commit")} of ${l}. ${g} To apply the newest files, run ${f ? `git merge ${l}` : "git pull"} first.`, y = m.length > 0 ? "error" : "warning";
	return [H("behind-upstream", v, {
		severity: y,
		scope: "project"
	})];
}
function Mo(e = []) {
	if (e.length === 0) return [];
	let t = `Git ignores ${Ue(e, 5)}, so a workflow does not have it. Remove it from .gitignore, and commit it.`;
	return [H("unread-manifest", t, {
		severity: "warning",
		scope: "change"
	})];
}
async function No(e, t) {
	let { currentBranch: n, usualBranch: r, defaultBranch: i = r } = e;
	if (n === void 0 || i === void 0) return [];
	let a = n === i && t.length === 0, o = a ? await e.unpushed() : 0;
	if (a && o === 0) return [];
	let s = `${n === i ? t.length > 0 ? `There are changes that are not committed: ${Ue(t, 5)}` : `There are commits that are not pushed (${o})` : `The checked-out branch is ${n}, and not ${i}`}. Until they are merged, ${i} does not have what this apply writes: its new texts look like edits of the project, which a pull brings into ${i}, and prune removes its new keys. To write only merged changes, push and merge first.`;
	return [H("behind-upstream", s, {
		severity: "warning",
		scope: "project"
	})];
}
function Po(e, { stopped: t }, { declared: n, settings: r } = {}) {
	if (!(e instanceof K)) throw e;
	if (e instanceof on && t) return [];
	let i = e instanceof W ? e.serviceMessage.replace(/\.$/, "") : "", a = n !== void 0 && i !== "" && Fo(i, n) ? { quotes: [i] } : {}, o = e instanceof W && e.status === 404, s = Fn(e) ? r?.tokenPlace : o && r?.places.get("project");
	return [H("api-error", e.message, {
		scope: "project",
		...a,
		...s && { place: s }
	})];
}
function Fo(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(Re).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? me(t) : []));
	});
	return He(r)(e) !== e;
}
async function Io(e, t, n, r, i) {
	let { plan: a, kinds: o, problems: s, live: c } = e, l = await Ro(a, c, t, n, r, i);
	return [...[...xa(s, t.rules), ...ba(a, o, t.rules, l)].map((e) => ({
		...Lo(e, t),
		...e
	})), ...zo(a, n)];
}
function Lo({ code: e, message: t }, { places: n }) {
	let r = t.match(/(?<=setting )[\w.]+|\w+[._]\w+/g) ?? [], i = e === "too-many-destroyed" ? ["prune.keys"] : [], a = [
		...r,
		...i,
		"project"
	].flatMap((e) => n.get(e) ?? [])[0];
	return a ? { place: a } : {};
}
async function Ro({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && Te(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await _a(c, o, a, s),
		otherLanguage: await ya(n, t, l, o, s)
	};
}
function zo(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !ha(e) && !ga(e) ? [] : [H("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/backup/write.ts
var Bo = class {
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
			let t = this.kept.get(Vo(e));
			if (!t) return [e];
			let n = t.action === "update" && e.action === "update" && Te(e.kind).mergeKept?.(t, e) || e;
			return R({ ...t.entry }, { ...n.entry }) && R({ ...t.wrote }, { ...n.wrote }) && this.written.has(t) ? [] : [n];
		});
		if (r.length !== 0 && n) {
			for (let e of r) this.kept.set(Vo(e), e);
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
function Vo({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const Ho = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, Uo = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function Wo(e, t, n) {
	let { wrote: r, ...i } = Go(e, t, []).backup, a = new dt({ backup: i });
	a.commentBefore = [
		` Project: ${Qo(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${Qo(t.restore)}`
	].join("\n");
	let o = e.map(({ name: e, plural: t }) => Zo(t, n.filter(({ kind: t }) => t === e).map((e) => Yo(e).entry), "")), s = n.map((e) => Yo(e).wrote), c = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		a.toString(Uo),
		Zo("wrote", s, "  ") || "  wrote: []\n",
		...o
	].join("");
	return `${c}# End of the backup. SHA-256 of the lines above: ${$e(c)}\n`;
}
function Go(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(qo);
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
function Ko(e) {
	let [t, n] = Ho.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : $e(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function qo({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = Te(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const Jo = new WeakMap();
function Yo(e) {
	let t = Jo.get(e) ?? {
		entry: Xo(e.entry),
		wrote: Xo(qo(e))
	};
	return Jo.set(e, t), t;
}
function Xo(e) {
	let t = new dt([e], { aliasDuplicateObjects: !1 });
	return ut(t, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = ft.QUOTE_DOUBLE);
	} }), t.toString(Uo);
}
function Zo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Qo(e) {
	return e.replace(Ot, " ");
}
// src/backup/read.ts
const $o = ht([gt(), xt()]), es = (e) => mt({
	format_version: _t(2),
	project: gt().min(1),
	project_digest: gt().exactOptional(),
	project_name: gt(),
	time: gt(),
	wrote: yt(mt({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, $o.exactOptional()])),
		action: bt([...Bt, "update"]),
		values: vt(gt(), pt()).default({})
	}))
}), ts = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function ns(e, t, n) {
	return os(e, as(t, n.replaceAll("\r\n", "\n")));
}
const rs = "\n  - ";
function is(e, t, n, r) {
	let i = as("", t), { problems: a } = os(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(Go(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !Te(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function as(e, t) {
	let n = Ko(t), r = n === "cut" ? t.lastIndexOf(rs) : -1;
	return {
		text: t,
		damage: n,
		yaml: ve(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function os(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = rt(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = es(e).safeParse(s?.value), l = (e) => H("bad-backup", e, { place: Wt(r.file, s?.span ?? r.span) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) {
		let a = l(cs(e, n, t.includes(rs) ? c.data?.wrote : void 0, i));
		if (n === "cut") return { problems: [a] };
		let o = t.trimEnd().length, s = Yt(r.file, t.lastIndexOf("\n", o - 1) + 1, o);
		return { problems: [{
			...a,
			place: s
		}, ...r.problems] };
	}
	if (!c.success) {
		let t = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : `This is not a backup of lokaform${ss(e, r)}. Use the file that the run named as its backup.`;
		return { problems: Gt(r.problems) ? r.problems : [l(t)] };
	}
	let { wrote: f } = c.data, p = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let s = lt(r, a, n);
		z(o, s.problems);
		let c = Et(f, (e) => us(e, t));
		return s.entries.flatMap(({ values: e, span: n }) => {
			let [i] = us(e, t).flatMap((e) => c.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(H("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Wt(r.file, n) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (Gt(o)) return { problems: o };
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
function ss(e, { value: t, file: n }) {
	let r = (e) => new Map(Object.entries(t ?? {})).has(e), [i] = e.filter(({ plural: e }) => r(e));
	return r("format_version") ? r("requests") ? ", but the report of a run" : ", but a plan" : i ? `, but a manifest, which lokaform apply --${i.plural} writes into the project` : `${n.path.endsWith(".json") ? ", but a locale file or other JSON" : ""}: it has no header "backup"`;
}
function cs(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup was edited or damaged after it was written: the lines above do not have this SHA-256. It does not say which line changed.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${ts}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => us(e, i)) : []);
		return n.flatMap((e) => us(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	if (a.length === 0) return `${i} ${ts}`;
	let o = a.length > ls ? ` and ${a.length - ls} more` : "";
	return `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, ls).join(", ")}${o}. ${ts}`;
}
const ls = 10;
function us(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function ds(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = mn(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await _n(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await nt(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await Ce(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await nt(fs(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await Ie(e), await Ie(pn(e)), a = o;
			} catch (e) {
				throw s && await vn(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${c(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function fs(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function ps(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [H("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = hn(n.working, t), a = await Ze(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...ns(e, De(i, n), a.value),
		urls: await ms(fs(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function ms(e) {
	try {
		let t = JSON.parse(await re(e, "utf8")), n = B(t) ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
function hs(e, { batchSize: t = 500 }) {
	return _s(e).map((e) => Sn().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function gs(e, t, n) {
	let r = new wn(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: Mt,
			variables: n.variables,
			verdicts: qe
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new kn(n.halt, n.mayWrite),
		backup: new Bo(n.backup),
		snapshot: Ct(async () => n.snapshot && An(a, await n.snapshot(), r)),
		languages: Xn(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(Sn().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: J(n)
		}));
	}, c = k(n.concurrency);
	await yn();
	for (let e of hs(t, n)) {
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
function _s({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => Ke(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...vs(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function vs(e) {
	let t = Et(e, (e) => ke(e, "before")), n = new Map(e.map((e) => [e, ke(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/plan/reviewedPlan.ts
const ys = "Plan again, and review the new plan.";
function bs(e, t, n) {
	let r = Tt(t.changes, (e) => V(xs(e))), i = new Set(e.changes.filter((e) => r.get(V(xs(e)))?.shift())), a = (e) => V([e.action, st(e)]), o = Tt([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = o.get(a(e))?.shift();
		return [{
			change: e,
			outcome: J(`${t ? Ss(t, e) : "this change is not in the reviewed plan"}. ${ys}`)
		}];
	}), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: Ts(e, n) ?? J(`this change is in the reviewed plan, but a plan from the present manifests and live values does not have it. ${ys}`)
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function xs(e) {
	let t = Cs(e).map((e) => [
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
		ws(e),
		t
	];
}
function Ss(e, t) {
	let n = (e) => V(Cs(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && ws(e) !== ws(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function Cs(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function ws(e) {
	return e.action === "create" ? "" : e.seen;
}
function Ts(e, t) {
	let n = Te(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && Dn(n, e, r, t).state === "done");
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
// src/run/project.ts
async function Es(e, t, n, r) {
	let i = Ds(e.settings, e.manifests, t.scope);
	try {
		return await Os(i, e, t, n, r);
	} catch (e) {
		let t = d(e, r.folders.displayRoot);
		if (t) return {
			...i,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...i,
			problems: [As],
			bugs: [n]
		};
	}
}
function Ds({ name: e, id: t, showTexts: n }, r, i) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		...i && { scope: i },
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function Os(e, t, n, { saved: r, ...i }, a) {
	let { id: o } = t.settings;
	if (a.cancellation.stopped) return e;
	let { stopping: s } = a.cancellation, c = ca(t.settings, n.apiUrl, a);
	if (!c.ok) return {
		...e,
		problems: [c.problem]
	};
	let { reading: l, writing: u, now: d } = c.value, f = r?.get(o), p = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, m = f?.filter && {
		filter: f.filter.filters,
		prune: {}
	}, h = await Eo(l, m ? {
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
	}, T = await Io(h, t.settings, n, a.folders, s);
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
			...e ? { status: eo(h, g.project, t) } : { unmanaged: v }
		};
		return await a.onPlan(o), o;
	}
	let E = be(t, h, g.project), D = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: qe
	}, { plan: O, notApplied: k } = f ? bs(_, f, {
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
		effort: { requests: hs(O, a).flat().length },
		...k.length > 0 && { results: k }
	}, A = await a.onPlan(ee), j = y.some(({ code: e, severity: t }) => e === "behind-upstream" && t === "error");
	return n.command === "plan" || T.length > 0 || j || Gt(E) ? ee : A ? Ns(u, O, ee, t, n, a) : ks(ee, a);
}
function ks(e, { cancellation: t }) {
	return t.stopped ? e : {
		...e,
		problems: [...e.problems, H("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" })]
	};
}
const As = H("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" });
function js(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(et).join(" ");
}
async function Ms({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || await (async () => (await f(t.working, i))?.commit())().catch(() => void 0))?.slice(0, 7) ?? r})`;
}
async function Ns(e, t, n, { settings: r, declared: i }, { backupDir: a, restoreFlags: o }, s) {
	let { cancellation: c, now: l, folders: u } = s, { concurrency: d, useAutomations: f, id: p } = r, m = new zt();
	m.hide(r.secrets);
	let h = m.clean(p), g = a === void 0 ? void 0 : ds(a, r.name ?? h, l()), _ = {
		project: h,
		...h !== p && { project_digest: $e(p) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, v = (e) => js(De(e, u), o), y, b = async (e, t) => {
		let n = (e) => ({
			..._,
			restore: v(e)
		});
		await g?.write((t) => Wo(i.kinds, n(t), e), t, (t, r) => is(i.kinds, t, n(r), e)).catch((e) => {
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
	let T = t.changes.some(({ action: e }) => e === "destroy"), E, D = await gs(e, t, {
		variables: i.variables,
		concurrency: d,
		batchSize: s.batchSize ?? 500,
		useAutomations: f,
		halt: () => c.reason,
		mayWrite: async () => (E = await s.permission?.toWrite(T && r.rules.allowRemovals === void 0), E?.message),
		snapshot: r.snapshot === "off" ? void 0 : () => Ms(s, _.time),
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
	})), { bugs: k, remarks: ee, snapshot: A } = D, j = [
		...n.problems,
		...E && !c.stopped ? [E] : [],
		...ee,
		...k.length > 0 ? [As] : [],
		...y === void 0 ? [] : [H("backup-not-written", y, { scope: "project" })]
	];
	return {
		...n,
		results: [...O, ...n.results ?? []],
		problems: j,
		...g?.path !== void 0 && {
			backup: De(g.path, u),
			restore: v(g.path)
		},
		...A && { snapshot: A },
		...k.length > 0 && { bugs: k }
	};
}
export { Xn as C, Bn as D, X as E, er as S, qn as T, sa as _, Ds as a, sr as b, Po as c, io as d, uo as f, ua as g, wa as h, Es as i, go as l, La as m, ks as n, hs as o, lo as p, js as r, ps as s, Ns as t, po as u, ca as v, Kn as w, nr as x, Bi as y };
