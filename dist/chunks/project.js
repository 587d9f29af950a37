import { $r as e, B as t, Br as n, Fr as r, Ft as i, Gr as a, Hr as o, Ht as s, Ir as c, Jn as l, Jr as u, K as d, Kr as f, Lt as p, Mr as m, Nr as h, On as g, Pr as _, Pt as v, Qr as y, R as b, Rr as x, Sr as S, U as C, Ur as w, V as T, Vr as E, Vt as D, Wr as O, X as k, Xr as A, Y as ee, Yr as j, Z as te, Zr as M, _ as ne, _r as re, ai as ie, ar as N, b as ae, br as oe, ci as se, cr as ce, dr as le, ei as P, fn as ue, fr as de, g as fe, gr as pe, h as me, ht as F, ii as he, ir as ge, jr as _e, k as ve, kn as ye, m as be, ni as xe, nr as Se, or as I, p as Ce, qn as we, qr as Te, r as Ee, ri as De, rr as Oe, s as ke, si as Ae, sr as L, ti as R, tr as je, u as Me, v as Ne, x as Pe, xr as Fe, y as Ie, zr as Le } from "./engine.js";
import { B as Re, En as ze, J as z, K as Be, Kt as Ve, en as He, in as Ue, kn as We, rn as Ge, tn as Ke } from "./start.js";
import { a as qe, l as Je, o as B, s as Ye, t as Xe, u as V } from "./client.js";
import { c as H } from "./wire.js";
import { d as Ze, f as Qe, h as $e, m as et, p as tt, u as nt } from "./markdown.js";
import { join as rt, resolve as it, sep as at } from "node:path";
import { mkdir as ot, rename as st, rm as ct, writeFile as lt } from "node:fs/promises";
import { setImmediate as ut } from "node:timers/promises";
// src/report/words/shellWord.ts
function dt(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/readingClient.ts
var ft = class extends Xe {
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
function pt({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: c, onProgress: l }) {
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
		return s(l ? new ft(u, r, l) : new Xe(u));
	} catch (e) {
		if (!(e instanceof Ye)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return D(z("bad-setting", t + e.message));
	}
}
// src/remote/incompleteRead.ts
var U = class extends Error {};
async function W(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof V || e instanceof U) return;
		throw e;
	}
}
async function mt(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await ht(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function ht(e, t) {
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
async function gt(e, t, n) {
	let r = await _t(e, t, n);
	return r.ok ? s(r.value.project) : r;
}
async function _t(t, n, { languages: r, ...i }) {
	let [a, o] = await Promise.all([t.projectDetails(F(n)), r ? bt(t, n) : s(void 0)]);
	if (!o.ok) return o;
	let c = o.value, l = c && e(c, xt);
	if (c && !l) return D(St("a language has no usable lang_iso"));
	let u = vt(n, a, l, i);
	return u.ok ? s({
		project: u.value,
		details: a,
		languages: c
	}) : u;
}
function vt(e, t, n, r) {
	let i = P(t) ?? {}, a = P(i.settings) ?? {}, o = M(a.per_platform_key_names), c = M(a.segmentation), l = R(i.base_language_iso) || yt(i.base_language_id, n), u = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && c === void 0 ? ["settings.segmentation"] : [],
		...r.texts && l === void 0 ? ["base_language_iso"] : []
	];
	return u.length > 0 ? D(St(`the project has no usable ${u.join(" and ")}`)) : s({
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
function yt(e, t) {
	let n = y(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function bt(e, t) {
	let n = await mt(() => e.languages(t, { limit: 500 }), (e) => R(P(e)?.lang_iso));
	return n ? s(n) : D(z("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function xt(t) {
	let { lang_iso: n, lang_id: r, plural_forms: i } = P(t) ?? {}, a = R(n);
	if (a !== void 0 && a !== "") return {
		iso: a,
		id: y(r),
		pluralForms: e(i, R) ?? []
	};
}
function St(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return z("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function Ct(t, n) {
	let r = P(t) ?? {}, i = y(r.key_id), a = kt(r.key_name, (e) => R(e) || void 0), o = e(r.platforms, R), s = H.filter((e) => o?.includes(e)), c = Object.keys(E(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = At(kt(r.filenames, R)), u = e(r.tags, R), d = M(r.is_plural), f = M(r.is_archived), p = jt(r.translations), m = new Set(p?.map(({ language_iso: e }) => e)), h = n.filter((e) => !m.has(e));
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
		...Et(r),
		translations: p
	} };
}
const wt = {
	description: R,
	context: R,
	plural_name: R,
	is_hidden: M,
	char_limit: A,
	custom_attributes: Ot,
	modified_at_timestamp: xe,
	translations_modified_at_timestamp: xe
}, Tt = Object.entries(wt);
function Et(e) {
	return Object.fromEntries(Tt.map(([t, n]) => [t, n(e[t])]));
}
function Dt(e) {
	return Object.keys(wt).filter((t) => e[t] === void 0);
}
function Ot(e) {
	let t = R(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function kt(e, t) {
	let n = P(e) ?? {}, r = {};
	for (let e of H) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function At({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function jt(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Mt(P(n) ?? {});
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
function Mt(e) {
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
var Nt = class {
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
function Pt(e) {
	return e < 3 ? { queueTimeout: 2e3 } : {};
}
const Ft = 2e3;
function It(e, t, n = 1) {
	let r = n > 1 && zt(e) ? " If this happens again, set `batch_size` to a lower number." : "", i = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${i} Apply again: the ${t} is created only if it is still missing.${r}`
	};
}
const Lt = [
	401,
	402,
	403,
	404,
	423,
	429
];
function Rt(e) {
	return e instanceof B ? Lt.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function zt(e) {
	return e.name === "TimeoutError" || e instanceof B && [
		413,
		502,
		504
	].includes(e.status);
}
function Bt(e, t) {
	return e instanceof B || e.mayHaveHappened || !t ? e : t;
}
function G(e) {
	return e instanceof qe && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
const Vt = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function Ht(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function Ut(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function Wt(e, t, n, r) {
	let i = Ut(e, t, n, r), [a] = i, [o] = Ht(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${Gt(e.after)} was sent, ${Gt(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function Gt(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const Kt = { is: "silent" };
function qt(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Zt(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || Jt(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new Zt(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? Kt
	}));
}
function Jt(e, { platforms: t = [], filenames: n = {} }) {
	return H.every((n) => t.includes(n) === e.platforms.includes(n)) && H.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Yt(e, { keys: t, errors: n }) {
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
			} : Kt
		};
	});
}
function Xt(e, t) {
	return qt(e, {
		keys: t,
		errors: []
	});
}
var Zt = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of Qt(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of Qt(n)) this.byName.set(e, $t(this.byName.get(e) ?? [], n));
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
	echoesOf({ key_name: e = "", platforms: t = [...H] }) {
		let n = new Set(t.map((t) => w(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => w(n, t) === w(e, t)));
	}
};
function Qt({ name: e }) {
	return new Set(H.map((t) => w(e, t) ?? ""));
}
function $t(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/kinds/key/listed.ts
var K = class {
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
		return Array.from(e, (e) => Ct(e, this.languages));
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
function en(e) {
	return !e.includes(",");
}
function tn(e) {
	return rn(e, 2e3);
}
function nn(e) {
	return rn(e.map(String), 7e3);
}
function rn(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function an({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new on();
	let i = new K([]);
	if (i.add(r), r.totalCount !== i.size) throw new U();
	return r;
}
var on = class extends U {};
async function sn(e, t, n, r = {}) {
	let i = n.map(({ iso: e }) => e), a = t === F(t) ? A(r.keys_total) : void 0, o = await cn(e, t, un(n), () => new K(i), a);
	return o.ok ? s(o.value.all()) : o;
}
async function cn(e, t, n, r, i = 0) {
	let a = await fn(e, t, n, r(), i);
	if (ln(a)) return s(a.listed);
	let o = await pn(e, t, n, r());
	if (ln(o)) return s(o.listed);
	let c = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return D(z("incomplete-live", c, { reach: "project" }));
}
function ln({ listed: e, total: t }) {
	return t === e.size;
}
function un(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function dn(e) {
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
async function fn(e, t, n, r, i) {
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
	}), s = dn(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => dn(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
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
async function pn(e, t, n, r) {
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
const mn = {
	include_translations: !0,
	disable_references: !0
};
async function q(e, t, n = []) {
	let r = new K(n);
	for (let n of await Promise.all(nn(t).map((t) => hn(e, t)))) r.add(n);
	return r.all();
}
async function hn(e, t) {
	try {
		return await an(e, {
			...mn,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof on || n instanceof B && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await hn(e, t.slice(0, r)), ...await hn(e, t.slice(r))];
	}
}
async function gn(e, t) {
	let n = new Set(t.flatMap((e) => o(e))), r = [...n].every(en) ? tn([...n]).map((e) => ({
		...mn,
		filter_keys: e
	})) : [mn], i = new K([]);
	for (let t of r) i.addRead((await yn(e, t)).reads());
	return vn(i.all(), n);
}
async function _n(e, t) {
	let n = new Set(t.flatMap((e) => o(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = vn((await yn(e, {})).all(), n), a = await q(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function vn({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(o(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function yn({ client: e, projectId: t }, n) {
	let r = await cn(e, t, n, () => new K([]));
	if (!r.ok) throw new U();
	return r.value;
}
// src/remote/key/confirm.ts
async function bn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !wn(e, t, n.key) : n.is === "silent" || En(n.error)).map(({ sent: e }) => e), r = await W(() => gn(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(Xt(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: r } = t, a = i.get(t);
		return {
			change: r,
			outcome: xn(e, r, n, a && Tn(e, r, a))
		};
	});
}
function xn(e, t, n, r) {
	switch (n.is) {
		case "stored": return r ?? Tn(e, t, n.key);
		case "refused": return r?.state === "done" ? r : Dn(n.error);
		case "silent": return r ?? On;
	}
}
async function Sn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !wn(e, t, n.key)), r = await W(() => q(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: Cn(e, t, {
				answer: n,
				found: o && Tn(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function Cn(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? Tn(e, t, n.key);
		case "refused": return Dn(n.error);
		case "silent": return r?.state === "done" ? r : kn(i);
	}
}
function wn({ context: e }, { change: t }, n) {
	return Ht(_, t, n, e).length === 0;
}
function Tn({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), Wt(_, n, r, e);
}
function En({ message: e }) {
	return /already taken/i.test(e);
}
function Dn({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const On = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
};
function kn(e) {
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
function J(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: G(t)
	}));
}
function An(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function Y(e, t) {
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
	if (Rt(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof B)) e.noteUnreachable(n.message);
	else if (t.length > 1) return Mn(t, 2, r);
	else e.noteSingleRefused(n.message);
	return J(t, Bt(n, i));
}
async function Mn(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
// src/remote/key/createKeys.ts
async function Nn(e, t) {
	let n = await e.stop.beforeWrite();
	if (n !== void 0) return Y(t, n);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(Ln),
			...In(e)
		});
		return await bn(e, qt(t, {
			keys: Fn(n),
			errors: n.errors
		}));
	} catch (n) {
		if (!(n instanceof V)) throw n;
		return n.mayHaveHappened ? Pn(e, t, n) : jn(e, t, n, (t) => Nn(e, t), void 0);
	}
}
async function Pn(e, t, n) {
	let r = [], i = t;
	for (let t of [0, Ft]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...J(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await W(() => gn(e, a)), s = Xt(i, o?.objects ?? []);
		if (r.push(...await bn(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...i.map(({ change: e }) => ({
		change: e,
		outcome: It(n, "key", t.length)
	}))];
}
function Fn(e) {
	return e.flatMap((e) => {
		let t = Ct(e, []);
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
	}, a = await q(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await _n(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
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
		return [z("writer-moved", e, {
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
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = A(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => Ae(_, e) !== "off")) return;
	let o = Un(r);
	if (![...o.names].every(en)) return;
	let s = tn([...o.names]).length + nn([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([Wn(e, o), Yn(e, a)]), r = n - t.length;
		return r >= 0 && Xn(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof U || e instanceof B && Bn.includes(e.status)) return;
		throw e;
	}
}
function Un(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...o(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function Wn(e, { names: t, ids: n }) {
	let r = await Gn(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await Kn(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => Jn(e.key_id, t.key_id));
}
async function Gn(e, t) {
	let n = await Promise.all(tn([...t]).map(async (n) => (await qn(e, { filter_keys: n })).filter(({ key_name: e }) => o(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => o(e)));
	if (![...t].every((e) => r.has(e) || Vn.test(e)) || n.some((e) => e.length === 0)) throw new U();
	return n.flat();
}
async function Kn(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new U();
	let r = await Promise.all(nn(t).map((t) => qn(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new U();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function qn({ client: e, project: t, languages: n }, r) {
	let i = new K(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await an(a, {
		...un(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new U();
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
	if (r === void 0) throw new U();
	return r;
}
function Xn(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => re(t, e, !1, pe(n)).fresh.length === 0);
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
	} : G(t);
}
async function er(e, t, n, r = 0) {
	let { backup: i } = e, a = e.stop.reason() ?? i.missing();
	if (a !== void 0) return X(t, n ? G(n.error) : {
		state: "not attempted",
		message: a
	});
	let o = await W(async () => {
		let n = await e.languages.all();
		return q(e, t.map(({ id: e }) => e), n);
	});
	if (o === void 0) return X(t, n ? G(n.error) : tr);
	let s = new Map(o.objects.map((e) => [e.key_id, e])), c = nr(o), l = ({ id: e }) => c.get(String(e)) ?? c.get(""), u = (e) => {
		let t = s.get(String(e.id));
		return t === void 0 ? l(e) === void 0 : e.how === "archive" && t.is_archived;
	}, d = t.filter((e) => !u(e)), f = d.filter((e) => l(e) === void 0), p = f.filter((e) => rr(e, s.get(String(e.id)))), h = [
		...t.filter(u).map((e) => ({
			change: e,
			outcome: ir(e)
		})),
		...X(f.filter((e) => !p.includes(e)), Zn("key", "removed")),
		...d.flatMap((e) => {
			let t = l(e);
			return t ? [{
				change: e,
				outcome: n ? G(n.error) : Qn("key", t)
			}] : [];
		})
	];
	if (p.length === 0) return h;
	if (n && n.sent >= 4) return [...h, ...X(p, or(n.error))];
	let g = await i.keep(p.flatMap((t) => {
		let n = s.get(String(t.id));
		return n ? [m(_, n, t, e.context)] : [];
	}), "removed") ?? await e.stop.beforeWrite();
	return g === void 0 ? [...h, ...await ar(e, p, n, r)] : [...h, ...X(p, n ? G(n.error) : {
		state: "not attempted",
		message: g
	})];
}
const tr = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function nr({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, Dt(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function rr({ id: e, seen: t }, n) {
	return n !== void 0 && Ie(e, _.fingerprint(n)) === t;
}
function ir({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function ar(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = t.map(({ id: e }) => e), l = t.every(({ how: e }) => e === "archive"), u;
	try {
		l ? await i.updateKeys(a, c.map((e) => ({
			key_id: j(String(e)),
			is_archived: !0
		})), Pt(r)) : await i.destroyKeys(a, c.map((e) => j(String(e))), Pt(r));
	} catch (i) {
		if (!(i instanceof V)) throw i;
		if (i instanceof Je) return er(e, t, n, r + 1);
		Rt(i) && o.noteProjectRefused(i.message), u = i;
	}
	if (u?.mayHaveHappened && o.reason() === void 0) {
		let r = n?.sent ?? 0;
		return r > 0 && await s(1e3 * 2 ** (r - 1)), er(e, t, {
			error: u,
			sent: r + 1
		});
	}
	u &&= Bt(u, n?.error);
	let d = await W(() => q(e, c));
	if (d === void 0) return X(t, u ? G(u) : Vt);
	let f = new Set(d.objects.filter((e) => !(l && e.is_archived)).map(({ key_id: e }) => e)), p = new Set(d.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), n = p.has(t) || p.has(void 0);
		return n && l ? {
			change: e,
			outcome: u ? G(u) : Vt
		} : {
			change: e,
			outcome: n || f.has(t) ? or(u) : ir(e)
		};
	});
}
function or(e) {
	return e ? $n("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function X(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
async function sr(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = cr(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await W(() => q(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: ur(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function cr({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return lr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function lr({ kind: e, fields: t }) {
	return t.filter((t) => Se(e, t));
}
function ur({ change: e, before: t, written: n }, r, i) {
	let [a] = lr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = dr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function dr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, fr(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = fr(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function fr(e, { is_plural: t }) {
	let n = De(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function pr(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function mr(e) {
	return {
		change: e,
		out: pr(_.fields, e, {}, [])
	};
}
function hr(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: _.name,
		action: e,
		changes: t
	});
	return [
		..._r(n("update"), t).map(r("update")),
		..._r(n("create"), t).map(r("create")),
		...gr(n("destroy"), t).map(r("destroy"))
	];
}
function gr(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function _r(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(mr(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
async function vr(e, t, n) {
	let r = t.filter(({ change: e }) => n || Sr(e)), i = await W(async () => ({
		live: await q(e, r.map(({ change: e }) => e.id)),
		languages: r.some(({ change: e }) => xr(e)) ? await e.languages.all() : []
	}));
	if (!i) return;
	let { live: a, languages: o } = i, s = new Map(a.objects.map((e) => [e.key_id, e])), c = new Set(a.unusable.map(({ id: e }) => e)), l = new Set(r), u = [], d = [], f = [], p = [];
	for (let n of t) {
		let { change: t } = n;
		if (!l.has(n)) {
			u.push({
				planned: n,
				now: n,
				moved: []
			});
			continue;
		}
		let r = s.get(String(t.id));
		if (!r && (c.has(String(t.id)) || c.has(void 0))) {
			f.push({
				planned: n,
				why: yr("")
			});
			continue;
		}
		if (!r) {
			d.push({
				change: t,
				outcome: {
					state: "skipped",
					message: br
				}
			});
			continue;
		}
		let { open: i, moved: a } = Cr(t, r, e.context);
		if (i.length === 0) {
			d.push({
				change: t,
				outcome: Tr({
					state: "done",
					id: t.id
				}, t, a)
			});
			continue;
		}
		let m = mr({
			...t,
			fields: i
		});
		if (xr(m.change)) {
			let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = o.filter((e) => !i.has(e));
			if (a.length > 0) {
				f.push({
					planned: n,
					why: yr(` (no usable ${a.join(", ")} text)`)
				});
				continue;
			}
			e.beforeReshaping.set(t.ref, r);
		}
		u.push({
			planned: n,
			now: m,
			moved: a,
			before: r
		}), p.push({
			key: r,
			change: m.change
		});
	}
	let m = await e.backup.keep(p.flatMap(({ key: t, change: n }) => _e(n, t, e.context) ?? []), "overwritten");
	return m === void 0 ? {
		due: u,
		outcomes: d,
		blocked: f
	} : {
		due: [],
		outcomes: d,
		blocked: [...f, ...u.map(({ planned: e }) => ({
			planned: e,
			why: m
		}))]
	};
}
function yr(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const br = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function xr({ kind: e, fields: t }) {
	return t.some((t) => Se(e, t));
}
function Sr({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let r = _.fields.find(({ name: t }) => t === e);
		return r?.merge && t !== void 0 ? r.carries?.(t, n) ?? !0 : r?.editState !== void 0 || r?.role === "shape";
	});
}
function Cr(e, t, n) {
	let r = {
		..._.liveContext(t, n, e.label),
		platforms: wr(e, t)
	}, i = [], a = [];
	for (let n of e.fields) {
		let { field: o, part: s, before: c, after: l, seen: u } = n, d = _.fields.find(({ name: e }) => e === o), f = d?.stored(t, r, s), p = d?.editState?.(t, s), m = u !== void 0 && (p === void 0 || Ie(e.id, p) !== u);
		if (!d || f === void 0) a.push(n);
		else if (d.same(f, l, r)) continue;
		else if (c !== void 0 && d.same(f, c, r)) m ? a.push(n) : i.push(n);
		else {
			let e = c === void 0 ? void 0 : d.merge?.(c, l, f);
			e === void 0 ? a.push(n) : d.same(f, e, r) || i.push({
				...n,
				before: f,
				after: e
			});
		}
	}
	return {
		open: i,
		moved: a
	};
}
function wr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? H.filter((e) => n.includes(e)) : t.platforms;
}
function Tr(e, { fields: t }, n) {
	let [r] = n;
	if (!r || e.state === "not attempted") return e;
	let i = n.length > 1 ? "these fields were" : "this field was", a = `${Er(n).join(", ")} changed in the project after the plan was made, so ${i} not written. Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${a}`
	};
	let o = Er(t.filter((e) => !n.includes(e)));
	return o.length === 0 ? {
		state: "skipped",
		message: a,
		place: r.place
	} : {
		state: "skipped",
		message: `${a} The other fields now have the declared values: ${o.join(", ")}.`,
		place: r.place,
		written: o
	};
}
function Er(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Dr(e, t, n, r = 0) {
	let i = e.stop.reason();
	if (i !== void 0) return n ? J(t, n.error) : Y(t, i);
	let a = await vr(e, t, n !== void 0);
	if (!a) return n ? J(t, n.error) : Y(t, Or);
	let { due: o, blocked: s } = a, c = [...a.outcomes, ...s.flatMap(({ planned: e, why: t }) => n ? J([e], n.error) : Y([e], t))];
	return n && n.sent >= 5 ? [...c, ...An(o.map(Z), n.error)] : [...c, ...o.length > 0 ? await kr(e, o, n, r) : []];
}
const Or = "The key could not be read again just before it was to be written, so it was not written. Apply again.";
async function kr(e, t, n, r) {
	let i = await e.stop.beforeWrite();
	if (i !== void 0) return n ? J(t.map(Z), n.error) : Y(t.map(Z), i);
	let a = t.map((e) => e.now);
	try {
		let n = await e.client.updateKeys(e.projectId, {
			keys: a.map(Nr),
			...In(e)
		}, Pt(r)), i = Yt(a, {
			keys: Fn(n),
			errors: n.errors
		});
		return Ar(e, t, i), Mr(t, await Sn(e, i));
	} catch (i) {
		if (!(i instanceof V)) throw i;
		return i instanceof Je ? Dr(e, t.map(Z), n, r + 1) : i.mayHaveHappened ? jr(e, t.map(Z), {
			error: i,
			sent: (n?.sent ?? 0) + 1
		}) : Mr(t, await jn(e, a, i, (i) => {
			let a = new Set(i);
			return kr(e, t.filter((e) => a.has(e.now)), n, r);
		}, n?.error));
	}
}
function Ar({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function jr(e, t, n) {
	return e.stop.reason() === void 0 ? zt(n.error) && n.sent <= 2 && t.length > 1 ? Mn(t, 2, (t) => Dr(e, t, n)) : (await e.wait(1e3 * 2 ** (n.sent - 1)), Dr(e, t, n)) : J(t, n.error);
}
function Mr(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Tr(t, r.planned.change, r.moved)
		} : {
			change: e,
			outcome: t
		};
	});
}
function Z(e) {
	return e.planned;
}
function Nr({ change: e, out: t }) {
	return {
		key_id: j(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const Pr = {
	kind: "key",
	observe: sn,
	observeDeclared: Hn,
	lookUp: Rn,
	batches: hr,
	open(e) {
		let t = new zn(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? er(n, t.filter(Lr)) : e === "create" ? Nn(n, t.filter(Fr).map(mr)) : sr(n, await Dr(n, t.filter(Ir).map(mr)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, Fr = (e) => e.action === "create", Ir = (e) => e.action === "update", Lr = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Q(t) {
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
		event_lang_map: zr(n.event_lang_map)
	} };
}
function Rr(e) {
	let t = e.map(Q);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function zr(t) {
	return e(t, (t) => {
		let { event: n, lang_iso_codes: r } = P(t) ?? {}, i = R(n), a = e(r, R);
		return i === void 0 || a === void 0 ? void 0 : {
			event: i,
			lang_iso_codes: a
		};
	});
}
// src/remote/webhook/observe.ts
async function Br(e, t) {
	let n = await mt(() => e.webhooks(F(t)), (e) => R(P(e)?.webhook_id));
	if (!n) throw new U();
	return Rr(n);
}
async function Vr(e, t) {
	try {
		return s(await Br(e, t));
	} catch (e) {
		if (!(e instanceof U)) throw e;
		return D(z("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function Hr(e, t, n) {
	let r = L.liveContext(t, n, Ur(e, t, n)), i = u(L, t, r);
	return {
		kind: L.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: h(e.fields)
	};
}
function Ur({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => de(e, r) === n) ?? "";
}
function Wr(e, { url: t }, { variables: n }) {
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
function Gr({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = Wr(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function Kr(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let [c, l] = [F(r), String(t.id)], u = {
		state: "done",
		id: t.id
	};
	try {
		let r = Q(await n.webhook(c, l));
		if (!("webhook" in r)) return Qn("webhook", r.unusable.lacks);
		if (Ie(t.id, L.fingerprint(r.webhook)) !== t.seen) return Zn("webhook", "removed");
		let a = await Gr(e, m(L, r.webhook, t, o), r.webhook, "removed") ?? await i.beforeWrite();
		if (a !== void 0) return {
			state: "not attempted",
			message: a
		};
		let { webhook_deleted: s } = await n.destroyWebhook(c, l);
		if (M(s) === !0) return u;
	} catch (n) {
		if (!(n instanceof V)) throw n;
		return n instanceof B && n.status === 404 ? u : (Rt(n) && i.noteProjectRefused(n.message), !n.mayHaveHappened || i.reason() !== void 0 ? G(n) : qr(e, t, n));
	}
	return qr(e, t, void 0);
}
async function qr({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(F(t), String(n.id)), r ? $n("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof V)) throw e;
		return e instanceof B && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? G(r) : Vt;
	}
}
// src/remote/webhook/sendWebhook.ts
async function Jr(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = ai(e, t);
	try {
		return t.action === "update" ? await Yr(e, t, r) : await ei(e, t, oi(t, r));
	} catch (t) {
		if (t instanceof Zr) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof V)) throw t;
		return Rt(t) && e.stop.noteProjectRefused(t.message), G(t);
	}
}
async function Yr(e, t, n) {
	let { client: r, projectId: i, stop: a, context: o } = e, [s, c] = [F(i), String(t.id)], l = () => r.webhook(s, c), u = Q(await l());
	if (!("webhook" in u)) throw new Zr(Qr);
	if (!Xr(e, t, u.webhook)) {
		let n = ti(e, t, u);
		return n?.state === "done" ? n : Zn("webhook", "updated");
	}
	let d = await Gr(e, Hr(t, u.webhook, o), u.webhook, "overwritten");
	if (d !== void 0) throw new Zr(d);
	await $r(e);
	try {
		return ti(e, t, Q(await r.updateWebhook(s, c, n))) ?? await ni(e, t, l);
	} catch (n) {
		if (!(n instanceof V) || !n.mayHaveHappened || a.reason() !== void 0) throw n;
		let r = await ni(e, t, l);
		return r.state === "done" ? r : G(n);
	}
}
function Xr({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
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
var Zr = class extends Error {};
const Qr = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function $r({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new Zr(t);
}
async function ei(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await $r(e);
	try {
		let o = await r.createWebhook(F(i), n);
		return a.add(t.ref), ti(e, t, Q(o)) ?? await ni(e, t, () => ii(e, n));
	} catch (r) {
		if (!(r instanceof V) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, Ft]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await W(() => ii(e, n));
			if (a) return Wt(L, t, a, c);
		}
		return It(r, "webhook");
	}
}
function ti({ context: e }, t, n) {
	if (!(!("webhook" in n) || Ht(L, t, n.webhook, e).length > 0)) return Wt(L, t, n.webhook, e);
}
async function ni(e, t, n) {
	return ti(e, t, Q(await W(n))) ?? Vt;
}
function ri(e, t) {
	let n = Te([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return le(e.url, t.url) && r && n;
}
async function ii(e, t) {
	let { objects: n, unusable: r } = await Br(e.client, e.projectId), i = n.find((e) => ri(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => le(e, t.url)))) throw new U();
	return i;
}
function ai({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = pr(L.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: de(r, e.variables) }
	};
}
function oi({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function si(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await W(() => Br(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => ui(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await ci(e, t, s, n) : n.remark(mi(t));
	}
}
async function ci(e, t, n, r) {
	let i = oi(t, ai(e, t)), a = n.filter((n) => ri(n, i) && Wt(L, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = ui(r.of(t)), s = a.map(({ webhook_id: e }) => e), [c, ...l] = [...s, ...await li(s, e, o)].sort();
	if (c !== void 0 && l.length !== 0) for (let n of l) {
		let i = n === o && await di(e, n);
		i && r.correct(t, {
			state: "done",
			id: c
		}), r.remark(i ? fi(t, c, n) : pi(t, c, n));
	}
}
async function li(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await W(() => t.webhook(F(n), r)) ? [r] : [];
}
function ui(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function di({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(F(t), n), !0;
	} catch (e) {
		if (e instanceof V) return !1;
		throw e;
	}
}
function fi({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return z("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function pi({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return z("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function mi({ label: e, place: t }) {
	let n = `The webhooks could not be read again, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return z("twin-webhook", n, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const hi = {
	kind: "webhook",
	observe: Vr,
	lookUp: Br,
	batches: (e) => [...e.filter(gi), ...e.filter((e) => !gi(e))].map(_i),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? Kr(t, e) : Jr(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => si(t, e, n)
		};
	}
};
function gi({ action: e }) {
	return e !== "destroy";
}
function _i(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const vi = [Pr, hi];
// src/remote/remoteOf.ts
function $({ name: e }) {
	let t = vi.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function yi(e, t, ...n) {
	let r = await xi(e, t, n);
	if (!r.ok) return r;
	let { project: i, statistics: a, kinds: o, languages: s } = r.value;
	return Ci(i, o, (t) => $(t).observe(e, i.id, s, a));
}
async function bi(e, t, { declarations: n, reviewed: r }) {
	let i = await xi(e, t, n.map(({ declared: e }) => e));
	if (!i.ok) return i;
	let { project: a, statistics: o, kinds: c, languages: l } = i.value;
	return Ci(a, c, async (t) => {
		let { observe: i, observeDeclared: c } = $(t), u = await c?.({
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
async function xi(e, t, n) {
	let r = n.flatMap(ae), i = I.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), a = await _t(e, t, {
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
async function Si(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await gt(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return Ci(a.value, n, (t) => $(t).observe(e, a.value.id, s), i);
}
async function Ci(e, t, n, r = () => !1) {
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
async function wi(e, t, n) {
	let r = I.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([gt(e, t, {
		languages: !0,
		names: i,
		texts: i
	}), ...r.map(async (r) => ({
		plural: r.plural,
		objects: await $(r).lookUp(e, t, n[r.plural] ?? [])
	}))]);
	if (!a.ok || o.some(({ objects: e }) => e.unusable.length > 0)) throw new U();
	return {
		project: a.value,
		objects: Object.fromEntries(o.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function Ti({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => je(e.kind, t)));
}
function Ei({ changes: e }) {
	return e.some((e) => e.action === "update" && (N(e.kind).backsUpWhole || Di(e)));
}
function Di({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? Se(e, t) : !Oi(t.before));
}
function Oi(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function ki(e, t, n, r) {
	let i = new Set(Object.values(await d(e, r)).flat()), a = await te("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : it(t.working, n), s = new Map();
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + at)) continue;
		let n = v(e, t);
		await ut();
		for (let r of await Ai(e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function Ai(e, t) {
	try {
		let n = i(await p(e, t));
		return I.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function ji({ texts: e }, t, n, r, i) {
	let a = e.filter(({ files: e }) => He(e)), o = [];
	for (let e of a) for (let t of await ee(e, r, i)) {
		let n = k(e, t);
		o.push({
			full: t,
			path: n,
			source: e,
			language: Ke(e, n)
		});
	}
	let s = new Set(Object.values(await d(n, i)).flat());
	for (let { full: e, source: n, language: r } of o) r !== void 0 && Mi(n, t).includes(r) && s.add(e);
	let c = new Map();
	for (let e of o) {
		if (i.aborted) break;
		if (!(s.has(e.full) || Ni(e, t).some((e) => s.has(e)))) {
			await ut();
			for (let t of await Pi(e, r)) c.has(t) || c.set(t, v(e.full, r));
		}
	}
	return c;
}
function Mi({ languages: e }, t) {
	return e ?? [t];
}
function Ni({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : Mi(t, r).flatMap((n) => {
		let r = Ue(t, e, n);
		return r === void 0 ? [] : [it(t.folder, r)];
	});
}
async function Pi({ full: e, path: t, source: n, language: r = "" }, a) {
	try {
		let o = i(await p(e, a)), s = {
			source: {
				...n,
				alsoReads: "all"
			},
			language: r,
			...Ge(n, t)
		};
		return I.flatMap((t) => (t.textFiles?.read(e, o, s).entries ?? []).flatMap(({ values: e }) => ve(t.identity(e))));
	} catch {
		return [];
	}
}
// src/run/conflicts.ts
async function Fi(e, n, r) {
	if (e.length === 0) return [];
	let { target: i, applied: a } = r;
	if (i) return Ze(e, { entries: Ii(i) });
	if (!a) return Ze(e, await Li(e, n, r));
	let o = await a(), s = o && t(o, n);
	return s?.is === "read" ? Ze(e, { entries: Ii(s.declared) }) : [];
}
function Ii({ entries: e }) {
	return I.flatMap(({ plural: t }) => e[t] ?? []);
}
async function Li(e, t, { history: n, usable: r, now: i }) {
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
function Ri(e, { entries: t, until: n }, r = []) {
	let i = new Set(), o = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of Vi(o, t, r)) {
		let { kind: t, live: r, forms: o } = e;
		(o ? a(n) && a(r) && o.every((e) => n[e] === r[e]) : t.fields.some((e) => e.role === "text" && Gi(e, r, n))) && i.add(x(e));
	}
	return i;
}
function zi(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(Vi(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => t !== void 0 && e >= t), l = Bi(c), u = $e(r, n, a);
		return !l.some(({ now: e }) => e === u) || s.every((t) => l.some(({ texts: n }) => f(n.get(e), t) !== void 0) || c.some(({ texts: n }) => f(n.get(e), t) === f(o, t)));
	});
	return new Set(a.map(x));
}
function Bi(e) {
	let t = new Map();
	for (let n of e) {
		let e = t.get(n.now);
		(!e || n.until < e.until) && t.set(n.now, n);
	}
	return [...t.values()];
}
function Vi(e, t, n) {
	return I.flatMap((r) => {
		let i = e.filter((e) => e.kind === r);
		if (i.length === 0) return [];
		let a = et(r, t), o = Hi(r, n);
		return i.flatMap((e) => {
			let t = a(e.entry), n = t && Ui(r, t, e.entry, o) ? t : void 0, i = n && tt(r, n, e.language);
			return i === void 0 ? [] : [{
				question: e,
				text: i
			}];
		});
	});
}
function Hi(e, t) {
	let n = ({ values: t }) => ve(e.identity(t)), r = new Map();
	for (let e of t) for (let t of n(e)) r.set(t, [...r.get(t) ?? [], e]);
	return (e) => [...new Set(n(e).flatMap((e) => r.get(e) ?? []))].filter((t) => t !== e);
}
function Ui(e, t, n, r) {
	let i = r(n);
	if (i.length === 0) return !0;
	let a = Wi(e, t), o = (t) => [...Wi(e, t)].filter((e) => a.has(e)).length;
	return i.every((e) => o(e) < o(n));
}
function Wi(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => O([
		e.name,
		t,
		n
	]))));
}
function Gi(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function Ki(e, t, n) {
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
function qi(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : n(t))
	}));
}
// src/plan/movedNames.ts
function Ji(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => Oe(e.kind, t).role === "identity").flatMap((n) => ve(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Yi(e) {
	let t = new Set(Ji(e, "after"));
	return Ji(e, "before").filter((e) => !t.has(e));
}
// src/plan/prune.ts
const Xi = {
	destroys: [],
	kept: [],
	scope: 0
};
function Zi(e, { matched: t, unmatched: n }, r) {
	let i = se(e, r);
	if (i === void 0) return Xi;
	let a = (t) => Ae(e, r) === "all" || Qi(e.tags(t), r), o = [], s = [];
	for (let t of n) {
		if (!a(t) || i === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, c = We(e.tags(t), r), l = e.tags(t).find((e) => r.protectedTags.includes(e));
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
			seen: Ie(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n }
		};
	});
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function Qi(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function $i(e, t, n, r, i) {
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
				place: Ve(r, i, [])
			},
			problems: [n]
		};
	}), c = [...o, ...s], l = ea(c), u = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = Zi(e, {
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
function ea(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(ta).length,
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
function ta({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/filtered.ts
function na(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Me(t, e)), a = new Map(ia(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = ea(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ...ea(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter(ra(t))]
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
function ra(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => he(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function ia(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of Yi(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? Ji(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
	for (let e = !0; e;) {
		e = !1;
		for (let t of i) {
			let n = r(t).find((e) => e !== t && !i.has(e));
			n && (i.delete(t), a.set(t, n), e = !0);
		}
	}
	return e.map((e) => {
		let t = a.get(e);
		return t ? aa(e, t) : e;
	});
}
function aa({ kind: e, entry: t, live: n, change: r }, i) {
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
function oa(e, t, n) {
	let r = new Map();
	return (i) => (i.writers.is === "unknown" && r.clear(), sa(e, t, n, i, r));
}
function sa(e, t, n, r, i = new Map()) {
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
		return r && o ? [$i(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let { kinds: c, filter: l } = na(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], f = Be(d), p = c.flatMap((e) => e.destroys), m = l ? [] : c.flatMap((e) => e.unmanaged), h = c.flatMap((e) => e.kind.firstSends?.(la(e, a, f)) ?? []), g = {
		format_version: 1,
		project: t.project,
		changes: [...c.flatMap(({ changes: e }) => e), ...f ? [] : p],
		kept: [...c.flatMap(({ kept: e }) => e), ...f ? p.map(ua) : []],
		skipped: c.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: fa(c, ({ unchanged: e }) => e),
			unmanaged: fa(c, u),
			by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: fa(c, ({ changes: e }) => e.filter((e) => da(e, n)).length)
		},
		...h.length > 0 && { sends: h },
		...l && { filter: l }
	}, _ = c.flatMap((e) => e.kind.hints?.(la(e, a, f)) ?? []);
	return {
		is: "planned",
		plan: g,
		facts: c.map((e) => ca(e, f)),
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
function ca({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Ki(e, i, n.objects),
		created: qi(e, r)
	};
}
function la(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function ua({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function da(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function fa(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function pa(e, t, n, r, i) {
	let a = oa(e, t, n), o = n.writers ? Le(n.writers) : c.writers, s = a({
		...c,
		writers: o
	});
	if (s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: []
	};
	let l = [], u = await ma(o, r);
	if (u.writers !== o && (s = a({
		...c,
		writers: u.writers
	})), u.why !== void 0 && l.push(ha(u.why)), s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: l
	};
	let { agreed: d, unread: f } = await ga(s.open, e, r, i);
	return f && l.push(f), d.size > 0 && (s = a({
		writers: u.writers,
		agreed: d
	})), {
		...s,
		notices: l
	};
}
async function ma(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: Le(n.names) } : {
		writers: { is: "unknown" },
		why: n.why
	};
}
function ha(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So it does not know which live texts it wrote itself, and the rule merge acts as seed. To change that, set writers in lokaform.yaml to the address of this user.`;
	return z("unknown-writers", t, {
		severity: "notice",
		reach: "project"
	});
}
async function ga(e, t, { history: n, manifests: r, textFiles: i, usable: a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(x(e)));
	for (let t of Object.values(o?.entries ?? {})) c(Ri(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0), f = Math.min(...d.map(({ at: e = 0 }) => e)), p = d.length > 0 ? await n.versions(f, r) : _a, m = p.versions.map((e) => va(e, d, {
		textFiles: i,
		usable: a
	}));
	for (let e of m) c(Ri(u(), e, l));
	c(zi(u(), m, l));
	let h = u().filter(({ isOurs: e, at: t }) => !e && t !== void 0);
	return p.is === "read" || p.noRepository || h.length === 0 ? { agreed: s } : {
		agreed: s,
		unread: ya(h, p.why)
	};
}
const _a = {
	is: "read",
	versions: []
};
function va(e, t, { textFiles: n, usable: r }) {
	let { now: i, until: a } = e;
	return {
		now: i,
		until: a,
		entries: [...new Set(t.map(({ kind: e }) => e))].flatMap((t) => C(t, e, n, r))
	};
}
function ya(e, t) {
	let n = `${ue(e.length, "text")} that others wrote may have been in the manifests earlier, but Lokaform cannot read their history: ${t} So these texts are kept.`;
	return z("unread-history", n, {
		severity: "notice",
		reach: "project"
	});
}
function ba(e, t) {
	let n;
	return () => (n ??= xa(e, F(t)), n);
}
async function xa(e, t) {
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
		if (!(e instanceof V) || e instanceof qe) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function Sa(e, n, { cancellation: r, history: i, now: a, onProgress: o }, { usable: s, target: c, applied: l, findsConflicts: u = !0, reviewed: d = [], listsUnmanaged: f = !1 }) {
	let { settings: p } = n, m = {
		ownUser: ba(e, p.id),
		history: i,
		manifests: T(n),
		textFiles: n.textFiles,
		usable: s
	};
	try {
		let r = c && t(c, n), h = [{
			declared: n.declared,
			rules: p.rules
		}, ...r?.is === "read" ? [r] : []], g = await (f ? yi(e, p.id, ...h.map((e) => e.declared)) : bi(e, p.id, {
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
		} : void 0, C = await pa(x, _, p.rules, m, S?.declared), w = [
			...be(p.languagePlaces, _.project),
			...C.problems,
			...C.notices
		];
		if (C.is === "stopped") return {
			...C,
			problems: w
		};
		let T = S && await pa(S.declared, _, S.rules, m), E = {
			target: S?.declared,
			applied: l,
			history: i,
			usable: s,
			now: a
		}, D = u ? await Fi(C.keptTexts, n, E) : [], O = {
			...C,
			plan: Qe(C.plan, D)
		}, k = r && b(O, r, T);
		return {
			...O,
			live: _,
			problems: w,
			conflicts: nt(D),
			...k && { target: k }
		};
	} catch (e) {
		if (!(e instanceof V)) throw e;
		return e instanceof qe && r.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [Ca(e, n.declared)]
		};
	}
}
function Ca(e, t) {
	let n = e instanceof B ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && wa(n, t);
	return z("api-error", e.message + Ta(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function wa(e, { entries: t }) {
	let n = I.flatMap(({ plural: e, fields: n }) => {
		let r = new Set(n.filter(ge).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? g(t) : []));
	});
	return ye(n)(e) !== e;
}
function Ta(e) {
	return e instanceof B && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Ea({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: u } = await Da(e, r, i, a, o, s);
	return [
		...l(n, i.rules),
		...we(e, t, i.rules, c, u),
		...ka(e, a)
	];
}
async function Da({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && N(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await ki(c, o, a, s),
		unread: await ji(n, t, l, o, s)
	};
}
function Oa(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || Ti(e) || !Ei(e) ? [] : [z("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function ka(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !Ti(e) ? [] : [z("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/files/backup.ts
var Aa = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
function ja(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = rt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a, o = !1;
	return {
		get path() {
			return o ? a : void 0;
		},
		async write(t, n) {
			try {
				await ot(e, { recursive: !0 });
				for (let e = 1; a === void 0; e++) {
					let t = e === 1 ? `${i}.yaml` : `${i}-${e}.yaml`;
					await Pa(t) && (a = t);
				}
				n.size > 0 && await Na(Ma(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await Na(a, t(a)), o = !0;
			} catch (e) {
				let t = new Aa(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, Ma(a)]) await ct(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await ct(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
function Ma(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Na(e, t) {
	await ct(`${e}.part`, { force: !0 }), await lt(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await st(`${e}.part`, e);
}
async function Pa(e) {
	try {
		return await lt(e, "", {
			flag: "wx",
			mode: 384
		}), !0;
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "EEXIST") return !1;
		throw e;
	}
}
// node_modules/yocto-queue/index.js
var Fa = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Ia = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Fa(e);
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
function La(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Ra(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Ia(), r = 0, i = () => {
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
				Ra(t), e = t, queueMicrotask(() => {
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
function Ra(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const za = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var Ba = class {
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
			return `${za[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(Ua(e)), n = t ? Va(t, e) : e;
			return t !== void 0 && this.written.has(t) && Ha(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(Ua(e), e);
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
function Va(e, t) {
	return e.action === "update" && t.action === "update" && N(t.kind).mergeKept?.(e, t) || e;
}
function Ha(e, t) {
	return Te({ ...e.entry }, { ...t.entry }) && Te({ ...e.wrote }, { ...t.wrote });
}
function Ua({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var Wa = class {
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
}, Ga = class {
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
		let r = (e) => R(P(e)?.lang_iso) || void 0, i = await mt(() => this.client.languages(t, { limit: 500 }), r), a = i && e(i, r);
		if (!a) throw new U();
		return a;
	}
};
// src/apply/order.ts
function Ka({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && Ya(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...qa(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function qa(e) {
	let t = new Map();
	for (let n of e) for (let e of Ji(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, Ja(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function Ja(e, t) {
	let n = Ji(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function Ya(e) {
	return e.fields.some(({ field: t }) => Oe(e.kind, t).role === "identity");
}
// src/apply/apply.ts
function Xa(e, { batchSize: t }) {
	return Ka(e).map((e) => I.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : $(n).batches(r, t);
	}));
}
async function Za(e, t, n) {
	let r = new Wa(), i = Qa(e, t, n), a = La(n.concurrency);
	await ut();
	for (let e of Xa(t, n)) {
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
function Qa(e, t, n) {
	let { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: ze,
			variables: n.variables,
			evidence: r
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Nt(n.halt, n.mayWrite),
		backup: new Ba(n.backup),
		languages: new Ga(e, i)
	}, o = new Map(), s = (e) => {
		let t = o.get(e) ?? $(N(e)).open(a);
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
const $a = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function eo(e, t) {
	let { restore: n, ...r } = e, i = new oe({ backup: {
		format_version: 1,
		...r,
		restore: n
	} });
	i.commentBefore = [
		" What a run of lokaform removed or overwrote, as it was before.",
		` Project: ${oo(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${oo(n)}`
	].join("\n");
	let a = I.map(({ name: e, plural: n }) => ao(n, t.filter(({ kind: t }) => t === e).map((e) => no(e).entry), "")), o = t.map((e) => no(e).wrote);
	return [
		i.toString($a),
		ao("wrote", o, "  ") || "  wrote: []\n",
		...a
	].join("");
}
const to = new WeakMap();
function no(e) {
	let { kind: t, id: n, entry: r, action: i, wrote: a } = e, { idMember: o } = N(t), s = {
		[o]: r[o] ?? n,
		action: i,
		...Object.keys(a).length > 0 && { values: a }
	}, c = to.get(e) ?? {
		entry: ro(r),
		wrote: ro(s)
	};
	return to.set(e, c), c;
}
function ro(e) {
	let t = new oe([e], { aliasDuplicateObjects: !1 });
	return S(t, { Scalar: (e, t) => io(t) }), t.toString($a);
}
function io(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = Fe.QUOTE_DOUBLE);
}
function ao(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function oo(e) {
	return e.replace(so, " ");
}
const so = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/plan/reviewed.ts
function co(e, t, n) {
	let r = lo(t.changes, (e) => O(uo(e))), i = new Set(e.changes.filter((e) => r.get(O(uo(e)))?.shift())), a = lo([...r.values()].flat(), fo), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(fo(e))?.shift();
		return t && yo(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: go(t ? po(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: _o(e, n) ?? go("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function lo(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function uo(e) {
	let t = mo(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		fo(e),
		e.label,
		r,
		n,
		i,
		ho(e),
		t
	];
}
function fo(e) {
	let { kind: t, action: n } = e;
	return O([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function po(e, t) {
	let n = (e) => O(mo(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && ho(e) !== ho(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function mo(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function ho(e) {
	return e.action === "create" ? "" : e.seen;
}
function go(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function _o(e, t) {
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && vo(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function vo(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function yo(e, t, n) {
	let r = N(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => O([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && vo(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function bo(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(dt).join(" ");
}
// src/run/project.ts
async function xo(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await So(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: Eo([t]),
			bugs: [t]
		};
	}
}
async function So(e, t, n, { saved: i, target: a, applied: o }, s) {
	let { id: c } = t.settings;
	if (s.cancellation.stopped) return e;
	let { stopping: l, aborted: u } = s.cancellation, d = {
		apiUrl: n.apiUrl,
		onResponse: s.onResponse,
		...s.onWait && { onWait: s.onWait }
	}, f = pt(t.settings, {
		...d,
		signal: l,
		onProgress: s.onProgress
	}), p = pt(t.settings, {
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
	let m = i?.get(c), h = await Sa(f.value, m?.filter ? Co(m.filter.filters, t) : t, s, {
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
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b } = h, x = await Ea(h, t.settings, n, s.folders, l);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...y, ...x.map(wo)],
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
	}, { plan: T, notApplied: E } = m ? co(_, m, {
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
			...Oa(T, n),
			...S
		],
		plan: T,
		...n.unmanaged && { unmanaged: v },
		...h.target && { target: h.target },
		effort: { requests: Xa(T, t.settings).flat().length },
		...E.length > 0 && { results: E }
	}, O = await s.onPlan(D);
	if (n.command === "plan" || x.length > 0 || C) return D;
	if (!O) return s.cancellation.stopped ? D : {
		...D,
		problems: [...D.problems, To]
	};
	let k = await Oo(p.value, T, t, n, s);
	return {
		...D,
		...k,
		results: [...k.results, ...E],
		problems: [...D.problems, ...k.problems]
	};
}
function Co(e, t) {
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
function wo(e) {
	return {
		...e,
		severity: "warning"
	};
}
const To = z("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Eo(e) {
	return e.length === 0 ? [] : [z("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function Do({ id: e, secrets: t }) {
	let n = new Re();
	return n.hide(t), n.clean(e);
}
async function Oo(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f, onProgress: p }) {
	let { concurrency: m, batchSize: h, useAutomations: g, id: _ } = n, y = Do(n), b = i === void 0 ? void 0 : ja(i, n.name ?? y, l()), x = {
		project: y,
		...y !== _ && { project_digest: ke(_) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, S = (e) => bo(v(e, u), a), C, w = async (e, t) => {
		await b?.write((t) => eo({
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
	let k, A = await Za(e, t, {
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
			...Eo(j),
			...C === void 0 ? [] : [z("backup-not-written", C, { reach: "project" })]
		],
		...b?.path !== void 0 && {
			backup: v(b.path, u),
			restore: S(b.path)
		},
		...j.length > 0 && { bugs: j }
	};
}
export { _t as _, Ma as a, dt as b, Ri as c, Si as d, Vr as f, Ct as g, Dt as h, Xa as i, zi as l, cn as m, Oo as n, Ca as o, un as p, xo as r, sa as s, To as t, wi as u, U as v, pt as y };
