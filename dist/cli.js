#!/usr/bin/env node
import { C as e, D as t, E as n, M as r, N as i, O as a, P as o, S as s, T as c, _ as l, a as u, c as d, f, h as p, j as m, k as h, m as g, o as _, s as v, v as y, w as b, x as ee, y as te } from "./chunks/client.js";
import { $n as x, $r as ne, $t as re, An as ie, Ar as ae, At as oe, Bn as se, Br as ce, Bt as le, C as ue, Cn as de, Cr as fe, D as pe, Dn as me, Dt as he, En as ge, Et as _e, Fn as ve, Ft as ye, Gn as be, Gr as xe, Gt as Se, Hn as Ce, Hr as we, In as Te, It as Ee, Jr as S, Jt as C, Kn as De, Kr as Oe, Kt as ke, Ln as Ae, Lt as je, Mn as Me, Mt as Ne, Nr as Pe, Nt as Fe, On as Ie, Or as Le, Ot as Re, Pn as ze, Pr as w, Qn as Be, Qr as Ve, Qt as He, Rn as Ue, Rr as We, Rt as Ge, S as Ke, Sn as qe, Sr as Je, T as Ye, Tn as Xe, Tt as Ze, Un as Qe, Ur as $e, Vn as et, Vr as T, Vt as E, Wn as tt, Xr as nt, Yn as rt, Yr as it, Yt as at, Zr as ot, _ as st, _i as ct, _n as lt, ai as ut, an as dt, ar as ft, b as pt, bn as mt, bt as ht, c as gt, ci as _t, cn as vt, d as yt, di as bt, dn as xt, ei as St, en as Ct, f as wt, fi as Tt, fn as Et, g as Dt, gi as Ot, h as kt, hi as D, hn as O, hr as At, ii as jt, in as Mt, ir as Nt, it as Pt, jn as Ft, jr as It, jt as Lt, kn as Rt, kr as zt, kt as Bt, l as Vt, li as Ht, ln as Ut, m as Wt, mi as k, mn as Gt, mr as Kt, n as qt, ni as A, nn as Jt, nr as Yt, o as Xt, oi as j, on as Zt, or as Qt, p as $t, pn as en, qn as tn, qt as nn, r as rn, ri as M, rn as an, s as on, si as N, sn, sr as cn, t as ln, ti as un, tn as dn, u as fn, ui as pn, un as mn, v as hn, vn as gn, wn as _n, wr as vn, wt as yn, x as bn, xr as xn, y as Sn, yn as Cn, zn as wn, zt as P } from "./chunks/engine.js";
import { fileURLToPath as Tn } from "node:url";
import { createServer as En } from "node:http";
import { join as F, resolve as Dn } from "node:path";
import { cp as On, mkdtemp as kn, readFile as I, realpath as An, rename as jn, writeFile as Mn } from "node:fs/promises";
import { closeSync as Nn, createWriteStream as Pn, existsSync as Fn, openSync as In, readFileSync as Ln, rmSync as Rn, statSync as zn } from "node:fs";
import { setTimeout as Bn } from "node:timers/promises";
import { createHash as Vn } from "node:crypto";
import { tmpdir as Hn } from "node:os";
import { isDeepStrictEqual as Un, parseArgs as Wn, promisify as Gn, styleText as Kn } from "node:util";
import { constants as qn, gzip as Jn } from "node:zlib";
import { finished as Yn } from "node:stream/promises";
import { createInterface as Xn } from "node:readline/promises";
import { WriteStream as Zn } from "node:tty";
// src/sandbox/answer.ts
var L = class extends Error {
	status;
	constructor(e, t) {
		super(t), this.status = e;
	}
};
function R(e, t = {}) {
	return {
		status: 200,
		headers: t,
		body: { json: e }
	};
}
function z(e, t) {
	return {
		status: e,
		body: { json: { error: {
			message: t,
			code: e
		} } }
	};
}
function Qn(e, t) {
	let n = `${e} ${t}`;
	return {
		status: e,
		body: { html: `<html>\r\n<head><title>${n}</title></head>\r\n<body>\r\n<center><h1>${n}</h1></center>\r\n</body>\r\n</html>\r\n` }
	};
}
function B() {
	return new L(404, "Not Found");
}
function V(e) {
	return new L(400, `Invalid \`${e}\` parameter`);
}
// src/sandbox/projects/users.ts
const $n = {
	user_id: 20181,
	email: "sandbox@example.com",
	fullname: "Sandbox"
}, er = {
	user_id: 0,
	email: ""
}, tr = ["read-write", "read-only"];
function nr({ user: e }) {
	return e ? rr(e) : $n;
}
function rr(e) {
	return {
		...e,
		fullname: e.fullname ?? e.email
	};
}
function ir(e, t) {
	let { token: n, tokens: r = [] } = t, i = n === void 0 && r.length === 0, a = r.find((t) => t.token === e);
	if (e === "" || !i && !a && e !== n) return;
	let { rights: o = "read-write", user: s, import_started_by: c } = a ?? {};
	return {
		rights: o,
		user: s ? rr(s) : nr(t),
		...c && { importStartedBy: rr(c) }
	};
}
// src/sandbox/http/limits.ts
const ar = "Too many requests. Cool your jets and try again in a bit";
var or = class {
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
};
// src/sandbox/http/message.ts
const sr = Gn(Jn);
function cr({ method: e, url: t }) {
	return `${e} ${t} HTTP/1.1`.length > 8192;
}
function lr({ headers: e }) {
	let t = e["x-api-token"] ?? e.authorization?.replace(/^Bearer\s+/i, "") ?? "";
	return String(t).trim();
}
async function ur(e, t) {
	let n = [];
	try {
		for await (let t of e) n.push(Buffer.from(t));
	} catch {
		return "gone";
	}
	let r = t(Buffer.concat(n).toString("utf8"));
	try {
		return { body: r === "" ? void 0 : _(r) };
	} catch {
		return { body: r };
	}
}
function dr({ status: e, headers: t, body: n }) {
	let r = "json" in n;
	return {
		status: e,
		headers: {
			"Content-Type": r ? "application/json" : "text/html",
			...t
		},
		text: r ? fr(n.json) : n.html
	};
}
function fr(e) {
	return JSON.stringify(e).replace(/\//g, "\\/").replace(/[\u0080-\uffff]/g, pr);
}
function pr(e) {
	return `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
async function mr({ status: e, headers: t, text: n }, r) {
	let i = Buffer.from(n);
	if (!/\bgzip\b/.test(String(r.headers["accept-encoding"]))) return {
		status: e,
		headers: t,
		bytes: i
	};
	let a = await sr(i, { level: qn.Z_BEST_SPEED });
	return {
		status: e,
		headers: {
			...t,
			"Content-Encoding": "gzip"
		},
		bytes: a
	};
}
function hr(e, { status: t, headers: n, bytes: r }) {
	e.writeHead(t, {
		...n,
		"Content-Length": r.length
	}), e.end(r);
}
// src/sandbox/faults/faults.ts
var gr = class {
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
};
// src/sandbox/keys/names.ts
function _r(e) {
	return g.filter((t) => e.includes(t));
}
function H(e) {
	return {
		ios: e("ios"),
		android: e("android"),
		web: e("web"),
		other: e("other")
	};
}
function vr(e, t, n, r) {
	if (typeof e == "string") return H(() => e);
	if (!n.perPlatform && n.objectNameWithoutSetting === "refuse") throw new L(400, "key_name parameter should be a string");
	let i = _r(t), a = i.find((t) => e[t]) ?? i.find((e) => r?.[e]), o = a && (e[a] || r?.[a]);
	if (!o) throw new L(400, "key_name parameter should name an assigned platform");
	if (!n.perPlatform) return H((t) => n.objectNameWithoutSetting === "keep" && e[t] || o);
	let s = (t) => e[t] || r?.[t] || o, [c] = i;
	return H((e) => c && !i.includes(e) ? s(c) : s(e));
}
function yr(e, t) {
	let n = (e) => t.sameNameOtherFilename === "allow" ? `\0${e}` : "";
	if (t.perPlatform) return e.platforms.map((t) => `${t}\0${e.key_name[t]}${n(e.filenames[t])}`);
	let r = n(g.map((t) => e.filenames[t]).join("\0"));
	return br(e).map((e) => `${e}${r}`);
}
function br(e) {
	let { ios: t, android: n, web: r, other: i } = e.key_name;
	return t === n && t === r && t === i ? [t] : [...new Set([
		t,
		n,
		r,
		i
	])];
}
// src/sandbox/keys/attributes.ts
function xr(e) {
	let t = (e) => e.toLowerCase();
	return [...new Set(e)].sort((e, n) => t(e) < t(n) ? -1 : +(t(e) > t(n)));
}
function Sr(e, t) {
	return H((n) => e?.[n] ?? t?.[n] ?? "");
}
function Cr(e) {
	try {
		return e === "" ? "" : wr(_(e));
	} catch {
		return e;
	}
}
function wr(e) {
	return Array.isArray(e) ? `[${e.map(wr).join(", ")}]` : typeof e != "object" || !e ? JSON.stringify(e) : `{${Object.entries(e).map(([e, t]) => `${JSON.stringify(e)}: ${wr(t)}`).join(", ")}}`;
}
// src/sandbox/keys/texts.ts
function Tr(e, t, n) {
	if (!t) return typeof e == "string" ? e : JSON.stringify(e);
	let r = typeof e == "string" ? Ar(e) ?? (e === "" ? {} : { other: e }) : { ...e };
	for (let e of n ?? []) r[e] ??= "";
	return JSON.stringify(r);
}
function Er(e) {
	let t = Ar(e);
	return t ? t.other || Object.values(t).find((e) => e !== "") || "" : e;
}
function U(e, t) {
	return kr(e, t).every((e) => e === "");
}
function Dr(e, t) {
	return kr(e, t).reduce((e, t) => e + Or(t), 0);
}
function Or(e) {
	return e === "" ? 0 : e.replace(/<[^>]*>|&#?\w+;/g, " ").match(/\S+/g)?.length ?? 0;
}
function kr(e, t) {
	return t ? Object.values(Ar(e) ?? { other: e }) : [e];
}
function Ar(e) {
	if (e.startsWith("{")) try {
		let t = _(e);
		return jr(t) ? t : void 0;
	} catch {
		return;
	}
}
function jr(e) {
	return u(e) && Object.values(e).every((e) => typeof e == "string");
}
// src/sandbox/keys/writer.ts
const Mr = {
	user_id: 7002,
	email: "automation@example.com"
};
function Nr({ project: e, now: t, access: n, store: r }) {
	return {
		project: e,
		now: t,
		access: n,
		assumptions: r.assumptions
	};
}
function W({ access: e, assumptions: t }) {
	return !e.importStartedBy || t.importWriter === "tokenUser" ? e.user : t.importWriter === "starter" ? e.importStartedBy : er;
}
function Pr({ access: e, assumptions: t }) {
	return t.automationWriter === "tokenUser" ? W({
		access: e,
		assumptions: t
	}) : t.automationWriter === "otherUser" ? Mr : er;
}
function Fr(e, t, { user_id: n, email: r }, { now: i }) {
	t.modified_by = n, t.modified_by_email = r, t.modified_at = i.text, t.modified_at_timestamp = i.seconds, e.translations_modified_at = i.text, e.translations_modified_at_timestamp = i.seconds;
}
// src/sandbox/keys/automations.ts
function Ir({ body: e }) {
	return !u(e) || e.use_automations !== !1;
}
function Lr(e, t) {
	let { project: n } = t, r = Er(Rr(e, n.record.base_language_iso) ?? "");
	if (r !== "") for (let { language_iso: i, translation: a } of n.automations) {
		let o = e.translations.find((e) => e.language_iso === i);
		if (!o || !U(o.translation, e.is_plural)) continue;
		let s = n.languages.find((e) => e.lang_iso === i)?.plural_forms ?? null, c = a.replaceAll("{base}", () => r);
		o.translation = Tr(e.is_plural ? { other: c } : c, e.is_plural, s), o.words = Dr(o.translation, e.is_plural), o.is_unverified = !1, o.is_fuzzy = !1, Fr(e, o, Pr(t), t);
	}
}
function Rr(e, t) {
	return e.translations.find((e) => e.language_iso === t)?.translation;
}
// src/sandbox/stamp.ts
function zr(e) {
	let t = new Date(e * 1e3).toISOString();
	return {
		text: `${t.slice(0, 10)} ${t.slice(11, 19)} (Etc/UTC)`,
		seconds: e
	};
}
function Br(e, t, n) {
	if (t !== void 0) return e === void 0 ? zr(t) : {
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
// src/sandbox/keys/rows.ts
function Vr(e, t) {
	let { keyId: n, isPlural: r, language: i, stamp: a, ids: o, user: s } = t, c = e?.translation ?? "", l = e?.translation_id !== void 0 && typeof c == "string" ? c : Tr(c, r, i.plural_forms), u = e?.is_unverified ?? U(l, r), d = e?.is_reviewed ?? !1, f = Br(e?.modified_at, e?.modified_at_timestamp, a);
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
		words: e?.words ?? Dr(l, r),
		custom_translation_statuses: e?.custom_translation_statuses ?? [],
		task_id: e?.task_id ?? null
	};
}
// src/sandbox/keys/complete.ts
function Hr(e, t, n, r, i) {
	let a = e.key_id ?? n.key(), o = e.is_plural ?? !1, s = Br(e.created_at, e.created_at_timestamp, r), c = Br(e.modified_at, e.modified_at_timestamp, s), l = new Map(e.translations?.map((e) => [e.language_iso, e])), u = t.rowLanguages.map((e) => Vr(l.get(e.lang_iso), {
		keyId: a,
		isPlural: o,
		language: e,
		stamp: s,
		ids: n,
		user: i
	})), d = u.reduce((e, t) => t.modified_at_timestamp > e.seconds ? Ur(t) : e, s), f = Br(e.translations_modified_at, e.translations_modified_at_timestamp, d);
	return {
		key_id: a,
		created_at: s.text,
		created_at_timestamp: s.seconds,
		key_name: e.key_name,
		filenames: Sr(e.filenames),
		description: e.description ?? "",
		platforms: _r(e.platforms ?? ["web"]),
		tags: xr(e.tags ?? []),
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
		custom_attributes: Cr(e.custom_attributes ?? ""),
		modified_at: c.text,
		modified_at_timestamp: c.seconds,
		translations_modified_at: f.text,
		translations_modified_at_timestamp: f.seconds
	};
}
function Ur(e) {
	return {
		text: e.modified_at,
		seconds: e.modified_at_timestamp
	};
}
// src/sandbox/keys/find.ts
function Wr({ id: e, project: t }) {
	let n = Gr(e);
	if (n === void 0) throw V("key_id");
	let r = t.keys.get(n);
	if (!r) throw B();
	return r;
}
function Gr(e) {
	return typeof e == "string" && /^\d+$/.test(e) ? Number(e) : typeof e == "number" && Number.isInteger(e) ? e : void 0;
}
// src/sandbox/keys/input.ts
const Kr = t(h(), h()), qr = m([h().min(1), Kr.refine((e) => Object.values(e).some(Boolean))]), Jr = l(p(g)).min(1), Yr = c({
	key_name: qr.exactOptional(),
	platforms: Jr.exactOptional(),
	description: h().exactOptional(),
	filenames: Kr.exactOptional(),
	tags: l(h()).exactOptional(),
	merge_tags: y().exactOptional(),
	is_plural: y().exactOptional(),
	plural_name: h().exactOptional(),
	is_hidden: y().exactOptional(),
	is_archived: y().exactOptional(),
	context: h().exactOptional(),
	char_limit: ee().min(0).exactOptional(),
	custom_attributes: h().exactOptional()
}), Xr = c({ comments: l(c({ comment: h() })).nullish() }), Zr = c({
	key_name: qr,
	platforms: Jr
}), Qr = c({
	translation: m([h(), Kr]),
	language_iso: h(),
	is_reviewed: y().exactOptional(),
	is_unverified: y().exactOptional()
});
function $r(e) {
	return ni(e.body).map((t) => {
		ri(t, "key_name"), ri(t, "platforms");
		let { comments: n } = si(Xr, t);
		return {
			...ii(t, e),
			...si(Zr, t),
			comments: n ?? []
		};
	});
}
function ei(e) {
	return ni(e.body).map((t) => {
		ri(t, "key_id");
		let n = Gr(t.key_id);
		if (n === void 0) throw V("key_id");
		return {
			...ii(t, e),
			key_id: n
		};
	});
}
function ti(e) {
	if (!u(e.body)) throw new L(400, "Bad Request");
	let { translations: t, ...n } = e.body;
	return ii(n, e);
}
function ni(e) {
	let t = u(e) ? e.keys : void 0;
	if (!Array.isArray(t) || t.length === 0 || !t.every(u)) throw V("keys");
	return t;
}
function ri(e, t) {
	if (!(t in e)) throw new L(400, `Key has no \`${t}\` parameter`);
}
function ii(e, t) {
	let n = si(Yr, e), { malformedCustomAttributes: r } = t.store.assumptions;
	if (r === "refuse" && !li(n.custom_attributes ?? "")) throw V("custom_attributes");
	return "translations" in e ? {
		...n,
		translations: ai(e.translations, t)
	} : n;
}
function ai(e, { project: t, store: n, faults: r }) {
	if (!Array.isArray(e) || !e.every(u)) throw V("translations");
	let i = e.map(oi), a = (e) => t.languages.some((t) => t.lang_iso === e.language_iso);
	if (n.assumptions.unknownLanguage === "refuse" && !i.every(a)) throw V("language_iso");
	return i.filter(a).map((e) => ({
		...e,
		translation: ci(e.translation, r)
	}));
}
function oi(e) {
	if (e.translation === void 0 || e.translation === null) throw new L(400, "Translation has no `translation` parameter");
	return si(Qr, e);
}
function si(e, t) {
	let { success: n, data: r, error: i } = e.safeParse(t);
	if (n) return r;
	let a = String(i.issues[0]?.path[0]);
	throw a === "key_name" ? new L(400, "key_name parameter should be a string") : V(a);
}
function ci(e, t) {
	return typeof e == "string" ? t.storeText(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t.storeText(n)]));
}
function li(e) {
	if (e === "") return !0;
	try {
		return _(e), !0;
	} catch {
		return !1;
	}
}
// src/sandbox/keys/create.ts
const ui = "This key name is already taken";
function di(e) {
	let t = $r(e).map((t) => ({
		...t,
		key_name: fi(t, e)
	})), n = [], r = [];
	return t.forEach((t, i) => {
		let a = e.faults.omitKey(i);
		if (a === "unwritten") return;
		let o = e.faults.refuseKey(i) ?? pi(t, e);
		if (o) {
			r.push(o);
			return;
		}
		let s = mi(t, e);
		a === void 0 && n.push(s), e.faults.storeTwice(i) && mi(t, e);
	}), R({
		...e.envelope,
		keys: n,
		errors: r
	});
}
function fi({ key_name: e, platforms: t }, { project: n }) {
	return vr(e, t, n.names);
}
function pi({ key_name: e, platforms: t, filenames: n }, { project: r }) {
	let i = {
		key_name: e,
		platforms: t,
		filenames: Sr(n)
	};
	return r.keys.conflictingKey(i, r.names) && {
		message: "This key name is already taken",
		code: 400,
		key_name: e
	};
}
function mi({ comments: e, screenshots: t, ...n }, r) {
	let { project: i, store: a, now: o } = r, s = Nr(r), c = Hr(n, i, a.ids, o, W(s));
	return Ir(r) && Lr(c, s), c.comments = e?.map(({ comment: e }) => hi(e, c.key_id, r)) ?? [], i.keys.add(c), c;
}
function hi(e, t, { store: n, now: r, access: i }) {
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
function gi(e, t, n = 100) {
	return vi(e, "limit", n, t);
}
function _i(e, t, n, r = 100) {
	let i = gi(t, n, r), a = vi(t, "page", 1, 2 ** 53 - 1);
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
function vi(e, t, n, r) {
	let i = e.get(t);
	if (i === null || i === "") return n;
	let a = Number(i);
	if (!/^\d+$/.test(i) || a < 1 || a > r) throw V(t);
	return a;
}
// src/sandbox/keys/table.ts
var yi = class {
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
		let r = n ? yr(n, t) : [], i = yr(e, t).filter((e) => !r.includes(e));
		if (i.length !== 0) return br(e).flatMap((e) => this.named(e)).find((e) => yr(e, t).some((e) => i.includes(e)));
	}
	add(e) {
		this.#e.splice(bi(this.#e, e.key_id), 0, e), this.#t.set(e.key_id, e), this.#r(e);
	}
	rename(e, t) {
		this.#i(e), t(), this.#r(e);
	}
	remove(e) {
		for (let t of e) this.#t.delete(t.key_id), this.#i(t);
		let [t] = e;
		t && e.size === 1 ? this.#e.splice(bi(this.#e, t.key_id) - 1, 1) : this.#e = this.#e.filter((t) => !e.has(t));
	}
	#r(e) {
		for (let t of br(e)) {
			let n = this.#n.get(t);
			n ? n.push(e) : this.#n.set(t, [e]);
		}
	}
	#i(e) {
		for (let t of br(e)) {
			let n = this.named(t).filter((t) => t !== e);
			n.length > 0 ? this.#n.set(t, n) : this.#n.delete(t);
		}
	}
};
function bi(e, t) {
	let n = 0, r = e.length;
	for (; n < r;) {
		let i = n + r >>> 1;
		(e[i]?.key_id ?? 0) <= t ? n = i + 1 : r = i;
	}
	return n;
}
// src/sandbox/keys/cursor.ts
function xi(e, t, n, r) {
	let i = gi(t, n), a = t.get("cursor") ?? "", o = a === "" ? 0 : bi(e, wi(a)), s = e.slice(o, o + i), c = s.at(-1), l = c ? Ci(c.key_id) : a, u = o + i < e.length ? l : Si(r, l, c !== void 0);
	return {
		rows: s,
		headers: {
			"X-Pagination-Limit": String(i),
			...u !== void 0 && { "X-Pagination-Next-Cursor": u }
		}
	};
}
function Si(e, t, n) {
	if (e !== "absent") return e === "empty" ? "" : n || e === "stuck" ? t : void 0;
}
function Ci(e) {
	return Buffer.from(JSON.stringify({ 1: e })).toString("base64");
}
function wi(e) {
	let t = /^\{"1":(\d+)\}$/.exec(Buffer.from(e, "base64").toString("utf8"));
	if (!t) throw V("cursor");
	return Number(t[1]);
}
// src/sandbox/keys/filters.ts
function Ti(e) {
	let t = [
		Oi(e, "filter_tags", (e) => e.tags),
		Oi(e, "filter_filenames", (e) => Object.values(e.filenames)),
		Oi(e, "filter_keys", (e) => Object.values(e.key_name)),
		Oi(e, "filter_key_ids", (e) => [String(e.key_id)]),
		Oi(e, "filter_platforms", (e) => e.platforms),
		e.get("filter_untranslated") === "1" ? ki : void 0,
		Ai(e.get("filter_archived")),
		e.get("filter_qa_issues") ? () => !1 : void 0
	].filter((e) => e !== void 0);
	return t.length === 0 ? void 0 : (e) => t.every((t) => t(e));
}
function Ei(e, t) {
	let n = Di(t, "filter_key_ids"), r = Di(t, "filter_keys");
	if (!n && !r) return e.all();
	let i = n ? n.map((t) => e.get(Number(t))).filter((e) => e !== void 0) : (r ?? []).flatMap((t) => e.named(t));
	return [...new Set(i)].sort((e, t) => e.key_id - t.key_id);
}
function Di(e, t) {
	let n = e.get(t);
	return n ? n.split(",").map((e) => e.trim()) : void 0;
}
function Oi(e, t, n) {
	let r = Di(e, t);
	if (!r) return;
	let i = new Set(r);
	return (e) => n(e).some((e) => i.has(e));
}
function ki(e) {
	return e.translations.some((t) => U(t.translation, e.is_plural));
}
function Ai(e) {
	if (e !== null && e !== "" && e !== "include") {
		if (e !== "exclude" && e !== "only") throw V("filter_archived");
		return (t) => t.is_archived === (e === "only");
	}
}
// src/sandbox/keys/references.ts
const ji = /\[%key:([^%\]]+)%\]/g;
function Mi(e, t) {
	return e.translation.includes("[%key:") ? {
		...e,
		translation: Ni(e.translation, e.language_iso, t, 5)
	} : e;
}
function Ni(e, t, n, r) {
	return r === 0 ? e : e.replace(ji, (e, i) => {
		let a = n.named(i)[0]?.translations.find((e) => e.language_iso === t);
		return a ? Ni(a.translation, t, n, r - 1) : e;
	});
}
function Pi({ project: e, store: t, query: n, envelope: r, faults: i }) {
	let a = Ti(n), o = n.get("pagination") || "offset";
	if (o !== "offset" && o !== "cursor") throw V("pagination");
	let s = a ? Ei(e.keys, n).filter(a) : e.keys.all(), { rows: c, headers: l } = o === "cursor" ? xi(s, n, 500, t.assumptions.lastPageCursor) : _i(s, n, 500), u = Ii(n, e), d = i.showKeys({
		rows: c.map(u),
		headers: l
	});
	return R({
		...r,
		keys: d.rows
	}, d.headers);
}
function Fi(e) {
	let t = Wr(e), n = Li(t.translations, e.query, e.project);
	return R({
		...e.envelope,
		key: {
			...t,
			translations: n
		}
	});
}
function Ii(e, t) {
	let n = (t) => e.get(`include_${t}`) === "1", r = {
		translations: n("translations"),
		comments: n("comments"),
		screenshots: n("screenshots")
	}, i = Di(e, "filter_translation_lang_ids")?.map(Number), a = i && t.languages.filter(({ lang_id: e }) => i.includes(e)).map(({ lang_iso: e }) => e);
	return ({ translations: n, comments: i, screenshots: o, ...s }) => ({
		...s,
		...r.comments && { comments: i },
		...r.screenshots && { screenshots: o },
		...r.translations && { translations: Li(a ? n.filter((e) => a.includes(e.language_iso)) : n, e, t) }
	});
}
function Li(e, t, n) {
	return t.get("disable_references") === "1" ? e : e.map((e) => Mi(e, n.keys));
}
// src/sandbox/keys/remove.ts
function Ri(e) {
	let { removed: t, locked: n } = Bi(new Set([Wr(e)]), e);
	return R({
		...e.envelope,
		key_removed: t > 0,
		keys_locked: n
	});
}
function zi(e) {
	let { body: t, project: n, store: r, envelope: i } = e, a = u(t) ? t.keys : void 0;
	if (!Array.isArray(a) || a.length === 0) throw V("keys");
	let o = a.map(Gr);
	if (o.includes(void 0)) throw V("keys");
	let s = o.map((e) => n.keys.get(e ?? 0)).filter((e) => e !== void 0);
	if (s.length < o.length && r.assumptions.unknownIdsOnDelete === "404") throw B();
	let { removed: c, locked: l } = Bi(new Set(s), e);
	return R({
		...i,
		keys_removed: c > 0 || l === 0,
		keys_locked: l
	});
}
function Bi(e, { project: t, faults: n }) {
	let r = new Set([...e].filter((e) => !n.lockKey(e.key_id)));
	return t.keys.remove(r), {
		removed: r.size,
		locked: e.size - r.size
	};
}
// src/sandbox/keys/change.ts
function Vi(e, t, { project: n, store: r }) {
	let { key_name: i, platforms: a, filenames: o, tags: s, merge_tags: c, custom_attributes: l, ...u } = t, d = a ? _r(a) : e.platforms, f = i === void 0 && (a === void 0 || !n.names.perPlatform), p = r.assumptions.unsentFilenames === "keep" ? e.filenames : void 0;
	return {
		...u,
		key_name: f ? e.key_name : vr(i ?? e.key_name, d, n.names, e.key_name),
		platforms: d,
		filenames: o ? Sr(o, p) : e.filenames,
		...s && { tags: xr(c ? [...e.tags, ...s] : s) },
		...l !== void 0 && { custom_attributes: Cr(l) }
	};
}
function Hi(e, t, n) {
	let { project: r, now: i } = n;
	if (!Object.entries(t).some(([t, n]) => !Un(Reflect.get(e, t), n))) return;
	let a = e.is_plural, o = () => Object.assign(e, t, {
		modified_at: i.text,
		modified_at_timestamp: i.seconds
	});
	Un(e.key_name, t.key_name) ? o() : r.keys.rename(e, o), e.is_plural !== a && Ui(e, Nr(n));
}
function Ui(e, t) {
	let { project: n, assumptions: r } = t;
	for (let i of e.translations) {
		let a = n.languages.find((e) => e.lang_iso === i.language_iso)?.plural_forms ?? null, o = U(i.translation, !e.is_plural), s = r.pluralChange === "convert" ? i.translation : "";
		i.translation = e.is_plural ? Tr(s, !0, a) : Er(s), i.words = Dr(i.translation, e.is_plural), o || Fr(e, i, W(t), t);
	}
}
// src/sandbox/keys/translate.ts
function Wi(e, t, n) {
	let { record: r } = n.project;
	if (!t.filter((t) => Gi(e, t, n)).some((e) => e.language_iso === r.base_language_iso)) return !1;
	if (e.base_words = e.translations.find((e) => e.language_iso === r.base_language_iso)?.words ?? 0, r.settings.auto_toggle_unverified) {
		let r = t.map((e) => e.language_iso);
		for (let t of e.translations) r.includes(t.language_iso) || Ki(e, t, n);
	}
	return !0;
}
function Gi(e, t, n) {
	let { project: r, access: i, assumptions: a } = n, o = e.translations.find((e) => e.language_iso === t.language_iso);
	if (!o) return !1;
	let s = r.languages.find((e) => e.lang_iso === t.language_iso), c = Tr(t.translation, e.is_plural, s?.plural_forms ?? null), l = c === o.translation, u = t.is_reviewed ?? (l && o.is_reviewed), d = t.is_unverified ?? (l ? o.is_unverified : U(c, e.is_plural));
	return l && u === o.is_reviewed && d === o.is_unverified ? !1 : (o.translation = c, o.words = Dr(c, e.is_plural), o.is_reviewed = u, o.reviewed_by = u ? i.user.user_id : 0, o.is_unverified = d, o.is_fuzzy = d, l && a.reviewWriter !== "move" || Fr(e, o, W(n), n), !l);
}
function Ki(e, t, n) {
	!t.is_unverified && n.assumptions.unverifiedWriter === "move" && Fr(e, t, W(n), n), t.is_unverified = !0, t.is_fuzzy = !0;
}
// src/sandbox/keys/update.ts
function qi(e) {
	let t = Wr(e), n = Vi(t, ti(e), e), r = e.faults.refuseKey(0);
	if (r) throw new L(r.code, r.message);
	if (e.project.keys.conflictingKey(n, e.project.names, t)) throw new L(400, ui);
	return Hi(t, n, e), R({
		...e.envelope,
		key: t
	});
}
function Ji(e) {
	let t = ei(e);
	for (let { key_id: n, ...r } of t) {
		let t = e.project.keys.get(n);
		t && Vi(t, r, e);
	}
	let n = new Set(), r = [];
	return t.forEach((t, i) => {
		let a = e.faults.omitKey(i);
		if (a === "unwritten") return;
		let o = e.faults.refuseKey(i) ?? Yi(t, e);
		"message" in o ? r.push(o) : a === void 0 && n.add(o);
	}), R({
		...e.envelope,
		keys: [...n].sort((e, t) => e.key_id - t.key_id),
		errors: r
	});
}
function Yi(e, t) {
	let { key_id: n, translations: r, ...i } = e, a = t.project.keys.get(n);
	if (!a) return {
		message: "Key not found in the project",
		code: 404,
		key_id: n
	};
	let o = Vi(a, i, t);
	if (t.project.keys.conflictingKey(o, t.project.names, a)) return {
		message: ui,
		code: 400,
		key_id: n
	};
	Hi(a, o, t);
	let s = Nr(t);
	return Wi(a, r ?? [], s) && Ir(t) && Lr(a, s), a;
}
// src/sandbox/projects/operations.ts
function Xi({ project: e }) {
	return R({
		...e.record,
		statistics: $i(e)
	});
}
function Zi({ project: e, query: t, store: n, envelope: r }) {
	let { rows: i, headers: a } = _i(e.languages, t, n.assumptions.largestOtherPage, n.assumptions.usualOtherPage);
	return R({
		...r,
		languages: i
	}, a);
}
const Qi = new WeakMap();
function $i(e) {
	let t = Qi.get(e);
	if (t?.revision === e.revision) return t.statistics;
	let n = ea(e);
	return Qi.set(e, {
		revision: e.revision,
		statistics: n
	}), n;
}
function ea({ keys: e, rowLanguages: t }) {
	let n = new Map(t.map(({ lang_iso: e }) => [e, {
		rows: 0,
		words: 0
	}])), r = 0, i = 0;
	for (let t of e.all()) {
		r += t.base_words;
		for (let e of t.translations) {
			e.is_unverified && i++;
			let r = n.get(e.language_iso);
			r && U(e.translation, t.is_plural) && (r.rows++, r.words += t.base_words);
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
			...ta,
			unverified: i
		},
		languages: a
	};
}
const ta = {
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
}, na = zr(15e8), ra = [
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
function ia({ id: e, access: t, mainProject: n, envelope: r }) {
	if (e !== "me") throw B();
	return R({
		project_id: r.project_id,
		contributor: {
			...t.user,
			created_at: na.text,
			created_at_timestamp: na.seconds,
			is_admin: !0,
			is_reviewer: !0,
			languages: n.languages.map(({ lang_id: e, lang_iso: t, lang_name: n }) => ({
				lang_id: e,
				lang_iso: t,
				lang_name: n,
				is_writable: !0
			})),
			admin_rights: ra,
			role_id: 1
		}
	});
}
// src/sandbox/webhooks/events.ts
function aa(e) {
	return [...new Set(e)].sort();
}
function oa(e, t, n) {
	let r = n.languages.map((e) => e.lang_iso);
	return aa(e).filter((e) => $e.includes(e)).map((e) => {
		let n = t.find((t) => t.event === e)?.lang_iso_codes ?? r;
		return {
			event: e,
			lang_iso_codes: r.filter((e) => n.includes(e))
		};
	});
}
// src/sandbox/webhooks/input.ts
const sa = c({
	url: h().refine((e) => /^https?:/i.test(e) && URL.canParse(e)).exactOptional(),
	events: l(h()).min(1).exactOptional(),
	branch: h().nullable().exactOptional(),
	event_lang_map: l(c({
		event: h(),
		lang_iso_codes: l(h())
	})).exactOptional()
}), ca = h().refine((e) => we.includes(e)), la = sa.extend({ events: l(ca).min(1).exactOptional() });
function ua(e, t = []) {
	let { body: n, store: r, mainProject: i } = e;
	if (!u(n)) throw new L(400, "Bad Request");
	let { success: a, data: o, error: s } = (r.assumptions.unknownEvent === "refuse" ? la : sa).safeParse(n);
	if (!a) throw V(String(s.issues[0]?.path[0]));
	let c = i.languages.map((e) => e.lang_iso);
	if (o.event_lang_map && !o.event_lang_map.every(({ event: e, lang_iso_codes: n }) => (o.events ?? t).includes(e) && $e.includes(e) && n.every((e) => c.includes(e)))) throw V("event_lang_map");
	return {
		...o,
		...o.branch === "" && { branch: null }
	};
}
// src/sandbox/webhooks/webhooks.ts
function da({ mainProject: e, query: t, store: n, faults: r }) {
	let { rows: i, headers: a } = r.showWebhooks(_i([...e.webhooks.values()], t, n.assumptions.largestOtherPage, n.assumptions.usualOtherPage));
	return R({
		project_id: e.id,
		webhooks: i
	}, a);
}
function fa(e) {
	return va(e, _a(e));
}
function pa(e) {
	let { store: t, mainProject: n } = e, { url: r, events: i, branch: a, event_lang_map: o } = ua(e);
	if (r === void 0) throw new L(400, "Webhook has no `url` parameter");
	if (i === void 0) throw new L(400, "Webhook has no `events` parameter");
	let s = {
		webhook_id: t.ids.digest("webhook", t.webhookDigests("webhook_id")),
		url: r,
		branch: a ?? null,
		secret: t.ids.digest("secret", t.webhookDigests("secret")),
		events: aa(i),
		event_lang_map: oa(i, o ?? [], n)
	};
	return n.webhooks.set(s.webhook_id, s), va(e, s);
}
function ma(e) {
	let t = _a(e), { event_lang_map: n, ...r } = ua(e, t.events);
	return Object.assign(t, r), t.events = aa(t.events), t.event_lang_map = oa(t.events, n ?? t.event_lang_map, e.mainProject), va(e, t);
}
function ha(e) {
	return e.mainProject.webhooks.delete(_a(e).webhook_id), R({
		project_id: e.mainProject.id,
		webhook_deleted: !0
	});
}
function ga(e) {
	let t = _a(e);
	return t.secret = e.store.ids.digest("secret", e.store.webhookDigests("secret")), R({
		project_id: e.mainProject.id,
		secret: t.secret
	});
}
function _a({ mainProject: e, id: t }) {
	let n = e.webhooks.get(t);
	if (!n) throw B();
	return n;
}
function va({ mainProject: e }, t) {
	return R({
		project_id: e.id,
		webhook: t
	});
}
// src/sandbox/operations.ts
const ya = {
	project: Xi,
	languages: Zi,
	contributor: ia,
	keys: Pi,
	createKeys: di,
	updateKeys: Ji,
	destroyKeys: zi,
	key: Fi,
	updateKey: qi,
	destroyKey: Ri,
	webhooks: da,
	createWebhook: pa,
	webhook: fa,
	updateWebhook: ma,
	destroyWebhook: ha,
	regenerateWebhookSecret: ga
};
// src/sandbox/ids.ts
var ba = class {
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
			let n = G(`${e} ${++this.#r}`);
			if (!t.has(n)) return n;
		}
	}
};
function G(e) {
	return Vn("sha1").update(e).digest("hex");
}
function xa(e) {
	let t = G(e);
	return [
		t.slice(0, 8),
		t.slice(8, 12),
		`5${t.slice(13, 16)}`,
		`8${t.slice(17, 20)}`,
		t.slice(20, 32)
	].join("-");
}
// src/sandbox/projects/languages.ts
const Sa = {
	ak: 910,
	ar_001: 731,
	en: 640,
	ru: 597,
	sq: 803
}, Ca = [
	"Adlm",
	"Arab",
	"Hebr",
	"Nkoo",
	"Rohg",
	"Syrc",
	"Thaa"
], wa = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
function Ta(e, t) {
	let n = Oa(e.lang_iso);
	return {
		lang_id: e.lang_id ?? Sa[e.lang_iso] ?? ja(e.lang_iso),
		lang_iso: e.lang_iso,
		lang_name: e.lang_name ?? (n ? ka(n) : e.lang_iso),
		is_rtl: e.is_rtl ?? Ca.includes(n?.maximize().script),
		plural_forms: e.plural_forms === void 0 ? Aa(n) : e.plural_forms,
		project_language_uuid: e.project_language_uuid ?? xa(`${t} ${e.lang_iso}`)
	};
}
function Ea(e, t) {
	return e.lang_name < t.lang_name ? -1 : +(e.lang_name > t.lang_name);
}
function Da(e, t) {
	let n = (e) => e.lang_iso === t ? "" : e.lang_iso;
	return [...e].sort((e, t) => n(e) < n(t) ? -1 : 1);
}
function Oa(e) {
	try {
		return new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
function ka(e) {
	return new Intl.DisplayNames(["en"], {
		type: "language",
		languageDisplay: "standard"
	}).of(e.baseName) ?? e.baseName;
}
function Aa(e) {
	let t = new Intl.PluralRules(e?.baseName ?? "en").resolvedOptions().pluralCategories;
	return wa.filter((e) => t.includes(e));
}
function ja(e) {
	return 1e4 + Number.parseInt(G(e).slice(0, 8), 16) % 9e6;
}
// src/sandbox/projects/project.ts
const Ma = {
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
function Na(e, t, n, r, { assumptions: i, access: a }) {
	let o = n.map((e) => e.lang_iso), s = t.base_language_iso ?? (o.includes("en") ? "en" : o[0] ?? "en"), c = (o.includes(s) ? n : [{ lang_iso: s }, ...n]).map((t) => Ta(t, e)).sort(Ea), l = Da(c, s), u = Pa(e, t, l[0], r, nr(a));
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
		keys: new yi(),
		webhooks: new Map(),
		automations: [],
		revision: 0
	};
}
function Pa(e, t, n, r, i) {
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
		team_uuid: xa("team"),
		base_language_id: n?.lang_id ?? 0,
		base_language_iso: n?.lang_iso ?? "",
		...s,
		project_id: c,
		settings: {
			...Ma,
			...o
		}
	};
}
// src/sandbox/http/respond.ts
function Fa(e, t, n) {
	let { store: r } = e, { route: i } = t, a, o = (e) => ({
		answer: e,
		delay: a?.delay() ?? 0
	});
	try {
		let s = za(r, t.projectId);
		if (i === "wrong method") throw new L(405, "Method Not Allowed");
		if (i.writes && n.access.rights === "read-only") throw new L(r.assumptions.readOnlyWrite, "Forbidden");
		a = new gr(e.faults, {
			operation: i.name,
			method: n.method,
			path: n.path,
			body: n.body,
			keys: La(n.body, i.name, t.id),
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
		let u = Ia(e, i, {
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
		if (e instanceof L) return o(z(e.status, e.message));
		throw e;
	}
}
function Ia({ changed: e }, t, n) {
	let r = ya[t.name](n);
	return t.writes && (n.project.revision++, e()), r;
}
function La(e, t, n) {
	return u(e) ? t === "updateKey" ? [{
		...e,
		key_id: n
	}] : t !== "createKeys" && t !== "updateKeys" ? [] : Array.isArray(e.keys) ? e.keys.filter(u) : [] : [];
}
const Ra = /^([0-9a-f]+\.[0-9]+)(?::([^;]+))?$/i;
function za(e, t) {
	let [, n, r = "master"] = Ra.exec(t) ?? [];
	if (n === void 0) throw V("project_id");
	let i = e.project(n), a = r === "master" ? i : e.project(t);
	if (!a || !i) throw B();
	return {
		project: a,
		mainProject: i,
		envelope: {
			project_id: n,
			...i.record.settings.branching ? { branch: r } : {}
		}
	};
}
// src/sandbox/http/routes.ts
const Ba = [
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
function Va(e, t) {
	let [, n = "", r = ""] = /^\/api2\/projects\/([^/]+)(\/.*)?$/.exec(t) ?? [], [, i = "", a = "", o = ""] = /^(?:(\/[^/]+)(?:\/([^/]+)(\/.*)?)?)?$/.exec(r) ?? ["", r], s = `${i}${a && "/:id"}${o}`, c = Ba.filter((e) => e.path === s), [l, u] = [Ha(n), Ha(a)];
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
function Ha(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return;
	}
}
// src/sandbox/http/accept.ts
async function Ua(e, t, n) {
	let { clock: r, latency: i, pause: a, closing: o, log: s } = e, c = r(), { method: l = "", url: u = "" } = t, d = e.faults.flatMap(({ wire: e }) => e ?? []), f = (e) => d.reduce((e, t) => t.received(e), e), p = f(u), m = Wa(e, t, p), h = await ur(t, f), g = h === "gone" ? void 0 : h.body, { answer: _, delay: v } = h === "gone" ? {
		answer: "cut",
		delay: 0
	} : Ga(e, m, {
		method: l,
		path: p,
		query: Ka(p).query,
		body: g
	}), y = _ === "cut" ? void 0 : dr(_), b = i + v;
	b > 0 && await a(b, o);
	let ee = d.reduce((e, t) => t.sent(e), y?.text ?? ""), te = y && await mr({
		...y,
		text: ee
	}, t);
	"leave" in m && m.leave();
	let x = new Date(c).toISOString();
	s.add({
		time: x,
		method: l,
		path: p,
		...g !== void 0 && { body: g },
		status: y?.status ?? 0,
		ms: r() - c
	}), te ? hr(n, te) : t.socket.destroy();
}
function Wa({ store: e, limits: t }, n, r) {
	if (cr(n)) return { refused: Qn(414, "Request-URI Too Large") };
	let i = lr(n), a = ir(i, e.access);
	if (!a) return { refused: z(400, "Invalid `X-Api-Token` header") };
	let o = Va(n.method ?? "", Ka(r).pathname);
	if (!o) return { refused: z(404, "Not Found") };
	let [s = ""] = o.projectId.split(":"), c = t ? t.enter(i, s) : () => {};
	return c ? {
		target: o,
		access: a,
		leave: c
	} : { refused: z(429, ar) };
}
function Ga(e, t, n) {
	if ("refused" in t) return {
		answer: t.refused,
		delay: 0
	};
	try {
		return Fa(e, t.target, {
			...n,
			access: t.access
		});
	} catch (e) {
		return {
			answer: z(500, `The sandbox failed. This is a bug in lokaform: ${e instanceof Error ? e.stack ?? e.message : String(e)}`),
			delay: 0
		};
	}
}
function Ka(e = "") {
	let [t = "", ...n] = e.split("?");
	return {
		pathname: t,
		query: new URLSearchParams(n.join("?"))
	};
}
// src/sandbox/http/requestLog.ts
var qa = class {
	entries = [];
	#e;
	#t;
	#n;
	constructor(e, t = () => {}) {
		this.#e = t, this.#t = e === void 0 ? void 0 : Pn(e, { flags: "a" }), this.#t?.on("error", (t) => {
			this.#n = Error(`The sandbox cannot write its request log ${e}: ${t.message}.`, { cause: t });
		});
	}
	add(e) {
		this.entries.push(e);
		let { time: t, method: n, path: r, status: i, ms: a } = e;
		this.#t?.write(`${JSON.stringify({
			time: t,
			method: n,
			path: r,
			status: i,
			ms: a
		})}\n`), this.#e(e);
	}
	async close() {
		if (this.#t && !this.#n && (this.#t.end(), await Yn(this.#t).catch(() => {})), this.#n) throw this.#n;
	}
};
// src/sandbox/assumptions.ts
const Ja = {
	lastPageCursor: {
		values: [
			"absent",
			"empty",
			"emptyPage",
			"stuck"
		],
		about: "The last page of a cursor list: no header; an empty header; a cursor that leads to a page without keys; or a cursor that leads there and never changes."
	},
	sameNameOtherFilename: {
		values: ["refuse", "allow"],
		about: "A second key with the same name and other filenames."
	},
	objectNameWithoutSetting: {
		values: [
			"firstPlatform",
			"keep",
			"refuse"
		],
		about: "A name per platform that is sent to a project without names per platform."
	},
	unknownIdsOnDelete: {
		values: ["ignore", "404"],
		about: "Ids in a DELETE of many keys that are not in the project."
	},
	unknownLanguage: {
		values: ["refuse", "ignore"],
		about: "A translation in a language that the project does not have: 400 for the whole batch, or ignored."
	},
	malformedCustomAttributes: {
		values: ["refuse", "keep"],
		about: "custom_attributes that are not JSON: 400 for the whole batch, or stored unchanged."
	},
	unsentFilenames: {
		values: ["keep", "empty"],
		about: "Platforms that the filenames of an update omit."
	},
	unknownEvent: {
		values: ["refuse", "store"],
		about: "A webhook for an event that the service's reference does not list."
	},
	pluralChange: {
		values: ["convert", "drop"],
		about: "The texts of a key whose is_plural changes, in languages that the request omits: converted, or lost."
	},
	importWriter: {
		values: [
			"tokenUser",
			"starter",
			"none"
		],
		about: "The writer of texts that an import writes: the user of its token, the person who started it, or none (0)."
	},
	automationWriter: {
		values: [
			"tokenUser",
			"otherUser",
			"none"
		],
		about: "The writer of texts that an automation fills: the user of the token that wrote the base text, a user of its own, or none (0)."
	},
	branchWriter: {
		values: [
			"keep",
			"tokenUser",
			"none"
		],
		about: "The writer of texts that a new branch copies: unchanged, the user who made the branch, or none (0)."
	},
	unverifiedWriter: {
		values: ["keep", "move"],
		about: "Writer and time of texts that become unverified because the base text changed: unchanged, or those of that change."
	},
	reviewWriter: {
		values: ["keep", "move"],
		about: "Writer and time of a text that is only marked as reviewed or unverified: unchanged, or those of that request."
	},
	readOnlyWrite: {
		values: [
			403,
			401,
			400
		],
		about: "The status of a write with a read-only token."
	},
	largestOtherPage: {
		values: 500,
		about: "The maximum limit of webhook and language lists. For key lists it is known: 500."
	},
	usualOtherPage: {
		values: 100,
		about: "The default limit of webhook and language lists. For key lists it is known: 100."
	}
}, Ya = Object.entries(Ja), Xa = Object.fromEntries(Ya.map(([e, { values: t }]) => [e, typeof t == "number" ? t : t[0]])), Za = a(Object.fromEntries(Ya.map(([t, { values: n }]) => [t, (typeof n == "number" ? ee().min(1) : e([...n])).exactOptional()]))).transform((e) => e), K = h().exactOptional(), Qa = l(h()).exactOptional(), q = b().exactOptional(), J = y().exactOptional(), $a = l(r()).exactOptional(), eo = n(p(g), h()), to = a({
	lang_iso: h(),
	lang_id: q,
	lang_name: K,
	is_rtl: J,
	plural_forms: l(h()).nullable().exactOptional(),
	project_language_uuid: K
}), no = a({
	language_iso: h(),
	translation: m([h(), t(h(), h())]),
	translation_id: q,
	segment_number: q,
	key_id: q,
	modified_by: q,
	modified_by_email: K,
	modified_at: K,
	modified_at_timestamp: q,
	is_reviewed: J,
	reviewed_by: q,
	is_unverified: J,
	is_fuzzy: J,
	words: q,
	custom_translation_statuses: $a,
	task_id: b().nullable().exactOptional()
}), ro = a({
	key_name: m([h().min(1), eo.refine((e) => Object.values(e).some(Boolean))]),
	key_id: q,
	created_at: K,
	created_at_timestamp: q,
	filenames: eo.exactOptional(),
	description: K,
	platforms: l(p(g)).min(1).exactOptional(),
	tags: Qa,
	comments: $a,
	screenshots: $a,
	translations: l(no).exactOptional(),
	is_plural: J,
	plural_name: K,
	is_hidden: J,
	is_archived: J,
	context: K,
	base_words: q,
	char_limit: q,
	custom_attributes: K,
	modified_at: K,
	modified_at_timestamp: q,
	translations_modified_at: K,
	translations_modified_at_timestamp: q
}), io = a({
	url: h(),
	events: l(h()),
	webhook_id: K,
	branch: h().nullable().exactOptional(),
	secret: K,
	event_lang_map: l(c({
		event: h(),
		lang_iso_codes: l(h())
	})).exactOptional()
}), ao = a({
	project: te(u).exactOptional(),
	languages: l(to).exactOptional(),
	keys: l(ro).exactOptional(),
	webhooks: l(io).exactOptional(),
	automations: l(a({
		language_iso: h(),
		translation: h()
	})).exactOptional()
}), oo = a({
	user_id: b(),
	email: h(),
	fullname: K
}), so = a({
	token: h().min(1),
	rights: p(tr).exactOptional(),
	user: oo.exactOptional(),
	import_started_by: oo.exactOptional()
}), co = a({
	projects: t(h(), ao),
	token: K,
	tokens: l(so).exactOptional(),
	user: oo.exactOptional(),
	assumptions: Za.exactOptional()
});
function lo(e) {
	let { success: t, data: n, error: r } = co.safeParse(e);
	if (!t) throw Error(uo(r.issues[0], e));
	for (let [e, t] of Object.entries(n.projects)) {
		if (!/^[0-9a-f]+\.[0-9]+(:.+)?$/i.test(e)) throw Error(`the project id ${JSON.stringify(e)} must look like 3002780358964f9bab5a92.87762498`);
		mo(e, t, n.projects), go(t, `projects.${e}.keys`), ho(t, `projects.${e}.automations`);
	}
	return n;
}
function uo(e, t) {
	let n = e?.path ?? [];
	if (!e || n.length === 0 && !u(t)) return "it must be an object with the member `projects`";
	if (e.code === "unrecognized_keys") return `${po([...n, e.keys[0] ?? ""])} is an unknown member`;
	let r = n.reduce((e, t) => fo(e) ? Reflect.get(e, t) : void 0, t);
	return r === void 0 ? `${po(n)} is missing` : `${po(n)} must not be ${JSON.stringify(r).slice(0, 60)}`;
}
function fo(e) {
	return typeof e == "object" && !!e;
}
function po(e) {
	return e.map((e, t) => typeof e == "number" ? `[${e}]` : `${t > 0 ? "." : ""}${String(e)}`).join("");
}
function mo(e, t, n) {
	let [r = "", i] = e.split(":");
	if (i !== void 0) {
		if (i === "master") throw Error(`projects.${e} is the project ${r} itself: use that id`);
		if (!(r in n)) throw Error(`projects.${e} is a branch, and its project ${r} is missing`);
		if (t.webhooks && t.webhooks.length > 0) throw Error(`projects.${e}.webhooks must be empty: webhooks belong to the project, not to a branch`);
		if (t.automations) throw Error(`projects.${e}.automations must be those of the project ${r}: set them there`);
	}
}
function ho({ automations: e = [], languages: t }, n) {
	for (let [r, { language_iso: i }] of e.entries()) if (!t?.some(({ lang_iso: e }) => e === i)) throw Error(`${n}[${r}].language_iso ${i} is not among the project's languages`);
}
function go({ keys: e = [], languages: t }, n) {
	let r = t?.map((e) => e.lang_iso), i = new Set();
	for (let [t, { key_id: a, translations: o = [] }] of e.entries()) {
		let e = `${n}[${t}]`;
		if (a !== void 0 && i.has(a)) throw Error(`${e}.key_id ${a} is in the project twice`);
		a !== void 0 && i.add(a);
		for (let [t, { language_iso: n }] of o.entries()) if (r && !r.includes(n)) throw Error(`${e}.translations[${t}].language_iso ${n} is not among the project's languages`);
	}
}
function _o(e) {
	try {
		return lo(_(Ln(e, "utf8")));
	} catch (t) {
		if (t instanceof Error && "code" in t && t.code === "ENOENT") return;
		let n = t instanceof Error ? t.message : String(t);
		throw Error(`The sandbox cannot use the state file ${e}: ${n}. Fix the file, or move it away to start with an empty state.`, { cause: t });
	}
}
var vo = class {
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
			let e = zn(this.#e, { throwIfNoEntry: !1 })?.mode ?? 384;
			await Mn(`${this.#e}.tmp`, yo(this.#t()), { mode: e }), await jn(`${this.#e}.tmp`, this.#e);
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
			await this.write(), await Bn((performance.now() - e) * 9, void 0, { signal: this.#n.signal });
		}
	}
};
function yo(e) {
	let t = [], n = "";
	for (let r of bo(e)) n += r, n.length < 1048576 || (t.push(n), n = "");
	return [...t, n];
}
function* bo({ projects: e, ...t }) {
	yield "{\n";
	for (let [e, n] of Object.entries(t)) yield `"${e}": ${JSON.stringify(n)},\n`;
	yield "\"projects\": {";
	let n = "\n";
	for (let [t, { project: r, ...i }] of Object.entries(e)) {
		yield `${n}${JSON.stringify(t)}: {\n"project": ${JSON.stringify(r)}`;
		for (let [e, t] of Object.entries(i)) yield* xo(e, t);
		yield "\n}", n = ",\n";
	}
	yield "\n}\n}\n";
}
function* xo(e, t) {
	yield `,\n"${e}": [`;
	let n = "\n";
	for (let e of t) yield `${n}${JSON.stringify(e)}`, n = ",\n";
	yield "\n]";
}
// src/sandbox/state/store.ts
var So = class {
	access;
	assumptions;
	ids = new ba();
	#e = new Map();
	#t;
	#n;
	constructor(e, t, n) {
		let { projects: r, ...i } = e;
		this.#n = structuredClone(i), this.access = this.#n, this.assumptions = {
			...Xa,
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
		return zr(Math.floor(this.#t() / 1e3));
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
		let r = this.now(), i = Na(e, n, t.languages ?? Co(t.keys ?? []), r, this);
		i.automations.push(...structuredClone(t.automations ?? []));
		let a = (t.keys ?? []).map((e) => ({
			...e,
			key_id: e.key_id ?? this.ids.key()
		}));
		for (let e of a.sort((e, t) => e.key_id - t.key_id)) i.keys.add(Hr({
			...e,
			key_name: this.#i(e, i)
		}, i, this.ids, r, nr(this.access)));
		for (let e of t.webhooks ?? []) this.#a(e, i);
		return i;
	}
	#i({ key_name: e, platforms: t = ["web"] }, n) {
		if (typeof e == "string") return vr(e, t, n.names);
		let { ios: r, android: i, web: a, other: o } = e;
		return r && i && a && o ? {
			ios: r,
			android: i,
			web: a,
			other: o
		} : vr(e, t, {
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
			events: aa(e.events),
			event_lang_map: oa(e.events, e.event_lang_map ?? [], t)
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
		let { user_id: r, email: i } = n === "none" ? er : nr(this.access);
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
			for (let e of t.comments ?? []) this.ids.reserveComment(wo(e));
		}
	}
};
function Co(e) {
	let t = e.flatMap((e) => e.translations?.map((e) => e.language_iso) ?? []);
	return [...new Set(t)].map((e) => ({ lang_iso: e }));
}
function wo(e) {
	return u(e) && typeof e.comment_id == "number" ? e.comment_id : 0;
}
// src/sandbox/faults/editor.ts
const To = {
	user_id: 7001,
	email: "editor@example.com",
	fullname: "Editor"
}, Eo = { editor: {
	rate: .1,
	make: (e) => {
		let t = 0;
		return { meanwhile: (n, r) => {
			let i = e.hits(n) ? Oo(r.project.keys.all(), e, n, "key") : void 0;
			return i ? (t++, Do(i, t, e, n, r), !0) : !1;
		} };
	}
} };
function Do(e, t, n, r, i) {
	if (t % 3 == 0) {
		e.tags = xr([...e.tags, "protected"]), e.modified_at = i.now.text, e.modified_at_timestamp = i.now.seconds;
		return;
	}
	let a = Oo(e.translations, n, r, "language");
	if (!a) return;
	let o = `edited ${t}`, s = e.is_plural ? { other: o } : o;
	Wi(e, [{
		language_iso: a.language_iso,
		translation: s
	}], {
		...i,
		access: {
			rights: "read-write",
			user: To
		}
	});
}
function Oo(e, t, n, r) {
	return e[t.below(e.length, n, r)];
}
// src/sandbox/faults/answers.ts
const Y = .2, ko = new Set([
	"created_at",
	"created_at_timestamp",
	"modified_at",
	"modified_at_timestamp",
	"translations_modified_at",
	"translations_modified_at_timestamp",
	"is_unverified",
	"is_fuzzy",
	"segment_number",
	"words",
	"base_words",
	"task_id",
	"reviewed_by",
	"custom_translation_statuses",
	"keys_locked",
	"branch",
	"lang_name",
	"is_rtl"
]), Ao = {
	"missing-row": {
		rate: Y,
		make: (e) => Mo(e, Po)
	},
	"missing-translations": {
		rate: Y,
		make: (e) => Mo(e, ({ translations: e, ...t }) => t)
	},
	"first-language": {
		rate: Y,
		make: (e) => ({ showBody: (t, n) => e.hits(t) ? No(n, Fo) : n })
	},
	"old-answers": {
		rate: Y,
		make: (e) => ({ showBody: (t, n) => {
			if (!e.hits(t)) return n;
			let r = e.below(2, t) === 0;
			return Lo(n, (e, t) => ko.has(e) ? r ? [] : [e === "branch" ? t : null] : [t]);
		} })
	},
	retyped: {
		rate: Y,
		make: (e) => ({ showBody: (t, n) => e.hits(t) ? Lo(n, (e, t) => [e === "code" ? t : Ro(t)]) : n })
	},
	"odd-webhook": {
		rate: Y,
		make: (e) => ({ showBody: (t, n) => {
			let { operation: r } = t;
			return r !== "updateWebhook" && r !== "destroyWebhook" ? n : e.hits(t) ? jo[e.below(jo.length, t)] : n;
		} })
	}
}, jo = [
	{},
	[],
	null,
	"",
	{ webhook: null },
	{
		project_id: null,
		webhook_deleted: 1
	}
];
function Mo(e, t) {
	return { showBody: (n, r) => No(r, (r) => e.hitsPart(n, String(r.key_id)) ? t(r, n, e) : r) };
}
function No(e, t) {
	if (!u(e)) return e;
	let n = (e) => u(e) && Array.isArray(e.translations) ? t(e) : e;
	return {
		...e,
		...Array.isArray(e.keys) && { keys: e.keys.map(n) },
		..."key" in e && { key: n(e.key) }
	};
}
function Po(e, t, n) {
	let r = Io(e);
	return {
		...e,
		translations: r.toSpliced(n.below(r.length, t), 1)
	};
}
function Fo(e) {
	return {
		...e,
		translations: Io(e).slice(0, 1)
	};
}
function Io({ translations: e }) {
	return Array.isArray(e) ? e : [];
}
function Lo(e, t) {
	return Array.isArray(e) ? e.map((e) => Lo(e, t)) : u(e) ? Object.fromEntries(Object.entries(e).flatMap(([e, n]) => t(e, Lo(n, t)).map((t) => [e, t]))) : e;
}
function Ro(e) {
	return typeof e == "number" ? String(e) : typeof e == "boolean" ? Number(e) : e;
}
// src/sandbox/faults/hugeIds.ts
const zo = 9100000000000000000n, Bo = RegExp("(?<![a-z0-9_.])91\\d{17}(?![\\w.])", "g"), Vo = /"(key_id|translation_id)":("?)(\d{1,15})(?!\d)/g;
function Ho() {
	return { wire: {
		received: (e) => e.replace(Bo, Uo),
		sent: (e) => e.replace(Vo, (e, t, n, r) => `"${t}":${n}${zo + BigInt(r)}`)
	} };
}
function Uo(e) {
	return e.replace(Bo, (e) => String(BigInt(e) - zo));
}
// src/sandbox/faults/keys.ts
const Wo = .2, Go = .05, Ko = {
	"drop-item": {
		rate: Wo,
		make: qo("unwritten")
	},
	"forget-item": {
		rate: Wo,
		make: qo("unmentioned")
	},
	poison: {
		rate: Go,
		make: (e) => ({ beforeOperation: (t) => t.keys.some((n) => e.hitsValue(t, Jo(n))) ? z(400, "Translation has no `translation` parameter") : void 0 })
	},
	"refuse-item": {
		rate: Go,
		make: (e) => ({ refuseKey: (t, n) => e.hitsValue(t, Jo(n)) ? Yo(n) : void 0 })
	},
	"duplicate-names": {
		rate: Go,
		make: (e) => ({ storeTwice: (t, n) => e.hitsValue(t, Jo(n)) })
	},
	"locked-keys": {
		rate: Go,
		make: (e) => ({ lockKey: (t, n) => e.hitsValue(t, `id ${n}`) })
	},
	"normalised-text": {
		rate: 1,
		make: (e) => ({ storeText: (t, n) => e.hitsValue(t, n) ? Zo(n) : n })
	},
	quota: {
		most: 0,
		make: (e, { most: t }) => ({ beforeOperation: (n) => n.operation === "createKeys" && e.isOn(n) && n.keyCount + n.keys.length > t ? z(403, "The limit of keys of this plan is reached") : void 0 })
	}
};
function qo(e) {
	return (t) => ({ omitKey: (n, r) => t.hits(n) && t.below(n.keys.length, n) === r ? e : void 0 });
}
function Jo({ key_id: e, key_name: t }) {
	if (e !== void 0) return `id ${e}`;
	let n = jr(t) ? Object.values(t) : [String(t)];
	return `name ${[...new Set(n)].sort().join("\0")}`;
}
function Yo({ key_id: e, key_name: t }) {
	let n = {
		message: "This key cannot be saved",
		code: 400
	}, r = Gr(e);
	return r === void 0 ? {
		...n,
		key_name: Xo(t)
	} : {
		...n,
		key_id: r
	};
}
function Xo(e) {
	let t = jr(e) ? e : {}, n = jr(e) ? g.map((t) => e[t]).find(Boolean) : String(e);
	return H((e) => t[e] ?? n ?? "");
}
function Zo(e) {
	return e.replaceAll("...", "…").trimEnd();
}
// src/sandbox/faults/lists.ts
const Qo = .2, $o = {
	"short-list": {
		rate: Qo,
		make: (e) => ({ showKeys: (t, n) => {
			if (n.rows.length === 0 || !e.hits(t)) return n;
			let r = Math.ceil(n.rows.length / 10), i = e.below(n.rows.length - r + 1, t);
			return {
				...n,
				rows: n.rows.toSpliced(i, r)
			};
		} })
	},
	"too-big": {
		rate: Qo,
		make: (e) => ({ showKeys: (t, { rows: n, headers: r }) => e.hits(t) ? {
			rows: n.slice(0, Math.floor(n.length / 2)),
			headers: {
				...r,
				"X-Response-Too-Big": "1"
			}
		} : {
			rows: n,
			headers: r
		} })
	}
};
// src/sandbox/faults/random.ts
var es = class {
	#e;
	#t;
	#n = new WeakMap();
	#r = new Map();
	#i = 0;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	count(e) {
		this.#a(e);
	}
	isOver(e) {
		return this.#a(e).number > this.#t;
	}
	forRequest(e, t) {
		return this.forValue(this.#a(e).text, t);
	}
	forValue(e, t) {
		return Number.parseInt(G(`${this.#e} ${t} ${e}`).slice(0, 8), 16) / 2 ** 32;
	}
	#a(e) {
		let t = this.#n.get(e);
		if (t) return t;
		let n = G(`${e.method} ${e.path} ${JSON.stringify(e.body)}`), r = (this.#r.get(n) ?? 0) + 1;
		this.#r.set(n, r), this.#i++;
		let i = {
			text: `${n} ${r}`,
			number: this.#i
		};
		return this.#n.set(e, i), i;
	}
}, ts = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	isOn(e) {
		return !this.#n.isOver(e);
	}
	hits(e) {
		return this.isOn(e) && this.#n.forRequest(e, this.#e) < this.#t;
	}
	hitsPart(e, t) {
		return this.isOn(e) && this.#n.forRequest(e, `${this.#e} ${t}`) < this.#t;
	}
	hitsValue(e, t) {
		return this.isOn(e) && this.#n.forValue(t, this.#e) < this.#t;
	}
	below(e, t, n = "position") {
		return Math.floor(this.#n.forRequest(t, `${this.#e} ${n}`) * e);
	}
};
// src/sandbox/faults/requests.ts
const ns = z(500, "Something went wrong. Please contact support if the issue repeats."), X = .2, rs = {
	429: {
		rate: X,
		make: Z(z(429, ar))
	},
	423: {
		rate: X,
		make: Z(z(423, "Locked"))
	},
	"500-before": {
		rate: X,
		make: Z(ns)
	},
	"500-after": {
		rate: X,
		make: is(ns)
	},
	"cut-before": {
		rate: X,
		make: Z("cut")
	},
	"cut-after": {
		rate: X,
		make: is("cut")
	},
	"html-502": {
		rate: X,
		make: Z(Qn(502, "Bad Gateway"))
	},
	"html-504-after": {
		rate: X,
		make: is(Qn(504, "Gateway Time-out"))
	},
	"html-414": {
		rate: X,
		make: Z(Qn(414, "Request-URI Too Large"), ({ path: e }) => e.includes("?"))
	},
	slow: {
		rate: X,
		make: (e, { slowBy: t }) => ({ delay: (n) => e.hits(n) ? t : 0 })
	}
};
function Z(e, t = () => !0) {
	return (n) => ({ beforeOperation: (r) => t(r) && n.hits(r) ? e : void 0 });
}
function is(e) {
	return (t) => ({ onAnswer: (n) => t.hits(n) ? e : void 0 });
}
// src/sandbox/faults/webhooks.ts
const as = .2, os = {
	"short-webhooks": {
		rate: as,
		make: (e) => ({ showWebhooks: (t, n) => e.hits(t) ? {
			...n,
			rows: n.rows.toSpliced(e.below(n.rows.length, t), 1)
		} : n })
	},
	"stale-webhooks": {
		rate: as,
		make: ss
	},
	"webhook-added": {
		rate: as,
		make: (e) => ({ meanwhile: (t, { mainProject: n }) => {
			let r = Number(new URLSearchParams(t.path.split("?")[1]).get("page") ?? 1);
			if (t.operation !== "webhooks" || r < 2 || !e.hits(t)) return !1;
			let i = [...n.webhooks], a = ls(i.length);
			n.webhooks.clear();
			for (let [e, t] of [[a.webhook_id, a], ...i]) n.webhooks.set(e, t);
			return !0;
		} })
	}
};
function ss(e) {
	let t = new Map();
	return {
		showBody: (n, r) => {
			let i = n.operation === "createWebhook" && u(r) ? r.webhook : void 0;
			return u(i) && e.hits(n) && t.set(String(i.webhook_id), 2), r;
		},
		showWebhooks: (e, n) => {
			let r = n.rows.filter(({ webhook_id: e }) => {
				let n = t.get(e) ?? 0;
				return t.set(e, n - 1), n <= 0;
			});
			return cs({
				...n,
				rows: r
			}, r.length - n.rows.length);
		}
	};
}
function cs(e, t) {
	let n = "X-Pagination-Total-Count";
	return {
		...e,
		headers: {
			...e.headers,
			[n]: String(Number(e.headers[n]) + t)
		}
	};
}
function ls(e) {
	return {
		webhook_id: G(`added webhook ${e}`),
		url: `https://elsewhere.example.com/${e}`,
		branch: null,
		secret: G(`added secret ${e}`),
		events: ["project.imported"],
		event_lang_map: []
	};
}
// src/sandbox/faults/seeded.ts
const us = {
	...rs,
	...Ko,
	...$o,
	...Ao,
	...os,
	...Eo,
	"huge-ids": {
		rate: 1,
		make: Ho
	}
}, ds = Object.keys(us).filter(hs);
function fs(e, t, n = {}) {
	let { until: r = Infinity, slowBy: i = 3e3 } = n, a = new es(t, r), o = new Set();
	return e.map((e) => {
		let [t = "", ...n] = e.split("@");
		if (!hs(t)) throw Error(`Unknown fault "${t}". The faults are ${ds.join(", ")}.`);
		if (o.has(t)) throw Error(`The fault ${t} is given twice. Give it once.`);
		o.add(t);
		let r = n.length === 0 ? void 0 : n.join("@");
		return ms(a, ps(t, e, r, a, i));
	});
}
function ps(e, t, n, r, i) {
	let a = us[e];
	if ("most" in a) {
		let i = n === void 0 ? a.most : _s(t, n);
		return a.make(new ts(e, 1, r), { most: i });
	}
	let o = n === void 0 ? a.rate : gs(t, n);
	return a.make(new ts(e, o, r), { slowBy: i });
}
function ms(e, t) {
	return {
		...t,
		beforeOperation(n) {
			return e.count(n), t.beforeOperation?.(n);
		}
	};
}
function hs(e) {
	return Object.hasOwn(us, e);
}
function gs(e, t) {
	let n = Number(t);
	if (/^\d*\.?\d+$/.test(t) && n <= 1) return n;
	throw Error(`The fault "${e}" must have a rate from 0 to 1 after the @, for example 0.2. The faults are ${ds.join(", ")}.`);
}
function _s(e, t) {
	if (/^\d+$/.test(t)) return Number(t);
	throw Error(`The fault "${e}" must have a whole number of keys after the @, for example quota@100.`);
}
// src/sandbox/sandbox.ts
const vs = "127.0.0.1";
async function ys(e = {}) {
	let { clock: t = Date.now, latency: n = 0, limits: r = !0, pause: i = bs } = e, a = e.stateFile === void 0 ? void 0 : _o(e.stateFile), o = new So(a ?? xs(e.state ?? { projects: {} }), e.assumptions ?? {}, t), s = e.stateFile === void 0 ? void 0 : new vo(e.stateFile, () => o.state());
	a || await s?.write();
	let c = new qa(e.log, e.onRequest), l = new AbortController(), u = {
		store: o,
		log: c,
		clock: t,
		latency: n,
		pause: i,
		faults: e.faults ?? [],
		limits: r ? new or(t) : void 0,
		changed: () => s?.changed(),
		closing: l.signal
	}, d = new Set(), f = En({ maxHeaderSize: 262144 }, (e, t) => {
		let n = Ua(u, e, t);
		d.add(n), n.finally(() => d.delete(n));
	}), p = await Ss(f, e.port ?? 0);
	return {
		url: `http://${vs}:${p}/api2`,
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
function bs(e, t) {
	return Bn(e, void 0, { signal: t }).catch(() => {});
}
function xs(e) {
	try {
		return lo(e);
	} catch (e) {
		let t = e instanceof Error ? e.message : String(e);
		throw Error(`The sandbox cannot use this state: ${t}. Correct the state that is passed to startSandbox.`, { cause: e });
	}
}
function Ss(e, t) {
	return new Promise((n, r) => {
		e.once("error", r), e.listen(t, vs, () => {
			let r = e.address();
			n(typeof r == "object" && r ? r.port : t);
		});
	});
}
// src/terminal/progress.ts
function Cs(e, t, n) {
	let { changes: r } = e, [i] = r, a = ws(r), o = t.filter(({ state: e }) => e === "done").length, s = t.length, c = o === s ? n("good", "✓") : n("bad", "✗"), { one: l, progress: u } = re(e.kind);
	if (u === "name" && s === 1) return `  ${c} ${`${l} ${C(i?.label ?? "")}`} ${o === s ? a : `not ${a}`}`;
	let d = He(s, e.kind), f = o === s ? d : `${dn(o)} of ${d}`, p = t.filter(Kt).length;
	return `  ${c} ${f} ${a}${p > 0 ? `, ${dn(p)} in part` : ""}`;
}
function ws(e) {
	let [t] = e;
	return t?.action === "create" ? "created" : t?.action === "destroy" ? t.how === "archive" ? "archived" : "destroyed" : e.every(ht) ? "renamed" : e.some(ht) ? "updated or renamed" : "updated";
}
// src/terminal/prompt.ts
function Ts({ stdin: e, stdout: t, stderr: n }) {
	if (e.isTTY !== !0) return;
	let r = t.isTTY === !0;
	return {
		input: e,
		output: n.isTTY ? n : r ? t : Es() ?? n,
		seesOut: r
	};
}
function Es() {
	try {
		let e = In("/dev/tty", "w");
		try {
			let t = new Zn(e);
			return hn(t), t.unref(), t;
		} catch {
			Nn(e);
		}
	} catch {}
}
async function Ds(e, { input: t, output: n }, r) {
	let i = Xn({
		input: t,
		output: n
	}), a = new AbortController();
	i.once("close", () => a.abort()), i.on("SIGINT", () => r.stop("SIGINT"));
	try {
		let t = AbortSignal.any([r.stopping, a.signal]);
		return (await i.question(`${e} Type yes to continue: `, { signal: t })).trim().toLowerCase() === "yes";
	} catch (e) {
		if (e instanceof Error && e.name === "AbortError") return !1;
		throw e;
	} finally {
		i.close();
	}
}
function Os(e) {
	let { folder: t, environment: n, console: r, prompt: i, backupDir: a } = e;
	return {
		setup: e,
		sources: {
			folders: {
				working: t,
				displayRoot: t
			},
			environment: n,
			token: void 0,
			backupDir: a
		},
		problems: [],
		hide: (e) => r.hide(e),
		print: (e) => r.out(e),
		paint: r.paint,
		showProblems: (e) => ks(e, r),
		confirm: async (e) => !i || Ds(e, i, new Qt()),
		ask: i && ((e, t) => Ds(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => As(t, n, e),
		publish: async () => [],
		close: async (t, n) => Ns(t, n, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0,
		setSecret: void 0
	};
}
function ks(e, t) {
	for (let n of bn(e, t.paintError)) t.error(n);
}
function As(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, s = pt(o), { quiet: c, verbose: l, format: u } = e, d = (e) => a.error(a.paintError("dim", e)), f = {
		working: r,
		displayRoot: r
	};
	return {
		folders: f,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			l && d(Sn(e));
		},
		onWait: (e) => {
			if (!c) for (let t of s(e)) d(t);
		},
		onPlan: (r) => js(r, e, t, n),
		onBatch: (e, t) => {
			!c && u === "text" && a.out(Cs(e, t, a.paint));
		},
		history: new yn({
			folders: f,
			environment: i,
			now: o,
			signal: t.stopping
		})
	};
}
async function js(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ reach: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = Ms(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of ue(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = ue(e, {
			...u,
			paint: i.paintError
		});
		for (let e of l ? t.slice(-1) : t) i.prompt(e);
	}
	for (let t of bn(e.problems, i.paintError)) i.prompt(t);
	return Ds("Apply this plan?", c, n);
}
function Ms({ command: e }, { console: { paint: t }, now: n }) {
	return {
		paint: t,
		now: n() / 1e3,
		command: e
	};
}
function Ns(e, t, n) {
	let { console: r, now: i } = n, { paint: a, paintError: o } = r, { format: s, quiet: c, command: l } = t;
	s === "json" && r.out(ke(e)), s === "markdown" && r.out(pe(e, {
		now: i() / 1e3,
		reportFile: t.report
	}).trimEnd());
	for (let t of Ke(e, o)) r.error(t);
	if (s === "text") {
		if (c && (l === "plan" || l === "drift")) for (let i of e.projects) {
			let e = ue(i, Ms(t, n)).at(-1);
			e !== void 0 && r.out(e);
		}
		if (At(e)) for (let t of Ye(e, o)) r.error(t);
		else for (let t of Ye(e, a)) r.out(t);
	}
}
// src/commands/demo.ts
const Ps = {
	name: "demo",
	summary: "Show validate, plan and apply with an example project on this machine. Needs no token.",
	inAction: !1,
	examples: ["lokaform demo"],
	exitCodes: "0 all of it worked; 1 not",
	run: (e, t) => Fs(t)
};
async function Fs({ setup: e }) {
	let t = await kn(F(Hn(), "lokaform-demo-")), n = F(e.packageRoot, "examples", "storefront"), r = JSON.parse(await I(F(n, "live.json"), "utf8")), [i = ""] = Object.keys(r.projects), a = await ys({ state: r });
	process.once("exit", () => Rn(t, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await On(n, t, { recursive: !0 });
		let o = {
			...e.environment,
			LOKALISE_API_URL: a.url,
			LOKALISE_API_TOKEN: r.token,
			STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c"
		};
		return await Is({
			...e,
			folder: t,
			environment: o,
			prompt: void 0
		}, a, i);
	} finally {
		await a.close();
	}
}
async function Is(e, t, n) {
	let { out: r, paint: i } = e.console, a = (e) => r(`\n${i("strong", `── ${e}`)}`);
	r("The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that"), r(`differs from them. The service is a sandbox on this machine, at ${t.url}.`), r("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.");
	for (let { title: t, command: o, raw: s, words: c, expected: l } of Ls(n)) if (a(t), r(i("dim", `$ lokaform ${c}`)), await o.run(s, Os({
		...e,
		showPlan: o === st
	})) !== l) return 1;
	a("5. These requests were sent to the service, in all.");
	for (let e of Rs(t)) r(e);
	return 0;
}
function Ls(e) {
	let t = {
		keys: ["**/keys.yaml"],
		webhooks: ["webhooks.yaml"]
	}, n = {
		...t,
		project: [e]
	}, r = {
		...n,
		"detailed-exitcode": ["true"]
	}, i = "--keys '**/keys.yaml' --webhooks webhooks.yaml";
	return [
		{
			title: "1. Are the manifests right? No token, no network.",
			command: Dt,
			raw: t,
			words: `validate ${i}`,
			expected: 0
		},
		{
			title: "2. What would change? Nothing is written.",
			command: st,
			raw: r,
			words: `plan --project ${e} ${i}`,
			expected: 2
		},
		{
			title: "3. Apply the changes.",
			command: he,
			raw: {
				...n,
				yes: ["true"]
			},
			words: `apply --project ${e} ${i}`,
			expected: 0
		},
		{
			title: "4. A second plan has no changes. Some live values are kept: each line with ! says why.",
			command: st,
			raw: r,
			words: `plan --project ${e} ${i} --detailed-exitcode`,
			expected: 0
		}
	];
}
function Rs({ requests: e }) {
	let t = new Map();
	for (let { method: n, path: r } of e) {
		let e = `${n.padEnd(5)} ${r.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…").replace(/\/webhooks\/.+/, "/webhooks/…")}`;
		t.set(e, (t.get(e) ?? 0) + 1);
	}
	return [...t].map(([e, t]) => `  ${String(t).padStart(3)} × ${e}`);
}
// src/report/words/initLines.ts
function zs({ name: e, baseLanguage: t, writer: n }) {
	let r = t === void 0 ? "" : `, with the base language ${C(t)}`, i = n === void 0 ? "" : ` The token belongs to ${C(n)}.`;
	return [`The project is ${C(e)}${r}.${i}`];
}
function Bs(e) {
	let { first: t, written: n, kept: r, hasWorkflow: i, hasPullWorkflow: a, hasReusable: o } = e, s = [
		...t ? Wt(t, !1) : [],
		...n.map((e) => `Wrote ${C(e)}`),
		...r.map((e) => `Kept: ${C(e)} (there already)`)
	];
	if (!t && n.length === 0) return [...s, "Nothing was written: all files are there already."];
	let c = t?.variables, l = [
		...c ? [`Load the variables: set -a; . ${C(Ne(`./${c.path}`))}; set +a`] : [],
		"See that a plan has nothing to do: lokaform plan",
		...i ? ["Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN."] : [],
		...c && o ? ["For the variables in URLs of webhooks: the workflow passes only LOKALISE_HOOK_TOKEN. Give the variable this name, or write the workflows pull-request, apply and drift instead, and set env in them."] : [],
		...a ? ["Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls."] : [],
		"Commit the files, and open a pull request with them."
	];
	return [
		...s,
		"",
		"Next steps:",
		...l.map((e, t) => `  ${t + 1}. ${e}`)
	];
}
// src/run/init/account.ts
async function Vs(e, t) {
	let n = O(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), Hs(e, n)]), i = j(t) ?? {};
		return {
			account: {
				name: N(i.name) || n,
				baseLanguage: N(i.base_language_iso) || void 0,
				...r
			},
			problems: r.problems
		};
	} catch (e) {
		if (!(e instanceof f)) throw e;
		return { problems: [Fe(e)] };
	}
}
async function Hs(e, t) {
	try {
		let n = j(await e.contributorMe(t)) ?? {}, r = [N(n.email), jt(n.user_id)].find((e) => e !== void 0 && wn.schema.safeParse([e]).success);
		if (r === void 0) return Us("the answer names no user.");
		let i = ut(n.admin_rights, N), a = M(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : Gs(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof d && e.status < 500) return Us(e.message);
		throw e;
	}
}
function Us(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So lokaform.yaml gets no writers. Add writers with the address of this user, or Lokaform replaces no text of the base language.`;
	return {
		writer: void 0,
		problems: [D("unknown-writers", t, { severity: "warning" })]
	};
}
const Ws = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function Gs(e, t) {
	return Ws.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return D("missing-right", r, { severity: "warning" });
	});
}
async function Ks(e, t) {
	let n = await An(e), r = await It(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await _e(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof Ze) return;
			throw e;
		}
	}, a = await i("refs/remotes/origin/HEAD");
	return {
		isRoot: r === n,
		defaultBranch: a?.startsWith("origin/") ? a.slice(7) : void 0,
		currentBranch: await i("HEAD")
	};
}
// src/run/init/workflows.ts
const qs = {
	translations: {
		file: ".github/workflows/translations.yml",
		about: "plan in pull requests, apply on push, drift on a schedule, in a few lines"
	},
	pull: {
		file: ".github/workflows/translations-pull.yml",
		about: "a pull request with the texts that people changed in Lokalise"
	},
	"pull-request": {
		file: ".github/workflows/translations-review.yml",
		about: "only the plan, as a whole file to change"
	},
	apply: {
		file: ".github/workflows/translations-apply.yml",
		about: "only apply, as a whole file to change"
	},
	drift: {
		file: ".github/workflows/translations-drift.yml",
		about: "only drift, as a whole file to change"
	}
};
async function Js(e, t, n) {
	return Ys(await I(F(n, "docs/workflows", `${e}.yml`), "utf8"), t);
}
function Ys(e, { branch: t, project: n }) {
	let r = e.replace(/(?<=branches: \[)main(?=\])/g, () => Xs(t)), i = n === void 0 ? "" : `    with: { allow-projects: "${O(n)}" }\n`, a = r.replace(/^ {4}with: \{ project: .*\}\n/m, () => i);
	if (/branches: \[main\]/.test(a) && t !== "main") throw Error("a branch was not replaced");
	return a;
}
function Xs(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/run/init/files.ts
async function Zs({ working: e }) {
	let t = [];
	for (let n of Qs) await Le(F(e, qs[n].file), {}) && t.push(n);
	return t;
}
const Qs = Object.keys(qs);
async function $s(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = F(n.working, qs[s].file), c = await Js(s, t, r), l = await Le(e, {}) ? await I(e, "utf8") : void 0, u = zt(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
		l === void 0 ? a.push({
			path: e,
			text: c
		}) : d ? a.push({
			path: e,
			text: c,
			replaces: l
		}) : o.push(u);
	}
	return {
		written: a,
		kept: o
	};
}
// src/run/init/answers.ts
async function ec(e, t) {
	if (!t) return e;
	let n = (e) => Ge(e).problems[0]?.message;
	return {
		...e,
		project: [await t.text("Which project? Paste its URL or its id", n)]
	};
}
async function tc({ writer: e }, t, n) {
	let r = E(tt, t);
	if (r !== void 0 || e === void 0) return w(r === "yes");
	if (n) return w(await n.yesNo(`Does a person edit texts in Lokalise as ${e}? Lokaform takes all texts of this user for its own, and may replace them.`));
	let i = `The token belongs to ${e}. Lokaform takes all texts of this user for its own, and may replace them. Say with --edits-by-hand yes or --edits-by-hand no whether a person also edits texts as this user.`;
	return Pe(D("bad-setting", i));
}
async function nc(e, t, n) {
	let r = E(De, e);
	if (r) return r.filter((e) => e !== "none");
	if ((await Zs(t)).length > 0) return [];
	if (!n) return be;
	let i = tn.map((e) => ({
		value: e,
		about: qs[e].about
	})), a = await n.several("Which workflows should be written?", i, be), o = tn.filter((e) => a.includes(e));
	return o.includes("translations") ? o.filter((e) => be.includes(e)) : o;
}
async function rc(e, t, n, r, i) {
	let a = await Ks(t.working, {
		environment: n,
		signal: r
	});
	if (a && !a.isRoot) return { problem: ic };
	let o = E(Qe, e) ?? a?.defaultBranch;
	if (o !== void 0) return {
		branch: o,
		problems: []
	};
	let s = a?.currentBranch ?? "main";
	if (i) return {
		branch: await i.text("The default branch of the repository", (e) => e === "" ? "Type its name." : void 0, s),
		problems: []
	};
	let c = `git does not say which branch is the default branch of the repository, so the workflows use ${s}. If that is wrong, change the name in the workflows, or use --default-branch.`;
	return {
		branch: s,
		problems: [D("not-read", c, { severity: "notice" })]
	};
}
const ic = D("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
// src/run/init/input.ts
async function ac(e, t, n) {
	let r = le(e), i = e, a = t.sources, o = await ye("plan", i, a);
	if (k(r)) return {
		...o,
		raw: i,
		problems: r
	};
	E(Be, i) === void 0 && o.problems.some(({ code: e }) => e === "no-project") && (i = await ec(i, n));
	let s = await oc(i, o.settings.configFile, a);
	if (s && k([s])) return {
		...o,
		raw: i,
		problems: [s]
	};
	if (!(E(x, i) !== void 0 || a.environment.LOKALISE_API_TOKEN) && n && o.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await n.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([ce(e)]), a = {
			...a,
			token: e
		};
	}
	return o = await ye("plan", i, a), t.hide(o.settings.secrets), {
		...o,
		raw: i,
		problems: [...o.problems, ...s ? [s] : []]
	};
}
async function oc(e, t, n) {
	let r = E(Be, e);
	if (r === void 0 || !await Le(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await ye("plan", a, n), c = zt(t, n.folders), { id: l } = Ge(r);
	if (s.some(({ code: e }) => e === "no-project")) {
		let e = `${c} is there already, and stays as it is, but it has no project. Add project: ${l}, so that later commands and workflows know it.`;
		return D("no-project", e, { severity: "warning" });
	}
	let u = o.projects[0]?.id;
	if (!u || u === l) return;
	let d = `${c} is there already, and names another project. Leave out --project to continue with that project, or move the file away.`;
	return D("bad-setting", d);
}
function sc(e, t) {
	return {
		split: E(Te, e) ?? Te.default,
		fields: E(ze, e),
		languages: E(ve, e),
		dryRun: !1,
		isNew: !1,
		into: void 0,
		gone: !1,
		confirmsGone: void 0,
		repeated: [],
		confirms: t && ((e) => t.yesNo(`Webhook ${e}: does this URL contain no secret, so that the manifest may have it as it is?`))
	};
}
// src/run/init/newSettings.ts
function cc({ project: e, flags: t, writer: n, seeded: r }) {
	let i = {};
	for (let e = 0; e + 1 < t.length; e += 2) {
		let [n = "", r = ""] = t.slice(e), a = n.replace(/^--/, "");
		i[a] = [...i[a] ?? [], r];
	}
	let a = {
		project: e,
		...i,
		...n !== void 0 && { writers: [n] },
		...r !== void 0 && { languages: { [r]: "seed" } }
	};
	return gt(a, [fn(qe)]);
}
// src/run/init/init.ts
async function lc(e) {
	let { settings: t, raw: n, problems: r } = await ac(e.raw, e.frontend, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [mc] : []];
	if (!i?.manifests || k(o)) return { problems: o };
	let s = e.context(t), c = await uc(i, t, s);
	if (o.push(...c.problems), !c.account) return { problems: o };
	e.onAccount(c.account);
	let l = await dc({
		...e,
		raw: n
	}, t, i, c.account, s);
	if (!l.ok) return { problems: [...o, l.problem] };
	o.push(...l.value.problems);
	let { folders: u, cancellation: d } = s, f = await yt(fc(l.value, t, []), u);
	if (f.length > 0 || d.stopped) return { problems: [...o, ...f] };
	let p = await on(i.manifests, i), m = sc(n, e.questions), h = p ? void 0 : await Xt(t, i, i.manifests, m, s);
	if (o.push(...h?.problems ?? []), h && !h.first) return { problems: o };
	let g = fc(l.value, t, h?.first?.flags ?? []);
	if (l.value.newFile && t.backupDir !== void 0) {
		let e = await $t(t.backupDir, u);
		e.ok && e.value ? g.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let _ = await wt(g, u), { newFile: v, workflows: y, names: b } = l.value, ee = [
		...v ? [] : [zt(t.configFile, u)],
		...p ? ["the manifests"] : [],
		...y.kept
	], te = _.length > 0 ? [] : g.map(({ path: e }) => zt(e, u)), x = (e) => y.written.length > 0 && b.includes(e), ne = {
		...h?.first && { first: h.first },
		written: te,
		kept: ee,
		hasWorkflow: y.written.length > 0,
		hasPullWorkflow: x("pull"),
		hasReusable: x("translations")
	};
	return {
		problems: [...o, ..._],
		done: ne
	};
}
async function uc(e, { apiUrl: t }, n) {
	let { cancellation: r, onResponse: i, onWait: a } = n, o = Mt(e, {
		apiUrl: t,
		signal: r.stopping,
		onResponse: i,
		...a && { onWait: a }
	});
	return o.ok ? Vs(o.value, e.id) : {
		problems: [o.problem],
		account: void 0
	};
}
async function dc({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a }, o, { folders: s, environment: c, cancellation: l }) {
	let u = await Le(r, {}), d = u ? w(!1) : await tc(o, e, t);
	if (!d.ok) return d;
	let f = d.value ? o.baseLanguage : void 0;
	if (d.value && f === void 0) return Pe(pc);
	let p = u ? void 0 : {
		project: i,
		writer: o.writer,
		seeded: f
	}, m = await nc(e, s, t), h = {
		newFile: p,
		names: m,
		workflows: {
			written: [],
			kept: []
		},
		problems: []
	};
	if (m.length === 0) return w(h);
	let g = await rc(e, s, c, l.stopping, t);
	if ("problem" in g) return w({
		...h,
		problems: [g.problem]
	});
	let _ = await $s(m, {
		branch: g.branch,
		project: a.length > 0 ? void 0 : i
	}, {
		folders: s,
		packageRoot: n,
		...t && { questions: t }
	});
	return w({
		newFile: p,
		names: m,
		workflows: _,
		problems: g.problems
	});
}
function fc({ newFile: e, workflows: t }, { configFile: n }, r) {
	return [...e ? [{
		path: n,
		text: cc({
			...e,
			flags: r
		})
	}] : [], ...t.written];
}
const pc = D("unusable-answer", "The service does not say which language is the base language, so it cannot get the rule seed. Run again with --edits-by-hand no, and set languages in lokaform.yaml."), mc = D("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/run/init/questions.ts
var hc = class extends Error {
	name = "NotAnswered";
};
// src/terminal/questions.ts
async function gc({ input: e, output: t }, n) {
	"columns" in t && t.columns === 0 && Object.assign(t, { columns: 80 });
	let { confirm: r, multiselect: i, password: a, text: o } = await import("./chunks/clack-prompts.js"), s = (r) => ({
		input: e,
		output: t,
		signal: n,
		message: C(r)
	});
	return {
		async text(e, t, n) {
			let r = (e) => t((e ?? "").trim()), i = n === void 0 ? {} : { initialValue: C(n) };
			return _c(await o({
				...s(e),
				validate: r,
				...i
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return _c(await a({
				...s(e),
				validate: t
			})).trim();
		},
		async several(e, t, n) {
			let r = t.map(({ value: e, about: t }) => ({
				value: e,
				label: e,
				hint: t
			}));
			return _c(await i({
				...s(e),
				options: r,
				initialValues: [...n],
				required: !1
			}));
		},
		async yesNo(e) {
			return _c(await r({
				...s(e),
				initialValue: !1
			}));
		}
	};
}
function _c(e) {
	if (typeof e == "symbol") throw new hc();
	return e;
}
// src/commands/init.ts
const vc = {
	name: "init",
	summary: "Set up a live project: write lokaform.yaml, its first manifests and the workflows. The project is only read.",
	inAction: !1,
	examples: [
		"lokaform init",
		"lokaform init --project ID --edits-by-hand no --workflows translations,pull",
		"lokaform init --project ID --edits-by-hand no --languages all --split-by prefix --workflows none"
	],
	exitCodes: "0 done, or nothing to do; 1 not, or a key could not be read; 130 cancelled",
	run: yc
};
async function yc(e, t) {
	let { setup: n, print: r, showProblems: i } = t, a = new Qt(), o = cn(a, void 0);
	try {
		let { problems: o, done: s } = await lc({
			raw: e,
			frontend: t,
			context: (n) => t.context(n, a, e),
			packageRoot: n.packageRoot,
			questions: n.prompt && await gc(n.prompt, a.stopping),
			onAccount: (e) => zs(e).forEach(r)
		});
		return s && Bs(s).forEach(r), i(o), a.stopped && !s ? bc(t, a) : +!!k(o);
	} catch (e) {
		if (e instanceof hc) return bc(t, a);
		throw e;
	} finally {
		o();
	}
}
function bc({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
// src/backup/read.ts
const xc = m([h(), b()]), Sc = c({
	...Object.fromEntries(T.map(({ idMember: e }) => [e, xc.exactOptional()])),
	action: p([...ct, "update"]),
	values: t(h(), s()).default({})
}), Cc = c({
	format_version: e(1),
	project: h().min(1),
	project_digest: h().exactOptional(),
	project_name: h(),
	time: h(),
	wrote: l(Sc)
});
function wc(e, t) {
	let n = ot(e, t), { members: r, problems: i } = Ve(n, ["backup", ...T.map(({ plural: e }) => e)]), a = [...n.problems, ...i], o = r.get("backup"), s = Cc.safeParse(o?.value);
	if (!s.success) {
		let e = o === void 0 ? "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys." : `This is not a backup that this version can read: ${s.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.`, t = Tt(n.file, o?.spot ?? n.spot);
		return { problems: k(a) ? a : [...a, D("bad-backup", e, { place: t })] };
	}
	let c = new Map(s.data.wrote.flatMap((e) => Tc(e).map((t) => [t, e]))), l = ({ name: e, plural: t, idMember: i, entry: o }) => {
		let s = r.get(t);
		if (!s) return [];
		let l = ne(n, s, o);
		return a.push(...l.problems), l.entries.flatMap(({ values: t, spot: r }) => {
			let o = c.get(Dc(e, Ec(t, i)));
			return o ? [{
				declared: {
					values: t,
					onCreate: {},
					file: n.file,
					spot: r
				},
				wrote: o
			}] : (a.push(D("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Tt(n.file, r) })), []);
		});
	}, u = Object.fromEntries(T.map((e) => [e.plural, l(e)]));
	if (k(a)) return { problems: a };
	let { project: d, project_digest: f, project_name: p, time: m } = s.data;
	return {
		backup: {
			path: e,
			project: d,
			...f === void 0 ? {} : { projectDigest: f },
			projectName: p,
			time: m,
			entries: u
		},
		problems: a
	};
}
function Tc(e) {
	return T.flatMap(({ name: t, idMember: n }) => {
		let r = Ec(e, n);
		return r === void 0 ? [] : [Dc(t, r)];
	});
}
function Ec(e, t) {
	return new Map(Object.entries(e ?? {})).get(t);
}
function Dc(e, t) {
	return `${e} ${t}`;
}
// src/files/readBackup.ts
async function Oc(e, t) {
	let n = new Map();
	if (e === void 0) return {
		urls: n,
		problems: [D("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let r = Dn(t.working, e), i = await ae(r, "The backup", t);
	return i.ok ? {
		...wc(zt(r, t), i.value),
		urls: await kc(dt(r))
	} : {
		urls: n,
		problems: [i.problem]
	};
}
async function kc(e) {
	try {
		let t = JSON.parse(await I(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// src/backup/restoreEntry.ts
function Ac(e, t, n, r) {
	let { label: i = e.label(t.declared.values) } = n, a = jc(e, t, {
		...n,
		label: i
	}, r), o = [...n.problems ?? [], ...a.problems ?? []];
	return {
		...n.label === void 0 ? a : Mc(a, i),
		problems: o
	};
}
function jc(e, t, n, r) {
	let i = (r, i) => Ic(e.name, n.label, t.declared, r, i);
	if (n.is === "gone") return i(n.code, n.message);
	if (n.is === "live") return Nc(e, t, n, r);
	let { declared: a, context: o } = n;
	if (n.is === "new") {
		let { change: t, skipped: n, problems: i } = sn(e, { declared: a }, o, r.ref);
		return {
			...t && { change: t },
			...n && { skipped: n },
			problems: i
		};
	}
	let { change: s, problems: c } = sn(e, {
		declared: a,
		live: n.by
	}, o, r.ref);
	return s || c.length > 0 ? i("name-taken", n.message) : {};
}
function Mc({ change: e, kept: t, skipped: n }, r) {
	return {
		...e && { change: {
			...e,
			label: r
		} },
		...t && { kept: t.map((e) => ({
			...e,
			label: r
		})) },
		...n && { skipped: {
			...n,
			label: r
		} }
	};
}
function Nc(e, { wrote: t }, { declared: n, live: r, context: i }, { force: a, ref: o }) {
	let { change: s, skipped: c, problems: l, kept: u } = sn(e, {
		declared: n,
		live: r
	}, i, o);
	if (s?.action !== "update") return {
		kept: u,
		...c && { skipped: c },
		problems: l
	};
	let d = e.context(n.values, r, i), f = e.liveContext(r, i, Pc(e, t.values)), p = (n) => {
		let { field: i, part: o, before: s = null, after: c } = n;
		if (a || Je(s) && !fe(e.name, n) || Fc(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(i), u = o === void 0 ? l : pn(l, o), p = e.fields.find(({ name: e }) => e === i);
		return u === void 0 || !p ? !1 : p.same(p.stored(r, f, o) ?? s, u, d);
	}, m = s.fields.some((t) => fe(e.name, t) && !p(t)), h = ({ field: t }) => e.fields.find(({ name: e }) => e === t)?.role === "text", g = (e) => p(e) && !(m && h(e)), _ = xn(e, r, s.fields.filter(g), i.project), v = s.fields.filter((e) => !g(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: s.label,
			id: s.id,
			reason: "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (_.length === 0) return {
		kept: [...u, ...v],
		problems: l
	};
	let y = vt(e, r, _);
	return {
		change: {
			...s,
			seen: y,
			fields: _
		},
		kept: [...u, ...v],
		problems: l
	};
}
function Pc({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function Fc(e, t) {
	return Ht(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && Ht(t) && Object.values(t).includes(e);
}
function Ic(e, t, n, r, i) {
	let a = Tt(n.file, n.spot), o = bt({ label: () => t }, n, r, i, { path: [] });
	return {
		skipped: {
			kind: e,
			label: t,
			place: a
		},
		problems: [o]
	};
}
// src/backup/planRestore.ts
function Lc({ entries: e }, t, { force: n, variables: r }) {
	let { project: i } = t, a = i.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), o = {
		project: {
			...i,
			languages: a
		},
		rules: Ot,
		variables: r,
		evidence: un
	}, s = T.map((r) => ({
		kind: r,
		restored: Rc(r, e[r.plural] ?? [], t.objects[r.plural]?.objects ?? [], {
			context: o,
			force: n
		})
	})), c = s.flatMap((e) => e.restored);
	return {
		plan: {
			format_version: 1,
			project: i,
			changes: c.flatMap(({ change: e }) => e ?? []),
			kept: c.flatMap(({ kept: e }) => e ?? []),
			skipped: c.flatMap(({ skipped: e }) => e ?? []),
			counts: {
				unchanged: c.filter(zc).length,
				unmanaged: 0,
				by_kind: Object.fromEntries(s.map((e) => [e.kind.plural, {
					unchanged: e.restored.filter(zc).length,
					unmanaged: 0
				}])),
				adopted: 0
			}
		},
		problems: c.flatMap(({ problems: e }) => e ?? [])
	};
}
function Rc(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => ft(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = e.findRestored(t, n, {
			context: r,
			claimed: o
		});
		return s.claims !== void 0 && o.add(s.claims), Ac(e, t, s, {
			force: i,
			ref: `${e.name}:${a + 1}`
		});
	});
}
function zc({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
function Bc({ changes: e, kept: t }) {
	let n = T.map(({ name: t }) => ({
		kind: t,
		count: e.filter((e) => e.action === "create" && e.kind === t).length
	})), r = e.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, i = t.filter(({ reason: e }) => e === "changed-since").length;
	return [
		...n.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${He(t, e)} again. ${re(e).lostOnRestore}`),
		r > 0 && `This restore writes ${Ct(r, "text")} again. Review states and edit history are not restored.`,
		i > 0 && `${Ct(i, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [Wc(e)]);
}
function Vc(e, t, n, r) {
	if (!n) return [Wc("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let i = {
		project: t.project,
		rules: r,
		variables: n.variables,
		evidence: un
	};
	return T.flatMap((r) => {
		let a = n.entries[r.plural], o = t.objects[r.plural]?.objects ?? [], s = a && r.undoneByApply?.(e, o, a, i);
		return s ? Hc(s, r) : [];
	});
}
function Hc({ texts: e, removed: t }, { plural: n }) {
	return [e.length > 0 && `The next apply would overwrite restored texts again: ${Uc(e.map(({ label: e, language: t }) => `${e} (${t})`))}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${Uc(t)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [Wc(e, "warning")]);
}
function Uc(e) {
	let t = e.length - 10;
	return e.slice(0, 10).join(", ") + (t > 0 ? ` and ${t} more` : "");
}
function Wc(e, t = "notice") {
	return D("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/run/restore.ts
function Gc(e, t, n, r) {
	return Bt(r, (r) => Kc(e, t, n, r));
}
async function Kc({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: Oe(e).replace("…", "")
	}))]);
	let o = e && r.projects.find(({ id: t }) => qc(e, t)), s = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(T.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !o ? Jc(e, r) : []
		],
		projects: [],
		requests: 0
	};
	if (s.problems = [...s.problems, ...(await vn(r, s.manifests, a.folders)).values()], !e || !o || k(s.problems)) return s;
	let c = 0, l = {
		...a,
		onResponse: (e) => {
			c += 1, a.onResponse(e);
		}
	}, u = await Yc({
		backup: {
			...e,
			project: o.id
		},
		urls: t
	}, o, r, l), { stopped: d } = a.cancellation;
	return {
		...s,
		projects: [u],
		requests: c,
		...d && { stopped: d }
	};
}
function qc({ project: e, projectDigest: t }, n) {
	return Nt({
		id: e,
		digest: t
	}, n);
}
function Jc({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [D("bad-backup", i)];
}
async function Yc(e, t, n, r) {
	let { name: i, id: a } = t, o = {
		...i !== void 0 && { name: i },
		id: a,
		manifests: [e.backup.path],
		problems: [],
		...!t.showTexts && { hide_texts: !0 }
	}, { cancellation: s } = r;
	if (s.stopped) return o;
	let c = {
		apiUrl: n.apiUrl,
		onResponse: r.onResponse
	}, l = Mt(t, {
		...c,
		signal: s.stopping
	}), u = Mt(t, {
		...c,
		signal: s.aborted
	});
	if (!l.ok) return {
		...o,
		problems: [l.problem]
	};
	if (!u.ok) return {
		...o,
		problems: [u.problem]
	};
	let { backup: d, variables: f, problems: p } = Xc(e, n);
	r.onSecrets(xe(new Map([...f].filter(([t]) => !e.urls.has(t)))));
	let m = await Zc(() => Jt(l.value, d.project, d.entries), r);
	if ("problems" in m) return {
		...o,
		problems: m.problems
	};
	let { plan: h, problems: g } = Lc(d, m, {
		force: n.force,
		variables: f
	}), _ = {
		...o,
		problems: [
			...p,
			...g,
			...Bc(h),
			...await Qc(h, m, t, n, r)
		],
		plan: h,
		effort: { requests: Zt(h, t).flat().length }
	};
	if (!await r.onPlan(_)) return s.stopped ? _ : {
		..._,
		problems: [..._.problems, oe]
	};
	let v = {
		entries: {},
		variables: f
	}, y = await Lt(u.value, h, {
		settings: t,
		declared: v
	}, n, r);
	return {
		..._,
		...y,
		problems: [..._.problems, ...y.problems]
	};
}
function Xc({ backup: e, urls: t }, { usable: n }) {
	let r = new Map(t), i = [], a = Object.fromEntries(T.map((t) => {
		let a = (e.entries[t.plural] ?? []).filter((e) => {
			let a = t.variablesOf?.(e, n);
			for (let [e, t] of a?.variables ?? []) r.set(e, t);
			return i.push(...a?.problems ?? []), a === void 0 || a.problems.length === 0;
		});
		return [t.plural, a];
	}));
	return {
		backup: {
			...e,
			entries: a
		},
		variables: r,
		problems: i
	};
}
async function Zc(e, { cancellation: t }) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof en) {
			let e = `The service did not list all ${Pt(T.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [D("incomplete-live", e, { reach: "project" })] };
		}
		if (!(e instanceof f)) throw e;
		return e instanceof v && t.stopped ? { problems: [] } : { problems: [Fe(e)] };
	}
}
async function Qc(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let a = {
		projects: [n],
		usable: r.usable
	}, { reads: o, problems: s } = await Gt(a, i);
	return Vc(e, t, k(s) ? void 0 : o[0]?.declared, n.rules);
}
// src/commands/restore.ts
const $c = {
	name: "restore",
	summary: "Restore keys, texts and webhooks that a run removed or overwrote, from its backup.",
	inAction: !1,
	examples: ["lokaform restore lokaform-backup/web-20260115T120000Z.yaml", "lokaform restore backup.yaml --force   # also what changed since"],
	exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
	async run(e, t) {
		let n = await Oc(E(Me, e), t.sources.folders);
		return Re("restore", e, t, {
			backupProject: n.backup?.project ?? "",
			engine: (e, t, r) => Gc(n, e, t, r)
		});
	}
};
function el(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes("key_id as a number") ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => D("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/remote/copy/copiedKey.ts
const tl = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function nl(e, t) {
	let n = Et(e, t);
	if ("unusable" in n) return n;
	let { key: r } = n, i = Number(r.key_id), a = [...Number.isSafeInteger(i) ? [] : ["key_id as a number"], ...r.platforms.length > 0 ? [] : ["platforms"]];
	if (a.length > 0) {
		let e = [...new Set(Object.values(r.key_name))];
		return { unusable: {
			id: r.key_id,
			names: e,
			lacks: a
		} };
	}
	let o = j(e) ?? {};
	return {
		key: {
			...al({
				created_at: N(o.created_at),
				created_at_timestamp: _t(o.created_at_timestamp),
				description: r.description,
				plural_name: r.plural_name,
				is_hidden: r.is_hidden,
				context: r.context,
				base_words: A(o.base_words),
				char_limit: r.char_limit,
				custom_attributes: N(o.custom_attributes),
				modified_at: N(o.modified_at),
				modified_at_timestamp: r.modified_at_timestamp,
				translations_modified_at: N(o.translations_modified_at),
				translations_modified_at_timestamp: r.translations_modified_at_timestamp
			}),
			key_id: i,
			key_name: r.key_name,
			filenames: r.filenames,
			platforms: [...r.platforms],
			tags: [...r.tags],
			is_plural: r.is_plural,
			is_archived: r.is_archived,
			translations: rl(o.translations, t)
		},
		lacks: [...xt(r).filter((e) => !tl.includes(e)), ...r.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function rl(e, t) {
	let n = Array.isArray(e) ? e.map((e) => j(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [il(t, e)] : [];
	});
}
function il(e, t) {
	let { task_id: n } = e;
	return {
		...al({
			translation_id: A(e.translation_id),
			segment_number: A(e.segment_number),
			modified_at: N(e.modified_at),
			modified_at_timestamp: _t(e.modified_at_timestamp),
			is_reviewed: M(e.is_reviewed),
			reviewed_by: A(e.reviewed_by),
			is_unverified: M(e.is_unverified),
			is_fuzzy: M(e.is_fuzzy),
			words: A(e.words),
			custom_translation_statuses: ut(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : A(n)
		}),
		language_iso: t,
		translation: N(e.translation) ?? "",
		modified_by: A(e.modified_by) ?? 0,
		modified_by_email: N(e.modified_by_email) ?? ""
	};
}
function al(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
// src/remote/copy/copiedKeys.ts
var ol = class {
	#e = new Map();
	#t = [];
	#n;
	constructor(e) {
		this.#n = e;
	}
	add(e) {
		for (let t of e) {
			let e = nl(t, this.#n), n = "key" in e ? String(e.key.key_id) : e.unusable.id;
			n === void 0 ? this.#t.push(e) : this.#e.set(n, e);
		}
	}
	get size() {
		return this.#e.size + this.#t.length;
	}
	all() {
		let e = [...this.#e.values(), ...this.#t];
		return {
			keys: e.flatMap((e) => "key" in e ? e.key : []),
			unread: e.flatMap((e) => "unusable" in e ? e.unusable : []),
			incomplete: e.flatMap((e) => {
				if (!("key" in e) || e.lacks.length === 0) return [];
				let { key: t, lacks: n } = e;
				return [{
					id: String(t.key_id),
					names: [...new Set(Object.values(t.key_name))],
					lacks: n
				}];
			})
		};
	}
};
// src/remote/copy/copyProject.ts
async function sl(e, t) {
	let [n, r, i] = await Promise.all([
		an(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		ul(() => Ut(e, t), cl, fl),
		ul(async () => w(gl(await e.contributorMe(O(t)))), ll, pl)
	]);
	if (!n.ok) return n;
	if (!r.ok) return r;
	if (!i.ok) return i;
	let { project: a } = n.value, o = a.segmentation ? [] : a.languages ?? [], s = o.map(({ iso: e }) => e), c = await mn(e, t, o, () => new ol(s));
	if (!c.ok) return c;
	let { keys: l, unread: u, incomplete: d } = c.value.all(), f = r.value.is === "read" ? r.value.value : {
		objects: [],
		unusable: []
	}, p = i.value.is === "read" ? i.value.value : void 0;
	return w({
		id: t,
		name: a.name,
		project: _l(n.value),
		languages: vl(n.value),
		keys: l,
		webhooks: f.objects,
		user: p,
		problems: [
			...r.value.is === "refused" ? [r.value.notice] : [],
			...i.value.is === "refused" ? [i.value.notice] : p ? [] : [pl("The answer is unusable.")],
			...a.segmentation ? [ml] : [],
			...el("key", u, "is not in the copy"),
			...el("key", d, "is in the copy with default values"),
			...el("webhook", f.unusable.map(hl), "is not in the copy")
		]
	});
}
const cl = [401, 403], ll = [
	...cl,
	400,
	404,
	405,
	406
];
async function ul(e, t, n) {
	try {
		let t = await e();
		return t.ok ? w({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof d) || !t.includes(e.status)) throw e;
		return w({
			is: "refused",
			notice: n(e.message)
		});
	}
}
const dl = (e) => D("api-error", e, {
	severity: "notice",
	reach: "project"
}), fl = (e) => dl(`The copy has no webhooks, because this token may not read them. ${e}`), pl = (e) => dl(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), ml = D("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function hl({ names: e, ...t }) {
	return {
		...t,
		names: e.map(Oe)
	};
}
function gl(e) {
	let { user_id: t, email: n, fullname: r } = j(e) ?? {}, [i, a] = [A(t), N(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: N(r) || a
	};
}
function _l({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = j(e) ?? {}, a = Object.entries(j(r) ?? {}).flatMap(([e, t]) => {
		let n = M(t);
		return n === void 0 ? [] : [[e, n]];
	});
	return {
		...i,
		name: t.name,
		project_type: t.type,
		base_language_iso: t.baseLanguage,
		settings: Object.fromEntries(a)
	};
}
function vl({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = j(e) ?? {}, o = N(t), s = Number(jt(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...al({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: N(r),
				is_rtl: M(i),
				plural_forms: a === null ? null : ut(a, N)
			})
		}];
	});
}
// src/run/copyLive.ts
async function yl(e, { sources: t, working: n, onSecrets: r, onWait: i }) {
	let { raw: a, environment: o } = t, s = Ge(e, "copy-of"), c = await je(E(x, a), n), l = c.token ?? (o.LOKALISE_API_TOKEN || void 0), { token: u, problems: d } = Ee(void 0, {
		usable: {
			values: o,
			tokens: [],
			allowed: void 0
		},
		runToken: l,
		isNeeded: !0
	});
	r(u === void 0 ? [] : [ce(u)]);
	let p = [...s.problems, ...c.problems.length > 0 ? c.problems : d];
	if (s.id === void 0 || k(p)) return { problems: p };
	let m = Mt({
		token: u,
		rate: P(Ue, t),
		concurrency: P(Ae, t)
	}, {
		apiUrl: P(rt, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: i
	});
	if (!m.ok) return { problems: [m.problem] };
	try {
		let e = await sl(m.value, bl(s.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof f)) throw e;
		return { problems: [D("api-error", e.message)] };
	}
}
function bl(e) {
	return e.endsWith(":master") ? O(e) : e;
}
// src/commands/sandboxCopy.ts
async function xl(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, o) {
	let s = P(_n, e);
	if (s === void 0) {
		let t = [rt, x].filter((t) => E(t, e.raw) !== void 0);
		return a(t.map(Sl)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && Fn(t)) return a([Cl(t)]), "failed";
	let c = pt(r), l = await yl(s, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of c(e)) o(t);
		}
	});
	return "problems" in l ? (a(l.problems), "failed") : (a(l.copy.problems), {
		state: wl(l.copy),
		words: Tl(l.copy)
	});
}
function Sl(e) {
	let t = `${S(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return D("bad-setting", t);
}
function Cl(e) {
	let t = `state: ${C(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return D("bad-setting", t);
}
function wl({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
	let o = {
		project: t,
		languages: n,
		webhooks: i.map(({ webhook_id: e, url: t, branch: n, events: r, event_lang_map: i }) => ({
			webhook_id: e,
			url: t,
			branch: n ?? null,
			events: [...r],
			...i && { event_lang_map: [...i] }
		}))
	}, s = O(e), c = e === s ? { [e]: {
		...o,
		keys: r
	} } : {
		[s]: o,
		[e]: {
			languages: n,
			keys: r
		}
	};
	return {
		...a && { user: a },
		projects: c
	};
}
function Tl({ id: e, name: t, keys: n, languages: r, webhooks: i }) {
	let a = r.map(({ lang_iso: e }) => e).sort(), o = [
		El(n.length, "key"),
		`${El(a.length, "language")} (${a.join(", ")})`,
		El(i.length, "webhook")
	], s = e === O(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${at(t)}: ${C(o.join(", "))}`,
		`use it with --project ${C(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...s
	];
}
function El(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
// src/commands/sandbox.ts
const Dl = {
	name: "sandbox",
	summary: "Run a copy of the service's API on this machine, to try changes without risk.",
	inAction: !1,
	examples: [
		"lokaform sandbox --port 8089 --state sandbox.json",
		"lokaform sandbox --port 8089 --state sandbox.json --fault cut-after@0.1 --fault poison --seed 7",
		"lokaform sandbox --port 8089 --copy-of ID --state rehearsal.json",
		"LOKALISE_API_URL=http://127.0.0.1:8089/api2 LOKALISE_API_TOKEN=any lokaform plan --project ID"
	],
	exitCodes: "0 stopped (Ctrl-C); 1 could not start",
	sections: [
		{
			title: "State:",
			sentences: [
				"An entry \"ID:BRANCH\": {} in the projects of the state file is a branch. It starts as a copy of its project. The answer for a branch without an entry is 404.",
				"\"tokens\": [{ \"token\": \"…\", \"rights\": \"read-only\", \"user\": { \"user_id\": 1, \"email\": \"…\" } }] in the state file lists the tokens that are accepted, with their rights and their users. If it lists no token, every token is accepted.",
				"\"user\": { \"user_id\": 1, \"email\": \"…\" } in the state file is the user of all other tokens. To edit texts as somebody else, send requests with a token that has another user. A token with \"import_started_by\": { \"user_id\": 2, \"email\": \"…\" } plays an import: its writes are recorded as importWriter says.",
				"\"automations\": [{ \"language_iso\": \"de\", \"translation\": \"[de] {base}\" }] in a project fills the text of a language where it is empty, when a key gets a base text."
			]
		},
		{
			title: "Assumptions:",
			rows: Object.entries(Ja).map(([e, { values: t, about: n }]) => [e, `${n} ${typeof t == "number" ? `Default: ${t}` : `Values: ${t.join(", ")}`}.`]),
			sentences: ["Nothing public states these facts about the service. The sandbox takes the first value. \"assumptions\": { \"importWriter\": \"none\" } in the state file chooses another one."]
		},
		{
			title: "Faults:",
			rows: Object.entries({
				429: "Answers 429, too many requests, before the write.",
				423: "Answers 423, locked, before the write.",
				"500-before": "Answers 500 before the write.",
				"500-after": "Answers 500 after the write.",
				"cut-before": "Cuts the connection before the write.",
				"cut-after": "Cuts the connection after the write.",
				"drop-item": "Does not write one key of a batch. The answer is 200, without this key.",
				"forget-item": "Writes all keys of a batch. The answer is 200, but one key is missing in it.",
				poison: "Chooses keys. Each batch with such a key is refused with 400, every time.",
				"refuse-item": "Chooses keys. Each such key is refused every time, but the rest of its batch is written.",
				"short-list": "Leaves some keys out of a page. The total in the header is still true.",
				"html-502": "Answers 502 as HTML before the write.",
				"html-504-after": "Answers 504 as HTML after the write.",
				"html-414": "Answers 414 as HTML if the request has a query.",
				slow: "Does what the request asks for at once, and answers 3 seconds later.",
				"duplicate-names": "Chooses new keys. Each is stored twice with the same name. The answer has only the first.",
				"locked-keys": "Chooses keys that cannot be deleted. The answer counts them in keys_locked.",
				"normalised-text": "Stores … instead of three dots, and removes blanks at the end of a text. RATE is the share of such texts, default 1.",
				quota: "Refuses with 403 to create keys if the project would then have more than N keys (quota@N). Without N, it refuses every create.",
				"missing-row": "Leaves one language out of the translations of keys in an answer. RATE is the share of keys, default 0.2.",
				"missing-translations": "Leaves translations out of keys in an answer that should have them. RATE is the share of keys, default 0.2.",
				"first-language": "Answers with only the first language of each key.",
				"old-answers": "Removes fields that older answers do not have, or sets them to null.",
				retyped: "Writes numbers as strings and booleans as 0 and 1.",
				"odd-webhook": "Answers PUT and DELETE of a webhook with 200 and a body that confirms nothing.",
				"short-webhooks": "Leaves one webhook out of a page. The total in the header is still true.",
				"stale-webhooks": "Leaves a new webhook out of the next two lists.",
				"webhook-added": "Adds a webhook at the start of the list before its second page is read.",
				editor: "A person edits a text, or adds the tag protected, before a request. The default of RATE is 0.1.",
				"huge-ids": "Shows ids above 2^53 for all keys and translations. It has no RATE.",
				"too-big": "Shows half of a page of keys, with the header X-Response-Too-Big."
			}),
			sentences: ["RATE is a number from 0 to 1. It is the share of requests that have the fault, default 0.2. If a fault chooses keys, it is the share of keys, default 0.05."]
		}
	],
	run: Ol
};
async function Ol(e, t) {
	let { setup: { console: n, environment: r, folder: i }, showProblems: a } = t, o = le(e);
	if (a(o), o.length > 0) return 1;
	let s = {
		raw: e,
		environment: r,
		parts: []
	}, [c, l] = [P(Xe, s), P(ie, s)], u = P(Ft, s), d = u === void 0 ? void 0 : Dn(i, u), f = await xl(s, d, t, (e) => n.error(n.paintError("dim", e)));
	if (f === "failed") return 1;
	try {
		let e = await ys({
			port: P(Rt, s),
			state: f?.state,
			stateFile: d,
			limits: !P(Ie, s),
			latency: P(ge, s),
			log: P(me, s),
			faults: fs(c, l)
		});
		n.out(`listening on ${e.url}`);
		for (let e of f?.words ?? []) n.out(e);
		return c.length > 0 && n.out(`faults: ${c.join(", ")} (seed ${l})`), await kl(), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return n.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function kl() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
// src/commands/schema.ts
const Al = {
	name: "schema",
	summary: "Print the JSON Schema of keys.yaml, webhooks.yaml or lokaform.yaml, for editors.",
	inAction: !1,
	examples: [
		"lokaform schema keys",
		"lokaform schema webhooks",
		"lokaform schema lokaform > lokaform.schema.json"
	],
	exitCodes: "0 printed; 1 not",
	run: jl
};
async function jl(e, { setup: t, print: n, showProblems: r }) {
	let i = E(de, e);
	if (i === void 0) {
		let t = le(e), n = `Which schema? It must be ${de.expects}. For example: lokaform schema keys`;
		return r(t.length > 0 ? t : [D("bad-setting", n)]), 1;
	}
	return n((await I(F(t.packageRoot, Vt(i)), "utf8")).trimEnd()), 0;
}
// src/commands/commands.ts
const Ml = {
	init: vc,
	validate: Dt,
	plan: st,
	apply: he,
	drift: kt,
	pull: rn,
	summarize: qt,
	restore: $c,
	"webhook-secret": ln,
	schema: Al,
	sandbox: Dl,
	demo: Ps
};
// src/settings/describe.ts
function Nl(e) {
	let { docs: t, option: n } = e, r = n?.as === "list" ? "May be repeated." : void 0, i = n?.as === "switch" ? void 0 : Il(e, Fl(e));
	return Ll(t.text, r, t.commandLine, i).replaceAll("`", "");
}
function Pl({ docs: e, default: t }) {
	if (e.default !== void 0) return e.default.replace(/\.$/, "");
	if (t !== void 0 && !(Array.isArray(t) && t.length === 0)) return Array.isArray(t) ? t.map((e) => `\`${e}\``).join(", ") : `\`${t}\``;
}
function Fl({ file: e }) {
	return e === void 0 ? void 0 : "the value in lokaform.yaml";
}
function Il(e, t) {
	let n = [t, Pl(e)].filter((e) => e !== void 0);
	return n.length === 0 ? void 0 : `Default: ${n.join(", or ")}.`;
}
function Ll(...e) {
	return e.filter((e) => e !== void 0).join(" ");
}
function Rl(e, t) {
	let n = Hl(t), r = gn(e.name)?.option, i = r && r.as !== "switch" ? ` ${r.metavar}` : "", a = Cn(e.name).map((e) => [zl(e), Nl(e)]);
	return [
		...Q(e.summary, n),
		"",
		...Q(`Usage: lokaform ${e.name}${i} [options]`, n),
		"",
		"Options:",
		...Ul(a, n),
		...(e.sections ?? []).flatMap((e) => Bl(e, n)),
		"",
		"For example:",
		...e.examples.map((e) => `  ${e}`),
		"",
		...Q(`Exit code: ${e.exitCodes}.`, n)
	];
}
function zl(e) {
	let { option: t } = e, n = t?.as === "switch" && t.short ? `-${t.short}, ` : "", r = t && t.as !== "switch" ? ` ${t.metavar}` : "";
	return `${n}--${S(e)}${r}`;
}
function Bl({ title: e, rows: t = [], sentences: n }, r) {
	let i = n.flatMap((e) => Q(e, r - 2));
	return [
		"",
		e,
		...t.length > 0 ? Ul(t, r) : [],
		...i.map((e) => `  ${e}`)
	];
}
function Vl(e, t) {
	let n = Hl(t), r = Object.values(Ml).map(({ name: e, summary: t }) => [e, t]);
	return [
		...Q(`lokaform ${e} – translation keys and webhooks of Lokalise projects as code`, n),
		"",
		"Usage: lokaform COMMAND [options]",
		"",
		"Commands:",
		...Ul(r, n),
		"",
		...Q("lokaform COMMAND --help shows the options of a command; lokaform --version the version.", n),
		...Q("New here? lokaform demo shows the main job in half a minute.", n)
	];
}
function Hl(e = 88) {
	return Math.max(40, Math.min(e, 88));
}
function Ul(e, t) {
	let n = Math.max(...e.map(([e]) => e.length)) + 4;
	return t - n < 24 ? e.flatMap(([e, n]) => [`  ${e}`, ...Q(n, t - 6).map((e) => `      ${e}`)]) : e.flatMap(([e, r]) => {
		let [i = "", ...a] = Q(r, t - n);
		return [`  ${e.padEnd(n - 2)}${i}`, ...a.map((e) => " ".repeat(n) + e)];
	});
}
function Q(e, t) {
	let n = [];
	for (let r of e.split(" ")) {
		let e = n.at(-1);
		e !== void 0 && e.length + 1 + r.length <= t ? n[n.length - 1] = `${e} ${r}` : n.push(r);
	}
	return n;
}
// src/settings/flags.ts
function Wl(e) {
	let { sound: t, problems: n } = Kl(e), { tokens: r } = Wn({
		args: t,
		options: Object.fromEntries(lt.map((e) => [S(e), Gl(e)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), i = r.flatMap((e) => e.kind === "positional" ? [e.value] : []), a = i[0] === "help" || i[0] === "version" ? i[0] : void 0, o = a ? i.slice(1) : i, s = o.find(nt), c = gn(s), l = Yl(o, s), u = c?.option?.as === "list" ? l : l.slice(0, 1), d = {
		...a && { [a]: ["true"] },
		...c && u.length > 0 && { [S(c)]: u }
	}, f = [...n];
	for (let e of r) {
		if (e.kind !== "option") continue;
		let t = Zl(e, s, d);
		t ? f.push(Ql(t)) : d[e.name] = [...d[e.name] ?? [], e.value ?? "true"];
	}
	let p = ql(o, s);
	if (d.help || d.version) return {
		...s && { command: s },
		raw: d,
		problems: p
	};
	let m = n.length > 0 ? [] : Jl(o, s, d);
	return {
		...s && { command: s },
		raw: d,
		problems: [
			...p,
			...m,
			...f
		]
	};
}
function Gl({ option: e }) {
	return e?.as === "switch" ? {
		type: "boolean",
		multiple: !0,
		...e.short && { short: e.short }
	} : {
		type: "string",
		multiple: !0
	};
}
function Kl(e) {
	let t = [], n = lt.flatMap(({ option: e }) => e?.as === "switch" && e.short || []);
	return {
		sound: e.flatMap((e) => {
			let [, r = ""] = /^-([A-Za-z][\w-]+)(?:=|$)/.exec(e) ?? [];
			if (r === "" || [...r].every((e) => n.includes(e))) return e;
			let i = lt.map((e) => `--${S(e)}`), a = St(`--${r}`, i) || ` Options start with two dashes: --${r}.`;
			return t.push(Ql(`There is no option -${r}.${a}`)), mt(r) ? `-${e}` : [];
		}),
		problems: t
	};
}
function ql(e, t) {
	let [n] = e;
	if (n === void 0 || t !== void 0) return [];
	let r = [...it];
	return [Ql(`There is no command "${n}".${St(n, r) || ` The commands are ${r.join(", ")}.`}`)];
}
function Jl(e, t, n) {
	if (t === void 0) return [];
	let r = Yl(e, t), i = gn(t);
	if (i?.option?.as === "list") return [];
	let [a, ...o] = i ? r.slice(1) : r;
	return a === void 0 ? [] : [Ql(`Unexpected argument "${a}"${o.length > 0 ? ` (and ${o.length} more)` : ""}.${i ? ` ${t} takes one ${S(i)}.` : Xl(a, n)} See: lokaform ${t} --help`)];
}
function Yl(e, t) {
	let n = t === void 0 ? -1 : e.indexOf(t);
	return e.filter((e, t) => t !== n);
}
function Xl(e, t) {
	let n = Yt.map(S), r = n.find((e) => t[e]);
	return /\.ya?ml$/i.test(e) && r ? ` Put a glob in quotes, so that the shell does not expand it: --${r} 'l10n/**/*.yaml'. Or repeat the option: --${r} ${e}.` : /\.ya?ml$/i.test(e) ? ` To name a manifest, use ${n.map((t) => `--${t} ${e}`).join(" or ")}.` : /^[0-9a-f]{6,}\.\d+|^https?:/i.test(e) ? ` To name the project, use --project ${e}.` : "";
}
function Zl({ name: e, rawName: t, value: n }, r, i) {
	let a = Cn(r), o = a.find((t) => S(t) === e)?.option;
	if (!o) {
		let e = a.map((e) => `--${S(e)}`), n = r ? `lokaform ${r}` : "lokaform";
		return `${n} has no option ${t}.${(t === "-v" ? " Did you mean --verbose, or -V for the version?" : "") || St(t, e)} See: ${n} --help`;
	}
	if (o.as !== "switch" && (n === void 0 || n === "")) return `${t} needs a value: ${t} ${o.metavar}.`;
	if (o.as === "switch" && n !== void 0) return `${t} is a switch and takes no value.`;
	if (i[e] && o.as !== "list") return `${t} was given twice. Give it once.`;
}
function Ql(e) {
	return D("bad-setting", e);
}
// src/terminal/console.ts
const $l = {
	good: "green",
	bad: "red",
	change: "yellow",
	note: "cyan",
	dim: "dim",
	strong: "bold"
};
function eu({ stdout: e, stderr: t, prompt: n = t }, r) {
	let i = new We();
	return {
		out: (t) => e.write(`${Se(i.clean(t))}\n`),
		error: (e) => t.write(`${Se(i.clean(e))}\n`),
		prompt: (e) => n.write(`${Se(i.clean(e))}\n`),
		paint: r(e) ? tu : nu,
		paintError: r(t) ? tu : nu,
		hide: (e) => i.hide(e)
	};
}
const tu = (e, t) => Kn($l[e], t, { validateStream: !1 }), nu = (e, t) => t;
function ru(e, t, n) {
	return e.isTTY === !0 && !n && !t.NO_COLOR && t.TERM !== "dumb";
}
// src/cli.ts
const { argv: iu, env: au, stdin: ou, stdout: su, stderr: cu } = process, lu = iu.slice(2), { command: uu, raw: du, problems: fu } = Wl(lu);
hn(su, cu);
const pu = Ts({
	stdin: ou,
	stdout: su,
	stderr: cu
}), $ = eu({
	stdout: su,
	stderr: cu,
	prompt: pu?.output
}, (e) => ru(e, au, E(et, du) === !0));
$.hide([ce(au.LOKALISE_API_TOKEN ?? "")]);
const mu = Os({
	folder: process.cwd(),
	environment: au,
	console: $,
	prompt: pu,
	showPlan: !0,
	packageRoot: Tn(new URL("../", import.meta.url)),
	now: Date.now,
	backupDir: "lokaform-backup"
}), hu = D("bad-setting", "There are options, but no command. See: lokaform --help");
async function gu() {
	let e = uu && Ml[uu];
	if (fu.length > 0) return vu(fu);
	if (E(Ce, du)) return _u([i]);
	if (E(se, du) || lu.length === 0) return _u(e ? Rl(e, su.columns) : Vl(i, su.columns));
	if (e === void 0) return vu([hu]);
	let t = o(au);
	return t.state === "unavailable" && $.error(t.message), e.run(du, mu);
}
function _u(e) {
	for (let t of e) $.out(t);
	return 0;
}
function vu(e) {
	return mu.showProblems(e), 1;
}
process.exitCode = await gu().catch((e) => ($.error(nn(e instanceof Error ? e.stack ?? e.message : String(e))), $.error("This is a bug in lokaform. Please report it with the lines above."), 1));
export {};
