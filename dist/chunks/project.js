import { $ as e, $n as t, An as n, Ar as r, At as i, Bn as a, Cn as o, Cr as s, Dr as c, Er as l, Ft as u, G as d, Hn as f, I as p, J as m, Mr as h, N as g, Nn as _, Nt as v, Or as y, P as b, Pn as x, Pt as S, Q as ee, Qn as C, Qr as w, Rn as T, Sn as E, Sr as D, T as O, Tr as k, Un as A, Wn as te, X as ne, Xt as re, Zn as ie, Zr as ae, _ as oe, _r as se, ai as j, ar as ce, bn as le, br as ue, cr as de, d as fe, dr as pe, ei as me, en as he, er as ge, et as _e, fr as M, g as ve, gr as ye, h as be, hn as xe, hr as Se, ii as N, ir as P, j as Ce, jr as we, kn as F, kr as Te, kt as Ee, lr as De, m as Oe, mr as I, nr as ke, nt as Ae, or as je, pr as Me, qr as Ne, r as Pe, rr as Fe, rt as Ie, s as Le, tn as Re, tr as ze, tt as Be, ur as Ve, vr as He, wn as L, wr as R, xn as Ue, xr as z, xt as B, yn as We, yr as Ge, zn as Ke } from "./engine.js";
import { Bn as qe, Hn as Je, K as Ye, T as Xe, Tr as Ze, Un as Qe, et as $e, fn as et, gn as tt, hn as nt, in as rt, pn as it, rn as at, rt as V } from "./start.js";
import { _ as H, f as ot, h as st, i as ct, l as lt, n as ut, p as dt, u as ft, y as pt } from "./zod.js";
import { a as mt, l as U, o as W, s as ht, t as gt } from "./client.js";
import { c as G, d as _t, l as vt } from "./wire.js";
import { c as yt, d as bt, l as xt, o as St, s as Ct, u as wt } from "./markdown.js";
import { dirname as Tt, join as Et, resolve as Dt, sep as Ot } from "node:path";
import { mkdir as kt, rm as At } from "node:fs/promises";
import { setImmediate as jt } from "node:timers/promises";
// src/run/readingClient.ts
var Mt = class extends gt {
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
// src/run/connect.ts
function Nt({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: s, onProgress: c }) {
	try {
		let l = {
			token: e,
			...i !== void 0 && { baseUrl: i },
			rate: t,
			concurrency: n,
			signal: a,
			onResponse: o,
			...s && { onWait: s }
		};
		return j(c ? new Mt(l, r, c) : new gt(l));
	} catch (e) {
		if (!(e instanceof ht)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return N(V("bad-setting", t + e.message));
	}
}
function Pt({ onResponse: e, now: t }) {
	let n;
	return {
		onResponse(t) {
			n = t.date ?? n, e(t);
		},
		now: () => n ?? t()
	};
}
// src/remote/incompleteRead.ts
var K = class extends Error {};
async function q(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof U || e instanceof K) return;
		throw e;
	}
}
async function Ft(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await It(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function It(e, t) {
	let n = new Map(), r = [], i = new Set(), a = [], o = 0, s = !1;
	for (let c = await e(); c;) {
		i.add(c.totalCount), o += c.length, s ||= c.responseTooBig, a.push(c.map((e) => t(e) ?? "").join("\n"));
		for (let e of c) {
			let i = t(e);
			i === void 0 ? r.push(e) : n.set(i, e);
		}
		c = await c.nextPage();
	}
	let c = [...n.values(), ...r], [l = o] = i;
	return {
		elements: c,
		pages: !s && i.size === 1 && c.length === l ? a : void 0
	};
}
async function Lt(e, t, n) {
	let r = await zt(e, t, n);
	return r.ok ? j(r.value.project) : r;
}
async function Rt(e, t) {
	try {
		let n = await Lt(e, t, {
			languages: !0,
			names: !1,
			texts: !0
		});
		return n.ok ? n.value : void 0;
	} catch (e) {
		if (e instanceof U) return;
		throw e;
	}
}
async function zt(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(B(t)), n ? Ht(e, t) : j(void 0)]);
	if (!a.ok) return a;
	let o = a.value, c = o && s(o, Ut);
	if (o && !c) return N(Wt("a language has no usable lang_iso"));
	let l = Bt(t, i, c, r);
	return l.ok ? j({
		project: l.value,
		details: i,
		languages: o
	}) : l;
}
function Bt(e, t, n, r) {
	let i = R(t) ?? {}, a = R(i.settings) ?? {}, o = z(a.per_platform_key_names), s = z(a.segmentation), c = k(i.base_language_iso) || Vt(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? N(Wt(`the project has no usable ${l.join(" and ")}`)) : j({
		id: e,
		name: k(i.name) || e,
		type: k(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: z(a.auto_toggle_unverified)
	});
}
function Vt(e, t) {
	let n = D(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function Ht(e, t) {
	let n = await Ft(() => e.languages(t, { limit: 500 }), (e) => k(R(e)?.lang_iso));
	return n ? j(n) : N(V("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function Ut(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = R(e) ?? {}, i = k(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: D(n),
		pluralForms: s(r, k) ?? []
	};
}
function Wt(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return V("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function Gt(e, t) {
	let n = R(e) ?? {}, r = D(n.key_id), i = Zt(n.key_name, (e) => k(e) || void 0), a = s(n.platforms, k), o = G.filter((e) => a?.includes(e)), c = Object.keys(pe(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, l = Qt(Zt(n.filenames, k)), u = s(n.tags, k), d = z(n.is_plural), f = z(n.is_archived), p = $t(n.translations), m = new Set(p?.map(({ language_iso: e }) => e)), h = t.filter((e) => !m.has(e));
	if (r === void 0 || c === void 0 || a === void 0 || l === void 0 || u === void 0 || d === void 0 || f === void 0 || h.length > 0) {
		let e = [...Object.entries({
			key_id: r,
			key_name: c,
			platforms: a,
			filenames: l,
			tags: u,
			is_plural: d,
			is_archived: f
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ...h.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let g = o.length < new Set(a).size;
	return { key: {
		key_id: r,
		key_name: c,
		platforms: o,
		...g && { onOtherPlatform: g },
		tags: u,
		filenames: l,
		is_plural: d,
		is_archived: f,
		...Jt(n),
		translations: p
	} };
}
const Kt = {
	description: k,
	context: k,
	plural_name: k,
	is_hidden: z,
	char_limit: ue,
	custom_attributes: Xt,
	modified_at_timestamp: l,
	translations_modified_at_timestamp: l
}, qt = Object.entries(Kt);
function Jt(e) {
	return Object.fromEntries(qt.map(([t, n]) => [t, n(e[t])]));
}
function Yt(e) {
	return Object.keys(Kt).filter((t) => e[t] === void 0);
}
function Xt(e) {
	let t = k(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Zt(e, t) {
	let n = R(e) ?? {}, r = {};
	for (let e of G) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function Qt({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function $t(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = en(R(n) ?? {});
		if (e.language_iso === void 0) continue;
		let { language_iso: r, translation: i } = e, a = t.get(r), o = !t.has(r) || a?.translation === i;
		t.set(r, o && i !== void 0 ? {
			...e,
			language_iso: r,
			translation: i
		} : void 0);
	}
	return [...t.values()].filter((e) => e !== void 0);
}
function en(e) {
	return {
		language_iso: k(e.language_iso),
		translation: k(e.translation),
		modified_by: D(e.modified_by),
		modified_by_email: k(e.modified_by_email),
		modified_at_timestamp: l(e.modified_at_timestamp),
		is_reviewed: z(e.is_reviewed),
		is_unverified: z(e.is_unverified)
	};
}
// src/remote/sending.ts
var tn = class {
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
	noteProjectRefused(e) {
		this.cause ??= `The service refuses all requests for this project: ${e}`;
	}
	noteUnreachable(e) {
		this.cause ??= `The service could not be reached: ${e}`;
	}
	noteSingleRefused(e) {
		!this.accepted && this.lastRefusal === e && (this.cause ??= `The service refused the changes before this one, each with the same message: ${e}`), this.lastRefusal = e;
	}
};
const nn = 2e3;
function rn(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`
	};
}
function an({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var J = class extends Error {};
const on = [
	401,
	402,
	403,
	404,
	423,
	429
];
function sn(e) {
	return e instanceof W ? on.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function cn(e) {
	return e.name === "TimeoutError" || e instanceof W && [
		413,
		502,
		504
	].includes(e.status);
}
function ln(e, t) {
	return e instanceof W || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof mt && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
const un = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function dn(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function fn(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function pn(e, t, n, r) {
	let i = fn(e, t, n, r), [a] = i, [o] = dn(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${mn(e.after)} was sent, ${mn(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function mn(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const hn = { is: "silent" };
function gn(e, { keys: t, errors: n }) {
	let r = new Map(), i = new bn(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || _n(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new bn(n.flatMap((e) => e.key_name === void 0 ? [] : [{
		name: e.key_name,
		of: e
	}])), o = e.filter((e) => !r.has(e)), s = o.filter((e) => a.count(e.out) >= o.filter((t) => a.sharesEcho(e.out, t.out)).length);
	for (let e of s) {
		let t = a.take(e.out, () => !0);
		t && r.set(e, {
			is: "refused",
			error: t
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? hn
	}));
}
function _n(e, { platforms: t = [], filenames: n = {} }) {
	return G.every((n) => t.includes(n) === e.platforms.includes(n)) && G.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function vn(e, { keys: t, errors: n }) {
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
			} : hn
		};
	});
}
function yn(e, t) {
	return gn(e, {
		keys: t,
		errors: []
	});
}
var bn = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of xn(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of xn(n)) this.byName.set(e, Sn(this.byName.get(e) ?? [], n));
			return n.of;
		}
	}
	count(e) {
		return this.echoesOf(e).length;
	}
	sharesEcho(e, t) {
		let n = this.echoesOf(t);
		return this.echoesOf(e).some((e) => n.includes(e));
	}
	echoesOf({ key_name: e = "", platforms: t = [...G] }) {
		let n = new Set(t.map((t) => Me(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => Me(n, t) === Me(e, t)));
	}
};
function xn({ name: e }) {
	return new Set(G.map((t) => Me(e, t) ?? ""));
}
function Sn(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/kinds/key/listed.ts
var X = class {
	byId = new Map();
	withoutId = [];
	languages;
	constructor(e) {
		this.languages = e;
	}
	add(e) {
		this.addRead(this.read(e));
	}
	read(e) {
		return Array.from(e, (e) => Gt(e, this.languages));
	}
	addRead(e) {
		for (let t of e) {
			let e = "key" in t ? t.key.key_id : t.unusable.id;
			e === void 0 ? this.withoutId.push(t) : this.byId.set(e, t);
		}
	}
	reads() {
		return [...this.byId.values(), ...this.withoutId];
	}
	get size() {
		return this.byId.size + this.withoutId.length;
	}
	all() {
		let e = this.reads();
		return {
			objects: e.flatMap((e) => "key" in e ? e.key : []),
			unusable: e.flatMap((e) => "unusable" in e ? e.unusable : [])
		};
	}
};
function Cn(e) {
	return !e.includes(",");
}
function wn(e) {
	return En(e, 2e3);
}
function Tn(e) {
	return En(e.map(String), 7e3);
}
function En(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function Dn({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new On();
	let i = new X([]);
	if (i.add(r), r.totalCount !== i.size) throw new K();
	return r;
}
var On = class extends K {};
async function kn(e, t, n, r = {}) {
	let i = n.map(({ iso: e }) => e), a = t === B(t) ? ue(r.keys_total) : void 0, o = await An(e, t, Mn(n), () => new X(i), a);
	return o.ok ? j(o.value.all()) : o;
}
async function An(e, t, n, r, i = 0) {
	let a = await Pn(e, t, n, r(), i);
	if (jn(a)) return j(a.listed);
	let o = await Fn(e, t, n, r());
	if (jn(o)) return j(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return N(V("incomplete-live", s, { reach: "project" }));
}
function jn({ listed: e, total: t }) {
	return t === e.size;
}
function Mn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function Nn(e) {
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
async function Pn(e, t, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => D(e)),
			keys: r.read(a),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = Nn(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => Nn(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
		o,
		c,
		l,
		...s
	]), m = [
		u,
		...p,
		...f
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._];
	for (let { keys: e } of v) r.addRead(e);
	let y = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], b = v.at(-1)?.total, x = v.some((e) => (e.total ?? 0) > (b ?? 0)), S = y.every(({ ids: e }, t) => {
		let n = y[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: r,
		total: x || !S ? void 0 : b
	};
}
async function Fn(e, t, n, r) {
	for await (let i of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) r.addRead(r.read(i));
	return {
		listed: r,
		total: (await e.keys(t, {
			limit: 1,
			page: 1
		})).totalCount
	};
}
// src/remote/key/readBack.ts
const In = {
	include_translations: !0,
	disable_references: !0
};
async function Z(e, t, n = []) {
	let r = new X(n);
	for (let n of await Promise.all(Tn(t).map((t) => Ln(e, t)))) r.add(n);
	return r.all();
}
async function Ln(e, t) {
	try {
		return await Dn(e, {
			...In,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof On || n instanceof W && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Ln(e, t.slice(0, r)), ...await Ln(e, t.slice(r))];
	}
}
async function Rn(e, t) {
	let n = new Set(t.flatMap((e) => M(e))), r = [...n].every(Cn) ? wn([...n]).map((e) => ({
		...In,
		filter_keys: e
	})) : [In], i = new X([]);
	for (let t of r) i.addRead((await Vn(e, t)).reads());
	return Bn(i.all(), n);
}
async function zn(e, t) {
	let n = new Set(t.flatMap((e) => M(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = Bn((await Vn(e, {})).all(), n), a = await Z(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function Bn({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(M(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Vn({ client: e, projectId: t }, n) {
	let r = await An(e, t, n, () => new X([]));
	if (!r.ok) throw new K();
	return r.value;
}
// src/remote/key/confirm.ts
async function Hn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !Kn(e, t, n.key) : n.is === "silent" || Jn(n.error)).map(({ sent: e }) => e), r = await q(() => Rn(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(yn(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: r } = t, a = i.get(t);
		return {
			change: r,
			outcome: Un(e, r, n, a && qn(e, r, a))
		};
	});
}
function Un(e, t, n, r) {
	switch (n.is) {
		case "stored": return r ?? qn(e, t, n.key);
		case "refused": return r?.state === "done" ? r : Yn(n.error);
		case "silent": return r ?? Xn;
	}
}
async function Wn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !Kn(e, t, n.key)), r = await q(() => Z(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: Gn(e, t, {
				answer: n,
				found: o && qn(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function Gn(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? qn(e, t, n.key);
		case "refused": return Yn(n.error);
		case "silent": return r?.state === "done" ? r : Zn(i);
	}
}
function Kn({ context: e }, { change: t }, n) {
	return dn(P, t, n, e).length === 0;
}
function qn({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), pn(P, n, r, e);
}
function Jn({ message: e }) {
	return /already taken/i.test(e);
}
function Yn({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const Xn = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
};
function Zn(e) {
	return e ? {
		state: "failed",
		how: "not made",
		message: "The service answered without an error, but did not do this. Apply again."
	} : {
		state: "failed",
		how: "unknown result",
		message: "The service's answer does not mention this change, and Lokaform could not read the key again. Run plan to see whether the change was made."
	};
}
// src/remote/key/outcomes.ts
function Qn(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: Y(t)
	}));
}
function $n(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function er(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/splitRefused.ts
async function tr({ stop: e }, t, n, r, i) {
	if (sn(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof W)) e.noteUnreachable(n.message);
	else if (t.length > 1) return nr(t, 2, r);
	else e.noteSingleRefused(n.message);
	return Qn(t, ln(n, i));
}
async function nr(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) vt(i, await n(e.slice(t, t + r)));
	return i;
}
// src/remote/key/createKeys.ts
async function rr(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return nr(t, Math.ceil(t.length / n.max), (t) => rr(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return er(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(sr),
			...or(e)
		});
		return await Hn(e, gn(t, {
			keys: ar(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof U)) throw r;
		return cn(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? ir(e, t, r) : tr(e, t, r, (t) => rr(e, t), void 0);
	}
}
async function ir(e, t, n) {
	let r = [], i = t;
	for (let t of [0, nn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Qn(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await q(() => Rn(e, a)), s = yn(i, o?.objects ?? []);
		if (vt(r, await Hn(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...i.map(({ change: e }) => ({
		change: e,
		outcome: rn(n, "key")
	}))];
}
function ar(e) {
	return e.flatMap((e) => {
		let t = Gt(e, []);
		return "key" in t ? t.key : [];
	});
}
function or({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function sr({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function cr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Z(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await zn(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var lr = class {
	#e = new Map();
	note(e, t, n) {
		let r = new Map(t.translations?.map((e) => [e.language_iso, e]));
		for (let { language_iso: t, translation: i, modified_by: a } of e.translations ?? []) {
			let e = r.get(t);
			e && i !== "" && !n.includes(t) && e.modified_by !== void 0 && a !== void 0 && e.modified_by !== a && this.#e.set(t, (this.#e.get(t) ?? 0) + 1);
		}
	}
	problems() {
		if (this.#e.size === 0) return [];
		let e = `After a write, the service names another writer of texts that were not sent: ${[...this.#e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. Use the rule seed for these languages, not merge, so that texts of translators are kept.`;
		return [V("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
// src/remote/key/observeDeclared.ts
const ur = [
	400,
	404,
	413,
	414,
	431
], dr = /^[\w.:/-]+$/;
async function fr(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = ue(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => Te(P, e) !== "off")) return;
	let o = pr(r);
	if (![...o.names].every(Cn)) return;
	let s = wn([...o.names]).length + Tn([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([mr(e, o), yr(e, a)]), r = n - t.length;
		return r >= 0 && br(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof K || e instanceof W && ur.includes(e.status)) return;
		throw e;
	}
}
function pr(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...M(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function mr(e, { names: t, ids: n }) {
	let r = await hr(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await gr(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => vr(e.key_id, t.key_id));
}
async function hr(e, t) {
	let n = await Promise.all(wn([...t]).map(async (n) => (await _r(e, { filter_keys: n })).filter(({ key_name: e }) => M(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => M(e)));
	if (![...t].every((e) => r.has(e) || dr.test(e)) || n.some((e) => e.length === 0)) throw new K();
	return n.flat();
}
async function gr(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new K();
	let r = await Promise.all(Tn(t).map((t) => _r(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new K();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function _r({ client: e, project: t, languages: n }, r) {
	let i = new X(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await Dn(a, {
		...Mn(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new K();
	return [...o];
}
function vr(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function yr({ client: e, project: { id: t } }, n) {
	if (t === B(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new K();
	return r;
}
function br(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => Ke(t, e, !1, T(n)).fresh.length === 0);
}
// src/remote/removal.ts
function xr(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Sr(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function Cr(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : Y(t);
}
// src/remote/key/removeKeys.ts
async function wr(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await Tr(e, t, n), s.due.length === 0) throw new J();
		return s.due.map(({ id: e }) => Ge(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof J) return [...s.outcomes];
		if (!(e instanceof U)) throw e;
		sn(e) && a.noteProjectRefused(e.message), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(an(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await wr(e, f, t)];
	}
	return [...p, ...await Ar(e, f, l, d && ln(d, n?.error))];
}
async function Tr(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Mr(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await q(async () => {
		let n = await e.languages.all();
		return Z(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(Er));
	let l = new Map(c.objects.map((e) => [e.key_id, e])), u = Dr(c, e.context), d = [], f = [], p = [];
	for (let n of t) {
		let t = l.get(String(n.id)), r = u.get(String(n.id)) ?? u.get("");
		(t ? n.how === "archive" && t.is_archived : r === void 0) ? p.push({
			change: n,
			outcome: kr(n)
		}) : r === void 0 ? Or(n, t) ? (d.push(n), f.push(ke(P, t, n, e.context))) : p.push({
			change: n,
			outcome: xr("key", "removed")
		}) : p.push({
			change: n,
			outcome: a(Sr("key", r))
		});
	}
	if (d.length === 0) return {
		due: d,
		outcomes: p
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...p, ...Mr(d, jr(n.error))]
	};
	let m = await r.keep(f, "removed") ?? await i.beforeWrite();
	return m === void 0 ? {
		due: d,
		outcomes: p
	} : {
		due: [],
		outcomes: [...p, ...Mr(d, a({
			state: "not attempted",
			message: m
		}))]
	};
}
const Er = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function Dr({ objects: e, unusable: t }, n) {
	let r = [...e.map((e) => [e.key_id, [...new Set([...Yt(e), ...ze(P, e, n)])]]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(r.filter(([, e]) => e.length > 0));
}
function Or({ id: e, seen: t }, n) {
	return n !== void 0 && oe(e, P.fingerprint(n)) === t;
}
function kr({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Ar(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await q(() => Z(e, i));
	if (a === void 0) return Mr(t, r ? Y(r) : un);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? Y(r) : un
		} : {
			change: e,
			outcome: i || o.has(t) ? jr(r) : kr(e)
		};
	});
}
function jr(e) {
	return e ? Cr("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function Mr(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
async function Nr(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Pr(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await q(() => Z(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: Ir(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function Pr({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Fr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Fr({ kind: e, fields: t }) {
	return t.filter((t) => Ue(e, t));
}
function Ir({ change: e, before: t, written: n }, r, i) {
	let [a] = Fr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = Lr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function Lr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, Rr(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = Rr(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function Rr(e) {
	let t = c(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function zr(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Br(e) {
	return {
		change: e,
		out: zr(P.fields, e, {}, [])
	};
}
function Vr(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: P.name,
		action: e,
		changes: t
	});
	return [
		...Ur(n("update"), t).map(r("update")),
		...Ur(n("create"), t).map(r("create")),
		...Hr(n("destroy"), t).map(r("destroy"))
	];
}
function Hr(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function Ur(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(Br(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
const Wr = {
	moved: [],
	unconverted: []
};
async function Gr(e, t, n) {
	let r = (e) => ({
		due: [],
		outcomes: [],
		blocked: t.map((t) => ({
			planned: t,
			why: e
		}))
	}), i = e.stop.reason();
	if (i !== void 0) return r(i);
	let a = t.filter(({ change: e }) => n || Zr(e)), o = await q(async () => ({
		live: await Z(e, a.map(({ change: e }) => e.id)),
		languages: a.some(({ change: e }) => Yr(e)) ? await e.languages.all() : []
	}));
	if (!o) return r(qr);
	let { live: s, languages: c } = o, l = new Map(s.objects.map((e) => [e.key_id, e])), u = new Set(s.unusable.map(({ id: e }) => e)), d = new Set(a), f = [], p = [], m = [], h = [];
	for (let n of t) {
		let { change: t } = n;
		if (!d.has(n)) {
			f.push({
				planned: n,
				now: n,
				kept: Wr
			});
			continue;
		}
		let r = l.get(String(t.id));
		if (!r && (u.has(String(t.id)) || u.has(void 0))) {
			m.push({
				planned: n,
				why: Kr("")
			});
			continue;
		}
		if (!r) {
			p.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Jr
				}
			});
			continue;
		}
		let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = Yr(t) ? c.filter((e) => !i.has(e)) : [];
		if (a.length > 0) {
			m.push({
				planned: n,
				why: Kr(` (no usable ${a.join(", ")} text)`)
			});
			continue;
		}
		let { open: o, kept: s } = Qr(t, r, e.context);
		if (o.length === 0) {
			p.push({
				change: t,
				outcome: ti({
					state: "done",
					id: t.id
				}, t, s)
			});
			continue;
		}
		let g = Br({
			...t,
			fields: o
		});
		Xr(g.change) && e.beforeReshaping.set(t.ref, r), f.push({
			planned: n,
			now: g,
			kept: s,
			before: r
		});
		let _ = ge(g.change, r, e.context);
		_ && h.push(_);
	}
	if (f.length === 0) return {
		due: f,
		outcomes: p,
		blocked: m
	};
	let g = await e.backup.keep(h, "overwritten") ?? await e.stop.beforeWrite();
	return g === void 0 ? {
		due: f,
		outcomes: p,
		blocked: m
	} : {
		due: [],
		outcomes: p,
		blocked: [...m, ...f.map(({ planned: e }) => ({
			planned: e,
			why: g
		}))]
	};
}
function Kr(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const qr = "The key could not be read again just before it was to be written, so it was not written. Apply again.", Jr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Yr(e) {
	return Xr(e) || e.fields.some(t);
}
function Xr({ kind: e, fields: t }) {
	return t.some((t) => Ue(e, t));
}
function Zr({ fields: e }) {
	return e.some((e) => {
		let { field: n, before: r, after: i } = e, a = P.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || t(e);
	});
}
function Qr(e, t, n) {
	let r = {
		...P.liveContext(t, n, e.label),
		platforms: ei(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = P.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || oe(e.id, m) !== d);
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
	o ||= a.some((e) => $r(e, "text"));
	let s = o && i.some((e) => $r(e, "shape")), c = i.filter((e) => s && ($r(e, "shape") || $r(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function $r({ field: e }, t) {
	return P.fields.some((n) => n.name === e && n.role === t);
}
function ei({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? G.filter((e) => n.includes(e)) : t.platforms;
}
function ti(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${ni(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${ni(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = ni(t.filter((e) => !i.includes(e)));
	return c.length === 0 ? {
		state: "skipped",
		message: s,
		place: a.place
	} : {
		state: "skipped",
		message: `${s} The other fields now have the declared values: ${c.join(", ")}.`,
		place: a.place,
		written: c
	};
}
function ni(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function ri(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(ii),
		outcomes: [],
		blocked: []
	}, o = 0, s = () => [...a.outcomes, ...a.blocked.flatMap(({ planned: e, why: t }) => n ? Qn([e], n.error) : er([e], t))];
	try {
		let c = await r.updateKeys(i, async () => {
			if (a = await Gr(e, t, n !== void 0 || o++ > 0), a.due.length === 0 || n && n.sent >= 5) throw new J();
			return {
				keys: a.due.map(({ now: e }) => li(e)),
				...or(e)
			};
		}), l = vn(a.due.map((e) => e.now), {
			keys: ar(c),
			errors: c.errors
		});
		return oi(e, a.due, l), [...s(), ...ci(a.due, await Wn(e, l))];
	} catch (t) {
		let r = a.due.map(({ planned: e }) => e);
		if (t instanceof J) return [...s(), ...n ? $n(r, n.error) : []];
		if (!(t instanceof U)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...s(), ...await si(e, r, {
				error: t,
				sent: i
			})];
		}
		return [...s(), ...ci(a.due, await ai(e, a.due, t, n))];
	}
}
function ii(e) {
	return {
		planned: e,
		now: e,
		kept: Wr
	};
}
function ai(e, t, n, r) {
	let i = new Map(t.map(({ now: e, planned: t }) => [e, t]));
	return tr(e, t.map(({ now: e }) => e), n, (t) => ri(e, t.flatMap((e) => i.get(e) ?? []), r), r?.error);
}
function oi({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function si(e, t, n) {
	return e.stop.reason() === void 0 ? cn(n.error) && n.sent <= 2 && t.length > 1 ? nr(t, 2, (t) => ri(e, t, n)) : (await e.wait(an(n)), ri(e, t, n)) : Qn(t, n.error);
}
function ci(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: ti(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
function li({ change: e, out: t }) {
	return {
		key_id: Ge(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const ui = {
	kind: "key",
	observe: kn,
	observeDeclared: fr,
	lookUp: cr,
	batches: Vr,
	open(e) {
		let t = new lr(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? wr(n, t.filter(pi)) : e === "create" ? rr(n, t.filter(di).map(Br)) : Nr(n, await ri(n, t.filter(fi).map(Br)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, di = (e) => e.action === "create", fi = (e) => e.action === "update", pi = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Q(e) {
	let t = R(e) ?? {}, n = k(t.webhook_id) || void 0, r = k(t.url) || void 0, i = s(t.events, k);
	if (n === void 0 || r === void 0 || i === void 0) {
		let e = Object.entries({
			webhook_id: n,
			url: r,
			events: i
		}).flatMap(([e, t]) => t === void 0 ? [e] : []);
		return { unusable: {
			id: n,
			names: r === void 0 ? [] : [r],
			lacks: e
		} };
	}
	return { webhook: {
		webhook_id: n,
		url: r,
		branch: t.branch === null ? null : k(t.branch),
		events: i,
		event_lang_map: hi(t.event_lang_map)
	} };
}
function mi(e) {
	let t = e.map(Q);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function hi(e) {
	return s(e, (e) => {
		let { event: t, lang_iso_codes: n } = R(e) ?? {}, r = k(t), i = s(n, k);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function gi(e, t) {
	let n = await Ft(() => e.webhooks(B(t)), (e) => k(R(e)?.webhook_id));
	if (!n) throw new K();
	return mi(n);
}
async function _i(e, t) {
	try {
		return j(await gi(e, t));
	} catch (e) {
		if (!(e instanceof K)) throw e;
		return N(V("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function vi(e, t, n) {
	let r = F.liveContext(t, n, bi(e, t, n)), i = He(F, t, r), a = Fe(e.fields);
	return {
		kind: F.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...yi(i, a.events ?? i.events),
			...a
		}
	};
}
function yi({ event_lang_map: e }, t) {
	return !Se(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function bi({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => x(e, r) === n) ?? "";
}
function xi(e, { url: t }, { variables: r }) {
	let i = e.entry.url;
	if (typeof i == "string" && x(i, r) === t) return {
		kept: e,
		urls: {}
	};
	let a = n(e.id);
	return {
		kept: {
			...e,
			entry: {
				...e.entry,
				url: `\${${a}}`
			}
		},
		urls: { [a]: t }
	};
}
function Si({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = xi(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function Ci(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [B(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await wi(e, t), l) throw new J();
		});
		if (z(n) === !0) return {
			state: "done",
			id: t.id
		};
	} catch (r) {
		if (l) return n ? Y(n.error) : l;
		if (!(r instanceof U)) throw r;
		if (r instanceof W && r.status === 404) return {
			state: "done",
			id: t.id
		};
		if (sn(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return Y(ln(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? Ti(e, t, r) : (n && await o(an(n)), Ci(e, t, i));
	}
	return Ti(e, t, void 0);
}
async function wi(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let c = Q(await n.webhook(B(r), String(t.id)));
	if (!("webhook" in c)) return Sr("webhook", c.unusable.lacks);
	if (oe(t.id, F.fingerprint(c.webhook)) !== t.seen) return xr("webhook", "removed");
	let l = await Si(e, ke(F, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return l === void 0 ? void 0 : {
		state: "not attempted",
		message: l
	};
}
async function Ti({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(B(t), String(n.id)), r ? Cr("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof U)) throw e;
		return e instanceof W && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? Y(r) : un;
	}
}
// src/remote/webhook/sendWebhook.ts
async function Ei(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = Li(e, t);
	try {
		return t.action === "update" ? await Di(e, t, r) : await Mi(e, t, Ri(t, r));
	} catch (t) {
		if (t instanceof J) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof U)) throw t;
		return sn(t) && e.stop.noteProjectRefused(t.message), Y(t);
	}
}
async function Di(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [B(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		return Ni(e, t, Q(await i.updateWebhook(c, l, async () => {
			if (d = await Oi(e, t, Q(await u())), d) throw new J();
			return await ji(e), n;
		}))) ?? await Pi(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof J)) return Y(r.error);
		if (d) return d;
		if (!(i instanceof U)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw ln(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await Pi(e, t, u);
			return n.state === "done" ? n : Y(i);
		}
		return await s(an(a)), Di(e, t, n, a);
	}
}
async function Oi(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: Ai
	};
	if (!ki(e, t, n.webhook)) {
		let r = Ni(e, t, n);
		return r?.state === "done" ? r : xr("webhook", "updated");
	}
	let r = await Si(e, vi(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function ki({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = F.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = F.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return ve(F, a, s) === i;
}
const Ai = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function ji({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new J(t);
}
async function Mi(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await ji(e);
	try {
		let o = await r.createWebhook(B(i), n);
		return a.add(t.ref), Ni(e, t, Q(o)) ?? await Pi(e, t, () => Ii(e, n));
	} catch (r) {
		if (!(r instanceof U) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, nn]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await q(() => Ii(e, n));
			if (a) return pn(F, t, a, c);
		}
		return rn(r, "webhook");
	}
}
function Ni({ context: e }, t, n) {
	if (!(!("webhook" in n) || dn(F, t, n.webhook, e).length > 0)) return pn(F, t, n.webhook, e);
}
async function Pi(e, t, n) {
	return Ni(e, t, Q(await q(n))) ?? un;
}
function Fi(e, t) {
	let n = se([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return _(e.url, t.url) && r && n;
}
async function Ii(e, t) {
	let { objects: n, unusable: r } = await gi(e.client, e.projectId), i = n.find((e) => Fi(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => _(e, t.url)))) throw new K();
	return i;
}
function Li({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = zr(F.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: x(r, e.variables) }
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
// src/remote/webhook/twins.ts
async function zi(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await q(() => gi(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Hi(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Bi(e, t, s, n) : n.remark(Ki(t));
	}
}
async function Bi(e, t, n, r) {
	let i = Ri(t, Li(e, t)), a = n.filter((n) => Fi(n, i) && pn(F, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Hi(r.of(t)), s = a.map(({ webhook_id: e }) => e), [c, ...l] = [...s, ...await Vi(s, e, o)].sort();
	if (c !== void 0 && l.length !== 0) for (let n of l) {
		let i = n === o && await Ui(e, n);
		i && r.correct(t, {
			state: "done",
			id: c
		}), r.remark(i ? Wi(t, c, n) : Gi(t, c, n));
	}
}
async function Vi(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await q(() => t.webhook(B(n), r)) ? [r] : [];
}
function Hi(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function Ui({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(B(t), n), !0;
	} catch (e) {
		if (e instanceof U) return !1;
		throw e;
	}
}
function Wi({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return V("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function Gi({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return V("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function Ki({ label: e, place: t }) {
	let n = `The webhooks could not be read again, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return V("twin-webhook", n, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const qi = {
	kind: "webhook",
	observe: _i,
	lookUp: gi,
	batches: (e) => [...e.filter(Ji), ...e.filter((e) => !Ji(e))].map(Yi),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? Ci(t, e) : Ei(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => zi(t, e, n)
		};
	}
};
function Ji({ action: e }) {
	return e !== "destroy";
}
function Yi(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const Xi = [ui, qi];
// src/remote/remoteOf.ts
function Zi({ name: e }) {
	let t = Xi.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function Qi(e, t, ...n) {
	let r = await ea(e, t, n);
	if (!r.ok) return r;
	let { project: i, statistics: a, kinds: o, languages: s } = r.value;
	return na(i, o, (t) => Zi(t).observe(e, i.id, s, a));
}
async function $i(e, t, { declarations: n, reviewed: r }) {
	let i = await ea(e, t, n.map(({ declared: e }) => e));
	if (!i.ok) return i;
	let { project: a, statistics: o, kinds: s, languages: c } = i.value;
	return na(a, s, async (t) => {
		let { observe: i, observeDeclared: s } = Zi(t), l = await s?.({
			client: e,
			project: a,
			statistics: o,
			languages: c,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: Ae(e, a.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return l ? j(l) : i(e, a.id, c, o);
	});
}
async function ea(e, t, n) {
	let r = n.flatMap(Be), [{ kinds: i } = { kinds: [] }] = n, a = i.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), o = await zt(e, t, {
		languages: r.length > 0,
		names: a.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!o.ok) return o;
	let { project: s, details: c } = o.value, l = n.flatMap((e) => Be(Ae(e, s.baseLanguage))), u = new Set(l.flatMap(({ language: e, ofText: t }) => t ? [e] : [])), d = s.segmentation ? [] : (s.languages ?? []).filter(({ iso: e }) => u.has(e)), f = R(R(c)?.statistics) ?? {};
	return j({
		project: s,
		statistics: f,
		kinds: a,
		languages: d
	});
}
async function ta(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await Lt(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return na(a.value, n, (t) => Zi(t).observe(e, a.value.id, s), i);
}
async function na(e, t, n, r = () => !1) {
	let i = await Promise.all(t.map(async (e) => {
		try {
			return {
				kind: e,
				found: await n(e)
			};
		} catch (t) {
			if (r(e, t)) return;
			throw t;
		}
	})), a = {};
	for (let e of i) if (e) {
		if (!e.found.ok) return e.found;
		a[e.kind.plural] = e.found.value;
	}
	return j({
		project: e,
		objects: a
	});
}
async function ra(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [o, ...s] = await Promise.all([Lt(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => ({
		plural: n.plural,
		objects: await Zi(n).lookUp(e, t, r[n.plural] ?? [])
	}))]);
	if (!o.ok || s.some(({ objects: e }) => e.unusable.length > 0)) throw new K();
	return {
		project: o.value,
		objects: Object.fromEntries(s.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function ia({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => le(e.kind, t)));
}
function aa({ changes: e }) {
	return e.some((e) => e.action === "update" && (L(e.kind).backsUpWhole || oa(e)));
}
function oa({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? Ue(e, t) : !sa(t.before));
}
function sa(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function ca(e, t, n, r) {
	let a = new Set(Object.values(await i(e, r)).flat()), o = await u("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), s = n === void 0 ? void 0 : Dt(t.working, n), c = new Map(), l = e[0]?.kinds ?? [];
	for (let e of o.sort()) {
		if (r.aborted) break;
		if (a.has(e) || s !== void 0 && e.startsWith(s + Ot)) continue;
		let n = ae(e, t);
		await jt();
		for (let r of await la(l, e, t)) c.has(r) || c.set(r, n);
	}
	return c;
}
async function la(e, t, n) {
	try {
		let r = w(await me(t, n));
		return e.flatMap((e) => e.namesInManifest?.(t, r) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function ua({ kinds: e, texts: t }, n, r, a, o) {
	let s = t.filter(({ files: e }) => et(e)), c = [];
	for (let e of s) for (let t of await v(e, a, o)) {
		let n = S(e, t);
		c.push({
			full: t,
			path: n,
			source: e,
			language: it(e, n)
		});
	}
	let l = new Set(Object.values(await i(r, o)).flat());
	for (let { full: e, source: t, language: r } of c) r !== void 0 && da(t, n).includes(r) && l.add(e);
	let u = new Map();
	for (let t of c) {
		if (o.aborted) break;
		if (!(l.has(t.full) || fa(t, n).some((e) => l.has(e)))) {
			await jt();
			for (let n of await pa(e, t, a)) u.has(n) || u.set(n, ae(t.full, a));
		}
	}
	return u;
}
function da({ languages: e }, t) {
	return e ?? [t];
}
function fa({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : da(t, r).flatMap((n) => {
		let r = tt(t, e, n);
		return r === void 0 ? [] : [Dt(t.folder, r)];
	});
}
async function pa(e, { full: t, path: n, source: r, language: i = "" }, a) {
	try {
		let o = w(await me(t, a)), s = {
			source: {
				...r,
				alsoReads: "all"
			},
			language: i,
			...nt(r, n)
		};
		return e.flatMap((e) => (e.textFiles?.read(t, o, s).entries ?? []).flatMap(({ values: t }) => O(e.identity(t))));
	} catch {
		return [];
	}
}
// src/plan/forgottenFiles.ts
function ma({ removed: e }, { name: t, plural: n }, r, i) {
	return [...a(r, `the setting ${n} does not include this file. Add the file to the setting ${n}, or delete the file.`), ...a(i, "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.")];
	function a(n, r) {
		let i = e.flatMap(({ names: e }) => {
			let t = e.find((e) => n.has(e));
			return t === void 0 ? [] : [{
				name: t,
				file: n.get(t)
			}];
		}), [a] = i;
		if (!a) return [];
		let o = new Set(i.map(({ file: e }) => e)).size, s = o > 1 ? `, in ${o} such files in all` : "", c = i.length > 1 ? ` (and ${i.length - 1} more${s})` : "", l = `The plan removes the ${t} "${a.name}"${c}. But the file ${a.file} declares it, and ${r}`;
		return [V("forgotten-manifest", l, { reach: "project" })];
	}
}
function ha(e, t, n, r, i = new Map()) {
	let a = (e) => t.flatMap((t) => e(t, t.kind));
	return [
		..._a(e, t, n),
		...a((t, r) => ya(e, t, r, n)),
		...a((e, t) => ma(e, t, r, i)),
		...a(ba),
		...a((e, t) => xa(e, t, n)),
		...a((t, r) => Sa(e, t, r, n)),
		...a((t, r) => Ca(e, r, n))
	];
}
function ga(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : [$("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`)];
}
function _a(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: wa(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => va(e, i, n)) : i <= a ? [] : [$("too-many-destroyed", `The plan removes ${i} ${Ea(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`)];
}
function va({ of: e, count: t }, n, r) {
	let { kind: i } = e, { removed: a, removedPercent: o } = i.limits, s = (e, t) => $("too-many-destroyed", `The plan removes ${e}, but ${t}. If you want to remove them, set --allow-removals ${n} for this run (in the action: allow-removals), or raise ${t.split(" ")[0]}.`), c = y(a, r);
	if (t > c) return [s(`${t} ${Ea(i.words.removed)}`, `limits.${a.name} allows ${c}`)];
	let l = Te(i, r) === "off" ? e.matched : e.scope, u = o ? y(o, r) : 100;
	return !o || l < 20 || t * 100 <= l * u ? [] : [s(`${t} of ${l} ${i.plural}`, `limits.${o.name} allows ${u} %`)];
}
function ya(e, { declared: t, scope: n }, r, i) {
	if (Te(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = Ze(s.prune);
	if (t === 0 && c) return [];
	if (t === 0) return [$("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`)];
	let u = Ta(e, a).length;
	return u === 0 || u !== n ? [] : [$("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}). Check the project and the manifests. If you want this, ${c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : ""}set ${l}: off and remove them in the project.`)];
}
function ba({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return [$("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set previously: [].`)];
	});
}
function xa({ live: e, declared: t, matched: n, namesakes: r }, { name: i, plural: a, limits: { minimumForWrongProject: o } }, { allowWrongProject: s }) {
	if (s || o === void 0 || t === 0 || e < o || n > 0 || r > 0) return [];
	let c = t === 1;
	return [$("foreign-project", `The project has ${e} ${a}. The manifests declare ${c ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${c ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`)];
}
function Sa(e, { matched: t }, { name: n, plural: r, limits: { overwrittenPercent: i } }, a) {
	if (!i) return [];
	let o = y(i, a), s = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => We(n, e))).length;
	return t < 20 || s * 100 <= t * o ? [] : [$("too-many-overwritten", `The plan overwrites live values of ${s} of ${t} ${r}, but limits.${i.name} allows ${o} %. If you want to overwrite them, raise limits.${i.name} in lokaform.yaml.`)];
}
function Ca({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = re(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? [$("too-many-unverified", `${l}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`)] : c <= a ? [] : [$("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`)];
}
function wa(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => le(t, e)) : []);
	return Ta(e, t).length + n.length;
}
function Ta({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function Ea(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function $(e, t) {
	return V(e, t, { reach: "project" });
}
// src/run/conflicts.ts
async function Da(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return Ct(e, { entries: Oa(r) });
	if (!i) return Ct(e, await ka(e, t, n));
	let a = await i(), o = a && m(a, t);
	return o?.is === "read" ? Ct(e, { entries: Oa(o.declared) }) : [];
}
function Oa({ entries: e }) {
	return Object.values(e).flat();
}
async function ka(e, t, { history: n, usable: r }) {
	let { versions: i } = await n.versions(Infinity, ne(t)), { textFiles: a } = t, o = new Map(i.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...o.values()].flatMap((t) => Ie(e, t, a, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !o.has(e)
	};
}
// src/plan/agreed.ts
function Aa(e, { entries: t, until: n, before: r }, i = []) {
	let a = new Set(), o = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of Pa(o, t, i)) ja(e, n) && a.add(de(e));
	if (!r || a.size === 0) return a;
	for (let { question: e, text: t } of Pa(o, r, i)) ja(e, t) && a.delete(de(e));
	return a;
}
function ja({ kind: e, live: t, forms: n }, r) {
	return n ? Se(r) && Se(t) && n.every((e) => r[e] === t[e]) : e.fields.some((e) => e.role === "text" && La(e, t, r));
}
function Ma(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(Pa(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t = Infinity, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => e >= t), l = Na(t, i);
		return !l.has(bt(r, n, a)) || s.every((t) => [...l.values()].some((n) => n.every(({ texts: n }) => ye(n.get(e), t) !== void 0)) || c.some(({ texts: n }) => ye(n.get(e), t) === ye(o, t)));
	});
	return new Set(a.map(de));
}
function Na(e, t) {
	let n = new Map();
	for (let r of t) {
		if ((r.latest ?? r.until) < e) continue;
		let t = r.until >= e ? [] : n.get(r.now) ?? [];
		n.set(r.now, [...t, r]);
	}
	return n;
}
function Pa(e, t, n) {
	return e.flatMap((e) => {
		let { kind: r, entry: i, language: a } = e, o = wt(r, t).find(i), s = wt(r, n).namesakes(i), c = o && Fa(r, o, i, s) ? o : void 0, l = c && xt(r, c, a);
		return l === void 0 ? [] : [{
			question: e,
			text: l
		}];
	});
}
function Fa(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Ia(e, t), a = (t) => [...Ia(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Ia(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => I([
		e.name,
		t,
		n
	]))));
}
function La(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function Ra(e, t, n) {
	if (t.length === 0) return [];
	let r = new Map(n.map((t) => [String(e.id(t)), t]));
	return t.flatMap((t) => {
		let n = r.get(String(t.id));
		return n === void 0 ? [] : [{
			destroy: t,
			names: e.names(n),
			texts: e.texts(n)
		}];
	});
}
function za(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : Ve(t))
	}));
}
// src/plan/movedNames.ts
function Ba(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => E(e.kind, t).role === "identity").flatMap((n) => O(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Va(e) {
	let t = new Set(Ba(e, "after"));
	return Ba(e, "before").filter((e) => !t.has(e));
}
// src/plan/prune.ts
const Ha = {
	destroys: [],
	kept: [],
	scope: 0
};
function Ua(e, { matched: t, unmatched: n }, i) {
	let { rules: a } = i, o = r(e, a);
	if (o === void 0) return Ha;
	let s = (t) => Te(e, a) === "all" || Ga(e.tags(t), a), c = [], l = [];
	for (let t of n) {
		if (!s(t) || o === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = Qe(e.tags(t), a), i = e.tags(t).find((e) => a.protectedTags.includes(e));
		r === void 0 ? i === void 0 ? c.push(t) : l.push({
			...n,
			reason: "protected",
			tag: i
		}) : l.push({
			...n,
			reason: "foreign-owner",
			tag: r
		});
	}
	let u = c.map((t) => {
		let n = e.tags(t), r = Wa(e, t, i);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: o,
			seen: oe(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n },
			...r.length > 0 && { texts: r }
		};
	});
	return {
		destroys: [...u].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: l,
		scope: t.filter(s).length + u.length
	};
}
function Wa(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.declare(t, r) : void 0;
		return Se(n) ? Object.entries(n).map(([n, r]) => {
			let i = e.lastWriter?.(t, n)?.edited;
			return {
				field: e.name,
				part: n,
				before: r,
				...i && { edited: i }
			};
		}) : [];
	});
}
function Ga(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function Ka(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : be(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
		return {
			...o,
			kind: e,
			entry: s,
			...c !== void 0 && { live: c }
		};
	}), s = a.refused.map(({ declared: t, problem: n }) => {
		let { file: r, spot: i, values: a } = t;
		return {
			kind: e,
			entry: t,
			kept: [],
			skipped: {
				kind: e.name,
				label: e.label(a),
				place: at(r, i, [])
			},
			problems: [n]
		};
	}), c = [...o, ...s], l = qa(c), u = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = Ua(e, {
		matched: u,
		unmatched: a.unmanaged.filter((e) => !a.namesakes.has(e))
	}, r), f = new Set([...d.destroys, ...d.kept].map(({ id: e }) => e)), p = a.unmanaged.filter((t) => !f.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	}));
	return {
		...l,
		kind: e,
		comparison: {
			matching: a,
			compared: o
		},
		declared: t,
		live: n,
		parts: c,
		destroys: d.destroys,
		kept: [...l.kept, ...d.kept],
		unmanaged: p,
		matched: u.length,
		namesakes: a.namesakes.size,
		scope: d.scope,
		problems: [...l.problems, ...a.remarks]
	};
}
function qa(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(Ja).length,
		problems: e.flatMap(({ problems: e }) => e),
		open: e.flatMap(({ open: e = [], entry: t, kind: n }) => e.map((e) => ({
			...e,
			kind: n,
			entry: t
		}))),
		keptTexts: e.flatMap(({ kept: e, entry: t, kind: n }) => e.flatMap((e) => "field" in e ? [{
			kind: n,
			entry: t,
			item: e
		}] : []))
	};
}
function Ja({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/filtered.ts
function Ya(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => fe(t, e)), a = new Map(Za(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = qa(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ...qa(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter(Xa(t))]
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = Oe(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function Xa(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => we(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function Za(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of Va(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? Ba(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
	for (let e = !0; e;) {
		e = !1;
		for (let t of i) {
			let n = r(t).find((e) => e !== t && !i.has(e));
			n && (i.delete(t), a.set(t, n), e = !0);
		}
	}
	return e.map((e) => {
		let t = a.get(e);
		return t ? Qa(e, t) : e;
	});
}
function Qa({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = h(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
		path: [a],
		ofName: !0
	}), c = r && {
		kind: e.name,
		label: r.label,
		place: r.place
	};
	return {
		kind: e,
		entry: t,
		...n !== void 0 && { live: n },
		kept: [],
		problems: [s],
		...c && { skipped: c }
	};
}
// src/plan/makePlan.ts
function $a(e, t, n) {
	let r = new Map();
	return (i) => eo(e, t, n, i, r);
}
function eo(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		evidence: r
	}, o = _e(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = e.kinds.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [Ka(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let { kinds: c, filter: l } = Ya(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], f = $e(d), p = c.flatMap((e) => e.destroys), m = l ? [] : c.flatMap((e) => e.unmanaged), h = c.flatMap((e) => e.kind.firstSends?.(no(e, a, f)) ?? []), g = {
		format_version: 1,
		project: t.project,
		changes: [...c.flatMap(({ changes: e }) => e), ...f ? [] : p],
		kept: [...c.flatMap(({ kept: e }) => e), ...f ? p.map(ro) : []],
		skipped: c.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: ao(c, ({ unchanged: e }) => e),
			unmanaged: ao(c, u),
			by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: ao(c, ({ changes: e }) => e.filter((e) => io(e, n)).length)
		},
		...h.length > 0 && { sends: h },
		...l && { filter: l }
	}, _ = c.flatMap((e) => e.kind.hints?.(no(e, a, f)) ?? []);
	return {
		is: "planned",
		plan: g,
		facts: c.map((e) => to(e, f)),
		unmanaged: m,
		problems: [...d, ..._],
		matches: c.map(({ kind: e, comparison: t }) => ({
			kind: e,
			matches: t.matching.matches
		})),
		open: c.flatMap(({ open: e }) => e),
		keptTexts: c.flatMap(({ keptTexts: e }) => e)
	};
}
function to({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Ra(e, i, n.objects),
		created: za(e, r)
	};
}
function no(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function ro({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function io(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function ao(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function oo(e, t, n, r, i) {
	let a = $a(e, t, n), o = n.writers ? De(n.writers) : je.writers, s = a({
		...je,
		writers: o
	});
	if (s.is === "stopped" || s.open.length === 0) return {
		...s,
		undecided: []
	};
	let c = await so(o, r);
	if (c.writers !== o && (s = a({
		...je,
		writers: c.writers
	})), s.is === "stopped" || s.open.length === 0) return {
		...s,
		undecided: []
	};
	let { agreed: l, why: u } = await po(s.open, e, r, i);
	l.size > 0 && (s = a({
		writers: c.writers,
		agreed: l
	}));
	let d = s.is === "stopped" ? [] : s.open.filter(({ isOurs: e }) => !e), f = r.writes ? "error" : "warning", p = [...c.why === void 0 ? [] : [co(d, c.why)], ...u === void 0 ? [] : [lo(d, u)]];
	return {
		...s,
		undecided: d.length === 0 ? [] : p.map((e) => ({
			...e,
			severity: f
		}))
	};
}
async function so(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: De(n.names) } : {
		writers: De([]),
		why: n.why
	};
}
function co(e, t) {
	let n = `Lokaform cannot find out which user the token belongs to: ${t} So it cannot decide about ${xe(e.length, "text")} that it may have written itself: ${fo(e)}. ${uo(e)} To decide ${e.length === 1 ? "it" : "them"}, set writers in lokaform.yaml to the address of this user.`;
	return V("unknown-writers", n, { reach: "project" });
}
function lo(e, t) {
	let n = `Lokaform cannot decide about ${xe(e.length, "text")} that others wrote and that may have been in the manifests earlier: ${fo(e)}. ${uo(e)} The history of the manifests cannot be read: ${t}`;
	return V("unread-history", n, { reach: "project" });
}
function uo({ length: e }) {
	return e === 1 ? "It is kept as it is in the project." : "They are kept as they are in the project.";
}
function fo(e) {
	let t = e.slice(0, 5).map(({ kind: e, entry: t, language: n }) => `${e.label(t.values)} (${n})`), n = e.length - t.length;
	return t.join(", ") + (n > 0 ? ` and ${n} more` : "");
}
async function po(e, t, { history: n, manifests: r, asked: i, ...a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(de(e)));
	for (let t of Object.values(o?.entries ?? {})) c(Aa(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0);
	if (d.length === 0) return { agreed: s };
	let f = _t(d.map(({ at: e = 0 }) => e)), p = await n.versions(f, r, i), { versions: m, merged: h } = mo(p, d, a);
	for (let e of [...m, ...h]) c(Aa(u(), e, l));
	return c(Ma(u(), m, l)), {
		agreed: s,
		...p.is === "unreadable" && !p.noRepository && { why: p.why }
	};
}
function mo({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => Ie(t, e, r, i));
	return {
		versions: e.map(({ text: e, ...t }) => ({
			...t,
			entries: o({
				...t,
				text: e
			})
		})),
		merged: t.map(({ until: e, before: t, ...n }) => ({
			until: e,
			entries: o(n),
			before: o({
				...n,
				text: t
			})
		}))
	};
}
function ho(e, t) {
	let n;
	return () => (n ??= go(e, B(t)), n);
}
async function go(e, t) {
	try {
		let n = R(await e.contributorMe(t)) ?? {}, r = [D(n.user_id), k(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof U) || e instanceof mt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function _o(t, n, { cancellation: r, history: i, now: a, onProgress: o }, { usable: s, target: c, applied: l, findsConflicts: u = !0, writes: f = !1, reviewed: p = [], listsUnmanaged: h = !1 }) {
	let { settings: g } = n, _ = {
		ownUser: ho(t, g.id),
		history: i,
		manifests: ne(n),
		textFiles: n.textFiles,
		usable: s,
		writes: f
	};
	try {
		let r = c && m(c, n), f = [{
			declared: n.declared,
			rules: g.rules
		}, ...r?.is === "read" ? [r] : []], v = await (h ? Qi(t, g.id, ...f.map((e) => e.declared)) : $i(t, g.id, {
			declarations: f,
			reviewed: p
		}));
		if (!v.ok) return {
			is: "stopped",
			problems: [v.problem]
		};
		o?.({
			phase: "planning",
			project: g.name
		});
		let y = v.value, { baseLanguage: b } = y.project, x = e(n, y.project);
		if (x.length > 0) return {
			is: "stopped",
			problems: x
		};
		let S = Ae(n.declared, b), C = r?.is === "read" ? {
			...r,
			declared: Ae(r.declared, b)
		} : void 0, w = {
			now: Math.floor(a() / 1e3),
			target: C?.commit
		}, T = {
			..._,
			asked: w
		}, E = await oo(S, y, g.rules, T, C?.declared), D = [
			...ee(g.languagePlaces, y.project),
			...E.problems,
			...u ? [] : E.undecided
		];
		if (E.is === "stopped") return {
			...E,
			problems: D
		};
		let O = {
			...T,
			history: vo(i)
		}, k = C && await oo(C.declared, y, C.rules, O), A = {
			target: C?.declared,
			applied: l,
			history: i,
			usable: s
		}, te = u ? await Da(E.keptTexts, n, A) : [], ne = {
			...E,
			plan: yt(E.plan, te)
		}, re = r && d(ne, r, k);
		return {
			...ne,
			live: y,
			problems: D,
			conflicts: [...u ? E.undecided : [], ...St(te)],
			...re && { target: re }
		};
	} catch (e) {
		if (!(e instanceof U)) throw e;
		return e instanceof mt && r.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [yo(e, n.declared)]
		};
	}
}
function vo(e) {
	return { async versions(...t) {
		let n = await e.versions(...t), r = ({ until: e }) => e !== Infinity;
		return {
			...n,
			versions: n.versions.filter(r),
			merged: n.merged?.filter(r) ?? []
		};
	} };
}
function yo(e, t) {
	let n = e instanceof W ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && bo(n, t);
	return V("api-error", e.message + xo(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function bo(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(o).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? he(t) : []));
	});
	return Re(r)(e) !== e;
}
function xo(e) {
	return e instanceof W && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function So({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await Co(e, r, i, a, o, s);
	return [
		...ga(n, i.rules),
		...ha(e, t, i.rules, c, l),
		...To(e, a)
	];
}
async function Co({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && L(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await ca(c, o, a, s),
		unread: await ua(n, t, l, o, s)
	};
}
function wo(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || ia(e) || !aa(e) ? [] : [V("no-backup-dir", "The plan overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", {
		severity: "warning",
		reach: "project"
	})];
}
function To(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !ia(e) ? [] : [V("no-backup-dir", "The plan removes keys, texts or webhooks, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { reach: "project" })];
}
// src/backup/text.ts
const Eo = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, Do = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function Oo(e, t, n) {
	let { backup: r, ...i } = ko(e, t, []), { wrote: a, ...o } = r, s = new f({
		backup: o,
		...i
	});
	s.commentBefore = [
		` Project: ${Ro(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${Ro(t.restore)}`
	].join("\n");
	let c = e.map(({ name: e, plural: t }) => Lo(t, n.filter(({ kind: t }) => t === e).map((e) => Po(e).entry), "")), l = n.map((e) => Po(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		s.toString(Do),
		Lo("wrote", l, "  ") || "  wrote: []\n",
		...c
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${jo(u)}\n`;
}
function ko(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(Mo);
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
function Ao(e) {
	let [t, n] = Eo.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : jo(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function jo(e) {
	return Ee("sha256").update(e).digest("hex");
}
function Mo({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = L(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const No = new WeakMap();
function Po(e) {
	let t = No.get(e) ?? {
		entry: Fo(e.entry),
		wrote: Fo(Mo(e))
	};
	return No.set(e, t), t;
}
function Fo(e) {
	let t = new f([e], { aliasDuplicateObjects: !1 });
	return te(t, { Scalar: (e, t) => Io(t) }), t.toString(Do);
}
function Io(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = A.QUOTE_DOUBLE);
}
function Lo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Ro(e) {
	return e.replace(zo, " ");
}
const zo = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, Bo = pt([H(), ot()]), Vo = (e) => dt({
	format_version: ft(2),
	project: H().min(1),
	project_digest: H().exactOptional(),
	project_name: H(),
	time: H(),
	wrote: ct(dt({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Bo.exactOptional()])),
		action: ut([...Je, "update"]),
		values: st(H(), lt()).default({})
	}))
}), Ho = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Uo(e, t, n) {
	return qo(e, Ko(t, n.replaceAll("\r\n", "\n")));
}
const Wo = "\n  - ";
function Go(e, t, n, r) {
	let i = Ko("", t), { problems: a } = qo(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(ko(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !L(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Ko(e, t) {
	let n = Ao(t), r = n === "cut" ? t.lastIndexOf(Wo) : -1;
	return {
		text: t,
		damage: n,
		yaml: a(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function qo(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = ie(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = Vo(e).safeParse(s?.value), l = (e) => V("bad-backup", e, { place: rt(r.file, s?.spot ?? r.spot) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) return { problems: [l(Jo(e, n, t.includes(Wo) ? c.data?.wrote : void 0, i))] };
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: $e(o) ? o : [...o, l(e)] };
	}
	let f = new Map(c.data.wrote.flatMap((t) => Xo(e, t).map((e) => [e, t]))), p = ({ name: e, plural: t, idMember: n, entry: a }) => {
		let s = i.get(t);
		if (!s) return [];
		let c = C(r, s, a);
		return vt(o, c.problems), c.entries.flatMap(({ values: t, spot: i }) => {
			let a = f.get(Qo(e, Zo(t, n)));
			return a ? [{
				declared: {
					values: t,
					onCreate: {},
					file: r.file,
					spot: i
				},
				wrote: a
			}] : (o.push(V("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: rt(r.file, i) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if ($e(o)) return { problems: o };
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
function Jo(e, t, n, r) {
	let i = new Set(e.flatMap(({ name: e, plural: t, idMember: n }) => {
		let i = r.get(t)?.value;
		return Array.isArray(i) ? i.map((t) => Qo(e, Zo(t, n))) : [];
	})), a = n?.flatMap((t) => Xo(e, t)).filter((e) => !i.has(e)), o = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (a === void 0) return `${o} Its header cannot be read, or no entry follows. ${Ho}`;
	if (a.length === 0) return `${o} ${Ho}`;
	let s = a.length > Yo ? ` and ${a.length - Yo} more` : "";
	return `${o} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, Yo).join(", ")}${s}. ${Ho}`;
}
const Yo = 10;
function Xo(e, t) {
	return e.flatMap(({ name: e, idMember: n }) => {
		let r = Zo(t, n);
		return r === void 0 ? [] : [Qo(e, r)];
	});
}
function Zo(e, t) {
	return new Map(Object.entries(e ?? {})).get(t);
}
function Qo(e, t) {
	return `${e} ${t}`;
}
// src/files/backup.ts
var $o = class extends Error {
	constructor(e, t) {
		super(`The backup ${e} cannot be written: ${g(t)}. Fix that, or choose another folder with --backup-dir.`);
	}
};
function es(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Et(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await kt(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await p(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await b(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await p(ts(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await Ce(e), await Ce(Tt(e)), a = o;
			} catch (e) {
				throw s && await At(o, { force: !0 }).catch(() => {}), new $o(o, e);
			}
		}
	};
}
function ts(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
// node_modules/yocto-queue/index.js
var ns = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, rs = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new ns(e);
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
function is(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), as(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new rs(), r = 0, i = () => {
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
				as(t), e = t, queueMicrotask(() => {
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
function as(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const os = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var ss = class {
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
	async keep(e, t, n = {}) {
		try {
			await this.add(e, n);
			return;
		} catch (e) {
			return `${os[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(us(e)), n = t ? cs(t, e) : e;
			return t !== void 0 && this.written.has(t) && ls(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(us(e), e);
		for (let [e, n] of Object.entries(t)) this.urls.set(e, n);
		return this.next ??= this.last.catch(() => {}).then(() => this.writeAll(n)), this.last = this.next, this.next;
	}
	async writeAll(e) {
		this.next = void 0;
		let t = [...this.kept.values()];
		await e.write(t, this.urls);
		for (let e of t) this.written.add(e);
	}
};
function cs(e, t) {
	return e.action === "update" && t.action === "update" && L(t.kind).mergeKept?.(e, t) || t;
}
function ls(e, t) {
	return se({ ...e.entry }, { ...t.entry }) && se({ ...e.wrote }, { ...t.wrote });
}
function us({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var ds = class {
	outcomes = new Map();
	bugs = [];
	remarks = [];
	record(e, t) {
		let n = this.outcomes.get(e.ref);
		if (n) throw Error(`${e.ref} (${e.label}) has an outcome already: ${n.state}`);
		this.outcomes.set(e.ref, t);
	}
	remark(e) {
		this.remarks.push(e);
	}
	correct(e, t) {
		this.outcomes.set(e.ref, t);
	}
	recordBug(e, t) {
		this.bugs.push(t instanceof Error ? t.stack ?? t.message : String(t));
		let n = `Lokaform had an unexpected error (${t instanceof Error ? t.message : String(t)}), so it is not known whether this change was made. Run plan to see.`;
		for (let t of e) this.has(t) || this.record(t, {
			state: "failed",
			how: "unknown result",
			message: n
		});
	}
	has(e) {
		return this.outcomes.has(e.ref);
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
}, fs = class {
	client;
	project;
	listed;
	constructor(e, t) {
		this.client = e, this.project = t;
	}
	all() {
		return this.listed ??= this.read().catch((e) => {
			throw this.listed = void 0, e;
		}), this.listed;
	}
	async read() {
		let { id: e, languages: t } = this.project;
		if (t) return t.map(({ iso: e }) => e);
		let n = (e) => k(R(e)?.lang_iso) || void 0, r = await Ft(() => this.client.languages(e, { limit: 500 }), n), i = r && s(r, n);
		if (!i) throw new K();
		return i;
	}
};
// src/apply/order.ts
function ps({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && gs(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...ms(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function ms(e) {
	let t = new Map();
	for (let n of e) for (let e of Ba(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, hs(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function hs(e, t) {
	let n = Ba(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function gs(e) {
	return e.fields.some(({ field: t }) => E(e.kind, t).role === "identity");
}
function _s(e, { batchSize: t = 500 }) {
	return ps(e).map((e) => Xi.flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function vs(e, t, n) {
	let r = new ds(), i = ys(e, t, n), a = is(n.concurrency);
	await jt();
	for (let e of _s(t, n)) {
		let t = r.hasFailures();
		await Promise.all(e.map((e) => a(async () => {
			try {
				for (let { change: n, outcome: a } of await i.send(e, t)) r.record(n, a);
			} catch (t) {
				r.recordBug(e.changes, t);
			}
			n.onBatch(e, e.changes.map((e) => r.of(e)));
		})));
	}
	try {
		await i.finish(r);
	} catch (e) {
		r.recordBug([], e);
	}
	return r;
}
function ys(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: qe,
			variables: n.variables,
			evidence: ce
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new tn(n.halt, n.mayWrite),
		backup: new ss(n.backup),
		languages: new fs(e, r),
		creates: { max: n.batchSize }
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? Zi({ name: e }).open(i);
		return a.set(e, t), t;
	};
	return {
		async send(e, t) {
			if (e.action !== "destroy" || !t) return o(e.kind).send(e);
			let n = i.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
			return e.changes.map((e) => ({
				change: e,
				outcome: {
					state: "not attempted",
					message: n
				}
			}));
		},
		async finish(e) {
			for (let n of a.values()) await n.finish?.(t, e);
		}
	};
}
// src/plan/reviewed.ts
function bs(e, t, n) {
	let r = xs(t.changes, (e) => I(Ss(e))), i = new Set(e.changes.filter((e) => r.get(I(Ss(e)))?.shift())), a = xs([...r.values()].flat(), Cs), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(Cs(e))?.shift();
		return t && As(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: Ds(t ? ws(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: Os(e, n) ?? Ds("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function xs(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function Ss(e) {
	let t = Ts(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Cs(e),
		e.label,
		r,
		n,
		i,
		Es(e),
		t
	];
}
function Cs(e) {
	let { kind: t, action: n } = e;
	return I([
		t,
		n,
		e.action === "create" ? e.identity : String(e.id)
	]);
}
function ws(e, t) {
	let n = (e) => I(Ts(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && Es(e) !== Es(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function Ts(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function Es(e) {
	return e.action === "create" ? "" : e.seen;
}
function Ds(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function Os(e, t) {
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && ks(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function ks(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function As(e, t, n) {
	let r = L(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => I([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && ks(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function js(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(Xe).join(" ");
}
// src/run/project.ts
async function Ms(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await Ns(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = Ne(e, a.folders);
		if (t) return {
			...l,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: Ls([n]),
			bugs: [n]
		};
	}
}
async function Ns(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = Pt(o), d = {
		apiUrl: n.apiUrl,
		onResponse: u.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, f = Nt(t.settings, {
		...d,
		signal: c,
		onProgress: o.onProgress
	}), p = Nt(t.settings, {
		...d,
		signal: l
	});
	if (!f.ok) return {
		...e,
		problems: [f.problem]
	};
	if (!p.ok) return {
		...e,
		problems: [p.problem]
	};
	let m = r?.get(s), h = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, g = await _o(f.value, m?.filter ? Ps(m.filter.filters, t) : t, {
		...o,
		now: u.now
	}, {
		usable: n.usable,
		target: i,
		applied: a,
		findsConflicts: n.command !== "drift",
		writes: n.command === "apply",
		reviewed: m?.changes ?? [],
		listsUnmanaged: n.command === "drift" || h
	});
	if (g.is === "stopped") return {
		...e,
		problems: g.problems
	};
	let { live: _, plan: v, unmanaged: y, problems: b, conflicts: x } = g, S = await So(g, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...b, ...S.map(Fs)],
			plan: v,
			unmanaged: y
		};
		return await o.onPlan(t), t;
	}
	let { advice: ee, refuses: C } = await Pe(t, g, _.project), w = {
		project: _.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: ce
	}, { plan: T, notApplied: E } = m ? bs(v, m, {
		...w,
		live: _
	}) : {
		plan: v,
		notApplied: []
	}, D = {
		...e,
		problems: [
			...b,
			...x,
			...S,
			...wo(T, n),
			...ee
		],
		plan: T,
		...h && { unmanaged: y },
		...g.target && { target: g.target },
		effort: { requests: _s(T, o).flat().length },
		...E.length > 0 && { results: E }
	}, O = await o.onPlan(D);
	if (n.command === "plan" || S.length > 0 || C) return D;
	if (!O) return o.cancellation.stopped ? D : {
		...D,
		problems: [...D.problems, Is]
	};
	let k = await zs(p.value, T, t, n, o);
	return {
		...D,
		...k,
		results: [...k.results, ...E],
		problems: [...D.problems, ...k.problems]
	};
}
function Ps(e, t) {
	let { settings: n } = t;
	return {
		...t,
		settings: {
			...n,
			rules: {
				...n.rules,
				filter: e,
				prune: {}
			}
		}
	};
}
function Fs(e) {
	return {
		...e,
		severity: "warning"
	};
}
const Is = V("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Ls(e) {
	return e.length === 0 ? [] : [V("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function Rs({ id: e, secrets: t }) {
	let n = new Ye();
	return n.hide(t), n.clean(e);
}
async function zs(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, batchSize: c = 500, onBatch: l, now: u, folders: d, environment: f, permission: p, onProgress: m }) {
	let { concurrency: h, useAutomations: g, id: _ } = n, v = Rs(n), y = i === void 0 ? void 0 : es(i, n.name ?? v, u()), b = {
		project: v,
		...v !== _ && { project_digest: Le(_) },
		project_name: t.project.name,
		time: new Date(u()).toISOString().replace(/\.\d+/, "")
	}, x = (e) => js(ae(e, d), a), S, ee = async (e, t) => {
		let n = (e) => ({
			...b,
			restore: x(e)
		});
		await y?.write((t) => Oo(r.kinds, n(t), e), t, (t, i) => Go(r.kinds, t, n(i), e)).catch((e) => {
			throw S = e.message, e;
		});
	}, C = n.name, w = t.changes.length, T = 0, E = () => m?.(T < w ? {
		phase: "applying",
		project: C,
		count: {
			done: T,
			total: w,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: C
	});
	E();
	let D, O = await vs(e, t, {
		variables: r.variables,
		concurrency: h,
		batchSize: c,
		useAutomations: g,
		halt: () => o.reason,
		mayWrite: async () => (D = await p?.toWrite(), D?.message),
		backup: y && {
			write: ee,
			keepsUrls: f.GITHUB_ACTIONS !== "true"
		},
		wait: s,
		onBatch: (e, t) => {
			l(e, t), T += t.length, E();
		}
	}), k = t.changes.map((e) => ({
		change: e,
		outcome: O.of(e)
	})), { bugs: A, remarks: te } = O;
	return {
		results: k,
		problems: [
			...D && !o.stopped ? [D] : [],
			...te,
			...Ls(A),
			...S === void 0 ? [] : [V("backup-not-written", S, { reach: "project" })]
		],
		...y?.path !== void 0 && {
			backup: ae(y.path, d),
			restore: x(y.path)
		},
		...A.length > 0 && { bugs: A }
	};
}
export { Nt as C, K as S, Yt as _, ts as a, Lt as b, mo as c, Ma as d, ra as f, An as g, Mn as h, _s as i, eo as l, _i as m, zs as n, Uo as o, ta as p, Ms as r, yo as s, Is as t, Aa as u, Gt as v, Pt as w, Rt as x, zt as y };
