import { O as e, c as t, l as n, o as r, t as i, v as a, x as o } from "./wire.js";
import { setMaxListeners as s } from "node:events";
import { subscribe as c } from "node:diagnostics_channel";
import { AsyncLocalStorage as l } from "node:async_hooks";
function u(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
var d = class extends Array {
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
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = u(r, "total-count"), this.pageCount = u(r, "page-count"), this.page = u(r, "page"), this.limit = u(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
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
}, f = class {
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
async function p(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await m(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function m(e, t) {
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
var h = class extends TypeError {
	name = "ArgumentError";
	argument;
	constructor(e, t) {
		super(`${e} ${t}`), this.argument = e;
	}
}, g = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, _ = class extends g {
	name = "ApiError";
	status;
	code;
	serviceMessage;
	details;
	constructor(e, t, n) {
		super(e, n), this.status = t.status, this.code = t.code, this.serviceMessage = t.serviceMessage, this.details = t.details;
	}
}, v = class extends g {
	name = "NetworkError";
}, y = class extends v {
	name = "TimeoutError";
}, b = class extends v {
	name = "AbortError";
};
function x(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(x) : e.cause instanceof Error ? x(e.cause) : [e] : [];
}
function S(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
const C = w(/^UND_ERR_CONNECT_TIMEOUT$/), ee = w(/^ENOTFOUND$/), te = w(/^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/), ne = w(/^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|EAFNOSUPPORT|EINVAL|ERR_INVALID_URL)$/);
function w(e) {
	return (t) => e.test(S(t));
}
function T(e) {
	return S(e) === "" && e.message === "bad port";
}
function re(e) {
	return te(e) || T(e) || ne(e);
}
function ie(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || C(e) || re(e);
}
function ae(e = Error()) {
	let t = S(e);
	return Object.assign(Error(e.message || "fetch failed"), t && { code: t });
}
function oe(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const E = (e) => typeof e == "string" && e !== "" ? e : void 0, D = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
function se(e, r) {
	let i = n(r);
	if (!t(i)) return {
		status: e,
		code: e,
		serviceMessage: E(i) ?? oe(r)
	};
	let a = t(i.error) ? i.error : i, o = E(a.message) ?? E(a.error_description) ?? E(a.error) ?? "";
	return {
		status: e,
		code: D(a.code) ?? D(a.errorCode) ?? D(a.statusCode) ?? e,
		serviceMessage: o,
		details: a.details
	};
}
function O(e, n) {
	return typeof e == "string" ? e.replaceAll(n, "***") : Array.isArray(e) ? e.map((e) => O(e, n)) : t(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e.replaceAll(n, "***"), O(t, n)])) : e;
}
function ce({ token: e, tokenFrom: t, base: n, loopback: r }, i, a, o) {
	if (a.kind === "unanswered") return ue(a, o, r);
	let s = se(a.status, a.body), c = s.serviceMessage.replaceAll(e, "***"), l = {
		...s,
		serviceMessage: c,
		details: O(s.details, e)
	}, u = c ? `: ${c.replace(/\.$/, "")}.` : " without a message.", d = fe(l, i, a, o.method, t) || pe(l, n, o);
	return new _(`${o.method} ${o.path} returned ${a.status}${u} ${d}`.trim().replaceAll(e, "***"), l, o);
}
function le(e, t, n, r) {
	return new _(`The response to ${r.method} ${r.path} is not valid: ${t}.`.replaceAll(e, "***"), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function ue({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new y(`${t ? "No connection could be made in time" : "There was no complete response in time"} for ${a}${o}.`, r, n);
	let { message: s, code: c = "" } = n, l = s.includes(c) ? s : `${s} (${c})`, u = t ? "No connection could be made" : "The connection was lost";
	return new v(`${te(n) ? "The server's certificate is not trusted" : u} for ${a}${o}: ${l}.${ee(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && c === "ECONNREFUSED" ? " No server listens on this address: is the sandbox running?" : T(n) ? " Node does not connect to this port: use another one in the base URL." : ""}`, r, n);
}
function de({ status: e, serviceMessage: t }) {
	return e === 401 || e === 400 && /X-Api-Token/i.test(t);
}
function fe({ status: e, serviceMessage: t }, n, { headers: r }, i, a) {
	let o = `The API token${a === void 0 ? "" : ` (from ${a})`}`;
	if (de({
		status: e,
		serviceMessage: t
	})) return `${o} is wrong or was revoked: check the token, or create a new one.`;
	if (e === 403) return n === void 0 ? `${o} has no access to this project.` : i === "GET" ? `${o} needs the right *${n}* in this project.` : `${o} cannot write: it is read-only, or its user lacks the right *${n}* in this project. Use a read/write token of a user with this right.`;
	if (e >= 300 && e < 400) {
		let e = r.get("location");
		return `It redirects to ${e !== null && URL.canParse(e) ? new URL(e).origin : "another address"}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
	}
	let s = Number(r.get("retry-after"));
	return e === 429 && s > 0 ? `The service asks to wait ${s} s.` : "";
}
function pe({ status: e, serviceMessage: t }, n, { method: r, path: i }) {
	if (e === 404 && !n.endsWith("/api2")) return `The address of the API, ${n}, does not end with /api2. Unless it is a proxy, use ${n}/api2.`;
	let [a, o = ""] = /^\/projects\/[^/:]+(?::([^/]+))?(?:\/[a-z]+)?$/.exec(i) ?? [], s = e === 404 || o !== "" && /branch|project_id/i.test(t);
	return r !== "GET" || !a || !s ? "" : `There is no ${o === "" ? "such project" : `branch "${decodeURIComponent(o)}" in this project`}, or the token's owner is not among its contributors: check project and token.`;
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
// src/api/http/sharedLimit.ts
function ge(e) {
	let t = /^(\d{1,3})(?:, ?\d{1,3};w=1)?$/.exec(e.get("x-ratelimit-limit") ?? ""), n = /^\d{1,3}$/.exec(e.get("x-ratelimit-remaining") ?? "");
	if (!t || !n) return;
	let r = {
		limit: Number(t[1]),
		remaining: Number(n[0])
	};
	return r.limit >= 1 && r.limit <= 100 && r.remaining <= r.limit ? r : void 0;
}
var _e = class {
	#e;
	#t = [];
	#n = -Infinity;
	#r = 0;
	#i = Infinity;
	share = 1;
	next;
	constructor(e) {
		this.#e = e;
	}
	get isAlone() {
		return this.#t.every(({ others: e }) => e === 0);
	}
	note(e, { limit: t, remaining: n }, r, i) {
		let a = i ? 0 : n, o = this.isAlone, s = Math.max(0, t - a - r);
		if (this.#t = this.#t.filter(({ at: t }) => t > e - 2e3), this.#t.push({
			at: e,
			others: s
		}), i) {
			n > 0 && (this.#i = Math.max(1, this.share - 1)), this.#r++, this.#a(e, Math.max(1, this.share - 1));
			return;
		}
		this.#i += 1 / 100;
		let c = Math.min(t, Math.floor(this.#i)), l = Math.max(1, Math.floor(t / (s + 1)));
		o && l < this.share && this.#a(e, l), this.share = Math.min(this.share, c);
		let u = this.#t.reduce((e, t) => Math.max(e, t.others), 0), d = Math.min(c, t - u) - this.share;
		this.next = d < 1 ? void 0 : this.#o(e, t, u, d);
	}
	#a(e, t) {
		this.share = t, this.#n = e, this.next = void 0;
	}
	#o(e, t, n, r) {
		let i = Math.floor(r / (n + 1)), a = this.share + Math.min(Math.max(1, i), this.share), o = n === 0 || i >= 1, s = this.next && this.next.share <= a && this.next.isSure === o;
		if (this.next && s && (n > 0 || this.next.at < e + 300)) return this.next;
		if (n === 0) return {
			at: e + 300,
			share: a,
			isSure: o
		};
		let c = Math.max(e, this.#n + 1100);
		if (o) return {
			at: c,
			share: a,
			isSure: o
		};
		let l = this.#e() * 5e4 / t ** 2 * (n + 1) * this.share / r;
		return r > 1 || this.#r === 0 ? {
			at: c + l,
			share: a,
			isSure: o
		} : {
			at: c + 3e3 + l * 2 ** this.#r,
			share: a,
			isSure: o
		};
	}
	take(e) {
		!this.next || e < this.next.at || this.#a(e, this.next.share);
	}
};
const ve = 1e3;
function ye(e, t) {
	return {
		rate: e,
		concurrency: t,
		window: new we((e ?? 1) / 8),
		waiters: [],
		running: 0
	};
}
var be = class {
	#e;
	#t;
	#n = new we(1 / 8);
	#r;
	#i;
	#a = [];
	running = 0;
	#o = -Infinity;
	#s = 0;
	#c = !1;
	#l = 1;
	#u = 0;
	#d = -Infinity;
	#f = -Infinity;
	#p = () => {};
	constructor(e = me, t = Math.random) {
		this.#e = e, this.#t = t, this.#r = new _e(t);
	}
	get pausedFor() {
		return Math.max(0, this.#f - this.#e.now());
	}
	acquire(e, t, n) {
		return new Promise((r) => {
			if (t?.aborted) return r(void 0);
			let i = () => {
				s?.(), t?.removeEventListener("abort", a);
			}, a = () => {
				i(), e.waiters.splice(e.waiters.indexOf(o), 1), r(void 0), this.#m();
			}, o = (e) => {
				i(), r(e);
			}, s = n === void 0 ? void 0 : this.#e.after(n, a);
			t?.addEventListener("abort", a, { once: !0 }), n === void 0 ? e.waiters.push(o) : e.waiters.unshift(o), this.#a.includes(e) || this.#a.push(e), this.#m();
		});
	}
	#m() {
		this.#p(), this.#a = this.#a.filter((e) => e.waiters.length > 0);
		let e = this.#e.now();
		for (;;) {
			let t = this.#a.find((t) => this.#h(t, e) <= e), n = t?.waiters.shift();
			if (!t || !n) break;
			this.#a = this.#a.filter((e) => e !== t), t.waiters.length > 0 && this.#a.push(t), n(this.#_(t, e));
		}
		let t = o(this.#a.map((t) => this.#h(t, e)));
		this.#p = Number.isFinite(t) ? this.#e.after(t - e, () => this.#m()) : () => {};
	}
	#h(e, t) {
		let n = this.#c ? 1 : Math.max(10, e.concurrency);
		if (this.running >= n || e.running >= e.concurrency) return Infinity;
		let { rate: r } = e;
		return r === void 0 ? Math.max(this.#f, this.#g(t)) : Math.max(this.#f, this.#n.freeAt(t, Math.max(6, r) / this.#l), e.window.freeAt(t, r / this.#l));
	}
	#g(e) {
		let t = this.#r.next?.isSure === !1 ? this.#s : 0, { share: n, next: r, isAlone: i } = this.#r, a = i ? void 0 : Se, o = (n) => this.#n.freeAt(e, n / this.#l, a) + t;
		if (!this.#i) return o(this.#i === void 0 ? 1 : 6);
		let s = i ? o(n) : Math.max(o(n), this.#o + 1e3 / n * .8);
		return r ? Math.min(s, Math.max(r.at, o(r.share))) : s;
	}
	#_(e, t) {
		this.#n.freeAt(t, this.#r.share / this.#l) > t && this.#r.take(t), this.#o = t, this.#s = this.#t() * 100;
		let n = {
			startedAt: t,
			sentAt: t + Ce
		};
		this.#n.add(n), e.window.add(n), this.running++, e.running++;
		let r = () => {
			n.sentAt = Math.min(n.sentAt, this.#e.now());
		};
		return {
			sent: r,
			release: (t, i) => {
				r(), this.running--, e.running--;
				let a = this.#i === !0 && (this.#r.share > 1 || i?.remaining === 0);
				if (i) {
					t && (this.#n.remove(n), e.window.remove(n));
					let r = this.#n.sentAfter(n.sentAt - 1e3);
					this.#r.note(this.#e.now(), i, r, t !== void 0);
				}
				this.#i = i !== void 0 || (this.#i ?? !1), t ? this.#v(n, t, !a) : this.#y(), this.#m();
			}
		};
	}
	#v(e, { locked: t, retryAfter: n }, r) {
		let i = this.#e.now(), a = n ?? 0;
		if (e.startedAt > this.#d) {
			this.#d = i, r && (this.#l = Math.min(8, this.#l * 2));
			let e = r ? Math.min(3e4, ve * 2 ** this.#u++) : ve;
			a = n ?? e * (.5 + this.#t() / 2);
		}
		t && (this.#c = !0), this.#f = Math.max(this.#f, i + Math.min(3e5, a));
	}
	#y() {
		this.#u = Math.max(0, this.#u - 1), this.#l = Math.max(1, this.#l * .8);
	}
};
const k = new Map();
function xe(e) {
	let t = k.get(e) ?? new be();
	return k.set(e, t), t;
}
const Se = 30, Ce = 500;
function A(e, t = 45) {
	let n = Math.ceil(e);
	return {
		count: n,
		length: 1e3 * n / e + t
	};
}
var we = class {
	#e = [];
	#t;
	constructor(e) {
		this.#t = A(e).length + 1e3;
	}
	add(e) {
		this.#e.push(e);
	}
	remove(e) {
		this.#e = this.#e.filter((t) => t !== e);
	}
	sentAfter(e) {
		return this.#e.filter(({ sentAt: t }) => t > e).length;
	}
	freeAt(e, t, n) {
		this.#e = this.#e.filter((t) => t.sentAt + this.#t > e);
		let { count: r, length: i } = A(t, n), a = this.#e.map((e) => e.sentAt).sort((e, t) => t - e)[r - 1];
		return a === void 0 ? -Infinity : a + i;
	}
};
// src/api/http/connection.ts
const Te = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function Ee(e) {
	let t = De(e.token), { base: n, host: r, loopback: a } = ke(e.baseUrl ?? "https://api.lokalise.com/api2"), { clock: o = me, random: s = Math.random, timeouts: c = {}, concurrency: l = 10 } = e;
	return {
		base: n,
		loopback: a,
		token: t,
		tokenFrom: e.tokenFrom,
		headers: {
			"x-api-token": t,
			accept: "application/json",
			"user-agent": `lokaform/${i}`
		},
		limiter: e.clock ? new be(o, s) : xe(r),
		queue: ye(e.rate === void 0 ? void 0 : j("rate", e.rate), Math.max(1, Math.floor(j("concurrency", l)))),
		clock: o,
		random: s,
		timeouts: {
			connect: j("timeouts.connect", c.connect ?? 1e4),
			read: j("timeouts.read", c.read ?? 6e4),
			write: j("timeouts.write", c.write ?? 18e4)
		},
		signal: e.signal && Oe(e.signal),
		onRequest: (t) => e.onRequest?.(t),
		onResponse: (t) => e.onResponse?.(t),
		onWait: (t) => e.onWait?.(t)
	};
}
function j(e, t) {
	if (t > 0) return t;
	throw new h(e, "must be a number above 0.");
}
function De(e) {
	if (typeof e == "string" && /^(?!["'])[\x21-\x7e]+$/.test(e)) return e;
	throw new h("token", "must be an API token, without quotes, spaces or line breaks.");
}
function Oe(e) {
	let t = new AbortController();
	return s(0, t.signal), e.aborted ? t.abort() : e.addEventListener("abort", () => t.abort(), { once: !0 }), t.signal;
}
function ke(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new h("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new h("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new h("baseUrl", "must not have a query or a fragment.");
	let n = Te.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new h("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host,
		loopback: n
	};
}
async function Ae(e, t, { clock: n, connectTimeout: r, timeout: i, signal: a, isCurrent: o, onSent: s }) {
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
		}, r = await Be(f, () => fetch(e, n)), i = await (r.ok ? r.text() : je(r));
		return {
			kind: "answered",
			status: r.status,
			headers: r.headers,
			body: i
		};
	} catch (e) {
		let t = x(e), { why: n } = l, r = n === "network" ? t.length > 0 && t.every(ie) : n === "outdated" || f.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(C) ? "timeout" : n,
			unsent: r,
			cause: ae(t[0])
		};
	} finally {
		p(), m(), a?.removeEventListener("abort", d);
	}
}
async function je(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
const Me = new RegExp("\\d".repeat(16)), Ne = /^-?[1-9]\d*$/;
function Pe(e) {
	return n(Me.test(e) ? Fe(e) : e);
}
function Fe(e) {
	let t = !1;
	return e.replace(/\\.|"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs, (e) => (e === "\"" && (t = !t), !t && Ne.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e));
}
const Ie = new l(), Le = new WeakMap();
function Re(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
const ze = e(() => {
	c("undici:request:create", (e) => {
		let t = Ie.getStore(), n = Re(e);
		t && n && (t.state = "waiting", Le.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) c(e, (e) => {
		let t = Le.get(Re(e) ?? {});
		t && t.state !== "sent" && (t.state = "sent", t.onSent());
	});
});
function Be(e, t) {
	return ze(), Ie.run(e, t);
}
// src/model/response.ts
function Ve(e) {
	return a(e) ? e : void 0;
}
function He(e) {
	return typeof e == "string" ? e : void 0;
}
function Ue(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
function We(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
function Ge(e) {
	return We(typeof e == "number" ? Math.floor(e) : e);
}
function Ke(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function qe(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function Je(e) {
	return !Object.values(e).includes(void 0);
}
function Ye(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [e] : []);
}
function Xe(e, t) {
	let n = Array.isArray(e) ? e.map((e) => t(e)) : [void 0];
	return n.every((e) => e !== void 0) ? n : void 0;
}
const Ze = 3e5, Qe = [
	"GET",
	"PUT",
	"DELETE"
], M = (e) => e.kind === "answered" ? e.status : 0;
function $e({ method: e, once: t = !1 }, n, r) {
	if (!(r >= et(n)) && (!nt(n) || !t && Qe.includes(e))) return N(n) ? "everyone" : "alone";
}
function et(e) {
	return e.kind === "answered" ? N(e) || e.status >= 500 || e.status === 408 ? 8 : 1 : e.why === "aborted" || re(e.cause) ? 1 : ee(e.cause) ? 3 : 8;
}
function tt(e, t) {
	return e.kind === "answered" || !e.unsent || e.why !== "network" ? Ze : t ? 2e3 : 15e3;
}
function N(e) {
	return M(e) === 429 || M(e) === 423;
}
function nt(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
function rt(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
function it(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
const P = 3e4;
async function at(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, l = 0, u = !1, d, f = 0, p, m = () => a?.aborted === !0 || d !== void 0 && n.now() >= d, h = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: u
	}), g = () => a?.aborted ? new b(`${o} ${s} was aborted.`, h()) : p ? ce(e, t.right, p, h()) : new y(`${o} ${s} was not sent: ${l} times, it took more than ${P / 1e3} s from reading the values that it changes until it could be sent.`, h());
	for (;;) {
		let { body: h } = t, _ = () => 0;
		if (typeof h == "function") {
			if (r.pausedFor > 0 && await he(n, r.pausedFor, a), m() || l === 8) throw g();
			l++, _ = ot(n), h = await h();
		}
		let v = typeof t.body == "function" ? P - _() : void 0, y = await r.acquire(i, a, st(d && d - n.now(), v));
		if (!y && (m() || v === void 0)) throw g();
		if (!y || _() > P) {
			y?.release();
			continue;
		}
		c++, d === void 0 && (f = n.now(), d = f + Ze);
		let b;
		try {
			p = await ut(e, {
				...t,
				body: h
			}, c, d - n.now(), {
				isCurrent: () => _() <= P,
				onSent: y.sent
			}), N(p) && (b = {
				locked: M(p) === 423,
				retryAfter: lt(p, n)
			});
		} finally {
			y.release(b, p?.kind === "answered" ? ge(p.headers) : void 0);
		}
		if (p.kind === "answered" && p.status >= 200 && p.status < 300) return {
			response: p,
			attempts: c
		};
		u ||= nt(p);
		let x = $e(t, p, c), S = lt(p, n), C = x === "everyone" ? r.pausedFor : S ?? rt(c, e.random);
		if (!x || n.now() + C >= Math.min(d, f + tt(p, e.loopback))) throw g();
		if (C > 2e3) {
			let t = S === void 0 ? ct(p) : "the service asked for it";
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
function ot(e) {
	let [t, n] = [e.now(), e.date()];
	return () => Math.max(e.now() - t, Math.abs(e.date() - n));
}
function st(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function ct(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no response" : N(e) ? "too many requests" : "a server error";
}
function lt(e, t) {
	return e.kind === "answered" ? it(e.headers.get("retry-after"), t.date()) : void 0;
}
async function ut(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await Ae(`${c}${n}${r}`, {
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
function dt(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new h(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
function ft(e, t) {
	if (typeof t != "string" && !(Number.isSafeInteger(t) && Number(t) > 0)) throw new h(e, "must be a string or a positive whole number.");
	let n = String(t);
	if (n.trim() === "") throw new h(e, "must not be empty.");
	if (n === "." || n === "..") throw new h(e, `must not be "${n}".`);
	return dt(e, n).replaceAll("%3A", ":");
}
function pt(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => ft(n, t[n]));
}
const F = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new h(e, "must be true, false, 1 or 0.");
}, I = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new h(e, "must not be empty: an empty list means no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new h(e, "must be a list of strings or numbers.");
		if (r === "") throw new h(e, "must not contain an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new h(e, `must not contain "${r}": a comma cannot be escaped here.`);
	}
	return n.join(",");
};
function L(e, t) {
	return (n, r) => {
		if (e(r)) return String(r);
		throw new h(n, t);
	};
}
const mt = L((e) => typeof e == "string" && e !== "", "must be a non-empty string.");
function ht(...e) {
	return L((t) => e.includes(t), `must be one of ${e.join(", ")}.`);
}
function R(e = 2 ** 53 - 1) {
	return L((t) => Number.isInteger(t) && Number(t) >= 1 && Number(t) <= e, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
}
function z(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new h(t, "is not a parameter of this operation.");
		return [`${t}=${dt(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const gt = { disable_references: F }, _t = {
	...gt,
	include_translations: F,
	include_comments: F,
	include_screenshots: F,
	filter_translation_lang_ids: I,
	filter_tags: I,
	filter_filenames: I,
	filter_keys: I,
	filter_key_ids: I,
	filter_platforms: I,
	filter_untranslated: F,
	filter_qa_issues: I,
	filter_archived: ht("include", "exclude", "only"),
	pagination: ht("offset", "cursor"),
	limit: R(500),
	page: R(),
	cursor: mt
}, vt = {
	page: R(),
	limit: R()
}, yt = (e) => z(gt, e), bt = (e) => z(vt, e);
function xt(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new h("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new h("page", "has no effect with pagination: \"cursor\".");
	return z(_t, e);
}
function St(e) {
	return typeof e == "function";
}
function B(e, t, n) {
	if (e === null && t !== n) throw new h(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new h(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new h(`${t}[${r}]`, "must not be undefined.");
		B(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) B(i, `${t}.${r}`, n);
}
function Ct(e, t) {
	if (!Array.isArray(e)) throw new h(t, "must be a list.");
	if (e.length === 0) throw new h(t, "must not be empty.");
}
function V(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new h(t, "must be an object.");
}
function H(e) {
	return Array.isArray(e);
}
function U(e) {
	Ct(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) V(n, `keys[${t}]`);
	return B(e.keys, "keys"), B(e.use_automations, "use_automations"), e;
}
function wt(e) {
	return H(e) ? U({ keys: e }) : (V(e, "keys"), U("keys" in e ? e : { keys: [e] }));
}
function Tt(e) {
	H(e) || V(e, "keys");
	let t = U(H(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) Et(n.key_id, `keys[${e}].key_id`);
	return t;
}
function Et(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new h(t, "must be the id of a key.");
}
function Dt(e) {
	if (V(e, "params"), "translations" in e) throw new h("params.translations", "is ignored by the service here: use updateKeys.");
	return B(e, "params"), e;
}
function Ot(e) {
	Ct(e, "keyIds");
	for (let [t, n] of e.entries()) Et(n, `keyIds[${t}]`);
	return { keys: e };
}
function kt(e) {
	return V(e, "params"), B(e, "params", "params.branch"), e;
}
// src/api/operations.ts
const W = {
	path: "/projects/{projectId}/keys",
	member: ["keys", "array"]
}, G = {
	path: "/projects/{projectId}/keys/{keyId}",
	member: ["key", "object"]
}, K = { right: "manage keys" }, q = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, J = {
	...q,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, At = {
	...q,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, Y = { member: ["webhook", "object"] }, X = {
	keys: {
		...W,
		method: "GET",
		query: xt
	},
	key: {
		...G,
		method: "GET",
		query: yt
	},
	createKeys: {
		...W,
		...K,
		method: "POST",
		body: wt
	},
	updateKey: {
		...G,
		...K,
		method: "PUT",
		body: Dt
	},
	updateKeys: {
		...W,
		...K,
		method: "PUT",
		once: !0,
		body: Tt
	},
	destroyKey: {
		path: G.path,
		...K,
		method: "DELETE"
	},
	destroyKeys: {
		path: W.path,
		...K,
		method: "DELETE",
		once: !0,
		body: Ot
	},
	webhooks: {
		...q,
		method: "GET",
		query: bt,
		member: ["webhooks", "array"]
	},
	webhook: {
		...J,
		...Y,
		method: "GET"
	},
	createWebhook: {
		...q,
		...Y,
		method: "POST",
		body: kt
	},
	updateWebhook: {
		...J,
		...Y,
		method: "PUT",
		body: kt
	},
	destroyWebhook: {
		...J,
		method: "DELETE"
	},
	regenerateWebhookSecret: {
		...At,
		method: "PATCH",
		member: ["secret", "string"]
	},
	projectDetails: {
		path: "/projects/{projectId}",
		method: "GET"
	},
	languages: {
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: bt,
		member: ["languages", "array"]
	},
	contributorMe: {
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		member: ["contributor", "object"]
	}
}, jt = {
	...q,
	path: "/projects/{projectId}/snapshots",
	method: "POST"
}, Mt = (e) => ({ title: e }), Nt = {
	...jt,
	body: Mt,
	member: ["snapshot", "object"]
};
function Pt(e) {
	return typeof e == "string" || t(e) && r.every((t) => typeof e[t] == "string");
}
function Z(e) {
	let n = t(e) ? e : { message: e }, { message: r, code: i, key_name: a, key_id: o, ...s } = n, c = a ?? (t(n.key) ? n.key.key_name : void 0), l = Ke(o);
	return {
		...s,
		message: typeof r == "string" ? r : JSON.stringify(r ?? n) ?? "",
		code: Number.isFinite(Number(i)) ? Number(i) : 0,
		...Pt(c) && { key_name: c },
		...l !== void 0 && { key_id: qe(l) }
	};
}
function Ft(e) {
	return Array.isArray(e) ? e.map(Z) : t(e) ? Object.values(e).filter(t).map(Z) : [];
}
async function It(e, n, r, i) {
	let { method: a, right: o, member: s, once: c = !1 } = n, l = pt(n.path, r), u = (e) => n.body && JSON.stringify(n.body(e)), d = await at(e, {
		method: a,
		path: l,
		right: o,
		...St(i) ? {
			once: !0,
			query: "",
			body: async () => u(await i())
		} : {
			once: c,
			query: n.query?.(i) ?? "",
			body: u(i)
		}
	}), f = (t) => le(e.token, t, d.response.status, {
		method: a,
		path: l,
		attempts: d.attempts,
		mayHaveHappened: !0
	}), p = Pe(d.response.body);
	if (p === void 0) throw f(d.response.body === "" ? "it is empty" : "it is not JSON, or it was cut off");
	if (!t(p)) throw f(`the response: expected object, received ${Lt(p)}`);
	let [m = "", h] = s ?? [], g = p[m] === "" ? "empty string" : Lt(p[m]);
	if (h && g !== h) throw f(`${m}: expected ${h}, received ${g}`);
	return {
		wire: p,
		value: h === "array" || h === "object" ? p[m] : p,
		headers: d.response.headers
	};
}
function Lt(e) {
	return e === null ? "null" : Array.isArray(e) ? "array" : typeof e;
}
// src/api/client.ts
let Rt;
var zt = class {
	#e;
	constructor(e) {
		this.#e = Ee(e);
	}
	static {
		Rt = (e, t, n) => e.#t(Nt, { projectId: t }, n);
	}
	project(e) {
		return new Bt(this, e);
	}
	async keys(e, t = {}) {
		return this.#n(X.keys, e, t, Q, (t) => this.keys(e, t));
	}
	async key(e, t, n = {}) {
		let r = await this.#t(X.key, {
			projectId: e,
			keyId: t
		}, n);
		return Q(this.project(e), r);
	}
	async createKeys(e, t) {
		return this.#n(X.createKeys, e, t, Q);
	}
	async updateKey(e, t, n) {
		let r = await this.#t(X.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return Q(this.project(e), r);
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
		return new f(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	async webhooks(e, t = {}) {
		return this.#n(X.webhooks, e, t, $, (t) => this.webhooks(e, t));
	}
	async webhook(e, t) {
		let n = await this.#t(X.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return $(this.project(e), n);
	}
	async createWebhook(e, t) {
		let n = await this.#t(X.createWebhook, { projectId: e }, t);
		return $(this.project(e), n);
	}
	async updateWebhook(e, t, n) {
		let r = await this.#t(X.updateWebhook, {
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
		return new f(() => this.webhooks(e));
	}
	async projectDetails(e) {
		return this.#t(X.projectDetails, { projectId: e }, void 0);
	}
	async languages(e, t = {}) {
		return this.#n(X.languages, e, t, (e, t) => t, (t) => this.languages(e, t));
	}
	async contributorMe(e) {
		return this.#t(X.contributorMe, { projectId: e }, void 0);
	}
	async #t(e, t, n) {
		return (await It(this.#e, e, t, n)).value;
	}
	async #n(e, t, n, r, i) {
		let a = await It(this.#e, e, { projectId: t }, n), { project_id: o, branch: s, errors: c } = a.wire, l = {
			projectId: typeof o == "string" ? o : t.split(":")[0] ?? t,
			...typeof s == "string" && { branch: s },
			errors: e.query ? [] : Ft(c),
			headers: a.headers
		}, u = this.project(t), f = a.value.map((e) => r(u, e));
		return !i || St(n) ? new d(f, l) : new d(f, {
			...l,
			requested: n
		}, (e) => i({
			...n,
			...e
		}));
	}
}, Bt = class e {
	#e;
	id;
	constructor(e, t) {
		this.#e = e, this.id = t;
	}
	static {
		for (let t of Object.getOwnPropertyNames(zt.prototype)) t !== "constructor" && t !== "project" && Object.defineProperty(e.prototype, t, { value: function(...e) {
			return Reflect.get(this.#e, t).call(this.#e, this.id, ...e);
		} });
	}
}, Vt = class {
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
}, Ht = class {
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
	return Object.assign(new Vt(e), typeof t == "object" ? t : {});
}
function $(e, t) {
	return Object.assign(new Ht(e), typeof t == "object" ? t : {});
}
export { p as C, f as S, v as _, Je as a, de as b, Ue as c, Ve as d, He as f, h as g, _ as h, qe as i, Ke as l, b as m, Bt as n, Ye as o, Ge as p, Rt as r, We as s, zt as t, Xe as u, g as v, d as x, y };
