import { _ as e, _n as t, b as n, h as r, vn as i } from "./start.js";
import { c as a, n as o, o as s, s as c, t as l } from "./wire.js";
import { _ as u, a as d, d as f, f as p, g as m, h, i as g, m as _, p as ee, r as v, s as te, t as y, v as ne } from "./zod.js";
import { qn as re } from "./engine.js";
import { n as ie, r as ae } from "./assumptions.js";
import { createServer as oe } from "node:http";
import { constants as se, gzip as ce } from "node:zlib";
import { rename as le, writeFile as ue } from "node:fs/promises";
import { setTimeout as de } from "node:timers/promises";
import { finished as fe } from "node:stream/promises";
// src/sandbox/answer.ts
var b = class extends Error {
	status;
	constructor(e, t) {
		super(t), this.status = e;
	}
};
function x(e, t = {}) {
	return {
		status: 200,
		headers: t,
		body: { json: e }
	};
}
function S(e, t) {
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
function C() {
	return new b(404, "Not Found");
}
function w(e) {
	return new b(400, `Invalid \`${e}\` parameter`);
}
function me(e, t, n = 100) {
	return ge(e, "limit", n, t);
}
function he(e, t, n, r = 100) {
	let i = me(t, n, r), a = ge(t, "page", 1, 2 ** 53 - 1);
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
function ge(e, t, n, r) {
	let i = e.get(t);
	if (i === null || i === "") return n;
	let a = Number(i);
	if (!/^\d+$/.test(i) || a < 1 || a > r) throw w(t);
	return a;
}
// src/sandbox/faults.ts
var _e = class {
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
	omitKey(e) {
		return this.#n((t) => t.omitKey?.(this.#t, e));
	}
	refuseKey(e) {
		let t = this.#t.keys[e] ?? {};
		return this.#n((e) => e.refuseKey?.(this.#t, t));
	}
	storeTwice(e) {
		let t = this.#t.keys[e] ?? {};
		return this.#e.some((e) => e.storeTwice?.(this.#t, t));
	}
	lockKey(e) {
		return this.#e.some((t) => t.lockKey?.(this.#t, e));
	}
	showKeys(e) {
		return this.#e.reduce((e, t) => t.showKeys?.(this.#t, e) ?? e, e);
	}
	showWebhooks(e) {
		return this.#e.reduce((e, t) => t.showWebhooks?.(this.#t, e) ?? e, e);
	}
	meanwhile(e) {
		return this.#e.filter((t) => t.meanwhile?.(this.#t, e)).length > 0;
	}
	showBody(e) {
		let t = this.#e.filter((e) => e.showBody);
		if (t.length === 0 || !("json" in e.body)) return e;
		let n = t.reduce((e, t) => t.showBody?.(this.#t, e), structuredClone(e.body.json));
		return {
			...e,
			body: { json: n }
		};
	}
	onAnswer(e) {
		return this.#n((t) => t.onAnswer?.(this.#t, e));
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
}, ve = class {
	#e = 0;
	#t = 0;
	#n = 0;
	#r = 0;
	reserveKey(e) {
		this.#e = Math.max(this.#e, e);
	}
	reserveTranslation(e) {
		this.#t = Math.max(this.#t, e);
	}
	reserveComment(e) {
		this.#n = Math.max(this.#n, e);
	}
	key() {
		return ++this.#e;
	}
	translation() {
		return ++this.#t;
	}
	comment() {
		return ++this.#n;
	}
	digest(e, t) {
		for (;;) {
			let n = T(`${e} ${++this.#r}`);
			if (!t.has(n)) return n;
		}
	}
};
function T(e) {
	return re("sha1").update(e).digest("hex");
}
function ye(e) {
	let t = T(e);
	return [
		t.slice(0, 8),
		t.slice(8, 12),
		`5${t.slice(13, 16)}`,
		`8${t.slice(17, 20)}`,
		t.slice(20, 32)
	].join("-");
}
function E(e) {
	let t = new Date(e * 1e3).toISOString();
	return {
		text: `${t.slice(0, 10)} ${t.slice(11, 19)} (Etc/UTC)`,
		seconds: e
	};
}
function D(e, t, n) {
	if (t !== void 0) return e === void 0 ? E(t) : {
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
function O(e, t, n) {
	if (!t) return typeof e == "string" ? e : JSON.stringify(e);
	let r = typeof e == "string" ? Ce(e) ?? (e === "" ? {} : { other: e }) : { ...e };
	for (let e of n ?? []) r[e] ??= "";
	return JSON.stringify(r);
}
function be(e) {
	let t = Ce(e);
	return t ? t.other || Object.values(t).find((e) => e !== "") || "" : e;
}
function k(e, t) {
	return Se(e, t).every((e) => e === "");
}
function A(e, t) {
	return Se(e, t).reduce((e, t) => e + xe(t), 0);
}
function xe(e) {
	return e === "" ? 0 : e.replace(/<[^>]*>|&#?\w+;/g, " ").match(/\S+/g)?.length ?? 0;
}
function Se(e, t) {
	return t ? Object.values(Ce(e) ?? { other: e }) : [e];
}
function Ce(e) {
	if (e.startsWith("{")) try {
		let t = o(e);
		return we(t) ? t : void 0;
	} catch {
		return;
	}
}
function we(e) {
	return l(e) && Object.values(e).every((e) => typeof e == "string");
}
function Te(e) {
	let t = (e) => e.toLowerCase();
	return [...new Set(e)].sort((e, n) => t(e) < t(n) ? -1 : +(t(e) > t(n)));
}
function j(e, t) {
	return N((n) => e?.[n] ?? t?.[n] ?? "");
}
function Ee(e) {
	try {
		return e === "" ? "" : M(o(e));
	} catch {
		return e;
	}
}
function M(e) {
	return Array.isArray(e) ? `[${e.map(M).join(", ")}]` : typeof e != "object" || !e ? JSON.stringify(e) : `{${Object.entries(e).map(([e, t]) => `${JSON.stringify(e)}: ${M(t)}`).join(", ")}}`;
}
function De(e) {
	return a.filter((t) => e.includes(t));
}
function N(e) {
	return {
		ios: e("ios"),
		android: e("android"),
		web: e("web"),
		other: e("other")
	};
}
function P(e, t, n, r) {
	if (typeof e == "string") return N(() => e);
	if (!n.perPlatform && n.objectNameWithoutSetting === "refuse") throw new b(400, "key_name parameter should be a string");
	let i = De(t), a = i.find((t) => e[t]) ?? i.find((e) => r?.[e]), o = a && (e[a] || r?.[a]);
	if (!o) throw new b(400, "key_name parameter should name an assigned platform");
	if (!n.perPlatform) return N((t) => n.objectNameWithoutSetting === "keep" && e[t] || o);
	let s = (t) => e[t] || r?.[t] || o, [c] = i;
	return N((e) => c && !i.includes(e) ? s(c) : s(e));
}
function Oe(e, t) {
	let n = (e) => t.sameNameOtherFilename === "allow" ? `\0${e}` : "";
	if (t.perPlatform) return e.platforms.map((t) => `${t}\0${e.key_name[t]}${n(e.filenames[t])}`);
	let r = n(a.map((t) => e.filenames[t]).join("\0"));
	return F(e).map((e) => `${e}${r}`);
}
function F(e) {
	let { ios: t, android: n, web: r, other: i } = e.key_name;
	return t === n && t === r && t === i ? [t] : [...new Set([
		t,
		n,
		r,
		i
	])];
}
var ke = class {
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
		let r = n ? Oe(n, t) : [], i = Oe(e, t).filter((e) => !r.includes(e));
		if (i.length !== 0) return F(e).flatMap((e) => this.named(e)).find((e) => Oe(e, t).some((e) => i.includes(e)));
	}
	add(e) {
		this.#e.splice(Ae(this.#e, e.key_id), 0, e), this.#t.set(e.key_id, e), this.#r(e);
	}
	rename(e, t) {
		this.#i(e), t(), this.#r(e);
	}
	remove(e) {
		for (let t of e) this.#t.delete(t.key_id), this.#i(t);
		let [t] = e;
		t && e.size === 1 ? this.#e.splice(Ae(this.#e, t.key_id) - 1, 1) : this.#e = this.#e.filter((t) => !e.has(t));
	}
	#r(e) {
		for (let t of F(e)) {
			let n = this.#n.get(t);
			n ? n.push(e) : this.#n.set(t, [e]);
		}
	}
	#i(e) {
		for (let t of F(e)) {
			let n = this.named(t).filter((t) => t !== e);
			n.length > 0 ? this.#n.set(t, n) : this.#n.delete(t);
		}
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
function je(e, t) {
	let { keyId: n, isPlural: r, language: i, stamp: a, ids: o, user: s } = t, c = e?.translation ?? "", l = e?.translation_id !== void 0 && typeof c == "string" ? c : O(c, r, i.plural_forms), u = e?.is_unverified ?? k(l, r), d = e?.is_reviewed ?? !1, f = D(e?.modified_at, e?.modified_at_timestamp, a);
	return {
		translation_id: e?.translation_id ?? o.translation(),
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
		words: e?.words ?? A(l, r),
		custom_translation_statuses: e?.custom_translation_statuses ?? [],
		task_id: e?.task_id ?? null
	};
}
function Me(e, t, n, r, i) {
	let a = e.key_id ?? n.key(), o = e.is_plural ?? !1, s = D(e.created_at, e.created_at_timestamp, r), c = D(e.modified_at, e.modified_at_timestamp, s), l = new Map(e.translations?.map((e) => [e.language_iso, e])), u = t.rowLanguages.map((e) => je(l.get(e.lang_iso), {
		keyId: a,
		isPlural: o,
		language: e,
		stamp: s,
		ids: n,
		user: i
	})), d = u.reduce((e, t) => t.modified_at_timestamp > e.seconds ? Ne(t) : e, s), f = D(e.translations_modified_at, e.translations_modified_at_timestamp, d);
	return {
		key_id: a,
		created_at: s.text,
		created_at_timestamp: s.seconds,
		key_name: e.key_name,
		filenames: j(e.filenames),
		description: e.description ?? "",
		platforms: De(e.platforms ?? ["web"]),
		tags: Te(e.tags ?? []),
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
		custom_attributes: Ee(e.custom_attributes ?? ""),
		modified_at: c.text,
		modified_at_timestamp: c.seconds,
		translations_modified_at: f.text,
		translations_modified_at_timestamp: f.seconds
	};
}
function Ne(e) {
	return {
		text: e.modified_at,
		seconds: e.modified_at_timestamp
	};
}
function Pe({ project: e, store: t, query: n, envelope: r, faults: i }) {
	let { assumptions: a } = t, o = Re(n, a), s = n.get("pagination") || "offset";
	if (s !== "offset" && s !== "cursor") throw w("pagination");
	let c = o ? ze(e.keys, n, a).filter(o) : e.keys.all(), { rows: l, headers: u } = s === "cursor" ? Ue(c, n, 500, a.lastPageCursor) : he(c, n, 500), d = Ie(n, e), f = i.showKeys({
		rows: l.map(d),
		headers: u
	});
	return x({
		...r,
		keys: f.rows
	}, f.headers);
}
function Fe(e) {
	let t = Xe(e), n = Le(t.translations, e.query, e.project);
	return x({
		...e.envelope,
		key: {
			...t,
			translations: n
		}
	});
}
function Ie(e, t) {
	let n = (t) => e.get(`include_${t}`) === "1", r = {
		translations: n("translations"),
		comments: n("comments"),
		screenshots: n("screenshots")
	}, i = I(e, "filter_translation_lang_ids")?.map(Number), a = i && t.languages.filter(({ lang_id: e }) => i.includes(e)).map(({ lang_iso: e }) => e);
	return ({ translations: n, comments: i, screenshots: o, ...s }) => ({
		...s,
		...r.comments && { comments: i },
		...r.screenshots && { screenshots: o },
		...r.translations && { translations: Le(a ? n.filter((e) => a.includes(e.language_iso)) : n, e, t) }
	});
}
function Le(e, t, n) {
	return t.get("disable_references") === "1" ? e : e.map((e) => Je(e, n.keys));
}
function Re(e, { nameFilter: t }) {
	let n = [
		L(e, "filter_tags", (e) => e.tags),
		L(e, "filter_filenames", (e) => Object.values(e.filenames)),
		Be(e, t),
		L(e, "filter_key_ids", (e) => [String(e.key_id)]),
		L(e, "filter_platforms", (e) => e.platforms),
		e.get("filter_untranslated") === "1" ? Ve : void 0,
		He(e.get("filter_archived")),
		e.get("filter_qa_issues") ? () => !1 : void 0
	].filter((e) => e !== void 0);
	return n.length === 0 ? void 0 : (e) => n.every((t) => t(e));
}
function ze(e, t, { nameFilter: n }) {
	let r = I(t, "filter_key_ids"), i = n === "exact" ? I(t, "filter_keys") : void 0;
	if (!r && !i) return e.all();
	let a = r ? r.map((t) => e.get(Number(t))).filter((e) => e !== void 0) : (i ?? []).flatMap((t) => e.named(t));
	return [...new Set(a)].sort((e, t) => e.key_id - t.key_id);
}
function I(e, t) {
	let n = e.get(t);
	return n ? n.split(",").map((e) => e.trim()) : void 0;
}
function L(e, t, n) {
	let r = I(e, t);
	if (!r) return;
	let i = new Set(r);
	return (e) => n(e).some((e) => i.has(e));
}
function Be(e, t) {
	if (t === "ignored") return;
	let n = ({ key_name: e }) => Object.values(e);
	if (t === "exact") return L(e, "filter_keys", n);
	let r = I(e, "filter_keys")?.map((e) => e.toLowerCase()), i = (e) => r?.some((n) => t === "part" ? e.includes(n) : e === n);
	return r && ((e) => n(e).some((e) => i(e.toLowerCase())));
}
function Ve(e) {
	return e.translations.some((t) => k(t.translation, e.is_plural));
}
function He(e) {
	if (e !== null && e !== "" && e !== "include") {
		if (e !== "exclude" && e !== "only") throw w("filter_archived");
		return (t) => t.is_archived === (e === "only");
	}
}
function Ue(e, t, n, r) {
	let i = me(t, n), a = t.get("cursor") ?? "", o = a === "" ? 0 : Ae(e, Ke(a)), s = e.slice(o, o + i), c = s.at(-1), l = c ? Ge(c.key_id) : a, u = o + i < e.length ? l : We(r, l, c !== void 0);
	return {
		rows: s,
		headers: {
			"X-Pagination-Limit": String(i),
			...u !== void 0 && { "X-Pagination-Next-Cursor": u }
		}
	};
}
function We(e, t, n) {
	if (e !== "absent") return e === "empty" ? "" : n || e === "stuck" ? t : void 0;
}
function Ge(e) {
	return Buffer.from(JSON.stringify({ 1: e })).toString("base64");
}
function Ke(e) {
	let t = /^\{"1":(\d+)\}$/.exec(Buffer.from(e, "base64").toString("utf8"));
	if (!t) throw w("cursor");
	return Number(t[1]);
}
const qe = /\[%key:([^%\]]+)%\]/g;
function Je(e, t) {
	return e.translation.includes("[%key:") ? {
		...e,
		translation: Ye(e.translation, e.language_iso, t, 5)
	} : e;
}
function Ye(e, t, n, r) {
	return r === 0 ? e : e.replace(qe, (e, i) => {
		let a = n.named(i)[0]?.translations.find((e) => e.language_iso === t);
		return a ? Ye(a.translation, t, n, r - 1) : e;
	});
}
function Xe({ id: e, project: t }) {
	let n = R(e);
	if (n === void 0) throw w("key_id");
	let r = t.keys.get(n);
	if (!r) throw C();
	return r;
}
function R(e) {
	return typeof e == "string" && /^\d+$/.test(e) ? Number(e) : typeof e == "number" && Number.isInteger(e) ? e : void 0;
}
// src/sandbox/users.ts
const Ze = {
	user_id: 20181,
	email: "sandbox@example.com",
	fullname: "Sandbox"
}, z = {
	user_id: 0,
	email: ""
}, Qe = ["read-write", "read-only"];
function B({ user: e }) {
	return e ? V(e) : Ze;
}
function V(e) {
	return {
		...e,
		fullname: e.fullname ?? e.email
	};
}
function $e(e, t) {
	let { token: n, tokens: r = [] } = t, i = n === void 0 && r.length === 0, a = r.find((t) => t.token === e);
	if (e === "" || !i && !a && e !== n) return;
	let { rights: o = "read-write", user: s, import_started_by: c } = a ?? {};
	return {
		rights: o,
		user: s ? V(s) : B(t),
		...c && { importStartedBy: V(c) }
	};
}
// src/sandbox/keys/write.ts
const H = _(m(), m()), et = u([m().min(1), H.refine((e) => Object.values(e).some(Boolean))]), tt = v(y(a)).min(1), nt = p({
	key_name: et.exactOptional(),
	platforms: tt.exactOptional(),
	description: m().exactOptional(),
	filenames: H.exactOptional(),
	tags: v(m()).exactOptional(),
	merge_tags: g().exactOptional(),
	is_plural: g().exactOptional(),
	plural_name: m().exactOptional(),
	is_hidden: g().exactOptional(),
	is_archived: g().exactOptional(),
	context: m().exactOptional(),
	char_limit: te().min(0).exactOptional(),
	custom_attributes: m().exactOptional()
}), rt = p({ comments: v(p({ comment: m() })).nullish() }), it = p({
	key_name: et,
	platforms: tt
}), at = p({
	translation: u([m(), H]),
	language_iso: m(),
	is_reviewed: g().exactOptional(),
	is_unverified: g().exactOptional()
});
function ot(e) {
	return lt(e.body).map((t) => {
		U(t, "key_name"), U(t, "platforms");
		let { comments: n } = G(rt, t);
		return {
			...W(t, e),
			...G(it, t),
			comments: n ?? []
		};
	});
}
function st(e) {
	return lt(e.body).map((t) => {
		U(t, "key_id");
		let n = R(t.key_id);
		if (n === void 0) throw w("key_id");
		return {
			...W(t, e),
			key_id: n
		};
	});
}
function ct(e) {
	if (!l(e.body)) throw new b(400, "Bad Request");
	let { translations: t, ...n } = e.body;
	return W(n, e);
}
function lt(e) {
	let t = l(e) ? e.keys : void 0;
	if (!Array.isArray(t) || t.length === 0 || !t.every(l)) throw w("keys");
	return t;
}
function U(e, t) {
	if (!(t in e)) throw new b(400, `Key has no \`${t}\` parameter`);
}
function W(e, t) {
	let n = G(nt, e), { malformedCustomAttributes: r } = t.store.assumptions;
	if (r === "refuse" && !pt(n.custom_attributes ?? "")) throw w("custom_attributes");
	return "translations" in e ? {
		...n,
		translations: ut(e.translations, t)
	} : n;
}
function ut(e, { project: t, store: n, faults: r }) {
	if (!Array.isArray(e) || !e.every(l)) throw w("translations");
	let i = e.map(dt), a = (e) => t.languages.some((t) => t.lang_iso === e.language_iso);
	if (n.assumptions.unknownLanguage === "refuse" && !i.every(a)) throw w("language_iso");
	return i.filter(a).map((e) => ({
		...e,
		translation: ft(e.translation, r)
	}));
}
function dt(e) {
	if (e.translation === void 0 || e.translation === null) throw new b(400, "Translation has no `translation` parameter");
	return G(at, e);
}
function G(e, t) {
	let { success: n, data: r, error: i } = e.safeParse(t);
	if (n) return r;
	let a = String(i.issues[0]?.path[0]);
	throw a === "key_name" ? new b(400, "key_name parameter should be a string") : w(a);
}
function ft(e, t) {
	return typeof e == "string" ? t.storeText(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t.storeText(n)]));
}
function pt(e) {
	if (e === "") return !0;
	try {
		return o(e), !0;
	} catch {
		return !1;
	}
}
const K = "This key name is already taken";
function mt(e) {
	let t = ot(e).map((t) => ({
		...t,
		key_name: ht(t, e)
	})), n = [], r = [];
	return t.forEach((t, i) => {
		let a = e.faults.omitKey(i);
		if (a === "unwritten") return;
		let o = e.faults.refuseKey(i) ?? gt(t, e);
		if (o) {
			r.push(o);
			return;
		}
		let s = _t(t, e);
		a === void 0 && n.push(s), e.faults.storeTwice(i) && _t(t, e);
	}), x({
		...e.envelope,
		keys: n,
		errors: r
	});
}
function ht({ key_name: e, platforms: t }, { project: n }) {
	return P(e, t, n.names);
}
function gt({ key_name: e, platforms: t, filenames: n }, { project: r }) {
	let i = {
		key_name: e,
		platforms: t,
		filenames: j(n)
	};
	return r.keys.conflictingKey(i, r.names) && {
		message: K,
		code: 400,
		key_name: e
	};
}
function _t({ comments: e, screenshots: t, ...n }, r) {
	let { project: i, store: a, now: o } = r, s = kt(r), c = Me(n, i, a.ids, o, q(s));
	return jt(r) && Mt(c, s), c.comments = e?.map(({ comment: e }) => vt(e, c.key_id, r)) ?? [], i.keys.add(c), c;
}
function vt(e, t, { store: n, now: r, access: i }) {
	return {
		comment_id: n.ids.comment(),
		key_id: t,
		comment: e,
		added_by: i.user.user_id,
		added_by_email: i.user.email,
		added_at: r.text,
		added_at_timestamp: r.seconds
	};
}
function yt(e) {
	let t = Xe(e), n = St(t, ct(e), e), r = e.faults.refuseKey(0);
	if (r) throw new b(r.code, r.message);
	if (e.project.keys.conflictingKey(n, e.project.names, t)) throw new b(400, K);
	return Ct(t, n, e), x({
		...e.envelope,
		key: t
	});
}
function bt(e) {
	let t = st(e);
	for (let { key_id: n, ...r } of t) {
		let t = e.project.keys.get(n);
		t && St(t, r, e);
	}
	let n = new Set(), r = [];
	return t.forEach((t, i) => {
		let a = e.faults.omitKey(i);
		if (a === "unwritten") return;
		let o = e.faults.refuseKey(i) ?? xt(t, e);
		"message" in o ? r.push(o) : a === void 0 && n.add(o);
	}), x({
		...e.envelope,
		keys: [...n].sort((e, t) => e.key_id - t.key_id),
		errors: r
	});
}
function xt(e, t) {
	let { key_id: n, translations: r, ...i } = e, a = t.project.keys.get(n);
	if (!a) return {
		message: "Key not found in the project",
		code: 404,
		key_id: n
	};
	let o = St(a, i, t);
	if (t.project.keys.conflictingKey(o, t.project.names, a)) return {
		message: K,
		code: 400,
		key_id: n
	};
	Ct(a, o, t);
	let s = kt(t);
	return Tt(a, r ?? [], s) && jt(t) && Mt(a, s), a;
}
function St(e, t, { project: n, store: r }) {
	let { key_name: i, platforms: a, filenames: o, tags: s, merge_tags: c, custom_attributes: l, ...u } = t, d = a ? De(a) : e.platforms, f = i === void 0 && (a === void 0 || !n.names.perPlatform), p = r.assumptions.unsentFilenames === "keep" ? e.filenames : void 0;
	return {
		...u,
		key_name: f ? e.key_name : P(i ?? e.key_name, d, n.names, e.key_name),
		platforms: d,
		filenames: o ? j(o, p) : e.filenames,
		...s && { tags: Te(c ? [...e.tags, ...s] : s) },
		...l !== void 0 && { custom_attributes: Ee(l) }
	};
}
function Ct(e, n, r) {
	let { project: i, now: a } = r;
	if (!Object.entries(n).some(([n, r]) => !t(Reflect.get(e, n), r))) return;
	let o = e.is_plural, s = () => Object.assign(e, n, {
		modified_at: a.text,
		modified_at_timestamp: a.seconds
	});
	t(e.key_name, n.key_name) ? s() : i.keys.rename(e, s), e.is_plural !== o && wt(e, kt(r));
}
function wt(e, t) {
	let { project: n, assumptions: r } = t;
	for (let i of e.translations) {
		let a = n.languages.find((e) => e.lang_iso === i.language_iso)?.plural_forms ?? null, o = k(i.translation, !e.is_plural), s = r.pluralChange === "convert" ? i.translation : "";
		i.translation = e.is_plural ? O(s, !0, a) : be(s), i.words = A(i.translation, e.is_plural), o || J(e, i, q(t), t);
	}
}
function Tt(e, t, n) {
	let { record: r } = n.project;
	if (!t.filter((t) => Et(e, t, n)).some((e) => e.language_iso === r.base_language_iso)) return !1;
	if (e.base_words = e.translations.find((e) => e.language_iso === r.base_language_iso)?.words ?? 0, r.settings.auto_toggle_unverified) {
		let r = t.map((e) => e.language_iso);
		for (let t of e.translations) r.includes(t.language_iso) || Dt(e, t, n);
	}
	return !0;
}
function Et(e, t, n) {
	let { project: r, access: i, assumptions: a } = n, o = e.translations.find((e) => e.language_iso === t.language_iso);
	if (!o) return !1;
	let s = r.languages.find((e) => e.lang_iso === t.language_iso), c = O(t.translation, e.is_plural, s?.plural_forms ?? null), l = c === o.translation, u = t.is_reviewed ?? (l && o.is_reviewed), d = t.is_unverified ?? (l ? o.is_unverified : k(c, e.is_plural));
	return l && u === o.is_reviewed && d === o.is_unverified ? !1 : (o.translation = c, o.words = A(c, e.is_plural), o.is_reviewed = u, o.reviewed_by = u ? i.user.user_id : 0, o.is_unverified = d, o.is_fuzzy = d, l && a.reviewWriter !== "move" || J(e, o, q(n), n), !l);
}
function Dt(e, t, n) {
	!t.is_unverified && n.assumptions.unverifiedWriter === "move" && J(e, t, q(n), n), t.is_unverified = !0, t.is_fuzzy = !0;
}
const Ot = {
	user_id: 7002,
	email: "automation@example.com"
};
function kt({ project: e, now: t, access: n, store: r }) {
	return {
		project: e,
		now: t,
		access: n,
		assumptions: r.assumptions
	};
}
function q({ access: e, assumptions: t }) {
	return !e.importStartedBy || t.importWriter === "tokenUser" ? e.user : t.importWriter === "starter" ? e.importStartedBy : z;
}
function At({ access: e, assumptions: t }) {
	return t.automationWriter === "tokenUser" ? q({
		access: e,
		assumptions: t
	}) : t.automationWriter === "otherUser" ? Ot : z;
}
function J(e, t, { user_id: n, email: r }, { now: i }) {
	t.modified_by = n, t.modified_by_email = r, t.modified_at = i.text, t.modified_at_timestamp = i.seconds, e.translations_modified_at = i.text, e.translations_modified_at_timestamp = i.seconds;
}
function jt({ body: e }) {
	return !l(e) || e.use_automations !== !1;
}
function Mt(e, t) {
	let { project: n } = t, r = be(Nt(e, n.record.base_language_iso) ?? "");
	if (r !== "") for (let { language_iso: i, translation: a } of n.automations) {
		let o = e.translations.find((e) => e.language_iso === i);
		if (!o || !k(o.translation, e.is_plural)) continue;
		let s = n.languages.find((e) => e.lang_iso === i)?.plural_forms ?? null, c = a.replaceAll("{base}", () => r);
		o.translation = O(e.is_plural ? { other: c } : c, e.is_plural, s), o.words = A(o.translation, e.is_plural), o.is_unverified = !1, o.is_fuzzy = !1, J(e, o, At(t), t);
	}
}
function Nt(e, t) {
	return e.translations.find((e) => e.language_iso === t)?.translation;
}
function Pt(e) {
	let { removed: t, locked: n } = It(new Set([Xe(e)]), e);
	return x({
		...e.envelope,
		key_removed: t > 0,
		keys_locked: n
	});
}
function Ft(e) {
	let { body: t, project: n, store: r, envelope: i } = e, a = l(t) ? t.keys : void 0;
	if (!Array.isArray(a) || a.length === 0) throw w("keys");
	let o = a.map(R);
	if (o.includes(void 0)) throw w("keys");
	let s = o.map((e) => n.keys.get(e ?? 0)).filter((e) => e !== void 0);
	if (s.length < o.length && r.assumptions.unknownIdsOnDelete === "404") throw C();
	let { removed: c, locked: u } = It(new Set(s), e);
	return x({
		...i,
		keys_removed: c > 0 || u === 0,
		keys_locked: u
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
	return x({
		...e.record,
		statistics: Bt(e)
	});
}
function Rt({ project: e, query: t, store: n, envelope: r }) {
	let { rows: i, headers: a } = he(e.languages, t, n.assumptions.largestOtherPage, n.assumptions.usualOtherPage);
	return x({
		...r,
		languages: i
	}, a);
}
const zt = new WeakMap();
function Bt(e) {
	let t = zt.get(e);
	if (t?.revision === e.revision) return t.statistics;
	let n = Vt(e);
	return zt.set(e, {
		revision: e.revision,
		statistics: n
	}), n;
}
function Vt({ keys: e, rowLanguages: t }) {
	let n = new Map(t.map(({ lang_iso: e }) => [e, {
		rows: 0,
		words: 0
	}])), r = 0, i = 0;
	for (let t of e.all()) {
		r += t.base_words;
		for (let e of t.translations) {
			e.is_unverified && i++;
			let r = n.get(e.language_iso);
			r && k(e.translation, t.is_plural) && (r.rows++, r.words += t.base_words);
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
			...Ht,
			unverified: i
		},
		languages: a
	};
}
const Ht = {
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
}, Ut = E(15e8), Wt = [
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
function Gt({ id: e, access: t, mainProject: n, envelope: r }) {
	if (e !== "me") throw C();
	return x({
		project_id: r.project_id,
		contributor: {
			...t.user,
			created_at: Ut.text,
			created_at_timestamp: Ut.seconds,
			is_admin: !0,
			is_reviewer: !0,
			languages: n.languages.map(({ lang_id: e, lang_iso: t, lang_name: n }) => ({
				lang_id: e,
				lang_iso: t,
				lang_name: n,
				is_writable: !0
			})),
			admin_rights: Wt,
			role_id: 1
		}
	});
}
// src/sandbox/webhookEvents.ts
function Y(e) {
	return [...new Set(e)].sort();
}
function Kt(e, t, n) {
	let r = n.languages.map((e) => e.lang_iso);
	return Y(e).filter((e) => c.includes(e)).map((e) => {
		let n = t.find((t) => t.event === e)?.lang_iso_codes ?? r;
		return {
			event: e,
			lang_iso_codes: r.filter((e) => n.includes(e))
		};
	});
}
// src/sandbox/webhooks.ts
function qt({ mainProject: e, query: t, store: n, faults: r }) {
	let { rows: i, headers: a } = r.showWebhooks(he([...e.webhooks.values()], t, n.assumptions.largestOtherPage, n.assumptions.usualOtherPage));
	return x({
		project_id: e.id,
		webhooks: i
	}, a);
}
function Jt(e) {
	return $t(e, X(e));
}
function Yt(e) {
	let { store: t, mainProject: n } = e, { url: r, events: i, branch: a, event_lang_map: o } = rn(e);
	if (r === void 0) throw new b(400, "Webhook has no `url` parameter");
	if (i === void 0) throw new b(400, "Webhook has no `events` parameter");
	let s = {
		webhook_id: t.ids.digest("webhook", t.webhookDigests("webhook_id")),
		url: r,
		branch: a ?? null,
		secret: t.ids.digest("secret", t.webhookDigests("secret")),
		events: Y(i),
		event_lang_map: Kt(i, o ?? [], n)
	};
	return n.webhooks.set(s.webhook_id, s), $t(e, s);
}
function Xt(e) {
	let t = X(e), { event_lang_map: n, ...r } = rn(e, t.events);
	return Object.assign(t, r), t.events = Y(t.events), t.event_lang_map = Kt(t.events, n ?? t.event_lang_map, e.mainProject), $t(e, t);
}
function Zt(e) {
	return e.mainProject.webhooks.delete(X(e).webhook_id), x({
		project_id: e.mainProject.id,
		webhook_deleted: !0
	});
}
function Qt(e) {
	let t = X(e);
	return t.secret = e.store.ids.digest("secret", e.store.webhookDigests("secret")), x({
		project_id: e.mainProject.id,
		secret: t.secret
	});
}
function X({ mainProject: e, id: t }) {
	let n = e.webhooks.get(t);
	if (!n) throw C();
	return n;
}
function $t({ mainProject: e }, t) {
	return x({
		project_id: e.id,
		webhook: t
	});
}
const en = p({
	url: m().refine((e) => /^https?:/i.test(e) && URL.canParse(e)).exactOptional(),
	events: v(m()).min(1).exactOptional(),
	branch: m().nullable().exactOptional(),
	event_lang_map: v(p({
		event: m(),
		lang_iso_codes: v(m())
	})).exactOptional()
}), tn = m().refine((e) => s.includes(e)), nn = en.extend({ events: v(tn).min(1).exactOptional() });
function rn(e, t = []) {
	let { body: n, store: r, mainProject: i } = e;
	if (!l(n)) throw new b(400, "Bad Request");
	let { success: a, data: o, error: s } = (r.assumptions.unknownEvent === "refuse" ? nn : en).safeParse(n);
	if (!a) throw w(String(s.issues[0]?.path[0]));
	let u = i.languages.map((e) => e.lang_iso);
	if (o.event_lang_map && !o.event_lang_map.every(({ event: e, lang_iso_codes: n }) => (o.events ?? t).includes(e) && c.includes(e) && n.every((e) => u.includes(e)))) throw w("event_lang_map");
	return {
		...o,
		...o.branch === "" && { branch: null }
	};
}
// src/sandbox/operations.ts
const an = {
	project: Lt,
	languages: Rt,
	contributor: Gt,
	keys: Pe,
	createKeys: mt,
	updateKeys: bt,
	destroyKeys: Ft,
	key: Fe,
	updateKey: yt,
	destroyKey: Pt,
	webhooks: qt,
	createWebhook: Yt,
	webhook: Jt,
	updateWebhook: Xt,
	destroyWebhook: Zt,
	regenerateWebhookSecret: Qt
}, on = {
	ak: 910,
	ar_001: 731,
	en: 640,
	ru: 597,
	sq: 803
}, sn = [
	"Adlm",
	"Arab",
	"Hebr",
	"Nkoo",
	"Rohg",
	"Syrc",
	"Thaa"
], cn = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
function ln(e, t) {
	let n = fn(e.lang_iso);
	return {
		lang_id: e.lang_id ?? on[e.lang_iso] ?? hn(e.lang_iso),
		lang_iso: e.lang_iso,
		lang_name: e.lang_name ?? (n ? pn(n) : e.lang_iso),
		is_rtl: e.is_rtl ?? sn.includes(n?.maximize().script),
		plural_forms: e.plural_forms === void 0 ? mn(n) : e.plural_forms,
		project_language_uuid: e.project_language_uuid ?? ye(`${t} ${e.lang_iso}`)
	};
}
function un(e, t) {
	return e.lang_name < t.lang_name ? -1 : +(e.lang_name > t.lang_name);
}
function dn(e, t) {
	let n = (e) => e.lang_iso === t ? "" : e.lang_iso;
	return [...e].sort((e, t) => n(e) < n(t) ? -1 : 1);
}
function fn(e) {
	try {
		return new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
function pn(e) {
	return new Intl.DisplayNames(["en"], {
		type: "language",
		languageDisplay: "standard"
	}).of(e.baseName) ?? e.baseName;
}
function mn(e) {
	let t = new Intl.PluralRules(e?.baseName ?? "en").resolvedOptions().pluralCategories;
	return cn.filter((e) => t.includes(e));
}
function hn(e) {
	return 1e4 + Number.parseInt(T(e).slice(0, 8), 16) % 9e6;
}
// src/sandbox/project.ts
const gn = {
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
function _n(e, t, n, r, { assumptions: i, access: a }) {
	let o = n.map((e) => e.lang_iso), s = t.base_language_iso ?? (o.includes("en") ? "en" : o[0] ?? "en"), c = (o.includes(s) ? n : [{ lang_iso: s }, ...n]).map((t) => ln(t, e)).sort(un), l = dn(c, s), u = vn(e, t, l[0], r, B(a));
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
		keys: new ke(),
		webhooks: new Map(),
		automations: [],
		revision: 0
	};
}
function vn(e, t, n, r, i) {
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
		team_uuid: ye("team"),
		base_language_id: n?.lang_id ?? 0,
		base_language_iso: n?.lang_iso ?? "",
		...s,
		project_id: c,
		settings: {
			...gn,
			...o
		}
	};
}
// src/sandbox/routes.ts
const yn = [
	{
		name: "project",
		method: "GET",
		path: ""
	},
	{
		name: "languages",
		method: "GET",
		path: "/languages"
	},
	{
		name: "contributor",
		method: "GET",
		path: "/contributors/:id"
	},
	{
		name: "keys",
		method: "GET",
		path: "/keys"
	},
	{
		name: "createKeys",
		method: "POST",
		path: "/keys"
	},
	{
		name: "updateKeys",
		method: "PUT",
		path: "/keys"
	},
	{
		name: "destroyKeys",
		method: "DELETE",
		path: "/keys"
	},
	{
		name: "key",
		method: "GET",
		path: "/keys/:id"
	},
	{
		name: "updateKey",
		method: "PUT",
		path: "/keys/:id"
	},
	{
		name: "destroyKey",
		method: "DELETE",
		path: "/keys/:id"
	},
	{
		name: "webhooks",
		method: "GET",
		path: "/webhooks"
	},
	{
		name: "createWebhook",
		method: "POST",
		path: "/webhooks"
	},
	{
		name: "webhook",
		method: "GET",
		path: "/webhooks/:id"
	},
	{
		name: "updateWebhook",
		method: "PUT",
		path: "/webhooks/:id"
	},
	{
		name: "destroyWebhook",
		method: "DELETE",
		path: "/webhooks/:id"
	},
	{
		name: "regenerateWebhookSecret",
		method: "PATCH",
		path: "/webhooks/:id/secret/regenerate"
	}
];
function bn(e, t) {
	let [, n = "", r = ""] = /^\/api2\/projects\/([^/]+)(\/.*)?$/.exec(t) ?? [], [, i = "", a = "", o = ""] = /^(?:(\/[^/]+)(?:\/([^/]+)(\/.*)?)?)?$/.exec(r) ?? ["", r], s = `${i}${a && "/:id"}${o}`, c = yn.filter((e) => e.path === s), [l, u] = [xn(n), xn(a)];
	if (!l || u === void 0 || c.length === 0) return;
	let d = c.find((t) => t.method === e);
	return {
		projectId: l,
		id: u,
		route: d ? {
			name: d.name,
			writes: e !== "GET"
		} : "wrong method"
	};
}
function xn(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return;
	}
}
// src/sandbox/http.ts
const Sn = i(ce);
function Cn({ method: e, url: t }, n) {
	return `${e} ${t} HTTP/1.1`.length > n;
}
function wn({ headers: e }) {
	let t = e["x-api-token"] ?? e.authorization?.replace(/^Bearer\s+/i, "") ?? "";
	return String(t).trim();
}
async function Tn(e, t) {
	let n = [];
	try {
		for await (let t of e) n.push(Buffer.from(t));
	} catch {
		return "gone";
	}
	let r = t(Buffer.concat(n).toString("utf8"));
	try {
		return { body: r === "" ? void 0 : o(r) };
	} catch {
		return { body: r };
	}
}
function En({ status: e, headers: t, body: n }) {
	let r = "json" in n;
	return {
		status: e,
		headers: {
			"Content-Type": r ? "application/json" : "text/html",
			...t
		},
		text: r ? Dn(n.json) : n.html
	};
}
function Dn(e) {
	return JSON.stringify(e).replace(/\//g, "\\/").replace(/[\u0080-\uffff]/g, On);
}
function On(e) {
	return `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
async function kn({ status: e, headers: t, text: n }, r) {
	let i = Buffer.from(n);
	if (!/\bgzip\b/.test(String(r.headers["accept-encoding"]))) return {
		status: e,
		headers: t,
		bytes: i
	};
	let a = await Sn(i, { level: se.Z_BEST_SPEED });
	return {
		status: e,
		headers: {
			...t,
			"Content-Encoding": "gzip"
		},
		bytes: a
	};
}
function An(e, { status: t, headers: n, bytes: r }) {
	e.writeHead(t, {
		...n,
		"Content-Length": r.length
	}), e.end(r);
}
async function jn(e, t, n) {
	let { clock: r, latency: i, pause: a, closing: o, log: s } = e, c = r(), { method: l = "", url: u = "" } = t, d = e.faults.flatMap(({ wire: e }) => e ?? []), f = (e) => d.reduce((e, t) => t.received(e), e), p = f(u), m = Mn(e, t, p), h = await Tn(t, f), g = h === "gone" ? void 0 : h.body, { answer: _, delay: ee } = h === "gone" ? {
		answer: "cut",
		delay: 0
	} : Nn(e, m, {
		method: l,
		path: p,
		query: Pn(p).query,
		body: g
	}), v = _ === "cut" ? void 0 : En(_), te = i + ee;
	te > 0 && await a(te, o);
	let y = d.reduce((e, t) => t.sent(e), v?.text ?? ""), ne = v && await kn({
		...v,
		text: y
	}, t);
	"leave" in m && m.leave();
	let re = new Date(c).toISOString();
	s.add({
		time: re,
		method: l,
		path: p,
		...g !== void 0 && { body: g },
		status: v?.status ?? 0,
		bytes: Buffer.byteLength(y),
		ms: r() - c
	}), ne ? An(n, ne) : t.socket.destroy();
}
function Mn({ store: e, limits: t }, n, r) {
	if (Cn(n, e.assumptions.longestRequestLine)) return { refused: pe(414, "Request-URI Too Large") };
	let i = wn(n), a = $e(i, e.access);
	if (!a) return { refused: S(400, "Invalid `X-Api-Token` header") };
	let o = bn(n.method ?? "", Pn(r).pathname);
	if (!o) return { refused: S(404, "Not Found") };
	let [s = ""] = o.projectId.split(":"), c = t ? t.enter(i, s) : () => {};
	return c ? {
		target: o,
		access: a,
		leave: c
	} : { refused: S(429, Fn) };
}
function Nn(e, t, n) {
	if ("refused" in t) return {
		answer: t.refused,
		delay: 0
	};
	try {
		return Rn(e, t.target, {
			...n,
			access: t.access
		});
	} catch (e) {
		return {
			answer: S(500, `The sandbox failed. This is a bug in lokaform: ${e instanceof Error ? e.stack ?? e.message : String(e)}`),
			delay: 0
		};
	}
}
function Pn(e = "") {
	let [t = "", ...n] = e.split("?");
	return {
		pathname: t,
		query: new URLSearchParams(n.join("?"))
	};
}
const Fn = "Too many requests. Cool your jets and try again in a bit";
var In = class {
	#e;
	#t = new Map();
	#n = new Map();
	constructor(e) {
		this.#e = e;
	}
	enter(e, t) {
		let n = this.#e(), r = (this.#t.get(e) ?? []).filter((e) => n - e < 1e3), i = this.#n.get(t) ?? 0;
		if (!(r.length >= 6 || i >= 10)) return this.#t.set(e, [...r, n]), this.#n.set(t, i + 1), () => this.#r(t);
	}
	#r(e) {
		let t = (this.#n.get(e) ?? 1) - 1;
		t > 0 ? this.#n.set(e, t) : this.#n.delete(e);
	}
}, Ln = class {
	entries = [];
	#e;
	#t;
	#n;
	constructor(e, t = () => {}) {
		this.#e = t, this.#t = e === void 0 ? void 0 : r(e, { flags: "a" }), this.#t?.on("error", (t) => {
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
		if (this.#t && !this.#n && (this.#t.end(), await fe(this.#t).catch(() => {})), this.#n) throw this.#n;
	}
};
function Rn(e, t, n) {
	let { store: r } = e, { route: i } = t, a, o = (e) => ({
		answer: e,
		delay: a?.delay() ?? 0
	});
	try {
		let s = Hn(r, t.projectId);
		if (i === "wrong method") throw new b(405, "Method Not Allowed");
		if (i.writes && n.access.rights === "read-only") throw new b(r.assumptions.readOnlyWrite, "Forbidden");
		a = new _e(e.faults, {
			operation: i.name,
			method: n.method,
			path: n.path,
			body: n.body,
			keys: Bn(n.body, i.name, t.id),
			keyCount: s.project.keys.size
		});
		let c = r.now();
		a.meanwhile({
			...s,
			now: c,
			assumptions: r.assumptions
		}) && (s.project.revision++, e.changed());
		let l = a.beforeOperation();
		if (l) return o(l);
		let u = zn(e, i, {
			...s,
			store: r,
			query: n.query,
			id: t.id,
			body: n.body,
			now: c,
			access: n.access,
			faults: a
		}), d = a.showBody(u);
		return o(a.onAnswer(d) ?? d);
	} catch (e) {
		if (e instanceof b) return o(S(e.status, e.message));
		throw e;
	}
}
function zn({ changed: e }, t, n) {
	let r = an[t.name](n);
	return t.writes && (n.project.revision++, e()), r;
}
function Bn(e, t, n) {
	return l(e) ? t === "updateKey" ? [{
		...e,
		key_id: n
	}] : t !== "createKeys" && t !== "updateKeys" ? [] : Array.isArray(e.keys) ? e.keys.filter(l) : [] : [];
}
const Vn = /^([0-9a-f]+\.[0-9]+)(?::([^;]+))?$/i;
function Hn(e, t) {
	let [, n, r = "master"] = Vn.exec(t) ?? [];
	if (n === void 0) throw w("project_id");
	let i = e.project(n), a = r === "master" ? i : e.project(t);
	if (!a || !i) throw C();
	return {
		project: a,
		mainProject: i,
		envelope: {
			project_id: n,
			...i.record.settings.branching ? { branch: r } : {}
		}
	};
}
// src/sandbox/state.ts
const Z = m().exactOptional(), Un = v(m()).exactOptional(), Q = f().exactOptional(), $ = g().exactOptional(), Wn = v(ne()).exactOptional(), Gn = ee(y(a), m()), Kn = h({
	lang_iso: m(),
	lang_id: Q,
	lang_name: Z,
	is_rtl: $,
	plural_forms: v(m()).nullable().exactOptional(),
	project_language_uuid: Z
}), qn = h({
	language_iso: m(),
	translation: u([m(), _(m(), m())]),
	translation_id: Q,
	segment_number: Q,
	key_id: Q,
	modified_by: Q,
	modified_by_email: Z,
	modified_at: Z,
	modified_at_timestamp: Q,
	is_reviewed: $,
	reviewed_by: Q,
	is_unverified: $,
	is_fuzzy: $,
	words: Q,
	custom_translation_statuses: Wn,
	task_id: f().nullable().exactOptional()
}), Jn = h({
	key_name: u([m().min(1), Gn.refine((e) => Object.values(e).some(Boolean))]),
	key_id: Q,
	created_at: Z,
	created_at_timestamp: Q,
	filenames: Gn.exactOptional(),
	description: Z,
	platforms: v(y(a)).min(1).exactOptional(),
	tags: Un,
	comments: Wn,
	screenshots: Wn,
	translations: v(qn).exactOptional(),
	is_plural: $,
	plural_name: Z,
	is_hidden: $,
	is_archived: $,
	context: Z,
	base_words: Q,
	char_limit: Q,
	custom_attributes: Z,
	modified_at: Z,
	modified_at_timestamp: Q,
	translations_modified_at: Z,
	translations_modified_at_timestamp: Q
}), Yn = h({
	url: m(),
	events: v(m()),
	webhook_id: Z,
	branch: m().nullable().exactOptional(),
	secret: Z,
	event_lang_map: v(p({
		event: m(),
		lang_iso_codes: v(m())
	})).exactOptional()
}), Xn = h({
	project: d(l).exactOptional(),
	languages: v(Kn).exactOptional(),
	keys: v(Jn).exactOptional(),
	webhooks: v(Yn).exactOptional(),
	automations: v(h({
		language_iso: m(),
		translation: m()
	})).exactOptional()
}), Zn = h({
	user_id: f(),
	email: m(),
	fullname: Z
}), Qn = h({
	token: m().min(1),
	rights: y(Qe).exactOptional(),
	user: Zn.exactOptional(),
	import_started_by: Zn.exactOptional()
}), $n = h({
	projects: _(m(), Xn),
	token: Z,
	tokens: v(Qn).exactOptional(),
	user: Zn.exactOptional(),
	assumptions: ie.exactOptional()
});
function er(e) {
	let { success: t, data: n, error: r } = $n.safeParse(e);
	if (!t) throw Error(tr(r.issues[0], e));
	for (let [e, t] of Object.entries(n.projects)) {
		if (!/^[0-9a-f]+\.[0-9]+(:.+)?$/i.test(e)) throw Error(`the project id ${JSON.stringify(e)} must look like 3002780358964f9bab5a92.87762498`);
		ir(e, t, n.projects), or(t, `projects.${e}.keys`), ar(t, `projects.${e}.automations`);
	}
	return n;
}
function tr(e, t) {
	let n = e?.path ?? [];
	if (!e || n.length === 0 && !l(t)) return "it must be an object with the member `projects`";
	if (e.code === "unrecognized_keys") return `${rr([...n, e.keys[0] ?? ""])} is an unknown member`;
	let r = n.reduce((e, t) => nr(e) ? Reflect.get(e, t) : void 0, t);
	return r === void 0 ? `${rr(n)} is missing` : `${rr(n)} must not be ${JSON.stringify(r).slice(0, 60)}`;
}
function nr(e) {
	return typeof e == "object" && !!e;
}
function rr(e) {
	return e.map((e, t) => typeof e == "number" ? `[${e}]` : `${t > 0 ? "." : ""}${String(e)}`).join("");
}
function ir(e, t, n) {
	let [r = "", i] = e.split(":");
	if (i !== void 0) {
		if (i === "master") throw Error(`projects.${e} is the project ${r} itself: use that id`);
		if (!(r in n)) throw Error(`projects.${e} is a branch, and its project ${r} is missing`);
		if (t.webhooks && t.webhooks.length > 0) throw Error(`projects.${e}.webhooks must be empty: webhooks belong to the project, not to a branch`);
		if (t.automations) throw Error(`projects.${e}.automations must be those of the project ${r}: set them there`);
	}
}
function ar({ automations: e = [], languages: t }, n) {
	for (let [r, { language_iso: i }] of e.entries()) if (!t?.some(({ lang_iso: e }) => e === i)) throw Error(`${n}[${r}].language_iso ${i} is not among the project's languages`);
}
function or({ keys: e = [], languages: t }, n) {
	let r = t?.map((e) => e.lang_iso), i = new Set();
	for (let [t, { key_id: a, translations: o = [] }] of e.entries()) {
		let e = `${n}[${t}]`;
		if (a !== void 0 && i.has(a)) throw Error(`${e}.key_id ${a} is in the project twice`);
		a !== void 0 && i.add(a);
		for (let [t, { language_iso: n }] of o.entries()) if (r && !r.includes(n)) throw Error(`${e}.translations[${t}].language_iso ${n} is not among the project's languages`);
	}
}
var sr = class {
	access;
	assumptions;
	ids = new ve();
	#e = new Map();
	#t;
	#n;
	constructor(e, t, n) {
		let { projects: r, ...i } = e;
		this.#n = structuredClone(i), this.access = this.#n, this.assumptions = {
			...ae,
			...i.assumptions,
			...t
		}, this.#t = n;
		for (let t of Object.values(e.projects)) this.#c(t);
		let a = Object.keys(e.projects);
		for (let [t, n] of Object.entries(e.projects)) {
			let [r = t, i] = t.split(":"), o = e.projects[r] ?? {}, s = {
				branching: a.some((e) => e.startsWith(`${r}:`)),
				...o.project?.settings
			}, c = {
				...o.project,
				settings: s
			};
			this.#e.set(t, this.#r(t, i === void 0 ? n : this.#o(n, o), c));
		}
	}
	now() {
		return E(Math.floor(this.#t() / 1e3));
	}
	project(e) {
		return this.#e.get(e);
	}
	webhookDigests(e) {
		return new Set([...this.#e.values()].flatMap(({ webhooks: t }) => [...t.values()].map((t) => t[e])));
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
		let r = this.now(), i = _n(e, n, t.languages ?? cr(t.keys ?? []), r, this);
		for (let e of structuredClone(t.automations ?? [])) i.automations.push(e);
		let a = (t.keys ?? []).map((e) => ({
			...e,
			key_id: e.key_id ?? this.ids.key()
		}));
		for (let e of a.sort((e, t) => e.key_id - t.key_id)) i.keys.add(Me({
			...e,
			key_name: this.#i(e, i)
		}, i, this.ids, r, B(this.access)));
		for (let e of t.webhooks ?? []) this.#a(e, i);
		return i;
	}
	#i({ key_name: e, platforms: t = ["web"] }, n) {
		if (typeof e == "string") return P(e, t, n.names);
		let { ios: r, android: i, web: a, other: o } = e;
		return r && i && a && o ? {
			ios: r,
			android: i,
			web: a,
			other: o
		} : P(e, t, {
			...n.names,
			perPlatform: !0
		});
	}
	#a(e, t) {
		let n = e.webhook_id ?? this.ids.digest("webhook", this.webhookDigests("webhook_id"));
		t.webhooks.set(n, {
			webhook_id: n,
			url: e.url,
			branch: e.branch ?? null,
			secret: e.secret ?? this.ids.digest("secret", this.webhookDigests("secret")),
			events: Y(e.events),
			event_lang_map: Kt(e.events, e.event_lang_map ?? [], t)
		});
	}
	#o({ languages: e, keys: t }, n) {
		let r = e ?? n.languages, i = n.keys?.map(({ key_id: e, translations: t, ...n }) => ({
			...n,
			...t && { translations: t.map((e) => this.#s(e)) }
		}));
		return {
			...r && { languages: r },
			...n.automations && { automations: n.automations },
			keys: t ?? i ?? []
		};
	}
	#s({ translation_id: e, ...t }) {
		let { branchWriter: n } = this.assumptions;
		if (n === "keep") return t;
		let { user_id: r, email: i } = n === "none" ? z : B(this.access);
		return {
			...t,
			modified_by: r,
			modified_by_email: i
		};
	}
	#c(e) {
		for (let t of e.keys ?? []) {
			this.ids.reserveKey(t.key_id ?? 0);
			for (let e of t.translations ?? []) this.ids.reserveTranslation(e.translation_id ?? 0);
			for (let e of t.comments ?? []) this.ids.reserveComment(lr(e));
		}
	}
};
function cr(e) {
	let t = e.flatMap((e) => e.translations?.map((e) => e.language_iso) ?? []);
	return [...new Set(t)].map((e) => ({ lang_iso: e }));
}
function lr(e) {
	return l(e) && typeof e.comment_id == "number" ? e.comment_id : 0;
}
function ur(t) {
	try {
		return er(o(e(t, "utf8")));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return;
		let n = e instanceof Error ? e.message : String(e);
		throw Error(`The sandbox cannot use the state file ${t}: ${n}. Fix the file, or move it away to start with an empty state.`, { cause: e });
	}
}
var dr = class {
	#e;
	#t;
	#n = new AbortController();
	#r = !1;
	#i;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async write() {
		this.#r = !1;
		try {
			let e = n(this.#e, { throwIfNoEntry: !1 })?.mode ?? 384;
			await ue(`${this.#e}.tmp`, fr(this.#t()), { mode: e }), await le(`${this.#e}.tmp`, this.#e);
		} catch (e) {
			throw this.#r = !0, e;
		}
	}
	changed() {
		this.#r = !0, this.#i ??= this.#a().catch(() => {}).finally(() => {
			this.#i = void 0;
		});
	}
	async flush() {
		this.#n.abort(), await this.#i, this.#r && await this.write();
	}
	async #a() {
		for (; this.#r && !this.#n.signal.aborted;) {
			await new Promise(setImmediate);
			let e = performance.now();
			await this.write(), await de((performance.now() - e) * 9, void 0, { signal: this.#n.signal });
		}
	}
};
function fr(e) {
	let t = [], n = "";
	for (let r of pr(e)) n += r, n.length < 1048576 || (t.push(n), n = "");
	return [...t, n];
}
function* pr({ projects: e, ...t }) {
	yield "{\n";
	for (let [e, n] of Object.entries(t)) yield `"${e}": ${JSON.stringify(n)},\n`;
	yield "\"projects\": {";
	let n = "\n";
	for (let [t, { project: r, ...i }] of Object.entries(e)) {
		yield `${n}${JSON.stringify(t)}: {\n"project": ${JSON.stringify(r)}`;
		for (let [e, t] of Object.entries(i)) yield* mr(e, t);
		yield "\n}", n = ",\n";
	}
	yield "\n}\n}\n";
}
function* mr(e, t) {
	yield `,\n"${e}": [`;
	let n = "\n";
	for (let e of t) yield `${n}${JSON.stringify(e)}`, n = ",\n";
	yield "\n]";
}
// src/sandbox/sandbox.ts
const hr = "127.0.0.1";
async function gr(e = {}) {
	let { clock: t = Date.now, latency: n = 0, limits: r = !0, pause: i = _r } = e, a = e.stateFile === void 0 ? void 0 : ur(e.stateFile), o = new sr(a ?? vr(e.state ?? { projects: {} }), e.assumptions ?? {}, t), s = e.stateFile === void 0 ? void 0 : new dr(e.stateFile, () => o.state());
	a || await s?.write();
	let c = new Ln(e.log, e.onRequest), l = new AbortController(), u = {
		store: o,
		log: c,
		clock: t,
		latency: n,
		pause: i,
		faults: e.faults ?? [],
		limits: r ? new In(t) : void 0,
		changed: () => s?.changed(),
		closing: l.signal
	}, d = new Set(), f = oe({ maxHeaderSize: 262144 }, (e, t) => {
		let n = jn(u, e, t);
		d.add(n), n.finally(() => d.delete(n));
	}), p = await yr(f, e.port ?? 0);
	return {
		url: `http://${hr}:${p}/api2`,
		port: p,
		state: () => structuredClone(o.state()),
		requests: c.entries,
		async close() {
			l.abort();
			let e = new Promise((e) => f.close(e));
			f.closeAllConnections(), await Promise.all([e, ...d]);
			let t = await Promise.allSettled([s?.flush(), c.close()]);
			for (let e of t) if (e.status === "rejected") throw e.reason;
		}
	};
}
function _r(e, t) {
	return de(e, void 0, { signal: t }).catch(() => {});
}
function vr(e) {
	try {
		return er(e);
	} catch (e) {
		let t = e instanceof Error ? e.message : String(e);
		throw Error(`The sandbox cannot use this state: ${t}. Correct the state that is passed to startSandbox.`, { cause: e });
	}
}
function yr(e, t) {
	return new Promise((n, r) => {
		e.once("error", r), e.listen(t, hr, () => {
			let r = e.address();
			n(typeof r == "object" && r ? r.port : t);
		});
	});
}
export { gr as t };
