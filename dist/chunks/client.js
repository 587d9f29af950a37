import { L as e, N as t, P as n, a as r, h as i, o as a, r as o, v as s } from "./wire.js";
import { setMaxListeners as c } from "node:events";
import { subscribe as l } from "node:diagnostics_channel";
import { AsyncLocalStorage as u } from "node:async_hooks";
function d(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
var f = class extends Array {
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
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = d(r, "total-count"), this.pageCount = d(r, "page-count"), this.page = d(r, "page"), this.limit = d(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
		let a = r?.get("x-pagination-next-cursor") || void 0, o = this.length > 0 && a !== i?.cursor;
		this.nextCursor = o ? a : void 0, this.#e = n, this.#t = this.#n(i ?? {});
	}
	#n(e) {
		if (this.nextCursor !== void 0) return { cursor: this.nextCursor };
		if (e.pagination === "cursor" || this.length === 0) return;
		let t = this.page ?? e.page ?? 1, n = this.limit ?? e.limit ?? 100;
		return (this.pageCount === void 0 ? this.length >= n : t < this.pageCount) ? { page: t + 1 } : void 0;
	}
	async nextPage() {
		return this.#t && this.#e?.(this.#t);
	}
}, p = class {
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
async function m(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await h(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function h(e, t) {
	let n = new Map(), r = new Set(), i = [], a = 0, o = !1;
	for await (let s of new p(e).pages()) {
		r.add(s.totalCount), a += s.length, o ||= s.responseTooBig, i.push(s.map((e) => t(e) ?? "").join("\n"));
		for (let e of s) n.set(t(e) ?? Symbol(), e);
		if (i.length === 100) {
			o = !0;
			break;
		}
	}
	let s = [...n.values()], [c = a] = r;
	return {
		elements: s,
		pages: !o && r.size === 1 && s.length === c ? i : void 0
	};
}
// src/api/errors.ts
var g = class extends TypeError {
	name = "ArgumentError";
	argument;
	constructor(e, t) {
		super(`${e} ${t}`), this.argument = e;
	}
}, _ = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, v = class extends _ {
	name = "ApiError";
	status;
	code;
	serviceMessage;
	details;
	quoted;
	constructor(e, t, n, r) {
		super(e, n), this.quoted = r, this.status = t.status, this.code = t.code, this.serviceMessage = t.serviceMessage, this.details = t.details;
	}
}, y = class extends _ {
	name = "NetworkError";
}, b = class extends y {
	name = "TimeoutError";
}, ee = class extends y {
	name = "AbortError";
};
function x(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(x) : e.cause instanceof Error ? x(e.cause) : [e] : [];
}
function S(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
const te = C(/^UND_ERR_CONNECT_TIMEOUT$/), ne = C(/^ENOTFOUND$/), re = C(/^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/), ie = C(/^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|EAFNOSUPPORT|EINVAL|ERR_INVALID_URL)$/);
function C(e) {
	return (t) => e.test(S(t));
}
const ae = "RESPONSE_TOO_LARGE", oe = C(RegExp(`^${ae}$`));
function se(e) {
	return Object.assign(Error(`it has more than ${e} bytes`), { code: ae });
}
function ce(e) {
	return le(e) || oe(e);
}
function le(e) {
	let t = S(e) === "" && e.message === "bad port";
	return re(e) || t || ie(e);
}
function ue(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || te(e) || le(e);
}
function de(e = Error()) {
	let t = S(e);
	return Object.assign(Error(e.message || "fetch failed"), t && { code: t });
}
function fe(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const w = (e) => typeof e == "string" && e !== "" ? e : void 0, T = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
function pe(e, t) {
	let n = a(t);
	if (!r(n)) return {
		status: e,
		code: e,
		serviceMessage: w(n) ?? fe(t)
	};
	let i = r(n.error) ? n.error : n, o = w(i.message) ?? w(i.error_description) ?? w(i.error) ?? "";
	return {
		status: e,
		code: T(i.code) ?? T(i.errorCode) ?? T(i.statusCode) ?? e,
		serviceMessage: o,
		details: i.details
	};
}
function E(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => E(e, t)) : r(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), E(n, t)])) : e;
}
function me({ token: e, tokenFrom: t }, n, r, i) {
	if (r.kind === "unanswered") return he(r, i);
	let a = pe(r.status, r.body), o = a.serviceMessage.replaceAll(e, "***"), s = {
		...a,
		serviceMessage: o,
		details: E(a.details, e)
	}, c = (t) => t.replaceAll(e, "***"), l = _e(s, n, r, i.method, t) || ve(s, i), u = l.startsWith("The API token"), d = `${i.method} ${i.path} returned ${r.status}`, f = c(u ? `${l} ${d}` : d), p = u || l === "" ? "" : c(` ${l}`), m = o.replace(/\.$/, "");
	if (m === "") return new v(`${f} without a message.${p}`, s, i);
	let h = f.length + 2;
	return new v(`${f}: ${m}.${p}`, s, i, [h, h + m.length]);
}
function he({ why: e, unsent: t, cause: n }, r) {
	let i = `${r.method} ${r.path}`, a = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new b(`${t ? "No connection could be made in time" : "There was no complete response in time"} for ${i}${a}.`, r, n);
	let { message: o, code: s = "" } = n, c = o.includes(s) ? o : `${o} (${s})`, l = t ? "No connection could be made" : "The connection was lost", u = oe(n) ? "The response cannot be used" : l;
	return new y(`${re(n) ? "The server's certificate is not trusted" : u} for ${i}${a}: ${c}.`, r, n);
}
function ge({ status: e, serviceMessage: t }) {
	return e === 401 || e === 400 && /X-Api-Token/i.test(t);
}
function _e(e, t, { headers: n }, r, i) {
	let a = `The API token${i === void 0 ? "" : ` (from ${i})`}`, { status: o } = e;
	if (ge(e)) return `${a} is wrong or was revoked: check the token, or create a new one.`;
	if (o === 403) return t === void 0 ? `${a} has no access to this project.` : r === "GET" ? `${a} needs the right *${t}* in this project.` : `${a} cannot write: it is read-only, or its user lacks the right *${t}* in this project. Use a read/write token of a user with this right.`;
	if (o >= 300 && o < 400) {
		let e = n.get("location");
		return `It redirects to ${e !== null && URL.canParse(e) ? new URL(e).origin : "another address"}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
	}
	let s = Number(n.get("retry-after"));
	return o === 429 && s > 0 ? `The service asks to wait ${s} s.` : "";
}
function ve({ status: e, serviceMessage: t }, { method: n, path: r }) {
	let [i, a = ""] = /^\/projects\/[^/:]+(?::([^/]+))?(?:\/[a-z]+)?$/.exec(r) ?? [], o = e === 404 || a !== "" && /branch|project_id/i.test(t);
	return n !== "GET" || !i || !o ? "" : `There is no ${a === "" ? "such project" : `branch "${decodeURIComponent(a)}" in this project`}, or the token's owner is not among its contributors: check project and token.`;
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
// src/api/http/sharedLimit.ts
function xe(e) {
	let t = /^(\d{1,3})(?:, ?\d{1,3};w=1)?$/.exec(e.get("x-ratelimit-limit") ?? ""), n = /^\d{1,3}$/.exec(e.get("x-ratelimit-remaining") ?? "");
	if (!t || !n) return;
	let r = {
		limit: Number(t[1]),
		remaining: Number(n[0])
	};
	return r.limit >= 1 && r.limit <= 100 && r.remaining <= r.limit ? r : void 0;
}
var Se = class {
	#e;
	#t = [];
	#n = [];
	#r = -Infinity;
	#i = 0;
	#a = Infinity;
	#o = 1;
	share = 1;
	next;
	constructor(e) {
		this.#e = e;
	}
	get isAlone() {
		return this.#t.every(({ others: e }) => e === 0);
	}
	note(e, { limit: t, remaining: n }, r, i, a) {
		this.#o = t, this.#n = [{
			starts: i,
			isRefused: a
		}, ...this.#n.slice(0, 29)];
		let o = a && n > 0 && !this.#s(i), s = a && !o ? 0 : n, c = this.isAlone, l = Math.max(0, t - s - r);
		if (this.#t = this.#t.filter(({ at: t }) => t > e - 2e3), this.#t.push({
			at: e,
			others: l
		}), o) return this.#a++, !0;
		if (a) {
			let t = n === 0 || this.share > 1;
			return n > 0 && (this.#a = Math.max(1, this.share - 1)), this.#i++, this.#c(e, Math.max(1, this.share - 1)), t;
		}
		this.#a += 1 / 100;
		let u = Math.min(t, Math.floor(this.#a)), d = Math.max(1, Math.floor(t / (l + 1)));
		c && d < this.share && this.#c(e, d), this.share = Math.min(this.share, u);
		let f = this.#t.reduce((e, t) => Math.max(e, t.others), 0), p = Math.min(u, t - f) - this.share;
		return this.next = p < 1 ? void 0 : this.#l(e, t, f, p), !0;
	}
	#s(e) {
		let t = this.#n.filter((t) => t.starts >= e), n = t.filter(({ isRefused: e }) => e);
		return t.length > 1 && 2 * n.length >= t.length;
	}
	#c(e, t) {
		this.share = t, this.#r = e, this.next = void 0;
	}
	#l(e, t, n, r) {
		let i = Math.floor(r / (n + 1)), a = this.share + Math.min(Math.max(1, i), this.share), o = n === 0 || i >= 1, s = this.#r === -Infinity;
		if (n === 0) {
			let [t, n] = s ? [0, 1] : this.share === 2 ? [2, 1] : [1, 2], i = {
				at: e + t * 230,
				share: this.share + Math.min(n, r, this.share),
				isSure: o
			};
			return this.next?.isSure && this.next.share <= i.share && this.next.at < i.at ? this.next : i;
		}
		if (this.next && this.next.share <= a && this.next.isSure === o) return this.next;
		let c = s ? e + 230 : Math.max(e, this.#r + 1100);
		if (o) return {
			at: c,
			share: a,
			isSure: o
		};
		let l = this.#e() * 5e4 / t ** 2 * (n + 1) * this.share / r;
		return r > 1 || this.#i === 0 ? {
			at: c + l,
			share: a,
			isSure: o
		} : {
			at: c + 3e3 + l * 2 ** this.#i,
			share: a,
			isSure: o
		};
	}
	take(e) {
		if (!this.next || e < this.next.at) return;
		this.#c(e, this.next.share);
		let t = Math.min(this.#o, Math.floor(this.#a)) - this.share;
		this.isAlone && t >= 1 && (this.next = this.#l(e, this.#o, 0, t));
	}
};
const Ce = 1e3;
function we(e, t) {
	return {
		rate: e,
		concurrency: t,
		window: new O((e ?? 1) / 8),
		waiters: [],
		running: 0
	};
}
var Te = class {
	#e;
	#t;
	#n = new O(1 / 8);
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
	constructor(e = ye, t = Math.random) {
		this.#e = e, this.#t = t, this.#r = new Se(t);
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
		let t = s(this.#a.map((t) => this.#h(t, e)));
		this.#p = Number.isFinite(t) ? this.#e.after(t - e, () => this.#m()) : () => {};
	}
	#h(e, t) {
		let n = this.#c ? 1 : Math.max(10, e.concurrency);
		if (this.running >= n || e.running >= e.concurrency) return Infinity;
		let { rate: r } = e;
		return r === void 0 ? Math.max(this.#f, this.#g(t)) : Math.max(this.#f, this.#n.freeAt(t, Math.max(6, r) / this.#l), e.window.freeAt(t, r / this.#l));
	}
	#g(e) {
		let t = this.#r.next?.isSure === !1 ? this.#s : 0, { share: n, next: r, isAlone: i } = this.#r, a = i ? void 0 : De, o = (n) => this.#n.freeAt(e, n / this.#l, a) + t;
		if (!this.#i) return o(this.#i === void 0 ? 1 : 6);
		let s = i ? o(n) : Math.max(o(n), this.#o + 1e3 / n * .8);
		return r ? Math.min(s, Math.max(r.at, o(r.share))) : s;
	}
	#_(e, t) {
		this.#n.freeAt(t, this.#r.share / this.#l) > t && this.#r.take(t), this.#o = t, this.#s = this.#t() * 100;
		let n = {
			startedAt: t,
			sentAt: t + Oe
		};
		this.#n.add(n), e.window.add(n), this.running++, e.running++;
		let r = () => {
			n.sentAt = Math.min(n.sentAt, this.#e.now());
		};
		return {
			sent: r,
			release: (t, i) => {
				r(), this.running--, e.running--;
				let a = !1;
				if (i) {
					let r = this.#n.upTo(n);
					t && (this.#n.remove(n), e.window.remove(n));
					let o = this.#n.sentAfter(n.sentAt - 1e3);
					a = this.#r.note(this.#e.now(), i, o, r, t !== void 0);
				}
				this.#i = i !== void 0 || (this.#i ?? !1), t ? this.#v(n, t, !a) : this.#y(), this.#m();
			}
		};
	}
	#v(e, { locked: t, retryAfter: n }, r) {
		let i = this.#e.now(), a = n ?? 0;
		if (e.startedAt > this.#d) {
			this.#d = i, r && (this.#l = Math.min(8, this.#l * 2));
			let e = r ? Math.min(3e4, Ce * 2 ** this.#u++) : Ce / 2;
			a = n ?? e * (.5 + this.#t() / 2);
		}
		t && (this.#c = !0), this.#f = Math.max(this.#f, i + Math.min(3e5, a));
	}
	#y() {
		this.#u = Math.max(0, this.#u - 1), this.#l = Math.max(1, this.#l * .8);
	}
};
const Ee = n(() => new Te()), De = 30, Oe = 500;
function D(e, t = 45) {
	let n = Math.ceil(e);
	return {
		count: n,
		length: 1e3 * n / e + t
	};
}
var O = class {
	#e = [];
	#t;
	constructor(e) {
		this.#t = D(e).length + 1e3;
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
	upTo(e) {
		return this.#e.slice(0, this.#e.indexOf(e) + 1).filter(({ sentAt: t }) => t > e.sentAt - 1e3).length;
	}
	freeAt(e, t, n) {
		this.#e = this.#e.filter((t) => t.sentAt + this.#t > e);
		let { count: r, length: i } = D(t, n), a = this.#e.map((e) => e.sentAt).sort((e, t) => t - e)[r - 1];
		return a === void 0 ? -Infinity : a + i;
	}
};
// src/api/http/connection.ts
const ke = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function Ae(t) {
	let n = je(t.token), { base: r, host: i, loopback: a } = Ne(t.baseUrl ?? "https://api.lokalise.com/api2");
	if (!a && process.env.NODE_TLS_REJECT_UNAUTHORIZED === "0") throw new g("NODE_TLS_REJECT_UNAUTHORIZED", "must not be 0: the token would be sent to a server whose certificate is not checked. Remove this environment variable. If a proxy has a certificate of its own, set NODE_EXTRA_CA_CERTS to the file of that certificate.");
	let { clock: o = ye, random: s = Math.random, timeouts: c = {}, concurrency: l = 10 } = t;
	return {
		base: r,
		loopback: a,
		token: n,
		tokenFrom: t.tokenFrom,
		headers: {
			"x-api-token": n,
			accept: "application/json",
			"user-agent": `lokaform/${e}`
		},
		limiter: t.clock ? new Te(o, s) : Ee(i),
		queue: we(t.rate === void 0 ? void 0 : k("rate", t.rate), Math.max(1, Math.floor(k("concurrency", l)))),
		clock: o,
		random: s,
		timeouts: {
			connect: k("timeouts.connect", c.connect ?? 1e4),
			read: k("timeouts.read", c.read ?? 6e4),
			write: k("timeouts.write", c.write ?? 18e4)
		},
		signal: t.signal && Me(t.signal),
		hooks: t
	};
}
function k(e, t) {
	if (t > 0) return t;
	throw new g(e, "must be a number above 0.");
}
function je(e) {
	if (typeof e == "string" && /^(?!["'])[\x21-\x7e]+$/.test(e)) return e;
	throw new g("token", "must be an API token, without quotes, spaces or line breaks.");
}
function Me(e) {
	let t = AbortSignal.any([e]);
	return c(0, t), t;
}
function Ne(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new g("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new g("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new g("baseUrl", "must not have a query or a fragment.");
	let n = ke.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new g("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host,
		loopback: n
	};
}
const A = {
	success: 67108864,
	error: 65536
};
async function Pe(e, t, { clock: n, connectTimeout: r, timeout: i, signal: a, isCurrent: o, onSent: s }) {
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
		}, r = await We(f, () => fetch(e, n)), i = await Fe(r);
		return {
			kind: "answered",
			status: r.status,
			headers: r.headers,
			body: i
		};
	} catch (e) {
		let t = x(e), { why: n } = l, r = n === "network" ? t.length > 0 && t.every(ue) : n === "outdated" || f.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(te) ? "timeout" : n,
			unsent: r,
			cause: de(t[0])
		};
	} finally {
		p(), m(), a?.removeEventListener("abort", d);
	}
}
async function Fe({ ok: e, body: t }) {
	let n = e ? A.success : A.error, r = [], i = 0;
	try {
		for await (let e of t ?? []) if (r.push(e), i += e.byteLength, i > n) break;
	} catch (t) {
		if (e) throw t;
	}
	if (e && i > n) throw se(n);
	return new TextDecoder().decode(Buffer.concat(r));
}
const Ie = new RegExp("\\d".repeat(16)), Le = /^-?[1-9]\d*$/;
function Re(e) {
	return a(Ie.test(e) ? ze(e) : e);
}
function ze(e) {
	let t = !1;
	return e.replace(/\\.|"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs, (e) => (e === "\"" && (t = !t), !t && Le.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e));
}
const Be = new u(), Ve = new WeakMap();
function He(e) {
	let t = r(e) ? e.request : void 0;
	return r(t) && t.method !== "CONNECT" ? t : void 0;
}
const Ue = t(() => {
	l("undici:request:create", (e) => {
		let t = Be.getStore(), n = He(e);
		t && n && (t.state = "waiting", Ve.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) l(e, (e) => {
		let t = Ve.get(He(e) ?? {});
		t && t.state !== "sent" && (t.state = "sent", t.onSent());
	});
});
function We(e, t) {
	return Ue(), Be.run(e, t);
}
// src/model/response.ts
function Ge(e) {
	return i(e) ? e : void 0;
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
const Ye = 253402300799;
function Xe(e) {
	let t = Je(typeof e == "number" ? Math.floor(e) : e);
	return t !== void 0 && t <= 253402300799 ? t : void 0;
}
function Ze(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function Qe(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function $e(e) {
	return !Object.values(e).includes(void 0);
}
function et(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [e] : []);
}
function tt(e, t) {
	let n = Array.isArray(e) ? e.map((e) => t(e)) : [void 0];
	return n.every((e) => e !== void 0) ? n : void 0;
}
const nt = 3e5, rt = [
	"GET",
	"PUT",
	"DELETE"
], j = (e) => e.kind === "answered" ? e.status : 0;
function it({ method: e, once: t = !1 }, n, r) {
	if (!(r >= at(n)) && (!st(n) || !t && rt.includes(e))) return M(n) ? "everyone" : "alone";
}
function at(e) {
	return e.kind === "answered" ? M(e) || e.status >= 500 || e.status === 408 ? 8 : 1 : e.why === "aborted" || ce(e.cause) ? 1 : ne(e.cause) ? 3 : 8;
}
function ot(e, t) {
	return e.kind === "answered" || !e.unsent || e.why !== "network" ? nt : t ? 2e3 : 15e3;
}
function M(e) {
	return j(e) === 429 || j(e) === 423;
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
function ut(e, t) {
	return new dt(e, t).send();
}
var dt = class {
	#e;
	#t;
	#n = 0;
	#r = 0;
	#i = !1;
	#a;
	#o;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async send() {
		for (;;) {
			let e = await this.#s();
			if (e) {
				if (e.kind === "answered" && e.status >= 200 && e.status < 300) return {
					response: e,
					attempts: this.#n
				};
				this.#i ||= st(e), await this.#l(e);
			}
		}
	}
	async #s() {
		let { clock: e, limiter: t, queue: n, signal: r } = this.#e, { body: i, age: a } = await this.#c(), o = a && N - a(), s = () => a === void 0 || a() <= N, c = this.#a === void 0 ? void 0 : this.#d(), l = await t.acquire(n, r, pt(c, o));
		if (!l && (this.#f() || o === void 0)) throw this.#p();
		if (!l || !s()) {
			l?.release();
			return;
		}
		this.#n++, this.#a ??= e.now();
		let u, d;
		try {
			u = await this.#u(i, {
				isCurrent: s,
				onSent: l.sent
			}), M(u) && (d = {
				locked: j(u) === 423,
				retryAfter: ht(u, e)
			});
		} finally {
			l.release(d, u?.kind === "answered" ? xe(u.headers) : void 0);
		}
		return this.#o = u, u;
	}
	async #c() {
		let { clock: e, limiter: t, signal: n } = this.#e, { body: r } = this.#t;
		if (typeof r != "function") return { body: r };
		if (t.pausedFor > 0 && await be(e, t.pausedFor, n), this.#f() || this.#r === 8) throw this.#p();
		this.#r++;
		let i = ft(e);
		return {
			body: await r(),
			age: i
		};
	}
	async #l(e) {
		let { clock: t, limiter: n, loopback: r, hooks: i, random: a, signal: o } = this.#e, { method: s, path: c } = this.#t, l = it(this.#t, e, this.#n), u = ht(e, t), d = l === "everyone" ? n.pausedFor : u ?? ct(this.#n, a);
		if (!l || d >= this.#d(ot(e, r))) throw this.#p();
		if (d > 2e3) {
			let t = u === void 0 ? mt(e) : "the service asked for it";
			i.onWait?.({
				method: s,
				path: c,
				attempt: this.#n + 1,
				ms: d,
				reason: t
			});
		}
		l === "alone" && await be(t, d, o);
	}
	async #u(e, t) {
		let { base: n, clock: r, headers: i, signal: a, timeouts: o, hooks: s } = this.#e, { method: c, path: l, query: u } = this.#t, d = {
			method: c,
			path: l,
			attempt: this.#n
		}, f = Math.min(c === "GET" ? o.read : o.write, this.#d()), p = e !== void 0 && {
			body: e,
			headers: {
				...i,
				"content-type": "application/json"
			}
		}, m = r.now();
		s.onRequest?.(d);
		let h = await Pe(`${n}${l}${u}`, {
			method: c,
			headers: i,
			...p
		}, {
			clock: r,
			connectTimeout: Math.min(o.connect, f),
			timeout: f,
			signal: a,
			...t
		}), g = h.kind === "answered" ? h.status : void 0, _ = Date.parse(h.kind === "answered" && h.headers.get("date") || ""), v = r.now() - m;
		return s.onResponse?.({
			...d,
			status: g,
			ms: v,
			...Number.isFinite(_) && { date: _ }
		}), h;
	}
	#d(e = nt) {
		let t = this.#e.clock.now();
		return (this.#a ?? t) + e - t;
	}
	#f() {
		return this.#e.signal?.aborted === !0 || this.#d() <= 0;
	}
	#p() {
		let { method: e, path: t, right: n } = this.#t, r = {
			method: e,
			path: t,
			attempts: this.#n,
			mayHaveHappened: this.#i
		};
		return this.#e.signal?.aborted ? new ee(`${e} ${t} was aborted.`, r) : this.#o ? me(this.#e, n, this.#o, r) : new b(`${e} ${t} was not sent: ${this.#r} times, it took more than ${N / 1e3} s from reading the values that it changes until it could be sent.`, r);
	}
};
function ft(e) {
	let [t, n] = [e.now(), e.date()];
	return () => Math.max(e.now() - t, Math.abs(e.date() - n));
}
function pt(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function mt(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no response" : M(e) ? "too many requests" : "a server error";
}
function ht(e, t) {
	return e.kind === "answered" ? lt(e.headers.get("retry-after"), t.date()) : void 0;
}
// src/api/params.ts
function gt(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new g(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
function _t(e, t) {
	if (typeof t != "string" && !(Number.isSafeInteger(t) && Number(t) > 0)) throw new g(e, "must be a string or a positive whole number.");
	let n = String(t);
	if (n.trim() === "") throw new g(e, "must not be empty.");
	if (n === "." || n === "..") throw new g(e, `must not be "${n}".`);
	return gt(e, n).replaceAll("%3A", ":");
}
function vt(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => _t(n, t[n]));
}
const P = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new g(e, "must be true, false, 1 or 0.");
}, F = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new g(e, "must not be empty: an empty list means no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new g(e, "must be a list of strings or numbers.");
		if (r === "") throw new g(e, "must not contain an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new g(e, `must not contain "${r}": a comma cannot be escaped here.`);
	}
	return n.join(",");
};
function I(e, t) {
	return (n, r) => {
		if (e(r)) return String(r);
		throw new g(n, t);
	};
}
const yt = I((e) => typeof e == "string" && e !== "", "must be a non-empty string.");
function bt(...e) {
	return I((t) => e.includes(t), `must be one of ${e.join(", ")}.`);
}
function L(e = 2 ** 53 - 1) {
	return I((t) => Number.isInteger(t) && Number(t) >= 1 && Number(t) <= e, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
}
function R(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new g(t, "is not a parameter of this operation.");
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
	limit: L(500),
	page: L(),
	cursor: yt
}, Ct = {
	page: L(),
	limit: L()
}, wt = (e) => R(xt, e), Tt = (e) => R(Ct, e);
function Et(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new g("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new g("page", "has no effect with pagination: \"cursor\".");
	return R(St, e);
}
function Dt(e) {
	return typeof e == "function";
}
function z(e, t, n) {
	if (e === null && t !== n) throw new g(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new g(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new g(`${t}[${r}]`, "must not be undefined.");
		z(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) z(i, `${t}.${r}`, n);
}
function Ot(e, t) {
	if (!Array.isArray(e)) throw new g(t, "must be a list.");
	if (e.length === 0) throw new g(t, "must not be empty.");
}
function B(e, t) {
	if (!r(e)) throw new g(t, "must be an object.");
}
function V(e) {
	return Array.isArray(e);
}
function H(e) {
	Ot(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) B(n, `keys[${t}]`);
	return z(e.keys, "keys"), z(e.use_automations, "use_automations"), e;
}
function kt(e) {
	return V(e) ? H({ keys: e }) : (B(e, "keys"), H("keys" in e ? e : { keys: [e] }));
}
function At(e) {
	V(e) || B(e, "keys");
	let t = H(V(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) jt(n.key_id, `keys[${e}].key_id`);
	return t;
}
function jt(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new g(t, "must be the id of a key.");
}
function Mt(e) {
	if (B(e, "params"), "translations" in e) throw new g("params.translations", "is ignored by the service here: use updateKeys.");
	return z(e, "params"), e;
}
function Nt(e) {
	Ot(e, "keyIds");
	for (let [t, n] of e.entries()) jt(n, `keyIds[${t}]`);
	return { keys: e };
}
function Pt(e) {
	return B(e, "params"), z(e, "params", "params.branch"), e;
}
// src/api/operations.ts
const U = "/projects/{projectId}", W = {
	path: `${U}/keys`,
	member: ["keys", "array"]
}, G = {
	path: `${U}/keys/{keyId}`,
	member: ["key", "object"]
}, K = { right: "manage keys" }, q = {
	path: `${U}/webhooks`,
	right: "manage settings"
}, J = {
	...q,
	path: `${U}/webhooks/{webhookId}`
}, Ft = {
	...q,
	path: `${U}/webhooks/{webhookId}/secret/regenerate`
}, Y = { member: ["webhook", "object"] }, X = {
	keys: {
		...W,
		method: "GET",
		query: Et
	},
	key: {
		...G,
		method: "GET",
		query: wt
	},
	createKeys: {
		...W,
		...K,
		method: "POST",
		body: kt
	},
	updateKey: {
		...G,
		...K,
		method: "PUT",
		body: Mt
	},
	updateKeys: {
		...W,
		...K,
		method: "PUT",
		once: !0,
		body: At
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
		body: Nt
	},
	webhooks: {
		...q,
		method: "GET",
		query: Tt,
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
		body: Pt
	},
	updateWebhook: {
		...J,
		...Y,
		method: "PUT",
		body: Pt
	},
	destroyWebhook: {
		...J,
		method: "DELETE"
	},
	regenerateWebhookSecret: {
		...Ft,
		method: "PATCH",
		member: ["secret", "string"]
	},
	projectDetails: {
		path: U,
		method: "GET"
	},
	languages: {
		path: `${U}/languages`,
		method: "GET",
		query: Tt,
		member: ["languages", "array"]
	},
	contributorMe: {
		path: `${U}/contributors/me`,
		method: "GET",
		member: ["contributor", "object"]
	}
}, It = {
	...q,
	path: `${U}/snapshots`,
	method: "POST"
}, Lt = (e) => ({ title: e }), Rt = {
	...It,
	body: Lt,
	member: ["snapshot", "object"]
};
function zt(e) {
	return typeof e == "string" || r(e) && o.every((t) => typeof e[t] == "string");
}
function Bt(e) {
	let t = r(e) ? e : { message: e }, { message: n, code: i, key_name: a, key_id: o, ...s } = t, c = a ?? (r(t.key) ? t.key.key_name : void 0), l = Ze(o);
	return {
		...s,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(i)) ? Number(i) : 0,
		...zt(c) && { key_name: c },
		...l !== void 0 && { key_id: Qe(l) }
	};
}
function Vt(e) {
	return Array.isArray(e) ? e.map(Bt) : r(e) ? Object.values(e).filter(r).map(Bt) : [];
}
async function Z(e, t, n, i) {
	let { method: a, right: o, member: s, once: c = !1 } = t, l = vt(t.path, n), u = (e) => t.body && JSON.stringify(t.body(e)), d = await ut(e, {
		method: a,
		path: l,
		right: o,
		...Dt(i) ? {
			once: !0,
			query: "",
			body: async () => u(await i())
		} : {
			once: c,
			query: t.query?.(i) ?? "",
			body: u(i)
		}
	}), f = (t) => {
		let n = `The response to ${a} ${l} is not valid: ${t}.`, { status: r } = d.response, i = {
			method: a,
			path: l,
			attempts: d.attempts,
			mayHaveHappened: !0
		}, o = {
			status: r,
			code: r,
			serviceMessage: ""
		};
		return new v(n.replaceAll(e.token, "***"), o, i);
	}, p = Re(d.response.body);
	if (p === void 0) throw f(d.response.body === "" ? "it is empty" : "it is not JSON, or it was cut off");
	if (!r(p)) throw f(`the response: expected object, received ${Ht(p)}`);
	let [m = "", h] = s ?? [], g = p[m] === "" ? "empty string" : Ht(p[m]);
	if (h && g !== h) throw f(`${m}: expected ${h}, received ${g}`);
	return {
		wire: p,
		value: h === "array" || h === "object" ? p[m] : p,
		headers: d.response.headers
	};
}
function Ht(e) {
	return e === null ? "null" : Array.isArray(e) ? "array" : typeof e;
}
// src/api/client.ts
let Ut;
var Wt = class {
	#e;
	constructor(e) {
		this.#e = Ae(e);
	}
	static {
		Ut = (e, t, n) => e.#t(Rt, { projectId: t }, n);
	}
	project(e) {
		return new Gt(this, e);
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
		return new p(() => this.keys(e, {
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
		return new p(() => this.webhooks(e));
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
		return (await Z(this.#e, e, t, n)).value;
	}
	async #n(e, t, n, r, i) {
		let a = await Z(this.#e, e, { projectId: t }, n), { project_id: o, branch: s, errors: c } = a.wire, l = {
			projectId: typeof o == "string" ? o : t.split(":")[0] ?? t,
			...typeof s == "string" && { branch: s },
			errors: e.query ? [] : Vt(c),
			headers: a.headers
		}, u = this.project(t), d = a.value.map((e) => r(u, e));
		return !i || Dt(n) ? new f(d, l) : new f(d, {
			...l,
			requested: n
		}, (e) => i({
			...n,
			...e
		}));
	}
}, Gt = class e {
	#e;
	id;
	constructor(e, t) {
		this.#e = e, this.id = t;
	}
	static {
		for (let t of Object.getOwnPropertyNames(Wt.prototype)) t !== "constructor" && t !== "project" && Object.defineProperty(e.prototype, t, { value: function(...e) {
			return Reflect.get(this.#e, t).call(this.#e, this.id, ...e);
		} });
	}
}, Kt = class {
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
}, qt = class {
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
	return Object.assign(new Kt(e), typeof t == "object" ? t : {});
}
function $(e, t) {
	return Object.assign(new qt(e), typeof t == "object" ? t : {});
}
export { p as C, f as S, g as _, Qe as a, b, Je as c, tt as d, Ge as f, v as g, ee as h, Ye as i, qe as l, Xe as m, Gt as n, $e as o, Ke as p, Ut as r, et as s, Wt as t, Ze as u, y as v, m as w, ge as x, _ as y };
