import { $ as e, $n as t, Bn as n, Cr as r, Dn as i, Dr as a, Er as o, F as s, Fn as c, Fr as l, Ft as u, Gn as d, Hn as f, Hr as p, In as m, Ir as h, It as g, Jr as _, Kn as v, L as y, Lr as b, Lt as x, M as S, Mn as C, Mt as w, On as T, P as E, S as D, Sr as O, Tn as k, Tr as A, Vn as ee, Vr as te, Wn as ne, Wr as re, X as ie, Y as ae, Yr as j, Zt as oe, _ as se, _r as ce, ar as le, at as ue, b as de, br as M, cn as fe, cr as pe, ct as me, d as he, dn as ge, dr as N, er as _e, f as ve, fr as P, g as ye, gr as be, h as xe, hn as F, hr as Se, ir as Ce, it as we, jn as I, jt as Te, kn as L, l as Ee, ln as De, lr as R, lt as Oe, mr as ke, nr as Ae, o as je, or as z, ot as Me, r as Ne, rr as Pe, rt as Fe, sn as Ie, sr as Le, st as Re, tr as ze, tt as Be, un as Ve, ur as He, v as Ue, vr as B, wr as We, x as Ge, xn as Ke, xr as V, y as qe, yn as Je, yr as H } from "./engine.js";
import { Bn as Ye, Bt as Xe, Ht as Ze, Rn as Qe, Sr as $e, U as et, Ut as tt, Vn as nt, Zt as rt, fn as it, ln as at, pn as ot, tn as U, un as st } from "./start.js";
import { _ as ct, f as lt, h as ut, i as dt, l as ft, n as pt, p as mt, u as ht, v as gt } from "./zod.js";
import { a as _t, l as W, o as G, s as vt, t as yt } from "./client.js";
import { c as K, d as bt, l as xt } from "./wire.js";
import { dirname as St, join as Ct, resolve as wt, sep as Tt } from "node:path";
import { mkdir as Et, rm as Dt } from "node:fs/promises";
import { setImmediate as Ot } from "node:timers/promises";
// src/run/readingClient.ts
var kt = class extends yt {
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
		return j(c ? new kt(l, r, c) : new yt(l));
	} catch (e) {
		if (!(e instanceof vt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return _(U("bad-setting", t + e.message));
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
var q = class extends Error {};
async function J(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof W || e instanceof q) return;
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
	return r.ok ? j(r.value.project) : r;
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
		if (e instanceof W) return;
		throw e;
	}
}
async function It(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(F(t)), n ? zt(e, t) : j(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && M(o, Bt);
	if (o && !s) return _(Vt("a language has no usable lang_iso"));
	let c = Lt(t, i, s, r);
	return c.ok ? j({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function Lt(e, t, n, r) {
	let i = V(t) ?? {}, a = V(i.settings) ?? {}, o = B(a.per_platform_key_names), s = B(a.segmentation), c = O(i.base_language_iso) || Rt(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? _(Vt(`the project has no usable ${l.join(" and ")}`)) : j({
		id: e,
		name: O(i.name) || e,
		type: O(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: B(a.auto_toggle_unverified)
	});
}
function Rt(e, t) {
	let n = H(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function zt(e, t) {
	let n = await Mt(() => e.languages(t, { limit: 500 }), (e) => O(V(e)?.lang_iso));
	return n ? j(n) : _(U("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function Bt(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = V(e) ?? {}, i = O(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: H(n),
		pluralForms: M(r, O) ?? []
	};
}
function Vt(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return U("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function Ht(e, t) {
	let n = V(e) ?? {}, r = H(n.key_id), i = Jt(n.key_name, (e) => O(e) || void 0), a = M(n.platforms, O), o = K.filter((e) => a?.includes(e)), s = Object.keys(pe(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Yt(Jt(n.filenames, O)), l = M(n.tags, O), u = B(n.is_plural), d = B(n.is_archived), f = Xt(n.translations), p = new Set(f?.map(({ language_iso: e }) => e)), m = t.filter((e) => !p.has(e));
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
	description: O,
	context: O,
	plural_name: O,
	is_hidden: B,
	char_limit: ce,
	custom_attributes: qt,
	modified_at_timestamp: r,
	translations_modified_at_timestamp: r
}, Wt = Object.entries(Ut);
function Gt(e) {
	return Object.fromEntries(Wt.map(([t, n]) => [t, n(e[t])]));
}
function Kt(e) {
	return Object.keys(Ut).filter((t) => e[t] === void 0);
}
function qt(e) {
	let t = O(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Jt(e, t) {
	let n = V(e) ?? {}, r = {};
	for (let e of K) {
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
		let e = Zt(V(n) ?? {});
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
		language_iso: O(e.language_iso),
		translation: O(e.translation),
		modified_by: H(e.modified_by),
		modified_by_email: O(e.modified_by_email),
		modified_at_timestamp: r(e.modified_at_timestamp),
		is_reviewed: B(e.is_reviewed),
		is_unverified: B(e.is_unverified)
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
function en(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`
	};
}
function tn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var Y = class extends Error {};
const nn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function rn(e) {
	return e instanceof G ? nn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function an(e) {
	return e.name === "TimeoutError" || e instanceof G && [
		413,
		502,
		504
	].includes(e.status);
}
function on(e, t) {
	return e instanceof G || e.mayHaveHappened || !t ? e : t;
}
function X(e) {
	return e instanceof _t && !e.mayHaveHappened ? {
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
	return K.every((n) => t.includes(n) === e.platforms.includes(n)) && K.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
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
	echoesOf({ key_name: e = "", platforms: t = [...K] }) {
		let n = new Set(t.map((t) => He(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => He(n, t) === He(e, t)));
	}
};
function vn({ name: e }) {
	return new Set(K.map((t) => He(e, t) ?? ""));
}
function yn(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/kinds/key/listed.ts
var Z = class {
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
	let i = new Z([]);
	if (i.add(r), r.totalCount !== i.size) throw new q();
	return r;
}
var Tn = class extends q {};
async function En(e, t, n, r = {}) {
	let i = n.map(({ iso: e }) => e), a = t === F(t) ? ce(r.keys_total) : void 0, o = await Dn(e, t, kn(n), () => new Z(i), a);
	return o.ok ? j(o.value.all()) : o;
}
async function Dn(e, t, n, r, i = 0) {
	let a = await jn(e, t, n, r(), i);
	if (On(a)) return j(a.listed);
	let o = await Mn(e, t, n, r());
	if (On(o)) return j(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return _(U("incomplete-live", s, { reach: "project" }));
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
			ids: a.map(({ key_id: e }) => H(e)),
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
async function Q(e, t, n = []) {
	let r = new Z(n);
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
		if (!(n instanceof Tn || n instanceof G && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Pn(e, t.slice(0, r)), ...await Pn(e, t.slice(r))];
	}
}
async function Fn(e, t) {
	let n = new Set(t.flatMap((e) => R(e))), r = [...n].every(bn) ? xn([...n]).map((e) => ({
		...Nn,
		filter_keys: e
	})) : [Nn], i = new Z([]);
	for (let t of r) i.addRead((await Rn(e, t)).reads());
	return Ln(i.all(), n);
}
async function In(e, t) {
	let n = new Set(t.flatMap((e) => R(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = Ln((await Rn(e, {})).all(), n), a = await Q(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function Ln({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(R(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Rn({ client: e, projectId: t }, n) {
	let r = await Dn(e, t, n, () => new Z([]));
	if (!r.ok) throw new q();
	return r.value;
}
// src/remote/key/confirm.ts
async function zn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !Un(e, t, n.key) : n.is === "silent" || Gn(n.error)).map(({ sent: e }) => e), r = await J(() => Fn(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(gn(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
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
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !Un(e, t, n.key)), r = await J(() => Q(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
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
	return cn(z, t, n, e).length === 0;
}
function Wn({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), un(z, n, r, e);
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
		outcome: X(t)
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
	else if (!(n instanceof G)) e.noteUnreachable(n.message);
	else if (t.length > 1) return $n(t, 2, r);
	else e.noteSingleRefused(n.message);
	return Yn(t, on(n, i));
}
async function $n(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) xt(i, await n(e.slice(t, t + r)));
	return i;
}
// src/remote/key/createKeys.ts
async function er(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return $n(t, Math.ceil(t.length / n.max), (t) => er(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Zn(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(ir),
			...rr(e)
		});
		return await zn(e, pn(t, {
			keys: nr(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof W)) throw r;
		return an(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? tr(e, t, r) : Qn(e, t, r, (t) => er(e, t), void 0);
	}
}
async function tr(e, t, n) {
	let r = [], i = t;
	for (let t of [0, $t]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Yn(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await J(() => Fn(e, a)), s = gn(i, o?.objects ?? []);
		if (xt(r, await zn(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...i.map(({ change: e }) => ({
		change: e,
		outcome: en(n, "key")
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
	}, a = await Q(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await In(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
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
		let e = `After a write, the service names another writer of texts that were not sent: ${[...this.#e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
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
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = ce(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => o(z, e) !== "off")) return;
	let s = ur(r);
	if (![...s.names].every(bn)) return;
	let c = xn([...s.names]).length + Sn([...s.ids]).length;
	if (!(Math.max(1, c) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([dr(e, s), gr(e, a)]), r = n - t.length;
		return r >= 0 && _r(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof q || e instanceof G && sr.includes(e.status)) return;
		throw e;
	}
}
function ur(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...R(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function dr(e, { names: t, ids: n }) {
	let r = await fr(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await pr(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => hr(e.key_id, t.key_id));
}
async function fr(e, t) {
	let n = await Promise.all(xn([...t]).map(async (n) => (await mr(e, { filter_keys: n })).filter(({ key_name: e }) => R(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => R(e)));
	if (![...t].every((e) => r.has(e) || cr.test(e)) || n.some((e) => e.length === 0)) throw new q();
	return n.flat();
}
async function pr(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new q();
	let r = await Promise.all(Sn(t).map((t) => mr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new q();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function mr({ client: e, project: t, languages: n }, r) {
	let i = new Z(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await wn(a, {
		...kn(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new q();
	return [...o];
}
function hr(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function gr({ client: e, project: { id: t } }, n) {
	if (t === F(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new q();
	return r;
}
function _r(e, { declarations: t, reviewed: r }) {
	let i = new Set(e.map(({ key_id: e }) => e));
	return r.every((e) => "id" in e && i.has(String(e.id))) && t.every(({ entries: t, rules: r }) => ee(t, e, !1, n(r)).fresh.length === 0);
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
	} : X(t);
}
// src/remote/key/removeKeys.ts
async function xr(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await Sr(e, t, n), s.due.length === 0) throw new Y();
		return s.due.map(({ id: e }) => be(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof Y) return [...s.outcomes];
		if (!(e instanceof W)) throw e;
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
	let { backup: r, stop: i } = e, a = (e) => n ? X(n.error) : e, o = (e) => ({
		due: [],
		outcomes: kr(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await J(async () => {
		let n = await e.languages.all();
		return Q(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(Cr));
	let l = new Map(c.objects.map((e) => [e.key_id, e])), u = wr(c, e.context), d = [], f = [], p = [];
	for (let n of t) {
		let t = l.get(String(n.id)), r = u.get(String(n.id)) ?? u.get("");
		(t ? n.how === "archive" && t.is_archived : r === void 0) ? p.push({
			change: n,
			outcome: Er(n)
		}) : r === void 0 ? Tr(n, t) ? (d.push(n), f.push(Ce(z, t, n, e.context))) : p.push({
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
	let r = [...e.map((e) => [e.key_id, [...new Set([...Kt(e), ...Pe(z, e, n)])]]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(r.filter(([, e]) => e.length > 0));
}
function Tr({ id: e, seen: t }, n) {
	return n !== void 0 && D(e, z.fingerprint(n)) === t;
}
function Er({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Dr(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await J(() => Q(e, i));
	if (a === void 0) return kr(t, r ? X(r) : sn);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? X(r) : sn
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
	}), r = await J(() => Q(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
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
	return t.filter((t) => De(e, t));
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
	let t = We(e, !0);
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
		out: Ir(z.fields, e, {}, [])
	};
}
function Rr(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: z.name,
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
	let a = t.filter(({ change: e }) => n || Jr(e)), o = await J(async () => ({
		live: await Q(e, a.map(({ change: e }) => e.id)),
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
	return qr(e) || e.fields.some(ze);
}
function qr({ kind: e, fields: t }) {
	return t.some((t) => De(e, t));
}
function Jr({ fields: e }) {
	return e.some((e) => {
		let { field: t, before: n, after: r } = e, i = z.fields.find(({ name: e }) => e === t);
		return i?.merge && n !== void 0 ? i.carries?.(n, r) ?? !0 : i?.editState !== void 0 || ze(e);
	});
}
function Yr(e, t, n) {
	let r = {
		...z.liveContext(t, n, e.label),
		platforms: Zr(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = z.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || D(e.id, m) !== d);
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
	return z.fields.some((n) => n.name === e && n.role === t);
}
function Zr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? K.filter((e) => n.includes(e)) : t.platforms;
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
			if (a = await Hr(e, t, n !== void 0 || o++ > 0), a.due.length === 0 || n && n.sent >= 5) throw new Y();
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
		if (t instanceof Y) return [...s(), ...n ? Xn(r, n.error) : []];
		if (!(t instanceof W)) throw t;
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
		key_id: be(String(e.id)),
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
	let t = V(e) ?? {}, n = O(t.webhook_id) || void 0, r = O(t.url) || void 0, i = M(t.events, O);
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
		branch: t.branch === null ? null : O(t.branch),
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
	return M(e, (e) => {
		let { event: t, lang_iso_codes: n } = V(e) ?? {}, r = O(t), i = M(n, O);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function mi(e, t) {
	let n = await Mt(() => e.webhooks(F(t)), (e) => O(V(e)?.webhook_id));
	if (!n) throw new q();
	return fi(n);
}
async function hi(e, t) {
	try {
		return j(await mi(e, t));
	} catch (e) {
		if (!(e instanceof q)) throw e;
		return _(U("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function gi(e, t, n) {
	let r = I.liveContext(t, n, vi(e, t, n)), i = Se(I, t, r), a = le(e.fields);
	return {
		kind: I.name,
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
	return !P(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function vi({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => m(e, r) === n) ?? "";
}
function yi(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && m(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = C(e.id);
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
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [F(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await Si(e, t), l) throw new Y();
		});
		if (B(n) === !0) return {
			state: "done",
			id: t.id
		};
	} catch (r) {
		if (l) return n ? X(n.error) : l;
		if (!(r instanceof W)) throw r;
		if (r instanceof G && r.status === 404) return {
			state: "done",
			id: t.id
		};
		if (rn(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return X(on(r, n?.error));
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
	let c = di(await n.webhook(F(r), String(t.id)));
	if (!("webhook" in c)) return yr("webhook", c.unusable.lacks);
	if (D(t.id, I.fingerprint(c.webhook)) !== t.seen) return vr("webhook", "removed");
	let l = await bi(e, Ce(I, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return l === void 0 ? void 0 : {
		state: "not attempted",
		message: l
	};
}
async function Ci({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(F(t), String(n.id)), r ? br("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof W)) throw e;
		return e instanceof G && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? X(r) : sn;
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
		if (t instanceof Y) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof W)) throw t;
		return rn(t) && e.stop.noteProjectRefused(t.message), X(t);
	}
}
async function Ti(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [F(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		return ji(e, t, di(await i.updateWebhook(c, l, async () => {
			if (d = await Ei(e, t, di(await u())), d) throw new Y();
			return await ki(e), n;
		}))) ?? await Mi(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof Y)) return X(r.error);
		if (d) return d;
		if (!(i instanceof W)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw on(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await Mi(e, t, u);
			return n.state === "done" ? n : X(i);
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
	let o = I.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = I.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Ge(I, a, s) === i;
}
const Oi = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function ki({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new Y(t);
}
async function Ai(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await ki(e);
	try {
		let o = await r.createWebhook(F(i), n);
		return a.add(t.ref), ji(e, t, di(o)) ?? await Mi(e, t, () => Pi(e, n));
	} catch (r) {
		if (!(r instanceof W) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, $t]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await J(() => Pi(e, n));
			if (a) return un(I, t, a, c);
		}
		return en(r, "webhook");
	}
}
function ji({ context: e }, t, n) {
	if (!(!("webhook" in n) || cn(I, t, n.webhook, e).length > 0)) return un(I, t, n.webhook, e);
}
async function Mi(e, t, n) {
	return ji(e, t, di(await J(n))) ?? sn;
}
function Ni(e, t) {
	let n = ke([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return c(e.url, t.url) && r && n;
}
async function Pi(e, t) {
	let { objects: n, unusable: r } = await mi(e.client, e.projectId), i = n.find((e) => Ni(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => c(e, t.url)))) throw new q();
	return i;
}
function Fi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Ir(I.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: m(r, e.variables) }
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
	let i = (await J(() => mi(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Bi(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Ri(e, t, s, n) : n.remark(Wi(t));
	}
}
async function Ri(e, t, n, r) {
	let i = Ii(t, Fi(e, t)), a = n.filter((n) => Ni(n, i) && un(I, t, n, e.context).state === "done");
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
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await J(() => t.webhook(F(n), r)) ? [r] : [];
}
function Bi(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function Vi({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(F(t), n), !0;
	} catch (e) {
		if (e instanceof W) return !1;
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
				entries: me(e, a.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return l ? j(l) : i(e, a.id, c, o);
	});
}
async function Qi(e, t, n) {
	let r = n.flatMap(Re), [{ kinds: i } = { kinds: [] }] = n, a = i.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), o = await It(e, t, {
		languages: r.length > 0,
		names: a.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!o.ok) return o;
	let { project: s, details: c } = o.value, l = n.flatMap((e) => Re(me(e, s.baseLanguage))), u = new Set([...l.flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(Me)]), d = s.segmentation ? [] : (s.languages ?? []).filter(({ iso: e }) => u.has(e)), f = V(V(c)?.statistics) ?? {};
	return j({
		project: s,
		statistics: f,
		kinds: a,
		languages: d
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
	return j({
		project: e,
		objects: a
	});
}
async function ta(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [o, ...s] = await Promise.all([Pt(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => ({
		plural: n.plural,
		objects: await Yi(n).lookUp(e, t, r[n.plural] ?? [])
	}))]);
	if (!o.ok || s.some(({ objects: e }) => e.unusable.length > 0)) throw new q();
	return {
		project: o.value,
		objects: Object.fromEntries(s.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function na({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => fe(e.kind, t)));
}
function ra({ changes: e }) {
	return e.some((e) => e.action === "update" && (L(e.kind).backsUpWhole || ia(e)));
}
function ia({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? De(e, t) : !aa(t.before));
}
function aa(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function oa(e, t, n, r) {
	let i = new Set(Object.values(await w(e, r)).flat()), a = await x("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : wt(t.working, n), s = new Map(), c = e[0]?.kinds ?? [];
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + Tt)) continue;
		let n = te(e, t);
		await Ot();
		for (let r of await sa(c, e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function sa(e, t, n) {
	try {
		let r = p(await re(t, n));
		return e.flatMap((e) => e.namesInManifest?.(t, r) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function ca({ kinds: e, texts: t }, n, r, i, a) {
	let o = t.filter(({ files: e }) => at(e)), s = [];
	for (let e of o) for (let t of await u(e, i, a)) {
		let n = g(e, t);
		s.push({
			full: t,
			path: n,
			source: e,
			language: st(e, n)
		});
	}
	let c = new Set(Object.values(await w(r, a)).flat());
	for (let { full: e, source: t, language: r } of s) r !== void 0 && la(t, n).includes(r) && c.add(e);
	let l = new Map();
	for (let t of s) {
		if (a.aborted) break;
		if (!(c.has(t.full) || ua(t, n).some((e) => c.has(e)))) {
			await Ot();
			for (let n of await da(e, t, i)) l.has(n) || l.set(n, te(t.full, i));
		}
	}
	return l;
}
function la({ languages: e }, t) {
	return e ?? [t];
}
function ua({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : la(t, r).flatMap((n) => {
		let r = ot(t, e, n);
		return r === void 0 ? [] : [wt(t.folder, r)];
	});
}
async function da(e, { full: t, path: n, source: r, language: i = "" }, a) {
	try {
		let o = p(await re(t, a)), s = {
			source: {
				...r,
				alsoReads: "all"
			},
			language: i,
			...it(r, n)
		};
		return e.flatMap((e) => (e.textFiles?.read(t, o, s).entries ?? []).flatMap(({ values: t }) => qe(e.identity(t))));
	} catch {
		return [];
	}
}
// src/plan/forgottenFiles.ts
function fa({ removed: e }, { name: t, plural: n }, r, i) {
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
		return [U("forgotten-manifest", l, { reach: "project" })];
	}
}
function pa(e, t, n, r, i = new Map()) {
	let a = (e) => t.flatMap((t) => e(t, t.kind));
	return [
		...ha(e, t, n),
		...a((t, r) => _a(e, t, r, n)),
		...a((e, t) => fa(e, t, r, i)),
		...a(va),
		...a((e, t) => ya(e, t, n)),
		...a((t, r) => ba(e, t, r, n)),
		...a((t, r) => xa(e, r, n))
	];
}
function ma(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : [$("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`)];
}
function ha(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: Sa(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => ga(e, i, n)) : i <= a ? [] : [$("too-many-destroyed", `The plan removes ${i} ${wa(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`)];
}
function ga({ of: e, count: t }, n, r) {
	let { kind: i } = e, { removed: a, removedPercent: s } = i.limits, c = (e, t) => $("too-many-destroyed", `The plan removes ${e}, but ${t}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${t.split(" ")[0]}.`), l = A(a, r);
	if (t > l) return [c(`${t} ${wa(i.words.removed)}`, `limits.${a.name} allows ${l}`)];
	let u = o(i, r) === "off" ? e.matched : e.scope, d = s ? A(s, r) : 100;
	return !s || u < 20 || t * 100 <= u * d ? [] : [c(`${t} of ${u} ${i.plural}`, `limits.${s.name} allows ${d} %`)];
}
function _a(e, { declared: t, scope: n }, r, i) {
	if (o(r, i) === "off") return [];
	let { name: a, plural: s, settings: c } = r, { mayBeEmptied: l = !1 } = r.limits, u = $e(c.prune);
	if (t === 0 && l) return [];
	if (t === 0) return [$("nothing-declared", `The setting ${u} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${u}: off.`)];
	let d = Ca(e, a).length;
	return d === 0 || d !== n ? [] : [$("all-destroyed", `The plan removes every ${a} that the setting ${u} covers (${n}). Check the project and the manifests. If you want this, ${l ? `first apply a manifest with only ${s}: [], which declares that there are none, or ` : ""}set ${u}: off and remove them in the project.`)];
}
function va({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return [$("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set new: true.`)];
	});
}
function ya({ live: e, declared: t, matched: n, namesakes: r }, { name: i, plural: a, limits: { minimumForWrongProject: o } }, { allowWrongProject: s }) {
	if (s || o === void 0 || t === 0 || e < o || n > 0 || r > 0) return [];
	let c = t === 1;
	return [$("foreign-project", `The project has ${e} ${a}. The manifests declare ${c ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${c ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`)];
}
function ba(e, { matched: t }, { name: n, plural: r, limits: { overwrittenPercent: i } }, a) {
	if (!i) return [];
	let o = A(i, a), s = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => Ie(n, e))).length;
	return t < 20 || s * 100 <= t * o ? [] : [$("too-many-overwritten", `The plan overwrites live values of ${s} of ${t} ${r}, but limits.${i.name} allows ${o} %. If you want to overwrite them, raise limits.${i.name} in lokaform.yaml.`)];
}
function xa({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = oe(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? [$("too-many-unverified", `${l}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`)] : c <= a ? [] : [$("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`)];
}
function Sa(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => fe(t, e)) : []);
	return Ca(e, t).length + n.length;
}
function Ca({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function wa(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function $(e, t) {
	return U(e, t, { reach: "project" });
}
// src/plan/earlierEntries.ts
function Ta(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Xe(t, n, i ? [i.name, r] : []).path;
}
function Ea(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const Da = new WeakMap();
function Oa(e, t, n) {
	let r = Da.get(t) ?? new Map();
	Da.set(t, r);
	let i = N([e.name, n?.name ?? null]), a = r.get(i) ?? Aa(e, n ? ka(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function ka(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Aa(e, t) {
	let n = new Map();
	for (let r of t) for (let t of ja(e, r).own) {
		let e = n.get(t);
		e ? e.push(r) : n.set(t, [r]);
	}
	let r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Na(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : ye(e, {
				target: a,
				head: [t]
			}, (t) => se(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Na(e, t).own).filter((e) => e !== t)
	};
}
function ja(e, t) {
	let { id: n, previously: r = [] } = Ue(e, t), i = qe(e.identity(t.values)).map(Pa);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(Pa)
	};
}
const Ma = new WeakMap();
function Na(e, t) {
	let n = Ma.get(e) ?? new WeakMap();
	Ma.set(e, n);
	let r = n.get(t) ?? ja(e, t);
	return n.set(t, r), r;
}
function Pa(e) {
	return `name ${e}`;
}
// src/run/textProblems.ts
function Fa(e, { reasons: t, writes: n, target: r }) {
	let i = new Set((r?.kept ?? []).filter(Ia).map(La)), a = (e) => i.has(La(e)), o = e.filter(({ item: e }) => e.reason === "conflict"), s = e.filter(({ item: e }) => e.reason === "undecided"), c = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let a = r && Oa(e, r.entries).find(t), o = a && Ea(e, a, n);
		return r !== void 0 && (o === void 0 || !ke(o, i ?? null));
	}, l = e.filter((e) => e.item.reason === "held" && c(e)), u = (e) => e ? "notice" : n || r ? "error" : "warning";
	return [
		...o.map((e) => Ra(e, a(e) ? "notice" : "error")),
		...[!0, !1].flatMap((e) => Ha(s.filter((t) => a(t) === e), t, u(e))),
		...l.map(za)
	];
}
function Ia({ item: { reason: e } }) {
	return e === "conflict" || e === "undecided";
}
function La({ item: { kind: e, id: t, part: n, declared: r } }) {
	return N([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function Ra({ item: e, entry: t, kind: n }, r) {
	let i = Ba({
		item: e,
		entry: t,
		kind: n
	}), a = `Both the file and the project changed the ${e.part} text, so it is not written. To keep the text of the project: lokaform pull --accept ${i}. To write the text of the file: lokaform apply --overwrite ${i}.`;
	return h(n, t, "conflict", a, {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: r
	});
}
function za({ item: e, entry: t, kind: n }) {
	let r = `The rule for ${e.part} is seed, so the project keeps its text, and the changed text of the file is not written. To write it: lokaform apply --overwrite ${Ba({
		item: e,
		entry: t,
		kind: n
	})}.`;
	return h(n, t, "conflict", r, {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: "warning"
	});
}
function Ba({ kind: e, entry: t, item: { part: n } }) {
	let [r = ""] = qe(e.identity(t.values));
	return k(`${r}:${n}`);
}
const Va = {
	"not committed": "The text of the file is not committed",
	"never agreed": "It is the first text of the file, and the text of the project is older, so git does not tell that they ever agreed",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Ha(e, t, n) {
	let r = new Map();
	for (let t of e) {
		let { place: e, part: n, cause: i } = t.item, a = N([
			e.file,
			n ?? null,
			i ?? null
		]);
		r.set(a, [...r.get(a) ?? [], t]);
	}
	return [...r.values()].flatMap((e) => {
		let [r] = e;
		if (!r) return [];
		let { place: i, part: a, cause: o = "undated" } = r.item, s = t.find((e) => e.cause === o)?.why, c = e.length === 1 ? Ba(r) : `${k(`*:${a}`)} --filter ${k(`file:${i.file}`)}`, l = e.length === 1 ? "the text" : "the texts", u = `${e.length === 1 ? `The ${a} text of ${r.item.label} differs from the project and is not written` : `${Ke(e.length)} ${a} texts of this file differ from the project and are not written; this is the first`}. ${Va[o]}${s === void 0 ? "." : `: ${s}`} To take ${l} of the project: lokaform pull --accept ${c}. To write ${l} of the file: lokaform apply --overwrite ${c}.`;
		return [U("undecided", u, {
			place: i,
			severity: n,
			reach: "change"
		})];
	});
}
async function Ua({ changes: e }, t, { history: n, manifests: r, textFiles: i, usable: a }) {
	let o = e.length > 0 ? await n.upstream?.(r) : void 0;
	if (!o) return [];
	let { name: s, ahead: c, texts: l } = o, u = t.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = l.flatMap(({ path: e, text: n }) => Oe(t, {
			path: e,
			now: e,
			text: n
		}, i, a)), o = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? o.get(e.label) : void 0, i = n && Oa(t, r).find(n);
			return !i || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let a = n === void 0 ? void 0 : Ea(t, i, n);
				return a !== void 0 && r !== void 0 && ke(a, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), d = u.slice(0, 5).join(", "), f = u.length > 5 ? ` and ${u.length - 5} more` : "", p = u.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${Je(u.length, "text")} of ${s} back: ${d}${f}.`, m = `The checked-out branch lacks ${Je(c, "commit")} of ${s}. ${p} To apply the newest files, run git pull first.`;
	return [U("behind-upstream", m, {
		severity: "warning",
		reach: "project"
	})];
}
// src/model/verdict.ts
const Wa = () => void 0, Ga = () => ({ is: "write" });
function Ka({ id: e, language: t }) {
	return N([e, t]);
}
// src/plan/facts.ts
function qa(e, t, n) {
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
function Ja(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : Le(t))
	}));
}
// src/plan/movedNames.ts
function Ya(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => i(e.kind, t).role === "identity").flatMap((n) => qe(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Xa(e) {
	let t = new Set(Ya(e, "after"));
	return Ya(e, "before").filter((e) => !t.has(e));
}
// src/plan/prune.ts
const Za = {
	destroys: [],
	kept: [],
	scope: 0
};
function Qa(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, s = a(e, i);
	if (s === void 0) return Za;
	let c = (t) => o(e, i) === "all" || eo(e.tags(t), i), l = [], u = [];
	for (let t of n) {
		if (!c(t) || s === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = nt(e.tags(t), i), a = e.tags(t).find((e) => i.protectedTags.includes(e));
		r === void 0 ? a === void 0 ? l.push(t) : u.push({
			...n,
			reason: "protected",
			tag: a
		}) : u.push({
			...n,
			reason: "foreign-owner",
			tag: r
		});
	}
	let d = l.map((t) => {
		let n = e.tags(t), i = $a(e, t, r);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: s,
			seen: D(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n },
			...i.length > 0 && { texts: i }
		};
	});
	return {
		destroys: [...d].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: u,
		scope: t.filter(c).length + d.length
	};
}
function $a(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.declare(t, r) : void 0;
		return P(n) ? Object.entries(n).map(([n, r]) => {
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
function eo(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function to(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : de(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
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
	}), c = [...o, ...s], l = no(c), u = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = Qa(e, {
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
function no(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(ro).length,
		problems: e.flatMap(({ problems: e }) => e),
		open: e.flatMap(({ open: e = [], entry: t, kind: n, live: r }) => e.map((e) => ({
			...e,
			kind: n,
			entry: t,
			object: r
		}))),
		keptTexts: e.flatMap(({ kept: e, entry: t, kind: n, live: r }) => e.flatMap((e) => "field" in e ? [{
			kind: n,
			entry: t,
			item: e,
			object: r
		}] : []))
	};
}
function ro({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/filtered.ts
function io(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => ve(t, e)), a = new Map(oo(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = no(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ...no(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter(ao(t))]
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = xe(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function ao(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => l(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function oo(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of Xa(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? Ya(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
	for (let e = !0; e;) {
		e = !1;
		for (let t of i) {
			let n = r(t).find((e) => e !== t && !i.has(e));
			n && (i.delete(t), a.set(t, n), e = !0);
		}
	}
	return e.map((e) => {
		let t = a.get(e);
		return t ? so(e, t) : e;
	});
}
function so({ kind: e, entry: t, live: n, change: r }, i) {
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
function co(e, t, n) {
	let r = new Map();
	return (i) => lo(e, t, n, i, r);
}
function lo(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = ue(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = e.kinds.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [to(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let { kinds: c, filter: l } = io(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], f = rt(d), p = c.flatMap((e) => e.destroys), m = l ? [] : c.flatMap((e) => e.unmanaged), h = c.flatMap((e) => e.kind.firstSends?.(fo(e, a, f)) ?? []), g = {
		format_version: 1,
		project: t.project,
		changes: [...c.flatMap(({ changes: e }) => e), ...f ? [] : p],
		kept: [...c.flatMap(({ kept: e }) => e), ...f ? p.map(po) : []],
		skipped: c.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: ho(c, ({ unchanged: e }) => e),
			unmanaged: ho(c, u),
			by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: ho(c, ({ changes: e }) => e.filter((e) => mo(e, n)).length)
		},
		...h.length > 0 && { sends: h },
		...l && { filter: l }
	}, _ = c.flatMap((e) => e.kind.hints?.(fo(e, a, f)) ?? []);
	return {
		is: "planned",
		plan: g,
		facts: c.map((e) => uo(e, f)),
		unmanaged: m,
		problems: [...d, ..._],
		matches: c.map(({ kind: e, comparison: { matching: t } }) => ({
			kind: e,
			matching: t
		})),
		open: c.flatMap(({ open: e }) => e),
		keptTexts: c.flatMap(({ keptTexts: e }) => e)
	};
}
function uo({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : qa(e, i, n.objects),
		created: Ja(e, r)
	};
}
function fo(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function po({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function mo(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function ho(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/plan/settle.ts
function go({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: _o
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
	} : {
		is: "pull",
		...Number.isFinite(c.since) && { landed: c.since }
	} : {
		is: "undecided",
		cause: "unread history",
		why: s
	};
}
const _o = "The files are not in a git repository.";
function vo(e, t, n, r) {
	let i = Ta(e.kind, e.entry, e.language), a = yo(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? yo(e, i, t, r) : a, s = n.flatMap((t) => {
		let n = So(e, t.entries, r);
		return n === void 0 || xo(n, So(e, t.before, r)) ? [] : [{
			said: n,
			at: t.until,
			...t.pulled !== void 0 && { pulled: t.pulled }
		}];
	});
	return {
		periods: bo(o, s),
		merged: s
	};
}
function yo(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, So(e, c.entries, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (xo(u, o.said)) continue;
		let { until: d, latest: f = d, pulled: p } = c;
		a.push({
			...o,
			since: f,
			...p !== void 0 && { pulled: p }
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
function bo(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && xo(t, e.said));
		return n?.pulled === void 0 ? e : {
			...e,
			pulled: n.pulled
		};
	});
}
function xo(e, t) {
	return N(e ?? null) === N(t ?? null);
}
function So({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = Oa(e, i).namesakes(t);
	return [a, o].flatMap((n) => Oa(e, r, n).find(t) ?? []).filter((n) => Co(e, n, t, s)).map((t) => Ea(e, t, n)).find((e) => e !== void 0);
}
function Co(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = wo(e, t), a = (t) => [...wo(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function wo(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => N([
		e.name,
		t,
		n
	]))));
}
// src/run/verdicts.ts
async function To(e, t, n, r) {
	let i = co(e, t, n), a = i(Wa);
	if (a.is === "stopped") return {
		...a,
		reasons: []
	};
	let o = n.accept.length > 0 ? "accept" : "overwrite", s = he(o, n[o], e, t.project);
	if (s.length > 0) return {
		is: "stopped",
		problems: s,
		reasons: []
	};
	let c = await Fo(n, r), l = (e) => ({
		...e,
		problems: [...e.problems, ...c]
	});
	if (a.open.length === 0) return {
		...l(a),
		reasons: []
	};
	let u = await Eo(a.open, e, n, r), d = new Map();
	for (let e of u.values()) e.is === "undecided" && "why" in e && d.set(e.cause, {
		cause: e.cause,
		why: e.why
	});
	return {
		...l(i((e) => u.get(Ka(e)))),
		reasons: [...d.values()]
	};
}
async function Eo(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), u = ({ by: e }) => l.is === "known" ? jo(l.names, e) : void 0, d = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (u(e) === !1 ? 0 : 2592e3), f = await r.versions(bt(e.map(d)), i, a), p = Mo(f, e, c), { overwrites: m = [] } = f, h = Object.values(t.entries).flatMap((e) => e ?? []), g, _ = new Map();
	for (let t of e) {
		let e = Oo(t, n, m), r = {
			...t,
			declared: Ea(t.kind, t.entry, t.language)
		}, i = Ao(t, r.declared), a = (e) => go(t, u(t), e, i);
		if (e === "write" || e === "pull") {
			_.set(Ka(t), { is: e });
			continue;
		}
		let s = f.is === "unreadable" && f.noRepository ? void 0 : {
			...vo(r, p.versions, p.merged, h),
			...f.is === "unreadable" && d(t) <= (f.back ?? Infinity) && { unread: f.why }
		};
		if (t.isHeld) {
			let e = s?.periods[0]?.since !== Infinity;
			_.set(Ka(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let c = a(s);
		if (c.is === "pull" && o && s) {
			g ??= o();
			let e = await g, n = e && So(r, e.entries[t.kind.plural] ?? [], h);
			e && !xo(n, r.declared) && (c = a(Do(s, n)));
		}
		_.set(Ka(t), ko(e, c, l));
	}
	return _;
}
function Do({ periods: [e, ...t], ...n }, r) {
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
function Oo({ kind: e, entry: t, object: n, language: r, isHeld: i, at: a }, { overwrite: o, accept: s }, c) {
	let l = {
		kind: e,
		entry: t,
		live: n
	}, u = (e) => Ee(e, l, r), d = (e) => e === "text" || e === "key" && !i, [f, p] = [u(o), u(s)];
	if (d(f)) return "write";
	if (d(p)) return "pull";
	if (f) return { is: "overwrite" };
	if (p) return { is: "accept" };
	let m = c.find((e) => (a ?? Infinity) < e.at && u([e.pattern]) !== void 0);
	return m && {
		is: "overwrite",
		overwritten: m
	};
}
function ko(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided";
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function Ao({ kind: e, live: t }, n) {
	let r = P(t) && P(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? P(n) && P(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function jo(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Mo({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => Oe(t, e, r, i));
	return {
		versions: e.map(({ text: e, ...t }) => ({
			...t,
			entries: o({
				...t,
				text: e
			})
		})),
		merged: t.map(({ before: e, ...t }) => ({
			...t,
			entries: o(t),
			before: o({
				...t,
				text: e
			})
		}))
	};
}
function No(e, t) {
	let n;
	return () => (n ??= Po(e, F(t)), n);
}
async function Po(e, t) {
	try {
		let n = V(await e.contributorMe(t)) ?? {}, r = [H(n.user_id), O(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The answer names no user."
		};
	} catch (e) {
		if (!(e instanceof W) || e instanceof _t) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function Fo({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (jo(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [U("unknown-writers", a, {
		severity: "warning",
		reach: "change"
	})];
}
// src/run/plan.ts
async function Io(t, n, { cancellation: r, history: i, now: a, onProgress: o }, { usable: s, target: c, applied: l, reportsTexts: u = !0, writes: d = !1, reviewed: f = [], listsUnmanaged: p = !1 }) {
	let { settings: m } = n, h = {
		ownUser: No(t, m.id),
		history: i,
		manifests: Be(n),
		textFiles: n.textFiles,
		usable: s,
		applied: l && (async () => ie(await l(), n))
	};
	try {
		let r = c && e(c, n), s = [{
			declared: n.declared,
			rules: m.rules
		}, ...r?.is === "read" ? [r] : []], l = await (p ? Xi(t, m.id, ...s.map((e) => e.declared)) : Zi(t, m.id, {
			declarations: s,
			reviewed: f
		}));
		if (!l.ok) return {
			is: "stopped",
			problems: [l.problem]
		};
		o?.({
			phase: "planning",
			project: m.name
		});
		let g = l.value, { baseLanguage: _ } = g.project, v = we(n, g.project);
		if (v.length > 0) return {
			is: "stopped",
			problems: v
		};
		let y = me(n.declared, _), b = r?.is === "read" ? {
			...r,
			declared: me(r.declared, _)
		} : void 0, x = {
			now: Math.floor(a() / 1e3),
			target: b?.commit
		}, S = {
			...h,
			asked: x
		}, C = await To(y, g, m.rules, S), w = [...Fe(m.languagePlaces, g.project), ...C.problems];
		if (C.is === "stopped") return {
			...C,
			problems: w
		};
		let T = b && await To(b.declared, g, b.rules, {
			...S,
			history: Lo(i),
			manifests: [...new Set([...h.manifests, ...b.manifests])]
		}), E = r && ae(C, r, T), D = d ? await Ua(C.plan, C.matches, h) : [], O = Fa(C.keptTexts, {
			reasons: C.reasons,
			writes: d,
			target: b && {
				entries: Object.values(b.declared.entries).flat(),
				kept: T?.is === "planned" ? T.keptTexts : []
			}
		});
		return {
			...C,
			live: g,
			problems: [...w, ...D],
			conflicts: u ? O : [],
			...E && { target: E }
		};
	} catch (e) {
		if (!(e instanceof W)) throw e;
		return e instanceof _t && r.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [Ro(e, n.declared)]
		};
	}
}
function Lo(e) {
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
function Ro(e, t) {
	let n = e instanceof G ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && zo(n, t);
	return U("api-error", e.message + Bo(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function zo(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(T).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? Ve(t) : []));
	});
	return ge(r)(e) !== e;
}
function Bo(e) {
	return e instanceof G && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Vo({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await Ho(e, r, i, a, o, s);
	return [
		...ma(n, i.rules),
		...pa(e, t, i.rules, c, l),
		...Wo(e, a)
	];
}
async function Ho({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && L(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await oa(c, o, a, s),
		unread: await ca(n, t, l, o, s)
	};
}
function Uo(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || na(e) || !ra(e) ? [] : [U("no-backup-dir", "The plan overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", {
		severity: "warning",
		reach: "project"
	})];
}
function Wo(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !na(e) ? [] : [U("no-backup-dir", "The plan removes keys, texts or webhooks, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { reach: "project" })];
}
// src/backup/text.ts
const Go = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, Ko = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function qo(e, t, n) {
	let { backup: r, ...i } = Jo(e, t, []), { wrote: a, ...o } = r, s = new ne({
		backup: o,
		...i
	});
	s.commentBefore = [
		` Project: ${rs(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${rs(t.restore)}`
	].join("\n");
	let c = e.map(({ name: e, plural: t }) => ns(t, n.filter(({ kind: t }) => t === e).map((e) => $o(e).entry), "")), l = n.map((e) => $o(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		s.toString(Ko),
		ns("wrote", l, "  ") || "  wrote: []\n",
		...c
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${Xo(u)}\n`;
}
function Jo(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(Zo);
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
function Yo(e) {
	let [t, n] = Go.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : Xo(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function Xo(e) {
	return Te("sha256").update(e).digest("hex");
}
function Zo({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = L(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const Qo = new WeakMap();
function $o(e) {
	let t = Qo.get(e) ?? {
		entry: es(e.entry),
		wrote: es(Zo(e))
	};
	return Qo.set(e, t), t;
}
function es(e) {
	let t = new ne([e], { aliasDuplicateObjects: !1 });
	return v(t, { Scalar: (e, t) => ts(t) }), t.toString(Ko);
}
function ts(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = d.QUOTE_DOUBLE);
}
function ns(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function rs(e) {
	return e.replace(is, " ");
}
const is = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, as = gt([ct(), lt()]), os = (e) => mt({
	format_version: ht(2),
	project: ct().min(1),
	project_digest: ct().exactOptional(),
	project_name: ct(),
	time: ct(),
	wrote: dt(mt({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, as.exactOptional()])),
		action: pt([...Ye, "update"]),
		values: ut(ct(), ft()).default({})
	}))
}), ss = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function cs(e, t, n) {
	return fs(e, ds(t, n.replaceAll("\r\n", "\n")));
}
const ls = "\n  - ";
function us(e, t, n, r) {
	let i = ds("", t), { problems: a } = fs(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(Jo(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !L(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function ds(e, t) {
	let n = Yo(t), r = n === "cut" ? t.lastIndexOf(ls) : -1;
	return {
		text: t,
		damage: n,
		yaml: f(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function fs(e, { text: n, damage: r, yaml: i }) {
	let { members: a, problems: o } = t(i, ["backup", ...e.map(({ plural: e }) => e)]), s = [...i.problems, ...o], c = a.get("backup"), l = os(e).safeParse(c?.value), u = (e) => U("bad-backup", e, { place: tt(i.file, c?.spot ?? i.spot) }), d = r !== "cut" || c !== void 0 || n.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(n), f = new Map(Object.entries(c?.value ?? {})).get("format_version");
	if (typeof f == "number" && f !== 2) return { problems: [u(`This backup has format ${f}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (d && r) return { problems: [u(ps(e, r, n.includes(ls) ? l.data?.wrote : void 0, a))] };
	if (!l.success) {
		let e = d ? `This is not a backup that this version can read: ${l.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: rt(s) ? s : [...s, u(e)] };
	}
	let p = new Map(l.data.wrote.flatMap((t) => hs(e, t).map((e) => [e, t]))), m = ({ name: e, plural: t, idMember: n, entry: r }) => {
		let o = a.get(t);
		if (!o) return [];
		let c = _e(i, o, r);
		return xt(s, c.problems), c.entries.flatMap(({ values: t, spot: r }) => {
			let a = p.get(_s(e, gs(t, n)));
			return a ? [{
				declared: {
					values: t,
					onCreate: {},
					file: i.file,
					spot: r
				},
				wrote: a
			}] : (s.push(U("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: tt(i.file, r) })), []);
		});
	}, h = Object.fromEntries(e.map((e) => [e.plural, m(e)]));
	if (rt(s)) return { problems: s };
	let { project: g, project_digest: _, project_name: v, time: y } = l.data, b = _ === void 0 ? {} : { projectDigest: _ };
	return {
		backup: {
			kinds: e,
			path: i.file.path,
			project: g,
			...b,
			projectName: v,
			time: y,
			entries: h
		},
		problems: s
	};
}
function ps(e, t, n, r) {
	let i = new Set(e.flatMap(({ name: e, plural: t, idMember: n }) => {
		let i = r.get(t)?.value;
		return Array.isArray(i) ? i.map((t) => _s(e, gs(t, n))) : [];
	})), a = n?.flatMap((t) => hs(e, t)).filter((e) => !i.has(e)), o = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (a === void 0) return `${o} Its header cannot be read, or no entry follows. ${ss}`;
	if (a.length === 0) return `${o} ${ss}`;
	let s = a.length > ms ? ` and ${a.length - ms} more` : "";
	return `${o} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, ms).join(", ")}${s}. ${ss}`;
}
const ms = 10;
function hs(e, t) {
	return e.flatMap(({ name: e, idMember: n }) => {
		let r = gs(t, n);
		return r === void 0 ? [] : [_s(e, r)];
	});
}
function gs(e, t) {
	return new Map(Object.entries(e ?? {})).get(t);
}
function _s(e, t) {
	return `${e} ${t}`;
}
// src/files/backup.ts
var vs = class extends Error {
	constructor(e, t) {
		super(`The backup ${e} cannot be written: ${E(t)}. Fix that, or choose another folder with --backup-dir.`);
	}
};
function ys(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Ct(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, c = !1;
			try {
				await Et(e, { recursive: !0 });
				let l = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await y(o, t(o), l);
				for (let e = 2; a === void 0 && !c; e++) c = await s(o, t(o), l), c || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await y(bs(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await S(e), await S(St(e)), a = o;
			} catch (e) {
				throw c && await Dt(o, { force: !0 }).catch(() => {}), new vs(o, e);
			}
		}
	};
}
function bs(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
// node_modules/yocto-queue/index.js
var xs = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Ss = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new xs(e);
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
function Cs(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), ws(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Ss(), r = 0, i = () => {
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
				ws(t), e = t, queueMicrotask(() => {
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
function ws(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const Ts = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var Es = class {
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
			return `${Ts[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(ks(e)), n = t ? Ds(t, e) : e;
			return t !== void 0 && this.written.has(t) && Os(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(ks(e), e);
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
function Ds(e, t) {
	return e.action === "update" && t.action === "update" && L(t.kind).mergeKept?.(e, t) || t;
}
function Os(e, t) {
	return ke({ ...e.entry }, { ...t.entry }) && ke({ ...e.wrote }, { ...t.wrote });
}
function ks({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var As = class {
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
}, js = class {
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
		let n = (e) => O(V(e)?.lang_iso) || void 0, r = await Mt(() => this.client.languages(e, { limit: 500 }), n), i = r && M(r, n);
		if (!i) throw new q();
		return i;
	}
};
// src/apply/order.ts
function Ms({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && Fs(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Ns(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Ns(e) {
	let t = new Map();
	for (let n of e) for (let e of Ya(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, Ps(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function Ps(e, t) {
	let n = Ya(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function Fs(e) {
	return e.fields.some(({ field: t }) => i(e.kind, t).role === "identity");
}
function Is(e, { batchSize: t = 500 }) {
	return Ms(e).map((e) => Ji.flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function Ls(e, t, n) {
	let r = new As(), i = Rs(e, t, n), a = Cs(n.concurrency);
	await Ot();
	for (let e of Is(t, n)) {
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
function Rs(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: Qe,
			variables: n.variables,
			verdicts: Ga
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Qt(n.halt, n.mayWrite),
		backup: new Es(n.backup),
		languages: new js(e, r),
		creates: { max: n.batchSize }
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? Yi({ name: e }).open(i);
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
function zs(e, t, n) {
	let r = Bs(t.changes, (e) => N(Vs(e))), i = new Set(e.changes.filter((e) => r.get(N(Vs(e)))?.shift())), a = Bs([...r.values()].flat(), Hs), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(Hs(e))?.shift();
		return t && Ys(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: Ks(t ? Us(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: qs(e, n) ?? Ks("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function Bs(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function Vs(e) {
	let t = Ws(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Hs(e),
		e.label,
		r,
		n,
		i,
		Gs(e),
		t
	];
}
function Hs(e) {
	let { kind: t, action: n } = e;
	return N([
		t,
		n,
		e.action === "create" ? e.identity : String(e.id)
	]);
}
function Us(e, t) {
	let n = (e) => N(Ws(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && Gs(e) !== Gs(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function Ws(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function Gs(e) {
	return e.action === "create" ? "" : e.seen;
}
function Ks(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function qs(e, t) {
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && Js(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function Js(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function Ys(e, t, n) {
	let r = L(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => N([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && Js(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function Xs(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(k).join(" ");
}
// src/run/project.ts
async function Zs(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await Qs(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = b(e, a.folders);
		if (t) return {
			...l,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: nc([n]),
			bugs: [n]
		};
	}
}
async function Qs(e, t, n, { saved: r, target: i, applied: a }, o) {
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
	let m = r?.get(s), h = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, g = await Io(f.value, m?.filter ? $s(m.filter.filters, t) : t, {
		...o,
		now: u.now
	}, {
		usable: n.usable,
		target: i,
		applied: a,
		reportsTexts: n.command !== "drift",
		writes: n.command === "apply",
		reviewed: m?.changes ?? [],
		listsUnmanaged: n.command === "drift" || h
	});
	if (g.is === "stopped") return {
		...e,
		problems: g.problems
	};
	let { live: _, plan: v, unmanaged: y, problems: b, conflicts: x } = g, S = await Vo(g, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...b, ...S.map(ec)],
			plan: v,
			unmanaged: y
		};
		return await o.onPlan(t), t;
	}
	let { advice: C, refuses: w } = await Ne(t, g, _.project), T = {
		project: _.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: Ga
	}, { plan: E, notApplied: D } = m ? zs(v, m, {
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
			...Uo(E, n),
			...C
		],
		plan: E,
		...h && { unmanaged: y },
		...g.target && { target: g.target },
		effort: { requests: Is(E, o).flat().length },
		...D.length > 0 && { results: D }
	}, k = await o.onPlan(O);
	if (n.command === "plan" || S.length > 0 || w) return O;
	if (!k) return o.cancellation.stopped ? O : {
		...O,
		problems: [...O.problems, tc]
	};
	let A = await ic(p.value, E, t, n, o);
	return {
		...O,
		...A,
		results: [...A.results, ...D],
		problems: [...O.problems, ...A.problems]
	};
}
function $s(e, t) {
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
function ec(e) {
	return {
		...e,
		severity: "warning"
	};
}
const tc = U("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function nc(e) {
	return e.length === 0 ? [] : [U("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function rc({ id: e, secrets: t }) {
	let n = new et();
	return n.hide(t), n.clean(e);
}
async function ic(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, batchSize: c = 500, onBatch: l, now: u, folders: d, environment: f, permission: p, onProgress: m }) {
	let { concurrency: h, useAutomations: g, id: _ } = n, v = rc(n), y = i === void 0 ? void 0 : ys(i, n.name ?? v, u()), b = {
		project: v,
		...v !== _ && { project_digest: je(_) },
		project_name: t.project.name,
		time: new Date(u()).toISOString().replace(/\.\d+/, "")
	}, x = (e) => Xs(te(e, d), a), S, C = async (e, t) => {
		let n = (e) => ({
			...b,
			restore: x(e)
		});
		await y?.write((t) => qo(r.kinds, n(t), e), t, (t, i) => us(r.kinds, t, n(i), e)).catch((e) => {
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
	let O, k = await Ls(e, t, {
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
	}), A = t.changes.map((e) => ({
		change: e,
		outcome: k.of(e)
	})), { bugs: ee, remarks: ne } = k;
	return {
		results: A,
		problems: [
			...O && !o.stopped ? [O] : [],
			...ne,
			...nc(ee),
			...S === void 0 ? [] : [U("backup-not-written", S, { reach: "project" })]
		],
		...y?.path !== void 0 && {
			backup: te(y.path, d),
			restore: x(y.path)
		},
		...ee.length > 0 && { bugs: ee }
	};
}
export { Pt as C, jt as D, At as E, It as S, q as T, hi as _, bs as a, Kt as b, No as c, Wa as d, Ga as f, $i as g, ta as h, Is as i, To as l, Ta as m, ic as n, cs as o, Fa as p, Zs as r, Ro as s, tc as t, lo as u, kn as v, Ft as w, Ht as x, Dn as y };
