import { b as e, i as t, l as n, n as r, t as i } from "./wire.js";
import { setMaxListeners as a } from "node:events";
import { subscribe as o } from "node:diagnostics_channel";
import { AsyncLocalStorage as s } from "node:async_hooks";
function c(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
var l = class extends Array {
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
		for (let e of Object.keys(this)) Object.defineProperty(this, e, { enumerable: !1 });
		for (let t of e) this.push(t);
		let { headers: r, requested: i } = t;
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = c(r, "total-count"), this.pageCount = c(r, "page-count"), this.page = c(r, "page"), this.limit = c(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
		let a = r?.get("x-pagination-next-cursor") || void 0, o = this.length > 0 && a !== i?.cursor;
		this.nextCursor = o ? a : void 0, this.#e = n, this.#t = this.#n(i ?? {});
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
}, u = class {
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
async function d(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await f(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function f(e, t) {
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
var p = class extends TypeError {
	name = "ArgumentError";
	argument;
	constructor(e, t) {
		super(`${e} ${t}`), this.argument = e;
	}
}, m = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, h = class extends m {
	name = "ApiError";
	status;
	code;
	serviceMessage;
	details;
	constructor(e, t, n) {
		super(e, n), this.status = t.status, this.code = t.code, this.serviceMessage = t.serviceMessage, this.details = t.details;
	}
}, g = class extends m {
	name = "NetworkError";
}, _ = class extends g {
	name = "TimeoutError";
}, v = class extends g {
	name = "AbortError";
};
function y(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(y) : e.cause instanceof Error ? y(e.cause) : [e] : [];
}
function b(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
const x = w(/^UND_ERR_CONNECT_TIMEOUT$/), S = w(/^ENOTFOUND$/), C = w(/^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/), ee = w(/^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|EAFNOSUPPORT|EINVAL|ERR_INVALID_URL)$/);
function w(e) {
	return (t) => e.test(b(t));
}
function te(e) {
	return b(e) === "" && e.message === "bad port";
}
function ne(e) {
	return C(e) || te(e) || ee(e);
}
function re(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || x(e) || ne(e);
}
function ie(e = Error()) {
	let t = b(e);
	return Object.assign(Error(e.message || "fetch failed"), t && { code: t });
}
function ae(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const T = (e) => typeof e == "string" && e !== "" ? e : void 0, E = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
function oe(e, t) {
	let n = r(t);
	if (!i(n)) return {
		status: e,
		code: e,
		serviceMessage: T(n) ?? ae(t)
	};
	let a = i(n.error) ? n.error : n, o = T(a.message) ?? T(a.error_description) ?? T(a.error) ?? "";
	return {
		status: e,
		code: E(a.code) ?? E(a.errorCode) ?? E(a.statusCode) ?? e,
		serviceMessage: o,
		details: a.details
	};
}
function D(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => D(e, t)) : i(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), D(n, t)])) : e;
}
function se({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return le(r, i, t);
	let a = oe(r.status, r.body), o = a.serviceMessage.replaceAll(e, "***"), s = {
		...a,
		serviceMessage: o,
		details: D(a.details, e)
	}, c = o ? `: ${o.replace(/\.$/, "")}.` : " without a message.";
	return new h(`${i.method} ${i.path} returned ${r.status}${c} ${ue(s, n, r)}`.trim().replaceAll(e, "***"), s, i);
}
function ce(e, t, n, r) {
	return new h(`The response to ${r.method} ${r.path} is not valid: ${t}.`.replaceAll(e, "***"), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function le({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new _(`${t ? "No connection could be made in time" : "There was no complete response in time"} for ${a}${o}.`, r, n);
	let { message: s, code: c = "" } = n, l = s.includes(c) ? s : `${s} (${c})`, u = t ? "No connection could be made" : "The connection was lost";
	return new g(`${C(n) ? "The server's certificate is not trusted" : u} for ${a}${o}: ${l}.${S(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && c === "ECONNREFUSED" ? " No server listens on this address: is the sandbox running?" : te(n) ? " Node does not connect to this port: use another one in the base URL." : ""}`, r, n);
}
function ue({ status: e, serviceMessage: t }, n, { headers: r }) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong or was revoked: check the token, or create a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token needs the right *${n}* in this project. To write, it must be a read/write token.`;
	if (e >= 300 && e < 400) {
		let e = r.get("location");
		return `It redirects to ${e !== null && URL.canParse(e) ? new URL(e).origin : "another address"}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
	}
	let i = Number(r.get("retry-after"));
	return e === 429 && i > 0 ? `The service asks to wait ${i} s.` : "";
}
// src/api/http/options.ts
const de = {
	now: () => performance.now(),
	date: () => Date.now(),
	after(e, t) {
		let n = setTimeout(t, e);
		return () => clearTimeout(n);
	}
};
function fe(e, t, n) {
	return new Promise((r) => {
		let i = () => {
			a(), n?.removeEventListener("abort", i), r();
		}, a = e.after(t, i);
		n?.aborted ? i() : n?.addEventListener("abort", i, { once: !0 });
	});
}
var pe = class {
	rate;
	concurrency;
	window;
	waiters = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new ye(e.rate / 8);
	}
}, me = class {
	#e;
	#t;
	#n = new ye(6 / 8);
	#r = [];
	#i = 0;
	#a = !1;
	#o = 1;
	#s = 0;
	#c = -Infinity;
	#l = -Infinity;
	#u = () => {};
	constructor(e = de, t = Math.random) {
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
		let t = this.#e.now();
		for (;;) {
			let e = this.#r.find((e) => this.#f(e, t) <= t), n = e?.waiters.shift();
			if (!e || !n) break;
			this.#r = this.#r.filter((t) => t !== e), e.waiters.length > 0 && this.#r.push(e), n(this.#p(e, t));
		}
		let n = e(this.#r.map((e) => this.#f(e, t)));
		this.#u = Number.isFinite(n) ? this.#e.after(n - t, () => this.#d()) : () => {};
	}
	#f(e, t) {
		let n = this.#a ? 1 : Math.max(10, e.concurrency);
		return this.#i >= n || e.running >= e.concurrency ? Infinity : Math.max(this.#l, this.#n.freeAt(t, Math.max(6, e.rate) / this.#o), e.window.freeAt(t, e.rate / this.#o));
	}
	#p(e, t) {
		let n = {
			startedAt: t,
			sentAt: t + _e
		};
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
const he = new Map();
function ge(e) {
	let t = he.get(e) ?? new me();
	return he.set(e, t), t;
}
const _e = 500;
function ve(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
var ye = class {
	#e = [];
	#t;
	constructor(e) {
		this.#t = ve(e).length + 1e3;
	}
	add(e) {
		this.#e.push(e);
	}
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.sentAt + this.#t > e);
		let { count: n, length: r } = ve(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.sentAt).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
};
// src/api/http/connection.ts
const be = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function xe(e) {
	let n = Se(e.token), { base: r, host: i, loopback: a } = we(e.baseUrl ?? "https://api.lokalise.com/api2"), { clock: o = de, random: s = Math.random, timeouts: c = {}, concurrency: l = 10 } = e;
	return {
		base: r,
		loopback: a,
		token: n,
		headers: {
			"x-api-token": n,
			accept: "application/json",
			"user-agent": `lokaform/${t}`
		},
		limiter: e.clock ? new me(o, s) : ge(i),
		queue: new pe({
			rate: O("rate", e.rate ?? 6),
			concurrency: Math.max(1, Math.floor(O("concurrency", l)))
		}),
		clock: o,
		random: s,
		timeouts: {
			connect: O("timeouts.connect", c.connect ?? 1e4),
			read: O("timeouts.read", c.read ?? 6e4),
			write: O("timeouts.write", c.write ?? 18e4)
		},
		signal: e.signal && Ce(e.signal),
		onRequest: (t) => e.onRequest?.(t),
		onResponse: (t) => e.onResponse?.(t),
		onWait: (t) => e.onWait?.(t)
	};
}
function O(e, t) {
	if (t > 0) return t;
	throw new p(e, "must be a number above 0.");
}
function Se(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new p("token", "must be an API token: visible characters without spaces or line breaks.");
}
function Ce(e) {
	let t = new AbortController();
	return a(0, t.signal), e.aborted ? t.abort() : e.addEventListener("abort", () => t.abort(), { once: !0 }), t.signal;
}
function we(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new p("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new p("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new p("baseUrl", "must not have a query or a fragment.");
	let n = be.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new p("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host,
		loopback: n
	};
}
async function Te(e, t, { clock: n, connectTimeout: r, timeout: i, signal: a, isCurrent: o, onSent: s }) {
	let c = new AbortController(), l = { why: "network" }, u = (e) => {
		l.why = e, c.abort();
	}, d = () => u("aborted"), f = {
		state: "unknown",
		onSent() {
			p(), o() ? s() : u("outdated");
		}
	}, p = n.after(r, () => {
		f.state === "waiting" && u("timeout");
	}), m = n.after(i, () => u("timeout"));
	a?.aborted ? d() : a?.addEventListener("abort", d, { once: !0 });
	try {
		let n = {
			...t,
			redirect: "manual",
			signal: c.signal
		}, r = await Re(f, () => fetch(e, n)), i = await (r.ok ? r.text() : Ee(r));
		return {
			kind: "answered",
			status: r.status,
			headers: r.headers,
			body: i
		};
	} catch (e) {
		let t = y(e), { why: n } = l, r = n === "network" ? t.length > 0 && t.every(re) : n === "outdated" || f.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(x) ? "timeout" : n,
			unsent: r,
			cause: ie(t[0])
		};
	} finally {
		p(), m(), a?.removeEventListener("abort", d);
	}
}
async function Ee(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
const De = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, Oe = /^-?[1-9]\d*$/;
function ke(e) {
	return r(Ae(e) ? je(e) : e);
}
function Ae(e) {
	for (let t = 0; t < e.length; t += 16) {
		if (!k(e, t)) continue;
		let [n, r] = [t, t + 1];
		for (; k(e, n - 1);) n--;
		for (; k(e, r);) r++;
		if (r - n >= 16) return !0;
	}
	return !1;
}
function k(e, t) {
	let n = e.charCodeAt(t);
	return n >= 48 && n <= 57;
}
function je(e) {
	let t = !1;
	return e.split("\"").map((e) => {
		let n = t ? e : e.replace(De, Me), r = 0;
		for (; t && e[e.length - 1 - r] === "\\";) r++;
		return r % 2 == 0 && (t = !t), n;
	}).join("\"");
}
function Me(e) {
	return Oe.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
}
const Ne = new s(), Pe = new WeakMap();
let Fe = !1;
function Ie(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function Le() {
	Fe = !0, o("undici:request:create", (e) => {
		let t = Ne.getStore(), n = Ie(e);
		t && n && (t.state = "waiting", Pe.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) o(e, (e) => {
		let t = Pe.get(Ie(e) ?? {});
		t && t.state !== "sent" && (t.state = "sent", t.onSent());
	});
}
function Re(e, t) {
	return Fe || Le(), Ne.run(e, t);
}
// src/model/response.ts
function ze(e) {
	return Be(e) ? e : void 0;
}
function Be(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Ve(e) {
	return typeof e == "string" ? e : void 0;
}
function He(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
function Ue(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
function We(e) {
	return Ue(typeof e == "number" ? Math.floor(e) : e);
}
function Ge(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function Ke(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function qe(e) {
	return !Object.values(e).includes(void 0);
}
function Je(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [e] : []);
}
function Ye(e, t) {
	let n = Array.isArray(e) ? e.map((e) => t(e)) : [void 0];
	return n.every((e) => e !== void 0) ? n : void 0;
}
const Xe = 3e5, Ze = [
	"GET",
	"PUT",
	"DELETE"
], A = (e) => e.kind === "answered" ? e.status : 0;
function Qe({ method: e, once: t = !1 }, n, r) {
	if (!(r >= $e(n)) && (!tt(n) || !t && Ze.includes(e))) return j(n) ? "everyone" : "alone";
}
function $e(e) {
	return e.kind === "answered" ? j(e) || e.status >= 500 || e.status === 408 ? 8 : 1 : e.why === "aborted" || ne(e.cause) ? 1 : S(e.cause) ? 3 : 8;
}
function et(e, t) {
	return e.kind === "answered" || !e.unsent || e.why !== "network" ? Xe : t ? 2e3 : 15e3;
}
function j(e) {
	return A(e) === 429 || A(e) === 423;
}
function tt(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
function nt(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
function rt(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
const M = 3e4;
async function it(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, l = 0, u = !1, d, f = 0, p, m = () => a?.aborted === !0 || d !== void 0 && n.now() >= d, h = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: u
	}), g = () => a?.aborted ? new v(`${o} ${s} was aborted.`, h()) : p ? se(e, t.right, p, h()) : new _(`${o} ${s} was not sent: ${l} times, it took more than ${M / 1e3} s from reading the values that it changes until it could be sent.`, h());
	for (;;) {
		let { body: h } = t, _ = () => 0;
		if (typeof h == "function") {
			if (r.pausedFor > 0 && await fe(n, r.pausedFor, a), m() || l === 8) throw g();
			l++, _ = at(n), h = await h();
		}
		let v = typeof t.body == "function" ? M - _() : void 0, y = await r.acquire(i, a, ot(d && d - n.now(), v));
		if (!y && (m() || v === void 0)) throw g();
		if (!y || _() > M) {
			y?.release();
			continue;
		}
		c++, d === void 0 && (f = n.now(), d = f + Xe);
		let b;
		try {
			p = await lt(e, {
				...t,
				body: h
			}, c, d - n.now(), {
				isCurrent: () => _() <= M,
				onSent: y.sent
			}), j(p) && (b = {
				locked: A(p) === 423,
				retryAfter: ct(p, n)
			});
		} finally {
			y.release(b);
		}
		if (p.kind === "answered" && p.status >= 200 && p.status < 300) return {
			response: p,
			attempts: c
		};
		u ||= tt(p);
		let x = Qe(t, p, c), S = ct(p, n), C = x === "everyone" ? r.pausedFor : S ?? nt(c, e.random);
		if (!x || n.now() + C >= Math.min(d, f + et(p, e.loopback))) throw g();
		if (C > 2e3) {
			let t = S === void 0 ? st(p) : "the service asked for it";
			e.onWait({
				method: o,
				path: s,
				attempt: c + 1,
				ms: C,
				reason: t
			});
		}
		x === "alone" && await fe(n, C, a);
	}
}
function at(e) {
	let [t, n] = [e.now(), e.date()];
	return () => Math.max(e.now() - t, Math.abs(e.date() - n));
}
function ot(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function st(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no response" : j(e) ? "too many requests" : "a server error";
}
function ct(e, t) {
	return e.kind === "answered" ? rt(e.headers.get("retry-after"), t.date()) : void 0;
}
async function lt(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await Te(`${c}${n}${r}`, {
		method: t,
		headers: f,
		...i !== void 0 && { body: i }
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
function ut(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new p(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
function dt(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new p(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new p(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new p(e, "must not be empty.");
	if (n === "." || n === "..") throw new p(e, `must not be "${n}".`);
	return ut(e, n).replaceAll("%3A", ":");
}
function ft(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => dt(n, t[n]));
}
const N = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new p(e, "must be true, false, 1 or 0.");
}, P = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new p(e, "must not be empty: an empty list means no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new p(e, "must be a list of strings or numbers.");
		if (r === "") throw new p(e, "must not contain an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new p(e, `must not contain "${r}": a comma cannot be escaped here.`);
	}
	return n.join(",");
};
function F(e, t) {
	return (n, r) => {
		if (e(r)) return String(r);
		throw new p(n, t);
	};
}
const pt = F((e) => typeof e == "string" && e !== "", "must be a non-empty string.");
function mt(...e) {
	return F((t) => e.includes(t), `must be one of ${e.join(", ")}.`);
}
function I(e = 2 ** 53 - 1) {
	return F((t) => Number.isInteger(t) && Number(t) >= 1 && Number(t) <= e, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
}
function L(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new p(t, "is not a parameter of this operation.");
		return [`${t}=${ut(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const ht = { disable_references: N }, gt = {
	...ht,
	include_translations: N,
	include_comments: N,
	include_screenshots: N,
	filter_translation_lang_ids: P,
	filter_tags: P,
	filter_filenames: P,
	filter_keys: P,
	filter_key_ids: P,
	filter_platforms: P,
	filter_untranslated: N,
	filter_qa_issues: P,
	filter_archived: mt("include", "exclude", "only"),
	pagination: mt("offset", "cursor"),
	limit: I(500),
	page: I(),
	cursor: pt
}, _t = {
	page: I(),
	limit: I()
}, vt = (e) => L(ht, e), yt = (e) => L(_t, e);
function bt(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new p("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new p("page", "has no effect with pagination: \"cursor\".");
	return L(gt, e);
}
function xt(e) {
	return typeof e == "function";
}
function R(e, t, n) {
	if (e === null && t !== n) throw new p(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new p(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new p(`${t}[${r}]`, "must not be undefined.");
		R(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) R(i, `${t}.${r}`, n);
}
function St(e, t) {
	if (!Array.isArray(e)) throw new p(t, "must be a list.");
	if (e.length === 0) throw new p(t, "must not be empty.");
}
function z(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new p(t, "must be an object.");
}
function B(e) {
	return Array.isArray(e);
}
function V(e) {
	St(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) z(n, `keys[${t}]`);
	return R(e.keys, "keys"), R(e.use_automations, "use_automations"), e;
}
function Ct(e) {
	return B(e) ? V({ keys: e }) : (z(e, "keys"), V("keys" in e ? e : { keys: [e] }));
}
function wt(e) {
	B(e) || z(e, "keys");
	let t = V(B(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) Tt(n.key_id, `keys[${e}].key_id`);
	return t;
}
function Tt(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new p(t, "must be the id of a key.");
}
function Et(e) {
	if (z(e, "params"), "translations" in e) throw new p("params.translations", "is ignored by the service here: use updateKeys.");
	return R(e, "params"), e;
}
function Dt(e) {
	St(e, "keyIds");
	for (let [t, n] of e.entries()) Tt(n, `keyIds[${t}]`);
	return { keys: e };
}
function Ot(e) {
	return z(e, "params"), R(e, "params", "params.branch"), e;
}
// src/api/operations.ts
function H(...e) {
	return { member: e };
}
const kt = H("keys", "array"), At = H("key", "object"), U = H("webhook", "object");
function W(e) {
	return e;
}
const G = { path: "/projects/{projectId}/keys" }, K = { path: "/projects/{projectId}/keys/{keyId}" }, q = { right: "manage keys" }, J = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, Y = {
	...J,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, jt = {
	...J,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, X = {
	keys: W({
		...G,
		method: "GET",
		query: bt,
		response: H("keys", "array")
	}),
	key: W({
		...K,
		method: "GET",
		query: vt,
		response: At
	}),
	createKeys: W({
		...G,
		...q,
		method: "POST",
		body: Ct,
		response: kt
	}),
	updateKey: W({
		...K,
		...q,
		method: "PUT",
		body: Et,
		response: At
	}),
	updateKeys: W({
		...G,
		...q,
		method: "PUT",
		once: !0,
		body: wt,
		response: kt
	}),
	destroyKey: W({
		...K,
		...q,
		method: "DELETE",
		response: H()
	}),
	destroyKeys: W({
		...G,
		...q,
		method: "DELETE",
		once: !0,
		body: Dt,
		response: H()
	}),
	webhooks: W({
		...J,
		method: "GET",
		query: yt,
		response: H("webhooks", "array")
	}),
	webhook: W({
		...Y,
		method: "GET",
		response: U
	}),
	createWebhook: W({
		...J,
		method: "POST",
		body: Ot,
		response: U
	}),
	updateWebhook: W({
		...Y,
		method: "PUT",
		body: Ot,
		response: U
	}),
	destroyWebhook: W({
		...Y,
		method: "DELETE",
		response: H()
	}),
	regenerateWebhookSecret: W({
		...jt,
		method: "PATCH",
		response: H("secret", "string")
	}),
	projectDetails: W({
		path: "/projects/{projectId}",
		method: "GET",
		response: H()
	}),
	languages: W({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: yt,
		response: H("languages", "array")
	}),
	contributorMe: W({
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		response: H("contributor", "object")
	})
};
function Mt(e) {
	return typeof e == "string" || i(e) && n.every((t) => typeof e[t] == "string");
}
function Nt(e) {
	let t = i(e) ? e : { message: e }, { message: n, code: r, key_name: a, key_id: o, ...s } = t, c = a ?? (i(t.key) ? t.key.key_name : void 0), l = Ge(o);
	return {
		...s,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(r)) ? Number(r) : 0,
		...Mt(c) && { key_name: c },
		...l !== void 0 && { key_id: Ke(l) }
	};
}
function Pt(e) {
	return Array.isArray(e) ? e.map(Nt) : i(e) ? Object.values(e).filter(i).map(Nt) : [];
}
async function Ft(e, t, n, r) {
	let { method: a, right: o, response: s, once: c = !1 } = t, l = ft(t.path, n), u = (e) => t.body && JSON.stringify(t.body(e)), d = await it(e, {
		method: a,
		path: l,
		right: o,
		...xt(r) ? {
			once: !0,
			query: "",
			body: async () => u(await r())
		} : {
			once: c,
			query: t.query?.(r) ?? "",
			body: u(r)
		}
	}), f = (t) => ce(e.token, t, d.response.status, {
		method: a,
		path: l,
		attempts: d.attempts,
		mayHaveHappened: !0
	}), p = ke(d.response.body);
	if (p === void 0) throw f(d.response.body === "" ? "it is empty" : "it is not JSON, or it was cut off");
	if (!i(p)) throw f(`the response: expected object, received ${It(p)}`);
	let [m = "", h] = s.member, g = p[m] === "" ? "empty string" : It(p[m]);
	if (h && g !== h) throw f(`${m}: expected ${h}, received ${g}`);
	return {
		wire: p,
		headers: d.response.headers
	};
}
function It(e) {
	return e === null ? "null" : Array.isArray(e) ? "array" : typeof e;
}
// src/api/client.ts
var Lt = class {
	#e;
	constructor(e) {
		this.#e = xe(e);
	}
	project(e) {
		return new Rt(this, e);
	}
	async keys(e, t = {}) {
		return this.#n(X.keys, e, t, Q, (t) => this.keys(e, t));
	}
	async key(e, t, n = {}) {
		let { key: r } = await this.#t(X.key, {
			projectId: e,
			keyId: t
		}, n);
		return Z(this.project(e), r);
	}
	async createKeys(e, t) {
		return this.#n(X.createKeys, e, t, Q);
	}
	async updateKey(e, t, n) {
		let { key: r } = await this.#t(X.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return Z(this.project(e), r);
	}
	async updateKeys(e, t) {
		return this.#n(X.updateKeys, e, t, Q);
	}
	async destroyKey(e, t) {
		return this.#t(X.destroyKey, {
			projectId: e,
			keyId: t
		}, void 0);
	}
	async destroyKeys(e, t) {
		return this.#t(X.destroyKeys, { projectId: e }, t);
	}
	allKeys(e, t = {}) {
		return new u(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	async webhooks(e, t = {}) {
		return this.#n(X.webhooks, e, t, ({ webhooks: e }, t) => e.map((e) => $(t, e)), (t) => this.webhooks(e, t));
	}
	async webhook(e, t) {
		let { webhook: n } = await this.#t(X.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return $(this.project(e), n);
	}
	async createWebhook(e, t) {
		let { webhook: n } = await this.#t(X.createWebhook, { projectId: e }, t);
		return $(this.project(e), n);
	}
	async updateWebhook(e, t, n) {
		let { webhook: r } = await this.#t(X.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return $(this.project(e), r);
	}
	async destroyWebhook(e, t, n) {
		return this.#t(X.destroyWebhook, {
			projectId: e,
			webhookId: t
		}, n);
	}
	async regenerateWebhookSecret(e, t) {
		return this.#t(X.regenerateWebhookSecret, {
			projectId: e,
			webhookId: t
		}, void 0);
	}
	allWebhooks(e) {
		return new u(() => this.webhooks(e));
	}
	async projectDetails(e) {
		return this.#t(X.projectDetails, { projectId: e }, void 0);
	}
	async languages(e, t = {}) {
		return this.#n(X.languages, e, t, ({ languages: e }) => e, (t) => this.languages(e, t));
	}
	async contributorMe(e) {
		return (await this.#t(X.contributorMe, { projectId: e }, void 0)).contributor;
	}
	async #t(e, t, n) {
		return (await Ft(this.#e, e, t, n)).wire;
	}
	async #n(e, t, n, r, i) {
		let { wire: a, headers: o } = await Ft(this.#e, e, { projectId: t }, n), { project_id: s, branch: c, errors: u } = a, d = {
			projectId: typeof s == "string" ? s : t.split(":")[0] ?? t,
			...typeof c == "string" && { branch: c },
			errors: e.query ? [] : Pt(u),
			headers: o
		}, f = r(a, this.project(t));
		return !i || xt(n) ? new l(f, d) : new l(f, {
			...d,
			requested: n
		}, (e) => i({
			...n,
			...e
		}));
	}
}, Rt = class e {
	#e;
	id;
	constructor(e, t) {
		this.#e = e, this.id = t;
	}
	static {
		for (let t of Object.getOwnPropertyNames(Lt.prototype)) t !== "constructor" && t !== "project" && Object.defineProperty(e.prototype, t, { value: function(...e) {
			return Reflect.get(this.#e, t).call(this.#e, this.id, ...e);
		} });
	}
}, zt = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	update(e) {
		return this.#e.updateKey(this.key_id, e);
	}
	destroy() {
		return this.#e.destroyKey(this.key_id);
	}
}, Bt = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	update(e) {
		return this.#e.updateWebhook(this.webhook_id, e);
	}
	destroy() {
		return this.#e.destroyWebhook(this.webhook_id);
	}
	regenerateSecret() {
		return this.#e.regenerateWebhookSecret(this.webhook_id);
	}
};
function Z(e, t) {
	return Object.assign(new zt(e), typeof t == "object" ? t : {});
}
function Q({ keys: e }, t) {
	return e.map((e) => Z(t, e));
}
function $(e, t) {
	return Object.assign(new Bt(e), typeof t == "object" ? t : {});
}
export { m as _, Je as a, u as b, Ge as c, Ve as d, We as f, g, p as h, qe as i, Ye as l, h as m, Rt as n, Ue as o, v as p, Ke as r, He as s, Lt as t, ze as u, _ as v, d as x, l as y };
