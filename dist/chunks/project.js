import { $ as e, $r as t, A as n, Br as r, Bt as i, Cr as a, Dr as o, F as s, Ft as c, G as l, Gr as u, Hr as d, Kr as f, Kt as p, M as m, Mr as h, N as g, Nr as _, Or as v, Pt as y, Q as b, Qr as x, Rn as S, Rt as ee, Sn as C, Sr as w, U as T, Ur as E, Ut as D, Vr as O, Wr as k, Wt as te, X as ne, Xr as A, Xt as j, Y as re, Yr as ie, Z as ae, Zr as oe, Zt as M, _r as N, ai as se, ar as ce, ci as P, di as F, ei as le, et as ue, fi as I, fr as de, g as fe, gi as pe, gr as L, h as me, hi as he, hr as ge, ii as _e, ir as ve, jr as ye, kr as be, li as R, m as xe, mi as Se, mr as Ce, ni as we, oi as Te, p as Ee, pi as De, pr as Oe, q as ke, qr as Ae, r as je, ri as Me, s as Ne, si as Pe, ti as z, u as Fe, ui as B, vi as Ie, vr as V, w as Le, yi as Re, yr as ze, yt as H, zn as Be, zt as Ve } from "./engine.js";
import { An as He, Dn as Ue, Jt as We, V as Ge, Y as U, an as Ke, in as qe, kn as Je, nn as Ye, q as Xe, qt as Ze, tn as Qe } from "./start.js";
import { _ as W, f as $e, h as et, i as tt, l as nt, n as rt, p as it, u as at, y as ot } from "./zod.js";
import { a as st, l as G, o as K, s as ct, t as lt } from "./client.js";
import { c as q } from "./wire.js";
import { d as ut, f as dt, h as ft, m as pt, p as mt, u as ht } from "./markdown.js";
import { dirname as gt, join as _t, resolve as vt, sep as yt } from "node:path";
import { mkdir as bt, rm as xt } from "node:fs/promises";
import { setImmediate as St } from "node:timers/promises";
// src/report/words/shellWord.ts
function Ct(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/readingClient.ts
var wt = class extends lt {
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
function Tt({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: s, onProgress: c }) {
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
		return M(c ? new wt(l, r, c) : new lt(l));
	} catch (e) {
		if (!(e instanceof ct)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return j(U("bad-setting", t + e.message));
	}
}
function Et({ onResponse: e, now: t }) {
	let n;
	return {
		onResponse(t) {
			n = t.date ?? n, e(t);
		},
		now: () => n ?? t()
	};
}
// src/remote/incompleteRead.ts
var J = class extends Error {};
async function Y(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof G || e instanceof J) return;
		throw e;
	}
}
async function Dt(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await Ot(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function Ot(e, t) {
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
async function kt(e, t, n) {
	let r = await jt(e, t, n);
	return r.ok ? M(r.value.project) : r;
}
async function At(e, t) {
	try {
		let n = await kt(e, t, {
			languages: !0,
			names: !1,
			texts: !0
		});
		return n.ok ? n.value : void 0;
	} catch (e) {
		if (e instanceof G) return;
		throw e;
	}
}
async function jt(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(H(t)), n ? Pt(e, t) : M(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && B(o, Ft);
	if (o && !s) return j(It("a language has no usable lang_iso"));
	let c = Mt(t, i, s, r);
	return c.ok ? M({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function Mt(e, t, n, r) {
	let i = F(t) ?? {}, a = F(i.settings) ?? {}, o = P(a.per_platform_key_names), s = P(a.segmentation), c = I(i.base_language_iso) || Nt(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? j(It(`the project has no usable ${l.join(" and ")}`)) : M({
		id: e,
		name: I(i.name) || e,
		type: I(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: P(a.auto_toggle_unverified)
	});
}
function Nt(e, t) {
	let n = R(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function Pt(e, t) {
	let n = await Dt(() => e.languages(t, { limit: 500 }), (e) => I(F(e)?.lang_iso));
	return n ? M(n) : j(U("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function Ft(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = F(e) ?? {}, i = I(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: R(n),
		pluralForms: B(r, I) ?? []
	};
}
function It(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return U("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function Lt(e, t) {
	let n = F(e) ?? {}, r = R(n.key_id), i = Ut(n.key_name, (e) => I(e) || void 0), a = B(n.platforms, I), o = q.filter((e) => a?.includes(e)), s = Object.keys(x(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Wt(Ut(n.filenames, I)), l = B(n.tags, I), u = P(n.is_plural), d = P(n.is_archived), f = Gt(n.translations), p = new Set(f?.map(({ language_iso: e }) => e)), m = t.filter((e) => !p.has(e));
	if (r === void 0 || s === void 0 || a === void 0 || c === void 0 || l === void 0 || u === void 0 || d === void 0 || m.length > 0) {
		let e = [...Object.entries({
			key_id: r,
			key_name: s,
			platforms: a,
			filenames: c,
			tags: l,
			is_plural: u,
			is_archived: d
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ...m.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let h = o.length < new Set(a).size;
	return { key: {
		key_id: r,
		key_name: s,
		platforms: o,
		...h && { onOtherPlatform: h },
		tags: l,
		filenames: c,
		is_plural: u,
		is_archived: d,
		...Bt(n),
		translations: f
	} };
}
const Rt = {
	description: I,
	context: I,
	plural_name: I,
	is_hidden: P,
	char_limit: Pe,
	custom_attributes: Ht,
	modified_at_timestamp: De,
	translations_modified_at_timestamp: De
}, zt = Object.entries(Rt);
function Bt(e) {
	return Object.fromEntries(zt.map(([t, n]) => [t, n(e[t])]));
}
function Vt(e) {
	return Object.keys(Rt).filter((t) => e[t] === void 0);
}
function Ht(e) {
	let t = I(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Ut(e, t) {
	let n = F(e) ?? {}, r = {};
	for (let e of q) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function Wt({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function Gt(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Kt(F(n) ?? {});
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
function Kt(e) {
	return {
		language_iso: I(e.language_iso),
		translation: I(e.translation),
		modified_by: R(e.modified_by),
		modified_by_email: I(e.modified_by_email),
		modified_at_timestamp: De(e.modified_at_timestamp),
		is_reviewed: P(e.is_reviewed),
		is_unverified: P(e.is_unverified)
	};
}
// src/remote/sending.ts
var qt = class {
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
const Jt = 2e3;
function Yt(e, t, n = 1) {
	let r = n > 1 && $t(e) ? " If this happens again, set `batch_size` to a lower number." : "", i = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${i} Apply again: the ${t} is created only if it is still missing.${r}`
	};
}
function Xt({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var X = class extends Error {};
const Zt = [
	401,
	402,
	403,
	404,
	423,
	429
];
function Qt(e) {
	return e instanceof K ? Zt.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function $t(e) {
	return e.name === "TimeoutError" || e instanceof K && [
		413,
		502,
		504
	].includes(e.status);
}
function en(e, t) {
	return e instanceof K || e.mayHaveHappened || !t ? e : t;
}
function Z(e) {
	return e instanceof st && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
const tn = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function nn(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function rn(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function an(e, t, n, r) {
	let i = rn(e, t, n, r), [a] = i, [o] = nn(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${on(e.after)} was sent, ${on(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function on(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const sn = { is: "silent" };
function cn(e, { keys: t, errors: n }) {
	let r = new Map(), i = new fn(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || ln(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new fn(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? sn
	}));
}
function ln(e, { platforms: t = [], filenames: n = {} }) {
	return q.every((n) => t.includes(n) === e.platforms.includes(n)) && q.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function un(e, { keys: t, errors: n }) {
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
			} : sn
		};
	});
}
function dn(e, t) {
	return cn(e, {
		keys: t,
		errors: []
	});
}
var fn = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of pn(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of pn(n)) this.byName.set(e, mn(this.byName.get(e) ?? [], n));
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
	echoesOf({ key_name: e = "", platforms: t = [...q] }) {
		let n = new Set(t.map((t) => le(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => le(n, t) === le(e, t)));
	}
};
function pn({ name: e }) {
	return new Set(q.map((t) => le(e, t) ?? ""));
}
function mn(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/kinds/key/listed.ts
var Q = class {
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
		return Array.from(e, (e) => Lt(e, this.languages));
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
function hn(e) {
	return !e.includes(",");
}
function gn(e) {
	return vn(e, 2e3);
}
function _n(e) {
	return vn(e.map(String), 7e3);
}
function vn(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function yn({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new bn();
	let i = new Q([]);
	if (i.add(r), r.totalCount !== i.size) throw new J();
	return r;
}
var bn = class extends J {};
async function xn(e, t, n, r = {}) {
	let i = n.map(({ iso: e }) => e), a = t === H(t) ? Pe(r.keys_total) : void 0, o = await Sn(e, t, wn(n), () => new Q(i), a);
	return o.ok ? M(o.value.all()) : o;
}
async function Sn(e, t, n, r, i = 0) {
	let a = await En(e, t, n, r(), i);
	if (Cn(a)) return M(a.listed);
	let o = await Dn(e, t, n, r());
	if (Cn(o)) return M(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return j(U("incomplete-live", s, { reach: "project" }));
}
function Cn({ listed: e, total: t }) {
	return t === e.size;
}
function wn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function Tn(e) {
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
async function En(e, t, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => R(e)),
			keys: r.read(a),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = Tn(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => Tn(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
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
async function Dn(e, t, n, r) {
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
const On = {
	include_translations: !0,
	disable_references: !0
};
async function $(e, t, n = []) {
	let r = new Q(n);
	for (let n of await Promise.all(_n(t).map((t) => kn(e, t)))) r.add(n);
	return r.all();
}
async function kn(e, t) {
	try {
		return await yn(e, {
			...On,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof bn || n instanceof K && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await kn(e, t.slice(0, r)), ...await kn(e, t.slice(r))];
	}
}
async function An(e, n) {
	let r = new Set(n.flatMap((e) => t(e))), i = [...r].every(hn) ? gn([...r]).map((e) => ({
		...On,
		filter_keys: e
	})) : [On], a = new Q([]);
	for (let t of i) a.addRead((await Nn(e, t)).reads());
	return Mn(a.all(), r);
}
async function jn(e, n) {
	let r = new Set(n.flatMap((e) => t(e)));
	if (r.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: i, unusable: a } = Mn((await Nn(e, {})).all(), r), o = await $(e, i.map(({ key_id: e }) => e));
	return {
		objects: o.objects,
		unusable: [...a, ...o.unusable]
	};
}
function Mn({ objects: e, unusable: n }, r) {
	let i = (e) => e.some((e) => r.has(e));
	return {
		objects: e.filter((e) => i(t(e.key_name))),
		unusable: n.filter((e) => e.names.length === 0 || i(e.names))
	};
}
async function Nn({ client: e, projectId: t }, n) {
	let r = await Sn(e, t, n, () => new Q([]));
	if (!r.ok) throw new J();
	return r.value;
}
// src/remote/key/confirm.ts
async function Pn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !Rn(e, t, n.key) : n.is === "silent" || Bn(n.error)).map(({ sent: e }) => e), r = await Y(() => An(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(dn(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: r } = t, a = i.get(t);
		return {
			change: r,
			outcome: Fn(e, r, n, a && zn(e, r, a))
		};
	});
}
function Fn(e, t, n, r) {
	switch (n.is) {
		case "stored": return r ?? zn(e, t, n.key);
		case "refused": return r?.state === "done" ? r : Vn(n.error);
		case "silent": return r ?? Hn;
	}
}
async function In(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !Rn(e, t, n.key)), r = await Y(() => $(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: Ln(e, t, {
				answer: n,
				found: o && zn(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function Ln(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? zn(e, t, n.key);
		case "refused": return Vn(n.error);
		case "silent": return r?.state === "done" ? r : Un(i);
	}
}
function Rn({ context: e }, { change: t }, n) {
	return nn(u, t, n, e).length === 0;
}
function zn({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), an(u, n, r, e);
}
function Bn({ message: e }) {
	return /already taken/i.test(e);
}
function Vn({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const Hn = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
};
function Un(e) {
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
function Wn(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: Z(t)
	}));
}
function Gn(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function Kn(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/splitRefused.ts
async function qn({ stop: e }, t, n, r, i) {
	if (Qt(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof K)) e.noteUnreachable(n.message);
	else if (t.length > 1) return Jn(t, 2, r);
	else e.noteSingleRefused(n.message);
	return Wn(t, en(n, i));
}
async function Jn(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
// src/remote/key/createKeys.ts
async function Yn(e, t) {
	let n = await e.stop.beforeWrite();
	if (n !== void 0) return Kn(t, n);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map($n),
			...Qn(e)
		});
		return await Pn(e, cn(t, {
			keys: Zn(n),
			errors: n.errors
		}));
	} catch (n) {
		if (!(n instanceof G)) throw n;
		return n.mayHaveHappened ? Xn(e, t, n) : qn(e, t, n, (t) => Yn(e, t), void 0);
	}
}
async function Xn(e, t, n) {
	let r = [], i = t;
	for (let t of [0, Jt]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Wn(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await Y(() => An(e, a)), s = dn(i, o?.objects ?? []);
		if (r.push(...await Pn(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...i.map(({ change: e }) => ({
		change: e,
		outcome: Yt(n, "key", t.length)
	}))];
}
function Zn(e) {
	return e.flatMap((e) => {
		let t = Lt(e, []);
		return "key" in t ? t.key : [];
	});
}
function Qn({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function $n({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function er(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await $(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await jn(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var tr = class {
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
		return [U("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
// src/remote/key/observeDeclared.ts
const nr = [
	400,
	404,
	413,
	414,
	431
], rr = /^[\w.:/-]+$/;
async function ir(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = Pe(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => Ie(u, e) !== "off")) return;
	let o = ar(r);
	if (![...o.names].every(hn)) return;
	let s = gn([...o.names]).length + _n([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([or(e, o), dr(e, a)]), r = n - t.length;
		return r >= 0 && fr(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof J || e instanceof K && nr.includes(e.status)) return;
		throw e;
	}
}
function ar(e) {
	let n = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(n.flatMap(({ key_name: e, previously: n = [] }) => [...t(e), ...n])),
		ids: new Set(n.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function or(e, { names: t, ids: n }) {
	let r = await sr(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await cr(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => ur(e.key_id, t.key_id));
}
async function sr(e, n) {
	let r = await Promise.all(gn([...n]).map(async (r) => (await lr(e, { filter_keys: r })).filter(({ key_name: e }) => t(e).some((e) => n.has(e))))), i = new Set(r.flat().flatMap(({ key_name: e }) => t(e)));
	if (![...n].every((e) => i.has(e) || rr.test(e)) || r.some((e) => e.length === 0)) throw new J();
	return r.flat();
}
async function cr(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new J();
	let r = await Promise.all(_n(t).map((t) => lr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new J();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function lr({ client: e, project: t, languages: n }, r) {
	let i = new Q(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await yn(a, {
		...wn(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new J();
	return [...o];
}
function ur(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function dr({ client: e, project: { id: t } }, n) {
	if (t === H(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new J();
	return r;
}
function fr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => v(t, e, !1, o(n)).fresh.length === 0);
}
// src/remote/removal.ts
function pr(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function mr(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function hr(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : Z(t);
}
// src/remote/key/removeKeys.ts
async function gr(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await _r(e, t, n), s.due.length === 0) throw new X();
		return s.due.map(({ id: e }) => Te(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof X) return [...s.outcomes];
		if (!(e instanceof G)) throw e;
		Qt(e) && a.noteProjectRefused(e.message), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(Xt(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await gr(e, f, t)];
	}
	return [...p, ...await Sr(e, f, l, d && en(d, n?.error))];
}
async function _r(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Z(n.error) : e, o = (e) => ({
		due: [],
		outcomes: wr(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await Y(async () => {
		let n = await e.languages.all();
		return $(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(vr));
	let l = new Map(c.objects.map((e) => [e.key_id, e])), d = yr(c), f = [], p = [], m = [];
	for (let n of t) {
		let t = l.get(String(n.id)), r = d.get(String(n.id)) ?? d.get("");
		(t ? n.how === "archive" && t.is_archived : r === void 0) ? m.push({
			change: n,
			outcome: xr(n)
		}) : r === void 0 ? br(n, t) ? (f.push(n), p.push(E(u, t, n, e.context))) : m.push({
			change: n,
			outcome: pr("key", "removed")
		}) : m.push({
			change: n,
			outcome: a(mr("key", r))
		});
	}
	if (f.length === 0) return {
		due: f,
		outcomes: m
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...m, ...wr(f, Cr(n.error))]
	};
	let h = await r.keep(p, "removed") ?? await i.beforeWrite();
	return h === void 0 ? {
		due: f,
		outcomes: m
	} : {
		due: [],
		outcomes: [...m, ...wr(f, a({
			state: "not attempted",
			message: h
		}))]
	};
}
const vr = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function yr({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, Vt(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function br({ id: e, seen: t }, n) {
	return n !== void 0 && fe(e, u.fingerprint(n)) === t;
}
function xr({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Sr(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await Y(() => $(e, i));
	if (a === void 0) return wr(t, r ? Z(r) : tn);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? Z(r) : tn
		} : {
			change: e,
			outcome: i || o.has(t) ? Cr(r) : xr(e)
		};
	});
}
function Cr(e) {
	return e ? hr("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function wr(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
async function Tr(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Er(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await Y(() => $(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: Or(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function Er({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Dr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Dr({ kind: e, fields: t }) {
	return t.filter((t) => Oe(e, t));
}
function Or({ change: e, before: t, written: n }, r, i) {
	let [a] = Dr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = kr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function kr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, Ar(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = Ar(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function Ar(e, { is_plural: t }) {
	let n = Se(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function jr(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Mr(e) {
	return {
		change: e,
		out: jr(u.fields, e, {}, [])
	};
}
function Nr(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: u.name,
		action: e,
		changes: t
	});
	return [
		...Fr(n("update"), t).map(r("update")),
		...Fr(n("create"), t).map(r("create")),
		...Pr(n("destroy"), t).map(r("destroy"))
	];
}
function Pr(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function Fr(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(Mr(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
const Ir = {
	moved: [],
	unconverted: []
};
async function Lr(e, t, n) {
	let r = (e) => ({
		due: [],
		outcomes: [],
		blocked: t.map((t) => ({
			planned: t,
			why: e
		}))
	}), i = e.stop.reason();
	if (i !== void 0) return r(i);
	let a = t.filter(({ change: e }) => n || Hr(e)), o = await Y(async () => ({
		live: await $(e, a.map(({ change: e }) => e.id)),
		languages: a.some(({ change: e }) => Vr(e)) ? await e.languages.all() : []
	}));
	if (!o) return r(zr);
	let { live: s, languages: c } = o, l = new Map(s.objects.map((e) => [e.key_id, e])), u = new Set(s.unusable.map(({ id: e }) => e)), f = new Set(a), p = [], m = [], h = [], g = [];
	for (let n of t) {
		let { change: t } = n;
		if (!f.has(n)) {
			p.push({
				planned: n,
				now: n,
				kept: Ir
			});
			continue;
		}
		let r = l.get(String(t.id));
		if (!r && (u.has(String(t.id)) || u.has(void 0))) {
			h.push({
				planned: n,
				why: Rr("")
			});
			continue;
		}
		if (!r) {
			m.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Br
				}
			});
			continue;
		}
		let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = Vr(t) ? c.filter((e) => !i.has(e)) : [];
		if (a.length > 0) {
			h.push({
				planned: n,
				why: Rr(` (no usable ${a.join(", ")} text)`)
			});
			continue;
		}
		let { open: o, kept: s } = Ur(t, r, e.context);
		if (o.length === 0) {
			m.push({
				change: t,
				outcome: Kr({
					state: "done",
					id: t.id
				}, t, s)
			});
			continue;
		}
		let _ = Mr({
			...t,
			fields: o
		});
		Vr(_.change) && e.beforeReshaping.set(t.ref, r), p.push({
			planned: n,
			now: _,
			kept: s,
			before: r
		});
		let v = d(_.change, r, e.context);
		v && g.push(v);
	}
	if (p.length === 0) return {
		due: p,
		outcomes: m,
		blocked: h
	};
	let _ = await e.backup.keep(g, "overwritten") ?? await e.stop.beforeWrite();
	return _ === void 0 ? {
		due: p,
		outcomes: m,
		blocked: h
	} : {
		due: [],
		outcomes: m,
		blocked: [...h, ...p.map(({ planned: e }) => ({
			planned: e,
			why: _
		}))]
	};
}
function Rr(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const zr = "The key could not be read again just before it was to be written, so it was not written. Apply again.", Br = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Vr({ kind: e, fields: t }) {
	return t.some((t) => Oe(e, t));
}
function Hr({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let r = u.fields.find(({ name: t }) => t === e);
		return r?.merge && t !== void 0 ? r.carries?.(t, n) ?? !0 : r?.editState !== void 0;
	});
}
function Ur(e, t, n) {
	let r = {
		...u.liveContext(t, n, e.label),
		platforms: Gr(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: d, seen: f } = n, p = u.fields.find(({ name: e }) => e === s), m = p?.stored(t, r, c), h = p?.editState?.(t, c), g = f !== void 0 && (h === void 0 || fe(e.id, h) !== f);
		if (!p || m === void 0) a.push(n);
		else if (p.same(m, d, r)) continue;
		else if (l !== void 0 && p.same(m, l, r)) g && p.role === "shape" && (o = !0), g && p.role !== "shape" ? a.push(n) : i.push(n);
		else {
			let e = l === void 0 ? void 0 : p.merge?.(l, d, m);
			e === void 0 ? a.push(n) : p.same(m, e, r) || i.push({
				...n,
				before: m,
				after: e
			});
		}
	}
	o ||= a.some((e) => Wr(e, "text"));
	let s = o && i.some((e) => Wr(e, "shape")), c = i.filter((e) => s && (Wr(e, "shape") || Wr(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function Wr({ field: e }, t) {
	return u.fields.some((n) => n.name === e && n.role === t);
}
function Gr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? q.filter((e) => n.includes(e)) : t.platforms;
}
function Kr(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${qr(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${qr(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = qr(t.filter((e) => !i.includes(e)));
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
function qr(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Jr(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Yr),
		outcomes: [],
		blocked: []
	}, o = 0, s = () => [...a.outcomes, ...a.blocked.flatMap(({ planned: e, why: t }) => n ? Wn([e], n.error) : Kn([e], t))];
	try {
		let c = await r.updateKeys(i, async () => {
			if (a = await Lr(e, t, n !== void 0 || o++ > 0), a.due.length === 0 || n && n.sent >= 5) throw new X();
			return {
				keys: a.due.map(({ now: e }) => ei(e)),
				...Qn(e)
			};
		}), l = un(a.due.map((e) => e.now), {
			keys: Zn(c),
			errors: c.errors
		});
		return Zr(e, a.due, l), [...s(), ...$r(a.due, await In(e, l))];
	} catch (t) {
		let r = a.due.map(({ planned: e }) => e);
		if (t instanceof X) return [...s(), ...n ? Gn(r, n.error) : []];
		if (!(t instanceof G)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...s(), ...await Qr(e, r, {
				error: t,
				sent: i
			})];
		}
		return [...s(), ...$r(a.due, await Xr(e, a.due, t, n))];
	}
}
function Yr(e) {
	return {
		planned: e,
		now: e,
		kept: Ir
	};
}
function Xr(e, t, n, r) {
	let i = new Map(t.map(({ now: e, planned: t }) => [e, t]));
	return qn(e, t.map(({ now: e }) => e), n, (t) => Jr(e, t.flatMap((e) => i.get(e) ?? []), r), r?.error);
}
function Zr({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function Qr(e, t, n) {
	return e.stop.reason() === void 0 ? $t(n.error) && n.sent <= 2 && t.length > 1 ? Jn(t, 2, (t) => Jr(e, t, n)) : (await e.wait(Xt(n)), Jr(e, t, n)) : Wn(t, n.error);
}
function $r(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
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
function ei({ change: e, out: t }) {
	return {
		key_id: Te(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const ti = {
	kind: "key",
	observe: xn,
	observeDeclared: ir,
	lookUp: er,
	batches: Nr,
	open(e) {
		let t = new tr(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? gr(n, t.filter(ii)) : e === "create" ? Yn(n, t.filter(ni).map(Mr)) : Tr(n, await Jr(n, t.filter(ri).map(Mr)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, ni = (e) => e.action === "create", ri = (e) => e.action === "update", ii = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function ai(e) {
	let t = F(e) ?? {}, n = I(t.webhook_id) || void 0, r = I(t.url) || void 0, i = B(t.events, I);
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
		branch: t.branch === null ? null : I(t.branch),
		events: i,
		event_lang_map: si(t.event_lang_map)
	} };
}
function oi(e) {
	let t = e.map(ai);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function si(e) {
	return B(e, (e) => {
		let { event: t, lang_iso_codes: n } = F(e) ?? {}, r = I(t), i = B(n, I);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function ci(e, t) {
	let n = await Dt(() => e.webhooks(H(t)), (e) => I(F(e)?.webhook_id));
	if (!n) throw new J();
	return oi(n);
}
async function li(e, t) {
	try {
		return M(await ci(e, t));
	} catch (e) {
		if (!(e instanceof J)) throw e;
		return j(U("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function ui(e, t, n) {
	let r = V.liveContext(t, n, di(e, t, n)), i = se(V, t, r);
	return {
		kind: V.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: k(e.fields)
	};
}
function di({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => a(e, r) === n) ?? "";
}
function fi(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && a(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = ze(e.id);
	return {
		kept: {
			...e,
			entry: {
				...e.entry,
				url: `\${${i}}`
			}
		},
		urls: { [i]: t }
	};
}
function pi({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = fi(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function mi(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [H(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await hi(e, t), l) throw new X();
		});
		if (P(n) === !0) return {
			state: "done",
			id: t.id
		};
	} catch (r) {
		if (l) return n ? Z(n.error) : l;
		if (!(r instanceof G)) throw r;
		if (r instanceof K && r.status === 404) return {
			state: "done",
			id: t.id
		};
		if (Qt(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return Z(en(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? gi(e, t, r) : (n && await o(Xt(n)), mi(e, t, i));
	}
	return gi(e, t, void 0);
}
async function hi(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let c = ai(await n.webhook(H(r), String(t.id)));
	if (!("webhook" in c)) return mr("webhook", c.unusable.lacks);
	if (fe(t.id, V.fingerprint(c.webhook)) !== t.seen) return pr("webhook", "removed");
	let l = await pi(e, E(V, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return l === void 0 ? void 0 : {
		state: "not attempted",
		message: l
	};
}
async function gi({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(H(t), String(n.id)), r ? hr("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof G)) throw e;
		return e instanceof K && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? Z(r) : tn;
	}
}
// src/remote/webhook/sendWebhook.ts
async function _i(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = Oi(e, t);
	try {
		return t.action === "update" ? await vi(e, t, r) : await Ci(e, t, ki(t, r));
	} catch (t) {
		if (t instanceof X) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof G)) throw t;
		return Qt(t) && e.stop.noteProjectRefused(t.message), Z(t);
	}
}
async function vi(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [H(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		return wi(e, t, ai(await i.updateWebhook(c, l, async () => {
			if (d = await yi(e, t, ai(await u())), d) throw new X();
			return await Si(e), n;
		}))) ?? await Ti(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof X)) return Z(r.error);
		if (d) return d;
		if (!(i instanceof G)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw en(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await Ti(e, t, u);
			return n.state === "done" ? n : Z(i);
		}
		return await s(Xt(a)), vi(e, t, n, a);
	}
}
async function yi(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: xi
	};
	if (!bi(e, t, n.webhook)) {
		let r = wi(e, t, n);
		return r?.state === "done" ? r : pr("webhook", "updated");
	}
	let r = await pi(e, ui(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function bi({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = V.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = V.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return me(V, a, s) === i;
}
const xi = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function Si({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new X(t);
}
async function Ci(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await Si(e);
	try {
		let o = await r.createWebhook(H(i), n);
		return a.add(t.ref), wi(e, t, ai(o)) ?? await Ti(e, t, () => Di(e, n));
	} catch (r) {
		if (!(r instanceof G) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, Jt]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await Y(() => Di(e, n));
			if (a) return an(V, t, a, c);
		}
		return Yt(r, "webhook");
	}
}
function wi({ context: e }, t, n) {
	if (!(!("webhook" in n) || nn(V, t, n.webhook, e).length > 0)) return an(V, t, n.webhook, e);
}
async function Ti(e, t, n) {
	return wi(e, t, ai(await Y(n))) ?? tn;
}
function Ei(e, t) {
	let n = _e([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return w(e.url, t.url) && r && n;
}
async function Di(e, t) {
	let { objects: n, unusable: r } = await ci(e.client, e.projectId), i = n.find((e) => Ei(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => w(e, t.url)))) throw new J();
	return i;
}
function Oi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = jr(V.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: a(r, e.variables) }
	};
}
function ki({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function Ai(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await Y(() => ci(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Ni(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await ji(e, t, s, n) : n.remark(Li(t));
	}
}
async function ji(e, t, n, r) {
	let i = ki(t, Oi(e, t)), a = n.filter((n) => Ei(n, i) && an(V, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Ni(r.of(t)), s = a.map(({ webhook_id: e }) => e), [c, ...l] = [...s, ...await Mi(s, e, o)].sort();
	if (c !== void 0 && l.length !== 0) for (let n of l) {
		let i = n === o && await Pi(e, n);
		i && r.correct(t, {
			state: "done",
			id: c
		}), r.remark(i ? Fi(t, c, n) : Ii(t, c, n));
	}
}
async function Mi(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await Y(() => t.webhook(H(n), r)) ? [r] : [];
}
function Ni(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function Pi({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(H(t), n), !0;
	} catch (e) {
		if (e instanceof G) return !1;
		throw e;
	}
}
function Fi({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return U("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function Ii({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return U("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function Li({ label: e, place: t }) {
	let n = `The webhooks could not be read again, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return U("twin-webhook", n, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const Ri = {
	kind: "webhook",
	observe: li,
	lookUp: ci,
	batches: (e) => [...e.filter(zi), ...e.filter((e) => !zi(e))].map(Bi),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? mi(t, e) : _i(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Ai(t, e, n)
		};
	}
};
function zi({ action: e }) {
	return e !== "destroy";
}
function Bi(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const Vi = [ti, Ri];
// src/remote/remoteOf.ts
function Hi({ name: e }) {
	let t = Vi.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function Ui(e, t, ...n) {
	let r = await Gi(e, t, n);
	if (!r.ok) return r;
	let { project: i, statistics: a, kinds: o, languages: s } = r.value;
	return qi(i, o, (t) => Hi(t).observe(e, i.id, s, a));
}
async function Wi(t, n, { declarations: r, reviewed: i }) {
	let a = await Gi(t, n, r.map(({ declared: e }) => e));
	if (!a.ok) return a;
	let { project: o, statistics: s, kinds: c, languages: l } = a.value;
	return qi(o, c, async (n) => {
		let { observe: a, observeDeclared: c } = Hi(n), u = await c?.({
			client: t,
			project: o,
			statistics: s,
			languages: l,
			declarations: r.map(({ declared: t, rules: r }) => ({
				entries: e(t, o.baseLanguage).entries[n.plural] ?? [],
				rules: r
			})),
			reviewed: i.filter((e) => e.kind === n.name)
		});
		return u ? M(u) : a(t, o.id, l, s);
	});
}
async function Gi(t, n, r) {
	let i = r.flatMap(b), a = N.filter(({ plural: e }) => r.some(({ entries: t }) => t[e])), o = await jt(t, n, {
		languages: i.length > 0,
		names: a.some(({ namesByPlatform: e }) => e),
		texts: i.some(({ ofText: e }) => e)
	});
	if (!o.ok) return o;
	let { project: s, details: c } = o.value, l = r.flatMap((t) => b(e(t, s.baseLanguage))), u = new Set(l.flatMap(({ language: e, ofText: t }) => t ? [e] : [])), d = s.segmentation ? [] : (s.languages ?? []).filter(({ iso: e }) => u.has(e)), f = F(F(c)?.statistics) ?? {};
	return M({
		project: s,
		statistics: f,
		kinds: a,
		languages: d
	});
}
async function Ki(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await kt(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return qi(a.value, n, (t) => Hi(t).observe(e, a.value.id, s), i);
}
async function qi(e, t, n, r = () => !1) {
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
	return M({
		project: e,
		objects: a
	});
}
async function Ji(e, t, n) {
	let r = N.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([kt(e, t, {
		languages: !0,
		names: i,
		texts: i
	}), ...r.map(async (r) => ({
		plural: r.plural,
		objects: await Hi(r).lookUp(e, t, n[r.plural] ?? [])
	}))]);
	if (!a.ok || o.some(({ objects: e }) => e.unusable.length > 0)) throw new J();
	return {
		project: a.value,
		objects: Object.fromEntries(o.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function Yi({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => de(e.kind, t)));
}
function Xi({ changes: e }) {
	return e.some((e) => e.action === "update" && (L(e.kind).backsUpWhole || Zi(e)));
}
function Zi({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? Oe(e, t) : !Qi(t.before));
}
function Qi(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function $i(e, t, n, r) {
	let a = new Set(Object.values(await c(e, r)).flat()), o = await i("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), s = n === void 0 ? void 0 : vt(t.working, n), l = new Map();
	for (let e of o.sort()) {
		if (r.aborted) break;
		if (a.has(e) || s !== void 0 && e.startsWith(s + yt)) continue;
		let n = D(e, t);
		await St();
		for (let r of await ea(e, t)) l.has(r) || l.set(r, n);
	}
	return l;
}
async function ea(e, t) {
	try {
		let n = te(await p(e, t));
		return N.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function ta({ texts: e }, t, n, r, i) {
	let a = e.filter(({ files: e }) => Qe(e)), o = [];
	for (let e of a) for (let t of await ee(e, r, i)) {
		let n = Ve(e, t);
		o.push({
			full: t,
			path: n,
			source: e,
			language: Ye(e, n)
		});
	}
	let s = new Set(Object.values(await c(n, i)).flat());
	for (let { full: e, source: n, language: r } of o) r !== void 0 && na(n, t).includes(r) && s.add(e);
	let l = new Map();
	for (let e of o) {
		if (i.aborted) break;
		if (!(s.has(e.full) || ra(e, t).some((e) => s.has(e)))) {
			await St();
			for (let t of await ia(e, r)) l.has(t) || l.set(t, D(e.full, r));
		}
	}
	return l;
}
function na({ languages: e }, t) {
	return e ?? [t];
}
function ra({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : na(t, r).flatMap((n) => {
		let r = Ke(t, e, n);
		return r === void 0 ? [] : [vt(t.folder, r)];
	});
}
async function ia({ full: e, path: t, source: n, language: r = "" }, i) {
	try {
		let a = te(await p(e, i)), o = {
			source: {
				...n,
				alsoReads: "all"
			},
			language: r,
			...qe(n, t)
		};
		return N.flatMap((t) => (t.textFiles?.read(e, a, o).entries ?? []).flatMap(({ values: e }) => Le(t.identity(e))));
	} catch {
		return [];
	}
}
// src/run/conflicts.ts
async function aa(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return ut(e, { entries: oa(r) });
	if (!i) return ut(e, await sa(e, t, n));
	let a = await i(), o = a && l(a, t);
	return o?.is === "read" ? ut(e, { entries: oa(o.declared) }) : [];
}
function oa({ entries: e }) {
	return N.flatMap(({ plural: t }) => e[t] ?? []);
}
async function sa(e, t, { history: n, usable: r }) {
	let { versions: i } = await n.versions(Infinity, ke(t)), { textFiles: a } = t, o = new Map(i.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...o.values()].flatMap((t) => ue(e, t, a, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !o.has(e)
	};
}
// src/plan/agreed.ts
function ca(e, { entries: t, until: n, before: r }, i = []) {
	let a = new Set(), o = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of fa(o, t, i)) la(e, n) && a.add(ie(e));
	if (!r || a.size === 0) return a;
	for (let { question: e, text: t } of fa(o, r, i)) la(e, t) && a.delete(ie(e));
	return a;
}
function la({ kind: e, live: t, forms: n }, r) {
	return n ? we(r) && we(t) && n.every((e) => r[e] === t[e]) : e.fields.some((e) => e.role === "text" && ha(e, t, r));
}
function ua(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(fa(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t = Infinity, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => e >= t), l = da(t, i);
		return !l.has(ft(r, n, a)) || s.every((t) => [...l.values()].some((n) => n.every(({ texts: n }) => Me(n.get(e), t) !== void 0)) || c.some(({ texts: n }) => Me(n.get(e), t) === Me(o, t)));
	});
	return new Set(a.map(ie));
}
function da(e, t) {
	let n = new Map();
	for (let r of t) {
		if ((r.latest ?? r.until) < e) continue;
		let t = r.until >= e ? [] : n.get(r.now) ?? [];
		n.set(r.now, [...t, r]);
	}
	return n;
}
function fa(e, t, n) {
	return e.flatMap((e) => {
		let { kind: r, entry: i, language: a } = e, o = pt(r, t).find(i), s = pt(r, n).namesakes(i), c = o && pa(r, o, i, s) ? o : void 0, l = c && mt(r, c, a);
		return l === void 0 ? [] : [{
			question: e,
			text: l
		}];
	});
}
function pa(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = ma(e, t), a = (t) => [...ma(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function ma(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => z([
		e.name,
		t,
		n
	]))));
}
function ha(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function ga(e, t, n) {
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
function _a(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : oe(t))
	}));
}
// src/plan/movedNames.ts
function va(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => Ce(e.kind, t).role === "identity").flatMap((n) => Le(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function ya(e) {
	let t = new Set(va(e, "after"));
	return va(e, "before").filter((e) => !t.has(e));
}
// src/plan/prune.ts
const ba = {
	destroys: [],
	kept: [],
	scope: 0
};
function xa(e, { matched: t, unmatched: n }, r) {
	let i = Re(e, r);
	if (i === void 0) return ba;
	let a = (t) => Ie(e, r) === "all" || Sa(e.tags(t), r), o = [], s = [];
	for (let t of n) {
		if (!a(t) || i === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, c = He(e.tags(t), r), l = e.tags(t).find((e) => r.protectedTags.includes(e));
		c === void 0 ? l === void 0 ? o.push(t) : s.push({
			...n,
			reason: "protected",
			tag: l
		}) : s.push({
			...n,
			reason: "foreign-owner",
			tag: c
		});
	}
	let c = o.map((t) => {
		let n = e.tags(t);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: i,
			seen: fe(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n }
		};
	});
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function Sa(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function Ca(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : xe(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
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
				place: Ze(r, i, [])
			},
			problems: [n]
		};
	}), c = [...o, ...s], l = wa(c), u = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = xa(e, {
		matched: u,
		unmatched: a.unmanaged.filter((e) => !a.namesakes.has(e))
	}, r.rules), f = new Set([...d.destroys, ...d.kept].map(({ id: e }) => e)), p = a.unmanaged.filter((t) => !f.has(e.id(t))).map((t) => ({
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
function wa(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(Ta).length,
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
function Ta({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/filtered.ts
function Ea(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Fe(t, e)), a = new Map(Oa(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = wa(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ...wa(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter(Da(t))]
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = Ee(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function Da(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => he(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function Oa(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of ya(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? va(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
	for (let e = !0; e;) {
		e = !1;
		for (let t of i) {
			let n = r(t).find((e) => e !== t && !i.has(e));
			n && (i.delete(t), a.set(t, n), e = !0);
		}
	}
	return e.map((e) => {
		let t = a.get(e);
		return t ? ka(e, t) : e;
	});
}
function ka({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = pe(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
function Aa(e, t, n) {
	let r = new Map();
	return (i) => ja(e, t, n, i, r);
}
function ja(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		evidence: r
	}, o = ae(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = N.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [Ca(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let { kinds: c, filter: l } = Ea(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], f = Xe(d), p = c.flatMap((e) => e.destroys), m = l ? [] : c.flatMap((e) => e.unmanaged), h = c.flatMap((e) => e.kind.firstSends?.(Na(e, a, f)) ?? []), g = {
		format_version: 1,
		project: t.project,
		changes: [...c.flatMap(({ changes: e }) => e), ...f ? [] : p],
		kept: [...c.flatMap(({ kept: e }) => e), ...f ? p.map(Pa) : []],
		skipped: c.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: Ia(c, ({ unchanged: e }) => e),
			unmanaged: Ia(c, u),
			by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: Ia(c, ({ changes: e }) => e.filter((e) => Fa(e, n)).length)
		},
		...h.length > 0 && { sends: h },
		...l && { filter: l }
	}, _ = c.flatMap((e) => e.kind.hints?.(Na(e, a, f)) ?? []);
	return {
		is: "planned",
		plan: g,
		facts: c.map((e) => Ma(e, f)),
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
function Ma({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : ga(e, i, n.objects),
		created: _a(e, r)
	};
}
function Na(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function Pa({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function Fa(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Ia(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function La(e, t, n, r, i) {
	let a = Aa(e, t, n), o = n.writers ? A(n.writers) : Ae.writers, s = a({
		...Ae,
		writers: o
	});
	if (s.is === "stopped" || s.open.length === 0) return {
		...s,
		undecided: []
	};
	let c = await Ra(o, r);
	if (c.writers !== o && (s = a({
		...Ae,
		writers: c.writers
	})), s.is === "stopped" || s.open.length === 0) return {
		...s,
		undecided: []
	};
	let { agreed: l, why: u } = await Ua(s.open, e, r, i);
	l.size > 0 && (s = a({
		writers: c.writers,
		agreed: l
	}));
	let d = s.is === "stopped" ? [] : s.open.filter(({ isOurs: e }) => !e), f = r.writes ? "error" : "warning", p = [...c.why === void 0 ? [] : [za(d, c.why)], ...u === void 0 ? [] : [Ba(d, u)]];
	return {
		...s,
		undecided: d.length === 0 ? [] : p.map((e) => ({
			...e,
			severity: f
		}))
	};
}
async function Ra(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: A(n.names) } : {
		writers: A([]),
		why: n.why
	};
}
function za(e, t) {
	let n = `Lokaform cannot find out which user the token belongs to: ${t} So it cannot decide about ${C(e.length, "text")} that it may have written itself: ${Ha(e)}. ${Va(e)} To decide ${e.length === 1 ? "it" : "them"}, set writers in lokaform.yaml to the address of this user.`;
	return U("unknown-writers", n, { reach: "project" });
}
function Ba(e, t) {
	let n = `Lokaform cannot decide about ${C(e.length, "text")} that others wrote and that may have been in the manifests earlier: ${Ha(e)}. ${Va(e)} The history of the manifests cannot be read: ${t}`;
	return U("unread-history", n, { reach: "project" });
}
function Va({ length: e }) {
	return e === 1 ? "It is kept as it is in the project." : "They are kept as they are in the project.";
}
function Ha(e) {
	let t = e.slice(0, 5).map(({ kind: e, entry: t, language: n }) => `${e.label(t.values)} (${n})`), n = e.length - t.length;
	return t.join(", ") + (n > 0 ? ` and ${n} more` : "");
}
async function Ua(e, t, { history: n, manifests: r, asked: i, ...a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(ie(e)));
	for (let t of Object.values(o?.entries ?? {})) c(ca(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0);
	if (d.length === 0) return { agreed: s };
	let f = Math.min(...d.map(({ at: e = 0 }) => e)), p = await n.versions(f, r, i), { versions: m, merged: h } = Wa(p, d, a);
	for (let e of [...m, ...h]) c(ca(u(), e, l));
	return c(ua(u(), m, l)), {
		agreed: s,
		...p.is === "unreadable" && !p.noRepository && { why: p.why }
	};
}
function Wa({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => ue(t, e, r, i));
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
function Ga(e, t) {
	let n;
	return () => (n ??= Ka(e, H(t)), n);
}
async function Ka(e, t) {
	try {
		let n = F(await e.contributorMe(t)) ?? {}, r = [R(n.user_id), I(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof G) || e instanceof st) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function qa(t, n, { cancellation: r, history: i, now: a, onProgress: o }, { usable: s, target: c, applied: u, findsConflicts: d = !0, writes: f = !1, reviewed: p = [], listsUnmanaged: m = !1 }) {
	let { settings: h } = n, g = {
		ownUser: Ga(t, h.id),
		history: i,
		manifests: ke(n),
		textFiles: n.textFiles,
		usable: s,
		writes: f
	};
	try {
		let r = c && l(c, n), f = [{
			declared: n.declared,
			rules: h.rules
		}, ...r?.is === "read" ? [r] : []], _ = await (m ? Ui(t, h.id, ...f.map((e) => e.declared)) : Wi(t, h.id, {
			declarations: f,
			reviewed: p
		}));
		if (!_.ok) return {
			is: "stopped",
			problems: [_.problem]
		};
		o?.({
			phase: "planning",
			project: h.name
		});
		let v = _.value, { baseLanguage: y } = v.project, b = ne(n, v.project);
		if (b.length > 0) return {
			is: "stopped",
			problems: b
		};
		let x = e(n.declared, y), S = r?.is === "read" ? {
			...r,
			declared: e(r.declared, y)
		} : void 0, ee = {
			now: Math.floor(a() / 1e3),
			target: S?.commit
		}, C = {
			...g,
			asked: ee
		}, w = await La(x, v, h.rules, C, S?.declared), E = [
			...re(h.languagePlaces, v.project),
			...w.problems,
			...d ? [] : w.undecided
		];
		if (w.is === "stopped") return {
			...w,
			problems: E
		};
		let D = {
			...C,
			history: Ja(i)
		}, O = S && await La(S.declared, v, S.rules, D), k = {
			target: S?.declared,
			applied: u,
			history: i,
			usable: s
		}, te = d ? await aa(w.keptTexts, n, k) : [], A = {
			...w,
			plan: dt(w.plan, te)
		}, j = r && T(A, r, O);
		return {
			...A,
			live: v,
			problems: E,
			conflicts: [...d ? w.undecided : [], ...ht(te)],
			...j && { target: j }
		};
	} catch (e) {
		if (!(e instanceof G)) throw e;
		return e instanceof st && r.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [Ya(e, n.declared)]
		};
	}
}
function Ja(e) {
	return { async versions(...t) {
		let n = await e.versions(...t), r = ({ until: e }) => e !== Infinity;
		return {
			...n,
			versions: n.versions.filter(r),
			merged: n.merged?.filter(r) ?? []
		};
	} };
}
function Ya(e, t) {
	let n = e instanceof K ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && Xa(n, t);
	return U("api-error", e.message + Za(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function Xa(e, { entries: t }) {
	let n = N.flatMap(({ plural: e, fields: n }) => {
		let r = new Set(n.filter(ge).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? S(t) : []));
	});
	return Be(n)(e) !== e;
}
function Za(e) {
	return e instanceof K && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Qa({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await $a(e, r, i, a, o, s);
	return [
		...ce(n, i.rules),
		...ve(e, t, i.rules, c, l),
		...to(e, a)
	];
}
async function $a({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && L(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await $i(c, o, a, s),
		unread: await ta(n, t, l, o, s)
	};
}
function eo(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || Yi(e) || !Xi(e) ? [] : [U("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function to(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !Yi(e) ? [] : [U("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/backup/text.ts
const no = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, ro = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function io(e, t) {
	let { backup: n, ...r } = ao(e, []), { wrote: i, ...a } = n, o = new ye({
		backup: a,
		...r
	});
	o.commentBefore = [
		` Project: ${ho(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${ho(e.restore)}`
	].join("\n");
	let s = N.map(({ name: e, plural: n }) => mo(n, t.filter(({ kind: t }) => t === e).map((e) => uo(e).entry), "")), c = t.map((e) => uo(e).wrote), l = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		o.toString(ro),
		mo("wrote", c, "  ") || "  wrote: []\n",
		...s
	].join("");
	return `${l}# End of the backup. SHA-256 of the lines above: ${so(l)}\n`;
}
function ao({ restore: e, ...t }, n) {
	let r = N.flatMap(({ name: e, plural: t }) => {
		let r = n.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return r.length === 0 ? [] : [[t, r]];
	}), i = n.map(co);
	return {
		backup: {
			format_version: 2,
			...t,
			restore: e,
			wrote: i
		},
		...Object.fromEntries(r)
	};
}
function oo(e) {
	let [t, n] = no.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : so(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function so(e) {
	return y("sha256").update(e).digest("hex");
}
function co({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = L(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const lo = new WeakMap();
function uo(e) {
	let t = lo.get(e) ?? {
		entry: fo(e.entry),
		wrote: fo(co(e))
	};
	return lo.set(e, t), t;
}
function fo(e) {
	let t = new ye([e], { aliasDuplicateObjects: !1 });
	return _(t, { Scalar: (e, t) => po(t) }), t.toString(ro);
}
function po(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = h.QUOTE_DOUBLE);
}
function mo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function ho(e) {
	return e.replace(go, " ");
}
const go = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, _o = ot([W(), $e()]), vo = it({
	...Object.fromEntries(N.map(({ idMember: e }) => [e, _o.exactOptional()])),
	action: rt([...Je, "update"]),
	values: et(W(), nt()).default({})
}), yo = it({
	format_version: at(2),
	project: W().min(1),
	project_digest: W().exactOptional(),
	project_name: W(),
	time: W(),
	wrote: tt(vo)
}), bo = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function xo(e, t) {
	return To(wo(e, t.replaceAll("\r\n", "\n")));
}
const So = "\n  - ";
function Co(e, t, n) {
	let r = wo("", e), { problems: i } = To(r), a = JSON.stringify(r.yaml.value) === JSON.stringify(ao(t, n)), o = i.find(({ severity: e }) => e === "error");
	if (a && !o) return;
	let s = n.find((e) => !L(e.kind).entry.schema.safeParse(e.entry).success), c = s ? `the ${s.kind} ${s.id}` : "all of it";
	throw Error(`a restore could not read ${c} from it.${o ? ` ${o.message}` : ""}`);
}
function wo(e, t) {
	let n = oo(t), r = n === "cut" ? t.lastIndexOf(So) : -1;
	return {
		text: t,
		damage: n,
		yaml: be(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function To({ text: e, damage: t, yaml: n }) {
	let { members: i, problems: a } = r(n, ["backup", ...N.map(({ plural: e }) => e)]), o = [...n.problems, ...a], s = i.get("backup"), c = yo.safeParse(s?.value), l = (e) => U("bad-backup", e, { place: We(n.file, s?.spot ?? n.spot) }), u = s !== void 0 || e.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(e), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && t) return { problems: [l(Eo(t, e.includes(So) ? c.data?.wrote : void 0, i))] };
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: Xe(o) ? o : [...o, l(e)] };
	}
	let f = new Map(c.data.wrote.flatMap((e) => Oo(e).map((t) => [t, e]))), p = ({ name: e, plural: t, idMember: r, entry: a }) => {
		let s = i.get(t);
		if (!s) return [];
		let c = O(n, s, a);
		return o.push(...c.problems), c.entries.flatMap(({ values: t, spot: i }) => {
			let a = f.get(Ao(e, ko(t, r)));
			return a ? [{
				declared: {
					values: t,
					onCreate: {},
					file: n.file,
					spot: i
				},
				wrote: a
			}] : (o.push(U("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: We(n.file, i) })), []);
		});
	}, m = Object.fromEntries(N.map((e) => [e.plural, p(e)]));
	if (Xe(o)) return { problems: o };
	let { project: h, project_digest: g, project_name: _, time: v } = c.data, y = g === void 0 ? {} : { projectDigest: g };
	return {
		backup: {
			path: n.file.path,
			project: h,
			...y,
			projectName: _,
			time: v,
			entries: m
		},
		problems: o
	};
}
function Eo(e, t, n) {
	let r = new Set(N.flatMap(({ name: e, plural: t, idMember: r }) => {
		let i = n.get(t)?.value;
		return Array.isArray(i) ? i.map((t) => Ao(e, ko(t, r))) : [];
	})), i = t?.flatMap(Oo).filter((e) => !r.has(e)), a = e === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (i === void 0) return `${a} Its header cannot be read, or no entry follows. ${bo}`;
	if (i.length === 0) return `${a} ${bo}`;
	let o = i.length > Do ? ` and ${i.length - Do} more` : "";
	return `${a} Missing${e === "cut" ? " or cut" : ""}: ${i.slice(0, Do).join(", ")}${o}. ${bo}`;
}
const Do = 10;
function Oo(e) {
	return N.flatMap(({ name: t, idMember: n }) => {
		let r = ko(e, n);
		return r === void 0 ? [] : [Ao(t, r)];
	});
}
function ko(e, t) {
	return new Map(Object.entries(e ?? {})).get(t);
}
function Ao(e, t) {
	return `${e} ${t}`;
}
// src/files/backup.ts
var jo = class extends Error {
	constructor(e, t) {
		super(`The backup ${e} cannot be written: ${m(t)}. Fix that, or choose another folder with backup-dir.`);
	}
};
function Mo(e, t, r) {
	let i = new Date(r).toISOString().replace(/[-:]|\.\d+/g, ""), a = _t(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${i}`), o;
	return {
		get path() {
			return o;
		},
		async write(t, r, i) {
			let c = o ?? `${a}.yaml`, l = !1;
			try {
				await bt(e, { recursive: !0 });
				let u = {
					mode: 384,
					check: (e) => i(e, c)
				};
				o !== void 0 && await s(c, t(c), u);
				for (let e = 2; o === void 0 && !l; e++) l = await g(c, t(c), u), l || (c = `${a}-${e}.yaml`);
				if (r.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(r), null, 2)}\n`;
					await s(No(c), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await n(e), await n(gt(e)), o = c;
			} catch (e) {
				throw l && await xt(c, { force: !0 }).catch(() => {}), new jo(c, e);
			}
		}
	};
}
function No(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
// node_modules/yocto-queue/index.js
var Po = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Fo = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Po(e);
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
function Io(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Lo(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Fo(), r = 0, i = () => {
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
				Lo(t), e = t, queueMicrotask(() => {
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
function Lo(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const Ro = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var zo = class {
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
		return this.place ? void 0 : "No folder for backups is set, and nothing is removed without a backup. Set backup-dir.";
	}
	get keepsUrls() {
		return this.place?.keepsUrls ?? !1;
	}
	async keep(e, t, n = {}) {
		try {
			await this.add(e, n);
			return;
		} catch (e) {
			return `${Ro[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(Ho(e)), n = t ? Bo(t, e) : e;
			return t !== void 0 && this.written.has(t) && Vo(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(Ho(e), e);
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
function Bo(e, t) {
	return e.action === "update" && t.action === "update" && L(t.kind).mergeKept?.(e, t) || t;
}
function Vo(e, t) {
	return _e({ ...e.entry }, { ...t.entry }) && _e({ ...e.wrote }, { ...t.wrote });
}
function Ho({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var Uo = class {
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
}, Wo = class {
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
		let n = (e) => I(F(e)?.lang_iso) || void 0, r = await Dt(() => this.client.languages(e, { limit: 500 }), n), i = r && B(r, n);
		if (!i) throw new J();
		return i;
	}
};
// src/apply/order.ts
function Go({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && Jo(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Ko(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Ko(e) {
	let t = new Map();
	for (let n of e) for (let e of va(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, qo(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function qo(e, t) {
	let n = va(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function Jo(e) {
	return e.fields.some(({ field: t }) => Ce(e.kind, t).role === "identity");
}
// src/apply/apply.ts
function Yo(e, { batchSize: t }) {
	return Go(e).map((e) => N.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : Hi(n).batches(r, t);
	}));
}
async function Xo(e, t, n) {
	let r = new Uo(), i = Zo(e, t, n), a = Io(n.concurrency);
	await St();
	for (let e of Yo(t, n)) {
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
function Zo(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: Ue,
			variables: n.variables,
			evidence: f
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new qt(n.halt, n.mayWrite),
		backup: new zo(n.backup),
		languages: new Wo(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? Hi(L(e)).open(i);
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
function Qo(e, t, n) {
	let r = $o(t.changes, (e) => z(es(e))), i = new Set(e.changes.filter((e) => r.get(z(es(e)))?.shift())), a = $o([...r.values()].flat(), ts), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(ts(e))?.shift();
		return t && cs(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: as(t ? ns(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: os(e, n) ?? as("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function $o(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function es(e) {
	let t = rs(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		ts(e),
		e.label,
		r,
		n,
		i,
		is(e),
		t
	];
}
function ts(e) {
	let { kind: t, action: n } = e;
	return z([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function ns(e, t) {
	let n = (e) => z(rs(e).map(({ field: e, part: t = null }) => [e, t]));
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && ss(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function ss(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function cs(e, t, n) {
	let r = L(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => z([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && ss(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function ls(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(Ct).join(" ");
}
// src/run/project.ts
async function us(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await ds(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: hs([t]),
			bugs: [t]
		};
	}
}
async function ds(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = Et(o), d = {
		apiUrl: n.apiUrl,
		onResponse: u.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, p = Tt(t.settings, {
		...d,
		signal: c,
		onProgress: o.onProgress
	}), m = Tt(t.settings, {
		...d,
		signal: l
	});
	if (!p.ok) return {
		...e,
		problems: [p.problem]
	};
	if (!m.ok) return {
		...e,
		problems: [m.problem]
	};
	let h = r?.get(s), g = await qa(p.value, h?.filter ? fs(h.filter.filters, t) : t, {
		...o,
		now: u.now
	}, {
		usable: n.usable,
		target: i,
		applied: a,
		findsConflicts: n.command !== "drift",
		writes: n.command === "apply",
		reviewed: h?.changes ?? [],
		listsUnmanaged: n.command === "drift" || n.unmanaged
	});
	if (g.is === "stopped") return {
		...e,
		problems: g.problems
	};
	let { live: _, plan: v, unmanaged: y, problems: b, conflicts: x } = g, S = await Qa(g, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...b, ...S.map(ps)],
			plan: v,
			unmanaged: y
		};
		return await o.onPlan(t), t;
	}
	let { advice: ee, refuses: C } = await je(t, g, _.project), w = {
		project: _.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: f
	}, { plan: T, notApplied: E } = h ? Qo(v, h, {
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
			...eo(T, n),
			...ee
		],
		plan: T,
		...n.unmanaged && { unmanaged: y },
		...g.target && { target: g.target },
		effort: { requests: Yo(T, t.settings).flat().length },
		...E.length > 0 && { results: E }
	}, O = await o.onPlan(D);
	if (n.command === "plan" || S.length > 0 || C) return D;
	if (!O) return o.cancellation.stopped ? D : {
		...D,
		problems: [...D.problems, ms]
	};
	let k = await _s(m.value, T, t, n, o);
	return {
		...D,
		...k,
		results: [...k.results, ...E],
		problems: [...D.problems, ...k.problems]
	};
}
function fs(e, t) {
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
function ps(e) {
	return {
		...e,
		severity: "warning"
	};
}
const ms = U("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function hs(e) {
	return e.length === 0 ? [] : [U("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function gs({ id: e, secrets: t }) {
	let n = new Ge();
	return n.hide(t), n.clean(e);
}
async function _s(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f, onProgress: p }) {
	let { concurrency: m, batchSize: h, useAutomations: g, id: _ } = n, v = gs(n), y = i === void 0 ? void 0 : Mo(i, n.name ?? v, l()), b = {
		project: v,
		...v !== _ && { project_digest: Ne(_) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, x = (e) => ls(D(e, u), a), S, ee = async (e, t) => {
		let n = (e) => ({
			...b,
			restore: x(e)
		});
		await y?.write((t) => io(n(t), e), t, (t, r) => Co(t, n(r), e)).catch((e) => {
			throw S = e.message, e;
		});
	}, C = n.name, w = t.changes.length, T = 0, E = () => p?.(T < w ? {
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
	let O, k = await Xo(e, t, {
		variables: r.variables,
		concurrency: m,
		batchSize: h,
		useAutomations: g,
		halt: () => o.reason,
		mayWrite: async () => (O = await f?.toWrite(), O?.message),
		backup: y && {
			write: ee,
			keepsUrls: d.GITHUB_ACTIONS !== "true"
		},
		wait: s,
		onBatch: (e, t) => {
			c(e, t), T += t.length, E();
		}
	}), te = t.changes.map((e) => ({
		change: e,
		outcome: k.of(e)
	})), { bugs: ne, remarks: A } = k;
	return {
		results: te,
		problems: [
			...O && !o.stopped ? [O] : [],
			...A,
			...hs(ne),
			...S === void 0 ? [] : [U("backup-not-written", S, { reach: "project" })]
		],
		...y?.path !== void 0 && {
			backup: D(y.path, u),
			restore: x(y.path)
		},
		...ne.length > 0 && { bugs: ne }
	};
}
export { Tt as C, J as S, Ct as T, Vt as _, No as a, kt as b, Wa as c, ua as d, Ji as f, Sn as g, wn as h, Yo as i, ja as l, li as m, _s as n, xo as o, Ki as p, us as r, Ya as s, ms as t, ca as u, Lt as v, Et as w, At as x, jt as y };
