import { $ as e, $n as t, An as n, Ar as r, At as i, Bn as a, Cr as o, Er as s, Et as c, F as l, Fn as u, Gt as d, In as f, Ir as p, Jn as m, L as h, Ln as g, Lr as _, M as v, Mr as y, Nn as b, On as x, P as S, Pn as C, Qn as ee, S as w, Sn as T, Tn as E, Tt as D, Ur as O, Vn as te, Wr as k, X as ne, Xn as A, Y as re, Yn as ie, Zn as ae, _ as oe, an as se, ar as ce, at as le, b as ue, bn as de, cn as j, cr as fe, d as pe, dr as M, er as me, f as he, fn as ge, g as _e, h as ve, hr as ye, in as be, ir as xe, it as Se, jr as Ce, jt as we, kn as Te, kr as Ee, kt as De, l as Oe, lr as ke, mn as Ae, mr as je, nn as Me, nr as Ne, o as Pe, or as Fe, pr as Ie, r as Le, rn as Re, rr as ze, rt as Be, sr as Ve, tn as He, tr as Ue, tt as We, ur as N, v as Ge, vn as Ke, wn as qe, wr as Je, x as Ye, xn as Xe, y as Ze, zn as Qe, zr as $e } from "./engine.js";
import { $n as et, Cn as tt, Et as nt, It as rt, Nt as P, Ot as it, Pr as at, Pt as ot, Qn as st, U as ct, Xn as lt, an as F, bn as ut, cn as dt, dn as ft, tn as pt, un as mt, wn as ht, xn as gt } from "./start.js";
import { _ as I, d as L, f as _t, h as vt, i as yt, l as bt, n as xt, p as St, u as Ct, v as wt, y as Tt } from "./zod.js";
import { a as Et, c as Dt, d as Ot, l as kt, n as At, t as R } from "./wire.js";
import { dirname as jt, join as Mt, resolve as Nt, sep as Pt } from "node:path";
import { setMaxListeners as Ft } from "node:events";
import { subscribe as It } from "node:diagnostics_channel";
import { AsyncLocalStorage as Lt } from "node:async_hooks";
import { mkdir as Rt, rm as zt } from "node:fs/promises";
import { setImmediate as Bt } from "node:timers/promises";
function Vt(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
const Ht = [
	"projectId",
	"branch",
	"errors",
	"totalCount",
	"pageCount",
	"page",
	"limit",
	"nextCursor",
	"responseTooBig"
];
var Ut = class extends Array {
	static get [Symbol.species]() {
		return Array;
	}
	projectId;
	branch;
	errors;
	totalCount;
	pageCount;
	page;
	limit;
	nextCursor;
	responseTooBig;
	#e;
	#t;
	constructor(e, t, n) {
		super();
		for (let t of e) this.push(t);
		let { headers: r, requested: i } = t;
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = Vt(r, "total-count"), this.pageCount = Vt(r, "page-count"), this.page = Vt(r, "page"), this.limit = Vt(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
		let a = r?.get("x-pagination-next-cursor") || void 0, o = this.length > 0 && a !== i?.cursor;
		this.nextCursor = o ? a : void 0;
		for (let e of Ht) Object.defineProperty(this, e, { enumerable: !1 });
		this.#e = n, this.#t = this.#n(i ?? {});
	}
	#n(e) {
		if (this.nextCursor !== void 0) return { cursor: this.nextCursor };
		if (e.pagination === "cursor" || this.length === 0) return;
		let t = this.page ?? e.page ?? 1, n = this.limit ?? e.limit ?? 100, r = this.pageCount ?? (this.totalCount === void 0 ? void 0 : Math.ceil(this.totalCount / n));
		return (r === void 0 ? this.length >= n : t < r) ? { page: t + 1 } : void 0;
	}
	async nextPage() {
		return this.#t && this.#e?.(this.#t);
	}
}, Wt = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	async *[Symbol.asyncIterator]() {
		for await (let e of this.pages()) yield* e;
	}
	async *pages() {
		let e = new Set(), t = await this.#e();
		for (; t;) {
			if (yield t, t.nextCursor !== void 0 && e.has(t.nextCursor)) return;
			t.nextCursor !== void 0 && e.add(t.nextCursor);
			let n = t.nextPage();
			t = void 0, t = await n;
		}
	}
};
async function Gt(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await Kt(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function Kt(e, t) {
	let n = new Map(), r = [], i = new Set(), a = [], o = 0, s = !1;
	for (let c = await e(); c;) {
		i.add(c.totalCount), o += c.length, s ||= c.responseTooBig, a.push(c.map((e) => t(e) ?? "").join("\n"));
		for (let e of c) {
			let i = t(e);
			i === void 0 ? r.push(e) : n.set(i, e);
		}
		c = await c.nextPage();
	}
	let c = [...n.values(), ...r], [l = o] = i;
	return {
		elements: c,
		pages: !s && i.size === 1 && c.length === l ? a : void 0
	};
}
// src/api/errors.ts
var z = class extends TypeError {
	name = "ArgumentError";
	argument;
	constructor(e, t) {
		super(`${e} ${t}`), this.argument = e;
	}
}, B = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, V = class extends B {
	name = "ApiError";
	status;
	code;
	serviceMessage;
	details;
	constructor(e, t, n) {
		super(e, n), this.status = t.status, this.code = t.code, this.serviceMessage = t.serviceMessage, this.details = t.details;
	}
}, qt = class extends B {
	name = "NetworkError";
}, Jt = class extends qt {
	name = "TimeoutError";
}, Yt = class extends qt {
	name = "AbortError";
};
function Xt(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(Xt) : e.cause instanceof Error ? Xt(e.cause) : [e] : [];
}
function H(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
function Zt(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || Qt(e) || en(e);
}
function Qt(e) {
	return H(e) === "UND_ERR_CONNECT_TIMEOUT";
}
function $t(e) {
	return H(e) === "ENOTFOUND";
}
function en(e) {
	return an(e) || nn(e) || tn.test(H(e));
}
const tn = /^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|EAFNOSUPPORT|EINVAL|ERR_INVALID_URL)$/;
function nn(e) {
	return H(e) === "" && e.message === "bad port";
}
function rn(e) {
	return H(e) === "ECONNREFUSED";
}
function an(e) {
	return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(H(e));
}
function on(e) {
	let t = Error(e?.message || "fetch failed"), n = e ? H(e) : "";
	return n && (t.code = n), t;
}
function sn(e) {
	try {
		return At(e);
	} catch {
		return;
	}
}
function cn(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const ln = (e) => typeof e == "string" && e !== "" ? e : void 0, un = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
function dn(e, t) {
	let n = sn(t);
	if (!R(n)) return {
		status: e,
		code: e,
		serviceMessage: ln(n) ?? cn(t)
	};
	let r = R(n.error) ? n.error : n, i = ln(r.message) ?? ln(r.error_description) ?? ln(r.error) ?? "", a = un(r.code) ?? un(r.errorCode) ?? un(r.statusCode) ?? e;
	return r.details === void 0 ? {
		status: e,
		code: a,
		serviceMessage: i
	} : {
		status: e,
		code: a,
		serviceMessage: i,
		details: r.details
	};
}
function fn(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => fn(e, t)) : R(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), fn(n, t)])) : e;
}
function pn({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return hn(r, i, t);
	let a = dn(r.status, r.body), o = vn(a.serviceMessage, e), s = {
		...a,
		serviceMessage: o,
		details: fn(a.details, e)
	}, c = o ? `: ${o.replace(/\.$/, "")}.` : " without a message.";
	return new V(vn(`${i.method} ${i.path} returned ${r.status}${c} ${gn(s, n, r)}`.trim(), e), s, i);
}
function mn(e, t, n, r) {
	return new V(vn(`The answer to ${r.method} ${r.path} is not valid: ${t}.`, e), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function hn({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new Jt(`${t ? "No connection could be made in time" : "There was no complete answer in time"} for ${a}${o}.`, r, n);
	let s = n.message.includes(n.code ?? "") ? n.message : `${n.message} (${n.code})`, c = t ? "No connection could be made" : "The connection was lost";
	return new qt(`${an(n) ? "The server's certificate is not trusted" : c} for ${a}${o}: ${s}.${$t(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && rn(n) ? " No server listens on this address: is the sandbox running?" : nn(n) ? " Node does not connect to this port: use another one in the base URL." : ""}`, r, n);
}
function gn({ status: e, serviceMessage: t }, n, { headers: r }) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong or was revoked: check the token, or create a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token needs the right *${n}* in this project. To write, it must be a read/write token.`;
	if (e >= 300 && e < 400) return _n(r);
	let i = Number(r.get("retry-after"));
	return e === 429 && i > 0 ? `The service asks to wait ${i} s.` : "";
}
function _n(e) {
	let t = e.get("location");
	return `It redirects to ${t !== null && URL.canParse(t) ? new URL(t).origin : "another address"}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
}
function vn(e, t) {
	return e.replaceAll(t, "***");
}
// src/api/http/options.ts
const yn = {
	now: () => performance.now(),
	date: () => Date.now(),
	after(e, t) {
		let n = setTimeout(t, e);
		return () => clearTimeout(n);
	}
};
function bn(e, t, n) {
	return new Promise((r) => {
		let i = () => {
			a(), n?.removeEventListener("abort", i), r();
		}, a = e.after(t, i);
		n?.aborted ? i() : n?.addEventListener("abort", i, { once: !0 });
	});
}
var xn = class {
	rate;
	concurrency;
	window;
	waiters = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new Dn(e.rate / 8);
	}
}, Sn = class {
	#e;
	#t;
	#n = new Dn(6 / 8);
	#r = [];
	#i = 0;
	#a = !1;
	#o = 1;
	#s = 0;
	#c = -Infinity;
	#l = -Infinity;
	#u = () => {};
	constructor(e = yn, t = Math.random) {
		this.#e = e, this.#t = t;
	}
	get running() {
		return this.#i;
	}
	get pausedFor() {
		return Math.max(0, this.#l - this.#e.now());
	}
	acquire(e, t, n) {
		return new Promise((r) => {
			if (t?.aborted) return r(void 0);
			let i = () => {
				s?.(), t?.removeEventListener("abort", a);
			}, a = () => {
				i(), e.waiters.splice(e.waiters.indexOf(o), 1), r(void 0), this.#d();
			}, o = (e) => {
				i(), r(e);
			}, s = n === void 0 ? void 0 : this.#e.after(n, a);
			t?.addEventListener("abort", a, { once: !0 }), n === void 0 ? e.waiters.push(o) : e.waiters.unshift(o), this.#r.includes(e) || this.#r.push(e), this.#d();
		});
	}
	#d() {
		this.#u(), this.#r = this.#r.filter((e) => e.waiters.length > 0);
		let e = this.#e.now();
		for (;;) {
			let t = this.#r.find((t) => this.#f(t, e) <= e), n = t?.waiters.shift();
			if (!t || !n) break;
			this.#r = this.#r.filter((e) => e !== t), t.waiters.length > 0 && this.#r.push(t), n(this.#p(t, e));
		}
		let t = Ot(this.#r.map((t) => this.#f(t, e)));
		this.#u = Number.isFinite(t) ? this.#e.after(t - e, () => this.#d()) : () => {};
	}
	#f(e, t) {
		let n = this.#a ? 1 : Math.max(10, e.concurrency);
		return this.#i >= n || e.running >= e.concurrency ? Infinity : Math.max(this.#l, this.#n.freeAt(t, Math.max(6, e.rate) / this.#o), e.window.freeAt(t, e.rate / this.#o));
	}
	#p(e, t) {
		let n = Tn(t);
		this.#n.add(n), e.window.add(n), this.#i++, e.running++;
		let r = () => {
			n.sentAt = Math.min(n.sentAt, this.#e.now());
		};
		return {
			sent: r,
			release: (t) => {
				r(), this.#i--, e.running--, t ? this.#m(n, t) : this.#h(), this.#d();
			}
		};
	}
	#m(e, { locked: t, retryAfter: n }) {
		let r = this.#e.now(), i = n ?? 0;
		if (e.startedAt > this.#c) {
			this.#c = r, this.#o = Math.min(8, this.#o * 2);
			let e = Math.min(3e4, 1e3 * 2 ** this.#s++);
			i = n ?? e * (.5 + this.#t() / 2);
		}
		t && (this.#a = !0), this.#l = Math.max(this.#l, r + Math.min(3e5, i));
	}
	#h() {
		this.#s = Math.max(0, this.#s - 1), this.#o = Math.max(1, this.#o * .8);
	}
};
const Cn = new Map();
function wn(e) {
	let t = Cn.get(e) ?? new Sn();
	return Cn.set(e, t), t;
}
function Tn(e) {
	return {
		startedAt: e,
		sentAt: e + 500
	};
}
function En(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
var Dn = class {
	#e = [];
	#t;
	constructor(e) {
		this.#t = En(e).length + 1e3;
	}
	add(e) {
		this.#e.push(e);
	}
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.sentAt + this.#t > e);
		let { count: n, length: r } = En(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.sentAt).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
};
// src/api/http/connection.ts
const On = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function kn(e) {
	let t = jn(e.token), { base: n, host: r, loopback: i } = Nn(e.baseUrl ?? "https://api.lokalise.com/api2"), { clock: a = yn, random: o = Math.random, timeouts: s = {}, concurrency: c = 10 } = e, l = {
		rate: An("rate", e.rate ?? 6),
		concurrency: Math.max(1, Math.floor(An("concurrency", c)))
	};
	return {
		base: n,
		loopback: i,
		token: t,
		headers: {
			"x-api-token": t,
			accept: "application/json",
			"user-agent": `lokaform/${Et}`
		},
		limiter: e.clock ? new Sn(a, o) : wn(r),
		queue: new xn(l),
		clock: a,
		random: o,
		timeouts: {
			connect: An("timeouts.connect", s.connect ?? 1e4),
			read: An("timeouts.read", s.read ?? 6e4),
			write: An("timeouts.write", s.write ?? 18e4)
		},
		signal: e.signal && Mn(e.signal),
		onRequest: e.onRequest ?? (() => {}),
		onResponse: e.onResponse ?? (() => {}),
		onWait: e.onWait ?? (() => {})
	};
}
function An(e, t) {
	if (t > 0) return t;
	throw new z(e, "must be a number above 0.");
}
function jn(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new z("token", "must be an API token: visible characters without spaces or line breaks.");
}
function Mn(e) {
	let t = new AbortController();
	return Ft(0, t.signal), e.aborted ? t.abort() : e.addEventListener("abort", () => t.abort(), { once: !0 }), t.signal;
}
function Nn(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new z("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new z("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new z("baseUrl", "must not have a query or a fragment.");
	let n = On.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new z("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host,
		loopback: n
	};
}
async function Pn(e, { clock: t, connectTimeout: n, timeout: r, signal: i, isCurrent: a, onSent: o }) {
	let s = new AbortController(), c = { why: "network" }, l = (e) => {
		c.why = e, s.abort();
	}, u = () => l("aborted"), d = new Wn(() => {
		f(), a() ? o() : l("outdated");
	}), f = t.after(n, () => {
		d.state === "waiting" && l("timeout");
	}), p = t.after(r, () => l("timeout"));
	i?.aborted ? u() : i?.addEventListener("abort", u, { once: !0 });
	try {
		let { url: t, method: n, headers: r, body: i } = e, a = {
			method: n,
			headers: r,
			redirect: "manual",
			signal: s.signal
		};
		i !== void 0 && (a.body = i);
		let o = await Xn(d, () => fetch(t, a)), c = await (o.ok ? o.text() : Fn(o));
		return {
			kind: "answered",
			status: o.status,
			headers: o.headers,
			body: c
		};
	} catch (e) {
		let t = Xt(e), { why: n } = c, r = n === "network" ? t.length > 0 && t.every(Zt) : n === "outdated" || d.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(Qt) ? "timeout" : n,
			unsent: r,
			cause: on(t[0])
		};
	} finally {
		f(), p(), i?.removeEventListener("abort", u);
	}
}
async function Fn(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
const In = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, Ln = /^-?[1-9]\d*$/;
function Rn(e) {
	return At(zn(e) ? Vn(e) : e);
}
function zn(e) {
	for (let t = 0; t < e.length; t += 16) {
		if (!Bn(e, t)) continue;
		let [n, r] = [t, t + 1];
		for (; Bn(e, n - 1);) n--;
		for (; Bn(e, r);) r++;
		if (r - n >= 16) return !0;
	}
	return !1;
}
function Bn(e, t) {
	let n = e.charCodeAt(t);
	return n >= 48 && n <= 57;
}
function Vn(e) {
	let t = "";
	for (let n = 0; n < e.length;) {
		let r = e.indexOf("\"", n), i = r < 0 ? e.length : r;
		t += e.slice(n, i).replace(In, Hn), n = r < 0 ? i : Un(e, r), t += e.slice(i, n);
	}
	return t;
}
function Hn(e) {
	return Ln.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
}
function Un(e, t) {
	for (let n = e.indexOf("\"", t + 1); n >= 0; n = e.indexOf("\"", n + 1)) {
		let t = n;
		for (; e[t - 1] === "\\";) t--;
		if ((n - t) % 2 == 0) return n + 1;
	}
	return e.length;
}
var Wn = class {
	#e;
	state = "unknown";
	constructor(e) {
		this.#e = e;
	}
	markSent() {
		this.state !== "sent" && (this.state = "sent", this.#e());
	}
};
const Gn = new Lt(), Kn = new WeakMap();
let qn = !1;
function Jn(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function Yn() {
	qn = !0, It("undici:request:create", (e) => {
		let t = Gn.getStore(), n = Jn(e);
		t && n && (t.state = "waiting", Kn.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) It(e, (e) => {
		let t = Jn(e);
		t && Kn.get(t)?.markSent();
	});
}
function Xn(e, t) {
	return qn || Yn(), Gn.run(e, t);
}
// src/api/answers.ts
function U(e) {
	return { schema: e };
}
const Zn = yt(Tt()), W = L({}), Qn = U(L({ keys: Zn })), $n = U(L({ keys: Zn })), er = U(L({ key: W })), tr = U(W), nr = U(W), rr = U(L({ webhooks: Zn })), ir = U(L({ webhook: W })), ar = U(W), or = U(L({ secret: I().min(1) })), sr = U(L({ languages: Zn })), cr = U(W), lr = U(L({ contributor: W })), ur = 3e5, dr = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
], fr = [
	"GET",
	"PUT",
	"DELETE"
], pr = (e) => e.kind === "answered" ? e.status : 0, mr = [
	{
		when: (e) => _r(e),
		methods: dr,
		wait: "everyone"
	},
	{
		when: (e) => e.kind === "unanswered" && en(e.cause),
		methods: [],
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && $t(e.cause),
		methods: dr,
		wait: "alone",
		maxAttempts: 3
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted" && e.unsent,
		methods: dr,
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted",
		methods: fr,
		wait: "alone"
	},
	{
		when: (e) => pr(e) >= 500,
		methods: fr,
		wait: "alone"
	},
	{
		when: (e) => pr(e) === 408,
		methods: fr,
		wait: "alone"
	}
];
function hr({ method: e, once: t = !1 }, n, r) {
	let i = mr.find(({ when: e }) => e(n));
	if (i?.methods.includes(e) && !(t && yr(n))) return r < (i.maxAttempts ?? 8) ? i.wait : void 0;
}
function gr(e, t) {
	return e.kind === "answered" || !e.unsent || e.why !== "network" ? ur : t ? 2e3 : 15e3;
}
function _r(e) {
	return pr(e) === 429 || pr(e) === 423;
}
function vr(e) {
	return pr(e) === 423;
}
function yr(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
function br(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
function xr(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
const Sr = 3e4;
async function Cr(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, l = 0, u = !1, d, f = 0, p, m = () => a?.aborted === !0 || d !== void 0 && n.now() >= d, h = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: u
	}), g = () => a?.aborted ? new Yt(`${o} ${s} was aborted.`, h()) : p ? pn(e, t.right, p, h()) : new Jt(`${o} ${s} was not sent: ${l} times, it took more than ${Sr / 1e3} s from reading the values that it changes until it could be sent.`, h());
	for (;;) {
		let { body: h } = t, _ = () => 0;
		if (typeof h == "function") {
			if (r.pausedFor > 0 && await bn(n, r.pausedFor, a), m() || l === 8) throw g();
			l++, _ = wr(n), h = await h();
		}
		let v = typeof t.body == "function" ? Sr - _() : void 0, y = await r.acquire(i, a, Tr(d && d - n.now(), v));
		if (!y && (m() || v === void 0)) throw g();
		if (!y || _() > Sr) {
			y?.release();
			continue;
		}
		c++, d === void 0 && (f = n.now(), d = f + ur);
		let b;
		try {
			p = await Or(e, {
				...t,
				body: h
			}, c, d - n.now(), {
				isCurrent: () => _() <= Sr,
				onSent: y.sent
			}), _r(p) && (b = {
				locked: vr(p),
				retryAfter: Dr(p, n)
			});
		} finally {
			y.release(b);
		}
		if (p.kind === "answered" && p.status >= 200 && p.status < 300) return {
			answer: p,
			attempts: c
		};
		u ||= yr(p);
		let x = hr(t, p, c), S = Dr(p, n), C = x === "everyone" ? r.pausedFor : S ?? br(c, e.random);
		if (!x || n.now() + C >= Math.min(d, f + gr(p, e.loopback))) throw g();
		if (C > 2e3) {
			let t = S === void 0 ? Er(p) : "the service asked for it";
			e.onWait({
				method: o,
				path: s,
				attempt: c + 1,
				ms: C,
				reason: t
			});
		}
		x === "alone" && await bn(n, C, a);
	}
}
function wr(e) {
	let [t, n] = [e.now(), e.date()];
	return () => Math.max(e.now() - t, Math.abs(e.date() - n));
}
function Tr(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function Er(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no answer" : _r(e) ? "too many requests" : "a server error";
}
function Dr(e, t) {
	return e.kind === "answered" ? xr(e.headers.get("retry-after"), t.date()) : void 0;
}
async function Or(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await Pn({
		method: t,
		url: `${c}${n}${r}`,
		headers: f,
		body: i
	}, {
		clock: l,
		connectTimeout: Math.min(d.connect, p),
		timeout: p,
		signal: u,
		...s
	}), g = h.kind === "answered" ? h.status : void 0, _ = Date.parse(h.kind === "answered" && h.headers.get("date") || ""), v = l.now() - m;
	return e.onResponse({
		method: t,
		path: n,
		attempt: a,
		status: g,
		ms: v,
		...Number.isFinite(_) && { date: _ }
	}), h;
}
// src/api/params.ts
function kr(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new z(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
function Ar(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new z(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new z(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new z(e, "must not be empty.");
	if (n === "." || n === "..") throw new z(e, `must not be "${n}".`);
	return kr(e, n).replaceAll("%3A", ":");
}
function jr(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => Ar(n, t[n]));
}
const Mr = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new z(e, "must be true, false, 1 or 0.");
}, G = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new z(e, "must not be empty: an empty list means no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new z(e, "must be a list of strings or numbers.");
		if (r === "") throw new z(e, "must not contain an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new z(e, `must not contain "${r}": a comma cannot be escaped here.`);
	}
	return n.join(",");
}, Nr = (e, t) => {
	if (typeof t == "string" && t !== "") return t;
	throw new z(e, "must be a non-empty string.");
};
function Pr(...e) {
	return (t, n) => {
		if (typeof n == "string" && e.includes(n)) return n;
		throw new z(t, `must be one of ${e.join(", ")}.`);
	};
}
function Fr(e = 2 ** 53 - 1) {
	return (t, n) => {
		if (typeof n == "number" && Number.isInteger(n) && n >= 1 && n <= e) return String(n);
		throw new z(t, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
	};
}
function Ir(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new z(t, "is not a parameter of this operation.");
		return [`${t}=${kr(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const Lr = { disable_references: Mr }, Rr = {
	...Lr,
	include_translations: Mr,
	include_comments: Mr,
	include_screenshots: Mr,
	filter_translation_lang_ids: G,
	filter_tags: G,
	filter_filenames: G,
	filter_keys: G,
	filter_key_ids: G,
	filter_platforms: G,
	filter_untranslated: Mr,
	filter_qa_issues: G,
	filter_archived: Pr("include", "exclude", "only"),
	pagination: Pr("offset", "cursor"),
	limit: Fr(500),
	page: Fr(),
	cursor: Nr
}, zr = {
	page: Fr(),
	limit: Fr()
}, Br = (e) => Ir(Lr, e), Vr = (e) => Ir(zr, e);
function Hr(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new z("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new z("page", "has no effect with pagination: \"cursor\".");
	return Ir(Rr, e);
}
function Ur(e) {
	return typeof e == "function";
}
function Wr(e, t, n) {
	if (e === null && t !== n) throw new z(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new z(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new z(`${t}[${r}]`, "must not be undefined.");
		Wr(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) Wr(i, `${t}.${r}`, n);
}
function Gr(e, t) {
	if (!Array.isArray(e)) throw new z(t, "must be a list.");
	if (e.length === 0) throw new z(t, "must not be empty.");
}
function Kr(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new z(t, "must be an object.");
}
function qr(e) {
	return Array.isArray(e);
}
function Jr(e) {
	Gr(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) Kr(n, `keys[${t}]`);
	return Wr(e.keys, "keys"), Wr(e.use_automations, "use_automations"), e;
}
function Yr(e) {
	return qr(e) ? Jr({ keys: e }) : (Kr(e, "keys"), Jr("keys" in e ? e : { keys: [e] }));
}
function Xr(e) {
	qr(e) || Kr(e, "keys");
	let t = Jr(qr(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) Zr(n.key_id, `keys[${e}].key_id`);
	return t;
}
function Zr(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new z(t, "must be the id of a key.");
}
function Qr(e) {
	if (Kr(e, "params"), "translations" in e) throw new z("params.translations", "is ignored by the service here: use updateKeys.");
	return Wr(e, "params"), e;
}
function $r(e) {
	Gr(e, "keyIds");
	for (let [t, n] of e.entries()) Zr(n, `keyIds[${t}]`);
	return { keys: e };
}
const ei = (e) => ni(e), ti = (e) => ni(e);
function ni(e) {
	return Kr(e, "params"), Wr(e, "params", "params.branch"), e;
}
// src/api/operations.ts
function K(e) {
	return e;
}
const ri = { path: "/projects/{projectId}/keys" }, ii = { path: "/projects/{projectId}/keys/{keyId}" }, ai = { right: "manage keys" }, oi = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, si = {
	...oi,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, ci = {
	...oi,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, q = {
	keys: K({
		...ri,
		method: "GET",
		query: Hr,
		answer: Qn
	}),
	key: K({
		...ii,
		method: "GET",
		query: Br,
		answer: er
	}),
	createKeys: K({
		...ri,
		...ai,
		method: "POST",
		body: Yr,
		answer: $n
	}),
	updateKey: K({
		...ii,
		...ai,
		method: "PUT",
		body: Qr,
		answer: er
	}),
	updateKeys: K({
		...ri,
		...ai,
		method: "PUT",
		once: !0,
		body: Xr,
		answer: $n
	}),
	destroyKey: K({
		...ii,
		...ai,
		method: "DELETE",
		answer: tr
	}),
	destroyKeys: K({
		...ri,
		...ai,
		method: "DELETE",
		once: !0,
		body: $r,
		answer: nr
	}),
	webhooks: K({
		...oi,
		method: "GET",
		query: Vr,
		answer: rr
	}),
	webhook: K({
		...si,
		method: "GET",
		answer: ir
	}),
	createWebhook: K({
		...oi,
		method: "POST",
		body: ei,
		answer: ir
	}),
	updateWebhook: K({
		...si,
		method: "PUT",
		body: ti,
		answer: ir
	}),
	destroyWebhook: K({
		...si,
		method: "DELETE",
		answer: ar
	}),
	regenerateWebhookSecret: K({
		...ci,
		method: "PATCH",
		answer: or
	}),
	projectDetails: K({
		path: "/projects/{projectId}",
		method: "GET",
		answer: cr
	}),
	languages: K({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: Vr,
		answer: sr
	}),
	contributorMe: K({
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		answer: lr
	})
};
function li(e) {
	return typeof e == "string" || R(e) && Dt.every((t) => typeof e[t] == "string");
}
function ui(e) {
	return typeof e != "string" || !/^\d+$/.test(e) ? di(e) ? e : void 0 : di(Number(e)) ? Number(e) : e;
}
function di(e) {
	return Number.isSafeInteger(e);
}
function fi(e) {
	let t = R(e) ? e : { message: e }, { message: n, code: r, key_name: i, key_id: a } = t, o = i ?? (R(t.key) ? t.key.key_name : void 0), s = {
		...t,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(r)) ? Number(r) : 0
	};
	delete s.key_name, delete s.key_id, li(o) && (s.key_name = o);
	let c = ui(a);
	return c !== void 0 && (s.key_id = c), s;
}
function pi(e) {
	return Array.isArray(e) ? e.map(fi) : R(e) ? Object.values(e).filter(R).map(fi) : [];
}
async function J(e, t, n, r) {
	let { method: i, right: a, answer: o, once: s = !1 } = t, c = jr(t.path, n), l = (e) => t.body && JSON.stringify(t.body(e)), u = await Cr(e, {
		method: i,
		path: c,
		right: a,
		...Ur(r) ? {
			once: !0,
			query: "",
			body: async () => l(await r())
		} : {
			once: s,
			query: t.query?.(r) ?? "",
			body: l(r)
		}
	}), d = (t) => mn(e.token, t, u.answer.status, {
		method: i,
		path: c,
		attempts: u.attempts,
		mayHaveHappened: !0
	}), f = mi(u.answer.body, d), p = o.schema.safeParse(f);
	if (!p.success) throw d(hi(p.error.issues));
	return {
		wire: f,
		headers: u.answer.headers
	};
}
function mi(e, t) {
	try {
		return Rn(e);
	} catch {
		throw t(e === "" ? "it is empty" : "it is not JSON, or it was cut off");
	}
}
function hi(e) {
	let t = e.slice(0, 3).map(({ path: e, message: t }) => `${e.map((e) => typeof e == "number" ? `[${e}]` : `.${String(e)}`).join("").replace(/^\./, "") || "the answer"}: ${t.replace(/^Invalid \w+: /, "")}`), n = e.length - t.length;
	return t.join("; ") + (n > 0 ? `; and ${n} more` : "");
}
// src/api/client.ts
var gi = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	async keys(e, t = {}) {
		let n = await J(this.#e, q.keys, { projectId: e }, t);
		return new Ut(n.wire.keys.map((t) => xi(t, this, e)), _i(e, n, t), (n) => this.keys(e, {
			...t,
			...n
		}));
	}
	async key(e, t, n = {}) {
		let { wire: r } = await J(this.#e, q.key, {
			projectId: e,
			keyId: t
		}, n);
		return xi(r.key, this, e);
	}
	async createKeys(e, t) {
		return this.#t(e, await J(this.#e, q.createKeys, { projectId: e }, t));
	}
	async updateKey(e, t, n) {
		let { wire: r } = await J(this.#e, q.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return xi(r.key, this, e);
	}
	async updateKeys(e, t) {
		let n = await J(this.#e, q.updateKeys, { projectId: e }, t);
		return this.#t(e, n);
	}
	async destroyKey(e, t) {
		return (await J(this.#e, q.destroyKey, {
			projectId: e,
			keyId: t
		}, void 0)).wire;
	}
	async destroyKeys(e, t) {
		return (await J(this.#e, q.destroyKeys, { projectId: e }, t)).wire;
	}
	allKeys(e, t = {}) {
		return new Wt(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	async webhooks(e, t = {}) {
		let n = await J(this.#e, q.webhooks, { projectId: e }, t);
		return new Ut(n.wire.webhooks.map((t) => Ci(t, this, e)), _i(e, n, t), (n) => this.webhooks(e, {
			...t,
			...n
		}));
	}
	async webhook(e, t) {
		let { wire: n } = await J(this.#e, q.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return Ci(n.webhook, this, e);
	}
	async createWebhook(e, t) {
		let { wire: n } = await J(this.#e, q.createWebhook, { projectId: e }, t);
		return Ci(n.webhook, this, e);
	}
	async updateWebhook(e, t, n) {
		let { wire: r } = await J(this.#e, q.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return Ci(r.webhook, this, e);
	}
	async destroyWebhook(e, t, n) {
		return (await J(this.#e, q.destroyWebhook, {
			projectId: e,
			webhookId: t
		}, n)).wire;
	}
	async regenerateWebhookSecret(e, t) {
		let n = q.regenerateWebhookSecret;
		return (await J(this.#e, n, {
			projectId: e,
			webhookId: t
		}, void 0)).wire;
	}
	allWebhooks(e) {
		return new Wt(() => this.webhooks(e));
	}
	async projectDetails(e) {
		return (await J(this.#e, q.projectDetails, { projectId: e }, void 0)).wire;
	}
	async languages(e, t = {}) {
		let n = await J(this.#e, q.languages, { projectId: e }, t);
		return new Ut(n.wire.languages, _i(e, n, t), (n) => this.languages(e, {
			...t,
			...n
		}));
	}
	async contributorMe(e) {
		return (await J(this.#e, q.contributorMe, { projectId: e }, void 0)).wire.contributor;
	}
	#t(e, t) {
		return new Ut(t.wire.keys.map((t) => xi(t, this, e)), {
			..._i(e, t, {}),
			errors: pi(t.wire.errors)
		});
	}
};
function _i(e, { wire: t, headers: n }, r) {
	let { project_id: i, branch: a } = t;
	return {
		projectId: typeof i == "string" ? i : e.split(":")[0] ?? e,
		...typeof a == "string" && { branch: a },
		headers: n,
		requested: r
	};
}
var vi = class extends gi {
	constructor(e) {
		super(kn(e));
	}
	project(e) {
		return new yi(this, e);
	}
}, yi = class {
	#e;
	id;
	constructor(e, t) {
		this.#e = e, this.id = t;
	}
	keys(e) {
		return this.#e.keys(this.id, e);
	}
	key(e, t) {
		return this.#e.key(this.id, e, t);
	}
	createKeys(e) {
		return this.#e.createKeys(this.id, e);
	}
	updateKey(e, t) {
		return this.#e.updateKey(this.id, e, t);
	}
	updateKeys(e) {
		return this.#e.updateKeys(this.id, e);
	}
	destroyKey(e) {
		return this.#e.destroyKey(this.id, e);
	}
	destroyKeys(e) {
		return this.#e.destroyKeys(this.id, e);
	}
	allKeys(e) {
		return this.#e.allKeys(this.id, e);
	}
	webhooks(e) {
		return this.#e.webhooks(this.id, e);
	}
	webhook(e) {
		return this.#e.webhook(this.id, e);
	}
	createWebhook(e) {
		return this.#e.createWebhook(this.id, e);
	}
	updateWebhook(e, t) {
		return this.#e.updateWebhook(this.id, e, t);
	}
	destroyWebhook(e, t) {
		return this.#e.destroyWebhook(this.id, e, t);
	}
	regenerateWebhookSecret(e) {
		return this.#e.regenerateWebhookSecret(this.id, e);
	}
	allWebhooks() {
		return this.#e.allWebhooks(this.id);
	}
	projectDetails() {
		return this.#e.projectDetails(this.id);
	}
	languages(e) {
		return this.#e.languages(this.id, e);
	}
	contributorMe() {
		return this.#e.contributorMe(this.id);
	}
}, bi = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	update(e) {
		return this.#e.updateKey(this.#t, this.#n, e);
	}
	destroy() {
		return this.#e.destroyKey(this.#t, this.#n);
	}
};
function xi(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new bi(t, n, r?.key_id ?? ""), r);
}
var Si = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	update(e) {
		return this.#e.updateWebhook(this.#t, this.#n, e);
	}
	destroy() {
		return this.#e.destroyWebhook(this.#t, this.#n);
	}
	regenerateSecret() {
		return this.#e.regenerateWebhookSecret(this.#t, this.#n);
	}
};
function Ci(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new Si(t, n, r?.webhook_id ?? ""), r);
}
// src/run/readingClient.ts
var wi = class extends vi {
	#e;
	#t;
	#n = 0;
	#r;
	constructor(e, t, n) {
		super(e), this.#e = t, this.#t = n, n({
			phase: "observing",
			project: t
		});
	}
	async keys(e, t = {}) {
		(t.page === 1 || t.pagination === "cursor" && t.cursor === void 0) && (this.#n = 0);
		let n = await super.keys(e, t);
		if (t.limit === 1) return n;
		let r = t.filter_keys !== void 0 || t.filter_key_ids !== void 0;
		this.#n += n.length, this.#r = r ? void 0 : n.totalCount ?? this.#r;
		let i = Math.min(this.#n, this.#r ?? this.#n);
		return this.#t({
			phase: "observing",
			project: this.#e,
			count: {
				done: i,
				total: this.#r,
				unit: "key"
			}
		}), n;
	}
};
// src/run/connect.ts
function Ti({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: s, onProgress: c }) {
	try {
		let l = {
			token: e,
			...i !== void 0 && { baseUrl: i },
			rate: t,
			concurrency: n,
			signal: a,
			onResponse: o,
			...s && { onWait: s }
		};
		return k(c ? new wi(l, r, c) : new vi(l));
	} catch (e) {
		if (!(e instanceof z)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return O(F("bad-setting", t + e.message));
	}
}
function Ei({ onResponse: e, now: t }) {
	let n;
	return {
		onResponse(t) {
			n = t.date ?? n, e(t);
		},
		now: () => n ?? t()
	};
}
async function Di(e, t, n) {
	let r = await ki(e, t, n);
	return r.ok ? k(r.value.project) : r;
}
async function Oi(e, t) {
	try {
		let n = await Di(e, t, {
			languages: !0,
			names: !1,
			texts: !0
		});
		return n.ok ? n.value : void 0;
	} catch (e) {
		if (e instanceof B) return;
		throw e;
	}
}
async function ki(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(j(t)), n ? Mi(e, t) : k(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && ke(o, Ni);
	if (o && !s) return O(Pi("a language has no usable lang_iso"));
	let c = Ai(t, i, s, r);
	return c.ok ? k({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function Ai(e, t, n, r) {
	let i = N(t) ?? {}, a = N(i.settings) ?? {}, o = Ve(a.per_platform_key_names), s = Ve(a.segmentation), c = M(i.base_language_iso) || ji(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? O(Pi(`the project has no usable ${l.join(" and ")}`)) : k({
		id: e,
		name: M(i.name) || e,
		type: M(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: Ve(a.auto_toggle_unverified)
	});
}
function ji(e, t) {
	let n = fe(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function Mi(e, t) {
	let n = await Gt(() => e.languages(t, { limit: 500 }), (e) => M(N(e)?.lang_iso));
	return n ? k(n) : O(F("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function Ni(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = N(e) ?? {}, i = M(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: fe(n),
		pluralForms: ke(r, M) ?? []
	};
}
function Pi(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return F("unusable-answer", t, { reach: "project" });
}
// src/remote/sending.ts
var Fi = class {
	halt;
	mayWrite;
	permission;
	cause;
	accepted = !1;
	lastRefusal;
	constructor(e, t) {
		this.halt = e, this.mayWrite = t ?? (async () => void 0);
	}
	reason() {
		return this.halt() ?? this.cause;
	}
	async beforeWrite() {
		let e = this.reason();
		return e === void 0 ? (this.permission ??= this.mayWrite(), this.cause ??= await this.permission, this.reason()) : e;
	}
	noteAccepted() {
		this.accepted = !0;
	}
	noteProjectRefused(e) {
		this.cause ??= `The service refuses all requests for this project: ${e}`;
	}
	noteUnreachable(e) {
		this.cause ??= `The service could not be reached: ${e}`;
	}
	noteSingleRefused(e) {
		!this.accepted && this.lastRefusal === e && (this.cause ??= `The service refused the changes before this one, each with the same message: ${e}`), this.lastRefusal = e;
	}
};
const Ii = 2e3;
function Li(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`
	};
}
function Ri({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var Y = class extends Error {};
const zi = [
	401,
	402,
	403,
	404,
	423,
	429
];
function Bi(e) {
	return e instanceof V ? zi.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Vi(e) {
	return e.name === "TimeoutError" || e instanceof V && [
		413,
		502,
		504
	].includes(e.status);
}
function Hi(e, t) {
	return e instanceof V || e.mayHaveHappened || !t ? e : t;
}
function X(e) {
	return e instanceof Yt && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
var Ui = class {
	client;
	project;
	listed;
	constructor(e, t) {
		this.client = e, this.project = t;
	}
	all() {
		return this.listed ??= this.read().catch((e) => {
			throw this.listed = void 0, e;
		}), this.listed;
	}
	async read() {
		let { id: e, languages: t } = this.project;
		if (t) return t.map(({ iso: e }) => e);
		let n = (e) => M(N(e)?.lang_iso) || void 0, r = await Gt(() => this.client.languages(e, { limit: 500 }), n), i = r && ke(r, n);
		if (!i) throw new Z();
		return i;
	}
}, Z = class extends Error {};
async function Q(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof B || e instanceof Z) return;
		throw e;
	}
}
async function Wi(e, t, n, r = {}) {
	let i = n.map(({ iso: e }) => e), a = t === j(t) ? Fe(r.keys_total) : void 0, o = await Gi(e, t, qi(n), () => new me(i), a);
	return o.ok ? k(o.value.all()) : o;
}
async function Gi(e, t, n, r, i = 0) {
	let a = await Yi(e, t, n, r(), i);
	if (Ki(a)) return k(a.listed);
	let o = await Xi(e, t, n, r());
	if (Ki(o)) return k(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return O(F("incomplete-live", s, { reach: "project" }));
}
function Ki({ listed: e, total: t }) {
	return t === e.size;
}
function qi(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function Ji(e) {
	let t = [{
		limit: 500,
		page: 1
	}];
	for (let n = 500; n < e;) {
		let e = {
			limit: 0,
			page: 0,
			end: n
		};
		for (let t = 500; n + t > e.end; t--) {
			let r = Math.floor((n - 1) / t) + 1;
			r * t > e.end && (e = {
				limit: t,
				page: r,
				end: r * t
			});
		}
		t.push({
			limit: e.limit,
			page: e.page
		}), n = e.end;
	}
	return t;
}
async function Yi(e, t, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => fe(e)),
			keys: r.read(a),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = Ji(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => Ji(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
		o,
		c,
		l,
		...s
	]), m = [
		u,
		...p,
		...f
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._];
	for (let { keys: e } of v) r.addRead(e);
	let y = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], b = v.at(-1)?.total, x = v.some((e) => (e.total ?? 0) > (b ?? 0)), S = y.every(({ ids: e }, t) => {
		let n = y[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: r,
		total: x || !S ? void 0 : b
	};
}
async function Xi(e, t, n, r) {
	for await (let i of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) r.addRead(r.read(i));
	return {
		listed: r,
		total: (await e.keys(t, {
			limit: 1,
			page: 1
		})).totalCount
	};
}
const Zi = [
	400,
	404,
	413,
	414,
	431
], Qi = /^[\w.:/-]+$/;
async function $i(e) {
	let { project: t, statistics: n, declarations: i, reviewed: a } = e, o = Fe(n.keys_total);
	if (o === void 0 || t.perPlatformNames || a.some(({ action: e }) => e !== "update") || i.some(({ rules: e }) => r(A, e) !== "off")) return;
	let s = ea(i);
	if (![...s.names].every(ca)) return;
	let c = la([...s.names]).length + ua([...s.ids]).length;
	if (!(Math.max(1, c) * 4 > Math.ceil(o / 500))) try {
		let [t, n] = await Promise.all([ta(e, s), oa(e, o)]), r = n - t.length;
		return r >= 0 && sa(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof Z || e instanceof V && Zi.includes(e.status)) return;
		throw e;
	}
}
function ea(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...Ue(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function ta(e, { names: t, ids: n }) {
	let r = await na(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await ra(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => aa(e.key_id, t.key_id));
}
async function na(e, t) {
	let n = await Promise.all(la([...t]).map(async (n) => (await ia(e, { filter_keys: n })).filter(({ key_name: e }) => Ue(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => Ue(e)));
	if (![...t].every((e) => r.has(e) || Qi.test(e)) || n.some((e) => e.length === 0)) throw new Z();
	return n.flat();
}
async function ra(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new Z();
	let r = await Promise.all(ua(t).map((t) => ia(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new Z();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function ia({ client: e, project: t, languages: n }, r) {
	let i = new me(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await fa(a, {
		...qi(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new Z();
	return [...o];
}
function aa(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function oa({ client: e, project: { id: t } }, n) {
	if (t === j(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new Z();
	return r;
}
function sa(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => C(t, e, !1, b(n)).fresh.length === 0);
}
function ca(e) {
	return !e.includes(",");
}
function la(e) {
	return da(e, 2e3);
}
function ua(e) {
	return da(e.map(String), 7e3);
}
function da(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function fa({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new pa();
	let i = new me([]);
	if (i.add(r), r.totalCount !== i.size) throw new Z();
	return r;
}
var pa = class extends Z {};
// src/remote/key/readBack.ts
const ma = {
	include_translations: !0,
	disable_references: !0
};
async function ha(e, t, n = []) {
	let r = new me(n);
	for (let n of await Promise.all(ua(t).map((t) => ga(e, t)))) r.add(n);
	return r.all();
}
async function ga(e, t) {
	try {
		return await fa(e, {
			...ma,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof pa || n instanceof V && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await ga(e, t.slice(0, r)), ...await ga(e, t.slice(r))];
	}
}
async function _a(e, t) {
	let n = new Set(t.flatMap((e) => Ue(e))), r = [...n].every(ca) ? la([...n]).map((e) => ({
		...ma,
		filter_keys: e
	})) : [ma], i = new me([]);
	for (let t of r) i.addRead((await ba(e, t)).reads());
	return ya(i.all(), n);
}
async function va(e, t) {
	let n = new Set(t.flatMap((e) => Ue(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = ya((await ba(e, {})).all(), n), a = await ha(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function ya({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(Ue(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function ba({ client: e, projectId: t }, n) {
	let r = await Gi(e, t, n, () => new me([]));
	if (!r.ok) throw new Z();
	return r.value;
}
async function xa(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await ha(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await va(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/plan/verify.ts
const Sa = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function Ca(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function wa(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function Ta(e, t, n, r) {
	let i = wa(e, t, n, r), [a] = i, [o] = Ca(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${Ea(e.after)} was sent, ${Ea(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function Ea(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/removal.ts
function Da(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Oa(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function ka(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : X(t);
}
// src/remote/key/removeKeys.ts
async function Aa(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await ja(e, t, n), s.due.length === 0) throw new Y();
		return s.due.map(({ id: e }) => ce(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof Y) return [...s.outcomes];
		if (!(e instanceof B)) throw e;
		Bi(e) && a.noteProjectRefused(e.message), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(Ri(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await Aa(e, f, t)];
	}
	return [...p, ...await Ia(e, f, l, d && Hi(d, n?.error))];
}
async function ja(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? X(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Ra(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await Q(async () => {
		let n = await e.languages.all();
		return ha(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(Ma));
	let l = new Map(c.objects.map((e) => [e.key_id, e])), u = Na(c, e.context), d = [], f = [], p = [];
	for (let n of t) {
		let t = l.get(String(n.id)), r = u.get(String(n.id)) ?? u.get("");
		(t ? n.how === "archive" && t.is_archived : r === void 0) ? p.push({
			change: n,
			outcome: Fa(n)
		}) : r === void 0 ? Pa(n, t) ? (d.push(n), f.push(it(A, t, n, e.context))) : p.push({
			change: n,
			outcome: Da("key", "removed")
		}) : p.push({
			change: n,
			outcome: a(Oa("key", r))
		});
	}
	if (d.length === 0) return {
		due: d,
		outcomes: p
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...p, ...Ra(d, La(n.error))]
	};
	let m = await r.keep(f, "removed") ?? await i.beforeWrite();
	return m === void 0 ? {
		due: d,
		outcomes: p
	} : {
		due: [],
		outcomes: [...p, ...Ra(d, a({
			state: "not attempted",
			message: m
		}))]
	};
}
const Ma = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function Na({ objects: e, unusable: t }, n) {
	let r = [...e.map((e) => [e.key_id, [...new Set([...Ne(e), ...nt(A, e, n)])]]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(r.filter(([, e]) => e.length > 0));
}
function Pa({ id: e, seen: t }, n) {
	return n !== void 0 && w(e, A.fingerprint(n)) === t;
}
function Fa({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Ia(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await Q(() => ha(e, i));
	if (a === void 0) return Ra(t, r ? X(r) : Sa);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? X(r) : Sa
		} : {
			change: e,
			outcome: i || o.has(t) ? La(r) : Fa(e)
		};
	});
}
function La(e) {
	return e ? ka("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function Ra(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function za(e) {
	return {
		change: e,
		out: t(A.fields, e, {}, [])
	};
}
function Ba(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: A.name,
		action: e,
		changes: t
	});
	return [
		...Ha(n("update"), t).map(r("update")),
		...Ha(n("create"), t).map(r("create")),
		...Va(n("destroy"), t).map(r("destroy"))
	];
}
function Va(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function Ha(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(za(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
function Ua(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: X(t)
	}));
}
function Wa(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function Ga(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/reread.ts
const Ka = {
	moved: [],
	unconverted: []
};
async function qa(e, t, n) {
	let r = (e) => ({
		due: [],
		outcomes: [],
		blocked: t.map((t) => ({
			planned: t,
			why: e
		}))
	}), i = e.stop.reason();
	if (i !== void 0) return r(i);
	let a = t.filter(({ change: e }) => n || $a(e)), o = await Q(async () => ({
		live: await ha(e, a.map(({ change: e }) => e.id)),
		languages: a.some(({ change: e }) => Za(e)) ? await e.languages.all() : []
	}));
	if (!o) return r(Ya);
	let { live: s, languages: c } = o, l = new Map(s.objects.map((e) => [e.key_id, e])), u = new Set(s.unusable.map(({ id: e }) => e)), d = new Set(a), p = [], m = [], h = [], g = [];
	for (let n of t) {
		let { change: t } = n;
		if (!d.has(n)) {
			p.push({
				planned: n,
				now: n,
				kept: Ka
			});
			continue;
		}
		let r = l.get(String(t.id));
		if (!r && (u.has(String(t.id)) || u.has(void 0))) {
			h.push({
				planned: n,
				why: Ja("")
			});
			continue;
		}
		if (!r) {
			m.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Xa
				}
			});
			continue;
		}
		let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = Za(t) ? c.filter((e) => !i.has(e)) : [];
		if (a.length > 0) {
			h.push({
				planned: n,
				why: Ja(` (no usable ${a.join(", ")} text)`)
			});
			continue;
		}
		let { open: o, kept: s } = eo(t, r, e.context);
		if (o.length === 0) {
			m.push({
				change: t,
				outcome: ro({
					state: "done",
					id: t.id
				}, t, s)
			});
			continue;
		}
		let _ = za({
			...t,
			fields: o
		});
		Qa(_.change) && e.beforeReshaping.set(t.ref, r), p.push({
			planned: n,
			now: _,
			kept: s,
			before: r
		});
		let v = f(_.change, r, e.context);
		v && g.push(v);
	}
	if (p.length === 0) return {
		due: p,
		outcomes: m,
		blocked: h
	};
	let _ = await e.backup.keep(g, "overwritten") ?? await e.stop.beforeWrite();
	return _ === void 0 ? {
		due: p,
		outcomes: m,
		blocked: h
	} : {
		due: [],
		outcomes: m,
		blocked: [...h, ...p.map(({ planned: e }) => ({
			planned: e,
			why: _
		}))]
	};
}
function Ja(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const Ya = "The key could not be read again just before it was to be written, so it was not written. Apply again.", Xa = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Za(e) {
	return Qa(e) || e.fields.some(u);
}
function Qa({ kind: e, fields: t }) {
	return t.some((t) => Re(e, t));
}
function $a({ fields: e }) {
	return e.some((e) => {
		let { field: t, before: n, after: r } = e, i = A.fields.find(({ name: e }) => e === t);
		return i?.merge && n !== void 0 ? i.carries?.(n, r) ?? !0 : i?.editState !== void 0 || u(e);
	});
}
function eo(e, t, n) {
	let r = {
		...A.liveContext(t, n, e.label),
		platforms: no(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = A.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || w(e.id, m) !== d);
		if (!f || p === void 0) a.push(n);
		else if (f.same(p, u, r)) continue;
		else if (l !== void 0 && f.same(p, l, r)) h && f.role === "shape" && (o = !0), h && f.role !== "shape" ? a.push(n) : i.push(n);
		else {
			let e = l === void 0 ? void 0 : f.merge?.(l, u, p);
			e === void 0 ? a.push(n) : f.same(p, e, r) || i.push({
				...n,
				before: p,
				after: e
			});
		}
	}
	o ||= a.some((e) => to(e, "text"));
	let s = o && i.some((e) => to(e, "shape")), c = i.filter((e) => s && (to(e, "shape") || to(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function to({ field: e }, t) {
	return A.fields.some((n) => n.name === e && n.role === t);
}
function no({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? Dt.filter((e) => n.includes(e)) : t.platforms;
}
function ro(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${io(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${io(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = io(t.filter((e) => !i.includes(e)));
	return c.length === 0 ? {
		state: "skipped",
		message: s,
		place: a.place
	} : {
		state: "skipped",
		message: `${s} The other fields now have the declared values: ${c.join(", ")}.`,
		place: a.place,
		written: c
	};
}
function io(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function ao(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = oo(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await Q(() => ha(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: co(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function oo({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return so(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function so({ kind: e, fields: t }) {
	return t.filter((t) => Re(e, t));
}
function co({ change: e, before: t, written: n }, r, i) {
	let [a] = so(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = lo(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function lo(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, uo(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = uo(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function uo(e) {
	let t = ae(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
var fo = class {
	#e = new Map();
	note(e, t, n) {
		let r = new Map(t.translations?.map((e) => [e.language_iso, e]));
		for (let { language_iso: t, translation: i, modified_by: a } of e.translations ?? []) {
			let e = r.get(t);
			e && i !== "" && !n.includes(t) && e.modified_by !== void 0 && a !== void 0 && e.modified_by !== a && this.#e.set(t, (this.#e.get(t) ?? 0) + 1);
		}
	}
	problems() {
		if (this.#e.size === 0) return [];
		let e = `After a write, the service names another writer of texts that were not sent: ${[...this.#e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
		return [F("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
// src/remote/key/confirm.ts
async function po(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !_o(e, t, n.key) : n.is === "silent" || yo(n.error)).map(({ sent: e }) => e), r = await Q(() => _a(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(Do(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: r } = t, a = i.get(t);
		return {
			change: r,
			outcome: mo(e, r, n, a && vo(e, r, a))
		};
	});
}
function mo(e, t, n, r) {
	switch (n.is) {
		case "stored": return r ?? vo(e, t, n.key);
		case "refused": return r?.state === "done" ? r : bo(n.error);
		case "silent": return r ?? xo;
	}
}
async function ho(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !_o(e, t, n.key)), r = await Q(() => ha(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: go(e, t, {
				answer: n,
				found: o && vo(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function go(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? vo(e, t, n.key);
		case "refused": return bo(n.error);
		case "silent": return r?.state === "done" ? r : So(i);
	}
}
function _o({ context: e }, { change: t }, n) {
	return Ca(A, t, n, e).length === 0;
}
function vo({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), Ta(A, n, r, e);
}
function yo({ message: e }) {
	return /already taken/i.test(e);
}
function bo({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const xo = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
};
function So(e) {
	return e ? {
		state: "failed",
		how: "not made",
		message: "The service answered without an error, but did not do this. Apply again."
	} : {
		state: "failed",
		how: "unknown result",
		message: "The service's answer does not mention this change, and Lokaform could not read the key again. Run plan to see whether the change was made."
	};
}
const Co = { is: "silent" };
function wo(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Oo(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || To(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new Oo(n.flatMap((e) => e.key_name === void 0 ? [] : [{
		name: e.key_name,
		of: e
	}])), o = e.filter((e) => !r.has(e)), s = o.filter((e) => a.count(e.out) >= o.filter((t) => a.sharesEcho(e.out, t.out)).length);
	for (let e of s) {
		let t = a.take(e.out, () => !0);
		t && r.set(e, {
			is: "refused",
			error: t
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? Co
	}));
}
function To(e, { platforms: t = [], filenames: n = {} }) {
	return Dt.every((n) => t.includes(n) === e.platforms.includes(n)) && Dt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Eo(e, { keys: t, errors: n }) {
	let r = new Map(t.map((e) => [String(e.key_id), e])), i = new Map(n.map((e) => [String(e.key_id), e]));
	return e.map((e) => {
		let t = i.get(String(e.change.id)), n = r.get(String(e.change.id));
		return {
			sent: e,
			answer: t ? {
				is: "refused",
				error: t
			} : n ? {
				is: "stored",
				key: n
			} : Co
		};
	});
}
function Do(e, t) {
	return wo(e, {
		keys: t,
		errors: []
	});
}
var Oo = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of ko(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of ko(n)) this.byName.set(e, Ao(this.byName.get(e) ?? [], n));
			return n.of;
		}
	}
	count(e) {
		return this.echoesOf(e).length;
	}
	sharesEcho(e, t) {
		let n = this.echoesOf(t);
		return this.echoesOf(e).some((e) => n.includes(e));
	}
	echoesOf({ key_name: e = "", platforms: t = [...Dt] }) {
		let n = new Set(t.map((t) => ze(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => ze(n, t) === ze(e, t)));
	}
};
function ko({ name: e }) {
	return new Set(Dt.map((t) => ze(e, t) ?? ""));
}
function Ao(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/remote/key/send.ts
async function jo(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return Wo(t, Math.ceil(t.length / n.max), (t) => jo(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Ga(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(Fo),
			...Po(e)
		});
		return await po(e, wo(t, {
			keys: No(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof B)) throw r;
		return Vi(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? Mo(e, t, r) : Uo(e, t, r, (t) => jo(e, t), void 0);
	}
}
async function Mo(e, t, n) {
	let r = [], i = t;
	for (let t of [0, Ii]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Ua(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await Q(() => _a(e, a)), s = Do(i, o?.objects ?? []);
		if (kt(r, await po(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...i.map(({ change: e }) => ({
		change: e,
		outcome: Li(n, "key")
	}))];
}
function No(e) {
	return e.flatMap((e) => {
		let t = xe(e, []);
		return "key" in t ? t.key : [];
	});
}
function Po({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function Fo({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function Io(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Lo),
		outcomes: [],
		blocked: []
	}, o = 0, s = () => [...a.outcomes, ...a.blocked.flatMap(({ planned: e, why: t }) => n ? Ua([e], n.error) : Ga([e], t))];
	try {
		let c = await r.updateKeys(i, async () => {
			if (a = await qa(e, t, n !== void 0 || o++ > 0), a.due.length === 0 || n && n.sent >= 5) throw new Y();
			return {
				keys: a.due.map(({ now: e }) => Ho(e)),
				...Po(e)
			};
		}), l = Eo(a.due.map((e) => e.now), {
			keys: No(c),
			errors: c.errors
		});
		return zo(e, a.due, l), [...s(), ...Vo(a.due, await ho(e, l))];
	} catch (t) {
		let r = a.due.map(({ planned: e }) => e);
		if (t instanceof Y) return [...s(), ...n ? Wa(r, n.error) : []];
		if (!(t instanceof B)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...s(), ...await Bo(e, r, {
				error: t,
				sent: i
			})];
		}
		return [...s(), ...Vo(a.due, await Ro(e, a.due, t, n))];
	}
}
function Lo(e) {
	return {
		planned: e,
		now: e,
		kept: Ka
	};
}
function Ro(e, t, n, r) {
	let i = new Map(t.map(({ now: e, planned: t }) => [e, t]));
	return Uo(e, t.map(({ now: e }) => e), n, (t) => Io(e, t.flatMap((e) => i.get(e) ?? []), r), r?.error);
}
function zo({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function Bo(e, t, n) {
	return e.stop.reason() === void 0 ? Vi(n.error) && n.sent <= 2 && t.length > 1 ? Wo(t, 2, (t) => Io(e, t, n)) : (await e.wait(Ri(n)), Io(e, t, n)) : Ua(t, n.error);
}
function Vo(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: ro(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
function Ho({ change: e, out: t }) {
	return {
		key_id: ce(String(e.id)),
		...t
	};
}
async function Uo({ stop: e }, t, n, r, i) {
	if (Bi(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof V)) e.noteUnreachable(n.message);
	else if (t.length > 1) return Wo(t, 2, r);
	else e.noteSingleRefused(n.message);
	return Ua(t, Hi(n, i));
}
async function Wo(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) kt(i, await n(e.slice(t, t + r)));
	return i;
}
// src/remote/key.ts
const Go = {
	kind: "key",
	observe: Wi,
	observeDeclared: $i,
	lookUp: xa,
	batches: Ba,
	open(e) {
		let t = new fo(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? Aa(n, t.filter(Jo)) : e === "create" ? jo(n, t.filter(Ko).map(za)) : ao(n, await Io(n, t.filter(qo).map(za)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, Ko = (e) => e.action === "create", qo = (e) => e.action === "update", Jo = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Yo(e) {
	let t = N(e) ?? {}, n = M(t.webhook_id) || void 0, r = M(t.url) || void 0, i = ke(t.events, M);
	if (n === void 0 || r === void 0 || i === void 0) {
		let e = Object.entries({
			webhook_id: n,
			url: r,
			events: i
		}).flatMap(([e, t]) => t === void 0 ? [e] : []);
		return { unusable: {
			id: n,
			names: r === void 0 ? [] : [r],
			lacks: e
		} };
	}
	return { webhook: {
		webhook_id: n,
		url: r,
		branch: t.branch === null ? null : M(t.branch),
		events: i,
		event_lang_map: Zo(t.event_lang_map)
	} };
}
function Xo(e) {
	let t = e.map(Yo);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function Zo(e) {
	return ke(e, (e) => {
		let { event: t, lang_iso_codes: n } = N(e) ?? {}, r = M(t), i = ke(n, M);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhooks.ts
const Qo = {
	kind: "webhook",
	observe: ns,
	lookUp: ts,
	batches: (e) => [...e.filter($o), ...e.filter((e) => !$o(e))].map(es),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? Ts(t, e) : is(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => _s(t, e, n)
		};
	}
};
function $o({ action: e }) {
	return e !== "destroy";
}
function es(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
async function ts(e, t) {
	let n = await Gt(() => e.webhooks(j(t)), (e) => M(N(e)?.webhook_id));
	if (!n) throw new Z();
	return Xo(n);
}
async function ns(e, t) {
	try {
		return k(await ts(e, t));
	} catch (e) {
		if (!(e instanceof Z)) throw e;
		return O(F("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
function rs({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = E(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
async function is(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = hs(e, t);
	try {
		return t.action === "update" ? await as(e, t, r) : await us(e, t, gs(t, r));
	} catch (t) {
		if (t instanceof Y) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof B)) throw t;
		return Bi(t) && e.stop.noteProjectRefused(t.message), X(t);
	}
}
async function as(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [j(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		return ds(e, t, Yo(await i.updateWebhook(c, l, async () => {
			if (d = await os(e, t, Yo(await u())), d) throw new Y();
			return await ls(e), n;
		}))) ?? await fs(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof Y)) return X(r.error);
		if (d) return d;
		if (!(i instanceof B)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw Hi(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await fs(e, t, u);
			return n.state === "done" ? n : X(i);
		}
		return await s(Ri(a)), as(e, t, n, a);
	}
}
async function os(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: cs
	};
	if (!ss(e, t, n.webhook)) {
		let r = ds(e, t, n);
		return r?.state === "done" ? r : Da("webhook", "updated");
	}
	let r = await rs(e, qe(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function ss({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = x.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = x.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Ye(x, a, s) === i;
}
const cs = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function ls({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new Y(t);
}
async function us(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await ls(e);
	try {
		let o = await r.createWebhook(j(i), n);
		return a.add(t.ref), ds(e, t, Yo(o)) ?? await fs(e, t, () => ms(e, n));
	} catch (r) {
		if (!(r instanceof B) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, Ii]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await Q(() => ms(e, n));
			if (a) return Ta(x, t, a, c);
		}
		return Li(r, "webhook");
	}
}
function ds({ context: e }, t, n) {
	if (!(!("webhook" in n) || Ca(x, t, n.webhook, e).length > 0)) return Ta(x, t, n.webhook, e);
}
async function fs(e, t, n) {
	return ds(e, t, Yo(await Q(n))) ?? Sa;
}
function ps(e, t) {
	let n = rt([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return Te(e.url, t.url) && r && n;
}
async function ms(e, t) {
	let { objects: n, unusable: r } = await ts(e.client, e.projectId), i = n.find((e) => ps(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => Te(e, t.url)))) throw new Z();
	return i;
}
function hs({ context: e }, r) {
	let i = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: a, ...o } = t(x.fields, r, {}, i);
	return {
		...o,
		...a !== void 0 && { url: n(a, e.variables) }
	};
}
function gs({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function _s(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await Q(() => ts(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => bs(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await vs(e, t, s, n) : n.remark(ws(t));
	}
}
async function vs(e, t, n, r) {
	let i = gs(t, hs(e, t)), a = n.filter((n) => ps(n, i) && Ta(x, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = bs(r.of(t)), s = a.map(({ webhook_id: e }) => e), [c, ...l] = [...s, ...await ys(s, e, o)].sort();
	if (c !== void 0 && l.length !== 0) for (let n of l) {
		let i = n === o && await xs(e, n);
		i && r.correct(t, {
			state: "done",
			id: c
		}), r.remark(i ? Ss(t, c, n) : Cs(t, c, n));
	}
}
async function ys(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await Q(() => t.webhook(j(n), r)) ? [r] : [];
}
function bs(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function xs({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(j(t), n), !0;
	} catch (e) {
		if (e instanceof B) return !1;
		throw e;
	}
}
function Ss({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return F("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function Cs({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return F("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function ws({ label: e, place: t }) {
	let n = `The webhooks could not be read again, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return F("twin-webhook", n, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
async function Ts(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [j(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await Es(e, t), l) throw new Y();
		});
		if (Ve(n) === !0) return {
			state: "done",
			id: t.id
		};
	} catch (r) {
		if (l) return n ? X(n.error) : l;
		if (!(r instanceof B)) throw r;
		if (r instanceof V && r.status === 404) return {
			state: "done",
			id: t.id
		};
		if (Bi(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return X(Hi(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? Ds(e, t, r) : (n && await o(Ri(n)), Ts(e, t, i));
	}
	return Ds(e, t, void 0);
}
async function Es(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let c = Yo(await n.webhook(j(r), String(t.id)));
	if (!("webhook" in c)) return Oa("webhook", c.unusable.lacks);
	if (w(t.id, x.fingerprint(c.webhook)) !== t.seen) return Da("webhook", "removed");
	let l = await rs(e, it(x, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return l === void 0 ? void 0 : {
		state: "not attempted",
		message: l
	};
}
async function Ds({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(j(t), String(n.id)), r ? ka("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof B)) throw e;
		return e instanceof V && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? X(r) : Sa;
	}
}
// src/remote/remotes.ts
const Os = [Go, Qo];
// src/remote/remoteOf.ts
function ks({ name: e }) {
	let t = Os.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function As(e, t, ...n) {
	let r = await Ms(e, t, n);
	if (!r.ok) return r;
	let { project: i, statistics: a, kinds: o, languages: s } = r.value;
	return Ps(i, o, (t) => ks(t).observe(e, i.id, s, a));
}
async function js(e, t, { declarations: n, reviewed: r }) {
	let i = await Ms(e, t, n.map(({ declared: e }) => e));
	if (!i.ok) return i;
	let { project: a, statistics: o, kinds: s, languages: c } = i.value;
	return Ps(a, s, async (t) => {
		let { observe: i, observeDeclared: s } = ks(t), l = await s?.({
			client: e,
			project: a,
			statistics: o,
			languages: c,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: ye(e, a.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return l ? k(l) : i(e, a.id, c, o);
	});
}
async function Ms(e, t, n) {
	let r = n.flatMap(je), [{ kinds: i } = { kinds: [] }] = n, a = i.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), o = await ki(e, t, {
		languages: r.length > 0,
		names: a.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!o.ok) return o;
	let { project: s, details: c } = o.value, l = n.flatMap((e) => je(ye(e, s.baseLanguage))), u = new Set([...l.flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(Ie)]), d = s.segmentation ? [] : (s.languages ?? []).filter(({ iso: e }) => u.has(e)), f = N(N(c)?.statistics) ?? {};
	return k({
		project: s,
		statistics: f,
		kinds: a,
		languages: d
	});
}
async function Ns(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await Di(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return Ps(a.value, n, (t) => ks(t).observe(e, a.value.id, s), i);
}
async function Ps(e, t, n, r = () => !1) {
	let i = await Promise.all(t.map(async (e) => {
		try {
			return {
				kind: e,
				found: await n(e)
			};
		} catch (t) {
			if (r(e, t)) return;
			throw t;
		}
	})), a = {};
	for (let e of i) if (e) {
		if (!e.found.ok) return e.found;
		a[e.kind.plural] = e.found.value;
	}
	return k({
		project: e,
		objects: a
	});
}
async function Fs(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [o, ...s] = await Promise.all([Di(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => ({
		plural: n.plural,
		objects: await ks(n).lookUp(e, t, r[n.plural] ?? [])
	}))]);
	if (!o.ok || s.some(({ objects: e }) => e.unusable.length > 0)) throw new Z();
	return {
		project: o.value,
		objects: Object.fromEntries(s.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function Is({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => Me(e.kind, t)));
}
function Ls({ changes: e }) {
	return e.some((e) => e.action === "update" && (T(e.kind).backsUpWhole || Rs(e)));
}
function Rs({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? Re(e, t) : !zs(t.before));
}
function zs(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function Bs(e, t, n, r) {
	let i = new Set(Object.values(await c(e, r)).flat()), a = await we("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : Nt(t.working, n), s = new Map(), l = e[0]?.kinds ?? [];
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + Pt)) continue;
		let n = p(e, t);
		await Bt();
		for (let r of await Vs(l, e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function Vs(e, t, n) {
	try {
		let r = _(await $e(t, n));
		return e.flatMap((e) => e.namesInManifest?.(t, r) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function Hs({ kinds: e, texts: t }, n, r, a, o) {
	let s = t.filter(({ files: e }) => ut(e)), l = [];
	for (let e of s) for (let t of await De(e, a, o)) {
		let n = i(e, t);
		l.push({
			full: t,
			path: n,
			source: e,
			language: gt(e, n)
		});
	}
	let u = new Set(Object.values(await c(r, o)).flat());
	for (let { full: e, source: t, language: r } of l) r !== void 0 && Us(t, n).includes(r) && u.add(e);
	let d = new Map();
	for (let t of l) {
		if (o.aborted) break;
		if (!(u.has(t.full) || Ws(t, n).some((e) => u.has(e)))) {
			await Bt();
			for (let n of await Gs(e, t, a)) d.has(n) || d.set(n, p(t.full, a));
		}
	}
	return d;
}
function Us({ languages: e }, t) {
	return e ?? [t];
}
function Ws({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : Us(t, r).flatMap((n) => {
		let r = ht(t, e, n);
		return r === void 0 ? [] : [Nt(t.folder, r)];
	});
}
async function Gs(e, { full: t, path: n, source: r, language: i = "" }, a) {
	try {
		let o = _(await $e(t, a)), s = {
			source: {
				...r,
				alsoReads: "all"
			},
			language: i,
			...tt(r, n)
		};
		return e.flatMap((e) => (e.textFiles?.read(t, o, s).entries ?? []).flatMap(({ values: t }) => Ze(e.identity(t))));
	} catch {
		return [];
	}
}
// src/plan/forgottenFiles.ts
function Ks({ removed: e }, { name: t, plural: n }, r, i) {
	return [...a(r, `the setting ${n} does not include this file. Add the file to the setting ${n}, or delete the file.`), ...a(i, "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.")];
	function a(n, r) {
		let i = e.flatMap(({ names: e }) => {
			let t = e.find((e) => n.has(e));
			return t === void 0 ? [] : [{
				name: t,
				file: n.get(t)
			}];
		}), [a] = i;
		if (!a) return [];
		let o = new Set(i.map(({ file: e }) => e)).size, s = o > 1 ? `, in ${o} such files in all` : "", c = i.length > 1 ? ` (and ${i.length - 1} more${s})` : "", l = `The plan removes the ${t} "${a.name}"${c}. But the file ${a.file} declares it, and ${r}`;
		return [F("forgotten-manifest", l, { reach: "project" })];
	}
}
function qs(e, t, n, r, i = new Map()) {
	let a = (e) => t.flatMap((t) => e(t, t.kind));
	return [
		...Ys(e, t, n),
		...a((t, r) => Zs(e, t, r, n)),
		...a((e, t) => Ks(e, t, r, i)),
		...a(Qs),
		...a((e, t) => $s(e, t, n)),
		...a((t, r) => ec(e, t, r, n)),
		...a((t, r) => tc(e, r, n))
	];
}
function Js(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : [$("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`)];
}
function Ys(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: nc(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => Xs(e, i, n)) : i <= a ? [] : [$("too-many-destroyed", `The plan removes ${i} ${ic(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`)];
}
function Xs({ of: e, count: t }, n, i) {
	let { kind: a } = e, { removed: o, removedPercent: s } = a.limits, c = (e, t) => $("too-many-destroyed", `The plan removes ${e}, but ${t}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${t.split(" ")[0]}.`), l = Ee(o, i);
	if (t > l) return [c(`${t} ${ic(a.words.removed)}`, `limits.${o.name} allows ${l}`)];
	let u = r(a, i) === "off" ? e.matched : e.scope, d = s ? Ee(s, i) : 100;
	return !s || u < 20 || t * 100 <= u * d ? [] : [c(`${t} of ${u} ${a.plural}`, `limits.${s.name} allows ${d} %`)];
}
function Zs(e, { declared: t, scope: n }, i, a) {
	if (r(i, a) === "off") return [];
	let { name: o, plural: s, settings: c } = i, { mayBeEmptied: l = !1 } = i.limits, u = at(c.prune);
	if (t === 0 && l) return [];
	if (t === 0) return [$("nothing-declared", `The setting ${u} is on, but the manifests declare no ${o}, so every ${o} could be removed. Declare at least one, or set ${u}: off.`)];
	let d = rc(e, o).length;
	return d === 0 || d !== n ? [] : [$("all-destroyed", `The plan removes every ${o} that the setting ${u} covers (${n}). Check the project and the manifests. If you want this, ${l ? `first apply a manifest with only ${s}: [], which declares that there are none, or ` : ""}set ${u}: off and remove them in the project.`)];
}
function Qs({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return [$("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set new: true.`)];
	});
}
function $s({ live: e, declared: t, matched: n, namesakes: r }, { name: i, plural: a, limits: { minimumForWrongProject: o } }, { allowWrongProject: s }) {
	if (s || o === void 0 || t === 0 || e < o || n > 0 || r > 0) return [];
	let c = t === 1;
	return [$("foreign-project", `The project has ${e} ${a}. The manifests declare ${c ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${c ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`)];
}
function ec(e, { matched: t }, { name: n, plural: r, limits: { overwrittenPercent: i } }, a) {
	if (!i) return [];
	let o = Ee(i, a), s = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => He(n, e))).length;
	return t < 20 || s * 100 <= t * o ? [] : [$("too-many-overwritten", `The plan overwrites live values of ${s} of ${t} ${r}, but limits.${i.name} allows ${o} %. If you want to overwrite them, raise limits.${i.name} in lokaform.yaml.`)];
}
function tc({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = d(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? [$("too-many-unverified", `${l}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`)] : c <= a ? [] : [$("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`)];
}
function nc(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => Me(t, e)) : []);
	return rc(e, t).length + n.length;
}
function rc({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function ic(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function $(e, t) {
	return F(e, t, { reach: "project" });
}
// src/plan/earlierEntries.ts
function ac(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return dt(t, n, i ? [i.name, r] : []).path;
}
function oc(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const sc = new WeakMap();
function cc(e, t, n) {
	let r = sc.get(t) ?? new Map();
	sc.set(t, r);
	let i = P([e.name, n?.name ?? null]), a = r.get(i) ?? uc(e, n ? lc(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function lc(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function uc(e, t) {
	let n = new Map();
	for (let r of t) for (let t of dc(e, r).own) {
		let e = n.get(t);
		e ? e.push(r) : n.set(t, [r]);
	}
	let r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = pc(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : _e(e, {
				target: a,
				head: [t]
			}, (t) => oe(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(pc(e, t).own).filter((e) => e !== t)
	};
}
function dc(e, t) {
	let { id: n, previously: r = [] } = Ge(e, t), i = Ze(e.identity(t.values)).map(mc);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(mc)
	};
}
const fc = new WeakMap();
function pc(e, t) {
	let n = fc.get(e) ?? new WeakMap();
	fc.set(e, n);
	let r = n.get(t) ?? dc(e, t);
	return n.set(t, r), r;
}
function mc(e) {
	return `name ${e}`;
}
// src/run/textProblems.ts
function hc(e, { reasons: t, writes: n, target: r }) {
	let i = new Set((r?.kept ?? []).filter(gc).map(_c)), a = (e) => i.has(_c(e)), o = e.filter(({ item: e }) => e.reason === "conflict"), s = e.filter(({ item: e }) => e.reason === "undecided"), c = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let a = r && cc(e, r.entries).find(t), o = a && oc(e, a, n);
		return r !== void 0 && (o === void 0 || !rt(o, i ?? null));
	}, l = e.filter((e) => e.item.reason === "held" && c(e)), u = (e) => e ? "notice" : n || r ? "error" : "warning";
	return [
		...o.map((e) => vc(e, a(e) ? "notice" : "error")),
		...[!0, !1].flatMap((e) => Sc(s.filter((t) => a(t) === e), t, u(e))),
		...l.map(yc)
	];
}
function gc({ item: { reason: e } }) {
	return e === "conflict" || e === "undecided";
}
function _c({ item: { kind: e, id: t, part: n, declared: r } }) {
	return P([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function vc({ item: e, entry: t, kind: n }, r) {
	let i = bc({
		item: e,
		entry: t,
		kind: n
	}), a = `Both the file and the project changed the ${e.part} text, so it is not written. To keep the text of the project: lokaform pull --accept ${i}. To write the text of the file: lokaform apply --overwrite ${i}.`;
	return Je(n, t, "conflict", a, {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: r
	});
}
function yc({ item: e, entry: t, kind: n }) {
	let r = `The rule for ${e.part} is seed, so the project keeps its text, and the changed text of the file is not written. To write it: lokaform apply --overwrite ${bc({
		item: e,
		entry: t,
		kind: n
	})}.`;
	return Je(n, t, "conflict", r, {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: "warning"
	});
}
function bc({ kind: e, entry: t, item: { part: n } }) {
	let [r = ""] = Ze(e.identity(t.values));
	return Ke(`${r}:${n}`);
}
const xc = {
	"not committed": "The text of the file is not committed",
	"never agreed": "It is the first text of the file, and the text of the project is older, so git does not tell that they ever agreed",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Sc(e, t, n) {
	let r = new Map();
	for (let t of e) {
		let { place: e, part: n, cause: i } = t.item, a = P([
			e.file,
			n ?? null,
			i ?? null
		]);
		r.set(a, [...r.get(a) ?? [], t]);
	}
	return [...r.values()].flatMap((e) => {
		let [r] = e;
		if (!r) return [];
		let { place: i, part: a, cause: o = "undated" } = r.item, s = t.find((e) => e.cause === o)?.why, c = e.length === 1 ? bc(r) : `${Ke(`*:${a}`)} --filter ${Ke(`file:${i.file}`)}`, l = e.length === 1 ? "the text" : "the texts", u = `${e.length === 1 ? `The ${a} text of ${r.item.label} differs from the project and is not written` : `${Ae(e.length)} ${a} texts of this file differ from the project and are not written; this is the first`}. ${xc[o]}${s === void 0 ? "." : `: ${s}`} To take ${l} of the project: lokaform pull --accept ${c}. To write ${l} of the file: lokaform apply --overwrite ${c}.`;
		return [F("undecided", u, {
			place: i,
			severity: n,
			reach: "change"
		})];
	});
}
async function Cc({ changes: e }, t, { history: n, manifests: r, textFiles: i, usable: a }) {
	let o = e.length > 0 ? await n.upstream?.(r) : void 0;
	if (!o) return [];
	let { name: c, ahead: l, texts: u } = o, d = t.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = u.flatMap(({ path: e, text: n }) => s(t, {
			path: e,
			now: e,
			text: n
		}, i, a)), o = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? o.get(e.label) : void 0, i = n && cc(t, r).find(n);
			return !i || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let a = n === void 0 ? void 0 : oc(t, i, n);
				return a !== void 0 && r !== void 0 && rt(a, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), f = d.slice(0, 5).join(", "), p = d.length > 5 ? ` and ${d.length - 5} more` : "", m = d.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${ge(d.length, "text")} of ${c} back: ${f}${p}.`, h = `The checked-out branch lacks ${ge(l, "commit")} of ${c}. ${m} To apply the newest files, run git pull first.`;
	return [F("behind-upstream", h, {
		severity: "warning",
		reach: "project"
	})];
}
// src/model/verdict.ts
const wc = () => void 0, Tc = () => ({ is: "write" });
function Ec({ id: e, language: t }) {
	return P([e, t]);
}
// src/plan/facts.ts
function Dc(e, t, n) {
	if (t.length === 0) return [];
	let r = new Map(n.map((t) => [String(e.id(t)), t]));
	return t.flatMap((t) => {
		let n = r.get(String(t.id));
		return n === void 0 ? [] : [{
			destroy: t,
			names: e.names(n),
			texts: e.texts(n)
		}];
	});
}
function Oc(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : ee(t))
	}));
}
// src/plan/movedNames.ts
function kc(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => de(e.kind, t).role === "identity").flatMap((n) => Ze(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Ac(e) {
	let t = new Set(kc(e, "after"));
	return kc(e, "before").filter((e) => !t.has(e));
}
// src/plan/prune.ts
const jc = {
	destroys: [],
	kept: [],
	scope: 0
};
function Mc(e, { matched: t, unmatched: n }, i) {
	let { rules: a } = i, o = Ce(e, a);
	if (o === void 0) return jc;
	let s = (t) => r(e, a) === "all" || Pc(e.tags(t), a), c = [], l = [];
	for (let t of n) {
		if (!s(t) || o === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = et(e.tags(t), a), i = e.tags(t).find((e) => a.protectedTags.includes(e));
		r === void 0 ? i === void 0 ? c.push(t) : l.push({
			...n,
			reason: "protected",
			tag: i
		}) : l.push({
			...n,
			reason: "foreign-owner",
			tag: r
		});
	}
	let u = c.map((t) => {
		let n = e.tags(t), r = Nc(e, t, i);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: o,
			seen: w(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n },
			...r.length > 0 && { texts: r }
		};
	});
	return {
		destroys: [...u].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: l,
		scope: t.filter(s).length + u.length
	};
}
function Nc(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.declare(t, r) : void 0;
		return ot(n) ? Object.entries(n).map(([n, r]) => {
			let i = e.lastWriter?.(t, n)?.edited;
			return {
				field: e.name,
				part: n,
				before: r,
				...i && { edited: i }
			};
		}) : [];
	});
}
function Pc(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function Fc(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : ue(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
		return {
			...o,
			kind: e,
			entry: s,
			...c !== void 0 && { live: c }
		};
	}), s = a.refused.map(({ declared: t, problem: n }) => {
		let { file: r, spot: i, values: a } = t;
		return {
			kind: e,
			entry: t,
			kept: [],
			skipped: {
				kind: e.name,
				label: e.label(a),
				place: mt(r, i, [])
			},
			problems: [n]
		};
	}), c = [...o, ...s], l = Ic(c), u = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = Mc(e, {
		matched: u,
		unmatched: a.unmanaged.filter((e) => !a.namesakes.has(e))
	}, r), f = new Set([...d.destroys, ...d.kept].map(({ id: e }) => e)), p = a.unmanaged.filter((t) => !f.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	}));
	return {
		...l,
		kind: e,
		comparison: {
			matching: a,
			compared: o
		},
		declared: t,
		live: n,
		parts: c,
		destroys: d.destroys,
		kept: [...l.kept, ...d.kept],
		unmanaged: p,
		matched: u.length,
		namesakes: a.namesakes.size,
		scope: d.scope,
		problems: [...l.problems, ...a.remarks]
	};
}
function Ic(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(Lc).length,
		problems: e.flatMap(({ problems: e }) => e),
		open: e.flatMap(({ open: e = [], entry: t, kind: n, live: r }) => e.map((e) => ({
			...e,
			kind: n,
			entry: t,
			object: r
		}))),
		keptTexts: e.flatMap(({ kept: e, entry: t, kind: n, live: r }) => e.flatMap((e) => "field" in e ? [{
			kind: n,
			entry: t,
			item: e,
			object: r
		}] : []))
	};
}
function Lc({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/filtered.ts
function Rc(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => he(t, e)), a = new Map(Bc(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = Ic(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ...Ic(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter(zc(t))]
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = ve(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function zc(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => o(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function Bc(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of Ac(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? kc(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
	for (let e = !0; e;) {
		e = !1;
		for (let t of i) {
			let n = r(t).find((e) => e !== t && !i.has(e));
			n && (i.delete(t), a.set(t, n), e = !0);
		}
	}
	return e.map((e) => {
		let t = a.get(e);
		return t ? Vc(e, t) : e;
	});
}
function Vc({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = Je(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
		path: [a],
		ofName: !0
	}), c = r && {
		kind: e.name,
		label: r.label,
		place: r.place
	};
	return {
		kind: e,
		entry: t,
		...n !== void 0 && { live: n },
		kept: [],
		problems: [s],
		...c && { skipped: c }
	};
}
// src/plan/makePlan.ts
function Hc(e, t, n) {
	let r = new Map();
	return (i) => Uc(e, t, n, i, r);
}
function Uc(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = le(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = e.kinds.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [Fc(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let { kinds: c, filter: l } = Rc(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], f = pt(d), p = c.flatMap((e) => e.destroys), m = l ? [] : c.flatMap((e) => e.unmanaged), h = c.flatMap((e) => e.kind.firstSends?.(Gc(e, a, f)) ?? []), g = {
		format_version: 1,
		project: t.project,
		changes: [...c.flatMap(({ changes: e }) => e), ...f ? [] : p],
		kept: [...c.flatMap(({ kept: e }) => e), ...f ? p.map(Kc) : []],
		skipped: c.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: Jc(c, ({ unchanged: e }) => e),
			unmanaged: Jc(c, u),
			by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: Jc(c, ({ changes: e }) => e.filter((e) => qc(e, n)).length)
		},
		...h.length > 0 && { sends: h },
		...l && { filter: l }
	}, _ = c.flatMap((e) => e.kind.hints?.(Gc(e, a, f)) ?? []);
	return {
		is: "planned",
		plan: g,
		facts: c.map((e) => Wc(e, f)),
		unmanaged: m,
		problems: [...d, ..._],
		matches: c.map(({ kind: e, comparison: { matching: t } }) => ({
			kind: e,
			matching: t
		})),
		open: c.flatMap(({ open: e }) => e),
		keptTexts: c.flatMap(({ keptTexts: e }) => e)
	};
}
function Wc({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Dc(e, i, n.objects),
		created: Oc(e, r)
	};
}
function Gc(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function Kc({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function qc(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Jc(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/plan/settle.ts
function Yc({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: Xc
	};
	let { periods: a, merged: o, unread: s } = n, [c, ...l] = a;
	if (!c) throw Error("a text has no history");
	let u = l.filter(({ said: e }) => e !== void 0 && r(e));
	return e !== void 0 && (u.some(({ until: t }) => e < t) || o.some((t) => t.at >= e && r(t.said))) ? { is: "write" } : u.length > 0 && t !== !1 ? t ? { is: "write" } : i : e === void 0 ? {
		is: "undecided",
		cause: "undated"
	} : s === void 0 ? (c.pulled === void 0 ? c.since >= e : c.pulled > e) ? l.some(({ said: e }) => e !== void 0) || c.pulled !== void 0 ? { is: "conflict" } : {
		is: "undecided",
		cause: "never agreed"
	} : {
		is: "pull",
		...Number.isFinite(c.since) && { landed: c.since }
	} : {
		is: "undecided",
		cause: "unread history",
		why: s
	};
}
const Xc = "The files are not in a git repository.";
function Zc(e, t, n, r) {
	let i = ac(e.kind, e.entry, e.language), a = Qc(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Qc(e, i, t, r) : a, s = n.flatMap((t) => {
		let n = tl(e, t.entries, r);
		return n === void 0 || el(n, tl(e, t.before, r)) ? [] : [{
			said: n,
			at: t.until,
			...t.pulled !== void 0 && { pulled: t.pulled }
		}];
	});
	return {
		periods: $c(o, s),
		merged: s
	};
}
function Qc(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, tl(e, c.entries, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (el(u, o.said)) continue;
		let { until: d, latest: f = d, pulled: p } = c;
		a.push({
			...o,
			since: f,
			...p !== void 0 && { pulled: p }
		}), o = {
			said: u,
			until: d
		};
	}
	return [...a, {
		...o,
		since: -Infinity
	}];
}
function $c(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && el(t, e.said));
		return n?.pulled === void 0 ? e : {
			...e,
			pulled: n.pulled
		};
	});
}
function el(e, t) {
	return P(e ?? null) === P(t ?? null);
}
function tl({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = cc(e, i).namesakes(t);
	return [a, o].flatMap((n) => cc(e, r, n).find(t) ?? []).filter((n) => nl(e, n, t, s)).map((t) => oc(e, t, n)).find((e) => e !== void 0);
}
function nl(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = rl(e, t), a = (t) => [...rl(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function rl(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => P([
		e.name,
		t,
		n
	]))));
}
// src/run/verdicts.ts
async function il(e, t, n, r) {
	let i = Hc(e, t, n), a = i(wc);
	if (a.is === "stopped") return {
		...a,
		reasons: []
	};
	let o = n.accept.length > 0 ? "accept" : "overwrite", s = pe(o, n[o], e, t.project);
	if (s.length > 0) return {
		is: "stopped",
		problems: s,
		reasons: []
	};
	let c = await ml(n, r), l = (e) => ({
		...e,
		problems: [...e.problems, ...c]
	});
	if (a.open.length === 0) return {
		...l(a),
		reasons: []
	};
	let u = await al(a.open, e, n, r), d = new Map();
	for (let e of u.values()) e.is === "undecided" && "why" in e && d.set(e.cause, {
		cause: e.cause,
		why: e.why
	});
	return {
		...l(i((e) => u.get(Ec(e)))),
		reasons: [...d.values()]
	};
}
async function al(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), u = ({ by: e }) => l.is === "known" ? ul(l.names, e) : void 0, d = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (u(e) === !1 ? 0 : 2592e3), f = await r.versions(Ot(e.map(d)), i, a), p = dl(f, e, c), { overwrites: m = [] } = f, h = Object.values(t.entries).flatMap((e) => e ?? []), g, _ = new Map();
	for (let t of e) {
		let e = sl(t, n, m), r = {
			...t,
			declared: oc(t.kind, t.entry, t.language)
		}, i = ll(t, r.declared), a = (e) => Yc(t, u(t), e, i);
		if (e === "write" || e === "pull") {
			_.set(Ec(t), { is: e });
			continue;
		}
		let s = f.is === "unreadable" && f.noRepository ? void 0 : {
			...Zc(r, p.versions, p.merged, h),
			...f.is === "unreadable" && d(t) <= (f.back ?? Infinity) && { unread: f.why }
		};
		if (t.isHeld) {
			let e = s?.periods[0]?.since !== Infinity;
			_.set(Ec(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let c = a(s);
		if (c.is === "pull" && o && s) {
			g ??= o();
			let e = await g, n = e && tl(r, e.entries[t.kind.plural] ?? [], h);
			e && !el(n, r.declared) && (c = a(ol(s, n)));
		}
		_.set(Ec(t), cl(e, c, l));
	}
	return _;
}
function ol({ periods: [e, ...t], ...n }, r) {
	if (!e) return {
		...n,
		periods: []
	};
	let i = {
		said: r,
		since: -Infinity,
		until: e.since
	}, a = [
		{
			...e,
			since: Infinity
		},
		...t,
		i
	];
	return {
		...n,
		periods: a
	};
}
function sl({ kind: e, entry: t, object: n, language: r, isHeld: i, at: a }, { overwrite: o, accept: s }, c) {
	let l = {
		kind: e,
		entry: t,
		live: n
	}, u = (e) => Oe(e, l, r), d = (e) => e === "text" || e === "key" && !i, [f, p] = [u(o), u(s)];
	if (d(f)) return "write";
	if (d(p)) return "pull";
	if (f) return { is: "overwrite" };
	if (p) return { is: "accept" };
	let m = c.find((e) => (a ?? Infinity) < e.at && u([e.pattern]) !== void 0);
	return m && {
		is: "overwrite",
		overwritten: m
	};
}
function cl(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided";
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function ll({ kind: e, live: t }, n) {
	let r = ot(t) && ot(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? ot(n) && ot(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function ul(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function dl({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => s(t, e, r, i));
	return {
		versions: e.map(({ text: e, ...t }) => ({
			...t,
			entries: o({
				...t,
				text: e
			})
		})),
		merged: t.map(({ before: e, ...t }) => ({
			...t,
			entries: o(t),
			before: o({
				...t,
				text: e
			})
		}))
	};
}
function fl(e, t) {
	let n;
	return () => (n ??= pl(e, j(t)), n);
}
async function pl(e, t) {
	try {
		let n = N(await e.contributorMe(t)) ?? {}, r = [fe(n.user_id), M(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The answer names no user."
		};
	} catch (e) {
		if (!(e instanceof B) || e instanceof Yt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function ml({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (ul(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [F("unknown-writers", a, {
		severity: "warning",
		reach: "change"
	})];
}
// src/run/plan.ts
async function hl(t, n, { cancellation: r, history: i, now: a, onProgress: o }, { usable: s, target: c, applied: l, reportsTexts: u = !0, writes: d = !1, reviewed: f = [], listsUnmanaged: p = !1 }) {
	let { settings: m } = n, h = {
		ownUser: fl(t, m.id),
		history: i,
		manifests: We(n),
		textFiles: n.textFiles,
		usable: s,
		applied: l && (async () => ne(await l(), n))
	};
	try {
		let r = c && e(c, n), s = [{
			declared: n.declared,
			rules: m.rules
		}, ...r?.is === "read" ? [r] : []], l = await (p ? As(t, m.id, ...s.map((e) => e.declared)) : js(t, m.id, {
			declarations: s,
			reviewed: f
		}));
		if (!l.ok) return {
			is: "stopped",
			problems: [l.problem]
		};
		o?.({
			phase: "planning",
			project: m.name
		});
		let g = l.value, { baseLanguage: _ } = g.project, v = Se(n, g.project);
		if (v.length > 0) return {
			is: "stopped",
			problems: v
		};
		let y = ye(n.declared, _), b = r?.is === "read" ? {
			...r,
			declared: ye(r.declared, _)
		} : void 0, x = {
			now: Math.floor(a() / 1e3),
			target: b?.commit
		}, S = {
			...h,
			asked: x
		}, C = await il(y, g, m.rules, S), ee = [...Be(m.languagePlaces, g.project), ...C.problems];
		if (C.is === "stopped") return {
			...C,
			problems: ee
		};
		let w = b && await il(b.declared, g, b.rules, {
			...S,
			history: gl(i),
			manifests: [...new Set([...h.manifests, ...b.manifests])]
		}), T = r && re(C, r, w), E = d ? await Cc(C.plan, C.matches, h) : [], D = hc(C.keptTexts, {
			reasons: C.reasons,
			writes: d,
			target: b && {
				entries: Object.values(b.declared.entries).flat(),
				kept: w?.is === "planned" ? w.keptTexts : []
			}
		});
		return {
			...C,
			live: g,
			problems: [...ee, ...E],
			conflicts: u ? D : [],
			...T && { target: T }
		};
	} catch (e) {
		if (!(e instanceof B)) throw e;
		return e instanceof Yt && r.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [_l(e, n.declared)]
		};
	}
}
function gl(e) {
	return { async versions(...t) {
		let n = await e.versions(...t), r = ({ until: e }) => e !== Infinity;
		return {
			...n,
			versions: n.versions.filter(r),
			merged: n.merged?.filter(r) ?? [],
			overwrites: n.overwrites?.filter(({ at: e }) => e !== Infinity) ?? []
		};
	} };
}
function _l(e, t) {
	let n = e instanceof V ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && vl(n, t);
	return F("api-error", e.message + yl(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function vl(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(Xe).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? be(t) : []));
	});
	return se(r)(e) !== e;
}
function yl(e) {
	return e instanceof V && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function bl({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await xl(e, r, i, a, o, s);
	return [
		...Js(n, i.rules),
		...qs(e, t, i.rules, c, l),
		...Cl(e, a)
	];
}
async function xl({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && T(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await Bs(c, o, a, s),
		unread: await Hs(n, t, l, o, s)
	};
}
function Sl(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || Is(e) || !Ls(e) ? [] : [F("no-backup-dir", "The plan overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", {
		severity: "warning",
		reach: "project"
	})];
}
function Cl(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !Is(e) ? [] : [F("no-backup-dir", "The plan removes keys, texts or webhooks, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { reach: "project" })];
}
// src/backup/text.ts
const wl = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, Tl = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function El(e, t, n) {
	let { backup: r, ...i } = Dl(e, t, []), { wrote: a, ...o } = r, s = new Qe({
		backup: o,
		...i
	});
	s.commentBefore = [
		` Project: ${Il(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${Il(t.restore)}`
	].join("\n");
	let c = e.map(({ name: e, plural: t }) => Fl(t, n.filter(({ kind: t }) => t === e).map((e) => Ml(e).entry), "")), l = n.map((e) => Ml(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		s.toString(Tl),
		Fl("wrote", l, "  ") || "  wrote: []\n",
		...c
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${kl(u)}\n`;
}
function Dl(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(Al);
	return {
		backup: {
			format_version: 2,
			...n,
			restore: t,
			wrote: a
		},
		...Object.fromEntries(i)
	};
}
function Ol(e) {
	let [t, n] = wl.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : kl(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function kl(e) {
	return D("sha256").update(e).digest("hex");
}
function Al({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = T(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const jl = new WeakMap();
function Ml(e) {
	let t = jl.get(e) ?? {
		entry: Nl(e.entry),
		wrote: Nl(Al(e))
	};
	return jl.set(e, t), t;
}
function Nl(e) {
	let t = new Qe([e], { aliasDuplicateObjects: !1 });
	return te(t, { Scalar: (e, t) => Pl(t) }), t.toString(Tl);
}
function Pl(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = a.QUOTE_DOUBLE);
}
function Fl(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Il(e) {
	return e.replace(Ll, " ");
}
const Ll = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, Rl = wt([I(), _t()]), zl = (e) => St({
	format_version: Ct(2),
	project: I().min(1),
	project_digest: I().exactOptional(),
	project_name: I(),
	time: I(),
	wrote: yt(St({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Rl.exactOptional()])),
		action: xt([...st, "update"]),
		values: vt(I(), bt()).default({})
	}))
}), Bl = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Vl(e, t, n) {
	return Gl(e, Wl(t, n.replaceAll("\r\n", "\n")));
}
const Hl = "\n  - ";
function Ul(e, t, n, r) {
	let i = Wl("", t), { problems: a } = Gl(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(Dl(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !T(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Wl(e, t) {
	let n = Ol(t), r = n === "cut" ? t.lastIndexOf(Hl) : -1;
	return {
		text: t,
		damage: n,
		yaml: g(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function Gl(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = m(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = zl(e).safeParse(s?.value), l = (e) => F("bad-backup", e, { place: ft(r.file, s?.spot ?? r.spot) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) return { problems: [l(Kl(e, n, t.includes(Hl) ? c.data?.wrote : void 0, i))] };
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: pt(o) ? o : [...o, l(e)] };
	}
	let f = new Map(c.data.wrote.flatMap((t) => Jl(e, t).map((e) => [e, t]))), p = ({ name: e, plural: t, idMember: n, entry: a }) => {
		let s = i.get(t);
		if (!s) return [];
		let c = ie(r, s, a);
		return kt(o, c.problems), c.entries.flatMap(({ values: t, spot: i }) => {
			let a = f.get(Xl(e, Yl(t, n)));
			return a ? [{
				declared: {
					values: t,
					onCreate: {},
					file: r.file,
					spot: i
				},
				wrote: a
			}] : (o.push(F("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: ft(r.file, i) })), []);
		});
	}, h = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (pt(o)) return { problems: o };
	let { project: g, project_digest: _, project_name: v, time: y } = c.data, b = _ === void 0 ? {} : { projectDigest: _ };
	return {
		backup: {
			kinds: e,
			path: r.file.path,
			project: g,
			...b,
			projectName: v,
			time: y,
			entries: h
		},
		problems: o
	};
}
function Kl(e, t, n, r) {
	let i = new Set(e.flatMap(({ name: e, plural: t, idMember: n }) => {
		let i = r.get(t)?.value;
		return Array.isArray(i) ? i.map((t) => Xl(e, Yl(t, n))) : [];
	})), a = n?.flatMap((t) => Jl(e, t)).filter((e) => !i.has(e)), o = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (a === void 0) return `${o} Its header cannot be read, or no entry follows. ${Bl}`;
	if (a.length === 0) return `${o} ${Bl}`;
	let s = a.length > ql ? ` and ${a.length - ql} more` : "";
	return `${o} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, ql).join(", ")}${s}. ${Bl}`;
}
const ql = 10;
function Jl(e, t) {
	return e.flatMap(({ name: e, idMember: n }) => {
		let r = Yl(t, n);
		return r === void 0 ? [] : [Xl(e, r)];
	});
}
function Yl(e, t) {
	return new Map(Object.entries(e ?? {})).get(t);
}
function Xl(e, t) {
	return `${e} ${t}`;
}
// src/files/backup.ts
var Zl = class extends Error {
	constructor(e, t) {
		super(`The backup ${e} cannot be written: ${S(t)}. Fix that, or choose another folder with --backup-dir.`);
	}
};
function Ql(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Mt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await Rt(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await h(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await l(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await h($l(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await v(e), await v(jt(e)), a = o;
			} catch (e) {
				throw s && await zt(o, { force: !0 }).catch(() => {}), new Zl(o, e);
			}
		}
	};
}
function $l(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
// node_modules/yocto-queue/index.js
var eu = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, tu = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new eu(e);
		this.#e ? (this.#t.next = t, this.#t = t) : (this.#e = t, this.#t = t), this.#n++;
	}
	dequeue() {
		let e = this.#e;
		if (e) return this.#e = this.#e.next, this.#n--, this.#e || (this.#t = void 0), e.value;
	}
	peek() {
		if (this.#e) return this.#e.value;
	}
	clear() {
		this.#e = void 0, this.#t = void 0, this.#n = 0;
	}
	get size() {
		return this.#n;
	}
	*[Symbol.iterator]() {
		let e = this.#e;
		for (; e;) yield e.value, e = e.next;
	}
	*drain() {
		for (; this.#e;) yield this.dequeue();
	}
};
// node_modules/p-limit/index.js
function nu(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), ru(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new tu(), r = 0, i = () => {
		r < e && n.size > 0 && (r++, n.dequeue().run());
	}, a = () => {
		r--, i();
	}, o = async (e, t, n) => {
		let r = (async () => e(...n))();
		t(r);
		try {
			await r;
		} catch {}
		a();
	}, s = (t, a, s, c) => {
		let l = { reject: s };
		new Promise((e) => {
			l.run = e, n.enqueue(l);
		}).then(o.bind(void 0, t, a, c)), r < e && i();
	}, c = (e, ...t) => new Promise((n, r) => {
		s(e, n, r, t);
	});
	return Object.defineProperties(c, {
		activeCount: { get: () => r },
		pendingCount: { get: () => n.size },
		clearQueue: { value() {
			if (!t) {
				n.clear();
				return;
			}
			let e = AbortSignal.abort().reason;
			for (; n.size > 0;) n.dequeue().reject(e);
		} },
		concurrency: {
			get: () => e,
			set(t) {
				ru(t), e = t, queueMicrotask(() => {
					for (; r < e && n.size > 0;) i();
				});
			}
		},
		map: { async value(e, t) {
			let n = [];
			try {
				Array.from(e, (e, r) => {
					let i = c(t, e, r);
					return n.push(i), i;
				});
			} catch (e) {
				for (let e of n) e.catch(() => {});
				throw e;
			}
			return Promise.all(n);
		} }
	}), c;
}
function ru(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const iu = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var au = class {
	place;
	kept = new Map();
	urls = new Map();
	written = new Set();
	last = Promise.resolve();
	next;
	constructor(e) {
		this.place = e;
	}
	missing() {
		return this.place ? void 0 : "There is no folder for backups, and nothing is removed without a backup. Set RUNNER_TEMP.";
	}
	get keepsUrls() {
		return this.place?.keepsUrls ?? !1;
	}
	async keep(e, t, n = {}) {
		try {
			await this.add(e, n);
			return;
		} catch (e) {
			return `${iu[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(cu(e)), n = t ? ou(t, e) : e;
			return t !== void 0 && this.written.has(t) && su(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(cu(e), e);
		for (let [e, n] of Object.entries(t)) this.urls.set(e, n);
		return this.next ??= this.last.catch(() => {}).then(() => this.writeAll(n)), this.last = this.next, this.next;
	}
	async writeAll(e) {
		this.next = void 0;
		let t = [...this.kept.values()];
		await e.write(t, this.urls);
		for (let e of t) this.written.add(e);
	}
};
function ou(e, t) {
	return e.action === "update" && t.action === "update" && T(t.kind).mergeKept?.(e, t) || t;
}
function su(e, t) {
	return rt({ ...e.entry }, { ...t.entry }) && rt({ ...e.wrote }, { ...t.wrote });
}
function cu({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var lu = class {
	outcomes = new Map();
	bugs = [];
	remarks = [];
	record(e, t) {
		let n = this.outcomes.get(e.ref);
		if (n) throw Error(`${e.ref} (${e.label}) has an outcome already: ${n.state}`);
		this.outcomes.set(e.ref, t);
	}
	remark(e) {
		this.remarks.push(e);
	}
	correct(e, t) {
		this.outcomes.set(e.ref, t);
	}
	recordBug(e, t) {
		this.bugs.push(t instanceof Error ? t.stack ?? t.message : String(t));
		let n = `Lokaform had an unexpected error (${t instanceof Error ? t.message : String(t)}), so it is not known whether this change was made. Run plan to see.`;
		for (let t of e) this.has(t) || this.record(t, {
			state: "failed",
			how: "unknown result",
			message: n
		});
	}
	has(e) {
		return this.outcomes.has(e.ref);
	}
	of(e) {
		let t = this.outcomes.get(e.ref);
		if (!t) throw Error(`${e.ref} (${e.label}) has no outcome`);
		return t;
	}
	hasFailures() {
		return [...this.outcomes.values()].some(({ state: e }) => e !== "done");
	}
	get size() {
		return this.outcomes.size;
	}
};
// src/apply/order.ts
function uu({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && pu(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...du(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function du(e) {
	let t = new Map();
	for (let n of e) for (let e of kc(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, fu(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function fu(e, t) {
	let n = kc(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function pu(e) {
	return e.fields.some(({ field: t }) => de(e.kind, t).role === "identity");
}
function mu(e, { batchSize: t = 500 }) {
	return uu(e).map((e) => Os.flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function hu(e, t, n) {
	let r = new lu(), i = gu(e, t, n), a = nu(n.concurrency);
	await Bt();
	for (let e of mu(t, n)) {
		let t = r.hasFailures();
		await Promise.all(e.map((e) => a(async () => {
			try {
				for (let { change: n, outcome: a } of await i.send(e, t)) r.record(n, a);
			} catch (t) {
				r.recordBug(e.changes, t);
			}
			n.onBatch(e, e.changes.map((e) => r.of(e)));
		})));
	}
	try {
		await i.finish(r);
	} catch (e) {
		r.recordBug([], e);
	}
	return r;
}
function gu(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: lt,
			variables: n.variables,
			verdicts: Tc
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Fi(n.halt, n.mayWrite),
		backup: new au(n.backup),
		languages: new Ui(e, r),
		creates: { max: n.batchSize }
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? ks({ name: e }).open(i);
		return a.set(e, t), t;
	};
	return {
		async send(e, t) {
			if (e.action !== "destroy" || !t) return o(e.kind).send(e);
			let n = i.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
			return e.changes.map((e) => ({
				change: e,
				outcome: {
					state: "not attempted",
					message: n
				}
			}));
		},
		async finish(e) {
			for (let n of a.values()) await n.finish?.(t, e);
		}
	};
}
// src/plan/reviewed.ts
function _u(e, t, n) {
	let r = vu(t.changes, (e) => P(yu(e))), i = new Set(e.changes.filter((e) => r.get(P(yu(e)))?.shift())), a = vu([...r.values()].flat(), bu), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(bu(e))?.shift();
		return t && Du(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: wu(t ? xu(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: Tu(e, n) ?? wu("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function vu(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function yu(e) {
	let t = Su(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		bu(e),
		e.label,
		r,
		n,
		i,
		Cu(e),
		t
	];
}
function bu(e) {
	let { kind: t, action: n } = e;
	return P([
		t,
		n,
		e.action === "create" ? e.identity : String(e.id)
	]);
}
function xu(e, t) {
	let n = (e) => P(Su(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && Cu(e) !== Cu(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function Su(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function Cu(e) {
	return e.action === "create" ? "" : e.seen;
}
function wu(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function Tu(e, t) {
	let n = T(e.kind), r = t.live.objects[n.plural];
	if (!r) return;
	if (e.action === "destroy") {
		let t = String(e.id);
		if (r.unusable.some((e) => e.id === void 0 || e.id === t)) return;
		let i = r.objects.find((e) => n.id(e) === t);
		return i === void 0 || e.how === "archive" && n.isArchived(i) ? {
			state: "done",
			id: t
		} : void 0;
	}
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && Eu(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function Eu(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function Du(e, t, n) {
	let r = T(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => P([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && Eu(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function Ou(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(Ke).join(" ");
}
// src/run/project.ts
async function ku(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await Au(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = y(e, a.folders);
		if (t) return {
			...l,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: Pu([n]),
			bugs: [n]
		};
	}
}
async function Au(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = Ei(o), d = {
		apiUrl: n.apiUrl,
		onResponse: u.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, f = Ti(t.settings, {
		...d,
		signal: c,
		onProgress: o.onProgress
	}), p = Ti(t.settings, {
		...d,
		signal: l
	});
	if (!f.ok) return {
		...e,
		problems: [f.problem]
	};
	if (!p.ok) return {
		...e,
		problems: [p.problem]
	};
	let m = r?.get(s), h = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, g = await hl(f.value, m?.filter ? ju(m.filter.filters, t) : t, {
		...o,
		now: u.now
	}, {
		usable: n.usable,
		target: i,
		applied: a,
		reportsTexts: n.command !== "drift",
		writes: n.command === "apply",
		reviewed: m?.changes ?? [],
		listsUnmanaged: n.command === "drift" || h
	});
	if (g.is === "stopped") return {
		...e,
		problems: g.problems
	};
	let { live: _, plan: v, unmanaged: y, problems: b, conflicts: x } = g, S = await bl(g, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...b, ...S.map(Mu)],
			plan: v,
			unmanaged: y
		};
		return await o.onPlan(t), t;
	}
	let { advice: C, refuses: ee } = await Le(t, g, _.project), w = {
		project: _.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: Tc
	}, { plan: T, notApplied: E } = m ? _u(v, m, {
		...w,
		live: _
	}) : {
		plan: v,
		notApplied: []
	}, D = {
		...e,
		problems: [
			...b,
			...x,
			...S,
			...Sl(T, n),
			...C
		],
		plan: T,
		...h && { unmanaged: y },
		...g.target && { target: g.target },
		effort: { requests: mu(T, o).flat().length },
		...E.length > 0 && { results: E }
	}, O = await o.onPlan(D);
	if (n.command === "plan" || S.length > 0 || ee) return D;
	if (!O) return o.cancellation.stopped ? D : {
		...D,
		problems: [...D.problems, Nu]
	};
	let te = await Iu(p.value, T, t, n, o);
	return {
		...D,
		...te,
		results: [...te.results, ...E],
		problems: [...D.problems, ...te.problems]
	};
}
function ju(e, t) {
	let { settings: n } = t;
	return {
		...t,
		settings: {
			...n,
			rules: {
				...n.rules,
				filter: e,
				prune: {}
			}
		}
	};
}
function Mu(e) {
	return {
		...e,
		severity: "warning"
	};
}
const Nu = F("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Pu(e) {
	return e.length === 0 ? [] : [F("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function Fu({ id: e, secrets: t }) {
	let n = new ct();
	return n.hide(t), n.clean(e);
}
async function Iu(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, batchSize: c = 500, onBatch: l, now: u, folders: d, environment: f, permission: m, onProgress: h }) {
	let { concurrency: g, useAutomations: _, id: v } = n, y = Fu(n), b = i === void 0 ? void 0 : Ql(i, n.name ?? y, u()), x = {
		project: y,
		...y !== v && { project_digest: Pe(v) },
		project_name: t.project.name,
		time: new Date(u()).toISOString().replace(/\.\d+/, "")
	}, S = (e) => Ou(p(e, d), a), C, ee = async (e, t) => {
		let n = (e) => ({
			...x,
			restore: S(e)
		});
		await b?.write((t) => El(r.kinds, n(t), e), t, (t, i) => Ul(r.kinds, t, n(i), e)).catch((e) => {
			throw C = e.message, e;
		});
	}, w = n.name, T = t.changes.length, E = 0, D = () => h?.(E < T ? {
		phase: "applying",
		project: w,
		count: {
			done: E,
			total: T,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: w
	});
	D();
	let O, te = await hu(e, t, {
		variables: r.variables,
		concurrency: g,
		batchSize: c,
		useAutomations: _,
		halt: () => o.reason,
		mayWrite: async () => (O = await m?.toWrite(), O?.message),
		backup: b && {
			write: ee,
			keepsUrls: f.GITHUB_ACTIONS !== "true"
		},
		wait: s,
		onBatch: (e, t) => {
			l(e, t), E += t.length, D();
		}
	}), k = t.changes.map((e) => ({
		change: e,
		outcome: te.of(e)
	})), { bugs: ne, remarks: A } = te;
	return {
		results: k,
		problems: [
			...O && !o.stopped ? [O] : [],
			...A,
			...Pu(ne),
			...C === void 0 ? [] : [F("backup-not-written", C, { reach: "project" })]
		],
		...b?.path !== void 0 && {
			backup: p(b.path, d),
			restore: S(b.path)
		},
		...ne.length > 0 && { bugs: ne }
	};
}
export { z as A, Oi as C, yi as D, vi as E, Wt as F, B as M, Jt as N, Yt as O, Ut as P, Di as S, Ei as T, ns as _, $l as a, Z as b, fl as c, wc as d, Tc as f, Ns as g, Fs as h, mu as i, qt as j, V as k, il as l, ac as m, Iu as n, Vl as o, hc as p, ku as r, _l as s, Nu as t, Uc as u, qi as v, Ti as w, ki as x, Gi as y };
