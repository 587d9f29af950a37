import { $n as e, $t as t, An as n, Ar as r, B as i, Bn as a, Br as o, Bt as s, Cn as c, Cr as l, Dn as u, Dr as d, E as f, En as p, Er as m, Et as h, G as g, Gr as _, Hn as v, J as y, Nn as b, O as x, Or as S, Pn as C, Q as w, Qn as T, Qr as E, Qt as D, Rn as O, Rr as ee, Sr as k, Tn as A, Tr as j, Tt as te, U as ne, Un as re, Wn as ie, Wr as ae, X as oe, Xt as se, Y as ce, Z as le, Zn as ue, Zr as M, Zt as de, _n as fe, _r as pe, an as me, ar as he, br as ge, bt as _e, cn as ve, cr as ye, dr as be, en as xe, er as Se, fn as Ce, fr as N, g as we, gr as Te, h as Ee, hr as De, in as Oe, ir as P, j as ke, k as Ae, kn as F, kr as je, ln as Me, lr as Ne, m as Pe, mr as I, nr as Fe, on as Ie, or as Le, p as Re, pn as L, pr as ze, q as Be, qr as Ve, r as He, rr as Ue, s as We, sn as Ge, tr as Ke, u as qe, ur as Je, vr as Ye, wr as R, wt as Xe, xr as z, xt as Ze, yr as Qe, zn as $e, zr as et } from "./engine.js";
import { Hn as tt, Kt as nt, U as rt, Vn as it, dn as at, fn as ot, hn as st, in as B, mn as ct, qt as lt, tn as ut, wr as dt, zn as ft } from "./start.js";
import { _ as V, f as pt, h as mt, i as ht, l as gt, n as _t, p as vt, u as yt, y as bt } from "./zod.js";
import { a as xt, l as H, o as U, s as St, t as Ct } from "./client.js";
import { c as W, d as wt, l as Tt } from "./wire.js";
import { dirname as Et, join as Dt, resolve as Ot, sep as kt } from "node:path";
import { mkdir as At, rm as jt } from "node:fs/promises";
import { setImmediate as Mt } from "node:timers/promises";
// src/run/readingClient.ts
var Nt = class extends Ct {
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
function Pt({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: s, onProgress: c }) {
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
		return E(c ? new Nt(l, r, c) : new Ct(l));
	} catch (e) {
		if (!(e instanceof St)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return M(B("bad-setting", t + e.message));
	}
}
function Ft({ onResponse: e, now: t }) {
	let n;
	return {
		onResponse(t) {
			n = t.date ?? n, e(t);
		},
		now: () => n ?? t()
	};
}
// src/remote/incompleteRead.ts
var G = class extends Error {};
async function K(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof H || e instanceof G) return;
		throw e;
	}
}
async function It(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await Lt(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function Lt(e, t) {
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
async function Rt(e, t, n) {
	let r = await Bt(e, t, n);
	return r.ok ? E(r.value.project) : r;
}
async function zt(e, t) {
	try {
		let n = await Rt(e, t, {
			languages: !0,
			names: !1,
			texts: !0
		});
		return n.ok ? n.value : void 0;
	} catch (e) {
		if (e instanceof H) return;
		throw e;
	}
}
async function Bt(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(L(t)), n ? Ut(e, t) : E(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && l(o, Wt);
	if (o && !s) return M(Gt("a language has no usable lang_iso"));
	let c = Vt(t, i, s, r);
	return c.ok ? E({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function Vt(e, t, n, r) {
	let i = R(t) ?? {}, a = R(i.settings) ?? {}, o = z(a.per_platform_key_names), s = z(a.segmentation), c = j(i.base_language_iso) || Ht(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? M(Gt(`the project has no usable ${l.join(" and ")}`)) : E({
		id: e,
		name: j(i.name) || e,
		type: j(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: z(a.auto_toggle_unverified)
	});
}
function Ht(e, t) {
	let n = k(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function Ut(e, t) {
	let n = await It(() => e.languages(t, { limit: 500 }), (e) => j(R(e)?.lang_iso));
	return n ? E(n) : M(B("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function Wt(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = R(e) ?? {}, i = j(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: k(n),
		pluralForms: l(r, j) ?? []
	};
}
function Gt(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return B("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function Kt(e, t) {
	let n = R(e) ?? {}, r = k(n.key_id), i = Qt(n.key_name, (e) => j(e) || void 0), a = l(n.platforms, j), o = W.filter((e) => a?.includes(e)), s = Object.keys(be(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = $t(Qt(n.filenames, j)), u = l(n.tags, j), d = z(n.is_plural), f = z(n.is_archived), p = en(n.translations), m = new Set(p?.map(({ language_iso: e }) => e)), h = t.filter((e) => !m.has(e));
	if (r === void 0 || s === void 0 || a === void 0 || c === void 0 || u === void 0 || d === void 0 || f === void 0 || h.length > 0) {
		let e = [...Object.entries({
			key_id: r,
			key_name: s,
			platforms: a,
			filenames: c,
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
		key_name: s,
		platforms: o,
		...g && { onOtherPlatform: g },
		tags: u,
		filenames: c,
		is_plural: d,
		is_archived: f,
		...Yt(n),
		translations: p
	} };
}
const qt = {
	description: j,
	context: j,
	plural_name: j,
	is_hidden: z,
	char_limit: ge,
	custom_attributes: Zt,
	modified_at_timestamp: m,
	translations_modified_at_timestamp: m
}, Jt = Object.entries(qt);
function Yt(e) {
	return Object.fromEntries(Jt.map(([t, n]) => [t, n(e[t])]));
}
function Xt(e) {
	return Object.keys(qt).filter((t) => e[t] === void 0);
}
function Zt(e) {
	let t = j(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Qt(e, t) {
	let n = R(e) ?? {}, r = {};
	for (let e of W) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function $t({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function en(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = tn(R(n) ?? {});
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
function tn(e) {
	return {
		language_iso: j(e.language_iso),
		translation: j(e.translation),
		modified_by: k(e.modified_by),
		modified_by_email: j(e.modified_by_email),
		modified_at_timestamp: m(e.modified_at_timestamp),
		is_reviewed: z(e.is_reviewed),
		is_unverified: z(e.is_unverified)
	};
}
// src/remote/sending.ts
var nn = class {
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
const rn = 2e3;
function an(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`
	};
}
function on({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var q = class extends Error {};
const sn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function cn(e) {
	return e instanceof U ? sn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function ln(e) {
	return e.name === "TimeoutError" || e instanceof U && [
		413,
		502,
		504
	].includes(e.status);
}
function un(e, t) {
	return e instanceof U || e.mayHaveHappened || !t ? e : t;
}
function J(e) {
	return e instanceof xt && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
const dn = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function fn(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function pn(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function mn(e, t, n, r) {
	let i = pn(e, t, n, r), [a] = i, [o] = fn(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${hn(e.after)} was sent, ${hn(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function hn(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const gn = { is: "silent" };
function _n(e, { keys: t, errors: n }) {
	let r = new Map(), i = new xn(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || vn(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new xn(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? gn
	}));
}
function vn(e, { platforms: t = [], filenames: n = {} }) {
	return W.every((n) => t.includes(n) === e.platforms.includes(n)) && W.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function yn(e, { keys: t, errors: n }) {
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
			} : gn
		};
	});
}
function bn(e, t) {
	return _n(e, {
		keys: t,
		errors: []
	});
}
var xn = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of Sn(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of Sn(n)) this.byName.set(e, Cn(this.byName.get(e) ?? [], n));
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
	echoesOf({ key_name: e = "", platforms: t = [...W] }) {
		let n = new Set(t.map((t) => ze(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => ze(n, t) === ze(e, t)));
	}
};
function Sn({ name: e }) {
	return new Set(W.map((t) => ze(e, t) ?? ""));
}
function Cn(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/kinds/key/listed.ts
var Y = class {
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
		return Array.from(e, (e) => Kt(e, this.languages));
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
function wn(e) {
	return !e.includes(",");
}
function Tn(e) {
	return Dn(e, 2e3);
}
function En(e) {
	return Dn(e.map(String), 7e3);
}
function Dn(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function On({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new kn();
	let i = new Y([]);
	if (i.add(r), r.totalCount !== i.size) throw new G();
	return r;
}
var kn = class extends G {};
async function An(e, t, n, r = {}) {
	let i = n.map(({ iso: e }) => e), a = t === L(t) ? ge(r.keys_total) : void 0, o = await jn(e, t, Nn(n), () => new Y(i), a);
	return o.ok ? E(o.value.all()) : o;
}
async function jn(e, t, n, r, i = 0) {
	let a = await Fn(e, t, n, r(), i);
	if (Mn(a)) return E(a.listed);
	let o = await In(e, t, n, r());
	if (Mn(o)) return E(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return M(B("incomplete-live", s, { reach: "project" }));
}
function Mn({ listed: e, total: t }) {
	return t === e.size;
}
function Nn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function Pn(e) {
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
async function Fn(e, t, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => k(e)),
			keys: r.read(a),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = Pn(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => Pn(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
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
async function In(e, t, n, r) {
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
const Ln = {
	include_translations: !0,
	disable_references: !0
};
async function X(e, t, n = []) {
	let r = new Y(n);
	for (let n of await Promise.all(En(t).map((t) => Rn(e, t)))) r.add(n);
	return r.all();
}
async function Rn(e, t) {
	try {
		return await On(e, {
			...Ln,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof kn || n instanceof U && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Rn(e, t.slice(0, r)), ...await Rn(e, t.slice(r))];
	}
}
async function zn(e, t) {
	let n = new Set(t.flatMap((e) => N(e))), r = [...n].every(wn) ? Tn([...n]).map((e) => ({
		...Ln,
		filter_keys: e
	})) : [Ln], i = new Y([]);
	for (let t of r) i.addRead((await Hn(e, t)).reads());
	return Vn(i.all(), n);
}
async function Bn(e, t) {
	let n = new Set(t.flatMap((e) => N(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = Vn((await Hn(e, {})).all(), n), a = await X(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function Vn({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(N(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Hn({ client: e, projectId: t }, n) {
	let r = await jn(e, t, n, () => new Y([]));
	if (!r.ok) throw new G();
	return r.value;
}
// src/remote/key/confirm.ts
async function Un(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !qn(e, t, n.key) : n.is === "silent" || Yn(n.error)).map(({ sent: e }) => e), r = await K(() => zn(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(bn(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: r } = t, a = i.get(t);
		return {
			change: r,
			outcome: Wn(e, r, n, a && Jn(e, r, a))
		};
	});
}
function Wn(e, t, n, r) {
	switch (n.is) {
		case "stored": return r ?? Jn(e, t, n.key);
		case "refused": return r?.state === "done" ? r : Xn(n.error);
		case "silent": return r ?? Zn;
	}
}
async function Gn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !qn(e, t, n.key)), r = await K(() => X(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: Kn(e, t, {
				answer: n,
				found: o && Jn(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function Kn(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? Jn(e, t, n.key);
		case "refused": return Xn(n.error);
		case "silent": return r?.state === "done" ? r : Qn(i);
	}
}
function qn({ context: e }, { change: t }, n) {
	return fn(P, t, n, e).length === 0;
}
function Jn({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), mn(P, n, r, e);
}
function Yn({ message: e }) {
	return /already taken/i.test(e);
}
function Xn({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const Zn = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
};
function Qn(e) {
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
function $n(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: J(t)
	}));
}
function er(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function tr(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/splitRefused.ts
async function nr({ stop: e }, t, n, r, i) {
	if (cn(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof U)) e.noteUnreachable(n.message);
	else if (t.length > 1) return rr(t, 2, r);
	else e.noteSingleRefused(n.message);
	return $n(t, un(n, i));
}
async function rr(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) Tt(i, await n(e.slice(t, t + r)));
	return i;
}
// src/remote/key/createKeys.ts
async function ir(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return rr(t, Math.ceil(t.length / n.max), (t) => ir(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return tr(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(cr),
			...sr(e)
		});
		return await Un(e, _n(t, {
			keys: or(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof H)) throw r;
		return ln(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? ar(e, t, r) : nr(e, t, r, (t) => ir(e, t), void 0);
	}
}
async function ar(e, t, n) {
	let r = [], i = t;
	for (let t of [0, rn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...$n(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await K(() => zn(e, a)), s = bn(i, o?.objects ?? []);
		if (Tt(r, await Un(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...i.map(({ change: e }) => ({
		change: e,
		outcome: an(n, "key")
	}))];
}
function or(e) {
	return e.flatMap((e) => {
		let t = Kt(e, []);
		return "key" in t ? t.key : [];
	});
}
function sr({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function cr({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function lr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await X(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await Bn(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var ur = class {
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
		return [B("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
// src/remote/key/observeDeclared.ts
const dr = [
	400,
	404,
	413,
	414,
	431
], fr = /^[\w.:/-]+$/;
async function pr(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = ge(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => je(P, e) !== "off")) return;
	let o = mr(r);
	if (![...o.names].every(wn)) return;
	let s = Tn([...o.names]).length + En([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([hr(e, o), br(e, a)]), r = n - t.length;
		return r >= 0 && xr(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof G || e instanceof U && dr.includes(e.status)) return;
		throw e;
	}
}
function mr(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...N(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function hr(e, { names: t, ids: n }) {
	let r = await gr(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await _r(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => yr(e.key_id, t.key_id));
}
async function gr(e, t) {
	let n = await Promise.all(Tn([...t]).map(async (n) => (await vr(e, { filter_keys: n })).filter(({ key_name: e }) => N(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => N(e)));
	if (![...t].every((e) => r.has(e) || fr.test(e)) || n.some((e) => e.length === 0)) throw new G();
	return n.flat();
}
async function _r(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new G();
	let r = await Promise.all(En(t).map((t) => vr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new G();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function vr({ client: e, project: t, languages: n }, r) {
	let i = new Y(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await On(a, {
		...Nn(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new G();
	return [...o];
}
function yr(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function br({ client: e, project: { id: t } }, n) {
	if (t === L(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new G();
	return r;
}
function xr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => $e(t, e, !1, O(n)).fresh.length === 0);
}
// src/remote/removal.ts
function Sr(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Cr(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function wr(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : J(t);
}
// src/remote/key/removeKeys.ts
async function Tr(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await Er(e, t, n), s.due.length === 0) throw new q();
		return s.due.map(({ id: e }) => Qe(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof q) return [...s.outcomes];
		if (!(e instanceof H)) throw e;
		cn(e) && a.noteProjectRefused(e.message), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(on(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await Tr(e, f, t)];
	}
	return [...p, ...await jr(e, f, l, d && un(d, n?.error))];
}
async function Er(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? J(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Nr(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await K(async () => {
		let n = await e.languages.all();
		return X(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(Dr));
	let l = new Map(c.objects.map((e) => [e.key_id, e])), u = Or(c, e.context), d = [], f = [], p = [];
	for (let n of t) {
		let t = l.get(String(n.id)), r = u.get(String(n.id)) ?? u.get("");
		(t ? n.how === "archive" && t.is_archived : r === void 0) ? p.push({
			change: n,
			outcome: Ar(n)
		}) : r === void 0 ? kr(n, t) ? (d.push(n), f.push(Fe(P, t, n, e.context))) : p.push({
			change: n,
			outcome: Sr("key", "removed")
		}) : p.push({
			change: n,
			outcome: a(Cr("key", r))
		});
	}
	if (d.length === 0) return {
		due: d,
		outcomes: p
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...p, ...Nr(d, Mr(n.error))]
	};
	let m = await r.keep(f, "removed") ?? await i.beforeWrite();
	return m === void 0 ? {
		due: d,
		outcomes: p
	} : {
		due: [],
		outcomes: [...p, ...Nr(d, a({
			state: "not attempted",
			message: m
		}))]
	};
}
const Dr = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function Or({ objects: e, unusable: t }, n) {
	let r = [...e.map((e) => [e.key_id, [...new Set([...Xt(e), ...Ke(P, e, n)])]]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(r.filter(([, e]) => e.length > 0));
}
function kr({ id: e, seen: t }, n) {
	return n !== void 0 && we(e, P.fingerprint(n)) === t;
}
function Ar({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function jr(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await K(() => X(e, i));
	if (a === void 0) return Nr(t, r ? J(r) : dn);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? J(r) : dn
		} : {
			change: e,
			outcome: i || o.has(t) ? Mr(r) : Ar(e)
		};
	});
}
function Mr(e) {
	return e ? wr("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function Nr(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
async function Pr(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Fr(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await K(() => X(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: Lr(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function Fr({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Ir(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Ir({ kind: e, fields: t }) {
	return t.filter((t) => D(e, t));
}
function Lr({ change: e, before: t, written: n }, r, i) {
	let [a] = Ir(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = Rr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function Rr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, zr(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = zr(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function zr(e) {
	let t = d(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function Br(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Vr(e) {
	return {
		change: e,
		out: Br(P.fields, e, {}, [])
	};
}
function Hr(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: P.name,
		action: e,
		changes: t
	});
	return [
		...Wr(n("update"), t).map(r("update")),
		...Wr(n("create"), t).map(r("create")),
		...Ur(n("destroy"), t).map(r("destroy"))
	];
}
function Ur(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function Wr(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(Vr(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
const Gr = {
	moved: [],
	unconverted: []
};
async function Kr(e, t, n) {
	let r = (e) => ({
		due: [],
		outcomes: [],
		blocked: t.map((t) => ({
			planned: t,
			why: e
		}))
	}), i = e.stop.reason();
	if (i !== void 0) return r(i);
	let a = t.filter(({ change: e }) => n || Qr(e)), o = await K(async () => ({
		live: await X(e, a.map(({ change: e }) => e.id)),
		languages: a.some(({ change: e }) => Xr(e)) ? await e.languages.all() : []
	}));
	if (!o) return r(Jr);
	let { live: s, languages: c } = o, l = new Map(s.objects.map((e) => [e.key_id, e])), u = new Set(s.unusable.map(({ id: e }) => e)), d = new Set(a), f = [], p = [], m = [], h = [];
	for (let n of t) {
		let { change: t } = n;
		if (!d.has(n)) {
			f.push({
				planned: n,
				now: n,
				kept: Gr
			});
			continue;
		}
		let r = l.get(String(t.id));
		if (!r && (u.has(String(t.id)) || u.has(void 0))) {
			m.push({
				planned: n,
				why: qr("")
			});
			continue;
		}
		if (!r) {
			p.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Yr
				}
			});
			continue;
		}
		let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = Xr(t) ? c.filter((e) => !i.has(e)) : [];
		if (a.length > 0) {
			m.push({
				planned: n,
				why: qr(` (no usable ${a.join(", ")} text)`)
			});
			continue;
		}
		let { open: o, kept: s } = $r(t, r, e.context);
		if (o.length === 0) {
			p.push({
				change: t,
				outcome: ni({
					state: "done",
					id: t.id
				}, t, s)
			});
			continue;
		}
		let g = Vr({
			...t,
			fields: o
		});
		Zr(g.change) && e.beforeReshaping.set(t.ref, r), f.push({
			planned: n,
			now: g,
			kept: s,
			before: r
		});
		let _ = Se(g.change, r, e.context);
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
function qr(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const Jr = "The key could not be read again just before it was to be written, so it was not written. Apply again.", Yr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Xr(t) {
	return Zr(t) || t.fields.some(e);
}
function Zr({ kind: e, fields: t }) {
	return t.some((t) => D(e, t));
}
function Qr({ fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = P.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || e(t);
	});
}
function $r(e, t, n) {
	let r = {
		...P.liveContext(t, n, e.label),
		platforms: ti(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = P.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || we(e.id, m) !== d);
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
	o ||= a.some((e) => ei(e, "text"));
	let s = o && i.some((e) => ei(e, "shape")), c = i.filter((e) => s && (ei(e, "shape") || ei(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function ei({ field: e }, t) {
	return P.fields.some((n) => n.name === e && n.role === t);
}
function ti({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? W.filter((e) => n.includes(e)) : t.platforms;
}
function ni(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${ri(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${ri(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = ri(t.filter((e) => !i.includes(e)));
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
function ri(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function ii(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(ai),
		outcomes: [],
		blocked: []
	}, o = 0, s = () => [...a.outcomes, ...a.blocked.flatMap(({ planned: e, why: t }) => n ? $n([e], n.error) : tr([e], t))];
	try {
		let c = await r.updateKeys(i, async () => {
			if (a = await Kr(e, t, n !== void 0 || o++ > 0), a.due.length === 0 || n && n.sent >= 5) throw new q();
			return {
				keys: a.due.map(({ now: e }) => ui(e)),
				...sr(e)
			};
		}), l = yn(a.due.map((e) => e.now), {
			keys: or(c),
			errors: c.errors
		});
		return si(e, a.due, l), [...s(), ...li(a.due, await Gn(e, l))];
	} catch (t) {
		let r = a.due.map(({ planned: e }) => e);
		if (t instanceof q) return [...s(), ...n ? er(r, n.error) : []];
		if (!(t instanceof H)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...s(), ...await ci(e, r, {
				error: t,
				sent: i
			})];
		}
		return [...s(), ...li(a.due, await oi(e, a.due, t, n))];
	}
}
function ai(e) {
	return {
		planned: e,
		now: e,
		kept: Gr
	};
}
function oi(e, t, n, r) {
	let i = new Map(t.map(({ now: e, planned: t }) => [e, t]));
	return nr(e, t.map(({ now: e }) => e), n, (t) => ii(e, t.flatMap((e) => i.get(e) ?? []), r), r?.error);
}
function si({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function ci(e, t, n) {
	return e.stop.reason() === void 0 ? ln(n.error) && n.sent <= 2 && t.length > 1 ? rr(t, 2, (t) => ii(e, t, n)) : (await e.wait(on(n)), ii(e, t, n)) : $n(t, n.error);
}
function li(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: ni(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
function ui({ change: e, out: t }) {
	return {
		key_id: Qe(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const di = {
	kind: "key",
	observe: An,
	observeDeclared: pr,
	lookUp: lr,
	batches: Hr,
	open(e) {
		let t = new ur(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? Tr(n, t.filter(mi)) : e === "create" ? ir(n, t.filter(fi).map(Vr)) : Pr(n, await ii(n, t.filter(pi).map(Vr)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, fi = (e) => e.action === "create", pi = (e) => e.action === "update", mi = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Z(e) {
	let t = R(e) ?? {}, n = j(t.webhook_id) || void 0, r = j(t.url) || void 0, i = l(t.events, j);
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
		branch: t.branch === null ? null : j(t.branch),
		events: i,
		event_lang_map: gi(t.event_lang_map)
	} };
}
function hi(e) {
	let t = e.map(Z);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function gi(e) {
	return l(e, (e) => {
		let { event: t, lang_iso_codes: n } = R(e) ?? {}, r = j(t), i = l(n, j);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function _i(e, t) {
	let n = await It(() => e.webhooks(L(t)), (e) => j(R(e)?.webhook_id));
	if (!n) throw new G();
	return hi(n);
}
async function vi(e, t) {
	try {
		return E(await _i(e, t));
	} catch (e) {
		if (!(e instanceof G)) throw e;
		return M(B("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function yi(e, t, n) {
	let r = F.liveContext(t, n, xi(e, t, n)), i = Ye(F, t, r), a = Ue(e.fields);
	return {
		kind: F.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...bi(i, a.events ?? i.events),
			...a
		}
	};
}
function bi({ event_lang_map: e }, t) {
	return !De(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function xi({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => C(e, r) === n) ?? "";
}
function Si(e, { url: t }, { variables: r }) {
	let i = e.entry.url;
	if (typeof i == "string" && C(i, r) === t) return {
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
function Ci({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = Si(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function wi(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [L(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await Ti(e, t), l) throw new q();
		});
		if (z(n) === !0) return {
			state: "done",
			id: t.id
		};
	} catch (r) {
		if (l) return n ? J(n.error) : l;
		if (!(r instanceof H)) throw r;
		if (r instanceof U && r.status === 404) return {
			state: "done",
			id: t.id
		};
		if (cn(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return J(un(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? Ei(e, t, r) : (n && await o(on(n)), wi(e, t, i));
	}
	return Ei(e, t, void 0);
}
async function Ti(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let c = Z(await n.webhook(L(r), String(t.id)));
	if (!("webhook" in c)) return Cr("webhook", c.unusable.lacks);
	if (we(t.id, F.fingerprint(c.webhook)) !== t.seen) return Sr("webhook", "removed");
	let l = await Ci(e, Fe(F, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return l === void 0 ? void 0 : {
		state: "not attempted",
		message: l
	};
}
async function Ei({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(L(t), String(n.id)), r ? wr("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof H)) throw e;
		return e instanceof U && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? J(r) : dn;
	}
}
// src/remote/webhook/sendWebhook.ts
async function Di(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = Ri(e, t);
	try {
		return t.action === "update" ? await Oi(e, t, r) : await Ni(e, t, zi(t, r));
	} catch (t) {
		if (t instanceof q) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof H)) throw t;
		return cn(t) && e.stop.noteProjectRefused(t.message), J(t);
	}
}
async function Oi(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [L(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		return Pi(e, t, Z(await i.updateWebhook(c, l, async () => {
			if (d = await ki(e, t, Z(await u())), d) throw new q();
			return await Mi(e), n;
		}))) ?? await Fi(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof q)) return J(r.error);
		if (d) return d;
		if (!(i instanceof H)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw un(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await Fi(e, t, u);
			return n.state === "done" ? n : J(i);
		}
		return await s(on(a)), Oi(e, t, n, a);
	}
}
async function ki(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: ji
	};
	if (!Ai(e, t, n.webhook)) {
		let r = Pi(e, t, n);
		return r?.state === "done" ? r : Sr("webhook", "updated");
	}
	let r = await Ci(e, yi(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function Ai({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = F.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = F.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Ee(F, a, s) === i;
}
const ji = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function Mi({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new q(t);
}
async function Ni(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await Mi(e);
	try {
		let o = await r.createWebhook(L(i), n);
		return a.add(t.ref), Pi(e, t, Z(o)) ?? await Fi(e, t, () => Li(e, n));
	} catch (r) {
		if (!(r instanceof H) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, rn]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await K(() => Li(e, n));
			if (a) return mn(F, t, a, c);
		}
		return an(r, "webhook");
	}
}
function Pi({ context: e }, t, n) {
	if (!(!("webhook" in n) || fn(F, t, n.webhook, e).length > 0)) return mn(F, t, n.webhook, e);
}
async function Fi(e, t, n) {
	return Pi(e, t, Z(await K(n))) ?? dn;
}
function Ii(e, t) {
	let n = pe([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return b(e.url, t.url) && r && n;
}
async function Li(e, t) {
	let { objects: n, unusable: r } = await _i(e.client, e.projectId), i = n.find((e) => Ii(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => b(e, t.url)))) throw new G();
	return i;
}
function Ri({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Br(F.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: C(r, e.variables) }
	};
}
function zi({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function Bi(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await K(() => _i(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Ui(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Vi(e, t, s, n) : n.remark(qi(t));
	}
}
async function Vi(e, t, n, r) {
	let i = zi(t, Ri(e, t)), a = n.filter((n) => Ii(n, i) && mn(F, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Ui(r.of(t)), s = a.map(({ webhook_id: e }) => e), [c, ...l] = [...s, ...await Hi(s, e, o)].sort();
	if (c !== void 0 && l.length !== 0) for (let n of l) {
		let i = n === o && await Wi(e, n);
		i && r.correct(t, {
			state: "done",
			id: c
		}), r.remark(i ? Gi(t, c, n) : Ki(t, c, n));
	}
}
async function Hi(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await K(() => t.webhook(L(n), r)) ? [r] : [];
}
function Ui(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function Wi({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(L(t), n), !0;
	} catch (e) {
		if (e instanceof H) return !1;
		throw e;
	}
}
function Gi({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return B("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function Ki({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return B("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function qi({ label: e, place: t }) {
	let n = `The webhooks could not be read again, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return B("twin-webhook", n, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const Ji = {
	kind: "webhook",
	observe: vi,
	lookUp: _i,
	batches: (e) => [...e.filter(Yi), ...e.filter((e) => !Yi(e))].map(Xi),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? wi(t, e) : Di(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Bi(t, e, n)
		};
	}
};
function Yi({ action: e }) {
	return e !== "destroy";
}
function Xi(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const Zi = [di, Ji];
// src/remote/remoteOf.ts
function Qi({ name: e }) {
	let t = Zi.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function $i(e, t, ...n) {
	let r = await ta(e, t, n);
	if (!r.ok) return r;
	let { project: i, statistics: a, kinds: o, languages: s } = r.value;
	return ra(i, o, (t) => Qi(t).observe(e, i.id, s, a));
}
async function ea(e, t, { declarations: n, reviewed: r }) {
	let i = await ta(e, t, n.map(({ declared: e }) => e));
	if (!i.ok) return i;
	let { project: a, statistics: o, kinds: s, languages: c } = i.value;
	return ra(a, s, async (t) => {
		let { observe: i, observeDeclared: s } = Qi(t), l = await s?.({
			client: e,
			project: a,
			statistics: o,
			languages: c,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: le(e, a.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return l ? E(l) : i(e, a.id, c, o);
	});
}
async function ta(e, t, n) {
	let r = n.flatMap(oe), [{ kinds: i } = { kinds: [] }] = n, a = i.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), o = await Bt(e, t, {
		languages: r.length > 0,
		names: a.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!o.ok) return o;
	let { project: s, details: c } = o.value, l = n.flatMap((e) => oe(le(e, s.baseLanguage))), u = new Set(l.flatMap(({ language: e, ofText: t }) => t ? [e] : [])), d = s.segmentation ? [] : (s.languages ?? []).filter(({ iso: e }) => u.has(e)), f = R(R(c)?.statistics) ?? {};
	return E({
		project: s,
		statistics: f,
		kinds: a,
		languages: d
	});
}
async function na(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await Rt(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return ra(a.value, n, (t) => Qi(t).observe(e, a.value.id, s), i);
}
async function ra(e, t, n, r = () => !1) {
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
	return E({
		project: e,
		objects: a
	});
}
async function ia(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [o, ...s] = await Promise.all([Rt(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => ({
		plural: n.plural,
		objects: await Qi(n).lookUp(e, t, r[n.plural] ?? [])
	}))]);
	if (!o.ok || s.some(({ objects: e }) => e.unusable.length > 0)) throw new G();
	return {
		project: o.value,
		objects: Object.fromEntries(s.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function aa({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => de(e.kind, t)));
}
function oa({ changes: e }) {
	return e.some((e) => e.action === "update" && (u(e.kind).backsUpWhole || sa(e)));
}
function sa({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? D(e, t) : !ca(t.before));
}
function ca(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function la(e, t, n, r) {
	let i = new Set(Object.values(await Ze(e, r)).flat()), a = await h("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : Ot(t.working, n), s = new Map(), c = e[0]?.kinds ?? [];
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + kt)) continue;
		let n = ae(e, t);
		await Mt();
		for (let r of await ua(c, e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function ua(e, t, n) {
	try {
		let r = _(await Ve(t, n));
		return e.flatMap((e) => e.namesInManifest?.(t, r) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function da({ kinds: e, texts: t }, n, r, i, a) {
	let o = t.filter(({ files: e }) => at(e)), s = [];
	for (let e of o) for (let t of await Xe(e, i, a)) {
		let n = te(e, t);
		s.push({
			full: t,
			path: n,
			source: e,
			language: ot(e, n)
		});
	}
	let c = new Set(Object.values(await Ze(r, a)).flat());
	for (let { full: e, source: t, language: r } of s) r !== void 0 && fa(t, n).includes(r) && c.add(e);
	let l = new Map();
	for (let t of s) {
		if (a.aborted) break;
		if (!(c.has(t.full) || pa(t, n).some((e) => c.has(e)))) {
			await Mt();
			for (let n of await ma(e, t, i)) l.has(n) || l.set(n, ae(t.full, i));
		}
	}
	return l;
}
function fa({ languages: e }, t) {
	return e ?? [t];
}
function pa({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : fa(t, r).flatMap((n) => {
		let r = st(t, e, n);
		return r === void 0 ? [] : [Ot(t.folder, r)];
	});
}
async function ma(e, { full: t, path: n, source: r, language: i = "" }, a) {
	try {
		let o = _(await Ve(t, a)), s = {
			source: {
				...r,
				alsoReads: "all"
			},
			language: i,
			...ct(r, n)
		};
		return e.flatMap((e) => (e.textFiles?.read(t, o, s).entries ?? []).flatMap(({ values: t }) => Ce(e.identity(t))));
	} catch {
		return [];
	}
}
// src/plan/forgottenFiles.ts
function ha({ removed: e }, { name: t, plural: n }, r, i) {
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
		return [B("forgotten-manifest", l, { reach: "project" })];
	}
}
function ga(e, t, n, r, i = new Map()) {
	let a = (e) => t.flatMap((t) => e(t, t.kind));
	return [
		...va(e, t, n),
		...a((t, r) => ba(e, t, r, n)),
		...a((e, t) => ha(e, t, r, i)),
		...a(xa),
		...a((e, t) => Sa(e, t, n)),
		...a((t, r) => Ca(e, t, r, n)),
		...a((t, r) => wa(e, r, n))
	];
}
function _a(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : [Q("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`)];
}
function va(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: Ta(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => ya(e, i, n)) : i <= a ? [] : [Q("too-many-destroyed", `The plan removes ${i} ${Da(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`)];
}
function ya({ of: e, count: t }, n, r) {
	let { kind: i } = e, { removed: a, removedPercent: o } = i.limits, s = (e, t) => Q("too-many-destroyed", `The plan removes ${e}, but ${t}. If you want to remove them, set --allow-removals ${n} for this run (in the action: allow-removals), or raise ${t.split(" ")[0]}.`), c = S(a, r);
	if (t > c) return [s(`${t} ${Da(i.words.removed)}`, `limits.${a.name} allows ${c}`)];
	let l = je(i, r) === "off" ? e.matched : e.scope, u = o ? S(o, r) : 100;
	return !o || l < 20 || t * 100 <= l * u ? [] : [s(`${t} of ${l} ${i.plural}`, `limits.${o.name} allows ${u} %`)];
}
function ba(e, { declared: t, scope: n }, r, i) {
	if (je(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = dt(s.prune);
	if (t === 0 && c) return [];
	if (t === 0) return [Q("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`)];
	let u = Ea(e, a).length;
	return u === 0 || u !== n ? [] : [Q("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}). Check the project and the manifests. If you want this, ${c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : ""}set ${l}: off and remove them in the project.`)];
}
function xa({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return [Q("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set previously: [].`)];
	});
}
function Sa({ live: e, declared: t, matched: n, namesakes: r }, { name: i, plural: a, limits: { minimumForWrongProject: o } }, { allowWrongProject: s }) {
	if (s || o === void 0 || t === 0 || e < o || n > 0 || r > 0) return [];
	let c = t === 1;
	return [Q("foreign-project", `The project has ${e} ${a}. The manifests declare ${c ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${c ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`)];
}
function Ca(e, { matched: t }, { name: n, plural: r, limits: { overwrittenPercent: i } }, a) {
	if (!i) return [];
	let o = S(i, a), s = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => se(n, e))).length;
	return t < 20 || s * 100 <= t * o ? [] : [Q("too-many-overwritten", `The plan overwrites live values of ${s} of ${t} ${r}, but limits.${i.name} allows ${o} %. If you want to overwrite them, raise limits.${i.name} in lokaform.yaml.`)];
}
function wa({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: c, translations: l } = s(e, t.filter(({ kind: e }) => e === n)), u = `The plan changes ${c} base text${c === 1 ? "" : "s"}`;
	return l === void 0 ? [Q("too-many-unverified", `${u}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`)] : l <= a ? [] : [Q("too-many-unverified", `${u}, which may mark ${l} translation${l === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`)];
}
function Ta(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => de(t, e)) : []);
	return Ea(e, t).length + n.length;
}
function Ea({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function Da(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function Q(e, t) {
	return B(e, t, { reach: "project" });
}
// src/run/conflicts.ts
async function Oa(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return me(e, { entries: ka(r) });
	if (!i) return me(e, await Aa(e, t, n));
	let a = await i(), o = a && ne(a, t);
	return o?.is === "read" ? me(e, { entries: ka(o.declared) }) : [];
}
function ka({ entries: e }) {
	return Object.values(e).flat();
}
async function Aa(e, t, { history: n, usable: r }) {
	let { versions: i } = await n.versions(Infinity, g(t)), { textFiles: a } = t, o = new Map(i.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...o.values()].flatMap((t) => w(e, t, a, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !o.has(e)
	};
}
// src/plan/agreed.ts
function ja(e, { entries: t, until: n, before: r }, i = []) {
	let a = new Set(), o = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of Fa(o, t, i)) Ma(e, n) && a.add(ye(e));
	if (!r || a.size === 0) return a;
	for (let { question: e, text: t } of Fa(o, r, i)) Ma(e, t) && a.delete(ye(e));
	return a;
}
function Ma({ kind: e, live: t, forms: n }, r) {
	return n ? De(r) && De(t) && n.every((e) => r[e] === t[e]) : e.fields.some((e) => e.role === "text" && Ra(e, t, r));
}
function Na(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(Fa(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t = Infinity, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => e >= t), l = Pa(t, i);
		return !l.has(Me(r, n, a)) || s.every((t) => [...l.values()].some((n) => n.every(({ texts: n }) => Te(n.get(e), t) !== void 0)) || c.some(({ texts: n }) => Te(n.get(e), t) === Te(o, t)));
	});
	return new Set(a.map(ye));
}
function Pa(e, t) {
	let n = new Map();
	for (let r of t) {
		if ((r.latest ?? r.until) < e) continue;
		let t = r.until >= e ? [] : n.get(r.now) ?? [];
		n.set(r.now, [...t, r]);
	}
	return n;
}
function Fa(e, t, n) {
	return e.flatMap((e) => {
		let { kind: r, entry: i, language: a } = e, o = ve(r, t).find(i), s = ve(r, n).namesakes(i), c = o && Ia(r, o, i, s) ? o : void 0, l = c && Ge(r, c, a);
		return l === void 0 ? [] : [{
			question: e,
			text: l
		}];
	});
}
function Ia(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = La(e, t), a = (t) => [...La(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function La(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => I([
		e.name,
		t,
		n
	]))));
}
function Ra(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function za(e, t, n) {
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
function Ba(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : Je(t))
	}));
}
// src/plan/movedNames.ts
function $(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => A(e.kind, t).role === "identity").flatMap((n) => Ce(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Va(e) {
	let t = new Set($(e, "after"));
	return $(e, "before").filter((e) => !t.has(e));
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
	let s = (t) => je(e, a) === "all" || Ga(e.tags(t), a), c = [], l = [];
	for (let t of n) {
		if (!s(t) || o === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = tt(e.tags(t), a), i = e.tags(t).find((e) => a.protectedTags.includes(e));
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
			seen: we(e.id(t), e.fingerprint(t)),
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
		return De(n) ? Object.entries(n).map(([n, r]) => {
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
		let a = i?.compared[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : Pe(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
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
				place: nt(r, i, [])
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
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => qe(t, e)), a = new Map(Za(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
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
	}]), c = Re(t, r);
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
	let t = new Set(e.map(({ kind: e, entry: t }) => ee(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function Za(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of Va(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? $(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
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
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = et(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
	}, o = ce(e, t.project);
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
	let { kinds: c, filter: l } = Ya(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], f = ut(d), p = c.flatMap((e) => e.destroys), m = l ? [] : c.flatMap((e) => e.unmanaged), h = c.flatMap((e) => e.kind.firstSends?.(no(e, a, f)) ?? []), g = {
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
		removed: c ? [] : za(e, i, n.objects),
		created: Ba(e, r)
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
	let a = $a(e, t, n), o = n.writers ? Ne(n.writers) : Le.writers, s = a({
		...Le,
		writers: o
	});
	if (s.is === "stopped" || s.open.length === 0) return {
		...s,
		undecided: []
	};
	let c = await so(o, r);
	if (c.writers !== o && (s = a({
		...Le,
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
	return n.is === "known" ? { writers: Ne(n.names) } : {
		writers: Ne([]),
		why: n.why
	};
}
function co(e, t) {
	let n = `Lokaform cannot find out which user the token belongs to: ${t} So it cannot decide about ${fe(e.length, "text")} that it may have written itself: ${fo(e)}. ${uo(e)} To decide ${e.length === 1 ? "it" : "them"}, set writers in lokaform.yaml to the address of this user.`;
	return B("unknown-writers", n, { reach: "project" });
}
function lo(e, t) {
	let n = `Lokaform cannot decide about ${fe(e.length, "text")} that others wrote and that may have been in the manifests earlier: ${fo(e)}. ${uo(e)} The history of the manifests cannot be read: ${t}`;
	return B("unread-history", n, { reach: "project" });
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
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(ye(e)));
	for (let t of Object.values(o?.entries ?? {})) c(ja(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0);
	if (d.length === 0) return { agreed: s };
	let f = wt(d.map(({ at: e = 0 }) => e)), p = await n.versions(f, r, i), { versions: m, merged: h } = mo(p, d, a);
	for (let e of [...m, ...h]) c(ja(u(), e, l));
	return c(Na(u(), m, l)), {
		agreed: s,
		...p.is === "unreadable" && !p.noRepository && { why: p.why }
	};
}
function mo({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => w(t, e, r, i));
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
	return () => (n ??= go(e, L(t)), n);
}
async function go(e, t) {
	try {
		let n = R(await e.contributorMe(t)) ?? {}, r = [k(n.user_id), j(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof H) || e instanceof xt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function _o(e, t, { cancellation: n, history: r, now: a, onProgress: o }, { usable: s, target: c, applied: l, findsConflicts: u = !0, writes: d = !1, reviewed: f = [], listsUnmanaged: p = !1 }) {
	let { settings: m } = t, h = {
		ownUser: ho(e, m.id),
		history: r,
		manifests: g(t),
		textFiles: t.textFiles,
		usable: s,
		writes: d
	};
	try {
		let n = c && ne(c, t), d = [{
			declared: t.declared,
			rules: m.rules
		}, ...n?.is === "read" ? [n] : []], g = await (p ? $i(e, m.id, ...d.map((e) => e.declared)) : ea(e, m.id, {
			declarations: d,
			reviewed: f
		}));
		if (!g.ok) return {
			is: "stopped",
			problems: [g.problem]
		};
		o?.({
			phase: "planning",
			project: m.name
		});
		let _ = g.value, { baseLanguage: v } = _.project, b = y(t, _.project);
		if (b.length > 0) return {
			is: "stopped",
			problems: b
		};
		let x = le(t.declared, v), S = n?.is === "read" ? {
			...n,
			declared: le(n.declared, v)
		} : void 0, C = {
			now: Math.floor(a() / 1e3),
			target: S?.commit
		}, w = {
			...h,
			asked: C
		}, T = await oo(x, _, m.rules, w, S?.declared), E = [
			...Be(m.languagePlaces, _.project),
			...T.problems,
			...u ? [] : T.undecided
		];
		if (T.is === "stopped") return {
			...T,
			problems: E
		};
		let D = {
			...w,
			history: vo(r)
		}, O = S && await oo(S.declared, _, S.rules, D), ee = {
			target: S?.declared,
			applied: l,
			history: r,
			usable: s
		}, k = u ? await Oa(T.keptTexts, t, ee) : [], A = {
			...T,
			plan: Ie(T.plan, k)
		}, j = n && i(A, n, O);
		return {
			...A,
			live: _,
			problems: E,
			conflicts: [...u ? T.undecided : [], ...Oe(k)],
			...j && { target: j }
		};
	} catch (e) {
		if (!(e instanceof H)) throw e;
		return e instanceof xt && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [yo(e, t.declared)]
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
	let n = e instanceof U ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && bo(n, t);
	return B("api-error", e.message + xo(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function bo(e, { kinds: n, entries: r }) {
	let i = n.flatMap(({ plural: e, fields: n }) => {
		let i = new Set(n.filter(p).map(({ name: e }) => e));
		return (r[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, n]) => i.has(e) ? t(n) : []));
	});
	return xe(i)(e) !== e;
}
function xo(e) {
	return e instanceof U && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function So({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await Co(e, r, i, a, o, s);
	return [
		..._a(n, i.rules),
		...ga(e, t, i.rules, c, l),
		...To(e, a)
	];
}
async function Co({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && u(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await la(c, o, a, s),
		unread: await da(n, t, l, o, s)
	};
}
function wo(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || aa(e) || !oa(e) ? [] : [B("no-backup-dir", "The plan overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", {
		severity: "warning",
		reach: "project"
	})];
}
function To(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !aa(e) ? [] : [B("no-backup-dir", "The plan removes keys, texts or webhooks, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { reach: "project" })];
}
// src/backup/text.ts
const Eo = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, Do = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function Oo(e, t, n) {
	let { backup: r, ...i } = ko(e, t, []), { wrote: a, ...o } = r, s = new v({
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
	return _e("sha256").update(e).digest("hex");
}
function Mo({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = u(e);
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
	let t = new v([e], { aliasDuplicateObjects: !1 });
	return ie(t, { Scalar: (e, t) => Io(t) }), t.toString(Do);
}
function Io(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = re.QUOTE_DOUBLE);
}
function Lo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Ro(e) {
	return e.replace(zo, " ");
}
const zo = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, Bo = bt([V(), pt()]), Vo = (e) => vt({
	format_version: yt(2),
	project: V().min(1),
	project_digest: V().exactOptional(),
	project_name: V(),
	time: V(),
	wrote: ht(vt({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Bo.exactOptional()])),
		action: _t([...it, "update"]),
		values: mt(V(), gt()).default({})
	}))
}), Ho = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Uo(e, t, n) {
	return qo(e, Ko(t, n.replaceAll("\r\n", "\n")));
}
const Wo = "\n  - ";
function Go(e, t, n, r) {
	let i = Ko("", t), { problems: a } = qo(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(ko(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !u(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
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
	let { members: i, problems: a } = ue(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = Vo(e).safeParse(s?.value), l = (e) => B("bad-backup", e, { place: lt(r.file, s?.spot ?? r.spot) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) return { problems: [l(Jo(e, n, t.includes(Wo) ? c.data?.wrote : void 0, i))] };
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: ut(o) ? o : [...o, l(e)] };
	}
	let f = new Map(c.data.wrote.flatMap((t) => Xo(e, t).map((e) => [e, t]))), p = ({ name: e, plural: t, idMember: n, entry: a }) => {
		let s = i.get(t);
		if (!s) return [];
		let c = T(r, s, a);
		return Tt(o, c.problems), c.entries.flatMap(({ values: t, spot: i }) => {
			let a = f.get(Qo(e, Zo(t, n)));
			return a ? [{
				declared: {
					values: t,
					onCreate: {},
					file: r.file,
					spot: i
				},
				wrote: a
			}] : (o.push(B("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: lt(r.file, i) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (ut(o)) return { problems: o };
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
		super(`The backup ${e} cannot be written: ${x(t)}. Fix that, or choose another folder with --backup-dir.`);
	}
};
function es(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Dt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await At(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await ke(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await Ae(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await ke(ts(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await f(e), await f(Et(e)), a = o;
			} catch (e) {
				throw s && await jt(o, { force: !0 }).catch(() => {}), new $o(o, e);
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
	return e.action === "update" && t.action === "update" && u(t.kind).mergeKept?.(e, t) || t;
}
function ls(e, t) {
	return pe({ ...e.entry }, { ...t.entry }) && pe({ ...e.wrote }, { ...t.wrote });
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
		let n = (e) => j(R(e)?.lang_iso) || void 0, r = await It(() => this.client.languages(e, { limit: 500 }), n), i = r && l(r, n);
		if (!i) throw new G();
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
	for (let n of e) for (let e of $(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, hs(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function hs(e, t) {
	let n = $(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function gs(e) {
	return e.fields.some(({ field: t }) => A(e.kind, t).role === "identity");
}
function _s(e, { batchSize: t = 500 }) {
	return ps(e).map((e) => Zi.flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function vs(e, t, n) {
	let r = new ds(), i = ys(e, t, n), a = is(n.concurrency);
	await Mt();
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
			rules: ft,
			variables: n.variables,
			evidence: he
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new nn(n.halt, n.mayWrite),
		backup: new ss(n.backup),
		languages: new fs(e, r),
		creates: { max: n.batchSize }
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? Qi({ name: e }).open(i);
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
	let n = u(e.kind), r = t.live.objects[n.plural];
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
	let r = u(e.kind);
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
	].map(c).join(" ");
}
// src/run/project.ts
async function Ms(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: s, id: c, showTexts: l } = e.settings, u = {
		...s !== void 0 && { name: s },
		id: c,
		manifests: e.manifests,
		problems: [],
		...!l && { hide_texts: !0 }
	};
	try {
		return await Ns(u, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = o(e, a.folders);
		if (t) return {
			...u,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...u,
			problems: Ls([n]),
			bugs: [n]
		};
	}
}
async function Ns(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = Ft(o), d = {
		apiUrl: n.apiUrl,
		onResponse: u.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, f = Pt(t.settings, {
		...d,
		signal: c,
		onProgress: o.onProgress
	}), p = Pt(t.settings, {
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
	let { advice: C, refuses: w } = await He(t, g, _.project), T = {
		project: _.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: he
	}, { plan: E, notApplied: D } = m ? bs(v, m, {
		...T,
		live: _
	}) : {
		plan: v,
		notApplied: []
	}, O = {
		...e,
		problems: [
			...b,
			...x,
			...S,
			...wo(E, n),
			...C
		],
		plan: E,
		...h && { unmanaged: y },
		...g.target && { target: g.target },
		effort: { requests: _s(E, o).flat().length },
		...D.length > 0 && { results: D }
	}, ee = await o.onPlan(O);
	if (n.command === "plan" || S.length > 0 || w) return O;
	if (!ee) return o.cancellation.stopped ? O : {
		...O,
		problems: [...O.problems, Is]
	};
	let k = await zs(p.value, E, t, n, o);
	return {
		...O,
		...k,
		results: [...k.results, ...D],
		problems: [...O.problems, ...k.problems]
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
const Is = B("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Ls(e) {
	return e.length === 0 ? [] : [B("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function Rs({ id: e, secrets: t }) {
	let n = new rt();
	return n.hide(t), n.clean(e);
}
async function zs(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, batchSize: c = 500, onBatch: l, now: u, folders: d, environment: f, permission: p, onProgress: m }) {
	let { concurrency: h, useAutomations: g, id: _ } = n, v = Rs(n), y = i === void 0 ? void 0 : es(i, n.name ?? v, u()), b = {
		project: v,
		...v !== _ && { project_digest: We(_) },
		project_name: t.project.name,
		time: new Date(u()).toISOString().replace(/\.\d+/, "")
	}, x = (e) => js(ae(e, d), a), S, C = async (e, t) => {
		let n = (e) => ({
			...b,
			restore: x(e)
		});
		await y?.write((t) => Oo(r.kinds, n(t), e), t, (t, i) => Go(r.kinds, t, n(i), e)).catch((e) => {
			throw S = e.message, e;
		});
	}, w = n.name, T = t.changes.length, E = 0, D = () => m?.(E < T ? {
		phase: "applying",
		project: w,
		count: {
			done: E,
			total: T,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: w
	});
	D();
	let O, ee = await vs(e, t, {
		variables: r.variables,
		concurrency: h,
		batchSize: c,
		useAutomations: g,
		halt: () => o.reason,
		mayWrite: async () => (O = await p?.toWrite(), O?.message),
		backup: y && {
			write: C,
			keepsUrls: f.GITHUB_ACTIONS !== "true"
		},
		wait: s,
		onBatch: (e, t) => {
			l(e, t), E += t.length, D();
		}
	}), k = t.changes.map((e) => ({
		change: e,
		outcome: ee.of(e)
	})), { bugs: A, remarks: j } = ee;
	return {
		results: k,
		problems: [
			...O && !o.stopped ? [O] : [],
			...j,
			...Ls(A),
			...S === void 0 ? [] : [B("backup-not-written", S, { reach: "project" })]
		],
		...y?.path !== void 0 && {
			backup: ae(y.path, d),
			restore: x(y.path)
		},
		...A.length > 0 && { bugs: A }
	};
}
export { Pt as C, G as S, Xt as _, ts as a, Rt as b, mo as c, Na as d, ia as f, jn as g, Nn as h, _s as i, eo as l, vi as m, zs as n, Uo as o, na as p, Ms as r, yo as s, Is as t, ja as u, Kt as v, Ft as w, zt as x, Bt as y };
