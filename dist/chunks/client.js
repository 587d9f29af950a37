import { a as e, c as t, d as n, n as r, t as i } from "./wire.js";
import { _ as a, d as o, i as s, y as c } from "./zod.js";
import { setMaxListeners as l } from "node:events";
import { subscribe as u } from "node:diagnostics_channel";
import { AsyncLocalStorage as d } from "node:async_hooks";
// src/api/errors/errors.ts
var f = class extends TypeError {
	name = "ArgumentError";
	argument;
	constructor(e, t) {
		super(`${e} ${t}`), this.argument = e;
	}
}, p = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, m = class extends p {
	name = "ApiError";
	status;
	code;
	serviceMessage;
	details;
	constructor(e, t, n) {
		super(e, n), this.status = t.status, this.code = t.code, this.serviceMessage = t.serviceMessage, this.details = t.details;
	}
}, h = class extends p {
	name = "NetworkError";
}, g = class extends h {
	name = "TimeoutError";
}, _ = class extends h {
	name = "AbortError";
};
// src/api/http/clock.ts
const v = {
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
function y(e) {
	return {
		startedAt: e,
		sentAt: e + 500
	};
}
function b(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
var x = class {
	#e = [];
	#t;
	constructor(e) {
		this.#t = b(e).length + 1e3;
	}
	add(e) {
		this.#e.push(e);
	}
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.sentAt + this.#t > e);
		let { count: n, length: r } = b(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.sentAt).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
}, S = class {
	rate;
	concurrency;
	window;
	waiters = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new x(e.rate / 8);
	}
}, C = class {
	#e;
	#t;
	#n = new x(6 / 8);
	#r = [];
	#i = 0;
	#a = !1;
	#o = 1;
	#s = 0;
	#c = -Infinity;
	#l = -Infinity;
	#u = () => {};
	constructor(e = v, t = Math.random) {
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
		let t = n(this.#r.map((t) => this.#f(t, e)));
		this.#u = Number.isFinite(t) ? this.#e.after(t - e, () => this.#d()) : () => {};
	}
	#f(e, t) {
		let n = this.#a ? 1 : Math.max(10, e.concurrency);
		return this.#i >= n || e.running >= e.concurrency ? Infinity : Math.max(this.#l, this.#n.freeAt(t, Math.max(6, e.rate) / this.#o), e.window.freeAt(t, e.rate / this.#o));
	}
	#p(e, t) {
		let n = y(t);
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
const te = new Map();
function ne(e) {
	let t = te.get(e) ?? new C();
	return te.set(e, t), t;
}
// src/api/http/connection.ts
const re = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function ie(t) {
	let n = ae(t.token), { base: r, host: i, loopback: a } = se(t.baseUrl ?? "https://api.lokalise.com/api2"), { clock: o = v, random: s = Math.random, timeouts: c = {}, concurrency: l = 10 } = t, u = {
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
		limiter: t.clock ? new C(o, s) : ne(i),
		queue: new S(u),
		clock: o,
		random: s,
		timeouts: {
			connect: w("timeouts.connect", c.connect ?? 1e4),
			read: w("timeouts.read", c.read ?? 6e4),
			write: w("timeouts.write", c.write ?? 18e4)
		},
		signal: t.signal && oe(t.signal),
		onRequest: t.onRequest ?? (() => {}),
		onResponse: t.onResponse ?? (() => {}),
		onWait: t.onWait ?? (() => {})
	};
}
function w(e, t) {
	if (t > 0) return t;
	throw new f(e, "must be a number above 0.");
}
function ae(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new f("token", "must be an API token: visible characters without spaces or line breaks.");
}
function oe(e) {
	let t = new AbortController();
	return l(0, t.signal), e.aborted ? t.abort() : e.addEventListener("abort", () => t.abort(), { once: !0 }), t.signal;
}
function se(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new f("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new f("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new f("baseUrl", "must not have a query or a fragment.");
	let n = re.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new f("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
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
const E = s(c()), D = o({}), ce = T(o({ keys: E })), le = T(o({ keys: E })), ue = T(o({ key: D })), de = T(D), fe = T(D), pe = T(o({ webhooks: E })), O = T(o({ webhook: D })), me = T(D), he = T(o({ secret: a().min(1) })), ge = T(o({ languages: E })), _e = T(D), ve = T(o({ contributor: D }));
// src/api/operations/bodies.ts
function k(e, t, n) {
	if (e === null && t !== n) throw new f(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new f(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new f(`${t}[${r}]`, "must not be undefined.");
		k(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) k(i, `${t}.${r}`, n);
}
function ye(e, t) {
	if (!Array.isArray(e)) throw new f(t, "must be a list.");
	if (e.length === 0) throw new f(t, "must not be empty.");
}
function A(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new f(t, "must be an object.");
}
function j(e) {
	return Array.isArray(e);
}
function M(e) {
	ye(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) A(n, `keys[${t}]`);
	return k(e.keys, "keys"), k(e.use_automations, "use_automations"), e;
}
function be(e) {
	return j(e) ? M({ keys: e }) : (A(e, "keys"), M("keys" in e ? e : { keys: [e] }));
}
function xe(e) {
	j(e) || A(e, "keys");
	let t = M(j(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) Se(n.key_id, `keys[${e}].key_id`);
	return t;
}
function Se(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new f(t, "must be the id of a key.");
}
function Ce(e) {
	if (A(e, "params"), "translations" in e) throw new f("params.translations", "is ignored by the service here: use updateKeys.");
	return k(e, "params"), e;
}
function we(e) {
	ye(e, "keyIds");
	for (let [t, n] of e.entries()) Se(n, `keyIds[${t}]`);
	return { keys: e };
}
const Te = (e) => De(e), Ee = (e) => De(e);
function De(e) {
	return A(e, "params"), k(e, "params", "params.branch"), e;
}
// src/api/operations/encode.ts
function Oe(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new f(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
function ke(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new f(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new f(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new f(e, "must not be empty.");
	if (n === "." || n === "..") throw new f(e, `must not be "${n}".`);
	return Oe(e, n).replaceAll("%3A", ":");
}
function Ae(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => ke(n, t[n]));
}
const N = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new f(e, "must be true, false, 1 or 0.");
}, P = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new f(e, "must not be empty: an empty list means no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new f(e, "must be a list of strings or numbers.");
		if (r === "") throw new f(e, "must not contain an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new f(e, `must not contain "${r}": a comma cannot be escaped here.`);
	}
	return n.join(",");
}, je = (e, t) => {
	if (typeof t == "string" && t !== "") return t;
	throw new f(e, "must be a non-empty string.");
};
function Me(...e) {
	return (t, n) => {
		if (typeof n == "string" && e.includes(n)) return n;
		throw new f(t, `must be one of ${e.join(", ")}.`);
	};
}
function F(e = 2 ** 53 - 1) {
	return (t, n) => {
		if (typeof n == "number" && Number.isInteger(n) && n >= 1 && n <= e) return String(n);
		throw new f(t, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
	};
}
function Ne(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new f(t, "is not a parameter of this operation.");
		return [`${t}=${Oe(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const Pe = { disable_references: N }, Fe = {
	...Pe,
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
	filter_archived: Me("include", "exclude", "only"),
	pagination: Me("offset", "cursor"),
	limit: F(500),
	page: F(),
	cursor: je
}, Ie = {
	page: F(),
	limit: F()
}, Le = (e) => Ne(Pe, e), Re = (e) => Ne(Ie, e);
function ze(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new f("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new f("page", "has no effect with pagination: \"cursor\".");
	return Ne(Fe, e);
}
function Be(e) {
	return typeof e == "function";
}
// src/api/operations/operations.ts
function I(e) {
	return e;
}
const L = { path: "/projects/{projectId}/keys" }, R = { path: "/projects/{projectId}/keys/{keyId}" }, z = { right: "manage keys" }, B = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, V = {
	...B,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, Ve = {
	...B,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, H = {
	keys: I({
		...L,
		method: "GET",
		query: ze,
		answer: ce
	}),
	key: I({
		...R,
		method: "GET",
		query: Le,
		answer: ue
	}),
	createKeys: I({
		...L,
		...z,
		method: "POST",
		body: be,
		answer: le
	}),
	updateKey: I({
		...R,
		...z,
		method: "PUT",
		body: Ce,
		answer: ue
	}),
	updateKeys: I({
		...L,
		...z,
		method: "PUT",
		once: !0,
		body: xe,
		answer: le
	}),
	destroyKey: I({
		...R,
		...z,
		method: "DELETE",
		answer: de
	}),
	destroyKeys: I({
		...L,
		...z,
		method: "DELETE",
		once: !0,
		body: we,
		answer: fe
	}),
	webhooks: I({
		...B,
		method: "GET",
		query: Re,
		answer: pe
	}),
	webhook: I({
		...V,
		method: "GET",
		answer: O
	}),
	createWebhook: I({
		...B,
		method: "POST",
		body: Te,
		answer: O
	}),
	updateWebhook: I({
		...V,
		method: "PUT",
		body: Ee,
		answer: O
	}),
	destroyWebhook: I({
		...V,
		method: "DELETE",
		answer: me
	}),
	regenerateWebhookSecret: I({
		...Ve,
		method: "PATCH",
		answer: he
	}),
	projectDetails: I({
		path: "/projects/{projectId}",
		method: "GET",
		answer: _e
	}),
	languages: I({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: Re,
		answer: ge
	}),
	contributorMe: I({
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		answer: ve
	})
};
// src/api/errors/causes.ts
function U(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(U) : e.cause instanceof Error ? U(e.cause) : [e] : [];
}
function W(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
function He(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || Ue(e) || Ge(e);
}
function Ue(e) {
	return W(e) === "UND_ERR_CONNECT_TIMEOUT";
}
function We(e) {
	return W(e) === "ENOTFOUND";
}
function Ge(e) {
	return Ye(e) || qe(e) || Ke.test(W(e));
}
const Ke = /^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|EAFNOSUPPORT|EINVAL|ERR_INVALID_URL)$/;
function qe(e) {
	return W(e) === "" && e.message === "bad port";
}
function Je(e) {
	return W(e) === "ECONNREFUSED";
}
function Ye(e) {
	return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(W(e));
}
function Xe(e) {
	let t = Error(e?.message || "fetch failed"), n = e ? W(e) : "";
	return n && (t.code = n), t;
}
function Ze(e) {
	try {
		return r(e);
	} catch {
		return;
	}
}
function Qe(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const G = (e) => typeof e == "string" && e !== "" ? e : void 0, $e = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
function et(e, t) {
	let n = Ze(t);
	if (!i(n)) return {
		status: e,
		code: e,
		serviceMessage: G(n) ?? Qe(t)
	};
	let r = i(n.error) ? n.error : n, a = G(r.message) ?? G(r.error_description) ?? G(r.error) ?? "", o = $e(r.code) ?? $e(r.errorCode) ?? $e(r.statusCode) ?? e;
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
function tt(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => tt(e, t)) : i(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), tt(n, t)])) : e;
}
// src/api/errors/messages.ts
function nt({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return it(r, i, t);
	let a = et(r.status, r.body), o = st(a.serviceMessage, e), s = {
		...a,
		serviceMessage: o,
		details: tt(a.details, e)
	}, c = o ? `: ${o.replace(/\.$/, "")}.` : " without a message.";
	return new m(st(`${i.method} ${i.path} returned ${r.status}${c} ${at(s, n, r)}`.trim(), e), s, i);
}
function rt(e, t, n, r) {
	return new m(st(`The answer to ${r.method} ${r.path} is not valid: ${t}.`, e), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function it({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new g(`${t ? "No connection could be made in time" : "There was no complete answer in time"} for ${a}${o}.`, r, n);
	let s = n.message.includes(n.code ?? "") ? n.message : `${n.message} (${n.code})`, c = t ? "No connection could be made" : "The connection was lost";
	return new h(`${Ye(n) ? "The server's certificate is not trusted" : c} for ${a}${o}: ${s}.${We(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && Je(n) ? " No server listens on this address: is the sandbox running?" : qe(n) ? " Node does not connect to this port: use another one in the base URL." : ""}`, r, n);
}
function at({ status: e, serviceMessage: t }, n, { headers: r }) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong or was revoked: check the token, or create a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token needs the right *${n}* in this project. To write, it must be a read/write token.`;
	if (e >= 300 && e < 400) return ot(r);
	let i = Number(r.get("retry-after"));
	return e === 429 && i > 0 ? `The service asks to wait ${i} s.` : "";
}
function ot(e) {
	let t = e.get("location");
	return `It redirects to ${t !== null && URL.canParse(t) ? new URL(t).origin : "another address"}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
}
function st(e, t) {
	return e.replaceAll(t, "***");
}
// src/api/http/losslessJson.ts
const ct = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, lt = /^-?[1-9]\d*$/;
function ut(e) {
	return r(dt(e) ? pt(e) : e);
}
function dt(e) {
	for (let t = 0; t < e.length; t += 16) {
		if (!ft(e, t)) continue;
		let [n, r] = [t, t + 1];
		for (; ft(e, n - 1);) n--;
		for (; ft(e, r);) r++;
		if (r - n >= 16) return !0;
	}
	return !1;
}
function ft(e, t) {
	let n = e.charCodeAt(t);
	return n >= 48 && n <= 57;
}
function pt(e) {
	let t = "";
	for (let n = 0; n < e.length;) {
		let r = e.indexOf("\"", n), i = r < 0 ? e.length : r;
		t += e.slice(n, i).replace(ct, mt), n = r < 0 ? i : ht(e, r), t += e.slice(i, n);
	}
	return t;
}
function mt(e) {
	return lt.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
}
function ht(e, t) {
	for (let n = e.indexOf("\"", t + 1); n >= 0; n = e.indexOf("\"", n + 1)) {
		let t = n;
		for (; e[t - 1] === "\\";) t--;
		if ((n - t) % 2 == 0) return n + 1;
	}
	return e.length;
}
const gt = 3e5, _t = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
], vt = [
	"GET",
	"PUT",
	"DELETE"
], K = (e) => e.kind === "answered" ? e.status : 0, yt = [
	{
		when: (e) => St(e),
		methods: _t,
		wait: "everyone"
	},
	{
		when: (e) => e.kind === "unanswered" && Ge(e.cause),
		methods: [],
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && We(e.cause),
		methods: _t,
		wait: "alone",
		maxAttempts: 3
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted" && e.unsent,
		methods: _t,
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted",
		methods: vt,
		wait: "alone"
	},
	{
		when: (e) => K(e) >= 500,
		methods: vt,
		wait: "alone"
	},
	{
		when: (e) => K(e) === 408,
		methods: vt,
		wait: "alone"
	}
];
function bt({ method: e, once: t = !1 }, n, r) {
	let i = yt.find(({ when: e }) => e(n));
	if (i?.methods.includes(e) && !(t && wt(n))) return r < (i.maxAttempts ?? 8) ? i.wait : void 0;
}
function xt(e, t) {
	return e.kind === "answered" || !e.unsent || e.why !== "network" ? gt : t ? 2e3 : 15e3;
}
function St(e) {
	return K(e) === 429 || K(e) === 423;
}
function Ct(e) {
	return K(e) === 423;
}
function wt(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
function Tt(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
function Et(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
// src/api/http/requestSent.ts
var Dt = class {
	#e;
	state = "unknown";
	constructor(e) {
		this.#e = e;
	}
	markSent() {
		this.state !== "sent" && (this.state = "sent", this.#e());
	}
};
const Ot = new d(), kt = new WeakMap();
let At = !1;
function jt(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function Mt() {
	At = !0, u("undici:request:create", (e) => {
		let t = Ot.getStore(), n = jt(e);
		t && n && (t.state = "waiting", kt.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) u(e, (e) => {
		let t = jt(e);
		t && kt.get(t)?.markSent();
	});
}
function Nt(e, t) {
	return At || Mt(), Ot.run(e, t);
}
async function Pt(e, { clock: t, connectTimeout: n, timeout: r, signal: i, isCurrent: a, onSent: o }) {
	let s = new AbortController(), c = { why: "network" }, l = (e) => {
		c.why = e, s.abort();
	}, u = () => l("aborted"), d = new Dt(() => {
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
		let o = await Nt(d, () => fetch(t, a)), c = await (o.ok ? o.text() : Ft(o));
		return {
			kind: "answered",
			status: o.status,
			headers: o.headers,
			body: c
		};
	} catch (e) {
		let t = U(e), { why: n } = c, r = n === "network" ? t.length > 0 && t.every(He) : n === "outdated" || d.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(Ue) ? "timeout" : n,
			unsent: r,
			cause: Xe(t[0])
		};
	} finally {
		f(), p(), i?.removeEventListener("abort", u);
	}
}
async function Ft(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
// src/api/http/sendWithRetries.ts
const q = 3e4;
async function It(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, l = 0, u = !1, d, f = 0, p, m = () => a?.aborted === !0 || d !== void 0 && n.now() >= d, h = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: u
	}), v = () => a?.aborted ? new _(`${o} ${s} was aborted.`, h()) : p ? nt(e, t.right, p, h()) : new g(`${o} ${s} was not sent: ${l} times, it took more than ${q / 1e3} s from reading the values that it changes until it could be sent.`, h());
	for (;;) {
		let { body: h } = t, g = () => 0;
		if (typeof h == "function") {
			if (r.pausedFor > 0 && await ee(n, r.pausedFor, a), m() || l === 8) throw v();
			l++, g = Lt(n), h = await h();
		}
		let _ = typeof t.body == "function" ? q - g() : void 0, y = await r.acquire(i, a, Rt(d && d - n.now(), _));
		if (!y && (m() || _ === void 0)) throw v();
		if (!y || g() > q) {
			y?.release();
			continue;
		}
		c++, d === void 0 && (f = n.now(), d = f + gt);
		let b;
		try {
			p = await Vt(e, {
				...t,
				body: h
			}, c, d - n.now(), {
				isCurrent: () => g() <= q,
				onSent: y.sent
			}), St(p) && (b = {
				locked: Ct(p),
				retryAfter: Bt(p, n)
			});
		} finally {
			y.release(b);
		}
		if (p.kind === "answered" && p.status >= 200 && p.status < 300) return {
			answer: p,
			attempts: c
		};
		u ||= wt(p);
		let x = bt(t, p, c), S = Bt(p, n), C = x === "everyone" ? r.pausedFor : S ?? Tt(c, e.random);
		if (!x || n.now() + C >= Math.min(d, f + xt(p, e.loopback))) throw v();
		if (C > 2e3) {
			let t = S === void 0 ? zt(p) : "the service asked for it";
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
function Lt(e) {
	let [t, n] = [e.now(), e.date()];
	return () => Math.max(e.now() - t, Math.abs(e.date() - n));
}
function Rt(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function zt(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no answer" : St(e) ? "too many requests" : "a server error";
}
function Bt(e, t) {
	return e.kind === "answered" ? Et(e.headers.get("retry-after"), t.date()) : void 0;
}
async function Vt(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await Pt({
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
async function J(e, t, n, r) {
	let { method: i, right: a, answer: o, once: s = !1 } = t, c = Ae(t.path, n), l = (e) => t.body && JSON.stringify(t.body(e)), u = await It(e, {
		method: i,
		path: c,
		right: a,
		...Be(r) ? {
			once: !0,
			query: "",
			body: async () => l(await r())
		} : {
			once: s,
			query: t.query?.(r) ?? "",
			body: l(r)
		}
	}), d = (t) => rt(e.token, t, u.answer.status, {
		method: i,
		path: c,
		attempts: u.attempts,
		mayHaveHappened: !0
	}), f = Ht(u.answer.body, d), p = o.schema.safeParse(f);
	if (!p.success) throw d(Ut(p.error.issues));
	return {
		wire: f,
		headers: u.answer.headers
	};
}
function Ht(e, t) {
	try {
		return ut(e);
	} catch {
		throw t(e === "" ? "it is empty" : "it is not JSON, or it was cut off");
	}
}
function Ut(e) {
	let t = e.slice(0, 3).map(({ path: e, message: t }) => `${e.map((e) => typeof e == "number" ? `[${e}]` : `.${String(e)}`).join("").replace(/^\./, "") || "the answer"}: ${t.replace(/^Invalid \w+: /, "")}`), n = e.length - t.length;
	return t.join("; ") + (n > 0 ? `; and ${n} more` : "");
}
// src/api/operations/refusedEntries.ts
function Wt(e) {
	return typeof e == "string" || i(e) && t.every((t) => typeof e[t] == "string");
}
function Gt(e) {
	return typeof e != "string" || !/^\d+$/.test(e) ? Kt(e) ? e : void 0 : Kt(Number(e)) ? Number(e) : e;
}
function Kt(e) {
	return Number.isSafeInteger(e);
}
function qt(e) {
	let t = i(e) ? e : { message: e }, { message: n, code: r, key_name: a, key_id: o } = t, s = a ?? (i(t.key) ? t.key.key_name : void 0), c = {
		...t,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(r)) ? Number(r) : 0
	};
	delete c.key_name, delete c.key_id, Wt(s) && (c.key_name = s);
	let l = Gt(o);
	return l !== void 0 && (c.key_id = l), c;
}
function Jt(e) {
	return Array.isArray(e) ? e.map(qt) : i(e) ? Object.values(e).filter(i).map(qt) : [];
}
function Y(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
const Yt = [
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
		for (let e of Yt) Object.defineProperty(this, e, { enumerable: !1 });
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
}, Xt = class {
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
	return Object.assign(new Xt(t, n, r?.key_id ?? ""), r);
}
// src/api/client/pages.ts
var Zt = class {
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
}, Qt = class {
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
	return Object.assign(new Qt(t, n, r?.webhook_id ?? ""), r);
}
// src/api/client/clientOperations.ts
var $t = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	async keys(e, t = {}) {
		let n = await J(this.#e, H.keys, { projectId: e }, t);
		return new X(n.wire.keys.map((t) => Z(t, this, e)), $(e, n, t), (n) => this.keys(e, {
			...t,
			...n
		}));
	}
	async key(e, t, n = {}) {
		let { wire: r } = await J(this.#e, H.key, {
			projectId: e,
			keyId: t
		}, n);
		return Z(r.key, this, e);
	}
	async createKeys(e, t) {
		return this.#t(e, await J(this.#e, H.createKeys, { projectId: e }, t));
	}
	async updateKey(e, t, n) {
		let { wire: r } = await J(this.#e, H.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return Z(r.key, this, e);
	}
	async updateKeys(e, t) {
		let n = await J(this.#e, H.updateKeys, { projectId: e }, t);
		return this.#t(e, n);
	}
	async destroyKey(e, t) {
		return (await J(this.#e, H.destroyKey, {
			projectId: e,
			keyId: t
		}, void 0)).wire;
	}
	async destroyKeys(e, t) {
		return (await J(this.#e, H.destroyKeys, { projectId: e }, t)).wire;
	}
	allKeys(e, t = {}) {
		return new Zt(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	async webhooks(e, t = {}) {
		let n = await J(this.#e, H.webhooks, { projectId: e }, t);
		return new X(n.wire.webhooks.map((t) => Q(t, this, e)), $(e, n, t), (n) => this.webhooks(e, {
			...t,
			...n
		}));
	}
	async webhook(e, t) {
		let { wire: n } = await J(this.#e, H.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return Q(n.webhook, this, e);
	}
	async createWebhook(e, t) {
		let { wire: n } = await J(this.#e, H.createWebhook, { projectId: e }, t);
		return Q(n.webhook, this, e);
	}
	async updateWebhook(e, t, n) {
		let { wire: r } = await J(this.#e, H.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return Q(r.webhook, this, e);
	}
	async destroyWebhook(e, t, n) {
		return (await J(this.#e, H.destroyWebhook, {
			projectId: e,
			webhookId: t
		}, n)).wire;
	}
	async regenerateWebhookSecret(e, t) {
		let n = H.regenerateWebhookSecret;
		return (await J(this.#e, n, {
			projectId: e,
			webhookId: t
		}, void 0)).wire;
	}
	allWebhooks(e) {
		return new Zt(() => this.webhooks(e));
	}
	async projectDetails(e) {
		return (await J(this.#e, H.projectDetails, { projectId: e }, void 0)).wire;
	}
	async languages(e, t = {}) {
		let n = await J(this.#e, H.languages, { projectId: e }, t);
		return new X(n.wire.languages, $(e, n, t), (n) => this.languages(e, {
			...t,
			...n
		}));
	}
	async contributorMe(e) {
		return (await J(this.#e, H.contributorMe, { projectId: e }, void 0)).wire.contributor;
	}
	#t(e, t) {
		return new X(t.wire.keys.map((t) => Z(t, this, e)), {
			...$(e, t, {}),
			errors: Jt(t.wire.errors)
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
var en = class {
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
}, tn = class extends $t {
	constructor(e) {
		super(ie(e));
	}
	project(e) {
		return new en(this, e);
	}
};
export { _ as a, h as c, X as i, p as l, en as n, m as o, Zt as r, f as s, tn as t, g as u };
