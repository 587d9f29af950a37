import { setMaxListeners as e } from "node:events";
import { AsyncLocalStorage as t } from "node:async_hooks";
import { subscribe as n } from "node:diagnostics_channel";
import * as r from "node:http";
function i(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
/** What a collection tells beside its elements: not enumerable, so that comparing and copying see the elements only. */
const a = [
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
/**
* A page of what the service lists: an array in the service's order, with what it told about the whole.
* `map`, `filter` and the like make plain arrays of it.
*/
var o = class extends Array {
	static get [Symbol.species]() {
		return Array;
	}
	/** The project as the service names it, without a branch. */
	projectId;
	/** The branch, where branching is enabled on the project. */
	branch;
	/** What a batch refused, entry by entry; always a list. The others were done. */
	errors;
	/** How many there are on all pages. Undefined for a batch, and where paging is by cursor. */
	totalCount;
	pageCount;
	/** This page, from 1. */
	page;
	/** How many a page may hold. */
	limit;
	/** Where the next page begins. Undefined on the last page, and where paging is not by cursor. */
	nextCursor;
	/**
	* The service warned that its answer was too big. What it then leaves out is not known: believe no such list
	* to be complete.
	*/
	responseTooBig;
	#e;
	#t;
	constructor(e, t, n) {
		super();
		for (let t of e) this.push(t);
		let { headers: r, asked: o } = t;
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = i(r, "total-count"), this.pageCount = i(r, "page-count"), this.page = i(r, "page"), this.limit = i(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
		let s = r?.get("x-pagination-next-cursor") || void 0, c = this.length > 0 && s !== o?.cursor;
		this.nextCursor = c ? s : void 0;
		for (let e of a) Object.defineProperty(this, e, { enumerable: !1 });
		this.#e = n, this.#t = this.#n(o ?? {});
	}
	/** A page without totals (a proxy may drop headers) is the last if it has room left. */
	#n(e) {
		if (this.nextCursor !== void 0) return { cursor: this.nextCursor };
		if (e.pagination === "cursor" || this.length === 0) return;
		let t = this.page ?? e.page ?? 1, n = this.limit ?? e.limit ?? 100, r = this.pageCount ?? (this.totalCount === void 0 ? void 0 : Math.ceil(this.totalCount / n));
		return (r === void 0 ? this.length >= n : t < r) ? { page: t + 1 } : void 0;
	}
	/**
	* The page after this one; undefined if this is the last: no header for a next page or an empty one, no
	* entries on this page, or a cursor that does not move.
	* @throws what the listing operation throws
	*/
	async nextPage() {
		return this.#t && this.#e?.(this.#t);
	}
}, s = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	/** {@link Client.updateKey} of this key. This object stays as it is; the answer holds the key as it is now. */
	update(e) {
		return this.#e.updateKey(this.#t, this.#n, e);
	}
	/** {@link Client.destroyKey} of this key. */
	destroy() {
		return this.#e.destroyKey(this.#t, this.#n);
	}
};
/** @param projectId as the caller wrote it, so that a branch stays the same branch */
function c(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new s(t, n, r?.key_id ?? ""), r);
}
// src/api/errors.ts
/** An argument that cannot be right. Nothing was sent. */
var l = class extends TypeError {
	name = "ArgumentError";
	/** Which argument, with the way into it: `keyId`, `keys[3].description`. */
	argument;
	constructor(e, t) {
		super(`${e} ${t}`), this.argument = e;
	}
}, u = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, d = class extends u {
	name = "ApiError";
	status;
	code;
	said;
	details;
	constructor(e, t, n) {
		super(e, n), this.status = t.status, this.code = t.code, this.said = t.said, this.details = t.details;
	}
}, f = class extends u {
	name = "NetworkError";
}, p = class extends f {
	name = "TimeoutError";
}, m = class extends u {
	name = "HeldError";
}, h = class extends f {
	name = "AbortError";
};
// src/api/baseUrl.ts
const g = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/**
* The address that all paths are appended to, without a slash at its end, and its host with the port. The token travels over HTTPS only;
* plain HTTP is for a loopback address (127.0.0.0/8, ::1, localhost).
* @throws ArgumentError for any other address, or one that carries a user, a password, a query or a fragment.
*/
function ee(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new l("baseUrl", "is not a URL.");
	if (t.username || t.password) throw new l("baseUrl", "must not carry a user or a password.");
	if (t.search || t.hash) throw new l("baseUrl", "must not have a query or a fragment.");
	let n = g.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new l("baseUrl", "must begin with https://; plain http is for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host,
		loopback: n
	};
}
// src/api/clock.ts
const te = {
	now: () => performance.now(),
	date: () => Date.now(),
	after(e, t) {
		let n = setTimeout(t, e);
		return () => clearTimeout(n);
	}
};
/** Resolves after `ms`, or as soon as the signal is aborted: whoever waits looks at the signal afterwards. */
function ne(e, t, n) {
	return new Promise((r) => {
		let i = () => {
			a(), n?.removeEventListener("abort", i), r();
		}, a = e.after(t, i);
		n?.aborted ? i() : n?.addEventListener("abort", i, { once: !0 });
	});
}
function re(e) {
	return {
		begun: e,
		at: e + 500
	};
}
/** When at most `count` starts may be in any `length` milliseconds, so that a second holds `rate` at most. */
function ie(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
/** The starts of the last moments, and when the next may be. */
var ae = class {
	#e = [];
	#t;
	/** @param slowest the lowest rate, in starts a second, that will be asked about */
	constructor(e) {
		this.#t = ie(e).length;
	}
	add(e) {
		this.#e.push(e);
	}
	/** The moment from which one more start keeps within `rate`; not after `now` if that is already so. */
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.at + this.#t > e);
		let { count: n, length: r } = ie(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.at).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
}, oe = class {
	rate;
	concurrency;
	window;
	queue = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new ae(e.rate / 8);
	}
}, se = class {
	#e;
	#t;
	#n = new ae(6 / 8);
	/** The lanes in which somebody waits; who went through last stands last. */
	#r = [];
	#i = 0;
	#a = !1;
	#o = 1;
	#s = 0;
	#c = -Infinity;
	#l = -Infinity;
	#u = () => {};
	constructor(e = te, t = Math.random) {
		this.#e = e, this.#t = t;
	}
	/** Requests that are under way. */
	get running() {
		return this.#i;
	}
	/** Milliseconds for which nobody may start. */
	get heldFor() {
		return Math.max(0, this.#l - this.#e.now());
	}
	/**
	* Waits for a start: in the order of asking within a lane, in turns between lanes. Resolves to undefined when
	* the signal is aborted or the patience, in milliseconds, is over; who has a patience has waited before, and goes first.
	*/
	enter(e, t, n) {
		return new Promise((r) => {
			if (t?.aborted) return r(void 0);
			let i = () => {
				s?.(), t?.removeEventListener("abort", a);
			}, a = () => {
				i(), e.queue.splice(e.queue.indexOf(o), 1), r(void 0), this.#d();
			}, o = (e) => {
				i(), r(e);
			}, s = n === void 0 ? void 0 : this.#e.after(n, a);
			t?.addEventListener("abort", a, { once: !0 }), n === void 0 ? e.queue.push(o) : e.queue.unshift(o), this.#r.includes(e) || this.#r.push(e), this.#d();
		});
	}
	/** Lets in all who may start now, and wakes again when the next may. */
	#d() {
		this.#u(), this.#r = this.#r.filter((e) => e.queue.length > 0);
		let e = this.#e.now();
		for (;;) {
			let t = this.#r.find((t) => this.#f(t, e) <= e), n = t?.queue.shift();
			if (!t || !n) break;
			this.#r = this.#r.filter((e) => e !== t), t.queue.length > 0 && this.#r.push(t), n(this.#p(t, e));
		}
		let t = Math.min(...this.#r.map((t) => this.#f(t, e)));
		this.#u = Number.isFinite(t) ? this.#e.after(t - e, () => this.#d()) : () => {};
	}
	/** Infinite while all places are taken: somebody has to come back first. A raised share raises the whole. */
	#f(e, t) {
		let n = this.#a ? 1 : Math.max(10, e.concurrency);
		return this.#i >= n || e.running >= e.concurrency ? Infinity : Math.max(this.#l, this.#n.freeAt(t, Math.max(6, e.rate) / this.#o), e.window.freeAt(t, e.rate / this.#o));
	}
	#p(e, t) {
		let n = re(t);
		this.#n.add(n), e.window.add(n), this.#i++, e.running++;
		let r = () => {
			n.at = Math.min(n.at, this.#e.now());
		};
		return {
			left: r,
			done: (t) => {
				r(), this.#i--, e.running--, t ? this.#m(n, t) : this.#h(), this.#d();
			}
		};
	}
	/** Several that were under way when the first was refused are one refusal: the back-off grows once. */
	#m(e, { locked: t, retryAfter: n }) {
		let r = this.#e.now(), i = n ?? 0;
		if (e.begun > this.#c) {
			this.#c = r, this.#o = Math.min(8, this.#o * 2);
			let e = Math.min(3e4, 1e3 * 2 ** this.#s++);
			i = n ?? e * (.5 + this.#t() / 2);
		}
		t && (this.#a = !0), this.#l = Math.max(this.#l, r + Math.min(3e5, i));
	}
	#h() {
		this.#s = 0, this.#o = Math.max(1, this.#o * .97);
	}
};
const ce = /* @__PURE__ */ new Map();
/** The gate of this host (name and port): one for the whole process, for all clients. */
function le(e) {
	let t = ce.get(e) ?? new se();
	return ce.set(e, t), t;
}
function ue(e, t) {
	if (t > 0) return t;
	throw new l(e, "must be a number above 0.");
}
/** A header cannot carry other characters; said here, for fetch would quote the token in its complaint. */
function de(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new l("token", "must be an API token: visible characters without blanks or line breaks.");
}
/** A signal that any number of requests may listen to without a warning, and that costs the caller's one listener. */
function fe(t) {
	let n = new AbortController();
	return e(0, n.signal), t.aborted ? n.abort() : t.addEventListener("abort", () => n.abort(), { once: !0 }), n.signal;
}
/** @throws ArgumentError for an option that cannot be right */
function pe(e) {
	let t = de(e.token), { base: n, host: r, loopback: i } = ee(e.baseUrl ?? "https://api.lokalise.com/api2"), { clock: a = te, random: o = Math.random, timeouts: s = {}, concurrency: c = 10 } = e, l = {
		rate: ue("rate", e.rate ?? 6),
		concurrency: Math.max(1, Math.floor(ue("concurrency", c)))
	};
	return {
		base: n,
		loopback: i,
		token: t,
		headers: {
			"x-api-token": t,
			accept: "application/json",
			"user-agent": "lokaform/0.1.0"
		},
		gate: e.clock ? new se(a, o) : le(r),
		lane: new oe(l),
		clock: a,
		random: o,
		timeouts: {
			connect: ue("timeouts.connect", s.connect ?? 1e4),
			read: ue("timeouts.read", s.read ?? 6e4),
			write: ue("timeouts.write", s.write ?? 18e4)
		},
		signal: e.signal && fe(e.signal),
		onRequest: e.onRequest ?? (() => {}),
		onResponse: e.onResponse ?? (() => {}),
		onWait: e.onWait ?? (() => {})
	};
}
// node_modules/zod/v4/core/util.js
function me(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function he(e, t = "|") {
	return e.map((e) => Ne(e)).join(t);
}
function ge(e, t) {
	return typeof t == "bigint" ? t.toString() : t;
}
var _e = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function ve(e) {
	return new _e(e);
}
function ye(e) {
	return e == null;
}
function be(e) {
	let t = +!!e.startsWith("^"), n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function _(e, t, n) {
	Object.defineProperty(e, t, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
}
/**
* Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
*
* Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
*/
function xe(e) {
	let t = Object.getOwnPropertyDescriptor(e, "shape");
	return t?.get ? t.get.raw : t?.value;
}
function v(e) {
	return xe(e._zod.def) ?? e._zod.def.shape;
}
function Se(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			let e = n();
			return _(this, t, e), e;
		},
		enumerable: !0,
		configurable: !0
	});
}
function Ce(e, t, n) {
	t in e ? _(e, t, n) : e[t] = n;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function y(e, t, n, r) {
	let i = v(t);
	for (let a of n) {
		let n = Object.getOwnPropertyDescriptor(i, a);
		n.enumerable && (n.get ? Se(e, a, () => {
			let e = t._zod.def.shape[a];
			return r ? r(e, a) : e;
		}) : Ce(e, a, r ? r(n.value, a) : n.value));
	}
}
function we(e, t) {
	for (let n of Reflect.ownKeys(t)) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.enumerable && (r.get ? Se(e, n, () => t[n]) : Ce(e, n, r.value));
	}
}
function b(...e) {
	let t = {};
	for (let n of e) {
		let e = Object.getOwnPropertyDescriptors(n);
		Object.assign(t, e);
	}
	return Object.defineProperties({}, t);
}
function Te(e) {
	return JSON.stringify(e);
}
function Ee(e) {
	return e.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const De = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function Oe(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
const ke = /* @__PURE__*/ ve(() => {
	if (M.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
	try {
		return Function(""), !0;
	} catch {
		return !1;
	}
});
function x(e) {
	if (Oe(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != "function") return !0;
	let n = t.prototype;
	return Oe(n) !== !1 && Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") !== !1;
}
function Ae(e) {
	return x(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
const je = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function Me(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function S(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function C(e) {
	let t = e;
	if (!t) return {};
	if (typeof t == "string") return { error: () => t };
	if (t?.message !== void 0) {
		if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
		t.error = t.message;
	}
	return delete t.message, typeof t.error == "string" ? {
		...t,
		error: () => t.error
	} : t;
}
function Ne(e) {
	return typeof e == "bigint" ? e.toString() + "n" : typeof e == "string" ? `"${e}"` : `${e}`;
}
function Pe(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
const Fe = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, Ie = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function Le(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
	let i = {};
	return y(i, e, Re(e, t)), S(e, b(n, {
		shape: i,
		checks: []
	}));
}
function Re(e, t) {
	let n = v(e), r = [];
	for (let e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
		t[e] && r.push(e);
	}
	return r;
}
function ze(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
	let i = new Set(Re(e, t)), a = {};
	return y(a, e, Reflect.ownKeys(v(e)).filter((e) => !i.has(e))), S(e, b(n, {
		shape: a,
		checks: []
	}));
}
function Be(e, t) {
	if (!x(t)) throw Error("Invalid input to extend: expected a plain object");
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = v(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return S(e, b(e._zod.def, { shape: Ve(e, t) }));
}
function Ve(e, t) {
	let n = {};
	return y(n, e, Reflect.ownKeys(v(e))), we(n, t), n;
}
function He(e, t) {
	if (!x(t)) throw Error("Invalid input to safeExtend: expected a plain object");
	return S(e, b(e._zod.def, { shape: Ve(e, t) }));
}
function Ue(e, t) {
	if (!t?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (e._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	let n = {};
	return y(n, e, Reflect.ownKeys(v(e))), y(n, t, Reflect.ownKeys(v(t))), S(e, b(e._zod.def, {
		shape: n,
		get catchall() {
			return t._zod.def.catchall;
		},
		checks: t._zod.def.checks ?? []
	}));
}
function We(e, t, n, r = "partial") {
	let i = t._zod.def.checks;
	if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
	let a = n ? new Set(Re(t, n)) : void 0, o = {};
	return y(o, t, Reflect.ownKeys(v(t)), e && ((t, n) => a && !a.has(n) ? t : new e({
		type: "optional",
		innerType: t
	}))), S(t, b(t._zod.def, {
		shape: o,
		checks: []
	}));
}
function Ge(e, t, n) {
	let r = n ? new Set(Re(t, n)) : void 0, i = {};
	return y(i, t, Reflect.ownKeys(v(t)), (t, n) => r && !r.has(n) ? t : new e({
		type: "nonoptional",
		innerType: t
	})), S(t, b(t._zod.def, { shape: i }));
}
function w(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function Ke(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function qe(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function Je(e) {
	return typeof e == "string" ? e : e?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function Ye(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function Xe(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function T(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : Je(e.inst?._zod.def?.error?.(e)) ?? Je(a?.(e)) ?? Je(t?.error?.(e)) ?? Je(n.customError?.(e)) ?? Je(n.localeError?.(e)) ?? "Invalid input", s = {};
	for (let t of Object.keys(e)) t !== "inst" && t !== "schema" && t !== "continue" && t !== "input" && t !== "__proto__" && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
const Ze = /[\uD800-\uDBFF]/;
function Qe(e) {
	let t = e.length;
	if (!Ze.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function $e(e) {
	return Array.isArray(e) ? "array" : typeof e == "string" ? "string" : "unknown";
}
function et(e) {
	let t = typeof e;
	switch (t) {
		case "number": return Number.isNaN(e) ? "nan" : "number";
		case "object": {
			if (e === null) return "null";
			if (Array.isArray(e)) return "array";
			let t = e;
			if (t && Object.getPrototypeOf(t) !== Object.prototype && "constructor" in t && t.constructor) return t.constructor.name;
		}
	}
	return t;
}
function E(...e) {
	let [t, n, r] = e;
	return typeof t == "string" ? {
		message: t,
		code: "custom",
		input: n,
		inst: r
	} : { ...t };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function tt(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : it(e, n, r.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function D(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function nt(e, t, n) {
	return D(e, t, n, !1);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
/* @__NO_SIDE_EFFECTS__ */
function rt(e, t) {
	for (let n in e) {
		let r = e[n];
		Object.defineProperty(t, n, {
			configurable: !0,
			enumerable: !0,
			get() {
				return D(this, n, r(this));
			},
			set(e) {
				D(this, n, e);
			}
		});
	}
	return t;
}
function it(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : D(this, t, n.bind(this));
		},
		set(e) {
			D(this, t, e);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function at(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
let ot, O = !1;
const st = {
	configurable: !0,
	get() {
		O = !0;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function k(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && ot !== e._zod ? ot = void 0 : (ot = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, st);
			let e = O;
			O = !1;
			try {
				let r = n(this);
				return O ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), O ||= e, r;
			} catch (n) {
				throw delete this[t], O ||= e, n;
			}
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				value: e
			});
		}
	}));
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function ct(e, t, n, r) {
	let i = at(e, t);
	i && Object.defineProperty(i, t, {
		configurable: !0,
		get() {
			let e = {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: void 0
			};
			return Object.defineProperty(this, t, e), e.value = n(this), Object.defineProperty(this, t, e), e.value;
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: e
			});
		}
	});
}
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function lt(e) {
	let t = () => e;
	return t["~constantCatch"] = !0, t;
}
// node_modules/zod/v4/core/core.js
var ut;
const dt = {
	value: void 0,
	enumerable: !1
};
let ft = "captureStackTrace" in Error ? Error : null;
function pt(e) {
	let t = ft;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return ft = null, new e();
			}
			try {
				return new e();
			} finally {
				t.stackTraceLimit = n;
			}
		}
	}
	return new e();
}
/* @__NO_SIDE_EFFECTS__ */
function A(e, t, n, r) {
	let i = {};
	function a(e) {
		this.def = e, this.constr = d, this.traits = /* @__PURE__ */ new Set();
	}
	a.prototype = i;
	let o = n, s = o && /* @__PURE__ */ new WeakSet();
	function c(n, r) {
		if (!n._zod) {
			dt.value = new a(r);
			try {
				Object.defineProperty(n, "_zod", dt);
			} finally {
				dt.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), s) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			s.has(i) || (s.add(i), tt(i, o));
		}
		let i = d.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let l = r?.Parent ?? Object;
	class u extends l {}
	Object.defineProperty(u, "name", { value: e });
	function d(e) {
		let t = r?.Parent ? pt(u) : this;
		c(t, e);
		let n = t._zod.deferred;
		if (n) {
			for (let e of n) e();
			t._zod.deferred = void 0;
		}
		let i = globalThis.__zod_globalConfig?.postProcessor;
		return i && i(t), t;
	}
	return Object.defineProperty(d, "init", { value: c }), Object.defineProperty(d, Symbol.hasInstance, { value: (t) => r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e) }), Object.defineProperty(d, "name", { value: e }), d;
}
var j = class extends Error {
	constructor() {
		super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
	}
}, mt = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = "ZodEncodeError";
	}
};
(ut = globalThis).__zod_globalConfig ?? (ut.__zod_globalConfig = {});
const M = globalThis.__zod_globalConfig;
function N(e) {
	return e && Object.assign(M, e), M;
}
// node_modules/zod/v4/core/errors.js
function ht() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, ge, 2), e.message;
}
function gt(e) {
	this._zod.message = e;
}
const _t = {
	get: ht,
	set: gt,
	enumerable: !0,
	configurable: !0
}, vt = {
	value: void 0,
	enumerable: !1
}, yt = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]), bt = /* @__PURE__ */ A("$ZodError", (e, t) => {
	e.name = "$ZodError", vt.value = t, Object.defineProperty(e, "issues", vt), vt.value = void 0, Object.defineProperty(e, "message", _t);
	let n = Object.getPrototypeOf(e);
	yt.has(n) || (yt.add(n), Object.defineProperty(n, "toString", {
		configurable: !0,
		enumerable: !1,
		get() {
			let e = () => this.message;
			return Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			}), e;
		},
		set(e) {
			Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	}));
});
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
* ("toString", "constructor") would otherwise read through to the prototype, and assigning
* "__proto__" would hit the setter instead of creating a key. */
function xt(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === "__proto__" ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function St(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? xt(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function Ct(e, t = (e) => e.message) {
	let n = { _errors: [] }, r = (e, i = []) => {
		for (let a of e.issues) if (a.code === "invalid_union" && a.errors.length) a.errors.map((e) => r({ issues: e }, [...i, ...a.path]));
		else if (a.code === "invalid_key") r({ issues: a.issues }, [...i, ...a.path]);
		else if (a.code === "invalid_element") r({ issues: a.issues }, [...i, ...a.path]);
		else {
			let e = [...i, ...a.path];
			if (e.length === 0) n._errors.push(t(a));
			else {
				let r = n, i = 0;
				for (; i < e.length;) {
					let n = e[i], o = i === e.length - 1;
					if (n === "_errors") {
						o && r._errors.push(t(a)), i++;
						continue;
					}
					Object.prototype.hasOwnProperty.call(r, n) || Object.defineProperty(r, n, {
						value: { _errors: [] },
						enumerable: !0,
						writable: !0,
						configurable: !0
					});
					let s = r[n];
					o && s._errors.push(t(a)), r = s, i++;
				}
			}
		}
	};
	return r(e), n;
}
// node_modules/zod/v4/core/parse.js
function wt(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const Tt = (e) => {
	let t = (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !1
		} : { async: !1 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise) throw new j();
		if (s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => T(e, o, N())));
			throw De(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, Et = (e) => {
	let t = async (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => T(e, o, N())));
			throw De(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, Dt = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new j();
	return a.issues.length ? Ot(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
};
function Ot(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => T(e, n, N()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
const kt = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? Ot(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, At = /* @__PURE__ */ Symbol.for("zod.compile.invalid"), jt = /* @__PURE__ */ Symbol.for("zod.compile.fallback"), Mt = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== At) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return Nt(e, t, n);
});
function Nt(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[jt] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new j();
	return a.issues.length === 0;
}
const Pt = async (e, t, n) => {
	let r = n ? {
		...n,
		async: !0,
		abortEarly: !0
	} : {
		async: !0,
		abortEarly: !0
	}, i = e._zod.run({
		value: t,
		issues: []
	}, r);
	return i instanceof Promise && (i = await i), i.issues.length === 0;
}, Ft = (e) => {
	let t = Tt(e), n = (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return t(e, r, o, wt(n, a));
	};
	return n;
}, It = (e) => {
	let t = Tt(e), n = (e, r, i, a) => t(e, r, i, wt(n, a));
	return n;
}, Lt = (e) => {
	let t = Et(e), n = async (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return await t(e, r, o, wt(n, a));
	};
	return n;
}, Rt = (e) => {
	let t = Et(e), n = async (e, r, i, a) => await t(e, r, i, wt(n, a));
	return n;
}, zt = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return Dt(e)(t, n, i);
}, Bt = (e) => (t, n, r) => Dt(e)(t, n, r), Vt = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return kt(e)(t, n, i);
}, Ht = (e) => async (t, n, r) => kt(e)(t, n, r), Ut = /^[cC][0-9a-z]{6,}$/, Wt = /^[0-9a-z]+$/, Gt = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, Kt = /^[0-9a-vA-V]{20}$/, qt = /^[A-Za-z0-9]{27}$/, Jt = /^[a-zA-Z0-9_-]{21}$/;
function Yt(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const Xt = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, Zt = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, Qt = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, $t = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function en() {
	return /* @__PURE__ */ RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
}
const tn = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, nn = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, rn = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, an = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, on = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, sn = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, cn = /^https?$/, ln = /^\+[1-9]\d{6,14}$/, un = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
* esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
* will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function dn(e) {
	return RegExp(`^${e}$`);
}
const fn = /*@__PURE__*/ dn(un);
function pn(e) {
	let t = "(?:[01]\\d|2[0-3]):[0-5]\\d";
	return typeof e.precision == "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function mn(e) {
	return RegExp(`^${pn(e)}$`);
}
function hn(e) {
	let t = ["Z"];
	e.offset && t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
	let n = `${pn({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join("|")})`, r = e.local ? `${n}|${pn({ precision: e.precision })}` : n;
	return RegExp(`^${un}T(?:${r})$`);
}
const gn = /^[\s\S]{0,}$/, _n = /^[^A-Z]*$/, vn = /^[^a-z]*$/, P = /*@__PURE__*/ A("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), yn = (e) => {
	let t = e.value;
	return !ye(t) && t.length !== void 0;
}, bn = /*@__PURE__*/ A("$ZodCheckMaxLength", (e, t) => {
	var n;
	P.init(e, t), (n = e._zod.def).when ?? (n.when = yn), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i > t.maximum ? Qe(r) : i) <= t.maximum) return;
		let a = $e(r);
		n.issues.push({
			origin: a,
			code: "too_big",
			maximum: t.maximum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), xn = /*@__PURE__*/ A("$ZodCheckMinLength", (e, t) => {
	var n;
	P.init(e, t), (n = e._zod.def).when ?? (n.when = yn), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i >= t.minimum && i < t.minimum * 2 ? Qe(r) : i) >= t.minimum) return;
		let a = $e(r);
		n.issues.push({
			origin: a,
			code: "too_small",
			minimum: t.minimum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), Sn = /*@__PURE__*/ A("$ZodCheckLengthEquals", (e, t) => {
	var n;
	P.init(e, t), (n = e._zod.def).when ?? (n.when = yn), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == "string" && i >= t.length && i <= t.length * 2 ? Qe(r) : i;
		if (a === t.length) return;
		let o = $e(r), s = a > t.length;
		n.issues.push({
			origin: o,
			...s ? {
				code: "too_big",
				maximum: t.length
			} : {
				code: "too_small",
				minimum: t.length
			},
			inclusive: !0,
			exact: !0,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Cn = /*@__PURE__*/ A("$ZodCheckStringFormat", (e, t) => {
	var n, r;
	P.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: t.format,
			input: n.value,
			...t.pattern ? { pattern: t.pattern.toString() } : {},
			inst: e,
			continue: !t.abort
		});
	}) : (r = e._zod).check ?? (r.check = () => {});
}), wn = /*@__PURE__*/ A("$ZodCheckRegex", (e, t) => {
	Cn.init(e, t), e._zod.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: n.value,
			pattern: t.pattern.toString(),
			inst: e,
			continue: !t.abort
		});
	};
}), Tn = /*@__PURE__*/ A("$ZodCheckLowerCase", (e, t) => {
	t.pattern ??= _n, Cn.init(e, t);
}), En = /*@__PURE__*/ A("$ZodCheckUpperCase", (e, t) => {
	t.pattern ??= vn, Cn.init(e, t);
}), Dn = /*@__PURE__*/ A("$ZodCheckIncludes", (e, t) => {
	P.init(e, t);
	let n = Me(t.includes);
	t.pattern = new RegExp(typeof t.position == "number" ? `^.{${t.position},}${n}` : n), e._zod.check = (n) => {
		n.value.includes(t.includes, t.position) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: t.includes,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), On = /*@__PURE__*/ A("$ZodCheckStartsWith", (e, t) => {
	P.init(e, t);
	let n = RegExp(`^${Me(t.prefix)}.*`);
	t.pattern ??= n, e._zod.check = (n) => {
		n.value.startsWith(t.prefix) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: t.prefix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), kn = /*@__PURE__*/ A("$ZodCheckEndsWith", (e, t) => {
	P.init(e, t);
	let n = RegExp(`.*${Me(t.suffix)}$`);
	t.pattern ??= n, e._zod.check = (n) => {
		n.value.endsWith(t.suffix) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: t.suffix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), An = /*@__PURE__*/ A("$ZodCheckOverwrite", (e, t) => {
	P.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
});
// node_modules/zod/v4/core/doc.js
var jn = class {
	constructor(e = [], t = {}) {
		this.content = [], this.indent = 0, this.args = e, this.closed = t;
	}
	indented(e) {
		this.indent += 1;
		try {
			e(this);
		} finally {
			--this.indent;
		}
	}
	write(e) {
		if (typeof e == "function") {
			e(this, { execution: "sync" }), e(this, { execution: "async" });
			return;
		}
		let t = e.split("\n").filter((e) => e), n = Math.min(...t.map((e) => e.length - e.trimStart().length)), r = t.map((e) => e.slice(n)).map((e) => " ".repeat(this.indent * 2) + e);
		for (let e of r) this.content.push(e);
	}
	compile() {
		let e = Function, t = this?.content ?? [""];
		return new e(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${t.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// node_modules/zod/v4/core/versions.js
const Mn = {
	major: 4,
	minor: 6,
	patch: 7
}, F = /*@__PURE__*/ A("$ZodType", (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = Mn;
	let r = e._zod.def.checks, i = e._zod.traits.has("$ZodCheck") ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let t = (t, n, r) => {
			if (t.memo) return t;
			let i = w(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (Ke(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new j();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (Xe(t.issues, n, e), i ||= w(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					Xe(t.issues, n, e), i ||= w(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, n = (n, r, a) => {
			if (w(n)) return n.aborted = !0, n;
			let o = t(r, i, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new j();
				return o.then((t) => e._zod.parse(t, a));
			}
			return e._zod.parse(o, a);
		};
		e._zod.run = (r, a) => {
			if (a.skipChecks) return e._zod.parse(r, a);
			if (a.direction === "backward") {
				let t = e._zod.parse({
					value: r.value,
					issues: []
				}, {
					...a,
					skipChecks: !0
				});
				return t instanceof Promise ? t.then((e) => n(e, r, a)) : n(t, r, a);
			}
			let o = e._zod.parse(r, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new j();
				return o.then((e) => t(e, i, a));
			}
			return t(o, i, a);
		};
	}
}, {
	get "~standard"() {
		return nt(this, "~standard", Fn(this));
	},
	set "~standard"(e) {
		D(this, "~standard", e);
	}
}), Nn = (e, t) => e.issues.length ? { issues: e.issues.map((e) => T(e, t, N())) } : { value: e.value };
async function Pn(e, t) {
	let n = { async: !0 };
	return Nn(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function Fn(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return Nn(r, n);
			} catch {}
			return Pn(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
const In = /*@__PURE__*/ A("$ZodString", (e, t) => {
	F.init(e, t), e._zod.pattern = t.pattern ?? gn, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = String(n.value);
		} catch {}
		return typeof n.value == "string" || n.issues.push({
			expected: "string",
			code: "invalid_type",
			input: n.value,
			inst: e
		}), n;
	};
}), I = /*@__PURE__*/ A("$ZodStringFormat", (e, t) => {
	Cn.init(e, t), In.init(e, t);
}), Ln = /*@__PURE__*/ A("$ZodGUID", (e, t) => {
	t.pattern ??= Zt, I.init(e, t);
}), Rn = /*@__PURE__*/ A("$ZodUUID", (e, t) => {
	if (t.version) {
		let e = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[t.version];
		if (e === void 0) throw Error(`Invalid UUID version: "${t.version}"`);
		t.pattern ??= Qt(e);
	} else t.pattern ??= Qt();
	I.init(e, t);
}), zn = /*@__PURE__*/ A("$ZodEmail", (e, t) => {
	t.pattern ??= $t, I.init(e, t);
});
function Bn(e) {
	try {
		return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function Vn(e, t) {
	return !("normalize" in t) && !("hostname" in t) && !("protocol" in t) ? Bn(e) || 2 : Hn(e, t);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function Hn(e, t) {
	if (!t.normalize && t.protocol?.source === cn.source && !/^https?:\/\//i.test(e)) return 1;
	try {
		if (typeof URL < "u") {
			let t = URL;
			if (typeof t.parse == "function") return t.parse(e) ?? 2;
		}
		return new URL(e);
	} catch {
		return 2;
	}
}
const Un = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function Wn(e) {
	return e.replace(Un, "");
}
function Gn(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function Kn(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
const qn = /*@__PURE__*/ A("$ZodURL", (e, t) => {
	I.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = Vn(r, t);
			if (i === 1) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === 2) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === !0) {
				n.value = Wn(r);
				return;
			}
			t.hostname && !Gn(i, t.hostname) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !Kn(i, t.protocol) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : Wn(r);
			return;
		} catch {
			n.issues.push({
				code: "invalid_format",
				format: "url",
				input: n.value,
				inst: e,
				continue: !t.abort
			});
		}
	};
}), Jn = /*@__PURE__*/ A("$ZodEmoji", (e, t) => {
	t.pattern ??= en(), I.init(e, t);
}), Yn = /*@__PURE__*/ A("$ZodNanoID", (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? Jt : Yt(t.length), I.init(e, t);
}), Xn = /*@__PURE__*/ A("$ZodCUID", (e, t) => {
	t.pattern ??= Ut, I.init(e, t);
}), Zn = /*@__PURE__*/ A("$ZodCUID2", (e, t) => {
	t.pattern ??= Wt, I.init(e, t);
}), Qn = /*@__PURE__*/ A("$ZodULID", (e, t) => {
	t.pattern ??= Gt, I.init(e, t);
}), $n = /*@__PURE__*/ A("$ZodXID", (e, t) => {
	t.pattern ??= Kt, I.init(e, t);
}), er = /*@__PURE__*/ A("$ZodKSUID", (e, t) => {
	t.pattern ??= qt, I.init(e, t);
}), tr = /*@__PURE__*/ A("$ZodISODateTime", (e, t) => {
	t.pattern ??= hn(t), I.init(e, t);
}), nr = /*@__PURE__*/ A("$ZodISODate", (e, t) => {
	t.pattern ??= fn, I.init(e, t);
}), rr = /*@__PURE__*/ A("$ZodISOTime", (e, t) => {
	t.pattern ??= mn(t), I.init(e, t);
}), ir = /*@__PURE__*/ A("$ZodISODuration", (e, t) => {
	t.pattern ??= Xt, I.init(e, t);
}), ar = /*@__PURE__*/ A("$ZodIPv4", (e, t) => {
	t.pattern ??= tn, I.init(e, t);
}), or = /^[0-9a-fA-F:.]+$/;
function sr(e) {
	return or.test(e) ? Bn(`http://[${e}]`) : !1;
}
const cr = /*@__PURE__*/ A("$ZodIPv6", (e, t) => {
	t.pattern ??= nn, I.init(e, t), e._zod.check = (n) => {
		sr(n.value) || n.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), lr = /*@__PURE__*/ A("$ZodCIDRv4", (e, t) => {
	t.pattern ??= rn, I.init(e, t);
});
function ur(e) {
	let t = e.split("/");
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : sr(n);
}
const dr = /*@__PURE__*/ A("$ZodCIDRv6", (e, t) => {
	t.pattern ??= an, I.init(e, t), e._zod.check = (n) => {
		ur(n.value) || n.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function fr(e) {
	if (e === "") return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
const pr = /^[0-9a-zA-Z+/]*={0,2}$/, mr = /*@__PURE__*/ A("$ZodBase64", (e, t) => {
	t.pattern ??= pr, I.init(e, t), e._zod.check = (n) => {
		fr(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), hr = /^[A-Za-z0-9_-]*$/;
function gr(e) {
	if (!hr.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === "-" ? "+" : "/");
	return fr(t.padEnd(Math.ceil(t.length / 4) * 4, "="));
}
const _r = /*@__PURE__*/ A("$ZodBase64URL", (e, t) => {
	t.pattern ??= hr, I.init(e, t), e._zod.check = (n) => {
		gr(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), vr = /*@__PURE__*/ A("$ZodE164", (e, t) => {
	t.pattern ??= ln, I.init(e, t);
});
function yr(e, t = null) {
	try {
		let n = e.split(".");
		if (n.length !== 3) return !1;
		let [r] = n;
		if (!r) return !1;
		let i = JSON.parse(atob(r));
		return !("typ" in i && i?.typ !== "JWT" || !i.alg || t && (!("alg" in i) || i.alg !== t));
	} catch {
		return !1;
	}
}
const br = /*@__PURE__*/ A("$ZodJWT", (e, t) => {
	I.init(e, t), e._zod.check = (n) => {
		yr(n.value, t.alg) || n.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), xr = /*@__PURE__*/ A("$ZodUnknown", (e, t) => {
	F.init(e, t), e._zod.parse = (e) => e;
}), Sr = /*@__PURE__*/ A("$ZodNever", (e, t) => {
	F.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function Cr(e, t) {
	let n = Ye(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== "backward") {
			for (let [t, r] of Ye(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, Xe(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const wr = (e) => Array.isArray(e) ? e.length : -1;
function Tr(e, t, n) {
	e.issues.length && t.issues.push(...qe(n, e.issues)), t.value[n] = e.value;
}
const Er = /*@__PURE__*/ A("$ZodArray", (e, t) => {
	F.init(e, t);
	let n = M.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!Array.isArray(a)) return r.issues.push({
			expected: "array",
			code: "invalid_type",
			input: a,
			inst: e
		}), r;
		r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
		let o = [], s = i?.abortEarly;
		for (let e = 0; e < a.length; e++) {
			let n = a[e], c = t.element._zod.run({
				value: n,
				issues: []
			}, i);
			if (c instanceof Promise) o.push(c.then((t) => Tr(t, r, e)));
			else if (Tr(c, r, e), s && c.issues.length !== 0 && w(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, Cr(e, wr);
});
function Dr(e, t, n, r, i, a) {
	let o = n in r, s = a === "optional";
	if (o || !s || i !== "optional") {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...qe(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === "defaulted" && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
const Or = [];
function kr(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : Or, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = Pe(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function Ar(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (w(n, p)) break;
			p = n.issues.length;
		}
		if (c.has(i)) continue;
		if (i === "__proto__") {
			u === "never" && s.push(i);
			continue;
		}
		if (u === "never") {
			s.push(i);
			continue;
		}
		let a = l.run({
			value: t[i],
			issues: []
		}, r);
		a instanceof Promise ? e.push(a.then((e) => Dr(e, n, i, t, d, f))) : Dr(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const jr = /*@__PURE__*/ A("$ZodObject", (e, t) => {
	F.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let e = () => {
			let n = { ...r };
			return Object.defineProperty(t, "shape", { value: n }), e.raw = n, n;
		};
		e.raw = r, Object.defineProperty(t, "shape", { get: e });
	}
	let i = ve(() => kr(t));
	k(e, "propValues", (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || _(n, e, /* @__PURE__ */ new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let a = Oe, o = t.catchall, s, c = M.memoizer;
	c?.attach(e), e._zod.parse = (t, n) => {
		s ??= i.value;
		let r = t.value;
		if (!a(r)) return t.issues.push({
			expected: "object",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
		t.value = c ? c.alloc(e, t, {}, n) : {};
		let l = [], u = s.shape, d = n?.abortEarly, f = t.issues.length;
		for (let e of s.allKeys) {
			if (d && t.issues.length !== f) {
				if (w(t, f)) break;
				f = t.issues.length;
			}
			if (e === "__proto__") continue;
			let i = u[e], a = i._zod.optin, o = i._zod.optout, s = i._zod.run({
				value: r[e],
				issues: []
			}, n);
			s instanceof Promise ? l.push(s.then((n) => Dr(n, t, e, r, a, o))) : Dr(s, t, e, r, a, o);
		}
		return o ? Ar(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t;
	};
}), Mr = /*@__PURE__*/ A("$ZodObjectJIT", (e, t) => {
	jr.init(e, t);
	let n = e._zod.parse, r = ve(() => kr(t)), i = M.memoizer, a = (t) => {
		let n = r.value, a = n.symbolKeys, o = new jn(["payload", "ctx"], {
			shape: t,
			inst: e,
			memo: i,
			syms: a
		}), s = (e) => `shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`, c = (e, t) => `
          let ${e}_ab = false;
          for (let i = 0; i < ${e}.issues.length; i++) {
            const iss = ${e}.issues[i];
            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${e}_ab = true;
          }
          if (${e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		o.write("const input = payload.value;");
		let l = Object.create(null), u = 0;
		for (let e of n.allKeys) l[e] = `key_${u++}`;
		o.write(i ? "const newResult = memo.alloc(inst, payload, {}, ctx);" : "const newResult = {};");
		for (let e of n.allKeys) {
			if (e === "__proto__") continue;
			let n = l[e], r = typeof e == "symbol" ? `syms[${a.indexOf(e)}]` : Te(e), i = `${r} in input`, u = t[e], d = u?._zod?.optin, f = d !== void 0, p = u?._zod?.optout === "optional";
			if (o.write(`const ${n} = ${s(r)};`), f && p) {
				let e = d === "optional" ? `${n}_present` : `${n}.value !== undefined || ${n}_present`;
				o.write(`
        const ${n}_present = ${i};
        if (!${n}.issues.length || ${n}_present) {
          if (${n}.issues.length) {${c(n, r)}
          }

          if (${e}) {
            newResult[${r}] = ${n}.value;
          }
        }

      `);
			} else f ? (o.write(`
        if (${n}.issues.length) {${c(n, r)}
        }
      `), d === "defaulted" ? o.write(`newResult[${r}] = ${n}.value;`) : o.write(`
        if (${n}.value !== undefined || ${i}) {
          newResult[${r}] = ${n}.value;
        }
      `)) : o.write(`
        const ${n}_present = ${i};
        if (${n}.issues.length) {${c(n, r)}
        }
        if (!${n}_present && !${n}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${r}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${n}_present) {
          newResult[${r}] = ${n}.value;
        }

      `);
		}
		return o.write("payload.value = newResult;"), o.write("return payload;"), o.compile();
	}, o, s = Oe, c = !M.jitless, l = c && ke.value, u = t.catchall, d;
	e._zod.parse = (i, f) => {
		d ??= r.value;
		let p = i.value;
		return s(p) ? c && l && f?.async === !1 && f.jitless !== !0 ? (o ||= a(t.shape), i = o(i, f), u ? Ar([], p, i, f, d, e, f?.abortEarly === !0) : i) : n(i, f) : (i.issues.push({
			expected: "object",
			code: "invalid_type",
			input: p,
			inst: e
		}), i);
	};
});
function Nr(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !w(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: "invalid_union",
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => T(e, r, N())))
	}), t);
}
const Pr = /*@__PURE__*/ A("$ZodUnion", (e, t) => {
	F.init(e, t), k(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0), k(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0), k(e, "values", (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), k(e, "pattern", (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => be(e.source)).join("|")})$`);
		}
	});
	let n = t.options.length === 1 ? t.options[0]._zod.run : null;
	e._zod.parse = (r, i) => {
		if (n) return n(r, i);
		let a = !1, o = [];
		for (let e of t.options) {
			let t = e._zod.run({
				value: r.value,
				issues: []
			}, i);
			if (t instanceof Promise) o.push(t), a = !0;
			else {
				if (t.issues.length === 0) return t;
				o.push(t);
			}
		}
		return a ? Promise.all(o).then((t) => Nr(t, r, e, i)) : Nr(o, r, e, i);
	};
}), Fr = /*@__PURE__*/ A("$ZodIntersection", (e, t) => {
	F.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => Lr(e, t, n)) : Lr(e, i, a);
	};
});
function Ir(e, t) {
	if (e === t || e instanceof Date && t instanceof Date && +e == +t) return {
		valid: !0,
		data: e
	};
	if (x(e) && x(t)) {
		let n = Object.keys(t), r = Object.keys(e).filter((e) => n.indexOf(e) !== -1), i = {
			...e,
			...t
		};
		Object.prototype.hasOwnProperty.call(i, "__proto__") && delete i.__proto__;
		for (let n of r) {
			if (n === "__proto__") continue;
			let r = Ir(e[n], t[n]);
			if (!r.valid) return {
				valid: !1,
				mergeErrorPath: [n, ...r.mergeErrorPath]
			};
			i[n] = r.data;
		}
		return {
			valid: !0,
			data: i
		};
	}
	if (Array.isArray(e) && Array.isArray(t)) {
		if (e.length !== t.length) return {
			valid: !1,
			mergeErrorPath: []
		};
		let n = [];
		for (let r = 0; r < e.length; r++) {
			let i = e[r], a = t[r], o = Ir(i, a);
			if (!o.valid) return {
				valid: !1,
				mergeErrorPath: [r, ...o.mergeErrorPath]
			};
			n.push(o.data);
		}
		return {
			valid: !0,
			data: n
		};
	}
	return {
		valid: !1,
		mergeErrorPath: []
	};
}
function Lr(e, t, n) {
	let r = /* @__PURE__ */ new Map(), i, a = /* @__PURE__ */ new Map(), o = (e, t) => {
		let n;
		if (e.code === "unrecognized_keys" && !e.path?.length) i ??= e, n = e.keys;
		else if (e.code === "invalid_key" && e.origin === "record" && e.path?.length === 1) {
			let t = String(e.path[0]);
			a.has(t) || a.set(t, e), n = [t];
		} else return !1;
		for (let e of n) r.has(e) || r.set(e, {}), r.get(e)[t] = !0;
		return !0;
	};
	for (let n of t.issues) o(n, "l") || e.issues.push(n);
	for (let t of n.issues) o(t, "r") || e.issues.push(t);
	let s = [...r].filter(([, e]) => e.l && e.r).map(([e]) => e);
	if (s.length) {
		let t = i ? s.filter((e) => i.keys.includes(e)) : [];
		t.length && e.issues.push({
			...i,
			keys: t
		});
		for (let n of s) !t.includes(n) && a.has(n) && e.issues.push(a.get(n));
	}
	let c = Ir(t.value, n.value);
	if (!c.valid) {
		if (w(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
	}
	return e.value = c.data, e;
}
const Rr = /*@__PURE__*/ A("$ZodEnum", (e, t) => {
	F.init(e, t);
	let n = me(t.entries), r = new Set(n);
	e._zod.values = r, k(e, "pattern", (e) => {
		let t = me(e.def.entries).filter((e) => je.has(typeof e));
		return RegExp(t.length ? `^(${t.map((e) => Me(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (t, i) => {
		let a = t.value;
		return r.has(a) || t.issues.push({
			code: "invalid_value",
			values: n,
			input: a,
			inst: e
		}), t;
	};
}), zr = /*@__PURE__*/ A("$ZodTransform", (e, t) => {
	F.init(e, t), e._zod.optin = "optional", M.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new mt(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new j();
		return n.value = i, n;
	};
});
function Br(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const Vr = /*@__PURE__*/ A("$ZodOptional", (e, t) => {
	F.init(e, t), k(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), e._zod.optout = "optional", k(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
	}), k(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${be(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== "defaulted") return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => Br(e, t)) : Br(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), Hr = /*@__PURE__*/ A("$ZodExactOptional", (e, t) => {
	Vr.init(e, t), k(e, "values", (e) => e.def.innerType._zod.values), k(e, "pattern", (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), Ur = /*@__PURE__*/ A("$ZodNullable", (e, t) => {
	F.init(e, t), k(e, "optin", (e) => e.def.innerType._zod.optin), k(e, "optout", (e) => e.def.innerType._zod.optout), k(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${be(t.source)}|null)$`) : void 0;
	}), k(e, "values", (e) => e.def.innerType._zod.values ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), Wr = /*@__PURE__*/ A("$ZodDefault", (e, t) => {
	F.init(e, t), e._zod.optin = "defaulted", k(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0)
 /**
		* $ZodDefault returns the default value immediately in forward direction.
		* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
		return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Gr(e, t)) : Gr(r, t);
	};
});
function Gr(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const Kr = /*@__PURE__*/ A("$ZodPrefault", (e, t) => {
	F.init(e, t), e._zod.optin = "defaulted", k(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === "backward" || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), qr = /*@__PURE__*/ A("$ZodNonOptional", (e, t) => {
	F.init(e, t), k(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => Jr(t, e)) : Jr(i, e);
	};
});
function Jr(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: e.value,
		inst: t
	}), e;
}
function Yr(e, t, n, r) {
	return t.issues.length ? (e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => T(e, r, N())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
const Xr = /*@__PURE__*/ A("$ZodCatch", (e, t) => {
	F.init(e, t), k(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), k(e, "optout", (e) => e.def.innerType._zod.optout), k(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => Yr(e, r, t, n)) : Yr(e, r, t, n);
	};
}), Zr = /*@__PURE__*/ A("$ZodPipe", (e, t) => {
	F.init(e, t), k(e, "values", (e) => e.def.in._zod.values), k(e, "optin", (e) => e.def.in._zod.optin), k(e, "optout", (e) => e.def.out._zod.optout), k(e, "propValues", (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => Qr(e, t.in, n)) : Qr(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Qr(e, t.out, n)) : Qr(r, t.out, n);
	};
});
function Qr(e, t, n) {
	return e.issues.some((e) => e.code !== "unrecognized_keys") ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const $r = /*@__PURE__*/ A("$ZodReadonly", (e, t) => {
	F.init(e, t), k(e, "propValues", (e) => e.def.innerType._zod.propValues), k(e, "values", (e) => e.def.innerType._zod.values), k(e, "optin", (e) => e.def.innerType?._zod?.optin), k(e, "optout", (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(ei) : ei(r);
	};
});
function ei(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
const ti = /*@__PURE__*/ A("$ZodCustom", (e, t) => {
	P.init(e, t), F.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => ni(t, n, r, e));
		ni(i, n, r, e);
	};
});
function ni(e, t, n, r) {
	if (!e) {
		let e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(E(e));
	}
}
// node_modules/zod/v4/core/memoizer.js
var ri = class extends Error {
	constructor() {
		super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
	}
};
/** Keyed off the context object every schema in one parse call already shares. */
const ii = "~memo", ai = [];
function oi(e) {
	return typeof e == "object" && !!e;
}
function si(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
const ci = /*@__PURE__*/ new WeakMap();
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function li(e, t, n) {
	let r = ci.get(e);
	if (r !== void 0) return r ? 2 : 0;
	if (t.has(e)) return 2;
	t.add(e);
	let i = 0, a = (e) => {
		if (i !== 2 && e?._zod) {
			let r = li(e, t, n);
			r > i && (i = r);
		}
	}, o = (e, r) => {
		let i = 0;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? 1 : o.value?._zod ? li(o.value, t, n) : 0;
			s > i && (i = s);
		}
		return i;
	}, s = (e) => {
		e > i && (i = e);
	}, c = e._zod.def;
	switch (c.type) {
		case "object": {
			let e = xe(c);
			s(e ? o(e, !0) : 1), a(c.catchall);
			break;
		}
		case "array":
			a(c.element);
			break;
		case "tuple":
			for (let e of c.items) a(e);
			a(c.rest);
			break;
		case "record":
		case "map":
			a(c.keyType), a(c.valueType);
			break;
		case "set":
			a(c.valueType);
			break;
		case "union":
			for (let e of c.options) a(e);
			break;
		case "intersection":
			a(c.left), a(c.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			a(c.innerType);
			break;
		case "pipe":
			a(c.in), a(c.out);
			break;
		case "function":
			a(c.input), a(c.output);
			break;
		case "lazy": {
			let r = c._cachedInner ?? (n ? e._zod.innerType : void 0);
			s(r ? li(r, t, !1) : 1);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (let e in c) {
			let t = Object.getOwnPropertyDescriptor(c, e);
			if (!t || t.get) continue;
			let n = t.value;
			if (n && typeof n == "object") {
				if (n._zod) a(n);
				else if (Array.isArray(n)) for (let e of n) a(e);
			}
		}
	}
	return t.delete(e), ui(e, i);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function ui(e, t) {
	return t !== 1 && ci.set(e, t === 2), t;
}
function di(e, t) {
	let n = e.buckets.get(t);
	return n || (n = /* @__PURE__ */ new WeakMap(), e.buckets.set(t, n)), n;
}
let fi;
const pi = [], mi = {
	alloc(e, t, n) {
		let r = fi;
		if (!r) return n;
		fi = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), pi.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, n = (e, n) => {
				if (n.direction !== "backward" && gi(n, e.value)) throw new ri();
				return t(e, n);
			};
			e._zod.parse = n, e._zod.run === t && (e._zod.run = n);
		});
	},
	attach(e) {
		var t;
		let n, r = !1, i, a;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, o = (s, c) => {
				if (n === void 0) {
					let i = li(e, /* @__PURE__ */ new Set(), !1);
					if (i === 0) return e._zod.parse = t, e._zod.run === o && (e._zod.run = t), t(s, c);
					i === 2 || r ? n = !0 : r = !0;
				}
				let l = s.value;
				if (!oi(l)) return t(s, c);
				let u = c[ii];
				u || (u = {
					buckets: /* @__PURE__ */ new WeakMap(),
					backEdges: void 0
				}, c[ii] = u);
				let d;
				i === c ? d = a : (d = di(u, e), i = c, a = d);
				let f = d.get(l);
				if (f) return s.value = f.value, f.issues ? f.issues.length && s.issues.push(...si(f.issues)) : (s.memo = !0, u.backEdges ?? (u.backEdges = /* @__PURE__ */ new WeakSet()), u.backEdges.add(f.value)), s;
				fi = d;
				let p = pi.length, m = t(s, c);
				fi = void 0;
				let h = pi.length > p ? pi.pop() : void 0;
				return m instanceof Promise ? m.then((e) => (h && (h.issues = e.issues.length ? si(e.issues) : ai), e)) : (h && (h.issues = m.issues.length ? si(m.issues) : ai), m);
			};
			e._zod.parse = o, e._zod.run === t && (e._zod.run = o);
		});
	}
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function hi() {
	return mi;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function gi(e, t) {
	let n = e[ii]?.backEdges;
	return n !== void 0 && oi(t) && n.has(t);
}
// node_modules/zod/v4/locales/en.js
const _i = () => {
	let e = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function t(t) {
		return e[t] ?? null;
	}
	let n = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	}, r = { nan: "NaN" };
	function i(e, t) {
		return e === "number" && typeof t == "number" && !Number.isFinite(t) ? String(t) : r[e] ?? e;
	}
	return (e) => {
		switch (e.code) {
			case "invalid_type": return `Invalid input: expected ${i(e.expected)}, received ${i(et(e.input), e.input)}`;
			case "invalid_value": return e.values.length === 1 ? `Invalid input: expected ${Ne(e.values[0])}` : `Invalid option: expected one of ${he(e.values, "|")}`;
			case "too_big": {
				let n = e.exact ? "exactly " : e.inclusive ? "<=" : "<", r = t(e.origin);
				return r ? `Too big: expected ${e.origin ?? "value"} to have ${n}${e.maximum.toString()} ${r.unit ?? "elements"}` : `Too big: expected ${e.origin ?? "value"} to be ${n}${e.maximum.toString()}`;
			}
			case "too_small": {
				let n = e.exact ? "exactly " : e.inclusive ? ">=" : ">", r = t(e.origin);
				return r ? `Too small: expected ${e.origin} to have ${n}${e.minimum.toString()} ${r.unit}` : `Too small: expected ${e.origin} to be ${n}${e.minimum.toString()}`;
			}
			case "invalid_format": {
				let t = e;
				return t.format === "starts_with" ? `Invalid string: must start with "${t.prefix}"` : t.format === "ends_with" ? `Invalid string: must end with "${t.suffix}"` : t.format === "includes" ? `Invalid string: must include "${t.includes}"` : t.format === "regex" ? `Invalid string: must match pattern ${t.pattern}` : `Invalid ${n[t.format] ?? e.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${e.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${he(e.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${e.origin}`;
			case "invalid_union": return e.options && Array.isArray(e.options) && e.options.length > 0 ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(" | ")}` : e.inclusive === !1 ? "Invalid input: more than one option matched" : "Invalid input";
			case "invalid_element": return `Invalid value in ${e.origin}`;
			default: return "Invalid input";
		}
	};
};
function vi() {
	return { localeError: _i() };
}
// node_modules/zod/v4/core/registries.js
var yi, bi = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map();
	}
	add(e, ...t) {
		let n = t[0];
		return this._map.set(e, n), n && typeof n == "object" && "id" in n && this._idmap.set(n.id, e), this;
	}
	clear() {
		return this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map(), this;
	}
	remove(e) {
		let t = this._map.get(e);
		return t && typeof t == "object" && "id" in t && this._idmap.delete(t.id), this._map.delete(e), this;
	}
	get(e) {
		let t = e._zod.parent;
		if (t) {
			let n = { ...this.get(t) ?? {} };
			delete n.id;
			let r = {
				...n,
				...this._map.get(e)
			};
			return Object.keys(r).length ? r : void 0;
		}
		return this._map.get(e);
	}
	has(e) {
		return this._map.has(e);
	}
};
function xi() {
	return new bi();
}
(yi = globalThis).__zod_globalRegistry ?? (yi.__zod_globalRegistry = xi());
const Si = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function Ci(e) {
	return e.checks &&= [...e.checks], e;
}
// @__NO_SIDE_EFFECTS__
function wi(e, t) {
	return new e(Ci({
		type: "string",
		...C(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function Ti(e, t) {
	return new e({
		type: "string",
		format: "email",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ei(e, t) {
	return new e({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Di(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Oi(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v4",
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ki(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v6",
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ai(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v7",
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ji(e, t) {
	return new e({
		type: "string",
		format: "url",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Mi(e, t) {
	return new e({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ni(e, t) {
	return new e({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link _cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
// @__NO_SIDE_EFFECTS__
function Pi(e, t) {
	return new e({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Fi(e, t) {
	return new e({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ii(e, t) {
	return new e({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Li(e, t) {
	return new e({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ri(e, t) {
	return new e({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function zi(e, t) {
	return new e({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Bi(e, t) {
	return new e({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Vi(e, t) {
	return new e({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Hi(e, t) {
	return new e({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ui(e, t) {
	return new e({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Wi(e, t) {
	return new e({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Gi(e, t) {
	return new e({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ki(e, t) {
	return new e({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: !1,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function qi(e, t) {
	return new e({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: !1,
		local: !1,
		precision: null,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ji(e, t) {
	return new e({
		type: "string",
		format: "date",
		check: "string_format",
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Yi(e, t) {
	return new e({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Xi(e, t) {
	return new e({
		type: "string",
		format: "duration",
		check: "string_format",
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Zi(e) {
	return new e({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function Qi(e, t) {
	return new e({
		type: "never",
		...C(t)
	});
}
// @__NO_SIDE_EFFECTS__
function $i(e, t) {
	return new bn({
		check: "max_length",
		...C(t),
		maximum: e
	});
}
// @__NO_SIDE_EFFECTS__
function ea(e, t) {
	return new xn({
		check: "min_length",
		...C(t),
		minimum: e
	});
}
// @__NO_SIDE_EFFECTS__
function ta(e, t) {
	return new Sn({
		check: "length_equals",
		...C(t),
		length: e
	});
}
// @__NO_SIDE_EFFECTS__
function na(e, t) {
	return new wn({
		check: "string_format",
		format: "regex",
		...C(t),
		pattern: e
	});
}
// @__NO_SIDE_EFFECTS__
function ra(e) {
	return new Tn({
		check: "string_format",
		format: "lowercase",
		...C(e)
	});
}
// @__NO_SIDE_EFFECTS__
function ia(e) {
	return new En({
		check: "string_format",
		format: "uppercase",
		...C(e)
	});
}
// @__NO_SIDE_EFFECTS__
function aa(e, t) {
	return new Dn({
		check: "string_format",
		format: "includes",
		...C(t),
		includes: e
	});
}
// @__NO_SIDE_EFFECTS__
function oa(e, t) {
	return new On({
		check: "string_format",
		format: "starts_with",
		...C(t),
		prefix: e
	});
}
// @__NO_SIDE_EFFECTS__
function sa(e, t) {
	return new kn({
		check: "string_format",
		format: "ends_with",
		...C(t),
		suffix: e
	});
}
// @__NO_SIDE_EFFECTS__
function L(e) {
	return new An({
		check: "overwrite",
		tx: e
	});
}
// @__NO_SIDE_EFFECTS__
function ca(e) {
	return /* @__PURE__ */ L((t) => t.normalize(e));
}
// @__NO_SIDE_EFFECTS__
function la() {
	return /* @__PURE__ */ L((e) => e.trim());
}
// @__NO_SIDE_EFFECTS__
function ua() {
	return /* @__PURE__ */ L((e) => e.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function da() {
	return /* @__PURE__ */ L((e) => e.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function fa() {
	return /* @__PURE__ */ L((e) => Ee(e));
}
// @__NO_SIDE_EFFECTS__
function pa(e, t, n) {
	return new e({
		type: "array",
		element: t,
		...C(n)
	});
}
// @__NO_SIDE_EFFECTS__
function ma(e, t, n) {
	return new e({
		type: "custom",
		check: "custom",
		fn: t,
		...C(n)
	});
}
// @__NO_SIDE_EFFECTS__
function ha(e, t) {
	let n = /* @__PURE__ */ ga((t) => (t.addIssue = (e) => {
		if (typeof e == "string") t.issues.push(E(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= "custom", "input" in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(E(r));
		}
	}, e(t.value, t)), t);
	return n;
}
// @__NO_SIDE_EFFECTS__
function ga(e, t) {
	let n = new P({
		check: "custom",
		...C(t)
	});
	return n._zod.check = e, n;
}
// node_modules/zod/v4/core/to-json-schema.js
function _a(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && _(e, t, n[t]);
	return e;
}
function va(e) {
	let t = e?.target ?? "draft-2020-12";
	return t === "draft-4" && (t = "draft-04"), t === "draft-7" && (t = "draft-07"), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? Si,
		target: t,
		unrepresentable: e?.unrepresentable ?? "throw",
		override: e?.override ?? (() => {}),
		io: e?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: e?.cycles ?? "ref",
		reused: e?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: e?.external ?? void 0
	};
}
/**
* Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
* `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
* custom JSON Schema was written into `json`, in which case the caller must not write its own.
*/
function R(e, t, n, r, i) {
	let a = typeof t.unrepresentable == "function" ? t.unrepresentable({
		zodSchema: e,
		path: r.path,
		message: i
	}) : t.unrepresentable;
	if (a === "any") return !1;
	if (a === void 0 || a === "throw") throw Error(i);
	return Object.assign(n, a), !0;
}
function z(e, t, n = {
	path: [],
	schemaPath: []
}) {
	var r;
	let i = e._zod.def, a = t.seen.get(e);
	if (a) return a.count++, n.schemaPath.includes(e) && (a.cycle = n.path), a.schema;
	let o = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: n.path
	};
	t.seen.set(e, o), t.sharedDefsExtractedFor = void 0, t.sharedEmitDoneFor = void 0;
	let s = e._zod.toJSONSchema?.();
	if (s) o.schema = s;
	else {
		let r = {
			...n,
			schemaPath: [...n.schemaPath, e],
			path: n.path
		};
		if (e._zod.processJSONSchema) e._zod.processJSONSchema(t, o.schema, r);
		else {
			let n = o.schema, a = t.processors[i.type];
			if (!a) throw Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
			a(e, t, n, r);
		}
		let a = e._zod.parent;
		a && (o.ref ||= a, z(a, t, r), t.seen.get(a).isParent = !0);
	}
	let c = t.metadataRegistry.get(e);
	return c && _a(o.schema, c), t.io === "input" && B(e) && (delete o.schema.examples, delete o.schema.default), t.io === "input" && "_prefault" in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function ya(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
function ba(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	if (e.external && e.sharedDefsExtractedFor === e.external) return;
	let r = /* @__PURE__ */ new Map();
	for (let t of e.seen.entries()) {
		let n = e.metadataRegistry.get(t[0])?.id;
		if (n) {
			let e = r.get(n);
			if (e && e !== t[0]) throw Error(`Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			r.set(n, t[0]);
		}
	}
	let i = (t) => {
		let r = e.target === "draft-2020-12" ? "$defs" : "definitions";
		if (e.external) {
			let n = e.external.registry.get(t[0])?.id, i = e.external.uri ?? ((e) => e);
			if (n) return { ref: i(n) };
			let a = t[1].defId ?? t[1].schema.id ?? `schema${e.counter++}`;
			return t[1].defId = a, {
				defId: a,
				ref: `${i("__shared")}#/${r}/${ya(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: "#" };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + ya(a)
		};
	}, a = (e) => {
		if (e[1].schema.$ref) return;
		let t = e[1], { ref: n, defId: r } = i(e);
		t.def = { ...t.schema }, r && (t.defId = r);
		let a = t.schema;
		for (let e in a) delete a[e];
		a.$ref = n;
	};
	if (e.cycles === "throw") for (let t of e.seen.entries()) {
		let e = t[1];
		if (e.cycle) throw Error(`Cycle detected: #/${e.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (let n of e.seen.entries()) {
		let r = n[1];
		if (t === n[0]) a(n);
		else {
			if (e.external) {
				let r = e.external.registry.get(n[0])?.id;
				if (t !== n[0] && r) {
					a(n);
					continue;
				}
			}
			(e.metadataRegistry.get(n[0])?.id || r.cycle || r.count > 1 && e.reused === "ref") && a(n);
		}
	}
	e.external && (e.sharedDefsExtractedFor = e.external);
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function xa(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != "object") return;
		xa(e);
		let t = Object.keys(e);
		if (t.length !== 1 || t[0] !== "type") return;
		let r = e.type;
		for (let e of Array.isArray(r) ? r : [r]) {
			if (typeof e != "string") return;
			n.includes(e) || n.push(e);
		}
	}
	delete e.anyOf, e.type = n.length === 1 ? n[0] : n;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
* an annotation like `description` — makes a member unfoldable, so a constraint this does not
* understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const Sa = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]), Ca = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function wa(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != "object" || !t ? null : Object.keys(t).length ? t : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function Ta(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != "object" || n.type !== "object") return null;
		for (let e in n) if (!Sa.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = /* @__PURE__ */ new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? wa(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			_(n, r, e.length === 1 ? e[0] : Ta(e) ?? { allOf: e });
		}
		for (let t of e.required ?? []) r.add(t);
	}
	let i = {
		type: "object",
		properties: n
	};
	if (r.size && (i.required = [...r]), t.every((e) => e.additionalProperties === !1)) i.additionalProperties = !1;
	else {
		let e = [];
		for (let n of t) {
			let t = wa(n);
			t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
		}
		e.length === 1 ? i.additionalProperties = e[0] : e.length > 1 && (i.additionalProperties = { allOf: e });
	}
	return i;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
* closed object members reject each other's keys and the schema validates nothing. Zod's parser
* pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
* *every* side rejects it — so the emitted schema has to pool them too, and folding the members
* into one object is the encoding that says so on every target.
*
* This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
* machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
* keeps its reference and its own closedness rather than being inlined as a stale copy. */
function Ea(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of Sa) if (t in e) return;
	let n = t.filter((e) => Ca.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = Ta(t);
	else {
		let e = n[0], i = Ca.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => Ta([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, _a(e, r));
}
function Da(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	let r = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let i = n.def ?? n.schema, a = { ...i }, o = n.ref;
		if (n.ref = null, o) {
			r(o);
			let n = e.seen.get(o), s = n.schema;
			if (s.$ref && (e.target === "draft-07" || e.target === "draft-04" || e.target === "openapi-3.0") ? (i.allOf = i.allOf ?? [], i.allOf.push(s)) : _a(i, s), _a(i, a), t._zod.parent === o) for (let e in i) e !== "$ref" && e !== "allOf" && (e in a || delete i[e]);
			if (s.$ref && n.def) for (let e in i) e !== "$ref" && e !== "allOf" && e in n.def && JSON.stringify(i[e]) === JSON.stringify(n.def[e]) && delete i[e];
		}
		let s = t._zod.parent;
		if (s && s !== o) {
			r(s);
			let t = e.seen.get(s);
			if (t?.schema.$ref && (i.$ref = t.schema.$ref, t.def)) for (let e in i) e !== "$ref" && e !== "allOf" && e in t.def && JSON.stringify(i[e]) === JSON.stringify(t.def[e]) && delete i[e];
		}
		e.override({
			zodSchema: t,
			jsonSchema: i,
			path: n.path ?? []
		});
	};
	if (!e.external || e.sharedEmitDoneFor !== e.external) {
		for (let t of [...e.seen.entries()].reverse()) r(t[0]);
		if (e.target !== "openapi-3.0") for (let t of e.seen.entries()) xa(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = /* @__PURE__ */ new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) Ea(e);
		}
	}
	let i = {};
	if (e.target === "draft-2020-12" ? i.$schema = "https://json-schema.org/draft/2020-12/schema" : e.target === "draft-07" ? i.$schema = "http://json-schema.org/draft-07/schema#" : e.target === "draft-04" ? i.$schema = "http://json-schema.org/draft-04/schema#" : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		i.$id = e.external.uri(n);
	}
	_a(i, n.defId ? n.schema : n.def ?? n.schema);
	let a = e.metadataRegistry.get(t)?.id;
	a !== void 0 && i.id === a && delete i.id;
	let o = e.external?.defs ?? {};
	if (!e.external || e.sharedEmitDoneFor !== e.external) for (let t of e.seen.entries()) {
		let e = t[1];
		e.def && e.defId && (e.def.id === e.defId && delete e.def.id, _(o, e.defId, e.def));
	}
	e.external && (e.sharedEmitDoneFor = e.external), e.external || Object.keys(o).length > 0 && (e.target === "draft-2020-12" ? i.$defs = o : i.definitions = o);
	try {
		let n = JSON.parse(JSON.stringify(i));
		return Object.defineProperty(n, "~standard", {
			value: {
				...t["~standard"],
				jsonSchema: {
					input: ka(t, "input", e.processors),
					output: ka(t, "output", e.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), n;
	} catch {
		throw Error("Error converting schema to JSON.");
	}
}
function B(e, t) {
	let n = t ?? { seen: /* @__PURE__ */ new Set() };
	if (n.seen.has(e)) return !1;
	n.seen.add(e);
	let r = e._zod.def;
	if (r.type === "transform") return !0;
	if (r.type === "array") return B(r.element, n);
	if (r.type === "set") return B(r.valueType, n);
	if (r.type === "lazy") return B(r.getter(), n);
	if (r.type === "promise" || r.type === "optional" || r.type === "nonoptional" || r.type === "nullable" || r.type === "readonly" || r.type === "default" || r.type === "prefault" || r.type === "catch") return B(r.innerType, n);
	if (r.type === "intersection") return B(r.left, n) || B(r.right, n);
	if (r.type === "record" || r.type === "map") return B(r.keyType, n) || B(r.valueType, n);
	if (r.type === "pipe") return e._zod.traits.has("$ZodCodec") ? !0 : B(r.in, n) || B(r.out, n);
	if (r.type === "object") {
		for (let e in r.shape) if (B(r.shape[e], n)) return !0;
		return !1;
	}
	if (r.type === "union") {
		for (let e of r.options) if (B(e, n)) return !0;
		return !1;
	}
	if (r.type === "tuple") {
		for (let e of r.items) if (B(e, n)) return !0;
		return !!(r.rest && B(r.rest, n));
	}
	return !1;
}
/**
* Creates a toJSONSchema method for a schema instance.
* This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
*/
const Oa = (e, t = {}) => (n) => {
	let r = va({
		...n,
		processors: t
	});
	return z(e, r), ba(r, e), Da(r, e);
}, ka = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = va({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return z(e, o), ba(o, e), Da(o, e);
}, V = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, H = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, Aa = (e, t) => {
	V(e, "minimum", t), H(e, "maximum", t);
}, ja = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, Ma = (e, t) => {
	e.patterns ??= /* @__PURE__ */ new Set(), e.patterns.add(t);
}, Na = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, Pa = (e, t) => {
	e.format = t, t.includes("int") && (e.isInt = !0);
}, Fa = (e, t) => V(e, "minimum", t.minimum), Ia = (e, t) => H(e, "maximum", t.maximum), La = (e) => (t, n) => {
	Pa(t, n.format);
	let [r, i] = e[n.format];
	V(t, "minimum", r), H(t, "maximum", i);
}, Ra = {
	greater_than: (e, t) => V(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
	less_than: (e, t) => H(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
	multiple_of: (e, t) => ja(e, t.value),
	number_format: La(Fe),
	bigint_format: La(Ie),
	min_length: Fa,
	max_length: Ia,
	length_equals: (e, t) => Aa(e, t.length),
	min_size: Fa,
	max_size: Ia,
	size_equals: (e, t) => Aa(e, t.size),
	string_format: (e, t) => {
		Pa(e, t.format), t.pattern && Ma(e, t.pattern), (t.format === "base64" || t.format === "base64url") && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => Na(e, t.mime)
};
function za(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has("$ZodCheck") ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) Ra[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && V(t, "minimum", i.minimum), i.exclusiveMinimum !== void 0 && V(t, "exclusiveMinimum", i.exclusiveMinimum), i.maximum !== void 0 && H(t, "maximum", i.maximum), i.exclusiveMaximum !== void 0 && H(t, "exclusiveMaximum", i.exclusiveMaximum), i.multipleOf !== void 0 && ja(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes("int") && (t.isInt = !0)), i.mime && Na(t, i.mime);
	for (let e of i.patterns ?? []) Ma(t, e);
	return t;
}
const Ba = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
}, Va = /* @__PURE__ */ new Map([[pr, on], [hr, sn]]), Ha = (e) => Va.get(e) ?? e, Ua = (e, t, n, r) => {
	let i = n;
	i.type = "string";
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = za(e);
	if (typeof a == "number" && (i.minLength = a), typeof o == "number" && (i.maxLength = o), s && (i.format = Ba[s] ?? s, i.format === "" && delete i.format, (s === "time" || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(Ha);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === "draft-07" || t.target === "draft-04" || t.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: e.source
		}))]);
	}
}, Wa = (e, t, n, r) => {
	n.not = {};
}, Ga = (e, t, n, r) => {
	let i = e._zod.def, a = me(i.entries);
	a.length === 0 ? n.not = {} : (a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), n.enum = a);
}, Ka = (e, t, n, r) => {
	R(e, t, n, r, "Custom types cannot be represented in JSON Schema");
}, qa = (e, t, n, r) => {
	R(e, t, n, r, "Transforms cannot be represented in JSON Schema");
}, Ja = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = za(e);
	typeof o == "number" && (i.minItems = o), typeof s == "number" && (i.maxItems = s), i.type = "array", i.items = z(a.element, t, {
		...r,
		path: [...r.path, "items"]
	});
};
function Ya(e) {
	let t = e._zod.def;
	return t.type === "pipe" && t.in._zod.traits.has("$ZodTransform") ? Ya(t.out) : t.type === "catch" ? Ya(t.innerType) : e._zod.optin;
}
const Xa = (e, t, n, r) => {
	let i = n, a = e._zod.def, o = a.shape;
	if (Object.getOwnPropertySymbols(o).length && R(e, t, i, r, "Symbol keys cannot be represented in JSON Schema")) return;
	i.type = "object", i.properties = {};
	for (let e in o) _(i.properties, e, z(o[e], t, {
		...r,
		path: [
			...r.path,
			"properties",
			e
		]
	}));
	let s = [];
	for (let e of Object.keys(o)) {
		let n = a.shape[e];
		(t.io === "input" ? Ya(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === "never" ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = z(a.catchall, t, {
		...r,
		path: [...r.path, "additionalProperties"]
	})) : t.io === "output" && (i.additionalProperties = !1);
}, Za = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => z(e, t, {
		...r,
		path: [
			...r.path,
			a ? "oneOf" : "anyOf",
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, Qa = (e, t, n, r) => {
	let i = e._zod.def, a = z(i.left, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			0
		]
	}), o = z(i.right, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			1
		]
	}), s = (e) => "allOf" in e && Object.keys(e).length === 1, c = [...s(a) ? a.allOf : [a], ...s(o) ? o.allOf : [o]];
	n.allOf = c, t.intersections.push(c);
}, $a = (e, t, n, r) => {
	let i = e._zod.def, a = z(i.innerType, t, r), o = t.seen.get(e);
	t.target === "openapi-3.0" ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: "null" }];
}, eo = (e, t, n, r) => {
	let i = e._zod.def;
	z(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, to = Symbol();
function no(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == "bigint" ? (a = !0, null) : t);
	return a ? (R(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema"), to) : JSON.parse(o);
}
const ro = (e, t, n, r) => {
	let i = e._zod.def;
	z(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = no(i.defaultValue, e, t, n, r);
	o !== to && (n.default = o);
}, io = (e, t, n, r) => {
	let i = e._zod.def;
	z(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== "input") return;
	let o = no(i.defaultValue, e, t, n, r);
	o !== to && (n._prefault = o);
}, ao = (e, t, n, r) => {
	let i = e._zod.def;
	z(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o;
	try {
		o = i.catchValue(void 0);
	} catch {
		R(e, t, n, r, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	n.default = o;
}, oo = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has("$ZodTransform"), o = t.io === "input" ? a ? i.out : i.in : i.out;
	z(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, so = (e, t, n, r) => {
	let i = e._zod.def;
	z(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, co = (e, t, n, r) => {
	let i = e._zod.def;
	z(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, lo = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function uo(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		enumerable: !1,
		get() {
			let e = n(this);
			return Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			}), e;
		},
		set(e) {
			Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	});
}
const U = /*@__PURE__*/ A("ZodError", (e, t) => {
	bt.init(e, t), e.name = "ZodError";
	let n = Object.getPrototypeOf(e);
	lo.has(n) || (lo.add(n), uo(n, "format", (e) => (t) => Ct(e, t)), uo(n, "flatten", (e) => (t) => St(e, t)), uo(n, "addIssue", (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, ge, 2);
	}), uo(n, "addIssues", (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, ge, 2);
	}), Object.defineProperty(n, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, void 0, { Parent: Error }), fo = /* @__PURE__ */ Tt(U), po = /* @__PURE__ */ Et(U), mo = /* @__PURE__ */ Dt(U), ho = /* @__PURE__ */ kt(U), go = /* @__PURE__ */ Ft(U), _o = /* @__PURE__ */ It(U), vo = /* @__PURE__ */ Lt(U), yo = /* @__PURE__ */ Rt(U), bo = /* @__PURE__ */ zt(U), xo = /* @__PURE__ */ Bt(U), So = /* @__PURE__ */ Vt(U), Co = /* @__PURE__ */ Ht(U);
// node_modules/zod/v4/classic/schemas.js
function wo() {
	M.localeError || N(vi());
}
function To() {
	M.memoizer || N({ memoizer: hi() });
}
const W = /*@__PURE__*/ A("ZodType", (e, t) => (wo(), F.init(e, t), e.def = t, e.type = t.type, e), {
	check(...e) {
		let t = this.def;
		return this.clone(b(t, { checks: [...t.checks ?? [], ...e.map((e) => typeof e == "function" ? { _zod: {
			check: e,
			def: { check: "custom" },
			onattach: []
		} } : e)] }), { parent: !0 });
	},
	with(...e) {
		return this.check(...e);
	},
	clone(e, t) {
		return S(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	refine(e, t) {
		return this.check(Ms(e, t));
	},
	superRefine(e, t) {
		return this.check(Ns(e, t));
	},
	overwrite(e) {
		return this.check(/* @__PURE__ */ L(e));
	},
	optional() {
		return ms(this);
	},
	exactOptional() {
		return gs(this);
	},
	nullable() {
		return vs(this);
	},
	nullish() {
		return ms(vs(this));
	},
	nonoptional(e) {
		return ws(this, e);
	},
	array() {
		return rs(this);
	},
	or(e) {
		return os([this, e]);
	},
	and(e) {
		return cs(this, e);
	},
	transform(e) {
		return Os(this, fs(e));
	},
	default(e) {
		return bs(this, e);
	},
	prefault(e) {
		return Ss(this, e);
	},
	catch(e) {
		return Es(this, e);
	},
	pipe(e) {
		return Os(this, e);
	},
	readonly() {
		return As(this);
	},
	describe(e) {
		let t = this.clone();
		return Si.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return Si.get(this);
		let t = this.clone();
		return Si.add(t, e[0]), t;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(e, ...t) {
		return t.length === 0 ? e(this) : e(this, ...t);
	},
	get "~standard"() {
		return nt(this, "~standard", {
			...Fn(this),
			jsonSchema: {
				input: ka(this, "input"),
				output: ka(this, "output")
			}
		});
	},
	set "~standard"(e) {
		D(this, "~standard", e);
	},
	parse: function e(t, n) {
		return fo(this, t, n, { callee: e });
	},
	parseAsync: async function e(t, n) {
		return await po(this, t, n, { callee: e });
	},
	safeParse(e, t) {
		return mo(this, e, t);
	},
	async safeParseAsync(e, t) {
		return ho(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		D(this, "spa", e);
	},
	validate(e, t) {
		return Mt(this, e, t);
	},
	validateAsync(e, t) {
		return Pt(this, e, t);
	},
	encode: function e(t, n) {
		return go(this, t, n, { callee: e });
	},
	decode: function e(t, n) {
		return _o(this, t, n, { callee: e });
	},
	encodeAsync: async function e(t, n) {
		return await vo(this, t, n, { callee: e });
	},
	decodeAsync: async function e(t, n) {
		return await yo(this, t, n, { callee: e });
	},
	safeEncode(e, t) {
		return bo(this, e, t);
	},
	safeDecode(e, t) {
		return xo(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return So(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return Co(this, e, t);
	},
	toJSONSchema(e) {
		return Oa(this, {})(e);
	},
	get description() {
		return Si.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), Eo = /*@__PURE__*/ A("_ZodString", (e, t) => {
	In.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ua(e, t, n, r);
}, /*@__PURE__*/ rt({
	format: (e) => za(e).format ?? null,
	minLength: (e) => za(e).minimum ?? null,
	maxLength: (e) => za(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(/* @__PURE__ */ na(...e));
	},
	includes(...e) {
		return this.check(/* @__PURE__ */ aa(...e));
	},
	startsWith(...e) {
		return this.check(/* @__PURE__ */ oa(...e));
	},
	endsWith(...e) {
		return this.check(/* @__PURE__ */ sa(...e));
	},
	min(...e) {
		return this.check(/* @__PURE__ */ ea(...e));
	},
	max(...e) {
		return this.check(/* @__PURE__ */ $i(...e));
	},
	length(...e) {
		return this.check(/* @__PURE__ */ ta(...e));
	},
	nonempty(...e) {
		return this.check(/* @__PURE__ */ ea(1, ...e));
	},
	lowercase(e) {
		return this.check(/* @__PURE__ */ ra(e));
	},
	uppercase(e) {
		return this.check(/* @__PURE__ */ ia(e));
	},
	trim() {
		return this.check(/* @__PURE__ */ la());
	},
	normalize(...e) {
		return this.check(/* @__PURE__ */ ca(...e));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ ua());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ da());
	},
	slugify() {
		return this.check(/* @__PURE__ */ fa());
	}
})), Do = /*@__PURE__*/ A("ZodString", (e, t) => {
	In.init(e, t), Eo.init(e, t);
}, {
	email(e) {
		return this.check(/* @__PURE__ */ Ti(No, e));
	},
	url(e) {
		return this.check(/* @__PURE__ */ ji(Io, e));
	},
	jwt(e) {
		return this.check(/* @__PURE__ */ Ki(Zo, e));
	},
	emoji(e) {
		return this.check(/* @__PURE__ */ Mi(Lo, e));
	},
	guid(e) {
		return this.check(/* @__PURE__ */ Ei(Po, e));
	},
	uuid(e) {
		return this.check(/* @__PURE__ */ Di(Fo, e));
	},
	uuidv4(e) {
		return this.check(/* @__PURE__ */ Oi(Fo, e));
	},
	uuidv6(e) {
		return this.check(/* @__PURE__ */ ki(Fo, e));
	},
	uuidv7(e) {
		return this.check(/* @__PURE__ */ Ai(Fo, e));
	},
	nanoid(e) {
		return this.check(/* @__PURE__ */ Ni(Ro, e));
	},
	cuid(e) {
		return this.check(/* @__PURE__ */ Pi(zo, e));
	},
	cuid2(e) {
		return this.check(/* @__PURE__ */ Fi(Bo, e));
	},
	ulid(e) {
		return this.check(/* @__PURE__ */ Ii(Vo, e));
	},
	base64(e) {
		return this.check(/* @__PURE__ */ Ui(Jo, e));
	},
	base64url(e) {
		return this.check(/* @__PURE__ */ Wi(Yo, e));
	},
	xid(e) {
		return this.check(/* @__PURE__ */ Li(Ho, e));
	},
	ksuid(e) {
		return this.check(/* @__PURE__ */ Ri(Uo, e));
	},
	ipv4(e) {
		return this.check(/* @__PURE__ */ zi(Wo, e));
	},
	ipv6(e) {
		return this.check(/* @__PURE__ */ Bi(Go, e));
	},
	cidrv4(e) {
		return this.check(/* @__PURE__ */ Vi(Ko, e));
	},
	cidrv6(e) {
		return this.check(/* @__PURE__ */ Hi(qo, e));
	},
	e164(e) {
		return this.check(/* @__PURE__ */ Gi(Xo, e));
	},
	datetime(e) {
		return this.check(/* @__PURE__ */ qi(ko, e));
	},
	date(e) {
		return this.check(/* @__PURE__ */ Ji(Ao, e));
	},
	time(e) {
		return this.check(/* @__PURE__ */ Yi(jo, e));
	},
	duration(e) {
		return this.check(/* @__PURE__ */ Xi(Mo, e));
	}
});
function Oo(e) {
	return /* @__PURE__ */ wi(Do, e);
}
const G = /*@__PURE__*/ A("ZodStringFormat", (e, t) => {
	I.init(e, t), Eo.init(e, t);
}), ko = /*@__PURE__*/ A("ZodISODateTime", (e, t) => {
	tr.init(e, t), G.init(e, t);
}), Ao = /*@__PURE__*/ A("ZodISODate", (e, t) => {
	nr.init(e, t), G.init(e, t);
}), jo = /*@__PURE__*/ A("ZodISOTime", (e, t) => {
	rr.init(e, t), G.init(e, t);
}), Mo = /*@__PURE__*/ A("ZodISODuration", (e, t) => {
	ir.init(e, t), G.init(e, t);
}), No = /*@__PURE__*/ A("ZodEmail", (e, t) => {
	zn.init(e, t), G.init(e, t);
}), Po = /*@__PURE__*/ A("ZodGUID", (e, t) => {
	Ln.init(e, t), G.init(e, t);
}), Fo = /*@__PURE__*/ A("ZodUUID", (e, t) => {
	Rn.init(e, t), G.init(e, t);
}), Io = /*@__PURE__*/ A("ZodURL", (e, t) => {
	qn.init(e, t), G.init(e, t);
}), Lo = /*@__PURE__*/ A("ZodEmoji", (e, t) => {
	Jn.init(e, t), G.init(e, t);
}), Ro = /*@__PURE__*/ A("ZodNanoID", (e, t) => {
	Yn.init(e, t), G.init(e, t);
}), zo = /*@__PURE__*/ A("ZodCUID", (e, t) => {
	Xn.init(e, t), G.init(e, t);
}), Bo = /*@__PURE__*/ A("ZodCUID2", (e, t) => {
	Zn.init(e, t), G.init(e, t);
}), Vo = /*@__PURE__*/ A("ZodULID", (e, t) => {
	Qn.init(e, t), G.init(e, t);
}), Ho = /*@__PURE__*/ A("ZodXID", (e, t) => {
	$n.init(e, t), G.init(e, t);
}), Uo = /*@__PURE__*/ A("ZodKSUID", (e, t) => {
	er.init(e, t), G.init(e, t);
}), Wo = /*@__PURE__*/ A("ZodIPv4", (e, t) => {
	ar.init(e, t), G.init(e, t);
}), Go = /*@__PURE__*/ A("ZodIPv6", (e, t) => {
	cr.init(e, t), G.init(e, t);
}), Ko = /*@__PURE__*/ A("ZodCIDRv4", (e, t) => {
	lr.init(e, t), G.init(e, t);
}), qo = /*@__PURE__*/ A("ZodCIDRv6", (e, t) => {
	dr.init(e, t), G.init(e, t);
}), Jo = /*@__PURE__*/ A("ZodBase64", (e, t) => {
	mr.init(e, t), G.init(e, t);
}), Yo = /*@__PURE__*/ A("ZodBase64URL", (e, t) => {
	_r.init(e, t), G.init(e, t);
}), Xo = /*@__PURE__*/ A("ZodE164", (e, t) => {
	vr.init(e, t), G.init(e, t);
}), Zo = /*@__PURE__*/ A("ZodJWT", (e, t) => {
	br.init(e, t), G.init(e, t);
}), Qo = /*@__PURE__*/ A("ZodUnknown", (e, t) => {
	xr.init(e, t), W.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function $o() {
	return /* @__PURE__ */ Zi(Qo);
}
const es = /*@__PURE__*/ A("ZodNever", (e, t) => {
	Sr.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => Wa(e, t, n, r);
});
function ts(e) {
	return /* @__PURE__ */ Qi(es, e);
}
const ns = /*@__PURE__*/ A("ZodArray", (e, t) => {
	To(), Er.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ja(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(/* @__PURE__ */ ea(e, t));
	},
	nonempty(e) {
		return this.check(/* @__PURE__ */ ea(1, e));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ $i(e, t));
	},
	length(e, t) {
		return this.check(/* @__PURE__ */ ta(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function rs(e, t) {
	return /* @__PURE__ */ pa(ns, e, t);
}
const is = /*@__PURE__*/ A("ZodObject", (e, t) => {
	To(), Mr.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => Xa(e, t, n, r), ct(e, "shape", (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return us(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(b(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(b(this._zod.def, { catchall: $o() }));
	},
	loose() {
		return this.clone(b(this._zod.def, { catchall: $o() }));
	},
	strict() {
		return this.clone(b(this._zod.def, { catchall: ts() }));
	},
	strip() {
		return this.clone(b(this._zod.def, { catchall: void 0 }));
	},
	extend(e) {
		return Be(this, e);
	},
	safeExtend(e) {
		return He(this, e);
	},
	merge(e) {
		return Ue(this, e);
	},
	pick(e) {
		return Le(this, e);
	},
	omit(e) {
		return ze(this, e);
	},
	partial(...e) {
		return We(ps, this, e[0]);
	},
	exactPartial(...e) {
		return We(hs, this, e[0], "exactPartial");
	},
	required(...e) {
		return Ge(Cs, this, e[0]);
	}
});
function K(e, t) {
	return new is({
		type: "object",
		shape: e,
		catchall: $o(),
		...C(t)
	});
}
const as = /*@__PURE__*/ A("ZodUnion", (e, t) => {
	Pr.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => Za(e, t, n, r), e.options = t.options;
});
function os(e, t) {
	return new as({
		type: "union",
		options: e,
		...C(t)
	});
}
const ss = /*@__PURE__*/ A("ZodIntersection", (e, t) => {
	Fr.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => Qa(e, t, n, r);
});
function cs(e, t) {
	return new ss({
		type: "intersection",
		left: e,
		right: t
	});
}
const ls = /*@__PURE__*/ A("ZodEnum", (e, t) => {
	Rr.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ga(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new ls({
			...t,
			checks: [],
			...C(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new ls({
			...t,
			checks: [],
			...C(r),
			entries: i
		});
	};
});
function us(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new ls({
		type: "enum",
		entries: n,
		...C(t)
	});
}
const ds = /*@__PURE__*/ A("ZodTransform", (e, t) => {
	To(), zr.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => qa(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new mt(e.constructor.name);
		n.addIssue = (r) => {
			if (typeof r == "string") n.issues.push(E(r, n.value, t));
			else {
				let t = r;
				t.fatal && (t.continue = !1), t.code ??= "custom", "input" in t || (t.input = n.value), t.inst ??= e, n.issues.push(E(t));
			}
		};
		let i = t.transform(n.value, n);
		return i instanceof Promise ? i.then((e) => (n.value = e, n)) : (n.value = i, n);
	};
});
function fs(e) {
	return new ds({
		type: "transform",
		transform: e
	});
}
const ps = /*@__PURE__*/ A("ZodOptional", (e, t) => {
	Vr.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => co(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function ms(e) {
	return new ps({
		type: "optional",
		innerType: e
	});
}
const hs = /*@__PURE__*/ A("ZodExactOptional", (e, t) => {
	Hr.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => co(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function gs(e) {
	return new hs({
		type: "optional",
		innerType: e
	});
}
const _s = /*@__PURE__*/ A("ZodNullable", (e, t) => {
	Ur.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => $a(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function vs(e) {
	return new _s({
		type: "nullable",
		innerType: e
	});
}
const ys = /*@__PURE__*/ A("ZodDefault", (e, t) => {
	Wr.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => ro(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function bs(e, t) {
	return new ys({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : Ae(t);
		}
	});
}
const xs = /*@__PURE__*/ A("ZodPrefault", (e, t) => {
	Kr.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => io(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Ss(e, t) {
	return new xs({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : Ae(t);
		}
	});
}
const Cs = /*@__PURE__*/ A("ZodNonOptional", (e, t) => {
	qr.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => eo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function ws(e, t) {
	return new Cs({
		type: "nonoptional",
		innerType: e,
		...C(t)
	});
}
const Ts = /*@__PURE__*/ A("ZodCatch", (e, t) => {
	Xr.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => ao(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function Es(e, t) {
	return new Ts({
		type: "catch",
		innerType: e,
		catchValue: typeof t == "function" ? t : lt(t)
	});
}
const Ds = /*@__PURE__*/ A("ZodPipe", (e, t) => {
	Zr.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => oo(e, t, n, r), e.in = t.in, e.out = t.out;
});
function Os(e, t) {
	return new Ds({
		type: "pipe",
		in: e,
		out: t
	});
}
const ks = /*@__PURE__*/ A("ZodReadonly", (e, t) => {
	$r.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => so(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function As(e) {
	return new ks({
		type: "readonly",
		innerType: e
	});
}
const js = /*@__PURE__*/ A("ZodCustom", (e, t) => {
	ti.init(e, t), W.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ka(e, t, n, r);
});
function Ms(e, t = {}) {
	return /* @__PURE__ */ ma(js, e, t);
}
function Ns(e, t) {
	return /* @__PURE__ */ ha(e, t);
}
// src/api/answers.ts
/**
* What an operation itself uses of its answer, and nothing else: older answers lack fields, newer ones have more, and
* a field that nobody uses must stop nobody. What the answer says of a key or a webhook is passed on as it came.
*/
function q(e) {
	return { schema: e };
}
const Ps = rs($o()), J = K({}), Fs = q(K({ keys: Ps })), Is = q(K({ keys: Ps })), Ls = q(K({ key: J })), Rs = q(J), zs = q(J), Bs = q(K({ webhooks: Ps })), Vs = q(K({ webhook: J })), Hs = q(J), Us = q(K({ secret: Oo().min(1) })), Ws = q(K({ languages: Ps })), Gs = q(J);
// src/api/bodies.ts
/**
* One null makes the service refuse the whole batch [service-api §2.2], and `undefined` in a list or a number
* that is none would become null in JSON.
*/
function Y(e, t, n) {
	if (e === null && t !== n) throw new l(t, "must not be null: leave it out, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new l(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new l(`${t}[${r}]`, "must not be undefined.");
		Y(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) Y(i, `${t}.${r}`, n);
}
function Ks(e, t) {
	if (!Array.isArray(e)) throw new l(t, "must be a list.");
	if (e.length === 0) throw new l(t, "must not be empty.");
}
function qs(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new l(t, "must be a map.");
}
function Js(e) {
	return Array.isArray(e);
}
function Ys(e) {
	Ks(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) qs(n, `keys[${t}]`);
	return Y(e.keys, "keys"), Y(e.use_automations, "use_automations"), e;
}
function Xs(e) {
	return Js(e) ? Ys({ keys: e }) : (qs(e, "keys"), Ys("keys" in e ? e : { keys: [e] }));
}
function Zs(e) {
	Js(e) || qs(e, "keys");
	let t = Ys(Js(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) Qs(n.key_id, `keys[${e}].key_id`);
	return t;
}
function Qs(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new l(t, "must be the id of a key.");
}
function $s(e) {
	if (qs(e, "params"), "translations" in e) throw new l("params.translations", "would be ignored by the service here: use updateKeys.");
	return Y(e, "params"), e;
}
function ec(e) {
	Ks(e, "keyIds");
	for (let [t, n] of e.entries()) Qs(n, `keyIds[${t}]`);
	return { keys: e };
}
const tc = (e) => rc(e), nc = (e) => rc(e);
/** A webhook's branch alone may be null: all branches. */
function rc(e) {
	return qs(e, "params"), Y(e, "params", "params.branch"), e;
}
// src/api/encode.ts
/** How arguments become part of a URL, so that none can leave its place. */
function ic(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new l(e, "holds half a surrogate pair, which no URL can carry.");
	}
}
/**
* One path segment. A colon stays as it is, for `<project>:<branch>` is written with one; a slash in a branch
* name becomes `%2F`. `.` and `..` have no encoded form that URLs do not resolve, so they are refused.
*/
function ac(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new l(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new l(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new l(e, "must not be empty.");
	if (n === "." || n === "..") throw new l(e, `must not be "${n}".`);
	return ic(e, n).replaceAll("%3A", ":");
}
/** Fills the `{places}` of a path; the name of a place is the name of its argument. */
function oc(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => ac(n, t[n]));
}
const sc = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new l(e, "must be true, false, 1 or 0.");
}, X = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new l(e, "must not be empty: that would mean no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new l(e, "must be a list of strings or numbers.");
		if (r === "") throw new l(e, "must not hold an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new l(e, `cannot hold "${r}": the service has no way to write a comma here.`);
	}
	return n.join(",");
}, cc = (e, t) => {
	if (typeof t == "string" && t !== "") return t;
	throw new l(e, "must be a string that is not empty.");
};
function lc(...e) {
	return (t, n) => {
		if (typeof n == "string" && e.includes(n)) return n;
		throw new l(t, `must be one of ${e.join(", ")}.`);
	};
}
function uc(e = 2 ** 53 - 1) {
	return (t, n) => {
		if (typeof n == "number" && Number.isInteger(n) && n >= 1 && n <= e) return String(n);
		throw new l(t, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
	};
}
/** `?a=1&b=2` in the order in which the parameters were given, or `""`. What is undefined is not sent. */
function dc(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new l(t, "is no parameter of this operation.");
		return [`${t}=${ic(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const fc = { disable_references: sc }, pc = {
	...fc,
	include_translations: sc,
	include_comments: sc,
	include_screenshots: sc,
	filter_translation_lang_ids: X,
	filter_tags: X,
	filter_filenames: X,
	filter_keys: X,
	filter_key_ids: X,
	filter_platforms: X,
	filter_untranslated: sc,
	filter_qa_issues: X,
	filter_archived: lc("include", "exclude", "only"),
	pagination: lc("offset", "cursor"),
	limit: uc(500),
	page: uc(),
	cursor: cc
}, mc = {
	page: uc(),
	limit: uc()
}, hc = (e) => dc(fc, e), gc = (e) => dc(mc, e);
/** A cursor without `pagination: "cursor"` is ignored by the service, which then answers the first page for ever. */
function _c(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new l("cursor", "needs pagination: \"cursor\" beside it.");
	if (e.page !== void 0 && t) throw new l("page", "has no effect with pagination: \"cursor\".");
	return dc(pc, e);
}
// src/api/operations.ts
/** What the service can be asked, one line a request: how it is sent, which right it needs, what comes back. */
function Z(e) {
	return e;
}
const vc = { path: "/projects/{projectId}/keys" }, yc = { path: "/projects/{projectId}/keys/{keyId}" }, bc = { right: "manage keys" }, xc = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, Sc = {
	...xc,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, Cc = {
	...xc,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, Q = {
	keys: Z({
		...vc,
		method: "GET",
		query: _c,
		answer: Fs
	}),
	key: Z({
		...yc,
		method: "GET",
		query: hc,
		answer: Ls
	}),
	createKeys: Z({
		...vc,
		...bc,
		method: "POST",
		body: Xs,
		answer: Is
	}),
	updateKey: Z({
		...yc,
		...bc,
		method: "PUT",
		body: $s,
		answer: Ls
	}),
	updateKeys: Z({
		...vc,
		...bc,
		method: "PUT",
		once: !0,
		body: Zs,
		answer: Is
	}),
	destroyKey: Z({
		...yc,
		...bc,
		method: "DELETE",
		answer: Rs
	}),
	destroyKeys: Z({
		...vc,
		...bc,
		method: "DELETE",
		once: !0,
		body: ec,
		answer: zs
	}),
	webhooks: Z({
		...xc,
		method: "GET",
		query: gc,
		answer: Bs
	}),
	webhook: Z({
		...Sc,
		method: "GET",
		answer: Vs
	}),
	createWebhook: Z({
		...xc,
		method: "POST",
		body: tc,
		answer: Vs
	}),
	updateWebhook: Z({
		...Sc,
		method: "PUT",
		body: nc,
		answer: Vs
	}),
	destroyWebhook: Z({
		...Sc,
		method: "DELETE",
		answer: Hs
	}),
	regenerateWebhookSecret: Z({
		...Cc,
		method: "PATCH",
		answer: Us
	}),
	projectDetails: Z({
		path: "/projects/{projectId}",
		method: "GET",
		answer: Gs
	}),
	languages: Z({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: gc,
		answer: Ws
	})
};
// src/api/pages.ts
/** All elements of all pages, one page in memory at a time. Each `for await` reads them anew. */
var wc = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	async *[Symbol.asyncIterator]() {
		for await (let e of this.pages()) yield* e;
	}
	/** The same, page by page. Ends as well where the service's cursors run in a circle. */
	async *pages() {
		let e = /* @__PURE__ */ new Set(), t = await this.#e();
		for (; t;) {
			if (yield t, t.nextCursor !== void 0 && e.has(t.nextCursor)) return;
			t.nextCursor !== void 0 && e.add(t.nextCursor);
			let n = t.nextPage();
			t = void 0, t = await n;
		}
	}
};
// src/api/causes.ts
/** fetch wraps what happened, and an attempt at several addresses bundles it. */
function Tc(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(Tc) : e.cause instanceof Error ? Tc(e.cause) : [e] : [];
}
function Ec(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
/** Looking the name up, connecting and checking the certificate come before the first byte of a request. */
function Dc(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || Oc(e) || jc(e);
}
/** Node's fetch gives a connection 10 s by itself. */
function Oc(e) {
	return Ec(e) === "UND_ERR_CONNECT_TIMEOUT";
}
/** The host's name stands for nothing. A lookup that only failed for now has another code. */
function kc(e) {
	return Ec(e) === "ENOTFOUND";
}
/** Nothing listens there. */
function Ac(e) {
	return Ec(e) === "ECONNREFUSED";
}
/** The server's certificate was not accepted. */
function jc(e) {
	return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(Ec(e));
}
function Mc(e) {
	let t = Error(e?.message || "fetch failed"), n = e ? Ec(e) : "";
	return n && (t.code = n), t;
}
/** and for this many milliseconds from its first start. */
const Nc = 3e5, Pc = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
], Fc = [
	"GET",
	"PUT",
	"DELETE"
], Ic = (e) => e.kind === "answered" ? e.status : 0, Lc = [
	{
		when: (e) => Bc(e),
		methods: Pc,
		wait: "gate"
	},
	{
		when: (e) => e.kind === "unanswered" && jc(e.cause),
		methods: [],
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && kc(e.cause),
		methods: Pc,
		wait: "alone",
		most: 3
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted" && e.unsent,
		methods: Pc,
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted",
		methods: Fc,
		wait: "alone"
	},
	{
		when: (e) => Ic(e) >= 500,
		methods: Fc,
		wait: "alone"
	},
	{
		when: (e) => Ic(e) === 408,
		methods: Fc,
		wait: "alone"
	}
];
/**
* How to wait before the request is sent again; undefined if it is not.
* @param attempts how often it was sent so far
*/
function Rc({ method: e, once: t = !1 }, n, r) {
	let i = Lc.find(({ when: e }) => e(n));
	if (i?.methods.includes(e) && !(t && Hc(n))) return r < (i.most ?? 8) ? i.wait : void 0;
}
/** For how many milliseconds from its first start a request with such an attempt goes on. */
function zc(e, t) {
	return e.kind === "answered" || !e.unsent || !Ac(e.cause) ? Nc : t ? 2e3 : 15e3;
}
/** 429, and 423 as older days had it: the service wants everybody to wait. */
function Bc(e) {
	return Ic(e) === 429 || Ic(e) === 423;
}
/** 423 was the answer to a second request at once [service-api §6]. */
function Vc(e) {
	return Ic(e) === 423;
}
/** Whether the service may have carried the request out. */
function Hc(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
/** Milliseconds before the next attempt of a request that waits alone: half to the whole of 0.5 s, 1 s, … 30 s. */
function Uc(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
/** Milliseconds that `Retry-After` asks for, as seconds or as a date; undefined if it is absent, past or neither. */
function Wc(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
// src/api/leaving.ts
/**
* Tells when a request of `fetch` really leaves: its connection may have to be made first, and an event loop
* may be busy. Node's fetch says so on diagnostics channels, in every version that we run on; were they ever
* silent, nothing would be told, and whoever listens goes by the start and the answer.
*/
/** How far one request is. */
var Gc = class {
	#e;
	/** `waiting`: it was made, and nothing of it is written yet. `unknown`: nobody tells. */
	state = "unknown";
	/** @param tell called once, when the request leaves */
	constructor(e) {
		this.#e = e;
	}
	leave() {
		this.state !== "left" && (this.state = "left", this.#e());
	}
};
const Kc = new t(), qc = /* @__PURE__ */ new WeakMap();
let Jc = !1;
/** Not the one that asks a proxy for a way: the request itself leaves after that. */
function Yc(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function Xc() {
	Jc = !0, n("undici:request:create", (e) => {
		let t = Kc.getStore(), n = Yc(e);
		t && n && (t.state = "waiting", qc.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) n(e, (e) => {
		let t = Yc(e);
		t && qc.get(t)?.leave();
	});
}
/** Runs `call`, and keeps `departure` true to the request that it makes. */
function Zc(e, t) {
	return Jc || Xc(), Kc.run(e, t);
}
/** A redirect is an answer like any other: it is never followed, for the token would travel along. */
async function Qc(e, { clock: t, connect: n, milliseconds: r, signal: i, left: a }) {
	let o = new AbortController(), s = { why: "network" }, c = (e) => {
		s.why = e, o.abort();
	}, l = () => c("aborted"), u = new Gc(() => {
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
		let s = await Zc(u, () => fetch(t, a)), c = await (s.ok ? s.text() : $c(s));
		return {
			kind: "answered",
			status: s.status,
			headers: s.headers,
			body: c
		};
	} catch (e) {
		let t = Tc(e), { why: n } = s, r = n === "network" ? t.length > 0 && t.every(Dc) : u.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(Oc) ? "timeout" : n,
			unsent: r,
			cause: Mc(t[0])
		};
	} finally {
		d(), f(), i?.removeEventListener("abort", l);
	}
}
/** A refusal whose body breaks off is still that refusal. */
async function $c(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
function el(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function tl(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
/** A page of the web server in front speaks by its title; other text by its beginning. */
function nl(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const rl = (e) => typeof e == "string" && e !== "" ? e : void 0, il = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
/** Reads each form of an error body that is known [service-api §7], and makes the best of any other. */
function al(e, t) {
	let n = tl(t);
	if (!el(n)) return {
		status: e,
		code: e,
		said: rl(n) ?? nl(t)
	};
	let r = el(n.error) ? n.error : n, i = rl(r.message) ?? rl(r.error_description) ?? rl(r.error) ?? "", a = il(r.code) ?? il(r.errorCode) ?? il(r.statusCode) ?? e;
	return r.details === void 0 ? {
		status: e,
		code: a,
		said: i
	} : {
		status: e,
		code: a,
		said: i,
		details: r.details
	};
}
/** The same with the token blotted out, should the service (or a proxy) repeat it. */
function ol(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => ol(e, t)) : el(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), ol(n, t)])) : e;
}
// src/api/wording.ts
/** Words for what went wrong: the thing, the cause and the way out. */
/** The error for an attempt that was the last, and no good answer. The token is blotted out wherever it is repeated. */
function sl({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return ll(r, i, t);
	let { said: a, details: o, ...s } = al(r.status, r.body), c = {
		...s,
		said: fl(a, e),
		details: ol(o, e)
	}, l = c.said ? `: ${c.said.replace(/\.$/, "")}.` : ", without a word.", u = ul(c, n, r);
	return new d(fl(`${i.method} ${i.path} was answered with ${r.status}${l} ${u}`.trim(), e), c, i);
}
/** An answer with a good status that does not hold what the operation promises. */
function cl(e, t, n, r) {
	return new d(fl(`The answer to ${r.method} ${r.path} is not what the service promises: ${t}.`, e), {
		status: n,
		code: n,
		said: ""
	}, r);
}
function ll({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new p(`${t ? "No connection could be made in time" : "No whole answer came in time"} for ${a}${o}.`, r, n);
	let s = n.message.includes(n.code ?? "") ? n.message : `${n.message} (${n.code})`, c = t ? "No connection could be made" : "The connection broke off";
	return new f(`${jc(n) ? "The server's certificate was not accepted" : c} for ${a}${o}: ${s}.${kc(n) ? " Check the base URL, and whether this machine can look up names (behind a proxy it often cannot)." : i && Ac(n) ? " Nothing listens at this address: is the sandbox running?" : ""}`, r, n);
}
function ul({ status: e, said: t }, n, r) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong, or was revoked: check where it comes from, or make a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token lacks a right: this needs *${n}* in this project (and writing needs a read/write token).`;
	if (e >= 300 && e < 400) return dl(r);
	let i = Number(r.headers.get("retry-after"));
	return e === 429 && i > 0 ? `It asks to wait ${i} s.` : "";
}
function dl({ headers: e }) {
	let t = e.get("location");
	return `It points to ${t !== null && URL.canParse(t) ? new URL(t).origin : "elsewhere"}; a redirect is never followed, so that the token goes nowhere else: check the base URL.`;
}
function fl(e, t) {
	return e.replaceAll(t, "***");
}
// src/api/exchange.ts
/** One request from the gate through all its attempts to a good answer or an error. */
/** @throws ApiError, NetworkError, TimeoutError, AbortError, HeldError */
async function pl(e, t) {
	let { clock: n, gate: r, signal: i } = e, a = 0, o = !1, s, c = 0, l, u = () => ({
		method: t.method,
		path: t.path,
		attempts: a,
		mayHaveHappened: o
	}), d = () => i?.aborted || !l ? new h(`${t.method} ${t.path} was aborted.`, u()) : sl(e, t.right, l, u()), f = () => new m(`${t.method} ${t.path} was not sent: the service lets requests wait.`, u());
	for (;;) {
		let u = await r.enter(e.lane, i, ml(s && s - n.now(), t.patience));
		if (!u && !i?.aborted && (s === void 0 || n.now() < s)) throw f();
		if (!u) throw d();
		a++, s === void 0 && (c = n.now(), s = c + Nc);
		let p;
		try {
			l = await vl(e, t, a, s - n.now(), u.left), Bc(l) && (p = {
				locked: Vc(l),
				retryAfter: _l(l, n)
			});
		} finally {
			u.done(p);
		}
		if (l.kind === "answered" && l.status >= 200 && l.status < 300) return {
			answer: l,
			attempts: a
		};
		o ||= Hc(l);
		let m = Rc(t, l, a), h = _l(l, n), g = m === "gate" ? r.heldFor : h ?? Uc(a, e.random);
		if (!m || n.now() + g >= Math.min(s, c + zc(l, e.loopback))) throw d();
		if (g > hl) {
			let n = h === void 0 ? gl(l) : "the service asked for it";
			e.onWait({
				method: t.method,
				path: t.path,
				attempt: a + 1,
				ms: g,
				why: n
			});
		}
		m === "alone" && await ne(n, g, i);
	}
}
function ml(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
/** Milliseconds of a wait that somebody would take for a halt. */
const hl = 2e3;
function gl(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no answer" : Bc(e) ? "too many requests" : "a server error";
}
function _l(e, t) {
	return e.kind === "answered" ? Wc(e.headers.get("retry-after"), t.date()) : void 0;
}
async function vl(e, t, n, r, i) {
	let { method: a, path: o } = t, s = {
		method: a,
		url: `${e.base}${o}${t.query}`,
		headers: t.body === void 0 ? e.headers : {
			...e.headers,
			"content-type": "application/json"
		},
		body: t.body
	}, { clock: c, signal: l, timeouts: u } = e, d = Math.min(a === "GET" ? u.read : u.write, r), f = c.now();
	e.onRequest({
		method: a,
		path: o,
		attempt: n
	});
	let p = await Qc(s, {
		clock: c,
		connect: Math.min(u.connect, d),
		milliseconds: d,
		signal: l,
		left: i
	}), m = p.kind === "answered" ? p.status : void 0;
	return e.onResponse({
		method: a,
		path: o,
		attempt: n,
		status: m,
		ms: c.now() - f
	}), p;
}
// src/api/json.ts
/** JSON of the service, without a digit lost. */
/** A number of 16 digits or more may be more than a JavaScript number holds. */
const yl = /\d{16}/, bl = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, xl = /^-?[1-9]\d*$/;
/**
* Reads JSON as `JSON.parse` does, except that a whole number beyond 2^53 becomes a string of its digits: an id
* of that size would otherwise turn into the id of another object.
* @throws SyntaxError
*/
function Sl(e) {
	return JSON.parse(yl.test(e) ? Cl(e) : e);
}
/** Puts quotation marks around the numbers that are too long. What is inside a string stays as it is. */
function Cl(e) {
	let t = "";
	for (let n = 0; n < e.length;) {
		let r = e.indexOf("\"", n), i = r < 0 ? e.length : r;
		t += e.slice(n, i).replace(bl, wl), n = r < 0 ? i : Tl(e, r), t += e.slice(i, n);
	}
	return t;
}
function wl(e) {
	return xl.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
}
/** The position after the quotation mark that closes the string; the end of the text where none does. */
function Tl(e, t) {
	for (let n = e.indexOf("\"", t + 1); n >= 0; n = e.indexOf("\"", n + 1)) {
		let t = n;
		for (; e[t - 1] === "\\";) t--;
		if ((n - t) % 2 == 0) return n + 1;
	}
	return e.length;
}
/** @throws ArgumentError before anything is sent; ApiError, NetworkError, TimeoutError, AbortError, HeldError */
async function $(e, t, n, r, { patience: i } = {}) {
	let { method: a, right: o, answer: s, once: c = !1 } = t, l = oc(t.path, n), u = await pl(e, {
		method: a,
		path: l,
		query: t.query?.(r) ?? "",
		body: t.body && JSON.stringify(t.body(r)),
		right: o,
		once: c,
		patience: i
	}), d = (t) => cl(e.token, t, u.answer.status, {
		method: a,
		path: l,
		attempts: u.attempts,
		mayHaveHappened: !0
	}), f = El(u.answer.body, d), p = s.schema.safeParse(f);
	if (!p.success) throw d(Dl(p.error.issues));
	return {
		wire: f,
		headers: u.answer.headers
	};
}
function El(e, t) {
	try {
		return Sl(e);
	} catch {
		throw t(e === "" ? "it is empty" : "it is not JSON, or was cut off");
	}
}
/** `keys[3].key_id: expected number, received string` */
function Dl(e) {
	let t = e.slice(0, 3).map(({ path: e, message: t }) => `${e.map((e) => typeof e == "number" ? `[${e}]` : `.${String(e)}`).join("").replace(/^\./, "") || "the whole"}: ${t.replace(/^Invalid \w+: /, "")}`), n = e.length - t.length;
	return t.join("; ") + (n > 0 ? `; and ${n} more` : "");
}
// src/api/project.ts
/** The operations of {@link Client} on one project. Making one sends nothing. */
var Ol = class {
	#e;
	/** As it was given: `<id>` or `<id>:<branch>`. */
	id;
	constructor(e, t) {
		this.#e = e, this.id = t;
	}
	/** {@link Client.keys} */
	keys(e) {
		return this.#e.keys(this.id, e);
	}
	/** {@link Client.key} */
	key(e, t) {
		return this.#e.key(this.id, e, t);
	}
	/** {@link Client.createKeys} */
	createKeys(e) {
		return this.#e.createKeys(this.id, e);
	}
	/** {@link Client.updateKey} */
	updateKey(e, t) {
		return this.#e.updateKey(this.id, e, t);
	}
	/** {@link Client.updateKeys} */
	updateKeys(e, t) {
		return this.#e.updateKeys(this.id, e, t);
	}
	/** {@link Client.destroyKey} */
	destroyKey(e) {
		return this.#e.destroyKey(this.id, e);
	}
	/** {@link Client.destroyKeys} */
	destroyKeys(e, t) {
		return this.#e.destroyKeys(this.id, e, t);
	}
	/** {@link Client.allKeys} */
	allKeys(e) {
		return this.#e.allKeys(this.id, e);
	}
	/** {@link Client.webhooks} */
	webhooks(e) {
		return this.#e.webhooks(this.id, e);
	}
	/** {@link Client.webhook} */
	webhook(e) {
		return this.#e.webhook(this.id, e);
	}
	/** {@link Client.createWebhook} */
	createWebhook(e) {
		return this.#e.createWebhook(this.id, e);
	}
	/** {@link Client.updateWebhook} */
	updateWebhook(e, t) {
		return this.#e.updateWebhook(this.id, e, t);
	}
	/** {@link Client.destroyWebhook} */
	destroyWebhook(e) {
		return this.#e.destroyWebhook(this.id, e);
	}
	/** {@link Client.regenerateWebhookSecret} */
	regenerateWebhookSecret(e) {
		return this.#e.regenerateWebhookSecret(this.id, e);
	}
	/** {@link Client.allWebhooks} */
	allWebhooks() {
		return this.#e.allWebhooks(this.id);
	}
	/** {@link Client.projectDetails} */
	projectDetails() {
		return this.#e.projectDetails(this.id);
	}
	/** {@link Client.languages} */
	languages(e) {
		return this.#e.languages(this.id, e);
	}
};
// src/wire/key.ts
/** A key, its parts and what may be sent of it, as the service writes them in JSON. */
/** Platforms in the order in which the service always lists them, whatever was sent. */
const kl = [
	"ios",
	"android",
	"web",
	"other"
];
// src/api/refusedEntries.ts
function Al(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function jl(e) {
	return typeof e == "string" || Al(e) && kl.every((t) => typeof e[t] == "string");
}
/** A number where a number can hold it, else its digits. */
function Ml(e) {
	return typeof e != "string" || !/^\d+$/.test(e) ? Nl(e) ? e : void 0 : Nl(Number(e)) ? Number(e) : e;
}
function Nl(e) {
	return Number.isSafeInteger(e);
}
/** Unknown members stay; the obsolete `key: { key_name }` also becomes `key_name` [service-api §2.2]. */
function Pl(e) {
	let t = Al(e) ? e : { message: e }, { message: n, code: r, key_name: i, key_id: a } = t, o = i ?? (Al(t.key) ? t.key.key_name : void 0), s = {
		...t,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(r)) ? Number(r) : 0
	};
	delete s.key_name, delete s.key_id, jl(o) && (s.key_name = o);
	let c = Ml(a);
	return c !== void 0 && (s.key_id = c), s;
}
/**
* The entries of a batch that the service refused in a 200 answer, whatever it writes there: a list; `""` or
* nothing where there are none; a map with numbers as names, which is what PHP makes of a list with holes.
*/
function Fl(e) {
	return Array.isArray(e) ? e.map(Pl) : Al(e) ? Object.values(e).filter(Al).map(Pl) : [];
}
// src/api/webhook.ts
/** What a webhook can do. Its data are its own members; this and the client are not among them. */
var Il = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	/** {@link Client.updateWebhook} of this webhook. This object stays as it is; the answer holds the webhook as it is now. */
	update(e) {
		return this.#e.updateWebhook(this.#t, this.#n, e);
	}
	/** {@link Client.destroyWebhook} of this webhook. */
	destroy() {
		return this.#e.destroyWebhook(this.#t, this.#n);
	}
	/** {@link Client.regenerateWebhookSecret} of this webhook. */
	regenerateSecret() {
		return this.#e.regenerateWebhookSecret(this.#t, this.#n);
	}
};
function Ll(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new Il(t, n, r?.webhook_id ?? ""), r);
}
// src/api/client.ts
/**
* The keys and webhooks of Lokalise projects, one request an operation. A `projectId` is `<hex>.<digits>`, or
* `<id>:<branch>`. Paths and limits are those of the service's API, version 2.
*
* Every operation may end with an {@link ArgumentError} (nothing was sent), {@link ApiError},
* {@link NetworkError}, {@link TimeoutError} or {@link AbortError}. Requests wait for their turn, and are sent
* again where that cannot do something twice: the table stands in docs/client.md.
*/
var Rl = class {
	#e;
	constructor(e) {
		this.#e = pe(e);
	}
	/** The same operations on one project, without the id. */
	project(e) {
		return new Ol(this, e);
	}
	/** A page of keys, ascending by id. Archived keys are listed, translations are not, unless `params` say so. */
	async keys(e, t = {}) {
		let n = await $(this.#e, Q.keys, { projectId: e }, t);
		return new o(n.wire.keys.map((t) => c(t, this, e)), zl(e, n, t), (n) => this.keys(e, {
			...t,
			...n
		}));
	}
	/** One key, with its translations, comments and screenshots. */
	async key(e, t, n = {}) {
		let { wire: r } = await $(this.#e, Q.key, {
			projectId: e,
			keyId: t
		}, n);
		return c(r.key, this, e);
	}
	/**
	* Creates keys and answers them whole, in the order sent. What the service refused key by key stands in
	* `errors` of the answer; one malformed key makes it refuse the whole batch. Never sent again after a failure
	* that may have happened.
	*/
	async createKeys(e, t) {
		return this.#t(e, await $(this.#e, Q.createKeys, { projectId: e }, t));
	}
	/** Changes one key, but not its translations: the service takes those in {@link updateKeys} only. */
	async updateKey(e, t, n) {
		let { wire: r } = await $(this.#e, Q.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return c(r.key, this, e);
	}
	/** Changes keys and answers them whole, ascending by id; what was refused key by key stands in `errors`. */
	async updateKeys(e, t, n = {}) {
		let r = await $(this.#e, Q.updateKeys, { projectId: e }, t, n);
		return this.#t(e, r);
	}
	/** Destroys one key, unless it is locked: `keys_locked` of the answer is then 1. */
	async destroyKey(e, t) {
		return (await $(this.#e, Q.destroyKey, {
			projectId: e,
			keyId: t
		}, void 0)).wire;
	}
	/** Destroys keys. `keys_locked` of the answer counts those that stayed; which they are is not said. */
	async destroyKeys(e, t, n = {}) {
		return (await $(this.#e, Q.destroyKeys, { projectId: e }, t, n)).wire;
	}
	/** All keys, by cursor, page after page: `for await (const key of client.allKeys(id))`, or its `pages()`. */
	allKeys(e, t = {}) {
		return new wc(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	/** A page of webhooks, with their secrets. */
	async webhooks(e, t = {}) {
		let n = await $(this.#e, Q.webhooks, { projectId: e }, t);
		return new o(n.wire.webhooks.map((t) => Ll(t, this, e)), zl(e, n, t), (n) => this.webhooks(e, {
			...t,
			...n
		}));
	}
	/** One webhook, with its secret. */
	async webhook(e, t) {
		let { wire: n } = await $(this.#e, Q.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return Ll(n.webhook, this, e);
	}
	/**
	* Creates a webhook; the service makes its secret, and posts a ping to its URL. Several may have one URL, so
	* this is never sent again after a failure that may have happened.
	*/
	async createWebhook(e, t) {
		let { wire: n } = await $(this.#e, Q.createWebhook, { projectId: e }, t);
		return Ll(n.webhook, this, e);
	}
	/** Changes a webhook. `events` replaces the list; what is left out stays, the secret too. */
	async updateWebhook(e, t, n) {
		let { wire: r } = await $(this.#e, Q.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return Ll(r.webhook, this, e);
	}
	async destroyWebhook(e, t) {
		return (await $(this.#e, Q.destroyWebhook, {
			projectId: e,
			webhookId: t
		}, void 0)).wire;
	}
	/** Gives a webhook a new secret; deliveries carry it at once. If the answer is lost, read the webhook. */
	async regenerateWebhookSecret(e, t) {
		let n = Q.regenerateWebhookSecret;
		return (await $(this.#e, n, {
			projectId: e,
			webhookId: t
		}, void 0)).wire;
	}
	/** All webhooks, page after page, like {@link allKeys}. */
	allWebhooks(e) {
		return new wc(() => this.webhooks(e));
	}
	/** The project's name, type, base language and settings. */
	async projectDetails(e) {
		return (await $(this.#e, Q.projectDetails, { projectId: e }, void 0)).wire;
	}
	/** A page of the project's languages, by name. */
	async languages(e, t = {}) {
		let n = await $(this.#e, Q.languages, { projectId: e }, t);
		return new o(n.wire.languages, zl(e, n, t), (n) => this.languages(e, {
			...t,
			...n
		}));
	}
	#t(e, t) {
		return new o(t.wire.keys.map((t) => c(t, this, e)), {
			...zl(e, t, {}),
			errors: Fl(t.wire.errors)
		});
	}
};
/** An answer that does not name its project is of the one that was asked for. */
function zl(e, { wire: t, headers: n }, r) {
	let { project_id: i, branch: a } = t;
	return {
		projectId: typeof i == "string" ? i : e.split(":")[0] ?? e,
		...typeof a == "string" && { branch: a },
		headers: n,
		asked: r
	};
}
// src/api/proxy.ts
const Bl = [
	"localhost",
	"127.0.0.1",
	"::1",
	"[::1]"
];
/**
* Makes the process's `fetch` use `https_proxy`, `http_proxy` and `no_proxy` (or their upper-case twins), except
* for loopback addresses. For an entry to call, once; the library never does by itself, for it concerns all
* requests of the process. Node's own fetch can do that from 24.14 on.
*/
function Vl(e = process.env) {
	let t = (t) => e[t] || e[t.toUpperCase()] || void 0, n = t("https_proxy"), i = t("http_proxy");
	if (!n && !i) return { state: "none" };
	if (typeof r.setGlobalProxyFromEnv != "function") return {
		state: "unavailable",
		message: `${n ? "https_proxy" : "http_proxy"} is set, but Node ${process.versions.node} cannot use it: requests go out directly. Use Node 24.14 or later.`
	};
	let a = [t("no_proxy"), ...Bl].filter(Boolean).join(","), o = {
		...n ? { https_proxy: n } : {},
		...i ? { http_proxy: i } : {},
		no_proxy: a
	};
	return {
		state: "used",
		undo: r.setGlobalProxyFromEnv(o)
	};
}
export { h as AbortError, d as ApiError, l as ArgumentError, Rl as Client, o as Collection, m as HeldError, f as NetworkError, wc as Pages, Ol as Project, u as RequestError, p as TimeoutError, Vl as useProxyFromEnvironment };
