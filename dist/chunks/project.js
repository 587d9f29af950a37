import { $ as e, $r as t, A as n, Br as r, Bt as i, Cr as a, Dr as o, F as s, Ft as c, G as l, Gr as u, Hr as d, Jr as f, Kr as p, Kt as m, M as h, Mr as g, N as _, Nr as v, Or as y, Pt as b, Q as x, Qr as S, Rn as ee, Rt as C, Sn as w, Sr as T, U as te, Ur as E, Ut as D, Vr as O, Wr as ne, Wt as k, X as re, Xt as A, Y as ie, Yr as ae, Z as oe, Zr as se, Zt as j, _i as ce, _r as M, ai as le, ar as ue, bi as de, ci as fe, di as N, ei as pe, et as me, fi as P, fr as he, g as ge, gi as _e, gr as F, h as ve, hi as ye, hr as be, ii as xe, ir as Se, jr as Ce, kr as we, li as Te, m as Ee, mi as I, mr as De, ni as Oe, oi as ke, p as Ae, pi as L, pr as je, q as Me, qr as R, r as Ne, ri as z, s as Pe, si as Fe, ti as B, u as Ie, ui as V, vi as Le, vr as H, w as Re, xi as ze, yr as Be, yt as U, zn as Ve, zt as He } from "./engine.js";
import { An as Ue, Dn as We, Jt as Ge, V as Ke, Y as W, an as qe, in as Je, kn as Ye, nn as Xe, q as Ze, qt as Qe, tn as $e } from "./start.js";
import { _ as G, f as et, h as tt, i as nt, l as rt, n as it, p as at, u as ot, y as st } from "./zod.js";
import { a as ct, l as K, o as q, s as lt, t as ut } from "./client.js";
import { c as J } from "./wire.js";
import { d as dt, f as ft, h as pt, m as mt, p as ht, u as gt } from "./markdown.js";
import { dirname as _t, join as vt, resolve as yt, sep as bt } from "node:path";
import { mkdir as xt, rm as St } from "node:fs/promises";
import { setImmediate as Ct } from "node:timers/promises";
// src/report/words/shellWord.ts
function wt(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/readingClient.ts
var Tt = class extends ut {
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
function Et({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: s, onProgress: c }) {
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
		return j(c ? new Tt(l, r, c) : new ut(l));
	} catch (e) {
		if (!(e instanceof lt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return A(W("bad-setting", t + e.message));
	}
}
function Dt({ onResponse: e, now: t }) {
	let n;
	return {
		onResponse(t) {
			n = t.date ?? n, e(t);
		},
		now: () => n ?? t()
	};
}
// src/remote/incompleteRead.ts
var Y = class extends Error {};
async function X(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof K || e instanceof Y) return;
		throw e;
	}
}
async function Ot(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await kt(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function kt(e, t) {
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
async function At(e, t, n) {
	let r = await Mt(e, t, n);
	return r.ok ? j(r.value.project) : r;
}
async function jt(e, t) {
	try {
		let n = await At(e, t, {
			languages: !0,
			names: !1,
			texts: !0
		});
		return n.ok ? n.value : void 0;
	} catch (e) {
		if (e instanceof K) return;
		throw e;
	}
}
async function Mt(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(U(t)), n ? Ft(e, t) : j(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && P(o, It);
	if (o && !s) return A(Lt("a language has no usable lang_iso"));
	let c = Nt(t, i, s, r);
	return c.ok ? j({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function Nt(e, t, n, r) {
	let i = L(t) ?? {}, a = L(i.settings) ?? {}, o = V(a.per_platform_key_names), s = V(a.segmentation), c = I(i.base_language_iso) || Pt(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? A(Lt(`the project has no usable ${l.join(" and ")}`)) : j({
		id: e,
		name: I(i.name) || e,
		type: I(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: V(a.auto_toggle_unverified)
	});
}
function Pt(e, t) {
	let n = N(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function Ft(e, t) {
	let n = await Ot(() => e.languages(t, { limit: 500 }), (e) => I(L(e)?.lang_iso));
	return n ? j(n) : A(W("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function It(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = L(e) ?? {}, i = I(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: N(n),
		pluralForms: P(r, I) ?? []
	};
}
function Lt(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return W("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function Rt(e, t) {
	let n = L(e) ?? {}, r = N(n.key_id), i = Wt(n.key_name, (e) => I(e) || void 0), a = P(n.platforms, I), o = J.filter((e) => a?.includes(e)), s = Object.keys(pe(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Gt(Wt(n.filenames, I)), l = P(n.tags, I), u = V(n.is_plural), d = V(n.is_archived), f = Kt(n.translations), p = new Set(f?.map(({ language_iso: e }) => e)), m = t.filter((e) => !p.has(e));
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
		...Vt(n),
		translations: f
	} };
}
const zt = {
	description: I,
	context: I,
	plural_name: I,
	is_hidden: V,
	char_limit: Te,
	custom_attributes: Ut,
	modified_at_timestamp: ye,
	translations_modified_at_timestamp: ye
}, Bt = Object.entries(zt);
function Vt(e) {
	return Object.fromEntries(Bt.map(([t, n]) => [t, n(e[t])]));
}
function Ht(e) {
	return Object.keys(zt).filter((t) => e[t] === void 0);
}
function Ut(e) {
	let t = I(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Wt(e, t) {
	let n = L(e) ?? {}, r = {};
	for (let e of J) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function Gt({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function Kt(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = qt(L(n) ?? {});
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
function qt(e) {
	return {
		language_iso: I(e.language_iso),
		translation: I(e.translation),
		modified_by: N(e.modified_by),
		modified_by_email: I(e.modified_by_email),
		modified_at_timestamp: ye(e.modified_at_timestamp),
		is_reviewed: V(e.is_reviewed),
		is_unverified: V(e.is_unverified)
	};
}
// src/remote/sending.ts
var Jt = class {
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
const Yt = 2e3;
function Xt(e, t, n = 1) {
	let r = n > 1 && en(e) ? " If this happens again, set `batch_size` to a lower number." : "", i = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${i} Apply again: the ${t} is created only if it is still missing.${r}`
	};
}
function Zt({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var Z = class extends Error {};
const Qt = [
	401,
	402,
	403,
	404,
	423,
	429
];
function $t(e) {
	return e instanceof q ? Qt.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function en(e) {
	return e.name === "TimeoutError" || e instanceof q && [
		413,
		502,
		504
	].includes(e.status);
}
function tn(e, t) {
	return e instanceof q || e.mayHaveHappened || !t ? e : t;
}
function Q(e) {
	return e instanceof ct && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
const nn = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function rn(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function an(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function on(e, t, n, r) {
	let i = an(e, t, n, r), [a] = i, [o] = rn(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${sn(e.after)} was sent, ${sn(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function sn(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const cn = { is: "silent" };
function ln(e, { keys: t, errors: n }) {
	let r = new Map(), i = new pn(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || un(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new pn(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? cn
	}));
}
function un(e, { platforms: t = [], filenames: n = {} }) {
	return J.every((n) => t.includes(n) === e.platforms.includes(n)) && J.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function dn(e, { keys: t, errors: n }) {
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
			} : cn
		};
	});
}
function fn(e, t) {
	return ln(e, {
		keys: t,
		errors: []
	});
}
var pn = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of mn(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of mn(n)) this.byName.set(e, hn(this.byName.get(e) ?? [], n));
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
	echoesOf({ key_name: e = "", platforms: t = [...J] }) {
		let n = new Set(t.map((t) => Oe(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => Oe(n, t) === Oe(e, t)));
	}
};
function mn({ name: e }) {
	return new Set(J.map((t) => Oe(e, t) ?? ""));
}
function hn(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/kinds/key/listed.ts
var gn = class {
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
		return Array.from(e, (e) => Rt(e, this.languages));
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
function _n(e) {
	return !e.includes(",");
}
function vn(e) {
	return bn(e, 2e3);
}
function yn(e) {
	return bn(e.map(String), 7e3);
}
function bn(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function xn({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new Sn();
	let i = new gn([]);
	if (i.add(r), r.totalCount !== i.size) throw new Y();
	return r;
}
var Sn = class extends Y {};
async function Cn(e, t, n, r = {}) {
	let i = n.map(({ iso: e }) => e), a = t === U(t) ? Te(r.keys_total) : void 0, o = await wn(e, t, En(n), () => new gn(i), a);
	return o.ok ? j(o.value.all()) : o;
}
async function wn(e, t, n, r, i = 0) {
	let a = await On(e, t, n, r(), i);
	if (Tn(a)) return j(a.listed);
	let o = await kn(e, t, n, r());
	if (Tn(o)) return j(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return A(W("incomplete-live", s, { reach: "project" }));
}
function Tn({ listed: e, total: t }) {
	return t === e.size;
}
function En(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function Dn(e) {
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
async function On(e, t, n, r, i) {
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
	}), s = Dn(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => Dn(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
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
async function kn(e, t, n, r) {
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
const An = {
	include_translations: !0,
	disable_references: !0
};
async function $(e, t, n = []) {
	let r = new gn(n);
	for (let n of await Promise.all(yn(t).map((t) => jn(e, t)))) r.add(n);
	return r.all();
}
async function jn(e, t) {
	try {
		return await xn(e, {
			...An,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof Sn || n instanceof q && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await jn(e, t.slice(0, r)), ...await jn(e, t.slice(r))];
	}
}
async function Mn(e, t) {
	let n = new Set(t.flatMap((e) => B(e))), r = [...n].every(_n) ? vn([...n]).map((e) => ({
		...An,
		filter_keys: e
	})) : [An], i = new gn([]);
	for (let t of r) i.addRead((await Fn(e, t)).reads());
	return Pn(i.all(), n);
}
async function Nn(e, t) {
	let n = new Set(t.flatMap((e) => B(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = Pn((await Fn(e, {})).all(), n), a = await $(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function Pn({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(B(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Fn({ client: e, projectId: t }, n) {
	let r = await wn(e, t, n, () => new gn([]));
	if (!r.ok) throw new Y();
	return r.value;
}
// src/remote/key/confirm.ts
async function In(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !Bn(e, t, n.key) : n.is === "silent" || Hn(n.error)).map(({ sent: e }) => e), r = await X(() => Mn(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(fn(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: r } = t, a = i.get(t);
		return {
			change: r,
			outcome: Ln(e, r, n, a && Vn(e, r, a))
		};
	});
}
function Ln(e, t, n, r) {
	switch (n.is) {
		case "stored": return r ?? Vn(e, t, n.key);
		case "refused": return r?.state === "done" ? r : Un(n.error);
		case "silent": return r ?? Wn;
	}
}
async function Rn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !Bn(e, t, n.key)), r = await X(() => $(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: zn(e, t, {
				answer: n,
				found: o && Vn(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function zn(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? Vn(e, t, n.key);
		case "refused": return Un(n.error);
		case "silent": return r?.state === "done" ? r : Gn(i);
	}
}
function Bn({ context: e }, { change: t }, n) {
	return rn(R, t, n, e).length === 0;
}
function Vn({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), on(R, n, r, e);
}
function Hn({ message: e }) {
	return /already taken/i.test(e);
}
function Un({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const Wn = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
};
function Gn(e) {
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
function Kn(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: Q(t)
	}));
}
function qn(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function Jn(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/splitRefused.ts
async function Yn({ stop: e }, t, n, r, i) {
	if ($t(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof q)) e.noteUnreachable(n.message);
	else if (t.length > 1) return Xn(t, 2, r);
	else e.noteSingleRefused(n.message);
	return Kn(t, tn(n, i));
}
async function Xn(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
// src/remote/key/createKeys.ts
async function Zn(e, t) {
	let n = await e.stop.beforeWrite();
	if (n !== void 0) return Jn(t, n);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(tr),
			...er(e)
		});
		return await In(e, ln(t, {
			keys: $n(n),
			errors: n.errors
		}));
	} catch (n) {
		if (!(n instanceof K)) throw n;
		return n.mayHaveHappened ? Qn(e, t, n) : Yn(e, t, n, (t) => Zn(e, t), void 0);
	}
}
async function Qn(e, t, n) {
	let r = [], i = t;
	for (let t of [0, Yt]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Kn(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await X(() => Mn(e, a)), s = fn(i, o?.objects ?? []);
		if (r.push(...await In(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...i.map(({ change: e }) => ({
		change: e,
		outcome: Xt(n, "key", t.length)
	}))];
}
function $n(e) {
	return e.flatMap((e) => {
		let t = Rt(e, []);
		return "key" in t ? t.key : [];
	});
}
function er({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function tr({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function nr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await $(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await Nn(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var rr = class {
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
		return [W("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
// src/remote/key/observeDeclared.ts
const ir = [
	400,
	404,
	413,
	414,
	431
], ar = /^[\w.:/-]+$/;
async function or(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = Te(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => de(R, e) !== "off")) return;
	let o = sr(r);
	if (![...o.names].every(_n)) return;
	let s = vn([...o.names]).length + yn([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([cr(e, o), pr(e, a)]), r = n - t.length;
		return r >= 0 && mr(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof Y || e instanceof q && ir.includes(e.status)) return;
		throw e;
	}
}
function sr(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...B(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function cr(e, { names: t, ids: n }) {
	let r = await lr(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await ur(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => fr(e.key_id, t.key_id));
}
async function lr(e, t) {
	let n = await Promise.all(vn([...t]).map(async (n) => (await dr(e, { filter_keys: n })).filter(({ key_name: e }) => B(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => B(e)));
	if (![...t].every((e) => r.has(e) || ar.test(e)) || n.some((e) => e.length === 0)) throw new Y();
	return n.flat();
}
async function ur(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new Y();
	let r = await Promise.all(yn(t).map((t) => dr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new Y();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function dr({ client: e, project: t, languages: n }, r) {
	let i = new gn(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await xn(a, {
		...En(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new Y();
	return [...o];
}
function fr(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function pr({ client: e, project: { id: t } }, n) {
	if (t === U(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new Y();
	return r;
}
function mr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => y(t, e, !1, o(n)).fresh.length === 0);
}
// src/remote/removal.ts
function hr(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function gr(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function _r(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : Q(t);
}
// src/remote/key/removeKeys.ts
async function vr(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await yr(e, t, n), s.due.length === 0) throw new Z();
		return s.due.map(({ id: e }) => fe(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof Z) return [...s.outcomes];
		if (!(e instanceof K)) throw e;
		$t(e) && a.noteProjectRefused(e.message), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(Zt(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await vr(e, f, t)];
	}
	return [...p, ...await wr(e, f, l, d && tn(d, n?.error))];
}
async function yr(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Q(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Er(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await X(async () => {
		let n = await e.languages.all();
		return $(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(br));
	let l = new Map(c.objects.map((e) => [e.key_id, e])), d = xr(c, e.context), f = [], p = [], m = [];
	for (let n of t) {
		let t = l.get(String(n.id)), r = d.get(String(n.id)) ?? d.get("");
		(t ? n.how === "archive" && t.is_archived : r === void 0) ? m.push({
			change: n,
			outcome: Cr(n)
		}) : r === void 0 ? Sr(n, t) ? (f.push(n), p.push(u(R, t, n, e.context))) : m.push({
			change: n,
			outcome: hr("key", "removed")
		}) : m.push({
			change: n,
			outcome: a(gr("key", r))
		});
	}
	if (f.length === 0) return {
		due: f,
		outcomes: m
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...m, ...Er(f, Tr(n.error))]
	};
	let h = await r.keep(p, "removed") ?? await i.beforeWrite();
	return h === void 0 ? {
		due: f,
		outcomes: m
	} : {
		due: [],
		outcomes: [...m, ...Er(f, a({
			state: "not attempted",
			message: h
		}))]
	};
}
const br = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function xr({ objects: e, unusable: t }, n) {
	let r = [...e.map((e) => [e.key_id, [...new Set([...Ht(e), ...ne(R, e, n)])]]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(r.filter(([, e]) => e.length > 0));
}
function Sr({ id: e, seen: t }, n) {
	return n !== void 0 && ge(e, R.fingerprint(n)) === t;
}
function Cr({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function wr(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await X(() => $(e, i));
	if (a === void 0) return Er(t, r ? Q(r) : nn);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? Q(r) : nn
		} : {
			change: e,
			outcome: i || o.has(t) ? Tr(r) : Cr(e)
		};
	});
}
function Tr(e) {
	return e ? _r("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function Er(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
async function Dr(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Or(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await X(() => $(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: Ar(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function Or({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return kr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function kr({ kind: e, fields: t }) {
	return t.filter((t) => je(e, t));
}
function Ar({ change: e, before: t, written: n }, r, i) {
	let [a] = kr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = jr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function jr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, Mr(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = Mr(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function Mr(e, { is_plural: t }) {
	let n = _e(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function Nr(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Pr(e) {
	return {
		change: e,
		out: Nr(R.fields, e, {}, [])
	};
}
function Fr(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: R.name,
		action: e,
		changes: t
	});
	return [
		...Lr(n("update"), t).map(r("update")),
		...Lr(n("create"), t).map(r("create")),
		...Ir(n("destroy"), t).map(r("destroy"))
	];
}
function Ir(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function Lr(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(Pr(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
const Rr = {
	moved: [],
	unconverted: []
};
async function zr(e, t, n) {
	let r = (e) => ({
		due: [],
		outcomes: [],
		blocked: t.map((t) => ({
			planned: t,
			why: e
		}))
	}), i = e.stop.reason();
	if (i !== void 0) return r(i);
	let a = t.filter(({ change: e }) => n || Gr(e)), o = await X(async () => ({
		live: await $(e, a.map(({ change: e }) => e.id)),
		languages: a.some(({ change: e }) => Ur(e)) ? await e.languages.all() : []
	}));
	if (!o) return r(Vr);
	let { live: s, languages: c } = o, l = new Map(s.objects.map((e) => [e.key_id, e])), u = new Set(s.unusable.map(({ id: e }) => e)), d = new Set(a), f = [], p = [], m = [], h = [];
	for (let n of t) {
		let { change: t } = n;
		if (!d.has(n)) {
			f.push({
				planned: n,
				now: n,
				kept: Rr
			});
			continue;
		}
		let r = l.get(String(t.id));
		if (!r && (u.has(String(t.id)) || u.has(void 0))) {
			m.push({
				planned: n,
				why: Br("")
			});
			continue;
		}
		if (!r) {
			p.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Hr
				}
			});
			continue;
		}
		let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = Ur(t) ? c.filter((e) => !i.has(e)) : [];
		if (a.length > 0) {
			m.push({
				planned: n,
				why: Br(` (no usable ${a.join(", ")} text)`)
			});
			continue;
		}
		let { open: o, kept: s } = Kr(t, r, e.context);
		if (o.length === 0) {
			p.push({
				change: t,
				outcome: Yr({
					state: "done",
					id: t.id
				}, t, s)
			});
			continue;
		}
		let g = Pr({
			...t,
			fields: o
		});
		Wr(g.change) && e.beforeReshaping.set(t.ref, r), f.push({
			planned: n,
			now: g,
			kept: s,
			before: r
		});
		let _ = E(g.change, r, e.context);
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
function Br(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const Vr = "The key could not be read again just before it was to be written, so it was not written. Apply again.", Hr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Ur(e) {
	return Wr(e) || e.fields.some(d);
}
function Wr({ kind: e, fields: t }) {
	return t.some((t) => je(e, t));
}
function Gr({ fields: e }) {
	return e.some((e) => {
		let { field: t, before: n, after: r } = e, i = R.fields.find(({ name: e }) => e === t);
		return i?.merge && n !== void 0 ? i.carries?.(n, r) ?? !0 : i?.editState !== void 0 || d(e);
	});
}
function Kr(e, t, n) {
	let r = {
		...R.liveContext(t, n, e.label),
		platforms: Jr(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = R.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || ge(e.id, m) !== d);
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
	o ||= a.some((e) => qr(e, "text"));
	let s = o && i.some((e) => qr(e, "shape")), c = i.filter((e) => s && (qr(e, "shape") || qr(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function qr({ field: e }, t) {
	return R.fields.some((n) => n.name === e && n.role === t);
}
function Jr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? J.filter((e) => n.includes(e)) : t.platforms;
}
function Yr(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${Xr(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${Xr(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = Xr(t.filter((e) => !i.includes(e)));
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
function Xr(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Zr(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Qr),
		outcomes: [],
		blocked: []
	}, o = 0, s = () => [...a.outcomes, ...a.blocked.flatMap(({ planned: e, why: t }) => n ? Kn([e], n.error) : Jn([e], t))];
	try {
		let c = await r.updateKeys(i, async () => {
			if (a = await zr(e, t, n !== void 0 || o++ > 0), a.due.length === 0 || n && n.sent >= 5) throw new Z();
			return {
				keys: a.due.map(({ now: e }) => ri(e)),
				...er(e)
			};
		}), l = dn(a.due.map((e) => e.now), {
			keys: $n(c),
			errors: c.errors
		});
		return ei(e, a.due, l), [...s(), ...ni(a.due, await Rn(e, l))];
	} catch (t) {
		let r = a.due.map(({ planned: e }) => e);
		if (t instanceof Z) return [...s(), ...n ? qn(r, n.error) : []];
		if (!(t instanceof K)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...s(), ...await ti(e, r, {
				error: t,
				sent: i
			})];
		}
		return [...s(), ...ni(a.due, await $r(e, a.due, t, n))];
	}
}
function Qr(e) {
	return {
		planned: e,
		now: e,
		kept: Rr
	};
}
function $r(e, t, n, r) {
	let i = new Map(t.map(({ now: e, planned: t }) => [e, t]));
	return Yn(e, t.map(({ now: e }) => e), n, (t) => Zr(e, t.flatMap((e) => i.get(e) ?? []), r), r?.error);
}
function ei({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function ti(e, t, n) {
	return e.stop.reason() === void 0 ? en(n.error) && n.sent <= 2 && t.length > 1 ? Xn(t, 2, (t) => Zr(e, t, n)) : (await e.wait(Zt(n)), Zr(e, t, n)) : Kn(t, n.error);
}
function ni(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Yr(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
function ri({ change: e, out: t }) {
	return {
		key_id: fe(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const ii = {
	kind: "key",
	observe: Cn,
	observeDeclared: or,
	lookUp: nr,
	batches: Fr,
	open(e) {
		let t = new rr(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? vr(n, t.filter(si)) : e === "create" ? Zn(n, t.filter(ai).map(Pr)) : Dr(n, await Zr(n, t.filter(oi).map(Pr)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, ai = (e) => e.action === "create", oi = (e) => e.action === "update", si = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function ci(e) {
	let t = L(e) ?? {}, n = I(t.webhook_id) || void 0, r = I(t.url) || void 0, i = P(t.events, I);
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
		event_lang_map: ui(t.event_lang_map)
	} };
}
function li(e) {
	let t = e.map(ci);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function ui(e) {
	return P(e, (e) => {
		let { event: t, lang_iso_codes: n } = L(e) ?? {}, r = I(t), i = P(n, I);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function di(e, t) {
	let n = await Ot(() => e.webhooks(U(t)), (e) => I(L(e)?.webhook_id));
	if (!n) throw new Y();
	return li(n);
}
async function fi(e, t) {
	try {
		return j(await di(e, t));
	} catch (e) {
		if (!(e instanceof Y)) throw e;
		return A(W("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function pi(e, t, n) {
	let r = H.liveContext(t, n, hi(e, t, n)), i = Fe(H, t, r), a = p(e.fields);
	return {
		kind: H.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...mi(i, a.events ?? i.events),
			...a
		}
	};
}
function mi({ event_lang_map: e }, t) {
	return !xe(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function hi({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => a(e, r) === n) ?? "";
}
function gi(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && a(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = Be(e.id);
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
function _i({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = gi(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function vi(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [U(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await yi(e, t), l) throw new Z();
		});
		if (V(n) === !0) return {
			state: "done",
			id: t.id
		};
	} catch (r) {
		if (l) return n ? Q(n.error) : l;
		if (!(r instanceof K)) throw r;
		if (r instanceof q && r.status === 404) return {
			state: "done",
			id: t.id
		};
		if ($t(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return Q(tn(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? bi(e, t, r) : (n && await o(Zt(n)), vi(e, t, i));
	}
	return bi(e, t, void 0);
}
async function yi(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let c = ci(await n.webhook(U(r), String(t.id)));
	if (!("webhook" in c)) return gr("webhook", c.unusable.lacks);
	if (ge(t.id, H.fingerprint(c.webhook)) !== t.seen) return hr("webhook", "removed");
	let l = await _i(e, u(H, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return l === void 0 ? void 0 : {
		state: "not attempted",
		message: l
	};
}
async function bi({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(U(t), String(n.id)), r ? _r("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof K)) throw e;
		return e instanceof q && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? Q(r) : nn;
	}
}
// src/remote/webhook/sendWebhook.ts
async function xi(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = Mi(e, t);
	try {
		return t.action === "update" ? await Si(e, t, r) : await Di(e, t, Ni(t, r));
	} catch (t) {
		if (t instanceof Z) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof K)) throw t;
		return $t(t) && e.stop.noteProjectRefused(t.message), Q(t);
	}
}
async function Si(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [U(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		return Oi(e, t, ci(await i.updateWebhook(c, l, async () => {
			if (d = await Ci(e, t, ci(await u())), d) throw new Z();
			return await Ei(e), n;
		}))) ?? await ki(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof Z)) return Q(r.error);
		if (d) return d;
		if (!(i instanceof K)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw tn(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await ki(e, t, u);
			return n.state === "done" ? n : Q(i);
		}
		return await s(Zt(a)), Si(e, t, n, a);
	}
}
async function Ci(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: Ti
	};
	if (!wi(e, t, n.webhook)) {
		let r = Oi(e, t, n);
		return r?.state === "done" ? r : hr("webhook", "updated");
	}
	let r = await _i(e, pi(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function wi({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = H.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = H.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return ve(H, a, s) === i;
}
const Ti = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function Ei({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new Z(t);
}
async function Di(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await Ei(e);
	try {
		let o = await r.createWebhook(U(i), n);
		return a.add(t.ref), Oi(e, t, ci(o)) ?? await ki(e, t, () => ji(e, n));
	} catch (r) {
		if (!(r instanceof K) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, Yt]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await X(() => ji(e, n));
			if (a) return on(H, t, a, c);
		}
		return Xt(r, "webhook");
	}
}
function Oi({ context: e }, t, n) {
	if (!(!("webhook" in n) || rn(H, t, n.webhook, e).length > 0)) return on(H, t, n.webhook, e);
}
async function ki(e, t, n) {
	return Oi(e, t, ci(await X(n))) ?? nn;
}
function Ai(e, t) {
	let n = ke([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return T(e.url, t.url) && r && n;
}
async function ji(e, t) {
	let { objects: n, unusable: r } = await di(e.client, e.projectId), i = n.find((e) => Ai(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => T(e, t.url)))) throw new Y();
	return i;
}
function Mi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Nr(H.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: a(r, e.variables) }
	};
}
function Ni({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function Pi(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await X(() => di(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Li(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Fi(e, t, s, n) : n.remark(Vi(t));
	}
}
async function Fi(e, t, n, r) {
	let i = Ni(t, Mi(e, t)), a = n.filter((n) => Ai(n, i) && on(H, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Li(r.of(t)), s = a.map(({ webhook_id: e }) => e), [c, ...l] = [...s, ...await Ii(s, e, o)].sort();
	if (c !== void 0 && l.length !== 0) for (let n of l) {
		let i = n === o && await Ri(e, n);
		i && r.correct(t, {
			state: "done",
			id: c
		}), r.remark(i ? zi(t, c, n) : Bi(t, c, n));
	}
}
async function Ii(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await X(() => t.webhook(U(n), r)) ? [r] : [];
}
function Li(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function Ri({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(U(t), n), !0;
	} catch (e) {
		if (e instanceof K) return !1;
		throw e;
	}
}
function zi({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return W("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function Bi({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return W("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function Vi({ label: e, place: t }) {
	let n = `The webhooks could not be read again, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return W("twin-webhook", n, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const Hi = {
	kind: "webhook",
	observe: fi,
	lookUp: di,
	batches: (e) => [...e.filter(Ui), ...e.filter((e) => !Ui(e))].map(Wi),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? vi(t, e) : xi(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Pi(t, e, n)
		};
	}
};
function Ui({ action: e }) {
	return e !== "destroy";
}
function Wi(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const Gi = [ii, Hi];
// src/remote/remoteOf.ts
function Ki({ name: e }) {
	let t = Gi.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function qi(e, t, ...n) {
	let r = await Yi(e, t, n);
	if (!r.ok) return r;
	let { project: i, statistics: a, kinds: o, languages: s } = r.value;
	return Zi(i, o, (t) => Ki(t).observe(e, i.id, s, a));
}
async function Ji(t, n, { declarations: r, reviewed: i }) {
	let a = await Yi(t, n, r.map(({ declared: e }) => e));
	if (!a.ok) return a;
	let { project: o, statistics: s, kinds: c, languages: l } = a.value;
	return Zi(o, c, async (n) => {
		let { observe: a, observeDeclared: c } = Ki(n), u = await c?.({
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
		return u ? j(u) : a(t, o.id, l, s);
	});
}
async function Yi(t, n, r) {
	let i = r.flatMap(x), a = M.filter(({ plural: e }) => r.some(({ entries: t }) => t[e])), o = await Mt(t, n, {
		languages: i.length > 0,
		names: a.some(({ namesByPlatform: e }) => e),
		texts: i.some(({ ofText: e }) => e)
	});
	if (!o.ok) return o;
	let { project: s, details: c } = o.value, l = r.flatMap((t) => x(e(t, s.baseLanguage))), u = new Set(l.flatMap(({ language: e, ofText: t }) => t ? [e] : [])), d = s.segmentation ? [] : (s.languages ?? []).filter(({ iso: e }) => u.has(e)), f = L(L(c)?.statistics) ?? {};
	return j({
		project: s,
		statistics: f,
		kinds: a,
		languages: d
	});
}
async function Xi(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await At(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return Zi(a.value, n, (t) => Ki(t).observe(e, a.value.id, s), i);
}
async function Zi(e, t, n, r = () => !1) {
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
async function Qi(e, t, n) {
	let r = M.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([At(e, t, {
		languages: !0,
		names: i,
		texts: i
	}), ...r.map(async (r) => ({
		plural: r.plural,
		objects: await Ki(r).lookUp(e, t, n[r.plural] ?? [])
	}))]);
	if (!a.ok || o.some(({ objects: e }) => e.unusable.length > 0)) throw new Y();
	return {
		project: a.value,
		objects: Object.fromEntries(o.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function $i({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => he(e.kind, t)));
}
function ea({ changes: e }) {
	return e.some((e) => e.action === "update" && (F(e.kind).backsUpWhole || ta(e)));
}
function ta({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? je(e, t) : !na(t.before));
}
function na(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function ra(e, t, n, r) {
	let a = new Set(Object.values(await c(e, r)).flat()), o = await i("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), s = n === void 0 ? void 0 : yt(t.working, n), l = new Map();
	for (let e of o.sort()) {
		if (r.aborted) break;
		if (a.has(e) || s !== void 0 && e.startsWith(s + bt)) continue;
		let n = D(e, t);
		await Ct();
		for (let r of await ia(e, t)) l.has(r) || l.set(r, n);
	}
	return l;
}
async function ia(e, t) {
	try {
		let n = k(await m(e, t));
		return M.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function aa({ texts: e }, t, n, r, i) {
	let a = e.filter(({ files: e }) => $e(e)), o = [];
	for (let e of a) for (let t of await C(e, r, i)) {
		let n = He(e, t);
		o.push({
			full: t,
			path: n,
			source: e,
			language: Xe(e, n)
		});
	}
	let s = new Set(Object.values(await c(n, i)).flat());
	for (let { full: e, source: n, language: r } of o) r !== void 0 && oa(n, t).includes(r) && s.add(e);
	let l = new Map();
	for (let e of o) {
		if (i.aborted) break;
		if (!(s.has(e.full) || sa(e, t).some((e) => s.has(e)))) {
			await Ct();
			for (let t of await ca(e, r)) l.has(t) || l.set(t, D(e.full, r));
		}
	}
	return l;
}
function oa({ languages: e }, t) {
	return e ?? [t];
}
function sa({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : oa(t, r).flatMap((n) => {
		let r = qe(t, e, n);
		return r === void 0 ? [] : [yt(t.folder, r)];
	});
}
async function ca({ full: e, path: t, source: n, language: r = "" }, i) {
	try {
		let a = k(await m(e, i)), o = {
			source: {
				...n,
				alsoReads: "all"
			},
			language: r,
			...Je(n, t)
		};
		return M.flatMap((t) => (t.textFiles?.read(e, a, o).entries ?? []).flatMap(({ values: e }) => Re(t.identity(e))));
	} catch {
		return [];
	}
}
// src/run/conflicts.ts
async function la(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return dt(e, { entries: ua(r) });
	if (!i) return dt(e, await da(e, t, n));
	let a = await i(), o = a && l(a, t);
	return o?.is === "read" ? dt(e, { entries: ua(o.declared) }) : [];
}
function ua({ entries: e }) {
	return M.flatMap(({ plural: t }) => e[t] ?? []);
}
async function da(e, t, { history: n, usable: r }) {
	let { versions: i } = await n.versions(Infinity, Me(t)), { textFiles: a } = t, o = new Map(i.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...o.values()].flatMap((t) => me(e, t, a, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !o.has(e)
	};
}
// src/plan/agreed.ts
function fa(e, { entries: t, until: n, before: r }, i = []) {
	let a = new Set(), o = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of ga(o, t, i)) pa(e, n) && a.add(se(e));
	if (!r || a.size === 0) return a;
	for (let { question: e, text: t } of ga(o, r, i)) pa(e, t) && a.delete(se(e));
	return a;
}
function pa({ kind: e, live: t, forms: n }, r) {
	return n ? xe(r) && xe(t) && n.every((e) => r[e] === t[e]) : e.fields.some((e) => e.role === "text" && ya(e, t, r));
}
function ma(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(ga(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t = Infinity, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => e >= t), l = ha(t, i);
		return !l.has(pt(r, n, a)) || s.every((t) => [...l.values()].some((n) => n.every(({ texts: n }) => le(n.get(e), t) !== void 0)) || c.some(({ texts: n }) => le(n.get(e), t) === le(o, t)));
	});
	return new Set(a.map(se));
}
function ha(e, t) {
	let n = new Map();
	for (let r of t) {
		if ((r.latest ?? r.until) < e) continue;
		let t = r.until >= e ? [] : n.get(r.now) ?? [];
		n.set(r.now, [...t, r]);
	}
	return n;
}
function ga(e, t, n) {
	return e.flatMap((e) => {
		let { kind: r, entry: i, language: a } = e, o = mt(r, t).find(i), s = mt(r, n).namesakes(i), c = o && _a(r, o, i, s) ? o : void 0, l = c && ht(r, c, a);
		return l === void 0 ? [] : [{
			question: e,
			text: l
		}];
	});
}
function _a(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = va(e, t), a = (t) => [...va(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function va(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => z([
		e.name,
		t,
		n
	]))));
}
function ya(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function ba(e, t, n) {
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
function xa(e, n) {
	return n.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: n } }) => ({
		label: e,
		texts: n.flatMap(({ part: e, after: n }) => e === void 0 ? [] : t(n))
	}));
}
// src/plan/movedNames.ts
function Sa(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => De(e.kind, t).role === "identity").flatMap((n) => Re(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Ca(e) {
	let t = new Set(Sa(e, "after"));
	return Sa(e, "before").filter((e) => !t.has(e));
}
// src/plan/prune.ts
const wa = {
	destroys: [],
	kept: [],
	scope: 0
};
function Ta(e, { matched: t, unmatched: n }, r) {
	let i = ze(e, r);
	if (i === void 0) return wa;
	let a = (t) => de(e, r) === "all" || Ea(e.tags(t), r), o = [], s = [];
	for (let t of n) {
		if (!a(t) || i === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, c = Ue(e.tags(t), r), l = e.tags(t).find((e) => r.protectedTags.includes(e));
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
function Ea(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function Da(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : Ee(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
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
				place: Qe(r, i, [])
			},
			problems: [n]
		};
	}), c = [...o, ...s], l = Oa(c), u = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = Ta(e, {
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
function Oa(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(ka).length,
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
function ka({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/filtered.ts
function Aa(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Ie(t, e)), a = new Map(Ma(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = Oa(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ...Oa(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter(ja(t))]
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = Ae(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function ja(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => ce(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function Ma(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of Ca(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? Sa(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
	for (let e = !0; e;) {
		e = !1;
		for (let t of i) {
			let n = r(t).find((e) => e !== t && !i.has(e));
			n && (i.delete(t), a.set(t, n), e = !0);
		}
	}
	return e.map((e) => {
		let t = a.get(e);
		return t ? Na(e, t) : e;
	});
}
function Na({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = Le(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
function Pa(e, t, n) {
	let r = new Map();
	return (i) => Fa(e, t, n, i, r);
}
function Fa(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		evidence: r
	}, o = oe(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = M.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [Da(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let { kinds: c, filter: l } = Aa(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], f = Ze(d), p = c.flatMap((e) => e.destroys), m = l ? [] : c.flatMap((e) => e.unmanaged), h = c.flatMap((e) => e.kind.firstSends?.(La(e, a, f)) ?? []), g = {
		format_version: 1,
		project: t.project,
		changes: [...c.flatMap(({ changes: e }) => e), ...f ? [] : p],
		kept: [...c.flatMap(({ kept: e }) => e), ...f ? p.map(Ra) : []],
		skipped: c.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: Ba(c, ({ unchanged: e }) => e),
			unmanaged: Ba(c, u),
			by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: Ba(c, ({ changes: e }) => e.filter((e) => za(e, n)).length)
		},
		...h.length > 0 && { sends: h },
		...l && { filter: l }
	}, _ = c.flatMap((e) => e.kind.hints?.(La(e, a, f)) ?? []);
	return {
		is: "planned",
		plan: g,
		facts: c.map((e) => Ia(e, f)),
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
function Ia({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : ba(e, i, n.objects),
		created: xa(e, r)
	};
}
function La(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function Ra({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function za(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Ba(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function Va(e, t, n, r, i) {
	let a = Pa(e, t, n), o = n.writers ? S(n.writers) : ae.writers, s = a({
		...ae,
		writers: o
	});
	if (s.is === "stopped" || s.open.length === 0) return {
		...s,
		undecided: []
	};
	let c = await Ha(o, r);
	if (c.writers !== o && (s = a({
		...ae,
		writers: c.writers
	})), s.is === "stopped" || s.open.length === 0) return {
		...s,
		undecided: []
	};
	let { agreed: l, why: u } = await qa(s.open, e, r, i);
	l.size > 0 && (s = a({
		writers: c.writers,
		agreed: l
	}));
	let d = s.is === "stopped" ? [] : s.open.filter(({ isOurs: e }) => !e), f = r.writes ? "error" : "warning", p = [...c.why === void 0 ? [] : [Ua(d, c.why)], ...u === void 0 ? [] : [Wa(d, u)]];
	return {
		...s,
		undecided: d.length === 0 ? [] : p.map((e) => ({
			...e,
			severity: f
		}))
	};
}
async function Ha(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: S(n.names) } : {
		writers: S([]),
		why: n.why
	};
}
function Ua(e, t) {
	let n = `Lokaform cannot find out which user the token belongs to: ${t} So it cannot decide about ${w(e.length, "text")} that it may have written itself: ${Ka(e)}. ${Ga(e)} To decide ${e.length === 1 ? "it" : "them"}, set writers in lokaform.yaml to the address of this user.`;
	return W("unknown-writers", n, { reach: "project" });
}
function Wa(e, t) {
	let n = `Lokaform cannot decide about ${w(e.length, "text")} that others wrote and that may have been in the manifests earlier: ${Ka(e)}. ${Ga(e)} The history of the manifests cannot be read: ${t}`;
	return W("unread-history", n, { reach: "project" });
}
function Ga({ length: e }) {
	return e === 1 ? "It is kept as it is in the project." : "They are kept as they are in the project.";
}
function Ka(e) {
	let t = e.slice(0, 5).map(({ kind: e, entry: t, language: n }) => `${e.label(t.values)} (${n})`), n = e.length - t.length;
	return t.join(", ") + (n > 0 ? ` and ${n} more` : "");
}
async function qa(e, t, { history: n, manifests: r, asked: i, ...a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(se(e)));
	for (let t of Object.values(o?.entries ?? {})) c(fa(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0);
	if (d.length === 0) return { agreed: s };
	let f = Math.min(...d.map(({ at: e = 0 }) => e)), p = await n.versions(f, r, i), { versions: m, merged: h } = Ja(p, d, a);
	for (let e of [...m, ...h]) c(fa(u(), e, l));
	return c(ma(u(), m, l)), {
		agreed: s,
		...p.is === "unreadable" && !p.noRepository && { why: p.why }
	};
}
function Ja({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => me(t, e, r, i));
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
function Ya(e, t) {
	let n;
	return () => (n ??= Xa(e, U(t)), n);
}
async function Xa(e, t) {
	try {
		let n = L(await e.contributorMe(t)) ?? {}, r = [N(n.user_id), I(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof K) || e instanceof ct) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function Za(t, n, { cancellation: r, history: i, now: a, onProgress: o }, { usable: s, target: c, applied: u, findsConflicts: d = !0, writes: f = !1, reviewed: p = [], listsUnmanaged: m = !1 }) {
	let { settings: h } = n, g = {
		ownUser: Ya(t, h.id),
		history: i,
		manifests: Me(n),
		textFiles: n.textFiles,
		usable: s,
		writes: f
	};
	try {
		let r = c && l(c, n), f = [{
			declared: n.declared,
			rules: h.rules
		}, ...r?.is === "read" ? [r] : []], _ = await (m ? qi(t, h.id, ...f.map((e) => e.declared)) : Ji(t, h.id, {
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
		let v = _.value, { baseLanguage: y } = v.project, b = re(n, v.project);
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
		}, w = await Va(x, v, h.rules, C, S?.declared), T = [
			...ie(h.languagePlaces, v.project),
			...w.problems,
			...d ? [] : w.undecided
		];
		if (w.is === "stopped") return {
			...w,
			problems: T
		};
		let E = {
			...C,
			history: Qa(i)
		}, D = S && await Va(S.declared, v, S.rules, E), O = {
			target: S?.declared,
			applied: u,
			history: i,
			usable: s
		}, ne = d ? await la(w.keptTexts, n, O) : [], k = {
			...w,
			plan: ft(w.plan, ne)
		}, A = r && te(k, r, D);
		return {
			...k,
			live: v,
			problems: T,
			conflicts: [...d ? w.undecided : [], ...gt(ne)],
			...A && { target: A }
		};
	} catch (e) {
		if (!(e instanceof K)) throw e;
		return e instanceof ct && r.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [$a(e, n.declared)]
		};
	}
}
function Qa(e) {
	return { async versions(...t) {
		let n = await e.versions(...t), r = ({ until: e }) => e !== Infinity;
		return {
			...n,
			versions: n.versions.filter(r),
			merged: n.merged?.filter(r) ?? []
		};
	} };
}
function $a(e, t) {
	let n = e instanceof q ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && eo(n, t);
	return W("api-error", e.message + to(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function eo(e, { entries: t }) {
	let n = M.flatMap(({ plural: e, fields: n }) => {
		let r = new Set(n.filter(be).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? ee(t) : []));
	});
	return Ve(n)(e) !== e;
}
function to(e) {
	return e instanceof q && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function no({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await ro(e, r, i, a, o, s);
	return [
		...ue(n, i.rules),
		...Se(e, t, i.rules, c, l),
		...ao(e, a)
	];
}
async function ro({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && F(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await ra(c, o, a, s),
		unread: await aa(n, t, l, o, s)
	};
}
function io(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || $i(e) || !ea(e) ? [] : [W("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function ao(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !$i(e) ? [] : [W("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/backup/text.ts
const oo = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, so = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function co(e, t) {
	let { backup: n, ...r } = lo(e, []), { wrote: i, ...a } = n, o = new Ce({
		backup: a,
		...r
	});
	o.commentBefore = [
		` Project: ${yo(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${yo(e.restore)}`
	].join("\n");
	let s = M.map(({ name: e, plural: n }) => vo(n, t.filter(({ kind: t }) => t === e).map((e) => ho(e).entry), "")), c = t.map((e) => ho(e).wrote), l = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		o.toString(so),
		vo("wrote", c, "  ") || "  wrote: []\n",
		...s
	].join("");
	return `${l}# End of the backup. SHA-256 of the lines above: ${fo(l)}\n`;
}
function lo({ restore: e, ...t }, n) {
	let r = M.flatMap(({ name: e, plural: t }) => {
		let r = n.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return r.length === 0 ? [] : [[t, r]];
	}), i = n.map(po);
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
function uo(e) {
	let [t, n] = oo.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : fo(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function fo(e) {
	return b("sha256").update(e).digest("hex");
}
function po({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = F(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const mo = new WeakMap();
function ho(e) {
	let t = mo.get(e) ?? {
		entry: go(e.entry),
		wrote: go(po(e))
	};
	return mo.set(e, t), t;
}
function go(e) {
	let t = new Ce([e], { aliasDuplicateObjects: !1 });
	return v(t, { Scalar: (e, t) => _o(t) }), t.toString(so);
}
function _o(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = g.QUOTE_DOUBLE);
}
function vo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function yo(e) {
	return e.replace(bo, " ");
}
const bo = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, xo = st([G(), et()]), So = at({
	...Object.fromEntries(M.map(({ idMember: e }) => [e, xo.exactOptional()])),
	action: it([...Ye, "update"]),
	values: tt(G(), rt()).default({})
}), Co = at({
	format_version: ot(2),
	project: G().min(1),
	project_digest: G().exactOptional(),
	project_name: G(),
	time: G(),
	wrote: nt(So)
}), wo = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function To(e, t) {
	return ko(Oo(e, t.replaceAll("\r\n", "\n")));
}
const Eo = "\n  - ";
function Do(e, t, n) {
	let r = Oo("", e), { problems: i } = ko(r), a = JSON.stringify(r.yaml.value) === JSON.stringify(lo(t, n)), o = i.find(({ severity: e }) => e === "error");
	if (a && !o) return;
	let s = n.find((e) => !F(e.kind).entry.schema.safeParse(e.entry).success), c = s ? `the ${s.kind} ${s.id}` : "all of it";
	throw Error(`a restore could not read ${c} from it.${o ? ` ${o.message}` : ""}`);
}
function Oo(e, t) {
	let n = uo(t), r = n === "cut" ? t.lastIndexOf(Eo) : -1;
	return {
		text: t,
		damage: n,
		yaml: we(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function ko({ text: e, damage: t, yaml: n }) {
	let { members: i, problems: a } = r(n, ["backup", ...M.map(({ plural: e }) => e)]), o = [...n.problems, ...a], s = i.get("backup"), c = Co.safeParse(s?.value), l = (e) => W("bad-backup", e, { place: Ge(n.file, s?.spot ?? n.spot) }), u = t !== "cut" || s !== void 0 || e.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(e), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && t) return { problems: [l(Ao(t, e.includes(Eo) ? c.data?.wrote : void 0, i))] };
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: Ze(o) ? o : [...o, l(e)] };
	}
	let f = new Map(c.data.wrote.flatMap((e) => Mo(e).map((t) => [t, e]))), p = ({ name: e, plural: t, idMember: r, entry: a }) => {
		let s = i.get(t);
		if (!s) return [];
		let c = O(n, s, a);
		return o.push(...c.problems), c.entries.flatMap(({ values: t, spot: i }) => {
			let a = f.get(Po(e, No(t, r)));
			return a ? [{
				declared: {
					values: t,
					onCreate: {},
					file: n.file,
					spot: i
				},
				wrote: a
			}] : (o.push(W("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Ge(n.file, i) })), []);
		});
	}, m = Object.fromEntries(M.map((e) => [e.plural, p(e)]));
	if (Ze(o)) return { problems: o };
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
function Ao(e, t, n) {
	let r = new Set(M.flatMap(({ name: e, plural: t, idMember: r }) => {
		let i = n.get(t)?.value;
		return Array.isArray(i) ? i.map((t) => Po(e, No(t, r))) : [];
	})), i = t?.flatMap(Mo).filter((e) => !r.has(e)), a = e === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (i === void 0) return `${a} Its header cannot be read, or no entry follows. ${wo}`;
	if (i.length === 0) return `${a} ${wo}`;
	let o = i.length > jo ? ` and ${i.length - jo} more` : "";
	return `${a} Missing${e === "cut" ? " or cut" : ""}: ${i.slice(0, jo).join(", ")}${o}. ${wo}`;
}
const jo = 10;
function Mo(e) {
	return M.flatMap(({ name: t, idMember: n }) => {
		let r = No(e, n);
		return r === void 0 ? [] : [Po(t, r)];
	});
}
function No(e, t) {
	return new Map(Object.entries(e ?? {})).get(t);
}
function Po(e, t) {
	return `${e} ${t}`;
}
// src/files/backup.ts
var Fo = class extends Error {
	constructor(e, t) {
		super(`The backup ${e} cannot be written: ${h(t)}. Fix that, or choose another folder with backup-dir.`);
	}
};
function Io(e, t, r) {
	let i = new Date(r).toISOString().replace(/[-:]|\.\d+/g, ""), a = vt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${i}`), o;
	return {
		get path() {
			return o;
		},
		async write(t, r, i) {
			let c = o ?? `${a}.yaml`, l = !1;
			try {
				await xt(e, { recursive: !0 });
				let u = {
					mode: 384,
					check: (e) => i(e, c)
				};
				o !== void 0 && await s(c, t(c), u);
				for (let e = 2; o === void 0 && !l; e++) l = await _(c, t(c), u), l || (c = `${a}-${e}.yaml`);
				if (r.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(r), null, 2)}\n`;
					await s(Lo(c), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await n(e), await n(_t(e)), o = c;
			} catch (e) {
				throw l && await St(c, { force: !0 }).catch(() => {}), new Fo(c, e);
			}
		}
	};
}
function Lo(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
// node_modules/yocto-queue/index.js
var Ro = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, zo = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Ro(e);
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
function Bo(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Vo(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new zo(), r = 0, i = () => {
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
				Vo(t), e = t, queueMicrotask(() => {
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
function Vo(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const Ho = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var Uo = class {
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
			return `${Ho[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(Ko(e)), n = t ? Wo(t, e) : e;
			return t !== void 0 && this.written.has(t) && Go(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(Ko(e), e);
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
function Wo(e, t) {
	return e.action === "update" && t.action === "update" && F(t.kind).mergeKept?.(e, t) || t;
}
function Go(e, t) {
	return ke({ ...e.entry }, { ...t.entry }) && ke({ ...e.wrote }, { ...t.wrote });
}
function Ko({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var qo = class {
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
}, Jo = class {
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
		let n = (e) => I(L(e)?.lang_iso) || void 0, r = await Ot(() => this.client.languages(e, { limit: 500 }), n), i = r && P(r, n);
		if (!i) throw new Y();
		return i;
	}
};
// src/apply/order.ts
function Yo({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && Qo(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Xo(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Xo(e) {
	let t = new Map();
	for (let n of e) for (let e of Sa(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, Zo(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function Zo(e, t) {
	let n = Sa(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function Qo(e) {
	return e.fields.some(({ field: t }) => De(e.kind, t).role === "identity");
}
// src/apply/apply.ts
function $o(e, { batchSize: t }) {
	return Yo(e).map((e) => M.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : Ki(n).batches(r, t);
	}));
}
async function es(e, t, n) {
	let r = new qo(), i = ts(e, t, n), a = Bo(n.concurrency);
	await Ct();
	for (let e of $o(t, n)) {
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
function ts(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: We,
			variables: n.variables,
			evidence: f
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Jt(n.halt, n.mayWrite),
		backup: new Uo(n.backup),
		languages: new Jo(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? Ki(F(e)).open(i);
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
function ns(e, t, n) {
	let r = rs(t.changes, (e) => z(is(e))), i = new Set(e.changes.filter((e) => r.get(z(is(e)))?.shift())), a = rs([...r.values()].flat(), as), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(as(e))?.shift();
		return t && fs(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: ls(t ? os(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: us(e, n) ?? ls("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function rs(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function is(e) {
	let t = ss(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		as(e),
		e.label,
		r,
		n,
		i,
		cs(e),
		t
	];
}
function as(e) {
	let { kind: t, action: n } = e;
	return z([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function os(e, t) {
	let n = (e) => z(ss(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && cs(e) !== cs(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function ss(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function cs(e) {
	return e.action === "create" ? "" : e.seen;
}
function ls(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function us(e, t) {
	let n = F(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && ds(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function ds(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function fs(e, t, n) {
	let r = F(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => z([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && ds(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function ps(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(wt).join(" ");
}
// src/run/project.ts
async function ms(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await hs(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: ys([t]),
			bugs: [t]
		};
	}
}
async function hs(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = Dt(o), d = {
		apiUrl: n.apiUrl,
		onResponse: u.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, p = Et(t.settings, {
		...d,
		signal: c,
		onProgress: o.onProgress
	}), m = Et(t.settings, {
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
	let h = r?.get(s), g = await Za(p.value, h?.filter ? gs(h.filter.filters, t) : t, {
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
	let { live: _, plan: v, unmanaged: y, problems: b, conflicts: x } = g, S = await no(g, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...b, ...S.map(_s)],
			plan: v,
			unmanaged: y
		};
		return await o.onPlan(t), t;
	}
	let { advice: ee, refuses: C } = await Ne(t, g, _.project), w = {
		project: _.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: f
	}, { plan: T, notApplied: te } = h ? ns(v, h, {
		...w,
		live: _
	}) : {
		plan: v,
		notApplied: []
	}, E = {
		...e,
		problems: [
			...b,
			...x,
			...S,
			...io(T, n),
			...ee
		],
		plan: T,
		...n.unmanaged && { unmanaged: y },
		...g.target && { target: g.target },
		effort: { requests: $o(T, t.settings).flat().length },
		...te.length > 0 && { results: te }
	}, D = await o.onPlan(E);
	if (n.command === "plan" || S.length > 0 || C) return E;
	if (!D) return o.cancellation.stopped ? E : {
		...E,
		problems: [...E.problems, vs]
	};
	let O = await xs(m.value, T, t, n, o);
	return {
		...E,
		...O,
		results: [...O.results, ...te],
		problems: [...E.problems, ...O.problems]
	};
}
function gs(e, t) {
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
function _s(e) {
	return {
		...e,
		severity: "warning"
	};
}
const vs = W("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function ys(e) {
	return e.length === 0 ? [] : [W("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function bs({ id: e, secrets: t }) {
	let n = new Ke();
	return n.hide(t), n.clean(e);
}
async function xs(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f, onProgress: p }) {
	let { concurrency: m, batchSize: h, useAutomations: g, id: _ } = n, v = bs(n), y = i === void 0 ? void 0 : Io(i, n.name ?? v, l()), b = {
		project: v,
		...v !== _ && { project_digest: Pe(_) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, x = (e) => ps(D(e, u), a), S, ee = async (e, t) => {
		let n = (e) => ({
			...b,
			restore: x(e)
		});
		await y?.write((t) => co(n(t), e), t, (t, r) => Do(t, n(r), e)).catch((e) => {
			throw S = e.message, e;
		});
	}, C = n.name, w = t.changes.length, T = 0, te = () => p?.(T < w ? {
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
	te();
	let E, O = await es(e, t, {
		variables: r.variables,
		concurrency: m,
		batchSize: h,
		useAutomations: g,
		halt: () => o.reason,
		mayWrite: async () => (E = await f?.toWrite(), E?.message),
		backup: y && {
			write: ee,
			keepsUrls: d.GITHUB_ACTIONS !== "true"
		},
		wait: s,
		onBatch: (e, t) => {
			c(e, t), T += t.length, te();
		}
	}), ne = t.changes.map((e) => ({
		change: e,
		outcome: O.of(e)
	})), { bugs: k, remarks: re } = O;
	return {
		results: ne,
		problems: [
			...E && !o.stopped ? [E] : [],
			...re,
			...ys(k),
			...S === void 0 ? [] : [W("backup-not-written", S, { reach: "project" })]
		],
		...y?.path !== void 0 && {
			backup: D(y.path, u),
			restore: x(y.path)
		},
		...k.length > 0 && { bugs: k }
	};
}
export { Et as C, Y as S, wt as T, Ht as _, Lo as a, At as b, Ja as c, ma as d, Qi as f, wn as g, En as h, $o as i, Fa as l, fi as m, xs as n, To as o, Xi as p, ms as r, $a as s, vs as t, fa as u, Rt as v, Dt as w, jt as x, Mt as y };
