import { $r as e, Br as t, Er as n, F as r, Fr as i, G as a, Gr as o, H as s, Hr as c, Ir as l, It as u, Jr as d, K as f, Kr as p, L as m, Lr as h, Lt as g, Mn as _, Mt as v, Nt as y, Ot as b, Qn as x, Qr as S, Rr as C, Tr as w, U as T, Ur as E, Ut as D, V as ee, W as O, Wr as te, Wt as k, Xr as A, Yr as j, Zn as ne, Zr as M, ai as N, ar as re, br as ie, ci as ae, cr as oe, di as se, dr as P, dt as F, ei as ce, fi as le, fr as ue, g as de, gr as fe, h as pe, hn as me, hr as he, ii as I, jn as ge, jt as _e, li as ve, lr as L, m as ye, ni as R, oi as be, or as xe, p as Se, qr as Ce, r as we, ri as z, s as Te, si as Ee, sr as De, ti as B, u as Oe, ur as V, w as ke, wr as Ae, xr as je, z as Me, zr as Ne, zt as Pe } from "./engine.js";
import { An as Fe, Dn as Ie, V as Le, Y as H, an as Re, in as ze, nn as Be, q as Ve, qt as He, tn as Ue } from "./start.js";
import { a as We, l as U, o as W, s as Ge, t as Ke } from "./client.js";
import { c as G } from "./wire.js";
import { d as qe, f as Je, h as Ye, m as Xe, p as Ze, u as Qe } from "./markdown.js";
import { join as $e, resolve as et, sep as tt } from "node:path";
import { mkdir as nt, rename as rt, rm as it, writeFile as at } from "node:fs/promises";
import { setImmediate as ot } from "node:timers/promises";
// src/report/words/shellWord.ts
function st(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/readingClient.ts
var ct = class extends Ke {
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
function lt({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: s, onProgress: c }) {
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
		return k(c ? new ct(l, r, c) : new Ke(l));
	} catch (e) {
		if (!(e instanceof Ge)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return D(H("bad-setting", t + e.message));
	}
}
function ut({ onResponse: e, now: t }) {
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
async function dt(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await ft(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function ft(e, t) {
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
async function pt(e, t, n) {
	let r = await ht(e, t, n);
	return r.ok ? k(r.value.project) : r;
}
async function mt(e, t) {
	try {
		let n = await pt(e, t, {
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
async function ht(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(F(t)), n ? vt(e, t) : k(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && z(o, yt);
	if (o && !s) return D(bt("a language has no usable lang_iso"));
	let c = gt(t, i, s, r);
	return c.ok ? k({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function gt(e, t, n, r) {
	let i = I(t) ?? {}, a = I(i.settings) ?? {}, o = B(a.per_platform_key_names), s = B(a.segmentation), c = N(i.base_language_iso) || _t(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? D(bt(`the project has no usable ${l.join(" and ")}`)) : k({
		id: e,
		name: N(i.name) || e,
		type: N(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: B(a.auto_toggle_unverified)
	});
}
function _t(e, t) {
	let n = R(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function vt(e, t) {
	let n = await dt(() => e.languages(t, { limit: 500 }), (e) => N(I(e)?.lang_iso));
	return n ? k(n) : D(H("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function yt(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = I(e) ?? {}, i = N(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: R(n),
		pluralForms: z(r, N) ?? []
	};
}
function bt(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return H("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function xt(e, t) {
	let n = I(e) ?? {}, r = R(n.key_id), i = Dt(n.key_name, (e) => N(e) || void 0), a = z(n.platforms, N), s = G.filter((e) => a?.includes(e)), c = Object.keys(o(i, s)).length === s.length && Object.keys(i).length > 0 ? i : void 0, l = Ot(Dt(n.filenames, N)), u = z(n.tags, N), d = B(n.is_plural), f = B(n.is_archived), p = kt(n.translations), m = new Set(p?.map(({ language_iso: e }) => e)), h = t.filter((e) => !m.has(e));
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
	let g = s.length < new Set(a).size;
	return { key: {
		key_id: r,
		key_name: c,
		platforms: s,
		...g && { onOtherPlatform: g },
		tags: u,
		filenames: l,
		is_plural: d,
		is_archived: f,
		...wt(n),
		translations: p
	} };
}
const St = {
	description: N,
	context: N,
	plural_name: N,
	is_hidden: B,
	char_limit: ce,
	custom_attributes: Et,
	modified_at_timestamp: be,
	translations_modified_at_timestamp: be
}, Ct = Object.entries(St);
function wt(e) {
	return Object.fromEntries(Ct.map(([t, n]) => [t, n(e[t])]));
}
function Tt(e) {
	return Object.keys(St).filter((t) => e[t] === void 0);
}
function Et(e) {
	let t = N(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Dt(e, t) {
	let n = I(e) ?? {}, r = {};
	for (let e of G) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function Ot({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function kt(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = At(I(n) ?? {});
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
function At(e) {
	return {
		language_iso: N(e.language_iso),
		translation: N(e.translation),
		modified_by: R(e.modified_by),
		modified_by_email: N(e.modified_by_email),
		modified_at_timestamp: be(e.modified_at_timestamp),
		is_reviewed: B(e.is_reviewed),
		is_unverified: B(e.is_unverified)
	};
}
// src/remote/sending.ts
var jt = class {
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
const Mt = 2e3;
function Nt(e, t, n = 1) {
	let r = n > 1 && Lt(e) ? " If this happens again, set `batch_size` to a lower number." : "", i = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${i} Apply again: the ${t} is created only if it is still missing.${r}`
	};
}
function Pt({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var J = class extends Error {};
const Ft = [
	401,
	402,
	403,
	404,
	423,
	429
];
function It(e) {
	return e instanceof W ? Ft.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Lt(e) {
	return e.name === "TimeoutError" || e instanceof W && [
		413,
		502,
		504
	].includes(e.status);
}
function Rt(e, t) {
	return e instanceof W || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof We && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
const zt = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function Bt(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function Vt(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function Ht(e, t, n, r) {
	let i = Vt(e, t, n, r), [a] = i, [o] = Bt(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${Ut(e.after)} was sent, ${Ut(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function Ut(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const Wt = { is: "silent" };
function Gt(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Yt(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || Kt(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new Yt(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? Wt
	}));
}
function Kt(e, { platforms: t = [], filenames: n = {} }) {
	return G.every((n) => t.includes(n) === e.platforms.includes(n)) && G.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function qt(e, { keys: t, errors: n }) {
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
			} : Wt
		};
	});
}
function Jt(e, t) {
	return Gt(e, {
		keys: t,
		errors: []
	});
}
var Yt = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of Xt(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of Xt(n)) this.byName.set(e, Zt(this.byName.get(e) ?? [], n));
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
		let n = new Set(t.map((t) => Ce(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => Ce(n, t) === Ce(e, t)));
	}
};
function Xt({ name: e }) {
	return new Set(G.map((t) => Ce(e, t) ?? ""));
}
function Zt(e, t) {
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
		return Array.from(e, (e) => xt(e, this.languages));
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
function Qt(e) {
	return !e.includes(",");
}
function $t(e) {
	return tn(e, 2e3);
}
function en(e) {
	return tn(e.map(String), 7e3);
}
function tn(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function nn({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new rn();
	let i = new X([]);
	if (i.add(r), r.totalCount !== i.size) throw new K();
	return r;
}
var rn = class extends K {};
async function an(e, t, n, r = {}) {
	let i = n.map(({ iso: e }) => e), a = t === F(t) ? ce(r.keys_total) : void 0, o = await on(e, t, cn(n), () => new X(i), a);
	return o.ok ? k(o.value.all()) : o;
}
async function on(e, t, n, r, i = 0) {
	let a = await un(e, t, n, r(), i);
	if (sn(a)) return k(a.listed);
	let o = await dn(e, t, n, r());
	if (sn(o)) return k(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return D(H("incomplete-live", s, { reach: "project" }));
}
function sn({ listed: e, total: t }) {
	return t === e.size;
}
function cn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function ln(e) {
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
async function un(e, t, n, r, i) {
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
	}), s = ln(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => ln(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
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
async function dn(e, t, n, r) {
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
const fn = {
	include_translations: !0,
	disable_references: !0
};
async function Z(e, t, n = []) {
	let r = new X(n);
	for (let n of await Promise.all(en(t).map((t) => pn(e, t)))) r.add(n);
	return r.all();
}
async function pn(e, t) {
	try {
		return await nn(e, {
			...fn,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof rn || n instanceof W && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await pn(e, t.slice(0, r)), ...await pn(e, t.slice(r))];
	}
}
async function mn(e, t) {
	let n = new Set(t.flatMap((e) => p(e))), r = [...n].every(Qt) ? $t([...n]).map((e) => ({
		...fn,
		filter_keys: e
	})) : [fn], i = new X([]);
	for (let t of r) i.addRead((await _n(e, t)).reads());
	return gn(i.all(), n);
}
async function hn(e, t) {
	let n = new Set(t.flatMap((e) => p(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = gn((await _n(e, {})).all(), n), a = await Z(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function gn({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(p(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function _n({ client: e, projectId: t }, n) {
	let r = await on(e, t, n, () => new X([]));
	if (!r.ok) throw new K();
	return r.value;
}
// src/remote/key/confirm.ts
async function vn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !Sn(e, t, n.key) : n.is === "silent" || wn(n.error)).map(({ sent: e }) => e), r = await q(() => mn(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(Jt(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: r } = t, a = i.get(t);
		return {
			change: r,
			outcome: yn(e, r, n, a && Cn(e, r, a))
		};
	});
}
function yn(e, t, n, r) {
	switch (n.is) {
		case "stored": return r ?? Cn(e, t, n.key);
		case "refused": return r?.state === "done" ? r : Tn(n.error);
		case "silent": return r ?? En;
	}
}
async function bn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !Sn(e, t, n.key)), r = await q(() => Z(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: xn(e, t, {
				answer: n,
				found: o && Cn(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function xn(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? Cn(e, t, n.key);
		case "refused": return Tn(n.error);
		case "silent": return r?.state === "done" ? r : Dn(i);
	}
}
function Sn({ context: e }, { change: t }, n) {
	return Bt(C, t, n, e).length === 0;
}
function Cn({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), Ht(C, n, r, e);
}
function wn({ message: e }) {
	return /already taken/i.test(e);
}
function Tn({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const En = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
};
function Dn(e) {
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
function On(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: Y(t)
	}));
}
function kn(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function An(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/splitRefused.ts
async function jn({ stop: e }, t, n, r, i) {
	if (It(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof W)) e.noteUnreachable(n.message);
	else if (t.length > 1) return Mn(t, 2, r);
	else e.noteSingleRefused(n.message);
	return On(t, Rt(n, i));
}
async function Mn(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
// src/remote/key/createKeys.ts
async function Nn(e, t) {
	let n = await e.stop.beforeWrite();
	if (n !== void 0) return An(t, n);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(Ln),
			...In(e)
		});
		return await vn(e, Gt(t, {
			keys: Fn(n),
			errors: n.errors
		}));
	} catch (n) {
		if (!(n instanceof U)) throw n;
		return n.mayHaveHappened ? Pn(e, t, n) : jn(e, t, n, (t) => Nn(e, t), void 0);
	}
}
async function Pn(e, t, n) {
	let r = [], i = t;
	for (let t of [0, Mt]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...On(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await q(() => mn(e, a)), s = Jt(i, o?.objects ?? []);
		if (r.push(...await vn(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...i.map(({ change: e }) => ({
		change: e,
		outcome: Nt(n, "key", t.length)
	}))];
}
function Fn(e) {
	return e.flatMap((e) => {
		let t = xt(e, []);
		return "key" in t ? t.key : [];
	});
}
function In({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function Ln({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function Rn(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Z(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await hn(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var zn = class {
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
		return [H("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
// src/remote/key/observeDeclared.ts
const Bn = [
	400,
	404,
	413,
	414,
	431
], Vn = /^[\w.:/-]+$/;
async function Hn(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = ce(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => se(C, e) !== "off")) return;
	let o = Un(r);
	if (![...o.names].every(Qt)) return;
	let s = $t([...o.names]).length + en([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([Wn(e, o), Yn(e, a)]), r = n - t.length;
		return r >= 0 && Xn(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof K || e instanceof W && Bn.includes(e.status)) return;
		throw e;
	}
}
function Un(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...p(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function Wn(e, { names: t, ids: n }) {
	let r = await Gn(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await Kn(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => Jn(e.key_id, t.key_id));
}
async function Gn(e, t) {
	let n = await Promise.all($t([...t]).map(async (n) => (await qn(e, { filter_keys: n })).filter(({ key_name: e }) => p(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => p(e)));
	if (![...t].every((e) => r.has(e) || Vn.test(e)) || n.some((e) => e.length === 0)) throw new K();
	return n.flat();
}
async function Kn(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new K();
	let r = await Promise.all(en(t).map((t) => qn(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new K();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function qn({ client: e, project: t, languages: n }, r) {
	let i = new X(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await nn(a, {
		...cn(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new K();
	return [...o];
}
function Jn(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function Yn({ client: e, project: { id: t } }, n) {
	if (t === F(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new K();
	return r;
}
function Xn(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => je(t, e, !1, ie(n)).fresh.length === 0);
}
// src/remote/removal.ts
function Zn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Qn(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function $n(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : Y(t);
}
// src/remote/key/removeKeys.ts
async function er(t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = t, c = {
		due: n,
		outcomes: []
	}, l = async () => {
		if (c = await tr(t, n, r), c.due.length === 0) throw new J();
		return c.due.map(({ id: t }) => e(String(t)));
	}, u = n.every(({ how: e }) => e === "archive"), d = async () => (await l()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), f;
	try {
		await (u ? i.updateKeys(a, d) : i.destroyKeys(a, l));
	} catch (e) {
		if (e instanceof J) return [...c.outcomes];
		if (!(e instanceof U)) throw e;
		It(e) && o.noteProjectRefused(e.message), f = e;
	}
	let { due: p, outcomes: m } = c;
	if (f?.mayHaveHappened && o.reason() === void 0) {
		r && await s(Pt(r));
		let e = {
			error: f,
			sent: (r?.sent ?? 0) + 1
		};
		return [...m, ...await er(t, p, e)];
	}
	return [...m, ...await or(t, p, u, f && Rt(f, r?.error))];
}
async function tr(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: cr(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await q(async () => {
		let n = await e.languages.all();
		return Z(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(nr));
	let u = new Map(c.objects.map((e) => [e.key_id, e])), d = rr(c), f = [], p = [], m = [];
	for (let n of t) {
		let t = u.get(String(n.id)), r = d.get(String(n.id)) ?? d.get("");
		(t ? n.how === "archive" && t.is_archived : r === void 0) ? m.push({
			change: n,
			outcome: ar(n)
		}) : r === void 0 ? ir(n, t) ? (f.push(n), p.push(l(C, t, n, e.context))) : m.push({
			change: n,
			outcome: Zn("key", "removed")
		}) : m.push({
			change: n,
			outcome: a(Qn("key", r))
		});
	}
	if (f.length === 0) return {
		due: f,
		outcomes: m
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...m, ...cr(f, sr(n.error))]
	};
	let h = await r.keep(p, "removed") ?? await i.beforeWrite();
	return h === void 0 ? {
		due: f,
		outcomes: m
	} : {
		due: [],
		outcomes: [...m, ...cr(f, a({
			state: "not attempted",
			message: h
		}))]
	};
}
const nr = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function rr({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, Tt(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function ir({ id: e, seen: t }, n) {
	return n !== void 0 && de(e, C.fingerprint(n)) === t;
}
function ar({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function or(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await q(() => Z(e, i));
	if (a === void 0) return cr(t, r ? Y(r) : zt);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? Y(r) : zt
		} : {
			change: e,
			outcome: i || o.has(t) ? sr(r) : ar(e)
		};
	});
}
function sr(e) {
	return e ? $n("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function cr(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
async function lr(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = ur(t);
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
			outcome: fr(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function ur({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return dr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function dr({ kind: e, fields: t }) {
	return t.filter((t) => xe(e, t));
}
function fr({ change: e, before: t, written: n }, r, i) {
	let [a] = dr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = pr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function pr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, mr(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = mr(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function mr(e, { is_plural: t }) {
	let n = Ee(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function hr(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function gr(e) {
	return {
		change: e,
		out: hr(C.fields, e, {}, [])
	};
}
function _r(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: C.name,
		action: e,
		changes: t
	});
	return [
		...yr(n("update"), t).map(r("update")),
		...yr(n("create"), t).map(r("create")),
		...vr(n("destroy"), t).map(r("destroy"))
	];
}
function vr(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function yr(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(gr(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
const br = {
	moved: [],
	unconverted: []
};
async function xr(e, t, n) {
	let r = (e) => ({
		due: [],
		outcomes: [],
		blocked: t.map((t) => ({
			planned: t,
			why: e
		}))
	}), a = e.stop.reason();
	if (a !== void 0) return r(a);
	let o = t.filter(({ change: e }) => n || Er(e)), s = await q(async () => ({
		live: await Z(e, o.map(({ change: e }) => e.id)),
		languages: o.some(({ change: e }) => Tr(e)) ? await e.languages.all() : []
	}));
	if (!s) return r(Cr);
	let { live: c, languages: l } = s, u = new Map(c.objects.map((e) => [e.key_id, e])), d = new Set(c.unusable.map(({ id: e }) => e)), f = new Set(o), p = [], m = [], h = [], g = [];
	for (let n of t) {
		let { change: t } = n;
		if (!f.has(n)) {
			p.push({
				planned: n,
				now: n,
				kept: br
			});
			continue;
		}
		let r = u.get(String(t.id));
		if (!r && (d.has(String(t.id)) || d.has(void 0))) {
			h.push({
				planned: n,
				why: Sr("")
			});
			continue;
		}
		if (!r) {
			m.push({
				change: t,
				outcome: {
					state: "skipped",
					message: wr
				}
			});
			continue;
		}
		let a = new Set(r.translations?.map(({ language_iso: e }) => e)), o = Tr(t) ? l.filter((e) => !a.has(e)) : [];
		if (o.length > 0) {
			h.push({
				planned: n,
				why: Sr(` (no usable ${o.join(", ")} text)`)
			});
			continue;
		}
		let { open: s, kept: c } = Dr(t, r, e.context);
		if (s.length === 0) {
			m.push({
				change: t,
				outcome: Ar({
					state: "done",
					id: t.id
				}, t, c)
			});
			continue;
		}
		let _ = gr({
			...t,
			fields: s
		});
		Tr(_.change) && e.beforeReshaping.set(t.ref, r), p.push({
			planned: n,
			now: _,
			kept: c,
			before: r
		});
		let v = i(_.change, r, e.context);
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
function Sr(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const Cr = "The key could not be read again just before it was to be written, so it was not written. Apply again.", wr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Tr({ kind: e, fields: t }) {
	return t.some((t) => xe(e, t));
}
function Er({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let r = C.fields.find(({ name: t }) => t === e);
		return r?.merge && t !== void 0 ? r.carries?.(t, n) ?? !0 : r?.editState !== void 0;
	});
}
function Dr(e, t, n) {
	let r = {
		...C.liveContext(t, n, e.label),
		platforms: kr(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = C.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || de(e.id, m) !== d);
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
	o ||= a.some((e) => Or(e, "text"));
	let s = o && i.some((e) => Or(e, "shape")), c = i.filter((e) => s && (Or(e, "shape") || Or(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function Or({ field: e }, t) {
	return C.fields.some((n) => n.name === e && n.role === t);
}
function kr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? G.filter((e) => n.includes(e)) : t.platforms;
}
function Ar(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${jr(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${jr(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = jr(t.filter((e) => !i.includes(e)));
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
function jr(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Mr(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Nr),
		outcomes: [],
		blocked: []
	}, o = 0, s = () => [...a.outcomes, ...a.blocked.flatMap(({ planned: e, why: t }) => n ? On([e], n.error) : An([e], t))];
	try {
		let c = await r.updateKeys(i, async () => {
			if (a = await xr(e, t, n !== void 0 || o++ > 0), a.due.length === 0 || n && n.sent >= 5) throw new J();
			return {
				keys: a.due.map(({ now: e }) => Rr(e)),
				...In(e)
			};
		}), l = qt(a.due.map((e) => e.now), {
			keys: Fn(c),
			errors: c.errors
		});
		return Fr(e, a.due, l), [...s(), ...Lr(a.due, await bn(e, l))];
	} catch (t) {
		let r = a.due.map(({ planned: e }) => e);
		if (t instanceof J) return [...s(), ...n ? kn(r, n.error) : []];
		if (!(t instanceof U)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...s(), ...await Ir(e, r, {
				error: t,
				sent: i
			})];
		}
		return [...s(), ...Lr(a.due, await Pr(e, a.due, t, n))];
	}
}
function Nr(e) {
	return {
		planned: e,
		now: e,
		kept: br
	};
}
function Pr(e, t, n, r) {
	let i = new Map(t.map(({ now: e, planned: t }) => [e, t]));
	return jn(e, t.map(({ now: e }) => e), n, (t) => Mr(e, t.flatMap((e) => i.get(e) ?? []), r), r?.error);
}
function Fr({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function Ir(e, t, n) {
	return e.stop.reason() === void 0 ? Lt(n.error) && n.sent <= 2 && t.length > 1 ? Mn(t, 2, (t) => Mr(e, t, n)) : (await e.wait(Pt(n)), Mr(e, t, n)) : On(t, n.error);
}
function Lr(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Ar(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
function Rr({ change: t, out: n }) {
	return {
		key_id: e(String(t.id)),
		...n
	};
}
// src/remote/key.ts
const zr = {
	kind: "key",
	observe: an,
	observeDeclared: Hn,
	lookUp: Rn,
	batches: _r,
	open(e) {
		let t = new zn(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? er(n, t.filter(Hr)) : e === "create" ? Nn(n, t.filter(Br).map(gr)) : lr(n, await Mr(n, t.filter(Vr).map(gr)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, Br = (e) => e.action === "create", Vr = (e) => e.action === "update", Hr = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Q(e) {
	let t = I(e) ?? {}, n = N(t.webhook_id) || void 0, r = N(t.url) || void 0, i = z(t.events, N);
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
		branch: t.branch === null ? null : N(t.branch),
		events: i,
		event_lang_map: Wr(t.event_lang_map)
	} };
}
function Ur(e) {
	let t = e.map(Q);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function Wr(e) {
	return z(e, (e) => {
		let { event: t, lang_iso_codes: n } = I(e) ?? {}, r = N(t), i = z(n, N);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function Gr(e, t) {
	let n = await dt(() => e.webhooks(F(t)), (e) => N(I(e)?.webhook_id));
	if (!n) throw new K();
	return Ur(n);
}
async function Kr(e, t) {
	try {
		return k(await Gr(e, t));
	} catch (e) {
		if (!(e instanceof K)) throw e;
		return D(H("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function qr(e, t, n) {
	let r = P.liveContext(t, n, Jr(e, t, n)), i = S(P, t, r);
	return {
		kind: P.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: h(e.fields)
	};
}
function Jr({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => fe(e, r) === n) ?? "";
}
function Yr(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && fe(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = ue(e.id);
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
function Xr({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = Yr(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function Zr(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [F(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await Qr(e, t), l) throw new J();
		});
		if (B(n) === !0) return {
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
		if (It(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return Y(Rt(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? $r(e, t, r) : (n && await o(Pt(n)), Zr(e, t, i));
	}
	return $r(e, t, void 0);
}
async function Qr(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let c = Q(await n.webhook(F(r), String(t.id)));
	if (!("webhook" in c)) return Qn("webhook", c.unusable.lacks);
	if (de(t.id, P.fingerprint(c.webhook)) !== t.seen) return Zn("webhook", "removed");
	let u = await Xr(e, l(P, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return u === void 0 ? void 0 : {
		state: "not attempted",
		message: u
	};
}
async function $r({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(F(t), String(n.id)), r ? $n("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof U)) throw e;
		return e instanceof W && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? Y(r) : zt;
	}
}
// src/remote/webhook/sendWebhook.ts
async function ei(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = di(e, t);
	try {
		return t.action === "update" ? await ti(e, t, r) : await oi(e, t, fi(t, r));
	} catch (t) {
		if (t instanceof J) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof U)) throw t;
		return It(t) && e.stop.noteProjectRefused(t.message), Y(t);
	}
}
async function ti(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [F(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		return si(e, t, Q(await i.updateWebhook(c, l, async () => {
			if (d = await ni(e, t, Q(await u())), d) throw new J();
			return await ai(e), n;
		}))) ?? await ci(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof J)) return Y(r.error);
		if (d) return d;
		if (!(i instanceof U)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw Rt(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await ci(e, t, u);
			return n.state === "done" ? n : Y(i);
		}
		return await s(Pt(a)), ti(e, t, n, a);
	}
}
async function ni(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: ii
	};
	if (!ri(e, t, n.webhook)) {
		let r = si(e, t, n);
		return r?.state === "done" ? r : Zn("webhook", "updated");
	}
	let r = await Xr(e, qr(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function ri({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = P.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = P.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return pe(P, a, s) === i;
}
const ii = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function ai({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new J(t);
}
async function oi(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await ai(e);
	try {
		let o = await r.createWebhook(F(i), n);
		return a.add(t.ref), si(e, t, Q(o)) ?? await ci(e, t, () => ui(e, n));
	} catch (r) {
		if (!(r instanceof U) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, Mt]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await q(() => ui(e, n));
			if (a) return Ht(P, t, a, c);
		}
		return Nt(r, "webhook");
	}
}
function si({ context: e }, t, n) {
	if (!(!("webhook" in n) || Bt(P, t, n.webhook, e).length > 0)) return Ht(P, t, n.webhook, e);
}
async function ci(e, t, n) {
	return si(e, t, Q(await q(n))) ?? zt;
}
function li(e, t) {
	let n = M([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return he(e.url, t.url) && r && n;
}
async function ui(e, t) {
	let { objects: n, unusable: r } = await Gr(e.client, e.projectId), i = n.find((e) => li(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => he(e, t.url)))) throw new K();
	return i;
}
function di({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = hr(P.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: fe(r, e.variables) }
	};
}
function fi({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function pi(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await q(() => Gr(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => gi(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await mi(e, t, s, n) : n.remark(bi(t));
	}
}
async function mi(e, t, n, r) {
	let i = fi(t, di(e, t)), a = n.filter((n) => li(n, i) && Ht(P, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = gi(r.of(t)), s = a.map(({ webhook_id: e }) => e), [c, ...l] = [...s, ...await hi(s, e, o)].sort();
	if (c !== void 0 && l.length !== 0) for (let n of l) {
		let i = n === o && await _i(e, n);
		i && r.correct(t, {
			state: "done",
			id: c
		}), r.remark(i ? vi(t, c, n) : yi(t, c, n));
	}
}
async function hi(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await q(() => t.webhook(F(n), r)) ? [r] : [];
}
function gi(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function _i({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(F(t), n), !0;
	} catch (e) {
		if (e instanceof U) return !1;
		throw e;
	}
}
function vi({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return H("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function yi({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return H("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function bi({ label: e, place: t }) {
	let n = `The webhooks could not be read again, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return H("twin-webhook", n, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const xi = {
	kind: "webhook",
	observe: Kr,
	lookUp: Gr,
	batches: (e) => [...e.filter(Si), ...e.filter((e) => !Si(e))].map(Ci),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? Zr(t, e) : ei(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => pi(t, e, n)
		};
	}
};
function Si({ action: e }) {
	return e !== "destroy";
}
function Ci(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const wi = [zr, xi];
// src/remote/remoteOf.ts
function $({ name: e }) {
	let t = wi.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function Ti(e, t, ...n) {
	let r = await Di(e, t, n);
	if (!r.ok) return r;
	let { project: i, statistics: a, kinds: o, languages: s } = r.value;
	return ki(i, o, (t) => $(t).observe(e, i.id, s, a));
}
async function Ei(e, t, { declarations: n, reviewed: r }) {
	let i = await Di(e, t, n.map(({ declared: e }) => e));
	if (!i.ok) return i;
	let { project: o, statistics: s, kinds: c, languages: l } = i.value;
	return ki(o, c, async (t) => {
		let { observe: i, observeDeclared: c } = $(t), u = await c?.({
			client: e,
			project: o,
			statistics: s,
			languages: l,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: a(e, o.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return u ? k(u) : i(e, o.id, l, s);
	});
}
async function Di(e, t, n) {
	let r = n.flatMap(O), i = V.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), o = await ht(e, t, {
		languages: r.length > 0,
		names: i.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!o.ok) return o;
	let { project: s, details: c } = o.value, l = n.flatMap((e) => O(a(e, s.baseLanguage))), u = new Set(l.flatMap(({ language: e, ofText: t }) => t ? [e] : [])), d = s.segmentation ? [] : (s.languages ?? []).filter(({ iso: e }) => u.has(e)), f = I(I(c)?.statistics) ?? {};
	return k({
		project: s,
		statistics: f,
		kinds: i,
		languages: d
	});
}
async function Oi(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await pt(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return ki(a.value, n, (t) => $(t).observe(e, a.value.id, s), i);
}
async function ki(e, t, n, r = () => !1) {
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
	return k({
		project: e,
		objects: a
	});
}
async function Ai(e, t, n) {
	let r = V.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([pt(e, t, {
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
function ji({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => re(e.kind, t)));
}
function Mi({ changes: e }) {
	return e.some((e) => e.action === "update" && (L(e.kind).backsUpWhole || Ni(e)));
}
function Ni({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? xe(e, t) : !Pi(t.before));
}
function Pi(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function Fi(e, t, n, r) {
	let i = new Set(Object.values(await b(e, r)).flat()), a = await y("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : et(t.working, n), s = new Map();
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + tt)) continue;
		let n = u(e, t);
		await ot();
		for (let r of await Ii(e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function Ii(e, t) {
	try {
		let n = g(await Pe(e, t));
		return V.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function Li({ texts: e }, t, n, r, i) {
	let a = e.filter(({ files: e }) => Ue(e)), o = [];
	for (let e of a) for (let t of await _e(e, r, i)) {
		let n = v(e, t);
		o.push({
			full: t,
			path: n,
			source: e,
			language: Be(e, n)
		});
	}
	let s = new Set(Object.values(await b(n, i)).flat());
	for (let { full: e, source: n, language: r } of o) r !== void 0 && Ri(n, t).includes(r) && s.add(e);
	let c = new Map();
	for (let e of o) {
		if (i.aborted) break;
		if (!(s.has(e.full) || zi(e, t).some((e) => s.has(e)))) {
			await ot();
			for (let t of await Bi(e, r)) c.has(t) || c.set(t, u(e.full, r));
		}
	}
	return c;
}
function Ri({ languages: e }, t) {
	return e ?? [t];
}
function zi({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : Ri(t, r).flatMap((n) => {
		let r = Re(t, e, n);
		return r === void 0 ? [] : [et(t.folder, r)];
	});
}
async function Bi({ full: e, path: t, source: n, language: r = "" }, i) {
	try {
		let a = g(await Pe(e, i)), o = {
			source: {
				...n,
				alsoReads: "all"
			},
			language: r,
			...ze(n, t)
		};
		return V.flatMap((t) => (t.textFiles?.read(e, a, o).entries ?? []).flatMap(({ values: e }) => ke(t.identity(e))));
	} catch {
		return [];
	}
}
// src/run/conflicts.ts
async function Vi(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return qe(e, { entries: Hi(r) });
	if (!i) return qe(e, await Ui(e, t, n));
	let a = await i(), o = a && m(a, t);
	return o?.is === "read" ? qe(e, { entries: Hi(o.declared) }) : [];
}
function Hi({ entries: e }) {
	return V.flatMap(({ plural: t }) => e[t] ?? []);
}
async function Ui(e, t, { history: n, usable: r }) {
	let { versions: i } = await n.versions(Infinity, Me(t)), { textFiles: a } = t, o = new Map(i.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...o.values()].flatMap((t) => f(e, t, a, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !o.has(e)
	};
}
// src/plan/agreed.ts
function Wi(e, { entries: t, until: n, before: r }, i = []) {
	let a = new Set(), o = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of Ji(o, t, i)) Gi(e, n) && a.add(c(e));
	if (!r || a.size === 0) return a;
	for (let { question: e, text: t } of Ji(o, r, i)) Gi(e, t) && a.delete(c(e));
	return a;
}
function Gi({ kind: e, live: t, forms: n }, r) {
	return n ? j(r) && j(t) && n.every((e) => r[e] === t[e]) : e.fields.some((e) => e.role === "text" && Zi(e, t, r));
}
function Ki(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(Ji(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t = Infinity, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => e >= t), l = qi(t, i);
		return !l.has(Ye(r, n, a)) || s.every((t) => [...l.values()].some((n) => n.every(({ texts: n }) => A(n.get(e), t) !== void 0)) || c.some(({ texts: n }) => A(n.get(e), t) === A(o, t)));
	});
	return new Set(a.map(c));
}
function qi(e, t) {
	let n = new Map();
	for (let r of t) {
		if ((r.latest ?? r.until) < e) continue;
		let t = r.until >= e ? [] : n.get(r.now) ?? [];
		n.set(r.now, [...t, r]);
	}
	return n;
}
function Ji(e, t, n) {
	return e.flatMap((e) => {
		let { kind: r, entry: i, language: a } = e, o = Xe(r, t).find(i), s = Xe(r, n).namesakes(i), c = o && Yi(r, o, i, s) ? o : void 0, l = c && Ze(r, c, a);
		return l === void 0 ? [] : [{
			question: e,
			text: l
		}];
	});
}
function Yi(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Xi(e, t), a = (t) => [...Xi(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Xi(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => d([
		e.name,
		t,
		n
	]))));
}
function Zi(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function Qi(e, t, n) {
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
function $i(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : te(t))
	}));
}
// src/plan/movedNames.ts
function ea(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => De(e.kind, t).role === "identity").flatMap((n) => ke(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function ta(e) {
	let t = new Set(ea(e, "after"));
	return ea(e, "before").filter((e) => !t.has(e));
}
// src/plan/prune.ts
const na = {
	destroys: [],
	kept: [],
	scope: 0
};
function ra(e, { matched: t, unmatched: n }, r) {
	let i = le(e, r);
	if (i === void 0) return na;
	let a = (t) => se(e, r) === "all" || ia(e.tags(t), r), o = [], s = [];
	for (let t of n) {
		if (!a(t) || i === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, c = Fe(e.tags(t), r), l = e.tags(t).find((e) => r.protectedTags.includes(e));
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
			seen: de(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n }
		};
	});
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function ia(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function aa(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : ye(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
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
				place: He(r, i, [])
			},
			problems: [n]
		};
	}), c = [...o, ...s], l = oa(c), u = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = ra(e, {
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
function oa(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(sa).length,
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
function sa({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/filtered.ts
function ca(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Oe(t, e)), a = new Map(ua(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = oa(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ...oa(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter(la(t))]
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = Se(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function la(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => ae(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function ua(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of ta(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? ea(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
	for (let e = !0; e;) {
		e = !1;
		for (let t of i) {
			let n = r(t).find((e) => e !== t && !i.has(e));
			n && (i.delete(t), a.set(t, n), e = !0);
		}
	}
	return e.map((e) => {
		let t = a.get(e);
		return t ? da(e, t) : e;
	});
}
function da({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = ve(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
function fa(e, t, n) {
	let r = new Map();
	return (i) => pa(e, t, n, i, r);
}
function pa(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		evidence: r
	}, o = T(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = V.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [aa(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let { kinds: c, filter: l } = ca(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], f = Ve(d), p = c.flatMap((e) => e.destroys), m = l ? [] : c.flatMap((e) => e.unmanaged), h = c.flatMap((e) => e.kind.firstSends?.(ha(e, a, f)) ?? []), g = {
		format_version: 1,
		project: t.project,
		changes: [...c.flatMap(({ changes: e }) => e), ...f ? [] : p],
		kept: [...c.flatMap(({ kept: e }) => e), ...f ? p.map(ga) : []],
		skipped: c.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: va(c, ({ unchanged: e }) => e),
			unmanaged: va(c, u),
			by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: va(c, ({ changes: e }) => e.filter((e) => _a(e, n)).length)
		},
		...h.length > 0 && { sends: h },
		...l && { filter: l }
	}, _ = c.flatMap((e) => e.kind.hints?.(ha(e, a, f)) ?? []);
	return {
		is: "planned",
		plan: g,
		facts: c.map((e) => ma(e, f)),
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
function ma({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Qi(e, i, n.objects),
		created: $i(e, r)
	};
}
function ha(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function ga({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function _a(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function va(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function ya(e, n, r, i, a) {
	let o = fa(e, n, r), s = r.writers ? E(r.writers) : t.writers, c = o({
		...t,
		writers: s
	});
	if (c.is === "stopped" || c.open.length === 0) return {
		...c,
		undecided: []
	};
	let l = await ba(s, i);
	if (l.writers !== s && (c = o({
		...t,
		writers: l.writers
	})), c.is === "stopped" || c.open.length === 0) return {
		...c,
		undecided: []
	};
	let { agreed: u, why: d } = await Ta(c.open, e, i, a);
	u.size > 0 && (c = o({
		writers: l.writers,
		agreed: u
	}));
	let f = c.is === "stopped" ? [] : c.open.filter(({ isOurs: e }) => !e), p = i.writes ? "error" : "warning", m = [...l.why === void 0 ? [] : [xa(f, l.why)], ...d === void 0 ? [] : [Sa(f, d)]];
	return {
		...c,
		undecided: f.length === 0 ? [] : m.map((e) => ({
			...e,
			severity: p
		}))
	};
}
async function ba(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: E(n.names) } : {
		writers: E([]),
		why: n.why
	};
}
function xa(e, t) {
	let n = `Lokaform cannot find out which user the token belongs to: ${t} So it cannot decide about ${me(e.length, "text")} that it may have written itself: ${wa(e)}. ${Ca(e)} To decide ${e.length === 1 ? "it" : "them"}, set writers in lokaform.yaml to the address of this user.`;
	return H("unknown-writers", n, { reach: "project" });
}
function Sa(e, t) {
	let n = `Lokaform cannot decide about ${me(e.length, "text")} that others wrote and that may have been in the manifests earlier: ${wa(e)}. ${Ca(e)} The history of the manifests cannot be read: ${t}`;
	return H("unread-history", n, { reach: "project" });
}
function Ca({ length: e }) {
	return e === 1 ? "It is kept as it is in the project." : "They are kept as they are in the project.";
}
function wa(e) {
	let t = e.slice(0, 5).map(({ kind: e, entry: t, language: n }) => `${e.label(t.values)} (${n})`), n = e.length - t.length;
	return t.join(", ") + (n > 0 ? ` and ${n} more` : "");
}
async function Ta(e, t, { history: n, manifests: r, asked: i, ...a }, o) {
	let s = new Set(), l = (e) => {
		for (let t of e) s.add(t);
	}, u = Object.values(t.entries).flatMap((e) => e ?? []), d = () => e.filter((e) => !s.has(c(e)));
	for (let t of Object.values(o?.entries ?? {})) l(Wi(e, {
		entries: t,
		until: Infinity
	}, u));
	let f = d().filter(({ at: e }) => e !== void 0);
	if (f.length === 0) return { agreed: s };
	let p = Math.min(...f.map(({ at: e = 0 }) => e)), m = await n.versions(p, r, i), { versions: h, merged: g } = Ea(m, f, a);
	for (let e of [...h, ...g]) l(Wi(d(), e, u));
	return l(Ki(d(), h, u)), {
		agreed: s,
		...m.is === "unreadable" && !m.noRepository && { why: m.why }
	};
}
function Ea({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => f(t, e, r, i));
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
function Da(e, t) {
	let n;
	return () => (n ??= Oa(e, F(t)), n);
}
async function Oa(e, t) {
	try {
		let n = I(await e.contributorMe(t)) ?? {}, r = [R(n.user_id), N(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof U) || e instanceof We) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function ka(e, t, { cancellation: n, history: i, now: o, onProgress: c }, { usable: l, target: u, applied: d, findsConflicts: f = !0, writes: p = !1, reviewed: h = [], listsUnmanaged: g = !1 }) {
	let { settings: _ } = t, v = {
		ownUser: Da(e, _.id),
		history: i,
		manifests: Me(t),
		textFiles: t.textFiles,
		usable: l,
		writes: p
	};
	try {
		let n = u && m(u, t), p = [{
			declared: t.declared,
			rules: _.rules
		}, ...n?.is === "read" ? [n] : []], y = await (g ? Ti(e, _.id, ...p.map((e) => e.declared)) : Ei(e, _.id, {
			declarations: p,
			reviewed: h
		}));
		if (!y.ok) return {
			is: "stopped",
			problems: [y.problem]
		};
		c?.({
			phase: "planning",
			project: _.name
		});
		let b = y.value, { baseLanguage: x } = b.project, S = s(t, b.project);
		if (S.length > 0) return {
			is: "stopped",
			problems: S
		};
		let C = a(t.declared, x), w = n?.is === "read" ? {
			...n,
			declared: a(n.declared, x)
		} : void 0, T = {
			now: Math.floor(o() / 1e3),
			target: w?.commit
		}, E = {
			...v,
			asked: T
		}, D = await ya(C, b, _.rules, E, w?.declared), O = [
			...ee(_.languagePlaces, b.project),
			...D.problems,
			...f ? [] : D.undecided
		];
		if (D.is === "stopped") return {
			...D,
			problems: O
		};
		let te = {
			...E,
			history: Aa(i)
		}, k = w && await ya(w.declared, b, w.rules, te), A = {
			target: w?.declared,
			applied: d,
			history: i,
			usable: l
		}, j = f ? await Vi(D.keptTexts, t, A) : [], ne = {
			...D,
			plan: Je(D.plan, j)
		}, M = n && r(ne, n, k);
		return {
			...ne,
			live: b,
			problems: O,
			conflicts: [...f ? D.undecided : [], ...Qe(j)],
			...M && { target: M }
		};
	} catch (e) {
		if (!(e instanceof U)) throw e;
		return e instanceof We && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [ja(e, t.declared)]
		};
	}
}
function Aa(e) {
	return { async versions(...t) {
		let n = await e.versions(...t), r = ({ until: e }) => e !== Infinity;
		return {
			...n,
			versions: n.versions.filter(r),
			merged: n.merged?.filter(r) ?? []
		};
	} };
}
function ja(e, t) {
	let n = e instanceof W ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && Ma(n, t);
	return H("api-error", e.message + Na(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function Ma(e, { entries: t }) {
	let n = V.flatMap(({ plural: e, fields: n }) => {
		let r = new Set(n.filter(oe).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? ge(t) : []));
	});
	return _(n)(e) !== e;
}
function Na(e) {
	return e instanceof W && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Pa({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await Fa(e, r, i, a, o, s);
	return [
		...x(n, i.rules),
		...ne(e, t, i.rules, c, l),
		...La(e, a)
	];
}
async function Fa({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && L(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await Fi(c, o, a, s),
		unread: await Li(n, t, l, o, s)
	};
}
function Ia(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || ji(e) || !Mi(e) ? [] : [H("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function La(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !ji(e) ? [] : [H("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/files/backup.ts
var Ra = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
function za(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = $e(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a, o = !1;
	return {
		get path() {
			return o ? a : void 0;
		},
		async write(t, n) {
			try {
				await nt(e, { recursive: !0 });
				for (let e = 1; a === void 0; e++) {
					let t = e === 1 ? `${i}.yaml` : `${i}-${e}.yaml`;
					await Ha(t) && (a = t);
				}
				n.size > 0 && await Va(Ba(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await Va(a, t(a)), o = !0;
			} catch (e) {
				let t = new Ra(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, Ba(a)]) await it(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await it(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
function Ba(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Va(e, t) {
	await it(`${e}.part`, { force: !0 }), await at(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await rt(`${e}.part`, e);
}
async function Ha(e) {
	try {
		return await at(e, "", {
			flag: "wx",
			mode: 384
		}), !0;
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "EEXIST") return !1;
		throw e;
	}
}
// node_modules/yocto-queue/index.js
var Ua = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Wa = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Ua(e);
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
function Ga(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Ka(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Wa(), r = 0, i = () => {
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
				Ka(t), e = t, queueMicrotask(() => {
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
function Ka(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const qa = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var Ja = class {
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
			return `${qa[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(Za(e)), n = t ? Ya(t, e) : e;
			return t !== void 0 && this.written.has(t) && Xa(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(Za(e), e);
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
function Ya(e, t) {
	return e.action === "update" && t.action === "update" && L(t.kind).mergeKept?.(e, t) || t;
}
function Xa(e, t) {
	return M({ ...e.entry }, { ...t.entry }) && M({ ...e.wrote }, { ...t.wrote });
}
function Za({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var Qa = class {
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
}, $a = class {
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
		let n = (e) => N(I(e)?.lang_iso) || void 0, r = await dt(() => this.client.languages(e, { limit: 500 }), n), i = r && z(r, n);
		if (!i) throw new K();
		return i;
	}
};
// src/apply/order.ts
function eo({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && ro(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...to(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function to(e) {
	let t = new Map();
	for (let n of e) for (let e of ea(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, no(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function no(e, t) {
	let n = ea(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function ro(e) {
	return e.fields.some(({ field: t }) => De(e.kind, t).role === "identity");
}
// src/apply/apply.ts
function io(e, { batchSize: t }) {
	return eo(e).map((e) => V.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : $(n).batches(r, t);
	}));
}
async function ao(e, t, n) {
	let r = new Qa(), i = oo(e, t, n), a = Ga(n.concurrency);
	await ot();
	for (let e of io(t, n)) {
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
function oo(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: Ie,
			variables: n.variables,
			evidence: Ne
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new jt(n.halt, n.mayWrite),
		backup: new Ja(n.backup),
		languages: new $a(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? $(L(e)).open(i);
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
// src/backup/text.ts
const so = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function co(e, t) {
	let { restore: n, ...r } = e, i = new Ae({ backup: {
		format_version: 1,
		...r,
		restore: n
	} });
	i.commentBefore = [
		" What a run of lokaform removed or overwrote, as it was before.",
		` Project: ${ho(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${ho(n)}`
	].join("\n");
	let a = V.map(({ name: e, plural: n }) => mo(n, t.filter(({ kind: t }) => t === e).map((e) => uo(e).entry), "")), o = t.map((e) => uo(e).wrote);
	return [
		i.toString(so),
		mo("wrote", o, "  ") || "  wrote: []\n",
		...a
	].join("");
}
const lo = new WeakMap();
function uo(e) {
	let { kind: t, id: n, entry: r, action: i, wrote: a } = e, { idMember: o } = L(t), s = {
		[o]: r[o] ?? n,
		action: i,
		...Object.keys(a).length > 0 && { values: a }
	}, c = lo.get(e) ?? {
		entry: fo(r),
		wrote: fo(s)
	};
	return lo.set(e, c), c;
}
function fo(e) {
	let t = new Ae([e], { aliasDuplicateObjects: !1 });
	return n(t, { Scalar: (e, t) => po(t) }), t.toString(so);
}
function po(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = w.QUOTE_DOUBLE);
}
function mo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function ho(e) {
	return e.replace(go, " ");
}
const go = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/plan/reviewed.ts
function _o(e, t, n) {
	let r = vo(t.changes, (e) => d(yo(e))), i = new Set(e.changes.filter((e) => r.get(d(yo(e)))?.shift())), a = vo([...r.values()].flat(), bo), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(bo(e))?.shift();
		return t && Do(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: wo(t ? xo(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: To(e, n) ?? wo("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function vo(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function yo(e) {
	let t = So(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		bo(e),
		e.label,
		r,
		n,
		i,
		Co(e),
		t
	];
}
function bo(e) {
	let { kind: t, action: n } = e;
	return d([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function xo(e, t) {
	let n = (e) => d(So(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && Co(e) !== Co(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function So(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function Co(e) {
	return e.action === "create" ? "" : e.seen;
}
function wo(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function To(e, t) {
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && Eo(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function Eo(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function Do(e, t, n) {
	let r = L(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => d([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && Eo(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function Oo(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(st).join(" ");
}
// src/run/project.ts
async function ko(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await Ao(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: Po([t]),
			bugs: [t]
		};
	}
}
async function Ao(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = ut(o), d = {
		apiUrl: n.apiUrl,
		onResponse: u.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, f = lt(t.settings, {
		...d,
		signal: c,
		onProgress: o.onProgress
	}), p = lt(t.settings, {
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
	let m = r?.get(s), h = await ka(f.value, m?.filter ? jo(m.filter.filters, t) : t, {
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
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b } = h, x = await Pa(h, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...y, ...x.map(Mo)],
			plan: _,
			unmanaged: v
		};
		return await o.onPlan(t), t;
	}
	let { advice: S, refuses: C } = await we(t, h, g.project), w = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: Ne
	}, { plan: T, notApplied: E } = m ? _o(_, m, {
		...w,
		live: g
	}) : {
		plan: _,
		notApplied: []
	}, D = {
		...e,
		problems: [
			...y,
			...b,
			...x,
			...Ia(T, n),
			...S
		],
		plan: T,
		...n.unmanaged && { unmanaged: v },
		...h.target && { target: h.target },
		effort: { requests: io(T, t.settings).flat().length },
		...E.length > 0 && { results: E }
	}, ee = await o.onPlan(D);
	if (n.command === "plan" || x.length > 0 || C) return D;
	if (!ee) return o.cancellation.stopped ? D : {
		...D,
		problems: [...D.problems, No]
	};
	let O = await Io(p.value, T, t, n, o);
	return {
		...D,
		...O,
		results: [...O.results, ...E],
		problems: [...D.problems, ...O.problems]
	};
}
function jo(e, t) {
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
function Mo(e) {
	return {
		...e,
		severity: "warning"
	};
}
const No = H("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Po(e) {
	return e.length === 0 ? [] : [H("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function Fo({ id: e, secrets: t }) {
	let n = new Le();
	return n.hide(t), n.clean(e);
}
async function Io(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: d, environment: f, permission: p, onProgress: m }) {
	let { concurrency: h, batchSize: g, useAutomations: _, id: v } = n, y = Fo(n), b = i === void 0 ? void 0 : za(i, n.name ?? y, l()), x = {
		project: y,
		...y !== v && { project_digest: Te(v) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, S = (e) => Oo(u(e, d), a), C, w = async (e, t) => {
		await b?.write((t) => co({
			...x,
			restore: S(t)
		}, e), t).catch((e) => {
			throw C = e.message, e;
		});
	}, T = n.name, E = t.changes.length, D = 0, ee = () => m?.(D < E ? {
		phase: "applying",
		project: T,
		count: {
			done: D,
			total: E,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: T
	});
	ee();
	let O, te = await ao(e, t, {
		variables: r.variables,
		concurrency: h,
		batchSize: g,
		useAutomations: _,
		halt: () => o.reason,
		mayWrite: async () => (O = await p?.toWrite(), O?.message),
		backup: b && {
			write: w,
			keepsUrls: f.GITHUB_ACTIONS !== "true"
		},
		wait: s,
		onBatch: (e, t) => {
			c(e, t), D += t.length, ee();
		}
	}), k = t.changes.map((e) => ({
		change: e,
		outcome: te.of(e)
	})), { bugs: A, remarks: j } = te;
	return {
		results: k,
		problems: [
			...O && !o.stopped ? [O] : [],
			...j,
			...Po(A),
			...C === void 0 ? [] : [H("backup-not-written", C, { reach: "project" })]
		],
		...b?.path !== void 0 && {
			backup: u(b.path, d),
			restore: S(b.path)
		},
		...A.length > 0 && { bugs: A }
	};
}
export { ut as C, lt as S, xt as _, Ba as a, mt as b, pa as c, Ai as d, Oi as f, Tt as g, on as h, io as i, Wi as l, cn as m, Io as n, ja as o, Kr as p, ko as r, Ea as s, No as t, Ki as u, ht as v, st as w, K as x, pt as y };
