import { Jt as e, S as t, Yt as n, _ as r, h as i, x as a, y as o } from "./start.js";
import { c as s, l as c, n as l, r as u, s as d, t as f, u as p } from "./wire.js";
import { or as m } from "./engine.js";
import { _ as h, a as g, d as _, f as ee, g as v, h as y, i as b, l as te, m as x, p as S, r as C, s as ne, t as w, u as T } from "./zod.js";
import { n as re, r as ie } from "./assumptions.js";
import { createServer as ae } from "node:http";
import { constants as oe, gzip as se } from "node:zlib";
import { setTimeout as ce } from "node:timers/promises";
import { text as le } from "node:stream/consumers";
// src/sandbox/answer.ts
var E = class extends Error {
	status;
	constructor(e, t) {
		super(t), this.status = e;
	}
};
function D(e, t = {}) {
	return {
		status: 200,
		headers: t,
		body: { json: e }
	};
}
function O(e, t) {
	return {
		status: e,
		body: { json: { error: {
			message: t,
			code: e
		} } }
	};
}
function ue(e, t) {
	let n = `${e} ${t}`;
	return {
		status: e,
		body: { html: `<html>\r\n<head><title>${n}</title></head>\r\n<body>\r\n<center><h1>${n}</h1></center>\r\n</body>\r\n</html>\r\n` }
	};
}
function k() {
	return new E(404, "Not Found");
}
function A(e) {
	return new E(400, `Invalid \`${e}\` parameter`);
}
function de(e, t, n = 100) {
	return me(e, "limit", n, t);
}
function fe(e, t, n, r = 100) {
	let i = de(t, n, r), a = me(t, "page", 1, 2 ** 53 - 1);
	return {
		rows: e.slice((a - 1) * i, a * i),
		headers: {
			"X-Pagination-Total-Count": String(e.length),
			"X-Pagination-Page-Count": String(Math.ceil(e.length / i)),
			"X-Pagination-Limit": String(i),
			"X-Pagination-Page": String(a)
		}
	};
}
function pe(e, t, n) {
	return fe(e, t, n.largestOtherPage, n.usualOtherPage);
}
function me(e, t, n, r) {
	let i = e.get(t);
	if (i === null || i === "") return n;
	let a = Number(i);
	if (!/^\d+$/.test(i) || a < 1 || a > r) throw A(t);
	return a;
}
// src/sandbox/faults.ts
var he = class {
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	beforeOperation() {
		return this.#n((e) => e.beforeOperation?.(this.#t));
	}
	storeText(e) {
		return this.#e.reduce((e, t) => t.storeText?.(this.#t, e) ?? e, e);
	}
	writeKey(e) {
		let t = this.#t.keys[e] ?? {};
		return this.#n((n) => n.writeKey?.(this.#t, t, e));
	}
	lockKey(e) {
		return this.#e.some((t) => t.lockKey?.(this.#t, e));
	}
	meanwhile(e) {
		return this.#e.filter((t) => t.meanwhile?.(this.#t, e)).length > 0;
	}
	onAnswer(e) {
		let t = e;
		for (let e of this.#e) {
			let n = e.onAnswer?.(this.#t, t) ?? t;
			if (n === "cut") return n;
			t = n;
		}
		return t;
	}
	delay() {
		return this.#e.reduce((e, t) => e + (t.delay?.(this.#t) ?? 0), 0);
	}
	#n(e) {
		for (let t of this.#e) {
			let n = e(t);
			if (n !== void 0) return n;
		}
	}
}, ge = class {
	#e = {
		key: 0,
		translation: 0,
		comment: 0
	};
	#t = 0;
	reserve(e, t) {
		this.#e[e] = Math.max(this.#e[e], t);
	}
	next(e) {
		return ++this.#e[e];
	}
	digest(e, t) {
		let n = _e(`${e} ${++this.#t}`);
		return t.has(n) ? this.digest(e, t) : n;
	}
};
function _e(e) {
	return m("sha1").update(e).digest("hex");
}
function ve(e) {
	return _e(e).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-5$3-8$4-$5");
}
function ye(e) {
	let t = new Date(e * 1e3).toISOString();
	return {
		text: `${t.slice(0, 10)} ${t.slice(11, 19)} (Etc/UTC)`,
		seconds: e
	};
}
function j(e, t, n) {
	if (t !== void 0) return e === void 0 ? ye(t) : {
		text: e,
		seconds: t
	};
	if (e === void 0) return n;
	let r = Date.parse(`${e.slice(0, 10)}T${e.slice(11, 19)}Z`) / 1e3;
	return {
		text: e,
		seconds: Number.isNaN(r) ? n.seconds : r
	};
}
// src/sandbox/keys/key.ts
function M(e, t, n) {
	if (!t) return typeof e == "string" ? e : JSON.stringify(e);
	let r = typeof e == "string" ? F(e) ?? (e === "" ? {} : { other: e }) : { ...e };
	for (let e of n ?? []) r[e] ??= "";
	return JSON.stringify(r);
}
function be(e) {
	let t = F(e);
	return t ? t.other || Object.values(t).find((e) => e !== "") || "" : e;
}
function N(e, t) {
	return Se(e, t).every((e) => e === "");
}
function P(e, t) {
	return Se(e, t).reduce((e, t) => e + xe(t), 0);
}
function xe(e) {
	return e === "" ? 0 : e.replace(/<[^>]*>|&#?\w+;/g, " ").match(/\S+/g)?.length ?? 0;
}
function Se(e, t) {
	return t ? Object.values(F(e) ?? { other: e }) : [e];
}
function F(e) {
	let t = e.startsWith("{") ? l(e) : void 0;
	return Ce(t) ? t : void 0;
}
function Ce(e) {
	return f(e) && Object.values(e).every((e) => typeof e == "string");
}
function we(e) {
	let t = (e) => e.toLowerCase();
	return [...new Set(e)].sort((e, n) => t(e) < t(n) ? -1 : +(t(e) > t(n)));
}
function I(e, t) {
	return L((n) => e?.[n] ?? t?.[n] ?? "");
}
function Te(e) {
	let t = l(e);
	return t === void 0 ? e : Ee(t);
}
function Ee(e) {
	return Array.isArray(e) ? `[${e.map(Ee).join(", ")}]` : typeof e != "object" || !e ? JSON.stringify(e) : `{${Object.entries(e).map(([e, t]) => `${JSON.stringify(e)}: ${Ee(t)}`).join(", ")}}`;
}
function De(e) {
	return c.filter((t) => e.includes(t));
}
function L(e) {
	return {
		ios: e("ios"),
		android: e("android"),
		web: e("web"),
		other: e("other")
	};
}
function R(e, t, n, r) {
	if (typeof e == "string") return L(() => e);
	if (!n.perPlatform && n.objectNameWithoutSetting === "refuse") throw new E(400, "key_name parameter should be a string");
	let i = De(t), a = i.find((t) => e[t]) ?? i.find((e) => r?.[e]), o = a && (e[a] || r?.[a]);
	if (!o) throw new E(400, "key_name parameter should name an assigned platform");
	if (!n.perPlatform) return L((t) => n.objectNameWithoutSetting === "keep" && e[t] || o);
	let s = (t) => e[t] || r?.[t] || o, [c] = i;
	return L((e) => c && !i.includes(e) ? s(c) : s(e));
}
function Oe(e, t) {
	let n = (e) => t.sameNameOtherFilename === "allow" ? `\0${e}` : "";
	if (t.perPlatform) return e.platforms.map((t) => `${t}\0${e.key_name[t]}${n(e.filenames[t])}`);
	let r = n(c.map((t) => e.filenames[t]).join("\0"));
	return z(e).map((e) => `${e}${r}`);
}
function z(e) {
	return [...new Set(c.map((t) => e.key_name[t]))];
}
var ke = class {
	#e = [];
	#t = new Map();
	get size() {
		return this.#e.length;
	}
	all() {
		return this.#e;
	}
	get(e) {
		let t = this.#e[Ae(this.#e, e) - 1];
		return t?.key_id === e ? t : void 0;
	}
	named(e) {
		return [...this.#t.get(e) ?? []];
	}
	conflictingKey(e, t, n) {
		let r = n ? Oe(n, t) : [], i = Oe(e, t).filter((e) => !r.includes(e));
		return z(e).flatMap((e) => this.named(e)).find((e) => Oe(e, t).some((e) => i.includes(e)));
	}
	add(e) {
		this.#e.splice(Ae(this.#e, e.key_id), 0, e), this.#n(e);
	}
	rename(e, t) {
		this.#r(e), t(), this.#n(e);
	}
	remove(e) {
		for (let t of e) this.#r(t);
		this.#e = this.#e.filter((t) => !e.has(t));
	}
	#n(e) {
		for (let t of z(e)) this.#t.set(t, (this.#t.get(t) ?? new Set()).add(e));
	}
	#r(e) {
		for (let t of z(e)) this.#t.get(t)?.delete(e);
	}
};
function Ae(e, t) {
	let n = 0, r = e.length;
	for (; n < r;) {
		let i = n + r >>> 1;
		(e[i]?.key_id ?? 0) <= t ? n = i + 1 : r = i;
	}
	return n;
}
function je({ key_id: e, is_plural: t }, { lang_iso: n, plural_forms: r }, i, { ids: a, stamp: o, user: s }) {
	let c = i.translation ?? "", l = i.translation_id !== void 0 && typeof c == "string" ? c : M(c, t, r), { is_unverified: u = N(l, t), is_reviewed: d = !1 } = i, f = j(i.modified_at, i.modified_at_timestamp, o);
	return {
		translation_id: i.translation_id ?? a.next("translation"),
		segment_number: 1,
		modified_by: s.user_id,
		modified_by_email: s.email,
		is_reviewed: d,
		reviewed_by: d ? s.user_id : 0,
		is_unverified: u,
		is_fuzzy: u,
		words: P(l, t),
		custom_translation_statuses: [],
		task_id: null,
		...i,
		key_id: e,
		language_iso: n,
		translation: l,
		modified_at: f.text,
		modified_at_timestamp: f.seconds
	};
}
const Me = {
	description: "",
	comments: [],
	screenshots: [],
	is_plural: !1,
	plural_name: "",
	is_hidden: !1,
	is_archived: !1,
	context: "",
	char_limit: 0
};
function Ne(e, t, { ids: n, stamp: r, user: i }) {
	let a = {
		...Me,
		...e,
		key_id: e.key_id ?? n.next("key")
	}, o = j(a.created_at, a.created_at_timestamp, r), s = j(a.modified_at, a.modified_at_timestamp, o), c = new Map(a.translations?.map((e) => [e.language_iso, e])), l = t.map((e) => je(a, e, c.get(e.lang_iso) ?? {}, {
		ids: n,
		stamp: o,
		user: i
	})), u = l.reduce((e, t) => t.modified_at_timestamp > e.seconds ? Pe(t) : e, o), d = j(a.translations_modified_at, a.translations_modified_at_timestamp, u);
	return {
		...a,
		created_at: o.text,
		created_at_timestamp: o.seconds,
		filenames: I(a.filenames),
		platforms: De(a.platforms ?? ["web"]),
		tags: we(a.tags ?? []),
		translations: l,
		base_words: a.base_words ?? l[0]?.words ?? 0,
		custom_attributes: Te(a.custom_attributes ?? ""),
		modified_at: s.text,
		modified_at_timestamp: s.seconds,
		translations_modified_at: d.text,
		translations_modified_at_timestamp: d.seconds
	};
}
function Pe(e) {
	return {
		text: e.modified_at,
		seconds: e.modified_at_timestamp
	};
}
function Fe({ project: e, assumptions: t, query: n, envelope: r }) {
	let i = ze(n, t), a = n.get("pagination") || "offset";
	if (a !== "offset" && a !== "cursor") throw A("pagination");
	let o = i ? Be(e.keys, n, t).filter(i) : e.keys.all(), { rows: s, headers: c } = a === "cursor" ? We(o, n, t.lastPageCursor) : fe(o, n, 500);
	return D({
		...r,
		keys: s.map(Le(n, e))
	}, c);
}
function Ie(e) {
	let t = H(e), n = Re(t.translations, e.query, e.project);
	return D({
		...e.envelope,
		key: {
			...t,
			translations: n
		}
	});
}
function Le(e, t) {
	let n = [
		"translations",
		"comments",
		"screenshots"
	].filter((t) => e.get(`include_${t}`) !== "1"), r = B(e, "filter_translation_lang_ids"), i = t.languages.filter(({ lang_id: e }) => !r || r.includes(String(e))).map(({ lang_iso: e }) => e);
	return (r) => {
		let a = { ...r };
		for (let e of n) delete a[e];
		let o = a.translations?.filter((e) => i.includes(e.language_iso));
		return o ? {
			...a,
			translations: Re(o, e, t)
		} : a;
	};
}
function Re(e, t, { keys: n }) {
	return t.get("disable_references") === "1" ? e : e.map((e) => ({
		...e,
		translation: Ye(e.translation, e.language_iso, n, Je)
	}));
}
function ze(e, { nameFilter: t }) {
	let n = [
		V(e, "filter_tags", (e) => e.tags),
		V(e, "filter_filenames", (e) => Object.values(e.filenames)),
		Ve(e, t),
		V(e, "filter_key_ids", (e) => [String(e.key_id)]),
		V(e, "filter_platforms", (e) => e.platforms),
		e.get("filter_untranslated") === "1" ? He : void 0,
		Ue(e.get("filter_archived")),
		e.get("filter_qa_issues") ? () => !1 : void 0
	].filter((e) => e !== void 0);
	return n.length === 0 ? void 0 : (e) => n.every((t) => t(e));
}
function Be(e, t, { nameFilter: n }) {
	let r = B(t, "filter_key_ids"), i = n === "exact" ? B(t, "filter_keys") : void 0, a = r?.flatMap((t) => e.get(Number(t)) ?? []) ?? i?.flatMap((t) => e.named(t));
	return a ? [...new Set(a)].sort((e, t) => e.key_id - t.key_id) : e.all();
}
function B(e, t) {
	let n = e.get(t);
	return n ? n.split(",").map((e) => e.trim()) : void 0;
}
function V(e, t, n) {
	let r = B(e, t);
	if (!r) return;
	let i = new Set(r);
	return (e) => n(e).some((e) => i.has(e));
}
function Ve(e, t) {
	if (t === "ignored") return;
	let n = ({ key_name: e }) => Object.values(e);
	if (t === "exact") return V(e, "filter_keys", n);
	let r = B(e, "filter_keys")?.map((e) => e.toLowerCase()), i = (e) => r?.some((n) => t === "part" ? e.includes(n) : e === n);
	return r && ((e) => n(e).some((e) => i(e.toLowerCase())));
}
function He(e) {
	return e.translations.some((t) => N(t.translation, e.is_plural));
}
function Ue(e) {
	if (e !== null && e !== "" && e !== "include") {
		if (e !== "exclude" && e !== "only") throw A("filter_archived");
		return (t) => t.is_archived === (e === "only");
	}
}
function We(e, t, n) {
	let r = de(t, 500), i = t.get("cursor") ?? "", a = i === "" ? 0 : Ae(e, Ke(i)), o = e.slice(a, a + r), s = o.at(-1), c = s ? Ge(s.key_id) : i, l = {
		absent: void 0,
		empty: "",
		emptyPage: s && c,
		stuck: c
	}, u = a + r < e.length ? c : l[n];
	return {
		rows: o,
		headers: {
			"X-Pagination-Limit": String(r),
			...u !== void 0 && { "X-Pagination-Next-Cursor": u }
		}
	};
}
function Ge(e) {
	return Buffer.from(JSON.stringify({ 1: e })).toString("base64");
}
function Ke(e) {
	let t = /^\{"1":(\d+)\}$/.exec(Buffer.from(e, "base64").toString("utf8"));
	if (!t) throw A("cursor");
	return Number(t[1]);
}
const qe = /\[%key:([^%\]]+)%\]/g, Je = 5;
function Ye(e, t, n, r) {
	return r === 0 ? e : e.replace(qe, (e, i) => {
		let a = n.named(i)[0]?.translations.find((e) => e.language_iso === t);
		return a ? Ye(a.translation, t, n, r - 1) : e;
	});
}
function H({ id: e, project: t }) {
	let n = U(e);
	if (n === void 0) throw A("key_id");
	let r = t.keys.get(n);
	if (!r) throw k();
	return r;
}
function U(e) {
	return typeof e == "string" && /^\d+$/.test(e) ? Number(e) : typeof e == "number" && Number.isInteger(e) ? e : void 0;
}
// src/sandbox/stateSchema.ts
const W = y().exactOptional(), G = T().exactOptional(), K = b().exactOptional(), q = C(h()).exactOptional(), Xe = ee(w(c), y()), Ze = x({
	lang_iso: y(),
	lang_id: G,
	lang_name: W,
	is_rtl: K,
	plural_forms: C(y()).nullable().exactOptional(),
	project_language_uuid: W
}), Qe = x({
	language_iso: y(),
	translation: v([y(), S(y(), y())]),
	translation_id: G,
	segment_number: G,
	key_id: G,
	modified_by: G,
	modified_by_email: W,
	modified_at: W,
	modified_at_timestamp: G,
	is_reviewed: K,
	reviewed_by: G,
	is_unverified: K,
	is_fuzzy: K,
	words: G,
	custom_translation_statuses: q,
	task_id: T().nullable().exactOptional()
}), $e = v([y().min(1), Xe.refine((e) => Object.values(e).some(Boolean))]), et = {
	key_name: $e.exactOptional(),
	platforms: C(w(c)).min(1).exactOptional(),
	description: W,
	filenames: Xe.exactOptional(),
	tags: C(y()).exactOptional(),
	is_plural: K,
	plural_name: W,
	is_hidden: K,
	is_archived: K,
	context: W,
	char_limit: ne().min(0).exactOptional(),
	custom_attributes: W
}, tt = x({
	...et,
	key_name: $e,
	key_id: G,
	created_at: W,
	created_at_timestamp: G,
	comments: q,
	screenshots: q,
	translations: C(Qe).exactOptional(),
	base_words: G,
	modified_at: W,
	modified_at_timestamp: G,
	translations_modified_at: W,
	translations_modified_at_timestamp: G
}), nt = x({
	url: y(),
	events: C(y()),
	webhook_id: W,
	branch: y().nullable().exactOptional(),
	secret: W,
	event_lang_map: C(_({
		event: y(),
		lang_iso_codes: C(y())
	})).exactOptional()
}), rt = x({
	language_iso: y(),
	translation: y()
}), it = x({
	project: g(f).exactOptional(),
	languages: C(Ze).exactOptional(),
	keys: C(tt).exactOptional(),
	webhooks: C(nt).exactOptional(),
	automations: C(rt).exactOptional()
}), at = x({
	user_id: T(),
	email: y(),
	fullname: W
}), ot = x({
	token: y().min(1),
	rights: w(["read-write", "read-only"]).exactOptional(),
	user: at.exactOptional(),
	import_started_by: at.exactOptional()
}), st = x(Object.fromEntries(ie.map(([e, { values: t }]) => [e, (typeof t == "number" ? ne().min(1) : te([...t])).exactOptional()]))).transform((e) => e), ct = x({
	projects: S(y(), it),
	token: W,
	tokens: C(ot).exactOptional(),
	user: at.exactOptional(),
	assumptions: st.exactOptional()
});
function lt(e) {
	let { success: t, data: n, error: r } = ct.safeParse(e, { reportInput: !0 });
	if (!t) throw Error(ut(r.issues[0], e));
	for (let [e, t] of Object.entries(n.projects)) {
		if (!/^[0-9a-f]+\.[0-9]+(:.+)?$/i.test(e)) throw Error(`the project id ${JSON.stringify(e)} must look like 3002780358964f9bab5a92.87762498`);
		ft(e, t, n.projects), mt(t, `projects.${e}.keys`), pt(t, `projects.${e}.automations`);
	}
	return n;
}
function ut(e, t) {
	let n = e?.path ?? [];
	return !e || n.length === 0 && !f(t) ? "it must be an object with the member `projects`" : e.code === "unrecognized_keys" ? `${dt([...n, e.keys[0] ?? ""])} is an unknown member` : e.input === void 0 ? `${dt(n)} is missing` : `${dt(n)} must not be ${JSON.stringify(e.input).slice(0, 60)}`;
}
function dt(e) {
	return e.map((e, t) => typeof e == "number" ? `[${e}]` : `${t > 0 ? "." : ""}${String(e)}`).join("");
}
function ft(e, t, n) {
	let [r = "", i] = e.split(":");
	if (i !== void 0) {
		if (i === "master") throw Error(`projects.${e} is the project ${r} itself: use that id`);
		if (!(r in n)) throw Error(`projects.${e} is a branch, and its project ${r} is missing`);
		if (t.webhooks && t.webhooks.length > 0) throw Error(`projects.${e}.webhooks must be empty: webhooks belong to the project, not to a branch`);
		if (t.automations) throw Error(`projects.${e}.automations must be those of the project ${r}: set them there`);
	}
}
function pt({ automations: e = [], languages: t }, n) {
	for (let [r, { language_iso: i }] of e.entries()) if (!t?.some(({ lang_iso: e }) => e === i)) throw Error(`${n}[${r}].language_iso ${i} is not among the project's languages`);
}
function mt({ keys: e = [], languages: t }, n) {
	let r = t?.map((e) => e.lang_iso), i = new Set();
	for (let [t, { key_id: a, translations: o = [] }] of e.entries()) {
		let e = `${n}[${t}]`;
		if (a !== void 0 && i.has(a)) throw Error(`${e}.key_id ${a} is in the project twice`);
		a !== void 0 && i.add(a);
		for (let [t, { language_iso: n }] of o.entries()) if (r && !r.includes(n)) throw Error(`${e}.translations[${t}].language_iso ${n} is not among the project's languages`);
	}
}
// src/sandbox/users.ts
const ht = {
	user_id: 20181,
	email: "sandbox@example.com",
	fullname: "Sandbox"
}, gt = {
	user_id: 0,
	email: ""
};
function J({ user: e }) {
	return e ? Y(e) : ht;
}
function Y(e) {
	return {
		...e,
		fullname: e.fullname ?? e.email
	};
}
function _t(e, t) {
	let { token: n, tokens: r = [] } = t, i = n === void 0 && r.length === 0, a = r.find((t) => t.token === e);
	if (e === "" || !i && !a && e !== n) return;
	let { rights: o = "read-write", user: s, import_started_by: c } = a ?? {};
	return {
		rights: o,
		user: s ? Y(s) : J(t),
		...c && { importStartedBy: Y(c) }
	};
}
// src/sandbox/keys/write.ts
const vt = _({
	...et,
	merge_tags: b().exactOptional()
}), yt = _({
	...et,
	comments: C(_({ comment: y() })).nullish()
}).required({
	key_name: !0,
	platforms: !0
}), bt = _({
	translation: v([y(), S(y(), y())]),
	language_iso: y(),
	is_reviewed: b().exactOptional(),
	is_unverified: b().exactOptional()
});
function xt(e) {
	return wt(e.body, "key_name", "platforms").map((t) => {
		let n = Tt(yt, t, e);
		return {
			...n,
			key_name: R(n.key_name, n.platforms, e.project.names)
		};
	});
}
function St(e) {
	return wt(e.body, "key_id").map((t) => {
		let n = U(t.key_id);
		if (n === void 0) throw A("key_id");
		return {
			...Tt(vt, t, e),
			key_id: n
		};
	});
}
function Ct(e) {
	if (!f(e.body)) throw new E(400, "Bad Request");
	let { translations: t, ...n } = e.body;
	return Tt(vt, n, e);
}
function wt(e, ...t) {
	let n = f(e) ? e.keys : void 0;
	if (!Array.isArray(n) || n.length === 0 || !n.every(f)) throw A("keys");
	let r = t.find((e) => n.some((t) => !(e in t)));
	if (r !== void 0) throw new E(400, `Key has no \`${r}\` parameter`);
	return n;
}
function Tt(e, t, n) {
	let r = Dt(e, t), { custom_attributes: i = "" } = r, { malformedCustomAttributes: a } = n.assumptions, o = i === "" || l(i) !== void 0;
	if (a === "refuse" && !o) throw A("custom_attributes");
	return "translations" in t ? {
		...r,
		translations: Et(t.translations, n)
	} : r;
}
function Et(e, { project: t, assumptions: n, faults: r }) {
	if (!Array.isArray(e) || !e.every(f)) throw A("translations");
	if (e.some((e) => e.translation === void 0 || e.translation === null)) throw new E(400, "Translation has no `translation` parameter");
	let i = e.map((e) => Dt(bt, e)), a = i.filter((e) => X(e.language_iso, t) !== void 0);
	if (n.unknownLanguage === "refuse" && a.length < i.length) throw A("language_iso");
	return a.map((e) => ({
		...e,
		translation: Ot(e.translation, r)
	}));
}
function Dt(e, t) {
	let { success: n, data: r, error: i } = e.safeParse(t);
	if (n) return r;
	let a = String(i.issues[0]?.path[0]);
	throw a === "key_name" ? new E(400, "key_name parameter should be a string") : A(a);
}
function Ot(e, t) {
	return typeof e == "string" ? t.storeText(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t.storeText(n)]));
}
const kt = "This key name is already taken";
function At(e) {
	let t = xt(e), n = [], r = [];
	return t.forEach((t, i) => {
		let a = e.faults.writeKey(i);
		if (a === "unwritten") return;
		let o = typeof a == "object" ? a : jt(t, e);
		if (o) {
			r.push(o);
			return;
		}
		let s = Mt(t, e);
		a !== "unmentioned" && n.push(s), a === "twice" && Mt(t, e);
	}), D({
		...e.envelope,
		keys: n,
		errors: r
	});
}
function jt({ key_name: e, platforms: t, filenames: n }, { project: r }) {
	let i = {
		key_name: e,
		platforms: t,
		filenames: I(n)
	};
	return r.keys.conflictingKey(i, r.names) && {
		message: kt,
		code: 400,
		key_name: e
	};
}
function Mt({ comments: e, ...t }, n) {
	let { project: r, store: i, now: a } = n, o = Ne(t, r.rowLanguages, {
		ids: i.ids,
		stamp: a,
		user: Z(n)
	});
	return Gt(n) && Kt(o, n), o.comments = e?.map(({ comment: e }) => Nt(e, o.key_id, n)) ?? [], r.keys.add(o), o;
}
function Nt(e, t, { store: n, now: r, access: i }) {
	return {
		comment_id: n.ids.next("comment"),
		key_id: t,
		comment: e,
		added_by: i.user.user_id,
		added_by_email: i.user.email,
		added_at: r.text,
		added_at_timestamp: r.seconds
	};
}
function Pt(e) {
	let t = H(e), n = Lt(t, Ct(e), e), r = e.faults.writeKey(0);
	if (typeof r == "object") throw new E(r.code, r.message);
	if (e.project.keys.conflictingKey(n, e.project.names, t)) throw new E(400, kt);
	return Rt(t, n, e), D({
		...e.envelope,
		key: t
	});
}
function Ft(e) {
	let t = St(e);
	for (let { key_id: n, ...r } of t) {
		let t = e.project.keys.get(n);
		t && Lt(t, r, e);
	}
	let n = new Set(), r = [];
	return t.forEach((t, i) => {
		let a = e.faults.writeKey(i);
		if (a === "unwritten") return;
		let o = typeof a == "object" ? a : It(t, e);
		"message" in o ? r.push(o) : a !== "unmentioned" && n.add(o);
	}), D({
		...e.envelope,
		keys: [...n].sort((e, t) => e.key_id - t.key_id),
		errors: r
	});
}
function It(e, t) {
	let { key_id: n, translations: r, ...i } = e, a = t.project.keys.get(n);
	if (!a) return {
		message: "Key not found in the project",
		code: 404,
		key_id: n
	};
	let o = Lt(a, i, t);
	return t.project.keys.conflictingKey(o, t.project.names, a) ? {
		message: kt,
		code: 400,
		key_id: n
	} : (Rt(a, o, t), Bt(a, r ?? [], t) && Gt(t) && Kt(a, t), a);
}
function Lt(e, t, { project: n, assumptions: r }) {
	let { key_name: i, platforms: a, filenames: o, tags: s, merge_tags: c, custom_attributes: l, ...u } = t, d = a ? De(a) : e.platforms, f = i === void 0 && (a === void 0 || !n.names.perPlatform), p = r.unsentFilenames === "keep" ? e.filenames : void 0;
	return {
		...u,
		key_name: f ? e.key_name : R(i ?? e.key_name, d, n.names, e.key_name),
		platforms: d,
		filenames: o ? I(o, p) : e.filenames,
		...s && { tags: we(c ? [...e.tags, ...s] : s) },
		...l !== void 0 && { custom_attributes: Te(l) }
	};
}
function Rt(t, n, r) {
	let { project: i, now: a } = r;
	if (!Object.entries(n).some(([n, r]) => !e(Reflect.get(t, n), r))) return;
	let o = t.is_plural, s = () => Object.assign(t, n, {
		modified_at: a.text,
		modified_at_timestamp: a.seconds
	});
	e(t.key_name, n.key_name) ? s() : i.keys.rename(t, s), t.is_plural !== o && zt(t, r);
}
function X(e, { languages: t }) {
	return t.find(({ lang_iso: t }) => t === e)?.plural_forms;
}
function zt(e, t) {
	let { project: n, assumptions: r } = t;
	for (let i of e.translations) {
		let a = X(i.language_iso, n), o = N(i.translation, !e.is_plural), s = r.pluralChange === "convert" ? i.translation : "";
		i.translation = e.is_plural ? M(s, !0, a) : be(s), i.words = P(i.translation, e.is_plural), o || Q(e, i, Z(t), t);
	}
}
function Bt(e, t, n) {
	let { record: r } = n.project;
	if (!t.filter((t) => Vt(e, t, n)).some((e) => e.language_iso === r.base_language_iso)) return !1;
	if (e.base_words = e.translations[0]?.words ?? 0, r.settings.auto_toggle_unverified) {
		let r = t.map((e) => e.language_iso);
		for (let t of e.translations) r.includes(t.language_iso) || Ht(e, t, n);
	}
	return !0;
}
function Vt(e, t, n) {
	let { project: r, access: i, assumptions: a } = n, o = e.translations.find((e) => e.language_iso === t.language_iso);
	if (!o) return !1;
	let s = M(t.translation, e.is_plural, X(t.language_iso, r)), c = s === o.translation, l = t.is_reviewed ?? (c && o.is_reviewed), u = t.is_unverified ?? (c ? o.is_unverified : N(s, e.is_plural));
	return c && l === o.is_reviewed && u === o.is_unverified ? !1 : (o.translation = s, o.words = P(s, e.is_plural), o.is_reviewed = l, o.reviewed_by = l ? i.user.user_id : 0, o.is_unverified = u, o.is_fuzzy = u, c && a.reviewWriter !== "move" || Q(e, o, Z(n), n), !c);
}
function Ht(e, t, n) {
	!t.is_unverified && n.assumptions.unverifiedWriter === "move" && Q(e, t, Z(n), n), t.is_unverified = !0, t.is_fuzzy = !0;
}
const Ut = {
	user_id: 7002,
	email: "automation@example.com"
};
function Z({ access: e, assumptions: t }) {
	return !e.importStartedBy || t.importWriter === "tokenUser" ? e.user : t.importWriter === "starter" ? e.importStartedBy : gt;
}
function Wt(e) {
	let { automationWriter: t } = e.assumptions;
	return t === "tokenUser" ? Z(e) : t === "otherUser" ? Ut : gt;
}
function Q(e, t, { user_id: n, email: r }, { now: i }) {
	t.modified_by = n, t.modified_by_email = r, t.modified_at = i.text, t.modified_at_timestamp = i.seconds, e.translations_modified_at = i.text, e.translations_modified_at_timestamp = i.seconds;
}
function Gt({ body: e }) {
	return !f(e) || e.use_automations !== !1;
}
function Kt(e, t) {
	let { project: n } = t, r = be(e.translations[0]?.translation ?? "");
	if (r !== "") for (let { language_iso: i, translation: a } of n.automations) {
		let o = e.translations.find((e) => e.language_iso === i);
		if (!o || !N(o.translation, e.is_plural)) continue;
		let s = X(i, n), c = a.replaceAll("{base}", () => r);
		o.translation = M(e.is_plural ? { other: c } : c, e.is_plural, s), o.words = P(o.translation, e.is_plural), o.is_unverified = !1, o.is_fuzzy = !1, Q(e, o, Wt(t), t);
	}
}
function qt(e) {
	let { removed: t, locked: n } = Yt(new Set([H(e)]), e);
	return D({
		...e.envelope,
		key_removed: t > 0,
		keys_locked: n
	});
}
function Jt(e) {
	let { body: t, project: n, assumptions: r, envelope: i } = e, a = f(t) ? t.keys : void 0;
	if (!Array.isArray(a) || a.length === 0) throw A("keys");
	let o = a.map(U);
	if (o.includes(void 0)) throw A("keys");
	let s = o.map((e) => n.keys.get(e ?? 0)).filter((e) => e !== void 0);
	if (s.length < o.length && r.unknownIdsOnDelete === "404") throw k();
	let { removed: c, locked: l } = Yt(new Set(s), e);
	return D({
		...i,
		keys_removed: c > 0 || l === 0,
		keys_locked: l
	});
}
function Yt(e, { project: t, faults: n }) {
	let r = new Set([...e].filter((e) => !n.lockKey(e.key_id)));
	return t.keys.remove(r), {
		removed: r.size,
		locked: e.size - r.size
	};
}
// src/sandbox/projectRequests.ts
function Xt({ project: e }) {
	return D({
		...e.record,
		statistics: Qt(e)
	});
}
function Zt({ project: e, query: t, assumptions: n, envelope: r }) {
	let { rows: i, headers: a } = pe(e.languages, t, n);
	return D({
		...r,
		languages: i
	}, a);
}
function Qt({ keys: e, rowLanguages: t }) {
	let n = new Map(t.map(({ lang_iso: e }) => [e, {
		rows: 0,
		words: 0
	}])), r = 0, i = 0;
	for (let t of e.all()) {
		r += t.base_words;
		for (let e of t.translations) {
			e.is_unverified && i++;
			let r = n.get(e.language_iso);
			r && N(e.translation, t.is_plural) && (r.rows++, r.words += t.base_words);
		}
	}
	let a = t.map(({ lang_id: t, lang_iso: r }) => {
		let i = n.get(r) ?? {
			rows: 0,
			words: 0
		};
		return {
			language_id: t,
			language_iso: r,
			progress: e.size === 0 ? 0 : Math.floor(100 * (e.size - i.rows) / e.size),
			words_to_do: i.words
		};
	}), o = a.reduce((e, t) => e + t.progress, 0);
	return {
		progress_total: Math.floor(o / a.length),
		keys_total: e.size,
		team: 1,
		base_words: r,
		qa_issues_total: i,
		qa_issues: {
			...$t,
			unverified: i
		},
		languages: a
	};
}
const $t = {
	not_reviewed: 0,
	unverified: 0,
	spelling_grammar: 0,
	inconsistent_placeholders: 0,
	inconsistent_html: 0,
	different_number_of_urls: 0,
	different_urls: 0,
	leading_whitespace: 0,
	trailing_whitespace: 0,
	different_number_of_email_address: 0,
	different_email_address: 0,
	different_brackets: 0,
	different_numbers: 0,
	double_space: 0,
	special_placeholder: 0,
	unbalanced_brackets: 0
}, en = ye(15e8), tn = [
	"upload",
	"download",
	"tasks",
	"contributors",
	"screenshots",
	"keys",
	"languages",
	"settings",
	"activity",
	"statistics"
];
function nn({ id: e, access: t, mainProject: n, envelope: r }) {
	if (e !== "me") throw k();
	return D({
		project_id: r.project_id,
		contributor: {
			...t.user,
			created_at: en.text,
			created_at_timestamp: en.seconds,
			is_admin: !0,
			is_reviewer: !0,
			languages: n.languages.map(({ lang_id: e, lang_iso: t, lang_name: n }) => ({
				lang_id: e,
				lang_iso: t,
				lang_name: n,
				is_writable: !0
			})),
			admin_rights: tn,
			role_id: 1
		}
	});
}
// src/sandbox/webhooks.ts
function rn({ mainProject: e, query: t, assumptions: n }) {
	let { rows: r, headers: i } = pe([...e.webhooks.values()], t, n);
	return D({
		project_id: e.id,
		webhooks: r
	}, i);
}
function an(e) {
	return un(e, $(e));
}
function on(e) {
	let { store: t, mainProject: n } = e, { url: r, events: i, ...a } = fn(e);
	if (r === void 0) throw new E(400, "Webhook has no `url` parameter");
	if (i === void 0) throw new E(400, "Webhook has no `events` parameter");
	return un(e, t.addWebhook({
		...a,
		url: r,
		events: i
	}, n));
}
function sn(e) {
	let t = $(e), n = {
		...t,
		...fn(e, t.events)
	};
	return un(e, e.store.addWebhook(n, e.mainProject));
}
function cn(e) {
	return e.mainProject.webhooks.delete($(e).webhook_id), D({
		project_id: e.mainProject.id,
		webhook_deleted: !0
	});
}
function ln(e) {
	let t = $(e);
	return t.secret = e.store.newDigest("secret"), D({
		project_id: e.mainProject.id,
		secret: t.secret
	});
}
function $({ mainProject: e, id: t }) {
	let n = e.webhooks.get(t);
	if (!n) throw k();
	return n;
}
function un({ mainProject: e }, t) {
	return D({
		project_id: e.id,
		webhook: t
	});
}
const dn = _({
	url: y().refine((e) => /^https?:/i.test(e) && URL.canParse(e)).exactOptional(),
	events: C(y()).min(1).exactOptional(),
	branch: nt.shape.branch,
	event_lang_map: nt.shape.event_lang_map
});
function fn(e, t = []) {
	let { body: n, assumptions: r, mainProject: i } = e;
	if (!f(n)) throw new E(400, "Bad Request");
	let { success: a, data: o, error: c } = dn.safeParse(n);
	if (!a) throw A(String(c.issues[0]?.path[0]));
	let l = o.events?.every((e) => d.includes(e)) ?? !0;
	if (r.unknownEvent === "refuse" && !l) throw A("events");
	let u = i.languages.map((e) => e.lang_iso);
	if (o.event_lang_map && !o.event_lang_map.every(({ event: e, lang_iso_codes: n }) => (o.events ?? t).includes(e) && s.includes(e) && n.every((e) => u.includes(e)))) throw A("event_lang_map");
	return {
		...o,
		...o.branch === "" && { branch: null }
	};
}
// src/sandbox/http.ts
const pn = n(se);
function mn({ headers: e }) {
	let t = e["x-api-token"] ?? e.authorization?.replace(/^Bearer\s+/i, "") ?? "";
	return String(t).trim();
}
function hn(e) {
	return JSON.stringify(e).replace(/\//g, "\\/").replace(/[\u0080-\uffff]/g, (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
async function gn(e, t, n) {
	let { clock: r, latency: i, pause: a, closing: o } = e, s = r(), { method: c = "", url: l = "" } = t, u = e.faults.flatMap(({ wire: e }) => e ?? []), d = (e) => u.reduce((e, t) => t.received(e), e), f = d(l), { reply: p, leave: m } = vn(e, t, f), h = await le(t).catch(() => void 0), g = h ? _n(d(h)) : void 0, { answer: _, delay: ee } = h === void 0 ? wn : p(g), v = _ === "cut" ? "" : "json" in _.body ? hn(_.body.json) : _.body.html, y = Buffer.from(u.reduce((e, t) => t.sent(e), v)), b = i + ee;
	b > 0 && await a(b, o);
	let te = /\bgzip\b/.test(String(t.headers["accept-encoding"])), x = te ? await pn(y, { level: oe.Z_BEST_SPEED }) : y;
	m?.(), e.record({
		time: new Date(s).toISOString(),
		method: c,
		path: f,
		...g !== void 0 && { body: g },
		status: _ === "cut" ? 0 : _.status,
		bytes: y.length,
		ms: r() - s
	}), _ === "cut" ? t.socket.destroy() : (n.writeHead(_.status, {
		"Content-Type": "json" in _.body ? "application/json" : "text/html",
		..._.headers,
		...te && { "Content-Encoding": "gzip" },
		"Content-Length": x.length
	}), n.end(x));
}
function _n(e) {
	let t = l(e);
	return t === void 0 ? e : t;
}
function vn(e, t, n) {
	let { store: r, limits: i } = e, { method: a = "", url: o } = t, s = (e) => ({ reply: () => ({
		answer: e,
		delay: 0
	}) });
	if (`${a} ${o} HTTP/1.1`.length > r.assumptions.longestRequestLine) return s(ue(414, "Request-URI Too Large"));
	let c = mn(t), l = _t(c, r.access);
	if (!l) return s(O(400, "Invalid `X-Api-Token` header"));
	let [u = "", ...d] = n.split("?"), f = bn(a, u);
	if (!f) return s(O(404, "Not Found"));
	let [p = ""] = f.projectId.split(":"), m = i(c, p);
	if (!m) return s(O(429, Sn));
	let h = new URLSearchParams(d.join("?"));
	return {
		leave: m,
		reply: (t) => Tn(e, f, l, {
			method: a,
			path: n,
			query: h,
			body: t
		})
	};
}
const yn = [
	{
		name: "project",
		method: "GET",
		path: "",
		run: Xt
	},
	{
		name: "languages",
		method: "GET",
		path: "/languages",
		run: Zt
	},
	{
		name: "contributor",
		method: "GET",
		path: "/contributors/:id",
		run: nn
	},
	{
		name: "keys",
		method: "GET",
		path: "/keys",
		run: Fe
	},
	{
		name: "createKeys",
		method: "POST",
		path: "/keys",
		run: At
	},
	{
		name: "updateKeys",
		method: "PUT",
		path: "/keys",
		run: Ft
	},
	{
		name: "destroyKeys",
		method: "DELETE",
		path: "/keys",
		run: Jt
	},
	{
		name: "key",
		method: "GET",
		path: "/keys/:id",
		run: Ie
	},
	{
		name: "updateKey",
		method: "PUT",
		path: "/keys/:id",
		run: Pt
	},
	{
		name: "destroyKey",
		method: "DELETE",
		path: "/keys/:id",
		run: qt
	},
	{
		name: "webhooks",
		method: "GET",
		path: "/webhooks",
		run: rn
	},
	{
		name: "createWebhook",
		method: "POST",
		path: "/webhooks",
		run: on
	},
	{
		name: "webhook",
		method: "GET",
		path: "/webhooks/:id",
		run: an
	},
	{
		name: "updateWebhook",
		method: "PUT",
		path: "/webhooks/:id",
		run: sn
	},
	{
		name: "destroyWebhook",
		method: "DELETE",
		path: "/webhooks/:id",
		run: cn
	},
	{
		name: "regenerateWebhookSecret",
		method: "PATCH",
		path: "/webhooks/:id/secret/regenerate",
		run: ln
	}
];
function bn(e, t) {
	let [, n = "", r = ""] = /^\/api2\/projects\/([^/]+)(\/.*)?$/.exec(t) ?? [], [, i = "", a = "", o = ""] = /^(\/[^/]+)\/([^/]+)(\/.*)?$/.exec(r) ?? ["", r], s = `${i}${a && "/:id"}${o}`, c = yn.filter((e) => e.path === s), [l, u] = [xn(n), xn(a)];
	if (l && u !== void 0 && c.length !== 0) return {
		projectId: l,
		id: u,
		operation: c.find((t) => t.method === e)
	};
}
function xn(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return;
	}
}
const Sn = "Too many requests. Cool your jets and try again in a bit";
function Cn(e) {
	let t = new Map(), n = new Map();
	return (r, i) => {
		let a = e(), o = (t.get(r) ?? []).filter((e) => a - e < 1e3), s = n.get(i) ?? 0;
		if (!(o.length >= 6 || s >= 10)) return t.set(r, [...o, a]), n.set(i, s + 1), () => n.set(i, (n.get(i) ?? 1) - 1);
	};
}
const wn = {
	answer: "cut",
	delay: 0
};
function Tn({ store: e, faults: t, changed: n }, { operation: r, id: i, projectId: a }, o, s) {
	let c;
	return {
		answer: En(() => {
			let l = kn(e, a);
			if (!r) throw new E(405, "Method Not Allowed");
			let u = r.method !== "GET";
			if (u && o.rights === "read-only") throw new E(e.assumptions.readOnlyWrite, "Forbidden");
			c = new he(t, {
				...s,
				operation: r.name,
				keys: Dn(s.body, r.name, i),
				keyCount: l.project.keys.size
			});
			let d = {
				...l,
				now: e.now(),
				assumptions: e.assumptions
			};
			c.meanwhile(d) && n();
			let f = c.beforeOperation();
			if (f) return f;
			let p = r.run({
				...d,
				...s,
				store: e,
				id: i,
				access: o,
				faults: c
			});
			return u && n(), c.onAnswer(p);
		}),
		delay: c?.delay() ?? 0
	};
}
function En(e) {
	try {
		return e();
	} catch (e) {
		return e instanceof E ? O(e.status, e.message) : O(500, `The sandbox failed. This is a bug in lokaform: ${e instanceof Error ? e.stack ?? e.message : String(e)}`);
	}
}
function Dn(e, t, n) {
	return f(e) ? t === "updateKey" ? [{
		...e,
		key_id: n
	}] : t !== "createKeys" && t !== "updateKeys" ? [] : Array.isArray(e.keys) ? e.keys.filter(f) : [] : [];
}
const On = /^([0-9a-f]+\.[0-9]+)(?::([^;]+))?$/i;
function kn(e, t) {
	let [, n, r = "master"] = On.exec(t) ?? [];
	if (n === void 0) throw A("project_id");
	let i = e.project(n), a = r === "master" ? i : e.project(t);
	if (!a || !i) throw k();
	return {
		project: a,
		mainProject: i,
		envelope: {
			project_id: n,
			...i.record.settings.branching ? { branch: r } : {}
		}
	};
}
// src/sandbox/project.ts
const An = {
	per_platform_key_names: !1,
	reviewing: !0,
	auto_toggle_unverified: !0,
	offline_translation: !1,
	key_editing: !0,
	inline_machine_translations: !0,
	branching: !1,
	segmentation: !1,
	contributor_preview_download_enabled: !1,
	custom_translation_statuses: !1,
	custom_translation_statuses_allow_multiple: !1
};
function jn(e, t, n, r, { assumptions: i, access: a }) {
	let o = n.map((e) => e.lang_iso), s = t.base_language_iso ?? (o.includes("en") ? "en" : o[0] ?? "en"), c = (o.includes(s) ? n : [{ lang_iso: s }, ...n]).map((t) => Fn(t, e)).sort(In), l = Ln(c, s), [u] = l, [d = e] = e.split(":"), f = J(a), { statistics: p, settings: m, ...h } = t, g = {
		project_type: "localization_files",
		name: d,
		description: "",
		created_at: r.text,
		created_at_timestamp: r.seconds,
		created_by: f.user_id,
		created_by_email: f.email,
		team_id: 1,
		team_uuid: ve("team"),
		base_language_id: u?.lang_id ?? 0,
		base_language_iso: u?.lang_iso ?? "",
		...h,
		project_id: d,
		settings: {
			...An,
			...m
		}
	};
	return {
		id: e,
		record: g,
		languages: c,
		rowLanguages: l,
		names: {
			...i,
			perPlatform: g.settings.per_platform_key_names
		},
		keys: new ke(),
		webhooks: new Map(),
		automations: []
	};
}
const Mn = {
	ak: 910,
	ar_001: 731,
	en: 640,
	ru: 597,
	sq: 803
}, Nn = /^(Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/, Pn = new Intl.DisplayNames(["en"], {
	type: "language",
	languageDisplay: "standard"
});
function Fn(e, t) {
	let n = Rn(e.lang_iso);
	return {
		lang_id: Mn[e.lang_iso] ?? Bn(e.lang_iso),
		lang_name: (n && Pn.of(n.baseName)) ?? e.lang_iso,
		is_rtl: Nn.test(n?.maximize().script ?? ""),
		plural_forms: zn(n),
		project_language_uuid: ve(`${t} ${e.lang_iso}`),
		...e
	};
}
function In(e, t) {
	return e.lang_name < t.lang_name ? -1 : +(e.lang_name > t.lang_name);
}
function Ln(e, t) {
	let n = (e) => e.lang_iso === t ? "" : e.lang_iso;
	return [...e].sort((e, t) => n(e) < n(t) ? -1 : 1);
}
function Rn(e) {
	try {
		return new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
function zn(e) {
	let t = new Intl.PluralRules(e?.baseName ?? "en").resolvedOptions().pluralCategories;
	return p.filter((e) => t.includes(e));
}
function Bn(e) {
	return 1e4 + Number.parseInt(_e(e).slice(0, 8), 16) % 9e6;
}
// src/sandbox/state.ts
var Vn = class {
	access;
	assumptions;
	ids = new ge();
	#e = new Map();
	#t;
	constructor(e, t, n) {
		let { projects: r, ...i } = e;
		this.access = structuredClone(i), this.assumptions = {
			...re,
			...i.assumptions,
			...t
		}, this.#t = n;
		for (let t of Object.values(e.projects)) this.#o(t);
		let a = Object.keys(e.projects);
		for (let [t, n] of Object.entries(e.projects)) {
			let [r = t, i] = t.split(":"), o = e.projects[r] ?? {}, s = {
				branching: a.some((e) => e.startsWith(`${r}:`)),
				...o.project?.settings
			}, c = {
				...o.project,
				settings: s
			};
			this.#e.set(t, this.#n(t, i === void 0 ? n : this.#i(n, o), c));
		}
	}
	now() {
		return ye(Math.floor(this.#t() / 1e3));
	}
	project(e) {
		return this.#e.get(e);
	}
	newDigest(e) {
		let t = [...this.#e.values()].flatMap((e) => [...e.webhooks.values()]);
		return this.ids.digest(e, new Set(t.flatMap((e) => [e.webhook_id, e.secret])));
	}
	state() {
		let e = {};
		for (let [t, { record: n, languages: r, keys: i, webhooks: a, automations: o }] of this.#e) {
			let s = {
				languages: [...r],
				keys: [...i.all()],
				webhooks: [...a.values()]
			}, c = o.length > 0 && !t.includes(":") ? { automations: o } : {};
			e[t] = {
				project: n,
				...s,
				...c
			};
		}
		return {
			...this.access,
			projects: e
		};
	}
	#n(e, t, n) {
		let r = this.now(), i = jn(e, n, t.languages ?? Wn(t.keys ?? []), r, this);
		i.automations.push(...structuredClone(t.automations ?? []));
		let a = (t.keys ?? []).map((e) => ({
			...e,
			key_id: e.key_id ?? this.ids.next("key")
		}));
		for (let e of a.sort((e, t) => e.key_id - t.key_id)) {
			let t = {
				...e,
				key_name: this.#r(e, i)
			};
			i.keys.add(Ne(t, i.rowLanguages, {
				ids: this.ids,
				stamp: r,
				user: J(this.access)
			}));
		}
		for (let e of t.webhooks ?? []) this.addWebhook(e, i);
		return i;
	}
	#r({ key_name: e, platforms: t = ["web"] }, n) {
		if (typeof e == "string") return R(e, t, n.names);
		let { ios: r, android: i, web: a, other: o } = e;
		return r && i && a && o ? {
			ios: r,
			android: i,
			web: a,
			other: o
		} : R(e, t, {
			...n.names,
			perPlatform: !0
		});
	}
	addWebhook(e, t) {
		let n = {
			webhook_id: e.webhook_id ?? this.newDigest("webhook"),
			url: e.url,
			branch: e.branch ?? null,
			secret: e.secret ?? this.newDigest("secret"),
			events: Hn(e.events),
			event_lang_map: Un(e.events, e.event_lang_map ?? [], t)
		};
		return t.webhooks.set(n.webhook_id, n), n;
	}
	#i({ languages: e, keys: t }, n) {
		let r = e ?? n.languages, i = n.keys?.map(({ key_id: e, translations: t, ...n }) => ({
			...n,
			...t && { translations: t.map((e) => this.#a(e)) }
		}));
		return {
			...r && { languages: r },
			...n.automations && { automations: n.automations },
			keys: t ?? i ?? []
		};
	}
	#a({ translation_id: e, ...t }) {
		let { branchWriter: n } = this.assumptions;
		if (n === "keep") return t;
		let { user_id: r, email: i } = n === "none" ? gt : J(this.access);
		return {
			...t,
			modified_by: r,
			modified_by_email: i
		};
	}
	#o(e) {
		for (let t of e.keys ?? []) {
			this.ids.reserve("key", t.key_id ?? 0);
			for (let e of t.translations ?? []) this.ids.reserve("translation", e.translation_id ?? 0);
			for (let e of t.comments ?? []) this.ids.reserve("comment", Gn(e));
		}
	}
};
function Hn(e) {
	return [...new Set(e)].sort();
}
function Un(e, t, n) {
	let r = n.languages.map((e) => e.lang_iso);
	return Hn(e).filter((e) => s.includes(e)).map((e) => {
		let n = t.find((t) => t.event === e)?.lang_iso_codes ?? r;
		return {
			event: e,
			lang_iso_codes: r.filter((e) => n.includes(e))
		};
	});
}
function Wn(e) {
	let t = e.flatMap((e) => e.translations?.map((e) => e.language_iso) ?? []);
	return [...new Set(t)].map((e) => ({ lang_iso: e }));
}
function Gn(e) {
	return f(e) && typeof e.comment_id == "number" ? e.comment_id : 0;
}
function Kn(e) {
	try {
		return lt(u(r(e, "utf8")));
	} catch (t) {
		if (t instanceof Error && "code" in t && t.code === "ENOENT") return;
		let n = t instanceof Error ? t.message : String(t);
		throw Error(`The sandbox cannot use the state file ${e}: ${n}. Fix the file, or move it away to start with an empty state.`, { cause: t });
	}
}
var qn = class {
	#e;
	#t;
	#n = !1;
	#r = 0;
	#i;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	write() {
		let e = performance.now(), n = a(this.#e, { throwIfNoEntry: !1 })?.mode ?? 384;
		t(`${this.#e}.tmp`, JSON.stringify(this.#t(), void 0, 1), { mode: n }), o(`${this.#e}.tmp`, this.#e), this.#n = !1, this.#r = (performance.now() - e) * 9;
	}
	changed() {
		this.#n = !0, this.#i ??= setTimeout(() => {
			this.#i = void 0;
			try {
				this.write();
			} catch {}
		}, this.#r);
	}
	flush() {
		clearTimeout(this.#i), this.#n && this.write();
	}
};
// src/sandbox/sandbox.ts
const Jn = "127.0.0.1";
async function Yn(e = {}) {
	let { clock: t = Date.now, latency: n = 0, limits: r = !0, pause: a = Xn } = e, o = e.stateFile === void 0 ? void 0 : Kn(e.stateFile), s = new Vn(o ?? lt(e.state ?? { projects: {} }), e.assumptions ?? {}, t), c = e.stateFile === void 0 ? void 0 : new qn(e.stateFile, () => s.state());
	o || c?.write();
	let l = [], u = (t) => e.log === void 0 || i(e.log, t);
	u("");
	let d = new AbortController(), f = {
		store: s,
		record(t) {
			l.push(t), u(`${JSON.stringify({
				...t,
				body: void 0
			})}\n`), e.onRequest?.(t);
		},
		clock: t,
		latency: n,
		pause: a,
		faults: e.faults ?? [],
		limits: r ? Cn(t) : () => () => {},
		changed: () => c?.changed(),
		closing: d.signal
	}, p = new Set(), m, h = ae({ maxHeaderSize: 262144 }, (e, t) => {
		let n = gn(f, e, t).catch((t) => {
			m ??= t, e.socket.destroy();
		});
		p.add(n), n.then(() => p.delete(n));
	}), g = await Zn(h, e.port ?? 0);
	return {
		url: `http://${Jn}:${g}/api2`,
		port: g,
		state: () => structuredClone(s.state()),
		requests: l,
		async close() {
			d.abort();
			let e = new Promise((e) => h.close(e));
			if (h.closeAllConnections(), await Promise.all([e, ...p]), c?.flush(), m) throw m;
		}
	};
}
function Xn(e, t) {
	return ce(e, void 0, { signal: t }).catch(() => {});
}
function Zn(e, t) {
	return new Promise((n, r) => {
		e.once("error", r), e.listen(t, Jn, () => {
			let r = e.address();
			n(typeof r == "object" && r ? r.port : t);
		});
	});
}
export { Yn as t };
