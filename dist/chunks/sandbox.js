import { D as e, N as t, P as n, j as r, k as i, nt as a, tt as o } from "./start.js";
import { c as s, l as c, n as l, r as u, s as d, t as f, u as p } from "./wire.js";
import { pi as m } from "./engine.js";
import { _ as h, a as g, d as _, f as v, g as y, h as b, i as x, l as S, m as C, p as w, r as T, s as ee, t as te, u as ne } from "./zod.js";
import { n as re, r as ie } from "./assumptions.js";
import { createServer as ae } from "node:http";
import { once as oe } from "node:events";
import { constants as se, gzip as ce } from "node:zlib";
import { setTimeout as le } from "node:timers/promises";
import { buffer as ue } from "node:stream/consumers";
// src/sandbox/faults.ts
function de(e, t) {
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
		onResponse(n) {
			let r = n;
			for (let n of e) {
				let e = n.onResponse?.(t, r) ?? r;
				if (e === "cut") return e;
				r = e;
			}
			return r;
		},
		delay: () => e.reduce((e, n) => e + (n.delay?.(t) ?? 0), 0)
	};
}
// src/sandbox/response.ts
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
function fe(e, t) {
	return {
		status: e,
		body: { json: { error: {
			message: t,
			code: e
		} } }
	};
}
function pe(e, t) {
	let n = `${e} ${t}`;
	return {
		status: e,
		body: { html: `<html>\r\n<head><title>${n}</title></head>\r\n<body>\r\n<center><h1>${n}</h1></center>\r\n</body>\r\n</html>\r\n` }
	};
}
function O() {
	return new E(404, "Not Found");
}
function k(e) {
	return new E(400, `Invalid \`${e}\` parameter`);
}
function me(e, t, n, r = 100) {
	let i = A(t, "limit", n, r), a = A(t, "page", 2 ** 53 - 1, 1);
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
function he(e, t, n) {
	return me(e, t, n.largestOtherPage, n.usualOtherPage);
}
function A(e, t, n, r = 100) {
	let i = e.get(t);
	if (i === null || i === "") return r;
	let a = Number(i);
	if (!/^\d+$/.test(i) || a < 1 || a > n) throw k(t);
	return a;
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
function ye(e) {
	let t = new Date(e * 1e3).toISOString();
	return {
		text: `${t.slice(0, 10)} ${t.slice(11, 19)} (Etc/UTC)`,
		seconds: e
	};
}
function j(e, { text: t, seconds: n }) {
	return {
		[e]: t,
		[`${e}_timestamp`]: n
	};
}
function M(e, t, n) {
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
function N(e, t, n) {
	if (!t) return typeof e == "string" ? e : JSON.stringify(e);
	let r = typeof e == "string" ? Ce(e) ?? (e === "" ? {} : { other: e }) : { ...e };
	for (let e of n ?? []) r[e] ??= "";
	return JSON.stringify(r);
}
function be(e) {
	let t = Ce(e);
	return t ? t.other || Object.values(t).find((e) => e !== "") || "" : e;
}
function P(e, t) {
	return Se(e, t).every((e) => e === "");
}
function xe(e, t) {
	return Se(e, t).map((e) => e.replace(/<[^>]*>|&#?\w+;/g, " ")).flatMap((e) => e.match(/\S+/g) ?? []).length;
}
function Se(e, t) {
	return t ? Object.values(Ce(e) ?? { other: e }) : [e];
}
function Ce(e) {
	let t = e.startsWith("{") ? l(e) : void 0;
	return we(t) ? t : void 0;
}
function we(e) {
	return f(e) && Object.values(e).every((e) => typeof e == "string");
}
function Te(e) {
	let t = (e) => e.toLowerCase();
	return [...new Set(e)].sort((e, n) => t(e) < t(n) ? -1 : +(t(e) > t(n)));
}
function Ee(e, t) {
	return L((n) => e?.[n] ?? t?.[n] ?? "");
}
function De(e) {
	let t = l(e);
	return t === void 0 ? e : F(t);
}
function F(e) {
	return Array.isArray(e) ? `[${e.map(F).join(", ")}]` : typeof e != "object" || !e ? JSON.stringify(e) : `{${Object.entries(e).map(([e, t]) => `${JSON.stringify(e)}: ${F(t)}`).join(", ")}}`;
}
function I(e) {
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
	let i = I(t), a = i.find((t) => e[t]) ?? i.find((e) => r?.[e]), o = a && (e[a] || r?.[a]);
	if (!o) throw new E(400, "key_name parameter should name an assigned platform");
	if (!n.perPlatform) return L((t) => n.objectNameWithoutSetting === "keep" && e[t] || o);
	let s = (t) => e[t] || r?.[t] || o, [c] = i;
	return L((e) => c && !i.includes(e) ? s(c) : s(e));
}
function z(e, t) {
	let n = (e) => t.sameNameOtherFilename === "allow" ? `\0${e}` : "";
	if (t.perPlatform) return e.platforms.map((t) => `${t}\0${e.key_name[t]}${n(e.filenames[t])}`);
	let r = n(c.map((t) => e.filenames[t]).join("\0"));
	return B(e).map((e) => `${e}${r}`);
}
function B(e) {
	return [...new Set(c.map((t) => e.key_name[t]))];
}
var Oe = class {
	#e = [];
	#t = new Map();
	get size() {
		return this.#e.length;
	}
	all() {
		return this.#e;
	}
	get(e) {
		let t = this.#e[V(this.#e, e) - 1];
		return t?.key_id === e ? t : void 0;
	}
	named(e) {
		return [...this.#t.get(e) ?? []];
	}
	conflictingKey(e, t, n) {
		let r = n ? z(n, t) : [], i = z(e, t).filter((e) => !r.includes(e));
		return B(e).flatMap((e) => this.named(e)).find((e) => z(e, t).some((e) => i.includes(e)));
	}
	add(e) {
		this.#e.splice(V(this.#e, e.key_id), 0, e), this.#n(e);
	}
	rename(e, t) {
		this.#r(e), t(), this.#n(e);
	}
	remove(e) {
		for (let t of e) this.#r(t);
		this.#e = this.#e.filter((t) => !e.has(t));
	}
	#n(e) {
		for (let t of B(e)) this.#t.set(t, (this.#t.get(t) ?? new Set()).add(e));
	}
	#r(e) {
		for (let t of B(e)) this.#t.get(t)?.delete(e);
	}
};
function V(e, t) {
	let n = 0, r = e.length;
	for (; n < r;) {
		let i = n + r >>> 1;
		(e[i]?.key_id ?? 0) <= t ? n = i + 1 : r = i;
	}
	return n;
}
function ke({ key_id: e, is_plural: t }, { lang_iso: n, plural_forms: r }, i, { ids: a, stamp: o, user: s }) {
	let c = i.translation ?? "", l = i.translation_id !== void 0 && typeof c == "string" ? c : N(c, t, r), { is_unverified: u = P(l, t), is_reviewed: d = !1 } = i, f = M(i.modified_at, i.modified_at_timestamp, o);
	return {
		translation_id: i.translation_id ?? a.next("translation"),
		segment_number: 1,
		modified_by: s.user_id,
		modified_by_email: s.email,
		is_reviewed: d,
		reviewed_by: d ? s.user_id : 0,
		is_unverified: u,
		is_fuzzy: u,
		words: xe(l, t),
		custom_translation_statuses: [],
		task_id: null,
		...i,
		key_id: e,
		language_iso: n,
		translation: l,
		...j("modified_at", f)
	};
}
const Ae = {
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
function je(e, t, { ids: n, stamp: r, user: i }) {
	let a = {
		...Ae,
		...e,
		key_id: e.key_id ?? n.next("key")
	}, o = M(a.created_at, a.created_at_timestamp, r), s = M(a.modified_at, a.modified_at_timestamp, o), c = new Map(a.translations?.map((e) => [e.language_iso, e])), l = t.map((e) => ke(a, e, c.get(e.lang_iso) ?? {}, {
		ids: n,
		stamp: o,
		user: i
	})), u = l.reduce((e, { modified_at: t, modified_at_timestamp: n }) => n > e.seconds ? {
		text: t,
		seconds: n
	} : e, o), d = M(a.translations_modified_at, a.translations_modified_at_timestamp, u);
	return {
		...a,
		...j("created_at", o),
		filenames: Ee(a.filenames),
		platforms: I(a.platforms ?? ["web"]),
		tags: Te(a.tags ?? []),
		translations: l,
		base_words: a.base_words ?? l[0]?.words ?? 0,
		custom_attributes: De(a.custom_attributes ?? ""),
		...j("modified_at", s),
		...j("translations_modified_at", d)
	};
}
function Me({ project: e, assumptions: t, query: n, envelope: r }) {
	let i = n.get("pagination") || "offset";
	if (i !== "offset" && i !== "cursor") throw k("pagination");
	let a = e.keys.all().filter(Ie(n, t)), { rows: o, headers: s } = i === "cursor" ? ze(a, n, t.lastPageCursor) : me(a, n, 500);
	return D({
		...r,
		keys: o.map(Pe(n, e))
	}, s);
}
function Ne(e) {
	let t = We(e), n = Fe(t.translations, e.query, e.project);
	return D({
		...e.envelope,
		key: {
			...t,
			translations: n
		}
	});
}
function Pe(e, t) {
	let n = [
		"translations",
		"comments",
		"screenshots"
	].filter((t) => e.get(`include_${t}`) !== "1"), r = H(e, "filter_translation_lang_ids"), i = t.languages.filter(({ lang_id: e }) => !r || r.map(Number).includes(e)).map(({ lang_iso: e }) => e);
	return (r) => {
		let a = { ...r };
		for (let e of n) delete a[e];
		let o = a.translations?.filter((e) => i.includes(e.language_iso));
		return o ? {
			...a,
			translations: Fe(o, e, t)
		} : a;
	};
}
function Fe(e, t, { keys: n }) {
	return t.get("disable_references") === "1" ? e : e.map((e) => ({
		...e,
		translation: Ue(e.translation, e.language_iso, n, He)
	}));
}
function Ie(e, { nameFilter: t }) {
	let n = [
		U(e, "filter_tags", (e) => e.tags),
		U(e, "filter_filenames", (e) => Object.values(e.filenames)),
		Le(e, t),
		U(e, "filter_key_ids", (e) => [String(e.key_id)]),
		U(e, "filter_platforms", (e) => e.platforms),
		e.get("filter_untranslated") === "1" ? (e) => e.translations.some((t) => P(t.translation, e.is_plural)) : void 0,
		Re(e.get("filter_archived")),
		e.get("filter_qa_issues") ? () => !1 : void 0
	].filter((e) => e !== void 0);
	return (e) => n.every((t) => t(e));
}
function H(e, t) {
	let n = e.get(t);
	return n ? n.split(",").map((e) => e.trim()) : void 0;
}
function U(e, t, n) {
	let r = H(e, t);
	if (!r) return;
	let i = new Set(r);
	return (e) => n(e).some((e) => i.has(e));
}
function Le(e, t) {
	if (t === "ignored") return;
	let n = ({ key_name: e }) => Object.values(e);
	if (t === "exact") return U(e, "filter_keys", n);
	let r = H(e, "filter_keys")?.map((e) => e.toLowerCase()), i = (e) => r?.some((n) => t === "part" ? e.includes(n) : e === n);
	return r && ((e) => n(e).some((e) => i(e.toLowerCase())));
}
function Re(e) {
	if (e !== null && e !== "" && e !== "include") {
		if (e !== "exclude" && e !== "only") throw k("filter_archived");
		return (t) => t.is_archived === (e === "only");
	}
}
function ze(e, t, n) {
	let r = A(t, "limit", 500), i = t.get("cursor") ?? "", a = i === "" ? 0 : V(e, Be(i)), o = e.slice(a, a + r), s = o.at(-1), c = s ? Buffer.from(JSON.stringify({ 1: s.key_id })).toString("base64") : i, l = {
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
	if (!t) throw k("cursor");
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
	if (n === void 0) throw k("key_id");
	let r = t.keys.get(n);
	if (!r) throw O();
	return r;
}
function Ge(e) {
	return typeof e == "string" && /^\d+$/.test(e) ? Number(e) : typeof e == "number" && Number.isInteger(e) ? e : void 0;
}
// src/sandbox/stateSchema.ts
const W = b().exactOptional(), G = ne().exactOptional(), K = x().exactOptional(), q = T(h()).exactOptional(), Ke = v(te(c), b()), qe = C({
	lang_iso: b(),
	lang_id: G,
	lang_name: W,
	is_rtl: K,
	plural_forms: T(b()).nullable().exactOptional(),
	project_language_uuid: W
}), Je = C({
	language_iso: b(),
	translation: y([b(), w(b(), b())]),
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
	task_id: ne().nullable().exactOptional()
}), Ye = y([b().min(1), Ke.refine((e) => Object.values(e).some(Boolean))]), Xe = {
	key_name: Ye.exactOptional(),
	platforms: T(te(c)).min(1).exactOptional(),
	description: W,
	filenames: Ke.exactOptional(),
	tags: T(b()).exactOptional(),
	is_plural: K,
	plural_name: W,
	is_hidden: K,
	is_archived: K,
	context: W,
	char_limit: ee().min(0).exactOptional(),
	custom_attributes: W
}, Ze = C({
	...Xe,
	key_name: Ye,
	char_limit: G,
	key_id: G,
	created_at: W,
	created_at_timestamp: G,
	comments: q,
	screenshots: q,
	translations: T(Je).exactOptional(),
	base_words: G,
	modified_at: W,
	modified_at_timestamp: G,
	translations_modified_at: W,
	translations_modified_at_timestamp: G
}), Qe = C({
	url: b(),
	events: T(b()),
	webhook_id: W,
	branch: b().nullable().exactOptional(),
	secret: W,
	event_lang_map: T(_({
		event: b(),
		lang_iso_codes: T(b())
	})).exactOptional()
}), $e = C({
	language_iso: b(),
	translation: b()
}), et = C({
	project: g(f).exactOptional(),
	languages: T(qe).exactOptional(),
	keys: T(Ze).exactOptional(),
	webhooks: T(Qe).exactOptional(),
	automations: T($e).exactOptional(),
	snapshots: q
}), tt = C({
	user_id: ne(),
	email: b(),
	fullname: W
}), nt = C({
	token: b().min(1),
	rights: te(["read-write", "read-only"]).exactOptional(),
	user: tt.exactOptional(),
	import_started_by: tt.exactOptional()
}), rt = C(Object.fromEntries(ie.map(([e, { values: t }]) => [e, (typeof t == "number" ? ee().min(1) : S([...t])).exactOptional()]))).transform((e) => e), it = C({
	projects: w(b(), et),
	token: W,
	tokens: T(nt).exactOptional(),
	user: tt.exactOptional(),
	assumptions: rt.exactOptional()
});
function at(e) {
	let { success: t, data: n, error: r } = it.safeParse(e, { reportInput: !0 });
	if (!t) throw Error(ot(r.issues[0], e));
	for (let [e, t] of Object.entries(n.projects)) {
		if (!/^[0-9a-f]+\.[0-9]+(:.+)?$/i.test(e)) throw Error(`the project id ${JSON.stringify(e)} must look like 3002780358964f9bab5a92.87762498`);
		ct(e, t, n.projects), lt(t, `projects.${e}`);
	}
	return n;
}
function ot(e, t) {
	let n = e?.path ?? [];
	return !e || n.length === 0 && !f(t) ? "it must be an object with the member `projects`" : e.code === "unrecognized_keys" ? `${st([...n, e.keys[0] ?? ""])} is an unknown member` : e.input === void 0 ? `${st(n)} is missing` : `${st(n)} must not be ${JSON.stringify(e.input).slice(0, 60)}`;
}
function st(e) {
	return e.map((e, t) => typeof e == "number" ? `[${e}]` : `${t > 0 ? "." : ""}${String(e)}`).join("");
}
function ct(e, t, n) {
	let [r = "", i] = e.split(":");
	if (i === void 0) return;
	if (i === "master") throw Error(`projects.${e} is the project ${r} itself: use that id`);
	if (!(r in n)) throw Error(`projects.${e} is a branch, and its project ${r} is missing`);
	let a = ["webhooks", "automations"].find((e) => t[e]?.length);
	if (a) throw Error(`projects.${e}.${a} must be empty: ${a} belong to the project, not to a branch`);
}
function lt({ keys: e = [], languages: t, automations: n = [] }, r) {
	let i = t?.map((e) => e.lang_iso), a = (e, t, n = i) => {
		if (n && !n.includes(e)) throw Error(`${t}.language_iso ${e} is not among the project's languages`);
	};
	for (let [e, { language_iso: t }] of n.entries()) a(t, `${r}.automations[${e}]`, i ?? []);
	let o = new Set();
	for (let [t, { key_id: n, translations: i = [] }] of e.entries()) {
		let e = `${r}.keys[${t}]`;
		if (n !== void 0 && o.has(n)) throw Error(`${e}.key_id ${n} is in the project twice`);
		n !== void 0 && o.add(n);
		for (let [t, { language_iso: n }] of i.entries()) a(n, `${e}.translations[${t}]`);
	}
}
const ut = {
	user_id: 20181,
	email: "sandbox@example.com",
	fullname: "Sandbox"
}, dt = {
	user_id: 0,
	email: ""
};
function J({ user: e }) {
	return e ? ft(e) : ut;
}
function ft(e) {
	return {
		...e,
		fullname: e.fullname ?? e.email
	};
}
function pt(e, t) {
	let { token: n, tokens: r = [] } = t, i = n === void 0 && r.length === 0, a = r.find((t) => t.token === e);
	if (e === "" || !i && !a && e !== n) return;
	let { rights: o = "read-write", user: s, import_started_by: c } = a ?? {};
	return {
		rights: o,
		user: s ? ft(s) : J(t),
		...c && { importStartedBy: ft(c) }
	};
}
// src/sandbox/keys/write.ts
const mt = w(b(), b()), ht = y([b().min(1), mt.refine((e) => Object.values(e).some(Boolean))]), gt = {
	...Xe,
	key_name: ht.exactOptional(),
	filenames: mt.exactOptional()
}, _t = _({
	...gt,
	merge_tags: x().exactOptional()
}), vt = _({
	...gt,
	comments: T(_({ comment: b() })).nullish()
}).required({
	key_name: !0,
	platforms: !0
}), yt = _({
	translation: y([b(), w(b(), b())]),
	language_iso: b(),
	is_reviewed: x().exactOptional(),
	is_unverified: x().exactOptional()
});
function bt(e, ...t) {
	let n = f(e) ? e.keys : void 0;
	if (!Array.isArray(n) || n.length === 0 || !n.every(f)) throw k("keys");
	let r = t.find((e) => n.some((t) => !(e in t)));
	if (r !== void 0) throw new E(400, `Key has no \`${r}\` parameter`);
	return n;
}
function xt(e, t, n) {
	let r = Ct(e, t), { custom_attributes: i = "" } = r, { malformedCustomAttributes: a } = n.assumptions, o = i === "" || l(i) !== void 0;
	if (a === "refuse" && !o) throw k("custom_attributes");
	return "translations" in t ? {
		...r,
		translations: St(t.translations, n)
	} : r;
}
function St(e, { project: t, assumptions: n, faults: r }) {
	if (!Array.isArray(e) || !e.every(f)) throw k("translations");
	if (e.some((e) => e.translation === void 0 || e.translation === null)) throw new E(400, "Translation has no `translation` parameter");
	let i = e.map((e) => Ct(yt, e)), a = i.filter((e) => Y(e.language_iso, t) !== void 0);
	if (n.unknownLanguage === "refuse" && a.length < i.length) throw k("language_iso");
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
function Ct(e, t) {
	let { success: n, data: r, error: i } = e.safeParse(t);
	if (n) return r;
	let a = String(i.issues[0]?.path[0]);
	throw a === "key_name" ? new E(400, "key_name parameter should be a string") : k(a);
}
const wt = "This key name is already taken";
function Tt(e) {
	let { keys: t, names: n } = e.project;
	return Et(bt(e.body, "key_name", "platforms").map((t) => {
		let r = xt(vt, t, e), i = R(r.key_name, r.platforms, n);
		return {
			...r,
			key_name: i,
			filenames: Ee(r.filenames)
		};
	}), e, (r, i) => {
		let { key_name: a } = r;
		if (t.conflictingKey(r, n)) return {
			message: wt,
			code: 400,
			key_name: a
		};
		let o = Dt(r, e);
		return i === "twice" && Dt(r, e), o;
	});
}
function Et(e, { faults: t, envelope: n }, r) {
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
function Dt({ comments: e, ...t }, n) {
	let { project: r, store: i, now: a, access: o } = n, s = {
		ids: i.ids,
		stamp: a,
		user: Z(n)
	}, c = je(t, r.rowLanguages, s);
	return Rt(n) && zt(c, n), c.comments = (e ?? []).map((e) => ({
		comment_id: i.ids.next("comment"),
		key_id: c.key_id,
		...e,
		added_by: o.user.user_id,
		added_by_email: o.user.email,
		...j("added_at", a)
	})), r.keys.add(c), c;
}
function Ot(e) {
	let { key_id: t } = We(e);
	if (!f(e.body)) throw new E(400, "Bad Request");
	let { translations: n, ...r } = e.body, i = xt(_t, r, e), a = e.faults.writeKey(0), o = typeof a == "object" ? a : At({
		...i,
		key_id: t
	}, e);
	if ("message" in o) throw new E(o.code, o.message);
	return D({
		...e.envelope,
		key: o
	});
}
function kt(e) {
	let t = bt(e.body, "key_id").map((t) => {
		let n = Ge(t.key_id);
		if (n === void 0) throw k("key_id");
		return {
			...xt(_t, t, e),
			key_id: n
		};
	});
	for (let { key_id: n, translations: r, ...i } of t) {
		let t = e.project.keys.get(n);
		t && jt(t, i, e);
	}
	return Et(t, e, (t) => At(t, e));
}
function At({ key_id: e, translations: t, ...n }, r) {
	let { keys: i, names: a } = r.project, o = i.get(e);
	if (!o) return {
		message: "Key not found in the project",
		code: 404,
		key_id: e
	};
	let s = jt(o, n, r);
	return i.conflictingKey(s, a, o) ? {
		message: wt,
		code: 400,
		key_id: e
	} : (Mt(o, s, r), Pt(o, t ?? [], r) && Rt(r) && zt(o, r), o);
}
function jt(e, t, { project: n, assumptions: r }) {
	let { key_name: i, platforms: a, filenames: o, tags: s, merge_tags: c, custom_attributes: l, ...u } = t, d = a ? I(a) : e.platforms, f = i === void 0 && (a === void 0 || !n.names.perPlatform), p = r.unsentFilenames === "keep" ? e.filenames : void 0;
	return {
		...u,
		key_name: f ? e.key_name : R(i ?? e.key_name, d, n.names, e.key_name),
		platforms: d,
		filenames: o ? Ee(o, p) : e.filenames,
		...s && { tags: Te(c ? [...e.tags, ...s] : s) },
		...l !== void 0 && { custom_attributes: De(l) }
	};
}
function Mt(e, t, n) {
	let { project: r, now: i } = n;
	if (!Object.entries(t).some(([t, n]) => !o(Reflect.get(e, t), n))) return;
	let a = e.is_plural;
	r.keys.rename(e, () => Object.assign(e, t, j("modified_at", i))), e.is_plural !== a && Nt(e, n);
}
function Y(e, { languages: t }) {
	return t.find(({ lang_iso: t }) => t === e)?.plural_forms;
}
function Nt(e, t) {
	let { project: n, assumptions: r } = t;
	for (let i of e.translations) {
		let a = Y(i.language_iso, n), o = P(i.translation, !e.is_plural), s = r.pluralChange === "convert" ? i.translation : "";
		X(e, i, e.is_plural ? N(s, !0, a) : be(s)), o || Q(e, i, Z(t), t);
	}
}
function Pt(e, t, n) {
	let { record: r } = n.project;
	if (!t.filter((t) => Ft(e, t, n)).some((e) => e.language_iso === r.base_language_iso)) return !1;
	if (e.base_words = e.translations[0]?.words ?? 0, r.settings.auto_toggle_unverified) {
		let r = t.map((e) => e.language_iso);
		for (let t of e.translations.filter(({ language_iso: e }) => !r.includes(e))) !t.is_unverified && n.assumptions.unverifiedWriter === "move" && Q(e, t, Z(n), n), X(e, t, t.translation, !0);
	}
	return !0;
}
function Ft(e, t, n) {
	let { project: r, access: i, assumptions: a } = n, o = e.translations.find((e) => e.language_iso === t.language_iso);
	if (!o) return !1;
	let s = N(t.translation, e.is_plural, Y(t.language_iso, r)), c = s === o.translation, l = t.is_reviewed ?? (c && o.is_reviewed), u = t.is_unverified ?? (c ? o.is_unverified : P(s, e.is_plural));
	return c && l === o.is_reviewed && u === o.is_unverified ? !1 : (X(e, o, s, u), o.is_reviewed = l, o.reviewed_by = l ? i.user.user_id : 0, c && a.reviewWriter !== "move" || Q(e, o, Z(n), n), !c);
}
function X(e, t, n, r = t.is_unverified) {
	t.translation = n, t.words = xe(n, e.is_plural), t.is_unverified = r, t.is_fuzzy = r;
}
const It = {
	user_id: 7002,
	email: "automation@example.com"
};
function Z({ access: e, assumptions: t }) {
	return !e.importStartedBy || t.importWriter === "tokenUser" ? e.user : t.importWriter === "starter" ? e.importStartedBy : dt;
}
function Lt(e) {
	let { automationWriter: t } = e.assumptions;
	return t === "tokenUser" ? Z(e) : t === "otherUser" ? It : dt;
}
function Q(e, t, { user_id: n, email: r }, { now: i }) {
	Object.assign(t, {
		modified_by: n,
		modified_by_email: r
	}, j("modified_at", i)), Object.assign(e, j("translations_modified_at", i));
}
function Rt({ body: e }) {
	return !f(e) || e.use_automations !== !1;
}
function zt(e, t) {
	let { project: n } = t, r = be(e.translations[0]?.translation ?? "");
	if (r !== "") for (let { language_iso: i, translation: a } of n.automations) {
		let o = e.translations.find((e) => e.language_iso === i);
		if (!o || !P(o.translation, e.is_plural)) continue;
		let s = Y(i, n), c = a.replaceAll("{base}", () => r);
		X(e, o, N(e.is_plural ? { other: c } : c, e.is_plural, s), !1), Q(e, o, Lt(t), t);
	}
}
function Bt(e) {
	let { removed: t, locked: n } = Ht(new Set([We(e)]), e);
	return D({
		...e.envelope,
		key_removed: t > 0,
		keys_locked: n
	});
}
function Vt(e) {
	let { body: t, project: n, assumptions: r, envelope: i } = e, a = f(t) ? t.keys : void 0;
	if (!Array.isArray(a) || a.length === 0) throw k("keys");
	let o = a.map(Ge);
	if (o.includes(void 0)) throw k("keys");
	let s = o.map((e) => n.keys.get(e ?? 0)).filter((e) => e !== void 0);
	if (s.length < o.length && r.unknownIdsOnDelete === "404") throw O();
	let { removed: c, locked: l } = Ht(new Set(s), e);
	return D({
		...i,
		keys_removed: c > 0 || l === 0,
		keys_locked: l
	});
}
function Ht(e, { project: t, faults: n }) {
	let r = new Set([...e].filter((e) => !n.lockKey(e.key_id)));
	return t.keys.remove(r), {
		removed: r.size,
		locked: e.size - r.size
	};
}
// src/sandbox/projectRequests.ts
function Ut({ project: e }) {
	return D({
		...e.record,
		statistics: Gt(e)
	});
}
function Wt({ project: e, query: t, assumptions: n, envelope: r }) {
	let { rows: i, headers: a } = he(e.languages, t, n);
	return D({
		...r,
		languages: i
	}, a);
}
function Gt({ keys: e, rowLanguages: t }) {
	return {
		progress_total: 0,
		keys_total: e.size,
		team: 1,
		base_words: 0,
		qa_issues_total: 0,
		qa_issues: Kt,
		languages: t.map(({ lang_id: e, lang_iso: t }) => ({
			language_id: e,
			language_iso: t,
			progress: 0,
			words_to_do: 0
		}))
	};
}
const Kt = Object.fromEntries("not_reviewed unverified spelling_grammar inconsistent_placeholders inconsistent_html different_number_of_urls different_urls leading_whitespace trailing_whitespace different_number_of_email_address different_email_address different_brackets different_numbers double_space special_placeholder unbalanced_brackets".split(" ").map((e) => [e, 0])), qt = ye(15e8);
function Jt({ id: e, access: t, mainProject: n, envelope: r }) {
	if (e !== "me") throw O();
	return D({
		project_id: r.project_id,
		contributor: {
			...t.user,
			...j("created_at", qt),
			is_admin: !0,
			is_reviewer: !0,
			languages: n.languages.map(({ lang_id: e, lang_iso: t, lang_name: n }) => ({
				lang_id: e,
				lang_iso: t,
				lang_name: n,
				is_writable: !0
			})),
			admin_rights: "upload download tasks contributors screenshots keys languages settings activity statistics".split(" "),
			role_id: 1
		}
	});
}
function Yt(e) {
	let { project: t, mainProject: n, body: r, access: i, now: a, assumptions: o, envelope: s } = e;
	if (t !== n && o.branchSnapshot === "refuse" || !f(r) || typeof r.title != "string") throw k("title");
	let { snapshots: c } = o.branchSnapshot === "project" ? n : t, { user_id: l, email: u } = i.user, d = {
		created_by: l,
		created_by_email: u,
		...j("created_at", a)
	}, p = {
		snapshot_id: c.length + 1,
		title: r.title,
		...d
	};
	return c.push(p), D({
		...s,
		snapshot: p
	});
}
function Xt({ mainProject: e, query: t, assumptions: n }) {
	let { rows: r, headers: i } = he([...e.webhooks.values()], t, n);
	return D({
		project_id: e.id,
		webhooks: r
	}, i);
}
function Zt(e) {
	return nn(e, $(e));
}
function Qt(e) {
	let { store: t, mainProject: n } = e, { url: r, events: i, ...a } = an(e);
	if (r === void 0) throw new E(400, "Webhook has no `url` parameter");
	if (i === void 0) throw new E(400, "Webhook has no `events` parameter");
	return nn(e, t.addWebhook({
		...a,
		url: r,
		events: i
	}, n));
}
function $t(e) {
	let t = $(e), n = {
		...t,
		...an(e, t.events)
	};
	return nn(e, e.store.addWebhook(n, e.mainProject));
}
function en(e) {
	return e.mainProject.webhooks.delete($(e).webhook_id), D({
		project_id: e.mainProject.id,
		webhook_deleted: !0
	});
}
function tn(e) {
	let t = $(e);
	return t.secret = e.store.newDigest("secret"), D({
		project_id: e.mainProject.id,
		secret: t.secret
	});
}
function $({ mainProject: e, id: t }) {
	let n = e.webhooks.get(t);
	if (!n) throw O();
	return n;
}
function nn({ mainProject: e }, t) {
	return D({
		project_id: e.id,
		webhook: t
	});
}
const rn = _({
	url: b().refine((e) => /^https?:/i.test(e) && URL.canParse(e)).exactOptional(),
	events: T(b()).min(1).exactOptional(),
	branch: Qe.shape.branch,
	event_lang_map: Qe.shape.event_lang_map
});
function an(e, t = []) {
	let { body: n, assumptions: r, mainProject: i } = e;
	if (!f(n)) throw new E(400, "Bad Request");
	let { success: a, data: o, error: c } = rn.safeParse(n);
	if (!a) throw k(String(c.issues[0]?.path[0]));
	let l = o.events?.every((e) => d.includes(e)) ?? !0;
	if (r.unknownEvent === "refuse" && !l) throw k("events");
	let u = i.languages.map((e) => e.lang_iso);
	if (o.event_lang_map && !o.event_lang_map.every(({ event: e, lang_iso_codes: n }) => (o.events ?? t).includes(e) && s.includes(e) && n.every((e) => u.includes(e)))) throw k("event_lang_map");
	return {
		...o,
		...o.branch === "" && { branch: null }
	};
}
// src/sandbox/project.ts
const on = {
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
function sn(e, t, n, r, { assumptions: i, access: a }) {
	let o = n.map((e) => e.lang_iso), s = t.base_language_iso ?? (o.includes("en") ? "en" : o[0] ?? "en"), c = (o.includes(s) ? n : [{ lang_iso: s }, ...n]).map((t) => dn(t, e)).sort(fn), l = pn(c, s), [u] = l, [d = e] = e.split(":"), f = J(a), { statistics: p, settings: m, ...h } = t, g = {
		project_type: "localization_files",
		name: d,
		description: "",
		...j("created_at", r),
		created_by: f.user_id,
		created_by_email: f.email,
		team_id: 1,
		team_uuid: ve("team"),
		base_language_id: u?.lang_id ?? 0,
		base_language_iso: u?.lang_iso ?? "",
		...h,
		project_id: d,
		settings: {
			...on,
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
		keys: new Oe(),
		webhooks: new Map(),
		automations: [],
		snapshots: []
	};
}
const cn = {
	ak: 910,
	ar_001: 731,
	en: 640,
	ru: 597,
	sq: 803
}, ln = /^(Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/, un = new Intl.DisplayNames(["en"], {
	type: "language",
	languageDisplay: "standard"
});
function dn(e, t) {
	let n = mn(e.lang_iso);
	return {
		lang_id: cn[e.lang_iso] ?? gn(e.lang_iso),
		lang_name: (n && un.of(n.baseName)) ?? e.lang_iso,
		is_rtl: ln.test(n?.maximize().script ?? ""),
		plural_forms: hn(n),
		project_language_uuid: ve(`${t} ${e.lang_iso}`),
		...e
	};
}
function fn(e, t) {
	return e.lang_name < t.lang_name ? -1 : +(e.lang_name > t.lang_name);
}
function pn(e, t) {
	let n = (e) => e.lang_iso === t ? "" : e.lang_iso;
	return [...e].sort((e, t) => n(e) < n(t) ? -1 : 1);
}
function mn(e) {
	try {
		return new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
function hn(e) {
	let t = new Intl.PluralRules(e?.baseName ?? "en").resolvedOptions().pluralCategories;
	return p.filter((e) => t.includes(e));
}
function gn(e) {
	return 1e4 + Number.parseInt(_e(e).slice(0, 8), 16) % 9e6;
}
// src/sandbox/state.ts
var _n = class {
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
		}, this.now = () => ye(Math.floor(n() / 1e3));
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
		let e = [...this.projects].map(([e, { record: t, automations: n, snapshots: r, ...i }]) => {
			let a = {
				languages: [...i.languages],
				keys: [...i.keys.all()],
				webhooks: [...i.webhooks.values()]
			}, o = n.length > 0 && !e.includes(":") ? { automations: n } : {};
			return [e, {
				project: t,
				...a,
				...o,
				...r.length > 0 && { snapshots: r }
			}];
		});
		return {
			...this.access,
			projects: Object.fromEntries(e)
		};
	}
	#e(e, t, n) {
		let r = this.now(), i = t.keys?.flatMap(({ translations: e }) => e ?? []) ?? [], a = new Set(i.map((e) => e.language_iso)), o = sn(e, n, t.languages ?? [...a].map((e) => ({ lang_iso: e })), r, this);
		for (let e of structuredClone(t.automations ?? [])) o.automations.push(e);
		for (let e of structuredClone(t.snapshots ?? [])) o.snapshots.push(e);
		let s = (t.keys ?? []).map((e) => ({
			...e,
			key_id: e.key_id ?? this.ids.next("key")
		}));
		for (let e of s.sort((e, t) => e.key_id - t.key_id)) {
			let t = {
				...e,
				key_name: this.#t(e, o)
			};
			o.keys.add(je(t, o.rowLanguages, {
				ids: this.ids,
				stamp: r,
				user: J(this.access)
			}));
		}
		for (let e of t.webhooks ?? []) this.addWebhook(e, o);
		return o;
	}
	#t({ key_name: e, platforms: t = ["web"] }, n) {
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
			events: vn(e.events),
			event_lang_map: yn(e.events, e.event_lang_map ?? [], t)
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
		let { user_id: r, email: i } = n === "none" ? dt : J(this.access);
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
function vn(e) {
	return [...new Set(e)].sort();
}
function yn(e, t, n) {
	let r = n.languages.map((e) => e.lang_iso);
	return vn(e).filter((e) => s.includes(e)).map((e) => {
		let n = t.find((t) => t.event === e)?.lang_iso_codes ?? r;
		return {
			event: e,
			lang_iso_codes: r.filter((e) => n.includes(e))
		};
	});
}
function bn(e) {
	try {
		return at(u(i(e, "utf8")));
	} catch (t) {
		if (t instanceof Error && "code" in t && t.code === "ENOENT") return;
		let n = t instanceof Error ? t.message : String(t);
		throw Error(`The sandbox cannot use the state file ${e}: ${n}. Fix the file, or move it away to start with an empty state.`, { cause: t });
	}
}
function xn(e, i) {
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
const Sn = "127.0.0.1";
function Cn(t) {
	let { stateFile: n, log: r, clock: i = Date.now, latency: a = 0, limits: o = !0, pause: s = Tn } = t, c = n === void 0 ? void 0 : bn(n), l = new _n(c ?? at(t.state ?? { projects: {} }), t.assumptions ?? {}, i), u = n === void 0 ? void 0 : xn(n, () => l.state());
	c || u?.write();
	let d = (t) => {
		try {
			r !== void 0 && e(r, t);
		} catch (e) {
			let t = e instanceof Error ? e.message : String(e);
			throw Error(`The sandbox cannot write its request log ${r}: ${t}.`, { cause: e });
		}
	};
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
		limits: o ? Fn(i, l.assumptions) : void 0,
		closing: new AbortController()
	};
}
async function wn(e = {}) {
	let t = Cn(e), { store: n, file: r, requests: i, closing: a } = t, o = new Set(), s, c = ae({ maxHeaderSize: 262144 }, (e, n) => {
		let r = kn(t, e, n).catch((t) => {
			s ??= t, e.socket.destroy();
		});
		o.add(r), r.then(() => o.delete(r));
	});
	c.listen(e.port ?? 0, Sn), await oe(c, "listening");
	let l = c.address(), u = typeof l == "object" && l ? l.port : 0;
	return {
		url: `http://${Sn}:${u}/api2`,
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
function Tn(e, t) {
	return le(e, void 0, { signal: t }).catch(() => {});
}
const En = a(ce);
function Dn({ headers: e }) {
	let t = e["x-api-token"] ?? e.authorization?.replace(/^Bearer\s+/i, "") ?? "";
	return String(t).trim();
}
function On(e) {
	return JSON.stringify(e).replace(/\//g, "\\/").replace(/[\u0080-\uffff]/g, (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
async function kn(e, t, n) {
	let { clock: r, latency: i, pause: a, closing: o } = e, s = r(), { method: c = "", url: l = "" } = t, u = e.faults.flatMap(({ wire: e }) => e ?? []), d = (e) => u.reduce((e, t) => t.received(e), e), f = d(l), p = await ue(t).then((e) => e.toString("utf8"), () => void 0), m = p ? An(d(p)) : void 0, { answer: h, headers: g, delay: _, leave: v } = p === void 0 ? In : Ln(e, t, f, m), y = h === "cut" ? "" : "json" in h.body ? On(h.body.json) : h.body.html, b = Buffer.from(u.reduce((e, t) => t.sent(e), y)), x = i + _;
	x > 0 && await a(x, o.signal);
	let S = /\bgzip\b/.test(String(t.headers["accept-encoding"])), C = S ? await En(b, { level: se.Z_BEST_SPEED }) : b;
	v?.(), e.record({
		time: new Date(s).toISOString(),
		method: c,
		path: f,
		...m !== void 0 && { body: m },
		status: h === "cut" ? 0 : h.status,
		bytes: b.length,
		ms: r() - s
	}), h === "cut" ? t.socket.destroy() : (n.writeHead(h.status, {
		"Content-Type": "json" in h.body ? "application/json" : "text/html",
		...g,
		...h.headers,
		...S && { "Content-Encoding": "gzip" },
		"Content-Length": C.length
	}), n.end(C));
}
function An(e) {
	let t = l(e);
	return t === void 0 ? e : t;
}
const jn = [
	{
		name: "project",
		method: "GET",
		path: "",
		run: Ut
	},
	{
		name: "languages",
		method: "GET",
		path: "/languages",
		run: Wt
	},
	{
		name: "contributor",
		method: "GET",
		path: "/contributors/:id",
		run: Jt
	},
	{
		name: "createSnapshot",
		method: "POST",
		path: "/snapshots",
		run: Yt
	},
	{
		name: "keys",
		method: "GET",
		path: "/keys",
		run: Me
	},
	{
		name: "createKeys",
		method: "POST",
		path: "/keys",
		run: Tt
	},
	{
		name: "updateKeys",
		method: "PUT",
		path: "/keys",
		run: kt
	},
	{
		name: "destroyKeys",
		method: "DELETE",
		path: "/keys",
		run: Vt
	},
	{
		name: "key",
		method: "GET",
		path: "/keys/:id",
		run: Ne
	},
	{
		name: "updateKey",
		method: "PUT",
		path: "/keys/:id",
		run: Ot
	},
	{
		name: "destroyKey",
		method: "DELETE",
		path: "/keys/:id",
		run: Bt
	},
	{
		name: "webhooks",
		method: "GET",
		path: "/webhooks",
		run: Xt
	},
	{
		name: "createWebhook",
		method: "POST",
		path: "/webhooks",
		run: Qt
	},
	{
		name: "webhook",
		method: "GET",
		path: "/webhooks/:id",
		run: Zt
	},
	{
		name: "updateWebhook",
		method: "PUT",
		path: "/webhooks/:id",
		run: $t
	},
	{
		name: "destroyWebhook",
		method: "DELETE",
		path: "/webhooks/:id",
		run: en
	},
	{
		name: "regenerateWebhookSecret",
		method: "PATCH",
		path: "/webhooks/:id/secret/regenerate",
		run: tn
	}
];
function Mn(e, t) {
	let [, n = "", r = ""] = /^\/api2\/projects\/([^/]+)(\/.*)?$/.exec(t) ?? [], [, i = "", a = "", o = ""] = /^(\/[^/]+)\/([^/]+)(\/.*)?$/.exec(r) ?? ["", r], s = `${i}${a && "/:id"}${o}`, c = jn.filter((e) => e.path === s), [l, u] = [Nn(n), Nn(a)];
	if (!l || u === void 0 || c.length === 0) throw O();
	return {
		projectId: l,
		id: u,
		operation: c.find((t) => t.method === e)
	};
}
function Nn(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return;
	}
}
const Pn = [
	[
		"0, 0;w=1",
		"0",
		"1"
	],
	[
		"-6",
		"-1",
		"-1"
	],
	[
		"1000000, 1000000;w=1",
		"999999",
		"9999999999"
	],
	[
		"10, 10;w=3600",
		"3",
		"3600"
	],
	[
		"6, 6;w=1",
		"70",
		"0"
	],
	[
		"ten",
		"",
		"soon"
	]
];
function Fn(e, { rateLimit: t, rateLimitOf: n, rateHeaders: r }) {
	let i = new Map(), a = new Map(), o = (t) => {
		let r = n === "token" ? t : "", a = (i.get(r) ?? []).filter((t) => e() - t < 1e3);
		return i.set(r, a), a;
	}, s = 0;
	return {
		enter(n, r) {
			let [i = ""] = r.split(":"), s = o(n), c = a.get(i) ?? 0;
			if (!(s.length >= t || c >= 10)) return s.push(e()), a.set(i, c + 1), () => a.set(i, (a.get(i) ?? 1) - 1);
		},
		headers(e) {
			if (r === "absent") return {};
			let n = Pn[s++ % Pn.length] ?? Pn[0], i = String(Math.max(0, t - o(e).length)), [a, c, l] = r === "wrong" ? n : [
				`${t}, ${t};w=1`,
				i,
				"1"
			];
			return {
				"x-ratelimit-limit": a,
				"x-ratelimit-remaining": c,
				"x-ratelimit-reset": l
			};
		}
	};
}
const In = {
	answer: "cut",
	headers: {},
	delay: 0
};
function Ln(e, t, n, r) {
	let { store: i, file: a, limits: o } = e, { method: s = "", url: c } = t, l, u;
	return {
		answer: Rn(() => {
			if (`${s} ${c} HTTP/1.1`.length > i.assumptions.longestRequestLine) return pe(414, "Request-URI Too Large");
			let d = Dn(t), f = pt(d, i.access);
			if (!f) throw new E(400, "Invalid `X-Api-Token` header");
			let [p = "", ...m] = n.split("?"), { projectId: h, id: g, operation: _ } = Mn(s, p);
			if (u = o?.enter(d, h), o && !u) throw new E(429, "Too many requests. Cool your jets and try again in a bit");
			let v = Vn(i, h);
			if (!_) throw new E(405, "Method Not Allowed");
			let y = s !== "GET";
			if (y && f.rights === "read-only") throw new E(i.assumptions.readOnlyWrite, "Forbidden");
			let { name: b } = _, x = v.project.keys.size, S = {
				method: s,
				path: n,
				body: r,
				operation: b,
				keys: zn(r, b, g),
				keyCount: x
			};
			l = de(e.faults, S);
			let C = {
				...v,
				now: i.now(),
				assumptions: i.assumptions
			};
			l.meanwhile(C) && a?.changed();
			let w = l.beforeOperation();
			if (w) return w;
			let T = new URLSearchParams(m.join("?")), ee = _.run({
				...C,
				query: T,
				body: r,
				store: i,
				id: g,
				access: f,
				faults: l
			});
			return y && a?.changed(), l.onResponse(ee);
		}),
		headers: o?.headers(Dn(t)) ?? {},
		delay: l?.delay() ?? 0,
		leave: u
	};
}
function Rn(e) {
	try {
		return e();
	} catch (e) {
		return e instanceof E ? fe(e.status, e.message) : fe(500, `The sandbox failed. This is a bug in lokaform: ${e instanceof Error ? e.stack ?? e.message : String(e)}`);
	}
}
function zn(e, t, n) {
	return f(e) ? t === "updateKey" ? [{
		...e,
		key_id: n
	}] : t !== "createKeys" && t !== "updateKeys" ? [] : Array.isArray(e.keys) ? e.keys.filter(f) : [] : [];
}
const Bn = /^([0-9a-f]+\.[0-9]+)(?::([^;]+))?$/i;
function Vn(e, t) {
	let [, n, r = "master"] = Bn.exec(t) ?? [];
	if (n === void 0) throw k("project_id");
	let i = e.projects.get(n), a = r === "master" ? i : e.projects.get(t);
	if (!a || !i) throw O();
	return {
		project: a,
		mainProject: i,
		envelope: {
			project_id: n,
			...i.record.settings.branching ? { branch: r } : {}
		}
	};
}
export { wn as t };
