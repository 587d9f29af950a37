import { c as e, n as t, r as n, t as r, v as i } from "./wire.js";
import { setMaxListeners as a } from "node:events";
import { subscribe as o } from "node:diagnostics_channel";
import { AsyncLocalStorage as s } from "node:async_hooks";
function c(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
const l = [
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
		for (let t of e) this.push(t);
		let { headers: r, requested: i } = t;
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = c(r, "total-count"), this.pageCount = c(r, "page-count"), this.page = c(r, "page"), this.limit = c(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
		let a = r?.get("x-pagination-next-cursor") || void 0, o = this.length > 0 && a !== i?.cursor;
		this.nextCursor = o ? a : void 0;
		for (let e of l) Object.defineProperty(this, e, { enumerable: !1 });
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
function S(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || C(e) || te(e);
}
function C(e) {
	return x(e) === "UND_ERR_CONNECT_TIMEOUT";
}
function ee(e) {
	return x(e) === "ENOTFOUND";
}
function te(e) {
	return ie(e) || re(e) || ne.test(x(e));
}
const ne = /^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|EAFNOSUPPORT|EINVAL|ERR_INVALID_URL)$/;
function re(e) {
	return x(e) === "" && e.message === "bad port";
}
function ie(e) {
	return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(x(e));
}
function ae(e) {
	let t = Error(e?.message || "fetch failed"), n = e ? x(e) : "";
	return n && (t.code = n), t;
}
function oe(e) {
	try {
		return t(e);
	} catch {
		return;
	}
}
function se(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const w = (e) => typeof e == "string" && e !== "" ? e : void 0, T = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
function ce(e, t) {
	let n = oe(t);
	if (!r(n)) return {
		status: e,
		code: e,
		serviceMessage: w(n) ?? se(t)
	};
	let i = r(n.error) ? n.error : n, a = w(i.message) ?? w(i.error_description) ?? w(i.error) ?? "", o = T(i.code) ?? T(i.errorCode) ?? T(i.statusCode) ?? e;
	return i.details === void 0 ? {
		status: e,
		code: o,
		serviceMessage: a
	} : {
		status: e,
		code: o,
		serviceMessage: a,
		details: i.details
	};
}
function E(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => E(e, t)) : r(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), E(n, t)])) : e;
}
function le({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return de(r, i, t);
	let a = ce(r.status, r.body), o = D(a.serviceMessage, e), s = {
		...a,
		serviceMessage: o,
		details: E(a.details, e)
	}, c = o ? `: ${o.replace(/\.$/, "")}.` : " without a message.";
	return new g(D(`${i.method} ${i.path} returned ${r.status}${c} ${fe(s, n, r)}`.trim(), e), s, i);
}
function ue(e, t, n, r) {
	return new g(D(`The answer to ${r.method} ${r.path} is not valid: ${t}.`, e), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function de({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new v(`${t ? "No connection could be made in time" : "There was no complete answer in time"} for ${a}${o}.`, r, n);
	let s = n.message.includes(n.code ?? "") ? n.message : `${n.message} (${n.code})`, c = t ? "No connection could be made" : "The connection was lost";
	return new _(`${ie(n) ? "The server's certificate is not trusted" : c} for ${a}${o}: ${s}.${ee(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && x(n) === "ECONNREFUSED" ? " No server listens on this address: is the sandbox running?" : re(n) ? " Node does not connect to this port: use another one in the base URL." : ""}`, r, n);
}
function fe({ status: e, serviceMessage: t }, n, { headers: r }) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong or was revoked: check the token, or create a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token needs the right *${n}* in this project. To write, it must be a read/write token.`;
	if (e >= 300 && e < 400) return pe(r);
	let i = Number(r.get("retry-after"));
	return e === 429 && i > 0 ? `The service asks to wait ${i} s.` : "";
}
function pe(e) {
	let t = e.get("location");
	return `It redirects to ${t !== null && URL.canParse(t) ? new URL(t).origin : "another address"}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
}
function D(e, t) {
	return e.replaceAll(t, "***");
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
		let e = this.#e.now();
		for (;;) {
			let t = this.#r.find((t) => this.#f(t, e) <= e), n = t?.waiters.shift();
			if (!t || !n) break;
			this.#r = this.#r.filter((e) => e !== t), t.waiters.length > 0 && this.#r.push(t), n(this.#p(t, e));
		}
		let t = i(this.#r.map((t) => this.#f(t, e)));
		this.#u = Number.isFinite(t) ? this.#e.after(t - e, () => this.#d()) : () => {};
	}
	#f(e, t) {
		let n = this.#a ? 1 : Math.max(10, e.concurrency);
		return this.#i >= n || e.running >= e.concurrency ? Infinity : Math.max(this.#l, this.#n.freeAt(t, Math.max(6, e.rate) / this.#o), e.window.freeAt(t, e.rate / this.#o));
	}
	#p(e, t) {
		let n = be(t);
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
function be(e) {
	return {
		startedAt: e,
		sentAt: e + 500
	};
}
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
	let t = Te(e.token), { base: r, host: i, loopback: a } = De(e.baseUrl ?? "https://api.lokalise.com/api2"), { clock: o = me, random: s = Math.random, timeouts: c = {}, concurrency: l = 10 } = e, u = {
		rate: O("rate", e.rate ?? 6),
		concurrency: Math.max(1, Math.floor(O("concurrency", l)))
	};
	return {
		base: r,
		loopback: a,
		token: t,
		headers: {
			"x-api-token": t,
			accept: "application/json",
			"user-agent": `lokaform/${n}`
		},
		limiter: e.clock ? new _e(o, s) : ye(i),
		queue: new ge(u),
		clock: o,
		random: s,
		timeouts: {
			connect: O("timeouts.connect", c.connect ?? 1e4),
			read: O("timeouts.read", c.read ?? 6e4),
			write: O("timeouts.write", c.write ?? 18e4)
		},
		signal: e.signal && Ee(e.signal),
		onRequest: e.onRequest ?? (() => {}),
		onResponse: e.onResponse ?? (() => {}),
		onWait: e.onWait ?? (() => {})
	};
}
function O(e, t) {
	if (t > 0) return t;
	throw new m(e, "must be a number above 0.");
}
function Te(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new m("token", "must be an API token: visible characters without spaces or line breaks.");
}
function Ee(e) {
	let t = new AbortController();
	return a(0, t.signal), e.aborted ? t.abort() : e.addEventListener("abort", () => t.abort(), { once: !0 }), t.signal;
}
function De(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new m("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new m("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new m("baseUrl", "must not have a query or a fragment.");
	let n = Ce.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new m("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host,
		loopback: n
	};
}
async function Oe(e, { clock: t, connectTimeout: n, timeout: r, signal: i, isCurrent: a, onSent: o }) {
	let s = new AbortController(), c = { why: "network" }, l = (e) => {
		c.why = e, s.abort();
	}, u = () => l("aborted"), d = new Le(() => {
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
		let o = await Ue(d, () => fetch(t, a)), c = await (o.ok ? o.text() : ke(o));
		return {
			kind: "answered",
			status: o.status,
			headers: o.headers,
			body: c
		};
	} catch (e) {
		let t = b(e), { why: n } = c, r = n === "network" ? t.length > 0 && t.every(S) : n === "outdated" || d.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(C) ? "timeout" : n,
			unsent: r,
			cause: ae(t[0])
		};
	} finally {
		f(), p(), i?.removeEventListener("abort", u);
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
function Pe(e) {
	let t = "";
	for (let n = 0; n < e.length;) {
		let r = e.indexOf("\"", n), i = r < 0 ? e.length : r;
		t += e.slice(n, i).replace(Ae, Fe), n = r < 0 ? i : Ie(e, r), t += e.slice(i, n);
	}
	return t;
}
function Fe(e) {
	return je.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
}
function Ie(e, t) {
	for (let n = e.indexOf("\"", t + 1); n >= 0; n = e.indexOf("\"", n + 1)) {
		let t = n;
		for (; e[t - 1] === "\\";) t--;
		if ((n - t) % 2 == 0) return n + 1;
	}
	return e.length;
}
var Le = class {
	#e;
	state = "unknown";
	constructor(e) {
		this.#e = e;
	}
	markSent() {
		this.state !== "sent" && (this.state = "sent", this.#e());
	}
};
const Re = new s(), ze = new WeakMap();
let Be = !1;
function Ve(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function He() {
	Be = !0, o("undici:request:create", (e) => {
		let t = Re.getStore(), n = Ve(e);
		t && n && (t.state = "waiting", ze.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) o(e, (e) => {
		let t = Ve(e);
		t && ze.get(t)?.markSent();
	});
}
function Ue(e, t) {
	return Be || He(), Re.run(e, t);
}
// src/model/answered.ts
function We(e) {
	return Ge(e) ? e : void 0;
}
function Ge(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Ke(e) {
	return typeof e == "string" ? e : void 0;
}
function qe(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
function Je(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
function Ye(e) {
	return Je(typeof e == "number" ? Math.floor(e) : e);
}
function Xe(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function Ze(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function Qe(e) {
	return !Object.values(e).includes(void 0);
}
function $e(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [e] : []);
}
function et(e, t) {
	if (!Array.isArray(e)) return;
	let n = [];
	for (let r of e) {
		let e = t(r);
		if (e === void 0) return;
		n.push(e);
	}
	return n;
}
const tt = 3e5, A = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
], nt = [
	"GET",
	"PUT",
	"DELETE"
], j = (e) => e.kind === "answered" ? e.status : 0, rt = [
	{
		when: (e) => M(e),
		methods: A,
		wait: "everyone"
	},
	{
		when: (e) => e.kind === "unanswered" && te(e.cause),
		methods: [],
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && ee(e.cause),
		methods: A,
		wait: "alone",
		maxAttempts: 3
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted" && e.unsent,
		methods: A,
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted",
		methods: nt,
		wait: "alone"
	},
	{
		when: (e) => j(e) >= 500 || j(e) === 408,
		methods: nt,
		wait: "alone"
	}
];
function it({ method: e, once: t = !1 }, n, r) {
	let i = rt.find(({ when: e }) => e(n));
	if (i?.methods.includes(e) && !(t && st(n))) return r < (i.maxAttempts ?? 8) ? i.wait : void 0;
}
function at(e, t) {
	return e.kind === "answered" || !e.unsent || e.why !== "network" ? tt : t ? 2e3 : 15e3;
}
function M(e) {
	return j(e) === 429 || j(e) === 423;
}
function ot(e) {
	return j(e) === 423;
}
function st(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
function ct(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
function lt(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
const N = 3e4;
async function ut(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, l = 0, u = !1, d, f = 0, p, m = () => a?.aborted === !0 || d !== void 0 && n.now() >= d, h = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: u
	}), g = () => a?.aborted ? new y(`${o} ${s} was aborted.`, h()) : p ? le(e, t.right, p, h()) : new v(`${o} ${s} was not sent: ${l} times, it took more than ${N / 1e3} s from reading the values that it changes until it could be sent.`, h());
	for (;;) {
		let { body: h } = t, _ = () => 0;
		if (typeof h == "function") {
			if (r.pausedFor > 0 && await he(n, r.pausedFor, a), m() || l === 8) throw g();
			l++, _ = dt(n), h = await h();
		}
		let v = typeof t.body == "function" ? N - _() : void 0, y = await r.acquire(i, a, ft(d && d - n.now(), v));
		if (!y && (m() || v === void 0)) throw g();
		if (!y || _() > N) {
			y?.release();
			continue;
		}
		c++, d === void 0 && (f = n.now(), d = f + tt);
		let b;
		try {
			p = await ht(e, {
				...t,
				body: h
			}, c, d - n.now(), {
				isCurrent: () => _() <= N,
				onSent: y.sent
			}), M(p) && (b = {
				locked: ot(p),
				retryAfter: mt(p, n)
			});
		} finally {
			y.release(b);
		}
		if (p.kind === "answered" && p.status >= 200 && p.status < 300) return {
			answer: p,
			attempts: c
		};
		u ||= st(p);
		let x = it(t, p, c), S = mt(p, n), C = x === "everyone" ? r.pausedFor : S ?? ct(c, e.random);
		if (!x || n.now() + C >= Math.min(d, f + at(p, e.loopback))) throw g();
		if (C > 2e3) {
			let t = S === void 0 ? pt(p) : "the service asked for it";
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
function dt(e) {
	let [t, n] = [e.now(), e.date()];
	return () => Math.max(e.now() - t, Math.abs(e.date() - n));
}
function ft(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function pt(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no answer" : M(e) ? "too many requests" : "a server error";
}
function mt(e, t) {
	return e.kind === "answered" ? lt(e.headers.get("retry-after"), t.date()) : void 0;
}
async function ht(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await Oe({
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
function gt(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new m(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
function _t(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new m(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new m(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new m(e, "must not be empty.");
	if (n === "." || n === "..") throw new m(e, `must not be "${n}".`);
	return gt(e, n).replaceAll("%3A", ":");
}
function vt(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => _t(n, t[n]));
}
const P = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new m(e, "must be true, false, 1 or 0.");
}, F = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new m(e, "must not be empty: an empty list means no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new m(e, "must be a list of strings or numbers.");
		if (r === "") throw new m(e, "must not contain an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new m(e, `must not contain "${r}": a comma cannot be escaped here.`);
	}
	return n.join(",");
}, yt = (e, t) => {
	if (typeof t == "string" && t !== "") return t;
	throw new m(e, "must be a non-empty string.");
};
function bt(...e) {
	return (t, n) => {
		if (typeof n == "string" && e.includes(n)) return n;
		throw new m(t, `must be one of ${e.join(", ")}.`);
	};
}
function I(e = 2 ** 53 - 1) {
	return (t, n) => {
		if (typeof n == "number" && Number.isInteger(n) && n >= 1 && n <= e) return String(n);
		throw new m(t, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
	};
}
function L(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new m(t, "is not a parameter of this operation.");
		return [`${t}=${gt(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const xt = { disable_references: P }, St = {
	...xt,
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
	filter_archived: bt("include", "exclude", "only"),
	pagination: bt("offset", "cursor"),
	limit: I(500),
	page: I(),
	cursor: yt
}, Ct = {
	page: I(),
	limit: I()
}, wt = (e) => L(xt, e), Tt = (e) => L(Ct, e);
function Et(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new m("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new m("page", "has no effect with pagination: \"cursor\".");
	return L(St, e);
}
function Dt(e) {
	return typeof e == "function";
}
function R(e, t, n) {
	if (e === null && t !== n) throw new m(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new m(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new m(`${t}[${r}]`, "must not be undefined.");
		R(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) R(i, `${t}.${r}`, n);
}
function Ot(e, t) {
	if (!Array.isArray(e)) throw new m(t, "must be a list.");
	if (e.length === 0) throw new m(t, "must not be empty.");
}
function z(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new m(t, "must be an object.");
}
function B(e) {
	return Array.isArray(e);
}
function V(e) {
	Ot(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) z(n, `keys[${t}]`);
	return R(e.keys, "keys"), R(e.use_automations, "use_automations"), e;
}
function kt(e) {
	return B(e) ? V({ keys: e }) : (z(e, "keys"), V("keys" in e ? e : { keys: [e] }));
}
function At(e) {
	B(e) || z(e, "keys");
	let t = V(B(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) jt(n.key_id, `keys[${e}].key_id`);
	return t;
}
function jt(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new m(t, "must be the id of a key.");
}
function Mt(e) {
	if (z(e, "params"), "translations" in e) throw new m("params.translations", "is ignored by the service here: use updateKeys.");
	return R(e, "params"), e;
}
function Nt(e) {
	Ot(e, "keyIds");
	for (let [t, n] of e.entries()) jt(n, `keyIds[${t}]`);
	return { keys: e };
}
function Pt(e) {
	return z(e, "params"), R(e, "params", "params.branch"), e;
}
// src/api/operations.ts
function H(...e) {
	return { member: e };
}
const Ft = H("keys", "array"), It = H("key", "object"), U = H("webhook", "object");
function W(e) {
	return e;
}
const G = { path: "/projects/{projectId}/keys" }, K = { path: "/projects/{projectId}/keys/{keyId}" }, q = { right: "manage keys" }, J = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, Lt = {
	...J,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, Rt = {
	...J,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, Y = {
	keys: W({
		...G,
		method: "GET",
		query: Et,
		answer: H("keys", "array")
	}),
	key: W({
		...K,
		method: "GET",
		query: wt,
		answer: It
	}),
	createKeys: W({
		...G,
		...q,
		method: "POST",
		body: kt,
		answer: Ft
	}),
	updateKey: W({
		...K,
		...q,
		method: "PUT",
		body: Mt,
		answer: It
	}),
	updateKeys: W({
		...G,
		...q,
		method: "PUT",
		once: !0,
		body: At,
		answer: Ft
	}),
	destroyKey: W({
		...K,
		...q,
		method: "DELETE",
		answer: H()
	}),
	destroyKeys: W({
		...G,
		...q,
		method: "DELETE",
		once: !0,
		body: Nt,
		answer: H()
	}),
	webhooks: W({
		...J,
		method: "GET",
		query: Tt,
		answer: H("webhooks", "array")
	}),
	webhook: W({
		...Lt,
		method: "GET",
		answer: U
	}),
	createWebhook: W({
		...J,
		method: "POST",
		body: Pt,
		answer: U
	}),
	updateWebhook: W({
		...Lt,
		method: "PUT",
		body: Pt,
		answer: U
	}),
	destroyWebhook: W({
		...Lt,
		method: "DELETE",
		answer: H()
	}),
	regenerateWebhookSecret: W({
		...Rt,
		method: "PATCH",
		answer: H("secret", "string")
	}),
	projectDetails: W({
		path: "/projects/{projectId}",
		method: "GET",
		answer: H()
	}),
	languages: W({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: Tt,
		answer: H("languages", "array")
	}),
	contributorMe: W({
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		answer: H("contributor", "object")
	})
};
function zt(t) {
	return typeof t == "string" || r(t) && e.every((e) => typeof t[e] == "string");
}
function Bt(e) {
	let t = r(e) ? e : { message: e }, { message: n, code: i, key_name: a, key_id: o } = t, s = a ?? (r(t.key) ? t.key.key_name : void 0), c = {
		...t,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(i)) ? Number(i) : 0
	};
	delete c.key_name, delete c.key_id, zt(s) && (c.key_name = s);
	let l = Xe(o);
	return l !== void 0 && (c.key_id = Ze(l)), c;
}
function Vt(e) {
	return Array.isArray(e) ? e.map(Bt) : r(e) ? Object.values(e).filter(r).map(Bt) : [];
}
async function X(e, t, n, r) {
	let { method: i, right: a, answer: o, once: s = !1 } = t, c = vt(t.path, n), l = (e) => t.body && JSON.stringify(t.body(e)), u = await ut(e, {
		method: i,
		path: c,
		right: a,
		...Dt(r) ? {
			once: !0,
			query: "",
			body: async () => l(await r())
		} : {
			once: s,
			query: t.query?.(r) ?? "",
			body: l(r)
		}
	}), d = (t) => ue(e.token, t, u.answer.status, {
		method: i,
		path: c,
		attempts: u.attempts,
		mayHaveHappened: !0
	}), f = Ht(u.answer.body, d), p = Ut(f, o);
	if (p !== void 0) throw d(p);
	return {
		wire: f,
		headers: u.answer.headers
	};
}
function Ht(e, t) {
	try {
		return Me(e);
	} catch {
		throw t(e === "" ? "it is empty" : "it is not JSON, or it was cut off");
	}
}
function Ut(e, { member: t }) {
	if (!r(e)) return `the answer: expected object, received ${Wt(e)}`;
	let [n, i] = t;
	if (n === void 0) return;
	let a = e[n] === "" ? "empty string" : Wt(e[n]);
	return a === i ? void 0 : `${n}: expected ${i}, received ${a}`;
}
function Wt(e) {
	return e === null ? "null" : Array.isArray(e) ? "array" : typeof e;
}
// src/api/client.ts
var Gt = class {
	#e;
	constructor(e) {
		this.#e = we(e);
	}
	project(e) {
		return new Kt(this, e);
	}
	async keys(e, t = {}) {
		let n = await X(this.#e, Y.keys, { projectId: e }, t);
		return new u(n.wire.keys.map((t) => Q(t, this, e)), Z(e, n, t), (n) => this.keys(e, {
			...t,
			...n
		}));
	}
	async key(e, t, n = {}) {
		let { key: r } = await this.#t(Y.key, {
			projectId: e,
			keyId: t
		}, n);
		return Q(r, this, e);
	}
	async createKeys(e, t) {
		return this.#n(e, await X(this.#e, Y.createKeys, { projectId: e }, t));
	}
	async updateKey(e, t, n) {
		let { key: r } = await this.#t(Y.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return Q(r, this, e);
	}
	async updateKeys(e, t) {
		let n = await X(this.#e, Y.updateKeys, { projectId: e }, t);
		return this.#n(e, n);
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
		let n = await X(this.#e, Y.webhooks, { projectId: e }, t);
		return new u(n.wire.webhooks.map((t) => $(t, this, e)), Z(e, n, t), (n) => this.webhooks(e, {
			...t,
			...n
		}));
	}
	async webhook(e, t) {
		let { webhook: n } = await this.#t(Y.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return $(n, this, e);
	}
	async createWebhook(e, t) {
		let { webhook: n } = await this.#t(Y.createWebhook, { projectId: e }, t);
		return $(n, this, e);
	}
	async updateWebhook(e, t, n) {
		let { webhook: r } = await this.#t(Y.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return $(r, this, e);
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
		let n = await X(this.#e, Y.languages, { projectId: e }, t);
		return new u(n.wire.languages, Z(e, n, t), (n) => this.languages(e, {
			...t,
			...n
		}));
	}
	async contributorMe(e) {
		return (await this.#t(Y.contributorMe, { projectId: e }, void 0)).contributor;
	}
	async #t(e, t, n) {
		return (await X(this.#e, e, t, n)).wire;
	}
	#n(e, t) {
		return new u(t.wire.keys.map((t) => Q(t, this, e)), {
			...Z(e, t, {}),
			errors: Vt(t.wire.errors)
		});
	}
};
function Z(e, { wire: t, headers: n }, r) {
	let { project_id: i, branch: a } = t;
	return {
		projectId: typeof i == "string" ? i : e.split(":")[0] ?? e,
		...typeof a == "string" && { branch: a },
		headers: n,
		requested: r
	};
}
var Kt = class e {
	#e;
	id;
	constructor(e, t) {
		this.#e = e, this.id = t;
	}
	static {
		for (let t of Object.getOwnPropertyNames(Gt.prototype)) t !== "constructor" && t !== "project" && Object.defineProperty(e.prototype, t, { value: function(...e) {
			return Reflect.get(this.#e, t).call(this.#e, this.id, ...e);
		} });
	}
}, qt = class {
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
function Q(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new qt(t, n, r?.key_id ?? ""), r);
}
var Jt = class {
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
function $(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new Jt(t, n, r?.webhook_id ?? ""), r);
}
export { h as _, $e as a, d as b, Xe as c, Ke as d, Ye as f, _ as g, m as h, Qe as i, et as l, g as m, Kt as n, Je as o, y as p, Ze as r, qe as s, Gt as t, We as u, v, f as x, u as y };
