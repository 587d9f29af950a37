import { a as e, c as t, n, t as r } from "./wire.js";
import { _ as i, b as a, d as o, i as s } from "./zod.js";
import { setMaxListeners as c } from "node:events";
import { subscribe as l } from "node:diagnostics_channel";
import { AsyncLocalStorage as u } from "node:async_hooks";
// src/model/lists.ts
function d(e, ...t) {
	for (let n of t) for (let t of n) e.push(t);
}
function f(e) {
	let t = -Infinity;
	for (let n of e) t = Math.max(t, n);
	return t;
}
function p(e) {
	let t = Infinity;
	for (let n of e) t = Math.min(t, n);
	return t;
}
// src/api/errors/errors.ts
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
// src/api/http/clock.ts
const b = {
	now: () => performance.now(),
	date: () => Date.now(),
	after(e, t) {
		let n = setTimeout(t, e);
		return () => clearTimeout(n);
	}
};
function ee(e, t, n) {
	return new Promise((r) => {
		let i = () => {
			a(), n?.removeEventListener("abort", i), r();
		}, a = e.after(t, i);
		n?.aborted ? i() : n?.addEventListener("abort", i, { once: !0 });
	});
}
function x(e) {
	return {
		startedAt: e,
		sentAt: e + 500
	};
}
function S(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
var C = class {
	#e = [];
	#t;
	constructor(e) {
		this.#t = S(e).length + 1e3;
	}
	add(e) {
		this.#e.push(e);
	}
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.sentAt + this.#t > e);
		let { count: n, length: r } = S(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.sentAt).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
}, te = class {
	rate;
	concurrency;
	window;
	waiters = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new C(e.rate / 8);
	}
}, ne = class {
	#e;
	#t;
	#n = new C(6 / 8);
	#r = [];
	#i = 0;
	#a = !1;
	#o = 1;
	#s = 0;
	#c = -Infinity;
	#l = -Infinity;
	#u = () => {};
	constructor(e = b, t = Math.random) {
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
		let t = p(this.#r.map((t) => this.#f(t, e)));
		this.#u = Number.isFinite(t) ? this.#e.after(t - e, () => this.#d()) : () => {};
	}
	#f(e, t) {
		let n = this.#a ? 1 : Math.max(10, e.concurrency);
		return this.#i >= n || e.running >= e.concurrency ? Infinity : Math.max(this.#l, this.#n.freeAt(t, Math.max(6, e.rate) / this.#o), e.window.freeAt(t, e.rate / this.#o));
	}
	#p(e, t) {
		let n = x(t);
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
const re = new Map();
function ie(e) {
	let t = re.get(e) ?? new ne();
	return re.set(e, t), t;
}
// src/api/http/connection.ts
const ae = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function oe(t) {
	let n = se(t.token), { base: r, host: i, loopback: a } = le(t.baseUrl ?? "https://api.lokalise.com/api2"), { clock: o = b, random: s = Math.random, timeouts: c = {}, concurrency: l = 10 } = t, u = {
		rate: w("rate", t.rate ?? 6),
		concurrency: Math.max(1, Math.floor(w("concurrency", l)))
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
		limiter: t.clock ? new ne(o, s) : ie(i),
		queue: new te(u),
		clock: o,
		random: s,
		timeouts: {
			connect: w("timeouts.connect", c.connect ?? 1e4),
			read: w("timeouts.read", c.read ?? 6e4),
			write: w("timeouts.write", c.write ?? 18e4)
		},
		signal: t.signal && ce(t.signal),
		onRequest: t.onRequest ?? (() => {}),
		onResponse: t.onResponse ?? (() => {}),
		onWait: t.onWait ?? (() => {})
	};
}
function w(e, t) {
	if (t > 0) return t;
	throw new m(e, "must be a number above 0.");
}
function se(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new m("token", "must be an API token: visible characters without spaces or line breaks.");
}
function ce(e) {
	let t = new AbortController();
	return c(0, t.signal), e.aborted ? t.abort() : e.addEventListener("abort", () => t.abort(), { once: !0 }), t.signal;
}
function le(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new m("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new m("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new m("baseUrl", "must not have a query or a fragment.");
	let n = ae.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new m("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host,
		loopback: n
	};
}
// src/api/operations/answers.ts
function T(e) {
	return { schema: e };
}
const E = s(a()), D = o({}), ue = T(o({ keys: E })), de = T(o({ keys: E })), fe = T(o({ key: D })), pe = T(D), me = T(D), he = T(o({ webhooks: E })), ge = T(o({ webhook: D })), _e = T(D), ve = T(o({ secret: i().min(1) })), ye = T(o({ languages: E })), be = T(D), xe = T(o({ contributor: D }));
// src/api/operations/bodies.ts
function O(e, t, n) {
	if (e === null && t !== n) throw new m(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new m(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new m(`${t}[${r}]`, "must not be undefined.");
		O(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) O(i, `${t}.${r}`, n);
}
function Se(e, t) {
	if (!Array.isArray(e)) throw new m(t, "must be a list.");
	if (e.length === 0) throw new m(t, "must not be empty.");
}
function k(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new m(t, "must be an object.");
}
function A(e) {
	return Array.isArray(e);
}
function j(e) {
	Se(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) k(n, `keys[${t}]`);
	return O(e.keys, "keys"), O(e.use_automations, "use_automations"), e;
}
function Ce(e) {
	return A(e) ? j({ keys: e }) : (k(e, "keys"), j("keys" in e ? e : { keys: [e] }));
}
function we(e) {
	A(e) || k(e, "keys");
	let t = j(A(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) Te(n.key_id, `keys[${e}].key_id`);
	return t;
}
function Te(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new m(t, "must be the id of a key.");
}
function Ee(e) {
	if (k(e, "params"), "translations" in e) throw new m("params.translations", "is ignored by the service here: use updateKeys.");
	return O(e, "params"), e;
}
function De(e) {
	Se(e, "keyIds");
	for (let [t, n] of e.entries()) Te(n, `keyIds[${t}]`);
	return { keys: e };
}
const Oe = (e) => Ae(e), ke = (e) => Ae(e);
function Ae(e) {
	return k(e, "params"), O(e, "params", "params.branch"), e;
}
// src/api/operations/encode.ts
function je(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new m(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
function Me(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new m(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new m(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new m(e, "must not be empty.");
	if (n === "." || n === "..") throw new m(e, `must not be "${n}".`);
	return je(e, n).replaceAll("%3A", ":");
}
function Ne(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => Me(n, t[n]));
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
}, Pe = (e, t) => {
	if (typeof t == "string" && t !== "") return t;
	throw new m(e, "must be a non-empty string.");
};
function Fe(...e) {
	return (t, n) => {
		if (typeof n == "string" && e.includes(n)) return n;
		throw new m(t, `must be one of ${e.join(", ")}.`);
	};
}
function P(e = 2 ** 53 - 1) {
	return (t, n) => {
		if (typeof n == "number" && Number.isInteger(n) && n >= 1 && n <= e) return String(n);
		throw new m(t, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
	};
}
function F(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new m(t, "is not a parameter of this operation.");
		return [`${t}=${je(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const Ie = { disable_references: M }, Le = {
	...Ie,
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
	filter_archived: Fe("include", "exclude", "only"),
	pagination: Fe("offset", "cursor"),
	limit: P(500),
	page: P(),
	cursor: Pe
}, Re = {
	page: P(),
	limit: P()
}, ze = (e) => F(Ie, e), Be = (e) => F(Re, e);
function Ve(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new m("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new m("page", "has no effect with pagination: \"cursor\".");
	return F(Le, e);
}
function He(e) {
	return typeof e == "function";
}
// src/api/operations/operations.ts
function I(e) {
	return e;
}
const L = { path: "/projects/{projectId}/keys" }, R = { path: "/projects/{projectId}/keys/{keyId}" }, z = { right: "manage keys" }, B = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, Ue = {
	...B,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, We = {
	...B,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, V = {
	keys: I({
		...L,
		method: "GET",
		query: Ve,
		answer: ue
	}),
	key: I({
		...R,
		method: "GET",
		query: ze,
		answer: fe
	}),
	createKeys: I({
		...L,
		...z,
		method: "POST",
		body: Ce,
		answer: de
	}),
	updateKey: I({
		...R,
		...z,
		method: "PUT",
		body: Ee,
		answer: fe
	}),
	updateKeys: I({
		...L,
		...z,
		method: "PUT",
		once: !0,
		body: we,
		answer: de
	}),
	destroyKey: I({
		...R,
		...z,
		method: "DELETE",
		answer: pe
	}),
	destroyKeys: I({
		...L,
		...z,
		method: "DELETE",
		once: !0,
		body: De,
		answer: me
	}),
	webhooks: I({
		...B,
		method: "GET",
		query: Be,
		answer: he
	}),
	webhook: I({
		...Ue,
		method: "GET",
		answer: ge
	}),
	createWebhook: I({
		...B,
		method: "POST",
		body: Oe,
		answer: ge
	}),
	updateWebhook: I({
		...Ue,
		method: "PUT",
		body: ke,
		answer: ge
	}),
	destroyWebhook: I({
		...Ue,
		method: "DELETE",
		answer: _e
	}),
	regenerateWebhookSecret: I({
		...We,
		method: "PATCH",
		answer: ve
	}),
	projectDetails: I({
		path: "/projects/{projectId}",
		method: "GET",
		answer: be
	}),
	languages: I({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: Be,
		answer: ye
	}),
	contributorMe: I({
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		answer: xe
	})
};
// src/api/errors/causes.ts
function Ge(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(Ge) : e.cause instanceof Error ? Ge(e.cause) : [e] : [];
}
function H(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
function Ke(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || qe(e) || Ye(e);
}
function qe(e) {
	return H(e) === "UND_ERR_CONNECT_TIMEOUT";
}
function Je(e) {
	return H(e) === "ENOTFOUND";
}
function Ye(e) {
	return $e(e) || Ze(e) || Xe.test(H(e));
}
const Xe = /^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|EAFNOSUPPORT|EINVAL|ERR_INVALID_URL)$/;
function Ze(e) {
	return H(e) === "" && e.message === "bad port";
}
function Qe(e) {
	return H(e) === "ECONNREFUSED";
}
function $e(e) {
	return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(H(e));
}
function et(e) {
	let t = Error(e?.message || "fetch failed"), n = e ? H(e) : "";
	return n && (t.code = n), t;
}
function tt(e) {
	try {
		return n(e);
	} catch {
		return;
	}
}
function nt(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const U = (e) => typeof e == "string" && e !== "" ? e : void 0, rt = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
function it(e, t) {
	let n = tt(t);
	if (!r(n)) return {
		status: e,
		code: e,
		serviceMessage: U(n) ?? nt(t)
	};
	let i = r(n.error) ? n.error : n, a = U(i.message) ?? U(i.error_description) ?? U(i.error) ?? "", o = rt(i.code) ?? rt(i.errorCode) ?? rt(i.statusCode) ?? e;
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
function at(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => at(e, t)) : r(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), at(n, t)])) : e;
}
// src/api/errors/messages.ts
function ot({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return ct(r, i, t);
	let a = it(r.status, r.body), o = dt(a.serviceMessage, e), s = {
		...a,
		serviceMessage: o,
		details: at(a.details, e)
	}, c = o ? `: ${o.replace(/\.$/, "")}.` : " without a message.";
	return new g(dt(`${i.method} ${i.path} returned ${r.status}${c} ${lt(s, n, r)}`.trim(), e), s, i);
}
function st(e, t, n, r) {
	return new g(dt(`The answer to ${r.method} ${r.path} is not valid: ${t}.`, e), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function ct({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new v(`${t ? "No connection could be made in time" : "There was no complete answer in time"} for ${a}${o}.`, r, n);
	let s = n.message.includes(n.code ?? "") ? n.message : `${n.message} (${n.code})`, c = t ? "No connection could be made" : "The connection was lost";
	return new _(`${$e(n) ? "The server's certificate is not trusted" : c} for ${a}${o}: ${s}.${Je(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && Qe(n) ? " No server listens on this address: is the sandbox running?" : Ze(n) ? " Node does not connect to this port: use another one in the base URL." : ""}`, r, n);
}
function lt({ status: e, serviceMessage: t }, n, { headers: r }) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong or was revoked: check the token, or create a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token needs the right *${n}* in this project. To write, it must be a read/write token.`;
	if (e >= 300 && e < 400) return ut(r);
	let i = Number(r.get("retry-after"));
	return e === 429 && i > 0 ? `The service asks to wait ${i} s.` : "";
}
function ut(e) {
	let t = e.get("location");
	return `It redirects to ${t !== null && URL.canParse(t) ? new URL(t).origin : "another address"}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
}
function dt(e, t) {
	return e.replaceAll(t, "***");
}
// src/api/http/losslessJson.ts
const ft = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, pt = /^-?[1-9]\d*$/;
function mt(e) {
	return n(ht(e) ? gt(e) : e);
}
function ht(e) {
	for (let t = 0; t < e.length; t += 16) {
		if (!W(e, t)) continue;
		let [n, r] = [t, t + 1];
		for (; W(e, n - 1);) n--;
		for (; W(e, r);) r++;
		if (r - n >= 16) return !0;
	}
	return !1;
}
function W(e, t) {
	let n = e.charCodeAt(t);
	return n >= 48 && n <= 57;
}
function gt(e) {
	let t = "";
	for (let n = 0; n < e.length;) {
		let r = e.indexOf("\"", n), i = r < 0 ? e.length : r;
		t += e.slice(n, i).replace(ft, _t), n = r < 0 ? i : vt(e, r), t += e.slice(i, n);
	}
	return t;
}
function _t(e) {
	return pt.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
}
function vt(e, t) {
	for (let n = e.indexOf("\"", t + 1); n >= 0; n = e.indexOf("\"", n + 1)) {
		let t = n;
		for (; e[t - 1] === "\\";) t--;
		if ((n - t) % 2 == 0) return n + 1;
	}
	return e.length;
}
const yt = 3e5, bt = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
], xt = [
	"GET",
	"PUT",
	"DELETE"
], G = (e) => e.kind === "answered" ? e.status : 0, St = [
	{
		when: (e) => Tt(e),
		methods: bt,
		wait: "everyone"
	},
	{
		when: (e) => e.kind === "unanswered" && Ye(e.cause),
		methods: [],
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && Je(e.cause),
		methods: bt,
		wait: "alone",
		maxAttempts: 3
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted" && e.unsent,
		methods: bt,
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted",
		methods: xt,
		wait: "alone"
	},
	{
		when: (e) => G(e) >= 500,
		methods: xt,
		wait: "alone"
	},
	{
		when: (e) => G(e) === 408,
		methods: xt,
		wait: "alone"
	}
];
function Ct({ method: e, once: t = !1 }, n, r) {
	let i = St.find(({ when: e }) => e(n));
	if (i?.methods.includes(e) && !(t && Dt(n))) return r < (i.maxAttempts ?? 8) ? i.wait : void 0;
}
function wt(e, t) {
	return e.kind === "answered" || !e.unsent || e.why !== "network" ? yt : t ? 2e3 : 15e3;
}
function Tt(e) {
	return G(e) === 429 || G(e) === 423;
}
function Et(e) {
	return G(e) === 423;
}
function Dt(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
function Ot(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
function kt(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
// src/api/http/requestSent.ts
var At = class {
	#e;
	state = "unknown";
	constructor(e) {
		this.#e = e;
	}
	markSent() {
		this.state !== "sent" && (this.state = "sent", this.#e());
	}
};
const jt = new u(), Mt = new WeakMap();
let Nt = !1;
function Pt(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function Ft() {
	Nt = !0, l("undici:request:create", (e) => {
		let t = jt.getStore(), n = Pt(e);
		t && n && (t.state = "waiting", Mt.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) l(e, (e) => {
		let t = Pt(e);
		t && Mt.get(t)?.markSent();
	});
}
function It(e, t) {
	return Nt || Ft(), jt.run(e, t);
}
async function Lt(e, { clock: t, connectTimeout: n, timeout: r, signal: i, isCurrent: a, onSent: o }) {
	let s = new AbortController(), c = { why: "network" }, l = (e) => {
		c.why = e, s.abort();
	}, u = () => l("aborted"), d = new At(() => {
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
		let o = await It(d, () => fetch(t, a)), c = await (o.ok ? o.text() : Rt(o));
		return {
			kind: "answered",
			status: o.status,
			headers: o.headers,
			body: c
		};
	} catch (e) {
		let t = Ge(e), { why: n } = c, r = n === "network" ? t.length > 0 && t.every(Ke) : n === "outdated" || d.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(qe) ? "timeout" : n,
			unsent: r,
			cause: et(t[0])
		};
	} finally {
		f(), p(), i?.removeEventListener("abort", u);
	}
}
async function Rt(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
// src/api/http/sendWithRetries.ts
const K = 3e4;
async function zt(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, l = 0, u = !1, d, f = 0, p, m = () => a?.aborted === !0 || d !== void 0 && n.now() >= d, h = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: u
	}), g = () => a?.aborted ? new y(`${o} ${s} was aborted.`, h()) : p ? ot(e, t.right, p, h()) : new v(`${o} ${s} was not sent: ${l} times, it took more than ${K / 1e3} s from reading the values that it changes until it could be sent.`, h());
	for (;;) {
		let { body: h } = t, _ = () => 0;
		if (typeof h == "function") {
			if (r.pausedFor > 0 && await ee(n, r.pausedFor, a), m() || l === 8) throw g();
			l++, _ = Bt(n), h = await h();
		}
		let v = typeof t.body == "function" ? K - _() : void 0, y = await r.acquire(i, a, Vt(d && d - n.now(), v));
		if (!y && (m() || v === void 0)) throw g();
		if (!y || _() > K) {
			y?.release();
			continue;
		}
		c++, d === void 0 && (f = n.now(), d = f + yt);
		let b;
		try {
			p = await Wt(e, {
				...t,
				body: h
			}, c, d - n.now(), {
				isCurrent: () => _() <= K,
				onSent: y.sent
			}), Tt(p) && (b = {
				locked: Et(p),
				retryAfter: Ut(p, n)
			});
		} finally {
			y.release(b);
		}
		if (p.kind === "answered" && p.status >= 200 && p.status < 300) return {
			answer: p,
			attempts: c
		};
		u ||= Dt(p);
		let x = Ct(t, p, c), S = Ut(p, n), C = x === "everyone" ? r.pausedFor : S ?? Ot(c, e.random);
		if (!x || n.now() + C >= Math.min(d, f + wt(p, e.loopback))) throw g();
		if (C > 2e3) {
			let t = S === void 0 ? Ht(p) : "the service asked for it";
			e.onWait({
				method: o,
				path: s,
				attempt: c + 1,
				ms: C,
				reason: t
			});
		}
		x === "alone" && await ee(n, C, a);
	}
}
function Bt(e) {
	let [t, n] = [e.now(), e.date()];
	return () => Math.max(e.now() - t, Math.abs(e.date() - n));
}
function Vt(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function Ht(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no answer" : Tt(e) ? "too many requests" : "a server error";
}
function Ut(e, t) {
	return e.kind === "answered" ? kt(e.headers.get("retry-after"), t.date()) : void 0;
}
async function Wt(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await Lt({
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
async function q(e, t, n, r) {
	let { method: i, right: a, answer: o, once: s = !1 } = t, c = Ne(t.path, n), l = (e) => t.body && JSON.stringify(t.body(e)), u = await zt(e, {
		method: i,
		path: c,
		right: a,
		...He(r) ? {
			once: !0,
			query: "",
			body: async () => l(await r())
		} : {
			once: s,
			query: t.query?.(r) ?? "",
			body: l(r)
		}
	}), d = (t) => st(e.token, t, u.answer.status, {
		method: i,
		path: c,
		attempts: u.attempts,
		mayHaveHappened: !0
	}), f = Gt(u.answer.body, d), p = o.schema.safeParse(f);
	if (!p.success) throw d(Kt(p.error.issues));
	return {
		wire: f,
		headers: u.answer.headers
	};
}
function Gt(e, t) {
	try {
		return mt(e);
	} catch {
		throw t(e === "" ? "it is empty" : "it is not JSON, or it was cut off");
	}
}
function Kt(e) {
	let t = e.slice(0, 3).map(({ path: e, message: t }) => `${e.map((e) => typeof e == "number" ? `[${e}]` : `.${String(e)}`).join("").replace(/^\./, "") || "the answer"}: ${t.replace(/^Invalid \w+: /, "")}`), n = e.length - t.length;
	return t.join("; ") + (n > 0 ? `; and ${n} more` : "");
}
// src/api/operations/refusedEntries.ts
function qt(e) {
	return typeof e == "string" || r(e) && t.every((t) => typeof e[t] == "string");
}
function Jt(e) {
	return typeof e != "string" || !/^\d+$/.test(e) ? Yt(e) ? e : void 0 : Yt(Number(e)) ? Number(e) : e;
}
function Yt(e) {
	return Number.isSafeInteger(e);
}
function Xt(e) {
	let t = r(e) ? e : { message: e }, { message: n, code: i, key_name: a, key_id: o } = t, s = a ?? (r(t.key) ? t.key.key_name : void 0), c = {
		...t,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(i)) ? Number(i) : 0
	};
	delete c.key_name, delete c.key_id, qt(s) && (c.key_name = s);
	let l = Jt(o);
	return l !== void 0 && (c.key_id = l), c;
}
function Zt(e) {
	return Array.isArray(e) ? e.map(Xt) : r(e) ? Object.values(e).filter(r).map(Xt) : [];
}
function J(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
const Qt = [
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
var Y = class extends Array {
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
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = J(r, "total-count"), this.pageCount = J(r, "page-count"), this.page = J(r, "page"), this.limit = J(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
		let a = r?.get("x-pagination-next-cursor") || void 0, o = this.length > 0 && a !== i?.cursor;
		this.nextCursor = o ? a : void 0;
		for (let e of Qt) Object.defineProperty(this, e, { enumerable: !1 });
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
}, $t = class {
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
function X(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new $t(t, n, r?.key_id ?? ""), r);
}
// src/api/client/pages.ts
var Z = class {
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
}, en = class {
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
	return Object.assign(new en(t, n, r?.webhook_id ?? ""), r);
}
// src/api/client/clientOperations.ts
var tn = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	async keys(e, t = {}) {
		let n = await q(this.#e, V.keys, { projectId: e }, t);
		return new Y(n.wire.keys.map((t) => X(t, this, e)), $(e, n, t), (n) => this.keys(e, {
			...t,
			...n
		}));
	}
	async key(e, t, n = {}) {
		let { wire: r } = await q(this.#e, V.key, {
			projectId: e,
			keyId: t
		}, n);
		return X(r.key, this, e);
	}
	async createKeys(e, t) {
		return this.#t(e, await q(this.#e, V.createKeys, { projectId: e }, t));
	}
	async updateKey(e, t, n) {
		let { wire: r } = await q(this.#e, V.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return X(r.key, this, e);
	}
	async updateKeys(e, t) {
		let n = await q(this.#e, V.updateKeys, { projectId: e }, t);
		return this.#t(e, n);
	}
	async destroyKey(e, t) {
		return (await q(this.#e, V.destroyKey, {
			projectId: e,
			keyId: t
		}, void 0)).wire;
	}
	async destroyKeys(e, t) {
		return (await q(this.#e, V.destroyKeys, { projectId: e }, t)).wire;
	}
	allKeys(e, t = {}) {
		return new Z(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	async webhooks(e, t = {}) {
		let n = await q(this.#e, V.webhooks, { projectId: e }, t);
		return new Y(n.wire.webhooks.map((t) => Q(t, this, e)), $(e, n, t), (n) => this.webhooks(e, {
			...t,
			...n
		}));
	}
	async webhook(e, t) {
		let { wire: n } = await q(this.#e, V.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return Q(n.webhook, this, e);
	}
	async createWebhook(e, t) {
		let { wire: n } = await q(this.#e, V.createWebhook, { projectId: e }, t);
		return Q(n.webhook, this, e);
	}
	async updateWebhook(e, t, n) {
		let { wire: r } = await q(this.#e, V.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return Q(r.webhook, this, e);
	}
	async destroyWebhook(e, t, n) {
		return (await q(this.#e, V.destroyWebhook, {
			projectId: e,
			webhookId: t
		}, n)).wire;
	}
	async regenerateWebhookSecret(e, t) {
		let n = V.regenerateWebhookSecret;
		return (await q(this.#e, n, {
			projectId: e,
			webhookId: t
		}, void 0)).wire;
	}
	allWebhooks(e) {
		return new Z(() => this.webhooks(e));
	}
	async projectDetails(e) {
		return (await q(this.#e, V.projectDetails, { projectId: e }, void 0)).wire;
	}
	async languages(e, t = {}) {
		let n = await q(this.#e, V.languages, { projectId: e }, t);
		return new Y(n.wire.languages, $(e, n, t), (n) => this.languages(e, {
			...t,
			...n
		}));
	}
	async contributorMe(e) {
		return (await q(this.#e, V.contributorMe, { projectId: e }, void 0)).wire.contributor;
	}
	#t(e, t) {
		return new Y(t.wire.keys.map((t) => X(t, this, e)), {
			...$(e, t, {}),
			errors: Zt(t.wire.errors)
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
var nn = class {
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
}, rn = class extends tn {
	constructor(e) {
		super(oe(e));
	}
	project(e) {
		return new nn(this, e);
	}
};
export { y as a, _ as c, d, f, Y as i, h as l, nn as n, g as o, p, Z as r, m as s, rn as t, v as u };
