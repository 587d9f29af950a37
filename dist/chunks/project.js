import { $ as e, $n as t, Bn as n, Cr as r, Dn as i, Dr as a, Er as o, F as s, Fn as c, Fr as l, Ft as u, Gn as d, Hn as f, Hr as p, In as m, Ir as h, It as g, Jr as _, Kn as v, L as y, Lr as b, Lt as x, M as S, Mn as C, Mt as w, On as T, P as E, S as D, Sr as O, Tn as ee, Tr as te, Vn as ne, Vr as re, Wn as ie, Wr as ae, X as oe, Y as se, Yr as k, Zt as ce, _ as le, _r as ue, ar as de, at as fe, b as pe, br as A, cn as me, cr as he, ct as ge, d as _e, dn as ve, dr as j, er as ye, f as be, fr as xe, g as Se, gr as Ce, h as we, hn as M, hr as Te, ir as Ee, it as De, jn as N, jt as Oe, kn as ke, l as Ae, ln as je, lr as Me, lt as Ne, mr as Pe, nr as Fe, o as Ie, or as P, ot as Le, r as Re, rr as ze, rt as Be, sn as Ve, sr as He, st as Ue, tr as We, tt as Ge, un as Ke, ur as qe, v as Je, vr as F, wr as Ye, x as Xe, xn as Ze, xr as I, y as Qe, yn as $e, yr as et } from "./engine.js";
import { Bn as tt, Bt as nt, Ht as rt, Rn as it, Sr as at, U as ot, Ut as st, Vn as ct, Zt as lt, fn as ut, ln as dt, pn as ft, tn as L, un as pt } from "./start.js";
import { _ as mt, d as R, f as ht, h as gt, i as _t, l as vt, n as yt, p as bt, u as xt, v as St, y as Ct } from "./zod.js";
import { a as wt, c as z, d as Tt, l as Et, n as Dt, t as B } from "./wire.js";
import { dirname as Ot, join as kt, resolve as At, sep as jt } from "node:path";
import { setMaxListeners as Mt } from "node:events";
import { subscribe as Nt } from "node:diagnostics_channel";
import { AsyncLocalStorage as Pt } from "node:async_hooks";
import { mkdir as Ft, rm as It } from "node:fs/promises";
import { setImmediate as Lt } from "node:timers/promises";
function Rt(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
const zt = [
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
var Bt = class extends Array {
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
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = Rt(r, "total-count"), this.pageCount = Rt(r, "page-count"), this.page = Rt(r, "page"), this.limit = Rt(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
		let a = r?.get("x-pagination-next-cursor") || void 0, o = this.length > 0 && a !== i?.cursor;
		this.nextCursor = o ? a : void 0;
		for (let e of zt) Object.defineProperty(this, e, { enumerable: !1 });
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
}, Vt = class {
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
async function Ht(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await Ut(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function Ut(e, t) {
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
var V = class extends TypeError {
	name = "ArgumentError";
	argument;
	constructor(e, t) {
		super(`${e} ${t}`), this.argument = e;
	}
}, H = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, U = class extends H {
	name = "ApiError";
	status;
	code;
	serviceMessage;
	details;
	constructor(e, t, n) {
		super(e, n), this.status = t.status, this.code = t.code, this.serviceMessage = t.serviceMessage, this.details = t.details;
	}
}, Wt = class extends H {
	name = "NetworkError";
}, Gt = class extends Wt {
	name = "TimeoutError";
}, Kt = class extends Wt {
	name = "AbortError";
};
function qt(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(qt) : e.cause instanceof Error ? qt(e.cause) : [e] : [];
}
function W(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
function Jt(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || Yt(e) || Zt(e);
}
function Yt(e) {
	return W(e) === "UND_ERR_CONNECT_TIMEOUT";
}
function Xt(e) {
	return W(e) === "ENOTFOUND";
}
function Zt(e) {
	return tn(e) || $t(e) || Qt.test(W(e));
}
const Qt = /^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|EAFNOSUPPORT|EINVAL|ERR_INVALID_URL)$/;
function $t(e) {
	return W(e) === "" && e.message === "bad port";
}
function en(e) {
	return W(e) === "ECONNREFUSED";
}
function tn(e) {
	return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(W(e));
}
function nn(e) {
	let t = Error(e?.message || "fetch failed"), n = e ? W(e) : "";
	return n && (t.code = n), t;
}
function rn(e) {
	try {
		return Dt(e);
	} catch {
		return;
	}
}
function an(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const on = (e) => typeof e == "string" && e !== "" ? e : void 0, sn = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
function cn(e, t) {
	let n = rn(t);
	if (!B(n)) return {
		status: e,
		code: e,
		serviceMessage: on(n) ?? an(t)
	};
	let r = B(n.error) ? n.error : n, i = on(r.message) ?? on(r.error_description) ?? on(r.error) ?? "", a = sn(r.code) ?? sn(r.errorCode) ?? sn(r.statusCode) ?? e;
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
function ln(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => ln(e, t)) : B(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), ln(n, t)])) : e;
}
function un({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return fn(r, i, t);
	let a = cn(r.status, r.body), o = hn(a.serviceMessage, e), s = {
		...a,
		serviceMessage: o,
		details: ln(a.details, e)
	}, c = o ? `: ${o.replace(/\.$/, "")}.` : " without a message.";
	return new U(hn(`${i.method} ${i.path} returned ${r.status}${c} ${pn(s, n, r)}`.trim(), e), s, i);
}
function dn(e, t, n, r) {
	return new U(hn(`The answer to ${r.method} ${r.path} is not valid: ${t}.`, e), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function fn({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new Gt(`${t ? "No connection could be made in time" : "There was no complete answer in time"} for ${a}${o}.`, r, n);
	let s = n.message.includes(n.code ?? "") ? n.message : `${n.message} (${n.code})`, c = t ? "No connection could be made" : "The connection was lost";
	return new Wt(`${tn(n) ? "The server's certificate is not trusted" : c} for ${a}${o}: ${s}.${Xt(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && en(n) ? " No server listens on this address: is the sandbox running?" : $t(n) ? " Node does not connect to this port: use another one in the base URL." : ""}`, r, n);
}
function pn({ status: e, serviceMessage: t }, n, { headers: r }) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong or was revoked: check the token, or create a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token needs the right *${n}* in this project. To write, it must be a read/write token.`;
	if (e >= 300 && e < 400) return mn(r);
	let i = Number(r.get("retry-after"));
	return e === 429 && i > 0 ? `The service asks to wait ${i} s.` : "";
}
function mn(e) {
	let t = e.get("location");
	return `It redirects to ${t !== null && URL.canParse(t) ? new URL(t).origin : "another address"}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
}
function hn(e, t) {
	return e.replaceAll(t, "***");
}
// src/api/http/options.ts
const gn = {
	now: () => performance.now(),
	date: () => Date.now(),
	after(e, t) {
		let n = setTimeout(t, e);
		return () => clearTimeout(n);
	}
};
function _n(e, t, n) {
	return new Promise((r) => {
		let i = () => {
			a(), n?.removeEventListener("abort", i), r();
		}, a = e.after(t, i);
		n?.aborted ? i() : n?.addEventListener("abort", i, { once: !0 });
	});
}
var vn = class {
	rate;
	concurrency;
	window;
	waiters = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new wn(e.rate / 8);
	}
}, yn = class {
	#e;
	#t;
	#n = new wn(6 / 8);
	#r = [];
	#i = 0;
	#a = !1;
	#o = 1;
	#s = 0;
	#c = -Infinity;
	#l = -Infinity;
	#u = () => {};
	constructor(e = gn, t = Math.random) {
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
		let t = Tt(this.#r.map((t) => this.#f(t, e)));
		this.#u = Number.isFinite(t) ? this.#e.after(t - e, () => this.#d()) : () => {};
	}
	#f(e, t) {
		let n = this.#a ? 1 : Math.max(10, e.concurrency);
		return this.#i >= n || e.running >= e.concurrency ? Infinity : Math.max(this.#l, this.#n.freeAt(t, Math.max(6, e.rate) / this.#o), e.window.freeAt(t, e.rate / this.#o));
	}
	#p(e, t) {
		let n = Sn(t);
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
const bn = new Map();
function xn(e) {
	let t = bn.get(e) ?? new yn();
	return bn.set(e, t), t;
}
function Sn(e) {
	return {
		startedAt: e,
		sentAt: e + 500
	};
}
function Cn(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
var wn = class {
	#e = [];
	#t;
	constructor(e) {
		this.#t = Cn(e).length + 1e3;
	}
	add(e) {
		this.#e.push(e);
	}
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.sentAt + this.#t > e);
		let { count: n, length: r } = Cn(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.sentAt).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
};
// src/api/http/connection.ts
const Tn = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function En(e) {
	let t = On(e.token), { base: n, host: r, loopback: i } = An(e.baseUrl ?? "https://api.lokalise.com/api2"), { clock: a = gn, random: o = Math.random, timeouts: s = {}, concurrency: c = 10 } = e, l = {
		rate: Dn("rate", e.rate ?? 6),
		concurrency: Math.max(1, Math.floor(Dn("concurrency", c)))
	};
	return {
		base: n,
		loopback: i,
		token: t,
		headers: {
			"x-api-token": t,
			accept: "application/json",
			"user-agent": `lokaform/${wt}`
		},
		limiter: e.clock ? new yn(a, o) : xn(r),
		queue: new vn(l),
		clock: a,
		random: o,
		timeouts: {
			connect: Dn("timeouts.connect", s.connect ?? 1e4),
			read: Dn("timeouts.read", s.read ?? 6e4),
			write: Dn("timeouts.write", s.write ?? 18e4)
		},
		signal: e.signal && kn(e.signal),
		onRequest: e.onRequest ?? (() => {}),
		onResponse: e.onResponse ?? (() => {}),
		onWait: e.onWait ?? (() => {})
	};
}
function Dn(e, t) {
	if (t > 0) return t;
	throw new V(e, "must be a number above 0.");
}
function On(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new V("token", "must be an API token: visible characters without spaces or line breaks.");
}
function kn(e) {
	let t = new AbortController();
	return Mt(0, t.signal), e.aborted ? t.abort() : e.addEventListener("abort", () => t.abort(), { once: !0 }), t.signal;
}
function An(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new V("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new V("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new V("baseUrl", "must not have a query or a fragment.");
	let n = Tn.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new V("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host,
		loopback: n
	};
}
async function jn(e, { clock: t, connectTimeout: n, timeout: r, signal: i, isCurrent: a, onSent: o }) {
	let s = new AbortController(), c = { why: "network" }, l = (e) => {
		c.why = e, s.abort();
	}, u = () => l("aborted"), d = new Vn(() => {
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
		let o = await qn(d, () => fetch(t, a)), c = await (o.ok ? o.text() : Mn(o));
		return {
			kind: "answered",
			status: o.status,
			headers: o.headers,
			body: c
		};
	} catch (e) {
		let t = qt(e), { why: n } = c, r = n === "network" ? t.length > 0 && t.every(Jt) : n === "outdated" || d.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(Yt) ? "timeout" : n,
			unsent: r,
			cause: nn(t[0])
		};
	} finally {
		f(), p(), i?.removeEventListener("abort", u);
	}
}
async function Mn(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
const Nn = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, Pn = /^-?[1-9]\d*$/;
function Fn(e) {
	return Dt(In(e) ? Rn(e) : e);
}
function In(e) {
	for (let t = 0; t < e.length; t += 16) {
		if (!Ln(e, t)) continue;
		let [n, r] = [t, t + 1];
		for (; Ln(e, n - 1);) n--;
		for (; Ln(e, r);) r++;
		if (r - n >= 16) return !0;
	}
	return !1;
}
function Ln(e, t) {
	let n = e.charCodeAt(t);
	return n >= 48 && n <= 57;
}
function Rn(e) {
	let t = "";
	for (let n = 0; n < e.length;) {
		let r = e.indexOf("\"", n), i = r < 0 ? e.length : r;
		t += e.slice(n, i).replace(Nn, zn), n = r < 0 ? i : Bn(e, r), t += e.slice(i, n);
	}
	return t;
}
function zn(e) {
	return Pn.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
}
function Bn(e, t) {
	for (let n = e.indexOf("\"", t + 1); n >= 0; n = e.indexOf("\"", n + 1)) {
		let t = n;
		for (; e[t - 1] === "\\";) t--;
		if ((n - t) % 2 == 0) return n + 1;
	}
	return e.length;
}
var Vn = class {
	#e;
	state = "unknown";
	constructor(e) {
		this.#e = e;
	}
	markSent() {
		this.state !== "sent" && (this.state = "sent", this.#e());
	}
};
const Hn = new Pt(), Un = new WeakMap();
let Wn = !1;
function Gn(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function Kn() {
	Wn = !0, Nt("undici:request:create", (e) => {
		let t = Hn.getStore(), n = Gn(e);
		t && n && (t.state = "waiting", Un.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) Nt(e, (e) => {
		let t = Gn(e);
		t && Un.get(t)?.markSent();
	});
}
function qn(e, t) {
	return Wn || Kn(), Hn.run(e, t);
}
// src/api/answers.ts
function G(e) {
	return { schema: e };
}
const Jn = _t(Ct()), Yn = R({}), Xn = G(R({ keys: Jn })), Zn = G(R({ keys: Jn })), Qn = G(R({ key: Yn })), $n = G(Yn), er = G(Yn), tr = G(R({ webhooks: Jn })), nr = G(R({ webhook: Yn })), rr = G(Yn), ir = G(R({ secret: mt().min(1) })), ar = G(R({ languages: Jn })), or = G(Yn), sr = G(R({ contributor: Yn })), cr = 3e5, lr = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
], ur = [
	"GET",
	"PUT",
	"DELETE"
], dr = (e) => e.kind === "answered" ? e.status : 0, fr = [
	{
		when: (e) => hr(e),
		methods: lr,
		wait: "everyone"
	},
	{
		when: (e) => e.kind === "unanswered" && Zt(e.cause),
		methods: [],
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && Xt(e.cause),
		methods: lr,
		wait: "alone",
		maxAttempts: 3
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted" && e.unsent,
		methods: lr,
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted",
		methods: ur,
		wait: "alone"
	},
	{
		when: (e) => dr(e) >= 500,
		methods: ur,
		wait: "alone"
	},
	{
		when: (e) => dr(e) === 408,
		methods: ur,
		wait: "alone"
	}
];
function pr({ method: e, once: t = !1 }, n, r) {
	let i = fr.find(({ when: e }) => e(n));
	if (i?.methods.includes(e) && !(t && _r(n))) return r < (i.maxAttempts ?? 8) ? i.wait : void 0;
}
function mr(e, t) {
	return e.kind === "answered" || !e.unsent || e.why !== "network" ? cr : t ? 2e3 : 15e3;
}
function hr(e) {
	return dr(e) === 429 || dr(e) === 423;
}
function gr(e) {
	return dr(e) === 423;
}
function _r(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
function vr(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
function yr(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
const br = 3e4;
async function xr(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, l = 0, u = !1, d, f = 0, p, m = () => a?.aborted === !0 || d !== void 0 && n.now() >= d, h = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: u
	}), g = () => a?.aborted ? new Kt(`${o} ${s} was aborted.`, h()) : p ? un(e, t.right, p, h()) : new Gt(`${o} ${s} was not sent: ${l} times, it took more than ${br / 1e3} s from reading the values that it changes until it could be sent.`, h());
	for (;;) {
		let { body: h } = t, _ = () => 0;
		if (typeof h == "function") {
			if (r.pausedFor > 0 && await _n(n, r.pausedFor, a), m() || l === 8) throw g();
			l++, _ = Sr(n), h = await h();
		}
		let v = typeof t.body == "function" ? br - _() : void 0, y = await r.acquire(i, a, Cr(d && d - n.now(), v));
		if (!y && (m() || v === void 0)) throw g();
		if (!y || _() > br) {
			y?.release();
			continue;
		}
		c++, d === void 0 && (f = n.now(), d = f + cr);
		let b;
		try {
			p = await Er(e, {
				...t,
				body: h
			}, c, d - n.now(), {
				isCurrent: () => _() <= br,
				onSent: y.sent
			}), hr(p) && (b = {
				locked: gr(p),
				retryAfter: Tr(p, n)
			});
		} finally {
			y.release(b);
		}
		if (p.kind === "answered" && p.status >= 200 && p.status < 300) return {
			answer: p,
			attempts: c
		};
		u ||= _r(p);
		let x = pr(t, p, c), S = Tr(p, n), C = x === "everyone" ? r.pausedFor : S ?? vr(c, e.random);
		if (!x || n.now() + C >= Math.min(d, f + mr(p, e.loopback))) throw g();
		if (C > 2e3) {
			let t = S === void 0 ? wr(p) : "the service asked for it";
			e.onWait({
				method: o,
				path: s,
				attempt: c + 1,
				ms: C,
				reason: t
			});
		}
		x === "alone" && await _n(n, C, a);
	}
}
function Sr(e) {
	let [t, n] = [e.now(), e.date()];
	return () => Math.max(e.now() - t, Math.abs(e.date() - n));
}
function Cr(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function wr(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no answer" : hr(e) ? "too many requests" : "a server error";
}
function Tr(e, t) {
	return e.kind === "answered" ? yr(e.headers.get("retry-after"), t.date()) : void 0;
}
async function Er(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await jn({
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
function Dr(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new V(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
function Or(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new V(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new V(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new V(e, "must not be empty.");
	if (n === "." || n === "..") throw new V(e, `must not be "${n}".`);
	return Dr(e, n).replaceAll("%3A", ":");
}
function kr(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => Or(n, t[n]));
}
const Ar = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new V(e, "must be true, false, 1 or 0.");
}, jr = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new V(e, "must not be empty: an empty list means no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new V(e, "must be a list of strings or numbers.");
		if (r === "") throw new V(e, "must not contain an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new V(e, `must not contain "${r}": a comma cannot be escaped here.`);
	}
	return n.join(",");
}, Mr = (e, t) => {
	if (typeof t == "string" && t !== "") return t;
	throw new V(e, "must be a non-empty string.");
};
function Nr(...e) {
	return (t, n) => {
		if (typeof n == "string" && e.includes(n)) return n;
		throw new V(t, `must be one of ${e.join(", ")}.`);
	};
}
function Pr(e = 2 ** 53 - 1) {
	return (t, n) => {
		if (typeof n == "number" && Number.isInteger(n) && n >= 1 && n <= e) return String(n);
		throw new V(t, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
	};
}
function Fr(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new V(t, "is not a parameter of this operation.");
		return [`${t}=${Dr(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const Ir = { disable_references: Ar }, Lr = {
	...Ir,
	include_translations: Ar,
	include_comments: Ar,
	include_screenshots: Ar,
	filter_translation_lang_ids: jr,
	filter_tags: jr,
	filter_filenames: jr,
	filter_keys: jr,
	filter_key_ids: jr,
	filter_platforms: jr,
	filter_untranslated: Ar,
	filter_qa_issues: jr,
	filter_archived: Nr("include", "exclude", "only"),
	pagination: Nr("offset", "cursor"),
	limit: Pr(500),
	page: Pr(),
	cursor: Mr
}, Rr = {
	page: Pr(),
	limit: Pr()
}, zr = (e) => Fr(Ir, e), Br = (e) => Fr(Rr, e);
function Vr(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new V("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new V("page", "has no effect with pagination: \"cursor\".");
	return Fr(Lr, e);
}
function Hr(e) {
	return typeof e == "function";
}
function Ur(e, t, n) {
	if (e === null && t !== n) throw new V(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new V(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new V(`${t}[${r}]`, "must not be undefined.");
		Ur(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) Ur(i, `${t}.${r}`, n);
}
function Wr(e, t) {
	if (!Array.isArray(e)) throw new V(t, "must be a list.");
	if (e.length === 0) throw new V(t, "must not be empty.");
}
function Gr(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new V(t, "must be an object.");
}
function Kr(e) {
	return Array.isArray(e);
}
function qr(e) {
	Wr(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) Gr(n, `keys[${t}]`);
	return Ur(e.keys, "keys"), Ur(e.use_automations, "use_automations"), e;
}
function Jr(e) {
	return Kr(e) ? qr({ keys: e }) : (Gr(e, "keys"), qr("keys" in e ? e : { keys: [e] }));
}
function Yr(e) {
	Kr(e) || Gr(e, "keys");
	let t = qr(Kr(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) Xr(n.key_id, `keys[${e}].key_id`);
	return t;
}
function Xr(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new V(t, "must be the id of a key.");
}
function Zr(e) {
	if (Gr(e, "params"), "translations" in e) throw new V("params.translations", "is ignored by the service here: use updateKeys.");
	return Ur(e, "params"), e;
}
function Qr(e) {
	Wr(e, "keyIds");
	for (let [t, n] of e.entries()) Xr(n, `keyIds[${t}]`);
	return { keys: e };
}
const $r = (e) => ti(e), ei = (e) => ti(e);
function ti(e) {
	return Gr(e, "params"), Ur(e, "params", "params.branch"), e;
}
// src/api/operations.ts
function K(e) {
	return e;
}
const ni = { path: "/projects/{projectId}/keys" }, ri = { path: "/projects/{projectId}/keys/{keyId}" }, ii = { right: "manage keys" }, ai = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, oi = {
	...ai,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, si = {
	...ai,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, q = {
	keys: K({
		...ni,
		method: "GET",
		query: Vr,
		answer: Xn
	}),
	key: K({
		...ri,
		method: "GET",
		query: zr,
		answer: Qn
	}),
	createKeys: K({
		...ni,
		...ii,
		method: "POST",
		body: Jr,
		answer: Zn
	}),
	updateKey: K({
		...ri,
		...ii,
		method: "PUT",
		body: Zr,
		answer: Qn
	}),
	updateKeys: K({
		...ni,
		...ii,
		method: "PUT",
		once: !0,
		body: Yr,
		answer: Zn
	}),
	destroyKey: K({
		...ri,
		...ii,
		method: "DELETE",
		answer: $n
	}),
	destroyKeys: K({
		...ni,
		...ii,
		method: "DELETE",
		once: !0,
		body: Qr,
		answer: er
	}),
	webhooks: K({
		...ai,
		method: "GET",
		query: Br,
		answer: tr
	}),
	webhook: K({
		...oi,
		method: "GET",
		answer: nr
	}),
	createWebhook: K({
		...ai,
		method: "POST",
		body: $r,
		answer: nr
	}),
	updateWebhook: K({
		...oi,
		method: "PUT",
		body: ei,
		answer: nr
	}),
	destroyWebhook: K({
		...oi,
		method: "DELETE",
		answer: rr
	}),
	regenerateWebhookSecret: K({
		...si,
		method: "PATCH",
		answer: ir
	}),
	projectDetails: K({
		path: "/projects/{projectId}",
		method: "GET",
		answer: or
	}),
	languages: K({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: Br,
		answer: ar
	}),
	contributorMe: K({
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		answer: sr
	})
};
function ci(e) {
	return typeof e == "string" || B(e) && z.every((t) => typeof e[t] == "string");
}
function li(e) {
	return typeof e != "string" || !/^\d+$/.test(e) ? ui(e) ? e : void 0 : ui(Number(e)) ? Number(e) : e;
}
function ui(e) {
	return Number.isSafeInteger(e);
}
function di(e) {
	let t = B(e) ? e : { message: e }, { message: n, code: r, key_name: i, key_id: a } = t, o = i ?? (B(t.key) ? t.key.key_name : void 0), s = {
		...t,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(r)) ? Number(r) : 0
	};
	delete s.key_name, delete s.key_id, ci(o) && (s.key_name = o);
	let c = li(a);
	return c !== void 0 && (s.key_id = c), s;
}
function fi(e) {
	return Array.isArray(e) ? e.map(di) : B(e) ? Object.values(e).filter(B).map(di) : [];
}
async function J(e, t, n, r) {
	let { method: i, right: a, answer: o, once: s = !1 } = t, c = kr(t.path, n), l = (e) => t.body && JSON.stringify(t.body(e)), u = await xr(e, {
		method: i,
		path: c,
		right: a,
		...Hr(r) ? {
			once: !0,
			query: "",
			body: async () => l(await r())
		} : {
			once: s,
			query: t.query?.(r) ?? "",
			body: l(r)
		}
	}), d = (t) => dn(e.token, t, u.answer.status, {
		method: i,
		path: c,
		attempts: u.attempts,
		mayHaveHappened: !0
	}), f = pi(u.answer.body, d), p = o.schema.safeParse(f);
	if (!p.success) throw d(mi(p.error.issues));
	return {
		wire: f,
		headers: u.answer.headers
	};
}
function pi(e, t) {
	try {
		return Fn(e);
	} catch {
		throw t(e === "" ? "it is empty" : "it is not JSON, or it was cut off");
	}
}
function mi(e) {
	let t = e.slice(0, 3).map(({ path: e, message: t }) => `${e.map((e) => typeof e == "number" ? `[${e}]` : `.${String(e)}`).join("").replace(/^\./, "") || "the answer"}: ${t.replace(/^Invalid \w+: /, "")}`), n = e.length - t.length;
	return t.join("; ") + (n > 0 ? `; and ${n} more` : "");
}
// src/api/client.ts
var hi = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	async keys(e, t = {}) {
		let n = await J(this.#e, q.keys, { projectId: e }, t);
		return new Bt(n.wire.keys.map((t) => bi(t, this, e)), gi(e, n, t), (n) => this.keys(e, {
			...t,
			...n
		}));
	}
	async key(e, t, n = {}) {
		let { wire: r } = await J(this.#e, q.key, {
			projectId: e,
			keyId: t
		}, n);
		return bi(r.key, this, e);
	}
	async createKeys(e, t) {
		return this.#t(e, await J(this.#e, q.createKeys, { projectId: e }, t));
	}
	async updateKey(e, t, n) {
		let { wire: r } = await J(this.#e, q.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return bi(r.key, this, e);
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
		return new Vt(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	async webhooks(e, t = {}) {
		let n = await J(this.#e, q.webhooks, { projectId: e }, t);
		return new Bt(n.wire.webhooks.map((t) => Si(t, this, e)), gi(e, n, t), (n) => this.webhooks(e, {
			...t,
			...n
		}));
	}
	async webhook(e, t) {
		let { wire: n } = await J(this.#e, q.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return Si(n.webhook, this, e);
	}
	async createWebhook(e, t) {
		let { wire: n } = await J(this.#e, q.createWebhook, { projectId: e }, t);
		return Si(n.webhook, this, e);
	}
	async updateWebhook(e, t, n) {
		let { wire: r } = await J(this.#e, q.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return Si(r.webhook, this, e);
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
		return new Vt(() => this.webhooks(e));
	}
	async projectDetails(e) {
		return (await J(this.#e, q.projectDetails, { projectId: e }, void 0)).wire;
	}
	async languages(e, t = {}) {
		let n = await J(this.#e, q.languages, { projectId: e }, t);
		return new Bt(n.wire.languages, gi(e, n, t), (n) => this.languages(e, {
			...t,
			...n
		}));
	}
	async contributorMe(e) {
		return (await J(this.#e, q.contributorMe, { projectId: e }, void 0)).wire.contributor;
	}
	#t(e, t) {
		return new Bt(t.wire.keys.map((t) => bi(t, this, e)), {
			...gi(e, t, {}),
			errors: fi(t.wire.errors)
		});
	}
};
function gi(e, { wire: t, headers: n }, r) {
	let { project_id: i, branch: a } = t;
	return {
		projectId: typeof i == "string" ? i : e.split(":")[0] ?? e,
		...typeof a == "string" && { branch: a },
		headers: n,
		requested: r
	};
}
var _i = class extends hi {
	constructor(e) {
		super(En(e));
	}
	project(e) {
		return new vi(this, e);
	}
}, vi = class {
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
}, yi = class {
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
function bi(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new yi(t, n, r?.key_id ?? ""), r);
}
var xi = class {
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
function Si(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new xi(t, n, r?.webhook_id ?? ""), r);
}
// src/run/readingClient.ts
var Ci = class extends _i {
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
function wi({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: s, onProgress: c }) {
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
		return k(c ? new Ci(l, r, c) : new _i(l));
	} catch (e) {
		if (!(e instanceof V)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return _(L("bad-setting", t + e.message));
	}
}
function Ti({ onResponse: e, now: t }) {
	let n;
	return {
		onResponse(t) {
			n = t.date ?? n, e(t);
		},
		now: () => n ?? t()
	};
}
// src/remote/incompleteRead.ts
var Y = class extends Error {};
async function X(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof H || e instanceof Y) return;
		throw e;
	}
}
async function Ei(e, t, n) {
	let r = await Oi(e, t, n);
	return r.ok ? k(r.value.project) : r;
}
async function Di(e, t) {
	try {
		let n = await Ei(e, t, {
			languages: !0,
			names: !1,
			texts: !0
		});
		return n.ok ? n.value : void 0;
	} catch (e) {
		if (e instanceof H) return;
		throw e;
	}
}
async function Oi(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(M(t)), n ? ji(e, t) : k(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && A(o, Mi);
	if (o && !s) return _(Ni("a language has no usable lang_iso"));
	let c = ki(t, i, s, r);
	return c.ok ? k({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function ki(e, t, n, r) {
	let i = I(t) ?? {}, a = I(i.settings) ?? {}, o = F(a.per_platform_key_names), s = F(a.segmentation), c = O(i.base_language_iso) || Ai(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? _(Ni(`the project has no usable ${l.join(" and ")}`)) : k({
		id: e,
		name: O(i.name) || e,
		type: O(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: F(a.auto_toggle_unverified)
	});
}
function Ai(e, t) {
	let n = et(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function ji(e, t) {
	let n = await Ht(() => e.languages(t, { limit: 500 }), (e) => O(I(e)?.lang_iso));
	return n ? k(n) : _(L("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function Mi(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = I(e) ?? {}, i = O(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: et(n),
		pluralForms: A(r, O) ?? []
	};
}
function Ni(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return L("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function Pi(e, t) {
	let n = I(e) ?? {}, r = et(n.key_id), i = Bi(n.key_name, (e) => O(e) || void 0), a = A(n.platforms, O), o = z.filter((e) => a?.includes(e)), s = Object.keys(he(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Vi(Bi(n.filenames, O)), l = A(n.tags, O), u = F(n.is_plural), d = F(n.is_archived), f = Hi(n.translations), p = new Set(f?.map(({ language_iso: e }) => e)), m = t.filter((e) => !p.has(e));
	if (r === void 0 || s === void 0 || a === void 0 || c === void 0 || l === void 0 || u === void 0 || d === void 0 || m.length > 0) {
		let e = [...Object.entries({
			key_id: r,
			key_name: s,
			platforms: a,
			filenames: c,
			tags: l,
			is_plural: u,
			is_archived: d
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ...m.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let h = o.length < new Set(a).size;
	return { key: {
		key_id: r,
		key_name: s,
		platforms: o,
		...h && { onOtherPlatform: h },
		tags: l,
		filenames: c,
		is_plural: u,
		is_archived: d,
		...Li(n),
		translations: f
	} };
}
const Fi = {
	description: O,
	context: O,
	plural_name: O,
	is_hidden: F,
	char_limit: ue,
	custom_attributes: zi,
	modified_at_timestamp: r,
	translations_modified_at_timestamp: r
}, Ii = Object.entries(Fi);
function Li(e) {
	return Object.fromEntries(Ii.map(([t, n]) => [t, n(e[t])]));
}
function Ri(e) {
	return Object.keys(Fi).filter((t) => e[t] === void 0);
}
function zi(e) {
	let t = O(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Bi(e, t) {
	let n = I(e) ?? {}, r = {};
	for (let e of z) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function Vi({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function Hi(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Ui(I(n) ?? {});
		if (e.language_iso === void 0) continue;
		let { language_iso: r, translation: i } = e, a = t.get(r), o = !t.has(r) || a?.translation === i;
		t.set(r, o && i !== void 0 ? {
			...e,
			language_iso: r,
			translation: i
		} : void 0);
	}
	return [...t.values()].filter((e) => e !== void 0);
}
function Ui(e) {
	return {
		language_iso: O(e.language_iso),
		translation: O(e.translation),
		modified_by: et(e.modified_by),
		modified_by_email: O(e.modified_by_email),
		modified_at_timestamp: r(e.modified_at_timestamp),
		is_reviewed: F(e.is_reviewed),
		is_unverified: F(e.is_unverified)
	};
}
// src/remote/sending.ts
var Wi = class {
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
const Gi = 2e3;
function Ki(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`
	};
}
function qi({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var Z = class extends Error {};
const Ji = [
	401,
	402,
	403,
	404,
	423,
	429
];
function Yi(e) {
	return e instanceof U ? Ji.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Xi(e) {
	return e.name === "TimeoutError" || e instanceof U && [
		413,
		502,
		504
	].includes(e.status);
}
function Zi(e, t) {
	return e instanceof U || e.mayHaveHappened || !t ? e : t;
}
function Q(e) {
	return e instanceof Kt && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
const Qi = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function $i(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function ea(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function ta(e, t, n, r) {
	let i = ea(e, t, n, r), [a] = i, [o] = $i(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${na(e.after)} was sent, ${na(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function na(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const ra = { is: "silent" };
function ia(e, { keys: t, errors: n }) {
	let r = new Map(), i = new ca(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || aa(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new ca(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? ra
	}));
}
function aa(e, { platforms: t = [], filenames: n = {} }) {
	return z.every((n) => t.includes(n) === e.platforms.includes(n)) && z.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function oa(e, { keys: t, errors: n }) {
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
			} : ra
		};
	});
}
function sa(e, t) {
	return ia(e, {
		keys: t,
		errors: []
	});
}
var ca = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of la(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of la(n)) this.byName.set(e, ua(this.byName.get(e) ?? [], n));
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
	echoesOf({ key_name: e = "", platforms: t = [...z] }) {
		let n = new Set(t.map((t) => qe(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => qe(n, t) === qe(e, t)));
	}
};
function la({ name: e }) {
	return new Set(z.map((t) => qe(e, t) ?? ""));
}
function ua(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/kinds/key/listed.ts
var da = class {
	byId = new Map();
	withoutId = [];
	languages;
	constructor(e) {
		this.languages = e;
	}
	add(e) {
		this.addRead(this.read(e));
	}
	read(e) {
		return Array.from(e, (e) => Pi(e, this.languages));
	}
	addRead(e) {
		for (let t of e) {
			let e = "key" in t ? t.key.key_id : t.unusable.id;
			e === void 0 ? this.withoutId.push(t) : this.byId.set(e, t);
		}
	}
	reads() {
		return [...this.byId.values(), ...this.withoutId];
	}
	get size() {
		return this.byId.size + this.withoutId.length;
	}
	all() {
		let e = this.reads();
		return {
			objects: e.flatMap((e) => "key" in e ? e.key : []),
			unusable: e.flatMap((e) => "unusable" in e ? e.unusable : [])
		};
	}
};
function fa(e) {
	return !e.includes(",");
}
function pa(e) {
	return ha(e, 2e3);
}
function ma(e) {
	return ha(e.map(String), 7e3);
}
function ha(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function ga({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new _a();
	let i = new da([]);
	if (i.add(r), r.totalCount !== i.size) throw new Y();
	return r;
}
var _a = class extends Y {};
async function va(e, t, n, r = {}) {
	let i = n.map(({ iso: e }) => e), a = t === M(t) ? ue(r.keys_total) : void 0, o = await ya(e, t, xa(n), () => new da(i), a);
	return o.ok ? k(o.value.all()) : o;
}
async function ya(e, t, n, r, i = 0) {
	let a = await Ca(e, t, n, r(), i);
	if (ba(a)) return k(a.listed);
	let o = await wa(e, t, n, r());
	if (ba(o)) return k(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return _(L("incomplete-live", s, { reach: "project" }));
}
function ba({ listed: e, total: t }) {
	return t === e.size;
}
function xa(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function Sa(e) {
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
async function Ca(e, t, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => et(e)),
			keys: r.read(a),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = Sa(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => Sa(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
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
async function wa(e, t, n, r) {
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
// src/remote/key/readBack.ts
const Ta = {
	include_translations: !0,
	disable_references: !0
};
async function Ea(e, t, n = []) {
	let r = new da(n);
	for (let n of await Promise.all(ma(t).map((t) => Da(e, t)))) r.add(n);
	return r.all();
}
async function Da(e, t) {
	try {
		return await ga(e, {
			...Ta,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof _a || n instanceof U && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Da(e, t.slice(0, r)), ...await Da(e, t.slice(r))];
	}
}
async function Oa(e, t) {
	let n = new Set(t.flatMap((e) => Me(e))), r = [...n].every(fa) ? pa([...n]).map((e) => ({
		...Ta,
		filter_keys: e
	})) : [Ta], i = new da([]);
	for (let t of r) i.addRead((await ja(e, t)).reads());
	return Aa(i.all(), n);
}
async function ka(e, t) {
	let n = new Set(t.flatMap((e) => Me(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = Aa((await ja(e, {})).all(), n), a = await Ea(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function Aa({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(Me(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function ja({ client: e, projectId: t }, n) {
	let r = await ya(e, t, n, () => new da([]));
	if (!r.ok) throw new Y();
	return r.value;
}
// src/remote/key/confirm.ts
async function Ma(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !Ia(e, t, n.key) : n.is === "silent" || Ra(n.error)).map(({ sent: e }) => e), r = await X(() => Oa(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(sa(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: r } = t, a = i.get(t);
		return {
			change: r,
			outcome: Na(e, r, n, a && La(e, r, a))
		};
	});
}
function Na(e, t, n, r) {
	switch (n.is) {
		case "stored": return r ?? La(e, t, n.key);
		case "refused": return r?.state === "done" ? r : za(n.error);
		case "silent": return r ?? Ba;
	}
}
async function Pa(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !Ia(e, t, n.key)), r = await X(() => Ea(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: Fa(e, t, {
				answer: n,
				found: o && La(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function Fa(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? La(e, t, n.key);
		case "refused": return za(n.error);
		case "silent": return r?.state === "done" ? r : Va(i);
	}
}
function Ia({ context: e }, { change: t }, n) {
	return $i(P, t, n, e).length === 0;
}
function La({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), ta(P, n, r, e);
}
function Ra({ message: e }) {
	return /already taken/i.test(e);
}
function za({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const Ba = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
};
function Va(e) {
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
// src/remote/key/outcomes.ts
function Ha(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: Q(t)
	}));
}
function Ua(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function Wa(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/splitRefused.ts
async function Ga({ stop: e }, t, n, r, i) {
	if (Yi(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof U)) e.noteUnreachable(n.message);
	else if (t.length > 1) return Ka(t, 2, r);
	else e.noteSingleRefused(n.message);
	return Ha(t, Zi(n, i));
}
async function Ka(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) Et(i, await n(e.slice(t, t + r)));
	return i;
}
// src/remote/key/createKeys.ts
async function qa(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return Ka(t, Math.ceil(t.length / n.max), (t) => qa(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Wa(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(Za),
			...Xa(e)
		});
		return await Ma(e, ia(t, {
			keys: Ya(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof H)) throw r;
		return Xi(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? Ja(e, t, r) : Ga(e, t, r, (t) => qa(e, t), void 0);
	}
}
async function Ja(e, t, n) {
	let r = [], i = t;
	for (let t of [0, Gi]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Ha(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await X(() => Oa(e, a)), s = sa(i, o?.objects ?? []);
		if (Et(r, await Ma(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...i.map(({ change: e }) => ({
		change: e,
		outcome: Ki(n, "key")
	}))];
}
function Ya(e) {
	return e.flatMap((e) => {
		let t = Pi(e, []);
		return "key" in t ? t.key : [];
	});
}
function Xa({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function Za({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function Qa(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Ea(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await ka(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var $a = class {
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
		return [L("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
// src/remote/key/observeDeclared.ts
const eo = [
	400,
	404,
	413,
	414,
	431
], to = /^[\w.:/-]+$/;
async function no(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = ue(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => o(P, e) !== "off")) return;
	let s = ro(r);
	if (![...s.names].every(fa)) return;
	let c = pa([...s.names]).length + ma([...s.ids]).length;
	if (!(Math.max(1, c) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([io(e, s), lo(e, a)]), r = n - t.length;
		return r >= 0 && uo(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof Y || e instanceof U && eo.includes(e.status)) return;
		throw e;
	}
}
function ro(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...Me(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function io(e, { names: t, ids: n }) {
	let r = await ao(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await oo(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => co(e.key_id, t.key_id));
}
async function ao(e, t) {
	let n = await Promise.all(pa([...t]).map(async (n) => (await so(e, { filter_keys: n })).filter(({ key_name: e }) => Me(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => Me(e)));
	if (![...t].every((e) => r.has(e) || to.test(e)) || n.some((e) => e.length === 0)) throw new Y();
	return n.flat();
}
async function oo(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new Y();
	let r = await Promise.all(ma(t).map((t) => so(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new Y();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function so({ client: e, project: t, languages: n }, r) {
	let i = new da(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await ga(a, {
		...xa(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new Y();
	return [...o];
}
function co(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function lo({ client: e, project: { id: t } }, n) {
	if (t === M(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new Y();
	return r;
}
function uo(e, { declarations: t, reviewed: r }) {
	let i = new Set(e.map(({ key_id: e }) => e));
	return r.every((e) => "id" in e && i.has(String(e.id))) && t.every(({ entries: t, rules: r }) => ne(t, e, !1, n(r)).fresh.length === 0);
}
// src/remote/removal.ts
function fo(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function po(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function mo(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : Q(t);
}
// src/remote/key/removeKeys.ts
async function ho(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await go(e, t, n), s.due.length === 0) throw new Z();
		return s.due.map(({ id: e }) => Ce(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof Z) return [...s.outcomes];
		if (!(e instanceof H)) throw e;
		Yi(e) && a.noteProjectRefused(e.message), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(qi(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await ho(e, f, t)];
	}
	return [...p, ...await xo(e, f, l, d && Zi(d, n?.error))];
}
async function go(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Q(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Co(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await X(async () => {
		let n = await e.languages.all();
		return Ea(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(_o));
	let l = new Map(c.objects.map((e) => [e.key_id, e])), u = vo(c, e.context), d = [], f = [], p = [];
	for (let n of t) {
		let t = l.get(String(n.id)), r = u.get(String(n.id)) ?? u.get("");
		(t ? n.how === "archive" && t.is_archived : r === void 0) ? p.push({
			change: n,
			outcome: bo(n)
		}) : r === void 0 ? yo(n, t) ? (d.push(n), f.push(Ee(P, t, n, e.context))) : p.push({
			change: n,
			outcome: fo("key", "removed")
		}) : p.push({
			change: n,
			outcome: a(po("key", r))
		});
	}
	if (d.length === 0) return {
		due: d,
		outcomes: p
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...p, ...Co(d, So(n.error))]
	};
	let m = await r.keep(f, "removed") ?? await i.beforeWrite();
	return m === void 0 ? {
		due: d,
		outcomes: p
	} : {
		due: [],
		outcomes: [...p, ...Co(d, a({
			state: "not attempted",
			message: m
		}))]
	};
}
const _o = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function vo({ objects: e, unusable: t }, n) {
	let r = [...e.map((e) => [e.key_id, [...new Set([...Ri(e), ...ze(P, e, n)])]]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(r.filter(([, e]) => e.length > 0));
}
function yo({ id: e, seen: t }, n) {
	return n !== void 0 && D(e, P.fingerprint(n)) === t;
}
function bo({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function xo(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await X(() => Ea(e, i));
	if (a === void 0) return Co(t, r ? Q(r) : Qi);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? Q(r) : Qi
		} : {
			change: e,
			outcome: i || o.has(t) ? So(r) : bo(e)
		};
	});
}
function So(e) {
	return e ? mo("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function Co(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
async function wo(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = To(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await X(() => Ea(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: Do(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function To({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Eo(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Eo({ kind: e, fields: t }) {
	return t.filter((t) => je(e, t));
}
function Do({ change: e, before: t, written: n }, r, i) {
	let [a] = Eo(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = Oo(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function Oo(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, ko(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = ko(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function ko(e) {
	let t = Ye(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function Ao(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function jo(e) {
	return {
		change: e,
		out: Ao(P.fields, e, {}, [])
	};
}
function Mo(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: P.name,
		action: e,
		changes: t
	});
	return [
		...Po(n("update"), t).map(r("update")),
		...Po(n("create"), t).map(r("create")),
		...No(n("destroy"), t).map(r("destroy"))
	];
}
function No(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function Po(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(jo(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
const Fo = {
	moved: [],
	unconverted: []
};
async function Io(e, t, n) {
	let r = (e) => ({
		due: [],
		outcomes: [],
		blocked: t.map((t) => ({
			planned: t,
			why: e
		}))
	}), i = e.stop.reason();
	if (i !== void 0) return r(i);
	let a = t.filter(({ change: e }) => n || Ho(e)), o = await X(async () => ({
		live: await Ea(e, a.map(({ change: e }) => e.id)),
		languages: a.some(({ change: e }) => Bo(e)) ? await e.languages.all() : []
	}));
	if (!o) return r(Ro);
	let { live: s, languages: c } = o, l = new Map(s.objects.map((e) => [e.key_id, e])), u = new Set(s.unusable.map(({ id: e }) => e)), d = new Set(a), f = [], p = [], m = [], h = [];
	for (let n of t) {
		let { change: t } = n;
		if (!d.has(n)) {
			f.push({
				planned: n,
				now: n,
				kept: Fo
			});
			continue;
		}
		let r = l.get(String(t.id));
		if (!r && (u.has(String(t.id)) || u.has(void 0))) {
			m.push({
				planned: n,
				why: Lo("")
			});
			continue;
		}
		if (!r) {
			p.push({
				change: t,
				outcome: {
					state: "skipped",
					message: zo
				}
			});
			continue;
		}
		let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = Bo(t) ? c.filter((e) => !i.has(e)) : [];
		if (a.length > 0) {
			m.push({
				planned: n,
				why: Lo(` (no usable ${a.join(", ")} text)`)
			});
			continue;
		}
		let { open: o, kept: s } = Uo(t, r, e.context);
		if (o.length === 0) {
			p.push({
				change: t,
				outcome: Ko({
					state: "done",
					id: t.id
				}, t, s)
			});
			continue;
		}
		let g = jo({
			...t,
			fields: o
		});
		Vo(g.change) && e.beforeReshaping.set(t.ref, r), f.push({
			planned: n,
			now: g,
			kept: s,
			before: r
		});
		let _ = Fe(g.change, r, e.context);
		_ && h.push(_);
	}
	if (f.length === 0) return {
		due: f,
		outcomes: p,
		blocked: m
	};
	let g = await e.backup.keep(h, "overwritten") ?? await e.stop.beforeWrite();
	return g === void 0 ? {
		due: f,
		outcomes: p,
		blocked: m
	} : {
		due: [],
		outcomes: p,
		blocked: [...m, ...f.map(({ planned: e }) => ({
			planned: e,
			why: g
		}))]
	};
}
function Lo(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const Ro = "The key could not be read again just before it was to be written, so it was not written. Apply again.", zo = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Bo(e) {
	return Vo(e) || e.fields.some(We);
}
function Vo({ kind: e, fields: t }) {
	return t.some((t) => je(e, t));
}
function Ho({ fields: e }) {
	return e.some((e) => {
		let { field: t, before: n, after: r } = e, i = P.fields.find(({ name: e }) => e === t);
		return i?.merge && n !== void 0 ? i.carries?.(n, r) ?? !0 : i?.editState !== void 0 || We(e);
	});
}
function Uo(e, t, n) {
	let r = {
		...P.liveContext(t, n, e.label),
		platforms: Go(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = P.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || D(e.id, m) !== d);
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
	o ||= a.some((e) => Wo(e, "text"));
	let s = o && i.some((e) => Wo(e, "shape")), c = i.filter((e) => s && (Wo(e, "shape") || Wo(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function Wo({ field: e }, t) {
	return P.fields.some((n) => n.name === e && n.role === t);
}
function Go({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? z.filter((e) => n.includes(e)) : t.platforms;
}
function Ko(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${qo(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${qo(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = qo(t.filter((e) => !i.includes(e)));
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
function qo(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Jo(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Yo),
		outcomes: [],
		blocked: []
	}, o = 0, s = () => [...a.outcomes, ...a.blocked.flatMap(({ planned: e, why: t }) => n ? Ha([e], n.error) : Wa([e], t))];
	try {
		let c = await r.updateKeys(i, async () => {
			if (a = await Io(e, t, n !== void 0 || o++ > 0), a.due.length === 0 || n && n.sent >= 5) throw new Z();
			return {
				keys: a.due.map(({ now: e }) => es(e)),
				...Xa(e)
			};
		}), l = oa(a.due.map((e) => e.now), {
			keys: Ya(c),
			errors: c.errors
		});
		return Zo(e, a.due, l), [...s(), ...$o(a.due, await Pa(e, l))];
	} catch (t) {
		let r = a.due.map(({ planned: e }) => e);
		if (t instanceof Z) return [...s(), ...n ? Ua(r, n.error) : []];
		if (!(t instanceof H)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...s(), ...await Qo(e, r, {
				error: t,
				sent: i
			})];
		}
		return [...s(), ...$o(a.due, await Xo(e, a.due, t, n))];
	}
}
function Yo(e) {
	return {
		planned: e,
		now: e,
		kept: Fo
	};
}
function Xo(e, t, n, r) {
	let i = new Map(t.map(({ now: e, planned: t }) => [e, t]));
	return Ga(e, t.map(({ now: e }) => e), n, (t) => Jo(e, t.flatMap((e) => i.get(e) ?? []), r), r?.error);
}
function Zo({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function Qo(e, t, n) {
	return e.stop.reason() === void 0 ? Xi(n.error) && n.sent <= 2 && t.length > 1 ? Ka(t, 2, (t) => Jo(e, t, n)) : (await e.wait(qi(n)), Jo(e, t, n)) : Ha(t, n.error);
}
function $o(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Ko(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
function es({ change: e, out: t }) {
	return {
		key_id: Ce(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const ts = {
	kind: "key",
	observe: va,
	observeDeclared: no,
	lookUp: Qa,
	batches: Mo,
	open(e) {
		let t = new $a(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? ho(n, t.filter(is)) : e === "create" ? qa(n, t.filter(ns).map(jo)) : wo(n, await Jo(n, t.filter(rs).map(jo)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, ns = (e) => e.action === "create", rs = (e) => e.action === "update", is = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function as(e) {
	let t = I(e) ?? {}, n = O(t.webhook_id) || void 0, r = O(t.url) || void 0, i = A(t.events, O);
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
		branch: t.branch === null ? null : O(t.branch),
		events: i,
		event_lang_map: ss(t.event_lang_map)
	} };
}
function os(e) {
	let t = e.map(as);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function ss(e) {
	return A(e, (e) => {
		let { event: t, lang_iso_codes: n } = I(e) ?? {}, r = O(t), i = A(n, O);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function cs(e, t) {
	let n = await Ht(() => e.webhooks(M(t)), (e) => O(I(e)?.webhook_id));
	if (!n) throw new Y();
	return os(n);
}
async function ls(e, t) {
	try {
		return k(await cs(e, t));
	} catch (e) {
		if (!(e instanceof Y)) throw e;
		return _(L("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function us(e, t, n) {
	let r = N.liveContext(t, n, fs(e, t, n)), i = Te(N, t, r), a = de(e.fields);
	return {
		kind: N.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...ds(i, a.events ?? i.events),
			...a
		}
	};
}
function ds({ event_lang_map: e }, t) {
	return !xe(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function fs({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => m(e, r) === n) ?? "";
}
function ps(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && m(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = C(e.id);
	return {
		kept: {
			...e,
			entry: {
				...e.entry,
				url: `\${${i}}`
			}
		},
		urls: { [i]: t }
	};
}
function ms({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = ps(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function hs(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [M(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await gs(e, t), l) throw new Z();
		});
		if (F(n) === !0) return {
			state: "done",
			id: t.id
		};
	} catch (r) {
		if (l) return n ? Q(n.error) : l;
		if (!(r instanceof H)) throw r;
		if (r instanceof U && r.status === 404) return {
			state: "done",
			id: t.id
		};
		if (Yi(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return Q(Zi(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? _s(e, t, r) : (n && await o(qi(n)), hs(e, t, i));
	}
	return _s(e, t, void 0);
}
async function gs(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let c = as(await n.webhook(M(r), String(t.id)));
	if (!("webhook" in c)) return po("webhook", c.unusable.lacks);
	if (D(t.id, N.fingerprint(c.webhook)) !== t.seen) return fo("webhook", "removed");
	let l = await ms(e, Ee(N, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return l === void 0 ? void 0 : {
		state: "not attempted",
		message: l
	};
}
async function _s({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(M(t), String(n.id)), r ? mo("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof H)) throw e;
		return e instanceof U && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? Q(r) : Qi;
	}
}
// src/remote/webhook/sendWebhook.ts
async function vs(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = ks(e, t);
	try {
		return t.action === "update" ? await ys(e, t, r) : await ws(e, t, As(t, r));
	} catch (t) {
		if (t instanceof Z) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof H)) throw t;
		return Yi(t) && e.stop.noteProjectRefused(t.message), Q(t);
	}
}
async function ys(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [M(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		return Ts(e, t, as(await i.updateWebhook(c, l, async () => {
			if (d = await bs(e, t, as(await u())), d) throw new Z();
			return await Cs(e), n;
		}))) ?? await Es(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof Z)) return Q(r.error);
		if (d) return d;
		if (!(i instanceof H)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw Zi(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await Es(e, t, u);
			return n.state === "done" ? n : Q(i);
		}
		return await s(qi(a)), ys(e, t, n, a);
	}
}
async function bs(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: Ss
	};
	if (!xs(e, t, n.webhook)) {
		let r = Ts(e, t, n);
		return r?.state === "done" ? r : fo("webhook", "updated");
	}
	let r = await ms(e, us(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function xs({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = N.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = N.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Xe(N, a, s) === i;
}
const Ss = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function Cs({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new Z(t);
}
async function ws(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await Cs(e);
	try {
		let o = await r.createWebhook(M(i), n);
		return a.add(t.ref), Ts(e, t, as(o)) ?? await Es(e, t, () => Os(e, n));
	} catch (r) {
		if (!(r instanceof H) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, Gi]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await X(() => Os(e, n));
			if (a) return ta(N, t, a, c);
		}
		return Ki(r, "webhook");
	}
}
function Ts({ context: e }, t, n) {
	if (!(!("webhook" in n) || $i(N, t, n.webhook, e).length > 0)) return ta(N, t, n.webhook, e);
}
async function Es(e, t, n) {
	return Ts(e, t, as(await X(n))) ?? Qi;
}
function Ds(e, t) {
	let n = Pe([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return c(e.url, t.url) && r && n;
}
async function Os(e, t) {
	let { objects: n, unusable: r } = await cs(e.client, e.projectId), i = n.find((e) => Ds(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => c(e, t.url)))) throw new Y();
	return i;
}
function ks({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Ao(N.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: m(r, e.variables) }
	};
}
function As({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function js(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await X(() => cs(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Ps(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Ms(e, t, s, n) : n.remark(Rs(t));
	}
}
async function Ms(e, t, n, r) {
	let i = As(t, ks(e, t)), a = n.filter((n) => Ds(n, i) && ta(N, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Ps(r.of(t)), s = a.map(({ webhook_id: e }) => e), [c, ...l] = [...s, ...await Ns(s, e, o)].sort();
	if (c !== void 0 && l.length !== 0) for (let n of l) {
		let i = n === o && await Fs(e, n);
		i && r.correct(t, {
			state: "done",
			id: c
		}), r.remark(i ? Is(t, c, n) : Ls(t, c, n));
	}
}
async function Ns(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await X(() => t.webhook(M(n), r)) ? [r] : [];
}
function Ps(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function Fs({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(M(t), n), !0;
	} catch (e) {
		if (e instanceof H) return !1;
		throw e;
	}
}
function Is({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return L("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function Ls({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return L("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function Rs({ label: e, place: t }) {
	let n = `The webhooks could not be read again, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return L("twin-webhook", n, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const zs = {
	kind: "webhook",
	observe: ls,
	lookUp: cs,
	batches: (e) => [...e.filter(Bs), ...e.filter((e) => !Bs(e))].map(Vs),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? hs(t, e) : vs(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => js(t, e, n)
		};
	}
};
function Bs({ action: e }) {
	return e !== "destroy";
}
function Vs(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const Hs = [ts, zs];
// src/remote/remoteOf.ts
function Us({ name: e }) {
	let t = Hs.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function Ws(e, t, ...n) {
	let r = await Ks(e, t, n);
	if (!r.ok) return r;
	let { project: i, statistics: a, kinds: o, languages: s } = r.value;
	return Js(i, o, (t) => Us(t).observe(e, i.id, s, a));
}
async function Gs(e, t, { declarations: n, reviewed: r }) {
	let i = await Ks(e, t, n.map(({ declared: e }) => e));
	if (!i.ok) return i;
	let { project: a, statistics: o, kinds: s, languages: c } = i.value;
	return Js(a, s, async (t) => {
		let { observe: i, observeDeclared: s } = Us(t), l = await s?.({
			client: e,
			project: a,
			statistics: o,
			languages: c,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: ge(e, a.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return l ? k(l) : i(e, a.id, c, o);
	});
}
async function Ks(e, t, n) {
	let r = n.flatMap(Ue), [{ kinds: i } = { kinds: [] }] = n, a = i.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), o = await Oi(e, t, {
		languages: r.length > 0,
		names: a.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!o.ok) return o;
	let { project: s, details: c } = o.value, l = n.flatMap((e) => Ue(ge(e, s.baseLanguage))), u = new Set([...l.flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(Le)]), d = s.segmentation ? [] : (s.languages ?? []).filter(({ iso: e }) => u.has(e)), f = I(I(c)?.statistics) ?? {};
	return k({
		project: s,
		statistics: f,
		kinds: a,
		languages: d
	});
}
async function qs(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await Ei(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return Js(a.value, n, (t) => Us(t).observe(e, a.value.id, s), i);
}
async function Js(e, t, n, r = () => !1) {
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
async function Ys(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [o, ...s] = await Promise.all([Ei(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => ({
		plural: n.plural,
		objects: await Us(n).lookUp(e, t, r[n.plural] ?? [])
	}))]);
	if (!o.ok || s.some(({ objects: e }) => e.unusable.length > 0)) throw new Y();
	return {
		project: o.value,
		objects: Object.fromEntries(s.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function Xs({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => me(e.kind, t)));
}
function Zs({ changes: e }) {
	return e.some((e) => e.action === "update" && (ke(e.kind).backsUpWhole || Qs(e)));
}
function Qs({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? je(e, t) : !$s(t.before));
}
function $s(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function ec(e, t, n, r) {
	let i = new Set(Object.values(await w(e, r)).flat()), a = await x("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : At(t.working, n), s = new Map(), c = e[0]?.kinds ?? [];
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + jt)) continue;
		let n = re(e, t);
		await Lt();
		for (let r of await tc(c, e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function tc(e, t, n) {
	try {
		let r = p(await ae(t, n));
		return e.flatMap((e) => e.namesInManifest?.(t, r) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function nc({ kinds: e, texts: t }, n, r, i, a) {
	let o = t.filter(({ files: e }) => dt(e)), s = [];
	for (let e of o) for (let t of await u(e, i, a)) {
		let n = g(e, t);
		s.push({
			full: t,
			path: n,
			source: e,
			language: pt(e, n)
		});
	}
	let c = new Set(Object.values(await w(r, a)).flat());
	for (let { full: e, source: t, language: r } of s) r !== void 0 && rc(t, n).includes(r) && c.add(e);
	let l = new Map();
	for (let t of s) {
		if (a.aborted) break;
		if (!(c.has(t.full) || ic(t, n).some((e) => c.has(e)))) {
			await Lt();
			for (let n of await ac(e, t, i)) l.has(n) || l.set(n, re(t.full, i));
		}
	}
	return l;
}
function rc({ languages: e }, t) {
	return e ?? [t];
}
function ic({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : rc(t, r).flatMap((n) => {
		let r = ft(t, e, n);
		return r === void 0 ? [] : [At(t.folder, r)];
	});
}
async function ac(e, { full: t, path: n, source: r, language: i = "" }, a) {
	try {
		let o = p(await ae(t, a)), s = {
			source: {
				...r,
				alsoReads: "all"
			},
			language: i,
			...ut(r, n)
		};
		return e.flatMap((e) => (e.textFiles?.read(t, o, s).entries ?? []).flatMap(({ values: t }) => Qe(e.identity(t))));
	} catch {
		return [];
	}
}
// src/plan/forgottenFiles.ts
function oc({ removed: e }, { name: t, plural: n }, r, i) {
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
		return [L("forgotten-manifest", l, { reach: "project" })];
	}
}
function sc(e, t, n, r, i = new Map()) {
	let a = (e) => t.flatMap((t) => e(t, t.kind));
	return [
		...lc(e, t, n),
		...a((t, r) => dc(e, t, r, n)),
		...a((e, t) => oc(e, t, r, i)),
		...a(fc),
		...a((e, t) => pc(e, t, n)),
		...a((t, r) => mc(e, t, r, n)),
		...a((t, r) => hc(e, r, n))
	];
}
function cc(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : [$("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`)];
}
function lc(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: gc(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => uc(e, i, n)) : i <= a ? [] : [$("too-many-destroyed", `The plan removes ${i} ${vc(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`)];
}
function uc({ of: e, count: t }, n, r) {
	let { kind: i } = e, { removed: a, removedPercent: s } = i.limits, c = (e, t) => $("too-many-destroyed", `The plan removes ${e}, but ${t}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${t.split(" ")[0]}.`), l = te(a, r);
	if (t > l) return [c(`${t} ${vc(i.words.removed)}`, `limits.${a.name} allows ${l}`)];
	let u = o(i, r) === "off" ? e.matched : e.scope, d = s ? te(s, r) : 100;
	return !s || u < 20 || t * 100 <= u * d ? [] : [c(`${t} of ${u} ${i.plural}`, `limits.${s.name} allows ${d} %`)];
}
function dc(e, { declared: t, scope: n }, r, i) {
	if (o(r, i) === "off") return [];
	let { name: a, plural: s, settings: c } = r, { mayBeEmptied: l = !1 } = r.limits, u = at(c.prune);
	if (t === 0 && l) return [];
	if (t === 0) return [$("nothing-declared", `The setting ${u} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${u}: off.`)];
	let d = _c(e, a).length;
	return d === 0 || d !== n ? [] : [$("all-destroyed", `The plan removes every ${a} that the setting ${u} covers (${n}). Check the project and the manifests. If you want this, ${l ? `first apply a manifest with only ${s}: [], which declares that there are none, or ` : ""}set ${u}: off and remove them in the project.`)];
}
function fc({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return [$("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set new: true.`)];
	});
}
function pc({ live: e, declared: t, matched: n, namesakes: r }, { name: i, plural: a, limits: { minimumForWrongProject: o } }, { allowWrongProject: s }) {
	if (s || o === void 0 || t === 0 || e < o || n > 0 || r > 0) return [];
	let c = t === 1;
	return [$("foreign-project", `The project has ${e} ${a}. The manifests declare ${c ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${c ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`)];
}
function mc(e, { matched: t }, { name: n, plural: r, limits: { overwrittenPercent: i } }, a) {
	if (!i) return [];
	let o = te(i, a), s = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => Ve(n, e))).length;
	return t < 20 || s * 100 <= t * o ? [] : [$("too-many-overwritten", `The plan overwrites live values of ${s} of ${t} ${r}, but limits.${i.name} allows ${o} %. If you want to overwrite them, raise limits.${i.name} in lokaform.yaml.`)];
}
function hc({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = ce(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? [$("too-many-unverified", `${l}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`)] : c <= a ? [] : [$("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`)];
}
function gc(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => me(t, e)) : []);
	return _c(e, t).length + n.length;
}
function _c({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function vc(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function $(e, t) {
	return L(e, t, { reach: "project" });
}
// src/plan/earlierEntries.ts
function yc(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return nt(t, n, i ? [i.name, r] : []).path;
}
function bc(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const xc = new WeakMap();
function Sc(e, t, n) {
	let r = xc.get(t) ?? new Map();
	xc.set(t, r);
	let i = j([e.name, n?.name ?? null]), a = r.get(i) ?? wc(e, n ? Cc(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Cc(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function wc(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Tc(e, r).own) {
		let e = n.get(t);
		e ? e.push(r) : n.set(t, [r]);
	}
	let r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Dc(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : Se(e, {
				target: a,
				head: [t]
			}, (t) => le(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Dc(e, t).own).filter((e) => e !== t)
	};
}
function Tc(e, t) {
	let { id: n, previously: r = [] } = Je(e, t), i = Qe(e.identity(t.values)).map(Oc);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(Oc)
	};
}
const Ec = new WeakMap();
function Dc(e, t) {
	let n = Ec.get(e) ?? new WeakMap();
	Ec.set(e, n);
	let r = n.get(t) ?? Tc(e, t);
	return n.set(t, r), r;
}
function Oc(e) {
	return `name ${e}`;
}
// src/run/textProblems.ts
function kc(e, { reasons: t, writes: n, target: r }) {
	let i = new Set((r?.kept ?? []).filter(Ac).map(jc)), a = (e) => i.has(jc(e)), o = e.filter(({ item: e }) => e.reason === "conflict"), s = e.filter(({ item: e }) => e.reason === "undecided"), c = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let a = r && Sc(e, r.entries).find(t), o = a && bc(e, a, n);
		return r !== void 0 && (o === void 0 || !Pe(o, i ?? null));
	}, l = e.filter((e) => e.item.reason === "held" && c(e)), u = (e) => e ? "notice" : n || r ? "error" : "warning";
	return [
		...o.map((e) => Mc(e, a(e) ? "notice" : "error")),
		...[!0, !1].flatMap((e) => Ic(s.filter((t) => a(t) === e), t, u(e))),
		...l.map(Nc)
	];
}
function Ac({ item: { reason: e } }) {
	return e === "conflict" || e === "undecided";
}
function jc({ item: { kind: e, id: t, part: n, declared: r } }) {
	return j([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function Mc({ item: e, entry: t, kind: n }, r) {
	let i = Pc({
		item: e,
		entry: t,
		kind: n
	}), a = `Both the file and the project changed the ${e.part} text, so it is not written. To keep the text of the project: lokaform pull --accept ${i}. To write the text of the file: lokaform apply --overwrite ${i}.`;
	return h(n, t, "conflict", a, {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: r
	});
}
function Nc({ item: e, entry: t, kind: n }) {
	let r = `The rule for ${e.part} is seed, so the project keeps its text, and the changed text of the file is not written. To write it: lokaform apply --overwrite ${Pc({
		item: e,
		entry: t,
		kind: n
	})}.`;
	return h(n, t, "conflict", r, {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: "warning"
	});
}
function Pc({ kind: e, entry: t, item: { part: n } }) {
	let [r = ""] = Qe(e.identity(t.values));
	return ee(`${r}:${n}`);
}
const Fc = {
	"not committed": "The text of the file is not committed",
	"never agreed": "It is the first text of the file, and the text of the project is older, so git does not tell that they ever agreed",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Ic(e, t, n) {
	let r = new Map();
	for (let t of e) {
		let { place: e, part: n, cause: i } = t.item, a = j([
			e.file,
			n ?? null,
			i ?? null
		]);
		r.set(a, [...r.get(a) ?? [], t]);
	}
	return [...r.values()].flatMap((e) => {
		let [r] = e;
		if (!r) return [];
		let { place: i, part: a, cause: o = "undated" } = r.item, s = t.find((e) => e.cause === o)?.why, c = e.length === 1 ? Pc(r) : `${ee(`*:${a}`)} --filter ${ee(`file:${i.file}`)}`, l = e.length === 1 ? "the text" : "the texts", u = `${e.length === 1 ? `The ${a} text of ${r.item.label} differs from the project and is not written` : `${Ze(e.length)} ${a} texts of this file differ from the project and are not written; this is the first`}. ${Fc[o]}${s === void 0 ? "." : `: ${s}`} To take ${l} of the project: lokaform pull --accept ${c}. To write ${l} of the file: lokaform apply --overwrite ${c}.`;
		return [L("undecided", u, {
			place: i,
			severity: n,
			reach: "change"
		})];
	});
}
async function Lc({ changes: e }, t, { history: n, manifests: r, textFiles: i, usable: a }) {
	let o = e.length > 0 ? await n.upstream?.(r) : void 0;
	if (!o) return [];
	let { name: s, ahead: c, texts: l } = o, u = t.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = l.flatMap(({ path: e, text: n }) => Ne(t, {
			path: e,
			now: e,
			text: n
		}, i, a)), o = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? o.get(e.label) : void 0, i = n && Sc(t, r).find(n);
			return !i || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let a = n === void 0 ? void 0 : bc(t, i, n);
				return a !== void 0 && r !== void 0 && Pe(a, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), d = u.slice(0, 5).join(", "), f = u.length > 5 ? ` and ${u.length - 5} more` : "", p = u.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${$e(u.length, "text")} of ${s} back: ${d}${f}.`, m = `The checked-out branch lacks ${$e(c, "commit")} of ${s}. ${p} To apply the newest files, run git pull first.`;
	return [L("behind-upstream", m, {
		severity: "warning",
		reach: "project"
	})];
}
// src/model/verdict.ts
const Rc = () => void 0, zc = () => ({ is: "write" });
function Bc({ id: e, language: t }) {
	return j([e, t]);
}
// src/plan/facts.ts
function Vc(e, t, n) {
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
function Hc(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : He(t))
	}));
}
// src/plan/movedNames.ts
function Uc(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => i(e.kind, t).role === "identity").flatMap((n) => Qe(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Wc(e) {
	let t = new Set(Uc(e, "after"));
	return Uc(e, "before").filter((e) => !t.has(e));
}
// src/plan/prune.ts
const Gc = {
	destroys: [],
	kept: [],
	scope: 0
};
function Kc(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, s = a(e, i);
	if (s === void 0) return Gc;
	let c = (t) => o(e, i) === "all" || Jc(e.tags(t), i), l = [], u = [];
	for (let t of n) {
		if (!c(t) || s === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = ct(e.tags(t), i), a = e.tags(t).find((e) => i.protectedTags.includes(e));
		r === void 0 ? a === void 0 ? l.push(t) : u.push({
			...n,
			reason: "protected",
			tag: a
		}) : u.push({
			...n,
			reason: "foreign-owner",
			tag: r
		});
	}
	let d = l.map((t) => {
		let n = e.tags(t), i = qc(e, t, r);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: s,
			seen: D(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n },
			...i.length > 0 && { texts: i }
		};
	});
	return {
		destroys: [...d].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: u,
		scope: t.filter(c).length + d.length
	};
}
function qc(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.declare(t, r) : void 0;
		return xe(n) ? Object.entries(n).map(([n, r]) => {
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
function Jc(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function Yc(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : pe(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
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
				place: rt(r, i, [])
			},
			problems: [n]
		};
	}), c = [...o, ...s], l = Xc(c), u = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = Kc(e, {
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
function Xc(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(Zc).length,
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
function Zc({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/filtered.ts
function Qc(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => be(t, e)), a = new Map(el(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = Xc(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ...Xc(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter($c(t))]
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = we(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function $c(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => l(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function el(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of Wc(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? Uc(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
	for (let e = !0; e;) {
		e = !1;
		for (let t of i) {
			let n = r(t).find((e) => e !== t && !i.has(e));
			n && (i.delete(t), a.set(t, n), e = !0);
		}
	}
	return e.map((e) => {
		let t = a.get(e);
		return t ? tl(e, t) : e;
	});
}
function tl({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = h(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
function nl(e, t, n) {
	let r = new Map();
	return (i) => rl(e, t, n, i, r);
}
function rl(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = fe(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = e.kinds.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [Yc(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let { kinds: c, filter: l } = Qc(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], f = lt(d), p = c.flatMap((e) => e.destroys), m = l ? [] : c.flatMap((e) => e.unmanaged), h = c.flatMap((e) => e.kind.firstSends?.(al(e, a, f)) ?? []), g = {
		format_version: 1,
		project: t.project,
		changes: [...c.flatMap(({ changes: e }) => e), ...f ? [] : p],
		kept: [...c.flatMap(({ kept: e }) => e), ...f ? p.map(ol) : []],
		skipped: c.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: cl(c, ({ unchanged: e }) => e),
			unmanaged: cl(c, u),
			by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: cl(c, ({ changes: e }) => e.filter((e) => sl(e, n)).length)
		},
		...h.length > 0 && { sends: h },
		...l && { filter: l }
	}, _ = c.flatMap((e) => e.kind.hints?.(al(e, a, f)) ?? []);
	return {
		is: "planned",
		plan: g,
		facts: c.map((e) => il(e, f)),
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
function il({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Vc(e, i, n.objects),
		created: Hc(e, r)
	};
}
function al(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function ol({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function sl(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function cl(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/plan/settle.ts
function ll({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: ul
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
const ul = "The files are not in a git repository.";
function dl(e, t, n, r) {
	let i = yc(e.kind, e.entry, e.language), a = fl(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? fl(e, i, t, r) : a, s = n.flatMap((t) => {
		let n = hl(e, t.entries, r);
		return n === void 0 || ml(n, hl(e, t.before, r)) ? [] : [{
			said: n,
			at: t.until,
			...t.pulled !== void 0 && { pulled: t.pulled }
		}];
	});
	return {
		periods: pl(o, s),
		merged: s
	};
}
function fl(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, hl(e, c.entries, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (ml(u, o.said)) continue;
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
function pl(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && ml(t, e.said));
		return n?.pulled === void 0 ? e : {
			...e,
			pulled: n.pulled
		};
	});
}
function ml(e, t) {
	return j(e ?? null) === j(t ?? null);
}
function hl({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = Sc(e, i).namesakes(t);
	return [a, o].flatMap((n) => Sc(e, r, n).find(t) ?? []).filter((n) => gl(e, n, t, s)).map((t) => bc(e, t, n)).find((e) => e !== void 0);
}
function gl(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = _l(e, t), a = (t) => [..._l(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function _l(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => j([
		e.name,
		t,
		n
	]))));
}
// src/run/verdicts.ts
async function vl(e, t, n, r) {
	let i = nl(e, t, n), a = i(Rc);
	if (a.is === "stopped") return {
		...a,
		reasons: []
	};
	let o = n.accept.length > 0 ? "accept" : "overwrite", s = _e(o, n[o], e, t.project);
	if (s.length > 0) return {
		is: "stopped",
		problems: s,
		reasons: []
	};
	let c = await Ol(n, r), l = (e) => ({
		...e,
		problems: [...e.problems, ...c]
	});
	if (a.open.length === 0) return {
		...l(a),
		reasons: []
	};
	let u = await yl(a.open, e, n, r), d = new Map();
	for (let e of u.values()) e.is === "undecided" && "why" in e && d.set(e.cause, {
		cause: e.cause,
		why: e.why
	});
	return {
		...l(i((e) => u.get(Bc(e)))),
		reasons: [...d.values()]
	};
}
async function yl(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), u = ({ by: e }) => l.is === "known" ? wl(l.names, e) : void 0, d = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (u(e) === !1 ? 0 : 2592e3), f = await r.versions(Tt(e.map(d)), i, a), p = Tl(f, e, c), { overwrites: m = [] } = f, h = Object.values(t.entries).flatMap((e) => e ?? []), g, _ = new Map();
	for (let t of e) {
		let e = xl(t, n, m), r = {
			...t,
			declared: bc(t.kind, t.entry, t.language)
		}, i = Cl(t, r.declared), a = (e) => ll(t, u(t), e, i);
		if (e === "write" || e === "pull") {
			_.set(Bc(t), { is: e });
			continue;
		}
		let s = f.is === "unreadable" && f.noRepository ? void 0 : {
			...dl(r, p.versions, p.merged, h),
			...f.is === "unreadable" && d(t) <= (f.back ?? Infinity) && { unread: f.why }
		};
		if (t.isHeld) {
			let e = s?.periods[0]?.since !== Infinity;
			_.set(Bc(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let c = a(s);
		if (c.is === "pull" && o && s) {
			g ??= o();
			let e = await g, n = e && hl(r, e.entries[t.kind.plural] ?? [], h);
			e && !ml(n, r.declared) && (c = a(bl(s, n)));
		}
		_.set(Bc(t), Sl(e, c, l));
	}
	return _;
}
function bl({ periods: [e, ...t], ...n }, r) {
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
function xl({ kind: e, entry: t, object: n, language: r, isHeld: i, at: a }, { overwrite: o, accept: s }, c) {
	let l = {
		kind: e,
		entry: t,
		live: n
	}, u = (e) => Ae(e, l, r), d = (e) => e === "text" || e === "key" && !i, [f, p] = [u(o), u(s)];
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
function Sl(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided";
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function Cl({ kind: e, live: t }, n) {
	let r = xe(t) && xe(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? xe(n) && xe(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function wl(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Tl({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => Ne(t, e, r, i));
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
function El(e, t) {
	let n;
	return () => (n ??= Dl(e, M(t)), n);
}
async function Dl(e, t) {
	try {
		let n = I(await e.contributorMe(t)) ?? {}, r = [et(n.user_id), O(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The answer names no user."
		};
	} catch (e) {
		if (!(e instanceof H) || e instanceof Kt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function Ol({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (wl(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [L("unknown-writers", a, {
		severity: "warning",
		reach: "change"
	})];
}
// src/run/plan.ts
async function kl(t, n, { cancellation: r, history: i, now: a, onProgress: o }, { usable: s, target: c, applied: l, reportsTexts: u = !0, writes: d = !1, reviewed: f = [], listsUnmanaged: p = !1 }) {
	let { settings: m } = n, h = {
		ownUser: El(t, m.id),
		history: i,
		manifests: Ge(n),
		textFiles: n.textFiles,
		usable: s,
		applied: l && (async () => oe(await l(), n))
	};
	try {
		let r = c && e(c, n), s = [{
			declared: n.declared,
			rules: m.rules
		}, ...r?.is === "read" ? [r] : []], l = await (p ? Ws(t, m.id, ...s.map((e) => e.declared)) : Gs(t, m.id, {
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
		let g = l.value, { baseLanguage: _ } = g.project, v = De(n, g.project);
		if (v.length > 0) return {
			is: "stopped",
			problems: v
		};
		let y = ge(n.declared, _), b = r?.is === "read" ? {
			...r,
			declared: ge(r.declared, _)
		} : void 0, x = {
			now: Math.floor(a() / 1e3),
			target: b?.commit
		}, S = {
			...h,
			asked: x
		}, C = await vl(y, g, m.rules, S), w = [...Be(m.languagePlaces, g.project), ...C.problems];
		if (C.is === "stopped") return {
			...C,
			problems: w
		};
		let T = b && await vl(b.declared, g, b.rules, {
			...S,
			history: Al(i),
			manifests: [...new Set([...h.manifests, ...b.manifests])]
		}), E = r && se(C, r, T), D = d ? await Lc(C.plan, C.matches, h) : [], O = kc(C.keptTexts, {
			reasons: C.reasons,
			writes: d,
			target: b && {
				entries: Object.values(b.declared.entries).flat(),
				kept: T?.is === "planned" ? T.keptTexts : []
			}
		});
		return {
			...C,
			live: g,
			problems: [...w, ...D],
			conflicts: u ? O : [],
			...E && { target: E }
		};
	} catch (e) {
		if (!(e instanceof H)) throw e;
		return e instanceof Kt && r.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [jl(e, n.declared)]
		};
	}
}
function Al(e) {
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
function jl(e, t) {
	let n = e instanceof U ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && Ml(n, t);
	return L("api-error", e.message + Nl(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function Ml(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(T).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? Ke(t) : []));
	});
	return ve(r)(e) !== e;
}
function Nl(e) {
	return e instanceof U && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Pl({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await Fl(e, r, i, a, o, s);
	return [
		...cc(n, i.rules),
		...sc(e, t, i.rules, c, l),
		...Ll(e, a)
	];
}
async function Fl({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && ke(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await ec(c, o, a, s),
		unread: await nc(n, t, l, o, s)
	};
}
function Il(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || Xs(e) || !Zs(e) ? [] : [L("no-backup-dir", "The plan overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", {
		severity: "warning",
		reach: "project"
	})];
}
function Ll(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !Xs(e) ? [] : [L("no-backup-dir", "The plan removes keys, texts or webhooks, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { reach: "project" })];
}
// src/backup/text.ts
const Rl = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, zl = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function Bl(e, t, n) {
	let { backup: r, ...i } = Vl(e, t, []), { wrote: a, ...o } = r, s = new ie({
		backup: o,
		...i
	});
	s.commentBefore = [
		` Project: ${Xl(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${Xl(t.restore)}`
	].join("\n");
	let c = e.map(({ name: e, plural: t }) => Yl(t, n.filter(({ kind: t }) => t === e).map((e) => Kl(e).entry), "")), l = n.map((e) => Kl(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		s.toString(zl),
		Yl("wrote", l, "  ") || "  wrote: []\n",
		...c
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${Ul(u)}\n`;
}
function Vl(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(Wl);
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
function Hl(e) {
	let [t, n] = Rl.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : Ul(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function Ul(e) {
	return Oe("sha256").update(e).digest("hex");
}
function Wl({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = ke(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const Gl = new WeakMap();
function Kl(e) {
	let t = Gl.get(e) ?? {
		entry: ql(e.entry),
		wrote: ql(Wl(e))
	};
	return Gl.set(e, t), t;
}
function ql(e) {
	let t = new ie([e], { aliasDuplicateObjects: !1 });
	return v(t, { Scalar: (e, t) => Jl(t) }), t.toString(zl);
}
function Jl(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = d.QUOTE_DOUBLE);
}
function Yl(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Xl(e) {
	return e.replace(Zl, " ");
}
const Zl = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, Ql = St([mt(), ht()]), $l = (e) => bt({
	format_version: xt(2),
	project: mt().min(1),
	project_digest: mt().exactOptional(),
	project_name: mt(),
	time: mt(),
	wrote: _t(bt({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Ql.exactOptional()])),
		action: yt([...tt, "update"]),
		values: gt(mt(), vt()).default({})
	}))
}), eu = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function tu(e, t, n) {
	return au(e, iu(t, n.replaceAll("\r\n", "\n")));
}
const nu = "\n  - ";
function ru(e, t, n, r) {
	let i = iu("", t), { problems: a } = au(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(Vl(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !ke(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function iu(e, t) {
	let n = Hl(t), r = n === "cut" ? t.lastIndexOf(nu) : -1;
	return {
		text: t,
		damage: n,
		yaml: f(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function au(e, { text: n, damage: r, yaml: i }) {
	let { members: a, problems: o } = t(i, ["backup", ...e.map(({ plural: e }) => e)]), s = [...i.problems, ...o], c = a.get("backup"), l = $l(e).safeParse(c?.value), u = (e) => L("bad-backup", e, { place: st(i.file, c?.spot ?? i.spot) }), d = r !== "cut" || c !== void 0 || n.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(n), f = new Map(Object.entries(c?.value ?? {})).get("format_version");
	if (typeof f == "number" && f !== 2) return { problems: [u(`This backup has format ${f}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (d && r) return { problems: [u(ou(e, r, n.includes(nu) ? l.data?.wrote : void 0, a))] };
	if (!l.success) {
		let e = d ? `This is not a backup that this version can read: ${l.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: lt(s) ? s : [...s, u(e)] };
	}
	let p = new Map(l.data.wrote.flatMap((t) => cu(e, t).map((e) => [e, t]))), m = ({ name: e, plural: t, idMember: n, entry: r }) => {
		let o = a.get(t);
		if (!o) return [];
		let c = ye(i, o, r);
		return Et(s, c.problems), c.entries.flatMap(({ values: t, spot: r }) => {
			let a = p.get(uu(e, lu(t, n)));
			return a ? [{
				declared: {
					values: t,
					onCreate: {},
					file: i.file,
					spot: r
				},
				wrote: a
			}] : (s.push(L("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: st(i.file, r) })), []);
		});
	}, h = Object.fromEntries(e.map((e) => [e.plural, m(e)]));
	if (lt(s)) return { problems: s };
	let { project: g, project_digest: _, project_name: v, time: y } = l.data, b = _ === void 0 ? {} : { projectDigest: _ };
	return {
		backup: {
			kinds: e,
			path: i.file.path,
			project: g,
			...b,
			projectName: v,
			time: y,
			entries: h
		},
		problems: s
	};
}
function ou(e, t, n, r) {
	let i = new Set(e.flatMap(({ name: e, plural: t, idMember: n }) => {
		let i = r.get(t)?.value;
		return Array.isArray(i) ? i.map((t) => uu(e, lu(t, n))) : [];
	})), a = n?.flatMap((t) => cu(e, t)).filter((e) => !i.has(e)), o = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (a === void 0) return `${o} Its header cannot be read, or no entry follows. ${eu}`;
	if (a.length === 0) return `${o} ${eu}`;
	let s = a.length > su ? ` and ${a.length - su} more` : "";
	return `${o} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, su).join(", ")}${s}. ${eu}`;
}
const su = 10;
function cu(e, t) {
	return e.flatMap(({ name: e, idMember: n }) => {
		let r = lu(t, n);
		return r === void 0 ? [] : [uu(e, r)];
	});
}
function lu(e, t) {
	return new Map(Object.entries(e ?? {})).get(t);
}
function uu(e, t) {
	return `${e} ${t}`;
}
// src/files/backup.ts
var du = class extends Error {
	constructor(e, t) {
		super(`The backup ${e} cannot be written: ${E(t)}. Fix that, or choose another folder with --backup-dir.`);
	}
};
function fu(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = kt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, c = !1;
			try {
				await Ft(e, { recursive: !0 });
				let l = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await y(o, t(o), l);
				for (let e = 2; a === void 0 && !c; e++) c = await s(o, t(o), l), c || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await y(pu(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await S(e), await S(Ot(e)), a = o;
			} catch (e) {
				throw c && await It(o, { force: !0 }).catch(() => {}), new du(o, e);
			}
		}
	};
}
function pu(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
// node_modules/yocto-queue/index.js
var mu = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, hu = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new mu(e);
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
function gu(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), _u(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new hu(), r = 0, i = () => {
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
				_u(t), e = t, queueMicrotask(() => {
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
function _u(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const vu = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var yu = class {
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
			return `${vu[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(Su(e)), n = t ? bu(t, e) : e;
			return t !== void 0 && this.written.has(t) && xu(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(Su(e), e);
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
function bu(e, t) {
	return e.action === "update" && t.action === "update" && ke(t.kind).mergeKept?.(e, t) || t;
}
function xu(e, t) {
	return Pe({ ...e.entry }, { ...t.entry }) && Pe({ ...e.wrote }, { ...t.wrote });
}
function Su({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var Cu = class {
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
}, wu = class {
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
		let n = (e) => O(I(e)?.lang_iso) || void 0, r = await Ht(() => this.client.languages(e, { limit: 500 }), n), i = r && A(r, n);
		if (!i) throw new Y();
		return i;
	}
};
// src/apply/order.ts
function Tu({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && Ou(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Eu(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Eu(e) {
	let t = new Map();
	for (let n of e) for (let e of Uc(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, Du(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function Du(e, t) {
	let n = Uc(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function Ou(e) {
	return e.fields.some(({ field: t }) => i(e.kind, t).role === "identity");
}
function ku(e, { batchSize: t = 500 }) {
	return Tu(e).map((e) => Hs.flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function Au(e, t, n) {
	let r = new Cu(), i = ju(e, t, n), a = gu(n.concurrency);
	await Lt();
	for (let e of ku(t, n)) {
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
function ju(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: it,
			variables: n.variables,
			verdicts: zc
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Wi(n.halt, n.mayWrite),
		backup: new yu(n.backup),
		languages: new wu(e, r),
		creates: { max: n.batchSize }
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? Us({ name: e }).open(i);
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
function Mu(e, t, n) {
	let r = Nu(t.changes, (e) => j(Pu(e))), i = new Set(e.changes.filter((e) => r.get(j(Pu(e)))?.shift())), a = Nu([...r.values()].flat(), Fu), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(Fu(e))?.shift();
		return t && Hu(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: zu(t ? Iu(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: Bu(e, n) ?? zu("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function Nu(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function Pu(e) {
	let t = Lu(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Fu(e),
		e.label,
		r,
		n,
		i,
		Ru(e),
		t
	];
}
function Fu(e) {
	let { kind: t, action: n } = e;
	return j([
		t,
		n,
		e.action === "create" ? e.identity : String(e.id)
	]);
}
function Iu(e, t) {
	let n = (e) => j(Lu(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && Ru(e) !== Ru(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function Lu(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function Ru(e) {
	return e.action === "create" ? "" : e.seen;
}
function zu(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function Bu(e, t) {
	let n = ke(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && Vu(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function Vu(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function Hu(e, t, n) {
	let r = ke(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => j([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && Vu(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function Uu(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(ee).join(" ");
}
// src/run/project.ts
async function Wu(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await Gu(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = b(e, a.folders);
		if (t) return {
			...l,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: Yu([n]),
			bugs: [n]
		};
	}
}
async function Gu(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = Ti(o), d = {
		apiUrl: n.apiUrl,
		onResponse: u.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, f = wi(t.settings, {
		...d,
		signal: c,
		onProgress: o.onProgress
	}), p = wi(t.settings, {
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
	let m = r?.get(s), h = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, g = await kl(f.value, m?.filter ? Ku(m.filter.filters, t) : t, {
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
	let { live: _, plan: v, unmanaged: y, problems: b, conflicts: x } = g, S = await Pl(g, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...b, ...S.map(qu)],
			plan: v,
			unmanaged: y
		};
		return await o.onPlan(t), t;
	}
	let { advice: C, refuses: w } = await Re(t, g, _.project), T = {
		project: _.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: zc
	}, { plan: E, notApplied: D } = m ? Mu(v, m, {
		...T,
		live: _
	}) : {
		plan: v,
		notApplied: []
	}, O = {
		...e,
		problems: [
			...b,
			...x,
			...S,
			...Il(E, n),
			...C
		],
		plan: E,
		...h && { unmanaged: y },
		...g.target && { target: g.target },
		effort: { requests: ku(E, o).flat().length },
		...D.length > 0 && { results: D }
	}, ee = await o.onPlan(O);
	if (n.command === "plan" || S.length > 0 || w) return O;
	if (!ee) return o.cancellation.stopped ? O : {
		...O,
		problems: [...O.problems, Ju]
	};
	let te = await Zu(p.value, E, t, n, o);
	return {
		...O,
		...te,
		results: [...te.results, ...D],
		problems: [...O.problems, ...te.problems]
	};
}
function Ku(e, t) {
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
function qu(e) {
	return {
		...e,
		severity: "warning"
	};
}
const Ju = L("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Yu(e) {
	return e.length === 0 ? [] : [L("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function Xu({ id: e, secrets: t }) {
	let n = new ot();
	return n.hide(t), n.clean(e);
}
async function Zu(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, batchSize: c = 500, onBatch: l, now: u, folders: d, environment: f, permission: p, onProgress: m }) {
	let { concurrency: h, useAutomations: g, id: _ } = n, v = Xu(n), y = i === void 0 ? void 0 : fu(i, n.name ?? v, u()), b = {
		project: v,
		...v !== _ && { project_digest: Ie(_) },
		project_name: t.project.name,
		time: new Date(u()).toISOString().replace(/\.\d+/, "")
	}, x = (e) => Uu(re(e, d), a), S, C = async (e, t) => {
		let n = (e) => ({
			...b,
			restore: x(e)
		});
		await y?.write((t) => Bl(r.kinds, n(t), e), t, (t, i) => ru(r.kinds, t, n(i), e)).catch((e) => {
			throw S = e.message, e;
		});
	}, w = n.name, T = t.changes.length, E = 0, D = () => m?.(E < T ? {
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
	let O, ee = await Au(e, t, {
		variables: r.variables,
		concurrency: h,
		batchSize: c,
		useAutomations: g,
		halt: () => o.reason,
		mayWrite: async () => (O = await p?.toWrite(), O?.message),
		backup: y && {
			write: C,
			keepsUrls: f.GITHUB_ACTIONS !== "true"
		},
		wait: s,
		onBatch: (e, t) => {
			l(e, t), E += t.length, D();
		}
	}), te = t.changes.map((e) => ({
		change: e,
		outcome: ee.of(e)
	})), { bugs: ne, remarks: ie } = ee;
	return {
		results: te,
		problems: [
			...O && !o.stopped ? [O] : [],
			...ie,
			...Yu(ne),
			...S === void 0 ? [] : [L("backup-not-written", S, { reach: "project" })]
		],
		...y?.path !== void 0 && {
			backup: re(y.path, d),
			restore: x(y.path)
		},
		...ne.length > 0 && { bugs: ne }
	};
}
export { Kt as A, Ei as C, Ti as D, wi as E, Gt as F, Bt as I, Vt as L, V as M, Wt as N, _i as O, H as P, Oi as S, Y as T, ls as _, pu as a, Ri as b, El as c, Rc as d, zc as f, qs as g, Ys as h, ku as i, U as j, vi as k, vl as l, yc as m, Zu as n, tu as o, kc as p, Wu as r, jl as s, Ju as t, rl as u, xa as v, Di as w, Pi as x, ya as y };
