import { _ as e, c as t, n, r, t as i } from "./wire.js";
import { g as a, r as o, u as s, v as c } from "./zod.js";
import { setMaxListeners as l } from "node:events";
import { subscribe as u } from "node:diagnostics_channel";
import { AsyncLocalStorage as d } from "node:async_hooks";
function f(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
const p = [
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
var m = class extends Array {
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
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = f(r, "total-count"), this.pageCount = f(r, "page-count"), this.page = f(r, "page"), this.limit = f(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
		let a = r?.get("x-pagination-next-cursor") || void 0, o = this.length > 0 && a !== i?.cursor;
		this.nextCursor = o ? a : void 0;
		for (let e of p) Object.defineProperty(this, e, { enumerable: !1 });
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
}, h = class {
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
async function g(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await _(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function _(e, t) {
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
var v = class extends TypeError {
	name = "ArgumentError";
	argument;
	constructor(e, t) {
		super(`${e} ${t}`), this.argument = e;
	}
}, y = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, b = class extends y {
	name = "ApiError";
	status;
	code;
	serviceMessage;
	details;
	constructor(e, t, n) {
		super(e, n), this.status = t.status, this.code = t.code, this.serviceMessage = t.serviceMessage, this.details = t.details;
	}
}, x = class extends y {
	name = "NetworkError";
}, S = class extends x {
	name = "TimeoutError";
}, C = class extends x {
	name = "AbortError";
};
function ee(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(ee) : e.cause instanceof Error ? ee(e.cause) : [e] : [];
}
function w(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
function te(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || ne(e) || ie(e);
}
function ne(e) {
	return w(e) === "UND_ERR_CONNECT_TIMEOUT";
}
function re(e) {
	return w(e) === "ENOTFOUND";
}
function ie(e) {
	return se(e) || oe(e) || ae.test(w(e));
}
const ae = /^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|EAFNOSUPPORT|EINVAL|ERR_INVALID_URL)$/;
function oe(e) {
	return w(e) === "" && e.message === "bad port";
}
function se(e) {
	return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(w(e));
}
function ce(e) {
	let t = Error(e?.message || "fetch failed"), n = e ? w(e) : "";
	return n && (t.code = n), t;
}
function le(e) {
	try {
		return n(e);
	} catch {
		return;
	}
}
function ue(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const T = (e) => typeof e == "string" && e !== "" ? e : void 0, de = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
function fe(e, t) {
	let n = le(t);
	if (!i(n)) return {
		status: e,
		code: e,
		serviceMessage: T(n) ?? ue(t)
	};
	let r = i(n.error) ? n.error : n, a = T(r.message) ?? T(r.error_description) ?? T(r.error) ?? "", o = de(r.code) ?? de(r.errorCode) ?? de(r.statusCode) ?? e;
	return r.details === void 0 ? {
		status: e,
		code: o,
		serviceMessage: a
	} : {
		status: e,
		code: o,
		serviceMessage: a,
		details: r.details
	};
}
function pe(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => pe(e, t)) : i(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), pe(n, t)])) : e;
}
function me({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return ge(r, i, t);
	let a = fe(r.status, r.body), o = E(a.serviceMessage, e), s = {
		...a,
		serviceMessage: o,
		details: pe(a.details, e)
	}, c = o ? `: ${o.replace(/\.$/, "")}.` : " without a message.";
	return new b(E(`${i.method} ${i.path} returned ${r.status}${c} ${_e(s, n, r)}`.trim(), e), s, i);
}
function he(e, t, n, r) {
	return new b(E(`The answer to ${r.method} ${r.path} is not valid: ${t}.`, e), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function ge({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new S(`${t ? "No connection could be made in time" : "There was no complete answer in time"} for ${a}${o}.`, r, n);
	let s = n.message.includes(n.code ?? "") ? n.message : `${n.message} (${n.code})`, c = t ? "No connection could be made" : "The connection was lost";
	return new x(`${se(n) ? "The server's certificate is not trusted" : c} for ${a}${o}: ${s}.${re(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && w(n) === "ECONNREFUSED" ? " No server listens on this address: is the sandbox running?" : oe(n) ? " Node does not connect to this port: use another one in the base URL." : ""}`, r, n);
}
function _e({ status: e, serviceMessage: t }, n, { headers: r }) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong or was revoked: check the token, or create a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token needs the right *${n}* in this project. To write, it must be a read/write token.`;
	if (e >= 300 && e < 400) return ve(r);
	let i = Number(r.get("retry-after"));
	return e === 429 && i > 0 ? `The service asks to wait ${i} s.` : "";
}
function ve(e) {
	let t = e.get("location");
	return `It redirects to ${t !== null && URL.canParse(t) ? new URL(t).origin : "another address"}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
}
function E(e, t) {
	return e.replaceAll(t, "***");
}
// src/api/http/options.ts
const ye = {
	now: () => performance.now(),
	date: () => Date.now(),
	after(e, t) {
		let n = setTimeout(t, e);
		return () => clearTimeout(n);
	}
};
function be(e, t, n) {
	return new Promise((r) => {
		let i = () => {
			a(), n?.removeEventListener("abort", i), r();
		}, a = e.after(t, i);
		n?.aborted ? i() : n?.addEventListener("abort", i, { once: !0 });
	});
}
var xe = class {
	rate;
	concurrency;
	window;
	waiters = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new De(e.rate / 8);
	}
}, Se = class {
	#e;
	#t;
	#n = new De(6 / 8);
	#r = [];
	#i = 0;
	#a = !1;
	#o = 1;
	#s = 0;
	#c = -Infinity;
	#l = -Infinity;
	#u = () => {};
	constructor(e = ye, t = Math.random) {
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
		let n = Te(t);
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
const Ce = new Map();
function we(e) {
	let t = Ce.get(e) ?? new Se();
	return Ce.set(e, t), t;
}
function Te(e) {
	return {
		startedAt: e,
		sentAt: e + 500
	};
}
function Ee(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
var De = class {
	#e = [];
	#t;
	constructor(e) {
		this.#t = Ee(e).length + 1e3;
	}
	add(e) {
		this.#e.push(e);
	}
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.sentAt + this.#t > e);
		let { count: n, length: r } = Ee(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.sentAt).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
};
// src/api/http/connection.ts
const Oe = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function ke(e) {
	let t = Ae(e.token), { base: n, host: i, loopback: a } = Me(e.baseUrl ?? "https://api.lokalise.com/api2"), { clock: o = ye, random: s = Math.random, timeouts: c = {}, concurrency: l = 10 } = e, u = {
		rate: D("rate", e.rate ?? 6),
		concurrency: Math.max(1, Math.floor(D("concurrency", l)))
	};
	return {
		base: n,
		loopback: a,
		token: t,
		headers: {
			"x-api-token": t,
			accept: "application/json",
			"user-agent": `lokaform/${r}`
		},
		limiter: e.clock ? new Se(o, s) : we(i),
		queue: new xe(u),
		clock: o,
		random: s,
		timeouts: {
			connect: D("timeouts.connect", c.connect ?? 1e4),
			read: D("timeouts.read", c.read ?? 6e4),
			write: D("timeouts.write", c.write ?? 18e4)
		},
		signal: e.signal && je(e.signal),
		onRequest: e.onRequest ?? (() => {}),
		onResponse: e.onResponse ?? (() => {}),
		onWait: e.onWait ?? (() => {})
	};
}
function D(e, t) {
	if (t > 0) return t;
	throw new v(e, "must be a number above 0.");
}
function Ae(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new v("token", "must be an API token: visible characters without spaces or line breaks.");
}
function je(e) {
	let t = new AbortController();
	return l(0, t.signal), e.aborted ? t.abort() : e.addEventListener("abort", () => t.abort(), { once: !0 }), t.signal;
}
function Me(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new v("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new v("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new v("baseUrl", "must not have a query or a fragment.");
	let n = Oe.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new v("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host,
		loopback: n
	};
}
async function Ne(e, { clock: t, connectTimeout: n, timeout: r, signal: i, isCurrent: a, onSent: o }) {
	let s = new AbortController(), c = { why: "network" }, l = (e) => {
		c.why = e, s.abort();
	}, u = () => l("aborted"), d = new He(() => {
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
		let o = await Je(d, () => fetch(t, a)), c = await (o.ok ? o.text() : Pe(o));
		return {
			kind: "answered",
			status: o.status,
			headers: o.headers,
			body: c
		};
	} catch (e) {
		let t = ee(e), { why: n } = c, r = n === "network" ? t.length > 0 && t.every(te) : n === "outdated" || d.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(ne) ? "timeout" : n,
			unsent: r,
			cause: ce(t[0])
		};
	} finally {
		f(), p(), i?.removeEventListener("abort", u);
	}
}
async function Pe(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
const Fe = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, Ie = /^-?[1-9]\d*$/;
function Le(e) {
	return n(Re(e) ? ze(e) : e);
}
function Re(e) {
	for (let t = 0; t < e.length; t += 16) {
		if (!O(e, t)) continue;
		let [n, r] = [t, t + 1];
		for (; O(e, n - 1);) n--;
		for (; O(e, r);) r++;
		if (r - n >= 16) return !0;
	}
	return !1;
}
function O(e, t) {
	let n = e.charCodeAt(t);
	return n >= 48 && n <= 57;
}
function ze(e) {
	let t = "";
	for (let n = 0; n < e.length;) {
		let r = e.indexOf("\"", n), i = r < 0 ? e.length : r;
		t += e.slice(n, i).replace(Fe, Be), n = r < 0 ? i : Ve(e, r), t += e.slice(i, n);
	}
	return t;
}
function Be(e) {
	return Ie.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
}
function Ve(e, t) {
	for (let n = e.indexOf("\"", t + 1); n >= 0; n = e.indexOf("\"", n + 1)) {
		let t = n;
		for (; e[t - 1] === "\\";) t--;
		if ((n - t) % 2 == 0) return n + 1;
	}
	return e.length;
}
var He = class {
	#e;
	state = "unknown";
	constructor(e) {
		this.#e = e;
	}
	markSent() {
		this.state !== "sent" && (this.state = "sent", this.#e());
	}
};
const Ue = new d(), We = new WeakMap();
let Ge = !1;
function Ke(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function qe() {
	Ge = !0, u("undici:request:create", (e) => {
		let t = Ue.getStore(), n = Ke(e);
		t && n && (t.state = "waiting", We.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) u(e, (e) => {
		let t = Ke(e);
		t && We.get(t)?.markSent();
	});
}
function Je(e, t) {
	return Ge || qe(), Ue.run(e, t);
}
// src/model/answered.ts
function Ye(e) {
	return Xe(e) ? e : void 0;
}
function Xe(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Ze(e) {
	return typeof e == "string" ? e : void 0;
}
function Qe(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
function $e(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
function et(e) {
	return $e(typeof e == "number" ? Math.floor(e) : e);
}
function tt(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function nt(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function rt(e) {
	return !Object.values(e).includes(void 0);
}
function it(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [e] : []);
}
function at(e, t) {
	if (!Array.isArray(e)) return;
	let n = [];
	for (let r of e) {
		let e = t(r);
		if (e === void 0) return;
		n.push(e);
	}
	return n;
}
const ot = 3e5, k = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
], st = [
	"GET",
	"PUT",
	"DELETE"
], A = (e) => e.kind === "answered" ? e.status : 0, ct = [
	{
		when: (e) => j(e),
		methods: k,
		wait: "everyone"
	},
	{
		when: (e) => e.kind === "unanswered" && ie(e.cause),
		methods: [],
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && re(e.cause),
		methods: k,
		wait: "alone",
		maxAttempts: 3
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted" && e.unsent,
		methods: k,
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted",
		methods: st,
		wait: "alone"
	},
	{
		when: (e) => A(e) >= 500 || A(e) === 408,
		methods: st,
		wait: "alone"
	}
];
function lt({ method: e, once: t = !1 }, n, r) {
	let i = ct.find(({ when: e }) => e(n));
	if (i?.methods.includes(e) && !(t && ft(n))) return r < (i.maxAttempts ?? 8) ? i.wait : void 0;
}
function ut(e, t) {
	return e.kind === "answered" || !e.unsent || e.why !== "network" ? ot : t ? 2e3 : 15e3;
}
function j(e) {
	return A(e) === 429 || A(e) === 423;
}
function dt(e) {
	return A(e) === 423;
}
function ft(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
function pt(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
function mt(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
const M = 3e4;
async function ht(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, l = 0, u = !1, d, f = 0, p, m = () => a?.aborted === !0 || d !== void 0 && n.now() >= d, h = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: u
	}), g = () => a?.aborted ? new C(`${o} ${s} was aborted.`, h()) : p ? me(e, t.right, p, h()) : new S(`${o} ${s} was not sent: ${l} times, it took more than ${M / 1e3} s from reading the values that it changes until it could be sent.`, h());
	for (;;) {
		let { body: h } = t, _ = () => 0;
		if (typeof h == "function") {
			if (r.pausedFor > 0 && await be(n, r.pausedFor, a), m() || l === 8) throw g();
			l++, _ = gt(n), h = await h();
		}
		let v = typeof t.body == "function" ? M - _() : void 0, y = await r.acquire(i, a, _t(d && d - n.now(), v));
		if (!y && (m() || v === void 0)) throw g();
		if (!y || _() > M) {
			y?.release();
			continue;
		}
		c++, d === void 0 && (f = n.now(), d = f + ot);
		let b;
		try {
			p = await bt(e, {
				...t,
				body: h
			}, c, d - n.now(), {
				isCurrent: () => _() <= M,
				onSent: y.sent
			}), j(p) && (b = {
				locked: dt(p),
				retryAfter: yt(p, n)
			});
		} finally {
			y.release(b);
		}
		if (p.kind === "answered" && p.status >= 200 && p.status < 300) return {
			answer: p,
			attempts: c
		};
		u ||= ft(p);
		let x = lt(t, p, c), S = yt(p, n), C = x === "everyone" ? r.pausedFor : S ?? pt(c, e.random);
		if (!x || n.now() + C >= Math.min(d, f + ut(p, e.loopback))) throw g();
		if (C > 2e3) {
			let t = S === void 0 ? vt(p) : "the service asked for it";
			e.onWait({
				method: o,
				path: s,
				attempt: c + 1,
				ms: C,
				reason: t
			});
		}
		x === "alone" && await be(n, C, a);
	}
}
function gt(e) {
	let [t, n] = [e.now(), e.date()];
	return () => Math.max(e.now() - t, Math.abs(e.date() - n));
}
function _t(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function vt(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no answer" : j(e) ? "too many requests" : "a server error";
}
function yt(e, t) {
	return e.kind === "answered" ? mt(e.headers.get("retry-after"), t.date()) : void 0;
}
async function bt(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await Ne({
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
function xt(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new v(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
function St(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new v(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new v(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new v(e, "must not be empty.");
	if (n === "." || n === "..") throw new v(e, `must not be "${n}".`);
	return xt(e, n).replaceAll("%3A", ":");
}
function Ct(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => St(n, t[n]));
}
const N = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new v(e, "must be true, false, 1 or 0.");
}, P = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new v(e, "must not be empty: an empty list means no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new v(e, "must be a list of strings or numbers.");
		if (r === "") throw new v(e, "must not contain an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new v(e, `must not contain "${r}": a comma cannot be escaped here.`);
	}
	return n.join(",");
}, wt = (e, t) => {
	if (typeof t == "string" && t !== "") return t;
	throw new v(e, "must be a non-empty string.");
};
function Tt(...e) {
	return (t, n) => {
		if (typeof n == "string" && e.includes(n)) return n;
		throw new v(t, `must be one of ${e.join(", ")}.`);
	};
}
function F(e = 2 ** 53 - 1) {
	return (t, n) => {
		if (typeof n == "number" && Number.isInteger(n) && n >= 1 && n <= e) return String(n);
		throw new v(t, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
	};
}
function I(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new v(t, "is not a parameter of this operation.");
		return [`${t}=${xt(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const Et = { disable_references: N }, Dt = {
	...Et,
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
	filter_archived: Tt("include", "exclude", "only"),
	pagination: Tt("offset", "cursor"),
	limit: F(500),
	page: F(),
	cursor: wt
}, Ot = {
	page: F(),
	limit: F()
}, kt = (e) => I(Et, e), At = (e) => I(Ot, e);
function jt(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new v("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new v("page", "has no effect with pagination: \"cursor\".");
	return I(Dt, e);
}
function Mt(e) {
	return typeof e == "function";
}
function L(e, t, n) {
	if (e === null && t !== n) throw new v(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new v(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new v(`${t}[${r}]`, "must not be undefined.");
		L(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) L(i, `${t}.${r}`, n);
}
function Nt(e, t) {
	if (!Array.isArray(e)) throw new v(t, "must be a list.");
	if (e.length === 0) throw new v(t, "must not be empty.");
}
function R(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new v(t, "must be an object.");
}
function z(e) {
	return Array.isArray(e);
}
function B(e) {
	Nt(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) R(n, `keys[${t}]`);
	return L(e.keys, "keys"), L(e.use_automations, "use_automations"), e;
}
function Pt(e) {
	return z(e) ? B({ keys: e }) : (R(e, "keys"), B("keys" in e ? e : { keys: [e] }));
}
function Ft(e) {
	z(e) || R(e, "keys");
	let t = B(z(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) It(n.key_id, `keys[${e}].key_id`);
	return t;
}
function It(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new v(t, "must be the id of a key.");
}
function Lt(e) {
	if (R(e, "params"), "translations" in e) throw new v("params.translations", "is ignored by the service here: use updateKeys.");
	return L(e, "params"), e;
}
function Rt(e) {
	Nt(e, "keyIds");
	for (let [t, n] of e.entries()) It(n, `keyIds[${t}]`);
	return { keys: e };
}
function zt(e) {
	return R(e, "params"), L(e, "params", "params.branch"), e;
}
// src/api/operations.ts
function V(e = {}) {
	return { schema: s(e) };
}
const H = o(c()), U = s({}), Bt = V({ keys: H }), Vt = V({ key: U }), W = V({ webhook: U });
function G(e) {
	return e;
}
const K = { path: "/projects/{projectId}/keys" }, Ht = { path: "/projects/{projectId}/keys/{keyId}" }, q = { right: "manage keys" }, J = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, Ut = {
	...J,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, Wt = {
	...J,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, Y = {
	keys: G({
		...K,
		method: "GET",
		query: jt,
		answer: V({ keys: H })
	}),
	key: G({
		...Ht,
		method: "GET",
		query: kt,
		answer: Vt
	}),
	createKeys: G({
		...K,
		...q,
		method: "POST",
		body: Pt,
		answer: Bt
	}),
	updateKey: G({
		...Ht,
		...q,
		method: "PUT",
		body: Lt,
		answer: Vt
	}),
	updateKeys: G({
		...K,
		...q,
		method: "PUT",
		once: !0,
		body: Ft,
		answer: Bt
	}),
	destroyKey: G({
		...Ht,
		...q,
		method: "DELETE",
		answer: V()
	}),
	destroyKeys: G({
		...K,
		...q,
		method: "DELETE",
		once: !0,
		body: Rt,
		answer: V()
	}),
	webhooks: G({
		...J,
		method: "GET",
		query: At,
		answer: V({ webhooks: H })
	}),
	webhook: G({
		...Ut,
		method: "GET",
		answer: W
	}),
	createWebhook: G({
		...J,
		method: "POST",
		body: zt,
		answer: W
	}),
	updateWebhook: G({
		...Ut,
		method: "PUT",
		body: zt,
		answer: W
	}),
	destroyWebhook: G({
		...Ut,
		method: "DELETE",
		answer: V()
	}),
	regenerateWebhookSecret: G({
		...Wt,
		method: "PATCH",
		answer: V({ secret: a().min(1) })
	}),
	projectDetails: G({
		path: "/projects/{projectId}",
		method: "GET",
		answer: V()
	}),
	languages: G({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: At,
		answer: V({ languages: H })
	}),
	contributorMe: G({
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		answer: V({ contributor: U })
	})
};
function Gt(e) {
	return typeof e == "string" || i(e) && t.every((t) => typeof e[t] == "string");
}
function Kt(e) {
	let t = i(e) ? e : { message: e }, { message: n, code: r, key_name: a, key_id: o } = t, s = a ?? (i(t.key) ? t.key.key_name : void 0), c = {
		...t,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(r)) ? Number(r) : 0
	};
	delete c.key_name, delete c.key_id, Gt(s) && (c.key_name = s);
	let l = tt(o);
	return l !== void 0 && (c.key_id = nt(l)), c;
}
function qt(e) {
	return Array.isArray(e) ? e.map(Kt) : i(e) ? Object.values(e).filter(i).map(Kt) : [];
}
async function X(e, t, n, r) {
	let { method: i, right: a, answer: o, once: s = !1 } = t, c = Ct(t.path, n), l = (e) => t.body && JSON.stringify(t.body(e)), u = await ht(e, {
		method: i,
		path: c,
		right: a,
		...Mt(r) ? {
			once: !0,
			query: "",
			body: async () => l(await r())
		} : {
			once: s,
			query: t.query?.(r) ?? "",
			body: l(r)
		}
	}), d = (t) => he(e.token, t, u.answer.status, {
		method: i,
		path: c,
		attempts: u.attempts,
		mayHaveHappened: !0
	}), f = Jt(u.answer.body, d), p = o.schema.safeParse(f);
	if (!p.success) throw d(Yt(p.error.issues));
	return {
		wire: f,
		headers: u.answer.headers
	};
}
function Jt(e, t) {
	try {
		return Le(e);
	} catch {
		throw t(e === "" ? "it is empty" : "it is not JSON, or it was cut off");
	}
}
function Yt(e) {
	let t = e.slice(0, 3).map(({ path: e, message: t }) => `${e.map((e) => typeof e == "number" ? `[${e}]` : `.${String(e)}`).join("").replace(/^\./, "") || "the answer"}: ${t.replace(/^Invalid \w+: /, "")}`), n = e.length - t.length;
	return t.join("; ") + (n > 0 ? `; and ${n} more` : "");
}
// src/api/client.ts
var Xt = class {
	#e;
	constructor(e) {
		this.#e = ke(e);
	}
	project(e) {
		return new Zt(this, e);
	}
	async keys(e, t = {}) {
		let n = await X(this.#e, Y.keys, { projectId: e }, t);
		return new m(n.wire.keys.map((t) => Q(t, this, e)), Z(e, n, t), (n) => this.keys(e, {
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
		return new h(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	async webhooks(e, t = {}) {
		let n = await X(this.#e, Y.webhooks, { projectId: e }, t);
		return new m(n.wire.webhooks.map((t) => $(t, this, e)), Z(e, n, t), (n) => this.webhooks(e, {
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
		return new h(() => this.webhooks(e));
	}
	async projectDetails(e) {
		return this.#t(Y.projectDetails, { projectId: e }, void 0);
	}
	async languages(e, t = {}) {
		let n = await X(this.#e, Y.languages, { projectId: e }, t);
		return new m(n.wire.languages, Z(e, n, t), (n) => this.languages(e, {
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
		return new m(t.wire.keys.map((t) => Q(t, this, e)), {
			...Z(e, t, {}),
			errors: qt(t.wire.errors)
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
var Zt = class e {
	#e;
	id;
	constructor(e, t) {
		this.#e = e, this.id = t;
	}
	static {
		for (let t of Object.getOwnPropertyNames(Xt.prototype)) t !== "constructor" && t !== "project" && Object.defineProperty(e.prototype, t, { value: function(...e) {
			return Reflect.get(this.#e, t).call(this.#e, this.id, ...e);
		} });
	}
}, Qt = class {
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
	return Object.assign(new Qt(t, n, r?.key_id ?? ""), r);
}
var $t = class {
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
	return Object.assign(new $t(t, n, r?.webhook_id ?? ""), r);
}
export { y as _, it as a, h as b, tt as c, Ze as d, et as f, x as g, v as h, rt as i, at as l, b as m, Zt as n, $e as o, C as p, nt as r, Qe as s, Xt as t, Ye as u, S as v, g as x, m as y };
