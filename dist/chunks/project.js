import { $ as e, $r as t, A as n, Bt as r, Cr as i, Dr as a, En as o, Er as s, F as c, Fr as l, Gr as u, Hn as d, Ht as f, Ir as p, It as m, Jr as h, Jt as g, Kr as _, Lr as v, Lt as y, M as b, Mr as x, N as S, Nr as C, Q as ee, Qr as te, Si as w, Sr as T, Ti as E, Un as D, Ut as O, Vt as k, W as ne, Wr as re, Xr as ie, Xt as ae, Y as oe, Yr as se, Z as ce, Zr as A, _i as j, _r as le, ai as M, bi as ue, br as N, ci as de, cr as fe, di as pe, en as P, et as me, fi as he, g as ge, gi as F, gr as _e, h as ve, hi as I, ii as ye, jr as be, li as xe, lr as Se, m as Ce, mi as L, ni as we, nt as Te, oi as Ee, p as De, pi as Oe, q as ke, qr as Ae, qt as je, r as Me, ri as Ne, s as Pe, si as R, ti as Fe, tn as z, tt as Ie, u as Le, ui as Re, vi as B, vr as ze, w as Be, wi as Ve, xi as He, xr as V, xt as H, yi as Ue, yr as We } from "./engine.js";
import { $ as U, $t as Ge, Fn as Ke, Ln as qe, Qt as Je, Rn as Ye, U as Xe, X as Ze, ln as Qe, on as $e, sn as et, un as tt } from "./start.js";
import { _ as W, f as nt, h as rt, i as it, l as at, n as ot, p as st, u as ct, y as lt } from "./zod.js";
import { a as ut, l as G, o as K, s as dt, t as ft } from "./client.js";
import { c as q, d as pt, l as mt } from "./wire.js";
import { d as ht, f as gt, h as _t, m as vt, p as yt, u as bt } from "./markdown.js";
import { dirname as xt, join as St, resolve as Ct, sep as wt } from "node:path";
import { mkdir as Tt, rm as Et } from "node:fs/promises";
import { setImmediate as Dt } from "node:timers/promises";
// src/report/words/shellWord.ts
function Ot(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/readingClient.ts
var kt = class extends ft {
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
function At({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: s, onProgress: c }) {
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
		return z(c ? new kt(l, r, c) : new ft(l));
	} catch (e) {
		if (!(e instanceof dt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return P(U("bad-setting", t + e.message));
	}
}
function jt({ onResponse: e, now: t }) {
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
async function Mt(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await Nt(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function Nt(e, t) {
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
async function Pt(e, t, n) {
	let r = await It(e, t, n);
	return r.ok ? z(r.value.project) : r;
}
async function Ft(e, t) {
	try {
		let n = await Pt(e, t, {
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
async function It(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(H(t)), n ? zt(e, t) : z(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && F(o, Bt);
	if (o && !s) return P(Vt("a language has no usable lang_iso"));
	let c = Lt(t, i, s, r);
	return c.ok ? z({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function Lt(e, t, n, r) {
	let i = j(t) ?? {}, a = j(i.settings) ?? {}, o = L(a.per_platform_key_names), s = L(a.segmentation), c = B(i.base_language_iso) || Rt(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? P(Vt(`the project has no usable ${l.join(" and ")}`)) : z({
		id: e,
		name: B(i.name) || e,
		type: B(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: L(a.auto_toggle_unverified)
	});
}
function Rt(e, t) {
	let n = I(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function zt(e, t) {
	let n = await Mt(() => e.languages(t, { limit: 500 }), (e) => B(j(e)?.lang_iso));
	return n ? z(n) : P(U("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function Bt(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = j(e) ?? {}, i = B(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: I(n),
		pluralForms: F(r, B) ?? []
	};
}
function Vt(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return U("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function Ht(e, t) {
	let n = j(e) ?? {}, r = I(n.key_id), i = Jt(n.key_name, (e) => B(e) || void 0), a = F(n.platforms, B), o = q.filter((e) => a?.includes(e)), s = Object.keys(ye(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Yt(Jt(n.filenames, B)), l = F(n.tags, B), u = L(n.is_plural), d = L(n.is_archived), f = Xt(n.translations), p = new Set(f?.map(({ language_iso: e }) => e)), m = t.filter((e) => !p.has(e));
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
		...Gt(n),
		translations: f
	} };
}
const Ut = {
	description: B,
	context: B,
	plural_name: B,
	is_hidden: L,
	char_limit: Oe,
	custom_attributes: qt,
	modified_at_timestamp: Ue,
	translations_modified_at_timestamp: Ue
}, Wt = Object.entries(Ut);
function Gt(e) {
	return Object.fromEntries(Wt.map(([t, n]) => [t, n(e[t])]));
}
function Kt(e) {
	return Object.keys(Ut).filter((t) => e[t] === void 0);
}
function qt(e) {
	let t = B(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Jt(e, t) {
	let n = j(e) ?? {}, r = {};
	for (let e of q) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function Yt({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function Xt(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Zt(j(n) ?? {});
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
function Zt(e) {
	return {
		language_iso: B(e.language_iso),
		translation: B(e.translation),
		modified_by: I(e.modified_by),
		modified_by_email: B(e.modified_by_email),
		modified_at_timestamp: Ue(e.modified_at_timestamp),
		is_reviewed: L(e.is_reviewed),
		is_unverified: L(e.is_unverified)
	};
}
// src/remote/sending.ts
var Qt = class {
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
const $t = 2e3;
function en(e, t, n = 1) {
	let r = n > 1 && an(e) ? " If this happens again, set `batch_size` to a lower number." : "", i = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${i} Apply again: the ${t} is created only if it is still missing.${r}`
	};
}
function tn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var X = class extends Error {};
const nn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function rn(e) {
	return e instanceof K ? nn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function an(e) {
	return e.name === "TimeoutError" || e instanceof K && [
		413,
		502,
		504
	].includes(e.status);
}
function on(e, t) {
	return e instanceof K || e.mayHaveHappened || !t ? e : t;
}
function Z(e) {
	return e instanceof ut && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
const sn = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function cn(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function ln(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function un(e, t, n, r) {
	let i = ln(e, t, n, r), [a] = i, [o] = cn(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${dn(e.after)} was sent, ${dn(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function dn(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const fn = { is: "silent" };
function pn(e, { keys: t, errors: n }) {
	let r = new Map(), i = new _n(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || mn(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new _n(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? fn
	}));
}
function mn(e, { platforms: t = [], filenames: n = {} }) {
	return q.every((n) => t.includes(n) === e.platforms.includes(n)) && q.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function hn(e, { keys: t, errors: n }) {
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
			} : fn
		};
	});
}
function gn(e, t) {
	return pn(e, {
		keys: t,
		errors: []
	});
}
var _n = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of vn(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of vn(n)) this.byName.set(e, yn(this.byName.get(e) ?? [], n));
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
		let n = new Set(t.map((t) => Ee(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => Ee(n, t) === Ee(e, t)));
	}
};
function vn({ name: e }) {
	return new Set(q.map((t) => Ee(e, t) ?? ""));
}
function yn(e, t) {
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
		return Array.from(e, (e) => Ht(e, this.languages));
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
function bn(e) {
	return !e.includes(",");
}
function xn(e) {
	return Cn(e, 2e3);
}
function Sn(e) {
	return Cn(e.map(String), 7e3);
}
function Cn(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function wn({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new Tn();
	let i = new Q([]);
	if (i.add(r), r.totalCount !== i.size) throw new J();
	return r;
}
var Tn = class extends J {};
async function En(e, t, n, r = {}) {
	let i = n.map(({ iso: e }) => e), a = t === H(t) ? Oe(r.keys_total) : void 0, o = await Dn(e, t, kn(n), () => new Q(i), a);
	return o.ok ? z(o.value.all()) : o;
}
async function Dn(e, t, n, r, i = 0) {
	let a = await jn(e, t, n, r(), i);
	if (On(a)) return z(a.listed);
	let o = await Mn(e, t, n, r());
	if (On(o)) return z(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return P(U("incomplete-live", s, { reach: "project" }));
}
function On({ listed: e, total: t }) {
	return t === e.size;
}
function kn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function An(e) {
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
async function jn(e, t, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => I(e)),
			keys: r.read(a),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = An(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => An(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
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
async function Mn(e, t, n, r) {
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
const Nn = {
	include_translations: !0,
	disable_references: !0
};
async function $(e, t, n = []) {
	let r = new Q(n);
	for (let n of await Promise.all(Sn(t).map((t) => Pn(e, t)))) r.add(n);
	return r.all();
}
async function Pn(e, t) {
	try {
		return await wn(e, {
			...Nn,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof Tn || n instanceof K && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Pn(e, t.slice(0, r)), ...await Pn(e, t.slice(r))];
	}
}
async function Fn(e, t) {
	let n = new Set(t.flatMap((e) => M(e))), r = [...n].every(bn) ? xn([...n]).map((e) => ({
		...Nn,
		filter_keys: e
	})) : [Nn], i = new Q([]);
	for (let t of r) i.addRead((await Rn(e, t)).reads());
	return Ln(i.all(), n);
}
async function In(e, t) {
	let n = new Set(t.flatMap((e) => M(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = Ln((await Rn(e, {})).all(), n), a = await $(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function Ln({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(M(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Rn({ client: e, projectId: t }, n) {
	let r = await Dn(e, t, n, () => new Q([]));
	if (!r.ok) throw new J();
	return r.value;
}
// src/remote/key/confirm.ts
async function zn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !Un(e, t, n.key) : n.is === "silent" || Gn(n.error)).map(({ sent: e }) => e), r = await Y(() => Fn(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(gn(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: r } = t, a = i.get(t);
		return {
			change: r,
			outcome: Bn(e, r, n, a && Wn(e, r, a))
		};
	});
}
function Bn(e, t, n, r) {
	switch (n.is) {
		case "stored": return r ?? Wn(e, t, n.key);
		case "refused": return r?.state === "done" ? r : Kn(n.error);
		case "silent": return r ?? qn;
	}
}
async function Vn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !Un(e, t, n.key)), r = await Y(() => $(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: Hn(e, t, {
				answer: n,
				found: o && Wn(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function Hn(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? Wn(e, t, n.key);
		case "refused": return Kn(n.error);
		case "silent": return r?.state === "done" ? r : Jn(i);
	}
}
function Un({ context: e }, { change: t }, n) {
	return cn(A, t, n, e).length === 0;
}
function Wn({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), un(A, n, r, e);
}
function Gn({ message: e }) {
	return /already taken/i.test(e);
}
function Kn({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const qn = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
};
function Jn(e) {
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
function Yn(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: Z(t)
	}));
}
function Xn(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function Zn(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/splitRefused.ts
async function Qn({ stop: e }, t, n, r, i) {
	if (rn(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof K)) e.noteUnreachable(n.message);
	else if (t.length > 1) return $n(t, 2, r);
	else e.noteSingleRefused(n.message);
	return Yn(t, on(n, i));
}
async function $n(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) mt(i, await n(e.slice(t, t + r)));
	return i;
}
// src/remote/key/createKeys.ts
async function er(e, t) {
	let n = await e.stop.beforeWrite();
	if (n !== void 0) return Zn(t, n);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(ir),
			...rr(e)
		});
		return await zn(e, pn(t, {
			keys: nr(n),
			errors: n.errors
		}));
	} catch (n) {
		if (!(n instanceof G)) throw n;
		return n.mayHaveHappened ? tr(e, t, n) : Qn(e, t, n, (t) => er(e, t), void 0);
	}
}
async function tr(e, t, n) {
	let r = [], i = t;
	for (let t of [0, $t]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Yn(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await Y(() => Fn(e, a)), s = gn(i, o?.objects ?? []);
		if (mt(r, await zn(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...i.map(({ change: e }) => ({
		change: e,
		outcome: en(n, "key", t.length)
	}))];
}
function nr(e) {
	return e.flatMap((e) => {
		let t = Ht(e, []);
		return "key" in t ? t.key : [];
	});
}
function rr({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function ir({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function ar(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await $(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await In(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var or = class {
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
const sr = [
	400,
	404,
	413,
	414,
	431
], cr = /^[\w.:/-]+$/;
async function lr(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = Oe(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => Ve(A, e) !== "off")) return;
	let o = ur(r);
	if (![...o.names].every(bn)) return;
	let s = xn([...o.names]).length + Sn([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([dr(e, o), gr(e, a)]), r = n - t.length;
		return r >= 0 && _r(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof J || e instanceof K && sr.includes(e.status)) return;
		throw e;
	}
}
function ur(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...M(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function dr(e, { names: t, ids: n }) {
	let r = await fr(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await pr(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => hr(e.key_id, t.key_id));
}
async function fr(e, t) {
	let n = await Promise.all(xn([...t]).map(async (n) => (await mr(e, { filter_keys: n })).filter(({ key_name: e }) => M(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => M(e)));
	if (![...t].every((e) => r.has(e) || cr.test(e)) || n.some((e) => e.length === 0)) throw new J();
	return n.flat();
}
async function pr(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new J();
	let r = await Promise.all(Sn(t).map((t) => mr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new J();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function mr({ client: e, project: t, languages: n }, r) {
	let i = new Q(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await wn(a, {
		...kn(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new J();
	return [...o];
}
function hr(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function gr({ client: e, project: { id: t } }, n) {
	if (t === H(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new J();
	return r;
}
function _r(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => x(t, e, !1, be(n)).fresh.length === 0);
}
// src/remote/removal.ts
function vr(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function yr(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function br(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : Z(t);
}
// src/remote/key/removeKeys.ts
async function xr(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await Sr(e, t, n), s.due.length === 0) throw new X();
		return s.due.map(({ id: e }) => he(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof X) return [...s.outcomes];
		if (!(e instanceof G)) throw e;
		rn(e) && a.noteProjectRefused(e.message), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(tn(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await xr(e, f, t)];
	}
	return [...p, ...await Dr(e, f, l, d && on(d, n?.error))];
}
async function Sr(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Z(n.error) : e, o = (e) => ({
		due: [],
		outcomes: kr(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await Y(async () => {
		let n = await e.languages.all();
		return $(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(Cr));
	let l = new Map(c.objects.map((e) => [e.key_id, e])), u = wr(c, e.context), d = [], f = [], p = [];
	for (let n of t) {
		let t = l.get(String(n.id)), r = u.get(String(n.id)) ?? u.get("");
		(t ? n.how === "archive" && t.is_archived : r === void 0) ? p.push({
			change: n,
			outcome: Er(n)
		}) : r === void 0 ? Tr(n, t) ? (d.push(n), f.push(se(A, t, n, e.context))) : p.push({
			change: n,
			outcome: vr("key", "removed")
		}) : p.push({
			change: n,
			outcome: a(yr("key", r))
		});
	}
	if (d.length === 0) return {
		due: d,
		outcomes: p
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...p, ...kr(d, Or(n.error))]
	};
	let m = await r.keep(f, "removed") ?? await i.beforeWrite();
	return m === void 0 ? {
		due: d,
		outcomes: p
	} : {
		due: [],
		outcomes: [...p, ...kr(d, a({
			state: "not attempted",
			message: m
		}))]
	};
}
const Cr = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function wr({ objects: e, unusable: t }, n) {
	let r = [...e.map((e) => [e.key_id, [...new Set([...Kt(e), ...h(A, e, n)])]]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(r.filter(([, e]) => e.length > 0));
}
function Tr({ id: e, seen: t }, n) {
	return n !== void 0 && ge(e, A.fingerprint(n)) === t;
}
function Er({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Dr(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await Y(() => $(e, i));
	if (a === void 0) return kr(t, r ? Z(r) : sn);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? Z(r) : sn
		} : {
			change: e,
			outcome: i || o.has(t) ? Or(r) : Er(e)
		};
	});
}
function Or(e) {
	return e ? br("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function kr(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
async function Ar(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = jr(t);
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
			outcome: Nr(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function jr({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Mr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Mr({ kind: e, fields: t }) {
	return t.filter((t) => le(e, t));
}
function Nr({ change: e, before: t, written: n }, r, i) {
	let [a] = Mr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = Pr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function Pr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, Fr(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = Fr(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function Fr(e) {
	let t = ue(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function Ir(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Lr(e) {
	return {
		change: e,
		out: Ir(A.fields, e, {}, [])
	};
}
function Rr(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: A.name,
		action: e,
		changes: t
	});
	return [
		...Br(n("update"), t).map(r("update")),
		...Br(n("create"), t).map(r("create")),
		...zr(n("destroy"), t).map(r("destroy"))
	];
}
function zr(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function Br(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(Lr(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
const Vr = {
	moved: [],
	unconverted: []
};
async function Hr(e, t, n) {
	let r = (e) => ({
		due: [],
		outcomes: [],
		blocked: t.map((t) => ({
			planned: t,
			why: e
		}))
	}), i = e.stop.reason();
	if (i !== void 0) return r(i);
	let a = t.filter(({ change: e }) => n || Jr(e)), o = await Y(async () => ({
		live: await $(e, a.map(({ change: e }) => e.id)),
		languages: a.some(({ change: e }) => Kr(e)) ? await e.languages.all() : []
	}));
	if (!o) return r(Wr);
	let { live: s, languages: c } = o, l = new Map(s.objects.map((e) => [e.key_id, e])), u = new Set(s.unusable.map(({ id: e }) => e)), d = new Set(a), f = [], p = [], m = [], h = [];
	for (let n of t) {
		let { change: t } = n;
		if (!d.has(n)) {
			f.push({
				planned: n,
				now: n,
				kept: Vr
			});
			continue;
		}
		let r = l.get(String(t.id));
		if (!r && (u.has(String(t.id)) || u.has(void 0))) {
			m.push({
				planned: n,
				why: Ur("")
			});
			continue;
		}
		if (!r) {
			p.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Gr
				}
			});
			continue;
		}
		let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = Kr(t) ? c.filter((e) => !i.has(e)) : [];
		if (a.length > 0) {
			m.push({
				planned: n,
				why: Ur(` (no usable ${a.join(", ")} text)`)
			});
			continue;
		}
		let { open: o, kept: s } = Yr(t, r, e.context);
		if (o.length === 0) {
			p.push({
				change: t,
				outcome: Qr({
					state: "done",
					id: t.id
				}, t, s)
			});
			continue;
		}
		let g = Lr({
			...t,
			fields: o
		});
		qr(g.change) && e.beforeReshaping.set(t.ref, r), f.push({
			planned: n,
			now: g,
			kept: s,
			before: r
		});
		let _ = Ae(g.change, r, e.context);
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
function Ur(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const Wr = "The key could not be read again just before it was to be written, so it was not written. Apply again.", Gr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Kr(e) {
	return qr(e) || e.fields.some(_);
}
function qr({ kind: e, fields: t }) {
	return t.some((t) => le(e, t));
}
function Jr({ fields: e }) {
	return e.some((e) => {
		let { field: t, before: n, after: r } = e, i = A.fields.find(({ name: e }) => e === t);
		return i?.merge && n !== void 0 ? i.carries?.(n, r) ?? !0 : i?.editState !== void 0 || _(e);
	});
}
function Yr(e, t, n) {
	let r = {
		...A.liveContext(t, n, e.label),
		platforms: Zr(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = A.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || ge(e.id, m) !== d);
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
	o ||= a.some((e) => Xr(e, "text"));
	let s = o && i.some((e) => Xr(e, "shape")), c = i.filter((e) => s && (Xr(e, "shape") || Xr(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function Xr({ field: e }, t) {
	return A.fields.some((n) => n.name === e && n.role === t);
}
function Zr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? q.filter((e) => n.includes(e)) : t.platforms;
}
function Qr(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${$r(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${$r(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = $r(t.filter((e) => !i.includes(e)));
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
function $r(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function ei(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(ti),
		outcomes: [],
		blocked: []
	}, o = 0, s = () => [...a.outcomes, ...a.blocked.flatMap(({ planned: e, why: t }) => n ? Yn([e], n.error) : Zn([e], t))];
	try {
		let c = await r.updateKeys(i, async () => {
			if (a = await Hr(e, t, n !== void 0 || o++ > 0), a.due.length === 0 || n && n.sent >= 5) throw new X();
			return {
				keys: a.due.map(({ now: e }) => oi(e)),
				...rr(e)
			};
		}), l = hn(a.due.map((e) => e.now), {
			keys: nr(c),
			errors: c.errors
		});
		return ri(e, a.due, l), [...s(), ...ai(a.due, await Vn(e, l))];
	} catch (t) {
		let r = a.due.map(({ planned: e }) => e);
		if (t instanceof X) return [...s(), ...n ? Xn(r, n.error) : []];
		if (!(t instanceof G)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...s(), ...await ii(e, r, {
				error: t,
				sent: i
			})];
		}
		return [...s(), ...ai(a.due, await ni(e, a.due, t, n))];
	}
}
function ti(e) {
	return {
		planned: e,
		now: e,
		kept: Vr
	};
}
function ni(e, t, n, r) {
	let i = new Map(t.map(({ now: e, planned: t }) => [e, t]));
	return Qn(e, t.map(({ now: e }) => e), n, (t) => ei(e, t.flatMap((e) => i.get(e) ?? []), r), r?.error);
}
function ri({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function ii(e, t, n) {
	return e.stop.reason() === void 0 ? an(n.error) && n.sent <= 2 && t.length > 1 ? $n(t, 2, (t) => ei(e, t, n)) : (await e.wait(tn(n)), ei(e, t, n)) : Yn(t, n.error);
}
function ai(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
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
function oi({ change: e, out: t }) {
	return {
		key_id: he(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const si = {
	kind: "key",
	observe: En,
	observeDeclared: lr,
	lookUp: ar,
	batches: Rr,
	open(e) {
		let t = new or(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? xr(n, t.filter(ui)) : e === "create" ? er(n, t.filter(ci).map(Lr)) : Ar(n, await ei(n, t.filter(li).map(Lr)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, ci = (e) => e.action === "create", li = (e) => e.action === "update", ui = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function di(e) {
	let t = j(e) ?? {}, n = B(t.webhook_id) || void 0, r = B(t.url) || void 0, i = F(t.events, B);
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
		branch: t.branch === null ? null : B(t.branch),
		events: i,
		event_lang_map: pi(t.event_lang_map)
	} };
}
function fi(e) {
	let t = e.map(di);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function pi(e) {
	return F(e, (e) => {
		let { event: t, lang_iso_codes: n } = j(e) ?? {}, r = B(t), i = F(n, B);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function mi(e, t) {
	let n = await Mt(() => e.webhooks(H(t)), (e) => B(j(e)?.webhook_id));
	if (!n) throw new J();
	return fi(n);
}
async function hi(e, t) {
	try {
		return z(await mi(e, t));
	} catch (e) {
		if (!(e instanceof J)) throw e;
		return P(U("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function gi(e, t, n) {
	let r = T.liveContext(t, n, vi(e, t, n)), i = pe(T, t, r), a = ie(e.fields);
	return {
		kind: T.name,
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
	return !de(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function vi({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => a(e, r) === n) ?? "";
}
function yi(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && a(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let o = i(e.id);
	return {
		kept: {
			...e,
			entry: {
				...e.entry,
				url: `\${${o}}`
			}
		},
		urls: { [o]: t }
	};
}
function bi({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = yi(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function xi(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [H(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await Si(e, t), l) throw new X();
		});
		if (L(n) === !0) return {
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
		if (rn(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return Z(on(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? Ci(e, t, r) : (n && await o(tn(n)), xi(e, t, i));
	}
	return Ci(e, t, void 0);
}
async function Si(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let c = di(await n.webhook(H(r), String(t.id)));
	if (!("webhook" in c)) return yr("webhook", c.unusable.lacks);
	if (ge(t.id, T.fingerprint(c.webhook)) !== t.seen) return vr("webhook", "removed");
	let l = await bi(e, se(T, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return l === void 0 ? void 0 : {
		state: "not attempted",
		message: l
	};
}
async function Ci({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(H(t), String(n.id)), r ? br("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof G)) throw e;
		return e instanceof K && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? Z(r) : sn;
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
		if (t instanceof X) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof G)) throw t;
		return rn(t) && e.stop.noteProjectRefused(t.message), Z(t);
	}
}
async function Ti(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [H(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		return ji(e, t, di(await i.updateWebhook(c, l, async () => {
			if (d = await Ei(e, t, di(await u())), d) throw new X();
			return await ki(e), n;
		}))) ?? await Mi(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof X)) return Z(r.error);
		if (d) return d;
		if (!(i instanceof G)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw on(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await Mi(e, t, u);
			return n.state === "done" ? n : Z(i);
		}
		return await s(tn(a)), Ti(e, t, n, a);
	}
}
async function Ei(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: Oi
	};
	if (!Di(e, t, n.webhook)) {
		let r = ji(e, t, n);
		return r?.state === "done" ? r : vr("webhook", "updated");
	}
	let r = await bi(e, gi(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function Di({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = T.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = T.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return ve(T, a, s) === i;
}
const Oi = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function ki({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new X(t);
}
async function Ai(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await ki(e);
	try {
		let o = await r.createWebhook(H(i), n);
		return a.add(t.ref), ji(e, t, di(o)) ?? await Mi(e, t, () => Pi(e, n));
	} catch (r) {
		if (!(r instanceof G) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, $t]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await Y(() => Pi(e, n));
			if (a) return un(T, t, a, c);
		}
		return en(r, "webhook");
	}
}
function ji({ context: e }, t, n) {
	if (!(!("webhook" in n) || cn(T, t, n.webhook, e).length > 0)) return un(T, t, n.webhook, e);
}
async function Mi(e, t, n) {
	return ji(e, t, di(await Y(n))) ?? sn;
}
function Ni(e, t) {
	let n = Re([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return s(e.url, t.url) && r && n;
}
async function Pi(e, t) {
	let { objects: n, unusable: r } = await mi(e.client, e.projectId), i = n.find((e) => Ni(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => s(e, t.url)))) throw new J();
	return i;
}
function Fi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Ir(T.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: a(r, e.variables) }
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
	let i = (await Y(() => mi(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Bi(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Ri(e, t, s, n) : n.remark(Wi(t));
	}
}
async function Ri(e, t, n, r) {
	let i = Ii(t, Fi(e, t)), a = n.filter((n) => Ni(n, i) && un(T, t, n, e.context).state === "done");
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
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await Y(() => t.webhook(H(n), r)) ? [r] : [];
}
function Bi(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function Vi({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(H(t), n), !0;
	} catch (e) {
		if (e instanceof G) return !1;
		throw e;
	}
}
function Hi({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return U("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function Ui({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return U("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function Wi({ label: e, place: t }) {
	let n = `The webhooks could not be read again, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return U("twin-webhook", n, {
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
const Ji = [si, Gi];
// src/remote/remoteOf.ts
function Yi({ name: e }) {
	let t = Ji.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function Xi(e, t, ...n) {
	let r = await Qi(e, t, n);
	if (!r.ok) return r;
	let { project: i, statistics: a, kinds: o, languages: s } = r.value;
	return ea(i, o, (t) => Yi(t).observe(e, i.id, s, a));
}
async function Zi(e, t, { declarations: n, reviewed: r }) {
	let i = await Qi(e, t, n.map(({ declared: e }) => e));
	if (!i.ok) return i;
	let { project: a, statistics: o, kinds: s, languages: c } = i.value;
	return ea(a, s, async (t) => {
		let { observe: i, observeDeclared: s } = Yi(t), l = await s?.({
			client: e,
			project: a,
			statistics: o,
			languages: c,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: Ie(e, a.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return l ? z(l) : i(e, a.id, c, o);
	});
}
async function Qi(e, t, n) {
	let r = n.flatMap(me), i = V.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), a = await It(e, t, {
		languages: r.length > 0,
		names: i.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!a.ok) return a;
	let { project: o, details: s } = a.value, c = n.flatMap((e) => me(Ie(e, o.baseLanguage))), l = new Set(c.flatMap(({ language: e, ofText: t }) => t ? [e] : [])), u = o.segmentation ? [] : (o.languages ?? []).filter(({ iso: e }) => l.has(e)), d = j(j(s)?.statistics) ?? {};
	return z({
		project: o,
		statistics: d,
		kinds: i,
		languages: u
	});
}
async function $i(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await Pt(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return ea(a.value, n, (t) => Yi(t).observe(e, a.value.id, s), i);
}
async function ea(e, t, n, r = () => !1) {
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
	return z({
		project: e,
		objects: a
	});
}
async function ta(e, t, n) {
	let r = V.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([Pt(e, t, {
		languages: !0,
		names: i,
		texts: i
	}), ...r.map(async (r) => ({
		plural: r.plural,
		objects: await Yi(r).lookUp(e, t, n[r.plural] ?? [])
	}))]);
	if (!a.ok || o.some(({ objects: e }) => e.unusable.length > 0)) throw new J();
	return {
		project: a.value,
		objects: Object.fromEntries(o.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function na({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => _e(e.kind, t)));
}
function ra({ changes: e }) {
	return e.some((e) => e.action === "update" && (N(e.kind).backsUpWhole || ia(e)));
}
function ia({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? le(e, t) : !aa(t.before));
}
function aa(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function oa(e, t, n, r) {
	let i = new Set(Object.values(await y(e, r)).flat()), a = await f("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : Ct(t.working, n), s = new Map();
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + wt)) continue;
		let n = je(e, t);
		await Dt();
		for (let r of await sa(e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function sa(e, t) {
	try {
		let n = g(await ae(e, t));
		return V.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function ca({ texts: e }, t, n, i, a) {
	let o = e.filter(({ files: e }) => $e(e)), s = [];
	for (let e of o) for (let t of await r(e, i, a)) {
		let n = k(e, t);
		s.push({
			full: t,
			path: n,
			source: e,
			language: et(e, n)
		});
	}
	let c = new Set(Object.values(await y(n, a)).flat());
	for (let { full: e, source: n, language: r } of s) r !== void 0 && la(n, t).includes(r) && c.add(e);
	let l = new Map();
	for (let e of s) {
		if (a.aborted) break;
		if (!(c.has(e.full) || ua(e, t).some((e) => c.has(e)))) {
			await Dt();
			for (let t of await da(e, i)) l.has(t) || l.set(t, je(e.full, i));
		}
	}
	return l;
}
function la({ languages: e }, t) {
	return e ?? [t];
}
function ua({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : la(t, r).flatMap((n) => {
		let r = tt(t, e, n);
		return r === void 0 ? [] : [Ct(t.folder, r)];
	});
}
async function da({ full: e, path: t, source: n, language: r = "" }, i) {
	try {
		let a = g(await ae(e, i)), o = {
			source: {
				...n,
				alsoReads: "all"
			},
			language: r,
			...Qe(n, t)
		};
		return V.flatMap((t) => (t.textFiles?.read(e, a, o).entries ?? []).flatMap(({ values: e }) => Be(t.identity(e))));
	} catch {
		return [];
	}
}
// src/run/conflicts.ts
async function fa(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return ht(e, { entries: pa(r) });
	if (!i) return ht(e, await ma(e, t, n));
	let a = await i(), o = a && ke(a, t);
	return o?.is === "read" ? ht(e, { entries: pa(o.declared) }) : [];
}
function pa({ entries: e }) {
	return V.flatMap(({ plural: t }) => e[t] ?? []);
}
async function ma(e, t, { history: n, usable: r }) {
	let { versions: i } = await n.versions(Infinity, oe(t)), { textFiles: a } = t, o = new Map(i.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...o.values()].flatMap((t) => Te(e, t, a, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !o.has(e)
	};
}
// src/plan/agreed.ts
function ha(e, { entries: t, until: n, before: r }, i = []) {
	let a = new Set(), o = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of ya(o, t, i)) ga(e, n) && a.add(Fe(e));
	if (!r || a.size === 0) return a;
	for (let { question: e, text: t } of ya(o, r, i)) ga(e, t) && a.delete(Fe(e));
	return a;
}
function ga({ kind: e, live: t, forms: n }, r) {
	return n ? de(r) && de(t) && n.every((e) => r[e] === t[e]) : e.fields.some((e) => e.role === "text" && Sa(e, t, r));
}
function _a(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(ya(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t = Infinity, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => e >= t), l = va(t, i);
		return !l.has(_t(r, n, a)) || s.every((t) => [...l.values()].some((n) => n.every(({ texts: n }) => xe(n.get(e), t) !== void 0)) || c.some(({ texts: n }) => xe(n.get(e), t) === xe(o, t)));
	});
	return new Set(a.map(Fe));
}
function va(e, t) {
	let n = new Map();
	for (let r of t) {
		if ((r.latest ?? r.until) < e) continue;
		let t = r.until >= e ? [] : n.get(r.now) ?? [];
		n.set(r.now, [...t, r]);
	}
	return n;
}
function ya(e, t, n) {
	return e.flatMap((e) => {
		let { kind: r, entry: i, language: a } = e, o = vt(r, t).find(i), s = vt(r, n).namesakes(i), c = o && ba(r, o, i, s) ? o : void 0, l = c && yt(r, c, a);
		return l === void 0 ? [] : [{
			question: e,
			text: l
		}];
	});
}
function ba(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = xa(e, t), a = (t) => [...xa(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function xa(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => R([
		e.name,
		t,
		n
	]))));
}
function Sa(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function Ca(e, t, n) {
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
function wa(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : Ne(t))
	}));
}
// src/plan/movedNames.ts
function Ta(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => ze(e.kind, t).role === "identity").flatMap((n) => Be(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Ea(e) {
	let t = new Set(Ta(e, "after"));
	return Ta(e, "before").filter((e) => !t.has(e));
}
// src/plan/prune.ts
const Da = {
	destroys: [],
	kept: [],
	scope: 0
};
function Oa(e, { matched: t, unmatched: n }, r) {
	let i = E(e, r);
	if (i === void 0) return Da;
	let a = (t) => Ve(e, r) === "all" || ka(e.tags(t), r), o = [], s = [];
	for (let t of n) {
		if (!a(t) || i === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, c = Ye(e.tags(t), r), l = e.tags(t).find((e) => r.protectedTags.includes(e));
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
function ka(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function Aa(e, t, n, r, i) {
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
				place: Je(r, i, [])
			},
			problems: [n]
		};
	}), c = [...o, ...s], l = ja(c), u = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = Oa(e, {
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
function ja(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(Ma).length,
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
function Ma({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/filtered.ts
function Na(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Le(t, e)), a = new Map(Fa(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = ja(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ...ja(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter(Pa(t))]
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
function Pa(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => He(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function Fa(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of Ea(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? Ta(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
	for (let e = !0; e;) {
		e = !1;
		for (let t of i) {
			let n = r(t).find((e) => e !== t && !i.has(e));
			n && (i.delete(t), a.set(t, n), e = !0);
		}
	}
	return e.map((e) => {
		let t = a.get(e);
		return t ? Ia(e, t) : e;
	});
}
function Ia({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = w(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
function La(e, t, n) {
	let r = new Map();
	return (i) => Ra(e, t, n, i, r);
}
function Ra(t, n, r, i, a = new Map()) {
	let o = {
		project: n.project,
		rules: r,
		variables: t.variables,
		evidence: i
	}, s = e(t, n.project);
	if (s.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: s
	};
	let c = V.flatMap((e) => {
		let [r, i] = [t.entries[e.plural], n.objects[e.plural]];
		if (r && !i) throw Error(`live ${e.plural} were not read`);
		return r && i ? [Aa(e, r, i, o, a.get(e.name))] : [];
	});
	for (let { kind: e, comparison: t } of c) a.set(e.name, t);
	let { kinds: l, filter: u } = Na(c, r), d = (e) => u ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), f = [...s, ...l.flatMap((e) => e.problems)], p = Ze(f), m = l.flatMap((e) => e.destroys), h = u ? [] : l.flatMap((e) => e.unmanaged), g = l.flatMap((e) => e.kind.firstSends?.(Ba(e, o, p)) ?? []), _ = {
		format_version: 1,
		project: n.project,
		changes: [...l.flatMap(({ changes: e }) => e), ...p ? [] : m],
		kept: [...l.flatMap(({ kept: e }) => e), ...p ? m.map(Va) : []],
		skipped: l.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: Ua(l, ({ unchanged: e }) => e),
			unmanaged: Ua(l, d),
			by_kind: Object.fromEntries(l.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: d(e)
			}])),
			adopted: Ua(l, ({ changes: e }) => e.filter((e) => Ha(e, r)).length)
		},
		...g.length > 0 && { sends: g },
		...u && { filter: u }
	}, v = l.flatMap((e) => e.kind.hints?.(Ba(e, o, p)) ?? []);
	return {
		is: "planned",
		plan: _,
		facts: l.map((e) => za(e, p)),
		unmanaged: h,
		problems: [...f, ...v],
		matches: l.map(({ kind: e, comparison: t }) => ({
			kind: e,
			matches: t.matching.matches
		})),
		open: l.flatMap(({ open: e }) => e),
		keptTexts: l.flatMap(({ keptTexts: e }) => e)
	};
}
function za({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Ca(e, i, n.objects),
		created: wa(e, r)
	};
}
function Ba(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function Va({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function Ha(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Ua(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function Wa(e, n, r, i, a) {
	let o = La(e, n, r), s = r.writers ? we(r.writers) : t.writers, c = o({
		...t,
		writers: s
	});
	if (c.is === "stopped" || c.open.length === 0) return {
		...c,
		undecided: []
	};
	let l = await Ga(s, i);
	if (l.writers !== s && (c = o({
		...t,
		writers: l.writers
	})), c.is === "stopped" || c.open.length === 0) return {
		...c,
		undecided: []
	};
	let { agreed: u, why: d } = await Xa(c.open, e, i, a);
	u.size > 0 && (c = o({
		writers: l.writers,
		agreed: u
	}));
	let f = c.is === "stopped" ? [] : c.open.filter(({ isOurs: e }) => !e), p = i.writes ? "error" : "warning", m = [...l.why === void 0 ? [] : [Ka(f, l.why)], ...d === void 0 ? [] : [qa(f, d)]];
	return {
		...c,
		undecided: f.length === 0 ? [] : m.map((e) => ({
			...e,
			severity: p
		}))
	};
}
async function Ga(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: we(n.names) } : {
		writers: we([]),
		why: n.why
	};
}
function Ka(e, t) {
	let n = `Lokaform cannot find out which user the token belongs to: ${t} So it cannot decide about ${o(e.length, "text")} that it may have written itself: ${Ya(e)}. ${Ja(e)} To decide ${e.length === 1 ? "it" : "them"}, set writers in lokaform.yaml to the address of this user.`;
	return U("unknown-writers", n, { reach: "project" });
}
function qa(e, t) {
	let n = `Lokaform cannot decide about ${o(e.length, "text")} that others wrote and that may have been in the manifests earlier: ${Ya(e)}. ${Ja(e)} The history of the manifests cannot be read: ${t}`;
	return U("unread-history", n, { reach: "project" });
}
function Ja({ length: e }) {
	return e === 1 ? "It is kept as it is in the project." : "They are kept as they are in the project.";
}
function Ya(e) {
	let t = e.slice(0, 5).map(({ kind: e, entry: t, language: n }) => `${e.label(t.values)} (${n})`), n = e.length - t.length;
	return t.join(", ") + (n > 0 ? ` and ${n} more` : "");
}
async function Xa(e, t, { history: n, manifests: r, asked: i, ...a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(Fe(e)));
	for (let t of Object.values(o?.entries ?? {})) c(ha(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0);
	if (d.length === 0) return { agreed: s };
	let f = pt(d.map(({ at: e = 0 }) => e)), p = await n.versions(f, r, i), { versions: m, merged: h } = Za(p, d, a);
	for (let e of [...m, ...h]) c(ha(u(), e, l));
	return c(_a(u(), m, l)), {
		agreed: s,
		...p.is === "unreadable" && !p.noRepository && { why: p.why }
	};
}
function Za({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => Te(t, e, r, i));
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
function Qa(e, t) {
	let n;
	return () => (n ??= $a(e, H(t)), n);
}
async function $a(e, t) {
	try {
		let n = j(await e.contributorMe(t)) ?? {}, r = [I(n.user_id), B(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof G) || e instanceof ut) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function eo(e, t, { cancellation: n, history: r, now: i, onProgress: a }, { usable: o, target: s, applied: c, findsConflicts: l = !0, writes: u = !1, reviewed: d = [], listsUnmanaged: f = !1 }) {
	let { settings: p } = t, m = {
		ownUser: Qa(e, p.id),
		history: r,
		manifests: oe(t),
		textFiles: t.textFiles,
		usable: o,
		writes: u
	};
	try {
		let n = s && ke(s, t), u = [{
			declared: t.declared,
			rules: p.rules
		}, ...n?.is === "read" ? [n] : []], h = await (f ? Xi(e, p.id, ...u.map((e) => e.declared)) : Zi(e, p.id, {
			declarations: u,
			reviewed: d
		}));
		if (!h.ok) return {
			is: "stopped",
			problems: [h.problem]
		};
		a?.({
			phase: "planning",
			project: p.name
		});
		let g = h.value, { baseLanguage: _ } = g.project, v = ee(t, g.project);
		if (v.length > 0) return {
			is: "stopped",
			problems: v
		};
		let y = Ie(t.declared, _), b = n?.is === "read" ? {
			...n,
			declared: Ie(n.declared, _)
		} : void 0, x = {
			now: Math.floor(i() / 1e3),
			target: b?.commit
		}, S = {
			...m,
			asked: x
		}, C = await Wa(y, g, p.rules, S, b?.declared), te = [
			...ce(p.languagePlaces, g.project),
			...C.problems,
			...l ? [] : C.undecided
		];
		if (C.is === "stopped") return {
			...C,
			problems: te
		};
		let w = {
			...S,
			history: to(r)
		}, T = b && await Wa(b.declared, g, b.rules, w), E = {
			target: b?.declared,
			applied: c,
			history: r,
			usable: o
		}, D = l ? await fa(C.keptTexts, t, E) : [], O = {
			...C,
			plan: gt(C.plan, D)
		}, k = n && ne(O, n, T);
		return {
			...O,
			live: g,
			problems: te,
			conflicts: [...l ? C.undecided : [], ...bt(D)],
			...k && { target: k }
		};
	} catch (e) {
		if (!(e instanceof G)) throw e;
		return e instanceof ut && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [no(e, t.declared)]
		};
	}
}
function to(e) {
	return { async versions(...t) {
		let n = await e.versions(...t), r = ({ until: e }) => e !== Infinity;
		return {
			...n,
			versions: n.versions.filter(r),
			merged: n.merged?.filter(r) ?? []
		};
	} };
}
function no(e, t) {
	let n = e instanceof K ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && ro(n, t);
	return U("api-error", e.message + io(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function ro(e, { entries: t }) {
	let n = V.flatMap(({ plural: e, fields: n }) => {
		let r = new Set(n.filter(We).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? d(t) : []));
	});
	return D(n)(e) !== e;
}
function io(e) {
	return e instanceof K && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function ao({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await oo(e, r, i, a, o, s);
	return [
		...Se(n, i.rules),
		...fe(e, t, i.rules, c, l),
		...co(e, a)
	];
}
async function oo({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && N(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await oa(c, o, a, s),
		unread: await ca(n, t, l, o, s)
	};
}
function so(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || na(e) || !ra(e) ? [] : [U("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function co(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !na(e) ? [] : [U("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/backup/text.ts
const lo = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, uo = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function fo(e, t) {
	let { backup: n, ...r } = po(e, []), { wrote: i, ...a } = n, o = new l({
		backup: a,
		...r
	});
	o.commentBefore = [
		` Project: ${So(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${So(e.restore)}`
	].join("\n");
	let s = V.map(({ name: e, plural: n }) => xo(n, t.filter(({ kind: t }) => t === e).map((e) => vo(e).entry), "")), c = t.map((e) => vo(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		o.toString(uo),
		xo("wrote", c, "  ") || "  wrote: []\n",
		...s
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${ho(u)}\n`;
}
function po({ restore: e, ...t }, n) {
	let r = V.flatMap(({ name: e, plural: t }) => {
		let r = n.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return r.length === 0 ? [] : [[t, r]];
	}), i = n.map(go);
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
function mo(e) {
	let [t, n] = lo.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : ho(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function ho(e) {
	return m("sha256").update(e).digest("hex");
}
function go({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = N(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const _o = new WeakMap();
function vo(e) {
	let t = _o.get(e) ?? {
		entry: yo(e.entry),
		wrote: yo(go(e))
	};
	return _o.set(e, t), t;
}
function yo(e) {
	let t = new l([e], { aliasDuplicateObjects: !1 });
	return v(t, { Scalar: (e, t) => bo(t) }), t.toString(uo);
}
function bo(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = p.QUOTE_DOUBLE);
}
function xo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function So(e) {
	return e.replace(Co, " ");
}
const Co = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, wo = lt([W(), nt()]), To = st({
	...Object.fromEntries(V.map(({ idMember: e }) => [e, wo.exactOptional()])),
	action: ot([...qe, "update"]),
	values: rt(W(), at()).default({})
}), Eo = st({
	format_version: ct(2),
	project: W().min(1),
	project_digest: W().exactOptional(),
	project_name: W(),
	time: W(),
	wrote: it(To)
}), Do = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Oo(e, t) {
	return Mo(jo(e, t.replaceAll("\r\n", "\n")));
}
const ko = "\n  - ";
function Ao(e, t, n) {
	let r = jo("", e), { problems: i } = Mo(r), a = JSON.stringify(r.yaml.value) === JSON.stringify(po(t, n)), o = i.find(({ severity: e }) => e === "error");
	if (a && !o) return;
	let s = n.find((e) => !N(e.kind).entry.schema.safeParse(e.entry).success), c = s ? `the ${s.kind} ${s.id}` : "all of it";
	throw Error(`a restore could not read ${c} from it.${o ? ` ${o.message}` : ""}`);
}
function jo(e, t) {
	let n = mo(t), r = n === "cut" ? t.lastIndexOf(ko) : -1;
	return {
		text: t,
		damage: n,
		yaml: C(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function Mo({ text: e, damage: t, yaml: n }) {
	let { members: r, problems: i } = re(n, ["backup", ...V.map(({ plural: e }) => e)]), a = [...n.problems, ...i], o = r.get("backup"), s = Eo.safeParse(o?.value), c = (e) => U("bad-backup", e, { place: Ge(n.file, o?.spot ?? n.spot) }), l = t !== "cut" || o !== void 0 || e.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(e), d = new Map(Object.entries(o?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [c(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (l && t) return { problems: [c(No(t, e.includes(ko) ? s.data?.wrote : void 0, r))] };
	if (!s.success) {
		let e = l ? `This is not a backup that this version can read: ${s.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: Ze(a) ? a : [...a, c(e)] };
	}
	let f = new Map(s.data.wrote.flatMap((e) => Fo(e).map((t) => [t, e]))), p = ({ name: e, plural: t, idMember: i, entry: o }) => {
		let s = r.get(t);
		if (!s) return [];
		let c = u(n, s, o);
		return mt(a, c.problems), c.entries.flatMap(({ values: t, spot: r }) => {
			let o = f.get(Lo(e, Io(t, i)));
			return o ? [{
				declared: {
					values: t,
					onCreate: {},
					file: n.file,
					spot: r
				},
				wrote: o
			}] : (a.push(U("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Ge(n.file, r) })), []);
		});
	}, m = Object.fromEntries(V.map((e) => [e.plural, p(e)]));
	if (Ze(a)) return { problems: a };
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
function No(e, t, n) {
	let r = new Set(V.flatMap(({ name: e, plural: t, idMember: r }) => {
		let i = n.get(t)?.value;
		return Array.isArray(i) ? i.map((t) => Lo(e, Io(t, r))) : [];
	})), i = t?.flatMap(Fo).filter((e) => !r.has(e)), a = e === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (i === void 0) return `${a} Its header cannot be read, or no entry follows. ${Do}`;
	if (i.length === 0) return `${a} ${Do}`;
	let o = i.length > Po ? ` and ${i.length - Po} more` : "";
	return `${a} Missing${e === "cut" ? " or cut" : ""}: ${i.slice(0, Po).join(", ")}${o}. ${Do}`;
}
const Po = 10;
function Fo(e) {
	return V.flatMap(({ name: t, idMember: n }) => {
		let r = Io(e, n);
		return r === void 0 ? [] : [Lo(t, r)];
	});
}
function Io(e, t) {
	return new Map(Object.entries(e ?? {})).get(t);
}
function Lo(e, t) {
	return `${e} ${t}`;
}
// src/files/backup.ts
var Ro = class extends Error {
	constructor(e, t) {
		super(`The backup ${e} cannot be written: ${b(t)}. Fix that, or choose another folder with backup-dir.`);
	}
};
function zo(e, t, r) {
	let i = new Date(r).toISOString().replace(/[-:]|\.\d+/g, ""), a = St(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${i}`), o;
	return {
		get path() {
			return o;
		},
		async write(t, r, i) {
			let s = o ?? `${a}.yaml`, l = !1;
			try {
				await Tt(e, { recursive: !0 });
				let u = {
					mode: 384,
					check: (e) => i(e, s)
				};
				o !== void 0 && await c(s, t(s), u);
				for (let e = 2; o === void 0 && !l; e++) l = await S(s, t(s), u), l || (s = `${a}-${e}.yaml`);
				if (r.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(r), null, 2)}\n`;
					await c(Bo(s), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await n(e), await n(xt(e)), o = s;
			} catch (e) {
				throw l && await Et(s, { force: !0 }).catch(() => {}), new Ro(s, e);
			}
		}
	};
}
function Bo(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
// node_modules/yocto-queue/index.js
var Vo = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Ho = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Vo(e);
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
function Uo(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Wo(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Ho(), r = 0, i = () => {
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
				Wo(t), e = t, queueMicrotask(() => {
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
function Wo(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const Go = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var Ko = class {
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
			return `${Go[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(Yo(e)), n = t ? qo(t, e) : e;
			return t !== void 0 && this.written.has(t) && Jo(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(Yo(e), e);
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
function qo(e, t) {
	return e.action === "update" && t.action === "update" && N(t.kind).mergeKept?.(e, t) || t;
}
function Jo(e, t) {
	return Re({ ...e.entry }, { ...t.entry }) && Re({ ...e.wrote }, { ...t.wrote });
}
function Yo({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var Xo = class {
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
}, Zo = class {
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
		let n = (e) => B(j(e)?.lang_iso) || void 0, r = await Mt(() => this.client.languages(e, { limit: 500 }), n), i = r && F(r, n);
		if (!i) throw new J();
		return i;
	}
};
// src/apply/order.ts
function Qo({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && ts(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...$o(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function $o(e) {
	let t = new Map();
	for (let n of e) for (let e of Ta(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, es(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function es(e, t) {
	let n = Ta(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function ts(e) {
	return e.fields.some(({ field: t }) => ze(e.kind, t).role === "identity");
}
// src/apply/apply.ts
function ns(e, { batchSize: t }) {
	return Qo(e).map((e) => V.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : Yi(n).batches(r, t);
	}));
}
async function rs(e, t, n) {
	let r = new Xo(), i = is(e, t, n), a = Uo(n.concurrency);
	await Dt();
	for (let e of ns(t, n)) {
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
function is(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: Ke,
			variables: n.variables,
			evidence: te
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Qt(n.halt, n.mayWrite),
		backup: new Ko(n.backup),
		languages: new Zo(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? Yi(N(e)).open(i);
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
function as(e, t, n) {
	let r = os(t.changes, (e) => R(ss(e))), i = new Set(e.changes.filter((e) => r.get(R(ss(e)))?.shift())), a = os([...r.values()].flat(), cs), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(cs(e))?.shift();
		return t && hs(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: fs(t ? ls(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: ps(e, n) ?? fs("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function os(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function ss(e) {
	let t = us(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		cs(e),
		e.label,
		r,
		n,
		i,
		ds(e),
		t
	];
}
function cs(e) {
	let { kind: t, action: n } = e;
	return R([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function ls(e, t) {
	let n = (e) => R(us(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && ds(e) !== ds(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function us(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function ds(e) {
	return e.action === "create" ? "" : e.seen;
}
function fs(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function ps(e, t) {
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && ms(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function ms(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function hs(e, t, n) {
	let r = N(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => R([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && ms(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function gs(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(Ot).join(" ");
}
// src/run/project.ts
async function _s(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await vs(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = O(e, a.folders);
		if (t) return {
			...l,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: Ss([n]),
			bugs: [n]
		};
	}
}
async function vs(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = jt(o), d = {
		apiUrl: n.apiUrl,
		onResponse: u.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, f = At(t.settings, {
		...d,
		signal: c,
		onProgress: o.onProgress
	}), p = At(t.settings, {
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
	let m = r?.get(s), h = await eo(f.value, m?.filter ? ys(m.filter.filters, t) : t, {
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
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b } = h, x = await ao(h, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...y, ...x.map(bs)],
			plan: _,
			unmanaged: v
		};
		return await o.onPlan(t), t;
	}
	let { advice: S, refuses: C } = await Me(t, h, g.project), ee = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: te
	}, { plan: w, notApplied: T } = m ? as(_, m, {
		...ee,
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
			...so(w, n),
			...S
		],
		plan: w,
		...n.unmanaged && { unmanaged: v },
		...h.target && { target: h.target },
		effort: { requests: ns(w, t.settings).flat().length },
		...T.length > 0 && { results: T }
	}, D = await o.onPlan(E);
	if (n.command === "plan" || x.length > 0 || C) return E;
	if (!D) return o.cancellation.stopped ? E : {
		...E,
		problems: [...E.problems, xs]
	};
	let O = await ws(p.value, w, t, n, o);
	return {
		...E,
		...O,
		results: [...O.results, ...T],
		problems: [...E.problems, ...O.problems]
	};
}
function ys(e, t) {
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
function bs(e) {
	return {
		...e,
		severity: "warning"
	};
}
const xs = U("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Ss(e) {
	return e.length === 0 ? [] : [U("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function Cs({ id: e, secrets: t }) {
	let n = new Xe();
	return n.hide(t), n.clean(e);
}
async function ws(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f, onProgress: p }) {
	let { concurrency: m, batchSize: h, useAutomations: g, id: _ } = n, v = Cs(n), y = i === void 0 ? void 0 : zo(i, n.name ?? v, l()), b = {
		project: v,
		...v !== _ && { project_digest: Pe(_) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, x = (e) => gs(je(e, u), a), S, C = async (e, t) => {
		let n = (e) => ({
			...b,
			restore: x(e)
		});
		await y?.write((t) => fo(n(t), e), t, (t, r) => Ao(t, n(r), e)).catch((e) => {
			throw S = e.message, e;
		});
	}, ee = n.name, te = t.changes.length, w = 0, T = () => p?.(w < te ? {
		phase: "applying",
		project: ee,
		count: {
			done: w,
			total: te,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: ee
	});
	T();
	let E, D = await rs(e, t, {
		variables: r.variables,
		concurrency: m,
		batchSize: h,
		useAutomations: g,
		halt: () => o.reason,
		mayWrite: async () => (E = await f?.toWrite(), E?.message),
		backup: y && {
			write: C,
			keepsUrls: d.GITHUB_ACTIONS !== "true"
		},
		wait: s,
		onBatch: (e, t) => {
			c(e, t), w += t.length, T();
		}
	}), O = t.changes.map((e) => ({
		change: e,
		outcome: D.of(e)
	})), { bugs: k, remarks: ne } = D;
	return {
		results: O,
		problems: [
			...E && !o.stopped ? [E] : [],
			...ne,
			...Ss(k),
			...S === void 0 ? [] : [U("backup-not-written", S, { reach: "project" })]
		],
		...y?.path !== void 0 && {
			backup: je(y.path, u),
			restore: x(y.path)
		},
		...k.length > 0 && { bugs: k }
	};
}
export { At as C, J as S, Ot as T, Kt as _, Bo as a, Pt as b, Za as c, _a as d, ta as f, Dn as g, kn as h, ns as i, Ra as l, hi as m, ws as n, Oo as o, $i as p, _s as r, no as s, xs as t, ha as u, Ht as v, jt as w, Ft as x, It as y };
