#!/usr/bin/env node
import { r as e } from "./chunks/rolldown-runtime.js";
import { C as t, D as n, E as r, M as i, N as a, O as o, P as s, S as c, T as l, _ as u, a as d, c as f, f as p, h as m, j as h, k as g, m as _, o as v, s as y, v as b, w as x, x as ee, y as te } from "./chunks/client.js";
import { $n as ne, $r as re, $t as ie, An as ae, Ar as oe, At as se, Bn as ce, Bt as le, C as ue, Cn as de, Cr as fe, D as pe, Dn as me, Dt as he, En as ge, Er as _e, Et as ve, Fn as ye, Fr as be, Ft as xe, Gn as Se, Gr as Ce, Gt as we, Hn as Te, In as Ee, Ir as S, It as De, Jr as Oe, Jt as C, Kn as ke, Kr as Ae, Kt as je, Ln as Me, Lr as Ne, Lt as Pe, Mr as Fe, Mt as Ie, Nn as Le, Nr as Re, Nt as ze, On as Be, Ot as Ve, Pn as He, Qn as Ue, Qr as We, Qt as Ge, Rn as Ke, Rt as qe, S as Je, Sn as Ye, T as Xe, Tn as Ze, Tr as Qe, Tt as $e, Un as et, Ur as tt, Vn as nt, Vr as rt, Vt as w, Wn as it, Wr as T, Yn as at, Yr as ot, Yt as st, Zr as E, _ as D, _i as O, _n as ct, _r as lt, a as ut, ai as k, an as dt, ar as ft, b as pt, bi as mt, bt as ht, c as gt, ci as _t, cn as vt, cr as yt, d as bt, di as xt, dn as St, ei as Ct, en as wt, f as Tt, fi as Et, fn as Dt, gn as Ot, gr as kt, hi as At, i as jt, ii as Mt, in as Nt, ir as Pt, it as Ft, jn as It, jr as Lt, jt as Rt, kn as zt, kt as Bt, l as Vt, li as A, ln as Ht, lr as Ut, m as Wt, mi as Gt, mn as j, n as Kt, ni as qt, nn as Jt, nr as Yt, o as Xt, oi as M, on as Zt, or as Qt, p as $t, pi as en, pn as tn, qn as nn, qt as rn, r as an, ri as on, rn as sn, s as cn, si as ln, sn as un, sr as dn, t as fn, ti as pn, tn as mn, u as hn, ui as N, un as gn, v as _n, vi as P, vn, wn as yn, wr as bn, wt as xn, x as Sn, xn as Cn, y as wn, yi as Tn, yn as En, zn as Dn, zt as F } from "./chunks/engine.js";
import { fileURLToPath as On } from "node:url";
import { join as I, resolve as kn } from "node:path";
import { cp as An, mkdtemp as jn, open as Mn, readFile as Nn, realpath as Pn, rename as Fn, writeFile as In } from "node:fs/promises";
import { closeSync as Ln, createWriteStream as Rn, existsSync as zn, openSync as Bn, readFileSync as Vn, rmSync as Hn, statSync as Un } from "node:fs";
import { setTimeout as Wn } from "node:timers/promises";
import { createHash as Gn } from "node:crypto";
import { devNull as Kn, tmpdir as qn } from "node:os";
import { createServer as Jn } from "node:http";
import { isDeepStrictEqual as Yn, parseArgs as Xn, promisify as Zn, styleText as Qn } from "node:util";
import { constants as $n, gzip as er } from "node:zlib";
import { finished as tr } from "node:stream/promises";
import { spawnSync as nr } from "node:child_process";
import { createInterface as rr } from "node:readline/promises";
import { WriteStream as ir } from "node:tty";
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
function ar(e, t) {
	let n = `${e} ${t}`;
	return {
		status: e,
		body: { html: `<html>\r\n<head><title>${n}</title></head>\r\n<body>\r\n<center><h1>${n}</h1></center>\r\n</body>\r\n</html>\r\n` }
	};
}
function or() {
	return new L(404, "Not Found");
}
function B(e) {
	return new L(400, `Invalid \`${e}\` parameter`);
}
// src/sandbox/projects/users.ts
const sr = {
	user_id: 20181,
	email: "sandbox@example.com",
	fullname: "Sandbox"
}, cr = {
	user_id: 0,
	email: ""
}, lr = ["read-write", "read-only"];
function ur({ user: e }) {
	return e ? dr(e) : sr;
}
function dr(e) {
	return {
		...e,
		fullname: e.fullname ?? e.email
	};
}
function fr(e, t) {
	let { token: n, tokens: r = [] } = t, i = n === void 0 && r.length === 0, a = r.find((t) => t.token === e);
	if (e === "" || !i && !a && e !== n) return;
	let { rights: o = "read-write", user: s, import_started_by: c } = a ?? {};
	return {
		rights: o,
		user: s ? dr(s) : ur(t),
		...c && { importStartedBy: dr(c) }
	};
}
// src/sandbox/http/limits.ts
const pr = "Too many requests. Cool your jets and try again in a bit";
var mr = class {
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
const hr = Zn(er);
function gr({ method: e, url: t }) {
	return `${e} ${t} HTTP/1.1`.length > 8192;
}
function _r({ headers: e }) {
	let t = e["x-api-token"] ?? e.authorization?.replace(/^Bearer\s+/i, "") ?? "";
	return String(t).trim();
}
async function vr(e, t) {
	let n = [];
	try {
		for await (let t of e) n.push(Buffer.from(t));
	} catch {
		return "gone";
	}
	let r = t(Buffer.concat(n).toString("utf8"));
	try {
		return { body: r === "" ? void 0 : v(r) };
	} catch {
		return { body: r };
	}
}
function yr({ status: e, headers: t, body: n }) {
	let r = "json" in n;
	return {
		status: e,
		headers: {
			"Content-Type": r ? "application/json" : "text/html",
			...t
		},
		text: r ? br(n.json) : n.html
	};
}
function br(e) {
	return JSON.stringify(e).replace(/\//g, "\\/").replace(/[\u0080-\uffff]/g, xr);
}
function xr(e) {
	return `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
async function Sr({ status: e, headers: t, text: n }, r) {
	let i = Buffer.from(n);
	if (!/\bgzip\b/.test(String(r.headers["accept-encoding"]))) return {
		status: e,
		headers: t,
		bytes: i
	};
	let a = await hr(i, { level: $n.Z_BEST_SPEED });
	return {
		status: e,
		headers: {
			...t,
			"Content-Encoding": "gzip"
		},
		bytes: a
	};
}
function Cr(e, { status: t, headers: n, bytes: r }) {
	e.writeHead(t, {
		...n,
		"Content-Length": r.length
	}), e.end(r);
}
// src/sandbox/faults/faults.ts
var wr = class {
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
function Tr(e) {
	return _.filter((t) => e.includes(t));
}
function V(e) {
	return {
		ios: e("ios"),
		android: e("android"),
		web: e("web"),
		other: e("other")
	};
}
function Er(e, t, n, r) {
	if (typeof e == "string") return V(() => e);
	if (!n.perPlatform && n.objectNameWithoutSetting === "refuse") throw new L(400, "key_name parameter should be a string");
	let i = Tr(t), a = i.find((t) => e[t]) ?? i.find((e) => r?.[e]), o = a && (e[a] || r?.[a]);
	if (!o) throw new L(400, "key_name parameter should name an assigned platform");
	if (!n.perPlatform) return V((t) => n.objectNameWithoutSetting === "keep" && e[t] || o);
	let s = (t) => e[t] || r?.[t] || o, [c] = i;
	return V((e) => c && !i.includes(e) ? s(c) : s(e));
}
function Dr(e, t) {
	let n = (e) => t.sameNameOtherFilename === "allow" ? `\0${e}` : "";
	if (t.perPlatform) return e.platforms.map((t) => `${t}\0${e.key_name[t]}${n(e.filenames[t])}`);
	let r = n(_.map((t) => e.filenames[t]).join("\0"));
	return Or(e).map((e) => `${e}${r}`);
}
function Or(e) {
	let { ios: t, android: n, web: r, other: i } = e.key_name;
	return t === n && t === r && t === i ? [t] : [...new Set([
		t,
		n,
		r,
		i
	])];
}
// src/sandbox/keys/attributes.ts
function kr(e) {
	let t = (e) => e.toLowerCase();
	return [...new Set(e)].sort((e, n) => t(e) < t(n) ? -1 : +(t(e) > t(n)));
}
function Ar(e, t) {
	return V((n) => e?.[n] ?? t?.[n] ?? "");
}
function jr(e) {
	try {
		return e === "" ? "" : Mr(v(e));
	} catch {
		return e;
	}
}
function Mr(e) {
	return Array.isArray(e) ? `[${e.map(Mr).join(", ")}]` : typeof e != "object" || !e ? JSON.stringify(e) : `{${Object.entries(e).map(([e, t]) => `${JSON.stringify(e)}: ${Mr(t)}`).join(", ")}}`;
}
// src/sandbox/keys/texts.ts
function Nr(e, t, n) {
	if (!t) return typeof e == "string" ? e : JSON.stringify(e);
	let r = typeof e == "string" ? Rr(e) ?? (e === "" ? {} : { other: e }) : { ...e };
	for (let e of n ?? []) r[e] ??= "";
	return JSON.stringify(r);
}
function Pr(e) {
	let t = Rr(e);
	return t ? t.other || Object.values(t).find((e) => e !== "") || "" : e;
}
function H(e, t) {
	return Lr(e, t).every((e) => e === "");
}
function Fr(e, t) {
	return Lr(e, t).reduce((e, t) => e + Ir(t), 0);
}
function Ir(e) {
	return e === "" ? 0 : e.replace(/<[^>]*>|&#?\w+;/g, " ").match(/\S+/g)?.length ?? 0;
}
function Lr(e, t) {
	return t ? Object.values(Rr(e) ?? { other: e }) : [e];
}
function Rr(e) {
	if (e.startsWith("{")) try {
		let t = v(e);
		return zr(t) ? t : void 0;
	} catch {
		return;
	}
}
function zr(e) {
	return d(e) && Object.values(e).every((e) => typeof e == "string");
}
// src/sandbox/keys/writer.ts
const Br = {
	user_id: 7002,
	email: "automation@example.com"
};
function Vr({ project: e, now: t, access: n, store: r }) {
	return {
		project: e,
		now: t,
		access: n,
		assumptions: r.assumptions
	};
}
function Hr({ access: e, assumptions: t }) {
	return !e.importStartedBy || t.importWriter === "tokenUser" ? e.user : t.importWriter === "starter" ? e.importStartedBy : cr;
}
function Ur({ access: e, assumptions: t }) {
	return t.automationWriter === "tokenUser" ? Hr({
		access: e,
		assumptions: t
	}) : t.automationWriter === "otherUser" ? Br : cr;
}
function Wr(e, t, { user_id: n, email: r }, { now: i }) {
	t.modified_by = n, t.modified_by_email = r, t.modified_at = i.text, t.modified_at_timestamp = i.seconds, e.translations_modified_at = i.text, e.translations_modified_at_timestamp = i.seconds;
}
// src/sandbox/keys/automations.ts
function Gr({ body: e }) {
	return !d(e) || e.use_automations !== !1;
}
function Kr(e, t) {
	let { project: n } = t, r = Pr(qr(e, n.record.base_language_iso) ?? "");
	if (r !== "") for (let { language_iso: i, translation: a } of n.automations) {
		let o = e.translations.find((e) => e.language_iso === i);
		if (!o || !H(o.translation, e.is_plural)) continue;
		let s = n.languages.find((e) => e.lang_iso === i)?.plural_forms ?? null, c = a.replaceAll("{base}", () => r);
		o.translation = Nr(e.is_plural ? { other: c } : c, e.is_plural, s), o.words = Fr(o.translation, e.is_plural), o.is_unverified = !1, o.is_fuzzy = !1, Wr(e, o, Ur(t), t);
	}
}
function qr(e, t) {
	return e.translations.find((e) => e.language_iso === t)?.translation;
}
// src/sandbox/stamp.ts
function Jr(e) {
	let t = new Date(e * 1e3).toISOString();
	return {
		text: `${t.slice(0, 10)} ${t.slice(11, 19)} (Etc/UTC)`,
		seconds: e
	};
}
function Yr(e, t, n) {
	if (t !== void 0) return e === void 0 ? Jr(t) : {
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
function Xr(e, t) {
	let { keyId: n, isPlural: r, language: i, stamp: a, ids: o, user: s } = t, c = e?.translation ?? "", l = e?.translation_id !== void 0 && typeof c == "string" ? c : Nr(c, r, i.plural_forms), u = e?.is_unverified ?? H(l, r), d = e?.is_reviewed ?? !1, f = Yr(e?.modified_at, e?.modified_at_timestamp, a);
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
		words: e?.words ?? Fr(l, r),
		custom_translation_statuses: e?.custom_translation_statuses ?? [],
		task_id: e?.task_id ?? null
	};
}
// src/sandbox/keys/complete.ts
function Zr(e, t, n, r, i) {
	let a = e.key_id ?? n.key(), o = e.is_plural ?? !1, s = Yr(e.created_at, e.created_at_timestamp, r), c = Yr(e.modified_at, e.modified_at_timestamp, s), l = new Map(e.translations?.map((e) => [e.language_iso, e])), u = t.rowLanguages.map((e) => Xr(l.get(e.lang_iso), {
		keyId: a,
		isPlural: o,
		language: e,
		stamp: s,
		ids: n,
		user: i
	})), d = u.reduce((e, t) => t.modified_at_timestamp > e.seconds ? Qr(t) : e, s), f = Yr(e.translations_modified_at, e.translations_modified_at_timestamp, d);
	return {
		key_id: a,
		created_at: s.text,
		created_at_timestamp: s.seconds,
		key_name: e.key_name,
		filenames: Ar(e.filenames),
		description: e.description ?? "",
		platforms: Tr(e.platforms ?? ["web"]),
		tags: kr(e.tags ?? []),
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
		custom_attributes: jr(e.custom_attributes ?? ""),
		modified_at: c.text,
		modified_at_timestamp: c.seconds,
		translations_modified_at: f.text,
		translations_modified_at_timestamp: f.seconds
	};
}
function Qr(e) {
	return {
		text: e.modified_at,
		seconds: e.modified_at_timestamp
	};
}
// src/sandbox/keys/find.ts
function $r({ id: e, project: t }) {
	let n = ei(e);
	if (n === void 0) throw B("key_id");
	let r = t.keys.get(n);
	if (!r) throw or();
	return r;
}
function ei(e) {
	return typeof e == "string" && /^\d+$/.test(e) ? Number(e) : typeof e == "number" && Number.isInteger(e) ? e : void 0;
}
// src/sandbox/keys/input.ts
const ti = n(g(), g()), ni = h([g().min(1), ti.refine((e) => Object.values(e).some(Boolean))]), ri = u(m(_)).min(1), ii = l({
	key_name: ni.exactOptional(),
	platforms: ri.exactOptional(),
	description: g().exactOptional(),
	filenames: ti.exactOptional(),
	tags: u(g()).exactOptional(),
	merge_tags: b().exactOptional(),
	is_plural: b().exactOptional(),
	plural_name: g().exactOptional(),
	is_hidden: b().exactOptional(),
	is_archived: b().exactOptional(),
	context: g().exactOptional(),
	char_limit: ee().min(0).exactOptional(),
	custom_attributes: g().exactOptional()
}), ai = l({ comments: u(l({ comment: g() })).nullish() }), oi = l({
	key_name: ni,
	platforms: ri
}), si = l({
	translation: h([g(), ti]),
	language_iso: g(),
	is_reviewed: b().exactOptional(),
	is_unverified: b().exactOptional()
});
function ci(e) {
	return di(e.body).map((t) => {
		fi(t, "key_name"), fi(t, "platforms");
		let { comments: n } = gi(ai, t);
		return {
			...pi(t, e),
			...gi(oi, t),
			comments: n ?? []
		};
	});
}
function li(e) {
	return di(e.body).map((t) => {
		fi(t, "key_id");
		let n = ei(t.key_id);
		if (n === void 0) throw B("key_id");
		return {
			...pi(t, e),
			key_id: n
		};
	});
}
function ui(e) {
	if (!d(e.body)) throw new L(400, "Bad Request");
	let { translations: t, ...n } = e.body;
	return pi(n, e);
}
function di(e) {
	let t = d(e) ? e.keys : void 0;
	if (!Array.isArray(t) || t.length === 0 || !t.every(d)) throw B("keys");
	return t;
}
function fi(e, t) {
	if (!(t in e)) throw new L(400, `Key has no \`${t}\` parameter`);
}
function pi(e, t) {
	let n = gi(ii, e), { malformedCustomAttributes: r } = t.store.assumptions;
	if (r === "refuse" && !vi(n.custom_attributes ?? "")) throw B("custom_attributes");
	return "translations" in e ? {
		...n,
		translations: mi(e.translations, t)
	} : n;
}
function mi(e, { project: t, store: n, faults: r }) {
	if (!Array.isArray(e) || !e.every(d)) throw B("translations");
	let i = e.map(hi), a = (e) => t.languages.some((t) => t.lang_iso === e.language_iso);
	if (n.assumptions.unknownLanguage === "refuse" && !i.every(a)) throw B("language_iso");
	return i.filter(a).map((e) => ({
		...e,
		translation: _i(e.translation, r)
	}));
}
function hi(e) {
	if (e.translation === void 0 || e.translation === null) throw new L(400, "Translation has no `translation` parameter");
	return gi(si, e);
}
function gi(e, t) {
	let { success: n, data: r, error: i } = e.safeParse(t);
	if (n) return r;
	let a = String(i.issues[0]?.path[0]);
	throw a === "key_name" ? new L(400, "key_name parameter should be a string") : B(a);
}
function _i(e, t) {
	return typeof e == "string" ? t.storeText(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t.storeText(n)]));
}
function vi(e) {
	if (e === "") return !0;
	try {
		return v(e), !0;
	} catch {
		return !1;
	}
}
// src/sandbox/keys/create.ts
const yi = "This key name is already taken";
function bi(e) {
	let t = ci(e).map((t) => ({
		...t,
		key_name: xi(t, e)
	})), n = [], r = [];
	return t.forEach((t, i) => {
		let a = e.faults.omitKey(i);
		if (a === "unwritten") return;
		let o = e.faults.refuseKey(i) ?? Si(t, e);
		if (o) {
			r.push(o);
			return;
		}
		let s = Ci(t, e);
		a === void 0 && n.push(s), e.faults.storeTwice(i) && Ci(t, e);
	}), R({
		...e.envelope,
		keys: n,
		errors: r
	});
}
function xi({ key_name: e, platforms: t }, { project: n }) {
	return Er(e, t, n.names);
}
function Si({ key_name: e, platforms: t, filenames: n }, { project: r }) {
	let i = {
		key_name: e,
		platforms: t,
		filenames: Ar(n)
	};
	return r.keys.conflictingKey(i, r.names) && {
		message: "This key name is already taken",
		code: 400,
		key_name: e
	};
}
function Ci({ comments: e, screenshots: t, ...n }, r) {
	let { project: i, store: a, now: o } = r, s = Vr(r), c = Zr(n, i, a.ids, o, Hr(s));
	return Gr(r) && Kr(c, s), c.comments = e?.map(({ comment: e }) => wi(e, c.key_id, r)) ?? [], i.keys.add(c), c;
}
function wi(e, t, { store: n, now: r, access: i }) {
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
function Ti(e, t, n = 100) {
	return Di(e, "limit", n, t);
}
function Ei(e, t, n, r = 100) {
	let i = Ti(t, n, r), a = Di(t, "page", 1, 2 ** 53 - 1);
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
function Di(e, t, n, r) {
	let i = e.get(t);
	if (i === null || i === "") return n;
	let a = Number(i);
	if (!/^\d+$/.test(i) || a < 1 || a > r) throw B(t);
	return a;
}
// src/sandbox/keys/table.ts
var Oi = class {
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
		let r = n ? Dr(n, t) : [], i = Dr(e, t).filter((e) => !r.includes(e));
		if (i.length !== 0) return Or(e).flatMap((e) => this.named(e)).find((e) => Dr(e, t).some((e) => i.includes(e)));
	}
	add(e) {
		this.#e.splice(ki(this.#e, e.key_id), 0, e), this.#t.set(e.key_id, e), this.#r(e);
	}
	rename(e, t) {
		this.#i(e), t(), this.#r(e);
	}
	remove(e) {
		for (let t of e) this.#t.delete(t.key_id), this.#i(t);
		let [t] = e;
		t && e.size === 1 ? this.#e.splice(ki(this.#e, t.key_id) - 1, 1) : this.#e = this.#e.filter((t) => !e.has(t));
	}
	#r(e) {
		for (let t of Or(e)) {
			let n = this.#n.get(t);
			n ? n.push(e) : this.#n.set(t, [e]);
		}
	}
	#i(e) {
		for (let t of Or(e)) {
			let n = this.named(t).filter((t) => t !== e);
			n.length > 0 ? this.#n.set(t, n) : this.#n.delete(t);
		}
	}
};
function ki(e, t) {
	let n = 0, r = e.length;
	for (; n < r;) {
		let i = n + r >>> 1;
		(e[i]?.key_id ?? 0) <= t ? n = i + 1 : r = i;
	}
	return n;
}
// src/sandbox/keys/cursor.ts
function Ai(e, t, n, r) {
	let i = Ti(t, n), a = t.get("cursor") ?? "", o = a === "" ? 0 : ki(e, Ni(a)), s = e.slice(o, o + i), c = s.at(-1), l = c ? Mi(c.key_id) : a, u = o + i < e.length ? l : ji(r, l, c !== void 0);
	return {
		rows: s,
		headers: {
			"X-Pagination-Limit": String(i),
			...u !== void 0 && { "X-Pagination-Next-Cursor": u }
		}
	};
}
function ji(e, t, n) {
	if (e !== "absent") return e === "empty" ? "" : n || e === "stuck" ? t : void 0;
}
function Mi(e) {
	return Buffer.from(JSON.stringify({ 1: e })).toString("base64");
}
function Ni(e) {
	let t = /^\{"1":(\d+)\}$/.exec(Buffer.from(e, "base64").toString("utf8"));
	if (!t) throw B("cursor");
	return Number(t[1]);
}
// src/sandbox/keys/filters.ts
function Pi(e) {
	let t = [
		Li(e, "filter_tags", (e) => e.tags),
		Li(e, "filter_filenames", (e) => Object.values(e.filenames)),
		Li(e, "filter_keys", (e) => Object.values(e.key_name)),
		Li(e, "filter_key_ids", (e) => [String(e.key_id)]),
		Li(e, "filter_platforms", (e) => e.platforms),
		e.get("filter_untranslated") === "1" ? Ri : void 0,
		zi(e.get("filter_archived")),
		e.get("filter_qa_issues") ? () => !1 : void 0
	].filter((e) => e !== void 0);
	return t.length === 0 ? void 0 : (e) => t.every((t) => t(e));
}
function Fi(e, t) {
	let n = Ii(t, "filter_key_ids"), r = Ii(t, "filter_keys");
	if (!n && !r) return e.all();
	let i = n ? n.map((t) => e.get(Number(t))).filter((e) => e !== void 0) : (r ?? []).flatMap((t) => e.named(t));
	return [...new Set(i)].sort((e, t) => e.key_id - t.key_id);
}
function Ii(e, t) {
	let n = e.get(t);
	return n ? n.split(",").map((e) => e.trim()) : void 0;
}
function Li(e, t, n) {
	let r = Ii(e, t);
	if (!r) return;
	let i = new Set(r);
	return (e) => n(e).some((e) => i.has(e));
}
function Ri(e) {
	return e.translations.some((t) => H(t.translation, e.is_plural));
}
function zi(e) {
	if (e !== null && e !== "" && e !== "include") {
		if (e !== "exclude" && e !== "only") throw B("filter_archived");
		return (t) => t.is_archived === (e === "only");
	}
}
// src/sandbox/keys/references.ts
const Bi = /\[%key:([^%\]]+)%\]/g;
function Vi(e, t) {
	return e.translation.includes("[%key:") ? {
		...e,
		translation: Hi(e.translation, e.language_iso, t, 5)
	} : e;
}
function Hi(e, t, n, r) {
	return r === 0 ? e : e.replace(Bi, (e, i) => {
		let a = n.named(i)[0]?.translations.find((e) => e.language_iso === t);
		return a ? Hi(a.translation, t, n, r - 1) : e;
	});
}
function Ui({ project: e, store: t, query: n, envelope: r, faults: i }) {
	let a = Pi(n), o = n.get("pagination") || "offset";
	if (o !== "offset" && o !== "cursor") throw B("pagination");
	let s = a ? Fi(e.keys, n).filter(a) : e.keys.all(), { rows: c, headers: l } = o === "cursor" ? Ai(s, n, 500, t.assumptions.lastPageCursor) : Ei(s, n, 500), u = Gi(n, e), d = i.showKeys({
		rows: c.map(u),
		headers: l
	});
	return R({
		...r,
		keys: d.rows
	}, d.headers);
}
function Wi(e) {
	let t = $r(e), n = Ki(t.translations, e.query, e.project);
	return R({
		...e.envelope,
		key: {
			...t,
			translations: n
		}
	});
}
function Gi(e, t) {
	let n = (t) => e.get(`include_${t}`) === "1", r = {
		translations: n("translations"),
		comments: n("comments"),
		screenshots: n("screenshots")
	}, i = Ii(e, "filter_translation_lang_ids")?.map(Number), a = i && t.languages.filter(({ lang_id: e }) => i.includes(e)).map(({ lang_iso: e }) => e);
	return ({ translations: n, comments: i, screenshots: o, ...s }) => ({
		...s,
		...r.comments && { comments: i },
		...r.screenshots && { screenshots: o },
		...r.translations && { translations: Ki(a ? n.filter((e) => a.includes(e.language_iso)) : n, e, t) }
	});
}
function Ki(e, t, n) {
	return t.get("disable_references") === "1" ? e : e.map((e) => Vi(e, n.keys));
}
// src/sandbox/keys/remove.ts
function qi(e) {
	let { removed: t, locked: n } = Yi(new Set([$r(e)]), e);
	return R({
		...e.envelope,
		key_removed: t > 0,
		keys_locked: n
	});
}
function Ji(e) {
	let { body: t, project: n, store: r, envelope: i } = e, a = d(t) ? t.keys : void 0;
	if (!Array.isArray(a) || a.length === 0) throw B("keys");
	let o = a.map(ei);
	if (o.includes(void 0)) throw B("keys");
	let s = o.map((e) => n.keys.get(e ?? 0)).filter((e) => e !== void 0);
	if (s.length < o.length && r.assumptions.unknownIdsOnDelete === "404") throw or();
	let { removed: c, locked: l } = Yi(new Set(s), e);
	return R({
		...i,
		keys_removed: c > 0 || l === 0,
		keys_locked: l
	});
}
function Yi(e, { project: t, faults: n }) {
	let r = new Set([...e].filter((e) => !n.lockKey(e.key_id)));
	return t.keys.remove(r), {
		removed: r.size,
		locked: e.size - r.size
	};
}
// src/sandbox/keys/change.ts
function Xi(e, t, { project: n, store: r }) {
	let { key_name: i, platforms: a, filenames: o, tags: s, merge_tags: c, custom_attributes: l, ...u } = t, d = a ? Tr(a) : e.platforms, f = i === void 0 && (a === void 0 || !n.names.perPlatform), p = r.assumptions.unsentFilenames === "keep" ? e.filenames : void 0;
	return {
		...u,
		key_name: f ? e.key_name : Er(i ?? e.key_name, d, n.names, e.key_name),
		platforms: d,
		filenames: o ? Ar(o, p) : e.filenames,
		...s && { tags: kr(c ? [...e.tags, ...s] : s) },
		...l !== void 0 && { custom_attributes: jr(l) }
	};
}
function Zi(e, t, n) {
	let { project: r, now: i } = n;
	if (!Object.entries(t).some(([t, n]) => !Yn(Reflect.get(e, t), n))) return;
	let a = e.is_plural, o = () => Object.assign(e, t, {
		modified_at: i.text,
		modified_at_timestamp: i.seconds
	});
	Yn(e.key_name, t.key_name) ? o() : r.keys.rename(e, o), e.is_plural !== a && Qi(e, Vr(n));
}
function Qi(e, t) {
	let { project: n, assumptions: r } = t;
	for (let i of e.translations) {
		let a = n.languages.find((e) => e.lang_iso === i.language_iso)?.plural_forms ?? null, o = H(i.translation, !e.is_plural), s = r.pluralChange === "convert" ? i.translation : "";
		i.translation = e.is_plural ? Nr(s, !0, a) : Pr(s), i.words = Fr(i.translation, e.is_plural), o || Wr(e, i, Hr(t), t);
	}
}
// src/sandbox/keys/translate.ts
function $i(e, t, n) {
	let { record: r } = n.project;
	if (!t.filter((t) => ea(e, t, n)).some((e) => e.language_iso === r.base_language_iso)) return !1;
	if (e.base_words = e.translations.find((e) => e.language_iso === r.base_language_iso)?.words ?? 0, r.settings.auto_toggle_unverified) {
		let r = t.map((e) => e.language_iso);
		for (let t of e.translations) r.includes(t.language_iso) || ta(e, t, n);
	}
	return !0;
}
function ea(e, t, n) {
	let { project: r, access: i, assumptions: a } = n, o = e.translations.find((e) => e.language_iso === t.language_iso);
	if (!o) return !1;
	let s = r.languages.find((e) => e.lang_iso === t.language_iso), c = Nr(t.translation, e.is_plural, s?.plural_forms ?? null), l = c === o.translation, u = t.is_reviewed ?? (l && o.is_reviewed), d = t.is_unverified ?? (l ? o.is_unverified : H(c, e.is_plural));
	return l && u === o.is_reviewed && d === o.is_unverified ? !1 : (o.translation = c, o.words = Fr(c, e.is_plural), o.is_reviewed = u, o.reviewed_by = u ? i.user.user_id : 0, o.is_unverified = d, o.is_fuzzy = d, l && a.reviewWriter !== "move" || Wr(e, o, Hr(n), n), !l);
}
function ta(e, t, n) {
	!t.is_unverified && n.assumptions.unverifiedWriter === "move" && Wr(e, t, Hr(n), n), t.is_unverified = !0, t.is_fuzzy = !0;
}
// src/sandbox/keys/update.ts
function na(e) {
	let t = $r(e), n = Xi(t, ui(e), e), r = e.faults.refuseKey(0);
	if (r) throw new L(r.code, r.message);
	if (e.project.keys.conflictingKey(n, e.project.names, t)) throw new L(400, yi);
	return Zi(t, n, e), R({
		...e.envelope,
		key: t
	});
}
function ra(e) {
	let t = li(e);
	for (let { key_id: n, ...r } of t) {
		let t = e.project.keys.get(n);
		t && Xi(t, r, e);
	}
	let n = new Set(), r = [];
	return t.forEach((t, i) => {
		let a = e.faults.omitKey(i);
		if (a === "unwritten") return;
		let o = e.faults.refuseKey(i) ?? ia(t, e);
		"message" in o ? r.push(o) : a === void 0 && n.add(o);
	}), R({
		...e.envelope,
		keys: [...n].sort((e, t) => e.key_id - t.key_id),
		errors: r
	});
}
function ia(e, t) {
	let { key_id: n, translations: r, ...i } = e, a = t.project.keys.get(n);
	if (!a) return {
		message: "Key not found in the project",
		code: 404,
		key_id: n
	};
	let o = Xi(a, i, t);
	if (t.project.keys.conflictingKey(o, t.project.names, a)) return {
		message: yi,
		code: 400,
		key_id: n
	};
	Zi(a, o, t);
	let s = Vr(t);
	return $i(a, r ?? [], s) && Gr(t) && Kr(a, s), a;
}
// src/sandbox/projects/operations.ts
function aa({ project: e }) {
	return R({
		...e.record,
		statistics: ca(e)
	});
}
function oa({ project: e, query: t, store: n, envelope: r }) {
	let { rows: i, headers: a } = Ei(e.languages, t, n.assumptions.largestOtherPage, n.assumptions.usualOtherPage);
	return R({
		...r,
		languages: i
	}, a);
}
const sa = new WeakMap();
function ca(e) {
	let t = sa.get(e);
	if (t?.revision === e.revision) return t.statistics;
	let n = la(e);
	return sa.set(e, {
		revision: e.revision,
		statistics: n
	}), n;
}
function la({ keys: e, rowLanguages: t }) {
	let n = new Map(t.map(({ lang_iso: e }) => [e, {
		rows: 0,
		words: 0
	}])), r = 0, i = 0;
	for (let t of e.all()) {
		r += t.base_words;
		for (let e of t.translations) {
			e.is_unverified && i++;
			let r = n.get(e.language_iso);
			r && H(e.translation, t.is_plural) && (r.rows++, r.words += t.base_words);
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
			...ua,
			unverified: i
		},
		languages: a
	};
}
const ua = {
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
}, da = Jr(15e8), fa = [
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
function pa({ id: e, access: t, mainProject: n, envelope: r }) {
	if (e !== "me") throw or();
	return R({
		project_id: r.project_id,
		contributor: {
			...t.user,
			created_at: da.text,
			created_at_timestamp: da.seconds,
			is_admin: !0,
			is_reviewer: !0,
			languages: n.languages.map(({ lang_id: e, lang_iso: t, lang_name: n }) => ({
				lang_id: e,
				lang_iso: t,
				lang_name: n,
				is_writable: !0
			})),
			admin_rights: fa,
			role_id: 1
		}
	});
}
// src/sandbox/webhooks/events.ts
function ma(e) {
	return [...new Set(e)].sort();
}
function ha(e, t, n) {
	let r = n.languages.map((e) => e.lang_iso);
	return ma(e).filter((e) => Ae.includes(e)).map((e) => {
		let n = t.find((t) => t.event === e)?.lang_iso_codes ?? r;
		return {
			event: e,
			lang_iso_codes: r.filter((e) => n.includes(e))
		};
	});
}
// src/sandbox/webhooks/input.ts
const ga = l({
	url: g().refine((e) => /^https?:/i.test(e) && URL.canParse(e)).exactOptional(),
	events: u(g()).min(1).exactOptional(),
	branch: g().nullable().exactOptional(),
	event_lang_map: u(l({
		event: g(),
		lang_iso_codes: u(g())
	})).exactOptional()
}), _a = g().refine((e) => Ce.includes(e)), va = ga.extend({ events: u(_a).min(1).exactOptional() });
function ya(e, t = []) {
	let { body: n, store: r, mainProject: i } = e;
	if (!d(n)) throw new L(400, "Bad Request");
	let { success: a, data: o, error: s } = (r.assumptions.unknownEvent === "refuse" ? va : ga).safeParse(n);
	if (!a) throw B(String(s.issues[0]?.path[0]));
	let c = i.languages.map((e) => e.lang_iso);
	if (o.event_lang_map && !o.event_lang_map.every(({ event: e, lang_iso_codes: n }) => (o.events ?? t).includes(e) && Ae.includes(e) && n.every((e) => c.includes(e)))) throw B("event_lang_map");
	return {
		...o,
		...o.branch === "" && { branch: null }
	};
}
// src/sandbox/webhooks/webhooks.ts
function ba({ mainProject: e, query: t, store: n, faults: r }) {
	let { rows: i, headers: a } = r.showWebhooks(Ei([...e.webhooks.values()], t, n.assumptions.largestOtherPage, n.assumptions.usualOtherPage));
	return R({
		project_id: e.id,
		webhooks: i
	}, a);
}
function xa(e) {
	return Da(e, Ea(e));
}
function Sa(e) {
	let { store: t, mainProject: n } = e, { url: r, events: i, branch: a, event_lang_map: o } = ya(e);
	if (r === void 0) throw new L(400, "Webhook has no `url` parameter");
	if (i === void 0) throw new L(400, "Webhook has no `events` parameter");
	let s = {
		webhook_id: t.ids.digest("webhook", t.webhookDigests("webhook_id")),
		url: r,
		branch: a ?? null,
		secret: t.ids.digest("secret", t.webhookDigests("secret")),
		events: ma(i),
		event_lang_map: ha(i, o ?? [], n)
	};
	return n.webhooks.set(s.webhook_id, s), Da(e, s);
}
function Ca(e) {
	let t = Ea(e), { event_lang_map: n, ...r } = ya(e, t.events);
	return Object.assign(t, r), t.events = ma(t.events), t.event_lang_map = ha(t.events, n ?? t.event_lang_map, e.mainProject), Da(e, t);
}
function wa(e) {
	return e.mainProject.webhooks.delete(Ea(e).webhook_id), R({
		project_id: e.mainProject.id,
		webhook_deleted: !0
	});
}
function Ta(e) {
	let t = Ea(e);
	return t.secret = e.store.ids.digest("secret", e.store.webhookDigests("secret")), R({
		project_id: e.mainProject.id,
		secret: t.secret
	});
}
function Ea({ mainProject: e, id: t }) {
	let n = e.webhooks.get(t);
	if (!n) throw or();
	return n;
}
function Da({ mainProject: e }, t) {
	return R({
		project_id: e.id,
		webhook: t
	});
}
// src/sandbox/operations.ts
const Oa = {
	project: aa,
	languages: oa,
	contributor: pa,
	keys: Ui,
	createKeys: bi,
	updateKeys: ra,
	destroyKeys: Ji,
	key: Wi,
	updateKey: na,
	destroyKey: qi,
	webhooks: ba,
	createWebhook: Sa,
	webhook: xa,
	updateWebhook: Ca,
	destroyWebhook: wa,
	regenerateWebhookSecret: Ta
};
// src/sandbox/ids.ts
var ka = class {
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
			let n = U(`${e} ${++this.#r}`);
			if (!t.has(n)) return n;
		}
	}
};
function U(e) {
	return Gn("sha1").update(e).digest("hex");
}
function Aa(e) {
	let t = U(e);
	return [
		t.slice(0, 8),
		t.slice(8, 12),
		`5${t.slice(13, 16)}`,
		`8${t.slice(17, 20)}`,
		t.slice(20, 32)
	].join("-");
}
// src/sandbox/projects/languages.ts
const ja = {
	ak: 910,
	ar_001: 731,
	en: 640,
	ru: 597,
	sq: 803
}, Ma = [
	"Adlm",
	"Arab",
	"Hebr",
	"Nkoo",
	"Rohg",
	"Syrc",
	"Thaa"
], Na = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
function Pa(e, t) {
	let n = La(e.lang_iso);
	return {
		lang_id: e.lang_id ?? ja[e.lang_iso] ?? Ba(e.lang_iso),
		lang_iso: e.lang_iso,
		lang_name: e.lang_name ?? (n ? Ra(n) : e.lang_iso),
		is_rtl: e.is_rtl ?? Ma.includes(n?.maximize().script),
		plural_forms: e.plural_forms === void 0 ? za(n) : e.plural_forms,
		project_language_uuid: e.project_language_uuid ?? Aa(`${t} ${e.lang_iso}`)
	};
}
function Fa(e, t) {
	return e.lang_name < t.lang_name ? -1 : +(e.lang_name > t.lang_name);
}
function Ia(e, t) {
	let n = (e) => e.lang_iso === t ? "" : e.lang_iso;
	return [...e].sort((e, t) => n(e) < n(t) ? -1 : 1);
}
function La(e) {
	try {
		return new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
function Ra(e) {
	return new Intl.DisplayNames(["en"], {
		type: "language",
		languageDisplay: "standard"
	}).of(e.baseName) ?? e.baseName;
}
function za(e) {
	let t = new Intl.PluralRules(e?.baseName ?? "en").resolvedOptions().pluralCategories;
	return Na.filter((e) => t.includes(e));
}
function Ba(e) {
	return 1e4 + Number.parseInt(U(e).slice(0, 8), 16) % 9e6;
}
// src/sandbox/projects/project.ts
const Va = {
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
function Ha(e, t, n, r, { assumptions: i, access: a }) {
	let o = n.map((e) => e.lang_iso), s = t.base_language_iso ?? (o.includes("en") ? "en" : o[0] ?? "en"), c = (o.includes(s) ? n : [{ lang_iso: s }, ...n]).map((t) => Pa(t, e)).sort(Fa), l = Ia(c, s), u = Ua(e, t, l[0], r, ur(a));
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
		keys: new Oi(),
		webhooks: new Map(),
		automations: [],
		revision: 0
	};
}
function Ua(e, t, n, r, i) {
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
		team_uuid: Aa("team"),
		base_language_id: n?.lang_id ?? 0,
		base_language_iso: n?.lang_iso ?? "",
		...s,
		project_id: c,
		settings: {
			...Va,
			...o
		}
	};
}
// src/sandbox/http/respond.ts
function Wa(e, t, n) {
	let { store: r } = e, { route: i } = t, a, o = (e) => ({
		answer: e,
		delay: a?.delay() ?? 0
	});
	try {
		let s = Ja(r, t.projectId);
		if (i === "wrong method") throw new L(405, "Method Not Allowed");
		if (i.writes && n.access.rights === "read-only") throw new L(r.assumptions.readOnlyWrite, "Forbidden");
		a = new wr(e.faults, {
			operation: i.name,
			method: n.method,
			path: n.path,
			body: n.body,
			keys: Ka(n.body, i.name, t.id),
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
		let u = Ga(e, i, {
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
function Ga({ changed: e }, t, n) {
	let r = Oa[t.name](n);
	return t.writes && (n.project.revision++, e()), r;
}
function Ka(e, t, n) {
	return d(e) ? t === "updateKey" ? [{
		...e,
		key_id: n
	}] : t !== "createKeys" && t !== "updateKeys" ? [] : Array.isArray(e.keys) ? e.keys.filter(d) : [] : [];
}
const qa = /^([0-9a-f]+\.[0-9]+)(?::([^;]+))?$/i;
function Ja(e, t) {
	let [, n, r = "master"] = qa.exec(t) ?? [];
	if (n === void 0) throw B("project_id");
	let i = e.project(n), a = r === "master" ? i : e.project(t);
	if (!a || !i) throw or();
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
const Ya = [
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
function Xa(e, t) {
	let [, n = "", r = ""] = /^\/api2\/projects\/([^/]+)(\/.*)?$/.exec(t) ?? [], [, i = "", a = "", o = ""] = /^(?:(\/[^/]+)(?:\/([^/]+)(\/.*)?)?)?$/.exec(r) ?? ["", r], s = `${i}${a && "/:id"}${o}`, c = Ya.filter((e) => e.path === s), [l, u] = [Za(n), Za(a)];
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
function Za(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return;
	}
}
// src/sandbox/http/accept.ts
async function Qa(e, t, n) {
	let { clock: r, latency: i, pause: a, closing: o, log: s } = e, c = r(), { method: l = "", url: u = "" } = t, d = e.faults.flatMap(({ wire: e }) => e ?? []), f = (e) => d.reduce((e, t) => t.received(e), e), p = f(u), m = $a(e, t, p), h = await vr(t, f), g = h === "gone" ? void 0 : h.body, { answer: _, delay: v } = h === "gone" ? {
		answer: "cut",
		delay: 0
	} : eo(e, m, {
		method: l,
		path: p,
		query: to(p).query,
		body: g
	}), y = _ === "cut" ? void 0 : yr(_), b = i + v;
	b > 0 && await a(b, o);
	let x = d.reduce((e, t) => t.sent(e), y?.text ?? ""), ee = y && await Sr({
		...y,
		text: x
	}, t);
	"leave" in m && m.leave();
	let te = new Date(c).toISOString();
	s.add({
		time: te,
		method: l,
		path: p,
		...g !== void 0 && { body: g },
		status: y?.status ?? 0,
		ms: r() - c
	}), ee ? Cr(n, ee) : t.socket.destroy();
}
function $a({ store: e, limits: t }, n, r) {
	if (gr(n)) return { refused: ar(414, "Request-URI Too Large") };
	let i = _r(n), a = fr(i, e.access);
	if (!a) return { refused: z(400, "Invalid `X-Api-Token` header") };
	let o = Xa(n.method ?? "", to(r).pathname);
	if (!o) return { refused: z(404, "Not Found") };
	let [s = ""] = o.projectId.split(":"), c = t ? t.enter(i, s) : () => {};
	return c ? {
		target: o,
		access: a,
		leave: c
	} : { refused: z(429, pr) };
}
function eo(e, t, n) {
	if ("refused" in t) return {
		answer: t.refused,
		delay: 0
	};
	try {
		return Wa(e, t.target, {
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
function to(e = "") {
	let [t = "", ...n] = e.split("?");
	return {
		pathname: t,
		query: new URLSearchParams(n.join("?"))
	};
}
// src/sandbox/http/requestLog.ts
var no = class {
	entries = [];
	#e;
	#t;
	#n;
	constructor(e, t = () => {}) {
		this.#e = t, this.#t = e === void 0 ? void 0 : Rn(e, { flags: "a" }), this.#t?.on("error", (t) => {
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
		if (this.#t && !this.#n && (this.#t.end(), await tr(this.#t).catch(() => {})), this.#n) throw this.#n;
	}
};
// src/sandbox/assumptions.ts
const ro = {
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
}, io = Object.entries(ro), ao = Object.fromEntries(io.map(([e, { values: t }]) => [e, typeof t == "number" ? t : t[0]])), oo = o(Object.fromEntries(io.map(([e, { values: n }]) => [e, (typeof n == "number" ? ee().min(1) : t([...n])).exactOptional()]))).transform((e) => e), W = g().exactOptional(), so = u(g()).exactOptional(), G = x().exactOptional(), K = b().exactOptional(), co = u(i()).exactOptional(), lo = r(m(_), g()), uo = o({
	lang_iso: g(),
	lang_id: G,
	lang_name: W,
	is_rtl: K,
	plural_forms: u(g()).nullable().exactOptional(),
	project_language_uuid: W
}), fo = o({
	language_iso: g(),
	translation: h([g(), n(g(), g())]),
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
	custom_translation_statuses: co,
	task_id: x().nullable().exactOptional()
}), po = o({
	key_name: h([g().min(1), lo.refine((e) => Object.values(e).some(Boolean))]),
	key_id: G,
	created_at: W,
	created_at_timestamp: G,
	filenames: lo.exactOptional(),
	description: W,
	platforms: u(m(_)).min(1).exactOptional(),
	tags: so,
	comments: co,
	screenshots: co,
	translations: u(fo).exactOptional(),
	is_plural: K,
	plural_name: W,
	is_hidden: K,
	is_archived: K,
	context: W,
	base_words: G,
	char_limit: G,
	custom_attributes: W,
	modified_at: W,
	modified_at_timestamp: G,
	translations_modified_at: W,
	translations_modified_at_timestamp: G
}), mo = o({
	url: g(),
	events: u(g()),
	webhook_id: W,
	branch: g().nullable().exactOptional(),
	secret: W,
	event_lang_map: u(l({
		event: g(),
		lang_iso_codes: u(g())
	})).exactOptional()
}), ho = o({
	project: te(d).exactOptional(),
	languages: u(uo).exactOptional(),
	keys: u(po).exactOptional(),
	webhooks: u(mo).exactOptional(),
	automations: u(o({
		language_iso: g(),
		translation: g()
	})).exactOptional()
}), go = o({
	user_id: x(),
	email: g(),
	fullname: W
}), _o = o({
	token: g().min(1),
	rights: m(lr).exactOptional(),
	user: go.exactOptional(),
	import_started_by: go.exactOptional()
}), vo = o({
	projects: n(g(), ho),
	token: W,
	tokens: u(_o).exactOptional(),
	user: go.exactOptional(),
	assumptions: oo.exactOptional()
});
function yo(e) {
	let { success: t, data: n, error: r } = vo.safeParse(e);
	if (!t) throw Error(bo(r.issues[0], e));
	for (let [e, t] of Object.entries(n.projects)) {
		if (!/^[0-9a-f]+\.[0-9]+(:.+)?$/i.test(e)) throw Error(`the project id ${JSON.stringify(e)} must look like 3002780358964f9bab5a92.87762498`);
		Co(e, t, n.projects), To(t, `projects.${e}.keys`), wo(t, `projects.${e}.automations`);
	}
	return n;
}
function bo(e, t) {
	let n = e?.path ?? [];
	if (!e || n.length === 0 && !d(t)) return "it must be an object with the member `projects`";
	if (e.code === "unrecognized_keys") return `${So([...n, e.keys[0] ?? ""])} is an unknown member`;
	let r = n.reduce((e, t) => xo(e) ? Reflect.get(e, t) : void 0, t);
	return r === void 0 ? `${So(n)} is missing` : `${So(n)} must not be ${JSON.stringify(r).slice(0, 60)}`;
}
function xo(e) {
	return typeof e == "object" && !!e;
}
function So(e) {
	return e.map((e, t) => typeof e == "number" ? `[${e}]` : `${t > 0 ? "." : ""}${String(e)}`).join("");
}
function Co(e, t, n) {
	let [r = "", i] = e.split(":");
	if (i !== void 0) {
		if (i === "master") throw Error(`projects.${e} is the project ${r} itself: use that id`);
		if (!(r in n)) throw Error(`projects.${e} is a branch, and its project ${r} is missing`);
		if (t.webhooks && t.webhooks.length > 0) throw Error(`projects.${e}.webhooks must be empty: webhooks belong to the project, not to a branch`);
		if (t.automations) throw Error(`projects.${e}.automations must be those of the project ${r}: set them there`);
	}
}
function wo({ automations: e = [], languages: t }, n) {
	for (let [r, { language_iso: i }] of e.entries()) if (!t?.some(({ lang_iso: e }) => e === i)) throw Error(`${n}[${r}].language_iso ${i} is not among the project's languages`);
}
function To({ keys: e = [], languages: t }, n) {
	let r = t?.map((e) => e.lang_iso), i = new Set();
	for (let [t, { key_id: a, translations: o = [] }] of e.entries()) {
		let e = `${n}[${t}]`;
		if (a !== void 0 && i.has(a)) throw Error(`${e}.key_id ${a} is in the project twice`);
		a !== void 0 && i.add(a);
		for (let [t, { language_iso: n }] of o.entries()) if (r && !r.includes(n)) throw Error(`${e}.translations[${t}].language_iso ${n} is not among the project's languages`);
	}
}
function Eo(e) {
	try {
		return yo(v(Vn(e, "utf8")));
	} catch (t) {
		if (t instanceof Error && "code" in t && t.code === "ENOENT") return;
		let n = t instanceof Error ? t.message : String(t);
		throw Error(`The sandbox cannot use the state file ${e}: ${n}. Fix the file, or move it away to start with an empty state.`, { cause: t });
	}
}
var Do = class {
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
			let e = Un(this.#e, { throwIfNoEntry: !1 })?.mode ?? 384;
			await In(`${this.#e}.tmp`, Oo(this.#t()), { mode: e }), await Fn(`${this.#e}.tmp`, this.#e);
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
			await this.write(), await Wn((performance.now() - e) * 9, void 0, { signal: this.#n.signal });
		}
	}
};
function Oo(e) {
	let t = [], n = "";
	for (let r of ko(e)) n += r, n.length < 1048576 || (t.push(n), n = "");
	return [...t, n];
}
function* ko({ projects: e, ...t }) {
	yield "{\n";
	for (let [e, n] of Object.entries(t)) yield `"${e}": ${JSON.stringify(n)},\n`;
	yield "\"projects\": {";
	let n = "\n";
	for (let [t, { project: r, ...i }] of Object.entries(e)) {
		yield `${n}${JSON.stringify(t)}: {\n"project": ${JSON.stringify(r)}`;
		for (let [e, t] of Object.entries(i)) yield* Ao(e, t);
		yield "\n}", n = ",\n";
	}
	yield "\n}\n}\n";
}
function* Ao(e, t) {
	yield `,\n"${e}": [`;
	let n = "\n";
	for (let e of t) yield `${n}${JSON.stringify(e)}`, n = ",\n";
	yield "\n]";
}
// src/sandbox/state/store.ts
var jo = class {
	access;
	assumptions;
	ids = new ka();
	#e = new Map();
	#t;
	#n;
	constructor(e, t, n) {
		let { projects: r, ...i } = e;
		this.#n = structuredClone(i), this.access = this.#n, this.assumptions = {
			...ao,
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
		return Jr(Math.floor(this.#t() / 1e3));
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
		let r = this.now(), i = Ha(e, n, t.languages ?? Mo(t.keys ?? []), r, this);
		i.automations.push(...structuredClone(t.automations ?? []));
		let a = (t.keys ?? []).map((e) => ({
			...e,
			key_id: e.key_id ?? this.ids.key()
		}));
		for (let e of a.sort((e, t) => e.key_id - t.key_id)) i.keys.add(Zr({
			...e,
			key_name: this.#i(e, i)
		}, i, this.ids, r, ur(this.access)));
		for (let e of t.webhooks ?? []) this.#a(e, i);
		return i;
	}
	#i({ key_name: e, platforms: t = ["web"] }, n) {
		if (typeof e == "string") return Er(e, t, n.names);
		let { ios: r, android: i, web: a, other: o } = e;
		return r && i && a && o ? {
			ios: r,
			android: i,
			web: a,
			other: o
		} : Er(e, t, {
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
			events: ma(e.events),
			event_lang_map: ha(e.events, e.event_lang_map ?? [], t)
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
		let { user_id: r, email: i } = n === "none" ? cr : ur(this.access);
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
			for (let e of t.comments ?? []) this.ids.reserveComment(No(e));
		}
	}
};
function Mo(e) {
	let t = e.flatMap((e) => e.translations?.map((e) => e.language_iso) ?? []);
	return [...new Set(t)].map((e) => ({ lang_iso: e }));
}
function No(e) {
	return d(e) && typeof e.comment_id == "number" ? e.comment_id : 0;
}
// src/sandbox/faults/editor.ts
const Po = {
	user_id: 7001,
	email: "editor@example.com",
	fullname: "Editor"
}, Fo = { editor: {
	rate: .1,
	make: (e) => {
		let t = 0;
		return { meanwhile: (n, r) => {
			let i = e.hits(n) ? Lo(r.project.keys.all(), e, n, "key") : void 0;
			return i ? (t++, Io(i, t, e, n, r), !0) : !1;
		} };
	}
} };
function Io(e, t, n, r, i) {
	if (t % 3 == 0) {
		e.tags = kr([...e.tags, "protected"]), e.modified_at = i.now.text, e.modified_at_timestamp = i.now.seconds;
		return;
	}
	let a = Lo(e.translations, n, r, "language");
	if (!a) return;
	let o = `edited ${t}`, s = e.is_plural ? { other: o } : o;
	$i(e, [{
		language_iso: a.language_iso,
		translation: s
	}], {
		...i,
		access: {
			rights: "read-write",
			user: Po
		}
	});
}
function Lo(e, t, n, r) {
	return e[t.below(e.length, n, r)];
}
// src/sandbox/faults/answers.ts
const q = .2, Ro = new Set([
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
]), zo = {
	"missing-row": {
		rate: q,
		make: (e) => Vo(e, Uo)
	},
	"missing-translations": {
		rate: q,
		make: (e) => Vo(e, ({ translations: e, ...t }) => t)
	},
	"first-language": {
		rate: q,
		make: (e) => ({ showBody: (t, n) => e.hits(t) ? Ho(n, Wo) : n })
	},
	"old-answers": {
		rate: q,
		make: (e) => ({ showBody: (t, n) => {
			if (!e.hits(t)) return n;
			let r = e.below(2, t) === 0;
			return Ko(n, (e, t) => Ro.has(e) ? r ? [] : [e === "branch" ? t : null] : [t]);
		} })
	},
	retyped: {
		rate: q,
		make: (e) => ({ showBody: (t, n) => e.hits(t) ? Ko(n, (e, t) => [e === "code" ? t : qo(t)]) : n })
	},
	"odd-webhook": {
		rate: q,
		make: (e) => ({ showBody: (t, n) => {
			let { operation: r } = t;
			return r !== "updateWebhook" && r !== "destroyWebhook" ? n : e.hits(t) ? Bo[e.below(Bo.length, t)] : n;
		} })
	}
}, Bo = [
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
function Vo(e, t) {
	return { showBody: (n, r) => Ho(r, (r) => e.hitsPart(n, String(r.key_id)) ? t(r, n, e) : r) };
}
function Ho(e, t) {
	if (!d(e)) return e;
	let n = (e) => d(e) && Array.isArray(e.translations) ? t(e) : e;
	return {
		...e,
		...Array.isArray(e.keys) && { keys: e.keys.map(n) },
		..."key" in e && { key: n(e.key) }
	};
}
function Uo(e, t, n) {
	let r = Go(e);
	return {
		...e,
		translations: r.toSpliced(n.below(r.length, t), 1)
	};
}
function Wo(e) {
	return {
		...e,
		translations: Go(e).slice(0, 1)
	};
}
function Go({ translations: e }) {
	return Array.isArray(e) ? e : [];
}
function Ko(e, t) {
	return Array.isArray(e) ? e.map((e) => Ko(e, t)) : d(e) ? Object.fromEntries(Object.entries(e).flatMap(([e, n]) => t(e, Ko(n, t)).map((t) => [e, t]))) : e;
}
function qo(e) {
	return typeof e == "number" ? String(e) : typeof e == "boolean" ? Number(e) : e;
}
// src/sandbox/faults/hugeIds.ts
const Jo = 9100000000000000000n, Yo = RegExp("(?<![a-z0-9_.])91\\d{17}(?![\\w.])", "g"), Xo = /"(key_id|translation_id)":("?)(\d{1,15})(?!\d)/g;
function Zo() {
	return { wire: {
		received: (e) => e.replace(Yo, Qo),
		sent: (e) => e.replace(Xo, (e, t, n, r) => `"${t}":${n}${Jo + BigInt(r)}`)
	} };
}
function Qo(e) {
	return e.replace(Yo, (e) => String(BigInt(e) - Jo));
}
// src/sandbox/faults/keys.ts
const $o = .2, es = .05, ts = {
	"drop-item": {
		rate: $o,
		make: ns("unwritten")
	},
	"forget-item": {
		rate: $o,
		make: ns("unmentioned")
	},
	poison: {
		rate: es,
		make: (e) => ({ beforeOperation: (t) => t.keys.some((n) => e.hitsValue(t, rs(n))) ? z(400, "Translation has no `translation` parameter") : void 0 })
	},
	"refuse-item": {
		rate: es,
		make: (e) => ({ refuseKey: (t, n) => e.hitsValue(t, rs(n)) ? is(n) : void 0 })
	},
	"duplicate-names": {
		rate: es,
		make: (e) => ({ storeTwice: (t, n) => e.hitsValue(t, rs(n)) })
	},
	"locked-keys": {
		rate: es,
		make: (e) => ({ lockKey: (t, n) => e.hitsValue(t, `id ${n}`) })
	},
	"normalised-text": {
		rate: 1,
		make: (e) => ({ storeText: (t, n) => e.hitsValue(t, n) ? os(n) : n })
	},
	quota: {
		most: 0,
		make: (e, { most: t }) => ({ beforeOperation: (n) => n.operation === "createKeys" && e.isOn(n) && n.keyCount + n.keys.length > t ? z(403, "The limit of keys of this plan is reached") : void 0 })
	}
};
function ns(e) {
	return (t) => ({ omitKey: (n, r) => t.hits(n) && t.below(n.keys.length, n) === r ? e : void 0 });
}
function rs({ key_id: e, key_name: t }) {
	if (e !== void 0) return `id ${e}`;
	let n = zr(t) ? Object.values(t) : [String(t)];
	return `name ${[...new Set(n)].sort().join("\0")}`;
}
function is({ key_id: e, key_name: t }) {
	let n = {
		message: "This key cannot be saved",
		code: 400
	}, r = ei(e);
	return r === void 0 ? {
		...n,
		key_name: as(t)
	} : {
		...n,
		key_id: r
	};
}
function as(e) {
	let t = zr(e) ? e : {}, n = zr(e) ? _.map((t) => e[t]).find(Boolean) : String(e);
	return V((e) => t[e] ?? n ?? "");
}
function os(e) {
	return e.replaceAll("...", "…").trimEnd();
}
// src/sandbox/faults/lists.ts
const ss = .2, cs = {
	"short-list": {
		rate: ss,
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
		rate: ss,
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
var ls = class {
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
		return Number.parseInt(U(`${this.#e} ${t} ${e}`).slice(0, 8), 16) / 2 ** 32;
	}
	#a(e) {
		let t = this.#n.get(e);
		if (t) return t;
		let n = U(`${e.method} ${e.path} ${JSON.stringify(e.body)}`), r = (this.#r.get(n) ?? 0) + 1;
		this.#r.set(n, r), this.#i++;
		let i = {
			text: `${n} ${r}`,
			number: this.#i
		};
		return this.#n.set(e, i), i;
	}
}, us = class {
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
const ds = z(500, "Something went wrong. Please contact support if the issue repeats."), J = .2, fs = {
	429: {
		rate: J,
		make: Y(z(429, pr))
	},
	423: {
		rate: J,
		make: Y(z(423, "Locked"))
	},
	"500-before": {
		rate: J,
		make: Y(ds)
	},
	"500-after": {
		rate: J,
		make: ps(ds)
	},
	"cut-before": {
		rate: J,
		make: Y("cut")
	},
	"cut-after": {
		rate: J,
		make: ps("cut")
	},
	"html-502": {
		rate: J,
		make: Y(ar(502, "Bad Gateway"))
	},
	"html-504-after": {
		rate: J,
		make: ps(ar(504, "Gateway Time-out"))
	},
	"html-414": {
		rate: J,
		make: Y(ar(414, "Request-URI Too Large"), ({ path: e }) => e.includes("?"))
	},
	slow: {
		rate: J,
		make: (e, { slowBy: t }) => ({ delay: (n) => e.hits(n) ? t : 0 })
	}
};
function Y(e, t = () => !0) {
	return (n) => ({ beforeOperation: (r) => t(r) && n.hits(r) ? e : void 0 });
}
function ps(e) {
	return (t) => ({ onAnswer: (n) => t.hits(n) ? e : void 0 });
}
// src/sandbox/faults/webhooks.ts
const ms = .2, hs = {
	"short-webhooks": {
		rate: ms,
		make: (e) => ({ showWebhooks: (t, n) => e.hits(t) ? {
			...n,
			rows: n.rows.toSpliced(e.below(n.rows.length, t), 1)
		} : n })
	},
	"stale-webhooks": {
		rate: ms,
		make: gs
	},
	"webhook-added": {
		rate: ms,
		make: (e) => ({ meanwhile: (t, { mainProject: n }) => {
			let r = Number(new URLSearchParams(t.path.split("?")[1]).get("page") ?? 1);
			if (t.operation !== "webhooks" || r < 2 || !e.hits(t)) return !1;
			let i = [...n.webhooks], a = vs(i.length);
			n.webhooks.clear();
			for (let [e, t] of [[a.webhook_id, a], ...i]) n.webhooks.set(e, t);
			return !0;
		} })
	}
};
function gs(e) {
	let t = new Map();
	return {
		showBody: (n, r) => {
			let i = n.operation === "createWebhook" && d(r) ? r.webhook : void 0;
			return d(i) && e.hits(n) && t.set(String(i.webhook_id), 2), r;
		},
		showWebhooks: (e, n) => {
			let r = n.rows.filter(({ webhook_id: e }) => {
				let n = t.get(e) ?? 0;
				return t.set(e, n - 1), n <= 0;
			});
			return _s({
				...n,
				rows: r
			}, r.length - n.rows.length);
		}
	};
}
function _s(e, t) {
	let n = "X-Pagination-Total-Count";
	return {
		...e,
		headers: {
			...e.headers,
			[n]: String(Number(e.headers[n]) + t)
		}
	};
}
function vs(e) {
	return {
		webhook_id: U(`added webhook ${e}`),
		url: `https://elsewhere.example.com/${e}`,
		branch: null,
		secret: U(`added secret ${e}`),
		events: ["project.imported"],
		event_lang_map: []
	};
}
// src/sandbox/faults/seeded.ts
const ys = {
	...fs,
	...ts,
	...cs,
	...zo,
	...hs,
	...Fo,
	"huge-ids": {
		rate: 1,
		make: Zo
	}
}, bs = Object.keys(ys).filter(ws);
function xs(e, t, n = {}) {
	let { until: r = Infinity, slowBy: i = 3e3 } = n, a = new ls(t, r), o = new Set();
	return e.map((e) => {
		let [t = "", ...n] = e.split("@");
		if (!ws(t)) throw Error(`Unknown fault "${t}". The faults are ${bs.join(", ")}.`);
		if (o.has(t)) throw Error(`The fault ${t} is given twice. Give it once.`);
		o.add(t);
		let r = n.length === 0 ? void 0 : n.join("@");
		return Cs(a, Ss(t, e, r, a, i));
	});
}
function Ss(e, t, n, r, i) {
	let a = ys[e];
	if ("most" in a) {
		let i = n === void 0 ? a.most : Es(t, n);
		return a.make(new us(e, 1, r), { most: i });
	}
	let o = n === void 0 ? a.rate : Ts(t, n);
	return a.make(new us(e, o, r), { slowBy: i });
}
function Cs(e, t) {
	return {
		...t,
		beforeOperation(n) {
			return e.count(n), t.beforeOperation?.(n);
		}
	};
}
function ws(e) {
	return Object.hasOwn(ys, e);
}
function Ts(e, t) {
	let n = Number(t);
	if (/^\d*\.?\d+$/.test(t) && n <= 1) return n;
	throw Error(`The fault "${e}" must have a rate from 0 to 1 after the @, for example 0.2. The faults are ${bs.join(", ")}.`);
}
function Es(e, t) {
	if (/^\d+$/.test(t)) return Number(t);
	throw Error(`The fault "${e}" must have a whole number of keys after the @, for example quota@100.`);
}
// src/sandbox/sandbox.ts
const Ds = "127.0.0.1";
async function Os(e = {}) {
	let { clock: t = Date.now, latency: n = 0, limits: r = !0, pause: i = ks } = e, a = e.stateFile === void 0 ? void 0 : Eo(e.stateFile), o = new jo(a ?? As(e.state ?? { projects: {} }), e.assumptions ?? {}, t), s = e.stateFile === void 0 ? void 0 : new Do(e.stateFile, () => o.state());
	a || await s?.write();
	let c = new no(e.log, e.onRequest), l = new AbortController(), u = {
		store: o,
		log: c,
		clock: t,
		latency: n,
		pause: i,
		faults: e.faults ?? [],
		limits: r ? new mr(t) : void 0,
		changed: () => s?.changed(),
		closing: l.signal
	}, d = new Set(), f = Jn({ maxHeaderSize: 262144 }, (e, t) => {
		let n = Qa(u, e, t);
		d.add(n), n.finally(() => d.delete(n));
	}), p = await js(f, e.port ?? 0);
	return {
		url: `http://${Ds}:${p}/api2`,
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
function ks(e, t) {
	return Wn(e, void 0, { signal: t }).catch(() => {});
}
function As(e) {
	try {
		return yo(e);
	} catch (e) {
		let t = e instanceof Error ? e.message : String(e);
		throw Error(`The sandbox cannot use this state: ${t}. Correct the state that is passed to startSandbox.`, { cause: e });
	}
}
function js(e, t) {
	return new Promise((n, r) => {
		e.once("error", r), e.listen(t, Ds, () => {
			let r = e.address();
			n(typeof r == "object" && r ? r.port : t);
		});
	});
}
// src/terminal/progress.ts
function Ms(e, t, n) {
	let { changes: r } = e, [i] = r, a = Ns(r), o = t.filter(({ state: e }) => e === "done").length, s = t.length, c = o === s ? n("good", "✓") : n("bad", "✗"), { one: l, progress: u } = ie(e.kind);
	if (u === "name" && s === 1) return `  ${c} ${`${l} ${C(i?.label ?? "")}`} ${o === s ? a : `not ${a}`}`;
	let d = Ge(s, e.kind), f = o === s ? d : `${mn(o)} of ${d}`, p = t.filter(kt).length;
	return `  ${c} ${f} ${a}${p > 0 ? `, ${mn(p)} in part` : ""}`;
}
function Ns(e) {
	let [t] = e;
	return t?.action === "create" ? "created" : t?.action === "destroy" ? t.how === "archive" ? "archived" : "destroyed" : e.every(ht) ? "renamed" : e.some(ht) ? "updated or renamed" : "updated";
}
// src/terminal/prompt.ts
function Ps({ stdin: e, stdout: t, stderr: n }) {
	if (e.isTTY !== !0) return;
	let r = t.isTTY === !0;
	return {
		input: e,
		output: n.isTTY ? n : r ? t : Fs() ?? n,
		seesOut: r
	};
}
function Fs() {
	try {
		let e = Bn("/dev/tty", "w");
		try {
			let t = new ir(e);
			return _n(t), t.unref(), t;
		} catch {
			Ln(e);
		}
	} catch {}
}
async function Is(e, { input: t, output: n }, r) {
	let i = rr({
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
function Ls(e) {
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
		showProblems: (e) => Rs(e, r),
		confirm: async (e) => !i || Is(e, i, new yt()),
		ask: i && ((e, t) => Is(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => zs(t, n, e),
		publish: async () => [],
		close: async (t, n) => Hs(t, n, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0,
		setSecret: void 0
	};
}
function Rs(e, t) {
	for (let n of Sn(e, t.paintError)) t.error(n);
}
function zs(e, t, n) {
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
			l && d(wn(e));
		},
		onWait: (e) => {
			if (!c) for (let t of s(e)) d(t);
		},
		onPlan: (r) => Bs(r, e, t, n),
		onBatch: (e, t) => {
			!c && u === "text" && a.out(Ms(e, t, a.paint));
		},
		history: new xn({
			folders: f,
			environment: i,
			now: o,
			signal: t.stopping
		})
	};
}
async function Bs(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ reach: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = Vs(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of ue(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = ue(e, {
			...u,
			paint: i.paintError
		});
		for (let e of l ? t.slice(-1) : t) i.prompt(e);
	}
	for (let t of Sn(e.problems, i.paintError)) i.prompt(t);
	return Is("Apply this plan?", c, n);
}
function Vs({ command: e }, { console: { paint: t }, now: n }) {
	return {
		paint: t,
		now: n() / 1e3,
		command: e
	};
}
function Hs(e, t, n) {
	let { console: r, now: i } = n, { paint: a, paintError: o } = r, { format: s, quiet: c, command: l } = t;
	s === "json" && r.out(je(e)), s === "markdown" && r.out(pe(e, {
		now: i() / 1e3,
		reportFile: t.report
	}).trimEnd());
	for (let t of Je(e, o)) r.error(t);
	if (s === "text") {
		if (c && (l === "plan" || l === "drift")) for (let i of e.projects) {
			let e = ue(i, Vs(t, n)).at(-1);
			e !== void 0 && r.out(e);
		}
		if (lt(e)) for (let t of Xe(e, o)) r.error(t);
		else for (let t of Xe(e, a)) r.out(t);
	}
}
// src/commands/demoRepository.ts
const Us = {
	NAME: "Lokaform",
	EMAIL: "l10n-ci@example.com"
}, Ws = [
	[
		"init",
		"--quiet",
		"--template="
	],
	["add", "--all"],
	[
		"commit",
		"--quiet",
		"--message",
		"The texts of the app"
	]
];
function Gs(e, { environment: t, now: n }) {
	let { PATH: r, Path: i, SYSTEMROOT: a } = t, o = `@${Math.floor(n / 1e3) - 3600} +0000`, s = (e) => ({
		[`GIT_${e}_NAME`]: Us.NAME,
		[`GIT_${e}_EMAIL`]: Us.EMAIL,
		[`GIT_${e}_DATE`]: o
	}), c = {
		...r !== void 0 && { PATH: r },
		...i !== void 0 && { Path: i },
		...a !== void 0 && { SYSTEMROOT: a },
		GIT_CONFIG_GLOBAL: Kn,
		GIT_CONFIG_NOSYSTEM: "1",
		...s("AUTHOR"),
		...s("COMMITTER")
	};
	return Ws.every((t) => nr("git", t, {
		cwd: e,
		env: c,
		stdio: "ignore"
	}).status === 0);
}
// src/commands/demoSteps.ts
const Ks = { "detailed-exitcode": ["true"] }, qs = { yes: ["true"] }, Js = {
	example: "storefront",
	about: (e) => ["The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that", `differs from them. The service is a sandbox on this machine, at ${e}.`],
	environment: { STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c" },
	needsHistory: !1,
	steps(e) {
		let t = {
			keys: ["**/keys.yaml"],
			webhooks: ["webhooks.yaml"]
		}, n = {
			...t,
			project: [e]
		}, r = "--keys '**/keys.yaml' --webhooks webhooks.yaml", i = `--project ${e} ${r}`;
		return [
			X("1. Are the manifests right? No token, no network.", jt, t, `validate ${r}`),
			X("2. What would change? Nothing is written.", D, {
				...n,
				...Ks
			}, `plan ${i}`, 2),
			X("3. Apply the changes.", he, {
				...n,
				...qs
			}, `apply ${i}`),
			X("4. A second plan has no changes. Some live values are kept: each line with ! says why.", D, {
				...n,
				...Ks
			}, `plan ${i} --detailed-exitcode`)
		];
	}
}, Ys = {
	example: "storefront-code",
	about: (e) => [
		"The example project is in examples/storefront-code: an app with its texts in src/locales/*.json and in",
		"ios/*.lproj/Localizable.strings, a small keys.yaml, and a live project that differs from them.",
		`The service is a sandbox on this machine, at ${e}.`
	],
	environment: {},
	needsHistory: !0,
	steps(e, t) {
		let n = t ? {} : { take: ["cart.empty:en"] }, r = t ? "" : " --take cart.empty:en";
		return [
			X("1. Are the files right? No token, no network.", jt, {}, "validate"),
			X("2. What would change? Nothing is written.", D, Ks, "plan", 2),
			X("3. Apply the changes.", he, qs, "apply"),
			X("4. A second plan has no changes.", D, Ks, "plan --detailed-exitcode"),
			{
				is: "edit",
				title: "5. Lena improves a text in Lokalise.",
				token: "lena-token",
				by: "lena@example.com",
				key: "cart.empty",
				language: "en",
				text: "Your cart is empty. Let’s fill it!"
			},
			X("6. What would pull write? One line of the JSON file.", ut, {
				...n,
				"dry-run": ["true"]
			}, `pull --dry-run${r}`),
			X("7. Write it.", ut, n, `pull${r}`),
			X("8. The last plan has no changes either.", D, Ks, "plan --detailed-exitcode")
		];
	}
};
function X(e, t, n, r, i = 0) {
	return {
		is: "command",
		title: e,
		command: t,
		raw: n,
		words: r,
		expected: i
	};
}
// src/commands/demo.ts
const Xs = {
	name: "demo",
	summary: "Show validate, plan and apply with an example project on this machine. Needs no token.",
	inAction: !1,
	examples: ["lokaform demo", "lokaform demo --texts"],
	exitCodes: "0 all of it worked; 1 not",
	run: Zs
};
async function Zs(e, { setup: t, showProblems: n }) {
	let r = le(e);
	if (r.length > 0) return n(r), 1;
	let i = w(nn, e) ? Ys : Js, a = await jn(I(qn(), "lokaform-demo-")), o = I(t.packageRoot, "examples", i.example), s = JSON.parse(await Nn(I(o, "live.json"), "utf8")), [c = ""] = Object.keys(s.projects), l = await Os({ state: s });
	process.once("exit", () => Hn(a, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await An(o, a, { recursive: !0 });
		let e = {
			...t.environment,
			...i.environment,
			LOKALISE_API_URL: l.url,
			LOKALISE_API_TOKEN: s.token
		};
		return await Qs(i, {
			...t,
			folder: a,
			environment: e,
			prompt: void 0
		}, l, c);
	} finally {
		await l.close();
	}
}
async function Qs({ about: e, needsHistory: t, steps: n }, r, i, a) {
	let { out: o, paint: s } = r.console, c = (e) => o(`\n${s("strong", `── ${e}`)}`);
	e(i.url).forEach(o), o("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.");
	let { folder: l, environment: u } = r, d = t && Gs(l, {
		environment: u,
		now: r.now()
	});
	t && o(d ? "The copy is a git repository with one commit, because pull reads there when a line was written." : "git cannot be used, so pull does not know when a line was written, and needs --take.");
	let f = n(a, d);
	for (let e of f) {
		if (c(e.title), e.is === "edit") {
			let t = await $s(e, i, a);
			o(`${e.by} changes ${e.key} (${e.language}): "${t}" → "${e.text}"`);
			continue;
		}
		o(s("dim", `$ lokaform ${e.words}`));
		let t = Ls({
			...r,
			showPlan: e.command === D
		});
		if (await e.command.run(e.raw, t) !== e.expected) return 1;
	}
	c(`${f.length + 1}. These requests were sent to the service, in all.`);
	for (let e of ec(i)) o(e);
	return 0;
}
async function $s({ token: e, key: t, language: n, text: r }, { url: i }, a) {
	let o = {
		"X-Api-Token": e,
		"Content-Type": "application/json"
	}, s = `${i}/projects/${a}/keys`, c = await fetch(`${s}?filter_keys=${t}&include_translations=1`, { headers: o }), [l] = _t(A(await c.json())?.keys, A) ?? [], u = _t(l?.translations, A) ?? [], d = N(u.find(({ language_iso: e }) => e === n)?.translation);
	if (d === void 0) throw Error(`The example has no key ${t}.`);
	let f = [{
		language_iso: n,
		translation: r
	}], p = JSON.stringify({ keys: [{
		key_id: ln(l?.key_id),
		translations: f
	}] }), { ok: m, status: h } = await fetch(s, {
		method: "PUT",
		headers: o,
		body: p
	});
	if (!m) throw Error(`The sandbox answers ${h}.`);
	return d;
}
function ec({ requests: e }) {
	let t = new Map();
	for (let { method: n, path: r } of e) {
		let e = `${n.padEnd(5)} ${r.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…").replace(/\/webhooks\/.+/, "/webhooks/…")}`;
		t.set(e, (t.get(e) ?? 0) + 1);
	}
	return [...t].map(([e, t]) => `  ${String(t).padStart(3)} × ${e}`);
}
// src/report/words/initLines.ts
function tc({ name: e, baseLanguage: t, writer: n }) {
	let r = t === void 0 ? "" : `, with the base language ${C(t)}`, i = n === void 0 ? "" : ` The token belongs to ${C(n)}.`;
	return [`The project is ${C(e)}${r}.${i}`];
}
function nc(e) {
	let { first: t, written: n, kept: r, hasWorkflow: i, hasPullWorkflow: a, hasReusable: o, hasTexts: s, mentioned: c } = e, l = [
		...t ? Wt(t, !1) : [],
		...n.map((e) => `Wrote ${C(e)}`),
		...r.map((e) => `Kept: ${C(e)} (there already)`),
		...c.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...c.map((e) => `  ${C(e)}`)] : []
	];
	if (!t && n.length === 0) return [...l, "Nothing was written: all files are there already."];
	let u = t?.variables, d = [
		...u ? [`Load the variables: set -a; . ${C(Ie(`./${u.path}`))}; set +a`] : [],
		s ? "See how the texts of the files differ from the project: lokaform plan" : "See that a plan has nothing to do: lokaform plan",
		...i ? ["Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN."] : [],
		...u && o ? ["For the variables in URLs of webhooks: the workflow passes only LOKALISE_HOOK_TOKEN. Give the variable this name, or write the workflows pull-request, apply and drift instead, and set env in them."] : [],
		...a ? ["Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls."] : [],
		"Commit the files, and open a pull request with them."
	];
	return [
		...l,
		"",
		"Next steps:",
		...d.map((e, t) => `  ${t + 1}. ${e}`)
	];
}
// src/run/init/account.ts
async function rc(e, t) {
	let n = j(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), ic(e, n)]), i = A(t) ?? {};
		return {
			account: {
				name: N(i.name) || n,
				baseLanguage: N(i.base_language_iso) || void 0,
				namesPerPlatform: M(A(i.settings)?.per_platform_key_names) ?? !1,
				...r
			},
			problems: r.problems
		};
	} catch (e) {
		if (!(e instanceof p)) throw e;
		return { problems: [ze(e)] };
	}
}
async function ic(e, t) {
	try {
		let n = A(await e.contributorMe(t)) ?? {}, r = [N(n.email), ln(n.user_id)].find((e) => e !== void 0 && Ke.schema.safeParse([e]).success);
		if (r === void 0) return ac("the answer names no user.");
		let i = _t(n.admin_rights, N), a = M(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : sc(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof f && e.status < 500) return ac(e.message);
		throw e;
	}
}
function ac(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So lokaform.yaml gets no writers. Add writers with the address of this user, or Lokaform replaces no text of the base language.`;
	return {
		writer: void 0,
		problems: [P("unknown-writers", t, { severity: "warning" })]
	};
}
const oc = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function sc(e, t) {
	return oc.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return P("missing-right", r, { severity: "warning" });
	});
}
async function cc(e, t) {
	let n = await Pn(e), r = await Re(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await ve(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof $e) return;
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
const lc = {
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
async function uc(e, t, n) {
	return dc(await Nn(I(n, "docs/workflows", `${e}.yml`), "utf8"), t);
}
function dc(e, { branch: t, project: n }) {
	let r = e.replace(/(?<=branches: \[)main(?=\])/g, () => fc(t)), i = n === void 0 ? "" : `    with: { allow-projects: "${j(n)}" }\n`, a = r.replace(/^ {4}with: \{ project: .*\}\n/m, () => i);
	if (/branches: \[main\]/.test(a) && t !== "main") throw Error("a branch was not replaced");
	return a;
}
function fc(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/run/init/files.ts
async function pc({ working: e }) {
	let t = [];
	for (let n of mc) await oe(I(e, lc[n].file), {}) && t.push(n);
	return t;
}
const mc = Object.keys(lc);
async function hc(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = I(n.working, lc[s].file), c = await uc(s, t, r), l = await oe(e, {}) ? await Nn(e, "utf8") : void 0, u = Lt(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function gc(e, t) {
	if (!t) return e;
	let n = (e) => qe(e).problems[0]?.message;
	return {
		...e,
		project: [await t.text("Which project? Paste its URL or its id", n)]
	};
}
async function _c({ writer: e }, t, n) {
	let r = w(et, t);
	if (r !== void 0 || e === void 0) return S(r === "yes");
	if (n) return S(await n.yesNo(`Does a person edit texts in Lokalise as ${e}? Lokaform takes all texts of this user for its own, and may replace them.`));
	let i = `The token belongs to ${e}. Lokaform takes all texts of this user for its own, and may replace them. Say with --edits-by-hand yes or --edits-by-hand no whether a person also edits texts as this user.`;
	return be(P("bad-setting", i));
}
async function vc(e, t, n) {
	let r = w(Se, e);
	if (r) return r.filter((e) => e !== "none");
	if ((await pc(t)).length > 0) return [];
	if (!n) return it;
	let i = ke.map((e) => ({
		value: e,
		about: lc[e].about
	})), a = await n.several("Which workflows should be written?", i, it), o = ke.filter((e) => a.includes(e));
	return o.includes("translations") ? o.filter((e) => it.includes(e)) : o;
}
async function yc(e, t, n, r, i) {
	let a = await cc(t.working, {
		environment: n,
		signal: r
	});
	if (a && !a.isRoot) return { problem: bc };
	let o = w(Te, e) ?? a?.defaultBranch;
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
		problems: [P("not-read", c, { severity: "notice" })]
	};
}
const bc = P("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
// src/run/init/input.ts
async function xc(e, t, n) {
	let r = le(e), i = e, a = t.sources, o = await xe("plan", i, a);
	if (O(r)) return {
		...o,
		raw: i,
		problems: r
	};
	w(Ue, i) === void 0 && o.problems.some(({ code: e }) => e === "no-project") && (i = await gc(i, n));
	let s = await Sc(i, o.settings.configFile, a);
	if (s && O([s])) return {
		...o,
		raw: i,
		problems: [s]
	};
	if (!(w(ne, i) !== void 0 || a.environment.LOKALISE_API_TOKEN) && n && o.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await n.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([tt(e)]), a = {
			...a,
			token: e
		};
	}
	return o = await xe("plan", i, a), t.hide(o.settings.secrets), {
		...o,
		raw: i,
		problems: [...o.problems, ...s ? [s] : []]
	};
}
async function Sc(e, t, n) {
	let r = w(Ue, e);
	if (r === void 0 || !await oe(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await xe("plan", a, n), c = Lt(t, n.folders), { id: l } = qe(r);
	if (s.some(({ code: e }) => e === "no-project")) {
		let e = `${c} is there already, and stays as it is, but it has no project. Add project: ${l}, so that later commands and workflows know it.`;
		return P("no-project", e, { severity: "warning" });
	}
	let u = o.projects[0]?.id;
	if (!u || u === l) return;
	let d = `${c} is there already, and names another project. Leave out --project to continue with that project, or move the file away.`;
	return P("bad-setting", d);
}
function Cc(e, t) {
	return {
		split: w(ye, e) ?? ye.default,
		fields: w(Le, e),
		languages: w(He, e),
		dryRun: !1,
		isNew: !1,
		createsFiles: !1,
		into: void 0,
		gone: !1,
		confirmsGone: void 0,
		repeated: [],
		confirms: t && ((e) => t.yesNo(`Webhook ${e}: does this URL contain no secret, so that the manifest may have it as it is?`))
	};
}
// src/run/init/newSettings.ts
function wc({ project: e, flags: t, texts: n, writer: r, seeded: i }) {
	let a = {};
	for (let e = 0; e + 1 < t.length; e += 2) {
		let [n = "", r = ""] = t.slice(e), i = n.replace(/^--/, "");
		a[i] = [...a[i] ?? [], r];
	}
	let o = {
		project: e,
		...a,
		...n.length > 0 && { texts: [...n] },
		...r !== void 0 && { writers: [r] },
		...i !== void 0 && { languages: { [i]: "seed" } }
	};
	return gt(o, [bt(Cn)]);
}
// src/files/appTexts.ts
var Tc = e(Ne(), 1);
const Ec = [
	"**/{locale,locales,i18n,lang,langs,language,languages,translations}/**/*.json",
	"**/*.lproj/*.strings",
	"**/*.xcstrings",
	"**/res/values*/strings.xml",
	"**/*.arb"
], Dc = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`)), Oc = 2e5;
async function kc(e, t) {
	let n = AbortSignal.any([t, AbortSignal.timeout(5e3)]), r = [], i = Tc.default.stream(Ec, {
		cwd: e,
		ignore: Dc,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of i) if (r.push(String(e)), n.aborted || r.length >= 2e3) break;
	return r.sort();
}
async function Ac(e, t) {
	let n = await Mn(I(e, t)).catch(() => void 0);
	try {
		let e = await n?.read(Buffer.alloc(Oc), 0, Oc, 0);
		return e?.buffer.toString("utf8", 0, e.bytesRead) ?? "";
	} catch {
		return "";
	} finally {
		await n?.close();
	}
}
// src/run/init/suggestTexts.ts
const Z = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}))*", jc = /[\p{Cc}\p{Cs}{}]/u, Mc = [
	{
		path: RegExp(`^(.*/)(${Z})(\\.lproj/[^/]+\\.strings)$`, "s"),
		platforms: ["ios"]
	},
	{
		path: RegExp(`^(.*/res/values-)(${Z.replace("[A-Z]{2}", "r[A-Z]{2}")})(/strings\\.xml)$`, "s"),
		platforms: ["android"]
	},
	{
		path: RegExp(`^((?:.*/)?(?:[^/]*_)?)(${Z})(\\.arb)$`, "s"),
		platforms: ["ios", "android"]
	},
	{
		path: RegExp(`^((?:.*/)?)(${Z})(\\.json)$`, "s"),
		platforms: ["web"]
	},
	{
		path: RegExp(`^((?:.*/)?[^/]+[._-])(${Z})(\\.json)$`, "s"),
		platforms: ["web"]
	},
	{
		path: RegExp(`^(.*/)(${Z})(/[^/]+\\.json)$`, "s"),
		platforms: ["web"]
	}
];
function Nc(e, t) {
	let n = new Map(), r = [];
	for (let i of e.filter((e) => !jc.test(e))) {
		let e = Fc(i, t);
		e && r.push(e);
		let a = e ? void 0 : Pc(i);
		if (!a) continue;
		let o = n.get(a.files) ?? {
			layout: a.layout,
			files: new Map()
		};
		n.set(a.files, o), o.files.set(a.code, i);
	}
	return [...[...n].flatMap(([e, { layout: n, files: r }]) => {
		let i = [...r.keys()], a = t === void 0 ? i[0] : i.find((e) => Ic(e, t)), o = r.get(a ?? "");
		return a === void 0 || o === void 0 ? [] : [{
			row: {
				files: e,
				...t !== void 0 && a !== t ? { language_map: { [a]: t } } : {},
				platforms: n.platforms
			},
			codes: i,
			baseFile: o
		}];
	}), ...r].sort((e, t) => e.row.files < t.row.files ? -1 : 1);
}
function Pc(e) {
	for (let t of Mc) {
		let [, n = "", r, i = ""] = t.path.exec(e) ?? [];
		if (r !== void 0) return {
			files: `${Lc(n)}{lang}${Lc(i)}`,
			code: r,
			layout: t
		};
	}
}
function Fc(e, t) {
	let n = Lc(e);
	if (e.endsWith(".xcstrings")) return {
		row: {
			files: n,
			platforms: ["ios"]
		},
		codes: [],
		baseFile: e
	};
	if (t !== void 0 && /(^|\/)res\/values\/strings\.xml$/.test(e)) return {
		row: {
			files: n,
			language: t,
			platforms: ["android"]
		},
		codes: [],
		baseFile: e
	};
}
function Ic(e, t) {
	let n = (e) => e.replace(/-r(?=[A-Z]{2}$)/, "-").replaceAll("_", "-").toLowerCase();
	return n(e) === n(t);
}
function Lc(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function Rc(e) {
	return /"[^"\\]+_one"\s*:/.test(e) && /"[^"\\]+_other"\s*:/.test(e);
}
async function zc({ baseLanguage: e, namesPerPlatform: t }, { folders: n, cancellation: r }, i) {
	let { working: a } = n, o = Nc(await kc(a, r.stopping), e).slice(0, 20), s = i && o.length > 0 ? await i.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", o.map((e) => ({
		value: e.row.files,
		about: Bc(e)
	})), []) : [], c = o.filter(({ row: e }) => s.includes(e.files));
	return {
		taken: await Promise.all(c.map((e) => Vc(e, a, t))),
		mentioned: i ? [] : o.map(({ row: e }) => e.files)
	};
}
function Bc({ codes: e }) {
	return e.length === 0 ? "" : e.join(", ");
}
async function Vc({ row: e, baseFile: t }, n, r) {
	let { platforms: i, ...a } = e, [o] = i.length === 1 ? i : [], s = t.endsWith(".json");
	return {
		...a,
		...r && o !== void 0 ? { platform: o } : { platforms: i },
		...s && Rc(await Ac(n, t)) && { plurals: "i18next" }
	};
}
// src/run/init/init.ts
async function Hc(e) {
	let { settings: t, raw: n, problems: r } = await xc(e.raw, e.frontend, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [Jc] : []];
	if (!i?.manifests || O(o)) return { problems: o };
	let s = e.context(t), c = await Uc(i, t, s);
	if (o.push(...c.problems), !c.account) return { problems: o };
	e.onAccount(c.account);
	let l = await Wc({
		...e,
		raw: n
	}, t, i, c.account, s);
	if (!l.ok) return { problems: [...o, l.problem] };
	o.push(...l.value.problems);
	let { folders: u, cancellation: d } = s, f = await Tt(Gc(l.value, t, []), u);
	if (f.length > 0 || d.stopped) return { problems: [...o, ...f] };
	let p = await cn(i.manifests, i), { taken: m, mentioned: h } = l.value.offered, g = {
		...Cc(n, e.questions),
		leavesTexts: m.length > 0
	}, _ = p ? void 0 : await Xt(t, i, i.manifests, g, s);
	if (o.push(..._?.problems ?? []), _ && !_.first && (m.length === 0 || O(o))) return { problems: o };
	let v = Gc(l.value, t, _?.first?.flags ?? []);
	if (l.value.newFile && t.backupDir !== void 0) {
		let e = await Vt(t.backupDir, u);
		e.ok && e.value ? v.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let y = await $t(v, u), { newFile: b, workflows: x, names: ee } = l.value, te = [
		...b ? [] : [Lt(t.configFile, u)],
		...p ? ["the manifests"] : [],
		...x.kept
	], ne = y.length > 0 ? [] : v.map(({ path: e }) => Lt(e, u)), re = (e) => x.written.length > 0 && ee.includes(e), ie = {
		..._?.first && { first: _.first },
		written: ne,
		kept: te,
		hasWorkflow: x.written.length > 0,
		hasPullWorkflow: re("pull"),
		hasReusable: re("translations"),
		hasTexts: m.length > 0,
		mentioned: h
	};
	return {
		problems: [...o, ...y],
		done: ie
	};
}
async function Uc(e, { apiUrl: t }, n) {
	let { cancellation: r, onResponse: i, onWait: a } = n, o = dt(e, {
		apiUrl: t,
		signal: r.stopping,
		onResponse: i,
		...a && { onWait: a }
	});
	return o.ok ? rc(o.value, e.id) : {
		problems: [o.problem],
		account: void 0
	};
}
async function Wc({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a }, o, s) {
	let { folders: c, environment: l, cancellation: u } = s, d = await oe(r, {}), f = d ? S(!1) : await _c(o, e, t);
	if (!f.ok) return f;
	let p = f.value ? o.baseLanguage : void 0;
	if (f.value && p === void 0) return be(qc);
	let m = d ? Kc : await zc(o, s, t), h = m.taken, g = d ? void 0 : {
		project: i,
		texts: h,
		writer: o.writer,
		seeded: p
	}, _ = await vc(e, c, t), v = {
		newFile: g,
		offered: m,
		names: _,
		workflows: {
			written: [],
			kept: []
		},
		problems: []
	};
	if (_.length === 0) return S(v);
	let y = await yc(e, c, l, u.stopping, t);
	if ("problem" in y) return S({
		...v,
		problems: [y.problem]
	});
	let b = await hc(_, {
		branch: y.branch,
		project: a.length > 0 ? void 0 : i
	}, {
		folders: c,
		packageRoot: n,
		...t && { questions: t }
	});
	return S({
		newFile: g,
		offered: m,
		names: _,
		workflows: b,
		problems: y.problems
	});
}
function Gc({ newFile: e, workflows: t }, { configFile: n }, r) {
	return [...e ? [{
		path: n,
		text: wc({
			...e,
			flags: r
		})
	}] : [], ...t.written];
}
const Kc = {
	taken: [],
	mentioned: []
}, qc = P("unusable-answer", "The service does not say which language is the base language, so it cannot get the rule seed. Run again with --edits-by-hand no, and set languages in lokaform.yaml."), Jc = P("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/run/init/questions.ts
var Yc = class extends Error {
	name = "NotAnswered";
};
// src/terminal/questions.ts
async function Xc({ input: e, output: t }, n) {
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
			return Zc(await o({
				...s(e),
				validate: r,
				...i
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return Zc(await a({
				...s(e),
				validate: t
			})).trim();
		},
		async several(e, t, n) {
			let r = t.map(({ value: e, about: t }) => ({
				value: e,
				label: C(e),
				hint: C(t)
			}));
			return Zc(await i({
				...s(e),
				options: r,
				initialValues: [...n],
				required: !1
			}));
		},
		async yesNo(e) {
			return Zc(await r({
				...s(e),
				initialValue: !1
			}));
		}
	};
}
function Zc(e) {
	if (typeof e == "symbol") throw new Yc();
	return e;
}
// src/commands/init.ts
const Qc = {
	name: "init",
	summary: "Set up a live project: write lokaform.yaml, its first manifests and the workflows. The project is only read.",
	inAction: !1,
	examples: [
		"lokaform init",
		"lokaform init --project ID --edits-by-hand no --workflows translations,pull",
		"lokaform init --project ID --edits-by-hand no --languages all --split-by prefix --workflows none"
	],
	exitCodes: "0 done, or nothing to do; 1 not, or a key could not be read; 130 cancelled",
	run: $c
};
async function $c(e, t) {
	let { setup: n, print: r, showProblems: i } = t, a = new yt(), o = Ut(a, void 0);
	try {
		let { problems: o, done: s } = await Hc({
			raw: e,
			frontend: t,
			context: (n) => t.context(n, a, e),
			packageRoot: n.packageRoot,
			questions: n.prompt && await Xc(n.prompt, a.stopping),
			onAccount: (e) => tc(e).forEach(r)
		});
		return s && nc(s).forEach(r), i(o), a.stopped && !s ? el(t, a) : +!!O(o);
	} catch (e) {
		if (e instanceof Yc) return el(t, a);
		throw e;
	} finally {
		o();
	}
}
function el({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
// src/backup/read.ts
const tl = h([g(), x()]), nl = l({
	...Object.fromEntries(T.map(({ idMember: e }) => [e, tl.exactOptional()])),
	action: m([...mt, "update"]),
	values: n(g(), c()).default({})
}), rl = l({
	format_version: t(1),
	project: g().min(1),
	project_digest: g().exactOptional(),
	project_name: g(),
	time: g(),
	wrote: u(nl)
});
function il(e, t) {
	let n = Ct(e, t), { members: r, problems: i } = pn(n, ["backup", ...T.map(({ plural: e }) => e)]), a = [...n.problems, ...i], o = r.get("backup"), s = rl.safeParse(o?.value);
	if (!s.success) {
		let e = o === void 0 ? "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys." : `This is not a backup that this version can read: ${s.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.`, t = At(n.file, o?.spot ?? n.spot);
		return { problems: O(a) ? a : [...a, P("bad-backup", e, { place: t })] };
	}
	let c = new Map(s.data.wrote.flatMap((e) => al(e).map((t) => [t, e]))), l = ({ name: e, plural: t, idMember: i, entry: o }) => {
		let s = r.get(t);
		if (!s) return [];
		let l = qt(n, s, o);
		return a.push(...l.problems), l.entries.flatMap(({ values: t, spot: r }) => {
			let o = c.get(sl(e, ol(t, i)));
			return o ? [{
				declared: {
					values: t,
					onCreate: {},
					file: n.file,
					spot: r
				},
				wrote: o
			}] : (a.push(P("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: At(n.file, r) })), []);
		});
	}, u = Object.fromEntries(T.map((e) => [e.plural, l(e)]));
	if (O(a)) return { problems: a };
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
function al(e) {
	return T.flatMap(({ name: t, idMember: n }) => {
		let r = ol(e, n);
		return r === void 0 ? [] : [sl(t, r)];
	});
}
function ol(e, t) {
	return new Map(Object.entries(e ?? {})).get(t);
}
function sl(e, t) {
	return `${e} ${t}`;
}
// src/files/readBackup.ts
async function cl(e, t) {
	let n = new Map();
	if (e === void 0) return {
		urls: n,
		problems: [P("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let r = kn(t.working, e), i = await Fe(r, "The backup", t);
	return i.ok ? {
		...il(Lt(r, t), i.value),
		urls: await ll(Zt(r))
	} : {
		urls: n,
		problems: [i.problem]
	};
}
async function ll(e) {
	try {
		let t = JSON.parse(await Nn(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// src/backup/restoreEntry.ts
function ul(e, t, n, r) {
	let { label: i = e.label(t.declared.values) } = n, a = dl(e, t, {
		...n,
		label: i
	}, r), o = [...n.problems ?? [], ...a.problems ?? []];
	return {
		...n.label === void 0 ? a : fl(a, i),
		problems: o
	};
}
function dl(e, t, n, r) {
	let i = (r, i) => gl(e.name, n.label, t.declared, r, i);
	if (n.is === "gone") return i(n.code, n.message);
	if (n.is === "live") return pl(e, t, n, r);
	let { declared: a, context: o } = n;
	if (n.is === "new") {
		let { change: t, skipped: n, problems: i } = Pt(e, { declared: a }, o, r.ref);
		return {
			...t && { change: t },
			...n && { skipped: n },
			problems: i
		};
	}
	let { change: s, problems: c } = Pt(e, {
		declared: a,
		live: n.by
	}, o, r.ref);
	return s || c.length > 0 ? i("name-taken", n.message) : {};
}
function fl({ change: e, kept: t, skipped: n }, r) {
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
function pl(e, { wrote: t }, { declared: n, live: r, context: i }, { force: a, ref: o }) {
	let { change: s, skipped: c, problems: l, kept: u } = Pt(e, {
		declared: n,
		live: r
	}, i, o);
	if (s?.action !== "update") return {
		kept: u,
		...c && { skipped: c },
		problems: l
	};
	let d = e.context(n.values, r, i), f = e.liveContext(r, i, ml(e, t.values)), p = (n) => {
		let { field: i, part: o, before: s = null, after: c } = n;
		if (a || bn(s) && !Qe(e.name, n) || hl(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(i), u = o === void 0 ? l : en(l, o), p = e.fields.find(({ name: e }) => e === i);
		return u === void 0 || !p ? !1 : p.same(p.stored(r, f, o) ?? s, u, d);
	}, m = s.fields.some((t) => Qe(e.name, t) && !p(t)), h = ({ field: t }) => e.fields.find(({ name: e }) => e === t)?.role === "text", g = (e) => p(e) && !(m && h(e)), _ = fe(e, r, s.fields.filter(g), i.project), v = s.fields.filter((e) => !g(e)).map((t) => {
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
	let y = ft(e, r, _);
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
function ml({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function hl(e, t) {
	return Et(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && Et(t) && Object.values(t).includes(e);
}
function gl(e, t, n, r, i) {
	let a = At(n.file, n.spot), o = Gt({ label: () => t }, n, r, i, { path: [] });
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
function _l({ entries: e }, t, { force: n, variables: r }) {
	let { project: i } = t, a = i.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), o = {
		project: {
			...i,
			languages: a
		},
		rules: Tn,
		variables: r,
		evidence: Mt
	}, s = T.map((r) => ({
		kind: r,
		restored: vl(r, e[r.plural] ?? [], t.objects[r.plural]?.objects ?? [], {
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
				unchanged: c.filter(yl).length,
				unmanaged: 0,
				by_kind: Object.fromEntries(s.map((e) => [e.kind.plural, {
					unchanged: e.restored.filter(yl).length,
					unmanaged: 0
				}])),
				adopted: 0
			}
		},
		problems: c.flatMap(({ problems: e }) => e ?? [])
	};
}
function vl(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => dn(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = e.findRestored(t, n, {
			context: r,
			claimed: o
		});
		return s.claims !== void 0 && o.add(s.claims), ul(e, t, s, {
			force: i,
			ref: `${e.name}:${a + 1}`
		});
	});
}
function yl({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
function bl({ changes: e, kept: t }) {
	let n = T.map(({ name: t }) => ({
		kind: t,
		count: e.filter((e) => e.action === "create" && e.kind === t).length
	})), r = e.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, i = t.filter(({ reason: e }) => e === "changed-since").length;
	return [
		...n.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${Ge(t, e)} again. ${ie(e).lostOnRestore}`),
		r > 0 && `This restore writes ${wt(r, "text")} again. Review states and edit history are not restored.`,
		i > 0 && `${wt(i, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [wl(e)]);
}
function xl(e, t, n, r) {
	if (!n) return [wl("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let i = {
		project: t.project,
		rules: r,
		variables: n.variables,
		evidence: Mt
	};
	return T.flatMap((r) => {
		let a = n.entries[r.plural], o = t.objects[r.plural]?.objects ?? [], s = a && r.undoneByApply?.(e, o, a, i);
		return s ? Sl(s, r) : [];
	});
}
function Sl({ texts: e, removed: t }, { plural: n }) {
	return [e.length > 0 && `The next apply would overwrite restored texts again: ${Cl(e.map(({ label: e, language: t }) => `${e} (${t})`))}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${Cl(t)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [wl(e, "warning")]);
}
function Cl(e) {
	let t = e.length - 10;
	return e.slice(0, 10).join(", ") + (t > 0 ? ` and ${t} more` : "");
}
function wl(e, t = "notice") {
	return P("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/run/restore.ts
function Tl(e, t, n, r) {
	return Bt(r, (r) => El(e, t, n, r));
}
async function El({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: ot(e).replace("…", "")
	}))]);
	let o = e && r.projects.find(({ id: t }) => Dl(e, t)), s = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(T.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !o ? Ol(e, r) : []
		],
		projects: [],
		requests: 0
	};
	if (s.problems = [...s.problems, ...(await _e(r, s.manifests, a.folders)).values()], !e || !o || O(s.problems)) return s;
	let c = 0, l = {
		...a,
		onResponse: (e) => {
			c += 1, a.onResponse(e);
		}
	}, u = await kl({
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
function Dl({ project: e, projectDigest: t }, n) {
	return Qt({
		id: e,
		digest: t
	}, n);
}
function Ol({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [P("bad-backup", i)];
}
async function kl(e, t, n, r) {
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
	}, l = dt(t, {
		...c,
		signal: s.stopping
	}), u = dt(t, {
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
	let { backup: d, variables: f, problems: p } = Al(e, n);
	r.onSecrets(Oe(new Map([...f].filter(([t]) => !e.urls.has(t)))));
	let m = await jl(() => Jt(l.value, d.project, d.entries), r);
	if ("problems" in m) return {
		...o,
		problems: m.problems
	};
	let { plan: h, problems: g } = _l(d, m, {
		force: n.force,
		variables: f
	}), _ = {
		...o,
		problems: [
			...p,
			...g,
			...bl(h),
			...await Ml(h, m, t, n, r)
		],
		plan: h,
		effort: { requests: un(h, t).flat().length }
	};
	if (!await r.onPlan(_)) return s.stopped ? _ : {
		..._,
		problems: [..._.problems, se]
	};
	let v = {
		entries: {},
		variables: f
	}, y = await Rt(u.value, h, {
		settings: t,
		declared: v
	}, n, r);
	return {
		..._,
		...y,
		problems: [..._.problems, ...y.problems]
	};
}
function Al({ backup: e, urls: t }, { usable: n }) {
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
async function jl(e, { cancellation: t }) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof Dt) {
			let e = `The service did not list all ${Ft(T.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [P("incomplete-live", e, { reach: "project" })] };
		}
		if (!(e instanceof p)) throw e;
		return e instanceof y && t.stopped ? { problems: [] } : { problems: [ze(e)] };
	}
}
async function Ml(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let a = {
		projects: [n],
		usable: r.usable
	}, { reads: o, problems: s } = await tn(a, i), c = O(s) ? void 0 : o[0]?.declared;
	return xl(e, t, c && Nt(c, t.project.baseLanguage), n.rules);
}
// src/commands/restore.ts
const Nl = {
	name: "restore",
	summary: "Restore keys, texts and webhooks that a run removed or overwrote, from its backup.",
	inAction: !1,
	examples: ["lokaform restore lokaform-backup/web-20260115T120000Z.yaml", "lokaform restore backup.yaml --force   # also what changed since"],
	exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
	async run(e, t) {
		let n = await cl(w(It, e), t.sources.folders);
		return Ve("restore", e, t, {
			backupProject: n.backup?.project ?? "",
			engine: (e, t, r) => Tl(n, e, t, r)
		});
	}
};
function Pl(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes("key_id as a number") ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => P("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/remote/copy/copiedKey.ts
const Fl = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function Il(e, t) {
	let n = St(e, t);
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
	let o = A(e) ?? {};
	return {
		key: {
			...zl({
				created_at: N(o.created_at),
				created_at_timestamp: xt(o.created_at_timestamp),
				description: r.description,
				plural_name: r.plural_name,
				is_hidden: r.is_hidden,
				context: r.context,
				base_words: k(o.base_words),
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
			translations: Ll(o.translations, t)
		},
		lacks: [...gn(r).filter((e) => !Fl.includes(e)), ...r.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function Ll(e, t) {
	let n = Array.isArray(e) ? e.map((e) => A(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [Rl(t, e)] : [];
	});
}
function Rl(e, t) {
	let { task_id: n } = e;
	return {
		...zl({
			translation_id: k(e.translation_id),
			segment_number: k(e.segment_number),
			modified_at: N(e.modified_at),
			modified_at_timestamp: xt(e.modified_at_timestamp),
			is_reviewed: M(e.is_reviewed),
			reviewed_by: k(e.reviewed_by),
			is_unverified: M(e.is_unverified),
			is_fuzzy: M(e.is_fuzzy),
			words: k(e.words),
			custom_translation_statuses: _t(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : k(n)
		}),
		language_iso: t,
		translation: N(e.translation) ?? "",
		modified_by: k(e.modified_by) ?? 0,
		modified_by_email: N(e.modified_by_email) ?? ""
	};
}
function zl(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
// src/remote/copy/copiedKeys.ts
var Bl = class {
	#e = new Map();
	#t = [];
	#n;
	constructor(e) {
		this.#n = e;
	}
	add(e) {
		for (let t of e) {
			let e = Il(t, this.#n), n = "key" in e ? String(e.key.key_id) : e.unusable.id;
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
async function Vl(e, t) {
	let [n, r, i] = await Promise.all([
		sn(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		Wl(() => vt(e, t), Hl, Kl),
		Wl(async () => S(Xl(await e.contributorMe(j(t)))), Ul, ql)
	]);
	if (!n.ok) return n;
	if (!r.ok) return r;
	if (!i.ok) return i;
	let { project: a } = n.value, o = a.segmentation ? [] : a.languages ?? [], s = o.map(({ iso: e }) => e), c = await Ht(e, t, o, () => new Bl(s));
	if (!c.ok) return c;
	let { keys: l, unread: u, incomplete: d } = c.value.all(), f = r.value.is === "read" ? r.value.value : {
		objects: [],
		unusable: []
	}, p = i.value.is === "read" ? i.value.value : void 0;
	return S({
		id: t,
		name: a.name,
		project: Zl(n.value),
		languages: Ql(n.value),
		keys: l,
		webhooks: f.objects,
		user: p,
		problems: [
			...r.value.is === "refused" ? [r.value.notice] : [],
			...i.value.is === "refused" ? [i.value.notice] : p ? [] : [ql("The answer is unusable.")],
			...a.segmentation ? [Jl] : [],
			...Pl("key", u, "is not in the copy"),
			...Pl("key", d, "is in the copy with default values"),
			...Pl("webhook", f.unusable.map(Yl), "is not in the copy")
		]
	});
}
const Hl = [401, 403], Ul = [
	...Hl,
	400,
	404,
	405,
	406
];
async function Wl(e, t, n) {
	try {
		let t = await e();
		return t.ok ? S({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof f) || !t.includes(e.status)) throw e;
		return S({
			is: "refused",
			notice: n(e.message)
		});
	}
}
const Gl = (e) => P("api-error", e, {
	severity: "notice",
	reach: "project"
}), Kl = (e) => Gl(`The copy has no webhooks, because this token may not read them. ${e}`), ql = (e) => Gl(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), Jl = P("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function Yl({ names: e, ...t }) {
	return {
		...t,
		names: e.map(ot)
	};
}
function Xl(e) {
	let { user_id: t, email: n, fullname: r } = A(e) ?? {}, [i, a] = [k(t), N(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: N(r) || a
	};
}
function Zl({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = A(e) ?? {}, a = Object.entries(A(r) ?? {}).flatMap(([e, t]) => {
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
function Ql({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = A(e) ?? {}, o = N(t), s = Number(ln(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...zl({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: N(r),
				is_rtl: M(i),
				plural_forms: a === null ? null : _t(a, N)
			})
		}];
	});
}
// src/run/copyLive.ts
async function $l(e, { sources: t, working: n, onSecrets: r, onWait: i }) {
	let { raw: a, environment: o } = t, s = qe(e, "copy-of"), c = await Pe(w(ne, a), n), l = c.token ?? (o.LOKALISE_API_TOKEN || void 0), { token: u, problems: d } = De(void 0, {
		usable: {
			values: o,
			tokens: [],
			allowed: void 0
		},
		runToken: l,
		isNeeded: !0
	});
	r(u === void 0 ? [] : [tt(u)]);
	let f = [...s.problems, ...c.problems.length > 0 ? c.problems : d];
	if (s.id === void 0 || O(f)) return { problems: f };
	let m = dt({
		token: u,
		rate: F(Me, t),
		concurrency: F(Ee, t)
	}, {
		apiUrl: F(at, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: i
	});
	if (!m.ok) return { problems: [m.problem] };
	try {
		let e = await Vl(m.value, eu(s.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof p)) throw e;
		return { problems: [P("api-error", e.message)] };
	}
}
function eu(e) {
	return e.endsWith(":master") ? j(e) : e;
}
// src/commands/sandboxCopy.ts
async function tu(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, o) {
	let s = F(de, e);
	if (s === void 0) {
		let t = [at, ne].filter((t) => w(t, e.raw) !== void 0);
		return a(t.map(nu)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && zn(t)) return a([ru(t)]), "failed";
	let c = pt(r), l = await $l(s, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of c(e)) o(t);
		}
	});
	return "problems" in l ? (a(l.problems), "failed") : (a(l.copy.problems), {
		state: iu(l.copy),
		words: au(l.copy)
	});
}
function nu(e) {
	let t = `${E(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return P("bad-setting", t);
}
function ru(e) {
	let t = `state: ${C(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return P("bad-setting", t);
}
function iu({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
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
	}, s = j(e), c = e === s ? { [e]: {
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
function au({ id: e, name: t, keys: n, languages: r, webhooks: i }) {
	let a = r.map(({ lang_iso: e }) => e).sort(), o = [
		ou(n.length, "key"),
		`${ou(a.length, "language")} (${a.join(", ")})`,
		ou(i.length, "webhook")
	], s = e === j(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${st(t)}: ${C(o.join(", "))}`,
		`use it with --project ${C(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...s
	];
}
function ou(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
// src/commands/sandbox.ts
const su = {
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
			rows: Object.entries(ro).map(([e, { values: t, about: n }]) => [e, `${n} ${typeof t == "number" ? `Default: ${t}` : `Values: ${t.join(", ")}`}.`]),
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
	run: cu
};
async function cu(e, t) {
	let { setup: { console: n, environment: r, folder: i }, showProblems: a } = t, o = le(e);
	if (a(o), o.length > 0) return 1;
	let s = {
		raw: e,
		environment: r,
		parts: []
	}, [c, l] = [F(yn, s), F(zt, s)], u = F(ae, s), d = u === void 0 ? void 0 : kn(i, u), f = await tu(s, d, t, (e) => n.error(n.paintError("dim", e)));
	if (f === "failed") return 1;
	try {
		let e = await Os({
			port: F(Be, s),
			state: f?.state,
			stateFile: d,
			limits: !F(me, s),
			latency: F(Ze, s),
			log: F(ge, s),
			faults: xs(c, l)
		});
		n.out(`listening on ${e.url}`);
		for (let e of f?.words ?? []) n.out(e);
		return c.length > 0 && n.out(`faults: ${c.join(", ")} (seed ${l})`), await lu(), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return n.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function lu() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
// src/commands/schema.ts
const uu = {
	name: "schema",
	summary: "Print the JSON Schema of keys.yaml, webhooks.yaml or lokaform.yaml, for editors.",
	inAction: !1,
	examples: [
		"lokaform schema keys",
		"lokaform schema webhooks",
		"lokaform schema lokaform > lokaform.schema.json"
	],
	exitCodes: "0 printed; 1 not",
	run: du
};
async function du(e, { setup: t, print: n, showProblems: r }) {
	let i = w(Ye, e);
	if (i === void 0) {
		let t = le(e), n = `Which schema? It must be ${Ye.expects}. For example: lokaform schema keys`;
		return r(t.length > 0 ? t : [P("bad-setting", n)]), 1;
	}
	return n((await Nn(I(t.packageRoot, hn(i)), "utf8")).trimEnd()), 0;
}
// src/commands/commands.ts
const fu = {
	init: Qc,
	validate: jt,
	plan: D,
	apply: he,
	drift: an,
	pull: ut,
	summarize: Kt,
	restore: Nl,
	"webhook-secret": fn,
	schema: uu,
	sandbox: su,
	demo: Xs
};
// src/settings/describe.ts
function pu(e) {
	let { docs: t, option: n } = e, r = n?.as === "list" ? "May be repeated." : void 0, i = n?.as === "switch" ? void 0 : gu(e, hu(e));
	return _u(t.text, r, t.commandLine, i).replaceAll("`", "");
}
function mu({ docs: e, default: t }) {
	if (e.default !== void 0) return e.default.replace(/\.$/, "");
	if (t !== void 0 && !(Array.isArray(t) && t.length === 0)) return Array.isArray(t) ? t.map((e) => `\`${e}\``).join(", ") : `\`${t}\``;
}
function hu({ file: e }) {
	return e === void 0 ? void 0 : "the value in lokaform.yaml";
}
function gu(e, t) {
	let n = [t, mu(e)].filter((e) => e !== void 0);
	return n.length === 0 ? void 0 : `Default: ${n.join(", or ")}.`;
}
function _u(...e) {
	return e.filter((e) => e !== void 0).join(" ");
}
function vu(e, t) {
	let n = Su(t), r = ct(e.name)?.option, i = r && r.as !== "switch" ? ` ${r.metavar}` : "", a = vn(e.name).map((e) => [yu(e), pu(e)]);
	return [
		...Q(e.summary, n),
		"",
		...Q(`Usage: lokaform ${e.name}${i} [options]`, n),
		"",
		"Options:",
		...Cu(a, n),
		...(e.sections ?? []).flatMap((e) => bu(e, n)),
		"",
		"For example:",
		...e.examples.map((e) => `  ${e}`),
		"",
		...Q(`Exit code: ${e.exitCodes}.`, n)
	];
}
function yu(e) {
	let { option: t } = e, n = t?.as === "switch" && t.short ? `-${t.short}, ` : "", r = t && t.as !== "switch" ? ` ${t.metavar}` : "";
	return `${n}--${E(e)}${r}`;
}
function bu({ title: e, rows: t = [], sentences: n }, r) {
	let i = n.flatMap((e) => Q(e, r - 2));
	return [
		"",
		e,
		...t.length > 0 ? Cu(t, r) : [],
		...i.map((e) => `  ${e}`)
	];
}
function xu(e, t) {
	let n = Su(t), r = Object.values(fu).map(({ name: e, summary: t }) => [e, t]);
	return [
		...Q(`lokaform ${e} – translation keys and webhooks of Lokalise projects as code`, n),
		"",
		"Usage: lokaform COMMAND [options]",
		"",
		"Commands:",
		...Cu(r, n),
		"",
		...Q("lokaform COMMAND --help shows the options of a command; lokaform --version the version.", n),
		...Q("New here? lokaform demo shows the main job in half a minute.", n)
	];
}
function Su(e = 88) {
	return Math.max(40, Math.min(e, 88));
}
function Cu(e, t) {
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
function wu(e) {
	let { sound: t, problems: n } = Eu(e), { tokens: r } = Xn({
		args: t,
		options: Object.fromEntries(Ot.map((e) => [E(e), Tu(e)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), i = r.flatMap((e) => e.kind === "positional" ? [e.value] : []), a = i[0] === "help" || i[0] === "version" ? i[0] : void 0, o = a ? i.slice(1) : i, s = o.find(re), c = ct(s), l = ku(o, s), u = c?.option?.as === "list" ? l : l.slice(0, 1), d = {
		...a && { [a]: ["true"] },
		...c && u.length > 0 && { [E(c)]: u }
	}, f = [...n];
	for (let e of r) {
		if (e.kind !== "option") continue;
		let t = ju(e, s, d);
		t ? f.push(Mu(t)) : d[e.name] = [...d[e.name] ?? [], e.value ?? "true"];
	}
	let p = Du(o, s);
	if (d.help || d.version) return {
		...s && { command: s },
		raw: d,
		problems: p
	};
	let m = n.length > 0 ? [] : Ou(o, s, d);
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
function Tu({ option: e }) {
	return e?.as === "switch" ? {
		type: "boolean",
		multiple: !0,
		...e.short && { short: e.short }
	} : {
		type: "string",
		multiple: !0
	};
}
function Eu(e) {
	let t = [], n = Ot.flatMap(({ option: e }) => e?.as === "switch" && e.short || []);
	return {
		sound: e.flatMap((e) => {
			let [, r = ""] = /^-([A-Za-z][\w-]+)(?:=|$)/.exec(e) ?? [];
			if (r === "" || [...r].every((e) => n.includes(e))) return e;
			let i = Ot.map((e) => `--${E(e)}`), a = on(`--${r}`, i) || ` Options start with two dashes: --${r}.`;
			return t.push(Mu(`There is no option -${r}.${a}`)), En(r) ? `-${e}` : [];
		}),
		problems: t
	};
}
function Du(e, t) {
	let [n] = e;
	if (n === void 0 || t !== void 0) return [];
	let r = [...We];
	return [Mu(`There is no command "${n}".${on(n, r) || ` The commands are ${r.join(", ")}.`}`)];
}
function Ou(e, t, n) {
	if (t === void 0) return [];
	let r = ku(e, t), i = ct(t);
	if (i?.option?.as === "list") return [];
	let [a, ...o] = i ? r.slice(1) : r;
	return a === void 0 ? [] : [Mu(`Unexpected argument "${a}"${o.length > 0 ? ` (and ${o.length} more)` : ""}.${i ? ` ${t} takes one ${E(i)}.` : Au(a, n)} See: lokaform ${t} --help`)];
}
function ku(e, t) {
	let n = t === void 0 ? -1 : e.indexOf(t);
	return e.filter((e, t) => t !== n);
}
function Au(e, t) {
	let n = Yt.map(E), r = n.find((e) => t[e]);
	return /\.ya?ml$/i.test(e) && r ? ` Put a glob in quotes, so that the shell does not expand it: --${r} 'l10n/**/*.yaml'. Or repeat the option: --${r} ${e}.` : /\.ya?ml$/i.test(e) ? ` To name a manifest, use ${n.map((t) => `--${t} ${e}`).join(" or ")}.` : /^[0-9a-f]{6,}\.\d+|^https?:/i.test(e) ? ` To name the project, use --project ${e}.` : "";
}
function ju({ name: e, rawName: t, value: n }, r, i) {
	let a = vn(r), o = a.find((t) => E(t) === e)?.option;
	if (!o) {
		let e = a.map((e) => `--${E(e)}`), n = r ? `lokaform ${r}` : "lokaform";
		return `${n} has no option ${t}.${(t === "-v" ? " Did you mean --verbose, or -V for the version?" : "") || on(t, e)} See: ${n} --help`;
	}
	if (o.as !== "switch" && (n === void 0 || n === "")) return `${t} needs a value: ${t} ${o.metavar}.`;
	if (o.as === "switch" && n !== void 0) return `${t} is a switch and takes no value.`;
	if (i[e] && o.as !== "list") return `${t} was given twice. Give it once.`;
}
function Mu(e) {
	return P("bad-setting", e);
}
// src/terminal/console.ts
const Nu = {
	good: "green",
	bad: "red",
	change: "yellow",
	note: "cyan",
	dim: "dim",
	strong: "bold"
};
function Pu({ stdout: e, stderr: t, prompt: n = t }, r) {
	let i = new rt();
	return {
		out: (t) => e.write(`${we(i.clean(t))}\n`),
		error: (e) => t.write(`${we(i.clean(e))}\n`),
		prompt: (e) => n.write(`${we(i.clean(e))}\n`),
		paint: r(e) ? Fu : Iu,
		paintError: r(t) ? Fu : Iu,
		hide: (e) => i.hide(e)
	};
}
const Fu = (e, t) => Qn(Nu[e], t, { validateStream: !1 }), Iu = (e, t) => t;
function Lu(e, t, n) {
	return e.isTTY === !0 && !n && !t.NO_COLOR && t.TERM !== "dumb";
}
// src/cli.ts
const { argv: Ru, env: zu, stdin: Bu, stdout: Vu, stderr: Hu } = process, Uu = Ru.slice(2), { command: Wu, raw: Gu, problems: Ku } = wu(Uu);
_n(Vu, Hu);
const qu = Ps({
	stdin: Bu,
	stdout: Vu,
	stderr: Hu
}), $ = Pu({
	stdout: Vu,
	stderr: Hu,
	prompt: qu?.output
}, (e) => Lu(e, zu, w(ce, Gu) === !0));
$.hide([tt(zu.LOKALISE_API_TOKEN ?? "")]);
const Ju = Ls({
	folder: process.cwd(),
	environment: zu,
	console: $,
	prompt: qu,
	showPlan: !0,
	packageRoot: On(new URL("../", import.meta.url)),
	now: Date.now,
	backupDir: "lokaform-backup"
}), Yu = P("bad-setting", "There are options, but no command. See: lokaform --help");
async function Xu() {
	let e = Wu && fu[Wu];
	if (Ku.length > 0) return Qu(Ku);
	if (w(nt, Gu)) return Zu([a]);
	if (w(Dn, Gu) || Uu.length === 0) return Zu(e ? vu(e, Vu.columns) : xu(a, Vu.columns));
	if (e === void 0) return Qu([Yu]);
	let t = s(zu);
	return t.state === "unavailable" && $.error(t.message), e.run(Gu, Ju);
}
function Zu(e) {
	for (let t of e) $.out(t);
	return 0;
}
function Qu(e) {
	return Ju.showProblems(e), 1;
}
process.exitCode = await Xu().catch((e) => ($.error(rn(e instanceof Error ? e.stack ?? e.message : String(e))), $.error("This is a bug in lokaform. Please report it with the lines above."), 1));
export {};
