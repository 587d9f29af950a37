import { D as e, N as t, P as n, j as r, k as i, nt as a, tt as o } from "./start.js";
import { c as s, l as c, n as l, r as u, s as d, t as f, u as p } from "./wire.js";
import { Ir as m } from "./engine.js";
import { _ as h, a as g, d as _, f as ee, g as v, h as y, i as b, l as x, m as S, p as te, r as C, s as ne, t as w, u as T } from "./zod.js";
import { n as re, r as ie } from "./assumptions.js";
import { createServer as ae } from "node:http";
import { once as oe } from "node:events";
import { constants as se, gzip as ce } from "node:zlib";
import { setTimeout as le } from "node:timers/promises";
import { text as ue } from "node:stream/consumers";
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
function de(e, t) {
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
function fe(e, t, n, r = 100) {
	let i = me(t, "limit", n, r), a = me(t, "page", 2 ** 53 - 1, 1);
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
function me(e, t, n, r = 100) {
	let i = e.get(t);
	if (i === null || i === "") return r;
	let a = Number(i);
	if (!/^\d+$/.test(i) || a < 1 || a > n) throw A(t);
	return a;
}
// src/sandbox/faults.ts
function he(e, t) {
	let n = (t) => {
		for (let n of e) {
			let e = t(n);
			if (e !== void 0) return e;
		}
	};
	return {
		meanwhile: (n) => e.filter((e) => e.meanwhile?.(t, n)).length > 0,
		beforeOperation: () => n((e) => e.beforeOperation?.(t)),
		storeText: (n) => e.reduce((e, n) => n.storeText?.(t, e) ?? e, n),
		writeKey: (e) => n((n) => n.writeKey?.(t, t.keys[e] ?? {}, e)),
		lockKey: (n) => e.some((e) => e.lockKey?.(t, n)),
		onAnswer(n) {
			let r = n;
			for (let n of e) {
				let e = n.onAnswer?.(t, r) ?? r;
				if (e === "cut") return e;
				r = e;
			}
			return r;
		},
		delay: () => e.reduce((e, n) => e + (n.delay?.(t) ?? 0), 0)
	};
}
// src/sandbox/ids.ts
var ge = class {
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
function j(e) {
	let t = new Date(e * 1e3).toISOString();
	return {
		text: `${t.slice(0, 10)} ${t.slice(11, 19)} (Etc/UTC)`,
		seconds: e
	};
}
function M(e, { text: t, seconds: n }) {
	return {
		[e]: t,
		[`${e}_timestamp`]: n
	};
}
function N(e, t, n) {
	if (t !== void 0) return e === void 0 ? j(t) : {
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
function P(e, t, n) {
	if (!t) return typeof e == "string" ? e : JSON.stringify(e);
	let r = typeof e == "string" ? Se(e) ?? (e === "" ? {} : { other: e }) : { ...e };
	for (let e of n ?? []) r[e] ??= "";
	return JSON.stringify(r);
}
function ye(e) {
	let t = Se(e);
	return t ? t.other || Object.values(t).find((e) => e !== "") || "" : e;
}
function F(e, t) {
	return xe(e, t).every((e) => e === "");
}
function be(e, t) {
	return xe(e, t).map((e) => e.replace(/<[^>]*>|&#?\w+;/g, " ")).flatMap((e) => e.match(/\S+/g) ?? []).length;
}
function xe(e, t) {
	return t ? Object.values(Se(e) ?? { other: e }) : [e];
}
function Se(e) {
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
	return z((n) => e?.[n] ?? t?.[n] ?? "");
}
function Te(e) {
	let t = l(e);
	return t === void 0 ? e : L(t);
}
function L(e) {
	return Array.isArray(e) ? `[${e.map(L).join(", ")}]` : typeof e != "object" || !e ? JSON.stringify(e) : `{${Object.entries(e).map(([e, t]) => `${JSON.stringify(e)}: ${L(t)}`).join(", ")}}`;
}
function R(e) {
	return c.filter((t) => e.includes(t));
}
function z(e) {
	return {
		ios: e("ios"),
		android: e("android"),
		web: e("web"),
		other: e("other")
	};
}
function B(e, t, n, r) {
	if (typeof e == "string") return z(() => e);
	if (!n.perPlatform && n.objectNameWithoutSetting === "refuse") throw new E(400, "key_name parameter should be a string");
	let i = R(t), a = i.find((t) => e[t]) ?? i.find((e) => r?.[e]), o = a && (e[a] || r?.[a]);
	if (!o) throw new E(400, "key_name parameter should name an assigned platform");
	if (!n.perPlatform) return z((t) => n.objectNameWithoutSetting === "keep" && e[t] || o);
	let s = (t) => e[t] || r?.[t] || o, [c] = i;
	return z((e) => c && !i.includes(e) ? s(c) : s(e));
}
function V(e, t) {
	let n = (e) => t.sameNameOtherFilename === "allow" ? `\0${e}` : "";
	if (t.perPlatform) return e.platforms.map((t) => `${t}\0${e.key_name[t]}${n(e.filenames[t])}`);
	let r = n(c.map((t) => e.filenames[t]).join("\0"));
	return H(e).map((e) => `${e}${r}`);
}
function H(e) {
	return [...new Set(c.map((t) => e.key_name[t]))];
}
var Ee = class {
	#e = [];
	#t = new Map();
	get size() {
		return this.#e.length;
	}
	all() {
		return this.#e;
	}
	get(e) {
		let t = this.#e[De(this.#e, e) - 1];
		return t?.key_id === e ? t : void 0;
	}
	named(e) {
		return [...this.#t.get(e) ?? []];
	}
	conflictingKey(e, t, n) {
		let r = n ? V(n, t) : [], i = V(e, t).filter((e) => !r.includes(e));
		return H(e).flatMap((e) => this.named(e)).find((e) => V(e, t).some((e) => i.includes(e)));
	}
	add(e) {
		this.#e.splice(De(this.#e, e.key_id), 0, e), this.#n(e);
	}
	rename(e, t) {
		this.#r(e), t(), this.#n(e);
	}
	remove(e) {
		for (let t of e) this.#r(t);
		this.#e = this.#e.filter((t) => !e.has(t));
	}
	#n(e) {
		for (let t of H(e)) this.#t.set(t, (this.#t.get(t) ?? new Set()).add(e));
	}
	#r(e) {
		for (let t of H(e)) this.#t.get(t)?.delete(e);
	}
};
function De(e, t) {
	let n = 0, r = e.length;
	for (; n < r;) {
		let i = n + r >>> 1;
		(e[i]?.key_id ?? 0) <= t ? n = i + 1 : r = i;
	}
	return n;
}
function Oe({ key_id: e, is_plural: t }, { lang_iso: n, plural_forms: r }, i, { ids: a, stamp: o, user: s }) {
	let c = i.translation ?? "", l = i.translation_id !== void 0 && typeof c == "string" ? c : P(c, t, r), { is_unverified: u = F(l, t), is_reviewed: d = !1 } = i, f = N(i.modified_at, i.modified_at_timestamp, o);
	return {
		translation_id: i.translation_id ?? a.next("translation"),
		segment_number: 1,
		modified_by: s.user_id,
		modified_by_email: s.email,
		is_reviewed: d,
		reviewed_by: d ? s.user_id : 0,
		is_unverified: u,
		is_fuzzy: u,
		words: be(l, t),
		custom_translation_statuses: [],
		task_id: null,
		...i,
		key_id: e,
		language_iso: n,
		translation: l,
		...M("modified_at", f)
	};
}
const ke = {
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
function Ae(e, t, { ids: n, stamp: r, user: i }) {
	let a = {
		...ke,
		...e,
		key_id: e.key_id ?? n.next("key")
	}, o = N(a.created_at, a.created_at_timestamp, r), s = N(a.modified_at, a.modified_at_timestamp, o), c = new Map(a.translations?.map((e) => [e.language_iso, e])), l = t.map((e) => Oe(a, e, c.get(e.lang_iso) ?? {}, {
		ids: n,
		stamp: o,
		user: i
	})), u = l.reduce((e, { modified_at: t, modified_at_timestamp: n }) => n > e.seconds ? {
		text: t,
		seconds: n
	} : e, o), d = N(a.translations_modified_at, a.translations_modified_at_timestamp, u);
	return {
		...a,
		...M("created_at", o),
		filenames: I(a.filenames),
		platforms: R(a.platforms ?? ["web"]),
		tags: we(a.tags ?? []),
		translations: l,
		base_words: a.base_words ?? l[0]?.words ?? 0,
		custom_attributes: Te(a.custom_attributes ?? ""),
		...M("modified_at", s),
		...M("translations_modified_at", d)
	};
}
function je({ project: e, assumptions: t, query: n, envelope: r }) {
	let i = Fe(n, t), a = n.get("pagination") || "offset";
	if (a !== "offset" && a !== "cursor") throw A("pagination");
	let o = i ? Ie(e.keys, n, t).filter(i) : e.keys.all(), { rows: s, headers: c } = a === "cursor" ? ze(o, n, t.lastPageCursor) : fe(o, n, 500);
	return D({
		...r,
		keys: s.map(Ne(n, e))
	}, c);
}
function Me(e) {
	let t = We(e), n = Pe(t.translations, e.query, e.project);
	return D({
		...e.envelope,
		key: {
			...t,
			translations: n
		}
	});
}
function Ne(e, t) {
	let n = [
		"translations",
		"comments",
		"screenshots"
	].filter((t) => e.get(`include_${t}`) !== "1"), r = U(e, "filter_translation_lang_ids"), i = t.languages.filter(({ lang_id: e }) => !r || r.includes(String(e))).map(({ lang_iso: e }) => e);
	return (r) => {
		let a = { ...r };
		for (let e of n) delete a[e];
		let o = a.translations?.filter((e) => i.includes(e.language_iso));
		return o ? {
			...a,
			translations: Pe(o, e, t)
		} : a;
	};
}
function Pe(e, t, { keys: n }) {
	return t.get("disable_references") === "1" ? e : e.map((e) => ({
		...e,
		translation: Ue(e.translation, e.language_iso, n, He)
	}));
}
function Fe(e, { nameFilter: t }) {
	let n = [
		W(e, "filter_tags", (e) => e.tags),
		W(e, "filter_filenames", (e) => Object.values(e.filenames)),
		Le(e, t),
		W(e, "filter_key_ids", (e) => [String(e.key_id)]),
		W(e, "filter_platforms", (e) => e.platforms),
		e.get("filter_untranslated") === "1" ? (e) => e.translations.some((t) => F(t.translation, e.is_plural)) : void 0,
		Re(e.get("filter_archived")),
		e.get("filter_qa_issues") ? () => !1 : void 0
	].filter((e) => e !== void 0);
	return n.length === 0 ? void 0 : (e) => n.every((t) => t(e));
}
function Ie(e, t, { nameFilter: n }) {
	let r = U(t, "filter_key_ids"), i = n === "exact" ? U(t, "filter_keys") : void 0, a = r?.flatMap((t) => e.get(Number(t)) ?? []) ?? i?.flatMap((t) => e.named(t));
	return a ? [...new Set(a)].sort((e, t) => e.key_id - t.key_id) : e.all();
}
function U(e, t) {
	let n = e.get(t);
	return n ? n.split(",").map((e) => e.trim()) : void 0;
}
function W(e, t, n) {
	let r = U(e, t);
	if (!r) return;
	let i = new Set(r);
	return (e) => n(e).some((e) => i.has(e));
}
function Le(e, t) {
	if (t === "ignored") return;
	let n = ({ key_name: e }) => Object.values(e);
	if (t === "exact") return W(e, "filter_keys", n);
	let r = U(e, "filter_keys")?.map((e) => e.toLowerCase()), i = (e) => r?.some((n) => t === "part" ? e.includes(n) : e === n);
	return r && ((e) => n(e).some((e) => i(e.toLowerCase())));
}
function Re(e) {
	if (e !== null && e !== "" && e !== "include") {
		if (e !== "exclude" && e !== "only") throw A("filter_archived");
		return (t) => t.is_archived === (e === "only");
	}
}
function ze(e, t, n) {
	let r = me(t, "limit", 500), i = t.get("cursor") ?? "", a = i === "" ? 0 : De(e, Be(i)), o = e.slice(a, a + r), s = o.at(-1), c = s ? Buffer.from(JSON.stringify({ 1: s.key_id })).toString("base64") : i, l = {
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
function Be(e) {
	let t = /^\{"1":(\d+)\}$/.exec(Buffer.from(e, "base64").toString("utf8"));
	if (!t) throw A("cursor");
	return Number(t[1]);
}
const Ve = /\[%key:([^%\]]+)%\]/g, He = 5;
function Ue(e, t, n, r) {
	return r === 0 ? e : e.replace(Ve, (e, i) => {
		let a = n.named(i)[0]?.translations.find((e) => e.language_iso === t);
		return a ? Ue(a.translation, t, n, r - 1) : e;
	});
}
function We({ id: e, project: t }) {
	let n = Ge(e);
	if (n === void 0) throw A("key_id");
	let r = t.keys.get(n);
	if (!r) throw k();
	return r;
}
function Ge(e) {
	return typeof e == "string" && /^\d+$/.test(e) ? Number(e) : typeof e == "number" && Number.isInteger(e) ? e : void 0;
}
// src/sandbox/stateSchema.ts
const G = y().exactOptional(), K = T().exactOptional(), q = b().exactOptional(), Ke = C(h()).exactOptional(), qe = ee(w(c), y()), Je = S({
	lang_iso: y(),
	lang_id: K,
	lang_name: G,
	is_rtl: q,
	plural_forms: C(y()).nullable().exactOptional(),
	project_language_uuid: G
}), Ye = S({
	language_iso: y(),
	translation: v([y(), te(y(), y())]),
	translation_id: K,
	segment_number: K,
	key_id: K,
	modified_by: K,
	modified_by_email: G,
	modified_at: G,
	modified_at_timestamp: K,
	is_reviewed: q,
	reviewed_by: K,
	is_unverified: q,
	is_fuzzy: q,
	words: K,
	custom_translation_statuses: Ke,
	task_id: T().nullable().exactOptional()
}), Xe = v([y().min(1), qe.refine((e) => Object.values(e).some(Boolean))]), Ze = {
	key_name: Xe.exactOptional(),
	platforms: C(w(c)).min(1).exactOptional(),
	description: G,
	filenames: qe.exactOptional(),
	tags: C(y()).exactOptional(),
	is_plural: q,
	plural_name: G,
	is_hidden: q,
	is_archived: q,
	context: G,
	char_limit: ne().min(0).exactOptional(),
	custom_attributes: G
}, Qe = S({
	...Ze,
	key_name: Xe,
	key_id: K,
	created_at: G,
	created_at_timestamp: K,
	comments: Ke,
	screenshots: Ke,
	translations: C(Ye).exactOptional(),
	base_words: K,
	modified_at: G,
	modified_at_timestamp: K,
	translations_modified_at: G,
	translations_modified_at_timestamp: K
}), $e = S({
	url: y(),
	events: C(y()),
	webhook_id: G,
	branch: y().nullable().exactOptional(),
	secret: G,
	event_lang_map: C(_({
		event: y(),
		lang_iso_codes: C(y())
	})).exactOptional()
}), et = S({
	language_iso: y(),
	translation: y()
}), tt = S({
	project: g(f).exactOptional(),
	languages: C(Je).exactOptional(),
	keys: C(Qe).exactOptional(),
	webhooks: C($e).exactOptional(),
	automations: C(et).exactOptional()
}), nt = S({
	user_id: T(),
	email: y(),
	fullname: G
}), rt = S({
	token: y().min(1),
	rights: w(["read-write", "read-only"]).exactOptional(),
	user: nt.exactOptional(),
	import_started_by: nt.exactOptional()
}), it = S(Object.fromEntries(ie.map(([e, { values: t }]) => [e, (typeof t == "number" ? ne().min(1) : x([...t])).exactOptional()]))).transform((e) => e), at = S({
	projects: te(y(), tt),
	token: G,
	tokens: C(rt).exactOptional(),
	user: nt.exactOptional(),
	assumptions: it.exactOptional()
});
function ot(e) {
	let { success: t, data: n, error: r } = at.safeParse(e, { reportInput: !0 });
	if (!t) throw Error(st(r.issues[0], e));
	for (let [e, t] of Object.entries(n.projects)) {
		if (!/^[0-9a-f]+\.[0-9]+(:.+)?$/i.test(e)) throw Error(`the project id ${JSON.stringify(e)} must look like 3002780358964f9bab5a92.87762498`);
		lt(e, t, n.projects), ut(t, `projects.${e}`);
	}
	return n;
}
function st(e, t) {
	let n = e?.path ?? [];
	return !e || n.length === 0 && !f(t) ? "it must be an object with the member `projects`" : e.code === "unrecognized_keys" ? `${ct([...n, e.keys[0] ?? ""])} is an unknown member` : e.input === void 0 ? `${ct(n)} is missing` : `${ct(n)} must not be ${JSON.stringify(e.input).slice(0, 60)}`;
}
function ct(e) {
	return e.map((e, t) => typeof e == "number" ? `[${e}]` : `${t > 0 ? "." : ""}${String(e)}`).join("");
}
function lt(e, t, n) {
	let [r = "", i] = e.split(":");
	if (i === void 0) return;
	if (i === "master") throw Error(`projects.${e} is the project ${r} itself: use that id`);
	if (!(r in n)) throw Error(`projects.${e} is a branch, and its project ${r} is missing`);
	let a = ["webhooks", "automations"].find((e) => t[e]?.length);
	if (a) throw Error(`projects.${e}.${a} must be empty: ${a} belong to the project, not to a branch`);
}
function ut({ keys: e = [], languages: t, automations: n = [] }, r) {
	let i = t?.map((e) => e.lang_iso), a = (e, t) => {
		if (i && !i.includes(e)) throw Error(`${t}.language_iso ${e} is not among the project's languages`);
	};
	for (let [e, { language_iso: t }] of n.entries()) a(t, `${r}.automations[${e}]`);
	let o = new Set();
	for (let [t, { key_id: n, translations: i = [] }] of e.entries()) {
		let e = `${r}.keys[${t}]`;
		if (n !== void 0 && o.has(n)) throw Error(`${e}.key_id ${n} is in the project twice`);
		n !== void 0 && o.add(n);
		for (let [t, { language_iso: n }] of i.entries()) a(n, `${e}.translations[${t}]`);
	}
}
// src/sandbox/users.ts
const dt = {
	user_id: 20181,
	email: "sandbox@example.com",
	fullname: "Sandbox"
}, ft = {
	user_id: 0,
	email: ""
};
function J({ user: e }) {
	return e ? pt(e) : dt;
}
function pt(e) {
	return {
		...e,
		fullname: e.fullname ?? e.email
	};
}
function mt(e, t) {
	let { token: n, tokens: r = [] } = t, i = n === void 0 && r.length === 0, a = r.find((t) => t.token === e);
	if (e === "" || !i && !a && e !== n) return;
	let { rights: o = "read-write", user: s, import_started_by: c } = a ?? {};
	return {
		rights: o,
		user: s ? pt(s) : J(t),
		...c && { importStartedBy: pt(c) }
	};
}
// src/sandbox/keys/write.ts
const ht = _({
	...Ze,
	merge_tags: b().exactOptional()
}), gt = _({
	...Ze,
	comments: C(_({ comment: y() })).nullish()
}).required({
	key_name: !0,
	platforms: !0
}), _t = _({
	translation: v([y(), te(y(), y())]),
	language_iso: y(),
	is_reviewed: b().exactOptional(),
	is_unverified: b().exactOptional()
});
function vt(e, ...t) {
	let n = f(e) ? e.keys : void 0;
	if (!Array.isArray(n) || n.length === 0 || !n.every(f)) throw A("keys");
	let r = t.find((e) => n.some((t) => !(e in t)));
	if (r !== void 0) throw new E(400, `Key has no \`${r}\` parameter`);
	return n;
}
function yt(e, t, n) {
	let r = xt(e, t), { custom_attributes: i = "" } = r, { malformedCustomAttributes: a } = n.assumptions, o = i === "" || l(i) !== void 0;
	if (a === "refuse" && !o) throw A("custom_attributes");
	return "translations" in t ? {
		...r,
		translations: bt(t.translations, n)
	} : r;
}
function bt(e, { project: t, assumptions: n, faults: r }) {
	if (!Array.isArray(e) || !e.every(f)) throw A("translations");
	if (e.some((e) => e.translation === void 0 || e.translation === null)) throw new E(400, "Translation has no `translation` parameter");
	let i = e.map((e) => xt(_t, e)), a = i.filter((e) => Y(e.language_iso, t) !== void 0);
	if (n.unknownLanguage === "refuse" && a.length < i.length) throw A("language_iso");
	return a.map(({ translation: e, ...t }) => {
		if (typeof e == "string") return {
			...t,
			translation: r.storeText(e)
		};
		let n = Object.entries(e).map(([e, t]) => [e, r.storeText(t)]);
		return {
			...t,
			translation: Object.fromEntries(n)
		};
	});
}
function xt(e, t) {
	let { success: n, data: r, error: i } = e.safeParse(t);
	if (n) return r;
	let a = String(i.issues[0]?.path[0]);
	throw a === "key_name" ? new E(400, "key_name parameter should be a string") : A(a);
}
const St = "This key name is already taken";
function Ct(e) {
	let { keys: t, names: n } = e.project;
	return wt(vt(e.body, "key_name", "platforms").map((t) => {
		let r = yt(gt, t, e), i = B(r.key_name, r.platforms, n);
		return {
			...r,
			key_name: i,
			filenames: I(r.filenames)
		};
	}), e, (r, i) => {
		let { key_name: a } = r;
		if (t.conflictingKey(r, n)) return {
			message: St,
			code: 400,
			key_name: a
		};
		let o = Tt(r, e);
		return i === "twice" && Tt(r, e), o;
	});
}
function wt(e, { faults: t, envelope: n }, r) {
	let i = new Set(), a = [];
	return e.forEach((e, n) => {
		let o = t.writeKey(n);
		if (o === "unwritten") return;
		let s = typeof o == "object" ? o : r(e, o);
		"message" in s ? a.push(s) : o !== "unmentioned" && i.add(s);
	}), D({
		...n,
		keys: [...i].sort((e, t) => e.key_id - t.key_id),
		errors: a
	});
}
function Tt({ comments: e, ...t }, n) {
	let { project: r, store: i, now: a, access: o } = n, s = {
		ids: i.ids,
		stamp: a,
		user: Z(n)
	}, c = Ae(t, r.rowLanguages, s);
	return It(n) && Lt(c, n), c.comments = (e ?? []).map((e) => ({
		comment_id: i.ids.next("comment"),
		key_id: c.key_id,
		...e,
		added_by: o.user.user_id,
		added_by_email: o.user.email,
		...M("added_at", a)
	})), r.keys.add(c), c;
}
function Et(e) {
	let { key_id: t } = We(e);
	if (!f(e.body)) throw new E(400, "Bad Request");
	let { translations: n, ...r } = e.body, i = yt(ht, r, e), a = e.faults.writeKey(0), o = typeof a == "object" ? a : Ot({
		...i,
		key_id: t
	}, e);
	if ("message" in o) throw new E(o.code, o.message);
	return D({
		...e.envelope,
		key: o
	});
}
function Dt(e) {
	let t = vt(e.body, "key_id").map((t) => {
		let n = Ge(t.key_id);
		if (n === void 0) throw A("key_id");
		return {
			...yt(ht, t, e),
			key_id: n
		};
	});
	for (let { key_id: n, translations: r, ...i } of t) {
		let t = e.project.keys.get(n);
		t && kt(t, i, e);
	}
	return wt(t, e, (t) => Ot(t, e));
}
function Ot({ key_id: e, translations: t, ...n }, r) {
	let { keys: i, names: a } = r.project, o = i.get(e);
	if (!o) return {
		message: "Key not found in the project",
		code: 404,
		key_id: e
	};
	let s = kt(o, n, r);
	return i.conflictingKey(s, a, o) ? {
		message: St,
		code: 400,
		key_id: e
	} : (At(o, s, r), Mt(o, t ?? [], r) && It(r) && Lt(o, r), o);
}
function kt(e, t, { project: n, assumptions: r }) {
	let { key_name: i, platforms: a, filenames: o, tags: s, merge_tags: c, custom_attributes: l, ...u } = t, d = a ? R(a) : e.platforms, f = i === void 0 && (a === void 0 || !n.names.perPlatform), p = r.unsentFilenames === "keep" ? e.filenames : void 0;
	return {
		...u,
		key_name: f ? e.key_name : B(i ?? e.key_name, d, n.names, e.key_name),
		platforms: d,
		filenames: o ? I(o, p) : e.filenames,
		...s && { tags: we(c ? [...e.tags, ...s] : s) },
		...l !== void 0 && { custom_attributes: Te(l) }
	};
}
function At(e, t, n) {
	let { project: r, now: i } = n;
	if (!Object.entries(t).some(([t, n]) => !o(Reflect.get(e, t), n))) return;
	let a = e.is_plural;
	r.keys.rename(e, () => Object.assign(e, t, M("modified_at", i))), e.is_plural !== a && jt(e, n);
}
function Y(e, { languages: t }) {
	return t.find(({ lang_iso: t }) => t === e)?.plural_forms;
}
function jt(e, t) {
	let { project: n, assumptions: r } = t;
	for (let i of e.translations) {
		let a = Y(i.language_iso, n), o = F(i.translation, !e.is_plural), s = r.pluralChange === "convert" ? i.translation : "";
		X(e, i, e.is_plural ? P(s, !0, a) : ye(s)), o || Q(e, i, Z(t), t);
	}
}
function Mt(e, t, n) {
	let { record: r } = n.project;
	if (!t.filter((t) => Nt(e, t, n)).some((e) => e.language_iso === r.base_language_iso)) return !1;
	if (e.base_words = e.translations[0]?.words ?? 0, r.settings.auto_toggle_unverified) {
		let r = t.map((e) => e.language_iso);
		for (let t of e.translations.filter(({ language_iso: e }) => !r.includes(e))) !t.is_unverified && n.assumptions.unverifiedWriter === "move" && Q(e, t, Z(n), n), X(e, t, t.translation, !0);
	}
	return !0;
}
function Nt(e, t, n) {
	let { project: r, access: i, assumptions: a } = n, o = e.translations.find((e) => e.language_iso === t.language_iso);
	if (!o) return !1;
	let s = P(t.translation, e.is_plural, Y(t.language_iso, r)), c = s === o.translation, l = t.is_reviewed ?? (c && o.is_reviewed), u = t.is_unverified ?? (c ? o.is_unverified : F(s, e.is_plural));
	return c && l === o.is_reviewed && u === o.is_unverified ? !1 : (X(e, o, s, u), o.is_reviewed = l, o.reviewed_by = l ? i.user.user_id : 0, c && a.reviewWriter !== "move" || Q(e, o, Z(n), n), !c);
}
function X(e, t, n, r = t.is_unverified) {
	t.translation = n, t.words = be(n, e.is_plural), t.is_unverified = r, t.is_fuzzy = r;
}
const Pt = {
	user_id: 7002,
	email: "automation@example.com"
};
function Z({ access: e, assumptions: t }) {
	return !e.importStartedBy || t.importWriter === "tokenUser" ? e.user : t.importWriter === "starter" ? e.importStartedBy : ft;
}
function Ft(e) {
	let { automationWriter: t } = e.assumptions;
	return t === "tokenUser" ? Z(e) : t === "otherUser" ? Pt : ft;
}
function Q(e, t, { user_id: n, email: r }, { now: i }) {
	Object.assign(t, {
		modified_by: n,
		modified_by_email: r
	}, M("modified_at", i)), Object.assign(e, M("translations_modified_at", i));
}
function It({ body: e }) {
	return !f(e) || e.use_automations !== !1;
}
function Lt(e, t) {
	let { project: n } = t, r = ye(e.translations[0]?.translation ?? "");
	if (r !== "") for (let { language_iso: i, translation: a } of n.automations) {
		let o = e.translations.find((e) => e.language_iso === i);
		if (!o || !F(o.translation, e.is_plural)) continue;
		let s = Y(i, n), c = a.replaceAll("{base}", () => r);
		X(e, o, P(e.is_plural ? { other: c } : c, e.is_plural, s), !1), Q(e, o, Ft(t), t);
	}
}
function Rt(e) {
	let { removed: t, locked: n } = Bt(new Set([We(e)]), e);
	return D({
		...e.envelope,
		key_removed: t > 0,
		keys_locked: n
	});
}
function zt(e) {
	let { body: t, project: n, assumptions: r, envelope: i } = e, a = f(t) ? t.keys : void 0;
	if (!Array.isArray(a) || a.length === 0) throw A("keys");
	let o = a.map(Ge);
	if (o.includes(void 0)) throw A("keys");
	let s = o.map((e) => n.keys.get(e ?? 0)).filter((e) => e !== void 0);
	if (s.length < o.length && r.unknownIdsOnDelete === "404") throw k();
	let { removed: c, locked: l } = Bt(new Set(s), e);
	return D({
		...i,
		keys_removed: c > 0 || l === 0,
		keys_locked: l
	});
}
function Bt(e, { project: t, faults: n }) {
	let r = new Set([...e].filter((e) => !n.lockKey(e.key_id)));
	return t.keys.remove(r), {
		removed: r.size,
		locked: e.size - r.size
	};
}
// src/sandbox/projectRequests.ts
function Vt({ project: e }) {
	return D({
		...e.record,
		statistics: Ut(e)
	});
}
function Ht({ project: e, query: t, assumptions: n, envelope: r }) {
	let { rows: i, headers: a } = pe(e.languages, t, n);
	return D({
		...r,
		languages: i
	}, a);
}
function Ut({ keys: e, rowLanguages: t }) {
	let n = new Map(t.map(({ lang_iso: e }) => [e, {
		rows: 0,
		words: 0
	}])), r = 0, i = 0;
	for (let t of e.all()) {
		r += t.base_words;
		for (let e of t.translations) {
			e.is_unverified && i++;
			let r = n.get(e.language_iso);
			r && F(e.translation, t.is_plural) && (r.rows++, r.words += t.base_words);
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
			...Wt,
			unverified: i
		},
		languages: a
	};
}
const Wt = {
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
}, Gt = j(15e8), Kt = [
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
function qt({ id: e, access: t, mainProject: n, envelope: r }) {
	if (e !== "me") throw k();
	return D({
		project_id: r.project_id,
		contributor: {
			...t.user,
			...M("created_at", Gt),
			is_admin: !0,
			is_reviewer: !0,
			languages: n.languages.map(({ lang_id: e, lang_iso: t, lang_name: n }) => ({
				lang_id: e,
				lang_iso: t,
				lang_name: n,
				is_writable: !0
			})),
			admin_rights: Kt,
			role_id: 1
		}
	});
}
function Jt({ mainProject: e, query: t, assumptions: n }) {
	let { rows: r, headers: i } = pe([...e.webhooks.values()], t, n);
	return D({
		project_id: e.id,
		webhooks: r
	}, i);
}
function Yt(e) {
	return en(e, $(e));
}
function Xt(e) {
	let { store: t, mainProject: n } = e, { url: r, events: i, ...a } = nn(e);
	if (r === void 0) throw new E(400, "Webhook has no `url` parameter");
	if (i === void 0) throw new E(400, "Webhook has no `events` parameter");
	return en(e, t.addWebhook({
		...a,
		url: r,
		events: i
	}, n));
}
function Zt(e) {
	let t = $(e), n = {
		...t,
		...nn(e, t.events)
	};
	return en(e, e.store.addWebhook(n, e.mainProject));
}
function Qt(e) {
	return e.mainProject.webhooks.delete($(e).webhook_id), D({
		project_id: e.mainProject.id,
		webhook_deleted: !0
	});
}
function $t(e) {
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
function en({ mainProject: e }, t) {
	return D({
		project_id: e.id,
		webhook: t
	});
}
const tn = _({
	url: y().refine((e) => /^https?:/i.test(e) && URL.canParse(e)).exactOptional(),
	events: C(y()).min(1).exactOptional(),
	branch: $e.shape.branch,
	event_lang_map: $e.shape.event_lang_map
});
function nn(e, t = []) {
	let { body: n, assumptions: r, mainProject: i } = e;
	if (!f(n)) throw new E(400, "Bad Request");
	let { success: a, data: o, error: c } = tn.safeParse(n);
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
// src/sandbox/languages.ts
const rn = {
	ak: 910,
	ar_001: 731,
	en: 640,
	ru: 597,
	sq: 803
}, an = /^(Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/, on = new Intl.DisplayNames(["en"], {
	type: "language",
	languageDisplay: "standard"
});
function sn(e, t) {
	let n = un(e.lang_iso);
	return {
		lang_id: rn[e.lang_iso] ?? fn(e.lang_iso),
		lang_name: (n && on.of(n.baseName)) ?? e.lang_iso,
		is_rtl: an.test(n?.maximize().script ?? ""),
		plural_forms: dn(n),
		project_language_uuid: ve(`${t} ${e.lang_iso}`),
		...e
	};
}
function cn(e, t) {
	return e.lang_name < t.lang_name ? -1 : +(e.lang_name > t.lang_name);
}
function ln(e, t) {
	let n = (e) => e.lang_iso === t ? "" : e.lang_iso;
	return [...e].sort((e, t) => n(e) < n(t) ? -1 : 1);
}
function un(e) {
	try {
		return new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
function dn(e) {
	let t = new Intl.PluralRules(e?.baseName ?? "en").resolvedOptions().pluralCategories;
	return p.filter((e) => t.includes(e));
}
function fn(e) {
	return 1e4 + Number.parseInt(_e(e).slice(0, 8), 16) % 9e6;
}
// src/sandbox/project.ts
const pn = {
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
function mn(e, t, n, r, { assumptions: i, access: a }) {
	let o = n.map((e) => e.lang_iso), s = t.base_language_iso ?? (o.includes("en") ? "en" : o[0] ?? "en"), c = (o.includes(s) ? n : [{ lang_iso: s }, ...n]).map((t) => sn(t, e)).sort(cn), l = ln(c, s), [u] = l, [d = e] = e.split(":"), f = J(a), { statistics: p, settings: m, ...h } = t, g = {
		project_type: "localization_files",
		name: d,
		description: "",
		...M("created_at", r),
		created_by: f.user_id,
		created_by_email: f.email,
		team_id: 1,
		team_uuid: ve("team"),
		base_language_id: u?.lang_id ?? 0,
		base_language_iso: u?.lang_iso ?? "",
		...h,
		project_id: d,
		settings: {
			...pn,
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
		keys: new Ee(),
		webhooks: new Map(),
		automations: []
	};
}
// src/sandbox/state.ts
var hn = class {
	access;
	assumptions;
	ids = new ge();
	projects = new Map();
	now;
	constructor(e, t, n) {
		let { projects: r, ...i } = e;
		this.access = structuredClone(i), this.assumptions = {
			...re,
			...i.assumptions,
			...t
		}, this.now = () => j(Math.floor(n() / 1e3));
		for (let t of Object.values(e.projects)) this.#i(t);
		let a = Object.keys(e.projects);
		for (let [t, n] of Object.entries(e.projects)) {
			let [r = t, i] = t.split(":"), o = e.projects[r] ?? {}, s = {
				branching: a.some((e) => e.startsWith(`${r}:`)),
				...o.project?.settings
			}, c = {
				...o.project,
				settings: s
			};
			this.projects.set(t, this.#e(t, i === void 0 ? n : this.#n(n, o), c));
		}
	}
	newDigest(e) {
		let t = [...this.projects.values()].flatMap((e) => [...e.webhooks.values()]);
		return this.ids.digest(e, new Set(t.flatMap((e) => [e.webhook_id, e.secret])));
	}
	state() {
		let e = [...this.projects].map(([e, { record: t, automations: n, ...r }]) => {
			let i = {
				languages: [...r.languages],
				keys: [...r.keys.all()],
				webhooks: [...r.webhooks.values()]
			}, a = n.length > 0 && !e.includes(":") ? { automations: n } : {};
			return [e, {
				project: t,
				...i,
				...a
			}];
		});
		return {
			...this.access,
			projects: Object.fromEntries(e)
		};
	}
	#e(e, t, n) {
		let r = this.now(), i = t.keys?.flatMap(({ translations: e }) => e ?? []) ?? [], a = new Set(i.map((e) => e.language_iso)), o = mn(e, n, t.languages ?? [...a].map((e) => ({ lang_iso: e })), r, this);
		for (let e of structuredClone(t.automations ?? [])) o.automations.push(e);
		let s = (t.keys ?? []).map((e) => ({
			...e,
			key_id: e.key_id ?? this.ids.next("key")
		}));
		for (let e of s.sort((e, t) => e.key_id - t.key_id)) {
			let t = {
				...e,
				key_name: this.#t(e, o)
			};
			o.keys.add(Ae(t, o.rowLanguages, {
				ids: this.ids,
				stamp: r,
				user: J(this.access)
			}));
		}
		for (let e of t.webhooks ?? []) this.addWebhook(e, o);
		return o;
	}
	#t({ key_name: e, platforms: t = ["web"] }, n) {
		if (typeof e == "string") return B(e, t, n.names);
		let { ios: r, android: i, web: a, other: o } = e;
		return r && i && a && o ? {
			ios: r,
			android: i,
			web: a,
			other: o
		} : B(e, t, {
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
			events: gn(e.events),
			event_lang_map: _n(e.events, e.event_lang_map ?? [], t)
		};
		return t.webhooks.set(n.webhook_id, n), n;
	}
	#n({ languages: e, keys: t }, n) {
		let r = e ?? n.languages, i = n.keys?.map(({ key_id: e, translations: t, ...n }) => ({
			...n,
			...t && { translations: t.map((e) => this.#r(e)) }
		}));
		return {
			...r && { languages: r },
			...n.automations && { automations: n.automations },
			keys: t ?? i ?? []
		};
	}
	#r({ translation_id: e, ...t }) {
		let { branchWriter: n } = this.assumptions;
		if (n === "keep") return t;
		let { user_id: r, email: i } = n === "none" ? ft : J(this.access);
		return {
			...t,
			modified_by: r,
			modified_by_email: i
		};
	}
	#i(e) {
		for (let t of e.keys ?? []) {
			this.ids.reserve("key", t.key_id ?? 0);
			for (let e of t.translations ?? []) this.ids.reserve("translation", e.translation_id ?? 0);
			for (let e of t.comments ?? []) this.ids.reserve("comment", Number(f(e) && e.comment_id) || 0);
		}
	}
};
function gn(e) {
	return [...new Set(e)].sort();
}
function _n(e, t, n) {
	let r = n.languages.map((e) => e.lang_iso);
	return gn(e).filter((e) => s.includes(e)).map((e) => {
		let n = t.find((t) => t.event === e)?.lang_iso_codes ?? r;
		return {
			event: e,
			lang_iso_codes: r.filter((e) => n.includes(e))
		};
	});
}
function vn(e) {
	try {
		return ot(u(i(e, "utf8")));
	} catch (t) {
		if (t instanceof Error && "code" in t && t.code === "ENOENT") return;
		let n = t instanceof Error ? t.message : String(t);
		throw Error(`The sandbox cannot use the state file ${e}: ${n}. Fix the file, or move it away to start with an empty state.`, { cause: t });
	}
}
function yn(e, i) {
	let a = !1, o = 0, s, c = () => {
		let s = performance.now(), c = t(e, { throwIfNoEntry: !1 })?.mode ?? 384;
		n(`${e}.tmp`, JSON.stringify(i(), void 0, 1), { mode: c }), r(`${e}.tmp`, e), a = !1, o = (performance.now() - s) * 9;
	};
	return {
		write: c,
		changed() {
			a = !0, s ??= setTimeout(() => {
				s = void 0;
				try {
					c();
				} catch {}
			}, o);
		},
		flush() {
			clearTimeout(s), a && c();
		}
	};
}
// src/sandbox/sandbox.ts
const bn = "127.0.0.1";
function xn(t) {
	let { stateFile: n, log: r, clock: i = Date.now, latency: a = 0, limits: o = !0, pause: s = Cn } = t, c = n === void 0 ? void 0 : vn(n), l = new hn(c ?? ot(t.state ?? { projects: {} }), t.assumptions ?? {}, i), u = n === void 0 ? void 0 : yn(n, () => l.state());
	c || u?.write();
	let d = (t) => r === void 0 || e(r, t);
	d("");
	let f = [];
	return {
		store: l,
		file: u,
		clock: i,
		latency: a,
		pause: s,
		requests: f,
		record(e) {
			f.push(e), d(`${JSON.stringify({
				...e,
				body: void 0
			})}\n`), t.onRequest?.(e);
		},
		faults: t.faults ?? [],
		limits: o ? Pn(i) : () => () => {},
		closing: new AbortController()
	};
}
async function Sn(e = {}) {
	let t = xn(e), { store: n, file: r, requests: i, closing: a } = t, o = new Set(), s, c = ae({ maxHeaderSize: 262144 }, (e, n) => {
		let r = Dn(t, e, n).catch((t) => {
			s ??= t, e.socket.destroy();
		});
		o.add(r), r.then(() => o.delete(r));
	});
	c.listen(e.port ?? 0, bn), await oe(c, "listening");
	let l = c.address(), u = typeof l == "object" && l ? l.port : 0;
	return {
		url: `http://${bn}:${u}/api2`,
		port: u,
		state: () => structuredClone(n.state()),
		requests: i,
		async close() {
			a.abort();
			let e = new Promise((e) => c.close(e));
			if (c.closeAllConnections(), await Promise.all([e, ...o]), r?.flush(), s) throw s;
		}
	};
}
function Cn(e, t) {
	return le(e, void 0, { signal: t }).catch(() => {});
}
const wn = a(ce);
function Tn({ headers: e }) {
	let t = e["x-api-token"] ?? e.authorization?.replace(/^Bearer\s+/i, "") ?? "";
	return String(t).trim();
}
function En(e) {
	return JSON.stringify(e).replace(/\//g, "\\/").replace(/[\u0080-\uffff]/g, (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
async function Dn(e, t, n) {
	let { clock: r, latency: i, pause: a, closing: o } = e, s = r(), { method: c = "", url: l = "" } = t, u = e.faults.flatMap(({ wire: e }) => e ?? []), d = (e) => u.reduce((e, t) => t.received(e), e), f = d(l), { reply: p, leave: m } = kn(e, t, f), h = await ue(t).catch(() => void 0), g = h ? On(d(h)) : void 0, { answer: _, delay: ee } = h === void 0 ? Fn : p(g), v = _ === "cut" ? "" : "json" in _.body ? En(_.body.json) : _.body.html, y = Buffer.from(u.reduce((e, t) => t.sent(e), v)), b = i + ee;
	b > 0 && await a(b, o.signal);
	let x = /\bgzip\b/.test(String(t.headers["accept-encoding"])), S = x ? await wn(y, { level: se.Z_BEST_SPEED }) : y;
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
		...x && { "Content-Encoding": "gzip" },
		"Content-Length": S.length
	}), n.end(S));
}
function On(e) {
	let t = l(e);
	return t === void 0 ? e : t;
}
function kn(e, t, n) {
	let { store: r, limits: i } = e, { method: a = "", url: o } = t, s = (e) => ({ reply: () => ({
		answer: e,
		delay: 0
	}) });
	if (`${a} ${o} HTTP/1.1`.length > r.assumptions.longestRequestLine) return s(de(414, "Request-URI Too Large"));
	let c = Tn(t), l = mt(c, r.access);
	if (!l) return s(O(400, "Invalid `X-Api-Token` header"));
	let [u = "", ...d] = n.split("?"), f = jn(a, u);
	if (!f) return s(O(404, "Not Found"));
	let [p = ""] = f.projectId.split(":"), m = i(c, p);
	if (!m) return s(O(429, Nn));
	let h = new URLSearchParams(d.join("?"));
	return {
		leave: m,
		reply: (t) => In(e, f, l, {
			method: a,
			path: n,
			query: h,
			body: t
		})
	};
}
const An = [
	{
		name: "project",
		method: "GET",
		path: "",
		run: Vt
	},
	{
		name: "languages",
		method: "GET",
		path: "/languages",
		run: Ht
	},
	{
		name: "contributor",
		method: "GET",
		path: "/contributors/:id",
		run: qt
	},
	{
		name: "keys",
		method: "GET",
		path: "/keys",
		run: je
	},
	{
		name: "createKeys",
		method: "POST",
		path: "/keys",
		run: Ct
	},
	{
		name: "updateKeys",
		method: "PUT",
		path: "/keys",
		run: Dt
	},
	{
		name: "destroyKeys",
		method: "DELETE",
		path: "/keys",
		run: zt
	},
	{
		name: "key",
		method: "GET",
		path: "/keys/:id",
		run: Me
	},
	{
		name: "updateKey",
		method: "PUT",
		path: "/keys/:id",
		run: Et
	},
	{
		name: "destroyKey",
		method: "DELETE",
		path: "/keys/:id",
		run: Rt
	},
	{
		name: "webhooks",
		method: "GET",
		path: "/webhooks",
		run: Jt
	},
	{
		name: "createWebhook",
		method: "POST",
		path: "/webhooks",
		run: Xt
	},
	{
		name: "webhook",
		method: "GET",
		path: "/webhooks/:id",
		run: Yt
	},
	{
		name: "updateWebhook",
		method: "PUT",
		path: "/webhooks/:id",
		run: Zt
	},
	{
		name: "destroyWebhook",
		method: "DELETE",
		path: "/webhooks/:id",
		run: Qt
	},
	{
		name: "regenerateWebhookSecret",
		method: "PATCH",
		path: "/webhooks/:id/secret/regenerate",
		run: $t
	}
];
function jn(e, t) {
	let [, n = "", r = ""] = /^\/api2\/projects\/([^/]+)(\/.*)?$/.exec(t) ?? [], [, i = "", a = "", o = ""] = /^(\/[^/]+)\/([^/]+)(\/.*)?$/.exec(r) ?? ["", r], s = `${i}${a && "/:id"}${o}`, c = An.filter((e) => e.path === s), [l, u] = [Mn(n), Mn(a)];
	if (l && u !== void 0 && c.length !== 0) return {
		projectId: l,
		id: u,
		operation: c.find((t) => t.method === e)
	};
}
function Mn(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return;
	}
}
const Nn = "Too many requests. Cool your jets and try again in a bit";
function Pn(e) {
	let t = new Map(), n = new Map();
	return (r, i) => {
		let a = e(), o = (t.get(r) ?? []).filter((e) => a - e < 1e3), s = n.get(i) ?? 0;
		if (!(o.length >= 6 || s >= 10)) return t.set(r, [...o, a]), n.set(i, s + 1), () => n.set(i, (n.get(i) ?? 1) - 1);
	};
}
const Fn = {
	answer: "cut",
	delay: 0
};
function In({ store: e, faults: t, file: n }, { operation: r, id: i, projectId: a }, o, s) {
	let c;
	return {
		answer: Ln(() => {
			let l = Bn(e, a);
			if (!r) throw new E(405, "Method Not Allowed");
			let u = r.method !== "GET";
			if (u && o.rights === "read-only") throw new E(e.assumptions.readOnlyWrite, "Forbidden");
			c = he(t, {
				...s,
				operation: r.name,
				keys: Rn(s.body, r.name, i),
				keyCount: l.project.keys.size
			});
			let d = {
				...l,
				now: e.now(),
				assumptions: e.assumptions
			};
			c.meanwhile(d) && n?.changed();
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
			return u && n?.changed(), c.onAnswer(p);
		}),
		delay: c?.delay() ?? 0
	};
}
function Ln(e) {
	try {
		return e();
	} catch (e) {
		return e instanceof E ? O(e.status, e.message) : O(500, `The sandbox failed. This is a bug in lokaform: ${e instanceof Error ? e.stack ?? e.message : String(e)}`);
	}
}
function Rn(e, t, n) {
	return f(e) ? t === "updateKey" ? [{
		...e,
		key_id: n
	}] : t !== "createKeys" && t !== "updateKeys" ? [] : Array.isArray(e.keys) ? e.keys.filter(f) : [] : [];
}
const zn = /^([0-9a-f]+\.[0-9]+)(?::([^;]+))?$/i;
function Bn(e, t) {
	let [, n, r = "master"] = zn.exec(t) ?? [];
	if (n === void 0) throw A("project_id");
	let i = e.projects.get(n), a = r === "master" ? i : e.projects.get(t);
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
export { Sn as t };
