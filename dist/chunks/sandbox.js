import { D as e, N as t, P as n, ft as r, j as i, k as a } from "./start.js";
import { a as o, i as s, j as c, n as l, o as u, r as d, t as f } from "./wire.js";
import { n as p, r as m } from "./assumptions.js";
import { _ as h, a as g, b as _, d as v, f as ee, h as y, i as te, l as ne, m as b, p as re, r as x, s as ie, t as S, u as C, v as ae } from "./zod.js";
import { createServer as oe } from "node:http";
import { once as se } from "node:events";
import { constants as ce, gzipSync as le } from "node:zlib";
import { buffer as ue } from "node:stream/consumers";
// src/sandbox/response.ts
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
function de(e, t) {
	return {
		status: e,
		body: { json: { error: {
			message: t,
			code: e
		} } }
	};
}
function fe(e, t) {
	let n = `${e} ${t}`;
	return {
		status: e,
		body: { html: `<html>\r\n<head><title>${n}</title></head>\r\n<body>\r\n<center><h1>${n}</h1></center>\r\n</body>\r\n</html>\r\n` }
	};
}
function E() {
	return new w(404, "Not Found");
}
function D(e) {
	return new w(400, `Invalid \`${e}\` parameter`);
}
function pe(e, t, n, r = 100) {
	let i = he(t, "limit", n, r), a = he(t, "page", 2 ** 53 - 1, 1);
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
function me(e, t, n) {
	return pe(e, t, n.largestOtherPage, n.usualOtherPage);
}
function he(e, t, n, r = 100) {
	let i = e.get(t);
	if (i === null || i === "") return r;
	let a = Number(i);
	if (!/^\d+$/.test(i) || a < 1 || a > n) throw D(t);
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
		let n = O(`${e} ${++this.#t}`);
		return t.has(n) ? this.digest(e, t) : n;
	}
};
function O(e) {
	return c("sha1").update(e).digest("hex");
}
function _e(e) {
	return O(e).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-5$3-8$4-$5");
}
function k(e) {
	let t = new Date(e * 1e3).toISOString();
	return {
		text: `${t.slice(0, 10)} ${t.slice(11, 19)} (Etc/UTC)`,
		seconds: e
	};
}
function A(e, { text: t, seconds: n }) {
	return {
		[e]: t,
		[`${e}_timestamp`]: n
	};
}
function j(e, t, n) {
	if (t !== void 0) return e === void 0 ? k(t) : {
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
	let r = typeof e == "string" ? P(e) ?? (e === "" ? {} : { other: e }) : { ...e };
	for (let e of n ?? []) r[e] ??= "";
	return JSON.stringify(r);
}
function ve(e) {
	let t = P(e);
	return t ? t.other || Object.values(t).find((e) => e !== "") || "" : e;
}
function N(e, t) {
	return be(e, t).every((e) => e === "");
}
function ye(e, t) {
	return be(e, t).map((e) => e.replace(/<[^>]*>|&#?\w+;/g, " ")).flatMap((e) => e.match(/\S+/g) ?? []).length;
}
function be(e, t) {
	return t ? Object.values(P(e) ?? { other: e }) : [e];
}
function P(e) {
	let t = e.startsWith("{") ? u(e) : void 0;
	return xe(t) ? t : void 0;
}
function xe(e) {
	return o(e) && Object.values(e).every((e) => typeof e == "string");
}
function Se(e) {
	let t = (e) => e.toLowerCase();
	return [...new Set(e)].sort((e, n) => t(e) < t(n) ? -1 : +(t(e) > t(n)));
}
function F(e, t) {
	return R((n) => e?.[n] ?? t?.[n] ?? "");
}
function Ce(e) {
	let t = u(e);
	return t === void 0 ? e : I(t);
}
function I(e) {
	return Array.isArray(e) ? `[${e.map(I).join(", ")}]` : typeof e != "object" || !e ? JSON.stringify(e) : `{${Object.entries(e).map(([e, t]) => `${JSON.stringify(e)}: ${I(t)}`).join(", ")}}`;
}
function L(e) {
	return d.filter((t) => e.includes(t));
}
function R(e) {
	return {
		ios: e("ios"),
		android: e("android"),
		web: e("web"),
		other: e("other")
	};
}
function z(...[e, t, n, r]) {
	let i = we(e, t, n, r);
	return n.keyNameBlanks === "trim" ? R((e) => i[e].trim()) : i;
}
function we(e, t, n, r) {
	if (typeof e == "string") return R(() => e);
	if (!n.perPlatform && n.objectNameWithoutSetting === "refuse") throw new w(400, "key_name parameter should be a string");
	let i = L(t), a = i.find((t) => e[t]) ?? i.find((e) => r?.[e]), o = a && (e[a] || r?.[a]);
	if (!o) throw new w(400, "key_name parameter should name an assigned platform");
	if (!n.perPlatform) return R((t) => n.objectNameWithoutSetting === "keep" && e[t] || o);
	let s = (t) => e[t] || r?.[t] || o, [c] = i;
	return R((e) => c && !i.includes(e) ? s(c) : s(e));
}
function Te(e, t) {
	let n = (e) => t.sameNameOtherFilename === "allow" ? `\0${e}` : "";
	if (t.perPlatform) return e.platforms.map((t) => `${t}\0${e.key_name[t]}${n(e.filenames[t])}`);
	let r = n(d.map((t) => e.filenames[t]).join("\0"));
	return B(e).map((e) => `${e}${r}`);
}
function B(e) {
	return [...new Set(d.map((t) => e.key_name[t]))];
}
var Ee = class {
	#e = new Map();
	#t = new Map();
	get size() {
		return this.#e.size;
	}
	all() {
		return [...this.#e.values()].sort((e, t) => e.key_id - t.key_id);
	}
	get(e) {
		return this.#e.get(e);
	}
	named(e) {
		return [...this.#t.get(e) ?? []];
	}
	conflictingKey(e, t, n) {
		let r = n ? Te(n, t) : [], i = Te(e, t).filter((e) => !r.includes(e));
		return B(e).flatMap((e) => this.named(e)).find((e) => Te(e, t).some((e) => i.includes(e)));
	}
	add(e) {
		this.#e.set(e.key_id, e), this.#n(e);
	}
	rename(e, t) {
		this.#r(e), t(), this.#n(e);
	}
	remove(e) {
		for (let t of e) this.#r(t), this.#e.delete(t.key_id);
	}
	#n(e) {
		for (let t of B(e)) this.#t.set(t, (this.#t.get(t) ?? new Set()).add(e));
	}
	#r(e) {
		for (let t of B(e)) this.#t.get(t)?.delete(e);
	}
};
function De({ key_id: e, is_plural: t }, { lang_iso: n, plural_forms: r }, i, { ids: a, stamp: o, user: s }) {
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
		words: ye(l, t),
		custom_translation_statuses: [],
		task_id: null,
		...i,
		key_id: e,
		language_iso: n,
		translation: l,
		...A("modified_at", f)
	};
}
const Oe = {
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
function ke(e, t, { ids: n, stamp: r, user: i }) {
	let a = {
		...Oe,
		...e,
		key_id: e.key_id ?? n.next("key")
	}, o = j(a.created_at, a.created_at_timestamp, r), s = j(a.modified_at, a.modified_at_timestamp, o), c = new Map(a.translations?.map((e) => [e.language_iso, e])), l = t.map((e) => De(a, e, c.get(e.lang_iso) ?? {}, {
		ids: n,
		stamp: o,
		user: i
	})), u = l.reduce((e, { modified_at: t, modified_at_timestamp: n }) => n > e.seconds ? {
		text: t,
		seconds: n
	} : e, o), d = j(a.translations_modified_at, a.translations_modified_at_timestamp, u);
	return {
		...a,
		...A("created_at", o),
		filenames: F(a.filenames),
		platforms: L(a.platforms ?? ["web"]),
		tags: Se(a.tags ?? []),
		translations: l,
		base_words: a.base_words ?? l[0]?.words ?? 0,
		custom_attributes: Ce(a.custom_attributes ?? ""),
		...A("modified_at", s),
		...A("translations_modified_at", d)
	};
}
function Ae({ project: e, assumptions: t, query: n, envelope: r }) {
	let i = n.get("pagination") || "offset";
	if (i !== "offset" && i !== "cursor") throw D("pagination");
	let a = e.keys.all().filter(Pe(n, t)), { rows: o, headers: s } = i === "cursor" ? Re(a, n, t) : pe(a, n, 500);
	return T({
		...r,
		keys: o.map(Me(n, e))
	}, s);
}
function je(e) {
	let t = He(e), n = Ne(t.translations, e.query, e.project);
	return T({
		...e.envelope,
		key: {
			...t,
			translations: n
		}
	});
}
function Me(e, t) {
	let n = [
		"translations",
		"comments",
		"screenshots"
	].filter((t) => e.get(`include_${t}`) !== "1"), r = Fe(e, "filter_translation_lang_ids"), i = t.languages.filter(({ lang_id: e }) => !r || r.map(Number).includes(e)).map(({ lang_iso: e }) => e);
	return (r) => {
		let a = { ...r };
		for (let e of n) delete a[e];
		let o = a.translations?.filter((e) => i.includes(e.language_iso));
		return o ? {
			...a,
			translations: Ne(o, e, t)
		} : a;
	};
}
function Ne(e, t, { keys: n }) {
	return t.get("disable_references") === "1" ? e : e.map((e) => ({
		...e,
		translation: Ve(e.translation, e.language_iso, n, Be)
	}));
}
function Pe(e, { nameFilter: t }) {
	let n = [
		V(e, "filter_tags", (e) => e.tags),
		V(e, "filter_filenames", (e) => Object.values(e.filenames)),
		Ie(e, t),
		V(e, "filter_key_ids", (e) => [String(e.key_id)]),
		V(e, "filter_platforms", (e) => e.platforms),
		e.get("filter_untranslated") === "1" ? (e) => e.translations.some((t) => N(t.translation, e.is_plural)) : void 0,
		Le(e.get("filter_archived")),
		e.get("filter_qa_issues") ? () => !1 : void 0
	].filter((e) => e !== void 0);
	return (e) => n.every((t) => t(e));
}
function Fe(e, t) {
	let n = e.get(t);
	return n ? n.split(",").map((e) => e.trim()) : void 0;
}
function V(e, t, n) {
	let r = Fe(e, t);
	if (!r) return;
	let i = new Set(r);
	return (e) => n(e).some((e) => i.has(e));
}
function Ie(e, t) {
	if (t === "ignored") return;
	let n = ({ key_name: e }) => Object.values(e);
	if (t === "exact") return V(e, "filter_keys", n);
	let r = Fe(e, "filter_keys")?.map((e) => e.toLowerCase()), i = (e) => r?.some((n) => t === "part" ? e.includes(n) : e === n);
	return r && ((e) => n(e).some((e) => i(e.toLowerCase())));
}
function Le(e) {
	if (e !== null && e !== "" && e !== "include") {
		if (e !== "exclude" && e !== "only") throw D("filter_archived");
		return (t) => t.is_archived === (e === "only");
	}
}
function Re(e, t, { lastPageCursor: n }) {
	let r = he(t, "limit", 500), i = t.get("cursor") ?? "", a = /^\{"1":(\d+)\}$/.exec(Buffer.from(i, "base64").toString("utf8"));
	if (i !== "" && !a) throw D("cursor");
	let o = Number(a?.[1] ?? 0), s = e.filter(({ key_id: e }) => e > o), c = s.slice(0, r), l = c.at(-1), u = l ? Buffer.from(JSON.stringify({ 1: l.key_id })).toString("base64") : i, d = {
		absent: void 0,
		empty: "",
		emptyPage: l && u,
		stuck: u
	}, f = r < s.length ? u : d[n];
	return {
		rows: c,
		headers: {
			"X-Pagination-Limit": String(r),
			...f !== void 0 && { "X-Pagination-Next-Cursor": f }
		}
	};
}
const ze = /\[%key:([^%\]]+)%\]/g, Be = 5;
function Ve(e, t, n, r) {
	return r === 0 ? e : e.replace(ze, (e, i) => {
		let a = n.named(i)[0]?.translations.find((e) => e.language_iso === t);
		return a ? Ve(a.translation, t, n, r - 1) : e;
	});
}
function He({ id: e, project: t }) {
	let n = Ue(e);
	if (n === void 0) throw D("key_id");
	let r = t.keys.get(n);
	if (!r) throw E();
	return r;
}
function Ue(e) {
	return typeof e == "string" && /^\d+$/.test(e) ? Number(e) : typeof e == "number" && Number.isInteger(e) ? e : void 0;
}
// src/sandbox/stateSchema.ts
const H = y().exactOptional(), U = C().exactOptional(), W = te().exactOptional(), G = x(ae()).exactOptional(), We = ee(S(d), y()), Ge = b({
	lang_iso: y(),
	lang_id: U,
	lang_name: H,
	is_rtl: W,
	plural_forms: x(y()).nullable().exactOptional(),
	project_language_uuid: H
}), Ke = b({
	language_iso: y(),
	translation: h([y(), re(y(), y())]),
	translation_id: U,
	segment_number: U,
	key_id: U,
	modified_by: U,
	modified_by_email: H,
	modified_at: H,
	modified_at_timestamp: U,
	is_reviewed: W,
	reviewed_by: U,
	is_unverified: W,
	is_fuzzy: W,
	words: U,
	custom_translation_statuses: G,
	task_id: C().nullable().exactOptional()
}), qe = h([y().min(1), We.refine((e) => Object.values(e).some(Boolean))]), Je = {
	key_name: qe.exactOptional(),
	platforms: x(S(d)).min(1).exactOptional(),
	description: H,
	filenames: We.exactOptional(),
	tags: x(y()).exactOptional(),
	is_plural: W,
	plural_name: H,
	is_hidden: W,
	is_archived: W,
	context: H,
	char_limit: ie().min(0).exactOptional(),
	custom_attributes: H
}, Ye = b({
	...Je,
	key_name: qe,
	char_limit: U,
	key_id: U,
	created_at: H,
	created_at_timestamp: U,
	comments: G,
	screenshots: G,
	translations: x(Ke).exactOptional(),
	base_words: U,
	modified_at: H,
	modified_at_timestamp: U,
	translations_modified_at: H,
	translations_modified_at_timestamp: U
}), K = b({
	url: y(),
	events: x(y()),
	webhook_id: H,
	branch: y().nullable().exactOptional(),
	secret: H,
	event_lang_map: x(v({
		event: y(),
		lang_iso_codes: x(y())
	})).exactOptional()
}), Xe = b({
	language_iso: y(),
	translation: y()
}), Ze = b({
	project: g(o).exactOptional(),
	languages: x(Ge).exactOptional(),
	keys: x(Ye).exactOptional(),
	webhooks: x(K).exactOptional(),
	automations: x(Xe).exactOptional(),
	snapshots: G
}), Qe = b({
	user_id: C(),
	email: y(),
	fullname: H
}), $e = b({
	token: y().min(1),
	rights: S(["read-write", "read-only"]).exactOptional(),
	user: Qe.exactOptional(),
	import_started_by: Qe.exactOptional()
}), et = m.map(([e, { values: t }]) => [e, (typeof t == "number" ? ie().min(1) : ne([...t])).exactOptional()]), tt = b(Object.fromEntries(et)).transform((e) => e), nt = b({
	projects: re(y(), Ze),
	token: H,
	tokens: x($e).exactOptional(),
	user: Qe.exactOptional(),
	assumptions: tt.exactOptional()
});
function rt(e) {
	let { success: t, data: n, error: r } = nt.safeParse(e, { reportInput: !0 }), [i] = r?.issues ?? [];
	if (!t) throw Error(`${_(i?.path ?? [])}: ${i?.message}`);
	for (let [e, t] of Object.entries(n.projects)) {
		if (!/^[0-9a-f]+\.[0-9]+(:.+)?$/i.test(e)) throw Error(`the project id ${JSON.stringify(e)} must look like 3002780358964f9bab5a92.87762498`);
		it(e, t, n.projects), at(t, `projects.${e}`);
	}
	return n;
}
function it(e, t, n) {
	let [r = "", i] = e.split(":");
	if (i === void 0) return;
	if (i === "master") throw Error(`projects.${e} is the project ${r} itself: use that id`);
	if (!(r in n)) throw Error(`projects.${e} is a branch, and its project ${r} is missing`);
	let a = ["webhooks", "automations"].find((e) => t[e]?.length);
	if (a) throw Error(`projects.${e}.${a} must be empty: ${a} belong to the project, not to a branch`);
}
function at({ keys: e = [], languages: t }, n) {
	let r = t && new Set(t.map(({ lang_iso: e }) => e)), i = new Set();
	for (let [t, { key_id: a, translations: o = [] }] of e.entries()) {
		let e = `${n}.keys[${t}]`;
		if (a !== void 0 && i.has(a)) throw Error(`${e}.key_id ${a} is in the project twice`);
		a !== void 0 && i.add(a);
		let s = o.find(({ language_iso: e }) => r?.has(e) === !1);
		if (s) throw Error(`${e}: ${s.language_iso} is not among the project's languages`);
	}
}
const ot = {
	user_id: 20181,
	email: "sandbox@example.com",
	fullname: "Sandbox"
}, st = {
	user_id: 0,
	email: ""
};
function q(e = ot) {
	return {
		...e,
		fullname: e.fullname ?? e.email
	};
}
function ct(e, t) {
	let { token: n, tokens: r = [] } = t, i = n === void 0 && r.length === 0, a = r.find((t) => t.token === e);
	if (e === "" || !i && !a && e !== n) return;
	let { rights: o = "read-write", user: s, import_started_by: c } = a ?? {};
	return {
		rights: o,
		user: q(s ?? t.user),
		...c && { importStartedBy: q(c) }
	};
}
// src/sandbox/keys/write.ts
const lt = re(y(), y()), ut = h([y().min(1), lt.refine((e) => Object.values(e).some(Boolean))]), dt = {
	...Je,
	key_name: ut.exactOptional(),
	filenames: lt.exactOptional()
}, ft = v({
	...dt,
	merge_tags: te().exactOptional()
}), pt = v({
	...dt,
	comments: x(v({ comment: y() })).nullish()
}).required({
	key_name: !0,
	platforms: !0
}), mt = Ke.pick({
	translation: !0,
	language_iso: !0,
	is_reviewed: !0,
	is_unverified: !0
}).strip();
function ht(e, ...t) {
	let n = o(e) ? e.keys : void 0;
	if (!Array.isArray(n) || n.length === 0 || !n.every(o)) throw D("keys");
	let r = t.find((e) => n.some((t) => !(e in t)));
	if (r !== void 0) throw new w(400, `Key has no \`${r}\` parameter`);
	return n;
}
function gt(e, t, n) {
	let r = vt(e, t), { custom_attributes: i = "" } = r;
	if (i !== "" && u(i) === void 0) throw D("custom_attributes");
	return "translations" in t ? {
		...r,
		translations: _t(t.translations, n)
	} : r;
}
function _t(e, { project: t }) {
	if (!Array.isArray(e) || !e.every(o)) throw D("translations");
	if (e.some((e) => e.translation === void 0 || e.translation === null)) throw new w(400, "Translation has no `translation` parameter");
	let n = e.map((e) => vt(mt, e));
	if (n.some((e) => J(e.language_iso, t) === void 0)) throw D("language_iso");
	return n;
}
function vt(e, t) {
	let { success: n, data: r, error: i } = e.safeParse(t);
	if (n) return r;
	let a = String(i.issues[0]?.path[0]);
	throw a === "key_name" ? new w(400, "key_name parameter should be a string") : D(a);
}
const yt = "This key name is already taken";
function bt(e) {
	let { keys: t, names: n } = e.project;
	return xt(ht(e.body, "key_name", "platforms").map((t) => {
		let r = gt(pt, t, e), i = z(r.key_name, r.platforms, n);
		return {
			...r,
			key_name: i,
			filenames: F(r.filenames)
		};
	}), e, (r) => {
		let { key_name: i } = r;
		return t.conflictingKey(r, n) ? {
			message: yt,
			code: 400,
			key_name: i
		} : St(r, e);
	});
}
function xt(e, { envelope: t }, n) {
	let r = new Set(), i = [];
	for (let t of e) {
		let e = n(t);
		"message" in e ? i.push(e) : r.add(e);
	}
	return T({
		...t,
		keys: [...r].sort((e, t) => e.key_id - t.key_id),
		errors: i
	});
}
function St({ comments: e, ...t }, n) {
	let { project: r, store: i, now: a, access: o } = n, s = {
		ids: i.ids,
		stamp: a,
		user: X(n)
	}, c = ke(t, r.rowLanguages, s);
	return Nt(c, n), c.comments = (e ?? []).map((e) => ({
		comment_id: i.ids.next("comment"),
		key_id: c.key_id,
		...e,
		added_by: o.user.user_id,
		added_by_email: o.user.email,
		...A("added_at", a)
	})), r.keys.add(c), c;
}
function Ct(e) {
	let { key_id: t } = He(e);
	if (!o(e.body)) throw new w(400, "Bad Request");
	let { translations: n, ...r } = e.body, i = Tt({
		...gt(ft, r, e),
		key_id: t
	}, e);
	if ("message" in i) throw new w(i.code, i.message);
	return T({
		...e.envelope,
		key: i
	});
}
function wt(e) {
	let t = ht(e.body, "key_id").map((t) => {
		let n = Ue(t.key_id);
		if (n === void 0) throw D("key_id");
		return {
			...gt(ft, t, e),
			key_id: n
		};
	});
	for (let { key_id: n, translations: r, ...i } of t) {
		let t = e.project.keys.get(n);
		t && Et(t, i, e);
	}
	return xt(t, e, (t) => Tt(t, e));
}
function Tt({ key_id: e, translations: t, ...n }, r) {
	let { keys: i, names: a } = r.project, o = i.get(e);
	if (!o) return {
		message: "Key not found in the project",
		code: 404,
		key_id: e
	};
	let s = Et(o, n, r);
	return i.conflictingKey(s, a, o) ? {
		message: yt,
		code: 400,
		key_id: e
	} : (Dt(o, s, r), kt(o, t ?? [], r) && Nt(o, r), o);
}
function Et(e, t, { project: n }) {
	let { key_name: r, platforms: i, filenames: a, tags: o, merge_tags: s, custom_attributes: c, ...l } = t, u = i ? L(i) : e.platforms, d = r === void 0 && (i === void 0 || !n.names.perPlatform);
	return {
		...l,
		key_name: d ? e.key_name : z(r ?? e.key_name, u, n.names, e.key_name),
		platforms: u,
		filenames: a ? F(a, e.filenames) : e.filenames,
		...o && { tags: Se(s ? [...e.tags, ...o] : o) },
		...c !== void 0 && { custom_attributes: Ce(c) }
	};
}
function Dt(e, t, n) {
	let { project: i, now: a } = n;
	if (Object.entries(t).every(([t, n]) => r(Reflect.get(e, t), n))) return;
	let o = e.is_plural;
	i.keys.rename(e, () => Object.assign(e, t, A("modified_at", a))), e.is_plural !== o && Ot(e, n);
}
function J(e, { languages: t }) {
	return t.find(({ lang_iso: t }) => t === e)?.plural_forms;
}
function Ot(e, t) {
	let { project: n, assumptions: r } = t;
	for (let i of e.translations) {
		let a = J(i.language_iso, n), o = N(i.translation, !e.is_plural), s = r.pluralChange === "convert" ? i.translation : "";
		Y(e, i, e.is_plural ? M(s, !0, a) : ve(s)), o || Z(e, i, X(t), t);
	}
}
function kt(e, t, n) {
	let { record: r } = n.project;
	if (!t.filter((t) => At(e, t, n)).some((e) => e.language_iso === r.base_language_iso)) return !1;
	if (e.base_words = e.translations[0]?.words ?? 0, r.settings.auto_toggle_unverified) {
		let r = t.map((e) => e.language_iso);
		for (let t of e.translations.filter(({ language_iso: e }) => !r.includes(e))) !t.is_unverified && n.assumptions.unverifiedWriter === "move" && Z(e, t, X(n), n), Y(e, t, t.translation, !0);
	}
	return !0;
}
function At(e, t, n) {
	let { project: r, access: i, assumptions: a } = n, o = e.translations.find((e) => e.language_iso === t.language_iso);
	if (!o) return !1;
	let s = M(t.translation, e.is_plural, J(t.language_iso, r)), c = s === o.translation, l = t.is_reviewed ?? (c && o.is_reviewed), u = t.is_unverified ?? (c ? o.is_unverified : N(s, e.is_plural));
	return c && l === o.is_reviewed && u === o.is_unverified ? !1 : (Y(e, o, s, u), o.is_reviewed = l, o.reviewed_by = l ? i.user.user_id : 0, c && a.reviewWriter !== "move" || Z(e, o, X(n), n), !c);
}
function Y(e, t, n, r = t.is_unverified) {
	t.translation = n, t.words = ye(n, e.is_plural), t.is_unverified = r, t.is_fuzzy = r;
}
const jt = {
	user_id: 7002,
	email: "automation@example.com"
};
function X({ access: e, assumptions: t }) {
	return !e.importStartedBy || t.importWriter === "tokenUser" ? e.user : t.importWriter === "starter" ? e.importStartedBy : st;
}
function Mt(e) {
	let { automationWriter: t } = e.assumptions;
	return t === "tokenUser" ? X(e) : t === "otherUser" ? jt : st;
}
function Z(e, t, { user_id: n, email: r }, { now: i }) {
	Object.assign(t, {
		modified_by: n,
		modified_by_email: r
	}, A("modified_at", i)), Object.assign(e, A("translations_modified_at", i));
}
function Nt(e, t) {
	let { project: n, body: r } = t;
	if (o(r) && r.use_automations === !1) return;
	let i = ve(e.translations[0]?.translation ?? "");
	if (i !== "") for (let { language_iso: r, translation: a } of n.automations) {
		let o = e.translations.find((e) => e.language_iso === r);
		if (!o || !N(o.translation, e.is_plural)) continue;
		let s = J(r, n), c = a.replaceAll("{base}", () => i);
		Y(e, o, M(e.is_plural ? { other: c } : c, e.is_plural, s), !1), Z(e, o, Mt(t), t);
	}
}
function Pt(e) {
	return e.project.keys.remove(new Set([He(e)])), T({
		...e.envelope,
		key_removed: !0,
		keys_locked: 0
	});
}
function Ft({ body: e, project: t, assumptions: n, envelope: r }) {
	let i = o(e) ? e.keys : void 0;
	if (!Array.isArray(i) || i.length === 0) throw D("keys");
	let a = i.map(Ue);
	if (a.includes(void 0)) throw D("keys");
	let s = a.map((e) => t.keys.get(e ?? 0)).filter((e) => e !== void 0);
	if (s.length < a.length && n.unknownIdsOnDelete === "404") throw E();
	return t.keys.remove(new Set(s)), T({
		...r,
		keys_removed: !0,
		keys_locked: 0
	});
}
// src/sandbox/projectRequests.ts
function It({ project: e }) {
	return T({
		...e.record,
		statistics: Rt(e)
	});
}
function Lt({ project: e, query: t, assumptions: n, envelope: r }) {
	let { rows: i, headers: a } = me(e.languages, t, n);
	return T({
		...r,
		languages: i
	}, a);
}
function Rt({ keys: e, rowLanguages: t }) {
	return {
		progress_total: 0,
		keys_total: e.size,
		team: 1,
		base_words: 0,
		qa_issues_total: 0,
		qa_issues: zt,
		languages: t.map(({ lang_id: e, lang_iso: t }) => ({
			language_id: e,
			language_iso: t,
			progress: 0,
			words_to_do: 0
		}))
	};
}
const zt = Object.fromEntries("not_reviewed unverified spelling_grammar inconsistent_placeholders inconsistent_html different_number_of_urls different_urls leading_whitespace trailing_whitespace different_number_of_email_address different_email_address different_brackets different_numbers double_space special_placeholder unbalanced_brackets".split(" ").map((e) => [e, 0]));
function Bt({ id: e, access: t, mainProject: n, envelope: r }) {
	if (e !== "me") throw E();
	return T({
		project_id: r.project_id,
		contributor: {
			...t.user,
			...A("created_at", k(15e8)),
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
function Vt(e) {
	let { project: t, mainProject: n, body: r, access: i, now: a, assumptions: s, envelope: c } = e;
	if (t !== n && s.branchSnapshot === "refuse" || !o(r) || typeof r.title != "string") throw D("title");
	let { snapshots: l } = s.branchSnapshot === "project" ? n : t, { user_id: u, email: d } = i.user, f = {
		created_by: u,
		created_by_email: d,
		...A("created_at", a)
	}, p = {
		snapshot_id: l.length + 1,
		title: r.title,
		...f
	};
	return l.push(p), T({
		...c,
		snapshot: p
	});
}
function Ht({ mainProject: e, query: t, assumptions: n }) {
	let { rows: r, headers: i } = me([...e.webhooks.values()], t, n);
	return T({
		project_id: e.id,
		webhooks: r
	}, i);
}
function Ut(e) {
	return $(e, Q(e));
}
function Wt(e) {
	let { store: t, mainProject: n } = e, { url: r, events: i, ...a } = Yt(e);
	if (r === void 0) throw new w(400, "Webhook has no `url` parameter");
	if (i === void 0) throw new w(400, "Webhook has no `events` parameter");
	return $(e, t.addWebhook({
		...a,
		url: r,
		events: i
	}, n));
}
function Gt(e) {
	let t = Q(e), n = {
		...t,
		...Yt(e, t.events)
	};
	return $(e, e.store.addWebhook(n, e.mainProject));
}
function Kt(e) {
	return e.mainProject.webhooks.delete(Q(e).webhook_id), T({
		project_id: e.mainProject.id,
		webhook_deleted: !0
	});
}
function qt(e) {
	let t = Q(e);
	return t.secret = e.store.newDigest("secret"), T({
		project_id: e.mainProject.id,
		secret: t.secret
	});
}
function Q({ mainProject: e, id: t }) {
	let n = e.webhooks.get(t);
	if (!n) throw E();
	return n;
}
function $({ mainProject: e }, t) {
	return T({
		project_id: e.id,
		webhook: t
	});
}
const Jt = v({
	url: y().refine((e) => /^https?:/i.test(e) && URL.canParse(e)).exactOptional(),
	events: x(y()).min(1).exactOptional(),
	branch: K.shape.branch,
	event_lang_map: K.shape.event_lang_map
});
function Yt(e, t = []) {
	let { body: n, mainProject: r, store: i } = e;
	if (!o(n)) throw new w(400, "Bad Request");
	let { success: a, data: s, error: c } = Jt.safeParse(n);
	if (!a) throw D(String(c.issues[0]?.path[0]));
	if (s.events?.some((e) => !f.includes(e))) throw D("events");
	let u = r.languages.map((e) => e.lang_iso);
	if (s.event_lang_map && !s.event_lang_map.every(({ event: e, lang_iso_codes: n }) => (s.events ?? t).includes(e) && l.includes(e) && n.every((e) => u.includes(e)))) throw D("event_lang_map");
	let d = s.url && Xt(s.url, i.assumptions);
	return {
		...s,
		...d && { url: d },
		...s.branch === "" && { branch: null }
	};
}
function Xt(e, { storedUrl: t }) {
	if (t === "asSent") return e;
	let n = new URL(e);
	return t === "slash" && (n.pathname = n.pathname.replace(/\/?$/, "/")), n.href;
}
// src/sandbox/project.ts
const Zt = {
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
function Qt(e, t, n, r, { assumptions: i, access: a }) {
	let o = n.map((e) => e.lang_iso), s = t.base_language_iso ?? (o.includes("en") ? "en" : o[0] ?? "en"), c = (o.includes(s) ? n : [{ lang_iso: s }, ...n]).map((t) => nn(t, e)).sort((e, t) => e.lang_name < t.lang_name ? -1 : 1), l = ({ lang_iso: e }) => e === s ? "" : e, u = c.toSorted((e, t) => l(e) < l(t) ? -1 : 1), [d] = u, [f = e] = e.split(":"), p = q(a.user), { statistics: m, settings: h, ...g } = t, _ = {
		project_type: "localization_files",
		name: f,
		description: "",
		...A("created_at", r),
		created_by: p.user_id,
		created_by_email: p.email,
		team_id: 1,
		team_uuid: _e("team"),
		base_language_id: d?.lang_id ?? 0,
		base_language_iso: d?.lang_iso ?? "",
		...g,
		project_id: f,
		settings: {
			...Zt,
			...h
		}
	};
	return {
		id: e,
		record: _,
		languages: c,
		rowLanguages: u,
		names: {
			...i,
			perPlatform: _.settings.per_platform_key_names
		},
		keys: new Ee(),
		webhooks: new Map(),
		automations: [],
		snapshots: []
	};
}
const $t = {
	ak: 910,
	ar_001: 731,
	en: 640,
	ru: 597,
	sq: 803
}, en = /^(Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/, tn = new Intl.DisplayNames(["en"], {
	type: "language",
	languageDisplay: "standard"
});
function nn(e, t) {
	let n = rn(e.lang_iso), r = 1e4 + Number.parseInt(O(e.lang_iso).slice(0, 8), 16) % 9e6, i = new Intl.PluralRules(n?.baseName ?? "en").resolvedOptions().pluralCategories;
	return {
		lang_id: $t[e.lang_iso] ?? r,
		lang_name: (n && tn.of(n.baseName)) ?? e.lang_iso,
		is_rtl: en.test(n?.maximize().script ?? ""),
		plural_forms: s.filter((e) => i.includes(e)),
		project_language_uuid: _e(`${t} ${e.lang_iso}`),
		...e
	};
}
function rn(e) {
	try {
		return new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/sandbox/state.ts
var an = class {
	access;
	assumptions;
	ids = new ge();
	projects = new Map();
	now;
	constructor(e, t, n) {
		let { projects: r, ...i } = e;
		this.access = structuredClone(i), this.assumptions = {
			...p,
			...i.assumptions,
			...t
		}, this.now = () => k(Math.floor(n() / 1e3));
		for (let t of Object.values(e.projects)) this.#i(t);
		let a = Object.keys(e.projects);
		for (let [t, n] of Object.entries(e.projects)) {
			let [r = t, i] = t.split(":"), o = e.projects[r] ?? {}, s = {
				branching: a.some((e) => e.startsWith(`${r}:`)),
				...o.project?.settings
			}, c = {
				...o.project,
				settings: s
			}, l = i === void 0 ? n : this.#n(n, o);
			this.projects.set(t, this.#e(t, l, c));
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
		let r = this.now(), i = t.keys?.flatMap(({ translations: e }) => e ?? []) ?? [], a = new Set(i.map((e) => e.language_iso)), o = Qt(e, n, t.languages ?? [...a].map((e) => ({ lang_iso: e })), r, this);
		for (let e of structuredClone(t.automations ?? [])) o.automations.push(e);
		for (let e of structuredClone(t.snapshots ?? [])) o.snapshots.push(e);
		let s = (t.keys ?? []).map((e) => ({
			...e,
			key_id: e.key_id ?? this.ids.next("key")
		})), c = {
			ids: this.ids,
			stamp: r,
			user: q(this.access.user)
		};
		for (let e of s.sort((e, t) => e.key_id - t.key_id)) {
			let t = {
				...e,
				key_name: this.#t(e, o)
			};
			o.keys.add(ke(t, o.rowLanguages, c));
		}
		for (let e of t.webhooks ?? []) this.addWebhook(e, o);
		return o;
	}
	#t({ key_name: e, platforms: t = ["web"] }, n) {
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
		let n = [...new Set(e.events)].sort(), r = t.languages.map((e) => e.lang_iso), i = {
			webhook_id: e.webhook_id ?? this.newDigest("webhook"),
			url: e.url,
			branch: e.branch ?? null,
			secret: e.secret ?? this.newDigest("secret"),
			events: n,
			event_lang_map: n.filter((e) => l.includes(e)).map((t) => {
				let n = e.event_lang_map?.find((e) => e.event === t)?.lang_iso_codes ?? r;
				return {
					event: t,
					lang_iso_codes: r.filter((e) => n.includes(e))
				};
			})
		};
		return t.webhooks.set(i.webhook_id, i), i;
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
		let { user_id: r, email: i } = n === "none" ? st : q(this.access.user);
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
			for (let e of t.comments ?? []) this.ids.reserve("comment", Number(o(e) && e.comment_id) || 0);
		}
	}
};
function on(e) {
	try {
		return rt(JSON.parse(a(e, "utf8")));
	} catch (t) {
		if (t instanceof Error && "code" in t && t.code === "ENOENT") return;
		let n = t instanceof Error ? t.message : String(t);
		throw Error(`The sandbox cannot use the state file ${e}: ${n}. Fix the file, or move it away to start with an empty state.`, { cause: t });
	}
}
function sn(e, r) {
	let a, o = () => {
		let o = t(e, { throwIfNoEntry: !1 })?.mode ?? 384;
		n(`${e}.tmp`, JSON.stringify(r(), void 0, 1), { mode: o }), i(`${e}.tmp`, e), clearTimeout(a), a = void 0;
	};
	return {
		write: o,
		changed() {
			a ??= setTimeout(() => {
				try {
					o();
				} catch {}
			}, 500);
		},
		flush() {
			a && o();
		}
	};
}
// src/sandbox/sandbox.ts
const cn = "127.0.0.1";
function ln(t) {
	let { stateFile: n, log: r, clock: i = Date.now, limits: a = !0 } = t, o = n === void 0 ? void 0 : on(n), s = new an(o ?? rt(t.state ?? { projects: {} }), t.assumptions ?? {}, i), c = n === void 0 ? void 0 : sn(n, () => s.state());
	o || c?.write();
	let l = (t) => {
		r !== void 0 && e(r, t);
	};
	l("");
	let u = [];
	return {
		store: s,
		file: c,
		clock: i,
		around: t.around ?? ((e, t) => ({ response: t(e) })),
		requests: u,
		record(e) {
			u.push(e), l(`${JSON.stringify({
				...e,
				body: void 0
			})}\n`), t.onRequest?.(e);
		},
		limits: a ? gn(i, s.assumptions) : void 0
	};
}
async function un(e = {}) {
	let t = ln(e), { store: n, file: r, requests: i } = t, a = new Set(), o, s = oe({ maxHeaderSize: 262144 }, (e, n) => {
		let r = fn(t, e, n).catch((t) => {
			o ??= t, e.socket.destroy();
		});
		a.add(r), r.then(() => a.delete(r));
	});
	s.keepAliveTimeout = 6e4, s.listen(e.port ?? 0, cn), await se(s, "listening");
	let c = s.address(), l = typeof c == "object" && c ? c.port : 0;
	return {
		url: `http://${cn}:${l}/api2`,
		port: l,
		state: () => structuredClone(n.state()),
		requests: i,
		async close() {
			let e = new Promise((e) => s.close(e));
			if (s.closeAllConnections(), await Promise.all([e, ...a]), r?.flush(), o) throw o;
		}
	};
}
function dn(e) {
	return JSON.stringify(e).replace(/\//g, "\\/").replace(/[\u0080-\uffff]/g, (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
async function fn(e, t, n) {
	let { clock: r } = e, i = r(), { method: a = "", url: o = "" } = t, s = await ue(t).catch(() => void 0), c = s?.toString("utf8"), l = c ? u(c) ?? c : void 0, { response: d, ready: f, headers: p, leave: m } = s ? vn(e, t, o, l) : _n, h = d === "cut" ? "" : "json" in d.body ? dn(d.body.json) : d.body.html;
	await f;
	let g = /\bgzip\b/.test(String(t.headers["accept-encoding"])), _ = Buffer.from(h), v = g ? le(_, { level: ce.Z_BEST_SPEED }) : _;
	m?.(), e.record({
		time: new Date(i).toISOString(),
		method: a,
		path: o,
		...l !== void 0 && { body: l },
		status: d === "cut" ? 0 : d.status,
		bytes: _.length,
		ms: r() - i
	}), d === "cut" ? t.socket.destroy() : (n.writeHead(d.status, {
		"Content-Type": "json" in d.body ? "application/json" : "text/html",
		...p,
		...d.headers,
		...g && { "Content-Encoding": "gzip" },
		"Content-Length": v.length
	}), n.end(v));
}
const pn = [
	{
		name: "project",
		method: "GET",
		path: "",
		run: It
	},
	{
		name: "languages",
		method: "GET",
		path: "/languages",
		run: Lt
	},
	{
		name: "contributor",
		method: "GET",
		path: "/contributors/:id",
		run: Bt
	},
	{
		name: "createSnapshot",
		method: "POST",
		path: "/snapshots",
		run: Vt
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
		run: bt
	},
	{
		name: "updateKeys",
		method: "PUT",
		path: "/keys",
		run: wt
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
		run: Ct
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
		run: Ht
	},
	{
		name: "createWebhook",
		method: "POST",
		path: "/webhooks",
		run: Wt
	},
	{
		name: "webhook",
		method: "GET",
		path: "/webhooks/:id",
		run: Ut
	},
	{
		name: "updateWebhook",
		method: "PUT",
		path: "/webhooks/:id",
		run: Gt
	},
	{
		name: "destroyWebhook",
		method: "DELETE",
		path: "/webhooks/:id",
		run: Kt
	},
	{
		name: "regenerateWebhookSecret",
		method: "PATCH",
		path: "/webhooks/:id/secret/regenerate",
		run: qt
	}
];
function mn(e, t) {
	let [, n = "", r = ""] = /^\/api2\/projects\/([^/]+)(\/.*)?$/.exec(t) ?? [], [, i = "", a = "", o = ""] = /^(\/[^/]+)\/([^/]+)(\/.*)?$/.exec(r) ?? ["", r], s = `${i}${a && "/:id"}${o}`, c = pn.filter((e) => e.path === s), [l, u] = [hn(n), hn(a)];
	if (!l || u === void 0 || c.length === 0) throw E();
	return {
		projectId: l,
		id: u,
		operation: c.find((t) => t.method === e)
	};
}
function hn(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return;
	}
}
function gn(e, { rateLimit: t }) {
	let n = new Map(), r = new Map(), i = (t) => {
		let r = (n.get(t) ?? []).filter((t) => e() - t < 1e3);
		return n.set(t, r), r;
	};
	return {
		enter(n, a) {
			let [o = ""] = a.split(":"), s = i(n), c = r.get(o) ?? 0;
			if (!(s.length >= t || c >= 10)) return s.push(e()), r.set(o, c + 1), () => r.set(o, (r.get(o) ?? 1) - 1);
		},
		takeBack(e) {
			n.get(e)?.pop();
		},
		headers(e) {
			let n = String(Math.max(0, t - i(e).length));
			return {
				"x-ratelimit-limit": `${t}, ${t};w=1`,
				"x-ratelimit-remaining": n,
				"x-ratelimit-reset": "1"
			};
		}
	};
}
const _n = {
	response: "cut",
	ready: void 0,
	headers: {},
	leave: void 0
};
function vn(e, t, n, r) {
	let { store: i, file: a, limits: o } = e, { method: s = "", headers: c } = t, l = String(c["x-api-token"] ?? c.authorization?.replace(/^Bearer\s+/i, "") ?? "").trim(), u, { response: d, ready: f } = yn(() => {
		if (`${s} ${n} HTTP/1.1`.length > i.assumptions.longestRequestLine) return { response: fe(414, "Request-URI Too Large") };
		let t = ct(l, i.access);
		if (!t) throw new w(400, "Invalid `X-Api-Token` header");
		let [c = "", ...d] = n.split("?"), { projectId: f, id: p, operation: m } = mn(s, c);
		if (u = o?.enter(l, f), o && !u) throw new w(429, "Too many requests. Cool your jets and try again in a bit");
		let h = xn(i, f);
		if (!m) throw new w(405, "Method Not Allowed");
		let g = s !== "GET";
		if (g && t.rights === "read-only") throw new w(403, "Forbidden");
		let { assumptions: _ } = i, v = new URLSearchParams(d.join("?")), ee = {
			...h,
			store: i,
			assumptions: _,
			now: i.now(),
			access: t
		}, y = {
			operation: m.name,
			method: s,
			path: n,
			query: v,
			id: p,
			body: r,
			...ee
		}, te = e.around(y, m.run);
		return g && a?.changed(), te;
	});
	return u && d !== "cut" && d.status === 429 && o?.takeBack(l), {
		response: d,
		ready: f,
		headers: o?.headers(l) ?? {},
		leave: u
	};
}
function yn(e) {
	try {
		return e();
	} catch (e) {
		return e instanceof w ? { response: de(e.status, e.message) } : { response: de(500, `The sandbox failed. This is a bug in lokaform: ${e instanceof Error ? e.stack ?? e.message : String(e)}`) };
	}
}
const bn = /^([0-9a-f]+\.[0-9]+)(?::([^;]+))?$/i;
function xn(e, t) {
	let [, n, r = "master"] = bn.exec(t) ?? [];
	if (n === void 0) throw D("project_id");
	let i = e.projects.get(n), a = r === "master" ? i : e.projects.get(t);
	if (!a || !i) throw E();
	return {
		project: a,
		mainProject: i,
		envelope: {
			project_id: n,
			...i.record.settings.branching ? { branch: r } : {}
		}
	};
}
export { un as t };
