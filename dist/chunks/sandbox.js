import { D as e, N as t, P as n, j as r, k as i, ut as a } from "./start.js";
import { a as o, i as s, n as c, o as l, r as u, t as d } from "./wire.js";
import { ki as f } from "./engine.js";
import { _ as p, a as m, d as h, f as g, g as _, h as v, i as y, l as b, m as x, p as S, r as C, s as w, t as T, u as E } from "./zod.js";
import { n as ee, r as te } from "./assumptions.js";
import { createServer as ne } from "node:http";
import { once as re } from "node:events";
import { constants as ie, gzipSync as ae } from "node:zlib";
import { setTimeout as oe } from "node:timers/promises";
import { buffer as se } from "node:stream/consumers";
// src/sandbox/faults.ts
function ce(e, t) {
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
var D = class extends Error {
	status;
	constructor(e, t) {
		super(t), this.status = e;
	}
};
function O(e, t = {}) {
	return {
		status: 200,
		headers: t,
		body: { json: e }
	};
}
function le(e, t) {
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
	return new D(404, "Not Found");
}
function A(e) {
	return new D(400, `Invalid \`${e}\` parameter`);
}
function de(e, t, n, r = 100) {
	let i = j(t, "limit", n, r), a = j(t, "page", 2 ** 53 - 1, 1);
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
function j(e, t, n, r = 100) {
	let i = e.get(t);
	if (i === null || i === "") return r;
	let a = Number(i);
	if (!/^\d+$/.test(i) || a < 1 || a > n) throw A(t);
	return a;
}
// src/sandbox/ids.ts
var pe = class {
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
		let n = me(`${e} ${++this.#t}`);
		return t.has(n) ? this.digest(e, t) : n;
	}
};
function me(e) {
	return f("sha1").update(e).digest("hex");
}
function he(e) {
	return me(e).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-5$3-8$4-$5");
}
function ge(e) {
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
	if (t !== void 0) return e === void 0 ? ge(t) : {
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
	let r = typeof e == "string" ? be(e) ?? (e === "" ? {} : { other: e }) : { ...e };
	for (let e of n ?? []) r[e] ??= "";
	return JSON.stringify(r);
}
function _e(e) {
	let t = be(e);
	return t ? t.other || Object.values(t).find((e) => e !== "") || "" : e;
}
function F(e, t) {
	return ye(e, t).every((e) => e === "");
}
function ve(e, t) {
	return ye(e, t).map((e) => e.replace(/<[^>]*>|&#?\w+;/g, " ")).flatMap((e) => e.match(/\S+/g) ?? []).length;
}
function ye(e, t) {
	return t ? Object.values(be(e) ?? { other: e }) : [e];
}
function be(e) {
	let t = e.startsWith("{") ? l(e) : void 0;
	return xe(t) ? t : void 0;
}
function xe(e) {
	return o(e) && Object.values(e).every((e) => typeof e == "string");
}
function Se(e) {
	let t = (e) => e.toLowerCase();
	return [...new Set(e)].sort((e, n) => t(e) < t(n) ? -1 : +(t(e) > t(n)));
}
function Ce(e, t) {
	return R((n) => e?.[n] ?? t?.[n] ?? "");
}
function we(e) {
	let t = l(e);
	return t === void 0 ? e : I(t);
}
function I(e) {
	return Array.isArray(e) ? `[${e.map(I).join(", ")}]` : typeof e != "object" || !e ? JSON.stringify(e) : `{${Object.entries(e).map(([e, t]) => `${JSON.stringify(e)}: ${I(t)}`).join(", ")}}`;
}
function L(e) {
	return u.filter((t) => e.includes(t));
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
	let i = Te(e, t, n, r);
	return n.keyNameBlanks === "trim" ? R((e) => i[e].trim()) : i;
}
function Te(e, t, n, r) {
	if (typeof e == "string") return R(() => e);
	if (!n.perPlatform && n.objectNameWithoutSetting === "refuse") throw new D(400, "key_name parameter should be a string");
	let i = L(t), a = i.find((t) => e[t]) ?? i.find((e) => r?.[e]), o = a && (e[a] || r?.[a]);
	if (!o) throw new D(400, "key_name parameter should name an assigned platform");
	if (!n.perPlatform) return R((t) => n.objectNameWithoutSetting === "keep" && e[t] || o);
	let s = (t) => e[t] || r?.[t] || o, [c] = i;
	return R((e) => c && !i.includes(e) ? s(c) : s(e));
}
function B(e, t) {
	let n = (e) => t.sameNameOtherFilename === "allow" ? `\0${e}` : "";
	if (t.perPlatform) return e.platforms.map((t) => `${t}\0${e.key_name[t]}${n(e.filenames[t])}`);
	let r = n(u.map((t) => e.filenames[t]).join("\0"));
	return V(e).map((e) => `${e}${r}`);
}
function V(e) {
	return [...new Set(u.map((t) => e.key_name[t]))];
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
		let r = n ? B(n, t) : [], i = B(e, t).filter((e) => !r.includes(e));
		return V(e).flatMap((e) => this.named(e)).find((e) => B(e, t).some((e) => i.includes(e)));
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
		for (let t of V(e)) this.#t.set(t, (this.#t.get(t) ?? new Set()).add(e));
	}
	#r(e) {
		for (let t of V(e)) this.#t.get(t)?.delete(e);
	}
};
function De({ key_id: e, is_plural: t }, { lang_iso: n, plural_forms: r }, i, { ids: a, stamp: o, user: s }) {
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
		words: ve(l, t),
		custom_translation_statuses: [],
		task_id: null,
		...i,
		key_id: e,
		language_iso: n,
		translation: l,
		...M("modified_at", f)
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
	}, o = N(a.created_at, a.created_at_timestamp, r), s = N(a.modified_at, a.modified_at_timestamp, o), c = new Map(a.translations?.map((e) => [e.language_iso, e])), l = t.map((e) => De(a, e, c.get(e.lang_iso) ?? {}, {
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
		filenames: Ce(a.filenames),
		platforms: L(a.platforms ?? ["web"]),
		tags: Se(a.tags ?? []),
		translations: l,
		base_words: a.base_words ?? l[0]?.words ?? 0,
		custom_attributes: we(a.custom_attributes ?? ""),
		...M("modified_at", s),
		...M("translations_modified_at", d)
	};
}
function Ae({ project: e, assumptions: t, query: n, envelope: r }) {
	let i = n.get("pagination") || "offset";
	if (i !== "offset" && i !== "cursor") throw A("pagination");
	let a = e.keys.all().filter(Pe(n, t)), { rows: o, headers: s } = i === "cursor" ? Le(a, n, t) : de(a, n, 500);
	return O({
		...r,
		keys: o.map(Me(n, e))
	}, s);
}
function je(e) {
	let t = Ve(e), n = Ne(t.translations, e.query, e.project);
	return O({
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
	].filter((t) => e.get(`include_${t}`) !== "1"), r = H(e, "filter_translation_lang_ids"), i = t.languages.filter(({ lang_id: e }) => !r || r.map(Number).includes(e)).map(({ lang_iso: e }) => e);
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
		translation: Be(e.translation, e.language_iso, n, ze)
	}));
}
function Pe(e, { nameFilter: t }) {
	let n = [
		U(e, "filter_tags", (e) => e.tags),
		U(e, "filter_filenames", (e) => Object.values(e.filenames)),
		Fe(e, t),
		U(e, "filter_key_ids", (e) => [String(e.key_id)]),
		U(e, "filter_platforms", (e) => e.platforms),
		e.get("filter_untranslated") === "1" ? (e) => e.translations.some((t) => F(t.translation, e.is_plural)) : void 0,
		Ie(e.get("filter_archived")),
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
function Fe(e, t) {
	if (t === "ignored") return;
	let n = ({ key_name: e }) => Object.values(e);
	if (t === "exact") return U(e, "filter_keys", n);
	let r = H(e, "filter_keys")?.map((e) => e.toLowerCase()), i = (e) => r?.some((n) => t === "part" ? e.includes(n) : e === n);
	return r && ((e) => n(e).some((e) => i(e.toLowerCase())));
}
function Ie(e) {
	if (e !== null && e !== "" && e !== "include") {
		if (e !== "exclude" && e !== "only") throw A("filter_archived");
		return (t) => t.is_archived === (e === "only");
	}
}
function Le(e, t, { lastPageCursor: n }) {
	let r = j(t, "limit", 500), i = t.get("cursor") ?? "", a = /^\{"1":(\d+)\}$/.exec(Buffer.from(i, "base64").toString("utf8"));
	if (i !== "" && !a) throw A("cursor");
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
const Re = /\[%key:([^%\]]+)%\]/g, ze = 5;
function Be(e, t, n, r) {
	return r === 0 ? e : e.replace(Re, (e, i) => {
		let a = n.named(i)[0]?.translations.find((e) => e.language_iso === t);
		return a ? Be(a.translation, t, n, r - 1) : e;
	});
}
function Ve({ id: e, project: t }) {
	let n = He(e);
	if (n === void 0) throw A("key_id");
	let r = t.keys.get(n);
	if (!r) throw k();
	return r;
}
function He(e) {
	return typeof e == "string" && /^\d+$/.test(e) ? Number(e) : typeof e == "number" && Number.isInteger(e) ? e : void 0;
}
// src/sandbox/stateSchema.ts
const W = v().exactOptional(), G = E().exactOptional(), K = y().exactOptional(), q = C(p()).exactOptional(), Ue = g(T(u), v()), We = x({
	lang_iso: v(),
	lang_id: G,
	lang_name: W,
	is_rtl: K,
	plural_forms: C(v()).nullable().exactOptional(),
	project_language_uuid: W
}), Ge = x({
	language_iso: v(),
	translation: _([v(), S(v(), v())]),
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
	task_id: E().nullable().exactOptional()
}), Ke = _([v().min(1), Ue.refine((e) => Object.values(e).some(Boolean))]), qe = {
	key_name: Ke.exactOptional(),
	platforms: C(T(u)).min(1).exactOptional(),
	description: W,
	filenames: Ue.exactOptional(),
	tags: C(v()).exactOptional(),
	is_plural: K,
	plural_name: W,
	is_hidden: K,
	is_archived: K,
	context: W,
	char_limit: w().min(0).exactOptional(),
	custom_attributes: W
}, Je = x({
	...qe,
	key_name: Ke,
	char_limit: G,
	key_id: G,
	created_at: W,
	created_at_timestamp: G,
	comments: q,
	screenshots: q,
	translations: C(Ge).exactOptional(),
	base_words: G,
	modified_at: W,
	modified_at_timestamp: G,
	translations_modified_at: W,
	translations_modified_at_timestamp: G
}), Ye = x({
	url: v(),
	events: C(v()),
	webhook_id: W,
	branch: v().nullable().exactOptional(),
	secret: W,
	event_lang_map: C(h({
		event: v(),
		lang_iso_codes: C(v())
	})).exactOptional()
}), Xe = x({
	language_iso: v(),
	translation: v()
}), Ze = x({
	project: m(o).exactOptional(),
	languages: C(We).exactOptional(),
	keys: C(Je).exactOptional(),
	webhooks: C(Ye).exactOptional(),
	automations: C(Xe).exactOptional(),
	snapshots: q
}), Qe = x({
	user_id: E(),
	email: v(),
	fullname: W
}), $e = x({
	token: v().min(1),
	rights: T(["read-write", "read-only"]).exactOptional(),
	user: Qe.exactOptional(),
	import_started_by: Qe.exactOptional()
}), et = te.map(([e, { values: t }]) => [e, (typeof t == "number" ? w().min(1) : b([...t])).exactOptional()]), tt = x(Object.fromEntries(et)).transform((e) => e), nt = x({
	projects: S(v(), Ze),
	token: W,
	tokens: C($e).exactOptional(),
	user: Qe.exactOptional(),
	assumptions: tt.exactOptional()
});
function rt(e) {
	let { success: t, data: n, error: r } = nt.safeParse(e, { reportInput: !0 });
	if (!t) throw Error(it(r.issues[0], e));
	for (let [e, t] of Object.entries(n.projects)) {
		if (!/^[0-9a-f]+\.[0-9]+(:.+)?$/i.test(e)) throw Error(`the project id ${JSON.stringify(e)} must look like 3002780358964f9bab5a92.87762498`);
		ot(e, t, n.projects), st(t, `projects.${e}`);
	}
	return n;
}
function it(e, t) {
	let n = e?.path ?? [];
	return !e || n.length === 0 && !o(t) ? "it must be an object with the member `projects`" : e.code === "unrecognized_keys" ? `${at([...n, e.keys[0] ?? ""])} is an unknown member` : e.input === void 0 ? `${at(n)} is missing` : `${at(n)} must not be ${JSON.stringify(e.input).slice(0, 60)}`;
}
function at(e) {
	return e.map((e, t) => typeof e == "number" ? `[${e}]` : `${t > 0 ? "." : ""}${String(e)}`).join("");
}
function ot(e, t, n) {
	let [r = "", i] = e.split(":");
	if (i === void 0) return;
	if (i === "master") throw Error(`projects.${e} is the project ${r} itself: use that id`);
	if (!(r in n)) throw Error(`projects.${e} is a branch, and its project ${r} is missing`);
	let a = ["webhooks", "automations"].find((e) => t[e]?.length);
	if (a) throw Error(`projects.${e}.${a} must be empty: ${a} belong to the project, not to a branch`);
}
function st({ keys: e = [], languages: t, automations: n = [] }, r) {
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
const ct = {
	user_id: 20181,
	email: "sandbox@example.com",
	fullname: "Sandbox"
}, lt = {
	user_id: 0,
	email: ""
};
function J(e = ct) {
	return {
		...e,
		fullname: e.fullname ?? e.email
	};
}
function ut(e, t) {
	let { token: n, tokens: r = [] } = t, i = n === void 0 && r.length === 0, a = r.find((t) => t.token === e);
	if (e === "" || !i && !a && e !== n) return;
	let { rights: o = "read-write", user: s, import_started_by: c } = a ?? {};
	return {
		rights: o,
		user: J(s ?? t.user),
		...c && { importStartedBy: J(c) }
	};
}
// src/sandbox/keys/write.ts
const dt = S(v(), v()), ft = _([v().min(1), dt.refine((e) => Object.values(e).some(Boolean))]), pt = {
	...qe,
	key_name: ft.exactOptional(),
	filenames: dt.exactOptional()
}, mt = h({
	...pt,
	merge_tags: y().exactOptional()
}), ht = h({
	...pt,
	comments: C(h({ comment: v() })).nullish()
}).required({
	key_name: !0,
	platforms: !0
}), gt = Ge.pick({
	translation: !0,
	language_iso: !0,
	is_reviewed: !0,
	is_unverified: !0
}).strip();
function _t(e, ...t) {
	let n = o(e) ? e.keys : void 0;
	if (!Array.isArray(n) || n.length === 0 || !n.every(o)) throw A("keys");
	let r = t.find((e) => n.some((t) => !(e in t)));
	if (r !== void 0) throw new D(400, `Key has no \`${r}\` parameter`);
	return n;
}
function vt(e, t, n) {
	let r = bt(e, t), { custom_attributes: i = "" } = r;
	if (i !== "" && l(i) === void 0) throw A("custom_attributes");
	return "translations" in t ? {
		...r,
		translations: yt(t.translations, n)
	} : r;
}
function yt(e, { project: t, faults: n }) {
	if (!Array.isArray(e) || !e.every(o)) throw A("translations");
	if (e.some((e) => e.translation === void 0 || e.translation === null)) throw new D(400, "Translation has no `translation` parameter");
	let r = e.map((e) => bt(gt, e));
	if (r.some((e) => Y(e.language_iso, t) === void 0)) throw A("language_iso");
	return r.map(({ translation: e, ...t }) => {
		if (typeof e == "string") return {
			...t,
			translation: n.storeText(e)
		};
		let r = Object.entries(e).map(([e, t]) => [e, n.storeText(t)]);
		return {
			...t,
			translation: Object.fromEntries(r)
		};
	});
}
function bt(e, t) {
	let { success: n, data: r, error: i } = e.safeParse(t);
	if (n) return r;
	let a = String(i.issues[0]?.path[0]);
	throw a === "key_name" ? new D(400, "key_name parameter should be a string") : A(a);
}
const xt = "This key name is already taken";
function St(e) {
	let { keys: t, names: n } = e.project;
	return Ct(_t(e.body, "key_name", "platforms").map((t) => {
		let r = vt(ht, t, e), i = z(r.key_name, r.platforms, n);
		return {
			...r,
			key_name: i,
			filenames: Ce(r.filenames)
		};
	}), e, (r, i) => {
		let { key_name: a } = r;
		if (t.conflictingKey(r, n)) return {
			message: xt,
			code: 400,
			key_name: a
		};
		let o = wt(r, e);
		return i === "twice" && wt(r, e), o;
	});
}
function Ct(e, { faults: t, envelope: n }, r) {
	let i = new Set(), a = [];
	return e.forEach((e, n) => {
		let o = t.writeKey(n);
		if (o === "unwritten") return;
		let s = typeof o == "object" ? o : r(e, o);
		"message" in s ? a.push(s) : o !== "unmentioned" && i.add(s);
	}), O({
		...n,
		keys: [...i].sort((e, t) => e.key_id - t.key_id),
		errors: a
	});
}
function wt({ comments: e, ...t }, n) {
	let { project: r, store: i, now: a, access: o } = n, s = {
		ids: i.ids,
		stamp: a,
		user: Z(n)
	}, c = ke(t, r.rowLanguages, s);
	return Ft(n) && It(c, n), c.comments = (e ?? []).map((e) => ({
		comment_id: i.ids.next("comment"),
		key_id: c.key_id,
		...e,
		added_by: o.user.user_id,
		added_by_email: o.user.email,
		...M("added_at", a)
	})), r.keys.add(c), c;
}
function Tt(e) {
	let { key_id: t } = Ve(e);
	if (!o(e.body)) throw new D(400, "Bad Request");
	let { translations: n, ...r } = e.body, i = vt(mt, r, e), a = e.faults.writeKey(0), s = typeof a == "object" ? a : Dt({
		...i,
		key_id: t
	}, e);
	if ("message" in s) throw new D(s.code, s.message);
	return O({
		...e.envelope,
		key: s
	});
}
function Et(e) {
	let t = _t(e.body, "key_id").map((t) => {
		let n = He(t.key_id);
		if (n === void 0) throw A("key_id");
		return {
			...vt(mt, t, e),
			key_id: n
		};
	});
	for (let { key_id: n, translations: r, ...i } of t) {
		let t = e.project.keys.get(n);
		t && Ot(t, i, e);
	}
	return Ct(t, e, (t) => Dt(t, e));
}
function Dt({ key_id: e, translations: t, ...n }, r) {
	let { keys: i, names: a } = r.project, o = i.get(e);
	if (!o) return {
		message: "Key not found in the project",
		code: 404,
		key_id: e
	};
	let s = Ot(o, n, r);
	return i.conflictingKey(s, a, o) ? {
		message: xt,
		code: 400,
		key_id: e
	} : (kt(o, s, r), jt(o, t ?? [], r) && Ft(r) && It(o, r), o);
}
function Ot(e, t, { project: n }) {
	let { key_name: r, platforms: i, filenames: a, tags: o, merge_tags: s, custom_attributes: c, ...l } = t, u = i ? L(i) : e.platforms, d = r === void 0 && (i === void 0 || !n.names.perPlatform);
	return {
		...l,
		key_name: d ? e.key_name : z(r ?? e.key_name, u, n.names, e.key_name),
		platforms: u,
		filenames: a ? Ce(a, e.filenames) : e.filenames,
		...o && { tags: Se(s ? [...e.tags, ...o] : o) },
		...c !== void 0 && { custom_attributes: we(c) }
	};
}
function kt(e, t, n) {
	let { project: r, now: i } = n;
	if (Object.entries(t).every(([t, n]) => a(Reflect.get(e, t), n))) return;
	let o = e.is_plural;
	r.keys.rename(e, () => Object.assign(e, t, M("modified_at", i))), e.is_plural !== o && At(e, n);
}
function Y(e, { languages: t }) {
	return t.find(({ lang_iso: t }) => t === e)?.plural_forms;
}
function At(e, t) {
	let { project: n, assumptions: r } = t;
	for (let i of e.translations) {
		let a = Y(i.language_iso, n), o = F(i.translation, !e.is_plural), s = r.pluralChange === "convert" ? i.translation : "";
		X(e, i, e.is_plural ? P(s, !0, a) : _e(s)), o || Q(e, i, Z(t), t);
	}
}
function jt(e, t, n) {
	let { record: r } = n.project;
	if (!t.filter((t) => Mt(e, t, n)).some((e) => e.language_iso === r.base_language_iso)) return !1;
	if (e.base_words = e.translations[0]?.words ?? 0, r.settings.auto_toggle_unverified) {
		let r = t.map((e) => e.language_iso);
		for (let t of e.translations.filter(({ language_iso: e }) => !r.includes(e))) !t.is_unverified && n.assumptions.unverifiedWriter === "move" && Q(e, t, Z(n), n), X(e, t, t.translation, !0);
	}
	return !0;
}
function Mt(e, t, n) {
	let { project: r, access: i, assumptions: a } = n, o = e.translations.find((e) => e.language_iso === t.language_iso);
	if (!o) return !1;
	let s = P(t.translation, e.is_plural, Y(t.language_iso, r)), c = s === o.translation, l = t.is_reviewed ?? (c && o.is_reviewed), u = t.is_unverified ?? (c ? o.is_unverified : F(s, e.is_plural));
	return c && l === o.is_reviewed && u === o.is_unverified ? !1 : (X(e, o, s, u), o.is_reviewed = l, o.reviewed_by = l ? i.user.user_id : 0, c && a.reviewWriter !== "move" || Q(e, o, Z(n), n), !c);
}
function X(e, t, n, r = t.is_unverified) {
	t.translation = n, t.words = ve(n, e.is_plural), t.is_unverified = r, t.is_fuzzy = r;
}
const Nt = {
	user_id: 7002,
	email: "automation@example.com"
};
function Z({ access: e, assumptions: t }) {
	return !e.importStartedBy || t.importWriter === "tokenUser" ? e.user : t.importWriter === "starter" ? e.importStartedBy : lt;
}
function Pt(e) {
	let { automationWriter: t } = e.assumptions;
	return t === "tokenUser" ? Z(e) : t === "otherUser" ? Nt : lt;
}
function Q(e, t, { user_id: n, email: r }, { now: i }) {
	Object.assign(t, {
		modified_by: n,
		modified_by_email: r
	}, M("modified_at", i)), Object.assign(e, M("translations_modified_at", i));
}
function Ft({ body: e }) {
	return !o(e) || e.use_automations !== !1;
}
function It(e, t) {
	let { project: n } = t, r = _e(e.translations[0]?.translation ?? "");
	if (r !== "") for (let { language_iso: i, translation: a } of n.automations) {
		let o = e.translations.find((e) => e.language_iso === i);
		if (!o || !F(o.translation, e.is_plural)) continue;
		let s = Y(i, n), c = a.replaceAll("{base}", () => r);
		X(e, o, P(e.is_plural ? { other: c } : c, e.is_plural, s), !1), Q(e, o, Pt(t), t);
	}
}
function Lt(e) {
	let { removed: t, locked: n } = zt(new Set([Ve(e)]), e);
	return O({
		...e.envelope,
		key_removed: t > 0,
		keys_locked: n
	});
}
function Rt(e) {
	let { body: t, project: n, assumptions: r, envelope: i } = e, a = o(t) ? t.keys : void 0;
	if (!Array.isArray(a) || a.length === 0) throw A("keys");
	let s = a.map(He);
	if (s.includes(void 0)) throw A("keys");
	let c = s.map((e) => n.keys.get(e ?? 0)).filter((e) => e !== void 0);
	if (c.length < s.length && r.unknownIdsOnDelete === "404") throw k();
	let { removed: l, locked: u } = zt(new Set(c), e);
	return O({
		...i,
		keys_removed: l > 0 || u === 0,
		keys_locked: u
	});
}
function zt(e, { project: t, faults: n }) {
	let r = new Set([...e].filter((e) => !n.lockKey(e.key_id)));
	return t.keys.remove(r), {
		removed: r.size,
		locked: e.size - r.size
	};
}
// src/sandbox/projectRequests.ts
function Bt({ project: e }) {
	return O({
		...e.record,
		statistics: Ht(e)
	});
}
function Vt({ project: e, query: t, assumptions: n, envelope: r }) {
	let { rows: i, headers: a } = fe(e.languages, t, n);
	return O({
		...r,
		languages: i
	}, a);
}
function Ht({ keys: e, rowLanguages: t }) {
	return {
		progress_total: 0,
		keys_total: e.size,
		team: 1,
		base_words: 0,
		qa_issues_total: 0,
		qa_issues: Ut,
		languages: t.map(({ lang_id: e, lang_iso: t }) => ({
			language_id: e,
			language_iso: t,
			progress: 0,
			words_to_do: 0
		}))
	};
}
const Ut = Object.fromEntries("not_reviewed unverified spelling_grammar inconsistent_placeholders inconsistent_html different_number_of_urls different_urls leading_whitespace trailing_whitespace different_number_of_email_address different_email_address different_brackets different_numbers double_space special_placeholder unbalanced_brackets".split(" ").map((e) => [e, 0])), Wt = ge(15e8);
function Gt({ id: e, access: t, mainProject: n, envelope: r }) {
	if (e !== "me") throw k();
	return O({
		project_id: r.project_id,
		contributor: {
			...t.user,
			...M("created_at", Wt),
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
function Kt(e) {
	let { project: t, mainProject: n, body: r, access: i, now: a, assumptions: s, envelope: c } = e;
	if (t !== n && s.branchSnapshot === "refuse" || !o(r) || typeof r.title != "string") throw A("title");
	let { snapshots: l } = s.branchSnapshot === "project" ? n : t, { user_id: u, email: d } = i.user, f = {
		created_by: u,
		created_by_email: d,
		...M("created_at", a)
	}, p = {
		snapshot_id: l.length + 1,
		title: r.title,
		...f
	};
	return l.push(p), O({
		...c,
		snapshot: p
	});
}
function qt({ mainProject: e, query: t, assumptions: n }) {
	let { rows: r, headers: i } = fe([...e.webhooks.values()], t, n);
	return O({
		project_id: e.id,
		webhooks: r
	}, i);
}
function Jt(e) {
	return $t(e, $(e));
}
function Yt(e) {
	let { store: t, mainProject: n } = e, { url: r, events: i, ...a } = tn(e);
	if (r === void 0) throw new D(400, "Webhook has no `url` parameter");
	if (i === void 0) throw new D(400, "Webhook has no `events` parameter");
	return $t(e, t.addWebhook({
		...a,
		url: r,
		events: i
	}, n));
}
function Xt(e) {
	let t = $(e), n = {
		...t,
		...tn(e, t.events)
	};
	return $t(e, e.store.addWebhook(n, e.mainProject));
}
function Zt(e) {
	return e.mainProject.webhooks.delete($(e).webhook_id), O({
		project_id: e.mainProject.id,
		webhook_deleted: !0
	});
}
function Qt(e) {
	let t = $(e);
	return t.secret = e.store.newDigest("secret"), O({
		project_id: e.mainProject.id,
		secret: t.secret
	});
}
function $({ mainProject: e, id: t }) {
	let n = e.webhooks.get(t);
	if (!n) throw k();
	return n;
}
function $t({ mainProject: e }, t) {
	return O({
		project_id: e.id,
		webhook: t
	});
}
const en = h({
	url: v().refine((e) => /^https?:/i.test(e) && URL.canParse(e)).exactOptional(),
	events: C(v()).min(1).exactOptional(),
	branch: Ye.shape.branch,
	event_lang_map: Ye.shape.event_lang_map
});
function tn(e, t = []) {
	let { body: n, mainProject: r, store: i } = e;
	if (!o(n)) throw new D(400, "Bad Request");
	let { success: a, data: s, error: l } = en.safeParse(n);
	if (!a) throw A(String(l.issues[0]?.path[0]));
	if (s.events?.some((e) => !d.includes(e))) throw A("events");
	let u = r.languages.map((e) => e.lang_iso);
	if (s.event_lang_map && !s.event_lang_map.every(({ event: e, lang_iso_codes: n }) => (s.events ?? t).includes(e) && c.includes(e) && n.every((e) => u.includes(e)))) throw A("event_lang_map");
	let f = s.url && nn(s.url, i.assumptions);
	return {
		...s,
		...f && { url: f },
		...s.branch === "" && { branch: null }
	};
}
function nn(e, { storedUrl: t }) {
	if (t === "asSent") return e;
	let n = new URL(e);
	return t === "slash" && (n.pathname = n.pathname.replace(/\/?$/, "/")), n.href;
}
// src/sandbox/project.ts
const rn = {
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
function an(e, t, n, r, { assumptions: i, access: a }) {
	let o = n.map((e) => e.lang_iso), s = t.base_language_iso ?? (o.includes("en") ? "en" : o[0] ?? "en"), c = (o.includes(s) ? n : [{ lang_iso: s }, ...n]).map((t) => ln(t, e)).sort((e, t) => e.lang_name < t.lang_name ? -1 : 1), l = ({ lang_iso: e }) => e === s ? "" : e, u = c.toSorted((e, t) => l(e) < l(t) ? -1 : 1), [d] = u, [f = e] = e.split(":"), p = J(a.user), { statistics: m, settings: h, ...g } = t, _ = {
		project_type: "localization_files",
		name: f,
		description: "",
		...M("created_at", r),
		created_by: p.user_id,
		created_by_email: p.email,
		team_id: 1,
		team_uuid: he("team"),
		base_language_id: d?.lang_id ?? 0,
		base_language_iso: d?.lang_iso ?? "",
		...g,
		project_id: f,
		settings: {
			...rn,
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
const on = {
	ak: 910,
	ar_001: 731,
	en: 640,
	ru: 597,
	sq: 803
}, sn = /^(Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/, cn = new Intl.DisplayNames(["en"], {
	type: "language",
	languageDisplay: "standard"
});
function ln(e, t) {
	let n = un(e.lang_iso), r = 1e4 + Number.parseInt(me(e.lang_iso).slice(0, 8), 16) % 9e6, i = new Intl.PluralRules(n?.baseName ?? "en").resolvedOptions().pluralCategories;
	return {
		lang_id: on[e.lang_iso] ?? r,
		lang_name: (n && cn.of(n.baseName)) ?? e.lang_iso,
		is_rtl: sn.test(n?.maximize().script ?? ""),
		plural_forms: s.filter((e) => i.includes(e)),
		project_language_uuid: he(`${t} ${e.lang_iso}`),
		...e
	};
}
function un(e) {
	try {
		return new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/sandbox/state.ts
var dn = class {
	access;
	assumptions;
	ids = new pe();
	projects = new Map();
	now;
	constructor(e, t, n) {
		let { projects: r, ...i } = e;
		this.access = structuredClone(i), this.assumptions = {
			...ee,
			...i.assumptions,
			...t
		}, this.now = () => ge(Math.floor(n() / 1e3));
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
		let r = this.now(), i = t.keys?.flatMap(({ translations: e }) => e ?? []) ?? [], a = new Set(i.map((e) => e.language_iso)), o = an(e, n, t.languages ?? [...a].map((e) => ({ lang_iso: e })), r, this);
		for (let e of structuredClone(t.automations ?? [])) o.automations.push(e);
		for (let e of structuredClone(t.snapshots ?? [])) o.snapshots.push(e);
		let s = (t.keys ?? []).map((e) => ({
			...e,
			key_id: e.key_id ?? this.ids.next("key")
		})), c = {
			ids: this.ids,
			stamp: r,
			user: J(this.access.user)
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
			event_lang_map: n.filter((e) => c.includes(e)).map((t) => {
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
		let { user_id: r, email: i } = n === "none" ? lt : J(this.access.user);
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
function fn(e) {
	try {
		return rt(JSON.parse(i(e, "utf8")));
	} catch (t) {
		if (t instanceof Error && "code" in t && t.code === "ENOENT") return;
		let n = t instanceof Error ? t.message : String(t);
		throw Error(`The sandbox cannot use the state file ${e}: ${n}. Fix the file, or move it away to start with an empty state.`, { cause: t });
	}
}
function pn(e, i) {
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
const mn = "127.0.0.1";
function hn(t) {
	let { stateFile: n, log: r, clock: i = Date.now, latency: a = 0, limits: o = !0 } = t, s = n === void 0 ? void 0 : fn(n), c = new dn(s ?? rt(t.state ?? { projects: {} }), t.assumptions ?? {}, i), l = n === void 0 ? void 0 : pn(n, () => c.state());
	s || l?.write();
	let u = (t) => {
		r !== void 0 && e(r, t);
	};
	u("");
	let d = [];
	return {
		store: c,
		file: l,
		clock: i,
		latency: a,
		pause: t.pause ?? ((e, t) => oe(e, void 0, { signal: t }).catch(() => {})),
		requests: d,
		record(e) {
			d.push(e), u(`${JSON.stringify({
				...e,
				body: void 0
			})}\n`), t.onRequest?.(e);
		},
		faults: t.faults ?? [],
		limits: o ? Cn(i, c.assumptions) : void 0,
		closing: new AbortController()
	};
}
async function gn(e = {}) {
	let t = hn(e), { store: n, file: r, requests: i, closing: a } = t, o = new Set(), s, c = ne({ maxHeaderSize: 262144 }, (e, n) => {
		let r = yn(t, e, n).catch((t) => {
			s ??= t, e.socket.destroy();
		});
		o.add(r), r.then(() => o.delete(r));
	});
	c.keepAliveTimeout = 6e4, c.listen(e.port ?? 0, mn), await re(c, "listening");
	let l = c.address(), u = typeof l == "object" && l ? l.port : 0;
	return {
		url: `http://${mn}:${u}/api2`,
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
function _n({ headers: e }) {
	return String(e["x-api-token"] ?? e.authorization?.replace(/^Bearer\s+/i, "") ?? "").trim();
}
function vn(e) {
	return JSON.stringify(e).replace(/\//g, "\\/").replace(/[\u0080-\uffff]/g, (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
async function yn(e, t, n) {
	let { clock: r, latency: i, pause: a, closing: o } = e, s = r(), { method: c = "", url: u = "" } = t, d = e.faults.flatMap(({ wire: e }) => e ?? []), f = (e) => d.reduce((e, t) => t.received(e), e), p = f(u), m = (await se(t).catch(() => void 0))?.toString("utf8"), h = m && f(m), g = h ? l(h) ?? h : void 0, { answer: _, headers: v, delay: y, leave: b } = m === void 0 ? wn : Tn(e, t, p, g), x = _ === "cut" ? "" : "json" in _.body ? vn(_.body.json) : _.body.html, S = Buffer.from(d.reduce((e, t) => t.sent(e), x)), C = i + y;
	C > 0 && await a(C, o.signal);
	let w = /\bgzip\b/.test(String(t.headers["accept-encoding"])), T = w ? ae(S, { level: ie.Z_BEST_SPEED }) : S;
	b?.(), e.record({
		time: new Date(s).toISOString(),
		method: c,
		path: p,
		...g !== void 0 && { body: g },
		status: _ === "cut" ? 0 : _.status,
		bytes: S.length,
		ms: r() - s
	}), _ === "cut" ? t.socket.destroy() : (n.writeHead(_.status, {
		"Content-Type": "json" in _.body ? "application/json" : "text/html",
		...v,
		..._.headers,
		...w && { "Content-Encoding": "gzip" },
		"Content-Length": T.length
	}), n.end(T));
}
const bn = [
	{
		name: "project",
		method: "GET",
		path: "",
		run: Bt
	},
	{
		name: "languages",
		method: "GET",
		path: "/languages",
		run: Vt
	},
	{
		name: "contributor",
		method: "GET",
		path: "/contributors/:id",
		run: Gt
	},
	{
		name: "createSnapshot",
		method: "POST",
		path: "/snapshots",
		run: Kt
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
		run: St
	},
	{
		name: "updateKeys",
		method: "PUT",
		path: "/keys",
		run: Et
	},
	{
		name: "destroyKeys",
		method: "DELETE",
		path: "/keys",
		run: Rt
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
		run: Tt
	},
	{
		name: "destroyKey",
		method: "DELETE",
		path: "/keys/:id",
		run: Lt
	},
	{
		name: "webhooks",
		method: "GET",
		path: "/webhooks",
		run: qt
	},
	{
		name: "createWebhook",
		method: "POST",
		path: "/webhooks",
		run: Yt
	},
	{
		name: "webhook",
		method: "GET",
		path: "/webhooks/:id",
		run: Jt
	},
	{
		name: "updateWebhook",
		method: "PUT",
		path: "/webhooks/:id",
		run: Xt
	},
	{
		name: "destroyWebhook",
		method: "DELETE",
		path: "/webhooks/:id",
		run: Zt
	},
	{
		name: "regenerateWebhookSecret",
		method: "PATCH",
		path: "/webhooks/:id/secret/regenerate",
		run: Qt
	}
];
function xn(e, t) {
	let [, n = "", r = ""] = /^\/api2\/projects\/([^/]+)(\/.*)?$/.exec(t) ?? [], [, i = "", a = "", o = ""] = /^(\/[^/]+)\/([^/]+)(\/.*)?$/.exec(r) ?? ["", r], s = `${i}${a && "/:id"}${o}`, c = bn.filter((e) => e.path === s), [l, u] = [Sn(n), Sn(a)];
	if (!l || u === void 0 || c.length === 0) throw k();
	return {
		projectId: l,
		id: u,
		operation: c.find((t) => t.method === e)
	};
}
function Sn(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return;
	}
}
function Cn(e, { rateLimit: t }) {
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
const wn = {
	answer: "cut",
	headers: {},
	delay: 0,
	leave: void 0
};
function Tn(e, t, n, r) {
	let { store: i, file: a, limits: o } = e, { method: s = "", url: c } = t, l, u, d = En(() => {
		if (`${s} ${c} HTTP/1.1`.length > i.assumptions.longestRequestLine) return ue(414, "Request-URI Too Large");
		let d = _n(t), f = ut(d, i.access);
		if (!f) throw new D(400, "Invalid `X-Api-Token` header");
		let [p = "", ...m] = n.split("?"), { projectId: h, id: g, operation: _ } = xn(s, p);
		if (u = o?.enter(d, h), o && !u) throw new D(429, "Too many requests. Cool your jets and try again in a bit");
		let v = kn(i, h);
		if (!_) throw new D(405, "Method Not Allowed");
		let y = s !== "GET";
		if (y && f.rights === "read-only") throw new D(403, "Forbidden");
		let { name: b } = _, x = v.project.keys.size, S = {
			method: s,
			path: n,
			body: r,
			operation: b,
			keys: Dn(r, b, g),
			keyCount: x
		};
		l = ce(e.faults, S);
		let C = {
			...v,
			now: i.now(),
			assumptions: i.assumptions
		};
		l.meanwhile(C) && a?.changed();
		let w = l.beforeOperation();
		if (w) return w;
		let T = new URLSearchParams(m.join("?")), E = _.run({
			...C,
			query: T,
			body: r,
			store: i,
			id: g,
			access: f,
			faults: l
		});
		return y && a?.changed(), l.onResponse(E);
	});
	return u && d !== "cut" && d.status === 429 && o?.takeBack(_n(t)), {
		answer: d,
		headers: o?.headers(_n(t)) ?? {},
		delay: l?.delay() ?? 0,
		leave: u
	};
}
function En(e) {
	try {
		return e();
	} catch (e) {
		return e instanceof D ? le(e.status, e.message) : le(500, `The sandbox failed. This is a bug in lokaform: ${e instanceof Error ? e.stack ?? e.message : String(e)}`);
	}
}
function Dn(e, t, n) {
	return o(e) ? t === "updateKey" ? [{
		...e,
		key_id: n
	}] : t !== "createKeys" && t !== "updateKeys" ? [] : Array.isArray(e.keys) ? e.keys.filter(o) : [] : [];
}
const On = /^([0-9a-f]+\.[0-9]+)(?::([^;]+))?$/i;
function kn(e, t) {
	let [, n, r = "master"] = On.exec(t) ?? [];
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
export { gn as t };
