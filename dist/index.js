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
// node_modules/zod/v4/core/util.js
function l(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function u(e, t = "|") {
	return e.map((e) => me(e)).join(t);
}
function d(e, t) {
	return typeof t == "bigint" ? t.toString() : t;
}
var f = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function p(e) {
	return new f(e);
}
function m(e) {
	return e == null;
}
function h(e) {
	let t = +!!e.startsWith("^"), n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function ee(e, t) {
	let n = e / t, r = Math.round(n), i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
	return Math.abs(n - r) < i ? 0 : n - r;
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
function te(e) {
	let t = Object.getOwnPropertyDescriptor(e, "shape");
	return t?.get ? t.get.raw : t?.value;
}
function _(e) {
	return te(e._zod.def) ?? e._zod.def.shape;
}
function ne(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			let e = n();
			return g(this, t, e), e;
		},
		enumerable: !0,
		configurable: !0
	});
}
function re(e, t, n) {
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
		n.enumerable && (n.get ? ne(e, a, () => {
			let e = t._zod.def.shape[a];
			return r ? r(e, a) : e;
		}) : re(e, a, r ? r(n.value, a) : n.value));
	}
}
function ie(e, t) {
	for (let n of Reflect.ownKeys(t)) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.enumerable && (r.get ? ne(e, n, () => t[n]) : re(e, n, r.value));
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
function ae(e) {
	return JSON.stringify(e);
}
function oe(e) {
	return e.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const se = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function ce(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
const le = /* @__PURE__*/ p(() => {
	if (O.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
	try {
		return Function(""), !0;
	} catch {
		return !1;
	}
});
function ue(e) {
	if (ce(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != "function") return !0;
	let n = t.prototype;
	return ce(n) !== !1 && Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") !== !1;
}
function de(e) {
	return ue(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
const fe = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function pe(e) {
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
function me(e) {
	return typeof e == "bigint" ? e.toString() + "n" : typeof e == "string" ? `"${e}"` : `${e}`;
}
function he(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
const ge = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, _e = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function ve(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
	let i = {};
	return v(i, e, ye(e, t)), b(e, y(n, {
		shape: i,
		checks: []
	}));
}
function ye(e, t) {
	let n = _(e), r = [];
	for (let e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
		t[e] && r.push(e);
	}
	return r;
}
function be(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
	let i = new Set(ye(e, t)), a = {};
	return v(a, e, Reflect.ownKeys(_(e)).filter((e) => !i.has(e))), b(e, y(n, {
		shape: a,
		checks: []
	}));
}
function xe(e, t) {
	if (!ue(t)) throw Error("Invalid input to extend: expected a plain object");
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = _(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return b(e, y(e._zod.def, { shape: Se(e, t) }));
}
function Se(e, t) {
	let n = {};
	return v(n, e, Reflect.ownKeys(_(e))), ie(n, t), n;
}
function Ce(e, t) {
	if (!ue(t)) throw Error("Invalid input to safeExtend: expected a plain object");
	return b(e, y(e._zod.def, { shape: Se(e, t) }));
}
function we(e, t) {
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
function Te(e, t, n, r = "partial") {
	let i = t._zod.def.checks;
	if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
	let a = n ? new Set(ye(t, n)) : void 0, o = {};
	return v(o, t, Reflect.ownKeys(_(t)), e && ((t, n) => a && !a.has(n) ? t : new e({
		type: "optional",
		innerType: t
	}))), b(t, y(t._zod.def, {
		shape: o,
		checks: []
	}));
}
function Ee(e, t, n) {
	let r = n ? new Set(ye(t, n)) : void 0, i = {};
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
function De(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function Oe(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function ke(e) {
	return typeof e == "string" ? e : e?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function Ae(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function je(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function C(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : ke(e.inst?._zod.def?.error?.(e)) ?? ke(a?.(e)) ?? ke(t?.error?.(e)) ?? ke(n.customError?.(e)) ?? ke(n.localeError?.(e)) ?? "Invalid input", s = {};
	for (let t of Object.keys(e)) t !== "inst" && t !== "schema" && t !== "continue" && t !== "input" && t !== "__proto__" && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
const Me = /[\uD800-\uDBFF]/;
function Ne(e) {
	let t = e.length;
	if (!Me.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function Pe(e) {
	return Array.isArray(e) ? "array" : typeof e == "string" ? "string" : "unknown";
}
function Fe(e) {
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
function Ie(...e) {
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
function Le(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : Be(e, n, r.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function w(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function Re(e, t, n) {
	return w(e, t, n, !1);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
/* @__NO_SIDE_EFFECTS__ */
function ze(e, t) {
	for (let n in e) {
		let r = e[n];
		Object.defineProperty(t, n, {
			configurable: !0,
			enumerable: !0,
			get() {
				return w(this, n, r(this));
			},
			set(e) {
				w(this, n, e);
			}
		});
	}
	return t;
}
function Be(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : w(this, t, n.bind(this));
		},
		set(e) {
			w(this, t, e);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function Ve(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
let He, Ue = !1;
const We = {
	configurable: !0,
	get() {
		Ue = !0;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function T(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && He !== e._zod ? He = void 0 : (He = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, We);
			let e = Ue;
			Ue = !1;
			try {
				let r = n(this);
				return Ue ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), Ue ||= e, r;
			} catch (n) {
				throw delete this[t], Ue ||= e, n;
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
function Ge(e, t, n, r) {
	let i = Ve(e, t);
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
function Ke(e) {
	let t = () => e;
	return t["~constantCatch"] = !0, t;
}
// node_modules/zod/v4/core/core.js
var qe;
const Je = {
	value: void 0,
	enumerable: !1
};
let Ye = "captureStackTrace" in Error ? Error : null;
function Xe(e) {
	let t = Ye;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return Ye = null, new e();
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
function E(e, t, n, r) {
	let i = {};
	function a(e) {
		this.def = e, this.constr = d, this.traits = /* @__PURE__ */ new Set();
	}
	a.prototype = i;
	let o = n, s = o && /* @__PURE__ */ new WeakSet();
	function c(n, r) {
		if (!n._zod) {
			Je.value = new a(r);
			try {
				Object.defineProperty(n, "_zod", Je);
			} finally {
				Je.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), s) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			s.has(i) || (s.add(i), Le(i, o));
		}
		let i = d.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let l = r?.Parent ?? Object;
	class u extends l {}
	Object.defineProperty(u, "name", { value: e });
	function d(e) {
		let t = r?.Parent ? Xe(u) : this;
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
var D = class extends Error {
	constructor() {
		super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
	}
}, Ze = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = "ZodEncodeError";
	}
};
(qe = globalThis).__zod_globalConfig ?? (qe.__zod_globalConfig = {});
const O = globalThis.__zod_globalConfig;
function k(e) {
	return e && Object.assign(O, e), O;
}
// node_modules/zod/v4/core/errors.js
function Qe() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, d, 2), e.message;
}
function $e(e) {
	this._zod.message = e;
}
const et = {
	get: Qe,
	set: $e,
	enumerable: !0,
	configurable: !0
}, tt = {
	value: void 0,
	enumerable: !1
}, nt = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]), rt = /* @__PURE__ */ E("$ZodError", (e, t) => {
	e.name = "$ZodError", tt.value = t, Object.defineProperty(e, "issues", tt), tt.value = void 0, Object.defineProperty(e, "message", et);
	let n = Object.getPrototypeOf(e);
	nt.has(n) || (nt.add(n), Object.defineProperty(n, "toString", {
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
function it(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === "__proto__" ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function at(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? it(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function ot(e, t = (e) => e.message) {
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
function st(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const ct = (e) => {
	let t = (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !1
		} : { async: !1 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise) throw new D();
		if (s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => C(e, o, k())));
			throw se(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, lt = (e) => {
	let t = async (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => C(e, o, k())));
			throw se(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, ut = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new D();
	return a.issues.length ? dt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
};
function dt(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => C(e, n, k()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
const ft = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? dt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, pt = /* @__PURE__ */ Symbol.for("zod.compile.invalid"), mt = /* @__PURE__ */ Symbol.for("zod.compile.fallback"), ht = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== pt) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return gt(e, t, n);
});
function gt(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[mt] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new D();
	return a.issues.length === 0;
}
const _t = async (e, t, n) => {
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
}, vt = (e) => {
	let t = ct(e), n = (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return t(e, r, o, st(n, a));
	};
	return n;
}, yt = (e) => {
	let t = ct(e), n = (e, r, i, a) => t(e, r, i, st(n, a));
	return n;
}, bt = (e) => {
	let t = lt(e), n = async (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return await t(e, r, o, st(n, a));
	};
	return n;
}, xt = (e) => {
	let t = lt(e), n = async (e, r, i, a) => await t(e, r, i, st(n, a));
	return n;
}, St = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return ut(e)(t, n, i);
}, Ct = (e) => (t, n, r) => ut(e)(t, n, r), wt = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return ft(e)(t, n, i);
}, Tt = (e) => async (t, n, r) => ft(e)(t, n, r), Et = /^[cC][0-9a-z]{6,}$/, Dt = /^[0-9a-z]+$/, Ot = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, kt = /^[0-9a-vA-V]{20}$/, At = /^[A-Za-z0-9]{27}$/, jt = /^[a-zA-Z0-9_-]{21}$/;
function Mt(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const Nt = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, Pt = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, Ft = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, It = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function Lt() {
	return /* @__PURE__ */ RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
}
const Rt = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, zt = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, Bt = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, Vt = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, Ht = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, Ut = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, Wt = /^https?$/, Gt = /^\+[1-9]\d{6,14}$/, Kt = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
* esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
* will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function qt(e) {
	return RegExp(`^${e}$`);
}
const Jt = /*@__PURE__*/ qt(Kt);
function Yt(e) {
	let t = "(?:[01]\\d|2[0-3]):[0-5]\\d";
	return typeof e.precision == "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function Xt(e) {
	return RegExp(`^${Yt(e)}$`);
}
function Zt(e) {
	let t = ["Z"];
	e.offset && t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
	let n = `${Yt({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join("|")})`, r = e.local ? `${n}|${Yt({ precision: e.precision })}` : n;
	return RegExp(`^${Kt}T(?:${r})$`);
}
const Qt = /^[\s\S]{0,}$/, $t = /^-?\d+(?:\.\d+)?$/, en = /^(?:true|false)$/i, tn = /^[^A-Z]*$/, nn = /^[^a-z]*$/, A = /*@__PURE__*/ E("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), rn = (e) => {
	let t = e.value;
	return !m(t) && t.length !== void 0;
}, an = {
	number: "number",
	bigint: "bigint",
	object: "date"
}, on = /*@__PURE__*/ E("$ZodCheckLessThan", (e, t) => {
	A.init(e, t);
	let n = an[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: an[typeof r.value] ?? n,
			code: "too_big",
			maximum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), sn = /*@__PURE__*/ E("$ZodCheckGreaterThan", (e, t) => {
	A.init(e, t);
	let n = an[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: an[typeof r.value] ?? n,
			code: "too_small",
			minimum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), cn = /*@__PURE__*/ E("$ZodCheckMultipleOf", (e, t) => {
	A.init(e, t), e._zod.check = (n) => {
		if (typeof n.value != typeof t.value) throw Error("Cannot mix number and bigint in multiple_of check.");
		(typeof n.value == "bigint" ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : ee(n.value, t.value) === 0) || n.issues.push({
			origin: typeof n.value,
			code: "not_multiple_of",
			divisor: t.value,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), ln = /*@__PURE__*/ E("$ZodCheckNumberFormat", (e, t) => {
	A.init(e, t), t.format = t.format || "float64";
	let n = t.format?.includes("int"), r = n ? "int" : "number", [i, a] = ge[t.format];
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
}), un = /*@__PURE__*/ E("$ZodCheckMaxLength", (e, t) => {
	var n;
	A.init(e, t), (n = e._zod.def).when ?? (n.when = rn), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i > t.maximum ? Ne(r) : i) <= t.maximum) return;
		let a = Pe(r);
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
}), dn = /*@__PURE__*/ E("$ZodCheckMinLength", (e, t) => {
	var n;
	A.init(e, t), (n = e._zod.def).when ?? (n.when = rn), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i >= t.minimum && i < t.minimum * 2 ? Ne(r) : i) >= t.minimum) return;
		let a = Pe(r);
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
}), fn = /*@__PURE__*/ E("$ZodCheckLengthEquals", (e, t) => {
	var n;
	A.init(e, t), (n = e._zod.def).when ?? (n.when = rn), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == "string" && i >= t.length && i <= t.length * 2 ? Ne(r) : i;
		if (a === t.length) return;
		let o = Pe(r), s = a > t.length;
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
}), pn = /*@__PURE__*/ E("$ZodCheckStringFormat", (e, t) => {
	var n, r;
	A.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
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
}), mn = /*@__PURE__*/ E("$ZodCheckRegex", (e, t) => {
	pn.init(e, t), e._zod.check = (n) => {
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
}), hn = /*@__PURE__*/ E("$ZodCheckLowerCase", (e, t) => {
	t.pattern ??= tn, pn.init(e, t);
}), gn = /*@__PURE__*/ E("$ZodCheckUpperCase", (e, t) => {
	t.pattern ??= nn, pn.init(e, t);
}), _n = /*@__PURE__*/ E("$ZodCheckIncludes", (e, t) => {
	A.init(e, t);
	let n = pe(t.includes);
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
}), vn = /*@__PURE__*/ E("$ZodCheckStartsWith", (e, t) => {
	A.init(e, t);
	let n = RegExp(`^${pe(t.prefix)}.*`);
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
}), yn = /*@__PURE__*/ E("$ZodCheckEndsWith", (e, t) => {
	A.init(e, t);
	let n = RegExp(`.*${pe(t.suffix)}$`);
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
}), bn = /*@__PURE__*/ E("$ZodCheckOverwrite", (e, t) => {
	A.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
});
// node_modules/zod/v4/core/doc.js
var xn = class {
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
const Sn = {
	major: 4,
	minor: 6,
	patch: 7
}, j = /*@__PURE__*/ E("$ZodType", (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = Sn;
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
					if (De(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new D();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (je(t.issues, n, e), i ||= S(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					je(t.issues, n, e), i ||= S(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, n = (n, r, a) => {
			if (S(n)) return n.aborted = !0, n;
			let o = t(r, i, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new D();
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
				if (a.async === !1) throw new D();
				return o.then((e) => t(e, i, a));
			}
			return t(o, i, a);
		};
	}
}, {
	get "~standard"() {
		return Re(this, "~standard", Tn(this));
	},
	set "~standard"(e) {
		w(this, "~standard", e);
	}
}), Cn = (e, t) => e.issues.length ? { issues: e.issues.map((e) => C(e, t, k())) } : { value: e.value };
async function wn(e, t) {
	let n = { async: !0 };
	return Cn(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function Tn(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return Cn(r, n);
			} catch {}
			return wn(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
const En = /*@__PURE__*/ E("$ZodString", (e, t) => {
	j.init(e, t), e._zod.pattern = t.pattern ?? Qt, e._zod.parse = (n, r) => {
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
}), M = /*@__PURE__*/ E("$ZodStringFormat", (e, t) => {
	pn.init(e, t), En.init(e, t);
}), Dn = /*@__PURE__*/ E("$ZodGUID", (e, t) => {
	t.pattern ??= Pt, M.init(e, t);
}), On = /*@__PURE__*/ E("$ZodUUID", (e, t) => {
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
		t.pattern ??= Ft(e);
	} else t.pattern ??= Ft();
	M.init(e, t);
}), kn = /*@__PURE__*/ E("$ZodEmail", (e, t) => {
	t.pattern ??= It, M.init(e, t);
});
function An(e) {
	try {
		return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function jn(e, t) {
	return !("normalize" in t) && !("hostname" in t) && !("protocol" in t) ? An(e) || 2 : Mn(e, t);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function Mn(e, t) {
	if (!t.normalize && t.protocol?.source === Wt.source && !/^https?:\/\//i.test(e)) return 1;
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
const Nn = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function Pn(e) {
	return e.replace(Nn, "");
}
function Fn(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function In(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
const Ln = /*@__PURE__*/ E("$ZodURL", (e, t) => {
	M.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = jn(r, t);
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
				n.value = Pn(r);
				return;
			}
			t.hostname && !Fn(i, t.hostname) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !In(i, t.protocol) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : Pn(r);
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
}), Rn = /*@__PURE__*/ E("$ZodEmoji", (e, t) => {
	t.pattern ??= Lt(), M.init(e, t);
}), zn = /*@__PURE__*/ E("$ZodNanoID", (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? jt : Mt(t.length), M.init(e, t);
}), Bn = /*@__PURE__*/ E("$ZodCUID", (e, t) => {
	t.pattern ??= Et, M.init(e, t);
}), Vn = /*@__PURE__*/ E("$ZodCUID2", (e, t) => {
	t.pattern ??= Dt, M.init(e, t);
}), Hn = /*@__PURE__*/ E("$ZodULID", (e, t) => {
	t.pattern ??= Ot, M.init(e, t);
}), Un = /*@__PURE__*/ E("$ZodXID", (e, t) => {
	t.pattern ??= kt, M.init(e, t);
}), Wn = /*@__PURE__*/ E("$ZodKSUID", (e, t) => {
	t.pattern ??= At, M.init(e, t);
}), Gn = /*@__PURE__*/ E("$ZodISODateTime", (e, t) => {
	t.pattern ??= Zt(t), M.init(e, t);
}), Kn = /*@__PURE__*/ E("$ZodISODate", (e, t) => {
	t.pattern ??= Jt, M.init(e, t);
}), qn = /*@__PURE__*/ E("$ZodISOTime", (e, t) => {
	t.pattern ??= Xt(t), M.init(e, t);
}), Jn = /*@__PURE__*/ E("$ZodISODuration", (e, t) => {
	t.pattern ??= Nt, M.init(e, t);
}), Yn = /*@__PURE__*/ E("$ZodIPv4", (e, t) => {
	t.pattern ??= Rt, M.init(e, t);
}), Xn = /^[0-9a-fA-F:.]+$/;
function Zn(e) {
	return Xn.test(e) ? An(`http://[${e}]`) : !1;
}
const Qn = /*@__PURE__*/ E("$ZodIPv6", (e, t) => {
	t.pattern ??= zt, M.init(e, t), e._zod.check = (n) => {
		Zn(n.value) || n.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), $n = /*@__PURE__*/ E("$ZodCIDRv4", (e, t) => {
	t.pattern ??= Bt, M.init(e, t);
});
function er(e) {
	let t = e.split("/");
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : Zn(n);
}
const tr = /*@__PURE__*/ E("$ZodCIDRv6", (e, t) => {
	t.pattern ??= Vt, M.init(e, t), e._zod.check = (n) => {
		er(n.value) || n.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function nr(e) {
	if (e === "") return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
const rr = /^[0-9a-zA-Z+/]*={0,2}$/, ir = /*@__PURE__*/ E("$ZodBase64", (e, t) => {
	t.pattern ??= rr, M.init(e, t), e._zod.check = (n) => {
		nr(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), ar = /^[A-Za-z0-9_-]*$/;
function or(e) {
	if (!ar.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === "-" ? "+" : "/");
	return nr(t.padEnd(Math.ceil(t.length / 4) * 4, "="));
}
const sr = /*@__PURE__*/ E("$ZodBase64URL", (e, t) => {
	t.pattern ??= ar, M.init(e, t), e._zod.check = (n) => {
		or(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), cr = /*@__PURE__*/ E("$ZodE164", (e, t) => {
	t.pattern ??= Gt, M.init(e, t);
});
function lr(e, t = null) {
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
const ur = /*@__PURE__*/ E("$ZodJWT", (e, t) => {
	M.init(e, t), e._zod.check = (n) => {
		lr(n.value, t.alg) || n.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), dr = /*@__PURE__*/ E("$ZodNumber", (e, t) => {
	j.init(e, t), e._zod.pattern = $t, e._zod.parse = (n, r) => {
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
}), fr = /*@__PURE__*/ E("$ZodNumberFormat", (e, t) => {
	ln.init(e, t), dr.init(e, t);
}), pr = /*@__PURE__*/ E("$ZodBoolean", (e, t) => {
	j.init(e, t), e._zod.pattern = en, e._zod.parse = (n, r) => {
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
}), mr = /*@__PURE__*/ E("$ZodUnknown", (e, t) => {
	j.init(e, t), e._zod.parse = (e) => e;
}), hr = /*@__PURE__*/ E("$ZodNever", (e, t) => {
	j.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function gr(e, t) {
	let n = Ae(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== "backward") {
			for (let [t, r] of Ae(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, je(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const _r = (e) => Array.isArray(e) ? e.length : -1;
function vr(e, t, n) {
	e.issues.length && t.issues.push(...Oe(n, e.issues)), t.value[n] = e.value;
}
const yr = /*@__PURE__*/ E("$ZodArray", (e, t) => {
	j.init(e, t);
	let n = O.memoizer;
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
			if (c instanceof Promise) o.push(c.then((t) => vr(t, r, e)));
			else if (vr(c, r, e), s && c.issues.length !== 0 && S(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, gr(e, _r);
});
function br(e, t, n, r, i, a) {
	let o = n in r, s = a === "optional";
	if (o || !s || i !== "optional") {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...Oe(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === "defaulted" && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
const xr = [];
function Sr(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : xr, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = he(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function Cr(e, t, n, r, i, a, o) {
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
		a instanceof Promise ? e.push(a.then((e) => br(e, n, i, t, d, f))) : br(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const wr = /*@__PURE__*/ E("$ZodObject", (e, t) => {
	j.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let e = () => {
			let n = { ...r };
			return Object.defineProperty(t, "shape", { value: n }), e.raw = n, n;
		};
		e.raw = r, Object.defineProperty(t, "shape", { get: e });
	}
	let i = p(() => Sr(t));
	T(e, "propValues", (e) => {
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
	let a = ce, o = t.catchall, s, c = O.memoizer;
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
			s instanceof Promise ? l.push(s.then((n) => br(n, t, e, r, a, o))) : br(s, t, e, r, a, o);
		}
		return o ? Cr(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t;
	};
}), Tr = /*@__PURE__*/ E("$ZodObjectJIT", (e, t) => {
	wr.init(e, t);
	let n = e._zod.parse, r = p(() => Sr(t)), i = O.memoizer, a = (t) => {
		let n = r.value, a = n.symbolKeys, o = new xn(["payload", "ctx"], {
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
			let n = l[e], r = typeof e == "symbol" ? `syms[${a.indexOf(e)}]` : ae(e), i = `${r} in input`, u = t[e], d = u?._zod?.optin, f = d !== void 0, p = u?._zod?.optout === "optional";
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
	}, o, s = ce, c = !O.jitless, l = c && le.value, u = t.catchall, d;
	e._zod.parse = (i, f) => {
		d ??= r.value;
		let p = i.value;
		return s(p) ? c && l && f?.async === !1 && f.jitless !== !0 ? (o ||= a(t.shape), i = o(i, f), u ? Cr([], p, i, f, d, e, f?.abortEarly === !0) : i) : n(i, f) : (i.issues.push({
			expected: "object",
			code: "invalid_type",
			input: p,
			inst: e
		}), i);
	};
});
function Er(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !S(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: "invalid_union",
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => C(e, r, k())))
	}), t);
}
const Dr = /*@__PURE__*/ E("$ZodUnion", (e, t) => {
	j.init(e, t), T(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0), T(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0), T(e, "values", (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), T(e, "pattern", (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => h(e.source)).join("|")})$`);
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
		return a ? Promise.all(o).then((t) => Er(t, r, e, i)) : Er(o, r, e, i);
	};
}), Or = /*@__PURE__*/ E("$ZodIntersection", (e, t) => {
	j.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => Ar(e, t, n)) : Ar(e, i, a);
	};
});
function kr(e, t) {
	if (e === t || e instanceof Date && t instanceof Date && +e == +t) return {
		valid: !0,
		data: e
	};
	if (ue(e) && ue(t)) {
		let n = Object.keys(t), r = Object.keys(e).filter((e) => n.indexOf(e) !== -1), i = {
			...e,
			...t
		};
		Object.prototype.hasOwnProperty.call(i, "__proto__") && delete i.__proto__;
		for (let n of r) {
			if (n === "__proto__") continue;
			let r = kr(e[n], t[n]);
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
			let i = e[r], a = t[r], o = kr(i, a);
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
function Ar(e, t, n) {
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
	let c = kr(t.value, n.value);
	if (!c.valid) {
		if (S(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
	}
	return e.value = c.data, e;
}
const jr = /*@__PURE__*/ E("$ZodEnum", (e, t) => {
	j.init(e, t);
	let n = l(t.entries), r = new Set(n);
	e._zod.values = r, T(e, "pattern", (e) => {
		let t = l(e.def.entries).filter((e) => fe.has(typeof e));
		return RegExp(t.length ? `^(${t.map((e) => pe(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (t, i) => {
		let a = t.value;
		return r.has(a) || t.issues.push({
			code: "invalid_value",
			values: n,
			input: a,
			inst: e
		}), t;
	};
}), Mr = /*@__PURE__*/ E("$ZodTransform", (e, t) => {
	j.init(e, t), e._zod.optin = "optional", O.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new Ze(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new D();
		return n.value = i, n;
	};
});
function Nr(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const Pr = /*@__PURE__*/ E("$ZodOptional", (e, t) => {
	j.init(e, t), T(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), e._zod.optout = "optional", T(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
	}), T(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${h(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== "defaulted") return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => Nr(e, t)) : Nr(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), Fr = /*@__PURE__*/ E("$ZodExactOptional", (e, t) => {
	Pr.init(e, t), T(e, "values", (e) => e.def.innerType._zod.values), T(e, "pattern", (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), Ir = /*@__PURE__*/ E("$ZodNullable", (e, t) => {
	j.init(e, t), T(e, "optin", (e) => e.def.innerType._zod.optin), T(e, "optout", (e) => e.def.innerType._zod.optout), T(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${h(t.source)}|null)$`) : void 0;
	}), T(e, "values", (e) => e.def.innerType._zod.values ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), Lr = /*@__PURE__*/ E("$ZodDefault", (e, t) => {
	j.init(e, t), e._zod.optin = "defaulted", T(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0)
 /**
		* $ZodDefault returns the default value immediately in forward direction.
		* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
		return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Rr(e, t)) : Rr(r, t);
	};
});
function Rr(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const zr = /*@__PURE__*/ E("$ZodPrefault", (e, t) => {
	j.init(e, t), e._zod.optin = "defaulted", T(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === "backward" || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), Br = /*@__PURE__*/ E("$ZodNonOptional", (e, t) => {
	j.init(e, t), T(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => Vr(t, e)) : Vr(i, e);
	};
});
function Vr(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: e.value,
		inst: t
	}), e;
}
function Hr(e, t, n, r) {
	return t.issues.length ? (e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => C(e, r, k())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
const Ur = /*@__PURE__*/ E("$ZodCatch", (e, t) => {
	j.init(e, t), T(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), T(e, "optout", (e) => e.def.innerType._zod.optout), T(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => Hr(e, r, t, n)) : Hr(e, r, t, n);
	};
}), Wr = /*@__PURE__*/ E("$ZodPipe", (e, t) => {
	j.init(e, t), T(e, "values", (e) => e.def.in._zod.values), T(e, "optin", (e) => e.def.in._zod.optin), T(e, "optout", (e) => e.def.out._zod.optout), T(e, "propValues", (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => Gr(e, t.in, n)) : Gr(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Gr(e, t.out, n)) : Gr(r, t.out, n);
	};
});
function Gr(e, t, n) {
	return e.issues.some((e) => e.code !== "unrecognized_keys") ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const Kr = /*@__PURE__*/ E("$ZodReadonly", (e, t) => {
	j.init(e, t), T(e, "propValues", (e) => e.def.innerType._zod.propValues), T(e, "values", (e) => e.def.innerType._zod.values), T(e, "optin", (e) => e.def.innerType?._zod?.optin), T(e, "optout", (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(qr) : qr(r);
	};
});
function qr(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
const Jr = /*@__PURE__*/ E("$ZodCustom", (e, t) => {
	A.init(e, t), j.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => Yr(t, n, r, e));
		Yr(i, n, r, e);
	};
});
function Yr(e, t, n, r) {
	if (!e) {
		let e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(Ie(e));
	}
}
// node_modules/zod/v4/core/memoizer.js
var Xr = class extends Error {
	constructor() {
		super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
	}
};
/** Keyed off the context object every schema in one parse call already shares. */
const Zr = "~memo", Qr = [];
function $r(e) {
	return typeof e == "object" && !!e;
}
function ei(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
const ti = /*@__PURE__*/ new WeakMap();
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function ni(e, t, n) {
	let r = ti.get(e);
	if (r !== void 0) return r ? 2 : 0;
	if (t.has(e)) return 2;
	t.add(e);
	let i = 0, a = (e) => {
		if (i !== 2 && e?._zod) {
			let r = ni(e, t, n);
			r > i && (i = r);
		}
	}, o = (e, r) => {
		let i = 0;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? 1 : o.value?._zod ? ni(o.value, t, n) : 0;
			s > i && (i = s);
		}
		return i;
	}, s = (e) => {
		e > i && (i = e);
	}, c = e._zod.def;
	switch (c.type) {
		case "object": {
			let e = te(c);
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
			s(r ? ni(r, t, !1) : 1);
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
	return t.delete(e), ri(e, i);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function ri(e, t) {
	return t !== 1 && ti.set(e, t === 2), t;
}
function ii(e, t) {
	let n = e.buckets.get(t);
	return n || (n = /* @__PURE__ */ new WeakMap(), e.buckets.set(t, n)), n;
}
let ai;
const oi = [], si = {
	alloc(e, t, n) {
		let r = ai;
		if (!r) return n;
		ai = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), oi.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, n = (e, n) => {
				if (n.direction !== "backward" && li(n, e.value)) throw new Xr();
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
					let i = ni(e, /* @__PURE__ */ new Set(), !1);
					if (i === 0) return e._zod.parse = t, e._zod.run === o && (e._zod.run = t), t(s, c);
					i === 2 || r ? n = !0 : r = !0;
				}
				let l = s.value;
				if (!$r(l)) return t(s, c);
				let u = c[Zr];
				u || (u = {
					buckets: /* @__PURE__ */ new WeakMap(),
					backEdges: void 0
				}, c[Zr] = u);
				let d;
				i === c ? d = a : (d = ii(u, e), i = c, a = d);
				let f = d.get(l);
				if (f) return s.value = f.value, f.issues ? f.issues.length && s.issues.push(...ei(f.issues)) : (s.memo = !0, u.backEdges ?? (u.backEdges = /* @__PURE__ */ new WeakSet()), u.backEdges.add(f.value)), s;
				ai = d;
				let p = oi.length, m = t(s, c);
				ai = void 0;
				let h = oi.length > p ? oi.pop() : void 0;
				return m instanceof Promise ? m.then((e) => (h && (h.issues = e.issues.length ? ei(e.issues) : Qr), e)) : (h && (h.issues = m.issues.length ? ei(m.issues) : Qr), m);
			};
			e._zod.parse = o, e._zod.run === t && (e._zod.run = o);
		});
	}
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function ci() {
	return si;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function li(e, t) {
	let n = e[Zr]?.backEdges;
	return n !== void 0 && $r(t) && n.has(t);
}
// node_modules/zod/v4/locales/en.js
const ui = () => {
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
			case "invalid_type": return `Invalid input: expected ${i(e.expected)}, received ${i(Fe(e.input), e.input)}`;
			case "invalid_value": return e.values.length === 1 ? `Invalid input: expected ${me(e.values[0])}` : `Invalid option: expected one of ${u(e.values, "|")}`;
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
			case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${u(e.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${e.origin}`;
			case "invalid_union": return e.options && Array.isArray(e.options) && e.options.length > 0 ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(" | ")}` : e.inclusive === !1 ? "Invalid input: more than one option matched" : "Invalid input";
			case "invalid_element": return `Invalid value in ${e.origin}`;
			default: return "Invalid input";
		}
	};
};
function di() {
	return { localeError: ui() };
}
// node_modules/zod/v4/core/registries.js
var fi, pi = class {
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
function mi() {
	return new pi();
}
(fi = globalThis).__zod_globalRegistry ?? (fi.__zod_globalRegistry = mi());
const hi = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function gi(e) {
	return e.checks &&= [...e.checks], e;
}
// @__NO_SIDE_EFFECTS__
function _i(e, t) {
	return new e(gi({
		type: "string",
		...x(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function vi(e, t) {
	return new e({
		type: "string",
		format: "email",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function yi(e, t) {
	return new e({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function bi(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function xi(e, t) {
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
function Si(e, t) {
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
function Ci(e, t) {
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
function wi(e, t) {
	return new e({
		type: "string",
		format: "url",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ti(e, t) {
	return new e({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ei(e, t) {
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
function Di(e, t) {
	return new e({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Oi(e, t) {
	return new e({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ki(e, t) {
	return new e({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ai(e, t) {
	return new e({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ji(e, t) {
	return new e({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Mi(e, t) {
	return new e({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ni(e, t) {
	return new e({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Pi(e, t) {
	return new e({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Fi(e, t) {
	return new e({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ii(e, t) {
	return new e({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Li(e, t) {
	return new e({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ri(e, t) {
	return new e({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function zi(e, t) {
	return new e({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Bi(e, t) {
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
function Vi(e, t) {
	return new e({
		type: "string",
		format: "date",
		check: "string_format",
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Hi(e, t) {
	return new e({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ui(e, t) {
	return new e({
		type: "string",
		format: "duration",
		check: "string_format",
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Wi(e, t) {
	return new e(gi({
		type: "number",
		checks: [],
		...x(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function Gi(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: !1,
		format: "safeint",
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ki(e, t) {
	return new e({
		type: "boolean",
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function qi(e) {
	return new e({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function Ji(e, t) {
	return new e({
		type: "never",
		...x(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Yi(e, t) {
	return new on({
		check: "less_than",
		...x(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function Xi(e, t) {
	return new on({
		check: "less_than",
		...x(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function Zi(e, t) {
	return new sn({
		check: "greater_than",
		...x(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function Qi(e, t) {
	return new sn({
		check: "greater_than",
		...x(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function $i(e, t) {
	return new cn({
		check: "multiple_of",
		...x(t),
		value: e
	});
}
// @__NO_SIDE_EFFECTS__
function ea(e, t) {
	return new un({
		check: "max_length",
		...x(t),
		maximum: e
	});
}
// @__NO_SIDE_EFFECTS__
function ta(e, t) {
	return new dn({
		check: "min_length",
		...x(t),
		minimum: e
	});
}
// @__NO_SIDE_EFFECTS__
function na(e, t) {
	return new fn({
		check: "length_equals",
		...x(t),
		length: e
	});
}
// @__NO_SIDE_EFFECTS__
function ra(e, t) {
	return new mn({
		check: "string_format",
		format: "regex",
		...x(t),
		pattern: e
	});
}
// @__NO_SIDE_EFFECTS__
function ia(e) {
	return new hn({
		check: "string_format",
		format: "lowercase",
		...x(e)
	});
}
// @__NO_SIDE_EFFECTS__
function aa(e) {
	return new gn({
		check: "string_format",
		format: "uppercase",
		...x(e)
	});
}
// @__NO_SIDE_EFFECTS__
function oa(e, t) {
	return new _n({
		check: "string_format",
		format: "includes",
		...x(t),
		includes: e
	});
}
// @__NO_SIDE_EFFECTS__
function sa(e, t) {
	return new vn({
		check: "string_format",
		format: "starts_with",
		...x(t),
		prefix: e
	});
}
// @__NO_SIDE_EFFECTS__
function ca(e, t) {
	return new yn({
		check: "string_format",
		format: "ends_with",
		...x(t),
		suffix: e
	});
}
// @__NO_SIDE_EFFECTS__
function N(e) {
	return new bn({
		check: "overwrite",
		tx: e
	});
}
// @__NO_SIDE_EFFECTS__
function la(e) {
	return /* @__PURE__ */ N((t) => t.normalize(e));
}
// @__NO_SIDE_EFFECTS__
function ua() {
	return /* @__PURE__ */ N((e) => e.trim());
}
// @__NO_SIDE_EFFECTS__
function da() {
	return /* @__PURE__ */ N((e) => e.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function fa() {
	return /* @__PURE__ */ N((e) => e.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function pa() {
	return /* @__PURE__ */ N((e) => oe(e));
}
// @__NO_SIDE_EFFECTS__
function ma(e, t, n) {
	return new e({
		type: "array",
		element: t,
		...x(n)
	});
}
// @__NO_SIDE_EFFECTS__
function ha(e, t, n) {
	return new e({
		type: "custom",
		check: "custom",
		fn: t,
		...x(n)
	});
}
// @__NO_SIDE_EFFECTS__
function ga(e, t) {
	let n = /* @__PURE__ */ _a((t) => (t.addIssue = (e) => {
		if (typeof e == "string") t.issues.push(Ie(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= "custom", "input" in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(Ie(r));
		}
	}, e(t.value, t)), t);
	return n;
}
// @__NO_SIDE_EFFECTS__
function _a(e, t) {
	let n = new A({
		check: "custom",
		...x(t)
	});
	return n._zod.check = e, n;
}
// node_modules/zod/v4/core/to-json-schema.js
function va(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && g(e, t, n[t]);
	return e;
}
function ya(e) {
	let t = e?.target ?? "draft-2020-12";
	return t === "draft-4" && (t = "draft-04"), t === "draft-7" && (t = "draft-07"), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? hi,
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
function ba(e, t, n, r, i) {
	let a = typeof t.unrepresentable == "function" ? t.unrepresentable({
		zodSchema: e,
		path: r.path,
		message: i
	}) : t.unrepresentable;
	if (a === "any") return !1;
	if (a === void 0 || a === "throw") throw Error(i);
	return Object.assign(n, a), !0;
}
function P(e, t, n = {
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
		a && (o.ref ||= a, P(a, t, r), t.seen.get(a).isParent = !0);
	}
	let c = t.metadataRegistry.get(e);
	return c && va(o.schema, c), t.io === "input" && F(e) && (delete o.schema.examples, delete o.schema.default), t.io === "input" && "_prefault" in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function xa(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
function Sa(e, t) {
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
				ref: `${i("__shared")}#/${r}/${xa(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: "#" };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + xa(a)
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
function Ca(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != "object") return;
		Ca(e);
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
const wa = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]), Ta = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function Ea(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != "object" || !t ? null : Object.keys(t).length ? t : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function Da(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != "object" || n.type !== "object") return null;
		for (let e in n) if (!wa.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = /* @__PURE__ */ new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? Ea(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			g(n, r, e.length === 1 ? e[0] : Da(e) ?? { allOf: e });
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
			let t = Ea(n);
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
function Oa(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of wa) if (t in e) return;
	let n = t.filter((e) => Ta.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = Da(t);
	else {
		let e = n[0], i = Ta.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => Da([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, va(e, r));
}
function ka(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	let r = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let i = n.def ?? n.schema, a = { ...i }, o = n.ref;
		if (n.ref = null, o) {
			r(o);
			let n = e.seen.get(o), s = n.schema;
			if (s.$ref && (e.target === "draft-07" || e.target === "draft-04" || e.target === "openapi-3.0") ? (i.allOf = i.allOf ?? [], i.allOf.push(s)) : va(i, s), va(i, a), t._zod.parent === o) for (let e in i) e !== "$ref" && e !== "allOf" && (e in a || delete i[e]);
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
		if (e.target !== "openapi-3.0") for (let t of e.seen.entries()) Ca(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = /* @__PURE__ */ new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) Oa(e);
		}
	}
	let i = {};
	if (e.target === "draft-2020-12" ? i.$schema = "https://json-schema.org/draft/2020-12/schema" : e.target === "draft-07" ? i.$schema = "http://json-schema.org/draft-07/schema#" : e.target === "draft-04" ? i.$schema = "http://json-schema.org/draft-04/schema#" : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		i.$id = e.external.uri(n);
	}
	va(i, n.defId ? n.schema : n.def ?? n.schema);
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
					input: ja(t, "input", e.processors),
					output: ja(t, "output", e.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), n;
	} catch {
		throw Error("Error converting schema to JSON.");
	}
}
function F(e, t) {
	let n = t ?? { seen: /* @__PURE__ */ new Set() };
	if (n.seen.has(e)) return !1;
	n.seen.add(e);
	let r = e._zod.def;
	if (r.type === "transform") return !0;
	if (r.type === "array") return F(r.element, n);
	if (r.type === "set") return F(r.valueType, n);
	if (r.type === "lazy") return F(r.getter(), n);
	if (r.type === "promise" || r.type === "optional" || r.type === "nonoptional" || r.type === "nullable" || r.type === "readonly" || r.type === "default" || r.type === "prefault" || r.type === "catch") return F(r.innerType, n);
	if (r.type === "intersection") return F(r.left, n) || F(r.right, n);
	if (r.type === "record" || r.type === "map") return F(r.keyType, n) || F(r.valueType, n);
	if (r.type === "pipe") return e._zod.traits.has("$ZodCodec") ? !0 : F(r.in, n) || F(r.out, n);
	if (r.type === "object") {
		for (let e in r.shape) if (F(r.shape[e], n)) return !0;
		return !1;
	}
	if (r.type === "union") {
		for (let e of r.options) if (F(e, n)) return !0;
		return !1;
	}
	if (r.type === "tuple") {
		for (let e of r.items) if (F(e, n)) return !0;
		return !!(r.rest && F(r.rest, n));
	}
	return !1;
}
/**
* Creates a toJSONSchema method for a schema instance.
* This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
*/
const Aa = (e, t = {}) => (n) => {
	let r = ya({
		...n,
		processors: t
	});
	return P(e, r), Sa(r, e), ka(r, e);
}, ja = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = ya({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return P(e, o), Sa(o, e), ka(o, e);
}, Ma = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, Na = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, Pa = (e, t) => {
	Ma(e, "minimum", t), Na(e, "maximum", t);
}, Fa = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, Ia = (e, t) => {
	e.patterns ??= /* @__PURE__ */ new Set(), e.patterns.add(t);
}, La = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, Ra = (e, t) => {
	e.format = t, t.includes("int") && (e.isInt = !0);
}, za = (e, t) => Ma(e, "minimum", t.minimum), Ba = (e, t) => Na(e, "maximum", t.maximum), Va = (e) => (t, n) => {
	Ra(t, n.format);
	let [r, i] = e[n.format];
	Ma(t, "minimum", r), Na(t, "maximum", i);
}, Ha = {
	greater_than: (e, t) => Ma(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
	less_than: (e, t) => Na(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
	multiple_of: (e, t) => Fa(e, t.value),
	number_format: Va(ge),
	bigint_format: Va(_e),
	min_length: za,
	max_length: Ba,
	length_equals: (e, t) => Pa(e, t.length),
	min_size: za,
	max_size: Ba,
	size_equals: (e, t) => Pa(e, t.size),
	string_format: (e, t) => {
		Ra(e, t.format), t.pattern && Ia(e, t.pattern), (t.format === "base64" || t.format === "base64url") && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => La(e, t.mime)
};
function I(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has("$ZodCheck") ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) Ha[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && Ma(t, "minimum", i.minimum), i.exclusiveMinimum !== void 0 && Ma(t, "exclusiveMinimum", i.exclusiveMinimum), i.maximum !== void 0 && Na(t, "maximum", i.maximum), i.exclusiveMaximum !== void 0 && Na(t, "exclusiveMaximum", i.exclusiveMaximum), i.multipleOf !== void 0 && Fa(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes("int") && (t.isInt = !0)), i.mime && La(t, i.mime);
	for (let e of i.patterns ?? []) Ia(t, e);
	return t;
}
const Ua = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
}, Wa = /* @__PURE__ */ new Map([[rr, Ht], [ar, Ut]]), Ga = (e) => Wa.get(e) ?? e, Ka = (e, t, n, r) => {
	let i = n;
	i.type = "string";
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = I(e);
	if (typeof a == "number" && (i.minLength = a), typeof o == "number" && (i.maxLength = o), s && (i.format = Ua[s] ?? s, i.format === "" && delete i.format, (s === "time" || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(Ga);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === "draft-07" || t.target === "draft-04" || t.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: e.source
		}))]);
	}
}, qa = (e, t, n, r) => {
	let i = n, { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = I(e);
	i.type = u ? "integer" : "number";
	let d = typeof l == "number" && l >= (a ?? -Infinity), f = typeof c == "number" && c <= (o ?? Infinity), p = t.target === "draft-04" || t.target === "openapi-3.0";
	if (d ? p ? (i.minimum = l, i.exclusiveMinimum = !0) : i.exclusiveMinimum = l : typeof a == "number" && (i.minimum = a), f ? p ? (i.maximum = c, i.exclusiveMaximum = !0) : i.exclusiveMaximum = c : typeof o == "number" && (i.maximum = o), s) {
		let n = /* @__PURE__ */ new Set();
		for (let a of s) Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : ba(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
		let [a, ...o] = n;
		a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...i.allOf ?? [], ...o.map((e) => ({ multipleOf: e }))]);
	}
}, Ja = (e, t, n, r) => {
	n.type = "boolean";
}, Ya = (e, t, n, r) => {
	n.not = {};
}, Xa = (e, t, n, r) => {
	let i = e._zod.def, a = l(i.entries);
	a.length === 0 ? n.not = {} : (a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), n.enum = a);
}, Za = (e, t, n, r) => {
	ba(e, t, n, r, "Custom types cannot be represented in JSON Schema");
}, Qa = (e, t, n, r) => {
	ba(e, t, n, r, "Transforms cannot be represented in JSON Schema");
}, $a = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = I(e);
	typeof o == "number" && (i.minItems = o), typeof s == "number" && (i.maxItems = s), i.type = "array", i.items = P(a.element, t, {
		...r,
		path: [...r.path, "items"]
	});
};
function eo(e) {
	let t = e._zod.def;
	return t.type === "pipe" && t.in._zod.traits.has("$ZodTransform") ? eo(t.out) : t.type === "catch" ? eo(t.innerType) : e._zod.optin;
}
const to = (e, t, n, r) => {
	let i = n, a = e._zod.def, o = a.shape;
	if (Object.getOwnPropertySymbols(o).length && ba(e, t, i, r, "Symbol keys cannot be represented in JSON Schema")) return;
	i.type = "object", i.properties = {};
	for (let e in o) g(i.properties, e, P(o[e], t, {
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
		(t.io === "input" ? eo(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === "never" ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = P(a.catchall, t, {
		...r,
		path: [...r.path, "additionalProperties"]
	})) : t.io === "output" && (i.additionalProperties = !1);
}, no = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => P(e, t, {
		...r,
		path: [
			...r.path,
			a ? "oneOf" : "anyOf",
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, ro = (e, t, n, r) => {
	let i = e._zod.def, a = P(i.left, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			0
		]
	}), o = P(i.right, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			1
		]
	}), s = (e) => "allOf" in e && Object.keys(e).length === 1, c = [...s(a) ? a.allOf : [a], ...s(o) ? o.allOf : [o]];
	n.allOf = c, t.intersections.push(c);
}, io = (e, t, n, r) => {
	let i = e._zod.def, a = P(i.innerType, t, r), o = t.seen.get(e);
	t.target === "openapi-3.0" ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: "null" }];
}, ao = (e, t, n, r) => {
	let i = e._zod.def;
	P(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, oo = Symbol();
function so(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == "bigint" ? (a = !0, null) : t);
	return a ? (ba(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema"), oo) : JSON.parse(o);
}
const co = (e, t, n, r) => {
	let i = e._zod.def;
	P(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = so(i.defaultValue, e, t, n, r);
	o !== oo && (n.default = o);
}, lo = (e, t, n, r) => {
	let i = e._zod.def;
	P(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== "input") return;
	let o = so(i.defaultValue, e, t, n, r);
	o !== oo && (n._prefault = o);
}, uo = (e, t, n, r) => {
	let i = e._zod.def;
	P(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o;
	try {
		o = i.catchValue(void 0);
	} catch {
		ba(e, t, n, r, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	n.default = o;
}, fo = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has("$ZodTransform"), o = t.io === "input" ? a ? i.out : i.in : i.out;
	P(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, po = (e, t, n, r) => {
	let i = e._zod.def;
	P(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, mo = (e, t, n, r) => {
	let i = e._zod.def;
	P(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, ho = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function go(e, t, n) {
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
const L = /*@__PURE__*/ E("ZodError", (e, t) => {
	rt.init(e, t), e.name = "ZodError";
	let n = Object.getPrototypeOf(e);
	ho.has(n) || (ho.add(n), go(n, "format", (e) => (t) => ot(e, t)), go(n, "flatten", (e) => (t) => at(e, t)), go(n, "addIssue", (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, d, 2);
	}), go(n, "addIssues", (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, d, 2);
	}), Object.defineProperty(n, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, void 0, { Parent: Error }), _o = /* @__PURE__ */ ct(L), vo = /* @__PURE__ */ lt(L), yo = /* @__PURE__ */ ut(L), bo = /* @__PURE__ */ ft(L), xo = /* @__PURE__ */ vt(L), So = /* @__PURE__ */ yt(L), Co = /* @__PURE__ */ bt(L), wo = /* @__PURE__ */ xt(L), To = /* @__PURE__ */ St(L), Eo = /* @__PURE__ */ Ct(L), Do = /* @__PURE__ */ wt(L), Oo = /* @__PURE__ */ Tt(L);
// node_modules/zod/v4/classic/schemas.js
function ko() {
	O.localeError || k(di());
}
function Ao() {
	O.memoizer || k({ memoizer: ci() });
}
const R = /*@__PURE__*/ E("ZodType", (e, t) => (ko(), j.init(e, t), e.def = t, e.type = t.type, e), {
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
		return this.check(Rs(e, t));
	},
	superRefine(e, t) {
		return this.check(zs(e, t));
	},
	overwrite(e) {
		return this.check(/* @__PURE__ */ N(e));
	},
	optional() {
		return bs(this);
	},
	exactOptional() {
		return Ss(this);
	},
	nullable() {
		return ws(this);
	},
	nullish() {
		return bs(ws(this));
	},
	nonoptional(e) {
		return As(this, e);
	},
	array() {
		return W(this);
	},
	or(e) {
		return fs([this, e]);
	},
	and(e) {
		return ms(this, e);
	},
	transform(e) {
		return Ps(this, vs(e));
	},
	default(e) {
		return Es(this, e);
	},
	prefault(e) {
		return Os(this, e);
	},
	catch(e) {
		return Ms(this, e);
	},
	pipe(e) {
		return Ps(this, e);
	},
	readonly() {
		return Is(this);
	},
	describe(e) {
		let t = this.clone();
		return hi.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return hi.get(this);
		let t = this.clone();
		return hi.add(t, e[0]), t;
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
		return Re(this, "~standard", {
			...Tn(this),
			jsonSchema: {
				input: ja(this, "input"),
				output: ja(this, "output")
			}
		});
	},
	set "~standard"(e) {
		w(this, "~standard", e);
	},
	parse: function e(t, n) {
		return _o(this, t, n, { callee: e });
	},
	parseAsync: async function e(t, n) {
		return await vo(this, t, n, { callee: e });
	},
	safeParse(e, t) {
		return yo(this, e, t);
	},
	async safeParseAsync(e, t) {
		return bo(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		w(this, "spa", e);
	},
	validate(e, t) {
		return ht(this, e, t);
	},
	validateAsync(e, t) {
		return _t(this, e, t);
	},
	encode: function e(t, n) {
		return xo(this, t, n, { callee: e });
	},
	decode: function e(t, n) {
		return So(this, t, n, { callee: e });
	},
	encodeAsync: async function e(t, n) {
		return await Co(this, t, n, { callee: e });
	},
	decodeAsync: async function e(t, n) {
		return await wo(this, t, n, { callee: e });
	},
	safeEncode(e, t) {
		return To(this, e, t);
	},
	safeDecode(e, t) {
		return Eo(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return Do(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return Oo(this, e, t);
	},
	toJSONSchema(e) {
		return Aa(this, {})(e);
	},
	get description() {
		return hi.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), jo = /*@__PURE__*/ E("_ZodString", (e, t) => {
	En.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ka(e, t, n, r);
}, /*@__PURE__*/ ze({
	format: (e) => I(e).format ?? null,
	minLength: (e) => I(e).minimum ?? null,
	maxLength: (e) => I(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(/* @__PURE__ */ ra(...e));
	},
	includes(...e) {
		return this.check(/* @__PURE__ */ oa(...e));
	},
	startsWith(...e) {
		return this.check(/* @__PURE__ */ sa(...e));
	},
	endsWith(...e) {
		return this.check(/* @__PURE__ */ ca(...e));
	},
	min(...e) {
		return this.check(/* @__PURE__ */ ta(...e));
	},
	max(...e) {
		return this.check(/* @__PURE__ */ ea(...e));
	},
	length(...e) {
		return this.check(/* @__PURE__ */ na(...e));
	},
	nonempty(...e) {
		return this.check(/* @__PURE__ */ ta(1, ...e));
	},
	lowercase(e) {
		return this.check(/* @__PURE__ */ ia(e));
	},
	uppercase(e) {
		return this.check(/* @__PURE__ */ aa(e));
	},
	trim() {
		return this.check(/* @__PURE__ */ ua());
	},
	normalize(...e) {
		return this.check(/* @__PURE__ */ la(...e));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ da());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ fa());
	},
	slugify() {
		return this.check(/* @__PURE__ */ pa());
	}
})), Mo = /*@__PURE__*/ E("ZodString", (e, t) => {
	En.init(e, t), jo.init(e, t);
}, {
	email(e) {
		return this.check(/* @__PURE__ */ vi(Lo, e));
	},
	url(e) {
		return this.check(/* @__PURE__ */ wi(Bo, e));
	},
	jwt(e) {
		return this.check(/* @__PURE__ */ zi(ts, e));
	},
	emoji(e) {
		return this.check(/* @__PURE__ */ Ti(Vo, e));
	},
	guid(e) {
		return this.check(/* @__PURE__ */ yi(Ro, e));
	},
	uuid(e) {
		return this.check(/* @__PURE__ */ bi(zo, e));
	},
	uuidv4(e) {
		return this.check(/* @__PURE__ */ xi(zo, e));
	},
	uuidv6(e) {
		return this.check(/* @__PURE__ */ Si(zo, e));
	},
	uuidv7(e) {
		return this.check(/* @__PURE__ */ Ci(zo, e));
	},
	nanoid(e) {
		return this.check(/* @__PURE__ */ Ei(Ho, e));
	},
	cuid(e) {
		return this.check(/* @__PURE__ */ Di(Uo, e));
	},
	cuid2(e) {
		return this.check(/* @__PURE__ */ Oi(Wo, e));
	},
	ulid(e) {
		return this.check(/* @__PURE__ */ ki(Go, e));
	},
	base64(e) {
		return this.check(/* @__PURE__ */ Ii(Qo, e));
	},
	base64url(e) {
		return this.check(/* @__PURE__ */ Li($o, e));
	},
	xid(e) {
		return this.check(/* @__PURE__ */ Ai(Ko, e));
	},
	ksuid(e) {
		return this.check(/* @__PURE__ */ ji(qo, e));
	},
	ipv4(e) {
		return this.check(/* @__PURE__ */ Mi(Jo, e));
	},
	ipv6(e) {
		return this.check(/* @__PURE__ */ Ni(Yo, e));
	},
	cidrv4(e) {
		return this.check(/* @__PURE__ */ Pi(Xo, e));
	},
	cidrv6(e) {
		return this.check(/* @__PURE__ */ Fi(Zo, e));
	},
	e164(e) {
		return this.check(/* @__PURE__ */ Ri(es, e));
	},
	datetime(e) {
		return this.check(/* @__PURE__ */ Bi(No, e));
	},
	date(e) {
		return this.check(/* @__PURE__ */ Vi(Po, e));
	},
	time(e) {
		return this.check(/* @__PURE__ */ Hi(Fo, e));
	},
	duration(e) {
		return this.check(/* @__PURE__ */ Ui(Io, e));
	}
});
function z(e) {
	return /* @__PURE__ */ _i(Mo, e);
}
const B = /*@__PURE__*/ E("ZodStringFormat", (e, t) => {
	M.init(e, t), jo.init(e, t);
}), No = /*@__PURE__*/ E("ZodISODateTime", (e, t) => {
	Gn.init(e, t), B.init(e, t);
}), Po = /*@__PURE__*/ E("ZodISODate", (e, t) => {
	Kn.init(e, t), B.init(e, t);
}), Fo = /*@__PURE__*/ E("ZodISOTime", (e, t) => {
	qn.init(e, t), B.init(e, t);
}), Io = /*@__PURE__*/ E("ZodISODuration", (e, t) => {
	Jn.init(e, t), B.init(e, t);
}), Lo = /*@__PURE__*/ E("ZodEmail", (e, t) => {
	kn.init(e, t), B.init(e, t);
}), Ro = /*@__PURE__*/ E("ZodGUID", (e, t) => {
	Dn.init(e, t), B.init(e, t);
}), zo = /*@__PURE__*/ E("ZodUUID", (e, t) => {
	On.init(e, t), B.init(e, t);
}), Bo = /*@__PURE__*/ E("ZodURL", (e, t) => {
	Ln.init(e, t), B.init(e, t);
}), Vo = /*@__PURE__*/ E("ZodEmoji", (e, t) => {
	Rn.init(e, t), B.init(e, t);
}), Ho = /*@__PURE__*/ E("ZodNanoID", (e, t) => {
	zn.init(e, t), B.init(e, t);
}), Uo = /*@__PURE__*/ E("ZodCUID", (e, t) => {
	Bn.init(e, t), B.init(e, t);
}), Wo = /*@__PURE__*/ E("ZodCUID2", (e, t) => {
	Vn.init(e, t), B.init(e, t);
}), Go = /*@__PURE__*/ E("ZodULID", (e, t) => {
	Hn.init(e, t), B.init(e, t);
}), Ko = /*@__PURE__*/ E("ZodXID", (e, t) => {
	Un.init(e, t), B.init(e, t);
}), qo = /*@__PURE__*/ E("ZodKSUID", (e, t) => {
	Wn.init(e, t), B.init(e, t);
}), Jo = /*@__PURE__*/ E("ZodIPv4", (e, t) => {
	Yn.init(e, t), B.init(e, t);
}), Yo = /*@__PURE__*/ E("ZodIPv6", (e, t) => {
	Qn.init(e, t), B.init(e, t);
}), Xo = /*@__PURE__*/ E("ZodCIDRv4", (e, t) => {
	$n.init(e, t), B.init(e, t);
}), Zo = /*@__PURE__*/ E("ZodCIDRv6", (e, t) => {
	tr.init(e, t), B.init(e, t);
}), Qo = /*@__PURE__*/ E("ZodBase64", (e, t) => {
	ir.init(e, t), B.init(e, t);
}), $o = /*@__PURE__*/ E("ZodBase64URL", (e, t) => {
	sr.init(e, t), B.init(e, t);
}), es = /*@__PURE__*/ E("ZodE164", (e, t) => {
	cr.init(e, t), B.init(e, t);
}), ts = /*@__PURE__*/ E("ZodJWT", (e, t) => {
	ur.init(e, t), B.init(e, t);
}), ns = /*@__PURE__*/ E("ZodNumber", (e, t) => {
	dr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => qa(e, t, n, r), e.isFinite = !0;
}, /*@__PURE__*/ ze({
	minValue: (e) => {
		let { minimum: t, exclusiveMinimum: n } = I(e);
		return Math.max(t ?? -Infinity, n ?? -Infinity);
	},
	maxValue: (e) => {
		let { maximum: t, exclusiveMaximum: n } = I(e);
		return Math.min(t ?? Infinity, n ?? Infinity);
	},
	isInt: (e) => {
		let { isInt: t, multipleOf: n } = I(e);
		return !!t || !!n?.some(Number.isSafeInteger);
	},
	format: (e) => I(e).format ?? null
}, {
	gt(e, t) {
		return this.check(/* @__PURE__ */ Zi(e, t));
	},
	gte(e, t) {
		return this.check(/* @__PURE__ */ Qi(e, t));
	},
	min(e, t) {
		return this.check(/* @__PURE__ */ Qi(e, t));
	},
	lt(e, t) {
		return this.check(/* @__PURE__ */ Yi(e, t));
	},
	lte(e, t) {
		return this.check(/* @__PURE__ */ Xi(e, t));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ Xi(e, t));
	},
	int(e) {
		return this.check(is(e));
	},
	safe(e) {
		return this.check(is(e));
	},
	positive(e) {
		return this.check(/* @__PURE__ */ Zi(0, e));
	},
	nonnegative(e) {
		return this.check(/* @__PURE__ */ Qi(0, e));
	},
	negative(e) {
		return this.check(/* @__PURE__ */ Yi(0, e));
	},
	nonpositive(e) {
		return this.check(/* @__PURE__ */ Xi(0, e));
	},
	multipleOf(e, t) {
		return this.check(/* @__PURE__ */ $i(e, t));
	},
	step(e, t) {
		return this.check(/* @__PURE__ */ $i(e, t));
	},
	finite() {
		return this;
	}
}));
function V(e) {
	return /* @__PURE__ */ Wi(ns, e);
}
const rs = /*@__PURE__*/ E("ZodNumberFormat", (e, t) => {
	fr.init(e, t), ns.init(e, t);
});
function is(e) {
	return /* @__PURE__ */ Gi(rs, e);
}
const as = /*@__PURE__*/ E("ZodBoolean", (e, t) => {
	pr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ja(e, t, n, r);
});
function H(e) {
	return /* @__PURE__ */ Ki(as, e);
}
const os = /*@__PURE__*/ E("ZodUnknown", (e, t) => {
	mr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function U() {
	return /* @__PURE__ */ qi(os);
}
const ss = /*@__PURE__*/ E("ZodNever", (e, t) => {
	hr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ya(e, t, n, r);
});
function cs(e) {
	return /* @__PURE__ */ Ji(ss, e);
}
const ls = /*@__PURE__*/ E("ZodArray", (e, t) => {
	Ao(), yr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => $a(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(/* @__PURE__ */ ta(e, t));
	},
	nonempty(e) {
		return this.check(/* @__PURE__ */ ta(1, e));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ ea(e, t));
	},
	length(e, t) {
		return this.check(/* @__PURE__ */ na(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function W(e, t) {
	return /* @__PURE__ */ ma(ls, e, t);
}
const us = /*@__PURE__*/ E("ZodObject", (e, t) => {
	Ao(), Tr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => to(e, t, n, r), Ge(e, "shape", (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return gs(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(y(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(y(this._zod.def, { catchall: U() }));
	},
	loose() {
		return this.clone(y(this._zod.def, { catchall: U() }));
	},
	strict() {
		return this.clone(y(this._zod.def, { catchall: cs() }));
	},
	strip() {
		return this.clone(y(this._zod.def, { catchall: void 0 }));
	},
	extend(e) {
		return xe(this, e);
	},
	safeExtend(e) {
		return Ce(this, e);
	},
	merge(e) {
		return we(this, e);
	},
	pick(e) {
		return ve(this, e);
	},
	omit(e) {
		return be(this, e);
	},
	partial(...e) {
		return Te(ys, this, e[0]);
	},
	exactPartial(...e) {
		return Te(xs, this, e[0], "exactPartial");
	},
	required(...e) {
		return Ee(ks, this, e[0]);
	}
});
function G(e, t) {
	return new us({
		type: "object",
		shape: e,
		catchall: U(),
		...x(t)
	});
}
const ds = /*@__PURE__*/ E("ZodUnion", (e, t) => {
	Dr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => no(e, t, n, r), e.options = t.options;
});
function fs(e, t) {
	return new ds({
		type: "union",
		options: e,
		...x(t)
	});
}
const ps = /*@__PURE__*/ E("ZodIntersection", (e, t) => {
	Or.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => ro(e, t, n, r);
});
function ms(e, t) {
	return new ps({
		type: "intersection",
		left: e,
		right: t
	});
}
const hs = /*@__PURE__*/ E("ZodEnum", (e, t) => {
	jr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => Xa(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new hs({
			...t,
			checks: [],
			...x(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new hs({
			...t,
			checks: [],
			...x(r),
			entries: i
		});
	};
});
function gs(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new hs({
		type: "enum",
		entries: n,
		...x(t)
	});
}
const _s = /*@__PURE__*/ E("ZodTransform", (e, t) => {
	Ao(), Mr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => Qa(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new Ze(e.constructor.name);
		n.addIssue = (r) => {
			if (typeof r == "string") n.issues.push(Ie(r, n.value, t));
			else {
				let t = r;
				t.fatal && (t.continue = !1), t.code ??= "custom", "input" in t || (t.input = n.value), t.inst ??= e, n.issues.push(Ie(t));
			}
		};
		let i = t.transform(n.value, n);
		return i instanceof Promise ? i.then((e) => (n.value = e, n)) : (n.value = i, n);
	};
});
function vs(e) {
	return new _s({
		type: "transform",
		transform: e
	});
}
const ys = /*@__PURE__*/ E("ZodOptional", (e, t) => {
	Pr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => mo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function bs(e) {
	return new ys({
		type: "optional",
		innerType: e
	});
}
const xs = /*@__PURE__*/ E("ZodExactOptional", (e, t) => {
	Fr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => mo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Ss(e) {
	return new xs({
		type: "optional",
		innerType: e
	});
}
const Cs = /*@__PURE__*/ E("ZodNullable", (e, t) => {
	Ir.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => io(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function ws(e) {
	return new Cs({
		type: "nullable",
		innerType: e
	});
}
const Ts = /*@__PURE__*/ E("ZodDefault", (e, t) => {
	Lr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => co(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function Es(e, t) {
	return new Ts({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : de(t);
		}
	});
}
const Ds = /*@__PURE__*/ E("ZodPrefault", (e, t) => {
	zr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => lo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Os(e, t) {
	return new Ds({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : de(t);
		}
	});
}
const ks = /*@__PURE__*/ E("ZodNonOptional", (e, t) => {
	Br.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => ao(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function As(e, t) {
	return new ks({
		type: "nonoptional",
		innerType: e,
		...x(t)
	});
}
const js = /*@__PURE__*/ E("ZodCatch", (e, t) => {
	Ur.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => uo(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function Ms(e, t) {
	return new js({
		type: "catch",
		innerType: e,
		catchValue: typeof t == "function" ? t : Ke(t)
	});
}
const Ns = /*@__PURE__*/ E("ZodPipe", (e, t) => {
	Wr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => fo(e, t, n, r), e.in = t.in, e.out = t.out;
});
function Ps(e, t) {
	return new Ns({
		type: "pipe",
		in: e,
		out: t
	});
}
const Fs = /*@__PURE__*/ E("ZodReadonly", (e, t) => {
	Kr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => po(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Is(e) {
	return new Fs({
		type: "readonly",
		innerType: e
	});
}
const Ls = /*@__PURE__*/ E("ZodCustom", (e, t) => {
	Jr.init(e, t), R.init(e, t), e._zod.processJSONSchema = (t, n, r) => Za(e, t, n, r);
});
function Rs(e, t = {}) {
	return /* @__PURE__ */ ha(Ls, e, t);
}
function zs(e, t) {
	return /* @__PURE__ */ ga(e, t);
}
// src/api/answers.ts
/**
* What a good answer looks like. Each schema is typed by the wire type that it guards: a member that the type
* promises and the schema does not check is a compile error. Members that we do not know pass untouched.
*/
const K = Ss, q = {
	project_id: z(),
	branch: K(z())
}, Bs = G({
	ios: z(),
	android: z(),
	web: z(),
	other: z()
}), Vs = G({
	translation_id: V(),
	segment_number: K(V()),
	key_id: V(),
	language_iso: z(),
	translation: z(),
	modified_by: K(V()),
	modified_by_email: K(z()),
	modified_at: K(z()),
	modified_at_timestamp: K(V()),
	is_reviewed: H(),
	reviewed_by: K(V()),
	is_unverified: H(),
	is_fuzzy: K(H()),
	words: K(V()),
	custom_translation_statuses: K(W(U())),
	task_id: K(V().nullable())
}), Hs = G({
	key_id: V(),
	created_at: z(),
	created_at_timestamp: V(),
	key_name: Bs,
	filenames: Bs,
	description: z(),
	platforms: W(gs([
		"ios",
		"android",
		"web",
		"other"
	])),
	tags: W(z()),
	comments: K(W(U())),
	screenshots: K(W(U())),
	translations: K(W(Vs)),
	is_plural: H(),
	plural_name: z(),
	is_hidden: H(),
	is_archived: H(),
	context: z(),
	base_words: V(),
	char_limit: V(),
	custom_attributes: z(),
	modified_at: K(z()),
	modified_at_timestamp: K(V()),
	translations_modified_at: K(z()),
	translations_modified_at_timestamp: K(V())
}), Us = G({
	webhook_id: z(),
	url: z(),
	branch: z().nullable(),
	secret: z(),
	events: W(z()),
	event_lang_map: W(G({
		event: z(),
		lang_iso_codes: W(z())
	}))
}), Ws = G({
	lang_id: V(),
	lang_iso: z(),
	lang_name: z(),
	is_rtl: H(),
	plural_forms: W(z()).nullable()
});
/** Ties a schema to its wire type. `Checked` is what the schema really looks at; it may differ by unsure members only. */
function J(e) {
	return { schema: e };
}
const Gs = J(G({
	...q,
	keys: W(Hs)
})), Ks = J(G({
	...q,
	keys: W(Hs)
})), qs = J(G({
	...q,
	key: Hs
})), Js = J(G({
	...q,
	key_removed: H(),
	keys_locked: V()
})), Ys = J(G({
	...q,
	keys_removed: H(),
	keys_locked: V()
})), Xs = J(G({
	...q,
	webhooks: W(Us)
})), Zs = J(G({
	...q,
	webhook: Us
})), Qs = J(G({
	...q,
	webhook_deleted: H()
})), $s = J(G({
	...q,
	secret: z()
})), ec = J(G({
	...q,
	languages: W(Ws)
})), tc = J(G({
	project_id: z(),
	project_type: z(),
	name: z(),
	base_language_id: V(),
	base_language_iso: z(),
	settings: G({
		per_platform_key_names: H(),
		reviewing: H(),
		auto_toggle_unverified: H(),
		branching: H(),
		segmentation: H()
	}),
	statistics: K(G({ keys_total: V() }))
}));
// src/api/errors.ts
/** An argument that cannot be right. Nothing was sent. */
var Y = class extends TypeError {
	name = "ArgumentError";
	/** Which argument, with the way into it: `keyId`, `keys[3].description`. */
	argument;
	constructor(e, t) {
		super(`${e} ${t}`), this.argument = e;
	}
}, nc = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, rc = class extends nc {
	name = "ApiError";
	status;
	code;
	said;
	details;
	constructor(e, t, n) {
		super(e, n), this.status = t.status, this.code = t.code, this.said = t.said, this.details = t.details;
	}
}, ic = class extends nc {
	name = "NetworkError";
}, ac = class extends ic {
	name = "TimeoutError";
}, oc = class extends ic {
	name = "AbortError";
};
// src/api/bodies.ts
/**
* One null makes the service refuse the whole batch [service-api §2.2], and `undefined` in a list or a number
* that is none would become null in JSON.
*/
function sc(e, t, n) {
	if (e === null && t !== n) throw new Y(t, "must not be null: leave it out, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new Y(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new Y(`${t}[${r}]`, "must not be undefined.");
		sc(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) sc(i, `${t}.${r}`, n);
}
function cc(e, t) {
	if (!Array.isArray(e)) throw new Y(t, "must be a list.");
	if (e.length === 0) throw new Y(t, "must not be empty.");
}
function lc(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new Y(t, "must be a map.");
}
function uc(e) {
	return Array.isArray(e);
}
function dc(e) {
	cc(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) lc(n, `keys[${t}]`);
	return sc(e.keys, "keys"), sc(e.use_automations, "use_automations"), e;
}
function fc(e) {
	return uc(e) ? dc({ keys: e }) : (lc(e, "keys"), dc("keys" in e ? e : { keys: [e] }));
}
function pc(e) {
	uc(e) || lc(e, "keys");
	let t = dc(uc(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) mc(n.key_id, `keys[${e}].key_id`);
	return t;
}
function mc(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new Y(t, "must be the id of a key.");
}
function hc(e) {
	if (lc(e, "params"), "translations" in e) throw new Y("params.translations", "would be ignored by the service here: use updateKeys.");
	return sc(e, "params"), e;
}
function gc(e) {
	cc(e, "keyIds");
	for (let [t, n] of e.entries()) mc(n, `keyIds[${t}]`);
	return { keys: e };
}
const _c = (e) => yc(e), vc = (e) => yc(e);
/** A webhook's branch alone may be null: all branches. */
function yc(e) {
	return lc(e, "params"), sc(e, "params", "params.branch"), e;
}
// src/api/encode.ts
/** How arguments become part of a URL, so that none can leave its place. */
function bc(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new Y(e, "holds half a surrogate pair, which no URL can carry.");
	}
}
/**
* One path segment. A colon stays as it is, for `<project>:<branch>` is written with one; a slash in a branch
* name becomes `%2F`. `.` and `..` have no encoded form that URLs do not resolve, so they are refused.
*/
function xc(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new Y(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new Y(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new Y(e, "must not be empty.");
	if (n === "." || n === "..") throw new Y(e, `must not be "${n}".`);
	return bc(e, n).replaceAll("%3A", ":");
}
/** Fills the `{places}` of a path; the name of a place is the name of its argument. */
function Sc(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => xc(n, t[n]));
}
const Cc = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new Y(e, "must be true, false, 1 or 0.");
}, X = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new Y(e, "must not be empty: that would mean no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new Y(e, "must be a list of strings or numbers.");
		if (r === "") throw new Y(e, "must not hold an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new Y(e, `cannot hold "${r}": the service has no way to write a comma here.`);
	}
	return n.join(",");
}, wc = (e, t) => {
	if (typeof t == "string" && t !== "") return t;
	throw new Y(e, "must be a string that is not empty.");
};
function Tc(...e) {
	return (t, n) => {
		if (typeof n == "string" && e.includes(n)) return n;
		throw new Y(t, `must be one of ${e.join(", ")}.`);
	};
}
function Ec(e = 2 ** 53 - 1) {
	return (t, n) => {
		if (typeof n == "number" && Number.isInteger(n) && n >= 1 && n <= e) return String(n);
		throw new Y(t, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
	};
}
/** `?a=1&b=2` in the order in which the parameters were given, or `""`. What is undefined is not sent. */
function Dc(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new Y(t, "is no parameter of this operation.");
		return [`${t}=${bc(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const Oc = { disable_references: Cc }, kc = {
	...Oc,
	include_translations: Cc,
	include_comments: Cc,
	include_screenshots: Cc,
	filter_translation_lang_ids: X,
	filter_tags: X,
	filter_filenames: X,
	filter_keys: X,
	filter_key_ids: X,
	filter_platforms: X,
	filter_untranslated: Cc,
	filter_qa_issues: X,
	filter_archived: Tc("include", "exclude", "only"),
	pagination: Tc("offset", "cursor"),
	limit: Ec(500),
	page: Ec(),
	cursor: wc
}, Ac = {
	page: Ec(),
	limit: Ec()
}, jc = (e) => Dc(Oc, e), Mc = (e) => Dc(Ac, e);
/** A cursor without `pagination: "cursor"` is ignored by the service, which then answers the first page for ever. */
function Nc(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new Y("cursor", "needs pagination: \"cursor\" beside it.");
	if (e.page !== void 0 && t) throw new Y("page", "means nothing beside pagination: \"cursor\".");
	return Dc(kc, e);
}
// src/api/operations.ts
/** What the service can be asked, one line a request: how it is sent, which right it needs, what comes back. */
function Z(e) {
	return e;
}
const Pc = { path: "/projects/{projectId}/keys" }, Fc = { path: "/projects/{projectId}/keys/{keyId}" }, Ic = { right: "manage keys" }, Lc = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, Rc = {
	...Lc,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, zc = {
	...Lc,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, Q = {
	keys: Z({
		...Pc,
		method: "GET",
		query: Nc,
		answer: Gs
	}),
	key: Z({
		...Fc,
		method: "GET",
		query: jc,
		answer: qs
	}),
	createKeys: Z({
		...Pc,
		...Ic,
		method: "POST",
		body: fc,
		answer: Ks
	}),
	updateKey: Z({
		...Fc,
		...Ic,
		method: "PUT",
		body: hc,
		answer: qs
	}),
	updateKeys: Z({
		...Pc,
		...Ic,
		method: "PUT",
		body: pc,
		answer: Ks
	}),
	destroyKey: Z({
		...Fc,
		...Ic,
		method: "DELETE",
		answer: Js
	}),
	destroyKeys: Z({
		...Pc,
		...Ic,
		method: "DELETE",
		body: gc,
		answer: Ys
	}),
	webhooks: Z({
		...Lc,
		method: "GET",
		query: Mc,
		answer: Xs
	}),
	webhook: Z({
		...Rc,
		method: "GET",
		answer: Zs
	}),
	createWebhook: Z({
		...Lc,
		method: "POST",
		body: _c,
		answer: Zs
	}),
	updateWebhook: Z({
		...Rc,
		method: "PUT",
		body: vc,
		answer: Zs
	}),
	destroyWebhook: Z({
		...Rc,
		method: "DELETE",
		answer: Qs
	}),
	regenerateWebhookSecret: Z({
		...zc,
		method: "PATCH",
		answer: $s
	}),
	projectDetails: Z({
		path: "/projects/{projectId}",
		method: "GET",
		answer: tc
	}),
	languages: Z({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: Mc,
		answer: ec
	})
}, Bc = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/**
* The address that all paths are appended to, without a slash at its end, and its host with the port. The token travels over HTTPS only;
* plain HTTP is for a loopback address (127.0.0.0/8, ::1, localhost).
* @throws ArgumentError for any other address, or one that carries a user, a password, a query or a fragment.
*/
function Vc(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new Y("baseUrl", "is not a URL.");
	if (t.username || t.password) throw new Y("baseUrl", "must not carry a user or a password.");
	if (t.search || t.hash) throw new Y("baseUrl", "must not have a query or a fragment.");
	if (t.protocol !== "https:" && !(t.protocol === "http:" && Bc.test(t.hostname))) throw new Y("baseUrl", "must begin with https://; plain http is for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host
	};
}
// src/api/clock.ts
const Hc = {
	now: () => performance.now(),
	date: () => Date.now(),
	after(e, t) {
		let n = setTimeout(t, e);
		return () => clearTimeout(n);
	}
};
/** Resolves after `ms`, or as soon as the signal is aborted: whoever waits looks at the signal afterwards. */
function Uc(e, t, n) {
	return new Promise((r) => {
		let i = () => {
			a(), n?.removeEventListener("abort", i), r();
		}, a = e.after(t, i);
		n?.aborted ? i() : n?.addEventListener("abort", i, { once: !0 });
	});
}
function Wc(e) {
	return {
		begun: e,
		at: e + 500
	};
}
/** When at most `count` starts may be in any `length` milliseconds, so that a second holds `rate` at most. */
function Gc(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
/** The starts of the last moments, and when the next may be. */
var Kc = class {
	#e = [];
	#t;
	/** @param slowest the lowest rate, in starts a second, that will be asked about */
	constructor(e) {
		this.#t = Gc(e).length;
	}
	add(e) {
		this.#e.push(e);
	}
	/** The moment from which one more start keeps within `rate`; not after `now` if that is already so. */
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.at + this.#t > e);
		let { count: n, length: r } = Gc(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.at).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
}, qc = class {
	rate;
	concurrency;
	window;
	queue = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new Kc(e.rate / 8);
	}
}, Jc = class {
	#e;
	#t;
	#n = new Kc(6 / 8);
	/** The lanes in which somebody waits; who went through last stands last. */
	#r = [];
	#i = 0;
	#a = !1;
	#o = 1;
	#s = 0;
	#c = -Infinity;
	#l = -Infinity;
	#u = () => {};
	constructor(e = Hc, t = Math.random) {
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
		let n = Wc(t);
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
const Yc = /* @__PURE__ */ new Map();
/** The gate of this host (name and port): one for the whole process, for all clients. */
function Xc(e) {
	let t = Yc.get(e) ?? new Jc();
	return Yc.set(e, t), t;
}
function Zc(e, t) {
	if (t > 0) return t;
	throw new Y(e, "must be a number above 0.");
}
/** A header cannot carry other characters; said here, for fetch would quote the token in its complaint. */
function Qc(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new Y("token", "must be an API token: visible characters without blanks or line breaks.");
}
/** A signal that any number of requests may listen to without a warning, and that costs the caller's one listener. */
function $c(t) {
	let n = new AbortController();
	return e(0, n.signal), t.aborted ? n.abort() : t.addEventListener("abort", () => n.abort(), { once: !0 }), n.signal;
}
/** @throws ArgumentError for an option that cannot be right */
function el(e) {
	let t = Qc(e.token), { base: n, host: r } = Vc(e.baseUrl ?? "https://api.lokalise.com/api2"), { clock: i = Hc, random: a = Math.random, timeouts: o = {}, concurrency: s = 10 } = e, c = {
		rate: Zc("rate", e.rate ?? 6),
		concurrency: Math.max(1, Math.floor(Zc("concurrency", s)))
	};
	return {
		base: n,
		token: t,
		headers: {
			"x-api-token": t,
			accept: "application/json",
			"user-agent": "lokaform/0.1.0"
		},
		gate: e.clock ? new Jc(i, a) : Xc(r),
		lane: new qc(c),
		clock: i,
		random: a,
		timeouts: {
			read: Zc("timeouts.read", o.read ?? 6e4),
			write: Zc("timeouts.write", o.write ?? 18e4)
		},
		signal: e.signal && $c(e.signal),
		onRequest: e.onRequest ?? (() => {}),
		onResponse: e.onResponse ?? (() => {})
	};
}
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
	return t === "getaddrinfo" || t === "connect" || al(e) || ol(e);
}
/** Node's fetch gives a connection 10 s, and has no setting for it. */
function al(e) {
	return rl(e) === "UND_ERR_CONNECT_TIMEOUT";
}
/** The server's certificate was not accepted. */
function ol(e) {
	return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(rl(e));
}
function sl(e) {
	let t = Error(e?.message || "fetch failed"), n = e ? rl(e) : "";
	return n && (t.code = n), t;
}
// src/api/retry.ts
/** When a request is sent again. */
/** and for this many milliseconds from its first start. */
const cl = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
], ll = [
	"GET",
	"PUT",
	"DELETE"
], ul = (e) => e.kind === "answered" ? e.status : 0, dl = [
	{
		when: (e) => pl(e),
		methods: cl,
		wait: "gate"
	},
	{
		when: (e) => e.kind === "unanswered" && ol(e.cause),
		methods: [],
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.unsent,
		methods: cl,
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted",
		methods: ll,
		wait: "alone"
	},
	{
		when: (e) => ul(e) >= 500,
		methods: ll,
		wait: "alone"
	},
	{
		when: (e) => ul(e) === 408,
		methods: ll,
		wait: "alone"
	}
];
/** How to wait before the request is sent again; undefined if it is not. */
function fl(e, t) {
	let n = dl.find(({ when: e }) => e(t));
	return n?.methods.includes(e) ? n.wait : void 0;
}
/** 429, and 423 as older days had it: the service wants everybody to wait. */
function pl(e) {
	return ul(e) === 429 || ul(e) === 423;
}
/** 423 was the answer to a second request at once [service-api §6]. */
function ml(e) {
	return ul(e) === 423;
}
/** Whether the service may have carried the request out. */
function hl(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
/** Milliseconds before the next attempt of a request that waits alone: half to the whole of 0.5 s, 1 s, … 30 s. */
function gl(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
/** Milliseconds that `Retry-After` asks for, as seconds or as a date; undefined if it is absent, past or neither. */
function _l(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
// src/api/leaving.ts
/**
* Tells when a request of `fetch` really leaves: its connection may have to be made first, and an event loop
* may be busy. Node's fetch says so on two diagnostics channels, in every version that we run on; were they
* ever silent, nothing would be told, and whoever listens goes by the start and the answer.
*/
const vl = new t(), yl = /* @__PURE__ */ new WeakMap();
let bl = !1;
function xl(e) {
	if (typeof e == "object" && e && "request" in e) return typeof e.request == "object" && e.request !== null ? e.request : void 0;
}
function Sl() {
	bl = !0, n("undici:request:create", (e) => {
		let t = vl.getStore(), n = xl(e);
		t && n && yl.set(n, t);
	}), n("undici:client:sendHeaders", (e) => {
		let t = xl(e);
		t && yl.get(t)?.();
	});
}
/** Runs `call`, and `left` at the moment at which the request that it makes is written to its connection. */
function Cl(e, t) {
	return bl || Sl(), vl.run(e, t);
}
/** A redirect is an answer like any other: it is never followed, for the token would travel along. */
async function wl(e, { clock: t, milliseconds: n, signal: r, left: i }) {
	let a = new AbortController(), o = { why: "network" }, s = (e) => {
		o.why = e, a.abort();
	}, c = () => s("aborted"), l = t.after(n, () => s("timeout"));
	r?.aborted ? c() : r?.addEventListener("abort", c, { once: !0 });
	try {
		let { url: t, method: n, headers: r, body: o } = e, s = {
			method: n,
			headers: r,
			redirect: "manual",
			signal: a.signal
		};
		o !== void 0 && (s.body = o);
		let c = await Cl(i, () => fetch(t, s)), l = await (c.ok ? c.text() : Tl(c));
		return {
			kind: "answered",
			status: c.status,
			headers: c.headers,
			body: l
		};
	} catch (e) {
		let t = nl(e), { why: n } = o, r = t.length > 0 && t.every(il);
		return {
			kind: "unanswered",
			why: n === "network" && t.some(al) ? "timeout" : n,
			unsent: r,
			cause: sl(t[0])
		};
	} finally {
		l(), r?.removeEventListener("abort", c);
	}
}
/** A refusal whose body breaks off is still that refusal. */
async function Tl(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
function El(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Dl(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
/** A page of the web server in front speaks by its title; other text by its beginning. */
function Ol(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const kl = (e) => typeof e == "string" && e !== "" ? e : void 0, Al = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
/** Reads each form of an error body that is known [service-api §7], and makes the best of any other. */
function jl(e, t) {
	let n = Dl(t);
	if (!El(n)) return {
		status: e,
		code: e,
		said: kl(n) ?? Ol(t)
	};
	let r = El(n.error) ? n.error : n, i = kl(r.message) ?? kl(r.error_description) ?? kl(r.error) ?? "", a = Al(r.code) ?? Al(r.errorCode) ?? Al(r.statusCode) ?? e;
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
function Ml(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => Ml(e, t)) : El(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), Ml(n, t)])) : e;
}
// src/api/wording.ts
/** Words for what went wrong: the thing, the cause and the way out. */
/** The error for an attempt that was the last, and no good answer. The token is blotted out wherever it is repeated. */
function Nl(e, t, n, r) {
	if (n.kind === "unanswered") return Fl(n, r);
	let { said: i, details: a, ...o } = jl(n.status, n.body), s = {
		...o,
		said: Rl(i, e),
		details: Ml(a, e)
	}, c = s.said ? `: ${s.said.replace(/\.$/, "")}.` : ", without a word.", l = Il(s, t, n);
	return new rc(Rl(`${r.method} ${r.path} was answered with ${n.status}${c} ${l}`.trim(), e), s, r);
}
/** An answer with a good status that does not hold what the operation promises. */
function Pl(e, t, n, r) {
	return new rc(Rl(`The answer to ${r.method} ${r.path} is not what the service promises: ${t}.`, e), {
		status: n,
		code: n,
		said: ""
	}, r);
}
function Fl({ why: e, unsent: t, cause: n }, r) {
	let i = `${r.method} ${r.path}`, a = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new ac(`${t ? "No connection could be made in time" : "No whole answer came in time"} for ${i}${a}.`, r, n);
	let o = n.message.includes(n.code ?? "") ? n.message : `${n.message} (${n.code})`, s = t ? "No connection could be made" : "The connection broke off";
	return new ic(`${ol(n) ? "The server's certificate was not accepted" : s} for ${i}${a}: ${o}.`, r, n);
}
function Il({ status: e, said: t }, n, r) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong, or was revoked: check where it comes from, or make a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token lacks a right: this needs *${n}* in this project (and writing needs a read/write token).`;
	if (e >= 300 && e < 400) return Ll(r);
	let i = Number(r.headers.get("retry-after"));
	return e === 429 && i > 0 ? `It asks to wait ${i} s.` : "";
}
function Ll({ headers: e }) {
	let t = e.get("location");
	return `It points to ${t !== null && URL.canParse(t) ? new URL(t).origin : "elsewhere"}; a redirect is never followed, so that the token goes nowhere else: check the base URL.`;
}
function Rl(e, t) {
	return e.replaceAll(t, "***");
}
// src/api/exchange.ts
/** One request from the gate through all its attempts to a good answer or an error. */
/** @throws ApiError, NetworkError, TimeoutError, AbortError */
async function zl(e, t) {
	let { clock: n, gate: r, signal: i } = e, a = 0, o = !1, s, c, l = () => ({
		method: t.method,
		path: t.path,
		attempts: a,
		mayHaveHappened: o
	}), u = () => i?.aborted || !c ? new oc(`${t.method} ${t.path} was aborted.`, l()) : Nl(e.token, t.right, c, l());
	for (;;) {
		let l = await r.enter(e.lane, i, s === void 0 ? void 0 : s - n.now());
		if (!l) throw u();
		a++, s ??= n.now() + 3e5;
		let d;
		try {
			c = await Vl(e, t, a, s - n.now(), l.left), pl(c) && (d = {
				locked: ml(c),
				retryAfter: Bl(c, n)
			});
		} finally {
			l.done(d);
		}
		if (c.kind === "answered" && c.status >= 200 && c.status < 300) return {
			answer: c,
			attempts: a
		};
		o ||= hl(c);
		let f = fl(t.method, c), p = Bl(c, n), m = f === "gate" ? r.heldFor : p ?? gl(a, e.random);
		if (!f || a >= 8 || n.now() + m >= s) throw u();
		f === "alone" && await Uc(n, m, i);
	}
}
function Bl(e, t) {
	return e.kind === "answered" ? _l(e.headers.get("retry-after"), t.date()) : void 0;
}
async function Vl(e, t, n, r, i) {
	let { method: a, path: o } = t, s = {
		method: a,
		url: `${e.base}${o}${t.query}`,
		headers: t.body === void 0 ? e.headers : {
			...e.headers,
			"content-type": "application/json"
		},
		body: t.body
	}, c = a === "GET" ? e.timeouts.read : e.timeouts.write, { clock: l, signal: u } = e, d = l.now();
	e.onRequest({
		method: a,
		path: o,
		attempt: n
	});
	let f = await wl(s, {
		clock: l,
		milliseconds: Math.min(c, r),
		signal: u,
		left: i
	}), p = f.kind === "answered" ? f.status : void 0;
	return e.onResponse({
		method: a,
		path: o,
		attempt: n,
		status: p,
		ms: l.now() - d
	}), f;
}
/** @throws ArgumentError before anything is sent; ApiError, NetworkError, TimeoutError, AbortError */
async function $(e, t, n, r) {
	let { method: i, right: a, answer: o } = t, s = Sc(t.path, n), c = await zl(e, {
		method: i,
		path: s,
		query: t.query?.(r) ?? "",
		body: t.body && JSON.stringify(t.body(r)),
		right: a
	}), l = (t) => Pl(e.token, t, c.answer.status, {
		method: i,
		path: s,
		attempts: c.attempts,
		mayHaveHappened: !0
	}), u = Hl(c.answer.body, l), d = o.schema.safeParse(u);
	if (!d.success) throw l(Ul(d.error.issues));
	return {
		wire: u,
		headers: c.answer.headers
	};
}
function Hl(e, t) {
	try {
		return JSON.parse(e);
	} catch {
		throw t(e === "" ? "it is empty" : "it is not JSON, or was cut off");
	}
}
/** `keys[3].key_id: expected number, received string` */
function Ul(e) {
	let t = e.slice(0, 3).map(({ path: e, message: t }) => `${e.map((e) => typeof e == "number" ? `[${e}]` : `.${String(e)}`).join("").replace(/^\./, "") || "the whole"}: ${t.replace(/^Invalid \w+: /, "")}`), n = e.length - t.length;
	return t.join("; ") + (n > 0 ? `; and ${n} more` : "");
}
// src/api/project.ts
/** The operations of {@link Client} on one project. Making one sends nothing. */
var Wl = class {
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
const Gl = [
	"ios",
	"android",
	"web",
	"other"
];
// src/api/refusedEntries.ts
function Kl(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function ql(e) {
	return typeof e == "string" || Kl(e) && Gl.every((t) => typeof e[t] == "string");
}
/** Unknown members stay; the obsolete `key: { key_name }` also becomes `key_name` [service-api §2.2]. */
function Jl(e) {
	let t = Kl(e) ? e : { message: e }, { message: n, code: r, key_name: i, key_id: a } = t, o = i ?? (Kl(t.key) ? t.key.key_name : void 0), s = {
		...t,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(r)) ? Number(r) : 0
	};
	return delete s.key_name, delete s.key_id, ql(o) && (s.key_name = o), Number.isSafeInteger(Number(a)) && (s.key_id = Number(a)), s;
}
/**
* The entries of a batch that the service refused in a 200 answer, whatever it writes there: a list; `""` or
* nothing where there are none; a map with numbers as names, which is what PHP makes of a list with holes.
*/
function Yl(e) {
	return Array.isArray(e) ? e.map(Jl) : Kl(e) ? Object.values(e).filter(Kl).map(Jl) : [];
}
// src/api/webhook.ts
/** What a webhook can do. Its data are its own members; this and the client are not among them. */
var Xl = class {
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
function Zl(e, t, n) {
	return Object.assign(new Xl(t, n, e.webhook_id), e);
}
// src/api/client.ts
/**
* The keys and webhooks of Lokalise projects, one request an operation. A `projectId` is `<hex>.<digits>`, or
* `<id>:<branch>`. Paths and limits are those of the service's API, version 2.
*
* Every operation may end with an {@link ArgumentError} (nothing was sent), {@link ApiError},
* {@link NetworkError}, {@link TimeoutError} or {@link AbortError}. Requests wait for their turn, and are sent
* again where that cannot do something twice: the rules stand in retry.ts.
*/
var Ql = class {
	#e;
	constructor(e) {
		this.#e = el(e);
	}
	/** The same operations on one project, without the id. */
	project(e) {
		return new Wl(this, e);
	}
	/** A page of keys, ascending by id. Archived keys are listed, translations are not, unless `params` say so. */
	async keys(e, t = {}) {
		let n = await $(this.#e, Q.keys, { projectId: e }, t);
		return new o(n.wire.keys.map((t) => c(t, this, e)), $l(n, t), (n) => this.keys(e, {
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
		return new o(n.wire.webhooks.map((t) => Zl(t, this, e)), $l(n, t), (n) => this.webhooks(e, {
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
		return Zl(n.webhook, this, e);
	}
	/**
	* Creates a webhook; the service makes its secret, and posts a ping to its URL. Several may have one URL, so
	* this is never sent again after a failure that may have happened.
	*/
	async createWebhook(e, t) {
		let { wire: n } = await $(this.#e, Q.createWebhook, { projectId: e }, t);
		return Zl(n.webhook, this, e);
	}
	/** Changes a webhook. `events` replaces the list; what is left out stays, the secret too. */
	async updateWebhook(e, t, n) {
		let { wire: r } = await $(this.#e, Q.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return Zl(r.webhook, this, e);
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
		return new o(n.wire.languages, $l(n, t), (n) => this.languages(e, {
			...t,
			...n
		}));
	}
	#t(e, t) {
		return new o(t.wire.keys.map((t) => c(t, this, e)), {
			...$l(t, {}),
			errors: Yl(t.wire.errors)
		});
	}
};
function $l({ wire: e, headers: t }, n) {
	let { project_id: r, branch: i } = e;
	return {
		projectId: r,
		...i === void 0 ? {} : { branch: i },
		headers: t,
		asked: n
	};
}
// src/api/proxy.ts
const eu = [
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
function tu(e = process.env) {
	let t = (t) => e[t] || e[t.toUpperCase()] || void 0, n = t("https_proxy"), i = t("http_proxy");
	if (!n && !i) return { state: "none" };
	if (typeof r.setGlobalProxyFromEnv != "function") return {
		state: "unavailable",
		message: `${n ? "https_proxy" : "http_proxy"} is set, but Node ${process.versions.node} cannot use it: requests go out directly. Use Node 24.14 or later.`
	};
	let a = [t("no_proxy"), ...eu].filter(Boolean).join(","), o = {
		...n ? { https_proxy: n } : {},
		...i ? { http_proxy: i } : {},
		no_proxy: a
	};
	return {
		state: "used",
		undo: r.setGlobalProxyFromEnv(o)
	};
}
export { oc as AbortError, rc as ApiError, Y as ArgumentError, Ql as Client, o as Collection, ic as NetworkError, tl as Pages, Wl as Project, nc as RequestError, ac as TimeoutError, tu as useProxyFromEnvironment };
