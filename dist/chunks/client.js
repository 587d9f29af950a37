import { E as e, S as t, i as n, n as r, t as i, u as a } from "./wire.js";
import { setMaxListeners as o } from "node:events";
import { subscribe as s } from "node:diagnostics_channel";
import { AsyncLocalStorage as c } from "node:async_hooks";
function l(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
var u = class extends Array {
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
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = l(r, "total-count"), this.pageCount = l(r, "page-count"), this.page = l(r, "page"), this.limit = l(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
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
}, d = class {
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
async function f(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await p(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function p(e, t) {
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
var m = class extends TypeError {
	name = "ArgumentError";
	argument;
	constructor(e, t) {
		super(`${e} ${t}`), this.argument = e;
	}
}, h = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, g = class extends h {
	name = "ApiError";
	status;
	code;
	serviceMessage;
	details;
	constructor(e, t, n) {
		super(e, n), this.status = t.status, this.code = t.code, this.serviceMessage = t.serviceMessage, this.details = t.details;
	}
}, _ = class extends h {
	name = "NetworkError";
}, v = class extends _ {
	name = "TimeoutError";
}, y = class extends _ {
	name = "AbortError";
};
function b(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(b) : e.cause instanceof Error ? b(e.cause) : [e] : [];
}
function x(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
const S = w(/^UND_ERR_CONNECT_TIMEOUT$/), C = w(/^ENOTFOUND$/), ee = w(/^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/), te = w(/^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|EAFNOSUPPORT|EINVAL|ERR_INVALID_URL)$/);
function w(e) {
	return (t) => e.test(x(t));
}
function ne(e) {
	return x(e) === "" && e.message === "bad port";
}
function re(e) {
	return ee(e) || ne(e) || te(e);
}
function ie(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || S(e) || re(e);
}
function ae(e = Error()) {
	let t = x(e);
	return Object.assign(Error(e.message || "fetch failed"), t && { code: t });
}
function oe(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const T = (e) => typeof e == "string" && e !== "" ? e : void 0, E = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
function se(e, t) {
	let n = r(t);
	if (!i(n)) return {
		status: e,
		code: e,
		serviceMessage: T(n) ?? oe(t)
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
function ce({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return ue(r, i, t);
	let a = se(r.status, r.body), o = a.serviceMessage.replaceAll(e, "***"), s = {
		...a,
		serviceMessage: o,
		details: D(a.details, e)
	}, c = o ? `: ${o.replace(/\.$/, "")}.` : " without a message.";
	return new g(`${i.method} ${i.path} returned ${r.status}${c} ${de(s, n, r)}`.trim().replaceAll(e, "***"), s, i);
}
function le(e, t, n, r) {
	return new g(`The response to ${r.method} ${r.path} is not valid: ${t}.`.replaceAll(e, "***"), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function ue({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new v(`${t ? "No connection could be made in time" : "There was no complete response in time"} for ${a}${o}.`, r, n);
	let { message: s, code: c = "" } = n, l = s.includes(c) ? s : `${s} (${c})`, u = t ? "No connection could be made" : "The connection was lost";
	return new _(`${ee(n) ? "The server's certificate is not trusted" : u} for ${a}${o}: ${l}.${C(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && c === "ECONNREFUSED" ? " No server listens on this address: is the sandbox running?" : ne(n) ? " Node does not connect to this port: use another one in the base URL." : ""}`, r, n);
}
function de({ status: e, serviceMessage: t }, n, { headers: r }) {
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
const fe = {
	now: () => performance.now(),
	date: () => Date.now(),
	after(e, t) {
		let n = setTimeout(t, e);
		return () => clearTimeout(n);
	}
};
function pe(e, t, n) {
	return new Promise((r) => {
		let i = () => {
			a(), n?.removeEventListener("abort", i), r();
		}, a = e.after(t, i);
		n?.aborted ? i() : n?.addEventListener("abort", i, { once: !0 });
	});
}
function me(e, t) {
	return {
		rate: e,
		concurrency: t,
		window: new be(e / 8),
		waiters: [],
		running: 0
	};
}
var he = class {
	#e;
	#t;
	#n = new be(6 / 8);
	#r = [];
	running = 0;
	#i = !1;
	#a = 1;
	#o = 0;
	#s = -Infinity;
	#c = -Infinity;
	#l = () => {};
	constructor(e = fe, t = Math.random) {
		this.#e = e, this.#t = t;
	}
	get pausedFor() {
		return Math.max(0, this.#c - this.#e.now());
	}
	acquire(e, t, n) {
		return new Promise((r) => {
			if (t?.aborted) return r(void 0);
			let i = () => {
				s?.(), t?.removeEventListener("abort", a);
			}, a = () => {
				i(), e.waiters.splice(e.waiters.indexOf(o), 1), r(void 0), this.#u();
			}, o = (e) => {
				i(), r(e);
			}, s = n === void 0 ? void 0 : this.#e.after(n, a);
			t?.addEventListener("abort", a, { once: !0 }), n === void 0 ? e.waiters.push(o) : e.waiters.unshift(o), this.#r.includes(e) || this.#r.push(e), this.#u();
		});
	}
	#u() {
		this.#l(), this.#r = this.#r.filter((e) => e.waiters.length > 0);
		let e = this.#e.now();
		for (;;) {
			let t = this.#r.find((t) => this.#d(t, e) <= e), n = t?.waiters.shift();
			if (!t || !n) break;
			this.#r = this.#r.filter((e) => e !== t), t.waiters.length > 0 && this.#r.push(t), n(this.#f(t, e));
		}
		let n = t(this.#r.map((t) => this.#d(t, e)));
		this.#l = Number.isFinite(n) ? this.#e.after(n - e, () => this.#u()) : () => {};
	}
	#d(e, t) {
		let n = this.#i ? 1 : Math.max(10, e.concurrency);
		return this.running >= n || e.running >= e.concurrency ? Infinity : Math.max(this.#c, this.#n.freeAt(t, Math.max(6, e.rate) / this.#a), e.window.freeAt(t, e.rate / this.#a));
	}
	#f(e, t) {
		let n = {
			startedAt: t,
			sentAt: t + ve
		};
		this.#n.add(n), e.window.add(n), this.running++, e.running++;
		let r = () => {
			n.sentAt = Math.min(n.sentAt, this.#e.now());
		};
		return {
			sent: r,
			release: (t) => {
				r(), this.running--, e.running--, t ? this.#p(n, t) : this.#m(), this.#u();
			}
		};
	}
	#p(e, { locked: t, retryAfter: n }) {
		let r = this.#e.now(), i = n ?? 0;
		if (e.startedAt > this.#s) {
			this.#s = r, this.#a = Math.min(8, this.#a * 2);
			let e = Math.min(3e4, 1e3 * 2 ** this.#o++);
			i = n ?? e * (.5 + this.#t() / 2);
		}
		t && (this.#i = !0), this.#c = Math.max(this.#c, r + Math.min(3e5, i));
	}
	#m() {
		this.#o = Math.max(0, this.#o - 1), this.#a = Math.max(1, this.#a * .8);
	}
};
const ge = new Map();
function _e(e) {
	let t = ge.get(e) ?? new he();
	return ge.set(e, t), t;
}
const ve = 500;
function ye(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
var be = class {
	#e = [];
	#t;
	constructor(e) {
		this.#t = ye(e).length + 1e3;
	}
	add(e) {
		this.#e.push(e);
	}
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.sentAt + this.#t > e);
		let { count: n, length: r } = ye(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.sentAt).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
};
// src/api/http/connection.ts
const xe = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function Se(e) {
	let t = Ce(e.token), { base: r, host: i, loopback: a } = Te(e.baseUrl ?? "https://api.lokalise.com/api2"), { clock: o = fe, random: s = Math.random, timeouts: c = {}, concurrency: l = 10 } = e;
	return {
		base: r,
		loopback: a,
		token: t,
		headers: {
			"x-api-token": t,
			accept: "application/json",
			"user-agent": `lokaform/${n}`
		},
		limiter: e.clock ? new he(o, s) : _e(i),
		queue: me(O("rate", e.rate ?? 6), Math.max(1, Math.floor(O("concurrency", l)))),
		clock: o,
		random: s,
		timeouts: {
			connect: O("timeouts.connect", c.connect ?? 1e4),
			read: O("timeouts.read", c.read ?? 6e4),
			write: O("timeouts.write", c.write ?? 18e4)
		},
		signal: e.signal && we(e.signal),
		onRequest: (t) => e.onRequest?.(t),
		onResponse: (t) => e.onResponse?.(t),
		onWait: (t) => e.onWait?.(t)
	};
}
function O(e, t) {
	if (t > 0) return t;
	throw new m(e, "must be a number above 0.");
}
function Ce(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new m("token", "must be an API token: visible characters without spaces or line breaks.");
}
function we(e) {
	let t = new AbortController();
	return o(0, t.signal), e.aborted ? t.abort() : e.addEventListener("abort", () => t.abort(), { once: !0 }), t.signal;
}
function Te(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new m("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new m("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new m("baseUrl", "must not have a query or a fragment.");
	let n = xe.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new m("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host,
		loopback: n
	};
}
async function Ee(e, t, { clock: n, connectTimeout: r, timeout: i, signal: a, isCurrent: o, onSent: s }) {
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
		}, r = await Ie(f, () => fetch(e, n)), i = await (r.ok ? r.text() : De(r));
		return {
			kind: "answered",
			status: r.status,
			headers: r.headers,
			body: i
		};
	} catch (e) {
		let t = b(e), { why: n } = l, r = n === "network" ? t.length > 0 && t.every(ie) : n === "outdated" || f.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(S) ? "timeout" : n,
			unsent: r,
			cause: ae(t[0])
		};
	} finally {
		p(), m(), a?.removeEventListener("abort", d);
	}
}
async function De(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
const Oe = new RegExp("\\d".repeat(16)), ke = /^-?[1-9]\d*$/;
function Ae(e) {
	return r(Oe.test(e) ? je(e) : e);
}
function je(e) {
	let t = !1;
	return e.replace(/\\.|"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs, (e) => (e === "\"" && (t = !t), !t && ke.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e));
}
const Me = new c(), Ne = new WeakMap();
function Pe(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
const Fe = e(() => {
	s("undici:request:create", (e) => {
		let t = Me.getStore(), n = Pe(e);
		t && n && (t.state = "waiting", Ne.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) s(e, (e) => {
		let t = Ne.get(Pe(e) ?? {});
		t && t.state !== "sent" && (t.state = "sent", t.onSent());
	});
});
function Ie(e, t) {
	return Fe(), Me.run(e, t);
}
// src/model/response.ts
function Le(e) {
	return Re(e) ? e : void 0;
}
function Re(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function ze(e) {
	return typeof e == "string" ? e : void 0;
}
function Be(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
function Ve(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
function He(e) {
	return Ve(typeof e == "number" ? Math.floor(e) : e);
}
function Ue(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function We(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function Ge(e) {
	return !Object.values(e).includes(void 0);
}
function Ke(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [e] : []);
}
function qe(e, t) {
	let n = Array.isArray(e) ? e.map((e) => t(e)) : [void 0];
	return n.every((e) => e !== void 0) ? n : void 0;
}
const Je = 3e5, Ye = [
	"GET",
	"PUT",
	"DELETE"
], k = (e) => e.kind === "answered" ? e.status : 0;
function Xe({ method: e, once: t = !1 }, n, r) {
	if (!(r >= Ze(n)) && (!$e(n) || !t && Ye.includes(e))) return A(n) ? "everyone" : "alone";
}
function Ze(e) {
	return e.kind === "answered" ? A(e) || e.status >= 500 || e.status === 408 ? 8 : 1 : e.why === "aborted" || re(e.cause) ? 1 : C(e.cause) ? 3 : 8;
}
function Qe(e, t) {
	return e.kind === "answered" || !e.unsent || e.why !== "network" ? Je : t ? 2e3 : 15e3;
}
function A(e) {
	return k(e) === 429 || k(e) === 423;
}
function $e(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
function et(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
function tt(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
const j = 3e4;
async function nt(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, l = 0, u = !1, d, f = 0, p, m = () => a?.aborted === !0 || d !== void 0 && n.now() >= d, h = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: u
	}), g = () => a?.aborted ? new y(`${o} ${s} was aborted.`, h()) : p ? ce(e, t.right, p, h()) : new v(`${o} ${s} was not sent: ${l} times, it took more than ${j / 1e3} s from reading the values that it changes until it could be sent.`, h());
	for (;;) {
		let { body: h } = t, _ = () => 0;
		if (typeof h == "function") {
			if (r.pausedFor > 0 && await pe(n, r.pausedFor, a), m() || l === 8) throw g();
			l++, _ = rt(n), h = await h();
		}
		let v = typeof t.body == "function" ? j - _() : void 0, y = await r.acquire(i, a, it(d && d - n.now(), v));
		if (!y && (m() || v === void 0)) throw g();
		if (!y || _() > j) {
			y?.release();
			continue;
		}
		c++, d === void 0 && (f = n.now(), d = f + Je);
		let b;
		try {
			p = await st(e, {
				...t,
				body: h
			}, c, d - n.now(), {
				isCurrent: () => _() <= j,
				onSent: y.sent
			}), A(p) && (b = {
				locked: k(p) === 423,
				retryAfter: ot(p, n)
			});
		} finally {
			y.release(b);
		}
		if (p.kind === "answered" && p.status >= 200 && p.status < 300) return {
			response: p,
			attempts: c
		};
		u ||= $e(p);
		let x = Xe(t, p, c), S = ot(p, n), C = x === "everyone" ? r.pausedFor : S ?? et(c, e.random);
		if (!x || n.now() + C >= Math.min(d, f + Qe(p, e.loopback))) throw g();
		if (C > 2e3) {
			let t = S === void 0 ? at(p) : "the service asked for it";
			e.onWait({
				method: o,
				path: s,
				attempt: c + 1,
				ms: C,
				reason: t
			});
		}
		x === "alone" && await pe(n, C, a);
	}
}
function rt(e) {
	let [t, n] = [e.now(), e.date()];
	return () => Math.max(e.now() - t, Math.abs(e.date() - n));
}
function it(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function at(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no response" : A(e) ? "too many requests" : "a server error";
}
function ot(e, t) {
	return e.kind === "answered" ? tt(e.headers.get("retry-after"), t.date()) : void 0;
}
async function st(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await Ee(`${c}${n}${r}`, {
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
function ct(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new m(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
function lt(e, t) {
	if (typeof t != "string" && !(Number.isSafeInteger(t) && Number(t) > 0)) throw new m(e, "must be a string or a positive whole number.");
	let n = String(t);
	if (n.trim() === "") throw new m(e, "must not be empty.");
	if (n === "." || n === "..") throw new m(e, `must not be "${n}".`);
	return ct(e, n).replaceAll("%3A", ":");
}
function ut(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => lt(n, t[n]));
}
const M = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new m(e, "must be true, false, 1 or 0.");
}, N = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new m(e, "must not be empty: an empty list means no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new m(e, "must be a list of strings or numbers.");
		if (r === "") throw new m(e, "must not contain an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new m(e, `must not contain "${r}": a comma cannot be escaped here.`);
	}
	return n.join(",");
};
function P(e, t) {
	return (n, r) => {
		if (e(r)) return String(r);
		throw new m(n, t);
	};
}
const dt = P((e) => typeof e == "string" && e !== "", "must be a non-empty string.");
function ft(...e) {
	return P((t) => e.includes(t), `must be one of ${e.join(", ")}.`);
}
function F(e = 2 ** 53 - 1) {
	return P((t) => Number.isInteger(t) && Number(t) >= 1 && Number(t) <= e, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
}
function I(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new m(t, "is not a parameter of this operation.");
		return [`${t}=${ct(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const pt = { disable_references: M }, mt = {
	...pt,
	include_translations: M,
	include_comments: M,
	include_screenshots: M,
	filter_translation_lang_ids: N,
	filter_tags: N,
	filter_filenames: N,
	filter_keys: N,
	filter_key_ids: N,
	filter_platforms: N,
	filter_untranslated: M,
	filter_qa_issues: N,
	filter_archived: ft("include", "exclude", "only"),
	pagination: ft("offset", "cursor"),
	limit: F(500),
	page: F(),
	cursor: dt
}, ht = {
	page: F(),
	limit: F()
}, gt = (e) => I(pt, e), _t = (e) => I(ht, e);
function vt(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new m("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new m("page", "has no effect with pagination: \"cursor\".");
	return I(mt, e);
}
function yt(e) {
	return typeof e == "function";
}
function L(e, t, n) {
	if (e === null && t !== n) throw new m(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new m(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new m(`${t}[${r}]`, "must not be undefined.");
		L(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) L(i, `${t}.${r}`, n);
}
function bt(e, t) {
	if (!Array.isArray(e)) throw new m(t, "must be a list.");
	if (e.length === 0) throw new m(t, "must not be empty.");
}
function R(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new m(t, "must be an object.");
}
function z(e) {
	return Array.isArray(e);
}
function B(e) {
	bt(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) R(n, `keys[${t}]`);
	return L(e.keys, "keys"), L(e.use_automations, "use_automations"), e;
}
function xt(e) {
	return z(e) ? B({ keys: e }) : (R(e, "keys"), B("keys" in e ? e : { keys: [e] }));
}
function St(e) {
	z(e) || R(e, "keys");
	let t = B(z(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) Ct(n.key_id, `keys[${e}].key_id`);
	return t;
}
function Ct(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new m(t, "must be the id of a key.");
}
function wt(e) {
	if (R(e, "params"), "translations" in e) throw new m("params.translations", "is ignored by the service here: use updateKeys.");
	return L(e, "params"), e;
}
function Tt(e) {
	bt(e, "keyIds");
	for (let [t, n] of e.entries()) Ct(n, `keyIds[${t}]`);
	return { keys: e };
}
function Et(e) {
	return R(e, "params"), L(e, "params", "params.branch"), e;
}
// src/api/operations.ts
function V(...e) {
	return { member: e };
}
const H = V("keys", "array"), Dt = V("key", "object"), U = V("webhook", "object"), W = { path: "/projects/{projectId}/keys" }, G = { path: "/projects/{projectId}/keys/{keyId}" }, K = { right: "manage keys" }, q = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, J = {
	...q,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, Ot = {
	...q,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, Y = {
	keys: {
		...W,
		method: "GET",
		query: vt,
		response: H
	},
	key: {
		...G,
		method: "GET",
		query: gt,
		response: Dt
	},
	createKeys: {
		...W,
		...K,
		method: "POST",
		body: xt,
		response: H
	},
	updateKey: {
		...G,
		...K,
		method: "PUT",
		body: wt,
		response: Dt
	},
	updateKeys: {
		...W,
		...K,
		method: "PUT",
		once: !0,
		body: St,
		response: H
	},
	destroyKey: {
		...G,
		...K,
		method: "DELETE",
		response: V()
	},
	destroyKeys: {
		...W,
		...K,
		method: "DELETE",
		once: !0,
		body: Tt,
		response: V()
	},
	webhooks: {
		...q,
		method: "GET",
		query: _t,
		response: V("webhooks", "array")
	},
	webhook: {
		...J,
		method: "GET",
		response: U
	},
	createWebhook: {
		...q,
		method: "POST",
		body: Et,
		response: U
	},
	updateWebhook: {
		...J,
		method: "PUT",
		body: Et,
		response: U
	},
	destroyWebhook: {
		...J,
		method: "DELETE",
		response: V()
	},
	regenerateWebhookSecret: {
		...Ot,
		method: "PATCH",
		response: V("secret", "string")
	},
	projectDetails: {
		path: "/projects/{projectId}",
		method: "GET",
		response: V()
	},
	languages: {
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: _t,
		response: V("languages", "array")
	},
	contributorMe: {
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		response: V("contributor", "object")
	}
};
function kt(e) {
	return typeof e == "string" || i(e) && a.every((t) => typeof e[t] == "string");
}
function X(e) {
	let t = i(e) ? e : { message: e }, { message: n, code: r, key_name: a, key_id: o, ...s } = t, c = a ?? (i(t.key) ? t.key.key_name : void 0), l = Ue(o);
	return {
		...s,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(r)) ? Number(r) : 0,
		...kt(c) && { key_name: c },
		...l !== void 0 && { key_id: We(l) }
	};
}
function At(e) {
	return Array.isArray(e) ? e.map(X) : i(e) ? Object.values(e).filter(i).map(X) : [];
}
async function jt(e, t, n, r) {
	let { method: a, right: o, response: s, once: c = !1 } = t, l = ut(t.path, n), u = (e) => t.body && JSON.stringify(t.body(e)), d = await nt(e, {
		method: a,
		path: l,
		right: o,
		...yt(r) ? {
			once: !0,
			query: "",
			body: async () => u(await r())
		} : {
			once: c,
			query: t.query?.(r) ?? "",
			body: u(r)
		}
	}), f = (t) => le(e.token, t, d.response.status, {
		method: a,
		path: l,
		attempts: d.attempts,
		mayHaveHappened: !0
	}), p = Ae(d.response.body);
	if (p === void 0) throw f(d.response.body === "" ? "it is empty" : "it is not JSON, or it was cut off");
	if (!i(p)) throw f(`the response: expected object, received ${Mt(p)}`);
	let [m = "", h] = s.member, g = p[m] === "" ? "empty string" : Mt(p[m]);
	if (h && g !== h) throw f(`${m}: expected ${h}, received ${g}`);
	return {
		wire: p,
		headers: d.response.headers
	};
}
function Mt(e) {
	return e === null ? "null" : Array.isArray(e) ? "array" : typeof e;
}
// src/api/client.ts
var Nt = class {
	#e;
	constructor(e) {
		this.#e = Se(e);
	}
	project(e) {
		return new Pt(this, e);
	}
	async keys(e, t = {}) {
		return this.#n(Y.keys, e, t, Q, (t) => this.keys(e, t));
	}
	async key(e, t, n = {}) {
		let { key: r } = await this.#t(Y.key, {
			projectId: e,
			keyId: t
		}, n);
		return Z(this.project(e), r);
	}
	async createKeys(e, t) {
		return this.#n(Y.createKeys, e, t, Q);
	}
	async updateKey(e, t, n) {
		let { key: r } = await this.#t(Y.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return Z(this.project(e), r);
	}
	async updateKeys(e, t) {
		return this.#n(Y.updateKeys, e, t, Q);
	}
	async destroyKey(e, t) {
		return this.#t(Y.destroyKey, {
			projectId: e,
			keyId: t
		}, void 0);
	}
	async destroyKeys(e, t) {
		return this.#t(Y.destroyKeys, { projectId: e }, t);
	}
	allKeys(e, t = {}) {
		return new d(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	async webhooks(e, t = {}) {
		return this.#n(Y.webhooks, e, t, ({ webhooks: e }, t) => e.map((e) => $(t, e)), (t) => this.webhooks(e, t));
	}
	async webhook(e, t) {
		let { webhook: n } = await this.#t(Y.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return $(this.project(e), n);
	}
	async createWebhook(e, t) {
		let { webhook: n } = await this.#t(Y.createWebhook, { projectId: e }, t);
		return $(this.project(e), n);
	}
	async updateWebhook(e, t, n) {
		let { webhook: r } = await this.#t(Y.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return $(this.project(e), r);
	}
	async destroyWebhook(e, t, n) {
		return this.#t(Y.destroyWebhook, {
			projectId: e,
			webhookId: t
		}, n);
	}
	async regenerateWebhookSecret(e, t) {
		return this.#t(Y.regenerateWebhookSecret, {
			projectId: e,
			webhookId: t
		}, void 0);
	}
	allWebhooks(e) {
		return new d(() => this.webhooks(e));
	}
	async projectDetails(e) {
		return this.#t(Y.projectDetails, { projectId: e }, void 0);
	}
	async languages(e, t = {}) {
		return this.#n(Y.languages, e, t, ({ languages: e }) => e, (t) => this.languages(e, t));
	}
	async contributorMe(e) {
		return (await this.#t(Y.contributorMe, { projectId: e }, void 0)).contributor;
	}
	async #t(e, t, n) {
		return (await jt(this.#e, e, t, n)).wire;
	}
	async #n(e, t, n, r, i) {
		let { wire: a, headers: o } = await jt(this.#e, e, { projectId: t }, n), { project_id: s, branch: c, errors: l } = a, d = {
			projectId: typeof s == "string" ? s : t.split(":")[0] ?? t,
			...typeof c == "string" && { branch: c },
			errors: e.query ? [] : At(l),
			headers: o
		}, f = r(a, this.project(t));
		return !i || yt(n) ? new u(f, d) : new u(f, {
			...d,
			requested: n
		}, (e) => i({
			...n,
			...e
		}));
	}
}, Pt = class e {
	#e;
	id;
	constructor(e, t) {
		this.#e = e, this.id = t;
	}
	static {
		for (let t of Object.getOwnPropertyNames(Nt.prototype)) t !== "constructor" && t !== "project" && Object.defineProperty(e.prototype, t, { value: function(...e) {
			return Reflect.get(this.#e, t).call(this.#e, this.id, ...e);
		} });
	}
}, Ft = class {
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
}, It = class {
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
	return Object.assign(new Ft(e), typeof t == "object" ? t : {});
}
function Q({ keys: e }, t) {
	return e.map((e) => Z(t, e));
}
function $(e, t) {
	return Object.assign(new It(e), typeof t == "object" ? t : {});
}
export { h as _, Ke as a, d as b, Ue as c, ze as d, He as f, _ as g, m as h, Ge as i, qe as l, g as m, Pt as n, Ve as o, y as p, We as r, Be as s, Nt as t, Le as u, v, f as x, u as y };
