import { _ as e, a as t, c as n, d as r, f as i, g as a, h as o, l as s, p as c, r as l, t as u, u as d, w as f, x as p, y as m } from "./client.js";
import { A as h, Ai as g, B as _, Bn as v, C as y, Cn as b, Cr as x, Ct as S, D as C, Dn as w, E as ee, Er as te, F as T, Fn as ne, Ft as re, I as ie, In as ae, It as oe, Jr as se, K as ce, Kr as le, L as ue, Ln as de, M as fe, Mi as pe, Mt as me, N as E, Nn as he, Nt as ge, O as _e, On as ve, Or as ye, P as be, Pr as xe, Pt as Se, R as Ce, Rn as we, Si as Te, Sn as Ee, T as De, Tn as D, V as O, Vn as k, X as Oe, Xr as ke, Y as Ae, Yr as A, Zr as je, _r as Me, _t as Ne, b as j, bi as Pe, bt as Fe, c as Ie, ci as Le, d as Re, di as ze, dr as Be, ei as Ve, f as He, fr as Ue, ft as We, gr as Ge, hr as Ke, ht as qe, j as M, ji as Je, jn as Ye, k as Xe, ki as Ze, kn as Qe, l as $e, li as et, ln as tt, m as nt, mr as N, p as rt, pn as it, pr as at, pt as ot, qr as st, sn as ct, ui as lt, ur as ut, v as P, vi as dt, vn as ft, vt as pt, w as mt, wi as ht, wn as gt, wt as _t, x as vt, xt as yt, y as bt, yn as xt, yt as St, z as Ct, zn as wt } from "./engine.js";
import { c as Tt, d as Et, g as Dt, h as F, l as Ot, p as kt, r as At, t as jt, u as Mt } from "./zod.js";
import { A as Nt, D as Pt, O as I, S as L, _ as Ft, c as R, f as It, k as Lt, m as z, p as Rt, r as zt, s as Bt, u as B, v as Vt, y as Ht } from "./wire.js";
import { $ as Ut, Ai as Wt, Gr as Gt, Gt as Kt, Ht as qt, J as Jt, Jt as Yt, Kr as Xt, Kt as Zt, Ni as Qt, Oi as $t, Q as en, Rt as tn, Ut as nn, Vt as rn, _ as V, an, b as on, cn as sn, d as cn, f as ln, fn as un, hi as dn, ki as fn, ln as pn, p as mn, sn as hn, tt as gn, x as _n } from "./start.js";
import { dirname as vn, join as yn, resolve as bn, sep as xn } from "node:path";
import { mkdir as Sn, rm as Cn } from "node:fs/promises";
import { setImmediate as wn } from "node:timers/promises";
// src/remote/kindRemote.ts
let Tn = [];
function En(e) {
	Tn = e;
}
function Dn() {
	return Tn;
}
function On({ name: e }) {
	let t = Tn.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var kn = class {
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
		for (let t of e) this.outcomes.has(t.ref) || this.record(t, H("unknown result", n));
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
function H(e, t, n) {
	return {
		state: "failed",
		how: e,
		message: t,
		...n && { place: n }
	};
}
function U(e) {
	return {
		state: "not attempted",
		message: e
	};
}
const An = H("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function jn(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function W(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = jn(e, t, n, r);
	return !c && l ? H("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? H("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => {
		let n = [JSON.stringify(e.after), JSON.stringify(t)], [r, i] = en(...n, Mn);
		return `${e.part ?? e.field}: ${r} was sent, ${i} is stored${Ut(...n)}`;
	}).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
const Mn = 200;
// src/remote/sending.ts
var Nn = class {
	halt;
	mayWrite;
	cause;
	accepted = !1;
	lastRefusal;
	refusal;
	constructor(e, t) {
		this.halt = e, this.mayWrite = I(t ?? (async () => void 0));
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
		Rn(e) && (this.refusal ??= n), Bn(e) && (this.cause ??= `The service refuses all requests for this project: ${n}`), t && (e instanceof a ? !this.accepted && this.lastRefusal === n && (this.cause ??= `The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= `The service could not be reached: ${n}`, this.lastRefusal = n);
	}
};
async function Pn({ client: e, projectId: t, stop: n }, r, i) {
	try {
		let { snapshot_id: n, title: a } = await l(e, t, r);
		i.snapshot = {
			id: d(n) ?? c(n) ?? "without an id",
			title: c(a) ?? r
		};
	} catch (e) {
		if (!(e instanceof m)) throw e;
		let t = `${e.mayHaveHappened ? "It is not known whether there is a" : "There is no"} snapshot of the project from before this run, and none is requested again. ${e.message} The backup has the keys that this run removes.`;
		i.remarks.push(V("no-snapshot", t, {
			severity: "notice",
			scope: "project"
		}));
	}
	return n.reason();
}
const Fn = 2e3;
function In(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return H("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function Ln({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var G = class extends Error {};
function Rn(e) {
	return e instanceof a && (p(e) || e.status === 403);
}
const zn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function Bn(e) {
	return e instanceof a ? zn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Vn(e) {
	return e.name === "TimeoutError" || e instanceof a && [
		413,
		502,
		504
	].includes(e.status);
}
function Hn(e, t) {
	return e instanceof a || e.mayHaveHappened || !t ? e : t;
}
function K(e) {
	return e instanceof o && !e.mayHaveHappened ? U(e.message) : H(e.mayHaveHappened ? "unknown result" : "refused", e.message);
}
var q = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function J(e) {
	try {
		return _n(await e());
	} catch (e) {
		if (!(e instanceof q)) throw e;
		return mn(V(e.code, e.message, { scope: "project" }));
	}
}
async function Y(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof m || e instanceof q) return;
		throw e;
	}
}
function Un({ message: e }, t) {
	return H("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function Wn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Gn(e, t = "") {
	return U(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Kn(e, t) {
	return U(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function qn(e, t) {
	return t.mayHaveHappened ? Un(t, e) : K(t);
}
async function Jn(e, t, { languages: n, ...a }) {
	let o = () => er(e, t), [s, c] = await Promise.all([e.projectDetails(k(t)), n === !0 ? o() : void 0]), l = i(i(s)?.statistics) ?? {}, u = n === "counted" ? r(l.languages, nr) : void 0, d = c ?? (n && !u ? await o() : void 0);
	return {
		project: $n(t, s, d ? Qn(d) : u, a),
		details: s,
		statistics: l,
		languages: d
	};
}
function Yn(e, t) {
	return Jn(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
}
async function Xn(e) {
	return (await Y(e))?.project;
}
async function Zn(e, t) {
	return Qn(await er(e, t));
}
function Qn(e) {
	let t = r(e, nr);
	if (!t) throw rr("a language has no usable lang_iso");
	return t;
}
function $n(e, t, n, r) {
	let a = i(t) ?? {}, o = i(a.settings) ?? {}, l = s(o.per_platform_key_names), u = s(o.segmentation), f = d(a.base_language_id), p = n?.find((e) => f !== void 0 && e.id === f), m = c(a.base_language_iso) || p?.iso, h = [
		...r.names && l === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && u === void 0 ? ["settings.segmentation"] : [],
		...r.texts && m === void 0 ? ["base_language_iso"] : []
	];
	if (h.length > 0) throw rr(`the project has no usable ${h.join(" and ")}`);
	return {
		id: e,
		name: c(a.name) || e,
		type: c(a.project_type) || "localization_files",
		baseLanguage: m ?? "",
		languages: n,
		perPlatformNames: l ?? !1,
		segmentation: u ?? !1,
		autoToggleUnverified: s(o.auto_toggle_unverified)
	};
}
async function er(e, t) {
	let n = await f(() => e.languages(t, { limit: 500 }), (e) => nr(e)?.iso);
	if (n) return n;
	throw new q("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function tr(e, { id: t, languages: n }) {
	let r = async () => (n ?? await Zn(e, t)).map(({ iso: e }) => e), i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function nr(e) {
	let { language_iso: t, language_id: n, lang_iso: a, lang_id: o, plural_forms: s } = i(e) ?? {}, l = c(a ?? t);
	if (l !== void 0 && l !== "") return {
		iso: l,
		id: d(o ?? n),
		pluralForms: r(s, c) ?? []
	};
}
function rr(e) {
	return new q(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function ir(e, t, n, r, i = !1) {
	let a = n.flatMap(ke), [{ kinds: o } = { kinds: [] }] = n, s = o.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), c = await J(() => Jn(e, t, {
		languages: (a.length > 0 || i) && "counted",
		names: s.some(({ namesByPlatform: e }) => e),
		texts: i || a.some(({ ofText: e }) => e)
	}));
	if (!c.ok) return c;
	let { project: l, statistics: u, languages: d } = c.value, f = n.map((e) => je(e, l.baseLanguage)), p = new Set([...f.flatMap(ke).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(({ entries: e }) => Object.values(e).flat()).flatMap(yt)]), m = (e = []) => e.filter(({ iso: e }) => i || p.has(e)), h = ({ plural: e, name: t }) => r && {
		declarations: r.rules.map((t, n) => ({
			entries: f[n]?.entries[e] ?? [],
			rules: t
		})),
		reviewed: r.reviewed.filter(({ kind: e }) => e === t)
	}, g = (t) => sr({
		client: e,
		project: {
			...l,
			languages: t
		},
		statistics: u,
		languages: m(t)
	}, s, h);
	return J(async () => {
		if (d || a.length === 0) return {
			...await g(l.languages),
			declared: f
		};
		let n = m(l.languages).filter(({ id: e }) => e !== void 0).length === p.size, [r, i] = await Promise.all([Zn(e, t), n ? g(l.languages) : void 0]);
		return {
			...i && ar(m(r)) === ar(m(l.languages)) ? i : await g(r),
			project: {
				...l,
				languages: r
			},
			declared: f
		};
	});
}
function ar(e) {
	return e.map(({ iso: e, id: t = "" }) => `${e} ${t}`).sort().join();
}
async function or(e, t, { kinds: n, languages: r, leavesOut: i }, a = () => Yn(e, t)) {
	let o = await J(a);
	if (!o.ok) return o;
	let { project: s, statistics: c } = o.value, l = r(s);
	if (!l.ok) return l;
	let u = {
		client: e,
		project: s,
		statistics: c,
		languages: l.value
	};
	return J(() => sr(u, n, () => void 0, i));
}
async function sr(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await On(t).observe({
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
async function cr(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([Jn(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await On(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new q();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
// src/kinds/backup.ts
function lr(e, t, { how: n }, r) {
	let i = Fe(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function ur(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.toManifest(t, r) === void 0).map(({ name: e }) => e);
}
function dr(e) {
	return fr(e, ({ after: e }) => e);
}
function fr(e, t) {
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
async function pr(e) {
	let { client: t, project: r, statistics: i, languages: a, plans: o } = e, s = o && Cr({
		...e,
		...o
	}), c = s && await s;
	if (c) return c;
	let l = r.id, u = l === k(l) ? n(i.keys_total) : void 0;
	return E(await mr({
		client: t,
		projectId: l
	}, gr(a), a, u));
}
async function mr(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await yr(e, t, i, r);
	if (hr(a)) return a.listed;
	let o = await br(e, t, i);
	if (hr(o)) return o.listed;
	throw new q(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function hr({ listed: e, total: t }) {
	return t === e.length;
}
function gr(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		...Lr,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
const _r = 5e6;
function vr(e) {
	if (e > _r) throw new q(`The service says that the project has ${e} keys, and Lokaform reads at most ${_r}. No plan was made. Run again, and report it to the service if the number stays wrong.`);
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
async function yr({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => d(e)),
			keys: T(a, r),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = vr(Math.min(i, _r)).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => vr(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, f, p, ...m] = await Promise.all([
		o,
		c,
		l,
		...s
	]), g = [
		u,
		...m,
		...p
	], _ = f.at(-1), v = f.length === 1 && g.length === 1, y = _ && !v ? [await a(_)] : [], b = [...g, ...y], x = h(b.flatMap(({ keys: e }) => e)), S = y.length === 0 ? g : [...g.slice(0, f.length - 1), ...y], C = b.at(-1)?.total, w = b.some((e) => (e.total ?? 0) > (C ?? 0)), ee = S.every(({ ids: e }, t) => {
		let n = S[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: x,
		total: w || !ee ? void 0 : C
	};
}
async function br({ client: e, projectId: t }, n, r) {
	let i = [], a = 0;
	for await (let o of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) if (R(i, T(o, r)), a += 1, a === 1e4) break;
	let { totalCount: o } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: h(i),
		total: o
	};
}
const xr = [
	400,
	404,
	413,
	414,
	431
], Sr = /^[\w.:/-]+$/;
function Cr(e) {
	let { project: t, statistics: r, declarations: i, reviewed: o } = e, s = n(r.keys_total);
	if (s === void 0 || t.perPlatformNames || o.some(({ action: e }) => e !== "update") || i.some(({ rules: e }) => ae(C, e) !== "off")) return;
	let c = i.flatMap(({ entries: e }) => e.map((e) => e.values)), l = new Set(c.flatMap((e) => [...ee(e), ...y(e).flatMap(({ name: e = [] }) => e)])), u = new Set(c.flatMap(({ key_id: e }) => e ?? []));
	if (![...l].every(Ar)) return;
	let d = jr(l).length + Mr(u).length;
	return Math.max(1, d) * 4 > Math.ceil(s / 500) ? void 0 : (async () => {
		let t = [wr(e, l, u), Or(e, s)], [n, r] = await Promise.all(t), i = r - n.length;
		return i >= 0 && kr(n, e) ? {
			objects: n,
			unusable: [],
			notRead: i
		} : void 0;
	})().catch((e) => {
		if (!(e instanceof a && xr.includes(e.status) || e instanceof q)) throw e;
	});
}
async function wr(e, t, n) {
	let r = await Tr(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await Er(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort(({ key_id: e }, { key_id: t }) => e.length - t.length || (e < t ? -1 : 1));
}
async function Tr(e, t) {
	let n = await Promise.all(jr(t).map(async (n) => (await Dr(e, { filter_keys: n })).filter(({ key_name: e }) => M(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => M(e)));
	if (![...t].every((e) => r.has(e) || Sr.test(e)) || n.some((e) => e.length === 0)) throw new q();
	return n.flat();
}
async function Er(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new q();
	let r = await Promise.all(Mr(t).map((t) => Dr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new q();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function Dr({ client: e, project: t, languages: n }, r) {
	let i = await Fr({
		client: e,
		projectId: t.id
	}, {
		...gr(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: s } = E(T(i, a));
	if (s.length > 0) throw new q();
	return o;
}
async function Or({ client: e, project: { id: t } }, n) {
	if (t === k(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new q();
	return r;
}
function kr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) ? t.every(({ entries: t, rules: n }) => De(t, e, !1, mt(n)).fresh.length === 0) : !1;
}
function Ar(e) {
	return !e.includes(",");
}
const jr = (e) => Pr(e, 500, 2e3, Nr), Mr = (e) => Pr(e, 500, 7e3, Nr), Nr = (e) => encodeURIComponent(e).length + 3;
function Pr(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function Fr({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new Ir();
	if (r.totalCount !== h(T(r)).length) throw new q();
	return r;
}
var Ir = class extends q {};
const Lr = {
	include_translations: !0,
	disable_references: !0
};
async function Rr(e, t, n = []) {
	let r = await Promise.all(Mr(t.map(String)).map((t) => zr(e, t)));
	return E(T(r.flat(), n));
}
async function X(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Y(async () => Rr(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => [e, void 0].flatMap((e) => o.get(e) ?? []);
	return i && (({ id: e }) => ({
		key: a.get(String(e)),
		lacks: s(String(e))
	}));
}
async function zr(e, t) {
	try {
		return await Fr(e, {
			...Lr,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof Ir || n instanceof a && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await zr(e, t.slice(0, r)), ...await zr(e, t.slice(r))];
	}
}
async function Br(e, t) {
	let n = new Set(t.flatMap((e) => M(e))), r = [...n].every(Ar) ? jr(n).map((e) => ({
		...Lr,
		filter_keys: e
	})) : [Lr], i = [];
	for (let t of r) R(i, await mr(e, t));
	return Vr(E(i), n);
}
function Vr({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(M(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Hr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Rr(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = r.filter(({ key_id: e }) => !o.has(String(e))), c = new Set(s.flatMap(({ key_name: e }) => M(e)));
	if (c.size === 0) return a;
	let l = Vr(E(await mr(i, {})), c), u = await Rr(i, l.objects.map(({ key_id: e }) => e)), d = u.objects.filter(({ key_id: e }) => !o.has(e));
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
async function Ur(e, t) {
	let n = await Wr(e, t.filter((t) => t.answer.is === "refused" ? /already taken/i.test(t.answer.error.message) : !qr(e, t)).map((e) => e.sent));
	return t.map((t) => Kr(e, t, n.get(t.sent), Xr));
}
async function Wr(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = $r(t, {
		keys: (await Y(() => Br(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function Gr(e, t) {
	let n = await X(e, t.filter((t) => t.answer.is !== "refused" && !qr(e, t)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return Kr(e, t, r?.key, r?.lacks.length === 0 ? Zr : An);
	});
}
function Kr(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && Jr(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? Jr(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? Yr(n.error) : i
	};
}
function qr({ context: e }, { sent: t, answer: n }) {
	return n.is === "stored" && jn(C, t.change, n.key, e).length === 0;
}
function Jr({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), W(C, n, r, e);
}
function Yr({ message: e, code: t }) {
	return H("refused", `The service refused it: ${e} (code ${t}).`);
}
const Xr = H("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), Zr = H("not made", "The service answered without an error, but did not do this. Apply again."), Qr = { is: "silent" };
function $r(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) for (let e of i) if (!(!ei(n.out, e.key_name) || t && !ti(e, n.out))) {
		i.delete(e), r.set(n, {
			is: "stored",
			key: e
		});
		break;
	}
	let a = ({ out: e }) => n.filter(({ key_name: t }) => t !== void 0 && ei(e, t)), o = new Map(e.filter((e) => !r.has(e)).map((e) => [e, a(e)]));
	for (let [e, t] of o) {
		let n = [...o.keys()].filter((e) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? Qr
	}));
}
function ei({ key_name: e = "", platforms: t = [...zt] }, n) {
	return t.every((t) => be(n, t) === be(e, t));
}
function ti(e, { platforms: t = [], filenames: n = {} }) {
	return zt.every((n) => t.includes(n) === e.platforms.includes(n)) && zt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function ni(e, { keys: t, errors: n }) {
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
		answer: r.get(String(e.change.id)) ?? Qr
	}));
}
// src/keys/rereadBeforeWrite.ts
const ri = Nt((e) => pt(C.fields, e, {}, []));
function ii(e) {
	return {
		change: e,
		out: ri(e)
	};
}
function Z(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function ai(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function oi(e, t, n, r) {
	let i = (e) => r ? K(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Z(t, i(U(e)))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || di(e)), c = s.map(({ change: e }) => e), l = await X(e, c), u = c.some(ui) ? l && await Y(() => e.languages()) : [];
	if (!l || !u) return a(ci);
	let d = new Set(s), f = [], p = (t) => {
		let { change: n } = t;
		if (!d.has(t)) return ai(t);
		let { key: r, lacks: a } = l(n);
		if (!r) return a.length > 0 ? i(Gn("key")) : {
			state: "skipped",
			message: li
		};
		let o = ui(n) ? u.filter((e) => !Xe(r, e)) : [];
		if (o.length > 0) return i(Gn("key", ` (no usable ${o.join(", ")} text)`));
		let { open: s, kept: c } = fi(n, r, e.context);
		if (s.length === 0) return pi({
			state: "done",
			id: n.id
		}, n, c);
		let p = ii({
			...n,
			fields: s
		});
		_i(p.change).length > 0 && e.beforeReshaping.set(n.ref, r);
		let m = si(p.change, r, e.context);
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
		outcomes: [...h, ...Z(_, i(U(g)))]
	};
}
function si(e, t, n) {
	if (e.fields.some((t) => ut(e.kind, t))) {
		let r = lr(C, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: dr(e.fields)
		};
	}
	let r = Fe(C, t, C.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => Ht(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => N(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...fr(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: C.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: dr(s ? [s, ...a] : o)
	};
}
const ci = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", li = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function ui(e) {
	return e.fields.some((t) => N(e.kind, t) || ut(e.kind, t));
}
function di({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = C.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || ut(e, t);
	});
}
function fi(e, t, n) {
	let r = e.fields.find(({ field: e }) => e === "platforms")?.after, i = Array.isArray(r) ? zt.filter((e) => r.includes(e)) : t.platforms, a = {
		...C.liveContext(t, n, e.label),
		platforms: i
	}, o = [], s = [], c = !1;
	for (let n of e.fields) {
		let { field: r, part: i, before: l, after: u, seen: d } = n, f = C.fields.find(({ name: e }) => e === r), p = f?.stored(t, a, i), m = f?.editState?.(t, i), h = d !== void 0 && (m === void 0 || ve(e.id, m) !== d);
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
	c ||= s.some((e) => se(l, e));
	let u = c && o.some((e) => N(l, e)), d = o.filter((e) => u && (N(l, e) || se(l, e)));
	return {
		open: o.filter((e) => !d.includes(e)),
		kept: {
			moved: s,
			unconverted: d
		}
	};
}
function pi(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${mi(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${mi(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = mi(t.filter((e) => !i.includes(e)));
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
function mi(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function hi(e, t) {
	let n = t.flatMap(({ change: t, outcome: n }) => {
		let r = e.beforeReshaping.get(t.ref), i = _i(t).some(({ field: e }) => gi(t, n).includes(e));
		return r && i ? [[t, r]] : [];
	}), r = new Map(n), i = await X(e, [...r.keys()]);
	return t.map((e) => {
		let t = r.get(e.change);
		return t ? {
			...e,
			outcome: vi(e, t, i?.(e.change).key)
		} : e;
	});
}
function gi({ fields: e }, t) {
	return t.state === "done" ? mi(e) : t.state === "skipped" ? t.written ?? [] : [];
}
function _i({ kind: e, fields: t }) {
	return t.filter((t) => N(e, t));
}
function vi({ change: e, outcome: t }, n, r) {
	let [i] = _i(e), a = gi(e, t), o = t.state === "skipped" ? ` ${t.message}` : "";
	if (!r || n.translations?.some(({ language_iso: e }) => !Xe(r, e))) return H("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${o}`, i?.place);
	let s = yi(n, r).filter((e) => !a.includes(e));
	return s.length === 0 ? t : H("stored differently", `The service removed the texts in ${s.join(", ")} when is_plural changed. The backup has them.${o}`, i?.place);
}
function yi(e, t) {
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: n }) => {
		let r = bi(n), i = bi(Xe(t, e)?.translation ?? "");
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function bi(e) {
	let t = _e(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function xi(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: o } of t.translations ?? []) {
		let t = Xe(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || t === o || e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function Si(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [V("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function Ci(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return Ni(t, Math.ceil(t.length / n.max), (t) => Ci(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Z(t, U(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(Di),
			...Ei(e)
		});
		return await Ur(e, $r(t, {
			keys: Ti(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof m)) throw r;
		return Vn(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? wi(e, t, r) : Mi(e, t, r, (t) => Ci(e, t), void 0);
	}
}
async function wi(e, t, n) {
	let r = [], i = t;
	for (let t of [0, Fn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Z(i, K(n))];
		let a = await Wr(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (R(r, await Ur(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Z(i, In(n, "key"))];
}
function Ti(e) {
	return E(T(e)).objects;
}
function Ei({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function Di({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function Oi(e, n, r) {
	let { client: i, projectId: a } = e, o = {
		due: n.map(ai),
		outcomes: []
	}, s = 0;
	try {
		let c = await i.updateKeys(a, async () => {
			if (o = await oi(e, n, r !== void 0 || s++ > 0, r), o.due.length === 0 || r && r.sent >= 5) throw new G();
			return {
				keys: o.due.map(({ change: e, out: n }) => ({
					key_id: t(String(e.id)),
					...n
				})),
				...Ei(e)
			};
		}), l = ni(o.due, {
			keys: Ti(c),
			errors: c.errors
		});
		for (let { sent: t, answer: n } of l) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && xi(e.movedWriters, t.before, n.key, r);
		}
		return [...o.outcomes, ...ji(o.due, await Gr(e, l))];
	} catch (t) {
		let n = ki(o.due);
		if (t instanceof G) return [...o.outcomes, ...r ? Z(n, Un(r.error, "change")) : []];
		if (!(t instanceof m)) throw t;
		if (t.mayHaveHappened) {
			let i = (r?.sent ?? 0) + 1;
			return [...o.outcomes, ...await Ai(e, n, {
				error: t,
				sent: i
			})];
		}
		let i = await Mi(e, o.due, t, (t) => Oi(e, ki(t), r), r?.error);
		return [...o.outcomes, ...ji(o.due, i)];
	}
}
function ki(e) {
	return e.map((e) => e.planned);
}
async function Ai(e, t, n) {
	return e.stop.reason() === void 0 ? Vn(n.error) && n.sent <= 2 && t.length > 1 ? Ni(t, 2, (t) => Oi(e, t, n)) : (await e.wait(Ln(n)), Oi(e, t, n)) : Z(t, K(n.error));
}
function ji(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: pi(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function Mi({ stop: e }, t, n, r, i) {
	return n instanceof a && !Bn(n) && t.length > 1 ? Ni(t, 2, r) : (e.note(n, !0), Z(t, K(Hn(n, i))));
}
async function Ni(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) R(i, await n(e.slice(t, t + r)));
	return i;
}
async function Pi(e, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = {
		due: n,
		outcomes: []
	}, l = async () => {
		if (c = await Fi(e, n, r), c.due.length === 0) throw new G();
		return c.due.map(({ id: e }) => t(String(e)));
	}, u = n.every(({ how: e }) => e === "archive"), d = async () => (await l()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), f;
	try {
		await (u ? i.updateKeys(a, d) : i.destroyKeys(a, l));
	} catch (e) {
		if (e instanceof G) return [...c.outcomes];
		if (!(e instanceof m)) throw e;
		o.note(e), f = e;
	}
	let { due: p, outcomes: h } = c;
	if (f?.mayHaveHappened && o.reason() === void 0) {
		r && await s(Ln(r));
		let t = {
			error: f,
			sent: (r?.sent ?? 0) + 1
		};
		return [...h, ...await Pi(e, p, t)];
	}
	let g = await Ii(e, p, u, f && Hn(f, r?.error));
	return [...h, ...g];
}
async function Fi(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? K(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Ri(t, a(U(e)))
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(s);
	let c = await X(e, t, () => e.languages());
	if (!c) return o(ci);
	let l = [], u = [], d = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...fe(t), ...ur(C, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? d.push({
			change: n,
			outcome: {
				state: "done",
				id: n.id
			}
		}) : o.length > 0 ? d.push({
			change: n,
			outcome: a(Kn("key", o))
		}) : !t || ve(n.id, C.fingerprint(t)) !== n.seen ? d.push({
			change: n,
			outcome: Wn("key", "removed")
		}) : (l.push(n), u.push(lr(C, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: d
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...d, ...Ri(l, Li(n.error))]
	};
	let f = await r.save(u) ?? await i.beforeWrite() ?? (l.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
	return f === void 0 ? {
		due: l,
		outcomes: d
	} : {
		due: [],
		outcomes: [...d, ...Ri(l, a(U(f)))]
	};
}
async function Ii(e, t, n, r) {
	let i = await X(e, t), a = r ? K(r) : An;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? Li(r) : {
				state: "done",
				id: e.id
			}
		};
	});
}
function Li(e) {
	return e ? qn("key", e) : H("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function Ri(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function zi(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(ii(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => Pr(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const Bi = {
	kind: "key",
	observe: pr,
	lookUp: Hr,
	batches: zi,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? Pi(t, n.filter(Ui)) : e === "create" ? Ci(t, n.filter(Vi).map(ii)) : hi(t, await Oi(t, n.filter(Hi).map(ii)));
			},
			async finish(e, n) {
				R(n.remarks, Si(t.movedWriters));
			}
		};
	}
}, Vi = (e) => e.action === "create", Hi = (e) => e.action === "update", Ui = (e) => e.action === "destroy", Wi = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => Q(e, t.id),
	lookUp: Q,
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
			return n === void 0 ? e.action === "create" ? Zi(t, e) : e.action === "update" ? qi(t, e) : la(t, e) : U(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => ia(t, e, n)
		};
	}
};
async function Q(e, t) {
	let n = await f(() => e.webhooks(k(t)), (e) => c(i(e)?.webhook_id));
	if (n) return bt(n);
	throw new q("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function Gi({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && _t(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return U("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${vt}${o}`, u = c ? r : {
		...r,
		entry: {
			...s,
			url: `\${${l}}`
		}
	}, d = await e.save([u], c || !e.keepsUrls ? {} : { [l]: i }) ?? await n.beforeWrite();
	return d === void 0 ? void 0 : U(d);
}
async function Ki({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new G();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? K(r.error) : i;
			if (!(t instanceof m)) throw t;
			if (n.gone && ua(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), K(Hn(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(Ln(r));
	}
}
function qi(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [k(r), String(t.id)], o = () => n.webhook(i, a);
	return Ki(e, {
		async settled() {
			let n = P(await o());
			if (!("webhook" in n)) return Gn("webhook");
			if (!Xi(e, t, n.webhook)) {
				let r = Qi(e, t, n);
				return r?.state === "done" ? r : Wn("webhook", "updated");
			}
			return Gi(e, Ji(t, n.webhook, e.context), n.webhook, "overwritten");
		},
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), na(e, t)));
			return Qi(e, t, P(o));
		},
		async readBack(n) {
			let r = await $i(e, t, o);
			return n && r.state !== "done" ? K(n) : r;
		}
	});
}
function Ji(e, t, n) {
	let r = [e.identity, e.renamed_from].filter((e) => typeof e == "string").find((e) => _t(e, n.variables) === t.url) ?? "", i = Fe(j, t, j.liveContext(t, n, r)), a = dr(e.fields);
	return {
		kind: j.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...Yi(i, a.events ?? i.events),
			...a
		}
	};
}
function Yi({ event_lang_map: e }, t) {
	if (!z(e) || !Array.isArray(t)) return {};
	let n = Object.entries(e).filter(([e]) => t.includes(e));
	return { event_lang_map: Object.fromEntries(n) };
}
function Xi({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = typeof n == "string" ? n : r, s = j.liveContext(a, e, o), c = t.map(({ field: e, part: t }) => {
		let n = j.fields.find(({ name: t }) => t === e)?.stored(a, s, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Ne(j, a, c) === i;
}
async function Zi(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = ra(t, na(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return U(l);
	try {
		let a = await n.createWebhook(k(r), c), o = P(a);
		return i.set(t.ref, "webhook" in o ? o.webhook.webhook_id : void 0), Qi(e, t, o) ?? await $i(e, t, () => ta(e, c));
	} catch (n) {
		if (!(n instanceof m)) throw n;
		if (!n.mayHaveHappened) return o.note(n), K(n);
		i.set(t.ref, void 0);
		for (let r of [0, Fn]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return K(n);
			let i = await Y(() => ta(e, c));
			if (i) return W(j, t, i, s);
		}
		return In(n, "webhook");
	}
}
function Qi({ context: e }, t, n) {
	if (!(!("webhook" in n) || jn(j, t, n.webhook, e).length > 0)) return W(j, t, n.webhook, e);
}
async function $i(e, t, n) {
	return Qi(e, t, P(await Y(n))) ?? An;
}
function ea(e, t) {
	let n = L([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return S(e.url, t.url) && r && n;
}
async function ta(e, t) {
	let { objects: n, unusable: r } = await Q(e.client, e.projectId), i = n.find((e) => ea(e, t)), a = r.some(({ names: e }) => e.every((e) => S(e, t.url)));
	if (!i && a) throw new q();
	return i;
}
function na({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = pt(j.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: _t(r, e.variables) }
	};
}
function ra({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function ia(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref)), i = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []), a = r.filter((e) => oa(n.of(e)) !== void 0).map((e) => ({
		change: e,
		doubt: ca
	}));
	for (let t of [
		0,
		Fn,
		Fn
	]) {
		if (a.length === 0 || e.stop.reason() !== void 0) return;
		t > 0 && await e.wait(t);
		let o = (await Y(() => Q(e.client, e.projectId)))?.objects, s = [];
		for (let { change: t } of a) {
			let a = r.filter((e) => e !== t).map((e) => oa(n.of(e))), c = new Set([...a, ...i]), l = o?.filter(({ webhook_id: e }) => !c.has(e)), u = l ? await aa(e, t, l, n) : ca;
			u !== void 0 && s.push({
				change: t,
				doubt: u
			});
		}
		a = s;
	}
	for (let { change: e, doubt: t } of a) n.remarks.push(sa(e, "error", t));
}
async function aa(e, t, n, r) {
	let i = ra(t, na(e, t)), a = n.filter((n) => ea(n, i) && W(j, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = a.map(({ webhook_id: e }) => e).sort(), [s, ...c] = o, l = oa(r.of(t)), u = e.posted.get(t.ref);
	if (s === void 0) return `may not exist: the list of webhooks does not have ${l}. Apply again.`;
	if (c.length === 0 && s === l) {
		let e = `existed twice. This run made ${u} and removed it again; ${s} stays.`;
		u !== void 0 && u !== l && r.remarks.push(sa(t, "notice", e));
	} else return u !== void 0 && c.includes(u) && (r.correct(t, {
		state: "done",
		id: s
	}), await Y(() => e.client.destroyWebhook(k(e.projectId), u))), `may exist twice, as ${[...new Set([...o, l])].join(" and as ")}: another run created it at the same time. Look at the webhooks in Lokalise, and delete all but one.`;
}
function oa(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function sa({ label: e, place: t }, n, r) {
	return V("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const ca = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function la(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, [c, l] = [k(r), String(t.id)], u = {
		state: "done",
		id: t.id
	};
	return Ki(e, {
		async settled() {
			let r = i.reason() ?? a.missing();
			if (r !== void 0) return U(r);
			let s = P(await n.webhook(c, l));
			return "webhook" in s ? ve(t.id, j.fingerprint(s.webhook)) === t.seen ? Gi(e, lr(j, s.webhook, t, o), s.webhook, "removed") : Wn("webhook", "removed") : Kn("webhook", s.unusable.lacks);
		},
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(c, l, e);
			return s(t) === !0 ? u : void 0;
		},
		gone: u,
		async readBack(e) {
			try {
				await n.webhook(c, l);
			} catch (t) {
				if (!(t instanceof m)) throw t;
				return ua(t) ? u : e ? K(e) : An;
			}
			return e ? qn("webhook", e) : H("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
function ua(e) {
	return e instanceof a && e.status === 404;
}
// src/run/connect.ts
En([Bi, Wi]);
function da(t, { apiUrl: n, onProgress: r, ...i }) {
	try {
		let { token: e = "", tokenFrom: a, rate: o, concurrency: s, name: c } = t, l = {
			token: e,
			tokenFrom: a,
			baseUrl: n,
			concurrency: s,
			...o !== "auto" && { rate: o },
			...i
		};
		return _n(r ? new pa(l, c, r) : new u(l));
	} catch (t) {
		if (!(t instanceof e)) throw t;
		let n = t.argument === "baseUrl" ? "api-url: " : "";
		return mn(V("bad-setting", n + t.message));
	}
}
function fa(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = da(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = da(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? _n({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var pa = class extends u {
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
// src/run/requestProblems.ts
function ma(e, { stopped: t }, { declared: n, settings: r } = {}) {
	if (!(e instanceof m)) throw e;
	if (e instanceof o && t) return [];
	let i = e instanceof a ? e.serviceMessage.replace(/\.$/, "") : "", s = n !== void 0 && i !== "" && ha(i, n) ? { quotes: [i] } : {}, c = e instanceof a && e.status === 404, l = Rn(e) ? r?.tokenPlace : c && r?.places.get("project");
	return [V("api-error", e.message, {
		scope: "project",
		...s,
		...l && { place: l }
	})];
}
function ha(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(st).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? ft(t) : []));
	});
	return xt(r)(e) !== e;
}
function ga(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...t.flatMap((t) => Aa(e, t, r, ja(t.kind), [t.kind.plural, "owner"])),
		...t.flatMap((t) => Aa(e, t, i, Ma, ["texts"])),
		...t.flatMap((t) => Sa(e, t)),
		...va(e, t, n),
		...t.flatMap((t) => xa(e, t, n)),
		...t.flatMap((e) => Ca(e, n)),
		...t.flatMap((t) => wa(e, t, n)),
		...t.flatMap(({ kind: t }) => Ta(e, t, n))
	];
}
function _a(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`, ["on_problem"]);
}
function va(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: Ea(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => ya(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${Vt(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`, ["prune.keys"]);
}
function ya({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = ae(i, r) === "off" ? e.matched : e.scope, o = ba(i, t, a, r);
	if (!o) return [];
	let { name: s, allowed: c, isPercent: l } = o;
	return $("too-many-destroyed", `The plan removes ${l ? `${t} of ${a} ${i.plural}` : `${t} ${Vt(i.words.removed)}`}, but ${s} allows ${c}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s}.`, [s, "prune.keys"]);
}
function ba({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = ne(e, i);
	if (n > a) return {
		name: `limits.${e.name}`,
		allowed: `${a}`,
		isPercent: !1
	};
	let o = t ? ne(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		name: `limits.${t.name}`,
		allowed: `${o} %`,
		isPercent: !0
	};
}
function xa(e, { declared: t, scope: n, kind: r }, i) {
	if (ae(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = Qt(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`, [l]);
	let u = Da(e, a).length;
	if (u === 0 || u !== n) return [];
	let d = c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : "", [f, p] = ae(r, i) === "owned" ? [`, with the tag ${fn}${i.owner}`, "owner, "] : ["", ""];
	return $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}${f}). Check ${p}the project and the manifests. If you want this, ${d}set ${l}: off and remove them in the project.`, [l]);
}
function Sa(e, t) {
	let n = ka(t);
	return Oa(e, t).flatMap(({ label: e, object: r, texts: i }) => {
		let a = i.map((e) => n.get(e)).find((e) => e !== void 0);
		if (!a) return [];
		let [o = e] = t.kind.names(r, a.identity), s = `The plan removes "${e}" and creates "${a.label}" with the same text. If it was renamed, set previously: ${Pt(o)} in the entry of the new one in ${an(a.place.file)} to keep its translations. If it is really new, set new: true there.`;
		return [V("looks-renamed", s, {
			place: a.place,
			scope: "project"
		})];
	});
}
function Ca(e, { allowWrongProject: t }) {
	let { live: n, declared: r, matched: i, matching: a, kind: o } = e, { name: s, plural: c, limits: l, names: u, label: d } = o, { minimumForWrongProject: f = Infinity } = l, p = n.objects.length + n.unusable.length + (n.notRead ?? 0), m = r.length;
	if (t || m === 0 || i > 0 || a.namesakes.size > 0) return [];
	let h = I(() => new Set(n.objects.flatMap((e) => u(e)))), g = (e) => h().has(e), [_, ...v] = r.filter((e) => qt(e, d(e.values), g));
	if (_) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${v.length + 1} of them ${v.length === 0 ? "is" : "are"} ${Zt(d(_.values))}`);
	if (p < f) return [];
	let y = ka(e), b = a.unmanaged.flatMap((e) => {
		let t = o.texts(e).flatMap((e) => y.get(e)?.label ?? [])[0];
		return t === void 0 ? [] : [`"${o.liveLabel(e)}", and not "${t}"`];
	});
	if (b.length > 1 && b.length * 5 >= m * 4) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${b.length} live ${c} have the same texts and other names. Correct key_name or separator in the row of texts so that it gives the names of the project: ${b[0]}. If the ${c} were renamed, set previously in their entries of keys.yaml.`);
	let x = m === 1;
	return $("foreign-project", `The project has ${p} ${c}. The manifests declare ${x ? `1 ${s}, and it` : `${m} ${c}, and none of them`} is ${x ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`, ["allow_wrong_project"]);
}
function wa(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = ne(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => Ue(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`, [l]);
}
function Ta({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, s = t.filter(({ kind: e }) => e === n), { baseTexts: c, translations: l } = Ke(e, s), u = `The plan changes ${c} base text${c === 1 ? "" : "s"}`;
	return l !== void 0 && l <= a ? [] : $("too-many-unverified", l === void 0 ? `${u}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.` : `${u}, which may mark ${l} translation${l === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`, [o]);
}
function Ea(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => at(t, e)) : []);
	return Da(e, t).length + n.length;
}
function Da({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function Oa(e, { kind: t, live: n }) {
	let r = Da(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
	return r.flatMap(({ id: e, label: n }) => {
		let r = i.get(String(e));
		return r === void 0 ? [] : [{
			label: n,
			object: r,
			names: t.names(r),
			texts: t.texts(r)
		}];
	});
}
function ka({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !D(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : St(t)).map((e) => [e, t]) : []);
	return new Map(n);
}
function $(e, t, n = []) {
	return [{
		...V(e, t, { scope: "project" }),
		settings: n
	}];
}
function Aa(e, t, n = new Map(), r, i) {
	let a = Oa(e, t).flatMap(({ names: e }) => {
		let t = e.find((e) => n.has(e));
		return t === void 0 ? [] : [{
			name: t,
			file: n.get(t)
		}];
	}), [o] = a;
	if (!o) return [];
	let s = new Set(a.map(({ file: e }) => e)).size, c = s > 1 ? `, in ${s} such files in all` : "", l = a.length > 1 ? ` (and ${a.length - 1} more${c})` : "";
	return $("forgotten-manifest", `The plan removes the ${t.kind.name} "${o.name}"${l}. But the file ${o.file} declares it, and ${r}`, i);
}
function ja({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file. If it belongs to another team, correct the setting owner.`;
}
const Ma = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.", Na = "it counts only for translations that the pull request, or the pushed commit, changes", Pa = "it must be the name of one translation, as KEY:LANG", Fa = "it is not a line of its own in the last paragraph of the message";
var Ia = class {
	#e;
	#t;
	#n;
	#r;
	#i = Lt((e) => this.#o(e));
	constructor({ commits: e = [] }, t, n, r = Infinity) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	async deciding(e, t) {
		let { counting: n } = await this.#a(t);
		return n.find((t) => Ra(t, e) && this.#c(t, e))?.id;
	}
	hasFor(e) {
		return this.#e.some((t) => Ra(t, e));
	}
	async squashed(e) {
		return (await this.#a(e)).changes();
	}
	async withoutEffect(e, t) {
		let { counting: n, unproved: r } = await this.#a(t), i = this.#e.filter(({ by: e }) => e !== t), a = new Map([
			...i.filter((t) => this.#c(t, e)).map((e) => [e, Na]),
			...n.map((e) => [e, "the translation in Lokalise is newer than the commit. Read it, and decide in another commit"]),
			...r
		]), [o = ""] = La(e);
		return [...a].flatMap(([t, n]) => {
			let { overwrites: r, mentions: i } = t.trailers;
			return Ra(t, e) ? [Ba(t, o, n)] : n === Na ? [] : [...r.map((e) => ({
				value: e,
				fault: Pa
			})), ...i.map((e) => ({
				value: e,
				fault: Fa
			}))].flatMap(({ value: n, fault: r }) => za(n, e) ? Ba(t, n, r) : []);
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
			}))), n.set(i, "no commit of its pull request has it, and a description decides nothing"), u && (r = I(() => f.changes(this.#n))));
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
function La({ kind: e, entry: t, language: n }) {
	return w(e.identity(t.values)).map((e) => `${e}:${n}`);
}
function Ra({ trailers: e }, t) {
	return e.overwrites.length > 0 && La(t).some((t) => e.overwrites.includes(t));
}
function za(e, t) {
	let { kind: n, entry: r, object: i, language: a } = t, o = La(t), [s = ""] = e.split(/[\s,;`'"<]/).filter((e) => e !== "");
	return ct([s], {
		kind: n,
		entry: r,
		live: i
	}, a, !1) !== void 0 || o.some((t) => e.includes(t)) || dn(s, o) !== void 0;
}
function Ba({ id: e }, t, n) {
	let r = `Commit ${e.slice(0, 7)} has ${Me}: ${t} in its message, which has no effect: ${n}.`;
	return V("unknown-text", r, {
		severity: "warning",
		scope: "project"
	});
}
function Va({ commits: e = [] }, t) {
	let n = e.filter(({ time: e }) => e === Infinity).flatMap((e) => [...e.trailers.overwrites.map((n) => {
		let r = t.get(n);
		if (!r?.isChanged) return Ba(e, n, r ? Na : Pa);
		let i = `Commit ${e.id.slice(0, 7)} has the trailer ${Me}: ${n}. After the merge, apply overwrites this translation in Lokalise, if it is older than the commit.`;
		return V("unknown-text", i, { severity: "warning" });
	}), ...e.trailers.mentions.map((t) => Ba(e, t, Fa))]);
	return ln(n);
}
function Ha(e, t = {}) {
	let n = new Map();
	for (let r of e.kinds) {
		let i = gt(r, t[r.plural] ?? []);
		for (let t of e.entries[r.plural] ?? []) for (let { part: e = "", after: a } of b(r, t)) {
			let o = i.find(t), s = !L((o && Ee(r, o, e)) ?? null, a ?? null);
			for (let i of w(r.identity(t.values))) n.set(`${i}:${e}`, { isChanged: s });
		}
	}
	return n;
}
// src/history/writers.ts
function Ua(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Wa(e, t) {
	return I(() => Ga(e, k(t)));
}
async function Ga(e, t) {
	try {
		let n = i(await e.contributorMe(t)) ?? {}, r = [d(n.user_id), c(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof m) || e instanceof o) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function Ka({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Ua(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [V("unknown-writers", a, {
		severity: "warning",
		scope: "change"
	})];
}
// src/history/textVerdicts.ts
async function qa(e, t, n, r) {
	let i = (t) => tt(t, [e]), a = {
		...n,
		overwrite: i(n.overwrite),
		accept: i(n.accept)
	}, o = ie(e, t, a, Ct), s = await Ja(o, r), c = (n) => ie(e, t, a, n, s), l = s ? c(Ct) : o, u = new Map();
	if (l.is === "stopped") return {
		...l,
		reasons: u,
		takenBack: []
	};
	let d = a.accept.length > 0 ? "accept" : "overwrite", f = it(`--${d}`, a[d], e, t.project);
	if (f.length > 0) return {
		is: "stopped",
		problems: f,
		reasons: u,
		takenBack: []
	};
	let p = await Ka(a, r), m = l.open.length === 0, { verdicts: h, unknown: g = [] } = m ? { verdicts: new Map() } : await Xa(l.open, e, a, r);
	for (let e of h.values()) e.is === "undecided" && "why" in e && u.set(e.cause, e.why);
	let _ = m ? l : c((e) => h.get(O(e))), v = l.open.filter((e) => io(h.get(O(e))));
	return {
		..._,
		problems: [
			..._.problems,
			...p,
			...g
		],
		reasons: u,
		takenBack: v
	};
}
async function Ja(e, { history: t, asked: n }) {
	let r = (e.is === "planned" ? e.kinds : []).flatMap(({ kind: e, matching: t }) => t.matches.flatMap(({ declared: t, live: n }) => n !== void 0 && e.textFiles?.otherFile(t, n) || []));
	if (r.length === 0) return;
	let i = [...new Set(r.flatMap((e) => e.paths))], { is: a, versions: o } = await t.versions(0, i, n), s = new Set(o.flatMap(({ path: e, now: t, before: n }) => n === "" ? [] : [e, t])), c = Rt(r, ({ filename: e }) => [e]), l = (e) => e.some((e) => e.paths.some((e) => s.has(e))) ? "ours" : Ya[a];
	return new Map([...c].map(([e, t]) => [e, l(t)]));
}
const Ya = {
	read: "others",
	unreadable: "unknown"
};
async function Xa(e, t, n, r) {
	let { history: i, manifests: a, asked: o, ownUser: s } = r, c = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), l = Ft(e.map((e) => Qa(e, Za(e, c)))), u = await i.versions(l, a, o);
	if (u.is === "unreadable" && u.noGit && e.some((e) => !e.isHeld && ro(e, n) === void 0)) throw new ht(u.why);
	let d = new $a(e, t, n, c, u, r), f = new Map();
	for (let t of e) f.set(O(t), await d.verdictOn(t));
	return {
		verdicts: f,
		unknown: [
			...d.notApplied(),
			...await d.withoutEffect(f),
			...eo(e, f, n),
			...o?.target === void 0 ? [] : to(e, f)
		]
	};
}
function Za({ by: e }, t) {
	return t.is === "known" ? Ua(t.names, e) : void 0;
}
function Qa({ at: e, isHeld: t }, n) {
	return e === void 0 || t ? Infinity : e - (n === !1 ? 0 : 2592e3);
}
var $a = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	#o;
	#s;
	#c = new Set();
	#l = new Map();
	constructor(e, t, n, r, i, { history: a, manifests: o, asked: s, applied: c, ...l }) {
		this.#e = n, this.#t = r, this.#n = i, this.#r = so(i, e, l), this.#i = Object.values(t.entries).flatMap((e) => e ?? []), this.#a = new Ia(i, a, o, s?.now), this.#o = c && I(c), this.#s = Lt(async (t) => so({
			versions: [],
			merged: await this.#a.squashed(t)
		}, e, l).merged);
	}
	async verdictOn(e) {
		let t = ro(e, this.#e);
		if (t === "write" || t === "pull") return { is: t };
		let { kind: n, entry: r, language: i } = e, a = {
			...e,
			question: e,
			declared: Ee(n, r, i)
		}, o = this.#u(a);
		if (e.isHeld) return {
			is: "held",
			...o?.periods[0]?.since === Infinity && { cause: "not committed" }
		};
		let s = (t) => oe(e, Za(e, this.#t), t, oo(e, a.declared)), c = await this.#d(s(o), a, o, s), l = c.is === "conflict" || c.is === "undecided" || c.is === "pull" && this.#a.hasFor(e);
		return t || !o || !l ? ao(t, c, this.#t) : this.#f(c, a, o, s);
	}
	#u(e) {
		let { versions: t, merged: n } = this.#r, r = this.#n;
		if (r.is === "read") return me(e, t, n, this.#i);
		if (r.noRepository) return;
		let i = Qa(e, Za(e, this.#t)) <= (r.back ?? Infinity);
		return {
			...me(e, t, n, this.#i),
			...i && { unread: r.why }
		};
	}
	async #d(e, t, n, r) {
		if (e.is !== "pull" || !this.#o || !n) return e;
		let i = await this.#o();
		if (i?.is !== "read") return i?.isUnknown && this.#c.add(i.why), e;
		let a = ge(t, i.declared.entries[t.kind.plural] ?? [], this.#i);
		return Se(a, t.declared) ? e : r(no(n, a));
	}
	async #f(e, t, n, r) {
		let i = n.periods[0]?.by;
		this.#l.set(t.question, i);
		let a = await this.#a.deciding(t.question, i);
		if (a !== void 0) return {
			is: "write",
			commit: a
		};
		let o = i === void 0 ? [] : await this.#s(i);
		if (o.length === 0) return ao(void 0, e, this.#t);
		let s = [...n.merged, ...re(t, o, this.#i)];
		return ao(void 0, r({
			...n,
			merged: s
		}), this.#t);
	}
	notApplied() {
		return [...this.#c].map((e) => {
			let t = `It is not known what was applied last, so a text of the files that is not applied yet may be taken for an older one. Reason: ${e}.`;
			return V("not-read", t, {
				severity: "warning",
				scope: "project"
			});
		});
	}
	async withoutEffect(e) {
		let t = [];
		for (let [n, r] of this.#l) e.get(O(n))?.is !== "write" && R(t, await this.#a.withoutEffect(n, r));
		return ln(t);
	}
};
function eo(e, t, { overwrite: n }) {
	return n.flatMap((n) => {
		let r = ({ kind: e, entry: t, object: r, language: i, isHeld: a }) => ct([n], {
			kind: e,
			entry: t,
			live: r
		}, i, a === !0) !== void 0, i = (e) => ["pull", "held"].includes(t.get(O(e))?.is ?? ""), [a, ...o] = e.filter(r);
		if (!a || ![a, ...o].every(i)) return [];
		let s = `overwrite ${n} decides nothing, because a pattern counts only for conflicts and undecided texts. To write the text of the file over a newer one of the project, name it: ${a.kind.label(a.entry.values)}:${a.language}`;
		return [V("unknown-text", s, {
			severity: "warning",
			scope: "project"
		})];
	});
}
function to(e, t) {
	let [n, ...r] = e.flatMap((e) => {
		let n = t.get(O(e));
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
	return [Ye(n.kind, n.entry, "conflict", a, o)];
}
function no({ periods: [e, ...t], ...n }, r) {
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
function ro({ kind: e, entry: t, object: n, language: r, isHeld: i }, { overwrite: a, accept: o }) {
	let s = {
		kind: e,
		entry: t,
		live: n
	}, c = (e) => ct(e, s, r, i === !0), [l, u] = [c(a), c(o)];
	return l === "whole" ? "write" : u === "whole" ? "pull" : l ? { is: "overwrite" } : u && { is: "accept" };
}
const io = (e) => e?.is === "write" && e.takesBack === !0;
function ao(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided" || io(t);
	return e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function oo({ kind: e, live: t }, n) {
	let r = z(t) && z(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? z(n) && z(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function so({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => {
		let t = (t) => a.flatMap((n) => he(n, e, t, r, i)), { before: n, after: o, ...s } = e;
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
// src/backup/write.ts
var co = class {
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
			let t = this.kept.get(lo(e));
			if (!t) return [e];
			let n = t.action === "update" && e.action === "update" && A(e.kind).mergeKept?.(t, e) || e;
			return L({ ...t.entry }, { ...n.entry }) && L({ ...t.wrote }, { ...n.wrote }) && this.written.has(t) ? [] : [n];
		});
		if (r.length !== 0 && n) {
			for (let e of r) this.kept.set(lo(e), e);
			for (let [e, n] of Object.entries(t)) this.urls.set(e, n);
			return this.next ??= this.last.catch(() => {}).then(() => this.writeAll(n)), this.last = this.next, this.next.then(() => void 0, (e) => `Nothing is removed or overwritten without a backup. ${e instanceof Error ? e.message : String(e)}`);
		}
	}
	async writeAll(e) {
		this.next = void 0;
		let t = [...this.kept.values()], n = t.filter((e) => !this.written.has(e));
		await e.write(t, n, this.urls);
		for (let e of n) this.written.add(e);
	}
};
function lo({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const uo = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, fo = {
	lineWidth: -1,
	noRefs: !0,
	quoteStyle: "double"
};
function po(e, t, n) {
	let { wrote: r, ...i } = mo(e, t, []).backup, a = [
		`# Project: ${yo(`${t.project_name} (${t.project})`)}`,
		`# Time: ${t.time}`,
		`# To restore it: ${yo(t.restore)}`
	], o = e.map(({ name: e, plural: t }) => vo(t, n.filter(({ kind: t }) => t === e).map((e) => _o(e).entry), "")), s = n.map((e) => _o(e).wrote), c = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		`${a.join("\n")}\n\n`,
		"backup:\n",
		...Object.entries(i).map(([e, t]) => `  ${e}: ${JSON.stringify(t)}\n`),
		vo("wrote", s, "  ") || "  wrote: []\n",
		...o
	].join("");
	return `${c}# End of the backup. SHA-256 of the lines above: ${Qe(c)}\n`;
}
function mo(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(go);
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
function ho(e) {
	let [t, n] = uo.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : Qe(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function go({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = A(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const _o = Nt((e) => ({
	entry: v([e.entry], fo),
	wrote: v([go(e)], fo)
}));
function vo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/\n\.{3}\n/g, "\n").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function yo(e) {
	return e.replace(Bt, " ");
}
// src/backup/read.ts
const bo = Dt([F(), Mt()]), xo = (e) => Et({
	format_version: Ot(2),
	project: F().min(1),
	project_digest: F().exactOptional(),
	project_name: F(),
	time: F(),
	wrote: At(Et({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, bo.exactOptional()])),
		action: jt([...Wt, "update"]),
		values: kt(F(), Tt()).default({})
	}))
}), So = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Co(e, t, n) {
	return Do(e, Eo(t, n.replaceAll("\r\n", "\n")));
}
const wo = "\n  - ";
function To(e, t, n, r) {
	let i = Eo("", t), { problems: a } = Do(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(mo(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !A(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Eo(e, t) {
	let n = ho(t), r = n === "cut" ? t.lastIndexOf(wo) : -1;
	return {
		text: t,
		damage: n,
		yaml: wt(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function Do(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = de(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = xo(e).safeParse(s?.value), l = (e) => V("bad-backup", e, { place: sn(r.file, s?.span ?? r.span) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) {
		let a = l(Oo(e, n, t.includes(wo) ? c.data?.wrote : void 0, i));
		if (n === "cut") return { problems: [a] };
		let o = t.trimEnd().length, s = pn(r.file, t.lastIndexOf("\n", o - 1) + 1, o);
		return { problems: [{
			...a,
			place: s
		}, ...r.problems] };
	}
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no header \"backup\". Use the file that the run named as its backup.";
		return { problems: cn(r.problems) ? r.problems : [l(e)] };
	}
	let { wrote: f } = c.data, p = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let s = we(r, a, n);
		R(o, s.problems);
		let c = Rt(f, (e) => Ao(e, t));
		return s.entries.flatMap(({ values: e, span: n }) => {
			let [i] = Ao(e, t).flatMap((e) => c.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(V("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: sn(r.file, n) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (cn(o)) return { problems: o };
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
function Oo(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup was edited or damaged after it was written: the lines above do not have this SHA-256. It does not say which line changed.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${So}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => Ao(e, i)) : []);
		return n.flatMap((e) => Ao(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	return a.length === 0 ? `${i} ${So}` : `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, ko).join(", ")}${a.length > ko ? ` and ${a.length - ko} more` : ""}. ${So}`;
}
const ko = 10;
function Ao(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function jo(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = yn(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n) {
			let r = a ?? `${i}.yaml`, o = !1;
			try {
				await Sn(e, { recursive: !0 });
				let s = {
					mode: 384,
					isReadBack: !0
				};
				a !== void 0 && await Te(r, t(r), s);
				for (let e = 2; a === void 0 && !o; e++) o = await Pe(r, t(r), s), o || (r = `${i}-${e}.yaml`);
				n.size > 0 && await Te(Mo(r), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`, s), await dt(e), await dt(vn(e)), a = r;
			} catch (e) {
				throw o && await Cn(r, { force: !0 }).catch(() => {}), Error(`The backup ${r} cannot be written: ${Je(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function Mo(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function No(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [V("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = bn(n.working, t), a = await ze(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...Co(e, Le(i, n), a.value),
		urls: await Po(Mo(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function Po(e) {
	try {
		let t = JSON.parse(await Ze(e, "utf8")), n = z(t) ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
function Fo(e, { batchSize: t = 500 }) {
	return Lo(e).map((e) => Dn().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function Io(e, t, n) {
	let r = new kn(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: $t,
			variables: n.variables,
			verdicts: _
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Nn(n.halt, n.mayWrite),
		backup: new co(n.backup),
		snapshot: I(async () => n.snapshot && Pn(a, await n.snapshot(), r)),
		languages: tr(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(Dn().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: U(n)
		}));
	}, c = pe(n.concurrency);
	await wn();
	for (let e of Fo(t, n)) {
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
	return l && u && r.remarks.push(V("api-error", l, {
		place: u,
		scope: "project"
	})), r;
}
function Lo({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => le(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Ro(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Ro(e) {
	let t = Rt(e, (e) => ue(e, "before")), n = new Map(e.map((e) => [e, ue(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/backup/restore.ts
function zo({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: $t,
		variables: i,
		verdicts: _
	}, c = e.map((e) => {
		let i = n.objects[e.plural]?.objects ?? [];
		return {
			kind: e,
			parts: Bo(e, t[e.plural] ?? [], i, {
				context: s,
				force: r
			})
		};
	}), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = Ce(c.flatMap(({ parts: e }) => e)), m = c.map(({ kind: e, parts: t }) => [e.plural, {
		unchanged: Ce(t).unchanged,
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
function Bo(e, t, n, { context: r, force: i }) {
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
			...Vo(e, t, c, u, d)
		};
	});
}
function Vo(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: u.name,
			label: u.label(a),
			place: sn(r, i)
		}, s = Ye(u, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...l, s]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal.message);
	let f = `The ${u.name} ${D(u, t.declared).id} no longer exists`, p = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${f}${p}, so it cannot be restored. Copy from here what you need.`);
	let m = n === void 0 ? qe(u, {
		declared: o,
		live: c
	}, s, i.ref) : Ho(u, t, r, n, i), h = [...l, ...m.problems];
	return c === void 0 ? {
		...m,
		problems: h
	} : !m.change && h.length === l.length ? {
		kept: [],
		problems: h
	} : d("name-taken", `${f}${p}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function Ho(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let s = qe(e, {
		declared: n,
		live: i
	}, r, o), { change: c, problems: l, kept: u } = s;
	if (c?.action !== "update") return s;
	let d = e.context(n.values, i, r), f = t.values[e.fields.find(({ role: e }) => e === "identity")?.name ?? ""], p = e.liveContext(i, r, typeof f == "string" ? f : ""), m = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || Be(s) && !N(e.name, n) || Uo(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(r), u = o === void 0 ? l : Ht(l, o), f = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !f ? !1 : f.same(f.stored(i, p, o) ?? s, u, d);
	}, h = e.fields.find(({ role: e }) => e === "text"), g = ({ field: e }) => e === h?.name, _ = ([e, r]) => {
		let i = c.fields.find((t) => g(t) && t.part === e);
		if (i) return !m(i);
		let [a, o] = [n.values, t.values].map((t) => Ht(new Map(Object.entries(t)).get(h?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && h?.same(r, o, d));
	}, v = h?.toManifest(i, p), y = !a && z(v) && Object.entries(v).some(_), b = c.fields.some((t) => N(e.name, t) && (y || !m(t))), x = (t) => m(t) && !(b && (g(t) || N(e.name, t))), S = Ge(e, i, c.fields.filter(x), r.project), C = c.fields.filter((e) => !x(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: c.label,
			id: c.id,
			reason: m(t) && N(e.name, t) ? "converts" : "changed-since",
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
	let w = Ne(e, i, S);
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
function Uo(e, t) {
	return z(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && z(t) && Object.values(t).includes(e);
}
function Wo({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => at(e.kind, t)));
}
function Go({ changes: e }) {
	return e.some((e) => e.action === "update" && (A(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? N(e.kind, t) : t.before !== void 0 && !Be(t.before))));
}
// src/run/applyPlan.ts
const Ko = V("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" });
async function qo(e, t, n, r, i, a) {
	let { settings: o, declared: s } = r, { cancellation: c, permission: l } = a, u = Jo(t, r, i, a), d = Yo(t.changes.length, o.name, a), f = t.changes.some(({ action: e }) => e === "destroy"), p;
	d.report();
	let m = await Io(e, t, {
		variables: s.variables,
		concurrency: o.concurrency,
		batchSize: a.batchSize ?? 500,
		useAutomations: o.useAutomations,
		halt: () => c.reason,
		mayWrite: async () => (p = await l?.toWrite(f && o.rules.allowRemovals === void 0), p?.message),
		snapshot: o.snapshot === "off" ? void 0 : () => Zo(a, u.time),
		tokenPlace: o.tokenPlace,
		backup: u.place,
		wait: a.wait,
		onBatch: (e, t) => {
			a.onBatch(e, t), d.add(t.length);
		}
	}), { bugs: h, remarks: g, snapshot: _ } = m, v = t.changes.map((e) => ({
		change: e,
		outcome: m.of(e)
	}));
	return {
		...n,
		results: [...v, ...n.results ?? []],
		problems: [
			...n.problems,
			...p && !c.stopped ? [p] : [],
			...g,
			...h.length > 0 ? [Ko] : [],
			...u.problems()
		],
		...u.written(),
		..._ && { snapshot: _ },
		...h.length > 0 && { bugs: h }
	};
}
function Jo(e, { settings: t, declared: { kinds: n } }, { backupDir: r, restoreFlags: i }, { folders: a, environment: o, now: s }) {
	let c = new gn();
	c.hide(t.secrets);
	let l = c.clean(t.id), u = new Date(s()).toISOString().replace(/\.\d+/, ""), d = {
		project: l,
		...l !== t.id && { project_digest: Qe(t.id) },
		project_name: e.project.name,
		time: u
	}, f = r === void 0 ? void 0 : jo(r, t.name ?? l, s()), p = (e) => Xo(Le(e, a), i), m;
	return {
		time: u,
		place: f && {
			write: async (e, t, r) => {
				await f?.write((r) => {
					let i = {
						...d,
						restore: p(r)
					};
					return To(n, po(n, i, t), i, t), po(n, i, e);
				}, r).catch((e) => {
					throw m = e.message, e;
				});
			},
			keepsUrls: o.GITHUB_ACTIONS !== "true"
		},
		problems: () => m === void 0 ? [] : [V("backup-not-written", m, { scope: "project" })],
		written: () => f?.path === void 0 ? {} : {
			backup: Le(f.path, a),
			restore: p(f.path)
		}
	};
}
function Yo(e, t, { onProgress: n }) {
	let r = 0, i = () => n?.(r < e ? {
		phase: "applying",
		project: t,
		count: {
			done: r,
			total: e,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: t
	});
	return {
		report: i,
		add: (e) => {
			r += e, i();
		}
	};
}
function Xo(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(Jt).join(" ");
}
async function Zo({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || await (async () => (await xe(t.working, i))?.commit())().catch(() => void 0))?.slice(0, 7) ?? r})`;
}
// src/plan/reviewedPlan.ts
const Qo = "Plan again, and review the new plan.";
function $o(e, t, n) {
	let r = It(t.changes, (e) => B(es(e))), i = new Set(e.changes.filter((e) => r.get(B(es(e)))?.shift())), a = (e) => B([e.action, We(e)]), o = It([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = o.get(a(e))?.shift();
		return [{
			change: e,
			outcome: U(`${t ? ts(t, e) : "this change is not in the reviewed plan"}. ${Qo}`)
		}];
	}), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: is(e, n) ?? U(`this change is in the reviewed plan, but a plan from the present manifests and live values does not have it. ${Qo}`)
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
		We(e),
		e.label,
		r,
		n,
		i,
		rs(e),
		t
	];
}
function ts(e, t) {
	let n = (e) => B(ns(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && rs(e) !== rs(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function ns(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function rs(e) {
	return e.action === "create" ? "" : e.seen;
}
function is(e, t) {
	let n = A(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && W(n, e, r, t).state === "done");
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
// src/run/facts.ts
async function as(e) {
	let { client: t, project: n, settings: r, baselines: i, context: a } = e, { command: o } = r, s = i.target && Ae(i.target, n), c = s?.is === "read" ? s : void 0, l = [{
		declared: n.declared,
		rules: n.settings.rules
	}, ...c ? [c] : []], u = l.map(({ declared: e }) => e), d = i.reviewed?.get(n.settings.id)?.changes ?? [], f = {
		rules: l.map(({ rules: e }) => e),
		reviewed: d
	}, p = (e) => ir(t, n.settings.id, u, e ? void 0 : f, o === "status"), m = await p(os(e));
	if (!m.ok) return m;
	let h = {
		now: Math.floor(e.now() / 1e3),
		target: c?.commit
	}, g = {
		...cs(e),
		asked: h
	}, _ = ss(e) ? await He(h.now - Re, n.declared, g) : void 0, v = Object.values(m.value.objects).some(({ notRead: e }) => e);
	if (_ && v && rt(n.declared, _.entries).size > 0 && (m = await p(!0)), !m.ok) return m;
	let { declared: [y = n.declared, b], ...x } = m.value;
	return _n({
		command: o,
		project: n,
		live: x,
		declared: y,
		target: s && {
			is: s,
			declared: b
		},
		sources: g,
		isWorkflow: a.folders.confined !== void 0,
		checkout: _ && ls(_.uncommitted, a),
		lately: _?.entries ?? {}
	});
}
function os({ settings: e, project: t }) {
	let { command: n, all: r } = e;
	return n === "drift" || n === "plan" && r && t.settings.rules.filter.length === 0;
}
function ss({ settings: { command: e }, baselines: { target: t, applied: n } }) {
	return !t && !n && (e === "apply" || e === "plan");
}
function cs({ client: e, project: t, settings: n, baselines: r, context: i }) {
	let { applied: a } = r;
	return {
		ownUser: Wa(e, t.settings.id),
		history: i.history,
		manifests: Oe(t),
		textFiles: t.textFiles,
		usable: n.usable,
		applied: a && (() => a().then((e) => e && Ae(e, t)))
	};
}
function ls(e, { folders: t, environment: n, cancellation: r }) {
	let i = {
		environment: n,
		signal: r.stopping
	};
	return {
		uncommitted: e,
		repository: () => xe(t.displayRoot, i)
	};
}
function us({ declared: e, live: t, project: n, sources: r }) {
	return qa(e, t, n.settings.rules, r);
}
async function ds(e, t) {
	let { target: n, project: r, lately: i } = e, a = n && await fs(e), o = rt(r.declared, i);
	return {
		...e,
		planned: t,
		target: n?.declared && {
			declared: n.declared,
			keptTexts: a?.is === "planned" ? a.keptTexts : []
		},
		comparison: n && ce(t, n.is, a),
		noLongerDeclared: [...t.unmanaged.filter((e) => o.has(B([e.kind, e.label]))), ...ot(t, {
			plan: { changes: [] },
			kinds: nt(t.kinds, i)
		})]
	};
}
async function fs({ target: e, live: t, sources: n }) {
	if (e?.is.is === "read" && e.declared) return qa(e.declared, t, e.is.rules, {
		...n,
		history: ps(n.history),
		manifests: [...new Set([...n.manifests, ...e.is.manifests])]
	});
}
function ps(e) {
	let t = ({ until: e }) => e !== Infinity;
	return {
		...e.pullOf && { pullOf: e.pullOf },
		async versions(...n) {
			let { versions: r, merged: i = [], commits: a = [], ...o } = await e.versions(...n);
			return {
				...o,
				versions: r.filter(t),
				merged: i.filter(t),
				commits: a.filter(t)
			};
		}
	};
}
// src/files/undeclaredFiles.ts
async function ms(e, t, n, r) {
	let i = new Set(await x(e, r)), a = await Ve("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : bn(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + xn);
	return hs(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function hs(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await wn();
		try {
			let e = t(a, et(await lt(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, Le(a.full, n));
		} catch {}
	}
	return i;
}
async function gs({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(await x(r, a)), s = [];
	for (let e of t.filter(({ files: e }) => rn(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await te(e, i, a)) {
			let i = ye(e, n), a = nn(e, i), c = t.flatMap((t) => Yt(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				path: i,
				language: a ?? "",
				...Kt(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => bn(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return hs(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => w(e.identity(t)))), i, a);
}
// src/run/refusals.ts
async function _s({ plan: e, kinds: t }, n, r, i, a) {
	let o = await ys(e, r, i, a);
	return [...[..._a(n, r.rules), ...ga(e, t, r.rules, o)].map((e) => vs(e, r)), ...bs(e, i)];
}
function vs({ settings: e = [], ...t }, { places: n }) {
	let r = [...e, "project"].flatMap((e) => n.get(e) ?? [])[0];
	return r ? {
		place: r,
		...t
	} : t;
}
async function ys({ changes: e, project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, { folders: o, cancellation: { stopping: s } }) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && A(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await ms(c, o, a, s),
		otherLanguage: await gs(n, t, l, o, s)
	};
}
function bs(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !Wo(e) && !Go(e) ? [] : [V("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/run/status.ts
function xs(e, t, n, r) {
	let i = Ee(e, t, n) !== void 0, a = (t.parts ?? [t]).flatMap(({ file: e }) => r.get(e.path) ?? []), o = ({ source: e, path: t }) => a.some((r) => tn(e, r, n) === t), s = [...r].find(([, e]) => e.language === n && o(e));
	if (!i && s) return un(s[0]);
	let c = e.fields.flatMap(({ name: e, role: t }) => t === "text" ? [e, n] : []);
	return hn(t.file, t.span, i ? c : []);
}
function Ss({ kinds: e }, t, { settings: { required: n }, textFiles: r }) {
	let { baseLanguage: i, languages: a = [] } = t, o = Xt(t), s = e.flatMap(({ kind: e, parts: t }) => t.flatMap(({ entry: t, live: n, kept: a, change: s }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(t)) return [];
		let c = n !== void 0 && e.isArchived(n), l = {
			kind: e.name,
			label: e.label(t.values)
		}, u = (s?.fields ?? []).filter((t) => se(e.name, t)), d = (n) => ({
			place: xs(e, t, n, r),
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
		})), u = (e) => o.filter(({ states: t }) => t.includes(e)).length, d = (t) => l.filter((n) => n.reason === t && "part" in n && n.part === e).length, f = o.filter(({ states: e }) => e.length === 0), p = (e) => o.length > 0 ? u(e) * 100 / o.length : -1, m = Gt.filter((e) => p(e) < (a?.[e] ?? -1)), h = o.map(({ states: e, ...t }) => ({
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
// src/run/project.ts
async function Cs(e, t, n, r) {
	let i = ws(e.settings, e.manifests, t.scope);
	if (r.cancellation.stopped) return i;
	let a = fa(e.settings, t.apiUrl, r);
	if (!a.ok) return {
		...i,
		problems: [a.problem]
	};
	let { reading: o, writing: s, now: c } = a.value, l = {
		project: Es(e, n),
		settings: t,
		baselines: n,
		context: r,
		client: o,
		now: c
	};
	try {
		return await Ts(i, l, s);
	} catch (t) {
		return {
			...i,
			...js(t, e, r)
		};
	}
}
function ws({ name: e, id: t, showTexts: n }, r, i) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		...i && { scope: i },
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function Ts(e, t, n) {
	let { project: r, settings: i, context: a } = t, o = (t) => ({
		...e,
		problems: t
	}), s = await as(t);
	if (!s.ok) return o([s.problem]);
	let c = await $e(s.value);
	if (cn(c)) return o(c);
	a.onProgress?.({
		phase: "planning",
		project: r.settings.name
	});
	let l = await us(s.value), u = [...c, ...l.problems];
	if (l.is === "stopped") return o(u);
	let d = await ds(s.value, l), f = await Ie(d), p = await _s(l, u, r.settings, i, a), m = ks(Ds(e, t, d, {
		problems: u,
		remarks: f,
		refusals: p
	}), d), h = await a.onPlan(m);
	return i.command !== "apply" || p.length !== 0 || on(f) || !m.plan ? m : h ? qo(n, m.plan, m, r, i, a) : As(m, a);
}
function Es(e, { reviewed: t }) {
	let { settings: n } = e, r = t?.get(n.id)?.filter;
	if (!r) return e;
	let i = {
		...n.rules,
		filter: r.filters,
		prune: {}
	};
	return {
		...e,
		settings: {
			...n,
			rules: i
		}
	};
}
function Ds(e, t, n, r) {
	let { command: i } = t.settings, { problems: a, remarks: o, refusals: s } = r, { planned: c, live: l } = n, { plan: u, unmanaged: d } = c, f = s.map((e) => ({
		...e,
		severity: "warning"
	}));
	if (i === "drift") return {
		...e,
		problems: [
			...a,
			...o,
			...f
		],
		plan: u,
		unmanaged: d
	};
	if (i === "status") {
		let n = f.filter(({ code: e }) => e === "foreign-project"), r = Ss(c, l.project, t.project);
		return {
			...e,
			problems: [
				...a,
				...o,
				...n
			],
			plan: u,
			status: r
		};
	}
	return {
		...e,
		problems: [
			...a,
			...o,
			...s
		],
		...Os(t, n)
	};
}
function Os(e, { planned: t, live: n, comparison: r, noLongerDeclared: i }) {
	let { project: a, baselines: o, context: s } = e, c = o.reviewed?.get(a.settings.id), { rules: l } = a.settings, { variables: u } = a.declared, d = {
		project: n.project,
		rules: l,
		variables: u,
		verdicts: _,
		live: n
	}, { plan: f, notApplied: p } = c ? $o(t.plan, c, d) : {
		plan: t.plan,
		notApplied: []
	};
	return {
		plan: f,
		...os(e) && { unmanaged: t.unmanaged },
		...i.length > 0 && { no_longer_declared: i },
		...r && { target: r },
		effort: { requests: Fo(f, s).flat().length },
		...p.length > 0 && { results: p }
	};
}
function ks(e, { project: t, live: { project: { baseLanguage: n } } }) {
	let r = (e) => {
		let { source: r, language: i = n } = t.textFiles.get(e) ?? {};
		return i === n || r?.languages !== void 0 || r?.language !== void 0;
	};
	return {
		...e,
		manifests: e.manifests.filter(r)
	};
}
function As(e, { cancellation: t }) {
	return t.stopped ? e : {
		...e,
		problems: [...e.problems, V("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" })]
	};
}
function js(e, t, { cancellation: n, folders: r }) {
	if (e instanceof m) return { problems: ma(e, n, t) };
	let i = g(e, r.displayRoot);
	if (i) return { problems: [i] };
	let a = e instanceof Error ? e.stack ?? e.message : String(e);
	return {
		problems: [Ko],
		bugs: [a]
	};
}
export { Xn as C, q as D, Yn as E, J as O, tr as S, Jn as T, fa as _, zo as a, cr as b, qa as c, Ha as d, Va as f, da as g, ma as h, qo as i, Wa as l, ga as m, Cs as n, Fo as o, ba as p, ws as r, No as s, As as t, Ia as u, Q as v, Zn as w, or as x, pr as y };
