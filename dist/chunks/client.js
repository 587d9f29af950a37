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
function ee(e, t, n) {
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
var b = class {
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
}, x = class {
	rate;
	concurrency;
	window;
	waiters = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new b(e.rate / 8);
	}
}, S = class {
	#e;
	#t;
	#n = new b(6 / 8);
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
const C = new Map();
function te(e) {
	let t = C.get(e) ?? new S();
	return C.set(e, t), t;
}
// src/api/http/connection.ts
const ne = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function re(t) {
	let n = ie(t.token), { base: r, host: i, loopback: a } = oe(t.baseUrl ?? "https://api.lokalise.com/api2"), { clock: o = _, random: s = Math.random, timeouts: c = {}, concurrency: l = 10 } = t, u = {
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
		limiter: t.clock ? new S(o, s) : te(i),
		queue: new x(u),
		clock: o,
		random: s,
		timeouts: {
			connect: w("timeouts.connect", c.connect ?? 1e4),
			read: w("timeouts.read", c.read ?? 6e4),
			write: w("timeouts.write", c.write ?? 18e4)
		},
		signal: t.signal && ae(t.signal),
		onRequest: t.onRequest ?? (() => {}),
		onResponse: t.onResponse ?? (() => {}),
		onWait: t.onWait ?? (() => {})
	};
}
function w(e, t) {
	if (t > 0) return t;
	throw new d(e, "must be a number above 0.");
}
function ie(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new d("token", "must be an API token: visible characters without spaces or line breaks.");
}
function ae(e) {
	let t = new AbortController();
	return c(0, t.signal), e.aborted ? t.abort() : e.addEventListener("abort", () => t.abort(), { once: !0 }), t.signal;
}
function oe(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new d("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new d("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new d("baseUrl", "must not have a query or a fragment.");
	let n = ne.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new d("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
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
const E = s(a()), D = o({}), se = T(o({ keys: E })), ce = T(o({ keys: E })), le = T(o({ key: D })), ue = T(D), de = T(D), fe = T(o({ webhooks: E })), O = T(o({ webhook: D })), pe = T(D), me = T(o({ secret: i().min(1) })), he = T(o({ languages: E })), ge = T(D), _e = T(o({ contributor: D }));
// src/api/operations/bodies.ts
function k(e, t, n) {
	if (e === null && t !== n) throw new d(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new d(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new d(`${t}[${r}]`, "must not be undefined.");
		k(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) k(i, `${t}.${r}`, n);
}
function ve(e, t) {
	if (!Array.isArray(e)) throw new d(t, "must be a list.");
	if (e.length === 0) throw new d(t, "must not be empty.");
}
function A(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new d(t, "must be an object.");
}
function ye(e) {
	return Array.isArray(e);
}
function be(e) {
	ve(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) A(n, `keys[${t}]`);
	return k(e.keys, "keys"), k(e.use_automations, "use_automations"), e;
}
function xe(e) {
	return ye(e) ? be({ keys: e }) : (A(e, "keys"), be("keys" in e ? e : { keys: [e] }));
}
function Se(e) {
	ye(e) || A(e, "keys");
	let t = be(ye(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) Ce(n.key_id, `keys[${e}].key_id`);
	return t;
}
function Ce(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new d(t, "must be the id of a key.");
}
function we(e) {
	if (A(e, "params"), "translations" in e) throw new d("params.translations", "is ignored by the service here: use updateKeys.");
	return k(e, "params"), e;
}
function Te(e) {
	ve(e, "keyIds");
	for (let [t, n] of e.entries()) Ce(n, `keyIds[${t}]`);
	return { keys: e };
}
const Ee = (e) => Oe(e), De = (e) => Oe(e);
function Oe(e) {
	return A(e, "params"), k(e, "params", "params.branch"), e;
}
// src/api/operations/encode.ts
function ke(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new d(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
function Ae(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new d(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new d(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new d(e, "must not be empty.");
	if (n === "." || n === "..") throw new d(e, `must not be "${n}".`);
	return ke(e, n).replaceAll("%3A", ":");
}
function je(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => Ae(n, t[n]));
}
const j = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new d(e, "must be true, false, 1 or 0.");
}, M = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new d(e, "must not be empty: an empty list means no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new d(e, "must be a list of strings or numbers.");
		if (r === "") throw new d(e, "must not contain an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new d(e, `must not contain "${r}": a comma cannot be escaped here.`);
	}
	return n.join(",");
}, Me = (e, t) => {
	if (typeof t == "string" && t !== "") return t;
	throw new d(e, "must be a non-empty string.");
};
function Ne(...e) {
	return (t, n) => {
		if (typeof n == "string" && e.includes(n)) return n;
		throw new d(t, `must be one of ${e.join(", ")}.`);
	};
}
function N(e = 2 ** 53 - 1) {
	return (t, n) => {
		if (typeof n == "number" && Number.isInteger(n) && n >= 1 && n <= e) return String(n);
		throw new d(t, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
	};
}
function P(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new d(t, "is not a parameter of this operation.");
		return [`${t}=${ke(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const Pe = { disable_references: j }, Fe = {
	...Pe,
	include_translations: j,
	include_comments: j,
	include_screenshots: j,
	filter_translation_lang_ids: M,
	filter_tags: M,
	filter_filenames: M,
	filter_keys: M,
	filter_key_ids: M,
	filter_platforms: M,
	filter_untranslated: j,
	filter_qa_issues: M,
	filter_archived: Ne("include", "exclude", "only"),
	pagination: Ne("offset", "cursor"),
	limit: N(500),
	page: N(),
	cursor: Me
}, Ie = {
	page: N(),
	limit: N()
}, Le = (e) => P(Pe, e), Re = (e) => P(Ie, e);
function ze(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new d("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new d("page", "has no effect with pagination: \"cursor\".");
	return P(Fe, e);
}
function Be(e) {
	return typeof e == "function";
}
// src/api/operations/operations.ts
function F(e) {
	return e;
}
const I = { path: "/projects/{projectId}/keys" }, L = { path: "/projects/{projectId}/keys/{keyId}" }, R = { right: "manage keys" }, z = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, B = {
	...z,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, Ve = {
	...z,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, V = {
	keys: F({
		...I,
		method: "GET",
		query: ze,
		answer: se
	}),
	key: F({
		...L,
		method: "GET",
		query: Le,
		answer: le
	}),
	createKeys: F({
		...I,
		...R,
		method: "POST",
		body: xe,
		answer: ce
	}),
	updateKey: F({
		...L,
		...R,
		method: "PUT",
		body: we,
		answer: le
	}),
	updateKeys: F({
		...I,
		...R,
		method: "PUT",
		once: !0,
		body: Se,
		answer: ce
	}),
	destroyKey: F({
		...L,
		...R,
		method: "DELETE",
		answer: ue
	}),
	destroyKeys: F({
		...I,
		...R,
		method: "DELETE",
		once: !0,
		body: Te,
		answer: de
	}),
	webhooks: F({
		...z,
		method: "GET",
		query: Re,
		answer: fe
	}),
	webhook: F({
		...B,
		method: "GET",
		answer: O
	}),
	createWebhook: F({
		...z,
		method: "POST",
		body: Ee,
		answer: O
	}),
	updateWebhook: F({
		...B,
		method: "PUT",
		body: De,
		answer: O
	}),
	destroyWebhook: F({
		...B,
		method: "DELETE",
		answer: pe
	}),
	regenerateWebhookSecret: F({
		...Ve,
		method: "PATCH",
		answer: me
	}),
	projectDetails: F({
		path: "/projects/{projectId}",
		method: "GET",
		answer: ge
	}),
	languages: F({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: Re,
		answer: he
	}),
	contributorMe: F({
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		answer: _e
	})
};
// src/api/errors/causes.ts
function H(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(H) : e.cause instanceof Error ? H(e.cause) : [e] : [];
}
function U(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
function He(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || Ue(e) || Ge(e);
}
function Ue(e) {
	return U(e) === "UND_ERR_CONNECT_TIMEOUT";
}
function We(e) {
	return U(e) === "ENOTFOUND";
}
function Ge(e) {
	return Ye(e) || qe(e) || Ke.test(U(e));
}
const Ke = /^(ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)|EAFNOSUPPORT|EINVAL|ERR_INVALID_URL)$/;
function qe(e) {
	return U(e) === "" && e.message === "bad port";
}
function Je(e) {
	return U(e) === "ECONNREFUSED";
}
function Ye(e) {
	return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(U(e));
}
function Xe(e) {
	let t = Error(e?.message || "fetch failed"), n = e ? U(e) : "";
	return n && (t.code = n), t;
}
function Ze(e) {
	try {
		return n(e);
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
const W = (e) => typeof e == "string" && e !== "" ? e : void 0, G = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
function $e(e, t) {
	let n = Ze(t);
	if (!r(n)) return {
		status: e,
		code: e,
		serviceMessage: W(n) ?? Qe(t)
	};
	let i = r(n.error) ? n.error : n, a = W(i.message) ?? W(i.error_description) ?? W(i.error) ?? "", o = G(i.code) ?? G(i.errorCode) ?? G(i.statusCode) ?? e;
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
function et(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => et(e, t)) : r(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), et(n, t)])) : e;
}
// src/api/errors/messages.ts
function tt({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return rt(r, i, t);
	let a = $e(r.status, r.body), o = ot(a.serviceMessage, e), s = {
		...a,
		serviceMessage: o,
		details: et(a.details, e)
	}, c = o ? `: ${o.replace(/\.$/, "")}.` : " without a message.";
	return new p(ot(`${i.method} ${i.path} returned ${r.status}${c} ${it(s, n, r)}`.trim(), e), s, i);
}
function nt(e, t, n, r) {
	return new p(ot(`The answer to ${r.method} ${r.path} is not valid: ${t}.`, e), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function rt({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new h(`${t ? "No connection could be made in time" : "There was no complete answer in time"} for ${a}${o}.`, r, n);
	let s = n.message.includes(n.code ?? "") ? n.message : `${n.message} (${n.code})`, c = t ? "No connection could be made" : "The connection was lost";
	return new m(`${Ye(n) ? "The server's certificate is not trusted" : c} for ${a}${o}: ${s}.${We(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && Je(n) ? " No server listens on this address: is the sandbox running?" : qe(n) ? " Node does not connect to this port: use another one in the base URL." : ""}`, r, n);
}
function it({ status: e, serviceMessage: t }, n, { headers: r }) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong or was revoked: check the token, or create a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token needs the right *${n}* in this project. To write, it must be a read/write token.`;
	if (e >= 300 && e < 400) return at(r);
	let i = Number(r.get("retry-after"));
	return e === 429 && i > 0 ? `The service asks to wait ${i} s.` : "";
}
function at(e) {
	let t = e.get("location");
	return `It redirects to ${t !== null && URL.canParse(t) ? new URL(t).origin : "another address"}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
}
function ot(e, t) {
	return e.replaceAll(t, "***");
}
// src/api/http/losslessJson.ts
const st = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, ct = /^-?[1-9]\d*$/;
function lt(e) {
	return n(ut(e) ? ft(e) : e);
}
function ut(e) {
	for (let t = 0; t < e.length; t += 16) {
		if (!dt(e, t)) continue;
		let [n, r] = [t, t + 1];
		for (; dt(e, n - 1);) n--;
		for (; dt(e, r);) r++;
		if (r - n >= 16) return !0;
	}
	return !1;
}
function dt(e, t) {
	let n = e.charCodeAt(t);
	return n >= 48 && n <= 57;
}
function ft(e) {
	let t = "";
	for (let n = 0; n < e.length;) {
		let r = e.indexOf("\"", n), i = r < 0 ? e.length : r;
		t += e.slice(n, i).replace(st, pt), n = r < 0 ? i : mt(e, r), t += e.slice(i, n);
	}
	return t;
}
function pt(e) {
	return ct.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
}
function mt(e, t) {
	for (let n = e.indexOf("\"", t + 1); n >= 0; n = e.indexOf("\"", n + 1)) {
		let t = n;
		for (; e[t - 1] === "\\";) t--;
		if ((n - t) % 2 == 0) return n + 1;
	}
	return e.length;
}
const ht = 3e5, gt = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
], _t = [
	"GET",
	"PUT",
	"DELETE"
], K = (e) => e.kind === "answered" ? e.status : 0, vt = [
	{
		when: (e) => xt(e),
		methods: gt,
		wait: "everyone"
	},
	{
		when: (e) => e.kind === "unanswered" && Ge(e.cause),
		methods: [],
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && We(e.cause),
		methods: gt,
		wait: "alone",
		maxAttempts: 3
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted" && e.unsent,
		methods: gt,
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted",
		methods: _t,
		wait: "alone"
	},
	{
		when: (e) => K(e) >= 500,
		methods: _t,
		wait: "alone"
	},
	{
		when: (e) => K(e) === 408,
		methods: _t,
		wait: "alone"
	}
];
function yt({ method: e, once: t = !1 }, n, r) {
	let i = vt.find(({ when: e }) => e(n));
	if (i?.methods.includes(e) && !(t && Ct(n))) return r < (i.maxAttempts ?? 8) ? i.wait : void 0;
}
function bt(e, t) {
	return e.kind === "answered" || !e.unsent || e.why !== "network" ? ht : t ? 2e3 : 15e3;
}
function xt(e) {
	return K(e) === 429 || K(e) === 423;
}
function St(e) {
	return K(e) === 423;
}
function Ct(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
function wt(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
function Tt(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
// src/api/http/requestSent.ts
var Et = class {
	#e;
	state = "unknown";
	constructor(e) {
		this.#e = e;
	}
	markSent() {
		this.state !== "sent" && (this.state = "sent", this.#e());
	}
};
const Dt = new u(), Ot = new WeakMap();
let kt = !1;
function At(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function jt() {
	kt = !0, l("undici:request:create", (e) => {
		let t = Dt.getStore(), n = At(e);
		t && n && (t.state = "waiting", Ot.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) l(e, (e) => {
		let t = At(e);
		t && Ot.get(t)?.markSent();
	});
}
function Mt(e, t) {
	return kt || jt(), Dt.run(e, t);
}
async function Nt(e, { clock: t, connectTimeout: n, timeout: r, signal: i, isCurrent: a, onSent: o }) {
	let s = new AbortController(), c = { why: "network" }, l = (e) => {
		c.why = e, s.abort();
	}, u = () => l("aborted"), d = new Et(() => {
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
		let o = await Mt(d, () => fetch(t, a)), c = await (o.ok ? o.text() : Pt(o));
		return {
			kind: "answered",
			status: o.status,
			headers: o.headers,
			body: c
		};
	} catch (e) {
		let t = H(e), { why: n } = c, r = n === "network" ? t.length > 0 && t.every(He) : n === "outdated" || d.state === "waiting";
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
async function Pt(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
// src/api/http/sendWithRetries.ts
const q = 3e4;
async function Ft(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, l = 0, u = !1, d, f = 0, p, m = () => a?.aborted === !0 || d !== void 0 && n.now() >= d, _ = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: u
	}), v = () => a?.aborted ? new g(`${o} ${s} was aborted.`, _()) : p ? tt(e, t.right, p, _()) : new h(`${o} ${s} was not sent: ${l} times, it took more than ${q / 1e3} s from reading the values that it changes until it could be sent.`, _());
	for (;;) {
		let { body: h } = t, g = () => 0;
		if (typeof h == "function") {
			if (r.pausedFor > 0 && await ee(n, r.pausedFor, a), m() || l === 8) throw v();
			l++, g = It(n), h = await h();
		}
		let _ = typeof t.body == "function" ? q - g() : void 0, y = await r.acquire(i, a, Lt(d && d - n.now(), _));
		if (!y && (m() || _ === void 0)) throw v();
		if (!y || g() > q) {
			y?.release();
			continue;
		}
		c++, d === void 0 && (f = n.now(), d = f + ht);
		let b;
		try {
			p = await Bt(e, {
				...t,
				body: h
			}, c, d - n.now(), {
				isCurrent: () => g() <= q,
				onSent: y.sent
			}), xt(p) && (b = {
				locked: St(p),
				retryAfter: zt(p, n)
			});
		} finally {
			y.release(b);
		}
		if (p.kind === "answered" && p.status >= 200 && p.status < 300) return {
			answer: p,
			attempts: c
		};
		u ||= Ct(p);
		let x = yt(t, p, c), S = zt(p, n), C = x === "everyone" ? r.pausedFor : S ?? wt(c, e.random);
		if (!x || n.now() + C >= Math.min(d, f + bt(p, e.loopback))) throw v();
		if (C > 2e3) {
			let t = S === void 0 ? Rt(p) : "the service asked for it";
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
function It(e) {
	let [t, n] = [e.now(), e.date()];
	return () => Math.max(e.now() - t, Math.abs(e.date() - n));
}
function Lt(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function Rt(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no answer" : xt(e) ? "too many requests" : "a server error";
}
function zt(e, t) {
	return e.kind === "answered" ? Tt(e.headers.get("retry-after"), t.date()) : void 0;
}
async function Bt(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await Nt({
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
	}), g = h.kind === "answered" ? h.status : void 0, _ = Date.parse(h.kind === "answered" && h.headers.get("date") || ""), ee = l.now() - m;
	return e.onResponse({
		method: t,
		path: n,
		attempt: a,
		status: g,
		ms: ee,
		...Number.isFinite(_) && { date: _ }
	}), h;
}
async function J(e, t, n, r) {
	let { method: i, right: a, answer: o, once: s = !1 } = t, c = je(t.path, n), l = (e) => t.body && JSON.stringify(t.body(e)), u = await Ft(e, {
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
	}), d = (t) => nt(e.token, t, u.answer.status, {
		method: i,
		path: c,
		attempts: u.attempts,
		mayHaveHappened: !0
	}), f = Vt(u.answer.body, d), p = o.schema.safeParse(f);
	if (!p.success) throw d(Ht(p.error.issues));
	return {
		wire: f,
		headers: u.answer.headers
	};
}
function Vt(e, t) {
	try {
		return lt(e);
	} catch {
		throw t(e === "" ? "it is empty" : "it is not JSON, or it was cut off");
	}
}
function Ht(e) {
	let t = e.slice(0, 3).map(({ path: e, message: t }) => `${e.map((e) => typeof e == "number" ? `[${e}]` : `.${String(e)}`).join("").replace(/^\./, "") || "the answer"}: ${t.replace(/^Invalid \w+: /, "")}`), n = e.length - t.length;
	return t.join("; ") + (n > 0 ? `; and ${n} more` : "");
}
// src/api/operations/refusedEntries.ts
function Ut(e) {
	return typeof e == "string" || r(e) && t.every((t) => typeof e[t] == "string");
}
function Wt(e) {
	return typeof e != "string" || !/^\d+$/.test(e) ? Gt(e) ? e : void 0 : Gt(Number(e)) ? Number(e) : e;
}
function Gt(e) {
	return Number.isSafeInteger(e);
}
function Kt(e) {
	let t = r(e) ? e : { message: e }, { message: n, code: i, key_name: a, key_id: o } = t, s = a ?? (r(t.key) ? t.key.key_name : void 0), c = {
		...t,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(i)) ? Number(i) : 0
	};
	delete c.key_name, delete c.key_id, Ut(s) && (c.key_name = s);
	let l = Wt(o);
	return l !== void 0 && (c.key_id = l), c;
}
function qt(e) {
	return Array.isArray(e) ? e.map(Kt) : r(e) ? Object.values(e).filter(r).map(Kt) : [];
}
function Y(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
const Jt = [
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
		for (let e of Jt) Object.defineProperty(this, e, { enumerable: !1 });
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
}, Yt = class {
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
	return Object.assign(new Yt(t, n, r?.key_id ?? ""), r);
}
// src/api/client/pages.ts
var Xt = class {
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
}, Zt = class {
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
	return Object.assign(new Zt(t, n, r?.webhook_id ?? ""), r);
}
// src/api/client/clientOperations.ts
var Qt = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	async keys(e, t = {}) {
		let n = await J(this.#e, V.keys, { projectId: e }, t);
		return new X(n.wire.keys.map((t) => Z(t, this, e)), $(e, n, t), (n) => this.keys(e, {
			...t,
			...n
		}));
	}
	async key(e, t, n = {}) {
		let { wire: r } = await J(this.#e, V.key, {
			projectId: e,
			keyId: t
		}, n);
		return Z(r.key, this, e);
	}
	async createKeys(e, t) {
		return this.#t(e, await J(this.#e, V.createKeys, { projectId: e }, t));
	}
	async updateKey(e, t, n) {
		let { wire: r } = await J(this.#e, V.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return Z(r.key, this, e);
	}
	async updateKeys(e, t) {
		let n = await J(this.#e, V.updateKeys, { projectId: e }, t);
		return this.#t(e, n);
	}
	async destroyKey(e, t) {
		return (await J(this.#e, V.destroyKey, {
			projectId: e,
			keyId: t
		}, void 0)).wire;
	}
	async destroyKeys(e, t) {
		return (await J(this.#e, V.destroyKeys, { projectId: e }, t)).wire;
	}
	allKeys(e, t = {}) {
		return new Xt(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	async webhooks(e, t = {}) {
		let n = await J(this.#e, V.webhooks, { projectId: e }, t);
		return new X(n.wire.webhooks.map((t) => Q(t, this, e)), $(e, n, t), (n) => this.webhooks(e, {
			...t,
			...n
		}));
	}
	async webhook(e, t) {
		let { wire: n } = await J(this.#e, V.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return Q(n.webhook, this, e);
	}
	async createWebhook(e, t) {
		let { wire: n } = await J(this.#e, V.createWebhook, { projectId: e }, t);
		return Q(n.webhook, this, e);
	}
	async updateWebhook(e, t, n) {
		let { wire: r } = await J(this.#e, V.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return Q(r.webhook, this, e);
	}
	async destroyWebhook(e, t, n) {
		return (await J(this.#e, V.destroyWebhook, {
			projectId: e,
			webhookId: t
		}, n)).wire;
	}
	async regenerateWebhookSecret(e, t) {
		let n = V.regenerateWebhookSecret;
		return (await J(this.#e, n, {
			projectId: e,
			webhookId: t
		}, void 0)).wire;
	}
	allWebhooks(e) {
		return new Xt(() => this.webhooks(e));
	}
	async projectDetails(e) {
		return (await J(this.#e, V.projectDetails, { projectId: e }, void 0)).wire;
	}
	async languages(e, t = {}) {
		let n = await J(this.#e, V.languages, { projectId: e }, t);
		return new X(n.wire.languages, $(e, n, t), (n) => this.languages(e, {
			...t,
			...n
		}));
	}
	async contributorMe(e) {
		return (await J(this.#e, V.contributorMe, { projectId: e }, void 0)).wire.contributor;
	}
	#t(e, t) {
		return new X(t.wire.keys.map((t) => Z(t, this, e)), {
			...$(e, t, {}),
			errors: qt(t.wire.errors)
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
var $t = class {
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
}, en = class extends Qt {
	constructor(e) {
		super(re(e));
	}
	project(e) {
		return new $t(this, e);
	}
};
export { g as a, m as c, X as i, f as l, $t as n, p as o, Xt as r, d as s, en as t, h as u };
