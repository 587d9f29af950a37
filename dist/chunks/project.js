import { A as e, B as t, C as n, Cn as r, Cr as i, D as a, Di as o, Dn as s, E as c, Ei as l, F as u, Fn as d, Ft as f, Gr as p, In as m, Ir as h, It as g, J as _, Jr as v, Kr as y, Ln as b, Lr as x, Lt as S, M as C, Mn as w, N as T, Nn as E, O as D, Oi as O, P as k, Pn as ee, Pr as A, Qt as te, Rt as ne, S as re, Sn as ie, T as j, Tn as ae, Tr as oe, U as se, Ur as M, W as ce, Wr as le, Zr as ue, _ as de, _i as fe, _n as pe, _t as me, ai as he, b as ge, br as _e, c as ve, ci as ye, cr as be, dr as xe, dt as Se, f as Ce, fn as we, fr as Te, ft as Ee, gn as De, h as Oe, hi as ke, hr as Ae, ht as je, j as Me, jn as Ne, jr as Pe, k as Fe, ki as Ie, kn as Le, lr as Re, lt as ze, m as N, mt as Be, nn as Ve, oi as He, or as Ue, ot as We, p as Ge, pn as Ke, pr as qe, pt as Je, q as Ye, qr as Xe, rn as Ze, si as Qe, sn as $e, sr as et, st as tt, tn as nt, ur as P, v as rt, vn as it, vt as at, w as ot, wn as st, x as F, xi as ct, xn as lt, y as ut, yi as dt, yn as ft, zt as pt } from "./engine.js";
import { A as mt, D as ht, O as I, S as L, _ as gt, c as R, f as _t, k as vt, m as z, p as yt, r as bt, s as xt, u as B, v as St, y as Ct } from "./wire.js";
import { c as wt, d as Tt, g as Et, h as V, l as Dt, p as Ot, r as kt, t as At, u as jt } from "./zod.js";
import { $ as Mt, Ai as Nt, Ht as Pt, Kr as Ft, Kt as It, Ni as Lt, Oi as Rt, Ur as zt, Ut as Bt, Wt as Vt, Y as Ht, Yt as Ut, _ as H, cn as Wt, d as Gt, et as Kt, f as qt, gi as Jt, ki as Yt, ln as Xt, nt as Zt, on as Qt, p as $t, pn as en, q as tn, qr as nn, qt as rn, un as an, x as on, zt as sn } from "./start.js";
import { _ as cn, a as ln, c as un, d as dn, f as U, g as W, h as fn, l as pn, p as G, r as mn, t as hn, u as gn, w as _n, x as vn, y as K } from "./client.js";
import { dirname as yn, join as bn, resolve as xn, sep as Sn } from "node:path";
import { mkdir as Cn, rm as wn } from "node:fs/promises";
import { setImmediate as Tn } from "node:timers/promises";
// src/remote/kindRemote.ts
let En = [];
function Dn(e) {
	En = e;
}
function On() {
	return En;
}
function kn({ name: e }) {
	let t = En.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var An = class {
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
const jn = q("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function Mn(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function Nn(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = Mn(e, t, n, r);
	return !c && l ? q("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? q("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => {
		let n = [JSON.stringify(e.after), JSON.stringify(t)], [r, i] = Mt(...n, Pn);
		return `${e.part ?? e.field}: ${r} was sent, ${i} is stored${Kt(...n)}`;
	}).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
const Pn = 200;
// src/remote/sending.ts
var Fn = class {
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
		Vn(e) && (this.refusal ??= n), Un(e) && (this.cause ??= `The service refuses all requests for this project: ${n}`), t && (e instanceof W ? !this.accepted && this.lastRefusal === n && (this.cause ??= `The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= `The service could not be reached: ${n}`, this.lastRefusal = n);
	}
};
async function In({ client: e, projectId: t, stop: n }, r, i) {
	try {
		let { snapshot_id: n, title: a } = await mn(e, t, r);
		i.snapshot = {
			id: gn(n) ?? G(n) ?? "without an id",
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
const Ln = 2e3;
function Rn(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return q("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function zn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var Bn = class extends Error {};
function Vn(e) {
	return e instanceof W && (vn(e) || e.status === 403);
}
const Hn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function Un(e) {
	return e instanceof W ? Hn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Wn(e) {
	return e.name === "TimeoutError" || e instanceof W && [
		413,
		502,
		504
	].includes(e.status);
}
function Gn(e, t) {
	return e instanceof W || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof fn && !e.mayHaveHappened ? J(e.message) : q(e.mayHaveHappened ? "unknown result" : "refused", e.message);
}
var X = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function Kn(e) {
	try {
		return on(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return $t(H(e.code, e.message, { scope: "project" }));
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
function qn({ message: e }, t) {
	return q("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function Jn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Yn(e, t = "") {
	return J(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Xn(e, t) {
	return J(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Zn(e, t) {
	return t.mayHaveHappened ? qn(t, e) : Y(t);
}
async function Qn(e, t, { languages: n, ...r }) {
	let i = () => ir(e, t), [a, o] = await Promise.all([e.projectDetails(b(t)), n === !0 ? i() : void 0]), s = U(U(a)?.statistics) ?? {}, c = n === "counted" ? dn(s.languages, or) : void 0, l = o ?? (n && !c ? await i() : void 0);
	return {
		project: rr(t, a, l ? nr(l) : c, r),
		details: a,
		statistics: s,
		languages: l
	};
}
function $n(e, t) {
	return Qn(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
}
async function er(e) {
	return (await Z(e))?.project;
}
async function tr(e, t) {
	return nr(await ir(e, t));
}
function nr(e) {
	let t = dn(e, or);
	if (!t) throw sr("a language has no usable lang_iso");
	return t;
}
function rr(e, t, n, r) {
	let i = U(t) ?? {}, a = U(i.settings) ?? {}, o = pn(a.per_platform_key_names), s = pn(a.segmentation), c = gn(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = G(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	if (d.length > 0) throw sr(`the project has no usable ${d.join(" and ")}`);
	return {
		id: e,
		name: G(i.name) || e,
		type: G(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: pn(a.auto_toggle_unverified)
	};
}
async function ir(e, t) {
	let n = await _n(() => e.languages(t, { limit: 500 }), (e) => or(e)?.iso);
	if (n) return n;
	throw new X("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function ar(e, { id: t, languages: n }) {
	let r = async () => (n ?? await tr(e, t)).map(({ iso: e }) => e), i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function or(e) {
	let { language_iso: t, language_id: n, lang_iso: r, lang_id: i, plural_forms: a } = U(e) ?? {}, o = G(r ?? t);
	if (o !== void 0 && o !== "") return {
		iso: o,
		id: gn(i ?? n),
		pluralForms: dn(a, G) ?? []
	};
}
function sr(e) {
	return new X(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function cr(e, t, n, r, i = !1) {
	let a = n.flatMap(Xe), [{ kinds: o } = { kinds: [] }] = n, s = o.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), c = await Kn(() => Qn(e, t, {
		languages: (a.length > 0 || i) && "counted",
		names: s.some(({ namesByPlatform: e }) => e),
		texts: i || a.some(({ ofText: e }) => e)
	}));
	if (!c.ok) return c;
	let { project: l, statistics: u, languages: d } = c.value, f = n.map((e) => v(e, l.baseLanguage)), p = new Set([...f.flatMap(Xe).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(({ entries: e }) => Object.values(e).flat()).flatMap(je)]), m = (e = []) => e.filter(({ iso: e }) => i || p.has(e)), h = ({ plural: e, name: t }) => r && {
		declarations: r.rules.map((t, n) => ({
			entries: f[n]?.entries[e] ?? [],
			rules: t
		})),
		reviewed: r.reviewed.filter(({ kind: e }) => e === t)
	}, g = (t) => dr({
		client: e,
		project: {
			...l,
			languages: t
		},
		statistics: u,
		languages: m(t)
	}, s, h);
	return Kn(async () => {
		if (d || a.length === 0) return {
			...await g(l.languages),
			declared: f
		};
		let n = m(l.languages).filter(({ id: e }) => e !== void 0).length === p.size, [r, i] = await Promise.all([tr(e, t), n ? g(l.languages) : void 0]);
		return {
			...i && lr(m(r)) === lr(m(l.languages)) ? i : await g(r),
			project: {
				...l,
				languages: r
			},
			declared: f
		};
	});
}
function lr(e) {
	return e.map(({ iso: e, id: t = "" }) => `${e} ${t}`).sort().join();
}
async function ur(e, t, { kinds: n, languages: r, leavesOut: i }, a = () => $n(e, t)) {
	let o = await Kn(a);
	if (!o.ok) return o;
	let { project: s, statistics: c } = o.value, l = r(s);
	if (!l.ok) return l;
	let u = {
		client: e,
		project: s,
		statistics: c,
		languages: l.value
	};
	return Kn(() => dr(u, n, () => void 0, i));
}
async function dr(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await kn(t).observe({
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
async function fr(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([Qn(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await kn(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new X();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
// src/kinds/backup.ts
function pr(e, t, { how: n }, r) {
	let i = Be(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function mr(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.toManifest(t, r) === void 0).map(({ name: e }) => e);
}
function hr(e) {
	return gr(e, ({ after: e }) => e);
}
function gr(e, t) {
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
async function _r(e) {
	let { client: t, project: n, statistics: r, languages: i, plans: o } = e, s = o && Dr({
		...e,
		...o
	}), c = s && await s;
	if (c) return c;
	let l = n.id, u = l === b(l) ? un(r.keys_total) : void 0;
	return a(await vr({
		client: t,
		projectId: l
	}, br(i), i, u));
}
async function vr(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await Cr(e, t, i, r);
	if (yr(a)) return a.listed;
	let o = await wr(e, t, i);
	if (yr(o)) return o.listed;
	throw new X(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function yr({ listed: e, total: t }) {
	return t === e.length;
}
function br(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		...Vr,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
const xr = 5e6;
function Sr(e) {
	if (e > xr) throw new X(`The service says that the project has ${e} keys, and Lokaform reads at most ${xr}. No plan was made. Run again, and report it to the service if the number stays wrong.`);
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
async function Cr({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => gn(e)),
			keys: Fe(a, r),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = Sr(Math.min(i, xr)).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => Sr(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
		o,
		c,
		l,
		...s
	]), m = [
		u,
		...p,
		...f
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._], y = ot(v.flatMap(({ keys: e }) => e)), b = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], x = v.at(-1)?.total, S = v.some((e) => (e.total ?? 0) > (x ?? 0)), C = b.every(({ ids: e }, t) => {
		let n = b[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: y,
		total: S || !C ? void 0 : x
	};
}
async function wr({ client: e, projectId: t }, n, r) {
	let i = [], a = 0;
	for await (let o of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) if (R(i, Fe(o, r)), a += 1, a === 1e4) break;
	let { totalCount: o } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: ot(i),
		total: o
	};
}
const Tr = [
	400,
	404,
	413,
	414,
	431
], Er = /^[\w.:/-]+$/;
function Dr(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = un(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => w(F, e) !== "off")) return;
	let o = r.flatMap(({ entries: e }) => e.map((e) => e.values)), s = new Set(o.flatMap((e) => [...ge(e), ...de(e).flatMap(({ name: e = [] }) => e)])), c = new Set(o.flatMap(({ key_id: e }) => e ?? []));
	if (![...s].every(Pr)) return;
	let l = Fr(s).length + Ir(c).length;
	return Math.max(1, l) * 4 > Math.ceil(a / 500) ? void 0 : (async () => {
		let t = [Or(e, s, c), Mr(e, a)], [n, r] = await Promise.all(t), i = r - n.length;
		return i >= 0 && Nr(n, e) ? {
			objects: n,
			unusable: [],
			notRead: i
		} : void 0;
	})().catch((e) => {
		if (!(e instanceof W && Tr.includes(e.status) || e instanceof X)) throw e;
	});
}
async function Or(e, t, n) {
	let r = await kr(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await Ar(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort(({ key_id: e }, { key_id: t }) => e.length - t.length || (e < t ? -1 : 1));
}
async function kr(e, t) {
	let n = await Promise.all(Fr(t).map(async (n) => (await jr(e, { filter_keys: n })).filter(({ key_name: e }) => j(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => j(e)));
	if (![...t].every((e) => r.has(e) || Er.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function Ar(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(Ir(t).map((t) => jr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function jr({ client: e, project: t, languages: n }, r) {
	let i = await zr({
		client: e,
		projectId: t.id
	}, {
		...br(n),
		...r
	}), o = n.map(({ iso: e }) => e), { objects: s, unusable: c } = a(Fe(i, o));
	if (c.length > 0) throw new X();
	return s;
}
async function Mr({ client: e, project: { id: t } }, n) {
	if (t === b(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function Nr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) ? t.every(({ entries: t, rules: n }) => ut(t, e, !1, rt(n)).fresh.length === 0) : !1;
}
function Pr(e) {
	return !e.includes(",");
}
const Fr = (e) => Rr(e, 500, 2e3, Lr), Ir = (e) => Rr(e, 500, 7e3, Lr), Lr = (e) => encodeURIComponent(e).length + 3;
function Rr(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function zr({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new Br();
	if (r.totalCount !== ot(Fe(r)).length) throw new X();
	return r;
}
var Br = class extends X {};
const Vr = {
	include_translations: !0,
	disable_references: !0
};
async function Hr(e, t, n = []) {
	let r = await Promise.all(Ir(t.map(String)).map((t) => Wr(e, t)));
	return a(Fe(r.flat(), n));
}
async function Ur(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => Hr(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => [e, void 0].flatMap((e) => o.get(e) ?? []);
	return i && (({ id: e }) => ({
		key: a.get(String(e)),
		lacks: s(String(e))
	}));
}
async function Wr(e, t) {
	try {
		return await zr(e, {
			...Vr,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof Br || n instanceof W && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Wr(e, t.slice(0, r)), ...await Wr(e, t.slice(r))];
	}
}
async function Gr(e, t) {
	let n = new Set(t.flatMap((e) => j(e))), r = [...n].every(Pr) ? Fr(n).map((e) => ({
		...Vr,
		filter_keys: e
	})) : [Vr], i = [];
	for (let t of r) R(i, await vr(e, t));
	return Kr(a(i), n);
}
function Kr({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(j(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function qr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, o = await Hr(i, r.flatMap(({ key_id: e }) => e ?? [])), s = new Set(o.objects.map(({ key_id: e }) => e)), c = r.filter(({ key_id: e }) => !s.has(String(e))), l = new Set(c.flatMap(({ key_name: e }) => j(e)));
	if (l.size === 0) return o;
	let u = Kr(a(await vr(i, {})), l), d = await Hr(i, u.objects.map(({ key_id: e }) => e)), f = d.objects.filter(({ key_id: e }) => !s.has(e));
	return {
		objects: [...o.objects, ...f],
		unusable: [
			...o.unusable,
			...u.unusable,
			...d.unusable
		]
	};
}
// src/keys/outcomes.ts
async function Jr(e, t) {
	let n = await Yr(e, t.filter((t) => t.answer.is === "refused" ? /already taken/i.test(t.answer.error.message) : !Qr(e, t)).map((e) => e.sent));
	return t.map((t) => Zr(e, t, n.get(t.sent), ti));
}
async function Yr(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = ii(t, {
		keys: (await Z(() => Gr(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function Xr(e, t) {
	let n = await Ur(e, t.filter((t) => t.answer.is !== "refused" && !Qr(e, t)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return Zr(e, t, r?.key, r?.lacks.length === 0 ? ni : jn);
	});
}
function Zr(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && $r(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? $r(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? ei(n.error) : i
	};
}
function Qr({ context: e }, { sent: t, answer: n }) {
	return n.is === "stored" && Mn(F, t.change, n.key, e).length === 0;
}
function $r({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), Nn(F, n, r, e);
}
function ei({ message: e, code: t }) {
	return q("refused", `The service refused it: ${e} (code ${t}).`);
}
const ti = q("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), ni = q("not made", "The service answered without an error, but did not do this. Apply again."), ri = { is: "silent" };
function ii(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) for (let e of i) if (!(!ai(n.out, e.key_name) || t && !oi(e, n.out))) {
		i.delete(e), r.set(n, {
			is: "stored",
			key: e
		});
		break;
	}
	let a = ({ out: e }) => n.filter(({ key_name: t }) => t !== void 0 && ai(e, t)), o = new Map(e.filter((e) => !r.has(e)).map((e) => [e, a(e)]));
	for (let [e, t] of o) {
		let n = [...o.keys()].filter((e) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? ri
	}));
}
function ai({ key_name: e = "", platforms: t = [...bt] }, n) {
	return t.every((t) => D(n, t) === D(e, t));
}
function oi(e, { platforms: t = [], filenames: n = {} }) {
	return bt.every((n) => t.includes(n) === e.platforms.includes(n)) && bt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function si(e, { keys: t, errors: n }) {
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
		answer: r.get(String(e.change.id)) ?? ri
	}));
}
// src/keys/rereadBeforeWrite.ts
const ci = mt((e) => Ee(F.fields, e, {}, []));
function li(e) {
	return {
		change: e,
		out: ci(e)
	};
}
function Q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function ui(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function di(e, t, r, i) {
	let a = (e) => i ? Y(i.error) : e, o = (e) => ({
		due: [],
		outcomes: Q(t, a(J(e)))
	}), s = e.stop.reason();
	if (s !== void 0) return o(s);
	let c = t.filter(({ change: e }) => r || gi(e)), l = c.map(({ change: e }) => e), u = await Ur(e, l), d = l.some(hi) ? u && await Z(() => e.languages()) : [];
	if (!u || !d) return o(pi);
	let f = new Set(c), p = [], m = (t) => {
		let { change: r } = t;
		if (!f.has(t)) return ui(t);
		let { key: i, lacks: o } = u(r);
		if (!i) return o.length > 0 ? a(Yn("key")) : {
			state: "skipped",
			message: mi
		};
		let s = hi(r) ? d.filter((e) => !n(i, e)) : [];
		if (s.length > 0) return a(Yn("key", ` (no usable ${s.join(", ")} text)`));
		let { open: c, kept: l } = _i(r, i, e.context);
		if (c.length === 0) return vi({
			state: "done",
			id: r.id
		}, r, l);
		let m = li({
			...r,
			fields: c
		});
		Si(m.change).length > 0 && e.beforeReshaping.set(r.ref, i);
		let h = fi(m.change, i, e.context);
		return h && p.push(h), {
			...m,
			planned: t,
			kept: l,
			before: i
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
		outcomes: [...g, ...Q(v, a(J(_)))]
	};
}
function fi(e, t, n) {
	if (e.fields.some((t) => Ue(e.kind, t))) {
		let r = pr(F, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: hr(e.fields)
		};
	}
	let r = Be(F, t, F.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => Ct(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => P(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...gr(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: F.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: hr(s ? [s, ...a] : o)
	};
}
const pi = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", mi = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function hi(e) {
	return e.fields.some((t) => P(e.kind, t) || Ue(e.kind, t));
}
function gi({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = F.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || Ue(e, t);
	});
}
function _i(e, t, n) {
	let r = e.fields.find(({ field: e }) => e === "platforms")?.after, i = Array.isArray(r) ? bt.filter((e) => r.includes(e)) : t.platforms, a = {
		...F.liveContext(t, n, e.label),
		platforms: i
	}, o = [], s = [], c = !1;
	for (let n of e.fields) {
		let { field: r, part: i, before: l, after: u, seen: d } = n, f = F.fields.find(({ name: e }) => e === r), p = f?.stored(t, a, i), m = f?.editState?.(t, i), h = d !== void 0 && (m === void 0 || st(e.id, m) !== d);
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
	c ||= s.some((e) => p(l, e));
	let u = c && o.some((e) => P(l, e)), d = o.filter((e) => u && (P(l, e) || p(l, e)));
	return {
		open: o.filter((e) => !d.includes(e)),
		kept: {
			moved: s,
			unconverted: d
		}
	};
}
function vi(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${yi(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${yi(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = yi(t.filter((e) => !i.includes(e)));
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
function yi(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function bi(e, t) {
	let n = t.flatMap(({ change: t, outcome: n }) => {
		let r = e.beforeReshaping.get(t.ref), i = Si(t).some(({ field: e }) => xi(t, n).includes(e));
		return r && i ? [[t, r]] : [];
	}), r = new Map(n), i = await Ur(e, [...r.keys()]);
	return t.map((e) => {
		let t = r.get(e.change);
		return t ? {
			...e,
			outcome: Ci(e, t, i?.(e.change).key)
		} : e;
	});
}
function xi({ fields: e }, t) {
	return t.state === "done" ? yi(e) : t.state === "skipped" ? t.written ?? [] : [];
}
function Si({ kind: e, fields: t }) {
	return t.filter((t) => P(e, t));
}
function Ci({ change: e, outcome: t }, r, i) {
	let [a] = Si(e), o = xi(e, t), s = t.state === "skipped" ? ` ${t.message}` : "";
	if (!i || r.translations?.some(({ language_iso: e }) => !n(i, e))) return q("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`, a?.place);
	let c = wi(r, i).filter((e) => !o.includes(e));
	return c.length === 0 ? t : q("stored differently", `The service removed the texts in ${c.join(", ")} when is_plural changed. The backup has them.${s}`, a?.place);
}
function wi(e, t) {
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: r }) => {
		let i = Ti(r), a = Ti(n(t, e)?.translation ?? "");
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [e];
	});
}
function Ti(e) {
	let t = re(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function Ei(e, t, r, i) {
	for (let { language_iso: a, translation: o, modified_by: s } of t.translations ?? []) {
		let t = n(r, a)?.modified_by;
		o === "" || i.includes(a) || t === void 0 || t === s || e.set(a, (e.get(a) ?? 0) + 1);
	}
}
function Di(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [H("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function Oi(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return Ri(t, Math.ceil(t.length / n.max), (t) => Oi(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, J(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(Mi),
			...ji(e)
		});
		return await Jr(e, ii(t, {
			keys: Ai(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof K)) throw r;
		return Wn(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? ki(e, t, r) : Li(e, t, r, (t) => Oi(e, t), void 0);
	}
}
async function ki(e, t, n) {
	let r = [], i = t;
	for (let t of [0, Ln]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, Y(n))];
		let a = await Yr(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (R(r, await Jr(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, Rn(n, "key"))];
}
function Ai(e) {
	return a(Fe(e)).objects;
}
function ji({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function Mi({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function Ni(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(ui),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await di(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new Bn();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: ln(String(e.id)),
					...t
				})),
				...ji(e)
			};
		}), c = si(a.due, {
			keys: Ai(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && Ei(e.movedWriters, t.before, n.key, r);
		}
		return [...a.outcomes, ...Ii(a.due, await Xr(e, c))];
	} catch (t) {
		let r = Pi(a.due);
		if (t instanceof Bn) return [...a.outcomes, ...n ? Q(r, qn(n.error, "change")) : []];
		if (!(t instanceof K)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await Fi(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await Li(e, a.due, t, (t) => Ni(e, Pi(t), n), n?.error);
		return [...a.outcomes, ...Ii(a.due, i)];
	}
}
function Pi(e) {
	return e.map((e) => e.planned);
}
async function Fi(e, t, n) {
	return e.stop.reason() === void 0 ? Wn(n.error) && n.sent <= 2 && t.length > 1 ? Ri(t, 2, (t) => Ni(e, t, n)) : (await e.wait(zn(n)), Ni(e, t, n)) : Q(t, Y(n.error));
}
function Ii(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: vi(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function Li({ stop: e }, t, n, r, i) {
	return n instanceof W && !Un(n) && t.length > 1 ? Ri(t, 2, r) : (e.note(n, !0), Q(t, Y(Gn(n, i))));
}
async function Ri(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) R(i, await n(e.slice(t, t + r)));
	return i;
}
async function zi(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await Bi(e, t, n), s.due.length === 0) throw new Bn();
		return s.due.map(({ id: e }) => ln(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof Bn) return [...s.outcomes];
		if (!(e instanceof K)) throw e;
		a.note(e), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(zn(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await zi(e, f, t)];
	}
	let m = await Vi(e, f, l, d && Gn(d, n?.error));
	return [...p, ...m];
}
async function Bi(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Ui(t, a(J(e)))
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(s);
	let l = await Ur(e, t, () => e.languages());
	if (!l) return o(pi);
	let u = [], d = [], f = [];
	for (let n of t) {
		let { key: t, lacks: r } = l(n), i = t ? [...c(t), ...mr(F, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? f.push({
			change: n,
			outcome: {
				state: "done",
				id: n.id
			}
		}) : o.length > 0 ? f.push({
			change: n,
			outcome: a(Xn("key", o))
		}) : !t || st(n.id, F.fingerprint(t)) !== n.seen ? f.push({
			change: n,
			outcome: Jn("key", "removed")
		}) : (u.push(n), d.push(pr(F, t, n, e.context)));
	}
	if (u.length === 0) return {
		due: u,
		outcomes: f
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...f, ...Ui(u, Hi(n.error))]
	};
	let p = await r.save(d) ?? await i.beforeWrite() ?? (u.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
	return p === void 0 ? {
		due: u,
		outcomes: f
	} : {
		due: [],
		outcomes: [...f, ...Ui(u, a(J(p)))]
	};
}
async function Vi(e, t, n, r) {
	let i = await Ur(e, t), a = r ? Y(r) : jn;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? Hi(r) : {
				state: "done",
				id: e.id
			}
		};
	});
}
function Hi(e) {
	return e ? Zn("key", e) : q("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function Ui(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function Wi(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(li(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => Rr(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const Gi = {
	kind: "key",
	observe: _r,
	lookUp: qr,
	batches: Wi,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? zi(t, n.filter(Ji)) : e === "create" ? Oi(t, n.filter(Ki).map(li)) : bi(t, await Ni(t, n.filter(qi).map(li)));
			},
			async finish(e, n) {
				R(n.remarks, Di(t.movedWriters));
			}
		};
	}
}, Ki = (e) => e.action === "create", qi = (e) => e.action === "update", Ji = (e) => e.action === "destroy", Yi = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => Xi(e, t.id),
	lookUp: Xi,
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
			return n === void 0 ? e.action === "create" ? ra(t, e) : e.action === "update" ? $i(t, e) : ha(t, e) : J(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => ua(t, e, n)
		};
	}
};
async function Xi(e, t) {
	let n = await _n(() => e.webhooks(b(t)), (e) => G(U(e)?.webhook_id));
	if (n) return Ge(n);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function Zi({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && at(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return J("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${Oe}${o}`, u = c ? r : {
		...r,
		entry: {
			...s,
			url: `\${${l}}`
		}
	}, d = await e.save([u], c || !e.keepsUrls ? {} : { [l]: i }) ?? await n.beforeWrite();
	return d === void 0 ? void 0 : J(d);
}
async function Qi({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new Bn();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? Y(r.error) : i;
			if (!(t instanceof K)) throw t;
			if (n.gone && ga(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), Y(Gn(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(zn(r));
	}
}
function $i(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [b(r), String(t.id)], o = () => n.webhook(i, a);
	return Qi(e, {
		async settled() {
			let n = Ce(await o());
			if (!("webhook" in n)) return Yn("webhook");
			if (!na(e, t, n.webhook)) {
				let r = ia(e, t, n);
				return r?.state === "done" ? r : Jn("webhook", "updated");
			}
			return Zi(e, ea(t, n.webhook, e.context), n.webhook, "overwritten");
		},
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), ca(e, t)));
			return ia(e, t, Ce(o));
		},
		async readBack(n) {
			let r = await aa(e, t, o);
			return n && r.state !== "done" ? Y(n) : r;
		}
	});
}
function ea(e, t, n) {
	let r = [e.identity, e.renamed_from].filter((e) => typeof e == "string").find((e) => at(e, n.variables) === t.url) ?? "", i = Be(N, t, N.liveContext(t, n, r)), a = hr(e.fields);
	return {
		kind: N.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...ta(i, a.events ?? i.events),
			...a
		}
	};
}
function ta({ event_lang_map: e }, t) {
	if (!z(e) || !Array.isArray(t)) return {};
	let n = Object.entries(e).filter(([e]) => t.includes(e));
	return { event_lang_map: Object.fromEntries(n) };
}
function na({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = typeof n == "string" ? n : r, s = N.liveContext(a, e, o), c = t.map(({ field: e, part: t }) => {
		let n = N.fields.find(({ name: t }) => t === e)?.stored(a, s, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Se(N, a, c) === i;
}
async function ra(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = la(t, ca(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return J(l);
	try {
		let a = await n.createWebhook(b(r), c), o = Ce(a);
		return i.set(t.ref, "webhook" in o ? o.webhook.webhook_id : void 0), ia(e, t, o) ?? await aa(e, t, () => sa(e, c));
	} catch (n) {
		if (!(n instanceof K)) throw n;
		if (!n.mayHaveHappened) return o.note(n), Y(n);
		i.set(t.ref, void 0);
		for (let r of [0, Ln]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return Y(n);
			let i = await Z(() => sa(e, c));
			if (i) return Nn(N, t, i, s);
		}
		return Rn(n, "webhook");
	}
}
function ia({ context: e }, t, n) {
	if (!(!("webhook" in n) || Mn(N, t, n.webhook, e).length > 0)) return Nn(N, t, n.webhook, e);
}
async function aa(e, t, n) {
	return ia(e, t, Ce(await Z(n))) ?? jn;
}
function oa(e, t) {
	let n = L([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return me(e.url, t.url) && r && n;
}
async function sa(e, t) {
	let { objects: n, unusable: r } = await Xi(e.client, e.projectId), i = n.find((e) => oa(e, t)), a = r.some(({ names: e }) => e.every((e) => me(e, t.url)));
	if (!i && a) throw new X();
	return i;
}
function ca({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Ee(N.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: at(r, e.variables) }
	};
}
function la({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function ua(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref)), i = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []), a = r.filter((e) => fa(n.of(e)) !== void 0).map((e) => ({
		change: e,
		doubt: ma
	}));
	for (let t of [
		0,
		Ln,
		Ln
	]) {
		if (a.length === 0 || e.stop.reason() !== void 0) return;
		t > 0 && await e.wait(t);
		let o = (await Z(() => Xi(e.client, e.projectId)))?.objects, s = [];
		for (let { change: t } of a) {
			let a = r.filter((e) => e !== t).map((e) => fa(n.of(e))), c = new Set([...a, ...i]), l = o?.filter(({ webhook_id: e }) => !c.has(e)), u = l ? await da(e, t, l, n) : ma;
			u !== void 0 && s.push({
				change: t,
				doubt: u
			});
		}
		a = s;
	}
	for (let { change: e, doubt: t } of a) n.remarks.push(pa(e, "error", t));
}
async function da(e, t, n, r) {
	let i = la(t, ca(e, t)), a = n.filter((n) => oa(n, i) && Nn(N, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = a.map(({ webhook_id: e }) => e).sort(), [s, ...c] = o, l = fa(r.of(t)), u = e.posted.get(t.ref);
	if (s === void 0) return `may not exist: the list of webhooks does not have ${l}. Apply again.`;
	if (c.length === 0 && s === l) {
		let e = `existed twice. This run made ${u} and removed it again; ${s} stays.`;
		u !== void 0 && u !== l && r.remarks.push(pa(t, "notice", e));
	} else return u !== void 0 && c.includes(u) && (r.correct(t, {
		state: "done",
		id: s
	}), await Z(() => e.client.destroyWebhook(b(e.projectId), u))), `may exist twice, as ${[...new Set([...o, l])].join(" and as ")}: another run created it at the same time. Look at the webhooks in Lokalise, and delete all but one.`;
}
function fa(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function pa({ label: e, place: t }, n, r) {
	return H("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const ma = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function ha(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, [s, c] = [b(r), String(t.id)], l = {
		state: "done",
		id: t.id
	};
	return Qi(e, {
		async settled() {
			let r = i.reason() ?? a.missing();
			if (r !== void 0) return J(r);
			let l = Ce(await n.webhook(s, c));
			return "webhook" in l ? st(t.id, N.fingerprint(l.webhook)) === t.seen ? Zi(e, pr(N, l.webhook, t, o), l.webhook, "removed") : Jn("webhook", "removed") : Xn("webhook", l.unusable.lacks);
		},
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(s, c, e);
			return pn(t) === !0 ? l : void 0;
		},
		gone: l,
		async readBack(e) {
			try {
				await n.webhook(s, c);
			} catch (t) {
				if (!(t instanceof K)) throw t;
				return ga(t) ? l : e ? Y(e) : jn;
			}
			return e ? Zn("webhook", e) : q("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
function ga(e) {
	return e instanceof W && e.status === 404;
}
// src/run/connect.ts
Dn([Gi, Yi]);
function _a(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", tokenFrom: a, rate: o, concurrency: s, name: c } = e, l = {
			token: i,
			tokenFrom: a,
			baseUrl: t,
			concurrency: s,
			...o !== "auto" && { rate: o },
			...r
		};
		return on(n ? new ya(l, c, n) : new hn(l));
	} catch (e) {
		if (!(e instanceof cn)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return $t(H("bad-setting", t + e.message));
	}
}
function va(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = _a(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = _a(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? on({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var ya = class extends hn {
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
function ba({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: Rt,
		variables: i,
		verdicts: k
	}, c = e.map((e) => {
		let i = n.objects[e.plural]?.objects ?? [];
		return {
			kind: e,
			parts: xa(e, t[e.plural] ?? [], i, {
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
function xa(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => ft(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = ft(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...Sa(e, t, c, u, d)
		};
	});
}
function Sa(e, t, n, r, i) {
	let { label: a, declared: o, context: c, namesake: l, problems: u = [] } = r, d = a === void 0 ? e : {
		...e,
		label: () => a
	}, f = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: d.name,
			label: d.label(a),
			place: Xt(r, i)
		}, c = s(d, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...u, c]
		};
	};
	if (r.refusal) return f(r.refusal.code, r.refusal.message);
	let p = `The ${d.name} ${ft(d, t.declared).id} no longer exists`, m = l === void 0 ? "" : `, and ${d.name} ${d.id(l)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return f(r.gone, `${p}${m}, so it cannot be restored. Copy from here what you need.`);
	let h = n === void 0 ? ze(d, {
		declared: o,
		live: l
	}, c, i.ref) : Ca(d, t, r, n, i), g = [...u, ...h.problems];
	return l === void 0 ? {
		...h,
		problems: g
	} : !h.change && g.length === u.length ? {
		kept: [],
		problems: g
	} : f("name-taken", `${p}${m}, with other values. Rename or remove that ${d.name}, or copy from here what it lacks.`);
}
function Ca(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let s = ze(e, {
		declared: n,
		live: i
	}, r, o), { change: c, problems: l, kept: u } = s;
	if (c?.action !== "update") return s;
	let d = e.context(n.values, i, r), f = t.values[e.fields.find(({ role: e }) => e === "identity")?.name ?? ""], p = e.liveContext(i, r, typeof f == "string" ? f : ""), m = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || et(s) && !P(e.name, n) || wa(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(r), u = o === void 0 ? l : Ct(l, o), f = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !f ? !1 : f.same(f.stored(i, p, o) ?? s, u, d);
	}, h = e.fields.find(({ role: e }) => e === "text"), g = ({ field: e }) => e === h?.name, _ = ([e, r]) => {
		let i = c.fields.find((t) => g(t) && t.part === e);
		if (i) return !m(i);
		let [a, o] = [n.values, t.values].map((t) => Ct(new Map(Object.entries(t)).get(h?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && h?.same(r, o, d));
	}, v = h?.toManifest(i, p), y = !a && z(v) && Object.entries(v).some(_), b = c.fields.some((t) => P(e.name, t) && (y || !m(t))), x = (t) => m(t) && !(b && (g(t) || P(e.name, t))), S = Te(e, i, c.fields.filter(x), r.project), C = c.fields.filter((e) => !x(e)).map((t) => {
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
	let w = Se(e, i, S);
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
function wa(e, t) {
	return z(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && z(t) && Object.values(t).includes(e);
}
function Ta({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => Re(e.kind, t)));
}
function Ea({ changes: e }) {
	return e.some((e) => e.action === "update" && (y(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? P(e.kind, t) : t.before !== void 0 && !et(t.before))));
}
// src/files/undeclaredFiles.ts
async function Da(e, t, n, r) {
	let i = new Set(await _e(e, r)), a = await ue("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : xn(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + Sn);
	return Oa(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function Oa(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await Tn();
		try {
			let e = t(a, He(await Qe(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, he(a.full, n));
		} catch {}
	}
	return i;
}
async function ka({ kinds: e, texts: t }, n, a, o, s) {
	let c = new Set(await _e(a, s)), l = [];
	for (let e of t.filter(({ files: e }) => Pt(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await i(e, o, s)) {
			let i = oe(e, n), a = Vt(e, i), o = t.flatMap((t) => Ut(e, i, t) ?? []), s = {
				source: {
					...e,
					alsoReads: "all"
				},
				path: i,
				language: a ?? "",
				...It(e, i)
			};
			l.push({
				full: n,
				textFile: s,
				siblings: o.map((e) => xn(r, e))
			}), a !== void 0 && t.includes(a) && c.add(n);
		}
	}
	return Oa(l.filter(({ full: e, siblings: t }) => !c.has(e) && !t.some((e) => c.has(e))), ({ full: t, textFile: n }, i) => e.flatMap((e) => (e.textFiles?.read(t, i, n).entries ?? []).flatMap(({ values: t }) => r(e.identity(t)))), o, s);
}
// src/history/conflictMessages.ts
function Aa(e, { reasons: t, writes: n, takenBack: r, target: i, ...a }) {
	let o = new Set((i?.kept ?? []).filter(({ item: { reason: e } }) => e === "conflict" || e === "undecided").map(ja)), s = (e) => o.has(ja(e)), c = e.filter(({ item: e }) => e.reason === "conflict"), l = e.filter(({ item: e }) => e.reason === "undecided"), u = ({ kind: e, entry: t, item: { part: n = "", declared: r } }) => {
		let a = i && it(e, i.entries).find(t), o = a && De(e, a, n);
		return i !== void 0 && (o === void 0 || !L(o, r ?? null));
	}, d = e.filter((e) => e.item.reason === "held" && u(e)), f = (e) => s(e) ? "notice" : n || i ? "error" : "warning";
	return [
		...c.map((e) => Ma(e, s(e) ? "notice" : "error", {
			...a,
			canHaveTrailer: u(e)
		})),
		...Fa(l, f, {
			reasons: t,
			...a,
			isChanged: u
		}),
		...d.map((e) => Ma(e, "warning", a)),
		...Ia(r, a)
	];
}
function ja({ item: { kind: e, id: t, part: n, declared: r } }) {
	return B([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function Ma(e, t, n) {
	let { item: r, entry: i, kind: a } = e, o = r.reason === "held", c = o ? `The rule for ${r.part} is seed, so the project keeps its text, and the changed text of the file is not written.` : `Both the file and the project changed the ${r.part} text, so it is not written.`, l = {
		path: [r.field, r.part ?? ""],
		ofName: !0,
		severity: t
	}, u = Na([e], n).slice(o ? -1 : 0);
	return {
		...s(a, i, "conflict", c, l),
		ways: u
	};
}
function Na([{ kind: e, entry: t, item: n }, ...i], { flags: a, isWorkflow: o, names: s, canHaveTrailer: c = !1 }) {
	let l = i.length === 0, u = l || a.includes("--filter") ? [] : ["--filter", `file:${zt(n.place.file)}`], [d = ""] = r(e.identity(t.values)), f = l ? Ve(d, n.part ?? "", s()) : `*:${n.part}`, p = [
		f,
		...u,
		...a
	].map(Ht).join(" "), m = `lokaform pull --accept ${p}`, h = l ? "text" : "texts", g = l ? "the file's text" : `the files' texts in all conflicts and undecided texts in ${n.part}`, _ = `${qe}: ${d}:${n.part}`, v = Ae(`Title\n\n${_}`).overwrites[0] === `${d}:${n.part}`, y = l && c && v && tn(d) === d, b = tn(f) === f;
	return o ? [
		{
			does: `copy the project's ${h} into the file, or at a terminal`,
			command: m
		},
		...y ? [{
			does: `keep ${g}, in the last paragraph of a commit message`,
			command: _
		}] : [],
		...b ? [{
			does: `keep ${g}, with Run workflow and the input overwrite`,
			command: f
		}] : []
	] : [{
		does: `take the project's ${h}`,
		command: m
	}, {
		does: `keep the file's ${h}`,
		command: `lokaform apply --overwrite ${p}`
	}];
}
const Pa = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Fa(e, t, { reasons: n, isChanged: r, ...i }) {
	return [..._t(e, (e) => {
		let { place: n, part: r, cause: i } = e.item;
		return B([
			n.file,
			r ?? null,
			i ?? null,
			t(e)
		]);
	}).values()].map((e) => {
		let [a] = e, { place: o, part: s, cause: c = "undated" } = a.item, l = n.get(c), u = `${e.length === 1 ? `The ${s} text of ${a.item.label} differs from the project and is not written` : `${h(e.length)} ${s} texts of this file differ from the project and are not written; this is the first`}. ${Pa[c]}${l === void 0 ? "." : `: ${l}`}`, d = Na(e, {
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
function Ia(e, t) {
	let n = e.map(({ kind: e, entry: t, language: n }) => {
		let r = e.fields.find(({ role: e }) => e === "text")?.name ?? "";
		return {
			kind: e,
			entry: t,
			item: {
				part: n,
				place: Wt(t.file, t.span, [r, n])
			}
		};
	});
	return [..._t(n, ({ item: { part: e, place: t } }) => B([t.file, e])).values()].map((e) => {
		let [{ kind: n, entry: r, item: i }] = e, a = e.length > 1 ? ` So are ${h(e.length - 1)} more ${i.part} texts of the file.` : "", o = `The ${i.part} text of ${n.label(r.values)} was written without the text that a pull brought, so apply replaces that text of the project. A merge that keeps its own side of a file does that.${a}`, s = Na(e, t);
		return H("taken-back", o, {
			place: i.place,
			severity: "warning",
			scope: "change",
			ways: s
		});
	});
}
async function La(e, { kinds: t }, { history: n, manifests: r, textFiles: i, usable: a, asked: o }) {
	let { versions: s, is: c } = await n.versions(e, r, o), l = Object.fromEntries(t.map((e) => [e.plural, s.flatMap((t) => Le(e, t, t.before, i, a))])), u = s.filter(({ until: e, before: t }) => e === Infinity && t !== "");
	return {
		entries: l,
		isRead: c === "read",
		hasCommits: s.some(({ by: e }) => e !== void 0),
		uncommitted: u.map(({ now: e }) => e)
	};
}
function Ra(e, t) {
	return e.map((e) => {
		let { kind: n, matching: r } = e, i = ({ values: e }) => n.label(e), a = yt(t[n.plural] ?? [], (e) => [B([i(e), e.file.path])]), o = yt(r.matches, ({ declared: e }) => [i(e)]), s = [...a.values()].flatMap((e) => {
			let [t] = e, r = e.filter(({ file: e }) => e === t.file), a = o.get(i(t)) ?? [], s = a.filter(({ declared: e }) => lt([e]).some(({ file: e }) => e.path === t.file.path));
			return ie(n, r, s.length > 0 ? s : a);
		});
		return {
			...e,
			matching: {
				...r,
				matches: s
			}
		};
	});
}
function za({ kinds: e, entries: t }, n) {
	let r = (t) => e.flatMap((e) => (t[e.plural] ?? []).map(({ values: t }) => B([e.name, e.label(t)]))), i = r(n), a = new Set(i.length > 0 ? r(t) : []);
	return new Set(i.filter((e) => !a.has(e)));
}
// src/history/overwriteTrailers.ts
const Ba = "it counts only for translations that the pull request, or the pushed commit, changes", Va = "it must be the name of one translation, as KEY:LANG", Ha = "it is not a line of its own in the last paragraph of the message";
var Ua = class {
	#e;
	#t;
	#n;
	#r;
	#i = vt((e) => this.#o(e));
	constructor({ commits: e = [] }, t, n, r = Infinity) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	async deciding(e, t) {
		let { counting: n } = await this.#a(t);
		return n.find((t) => Ga(t, e) && this.#c(t, e))?.id;
	}
	hasFor(e) {
		return this.#e.some((t) => Ga(t, e));
	}
	async squashed(e) {
		return (await this.#a(e)).changes();
	}
	async withoutEffect(e, t) {
		let { counting: n, unproved: r } = await this.#a(t), i = this.#e.filter(({ by: e }) => e !== t), a = new Map([
			...i.filter((t) => this.#c(t, e)).map((e) => [e, Ba]),
			...n.map((e) => [e, "the translation in Lokalise is newer than the commit. Read it, and decide in another commit"]),
			...r
		]), [o = ""] = Wa(e);
		return [...a].flatMap(([t, n]) => {
			let { overwrites: r, mentions: i } = t.trailers;
			return Ga(t, e) ? [qa(t, o, n)] : n === Ba ? [] : [...r.map((e) => ({
				value: e,
				fault: Va
			})), ...i.map((e) => ({
				value: e,
				fault: Ha
			}))].flatMap(({ value: n, fault: r }) => Ka(n, e) ? qa(t, n, r) : []);
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
function Wa({ kind: e, entry: t, language: n }) {
	return r(e.identity(t.values)).map((e) => `${e}:${n}`);
}
function Ga({ trailers: e }, t) {
	return e.overwrites.length > 0 && Wa(t).some((t) => e.overwrites.includes(t));
}
function Ka(e, t) {
	let { kind: n, entry: r, object: i, language: a } = t, o = Wa(t), [s = ""] = e.split(/[\s,;`'"<]/).filter((e) => e !== "");
	return nt([s], {
		kind: n,
		entry: r,
		live: i
	}, a, !1) !== void 0 || o.some((t) => e.includes(t)) || Jt(s, o) !== void 0;
}
function qa({ id: e }, t, n) {
	let r = `Commit ${e.slice(0, 7)} has ${qe}: ${t} in its message, which has no effect: ${n}.`;
	return H("unknown-text", r, {
		severity: "warning",
		scope: "project"
	});
}
function Ja({ commits: e = [] }, t) {
	let n = e.filter(({ time: e }) => e === Infinity).flatMap((e) => [...e.trailers.overwrites.map((n) => {
		let r = t.get(n);
		if (!r?.isChanged) return qa(e, n, r ? Ba : Va);
		let i = `Commit ${e.id.slice(0, 7)} has the trailer ${qe}: ${n}. After the merge, apply overwrites this translation in Lokalise, if it is older than the commit.`;
		return H("unknown-text", i, { severity: "warning" });
	}), ...e.trailers.mentions.map((t) => qa(e, t, Ha))]);
	return qt(n);
}
function Ya(e, t = {}) {
	let n = new Map();
	for (let i of e.kinds) {
		let a = it(i, t[i.plural] ?? []);
		for (let t of e.entries[i.plural] ?? []) for (let { part: e = "", after: o } of pe(i, t)) {
			let s = a.find(t), c = !L((s && De(i, s, e)) ?? null, o ?? null);
			for (let a of r(i.identity(t.values))) n.set(`${a}:${e}`, { isChanged: c });
		}
	}
	return n;
}
// src/history/writers.ts
function Xa(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Za(e, t) {
	return I(() => Qa(e, b(t)));
}
async function Qa(e, t) {
	try {
		let n = U(await e.contributorMe(t)) ?? {}, r = [gn(n.user_id), G(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof K) || e instanceof fn) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function $a({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Xa(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [H("unknown-writers", a, {
		severity: "warning",
		scope: "change"
	})];
}
// src/history/textVerdicts.ts
async function eo(t, n, r, i) {
	let a = (e) => Ze(e, [t]), o = {
		...r,
		overwrite: a(r.overwrite),
		accept: a(r.accept)
	}, s = e(t, n, o, T), c = await to(s, i), l = (r) => e(t, n, o, r, c), d = c ? l(T) : s, f = new Map();
	if (d.is === "stopped") return {
		...d,
		reasons: f,
		takenBack: []
	};
	let p = o.accept.length > 0 ? "accept" : "overwrite", m = $e(`--${p}`, o[p], t, n.project);
	if (m.length > 0) return {
		is: "stopped",
		problems: m,
		reasons: f,
		takenBack: []
	};
	let h = await $a(o, i), g = d.open.length === 0, { verdicts: _, unknown: v = [] } = g ? { verdicts: new Map() } : await ro(d.open, t, o, i);
	for (let e of _.values()) e.is === "undecided" && "why" in e && f.set(e.cause, e.why);
	let y = g ? d : l((e) => _.get(u(e))), b = d.open.filter((e) => co(_.get(u(e))));
	return {
		...y,
		problems: [
			...y.problems,
			...h,
			...v
		],
		reasons: f,
		takenBack: b
	};
}
async function to(e, { history: t, asked: n }) {
	let r = (e.is === "planned" ? e.kinds : []).flatMap(({ kind: e, matching: t }) => t.matches.flatMap(({ declared: t, live: n }) => n !== void 0 && e.textFiles?.otherFile(t, n) || []));
	if (r.length === 0) return;
	let i = [...new Set(r.flatMap((e) => e.paths))], { is: a, versions: o } = await t.versions(0, i, n), s = new Set(o.flatMap(({ path: e, now: t, before: n }) => n === "" ? [] : [e, t])), c = yt(r, ({ filename: e }) => [e]), l = (e) => e.some((e) => e.paths.some((e) => s.has(e))) ? "ours" : no[a];
	return new Map([...c].map(([e, t]) => [e, l(t)]));
}
const no = {
	read: "others",
	unreadable: "unknown"
};
async function ro(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), d = ({ by: e }) => l.is === "known" ? Xa(l.names, e) : void 0, p = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (d(e) === !1 ? 0 : 2592e3), m = await r.versions(gt(e.map(p)), i, a), h = fo(m, e, c), _ = new Ua(m, r, i, a?.now), v = Object.values(t.entries).flatMap((e) => e ?? []), y = o && I(o), b = new Set();
	if (m.is === "unreadable" && m.noGit && e.some((e) => !e.isHeld && so(e, n) === void 0)) throw new ct(m.why);
	let x = new Map(), C = vt(async (t) => fo({
		versions: [],
		merged: await _.squashed(t)
	}, e, c).merged), w = async (e) => {
		let t = so(e, n);
		if (t === "write" || t === "pull") return { is: t };
		let r = {
			...e,
			declared: De(e.kind, e.entry, e.language)
		}, i = uo(e, r.declared), a = (t) => pt(e, d(e), t, i), o = m.is === "unreadable" && m.noRepository ? void 0 : {
			...f(r, h.versions, h.merged, v),
			...m.is === "unreadable" && p(e) <= (m.back ?? Infinity) && { unread: m.why }
		};
		if (e.isHeld) return {
			is: "held",
			...o?.periods[0]?.since === Infinity && { cause: "not committed" }
		};
		let s = a(o);
		if (s.is === "pull" && y && o) {
			let t = await y();
			if (t?.is === "read") {
				let n = g(r, t.declared.entries[e.kind.plural] ?? [], v);
				S(n, r.declared) || (s = a(oo(o, n)));
			} else t?.isUnknown && b.add(t.why);
		}
		let c = s.is === "conflict" || s.is === "undecided";
		if (t || !o || !c && !(s.is === "pull" && _.hasFor(e))) return lo(t, s, l);
		let u = o.periods[0]?.by;
		x.set(e, u);
		let w = await _.deciding(e, u);
		if (w !== void 0) return {
			is: "write",
			commit: w
		};
		let T = u === void 0 ? [] : await C(u);
		return T.length > 0 && (s = a({
			...o,
			merged: [...o.merged, ...ne(r, T, v)]
		})), lo(void 0, s, l);
	}, T = new Map();
	for (let t of e) T.set(u(t), await w(t));
	let E = [];
	for (let [e, t] of x) T.get(u(e))?.is !== "write" && R(E, await _.withoutEffect(e, t));
	return {
		verdicts: T,
		unknown: [
			...[...b].map((e) => {
				let t = `It is not known what was applied last, so a text of the files that is not applied yet may be taken for an older one. Reason: ${e}.`;
				return H("not-read", t, {
					severity: "warning",
					scope: "project"
				});
			}),
			...qt(E),
			...io(e, T, n),
			...a?.target === void 0 ? [] : ao(e, T)
		]
	};
}
function io(e, t, { overwrite: n }) {
	return n.flatMap((n) => {
		let r = ({ kind: e, entry: t, object: r, language: i, isHeld: a }) => nt([n], {
			kind: e,
			entry: t,
			live: r
		}, i, a === !0) !== void 0, i = (e) => ["pull", "held"].includes(t.get(u(e))?.is ?? ""), [a, ...o] = e.filter(r);
		if (!a || ![a, ...o].every(i)) return [];
		let s = `overwrite ${n} decides nothing, because a pattern counts only for conflicts and undecided texts. To write the text of the file over a newer one of the project, name it: ${a.kind.label(a.entry.values)}:${a.language}`;
		return [H("unknown-text", s, {
			severity: "warning",
			scope: "project"
		})];
	});
}
function ao(e, t) {
	let [n, ...r] = e.flatMap((e) => {
		let n = t.get(u(e));
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
	return [s(n.kind, n.entry, "conflict", a, o)];
}
function oo({ periods: [e, ...t], ...n }, r) {
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
function so({ kind: e, entry: t, object: n, language: r, isHeld: i }, { overwrite: a, accept: o }) {
	let s = {
		kind: e,
		entry: t,
		live: n
	}, c = (e) => nt(e, s, r, i === !0), [l, u] = [c(a), c(o)];
	return l === "whole" ? "write" : u === "whole" ? "pull" : l ? { is: "overwrite" } : u && { is: "accept" };
}
const co = (e) => e?.is === "write" && e.takesBack === !0;
function lo(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided" || co(t);
	return e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function uo({ kind: e, live: t }, n) {
	let r = z(t) && z(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? z(n) && z(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function fo({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
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
function po(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...t.flatMap((t) => Do(e, t, r, Oo(t.kind), [t.kind.plural, "owner"])),
		...t.flatMap((t) => Do(e, t, i, ko, ["texts"])),
		...t.flatMap((t) => yo(e, t)),
		...ho(e, t, n),
		...t.flatMap((t) => vo(e, t, n)),
		...t.flatMap((e) => bo(e, n)),
		...t.flatMap((t) => xo(e, t, n)),
		...t.flatMap(({ kind: t }) => So(e, t, n))
	];
}
function mo(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`, ["on_problem"]);
}
function ho(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: Co(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => go(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${St(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`, ["prune.keys"]);
}
function go({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = w(i, r) === "off" ? e.matched : e.scope, o = _o(i, t, a, r);
	if (!o) return [];
	let { name: s, allowed: c, isPercent: l } = o;
	return $("too-many-destroyed", `The plan removes ${l ? `${t} of ${a} ${i.plural}` : `${t} ${St(i.words.removed)}`}, but ${s} allows ${c}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s}.`, [s, "prune.keys"]);
}
function _o({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = Ne(e, i);
	if (n > a) return {
		name: `limits.${e.name}`,
		allowed: `${a}`,
		isPercent: !1
	};
	let o = t ? Ne(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		name: `limits.${t.name}`,
		allowed: `${o} %`,
		isPercent: !0
	};
}
function vo(e, { declared: t, scope: n, kind: r }, i) {
	if (w(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = Lt(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`, [l]);
	let u = wo(e, a).length;
	if (u === 0 || u !== n) return [];
	let d = c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : "", [f, p] = w(r, i) === "owned" ? [`, with the tag ${Yt}${i.owner}`, "owner, "] : ["", ""];
	return $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}${f}). Check ${p}the project and the manifests. If you want this, ${d}set ${l}: off and remove them in the project.`, [l]);
}
function yo(e, t) {
	let n = Eo(t);
	return To(e, t).flatMap(({ label: e, object: r, texts: i }) => {
		let a = i.map((e) => n.get(e)).find((e) => e !== void 0);
		if (!a) return [];
		let [o = e] = t.kind.names(r, a.identity), s = `The plan removes "${e}" and creates "${a.label}" with the same text. If it was renamed, set previously: ${ht(o)} in the entry of the new one in ${Qt(a.place.file)} to keep its translations. If it is really new, set new: true there.`;
		return [H("looks-renamed", s, {
			place: a.place,
			scope: "project"
		})];
	});
}
function bo(e, { allowWrongProject: t }) {
	let { live: n, declared: r, matched: i, matching: a, kind: o } = e, { name: s, plural: c, limits: l, names: u, label: d } = o, { minimumForWrongProject: f = Infinity } = l, p = n.objects.length + n.unusable.length + (n.notRead ?? 0), m = r.length;
	if (t || m === 0 || i > 0 || a.namesakes.size > 0) return [];
	let h = I(() => new Set(n.objects.flatMap((e) => u(e)))), g = (e) => h().has(e), [_, ...v] = r.filter((e) => Bt(e, d(e.values), g));
	if (_) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${v.length + 1} of them ${v.length === 0 ? "is" : "are"} ${rn(d(_.values))}`);
	if (p < f) return [];
	let y = Eo(e), b = a.unmanaged.flatMap((e) => {
		let t = o.texts(e).flatMap((e) => y.get(e)?.label ?? [])[0];
		return t === void 0 ? [] : [`"${o.liveLabel(e)}", and not "${t}"`];
	});
	if (b.length > 1 && b.length * 5 >= m * 4) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${b.length} live ${c} have the same texts and other names. Correct key_name or separator in the row of texts so that it gives the names of the project: ${b[0]}. If the ${c} were renamed, set previously in their entries of keys.yaml.`);
	let x = m === 1;
	return $("foreign-project", `The project has ${p} ${c}. The manifests declare ${x ? `1 ${s}, and it` : `${m} ${c}, and none of them`} is ${x ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`, ["allow_wrong_project"]);
}
function xo(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = Ne(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => be(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`, [l]);
}
function So({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, s = t.filter(({ kind: e }) => e === n), { baseTexts: c, translations: l } = xe(e, s), u = `The plan changes ${c} base text${c === 1 ? "" : "s"}`;
	return l !== void 0 && l <= a ? [] : $("too-many-unverified", l === void 0 ? `${u}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.` : `${u}, which may mark ${l} translation${l === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`, [o]);
}
function Co(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => Re(t, e)) : []);
	return wo(e, t).length + n.length;
}
function wo({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function To(e, { kind: t, live: n }) {
	let r = wo(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
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
function Eo({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !ft(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : Je(t)).map((e) => [e, t]) : []);
	return new Map(n);
}
function $(e, t, n = []) {
	return [{
		...H(e, t, { scope: "project" }),
		settings: n
	}];
}
function Do(e, t, n = new Map(), r, i) {
	let a = To(e, t).flatMap(({ names: e }) => {
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
function Oo({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file. If it belongs to another team, correct the setting owner.`;
}
const ko = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
// src/run/status.ts
function Ao(e, t) {
	let n = `Project ${e.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`, r = H("segmented-project", n, { scope: "project" });
	return [...e.segmentation ? [r] : [], ...Ye(t, e, "error")];
}
function jo(e, t, n, r) {
	let i = De(e, t, n) !== void 0, a = (t.parts ?? [t]).flatMap(({ file: e }) => r.get(e.path) ?? []), o = ({ source: e, path: t }) => a.some((r) => sn(e, r, n) === t), s = [...r].find(([, e]) => e.language === n && o(e));
	if (!i && s) return en(s[0]);
	let c = e.fields.flatMap(({ name: e, role: t }) => t === "text" ? [e, n] : []);
	return Wt(t.file, t.span, i ? c : []);
}
function Mo({ kinds: e }, t, { settings: { required: n }, textFiles: r }) {
	let { baseLanguage: i, languages: a = [] } = t, o = nn(t), s = e.flatMap(({ kind: e, parts: t }) => t.flatMap(({ entry: t, live: n, kept: a, change: s }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(t)) return [];
		let c = n !== void 0 && e.isArchived(n), l = {
			kind: e.name,
			label: e.label(t.values)
		}, u = (s?.fields ?? []).filter((t) => p(e.name, t)), d = (n) => ({
			place: jo(e, t, n, r),
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
// src/run/plan.ts
async function No(e, n, { cancellation: r, history: i, now: a, onProgress: o, folders: s, environment: c }, { usable: l, command: u, target: d, applied: f, reviewed: p, listsUnmanaged: m }) {
	let { settings: h } = n, g = u === "apply", v = {
		ownUser: Za(e, h.id),
		history: i,
		manifests: ce(n),
		textFiles: n.textFiles,
		usable: l,
		applied: f && (() => f().then((e) => e && se(e, n)))
	};
	try {
		let l = d && se(d, n), y = l?.is === "read" ? l : void 0, b = [{
			declared: n.declared,
			rules: h.rules
		}, ...y ? [y] : []], x = {
			rules: b.map(({ rules: e }) => e),
			reviewed: p
		}, S = b.map(({ declared: e }) => e), C = (t) => cr(e, h.id, S, t ? void 0 : x, u === "status"), w = await C(m);
		if (!w.ok) return {
			is: "stopped",
			problems: [w.problem]
		};
		let T = {
			now: Math.floor(a() / 1e3),
			target: y?.commit
		}, E = !d && !f && (g || u === "plan"), { entries: D, ...O } = E ? await La(T.now - 172800, n.declared, {
			...v,
			asked: T
		}) : {
			entries: {},
			uncommitted: []
		}, k = za(n.declared, D), ee = Object.values(w.value.objects).some(({ notRead: e }) => e);
		if (k.size > 0 && ee && (w = await C(!0)), !w.ok) return {
			is: "stopped",
			problems: [w.problem]
		};
		o?.({
			phase: "planning",
			project: h.name
		});
		let A = w.value, [ne = n.declared, re] = A.declared, ie = u === "status" ? Ao(A.project, h.required) : [], j = Ye(h.languagePlaces, A.project), ae = [
			..._(n, A.project),
			...ie,
			...j
		];
		if (Gt(ae)) return {
			is: "stopped",
			problems: ae
		};
		let oe = {
			...v,
			asked: T
		}, M = await eo(ne, A, h.rules, oe), ce = Ye(h.required, A.project, "warning"), le = [
			...ae,
			...ce,
			...M.problems
		];
		if (M.is === "stopped") return {
			...M,
			problems: le
		};
		let ue = y && re && await eo(re, A, y.rules, {
			...oe,
			history: Fo(i),
			manifests: [...new Set([...v.manifests, ...y.manifests])]
		}), de = l && t(M, l, ue), fe = E ? [...await Lo(M.plan, M.kinds, v), ...await Io(M.plan, n.declared, h, {
			...v,
			asked: T
		})] : [], pe = {
			environment: c,
			signal: r.stopping
		}, me = g && E && M.plan.changes.length > 0 ? await Pe(s.displayRoot, pe) : void 0, he = me ? Ro(me, O.uncommitted) : [], ge = s.confined !== void 0, _e = Aa(M.keptTexts, {
			reasons: M.reasons,
			takenBack: M.takenBack,
			writes: g,
			flags: h.flags,
			isWorkflow: ge,
			names: I(() => te(ne)),
			target: re && {
				entries: Object.values(re.entries).flat(),
				kept: ue?.is === "planned" ? ue.keptTexts : []
			}
		});
		return {
			...M,
			live: A,
			problems: [
				...le,
				...fe,
				...he
			],
			conflicts: u === "status" ? [] : [..._e, ...ge ? Po(M.plan) : []],
			noLongerDeclared: [...M.unmanaged.filter((e) => k.has(B([e.kind, e.label]))), ...tt(M, {
				plan: { changes: [] },
				kinds: Ra(M.kinds, D)
			})],
			...de && { target: de }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: zo(e, r, n)
		};
	}
}
function Po({ changes: e }) {
	return e.filter(({ action: e, kind: t }) => e === "destroy" && y(t).secretNames).length === 0 ? [] : [H("no-backup-dir", "A workflow does not remove webhooks, because its backup must not contain their URLs. Remove them in Lokalise, or run lokaform apply at a terminal.", {
		severity: "warning",
		scope: "change"
	})];
}
function Fo(e) {
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
async function Io({ changes: e }, t, { rules: { prune: n, allowRemovals: r }, flags: i }, a) {
	let o = e.filter(({ action: e, kind: t }) => e === "destroy" && n[t] === "owned");
	if (o.length === 0 || r !== void 0) return [];
	let { entries: s, isRead: c, hasCommits: l } = await La(0, t, a), u = za(t, s), d = o.flatMap(({ kind: e, label: t }) => u.has(B([e, t])) ? [] : [t]);
	if (!c || d.length === 0) return [];
	let f = x(d, 5), p = [
		"lokaform",
		"apply",
		"--allow-removals",
		String(o.length),
		...i
	].map(Ht).join(" "), m = l ? `No commit of this branch declared ${f}, so a newer commit or another branch may declare it. Nothing is written. Run git pull and plan again. If nothing declares it: ${p}` : `This branch has no commit of the files yet, so git does not show whether ${f} left these files, or whether another branch declares it. Nothing is written. Commit the files before you delete entries. To remove it now: ${p}`;
	return [H("behind-upstream", m, { scope: "project" })];
}
async function Lo({ changes: e, kept: t }, n, { history: i, manifests: a, textFiles: o, usable: s }) {
	let c = e.length > 0 || t.some(({ reason: e }) => e === "pull") ? await i.upstream?.(a) : void 0;
	if (!c) return [];
	let { name: l, ahead: u, texts: d, isOther: f } = c, p = (e, t) => d.flatMap((n) => Le(e, {
		path: n.path,
		now: n.path
	}, n[t], o, s)), m = n.flatMap(({ kind: t }) => {
		let n = new Set(p(t, "text").flatMap(({ values: e }) => r(t.identity(e))));
		return e.filter((e) => e.action === "destroy" && e.kind === t.name).flatMap(({ label: e }) => n.has(e) ? [e] : []);
	}), h = n.flatMap(({ kind: t, matching: { matches: n } }) => {
		let [r, i] = [it(t, p(t, "text")), it(t, p(t, "before"))], a = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? a.get(e.label) : void 0, o = n && r.find(n), s = n && i.find(n);
			return !o || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let i = n === void 0 ? void 0 : De(t, o, n);
				return (!s || !L(De(t, s, n ?? "") ?? null, i ?? null)) && i !== void 0 && r !== void 0 && L(i, r) ? [`${e.label} (${n})`] : [];
			});
		});
	});
	if (f && m.length + h.length === 0) return [];
	let g = m.length > 0 ? `This apply would remove what ${l} declares: ${x(m, 5)}.` : h.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${A(h.length, "text")} of ${l} back: ${x(h, 5)}.`, _ = `The checked-out branch lacks ${A(u, "commit")} of ${l}. ${g} To apply the newest files, run ${f ? `git merge ${l}` : "git pull"} first.`, v = m.length > 0 ? "error" : "warning";
	return [H("behind-upstream", _, {
		severity: v,
		scope: "project"
	})];
}
function Ro({ currentBranch: e, usualBranch: t, defaultBranch: n = t }, r) {
	let i = e === n && r.length === 0;
	if (e === void 0 || n === void 0 || i) return [];
	let a = `${e === n ? `There are changes that are not committed: ${x(r, 5)}` : `The checked-out branch is ${e}, and not ${n}`}. Until they are merged, ${n} does not have what this apply writes: its new texts look like edits of the project, which a pull brings into ${n}, and prune removes its new keys. To write only merged changes, push and merge first.`;
	return [H("behind-upstream", a, {
		severity: "warning",
		scope: "project"
	})];
}
function zo(e, { stopped: t }, { declared: n, settings: r } = {}) {
	if (!(e instanceof K)) throw e;
	if (e instanceof fn && t) return [];
	let i = e instanceof W ? e.serviceMessage.replace(/\.$/, "") : "", a = n !== void 0 && i !== "" && Bo(i, n) ? { quotes: [i] } : {}, o = e instanceof W && e.status === 404, s = Vn(e) ? r?.tokenPlace : o && r?.places.get("project");
	return [H("api-error", e.message, {
		scope: "project",
		...a,
		...s && { place: s }
	})];
}
function Bo(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(le).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? we(t) : []));
	});
	return Ke(r)(e) !== e;
}
async function Vo(e, t, n, r, i) {
	let { plan: a, kinds: o, problems: s, live: c } = e, l = await Uo(a, c, t, n, r, i);
	return [...[...mo(s, t.rules), ...po(a, o, t.rules, l)].map((e) => Ho(e, t)), ...Wo(a, n)];
}
function Ho({ settings: e = [], ...t }, { places: n }) {
	let r = [...e, "project"].flatMap((e) => n.get(e) ?? [])[0];
	return r ? {
		place: r,
		...t
	} : t;
}
async function Uo({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && y(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await Da(c, o, a, s),
		otherLanguage: await ka(n, t, l, o, s)
	};
}
function Wo(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !Ta(e) && !Ea(e) ? [] : [H("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/backup/write.ts
var Go = class {
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
			let t = this.kept.get(Ko(e));
			if (!t) return [e];
			let n = t.action === "update" && e.action === "update" && y(e.kind).mergeKept?.(t, e) || e;
			return L({ ...t.entry }, { ...n.entry }) && L({ ...t.wrote }, { ...n.wrote }) && this.written.has(t) ? [] : [n];
		});
		if (r.length !== 0 && n) {
			for (let e of r) this.kept.set(Ko(e), e);
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
function Ko({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const qo = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, Jo = {
	lineWidth: -1,
	noRefs: !0,
	quoteStyle: "double"
};
function Yo(e, t, n) {
	let { wrote: r, ...i } = Xo(e, t, []).backup, a = [
		`# Project: ${ts(`${t.project_name} (${t.project})`)}`,
		`# Time: ${t.time}`,
		`# To restore it: ${ts(t.restore)}`
	], o = e.map(({ name: e, plural: t }) => es(t, n.filter(({ kind: t }) => t === e).map((e) => $o(e).entry), "")), s = n.map((e) => $o(e).wrote), c = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		`${a.join("\n")}\n\n`,
		"backup:\n",
		...Object.entries(i).map(([e, t]) => `  ${e}: ${JSON.stringify(t)}\n`),
		es("wrote", s, "  ") || "  wrote: []\n",
		...o
	].join("");
	return `${c}# End of the backup. SHA-256 of the lines above: ${ae(c)}\n`;
}
function Xo(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(Qo);
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
function Zo(e) {
	let [t, n] = qo.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : ae(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function Qo({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = y(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const $o = mt((e) => ({
	entry: m([e.entry], Jo),
	wrote: m([Qo(e)], Jo)
}));
function es(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/\n\.{3}\n/g, "\n").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function ts(e) {
	return e.replace(xt, " ");
}
// src/backup/read.ts
const ns = Et([V(), jt()]), rs = (e) => Tt({
	format_version: Dt(2),
	project: V().min(1),
	project_digest: V().exactOptional(),
	project_name: V(),
	time: V(),
	wrote: kt(Tt({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, ns.exactOptional()])),
		action: At([...Nt, "update"]),
		values: Ot(V(), wt()).default({})
	}))
}), is = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function as(e, t, n) {
	return ls(e, cs(t, n.replaceAll("\r\n", "\n")));
}
const os = "\n  - ";
function ss(e, t, n, r) {
	let i = cs("", t), { problems: a } = ls(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(Xo(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !y(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function cs(e, t) {
	let n = Zo(t), r = n === "cut" ? t.lastIndexOf(os) : -1;
	return {
		text: t,
		damage: n,
		yaml: d(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function ls(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = E(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = rs(e).safeParse(s?.value), l = (e) => H("bad-backup", e, { place: Xt(r.file, s?.span ?? r.span) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) {
		let a = l(us(e, n, t.includes(os) ? c.data?.wrote : void 0, i));
		if (n === "cut") return { problems: [a] };
		let o = t.trimEnd().length, s = an(r.file, t.lastIndexOf("\n", o - 1) + 1, o);
		return { problems: [{
			...a,
			place: s
		}, ...r.problems] };
	}
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no header \"backup\". Use the file that the run named as its backup.";
		return { problems: Gt(r.problems) ? r.problems : [l(e)] };
	}
	let { wrote: f } = c.data, p = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let s = ee(r, a, n);
		R(o, s.problems);
		let c = yt(f, (e) => fs(e, t));
		return s.entries.flatMap(({ values: e, span: n }) => {
			let [i] = fs(e, t).flatMap((e) => c.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(H("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Xt(r.file, n) })), []);
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
function us(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup was edited or damaged after it was written: the lines above do not have this SHA-256. It does not say which line changed.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${is}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => fs(e, i)) : []);
		return n.flatMap((e) => fs(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	return a.length === 0 ? `${i} ${is}` : `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, ds).join(", ")}${a.length > ds ? ` and ${a.length - ds} more` : ""}. ${is}`;
}
const ds = 10;
function fs(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function ps(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = bn(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n) {
			let r = a ?? `${i}.yaml`, o = !1;
			try {
				await Cn(e, { recursive: !0 });
				let s = {
					mode: 384,
					isReadBack: !0
				};
				a !== void 0 && await dt(r, t(r), s);
				for (let e = 2; a === void 0 && !o; e++) o = await fe(r, t(r), s), o || (r = `${i}-${e}.yaml`);
				n.size > 0 && await dt(ms(r), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`, s), await ke(e), await ke(yn(e)), a = r;
			} catch (e) {
				throw o && await wn(r, { force: !0 }).catch(() => {}), Error(`The backup ${r} cannot be written: ${O(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function ms(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function hs(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [H("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = xn(n.working, t), a = await ye(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...as(e, he(i, n), a.value),
		urls: await gs(ms(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function gs(e) {
	try {
		let t = JSON.parse(await l(e, "utf8")), n = z(t) ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
function _s(e, { batchSize: t = 500 }) {
	return ys(e).map((e) => On().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function vs(e, t, n) {
	let r = new An(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: Rt,
			variables: n.variables,
			verdicts: k
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Fn(n.halt, n.mayWrite),
		backup: new Go(n.backup),
		snapshot: I(async () => n.snapshot && In(a, await n.snapshot(), r)),
		languages: ar(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(On().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: J(n)
		}));
	}, c = Ie(n.concurrency);
	await Tn();
	for (let e of _s(t, n)) {
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
function ys({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => M(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...bs(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function bs(e) {
	let t = yt(e, (e) => Me(e, "before")), n = new Map(e.map((e) => [e, Me(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/plan/reviewedPlan.ts
const xs = "Plan again, and review the new plan.";
function Ss(e, t, n) {
	let r = _t(t.changes, (e) => B(Cs(e))), i = new Set(e.changes.filter((e) => r.get(B(Cs(e)))?.shift())), a = (e) => B([e.action, We(e)]), o = _t([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = o.get(a(e))?.shift();
		return [{
			change: e,
			outcome: J(`${t ? ws(t, e) : "this change is not in the reviewed plan"}. ${xs}`)
		}];
	}), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: Ds(e, n) ?? J(`this change is in the reviewed plan, but a plan from the present manifests and live values does not have it. ${xs}`)
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function Cs(e) {
	let t = Ts(e).map((e) => [
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
		Es(e),
		t
	];
}
function ws(e, t) {
	let n = (e) => B(Ts(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && Es(e) !== Es(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function Ts(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function Es(e) {
	return e.action === "create" ? "" : e.seen;
}
function Ds(e, t) {
	let n = y(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && Nn(n, e, r, t).state === "done");
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
// src/run/project.ts
async function Os(e, t, n, r) {
	let i = ks(e.settings, e.manifests, t.scope);
	try {
		return await As(i, e, t, n, r);
	} catch (e) {
		let t = o(e, r.folders.displayRoot);
		if (t) return {
			...i,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...i,
			problems: [Ms],
			bugs: [n]
		};
	}
}
function ks({ name: e, id: t, showTexts: n }, r, i) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		...i && { scope: i },
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function As(e, t, n, { saved: r, ...i }, a) {
	let { id: o } = t.settings;
	if (a.cancellation.stopped) return e;
	let { stopping: s } = a.cancellation, c = va(t.settings, n.apiUrl, a);
	if (!c.ok) return {
		...e,
		problems: [c.problem]
	};
	let { reading: l, writing: u, now: d } = c.value, f = r?.get(o), p = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, m = f?.filter && {
		filter: f.filter.filters,
		prune: {}
	}, h = await No(l, m ? {
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
	}, T = await Vo(h, t.settings, n, a.folders, s);
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
			...e ? { status: Mo(h, g.project, t) } : { unmanaged: v }
		};
		return await a.onPlan(o), o;
	}
	let E = ve(t, h, g.project), D = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: k
	}, { plan: O, notApplied: ee } = f ? Ss(_, f, {
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
		effort: { requests: _s(O, a).flat().length },
		...ee.length > 0 && { results: ee }
	}, te = await a.onPlan(A), ne = y.some(({ code: e, severity: t }) => e === "behind-upstream" && t === "error");
	return n.command === "plan" || T.length > 0 || ne || Gt(E) ? A : te ? Fs(u, O, A, t, n, a) : js(A, a);
}
function js(e, { cancellation: t }) {
	return t.stopped ? e : {
		...e,
		problems: [...e.problems, H("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" })]
	};
}
const Ms = H("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" });
function Ns(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(Ht).join(" ");
}
async function Ps({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || await (async () => (await Pe(t.working, i))?.commit())().catch(() => void 0))?.slice(0, 7) ?? r})`;
}
async function Fs(e, t, n, { settings: r, declared: i }, { backupDir: a, restoreFlags: o }, s) {
	let { cancellation: c, now: l, folders: u } = s, { concurrency: d, useAutomations: f, id: p } = r, m = new Zt();
	m.hide(r.secrets);
	let h = m.clean(p), g = a === void 0 ? void 0 : ps(a, r.name ?? h, l()), _ = {
		project: h,
		...h !== p && { project_digest: ae(p) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, v = (e) => Ns(he(e, u), o), y, b = async (e, t, n) => {
		await g?.write((n) => {
			let r = {
				..._,
				restore: v(n)
			};
			return ss(i.kinds, Yo(i.kinds, r, t), r, t), Yo(i.kinds, r, e);
		}, n).catch((e) => {
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
	let T = t.changes.some(({ action: e }) => e === "destroy"), E, D = await vs(e, t, {
		variables: i.variables,
		concurrency: d,
		batchSize: s.batchSize ?? 500,
		useAutomations: f,
		halt: () => c.reason,
		mayWrite: async () => (E = await s.permission?.toWrite(T && r.rules.allowRemovals === void 0), E?.message),
		snapshot: r.snapshot === "off" ? void 0 : () => Ps(s, _.time),
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
		...k.length > 0 ? [Ms] : [],
		...y === void 0 ? [] : [H("backup-not-written", y, { scope: "project" })]
	];
	return {
		...n,
		results: [...O, ...n.results ?? []],
		problems: te,
		...g?.path !== void 0 && {
			backup: he(g.path, u),
			restore: v(g.path)
		},
		...A && { snapshot: A },
		...k.length > 0 && { bugs: k }
	};
}
export { Kn as A, ur as C, Qn as D, tr as E, $n as O, fr as S, er as T, ba as _, ks as a, Xi as b, zo as c, eo as d, Za as f, Aa as g, Ja as h, Os as i, X as k, _o as l, Ya as m, js as n, _s as o, Ua as p, Ns as r, hs as s, Fs as t, po as u, _a as v, ar as w, _r as x, va as y };
