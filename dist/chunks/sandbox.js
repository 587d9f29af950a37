import { S as e, Xt as t, Zt as n, _ as r, h as i, x as a, y as o } from "./start.js";
import { c as s, n as c, o as l, s as u, t as d } from "./wire.js";
import { or as f } from "./engine.js";
import { _ as p, a as m, d as h, f as g, g as _, h as v, i as y, l as b, m as x, p as S, r as C, s as ee, t as w, u as te } from "./zod.js";
import { n as ne, r as re } from "./assumptions.js";
import { createServer as ie } from "node:http";
import { constants as ae, gzip as oe } from "node:zlib";
import { setTimeout as se } from "node:timers/promises";
import { finished as ce } from "node:stream/promises";
// src/sandbox/answer.ts
var T = class extends Error {
	status;
	constructor(e, t) {
		super(t), this.status = e;
	}
};
function E(e, t = {}) {
	return {
		status: 200,
		headers: t,
		body: { json: e }
	};
}
function D(e, t) {
	return {
		status: e,
		body: { json: { error: {
			message: t,
			code: e
		} } }
	};
}
function le(e, t) {
	let n = `${e} ${t}`;
	return {
		status: e,
		body: { html: `<html>\r\n<head><title>${n}</title></head>\r\n<body>\r\n<center><h1>${n}</h1></center>\r\n</body>\r\n</html>\r\n` }
	};
}
function O() {
	return new T(404, "Not Found");
}
function k(e) {
	return new T(400, `Invalid \`${e}\` parameter`);
}
function ue(e, t, n = 100) {
	return pe(e, "limit", n, t);
}
function de(e, t, n, r = 100) {
	let i = ue(t, n, r), a = pe(t, "page", 1, 2 ** 53 - 1);
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
function fe(e, t, n) {
	return de(e, t, n.largestOtherPage, n.usualOtherPage);
}
function pe(e, t, n, r) {
	let i = e.get(t);
	if (i === null || i === "") return n;
	let a = Number(i);
	if (!/^\d+$/.test(i) || a < 1 || a > r) throw k(t);
	return a;
}
// src/sandbox/faults.ts
var me = class {
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
}, he = class {
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
		for (;;) {
			let n = ge(`${e} ${++this.#t}`);
			if (!t.has(n)) return n;
		}
	}
};
function ge(e) {
	return f("sha1").update(e).digest("hex");
}
function _e(e) {
	let t = ge(e);
	return [
		t.slice(0, 8),
		t.slice(8, 12),
		`5${t.slice(13, 16)}`,
		`8${t.slice(17, 20)}`,
		t.slice(20, 32)
	].join("-");
}
function ve(e) {
	let t = new Date(e * 1e3).toISOString();
	return {
		text: `${t.slice(0, 10)} ${t.slice(11, 19)} (Etc/UTC)`,
		seconds: e
	};
}
function A(e, t, n) {
	if (t !== void 0) return e === void 0 ? ve(t) : {
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
function j(e, t, n) {
	if (!t) return typeof e == "string" ? e : JSON.stringify(e);
	let r = typeof e == "string" ? P(e) ?? (e === "" ? {} : { other: e }) : { ...e };
	for (let e of n ?? []) r[e] ??= "";
	return JSON.stringify(r);
}
function ye(e) {
	let t = P(e);
	return t ? t.other || Object.values(t).find((e) => e !== "") || "" : e;
}
function M(e, t) {
	return xe(e, t).every((e) => e === "");
}
function N(e, t) {
	return xe(e, t).reduce((e, t) => e + be(t), 0);
}
function be(e) {
	return e === "" ? 0 : e.replace(/<[^>]*>|&#?\w+;/g, " ").match(/\S+/g)?.length ?? 0;
}
function xe(e, t) {
	return t ? Object.values(P(e) ?? { other: e }) : [e];
}
function P(e) {
	if (e.startsWith("{")) try {
		let t = c(e);
		return Se(t) ? t : void 0;
	} catch {
		return;
	}
}
function Se(e) {
	return d(e) && Object.values(e).every((e) => typeof e == "string");
}
function Ce(e) {
	let t = (e) => e.toLowerCase();
	return [...new Set(e)].sort((e, n) => t(e) < t(n) ? -1 : +(t(e) > t(n)));
}
function F(e, t) {
	return R((n) => e?.[n] ?? t?.[n] ?? "");
}
function we(e) {
	try {
		return e === "" ? "" : I(c(e));
	} catch {
		return e;
	}
}
function I(e) {
	return Array.isArray(e) ? `[${e.map(I).join(", ")}]` : typeof e != "object" || !e ? JSON.stringify(e) : `{${Object.entries(e).map(([e, t]) => `${JSON.stringify(e)}: ${I(t)}`).join(", ")}}`;
}
function L(e) {
	return s.filter((t) => e.includes(t));
}
function R(e) {
	return {
		ios: e("ios"),
		android: e("android"),
		web: e("web"),
		other: e("other")
	};
}
function z(e, t, n, r) {
	if (typeof e == "string") return R(() => e);
	if (!n.perPlatform && n.objectNameWithoutSetting === "refuse") throw new T(400, "key_name parameter should be a string");
	let i = L(t), a = i.find((t) => e[t]) ?? i.find((e) => r?.[e]), o = a && (e[a] || r?.[a]);
	if (!o) throw new T(400, "key_name parameter should name an assigned platform");
	if (!n.perPlatform) return R((t) => n.objectNameWithoutSetting === "keep" && e[t] || o);
	let s = (t) => e[t] || r?.[t] || o, [c] = i;
	return R((e) => c && !i.includes(e) ? s(c) : s(e));
}
function B(e, t) {
	let n = (e) => t.sameNameOtherFilename === "allow" ? `\0${e}` : "";
	if (t.perPlatform) return e.platforms.map((t) => `${t}\0${e.key_name[t]}${n(e.filenames[t])}`);
	let r = n(s.map((t) => e.filenames[t]).join("\0"));
	return V(e).map((e) => `${e}${r}`);
}
function V(e) {
	let { ios: t, android: n, web: r, other: i } = e.key_name;
	return t === n && t === r && t === i ? [t] : [...new Set([
		t,
		n,
		r,
		i
	])];
}
var Te = class {
	#e = [];
	#t = new Map();
	#n = new Map();
	get size() {
		return this.#e.length;
	}
	all() {
		return this.#e;
	}
	get(e) {
		return this.#t.get(e);
	}
	named(e) {
		return this.#n.get(e) ?? [];
	}
	conflictingKey(e, t, n) {
		let r = n ? B(n, t) : [], i = B(e, t).filter((e) => !r.includes(e));
		if (i.length !== 0) return V(e).flatMap((e) => this.named(e)).find((e) => B(e, t).some((e) => i.includes(e)));
	}
	add(e) {
		this.#e.splice(Ee(this.#e, e.key_id), 0, e), this.#t.set(e.key_id, e), this.#r(e);
	}
	rename(e, t) {
		this.#i(e), t(), this.#r(e);
	}
	remove(e) {
		for (let t of e) this.#t.delete(t.key_id), this.#i(t);
		let [t] = e;
		t && e.size === 1 ? this.#e.splice(Ee(this.#e, t.key_id) - 1, 1) : this.#e = this.#e.filter((t) => !e.has(t));
	}
	#r(e) {
		for (let t of V(e)) {
			let n = this.#n.get(t);
			n ? n.push(e) : this.#n.set(t, [e]);
		}
	}
	#i(e) {
		for (let t of V(e)) {
			let n = this.named(t).filter((t) => t !== e);
			n.length > 0 ? this.#n.set(t, n) : this.#n.delete(t);
		}
	}
};
function Ee(e, t) {
	let n = 0, r = e.length;
	for (; n < r;) {
		let i = n + r >>> 1;
		(e[i]?.key_id ?? 0) <= t ? n = i + 1 : r = i;
	}
	return n;
}
function De(e, t) {
	let { keyId: n, isPlural: r, language: i, stamp: a, ids: o, user: s } = t, c = e?.translation ?? "", l = e?.translation_id !== void 0 && typeof c == "string" ? c : j(c, r, i.plural_forms), u = e?.is_unverified ?? M(l, r), d = e?.is_reviewed ?? !1, f = A(e?.modified_at, e?.modified_at_timestamp, a);
	return {
		translation_id: e?.translation_id ?? o.next("translation"),
		segment_number: e?.segment_number ?? 1,
		key_id: n,
		language_iso: i.lang_iso,
		translation: l,
		modified_by: e?.modified_by ?? s.user_id,
		modified_by_email: e?.modified_by_email ?? s.email,
		modified_at: f.text,
		modified_at_timestamp: f.seconds,
		is_reviewed: d,
		reviewed_by: e?.reviewed_by ?? (d ? s.user_id : 0),
		is_unverified: u,
		is_fuzzy: e?.is_fuzzy ?? u,
		words: e?.words ?? N(l, r),
		custom_translation_statuses: e?.custom_translation_statuses ?? [],
		task_id: e?.task_id ?? null
	};
}
function Oe(e, t, n, r, i) {
	let a = e.key_id ?? n.next("key"), o = e.is_plural ?? !1, s = A(e.created_at, e.created_at_timestamp, r), c = A(e.modified_at, e.modified_at_timestamp, s), l = new Map(e.translations?.map((e) => [e.language_iso, e])), u = t.rowLanguages.map((e) => De(l.get(e.lang_iso), {
		keyId: a,
		isPlural: o,
		language: e,
		stamp: s,
		ids: n,
		user: i
	})), d = u.reduce((e, t) => t.modified_at_timestamp > e.seconds ? ke(t) : e, s), f = A(e.translations_modified_at, e.translations_modified_at_timestamp, d);
	return {
		key_id: a,
		created_at: s.text,
		created_at_timestamp: s.seconds,
		key_name: e.key_name,
		filenames: F(e.filenames),
		description: e.description ?? "",
		platforms: L(e.platforms ?? ["web"]),
		tags: Ce(e.tags ?? []),
		comments: e.comments ?? [],
		screenshots: e.screenshots ?? [],
		translations: u,
		is_plural: o,
		plural_name: e.plural_name ?? "",
		is_hidden: e.is_hidden ?? !1,
		is_archived: e.is_archived ?? !1,
		context: e.context ?? "",
		base_words: e.base_words ?? u[0]?.words ?? 0,
		char_limit: e.char_limit ?? 0,
		custom_attributes: we(e.custom_attributes ?? ""),
		modified_at: c.text,
		modified_at_timestamp: c.seconds,
		translations_modified_at: f.text,
		translations_modified_at_timestamp: f.seconds
	};
}
function ke(e) {
	return {
		text: e.modified_at,
		seconds: e.modified_at_timestamp
	};
}
function Ae({ project: e, assumptions: t, query: n, envelope: r }) {
	let i = Pe(n, t), a = n.get("pagination") || "offset";
	if (a !== "offset" && a !== "cursor") throw k("pagination");
	let o = i ? Fe(e.keys, n, t).filter(i) : e.keys.all(), { rows: s, headers: c } = a === "cursor" ? ze(o, n, 500, t.lastPageCursor) : de(o, n, 500);
	return E({
		...r,
		keys: s.map(Me(n, e))
	}, c);
}
function je(e) {
	let t = Ke(e), n = Ne(t.translations, e.query, e.project);
	return E({
		...e.envelope,
		key: {
			...t,
			translations: n
		}
	});
}
function Me(e, t) {
	let n = (t) => e.get(`include_${t}`) === "1", r = {
		translations: n("translations"),
		comments: n("comments"),
		screenshots: n("screenshots")
	}, i = H(e, "filter_translation_lang_ids")?.map(Number), a = i && t.languages.filter(({ lang_id: e }) => i.includes(e)).map(({ lang_iso: e }) => e);
	return ({ translations: n, comments: i, screenshots: o, ...s }) => ({
		...s,
		...r.comments && { comments: i },
		...r.screenshots && { screenshots: o },
		...r.translations && { translations: Ne(a ? n.filter((e) => a.includes(e.language_iso)) : n, e, t) }
	});
}
function Ne(e, t, n) {
	return t.get("disable_references") === "1" ? e : e.map((e) => We(e, n.keys));
}
function Pe(e, { nameFilter: t }) {
	let n = [
		U(e, "filter_tags", (e) => e.tags),
		U(e, "filter_filenames", (e) => Object.values(e.filenames)),
		Ie(e, t),
		U(e, "filter_key_ids", (e) => [String(e.key_id)]),
		U(e, "filter_platforms", (e) => e.platforms),
		e.get("filter_untranslated") === "1" ? Le : void 0,
		Re(e.get("filter_archived")),
		e.get("filter_qa_issues") ? () => !1 : void 0
	].filter((e) => e !== void 0);
	return n.length === 0 ? void 0 : (e) => n.every((t) => t(e));
}
function Fe(e, t, { nameFilter: n }) {
	let r = H(t, "filter_key_ids"), i = n === "exact" ? H(t, "filter_keys") : void 0;
	if (!r && !i) return e.all();
	let a = r ? r.map((t) => e.get(Number(t))).filter((e) => e !== void 0) : (i ?? []).flatMap((t) => e.named(t));
	return [...new Set(a)].sort((e, t) => e.key_id - t.key_id);
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
function Ie(e, t) {
	if (t === "ignored") return;
	let n = ({ key_name: e }) => Object.values(e);
	if (t === "exact") return U(e, "filter_keys", n);
	let r = H(e, "filter_keys")?.map((e) => e.toLowerCase()), i = (e) => r?.some((n) => t === "part" ? e.includes(n) : e === n);
	return r && ((e) => n(e).some((e) => i(e.toLowerCase())));
}
function Le(e) {
	return e.translations.some((t) => M(t.translation, e.is_plural));
}
function Re(e) {
	if (e !== null && e !== "" && e !== "include") {
		if (e !== "exclude" && e !== "only") throw k("filter_archived");
		return (t) => t.is_archived === (e === "only");
	}
}
function ze(e, t, n, r) {
	let i = ue(t, n), a = t.get("cursor") ?? "", o = a === "" ? 0 : Ee(e, He(a)), s = e.slice(o, o + i), c = s.at(-1), l = c ? Ve(c.key_id) : a, u = o + i < e.length ? l : Be(r, l, c !== void 0);
	return {
		rows: s,
		headers: {
			"X-Pagination-Limit": String(i),
			...u !== void 0 && { "X-Pagination-Next-Cursor": u }
		}
	};
}
function Be(e, t, n) {
	if (e !== "absent") return e === "empty" ? "" : n || e === "stuck" ? t : void 0;
}
function Ve(e) {
	return Buffer.from(JSON.stringify({ 1: e })).toString("base64");
}
function He(e) {
	let t = /^\{"1":(\d+)\}$/.exec(Buffer.from(e, "base64").toString("utf8"));
	if (!t) throw k("cursor");
	return Number(t[1]);
}
const Ue = /\[%key:([^%\]]+)%\]/g;
function We(e, t) {
	return e.translation.includes("[%key:") ? {
		...e,
		translation: Ge(e.translation, e.language_iso, t, 5)
	} : e;
}
function Ge(e, t, n, r) {
	return r === 0 ? e : e.replace(Ue, (e, i) => {
		let a = n.named(i)[0]?.translations.find((e) => e.language_iso === t);
		return a ? Ge(a.translation, t, n, r - 1) : e;
	});
}
function Ke({ id: e, project: t }) {
	let n = qe(e);
	if (n === void 0) throw k("key_id");
	let r = t.keys.get(n);
	if (!r) throw O();
	return r;
}
function qe(e) {
	return typeof e == "string" && /^\d+$/.test(e) ? Number(e) : typeof e == "number" && Number.isInteger(e) ? e : void 0;
}
// src/sandbox/users.ts
const Je = {
	user_id: 20181,
	email: "sandbox@example.com",
	fullname: "Sandbox"
}, Ye = {
	user_id: 0,
	email: ""
};
function W({ user: e }) {
	return e ? Xe(e) : Je;
}
function Xe(e) {
	return {
		...e,
		fullname: e.fullname ?? e.email
	};
}
function Ze(e, t) {
	let { token: n, tokens: r = [] } = t, i = n === void 0 && r.length === 0, a = r.find((t) => t.token === e);
	if (e === "" || !i && !a && e !== n) return;
	let { rights: o = "read-write", user: s, import_started_by: c } = a ?? {};
	return {
		rights: o,
		user: s ? Xe(s) : W(t),
		...c && { importStartedBy: Xe(c) }
	};
}
// src/sandbox/keys/write.ts
const Qe = S(v(), v()), $e = _([v().min(1), Qe.refine((e) => Object.values(e).some(Boolean))]), et = C(w(s)).min(1), tt = h({
	key_name: $e.exactOptional(),
	platforms: et.exactOptional(),
	description: v().exactOptional(),
	filenames: Qe.exactOptional(),
	tags: C(v()).exactOptional(),
	merge_tags: y().exactOptional(),
	is_plural: y().exactOptional(),
	plural_name: v().exactOptional(),
	is_hidden: y().exactOptional(),
	is_archived: y().exactOptional(),
	context: v().exactOptional(),
	char_limit: ee().min(0).exactOptional(),
	custom_attributes: v().exactOptional()
}), nt = h({ comments: C(h({ comment: v() })).nullish() }), rt = h({
	key_name: $e,
	platforms: et
}), it = h({
	translation: _([v(), Qe]),
	language_iso: v(),
	is_reviewed: y().exactOptional(),
	is_unverified: y().exactOptional()
});
function at(e) {
	return ct(e.body).map((t) => {
		lt(t, "key_name"), lt(t, "platforms");
		let { comments: n } = G(nt, t);
		return {
			...ut(t, e),
			...G(rt, t),
			comments: n ?? []
		};
	});
}
function ot(e) {
	return ct(e.body).map((t) => {
		lt(t, "key_id");
		let n = qe(t.key_id);
		if (n === void 0) throw k("key_id");
		return {
			...ut(t, e),
			key_id: n
		};
	});
}
function st(e) {
	if (!d(e.body)) throw new T(400, "Bad Request");
	let { translations: t, ...n } = e.body;
	return ut(n, e);
}
function ct(e) {
	let t = d(e) ? e.keys : void 0;
	if (!Array.isArray(t) || t.length === 0 || !t.every(d)) throw k("keys");
	return t;
}
function lt(e, t) {
	if (!(t in e)) throw new T(400, `Key has no \`${t}\` parameter`);
}
function ut(e, t) {
	let n = G(tt, e), { malformedCustomAttributes: r } = t.assumptions;
	if (r === "refuse" && !mt(n.custom_attributes ?? "")) throw k("custom_attributes");
	return "translations" in e ? {
		...n,
		translations: dt(e.translations, t)
	} : n;
}
function dt(e, { project: t, assumptions: n, faults: r }) {
	if (!Array.isArray(e) || !e.every(d)) throw k("translations");
	let i = e.map(ft), a = (e) => t.languages.some((t) => t.lang_iso === e.language_iso);
	if (n.unknownLanguage === "refuse" && !i.every(a)) throw k("language_iso");
	return i.filter(a).map((e) => ({
		...e,
		translation: pt(e.translation, r)
	}));
}
function ft(e) {
	if (e.translation === void 0 || e.translation === null) throw new T(400, "Translation has no `translation` parameter");
	return G(it, e);
}
function G(e, t) {
	let { success: n, data: r, error: i } = e.safeParse(t);
	if (n) return r;
	let a = String(i.issues[0]?.path[0]);
	throw a === "key_name" ? new T(400, "key_name parameter should be a string") : k(a);
}
function pt(e, t) {
	return typeof e == "string" ? t.storeText(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t.storeText(n)]));
}
function mt(e) {
	if (e === "") return !0;
	try {
		return c(e), !0;
	} catch {
		return !1;
	}
}
const ht = "This key name is already taken";
function gt(e) {
	let t = at(e).map((t) => ({
		...t,
		key_name: _t(t, e)
	})), n = [], r = [];
	return t.forEach((t, i) => {
		let a = e.faults.writeKey(i);
		if (a === "unwritten") return;
		let o = typeof a == "object" ? a : vt(t, e);
		if (o) {
			r.push(o);
			return;
		}
		let s = yt(t, e);
		a !== "unmentioned" && n.push(s), a === "twice" && yt(t, e);
	}), E({
		...e.envelope,
		keys: n,
		errors: r
	});
}
function _t({ key_name: e, platforms: t }, { project: n }) {
	return z(e, t, n.names);
}
function vt({ key_name: e, platforms: t, filenames: n }, { project: r }) {
	let i = {
		key_name: e,
		platforms: t,
		filenames: F(n)
	};
	return r.keys.conflictingKey(i, r.names) && {
		message: ht,
		code: 400,
		key_name: e
	};
}
function yt({ comments: e, screenshots: t, ...n }, r) {
	let { project: i, store: a, now: o } = r, s = Oe(n, i, a.ids, o, q(r));
	return Mt(r) && Nt(s, r), s.comments = e?.map(({ comment: e }) => bt(e, s.key_id, r)) ?? [], i.keys.add(s), s;
}
function bt(e, t, { store: n, now: r, access: i }) {
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
function xt(e) {
	let t = Ke(e), n = K(t, st(e), e), r = e.faults.writeKey(0);
	if (typeof r == "object") throw new T(r.code, r.message);
	if (e.project.keys.conflictingKey(n, e.project.names, t)) throw new T(400, ht);
	return wt(t, n, e), E({
		...e.envelope,
		key: t
	});
}
function St(e) {
	let t = ot(e);
	for (let { key_id: n, ...r } of t) {
		let t = e.project.keys.get(n);
		t && K(t, r, e);
	}
	let n = new Set(), r = [];
	return t.forEach((t, i) => {
		let a = e.faults.writeKey(i);
		if (a === "unwritten") return;
		let o = typeof a == "object" ? a : Ct(t, e);
		"message" in o ? r.push(o) : a !== "unmentioned" && n.add(o);
	}), E({
		...e.envelope,
		keys: [...n].sort((e, t) => e.key_id - t.key_id),
		errors: r
	});
}
function Ct(e, t) {
	let { key_id: n, translations: r, ...i } = e, a = t.project.keys.get(n);
	if (!a) return {
		message: "Key not found in the project",
		code: 404,
		key_id: n
	};
	let o = K(a, i, t);
	return t.project.keys.conflictingKey(o, t.project.names, a) ? {
		message: ht,
		code: 400,
		key_id: n
	} : (wt(a, o, t), Dt(a, r ?? [], t) && Mt(t) && Nt(a, t), a);
}
function K(e, t, { project: n, assumptions: r }) {
	let { key_name: i, platforms: a, filenames: o, tags: s, merge_tags: c, custom_attributes: l, ...u } = t, d = a ? L(a) : e.platforms, f = i === void 0 && (a === void 0 || !n.names.perPlatform), p = r.unsentFilenames === "keep" ? e.filenames : void 0;
	return {
		...u,
		key_name: f ? e.key_name : z(i ?? e.key_name, d, n.names, e.key_name),
		platforms: d,
		filenames: o ? F(o, p) : e.filenames,
		...s && { tags: Ce(c ? [...e.tags, ...s] : s) },
		...l !== void 0 && { custom_attributes: we(l) }
	};
}
function wt(e, n, r) {
	let { project: i, now: a } = r;
	if (!Object.entries(n).some(([n, r]) => !t(Reflect.get(e, n), r))) return;
	let o = e.is_plural, s = () => Object.assign(e, n, {
		modified_at: a.text,
		modified_at_timestamp: a.seconds
	});
	t(e.key_name, n.key_name) ? s() : i.keys.rename(e, s), e.is_plural !== o && Et(e, r);
}
function Tt(e, { languages: t }) {
	return t.find(({ lang_iso: t }) => t === e)?.plural_forms ?? null;
}
function Et(e, t) {
	let { project: n, assumptions: r } = t;
	for (let i of e.translations) {
		let a = Tt(i.language_iso, n), o = M(i.translation, !e.is_plural), s = r.pluralChange === "convert" ? i.translation : "";
		i.translation = e.is_plural ? j(s, !0, a) : ye(s), i.words = N(i.translation, e.is_plural), o || J(e, i, q(t), t);
	}
}
function Dt(e, t, n) {
	let { record: r } = n.project;
	if (!t.filter((t) => Ot(e, t, n)).some((e) => e.language_iso === r.base_language_iso)) return !1;
	if (e.base_words = e.translations[0]?.words ?? 0, r.settings.auto_toggle_unverified) {
		let r = t.map((e) => e.language_iso);
		for (let t of e.translations) r.includes(t.language_iso) || kt(e, t, n);
	}
	return !0;
}
function Ot(e, t, n) {
	let { project: r, access: i, assumptions: a } = n, o = e.translations.find((e) => e.language_iso === t.language_iso);
	if (!o) return !1;
	let s = j(t.translation, e.is_plural, Tt(t.language_iso, r)), c = s === o.translation, l = t.is_reviewed ?? (c && o.is_reviewed), u = t.is_unverified ?? (c ? o.is_unverified : M(s, e.is_plural));
	return c && l === o.is_reviewed && u === o.is_unverified ? !1 : (o.translation = s, o.words = N(s, e.is_plural), o.is_reviewed = l, o.reviewed_by = l ? i.user.user_id : 0, o.is_unverified = u, o.is_fuzzy = u, c && a.reviewWriter !== "move" || J(e, o, q(n), n), !c);
}
function kt(e, t, n) {
	!t.is_unverified && n.assumptions.unverifiedWriter === "move" && J(e, t, q(n), n), t.is_unverified = !0, t.is_fuzzy = !0;
}
const At = {
	user_id: 7002,
	email: "automation@example.com"
};
function q({ access: e, assumptions: t }) {
	return !e.importStartedBy || t.importWriter === "tokenUser" ? e.user : t.importWriter === "starter" ? e.importStartedBy : Ye;
}
function jt(e) {
	let { automationWriter: t } = e.assumptions;
	return t === "tokenUser" ? q(e) : t === "otherUser" ? At : Ye;
}
function J(e, t, { user_id: n, email: r }, { now: i }) {
	t.modified_by = n, t.modified_by_email = r, t.modified_at = i.text, t.modified_at_timestamp = i.seconds, e.translations_modified_at = i.text, e.translations_modified_at_timestamp = i.seconds;
}
function Mt({ body: e }) {
	return !d(e) || e.use_automations !== !1;
}
function Nt(e, t) {
	let { project: n } = t, r = ye(e.translations[0]?.translation ?? "");
	if (r !== "") for (let { language_iso: i, translation: a } of n.automations) {
		let o = e.translations.find((e) => e.language_iso === i);
		if (!o || !M(o.translation, e.is_plural)) continue;
		let s = Tt(i, n), c = a.replaceAll("{base}", () => r);
		o.translation = j(e.is_plural ? { other: c } : c, e.is_plural, s), o.words = N(o.translation, e.is_plural), o.is_unverified = !1, o.is_fuzzy = !1, J(e, o, jt(t), t);
	}
}
function Pt(e) {
	let { removed: t, locked: n } = It(new Set([Ke(e)]), e);
	return E({
		...e.envelope,
		key_removed: t > 0,
		keys_locked: n
	});
}
function Ft(e) {
	let { body: t, project: n, assumptions: r, envelope: i } = e, a = d(t) ? t.keys : void 0;
	if (!Array.isArray(a) || a.length === 0) throw k("keys");
	let o = a.map(qe);
	if (o.includes(void 0)) throw k("keys");
	let s = o.map((e) => n.keys.get(e ?? 0)).filter((e) => e !== void 0);
	if (s.length < o.length && r.unknownIdsOnDelete === "404") throw O();
	let { removed: c, locked: l } = It(new Set(s), e);
	return E({
		...i,
		keys_removed: c > 0 || l === 0,
		keys_locked: l
	});
}
function It(e, { project: t, faults: n }) {
	let r = new Set([...e].filter((e) => !n.lockKey(e.key_id)));
	return t.keys.remove(r), {
		removed: r.size,
		locked: e.size - r.size
	};
}
// src/sandbox/projectRequests.ts
function Lt({ project: e }) {
	return E({
		...e.record,
		statistics: zt(e)
	});
}
function Rt({ project: e, query: t, assumptions: n, envelope: r }) {
	let { rows: i, headers: a } = fe(e.languages, t, n);
	return E({
		...r,
		languages: i
	}, a);
}
function zt({ keys: e, rowLanguages: t }) {
	let n = new Map(t.map(({ lang_iso: e }) => [e, {
		rows: 0,
		words: 0
	}])), r = 0, i = 0;
	for (let t of e.all()) {
		r += t.base_words;
		for (let e of t.translations) {
			e.is_unverified && i++;
			let r = n.get(e.language_iso);
			r && M(e.translation, t.is_plural) && (r.rows++, r.words += t.base_words);
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
			...Bt,
			unverified: i
		},
		languages: a
	};
}
const Bt = {
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
}, Vt = ve(15e8), Ht = [
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
function Ut({ id: e, access: t, mainProject: n, envelope: r }) {
	if (e !== "me") throw O();
	return E({
		project_id: r.project_id,
		contributor: {
			...t.user,
			created_at: Vt.text,
			created_at_timestamp: Vt.seconds,
			is_admin: !0,
			is_reviewer: !0,
			languages: n.languages.map(({ lang_id: e, lang_iso: t, lang_name: n }) => ({
				lang_id: e,
				lang_iso: t,
				lang_name: n,
				is_writable: !0
			})),
			admin_rights: Ht,
			role_id: 1
		}
	});
}
// src/sandbox/languages.ts
const Wt = {
	ak: 910,
	ar_001: 731,
	en: 640,
	ru: 597,
	sq: 803
}, Gt = [
	"Adlm",
	"Arab",
	"Hebr",
	"Nkoo",
	"Rohg",
	"Syrc",
	"Thaa"
], Kt = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
function qt(e, t) {
	let n = Xt(e.lang_iso);
	return {
		lang_id: e.lang_id ?? Wt[e.lang_iso] ?? $t(e.lang_iso),
		lang_iso: e.lang_iso,
		lang_name: e.lang_name ?? (n ? Zt(n) : e.lang_iso),
		is_rtl: e.is_rtl ?? Gt.includes(n?.maximize().script),
		plural_forms: e.plural_forms === void 0 ? Qt(n) : e.plural_forms,
		project_language_uuid: e.project_language_uuid ?? _e(`${t} ${e.lang_iso}`)
	};
}
function Jt(e, t) {
	return e.lang_name < t.lang_name ? -1 : +(e.lang_name > t.lang_name);
}
function Yt(e, t) {
	let n = (e) => e.lang_iso === t ? "" : e.lang_iso;
	return [...e].sort((e, t) => n(e) < n(t) ? -1 : 1);
}
function Xt(e) {
	try {
		return new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
function Zt(e) {
	return new Intl.DisplayNames(["en"], {
		type: "language",
		languageDisplay: "standard"
	}).of(e.baseName) ?? e.baseName;
}
function Qt(e) {
	let t = new Intl.PluralRules(e?.baseName ?? "en").resolvedOptions().pluralCategories;
	return Kt.filter((e) => t.includes(e));
}
function $t(e) {
	return 1e4 + Number.parseInt(ge(e).slice(0, 8), 16) % 9e6;
}
// src/sandbox/project.ts
const en = {
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
function tn(e, t, n, r, { assumptions: i, access: a }) {
	let o = n.map((e) => e.lang_iso), s = t.base_language_iso ?? (o.includes("en") ? "en" : o[0] ?? "en"), c = (o.includes(s) ? n : [{ lang_iso: s }, ...n]).map((t) => qt(t, e)).sort(Jt), l = Yt(c, s), u = nn(e, t, l[0], r, W(a));
	return {
		id: e,
		record: u,
		languages: c,
		rowLanguages: l,
		names: {
			perPlatform: u.settings.per_platform_key_names,
			objectNameWithoutSetting: i.objectNameWithoutSetting,
			sameNameOtherFilename: i.sameNameOtherFilename
		},
		keys: new Te(),
		webhooks: new Map(),
		automations: []
	};
}
function nn(e, t, n, r, i) {
	let { statistics: a, settings: o, ...s } = t, [c = e] = e.split(":");
	return {
		project_type: "localization_files",
		name: c,
		description: "",
		created_at: r.text,
		created_at_timestamp: r.seconds,
		created_by: i.user_id,
		created_by_email: i.email,
		team_id: 1,
		team_uuid: _e("team"),
		base_language_id: n?.lang_id ?? 0,
		base_language_iso: n?.lang_iso ?? "",
		...s,
		project_id: c,
		settings: {
			...en,
			...o
		}
	};
}
// src/sandbox/stateSchema.ts
const Y = v().exactOptional(), rn = C(v()).exactOptional(), X = te().exactOptional(), Z = y().exactOptional(), an = C(p()).exactOptional(), on = g(w(s), v()), sn = x({
	lang_iso: v(),
	lang_id: X,
	lang_name: Y,
	is_rtl: Z,
	plural_forms: C(v()).nullable().exactOptional(),
	project_language_uuid: Y
}), cn = x({
	language_iso: v(),
	translation: _([v(), S(v(), v())]),
	translation_id: X,
	segment_number: X,
	key_id: X,
	modified_by: X,
	modified_by_email: Y,
	modified_at: Y,
	modified_at_timestamp: X,
	is_reviewed: Z,
	reviewed_by: X,
	is_unverified: Z,
	is_fuzzy: Z,
	words: X,
	custom_translation_statuses: an,
	task_id: te().nullable().exactOptional()
}), ln = x({
	key_name: _([v().min(1), on.refine((e) => Object.values(e).some(Boolean))]),
	key_id: X,
	created_at: Y,
	created_at_timestamp: X,
	filenames: on.exactOptional(),
	description: Y,
	platforms: C(w(s)).min(1).exactOptional(),
	tags: rn,
	comments: an,
	screenshots: an,
	translations: C(cn).exactOptional(),
	is_plural: Z,
	plural_name: Y,
	is_hidden: Z,
	is_archived: Z,
	context: Y,
	base_words: X,
	char_limit: X,
	custom_attributes: Y,
	modified_at: Y,
	modified_at_timestamp: X,
	translations_modified_at: Y,
	translations_modified_at_timestamp: X
}), un = x({
	url: v(),
	events: C(v()),
	webhook_id: Y,
	branch: v().nullable().exactOptional(),
	secret: Y,
	event_lang_map: C(h({
		event: v(),
		lang_iso_codes: C(v())
	})).exactOptional()
}), dn = x({
	language_iso: v(),
	translation: v()
}), fn = x({
	project: m(d).exactOptional(),
	languages: C(sn).exactOptional(),
	keys: C(ln).exactOptional(),
	webhooks: C(un).exactOptional(),
	automations: C(dn).exactOptional()
}), pn = x({
	user_id: te(),
	email: v(),
	fullname: Y
}), mn = x({
	token: v().min(1),
	rights: w(["read-write", "read-only"]).exactOptional(),
	user: pn.exactOptional(),
	import_started_by: pn.exactOptional()
}), hn = x(Object.fromEntries(re.map(([e, { values: t }]) => [e, (typeof t == "number" ? ee().min(1) : b([...t])).exactOptional()]))).transform((e) => e), gn = x({
	projects: S(v(), fn),
	token: Y,
	tokens: C(mn).exactOptional(),
	user: pn.exactOptional(),
	assumptions: hn.exactOptional()
});
function _n(e) {
	let { success: t, data: n, error: r } = gn.safeParse(e);
	if (!t) throw Error(vn(r.issues[0], e));
	for (let [e, t] of Object.entries(n.projects)) {
		if (!/^[0-9a-f]+\.[0-9]+(:.+)?$/i.test(e)) throw Error(`the project id ${JSON.stringify(e)} must look like 3002780358964f9bab5a92.87762498`);
		xn(e, t, n.projects), Cn(t, `projects.${e}.keys`), Sn(t, `projects.${e}.automations`);
	}
	return n;
}
function vn(e, t) {
	let n = e?.path ?? [];
	if (!e || n.length === 0 && !d(t)) return "it must be an object with the member `projects`";
	if (e.code === "unrecognized_keys") return `${bn([...n, e.keys[0] ?? ""])} is an unknown member`;
	let r = n.reduce((e, t) => yn(e) ? Reflect.get(e, t) : void 0, t);
	return r === void 0 ? `${bn(n)} is missing` : `${bn(n)} must not be ${JSON.stringify(r).slice(0, 60)}`;
}
function yn(e) {
	return typeof e == "object" && !!e;
}
function bn(e) {
	return e.map((e, t) => typeof e == "number" ? `[${e}]` : `${t > 0 ? "." : ""}${String(e)}`).join("");
}
function xn(e, t, n) {
	let [r = "", i] = e.split(":");
	if (i !== void 0) {
		if (i === "master") throw Error(`projects.${e} is the project ${r} itself: use that id`);
		if (!(r in n)) throw Error(`projects.${e} is a branch, and its project ${r} is missing`);
		if (t.webhooks && t.webhooks.length > 0) throw Error(`projects.${e}.webhooks must be empty: webhooks belong to the project, not to a branch`);
		if (t.automations) throw Error(`projects.${e}.automations must be those of the project ${r}: set them there`);
	}
}
function Sn({ automations: e = [], languages: t }, n) {
	for (let [r, { language_iso: i }] of e.entries()) if (!t?.some(({ lang_iso: e }) => e === i)) throw Error(`${n}[${r}].language_iso ${i} is not among the project's languages`);
}
function Cn({ keys: e = [], languages: t }, n) {
	let r = t?.map((e) => e.lang_iso), i = new Set();
	for (let [t, { key_id: a, translations: o = [] }] of e.entries()) {
		let e = `${n}[${t}]`;
		if (a !== void 0 && i.has(a)) throw Error(`${e}.key_id ${a} is in the project twice`);
		a !== void 0 && i.add(a);
		for (let [t, { language_iso: n }] of o.entries()) if (r && !r.includes(n)) throw Error(`${e}.translations[${t}].language_iso ${n} is not among the project's languages`);
	}
}
// src/sandbox/state.ts
var wn = class {
	access;
	assumptions;
	ids = new he();
	#e = new Map();
	#t;
	#n;
	constructor(e, t, n) {
		let { projects: r, ...i } = e;
		this.#n = structuredClone(i), this.access = this.#n, this.assumptions = {
			...ne,
			...i.assumptions,
			...t
		}, this.#t = n;
		for (let t of Object.values(e.projects)) this.#s(t);
		let a = Object.keys(e.projects);
		for (let [t, n] of Object.entries(e.projects)) {
			let [r = t, i] = t.split(":"), o = e.projects[r] ?? {}, s = {
				branching: a.some((e) => e.startsWith(`${r}:`)),
				...o.project?.settings
			}, c = {
				...o.project,
				settings: s
			};
			this.#e.set(t, this.#r(t, i === void 0 ? n : this.#a(n, o), c));
		}
	}
	now() {
		return ve(Math.floor(this.#t() / 1e3));
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
			...this.#n,
			projects: e
		};
	}
	#r(e, t, n) {
		let r = this.now(), i = tn(e, n, t.languages ?? Dn(t.keys ?? []), r, this);
		for (let e of structuredClone(t.automations ?? [])) i.automations.push(e);
		let a = (t.keys ?? []).map((e) => ({
			...e,
			key_id: e.key_id ?? this.ids.next("key")
		}));
		for (let e of a.sort((e, t) => e.key_id - t.key_id)) i.keys.add(Oe({
			...e,
			key_name: this.#i(e, i)
		}, i, this.ids, r, W(this.access)));
		for (let e of t.webhooks ?? []) this.addWebhook(e, i);
		return i;
	}
	#i({ key_name: e, platforms: t = ["web"] }, n) {
		if (typeof e == "string") return z(e, t, n.names);
		let { ios: r, android: i, web: a, other: o } = e;
		return r && i && a && o ? {
			ios: r,
			android: i,
			web: a,
			other: o
		} : z(e, t, {
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
			events: Tn(e.events),
			event_lang_map: En(e.events, e.event_lang_map ?? [], t)
		};
		return t.webhooks.set(n.webhook_id, n), n;
	}
	#a({ languages: e, keys: t }, n) {
		let r = e ?? n.languages, i = n.keys?.map(({ key_id: e, translations: t, ...n }) => ({
			...n,
			...t && { translations: t.map((e) => this.#o(e)) }
		}));
		return {
			...r && { languages: r },
			...n.automations && { automations: n.automations },
			keys: t ?? i ?? []
		};
	}
	#o({ translation_id: e, ...t }) {
		let { branchWriter: n } = this.assumptions;
		if (n === "keep") return t;
		let { user_id: r, email: i } = n === "none" ? Ye : W(this.access);
		return {
			...t,
			modified_by: r,
			modified_by_email: i
		};
	}
	#s(e) {
		for (let t of e.keys ?? []) {
			this.ids.reserve("key", t.key_id ?? 0);
			for (let e of t.translations ?? []) this.ids.reserve("translation", e.translation_id ?? 0);
			for (let e of t.comments ?? []) this.ids.reserve("comment", On(e));
		}
	}
};
function Tn(e) {
	return [...new Set(e)].sort();
}
function En(e, t, n) {
	let r = n.languages.map((e) => e.lang_iso);
	return Tn(e).filter((e) => u.includes(e)).map((e) => {
		let n = t.find((t) => t.event === e)?.lang_iso_codes ?? r;
		return {
			event: e,
			lang_iso_codes: r.filter((e) => n.includes(e))
		};
	});
}
function Dn(e) {
	let t = e.flatMap((e) => e.translations?.map((e) => e.language_iso) ?? []);
	return [...new Set(t)].map((e) => ({ lang_iso: e }));
}
function On(e) {
	return d(e) && typeof e.comment_id == "number" ? e.comment_id : 0;
}
function kn(e) {
	try {
		return _n(c(r(e, "utf8")));
	} catch (t) {
		if (t instanceof Error && "code" in t && t.code === "ENOENT") return;
		let n = t instanceof Error ? t.message : String(t);
		throw Error(`The sandbox cannot use the state file ${e}: ${n}. Fix the file, or move it away to start with an empty state.`, { cause: t });
	}
}
var An = class {
	#e;
	#t;
	#n = !1;
	#r = 0;
	#i;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	write() {
		let t = performance.now(), n = a(this.#e, { throwIfNoEntry: !1 })?.mode ?? 384;
		e(`${this.#e}.tmp`, JSON.stringify(this.#t(), void 0, 1), { mode: n }), o(`${this.#e}.tmp`, this.#e), this.#n = !1, this.#r = (performance.now() - t) * 9;
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
// src/sandbox/webhooks.ts
function jn({ mainProject: e, query: t, assumptions: n }) {
	let { rows: r, headers: i } = fe([...e.webhooks.values()], t, n);
	return E({
		project_id: e.id,
		webhooks: r
	}, i);
}
function Mn(e) {
	return $(e, Q(e));
}
function Nn(e) {
	let { store: t, mainProject: n } = e, { url: r, events: i, ...a } = Bn(e);
	if (r === void 0) throw new T(400, "Webhook has no `url` parameter");
	if (i === void 0) throw new T(400, "Webhook has no `events` parameter");
	return $(e, t.addWebhook({
		...a,
		url: r,
		events: i
	}, n));
}
function Pn(e) {
	let t = Q(e), { event_lang_map: n, ...r } = Bn(e, t.events);
	return Object.assign(t, r), t.events = Tn(t.events), t.event_lang_map = En(t.events, n ?? t.event_lang_map, e.mainProject), $(e, t);
}
function Fn(e) {
	return e.mainProject.webhooks.delete(Q(e).webhook_id), E({
		project_id: e.mainProject.id,
		webhook_deleted: !0
	});
}
function In(e) {
	let t = Q(e);
	return t.secret = e.store.newDigest("secret"), E({
		project_id: e.mainProject.id,
		secret: t.secret
	});
}
function Q({ mainProject: e, id: t }) {
	let n = e.webhooks.get(t);
	if (!n) throw O();
	return n;
}
function $({ mainProject: e }, t) {
	return E({
		project_id: e.id,
		webhook: t
	});
}
const Ln = h({
	url: v().refine((e) => /^https?:/i.test(e) && URL.canParse(e)).exactOptional(),
	events: C(v()).min(1).exactOptional(),
	branch: v().nullable().exactOptional(),
	event_lang_map: C(h({
		event: v(),
		lang_iso_codes: C(v())
	})).exactOptional()
}), Rn = v().refine((e) => l.includes(e)), zn = Ln.extend({ events: C(Rn).min(1).exactOptional() });
function Bn(e, t = []) {
	let { body: n, assumptions: r, mainProject: i } = e;
	if (!d(n)) throw new T(400, "Bad Request");
	let { success: a, data: o, error: s } = (r.unknownEvent === "refuse" ? zn : Ln).safeParse(n);
	if (!a) throw k(String(s.issues[0]?.path[0]));
	let c = i.languages.map((e) => e.lang_iso);
	if (o.event_lang_map && !o.event_lang_map.every(({ event: e, lang_iso_codes: n }) => (o.events ?? t).includes(e) && u.includes(e) && n.every((e) => c.includes(e)))) throw k("event_lang_map");
	return {
		...o,
		...o.branch === "" && { branch: null }
	};
}
// src/sandbox/operations.ts
const Vn = [
	{
		name: "project",
		method: "GET",
		path: "",
		run: Lt
	},
	{
		name: "languages",
		method: "GET",
		path: "/languages",
		run: Rt
	},
	{
		name: "contributor",
		method: "GET",
		path: "/contributors/:id",
		run: Ut
	},
	{
		name: "keys",
		method: "GET",
		path: "/keys",
		run: Ae
	},
	{
		name: "createKeys",
		method: "POST",
		path: "/keys",
		run: gt
	},
	{
		name: "updateKeys",
		method: "PUT",
		path: "/keys",
		run: St
	},
	{
		name: "destroyKeys",
		method: "DELETE",
		path: "/keys",
		run: Ft
	},
	{
		name: "key",
		method: "GET",
		path: "/keys/:id",
		run: je
	},
	{
		name: "updateKey",
		method: "PUT",
		path: "/keys/:id",
		run: xt
	},
	{
		name: "destroyKey",
		method: "DELETE",
		path: "/keys/:id",
		run: Pt
	},
	{
		name: "webhooks",
		method: "GET",
		path: "/webhooks",
		run: jn
	},
	{
		name: "createWebhook",
		method: "POST",
		path: "/webhooks",
		run: Nn
	},
	{
		name: "webhook",
		method: "GET",
		path: "/webhooks/:id",
		run: Mn
	},
	{
		name: "updateWebhook",
		method: "PUT",
		path: "/webhooks/:id",
		run: Pn
	},
	{
		name: "destroyWebhook",
		method: "DELETE",
		path: "/webhooks/:id",
		run: Fn
	},
	{
		name: "regenerateWebhookSecret",
		method: "PATCH",
		path: "/webhooks/:id/secret/regenerate",
		run: In
	}
];
function Hn(e, t) {
	let [, n = "", r = ""] = /^\/api2\/projects\/([^/]+)(\/.*)?$/.exec(t) ?? [], [, i = "", a = "", o = ""] = /^(\/[^/]+)\/([^/]+)(\/.*)?$/.exec(r) ?? ["", r], s = `${i}${a && "/:id"}${o}`, c = Vn.filter((e) => e.path === s), [l, u] = [Un(n), Un(a)];
	if (l && u !== void 0 && c.length !== 0) return {
		projectId: l,
		id: u,
		operation: c.find((t) => t.method === e)
	};
}
function Un(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return;
	}
}
// src/sandbox/http.ts
const Wn = n(oe);
function Gn({ headers: e }) {
	let t = e["x-api-token"] ?? e.authorization?.replace(/^Bearer\s+/i, "") ?? "";
	return String(t).trim();
}
async function Kn(e, t) {
	let n = [];
	try {
		for await (let t of e) n.push(Buffer.from(t));
	} catch {
		return "gone";
	}
	let r = t(Buffer.concat(n).toString("utf8"));
	try {
		return { body: r === "" ? void 0 : c(r) };
	} catch {
		return { body: r };
	}
}
function qn({ body: e }) {
	return "json" in e ? Jn(e.json) : e.html;
}
function Jn(e) {
	return JSON.stringify(e).replace(/\//g, "\\/").replace(/[\u0080-\uffff]/g, Yn);
}
function Yn(e) {
	return `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
async function Xn(e, t, n) {
	let { clock: r, latency: i, pause: a, closing: o, log: s } = e, c = r(), { method: l = "", url: u = "" } = t, d = e.faults.flatMap(({ wire: e }) => e ?? []), f = (e) => d.reduce((e, t) => t.received(e), e), p = f(u), m = Zn(e, t, p), h = await Kn(t, f), g = h === "gone" ? void 0 : h.body, { answer: _, delay: v } = h === "gone" ? nr : rr(e, m, {
		method: l,
		path: p,
		query: Qn(p).query,
		body: g
	}), y = _ === "cut" ? "" : d.reduce((e, t) => t.sent(e), qn(_)), b = i + v;
	b > 0 && await a(b, o);
	let x = /\bgzip\b/.test(String(t.headers["accept-encoding"])), S = Buffer.from(y), C = x ? await Wn(S, { level: ae.Z_BEST_SPEED }) : S;
	"leave" in m && m.leave(), s.add({
		time: new Date(c).toISOString(),
		method: l,
		path: p,
		...g !== void 0 && { body: g },
		status: _ === "cut" ? 0 : _.status,
		bytes: S.length,
		ms: r() - c
	}), _ === "cut" ? t.socket.destroy() : (n.writeHead(_.status, {
		"Content-Type": "json" in _.body ? "application/json" : "text/html",
		..._.headers,
		...x && { "Content-Encoding": "gzip" },
		"Content-Length": C.length
	}), n.end(C));
}
function Zn({ store: e, limits: t }, n, r) {
	if (`${n.method} ${n.url} HTTP/1.1`.length > e.assumptions.longestRequestLine) return { refused: le(414, "Request-URI Too Large") };
	let i = Gn(n), a = Ze(i, e.access);
	if (!a) return { refused: D(400, "Invalid `X-Api-Token` header") };
	let o = Hn(n.method ?? "", Qn(r).pathname);
	if (!o) return { refused: D(404, "Not Found") };
	let [s = ""] = o.projectId.split(":"), c = t ? t.enter(i, s) : () => {};
	return c ? {
		target: o,
		access: a,
		leave: c
	} : { refused: D(429, $n) };
}
function Qn(e = "") {
	let [t = "", ...n] = e.split("?");
	return {
		pathname: t,
		query: new URLSearchParams(n.join("?"))
	};
}
const $n = "Too many requests. Cool your jets and try again in a bit";
var er = class {
	#e;
	#t = new Map();
	#n = new Map();
	constructor(e) {
		this.#e = e;
	}
	enter(e, t) {
		let n = this.#e(), r = (this.#t.get(e) ?? []).filter((e) => n - e < 1e3), i = this.#n.get(t) ?? 0;
		if (!(r.length >= 6 || i >= 10)) return this.#t.set(e, [...r, n]), this.#n.set(t, i + 1), () => {
			this.#n.set(t, (this.#n.get(t) ?? 1) - 1);
		};
	}
}, tr = class {
	entries = [];
	#e;
	#t;
	#n;
	constructor(e, t = () => {}) {
		this.#e = t, this.#t = e === void 0 ? void 0 : i(e, { flags: "a" }), this.#t?.on("error", (t) => {
			this.#n = Error(`The sandbox cannot write its request log ${e}: ${t.message}.`, { cause: t });
		});
	}
	add(e) {
		this.entries.push(e);
		let { time: t, method: n, path: r, status: i, bytes: a, ms: o } = e;
		this.#t?.write(`${JSON.stringify({
			time: t,
			method: n,
			path: r,
			status: i,
			bytes: a,
			ms: o
		})}\n`), this.#e(e);
	}
	async close() {
		if (this.#t && !this.#n && (this.#t.end(), await ce(this.#t).catch(() => {})), this.#n) throw this.#n;
	}
};
const nr = {
	answer: "cut",
	delay: 0
};
function rr({ store: e, faults: t, changed: n }, r, i) {
	if ("refused" in r) return {
		answer: r.refused,
		delay: 0
	};
	let { target: a, access: o } = r, { operation: s, id: c } = a, l;
	return {
		answer: ir(() => {
			let r = sr(e, a.projectId);
			if (!s) throw new T(405, "Method Not Allowed");
			let u = s.method !== "GET";
			if (u && o.rights === "read-only") throw new T(e.assumptions.readOnlyWrite, "Forbidden");
			l = new me(t, {
				...i,
				operation: s.name,
				keys: ar(i.body, s.name, c),
				keyCount: r.project.keys.size
			});
			let d = {
				...r,
				now: e.now(),
				assumptions: e.assumptions
			};
			l.meanwhile(d) && n();
			let f = l.beforeOperation();
			if (f) return f;
			let p = s.run({
				...d,
				...i,
				store: e,
				id: c,
				access: o,
				faults: l
			});
			return u && n(), l.onAnswer(p);
		}),
		delay: l?.delay() ?? 0
	};
}
function ir(e) {
	try {
		return e();
	} catch (e) {
		return e instanceof T ? D(e.status, e.message) : D(500, `The sandbox failed. This is a bug in lokaform: ${e instanceof Error ? e.stack ?? e.message : String(e)}`);
	}
}
function ar(e, t, n) {
	return d(e) ? t === "updateKey" ? [{
		...e,
		key_id: n
	}] : t !== "createKeys" && t !== "updateKeys" ? [] : Array.isArray(e.keys) ? e.keys.filter(d) : [] : [];
}
const or = /^([0-9a-f]+\.[0-9]+)(?::([^;]+))?$/i;
function sr(e, t) {
	let [, n, r = "master"] = or.exec(t) ?? [];
	if (n === void 0) throw k("project_id");
	let i = e.project(n), a = r === "master" ? i : e.project(t);
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
// src/sandbox/sandbox.ts
const cr = "127.0.0.1";
async function lr(e = {}) {
	let { clock: t = Date.now, latency: n = 0, limits: r = !0, pause: i = ur } = e, a = e.stateFile === void 0 ? void 0 : kn(e.stateFile), o = new wn(a ?? _n(e.state ?? { projects: {} }), e.assumptions ?? {}, t), s = e.stateFile === void 0 ? void 0 : new An(e.stateFile, () => o.state());
	a || s?.write();
	let c = new tr(e.log, e.onRequest), l = new AbortController(), u = {
		store: o,
		log: c,
		clock: t,
		latency: n,
		pause: i,
		faults: e.faults ?? [],
		limits: r ? new er(t) : void 0,
		changed: () => s?.changed(),
		closing: l.signal
	}, d = new Set(), f = ie({ maxHeaderSize: 262144 }, (e, t) => {
		let n = Xn(u, e, t);
		d.add(n), n.finally(() => d.delete(n));
	}), p = await dr(f, e.port ?? 0);
	return {
		url: `http://${cr}:${p}/api2`,
		port: p,
		state: () => structuredClone(o.state()),
		requests: c.entries,
		async close() {
			l.abort();
			let e = new Promise((e) => f.close(e));
			f.closeAllConnections(), await Promise.all([e, ...d]);
			try {
				s?.flush();
			} finally {
				await c.close();
			}
		}
	};
}
function ur(e, t) {
	return se(e, void 0, { signal: t }).catch(() => {});
}
function dr(e, t) {
	return new Promise((n, r) => {
		e.once("error", r), e.listen(t, cr, () => {
			let r = e.address();
			n(typeof r == "object" && r ? r.port : t);
		});
	});
}
export { lr as t };
