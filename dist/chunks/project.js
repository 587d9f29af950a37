import { $ as e, $r as t, A as n, Ar as r, Bn as i, Bt as a, Cn as o, Cr as s, F as c, Ft as l, Gr as u, Gt as d, Hr as f, It as p, J as m, Jr as h, K as g, Kr as _, M as v, Mr as y, N as b, Nr as x, Or as S, Pr as ee, Q as C, Qr as w, Qt as T, Si as E, Ur as D, Vr as O, Vt as te, W as ne, Wr as re, Wt as ie, X as ae, Xr as oe, Yr as se, Z as ce, Zt as k, _i as le, _r as A, ai as ue, ar as de, br as fe, bt as j, ci as pe, di as M, ei as me, et as he, fi as N, g as ge, gi as _e, gr as ve, h as ye, hi as P, hr as be, ii as F, kr as xe, li as Se, m as Ce, mi as I, mr as we, ni as L, oi as Te, or as Ee, p as De, pi as R, pr as Oe, qr as ke, qt as Ae, r as je, ri as Me, s as Ne, si as Pe, ti as Fe, tt as Ie, u as Le, ui as Re, vi as ze, vr as z, w as Be, wr as Ve, xi as He, yi as Ue, yr as B, zn as We, zt as Ge } from "./engine.js";
import { $ as V, $t as Ke, Fn as qe, Ln as Je, Qt as Ye, Rn as Xe, U as Ze, X as Qe, ln as $e, on as et, sn as tt, un as nt } from "./start.js";
import { _ as H, f as rt, h as it, i as at, l as ot, n as st, p as ct, u as lt, y as ut } from "./zod.js";
import { a as dt, d as ft, l as U, o as W, p as pt, s as mt, t as ht } from "./client.js";
import { c as G } from "./wire.js";
import { d as gt, f as _t, h as vt, m as yt, p as bt, u as xt } from "./markdown.js";
import { dirname as St, join as Ct, resolve as wt, sep as Tt } from "node:path";
import { mkdir as Et, rm as Dt } from "node:fs/promises";
import { setImmediate as Ot } from "node:timers/promises";
// src/report/words/shellWord.ts
function kt(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/readingClient.ts
var At = class extends ht {
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
function jt({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: s, onProgress: c }) {
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
		return T(c ? new At(l, r, c) : new ht(l));
	} catch (e) {
		if (!(e instanceof mt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return k(V("bad-setting", t + e.message));
	}
}
function Mt({ onResponse: e, now: t }) {
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
async function Nt(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await Pt(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function Pt(e, t) {
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
async function Ft(e, t, n) {
	let r = await Lt(e, t, n);
	return r.ok ? T(r.value.project) : r;
}
async function It(e, t) {
	try {
		let n = await Ft(e, t, {
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
async function Lt(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(j(t)), n ? Bt(e, t) : T(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && R(o, Vt);
	if (o && !s) return k(Ht("a language has no usable lang_iso"));
	let c = Rt(t, i, s, r);
	return c.ok ? T({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function Rt(e, t, n, r) {
	let i = I(t) ?? {}, a = I(i.settings) ?? {}, o = M(a.per_platform_key_names), s = M(a.segmentation), c = P(i.base_language_iso) || zt(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? k(Ht(`the project has no usable ${l.join(" and ")}`)) : T({
		id: e,
		name: P(i.name) || e,
		type: P(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: M(a.auto_toggle_unverified)
	});
}
function zt(e, t) {
	let n = N(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function Bt(e, t) {
	let n = await Nt(() => e.languages(t, { limit: 500 }), (e) => P(I(e)?.lang_iso));
	return n ? T(n) : k(V("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function Vt(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = I(e) ?? {}, i = P(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: N(n),
		pluralForms: R(r, P) ?? []
	};
}
function Ht(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return V("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function Ut(e, t) {
	let n = I(e) ?? {}, r = N(n.key_id), i = Yt(n.key_name, (e) => P(e) || void 0), a = R(n.platforms, P), o = G.filter((e) => a?.includes(e)), s = Object.keys(Fe(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Xt(Yt(n.filenames, P)), l = R(n.tags, P), u = M(n.is_plural), d = M(n.is_archived), f = Zt(n.translations), p = new Set(f?.map(({ language_iso: e }) => e)), m = t.filter((e) => !p.has(e));
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
		...Kt(n),
		translations: f
	} };
}
const Wt = {
	description: P,
	context: P,
	plural_name: P,
	is_hidden: M,
	char_limit: Re,
	custom_attributes: Jt,
	modified_at_timestamp: _e,
	translations_modified_at_timestamp: _e
}, Gt = Object.entries(Wt);
function Kt(e) {
	return Object.fromEntries(Gt.map(([t, n]) => [t, n(e[t])]));
}
function qt(e) {
	return Object.keys(Wt).filter((t) => e[t] === void 0);
}
function Jt(e) {
	let t = P(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Yt(e, t) {
	let n = I(e) ?? {}, r = {};
	for (let e of G) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function Xt({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function Zt(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Qt(I(n) ?? {});
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
function Qt(e) {
	return {
		language_iso: P(e.language_iso),
		translation: P(e.translation),
		modified_by: N(e.modified_by),
		modified_by_email: P(e.modified_by_email),
		modified_at_timestamp: _e(e.modified_at_timestamp),
		is_reviewed: M(e.is_reviewed),
		is_unverified: M(e.is_unverified)
	};
}
// src/remote/sending.ts
var $t = class {
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
const en = 2e3;
function tn(e, t, n = 1) {
	let r = n > 1 && on(e) ? " If this happens again, set `batch_size` to a lower number." : "", i = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${i} Apply again: the ${t} is created only if it is still missing.${r}`
	};
}
function nn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var J = class extends Error {};
const rn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function an(e) {
	return e instanceof W ? rn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function on(e) {
	return e.name === "TimeoutError" || e instanceof W && [
		413,
		502,
		504
	].includes(e.status);
}
function sn(e, t) {
	return e instanceof W || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof dt && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
const cn = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function ln(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function un(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function dn(e, t, n, r) {
	let i = un(e, t, n, r), [a] = i, [o] = ln(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${fn(e.after)} was sent, ${fn(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function fn(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const pn = { is: "silent" };
function mn(e, { keys: t, errors: n }) {
	let r = new Map(), i = new vn(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || hn(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new vn(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? pn
	}));
}
function hn(e, { platforms: t = [], filenames: n = {} }) {
	return G.every((n) => t.includes(n) === e.platforms.includes(n)) && G.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function gn(e, { keys: t, errors: n }) {
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
			} : pn
		};
	});
}
function _n(e, t) {
	return mn(e, {
		keys: t,
		errors: []
	});
}
var vn = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of yn(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of yn(n)) this.byName.set(e, bn(this.byName.get(e) ?? [], n));
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
function yn({ name: e }) {
	return new Set(G.map((t) => Me(e, t) ?? ""));
}
function bn(e, t) {
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
		return Array.from(e, (e) => Ut(e, this.languages));
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
function xn(e) {
	return !e.includes(",");
}
function Sn(e) {
	return wn(e, 2e3);
}
function Cn(e) {
	return wn(e.map(String), 7e3);
}
function wn(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function Tn({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new En();
	let i = new X([]);
	if (i.add(r), r.totalCount !== i.size) throw new K();
	return r;
}
var En = class extends K {};
async function Dn(e, t, n, r = {}) {
	let i = n.map(({ iso: e }) => e), a = t === j(t) ? Re(r.keys_total) : void 0, o = await On(e, t, An(n), () => new X(i), a);
	return o.ok ? T(o.value.all()) : o;
}
async function On(e, t, n, r, i = 0) {
	let a = await Mn(e, t, n, r(), i);
	if (kn(a)) return T(a.listed);
	let o = await Nn(e, t, n, r());
	if (kn(o)) return T(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return k(V("incomplete-live", s, { reach: "project" }));
}
function kn({ listed: e, total: t }) {
	return t === e.size;
}
function An(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function jn(e) {
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
async function Mn(e, t, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => N(e)),
			keys: r.read(a),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = jn(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => jn(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
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
async function Nn(e, t, n, r) {
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
const Pn = {
	include_translations: !0,
	disable_references: !0
};
async function Z(e, t, n = []) {
	let r = new X(n);
	for (let n of await Promise.all(Cn(t).map((t) => Fn(e, t)))) r.add(n);
	return r.all();
}
async function Fn(e, t) {
	try {
		return await Tn(e, {
			...Pn,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof En || n instanceof W && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Fn(e, t.slice(0, r)), ...await Fn(e, t.slice(r))];
	}
}
async function In(e, t) {
	let n = new Set(t.flatMap((e) => L(e))), r = [...n].every(xn) ? Sn([...n]).map((e) => ({
		...Pn,
		filter_keys: e
	})) : [Pn], i = new X([]);
	for (let t of r) i.addRead((await zn(e, t)).reads());
	return Rn(i.all(), n);
}
async function Ln(e, t) {
	let n = new Set(t.flatMap((e) => L(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = Rn((await zn(e, {})).all(), n), a = await Z(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function Rn({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(L(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function zn({ client: e, projectId: t }, n) {
	let r = await On(e, t, n, () => new X([]));
	if (!r.ok) throw new K();
	return r.value;
}
// src/remote/key/confirm.ts
async function Bn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !Wn(e, t, n.key) : n.is === "silent" || Kn(n.error)).map(({ sent: e }) => e), r = await q(() => In(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(_n(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: r } = t, a = i.get(t);
		return {
			change: r,
			outcome: Vn(e, r, n, a && Gn(e, r, a))
		};
	});
}
function Vn(e, t, n, r) {
	switch (n.is) {
		case "stored": return r ?? Gn(e, t, n.key);
		case "refused": return r?.state === "done" ? r : qn(n.error);
		case "silent": return r ?? Jn;
	}
}
async function Hn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !Wn(e, t, n.key)), r = await q(() => Z(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: Un(e, t, {
				answer: n,
				found: o && Gn(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function Un(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? Gn(e, t, n.key);
		case "refused": return qn(n.error);
		case "silent": return r?.state === "done" ? r : Yn(i);
	}
}
function Wn({ context: e }, { change: t }, n) {
	return ln(h, t, n, e).length === 0;
}
function Gn({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), dn(h, n, r, e);
}
function Kn({ message: e }) {
	return /already taken/i.test(e);
}
function qn({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const Jn = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
};
function Yn(e) {
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
function Xn(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: Y(t)
	}));
}
function Zn(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function Qn(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/splitRefused.ts
async function $n({ stop: e }, t, n, r, i) {
	if (an(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof W)) e.noteUnreachable(n.message);
	else if (t.length > 1) return er(t, 2, r);
	else e.noteSingleRefused(n.message);
	return Xn(t, sn(n, i));
}
async function er(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) ft(i, await n(e.slice(t, t + r)));
	return i;
}
// src/remote/key/createKeys.ts
async function tr(e, t) {
	let n = await e.stop.beforeWrite();
	if (n !== void 0) return Qn(t, n);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(ar),
			...ir(e)
		});
		return await Bn(e, mn(t, {
			keys: rr(n),
			errors: n.errors
		}));
	} catch (n) {
		if (!(n instanceof U)) throw n;
		return n.mayHaveHappened ? nr(e, t, n) : $n(e, t, n, (t) => tr(e, t), void 0);
	}
}
async function nr(e, t, n) {
	let r = [], i = t;
	for (let t of [0, en]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Xn(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await q(() => In(e, a)), s = _n(i, o?.objects ?? []);
		if (ft(r, await Bn(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...i.map(({ change: e }) => ({
		change: e,
		outcome: tn(n, "key", t.length)
	}))];
}
function rr(e) {
	return e.flatMap((e) => {
		let t = Ut(e, []);
		return "key" in t ? t.key : [];
	});
}
function ir({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function ar({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function or(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Z(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await Ln(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var sr = class {
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
const cr = [
	400,
	404,
	413,
	414,
	431
], lr = /^[\w.:/-]+$/;
async function ur(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = Re(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => He(h, e) !== "off")) return;
	let o = dr(r);
	if (![...o.names].every(xn)) return;
	let s = Sn([...o.names]).length + Cn([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([fr(e, o), _r(e, a)]), r = n - t.length;
		return r >= 0 && vr(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof K || e instanceof W && cr.includes(e.status)) return;
		throw e;
	}
}
function dr(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...L(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function fr(e, { names: t, ids: n }) {
	let r = await pr(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await mr(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => gr(e.key_id, t.key_id));
}
async function pr(e, t) {
	let n = await Promise.all(Sn([...t]).map(async (n) => (await hr(e, { filter_keys: n })).filter(({ key_name: e }) => L(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => L(e)));
	if (![...t].every((e) => r.has(e) || lr.test(e)) || n.some((e) => e.length === 0)) throw new K();
	return n.flat();
}
async function mr(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new K();
	let r = await Promise.all(Cn(t).map((t) => hr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new K();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function hr({ client: e, project: t, languages: n }, r) {
	let i = new X(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await Tn(a, {
		...An(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new K();
	return [...o];
}
function gr(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function _r({ client: e, project: { id: t } }, n) {
	if (t === j(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new K();
	return r;
}
function vr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => xe(t, e, !1, S(n)).fresh.length === 0);
}
// src/remote/removal.ts
function yr(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function br(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function xr(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : Y(t);
}
// src/remote/key/removeKeys.ts
async function Sr(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await Cr(e, t, n), s.due.length === 0) throw new J();
		return s.due.map(({ id: e }) => Se(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof J) return [...s.outcomes];
		if (!(e instanceof U)) throw e;
		an(e) && a.noteProjectRefused(e.message), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(nn(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await Sr(e, f, t)];
	}
	return [...p, ...await Or(e, f, l, d && sn(d, n?.error))];
}
async function Cr(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Ar(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await q(async () => {
		let n = await e.languages.all();
		return Z(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(wr));
	let l = new Map(c.objects.map((e) => [e.key_id, e])), u = Tr(c, e.context), d = [], f = [], p = [];
	for (let n of t) {
		let t = l.get(String(n.id)), r = u.get(String(n.id)) ?? u.get("");
		(t ? n.how === "archive" && t.is_archived : r === void 0) ? p.push({
			change: n,
			outcome: Dr(n)
		}) : r === void 0 ? Er(n, t) ? (d.push(n), f.push(_(h, t, n, e.context))) : p.push({
			change: n,
			outcome: yr("key", "removed")
		}) : p.push({
			change: n,
			outcome: a(br("key", r))
		});
	}
	if (d.length === 0) return {
		due: d,
		outcomes: p
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...p, ...Ar(d, kr(n.error))]
	};
	let m = await r.keep(f, "removed") ?? await i.beforeWrite();
	return m === void 0 ? {
		due: d,
		outcomes: p
	} : {
		due: [],
		outcomes: [...p, ...Ar(d, a({
			state: "not attempted",
			message: m
		}))]
	};
}
const wr = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function Tr({ objects: e, unusable: t }, n) {
	let r = [...e.map((e) => [e.key_id, [...new Set([...qt(e), ...u(h, e, n)])]]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(r.filter(([, e]) => e.length > 0));
}
function Er({ id: e, seen: t }, n) {
	return n !== void 0 && ge(e, h.fingerprint(n)) === t;
}
function Dr({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Or(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await q(() => Z(e, i));
	if (a === void 0) return Ar(t, r ? Y(r) : cn);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? Y(r) : cn
		} : {
			change: e,
			outcome: i || o.has(t) ? kr(r) : Dr(e)
		};
	});
}
function kr(e) {
	return e ? xr("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function Ar(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
async function jr(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Mr(t);
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
			outcome: Pr(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function Mr({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Nr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Nr({ kind: e, fields: t }) {
	return t.filter((t) => we(e, t));
}
function Pr({ change: e, before: t, written: n }, r, i) {
	let [a] = Nr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = Fr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function Fr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, Ir(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = Ir(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function Ir(e, { is_plural: t }) {
	let n = le(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function Lr(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Rr(e) {
	return {
		change: e,
		out: Lr(h.fields, e, {}, [])
	};
}
function zr(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: h.name,
		action: e,
		changes: t
	});
	return [
		...Vr(n("update"), t).map(r("update")),
		...Vr(n("create"), t).map(r("create")),
		...Br(n("destroy"), t).map(r("destroy"))
	];
}
function Br(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function Vr(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(Rr(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
const Hr = {
	moved: [],
	unconverted: []
};
async function Ur(e, t, n) {
	let r = (e) => ({
		due: [],
		outcomes: [],
		blocked: t.map((t) => ({
			planned: t,
			why: e
		}))
	}), i = e.stop.reason();
	if (i !== void 0) return r(i);
	let a = t.filter(({ change: e }) => n || Yr(e)), o = await q(async () => ({
		live: await Z(e, a.map(({ change: e }) => e.id)),
		languages: a.some(({ change: e }) => qr(e)) ? await e.languages.all() : []
	}));
	if (!o) return r(Gr);
	let { live: s, languages: c } = o, l = new Map(s.objects.map((e) => [e.key_id, e])), u = new Set(s.unusable.map(({ id: e }) => e)), d = new Set(a), f = [], p = [], m = [], h = [];
	for (let n of t) {
		let { change: t } = n;
		if (!d.has(n)) {
			f.push({
				planned: n,
				now: n,
				kept: Hr
			});
			continue;
		}
		let r = l.get(String(t.id));
		if (!r && (u.has(String(t.id)) || u.has(void 0))) {
			m.push({
				planned: n,
				why: Wr("")
			});
			continue;
		}
		if (!r) {
			p.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Kr
				}
			});
			continue;
		}
		let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = qr(t) ? c.filter((e) => !i.has(e)) : [];
		if (a.length > 0) {
			m.push({
				planned: n,
				why: Wr(` (no usable ${a.join(", ")} text)`)
			});
			continue;
		}
		let { open: o, kept: s } = Xr(t, r, e.context);
		if (o.length === 0) {
			p.push({
				change: t,
				outcome: $r({
					state: "done",
					id: t.id
				}, t, s)
			});
			continue;
		}
		let g = Rr({
			...t,
			fields: o
		});
		Jr(g.change) && e.beforeReshaping.set(t.ref, r), f.push({
			planned: n,
			now: g,
			kept: s,
			before: r
		});
		let _ = re(g.change, r, e.context);
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
function Wr(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const Gr = "The key could not be read again just before it was to be written, so it was not written. Apply again.", Kr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function qr(e) {
	return Jr(e) || e.fields.some(D);
}
function Jr({ kind: e, fields: t }) {
	return t.some((t) => we(e, t));
}
function Yr({ fields: e }) {
	return e.some((e) => {
		let { field: t, before: n, after: r } = e, i = h.fields.find(({ name: e }) => e === t);
		return i?.merge && n !== void 0 ? i.carries?.(n, r) ?? !0 : i?.editState !== void 0 || D(e);
	});
}
function Xr(e, t, n) {
	let r = {
		...h.liveContext(t, n, e.label),
		platforms: Qr(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = h.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), g = d !== void 0 && (m === void 0 || ge(e.id, m) !== d);
		if (!f || p === void 0) a.push(n);
		else if (f.same(p, u, r)) continue;
		else if (l !== void 0 && f.same(p, l, r)) g && f.role === "shape" && (o = !0), g && f.role !== "shape" ? a.push(n) : i.push(n);
		else {
			let e = l === void 0 ? void 0 : f.merge?.(l, u, p);
			e === void 0 ? a.push(n) : f.same(p, e, r) || i.push({
				...n,
				before: p,
				after: e
			});
		}
	}
	o ||= a.some((e) => Zr(e, "text"));
	let s = o && i.some((e) => Zr(e, "shape")), c = i.filter((e) => s && (Zr(e, "shape") || Zr(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function Zr({ field: e }, t) {
	return h.fields.some((n) => n.name === e && n.role === t);
}
function Qr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? G.filter((e) => n.includes(e)) : t.platforms;
}
function $r(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${ei(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${ei(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = ei(t.filter((e) => !i.includes(e)));
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
function ei(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function ti(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(ni),
		outcomes: [],
		blocked: []
	}, o = 0, s = () => [...a.outcomes, ...a.blocked.flatMap(({ planned: e, why: t }) => n ? Xn([e], n.error) : Qn([e], t))];
	try {
		let c = await r.updateKeys(i, async () => {
			if (a = await Ur(e, t, n !== void 0 || o++ > 0), a.due.length === 0 || n && n.sent >= 5) throw new J();
			return {
				keys: a.due.map(({ now: e }) => si(e)),
				...ir(e)
			};
		}), l = gn(a.due.map((e) => e.now), {
			keys: rr(c),
			errors: c.errors
		});
		return ii(e, a.due, l), [...s(), ...oi(a.due, await Hn(e, l))];
	} catch (t) {
		let r = a.due.map(({ planned: e }) => e);
		if (t instanceof J) return [...s(), ...n ? Zn(r, n.error) : []];
		if (!(t instanceof U)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...s(), ...await ai(e, r, {
				error: t,
				sent: i
			})];
		}
		return [...s(), ...oi(a.due, await ri(e, a.due, t, n))];
	}
}
function ni(e) {
	return {
		planned: e,
		now: e,
		kept: Hr
	};
}
function ri(e, t, n, r) {
	let i = new Map(t.map(({ now: e, planned: t }) => [e, t]));
	return $n(e, t.map(({ now: e }) => e), n, (t) => ti(e, t.flatMap((e) => i.get(e) ?? []), r), r?.error);
}
function ii({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function ai(e, t, n) {
	return e.stop.reason() === void 0 ? on(n.error) && n.sent <= 2 && t.length > 1 ? er(t, 2, (t) => ti(e, t, n)) : (await e.wait(nn(n)), ti(e, t, n)) : Xn(t, n.error);
}
function oi(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: $r(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
function si({ change: e, out: t }) {
	return {
		key_id: Se(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const ci = {
	kind: "key",
	observe: Dn,
	observeDeclared: ur,
	lookUp: or,
	batches: zr,
	open(e) {
		let t = new sr(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? Sr(n, t.filter(di)) : e === "create" ? tr(n, t.filter(li).map(Rr)) : jr(n, await ti(n, t.filter(ui).map(Rr)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, li = (e) => e.action === "create", ui = (e) => e.action === "update", di = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Q(e) {
	let t = I(e) ?? {}, n = P(t.webhook_id) || void 0, r = P(t.url) || void 0, i = R(t.events, P);
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
		branch: t.branch === null ? null : P(t.branch),
		events: i,
		event_lang_map: pi(t.event_lang_map)
	} };
}
function fi(e) {
	let t = e.map(Q);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function pi(e) {
	return R(e, (e) => {
		let { event: t, lang_iso_codes: n } = I(e) ?? {}, r = P(t), i = R(n, P);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function mi(e, t) {
	let n = await Nt(() => e.webhooks(j(t)), (e) => P(I(e)?.webhook_id));
	if (!n) throw new K();
	return fi(n);
}
async function hi(e, t) {
	try {
		return T(await mi(e, t));
	} catch (e) {
		if (!(e instanceof K)) throw e;
		return k(V("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function gi(e, t, n) {
	let r = B.liveContext(t, n, vi(e, t, n)), i = pe(B, t, r), a = ke(e.fields);
	return {
		kind: B.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			..._i(i, a.events ?? i.events),
			...a
		}
	};
}
function _i({ event_lang_map: e }, t) {
	return !ue(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function vi({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => Ve(e, r) === n) ?? "";
}
function yi(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && Ve(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = fe(e.id);
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
function bi({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = yi(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function xi(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [j(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await Si(e, t), l) throw new J();
		});
		if (M(n) === !0) return {
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
		if (an(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return Y(sn(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? Ci(e, t, r) : (n && await o(nn(n)), xi(e, t, i));
	}
	return Ci(e, t, void 0);
}
async function Si(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let c = Q(await n.webhook(j(r), String(t.id)));
	if (!("webhook" in c)) return br("webhook", c.unusable.lacks);
	if (ge(t.id, B.fingerprint(c.webhook)) !== t.seen) return yr("webhook", "removed");
	let l = await bi(e, _(B, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return l === void 0 ? void 0 : {
		state: "not attempted",
		message: l
	};
}
async function Ci({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(j(t), String(n.id)), r ? xr("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof U)) throw e;
		return e instanceof W && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? Y(r) : cn;
	}
}
// src/remote/webhook/sendWebhook.ts
async function wi(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = Fi(e, t);
	try {
		return t.action === "update" ? await Ti(e, t, r) : await Ai(e, t, Ii(t, r));
	} catch (t) {
		if (t instanceof J) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof U)) throw t;
		return an(t) && e.stop.noteProjectRefused(t.message), Y(t);
	}
}
async function Ti(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [j(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		return ji(e, t, Q(await i.updateWebhook(c, l, async () => {
			if (d = await Ei(e, t, Q(await u())), d) throw new J();
			return await ki(e), n;
		}))) ?? await Mi(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof J)) return Y(r.error);
		if (d) return d;
		if (!(i instanceof U)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw sn(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await Mi(e, t, u);
			return n.state === "done" ? n : Y(i);
		}
		return await s(nn(a)), Ti(e, t, n, a);
	}
}
async function Ei(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: Oi
	};
	if (!Di(e, t, n.webhook)) {
		let r = ji(e, t, n);
		return r?.state === "done" ? r : yr("webhook", "updated");
	}
	let r = await bi(e, gi(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function Di({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = B.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = B.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return ye(B, a, s) === i;
}
const Oi = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function ki({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new J(t);
}
async function Ai(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await ki(e);
	try {
		let o = await r.createWebhook(j(i), n);
		return a.add(t.ref), ji(e, t, Q(o)) ?? await Mi(e, t, () => Pi(e, n));
	} catch (r) {
		if (!(r instanceof U) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, en]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await q(() => Pi(e, n));
			if (a) return dn(B, t, a, c);
		}
		return tn(r, "webhook");
	}
}
function ji({ context: e }, t, n) {
	if (!(!("webhook" in n) || ln(B, t, n.webhook, e).length > 0)) return dn(B, t, n.webhook, e);
}
async function Mi(e, t, n) {
	return ji(e, t, Q(await q(n))) ?? cn;
}
function Ni(e, t) {
	let n = Pe([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return s(e.url, t.url) && r && n;
}
async function Pi(e, t) {
	let { objects: n, unusable: r } = await mi(e.client, e.projectId), i = n.find((e) => Ni(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => s(e, t.url)))) throw new K();
	return i;
}
function Fi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Lr(B.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: Ve(r, e.variables) }
	};
}
function Ii({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function Li(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await q(() => mi(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Bi(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Ri(e, t, s, n) : n.remark(Wi(t));
	}
}
async function Ri(e, t, n, r) {
	let i = Ii(t, Fi(e, t)), a = n.filter((n) => Ni(n, i) && dn(B, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Bi(r.of(t)), s = a.map(({ webhook_id: e }) => e), [c, ...l] = [...s, ...await zi(s, e, o)].sort();
	if (c !== void 0 && l.length !== 0) for (let n of l) {
		let i = n === o && await Vi(e, n);
		i && r.correct(t, {
			state: "done",
			id: c
		}), r.remark(i ? Hi(t, c, n) : Ui(t, c, n));
	}
}
async function zi(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await q(() => t.webhook(j(n), r)) ? [r] : [];
}
function Bi(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function Vi({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(j(t), n), !0;
	} catch (e) {
		if (e instanceof U) return !1;
		throw e;
	}
}
function Hi({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return V("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function Ui({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return V("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function Wi({ label: e, place: t }) {
	let n = `The webhooks could not be read again, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return V("twin-webhook", n, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const Gi = {
	kind: "webhook",
	observe: hi,
	lookUp: mi,
	batches: (e) => [...e.filter(Ki), ...e.filter((e) => !Ki(e))].map(qi),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? xi(t, e) : wi(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Li(t, e, n)
		};
	}
};
function Ki({ action: e }) {
	return e !== "destroy";
}
function qi(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const Ji = [ci, Gi];
// src/remote/remoteOf.ts
function $({ name: e }) {
	let t = Ji.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function Yi(e, t, ...n) {
	let r = await Zi(e, t, n);
	if (!r.ok) return r;
	let { project: i, statistics: a, kinds: o, languages: s } = r.value;
	return $i(i, o, (t) => $(t).observe(e, i.id, s, a));
}
async function Xi(e, t, { declarations: n, reviewed: r }) {
	let i = await Zi(e, t, n.map(({ declared: e }) => e));
	if (!i.ok) return i;
	let { project: a, statistics: o, kinds: s, languages: c } = i.value;
	return $i(a, s, async (t) => {
		let { observe: i, observeDeclared: s } = $(t), l = await s?.({
			client: e,
			project: a,
			statistics: o,
			languages: c,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: he(e, a.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return l ? T(l) : i(e, a.id, c, o);
	});
}
async function Zi(t, n, r) {
	let i = r.flatMap(e), a = z.filter(({ plural: e }) => r.some(({ entries: t }) => t[e])), o = await Lt(t, n, {
		languages: i.length > 0,
		names: a.some(({ namesByPlatform: e }) => e),
		texts: i.some(({ ofText: e }) => e)
	});
	if (!o.ok) return o;
	let { project: s, details: c } = o.value, l = r.flatMap((t) => e(he(t, s.baseLanguage))), u = new Set(l.flatMap(({ language: e, ofText: t }) => t ? [e] : [])), d = s.segmentation ? [] : (s.languages ?? []).filter(({ iso: e }) => u.has(e)), f = I(I(c)?.statistics) ?? {};
	return T({
		project: s,
		statistics: f,
		kinds: a,
		languages: d
	});
}
async function Qi(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await Ft(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return $i(a.value, n, (t) => $(t).observe(e, a.value.id, s), i);
}
async function $i(e, t, n, r = () => !1) {
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
	return T({
		project: e,
		objects: a
	});
}
async function ea(e, t, n) {
	let r = z.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([Ft(e, t, {
		languages: !0,
		names: i,
		texts: i
	}), ...r.map(async (r) => ({
		plural: r.plural,
		objects: await $(r).lookUp(e, t, n[r.plural] ?? [])
	}))]);
	if (!a.ok || o.some(({ objects: e }) => e.unusable.length > 0)) throw new K();
	return {
		project: a.value,
		objects: Object.fromEntries(o.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function ta({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => Oe(e.kind, t)));
}
function na({ changes: e }) {
	return e.some((e) => e.action === "update" && (A(e.kind).backsUpWhole || ra(e)));
}
function ra({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? we(e, t) : !ia(t.before));
}
function ia(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function aa(e, t, n, r) {
	let i = new Set(Object.values(await p(e, r)).flat()), a = await te("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : wt(t.working, n), s = new Map();
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + Tt)) continue;
		let n = ie(e, t);
		await Ot();
		for (let r of await oa(e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function oa(e, t) {
	try {
		let n = d(await Ae(e, t));
		return z.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function sa({ texts: e }, t, n, r, i) {
	let o = e.filter(({ files: e }) => et(e)), s = [];
	for (let e of o) for (let t of await Ge(e, r, i)) {
		let n = a(e, t);
		s.push({
			full: t,
			path: n,
			source: e,
			language: tt(e, n)
		});
	}
	let c = new Set(Object.values(await p(n, i)).flat());
	for (let { full: e, source: n, language: r } of s) r !== void 0 && ca(n, t).includes(r) && c.add(e);
	let l = new Map();
	for (let e of s) {
		if (i.aborted) break;
		if (!(c.has(e.full) || la(e, t).some((e) => c.has(e)))) {
			await Ot();
			for (let t of await ua(e, r)) l.has(t) || l.set(t, ie(e.full, r));
		}
	}
	return l;
}
function ca({ languages: e }, t) {
	return e ?? [t];
}
function la({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : ca(t, r).flatMap((n) => {
		let r = nt(t, e, n);
		return r === void 0 ? [] : [wt(t.folder, r)];
	});
}
async function ua({ full: e, path: t, source: n, language: r = "" }, i) {
	try {
		let a = d(await Ae(e, i)), o = {
			source: {
				...n,
				alsoReads: "all"
			},
			language: r,
			...$e(n, t)
		};
		return z.flatMap((t) => (t.textFiles?.read(e, a, o).entries ?? []).flatMap(({ values: e }) => Be(t.identity(e))));
	} catch {
		return [];
	}
}
// src/run/conflicts.ts
async function da(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return gt(e, { entries: fa(r) });
	if (!i) return gt(e, await pa(e, t, n));
	let a = await i(), o = a && g(a, t);
	return o?.is === "read" ? gt(e, { entries: fa(o.declared) }) : [];
}
function fa({ entries: e }) {
	return z.flatMap(({ plural: t }) => e[t] ?? []);
}
async function pa(e, t, { history: n, usable: r }) {
	let { versions: i } = await n.versions(Infinity, m(t)), { textFiles: a } = t, o = new Map(i.flatMap((e) => e.text === "" ? [] : [[e.now, {
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
function ma(e, { entries: t, until: n, before: r }, i = []) {
	let a = new Set(), o = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of va(o, t, i)) ha(e, n) && a.add(w(e));
	if (!r || a.size === 0) return a;
	for (let { question: e, text: t } of va(o, r, i)) ha(e, t) && a.delete(w(e));
	return a;
}
function ha({ kind: e, live: t, forms: n }, r) {
	return n ? ue(r) && ue(t) && n.every((e) => r[e] === t[e]) : e.fields.some((e) => e.role === "text" && xa(e, t, r));
}
function ga(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(va(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t = Infinity, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => e >= t), l = _a(t, i);
		return !l.has(vt(r, n, a)) || s.every((t) => [...l.values()].some((n) => n.every(({ texts: n }) => Te(n.get(e), t) !== void 0)) || c.some(({ texts: n }) => Te(n.get(e), t) === Te(o, t)));
	});
	return new Set(a.map(w));
}
function _a(e, t) {
	let n = new Map();
	for (let r of t) {
		if ((r.latest ?? r.until) < e) continue;
		let t = r.until >= e ? [] : n.get(r.now) ?? [];
		n.set(r.now, [...t, r]);
	}
	return n;
}
function va(e, t, n) {
	return e.flatMap((e) => {
		let { kind: r, entry: i, language: a } = e, o = yt(r, t).find(i), s = yt(r, n).namesakes(i), c = o && ya(r, o, i, s) ? o : void 0, l = c && bt(r, c, a);
		return l === void 0 ? [] : [{
			question: e,
			text: l
		}];
	});
}
function ya(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = ba(e, t), a = (t) => [...ba(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function ba(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => F([
		e.name,
		t,
		n
	]))));
}
function xa(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function Sa(e, t, n) {
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
function Ca(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : me(t))
	}));
}
// src/plan/movedNames.ts
function wa(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => be(e.kind, t).role === "identity").flatMap((n) => Be(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Ta(e) {
	let t = new Set(wa(e, "after"));
	return wa(e, "before").filter((e) => !t.has(e));
}
// src/plan/prune.ts
const Ea = {
	destroys: [],
	kept: [],
	scope: 0
};
function Da(e, { matched: t, unmatched: n }, r) {
	let i = E(e, r);
	if (i === void 0) return Ea;
	let a = (t) => He(e, r) === "all" || Oa(e.tags(t), r), o = [], s = [];
	for (let t of n) {
		if (!a(t) || i === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, c = Xe(e.tags(t), r), l = e.tags(t).find((e) => r.protectedTags.includes(e));
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
			seen: ge(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n }
		};
	});
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function Oa(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function ka(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : Ce(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
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
				place: Ye(r, i, [])
			},
			problems: [n]
		};
	}), c = [...o, ...s], l = Aa(c), u = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = Da(e, {
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
function Aa(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(ja).length,
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
function ja({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/filtered.ts
function Ma(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Le(t, e)), a = new Map(Pa(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = Aa(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ...Aa(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter(Na(t))]
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = De(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function Na(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => ze(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function Pa(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of Ta(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? wa(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
	for (let e = !0; e;) {
		e = !1;
		for (let t of i) {
			let n = r(t).find((e) => e !== t && !i.has(e));
			n && (i.delete(t), a.set(t, n), e = !0);
		}
	}
	return e.map((e) => {
		let t = a.get(e);
		return t ? Fa(e, t) : e;
	});
}
function Fa({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = Ue(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
function Ia(e, t, n) {
	let r = new Map();
	return (i) => La(e, t, n, i, r);
}
function La(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		evidence: r
	}, o = C(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = z.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [ka(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let { kinds: c, filter: l } = Ma(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], f = Qe(d), p = c.flatMap((e) => e.destroys), m = l ? [] : c.flatMap((e) => e.unmanaged), h = c.flatMap((e) => e.kind.firstSends?.(za(e, a, f)) ?? []), g = {
		format_version: 1,
		project: t.project,
		changes: [...c.flatMap(({ changes: e }) => e), ...f ? [] : p],
		kept: [...c.flatMap(({ kept: e }) => e), ...f ? p.map(Ba) : []],
		skipped: c.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: Ha(c, ({ unchanged: e }) => e),
			unmanaged: Ha(c, u),
			by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: Ha(c, ({ changes: e }) => e.filter((e) => Va(e, n)).length)
		},
		...h.length > 0 && { sends: h },
		...l && { filter: l }
	}, _ = c.flatMap((e) => e.kind.hints?.(za(e, a, f)) ?? []);
	return {
		is: "planned",
		plan: g,
		facts: c.map((e) => Ra(e, f)),
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
function Ra({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Sa(e, i, n.objects),
		created: Ca(e, r)
	};
}
function za(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function Ba({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function Va(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Ha(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function Ua(e, n, r, i, a) {
	let o = Ia(e, n, r), s = r.writers ? t(r.writers) : oe.writers, c = o({
		...oe,
		writers: s
	});
	if (c.is === "stopped" || c.open.length === 0) return {
		...c,
		undecided: []
	};
	let l = await Wa(s, i);
	if (l.writers !== s && (c = o({
		...oe,
		writers: l.writers
	})), c.is === "stopped" || c.open.length === 0) return {
		...c,
		undecided: []
	};
	let { agreed: u, why: d } = await Ya(c.open, e, i, a);
	u.size > 0 && (c = o({
		writers: l.writers,
		agreed: u
	}));
	let f = c.is === "stopped" ? [] : c.open.filter(({ isOurs: e }) => !e), p = i.writes ? "error" : "warning", m = [...l.why === void 0 ? [] : [Ga(f, l.why)], ...d === void 0 ? [] : [Ka(f, d)]];
	return {
		...c,
		undecided: f.length === 0 ? [] : m.map((e) => ({
			...e,
			severity: p
		}))
	};
}
async function Wa(e, { ownUser: n }) {
	if (e.is !== "not asked") return { writers: e };
	let r = await n();
	return r.is === "known" ? { writers: t(r.names) } : {
		writers: t([]),
		why: r.why
	};
}
function Ga(e, t) {
	let n = `Lokaform cannot find out which user the token belongs to: ${t} So it cannot decide about ${o(e.length, "text")} that it may have written itself: ${Ja(e)}. ${qa(e)} To decide ${e.length === 1 ? "it" : "them"}, set writers in lokaform.yaml to the address of this user.`;
	return V("unknown-writers", n, { reach: "project" });
}
function Ka(e, t) {
	let n = `Lokaform cannot decide about ${o(e.length, "text")} that others wrote and that may have been in the manifests earlier: ${Ja(e)}. ${qa(e)} The history of the manifests cannot be read: ${t}`;
	return V("unread-history", n, { reach: "project" });
}
function qa({ length: e }) {
	return e === 1 ? "It is kept as it is in the project." : "They are kept as they are in the project.";
}
function Ja(e) {
	let t = e.slice(0, 5).map(({ kind: e, entry: t, language: n }) => `${e.label(t.values)} (${n})`), n = e.length - t.length;
	return t.join(", ") + (n > 0 ? ` and ${n} more` : "");
}
async function Ya(e, t, { history: n, manifests: r, asked: i, ...a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(w(e)));
	for (let t of Object.values(o?.entries ?? {})) c(ma(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0);
	if (d.length === 0) return { agreed: s };
	let f = pt(d.map(({ at: e = 0 }) => e)), p = await n.versions(f, r, i), { versions: m, merged: h } = Xa(p, d, a);
	for (let e of [...m, ...h]) c(ma(u(), e, l));
	return c(ga(u(), m, l)), {
		agreed: s,
		...p.is === "unreadable" && !p.noRepository && { why: p.why }
	};
}
function Xa({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
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
function Za(e, t) {
	let n;
	return () => (n ??= Qa(e, j(t)), n);
}
async function Qa(e, t) {
	try {
		let n = I(await e.contributorMe(t)) ?? {}, r = [N(n.user_id), P(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof U) || e instanceof dt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function $a(e, t, { cancellation: n, history: r, now: i, onProgress: a }, { usable: o, target: s, applied: c, findsConflicts: l = !0, writes: u = !1, reviewed: d = [], listsUnmanaged: f = !1 }) {
	let { settings: p } = t, h = {
		ownUser: Za(e, p.id),
		history: r,
		manifests: m(t),
		textFiles: t.textFiles,
		usable: o,
		writes: u
	};
	try {
		let n = s && g(s, t), u = [{
			declared: t.declared,
			rules: p.rules
		}, ...n?.is === "read" ? [n] : []], m = await (f ? Yi(e, p.id, ...u.map((e) => e.declared)) : Xi(e, p.id, {
			declarations: u,
			reviewed: d
		}));
		if (!m.ok) return {
			is: "stopped",
			problems: [m.problem]
		};
		a?.({
			phase: "planning",
			project: p.name
		});
		let _ = m.value, { baseLanguage: v } = _.project, y = ce(t, _.project);
		if (y.length > 0) return {
			is: "stopped",
			problems: y
		};
		let b = he(t.declared, v), x = n?.is === "read" ? {
			...n,
			declared: he(n.declared, v)
		} : void 0, S = {
			now: Math.floor(i() / 1e3),
			target: x?.commit
		}, ee = {
			...h,
			asked: S
		}, C = await Ua(b, _, p.rules, ee, x?.declared), w = [
			...ae(p.languagePlaces, _.project),
			...C.problems,
			...l ? [] : C.undecided
		];
		if (C.is === "stopped") return {
			...C,
			problems: w
		};
		let T = {
			...ee,
			history: eo(r)
		}, E = x && await Ua(x.declared, _, x.rules, T), D = {
			target: x?.declared,
			applied: c,
			history: r,
			usable: o
		}, O = l ? await da(C.keptTexts, t, D) : [], te = {
			...C,
			plan: _t(C.plan, O)
		}, re = n && ne(te, n, E);
		return {
			...te,
			live: _,
			problems: w,
			conflicts: [...l ? C.undecided : [], ...xt(O)],
			...re && { target: re }
		};
	} catch (e) {
		if (!(e instanceof U)) throw e;
		return e instanceof dt && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [to(e, t.declared)]
		};
	}
}
function eo(e) {
	return { async versions(...t) {
		let n = await e.versions(...t), r = ({ until: e }) => e !== Infinity;
		return {
			...n,
			versions: n.versions.filter(r),
			merged: n.merged?.filter(r) ?? []
		};
	} };
}
function to(e, t) {
	let n = e instanceof W ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && no(n, t);
	return V("api-error", e.message + ro(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function no(e, { entries: t }) {
	let n = z.flatMap(({ plural: e, fields: n }) => {
		let r = new Set(n.filter(ve).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? We(t) : []));
	});
	return i(n)(e) !== e;
}
function ro(e) {
	return e instanceof W && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function io({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await ao(e, r, i, a, o, s);
	return [
		...Ee(n, i.rules),
		...de(e, t, i.rules, c, l),
		...so(e, a)
	];
}
async function ao({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && A(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await aa(c, o, a, s),
		unread: await sa(n, t, l, o, s)
	};
}
function oo(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || ta(e) || !na(e) ? [] : [V("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function so(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !ta(e) ? [] : [V("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/backup/text.ts
const co = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, lo = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function uo(e, t) {
	let { backup: n, ...r } = fo(e, []), { wrote: i, ...a } = n, o = new y({
		backup: a,
		...r
	});
	o.commentBefore = [
		` Project: ${xo(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${xo(e.restore)}`
	].join("\n");
	let s = z.map(({ name: e, plural: n }) => bo(n, t.filter(({ kind: t }) => t === e).map((e) => _o(e).entry), "")), c = t.map((e) => _o(e).wrote), l = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		o.toString(lo),
		bo("wrote", c, "  ") || "  wrote: []\n",
		...s
	].join("");
	return `${l}# End of the backup. SHA-256 of the lines above: ${mo(l)}\n`;
}
function fo({ restore: e, ...t }, n) {
	let r = z.flatMap(({ name: e, plural: t }) => {
		let r = n.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return r.length === 0 ? [] : [[t, r]];
	}), i = n.map(ho);
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
function po(e) {
	let [t, n] = co.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : mo(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function mo(e) {
	return l("sha256").update(e).digest("hex");
}
function ho({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = A(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const go = new WeakMap();
function _o(e) {
	let t = go.get(e) ?? {
		entry: vo(e.entry),
		wrote: vo(ho(e))
	};
	return go.set(e, t), t;
}
function vo(e) {
	let t = new y([e], { aliasDuplicateObjects: !1 });
	return ee(t, { Scalar: (e, t) => yo(t) }), t.toString(lo);
}
function yo(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = x.QUOTE_DOUBLE);
}
function bo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function xo(e) {
	return e.replace(So, " ");
}
const So = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, Co = ut([H(), rt()]), wo = ct({
	...Object.fromEntries(z.map(({ idMember: e }) => [e, Co.exactOptional()])),
	action: st([...Je, "update"]),
	values: it(H(), ot()).default({})
}), To = ct({
	format_version: lt(2),
	project: H().min(1),
	project_digest: H().exactOptional(),
	project_name: H(),
	time: H(),
	wrote: at(wo)
}), Eo = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Do(e, t) {
	return jo(Ao(e, t.replaceAll("\r\n", "\n")));
}
const Oo = "\n  - ";
function ko(e, t, n) {
	let r = Ao("", e), { problems: i } = jo(r), a = JSON.stringify(r.yaml.value) === JSON.stringify(fo(t, n)), o = i.find(({ severity: e }) => e === "error");
	if (a && !o) return;
	let s = n.find((e) => !A(e.kind).entry.schema.safeParse(e.entry).success), c = s ? `the ${s.kind} ${s.id}` : "all of it";
	throw Error(`a restore could not read ${c} from it.${o ? ` ${o.message}` : ""}`);
}
function Ao(e, t) {
	let n = po(t), i = n === "cut" ? t.lastIndexOf(Oo) : -1;
	return {
		text: t,
		damage: n,
		yaml: r(e, i === -1 ? t : t.slice(0, i + 1), { anyText: !0 })
	};
}
function jo({ text: e, damage: t, yaml: n }) {
	let { members: r, problems: i } = O(n, ["backup", ...z.map(({ plural: e }) => e)]), a = [...n.problems, ...i], o = r.get("backup"), s = To.safeParse(o?.value), c = (e) => V("bad-backup", e, { place: Ke(n.file, o?.spot ?? n.spot) }), l = t !== "cut" || o !== void 0 || e.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(e), u = new Map(Object.entries(o?.value ?? {})).get("format_version");
	if (typeof u == "number" && u !== 2) return { problems: [c(`This backup has format ${u}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (l && t) return { problems: [c(Mo(t, e.includes(Oo) ? s.data?.wrote : void 0, r))] };
	if (!s.success) {
		let e = l ? `This is not a backup that this version can read: ${s.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: Qe(a) ? a : [...a, c(e)] };
	}
	let d = new Map(s.data.wrote.flatMap((e) => Po(e).map((t) => [t, e]))), p = ({ name: e, plural: t, idMember: i, entry: o }) => {
		let s = r.get(t);
		if (!s) return [];
		let c = f(n, s, o);
		return ft(a, c.problems), c.entries.flatMap(({ values: t, spot: r }) => {
			let o = d.get(Io(e, Fo(t, i)));
			return o ? [{
				declared: {
					values: t,
					onCreate: {},
					file: n.file,
					spot: r
				},
				wrote: o
			}] : (a.push(V("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Ke(n.file, r) })), []);
		});
	}, m = Object.fromEntries(z.map((e) => [e.plural, p(e)]));
	if (Qe(a)) return { problems: a };
	let { project: h, project_digest: g, project_name: _, time: v } = s.data, y = g === void 0 ? {} : { projectDigest: g };
	return {
		backup: {
			path: n.file.path,
			project: h,
			...y,
			projectName: _,
			time: v,
			entries: m
		},
		problems: a
	};
}
function Mo(e, t, n) {
	let r = new Set(z.flatMap(({ name: e, plural: t, idMember: r }) => {
		let i = n.get(t)?.value;
		return Array.isArray(i) ? i.map((t) => Io(e, Fo(t, r))) : [];
	})), i = t?.flatMap(Po).filter((e) => !r.has(e)), a = e === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (i === void 0) return `${a} Its header cannot be read, or no entry follows. ${Eo}`;
	if (i.length === 0) return `${a} ${Eo}`;
	let o = i.length > No ? ` and ${i.length - No} more` : "";
	return `${a} Missing${e === "cut" ? " or cut" : ""}: ${i.slice(0, No).join(", ")}${o}. ${Eo}`;
}
const No = 10;
function Po(e) {
	return z.flatMap(({ name: t, idMember: n }) => {
		let r = Fo(e, n);
		return r === void 0 ? [] : [Io(t, r)];
	});
}
function Fo(e, t) {
	return new Map(Object.entries(e ?? {})).get(t);
}
function Io(e, t) {
	return `${e} ${t}`;
}
// src/files/backup.ts
var Lo = class extends Error {
	constructor(e, t) {
		super(`The backup ${e} cannot be written: ${v(t)}. Fix that, or choose another folder with backup-dir.`);
	}
};
function Ro(e, t, r) {
	let i = new Date(r).toISOString().replace(/[-:]|\.\d+/g, ""), a = Ct(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${i}`), o;
	return {
		get path() {
			return o;
		},
		async write(t, r, i) {
			let s = o ?? `${a}.yaml`, l = !1;
			try {
				await Et(e, { recursive: !0 });
				let u = {
					mode: 384,
					check: (e) => i(e, s)
				};
				o !== void 0 && await c(s, t(s), u);
				for (let e = 2; o === void 0 && !l; e++) l = await b(s, t(s), u), l || (s = `${a}-${e}.yaml`);
				if (r.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(r), null, 2)}\n`;
					await c(zo(s), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await n(e), await n(St(e)), o = s;
			} catch (e) {
				throw l && await Dt(s, { force: !0 }).catch(() => {}), new Lo(s, e);
			}
		}
	};
}
function zo(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
// node_modules/yocto-queue/index.js
var Bo = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Vo = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Bo(e);
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
function Ho(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Uo(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Vo(), r = 0, i = () => {
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
				Uo(t), e = t, queueMicrotask(() => {
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
function Uo(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const Wo = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
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
			return `${Wo[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(Jo(e)), n = t ? Ko(t, e) : e;
			return t !== void 0 && this.written.has(t) && qo(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(Jo(e), e);
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
function Ko(e, t) {
	return e.action === "update" && t.action === "update" && A(t.kind).mergeKept?.(e, t) || t;
}
function qo(e, t) {
	return Pe({ ...e.entry }, { ...t.entry }) && Pe({ ...e.wrote }, { ...t.wrote });
}
function Jo({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var Yo = class {
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
}, Xo = class {
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
		let n = (e) => P(I(e)?.lang_iso) || void 0, r = await Nt(() => this.client.languages(e, { limit: 500 }), n), i = r && R(r, n);
		if (!i) throw new K();
		return i;
	}
};
// src/apply/order.ts
function Zo({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && es(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Qo(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Qo(e) {
	let t = new Map();
	for (let n of e) for (let e of wa(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, $o(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function $o(e, t) {
	let n = wa(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function es(e) {
	return e.fields.some(({ field: t }) => be(e.kind, t).role === "identity");
}
// src/apply/apply.ts
function ts(e, { batchSize: t }) {
	return Zo(e).map((e) => z.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : $(n).batches(r, t);
	}));
}
async function ns(e, t, n) {
	let r = new Yo(), i = rs(e, t, n), a = Ho(n.concurrency);
	await Ot();
	for (let e of ts(t, n)) {
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
function rs(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: qe,
			variables: n.variables,
			evidence: se
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new $t(n.halt, n.mayWrite),
		backup: new Go(n.backup),
		languages: new Xo(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? $(A(e)).open(i);
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
function is(e, t, n) {
	let r = as(t.changes, (e) => F(os(e))), i = new Set(e.changes.filter((e) => r.get(F(os(e)))?.shift())), a = as([...r.values()].flat(), ss), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(ss(e))?.shift();
		return t && ms(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: ds(t ? cs(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: fs(e, n) ?? ds("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function as(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function os(e) {
	let t = ls(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		ss(e),
		e.label,
		r,
		n,
		i,
		us(e),
		t
	];
}
function ss(e) {
	let { kind: t, action: n } = e;
	return F([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function cs(e, t) {
	let n = (e) => F(ls(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && us(e) !== us(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function ls(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function us(e) {
	return e.action === "create" ? "" : e.seen;
}
function ds(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function fs(e, t) {
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && ps(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function ps(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function ms(e, t, n) {
	let r = A(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => F([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && ps(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function hs(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(kt).join(" ");
}
// src/run/project.ts
async function gs(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await _s(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: xs([t]),
			bugs: [t]
		};
	}
}
async function _s(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = Mt(o), d = {
		apiUrl: n.apiUrl,
		onResponse: u.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, f = jt(t.settings, {
		...d,
		signal: c,
		onProgress: o.onProgress
	}), p = jt(t.settings, {
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
	let m = r?.get(s), h = await $a(f.value, m?.filter ? vs(m.filter.filters, t) : t, {
		...o,
		now: u.now
	}, {
		usable: n.usable,
		target: i,
		applied: a,
		findsConflicts: n.command !== "drift",
		writes: n.command === "apply",
		reviewed: m?.changes ?? [],
		listsUnmanaged: n.command === "drift" || n.unmanaged
	});
	if (h.is === "stopped") return {
		...e,
		problems: h.problems
	};
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b } = h, x = await io(h, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...y, ...x.map(ys)],
			plan: _,
			unmanaged: v
		};
		return await o.onPlan(t), t;
	}
	let { advice: S, refuses: ee } = await je(t, h, g.project), C = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: se
	}, { plan: w, notApplied: T } = m ? is(_, m, {
		...C,
		live: g
	}) : {
		plan: _,
		notApplied: []
	}, E = {
		...e,
		problems: [
			...y,
			...b,
			...x,
			...oo(w, n),
			...S
		],
		plan: w,
		...n.unmanaged && { unmanaged: v },
		...h.target && { target: h.target },
		effort: { requests: ts(w, t.settings).flat().length },
		...T.length > 0 && { results: T }
	}, D = await o.onPlan(E);
	if (n.command === "plan" || x.length > 0 || ee) return E;
	if (!D) return o.cancellation.stopped ? E : {
		...E,
		problems: [...E.problems, bs]
	};
	let O = await Cs(p.value, w, t, n, o);
	return {
		...E,
		...O,
		results: [...O.results, ...T],
		problems: [...E.problems, ...O.problems]
	};
}
function vs(e, t) {
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
function ys(e) {
	return {
		...e,
		severity: "warning"
	};
}
const bs = V("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function xs(e) {
	return e.length === 0 ? [] : [V("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function Ss({ id: e, secrets: t }) {
	let n = new Ze();
	return n.hide(t), n.clean(e);
}
async function Cs(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f, onProgress: p }) {
	let { concurrency: m, batchSize: h, useAutomations: g, id: _ } = n, v = Ss(n), y = i === void 0 ? void 0 : Ro(i, n.name ?? v, l()), b = {
		project: v,
		...v !== _ && { project_digest: Ne(_) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, x = (e) => hs(ie(e, u), a), S, ee = async (e, t) => {
		let n = (e) => ({
			...b,
			restore: x(e)
		});
		await y?.write((t) => uo(n(t), e), t, (t, r) => ko(t, n(r), e)).catch((e) => {
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
	let D, O = await ns(e, t, {
		variables: r.variables,
		concurrency: m,
		batchSize: h,
		useAutomations: g,
		halt: () => o.reason,
		mayWrite: async () => (D = await f?.toWrite(), D?.message),
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
		outcome: O.of(e)
	})), { bugs: ne, remarks: re } = O;
	return {
		results: te,
		problems: [
			...D && !o.stopped ? [D] : [],
			...re,
			...xs(ne),
			...S === void 0 ? [] : [V("backup-not-written", S, { reach: "project" })]
		],
		...y?.path !== void 0 && {
			backup: ie(y.path, u),
			restore: x(y.path)
		},
		...ne.length > 0 && { bugs: ne }
	};
}
export { jt as C, K as S, kt as T, qt as _, zo as a, Ft as b, Xa as c, ga as d, ea as f, On as g, An as h, ts as i, La as l, hi as m, Cs as n, Do as o, Qi as p, gs as r, to as s, bs as t, ma as u, Ut as v, Mt as w, It as x, Lt as y };
