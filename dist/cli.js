#!/usr/bin/env node
import { C as e, D as t, E as n, M as r, N as i, O as a, P as o, S as s, T as c, _ as l, a as u, c as d, f, h as p, j as m, k as h, m as g, o as _, s as v, v as y, w as b, x as ee, y as te } from "./chunks/client.js";
import { $n as ne, $r as re, $t as ie, An as ae, Ar as oe, At as se, Bn as ce, Bt as le, C as ue, Cn as de, Cr as fe, D as pe, Dn as me, Dt as he, En as ge, Et as _e, Fn as ve, Fr as x, Ft as ye, Gn as be, Gt as xe, Hn as Se, Hr as S, In as Ce, It as we, Jn as Te, Jt as C, Kn as Ee, Kr as De, Kt as Oe, Ln as ke, Lt as Ae, Mn as je, Mr as Me, Mt as Ne, Nn as Pe, Nt as Fe, On as Ie, Ot as Le, Pr as Re, Qr as ze, Qt as Be, Rn as Ve, Rt as He, S as Ue, Sr as We, T as Ge, Tn as Ke, Tr as qe, Tt as Je, Un as Ye, Ur as Xe, Vn as Ze, Vr as Qe, Vt as w, Wn as $e, Wr as et, Xn as tt, Xr as nt, Yr as T, Yt as rt, Zr as it, _ as at, _i as ot, ai as st, an as ct, ar as lt, b as ut, bn as dt, bt as ft, c as pt, ci as E, cn as mt, cr as ht, d as gt, di as _t, dn as vt, ei as yt, en as bt, er as xt, f as St, fi as Ct, fn as wt, g as Tt, gi as D, gn as O, gr as Et, h as Dt, hi as k, hn as Ot, hr as kt, ii as A, in as At, it as jt, jn as Mt, jr as Nt, jt as Pt, kn as Ft, kr as It, kt as Lt, l as Rt, li as zt, ln as Bt, m as Vt, mn as Ht, n as Ut, ni as Wt, nn as Gt, o as Kt, oi as qt, on as Jt, or as Yt, p as Xt, pi as Zt, pn as Qt, qn as $t, qr as en, qt as tn, r as nn, ri as j, rn, rr as an, s as on, si as M, sn, sr as cn, t as ln, ti as un, tn as dn, u as fn, ui as pn, un as mn, v as hn, vi as gn, vn as _n, wn as vn, wr as yn, wt as bn, x as xn, xn as Sn, y as Cn, yn as wn, zn as Tn, zr as En, zt as N } from "./chunks/engine.js";
import { fileURLToPath as Dn } from "node:url";
import { createServer as On } from "node:http";
import { join as P, resolve as kn } from "node:path";
import { cp as An, mkdtemp as jn, readFile as F, realpath as Mn, rename as Nn, writeFile as Pn } from "node:fs/promises";
import { closeSync as Fn, createWriteStream as In, existsSync as Ln, openSync as Rn, readFileSync as zn, rmSync as Bn, statSync as Vn } from "node:fs";
import { setTimeout as Hn } from "node:timers/promises";
import { createHash as Un } from "node:crypto";
import { tmpdir as Wn } from "node:os";
import { isDeepStrictEqual as Gn, parseArgs as Kn, promisify as qn, styleText as Jn } from "node:util";
import { constants as Yn, gzip as Xn } from "node:zlib";
import { finished as Zn } from "node:stream/promises";
import { createInterface as Qn } from "node:readline/promises";
import { WriteStream as $n } from "node:tty";
// src/sandbox/answer.ts
var I = class extends Error {
	status;
	constructor(e, t) {
		super(t), this.status = e;
	}
};
function L(e, t = {}) {
	return {
		status: 200,
		headers: t,
		body: { json: e }
	};
}
function R(e, t) {
	return {
		status: e,
		body: { json: { error: {
			message: t,
			code: e
		} } }
	};
}
function er(e, t) {
	let n = `${e} ${t}`;
	return {
		status: e,
		body: { html: `<html>\r\n<head><title>${n}</title></head>\r\n<body>\r\n<center><h1>${n}</h1></center>\r\n</body>\r\n</html>\r\n` }
	};
}
function z() {
	return new I(404, "Not Found");
}
function B(e) {
	return new I(400, `Invalid \`${e}\` parameter`);
}
// src/sandbox/projects/users.ts
const tr = {
	user_id: 20181,
	email: "sandbox@example.com",
	fullname: "Sandbox"
}, nr = {
	user_id: 0,
	email: ""
}, rr = ["read-write", "read-only"];
function ir({ user: e }) {
	return e ? ar(e) : tr;
}
function ar(e) {
	return {
		...e,
		fullname: e.fullname ?? e.email
	};
}
function or(e, t) {
	let { token: n, tokens: r = [] } = t, i = n === void 0 && r.length === 0, a = r.find((t) => t.token === e);
	if (e === "" || !i && !a && e !== n) return;
	let { rights: o = "read-write", user: s, import_started_by: c } = a ?? {};
	return {
		rights: o,
		user: s ? ar(s) : ir(t),
		...c && { importStartedBy: ar(c) }
	};
}
// src/sandbox/http/limits.ts
const sr = "Too many requests. Cool your jets and try again in a bit";
var cr = class {
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
const lr = qn(Xn);
function ur({ method: e, url: t }) {
	return `${e} ${t} HTTP/1.1`.length > 8192;
}
function dr({ headers: e }) {
	let t = e["x-api-token"] ?? e.authorization?.replace(/^Bearer\s+/i, "") ?? "";
	return String(t).trim();
}
async function fr(e, t) {
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
function pr({ status: e, headers: t, body: n }) {
	let r = "json" in n;
	return {
		status: e,
		headers: {
			"Content-Type": r ? "application/json" : "text/html",
			...t
		},
		text: r ? mr(n.json) : n.html
	};
}
function mr(e) {
	return JSON.stringify(e).replace(/\//g, "\\/").replace(/[\u0080-\uffff]/g, hr);
}
function hr(e) {
	return `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
async function gr({ status: e, headers: t, text: n }, r) {
	let i = Buffer.from(n);
	if (!/\bgzip\b/.test(String(r.headers["accept-encoding"]))) return {
		status: e,
		headers: t,
		bytes: i
	};
	let a = await lr(i, { level: Yn.Z_BEST_SPEED });
	return {
		status: e,
		headers: {
			...t,
			"Content-Encoding": "gzip"
		},
		bytes: a
	};
}
function _r(e, { status: t, headers: n, bytes: r }) {
	e.writeHead(t, {
		...n,
		"Content-Length": r.length
	}), e.end(r);
}
// src/sandbox/faults/faults.ts
var vr = class {
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
function yr(e) {
	return g.filter((t) => e.includes(t));
}
function V(e) {
	return {
		ios: e("ios"),
		android: e("android"),
		web: e("web"),
		other: e("other")
	};
}
function br(e, t, n, r) {
	if (typeof e == "string") return V(() => e);
	if (!n.perPlatform && n.objectNameWithoutSetting === "refuse") throw new I(400, "key_name parameter should be a string");
	let i = yr(t), a = i.find((t) => e[t]) ?? i.find((e) => r?.[e]), o = a && (e[a] || r?.[a]);
	if (!o) throw new I(400, "key_name parameter should name an assigned platform");
	if (!n.perPlatform) return V((t) => n.objectNameWithoutSetting === "keep" && e[t] || o);
	let s = (t) => e[t] || r?.[t] || o, [c] = i;
	return V((e) => c && !i.includes(e) ? s(c) : s(e));
}
function xr(e, t) {
	let n = (e) => t.sameNameOtherFilename === "allow" ? `\0${e}` : "";
	if (t.perPlatform) return e.platforms.map((t) => `${t}\0${e.key_name[t]}${n(e.filenames[t])}`);
	let r = n(g.map((t) => e.filenames[t]).join("\0"));
	return Sr(e).map((e) => `${e}${r}`);
}
function Sr(e) {
	let { ios: t, android: n, web: r, other: i } = e.key_name;
	return t === n && t === r && t === i ? [t] : [...new Set([
		t,
		n,
		r,
		i
	])];
}
// src/sandbox/keys/attributes.ts
function Cr(e) {
	let t = (e) => e.toLowerCase();
	return [...new Set(e)].sort((e, n) => t(e) < t(n) ? -1 : +(t(e) > t(n)));
}
function wr(e, t) {
	return V((n) => e?.[n] ?? t?.[n] ?? "");
}
function Tr(e) {
	try {
		return e === "" ? "" : Er(_(e));
	} catch {
		return e;
	}
}
function Er(e) {
	return Array.isArray(e) ? `[${e.map(Er).join(", ")}]` : typeof e != "object" || !e ? JSON.stringify(e) : `{${Object.entries(e).map(([e, t]) => `${JSON.stringify(e)}: ${Er(t)}`).join(", ")}}`;
}
// src/sandbox/keys/texts.ts
function Dr(e, t, n) {
	if (!t) return typeof e == "string" ? e : JSON.stringify(e);
	let r = typeof e == "string" ? Mr(e) ?? (e === "" ? {} : { other: e }) : { ...e };
	for (let e of n ?? []) r[e] ??= "";
	return JSON.stringify(r);
}
function Or(e) {
	let t = Mr(e);
	return t ? t.other || Object.values(t).find((e) => e !== "") || "" : e;
}
function H(e, t) {
	return jr(e, t).every((e) => e === "");
}
function kr(e, t) {
	return jr(e, t).reduce((e, t) => e + Ar(t), 0);
}
function Ar(e) {
	return e === "" ? 0 : e.replace(/<[^>]*>|&#?\w+;/g, " ").match(/\S+/g)?.length ?? 0;
}
function jr(e, t) {
	return t ? Object.values(Mr(e) ?? { other: e }) : [e];
}
function Mr(e) {
	if (e.startsWith("{")) try {
		let t = _(e);
		return Nr(t) ? t : void 0;
	} catch {
		return;
	}
}
function Nr(e) {
	return u(e) && Object.values(e).every((e) => typeof e == "string");
}
// src/sandbox/keys/writer.ts
const Pr = {
	user_id: 7002,
	email: "automation@example.com"
};
function Fr({ project: e, now: t, access: n, store: r }) {
	return {
		project: e,
		now: t,
		access: n,
		assumptions: r.assumptions
	};
}
function U({ access: e, assumptions: t }) {
	return !e.importStartedBy || t.importWriter === "tokenUser" ? e.user : t.importWriter === "starter" ? e.importStartedBy : nr;
}
function Ir({ access: e, assumptions: t }) {
	return t.automationWriter === "tokenUser" ? U({
		access: e,
		assumptions: t
	}) : t.automationWriter === "otherUser" ? Pr : nr;
}
function Lr(e, t, { user_id: n, email: r }, { now: i }) {
	t.modified_by = n, t.modified_by_email = r, t.modified_at = i.text, t.modified_at_timestamp = i.seconds, e.translations_modified_at = i.text, e.translations_modified_at_timestamp = i.seconds;
}
// src/sandbox/keys/automations.ts
function Rr({ body: e }) {
	return !u(e) || e.use_automations !== !1;
}
function zr(e, t) {
	let { project: n } = t, r = Or(Br(e, n.record.base_language_iso) ?? "");
	if (r !== "") for (let { language_iso: i, translation: a } of n.automations) {
		let o = e.translations.find((e) => e.language_iso === i);
		if (!o || !H(o.translation, e.is_plural)) continue;
		let s = n.languages.find((e) => e.lang_iso === i)?.plural_forms ?? null, c = a.replaceAll("{base}", () => r);
		o.translation = Dr(e.is_plural ? { other: c } : c, e.is_plural, s), o.words = kr(o.translation, e.is_plural), o.is_unverified = !1, o.is_fuzzy = !1, Lr(e, o, Ir(t), t);
	}
}
function Br(e, t) {
	return e.translations.find((e) => e.language_iso === t)?.translation;
}
// src/sandbox/stamp.ts
function Vr(e) {
	let t = new Date(e * 1e3).toISOString();
	return {
		text: `${t.slice(0, 10)} ${t.slice(11, 19)} (Etc/UTC)`,
		seconds: e
	};
}
function Hr(e, t, n) {
	if (t !== void 0) return e === void 0 ? Vr(t) : {
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
function Ur(e, t) {
	let { keyId: n, isPlural: r, language: i, stamp: a, ids: o, user: s } = t, c = e?.translation ?? "", l = e?.translation_id !== void 0 && typeof c == "string" ? c : Dr(c, r, i.plural_forms), u = e?.is_unverified ?? H(l, r), d = e?.is_reviewed ?? !1, f = Hr(e?.modified_at, e?.modified_at_timestamp, a);
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
		words: e?.words ?? kr(l, r),
		custom_translation_statuses: e?.custom_translation_statuses ?? [],
		task_id: e?.task_id ?? null
	};
}
// src/sandbox/keys/complete.ts
function Wr(e, t, n, r, i) {
	let a = e.key_id ?? n.key(), o = e.is_plural ?? !1, s = Hr(e.created_at, e.created_at_timestamp, r), c = Hr(e.modified_at, e.modified_at_timestamp, s), l = new Map(e.translations?.map((e) => [e.language_iso, e])), u = t.rowLanguages.map((e) => Ur(l.get(e.lang_iso), {
		keyId: a,
		isPlural: o,
		language: e,
		stamp: s,
		ids: n,
		user: i
	})), d = u.reduce((e, t) => t.modified_at_timestamp > e.seconds ? Gr(t) : e, s), f = Hr(e.translations_modified_at, e.translations_modified_at_timestamp, d);
	return {
		key_id: a,
		created_at: s.text,
		created_at_timestamp: s.seconds,
		key_name: e.key_name,
		filenames: wr(e.filenames),
		description: e.description ?? "",
		platforms: yr(e.platforms ?? ["web"]),
		tags: Cr(e.tags ?? []),
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
		custom_attributes: Tr(e.custom_attributes ?? ""),
		modified_at: c.text,
		modified_at_timestamp: c.seconds,
		translations_modified_at: f.text,
		translations_modified_at_timestamp: f.seconds
	};
}
function Gr(e) {
	return {
		text: e.modified_at,
		seconds: e.modified_at_timestamp
	};
}
// src/sandbox/keys/find.ts
function Kr({ id: e, project: t }) {
	let n = qr(e);
	if (n === void 0) throw B("key_id");
	let r = t.keys.get(n);
	if (!r) throw z();
	return r;
}
function qr(e) {
	return typeof e == "string" && /^\d+$/.test(e) ? Number(e) : typeof e == "number" && Number.isInteger(e) ? e : void 0;
}
// src/sandbox/keys/input.ts
const Jr = t(h(), h()), Yr = m([h().min(1), Jr.refine((e) => Object.values(e).some(Boolean))]), Xr = l(p(g)).min(1), Zr = c({
	key_name: Yr.exactOptional(),
	platforms: Xr.exactOptional(),
	description: h().exactOptional(),
	filenames: Jr.exactOptional(),
	tags: l(h()).exactOptional(),
	merge_tags: y().exactOptional(),
	is_plural: y().exactOptional(),
	plural_name: h().exactOptional(),
	is_hidden: y().exactOptional(),
	is_archived: y().exactOptional(),
	context: h().exactOptional(),
	char_limit: ee().min(0).exactOptional(),
	custom_attributes: h().exactOptional()
}), Qr = c({ comments: l(c({ comment: h() })).nullish() }), $r = c({
	key_name: Yr,
	platforms: Xr
}), ei = c({
	translation: m([h(), Jr]),
	language_iso: h(),
	is_reviewed: y().exactOptional(),
	is_unverified: y().exactOptional()
});
function ti(e) {
	return ii(e.body).map((t) => {
		ai(t, "key_name"), ai(t, "platforms");
		let { comments: n } = li(Qr, t);
		return {
			...oi(t, e),
			...li($r, t),
			comments: n ?? []
		};
	});
}
function ni(e) {
	return ii(e.body).map((t) => {
		ai(t, "key_id");
		let n = qr(t.key_id);
		if (n === void 0) throw B("key_id");
		return {
			...oi(t, e),
			key_id: n
		};
	});
}
function ri(e) {
	if (!u(e.body)) throw new I(400, "Bad Request");
	let { translations: t, ...n } = e.body;
	return oi(n, e);
}
function ii(e) {
	let t = u(e) ? e.keys : void 0;
	if (!Array.isArray(t) || t.length === 0 || !t.every(u)) throw B("keys");
	return t;
}
function ai(e, t) {
	if (!(t in e)) throw new I(400, `Key has no \`${t}\` parameter`);
}
function oi(e, t) {
	let n = li(Zr, e), { malformedCustomAttributes: r } = t.store.assumptions;
	if (r === "refuse" && !di(n.custom_attributes ?? "")) throw B("custom_attributes");
	return "translations" in e ? {
		...n,
		translations: si(e.translations, t)
	} : n;
}
function si(e, { project: t, store: n, faults: r }) {
	if (!Array.isArray(e) || !e.every(u)) throw B("translations");
	let i = e.map(ci), a = (e) => t.languages.some((t) => t.lang_iso === e.language_iso);
	if (n.assumptions.unknownLanguage === "refuse" && !i.every(a)) throw B("language_iso");
	return i.filter(a).map((e) => ({
		...e,
		translation: ui(e.translation, r)
	}));
}
function ci(e) {
	if (e.translation === void 0 || e.translation === null) throw new I(400, "Translation has no `translation` parameter");
	return li(ei, e);
}
function li(e, t) {
	let { success: n, data: r, error: i } = e.safeParse(t);
	if (n) return r;
	let a = String(i.issues[0]?.path[0]);
	throw a === "key_name" ? new I(400, "key_name parameter should be a string") : B(a);
}
function ui(e, t) {
	return typeof e == "string" ? t.storeText(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t.storeText(n)]));
}
function di(e) {
	if (e === "") return !0;
	try {
		return _(e), !0;
	} catch {
		return !1;
	}
}
// src/sandbox/keys/create.ts
const fi = "This key name is already taken";
function pi(e) {
	let t = ti(e).map((t) => ({
		...t,
		key_name: mi(t, e)
	})), n = [], r = [];
	return t.forEach((t, i) => {
		let a = e.faults.omitKey(i);
		if (a === "unwritten") return;
		let o = e.faults.refuseKey(i) ?? hi(t, e);
		if (o) {
			r.push(o);
			return;
		}
		let s = gi(t, e);
		a === void 0 && n.push(s), e.faults.storeTwice(i) && gi(t, e);
	}), L({
		...e.envelope,
		keys: n,
		errors: r
	});
}
function mi({ key_name: e, platforms: t }, { project: n }) {
	return br(e, t, n.names);
}
function hi({ key_name: e, platforms: t, filenames: n }, { project: r }) {
	let i = {
		key_name: e,
		platforms: t,
		filenames: wr(n)
	};
	return r.keys.conflictingKey(i, r.names) && {
		message: "This key name is already taken",
		code: 400,
		key_name: e
	};
}
function gi({ comments: e, screenshots: t, ...n }, r) {
	let { project: i, store: a, now: o } = r, s = Fr(r), c = Wr(n, i, a.ids, o, U(s));
	return Rr(r) && zr(c, s), c.comments = e?.map(({ comment: e }) => _i(e, c.key_id, r)) ?? [], i.keys.add(c), c;
}
function _i(e, t, { store: n, now: r, access: i }) {
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
function vi(e, t, n = 100) {
	return bi(e, "limit", n, t);
}
function yi(e, t, n, r = 100) {
	let i = vi(t, n, r), a = bi(t, "page", 1, 2 ** 53 - 1);
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
function bi(e, t, n, r) {
	let i = e.get(t);
	if (i === null || i === "") return n;
	let a = Number(i);
	if (!/^\d+$/.test(i) || a < 1 || a > r) throw B(t);
	return a;
}
// src/sandbox/keys/table.ts
var xi = class {
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
		let r = n ? xr(n, t) : [], i = xr(e, t).filter((e) => !r.includes(e));
		if (i.length !== 0) return Sr(e).flatMap((e) => this.named(e)).find((e) => xr(e, t).some((e) => i.includes(e)));
	}
	add(e) {
		this.#e.splice(Si(this.#e, e.key_id), 0, e), this.#t.set(e.key_id, e), this.#r(e);
	}
	rename(e, t) {
		this.#i(e), t(), this.#r(e);
	}
	remove(e) {
		for (let t of e) this.#t.delete(t.key_id), this.#i(t);
		let [t] = e;
		t && e.size === 1 ? this.#e.splice(Si(this.#e, t.key_id) - 1, 1) : this.#e = this.#e.filter((t) => !e.has(t));
	}
	#r(e) {
		for (let t of Sr(e)) {
			let n = this.#n.get(t);
			n ? n.push(e) : this.#n.set(t, [e]);
		}
	}
	#i(e) {
		for (let t of Sr(e)) {
			let n = this.named(t).filter((t) => t !== e);
			n.length > 0 ? this.#n.set(t, n) : this.#n.delete(t);
		}
	}
};
function Si(e, t) {
	let n = 0, r = e.length;
	for (; n < r;) {
		let i = n + r >>> 1;
		(e[i]?.key_id ?? 0) <= t ? n = i + 1 : r = i;
	}
	return n;
}
// src/sandbox/keys/cursor.ts
function Ci(e, t, n, r) {
	let i = vi(t, n), a = t.get("cursor") ?? "", o = a === "" ? 0 : Si(e, Ei(a)), s = e.slice(o, o + i), c = s.at(-1), l = c ? Ti(c.key_id) : a, u = o + i < e.length ? l : wi(r, l, c !== void 0);
	return {
		rows: s,
		headers: {
			"X-Pagination-Limit": String(i),
			...u !== void 0 && { "X-Pagination-Next-Cursor": u }
		}
	};
}
function wi(e, t, n) {
	if (e !== "absent") return e === "empty" ? "" : n || e === "stuck" ? t : void 0;
}
function Ti(e) {
	return Buffer.from(JSON.stringify({ 1: e })).toString("base64");
}
function Ei(e) {
	let t = /^\{"1":(\d+)\}$/.exec(Buffer.from(e, "base64").toString("utf8"));
	if (!t) throw B("cursor");
	return Number(t[1]);
}
// src/sandbox/keys/filters.ts
function Di(e) {
	let t = [
		W(e, "filter_tags", (e) => e.tags),
		W(e, "filter_filenames", (e) => Object.values(e.filenames)),
		W(e, "filter_keys", (e) => Object.values(e.key_name)),
		W(e, "filter_key_ids", (e) => [String(e.key_id)]),
		W(e, "filter_platforms", (e) => e.platforms),
		e.get("filter_untranslated") === "1" ? Ai : void 0,
		ji(e.get("filter_archived")),
		e.get("filter_qa_issues") ? () => !1 : void 0
	].filter((e) => e !== void 0);
	return t.length === 0 ? void 0 : (e) => t.every((t) => t(e));
}
function Oi(e, t) {
	let n = ki(t, "filter_key_ids"), r = ki(t, "filter_keys");
	if (!n && !r) return e.all();
	let i = n ? n.map((t) => e.get(Number(t))).filter((e) => e !== void 0) : (r ?? []).flatMap((t) => e.named(t));
	return [...new Set(i)].sort((e, t) => e.key_id - t.key_id);
}
function ki(e, t) {
	let n = e.get(t);
	return n ? n.split(",").map((e) => e.trim()) : void 0;
}
function W(e, t, n) {
	let r = ki(e, t);
	if (!r) return;
	let i = new Set(r);
	return (e) => n(e).some((e) => i.has(e));
}
function Ai(e) {
	return e.translations.some((t) => H(t.translation, e.is_plural));
}
function ji(e) {
	if (e !== null && e !== "" && e !== "include") {
		if (e !== "exclude" && e !== "only") throw B("filter_archived");
		return (t) => t.is_archived === (e === "only");
	}
}
// src/sandbox/keys/references.ts
const Mi = /\[%key:([^%\]]+)%\]/g;
function Ni(e, t) {
	return e.translation.includes("[%key:") ? {
		...e,
		translation: Pi(e.translation, e.language_iso, t, 5)
	} : e;
}
function Pi(e, t, n, r) {
	return r === 0 ? e : e.replace(Mi, (e, i) => {
		let a = n.named(i)[0]?.translations.find((e) => e.language_iso === t);
		return a ? Pi(a.translation, t, n, r - 1) : e;
	});
}
function Fi({ project: e, store: t, query: n, envelope: r, faults: i }) {
	let a = Di(n), o = n.get("pagination") || "offset";
	if (o !== "offset" && o !== "cursor") throw B("pagination");
	let s = a ? Oi(e.keys, n).filter(a) : e.keys.all(), { rows: c, headers: l } = o === "cursor" ? Ci(s, n, 500, t.assumptions.lastPageCursor) : yi(s, n, 500), u = Li(n, e), d = i.showKeys({
		rows: c.map(u),
		headers: l
	});
	return L({
		...r,
		keys: d.rows
	}, d.headers);
}
function Ii(e) {
	let t = Kr(e), n = Ri(t.translations, e.query, e.project);
	return L({
		...e.envelope,
		key: {
			...t,
			translations: n
		}
	});
}
function Li(e, t) {
	let n = (t) => e.get(`include_${t}`) === "1", r = {
		translations: n("translations"),
		comments: n("comments"),
		screenshots: n("screenshots")
	}, i = ki(e, "filter_translation_lang_ids")?.map(Number), a = i && t.languages.filter(({ lang_id: e }) => i.includes(e)).map(({ lang_iso: e }) => e);
	return ({ translations: n, comments: i, screenshots: o, ...s }) => ({
		...s,
		...r.comments && { comments: i },
		...r.screenshots && { screenshots: o },
		...r.translations && { translations: Ri(a ? n.filter((e) => a.includes(e.language_iso)) : n, e, t) }
	});
}
function Ri(e, t, n) {
	return t.get("disable_references") === "1" ? e : e.map((e) => Ni(e, n.keys));
}
// src/sandbox/keys/remove.ts
function zi(e) {
	let { removed: t, locked: n } = Vi(new Set([Kr(e)]), e);
	return L({
		...e.envelope,
		key_removed: t > 0,
		keys_locked: n
	});
}
function Bi(e) {
	let { body: t, project: n, store: r, envelope: i } = e, a = u(t) ? t.keys : void 0;
	if (!Array.isArray(a) || a.length === 0) throw B("keys");
	let o = a.map(qr);
	if (o.includes(void 0)) throw B("keys");
	let s = o.map((e) => n.keys.get(e ?? 0)).filter((e) => e !== void 0);
	if (s.length < o.length && r.assumptions.unknownIdsOnDelete === "404") throw z();
	let { removed: c, locked: l } = Vi(new Set(s), e);
	return L({
		...i,
		keys_removed: c > 0 || l === 0,
		keys_locked: l
	});
}
function Vi(e, { project: t, faults: n }) {
	let r = new Set([...e].filter((e) => !n.lockKey(e.key_id)));
	return t.keys.remove(r), {
		removed: r.size,
		locked: e.size - r.size
	};
}
// src/sandbox/keys/change.ts
function Hi(e, t, { project: n, store: r }) {
	let { key_name: i, platforms: a, filenames: o, tags: s, merge_tags: c, custom_attributes: l, ...u } = t, d = a ? yr(a) : e.platforms, f = i === void 0 && (a === void 0 || !n.names.perPlatform), p = r.assumptions.unsentFilenames === "keep" ? e.filenames : void 0;
	return {
		...u,
		key_name: f ? e.key_name : br(i ?? e.key_name, d, n.names, e.key_name),
		platforms: d,
		filenames: o ? wr(o, p) : e.filenames,
		...s && { tags: Cr(c ? [...e.tags, ...s] : s) },
		...l !== void 0 && { custom_attributes: Tr(l) }
	};
}
function Ui(e, t, n) {
	let { project: r, now: i } = n;
	if (!Object.entries(t).some(([t, n]) => !Gn(Reflect.get(e, t), n))) return;
	let a = e.is_plural, o = () => Object.assign(e, t, {
		modified_at: i.text,
		modified_at_timestamp: i.seconds
	});
	Gn(e.key_name, t.key_name) ? o() : r.keys.rename(e, o), e.is_plural !== a && Wi(e, Fr(n));
}
function Wi(e, t) {
	let { project: n, assumptions: r } = t;
	for (let i of e.translations) {
		let a = n.languages.find((e) => e.lang_iso === i.language_iso)?.plural_forms ?? null, o = H(i.translation, !e.is_plural), s = r.pluralChange === "convert" ? i.translation : "";
		i.translation = e.is_plural ? Dr(s, !0, a) : Or(s), i.words = kr(i.translation, e.is_plural), o || Lr(e, i, U(t), t);
	}
}
// src/sandbox/keys/translate.ts
function Gi(e, t, n) {
	let { record: r } = n.project;
	if (!t.filter((t) => Ki(e, t, n)).some((e) => e.language_iso === r.base_language_iso)) return !1;
	if (e.base_words = e.translations.find((e) => e.language_iso === r.base_language_iso)?.words ?? 0, r.settings.auto_toggle_unverified) {
		let r = t.map((e) => e.language_iso);
		for (let t of e.translations) r.includes(t.language_iso) || qi(e, t, n);
	}
	return !0;
}
function Ki(e, t, n) {
	let { project: r, access: i, assumptions: a } = n, o = e.translations.find((e) => e.language_iso === t.language_iso);
	if (!o) return !1;
	let s = r.languages.find((e) => e.lang_iso === t.language_iso), c = Dr(t.translation, e.is_plural, s?.plural_forms ?? null), l = c === o.translation, u = t.is_reviewed ?? (l && o.is_reviewed), d = t.is_unverified ?? (l ? o.is_unverified : H(c, e.is_plural));
	return l && u === o.is_reviewed && d === o.is_unverified ? !1 : (o.translation = c, o.words = kr(c, e.is_plural), o.is_reviewed = u, o.reviewed_by = u ? i.user.user_id : 0, o.is_unverified = d, o.is_fuzzy = d, l && a.reviewWriter !== "move" || Lr(e, o, U(n), n), !l);
}
function qi(e, t, n) {
	!t.is_unverified && n.assumptions.unverifiedWriter === "move" && Lr(e, t, U(n), n), t.is_unverified = !0, t.is_fuzzy = !0;
}
// src/sandbox/keys/update.ts
function Ji(e) {
	let t = Kr(e), n = Hi(t, ri(e), e), r = e.faults.refuseKey(0);
	if (r) throw new I(r.code, r.message);
	if (e.project.keys.conflictingKey(n, e.project.names, t)) throw new I(400, fi);
	return Ui(t, n, e), L({
		...e.envelope,
		key: t
	});
}
function Yi(e) {
	let t = ni(e);
	for (let { key_id: n, ...r } of t) {
		let t = e.project.keys.get(n);
		t && Hi(t, r, e);
	}
	let n = new Set(), r = [];
	return t.forEach((t, i) => {
		let a = e.faults.omitKey(i);
		if (a === "unwritten") return;
		let o = e.faults.refuseKey(i) ?? Xi(t, e);
		"message" in o ? r.push(o) : a === void 0 && n.add(o);
	}), L({
		...e.envelope,
		keys: [...n].sort((e, t) => e.key_id - t.key_id),
		errors: r
	});
}
function Xi(e, t) {
	let { key_id: n, translations: r, ...i } = e, a = t.project.keys.get(n);
	if (!a) return {
		message: "Key not found in the project",
		code: 404,
		key_id: n
	};
	let o = Hi(a, i, t);
	if (t.project.keys.conflictingKey(o, t.project.names, a)) return {
		message: fi,
		code: 400,
		key_id: n
	};
	Ui(a, o, t);
	let s = Fr(t);
	return Gi(a, r ?? [], s) && Rr(t) && zr(a, s), a;
}
// src/sandbox/projects/operations.ts
function Zi({ project: e }) {
	return L({
		...e.record,
		statistics: ea(e)
	});
}
function Qi({ project: e, query: t, store: n, envelope: r }) {
	let { rows: i, headers: a } = yi(e.languages, t, n.assumptions.largestOtherPage, n.assumptions.usualOtherPage);
	return L({
		...r,
		languages: i
	}, a);
}
const $i = new WeakMap();
function ea(e) {
	let t = $i.get(e);
	if (t?.revision === e.revision) return t.statistics;
	let n = ta(e);
	return $i.set(e, {
		revision: e.revision,
		statistics: n
	}), n;
}
function ta({ keys: e, rowLanguages: t }) {
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
			...na,
			unverified: i
		},
		languages: a
	};
}
const na = {
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
}, ra = Vr(15e8), ia = [
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
function aa({ id: e, access: t, mainProject: n, envelope: r }) {
	if (e !== "me") throw z();
	return L({
		project_id: r.project_id,
		contributor: {
			...t.user,
			created_at: ra.text,
			created_at_timestamp: ra.seconds,
			is_admin: !0,
			is_reviewer: !0,
			languages: n.languages.map(({ lang_id: e, lang_iso: t, lang_name: n }) => ({
				lang_id: e,
				lang_iso: t,
				lang_name: n,
				is_writable: !0
			})),
			admin_rights: ia,
			role_id: 1
		}
	});
}
// src/sandbox/webhooks/events.ts
function oa(e) {
	return [...new Set(e)].sort();
}
function sa(e, t, n) {
	let r = n.languages.map((e) => e.lang_iso);
	return oa(e).filter((e) => et.includes(e)).map((e) => {
		let n = t.find((t) => t.event === e)?.lang_iso_codes ?? r;
		return {
			event: e,
			lang_iso_codes: r.filter((e) => n.includes(e))
		};
	});
}
// src/sandbox/webhooks/input.ts
const ca = c({
	url: h().refine((e) => /^https?:/i.test(e) && URL.canParse(e)).exactOptional(),
	events: l(h()).min(1).exactOptional(),
	branch: h().nullable().exactOptional(),
	event_lang_map: l(c({
		event: h(),
		lang_iso_codes: l(h())
	})).exactOptional()
}), la = h().refine((e) => Xe.includes(e)), ua = ca.extend({ events: l(la).min(1).exactOptional() });
function da(e, t = []) {
	let { body: n, store: r, mainProject: i } = e;
	if (!u(n)) throw new I(400, "Bad Request");
	let { success: a, data: o, error: s } = (r.assumptions.unknownEvent === "refuse" ? ua : ca).safeParse(n);
	if (!a) throw B(String(s.issues[0]?.path[0]));
	let c = i.languages.map((e) => e.lang_iso);
	if (o.event_lang_map && !o.event_lang_map.every(({ event: e, lang_iso_codes: n }) => (o.events ?? t).includes(e) && et.includes(e) && n.every((e) => c.includes(e)))) throw B("event_lang_map");
	return {
		...o,
		...o.branch === "" && { branch: null }
	};
}
// src/sandbox/webhooks/webhooks.ts
function fa({ mainProject: e, query: t, store: n, faults: r }) {
	let { rows: i, headers: a } = r.showWebhooks(yi([...e.webhooks.values()], t, n.assumptions.largestOtherPage, n.assumptions.usualOtherPage));
	return L({
		project_id: e.id,
		webhooks: i
	}, a);
}
function pa(e) {
	return ya(e, va(e));
}
function ma(e) {
	let { store: t, mainProject: n } = e, { url: r, events: i, branch: a, event_lang_map: o } = da(e);
	if (r === void 0) throw new I(400, "Webhook has no `url` parameter");
	if (i === void 0) throw new I(400, "Webhook has no `events` parameter");
	let s = {
		webhook_id: t.ids.digest("webhook", t.webhookDigests("webhook_id")),
		url: r,
		branch: a ?? null,
		secret: t.ids.digest("secret", t.webhookDigests("secret")),
		events: oa(i),
		event_lang_map: sa(i, o ?? [], n)
	};
	return n.webhooks.set(s.webhook_id, s), ya(e, s);
}
function ha(e) {
	let t = va(e), { event_lang_map: n, ...r } = da(e, t.events);
	return Object.assign(t, r), t.events = oa(t.events), t.event_lang_map = sa(t.events, n ?? t.event_lang_map, e.mainProject), ya(e, t);
}
function ga(e) {
	return e.mainProject.webhooks.delete(va(e).webhook_id), L({
		project_id: e.mainProject.id,
		webhook_deleted: !0
	});
}
function _a(e) {
	let t = va(e);
	return t.secret = e.store.ids.digest("secret", e.store.webhookDigests("secret")), L({
		project_id: e.mainProject.id,
		secret: t.secret
	});
}
function va({ mainProject: e, id: t }) {
	let n = e.webhooks.get(t);
	if (!n) throw z();
	return n;
}
function ya({ mainProject: e }, t) {
	return L({
		project_id: e.id,
		webhook: t
	});
}
// src/sandbox/operations.ts
const ba = {
	project: Zi,
	languages: Qi,
	contributor: aa,
	keys: Fi,
	createKeys: pi,
	updateKeys: Yi,
	destroyKeys: Bi,
	key: Ii,
	updateKey: Ji,
	destroyKey: zi,
	webhooks: fa,
	createWebhook: ma,
	webhook: pa,
	updateWebhook: ha,
	destroyWebhook: ga,
	regenerateWebhookSecret: _a
};
// src/sandbox/ids.ts
var xa = class {
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
	return Un("sha1").update(e).digest("hex");
}
function Sa(e) {
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
const Ca = {
	ak: 910,
	ar_001: 731,
	en: 640,
	ru: 597,
	sq: 803
}, wa = [
	"Adlm",
	"Arab",
	"Hebr",
	"Nkoo",
	"Rohg",
	"Syrc",
	"Thaa"
], Ta = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
function Ea(e, t) {
	let n = ka(e.lang_iso);
	return {
		lang_id: e.lang_id ?? Ca[e.lang_iso] ?? Ma(e.lang_iso),
		lang_iso: e.lang_iso,
		lang_name: e.lang_name ?? (n ? Aa(n) : e.lang_iso),
		is_rtl: e.is_rtl ?? wa.includes(n?.maximize().script),
		plural_forms: e.plural_forms === void 0 ? ja(n) : e.plural_forms,
		project_language_uuid: e.project_language_uuid ?? Sa(`${t} ${e.lang_iso}`)
	};
}
function Da(e, t) {
	return e.lang_name < t.lang_name ? -1 : +(e.lang_name > t.lang_name);
}
function Oa(e, t) {
	let n = (e) => e.lang_iso === t ? "" : e.lang_iso;
	return [...e].sort((e, t) => n(e) < n(t) ? -1 : 1);
}
function ka(e) {
	try {
		return new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
function Aa(e) {
	return new Intl.DisplayNames(["en"], {
		type: "language",
		languageDisplay: "standard"
	}).of(e.baseName) ?? e.baseName;
}
function ja(e) {
	let t = new Intl.PluralRules(e?.baseName ?? "en").resolvedOptions().pluralCategories;
	return Ta.filter((e) => t.includes(e));
}
function Ma(e) {
	return 1e4 + Number.parseInt(G(e).slice(0, 8), 16) % 9e6;
}
// src/sandbox/projects/project.ts
const Na = {
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
function Pa(e, t, n, r, { assumptions: i, access: a }) {
	let o = n.map((e) => e.lang_iso), s = t.base_language_iso ?? (o.includes("en") ? "en" : o[0] ?? "en"), c = (o.includes(s) ? n : [{ lang_iso: s }, ...n]).map((t) => Ea(t, e)).sort(Da), l = Oa(c, s), u = Fa(e, t, l[0], r, ir(a));
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
		keys: new xi(),
		webhooks: new Map(),
		automations: [],
		revision: 0
	};
}
function Fa(e, t, n, r, i) {
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
		team_uuid: Sa("team"),
		base_language_id: n?.lang_id ?? 0,
		base_language_iso: n?.lang_iso ?? "",
		...s,
		project_id: c,
		settings: {
			...Na,
			...o
		}
	};
}
// src/sandbox/http/respond.ts
function Ia(e, t, n) {
	let { store: r } = e, { route: i } = t, a, o = (e) => ({
		answer: e,
		delay: a?.delay() ?? 0
	});
	try {
		let s = Ba(r, t.projectId);
		if (i === "wrong method") throw new I(405, "Method Not Allowed");
		if (i.writes && n.access.rights === "read-only") throw new I(r.assumptions.readOnlyWrite, "Forbidden");
		a = new vr(e.faults, {
			operation: i.name,
			method: n.method,
			path: n.path,
			body: n.body,
			keys: Ra(n.body, i.name, t.id),
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
		let u = La(e, i, {
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
		if (e instanceof I) return o(R(e.status, e.message));
		throw e;
	}
}
function La({ changed: e }, t, n) {
	let r = ba[t.name](n);
	return t.writes && (n.project.revision++, e()), r;
}
function Ra(e, t, n) {
	return u(e) ? t === "updateKey" ? [{
		...e,
		key_id: n
	}] : t !== "createKeys" && t !== "updateKeys" ? [] : Array.isArray(e.keys) ? e.keys.filter(u) : [] : [];
}
const za = /^([0-9a-f]+\.[0-9]+)(?::([^;]+))?$/i;
function Ba(e, t) {
	let [, n, r = "master"] = za.exec(t) ?? [];
	if (n === void 0) throw B("project_id");
	let i = e.project(n), a = r === "master" ? i : e.project(t);
	if (!a || !i) throw z();
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
const Va = [
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
function Ha(e, t) {
	let [, n = "", r = ""] = /^\/api2\/projects\/([^/]+)(\/.*)?$/.exec(t) ?? [], [, i = "", a = "", o = ""] = /^(?:(\/[^/]+)(?:\/([^/]+)(\/.*)?)?)?$/.exec(r) ?? ["", r], s = `${i}${a && "/:id"}${o}`, c = Va.filter((e) => e.path === s), [l, u] = [Ua(n), Ua(a)];
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
function Ua(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return;
	}
}
// src/sandbox/http/accept.ts
async function Wa(e, t, n) {
	let { clock: r, latency: i, pause: a, closing: o, log: s } = e, c = r(), { method: l = "", url: u = "" } = t, d = e.faults.flatMap(({ wire: e }) => e ?? []), f = (e) => d.reduce((e, t) => t.received(e), e), p = f(u), m = Ga(e, t, p), h = await fr(t, f), g = h === "gone" ? void 0 : h.body, { answer: _, delay: v } = h === "gone" ? {
		answer: "cut",
		delay: 0
	} : Ka(e, m, {
		method: l,
		path: p,
		query: qa(p).query,
		body: g
	}), y = _ === "cut" ? void 0 : pr(_), b = i + v;
	b > 0 && await a(b, o);
	let ee = d.reduce((e, t) => t.sent(e), y?.text ?? ""), te = y && await gr({
		...y,
		text: ee
	}, t);
	"leave" in m && m.leave();
	let ne = new Date(c).toISOString();
	s.add({
		time: ne,
		method: l,
		path: p,
		...g !== void 0 && { body: g },
		status: y?.status ?? 0,
		ms: r() - c
	}), te ? _r(n, te) : t.socket.destroy();
}
function Ga({ store: e, limits: t }, n, r) {
	if (ur(n)) return { refused: er(414, "Request-URI Too Large") };
	let i = dr(n), a = or(i, e.access);
	if (!a) return { refused: R(400, "Invalid `X-Api-Token` header") };
	let o = Ha(n.method ?? "", qa(r).pathname);
	if (!o) return { refused: R(404, "Not Found") };
	let [s = ""] = o.projectId.split(":"), c = t ? t.enter(i, s) : () => {};
	return c ? {
		target: o,
		access: a,
		leave: c
	} : { refused: R(429, sr) };
}
function Ka(e, t, n) {
	if ("refused" in t) return {
		answer: t.refused,
		delay: 0
	};
	try {
		return Ia(e, t.target, {
			...n,
			access: t.access
		});
	} catch (e) {
		return {
			answer: R(500, `The sandbox failed. This is a bug in lokaform: ${e instanceof Error ? e.stack ?? e.message : String(e)}`),
			delay: 0
		};
	}
}
function qa(e = "") {
	let [t = "", ...n] = e.split("?");
	return {
		pathname: t,
		query: new URLSearchParams(n.join("?"))
	};
}
// src/sandbox/http/requestLog.ts
var Ja = class {
	entries = [];
	#e;
	#t;
	#n;
	constructor(e, t = () => {}) {
		this.#e = t, this.#t = e === void 0 ? void 0 : In(e, { flags: "a" }), this.#t?.on("error", (t) => {
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
		if (this.#t && !this.#n && (this.#t.end(), await Zn(this.#t).catch(() => {})), this.#n) throw this.#n;
	}
};
// src/sandbox/assumptions.ts
const Ya = {
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
}, Xa = Object.entries(Ya), Za = Object.fromEntries(Xa.map(([e, { values: t }]) => [e, typeof t == "number" ? t : t[0]])), Qa = a(Object.fromEntries(Xa.map(([t, { values: n }]) => [t, (typeof n == "number" ? ee().min(1) : e([...n])).exactOptional()]))).transform((e) => e), K = h().exactOptional(), $a = l(h()).exactOptional(), q = b().exactOptional(), J = y().exactOptional(), eo = l(r()).exactOptional(), to = n(p(g), h()), no = a({
	lang_iso: h(),
	lang_id: q,
	lang_name: K,
	is_rtl: J,
	plural_forms: l(h()).nullable().exactOptional(),
	project_language_uuid: K
}), ro = a({
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
	custom_translation_statuses: eo,
	task_id: b().nullable().exactOptional()
}), io = a({
	key_name: m([h().min(1), to.refine((e) => Object.values(e).some(Boolean))]),
	key_id: q,
	created_at: K,
	created_at_timestamp: q,
	filenames: to.exactOptional(),
	description: K,
	platforms: l(p(g)).min(1).exactOptional(),
	tags: $a,
	comments: eo,
	screenshots: eo,
	translations: l(ro).exactOptional(),
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
}), ao = a({
	url: h(),
	events: l(h()),
	webhook_id: K,
	branch: h().nullable().exactOptional(),
	secret: K,
	event_lang_map: l(c({
		event: h(),
		lang_iso_codes: l(h())
	})).exactOptional()
}), oo = a({
	project: te(u).exactOptional(),
	languages: l(no).exactOptional(),
	keys: l(io).exactOptional(),
	webhooks: l(ao).exactOptional(),
	automations: l(a({
		language_iso: h(),
		translation: h()
	})).exactOptional()
}), so = a({
	user_id: b(),
	email: h(),
	fullname: K
}), co = a({
	token: h().min(1),
	rights: p(rr).exactOptional(),
	user: so.exactOptional(),
	import_started_by: so.exactOptional()
}), lo = a({
	projects: t(h(), oo),
	token: K,
	tokens: l(co).exactOptional(),
	user: so.exactOptional(),
	assumptions: Qa.exactOptional()
});
function uo(e) {
	let { success: t, data: n, error: r } = lo.safeParse(e);
	if (!t) throw Error(fo(r.issues[0], e));
	for (let [e, t] of Object.entries(n.projects)) {
		if (!/^[0-9a-f]+\.[0-9]+(:.+)?$/i.test(e)) throw Error(`the project id ${JSON.stringify(e)} must look like 3002780358964f9bab5a92.87762498`);
		ho(e, t, n.projects), _o(t, `projects.${e}.keys`), go(t, `projects.${e}.automations`);
	}
	return n;
}
function fo(e, t) {
	let n = e?.path ?? [];
	if (!e || n.length === 0 && !u(t)) return "it must be an object with the member `projects`";
	if (e.code === "unrecognized_keys") return `${mo([...n, e.keys[0] ?? ""])} is an unknown member`;
	let r = n.reduce((e, t) => po(e) ? Reflect.get(e, t) : void 0, t);
	return r === void 0 ? `${mo(n)} is missing` : `${mo(n)} must not be ${JSON.stringify(r).slice(0, 60)}`;
}
function po(e) {
	return typeof e == "object" && !!e;
}
function mo(e) {
	return e.map((e, t) => typeof e == "number" ? `[${e}]` : `${t > 0 ? "." : ""}${String(e)}`).join("");
}
function ho(e, t, n) {
	let [r = "", i] = e.split(":");
	if (i !== void 0) {
		if (i === "master") throw Error(`projects.${e} is the project ${r} itself: use that id`);
		if (!(r in n)) throw Error(`projects.${e} is a branch, and its project ${r} is missing`);
		if (t.webhooks && t.webhooks.length > 0) throw Error(`projects.${e}.webhooks must be empty: webhooks belong to the project, not to a branch`);
		if (t.automations) throw Error(`projects.${e}.automations must be those of the project ${r}: set them there`);
	}
}
function go({ automations: e = [], languages: t }, n) {
	for (let [r, { language_iso: i }] of e.entries()) if (!t?.some(({ lang_iso: e }) => e === i)) throw Error(`${n}[${r}].language_iso ${i} is not among the project's languages`);
}
function _o({ keys: e = [], languages: t }, n) {
	let r = t?.map((e) => e.lang_iso), i = new Set();
	for (let [t, { key_id: a, translations: o = [] }] of e.entries()) {
		let e = `${n}[${t}]`;
		if (a !== void 0 && i.has(a)) throw Error(`${e}.key_id ${a} is in the project twice`);
		a !== void 0 && i.add(a);
		for (let [t, { language_iso: n }] of o.entries()) if (r && !r.includes(n)) throw Error(`${e}.translations[${t}].language_iso ${n} is not among the project's languages`);
	}
}
function vo(e) {
	try {
		return uo(_(zn(e, "utf8")));
	} catch (t) {
		if (t instanceof Error && "code" in t && t.code === "ENOENT") return;
		let n = t instanceof Error ? t.message : String(t);
		throw Error(`The sandbox cannot use the state file ${e}: ${n}. Fix the file, or move it away to start with an empty state.`, { cause: t });
	}
}
var yo = class {
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
			let e = Vn(this.#e, { throwIfNoEntry: !1 })?.mode ?? 384;
			await Pn(`${this.#e}.tmp`, bo(this.#t()), { mode: e }), await Nn(`${this.#e}.tmp`, this.#e);
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
			await this.write(), await Hn((performance.now() - e) * 9, void 0, { signal: this.#n.signal });
		}
	}
};
function bo(e) {
	let t = [], n = "";
	for (let r of xo(e)) n += r, n.length < 1048576 || (t.push(n), n = "");
	return [...t, n];
}
function* xo({ projects: e, ...t }) {
	yield "{\n";
	for (let [e, n] of Object.entries(t)) yield `"${e}": ${JSON.stringify(n)},\n`;
	yield "\"projects\": {";
	let n = "\n";
	for (let [t, { project: r, ...i }] of Object.entries(e)) {
		yield `${n}${JSON.stringify(t)}: {\n"project": ${JSON.stringify(r)}`;
		for (let [e, t] of Object.entries(i)) yield* So(e, t);
		yield "\n}", n = ",\n";
	}
	yield "\n}\n}\n";
}
function* So(e, t) {
	yield `,\n"${e}": [`;
	let n = "\n";
	for (let e of t) yield `${n}${JSON.stringify(e)}`, n = ",\n";
	yield "\n]";
}
// src/sandbox/state/store.ts
var Co = class {
	access;
	assumptions;
	ids = new xa();
	#e = new Map();
	#t;
	#n;
	constructor(e, t, n) {
		let { projects: r, ...i } = e;
		this.#n = structuredClone(i), this.access = this.#n, this.assumptions = {
			...Za,
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
		return Vr(Math.floor(this.#t() / 1e3));
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
		let r = this.now(), i = Pa(e, n, t.languages ?? wo(t.keys ?? []), r, this);
		i.automations.push(...structuredClone(t.automations ?? []));
		let a = (t.keys ?? []).map((e) => ({
			...e,
			key_id: e.key_id ?? this.ids.key()
		}));
		for (let e of a.sort((e, t) => e.key_id - t.key_id)) i.keys.add(Wr({
			...e,
			key_name: this.#i(e, i)
		}, i, this.ids, r, ir(this.access)));
		for (let e of t.webhooks ?? []) this.#a(e, i);
		return i;
	}
	#i({ key_name: e, platforms: t = ["web"] }, n) {
		if (typeof e == "string") return br(e, t, n.names);
		let { ios: r, android: i, web: a, other: o } = e;
		return r && i && a && o ? {
			ios: r,
			android: i,
			web: a,
			other: o
		} : br(e, t, {
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
			events: oa(e.events),
			event_lang_map: sa(e.events, e.event_lang_map ?? [], t)
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
		let { user_id: r, email: i } = n === "none" ? nr : ir(this.access);
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
			for (let e of t.comments ?? []) this.ids.reserveComment(To(e));
		}
	}
};
function wo(e) {
	let t = e.flatMap((e) => e.translations?.map((e) => e.language_iso) ?? []);
	return [...new Set(t)].map((e) => ({ lang_iso: e }));
}
function To(e) {
	return u(e) && typeof e.comment_id == "number" ? e.comment_id : 0;
}
// src/sandbox/faults/editor.ts
const Eo = {
	user_id: 7001,
	email: "editor@example.com",
	fullname: "Editor"
}, Do = { editor: {
	rate: .1,
	make: (e) => {
		let t = 0;
		return { meanwhile: (n, r) => {
			let i = e.hits(n) ? ko(r.project.keys.all(), e, n, "key") : void 0;
			return i ? (t++, Oo(i, t, e, n, r), !0) : !1;
		} };
	}
} };
function Oo(e, t, n, r, i) {
	if (t % 3 == 0) {
		e.tags = Cr([...e.tags, "protected"]), e.modified_at = i.now.text, e.modified_at_timestamp = i.now.seconds;
		return;
	}
	let a = ko(e.translations, n, r, "language");
	if (!a) return;
	let o = `edited ${t}`, s = e.is_plural ? { other: o } : o;
	Gi(e, [{
		language_iso: a.language_iso,
		translation: s
	}], {
		...i,
		access: {
			rights: "read-write",
			user: Eo
		}
	});
}
function ko(e, t, n, r) {
	return e[t.below(e.length, n, r)];
}
// src/sandbox/faults/answers.ts
const Y = .2, Ao = new Set([
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
]), jo = {
	"missing-row": {
		rate: Y,
		make: (e) => No(e, Fo)
	},
	"missing-translations": {
		rate: Y,
		make: (e) => No(e, ({ translations: e, ...t }) => t)
	},
	"first-language": {
		rate: Y,
		make: (e) => ({ showBody: (t, n) => e.hits(t) ? Po(n, Io) : n })
	},
	"old-answers": {
		rate: Y,
		make: (e) => ({ showBody: (t, n) => {
			if (!e.hits(t)) return n;
			let r = e.below(2, t) === 0;
			return Ro(n, (e, t) => Ao.has(e) ? r ? [] : [e === "branch" ? t : null] : [t]);
		} })
	},
	retyped: {
		rate: Y,
		make: (e) => ({ showBody: (t, n) => e.hits(t) ? Ro(n, (e, t) => [e === "code" ? t : zo(t)]) : n })
	},
	"odd-webhook": {
		rate: Y,
		make: (e) => ({ showBody: (t, n) => {
			let { operation: r } = t;
			return r !== "updateWebhook" && r !== "destroyWebhook" ? n : e.hits(t) ? Mo[e.below(Mo.length, t)] : n;
		} })
	}
}, Mo = [
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
function No(e, t) {
	return { showBody: (n, r) => Po(r, (r) => e.hitsPart(n, String(r.key_id)) ? t(r, n, e) : r) };
}
function Po(e, t) {
	if (!u(e)) return e;
	let n = (e) => u(e) && Array.isArray(e.translations) ? t(e) : e;
	return {
		...e,
		...Array.isArray(e.keys) && { keys: e.keys.map(n) },
		..."key" in e && { key: n(e.key) }
	};
}
function Fo(e, t, n) {
	let r = Lo(e);
	return {
		...e,
		translations: r.toSpliced(n.below(r.length, t), 1)
	};
}
function Io(e) {
	return {
		...e,
		translations: Lo(e).slice(0, 1)
	};
}
function Lo({ translations: e }) {
	return Array.isArray(e) ? e : [];
}
function Ro(e, t) {
	return Array.isArray(e) ? e.map((e) => Ro(e, t)) : u(e) ? Object.fromEntries(Object.entries(e).flatMap(([e, n]) => t(e, Ro(n, t)).map((t) => [e, t]))) : e;
}
function zo(e) {
	return typeof e == "number" ? String(e) : typeof e == "boolean" ? Number(e) : e;
}
// src/sandbox/faults/hugeIds.ts
const Bo = 9100000000000000000n, Vo = RegExp("(?<![a-z0-9_.])91\\d{17}(?![\\w.])", "g"), Ho = /"(key_id|translation_id)":("?)(\d{1,15})(?!\d)/g;
function Uo() {
	return { wire: {
		received: (e) => e.replace(Vo, Wo),
		sent: (e) => e.replace(Ho, (e, t, n, r) => `"${t}":${n}${Bo + BigInt(r)}`)
	} };
}
function Wo(e) {
	return e.replace(Vo, (e) => String(BigInt(e) - Bo));
}
// src/sandbox/faults/keys.ts
const Go = .2, Ko = .05, qo = {
	"drop-item": {
		rate: Go,
		make: Jo("unwritten")
	},
	"forget-item": {
		rate: Go,
		make: Jo("unmentioned")
	},
	poison: {
		rate: Ko,
		make: (e) => ({ beforeOperation: (t) => t.keys.some((n) => e.hitsValue(t, Yo(n))) ? R(400, "Translation has no `translation` parameter") : void 0 })
	},
	"refuse-item": {
		rate: Ko,
		make: (e) => ({ refuseKey: (t, n) => e.hitsValue(t, Yo(n)) ? Xo(n) : void 0 })
	},
	"duplicate-names": {
		rate: Ko,
		make: (e) => ({ storeTwice: (t, n) => e.hitsValue(t, Yo(n)) })
	},
	"locked-keys": {
		rate: Ko,
		make: (e) => ({ lockKey: (t, n) => e.hitsValue(t, `id ${n}`) })
	},
	"normalised-text": {
		rate: 1,
		make: (e) => ({ storeText: (t, n) => e.hitsValue(t, n) ? Qo(n) : n })
	},
	quota: {
		most: 0,
		make: (e, { most: t }) => ({ beforeOperation: (n) => n.operation === "createKeys" && e.isOn(n) && n.keyCount + n.keys.length > t ? R(403, "The limit of keys of this plan is reached") : void 0 })
	}
};
function Jo(e) {
	return (t) => ({ omitKey: (n, r) => t.hits(n) && t.below(n.keys.length, n) === r ? e : void 0 });
}
function Yo({ key_id: e, key_name: t }) {
	if (e !== void 0) return `id ${e}`;
	let n = Nr(t) ? Object.values(t) : [String(t)];
	return `name ${[...new Set(n)].sort().join("\0")}`;
}
function Xo({ key_id: e, key_name: t }) {
	let n = {
		message: "This key cannot be saved",
		code: 400
	}, r = qr(e);
	return r === void 0 ? {
		...n,
		key_name: Zo(t)
	} : {
		...n,
		key_id: r
	};
}
function Zo(e) {
	let t = Nr(e) ? e : {}, n = Nr(e) ? g.map((t) => e[t]).find(Boolean) : String(e);
	return V((e) => t[e] ?? n ?? "");
}
function Qo(e) {
	return e.replaceAll("...", "…").trimEnd();
}
// src/sandbox/faults/lists.ts
const $o = .2, es = {
	"short-list": {
		rate: $o,
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
		rate: $o,
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
var ts = class {
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
}, ns = class {
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
const rs = R(500, "Something went wrong. Please contact support if the issue repeats."), X = .2, is = {
	429: {
		rate: X,
		make: Z(R(429, sr))
	},
	423: {
		rate: X,
		make: Z(R(423, "Locked"))
	},
	"500-before": {
		rate: X,
		make: Z(rs)
	},
	"500-after": {
		rate: X,
		make: as(rs)
	},
	"cut-before": {
		rate: X,
		make: Z("cut")
	},
	"cut-after": {
		rate: X,
		make: as("cut")
	},
	"html-502": {
		rate: X,
		make: Z(er(502, "Bad Gateway"))
	},
	"html-504-after": {
		rate: X,
		make: as(er(504, "Gateway Time-out"))
	},
	"html-414": {
		rate: X,
		make: Z(er(414, "Request-URI Too Large"), ({ path: e }) => e.includes("?"))
	},
	slow: {
		rate: X,
		make: (e, { slowBy: t }) => ({ delay: (n) => e.hits(n) ? t : 0 })
	}
};
function Z(e, t = () => !0) {
	return (n) => ({ beforeOperation: (r) => t(r) && n.hits(r) ? e : void 0 });
}
function as(e) {
	return (t) => ({ onAnswer: (n) => t.hits(n) ? e : void 0 });
}
// src/sandbox/faults/webhooks.ts
const os = .2, ss = {
	"short-webhooks": {
		rate: os,
		make: (e) => ({ showWebhooks: (t, n) => e.hits(t) ? {
			...n,
			rows: n.rows.toSpliced(e.below(n.rows.length, t), 1)
		} : n })
	},
	"stale-webhooks": {
		rate: os,
		make: cs
	},
	"webhook-added": {
		rate: os,
		make: (e) => ({ meanwhile: (t, { mainProject: n }) => {
			let r = Number(new URLSearchParams(t.path.split("?")[1]).get("page") ?? 1);
			if (t.operation !== "webhooks" || r < 2 || !e.hits(t)) return !1;
			let i = [...n.webhooks], a = us(i.length);
			n.webhooks.clear();
			for (let [e, t] of [[a.webhook_id, a], ...i]) n.webhooks.set(e, t);
			return !0;
		} })
	}
};
function cs(e) {
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
			return ls({
				...n,
				rows: r
			}, r.length - n.rows.length);
		}
	};
}
function ls(e, t) {
	let n = "X-Pagination-Total-Count";
	return {
		...e,
		headers: {
			...e.headers,
			[n]: String(Number(e.headers[n]) + t)
		}
	};
}
function us(e) {
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
const ds = {
	...is,
	...qo,
	...es,
	...jo,
	...ss,
	...Do,
	"huge-ids": {
		rate: 1,
		make: Uo
	}
}, fs = Object.keys(ds).filter(gs);
function ps(e, t, n = {}) {
	let { until: r = Infinity, slowBy: i = 3e3 } = n, a = new ts(t, r), o = new Set();
	return e.map((e) => {
		let [t = "", ...n] = e.split("@");
		if (!gs(t)) throw Error(`Unknown fault "${t}". The faults are ${fs.join(", ")}.`);
		if (o.has(t)) throw Error(`The fault ${t} is given twice. Give it once.`);
		o.add(t);
		let r = n.length === 0 ? void 0 : n.join("@");
		return hs(a, ms(t, e, r, a, i));
	});
}
function ms(e, t, n, r, i) {
	let a = ds[e];
	if ("most" in a) {
		let i = n === void 0 ? a.most : vs(t, n);
		return a.make(new ns(e, 1, r), { most: i });
	}
	let o = n === void 0 ? a.rate : _s(t, n);
	return a.make(new ns(e, o, r), { slowBy: i });
}
function hs(e, t) {
	return {
		...t,
		beforeOperation(n) {
			return e.count(n), t.beforeOperation?.(n);
		}
	};
}
function gs(e) {
	return Object.hasOwn(ds, e);
}
function _s(e, t) {
	let n = Number(t);
	if (/^\d*\.?\d+$/.test(t) && n <= 1) return n;
	throw Error(`The fault "${e}" must have a rate from 0 to 1 after the @, for example 0.2. The faults are ${fs.join(", ")}.`);
}
function vs(e, t) {
	if (/^\d+$/.test(t)) return Number(t);
	throw Error(`The fault "${e}" must have a whole number of keys after the @, for example quota@100.`);
}
// src/sandbox/sandbox.ts
const ys = "127.0.0.1";
async function bs(e = {}) {
	let { clock: t = Date.now, latency: n = 0, limits: r = !0, pause: i = xs } = e, a = e.stateFile === void 0 ? void 0 : vo(e.stateFile), o = new Co(a ?? Ss(e.state ?? { projects: {} }), e.assumptions ?? {}, t), s = e.stateFile === void 0 ? void 0 : new yo(e.stateFile, () => o.state());
	a || await s?.write();
	let c = new Ja(e.log, e.onRequest), l = new AbortController(), u = {
		store: o,
		log: c,
		clock: t,
		latency: n,
		pause: i,
		faults: e.faults ?? [],
		limits: r ? new cr(t) : void 0,
		changed: () => s?.changed(),
		closing: l.signal
	}, d = new Set(), f = On({ maxHeaderSize: 262144 }, (e, t) => {
		let n = Wa(u, e, t);
		d.add(n), n.finally(() => d.delete(n));
	}), p = await Cs(f, e.port ?? 0);
	return {
		url: `http://${ys}:${p}/api2`,
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
function xs(e, t) {
	return Hn(e, void 0, { signal: t }).catch(() => {});
}
function Ss(e) {
	try {
		return uo(e);
	} catch (e) {
		let t = e instanceof Error ? e.message : String(e);
		throw Error(`The sandbox cannot use this state: ${t}. Correct the state that is passed to startSandbox.`, { cause: e });
	}
}
function Cs(e, t) {
	return new Promise((n, r) => {
		e.once("error", r), e.listen(t, ys, () => {
			let r = e.address();
			n(typeof r == "object" && r ? r.port : t);
		});
	});
}
// src/terminal/progress.ts
function ws(e, t, n) {
	let { changes: r } = e, [i] = r, a = Ts(r), o = t.filter(({ state: e }) => e === "done").length, s = t.length, c = o === s ? n("good", "✓") : n("bad", "✗"), { one: l, progress: u } = ie(e.kind);
	if (u === "name" && s === 1) return `  ${c} ${`${l} ${C(i?.label ?? "")}`} ${o === s ? a : `not ${a}`}`;
	let d = Be(s, e.kind), f = o === s ? d : `${dn(o)} of ${d}`, p = t.filter(kt).length;
	return `  ${c} ${f} ${a}${p > 0 ? `, ${dn(p)} in part` : ""}`;
}
function Ts(e) {
	let [t] = e;
	return t?.action === "create" ? "created" : t?.action === "destroy" ? t.how === "archive" ? "archived" : "destroyed" : e.every(ft) ? "renamed" : e.some(ft) ? "updated or renamed" : "updated";
}
// src/terminal/prompt.ts
function Es({ stdin: e, stdout: t, stderr: n }) {
	if (e.isTTY !== !0) return;
	let r = t.isTTY === !0;
	return {
		input: e,
		output: n.isTTY ? n : r ? t : Ds() ?? n,
		seesOut: r
	};
}
function Ds() {
	try {
		let e = Rn("/dev/tty", "w");
		try {
			let t = new $n(e);
			return hn(t), t.unref(), t;
		} catch {
			Fn(e);
		}
	} catch {}
}
async function Os(e, { input: t, output: n }, r) {
	let i = Qn({
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
function ks(e) {
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
		showProblems: (e) => As(e, r),
		confirm: async (e) => !i || Os(e, i, new cn()),
		ask: i && ((e, t) => Os(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => js(t, n, e),
		publish: async () => [],
		close: async (t, n) => Ps(t, n, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0,
		setSecret: void 0
	};
}
function As(e, t) {
	for (let n of xn(e, t.paintError)) t.error(n);
}
function js(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, s = ut(o), { quiet: c, verbose: l, format: u } = e, d = (e) => a.error(a.paintError("dim", e)), f = {
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
			l && d(Cn(e));
		},
		onWait: (e) => {
			if (!c) for (let t of s(e)) d(t);
		},
		onPlan: (r) => Ms(r, e, t, n),
		onBatch: (e, t) => {
			!c && u === "text" && a.out(ws(e, t, a.paint));
		},
		history: new bn({
			folders: f,
			environment: i,
			now: o,
			signal: t.stopping
		})
	};
}
async function Ms(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ reach: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = Ns(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of ue(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = ue(e, {
			...u,
			paint: i.paintError
		});
		for (let e of l ? t.slice(-1) : t) i.prompt(e);
	}
	for (let t of xn(e.problems, i.paintError)) i.prompt(t);
	return Os("Apply this plan?", c, n);
}
function Ns({ command: e }, { console: { paint: t }, now: n }) {
	return {
		paint: t,
		now: n() / 1e3,
		command: e
	};
}
function Ps(e, t, n) {
	let { console: r, now: i } = n, { paint: a, paintError: o } = r, { format: s, quiet: c, command: l } = t;
	s === "json" && r.out(Oe(e)), s === "markdown" && r.out(pe(e, {
		now: i() / 1e3,
		reportFile: t.report
	}).trimEnd());
	for (let t of Ue(e, o)) r.error(t);
	if (s === "text") {
		if (c && (l === "plan" || l === "drift")) for (let i of e.projects) {
			let e = ue(i, Ns(t, n)).at(-1);
			e !== void 0 && r.out(e);
		}
		if (Et(e)) for (let t of Ge(e, o)) r.error(t);
		else for (let t of Ge(e, a)) r.out(t);
	}
}
// src/commands/demo.ts
const Fs = {
	name: "demo",
	summary: "Show validate, plan and apply with an example project on this machine. Needs no token.",
	inAction: !1,
	examples: ["lokaform demo"],
	exitCodes: "0 all of it worked; 1 not",
	run: (e, t) => Is(t)
};
async function Is({ setup: e }) {
	let t = await jn(P(Wn(), "lokaform-demo-")), n = P(e.packageRoot, "examples", "storefront"), r = JSON.parse(await F(P(n, "live.json"), "utf8")), [i = ""] = Object.keys(r.projects), a = await bs({ state: r });
	process.once("exit", () => Bn(t, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await An(n, t, { recursive: !0 });
		let o = {
			...e.environment,
			LOKALISE_API_URL: a.url,
			LOKALISE_API_TOKEN: r.token,
			STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c"
		};
		return await Ls({
			...e,
			folder: t,
			environment: o,
			prompt: void 0
		}, a, i);
	} finally {
		await a.close();
	}
}
async function Ls(e, t, n) {
	let { out: r, paint: i } = e.console, a = (e) => r(`\n${i("strong", `── ${e}`)}`);
	r("The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that"), r(`differs from them. The service is a sandbox on this machine, at ${t.url}.`), r("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.");
	for (let { title: t, command: o, raw: s, words: c, expected: l } of Rs(n)) if (a(t), r(i("dim", `$ lokaform ${c}`)), await o.run(s, ks({
		...e,
		showPlan: o === at
	})) !== l) return 1;
	a("5. These requests were sent to the service, in all.");
	for (let e of zs(t)) r(e);
	return 0;
}
function Rs(e) {
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
			command: Tt,
			raw: t,
			words: `validate ${i}`,
			expected: 0
		},
		{
			title: "2. What would change? Nothing is written.",
			command: at,
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
			command: at,
			raw: r,
			words: `plan --project ${e} ${i} --detailed-exitcode`,
			expected: 0
		}
	];
}
function zs({ requests: e }) {
	let t = new Map();
	for (let { method: n, path: r } of e) {
		let e = `${n.padEnd(5)} ${r.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…").replace(/\/webhooks\/.+/, "/webhooks/…")}`;
		t.set(e, (t.get(e) ?? 0) + 1);
	}
	return [...t].map(([e, t]) => `  ${String(t).padStart(3)} × ${e}`);
}
// src/report/words/initLines.ts
function Bs({ name: e, baseLanguage: t, writer: n }) {
	let r = t === void 0 ? "" : `, with the base language ${C(t)}`, i = n === void 0 ? "" : ` The token belongs to ${C(n)}.`;
	return [`The project is ${C(e)}${r}.${i}`];
}
function Vs(e) {
	let { first: t, written: n, kept: r, hasWorkflow: i, hasPullWorkflow: a, hasReusable: o } = e, s = [
		...t ? Vt(t, !1) : [],
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
async function Hs(e, t) {
	let n = O(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), Us(e, n)]), i = M(t) ?? {};
		return {
			account: {
				name: E(i.name) || n,
				baseLanguage: E(i.base_language_iso) || void 0,
				...r
			},
			problems: r.problems
		};
	} catch (e) {
		if (!(e instanceof f)) throw e;
		return { problems: [Fe(e)] };
	}
}
async function Us(e, t) {
	try {
		let n = M(await e.contributorMe(t)) ?? {}, r = [E(n.email), st(n.user_id)].find((e) => e !== void 0 && ce.schema.safeParse([e]).success);
		if (r === void 0) return Ws("the answer names no user.");
		let i = qt(n.admin_rights, E), a = A(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : Ks(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof d && e.status < 500) return Ws(e.message);
		throw e;
	}
}
function Ws(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So lokaform.yaml gets no writers. Add writers with the address of this user, or Lokaform replaces no text of the base language.`;
	return {
		writer: void 0,
		problems: [D("unknown-writers", t, { severity: "warning" })]
	};
}
const Gs = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function Ks(e, t) {
	return Gs.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return D("missing-right", r, { severity: "warning" });
	});
}
async function qs(e, t) {
	let n = await Mn(e), r = await Me(n, void 0);
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
			if (e instanceof Je) return;
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
const Js = {
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
async function Ys(e, t, n) {
	return Xs(await F(P(n, "docs/workflows", `${e}.yml`), "utf8"), t);
}
function Xs(e, { branch: t, project: n }) {
	let r = e.replace(/(?<=branches: \[)main(?=\])/g, () => Zs(t)), i = n === void 0 ? "" : `    with: { allow-projects: "${O(n)}" }\n`, a = r.replace(/^ {4}with: \{ project: .*\}\n/m, () => i);
	if (/branches: \[main\]/.test(a) && t !== "main") throw Error("a branch was not replaced");
	return a;
}
function Zs(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/run/init/files.ts
async function Qs({ working: e }) {
	let t = [];
	for (let n of $s) await It(P(e, Js[n].file), {}) && t.push(n);
	return t;
}
const $s = Object.keys(Js);
async function ec(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = P(n.working, Js[s].file), c = await Ys(s, t, r), l = await It(e, {}) ? await F(e, "utf8") : void 0, u = oe(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function tc(e, t) {
	if (!t) return e;
	let n = (e) => He(e).problems[0]?.message;
	return {
		...e,
		project: [await t.text("Which project? Paste its URL or its id", n)]
	};
}
async function nc({ writer: e }, t, n) {
	let r = w(be, t);
	if (r !== void 0 || e === void 0) return x(r === "yes");
	if (n) return x(await n.yesNo(`Does a person edit texts in Lokalise as ${e}? Lokaform takes all texts of this user for its own, and may replace them.`));
	let i = `The token belongs to ${e}. Lokaform takes all texts of this user for its own, and may replace them. Say with --edits-by-hand yes or --edits-by-hand no whether a person also edits texts as this user.`;
	return Re(D("bad-setting", i));
}
async function rc(e, t, n) {
	let r = w($t, e);
	if (r) return r.filter((e) => e !== "none");
	if ((await Qs(t)).length > 0) return [];
	if (!n) return Ee;
	let i = Te.map((e) => ({
		value: e,
		about: Js[e].about
	})), a = await n.several("Which workflows should be written?", i, Ee), o = Te.filter((e) => a.includes(e));
	return o.includes("translations") ? o.filter((e) => Ee.includes(e)) : o;
}
async function ic(e, t, n, r, i) {
	let a = await qs(t.working, {
		environment: n,
		signal: r
	});
	if (a && !a.isRoot) return { problem: ac };
	let o = w($e, e) ?? a?.defaultBranch;
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
const ac = D("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
// src/run/init/input.ts
async function oc(e, t, n) {
	let r = le(e), i = e, a = t.sources, o = await ye("plan", i, a);
	if (k(r)) return {
		...o,
		raw: i,
		problems: r
	};
	w(ne, i) === void 0 && o.problems.some(({ code: e }) => e === "no-project") && (i = await tc(i, n));
	let s = await sc(i, o.settings.configFile, a);
	if (s && k([s])) return {
		...o,
		raw: i,
		problems: [s]
	};
	if (!(w(xt, i) !== void 0 || a.environment.LOKALISE_API_TOKEN) && n && o.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await n.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([Qe(e)]), a = {
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
async function sc(e, t, n) {
	let r = w(ne, e);
	if (r === void 0 || !await It(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await ye("plan", a, n), c = oe(t, n.folders), { id: l } = He(r);
	if (s.some(({ code: e }) => e === "no-project")) {
		let e = `${c} is there already, and stays as it is, but it has no project. Add project: ${l}, so that later commands and workflows know it.`;
		return D("no-project", e, { severity: "warning" });
	}
	let u = o.projects[0]?.id;
	if (!u || u === l) return;
	let d = `${c} is there already, and names another project. Leave out --project to continue with that project, or move the file away.`;
	return D("bad-setting", d);
}
function cc(e, t) {
	return {
		split: w(ke, e) ?? ke.default,
		fields: w(ve, e),
		languages: w(Ce, e),
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
function lc({ project: e, flags: t, writer: n, seeded: r }) {
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
	return pt(a, [fn(de)]);
}
// src/run/init/init.ts
async function uc(e) {
	let { settings: t, raw: n, problems: r } = await oc(e.raw, e.frontend, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [hc] : []];
	if (!i?.manifests || k(o)) return { problems: o };
	let s = e.context(t), c = await dc(i, t, s);
	if (o.push(...c.problems), !c.account) return { problems: o };
	e.onAccount(c.account);
	let l = await fc({
		...e,
		raw: n
	}, t, i, c.account, s);
	if (!l.ok) return { problems: [...o, l.problem] };
	o.push(...l.value.problems);
	let { folders: u, cancellation: d } = s, f = await gt(pc(l.value, t, []), u);
	if (f.length > 0 || d.stopped) return { problems: [...o, ...f] };
	let p = await on(i.manifests, i), m = cc(n, e.questions), h = p ? void 0 : await Kt(t, i, i.manifests, m, s);
	if (o.push(...h?.problems ?? []), h && !h.first) return { problems: o };
	let g = pc(l.value, t, h?.first?.flags ?? []);
	if (l.value.newFile && t.backupDir !== void 0) {
		let e = await Xt(t.backupDir, u);
		e.ok && e.value ? g.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let _ = await St(g, u), { newFile: v, workflows: y, names: b } = l.value, ee = [
		...v ? [] : [oe(t.configFile, u)],
		...p ? ["the manifests"] : [],
		...y.kept
	], te = _.length > 0 ? [] : g.map(({ path: e }) => oe(e, u)), ne = (e) => y.written.length > 0 && b.includes(e), re = {
		...h?.first && { first: h.first },
		written: te,
		kept: ee,
		hasWorkflow: y.written.length > 0,
		hasPullWorkflow: ne("pull"),
		hasReusable: ne("translations")
	};
	return {
		problems: [...o, ..._],
		done: re
	};
}
async function dc(e, { apiUrl: t }, n) {
	let { cancellation: r, onResponse: i, onWait: a } = n, o = ct(e, {
		apiUrl: t,
		signal: r.stopping,
		onResponse: i,
		...a && { onWait: a }
	});
	return o.ok ? Hs(o.value, e.id) : {
		problems: [o.problem],
		account: void 0
	};
}
async function fc({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a }, o, { folders: s, environment: c, cancellation: l }) {
	let u = await It(r, {}), d = u ? x(!1) : await nc(o, e, t);
	if (!d.ok) return d;
	let f = d.value ? o.baseLanguage : void 0;
	if (d.value && f === void 0) return Re(mc);
	let p = u ? void 0 : {
		project: i,
		writer: o.writer,
		seeded: f
	}, m = await rc(e, s, t), h = {
		newFile: p,
		names: m,
		workflows: {
			written: [],
			kept: []
		},
		problems: []
	};
	if (m.length === 0) return x(h);
	let g = await ic(e, s, c, l.stopping, t);
	if ("problem" in g) return x({
		...h,
		problems: [g.problem]
	});
	let _ = await ec(m, {
		branch: g.branch,
		project: a.length > 0 ? void 0 : i
	}, {
		folders: s,
		packageRoot: n,
		...t && { questions: t }
	});
	return x({
		newFile: p,
		names: m,
		workflows: _,
		problems: g.problems
	});
}
function pc({ newFile: e, workflows: t }, { configFile: n }, r) {
	return [...e ? [{
		path: n,
		text: lc({
			...e,
			flags: r
		})
	}] : [], ...t.written];
}
const mc = D("unusable-answer", "The service does not say which language is the base language, so it cannot get the rule seed. Run again with --edits-by-hand no, and set languages in lokaform.yaml."), hc = D("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/run/init/questions.ts
var gc = class extends Error {
	name = "NotAnswered";
};
// src/terminal/questions.ts
async function _c({ input: e, output: t }, n) {
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
			return vc(await o({
				...s(e),
				validate: r,
				...i
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return vc(await a({
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
			return vc(await i({
				...s(e),
				options: r,
				initialValues: [...n],
				required: !1
			}));
		},
		async yesNo(e) {
			return vc(await r({
				...s(e),
				initialValue: !1
			}));
		}
	};
}
function vc(e) {
	if (typeof e == "symbol") throw new gc();
	return e;
}
// src/commands/init.ts
const yc = {
	name: "init",
	summary: "Set up a live project: write lokaform.yaml, its first manifests and the workflows. The project is only read.",
	inAction: !1,
	examples: [
		"lokaform init",
		"lokaform init --project ID --edits-by-hand no --workflows translations,pull",
		"lokaform init --project ID --edits-by-hand no --languages all --split-by prefix --workflows none"
	],
	exitCodes: "0 done, or nothing to do; 1 not, or a key could not be read; 130 cancelled",
	run: bc
};
async function bc(e, t) {
	let { setup: n, print: r, showProblems: i } = t, a = new cn(), o = ht(a, void 0);
	try {
		let { problems: o, done: s } = await uc({
			raw: e,
			frontend: t,
			context: (n) => t.context(n, a, e),
			packageRoot: n.packageRoot,
			questions: n.prompt && await _c(n.prompt, a.stopping),
			onAccount: (e) => Bs(e).forEach(r)
		});
		return s && Vs(s).forEach(r), i(o), a.stopped && !s ? xc(t, a) : +!!k(o);
	} catch (e) {
		if (e instanceof gc) return xc(t, a);
		throw e;
	} finally {
		o();
	}
}
function xc({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
// src/backup/read.ts
const Sc = m([h(), b()]), Cc = c({
	...Object.fromEntries(S.map(({ idMember: e }) => [e, Sc.exactOptional()])),
	action: p([...gn, "update"]),
	values: t(h(), s()).default({})
}), wc = c({
	format_version: e(1),
	project: h().min(1),
	project_digest: h().exactOptional(),
	project_name: h(),
	time: h(),
	wrote: l(Cc)
});
function Tc(e, t) {
	let n = ze(e, t), { members: r, problems: i } = re(n, ["backup", ...S.map(({ plural: e }) => e)]), a = [...n.problems, ...i], o = r.get("backup"), s = wc.safeParse(o?.value);
	if (!s.success) {
		let e = o === void 0 ? "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys." : `This is not a backup that this version can read: ${s.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.`, t = Zt(n.file, o?.spot ?? n.spot);
		return { problems: k(a) ? a : [...a, D("bad-backup", e, { place: t })] };
	}
	let c = new Map(s.data.wrote.flatMap((e) => Ec(e).map((t) => [t, e]))), l = ({ name: e, plural: t, idMember: i, entry: o }) => {
		let s = r.get(t);
		if (!s) return [];
		let l = yt(n, s, o);
		return a.push(...l.problems), l.entries.flatMap(({ values: t, spot: r }) => {
			let o = c.get(Oc(e, Dc(t, i)));
			return o ? [{
				declared: {
					values: t,
					onCreate: {},
					file: n.file,
					spot: r
				},
				wrote: o
			}] : (a.push(D("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Zt(n.file, r) })), []);
		});
	}, u = Object.fromEntries(S.map((e) => [e.plural, l(e)]));
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
function Ec(e) {
	return S.flatMap(({ name: t, idMember: n }) => {
		let r = Dc(e, n);
		return r === void 0 ? [] : [Oc(t, r)];
	});
}
function Dc(e, t) {
	return new Map(Object.entries(e ?? {})).get(t);
}
function Oc(e, t) {
	return `${e} ${t}`;
}
// src/files/readBackup.ts
async function kc(e, t) {
	let n = new Map();
	if (e === void 0) return {
		urls: n,
		problems: [D("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let r = kn(t.working, e), i = await Nt(r, "The backup", t);
	return i.ok ? {
		...Tc(oe(r, t), i.value),
		urls: await Ac(Jt(r))
	} : {
		urls: n,
		problems: [i.problem]
	};
}
async function Ac(e) {
	try {
		let t = JSON.parse(await F(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// src/backup/restoreEntry.ts
function jc(e, t, n, r) {
	let { label: i = e.label(t.declared.values) } = n, a = Mc(e, t, {
		...n,
		label: i
	}, r), o = [...n.problems ?? [], ...a.problems ?? []];
	return {
		...n.label === void 0 ? a : Nc(a, i),
		problems: o
	};
}
function Mc(e, t, n, r) {
	let i = (r, i) => Lc(e.name, n.label, t.declared, r, i);
	if (n.is === "gone") return i(n.code, n.message);
	if (n.is === "live") return Pc(e, t, n, r);
	let { declared: a, context: o } = n;
	if (n.is === "new") {
		let { change: t, skipped: n, problems: i } = mt(e, { declared: a }, o, r.ref);
		return {
			...t && { change: t },
			...n && { skipped: n },
			problems: i
		};
	}
	let { change: s, problems: c } = mt(e, {
		declared: a,
		live: n.by
	}, o, r.ref);
	return s || c.length > 0 ? i("name-taken", n.message) : {};
}
function Nc({ change: e, kept: t, skipped: n }, r) {
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
function Pc(e, { wrote: t }, { declared: n, live: r, context: i }, { force: a, ref: o }) {
	let { change: s, skipped: c, problems: l, kept: u } = mt(e, {
		declared: n,
		live: r
	}, i, o);
	if (s?.action !== "update") return {
		kept: u,
		...c && { skipped: c },
		problems: l
	};
	let d = e.context(n.values, r, i), f = e.liveContext(r, i, Fc(e, t.values)), p = (n) => {
		let { field: i, part: o, before: s = null, after: c } = n;
		if (a || fe(s) && !yn(e.name, n) || Ic(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(i), u = o === void 0 ? l : _t(l, o), p = e.fields.find(({ name: e }) => e === i);
		return u === void 0 || !p ? !1 : p.same(p.stored(r, f, o) ?? s, u, d);
	}, m = s.fields.some((t) => yn(e.name, t) && !p(t)), h = ({ field: t }) => e.fields.find(({ name: e }) => e === t)?.role === "text", g = (e) => p(e) && !(m && h(e)), _ = We(e, r, s.fields.filter(g), i.project), v = s.fields.filter((e) => !g(e)).map((t) => {
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
	let y = Bt(e, r, _);
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
function Fc({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function Ic(e, t) {
	return pn(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && pn(t) && Object.values(t).includes(e);
}
function Lc(e, t, n, r, i) {
	let a = Zt(n.file, n.spot), o = Ct({ label: () => t }, n, r, i, { path: [] });
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
function Rc({ entries: e }, t, { force: n, variables: r }) {
	let { project: i } = t, a = i.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), o = {
		project: {
			...i,
			languages: a
		},
		rules: ot,
		variables: r,
		evidence: Wt
	}, s = S.map((r) => ({
		kind: r,
		restored: zc(r, e[r.plural] ?? [], t.objects[r.plural]?.objects ?? [], {
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
				unchanged: c.filter(Bc).length,
				unmanaged: 0,
				by_kind: Object.fromEntries(s.map((e) => [e.kind.plural, {
					unchanged: e.restored.filter(Bc).length,
					unmanaged: 0
				}])),
				adopted: 0
			}
		},
		problems: c.flatMap(({ problems: e }) => e ?? [])
	};
}
function zc(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => Yt(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = e.findRestored(t, n, {
			context: r,
			claimed: o
		});
		return s.claims !== void 0 && o.add(s.claims), jc(e, t, s, {
			force: i,
			ref: `${e.name}:${a + 1}`
		});
	});
}
function Bc({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
function Vc({ changes: e, kept: t }) {
	let n = S.map(({ name: t }) => ({
		kind: t,
		count: e.filter((e) => e.action === "create" && e.kind === t).length
	})), r = e.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, i = t.filter(({ reason: e }) => e === "changed-since").length;
	return [
		...n.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${Be(t, e)} again. ${ie(e).lostOnRestore}`),
		r > 0 && `This restore writes ${bt(r, "text")} again. Review states and edit history are not restored.`,
		i > 0 && `${bt(i, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [Gc(e)]);
}
function Hc(e, t, n, r) {
	if (!n) return [Gc("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let i = {
		project: t.project,
		rules: r,
		variables: n.variables,
		evidence: Wt
	};
	return S.flatMap((r) => {
		let a = n.entries[r.plural], o = t.objects[r.plural]?.objects ?? [], s = a && r.undoneByApply?.(e, o, a, i);
		return s ? Uc(s, r) : [];
	});
}
function Uc({ texts: e, removed: t }, { plural: n }) {
	return [e.length > 0 && `The next apply would overwrite restored texts again: ${Wc(e.map(({ label: e, language: t }) => `${e} (${t})`))}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${Wc(t)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [Gc(e, "warning")]);
}
function Wc(e) {
	let t = e.length - 10;
	return e.slice(0, 10).join(", ") + (t > 0 ? ` and ${t} more` : "");
}
function Gc(e, t = "notice") {
	return D("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/run/restore.ts
function Kc(e, t, n, r) {
	return Lt(r, (r) => qc(e, t, n, r));
}
async function qc({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: en(e).replace("…", "")
	}))]);
	let o = e && r.projects.find(({ id: t }) => Jc(e, t)), s = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(S.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !o ? Yc(e, r) : []
		],
		projects: [],
		requests: 0
	};
	if (s.problems = [...s.problems, ...(await qe(r, s.manifests, a.folders)).values()], !e || !o || k(s.problems)) return s;
	let c = 0, l = {
		...a,
		onResponse: (e) => {
			c += 1, a.onResponse(e);
		}
	}, u = await Xc({
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
function Jc({ project: e, projectDigest: t }, n) {
	return lt({
		id: e,
		digest: t
	}, n);
}
function Yc({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [D("bad-backup", i)];
}
async function Xc(e, t, n, r) {
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
	}, l = ct(t, {
		...c,
		signal: s.stopping
	}), u = ct(t, {
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
	let { backup: d, variables: f, problems: p } = Zc(e, n);
	r.onSecrets(De(new Map([...f].filter(([t]) => !e.urls.has(t)))));
	let m = await Qc(() => Gt(l.value, d.project, d.entries), r);
	if ("problems" in m) return {
		...o,
		problems: m.problems
	};
	let { plan: h, problems: g } = Rc(d, m, {
		force: n.force,
		variables: f
	}), _ = {
		...o,
		problems: [
			...p,
			...g,
			...Vc(h),
			...await $c(h, m, t, n, r)
		],
		plan: h,
		effort: { requests: sn(h, t).flat().length }
	};
	if (!await r.onPlan(_)) return s.stopped ? _ : {
		..._,
		problems: [..._.problems, se]
	};
	let v = {
		entries: {},
		variables: f
	}, y = await Pt(u.value, h, {
		settings: t,
		declared: v
	}, n, r);
	return {
		..._,
		...y,
		problems: [..._.problems, ...y.problems]
	};
}
function Zc({ backup: e, urls: t }, { usable: n }) {
	let r = new Map(t), i = [], a = Object.fromEntries(S.map((t) => {
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
async function Qc(e, { cancellation: t }) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof Ht) {
			let e = `The service did not list all ${jt(S.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [D("incomplete-live", e, { reach: "project" })] };
		}
		if (!(e instanceof f)) throw e;
		return e instanceof v && t.stopped ? { problems: [] } : { problems: [Fe(e)] };
	}
}
async function $c(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let a = {
		projects: [n],
		usable: r.usable
	}, { reads: o, problems: s } = await Ot(a, i), c = k(s) ? void 0 : o[0]?.declared;
	return Hc(e, t, c && At(c, t.project.baseLanguage), n.rules);
}
// src/commands/restore.ts
const el = {
	name: "restore",
	summary: "Restore keys, texts and webhooks that a run removed or overwrote, from its backup.",
	inAction: !1,
	examples: ["lokaform restore lokaform-backup/web-20260115T120000Z.yaml", "lokaform restore backup.yaml --force   # also what changed since"],
	exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
	async run(e, t) {
		let n = await kc(w(Pe, e), t.sources.folders);
		return Le("restore", e, t, {
			backupProject: n.backup?.project ?? "",
			engine: (e, t, r) => Kc(n, e, t, r)
		});
	}
};
function tl(e, t, n) {
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
const nl = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function rl(e, t) {
	let n = Qt(e, t);
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
	let o = M(e) ?? {};
	return {
		key: {
			...ol({
				created_at: E(o.created_at),
				created_at_timestamp: zt(o.created_at_timestamp),
				description: r.description,
				plural_name: r.plural_name,
				is_hidden: r.is_hidden,
				context: r.context,
				base_words: j(o.base_words),
				char_limit: r.char_limit,
				custom_attributes: E(o.custom_attributes),
				modified_at: E(o.modified_at),
				modified_at_timestamp: r.modified_at_timestamp,
				translations_modified_at: E(o.translations_modified_at),
				translations_modified_at_timestamp: r.translations_modified_at_timestamp
			}),
			key_id: i,
			key_name: r.key_name,
			filenames: r.filenames,
			platforms: [...r.platforms],
			tags: [...r.tags],
			is_plural: r.is_plural,
			is_archived: r.is_archived,
			translations: il(o.translations, t)
		},
		lacks: [...wt(r).filter((e) => !nl.includes(e)), ...r.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function il(e, t) {
	let n = Array.isArray(e) ? e.map((e) => M(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [al(t, e)] : [];
	});
}
function al(e, t) {
	let { task_id: n } = e;
	return {
		...ol({
			translation_id: j(e.translation_id),
			segment_number: j(e.segment_number),
			modified_at: E(e.modified_at),
			modified_at_timestamp: zt(e.modified_at_timestamp),
			is_reviewed: A(e.is_reviewed),
			reviewed_by: j(e.reviewed_by),
			is_unverified: A(e.is_unverified),
			is_fuzzy: A(e.is_fuzzy),
			words: j(e.words),
			custom_translation_statuses: qt(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : j(n)
		}),
		language_iso: t,
		translation: E(e.translation) ?? "",
		modified_by: j(e.modified_by) ?? 0,
		modified_by_email: E(e.modified_by_email) ?? ""
	};
}
function ol(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
// src/remote/copy/copiedKeys.ts
var sl = class {
	#e = new Map();
	#t = [];
	#n;
	constructor(e) {
		this.#n = e;
	}
	add(e) {
		for (let t of e) {
			let e = rl(t, this.#n), n = "key" in e ? String(e.key.key_id) : e.unusable.id;
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
async function cl(e, t) {
	let [n, r, i] = await Promise.all([
		rn(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		dl(() => mn(e, t), ll, pl),
		dl(async () => x(_l(await e.contributorMe(O(t)))), ul, ml)
	]);
	if (!n.ok) return n;
	if (!r.ok) return r;
	if (!i.ok) return i;
	let { project: a } = n.value, o = a.segmentation ? [] : a.languages ?? [], s = o.map(({ iso: e }) => e), c = await vt(e, t, o, () => new sl(s));
	if (!c.ok) return c;
	let { keys: l, unread: u, incomplete: d } = c.value.all(), f = r.value.is === "read" ? r.value.value : {
		objects: [],
		unusable: []
	}, p = i.value.is === "read" ? i.value.value : void 0;
	return x({
		id: t,
		name: a.name,
		project: vl(n.value),
		languages: yl(n.value),
		keys: l,
		webhooks: f.objects,
		user: p,
		problems: [
			...r.value.is === "refused" ? [r.value.notice] : [],
			...i.value.is === "refused" ? [i.value.notice] : p ? [] : [ml("The answer is unusable.")],
			...a.segmentation ? [hl] : [],
			...tl("key", u, "is not in the copy"),
			...tl("key", d, "is in the copy with default values"),
			...tl("webhook", f.unusable.map(gl), "is not in the copy")
		]
	});
}
const ll = [401, 403], ul = [
	...ll,
	400,
	404,
	405,
	406
];
async function dl(e, t, n) {
	try {
		let t = await e();
		return t.ok ? x({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof d) || !t.includes(e.status)) throw e;
		return x({
			is: "refused",
			notice: n(e.message)
		});
	}
}
const fl = (e) => D("api-error", e, {
	severity: "notice",
	reach: "project"
}), pl = (e) => fl(`The copy has no webhooks, because this token may not read them. ${e}`), ml = (e) => fl(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), hl = D("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function gl({ names: e, ...t }) {
	return {
		...t,
		names: e.map(en)
	};
}
function _l(e) {
	let { user_id: t, email: n, fullname: r } = M(e) ?? {}, [i, a] = [j(t), E(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: E(r) || a
	};
}
function vl({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = M(e) ?? {}, a = Object.entries(M(r) ?? {}).flatMap(([e, t]) => {
		let n = A(t);
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
function yl({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = M(e) ?? {}, o = E(t), s = Number(st(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...ol({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: E(r),
				is_rtl: A(i),
				plural_forms: a === null ? null : qt(a, E)
			})
		}];
	});
}
// src/run/copyLive.ts
async function bl(e, { sources: t, working: n, onSecrets: r, onWait: i }) {
	let { raw: a, environment: o } = t, s = He(e, "copy-of"), c = await Ae(w(xt, a), n), l = c.token ?? (o.LOKALISE_API_TOKEN || void 0), { token: u, problems: d } = we(void 0, {
		usable: {
			values: o,
			tokens: [],
			allowed: void 0
		},
		runToken: l,
		isNeeded: !0
	});
	r(u === void 0 ? [] : [Qe(u)]);
	let p = [...s.problems, ...c.problems.length > 0 ? c.problems : d];
	if (s.id === void 0 || k(p)) return { problems: p };
	let m = ct({
		token: u,
		rate: N(Tn, t),
		concurrency: N(Ve, t)
	}, {
		apiUrl: N(tt, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: i
	});
	if (!m.ok) return { problems: [m.problem] };
	try {
		let e = await cl(m.value, xl(s.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof f)) throw e;
		return { problems: [D("api-error", e.message)] };
	}
}
function xl(e) {
	return e.endsWith(":master") ? O(e) : e;
}
// src/commands/sandboxCopy.ts
async function Sl(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, o) {
	let s = N(Ke, e);
	if (s === void 0) {
		let t = [tt, xt].filter((t) => w(t, e.raw) !== void 0);
		return a(t.map(Cl)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && Ln(t)) return a([wl(t)]), "failed";
	let c = ut(r), l = await bl(s, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of c(e)) o(t);
		}
	});
	return "problems" in l ? (a(l.problems), "failed") : (a(l.copy.problems), {
		state: Tl(l.copy),
		words: El(l.copy)
	});
}
function Cl(e) {
	let t = `${T(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return D("bad-setting", t);
}
function wl(e) {
	let t = `state: ${C(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return D("bad-setting", t);
}
function Tl({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
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
function El({ id: e, name: t, keys: n, languages: r, webhooks: i }) {
	let a = r.map(({ lang_iso: e }) => e).sort(), o = [
		Dl(n.length, "key"),
		`${Dl(a.length, "language")} (${a.join(", ")})`,
		Dl(i.length, "webhook")
	], s = e === O(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${rt(t)}: ${C(o.join(", "))}`,
		`use it with --project ${C(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...s
	];
}
function Dl(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
// src/commands/sandbox.ts
const Ol = {
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
			rows: Object.entries(Ya).map(([e, { values: t, about: n }]) => [e, `${n} ${typeof t == "number" ? `Default: ${t}` : `Values: ${t.join(", ")}`}.`]),
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
	run: kl
};
async function kl(e, t) {
	let { setup: { console: n, environment: r, folder: i }, showProblems: a } = t, o = le(e);
	if (a(o), o.length > 0) return 1;
	let s = {
		raw: e,
		environment: r,
		parts: []
	}, [c, l] = [N(ge, s), N(Mt, s)], u = N(je, s), d = u === void 0 ? void 0 : kn(i, u), f = await Sl(s, d, t, (e) => n.error(n.paintError("dim", e)));
	if (f === "failed") return 1;
	try {
		let e = await bs({
			port: N(ae, s),
			state: f?.state,
			stateFile: d,
			limits: !N(Ft, s),
			latency: N(me, s),
			log: N(Ie, s),
			faults: ps(c, l)
		});
		n.out(`listening on ${e.url}`);
		for (let e of f?.words ?? []) n.out(e);
		return c.length > 0 && n.out(`faults: ${c.join(", ")} (seed ${l})`), await Al(), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return n.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function Al() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
// src/commands/schema.ts
const jl = {
	name: "schema",
	summary: "Print the JSON Schema of keys.yaml, webhooks.yaml or lokaform.yaml, for editors.",
	inAction: !1,
	examples: [
		"lokaform schema keys",
		"lokaform schema webhooks",
		"lokaform schema lokaform > lokaform.schema.json"
	],
	exitCodes: "0 printed; 1 not",
	run: Ml
};
async function Ml(e, { setup: t, print: n, showProblems: r }) {
	let i = w(vn, e);
	if (i === void 0) {
		let t = le(e), n = `Which schema? It must be ${vn.expects}. For example: lokaform schema keys`;
		return r(t.length > 0 ? t : [D("bad-setting", n)]), 1;
	}
	return n((await F(P(t.packageRoot, Rt(i)), "utf8")).trimEnd()), 0;
}
// src/commands/commands.ts
const Nl = {
	init: yc,
	validate: Tt,
	plan: at,
	apply: he,
	drift: Dt,
	pull: nn,
	summarize: Ut,
	restore: el,
	"webhook-secret": ln,
	schema: jl,
	sandbox: Ol,
	demo: Fs
};
// src/settings/describe.ts
function Pl(e) {
	let { docs: t, option: n } = e, r = n?.as === "list" ? "May be repeated." : void 0, i = n?.as === "switch" ? void 0 : Ll(e, Il(e));
	return Rl(t.text, r, t.commandLine, i).replaceAll("`", "");
}
function Fl({ docs: e, default: t }) {
	if (e.default !== void 0) return e.default.replace(/\.$/, "");
	if (t !== void 0 && !(Array.isArray(t) && t.length === 0)) return Array.isArray(t) ? t.map((e) => `\`${e}\``).join(", ") : `\`${t}\``;
}
function Il({ file: e }) {
	return e === void 0 ? void 0 : "the value in lokaform.yaml";
}
function Ll(e, t) {
	let n = [t, Fl(e)].filter((e) => e !== void 0);
	return n.length === 0 ? void 0 : `Default: ${n.join(", or ")}.`;
}
function Rl(...e) {
	return e.filter((e) => e !== void 0).join(" ");
}
function zl(e, t) {
	let n = Ul(t), r = wn(e.name)?.option, i = r && r.as !== "switch" ? ` ${r.metavar}` : "", a = dt(e.name).map((e) => [Bl(e), Pl(e)]);
	return [
		...Q(e.summary, n),
		"",
		...Q(`Usage: lokaform ${e.name}${i} [options]`, n),
		"",
		"Options:",
		...Wl(a, n),
		...(e.sections ?? []).flatMap((e) => Vl(e, n)),
		"",
		"For example:",
		...e.examples.map((e) => `  ${e}`),
		"",
		...Q(`Exit code: ${e.exitCodes}.`, n)
	];
}
function Bl(e) {
	let { option: t } = e, n = t?.as === "switch" && t.short ? `-${t.short}, ` : "", r = t && t.as !== "switch" ? ` ${t.metavar}` : "";
	return `${n}--${T(e)}${r}`;
}
function Vl({ title: e, rows: t = [], sentences: n }, r) {
	let i = n.flatMap((e) => Q(e, r - 2));
	return [
		"",
		e,
		...t.length > 0 ? Wl(t, r) : [],
		...i.map((e) => `  ${e}`)
	];
}
function Hl(e, t) {
	let n = Ul(t), r = Object.values(Nl).map(({ name: e, summary: t }) => [e, t]);
	return [
		...Q(`lokaform ${e} – translation keys and webhooks of Lokalise projects as code`, n),
		"",
		"Usage: lokaform COMMAND [options]",
		"",
		"Commands:",
		...Wl(r, n),
		"",
		...Q("lokaform COMMAND --help shows the options of a command; lokaform --version the version.", n),
		...Q("New here? lokaform demo shows the main job in half a minute.", n)
	];
}
function Ul(e = 88) {
	return Math.max(40, Math.min(e, 88));
}
function Wl(e, t) {
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
function Gl(e) {
	let { sound: t, problems: n } = ql(e), { tokens: r } = Kn({
		args: t,
		options: Object.fromEntries(_n.map((e) => [T(e), Kl(e)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), i = r.flatMap((e) => e.kind === "positional" ? [e.value] : []), a = i[0] === "help" || i[0] === "version" ? i[0] : void 0, o = a ? i.slice(1) : i, s = o.find(it), c = wn(s), l = Xl(o, s), u = c?.option?.as === "list" ? l : l.slice(0, 1), d = {
		...a && { [a]: ["true"] },
		...c && u.length > 0 && { [T(c)]: u }
	}, f = [...n];
	for (let e of r) {
		if (e.kind !== "option") continue;
		let t = Ql(e, s, d);
		t ? f.push($l(t)) : d[e.name] = [...d[e.name] ?? [], e.value ?? "true"];
	}
	let p = Jl(o, s);
	if (d.help || d.version) return {
		...s && { command: s },
		raw: d,
		problems: p
	};
	let m = n.length > 0 ? [] : Yl(o, s, d);
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
function Kl({ option: e }) {
	return e?.as === "switch" ? {
		type: "boolean",
		multiple: !0,
		...e.short && { short: e.short }
	} : {
		type: "string",
		multiple: !0
	};
}
function ql(e) {
	let t = [], n = _n.flatMap(({ option: e }) => e?.as === "switch" && e.short || []);
	return {
		sound: e.flatMap((e) => {
			let [, r = ""] = /^-([A-Za-z][\w-]+)(?:=|$)/.exec(e) ?? [];
			if (r === "" || [...r].every((e) => n.includes(e))) return e;
			let i = _n.map((e) => `--${T(e)}`), a = un(`--${r}`, i) || ` Options start with two dashes: --${r}.`;
			return t.push($l(`There is no option -${r}.${a}`)), Sn(r) ? `-${e}` : [];
		}),
		problems: t
	};
}
function Jl(e, t) {
	let [n] = e;
	if (n === void 0 || t !== void 0) return [];
	let r = [...nt];
	return [$l(`There is no command "${n}".${un(n, r) || ` The commands are ${r.join(", ")}.`}`)];
}
function Yl(e, t, n) {
	if (t === void 0) return [];
	let r = Xl(e, t), i = wn(t);
	if (i?.option?.as === "list") return [];
	let [a, ...o] = i ? r.slice(1) : r;
	return a === void 0 ? [] : [$l(`Unexpected argument "${a}"${o.length > 0 ? ` (and ${o.length} more)` : ""}.${i ? ` ${t} takes one ${T(i)}.` : Zl(a, n)} See: lokaform ${t} --help`)];
}
function Xl(e, t) {
	let n = t === void 0 ? -1 : e.indexOf(t);
	return e.filter((e, t) => t !== n);
}
function Zl(e, t) {
	let n = an.map(T), r = n.find((e) => t[e]);
	return /\.ya?ml$/i.test(e) && r ? ` Put a glob in quotes, so that the shell does not expand it: --${r} 'l10n/**/*.yaml'. Or repeat the option: --${r} ${e}.` : /\.ya?ml$/i.test(e) ? ` To name a manifest, use ${n.map((t) => `--${t} ${e}`).join(" or ")}.` : /^[0-9a-f]{6,}\.\d+|^https?:/i.test(e) ? ` To name the project, use --project ${e}.` : "";
}
function Ql({ name: e, rawName: t, value: n }, r, i) {
	let a = dt(r), o = a.find((t) => T(t) === e)?.option;
	if (!o) {
		let e = a.map((e) => `--${T(e)}`), n = r ? `lokaform ${r}` : "lokaform";
		return `${n} has no option ${t}.${(t === "-v" ? " Did you mean --verbose, or -V for the version?" : "") || un(t, e)} See: ${n} --help`;
	}
	if (o.as !== "switch" && (n === void 0 || n === "")) return `${t} needs a value: ${t} ${o.metavar}.`;
	if (o.as === "switch" && n !== void 0) return `${t} is a switch and takes no value.`;
	if (i[e] && o.as !== "list") return `${t} was given twice. Give it once.`;
}
function $l(e) {
	return D("bad-setting", e);
}
// src/terminal/console.ts
const eu = {
	good: "green",
	bad: "red",
	change: "yellow",
	note: "cyan",
	dim: "dim",
	strong: "bold"
};
function tu({ stdout: e, stderr: t, prompt: n = t }, r) {
	let i = new En();
	return {
		out: (t) => e.write(`${xe(i.clean(t))}\n`),
		error: (e) => t.write(`${xe(i.clean(e))}\n`),
		prompt: (e) => n.write(`${xe(i.clean(e))}\n`),
		paint: r(e) ? nu : ru,
		paintError: r(t) ? nu : ru,
		hide: (e) => i.hide(e)
	};
}
const nu = (e, t) => Jn(eu[e], t, { validateStream: !1 }), ru = (e, t) => t;
function iu(e, t, n) {
	return e.isTTY === !0 && !n && !t.NO_COLOR && t.TERM !== "dumb";
}
// src/cli.ts
const { argv: au, env: ou, stdin: su, stdout: cu, stderr: lu } = process, uu = au.slice(2), { command: du, raw: fu, problems: pu } = Gl(uu);
hn(cu, lu);
const mu = Es({
	stdin: su,
	stdout: cu,
	stderr: lu
}), $ = tu({
	stdout: cu,
	stderr: lu,
	prompt: mu?.output
}, (e) => iu(e, ou, w(Se, fu) === !0));
$.hide([Qe(ou.LOKALISE_API_TOKEN ?? "")]);
const hu = ks({
	folder: process.cwd(),
	environment: ou,
	console: $,
	prompt: mu,
	showPlan: !0,
	packageRoot: Dn(new URL("../", import.meta.url)),
	now: Date.now,
	backupDir: "lokaform-backup"
}), gu = D("bad-setting", "There are options, but no command. See: lokaform --help");
async function _u() {
	let e = du && Nl[du];
	if (pu.length > 0) return yu(pu);
	if (w(Ye, fu)) return vu([i]);
	if (w(Ze, fu) || uu.length === 0) return vu(e ? zl(e, cu.columns) : Hl(i, cu.columns));
	if (e === void 0) return yu([gu]);
	let t = o(ou);
	return t.state === "unavailable" && $.error(t.message), e.run(fu, hu);
}
function vu(e) {
	for (let t of e) $.out(t);
	return 0;
}
function yu(e) {
	return hu.showProblems(e), 1;
}
process.exitCode = await _u().catch((e) => ($.error(tn(e instanceof Error ? e.stack ?? e.message : String(e))), $.error("This is a bug in lokaform. Please report it with the lines above."), 1));
export {};
