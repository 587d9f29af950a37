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
	return Object.assign(new s(t, n, e.key_id), e);
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
}, m = class extends f {
	name = "AbortError";
};
// src/api/baseUrl.ts
const ee = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/**
* The address that all paths are appended to, without a slash at its end, and its host with the port. The token travels over HTTPS only;
* plain HTTP is for a loopback address (127.0.0.0/8, ::1, localhost).
* @throws ArgumentError for any other address, or one that carries a user, a password, a query or a fragment.
*/
function te(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new l("baseUrl", "is not a URL.");
	if (t.username || t.password) throw new l("baseUrl", "must not carry a user or a password.");
	if (t.search || t.hash) throw new l("baseUrl", "must not have a query or a fragment.");
	if (t.protocol !== "https:" && !(t.protocol === "http:" && ee.test(t.hostname))) throw new l("baseUrl", "must begin with https://; plain http is for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host
	};
}
// src/api/clock.ts
const ne = {
	now: () => performance.now(),
	date: () => Date.now(),
	after(e, t) {
		let n = setTimeout(t, e);
		return () => clearTimeout(n);
	}
};
/** Resolves after `ms`, or as soon as the signal is aborted: whoever waits looks at the signal afterwards. */
function re(e, t, n) {
	return new Promise((r) => {
		let i = () => {
			a(), n?.removeEventListener("abort", i), r();
		}, a = e.after(t, i);
		n?.aborted ? i() : n?.addEventListener("abort", i, { once: !0 });
	});
}
function ie(e) {
	return {
		begun: e,
		at: e + 500
	};
}
/** When at most `count` starts may be in any `length` milliseconds, so that a second holds `rate` at most. */
function ae(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
/** The starts of the last moments, and when the next may be. */
var oe = class {
	#e = [];
	#t;
	/** @param slowest the lowest rate, in starts a second, that will be asked about */
	constructor(e) {
		this.#t = ae(e).length;
	}
	add(e) {
		this.#e.push(e);
	}
	/** The moment from which one more start keeps within `rate`; not after `now` if that is already so. */
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.at + this.#t > e);
		let { count: n, length: r } = ae(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.at).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
}, se = class {
	rate;
	concurrency;
	window;
	queue = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new oe(e.rate / 8);
	}
}, ce = class {
	#e;
	#t;
	#n = new oe(6 / 8);
	/** The lanes in which somebody waits; who went through last stands last. */
	#r = [];
	#i = 0;
	#a = !1;
	#o = 1;
	#s = 0;
	#c = -Infinity;
	#l = -Infinity;
	#u = () => {};
	constructor(e = ne, t = Math.random) {
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
		let n = ie(t);
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
const le = /* @__PURE__ */ new Map();
/** The gate of this host (name and port): one for the whole process, for all clients. */
function ue(e) {
	let t = le.get(e) ?? new ce();
	return le.set(e, t), t;
}
function de(e, t) {
	if (t > 0) return t;
	throw new l(e, "must be a number above 0.");
}
/** A header cannot carry other characters; said here, for fetch would quote the token in its complaint. */
function fe(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new l("token", "must be an API token: visible characters without blanks or line breaks.");
}
/** A signal that any number of requests may listen to without a warning, and that costs the caller's one listener. */
function pe(t) {
	let n = new AbortController();
	return e(0, n.signal), t.aborted ? n.abort() : t.addEventListener("abort", () => n.abort(), { once: !0 }), n.signal;
}
/** @throws ArgumentError for an option that cannot be right */
function me(e) {
	let t = fe(e.token), { base: n, host: r } = te(e.baseUrl ?? "https://api.lokalise.com/api2"), { clock: i = ne, random: a = Math.random, timeouts: o = {}, concurrency: s = 10 } = e, c = {
		rate: de("rate", e.rate ?? 6),
		concurrency: Math.max(1, Math.floor(de("concurrency", s)))
	};
	return {
		base: n,
		token: t,
		headers: {
			"x-api-token": t,
			accept: "application/json",
			"user-agent": "lokaform/0.1.0"
		},
		gate: e.clock ? new ce(i, a) : ue(r),
		lane: new se(c),
		clock: i,
		random: a,
		timeouts: {
			connect: de("timeouts.connect", o.connect ?? 1e4),
			read: de("timeouts.read", o.read ?? 6e4),
			write: de("timeouts.write", o.write ?? 18e4)
		},
		signal: e.signal && pe(e.signal),
		onRequest: e.onRequest ?? (() => {}),
		onResponse: e.onResponse ?? (() => {})
	};
}
// node_modules/zod/v4/core/util.js
function he(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function ge(e, t = "|") {
	return e.map((e) => Ie(e)).join(t);
}
function _e(e, t) {
	return typeof t == "bigint" ? t.toString() : t;
}
var ve = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function ye(e) {
	return new ve(e);
}
function be(e) {
	return e == null;
}
function xe(e) {
	let t = +!!e.startsWith("^"), n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function Se(e, t) {
	let n = e / t, r = Math.round(n), i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
	return Math.abs(n - r) < i ? 0 : n - r;
}
function h(e, t, n) {
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
function Ce(e) {
	let t = Object.getOwnPropertyDescriptor(e, "shape");
	return t?.get ? t.get.raw : t?.value;
}
function g(e) {
	return Ce(e._zod.def) ?? e._zod.def.shape;
}
function we(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			let e = n();
			return h(this, t, e), e;
		},
		enumerable: !0,
		configurable: !0
	});
}
function Te(e, t, n) {
	t in e ? h(e, t, n) : e[t] = n;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function _(e, t, n, r) {
	let i = g(t);
	for (let a of n) {
		let n = Object.getOwnPropertyDescriptor(i, a);
		n.enumerable && (n.get ? we(e, a, () => {
			let e = t._zod.def.shape[a];
			return r ? r(e, a) : e;
		}) : Te(e, a, r ? r(n.value, a) : n.value));
	}
}
function Ee(e, t) {
	for (let n of Reflect.ownKeys(t)) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.enumerable && (r.get ? we(e, n, () => t[n]) : Te(e, n, r.value));
	}
}
function v(...e) {
	let t = {};
	for (let n of e) {
		let e = Object.getOwnPropertyDescriptors(n);
		Object.assign(t, e);
	}
	return Object.defineProperties({}, t);
}
function De(e) {
	return JSON.stringify(e);
}
function Oe(e) {
	return e.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const ke = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function Ae(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
const je = /* @__PURE__*/ ye(() => {
	if (D.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
	try {
		return Function(""), !0;
	} catch {
		return !1;
	}
});
function Me(e) {
	if (Ae(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != "function") return !0;
	let n = t.prototype;
	return Ae(n) !== !1 && Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") !== !1;
}
function Ne(e) {
	return Me(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
const Pe = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function Fe(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function y(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function b(e) {
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
function Ie(e) {
	return typeof e == "bigint" ? e.toString() + "n" : typeof e == "string" ? `"${e}"` : `${e}`;
}
function Le(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
const Re = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, ze = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function Be(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
	let i = {};
	return _(i, e, Ve(e, t)), y(e, v(n, {
		shape: i,
		checks: []
	}));
}
function Ve(e, t) {
	let n = g(e), r = [];
	for (let e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
		t[e] && r.push(e);
	}
	return r;
}
function He(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
	let i = new Set(Ve(e, t)), a = {};
	return _(a, e, Reflect.ownKeys(g(e)).filter((e) => !i.has(e))), y(e, v(n, {
		shape: a,
		checks: []
	}));
}
function Ue(e, t) {
	if (!Me(t)) throw Error("Invalid input to extend: expected a plain object");
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = g(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return y(e, v(e._zod.def, { shape: We(e, t) }));
}
function We(e, t) {
	let n = {};
	return _(n, e, Reflect.ownKeys(g(e))), Ee(n, t), n;
}
function Ge(e, t) {
	if (!Me(t)) throw Error("Invalid input to safeExtend: expected a plain object");
	return y(e, v(e._zod.def, { shape: We(e, t) }));
}
function Ke(e, t) {
	if (!t?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (e._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	let n = {};
	return _(n, e, Reflect.ownKeys(g(e))), _(n, t, Reflect.ownKeys(g(t))), y(e, v(e._zod.def, {
		shape: n,
		get catchall() {
			return t._zod.def.catchall;
		},
		checks: t._zod.def.checks ?? []
	}));
}
function qe(e, t, n, r = "partial") {
	let i = t._zod.def.checks;
	if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
	let a = n ? new Set(Ve(t, n)) : void 0, o = {};
	return _(o, t, Reflect.ownKeys(g(t)), e && ((t, n) => a && !a.has(n) ? t : new e({
		type: "optional",
		innerType: t
	}))), y(t, v(t._zod.def, {
		shape: o,
		checks: []
	}));
}
function Je(e, t, n) {
	let r = n ? new Set(Ve(t, n)) : void 0, i = {};
	return _(i, t, Reflect.ownKeys(g(t)), (t, n) => r && !r.has(n) ? t : new e({
		type: "nonoptional",
		innerType: t
	})), y(t, v(t._zod.def, { shape: i }));
}
function x(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function Ye(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function Xe(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function Ze(e) {
	return typeof e == "string" ? e : e?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function Qe(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function $e(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function et(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : Ze(e.inst?._zod.def?.error?.(e)) ?? Ze(a?.(e)) ?? Ze(t?.error?.(e)) ?? Ze(n.customError?.(e)) ?? Ze(n.localeError?.(e)) ?? "Invalid input", s = {};
	for (let t of Object.keys(e)) t !== "inst" && t !== "schema" && t !== "continue" && t !== "input" && t !== "__proto__" && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
const tt = /[\uD800-\uDBFF]/;
function nt(e) {
	let t = e.length;
	if (!tt.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function rt(e) {
	return Array.isArray(e) ? "array" : typeof e == "string" ? "string" : "unknown";
}
function it(e) {
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
function at(...e) {
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
function ot(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : lt(e, n, r.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function S(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function st(e, t, n) {
	return S(e, t, n, !1);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
/* @__NO_SIDE_EFFECTS__ */
function ct(e, t) {
	for (let n in e) {
		let r = e[n];
		Object.defineProperty(t, n, {
			configurable: !0,
			enumerable: !0,
			get() {
				return S(this, n, r(this));
			},
			set(e) {
				S(this, n, e);
			}
		});
	}
	return t;
}
function lt(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : S(this, t, n.bind(this));
		},
		set(e) {
			S(this, t, e);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function ut(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
let dt, C = !1;
const ft = {
	configurable: !0,
	get() {
		C = !0;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function w(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && dt !== e._zod ? dt = void 0 : (dt = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, ft);
			let e = C;
			C = !1;
			try {
				let r = n(this);
				return C ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), C ||= e, r;
			} catch (n) {
				throw delete this[t], C ||= e, n;
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
function pt(e, t, n, r) {
	let i = ut(e, t);
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
function mt(e) {
	let t = () => e;
	return t["~constantCatch"] = !0, t;
}
// node_modules/zod/v4/core/core.js
var ht;
const gt = {
	value: void 0,
	enumerable: !1
};
let _t = "captureStackTrace" in Error ? Error : null;
function vt(e) {
	let t = _t;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return _t = null, new e();
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
function T(e, t, n, r) {
	let i = {};
	function a(e) {
		this.def = e, this.constr = d, this.traits = /* @__PURE__ */ new Set();
	}
	a.prototype = i;
	let o = n, s = o && /* @__PURE__ */ new WeakSet();
	function c(n, r) {
		if (!n._zod) {
			gt.value = new a(r);
			try {
				Object.defineProperty(n, "_zod", gt);
			} finally {
				gt.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), s) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			s.has(i) || (s.add(i), ot(i, o));
		}
		let i = d.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let l = r?.Parent ?? Object;
	class u extends l {}
	Object.defineProperty(u, "name", { value: e });
	function d(e) {
		let t = r?.Parent ? vt(u) : this;
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
var E = class extends Error {
	constructor() {
		super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
	}
}, yt = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = "ZodEncodeError";
	}
};
(ht = globalThis).__zod_globalConfig ?? (ht.__zod_globalConfig = {});
const D = globalThis.__zod_globalConfig;
function O(e) {
	return e && Object.assign(D, e), D;
}
// node_modules/zod/v4/core/errors.js
function bt() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, _e, 2), e.message;
}
function xt(e) {
	this._zod.message = e;
}
const St = {
	get: bt,
	set: xt,
	enumerable: !0,
	configurable: !0
}, Ct = {
	value: void 0,
	enumerable: !1
}, wt = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]), Tt = /* @__PURE__ */ T("$ZodError", (e, t) => {
	e.name = "$ZodError", Ct.value = t, Object.defineProperty(e, "issues", Ct), Ct.value = void 0, Object.defineProperty(e, "message", St);
	let n = Object.getPrototypeOf(e);
	wt.has(n) || (wt.add(n), Object.defineProperty(n, "toString", {
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
function Et(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === "__proto__" ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function Dt(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? Et(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function Ot(e, t = (e) => e.message) {
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
function kt(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const At = (e) => {
	let t = (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !1
		} : { async: !1 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise) throw new E();
		if (s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => et(e, o, O())));
			throw ke(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, jt = (e) => {
	let t = async (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => et(e, o, O())));
			throw ke(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, Mt = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new E();
	return a.issues.length ? Nt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
};
function Nt(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => et(e, n, O()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
const Pt = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? Nt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, Ft = /* @__PURE__ */ Symbol.for("zod.compile.invalid"), It = /* @__PURE__ */ Symbol.for("zod.compile.fallback"), Lt = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== Ft) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return Rt(e, t, n);
});
function Rt(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[It] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new E();
	return a.issues.length === 0;
}
const zt = async (e, t, n) => {
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
}, Bt = (e) => {
	let t = At(e), n = (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return t(e, r, o, kt(n, a));
	};
	return n;
}, Vt = (e) => {
	let t = At(e), n = (e, r, i, a) => t(e, r, i, kt(n, a));
	return n;
}, Ht = (e) => {
	let t = jt(e), n = async (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return await t(e, r, o, kt(n, a));
	};
	return n;
}, Ut = (e) => {
	let t = jt(e), n = async (e, r, i, a) => await t(e, r, i, kt(n, a));
	return n;
}, Wt = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return Mt(e)(t, n, i);
}, Gt = (e) => (t, n, r) => Mt(e)(t, n, r), Kt = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return Pt(e)(t, n, i);
}, qt = (e) => async (t, n, r) => Pt(e)(t, n, r), Jt = /^[cC][0-9a-z]{6,}$/, Yt = /^[0-9a-z]+$/, Xt = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, Zt = /^[0-9a-vA-V]{20}$/, Qt = /^[A-Za-z0-9]{27}$/, $t = /^[a-zA-Z0-9_-]{21}$/;
function en(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const tn = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, nn = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, rn = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, an = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function on() {
	return /* @__PURE__ */ RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
}
const sn = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, cn = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, ln = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, un = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, dn = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, fn = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, pn = /^https?$/, mn = /^\+[1-9]\d{6,14}$/, hn = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
* esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
* will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function gn(e) {
	return RegExp(`^${e}$`);
}
const _n = /*@__PURE__*/ gn(hn);
function vn(e) {
	let t = "(?:[01]\\d|2[0-3]):[0-5]\\d";
	return typeof e.precision == "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function yn(e) {
	return RegExp(`^${vn(e)}$`);
}
function bn(e) {
	let t = ["Z"];
	e.offset && t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
	let n = `${vn({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join("|")})`, r = e.local ? `${n}|${vn({ precision: e.precision })}` : n;
	return RegExp(`^${hn}T(?:${r})$`);
}
const xn = /^[\s\S]{0,}$/, Sn = /^-?\d+(?:\.\d+)?$/, Cn = /^(?:true|false)$/i, wn = /^[^A-Z]*$/, Tn = /^[^a-z]*$/, k = /*@__PURE__*/ T("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), En = (e) => {
	let t = e.value;
	return !be(t) && t.length !== void 0;
}, Dn = {
	number: "number",
	bigint: "bigint",
	object: "date"
}, On = /*@__PURE__*/ T("$ZodCheckLessThan", (e, t) => {
	k.init(e, t);
	let n = Dn[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: Dn[typeof r.value] ?? n,
			code: "too_big",
			maximum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), kn = /*@__PURE__*/ T("$ZodCheckGreaterThan", (e, t) => {
	k.init(e, t);
	let n = Dn[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: Dn[typeof r.value] ?? n,
			code: "too_small",
			minimum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), An = /*@__PURE__*/ T("$ZodCheckMultipleOf", (e, t) => {
	k.init(e, t), e._zod.check = (n) => {
		if (typeof n.value != typeof t.value) throw Error("Cannot mix number and bigint in multiple_of check.");
		(typeof n.value == "bigint" ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : Se(n.value, t.value) === 0) || n.issues.push({
			origin: typeof n.value,
			code: "not_multiple_of",
			divisor: t.value,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), jn = /*@__PURE__*/ T("$ZodCheckNumberFormat", (e, t) => {
	k.init(e, t), t.format = t.format || "float64";
	let n = t.format?.includes("int"), r = n ? "int" : "number", [i, a] = Re[t.format];
	e._zod.check = (o) => {
		let s = o.value;
		if (n) {
			if (!Number.isInteger(s)) {
				o.issues.push({
					expected: r,
					format: t.format,
					code: "invalid_type",
					continue: !1,
					input: s,
					inst: e
				});
				return;
			}
			if (!Number.isSafeInteger(s)) {
				s > 0 ? o.issues.push({
					input: s,
					code: "too_big",
					maximum: 2 ** 53 - 1,
					note: "Integers must be within the safe integer range.",
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				}) : o.issues.push({
					input: s,
					code: "too_small",
					minimum: -(2 ** 53 - 1),
					note: "Integers must be within the safe integer range.",
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				});
				return;
			}
		}
		s < i && o.issues.push({
			origin: "number",
			input: s,
			code: "too_small",
			minimum: i,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		}), s > a && o.issues.push({
			origin: "number",
			input: s,
			code: "too_big",
			maximum: a,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		});
	};
}), Mn = /*@__PURE__*/ T("$ZodCheckMaxLength", (e, t) => {
	var n;
	k.init(e, t), (n = e._zod.def).when ?? (n.when = En), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i > t.maximum ? nt(r) : i) <= t.maximum) return;
		let a = rt(r);
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
}), Nn = /*@__PURE__*/ T("$ZodCheckMinLength", (e, t) => {
	var n;
	k.init(e, t), (n = e._zod.def).when ?? (n.when = En), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i >= t.minimum && i < t.minimum * 2 ? nt(r) : i) >= t.minimum) return;
		let a = rt(r);
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
}), Pn = /*@__PURE__*/ T("$ZodCheckLengthEquals", (e, t) => {
	var n;
	k.init(e, t), (n = e._zod.def).when ?? (n.when = En), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == "string" && i >= t.length && i <= t.length * 2 ? nt(r) : i;
		if (a === t.length) return;
		let o = rt(r), s = a > t.length;
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
}), Fn = /*@__PURE__*/ T("$ZodCheckStringFormat", (e, t) => {
	var n, r;
	k.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
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
}), In = /*@__PURE__*/ T("$ZodCheckRegex", (e, t) => {
	Fn.init(e, t), e._zod.check = (n) => {
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
}), Ln = /*@__PURE__*/ T("$ZodCheckLowerCase", (e, t) => {
	t.pattern ??= wn, Fn.init(e, t);
}), Rn = /*@__PURE__*/ T("$ZodCheckUpperCase", (e, t) => {
	t.pattern ??= Tn, Fn.init(e, t);
}), zn = /*@__PURE__*/ T("$ZodCheckIncludes", (e, t) => {
	k.init(e, t);
	let n = Fe(t.includes);
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
}), Bn = /*@__PURE__*/ T("$ZodCheckStartsWith", (e, t) => {
	k.init(e, t);
	let n = RegExp(`^${Fe(t.prefix)}.*`);
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
}), Vn = /*@__PURE__*/ T("$ZodCheckEndsWith", (e, t) => {
	k.init(e, t);
	let n = RegExp(`.*${Fe(t.suffix)}$`);
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
}), Hn = /*@__PURE__*/ T("$ZodCheckOverwrite", (e, t) => {
	k.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
});
// node_modules/zod/v4/core/doc.js
var Un = class {
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
const Wn = {
	major: 4,
	minor: 6,
	patch: 7
}, A = /*@__PURE__*/ T("$ZodType", (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = Wn;
	let r = e._zod.def.checks, i = e._zod.traits.has("$ZodCheck") ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let t = (t, n, r) => {
			if (t.memo) return t;
			let i = x(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (Ye(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new E();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && ($e(t.issues, n, e), i ||= x(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					$e(t.issues, n, e), i ||= x(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, n = (n, r, a) => {
			if (x(n)) return n.aborted = !0, n;
			let o = t(r, i, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new E();
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
				if (a.async === !1) throw new E();
				return o.then((e) => t(e, i, a));
			}
			return t(o, i, a);
		};
	}
}, {
	get "~standard"() {
		return st(this, "~standard", qn(this));
	},
	set "~standard"(e) {
		S(this, "~standard", e);
	}
}), Gn = (e, t) => e.issues.length ? { issues: e.issues.map((e) => et(e, t, O())) } : { value: e.value };
async function Kn(e, t) {
	let n = { async: !0 };
	return Gn(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function qn(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return Gn(r, n);
			} catch {}
			return Kn(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
const Jn = /*@__PURE__*/ T("$ZodString", (e, t) => {
	A.init(e, t), e._zod.pattern = t.pattern ?? xn, e._zod.parse = (n, r) => {
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
}), j = /*@__PURE__*/ T("$ZodStringFormat", (e, t) => {
	Fn.init(e, t), Jn.init(e, t);
}), Yn = /*@__PURE__*/ T("$ZodGUID", (e, t) => {
	t.pattern ??= nn, j.init(e, t);
}), Xn = /*@__PURE__*/ T("$ZodUUID", (e, t) => {
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
		t.pattern ??= rn(e);
	} else t.pattern ??= rn();
	j.init(e, t);
}), Zn = /*@__PURE__*/ T("$ZodEmail", (e, t) => {
	t.pattern ??= an, j.init(e, t);
});
function Qn(e) {
	try {
		return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function $n(e, t) {
	return !("normalize" in t) && !("hostname" in t) && !("protocol" in t) ? Qn(e) || 2 : er(e, t);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function er(e, t) {
	if (!t.normalize && t.protocol?.source === pn.source && !/^https?:\/\//i.test(e)) return 1;
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
const tr = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function nr(e) {
	return e.replace(tr, "");
}
function rr(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function ir(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
const ar = /*@__PURE__*/ T("$ZodURL", (e, t) => {
	j.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = $n(r, t);
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
				n.value = nr(r);
				return;
			}
			t.hostname && !rr(i, t.hostname) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !ir(i, t.protocol) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : nr(r);
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
}), or = /*@__PURE__*/ T("$ZodEmoji", (e, t) => {
	t.pattern ??= on(), j.init(e, t);
}), sr = /*@__PURE__*/ T("$ZodNanoID", (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? $t : en(t.length), j.init(e, t);
}), cr = /*@__PURE__*/ T("$ZodCUID", (e, t) => {
	t.pattern ??= Jt, j.init(e, t);
}), lr = /*@__PURE__*/ T("$ZodCUID2", (e, t) => {
	t.pattern ??= Yt, j.init(e, t);
}), ur = /*@__PURE__*/ T("$ZodULID", (e, t) => {
	t.pattern ??= Xt, j.init(e, t);
}), dr = /*@__PURE__*/ T("$ZodXID", (e, t) => {
	t.pattern ??= Zt, j.init(e, t);
}), fr = /*@__PURE__*/ T("$ZodKSUID", (e, t) => {
	t.pattern ??= Qt, j.init(e, t);
}), pr = /*@__PURE__*/ T("$ZodISODateTime", (e, t) => {
	t.pattern ??= bn(t), j.init(e, t);
}), mr = /*@__PURE__*/ T("$ZodISODate", (e, t) => {
	t.pattern ??= _n, j.init(e, t);
}), hr = /*@__PURE__*/ T("$ZodISOTime", (e, t) => {
	t.pattern ??= yn(t), j.init(e, t);
}), gr = /*@__PURE__*/ T("$ZodISODuration", (e, t) => {
	t.pattern ??= tn, j.init(e, t);
}), _r = /*@__PURE__*/ T("$ZodIPv4", (e, t) => {
	t.pattern ??= sn, j.init(e, t);
}), vr = /^[0-9a-fA-F:.]+$/;
function yr(e) {
	return vr.test(e) ? Qn(`http://[${e}]`) : !1;
}
const br = /*@__PURE__*/ T("$ZodIPv6", (e, t) => {
	t.pattern ??= cn, j.init(e, t), e._zod.check = (n) => {
		yr(n.value) || n.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), xr = /*@__PURE__*/ T("$ZodCIDRv4", (e, t) => {
	t.pattern ??= ln, j.init(e, t);
});
function Sr(e) {
	let t = e.split("/");
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : yr(n);
}
const Cr = /*@__PURE__*/ T("$ZodCIDRv6", (e, t) => {
	t.pattern ??= un, j.init(e, t), e._zod.check = (n) => {
		Sr(n.value) || n.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function wr(e) {
	if (e === "") return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
const Tr = /^[0-9a-zA-Z+/]*={0,2}$/, Er = /*@__PURE__*/ T("$ZodBase64", (e, t) => {
	t.pattern ??= Tr, j.init(e, t), e._zod.check = (n) => {
		wr(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Dr = /^[A-Za-z0-9_-]*$/;
function Or(e) {
	if (!Dr.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === "-" ? "+" : "/");
	return wr(t.padEnd(Math.ceil(t.length / 4) * 4, "="));
}
const kr = /*@__PURE__*/ T("$ZodBase64URL", (e, t) => {
	t.pattern ??= Dr, j.init(e, t), e._zod.check = (n) => {
		Or(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Ar = /*@__PURE__*/ T("$ZodE164", (e, t) => {
	t.pattern ??= mn, j.init(e, t);
});
function jr(e, t = null) {
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
const Mr = /*@__PURE__*/ T("$ZodJWT", (e, t) => {
	j.init(e, t), e._zod.check = (n) => {
		jr(n.value, t.alg) || n.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Nr = /*@__PURE__*/ T("$ZodNumber", (e, t) => {
	A.init(e, t), e._zod.pattern = Sn, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = Number(n.value);
		} catch {}
		let i = n.value;
		if (typeof i == "number" && !Number.isNaN(i) && Number.isFinite(i)) return n;
		let a = typeof i == "number" ? Number.isNaN(i) ? "NaN" : Number.isFinite(i) ? void 0 : String(i) : void 0;
		return n.issues.push({
			expected: "number",
			code: "invalid_type",
			input: i,
			inst: e,
			...a ? { received: a } : {}
		}), n;
	};
}), Pr = /*@__PURE__*/ T("$ZodNumberFormat", (e, t) => {
	jn.init(e, t), Nr.init(e, t);
}), Fr = /*@__PURE__*/ T("$ZodBoolean", (e, t) => {
	A.init(e, t), e._zod.pattern = Cn, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = !!n.value;
		} catch {}
		let i = n.value;
		return typeof i == "boolean" || n.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input: i,
			inst: e
		}), n;
	};
}), Ir = /*@__PURE__*/ T("$ZodUnknown", (e, t) => {
	A.init(e, t), e._zod.parse = (e) => e;
}), Lr = /*@__PURE__*/ T("$ZodNever", (e, t) => {
	A.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function Rr(e, t) {
	let n = Qe(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== "backward") {
			for (let [t, r] of Qe(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, $e(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const zr = (e) => Array.isArray(e) ? e.length : -1;
function Br(e, t, n) {
	e.issues.length && t.issues.push(...Xe(n, e.issues)), t.value[n] = e.value;
}
const Vr = /*@__PURE__*/ T("$ZodArray", (e, t) => {
	A.init(e, t);
	let n = D.memoizer;
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
			if (c instanceof Promise) o.push(c.then((t) => Br(t, r, e)));
			else if (Br(c, r, e), s && c.issues.length !== 0 && x(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, Rr(e, zr);
});
function Hr(e, t, n, r, i, a) {
	let o = n in r, s = a === "optional";
	if (o || !s || i !== "optional") {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...Xe(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === "defaulted" && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
const Ur = [];
function Wr(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : Ur, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = Le(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function Gr(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (x(n, p)) break;
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
		a instanceof Promise ? e.push(a.then((e) => Hr(e, n, i, t, d, f))) : Hr(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const Kr = /*@__PURE__*/ T("$ZodObject", (e, t) => {
	A.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let e = () => {
			let n = { ...r };
			return Object.defineProperty(t, "shape", { value: n }), e.raw = n, n;
		};
		e.raw = r, Object.defineProperty(t, "shape", { get: e });
	}
	let i = ye(() => Wr(t));
	w(e, "propValues", (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || h(n, e, /* @__PURE__ */ new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let a = Ae, o = t.catchall, s, c = D.memoizer;
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
				if (x(t, f)) break;
				f = t.issues.length;
			}
			if (e === "__proto__") continue;
			let i = u[e], a = i._zod.optin, o = i._zod.optout, s = i._zod.run({
				value: r[e],
				issues: []
			}, n);
			s instanceof Promise ? l.push(s.then((n) => Hr(n, t, e, r, a, o))) : Hr(s, t, e, r, a, o);
		}
		return o ? Gr(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t;
	};
}), qr = /*@__PURE__*/ T("$ZodObjectJIT", (e, t) => {
	Kr.init(e, t);
	let n = e._zod.parse, r = ye(() => Wr(t)), i = D.memoizer, a = (t) => {
		let n = r.value, a = n.symbolKeys, o = new Un(["payload", "ctx"], {
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
			let n = l[e], r = typeof e == "symbol" ? `syms[${a.indexOf(e)}]` : De(e), i = `${r} in input`, u = t[e], d = u?._zod?.optin, f = d !== void 0, p = u?._zod?.optout === "optional";
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
	}, o, s = Ae, c = !D.jitless, l = c && je.value, u = t.catchall, d;
	e._zod.parse = (i, f) => {
		d ??= r.value;
		let p = i.value;
		return s(p) ? c && l && f?.async === !1 && f.jitless !== !0 ? (o ||= a(t.shape), i = o(i, f), u ? Gr([], p, i, f, d, e, f?.abortEarly === !0) : i) : n(i, f) : (i.issues.push({
			expected: "object",
			code: "invalid_type",
			input: p,
			inst: e
		}), i);
	};
});
function Jr(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !x(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: "invalid_union",
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => et(e, r, O())))
	}), t);
}
const Yr = /*@__PURE__*/ T("$ZodUnion", (e, t) => {
	A.init(e, t), w(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0), w(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0), w(e, "values", (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), w(e, "pattern", (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => xe(e.source)).join("|")})$`);
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
		return a ? Promise.all(o).then((t) => Jr(t, r, e, i)) : Jr(o, r, e, i);
	};
}), Xr = /*@__PURE__*/ T("$ZodIntersection", (e, t) => {
	A.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => Qr(e, t, n)) : Qr(e, i, a);
	};
});
function Zr(e, t) {
	if (e === t || e instanceof Date && t instanceof Date && +e == +t) return {
		valid: !0,
		data: e
	};
	if (Me(e) && Me(t)) {
		let n = Object.keys(t), r = Object.keys(e).filter((e) => n.indexOf(e) !== -1), i = {
			...e,
			...t
		};
		Object.prototype.hasOwnProperty.call(i, "__proto__") && delete i.__proto__;
		for (let n of r) {
			if (n === "__proto__") continue;
			let r = Zr(e[n], t[n]);
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
			let i = e[r], a = t[r], o = Zr(i, a);
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
function Qr(e, t, n) {
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
	let c = Zr(t.value, n.value);
	if (!c.valid) {
		if (x(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
	}
	return e.value = c.data, e;
}
const $r = /*@__PURE__*/ T("$ZodEnum", (e, t) => {
	A.init(e, t);
	let n = he(t.entries), r = new Set(n);
	e._zod.values = r, w(e, "pattern", (e) => {
		let t = he(e.def.entries).filter((e) => Pe.has(typeof e));
		return RegExp(t.length ? `^(${t.map((e) => Fe(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (t, i) => {
		let a = t.value;
		return r.has(a) || t.issues.push({
			code: "invalid_value",
			values: n,
			input: a,
			inst: e
		}), t;
	};
}), ei = /*@__PURE__*/ T("$ZodTransform", (e, t) => {
	A.init(e, t), e._zod.optin = "optional", D.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new yt(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new E();
		return n.value = i, n;
	};
});
function ti(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const ni = /*@__PURE__*/ T("$ZodOptional", (e, t) => {
	A.init(e, t), w(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), e._zod.optout = "optional", w(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
	}), w(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${xe(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== "defaulted") return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => ti(e, t)) : ti(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), ri = /*@__PURE__*/ T("$ZodExactOptional", (e, t) => {
	ni.init(e, t), w(e, "values", (e) => e.def.innerType._zod.values), w(e, "pattern", (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), ii = /*@__PURE__*/ T("$ZodNullable", (e, t) => {
	A.init(e, t), w(e, "optin", (e) => e.def.innerType._zod.optin), w(e, "optout", (e) => e.def.innerType._zod.optout), w(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${xe(t.source)}|null)$`) : void 0;
	}), w(e, "values", (e) => e.def.innerType._zod.values ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), ai = /*@__PURE__*/ T("$ZodDefault", (e, t) => {
	A.init(e, t), e._zod.optin = "defaulted", w(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0)
 /**
		* $ZodDefault returns the default value immediately in forward direction.
		* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
		return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => oi(e, t)) : oi(r, t);
	};
});
function oi(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const si = /*@__PURE__*/ T("$ZodPrefault", (e, t) => {
	A.init(e, t), e._zod.optin = "defaulted", w(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === "backward" || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), ci = /*@__PURE__*/ T("$ZodNonOptional", (e, t) => {
	A.init(e, t), w(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => li(t, e)) : li(i, e);
	};
});
function li(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: e.value,
		inst: t
	}), e;
}
function ui(e, t, n, r) {
	return t.issues.length ? (e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => et(e, r, O())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
const di = /*@__PURE__*/ T("$ZodCatch", (e, t) => {
	A.init(e, t), w(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), w(e, "optout", (e) => e.def.innerType._zod.optout), w(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => ui(e, r, t, n)) : ui(e, r, t, n);
	};
}), fi = /*@__PURE__*/ T("$ZodPipe", (e, t) => {
	A.init(e, t), w(e, "values", (e) => e.def.in._zod.values), w(e, "optin", (e) => e.def.in._zod.optin), w(e, "optout", (e) => e.def.out._zod.optout), w(e, "propValues", (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => pi(e, t.in, n)) : pi(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => pi(e, t.out, n)) : pi(r, t.out, n);
	};
});
function pi(e, t, n) {
	return e.issues.some((e) => e.code !== "unrecognized_keys") ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const mi = /*@__PURE__*/ T("$ZodReadonly", (e, t) => {
	A.init(e, t), w(e, "propValues", (e) => e.def.innerType._zod.propValues), w(e, "values", (e) => e.def.innerType._zod.values), w(e, "optin", (e) => e.def.innerType?._zod?.optin), w(e, "optout", (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(hi) : hi(r);
	};
});
function hi(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
const gi = /*@__PURE__*/ T("$ZodCustom", (e, t) => {
	k.init(e, t), A.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => _i(t, n, r, e));
		_i(i, n, r, e);
	};
});
function _i(e, t, n, r) {
	if (!e) {
		let e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(at(e));
	}
}
// node_modules/zod/v4/core/memoizer.js
var vi = class extends Error {
	constructor() {
		super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
	}
};
/** Keyed off the context object every schema in one parse call already shares. */
const yi = "~memo", bi = [];
function xi(e) {
	return typeof e == "object" && !!e;
}
function Si(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
const Ci = /*@__PURE__*/ new WeakMap();
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function wi(e, t, n) {
	let r = Ci.get(e);
	if (r !== void 0) return r ? 2 : 0;
	if (t.has(e)) return 2;
	t.add(e);
	let i = 0, a = (e) => {
		if (i !== 2 && e?._zod) {
			let r = wi(e, t, n);
			r > i && (i = r);
		}
	}, o = (e, r) => {
		let i = 0;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? 1 : o.value?._zod ? wi(o.value, t, n) : 0;
			s > i && (i = s);
		}
		return i;
	}, s = (e) => {
		e > i && (i = e);
	}, c = e._zod.def;
	switch (c.type) {
		case "object": {
			let e = Ce(c);
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
			s(r ? wi(r, t, !1) : 1);
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
	return t.delete(e), Ti(e, i);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function Ti(e, t) {
	return t !== 1 && Ci.set(e, t === 2), t;
}
function Ei(e, t) {
	let n = e.buckets.get(t);
	return n || (n = /* @__PURE__ */ new WeakMap(), e.buckets.set(t, n)), n;
}
let Di;
const Oi = [], ki = {
	alloc(e, t, n) {
		let r = Di;
		if (!r) return n;
		Di = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), Oi.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, n = (e, n) => {
				if (n.direction !== "backward" && ji(n, e.value)) throw new vi();
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
					let i = wi(e, /* @__PURE__ */ new Set(), !1);
					if (i === 0) return e._zod.parse = t, e._zod.run === o && (e._zod.run = t), t(s, c);
					i === 2 || r ? n = !0 : r = !0;
				}
				let l = s.value;
				if (!xi(l)) return t(s, c);
				let u = c[yi];
				u || (u = {
					buckets: /* @__PURE__ */ new WeakMap(),
					backEdges: void 0
				}, c[yi] = u);
				let d;
				i === c ? d = a : (d = Ei(u, e), i = c, a = d);
				let f = d.get(l);
				if (f) return s.value = f.value, f.issues ? f.issues.length && s.issues.push(...Si(f.issues)) : (s.memo = !0, u.backEdges ?? (u.backEdges = /* @__PURE__ */ new WeakSet()), u.backEdges.add(f.value)), s;
				Di = d;
				let p = Oi.length, m = t(s, c);
				Di = void 0;
				let ee = Oi.length > p ? Oi.pop() : void 0;
				return m instanceof Promise ? m.then((e) => (ee && (ee.issues = e.issues.length ? Si(e.issues) : bi), e)) : (ee && (ee.issues = m.issues.length ? Si(m.issues) : bi), m);
			};
			e._zod.parse = o, e._zod.run === t && (e._zod.run = o);
		});
	}
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function Ai() {
	return ki;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function ji(e, t) {
	let n = e[yi]?.backEdges;
	return n !== void 0 && xi(t) && n.has(t);
}
// node_modules/zod/v4/locales/en.js
const Mi = () => {
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
			case "invalid_type": return `Invalid input: expected ${i(e.expected)}, received ${i(it(e.input), e.input)}`;
			case "invalid_value": return e.values.length === 1 ? `Invalid input: expected ${Ie(e.values[0])}` : `Invalid option: expected one of ${ge(e.values, "|")}`;
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
			case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${ge(e.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${e.origin}`;
			case "invalid_union": return e.options && Array.isArray(e.options) && e.options.length > 0 ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(" | ")}` : e.inclusive === !1 ? "Invalid input: more than one option matched" : "Invalid input";
			case "invalid_element": return `Invalid value in ${e.origin}`;
			default: return "Invalid input";
		}
	};
};
function Ni() {
	return { localeError: Mi() };
}
// node_modules/zod/v4/core/registries.js
var Pi, Fi = class {
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
function Ii() {
	return new Fi();
}
(Pi = globalThis).__zod_globalRegistry ?? (Pi.__zod_globalRegistry = Ii());
const Li = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function Ri(e) {
	return e.checks &&= [...e.checks], e;
}
// @__NO_SIDE_EFFECTS__
function zi(e, t) {
	return new e(Ri({
		type: "string",
		...b(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function Bi(e, t) {
	return new e({
		type: "string",
		format: "email",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Vi(e, t) {
	return new e({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Hi(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ui(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v4",
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Wi(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v6",
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Gi(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v7",
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ki(e, t) {
	return new e({
		type: "string",
		format: "url",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function qi(e, t) {
	return new e({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ji(e, t) {
	return new e({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link _cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
// @__NO_SIDE_EFFECTS__
function Yi(e, t) {
	return new e({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Xi(e, t) {
	return new e({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Zi(e, t) {
	return new e({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Qi(e, t) {
	return new e({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function $i(e, t) {
	return new e({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ea(e, t) {
	return new e({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ta(e, t) {
	return new e({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function na(e, t) {
	return new e({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ra(e, t) {
	return new e({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ia(e, t) {
	return new e({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function aa(e, t) {
	return new e({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function oa(e, t) {
	return new e({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function sa(e, t) {
	return new e({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: !1,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ca(e, t) {
	return new e({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: !1,
		local: !1,
		precision: null,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function la(e, t) {
	return new e({
		type: "string",
		format: "date",
		check: "string_format",
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ua(e, t) {
	return new e({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function da(e, t) {
	return new e({
		type: "string",
		format: "duration",
		check: "string_format",
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function fa(e, t) {
	return new e(Ri({
		type: "number",
		checks: [],
		...b(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function pa(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: !1,
		format: "safeint",
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ma(e, t) {
	return new e({
		type: "boolean",
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ha(e) {
	return new e({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function ga(e, t) {
	return new e({
		type: "never",
		...b(t)
	});
}
// @__NO_SIDE_EFFECTS__
function _a(e, t) {
	return new On({
		check: "less_than",
		...b(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function va(e, t) {
	return new On({
		check: "less_than",
		...b(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function ya(e, t) {
	return new kn({
		check: "greater_than",
		...b(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function ba(e, t) {
	return new kn({
		check: "greater_than",
		...b(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function xa(e, t) {
	return new An({
		check: "multiple_of",
		...b(t),
		value: e
	});
}
// @__NO_SIDE_EFFECTS__
function Sa(e, t) {
	return new Mn({
		check: "max_length",
		...b(t),
		maximum: e
	});
}
// @__NO_SIDE_EFFECTS__
function Ca(e, t) {
	return new Nn({
		check: "min_length",
		...b(t),
		minimum: e
	});
}
// @__NO_SIDE_EFFECTS__
function wa(e, t) {
	return new Pn({
		check: "length_equals",
		...b(t),
		length: e
	});
}
// @__NO_SIDE_EFFECTS__
function Ta(e, t) {
	return new In({
		check: "string_format",
		format: "regex",
		...b(t),
		pattern: e
	});
}
// @__NO_SIDE_EFFECTS__
function Ea(e) {
	return new Ln({
		check: "string_format",
		format: "lowercase",
		...b(e)
	});
}
// @__NO_SIDE_EFFECTS__
function Da(e) {
	return new Rn({
		check: "string_format",
		format: "uppercase",
		...b(e)
	});
}
// @__NO_SIDE_EFFECTS__
function Oa(e, t) {
	return new zn({
		check: "string_format",
		format: "includes",
		...b(t),
		includes: e
	});
}
// @__NO_SIDE_EFFECTS__
function ka(e, t) {
	return new Bn({
		check: "string_format",
		format: "starts_with",
		...b(t),
		prefix: e
	});
}
// @__NO_SIDE_EFFECTS__
function Aa(e, t) {
	return new Vn({
		check: "string_format",
		format: "ends_with",
		...b(t),
		suffix: e
	});
}
// @__NO_SIDE_EFFECTS__
function M(e) {
	return new Hn({
		check: "overwrite",
		tx: e
	});
}
// @__NO_SIDE_EFFECTS__
function ja(e) {
	return /* @__PURE__ */ M((t) => t.normalize(e));
}
// @__NO_SIDE_EFFECTS__
function Ma() {
	return /* @__PURE__ */ M((e) => e.trim());
}
// @__NO_SIDE_EFFECTS__
function Na() {
	return /* @__PURE__ */ M((e) => e.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function Pa() {
	return /* @__PURE__ */ M((e) => e.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function Fa() {
	return /* @__PURE__ */ M((e) => Oe(e));
}
// @__NO_SIDE_EFFECTS__
function Ia(e, t, n) {
	return new e({
		type: "array",
		element: t,
		...b(n)
	});
}
// @__NO_SIDE_EFFECTS__
function La(e, t, n) {
	return new e({
		type: "custom",
		check: "custom",
		fn: t,
		...b(n)
	});
}
// @__NO_SIDE_EFFECTS__
function Ra(e, t) {
	let n = /* @__PURE__ */ za((t) => (t.addIssue = (e) => {
		if (typeof e == "string") t.issues.push(at(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= "custom", "input" in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(at(r));
		}
	}, e(t.value, t)), t);
	return n;
}
// @__NO_SIDE_EFFECTS__
function za(e, t) {
	let n = new k({
		check: "custom",
		...b(t)
	});
	return n._zod.check = e, n;
}
// node_modules/zod/v4/core/to-json-schema.js
function Ba(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && h(e, t, n[t]);
	return e;
}
function Va(e) {
	let t = e?.target ?? "draft-2020-12";
	return t === "draft-4" && (t = "draft-04"), t === "draft-7" && (t = "draft-07"), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? Li,
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
function Ha(e, t, n, r, i) {
	let a = typeof t.unrepresentable == "function" ? t.unrepresentable({
		zodSchema: e,
		path: r.path,
		message: i
	}) : t.unrepresentable;
	if (a === "any") return !1;
	if (a === void 0 || a === "throw") throw Error(i);
	return Object.assign(n, a), !0;
}
function N(e, t, n = {
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
		a && (o.ref ||= a, N(a, t, r), t.seen.get(a).isParent = !0);
	}
	let c = t.metadataRegistry.get(e);
	return c && Ba(o.schema, c), t.io === "input" && P(e) && (delete o.schema.examples, delete o.schema.default), t.io === "input" && "_prefault" in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function Ua(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
function Wa(e, t) {
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
				ref: `${i("__shared")}#/${r}/${Ua(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: "#" };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + Ua(a)
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
function Ga(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != "object") return;
		Ga(e);
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
const Ka = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]), qa = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function Ja(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != "object" || !t ? null : Object.keys(t).length ? t : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function Ya(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != "object" || n.type !== "object") return null;
		for (let e in n) if (!Ka.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = /* @__PURE__ */ new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? Ja(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			h(n, r, e.length === 1 ? e[0] : Ya(e) ?? { allOf: e });
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
			let t = Ja(n);
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
function Xa(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of Ka) if (t in e) return;
	let n = t.filter((e) => qa.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = Ya(t);
	else {
		let e = n[0], i = qa.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => Ya([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, Ba(e, r));
}
function Za(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	let r = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let i = n.def ?? n.schema, a = { ...i }, o = n.ref;
		if (n.ref = null, o) {
			r(o);
			let n = e.seen.get(o), s = n.schema;
			if (s.$ref && (e.target === "draft-07" || e.target === "draft-04" || e.target === "openapi-3.0") ? (i.allOf = i.allOf ?? [], i.allOf.push(s)) : Ba(i, s), Ba(i, a), t._zod.parent === o) for (let e in i) e !== "$ref" && e !== "allOf" && (e in a || delete i[e]);
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
		if (e.target !== "openapi-3.0") for (let t of e.seen.entries()) Ga(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = /* @__PURE__ */ new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) Xa(e);
		}
	}
	let i = {};
	if (e.target === "draft-2020-12" ? i.$schema = "https://json-schema.org/draft/2020-12/schema" : e.target === "draft-07" ? i.$schema = "http://json-schema.org/draft-07/schema#" : e.target === "draft-04" ? i.$schema = "http://json-schema.org/draft-04/schema#" : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		i.$id = e.external.uri(n);
	}
	Ba(i, n.defId ? n.schema : n.def ?? n.schema);
	let a = e.metadataRegistry.get(t)?.id;
	a !== void 0 && i.id === a && delete i.id;
	let o = e.external?.defs ?? {};
	if (!e.external || e.sharedEmitDoneFor !== e.external) for (let t of e.seen.entries()) {
		let e = t[1];
		e.def && e.defId && (e.def.id === e.defId && delete e.def.id, h(o, e.defId, e.def));
	}
	e.external && (e.sharedEmitDoneFor = e.external), e.external || Object.keys(o).length > 0 && (e.target === "draft-2020-12" ? i.$defs = o : i.definitions = o);
	try {
		let n = JSON.parse(JSON.stringify(i));
		return Object.defineProperty(n, "~standard", {
			value: {
				...t["~standard"],
				jsonSchema: {
					input: $a(t, "input", e.processors),
					output: $a(t, "output", e.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), n;
	} catch {
		throw Error("Error converting schema to JSON.");
	}
}
function P(e, t) {
	let n = t ?? { seen: /* @__PURE__ */ new Set() };
	if (n.seen.has(e)) return !1;
	n.seen.add(e);
	let r = e._zod.def;
	if (r.type === "transform") return !0;
	if (r.type === "array") return P(r.element, n);
	if (r.type === "set") return P(r.valueType, n);
	if (r.type === "lazy") return P(r.getter(), n);
	if (r.type === "promise" || r.type === "optional" || r.type === "nonoptional" || r.type === "nullable" || r.type === "readonly" || r.type === "default" || r.type === "prefault" || r.type === "catch") return P(r.innerType, n);
	if (r.type === "intersection") return P(r.left, n) || P(r.right, n);
	if (r.type === "record" || r.type === "map") return P(r.keyType, n) || P(r.valueType, n);
	if (r.type === "pipe") return e._zod.traits.has("$ZodCodec") ? !0 : P(r.in, n) || P(r.out, n);
	if (r.type === "object") {
		for (let e in r.shape) if (P(r.shape[e], n)) return !0;
		return !1;
	}
	if (r.type === "union") {
		for (let e of r.options) if (P(e, n)) return !0;
		return !1;
	}
	if (r.type === "tuple") {
		for (let e of r.items) if (P(e, n)) return !0;
		return !!(r.rest && P(r.rest, n));
	}
	return !1;
}
/**
* Creates a toJSONSchema method for a schema instance.
* This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
*/
const Qa = (e, t = {}) => (n) => {
	let r = Va({
		...n,
		processors: t
	});
	return N(e, r), Wa(r, e), Za(r, e);
}, $a = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = Va({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return N(e, o), Wa(o, e), Za(o, e);
}, F = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, I = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, eo = (e, t) => {
	F(e, "minimum", t), I(e, "maximum", t);
}, to = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, no = (e, t) => {
	e.patterns ??= /* @__PURE__ */ new Set(), e.patterns.add(t);
}, ro = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, io = (e, t) => {
	e.format = t, t.includes("int") && (e.isInt = !0);
}, ao = (e, t) => F(e, "minimum", t.minimum), oo = (e, t) => I(e, "maximum", t.maximum), so = (e) => (t, n) => {
	io(t, n.format);
	let [r, i] = e[n.format];
	F(t, "minimum", r), I(t, "maximum", i);
}, co = {
	greater_than: (e, t) => F(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
	less_than: (e, t) => I(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
	multiple_of: (e, t) => to(e, t.value),
	number_format: so(Re),
	bigint_format: so(ze),
	min_length: ao,
	max_length: oo,
	length_equals: (e, t) => eo(e, t.length),
	min_size: ao,
	max_size: oo,
	size_equals: (e, t) => eo(e, t.size),
	string_format: (e, t) => {
		io(e, t.format), t.pattern && no(e, t.pattern), (t.format === "base64" || t.format === "base64url") && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => ro(e, t.mime)
};
function L(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has("$ZodCheck") ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) co[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && F(t, "minimum", i.minimum), i.exclusiveMinimum !== void 0 && F(t, "exclusiveMinimum", i.exclusiveMinimum), i.maximum !== void 0 && I(t, "maximum", i.maximum), i.exclusiveMaximum !== void 0 && I(t, "exclusiveMaximum", i.exclusiveMaximum), i.multipleOf !== void 0 && to(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes("int") && (t.isInt = !0)), i.mime && ro(t, i.mime);
	for (let e of i.patterns ?? []) no(t, e);
	return t;
}
const lo = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
}, uo = /* @__PURE__ */ new Map([[Tr, dn], [Dr, fn]]), fo = (e) => uo.get(e) ?? e, po = (e, t, n, r) => {
	let i = n;
	i.type = "string";
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = L(e);
	if (typeof a == "number" && (i.minLength = a), typeof o == "number" && (i.maxLength = o), s && (i.format = lo[s] ?? s, i.format === "" && delete i.format, (s === "time" || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(fo);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === "draft-07" || t.target === "draft-04" || t.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: e.source
		}))]);
	}
}, mo = (e, t, n, r) => {
	let i = n, { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = L(e);
	i.type = u ? "integer" : "number";
	let d = typeof l == "number" && l >= (a ?? -Infinity), f = typeof c == "number" && c <= (o ?? Infinity), p = t.target === "draft-04" || t.target === "openapi-3.0";
	if (d ? p ? (i.minimum = l, i.exclusiveMinimum = !0) : i.exclusiveMinimum = l : typeof a == "number" && (i.minimum = a), f ? p ? (i.maximum = c, i.exclusiveMaximum = !0) : i.exclusiveMaximum = c : typeof o == "number" && (i.maximum = o), s) {
		let n = /* @__PURE__ */ new Set();
		for (let a of s) Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : Ha(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
		let [a, ...o] = n;
		a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...i.allOf ?? [], ...o.map((e) => ({ multipleOf: e }))]);
	}
}, ho = (e, t, n, r) => {
	n.type = "boolean";
}, go = (e, t, n, r) => {
	n.not = {};
}, _o = (e, t, n, r) => {
	let i = e._zod.def, a = he(i.entries);
	a.length === 0 ? n.not = {} : (a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), n.enum = a);
}, vo = (e, t, n, r) => {
	Ha(e, t, n, r, "Custom types cannot be represented in JSON Schema");
}, yo = (e, t, n, r) => {
	Ha(e, t, n, r, "Transforms cannot be represented in JSON Schema");
}, bo = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = L(e);
	typeof o == "number" && (i.minItems = o), typeof s == "number" && (i.maxItems = s), i.type = "array", i.items = N(a.element, t, {
		...r,
		path: [...r.path, "items"]
	});
};
function xo(e) {
	let t = e._zod.def;
	return t.type === "pipe" && t.in._zod.traits.has("$ZodTransform") ? xo(t.out) : t.type === "catch" ? xo(t.innerType) : e._zod.optin;
}
const So = (e, t, n, r) => {
	let i = n, a = e._zod.def, o = a.shape;
	if (Object.getOwnPropertySymbols(o).length && Ha(e, t, i, r, "Symbol keys cannot be represented in JSON Schema")) return;
	i.type = "object", i.properties = {};
	for (let e in o) h(i.properties, e, N(o[e], t, {
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
		(t.io === "input" ? xo(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === "never" ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = N(a.catchall, t, {
		...r,
		path: [...r.path, "additionalProperties"]
	})) : t.io === "output" && (i.additionalProperties = !1);
}, Co = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => N(e, t, {
		...r,
		path: [
			...r.path,
			a ? "oneOf" : "anyOf",
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, wo = (e, t, n, r) => {
	let i = e._zod.def, a = N(i.left, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			0
		]
	}), o = N(i.right, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			1
		]
	}), s = (e) => "allOf" in e && Object.keys(e).length === 1, c = [...s(a) ? a.allOf : [a], ...s(o) ? o.allOf : [o]];
	n.allOf = c, t.intersections.push(c);
}, To = (e, t, n, r) => {
	let i = e._zod.def, a = N(i.innerType, t, r), o = t.seen.get(e);
	t.target === "openapi-3.0" ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: "null" }];
}, Eo = (e, t, n, r) => {
	let i = e._zod.def;
	N(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, Do = Symbol();
function Oo(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == "bigint" ? (a = !0, null) : t);
	return a ? (Ha(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema"), Do) : JSON.parse(o);
}
const ko = (e, t, n, r) => {
	let i = e._zod.def;
	N(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = Oo(i.defaultValue, e, t, n, r);
	o !== Do && (n.default = o);
}, Ao = (e, t, n, r) => {
	let i = e._zod.def;
	N(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== "input") return;
	let o = Oo(i.defaultValue, e, t, n, r);
	o !== Do && (n._prefault = o);
}, jo = (e, t, n, r) => {
	let i = e._zod.def;
	N(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o;
	try {
		o = i.catchValue(void 0);
	} catch {
		Ha(e, t, n, r, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	n.default = o;
}, Mo = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has("$ZodTransform"), o = t.io === "input" ? a ? i.out : i.in : i.out;
	N(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, No = (e, t, n, r) => {
	let i = e._zod.def;
	N(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, Po = (e, t, n, r) => {
	let i = e._zod.def;
	N(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, Fo = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function Io(e, t, n) {
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
const R = /*@__PURE__*/ T("ZodError", (e, t) => {
	Tt.init(e, t), e.name = "ZodError";
	let n = Object.getPrototypeOf(e);
	Fo.has(n) || (Fo.add(n), Io(n, "format", (e) => (t) => Ot(e, t)), Io(n, "flatten", (e) => (t) => Dt(e, t)), Io(n, "addIssue", (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, _e, 2);
	}), Io(n, "addIssues", (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, _e, 2);
	}), Object.defineProperty(n, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, void 0, { Parent: Error }), Lo = /* @__PURE__ */ At(R), Ro = /* @__PURE__ */ jt(R), zo = /* @__PURE__ */ Mt(R), Bo = /* @__PURE__ */ Pt(R), Vo = /* @__PURE__ */ Bt(R), Ho = /* @__PURE__ */ Vt(R), Uo = /* @__PURE__ */ Ht(R), Wo = /* @__PURE__ */ Ut(R), Go = /* @__PURE__ */ Wt(R), Ko = /* @__PURE__ */ Gt(R), qo = /* @__PURE__ */ Kt(R), Jo = /* @__PURE__ */ qt(R);
// node_modules/zod/v4/classic/schemas.js
function Yo() {
	D.localeError || O(Ni());
}
function Xo() {
	D.memoizer || O({ memoizer: Ai() });
}
const z = /*@__PURE__*/ T("ZodType", (e, t) => (Yo(), A.init(e, t), e.def = t, e.type = t.type, e), {
	check(...e) {
		let t = this.def;
		return this.clone(v(t, { checks: [...t.checks ?? [], ...e.map((e) => typeof e == "function" ? { _zod: {
			check: e,
			def: { check: "custom" },
			onattach: []
		} } : e)] }), { parent: !0 });
	},
	with(...e) {
		return this.check(...e);
	},
	clone(e, t) {
		return y(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	refine(e, t) {
		return this.check(ic(e, t));
	},
	superRefine(e, t) {
		return this.check(ac(e, t));
	},
	overwrite(e) {
		return this.check(/* @__PURE__ */ M(e));
	},
	optional() {
		return Bs(this);
	},
	exactOptional() {
		return Hs(this);
	},
	nullable() {
		return Ws(this);
	},
	nullish() {
		return Bs(Ws(this));
	},
	nonoptional(e) {
		return Xs(this, e);
	},
	array() {
		return G(this);
	},
	or(e) {
		return Ms([this, e]);
	},
	and(e) {
		return Ps(this, e);
	},
	transform(e) {
		return ec(this, Rs(e));
	},
	default(e) {
		return Ks(this, e);
	},
	prefault(e) {
		return Js(this, e);
	},
	catch(e) {
		return Qs(this, e);
	},
	pipe(e) {
		return ec(this, e);
	},
	readonly() {
		return nc(this);
	},
	describe(e) {
		let t = this.clone();
		return Li.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return Li.get(this);
		let t = this.clone();
		return Li.add(t, e[0]), t;
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
		return st(this, "~standard", {
			...qn(this),
			jsonSchema: {
				input: $a(this, "input"),
				output: $a(this, "output")
			}
		});
	},
	set "~standard"(e) {
		S(this, "~standard", e);
	},
	parse: function e(t, n) {
		return Lo(this, t, n, { callee: e });
	},
	parseAsync: async function e(t, n) {
		return await Ro(this, t, n, { callee: e });
	},
	safeParse(e, t) {
		return zo(this, e, t);
	},
	async safeParseAsync(e, t) {
		return Bo(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		S(this, "spa", e);
	},
	validate(e, t) {
		return Lt(this, e, t);
	},
	validateAsync(e, t) {
		return zt(this, e, t);
	},
	encode: function e(t, n) {
		return Vo(this, t, n, { callee: e });
	},
	decode: function e(t, n) {
		return Ho(this, t, n, { callee: e });
	},
	encodeAsync: async function e(t, n) {
		return await Uo(this, t, n, { callee: e });
	},
	decodeAsync: async function e(t, n) {
		return await Wo(this, t, n, { callee: e });
	},
	safeEncode(e, t) {
		return Go(this, e, t);
	},
	safeDecode(e, t) {
		return Ko(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return qo(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return Jo(this, e, t);
	},
	toJSONSchema(e) {
		return Qa(this, {})(e);
	},
	get description() {
		return Li.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), Zo = /*@__PURE__*/ T("_ZodString", (e, t) => {
	Jn.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => po(e, t, n, r);
}, /*@__PURE__*/ ct({
	format: (e) => L(e).format ?? null,
	minLength: (e) => L(e).minimum ?? null,
	maxLength: (e) => L(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(/* @__PURE__ */ Ta(...e));
	},
	includes(...e) {
		return this.check(/* @__PURE__ */ Oa(...e));
	},
	startsWith(...e) {
		return this.check(/* @__PURE__ */ ka(...e));
	},
	endsWith(...e) {
		return this.check(/* @__PURE__ */ Aa(...e));
	},
	min(...e) {
		return this.check(/* @__PURE__ */ Ca(...e));
	},
	max(...e) {
		return this.check(/* @__PURE__ */ Sa(...e));
	},
	length(...e) {
		return this.check(/* @__PURE__ */ wa(...e));
	},
	nonempty(...e) {
		return this.check(/* @__PURE__ */ Ca(1, ...e));
	},
	lowercase(e) {
		return this.check(/* @__PURE__ */ Ea(e));
	},
	uppercase(e) {
		return this.check(/* @__PURE__ */ Da(e));
	},
	trim() {
		return this.check(/* @__PURE__ */ Ma());
	},
	normalize(...e) {
		return this.check(/* @__PURE__ */ ja(...e));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ Na());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ Pa());
	},
	slugify() {
		return this.check(/* @__PURE__ */ Fa());
	}
})), Qo = /*@__PURE__*/ T("ZodString", (e, t) => {
	Jn.init(e, t), Zo.init(e, t);
}, {
	email(e) {
		return this.check(/* @__PURE__ */ Bi(rs, e));
	},
	url(e) {
		return this.check(/* @__PURE__ */ Ki(os, e));
	},
	jwt(e) {
		return this.check(/* @__PURE__ */ sa(xs, e));
	},
	emoji(e) {
		return this.check(/* @__PURE__ */ qi(ss, e));
	},
	guid(e) {
		return this.check(/* @__PURE__ */ Vi(is, e));
	},
	uuid(e) {
		return this.check(/* @__PURE__ */ Hi(as, e));
	},
	uuidv4(e) {
		return this.check(/* @__PURE__ */ Ui(as, e));
	},
	uuidv6(e) {
		return this.check(/* @__PURE__ */ Wi(as, e));
	},
	uuidv7(e) {
		return this.check(/* @__PURE__ */ Gi(as, e));
	},
	nanoid(e) {
		return this.check(/* @__PURE__ */ Ji(cs, e));
	},
	cuid(e) {
		return this.check(/* @__PURE__ */ Yi(ls, e));
	},
	cuid2(e) {
		return this.check(/* @__PURE__ */ Xi(us, e));
	},
	ulid(e) {
		return this.check(/* @__PURE__ */ Zi(ds, e));
	},
	base64(e) {
		return this.check(/* @__PURE__ */ ia(vs, e));
	},
	base64url(e) {
		return this.check(/* @__PURE__ */ aa(ys, e));
	},
	xid(e) {
		return this.check(/* @__PURE__ */ Qi(fs, e));
	},
	ksuid(e) {
		return this.check(/* @__PURE__ */ $i(ps, e));
	},
	ipv4(e) {
		return this.check(/* @__PURE__ */ ea(ms, e));
	},
	ipv6(e) {
		return this.check(/* @__PURE__ */ ta(hs, e));
	},
	cidrv4(e) {
		return this.check(/* @__PURE__ */ na(gs, e));
	},
	cidrv6(e) {
		return this.check(/* @__PURE__ */ ra(_s, e));
	},
	e164(e) {
		return this.check(/* @__PURE__ */ oa(bs, e));
	},
	datetime(e) {
		return this.check(/* @__PURE__ */ ca($o, e));
	},
	date(e) {
		return this.check(/* @__PURE__ */ la(es, e));
	},
	time(e) {
		return this.check(/* @__PURE__ */ ua(ts, e));
	},
	duration(e) {
		return this.check(/* @__PURE__ */ da(ns, e));
	}
});
function B(e) {
	return /* @__PURE__ */ zi(Qo, e);
}
const V = /*@__PURE__*/ T("ZodStringFormat", (e, t) => {
	j.init(e, t), Zo.init(e, t);
}), $o = /*@__PURE__*/ T("ZodISODateTime", (e, t) => {
	pr.init(e, t), V.init(e, t);
}), es = /*@__PURE__*/ T("ZodISODate", (e, t) => {
	mr.init(e, t), V.init(e, t);
}), ts = /*@__PURE__*/ T("ZodISOTime", (e, t) => {
	hr.init(e, t), V.init(e, t);
}), ns = /*@__PURE__*/ T("ZodISODuration", (e, t) => {
	gr.init(e, t), V.init(e, t);
}), rs = /*@__PURE__*/ T("ZodEmail", (e, t) => {
	Zn.init(e, t), V.init(e, t);
}), is = /*@__PURE__*/ T("ZodGUID", (e, t) => {
	Yn.init(e, t), V.init(e, t);
}), as = /*@__PURE__*/ T("ZodUUID", (e, t) => {
	Xn.init(e, t), V.init(e, t);
}), os = /*@__PURE__*/ T("ZodURL", (e, t) => {
	ar.init(e, t), V.init(e, t);
}), ss = /*@__PURE__*/ T("ZodEmoji", (e, t) => {
	or.init(e, t), V.init(e, t);
}), cs = /*@__PURE__*/ T("ZodNanoID", (e, t) => {
	sr.init(e, t), V.init(e, t);
}), ls = /*@__PURE__*/ T("ZodCUID", (e, t) => {
	cr.init(e, t), V.init(e, t);
}), us = /*@__PURE__*/ T("ZodCUID2", (e, t) => {
	lr.init(e, t), V.init(e, t);
}), ds = /*@__PURE__*/ T("ZodULID", (e, t) => {
	ur.init(e, t), V.init(e, t);
}), fs = /*@__PURE__*/ T("ZodXID", (e, t) => {
	dr.init(e, t), V.init(e, t);
}), ps = /*@__PURE__*/ T("ZodKSUID", (e, t) => {
	fr.init(e, t), V.init(e, t);
}), ms = /*@__PURE__*/ T("ZodIPv4", (e, t) => {
	_r.init(e, t), V.init(e, t);
}), hs = /*@__PURE__*/ T("ZodIPv6", (e, t) => {
	br.init(e, t), V.init(e, t);
}), gs = /*@__PURE__*/ T("ZodCIDRv4", (e, t) => {
	xr.init(e, t), V.init(e, t);
}), _s = /*@__PURE__*/ T("ZodCIDRv6", (e, t) => {
	Cr.init(e, t), V.init(e, t);
}), vs = /*@__PURE__*/ T("ZodBase64", (e, t) => {
	Er.init(e, t), V.init(e, t);
}), ys = /*@__PURE__*/ T("ZodBase64URL", (e, t) => {
	kr.init(e, t), V.init(e, t);
}), bs = /*@__PURE__*/ T("ZodE164", (e, t) => {
	Ar.init(e, t), V.init(e, t);
}), xs = /*@__PURE__*/ T("ZodJWT", (e, t) => {
	Mr.init(e, t), V.init(e, t);
}), Ss = /*@__PURE__*/ T("ZodNumber", (e, t) => {
	Nr.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => mo(e, t, n, r), e.isFinite = !0;
}, /*@__PURE__*/ ct({
	minValue: (e) => {
		let { minimum: t, exclusiveMinimum: n } = L(e);
		return Math.max(t ?? -Infinity, n ?? -Infinity);
	},
	maxValue: (e) => {
		let { maximum: t, exclusiveMaximum: n } = L(e);
		return Math.min(t ?? Infinity, n ?? Infinity);
	},
	isInt: (e) => {
		let { isInt: t, multipleOf: n } = L(e);
		return !!t || !!n?.some(Number.isSafeInteger);
	},
	format: (e) => L(e).format ?? null
}, {
	gt(e, t) {
		return this.check(/* @__PURE__ */ ya(e, t));
	},
	gte(e, t) {
		return this.check(/* @__PURE__ */ ba(e, t));
	},
	min(e, t) {
		return this.check(/* @__PURE__ */ ba(e, t));
	},
	lt(e, t) {
		return this.check(/* @__PURE__ */ _a(e, t));
	},
	lte(e, t) {
		return this.check(/* @__PURE__ */ va(e, t));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ va(e, t));
	},
	int(e) {
		return this.check(ws(e));
	},
	safe(e) {
		return this.check(ws(e));
	},
	positive(e) {
		return this.check(/* @__PURE__ */ ya(0, e));
	},
	nonnegative(e) {
		return this.check(/* @__PURE__ */ ba(0, e));
	},
	negative(e) {
		return this.check(/* @__PURE__ */ _a(0, e));
	},
	nonpositive(e) {
		return this.check(/* @__PURE__ */ va(0, e));
	},
	multipleOf(e, t) {
		return this.check(/* @__PURE__ */ xa(e, t));
	},
	step(e, t) {
		return this.check(/* @__PURE__ */ xa(e, t));
	},
	finite() {
		return this;
	}
}));
function H(e) {
	return /* @__PURE__ */ fa(Ss, e);
}
const Cs = /*@__PURE__*/ T("ZodNumberFormat", (e, t) => {
	Pr.init(e, t), Ss.init(e, t);
});
function ws(e) {
	return /* @__PURE__ */ pa(Cs, e);
}
const Ts = /*@__PURE__*/ T("ZodBoolean", (e, t) => {
	Fr.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => ho(e, t, n, r);
});
function U(e) {
	return /* @__PURE__ */ ma(Ts, e);
}
const Es = /*@__PURE__*/ T("ZodUnknown", (e, t) => {
	Ir.init(e, t), z.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function W() {
	return /* @__PURE__ */ ha(Es);
}
const Ds = /*@__PURE__*/ T("ZodNever", (e, t) => {
	Lr.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => go(e, t, n, r);
});
function Os(e) {
	return /* @__PURE__ */ ga(Ds, e);
}
const ks = /*@__PURE__*/ T("ZodArray", (e, t) => {
	Xo(), Vr.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => bo(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(/* @__PURE__ */ Ca(e, t));
	},
	nonempty(e) {
		return this.check(/* @__PURE__ */ Ca(1, e));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ Sa(e, t));
	},
	length(e, t) {
		return this.check(/* @__PURE__ */ wa(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function G(e, t) {
	return /* @__PURE__ */ Ia(ks, e, t);
}
const As = /*@__PURE__*/ T("ZodObject", (e, t) => {
	Xo(), qr.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => So(e, t, n, r), pt(e, "shape", (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return Is(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(v(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(v(this._zod.def, { catchall: W() }));
	},
	loose() {
		return this.clone(v(this._zod.def, { catchall: W() }));
	},
	strict() {
		return this.clone(v(this._zod.def, { catchall: Os() }));
	},
	strip() {
		return this.clone(v(this._zod.def, { catchall: void 0 }));
	},
	extend(e) {
		return Ue(this, e);
	},
	safeExtend(e) {
		return Ge(this, e);
	},
	merge(e) {
		return Ke(this, e);
	},
	pick(e) {
		return Be(this, e);
	},
	omit(e) {
		return He(this, e);
	},
	partial(...e) {
		return qe(zs, this, e[0]);
	},
	exactPartial(...e) {
		return qe(Vs, this, e[0], "exactPartial");
	},
	required(...e) {
		return Je(Ys, this, e[0]);
	}
});
function K(e, t) {
	return new As({
		type: "object",
		shape: e,
		catchall: W(),
		...b(t)
	});
}
const js = /*@__PURE__*/ T("ZodUnion", (e, t) => {
	Yr.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => Co(e, t, n, r), e.options = t.options;
});
function Ms(e, t) {
	return new js({
		type: "union",
		options: e,
		...b(t)
	});
}
const Ns = /*@__PURE__*/ T("ZodIntersection", (e, t) => {
	Xr.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => wo(e, t, n, r);
});
function Ps(e, t) {
	return new Ns({
		type: "intersection",
		left: e,
		right: t
	});
}
const Fs = /*@__PURE__*/ T("ZodEnum", (e, t) => {
	$r.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => _o(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new Fs({
			...t,
			checks: [],
			...b(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new Fs({
			...t,
			checks: [],
			...b(r),
			entries: i
		});
	};
});
function Is(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new Fs({
		type: "enum",
		entries: n,
		...b(t)
	});
}
const Ls = /*@__PURE__*/ T("ZodTransform", (e, t) => {
	Xo(), ei.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => yo(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new yt(e.constructor.name);
		n.addIssue = (r) => {
			if (typeof r == "string") n.issues.push(at(r, n.value, t));
			else {
				let t = r;
				t.fatal && (t.continue = !1), t.code ??= "custom", "input" in t || (t.input = n.value), t.inst ??= e, n.issues.push(at(t));
			}
		};
		let i = t.transform(n.value, n);
		return i instanceof Promise ? i.then((e) => (n.value = e, n)) : (n.value = i, n);
	};
});
function Rs(e) {
	return new Ls({
		type: "transform",
		transform: e
	});
}
const zs = /*@__PURE__*/ T("ZodOptional", (e, t) => {
	ni.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => Po(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Bs(e) {
	return new zs({
		type: "optional",
		innerType: e
	});
}
const Vs = /*@__PURE__*/ T("ZodExactOptional", (e, t) => {
	ri.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => Po(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Hs(e) {
	return new Vs({
		type: "optional",
		innerType: e
	});
}
const Us = /*@__PURE__*/ T("ZodNullable", (e, t) => {
	ii.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => To(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Ws(e) {
	return new Us({
		type: "nullable",
		innerType: e
	});
}
const Gs = /*@__PURE__*/ T("ZodDefault", (e, t) => {
	ai.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => ko(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function Ks(e, t) {
	return new Gs({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : Ne(t);
		}
	});
}
const qs = /*@__PURE__*/ T("ZodPrefault", (e, t) => {
	si.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ao(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Js(e, t) {
	return new qs({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : Ne(t);
		}
	});
}
const Ys = /*@__PURE__*/ T("ZodNonOptional", (e, t) => {
	ci.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => Eo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Xs(e, t) {
	return new Ys({
		type: "nonoptional",
		innerType: e,
		...b(t)
	});
}
const Zs = /*@__PURE__*/ T("ZodCatch", (e, t) => {
	di.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => jo(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function Qs(e, t) {
	return new Zs({
		type: "catch",
		innerType: e,
		catchValue: typeof t == "function" ? t : mt(t)
	});
}
const $s = /*@__PURE__*/ T("ZodPipe", (e, t) => {
	fi.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => Mo(e, t, n, r), e.in = t.in, e.out = t.out;
});
function ec(e, t) {
	return new $s({
		type: "pipe",
		in: e,
		out: t
	});
}
const tc = /*@__PURE__*/ T("ZodReadonly", (e, t) => {
	mi.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => No(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function nc(e) {
	return new tc({
		type: "readonly",
		innerType: e
	});
}
const rc = /*@__PURE__*/ T("ZodCustom", (e, t) => {
	gi.init(e, t), z.init(e, t), e._zod.processJSONSchema = (t, n, r) => vo(e, t, n, r);
});
function ic(e, t = {}) {
	return /* @__PURE__ */ La(rc, e, t);
}
function ac(e, t) {
	return /* @__PURE__ */ Ra(e, t);
}
// src/api/answers.ts
/**
* What a good answer looks like. Each schema is typed by the wire type that it guards: a member that the type
* promises and the schema does not check is a compile error. Members that we do not know pass untouched.
*/
const q = Hs, J = {
	project_id: B(),
	branch: q(B())
}, oc = K({
	ios: B(),
	android: B(),
	web: B(),
	other: B()
}), sc = K({
	translation_id: H(),
	segment_number: q(H()),
	key_id: H(),
	language_iso: B(),
	translation: B(),
	modified_by: q(H()),
	modified_by_email: q(B()),
	modified_at: q(B()),
	modified_at_timestamp: q(H()),
	is_reviewed: U(),
	reviewed_by: q(H()),
	is_unverified: U(),
	is_fuzzy: q(U()),
	words: q(H()),
	custom_translation_statuses: q(G(W())),
	task_id: q(H().nullable())
}), cc = K({
	key_id: H(),
	created_at: B(),
	created_at_timestamp: H(),
	key_name: oc,
	filenames: oc,
	description: B(),
	platforms: G(Is([
		"ios",
		"android",
		"web",
		"other"
	])),
	tags: G(B()),
	comments: q(G(W())),
	screenshots: q(G(W())),
	translations: q(G(sc)),
	is_plural: U(),
	plural_name: B(),
	is_hidden: U(),
	is_archived: U(),
	context: B(),
	base_words: H(),
	char_limit: H(),
	custom_attributes: B(),
	modified_at: q(B()),
	modified_at_timestamp: q(H()),
	translations_modified_at: q(B()),
	translations_modified_at_timestamp: q(H())
}), lc = K({
	webhook_id: B(),
	url: B(),
	branch: B().nullable(),
	secret: B(),
	events: G(B()),
	event_lang_map: G(K({
		event: B(),
		lang_iso_codes: G(B())
	}))
}), uc = K({
	lang_id: H(),
	lang_iso: B(),
	lang_name: B(),
	is_rtl: U(),
	plural_forms: G(B()).nullable()
});
/** Ties a schema to its wire type. `Checked` is what the schema really looks at; it may differ by unsure members only. */
function Y(e) {
	return { schema: e };
}
const dc = Y(K({
	...J,
	keys: G(cc)
})), fc = Y(K({
	...J,
	keys: G(cc)
})), pc = Y(K({
	...J,
	key: cc
})), mc = Y(K({
	...J,
	key_removed: U(),
	keys_locked: H()
})), hc = Y(K({
	...J,
	keys_removed: U(),
	keys_locked: H()
})), gc = Y(K({
	...J,
	webhooks: G(lc)
})), _c = Y(K({
	...J,
	webhook: lc
})), vc = Y(K({
	...J,
	webhook_deleted: U()
})), yc = Y(K({
	...J,
	secret: B()
})), bc = Y(K({
	...J,
	languages: G(uc)
})), xc = Y(K({
	project_id: B(),
	project_type: B(),
	name: B(),
	base_language_id: H(),
	base_language_iso: B(),
	settings: K({
		per_platform_key_names: U(),
		reviewing: U(),
		auto_toggle_unverified: U(),
		branching: U(),
		segmentation: U()
	}),
	statistics: q(K({ keys_total: H() }))
}));
// src/api/bodies.ts
/**
* One null makes the service refuse the whole batch [service-api §2.2], and `undefined` in a list or a number
* that is none would become null in JSON.
*/
function Sc(e, t, n) {
	if (e === null && t !== n) throw new l(t, "must not be null: leave it out, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new l(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new l(`${t}[${r}]`, "must not be undefined.");
		Sc(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) Sc(i, `${t}.${r}`, n);
}
function Cc(e, t) {
	if (!Array.isArray(e)) throw new l(t, "must be a list.");
	if (e.length === 0) throw new l(t, "must not be empty.");
}
function wc(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new l(t, "must be a map.");
}
function Tc(e) {
	return Array.isArray(e);
}
function Ec(e) {
	Cc(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) wc(n, `keys[${t}]`);
	return Sc(e.keys, "keys"), Sc(e.use_automations, "use_automations"), e;
}
function Dc(e) {
	return Tc(e) ? Ec({ keys: e }) : (wc(e, "keys"), Ec("keys" in e ? e : { keys: [e] }));
}
function Oc(e) {
	Tc(e) || wc(e, "keys");
	let t = Ec(Tc(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) kc(n.key_id, `keys[${e}].key_id`);
	return t;
}
function kc(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new l(t, "must be the id of a key.");
}
function Ac(e) {
	if (wc(e, "params"), "translations" in e) throw new l("params.translations", "would be ignored by the service here: use updateKeys.");
	return Sc(e, "params"), e;
}
function jc(e) {
	Cc(e, "keyIds");
	for (let [t, n] of e.entries()) kc(n, `keyIds[${t}]`);
	return { keys: e };
}
const Mc = (e) => Pc(e), Nc = (e) => Pc(e);
/** A webhook's branch alone may be null: all branches. */
function Pc(e) {
	return wc(e, "params"), Sc(e, "params", "params.branch"), e;
}
// src/api/encode.ts
/** How arguments become part of a URL, so that none can leave its place. */
function Fc(e, t) {
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
function Ic(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new l(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new l(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new l(e, "must not be empty.");
	if (n === "." || n === "..") throw new l(e, `must not be "${n}".`);
	return Fc(e, n).replaceAll("%3A", ":");
}
/** Fills the `{places}` of a path; the name of a place is the name of its argument. */
function Lc(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => Ic(n, t[n]));
}
const Rc = (e, t) => {
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
}, zc = (e, t) => {
	if (typeof t == "string" && t !== "") return t;
	throw new l(e, "must be a string that is not empty.");
};
function Bc(...e) {
	return (t, n) => {
		if (typeof n == "string" && e.includes(n)) return n;
		throw new l(t, `must be one of ${e.join(", ")}.`);
	};
}
function Vc(e = 2 ** 53 - 1) {
	return (t, n) => {
		if (typeof n == "number" && Number.isInteger(n) && n >= 1 && n <= e) return String(n);
		throw new l(t, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
	};
}
/** `?a=1&b=2` in the order in which the parameters were given, or `""`. What is undefined is not sent. */
function Hc(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new l(t, "is no parameter of this operation.");
		return [`${t}=${Fc(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const Uc = { disable_references: Rc }, Wc = {
	...Uc,
	include_translations: Rc,
	include_comments: Rc,
	include_screenshots: Rc,
	filter_translation_lang_ids: X,
	filter_tags: X,
	filter_filenames: X,
	filter_keys: X,
	filter_key_ids: X,
	filter_platforms: X,
	filter_untranslated: Rc,
	filter_qa_issues: X,
	filter_archived: Bc("include", "exclude", "only"),
	pagination: Bc("offset", "cursor"),
	limit: Vc(500),
	page: Vc(),
	cursor: zc
}, Gc = {
	page: Vc(),
	limit: Vc()
}, Kc = (e) => Hc(Uc, e), qc = (e) => Hc(Gc, e);
/** A cursor without `pagination: "cursor"` is ignored by the service, which then answers the first page for ever. */
function Jc(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new l("cursor", "needs pagination: \"cursor\" beside it.");
	if (e.page !== void 0 && t) throw new l("page", "means nothing beside pagination: \"cursor\".");
	return Hc(Wc, e);
}
// src/api/operations.ts
/** What the service can be asked, one line a request: how it is sent, which right it needs, what comes back. */
function Z(e) {
	return e;
}
const Yc = { path: "/projects/{projectId}/keys" }, Xc = { path: "/projects/{projectId}/keys/{keyId}" }, Zc = { right: "manage keys" }, Qc = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, $c = {
	...Qc,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, el = {
	...Qc,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, Q = {
	keys: Z({
		...Yc,
		method: "GET",
		query: Jc,
		answer: dc
	}),
	key: Z({
		...Xc,
		method: "GET",
		query: Kc,
		answer: pc
	}),
	createKeys: Z({
		...Yc,
		...Zc,
		method: "POST",
		body: Dc,
		answer: fc
	}),
	updateKey: Z({
		...Xc,
		...Zc,
		method: "PUT",
		body: Ac,
		answer: pc
	}),
	updateKeys: Z({
		...Yc,
		...Zc,
		method: "PUT",
		once: !0,
		body: Oc,
		answer: fc
	}),
	destroyKey: Z({
		...Xc,
		...Zc,
		method: "DELETE",
		answer: mc
	}),
	destroyKeys: Z({
		...Yc,
		...Zc,
		method: "DELETE",
		once: !0,
		body: jc,
		answer: hc
	}),
	webhooks: Z({
		...Qc,
		method: "GET",
		query: qc,
		answer: gc
	}),
	webhook: Z({
		...$c,
		method: "GET",
		answer: _c
	}),
	createWebhook: Z({
		...Qc,
		method: "POST",
		body: Mc,
		answer: _c
	}),
	updateWebhook: Z({
		...$c,
		method: "PUT",
		body: Nc,
		answer: _c
	}),
	destroyWebhook: Z({
		...$c,
		method: "DELETE",
		answer: vc
	}),
	regenerateWebhookSecret: Z({
		...el,
		method: "PATCH",
		answer: yc
	}),
	projectDetails: Z({
		path: "/projects/{projectId}",
		method: "GET",
		answer: xc
	}),
	languages: Z({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: qc,
		answer: bc
	})
};
// src/api/pages.ts
/** All elements of all pages, one page in memory at a time. Each `for await` reads them anew. */
var tl = class {
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
function nl(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(nl) : e.cause instanceof Error ? nl(e.cause) : [e] : [];
}
function rl(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
/** Looking the name up, connecting and checking the certificate come before the first byte of a request. */
function il(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || al(e) || sl(e);
}
/** Node's fetch gives a connection 10 s by itself. */
function al(e) {
	return rl(e) === "UND_ERR_CONNECT_TIMEOUT";
}
/** The host's name stands for nothing. A lookup that only failed for now has another code. */
function ol(e) {
	return rl(e) === "ENOTFOUND";
}
/** The server's certificate was not accepted. */
function sl(e) {
	return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(rl(e));
}
function cl(e) {
	let t = Error(e?.message || "fetch failed"), n = e ? rl(e) : "";
	return n && (t.code = n), t;
}
/** and for this many milliseconds from its first start. */
const ll = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
], ul = [
	"GET",
	"PUT",
	"DELETE"
], dl = (e) => e.kind === "answered" ? e.status : 0, fl = [
	{
		when: (e) => ml(e),
		methods: ll,
		wait: "gate"
	},
	{
		when: (e) => e.kind === "unanswered" && sl(e.cause),
		methods: [],
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && ol(e.cause),
		methods: ll,
		wait: "alone",
		most: 3
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted" && e.unsent,
		methods: ll,
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted",
		methods: ul,
		wait: "alone"
	},
	{
		when: (e) => dl(e) >= 500,
		methods: ul,
		wait: "alone"
	},
	{
		when: (e) => dl(e) === 408,
		methods: ul,
		wait: "alone"
	}
];
/**
* How to wait before the request is sent again; undefined if it is not.
* @param attempts how often it was sent so far
*/
function pl({ method: e, once: t = !1 }, n, r) {
	let i = fl.find(({ when: e }) => e(n));
	if (i?.methods.includes(e) && !(t && gl(n))) return r < (i.most ?? 8) ? i.wait : void 0;
}
/** 429, and 423 as older days had it: the service wants everybody to wait. */
function ml(e) {
	return dl(e) === 429 || dl(e) === 423;
}
/** 423 was the answer to a second request at once [service-api §6]. */
function hl(e) {
	return dl(e) === 423;
}
/** Whether the service may have carried the request out. */
function gl(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
/** Milliseconds before the next attempt of a request that waits alone: half to the whole of 0.5 s, 1 s, … 30 s. */
function _l(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
/** Milliseconds that `Retry-After` asks for, as seconds or as a date; undefined if it is absent, past or neither. */
function vl(e, t) {
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
var yl = class {
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
const bl = new t(), xl = /* @__PURE__ */ new WeakMap();
let Sl = !1;
/** Not the one that asks a proxy for a way: the request itself leaves after that. */
function Cl(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function wl() {
	Sl = !0, n("undici:request:create", (e) => {
		let t = bl.getStore(), n = Cl(e);
		t && n && (t.state = "waiting", xl.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) n(e, (e) => {
		let t = Cl(e);
		t && xl.get(t)?.leave();
	});
}
/** Runs `call`, and keeps `departure` true to the request that it makes. */
function Tl(e, t) {
	return Sl || wl(), bl.run(e, t);
}
/** A redirect is an answer like any other: it is never followed, for the token would travel along. */
async function El(e, { clock: t, connect: n, milliseconds: r, signal: i, left: a }) {
	let o = new AbortController(), s = { why: "network" }, c = (e) => {
		s.why = e, o.abort();
	}, l = () => c("aborted"), u = new yl(() => {
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
		let s = await Tl(u, () => fetch(t, a)), c = await (s.ok ? s.text() : Dl(s));
		return {
			kind: "answered",
			status: s.status,
			headers: s.headers,
			body: c
		};
	} catch (e) {
		let t = nl(e), { why: n } = s, r = n === "network" ? t.length > 0 && t.every(il) : u.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(al) ? "timeout" : n,
			unsent: r,
			cause: cl(t[0])
		};
	} finally {
		d(), f(), i?.removeEventListener("abort", l);
	}
}
/** A refusal whose body breaks off is still that refusal. */
async function Dl(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
function Ol(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function kl(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
/** A page of the web server in front speaks by its title; other text by its beginning. */
function Al(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const jl = (e) => typeof e == "string" && e !== "" ? e : void 0, Ml = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
/** Reads each form of an error body that is known [service-api §7], and makes the best of any other. */
function Nl(e, t) {
	let n = kl(t);
	if (!Ol(n)) return {
		status: e,
		code: e,
		said: jl(n) ?? Al(t)
	};
	let r = Ol(n.error) ? n.error : n, i = jl(r.message) ?? jl(r.error_description) ?? jl(r.error) ?? "", a = Ml(r.code) ?? Ml(r.errorCode) ?? Ml(r.statusCode) ?? e;
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
function Pl(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => Pl(e, t)) : Ol(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), Pl(n, t)])) : e;
}
// src/api/wording.ts
/** Words for what went wrong: the thing, the cause and the way out. */
/** The error for an attempt that was the last, and no good answer. The token is blotted out wherever it is repeated. */
function Fl(e, t, n, r) {
	if (n.kind === "unanswered") return Ll(n, r);
	let { said: i, details: a, ...o } = Nl(n.status, n.body), s = {
		...o,
		said: Bl(i, e),
		details: Pl(a, e)
	}, c = s.said ? `: ${s.said.replace(/\.$/, "")}.` : ", without a word.", l = Rl(s, t, n);
	return new d(Bl(`${r.method} ${r.path} was answered with ${n.status}${c} ${l}`.trim(), e), s, r);
}
/** An answer with a good status that does not hold what the operation promises. */
function Il(e, t, n, r) {
	return new d(Bl(`The answer to ${r.method} ${r.path} is not what the service promises: ${t}.`, e), {
		status: n,
		code: n,
		said: ""
	}, r);
}
function Ll({ why: e, unsent: t, cause: n }, r) {
	let i = `${r.method} ${r.path}`, a = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new p(`${t ? "No connection could be made in time" : "No whole answer came in time"} for ${i}${a}.`, r, n);
	let o = n.message.includes(n.code ?? "") ? n.message : `${n.message} (${n.code})`, s = t ? "No connection could be made" : "The connection broke off";
	return new f(`${sl(n) ? "The server's certificate was not accepted" : s} for ${i}${a}: ${o}.${ol(n) ? " Check the base URL, and whether this machine can look up names (behind a proxy it often cannot)." : ""}`, r, n);
}
function Rl({ status: e, said: t }, n, r) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong, or was revoked: check where it comes from, or make a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token lacks a right: this needs *${n}* in this project (and writing needs a read/write token).`;
	if (e >= 300 && e < 400) return zl(r);
	let i = Number(r.headers.get("retry-after"));
	return e === 429 && i > 0 ? `It asks to wait ${i} s.` : "";
}
function zl({ headers: e }) {
	let t = e.get("location");
	return `It points to ${t !== null && URL.canParse(t) ? new URL(t).origin : "elsewhere"}; a redirect is never followed, so that the token goes nowhere else: check the base URL.`;
}
function Bl(e, t) {
	return e.replaceAll(t, "***");
}
// src/api/exchange.ts
/** One request from the gate through all its attempts to a good answer or an error. */
/** @throws ApiError, NetworkError, TimeoutError, AbortError */
async function Vl(e, t) {
	let { clock: n, gate: r, signal: i } = e, a = 0, o = !1, s, c, l = () => ({
		method: t.method,
		path: t.path,
		attempts: a,
		mayHaveHappened: o
	}), u = () => i?.aborted || !c ? new m(`${t.method} ${t.path} was aborted.`, l()) : Fl(e.token, t.right, c, l());
	for (;;) {
		let l = await r.enter(e.lane, i, s === void 0 ? void 0 : s - n.now());
		if (!l) throw u();
		a++, s ??= n.now() + 3e5;
		let d;
		try {
			c = await Ul(e, t, a, s - n.now(), l.left), ml(c) && (d = {
				locked: hl(c),
				retryAfter: Hl(c, n)
			});
		} finally {
			l.done(d);
		}
		if (c.kind === "answered" && c.status >= 200 && c.status < 300) return {
			answer: c,
			attempts: a
		};
		o ||= gl(c);
		let f = pl(t, c, a), p = Hl(c, n), m = f === "gate" ? r.heldFor : p ?? _l(a, e.random);
		if (!f || n.now() + m >= s) throw u();
		f === "alone" && await re(n, m, i);
	}
}
function Hl(e, t) {
	return e.kind === "answered" ? vl(e.headers.get("retry-after"), t.date()) : void 0;
}
async function Ul(e, t, n, r, i) {
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
	let p = await El(s, {
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
/** @throws ArgumentError before anything is sent; ApiError, NetworkError, TimeoutError, AbortError */
async function $(e, t, n, r) {
	let { method: i, right: a, answer: o, once: s = !1 } = t, c = Lc(t.path, n), l = await Vl(e, {
		method: i,
		path: c,
		query: t.query?.(r) ?? "",
		body: t.body && JSON.stringify(t.body(r)),
		right: a,
		once: s
	}), u = (t) => Il(e.token, t, l.answer.status, {
		method: i,
		path: c,
		attempts: l.attempts,
		mayHaveHappened: !0
	}), d = Wl(l.answer.body, u), f = o.schema.safeParse(d);
	if (!f.success) throw u(Gl(f.error.issues));
	return {
		wire: d,
		headers: l.answer.headers
	};
}
function Wl(e, t) {
	try {
		return JSON.parse(e);
	} catch {
		throw t(e === "" ? "it is empty" : "it is not JSON, or was cut off");
	}
}
/** `keys[3].key_id: expected number, received string` */
function Gl(e) {
	let t = e.slice(0, 3).map(({ path: e, message: t }) => `${e.map((e) => typeof e == "number" ? `[${e}]` : `.${String(e)}`).join("").replace(/^\./, "") || "the whole"}: ${t.replace(/^Invalid \w+: /, "")}`), n = e.length - t.length;
	return t.join("; ") + (n > 0 ? `; and ${n} more` : "");
}
// src/api/project.ts
/** The operations of {@link Client} on one project. Making one sends nothing. */
var Kl = class {
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
	updateKeys(e) {
		return this.#e.updateKeys(this.id, e);
	}
	/** {@link Client.destroyKey} */
	destroyKey(e) {
		return this.#e.destroyKey(this.id, e);
	}
	/** {@link Client.destroyKeys} */
	destroyKeys(e) {
		return this.#e.destroyKeys(this.id, e);
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
const ql = [
	"ios",
	"android",
	"web",
	"other"
];
// src/api/refusedEntries.ts
function Jl(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Yl(e) {
	return typeof e == "string" || Jl(e) && ql.every((t) => typeof e[t] == "string");
}
/** Unknown members stay; the obsolete `key: { key_name }` also becomes `key_name` [service-api §2.2]. */
function Xl(e) {
	let t = Jl(e) ? e : { message: e }, { message: n, code: r, key_name: i, key_id: a } = t, o = i ?? (Jl(t.key) ? t.key.key_name : void 0), s = {
		...t,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(r)) ? Number(r) : 0
	};
	return delete s.key_name, delete s.key_id, Yl(o) && (s.key_name = o), Number.isSafeInteger(Number(a)) && (s.key_id = Number(a)), s;
}
/**
* The entries of a batch that the service refused in a 200 answer, whatever it writes there: a list; `""` or
* nothing where there are none; a map with numbers as names, which is what PHP makes of a list with holes.
*/
function Zl(e) {
	return Array.isArray(e) ? e.map(Xl) : Jl(e) ? Object.values(e).filter(Jl).map(Xl) : [];
}
// src/api/webhook.ts
/** What a webhook can do. Its data are its own members; this and the client are not among them. */
var Ql = class {
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
function $l(e, t, n) {
	return Object.assign(new Ql(t, n, e.webhook_id), e);
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
var eu = class {
	#e;
	constructor(e) {
		this.#e = me(e);
	}
	/** The same operations on one project, without the id. */
	project(e) {
		return new Kl(this, e);
	}
	/** A page of keys, ascending by id. Archived keys are listed, translations are not, unless `params` say so. */
	async keys(e, t = {}) {
		let n = await $(this.#e, Q.keys, { projectId: e }, t);
		return new o(n.wire.keys.map((t) => c(t, this, e)), tu(n, t), (n) => this.keys(e, {
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
	async updateKeys(e, t) {
		return this.#t(e, await $(this.#e, Q.updateKeys, { projectId: e }, t));
	}
	/** Destroys one key, unless it is locked: `keys_locked` of the answer is then 1. */
	async destroyKey(e, t) {
		return (await $(this.#e, Q.destroyKey, {
			projectId: e,
			keyId: t
		}, void 0)).wire;
	}
	/** Destroys keys. `keys_locked` of the answer counts those that stayed; which they are is not said. */
	async destroyKeys(e, t) {
		return (await $(this.#e, Q.destroyKeys, { projectId: e }, t)).wire;
	}
	/** All keys, by cursor, page after page: `for await (const key of client.allKeys(id))`, or its `pages()`. */
	allKeys(e, t = {}) {
		return new tl(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	/** A page of webhooks, with their secrets. */
	async webhooks(e, t = {}) {
		let n = await $(this.#e, Q.webhooks, { projectId: e }, t);
		return new o(n.wire.webhooks.map((t) => $l(t, this, e)), tu(n, t), (n) => this.webhooks(e, {
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
		return $l(n.webhook, this, e);
	}
	/**
	* Creates a webhook; the service makes its secret, and posts a ping to its URL. Several may have one URL, so
	* this is never sent again after a failure that may have happened.
	*/
	async createWebhook(e, t) {
		let { wire: n } = await $(this.#e, Q.createWebhook, { projectId: e }, t);
		return $l(n.webhook, this, e);
	}
	/** Changes a webhook. `events` replaces the list; what is left out stays, the secret too. */
	async updateWebhook(e, t, n) {
		let { wire: r } = await $(this.#e, Q.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return $l(r.webhook, this, e);
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
		return new tl(() => this.webhooks(e));
	}
	/** The project's name, type, base language and settings. */
	async projectDetails(e) {
		return (await $(this.#e, Q.projectDetails, { projectId: e }, void 0)).wire;
	}
	/** A page of the project's languages, by name. */
	async languages(e, t = {}) {
		let n = await $(this.#e, Q.languages, { projectId: e }, t);
		return new o(n.wire.languages, tu(n, t), (n) => this.languages(e, {
			...t,
			...n
		}));
	}
	#t(e, t) {
		return new o(t.wire.keys.map((t) => c(t, this, e)), {
			...tu(t, {}),
			errors: Zl(t.wire.errors)
		});
	}
};
function tu({ wire: e, headers: t }, n) {
	let { project_id: r, branch: i } = e;
	return {
		projectId: r,
		...i === void 0 ? {} : { branch: i },
		headers: t,
		asked: n
	};
}
// src/api/proxy.ts
const nu = [
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
function ru(e = process.env) {
	let t = (t) => e[t] || e[t.toUpperCase()] || void 0, n = t("https_proxy"), i = t("http_proxy");
	if (!n && !i) return { state: "none" };
	if (typeof r.setGlobalProxyFromEnv != "function") return {
		state: "unavailable",
		message: `${n ? "https_proxy" : "http_proxy"} is set, but Node ${process.versions.node} cannot use it: requests go out directly. Use Node 24.14 or later.`
	};
	let a = [t("no_proxy"), ...nu].filter(Boolean).join(","), o = {
		...n ? { https_proxy: n } : {},
		...i ? { http_proxy: i } : {},
		no_proxy: a
	};
	return {
		state: "used",
		undo: r.setGlobalProxyFromEnv(o)
	};
}
export { m as AbortError, d as ApiError, l as ArgumentError, eu as Client, o as Collection, f as NetworkError, tl as Pages, Kl as Project, u as RequestError, p as TimeoutError, ru as useProxyFromEnvironment };
