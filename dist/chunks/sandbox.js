import { S as e, _ as t, _n as n, h as r, vn as i, x as a, y as o } from "./start.js";
import { _ as s, a as c, d as l, f as u, g as d, h as f, i as p, m, p as h, r as g, s as _, t as v, v as ee } from "./zod.js";
import { c as y, n as b, o as x, s as S, t as C } from "./wire.js";
import { Qn as te } from "./engine.js";
import { n as ne, r as re } from "./assumptions.js";
import { createServer as ie } from "node:http";
import { constants as ae, gzip as oe } from "node:zlib";
import { setTimeout as se } from "node:timers/promises";
import { finished as ce } from "node:stream/promises";
// src/sandbox/answer.ts
var w = class extends Error {
	status;
	constructor(e, t) {
		super(t), this.status = e;
	}
};
function T(e, t = {}) {
	return {
		status: 200,
		headers: t,
		body: { json: e }
	};
}
function E(e, t) {
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
function D() {
	return new w(404, "Not Found");
}
function O(e) {
	return new w(400, `Invalid \`${e}\` parameter`);
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
	if (!/^\d+$/.test(i) || a < 1 || a > r) throw O(t);
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
	return te("sha1").update(e).digest("hex");
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
function k(e, t, n) {
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
function A(e, t, n) {
	if (!t) return typeof e == "string" ? e : JSON.stringify(e);
	let r = typeof e == "string" ? N(e) ?? (e === "" ? {} : { other: e }) : { ...e };
	for (let e of n ?? []) r[e] ??= "";
	return JSON.stringify(r);
}
function ye(e) {
	let t = N(e);
	return t ? t.other || Object.values(t).find((e) => e !== "") || "" : e;
}
function j(e, t) {
	return xe(e, t).every((e) => e === "");
}
function M(e, t) {
	return xe(e, t).reduce((e, t) => e + be(t), 0);
}
function be(e) {
	return e === "" ? 0 : e.replace(/<[^>]*>|&#?\w+;/g, " ").match(/\S+/g)?.length ?? 0;
}
function xe(e, t) {
	return t ? Object.values(N(e) ?? { other: e }) : [e];
}
function N(e) {
	if (e.startsWith("{")) try {
		let t = b(e);
		return Se(t) ? t : void 0;
	} catch {
		return;
	}
}
function Se(e) {
	return C(e) && Object.values(e).every((e) => typeof e == "string");
}
function Ce(e) {
	let t = (e) => e.toLowerCase();
	return [...new Set(e)].sort((e, n) => t(e) < t(n) ? -1 : +(t(e) > t(n)));
}
function P(e, t) {
	return I((n) => e?.[n] ?? t?.[n] ?? "");
}
function we(e) {
	try {
		return e === "" ? "" : F(b(e));
	} catch {
		return e;
	}
}
function F(e) {
	return Array.isArray(e) ? `[${e.map(F).join(", ")}]` : typeof e != "object" || !e ? JSON.stringify(e) : `{${Object.entries(e).map(([e, t]) => `${JSON.stringify(e)}: ${F(t)}`).join(", ")}}`;
}
function Te(e) {
	return y.filter((t) => e.includes(t));
}
function I(e) {
	return {
		ios: e("ios"),
		android: e("android"),
		web: e("web"),
		other: e("other")
	};
}
function L(e, t, n, r) {
	if (typeof e == "string") return I(() => e);
	if (!n.perPlatform && n.objectNameWithoutSetting === "refuse") throw new w(400, "key_name parameter should be a string");
	let i = Te(t), a = i.find((t) => e[t]) ?? i.find((e) => r?.[e]), o = a && (e[a] || r?.[a]);
	if (!o) throw new w(400, "key_name parameter should name an assigned platform");
	if (!n.perPlatform) return I((t) => n.objectNameWithoutSetting === "keep" && e[t] || o);
	let s = (t) => e[t] || r?.[t] || o, [c] = i;
	return I((e) => c && !i.includes(e) ? s(c) : s(e));
}
function Ee(e, t) {
	let n = (e) => t.sameNameOtherFilename === "allow" ? `\0${e}` : "";
	if (t.perPlatform) return e.platforms.map((t) => `${t}\0${e.key_name[t]}${n(e.filenames[t])}`);
	let r = n(y.map((t) => e.filenames[t]).join("\0"));
	return R(e).map((e) => `${e}${r}`);
}
function R(e) {
	let { ios: t, android: n, web: r, other: i } = e.key_name;
	return t === n && t === r && t === i ? [t] : [...new Set([
		t,
		n,
		r,
		i
	])];
}
var De = class {
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
		let r = n ? Ee(n, t) : [], i = Ee(e, t).filter((e) => !r.includes(e));
		if (i.length !== 0) return R(e).flatMap((e) => this.named(e)).find((e) => Ee(e, t).some((e) => i.includes(e)));
	}
	add(e) {
		this.#e.splice(z(this.#e, e.key_id), 0, e), this.#t.set(e.key_id, e), this.#r(e);
	}
	rename(e, t) {
		this.#i(e), t(), this.#r(e);
	}
	remove(e) {
		for (let t of e) this.#t.delete(t.key_id), this.#i(t);
		let [t] = e;
		t && e.size === 1 ? this.#e.splice(z(this.#e, t.key_id) - 1, 1) : this.#e = this.#e.filter((t) => !e.has(t));
	}
	#r(e) {
		for (let t of R(e)) {
			let n = this.#n.get(t);
			n ? n.push(e) : this.#n.set(t, [e]);
		}
	}
	#i(e) {
		for (let t of R(e)) {
			let n = this.named(t).filter((t) => t !== e);
			n.length > 0 ? this.#n.set(t, n) : this.#n.delete(t);
		}
	}
};
function z(e, t) {
	let n = 0, r = e.length;
	for (; n < r;) {
		let i = n + r >>> 1;
		(e[i]?.key_id ?? 0) <= t ? n = i + 1 : r = i;
	}
	return n;
}
function Oe(e, t) {
	let { keyId: n, isPlural: r, language: i, stamp: a, ids: o, user: s } = t, c = e?.translation ?? "", l = e?.translation_id !== void 0 && typeof c == "string" ? c : A(c, r, i.plural_forms), u = e?.is_unverified ?? j(l, r), d = e?.is_reviewed ?? !1, f = k(e?.modified_at, e?.modified_at_timestamp, a);
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
		words: e?.words ?? M(l, r),
		custom_translation_statuses: e?.custom_translation_statuses ?? [],
		task_id: e?.task_id ?? null
	};
}
function ke(e, t, n, r, i) {
	let a = e.key_id ?? n.next("key"), o = e.is_plural ?? !1, s = k(e.created_at, e.created_at_timestamp, r), c = k(e.modified_at, e.modified_at_timestamp, s), l = new Map(e.translations?.map((e) => [e.language_iso, e])), u = t.rowLanguages.map((e) => Oe(l.get(e.lang_iso), {
		keyId: a,
		isPlural: o,
		language: e,
		stamp: s,
		ids: n,
		user: i
	})), d = u.reduce((e, t) => t.modified_at_timestamp > e.seconds ? Ae(t) : e, s), f = k(e.translations_modified_at, e.translations_modified_at_timestamp, d);
	return {
		key_id: a,
		created_at: s.text,
		created_at_timestamp: s.seconds,
		key_name: e.key_name,
		filenames: P(e.filenames),
		description: e.description ?? "",
		platforms: Te(e.platforms ?? ["web"]),
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
function Ae(e) {
	return {
		text: e.modified_at,
		seconds: e.modified_at_timestamp
	};
}
function je({ project: e, assumptions: t, query: n, envelope: r }) {
	let i = Fe(n, t), a = n.get("pagination") || "offset";
	if (a !== "offset" && a !== "cursor") throw O("pagination");
	let o = i ? Ie(e.keys, n, t).filter(i) : e.keys.all(), { rows: s, headers: c } = a === "cursor" ? Be(o, n, 500, t.lastPageCursor) : de(o, n, 500);
	return T({
		...r,
		keys: s.map(Ne(n, e))
	}, c);
}
function Me(e) {
	let t = qe(e), n = Pe(t.translations, e.query, e.project);
	return T({
		...e.envelope,
		key: {
			...t,
			translations: n
		}
	});
}
function Ne(e, t) {
	let n = (t) => e.get(`include_${t}`) === "1", r = {
		translations: n("translations"),
		comments: n("comments"),
		screenshots: n("screenshots")
	}, i = B(e, "filter_translation_lang_ids")?.map(Number), a = i && t.languages.filter(({ lang_id: e }) => i.includes(e)).map(({ lang_iso: e }) => e);
	return ({ translations: n, comments: i, screenshots: o, ...s }) => ({
		...s,
		...r.comments && { comments: i },
		...r.screenshots && { screenshots: o },
		...r.translations && { translations: Pe(a ? n.filter((e) => a.includes(e.language_iso)) : n, e, t) }
	});
}
function Pe(e, t, n) {
	return t.get("disable_references") === "1" ? e : e.map((e) => Ge(e, n.keys));
}
function Fe(e, { nameFilter: t }) {
	let n = [
		V(e, "filter_tags", (e) => e.tags),
		V(e, "filter_filenames", (e) => Object.values(e.filenames)),
		Le(e, t),
		V(e, "filter_key_ids", (e) => [String(e.key_id)]),
		V(e, "filter_platforms", (e) => e.platforms),
		e.get("filter_untranslated") === "1" ? Re : void 0,
		ze(e.get("filter_archived")),
		e.get("filter_qa_issues") ? () => !1 : void 0
	].filter((e) => e !== void 0);
	return n.length === 0 ? void 0 : (e) => n.every((t) => t(e));
}
function Ie(e, t, { nameFilter: n }) {
	let r = B(t, "filter_key_ids"), i = n === "exact" ? B(t, "filter_keys") : void 0;
	if (!r && !i) return e.all();
	let a = r ? r.map((t) => e.get(Number(t))).filter((e) => e !== void 0) : (i ?? []).flatMap((t) => e.named(t));
	return [...new Set(a)].sort((e, t) => e.key_id - t.key_id);
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
function Le(e, t) {
	if (t === "ignored") return;
	let n = ({ key_name: e }) => Object.values(e);
	if (t === "exact") return V(e, "filter_keys", n);
	let r = B(e, "filter_keys")?.map((e) => e.toLowerCase()), i = (e) => r?.some((n) => t === "part" ? e.includes(n) : e === n);
	return r && ((e) => n(e).some((e) => i(e.toLowerCase())));
}
function Re(e) {
	return e.translations.some((t) => j(t.translation, e.is_plural));
}
function ze(e) {
	if (e !== null && e !== "" && e !== "include") {
		if (e !== "exclude" && e !== "only") throw O("filter_archived");
		return (t) => t.is_archived === (e === "only");
	}
}
function Be(e, t, n, r) {
	let i = ue(t, n), a = t.get("cursor") ?? "", o = a === "" ? 0 : z(e, Ue(a)), s = e.slice(o, o + i), c = s.at(-1), l = c ? He(c.key_id) : a, u = o + i < e.length ? l : Ve(r, l, c !== void 0);
	return {
		rows: s,
		headers: {
			"X-Pagination-Limit": String(i),
			...u !== void 0 && { "X-Pagination-Next-Cursor": u }
		}
	};
}
function Ve(e, t, n) {
	if (e !== "absent") return e === "empty" ? "" : n || e === "stuck" ? t : void 0;
}
function He(e) {
	return Buffer.from(JSON.stringify({ 1: e })).toString("base64");
}
function Ue(e) {
	let t = /^\{"1":(\d+)\}$/.exec(Buffer.from(e, "base64").toString("utf8"));
	if (!t) throw O("cursor");
	return Number(t[1]);
}
const We = /\[%key:([^%\]]+)%\]/g;
function Ge(e, t) {
	return e.translation.includes("[%key:") ? {
		...e,
		translation: Ke(e.translation, e.language_iso, t, 5)
	} : e;
}
function Ke(e, t, n, r) {
	return r === 0 ? e : e.replace(We, (e, i) => {
		let a = n.named(i)[0]?.translations.find((e) => e.language_iso === t);
		return a ? Ke(a.translation, t, n, r - 1) : e;
	});
}
function qe({ id: e, project: t }) {
	let n = Je(e);
	if (n === void 0) throw O("key_id");
	let r = t.keys.get(n);
	if (!r) throw D();
	return r;
}
function Je(e) {
	return typeof e == "string" && /^\d+$/.test(e) ? Number(e) : typeof e == "number" && Number.isInteger(e) ? e : void 0;
}
// src/sandbox/users.ts
const Ye = {
	user_id: 20181,
	email: "sandbox@example.com",
	fullname: "Sandbox"
}, Xe = {
	user_id: 0,
	email: ""
};
function H({ user: e }) {
	return e ? U(e) : Ye;
}
function U(e) {
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
		user: s ? U(s) : H(t),
		...c && { importStartedBy: U(c) }
	};
}
// src/sandbox/keys/write.ts
const W = m(d(), d()), Qe = s([d().min(1), W.refine((e) => Object.values(e).some(Boolean))]), $e = g(v(y)).min(1), et = u({
	key_name: Qe.exactOptional(),
	platforms: $e.exactOptional(),
	description: d().exactOptional(),
	filenames: W.exactOptional(),
	tags: g(d()).exactOptional(),
	merge_tags: p().exactOptional(),
	is_plural: p().exactOptional(),
	plural_name: d().exactOptional(),
	is_hidden: p().exactOptional(),
	is_archived: p().exactOptional(),
	context: d().exactOptional(),
	char_limit: _().min(0).exactOptional(),
	custom_attributes: d().exactOptional()
}), tt = u({ comments: g(u({ comment: d() })).nullish() }), nt = u({
	key_name: Qe,
	platforms: $e
}), rt = u({
	translation: s([d(), W]),
	language_iso: d(),
	is_reviewed: p().exactOptional(),
	is_unverified: p().exactOptional()
});
function it(e) {
	return st(e.body).map((t) => {
		G(t, "key_name"), G(t, "platforms");
		let { comments: n } = q(tt, t);
		return {
			...K(t, e),
			...q(nt, t),
			comments: n ?? []
		};
	});
}
function at(e) {
	return st(e.body).map((t) => {
		G(t, "key_id");
		let n = Je(t.key_id);
		if (n === void 0) throw O("key_id");
		return {
			...K(t, e),
			key_id: n
		};
	});
}
function ot(e) {
	if (!C(e.body)) throw new w(400, "Bad Request");
	let { translations: t, ...n } = e.body;
	return K(n, e);
}
function st(e) {
	let t = C(e) ? e.keys : void 0;
	if (!Array.isArray(t) || t.length === 0 || !t.every(C)) throw O("keys");
	return t;
}
function G(e, t) {
	if (!(t in e)) throw new w(400, `Key has no \`${t}\` parameter`);
}
function K(e, t) {
	let n = q(et, e), { malformedCustomAttributes: r } = t.assumptions;
	if (r === "refuse" && !dt(n.custom_attributes ?? "")) throw O("custom_attributes");
	return "translations" in e ? {
		...n,
		translations: ct(e.translations, t)
	} : n;
}
function ct(e, { project: t, assumptions: n, faults: r }) {
	if (!Array.isArray(e) || !e.every(C)) throw O("translations");
	let i = e.map(lt), a = (e) => t.languages.some((t) => t.lang_iso === e.language_iso);
	if (n.unknownLanguage === "refuse" && !i.every(a)) throw O("language_iso");
	return i.filter(a).map((e) => ({
		...e,
		translation: ut(e.translation, r)
	}));
}
function lt(e) {
	if (e.translation === void 0 || e.translation === null) throw new w(400, "Translation has no `translation` parameter");
	return q(rt, e);
}
function q(e, t) {
	let { success: n, data: r, error: i } = e.safeParse(t);
	if (n) return r;
	let a = String(i.issues[0]?.path[0]);
	throw a === "key_name" ? new w(400, "key_name parameter should be a string") : O(a);
}
function ut(e, t) {
	return typeof e == "string" ? t.storeText(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t.storeText(n)]));
}
function dt(e) {
	if (e === "") return !0;
	try {
		return b(e), !0;
	} catch {
		return !1;
	}
}
const ft = "This key name is already taken";
function pt(e) {
	let t = it(e).map((t) => ({
		...t,
		key_name: mt(t, e)
	})), n = [], r = [];
	return t.forEach((t, i) => {
		let a = e.faults.writeKey(i);
		if (a === "unwritten") return;
		let o = typeof a == "object" ? a : ht(t, e);
		if (o) {
			r.push(o);
			return;
		}
		let s = gt(t, e);
		a !== "unmentioned" && n.push(s), a === "twice" && gt(t, e);
	}), T({
		...e.envelope,
		keys: n,
		errors: r
	});
}
function mt({ key_name: e, platforms: t }, { project: n }) {
	return L(e, t, n.names);
}
function ht({ key_name: e, platforms: t, filenames: n }, { project: r }) {
	let i = {
		key_name: e,
		platforms: t,
		filenames: P(n)
	};
	return r.keys.conflictingKey(i, r.names) && {
		message: ft,
		code: 400,
		key_name: e
	};
}
function gt({ comments: e, screenshots: t, ...n }, r) {
	let { project: i, store: a, now: o } = r, s = ke(n, i, a.ids, o, J(r));
	return At(r) && jt(s, r), s.comments = e?.map(({ comment: e }) => _t(e, s.key_id, r)) ?? [], i.keys.add(s), s;
}
function _t(e, t, { store: n, now: r, access: i }) {
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
function vt(e) {
	let t = qe(e), n = xt(t, ot(e), e), r = e.faults.writeKey(0);
	if (typeof r == "object") throw new w(r.code, r.message);
	if (e.project.keys.conflictingKey(n, e.project.names, t)) throw new w(400, ft);
	return St(t, n, e), T({
		...e.envelope,
		key: t
	});
}
function yt(e) {
	let t = at(e);
	for (let { key_id: n, ...r } of t) {
		let t = e.project.keys.get(n);
		t && xt(t, r, e);
	}
	let n = new Set(), r = [];
	return t.forEach((t, i) => {
		let a = e.faults.writeKey(i);
		if (a === "unwritten") return;
		let o = typeof a == "object" ? a : bt(t, e);
		"message" in o ? r.push(o) : a !== "unmentioned" && n.add(o);
	}), T({
		...e.envelope,
		keys: [...n].sort((e, t) => e.key_id - t.key_id),
		errors: r
	});
}
function bt(e, t) {
	let { key_id: n, translations: r, ...i } = e, a = t.project.keys.get(n);
	if (!a) return {
		message: "Key not found in the project",
		code: 404,
		key_id: n
	};
	let o = xt(a, i, t);
	return t.project.keys.conflictingKey(o, t.project.names, a) ? {
		message: ft,
		code: 400,
		key_id: n
	} : (St(a, o, t), Tt(a, r ?? [], t) && At(t) && jt(a, t), a);
}
function xt(e, t, { project: n, assumptions: r }) {
	let { key_name: i, platforms: a, filenames: o, tags: s, merge_tags: c, custom_attributes: l, ...u } = t, d = a ? Te(a) : e.platforms, f = i === void 0 && (a === void 0 || !n.names.perPlatform), p = r.unsentFilenames === "keep" ? e.filenames : void 0;
	return {
		...u,
		key_name: f ? e.key_name : L(i ?? e.key_name, d, n.names, e.key_name),
		platforms: d,
		filenames: o ? P(o, p) : e.filenames,
		...s && { tags: Ce(c ? [...e.tags, ...s] : s) },
		...l !== void 0 && { custom_attributes: we(l) }
	};
}
function St(e, t, r) {
	let { project: i, now: a } = r;
	if (!Object.entries(t).some(([t, r]) => !n(Reflect.get(e, t), r))) return;
	let o = e.is_plural, s = () => Object.assign(e, t, {
		modified_at: a.text,
		modified_at_timestamp: a.seconds
	});
	n(e.key_name, t.key_name) ? s() : i.keys.rename(e, s), e.is_plural !== o && wt(e, r);
}
function Ct(e, { languages: t }) {
	return t.find(({ lang_iso: t }) => t === e)?.plural_forms ?? null;
}
function wt(e, t) {
	let { project: n, assumptions: r } = t;
	for (let i of e.translations) {
		let a = Ct(i.language_iso, n), o = j(i.translation, !e.is_plural), s = r.pluralChange === "convert" ? i.translation : "";
		i.translation = e.is_plural ? A(s, !0, a) : ye(s), i.words = M(i.translation, e.is_plural), o || Y(e, i, J(t), t);
	}
}
function Tt(e, t, n) {
	let { record: r } = n.project;
	if (!t.filter((t) => Et(e, t, n)).some((e) => e.language_iso === r.base_language_iso)) return !1;
	if (e.base_words = e.translations[0]?.words ?? 0, r.settings.auto_toggle_unverified) {
		let r = t.map((e) => e.language_iso);
		for (let t of e.translations) r.includes(t.language_iso) || Dt(e, t, n);
	}
	return !0;
}
function Et(e, t, n) {
	let { project: r, access: i, assumptions: a } = n, o = e.translations.find((e) => e.language_iso === t.language_iso);
	if (!o) return !1;
	let s = A(t.translation, e.is_plural, Ct(t.language_iso, r)), c = s === o.translation, l = t.is_reviewed ?? (c && o.is_reviewed), u = t.is_unverified ?? (c ? o.is_unverified : j(s, e.is_plural));
	return c && l === o.is_reviewed && u === o.is_unverified ? !1 : (o.translation = s, o.words = M(s, e.is_plural), o.is_reviewed = l, o.reviewed_by = l ? i.user.user_id : 0, o.is_unverified = u, o.is_fuzzy = u, c && a.reviewWriter !== "move" || Y(e, o, J(n), n), !c);
}
function Dt(e, t, n) {
	!t.is_unverified && n.assumptions.unverifiedWriter === "move" && Y(e, t, J(n), n), t.is_unverified = !0, t.is_fuzzy = !0;
}
const Ot = {
	user_id: 7002,
	email: "automation@example.com"
};
function J({ access: e, assumptions: t }) {
	return !e.importStartedBy || t.importWriter === "tokenUser" ? e.user : t.importWriter === "starter" ? e.importStartedBy : Xe;
}
function kt(e) {
	let { automationWriter: t } = e.assumptions;
	return t === "tokenUser" ? J(e) : t === "otherUser" ? Ot : Xe;
}
function Y(e, t, { user_id: n, email: r }, { now: i }) {
	t.modified_by = n, t.modified_by_email = r, t.modified_at = i.text, t.modified_at_timestamp = i.seconds, e.translations_modified_at = i.text, e.translations_modified_at_timestamp = i.seconds;
}
function At({ body: e }) {
	return !C(e) || e.use_automations !== !1;
}
function jt(e, t) {
	let { project: n } = t, r = ye(e.translations[0]?.translation ?? "");
	if (r !== "") for (let { language_iso: i, translation: a } of n.automations) {
		let o = e.translations.find((e) => e.language_iso === i);
		if (!o || !j(o.translation, e.is_plural)) continue;
		let s = Ct(i, n), c = a.replaceAll("{base}", () => r);
		o.translation = A(e.is_plural ? { other: c } : c, e.is_plural, s), o.words = M(o.translation, e.is_plural), o.is_unverified = !1, o.is_fuzzy = !1, Y(e, o, kt(t), t);
	}
}
function Mt(e) {
	let { removed: t, locked: n } = Pt(new Set([qe(e)]), e);
	return T({
		...e.envelope,
		key_removed: t > 0,
		keys_locked: n
	});
}
function Nt(e) {
	let { body: t, project: n, assumptions: r, envelope: i } = e, a = C(t) ? t.keys : void 0;
	if (!Array.isArray(a) || a.length === 0) throw O("keys");
	let o = a.map(Je);
	if (o.includes(void 0)) throw O("keys");
	let s = o.map((e) => n.keys.get(e ?? 0)).filter((e) => e !== void 0);
	if (s.length < o.length && r.unknownIdsOnDelete === "404") throw D();
	let { removed: c, locked: l } = Pt(new Set(s), e);
	return T({
		...i,
		keys_removed: c > 0 || l === 0,
		keys_locked: l
	});
}
function Pt(e, { project: t, faults: n }) {
	let r = new Set([...e].filter((e) => !n.lockKey(e.key_id)));
	return t.keys.remove(r), {
		removed: r.size,
		locked: e.size - r.size
	};
}
// src/sandbox/projectRequests.ts
function Ft({ project: e }) {
	return T({
		...e.record,
		statistics: Lt(e)
	});
}
function It({ project: e, query: t, assumptions: n, envelope: r }) {
	let { rows: i, headers: a } = fe(e.languages, t, n);
	return T({
		...r,
		languages: i
	}, a);
}
function Lt({ keys: e, rowLanguages: t }) {
	let n = new Map(t.map(({ lang_iso: e }) => [e, {
		rows: 0,
		words: 0
	}])), r = 0, i = 0;
	for (let t of e.all()) {
		r += t.base_words;
		for (let e of t.translations) {
			e.is_unverified && i++;
			let r = n.get(e.language_iso);
			r && j(e.translation, t.is_plural) && (r.rows++, r.words += t.base_words);
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
			...Rt,
			unverified: i
		},
		languages: a
	};
}
const Rt = {
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
}, zt = ve(15e8), Bt = [
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
function Vt({ id: e, access: t, mainProject: n, envelope: r }) {
	if (e !== "me") throw D();
	return T({
		project_id: r.project_id,
		contributor: {
			...t.user,
			created_at: zt.text,
			created_at_timestamp: zt.seconds,
			is_admin: !0,
			is_reviewer: !0,
			languages: n.languages.map(({ lang_id: e, lang_iso: t, lang_name: n }) => ({
				lang_id: e,
				lang_iso: t,
				lang_name: n,
				is_writable: !0
			})),
			admin_rights: Bt,
			role_id: 1
		}
	});
}
// src/sandbox/languages.ts
const Ht = {
	ak: 910,
	ar_001: 731,
	en: 640,
	ru: 597,
	sq: 803
}, Ut = [
	"Adlm",
	"Arab",
	"Hebr",
	"Nkoo",
	"Rohg",
	"Syrc",
	"Thaa"
], Wt = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
function Gt(e, t) {
	let n = Jt(e.lang_iso);
	return {
		lang_id: e.lang_id ?? Ht[e.lang_iso] ?? Zt(e.lang_iso),
		lang_iso: e.lang_iso,
		lang_name: e.lang_name ?? (n ? Yt(n) : e.lang_iso),
		is_rtl: e.is_rtl ?? Ut.includes(n?.maximize().script),
		plural_forms: e.plural_forms === void 0 ? Xt(n) : e.plural_forms,
		project_language_uuid: e.project_language_uuid ?? _e(`${t} ${e.lang_iso}`)
	};
}
function Kt(e, t) {
	return e.lang_name < t.lang_name ? -1 : +(e.lang_name > t.lang_name);
}
function qt(e, t) {
	let n = (e) => e.lang_iso === t ? "" : e.lang_iso;
	return [...e].sort((e, t) => n(e) < n(t) ? -1 : 1);
}
function Jt(e) {
	try {
		return new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
function Yt(e) {
	return new Intl.DisplayNames(["en"], {
		type: "language",
		languageDisplay: "standard"
	}).of(e.baseName) ?? e.baseName;
}
function Xt(e) {
	let t = new Intl.PluralRules(e?.baseName ?? "en").resolvedOptions().pluralCategories;
	return Wt.filter((e) => t.includes(e));
}
function Zt(e) {
	return 1e4 + Number.parseInt(ge(e).slice(0, 8), 16) % 9e6;
}
// src/sandbox/project.ts
const Qt = {
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
function $t(e, t, n, r, { assumptions: i, access: a }) {
	let o = n.map((e) => e.lang_iso), s = t.base_language_iso ?? (o.includes("en") ? "en" : o[0] ?? "en"), c = (o.includes(s) ? n : [{ lang_iso: s }, ...n]).map((t) => Gt(t, e)).sort(Kt), l = qt(c, s), u = en(e, t, l[0], r, H(a));
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
		keys: new De(),
		webhooks: new Map(),
		automations: []
	};
}
function en(e, t, n, r, i) {
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
			...Qt,
			...o
		}
	};
}
// src/sandbox/stateSchema.ts
const X = d().exactOptional(), tn = g(d()).exactOptional(), Z = l().exactOptional(), Q = p().exactOptional(), nn = g(ee()).exactOptional(), rn = h(v(y), d()), an = f({
	lang_iso: d(),
	lang_id: Z,
	lang_name: X,
	is_rtl: Q,
	plural_forms: g(d()).nullable().exactOptional(),
	project_language_uuid: X
}), on = f({
	language_iso: d(),
	translation: s([d(), m(d(), d())]),
	translation_id: Z,
	segment_number: Z,
	key_id: Z,
	modified_by: Z,
	modified_by_email: X,
	modified_at: X,
	modified_at_timestamp: Z,
	is_reviewed: Q,
	reviewed_by: Z,
	is_unverified: Q,
	is_fuzzy: Q,
	words: Z,
	custom_translation_statuses: nn,
	task_id: l().nullable().exactOptional()
}), sn = f({
	key_name: s([d().min(1), rn.refine((e) => Object.values(e).some(Boolean))]),
	key_id: Z,
	created_at: X,
	created_at_timestamp: Z,
	filenames: rn.exactOptional(),
	description: X,
	platforms: g(v(y)).min(1).exactOptional(),
	tags: tn,
	comments: nn,
	screenshots: nn,
	translations: g(on).exactOptional(),
	is_plural: Q,
	plural_name: X,
	is_hidden: Q,
	is_archived: Q,
	context: X,
	base_words: Z,
	char_limit: Z,
	custom_attributes: X,
	modified_at: X,
	modified_at_timestamp: Z,
	translations_modified_at: X,
	translations_modified_at_timestamp: Z
}), cn = f({
	url: d(),
	events: g(d()),
	webhook_id: X,
	branch: d().nullable().exactOptional(),
	secret: X,
	event_lang_map: g(u({
		event: d(),
		lang_iso_codes: g(d())
	})).exactOptional()
}), ln = f({
	language_iso: d(),
	translation: d()
}), un = f({
	project: c(C).exactOptional(),
	languages: g(an).exactOptional(),
	keys: g(sn).exactOptional(),
	webhooks: g(cn).exactOptional(),
	automations: g(ln).exactOptional()
}), dn = f({
	user_id: l(),
	email: d(),
	fullname: X
}), fn = f({
	token: d().min(1),
	rights: v(["read-write", "read-only"]).exactOptional(),
	user: dn.exactOptional(),
	import_started_by: dn.exactOptional()
}), pn = f({
	projects: m(d(), un),
	token: X,
	tokens: g(fn).exactOptional(),
	user: dn.exactOptional(),
	assumptions: ne.exactOptional()
});
function mn(e) {
	let { success: t, data: n, error: r } = pn.safeParse(e);
	if (!t) throw Error(hn(r.issues[0], e));
	for (let [e, t] of Object.entries(n.projects)) {
		if (!/^[0-9a-f]+\.[0-9]+(:.+)?$/i.test(e)) throw Error(`the project id ${JSON.stringify(e)} must look like 3002780358964f9bab5a92.87762498`);
		vn(e, t, n.projects), bn(t, `projects.${e}.keys`), yn(t, `projects.${e}.automations`);
	}
	return n;
}
function hn(e, t) {
	let n = e?.path ?? [];
	if (!e || n.length === 0 && !C(t)) return "it must be an object with the member `projects`";
	if (e.code === "unrecognized_keys") return `${_n([...n, e.keys[0] ?? ""])} is an unknown member`;
	let r = n.reduce((e, t) => gn(e) ? Reflect.get(e, t) : void 0, t);
	return r === void 0 ? `${_n(n)} is missing` : `${_n(n)} must not be ${JSON.stringify(r).slice(0, 60)}`;
}
function gn(e) {
	return typeof e == "object" && !!e;
}
function _n(e) {
	return e.map((e, t) => typeof e == "number" ? `[${e}]` : `${t > 0 ? "." : ""}${String(e)}`).join("");
}
function vn(e, t, n) {
	let [r = "", i] = e.split(":");
	if (i !== void 0) {
		if (i === "master") throw Error(`projects.${e} is the project ${r} itself: use that id`);
		if (!(r in n)) throw Error(`projects.${e} is a branch, and its project ${r} is missing`);
		if (t.webhooks && t.webhooks.length > 0) throw Error(`projects.${e}.webhooks must be empty: webhooks belong to the project, not to a branch`);
		if (t.automations) throw Error(`projects.${e}.automations must be those of the project ${r}: set them there`);
	}
}
function yn({ automations: e = [], languages: t }, n) {
	for (let [r, { language_iso: i }] of e.entries()) if (!t?.some(({ lang_iso: e }) => e === i)) throw Error(`${n}[${r}].language_iso ${i} is not among the project's languages`);
}
function bn({ keys: e = [], languages: t }, n) {
	let r = t?.map((e) => e.lang_iso), i = new Set();
	for (let [t, { key_id: a, translations: o = [] }] of e.entries()) {
		let e = `${n}[${t}]`;
		if (a !== void 0 && i.has(a)) throw Error(`${e}.key_id ${a} is in the project twice`);
		a !== void 0 && i.add(a);
		for (let [t, { language_iso: n }] of o.entries()) if (r && !r.includes(n)) throw Error(`${e}.translations[${t}].language_iso ${n} is not among the project's languages`);
	}
}
// src/sandbox/state.ts
var xn = class {
	access;
	assumptions;
	ids = new he();
	#e = new Map();
	#t;
	#n;
	constructor(e, t, n) {
		let { projects: r, ...i } = e;
		this.#n = structuredClone(i), this.access = this.#n, this.assumptions = {
			...re,
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
		let r = this.now(), i = $t(e, n, t.languages ?? wn(t.keys ?? []), r, this);
		for (let e of structuredClone(t.automations ?? [])) i.automations.push(e);
		let a = (t.keys ?? []).map((e) => ({
			...e,
			key_id: e.key_id ?? this.ids.next("key")
		}));
		for (let e of a.sort((e, t) => e.key_id - t.key_id)) i.keys.add(ke({
			...e,
			key_name: this.#i(e, i)
		}, i, this.ids, r, H(this.access)));
		for (let e of t.webhooks ?? []) this.addWebhook(e, i);
		return i;
	}
	#i({ key_name: e, platforms: t = ["web"] }, n) {
		if (typeof e == "string") return L(e, t, n.names);
		let { ios: r, android: i, web: a, other: o } = e;
		return r && i && a && o ? {
			ios: r,
			android: i,
			web: a,
			other: o
		} : L(e, t, {
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
			events: Sn(e.events),
			event_lang_map: Cn(e.events, e.event_lang_map ?? [], t)
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
		let { user_id: r, email: i } = n === "none" ? Xe : H(this.access);
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
			for (let e of t.comments ?? []) this.ids.reserve("comment", Tn(e));
		}
	}
};
function Sn(e) {
	return [...new Set(e)].sort();
}
function Cn(e, t, n) {
	let r = n.languages.map((e) => e.lang_iso);
	return Sn(e).filter((e) => S.includes(e)).map((e) => {
		let n = t.find((t) => t.event === e)?.lang_iso_codes ?? r;
		return {
			event: e,
			lang_iso_codes: r.filter((e) => n.includes(e))
		};
	});
}
function wn(e) {
	let t = e.flatMap((e) => e.translations?.map((e) => e.language_iso) ?? []);
	return [...new Set(t)].map((e) => ({ lang_iso: e }));
}
function Tn(e) {
	return C(e) && typeof e.comment_id == "number" ? e.comment_id : 0;
}
function En(e) {
	try {
		return mn(b(t(e, "utf8")));
	} catch (t) {
		if (t instanceof Error && "code" in t && t.code === "ENOENT") return;
		let n = t instanceof Error ? t.message : String(t);
		throw Error(`The sandbox cannot use the state file ${e}: ${n}. Fix the file, or move it away to start with an empty state.`, { cause: t });
	}
}
var Dn = class {
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
function On({ mainProject: e, query: t, assumptions: n }) {
	let { rows: r, headers: i } = fe([...e.webhooks.values()], t, n);
	return T({
		project_id: e.id,
		webhooks: r
	}, i);
}
function kn(e) {
	return Pn(e, $(e));
}
function An(e) {
	let { store: t, mainProject: n } = e, { url: r, events: i, ...a } = Rn(e);
	if (r === void 0) throw new w(400, "Webhook has no `url` parameter");
	if (i === void 0) throw new w(400, "Webhook has no `events` parameter");
	return Pn(e, t.addWebhook({
		...a,
		url: r,
		events: i
	}, n));
}
function jn(e) {
	let t = $(e), { event_lang_map: n, ...r } = Rn(e, t.events);
	return Object.assign(t, r), t.events = Sn(t.events), t.event_lang_map = Cn(t.events, n ?? t.event_lang_map, e.mainProject), Pn(e, t);
}
function Mn(e) {
	return e.mainProject.webhooks.delete($(e).webhook_id), T({
		project_id: e.mainProject.id,
		webhook_deleted: !0
	});
}
function Nn(e) {
	let t = $(e);
	return t.secret = e.store.newDigest("secret"), T({
		project_id: e.mainProject.id,
		secret: t.secret
	});
}
function $({ mainProject: e, id: t }) {
	let n = e.webhooks.get(t);
	if (!n) throw D();
	return n;
}
function Pn({ mainProject: e }, t) {
	return T({
		project_id: e.id,
		webhook: t
	});
}
const Fn = u({
	url: d().refine((e) => /^https?:/i.test(e) && URL.canParse(e)).exactOptional(),
	events: g(d()).min(1).exactOptional(),
	branch: d().nullable().exactOptional(),
	event_lang_map: g(u({
		event: d(),
		lang_iso_codes: g(d())
	})).exactOptional()
}), In = d().refine((e) => x.includes(e)), Ln = Fn.extend({ events: g(In).min(1).exactOptional() });
function Rn(e, t = []) {
	let { body: n, assumptions: r, mainProject: i } = e;
	if (!C(n)) throw new w(400, "Bad Request");
	let { success: a, data: o, error: s } = (r.unknownEvent === "refuse" ? Ln : Fn).safeParse(n);
	if (!a) throw O(String(s.issues[0]?.path[0]));
	let c = i.languages.map((e) => e.lang_iso);
	if (o.event_lang_map && !o.event_lang_map.every(({ event: e, lang_iso_codes: n }) => (o.events ?? t).includes(e) && S.includes(e) && n.every((e) => c.includes(e)))) throw O("event_lang_map");
	return {
		...o,
		...o.branch === "" && { branch: null }
	};
}
// src/sandbox/operations.ts
const zn = [
	{
		name: "project",
		method: "GET",
		path: "",
		run: Ft
	},
	{
		name: "languages",
		method: "GET",
		path: "/languages",
		run: It
	},
	{
		name: "contributor",
		method: "GET",
		path: "/contributors/:id",
		run: Vt
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
		run: pt
	},
	{
		name: "updateKeys",
		method: "PUT",
		path: "/keys",
		run: yt
	},
	{
		name: "destroyKeys",
		method: "DELETE",
		path: "/keys",
		run: Nt
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
		run: vt
	},
	{
		name: "destroyKey",
		method: "DELETE",
		path: "/keys/:id",
		run: Mt
	},
	{
		name: "webhooks",
		method: "GET",
		path: "/webhooks",
		run: On
	},
	{
		name: "createWebhook",
		method: "POST",
		path: "/webhooks",
		run: An
	},
	{
		name: "webhook",
		method: "GET",
		path: "/webhooks/:id",
		run: kn
	},
	{
		name: "updateWebhook",
		method: "PUT",
		path: "/webhooks/:id",
		run: jn
	},
	{
		name: "destroyWebhook",
		method: "DELETE",
		path: "/webhooks/:id",
		run: Mn
	},
	{
		name: "regenerateWebhookSecret",
		method: "PATCH",
		path: "/webhooks/:id/secret/regenerate",
		run: Nn
	}
];
function Bn(e, t) {
	let [, n = "", r = ""] = /^\/api2\/projects\/([^/]+)(\/.*)?$/.exec(t) ?? [], [, i = "", a = "", o = ""] = /^(\/[^/]+)\/([^/]+)(\/.*)?$/.exec(r) ?? ["", r], s = `${i}${a && "/:id"}${o}`, c = zn.filter((e) => e.path === s), [l, u] = [Vn(n), Vn(a)];
	if (l && u !== void 0 && c.length !== 0) return {
		projectId: l,
		id: u,
		operation: c.find((t) => t.method === e)
	};
}
function Vn(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return;
	}
}
// src/sandbox/http.ts
const Hn = i(oe);
function Un({ headers: e }) {
	let t = e["x-api-token"] ?? e.authorization?.replace(/^Bearer\s+/i, "") ?? "";
	return String(t).trim();
}
async function Wn(e, t) {
	let n = [];
	try {
		for await (let t of e) n.push(Buffer.from(t));
	} catch {
		return "gone";
	}
	let r = t(Buffer.concat(n).toString("utf8"));
	try {
		return { body: r === "" ? void 0 : b(r) };
	} catch {
		return { body: r };
	}
}
function Gn({ body: e }) {
	return "json" in e ? Kn(e.json) : e.html;
}
function Kn(e) {
	return JSON.stringify(e).replace(/\//g, "\\/").replace(/[\u0080-\uffff]/g, qn);
}
function qn(e) {
	return `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
async function Jn(e, t, n) {
	let { clock: r, latency: i, pause: a, closing: o, log: s } = e, c = r(), { method: l = "", url: u = "" } = t, d = e.faults.flatMap(({ wire: e }) => e ?? []), f = (e) => d.reduce((e, t) => t.received(e), e), p = f(u), m = Yn(e, t, p), h = await Wn(t, f), g = h === "gone" ? void 0 : h.body, { answer: _, delay: v } = h === "gone" ? er : tr(e, m, {
		method: l,
		path: p,
		query: Xn(p).query,
		body: g
	}), ee = _ === "cut" ? "" : d.reduce((e, t) => t.sent(e), Gn(_)), y = i + v;
	y > 0 && await a(y, o);
	let b = /\bgzip\b/.test(String(t.headers["accept-encoding"])), x = Buffer.from(ee), S = b ? await Hn(x, { level: ae.Z_BEST_SPEED }) : x;
	"leave" in m && m.leave(), s.add({
		time: new Date(c).toISOString(),
		method: l,
		path: p,
		...g !== void 0 && { body: g },
		status: _ === "cut" ? 0 : _.status,
		bytes: x.length,
		ms: r() - c
	}), _ === "cut" ? t.socket.destroy() : (n.writeHead(_.status, {
		"Content-Type": "json" in _.body ? "application/json" : "text/html",
		..._.headers,
		...b && { "Content-Encoding": "gzip" },
		"Content-Length": S.length
	}), n.end(S));
}
function Yn({ store: e, limits: t }, n, r) {
	if (`${n.method} ${n.url} HTTP/1.1`.length > e.assumptions.longestRequestLine) return { refused: le(414, "Request-URI Too Large") };
	let i = Un(n), a = Ze(i, e.access);
	if (!a) return { refused: E(400, "Invalid `X-Api-Token` header") };
	let o = Bn(n.method ?? "", Xn(r).pathname);
	if (!o) return { refused: E(404, "Not Found") };
	let [s = ""] = o.projectId.split(":"), c = t ? t.enter(i, s) : () => {};
	return c ? {
		target: o,
		access: a,
		leave: c
	} : { refused: E(429, Zn) };
}
function Xn(e = "") {
	let [t = "", ...n] = e.split("?");
	return {
		pathname: t,
		query: new URLSearchParams(n.join("?"))
	};
}
const Zn = "Too many requests. Cool your jets and try again in a bit";
var Qn = class {
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
}, $n = class {
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
		if (this.#t && !this.#n && (this.#t.end(), await ce(this.#t).catch(() => {})), this.#n) throw this.#n;
	}
};
const er = {
	answer: "cut",
	delay: 0
};
function tr({ store: e, faults: t, changed: n }, r, i) {
	if ("refused" in r) return {
		answer: r.refused,
		delay: 0
	};
	let { target: a, access: o } = r, { operation: s, id: c } = a, l;
	return {
		answer: nr(() => {
			let r = ar(e, a.projectId);
			if (!s) throw new w(405, "Method Not Allowed");
			let u = s.method !== "GET";
			if (u && o.rights === "read-only") throw new w(e.assumptions.readOnlyWrite, "Forbidden");
			l = new me(t, {
				...i,
				operation: s.name,
				keys: rr(i.body, s.name, c),
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
function nr(e) {
	try {
		return e();
	} catch (e) {
		return e instanceof w ? E(e.status, e.message) : E(500, `The sandbox failed. This is a bug in lokaform: ${e instanceof Error ? e.stack ?? e.message : String(e)}`);
	}
}
function rr(e, t, n) {
	return C(e) ? t === "updateKey" ? [{
		...e,
		key_id: n
	}] : t !== "createKeys" && t !== "updateKeys" ? [] : Array.isArray(e.keys) ? e.keys.filter(C) : [] : [];
}
const ir = /^([0-9a-f]+\.[0-9]+)(?::([^;]+))?$/i;
function ar(e, t) {
	let [, n, r = "master"] = ir.exec(t) ?? [];
	if (n === void 0) throw O("project_id");
	let i = e.project(n), a = r === "master" ? i : e.project(t);
	if (!a || !i) throw D();
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
const or = "127.0.0.1";
async function sr(e = {}) {
	let { clock: t = Date.now, latency: n = 0, limits: r = !0, pause: i = cr } = e, a = e.stateFile === void 0 ? void 0 : En(e.stateFile), o = new xn(a ?? mn(e.state ?? { projects: {} }), e.assumptions ?? {}, t), s = e.stateFile === void 0 ? void 0 : new Dn(e.stateFile, () => o.state());
	a || s?.write();
	let c = new $n(e.log, e.onRequest), l = new AbortController(), u = {
		store: o,
		log: c,
		clock: t,
		latency: n,
		pause: i,
		faults: e.faults ?? [],
		limits: r ? new Qn(t) : void 0,
		changed: () => s?.changed(),
		closing: l.signal
	}, d = new Set(), f = ie({ maxHeaderSize: 262144 }, (e, t) => {
		let n = Jn(u, e, t);
		d.add(n), n.finally(() => d.delete(n));
	}), p = await lr(f, e.port ?? 0);
	return {
		url: `http://${or}:${p}/api2`,
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
function cr(e, t) {
	return se(e, void 0, { signal: t }).catch(() => {});
}
function lr(e, t) {
	return new Promise((n, r) => {
		e.once("error", r), e.listen(t, or, () => {
			let r = e.address();
			n(typeof r == "object" && r ? r.port : t);
		});
	});
}
export { sr as t };
