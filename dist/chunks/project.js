import { $r as e, B as t, Br as n, Fr as r, Ft as i, Gr as a, Hr as o, Ht as s, Ir as c, Jn as l, Jr as u, K as d, Kr as f, Lt as p, Mr as m, Nr as h, On as g, Pr as _, Pt as v, Qr as y, R as b, Rr as x, Sr as S, U as C, Ur as w, V as T, Vr as E, Vt as D, Wr as O, X as k, Xr as A, Y as ee, Yr as j, Z as te, Zr as M, _ as ne, _r as re, ai as ie, ar as N, b as ae, br as oe, ci as se, cr as ce, dr as le, ei as P, fn as ue, fr as de, g as fe, gr as pe, h as me, ht as F, ii as he, ir as ge, jr as _e, k as ve, kn as ye, m as be, ni as xe, nr as Se, or as I, p as Ce, qn as we, qr as Te, r as Ee, ri as De, rr as Oe, s as ke, si as Ae, sr as L, ti as R, tr as je, u as Me, v as Ne, x as Pe, xr as Fe, y as z, zr as Ie } from "./engine.js";
import { B as Le, En as Re, J as B, K as ze, Kt as Be, en as Ve, in as He, kn as Ue, rn as We, tn as Ge } from "./start.js";
import { a as Ke, l as V, o as H, s as qe, t as Je } from "./client.js";
import { c as U } from "./wire.js";
import { d as Ye, f as Xe, h as Ze, m as Qe, p as $e, u as et } from "./markdown.js";
import { join as tt, resolve as nt, sep as rt } from "node:path";
import { mkdir as it, rename as at, rm as ot, writeFile as st } from "node:fs/promises";
import { setImmediate as ct } from "node:timers/promises";
// src/report/words/shellWord.ts
function lt(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/readingClient.ts
var ut = class extends Je {
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
function dt({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: c, onProgress: l }) {
	try {
		let u = {
			token: e,
			...i !== void 0 && { baseUrl: i },
			rate: t,
			concurrency: n,
			signal: a,
			onResponse: o,
			...c && { onWait: c }
		};
		return s(l ? new ut(u, r, l) : new Je(u));
	} catch (e) {
		if (!(e instanceof qe)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return D(B("bad-setting", t + e.message));
	}
}
// src/remote/incompleteRead.ts
var W = class extends Error {};
async function G(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof V || e instanceof W) return;
		throw e;
	}
}
async function ft(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await pt(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function pt(e, t) {
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
async function mt(e, t, n) {
	let r = await ht(e, t, n);
	return r.ok ? s(r.value.project) : r;
}
async function ht(t, n, { languages: r, ...i }) {
	let [a, o] = await Promise.all([t.projectDetails(F(n)), r ? vt(t, n) : s(void 0)]);
	if (!o.ok) return o;
	let c = o.value, l = c && e(c, yt);
	if (c && !l) return D(bt("a language has no usable lang_iso"));
	let u = gt(n, a, l, i);
	return u.ok ? s({
		project: u.value,
		details: a,
		languages: c
	}) : u;
}
function gt(e, t, n, r) {
	let i = P(t) ?? {}, a = P(i.settings) ?? {}, o = M(a.per_platform_key_names), c = M(a.segmentation), l = R(i.base_language_iso) || _t(i.base_language_id, n), u = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && c === void 0 ? ["settings.segmentation"] : [],
		...r.texts && l === void 0 ? ["base_language_iso"] : []
	];
	return u.length > 0 ? D(bt(`the project has no usable ${u.join(" and ")}`)) : s({
		id: e,
		name: R(i.name) || e,
		type: R(i.project_type) || "localization_files",
		baseLanguage: l ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: c ?? !1,
		autoToggleUnverified: M(a.auto_toggle_unverified)
	});
}
function _t(e, t) {
	let n = y(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function vt(e, t) {
	let n = await ft(() => e.languages(t, { limit: 500 }), (e) => R(P(e)?.lang_iso));
	return n ? s(n) : D(B("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function yt(t) {
	let { lang_iso: n, lang_id: r, plural_forms: i } = P(t) ?? {}, a = R(n);
	if (a !== void 0 && a !== "") return {
		iso: a,
		id: y(r),
		pluralForms: e(i, R) ?? []
	};
}
function bt(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return B("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function xt(t, n) {
	let r = P(t) ?? {}, i = y(r.key_id), a = Dt(r.key_name, (e) => R(e) || void 0), o = e(r.platforms, R), s = U.filter((e) => o?.includes(e)), c = Object.keys(E(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = Ot(Dt(r.filenames, R)), u = e(r.tags, R), d = M(r.is_plural), f = M(r.is_archived), p = kt(r.translations), m = new Set(p?.map(({ language_iso: e }) => e)), h = n.filter((e) => !m.has(e));
	if (i === void 0 || c === void 0 || o === void 0 || l === void 0 || u === void 0 || d === void 0 || f === void 0 || h.length > 0) {
		let e = [...Object.entries({
			key_id: i,
			key_name: c,
			platforms: o,
			filenames: l,
			tags: u,
			is_plural: d,
			is_archived: f
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ...h.map((e) => `the ${e} text`)];
		return { unusable: {
			id: i,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let g = s.length < new Set(o).size;
	return { key: {
		key_id: i,
		key_name: c,
		platforms: s,
		...g && { onOtherPlatform: g },
		tags: u,
		filenames: l,
		is_plural: d,
		is_archived: f,
		...wt(r),
		translations: p
	} };
}
const St = {
	description: R,
	context: R,
	plural_name: R,
	is_hidden: M,
	char_limit: A,
	custom_attributes: Et,
	modified_at_timestamp: xe,
	translations_modified_at_timestamp: xe
}, Ct = Object.entries(St);
function wt(e) {
	return Object.fromEntries(Ct.map(([t, n]) => [t, n(e[t])]));
}
function Tt(e) {
	return Object.keys(St).filter((t) => e[t] === void 0);
}
function Et(e) {
	let t = R(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Dt(e, t) {
	let n = P(e) ?? {}, r = {};
	for (let e of U) {
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
		let e = At(P(n) ?? {});
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
		language_iso: R(e.language_iso),
		translation: R(e.translation),
		modified_by: y(e.modified_by),
		modified_by_email: R(e.modified_by_email),
		modified_at_timestamp: xe(e.modified_at_timestamp),
		is_reviewed: M(e.is_reviewed),
		is_unverified: M(e.is_unverified)
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
	let r = n > 1 && It(e) ? " If this happens again, set `batch_size` to a lower number." : "", i = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${i} Apply again: the ${t} is created only if it is still missing.${r}`
	};
}
function K({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var q = class extends Error {};
const Pt = [
	401,
	402,
	403,
	404,
	423,
	429
];
function Ft(e) {
	return e instanceof H ? Pt.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function It(e) {
	return e.name === "TimeoutError" || e instanceof H && [
		413,
		502,
		504
	].includes(e.status);
}
function Lt(e, t) {
	return e instanceof H || e.mayHaveHappened || !t ? e : t;
}
function J(e) {
	return e instanceof Ke && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
const Rt = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function zt(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function Bt(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function Vt(e, t, n, r) {
	let i = Bt(e, t, n, r), [a] = i, [o] = zt(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${Ht(e.after)} was sent, ${Ht(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function Ht(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const Ut = { is: "silent" };
function Wt(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Jt(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || Gt(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new Jt(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? Ut
	}));
}
function Gt(e, { platforms: t = [], filenames: n = {} }) {
	return U.every((n) => t.includes(n) === e.platforms.includes(n)) && U.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Kt(e, { keys: t, errors: n }) {
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
			} : Ut
		};
	});
}
function qt(e, t) {
	return Wt(e, {
		keys: t,
		errors: []
	});
}
var Jt = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of Yt(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of Yt(n)) this.byName.set(e, Xt(this.byName.get(e) ?? [], n));
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
	echoesOf({ key_name: e = "", platforms: t = [...U] }) {
		let n = new Set(t.map((t) => w(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => w(n, t) === w(e, t)));
	}
};
function Yt({ name: e }) {
	return new Set(U.map((t) => w(e, t) ?? ""));
}
function Xt(e, t) {
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
function Zt(e) {
	return !e.includes(",");
}
function Qt(e) {
	return en(e, 2e3);
}
function $t(e) {
	return en(e.map(String), 7e3);
}
function en(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function tn({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new nn();
	let i = new Y([]);
	if (i.add(r), r.totalCount !== i.size) throw new W();
	return r;
}
var nn = class extends W {};
async function rn(e, t, n, r = {}) {
	let i = n.map(({ iso: e }) => e), a = t === F(t) ? A(r.keys_total) : void 0, o = await an(e, t, sn(n), () => new Y(i), a);
	return o.ok ? s(o.value.all()) : o;
}
async function an(e, t, n, r, i = 0) {
	let a = await ln(e, t, n, r(), i);
	if (on(a)) return s(a.listed);
	let o = await un(e, t, n, r());
	if (on(o)) return s(o.listed);
	let c = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return D(B("incomplete-live", c, { reach: "project" }));
}
function on({ listed: e, total: t }) {
	return t === e.size;
}
function sn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function cn(e) {
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
async function ln(e, t, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => y(e)),
			keys: r.read(a),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = cn(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => cn(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
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
	let b = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], x = v.at(-1)?.total, S = v.some((e) => (e.total ?? 0) > (x ?? 0)), C = b.every(({ ids: e }, t) => {
		let n = b[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: r,
		total: S || !C ? void 0 : x
	};
}
async function un(e, t, n, r) {
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
const dn = {
	include_translations: !0,
	disable_references: !0
};
async function X(e, t, n = []) {
	let r = new Y(n);
	for (let n of await Promise.all($t(t).map((t) => fn(e, t)))) r.add(n);
	return r.all();
}
async function fn(e, t) {
	try {
		return await tn(e, {
			...dn,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof nn || n instanceof H && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await fn(e, t.slice(0, r)), ...await fn(e, t.slice(r))];
	}
}
async function pn(e, t) {
	let n = new Set(t.flatMap((e) => o(e))), r = [...n].every(Zt) ? Qt([...n]).map((e) => ({
		...dn,
		filter_keys: e
	})) : [dn], i = new Y([]);
	for (let t of r) i.addRead((await gn(e, t)).reads());
	return hn(i.all(), n);
}
async function mn(e, t) {
	let n = new Set(t.flatMap((e) => o(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = hn((await gn(e, {})).all(), n), a = await X(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function hn({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(o(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function gn({ client: e, projectId: t }, n) {
	let r = await an(e, t, n, () => new Y([]));
	if (!r.ok) throw new W();
	return r.value;
}
// src/remote/key/confirm.ts
async function _n(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !xn(e, t, n.key) : n.is === "silent" || Cn(n.error)).map(({ sent: e }) => e), r = await G(() => pn(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(qt(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: r } = t, a = i.get(t);
		return {
			change: r,
			outcome: vn(e, r, n, a && Sn(e, r, a))
		};
	});
}
function vn(e, t, n, r) {
	switch (n.is) {
		case "stored": return r ?? Sn(e, t, n.key);
		case "refused": return r?.state === "done" ? r : wn(n.error);
		case "silent": return r ?? Tn;
	}
}
async function yn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !xn(e, t, n.key)), r = await G(() => X(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: bn(e, t, {
				answer: n,
				found: o && Sn(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function bn(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? Sn(e, t, n.key);
		case "refused": return wn(n.error);
		case "silent": return r?.state === "done" ? r : En(i);
	}
}
function xn({ context: e }, { change: t }, n) {
	return zt(_, t, n, e).length === 0;
}
function Sn({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), Vt(_, n, r, e);
}
function Cn({ message: e }) {
	return /already taken/i.test(e);
}
function wn({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const Tn = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
};
function En(e) {
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
function Dn(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: J(t)
	}));
}
function On(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function kn(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/splitRefused.ts
async function An({ stop: e }, t, n, r, i) {
	if (Ft(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof H)) e.noteUnreachable(n.message);
	else if (t.length > 1) return jn(t, 2, r);
	else e.noteSingleRefused(n.message);
	return Dn(t, Lt(n, i));
}
async function jn(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
// src/remote/key/createKeys.ts
async function Mn(e, t) {
	let n = await e.stop.beforeWrite();
	if (n !== void 0) return kn(t, n);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(In),
			...Fn(e)
		});
		return await _n(e, Wt(t, {
			keys: Pn(n),
			errors: n.errors
		}));
	} catch (n) {
		if (!(n instanceof V)) throw n;
		return n.mayHaveHappened ? Nn(e, t, n) : An(e, t, n, (t) => Mn(e, t), void 0);
	}
}
async function Nn(e, t, n) {
	let r = [], i = t;
	for (let t of [0, Mt]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Dn(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await G(() => pn(e, a)), s = qt(i, o?.objects ?? []);
		if (r.push(...await _n(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...i.map(({ change: e }) => ({
		change: e,
		outcome: Nt(n, "key", t.length)
	}))];
}
function Pn(e) {
	return e.flatMap((e) => {
		let t = xt(e, []);
		return "key" in t ? t.key : [];
	});
}
function Fn({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function In({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function Ln(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await X(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await mn(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var Rn = class {
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
const zn = [
	400,
	404,
	413,
	414,
	431
], Bn = /^[\w.:/-]+$/;
async function Vn(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = A(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => Ae(_, e) !== "off")) return;
	let o = Hn(r);
	if (![...o.names].every(Zt)) return;
	let s = Qt([...o.names]).length + $t([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([Un(e, o), Jn(e, a)]), r = n - t.length;
		return r >= 0 && Yn(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof W || e instanceof H && zn.includes(e.status)) return;
		throw e;
	}
}
function Hn(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...o(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function Un(e, { names: t, ids: n }) {
	let r = await Wn(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await Gn(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => qn(e.key_id, t.key_id));
}
async function Wn(e, t) {
	let n = await Promise.all(Qt([...t]).map(async (n) => (await Kn(e, { filter_keys: n })).filter(({ key_name: e }) => o(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => o(e)));
	if (![...t].every((e) => r.has(e) || Bn.test(e)) || n.some((e) => e.length === 0)) throw new W();
	return n.flat();
}
async function Gn(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new W();
	let r = await Promise.all($t(t).map((t) => Kn(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new W();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function Kn({ client: e, project: t, languages: n }, r) {
	let i = new Y(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await tn(a, {
		...sn(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new W();
	return [...o];
}
function qn(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function Jn({ client: e, project: { id: t } }, n) {
	if (t === F(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new W();
	return r;
}
function Yn(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => re(t, e, !1, pe(n)).fresh.length === 0);
}
// src/remote/removal.ts
function Xn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Zn(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function Qn(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : J(t);
}
// src/remote/key/removeKeys.ts
async function $n(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await er(e, t, n), s.due.length === 0) throw new q();
		return s.due.map(({ id: e }) => j(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof q) return [...s.outcomes];
		if (!(e instanceof V)) throw e;
		Ft(e) && a.noteProjectRefused(e.message), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(K(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await $n(e, f, t)];
	}
	return [...p, ...await ar(e, f, l, d && Lt(d, n?.error))];
}
async function er(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? J(n.error) : e, o = (e) => ({
		due: [],
		outcomes: sr(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await G(async () => {
		let n = await e.languages.all();
		return X(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(tr));
	let l = new Map(c.objects.map((e) => [e.key_id, e])), u = nr(c), d = [], f = [], p = [];
	for (let n of t) {
		let t = l.get(String(n.id)), r = u.get(String(n.id)) ?? u.get("");
		(t ? n.how === "archive" && t.is_archived : r === void 0) ? p.push({
			change: n,
			outcome: ir(n)
		}) : r === void 0 ? rr(n, t) ? (d.push(n), f.push(m(_, t, n, e.context))) : p.push({
			change: n,
			outcome: Xn("key", "removed")
		}) : p.push({
			change: n,
			outcome: a(Zn("key", r))
		});
	}
	if (d.length === 0) return {
		due: d,
		outcomes: p
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...p, ...sr(d, or(n.error))]
	};
	let h = await r.keep(f, "removed") ?? await i.beforeWrite();
	return h === void 0 ? {
		due: d,
		outcomes: p
	} : {
		due: [],
		outcomes: [...p, ...sr(d, a({
			state: "not attempted",
			message: h
		}))]
	};
}
const tr = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function nr({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, Tt(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function rr({ id: e, seen: t }, n) {
	return n !== void 0 && z(e, _.fingerprint(n)) === t;
}
function ir({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function ar(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await G(() => X(e, i));
	if (a === void 0) return sr(t, r ? J(r) : Rt);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? J(r) : Rt
		} : {
			change: e,
			outcome: i || o.has(t) ? or(r) : ir(e)
		};
	});
}
function or(e) {
	return e ? Qn("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function sr(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
async function cr(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = lr(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await G(() => X(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: dr(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function lr({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return ur(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function ur({ kind: e, fields: t }) {
	return t.filter((t) => Se(e, t));
}
function dr({ change: e, before: t, written: n }, r, i) {
	let [a] = ur(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = fr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function fr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, pr(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = pr(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function pr(e, { is_plural: t }) {
	let n = De(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function mr(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function hr(e) {
	return {
		change: e,
		out: mr(_.fields, e, {}, [])
	};
}
function gr(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: _.name,
		action: e,
		changes: t
	});
	return [
		...vr(n("update"), t).map(r("update")),
		...vr(n("create"), t).map(r("create")),
		..._r(n("destroy"), t).map(r("destroy"))
	];
}
function _r(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function vr(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(hr(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
const yr = {
	moved: [],
	unconverted: []
};
async function br(e, t, n) {
	let r = (e) => ({
		due: [],
		outcomes: [],
		blocked: t.map((t) => ({
			planned: t,
			why: e
		}))
	}), i = e.stop.reason();
	if (i !== void 0) return r(i);
	let a = t.filter(({ change: e }) => n || Tr(e)), o = await G(async () => ({
		live: await X(e, a.map(({ change: e }) => e.id)),
		languages: a.some(({ change: e }) => wr(e)) ? await e.languages.all() : []
	}));
	if (!o) return r(Sr);
	let { live: s, languages: c } = o, l = new Map(s.objects.map((e) => [e.key_id, e])), u = new Set(s.unusable.map(({ id: e }) => e)), d = new Set(a), f = [], p = [], m = [], h = [];
	for (let n of t) {
		let { change: t } = n;
		if (!d.has(n)) {
			f.push({
				planned: n,
				now: n,
				kept: yr
			});
			continue;
		}
		let r = l.get(String(t.id));
		if (!r && (u.has(String(t.id)) || u.has(void 0))) {
			m.push({
				planned: n,
				why: xr("")
			});
			continue;
		}
		if (!r) {
			p.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Cr
				}
			});
			continue;
		}
		let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = wr(t) ? c.filter((e) => !i.has(e)) : [];
		if (a.length > 0) {
			m.push({
				planned: n,
				why: xr(` (no usable ${a.join(", ")} text)`)
			});
			continue;
		}
		let { open: o, kept: s } = Er(t, r, e.context);
		if (o.length === 0) {
			p.push({
				change: t,
				outcome: kr({
					state: "done",
					id: t.id
				}, t, s)
			});
			continue;
		}
		let g = hr({
			...t,
			fields: o
		});
		wr(g.change) && e.beforeReshaping.set(t.ref, r), f.push({
			planned: n,
			now: g,
			kept: s,
			before: r
		});
		let _ = _e(g.change, r, e.context);
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
function xr(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const Sr = "The key could not be read again just before it was to be written, so it was not written. Apply again.", Cr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function wr({ kind: e, fields: t }) {
	return t.some((t) => Se(e, t));
}
function Tr({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let r = _.fields.find(({ name: t }) => t === e);
		return r?.merge && t !== void 0 ? r.carries?.(t, n) ?? !0 : r?.editState !== void 0;
	});
}
function Er(e, t, n) {
	let r = {
		..._.liveContext(t, n, e.label),
		platforms: Or(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = _.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || z(e.id, m) !== d);
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
	o ||= a.some((e) => Dr(e, "text"));
	let s = o && i.some((e) => Dr(e, "shape")), c = i.filter((e) => s && (Dr(e, "shape") || Dr(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function Dr({ field: e }, t) {
	return _.fields.some((n) => n.name === e && n.role === t);
}
function Or({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? U.filter((e) => n.includes(e)) : t.platforms;
}
function kr(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${Ar(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${Ar(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = Ar(t.filter((e) => !i.includes(e)));
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
function Ar(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function jr(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Mr),
		outcomes: [],
		blocked: []
	}, o = 0, s = () => [...a.outcomes, ...a.blocked.flatMap(({ planned: e, why: t }) => n ? Dn([e], n.error) : kn([e], t))];
	try {
		let c = await r.updateKeys(i, async () => {
			if (a = await br(e, t, n !== void 0 || o++ > 0), a.due.length === 0 || n && n.sent >= 5) throw new q();
			return {
				keys: a.due.map(({ now: e }) => Lr(e)),
				...Fn(e)
			};
		}), l = Kt(a.due.map((e) => e.now), {
			keys: Pn(c),
			errors: c.errors
		});
		return Pr(e, a.due, l), [...s(), ...Ir(a.due, await yn(e, l))];
	} catch (t) {
		let r = a.due.map(({ planned: e }) => e);
		if (t instanceof q) return [...s(), ...n ? On(r, n.error) : []];
		if (!(t instanceof V)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...s(), ...await Fr(e, r, {
				error: t,
				sent: i
			})];
		}
		return [...s(), ...Ir(a.due, await Nr(e, a.due, t, n))];
	}
}
function Mr(e) {
	return {
		planned: e,
		now: e,
		kept: yr
	};
}
function Nr(e, t, n, r) {
	let i = new Map(t.map(({ now: e, planned: t }) => [e, t]));
	return An(e, t.map(({ now: e }) => e), n, (t) => jr(e, t.flatMap((e) => i.get(e) ?? []), r), r?.error);
}
function Pr({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function Fr(e, t, n) {
	return e.stop.reason() === void 0 ? It(n.error) && n.sent <= 2 && t.length > 1 ? jn(t, 2, (t) => jr(e, t, n)) : (await e.wait(K(n)), jr(e, t, n)) : Dn(t, n.error);
}
function Ir(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: kr(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
function Lr({ change: e, out: t }) {
	return {
		key_id: j(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const Rr = {
	kind: "key",
	observe: rn,
	observeDeclared: Vn,
	lookUp: Ln,
	batches: gr,
	open(e) {
		let t = new Rn(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? $n(n, t.filter(Vr)) : e === "create" ? Mn(n, t.filter(zr).map(hr)) : cr(n, await jr(n, t.filter(Br).map(hr)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, zr = (e) => e.action === "create", Br = (e) => e.action === "update", Vr = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Z(t) {
	let n = P(t) ?? {}, r = R(n.webhook_id) || void 0, i = R(n.url) || void 0, a = e(n.events, R);
	if (r === void 0 || i === void 0 || a === void 0) {
		let e = Object.entries({
			webhook_id: r,
			url: i,
			events: a
		}).flatMap(([e, t]) => t === void 0 ? [e] : []);
		return { unusable: {
			id: r,
			names: i === void 0 ? [] : [i],
			lacks: e
		} };
	}
	return { webhook: {
		webhook_id: r,
		url: i,
		branch: n.branch === null ? null : R(n.branch),
		events: a,
		event_lang_map: Ur(n.event_lang_map)
	} };
}
function Hr(e) {
	let t = e.map(Z);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function Ur(t) {
	return e(t, (t) => {
		let { event: n, lang_iso_codes: r } = P(t) ?? {}, i = R(n), a = e(r, R);
		return i === void 0 || a === void 0 ? void 0 : {
			event: i,
			lang_iso_codes: a
		};
	});
}
// src/remote/webhook/observe.ts
async function Wr(e, t) {
	let n = await ft(() => e.webhooks(F(t)), (e) => R(P(e)?.webhook_id));
	if (!n) throw new W();
	return Hr(n);
}
async function Gr(e, t) {
	try {
		return s(await Wr(e, t));
	} catch (e) {
		if (!(e instanceof W)) throw e;
		return D(B("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function Kr(e, t, n) {
	let r = L.liveContext(t, n, qr(e, t, n)), i = u(L, t, r);
	return {
		kind: L.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: h(e.fields)
	};
}
function qr({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => de(e, r) === n) ?? "";
}
function Jr(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && de(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = ce(e.id);
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
function Yr({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = Jr(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function Xr(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [F(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await Zr(e, t), l) throw new q();
		});
		if (M(n) === !0) return {
			state: "done",
			id: t.id
		};
	} catch (r) {
		if (l) return n ? J(n.error) : l;
		if (!(r instanceof V)) throw r;
		if (r instanceof H && r.status === 404) return {
			state: "done",
			id: t.id
		};
		if (Ft(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return J(Lt(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? Qr(e, t, r) : (n && await o(K(n)), Xr(e, t, i));
	}
	return Qr(e, t, void 0);
}
async function Zr(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let c = Z(await n.webhook(F(r), String(t.id)));
	if (!("webhook" in c)) return Zn("webhook", c.unusable.lacks);
	if (z(t.id, L.fingerprint(c.webhook)) !== t.seen) return Xn("webhook", "removed");
	let l = await Yr(e, m(L, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return l === void 0 ? void 0 : {
		state: "not attempted",
		message: l
	};
}
async function Qr({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(F(t), String(n.id)), r ? Qn("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof V)) throw e;
		return e instanceof H && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? J(r) : Rt;
	}
}
// src/remote/webhook/sendWebhook.ts
async function $r(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = ui(e, t);
	try {
		return t.action === "update" ? await ei(e, t, r) : await ai(e, t, di(t, r));
	} catch (t) {
		if (t instanceof q) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof V)) throw t;
		return Ft(t) && e.stop.noteProjectRefused(t.message), J(t);
	}
}
async function ei(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [F(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		return oi(e, t, Z(await i.updateWebhook(c, l, async () => {
			if (d = await ti(e, t, Z(await u())), d) throw new q();
			return await ii(e), n;
		}))) ?? await si(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof q)) return J(r.error);
		if (d) return d;
		if (!(i instanceof V)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw Lt(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await si(e, t, u);
			return n.state === "done" ? n : J(i);
		}
		return await s(K(a)), ei(e, t, n, a);
	}
}
async function ti(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: ri
	};
	if (!ni(e, t, n.webhook)) {
		let r = oi(e, t, n);
		return r?.state === "done" ? r : Xn("webhook", "updated");
	}
	let r = await Yr(e, Kr(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function ni({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = L.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = L.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Ne(L, a, s) === i;
}
const ri = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function ii({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new q(t);
}
async function ai(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await ii(e);
	try {
		let o = await r.createWebhook(F(i), n);
		return a.add(t.ref), oi(e, t, Z(o)) ?? await si(e, t, () => li(e, n));
	} catch (r) {
		if (!(r instanceof V) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, Mt]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await G(() => li(e, n));
			if (a) return Vt(L, t, a, c);
		}
		return Nt(r, "webhook");
	}
}
function oi({ context: e }, t, n) {
	if (!(!("webhook" in n) || zt(L, t, n.webhook, e).length > 0)) return Vt(L, t, n.webhook, e);
}
async function si(e, t, n) {
	return oi(e, t, Z(await G(n))) ?? Rt;
}
function ci(e, t) {
	let n = Te([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return le(e.url, t.url) && r && n;
}
async function li(e, t) {
	let { objects: n, unusable: r } = await Wr(e.client, e.projectId), i = n.find((e) => ci(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => le(e, t.url)))) throw new W();
	return i;
}
function ui({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = mr(L.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: de(r, e.variables) }
	};
}
function di({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function fi(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await G(() => Wr(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => hi(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await pi(e, t, s, n) : n.remark(yi(t));
	}
}
async function pi(e, t, n, r) {
	let i = di(t, ui(e, t)), a = n.filter((n) => ci(n, i) && Vt(L, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = hi(r.of(t)), s = a.map(({ webhook_id: e }) => e), [c, ...l] = [...s, ...await mi(s, e, o)].sort();
	if (c !== void 0 && l.length !== 0) for (let n of l) {
		let i = n === o && await gi(e, n);
		i && r.correct(t, {
			state: "done",
			id: c
		}), r.remark(i ? _i(t, c, n) : vi(t, c, n));
	}
}
async function mi(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await G(() => t.webhook(F(n), r)) ? [r] : [];
}
function hi(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function gi({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(F(t), n), !0;
	} catch (e) {
		if (e instanceof V) return !1;
		throw e;
	}
}
function _i({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return B("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function vi({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return B("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function yi({ label: e, place: t }) {
	let n = `The webhooks could not be read again, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return B("twin-webhook", n, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const bi = {
	kind: "webhook",
	observe: Gr,
	lookUp: Wr,
	batches: (e) => [...e.filter(xi), ...e.filter((e) => !xi(e))].map(Si),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? Xr(t, e) : $r(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => fi(t, e, n)
		};
	}
};
function xi({ action: e }) {
	return e !== "destroy";
}
function Si(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const Ci = [Rr, bi];
// src/remote/remoteOf.ts
function Q({ name: e }) {
	let t = Ci.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function wi(e, t, ...n) {
	let r = await Ei(e, t, n);
	if (!r.ok) return r;
	let { project: i, statistics: a, kinds: o, languages: s } = r.value;
	return Oi(i, o, (t) => Q(t).observe(e, i.id, s, a));
}
async function Ti(e, t, { declarations: n, reviewed: r }) {
	let i = await Ei(e, t, n.map(({ declared: e }) => e));
	if (!i.ok) return i;
	let { project: a, statistics: o, kinds: c, languages: l } = i.value;
	return Oi(a, c, async (t) => {
		let { observe: i, observeDeclared: c } = Q(t), u = await c?.({
			client: e,
			project: a,
			statistics: o,
			languages: l,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: Pe(e, a.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return u ? s(u) : i(e, a.id, l, o);
	});
}
async function Ei(e, t, n) {
	let r = n.flatMap(ae), i = I.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), a = await ht(e, t, {
		languages: r.length > 0,
		names: i.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!a.ok) return a;
	let { project: o, details: c } = a.value, l = n.flatMap((e) => ae(Pe(e, o.baseLanguage))), u = new Set(l.flatMap(({ language: e, ofText: t }) => t ? [e] : [])), d = o.segmentation ? [] : (o.languages ?? []).filter(({ iso: e }) => u.has(e)), f = P(P(c)?.statistics) ?? {};
	return s({
		project: o,
		statistics: f,
		kinds: i,
		languages: d
	});
}
async function Di(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await mt(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return Oi(a.value, n, (t) => Q(t).observe(e, a.value.id, s), i);
}
async function Oi(e, t, n, r = () => !1) {
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
	return s({
		project: e,
		objects: a
	});
}
async function ki(e, t, n) {
	let r = I.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([mt(e, t, {
		languages: !0,
		names: i,
		texts: i
	}), ...r.map(async (r) => ({
		plural: r.plural,
		objects: await Q(r).lookUp(e, t, n[r.plural] ?? [])
	}))]);
	if (!a.ok || o.some(({ objects: e }) => e.unusable.length > 0)) throw new W();
	return {
		project: a.value,
		objects: Object.fromEntries(o.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function Ai({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => je(e.kind, t)));
}
function ji({ changes: e }) {
	return e.some((e) => e.action === "update" && (N(e.kind).backsUpWhole || Mi(e)));
}
function Mi({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? Se(e, t) : !Ni(t.before));
}
function Ni(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function Pi(e, t, n, r) {
	let i = new Set(Object.values(await d(e, r)).flat()), a = await te("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : nt(t.working, n), s = new Map();
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + rt)) continue;
		let n = v(e, t);
		await ct();
		for (let r of await Fi(e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function Fi(e, t) {
	try {
		let n = i(await p(e, t));
		return I.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function Ii({ texts: e }, t, n, r, i) {
	let a = e.filter(({ files: e }) => Ve(e)), o = [];
	for (let e of a) for (let t of await ee(e, r, i)) {
		let n = k(e, t);
		o.push({
			full: t,
			path: n,
			source: e,
			language: Ge(e, n)
		});
	}
	let s = new Set(Object.values(await d(n, i)).flat());
	for (let { full: e, source: n, language: r } of o) r !== void 0 && Li(n, t).includes(r) && s.add(e);
	let c = new Map();
	for (let e of o) {
		if (i.aborted) break;
		if (!(s.has(e.full) || Ri(e, t).some((e) => s.has(e)))) {
			await ct();
			for (let t of await zi(e, r)) c.has(t) || c.set(t, v(e.full, r));
		}
	}
	return c;
}
function Li({ languages: e }, t) {
	return e ?? [t];
}
function Ri({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : Li(t, r).flatMap((n) => {
		let r = He(t, e, n);
		return r === void 0 ? [] : [nt(t.folder, r)];
	});
}
async function zi({ full: e, path: t, source: n, language: r = "" }, a) {
	try {
		let o = i(await p(e, a)), s = {
			source: {
				...n,
				alsoReads: "all"
			},
			language: r,
			...We(n, t)
		};
		return I.flatMap((t) => (t.textFiles?.read(e, o, s).entries ?? []).flatMap(({ values: e }) => ve(t.identity(e))));
	} catch {
		return [];
	}
}
// src/run/conflicts.ts
async function Bi(e, n, r) {
	if (e.length === 0) return [];
	let { target: i, applied: a } = r;
	if (i) return Ye(e, { entries: Vi(i) });
	if (!a) return Ye(e, await Hi(e, n, r));
	let o = await a(), s = o && t(o, n);
	return s?.is === "read" ? Ye(e, { entries: Vi(s.declared) }) : [];
}
function Vi({ entries: e }) {
	return I.flatMap(({ plural: t }) => e[t] ?? []);
}
async function Hi(e, t, { history: n, usable: r, now: i }) {
	let { versions: a } = await n.versions(Math.ceil(i() / 1e3) + 60, T(t)), { textFiles: o } = t, s = new Map(a.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...s.values()].flatMap((t) => C(e, t, o, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !s.has(e)
	};
}
// src/plan/agreed.ts
function Ui(e, { entries: t, until: n }, r = []) {
	let i = new Set(), o = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of Ki(o, t, r)) {
		let { kind: t, live: r, forms: o } = e;
		(o ? a(n) && a(r) && o.every((e) => n[e] === r[e]) : t.fields.some((e) => e.role === "text" && Xi(e, r, n))) && i.add(x(e));
	}
	return i;
}
function Wi(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(Ki(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => t !== void 0 && e >= t), l = Gi(c), u = Ze(r, n, a);
		return !l.some(({ now: e }) => e === u) || s.every((t) => l.some(({ texts: n }) => f(n.get(e), t) !== void 0) || c.some(({ texts: n }) => f(n.get(e), t) === f(o, t)));
	});
	return new Set(a.map(x));
}
function Gi(e) {
	let t = new Map();
	for (let n of e) {
		let e = t.get(n.now);
		(!e || n.until < e.until) && t.set(n.now, n);
	}
	return [...t.values()];
}
function Ki(e, t, n) {
	return I.flatMap((r) => {
		let i = e.filter((e) => e.kind === r);
		if (i.length === 0) return [];
		let a = Qe(r, t), o = qi(r, n);
		return i.flatMap((e) => {
			let t = a(e.entry), n = t && Ji(r, t, e.entry, o) ? t : void 0, i = n && $e(r, n, e.language);
			return i === void 0 ? [] : [{
				question: e,
				text: i
			}];
		});
	});
}
function qi(e, t) {
	let n = ({ values: t }) => ve(e.identity(t)), r = new Map();
	for (let e of t) for (let t of n(e)) r.set(t, [...r.get(t) ?? [], e]);
	return (e) => [...new Set(n(e).flatMap((e) => r.get(e) ?? []))].filter((t) => t !== e);
}
function Ji(e, t, n, r) {
	let i = r(n);
	if (i.length === 0) return !0;
	let a = Yi(e, t), o = (t) => [...Yi(e, t)].filter((e) => a.has(e)).length;
	return i.every((e) => o(e) < o(n));
}
function Yi(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => O([
		e.name,
		t,
		n
	]))));
}
function Xi(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function Zi(e, t, n) {
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
function Qi(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : n(t))
	}));
}
// src/plan/movedNames.ts
function $(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => Oe(e.kind, t).role === "identity").flatMap((n) => ve(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function $i(e) {
	let t = new Set($(e, "after"));
	return $(e, "before").filter((e) => !t.has(e));
}
// src/plan/prune.ts
const ea = {
	destroys: [],
	kept: [],
	scope: 0
};
function ta(e, { matched: t, unmatched: n }, r) {
	let i = se(e, r);
	if (i === void 0) return ea;
	let a = (t) => Ae(e, r) === "all" || na(e.tags(t), r), o = [], s = [];
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
			seen: z(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n }
		};
	});
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function na(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function ra(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : ne(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
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
				place: Be(r, i, [])
			},
			problems: [n]
		};
	}), c = [...o, ...s], l = ia(c), u = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = ta(e, {
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
function ia(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(aa).length,
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
function aa({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/filtered.ts
function oa(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Me(t, e)), a = new Map(ca(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = ia(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ...ia(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter(sa(t))]
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = Ce(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function sa(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => he(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function ca(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of $i(e.change)) n.set(t, e);
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
		return t ? la(e, t) : e;
	});
}
function la({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = ie(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
function ua(e, t, n) {
	let r = new Map();
	return (i) => (i.writers.is === "unknown" && r.clear(), da(e, t, n, i, r));
}
function da(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		evidence: r
	}, o = fe(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = I.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [ra(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let { kinds: c, filter: l } = oa(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], f = ze(d), p = c.flatMap((e) => e.destroys), m = l ? [] : c.flatMap((e) => e.unmanaged), h = c.flatMap((e) => e.kind.firstSends?.(pa(e, a, f)) ?? []), g = {
		format_version: 1,
		project: t.project,
		changes: [...c.flatMap(({ changes: e }) => e), ...f ? [] : p],
		kept: [...c.flatMap(({ kept: e }) => e), ...f ? p.map(ma) : []],
		skipped: c.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: ga(c, ({ unchanged: e }) => e),
			unmanaged: ga(c, u),
			by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: ga(c, ({ changes: e }) => e.filter((e) => ha(e, n)).length)
		},
		...h.length > 0 && { sends: h },
		...l && { filter: l }
	}, _ = c.flatMap((e) => e.kind.hints?.(pa(e, a, f)) ?? []);
	return {
		is: "planned",
		plan: g,
		facts: c.map((e) => fa(e, f)),
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
function fa({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Zi(e, i, n.objects),
		created: Qi(e, r)
	};
}
function pa(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function ma({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function ha(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function ga(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function _a(e, t, n, r, i) {
	let a = ua(e, t, n), o = n.writers ? Ie(n.writers) : c.writers, s = a({
		...c,
		writers: o
	});
	if (s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: []
	};
	let l = [], u = await va(o, r);
	if (u.writers !== o && (s = a({
		...c,
		writers: u.writers
	})), u.why !== void 0 && l.push(ya(u.why)), s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: l
	};
	let { agreed: d, unread: f } = await ba(s.open, e, r, i);
	return f && l.push(f), d.size > 0 && (s = a({
		writers: u.writers,
		agreed: d
	})), {
		...s,
		notices: l
	};
}
async function va(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: Ie(n.names) } : {
		writers: { is: "unknown" },
		why: n.why
	};
}
function ya(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So it does not know which live texts it wrote itself, and the rule merge acts as seed. To change that, set writers in lokaform.yaml to the address of this user.`;
	return B("unknown-writers", t, {
		severity: "notice",
		reach: "project"
	});
}
async function ba(e, t, { history: n, manifests: r, textFiles: i, usable: a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(x(e)));
	for (let t of Object.values(o?.entries ?? {})) c(Ui(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0), f = Math.min(...d.map(({ at: e = 0 }) => e)), p = d.length > 0 ? await n.versions(f, r) : xa, m = p.versions.map((e) => Sa(e, d, {
		textFiles: i,
		usable: a
	}));
	for (let e of m) c(Ui(u(), e, l));
	c(Wi(u(), m, l));
	let h = u().filter(({ isOurs: e, at: t }) => !e && t !== void 0);
	return p.is === "read" || p.noRepository || h.length === 0 ? { agreed: s } : {
		agreed: s,
		unread: Ca(h, p.why)
	};
}
const xa = {
	is: "read",
	versions: []
};
function Sa(e, t, { textFiles: n, usable: r }) {
	let { now: i, until: a } = e;
	return {
		now: i,
		until: a,
		entries: [...new Set(t.map(({ kind: e }) => e))].flatMap((t) => C(t, e, n, r))
	};
}
function Ca(e, t) {
	let n = `${ue(e.length, "text")} that others wrote may have been in the manifests earlier, but Lokaform cannot read their history: ${t} So these texts are kept.`;
	return B("unread-history", n, {
		severity: "notice",
		reach: "project"
	});
}
function wa(e, t) {
	let n;
	return () => (n ??= Ta(e, F(t)), n);
}
async function Ta(e, t) {
	try {
		let n = P(await e.contributorMe(t)) ?? {}, r = [y(n.user_id), R(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof V) || e instanceof Ke) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function Ea(e, n, { cancellation: r, history: i, now: a, onProgress: o }, { usable: s, target: c, applied: l, findsConflicts: u = !0, reviewed: d = [], listsUnmanaged: f = !1 }) {
	let { settings: p } = n, m = {
		ownUser: wa(e, p.id),
		history: i,
		manifests: T(n),
		textFiles: n.textFiles,
		usable: s
	};
	try {
		let r = c && t(c, n), h = [{
			declared: n.declared,
			rules: p.rules
		}, ...r?.is === "read" ? [r] : []], g = await (f ? wi(e, p.id, ...h.map((e) => e.declared)) : Ti(e, p.id, {
			declarations: h,
			reviewed: d
		}));
		if (!g.ok) return {
			is: "stopped",
			problems: [g.problem]
		};
		o?.({
			phase: "planning",
			project: p.name
		});
		let _ = g.value, { baseLanguage: v } = _.project, y = me(n, _.project);
		if (y.length > 0) return {
			is: "stopped",
			problems: y
		};
		let x = Pe(n.declared, v), S = r?.is === "read" ? {
			...r,
			declared: Pe(r.declared, v)
		} : void 0, C = await _a(x, _, p.rules, m, S?.declared), w = [
			...be(p.languagePlaces, _.project),
			...C.problems,
			...C.notices
		];
		if (C.is === "stopped") return {
			...C,
			problems: w
		};
		let T = S && await _a(S.declared, _, S.rules, m), E = {
			target: S?.declared,
			applied: l,
			history: i,
			usable: s,
			now: a
		}, D = u ? await Bi(C.keptTexts, n, E) : [], O = {
			...C,
			plan: Xe(C.plan, D)
		}, k = r && b(O, r, T);
		return {
			...O,
			live: _,
			problems: w,
			conflicts: et(D),
			...k && { target: k }
		};
	} catch (e) {
		if (!(e instanceof V)) throw e;
		return e instanceof Ke && r.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [Da(e, n.declared)]
		};
	}
}
function Da(e, t) {
	let n = e instanceof H ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && Oa(n, t);
	return B("api-error", e.message + ka(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function Oa(e, { entries: t }) {
	let n = I.flatMap(({ plural: e, fields: n }) => {
		let r = new Set(n.filter(ge).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? g(t) : []));
	});
	return ye(n)(e) !== e;
}
function ka(e) {
	return e instanceof H && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Aa({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: u } = await ja(e, r, i, a, o, s);
	return [
		...l(n, i.rules),
		...we(e, t, i.rules, c, u),
		...Na(e, a)
	];
}
async function ja({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && N(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await Pi(c, o, a, s),
		unread: await Ii(n, t, l, o, s)
	};
}
function Ma(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || Ai(e) || !ji(e) ? [] : [B("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function Na(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !Ai(e) ? [] : [B("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/files/backup.ts
var Pa = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
function Fa(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = tt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a, o = !1;
	return {
		get path() {
			return o ? a : void 0;
		},
		async write(t, n) {
			try {
				await it(e, { recursive: !0 });
				for (let e = 1; a === void 0; e++) {
					let t = e === 1 ? `${i}.yaml` : `${i}-${e}.yaml`;
					await Ra(t) && (a = t);
				}
				n.size > 0 && await La(Ia(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await La(a, t(a)), o = !0;
			} catch (e) {
				let t = new Pa(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, Ia(a)]) await ot(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await ot(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
function Ia(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function La(e, t) {
	await ot(`${e}.part`, { force: !0 }), await st(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await at(`${e}.part`, e);
}
async function Ra(e) {
	try {
		return await st(e, "", {
			flag: "wx",
			mode: 384
		}), !0;
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "EEXIST") return !1;
		throw e;
	}
}
// node_modules/yocto-queue/index.js
var za = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Ba = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new za(e);
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
function Va(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Ha(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Ba(), r = 0, i = () => {
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
				Ha(t), e = t, queueMicrotask(() => {
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
function Ha(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const Ua = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var Wa = class {
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
			return `${Ua[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(qa(e)), n = t ? Ga(t, e) : e;
			return t !== void 0 && this.written.has(t) && Ka(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(qa(e), e);
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
function Ga(e, t) {
	return e.action === "update" && t.action === "update" && N(t.kind).mergeKept?.(e, t) || t;
}
function Ka(e, t) {
	return Te({ ...e.entry }, { ...t.entry }) && Te({ ...e.wrote }, { ...t.wrote });
}
function qa({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var Ja = class {
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
}, Ya = class {
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
		let { id: t, languages: n } = this.project;
		if (n) return n.map(({ iso: e }) => e);
		let r = (e) => R(P(e)?.lang_iso) || void 0, i = await ft(() => this.client.languages(t, { limit: 500 }), r), a = i && e(i, r);
		if (!a) throw new W();
		return a;
	}
};
// src/apply/order.ts
function Xa({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && $a(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Za(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Za(e) {
	let t = new Map();
	for (let n of e) for (let e of $(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, Qa(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function Qa(e, t) {
	let n = $(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function $a(e) {
	return e.fields.some(({ field: t }) => Oe(e.kind, t).role === "identity");
}
// src/apply/apply.ts
function eo(e, { batchSize: t }) {
	return Xa(e).map((e) => I.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : Q(n).batches(r, t);
	}));
}
async function to(e, t, n) {
	let r = new Ja(), i = no(e, t, n), a = Va(n.concurrency);
	await ct();
	for (let e of eo(t, n)) {
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
function no(e, t, n) {
	let { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: Re,
			variables: n.variables,
			evidence: r
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new jt(n.halt, n.mayWrite),
		backup: new Wa(n.backup),
		languages: new Ya(e, i)
	}, o = new Map(), s = (e) => {
		let t = o.get(e) ?? Q(N(e)).open(a);
		return o.set(e, t), t;
	};
	return {
		async send(e, t) {
			if (e.action !== "destroy" || !t) return s(e.kind).send(e);
			let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
			return e.changes.map((e) => ({
				change: e,
				outcome: {
					state: "not attempted",
					message: n
				}
			}));
		},
		async finish(e) {
			for (let n of o.values()) await n.finish?.(t, e);
		}
	};
}
// src/backup/text.ts
const ro = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function io(e, t) {
	let { restore: n, ...r } = e, i = new oe({ backup: {
		format_version: 1,
		...r,
		restore: n
	} });
	i.commentBefore = [
		" What a run of lokaform removed or overwrote, as it was before.",
		` Project: ${uo(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${uo(n)}`
	].join("\n");
	let a = I.map(({ name: e, plural: n }) => lo(n, t.filter(({ kind: t }) => t === e).map((e) => oo(e).entry), "")), o = t.map((e) => oo(e).wrote);
	return [
		i.toString(ro),
		lo("wrote", o, "  ") || "  wrote: []\n",
		...a
	].join("");
}
const ao = new WeakMap();
function oo(e) {
	let { kind: t, id: n, entry: r, action: i, wrote: a } = e, { idMember: o } = N(t), s = {
		[o]: r[o] ?? n,
		action: i,
		...Object.keys(a).length > 0 && { values: a }
	}, c = ao.get(e) ?? {
		entry: so(r),
		wrote: so(s)
	};
	return ao.set(e, c), c;
}
function so(e) {
	let t = new oe([e], { aliasDuplicateObjects: !1 });
	return S(t, { Scalar: (e, t) => co(t) }), t.toString(ro);
}
function co(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = Fe.QUOTE_DOUBLE);
}
function lo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function uo(e) {
	return e.replace(fo, " ");
}
const fo = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/plan/reviewed.ts
function po(e, t, n) {
	let r = mo(t.changes, (e) => O(ho(e))), i = new Set(e.changes.filter((e) => r.get(O(ho(e)))?.shift())), a = mo([...r.values()].flat(), go), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(go(e))?.shift();
		return t && Co(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: bo(t ? _o(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: xo(e, n) ?? bo("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function mo(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function ho(e) {
	let t = vo(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		go(e),
		e.label,
		r,
		n,
		i,
		yo(e),
		t
	];
}
function go(e) {
	let { kind: t, action: n } = e;
	return O([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function _o(e, t) {
	let n = (e) => O(vo(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && yo(e) !== yo(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function vo(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function yo(e) {
	return e.action === "create" ? "" : e.seen;
}
function bo(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function xo(e, t) {
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && So(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function So(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function Co(e, t, n) {
	let r = N(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => O([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && So(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function wo(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(lt).join(" ");
}
// src/run/project.ts
async function To(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await Eo(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: Ao([t]),
			bugs: [t]
		};
	}
}
async function Eo(e, t, n, { saved: i, target: a, applied: o }, s) {
	let { id: c } = t.settings;
	if (s.cancellation.stopped) return e;
	let { stopping: l, aborted: u } = s.cancellation, d = {
		apiUrl: n.apiUrl,
		onResponse: s.onResponse,
		...s.onWait && { onWait: s.onWait }
	}, f = dt(t.settings, {
		...d,
		signal: l,
		onProgress: s.onProgress
	}), p = dt(t.settings, {
		...d,
		signal: u
	});
	if (!f.ok) return {
		...e,
		problems: [f.problem]
	};
	if (!p.ok) return {
		...e,
		problems: [p.problem]
	};
	let m = i?.get(c), h = await Ea(f.value, m?.filter ? Do(m.filter.filters, t) : t, s, {
		usable: n.usable,
		target: a,
		applied: o,
		findsConflicts: n.command !== "drift",
		reviewed: m?.changes ?? [],
		listsUnmanaged: n.command === "drift" || n.unmanaged
	});
	if (h.is === "stopped") return {
		...e,
		problems: h.problems
	};
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b } = h, x = await Aa(h, t.settings, n, s.folders, l);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...y, ...x.map(Oo)],
			plan: _,
			unmanaged: v
		};
		return await s.onPlan(t), t;
	}
	let { advice: S, refuses: C } = await Ee(t, h, g.project), w = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: r
	}, { plan: T, notApplied: E } = m ? po(_, m, {
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
			...Ma(T, n),
			...S
		],
		plan: T,
		...n.unmanaged && { unmanaged: v },
		...h.target && { target: h.target },
		effort: { requests: eo(T, t.settings).flat().length },
		...E.length > 0 && { results: E }
	}, O = await s.onPlan(D);
	if (n.command === "plan" || x.length > 0 || C) return D;
	if (!O) return s.cancellation.stopped ? D : {
		...D,
		problems: [...D.problems, ko]
	};
	let k = await Mo(p.value, T, t, n, s);
	return {
		...D,
		...k,
		results: [...k.results, ...E],
		problems: [...D.problems, ...k.problems]
	};
}
function Do(e, t) {
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
function Oo(e) {
	return {
		...e,
		severity: "warning"
	};
}
const ko = B("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Ao(e) {
	return e.length === 0 ? [] : [B("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function jo({ id: e, secrets: t }) {
	let n = new Le();
	return n.hide(t), n.clean(e);
}
async function Mo(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f, onProgress: p }) {
	let { concurrency: m, batchSize: h, useAutomations: g, id: _ } = n, y = jo(n), b = i === void 0 ? void 0 : Fa(i, n.name ?? y, l()), x = {
		project: y,
		...y !== _ && { project_digest: ke(_) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, S = (e) => wo(v(e, u), a), C, w = async (e, t) => {
		await b?.write((t) => io({
			...x,
			restore: S(t)
		}, e), t).catch((e) => {
			throw C = e.message, e;
		});
	}, T = n.name, E = t.changes.length, D = 0, O = () => p?.(D < E ? {
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
	O();
	let k, A = await to(e, t, {
		variables: r.variables,
		concurrency: m,
		batchSize: h,
		useAutomations: g,
		halt: () => o.reason,
		mayWrite: async () => (k = await f?.toWrite(), k?.message),
		backup: b && {
			write: w,
			keepsUrls: d.GITHUB_ACTIONS !== "true"
		},
		wait: s,
		onBatch: (e, t) => {
			c(e, t), D += t.length, O();
		}
	}), ee = t.changes.map((e) => ({
		change: e,
		outcome: A.of(e)
	})), { bugs: j, remarks: te } = A;
	return {
		results: ee,
		problems: [
			...k && !o.stopped ? [k] : [],
			...te,
			...Ao(j),
			...C === void 0 ? [] : [B("backup-not-written", C, { reach: "project" })]
		],
		...b?.path !== void 0 && {
			backup: v(b.path, u),
			restore: S(b.path)
		},
		...j.length > 0 && { bugs: j }
	};
}
export { ht as _, Ia as a, lt as b, Ui as c, Di as d, Gr as f, xt as g, Tt as h, eo as i, Wi as l, an as m, Mo as n, Da as o, sn as p, To as r, da as s, ko as t, ki as u, W as v, dt as y };
