import { _ as e, n as t, o as n, t as r } from "./wire.js";
import { setMaxListeners as i } from "node:events";
import { subscribe as a } from "node:diagnostics_channel";
import { AsyncLocalStorage as o } from "node:async_hooks";
// src/model/package.ts
const s = "0.1.0", c = "lokaform/lokaform", l = `v${s}`;
function u(e) {
	return `https://raw.githubusercontent.com/${c}/${l}/${e}`;
}
function d(e) {
	return `https://github.com/${c}/blob/${l}/${e}`;
}
function f(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
var p = class extends Array {
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
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = f(r, "total-count"), this.pageCount = f(r, "page-count"), this.page = f(r, "page"), this.limit = f(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
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
}, m = class {
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
async function h(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await g(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function g(e, t) {
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
var _ = class extends TypeError {
	name = "ArgumentError";
	argument;
	constructor(e, t) {
		super(`${e} ${t}`), this.argument = e;
	}
}, v = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, y = class extends v {
	name = "ApiError";
	status;
	code;
	serviceMessage;
	details;
	constructor(e, t, n) {
		super(e, n), this.status = t.status, this.code = t.code, this.serviceMessage = t.serviceMessage, this.details = t.details;
	}
}, b = class extends v {
	name = "NetworkError";
}, x = class extends b {
	name = "TimeoutError";
}, S = class extends b {
	name = "AbortError";
};
function C(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(C) : e.cause instanceof Error ? C(e.cause) : [e] : [];
}
function w(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
const ee = T(/^UND_ERR_CONNECT_TIMEOUT$/), te = T(/^ENOTFOUND$/), ne = T(/^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/), re = T(/^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|EAFNOSUPPORT|EINVAL|ERR_INVALID_URL)$/);
function T(e) {
	return (t) => e.test(w(t));
}
function ie(e) {
	return w(e) === "" && e.message === "bad port";
}
function ae(e) {
	return ne(e) || ie(e) || re(e);
}
function oe(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || ee(e) || ae(e);
}
function se(e = Error()) {
	let t = w(e);
	return Object.assign(Error(e.message || "fetch failed"), t && { code: t });
}
function ce(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const E = (e) => typeof e == "string" && e !== "" ? e : void 0, D = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
function le(e, n) {
	let i = t(n);
	if (!r(i)) return {
		status: e,
		code: e,
		serviceMessage: E(i) ?? ce(n)
	};
	let a = r(i.error) ? i.error : i, o = E(a.message) ?? E(a.error_description) ?? E(a.error) ?? "";
	return {
		status: e,
		code: D(a.code) ?? D(a.errorCode) ?? D(a.statusCode) ?? e,
		serviceMessage: o,
		details: a.details
	};
}
function O(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => O(e, t)) : r(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), O(n, t)])) : e;
}
function ue({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return fe(r, i, t);
	let a = le(r.status, r.body), o = a.serviceMessage.replaceAll(e, "***"), s = {
		...a,
		serviceMessage: o,
		details: O(a.details, e)
	}, c = o ? `: ${o.replace(/\.$/, "")}.` : " without a message.";
	return new y(`${i.method} ${i.path} returned ${r.status}${c} ${pe(s, n, r)}`.trim().replaceAll(e, "***"), s, i);
}
function de(e, t, n, r) {
	return new y(`The response to ${r.method} ${r.path} is not valid: ${t}.`.replaceAll(e, "***"), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function fe({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new x(`${t ? "No connection could be made in time" : "There was no complete response in time"} for ${a}${o}.`, r, n);
	let { message: s, code: c = "" } = n, l = s.includes(c) ? s : `${s} (${c})`, u = t ? "No connection could be made" : "The connection was lost";
	return new b(`${ne(n) ? "The server's certificate is not trusted" : u} for ${a}${o}: ${l}.${te(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && c === "ECONNREFUSED" ? " No server listens on this address: is the sandbox running?" : ie(n) ? " Node does not connect to this port: use another one in the base URL." : ""}`, r, n);
}
function pe({ status: e, serviceMessage: t }, n, { headers: r }) {
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
const me = {
	now: () => performance.now(),
	date: () => Date.now(),
	after(e, t) {
		let n = setTimeout(t, e);
		return () => clearTimeout(n);
	}
};
function he(e, t, n) {
	return new Promise((r) => {
		let i = () => {
			a(), n?.removeEventListener("abort", i), r();
		}, a = e.after(t, i);
		n?.aborted ? i() : n?.addEventListener("abort", i, { once: !0 });
	});
}
var ge = class {
	rate;
	concurrency;
	window;
	waiters = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new Se(e.rate / 8);
	}
}, _e = class {
	#e;
	#t;
	#n = new Se(6 / 8);
	#r = [];
	#i = 0;
	#a = !1;
	#o = 1;
	#s = 0;
	#c = -Infinity;
	#l = -Infinity;
	#u = () => {};
	constructor(e = me, t = Math.random) {
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
			sentAt: t + be
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
const ve = new Map();
function ye(e) {
	let t = ve.get(e) ?? new _e();
	return ve.set(e, t), t;
}
const be = 500;
function xe(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
var Se = class {
	#e = [];
	#t;
	constructor(e) {
		this.#t = xe(e).length + 1e3;
	}
	add(e) {
		this.#e.push(e);
	}
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.sentAt + this.#t > e);
		let { count: n, length: r } = xe(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.sentAt).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
};
// src/api/http/connection.ts
const Ce = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function we(e) {
	let t = Te(e.token), { base: n, host: r, loopback: i } = De(e.baseUrl ?? "https://api.lokalise.com/api2"), { clock: a = me, random: o = Math.random, timeouts: c = {}, concurrency: l = 10 } = e;
	return {
		base: n,
		loopback: i,
		token: t,
		headers: {
			"x-api-token": t,
			accept: "application/json",
			"user-agent": `lokaform/${s}`
		},
		limiter: e.clock ? new _e(a, o) : ye(r),
		queue: new ge({
			rate: k("rate", e.rate ?? 6),
			concurrency: Math.max(1, Math.floor(k("concurrency", l)))
		}),
		clock: a,
		random: o,
		timeouts: {
			connect: k("timeouts.connect", c.connect ?? 1e4),
			read: k("timeouts.read", c.read ?? 6e4),
			write: k("timeouts.write", c.write ?? 18e4)
		},
		signal: e.signal && Ee(e.signal),
		onRequest: (t) => e.onRequest?.(t),
		onResponse: (t) => e.onResponse?.(t),
		onWait: (t) => e.onWait?.(t)
	};
}
function k(e, t) {
	if (t > 0) return t;
	throw new _(e, "must be a number above 0.");
}
function Te(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new _("token", "must be an API token: visible characters without spaces or line breaks.");
}
function Ee(e) {
	let t = new AbortController();
	return i(0, t.signal), e.aborted ? t.abort() : e.addEventListener("abort", () => t.abort(), { once: !0 }), t.signal;
}
function De(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new _("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new _("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new _("baseUrl", "must not have a query or a fragment.");
	let n = Ce.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new _("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host,
		loopback: n
	};
}
async function Oe(e, t, { clock: n, connectTimeout: r, timeout: i, signal: a, isCurrent: o, onSent: s }) {
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
		}, r = await Ve(f, () => fetch(e, n)), i = await (r.ok ? r.text() : ke(r));
		return {
			kind: "answered",
			status: r.status,
			headers: r.headers,
			body: i
		};
	} catch (e) {
		let t = C(e), { why: n } = l, r = n === "network" ? t.length > 0 && t.every(oe) : n === "outdated" || f.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(ee) ? "timeout" : n,
			unsent: r,
			cause: se(t[0])
		};
	} finally {
		p(), m(), a?.removeEventListener("abort", d);
	}
}
async function ke(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
const Ae = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, je = /^-?[1-9]\d*$/;
function Me(e) {
	return t(Ne(e) ? Pe(e) : e);
}
function Ne(e) {
	for (let t = 0; t < e.length; t += 16) {
		if (!A(e, t)) continue;
		let [n, r] = [t, t + 1];
		for (; A(e, n - 1);) n--;
		for (; A(e, r);) r++;
		if (r - n >= 16) return !0;
	}
	return !1;
}
function A(e, t) {
	let n = e.charCodeAt(t);
	return n >= 48 && n <= 57;
}
function Pe(e) {
	let t = !1;
	return e.split("\"").map((e) => {
		let n = t ? e : e.replace(Ae, Fe), r = 0;
		for (; t && e[e.length - 1 - r] === "\\";) r++;
		return r % 2 == 0 && (t = !t), n;
	}).join("\"");
}
function Fe(e) {
	return je.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
}
const Ie = new o(), Le = new WeakMap();
let Re = !1;
function ze(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function Be() {
	Re = !0, a("undici:request:create", (e) => {
		let t = Ie.getStore(), n = ze(e);
		t && n && (t.state = "waiting", Le.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) a(e, (e) => {
		let t = Le.get(ze(e) ?? {});
		t && t.state !== "sent" && (t.state = "sent", t.onSent());
	});
}
function Ve(e, t) {
	return Re || Be(), Ie.run(e, t);
}
// src/model/response.ts
function He(e) {
	return Ue(e) ? e : void 0;
}
function Ue(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function We(e) {
	return typeof e == "string" ? e : void 0;
}
function Ge(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
function Ke(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
function qe(e) {
	return Ke(typeof e == "number" ? Math.floor(e) : e);
}
function Je(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function Ye(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function Xe(e) {
	return !Object.values(e).includes(void 0);
}
function Ze(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [e] : []);
}
function Qe(e, t) {
	let n = Array.isArray(e) ? e.map((e) => t(e)) : [void 0];
	return n.every((e) => e !== void 0) ? n : void 0;
}
const $e = 3e5, et = [
	"GET",
	"PUT",
	"DELETE"
], j = (e) => e.kind === "answered" ? e.status : 0;
function tt({ method: e, once: t = !1 }, n, r) {
	if (!(r >= nt(n)) && (!it(n) || !t && et.includes(e))) return M(n) ? "everyone" : "alone";
}
function nt(e) {
	return e.kind === "answered" ? M(e) || e.status >= 500 || e.status === 408 ? 8 : 1 : e.why === "aborted" || ae(e.cause) ? 1 : te(e.cause) ? 3 : 8;
}
function rt(e, t) {
	return e.kind === "answered" || !e.unsent || e.why !== "network" ? $e : t ? 2e3 : 15e3;
}
function M(e) {
	return j(e) === 429 || j(e) === 423;
}
function it(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
function at(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
function ot(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
const N = 3e4;
async function st(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, l = 0, u = !1, d, f = 0, p, m = () => a?.aborted === !0 || d !== void 0 && n.now() >= d, h = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: u
	}), g = () => a?.aborted ? new S(`${o} ${s} was aborted.`, h()) : p ? ue(e, t.right, p, h()) : new x(`${o} ${s} was not sent: ${l} times, it took more than ${N / 1e3} s from reading the values that it changes until it could be sent.`, h());
	for (;;) {
		let { body: h } = t, _ = () => 0;
		if (typeof h == "function") {
			if (r.pausedFor > 0 && await he(n, r.pausedFor, a), m() || l === 8) throw g();
			l++, _ = ct(n), h = await h();
		}
		let v = typeof t.body == "function" ? N - _() : void 0, y = await r.acquire(i, a, lt(d && d - n.now(), v));
		if (!y && (m() || v === void 0)) throw g();
		if (!y || _() > N) {
			y?.release();
			continue;
		}
		c++, d === void 0 && (f = n.now(), d = f + $e);
		let b;
		try {
			p = await ft(e, {
				...t,
				body: h
			}, c, d - n.now(), {
				isCurrent: () => _() <= N,
				onSent: y.sent
			}), M(p) && (b = {
				locked: j(p) === 423,
				retryAfter: dt(p, n)
			});
		} finally {
			y.release(b);
		}
		if (p.kind === "answered" && p.status >= 200 && p.status < 300) return {
			response: p,
			attempts: c
		};
		u ||= it(p);
		let x = tt(t, p, c), S = dt(p, n), C = x === "everyone" ? r.pausedFor : S ?? at(c, e.random);
		if (!x || n.now() + C >= Math.min(d, f + rt(p, e.loopback))) throw g();
		if (C > 2e3) {
			let t = S === void 0 ? ut(p) : "the service asked for it";
			e.onWait({
				method: o,
				path: s,
				attempt: c + 1,
				ms: C,
				reason: t
			});
		}
		x === "alone" && await he(n, C, a);
	}
}
function ct(e) {
	let [t, n] = [e.now(), e.date()];
	return () => Math.max(e.now() - t, Math.abs(e.date() - n));
}
function lt(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function ut(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no response" : M(e) ? "too many requests" : "a server error";
}
function dt(e, t) {
	return e.kind === "answered" ? ot(e.headers.get("retry-after"), t.date()) : void 0;
}
async function ft(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await Oe(`${c}${n}${r}`, {
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
function pt(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new _(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
function mt(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new _(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new _(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new _(e, "must not be empty.");
	if (n === "." || n === "..") throw new _(e, `must not be "${n}".`);
	return pt(e, n).replaceAll("%3A", ":");
}
function ht(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => mt(n, t[n]));
}
const P = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new _(e, "must be true, false, 1 or 0.");
}, F = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new _(e, "must not be empty: an empty list means no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new _(e, "must be a list of strings or numbers.");
		if (r === "") throw new _(e, "must not contain an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new _(e, `must not contain "${r}": a comma cannot be escaped here.`);
	}
	return n.join(",");
};
function I(e, t) {
	return (n, r) => {
		if (e(r)) return String(r);
		throw new _(n, t);
	};
}
const gt = I((e) => typeof e == "string" && e !== "", "must be a non-empty string.");
function _t(...e) {
	return I((t) => e.includes(t), `must be one of ${e.join(", ")}.`);
}
function L(e = 2 ** 53 - 1) {
	return I((t) => Number.isInteger(t) && Number(t) >= 1 && Number(t) <= e, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
}
function R(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new _(t, "is not a parameter of this operation.");
		return [`${t}=${pt(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const vt = { disable_references: P }, yt = {
	...vt,
	include_translations: P,
	include_comments: P,
	include_screenshots: P,
	filter_translation_lang_ids: F,
	filter_tags: F,
	filter_filenames: F,
	filter_keys: F,
	filter_key_ids: F,
	filter_platforms: F,
	filter_untranslated: P,
	filter_qa_issues: F,
	filter_archived: _t("include", "exclude", "only"),
	pagination: _t("offset", "cursor"),
	limit: L(500),
	page: L(),
	cursor: gt
}, bt = {
	page: L(),
	limit: L()
}, xt = (e) => R(vt, e), St = (e) => R(bt, e);
function Ct(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new _("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new _("page", "has no effect with pagination: \"cursor\".");
	return R(yt, e);
}
function wt(e) {
	return typeof e == "function";
}
function z(e, t, n) {
	if (e === null && t !== n) throw new _(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new _(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new _(`${t}[${r}]`, "must not be undefined.");
		z(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) z(i, `${t}.${r}`, n);
}
function Tt(e, t) {
	if (!Array.isArray(e)) throw new _(t, "must be a list.");
	if (e.length === 0) throw new _(t, "must not be empty.");
}
function B(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new _(t, "must be an object.");
}
function V(e) {
	return Array.isArray(e);
}
function H(e) {
	Tt(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) B(n, `keys[${t}]`);
	return z(e.keys, "keys"), z(e.use_automations, "use_automations"), e;
}
function Et(e) {
	return V(e) ? H({ keys: e }) : (B(e, "keys"), H("keys" in e ? e : { keys: [e] }));
}
function Dt(e) {
	V(e) || B(e, "keys");
	let t = H(V(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) Ot(n.key_id, `keys[${e}].key_id`);
	return t;
}
function Ot(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new _(t, "must be the id of a key.");
}
function kt(e) {
	if (B(e, "params"), "translations" in e) throw new _("params.translations", "is ignored by the service here: use updateKeys.");
	return z(e, "params"), e;
}
function At(e) {
	Tt(e, "keyIds");
	for (let [t, n] of e.entries()) Ot(n, `keyIds[${t}]`);
	return { keys: e };
}
function jt(e) {
	return B(e, "params"), z(e, "params", "params.branch"), e;
}
// src/api/operations.ts
function U(...e) {
	return { member: e };
}
const Mt = U("keys", "array"), Nt = U("key", "object"), W = U("webhook", "object");
function G(e) {
	return e;
}
const K = { path: "/projects/{projectId}/keys" }, q = { path: "/projects/{projectId}/keys/{keyId}" }, J = { right: "manage keys" }, Y = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, X = {
	...Y,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, Pt = {
	...Y,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, Z = {
	keys: G({
		...K,
		method: "GET",
		query: Ct,
		response: U("keys", "array")
	}),
	key: G({
		...q,
		method: "GET",
		query: xt,
		response: Nt
	}),
	createKeys: G({
		...K,
		...J,
		method: "POST",
		body: Et,
		response: Mt
	}),
	updateKey: G({
		...q,
		...J,
		method: "PUT",
		body: kt,
		response: Nt
	}),
	updateKeys: G({
		...K,
		...J,
		method: "PUT",
		once: !0,
		body: Dt,
		response: Mt
	}),
	destroyKey: G({
		...q,
		...J,
		method: "DELETE",
		response: U()
	}),
	destroyKeys: G({
		...K,
		...J,
		method: "DELETE",
		once: !0,
		body: At,
		response: U()
	}),
	webhooks: G({
		...Y,
		method: "GET",
		query: St,
		response: U("webhooks", "array")
	}),
	webhook: G({
		...X,
		method: "GET",
		response: W
	}),
	createWebhook: G({
		...Y,
		method: "POST",
		body: jt,
		response: W
	}),
	updateWebhook: G({
		...X,
		method: "PUT",
		body: jt,
		response: W
	}),
	destroyWebhook: G({
		...X,
		method: "DELETE",
		response: U()
	}),
	regenerateWebhookSecret: G({
		...Pt,
		method: "PATCH",
		response: U("secret", "string")
	}),
	projectDetails: G({
		path: "/projects/{projectId}",
		method: "GET",
		response: U()
	}),
	languages: G({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: St,
		response: U("languages", "array")
	}),
	contributorMe: G({
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		response: U("contributor", "object")
	})
};
function Ft(e) {
	return typeof e == "string" || r(e) && n.every((t) => typeof e[t] == "string");
}
function It(e) {
	let t = r(e) ? e : { message: e }, { message: n, code: i, key_name: a, key_id: o, ...s } = t, c = a ?? (r(t.key) ? t.key.key_name : void 0), l = Je(o);
	return {
		...s,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(i)) ? Number(i) : 0,
		...Ft(c) && { key_name: c },
		...l !== void 0 && { key_id: Ye(l) }
	};
}
function Lt(e) {
	return Array.isArray(e) ? e.map(It) : r(e) ? Object.values(e).filter(r).map(It) : [];
}
async function Rt(e, t, n, i) {
	let { method: a, right: o, response: s, once: c = !1 } = t, l = ht(t.path, n), u = (e) => t.body && JSON.stringify(t.body(e)), d = await st(e, {
		method: a,
		path: l,
		right: o,
		...wt(i) ? {
			once: !0,
			query: "",
			body: async () => u(await i())
		} : {
			once: c,
			query: t.query?.(i) ?? "",
			body: u(i)
		}
	}), f = (t) => de(e.token, t, d.response.status, {
		method: a,
		path: l,
		attempts: d.attempts,
		mayHaveHappened: !0
	}), p = Me(d.response.body);
	if (p === void 0) throw f(d.response.body === "" ? "it is empty" : "it is not JSON, or it was cut off");
	if (!r(p)) throw f(`the response: expected object, received ${zt(p)}`);
	let [m = "", h] = s.member, g = p[m] === "" ? "empty string" : zt(p[m]);
	if (h && g !== h) throw f(`${m}: expected ${h}, received ${g}`);
	return {
		wire: p,
		headers: d.response.headers
	};
}
function zt(e) {
	return e === null ? "null" : Array.isArray(e) ? "array" : typeof e;
}
// src/api/client.ts
var Bt = class {
	#e;
	constructor(e) {
		this.#e = we(e);
	}
	project(e) {
		return new Vt(this, e);
	}
	async keys(e, t = {}) {
		return this.#n(Z.keys, e, t, Wt, (t) => this.keys(e, t));
	}
	async key(e, t, n = {}) {
		let { key: r } = await this.#t(Z.key, {
			projectId: e,
			keyId: t
		}, n);
		return Q(this.project(e), r);
	}
	async createKeys(e, t) {
		return this.#n(Z.createKeys, e, t, Wt);
	}
	async updateKey(e, t, n) {
		let { key: r } = await this.#t(Z.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return Q(this.project(e), r);
	}
	async updateKeys(e, t) {
		return this.#n(Z.updateKeys, e, t, Wt);
	}
	async destroyKey(e, t) {
		return this.#t(Z.destroyKey, {
			projectId: e,
			keyId: t
		}, void 0);
	}
	async destroyKeys(e, t) {
		return this.#t(Z.destroyKeys, { projectId: e }, t);
	}
	allKeys(e, t = {}) {
		return new m(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	async webhooks(e, t = {}) {
		return this.#n(Z.webhooks, e, t, ({ webhooks: e }, t) => e.map((e) => $(t, e)), (t) => this.webhooks(e, t));
	}
	async webhook(e, t) {
		let { webhook: n } = await this.#t(Z.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return $(this.project(e), n);
	}
	async createWebhook(e, t) {
		let { webhook: n } = await this.#t(Z.createWebhook, { projectId: e }, t);
		return $(this.project(e), n);
	}
	async updateWebhook(e, t, n) {
		let { webhook: r } = await this.#t(Z.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return $(this.project(e), r);
	}
	async destroyWebhook(e, t, n) {
		return this.#t(Z.destroyWebhook, {
			projectId: e,
			webhookId: t
		}, n);
	}
	async regenerateWebhookSecret(e, t) {
		return this.#t(Z.regenerateWebhookSecret, {
			projectId: e,
			webhookId: t
		}, void 0);
	}
	allWebhooks(e) {
		return new m(() => this.webhooks(e));
	}
	async projectDetails(e) {
		return this.#t(Z.projectDetails, { projectId: e }, void 0);
	}
	async languages(e, t = {}) {
		return this.#n(Z.languages, e, t, ({ languages: e }) => e, (t) => this.languages(e, t));
	}
	async contributorMe(e) {
		return (await this.#t(Z.contributorMe, { projectId: e }, void 0)).contributor;
	}
	async #t(e, t, n) {
		return (await Rt(this.#e, e, t, n)).wire;
	}
	async #n(e, t, n, r, i) {
		let { wire: a, headers: o } = await Rt(this.#e, e, { projectId: t }, n), { project_id: s, branch: c, errors: l } = a, u = {
			projectId: typeof s == "string" ? s : t.split(":")[0] ?? t,
			...typeof c == "string" && { branch: c },
			errors: e.query ? [] : Lt(l),
			headers: o
		}, d = r(a, this.project(t));
		return !i || wt(n) ? new p(d, u) : new p(d, {
			...u,
			requested: n
		}, (e) => i({
			...n,
			...e
		}));
	}
}, Vt = class e {
	#e;
	id;
	constructor(e, t) {
		this.#e = e, this.id = t;
	}
	static {
		for (let t of Object.getOwnPropertyNames(Bt.prototype)) t !== "constructor" && t !== "project" && Object.defineProperty(e.prototype, t, { value: function(...e) {
			return Reflect.get(this.#e, t).call(this.#e, this.id, ...e);
		} });
	}
}, Ht = class {
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
}, Ut = class {
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
function Q(e, t) {
	return Object.assign(new Ht(e), typeof t == "object" ? t : {});
}
function Wt({ keys: e }, t) {
	return e.map((e) => Q(t, e));
}
function $(e, t) {
	return Object.assign(new Ut(e), typeof t == "object" ? t : {});
}
export { u as C, s as S, v as _, Ze as a, m as b, Je as c, We as d, qe as f, b as g, _ as h, Xe as i, Qe as l, y as m, Vt as n, Ke as o, S as p, Ye as r, Ge as s, Bt as t, He as u, x as v, d as w, h as x, p as y };
