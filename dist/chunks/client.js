import { a as e, c as t, n, t as r } from "./wire.js";
import { _ as i, b as a, d as o, i as s } from "./zod.js";
import { setMaxListeners as c } from "node:events";
import { subscribe as l } from "node:diagnostics_channel";
import { AsyncLocalStorage as u } from "node:async_hooks";
// src/api/errors/errors.ts
var d = class extends TypeError {
	name = "ArgumentError";
	argument;
	constructor(e, t) {
		super(`${e} ${t}`), this.argument = e;
	}
}, f = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, p = class extends f {
	name = "ApiError";
	status;
	code;
	serviceMessage;
	details;
	constructor(e, t, n) {
		super(e, n), this.status = t.status, this.code = t.code, this.serviceMessage = t.serviceMessage, this.details = t.details;
	}
}, m = class extends f {
	name = "NetworkError";
}, h = class extends m {
	name = "TimeoutError";
}, ee = class extends f {
	name = "QueueTimeoutError";
}, g = class extends m {
	name = "AbortError";
};
// src/api/http/clock.ts
const _ = {
	now: () => performance.now(),
	date: () => Date.now(),
	after(e, t) {
		let n = setTimeout(t, e);
		return () => clearTimeout(n);
	}
};
function te(e, t, n) {
	return new Promise((r) => {
		let i = () => {
			a(), n?.removeEventListener("abort", i), r();
		}, a = e.after(t, i);
		n?.aborted ? i() : n?.addEventListener("abort", i, { once: !0 });
	});
}
function v(e) {
	return {
		startedAt: e,
		sentAt: e + 500
	};
}
function y(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
var ne = class {
	#e = [];
	#t;
	constructor(e) {
		this.#t = y(e).length + 1e3;
	}
	add(e) {
		this.#e.push(e);
	}
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.sentAt + this.#t > e);
		let { count: n, length: r } = y(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.sentAt).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
}, re = class {
	rate;
	concurrency;
	window;
	waiters = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new ne(e.rate / 8);
	}
}, ie = class {
	#e;
	#t;
	#n = new ne(6 / 8);
	#r = [];
	#i = 0;
	#a = !1;
	#o = 1;
	#s = 0;
	#c = -Infinity;
	#l = -Infinity;
	#u = () => {};
	constructor(e = _, t = Math.random) {
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
		let t = Math.min(...this.#r.map((t) => this.#f(t, e)));
		this.#u = Number.isFinite(t) ? this.#e.after(t - e, () => this.#d()) : () => {};
	}
	#f(e, t) {
		let n = this.#a ? 1 : Math.max(10, e.concurrency);
		return this.#i >= n || e.running >= e.concurrency ? Infinity : Math.max(this.#l, this.#n.freeAt(t, Math.max(6, e.rate) / this.#o), e.window.freeAt(t, e.rate / this.#o));
	}
	#p(e, t) {
		let n = v(t);
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
const ae = new Map();
function oe(e) {
	let t = ae.get(e) ?? new ie();
	return ae.set(e, t), t;
}
// src/api/http/connection.ts
const se = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function ce(t) {
	let n = le(t.token), { base: r, host: i, loopback: a } = de(t.baseUrl ?? "https://api.lokalise.com/api2"), { clock: o = _, random: s = Math.random, timeouts: c = {}, concurrency: l = 10 } = t, u = {
		rate: b("rate", t.rate ?? 6),
		concurrency: Math.max(1, Math.floor(b("concurrency", l)))
	};
	return {
		base: r,
		loopback: a,
		token: n,
		headers: {
			"x-api-token": n,
			accept: "application/json",
			"user-agent": `lokaform/${e}`
		},
		limiter: t.clock ? new ie(o, s) : oe(i),
		queue: new re(u),
		clock: o,
		random: s,
		timeouts: {
			connect: b("timeouts.connect", c.connect ?? 1e4),
			read: b("timeouts.read", c.read ?? 6e4),
			write: b("timeouts.write", c.write ?? 18e4)
		},
		signal: t.signal && ue(t.signal),
		onRequest: t.onRequest ?? (() => {}),
		onResponse: t.onResponse ?? (() => {}),
		onWait: t.onWait ?? (() => {})
	};
}
function b(e, t) {
	if (t > 0) return t;
	throw new d(e, "must be a number above 0.");
}
function le(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new d("token", "must be an API token: visible characters without spaces or line breaks.");
}
function ue(e) {
	let t = new AbortController();
	return c(0, t.signal), e.aborted ? t.abort() : e.addEventListener("abort", () => t.abort(), { once: !0 }), t.signal;
}
function de(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new d("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new d("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new d("baseUrl", "must not have a query or a fragment.");
	let n = se.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new d("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host,
		loopback: n
	};
}
// src/api/operations/answers.ts
function x(e) {
	return { schema: e };
}
const S = s(a()), C = o({}), fe = x(o({ keys: S })), pe = x(o({ keys: S })), me = x(o({ key: C })), he = x(C), ge = x(C), _e = x(o({ webhooks: S })), w = x(o({ webhook: C })), ve = x(C), ye = x(o({ secret: i().min(1) })), be = x(o({ languages: S })), xe = x(C), Se = x(o({ contributor: C }));
// src/api/operations/bodies.ts
function T(e, t, n) {
	if (e === null && t !== n) throw new d(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new d(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new d(`${t}[${r}]`, "must not be undefined.");
		T(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) T(i, `${t}.${r}`, n);
}
function Ce(e, t) {
	if (!Array.isArray(e)) throw new d(t, "must be a list.");
	if (e.length === 0) throw new d(t, "must not be empty.");
}
function E(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new d(t, "must be an object.");
}
function we(e) {
	return Array.isArray(e);
}
function D(e) {
	Ce(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) E(n, `keys[${t}]`);
	return T(e.keys, "keys"), T(e.use_automations, "use_automations"), e;
}
function Te(e) {
	return we(e) ? D({ keys: e }) : (E(e, "keys"), D("keys" in e ? e : { keys: [e] }));
}
function Ee(e) {
	we(e) || E(e, "keys");
	let t = D(we(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) De(n.key_id, `keys[${e}].key_id`);
	return t;
}
function De(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new d(t, "must be the id of a key.");
}
function Oe(e) {
	if (E(e, "params"), "translations" in e) throw new d("params.translations", "is ignored by the service here: use updateKeys.");
	return T(e, "params"), e;
}
function ke(e) {
	Ce(e, "keyIds");
	for (let [t, n] of e.entries()) De(n, `keyIds[${t}]`);
	return { keys: e };
}
const Ae = (e) => Me(e), je = (e) => Me(e);
function Me(e) {
	return E(e, "params"), T(e, "params", "params.branch"), e;
}
// src/api/operations/encode.ts
function Ne(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new d(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
function Pe(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new d(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new d(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new d(e, "must not be empty.");
	if (n === "." || n === "..") throw new d(e, `must not be "${n}".`);
	return Ne(e, n).replaceAll("%3A", ":");
}
function Fe(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => Pe(n, t[n]));
}
const O = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new d(e, "must be true, false, 1 or 0.");
}, k = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new d(e, "must not be empty: an empty list means no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new d(e, "must be a list of strings or numbers.");
		if (r === "") throw new d(e, "must not contain an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new d(e, `must not contain "${r}": a comma cannot be escaped here.`);
	}
	return n.join(",");
}, Ie = (e, t) => {
	if (typeof t == "string" && t !== "") return t;
	throw new d(e, "must be a non-empty string.");
};
function Le(...e) {
	return (t, n) => {
		if (typeof n == "string" && e.includes(n)) return n;
		throw new d(t, `must be one of ${e.join(", ")}.`);
	};
}
function A(e = 2 ** 53 - 1) {
	return (t, n) => {
		if (typeof n == "number" && Number.isInteger(n) && n >= 1 && n <= e) return String(n);
		throw new d(t, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
	};
}
function Re(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new d(t, "is not a parameter of this operation.");
		return [`${t}=${Ne(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const ze = { disable_references: O }, Be = {
	...ze,
	include_translations: O,
	include_comments: O,
	include_screenshots: O,
	filter_translation_lang_ids: k,
	filter_tags: k,
	filter_filenames: k,
	filter_keys: k,
	filter_key_ids: k,
	filter_platforms: k,
	filter_untranslated: O,
	filter_qa_issues: k,
	filter_archived: Le("include", "exclude", "only"),
	pagination: Le("offset", "cursor"),
	limit: A(500),
	page: A(),
	cursor: Ie
}, Ve = {
	page: A(),
	limit: A()
}, He = (e) => Re(ze, e), Ue = (e) => Re(Ve, e);
function We(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new d("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new d("page", "has no effect with pagination: \"cursor\".");
	return Re(Be, e);
}
// src/api/operations/operations.ts
function j(e) {
	return e;
}
const M = { path: "/projects/{projectId}/keys" }, N = { path: "/projects/{projectId}/keys/{keyId}" }, P = { right: "manage keys" }, F = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, I = {
	...F,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, Ge = {
	...F,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, L = {
	keys: j({
		...M,
		method: "GET",
		query: We,
		answer: fe
	}),
	key: j({
		...N,
		method: "GET",
		query: He,
		answer: me
	}),
	createKeys: j({
		...M,
		...P,
		method: "POST",
		body: Te,
		answer: pe
	}),
	updateKey: j({
		...N,
		...P,
		method: "PUT",
		body: Oe,
		answer: me
	}),
	updateKeys: j({
		...M,
		...P,
		method: "PUT",
		once: !0,
		body: Ee,
		answer: pe
	}),
	destroyKey: j({
		...N,
		...P,
		method: "DELETE",
		answer: he
	}),
	destroyKeys: j({
		...M,
		...P,
		method: "DELETE",
		once: !0,
		body: ke,
		answer: ge
	}),
	webhooks: j({
		...F,
		method: "GET",
		query: Ue,
		answer: _e
	}),
	webhook: j({
		...I,
		method: "GET",
		answer: w
	}),
	createWebhook: j({
		...F,
		method: "POST",
		body: Ae,
		answer: w
	}),
	updateWebhook: j({
		...I,
		method: "PUT",
		body: je,
		answer: w
	}),
	destroyWebhook: j({
		...I,
		method: "DELETE",
		answer: ve
	}),
	regenerateWebhookSecret: j({
		...Ge,
		method: "PATCH",
		answer: ye
	}),
	projectDetails: j({
		path: "/projects/{projectId}",
		method: "GET",
		answer: xe
	}),
	languages: j({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: Ue,
		answer: be
	}),
	contributorMe: j({
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		answer: Se
	})
};
// src/api/errors/causes.ts
function Ke(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(Ke) : e.cause instanceof Error ? Ke(e.cause) : [e] : [];
}
function R(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
function qe(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || Je(e) || Xe(e);
}
function Je(e) {
	return R(e) === "UND_ERR_CONNECT_TIMEOUT";
}
function Ye(e) {
	return R(e) === "ENOTFOUND";
}
function Xe(e) {
	return et(e) || Qe(e) || Ze.test(R(e));
}
const Ze = /^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|EAFNOSUPPORT|EINVAL|ERR_INVALID_URL)$/;
function Qe(e) {
	return R(e) === "" && e.message === "bad port";
}
function $e(e) {
	return R(e) === "ECONNREFUSED";
}
function et(e) {
	return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(R(e));
}
function tt(e) {
	let t = Error(e?.message || "fetch failed"), n = e ? R(e) : "";
	return n && (t.code = n), t;
}
function nt(e) {
	try {
		return n(e);
	} catch {
		return;
	}
}
function rt(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const z = (e) => typeof e == "string" && e !== "" ? e : void 0, B = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
function it(e, t) {
	let n = nt(t);
	if (!r(n)) return {
		status: e,
		code: e,
		serviceMessage: z(n) ?? rt(t)
	};
	let i = r(n.error) ? n.error : n, a = z(i.message) ?? z(i.error_description) ?? z(i.error) ?? "", o = B(i.code) ?? B(i.errorCode) ?? B(i.statusCode) ?? e;
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
function V(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => V(e, t)) : r(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), V(n, t)])) : e;
}
// src/api/errors/messages.ts
function at({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return st(r, i, t);
	let a = it(r.status, r.body), o = H(a.serviceMessage, e), s = {
		...a,
		serviceMessage: o,
		details: V(a.details, e)
	}, c = o ? `: ${o.replace(/\.$/, "")}.` : " without a message.";
	return new p(H(`${i.method} ${i.path} returned ${r.status}${c} ${ct(s, n, r)}`.trim(), e), s, i);
}
function ot(e, t, n, r) {
	return new p(H(`The answer to ${r.method} ${r.path} is not valid: ${t}.`, e), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function st({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new h(`${t ? "No connection could be made in time" : "There was no complete answer in time"} for ${a}${o}.`, r, n);
	let s = n.message.includes(n.code ?? "") ? n.message : `${n.message} (${n.code})`, c = t ? "No connection could be made" : "The connection was lost";
	return new m(`${et(n) ? "The server's certificate is not trusted" : c} for ${a}${o}: ${s}.${Ye(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && $e(n) ? " No server listens on this address: is the sandbox running?" : Qe(n) ? " Node does not connect to this port: use another one in the base URL." : ""}`, r, n);
}
function ct({ status: e, serviceMessage: t }, n, { headers: r }) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong or was revoked: check the token, or create a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token needs the right *${n}* in this project. To write, it must be a read/write token.`;
	if (e >= 300 && e < 400) return lt(r);
	let i = Number(r.get("retry-after"));
	return e === 429 && i > 0 ? `The service asks to wait ${i} s.` : "";
}
function lt(e) {
	let t = e.get("location");
	return `It redirects to ${t !== null && URL.canParse(t) ? new URL(t).origin : "another address"}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
}
function H(e, t) {
	return e.replaceAll(t, "***");
}
// src/api/http/losslessJson.ts
const ut = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, dt = /^-?[1-9]\d*$/;
function ft(e) {
	return n(pt(e) ? mt(e) : e);
}
function pt(e) {
	for (let t = 0; t < e.length; t += 16) {
		if (!U(e, t)) continue;
		let [n, r] = [t, t + 1];
		for (; U(e, n - 1);) n--;
		for (; U(e, r);) r++;
		if (r - n >= 16) return !0;
	}
	return !1;
}
function U(e, t) {
	let n = e.charCodeAt(t);
	return n >= 48 && n <= 57;
}
function mt(e) {
	let t = "";
	for (let n = 0; n < e.length;) {
		let r = e.indexOf("\"", n), i = r < 0 ? e.length : r;
		t += e.slice(n, i).replace(ut, ht), n = r < 0 ? i : gt(e, r), t += e.slice(i, n);
	}
	return t;
}
function ht(e) {
	return dt.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
}
function gt(e, t) {
	for (let n = e.indexOf("\"", t + 1); n >= 0; n = e.indexOf("\"", n + 1)) {
		let t = n;
		for (; e[t - 1] === "\\";) t--;
		if ((n - t) % 2 == 0) return n + 1;
	}
	return e.length;
}
const _t = 3e5, W = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
], G = [
	"GET",
	"PUT",
	"DELETE"
], K = (e) => e.kind === "answered" ? e.status : 0, vt = [
	{
		when: (e) => q(e),
		methods: W,
		wait: "everyone"
	},
	{
		when: (e) => e.kind === "unanswered" && Xe(e.cause),
		methods: [],
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && Ye(e.cause),
		methods: W,
		wait: "alone",
		maxAttempts: 3
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted" && e.unsent,
		methods: W,
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted",
		methods: G,
		wait: "alone"
	},
	{
		when: (e) => K(e) >= 500,
		methods: G,
		wait: "alone"
	},
	{
		when: (e) => K(e) === 408,
		methods: G,
		wait: "alone"
	}
];
function yt({ method: e, once: t = !1 }, n, r) {
	let i = vt.find(({ when: e }) => e(n));
	if (i?.methods.includes(e) && !(t && St(n))) return r < (i.maxAttempts ?? 8) ? i.wait : void 0;
}
function bt(e, t) {
	return e.kind === "answered" || !e.unsent || e.why !== "network" ? _t : t ? 2e3 : 15e3;
}
function q(e) {
	return K(e) === 429 || K(e) === 423;
}
function xt(e) {
	return K(e) === 423;
}
function St(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
function Ct(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
function wt(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
// src/api/http/requestSent.ts
var Tt = class {
	#e;
	state = "unknown";
	constructor(e) {
		this.#e = e;
	}
	markSent() {
		this.state !== "sent" && (this.state = "sent", this.#e());
	}
};
const Et = new u(), Dt = new WeakMap();
let Ot = !1;
function kt(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function At() {
	Ot = !0, l("undici:request:create", (e) => {
		let t = Et.getStore(), n = kt(e);
		t && n && (t.state = "waiting", Dt.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) l(e, (e) => {
		let t = kt(e);
		t && Dt.get(t)?.markSent();
	});
}
function jt(e, t) {
	return Ot || At(), Et.run(e, t);
}
async function Mt(e, { clock: t, connectTimeout: n, timeout: r, signal: i, onSent: a }) {
	let o = new AbortController(), s = { why: "network" }, c = (e) => {
		s.why = e, o.abort();
	}, l = () => c("aborted"), u = new Tt(() => {
		d(), a();
	}), d = t.after(n, () => {
		u.state === "waiting" && c("timeout");
	}), f = t.after(r, () => c("timeout"));
	i?.aborted ? l() : i?.addEventListener("abort", l, { once: !0 });
	try {
		let { url: t, method: n, headers: r, body: i } = e, a = {
			method: n,
			headers: r,
			redirect: "manual",
			signal: o.signal
		};
		i !== void 0 && (a.body = i);
		let s = await jt(u, () => fetch(t, a)), c = await (s.ok ? s.text() : Nt(s));
		return {
			kind: "answered",
			status: s.status,
			headers: s.headers,
			body: c
		};
	} catch (e) {
		let t = Ke(e), { why: n } = s, r = n === "network" ? t.length > 0 && t.every(qe) : u.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(Je) ? "timeout" : n,
			unsent: r,
			cause: tt(t[0])
		};
	} finally {
		d(), f(), i?.removeEventListener("abort", l);
	}
}
async function Nt(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
async function Pt(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, l = !1, u, d = 0, f, p = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: l
	}), m = () => a?.aborted || !f ? new g(`${o} ${s} was aborted.`, p()) : at(e, t.right, f, p());
	for (;;) {
		let h = await r.acquire(i, a, Ft(u && u - n.now(), t.queueTimeout));
		if (!h && !a?.aborted && (u === void 0 || n.now() < u)) throw new ee(`${o} ${s} was not sent: it waited too long because of the service's limits.`, p());
		if (!h) throw m();
		c++, u === void 0 && (d = n.now(), u = d + _t);
		let g;
		try {
			f = await Rt(e, t, c, u - n.now(), h.sent), q(f) && (g = {
				locked: xt(f),
				retryAfter: Lt(f, n)
			});
		} finally {
			h.release(g);
		}
		if (f.kind === "answered" && f.status >= 200 && f.status < 300) return {
			answer: f,
			attempts: c
		};
		l ||= St(f);
		let _ = yt(t, f, c), v = Lt(f, n), y = _ === "everyone" ? r.pausedFor : v ?? Ct(c, e.random);
		if (!_ || n.now() + y >= Math.min(u, d + bt(f, e.loopback))) throw m();
		if (y > 2e3) {
			let t = v === void 0 ? It(f) : "the service asked for it";
			e.onWait({
				method: o,
				path: s,
				attempt: c + 1,
				ms: y,
				reason: t
			});
		}
		_ === "alone" && await te(n, y, a);
	}
}
function Ft(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function It(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no answer" : q(e) ? "too many requests" : "a server error";
}
function Lt(e, t) {
	return e.kind === "answered" ? wt(e.headers.get("retry-after"), t.date()) : void 0;
}
async function Rt(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await Mt({
		method: t,
		url: `${c}${n}${r}`,
		headers: f,
		body: i
	}, {
		clock: l,
		connectTimeout: Math.min(d.connect, p),
		timeout: p,
		signal: u,
		onSent: s
	}), ee = h.kind === "answered" ? h.status : void 0;
	return e.onResponse({
		method: t,
		path: n,
		attempt: a,
		status: ee,
		ms: l.now() - m
	}), h;
}
async function J(e, t, n, r, { queueTimeout: i } = {}) {
	let { method: a, right: o, answer: s, once: c = !1 } = t, l = Fe(t.path, n), u = await Pt(e, {
		method: a,
		path: l,
		query: t.query?.(r) ?? "",
		body: t.body && JSON.stringify(t.body(r)),
		right: o,
		once: c,
		queueTimeout: i
	}), d = (t) => ot(e.token, t, u.answer.status, {
		method: a,
		path: l,
		attempts: u.attempts,
		mayHaveHappened: !0
	}), f = zt(u.answer.body, d), p = s.schema.safeParse(f);
	if (!p.success) throw d(Bt(p.error.issues));
	return {
		wire: f,
		headers: u.answer.headers
	};
}
function zt(e, t) {
	try {
		return ft(e);
	} catch {
		throw t(e === "" ? "it is empty" : "it is not JSON, or it was cut off");
	}
}
function Bt(e) {
	let t = e.slice(0, 3).map(({ path: e, message: t }) => `${e.map((e) => typeof e == "number" ? `[${e}]` : `.${String(e)}`).join("").replace(/^\./, "") || "the answer"}: ${t.replace(/^Invalid \w+: /, "")}`), n = e.length - t.length;
	return t.join("; ") + (n > 0 ? `; and ${n} more` : "");
}
// src/api/operations/refusedEntries.ts
function Vt(e) {
	return typeof e == "string" || r(e) && t.every((t) => typeof e[t] == "string");
}
function Ht(e) {
	return typeof e != "string" || !/^\d+$/.test(e) ? Ut(e) ? e : void 0 : Ut(Number(e)) ? Number(e) : e;
}
function Ut(e) {
	return Number.isSafeInteger(e);
}
function Wt(e) {
	let t = r(e) ? e : { message: e }, { message: n, code: i, key_name: a, key_id: o } = t, s = a ?? (r(t.key) ? t.key.key_name : void 0), c = {
		...t,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(i)) ? Number(i) : 0
	};
	delete c.key_name, delete c.key_id, Vt(s) && (c.key_name = s);
	let l = Ht(o);
	return l !== void 0 && (c.key_id = l), c;
}
function Gt(e) {
	return Array.isArray(e) ? e.map(Wt) : r(e) ? Object.values(e).filter(r).map(Wt) : [];
}
function Y(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
const Kt = [
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
var X = class extends Array {
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
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = Y(r, "total-count"), this.pageCount = Y(r, "page-count"), this.page = Y(r, "page"), this.limit = Y(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
		let a = r?.get("x-pagination-next-cursor") || void 0, o = this.length > 0 && a !== i?.cursor;
		this.nextCursor = o ? a : void 0;
		for (let e of Kt) Object.defineProperty(this, e, { enumerable: !1 });
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
function Z(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new qt(t, n, r?.key_id ?? ""), r);
}
// src/api/client/pages.ts
var Jt = class {
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
}, Yt = class {
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
function Q(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new Yt(t, n, r?.webhook_id ?? ""), r);
}
// src/api/client/clientOperations.ts
var Xt = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	async keys(e, t = {}) {
		let n = await J(this.#e, L.keys, { projectId: e }, t);
		return new X(n.wire.keys.map((t) => Z(t, this, e)), $(e, n, t), (n) => this.keys(e, {
			...t,
			...n
		}));
	}
	async key(e, t, n = {}) {
		let { wire: r } = await J(this.#e, L.key, {
			projectId: e,
			keyId: t
		}, n);
		return Z(r.key, this, e);
	}
	async createKeys(e, t) {
		return this.#t(e, await J(this.#e, L.createKeys, { projectId: e }, t));
	}
	async updateKey(e, t, n) {
		let { wire: r } = await J(this.#e, L.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return Z(r.key, this, e);
	}
	async updateKeys(e, t, n = {}) {
		let r = await J(this.#e, L.updateKeys, { projectId: e }, t, n);
		return this.#t(e, r);
	}
	async destroyKey(e, t) {
		return (await J(this.#e, L.destroyKey, {
			projectId: e,
			keyId: t
		}, void 0)).wire;
	}
	async destroyKeys(e, t, n = {}) {
		return (await J(this.#e, L.destroyKeys, { projectId: e }, t, n)).wire;
	}
	allKeys(e, t = {}) {
		return new Jt(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	async webhooks(e, t = {}) {
		let n = await J(this.#e, L.webhooks, { projectId: e }, t);
		return new X(n.wire.webhooks.map((t) => Q(t, this, e)), $(e, n, t), (n) => this.webhooks(e, {
			...t,
			...n
		}));
	}
	async webhook(e, t) {
		let { wire: n } = await J(this.#e, L.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return Q(n.webhook, this, e);
	}
	async createWebhook(e, t) {
		let { wire: n } = await J(this.#e, L.createWebhook, { projectId: e }, t);
		return Q(n.webhook, this, e);
	}
	async updateWebhook(e, t, n) {
		let { wire: r } = await J(this.#e, L.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return Q(r.webhook, this, e);
	}
	async destroyWebhook(e, t) {
		return (await J(this.#e, L.destroyWebhook, {
			projectId: e,
			webhookId: t
		}, void 0)).wire;
	}
	async regenerateWebhookSecret(e, t) {
		let n = L.regenerateWebhookSecret;
		return (await J(this.#e, n, {
			projectId: e,
			webhookId: t
		}, void 0)).wire;
	}
	allWebhooks(e) {
		return new Jt(() => this.webhooks(e));
	}
	async projectDetails(e) {
		return (await J(this.#e, L.projectDetails, { projectId: e }, void 0)).wire;
	}
	async languages(e, t = {}) {
		let n = await J(this.#e, L.languages, { projectId: e }, t);
		return new X(n.wire.languages, $(e, n, t), (n) => this.languages(e, {
			...t,
			...n
		}));
	}
	async contributorMe(e) {
		return (await J(this.#e, L.contributorMe, { projectId: e }, void 0)).wire.contributor;
	}
	#t(e, t) {
		return new X(t.wire.keys.map((t) => Z(t, this, e)), {
			...$(e, t, {}),
			errors: Gt(t.wire.errors)
		});
	}
};
function $(e, { wire: t, headers: n }, r) {
	let { project_id: i, branch: a } = t;
	return {
		projectId: typeof i == "string" ? i : e.split(":")[0] ?? e,
		...typeof a == "string" && { branch: a },
		headers: n,
		requested: r
	};
}
// src/api/client/project.ts
var Zt = class {
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
	updateKeys(e, t) {
		return this.#e.updateKeys(this.id, e, t);
	}
	destroyKey(e) {
		return this.#e.destroyKey(this.id, e);
	}
	destroyKeys(e, t) {
		return this.#e.destroyKeys(this.id, e, t);
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
	destroyWebhook(e) {
		return this.#e.destroyWebhook(this.id, e);
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
}, Qt = class extends Xt {
	constructor(e) {
		super(ce(e));
	}
	project(e) {
		return new Zt(this, e);
	}
};
export { g as a, m as c, h as d, X as i, ee as l, Zt as n, p as o, Jt as r, d as s, Qt as t, f as u };
