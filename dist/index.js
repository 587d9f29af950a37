import { setMaxListeners as e } from "node:events";
import { AsyncLocalStorage as t } from "node:async_hooks";
import { subscribe as n } from "node:diagnostics_channel";
import * as r from "node:http";
// src/api/errors/errors.ts
/** An argument is invalid. Nothing was sent. */
var i = class extends TypeError {
	name = "ArgumentError";
	/** The path of the argument: `keyId`, `keys[3].description`. */
	argument;
	/** @param complaint the rest of the sentence that begins with the argument: `must not be empty.` */
	constructor(e, t) {
		super(`${e} ${t}`), this.argument = e;
	}
}, a = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, o = class extends a {
	name = "ApiError";
	status;
	code;
	serviceMessage;
	details;
	constructor(e, t, n) {
		super(e, n), this.status = t.status, this.code = t.code, this.serviceMessage = t.serviceMessage, this.details = t.details;
	}
}, s = class extends a {
	name = "NetworkError";
}, c = class extends s {
	name = "TimeoutError";
}, l = class extends a {
	name = "QueueTimeoutError";
}, u = class extends s {
	name = "AbortError";
};
// src/api/http/clock.ts
const d = {
	now: () => performance.now(),
	date: () => Date.now(),
	after(e, t) {
		let n = setTimeout(t, e);
		return () => clearTimeout(n);
	}
};
/** Resolves after `ms`, or as soon as the signal is aborted. The caller must check the signal afterwards. */
function f(e, t, n) {
	return new Promise((r) => {
		let i = () => {
			a(), n?.removeEventListener("abort", i), r();
		}, a = e.after(t, i);
		n?.aborted ? i() : n?.addEventListener("abort", i, { once: !0 });
	});
}
function p(e) {
	return {
		startedAt: e,
		sentAt: e + 500
	};
}
/** At most `count` starts are allowed in any `length` milliseconds, so that no second has more than `rate`. */
function m(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
/** The recent starts, and the moment from which the next one is allowed. */
var h = class {
	#e = [];
	#t;
	/** @param slowest the lowest rate, in starts per second, that `freeAt` will be asked about */
	constructor(e) {
		this.#t = m(e).length;
	}
	add(e) {
		this.#e.push(e);
	}
	/** The moment from which one more start keeps within `rate`. It is `now` or earlier if a start is allowed now. */
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.sentAt + this.#t > e);
		let { count: n, length: r } = m(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.sentAt).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
}, ee = class {
	rate;
	concurrency;
	window;
	waiters = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new h(e.rate / 8);
	}
}, te = class {
	#e;
	#t;
	#n = new h(6 / 8);
	/** The queues that are not empty. The one that was served last is at the end. */
	#r = [];
	#i = 0;
	#a = !1;
	#o = 1;
	#s = 0;
	#c = -Infinity;
	#l = -Infinity;
	#u = () => {};
	constructor(e = d, t = Math.random) {
		this.#e = e, this.#t = t;
	}
	/** The number of requests that are running. */
	get running() {
		return this.#i;
	}
	/** Milliseconds until requests may start again. */
	get pausedFor() {
		return Math.max(0, this.#l - this.#e.now());
	}
	/**
	* Waits for a slot: first come, first served within a queue, in turns between queues. Resolves to undefined if the
	* signal is aborted, or after `queueTimeout` milliseconds. A request with a `queueTimeout` goes to the front,
	* because it has waited before.
	*/
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
	/** Starts all requests that may start now, and sets a timer for the next one. */
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
	/** Infinite while all slots are taken. A client that raises its own limits raises those of the whole host. */
	#f(e, t) {
		let n = this.#a ? 1 : Math.max(10, e.concurrency);
		return this.#i >= n || e.running >= e.concurrency ? Infinity : Math.max(this.#l, this.#n.freeAt(t, Math.max(6, e.rate) / this.#o), e.window.freeAt(t, e.rate / this.#o));
	}
	#p(e, t) {
		let n = p(t);
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
	/** Requests that were already running at the first refusal count as one refusal: the back-off grows once. */
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
		this.#s = 0, this.#o = Math.max(1, this.#o * .97);
	}
};
const ne = /* @__PURE__ */ new Map();
/** The rate limiter of a host (name and port). All clients of the process share it. */
function re(e) {
	let t = ne.get(e) ?? new te();
	return ne.set(e, t), t;
}
// src/api/http/version.ts
/** The version in the user agent. A test checks that it is that of package.json. */
const ie = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** @throws ArgumentError for an invalid option */
function ae(e) {
	let t = se(e.token), { base: n, host: r, loopback: i } = le(e.baseUrl ?? "https://api.lokalise.com/api2"), { clock: a = d, random: o = Math.random, timeouts: s = {}, concurrency: c = 10 } = e, l = {
		rate: oe("rate", e.rate ?? 6),
		concurrency: Math.max(1, Math.floor(oe("concurrency", c)))
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
		limiter: e.clock ? new te(a, o) : re(r),
		queue: new ee(l),
		clock: a,
		random: o,
		timeouts: {
			connect: oe("timeouts.connect", s.connect ?? 1e4),
			read: oe("timeouts.read", s.read ?? 6e4),
			write: oe("timeouts.write", s.write ?? 18e4)
		},
		signal: e.signal && ce(e.signal),
		onRequest: e.onRequest ?? (() => {}),
		onResponse: e.onResponse ?? (() => {}),
		onWait: e.onWait ?? (() => {})
	};
}
function oe(e, t) {
	if (t > 0) return t;
	throw new i(e, "must be a number above 0.");
}
/** A header cannot contain other characters. This is checked here, because the error of fetch would quote the token. */
function se(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new i("token", "must be an API token: visible characters without spaces or line breaks.");
}
/** A signal that accepts any number of listeners without a warning, and adds only one listener to the caller's. */
function ce(t) {
	let n = new AbortController();
	return e(0, n.signal), t.aborted ? n.abort() : t.addEventListener("abort", () => n.abort(), { once: !0 }), n.signal;
}
/**
* The base URL that all paths are appended to, without a slash at the end, and its host with the port. The token is
* sent over HTTPS only. Plain HTTP is allowed for a loopback address (127.0.0.0/8, ::1, localhost).
* @throws ArgumentError for any other URL, or one with a user, a password, a query or a fragment
*/
function le(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new i("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new i("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new i("baseUrl", "must not have a query or a fragment.");
	let n = ie.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new i("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host,
		loopback: n
	};
}
// node_modules/zod/v4/core/util.js
function ue(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function de(e, t = "|") {
	return e.map((e) => Ae(e)).join(t);
}
function fe(e, t) {
	return typeof t == "bigint" ? t.toString() : t;
}
var pe = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function me(e) {
	return new pe(e);
}
function he(e) {
	return e == null;
}
function ge(e) {
	let t = +!!e.startsWith("^"), n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function g(e, t, n) {
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
function _e(e) {
	let t = Object.getOwnPropertyDescriptor(e, "shape");
	return t?.get ? t.get.raw : t?.value;
}
function _(e) {
	return _e(e._zod.def) ?? e._zod.def.shape;
}
function ve(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			let e = n();
			return g(this, t, e), e;
		},
		enumerable: !0,
		configurable: !0
	});
}
function ye(e, t, n) {
	t in e ? g(e, t, n) : e[t] = n;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function v(e, t, n, r) {
	let i = _(t);
	for (let a of n) {
		let n = Object.getOwnPropertyDescriptor(i, a);
		n.enumerable && (n.get ? ve(e, a, () => {
			let e = t._zod.def.shape[a];
			return r ? r(e, a) : e;
		}) : ye(e, a, r ? r(n.value, a) : n.value));
	}
}
function be(e, t) {
	for (let n of Reflect.ownKeys(t)) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.enumerable && (r.get ? ve(e, n, () => t[n]) : ye(e, n, r.value));
	}
}
function y(...e) {
	let t = {};
	for (let n of e) {
		let e = Object.getOwnPropertyDescriptors(n);
		Object.assign(t, e);
	}
	return Object.defineProperties({}, t);
}
function xe(e) {
	return JSON.stringify(e);
}
function Se(e) {
	return e.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const Ce = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function we(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
const Te = /* @__PURE__*/ me(() => {
	if (A.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
	try {
		return Function(""), !0;
	} catch {
		return !1;
	}
});
function Ee(e) {
	if (we(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != "function") return !0;
	let n = t.prototype;
	return we(n) !== !1 && Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") !== !1;
}
function De(e) {
	return Ee(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
const Oe = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function ke(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function b(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function x(e) {
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
function Ae(e) {
	return typeof e == "bigint" ? e.toString() + "n" : typeof e == "string" ? `"${e}"` : `${e}`;
}
function je(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
const Me = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, Ne = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function Pe(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
	let i = {};
	return v(i, e, Fe(e, t)), b(e, y(n, {
		shape: i,
		checks: []
	}));
}
function Fe(e, t) {
	let n = _(e), r = [];
	for (let e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
		t[e] && r.push(e);
	}
	return r;
}
function Ie(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
	let i = new Set(Fe(e, t)), a = {};
	return v(a, e, Reflect.ownKeys(_(e)).filter((e) => !i.has(e))), b(e, y(n, {
		shape: a,
		checks: []
	}));
}
function Le(e, t) {
	if (!Ee(t)) throw Error("Invalid input to extend: expected a plain object");
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = _(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return b(e, y(e._zod.def, { shape: Re(e, t) }));
}
function Re(e, t) {
	let n = {};
	return v(n, e, Reflect.ownKeys(_(e))), be(n, t), n;
}
function ze(e, t) {
	if (!Ee(t)) throw Error("Invalid input to safeExtend: expected a plain object");
	return b(e, y(e._zod.def, { shape: Re(e, t) }));
}
function Be(e, t) {
	if (!t?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (e._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	let n = {};
	return v(n, e, Reflect.ownKeys(_(e))), v(n, t, Reflect.ownKeys(_(t))), b(e, y(e._zod.def, {
		shape: n,
		get catchall() {
			return t._zod.def.catchall;
		},
		checks: t._zod.def.checks ?? []
	}));
}
function Ve(e, t, n, r = "partial") {
	let i = t._zod.def.checks;
	if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
	let a = n ? new Set(Fe(t, n)) : void 0, o = {};
	return v(o, t, Reflect.ownKeys(_(t)), e && ((t, n) => a && !a.has(n) ? t : new e({
		type: "optional",
		innerType: t
	}))), b(t, y(t._zod.def, {
		shape: o,
		checks: []
	}));
}
function He(e, t, n) {
	let r = n ? new Set(Fe(t, n)) : void 0, i = {};
	return v(i, t, Reflect.ownKeys(_(t)), (t, n) => r && !r.has(n) ? t : new e({
		type: "nonoptional",
		innerType: t
	})), b(t, y(t._zod.def, { shape: i }));
}
function S(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function Ue(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function We(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function Ge(e) {
	return typeof e == "string" ? e : e?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function Ke(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function qe(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function C(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : Ge(e.inst?._zod.def?.error?.(e)) ?? Ge(a?.(e)) ?? Ge(t?.error?.(e)) ?? Ge(n.customError?.(e)) ?? Ge(n.localeError?.(e)) ?? "Invalid input", s = {};
	for (let t of Object.keys(e)) t !== "inst" && t !== "schema" && t !== "continue" && t !== "input" && t !== "__proto__" && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
const Je = /[\uD800-\uDBFF]/;
function Ye(e) {
	let t = e.length;
	if (!Je.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function Xe(e) {
	return Array.isArray(e) ? "array" : typeof e == "string" ? "string" : "unknown";
}
function Ze(e) {
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
function w(...e) {
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
function Qe(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : tt(e, n, r.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function T(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function $e(e, t, n) {
	return T(e, t, n, !1);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
/* @__NO_SIDE_EFFECTS__ */
function et(e, t) {
	for (let n in e) {
		let r = e[n];
		Object.defineProperty(t, n, {
			configurable: !0,
			enumerable: !0,
			get() {
				return T(this, n, r(this));
			},
			set(e) {
				T(this, n, e);
			}
		});
	}
	return t;
}
function tt(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : T(this, t, n.bind(this));
		},
		set(e) {
			T(this, t, e);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function nt(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
let rt, E = !1;
const it = {
	configurable: !0,
	get() {
		E = !0;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function D(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && rt !== e._zod ? rt = void 0 : (rt = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, it);
			let e = E;
			E = !1;
			try {
				let r = n(this);
				return E ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), E ||= e, r;
			} catch (n) {
				throw delete this[t], E ||= e, n;
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
function at(e, t, n, r) {
	let i = nt(e, t);
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
function ot(e) {
	let t = () => e;
	return t["~constantCatch"] = !0, t;
}
// node_modules/zod/v4/core/core.js
var st;
const ct = {
	value: void 0,
	enumerable: !1
};
let lt = "captureStackTrace" in Error ? Error : null;
function ut(e) {
	let t = lt;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return lt = null, new e();
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
function O(e, t, n, r) {
	let i = {};
	function a(e) {
		this.def = e, this.constr = d, this.traits = /* @__PURE__ */ new Set();
	}
	a.prototype = i;
	let o = n, s = o && /* @__PURE__ */ new WeakSet();
	function c(n, r) {
		if (!n._zod) {
			ct.value = new a(r);
			try {
				Object.defineProperty(n, "_zod", ct);
			} finally {
				ct.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), s) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			s.has(i) || (s.add(i), Qe(i, o));
		}
		let i = d.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let l = r?.Parent ?? Object;
	class u extends l {}
	Object.defineProperty(u, "name", { value: e });
	function d(e) {
		let t = r?.Parent ? ut(u) : this;
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
var k = class extends Error {
	constructor() {
		super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
	}
}, dt = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = "ZodEncodeError";
	}
};
(st = globalThis).__zod_globalConfig ?? (st.__zod_globalConfig = {});
const A = globalThis.__zod_globalConfig;
function j(e) {
	return e && Object.assign(A, e), A;
}
// node_modules/zod/v4/core/errors.js
function ft() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, fe, 2), e.message;
}
function pt(e) {
	this._zod.message = e;
}
const mt = {
	get: ft,
	set: pt,
	enumerable: !0,
	configurable: !0
}, ht = {
	value: void 0,
	enumerable: !1
}, gt = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]), _t = /* @__PURE__ */ O("$ZodError", (e, t) => {
	e.name = "$ZodError", ht.value = t, Object.defineProperty(e, "issues", ht), ht.value = void 0, Object.defineProperty(e, "message", mt);
	let n = Object.getPrototypeOf(e);
	gt.has(n) || (gt.add(n), Object.defineProperty(n, "toString", {
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
function vt(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === "__proto__" ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function yt(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? vt(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function bt(e, t = (e) => e.message) {
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
function xt(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const St = (e) => {
	let t = (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !1
		} : { async: !1 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise) throw new k();
		if (s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => C(e, o, j())));
			throw Ce(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, Ct = (e) => {
	let t = async (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => C(e, o, j())));
			throw Ce(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, wt = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new k();
	return a.issues.length ? Tt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
};
function Tt(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => C(e, n, j()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
const Et = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? Tt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, Dt = /* @__PURE__ */ Symbol.for("zod.compile.invalid"), Ot = /* @__PURE__ */ Symbol.for("zod.compile.fallback"), kt = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== Dt) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return At(e, t, n);
});
function At(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[Ot] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new k();
	return a.issues.length === 0;
}
const jt = async (e, t, n) => {
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
}, Mt = (e) => {
	let t = St(e), n = (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return t(e, r, o, xt(n, a));
	};
	return n;
}, Nt = (e) => {
	let t = St(e), n = (e, r, i, a) => t(e, r, i, xt(n, a));
	return n;
}, Pt = (e) => {
	let t = Ct(e), n = async (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return await t(e, r, o, xt(n, a));
	};
	return n;
}, Ft = (e) => {
	let t = Ct(e), n = async (e, r, i, a) => await t(e, r, i, xt(n, a));
	return n;
}, It = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return wt(e)(t, n, i);
}, Lt = (e) => (t, n, r) => wt(e)(t, n, r), Rt = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return Et(e)(t, n, i);
}, zt = (e) => async (t, n, r) => Et(e)(t, n, r), Bt = /^[cC][0-9a-z]{6,}$/, Vt = /^[0-9a-z]+$/, Ht = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, Ut = /^[0-9a-vA-V]{20}$/, Wt = /^[A-Za-z0-9]{27}$/, Gt = /^[a-zA-Z0-9_-]{21}$/;
function Kt(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const qt = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, Jt = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, Yt = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, Xt = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function Zt() {
	return /* @__PURE__ */ RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
}
const Qt = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, $t = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, en = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, tn = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, nn = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, rn = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, an = /^https?$/, on = /^\+[1-9]\d{6,14}$/, sn = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
* esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
* will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function cn(e) {
	return RegExp(`^${e}$`);
}
const ln = /*@__PURE__*/ cn(sn);
function un(e) {
	let t = "(?:[01]\\d|2[0-3]):[0-5]\\d";
	return typeof e.precision == "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function dn(e) {
	return RegExp(`^${un(e)}$`);
}
function fn(e) {
	let t = ["Z"];
	e.offset && t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
	let n = `${un({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join("|")})`, r = e.local ? `${n}|${un({ precision: e.precision })}` : n;
	return RegExp(`^${sn}T(?:${r})$`);
}
const pn = /^[\s\S]{0,}$/, mn = /^[^A-Z]*$/, hn = /^[^a-z]*$/, M = /*@__PURE__*/ O("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), gn = (e) => {
	let t = e.value;
	return !he(t) && t.length !== void 0;
}, _n = /*@__PURE__*/ O("$ZodCheckMaxLength", (e, t) => {
	var n;
	M.init(e, t), (n = e._zod.def).when ?? (n.when = gn), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i > t.maximum ? Ye(r) : i) <= t.maximum) return;
		let a = Xe(r);
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
}), vn = /*@__PURE__*/ O("$ZodCheckMinLength", (e, t) => {
	var n;
	M.init(e, t), (n = e._zod.def).when ?? (n.when = gn), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i >= t.minimum && i < t.minimum * 2 ? Ye(r) : i) >= t.minimum) return;
		let a = Xe(r);
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
}), yn = /*@__PURE__*/ O("$ZodCheckLengthEquals", (e, t) => {
	var n;
	M.init(e, t), (n = e._zod.def).when ?? (n.when = gn), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == "string" && i >= t.length && i <= t.length * 2 ? Ye(r) : i;
		if (a === t.length) return;
		let o = Xe(r), s = a > t.length;
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
}), bn = /*@__PURE__*/ O("$ZodCheckStringFormat", (e, t) => {
	var n, r;
	M.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
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
}), xn = /*@__PURE__*/ O("$ZodCheckRegex", (e, t) => {
	bn.init(e, t), e._zod.check = (n) => {
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
}), Sn = /*@__PURE__*/ O("$ZodCheckLowerCase", (e, t) => {
	t.pattern ??= mn, bn.init(e, t);
}), Cn = /*@__PURE__*/ O("$ZodCheckUpperCase", (e, t) => {
	t.pattern ??= hn, bn.init(e, t);
}), wn = /*@__PURE__*/ O("$ZodCheckIncludes", (e, t) => {
	M.init(e, t);
	let n = ke(t.includes);
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
}), Tn = /*@__PURE__*/ O("$ZodCheckStartsWith", (e, t) => {
	M.init(e, t);
	let n = RegExp(`^${ke(t.prefix)}.*`);
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
}), En = /*@__PURE__*/ O("$ZodCheckEndsWith", (e, t) => {
	M.init(e, t);
	let n = RegExp(`.*${ke(t.suffix)}$`);
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
}), Dn = /*@__PURE__*/ O("$ZodCheckOverwrite", (e, t) => {
	M.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
});
// node_modules/zod/v4/core/doc.js
var On = class {
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
const kn = {
	major: 4,
	minor: 6,
	patch: 7
}, N = /*@__PURE__*/ O("$ZodType", (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = kn;
	let r = e._zod.def.checks, i = e._zod.traits.has("$ZodCheck") ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let t = (t, n, r) => {
			if (t.memo) return t;
			let i = S(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (Ue(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new k();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (qe(t.issues, n, e), i ||= S(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					qe(t.issues, n, e), i ||= S(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, n = (n, r, a) => {
			if (S(n)) return n.aborted = !0, n;
			let o = t(r, i, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new k();
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
				if (a.async === !1) throw new k();
				return o.then((e) => t(e, i, a));
			}
			return t(o, i, a);
		};
	}
}, {
	get "~standard"() {
		return $e(this, "~standard", Mn(this));
	},
	set "~standard"(e) {
		T(this, "~standard", e);
	}
}), An = (e, t) => e.issues.length ? { issues: e.issues.map((e) => C(e, t, j())) } : { value: e.value };
async function jn(e, t) {
	let n = { async: !0 };
	return An(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function Mn(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return An(r, n);
			} catch {}
			return jn(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
const Nn = /*@__PURE__*/ O("$ZodString", (e, t) => {
	N.init(e, t), e._zod.pattern = t.pattern ?? pn, e._zod.parse = (n, r) => {
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
}), P = /*@__PURE__*/ O("$ZodStringFormat", (e, t) => {
	bn.init(e, t), Nn.init(e, t);
}), Pn = /*@__PURE__*/ O("$ZodGUID", (e, t) => {
	t.pattern ??= Jt, P.init(e, t);
}), Fn = /*@__PURE__*/ O("$ZodUUID", (e, t) => {
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
		t.pattern ??= Yt(e);
	} else t.pattern ??= Yt();
	P.init(e, t);
}), In = /*@__PURE__*/ O("$ZodEmail", (e, t) => {
	t.pattern ??= Xt, P.init(e, t);
});
function Ln(e) {
	try {
		return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function Rn(e, t) {
	return !("normalize" in t) && !("hostname" in t) && !("protocol" in t) ? Ln(e) || 2 : zn(e, t);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function zn(e, t) {
	if (!t.normalize && t.protocol?.source === an.source && !/^https?:\/\//i.test(e)) return 1;
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
const Bn = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function Vn(e) {
	return e.replace(Bn, "");
}
function Hn(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function Un(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
const Wn = /*@__PURE__*/ O("$ZodURL", (e, t) => {
	P.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = Rn(r, t);
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
				n.value = Vn(r);
				return;
			}
			t.hostname && !Hn(i, t.hostname) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !Un(i, t.protocol) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : Vn(r);
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
}), Gn = /*@__PURE__*/ O("$ZodEmoji", (e, t) => {
	t.pattern ??= Zt(), P.init(e, t);
}), Kn = /*@__PURE__*/ O("$ZodNanoID", (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? Gt : Kt(t.length), P.init(e, t);
}), qn = /*@__PURE__*/ O("$ZodCUID", (e, t) => {
	t.pattern ??= Bt, P.init(e, t);
}), Jn = /*@__PURE__*/ O("$ZodCUID2", (e, t) => {
	t.pattern ??= Vt, P.init(e, t);
}), Yn = /*@__PURE__*/ O("$ZodULID", (e, t) => {
	t.pattern ??= Ht, P.init(e, t);
}), Xn = /*@__PURE__*/ O("$ZodXID", (e, t) => {
	t.pattern ??= Ut, P.init(e, t);
}), Zn = /*@__PURE__*/ O("$ZodKSUID", (e, t) => {
	t.pattern ??= Wt, P.init(e, t);
}), Qn = /*@__PURE__*/ O("$ZodISODateTime", (e, t) => {
	t.pattern ??= fn(t), P.init(e, t);
}), $n = /*@__PURE__*/ O("$ZodISODate", (e, t) => {
	t.pattern ??= ln, P.init(e, t);
}), er = /*@__PURE__*/ O("$ZodISOTime", (e, t) => {
	t.pattern ??= dn(t), P.init(e, t);
}), tr = /*@__PURE__*/ O("$ZodISODuration", (e, t) => {
	t.pattern ??= qt, P.init(e, t);
}), nr = /*@__PURE__*/ O("$ZodIPv4", (e, t) => {
	t.pattern ??= Qt, P.init(e, t);
}), rr = /^[0-9a-fA-F:.]+$/;
function ir(e) {
	return rr.test(e) ? Ln(`http://[${e}]`) : !1;
}
const ar = /*@__PURE__*/ O("$ZodIPv6", (e, t) => {
	t.pattern ??= $t, P.init(e, t), e._zod.check = (n) => {
		ir(n.value) || n.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), or = /*@__PURE__*/ O("$ZodCIDRv4", (e, t) => {
	t.pattern ??= en, P.init(e, t);
});
function sr(e) {
	let t = e.split("/");
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : ir(n);
}
const cr = /*@__PURE__*/ O("$ZodCIDRv6", (e, t) => {
	t.pattern ??= tn, P.init(e, t), e._zod.check = (n) => {
		sr(n.value) || n.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function lr(e) {
	if (e === "") return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
const ur = /^[0-9a-zA-Z+/]*={0,2}$/, dr = /*@__PURE__*/ O("$ZodBase64", (e, t) => {
	t.pattern ??= ur, P.init(e, t), e._zod.check = (n) => {
		lr(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), fr = /^[A-Za-z0-9_-]*$/;
function pr(e) {
	if (!fr.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === "-" ? "+" : "/");
	return lr(t.padEnd(Math.ceil(t.length / 4) * 4, "="));
}
const mr = /*@__PURE__*/ O("$ZodBase64URL", (e, t) => {
	t.pattern ??= fr, P.init(e, t), e._zod.check = (n) => {
		pr(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), hr = /*@__PURE__*/ O("$ZodE164", (e, t) => {
	t.pattern ??= on, P.init(e, t);
});
function gr(e, t = null) {
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
const _r = /*@__PURE__*/ O("$ZodJWT", (e, t) => {
	P.init(e, t), e._zod.check = (n) => {
		gr(n.value, t.alg) || n.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), vr = /*@__PURE__*/ O("$ZodUnknown", (e, t) => {
	N.init(e, t), e._zod.parse = (e) => e;
}), yr = /*@__PURE__*/ O("$ZodNever", (e, t) => {
	N.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function br(e, t) {
	let n = Ke(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== "backward") {
			for (let [t, r] of Ke(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, qe(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const xr = (e) => Array.isArray(e) ? e.length : -1;
function Sr(e, t, n) {
	e.issues.length && t.issues.push(...We(n, e.issues)), t.value[n] = e.value;
}
const Cr = /*@__PURE__*/ O("$ZodArray", (e, t) => {
	N.init(e, t);
	let n = A.memoizer;
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
			if (c instanceof Promise) o.push(c.then((t) => Sr(t, r, e)));
			else if (Sr(c, r, e), s && c.issues.length !== 0 && S(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, br(e, xr);
});
function wr(e, t, n, r, i, a) {
	let o = n in r, s = a === "optional";
	if (o || !s || i !== "optional") {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...We(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === "defaulted" && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
const Tr = [];
function Er(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : Tr, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = je(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function Dr(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (S(n, p)) break;
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
		a instanceof Promise ? e.push(a.then((e) => wr(e, n, i, t, d, f))) : wr(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const Or = /*@__PURE__*/ O("$ZodObject", (e, t) => {
	N.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let e = () => {
			let n = { ...r };
			return Object.defineProperty(t, "shape", { value: n }), e.raw = n, n;
		};
		e.raw = r, Object.defineProperty(t, "shape", { get: e });
	}
	let i = me(() => Er(t));
	D(e, "propValues", (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || g(n, e, /* @__PURE__ */ new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let a = we, o = t.catchall, s, c = A.memoizer;
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
				if (S(t, f)) break;
				f = t.issues.length;
			}
			if (e === "__proto__") continue;
			let i = u[e], a = i._zod.optin, o = i._zod.optout, s = i._zod.run({
				value: r[e],
				issues: []
			}, n);
			s instanceof Promise ? l.push(s.then((n) => wr(n, t, e, r, a, o))) : wr(s, t, e, r, a, o);
		}
		return o ? Dr(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t;
	};
}), kr = /*@__PURE__*/ O("$ZodObjectJIT", (e, t) => {
	Or.init(e, t);
	let n = e._zod.parse, r = me(() => Er(t)), i = A.memoizer, a = (t) => {
		let n = r.value, a = n.symbolKeys, o = new On(["payload", "ctx"], {
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
			let n = l[e], r = typeof e == "symbol" ? `syms[${a.indexOf(e)}]` : xe(e), i = `${r} in input`, u = t[e], d = u?._zod?.optin, f = d !== void 0, p = u?._zod?.optout === "optional";
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
	}, o, s = we, c = !A.jitless, l = c && Te.value, u = t.catchall, d;
	e._zod.parse = (i, f) => {
		d ??= r.value;
		let p = i.value;
		return s(p) ? c && l && f?.async === !1 && f.jitless !== !0 ? (o ||= a(t.shape), i = o(i, f), u ? Dr([], p, i, f, d, e, f?.abortEarly === !0) : i) : n(i, f) : (i.issues.push({
			expected: "object",
			code: "invalid_type",
			input: p,
			inst: e
		}), i);
	};
});
function Ar(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !S(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: "invalid_union",
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => C(e, r, j())))
	}), t);
}
const jr = /*@__PURE__*/ O("$ZodUnion", (e, t) => {
	N.init(e, t), D(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0), D(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0), D(e, "values", (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), D(e, "pattern", (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => ge(e.source)).join("|")})$`);
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
		return a ? Promise.all(o).then((t) => Ar(t, r, e, i)) : Ar(o, r, e, i);
	};
}), Mr = /*@__PURE__*/ O("$ZodIntersection", (e, t) => {
	N.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => Pr(e, t, n)) : Pr(e, i, a);
	};
});
function Nr(e, t) {
	if (e === t || e instanceof Date && t instanceof Date && +e == +t) return {
		valid: !0,
		data: e
	};
	if (Ee(e) && Ee(t)) {
		let n = Object.keys(t), r = Object.keys(e).filter((e) => n.indexOf(e) !== -1), i = {
			...e,
			...t
		};
		Object.prototype.hasOwnProperty.call(i, "__proto__") && delete i.__proto__;
		for (let n of r) {
			if (n === "__proto__") continue;
			let r = Nr(e[n], t[n]);
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
			let i = e[r], a = t[r], o = Nr(i, a);
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
function Pr(e, t, n) {
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
	let c = Nr(t.value, n.value);
	if (!c.valid) {
		if (S(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
	}
	return e.value = c.data, e;
}
const Fr = /*@__PURE__*/ O("$ZodEnum", (e, t) => {
	N.init(e, t);
	let n = ue(t.entries), r = new Set(n);
	e._zod.values = r, D(e, "pattern", (e) => {
		let t = ue(e.def.entries).filter((e) => Oe.has(typeof e));
		return RegExp(t.length ? `^(${t.map((e) => ke(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (t, i) => {
		let a = t.value;
		return r.has(a) || t.issues.push({
			code: "invalid_value",
			values: n,
			input: a,
			inst: e
		}), t;
	};
}), Ir = /*@__PURE__*/ O("$ZodTransform", (e, t) => {
	N.init(e, t), e._zod.optin = "optional", A.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new dt(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new k();
		return n.value = i, n;
	};
});
function Lr(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const Rr = /*@__PURE__*/ O("$ZodOptional", (e, t) => {
	N.init(e, t), D(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), e._zod.optout = "optional", D(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
	}), D(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${ge(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== "defaulted") return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => Lr(e, t)) : Lr(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), zr = /*@__PURE__*/ O("$ZodExactOptional", (e, t) => {
	Rr.init(e, t), D(e, "values", (e) => e.def.innerType._zod.values), D(e, "pattern", (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), Br = /*@__PURE__*/ O("$ZodNullable", (e, t) => {
	N.init(e, t), D(e, "optin", (e) => e.def.innerType._zod.optin), D(e, "optout", (e) => e.def.innerType._zod.optout), D(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${ge(t.source)}|null)$`) : void 0;
	}), D(e, "values", (e) => e.def.innerType._zod.values ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), Vr = /*@__PURE__*/ O("$ZodDefault", (e, t) => {
	N.init(e, t), e._zod.optin = "defaulted", D(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0)
 /**
		* $ZodDefault returns the default value immediately in forward direction.
		* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
		return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Hr(e, t)) : Hr(r, t);
	};
});
function Hr(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const Ur = /*@__PURE__*/ O("$ZodPrefault", (e, t) => {
	N.init(e, t), e._zod.optin = "defaulted", D(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === "backward" || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), Wr = /*@__PURE__*/ O("$ZodNonOptional", (e, t) => {
	N.init(e, t), D(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => Gr(t, e)) : Gr(i, e);
	};
});
function Gr(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: e.value,
		inst: t
	}), e;
}
function Kr(e, t, n, r) {
	return t.issues.length ? (e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => C(e, r, j())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
const qr = /*@__PURE__*/ O("$ZodCatch", (e, t) => {
	N.init(e, t), D(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), D(e, "optout", (e) => e.def.innerType._zod.optout), D(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => Kr(e, r, t, n)) : Kr(e, r, t, n);
	};
}), Jr = /*@__PURE__*/ O("$ZodPipe", (e, t) => {
	N.init(e, t), D(e, "values", (e) => e.def.in._zod.values), D(e, "optin", (e) => e.def.in._zod.optin), D(e, "optout", (e) => e.def.out._zod.optout), D(e, "propValues", (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => Yr(e, t.in, n)) : Yr(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Yr(e, t.out, n)) : Yr(r, t.out, n);
	};
});
function Yr(e, t, n) {
	return e.issues.some((e) => e.code !== "unrecognized_keys") ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const Xr = /*@__PURE__*/ O("$ZodReadonly", (e, t) => {
	N.init(e, t), D(e, "propValues", (e) => e.def.innerType._zod.propValues), D(e, "values", (e) => e.def.innerType._zod.values), D(e, "optin", (e) => e.def.innerType?._zod?.optin), D(e, "optout", (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(Zr) : Zr(r);
	};
});
function Zr(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
const Qr = /*@__PURE__*/ O("$ZodCustom", (e, t) => {
	M.init(e, t), N.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => $r(t, n, r, e));
		$r(i, n, r, e);
	};
});
function $r(e, t, n, r) {
	if (!e) {
		let e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(w(e));
	}
}
// node_modules/zod/v4/core/memoizer.js
var ei = class extends Error {
	constructor() {
		super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
	}
};
/** Keyed off the context object every schema in one parse call already shares. */
const ti = "~memo", ni = [];
function ri(e) {
	return typeof e == "object" && !!e;
}
function ii(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
const ai = /*@__PURE__*/ new WeakMap();
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function oi(e, t, n) {
	let r = ai.get(e);
	if (r !== void 0) return r ? 2 : 0;
	if (t.has(e)) return 2;
	t.add(e);
	let i = 0, a = (e) => {
		if (i !== 2 && e?._zod) {
			let r = oi(e, t, n);
			r > i && (i = r);
		}
	}, o = (e, r) => {
		let i = 0;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? 1 : o.value?._zod ? oi(o.value, t, n) : 0;
			s > i && (i = s);
		}
		return i;
	}, s = (e) => {
		e > i && (i = e);
	}, c = e._zod.def;
	switch (c.type) {
		case "object": {
			let e = _e(c);
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
			s(r ? oi(r, t, !1) : 1);
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
	return t.delete(e), si(e, i);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function si(e, t) {
	return t !== 1 && ai.set(e, t === 2), t;
}
function ci(e, t) {
	let n = e.buckets.get(t);
	return n || (n = /* @__PURE__ */ new WeakMap(), e.buckets.set(t, n)), n;
}
let li;
const ui = [], di = {
	alloc(e, t, n) {
		let r = li;
		if (!r) return n;
		li = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), ui.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, n = (e, n) => {
				if (n.direction !== "backward" && pi(n, e.value)) throw new ei();
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
					let i = oi(e, /* @__PURE__ */ new Set(), !1);
					if (i === 0) return e._zod.parse = t, e._zod.run === o && (e._zod.run = t), t(s, c);
					i === 2 || r ? n = !0 : r = !0;
				}
				let l = s.value;
				if (!ri(l)) return t(s, c);
				let u = c[ti];
				u || (u = {
					buckets: /* @__PURE__ */ new WeakMap(),
					backEdges: void 0
				}, c[ti] = u);
				let d;
				i === c ? d = a : (d = ci(u, e), i = c, a = d);
				let f = d.get(l);
				if (f) return s.value = f.value, f.issues ? f.issues.length && s.issues.push(...ii(f.issues)) : (s.memo = !0, u.backEdges ?? (u.backEdges = /* @__PURE__ */ new WeakSet()), u.backEdges.add(f.value)), s;
				li = d;
				let p = ui.length, m = t(s, c);
				li = void 0;
				let h = ui.length > p ? ui.pop() : void 0;
				return m instanceof Promise ? m.then((e) => (h && (h.issues = e.issues.length ? ii(e.issues) : ni), e)) : (h && (h.issues = m.issues.length ? ii(m.issues) : ni), m);
			};
			e._zod.parse = o, e._zod.run === t && (e._zod.run = o);
		});
	}
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function fi() {
	return di;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function pi(e, t) {
	let n = e[ti]?.backEdges;
	return n !== void 0 && ri(t) && n.has(t);
}
// node_modules/zod/v4/locales/en.js
const mi = () => {
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
			case "invalid_type": return `Invalid input: expected ${i(e.expected)}, received ${i(Ze(e.input), e.input)}`;
			case "invalid_value": return e.values.length === 1 ? `Invalid input: expected ${Ae(e.values[0])}` : `Invalid option: expected one of ${de(e.values, "|")}`;
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
			case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${de(e.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${e.origin}`;
			case "invalid_union": return e.options && Array.isArray(e.options) && e.options.length > 0 ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(" | ")}` : e.inclusive === !1 ? "Invalid input: more than one option matched" : "Invalid input";
			case "invalid_element": return `Invalid value in ${e.origin}`;
			default: return "Invalid input";
		}
	};
};
function hi() {
	return { localeError: mi() };
}
// node_modules/zod/v4/core/registries.js
var gi, _i = class {
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
function vi() {
	return new _i();
}
(gi = globalThis).__zod_globalRegistry ?? (gi.__zod_globalRegistry = vi());
const yi = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function bi(e) {
	return e.checks &&= [...e.checks], e;
}
// @__NO_SIDE_EFFECTS__
function xi(e, t) {
	return new e(bi({
		type: "string",
		...x(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function Si(e, t) {
	return new e({
		type: "string",
		format: "email",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ci(e, t) {
	return new e({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function wi(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ti(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v4",
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ei(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v6",
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Di(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v7",
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Oi(e, t) {
	return new e({
		type: "string",
		format: "url",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ki(e, t) {
	return new e({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ai(e, t) {
	return new e({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link _cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
// @__NO_SIDE_EFFECTS__
function ji(e, t) {
	return new e({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Mi(e, t) {
	return new e({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ni(e, t) {
	return new e({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Pi(e, t) {
	return new e({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Fi(e, t) {
	return new e({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ii(e, t) {
	return new e({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Li(e, t) {
	return new e({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ri(e, t) {
	return new e({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function zi(e, t) {
	return new e({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Bi(e, t) {
	return new e({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Vi(e, t) {
	return new e({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Hi(e, t) {
	return new e({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ui(e, t) {
	return new e({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Wi(e, t) {
	return new e({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: !1,
		local: !1,
		precision: null,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Gi(e, t) {
	return new e({
		type: "string",
		format: "date",
		check: "string_format",
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ki(e, t) {
	return new e({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function qi(e, t) {
	return new e({
		type: "string",
		format: "duration",
		check: "string_format",
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ji(e) {
	return new e({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function Yi(e, t) {
	return new e({
		type: "never",
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Xi(e, t) {
	return new _n({
		check: "max_length",
		...x(t),
		maximum: e
	});
}
// @__NO_SIDE_EFFECTS__
function Zi(e, t) {
	return new vn({
		check: "min_length",
		...x(t),
		minimum: e
	});
}
// @__NO_SIDE_EFFECTS__
function Qi(e, t) {
	return new yn({
		check: "length_equals",
		...x(t),
		length: e
	});
}
// @__NO_SIDE_EFFECTS__
function $i(e, t) {
	return new xn({
		check: "string_format",
		format: "regex",
		...x(t),
		pattern: e
	});
}
// @__NO_SIDE_EFFECTS__
function ea(e) {
	return new Sn({
		check: "string_format",
		format: "lowercase",
		...x(e)
	});
}
// @__NO_SIDE_EFFECTS__
function ta(e) {
	return new Cn({
		check: "string_format",
		format: "uppercase",
		...x(e)
	});
}
// @__NO_SIDE_EFFECTS__
function na(e, t) {
	return new wn({
		check: "string_format",
		format: "includes",
		...x(t),
		includes: e
	});
}
// @__NO_SIDE_EFFECTS__
function ra(e, t) {
	return new Tn({
		check: "string_format",
		format: "starts_with",
		...x(t),
		prefix: e
	});
}
// @__NO_SIDE_EFFECTS__
function ia(e, t) {
	return new En({
		check: "string_format",
		format: "ends_with",
		...x(t),
		suffix: e
	});
}
// @__NO_SIDE_EFFECTS__
function F(e) {
	return new Dn({
		check: "overwrite",
		tx: e
	});
}
// @__NO_SIDE_EFFECTS__
function aa(e) {
	return /* @__PURE__ */ F((t) => t.normalize(e));
}
// @__NO_SIDE_EFFECTS__
function oa() {
	return /* @__PURE__ */ F((e) => e.trim());
}
// @__NO_SIDE_EFFECTS__
function sa() {
	return /* @__PURE__ */ F((e) => e.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function ca() {
	return /* @__PURE__ */ F((e) => e.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function la() {
	return /* @__PURE__ */ F((e) => Se(e));
}
// @__NO_SIDE_EFFECTS__
function ua(e, t, n) {
	return new e({
		type: "array",
		element: t,
		...x(n)
	});
}
// @__NO_SIDE_EFFECTS__
function da(e, t, n) {
	return new e({
		type: "custom",
		check: "custom",
		fn: t,
		...x(n)
	});
}
// @__NO_SIDE_EFFECTS__
function fa(e, t) {
	let n = /* @__PURE__ */ pa((t) => (t.addIssue = (e) => {
		if (typeof e == "string") t.issues.push(w(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= "custom", "input" in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(w(r));
		}
	}, e(t.value, t)), t);
	return n;
}
// @__NO_SIDE_EFFECTS__
function pa(e, t) {
	let n = new M({
		check: "custom",
		...x(t)
	});
	return n._zod.check = e, n;
}
// node_modules/zod/v4/core/to-json-schema.js
function ma(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && g(e, t, n[t]);
	return e;
}
function ha(e) {
	let t = e?.target ?? "draft-2020-12";
	return t === "draft-4" && (t = "draft-04"), t === "draft-7" && (t = "draft-07"), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? yi,
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
function I(e, t, n, r, i) {
	let a = typeof t.unrepresentable == "function" ? t.unrepresentable({
		zodSchema: e,
		path: r.path,
		message: i
	}) : t.unrepresentable;
	if (a === "any") return !1;
	if (a === void 0 || a === "throw") throw Error(i);
	return Object.assign(n, a), !0;
}
function L(e, t, n = {
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
		a && (o.ref ||= a, L(a, t, r), t.seen.get(a).isParent = !0);
	}
	let c = t.metadataRegistry.get(e);
	return c && ma(o.schema, c), t.io === "input" && R(e) && (delete o.schema.examples, delete o.schema.default), t.io === "input" && "_prefault" in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function ga(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
function _a(e, t) {
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
				ref: `${i("__shared")}#/${r}/${ga(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: "#" };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + ga(a)
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
function va(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != "object") return;
		va(e);
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
const ya = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]), ba = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function xa(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != "object" || !t ? null : Object.keys(t).length ? t : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function Sa(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != "object" || n.type !== "object") return null;
		for (let e in n) if (!ya.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = /* @__PURE__ */ new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? xa(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			g(n, r, e.length === 1 ? e[0] : Sa(e) ?? { allOf: e });
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
			let t = xa(n);
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
function Ca(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of ya) if (t in e) return;
	let n = t.filter((e) => ba.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = Sa(t);
	else {
		let e = n[0], i = ba.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => Sa([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, ma(e, r));
}
function wa(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	let r = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let i = n.def ?? n.schema, a = { ...i }, o = n.ref;
		if (n.ref = null, o) {
			r(o);
			let n = e.seen.get(o), s = n.schema;
			if (s.$ref && (e.target === "draft-07" || e.target === "draft-04" || e.target === "openapi-3.0") ? (i.allOf = i.allOf ?? [], i.allOf.push(s)) : ma(i, s), ma(i, a), t._zod.parent === o) for (let e in i) e !== "$ref" && e !== "allOf" && (e in a || delete i[e]);
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
		if (e.target !== "openapi-3.0") for (let t of e.seen.entries()) va(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = /* @__PURE__ */ new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) Ca(e);
		}
	}
	let i = {};
	if (e.target === "draft-2020-12" ? i.$schema = "https://json-schema.org/draft/2020-12/schema" : e.target === "draft-07" ? i.$schema = "http://json-schema.org/draft-07/schema#" : e.target === "draft-04" ? i.$schema = "http://json-schema.org/draft-04/schema#" : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		i.$id = e.external.uri(n);
	}
	ma(i, n.defId ? n.schema : n.def ?? n.schema);
	let a = e.metadataRegistry.get(t)?.id;
	a !== void 0 && i.id === a && delete i.id;
	let o = e.external?.defs ?? {};
	if (!e.external || e.sharedEmitDoneFor !== e.external) for (let t of e.seen.entries()) {
		let e = t[1];
		e.def && e.defId && (e.def.id === e.defId && delete e.def.id, g(o, e.defId, e.def));
	}
	e.external && (e.sharedEmitDoneFor = e.external), e.external || Object.keys(o).length > 0 && (e.target === "draft-2020-12" ? i.$defs = o : i.definitions = o);
	try {
		let n = JSON.parse(JSON.stringify(i));
		return Object.defineProperty(n, "~standard", {
			value: {
				...t["~standard"],
				jsonSchema: {
					input: Ea(t, "input", e.processors),
					output: Ea(t, "output", e.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), n;
	} catch {
		throw Error("Error converting schema to JSON.");
	}
}
function R(e, t) {
	let n = t ?? { seen: /* @__PURE__ */ new Set() };
	if (n.seen.has(e)) return !1;
	n.seen.add(e);
	let r = e._zod.def;
	if (r.type === "transform") return !0;
	if (r.type === "array") return R(r.element, n);
	if (r.type === "set") return R(r.valueType, n);
	if (r.type === "lazy") return R(r.getter(), n);
	if (r.type === "promise" || r.type === "optional" || r.type === "nonoptional" || r.type === "nullable" || r.type === "readonly" || r.type === "default" || r.type === "prefault" || r.type === "catch") return R(r.innerType, n);
	if (r.type === "intersection") return R(r.left, n) || R(r.right, n);
	if (r.type === "record" || r.type === "map") return R(r.keyType, n) || R(r.valueType, n);
	if (r.type === "pipe") return e._zod.traits.has("$ZodCodec") ? !0 : R(r.in, n) || R(r.out, n);
	if (r.type === "object") {
		for (let e in r.shape) if (R(r.shape[e], n)) return !0;
		return !1;
	}
	if (r.type === "union") {
		for (let e of r.options) if (R(e, n)) return !0;
		return !1;
	}
	if (r.type === "tuple") {
		for (let e of r.items) if (R(e, n)) return !0;
		return !!(r.rest && R(r.rest, n));
	}
	return !1;
}
/**
* Creates a toJSONSchema method for a schema instance.
* This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
*/
const Ta = (e, t = {}) => (n) => {
	let r = ha({
		...n,
		processors: t
	});
	return L(e, r), _a(r, e), wa(r, e);
}, Ea = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = ha({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return L(e, o), _a(o, e), wa(o, e);
}, z = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, B = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, Da = (e, t) => {
	z(e, "minimum", t), B(e, "maximum", t);
}, Oa = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, ka = (e, t) => {
	e.patterns ??= /* @__PURE__ */ new Set(), e.patterns.add(t);
}, Aa = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, ja = (e, t) => {
	e.format = t, t.includes("int") && (e.isInt = !0);
}, Ma = (e, t) => z(e, "minimum", t.minimum), Na = (e, t) => B(e, "maximum", t.maximum), Pa = (e) => (t, n) => {
	ja(t, n.format);
	let [r, i] = e[n.format];
	z(t, "minimum", r), B(t, "maximum", i);
}, Fa = {
	greater_than: (e, t) => z(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
	less_than: (e, t) => B(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
	multiple_of: (e, t) => Oa(e, t.value),
	number_format: Pa(Me),
	bigint_format: Pa(Ne),
	min_length: Ma,
	max_length: Na,
	length_equals: (e, t) => Da(e, t.length),
	min_size: Ma,
	max_size: Na,
	size_equals: (e, t) => Da(e, t.size),
	string_format: (e, t) => {
		ja(e, t.format), t.pattern && ka(e, t.pattern), (t.format === "base64" || t.format === "base64url") && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => Aa(e, t.mime)
};
function Ia(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has("$ZodCheck") ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) Fa[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && z(t, "minimum", i.minimum), i.exclusiveMinimum !== void 0 && z(t, "exclusiveMinimum", i.exclusiveMinimum), i.maximum !== void 0 && B(t, "maximum", i.maximum), i.exclusiveMaximum !== void 0 && B(t, "exclusiveMaximum", i.exclusiveMaximum), i.multipleOf !== void 0 && Oa(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes("int") && (t.isInt = !0)), i.mime && Aa(t, i.mime);
	for (let e of i.patterns ?? []) ka(t, e);
	return t;
}
const La = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
}, Ra = /* @__PURE__ */ new Map([[ur, nn], [fr, rn]]), za = (e) => Ra.get(e) ?? e, Ba = (e, t, n, r) => {
	let i = n;
	i.type = "string";
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = Ia(e);
	if (typeof a == "number" && (i.minLength = a), typeof o == "number" && (i.maxLength = o), s && (i.format = La[s] ?? s, i.format === "" && delete i.format, (s === "time" || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(za);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === "draft-07" || t.target === "draft-04" || t.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: e.source
		}))]);
	}
}, Va = (e, t, n, r) => {
	n.not = {};
}, Ha = (e, t, n, r) => {
	let i = e._zod.def, a = ue(i.entries);
	a.length === 0 ? n.not = {} : (a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), n.enum = a);
}, Ua = (e, t, n, r) => {
	I(e, t, n, r, "Custom types cannot be represented in JSON Schema");
}, Wa = (e, t, n, r) => {
	I(e, t, n, r, "Transforms cannot be represented in JSON Schema");
}, Ga = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = Ia(e);
	typeof o == "number" && (i.minItems = o), typeof s == "number" && (i.maxItems = s), i.type = "array", i.items = L(a.element, t, {
		...r,
		path: [...r.path, "items"]
	});
};
function Ka(e) {
	let t = e._zod.def;
	return t.type === "pipe" && t.in._zod.traits.has("$ZodTransform") ? Ka(t.out) : t.type === "catch" ? Ka(t.innerType) : e._zod.optin;
}
const qa = (e, t, n, r) => {
	let i = n, a = e._zod.def, o = a.shape;
	if (Object.getOwnPropertySymbols(o).length && I(e, t, i, r, "Symbol keys cannot be represented in JSON Schema")) return;
	i.type = "object", i.properties = {};
	for (let e in o) g(i.properties, e, L(o[e], t, {
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
		(t.io === "input" ? Ka(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === "never" ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = L(a.catchall, t, {
		...r,
		path: [...r.path, "additionalProperties"]
	})) : t.io === "output" && (i.additionalProperties = !1);
}, Ja = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => L(e, t, {
		...r,
		path: [
			...r.path,
			a ? "oneOf" : "anyOf",
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, Ya = (e, t, n, r) => {
	let i = e._zod.def, a = L(i.left, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			0
		]
	}), o = L(i.right, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			1
		]
	}), s = (e) => "allOf" in e && Object.keys(e).length === 1, c = [...s(a) ? a.allOf : [a], ...s(o) ? o.allOf : [o]];
	n.allOf = c, t.intersections.push(c);
}, Xa = (e, t, n, r) => {
	let i = e._zod.def, a = L(i.innerType, t, r), o = t.seen.get(e);
	t.target === "openapi-3.0" ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: "null" }];
}, Za = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, Qa = Symbol();
function $a(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == "bigint" ? (a = !0, null) : t);
	return a ? (I(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema"), Qa) : JSON.parse(o);
}
const eo = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = $a(i.defaultValue, e, t, n, r);
	o !== Qa && (n.default = o);
}, to = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== "input") return;
	let o = $a(i.defaultValue, e, t, n, r);
	o !== Qa && (n._prefault = o);
}, no = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o;
	try {
		o = i.catchValue(void 0);
	} catch {
		I(e, t, n, r, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	n.default = o;
}, ro = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has("$ZodTransform"), o = t.io === "input" ? a ? i.out : i.in : i.out;
	L(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, io = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, ao = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, oo = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function so(e, t, n) {
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
const V = /*@__PURE__*/ O("ZodError", (e, t) => {
	_t.init(e, t), e.name = "ZodError";
	let n = Object.getPrototypeOf(e);
	oo.has(n) || (oo.add(n), so(n, "format", (e) => (t) => bt(e, t)), so(n, "flatten", (e) => (t) => yt(e, t)), so(n, "addIssue", (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, fe, 2);
	}), so(n, "addIssues", (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, fe, 2);
	}), Object.defineProperty(n, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, void 0, { Parent: Error }), co = /* @__PURE__ */ St(V), lo = /* @__PURE__ */ Ct(V), uo = /* @__PURE__ */ wt(V), fo = /* @__PURE__ */ Et(V), po = /* @__PURE__ */ Mt(V), mo = /* @__PURE__ */ Nt(V), ho = /* @__PURE__ */ Pt(V), go = /* @__PURE__ */ Ft(V), _o = /* @__PURE__ */ It(V), vo = /* @__PURE__ */ Lt(V), yo = /* @__PURE__ */ Rt(V), bo = /* @__PURE__ */ zt(V);
// node_modules/zod/v4/classic/schemas.js
function xo() {
	A.localeError || j(hi());
}
function So() {
	A.memoizer || j({ memoizer: fi() });
}
const H = /*@__PURE__*/ O("ZodType", (e, t) => (xo(), N.init(e, t), e.def = t, e.type = t.type, e), {
	check(...e) {
		let t = this.def;
		return this.clone(y(t, { checks: [...t.checks ?? [], ...e.map((e) => typeof e == "function" ? { _zod: {
			check: e,
			def: { check: "custom" },
			onattach: []
		} } : e)] }), { parent: !0 });
	},
	with(...e) {
		return this.check(...e);
	},
	clone(e, t) {
		return b(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	refine(e, t) {
		return this.check(ks(e, t));
	},
	superRefine(e, t) {
		return this.check(As(e, t));
	},
	overwrite(e) {
		return this.check(/* @__PURE__ */ F(e));
	},
	optional() {
		return ds(this);
	},
	exactOptional() {
		return ps(this);
	},
	nullable() {
		return hs(this);
	},
	nullish() {
		return ds(hs(this));
	},
	nonoptional(e) {
		return xs(this, e);
	},
	array() {
		return es(this);
	},
	or(e) {
		return rs([this, e]);
	},
	and(e) {
		return as(this, e);
	},
	transform(e) {
		return Ts(this, ls(e));
	},
	default(e) {
		return _s(this, e);
	},
	prefault(e) {
		return ys(this, e);
	},
	catch(e) {
		return Cs(this, e);
	},
	pipe(e) {
		return Ts(this, e);
	},
	readonly() {
		return Ds(this);
	},
	describe(e) {
		let t = this.clone();
		return yi.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return yi.get(this);
		let t = this.clone();
		return yi.add(t, e[0]), t;
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
		return $e(this, "~standard", {
			...Mn(this),
			jsonSchema: {
				input: Ea(this, "input"),
				output: Ea(this, "output")
			}
		});
	},
	set "~standard"(e) {
		T(this, "~standard", e);
	},
	parse: function e(t, n) {
		return co(this, t, n, { callee: e });
	},
	parseAsync: async function e(t, n) {
		return await lo(this, t, n, { callee: e });
	},
	safeParse(e, t) {
		return uo(this, e, t);
	},
	async safeParseAsync(e, t) {
		return fo(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		T(this, "spa", e);
	},
	validate(e, t) {
		return kt(this, e, t);
	},
	validateAsync(e, t) {
		return jt(this, e, t);
	},
	encode: function e(t, n) {
		return po(this, t, n, { callee: e });
	},
	decode: function e(t, n) {
		return mo(this, t, n, { callee: e });
	},
	encodeAsync: async function e(t, n) {
		return await ho(this, t, n, { callee: e });
	},
	decodeAsync: async function e(t, n) {
		return await go(this, t, n, { callee: e });
	},
	safeEncode(e, t) {
		return _o(this, e, t);
	},
	safeDecode(e, t) {
		return vo(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return yo(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return bo(this, e, t);
	},
	toJSONSchema(e) {
		return Ta(this, {})(e);
	},
	get description() {
		return yi.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), Co = /*@__PURE__*/ O("_ZodString", (e, t) => {
	Nn.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ba(e, t, n, r);
}, /*@__PURE__*/ et({
	format: (e) => Ia(e).format ?? null,
	minLength: (e) => Ia(e).minimum ?? null,
	maxLength: (e) => Ia(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(/* @__PURE__ */ $i(...e));
	},
	includes(...e) {
		return this.check(/* @__PURE__ */ na(...e));
	},
	startsWith(...e) {
		return this.check(/* @__PURE__ */ ra(...e));
	},
	endsWith(...e) {
		return this.check(/* @__PURE__ */ ia(...e));
	},
	min(...e) {
		return this.check(/* @__PURE__ */ Zi(...e));
	},
	max(...e) {
		return this.check(/* @__PURE__ */ Xi(...e));
	},
	length(...e) {
		return this.check(/* @__PURE__ */ Qi(...e));
	},
	nonempty(...e) {
		return this.check(/* @__PURE__ */ Zi(1, ...e));
	},
	lowercase(e) {
		return this.check(/* @__PURE__ */ ea(e));
	},
	uppercase(e) {
		return this.check(/* @__PURE__ */ ta(e));
	},
	trim() {
		return this.check(/* @__PURE__ */ oa());
	},
	normalize(...e) {
		return this.check(/* @__PURE__ */ aa(...e));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ sa());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ ca());
	},
	slugify() {
		return this.check(/* @__PURE__ */ la());
	}
})), wo = /*@__PURE__*/ O("ZodString", (e, t) => {
	Nn.init(e, t), Co.init(e, t);
}, {
	email(e) {
		return this.check(/* @__PURE__ */ Si(Ao, e));
	},
	url(e) {
		return this.check(/* @__PURE__ */ Oi(No, e));
	},
	jwt(e) {
		return this.check(/* @__PURE__ */ Ui(Jo, e));
	},
	emoji(e) {
		return this.check(/* @__PURE__ */ ki(Po, e));
	},
	guid(e) {
		return this.check(/* @__PURE__ */ Ci(jo, e));
	},
	uuid(e) {
		return this.check(/* @__PURE__ */ wi(Mo, e));
	},
	uuidv4(e) {
		return this.check(/* @__PURE__ */ Ti(Mo, e));
	},
	uuidv6(e) {
		return this.check(/* @__PURE__ */ Ei(Mo, e));
	},
	uuidv7(e) {
		return this.check(/* @__PURE__ */ Di(Mo, e));
	},
	nanoid(e) {
		return this.check(/* @__PURE__ */ Ai(Fo, e));
	},
	cuid(e) {
		return this.check(/* @__PURE__ */ ji(Io, e));
	},
	cuid2(e) {
		return this.check(/* @__PURE__ */ Mi(Lo, e));
	},
	ulid(e) {
		return this.check(/* @__PURE__ */ Ni(Ro, e));
	},
	base64(e) {
		return this.check(/* @__PURE__ */ Bi(Go, e));
	},
	base64url(e) {
		return this.check(/* @__PURE__ */ Vi(Ko, e));
	},
	xid(e) {
		return this.check(/* @__PURE__ */ Pi(zo, e));
	},
	ksuid(e) {
		return this.check(/* @__PURE__ */ Fi(Bo, e));
	},
	ipv4(e) {
		return this.check(/* @__PURE__ */ Ii(Vo, e));
	},
	ipv6(e) {
		return this.check(/* @__PURE__ */ Li(Ho, e));
	},
	cidrv4(e) {
		return this.check(/* @__PURE__ */ Ri(Uo, e));
	},
	cidrv6(e) {
		return this.check(/* @__PURE__ */ zi(Wo, e));
	},
	e164(e) {
		return this.check(/* @__PURE__ */ Hi(qo, e));
	},
	datetime(e) {
		return this.check(/* @__PURE__ */ Wi(Eo, e));
	},
	date(e) {
		return this.check(/* @__PURE__ */ Gi(Do, e));
	},
	time(e) {
		return this.check(/* @__PURE__ */ Ki(Oo, e));
	},
	duration(e) {
		return this.check(/* @__PURE__ */ qi(ko, e));
	}
});
function To(e) {
	return /* @__PURE__ */ xi(wo, e);
}
const U = /*@__PURE__*/ O("ZodStringFormat", (e, t) => {
	P.init(e, t), Co.init(e, t);
}), Eo = /*@__PURE__*/ O("ZodISODateTime", (e, t) => {
	Qn.init(e, t), U.init(e, t);
}), Do = /*@__PURE__*/ O("ZodISODate", (e, t) => {
	$n.init(e, t), U.init(e, t);
}), Oo = /*@__PURE__*/ O("ZodISOTime", (e, t) => {
	er.init(e, t), U.init(e, t);
}), ko = /*@__PURE__*/ O("ZodISODuration", (e, t) => {
	tr.init(e, t), U.init(e, t);
}), Ao = /*@__PURE__*/ O("ZodEmail", (e, t) => {
	In.init(e, t), U.init(e, t);
}), jo = /*@__PURE__*/ O("ZodGUID", (e, t) => {
	Pn.init(e, t), U.init(e, t);
}), Mo = /*@__PURE__*/ O("ZodUUID", (e, t) => {
	Fn.init(e, t), U.init(e, t);
}), No = /*@__PURE__*/ O("ZodURL", (e, t) => {
	Wn.init(e, t), U.init(e, t);
}), Po = /*@__PURE__*/ O("ZodEmoji", (e, t) => {
	Gn.init(e, t), U.init(e, t);
}), Fo = /*@__PURE__*/ O("ZodNanoID", (e, t) => {
	Kn.init(e, t), U.init(e, t);
}), Io = /*@__PURE__*/ O("ZodCUID", (e, t) => {
	qn.init(e, t), U.init(e, t);
}), Lo = /*@__PURE__*/ O("ZodCUID2", (e, t) => {
	Jn.init(e, t), U.init(e, t);
}), Ro = /*@__PURE__*/ O("ZodULID", (e, t) => {
	Yn.init(e, t), U.init(e, t);
}), zo = /*@__PURE__*/ O("ZodXID", (e, t) => {
	Xn.init(e, t), U.init(e, t);
}), Bo = /*@__PURE__*/ O("ZodKSUID", (e, t) => {
	Zn.init(e, t), U.init(e, t);
}), Vo = /*@__PURE__*/ O("ZodIPv4", (e, t) => {
	nr.init(e, t), U.init(e, t);
}), Ho = /*@__PURE__*/ O("ZodIPv6", (e, t) => {
	ar.init(e, t), U.init(e, t);
}), Uo = /*@__PURE__*/ O("ZodCIDRv4", (e, t) => {
	or.init(e, t), U.init(e, t);
}), Wo = /*@__PURE__*/ O("ZodCIDRv6", (e, t) => {
	cr.init(e, t), U.init(e, t);
}), Go = /*@__PURE__*/ O("ZodBase64", (e, t) => {
	dr.init(e, t), U.init(e, t);
}), Ko = /*@__PURE__*/ O("ZodBase64URL", (e, t) => {
	mr.init(e, t), U.init(e, t);
}), qo = /*@__PURE__*/ O("ZodE164", (e, t) => {
	hr.init(e, t), U.init(e, t);
}), Jo = /*@__PURE__*/ O("ZodJWT", (e, t) => {
	_r.init(e, t), U.init(e, t);
}), Yo = /*@__PURE__*/ O("ZodUnknown", (e, t) => {
	vr.init(e, t), H.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function Xo() {
	return /* @__PURE__ */ Ji(Yo);
}
const Zo = /*@__PURE__*/ O("ZodNever", (e, t) => {
	yr.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => Va(e, t, n, r);
});
function Qo(e) {
	return /* @__PURE__ */ Yi(Zo, e);
}
const $o = /*@__PURE__*/ O("ZodArray", (e, t) => {
	So(), Cr.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ga(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(/* @__PURE__ */ Zi(e, t));
	},
	nonempty(e) {
		return this.check(/* @__PURE__ */ Zi(1, e));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ Xi(e, t));
	},
	length(e, t) {
		return this.check(/* @__PURE__ */ Qi(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function es(e, t) {
	return /* @__PURE__ */ ua($o, e, t);
}
const ts = /*@__PURE__*/ O("ZodObject", (e, t) => {
	So(), kr.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => qa(e, t, n, r), at(e, "shape", (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return ss(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(y(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(y(this._zod.def, { catchall: Xo() }));
	},
	loose() {
		return this.clone(y(this._zod.def, { catchall: Xo() }));
	},
	strict() {
		return this.clone(y(this._zod.def, { catchall: Qo() }));
	},
	strip() {
		return this.clone(y(this._zod.def, { catchall: void 0 }));
	},
	extend(e) {
		return Le(this, e);
	},
	safeExtend(e) {
		return ze(this, e);
	},
	merge(e) {
		return Be(this, e);
	},
	pick(e) {
		return Pe(this, e);
	},
	omit(e) {
		return Ie(this, e);
	},
	partial(...e) {
		return Ve(us, this, e[0]);
	},
	exactPartial(...e) {
		return Ve(fs, this, e[0], "exactPartial");
	},
	required(...e) {
		return He(bs, this, e[0]);
	}
});
function W(e, t) {
	return new ts({
		type: "object",
		shape: e,
		catchall: Xo(),
		...x(t)
	});
}
const ns = /*@__PURE__*/ O("ZodUnion", (e, t) => {
	jr.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ja(e, t, n, r), e.options = t.options;
});
function rs(e, t) {
	return new ns({
		type: "union",
		options: e,
		...x(t)
	});
}
const is = /*@__PURE__*/ O("ZodIntersection", (e, t) => {
	Mr.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ya(e, t, n, r);
});
function as(e, t) {
	return new is({
		type: "intersection",
		left: e,
		right: t
	});
}
const os = /*@__PURE__*/ O("ZodEnum", (e, t) => {
	Fr.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ha(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new os({
			...t,
			checks: [],
			...x(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new os({
			...t,
			checks: [],
			...x(r),
			entries: i
		});
	};
});
function ss(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new os({
		type: "enum",
		entries: n,
		...x(t)
	});
}
const cs = /*@__PURE__*/ O("ZodTransform", (e, t) => {
	So(), Ir.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => Wa(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new dt(e.constructor.name);
		n.addIssue = (r) => {
			if (typeof r == "string") n.issues.push(w(r, n.value, t));
			else {
				let t = r;
				t.fatal && (t.continue = !1), t.code ??= "custom", "input" in t || (t.input = n.value), t.inst ??= e, n.issues.push(w(t));
			}
		};
		let i = t.transform(n.value, n);
		return i instanceof Promise ? i.then((e) => (n.value = e, n)) : (n.value = i, n);
	};
});
function ls(e) {
	return new cs({
		type: "transform",
		transform: e
	});
}
const us = /*@__PURE__*/ O("ZodOptional", (e, t) => {
	Rr.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => ao(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function ds(e) {
	return new us({
		type: "optional",
		innerType: e
	});
}
const fs = /*@__PURE__*/ O("ZodExactOptional", (e, t) => {
	zr.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => ao(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function ps(e) {
	return new fs({
		type: "optional",
		innerType: e
	});
}
const ms = /*@__PURE__*/ O("ZodNullable", (e, t) => {
	Br.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => Xa(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function hs(e) {
	return new ms({
		type: "nullable",
		innerType: e
	});
}
const gs = /*@__PURE__*/ O("ZodDefault", (e, t) => {
	Vr.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => eo(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function _s(e, t) {
	return new gs({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : De(t);
		}
	});
}
const vs = /*@__PURE__*/ O("ZodPrefault", (e, t) => {
	Ur.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => to(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function ys(e, t) {
	return new vs({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : De(t);
		}
	});
}
const bs = /*@__PURE__*/ O("ZodNonOptional", (e, t) => {
	Wr.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => Za(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function xs(e, t) {
	return new bs({
		type: "nonoptional",
		innerType: e,
		...x(t)
	});
}
const Ss = /*@__PURE__*/ O("ZodCatch", (e, t) => {
	qr.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => no(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function Cs(e, t) {
	return new Ss({
		type: "catch",
		innerType: e,
		catchValue: typeof t == "function" ? t : ot(t)
	});
}
const ws = /*@__PURE__*/ O("ZodPipe", (e, t) => {
	Jr.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => ro(e, t, n, r), e.in = t.in, e.out = t.out;
});
function Ts(e, t) {
	return new ws({
		type: "pipe",
		in: e,
		out: t
	});
}
const Es = /*@__PURE__*/ O("ZodReadonly", (e, t) => {
	Xr.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => io(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Ds(e) {
	return new Es({
		type: "readonly",
		innerType: e
	});
}
const Os = /*@__PURE__*/ O("ZodCustom", (e, t) => {
	Qr.init(e, t), H.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ua(e, t, n, r);
});
function ks(e, t = {}) {
	return /* @__PURE__ */ da(Os, e, t);
}
function As(e, t) {
	return /* @__PURE__ */ fa(e, t);
}
// src/api/operations/answers.ts
/**
* For each operation, the part of the answer that the operation itself uses. Nothing else is checked: older answers lack
* fields, newer ones have more, and a field that is not used must not make an operation fail. Keys and webhooks are passed
* on as the service sent them.
*/
function G(e) {
	return { schema: e };
}
const js = es(Xo()), K = W({}), Ms = G(W({ keys: js })), Ns = G(W({ keys: js })), Ps = G(W({ key: K })), Fs = G(K), Is = G(K), Ls = G(W({ webhooks: js })), Rs = G(W({ webhook: K })), zs = G(K), Bs = G(W({ secret: To().min(1) })), Vs = G(W({ languages: js })), Hs = G(K), Us = G(W({ contributor: K }));
// src/api/operations/bodies.ts
/**
* The service refuses a whole batch because of one null [service.md §2.2]. `undefined` in a list, `NaN` and infinite
* numbers would become null in JSON.
*/
function q(e, t, n) {
	if (e === null && t !== n) throw new i(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new i(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, a] of e.entries()) {
		if (a === void 0) throw new i(`${t}[${r}]`, "must not be undefined.");
		q(a, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) q(i, `${t}.${r}`, n);
}
function Ws(e, t) {
	if (!Array.isArray(e)) throw new i(t, "must be a list.");
	if (e.length === 0) throw new i(t, "must not be empty.");
}
function Gs(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new i(t, "must be an object.");
}
function Ks(e) {
	return Array.isArray(e);
}
function qs(e) {
	Ws(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) Gs(n, `keys[${t}]`);
	return q(e.keys, "keys"), q(e.use_automations, "use_automations"), e;
}
function Js(e) {
	return Ks(e) ? qs({ keys: e }) : (Gs(e, "keys"), qs("keys" in e ? e : { keys: [e] }));
}
function Ys(e) {
	Ks(e) || Gs(e, "keys");
	let t = qs(Ks(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) Xs(n.key_id, `keys[${e}].key_id`);
	return t;
}
function Xs(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new i(t, "must be the id of a key.");
}
function Zs(e) {
	if (Gs(e, "params"), "translations" in e) throw new i("params.translations", "is ignored by the service here: use updateKeys.");
	return q(e, "params"), e;
}
function Qs(e) {
	Ws(e, "keyIds");
	for (let [t, n] of e.entries()) Xs(n, `keyIds[${t}]`);
	return { keys: e };
}
const $s = (e) => tc(e), ec = (e) => tc(e);
/** The only member of a webhook that may be null is its branch: it means all branches. */
function tc(e) {
	return Gs(e, "params"), q(e, "params", "params.branch"), e;
}
// src/api/operations/encode.ts
/** Encodes arguments for a URL, so that no argument can change another part of it. */
function nc(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new i(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
/**
* One path segment. A colon is not encoded, because `<project>:<branch>` contains one. A slash in the name of a branch
* becomes `%2F`. `.` and `..` are refused, because URLs resolve them even if they are encoded.
*/
function rc(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new i(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new i(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new i(e, "must not be empty.");
	if (n === "." || n === "..") throw new i(e, `must not be "${n}".`);
	return nc(e, n).replaceAll("%3A", ":");
}
/** Replaces each `{name}` in a path by the argument of that name. */
function ic(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => rc(n, t[n]));
}
const ac = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new i(e, "must be true, false, 1 or 0.");
}, J = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new i(e, "must not be empty: an empty list means no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new i(e, "must be a list of strings or numbers.");
		if (r === "") throw new i(e, "must not contain an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new i(e, `must not contain "${r}": a comma cannot be escaped here.`);
	}
	return n.join(",");
}, oc = (e, t) => {
	if (typeof t == "string" && t !== "") return t;
	throw new i(e, "must be a non-empty string.");
};
function sc(...e) {
	return (t, n) => {
		if (typeof n == "string" && e.includes(n)) return n;
		throw new i(t, `must be one of ${e.join(", ")}.`);
	};
}
function cc(e = 2 ** 53 - 1) {
	return (t, n) => {
		if (typeof n == "number" && Number.isInteger(n) && n >= 1 && n <= e) return String(n);
		throw new i(t, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
	};
}
/** `?a=1&b=2` in the order of the parameters, or `""`. Undefined parameters are not sent. */
function lc(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new i(t, "is not a parameter of this operation.");
		return [`${t}=${nc(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const uc = { disable_references: ac }, dc = {
	...uc,
	include_translations: ac,
	include_comments: ac,
	include_screenshots: ac,
	filter_translation_lang_ids: J,
	filter_tags: J,
	filter_filenames: J,
	filter_keys: J,
	filter_key_ids: J,
	filter_platforms: J,
	filter_untranslated: ac,
	filter_qa_issues: J,
	filter_archived: sc("include", "exclude", "only"),
	pagination: sc("offset", "cursor"),
	limit: cc(500),
	page: cc(),
	cursor: oc
}, fc = {
	page: cc(),
	limit: cc()
}, pc = (e) => lc(uc, e), mc = (e) => lc(fc, e);
/** The service ignores a cursor without `pagination: "cursor"`, and would answer with the first page again and again. */
function hc(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new i("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new i("page", "has no effect with pagination: \"cursor\".");
	return lc(dc, e);
}
// src/api/operations/operations.ts
function Y(e) {
	return e;
}
const gc = { path: "/projects/{projectId}/keys" }, _c = { path: "/projects/{projectId}/keys/{keyId}" }, X = { right: "manage keys" }, vc = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, yc = {
	...vc,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, bc = {
	...vc,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, Z = {
	keys: Y({
		...gc,
		method: "GET",
		query: hc,
		answer: Ms
	}),
	key: Y({
		..._c,
		method: "GET",
		query: pc,
		answer: Ps
	}),
	createKeys: Y({
		...gc,
		...X,
		method: "POST",
		body: Js,
		answer: Ns
	}),
	updateKey: Y({
		..._c,
		...X,
		method: "PUT",
		body: Zs,
		answer: Ps
	}),
	updateKeys: Y({
		...gc,
		...X,
		method: "PUT",
		once: !0,
		body: Ys,
		answer: Ns
	}),
	destroyKey: Y({
		..._c,
		...X,
		method: "DELETE",
		answer: Fs
	}),
	destroyKeys: Y({
		...gc,
		...X,
		method: "DELETE",
		once: !0,
		body: Qs,
		answer: Is
	}),
	webhooks: Y({
		...vc,
		method: "GET",
		query: mc,
		answer: Ls
	}),
	webhook: Y({
		...yc,
		method: "GET",
		answer: Rs
	}),
	createWebhook: Y({
		...vc,
		method: "POST",
		body: $s,
		answer: Rs
	}),
	updateWebhook: Y({
		...yc,
		method: "PUT",
		body: ec,
		answer: Rs
	}),
	destroyWebhook: Y({
		...yc,
		method: "DELETE",
		answer: zs
	}),
	regenerateWebhookSecret: Y({
		...bc,
		method: "PATCH",
		answer: Bs
	}),
	projectDetails: Y({
		path: "/projects/{projectId}",
		method: "GET",
		answer: Hs
	}),
	languages: Y({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: mc,
		answer: Vs
	}),
	contributorMe: Y({
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		answer: Us
	})
};
// src/api/errors/causes.ts
/** Unwraps fetch's error. An attempt that tried several addresses has one cause for each. */
function xc(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(xc) : e.cause instanceof Error ? xc(e.cause) : [e] : [];
}
function Sc(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
/** DNS lookup, connecting and the check of the certificate happen before the first byte of a request is sent. */
function Cc(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || wc(e) || Dc(e);
}
/** Node's fetch stops connecting after 10 s. */
function wc(e) {
	return Sc(e) === "UND_ERR_CONNECT_TIMEOUT";
}
/** The host name does not exist. A temporary failure of the lookup has another code. */
function Tc(e) {
	return Sc(e) === "ENOTFOUND";
}
/** No server listens on this address. */
function Ec(e) {
	return Sc(e) === "ECONNREFUSED";
}
/** The server's certificate is not trusted. */
function Dc(e) {
	return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(Sc(e));
}
function Oc(e) {
	let t = Error(e?.message || "fetch failed"), n = e ? Sc(e) : "";
	return n && (t.code = n), t;
}
// src/wire/json.ts
/** JSON from outside, before anything about its shape is known. */
/** `JSON.parse` with an honest type. @throws SyntaxError */
function kc(e) {
	return JSON.parse(e);
}
/** Whether a value is an object: not a list, not null. */
function Q(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Ac(e) {
	try {
		return kc(e);
	} catch {
		return;
	}
}
/** Quotes the title of an HTML page, or the start of any other text. */
function jc(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const Mc = (e) => typeof e == "string" && e !== "" ? e : void 0, Nc = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
/** Reads each known format of an error body [service.md §7], and as much as possible of any other. */
function Pc(e, t) {
	let n = Ac(t);
	if (!Q(n)) return {
		status: e,
		code: e,
		serviceMessage: Mc(n) ?? jc(t)
	};
	let r = Q(n.error) ? n.error : n, i = Mc(r.message) ?? Mc(r.error_description) ?? Mc(r.error) ?? "", a = Nc(r.code) ?? Nc(r.errorCode) ?? Nc(r.statusCode) ?? e;
	return r.details === void 0 ? {
		status: e,
		code: a,
		serviceMessage: i
	} : {
		status: e,
		code: a,
		serviceMessage: i,
		details: r.details
	};
}
/** Replaces the token everywhere in a value, because the service or a proxy may repeat it. */
function Fc(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => Fc(e, t)) : Q(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), Fc(n, t)])) : e;
}
// src/api/errors/messages.ts
/** The error for the last attempt of a request. The token is redacted wherever the answer repeats it. */
function Ic({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return Rc(r, i, t);
	let a = Pc(r.status, r.body), s = Vc(a.serviceMessage, e), c = {
		...a,
		serviceMessage: s,
		details: Fc(a.details, e)
	}, l = s ? `: ${s.replace(/\.$/, "")}.` : " without a message.";
	return new o(Vc(`${i.method} ${i.path} returned ${r.status}${l} ${zc(c, n, r)}`.trim(), e), c, i);
}
/** The error for an answer with a status of success that the operation cannot use. */
function Lc(e, t, n, r) {
	return new o(Vc(`The answer to ${r.method} ${r.path} is not valid: ${t}.`, e), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function Rc({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new c(`${t ? "No connection could be made in time" : "There was no complete answer in time"} for ${a}${o}.`, r, n);
	let l = n.message.includes(n.code ?? "") ? n.message : `${n.message} (${n.code})`, u = t ? "No connection could be made" : "The connection was lost";
	return new s(`${Dc(n) ? "The server's certificate is not trusted" : u} for ${a}${o}: ${l}.${Tc(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && Ec(n) ? " No server listens on this address: is the sandbox running?" : ""}`, r, n);
}
function zc({ status: e, serviceMessage: t }, n, { headers: r }) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong or was revoked: check the token, or create a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token needs the right *${n}* in this project. To write, it must be a read/write token.`;
	if (e >= 300 && e < 400) return Bc(r);
	let i = Number(r.get("retry-after"));
	return e === 429 && i > 0 ? `The service asks to wait ${i} s.` : "";
}
function Bc(e) {
	let t = e.get("location");
	return `It redirects to ${t !== null && URL.canParse(t) ? new URL(t).origin : "another address"}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
}
function Vc(e, t) {
	return e.replaceAll(t, "***");
}
// src/api/http/losslessJson.ts
/** Reads the service's JSON without losing a digit of a long number. */
/** A number of 16 digits or more may be too long for a JavaScript number. */
const Hc = /\d{16}/, Uc = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, Wc = /^-?[1-9]\d*$/;
/**
* Reads JSON like `JSON.parse`, except that a whole number beyond 2^53 becomes a string of its digits. Otherwise an id
* of that size would become the id of another object.
* @throws SyntaxError
*/
function Gc(e) {
	return kc(Hc.test(e) ? Kc(e) : e);
}
/** Adds quotation marks around the numbers that are too long. The content of strings does not change. */
function Kc(e) {
	let t = "";
	for (let n = 0; n < e.length;) {
		let r = e.indexOf("\"", n), i = r < 0 ? e.length : r;
		t += e.slice(n, i).replace(Uc, qc), n = r < 0 ? i : Jc(e, r), t += e.slice(i, n);
	}
	return t;
}
function qc(e) {
	return Wc.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
}
/** The position after the quotation mark that closes the string, or the end of the text if none does. */
function Jc(e, t) {
	for (let n = e.indexOf("\"", t + 1); n >= 0; n = e.indexOf("\"", n + 1)) {
		let t = n;
		for (; e[t - 1] === "\\";) t--;
		if ((n - t) % 2 == 0) return n + 1;
	}
	return e.length;
}
/** The maximum number of milliseconds from the first start of a request. */
const Yc = 3e5, Xc = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
], Zc = [
	"GET",
	"PUT",
	"DELETE"
], Qc = (e) => e.kind === "answered" ? e.status : 0, $c = [
	{
		when: (e) => nl(e),
		methods: Xc,
		wait: "everyone"
	},
	{
		when: (e) => e.kind === "unanswered" && Dc(e.cause),
		methods: [],
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && Tc(e.cause),
		methods: Xc,
		wait: "alone",
		maxAttempts: 3
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted" && e.unsent,
		methods: Xc,
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted",
		methods: Zc,
		wait: "alone"
	},
	{
		when: (e) => Qc(e) >= 500,
		methods: Zc,
		wait: "alone"
	},
	{
		when: (e) => Qc(e) === 408,
		methods: Zc,
		wait: "alone"
	}
];
/**
* How the request waits before it is sent again; undefined if it is not sent again.
* @param attempts how often it was sent so far
*/
function el({ method: e, once: t = !1 }, n, r) {
	let i = $c.find(({ when: e }) => e(n));
	if (i?.methods.includes(e) && !(t && il(n))) return r < (i.maxAttempts ?? 8) ? i.wait : void 0;
}
/** The maximum number of milliseconds from the first start of a request, after such an attempt. */
function tl(e, t) {
	return e.kind === "answered" || !e.unsent || !Ec(e.cause) ? Yc : t ? 2e3 : 15e3;
}
/** 429, or 423 as in earlier years: the service asks all requests to wait [service.md §6]. */
function nl(e) {
	return Qc(e) === 429 || Qc(e) === 423;
}
/** 423 was the answer to a second request at the same time [service.md §6]. */
function rl(e) {
	return Qc(e) === 423;
}
/** Whether the service may have carried out the request. */
function il(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
/** Milliseconds before the next attempt of a request that waits alone: half to all of 0.5 s, 1 s, … 30 s. */
function al(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
/** Milliseconds that `Retry-After` asks for, as seconds or as a date. Undefined if it is missing, past or invalid. */
function ol(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
// src/api/http/requestSent.ts
/**
* Finds out when `fetch` really sends a request: it may have to connect first, and the event loop may be busy.
* Node's fetch reports this on diagnostics channels, in every version that the client supports. If they were silent,
* `onSent` would never be called, and the caller uses the start and the answer of the request instead.
*/
/** The progress of one request. */
var sl = class {
	#e;
	/** `waiting`: fetch has created the request and not written it yet. `unknown`: nothing was reported. */
	state = "unknown";
	/** @param onSent called once, when the request is sent */
	constructor(e) {
		this.#e = e;
	}
	markSent() {
		this.state !== "sent" && (this.state = "sent", this.#e());
	}
};
const cl = new t(), ll = /* @__PURE__ */ new WeakMap();
let ul = !1;
/** Ignores the CONNECT request to a proxy: the request itself is sent after it. */
function dl(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function fl() {
	ul = !0, n("undici:request:create", (e) => {
		let t = cl.getStore(), n = dl(e);
		t && n && (t.state = "waiting", ll.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) n(e, (e) => {
		let t = dl(e);
		t && ll.get(t)?.markSent();
	});
}
/** Calls `call`, and updates `tracker` from the request that it makes. */
function pl(e, t) {
	return ul || fl(), cl.run(e, t);
}
/** A redirect is an answer like any other. It is not followed, because the token would be sent to its target. */
async function ml(e, { clock: t, connectTimeout: n, timeout: r, signal: i, onSent: a }) {
	let o = new AbortController(), s = { why: "network" }, c = (e) => {
		s.why = e, o.abort();
	}, l = () => c("aborted"), u = new sl(() => {
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
		let s = await pl(u, () => fetch(t, a)), c = await (s.ok ? s.text() : hl(s));
		return {
			kind: "answered",
			status: s.status,
			headers: s.headers,
			body: c
		};
	} catch (e) {
		let t = xc(e), { why: n } = s, r = n === "network" ? t.length > 0 && t.every(Cc) : u.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(wc) ? "timeout" : n,
			unsent: r,
			cause: Oc(t[0])
		};
	} finally {
		d(), f(), i?.removeEventListener("abort", l);
	}
}
/** An error answer whose body is cut off is still used. */
async function hl(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
/** @throws ApiError, NetworkError, TimeoutError, AbortError, QueueTimeoutError */
async function gl(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, d = !1, p, m = 0, h, ee = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: d
	}), te = () => a?.aborted || !h ? new u(`${o} ${s} was aborted.`, ee()) : Ic(e, t.right, h, ee());
	for (;;) {
		let u = await r.acquire(i, a, _l(p && p - n.now(), t.queueTimeout));
		if (!u && !a?.aborted && (p === void 0 || n.now() < p)) throw new l(`${o} ${s} was not sent: it waited too long because of the service's limits.`, ee());
		if (!u) throw te();
		c++, p === void 0 && (m = n.now(), p = m + Yc);
		let ne;
		try {
			h = await bl(e, t, c, p - n.now(), u.sent), nl(h) && (ne = {
				locked: rl(h),
				retryAfter: yl(h, n)
			});
		} finally {
			u.release(ne);
		}
		if (h.kind === "answered" && h.status >= 200 && h.status < 300) return {
			answer: h,
			attempts: c
		};
		d ||= il(h);
		let re = el(t, h, c), ie = yl(h, n), ae = re === "everyone" ? r.pausedFor : ie ?? al(c, e.random);
		if (!re || n.now() + ae >= Math.min(p, m + tl(h, e.loopback))) throw te();
		if (ae > 2e3) {
			let t = ie === void 0 ? vl(h) : "the service asked for it";
			e.onWait({
				method: o,
				path: s,
				attempt: c + 1,
				ms: ae,
				reason: t
			});
		}
		re === "alone" && await f(n, ae, a);
	}
}
function _l(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function vl(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no answer" : nl(e) ? "too many requests" : "a server error";
}
function yl(e, t) {
	return e.kind === "answered" ? ol(e.headers.get("retry-after"), t.date()) : void 0;
}
/** Makes one attempt, and calls the hooks of the client before and after it. */
async function bl(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await ml({
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
/** @throws ArgumentError before anything is sent; ApiError, NetworkError, TimeoutError, AbortError, QueueTimeoutError */
async function $(e, t, n, r, { queueTimeout: i } = {}) {
	let { method: a, right: o, answer: s, once: c = !1 } = t, l = ic(t.path, n), u = await gl(e, {
		method: a,
		path: l,
		query: t.query?.(r) ?? "",
		body: t.body && JSON.stringify(t.body(r)),
		right: o,
		once: c,
		queueTimeout: i
	}), d = (t) => Lc(e.token, t, u.answer.status, {
		method: a,
		path: l,
		attempts: u.attempts,
		mayHaveHappened: !0
	}), f = xl(u.answer.body, d), p = s.schema.safeParse(f);
	if (!p.success) throw d(Sl(p.error.issues));
	return {
		wire: f,
		headers: u.answer.headers
	};
}
function xl(e, t) {
	try {
		return Gc(e);
	} catch {
		throw t(e === "" ? "it is empty" : "it is not JSON, or it was cut off");
	}
}
/** `keys[3].key_id: expected number, received string` */
function Sl(e) {
	let t = e.slice(0, 3).map(({ path: e, message: t }) => `${e.map((e) => typeof e == "number" ? `[${e}]` : `.${String(e)}`).join("").replace(/^\./, "") || "the answer"}: ${t.replace(/^Invalid \w+: /, "")}`), n = e.length - t.length;
	return t.join("; ") + (n > 0 ? `; and ${n} more` : "");
}
// src/wire/key.ts
/** Keys in the JSON of the service: in answers, and in requests [service.md §2]. */
/** Platforms in the order of answers, whatever the order of the request is. */
const Cl = [
	"ios",
	"android",
	"web",
	"other"
];
// src/api/operations/refusedEntries.ts
function wl(e) {
	return typeof e == "string" || Q(e) && Cl.every((t) => typeof e[t] == "string");
}
/** A number if it is short enough for one, otherwise a string of its digits. */
function Tl(e) {
	return typeof e != "string" || !/^\d+$/.test(e) ? El(e) ? e : void 0 : El(Number(e)) ? Number(e) : e;
}
function El(e) {
	return Number.isSafeInteger(e);
}
/** Keeps unknown members. The old form `key: { key_name }` also becomes `key_name` [service.md §2.2]. */
function Dl(e) {
	let t = Q(e) ? e : { message: e }, { message: n, code: r, key_name: i, key_id: a } = t, o = i ?? (Q(t.key) ? t.key.key_name : void 0), s = {
		...t,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(r)) ? Number(r) : 0
	};
	delete s.key_name, delete s.key_id, wl(o) && (s.key_name = o);
	let c = Tl(a);
	return c !== void 0 && (s.key_id = c), s;
}
/**
* The entries of a batch that the service refused in an answer with status 200. `errors` is a list; `""` or missing
* if no entry was refused; or an object with numbers as names, which is how PHP writes a list with gaps.
*/
function Ol(e) {
	return Array.isArray(e) ? e.map(Dl) : Q(e) ? Object.values(e).filter(Q).map(Dl) : [];
}
function kl(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
/** The members besides the elements. They are not enumerable, so that only the elements are compared and copied. */
const Al = [
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
* A page of a list: an array in the service's order, with what the service says about the whole list. `map`, `filter` and
* similar methods return plain arrays.
*/
var jl = class extends Array {
	static get [Symbol.species]() {
		return Array;
	}
	/** The id of the project as the service writes it, without a branch. */
	projectId;
	/** The branch, if branching is enabled on the project. */
	branch;
	/** The refused entries of a batch; always a list. The other entries were done. */
	errors;
	/** The number of elements on all pages. Undefined for a batch, and with a cursor. */
	totalCount;
	pageCount;
	/** The number of this page, from 1. */
	page;
	/** The maximum number of elements on a page. */
	limit;
	/** The start of the next page, with a cursor. Undefined on the last page, and without a cursor. */
	nextCursor;
	/**
	* The service warned that its answer is too big. It does not say what it left out: treat such a list as incomplete.
	*/
	responseTooBig;
	#e;
	#t;
	constructor(e, t, n) {
		super();
		for (let t of e) this.push(t);
		let { headers: r, requested: i } = t;
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = kl(r, "total-count"), this.pageCount = kl(r, "page-count"), this.page = kl(r, "page"), this.limit = kl(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
		let a = r?.get("x-pagination-next-cursor") || void 0, o = this.length > 0 && a !== i?.cursor;
		this.nextCursor = o ? a : void 0;
		for (let e of Al) Object.defineProperty(this, e, { enumerable: !1 });
		this.#e = n, this.#t = this.#n(i ?? {});
	}
	/** A page without totals is the last one if it is not full. A proxy may have dropped the headers. */
	#n(e) {
		if (this.nextCursor !== void 0) return { cursor: this.nextCursor };
		if (e.pagination === "cursor" || this.length === 0) return;
		let t = this.page ?? e.page ?? 1, n = this.limit ?? e.limit ?? 100, r = this.pageCount ?? (this.totalCount === void 0 ? void 0 : Math.ceil(this.totalCount / n));
		return (r === void 0 ? this.length >= n : t < r) ? { page: t + 1 } : void 0;
	}
	/**
	* The next page; undefined if this is the last one. It is the last if the header for the next page is missing or empty,
	* if this page has no entries, or if the cursor is the same as before.
	* @throws the errors of the operation that made this list
	*/
	async nextPage() {
		return this.#t && this.#e?.(this.#t);
	}
}, Ml = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	/** {@link Client.updateKey} of this key. This object does not change; the answer is the updated key. */
	update(e) {
		return this.#e.updateKey(this.#t, this.#n, e);
	}
	/** {@link Client.destroyKey} of this key. */
	destroy() {
		return this.#e.destroyKey(this.#t, this.#n);
	}
};
/** @param projectId as the caller wrote it, so that a branch stays the same branch */
function Nl(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new Ml(t, n, r?.key_id ?? ""), r);
}
// src/api/client/pages.ts
/** All elements of all pages, with one page in memory at a time. Each `for await` reads them again. */
var Pl = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	async *[Symbol.asyncIterator]() {
		for await (let e of this.pages()) yield* e;
	}
	/** The same, page by page. It also ends if a cursor of the service comes a second time. */
	async *pages() {
		let e = /* @__PURE__ */ new Set(), t = await this.#e();
		for (; t;) {
			if (yield t, t.nextCursor !== void 0 && e.has(t.nextCursor)) return;
			t.nextCursor !== void 0 && e.add(t.nextCursor);
			let n = t.nextPage();
			t = void 0, t = await n;
		}
	}
}, Fl = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	/** {@link Client.updateWebhook} of this webhook. This object does not change; the answer is the updated webhook. */
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
function Il(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new Fl(t, n, r?.webhook_id ?? ""), r);
}
// src/api/client/clientOperations.ts
/**
* The operations of a {@link Client}. They are apart from it, so that {@link Project} can use them without importing
* the client that makes it.
*/
var Ll = class {
	#e;
	/** @internal */
	constructor(e) {
		this.#e = e;
	}
	/** A page of keys, ascending by id. Unless `params` change that, it has archived keys and no translations. */
	async keys(e, t = {}) {
		let n = await $(this.#e, Z.keys, { projectId: e }, t);
		return new jl(n.wire.keys.map((t) => Nl(t, this, e)), Rl(e, n, t), (n) => this.keys(e, {
			...t,
			...n
		}));
	}
	/** One key, with its translations, comments and screenshots. */
	async key(e, t, n = {}) {
		let { wire: r } = await $(this.#e, Z.key, {
			projectId: e,
			keyId: t
		}, n);
		return Nl(r.key, this, e);
	}
	/**
	* Creates keys. The answer has the complete keys, in the order of the request; `errors` has the refused ones. Because
	* of one malformed key, the service refuses the whole batch. The request is never sent again if it may have happened.
	*/
	async createKeys(e, t) {
		return this.#t(e, await $(this.#e, Z.createKeys, { projectId: e }, t));
	}
	/** Changes one key, except its translations, which the service changes in {@link updateKeys} only. */
	async updateKey(e, t, n) {
		let { wire: r } = await $(this.#e, Z.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return Nl(r.key, this, e);
	}
	/** Changes keys. The answer has the complete keys, ascending by id; `errors` has the refused ones. */
	async updateKeys(e, t, n = {}) {
		let r = await $(this.#e, Z.updateKeys, { projectId: e }, t, n);
		return this.#t(e, r);
	}
	/** Destroys one key. If the key is locked, it stays, and `keys_locked` of the answer is 1. */
	async destroyKey(e, t) {
		return (await $(this.#e, Z.destroyKey, {
			projectId: e,
			keyId: t
		}, void 0)).wire;
	}
	/** Destroys keys. `keys_locked` of the answer counts those that stayed, without naming them. */
	async destroyKeys(e, t, n = {}) {
		return (await $(this.#e, Z.destroyKeys, { projectId: e }, t, n)).wire;
	}
	/** All keys, read page by page with a cursor: `for await (const key of client.allKeys(id))`, or its `pages()`. */
	allKeys(e, t = {}) {
		return new Pl(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	/** A page of webhooks, with their secrets. */
	async webhooks(e, t = {}) {
		let n = await $(this.#e, Z.webhooks, { projectId: e }, t);
		return new jl(n.wire.webhooks.map((t) => Il(t, this, e)), Rl(e, n, t), (n) => this.webhooks(e, {
			...t,
			...n
		}));
	}
	/** One webhook, with its secret. */
	async webhook(e, t) {
		let { wire: n } = await $(this.#e, Z.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return Il(n.webhook, this, e);
	}
	/**
	* Creates a webhook. The service makes its secret, and posts a ping to its URL. Several webhooks may have the same URL,
	* so the request is never sent again if it may have happened.
	*/
	async createWebhook(e, t) {
		let { wire: n } = await $(this.#e, Z.createWebhook, { projectId: e }, t);
		return Il(n.webhook, this, e);
	}
	/** Changes a webhook. `events` replaces the list. Omitted members keep their values; the secret never changes. */
	async updateWebhook(e, t, n) {
		let { wire: r } = await $(this.#e, Z.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return Il(r.webhook, this, e);
	}
	async destroyWebhook(e, t) {
		return (await $(this.#e, Z.destroyWebhook, {
			projectId: e,
			webhookId: t
		}, void 0)).wire;
	}
	/** Gives a webhook a new secret, which its deliveries use at once. If the answer is lost, read the webhook. */
	async regenerateWebhookSecret(e, t) {
		let n = Z.regenerateWebhookSecret;
		return (await $(this.#e, n, {
			projectId: e,
			webhookId: t
		}, void 0)).wire;
	}
	/** All webhooks, read page by page like {@link allKeys}. */
	allWebhooks(e) {
		return new Pl(() => this.webhooks(e));
	}
	/** The project's name, type, base language and settings. */
	async projectDetails(e) {
		return (await $(this.#e, Z.projectDetails, { projectId: e }, void 0)).wire;
	}
	/** A page of the project's languages, by name. */
	async languages(e, t = {}) {
		let n = await $(this.#e, Z.languages, { projectId: e }, t);
		return new jl(n.wire.languages, Rl(e, n, t), (n) => this.languages(e, {
			...t,
			...n
		}));
	}
	/** The token's own user, with the rights in this project. Texts that this token writes get its `user_id`. */
	async contributorMe(e) {
		return (await $(this.#e, Z.contributorMe, { projectId: e }, void 0)).wire.contributor;
	}
	#t(e, t) {
		return new jl(t.wire.keys.map((t) => Nl(t, this, e)), {
			...Rl(e, t, {}),
			errors: Ol(t.wire.errors)
		});
	}
};
/** If the answer does not name its project, it is the project of the request. */
function Rl(e, { wire: t, headers: n }, r) {
	let { project_id: i, branch: a } = t;
	return {
		projectId: typeof i == "string" ? i : e.split(":")[0] ?? e,
		...typeof a == "string" && { branch: a },
		headers: n,
		requested: r
	};
}
// src/api/client/project.ts
/** The operations of {@link Client} on one project. The constructor sends nothing. */
var zl = class {
	#e;
	/** The id of the project as it was given: `<id>` or `<id>:<branch>`. */
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
	/** {@link Client.contributorMe} */
	contributorMe() {
		return this.#e.contributorMe(this.id);
	}
}, Bl = class extends Ll {
	constructor(e) {
		super(ae(e));
	}
	/** The same operations on one project, without the id. */
	project(e) {
		return new zl(this, e);
	}
};
// src/api/http/proxy.ts
const Vl = [
	"localhost",
	"127.0.0.1",
	"::1",
	"[::1]"
];
/**
* Makes the process's `fetch` use `https_proxy`, `http_proxy` and `no_proxy` (or the same names in upper case), except
* for loopback addresses. A program calls this once, at its start. The client never does, because it affects all
* requests of the process. Node's own fetch supports it from 24.14 on.
*/
function Hl(e = process.env) {
	let t = (t) => e[t] || e[t.toUpperCase()] || void 0, n = t("https_proxy"), i = t("http_proxy");
	if (!n && !i) return { state: "none" };
	if (typeof r.setGlobalProxyFromEnv != "function") return {
		state: "unavailable",
		message: `${n ? "https_proxy" : "http_proxy"} is set, but Node ${process.versions.node} cannot use it: requests are sent directly. Use Node 24.14 or later.`
	};
	let a = [t("no_proxy"), ...Vl].filter(Boolean).join(","), o = {
		...n ? { https_proxy: n } : {},
		...i ? { http_proxy: i } : {},
		no_proxy: a
	};
	return {
		state: "used",
		undo: r.setGlobalProxyFromEnv(o)
	};
}
export { u as AbortError, o as ApiError, i as ArgumentError, Bl as Client, jl as Collection, s as NetworkError, Pl as Pages, zl as Project, l as QueueTimeoutError, a as RequestError, c as TimeoutError, Hl as useProxyFromEnvironment };
