#!/usr/bin/env node
import { createRequire as e } from "node:module";
import { fileURLToPath as t } from "node:url";
import * as n from "node:http";
import { createServer as r } from "node:http";
import { basename as i, dirname as a, isAbsolute as o, join as s, relative as c, resolve as l, sep as u } from "node:path";
import { access as d, cp as f, lstat as p, mkdir as m, mkdtemp as h, open as g, readFile as _, realpath as v, rename as y, rm as b, stat as x, writeFile as S } from "node:fs/promises";
import { closeSync as C, constants as w, createWriteStream as T, openSync as E, readFileSync as ee, rmSync as D } from "node:fs";
import { setImmediate as te, setTimeout as O } from "node:timers/promises";
import { createHash as ne } from "node:crypto";
import { setMaxListeners as re } from "node:events";
import { AsyncLocalStorage as ie } from "node:async_hooks";
import { subscribe as ae } from "node:diagnostics_channel";
import { tmpdir as oe } from "node:os";
import { isDeepStrictEqual as se, parseArgs as ce, promisify as k, styleText as le } from "node:util";
import { constants as ue, gzip as de } from "node:zlib";
import { finished as A } from "node:stream/promises";
import { spawn as j } from "node:child_process";
import { createInterface as fe } from "node:readline/promises";
import { WriteStream as pe } from "node:tty";
// \0rolldown/runtime.js
var me = Object.create, he = Object.defineProperty, ge = Object.getOwnPropertyDescriptor, _e = Object.getOwnPropertyNames, ve = Object.getPrototypeOf, ye = Object.prototype.hasOwnProperty, M = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), e = null), t.exports), N = (e, t, n, r) => {
	if (t && typeof t == "object" || typeof t == "function") for (var i = _e(t), a = 0, o = i.length, s; a < o; a++) s = i[a], !ye.call(e, s) && s !== n && he(e, s, {
		get: ((e) => t[e]).bind(null, s),
		enumerable: !(r = ge(t, s)) || r.enumerable
	});
	return e;
}, be = (e, t, n) => (n = e == null ? {} : me(ve(e)), N(t || !e || !e.__esModule || !ye.call(e, "default") ? he(n, "default", {
	value: e,
	enumerable: !0
}) : n, e)), xe = /* @__PURE__ */ e(import.meta.url);
// src/api/http/proxy.ts
const Se = [
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
function Ce(e = process.env) {
	let t = (t) => e[t] || e[t.toUpperCase()] || void 0, r = t("https_proxy"), i = t("http_proxy");
	if (!r && !i) return { state: "none" };
	if (typeof n.setGlobalProxyFromEnv != "function") return {
		state: "unavailable",
		message: `${r ? "https_proxy" : "http_proxy"} is set, but Node ${process.versions.node} cannot use it: requests are sent directly. Use Node 24.14 or later.`
	};
	let a = [t("no_proxy"), ...Se].filter(Boolean).join(","), o = {
		...r ? { https_proxy: r } : {},
		...i ? { http_proxy: i } : {},
		no_proxy: a
	};
	return {
		state: "used",
		undo: n.setGlobalProxyFromEnv(o)
	};
}
// src/api/http/version.ts
/** The version in the user agent. A test checks that it is that of package.json. */
const we = "0.1.0";
// node_modules/zod/v4/core/util.js
function Te(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function Ee(e, t = "|") {
	return e.map((e) => $e(e)).join(t);
}
function De(e, t) {
	return typeof t == "bigint" ? t.toString() : t;
}
var Oe = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function ke(e) {
	return new Oe(e);
}
function Ae(e) {
	return e == null;
}
function je(e) {
	let t = +!!e.startsWith("^"), n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function Me(e, t) {
	let n = e / t, r = Math.round(n), i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
	return Math.abs(n - r) < i ? 0 : n - r;
}
const Ne = /* @__PURE__*/ Symbol("evaluating");
function Pe(e, t, n) {
	let r;
	Object.defineProperty(e, t, {
		get() {
			if (r !== Ne) return r === void 0 && (r = Ne, r = n()), r;
		},
		set(n) {
			Object.defineProperty(e, t, { value: n });
		},
		configurable: !0
	});
}
function Fe(e, t, n) {
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
function Ie(e) {
	let t = Object.getOwnPropertyDescriptor(e, "shape");
	return t?.get ? t.get.raw : t?.value;
}
function Le(e) {
	return Ie(e._zod.def) ?? e._zod.def.shape;
}
function Re(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			let e = n();
			return Fe(this, t, e), e;
		},
		enumerable: !0,
		configurable: !0
	});
}
function ze(e, t, n) {
	t in e ? Fe(e, t, n) : e[t] = n;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function Be(e, t, n, r) {
	let i = Le(t);
	for (let a of n) {
		let n = Object.getOwnPropertyDescriptor(i, a);
		n.enumerable && (n.get ? Re(e, a, () => {
			let e = t._zod.def.shape[a];
			return r ? r(e, a) : e;
		}) : ze(e, a, r ? r(n.value, a) : n.value));
	}
}
function Ve(e, t) {
	for (let n of Reflect.ownKeys(t)) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.enumerable && (r.get ? Re(e, n, () => t[n]) : ze(e, n, r.value));
	}
}
function He(...e) {
	let t = {};
	for (let n of e) {
		let e = Object.getOwnPropertyDescriptors(n);
		Object.assign(t, e);
	}
	return Object.defineProperties({}, t);
}
function Ue(e) {
	return JSON.stringify(e);
}
function We(e) {
	return e.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const Ge = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function Ke(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
const qe = /* @__PURE__*/ ke(() => {
	if (Vt.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
	try {
		return Function(""), !0;
	} catch {
		return !1;
	}
});
function Je(e) {
	if (Ke(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != "function") return !0;
	let n = t.prototype;
	return Ke(n) !== !1 && Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") !== !1;
}
function Ye(e) {
	return Je(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
const Xe = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function Ze(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function Qe(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function P(e) {
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
function $e(e) {
	return typeof e == "bigint" ? e.toString() + "n" : typeof e == "string" ? `"${e}"` : `${e}`;
}
function et(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
const tt = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, nt = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function rt(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
	let i = {};
	return Be(i, e, it(e, t)), Qe(e, He(n, {
		shape: i,
		checks: []
	}));
}
function it(e, t) {
	let n = Le(e), r = [];
	for (let e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
		t[e] && r.push(e);
	}
	return r;
}
function at(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
	let i = new Set(it(e, t)), a = {};
	return Be(a, e, Reflect.ownKeys(Le(e)).filter((e) => !i.has(e))), Qe(e, He(n, {
		shape: a,
		checks: []
	}));
}
function ot(e, t) {
	if (!Je(t)) throw Error("Invalid input to extend: expected a plain object");
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = Le(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return Qe(e, He(e._zod.def, { shape: st(e, t) }));
}
function st(e, t) {
	let n = {};
	return Be(n, e, Reflect.ownKeys(Le(e))), Ve(n, t), n;
}
function ct(e, t) {
	if (!Je(t)) throw Error("Invalid input to safeExtend: expected a plain object");
	return Qe(e, He(e._zod.def, { shape: st(e, t) }));
}
function lt(e, t) {
	if (!t?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (e._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	let n = {};
	return Be(n, e, Reflect.ownKeys(Le(e))), Be(n, t, Reflect.ownKeys(Le(t))), Qe(e, He(e._zod.def, {
		shape: n,
		get catchall() {
			return t._zod.def.catchall;
		},
		checks: t._zod.def.checks ?? []
	}));
}
function ut(e, t, n, r = "partial") {
	let i = t._zod.def.checks;
	if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
	let a = n ? new Set(it(t, n)) : void 0, o = {};
	return Be(o, t, Reflect.ownKeys(Le(t)), e && ((t, n) => a && !a.has(n) ? t : new e({
		type: "optional",
		innerType: t
	}))), Qe(t, He(t._zod.def, {
		shape: o,
		checks: []
	}));
}
function dt(e, t, n) {
	let r = n ? new Set(it(t, n)) : void 0, i = {};
	return Be(i, t, Reflect.ownKeys(Le(t)), (t, n) => r && !r.has(n) ? t : new e({
		type: "nonoptional",
		innerType: t
	})), Qe(t, He(t._zod.def, { shape: i }));
}
function ft(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function pt(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function mt(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function ht(e) {
	return typeof e == "string" ? e : e?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function gt(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function _t(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function vt(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : ht(e.inst?._zod.def?.error?.(e)) ?? ht(a?.(e)) ?? ht(t?.error?.(e)) ?? ht(n.customError?.(e)) ?? ht(n.localeError?.(e)) ?? "Invalid input", s = {};
	for (let t of Object.keys(e)) t !== "inst" && t !== "schema" && t !== "continue" && t !== "input" && t !== "__proto__" && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
const yt = /[\uD800-\uDBFF]/;
function bt(e) {
	let t = e.length;
	if (!yt.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function xt(e) {
	return Array.isArray(e) ? "array" : typeof e == "string" ? "string" : "unknown";
}
function St(e) {
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
function Ct(...e) {
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
function wt(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : Ot(e, n, r.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function Tt(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function Et(e, t, n) {
	return Tt(e, t, n, !1);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
/* @__NO_SIDE_EFFECTS__ */
function Dt(e, t) {
	for (let n in e) {
		let r = e[n];
		Object.defineProperty(t, n, {
			configurable: !0,
			enumerable: !0,
			get() {
				return Tt(this, n, r(this));
			},
			set(e) {
				Tt(this, n, e);
			}
		});
	}
	return t;
}
function Ot(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : Tt(this, t, n.bind(this));
		},
		set(e) {
			Tt(this, t, e);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function kt(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
let At, jt = !1;
const Mt = {
	configurable: !0,
	get() {
		jt = !0;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function F(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && At !== e._zod ? At = void 0 : (At = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, Mt);
			let e = jt;
			jt = !1;
			try {
				let r = n(this);
				return jt ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), jt ||= e, r;
			} catch (n) {
				throw delete this[t], jt ||= e, n;
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
function Nt(e, t, n, r) {
	let i = kt(e, t);
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
function Pt(e) {
	let t = () => e;
	return t["~constantCatch"] = !0, t;
}
// node_modules/zod/v4/core/core.js
var Ft;
const It = {
	value: void 0,
	enumerable: !1
};
let Lt = "captureStackTrace" in Error ? Error : null;
function Rt(e) {
	let t = Lt;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return Lt = null, new e();
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
function I(e, t, n, r) {
	let i = {};
	function a(e) {
		this.def = e, this.constr = d, this.traits = /* @__PURE__ */ new Set();
	}
	a.prototype = i;
	let o = n, s = o && /* @__PURE__ */ new WeakSet();
	function c(n, r) {
		if (!n._zod) {
			It.value = new a(r);
			try {
				Object.defineProperty(n, "_zod", It);
			} finally {
				It.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), s) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			s.has(i) || (s.add(i), wt(i, o));
		}
		let i = d.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let l = r?.Parent ?? Object;
	class u extends l {}
	Object.defineProperty(u, "name", { value: e });
	function d(e) {
		let t = r?.Parent ? Rt(u) : this;
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
var zt = class extends Error {
	constructor() {
		super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
	}
}, Bt = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = "ZodEncodeError";
	}
};
(Ft = globalThis).__zod_globalConfig ?? (Ft.__zod_globalConfig = {});
const Vt = globalThis.__zod_globalConfig;
function Ht(e) {
	return e && Object.assign(Vt, e), Vt;
}
// node_modules/zod/v4/core/errors.js
function Ut() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, De, 2), e.message;
}
function Wt(e) {
	this._zod.message = e;
}
const Gt = {
	get: Ut,
	set: Wt,
	enumerable: !0,
	configurable: !0
}, Kt = {
	value: void 0,
	enumerable: !1
}, qt = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]), Jt = /* @__PURE__ */ I("$ZodError", (e, t) => {
	e.name = "$ZodError", Kt.value = t, Object.defineProperty(e, "issues", Kt), Kt.value = void 0, Object.defineProperty(e, "message", Gt);
	let n = Object.getPrototypeOf(e);
	qt.has(n) || (qt.add(n), Object.defineProperty(n, "toString", {
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
function Yt(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === "__proto__" ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function Xt(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? Yt(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function Zt(e, t = (e) => e.message) {
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
function Qt(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const $t = (e) => {
	let t = (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !1
		} : { async: !1 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise) throw new zt();
		if (s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => vt(e, o, Ht())));
			throw Ge(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, en = (e) => {
	let t = async (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => vt(e, o, Ht())));
			throw Ge(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, tn = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new zt();
	return a.issues.length ? nn(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
};
function nn(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => vt(e, n, Ht()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
const rn = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? nn(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, an = /* @__PURE__ */ Symbol.for("zod.compile.invalid"), on = /* @__PURE__ */ Symbol.for("zod.compile.fallback"), sn = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== an) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return cn(e, t, n);
});
function cn(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[on] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new zt();
	return a.issues.length === 0;
}
const ln = async (e, t, n) => {
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
}, un = (e) => {
	let t = $t(e), n = (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return t(e, r, o, Qt(n, a));
	};
	return n;
}, dn = (e) => {
	let t = $t(e), n = (e, r, i, a) => t(e, r, i, Qt(n, a));
	return n;
}, fn = (e) => {
	let t = en(e), n = async (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return await t(e, r, o, Qt(n, a));
	};
	return n;
}, pn = (e) => {
	let t = en(e), n = async (e, r, i, a) => await t(e, r, i, Qt(n, a));
	return n;
}, mn = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return tn(e)(t, n, i);
}, hn = (e) => (t, n, r) => tn(e)(t, n, r), gn = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return rn(e)(t, n, i);
}, _n = (e) => async (t, n, r) => rn(e)(t, n, r), vn = /^[cC][0-9a-z]{6,}$/, yn = /^[0-9a-z]+$/, bn = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, xn = /^[0-9a-vA-V]{20}$/, Sn = /^[A-Za-z0-9]{27}$/, Cn = /^[a-zA-Z0-9_-]{21}$/;
function wn(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const Tn = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, En = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, Dn = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, On = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function kn() {
	return /* @__PURE__ */ RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
}
const An = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, jn = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, Mn = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, Nn = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, Pn = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, Fn = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, In = /^https?$/, Ln = /^\+[1-9]\d{6,14}$/, Rn = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
* esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
* will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function zn(e) {
	return RegExp(`^${e}$`);
}
const Bn = /*@__PURE__*/ zn(Rn);
function Vn(e) {
	let t = "(?:[01]\\d|2[0-3]):[0-5]\\d";
	return typeof e.precision == "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function Hn(e) {
	return RegExp(`^${Vn(e)}$`);
}
function Un(e) {
	let t = ["Z"];
	e.offset && t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
	let n = `${Vn({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join("|")})`, r = e.local ? `${n}|${Vn({ precision: e.precision })}` : n;
	return RegExp(`^${Rn}T(?:${r})$`);
}
const Wn = /^[\s\S]{0,}$/, Gn = /^-?\d+$/, Kn = /^-?\d+(?:\.\d+)?$/, qn = /^(?:true|false)$/i, Jn = /^null$/i, Yn = /^[^A-Z]*$/, Xn = /^[^a-z]*$/, Zn = /*@__PURE__*/ I("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), Qn = (e) => {
	let t = e.value;
	return !Ae(t) && t.length !== void 0;
}, $n = {
	number: "number",
	bigint: "bigint",
	object: "date"
}, er = /*@__PURE__*/ I("$ZodCheckLessThan", (e, t) => {
	Zn.init(e, t);
	let n = $n[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: $n[typeof r.value] ?? n,
			code: "too_big",
			maximum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), tr = /*@__PURE__*/ I("$ZodCheckGreaterThan", (e, t) => {
	Zn.init(e, t);
	let n = $n[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: $n[typeof r.value] ?? n,
			code: "too_small",
			minimum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), nr = /*@__PURE__*/ I("$ZodCheckMultipleOf", (e, t) => {
	Zn.init(e, t), e._zod.check = (n) => {
		if (typeof n.value != typeof t.value) throw Error("Cannot mix number and bigint in multiple_of check.");
		(typeof n.value == "bigint" ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : Me(n.value, t.value) === 0) || n.issues.push({
			origin: typeof n.value,
			code: "not_multiple_of",
			divisor: t.value,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), rr = /*@__PURE__*/ I("$ZodCheckNumberFormat", (e, t) => {
	Zn.init(e, t), t.format = t.format || "float64";
	let n = t.format?.includes("int"), r = n ? "int" : "number", [i, a] = tt[t.format];
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
}), ir = /*@__PURE__*/ I("$ZodCheckMaxLength", (e, t) => {
	var n;
	Zn.init(e, t), (n = e._zod.def).when ?? (n.when = Qn), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i > t.maximum ? bt(r) : i) <= t.maximum) return;
		let a = xt(r);
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
}), ar = /*@__PURE__*/ I("$ZodCheckMinLength", (e, t) => {
	var n;
	Zn.init(e, t), (n = e._zod.def).when ?? (n.when = Qn), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i >= t.minimum && i < t.minimum * 2 ? bt(r) : i) >= t.minimum) return;
		let a = xt(r);
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
}), or = /*@__PURE__*/ I("$ZodCheckLengthEquals", (e, t) => {
	var n;
	Zn.init(e, t), (n = e._zod.def).when ?? (n.when = Qn), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == "string" && i >= t.length && i <= t.length * 2 ? bt(r) : i;
		if (a === t.length) return;
		let o = xt(r), s = a > t.length;
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
}), sr = /*@__PURE__*/ I("$ZodCheckStringFormat", (e, t) => {
	var n, r;
	Zn.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
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
}), cr = /*@__PURE__*/ I("$ZodCheckRegex", (e, t) => {
	sr.init(e, t), e._zod.check = (n) => {
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
}), lr = /*@__PURE__*/ I("$ZodCheckLowerCase", (e, t) => {
	t.pattern ??= Yn, sr.init(e, t);
}), ur = /*@__PURE__*/ I("$ZodCheckUpperCase", (e, t) => {
	t.pattern ??= Xn, sr.init(e, t);
}), dr = /*@__PURE__*/ I("$ZodCheckIncludes", (e, t) => {
	Zn.init(e, t);
	let n = Ze(t.includes);
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
}), fr = /*@__PURE__*/ I("$ZodCheckStartsWith", (e, t) => {
	Zn.init(e, t);
	let n = RegExp(`^${Ze(t.prefix)}.*`);
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
}), pr = /*@__PURE__*/ I("$ZodCheckEndsWith", (e, t) => {
	Zn.init(e, t);
	let n = RegExp(`.*${Ze(t.suffix)}$`);
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
}), mr = /*@__PURE__*/ I("$ZodCheckOverwrite", (e, t) => {
	Zn.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
});
// node_modules/zod/v4/core/doc.js
var hr = class {
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
const gr = {
	major: 4,
	minor: 6,
	patch: 7
}, _r = /*@__PURE__*/ I("$ZodType", (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = gr;
	let r = e._zod.def.checks, i = e._zod.traits.has("$ZodCheck") ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let t = (t, n, r) => {
			if (t.memo) return t;
			let i = ft(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (pt(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new zt();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (_t(t.issues, n, e), i ||= ft(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					_t(t.issues, n, e), i ||= ft(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, n = (n, r, a) => {
			if (ft(n)) return n.aborted = !0, n;
			let o = t(r, i, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new zt();
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
				if (a.async === !1) throw new zt();
				return o.then((e) => t(e, i, a));
			}
			return t(o, i, a);
		};
	}
}, {
	get "~standard"() {
		return Et(this, "~standard", br(this));
	},
	set "~standard"(e) {
		Tt(this, "~standard", e);
	}
}), vr = (e, t) => e.issues.length ? { issues: e.issues.map((e) => vt(e, t, Ht())) } : { value: e.value };
async function yr(e, t) {
	let n = { async: !0 };
	return vr(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function br(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return vr(r, n);
			} catch {}
			return yr(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
const xr = /*@__PURE__*/ I("$ZodString", (e, t) => {
	_r.init(e, t), e._zod.pattern = t.pattern ?? Wn, e._zod.parse = (n, r) => {
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
}), Sr = /*@__PURE__*/ I("$ZodStringFormat", (e, t) => {
	sr.init(e, t), xr.init(e, t);
}), Cr = /*@__PURE__*/ I("$ZodGUID", (e, t) => {
	t.pattern ??= En, Sr.init(e, t);
}), wr = /*@__PURE__*/ I("$ZodUUID", (e, t) => {
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
		t.pattern ??= Dn(e);
	} else t.pattern ??= Dn();
	Sr.init(e, t);
}), Tr = /*@__PURE__*/ I("$ZodEmail", (e, t) => {
	t.pattern ??= On, Sr.init(e, t);
});
function Er(e) {
	try {
		return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function Dr(e, t) {
	return !("normalize" in t) && !("hostname" in t) && !("protocol" in t) ? Er(e) || 2 : Or(e, t);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function Or(e, t) {
	if (!t.normalize && t.protocol?.source === In.source && !/^https?:\/\//i.test(e)) return 1;
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
const kr = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function Ar(e) {
	return e.replace(kr, "");
}
function jr(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function Mr(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
const Nr = /*@__PURE__*/ I("$ZodURL", (e, t) => {
	Sr.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = Dr(r, t);
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
				n.value = Ar(r);
				return;
			}
			t.hostname && !jr(i, t.hostname) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !Mr(i, t.protocol) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : Ar(r);
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
}), Pr = /*@__PURE__*/ I("$ZodEmoji", (e, t) => {
	t.pattern ??= kn(), Sr.init(e, t);
}), Fr = /*@__PURE__*/ I("$ZodNanoID", (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? Cn : wn(t.length), Sr.init(e, t);
}), Ir = /*@__PURE__*/ I("$ZodCUID", (e, t) => {
	t.pattern ??= vn, Sr.init(e, t);
}), Lr = /*@__PURE__*/ I("$ZodCUID2", (e, t) => {
	t.pattern ??= yn, Sr.init(e, t);
}), Rr = /*@__PURE__*/ I("$ZodULID", (e, t) => {
	t.pattern ??= bn, Sr.init(e, t);
}), zr = /*@__PURE__*/ I("$ZodXID", (e, t) => {
	t.pattern ??= xn, Sr.init(e, t);
}), Br = /*@__PURE__*/ I("$ZodKSUID", (e, t) => {
	t.pattern ??= Sn, Sr.init(e, t);
}), Vr = /*@__PURE__*/ I("$ZodISODateTime", (e, t) => {
	t.pattern ??= Un(t), Sr.init(e, t);
}), Hr = /*@__PURE__*/ I("$ZodISODate", (e, t) => {
	t.pattern ??= Bn, Sr.init(e, t);
}), Ur = /*@__PURE__*/ I("$ZodISOTime", (e, t) => {
	t.pattern ??= Hn(t), Sr.init(e, t);
}), Wr = /*@__PURE__*/ I("$ZodISODuration", (e, t) => {
	t.pattern ??= Tn, Sr.init(e, t);
}), Gr = /*@__PURE__*/ I("$ZodIPv4", (e, t) => {
	t.pattern ??= An, Sr.init(e, t);
}), Kr = /^[0-9a-fA-F:.]+$/;
function qr(e) {
	return Kr.test(e) ? Er(`http://[${e}]`) : !1;
}
const Jr = /*@__PURE__*/ I("$ZodIPv6", (e, t) => {
	t.pattern ??= jn, Sr.init(e, t), e._zod.check = (n) => {
		qr(n.value) || n.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Yr = /*@__PURE__*/ I("$ZodCIDRv4", (e, t) => {
	t.pattern ??= Mn, Sr.init(e, t);
});
function Xr(e) {
	let t = e.split("/");
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : qr(n);
}
const Zr = /*@__PURE__*/ I("$ZodCIDRv6", (e, t) => {
	t.pattern ??= Nn, Sr.init(e, t), e._zod.check = (n) => {
		Xr(n.value) || n.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function Qr(e) {
	if (e === "") return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
const $r = /^[0-9a-zA-Z+/]*={0,2}$/, ei = /*@__PURE__*/ I("$ZodBase64", (e, t) => {
	t.pattern ??= $r, Sr.init(e, t), e._zod.check = (n) => {
		Qr(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), ti = /^[A-Za-z0-9_-]*$/;
function ni(e) {
	if (!ti.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === "-" ? "+" : "/");
	return Qr(t.padEnd(Math.ceil(t.length / 4) * 4, "="));
}
const ri = /*@__PURE__*/ I("$ZodBase64URL", (e, t) => {
	t.pattern ??= ti, Sr.init(e, t), e._zod.check = (n) => {
		ni(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), ii = /*@__PURE__*/ I("$ZodE164", (e, t) => {
	t.pattern ??= Ln, Sr.init(e, t);
});
function ai(e, t = null) {
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
const oi = /*@__PURE__*/ I("$ZodJWT", (e, t) => {
	Sr.init(e, t), e._zod.check = (n) => {
		ai(n.value, t.alg) || n.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), si = /*@__PURE__*/ I("$ZodNumber", (e, t) => {
	_r.init(e, t), e._zod.pattern = Kn, e._zod.parse = (n, r) => {
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
}), ci = /*@__PURE__*/ I("$ZodNumberFormat", (e, t) => {
	rr.init(e, t), si.init(e, t);
}), li = /*@__PURE__*/ I("$ZodBoolean", (e, t) => {
	_r.init(e, t), e._zod.pattern = qn, e._zod.parse = (n, r) => {
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
}), ui = /*@__PURE__*/ I("$ZodNull", (e, t) => {
	_r.init(e, t), e._zod.pattern = Jn, e._zod.values = /* @__PURE__ */ new Set([null]), e._zod.parse = (t, n) => {
		let r = t.value;
		return r === null || t.issues.push({
			expected: "null",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
	};
}), di = /*@__PURE__*/ I("$ZodUnknown", (e, t) => {
	_r.init(e, t), e._zod.parse = (e) => e;
}), fi = /*@__PURE__*/ I("$ZodNever", (e, t) => {
	_r.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function pi(e, t) {
	let n = gt(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== "backward") {
			for (let [t, r] of gt(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, _t(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const mi = (e) => Array.isArray(e) ? e.length : -1;
function hi(e, t, n) {
	e.issues.length && t.issues.push(...mt(n, e.issues)), t.value[n] = e.value;
}
const gi = /*@__PURE__*/ I("$ZodArray", (e, t) => {
	_r.init(e, t);
	let n = Vt.memoizer;
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
			if (c instanceof Promise) o.push(c.then((t) => hi(t, r, e)));
			else if (hi(c, r, e), s && c.issues.length !== 0 && ft(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, pi(e, mi);
});
function _i(e, t, n, r, i, a) {
	let o = n in r, s = a === "optional";
	if (o || !s || i !== "optional") {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...mt(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === "defaulted" && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
const vi = [];
function yi(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : vi, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = et(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function bi(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (ft(n, p)) break;
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
		a instanceof Promise ? e.push(a.then((e) => _i(e, n, i, t, d, f))) : _i(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const xi = /*@__PURE__*/ I("$ZodObject", (e, t) => {
	_r.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let e = () => {
			let n = { ...r };
			return Object.defineProperty(t, "shape", { value: n }), e.raw = n, n;
		};
		e.raw = r, Object.defineProperty(t, "shape", { get: e });
	}
	let i = ke(() => yi(t));
	F(e, "propValues", (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || Fe(n, e, /* @__PURE__ */ new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let a = Ke, o = t.catchall, s, c = Vt.memoizer;
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
				if (ft(t, f)) break;
				f = t.issues.length;
			}
			if (e === "__proto__") continue;
			let i = u[e], a = i._zod.optin, o = i._zod.optout, s = i._zod.run({
				value: r[e],
				issues: []
			}, n);
			s instanceof Promise ? l.push(s.then((n) => _i(n, t, e, r, a, o))) : _i(s, t, e, r, a, o);
		}
		return o ? bi(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t;
	};
}), Si = /*@__PURE__*/ I("$ZodObjectJIT", (e, t) => {
	xi.init(e, t);
	let n = e._zod.parse, r = ke(() => yi(t)), i = Vt.memoizer, a = (t) => {
		let n = r.value, a = n.symbolKeys, o = new hr(["payload", "ctx"], {
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
			let n = l[e], r = typeof e == "symbol" ? `syms[${a.indexOf(e)}]` : Ue(e), i = `${r} in input`, u = t[e], d = u?._zod?.optin, f = d !== void 0, p = u?._zod?.optout === "optional";
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
	}, o, s = Ke, c = !Vt.jitless, l = c && qe.value, u = t.catchall, d;
	e._zod.parse = (i, f) => {
		d ??= r.value;
		let p = i.value;
		return s(p) ? c && l && f?.async === !1 && f.jitless !== !0 ? (o ||= a(t.shape), i = o(i, f), u ? bi([], p, i, f, d, e, f?.abortEarly === !0) : i) : n(i, f) : (i.issues.push({
			expected: "object",
			code: "invalid_type",
			input: p,
			inst: e
		}), i);
	};
});
function Ci(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !ft(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: "invalid_union",
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => vt(e, r, Ht())))
	}), t);
}
const wi = /*@__PURE__*/ I("$ZodUnion", (e, t) => {
	_r.init(e, t), F(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0), F(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0), F(e, "values", (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), F(e, "pattern", (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => je(e.source)).join("|")})$`);
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
		return a ? Promise.all(o).then((t) => Ci(t, r, e, i)) : Ci(o, r, e, i);
	};
});
function Ti(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.options) {
		let r = n._zod.propValues?.[e.discriminator];
		if (!r || r.size === 0) throw Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);
		for (let e of r) if (t.has(e)) {
			if (e !== void 0) throw Error(`Duplicate discriminator value "${String(e)}"`);
			t.set(e, null);
		} else t.set(e, n);
	}
	return t;
}
const Ei = /*@__PURE__*/ I("$ZodDiscriminatedUnion", (e, t) => {
	t.inclusive = !1, wi.init(e, t);
	let n = e._zod.parse;
	F(e, "propValues", (e) => {
		let t = {}, n = 0;
		for (let r of e.def.options) {
			let i = r._zod.propValues;
			if (!i || Object.keys(i).length === 0) throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
			i[e.def.discriminator]?.has(void 0) && n++;
			for (let [e, n] of Object.entries(i)) {
				Object.prototype.hasOwnProperty.call(t, e) || Fe(t, e, /* @__PURE__ */ new Set());
				for (let r of n) t[e].add(r);
			}
		}
		return !e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0), t;
	}), t.options.forEach((e, n) => {
		let r = Ie(e._zod.def);
		if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator)) throw Error(`Invalid discriminated union option at index "${n}"`);
	});
	let r = ke(() => Ti(t));
	e._zod.parse = (i, a) => {
		let o = i.value;
		if (!Ke(o)) return i.issues.push({
			code: "invalid_type",
			expected: "object",
			input: o,
			inst: e
		}), i;
		let s = o?.[t.discriminator], c = r.value.get(s);
		return c && (s !== void 0 || a.direction !== "backward") ? c._zod.run(i, a) : t.unionFallback || a.direction === "backward" ? n(i, a) : (i.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: t.discriminator,
			options: Array.from(r.value.keys()).filter((e) => r.value.get(e) !== null),
			input: o,
			path: [t.discriminator],
			inst: e
		}), i);
	};
}), Di = /*@__PURE__*/ I("$ZodIntersection", (e, t) => {
	_r.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => ki(e, t, n)) : ki(e, i, a);
	};
});
function Oi(e, t) {
	if (e === t || e instanceof Date && t instanceof Date && +e == +t) return {
		valid: !0,
		data: e
	};
	if (Je(e) && Je(t)) {
		let n = Object.keys(t), r = Object.keys(e).filter((e) => n.indexOf(e) !== -1), i = {
			...e,
			...t
		};
		Object.prototype.hasOwnProperty.call(i, "__proto__") && delete i.__proto__;
		for (let n of r) {
			if (n === "__proto__") continue;
			let r = Oi(e[n], t[n]);
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
			let i = e[r], a = t[r], o = Oi(i, a);
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
function ki(e, t, n) {
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
	let c = Oi(t.value, n.value);
	if (!c.valid) {
		if (ft(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
	}
	return e.value = c.data, e;
}
const Ai = /*@__PURE__*/ I("$ZodTuple", (e, t) => {
	_r.init(e, t);
	let n = t.items, r = Vt.memoizer;
	r?.attach(e), e._zod.parse = (i, a) => {
		let o = i.value;
		if (!Array.isArray(o)) return i.issues.push({
			input: o,
			inst: e,
			expected: "tuple",
			code: "invalid_type"
		}), i;
		i.value = r ? r.alloc(e, i, [], a) : [];
		let s = [], c = ji(n, "optin"), l = ji(n, "optout");
		if (!t.rest) {
			if (o.length < c) return i.issues.push({
				code: "too_small",
				minimum: c,
				inclusive: !0,
				input: o,
				inst: e,
				origin: "array"
			}), i;
			o.length > n.length && i.issues.push({
				code: "too_big",
				maximum: n.length,
				inclusive: !0,
				input: o,
				inst: e,
				origin: "array"
			});
		}
		let u = Array(n.length), d = t.rest ? a?.abortEarly : void 0, f = !1;
		for (let e = 0; e < n.length; e++) {
			let t = n[e]._zod.run({
				value: o[e],
				issues: []
			}, a);
			t instanceof Promise ? s.push(t.then((t) => {
				u[e] = t;
			})) : (u[e] = t, d && !f && t.issues.length && (f = ft(t)));
		}
		if (t.rest && !f) {
			let e = n.length - 1, r = o.slice(n.length), c = i.issues.length;
			for (let n of r) {
				if (d && i.issues.length !== c) {
					if (ft(i, c)) break;
					c = i.issues.length;
				}
				e++;
				let r = t.rest._zod.run({
					value: n,
					issues: []
				}, a);
				r instanceof Promise ? s.push(r.then((t) => Mi(t, i, e))) : Mi(r, i, e);
			}
		}
		return s.length ? Promise.all(s).then(() => Ni(u, i, n, o, l)) : Ni(u, i, n, o, l);
	};
});
function ji(e, t) {
	for (let n = e.length - 1; n >= 0; n--) if (!(t === "optin" ? e[n]._zod.optin !== void 0 : e[n]._zod.optout === "optional")) return n + 1;
	return 0;
}
function Mi(e, t, n) {
	e.issues.length && t.issues.push(...mt(n, e.issues)), t.value[n] = e.value;
}
function Ni(e, t, n, r, i) {
	for (let a = 0; a < n.length; a++) {
		let o = e[a], s = a < r.length;
		if (!s && a >= i && n[a]._zod.optin === "optional") {
			t.value.length = a;
			break;
		}
		if (o.issues.length) {
			if (!s && a >= i) {
				t.value.length = a;
				break;
			}
			t.issues.push(...mt(a, o.issues));
		}
		t.value[a] = o.value;
	}
	for (let e = t.value.length - 1; e >= r.length && n[e]._zod.optout === "optional" && t.value[e] === void 0; e--) t.value.length = e;
	return t;
}
const Pi = /*@__PURE__*/ I("$ZodRecord", (e, t) => {
	_r.init(e, t);
	let n = Vt.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!Je(a)) return r.issues.push({
			expected: "record",
			code: "invalid_type",
			input: a,
			inst: e
		}), r;
		let o = [], s = t.keyType._zod.values;
		if (s && !t.partial) {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c = /* @__PURE__ */ new Set();
			for (let n of s) if (typeof n == "string" || typeof n == "number" || typeof n == "symbol") {
				if (c.add(typeof n == "number" ? n.toString() : n), n === "__proto__") continue;
				let s = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (s instanceof Promise) throw Error("Async schemas not supported in object keys currently");
				if (s.issues.length) {
					r.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: s.issues.map((e) => vt(e, i, Ht())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let l = s.value;
				if (l === "__proto__") continue;
				let u = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				u instanceof Promise ? o.push(u.then((e) => {
					e.issues.length && r.issues.push(...mt(n, e.issues)), r.value[l] = e.value;
				})) : (u.issues.length && r.issues.push(...mt(n, u.issues)), r.value[l] = u.value);
			}
			let l;
			for (let e in a) if (!c.has(e)) {
				if (t.mode === "loose") {
					if (e === "__proto__") continue;
					r.value[e] = a[e];
				} else l ??= [], l.push(e);
			}
			l && l.length > 0 && r.issues.push({
				code: "unrecognized_keys",
				input: a,
				inst: e,
				keys: l,
				continue: !0
			});
		} else {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c;
			for (let n of Reflect.ownKeys(a)) {
				if (n === "__proto__" || !Object.prototype.propertyIsEnumerable.call(a, n)) continue;
				let l = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (l instanceof Promise) throw Error("Async schemas not supported in object keys currently");
				if (typeof n == "string" && Kn.test(n) && l.issues.length) {
					let e = t.keyType._zod.run({
						value: Number(n),
						issues: []
					}, i);
					if (e instanceof Promise) throw Error("Async schemas not supported in object keys currently");
					e.issues.length === 0 && (l = e);
				}
				if (l.issues.length) {
					t.mode === "loose" ? r.value[n] = a[n] : s ? (c ??= [], c.push(n)) : r.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: l.issues.map((e) => vt(e, i, Ht())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let u = l.value;
				if (u === "__proto__") continue;
				let d = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				d instanceof Promise ? o.push(d.then((e) => {
					e.issues.length && r.issues.push(...mt(n, e.issues)), r.value[u] = e.value;
				})) : (d.issues.length && r.issues.push(...mt(n, d.issues)), r.value[u] = d.value);
			}
			c && c.length > 0 && r.issues.push({
				code: "unrecognized_keys",
				input: a,
				inst: e,
				keys: c,
				continue: !0
			});
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	};
}), Fi = /*@__PURE__*/ I("$ZodEnum", (e, t) => {
	_r.init(e, t);
	let n = Te(t.entries), r = new Set(n);
	e._zod.values = r, F(e, "pattern", (e) => {
		let t = Te(e.def.entries).filter((e) => Xe.has(typeof e));
		return RegExp(t.length ? `^(${t.map((e) => Ze(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (t, i) => {
		let a = t.value;
		return r.has(a) || t.issues.push({
			code: "invalid_value",
			values: n,
			input: a,
			inst: e
		}), t;
	};
}), Ii = /*@__PURE__*/ I("$ZodLiteral", (e, t) => {
	_r.init(e, t);
	let n = new Set(t.values);
	e._zod.values = n, F(e, "pattern", (e) => {
		let t = e.def.values;
		return RegExp(t.length ? `^(${t.map((e) => typeof e == "string" ? Ze(e) : e ? Ze(e.toString()) : String(e)).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (r, i) => {
		let a = r.value;
		return n.has(a) || r.issues.push({
			code: "invalid_value",
			values: t.values,
			input: a,
			inst: e
		}), r;
	};
}), Li = /*@__PURE__*/ I("$ZodTransform", (e, t) => {
	_r.init(e, t), e._zod.optin = "optional", Vt.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new Bt(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new zt();
		return n.value = i, n;
	};
});
function Ri(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const zi = /*@__PURE__*/ I("$ZodOptional", (e, t) => {
	_r.init(e, t), F(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), e._zod.optout = "optional", F(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
	}), F(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${je(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== "defaulted") return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => Ri(e, t)) : Ri(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), Bi = /*@__PURE__*/ I("$ZodExactOptional", (e, t) => {
	zi.init(e, t), F(e, "values", (e) => e.def.innerType._zod.values), F(e, "pattern", (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), Vi = /*@__PURE__*/ I("$ZodNullable", (e, t) => {
	_r.init(e, t), F(e, "optin", (e) => e.def.innerType._zod.optin), F(e, "optout", (e) => e.def.innerType._zod.optout), F(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${je(t.source)}|null)$`) : void 0;
	}), F(e, "values", (e) => e.def.innerType._zod.values ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), Hi = /*@__PURE__*/ I("$ZodDefault", (e, t) => {
	_r.init(e, t), e._zod.optin = "defaulted", F(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0)
 /**
		* $ZodDefault returns the default value immediately in forward direction.
		* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
		return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Ui(e, t)) : Ui(r, t);
	};
});
function Ui(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const Wi = /*@__PURE__*/ I("$ZodPrefault", (e, t) => {
	_r.init(e, t), e._zod.optin = "defaulted", F(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === "backward" || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), Gi = /*@__PURE__*/ I("$ZodNonOptional", (e, t) => {
	_r.init(e, t), F(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => Ki(t, e)) : Ki(i, e);
	};
});
function Ki(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: e.value,
		inst: t
	}), e;
}
function qi(e, t, n, r) {
	return t.issues.length ? (e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => vt(e, r, Ht())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
const Ji = /*@__PURE__*/ I("$ZodCatch", (e, t) => {
	_r.init(e, t), F(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), F(e, "optout", (e) => e.def.innerType._zod.optout), F(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => qi(e, r, t, n)) : qi(e, r, t, n);
	};
}), Yi = /*@__PURE__*/ I("$ZodPipe", (e, t) => {
	_r.init(e, t), F(e, "values", (e) => e.def.in._zod.values), F(e, "optin", (e) => e.def.in._zod.optin), F(e, "optout", (e) => e.def.out._zod.optout), F(e, "propValues", (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => Xi(e, t.in, n)) : Xi(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Xi(e, t.out, n)) : Xi(r, t.out, n);
	};
});
function Xi(e, t, n) {
	return e.issues.some((e) => e.code !== "unrecognized_keys") ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const Zi = /*@__PURE__*/ I("$ZodReadonly", (e, t) => {
	_r.init(e, t), F(e, "propValues", (e) => e.def.innerType._zod.propValues), F(e, "values", (e) => e.def.innerType._zod.values), F(e, "optin", (e) => e.def.innerType?._zod?.optin), F(e, "optout", (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(Qi) : Qi(r);
	};
});
function Qi(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
const $i = /*@__PURE__*/ I("$ZodLazy", (e, t) => {
	_r.init(e, t), Pe(e._zod, "innerType", () => {
		let e = t;
		return e._cachedInner ||= t.getter(), e._cachedInner;
	}), F(e, "pattern", (e) => e.innerType?._zod?.pattern), F(e, "propValues", (e) => e.innerType?._zod?.propValues), F(e, "optin", (e) => e.innerType?._zod?.optin ?? void 0), F(e, "optout", (e) => e.innerType?._zod?.optout ?? void 0), e._zod.parse = (t, n) => e._zod.innerType._zod.run(t, n);
}), ea = /*@__PURE__*/ I("$ZodCustom", (e, t) => {
	Zn.init(e, t), _r.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => ta(t, n, r, e));
		ta(i, n, r, e);
	};
});
function ta(e, t, n, r) {
	if (!e) {
		let e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(Ct(e));
	}
}
// node_modules/zod/v4/core/memoizer.js
var na = class extends Error {
	constructor() {
		super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
	}
};
/** Keyed off the context object every schema in one parse call already shares. */
const ra = "~memo", ia = [];
function aa(e) {
	return typeof e == "object" && !!e;
}
function oa(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
const sa = /*@__PURE__*/ new WeakMap();
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function ca(e, t, n) {
	let r = sa.get(e);
	if (r !== void 0) return r ? 2 : 0;
	if (t.has(e)) return 2;
	t.add(e);
	let i = 0, a = (e) => {
		if (i !== 2 && e?._zod) {
			let r = ca(e, t, n);
			r > i && (i = r);
		}
	}, o = (e, r) => {
		let i = 0;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? 1 : o.value?._zod ? ca(o.value, t, n) : 0;
			s > i && (i = s);
		}
		return i;
	}, s = (e) => {
		e > i && (i = e);
	}, c = e._zod.def;
	switch (c.type) {
		case "object": {
			let e = Ie(c);
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
			s(r ? ca(r, t, !1) : 1);
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
	return t.delete(e), la(e, i);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function la(e, t) {
	return t !== 1 && sa.set(e, t === 2), t;
}
function ua(e, t) {
	let n = e.buckets.get(t);
	return n || (n = /* @__PURE__ */ new WeakMap(), e.buckets.set(t, n)), n;
}
let da;
const fa = [], pa = {
	alloc(e, t, n) {
		let r = da;
		if (!r) return n;
		da = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), fa.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, n = (e, n) => {
				if (n.direction !== "backward" && ha(n, e.value)) throw new na();
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
					let i = ca(e, /* @__PURE__ */ new Set(), !1);
					if (i === 0) return e._zod.parse = t, e._zod.run === o && (e._zod.run = t), t(s, c);
					i === 2 || r ? n = !0 : r = !0;
				}
				let l = s.value;
				if (!aa(l)) return t(s, c);
				let u = c[ra];
				u || (u = {
					buckets: /* @__PURE__ */ new WeakMap(),
					backEdges: void 0
				}, c[ra] = u);
				let d;
				i === c ? d = a : (d = ua(u, e), i = c, a = d);
				let f = d.get(l);
				if (f) return s.value = f.value, f.issues ? f.issues.length && s.issues.push(...oa(f.issues)) : (s.memo = !0, u.backEdges ?? (u.backEdges = /* @__PURE__ */ new WeakSet()), u.backEdges.add(f.value)), s;
				da = d;
				let p = fa.length, m = t(s, c);
				da = void 0;
				let h = fa.length > p ? fa.pop() : void 0;
				return m instanceof Promise ? m.then((e) => (h && (h.issues = e.issues.length ? oa(e.issues) : ia), e)) : (h && (h.issues = m.issues.length ? oa(m.issues) : ia), m);
			};
			e._zod.parse = o, e._zod.run === t && (e._zod.run = o);
		});
	}
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function ma() {
	return pa;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function ha(e, t) {
	let n = e[ra]?.backEdges;
	return n !== void 0 && aa(t) && n.has(t);
}
// node_modules/zod/v4/locales/en.js
const ga = () => {
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
			case "invalid_type": return `Invalid input: expected ${i(e.expected)}, received ${i(St(e.input), e.input)}`;
			case "invalid_value": return e.values.length === 1 ? `Invalid input: expected ${$e(e.values[0])}` : `Invalid option: expected one of ${Ee(e.values, "|")}`;
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
			case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${Ee(e.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${e.origin}`;
			case "invalid_union": return e.options && Array.isArray(e.options) && e.options.length > 0 ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(" | ")}` : e.inclusive === !1 ? "Invalid input: more than one option matched" : "Invalid input";
			case "invalid_element": return `Invalid value in ${e.origin}`;
			default: return "Invalid input";
		}
	};
};
function _a() {
	return { localeError: ga() };
}
// node_modules/zod/v4/core/registries.js
var va, ya = class {
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
function ba() {
	return new ya();
}
(va = globalThis).__zod_globalRegistry ?? (va.__zod_globalRegistry = ba());
const xa = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function Sa(e) {
	return e.checks &&= [...e.checks], e;
}
// @__NO_SIDE_EFFECTS__
function Ca(e, t) {
	return new e(Sa({
		type: "string",
		...P(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function wa(e, t) {
	return new e({
		type: "string",
		format: "email",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ta(e, t) {
	return new e({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ea(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Da(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v4",
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Oa(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v6",
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ka(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v7",
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Aa(e, t) {
	return new e({
		type: "string",
		format: "url",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function ja(e, t) {
	return new e({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ma(e, t) {
	return new e({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link _cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
// @__NO_SIDE_EFFECTS__
function Na(e, t) {
	return new e({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Pa(e, t) {
	return new e({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Fa(e, t) {
	return new e({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ia(e, t) {
	return new e({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function La(e, t) {
	return new e({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ra(e, t) {
	return new e({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function za(e, t) {
	return new e({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ba(e, t) {
	return new e({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Va(e, t) {
	return new e({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ha(e, t) {
	return new e({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ua(e, t) {
	return new e({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Wa(e, t) {
	return new e({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ga(e, t) {
	return new e({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: !1,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ka(e, t) {
	return new e({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: !1,
		local: !1,
		precision: null,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function qa(e, t) {
	return new e({
		type: "string",
		format: "date",
		check: "string_format",
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ja(e, t) {
	return new e({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Ya(e, t) {
	return new e({
		type: "string",
		format: "duration",
		check: "string_format",
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Xa(e, t) {
	return new e(Sa({
		type: "number",
		checks: [],
		...P(t)
	}));
}
// @__NO_SIDE_EFFECTS__
function Za(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: !1,
		format: "safeint",
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function Qa(e, t) {
	return new e({
		type: "boolean",
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function $a(e, t) {
	return new e({
		type: "null",
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function eo(e) {
	return new e({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function to(e, t) {
	return new e({
		type: "never",
		...P(t)
	});
}
// @__NO_SIDE_EFFECTS__
function no(e, t) {
	return new er({
		check: "less_than",
		...P(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function ro(e, t) {
	return new er({
		check: "less_than",
		...P(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function io(e, t) {
	return new tr({
		check: "greater_than",
		...P(t),
		value: e,
		inclusive: !1
	});
}
// @__NO_SIDE_EFFECTS__
function ao(e, t) {
	return new tr({
		check: "greater_than",
		...P(t),
		value: e,
		inclusive: !0
	});
}
// @__NO_SIDE_EFFECTS__
function oo(e, t) {
	return new nr({
		check: "multiple_of",
		...P(t),
		value: e
	});
}
// @__NO_SIDE_EFFECTS__
function so(e, t) {
	return new ir({
		check: "max_length",
		...P(t),
		maximum: e
	});
}
// @__NO_SIDE_EFFECTS__
function co(e, t) {
	return new ar({
		check: "min_length",
		...P(t),
		minimum: e
	});
}
// @__NO_SIDE_EFFECTS__
function lo(e, t) {
	return new or({
		check: "length_equals",
		...P(t),
		length: e
	});
}
// @__NO_SIDE_EFFECTS__
function uo(e, t) {
	return new cr({
		check: "string_format",
		format: "regex",
		...P(t),
		pattern: e
	});
}
// @__NO_SIDE_EFFECTS__
function fo(e) {
	return new lr({
		check: "string_format",
		format: "lowercase",
		...P(e)
	});
}
// @__NO_SIDE_EFFECTS__
function po(e) {
	return new ur({
		check: "string_format",
		format: "uppercase",
		...P(e)
	});
}
// @__NO_SIDE_EFFECTS__
function mo(e, t) {
	return new dr({
		check: "string_format",
		format: "includes",
		...P(t),
		includes: e
	});
}
// @__NO_SIDE_EFFECTS__
function ho(e, t) {
	return new fr({
		check: "string_format",
		format: "starts_with",
		...P(t),
		prefix: e
	});
}
// @__NO_SIDE_EFFECTS__
function go(e, t) {
	return new pr({
		check: "string_format",
		format: "ends_with",
		...P(t),
		suffix: e
	});
}
// @__NO_SIDE_EFFECTS__
function _o(e) {
	return new mr({
		check: "overwrite",
		tx: e
	});
}
// @__NO_SIDE_EFFECTS__
function vo(e) {
	return /* @__PURE__ */ _o((t) => t.normalize(e));
}
// @__NO_SIDE_EFFECTS__
function yo() {
	return /* @__PURE__ */ _o((e) => e.trim());
}
// @__NO_SIDE_EFFECTS__
function bo() {
	return /* @__PURE__ */ _o((e) => e.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function xo() {
	return /* @__PURE__ */ _o((e) => e.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function So() {
	return /* @__PURE__ */ _o((e) => We(e));
}
// @__NO_SIDE_EFFECTS__
function Co(e, t, n) {
	return new e({
		type: "array",
		element: t,
		...P(n)
	});
}
// @__NO_SIDE_EFFECTS__
function wo(e, t, n) {
	let r = P(n);
	return r.abort ??= !0, new e({
		type: "custom",
		check: "custom",
		fn: t,
		...r
	});
}
// @__NO_SIDE_EFFECTS__
function To(e, t, n) {
	return new e({
		type: "custom",
		check: "custom",
		fn: t,
		...P(n)
	});
}
// @__NO_SIDE_EFFECTS__
function Eo(e, t) {
	let n = /* @__PURE__ */ Do((t) => (t.addIssue = (e) => {
		if (typeof e == "string") t.issues.push(Ct(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= "custom", "input" in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(Ct(r));
		}
	}, e(t.value, t)), t);
	return n;
}
// @__NO_SIDE_EFFECTS__
function Do(e, t) {
	let n = new Zn({
		check: "custom",
		...P(t)
	});
	return n._zod.check = e, n;
}
// node_modules/zod/v4/core/to-json-schema.js
function Oo(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && Fe(e, t, n[t]);
	return e;
}
function ko(e) {
	let t = e?.target ?? "draft-2020-12";
	return t === "draft-4" && (t = "draft-04"), t === "draft-7" && (t = "draft-07"), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? xa,
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
function Ao(e, t, n, r, i) {
	let a = typeof t.unrepresentable == "function" ? t.unrepresentable({
		zodSchema: e,
		path: r.path,
		message: i
	}) : t.unrepresentable;
	if (a === "any") return !1;
	if (a === void 0 || a === "throw") throw Error(i);
	return Object.assign(n, a), !0;
}
function jo(e, t, n = {
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
		a && (o.ref ||= a, jo(a, t, r), t.seen.get(a).isParent = !0);
	}
	let c = t.metadataRegistry.get(e);
	return c && Oo(o.schema, c), t.io === "input" && Vo(e) && (delete o.schema.examples, delete o.schema.default), t.io === "input" && "_prefault" in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function Mo(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
function No(e, t) {
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
				ref: `${i("__shared")}#/${r}/${Mo(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: "#" };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + Mo(a)
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
function Po(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != "object") return;
		Po(e);
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
const Fo = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]), Io = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function Lo(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != "object" || !t ? null : Object.keys(t).length ? t : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function Ro(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != "object" || n.type !== "object") return null;
		for (let e in n) if (!Fo.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = /* @__PURE__ */ new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? Lo(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			Fe(n, r, e.length === 1 ? e[0] : Ro(e) ?? { allOf: e });
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
			let t = Lo(n);
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
function zo(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of Fo) if (t in e) return;
	let n = t.filter((e) => Io.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = Ro(t);
	else {
		let e = n[0], i = Io.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => Ro([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, Oo(e, r));
}
function Bo(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	let r = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let i = n.def ?? n.schema, a = { ...i }, o = n.ref;
		if (n.ref = null, o) {
			r(o);
			let n = e.seen.get(o), s = n.schema;
			if (s.$ref && (e.target === "draft-07" || e.target === "draft-04" || e.target === "openapi-3.0") ? (i.allOf = i.allOf ?? [], i.allOf.push(s)) : Oo(i, s), Oo(i, a), t._zod.parent === o) for (let e in i) e !== "$ref" && e !== "allOf" && (e in a || delete i[e]);
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
		if (e.target !== "openapi-3.0") for (let t of e.seen.entries()) Po(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = /* @__PURE__ */ new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) zo(e);
		}
	}
	let i = {};
	if (e.target === "draft-2020-12" ? i.$schema = "https://json-schema.org/draft/2020-12/schema" : e.target === "draft-07" ? i.$schema = "http://json-schema.org/draft-07/schema#" : e.target === "draft-04" ? i.$schema = "http://json-schema.org/draft-04/schema#" : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		i.$id = e.external.uri(n);
	}
	Oo(i, n.defId ? n.schema : n.def ?? n.schema);
	let a = e.metadataRegistry.get(t)?.id;
	a !== void 0 && i.id === a && delete i.id;
	let o = e.external?.defs ?? {};
	if (!e.external || e.sharedEmitDoneFor !== e.external) for (let t of e.seen.entries()) {
		let e = t[1];
		e.def && e.defId && (e.def.id === e.defId && delete e.def.id, Fe(o, e.defId, e.def));
	}
	e.external && (e.sharedEmitDoneFor = e.external), e.external || Object.keys(o).length > 0 && (e.target === "draft-2020-12" ? i.$defs = o : i.definitions = o);
	try {
		let n = JSON.parse(JSON.stringify(i));
		return Object.defineProperty(n, "~standard", {
			value: {
				...t["~standard"],
				jsonSchema: {
					input: Uo(t, "input", e.processors),
					output: Uo(t, "output", e.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), n;
	} catch {
		throw Error("Error converting schema to JSON.");
	}
}
function Vo(e, t) {
	let n = t ?? { seen: /* @__PURE__ */ new Set() };
	if (n.seen.has(e)) return !1;
	n.seen.add(e);
	let r = e._zod.def;
	if (r.type === "transform") return !0;
	if (r.type === "array") return Vo(r.element, n);
	if (r.type === "set") return Vo(r.valueType, n);
	if (r.type === "lazy") return Vo(r.getter(), n);
	if (r.type === "promise" || r.type === "optional" || r.type === "nonoptional" || r.type === "nullable" || r.type === "readonly" || r.type === "default" || r.type === "prefault" || r.type === "catch") return Vo(r.innerType, n);
	if (r.type === "intersection") return Vo(r.left, n) || Vo(r.right, n);
	if (r.type === "record" || r.type === "map") return Vo(r.keyType, n) || Vo(r.valueType, n);
	if (r.type === "pipe") return e._zod.traits.has("$ZodCodec") ? !0 : Vo(r.in, n) || Vo(r.out, n);
	if (r.type === "object") {
		for (let e in r.shape) if (Vo(r.shape[e], n)) return !0;
		return !1;
	}
	if (r.type === "union") {
		for (let e of r.options) if (Vo(e, n)) return !0;
		return !1;
	}
	if (r.type === "tuple") {
		for (let e of r.items) if (Vo(e, n)) return !0;
		return !!(r.rest && Vo(r.rest, n));
	}
	return !1;
}
/**
* Creates a toJSONSchema method for a schema instance.
* This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
*/
const Ho = (e, t = {}) => (n) => {
	let r = ko({
		...n,
		processors: t
	});
	return jo(e, r), No(r, e), Bo(r, e);
}, Uo = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = ko({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return jo(e, o), No(o, e), Bo(o, e);
}, Wo = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, Go = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, Ko = (e, t) => {
	Wo(e, "minimum", t), Go(e, "maximum", t);
}, qo = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, Jo = (e, t) => {
	e.patterns ??= /* @__PURE__ */ new Set(), e.patterns.add(t);
}, Yo = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, Xo = (e, t) => {
	e.format = t, t.includes("int") && (e.isInt = !0);
}, Zo = (e, t) => Wo(e, "minimum", t.minimum), Qo = (e, t) => Go(e, "maximum", t.maximum), $o = (e) => (t, n) => {
	Xo(t, n.format);
	let [r, i] = e[n.format];
	Wo(t, "minimum", r), Go(t, "maximum", i);
}, es = {
	greater_than: (e, t) => Wo(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
	less_than: (e, t) => Go(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
	multiple_of: (e, t) => qo(e, t.value),
	number_format: $o(tt),
	bigint_format: $o(nt),
	min_length: Zo,
	max_length: Qo,
	length_equals: (e, t) => Ko(e, t.length),
	min_size: Zo,
	max_size: Qo,
	size_equals: (e, t) => Ko(e, t.size),
	string_format: (e, t) => {
		Xo(e, t.format), t.pattern && Jo(e, t.pattern), (t.format === "base64" || t.format === "base64url") && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => Yo(e, t.mime)
};
function ts(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has("$ZodCheck") ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) es[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && Wo(t, "minimum", i.minimum), i.exclusiveMinimum !== void 0 && Wo(t, "exclusiveMinimum", i.exclusiveMinimum), i.maximum !== void 0 && Go(t, "maximum", i.maximum), i.exclusiveMaximum !== void 0 && Go(t, "exclusiveMaximum", i.exclusiveMaximum), i.multipleOf !== void 0 && qo(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes("int") && (t.isInt = !0)), i.mime && Yo(t, i.mime);
	for (let e of i.patterns ?? []) Jo(t, e);
	return t;
}
const ns = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
}, rs = /* @__PURE__ */ new Map([[$r, Pn], [ti, Fn]]), is = (e) => rs.get(e) ?? e, as = (e, t, n, r) => {
	let i = n;
	i.type = "string";
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = ts(e);
	if (typeof a == "number" && (i.minLength = a), typeof o == "number" && (i.maxLength = o), s && (i.format = ns[s] ?? s, i.format === "" && delete i.format, (s === "time" || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(is);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === "draft-07" || t.target === "draft-04" || t.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: e.source
		}))]);
	}
}, os = (e, t, n, r) => {
	let i = n, { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = ts(e);
	i.type = u ? "integer" : "number";
	let d = typeof l == "number" && l >= (a ?? -Infinity), f = typeof c == "number" && c <= (o ?? Infinity), p = t.target === "draft-04" || t.target === "openapi-3.0";
	if (d ? p ? (i.minimum = l, i.exclusiveMinimum = !0) : i.exclusiveMinimum = l : typeof a == "number" && (i.minimum = a), f ? p ? (i.maximum = c, i.exclusiveMaximum = !0) : i.exclusiveMaximum = c : typeof o == "number" && (i.maximum = o), s) {
		let n = /* @__PURE__ */ new Set();
		for (let a of s) Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : Ao(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
		let [a, ...o] = n;
		a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...i.allOf ?? [], ...o.map((e) => ({ multipleOf: e }))]);
	}
}, ss = (e, t, n, r) => {
	n.type = "boolean";
}, cs = (e, t, n, r) => {
	t.target === "openapi-3.0" ? (n.type = "string", n.nullable = !0, n.enum = [null]) : n.type = "null";
}, ls = (e, t, n, r) => {
	n.not = {};
}, us = (e, t, n, r) => {
	let i = e._zod.def, a = Te(i.entries);
	a.length === 0 ? n.not = {} : (a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), n.enum = a);
}, ds = (e, t, n, r) => {
	let i = e._zod.def;
	if (i.values.length === 0) {
		n.not = {};
		return;
	}
	let a = [];
	for (let o of i.values) if (o === void 0) {
		if (Ao(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof o == "bigint") {
		if (Ao(e, t, n, r, "BigInt literals cannot be represented in JSON Schema")) return;
		a.push(Number(o));
	} else a.push(o);
	if (a.length !== 0) {
		if (a.length === 1) {
			let e = a[0];
			n.type = e === null ? "null" : typeof e, t.target === "draft-04" || t.target === "openapi-3.0" ? n.enum = [e] : n.const = e;
		} else a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), a.every((e) => typeof e == "boolean") && (n.type = "boolean"), a.every((e) => e === null) && (n.type = "null"), n.enum = a;
	}
}, fs = (e, t, n, r) => {
	Ao(e, t, n, r, "Custom types cannot be represented in JSON Schema");
}, ps = (e, t, n, r) => {
	Ao(e, t, n, r, "Transforms cannot be represented in JSON Schema");
}, ms = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = ts(e);
	typeof o == "number" && (i.minItems = o), typeof s == "number" && (i.maxItems = s), i.type = "array", i.items = jo(a.element, t, {
		...r,
		path: [...r.path, "items"]
	});
};
function hs(e) {
	let t = e._zod.def;
	return t.type === "pipe" && t.in._zod.traits.has("$ZodTransform") ? hs(t.out) : t.type === "catch" ? hs(t.innerType) : e._zod.optin;
}
const gs = (e, t, n, r) => {
	let i = n, a = e._zod.def, o = a.shape;
	if (Object.getOwnPropertySymbols(o).length && Ao(e, t, i, r, "Symbol keys cannot be represented in JSON Schema")) return;
	i.type = "object", i.properties = {};
	for (let e in o) Fe(i.properties, e, jo(o[e], t, {
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
		(t.io === "input" ? hs(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === "never" ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = jo(a.catchall, t, {
		...r,
		path: [...r.path, "additionalProperties"]
	})) : t.io === "output" && (i.additionalProperties = !1);
}, _s = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => jo(e, t, {
		...r,
		path: [
			...r.path,
			a ? "oneOf" : "anyOf",
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, vs = (e, t, n, r) => {
	let i = e._zod.def, a = jo(i.left, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			0
		]
	}), o = jo(i.right, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			1
		]
	}), s = (e) => "allOf" in e && Object.keys(e).length === 1, c = [...s(a) ? a.allOf : [a], ...s(o) ? o.allOf : [o]];
	n.allOf = c, t.intersections.push(c);
}, ys = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = "array";
	let o = t.target === "draft-2020-12" ? "prefixItems" : "items", s = t.target === "draft-2020-12" || t.target === "openapi-3.0" ? "items" : "additionalItems", c = a.items.map((e, n) => jo(e, t, {
		...r,
		path: [
			...r.path,
			o,
			n
		]
	})), l = a.rest ? jo(a.rest, t, {
		...r,
		path: [
			...r.path,
			s,
			...t.target === "openapi-3.0" ? [a.items.length] : []
		]
	}) : null, u = a.items.length;
	for (; u > 0;) {
		let e = a.items[u - 1];
		if (!(t.io === "input" ? hs(e) !== void 0 : e._zod.optout === "optional")) break;
		u--;
	}
	let d = a.items.length, f = !a.rest;
	t.target === "draft-2020-12" ? (i.prefixItems = c, f ? i.items = !1 : l && (i.items = l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : t.target === "openapi-3.0" ? (i.items = { anyOf: c }, l && i.items.anyOf.push(l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : (i.items = c, f ? i.additionalItems = !1 : l && (i.additionalItems = l), u > 0 && (i.minItems = u), f && (i.maxItems = d));
	let { minimum: p, maximum: m } = ts(e);
	typeof p == "number" && (i.minItems = p), typeof m == "number" && (i.maxItems = m);
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
* numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
* behind a wrapper only carries its own `type` before then, and a union key only has its branches.
*
* A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
* than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
* exists to fix. A key that carries one therefore emits wider than the record parses — `z.record(z.number().min(5), V)`
* accepts `"3"` — which is the deliberate trade, since throwing on it would reject an ordinary schema
* outright. */
function bs(e, t, n) {
	if (t.$ref) {
		if (n.has(t)) return t;
		n.add(t);
		let r = e.get(t)?.def;
		if (!r) return t;
		let i = bs(e, r, n);
		return i === r ? t : i;
	}
	for (let r of ["anyOf", "oneOf"]) {
		let i = t[r];
		if (!Array.isArray(i)) continue;
		let a = i.map((t) => bs(e, t, n));
		a.some((e, t) => e !== i[t]) && (t = {
			...t,
			[r]: a
		});
	}
	let r = Array.isArray(t.type) ? t.type : [t.type], i = !r.includes("string") && r.some((e) => e === "number" || e === "integer"), a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
	if (!i && !a?.some((e) => typeof e == "number")) return t;
	let { minimum: o, maximum: s, exclusiveMinimum: c, exclusiveMaximum: l, multipleOf: u, format: d, id: f, ...p } = t;
	return p.enum ? p.enum = p.enum.map((e) => typeof e == "number" ? String(e) : e) : typeof p.const == "number" && (p.const = String(p.const)), i && (p.type = "string", a || (p.pattern = (r.includes("number") ? Kn : Gn).source)), p;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const xs = /* @__PURE__ */ new WeakMap();
function Ss(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
	let n = /* @__PURE__ */ new Map();
	for (let r of xs.get(e) ?? []) {
		let i = e.seen.get(r), a = (i?.def ?? i?.schema)?.propertyNames;
		if (!a || a === !0 || n.has(a)) continue;
		let o = bs(t, a, /* @__PURE__ */ new Set());
		o !== a && n.set(a, o);
	}
	if (n.size) for (let t of e.seen.values()) for (let e of [t.schema, t.def]) {
		let t = e && n.get(e.propertyNames);
		t && (e.propertyNames = t);
	}
}
const Cs = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = "object";
	let o = a.keyType, s = ts(o).patterns;
	if (a.mode === "loose" && s && s.size > 0) {
		let e = jo(a.valueType, t, {
			...r,
			path: [
				...r.path,
				"patternProperties",
				"*"
			]
		});
		i.patternProperties = {};
		for (let t of s) Fe(i.patternProperties, is(t).source, e);
	} else {
		if (t.target === "draft-07" || t.target === "draft-2020-12") {
			i.propertyNames = jo(a.keyType, t, {
				...r,
				path: [...r.path, "propertyNames"]
			});
			let n = xs.get(t);
			n || (n = [], xs.set(t, n), t.deferred.push(() => Ss(t))), n.push(e);
		}
		i.additionalProperties = jo(a.valueType, t, {
			...r,
			path: [...r.path, "additionalProperties"]
		});
	}
	let c = o._zod.values, l = t.io === "input" && hs(a.valueType) !== void 0;
	if (c && !a.partial && !l) {
		let e = [...c].filter((e) => typeof e == "string" || typeof e == "number");
		e.length > 0 && (i.required = e.map(String));
	}
}, ws = (e, t, n, r) => {
	let i = e._zod.def, a = jo(i.innerType, t, r), o = t.seen.get(e);
	t.target === "openapi-3.0" ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: "null" }];
}, Ts = (e, t, n, r) => {
	let i = e._zod.def;
	jo(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, Es = Symbol();
function Ds(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == "bigint" ? (a = !0, null) : t);
	return a ? (Ao(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema"), Es) : JSON.parse(o);
}
const Os = (e, t, n, r) => {
	let i = e._zod.def;
	jo(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = Ds(i.defaultValue, e, t, n, r);
	o !== Es && (n.default = o);
}, ks = (e, t, n, r) => {
	let i = e._zod.def;
	jo(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== "input") return;
	let o = Ds(i.defaultValue, e, t, n, r);
	o !== Es && (n._prefault = o);
}, As = (e, t, n, r) => {
	let i = e._zod.def;
	jo(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o;
	try {
		o = i.catchValue(void 0);
	} catch {
		Ao(e, t, n, r, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	n.default = o;
}, js = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has("$ZodTransform"), o = t.io === "input" ? a ? i.out : i.in : i.out;
	jo(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, Ms = (e, t, n, r) => {
	let i = e._zod.def;
	jo(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, Ns = (e, t, n, r) => {
	let i = e._zod.def;
	jo(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, Ps = (e, t, n, r) => {
	let i = e._zod.innerType;
	jo(i, t, r);
	let a = t.seen.get(e);
	a.ref = i;
}, Fs = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function Is(e, t, n) {
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
const Ls = /*@__PURE__*/ I("ZodError", (e, t) => {
	Jt.init(e, t), e.name = "ZodError";
	let n = Object.getPrototypeOf(e);
	Fs.has(n) || (Fs.add(n), Is(n, "format", (e) => (t) => Zt(e, t)), Is(n, "flatten", (e) => (t) => Xt(e, t)), Is(n, "addIssue", (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, De, 2);
	}), Is(n, "addIssues", (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, De, 2);
	}), Object.defineProperty(n, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, void 0, { Parent: Error }), Rs = /* @__PURE__ */ $t(Ls), zs = /* @__PURE__ */ en(Ls), Bs = /* @__PURE__ */ tn(Ls), Vs = /* @__PURE__ */ rn(Ls), Hs = /* @__PURE__ */ un(Ls), Us = /* @__PURE__ */ dn(Ls), Ws = /* @__PURE__ */ fn(Ls), Gs = /* @__PURE__ */ pn(Ls), Ks = /* @__PURE__ */ mn(Ls), qs = /* @__PURE__ */ hn(Ls), Js = /* @__PURE__ */ gn(Ls), Ys = /* @__PURE__ */ _n(Ls);
// node_modules/zod/v4/classic/schemas.js
function Xs() {
	Vt.localeError || Ht(_a());
}
function Zs() {
	Vt.memoizer || Ht({ memoizer: ma() });
}
const Qs = /*@__PURE__*/ I("ZodType", (e, t) => (Xs(), _r.init(e, t), e.def = t, e.type = t.type, e), {
	check(...e) {
		let t = this.def;
		return this.clone(He(t, { checks: [...t.checks ?? [], ...e.map((e) => typeof e == "function" ? { _zod: {
			check: e,
			def: { check: "custom" },
			onattach: []
		} } : e)] }), { parent: !0 });
	},
	with(...e) {
		return this.check(...e);
	},
	clone(e, t) {
		return Qe(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	refine(e, t) {
		return this.check(Tl(e, t));
	},
	superRefine(e, t) {
		return this.check(El(e, t));
	},
	overwrite(e) {
		return this.check(/* @__PURE__ */ _o(e));
	},
	optional() {
		return il(this);
	},
	exactOptional() {
		return ol(this);
	},
	nullable() {
		return cl(this);
	},
	nullish() {
		return il(cl(this));
	},
	nonoptional(e) {
		return ml(this, e);
	},
	array() {
		return R(this);
	},
	or(e) {
		return Hc([this, e]);
	},
	and(e) {
		return Kc(this, e);
	},
	transform(e) {
		return vl(this, nl(e));
	},
	default(e) {
		return ul(this, e);
	},
	prefault(e) {
		return fl(this, e);
	},
	catch(e) {
		return gl(this, e);
	},
	pipe(e) {
		return vl(this, e);
	},
	readonly() {
		return bl(this);
	},
	describe(e) {
		let t = this.clone();
		return xa.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return xa.get(this);
		let t = this.clone();
		return xa.add(t, e[0]), t;
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
		return Et(this, "~standard", {
			...br(this),
			jsonSchema: {
				input: Uo(this, "input"),
				output: Uo(this, "output")
			}
		});
	},
	set "~standard"(e) {
		Tt(this, "~standard", e);
	},
	parse: function e(t, n) {
		return Rs(this, t, n, { callee: e });
	},
	parseAsync: async function e(t, n) {
		return await zs(this, t, n, { callee: e });
	},
	safeParse(e, t) {
		return Bs(this, e, t);
	},
	async safeParseAsync(e, t) {
		return Vs(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		Tt(this, "spa", e);
	},
	validate(e, t) {
		return sn(this, e, t);
	},
	validateAsync(e, t) {
		return ln(this, e, t);
	},
	encode: function e(t, n) {
		return Hs(this, t, n, { callee: e });
	},
	decode: function e(t, n) {
		return Us(this, t, n, { callee: e });
	},
	encodeAsync: async function e(t, n) {
		return await Ws(this, t, n, { callee: e });
	},
	decodeAsync: async function e(t, n) {
		return await Gs(this, t, n, { callee: e });
	},
	safeEncode(e, t) {
		return Ks(this, e, t);
	},
	safeDecode(e, t) {
		return qs(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return Js(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return Ys(this, e, t);
	},
	toJSONSchema(e) {
		return Ho(this, {})(e);
	},
	get description() {
		return xa.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), $s = /*@__PURE__*/ I("_ZodString", (e, t) => {
	xr.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => as(e, t, n, r);
}, /*@__PURE__*/ Dt({
	format: (e) => ts(e).format ?? null,
	minLength: (e) => ts(e).minimum ?? null,
	maxLength: (e) => ts(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(/* @__PURE__ */ uo(...e));
	},
	includes(...e) {
		return this.check(/* @__PURE__ */ mo(...e));
	},
	startsWith(...e) {
		return this.check(/* @__PURE__ */ ho(...e));
	},
	endsWith(...e) {
		return this.check(/* @__PURE__ */ go(...e));
	},
	min(...e) {
		return this.check(/* @__PURE__ */ co(...e));
	},
	max(...e) {
		return this.check(/* @__PURE__ */ so(...e));
	},
	length(...e) {
		return this.check(/* @__PURE__ */ lo(...e));
	},
	nonempty(...e) {
		return this.check(/* @__PURE__ */ co(1, ...e));
	},
	lowercase(e) {
		return this.check(/* @__PURE__ */ fo(e));
	},
	uppercase(e) {
		return this.check(/* @__PURE__ */ po(e));
	},
	trim() {
		return this.check(/* @__PURE__ */ yo());
	},
	normalize(...e) {
		return this.check(/* @__PURE__ */ vo(...e));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ bo());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ xo());
	},
	slugify() {
		return this.check(/* @__PURE__ */ So());
	}
})), ec = /*@__PURE__*/ I("ZodString", (e, t) => {
	xr.init(e, t), $s.init(e, t);
}, {
	email(e) {
		return this.check(/* @__PURE__ */ wa(oc, e));
	},
	url(e) {
		return this.check(/* @__PURE__ */ Aa(lc, e));
	},
	jwt(e) {
		return this.check(/* @__PURE__ */ Ga(wc, e));
	},
	emoji(e) {
		return this.check(/* @__PURE__ */ ja(uc, e));
	},
	guid(e) {
		return this.check(/* @__PURE__ */ Ta(sc, e));
	},
	uuid(e) {
		return this.check(/* @__PURE__ */ Ea(cc, e));
	},
	uuidv4(e) {
		return this.check(/* @__PURE__ */ Da(cc, e));
	},
	uuidv6(e) {
		return this.check(/* @__PURE__ */ Oa(cc, e));
	},
	uuidv7(e) {
		return this.check(/* @__PURE__ */ ka(cc, e));
	},
	nanoid(e) {
		return this.check(/* @__PURE__ */ Ma(dc, e));
	},
	cuid(e) {
		return this.check(/* @__PURE__ */ Na(fc, e));
	},
	cuid2(e) {
		return this.check(/* @__PURE__ */ Pa(pc, e));
	},
	ulid(e) {
		return this.check(/* @__PURE__ */ Fa(mc, e));
	},
	base64(e) {
		return this.check(/* @__PURE__ */ Ha(xc, e));
	},
	base64url(e) {
		return this.check(/* @__PURE__ */ Ua(Sc, e));
	},
	xid(e) {
		return this.check(/* @__PURE__ */ Ia(hc, e));
	},
	ksuid(e) {
		return this.check(/* @__PURE__ */ La(gc, e));
	},
	ipv4(e) {
		return this.check(/* @__PURE__ */ Ra(_c, e));
	},
	ipv6(e) {
		return this.check(/* @__PURE__ */ za(vc, e));
	},
	cidrv4(e) {
		return this.check(/* @__PURE__ */ Ba(yc, e));
	},
	cidrv6(e) {
		return this.check(/* @__PURE__ */ Va(bc, e));
	},
	e164(e) {
		return this.check(/* @__PURE__ */ Wa(Cc, e));
	},
	datetime(e) {
		return this.check(/* @__PURE__ */ Ka(nc, e));
	},
	date(e) {
		return this.check(/* @__PURE__ */ qa(rc, e));
	},
	time(e) {
		return this.check(/* @__PURE__ */ Ja(ic, e));
	},
	duration(e) {
		return this.check(/* @__PURE__ */ Ya(ac, e));
	}
});
function L(e) {
	return /* @__PURE__ */ Ca(ec, e);
}
const tc = /*@__PURE__*/ I("ZodStringFormat", (e, t) => {
	Sr.init(e, t), $s.init(e, t);
}), nc = /*@__PURE__*/ I("ZodISODateTime", (e, t) => {
	Vr.init(e, t), tc.init(e, t);
}), rc = /*@__PURE__*/ I("ZodISODate", (e, t) => {
	Hr.init(e, t), tc.init(e, t);
}), ic = /*@__PURE__*/ I("ZodISOTime", (e, t) => {
	Ur.init(e, t), tc.init(e, t);
}), ac = /*@__PURE__*/ I("ZodISODuration", (e, t) => {
	Wr.init(e, t), tc.init(e, t);
}), oc = /*@__PURE__*/ I("ZodEmail", (e, t) => {
	Tr.init(e, t), tc.init(e, t);
}), sc = /*@__PURE__*/ I("ZodGUID", (e, t) => {
	Cr.init(e, t), tc.init(e, t);
}), cc = /*@__PURE__*/ I("ZodUUID", (e, t) => {
	wr.init(e, t), tc.init(e, t);
}), lc = /*@__PURE__*/ I("ZodURL", (e, t) => {
	Nr.init(e, t), tc.init(e, t);
}), uc = /*@__PURE__*/ I("ZodEmoji", (e, t) => {
	Pr.init(e, t), tc.init(e, t);
}), dc = /*@__PURE__*/ I("ZodNanoID", (e, t) => {
	Fr.init(e, t), tc.init(e, t);
}), fc = /*@__PURE__*/ I("ZodCUID", (e, t) => {
	Ir.init(e, t), tc.init(e, t);
}), pc = /*@__PURE__*/ I("ZodCUID2", (e, t) => {
	Lr.init(e, t), tc.init(e, t);
}), mc = /*@__PURE__*/ I("ZodULID", (e, t) => {
	Rr.init(e, t), tc.init(e, t);
}), hc = /*@__PURE__*/ I("ZodXID", (e, t) => {
	zr.init(e, t), tc.init(e, t);
}), gc = /*@__PURE__*/ I("ZodKSUID", (e, t) => {
	Br.init(e, t), tc.init(e, t);
}), _c = /*@__PURE__*/ I("ZodIPv4", (e, t) => {
	Gr.init(e, t), tc.init(e, t);
}), vc = /*@__PURE__*/ I("ZodIPv6", (e, t) => {
	Jr.init(e, t), tc.init(e, t);
}), yc = /*@__PURE__*/ I("ZodCIDRv4", (e, t) => {
	Yr.init(e, t), tc.init(e, t);
}), bc = /*@__PURE__*/ I("ZodCIDRv6", (e, t) => {
	Zr.init(e, t), tc.init(e, t);
}), xc = /*@__PURE__*/ I("ZodBase64", (e, t) => {
	ei.init(e, t), tc.init(e, t);
}), Sc = /*@__PURE__*/ I("ZodBase64URL", (e, t) => {
	ri.init(e, t), tc.init(e, t);
}), Cc = /*@__PURE__*/ I("ZodE164", (e, t) => {
	ii.init(e, t), tc.init(e, t);
}), wc = /*@__PURE__*/ I("ZodJWT", (e, t) => {
	oi.init(e, t), tc.init(e, t);
}), Tc = /*@__PURE__*/ I("ZodNumber", (e, t) => {
	si.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => os(e, t, n, r), e.isFinite = !0;
}, /*@__PURE__*/ Dt({
	minValue: (e) => {
		let { minimum: t, exclusiveMinimum: n } = ts(e);
		return Math.max(t ?? -Infinity, n ?? -Infinity);
	},
	maxValue: (e) => {
		let { maximum: t, exclusiveMaximum: n } = ts(e);
		return Math.min(t ?? Infinity, n ?? Infinity);
	},
	isInt: (e) => {
		let { isInt: t, multipleOf: n } = ts(e);
		return !!t || !!n?.some(Number.isSafeInteger);
	},
	format: (e) => ts(e).format ?? null
}, {
	gt(e, t) {
		return this.check(/* @__PURE__ */ io(e, t));
	},
	gte(e, t) {
		return this.check(/* @__PURE__ */ ao(e, t));
	},
	min(e, t) {
		return this.check(/* @__PURE__ */ ao(e, t));
	},
	lt(e, t) {
		return this.check(/* @__PURE__ */ no(e, t));
	},
	lte(e, t) {
		return this.check(/* @__PURE__ */ ro(e, t));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ ro(e, t));
	},
	int(e) {
		return this.check(Oc(e));
	},
	safe(e) {
		return this.check(Oc(e));
	},
	positive(e) {
		return this.check(/* @__PURE__ */ io(0, e));
	},
	nonnegative(e) {
		return this.check(/* @__PURE__ */ ao(0, e));
	},
	negative(e) {
		return this.check(/* @__PURE__ */ no(0, e));
	},
	nonpositive(e) {
		return this.check(/* @__PURE__ */ ro(0, e));
	},
	multipleOf(e, t) {
		return this.check(/* @__PURE__ */ oo(e, t));
	},
	step(e, t) {
		return this.check(/* @__PURE__ */ oo(e, t));
	},
	finite() {
		return this;
	}
}));
function Ec(e) {
	return /* @__PURE__ */ Xa(Tc, e);
}
const Dc = /*@__PURE__*/ I("ZodNumberFormat", (e, t) => {
	ci.init(e, t), Tc.init(e, t);
});
function Oc(e) {
	return /* @__PURE__ */ Za(Dc, e);
}
const kc = /*@__PURE__*/ I("ZodBoolean", (e, t) => {
	li.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => ss(e, t, n, r);
});
function Ac(e) {
	return /* @__PURE__ */ Qa(kc, e);
}
const jc = /*@__PURE__*/ I("ZodNull", (e, t) => {
	ui.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => cs(e, t, n, r);
});
function Mc(e) {
	return /* @__PURE__ */ $a(jc, e);
}
const Nc = /*@__PURE__*/ I("ZodUnknown", (e, t) => {
	di.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function Pc() {
	return /* @__PURE__ */ eo(Nc);
}
const Fc = /*@__PURE__*/ I("ZodNever", (e, t) => {
	fi.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => ls(e, t, n, r);
});
function Ic(e) {
	return /* @__PURE__ */ to(Fc, e);
}
const Lc = /*@__PURE__*/ I("ZodArray", (e, t) => {
	Zs(), gi.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => ms(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(/* @__PURE__ */ co(e, t));
	},
	nonempty(e) {
		return this.check(/* @__PURE__ */ co(1, e));
	},
	max(e, t) {
		return this.check(/* @__PURE__ */ so(e, t));
	},
	length(e, t) {
		return this.check(/* @__PURE__ */ lo(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function R(e, t) {
	return /* @__PURE__ */ Co(Lc, e, t);
}
const Rc = /*@__PURE__*/ I("ZodObject", (e, t) => {
	Zs(), Si.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => gs(e, t, n, r), Nt(e, "shape", (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return B(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(He(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(He(this._zod.def, { catchall: Pc() }));
	},
	loose() {
		return this.clone(He(this._zod.def, { catchall: Pc() }));
	},
	strict() {
		return this.clone(He(this._zod.def, { catchall: Ic() }));
	},
	strip() {
		return this.clone(He(this._zod.def, { catchall: void 0 }));
	},
	extend(e) {
		return ot(this, e);
	},
	safeExtend(e) {
		return ct(this, e);
	},
	merge(e) {
		return lt(this, e);
	},
	pick(e) {
		return rt(this, e);
	},
	omit(e) {
		return at(this, e);
	},
	partial(...e) {
		return ut(rl, this, e[0]);
	},
	exactPartial(...e) {
		return ut(al, this, e[0], "exactPartial");
	},
	required(...e) {
		return dt(pl, this, e[0]);
	}
});
function z(e, t) {
	let n = {
		type: "object",
		shape: e ?? {},
		...P(t)
	};
	return new Rc(n);
}
function zc(e, t) {
	return new Rc({
		type: "object",
		shape: e,
		catchall: Ic(),
		...P(t)
	});
}
function Bc(e, t) {
	return new Rc({
		type: "object",
		shape: e,
		catchall: Pc(),
		...P(t)
	});
}
const Vc = /*@__PURE__*/ I("ZodUnion", (e, t) => {
	wi.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => _s(e, t, n, r), e.options = t.options;
});
function Hc(e, t) {
	return new Vc({
		type: "union",
		options: e,
		...P(t)
	});
}
const Uc = /*@__PURE__*/ I("ZodDiscriminatedUnion", (e, t) => {
	Vc.init(e, t), Ei.init(e, t);
});
function Wc(e, t, n) {
	return new Uc({
		type: "union",
		options: t,
		discriminator: e,
		...P(n)
	});
}
const Gc = /*@__PURE__*/ I("ZodIntersection", (e, t) => {
	Di.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => vs(e, t, n, r);
});
function Kc(e, t) {
	return new Gc({
		type: "intersection",
		left: e,
		right: t
	});
}
const qc = /*@__PURE__*/ I("ZodTuple", (e, t) => {
	Zs(), Ai.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => ys(e, t, n, r);
}, {
	rest(e) {
		return this.clone({
			...this._zod.def,
			rest: e
		});
	},
	partial() {
		let e = this._zod.def;
		if (e.checks?.length) throw Error(".partial() cannot be used on tuple schemas containing refinements");
		return this.clone({
			...e,
			items: e.items.map((e) => new rl({
				type: "optional",
				innerType: e
			}))
		});
	}
});
function Jc(e, t, n) {
	let r = t instanceof _r;
	return new qc({
		type: "tuple",
		items: e,
		rest: r ? t : null,
		...P(r ? n : t)
	});
}
const Yc = /*@__PURE__*/ I("ZodRecord", (e, t) => {
	Zs(), Pi.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => Cs(e, t, n, r), e.keyType = t.keyType, e.valueType = t.valueType;
});
function Xc(e, t, n) {
	return !t || !t._zod ? new Yc({
		type: "record",
		keyType: L(),
		valueType: e,
		...P(t)
	}) : new Yc({
		type: "record",
		keyType: e,
		valueType: t,
		...P(n)
	});
}
function Zc(e, t, n) {
	return new Yc({
		type: "record",
		keyType: e,
		valueType: t,
		...P(n),
		partial: !0
	});
}
const Qc = /*@__PURE__*/ I("ZodEnum", (e, t) => {
	Fi.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => us(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new Qc({
			...t,
			checks: [],
			...P(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new Qc({
			...t,
			checks: [],
			...P(r),
			entries: i
		});
	};
});
function B(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new Qc({
		type: "enum",
		entries: n,
		...P(t)
	});
}
const $c = /*@__PURE__*/ I("ZodLiteral", (e, t) => {
	Ii.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => ds(e, t, n, r), e.values = new Set(t.values), Object.defineProperty(e, "value", { get() {
		if (t.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return t.values[0];
	} });
});
function el(e, t) {
	return new $c({
		type: "literal",
		values: Array.isArray(e) ? e : [e],
		...P(t)
	});
}
const tl = /*@__PURE__*/ I("ZodTransform", (e, t) => {
	Zs(), Li.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => ps(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new Bt(e.constructor.name);
		n.addIssue = (r) => {
			if (typeof r == "string") n.issues.push(Ct(r, n.value, t));
			else {
				let t = r;
				t.fatal && (t.continue = !1), t.code ??= "custom", "input" in t || (t.input = n.value), t.inst ??= e, n.issues.push(Ct(t));
			}
		};
		let i = t.transform(n.value, n);
		return i instanceof Promise ? i.then((e) => (n.value = e, n)) : (n.value = i, n);
	};
});
function nl(e) {
	return new tl({
		type: "transform",
		transform: e
	});
}
const rl = /*@__PURE__*/ I("ZodOptional", (e, t) => {
	zi.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ns(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function il(e) {
	return new rl({
		type: "optional",
		innerType: e
	});
}
const al = /*@__PURE__*/ I("ZodExactOptional", (e, t) => {
	Bi.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ns(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function ol(e) {
	return new al({
		type: "optional",
		innerType: e
	});
}
const sl = /*@__PURE__*/ I("ZodNullable", (e, t) => {
	Vi.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => ws(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function cl(e) {
	return new sl({
		type: "nullable",
		innerType: e
	});
}
const ll = /*@__PURE__*/ I("ZodDefault", (e, t) => {
	Hi.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => Os(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function ul(e, t) {
	return new ll({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : Ye(t);
		}
	});
}
const dl = /*@__PURE__*/ I("ZodPrefault", (e, t) => {
	Wi.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => ks(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function fl(e, t) {
	return new dl({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : Ye(t);
		}
	});
}
const pl = /*@__PURE__*/ I("ZodNonOptional", (e, t) => {
	Gi.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ts(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function ml(e, t) {
	return new pl({
		type: "nonoptional",
		innerType: e,
		...P(t)
	});
}
const hl = /*@__PURE__*/ I("ZodCatch", (e, t) => {
	Ji.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => As(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function gl(e, t) {
	return new hl({
		type: "catch",
		innerType: e,
		catchValue: typeof t == "function" ? t : Pt(t)
	});
}
const _l = /*@__PURE__*/ I("ZodPipe", (e, t) => {
	Yi.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => js(e, t, n, r), e.in = t.in, e.out = t.out;
});
function vl(e, t) {
	return new _l({
		type: "pipe",
		in: e,
		out: t
	});
}
const yl = /*@__PURE__*/ I("ZodReadonly", (e, t) => {
	Zi.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ms(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function bl(e) {
	return new yl({
		type: "readonly",
		innerType: e
	});
}
const xl = /*@__PURE__*/ I("ZodLazy", (e, t) => {
	$i.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ps(e, t, n, r), e.unwrap = () => e._zod.def.getter();
});
function Sl(e) {
	return new xl({
		type: "lazy",
		getter: e
	});
}
const Cl = /*@__PURE__*/ I("ZodCustom", (e, t) => {
	ea.init(e, t), Qs.init(e, t), e._zod.processJSONSchema = (t, n, r) => fs(e, t, n, r);
});
function wl(e, t) {
	return /* @__PURE__ */ wo(Cl, e ?? (() => !0), t);
}
function Tl(e, t = {}) {
	return /* @__PURE__ */ To(Cl, e, t);
}
function El(e, t) {
	return /* @__PURE__ */ Eo(e, t);
}
function Dl(e) {
	let t = Sl(() => Hc([
		L(e),
		Ec(),
		Ac(),
		Mc(),
		R(t),
		Xc(L(), t)
	]));
	return t;
}
// src/model/rules.ts
/**
* Who owns a text. `enforce`: the live text becomes the declared one. `merge`: the same, but a text that another person wrote
* stays. `seed`: the declared text is written only if there is none. `ignore`: never sent.
*/
const Ol = [
	"enforce",
	"merge",
	"seed",
	"ignore"
], kl = [
	"off",
	"owned",
	"all"
], Al = ["archive", "destroy"], jl = ["skip", "stop"], Ml = {
	languages: {},
	writers: void 0,
	take: [],
	owner: void 0,
	prune: {},
	onRemove: void 0,
	onProblem: "skip",
	protectedTags: ["protected"],
	limits: {},
	maxDestroy: void 0,
	allowForeignProject: !1
}, Nl = "lokaform:";
function Pl(e, t, n) {
	return (Object.hasOwn(e.languages, n) ? e.languages[n] : void 0) ?? e.languages["*"] ?? (n === t.baseLanguage ? "merge" : "seed");
}
/** Whether a declared text is written, also if another person wrote the live one. A key without a language means its `merge` texts. */
function Fl({ take: e }, t, { language: n, ownership: r }) {
	return e.length === 0 || r === "ignore" ? !1 : t.some((t) => e.includes(`${t}:${n}`) || r === "merge" && e.includes(t));
}
/** The owner tag of another team, if the key has one. */
function Il(e, { owner: t }) {
	let n = t === void 0 ? void 0 : Nl + t;
	return e.find((e) => e.startsWith("lokaform:") && e !== n);
}
// src/model/problem.ts
const Ll = [
	"run",
	"project",
	"change"
], Rl = [
	"error",
	"warning",
	"notice"
], zl = /* @__PURE__ */ "all-destroyed.ambiguous-key.ambiguous-webhook.api-error.backup-not-written.bad-backup.bad-plan.bad-report.bad-setting.bug.claimed-twice.duplicate-key.duplicate-member.duplicate-webhook.empty-manifest.foreign-project.forgotten-manifest.incomplete-live.key-gone.lookalike-key.lookalike-webhook.looks-renamed.name-taken.needs-events.needs-platforms.no-backup-dir.no-manifest.no-project.no-report.no-secrets.no-url.not-agreed.not-read.not-restored.not-told.not-written.nothing-declared.null-value.owner-tag.plural-form.plural-mismatch.project-not-allowed.project-type.pull-request.released-project.rename-cycle.rename-twice.run-stopped.same-names-needed.second-key.segmented-project.stale-commit.stale-id.stopped-by-problem.too-many-destroyed.too-many-overwritten.too-many-unverified.twin-webhook.unknown-event.unknown-head.unknown-language.unknown-member.unknown-previously.unknown-take.unknown-writers.unread-history.unset-variable.unusable-answer.unused-name.variable.webhook-gone.wrong-checkout.wrong-id.wrong-ref.wrong-type.wrong-value.yaml".split(".");
/** A problem with the usual severity (error) and reach (run). */
function V(e, t, n = {}) {
	let { place: r, reach: i = "run", severity: a = "error", quotes: o } = n;
	return {
		severity: a,
		code: e,
		message: t,
		...r && { place: r },
		reach: i,
		...o && { quotes: o }
	};
}
/** Whether any problem in the list makes the run fail. */
function Bl(e) {
	return e.some(({ severity: e }) => e === "error");
}
// src/model/place.ts
/** The place of the value at `path`, or of the deepest existing part of that path. */
function Vl(e, t, n = []) {
	let r = Wl(t, n);
	return Ul(e, r.start, r.end);
}
/** Like {@link placeAt}, but the place of the member's name: for a problem with the field, not with its value. */
function Hl(e, t, n) {
	let r = Wl(t, n), { start: i, end: a } = r.name ?? r;
	return Ul(e, i, a);
}
function Ul(e, t, n) {
	let r = Gl(e, t), i = Gl(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function Wl(e, t) {
	let n = e;
	for (let e of t) {
		let t = n.members?.get(String(e));
		if (!t) break;
		n = t;
	}
	return n;
}
function Gl(e, t) {
	let n = 0, r = e.lineStarts.length - 1;
	for (; n < r;) {
		let i = Math.ceil((n + r) / 2);
		(e.lineStarts[i] ?? 0) <= t ? n = i : r = i - 1;
	}
	return {
		line: n + 1,
		col: t - (e.lineStarts[n] ?? 0) + 1
	};
}
/** The message starts with the name of the entry, so that the reader need not open the file. */
function Kl({ label: e }, { values: t, file: n, spot: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", reach: l = "change" }) {
	let u = ql(e(t)), d = s ? Hl(n, r, o) : Vl(n, r, o);
	return {
		...V(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			reach: l
		}),
		about: u
	};
}
function ql(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
/** The message without the name of the entry. It is equal for all entries with the same problem. */
function Jl({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
// src/kinds/kind.ts
/** The removal that the settings choose for a kind, or undefined if prune is off for it. */
function Yl(e, t) {
	return Xl(e, t) === "off" ? void 0 : e.removalBy(t);
}
function Xl({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function Zl({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/unusable.ts
/** Live objects that are incomplete in the answers of the service: they are not changed, and nothing is removed. */
const Ql = "Run again. If that does not help, the service has changed or has a fault.";
/** Refuses entries that name an unusable live object. */
function $l(e, t, n, r) {
	if (t.length === 0) return {
		usable: e,
		refused: [],
		remarks: []
	};
	let i = /* @__PURE__ */ new Set(), a = e.flatMap((e) => {
		let t = r.namedBy(e);
		if (!t) return [];
		i.add(t);
		let n = `${r.title(t)} cannot be used: the service's answer has no usable ${t.lacks.join(", ")}. Nothing is written for it. ${Ql}`;
		return [{
			declared: e,
			problem: Kl(r.kind, e, "unusable-answer", n, { path: [r.field] })
		}];
	}), o = new Set(a.map((e) => e.declared));
	return {
		usable: e.filter((e) => !o.has(e)),
		refused: a,
		remarks: eu(t.filter((e) => !i.has(e)), Xl(r.kind, n) !== "off", r)
	};
}
/**
* A warning if prune is off. If prune is on, an error, so that nothing is removed: the unusable object may be one that is
* declared.
*/
function eu(e, t, { kind: n, title: r }) {
	if (e.length === 0) return [];
	let i = e.slice(0, 5).map((e) => `${r(e)} (no usable ${e.lacks.join(", ")})`), a = e.length > 5 ? `; and ${e.length - 5} more` : "", o = t ? " Nothing is removed in this run." : "";
	return [V("unusable-answer", `The service's answer is incomplete for live ${n.plural} that no manifest declares: ${i.join("; ")}${a}.${o} ${Ql}`, {
		reach: "change",
		severity: t ? "error" : "warning"
	})];
}
/** Unusable objects by the names or ids that an entry can use for them. */
function tu(e, t) {
	return new Map(e.flatMap((e) => t(e).map((t) => [t, e])));
}
/** Adds the refused entries and the remarks of {@link withoutUnusable} to a matching. */
function nu(e, { refused: t, remarks: n }) {
	return {
		...e,
		refused: [...e.refused, ...t],
		remarks: [...e.remarks, ...n]
	};
}
// src/model/json.ts
/** JSON with members in alphabetical order at every depth, so that equal values are equal as text. */
function H(e) {
	return JSON.stringify(iu(e));
}
/** Deep equality in which the order of members does not count, and the order of lists does. */
function ru(e, t) {
	return e === t || H(e) === H(t);
}
function iu(e) {
	if (typeof e != "object" || !e) return e;
	if (au(e)) return e.map(iu);
	let t = Object.entries(e).sort(([e], [t]) => e < t ? -1 : +(e > t));
	return Object.fromEntries(t.map(([e, t]) => [e, iu(t)]));
}
function au(e) {
	return Array.isArray(e);
}
function ou(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
/** A member of a mapping; undefined if the value is not a mapping or lacks the member. */
function su(e, t) {
	return ou(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
// src/kinds/traits.ts
/** A live object as an entry of a manifest: first its identity and id, then all fields of the table that are set. */
function cu(e, t, n) {
	let [r, i] = [!0, !1].map((r) => e.fields.flatMap((e) => {
		let i = e.role === "identity" === r ? e.declare(t, n) : void 0;
		return i === void 0 ? [] : [[e.name, i]];
	}));
	return Object.fromEntries([
		...r ?? [],
		[e.idMember, e.declaredId(t)],
		...i ?? []
	]);
}
/** The schema of an entry: every field of the table, each optional. */
function lu(e) {
	return zc(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
// src/kinds/backup.ts
/** Backup entries: what a run removes or overwrites, with everything that a restore needs. */
/** A live object that is removed: everything that a manifest can say about it. */
function uu(e, t, { how: n }, r) {
	let i = cu(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
/** The values that an update writes, by field, and by part if the field has parts. */
function du(e) {
	return fu(e, ({ after: e }) => e);
}
function fu(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: a } = r;
		if (a === void 0) n[i] = e;
		else {
			let t = n[i];
			n[i] = {
				...ou(t) ? t : {},
				[a]: e
			};
		}
	}
	return n;
}
// src/model/answered.ts
function pu(e) {
	return mu(e) ? e : void 0;
}
function mu(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function U(e) {
	return typeof e == "string" ? e : void 0;
}
function hu(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
/** A whole number from 0. */
function gu(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
/** A time in Unix seconds. */
function _u(e) {
	return gu(typeof e == "number" ? Math.floor(e) : e);
}
/** A numeric id as digits, of any length. */
function vu(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
/** An id for a request: a number, or its digits if it is too long for a number. */
function yu(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
/** All elements, or undefined if one of them cannot be read. */
function bu(e, t) {
	if (!Array.isArray(e)) return;
	let n = [];
	for (let r of e) {
		let e = t(r);
		if (e === void 0) return;
		n.push(e);
	}
	return n;
}
// src/kinds/field.ts
const xu = {
	changes: [],
	kept: [],
	issues: []
};
/** Absent is not empty: a field that the answer lacks is not overwritten. `what` names it in the message. */
function Su(e, t = []) {
	return {
		code: "unusable-answer",
		message: `The service's answer has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
// src/kinds/scalarField.ts
/** Builds a field from its row. */
function Cu(e) {
	let { name: t, role: n, schema: r, expects: i, value: a, languages: o, merge: s, carries: c, declareNew: l } = e, u = e.equal ?? ru;
	return {
		name: t,
		schema: r,
		expects: i,
		...n && { role: n },
		...e.isProse && { isProse: e.isProse },
		diff(n, r, i) {
			let a = n[t] ?? e.undeclared?.(i, r);
			if (a === void 0) return xu;
			let o = e.check?.(a, i);
			if (o) return {
				changes: [],
				kept: [],
				issues: [o]
			};
			let s = r === void 0 ? void 0 : e.live(r, i);
			if (r !== void 0 && s === void 0) return e.mayBeAbsent ? xu : {
				...xu,
				issues: [Su(t)]
			};
			let c = e.desired(a, s, i);
			return s === void 0 && e.unset !== void 0 && u(e.unset, c, i) ? xu : s === void 0 ? {
				changes: [{
					field: t,
					after: c
				}],
				kept: [],
				issues: []
			} : u(s, c, i) ? xu : {
				changes: [{
					field: t,
					before: s,
					after: c
				}],
				kept: [],
				issues: []
			};
		},
		declared(n) {
			let r = n[t];
			return r === void 0 ? [] : [{
				field: t,
				after: e.inPlan ? e.inPlan(r) : a.parse(r)
			}];
		},
		write(t, n, r) {
			for (let i of n) e.write(t, a.parse(i.after), r);
		},
		show: (t) => e.show(a.parse(t)),
		...e.mayBeAbsent && { mayBeAbsent: e.mayBeAbsent },
		stored: (t, n) => e.live(t, n),
		declare(t, n) {
			let r = e.live(t, n);
			return r === void 0 ? void 0 : e.declare(r);
		},
		...l && { declareNew(t, n) {
			let r = e.live(t, n);
			return r === void 0 ? void 0 : l(r);
		} },
		isDefault(t, n) {
			let r = e.live(t, n);
			return r === void 0 ? !1 : e.isDefault?.(r) ?? (e.unset !== void 0 && u(r, e.unset, n));
		},
		same: (e, t, n) => u(a.parse(e), a.parse(t), n),
		...s && { merge: (e, t, n) => s(a.parse(e), a.parse(t), a.parse(n)) },
		...c && { carries: (e, t) => c(a.parse(e), a.parse(t)) },
		...o && { languages(e) {
			let n = e[t];
			return n === void 0 ? [] : o(n);
		} }
	};
}
// src/kinds/key/keyField.ts
/** Builds a field of a key from its row. */
function wu(e) {
	return Cu(e);
}
/** Undefined for an empty text, list or mapping, which a manifest need not declare. */
function Tu(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
// src/kinds/key/attributeFields.ts
/** The fields of a key with one simple value: descriptions, flags, the character limit and custom attributes. */
/** A text field; `""` makes it empty. `isProse`: see {@link Field.isProse}. */
function Eu(e, t) {
	let n = e;
	return wu({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: L(),
		value: L(),
		unset: "",
		live: (e) => e[n],
		desired: (e) => e,
		declare: Tu,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
/** `undeclared`: the value to use if the field is not declared. By default, the field is not managed. */
function Du(e, t = () => void 0) {
	let n = e;
	return wu({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && { role: "shape" },
		expects: "true or false",
		schema: Ac(),
		value: Ac(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		desired: (e) => e,
		declare: (t) => t || e === "is_archived" ? t : void 0,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const Ou = wu({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: Oc().min(0),
	value: Oc(),
	unset: 0,
	live: (e) => e.char_limit,
	desired: (e) => e,
	declare: (e) => e === 0 ? void 0 : e,
	write: (e, t) => {
		e.char_limit = t;
	},
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), ku = Xc(L(), Dl()), Au = wu({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: ku,
	value: Dl(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				return JSON.parse(ju(e.custom_attributes));
			} catch {
				return e.custom_attributes;
			}
		}
	},
	desired: (e) => e,
	declare: (e) => {
		let t = ku.safeParse(e);
		return t.success ? Tu(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
/** Puts numbers that would lose digits into quotes, because a number in YAML or JSON cannot hold them. */
function ju(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
/** Whether a declared key is unarchived. This follows `on_remove`, even if prune is off. */
function Mu({ rules: e }, t) {
	return e.onRemove === "archive" && t?.is_archived === !0;
}
// src/wire/key.ts
/** Keys in the JSON of the service: in answers, and in requests [service.md §2]. */
/** Platforms in the order of answers, whatever the order of the request is. */
const W = [
	"ios",
	"android",
	"web",
	"other"
], Nu = wu({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: R(B(W)).min(1),
	value: R(B(W)),
	live: (e) => e.onOtherPlatform ? void 0 : Fu(e.platforms),
	desired: (e) => Fu(e),
	inPlan: (e) => Fu(e),
	declare: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Pu = wu({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: R(L().min(1)),
	value: R(L()),
	unset: [],
	live: (e) => Iu(e.tags),
	check: (e, { rules: t }) => {
		let n = Il(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Iu(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Iu([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	declare: Tu,
	declareNew: (e) => Tu(e.filter((e) => !e.startsWith(Nl))),
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Iu([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
/** In the order of the service, without duplicates. */
function Fu(e) {
	return W.filter((t) => e.includes(t));
}
/** In the order of the service, without duplicates. Ties are sorted by code unit, so that equal sets are equal lists. */
function Iu(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
// src/kinds/key/names.ts
const Lu = (e) => {
	let t = e.exactOptional();
	return zc({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, Ru = Lu(L()), zu = Lu(L().min(1));
/** The declared name of a platform, if there is one. */
function Bu(e, t) {
	return typeof e == "string" ? e : e[t];
}
/** The names without duplicates, in the service's order of platforms. */
function G(e, t = W) {
	let n = W.filter((e) => t.includes(e)).map((t) => Bu(e, t));
	return [...new Set(n.filter((e) => e !== void 0))];
}
/** The name of a key in messages and reports. */
function Vu(e, t = W) {
	return (G(e, t)[0] === void 0 ? G(e) : G(e, t)).join(" / ");
}
/** The slots of the assigned platforms. The service puts filler names into the other slots. */
function Hu(e, t) {
	let n = {};
	for (let r of W) {
		let i = Bu(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
/** What is sent for the slots: one string if all names are equal; otherwise all four, filled as the service fills them. */
function Uu(e) {
	let [t = "", ...n] = G(e);
	if (n.length === 0) return t;
	let { ios: r = t, android: i = t, web: a = t, other: o = t } = e;
	return {
		ios: r,
		android: i,
		web: a,
		other: o
	};
}
// src/kinds/key/slotFields.ts
/** The fields of a key with a value for each platform: its name and its filenames. */
const Wu = wu({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: Hc([L().min(1), zu.refine((e) => Object.keys(e).length > 0, "has no platform")]),
	value: Ru,
	live: (e, { platforms: t }) => Hu(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = G(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Hu(e, n)
		} : a;
	},
	inPlan: (e) => Hu(e, W),
	check: Gu,
	merge: qu,
	carries: (e, t) => W.some((n) => t[n] !== void 0 && t[n] === e[n]),
	declare: (e) => {
		let [t = "", ...n] = G(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Uu(t);
	},
	show: (e) => {
		let [t = "", ...n] = G(e);
		return n.length > 0 ? {
			as: "slots",
			slots: e
		} : {
			as: "word",
			word: t
		};
	}
});
/** Names that the project cannot store, or that are on no platform of the key. */
function Gu(e, { project: t, platforms: n }) {
	if (!t.perPlatformNames && G(e).length > 1) return {
		code: "same-names-needed",
		message: `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
	if (t.perPlatformNames && G(e, n).length === 0 && n.length > 0) return {
		code: "same-names-needed",
		message: `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`,
		path: []
	};
}
const Ku = wu({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: Ru,
	value: Ru,
	unset: {},
	live: (e) => Ju(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => W.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	declare: (e) => Tu(Ju(e)),
	merge: qu,
	write: (e, t) => {
		e.filenames = {
			ios: "",
			android: "",
			web: "",
			other: "",
			...t
		};
	},
	show: (e) => ({
		as: "slots",
		slots: Ju(e)
	})
});
/** The slots that the plan changes, and the others as they are now; undefined if both changed one slot. */
function qu(e, t, n) {
	let r = {};
	for (let i of W) {
		let [a = "", o = "", s = ""] = [
			e[i],
			t[i],
			n[i]
		];
		if (a !== o && s !== a && s !== o) return;
		r[i] = a === o ? s : o;
	}
	return Ju(r);
}
function Ju(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/spellings.ts
/** Canonical strings of a text: equal texts have equal strings. */
/** The text, or the non-empty forms of a plural as one string. An empty list if there is no text. */
function Yu(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [H(Object.fromEntries(t))];
}
// src/model/evidence.ts
/** What is known about who wrote live texts. It decides what the rule `merge` may replace. */
const Xu = {
	writers: { is: "not asked" },
	agreed: /* @__PURE__ */ new Set()
}, Zu = {
	writers: { is: "everyone" },
	agreed: /* @__PURE__ */ new Set()
};
function Qu(e) {
	return {
		is: "known",
		names: new Set(e.map((e) => e.toLowerCase()))
	};
}
function $u({ id: e, address: t }, n) {
	if (n.is !== "known") return n.is === "everyone";
	let { names: r } = n;
	return e !== void 0 && r.has(e) || t !== void 0 && r.has(t.toLowerCase());
}
function ed({ id: e, language: t }) {
	return H([e, t]);
}
// src/kinds/key/textValue.ts
/** A text: plain, or by plural form. */
const td = Xc(L(), L()), nd = Hc([L(), td]);
/** The text of a live row. The service sends plural forms as a string of JSON. Forms without text are omitted. */
function rd(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = td.safeParse(JSON.parse(e));
		return t.success ? ad(t.data) : e;
	} catch {
		return e;
	}
}
/** Forms that the manifest does not declare keep their live text. */
function id(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
/** A form without text is the same as a missing form. */
function ad(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function od(e, t) {
	if (typeof e == "string" && typeof t == "string") return e === t;
	if (sd(e) && sd(t)) return !0;
	if (typeof e == "string" || typeof t == "string") return !1;
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...n.keys(), ...r.keys()].every((e) => (n.get(e) ?? "") === (r.get(e) ?? ""));
}
function sd(e) {
	return typeof e == "string" ? e === "" : Object.keys(ad(e)).length === 0;
}
// src/kinds/key/compareText.ts
/** Compares a declared text with the live one. The rule of its language decides what is written, and what is kept. */
function cd(e, t, n, r) {
	let { rules: i, project: a, evidence: o } = r, s = Pl(i, a, e);
	if (s === "ignore") return;
	let c = "translations";
	if (!n) return {
		field: c,
		part: e,
		after: t
	};
	let l = n.translations?.find(({ language_iso: t }) => t === e);
	if (!l) return Su(`${e} text`, [e]);
	let u = rd(l.translation, n.is_plural), d = id(t, u);
	if (od(u, d)) return;
	let f = {
		field: c,
		part: e,
		before: u,
		after: d,
		...dd(l, u)
	};
	if (s === "enforce" || sd(u) || Fl(i, r.names, {
		language: e,
		ownership: s
	})) return f;
	let p = {
		field: c,
		part: e,
		reason: "seeded",
		live: u,
		declared: t
	};
	if (s === "seed" || o.writers.is === "unknown") return { kept: p };
	let m = ld(l, n, {
		live: u,
		after: d
	}, r);
	return m.is === "replaced" ? f : {
		kept: {
			...p,
			reason: "edited",
			...dd(l, u)
		},
		...m.open && { open: m.open }
	};
}
/** Whether the rule `merge` replaces a live text: only if no work of other people is lost by it. */
function ld(e, { key_id: t }, { live: n, after: r }, { evidence: i }) {
	let a = ud(n, r);
	if (a?.length === 0 || i.agreed.has(ed({
		id: t,
		language: e.language_iso
	}))) return { is: "replaced" };
	let o = $u({
		id: e.modified_by,
		address: e.modified_by_email
	}, i.writers);
	if (i.writers.is === "everyone" || o && !a) return { is: "replaced" };
	let s = e.modified_at_timestamp;
	return {
		is: "kept",
		open: {
			id: t,
			language: e.language_iso,
			live: n,
			...s !== void 0 && { at: s },
			...a && { forms: a },
			isOurs: o
		}
	};
}
/** The plural forms with text that another text replaces or clears. Undefined if one of the texts is plain. */
function ud(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(ad(e)).filter((n) => e[n] !== t[n]);
}
function dd(e, t) {
	if (!e.modified_at_timestamp || sd(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: fd(n) },
		...i && { reviewed: i }
	} };
}
/** `jane@example.com` as `j***@example.com`. */
function fd(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/kinds/key/texts.ts
/** The texts of a key: one for each language, plain or by plural form. The setting `languages` defines who owns them. */
const pd = Xc(L().min(1), Hc([L(), td.refine((e) => Object.keys(e).length > 0, "has no plural form")])), md = R(zc({
	language_iso: L(),
	translation: Pc()
})).refine((e) => new Set(e.map((e) => e.language_iso)).size === e.length, "has a language twice"), hd = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: Hc([pd, md.transform(vd).pipe(pd)]),
	rewrite: _d,
	diff({ translations: e }, t, n) {
		if (!e || n.project.segmentation) return xu;
		let r = [], i = [], a = [], o = [];
		for (let [s, c] of Object.entries(e)) {
			let e = gd(s, c, n);
			if (e) {
				a.push(e);
				continue;
			}
			let l = cd(s, c, t, n);
			l && "code" in l ? a.push(l) : l && "kept" in l ? (i.push(l.kept), l.open && o.push(l.open)) : l && r.push(l);
		}
		return {
			changes: r,
			kept: i,
			issues: a,
			...o.length > 0 && { open: o }
		};
	},
	declared({ translations: e = {} }) {
		return Object.entries(e).map(([e, t]) => ({
			field: "translations",
			part: e,
			after: t
		}));
	},
	write(e, t) {
		e.translations = t.map(({ part: e = "", after: t }) => ({
			language_iso: e,
			translation: nd.parse(t)
		}));
	},
	show(e) {
		let t = nd.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: ad(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = e.translations?.find(({ language_iso: e }) => e === n);
		return r && rd(r.translation, t);
	},
	declare({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = rd(n, t);
			return sd(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: ({ translations: e = [] }, { plural: t }) => e.every(({ translation: e }) => sd(rd(e, t))),
	editState(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		if (!n) return;
		let { translation: r, modified_by: i = null, modified_by_email: a = null } = n, { modified_at_timestamp: o = null, is_reviewed: s = null, is_unverified: c = null } = n;
		return [
			r,
			i,
			a,
			o,
			s,
			c
		];
	},
	mayBecomeUnverified(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return !n || n.is_unverified !== !0 && !sd(rd(n.translation, e.is_plural));
	},
	same: (e, t) => od(nd.parse(e), nd.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function gd(e, t, { plural: n, project: r }) {
	let i = [e];
	if (typeof t == "string") return !n || t === "" ? void 0 : {
		code: "plural-mismatch",
		message: `The ${e} text needs plural forms, such as { one: …, other: … }, because the key is a plural: the field is_plural is true here, in on_create or in the project.`,
		path: i
	};
	if (!n) return {
		code: "plural-mismatch",
		message: `The ${e} text has plural forms, but the key is not a plural. Set is_plural: true, or give one text.`,
		path: i
	};
	let a = r.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], o = Object.keys(t).find((e) => a.length > 0 && !a.includes(e));
	if (o !== void 0) return {
		code: "plural-form",
		message: `${e} has no plural form "${o}" in this project. It has ${a.join(", ")}.`,
		path: [e, o]
	};
}
/** Converts the API's list of `{language_iso, translation}` into a mapping. A list with any other member stays as it is. */
function _d(e) {
	let t = md.safeParse(e);
	if (t.success) return {
		value: vd(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function vd(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
/** The texts of a live key in all languages, or in one, as canonical strings. */
function yd({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => Yu(rd(t, e)));
}
// src/kinds/key/traits.ts
/** The table of the fields of a key, and how a key is named and identified. */
const bd = [
	Wu,
	Nu,
	Eu("description", !0),
	Pu,
	hd,
	Ku,
	Eu("context", !0),
	Ou,
	Du("is_plural"),
	Eu("plural_name"),
	Du("is_hidden"),
	Du("is_archived", (e, t) => !Mu(e, t) && void 0),
	Au
], xd = L().min(1), Sd = Hc([Oc().positive(), L().refine((e) => /^[1-9]\d*$/.test(e), "is not a valid id")]).transform(String), Cd = lu(bd).required({ key_name: !0 }).extend({
	/** Former names, newest last. The key keeps its id and translations. `[]`: this key is really new. */
	previously: Hc([xd.transform((e) => [e]), R(xd)]).exactOptional(),
	/** The id of the live key. It takes precedence over the name, and is ignored if it is not live. */
	key_id: Sd.exactOptional()
}), wd = lu(bd.filter((e) => e.name !== "key_name" && e.name !== "translations")), K = {
	name: "key",
	fields: bd,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms here, or under on_create for all keys of the file.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => Vu(e.key_name, e.platforms),
	context: (e, t, { project: n, rules: r, evidence: i }) => ({
		project: n,
		rules: r,
		evidence: i,
		names: r.take.length > 0 ? G(e.key_name) : [],
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: r.owner !== void 0 && (!t || r.prune.key === "owned") ? Nl + r.owner : void 0
	}),
	liveContext: (e, { project: t, rules: n, evidence: r }) => ({
		project: t,
		rules: n,
		evidence: r,
		names: [],
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => yu(e.key_id),
	liveLabel: (e) => Vu(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Mu(n, t),
	lastEdit: ({ modified_at_timestamp: e }) => e ? { at: e } : void 0,
	hidden: () => null,
	fingerprint: (e) => [
		{ ...e.key_name },
		e.tags,
		e.is_archived,
		e.modified_at_timestamp ?? null,
		e.translations_modified_at_timestamp ?? null
	]
};
// src/kinds/key/backupEntry.ts
/** The texts that an update overwrites or clears, for the backup. */
/** `live`: the key as it was just read. Undefined if the update overwrites no text. */
function Td(e, t, n) {
	let r = cu(K, t, K.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => su(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find(({ field: e, before: t }) => Ed(e) && t !== void 0);
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...fu(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: K.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: du(s ? [s, ...a] : o)
	};
}
function Ed(e) {
	return K.fields.find(({ name: t }) => t === e)?.role === "shape";
}
/**
* A key whose update is repeated is read twice. A person may have edited a text in between, which the update now overwrites,
* so that text is kept as well. If an earlier request wrote a text, its first reading is kept. If the earlier request
* changed is_plural, the first reading of all texts is kept.
*/
function Dd(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: Od(e.entry, t.entry),
		wrote: Od(e.wrote, t.wrote)
	} : e;
}
function Od(e, t) {
	let n = {
		...kd(e),
		...kd(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function kd({ translations: e }) {
	return ou(e) ? e : {};
}
// src/kinds/declaredTwice.ts
/** The problem that two entries declare the same object. */
/** `thing` starts the sentence. `field` is the field in which both entries name the object. */
function Ad(e, t, { second: n, first: r, field: i }, a = "") {
	let o = Vl(n.file, n.spot, [i]);
	return V(e, `${t} is declared twice: here and at ${jd(Vl(r.file, r.spot, [i]))}. Keep one of them.${a}`, { place: o });
}
function jd({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/key/duplicates.ts
/** Keys that are declared twice, in one manifest or in several of a project. */
/** Keys are unique by name and filenames; only names on declared platforms count. */
function Md(e) {
	let t = [], n = /* @__PURE__ */ new Map();
	for (let r of e) {
		let e = Object.entries(Nd(r)), i = e.flatMap(([e, t]) => n.get(`${e} ${t}`) ?? []).find((e) => !Pd(e, r));
		i && t.push(Ad("duplicate-key", `Key "${G(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: i,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
		for (let [t, i] of e) {
			let e = `${t} ${i}`;
			n.set(e, [...n.get(e) ?? [], r]);
		}
	}
	return t;
}
function Nd({ values: e }) {
	return Hu(e.key_name, e.platforms ?? W);
}
/** Two keys with one name are different keys only if both declare filenames that differ. */
function Pd(e, t) {
	let [n, r] = [e.values.filenames, t.values.filenames];
	return n !== void 0 && r !== void 0 && H(Fd(n)) !== H(Fd(r));
}
function Fd(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/key/findRestored.ts
/** Finds the live key that belongs to an entry of a backup. */
function Id(e, t, { context: n, claimed: r }) {
	let { values: i } = e.declared, { declared: a, problems: o } = Bd(zd(e), n.project), s = t.find(({ key_id: e }) => String(e) === String(i.key_id));
	if (s) {
		let e = Wu.declare(s, K.liveContext(s, n, "")), t = {
			...a.values,
			key_name: Cd.shape.key_name.parse(e)
		}, r = Rd(s.tags, n);
		return {
			is: "live",
			live: s,
			declared: {
				...a,
				values: t
			},
			context: r,
			problems: o
		};
	}
	let c = Ld(i, t, r), l = c && { claims: c };
	if (e.wrote.action === "update") {
		let e = c ? `Key ${i.key_id} no longer exists, and key ${c.key_id} has its name now. Its texts are not restored: copy them from here if they belong to that key.` : `Key ${i.key_id} no longer exists, so its texts cannot be restored. Copy them from here if you need them.`;
		return {
			is: "gone",
			...l,
			code: "key-gone",
			message: e
		};
	}
	if (!c) return {
		is: "new",
		declared: a,
		context: Rd(i.tags ?? [], n),
		problems: o
	};
	let u = `Key ${i.key_id} no longer exists, and another key (id ${c.key_id}) has its name now, with other values. Rename or remove that key, or copy from here what it lacks.`, d = Rd(c.tags, n);
	return {
		is: "replaced",
		...l,
		by: c,
		declared: a,
		context: d,
		problems: o,
		message: u
	};
}
/** A live key with the same name and file name on a platform of both. */
function Ld({ key_name: e, platforms: t = [...W], filenames: n }, r, i) {
	return r.find((r) => !i.has(r) && t.some((t) => r.platforms.includes(t) && Bu(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
/** Rules for a restore: every text is written, and the tags of the backup are restored even if another team owns the key. */
function Rd(e, t) {
	let n = e.find((e) => e.startsWith(Nl))?.slice(9), r = {
		...Ml,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
/** The entry, with an empty text for plural forms that had no text before the run. */
function zd({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = su(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !ou(r) ? [e, n] : [e, {
			...Object.fromEntries(Object.keys(r).map((e) => [e, ""])),
			...n
		}];
	});
	return {
		...e,
		values: {
			...e.values,
			translations: Object.fromEntries(r)
		}
	};
}
/** The entry without texts that the project cannot store. Each such text is a problem. */
function Bd(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return Kl(K, e, "unknown-language", r, {
			path: ["translations", n],
			ofName: !0
		});
	});
	return {
		declared: {
			...e,
			values: {
				...e.values,
				translations: a
			}
		},
		problems: o
	};
}
// src/model/nearest.ts
/** "Did you mean": the known word that is most similar to an unknown one. */
/** The most similar known word, or undefined if all need more edits than a third of the word's length. */
function Vd(e, t) {
	let n, r = Math.max(1, Math.floor(e.length / 3)) + 1;
	for (let i of t) {
		let t = Ud(e.toLowerCase(), i.toLowerCase(), r);
		t < r && (n = i, r = t);
	}
	return n;
}
/** A sentence to append to a message; empty if no known word is similar. */
function Hd(e, t) {
	let n = Vd(e, t);
	return n === void 0 ? "" : ` Did you mean "${n}"?`;
}
/** The number of edits (insert, delete, replace, swap of neighbours) from `a` to `b`. It may stop counting at `enough`. */
function Ud(e, t, n) {
	if (Math.abs(e.length - t.length) >= n) return n;
	let r = [], i = Array.from({ length: t.length + 1 }, (e, t) => t);
	for (let a = 1; a <= e.length; a++) {
		let o = [a];
		for (let s = 1; s <= t.length; s++) {
			let c = (i[s - 1] ?? 0) + (e[a - 1] === t[s - 1] ? 0 : 1), l = a > 1 && s > 1 && e[a - 1] === t[s - 2] && e[a - 2] === t[s - 1] ? (r[s - 2] ?? 0) + 1 : n;
			o.push(Math.min(c, l, (i[s] ?? 0) + 1, (o[s - 1] ?? 0) + 1));
		}
		if (Math.min(...o) >= n && Math.min(...i) >= n) return n;
		r = i, i = o;
	}
	return i[t.length] ?? n;
}
// src/manifest/wording.ts
/** Messages about invalid values in a manifest. Each names the thing, the cause and the fix. */
function Wd(e, t, n) {
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		return `Unknown field "${e}" in ${Zd(t, n)}.${$d([...t, e], n)}${Hd(e, r)}`;
	}
	if (e === "<<") return "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.";
	let r = [...n.members.keys()];
	return `Unknown field "${e}" in ${n.thing}.${Hd(e, r) || ` The fields are ${r.join(", ")}.`}`;
}
function Gd(e, t) {
	return `${Qd(e, t)} is missing. It is required in ${t.thing}.${$d(e, t)}`;
}
/** Null is refused, because it could mean "not managed" or "empty". */
function Kd(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${Qd(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Qd(e, t)} has no value.${$d(e, t)}`;
	let r = n ? n.empty : "\"\"";
	return r === void 0 ? `${Qd(e, t)} has no value. Remove it, or give it a value.${$d(e, t)}` : `${Qd(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${r}.`;
}
/** A word that is not one of the known ones. */
function qd(e, t) {
	return `"${e}" is not allowed here. Allowed values: ${t.join(", ")}.${Hd(e, t)}`;
}
function Jd(e, t, n) {
	return `${Qd(t, n)} ${e}.${$d(t, n)}`;
}
function Yd(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${Qd(e, t)} is empty.${$d(e, t)}${n}`;
}
function Xd(e, t, n, r) {
	if (t.length === 0) return `This is ${ef(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${Qd(t, n)} is ${ef(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${Qd(t, n)} is ${ef(e)}.${$d(t, n)}`;
}
/** "tags", "limits.destroy", "value 1 of tags", "language_iso in value 1 of translations" */
function Zd(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Zd(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
/** How a sentence about a value starts: "The field tags", "Value 1 of tags". */
function Qd(e, t) {
	let n = Zd(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function $d(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Zd([n], t)} must be ${r.expects}.` : "";
}
function ef(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/manifest/issues.ts
function tf(e, t) {
	return e.filter((n) => !rf(n, e, t)).flatMap((e) => af(e, t).map((n) => nf(n, e, t)));
}
function nf(e, { path: t }, n) {
	let r = uf(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(Vl(n.file, n.spot, t)), String(r)]
	};
}
/** An unknown member explains why the right member is missing: its name is probably misspelled. */
function rf(e, t, n) {
	return t.some((t) => t.code === "unrecognized_keys" ? uf(n.value, e.path) === void 0 && Vd(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join(".") : !1);
}
function af(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => lf(e, n, t));
	if (e.code === "invalid_key") return [lf(String(n.at(-1)), n.slice(0, -1), t)];
	let r = uf(t.value, n), i = Vl(t.file, t.spot, n);
	if (r === void 0) return [V("wrong-value", Gd(n, t), { place: i })];
	if (r === null) return [V("null-value", Kd(n, t), { place: i })];
	switch (e.code) {
		case "invalid_union": return of(e, r, i, t);
		case "invalid_type": return [V("wrong-type", Xd(r, n, t, i), { place: i })];
		case "invalid_value": return typeof r == "object" ? [V("wrong-type", Xd(r, n, t, i), { place: i })] : [V("wrong-value", qd(String(r), e.values.map(String)), { place: i })];
		case "custom": return [V("wrong-value", Jd(e.message, n, t), { place: i })];
		default: return typeof r == "number" ? [V("wrong-value", Xd(r, n, t, i), { place: i })] : [V("wrong-value", Yd(n, t), { place: i })];
	}
}
/** If a value has several accepted forms, the issues of the form that fits best are reported. */
function of(e, t, n, r) {
	let i = [...e.errors].sort((e, t) => sf(t) - sf(e)).find((e) => sf(e) > 0), a = e.errors.find((e) => e.every(cf)), o = i ?? a;
	return o ? tf(o.map((t) => ({
		...t,
		path: [...e.path, ...t.path]
	})), r) : [V("wrong-type", Xd(t, e.path, r, n), { place: n })];
}
function sf(e) {
	return Math.max(...e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
/** Whether the type is right, so that the issue is about the value itself. */
function cf({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function lf(e, t, n) {
	let r = Hl(n.file, n.spot, [...t, e]);
	return V("unknown-member", Wd(e, t, n), { place: r });
}
function uf(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
// src/manifest/entries.ts
/** The known members of a manifest. Any other member is a problem. */
function df(e, t) {
	let n = /* @__PURE__ */ new Map(), r = [], { value: i, spot: a, file: o } = e;
	if (!bf(i)) {
		let r = i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, s = Vl(o, a);
		return {
			members: n,
			problems: e.broken.length > 0 ? [] : [V("empty-manifest", r, { place: s })]
		};
	}
	for (let [s, c] of Object.entries(i)) {
		let i = a.members?.get(s) ?? a;
		if (t.includes(s)) n.set(s, {
			value: c,
			spot: i
		});
		else if (e.broken.length === 0) {
			let e = (s === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || Hd(s, t) || ` The fields are ${t.join(" and ")}.`;
			r.push(V("unknown-member", `Unknown field "${s}" in this manifest.${e}`, { place: Hl(o, a, [s]) }));
		}
	}
	return {
		members: n,
		problems: r
	};
}
/** The problem of a manifest without its list. */
function ff({ file: e, spot: t }, n) {
	return V("empty-manifest", `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`, { place: Vl(e, t) });
}
/** The valid entries of a list, and the problems of the others. */
function pf(e, t, n) {
	if (!Array.isArray(t.value)) {
		let n = Vl(e.file, t.spot);
		return {
			entries: [],
			problems: _f(e, n) ? [] : [V("wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", { place: n })]
		};
	}
	let r = [], i = [];
	for (let [a, o] of t.value.entries()) {
		let s = mf(e, {
			value: o,
			spot: t.spot.members?.get(String(a)) ?? t.spot
		}, n);
		s.values !== void 0 && r.push({
			values: s.values,
			spot: s.spot
		}), i.push(...s.problems);
	}
	return {
		entries: r,
		problems: i
	};
}
/** Reads one entry, or a mapping such as `on_create`. If the YAML reader has reported a problem here, no other is added. */
function mf(e, t, n) {
	let { value: r, spot: i } = vf(t, n.fields), a = n.schema.safeParse(r);
	if (a.success) return {
		values: a.data,
		spot: i,
		problems: []
	};
	if (_f(e, Vl(e.file, i))) return {
		spot: i,
		problems: []
	};
	let { file: o, textAt: s } = e, c = {
		value: r,
		spot: i,
		file: o,
		textAt: s,
		noun: "field",
		within: [],
		thing: n.thing,
		members: gf(n)
	};
	return {
		spot: i,
		problems: tf(a.error.issues, c)
	};
}
const hf = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
/** What its fields and its identity expect, and what their schemas allow. */
function gf({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(hf).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function _f({ broken: e }, { line: t, endLine: n }) {
	return e.some(({ from: e, to: r }) => e <= n && r >= t);
}
/** Converts fields in another accepted form to the usual form, with their offsets. */
function vf(e, t) {
	if (!bf(e.value)) return e;
	let n = { ...e.value }, r = new Map(e.spot.members);
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = r.get(e);
		if (!t || !a) continue;
		n[e] = t.value;
		let o = [...t.moved].map(([e, t]) => [e, yf(a, t)]);
		r.set(e, {
			...a,
			members: new Map(o)
		});
	}
	return {
		value: n,
		spot: {
			...e.spot,
			members: r
		}
	};
}
function yf(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function bf(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// node_modules/yaml/dist/nodes/identity.js
var q = /* @__PURE__ */ M(((e) => {
	let t = Symbol.for("yaml.alias"), n = Symbol.for("yaml.document"), r = Symbol.for("yaml.map"), i = Symbol.for("yaml.pair"), a = Symbol.for("yaml.scalar"), o = Symbol.for("yaml.seq"), s = Symbol.for("yaml.node.type"), c = (e) => !!e && typeof e == "object" && e[s] === t, l = (e) => !!e && typeof e == "object" && e[s] === n, u = (e) => !!e && typeof e == "object" && e[s] === r, d = (e) => !!e && typeof e == "object" && e[s] === i, f = (e) => !!e && typeof e == "object" && e[s] === a, p = (e) => !!e && typeof e == "object" && e[s] === o;
	function m(e) {
		if (e && typeof e == "object") switch (e[s]) {
			case r:
			case o: return !0;
		}
		return !1;
	}
	function h(e) {
		if (e && typeof e == "object") switch (e[s]) {
			case t:
			case r:
			case a:
			case o: return !0;
		}
		return !1;
	}
	e.ALIAS = t, e.DOC = n, e.MAP = r, e.NODE_TYPE = s, e.PAIR = i, e.SCALAR = a, e.SEQ = o, e.hasAnchor = (e) => (f(e) || m(e)) && !!e.anchor, e.isAlias = c, e.isCollection = m, e.isDocument = l, e.isMap = u, e.isNode = h, e.isPair = d, e.isScalar = f, e.isSeq = p;
})), xf = /* @__PURE__ */ M(((e) => {
	var t = q();
	let n = Symbol("break visit"), r = Symbol("skip children"), i = Symbol("remove node");
	/**
	* Apply a visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	function a(e, n) {
		let r = l(n);
		t.isDocument(e) ? o(null, e.contents, r, Object.freeze([e])) === i && (e.contents = null) : o(null, e, r, Object.freeze([]));
	}
	/** Remove the current node */
	a.BREAK = n, a.SKIP = r, a.REMOVE = i;
	function o(e, r, a, s) {
		let c = u(e, r, a, s);
		if (t.isNode(c) || t.isPair(c)) return d(e, s, c), o(e, c, a, s);
		if (typeof c != "symbol") {
			if (t.isCollection(r)) {
				s = Object.freeze(s.concat(r));
				for (let e = 0; e < r.items.length; ++e) {
					let t = o(e, r.items[e], a, s);
					if (typeof t == "number") e = t - 1;
					else if (t === n) return n;
					else t === i && (r.items.splice(e, 1), --e);
				}
			} else if (t.isPair(r)) {
				s = Object.freeze(s.concat(r));
				let e = o("key", r.key, a, s);
				if (e === n) return n;
				e === i && (r.key = null);
				let t = o("value", r.value, a, s);
				if (t === n) return n;
				t === i && (r.value = null);
			}
		}
		return c;
	}
	/**
	* Apply an async visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `Promise`: Must resolve to one of the following values
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	async function s(e, n) {
		let r = l(n);
		t.isDocument(e) ? await c(null, e.contents, r, Object.freeze([e])) === i && (e.contents = null) : await c(null, e, r, Object.freeze([]));
	}
	/** Remove the current node */
	s.BREAK = n, s.SKIP = r, s.REMOVE = i;
	async function c(e, r, a, o) {
		let s = await u(e, r, a, o);
		if (t.isNode(s) || t.isPair(s)) return d(e, o, s), c(e, s, a, o);
		if (typeof s != "symbol") {
			if (t.isCollection(r)) {
				o = Object.freeze(o.concat(r));
				for (let e = 0; e < r.items.length; ++e) {
					let t = await c(e, r.items[e], a, o);
					if (typeof t == "number") e = t - 1;
					else if (t === n) return n;
					else t === i && (r.items.splice(e, 1), --e);
				}
			} else if (t.isPair(r)) {
				o = Object.freeze(o.concat(r));
				let e = await c("key", r.key, a, o);
				if (e === n) return n;
				e === i && (r.key = null);
				let t = await c("value", r.value, a, o);
				if (t === n) return n;
				t === i && (r.value = null);
			}
		}
		return s;
	}
	function l(e) {
		return typeof e == "object" && (e.Collection || e.Node || e.Value) ? Object.assign({
			Alias: e.Node,
			Map: e.Node,
			Scalar: e.Node,
			Seq: e.Node
		}, e.Value && {
			Map: e.Value,
			Scalar: e.Value,
			Seq: e.Value
		}, e.Collection && {
			Map: e.Collection,
			Seq: e.Collection
		}, e) : e;
	}
	function u(e, n, r, i) {
		if (typeof r == "function") return r(e, n, i);
		if (t.isMap(n)) return r.Map?.(e, n, i);
		if (t.isSeq(n)) return r.Seq?.(e, n, i);
		if (t.isPair(n)) return r.Pair?.(e, n, i);
		if (t.isScalar(n)) return r.Scalar?.(e, n, i);
		if (t.isAlias(n)) return r.Alias?.(e, n, i);
	}
	function d(e, n, r) {
		let i = n[n.length - 1];
		if (t.isCollection(i)) i.items[e] = r;
		else if (t.isPair(i)) e === "key" ? i.key = r : i.value = r;
		else if (t.isDocument(i)) i.contents = r;
		else {
			let e = t.isAlias(i) ? "alias" : "scalar";
			throw Error(`Cannot replace node with ${e} parent`);
		}
	}
	e.visit = a, e.visitAsync = s;
})), Sf = /* @__PURE__ */ M(((e) => {
	var t = q(), n = xf();
	let r = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	}, i = (e) => e.replace(/[!,[\]{}]/g, (e) => r[e]);
	var a = class e {
		constructor(t, n) {
			this.docStart = null, this.docEnd = !1, this.yaml = Object.assign({}, e.defaultYaml, t), this.tags = Object.assign({}, e.defaultTags, n);
		}
		clone() {
			let t = new e(this.yaml, this.tags);
			return t.docStart = this.docStart, t;
		}
		/**
		* During parsing, get a Directives instance for the current document and
		* update the stream state according to the current version's spec.
		*/
		atDocument() {
			let t = new e(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = !0;
					break;
				case "1.2": this.atNextDocument = !1, this.yaml = {
					explicit: e.defaultYaml.explicit,
					version: "1.2"
				}, this.tags = Object.assign({}, e.defaultTags);
			}
			return t;
		}
		/**
		* @param onError - May be called even if the action was successful
		* @returns `true` on success
		*/
		add(t, n) {
			this.atNextDocument &&= (this.yaml = {
				explicit: e.defaultYaml.explicit,
				version: "1.1"
			}, this.tags = Object.assign({}, e.defaultTags), !1);
			let r = t.trim().split(/[ \t]+/), i = r.shift();
			switch (i) {
				case "%TAG": {
					if (r.length !== 2 && (n(0, "%TAG directive should contain exactly two parts"), r.length < 2)) return !1;
					let [e, t] = r;
					return this.tags[e] = t, !0;
				}
				case "%YAML": {
					if (this.yaml.explicit = !0, r.length !== 1) return n(0, "%YAML directive should contain exactly one part"), !1;
					let [e] = r;
					if (e === "1.1" || e === "1.2") return this.yaml.version = e, !0;
					{
						let t = /^\d+\.\d+$/.test(e);
						return n(6, `Unsupported YAML version ${e}`, t), !1;
					}
				}
				default: return n(0, `Unknown directive ${i}`, !0), !1;
			}
		}
		/**
		* Resolves a tag, matching handles to those defined in %TAG directives.
		*
		* @returns Resolved tag, which may also be the non-specific tag `'!'` or a
		*   `'!local'` tag, or `null` if unresolvable.
		*/
		tagName(e, t) {
			if (e === "!") return "!";
			if (e[0] !== "!") return t(`Not a valid tag: ${e}`), null;
			if (e[1] === "<") {
				let n = e.slice(2, -1);
				return n === "!" || n === "!!" ? (t(`Verbatim tags aren't resolved, so ${e} is invalid.`), null) : (e[e.length - 1] !== ">" && t("Verbatim tags must end with a >"), n);
			}
			let [, n, r] = e.match(/^(.*!)([^!]*)$/s);
			r || t(`The ${e} tag has no suffix`);
			let i = this.tags[n];
			if (i) try {
				return i + decodeURIComponent(r);
			} catch (e) {
				return t(String(e)), null;
			}
			return n === "!" ? e : (t(`Could not resolve tag: ${e}`), null);
		}
		/**
		* Given a fully resolved tag, returns its printable string form,
		* taking into account current tag prefixes and defaults.
		*/
		tagString(e) {
			for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + i(e.substring(n.length));
			return e[0] === "!" ? e : `!<${e}>`;
		}
		toString(e) {
			let r = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], i = Object.entries(this.tags), a;
			if (e && i.length > 0 && t.isNode(e.contents)) {
				let r = {};
				n.visit(e.contents, (e, n) => {
					t.isNode(n) && n.tag && (r[n.tag] = !0);
				}), a = Object.keys(r);
			} else a = [];
			for (let [t, n] of i) t === "!!" && n === "tag:yaml.org,2002:" || e && !a.some((e) => e.startsWith(n)) || r.push(`%TAG ${t} ${n}`);
			return r.join("\n");
		}
	};
	a.defaultYaml = {
		explicit: !1,
		version: "1.2"
	}, a.defaultTags = { "!!": "tag:yaml.org,2002:" }, e.Directives = a;
})), Cf = /* @__PURE__ */ M(((e) => {
	var t = q(), n = xf();
	/**
	* Verify that the input string is a valid anchor.
	*
	* Will throw on errors.
	*/
	function r(e) {
		if (/[\x00-\x19\s,[\]{}]/.test(e)) {
			let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
			throw Error(t);
		}
		return !0;
	}
	function i(e) {
		let t = /* @__PURE__ */ new Set();
		return n.visit(e, { Value(e, n) {
			n.anchor && t.add(n.anchor);
		} }), t;
	}
	/** Find a new anchor name with the given `prefix` and a one-indexed suffix. */
	function a(e, t) {
		for (let n = 1;; ++n) {
			let r = `${e}${n}`;
			if (!t.has(r)) return r;
		}
	}
	function o(e, n) {
		let r = [], o = /* @__PURE__ */ new Map(), s = null;
		return {
			onAnchor: (t) => {
				r.push(t), s ??= i(e);
				let o = a(n, s);
				return s.add(o), o;
			},
			/**
			* With circular references, the source node is only resolved after all
			* of its child nodes are. This is why anchors are set only after all of
			* the nodes have been created.
			*/
			setAnchors: () => {
				for (let e of r) {
					let n = o.get(e);
					if (typeof n == "object" && n.anchor && (t.isScalar(n.node) || t.isCollection(n.node))) n.node.anchor = n.anchor;
					else {
						let t = /* @__PURE__ */ Error("Failed to resolve repeated object (this should not happen)");
						throw t.source = e, t;
					}
				}
			},
			sourceObjects: o
		};
	}
	e.anchorIsValid = r, e.anchorNames = i, e.createNodeAnchors = o, e.findNewAnchor = a;
})), wf = /* @__PURE__ */ M(((e) => {
	/**
	* Applies the JSON.parse reviver algorithm as defined in the ECMA-262 spec,
	* in section 24.5.1.1 "Runtime Semantics: InternalizeJSONProperty" of the
	* 2021 edition: https://tc39.es/ecma262/#sec-json.parse
	*
	* Includes extensions for handling Map and Set objects.
	*/
	function t(e, n, r, i) {
		if (i && typeof i == "object") {
			if (Array.isArray(i)) for (let n = 0, r = i.length; n < r; ++n) {
				let r = i[n], a = t(e, i, String(n), r);
				a === void 0 ? delete i[n] : a !== r && (i[n] = a);
			}
			else if (i instanceof Map) for (let n of Array.from(i.keys())) {
				let r = i.get(n), a = t(e, i, n, r);
				a === void 0 ? i.delete(n) : a !== r && i.set(n, a);
			}
			else if (i instanceof Set) for (let n of Array.from(i)) {
				let r = t(e, i, n, n);
				r === void 0 ? i.delete(n) : r !== n && (i.delete(n), i.add(r));
			}
			else for (let [n, r] of Object.entries(i)) {
				let a = t(e, i, n, r);
				a === void 0 ? delete i[n] : a !== r && (i[n] = a);
			}
		}
		return e.call(n, r, i);
	}
	e.applyReviver = t;
})), Tf = /* @__PURE__ */ M(((e) => {
	var t = q();
	/**
	* Recursively convert any node or its contents to native JavaScript
	*
	* @param value - The input value
	* @param arg - If `value` defines a `toJSON()` method, use this
	*   as its first argument
	* @param ctx - Conversion context, originally set in Document#toJS(). If
	*   `{ keep: true }` is not set, output should be suitable for JSON
	*   stringification.
	*/
	function n(e, r, i) {
		if (Array.isArray(e)) return e.map((e, t) => n(e, String(t), i));
		if (e && typeof e.toJSON == "function") {
			if (!i || !t.hasAnchor(e)) return e.toJSON(r, i);
			let n = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			i.anchors.set(e, n), i.onCreate = (e) => {
				n.res = e, delete i.onCreate;
			};
			let a = e.toJSON(r, i);
			return i.onCreate && i.onCreate(a), a;
		}
		return typeof e == "bigint" && !i?.keep ? Number(e) : e;
	}
	e.toJS = n;
})), Ef = /* @__PURE__ */ M(((e) => {
	var t = wf(), n = q(), r = Tf();
	e.NodeBase = class {
		constructor(e) {
			Object.defineProperty(this, n.NODE_TYPE, { value: e });
		}
		/** Create a copy of this node.  */
		clone() {
			let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			return this.range && (e.range = this.range.slice()), e;
		}
		/** A plain JavaScript representation of this node. */
		toJS(e, { mapAsMap: i, maxAliasCount: a, onAnchor: o, reviver: s } = {}) {
			if (!n.isDocument(e)) throw TypeError("A document argument is required");
			let c = {
				anchors: /* @__PURE__ */ new Map(),
				doc: e,
				keep: !0,
				mapAsMap: i === !0,
				mapKeyWarned: !1,
				maxAliasCount: typeof a == "number" ? a : 100
			}, l = r.toJS(this, "", c);
			if (typeof o == "function") for (let { count: e, res: t } of c.anchors.values()) o(t, e);
			return typeof s == "function" ? t.applyReviver(s, { "": l }, "", l) : l;
		}
	};
})), Df = /* @__PURE__ */ M(((e) => {
	var t = Cf(), n = xf(), r = q(), i = Ef(), a = Tf(), o = class extends i.NodeBase {
		constructor(e) {
			super(r.ALIAS), this.source = e, Object.defineProperty(this, "tag", { set() {
				throw Error("Alias nodes cannot have tags");
			} });
		}
		/**
		* Resolve the value of this alias within `doc`, finding the last
		* instance of the `source` anchor before this node.
		*/
		resolve(e, t) {
			if (t?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
			let i;
			t?.aliasResolveCache ? i = t.aliasResolveCache : (i = [], n.visit(e, { Node: (e, t) => {
				(r.isAlias(t) || r.hasAnchor(t)) && i.push(t);
			} }), t && (t.aliasResolveCache = i));
			let o;
			for (let e of i) {
				if (e === this) break;
				e.anchor === this.source && (o = e);
			}
			if (o && t) {
				let { anchors: e, doc: n, maxAliasCount: r } = t, i = e.get(o);
				/* istanbul ignore if */
				if (i ||= (a.toJS(o, null, t), e.get(o)), i?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (r >= 0 && (i.count += 1, i.aliasCount === 0 && (i.aliasCount = s(n, o, e)), i.count * i.aliasCount > r)) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
			}
			return o;
		}
		toJSON(e, t) {
			if (!t) return { source: this.source };
			let n = this.resolve(t.doc, t);
			if (!n) {
				let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw ReferenceError(e);
			}
			return t.anchors.get(n).res;
		}
		toString(e, n, r) {
			let i = `*${this.source}`;
			if (e) {
				if (t.anchorIsValid(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
					let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw Error(e);
				}
				if (e.implicitKey) return `${i} `;
			}
			return i;
		}
	};
	function s(e, t, n) {
		if (r.isAlias(t)) {
			let r = t.resolve(e), i = n && r && n.get(r);
			return i ? i.count * i.aliasCount : 0;
		}
		if (r.isCollection(t)) {
			let r = 0;
			for (let i of t.items) {
				let t = s(e, i, n);
				t > r && (r = t);
			}
			return r;
		}
		if (r.isPair(t)) {
			let r = s(e, t.key, n), i = s(e, t.value, n);
			return Math.max(r, i);
		}
		return 1;
	}
	e.Alias = o;
})), Of = /* @__PURE__ */ M(((e) => {
	var t = q(), n = Ef(), r = Tf();
	let i = (e) => !e || typeof e != "function" && typeof e != "object";
	var a = class extends n.NodeBase {
		constructor(e) {
			super(t.SCALAR), this.value = e;
		}
		toJSON(e, t) {
			return t?.keep ? this.value : r.toJS(this.value, e, t);
		}
		toString() {
			return String(this.value);
		}
	};
	a.BLOCK_FOLDED = "BLOCK_FOLDED", a.BLOCK_LITERAL = "BLOCK_LITERAL", a.PLAIN = "PLAIN", a.QUOTE_DOUBLE = "QUOTE_DOUBLE", a.QUOTE_SINGLE = "QUOTE_SINGLE", e.Scalar = a, e.isScalarValue = i;
})), kf = /* @__PURE__ */ M(((e) => {
	var t = Df(), n = q(), r = Of();
	function i(e, t, n) {
		if (t) {
			let e = n.filter((e) => e.tag === t), r = e.find((e) => !e.format) ?? e[0];
			if (!r) throw Error(`Tag ${t} not found`);
			return r;
		}
		return n.find((t) => t.identify?.(e) && !t.format);
	}
	function a(e, a, o) {
		if (n.isDocument(e) && (e = e.contents), n.isNode(e)) return e;
		if (n.isPair(e)) {
			let t = o.schema[n.MAP].createNode?.(o.schema, null, o);
			return t.items.push(e), t;
		}
		(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < "u" && e instanceof BigInt) && (e = e.valueOf());
		let { aliasDuplicateObjects: s, onAnchor: c, onTagObj: l, schema: u, sourceObjects: d } = o, f;
		if (s && e && typeof e == "object") {
			if (f = d.get(e), f) return f.anchor ?? (f.anchor = c(e)), new t.Alias(f.anchor);
			f = {
				anchor: null,
				node: null
			}, d.set(e, f);
		}
		a?.startsWith("!!") && (a = "tag:yaml.org,2002:" + a.slice(2));
		let p = i(e, a, u.tags);
		if (!p) {
			if (e && typeof e.toJSON == "function" && (e = e.toJSON()), !e || typeof e != "object") {
				let t = new r.Scalar(e);
				return f && (f.node = t), t;
			}
			p = e instanceof Map ? u[n.MAP] : Symbol.iterator in Object(e) ? u[n.SEQ] : u[n.MAP];
		}
		l && (l(p), delete o.onTagObj);
		let m = p?.createNode ? p.createNode(o.schema, e, o) : typeof p?.nodeClass?.from == "function" ? p.nodeClass.from(o.schema, e, o) : new r.Scalar(e);
		return a ? m.tag = a : p.default || (m.tag = p.tag), f && (f.node = m), m;
	}
	e.createNode = a;
})), Af = /* @__PURE__ */ M(((e) => {
	var t = kf(), n = q(), r = Ef();
	function i(e, n, r) {
		let i = r;
		for (let e = n.length - 1; e >= 0; --e) {
			let t = n[e];
			if (typeof t == "number" && Number.isInteger(t) && t >= 0) {
				let e = [];
				e[t] = i, i = e;
			} else i = /* @__PURE__ */ new Map([[t, i]]);
		}
		return t.createNode(i, void 0, {
			aliasDuplicateObjects: !1,
			keepUndefined: !1,
			onAnchor: () => {
				throw Error("This should not happen, please report a bug.");
			},
			schema: e,
			sourceObjects: /* @__PURE__ */ new Map()
		});
	}
	let a = (e) => e == null || typeof e == "object" && !!e[Symbol.iterator]().next().done;
	e.Collection = class extends r.NodeBase {
		constructor(e, t) {
			super(e), Object.defineProperty(this, "schema", {
				value: t,
				configurable: !0,
				enumerable: !1,
				writable: !0
			});
		}
		/**
		* Create a copy of this collection.
		*
		* @param schema - If defined, overwrites the original's schema
		*/
		clone(e) {
			let t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			return e && (t.schema = e), t.items = t.items.map((t) => n.isNode(t) || n.isPair(t) ? t.clone(e) : t), this.range && (t.range = this.range.slice()), t;
		}
		/**
		* Adds a value to the collection. For `!!map` and `!!omap` the value must
		* be a Pair instance or a `{ key, value }` object, which may not have a key
		* that already exists in the map.
		*/
		addIn(e, t) {
			if (a(e)) this.add(t);
			else {
				let [r, ...a] = e, o = this.get(r, !0);
				if (n.isCollection(o)) o.addIn(a, t);
				else if (o === void 0 && this.schema) this.set(r, i(this.schema, a, t));
				else throw Error(`Expected YAML collection at ${r}. Remaining path: ${a}`);
			}
		}
		/**
		* Removes a value from the collection.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(e) {
			let [t, ...r] = e;
			if (r.length === 0) return this.delete(t);
			let i = this.get(t, !0);
			if (n.isCollection(i)) return i.deleteIn(r);
			throw Error(`Expected YAML collection at ${t}. Remaining path: ${r}`);
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(e, t) {
			let [r, ...i] = e, a = this.get(r, !0);
			return i.length === 0 ? !t && n.isScalar(a) ? a.value : a : n.isCollection(a) ? a.getIn(i, t) : void 0;
		}
		hasAllNullValues(e) {
			return this.items.every((t) => {
				if (!n.isPair(t)) return !1;
				let r = t.value;
				return r == null || e && n.isScalar(r) && r.value == null && !r.commentBefore && !r.comment && !r.tag;
			});
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*/
		hasIn(e) {
			let [t, ...r] = e;
			if (r.length === 0) return this.has(t);
			let i = this.get(t, !0);
			return n.isCollection(i) ? i.hasIn(r) : !1;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(e, t) {
			let [r, ...a] = e;
			if (a.length === 0) this.set(r, t);
			else {
				let e = this.get(r, !0);
				if (n.isCollection(e)) e.setIn(a, t);
				else if (e === void 0 && this.schema) this.set(r, i(this.schema, a, t));
				else throw Error(`Expected YAML collection at ${r}. Remaining path: ${a}`);
			}
		}
	}, e.collectionFromPath = i, e.isEmptyPath = a;
})), jf = /* @__PURE__ */ M(((e) => {
	/**
	* Stringifies a comment.
	*
	* Empty comment lines are left empty,
	* lines consisting of a single space are replaced by `#`,
	* and all other lines are prefixed with a `#`.
	*/
	let t = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
	function n(e, t) {
		return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
	}
	e.indentComment = n, e.lineComment = (e, t, r) => e.endsWith("\n") ? n(r, t) : r.includes("\n") ? "\n" + n(r, t) : (e.endsWith(" ") ? "" : " ") + r, e.stringifyComment = t;
})), Mf = /* @__PURE__ */ M(((e) => {
	let t = "block", n = "quoted";
	/**
	* Tries to keep input at up to `lineWidth` characters, splitting only on spaces
	* not followed by newlines or spaces unless `mode` is `'quoted'`. Lines are
	* terminated with `\n` and started with `indent`.
	*/
	function r(e, r, a = "flow", { indentAtStart: o, lineWidth: s = 80, minContentWidth: c = 20, onFold: l, onOverflow: u } = {}) {
		if (!s || s < 0) return e;
		s < c && (c = 0);
		let d = Math.max(1 + c, 1 + s - r.length);
		if (e.length <= d) return e;
		let f = [], p = {}, m = s - r.length;
		typeof o == "number" && (o > s - Math.max(2, c) ? f.push(0) : m = s - o);
		let h, g, _ = !1, v = -1, y = -1, b = -1;
		a === t && (v = i(e, v, r.length), v !== -1 && (m = v + d));
		for (let o; o = e[v += 1];) {
			if (a === n && o === "\\") {
				switch (y = v, e[v + 1]) {
					case "x":
						v += 3;
						break;
					case "u":
						v += 5;
						break;
					case "U":
						v += 9;
						break;
					default: v += 1;
				}
				b = v;
			}
			if (o === "\n") a === t && (v = i(e, v, r.length)), m = v + r.length + d, h = void 0;
			else {
				if (o === " " && g && g !== " " && g !== "\n" && g !== "	") {
					let t = e[v + 1];
					t && t !== " " && t !== "\n" && t !== "	" && (h = v);
				}
				if (v >= m) {
					if (h) f.push(h), m = h + d, h = void 0;
					else if (a === n) {
						for (; g === " " || g === "	";) g = o, o = e[v += 1], _ = !0;
						let t = v > b + 1 ? v - 2 : y - 1;
						if (p[t]) return e;
						f.push(t), p[t] = !0, m = t + d, h = void 0;
					} else _ = !0;
				}
			}
			g = o;
		}
		if (_ && u && u(), f.length === 0) return e;
		l && l();
		let x = e.slice(0, f[0]);
		for (let t = 0; t < f.length; ++t) {
			let i = f[t], o = f[t + 1] || e.length;
			i === 0 ? x = `\n${r}${e.slice(0, o)}` : (a === n && p[i] && (x += `${e[i]}\\`), x += `\n${r}${e.slice(i + 1, o)}`);
		}
		return x;
	}
	/**
	* Presumes `i + 1` is at the start of a line
	* @returns index of last newline in more-indented block
	*/
	function i(e, t, n) {
		let r = t, i = t + 1, a = e[i];
		for (; a === " " || a === "	";) if (t < i + n) a = e[++t];
		else {
			do
				a = e[++t];
			while (a && a !== "\n");
			r = t, i = t + 1, a = e[i];
		}
		return r;
	}
	e.FOLD_BLOCK = t, e.FOLD_FLOW = "flow", e.FOLD_QUOTED = n, e.foldFlowLines = r;
})), Nf = /* @__PURE__ */ M(((e) => {
	var t = Of(), n = Mf();
	let r = (e, t) => ({
		indentAtStart: t ? e.indent.length : e.indentAtStart,
		lineWidth: e.options.lineWidth,
		minContentWidth: e.options.minContentWidth
	}), i = (e) => /^(%|---|\.\.\.)/m.test(e);
	function a(e, t, n) {
		if (!t || t < 0) return !1;
		let r = t - n, i = e.length;
		if (i <= r) return !1;
		for (let t = 0, n = 0; t < i; ++t) if (e[t] === "\n") {
			if (t - n > r) return !0;
			if (n = t + 1, i - n <= r) return !1;
		}
		return !0;
	}
	function o(e, t) {
		let a = JSON.stringify(e);
		if (t.options.doubleQuotedAsJSON) return a;
		let { implicitKey: o } = t, s = t.options.doubleQuotedMinMultiLineLength, c = t.indent || (i(e) ? "  " : ""), l = "", u = 0;
		for (let e = 0, t = a[e]; t; t = a[++e]) if (t === " " && a[e + 1] === "\\" && a[e + 2] === "n" && (l += a.slice(u, e) + "\\ ", e += 1, u = e, t = "\\"), t === "\\") switch (a[e + 1]) {
			case "u":
				{
					l += a.slice(u, e);
					let t = a.substr(e + 2, 4);
					switch (t) {
						case "0000":
							l += "\\0";
							break;
						case "0007":
							l += "\\a";
							break;
						case "000b":
							l += "\\v";
							break;
						case "001b":
							l += "\\e";
							break;
						case "0085":
							l += "\\N";
							break;
						case "00a0":
							l += "\\_";
							break;
						case "2028":
							l += "\\L";
							break;
						case "2029":
							l += "\\P";
							break;
						default: t.substr(0, 2) === "00" ? l += "\\x" + t.substr(2) : l += a.substr(e, 6);
					}
					e += 5, u = e + 1;
				}
				break;
			case "n":
				if (o || a[e + 2] === "\"" || a.length < s) e += 1;
				else {
					for (l += a.slice(u, e) + "\n\n"; a[e + 2] === "\\" && a[e + 3] === "n" && a[e + 4] !== "\"";) l += "\n", e += 2;
					l += c, a[e + 2] === " " && (l += "\\"), e += 1, u = e + 1;
				}
				break;
			default: e += 1;
		}
		return l = u ? l + a.slice(u) : a, o ? l : n.foldFlowLines(l, c, n.FOLD_QUOTED, r(t, !1));
	}
	function s(e, t) {
		if (t.options.singleQuote === !1 || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return o(e, t);
		let a = t.indent || (i(e) ? "  " : ""), s = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${a}`) + "'";
		return t.implicitKey ? s : n.foldFlowLines(s, a, n.FOLD_FLOW, r(t, !1));
	}
	function c(e, t) {
		let { singleQuote: n } = t.options, r;
		if (n === !1) r = o;
		else {
			let t = e.includes("\""), i = e.includes("'");
			r = t && !i ? s : i && !t ? o : n ? s : o;
		}
		return r(e, t);
	}
	let l;
	try {
		l = /* @__PURE__ */ RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		l = /\n+(?!\n|$)/g;
	}
	function u({ comment: e, type: o, value: s }, u, d, f) {
		let { blockQuote: p, commentString: m, lineWidth: h } = u.options;
		if (!p || /\n[\t ]+$/.test(s)) return c(s, u);
		let g = u.indent || (u.forceBlockIndent || i(s) ? "  " : ""), _ = p === "literal" ? !0 : p === "folded" || o === t.Scalar.BLOCK_FOLDED ? !1 : o === t.Scalar.BLOCK_LITERAL || !a(s, h, g.length);
		if (!s) return _ ? "|\n" : ">\n";
		let v, y;
		for (y = s.length; y > 0; --y) {
			let e = s[y - 1];
			if (e !== "\n" && e !== "	" && e !== " ") break;
		}
		let b = s.substring(y), x = b.indexOf("\n");
		x === -1 ? v = "-" : s === b || x !== b.length - 1 ? (v = "+", f && f()) : v = "", b &&= (s = s.slice(0, -b.length), b[b.length - 1] === "\n" && (b = b.slice(0, -1)), b.replace(l, `$&${g}`));
		let S = !1, C, w = -1;
		for (C = 0; C < s.length; ++C) {
			let e = s[C];
			if (e === " ") S = !0;
			else if (e === "\n") w = C;
			else break;
		}
		let T = s.substring(0, w < C ? w + 1 : C);
		T &&= (s = s.substring(T.length), T.replace(/\n+/g, `$&${g}`));
		let E = (S ? g ? "2" : "1" : "") + v;
		if (e && (E += " " + m(e.replace(/ ?[\r\n]+/g, " ")), d && d()), !_) {
			let e = s.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${g}`), i = !1, a = r(u, !0);
			p !== "folded" && o !== t.Scalar.BLOCK_FOLDED && (a.onOverflow = () => {
				i = !0;
			});
			let c = n.foldFlowLines(`${T}${e}${b}`, g, n.FOLD_BLOCK, a);
			if (!i) return `>${E}\n${g}${c}`;
		}
		return s = s.replace(/\n+/g, `$&${g}`), `|${E}\n${g}${T}${s}${b}`;
	}
	function d(e, a, o, s) {
		let { type: l, value: d } = e, { actualString: f, implicitKey: p, indent: m, indentStep: h, inFlow: g } = a;
		if (p && d.includes("\n") || g && /[[\]{},]/.test(d)) return c(d, a);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(d)) return p || g || !d.includes("\n") ? c(d, a) : u(e, a, o, s);
		if (!p && !g && l !== t.Scalar.PLAIN && d.includes("\n")) return u(e, a, o, s);
		if (i(d)) {
			if (m === "") return a.forceBlockIndent = !0, u(e, a, o, s);
			if (p && m === h) return c(d, a);
		}
		let _ = d.replace(/\n+/g, `$&\n${m}`);
		if (f) {
			let e = (e) => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(_), { compat: t, tags: n } = a.doc.schema;
			if (n.some(e) || t?.some(e)) return c(d, a);
		}
		return p ? _ : n.foldFlowLines(_, m, n.FOLD_FLOW, r(a, !1));
	}
	function f(e, n, r, i) {
		let { implicitKey: a, inFlow: l } = n, f = typeof e.value == "string" ? e : Object.assign({}, e, { value: String(e.value) }), { type: p } = e;
		p !== t.Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(f.value) && (p = t.Scalar.QUOTE_DOUBLE);
		let m = (e) => {
			switch (e) {
				case t.Scalar.BLOCK_FOLDED:
				case t.Scalar.BLOCK_LITERAL: return a || l ? c(f.value, n) : u(f, n, r, i);
				case t.Scalar.QUOTE_DOUBLE: return o(f.value, n);
				case t.Scalar.QUOTE_SINGLE: return s(f.value, n);
				case t.Scalar.PLAIN: return d(f, n, r, i);
				default: return null;
			}
		}, h = m(p);
		if (h === null) {
			let { defaultKeyType: e, defaultStringType: t } = n.options, r = a && e || t;
			if (h = m(r), h === null) throw Error(`Unsupported default string type ${r}`);
		}
		return h;
	}
	e.stringifyString = f;
})), Pf = /* @__PURE__ */ M(((e) => {
	var t = Cf(), n = q(), r = jf(), i = Nf();
	function a(e, t) {
		let n = Object.assign({
			blockQuote: !0,
			commentString: r.stringifyComment,
			defaultKeyType: null,
			defaultStringType: "PLAIN",
			directives: null,
			doubleQuotedAsJSON: !1,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: "false",
			flowCollectionPadding: !0,
			indentSeq: !0,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: "null",
			simpleKeys: !1,
			singleQuote: null,
			trailingComma: !1,
			trueStr: "true",
			verifyAliasOrder: !0
		}, e.schema.toStringOptions, t), i;
		switch (n.collectionStyle) {
			case "block":
				i = !1;
				break;
			case "flow":
				i = !0;
				break;
			default: i = null;
		}
		return {
			anchors: /* @__PURE__ */ new Set(),
			doc: e,
			flowCollectionPadding: n.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof n.indent == "number" ? " ".repeat(n.indent) : "  ",
			inFlow: i,
			options: n
		};
	}
	function o(e, t) {
		if (t.tag) {
			let n = e.filter((e) => e.tag === t.tag);
			if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
		}
		let r, i;
		if (n.isScalar(t)) {
			i = t.value;
			let n = e.filter((e) => e.identify?.(i));
			if (n.length > 1) {
				let e = n.filter((e) => e.test);
				e.length > 0 && (n = e);
			}
			r = n.find((e) => e.format === t.format) ?? n.find((e) => !e.format);
		} else i = t, r = e.find((e) => e.nodeClass && i instanceof e.nodeClass);
		if (!r) {
			let e = i?.constructor?.name ?? (i === null ? "null" : typeof i);
			throw Error(`Tag not resolved for ${e} value`);
		}
		return r;
	}
	function s(e, r, { anchors: i, doc: a }) {
		if (!a.directives) return "";
		let o = [], s = (n.isScalar(e) || n.isCollection(e)) && e.anchor;
		s && t.anchorIsValid(s) && (i.add(s), o.push(`&${s}`));
		let c = e.tag ?? (r.default ? null : r.tag);
		return c && o.push(a.directives.tagString(c)), o.join(" ");
	}
	function c(e, t, r, a) {
		if (n.isPair(e)) return e.toString(t, r, a);
		if (n.isAlias(e)) {
			if (t.doc.directives) return e.toString(t);
			if (t.resolvedAliases?.has(e)) throw TypeError("Cannot stringify circular structure without alias nodes");
			t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = /* @__PURE__ */ new Set([e]), e = e.resolve(t.doc);
		}
		let c, l = n.isNode(e) ? e : t.doc.createNode(e, { onTagObj: (e) => c = e });
		c ??= o(t.doc.schema.tags, l);
		let u = s(l, c, t);
		u.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + u.length + 1);
		let d = typeof c.stringify == "function" ? c.stringify(l, t, r, a) : n.isScalar(l) ? i.stringifyString(l, t, r, a) : l.toString(t, r, a);
		return u ? n.isScalar(l) || d[0] === "{" || d[0] === "[" ? `${u} ${d}` : `${u}\n${t.indent}${d}` : d;
	}
	e.createStringifyContext = a, e.stringify = c;
})), Ff = /* @__PURE__ */ M(((e) => {
	var t = q(), n = Of(), r = Pf(), i = jf();
	function a({ key: e, value: a }, o, s, c) {
		let { allNullValues: l, doc: u, indent: d, indentStep: f, options: { commentString: p, indentSeq: m, simpleKeys: h } } = o, g = t.isNode(e) && e.comment || null;
		if (h) {
			if (g) throw Error("With simple keys, key nodes cannot have comments");
			if (t.isCollection(e) || !t.isNode(e) && typeof e == "object") throw Error("With simple keys, collection cannot be used as a key value");
		}
		let _ = !h && (!e || g && a == null && !o.inFlow || t.isCollection(e) || (t.isScalar(e) ? e.type === n.Scalar.BLOCK_FOLDED || e.type === n.Scalar.BLOCK_LITERAL : typeof e == "object"));
		o = Object.assign({}, o, {
			allNullValues: !1,
			implicitKey: !_ && (h || !l),
			indent: d + f
		});
		let v = !1, y = !1, b = r.stringify(e, o, () => v = !0, () => y = !0);
		if (!_ && !o.inFlow && b.length > 1024) {
			if (h) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
			_ = !0;
		}
		if (o.inFlow) {
			if (l || a == null) return v && s && s(), b === "" ? "?" : _ ? `? ${b}` : b;
		} else if (l && !h || a == null && _) return b = `? ${b}`, g && !v ? b += i.lineComment(b, o.indent, p(g)) : y && c && c(), b;
		v && (g = null), _ ? (g && (b += i.lineComment(b, o.indent, p(g))), b = `? ${b}\n${d}:`) : (b = `${b}:`, g && (b += i.lineComment(b, o.indent, p(g))));
		let x, S, C;
		t.isNode(a) ? (x = !!a.spaceBefore, S = a.commentBefore, C = a.comment) : (x = !1, S = null, C = null, a && typeof a == "object" && (a = u.createNode(a))), o.implicitKey = !1, !_ && !g && t.isScalar(a) && (o.indentAtStart = b.length + 1), y = !1, !m && f.length >= 2 && !o.inFlow && !_ && t.isSeq(a) && !a.flow && !a.tag && !a.anchor && (o.indent = o.indent.substring(2));
		let w = !1, T = r.stringify(a, o, () => w = !0, () => y = !0), E = " ";
		if (g || x || S) {
			if (E = x ? "\n" : "", S) {
				let e = p(S);
				E += `\n${i.indentComment(e, o.indent)}`;
			}
			T === "" && !o.inFlow ? E === "\n" && C && (E = "\n\n") : E += `\n${o.indent}`;
		} else if (!_ && t.isCollection(a)) {
			let e = T[0], t = T.indexOf("\n"), n = t !== -1, r = o.inFlow ?? a.flow ?? a.items.length === 0;
			if (n || !r) {
				let r = !1;
				if (n && (e === "&" || e === "!")) {
					let n = T.indexOf(" ");
					e === "&" && n !== -1 && n < t && T[n + 1] === "!" && (n = T.indexOf(" ", n + 1)), (n === -1 || t < n) && (r = !0);
				}
				r || (E = `\n${o.indent}`);
			}
		} else (T === "" || T[0] === "\n") && (E = "");
		return b += E + T, o.inFlow ? w && s && s() : C && !w ? b += i.lineComment(b, o.indent, p(C)) : y && c && c(), b;
	}
	e.stringifyPair = a;
})), If = /* @__PURE__ */ M(((e) => {
	var t = xe("process");
	function n(e, ...t) {
		e === "debug" && console.log(...t);
	}
	function r(e, n) {
		(e === "debug" || e === "warn") && (typeof t.emitWarning == "function" ? t.emitWarning(n) : console.warn(n));
	}
	e.debug = n, e.warn = r;
})), Lf = /* @__PURE__ */ M(((e) => {
	var t = q(), n = Of();
	let r = {
		identify: (e) => e === "<<" || typeof e == "symbol" && e.description === "<<",
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new n.Scalar(Symbol("<<")), { addToJSMap: a }),
		stringify: () => "<<"
	}, i = (e, i) => (r.identify(i) || t.isScalar(i) && (!i.type || i.type === n.Scalar.PLAIN) && r.identify(i.value)) && e?.doc.schema.tags.some((e) => e.tag === r.tag && e.default);
	function a(e, n, r) {
		let i = s(e, r);
		if (t.isSeq(i)) for (let t of i.items) o(e, n, t);
		else if (Array.isArray(i)) for (let t of i) o(e, n, t);
		else o(e, n, i);
	}
	function o(e, n, r) {
		let i = s(e, r);
		if (!t.isMap(i)) throw Error("Merge sources must be maps or map aliases");
		let a = i.toJSON(null, e, Map);
		for (let [e, t] of a) n instanceof Map ? n.has(e) || n.set(e, t) : n instanceof Set ? n.add(e) : Object.prototype.hasOwnProperty.call(n, e) || Object.defineProperty(n, e, {
			value: t,
			writable: !0,
			enumerable: !0,
			configurable: !0
		});
		return n;
	}
	function s(e, n) {
		return e && t.isAlias(n) ? n.resolve(e.doc, e) : n;
	}
	e.addMergeToJSMap = a, e.isMergeKey = i, e.merge = r;
})), Rf = /* @__PURE__ */ M(((e) => {
	var t = If(), n = Lf(), r = Pf(), i = q(), a = Tf();
	function o(e, t, { key: r, value: o }) {
		if (i.isNode(r) && r.addToJSMap) r.addToJSMap(e, t, o);
		else if (n.isMergeKey(e, r)) n.addMergeToJSMap(e, t, o);
		else {
			let n = a.toJS(r, "", e);
			if (t instanceof Map) t.set(n, a.toJS(o, n, e));
			else if (t instanceof Set) t.add(n);
			else {
				let i = s(r, n, e), c = a.toJS(o, i, e);
				i in t ? Object.defineProperty(t, i, {
					value: c,
					writable: !0,
					enumerable: !0,
					configurable: !0
				}) : t[i] = c;
			}
		}
		return t;
	}
	function s(e, n, a) {
		if (n === null) return "";
		if (typeof n != "object") return String(n);
		if (i.isNode(e) && a?.doc) {
			let n = r.createStringifyContext(a.doc, {});
			n.anchors = /* @__PURE__ */ new Set();
			for (let e of a.anchors.keys()) n.anchors.add(e.anchor);
			n.inFlow = !0, n.inStringifyKey = !0;
			let i = e.toString(n);
			if (!a.mapKeyWarned) {
				let e = JSON.stringify(i);
				e.length > 40 && (e = e.substring(0, 36) + "...\""), t.warn(a.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), a.mapKeyWarned = !0;
			}
			return i;
		}
		return JSON.stringify(n);
	}
	e.addPairToJSMap = o;
})), zf = /* @__PURE__ */ M(((e) => {
	var t = kf(), n = Ff(), r = Rf(), i = q();
	function a(e, n, r) {
		return new o(t.createNode(e, void 0, r), t.createNode(n, void 0, r));
	}
	var o = class e {
		constructor(e, t = null) {
			Object.defineProperty(this, i.NODE_TYPE, { value: i.PAIR }), this.key = e, this.value = t;
		}
		clone(t) {
			let { key: n, value: r } = this;
			return i.isNode(n) && (n = n.clone(t)), i.isNode(r) && (r = r.clone(t)), new e(n, r);
		}
		toJSON(e, t) {
			let n = t?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			return r.addPairToJSMap(t, n, this);
		}
		toString(e, t, r) {
			return e?.doc ? n.stringifyPair(this, e, t, r) : JSON.stringify(this);
		}
	};
	e.Pair = o, e.createPair = a;
})), Bf = /* @__PURE__ */ M(((e) => {
	var t = q(), n = Pf(), r = jf();
	function i(e, t, n) {
		return (t.inFlow ?? e.flow ? o : a)(e, t, n);
	}
	function a({ comment: e, items: i }, a, { blockItemPrefix: o, flowChars: c, itemIndent: l, onChompKeep: u, onComment: d }) {
		let { indent: f, options: { commentString: p } } = a, m = Object.assign({}, a, {
			indent: l,
			type: null
		}), h = !1, g = [];
		for (let e = 0; e < i.length; ++e) {
			let c = i[e], u = null;
			if (t.isNode(c)) !h && c.spaceBefore && g.push(""), s(a, g, c.commentBefore, h), c.comment && (u = c.comment);
			else if (t.isPair(c)) {
				let e = t.isNode(c.key) ? c.key : null;
				e && (!h && e.spaceBefore && g.push(""), s(a, g, e.commentBefore, h));
			}
			h = !1;
			let d = n.stringify(c, m, () => u = null, () => h = !0);
			u && (d += r.lineComment(d, l, p(u))), h && u && (h = !1), g.push(o + d);
		}
		let _;
		if (g.length === 0) _ = c.start + c.end;
		else {
			_ = g[0];
			for (let e = 1; e < g.length; ++e) {
				let t = g[e];
				_ += t ? `\n${f}${t}` : "\n";
			}
		}
		return e ? (_ += "\n" + r.indentComment(p(e), f), d && d()) : h && u && u(), _;
	}
	function o({ items: e }, i, { flowChars: a, itemIndent: o }) {
		let { indent: c, indentStep: l, flowCollectionPadding: u, options: { commentString: d } } = i;
		o += l;
		let f = Object.assign({}, i, {
			indent: o,
			inFlow: !0,
			type: null
		}), p = !1, m = 0, h = [];
		for (let a = 0; a < e.length; ++a) {
			let c = e[a], l = null;
			if (t.isNode(c)) c.spaceBefore && h.push(""), s(i, h, c.commentBefore, !1), c.comment && (l = c.comment);
			else if (t.isPair(c)) {
				let e = t.isNode(c.key) ? c.key : null;
				e && (e.spaceBefore && h.push(""), s(i, h, e.commentBefore, !1), e.comment && (p = !0));
				let n = t.isNode(c.value) ? c.value : null;
				n ? (n.comment && (l = n.comment), n.commentBefore && (p = !0)) : c.value == null && e?.comment && (l = e.comment);
			}
			l && (p = !0);
			let u = n.stringify(c, f, () => l = null);
			p ||= h.length > m || u.includes("\n"), a < e.length - 1 ? u += "," : i.options.trailingComma && (i.options.lineWidth > 0 && (p ||= h.reduce((e, t) => e + t.length + 2, 2) + (u.length + 2) > i.options.lineWidth), p && (u += ",")), l && (u += r.lineComment(u, o, d(l))), h.push(u), m = h.length;
		}
		let { start: g, end: _ } = a;
		if (h.length === 0) return g + _;
		if (!p) {
			let e = h.reduce((e, t) => e + t.length + 2, 2);
			p = i.options.lineWidth > 0 && e > i.options.lineWidth;
		}
		if (p) {
			let e = g;
			for (let t of h) e += t ? `\n${l}${c}${t}` : "\n";
			return `${e}\n${c}${_}`;
		}
		return `${g}${u}${h.join(" ")}${u}${_}`;
	}
	function s({ indent: e, options: { commentString: t } }, n, i, a) {
		if (i && a && (i = i.replace(/^\n+/, "")), i) {
			let a = r.indentComment(t(i), e);
			n.push(a.trimStart());
		}
	}
	e.stringifyCollection = i;
})), Vf = /* @__PURE__ */ M(((e) => {
	var t = Bf(), n = Rf(), r = Af(), i = q(), a = zf(), o = Of();
	function s(e, t) {
		let n = i.isScalar(t) ? t.value : t;
		for (let r of e) if (i.isPair(r) && (r.key === t || r.key === n || i.isScalar(r.key) && r.key.value === n)) return r;
	}
	e.YAMLMap = class extends r.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(e) {
			super(i.MAP, e), this.items = [];
		}
		/**
		* A generic collection parsing method that can be extended
		* to other node classes that inherit from YAMLMap
		*/
		static from(e, t, n) {
			let { keepUndefined: r, replacer: i } = n, o = new this(e), s = (e, s) => {
				if (typeof i == "function") s = i.call(t, e, s);
				else if (Array.isArray(i) && !i.includes(e)) return;
				(s !== void 0 || r) && o.items.push(a.createPair(e, s, n));
			};
			if (t instanceof Map) for (let [e, n] of t) s(e, n);
			else if (t && typeof t == "object") for (let e of Object.keys(t)) s(e, t[e]);
			return typeof e.sortMapEntries == "function" && o.items.sort(e.sortMapEntries), o;
		}
		/**
		* Adds a value to the collection.
		*
		* @param overwrite - If not set `true`, using a key that is already in the
		*   collection will throw. Otherwise, overwrites the previous value.
		*/
		add(e, t) {
			let n;
			n = i.isPair(e) ? e : !e || typeof e != "object" || !("key" in e) ? new a.Pair(e, e?.value) : new a.Pair(e.key, e.value);
			let r = s(this.items, n.key), c = this.schema?.sortMapEntries;
			if (r) {
				if (!t) throw Error(`Key ${n.key} already set`);
				i.isScalar(r.value) && o.isScalarValue(n.value) ? r.value.value = n.value : r.value = n.value;
			} else if (c) {
				let e = this.items.findIndex((e) => c(n, e) < 0);
				e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
			} else this.items.push(n);
		}
		delete(e) {
			let t = s(this.items, e);
			return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
		}
		get(e, t) {
			let n = s(this.items, e)?.value;
			return (!t && i.isScalar(n) ? n.value : n) ?? void 0;
		}
		has(e) {
			return !!s(this.items, e);
		}
		set(e, t) {
			this.add(new a.Pair(e, t), !0);
		}
		/**
		* @param ctx - Conversion context, originally set in Document#toJS()
		* @param {Class} Type - If set, forces the returned collection type
		* @returns Instance of Type, Map, or Object
		*/
		toJSON(e, t, r) {
			let i = r ? new r() : t?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			t?.onCreate && t.onCreate(i);
			for (let e of this.items) n.addPairToJSMap(t, i, e);
			return i;
		}
		toString(e, n, r) {
			if (!e) return JSON.stringify(this);
			for (let e of this.items) if (!i.isPair(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
			return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), t.stringifyCollection(this, e, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: e.indent || "",
				onChompKeep: r,
				onComment: n
			});
		}
	}, e.findPair = s;
})), Hf = /* @__PURE__ */ M(((e) => {
	var t = q(), n = Vf();
	e.map = {
		collection: "map",
		default: !0,
		nodeClass: n.YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(e, n) {
			return t.isMap(e) || n("Expected a mapping for this tag"), e;
		},
		createNode: (e, t, r) => n.YAMLMap.from(e, t, r)
	};
})), Uf = /* @__PURE__ */ M(((e) => {
	var t = kf(), n = Bf(), r = Af(), i = q(), a = Of(), o = Tf(), s = class extends r.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(e) {
			super(i.SEQ, e), this.items = [];
		}
		add(e) {
			this.items.push(e);
		}
		/**
		* Removes a value from the collection.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*
		* @returns `true` if the item was found and removed.
		*/
		delete(e) {
			let t = c(e);
			return typeof t == "number" && this.items.splice(t, 1).length > 0;
		}
		get(e, t) {
			let n = c(e);
			if (typeof n != "number") return;
			let r = this.items[n];
			return !t && i.isScalar(r) ? r.value : r;
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*/
		has(e) {
			let t = c(e);
			return typeof t == "number" && t < this.items.length;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*
		* If `key` does not contain a representation of an integer, this will throw.
		* It may be wrapped in a `Scalar`.
		*/
		set(e, t) {
			let n = c(e);
			if (typeof n != "number") throw Error(`Expected a valid index, not ${e}.`);
			let r = this.items[n];
			i.isScalar(r) && a.isScalarValue(t) ? r.value = t : this.items[n] = t;
		}
		toJSON(e, t) {
			let n = [];
			t?.onCreate && t.onCreate(n);
			let r = 0;
			for (let e of this.items) n.push(o.toJS(e, String(r++), t));
			return n;
		}
		toString(e, t, r) {
			return e ? n.stringifyCollection(this, e, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (e.indent || "") + "  ",
				onChompKeep: r,
				onComment: t
			}) : JSON.stringify(this);
		}
		static from(e, n, r) {
			let { replacer: i } = r, a = new this(e);
			if (n && Symbol.iterator in Object(n)) {
				let e = 0;
				for (let o of n) {
					if (typeof i == "function") {
						let t = n instanceof Set ? o : String(e++);
						o = i.call(n, t, o);
					}
					a.items.push(t.createNode(o, void 0, r));
				}
			}
			return a;
		}
	};
	function c(e) {
		let t = i.isScalar(e) ? e.value : e;
		return t && typeof t == "string" && (t = Number(t)), typeof t == "number" && Number.isInteger(t) && t >= 0 ? t : null;
	}
	e.YAMLSeq = s;
})), Wf = /* @__PURE__ */ M(((e) => {
	var t = q(), n = Uf();
	e.seq = {
		collection: "seq",
		default: !0,
		nodeClass: n.YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(e, n) {
			return t.isSeq(e) || n("Expected a sequence for this tag"), e;
		},
		createNode: (e, t, r) => n.YAMLSeq.from(e, t, r)
	};
})), Gf = /* @__PURE__ */ M(((e) => {
	var t = Nf();
	e.string = {
		identify: (e) => typeof e == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (e) => e,
		stringify(e, n, r, i) {
			return n = Object.assign({ actualString: !0 }, n), t.stringifyString(e, n, r, i);
		}
	};
})), Kf = /* @__PURE__ */ M(((e) => {
	var t = Of();
	let n = {
		identify: (e) => e == null,
		createNode: () => new t.Scalar(null),
		default: !0,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new t.Scalar(null),
		stringify: ({ source: e }, t) => typeof e == "string" && n.test.test(e) ? e : t.options.nullStr
	};
	e.nullTag = n;
})), qf = /* @__PURE__ */ M(((e) => {
	var t = Of();
	let n = {
		identify: (e) => typeof e == "boolean",
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (e) => new t.Scalar(e[0] === "t" || e[0] === "T"),
		stringify({ source: e, value: t }, r) {
			return e && n.test.test(e) && t === (e[0] === "t" || e[0] === "T") ? e : t ? r.options.trueStr : r.options.falseStr;
		}
	};
	e.boolTag = n;
})), Jf = /* @__PURE__ */ M(((e) => {
	function t({ format: e, minFractionDigits: t, tag: n, value: r }) {
		if (typeof r == "bigint") return String(r);
		let i = typeof r == "number" ? r : Number(r);
		if (!isFinite(i)) return isNaN(i) ? ".nan" : i < 0 ? "-.inf" : ".inf";
		let a = Object.is(r, -0) ? "-0" : JSON.stringify(r);
		if (!e && t && (!n || n === "tag:yaml.org,2002:float") && /^-?\d/.test(a) && !a.includes("e")) {
			let e = a.indexOf(".");
			e < 0 && (e = a.length, a += ".");
			let n = t - (a.length - e - 1);
			for (; n-- > 0;) a += "0";
		}
		return a;
	}
	e.stringifyNumber = t;
})), Yf = /* @__PURE__ */ M(((e) => {
	var t = Of(), n = Jf();
	let r = {
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
		stringify: n.stringifyNumber
	};
	e.float = {
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(e) {
			let n = new t.Scalar(parseFloat(e)), r = e.indexOf(".");
			return r !== -1 && e[e.length - 1] === "0" && (n.minFractionDigits = e.length - r - 1), n;
		},
		stringify: n.stringifyNumber
	}, e.floatExp = {
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (e) => parseFloat(e),
		stringify(e) {
			let t = Number(e.value);
			return isFinite(t) ? t.toExponential() : n.stringifyNumber(e);
		}
	}, e.floatNaN = r;
})), Xf = /* @__PURE__ */ M(((e) => {
	var t = Jf();
	let n = (e) => typeof e == "bigint" || Number.isInteger(e), r = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
	function i(e, r, i) {
		let { value: a } = e;
		return n(a) && a >= 0 ? i + a.toString(r) : t.stringifyNumber(e);
	}
	e.int = {
		identify: n,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (e, t, n) => r(e, 0, 10, n),
		stringify: t.stringifyNumber
	}, e.intHex = {
		identify: (e) => n(e) && e >= 0,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (e, t, n) => r(e, 2, 16, n),
		stringify: (e) => i(e, 16, "0x")
	}, e.intOct = {
		identify: (e) => n(e) && e >= 0,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (e, t, n) => r(e, 2, 8, n),
		stringify: (e) => i(e, 8, "0o")
	};
})), Zf = /* @__PURE__ */ M(((e) => {
	var t = Hf(), n = Kf(), r = Wf(), i = Gf(), a = qf(), o = Yf(), s = Xf();
	e.schema = [
		t.map,
		r.seq,
		i.string,
		n.nullTag,
		a.boolTag,
		s.intOct,
		s.int,
		s.intHex,
		o.floatNaN,
		o.floatExp,
		o.float
	];
})), Qf = /* @__PURE__ */ M(((e) => {
	var t = Of(), n = Hf(), r = Wf();
	function i(e) {
		return typeof e == "bigint" || Number.isInteger(e);
	}
	let a = ({ value: e }) => JSON.stringify(e), o = [
		{
			identify: (e) => typeof e == "string",
			default: !0,
			tag: "tag:yaml.org,2002:str",
			resolve: (e) => e,
			stringify: a
		},
		{
			identify: (e) => e == null,
			createNode: () => new t.Scalar(null),
			default: !0,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: a
		},
		{
			identify: (e) => typeof e == "boolean",
			default: !0,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (e) => e === "true",
			stringify: a
		},
		{
			identify: i,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
			stringify: ({ value: e }) => i(e) ? e.toString() : JSON.stringify(e)
		},
		{
			identify: (e) => typeof e == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (e) => parseFloat(e),
			stringify: a
		}
	];
	e.schema = [n.map, r.seq].concat(o, {
		default: !0,
		tag: "",
		test: /^/,
		resolve(e, t) {
			return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
		}
	});
})), $f = /* @__PURE__ */ M(((e) => {
	var t = xe("buffer"), n = Of(), r = Nf();
	e.binary = {
		identify: (e) => e instanceof Uint8Array,
		default: !1,
		tag: "tag:yaml.org,2002:binary",
		/**
		* Returns a Buffer in node and an Uint8Array in browsers
		*
		* To use the resulting buffer as an image, you'll want to do something like:
		*
		*   const blob = new Blob([buffer], { type: 'image/jpeg' })
		*   document.querySelector('#photo').src = URL.createObjectURL(blob)
		*/
		resolve(e, n) {
			if (typeof t.Buffer == "function") return t.Buffer.from(e, "base64");
			if (typeof atob == "function") {
				let t = atob(e.replace(/[\n\r]/g, "")), n = new Uint8Array(t.length);
				for (let e = 0; e < t.length; ++e) n[e] = t.charCodeAt(e);
				return n;
			}
			return n("This environment does not support reading binary tags; either Buffer or atob is required"), e;
		},
		stringify({ comment: e, type: i, value: a }, o, s, c) {
			if (!a) return "";
			let l = a, u;
			if (typeof t.Buffer == "function") u = l instanceof t.Buffer ? l.toString("base64") : t.Buffer.from(l.buffer).toString("base64");
			else if (typeof btoa == "function") {
				let e = "";
				for (let t = 0; t < l.length; ++t) e += String.fromCharCode(l[t]);
				u = btoa(e);
			} else throw Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			if (i ??= n.Scalar.BLOCK_LITERAL, i !== n.Scalar.QUOTE_DOUBLE) {
				let e = Math.max(o.options.lineWidth - o.indent.length, o.options.minContentWidth), t = Math.ceil(u.length / e), r = Array(t);
				for (let n = 0, i = 0; n < t; ++n, i += e) r[n] = u.substr(i, e);
				u = r.join(i === n.Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return r.stringifyString({
				comment: e,
				type: i,
				value: u
			}, o, s, c);
		}
	};
})), ep = /* @__PURE__ */ M(((e) => {
	var t = q(), n = zf(), r = Of(), i = Uf();
	function a(e, i) {
		if (t.isSeq(e)) for (let a = 0; a < e.items.length; ++a) {
			let o = e.items[a];
			if (!t.isPair(o)) {
				if (t.isMap(o)) {
					o.items.length > 1 && i("Each pair must have its own sequence indicator");
					let e = o.items[0] || new n.Pair(new r.Scalar(null));
					if (o.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${o.commentBefore}\n${e.key.commentBefore}` : o.commentBefore), o.comment) {
						let t = e.value ?? e.key;
						t.comment = t.comment ? `${o.comment}\n${t.comment}` : o.comment;
					}
					o = e;
				}
				e.items[a] = t.isPair(o) ? o : new n.Pair(o);
			}
		}
		else i("Expected a sequence for this tag");
		return e;
	}
	function o(e, t, r) {
		let { replacer: a } = r, o = new i.YAMLSeq(e);
		o.tag = "tag:yaml.org,2002:pairs";
		let s = 0;
		if (t && Symbol.iterator in Object(t)) for (let e of t) {
			typeof a == "function" && (e = a.call(t, String(s++), e));
			let i, c;
			if (Array.isArray(e)) {
				if (e.length === 2) i = e[0], c = e[1];
				else throw TypeError(`Expected [key, value] tuple: ${e}`);
			} else if (e && e instanceof Object) {
				let t = Object.keys(e);
				if (t.length === 1) i = t[0], c = e[i];
				else throw TypeError(`Expected tuple with one key, not ${t.length} keys`);
			} else i = e;
			o.items.push(n.createPair(i, c, r));
		}
		return o;
	}
	let s = {
		collection: "seq",
		default: !1,
		tag: "tag:yaml.org,2002:pairs",
		resolve: a,
		createNode: o
	};
	e.createPairs = o, e.pairs = s, e.resolvePairs = a;
})), tp = /* @__PURE__ */ M(((e) => {
	var t = q(), n = Tf(), r = Vf(), i = Uf(), a = ep(), o = class e extends i.YAMLSeq {
		constructor() {
			super(), this.add = r.YAMLMap.prototype.add.bind(this), this.delete = r.YAMLMap.prototype.delete.bind(this), this.get = r.YAMLMap.prototype.get.bind(this), this.has = r.YAMLMap.prototype.has.bind(this), this.set = r.YAMLMap.prototype.set.bind(this), this.tag = e.tag;
		}
		/**
		* If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
		* but TypeScript won't allow widening the signature of a child method.
		*/
		toJSON(e, r) {
			if (!r) return super.toJSON(e);
			let i = /* @__PURE__ */ new Map();
			r?.onCreate && r.onCreate(i);
			for (let e of this.items) {
				let a, o;
				if (t.isPair(e) ? (a = n.toJS(e.key, "", r), o = n.toJS(e.value, a, r)) : a = n.toJS(e, "", r), i.has(a)) throw Error("Ordered maps must not include duplicate keys");
				i.set(a, o);
			}
			return i;
		}
		static from(e, t, n) {
			let r = a.createPairs(e, t, n), i = new this();
			return i.items = r.items, i;
		}
	};
	o.tag = "tag:yaml.org,2002:omap";
	let s = {
		collection: "seq",
		identify: (e) => e instanceof Map,
		nodeClass: o,
		default: !1,
		tag: "tag:yaml.org,2002:omap",
		resolve(e, n) {
			let r = a.resolvePairs(e, n), i = [];
			for (let { key: e } of r.items) t.isScalar(e) && (i.includes(e.value) ? n(`Ordered maps must not include duplicate keys: ${e.value}`) : i.push(e.value));
			return Object.assign(new o(), r);
		},
		createNode: (e, t, n) => o.from(e, t, n)
	};
	e.YAMLOMap = o, e.omap = s;
})), np = /* @__PURE__ */ M(((e) => {
	var t = Of();
	function n({ value: e, source: t }, n) {
		return t && (e ? r : i).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
	}
	let r = {
		identify: (e) => e === !0,
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new t.Scalar(!0),
		stringify: n
	}, i = {
		identify: (e) => e === !1,
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new t.Scalar(!1),
		stringify: n
	};
	e.falseTag = i, e.trueTag = r;
})), rp = /* @__PURE__ */ M(((e) => {
	var t = Of(), n = Jf();
	let r = {
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
		stringify: n.stringifyNumber
	};
	e.float = {
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(e) {
			let n = new t.Scalar(parseFloat(e.replace(/_/g, ""))), r = e.indexOf(".");
			if (r !== -1) {
				let t = e.substring(r + 1).replace(/_/g, "");
				t[t.length - 1] === "0" && (n.minFractionDigits = t.length);
			}
			return n;
		},
		stringify: n.stringifyNumber
	}, e.floatExp = {
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (e) => parseFloat(e.replace(/_/g, "")),
		stringify(e) {
			let t = Number(e.value);
			return isFinite(t) ? t.toExponential() : n.stringifyNumber(e);
		}
	}, e.floatNaN = r;
})), ip = /* @__PURE__ */ M(((e) => {
	var t = Jf();
	let n = (e) => typeof e == "bigint" || Number.isInteger(e);
	function r(e, t, n, { intAsBigInt: r }) {
		let i = e[0];
		if ((i === "-" || i === "+") && (t += 1), e = e.substring(t).replace(/_/g, ""), r) {
			switch (n) {
				case 2:
					e = `0b${e}`;
					break;
				case 8:
					e = `0o${e}`;
					break;
				case 16: e = `0x${e}`;
			}
			let t = BigInt(e);
			return i === "-" ? BigInt(-1) * t : t;
		}
		let a = parseInt(e, n);
		return i === "-" ? -1 * a : a;
	}
	function i(e, r, i) {
		let { value: a } = e;
		if (n(a)) {
			let e = a.toString(r);
			return a < 0 ? "-" + i + e.substr(1) : i + e;
		}
		return t.stringifyNumber(e);
	}
	let a = {
		identify: n,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (e, t, n) => r(e, 2, 2, n),
		stringify: (e) => i(e, 2, "0b")
	}, o = {
		identify: n,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (e, t, n) => r(e, 1, 8, n),
		stringify: (e) => i(e, 8, "0")
	}, s = {
		identify: n,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (e, t, n) => r(e, 0, 10, n),
		stringify: t.stringifyNumber
	}, c = {
		identify: n,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (e, t, n) => r(e, 2, 16, n),
		stringify: (e) => i(e, 16, "0x")
	};
	e.int = s, e.intBin = a, e.intHex = c, e.intOct = o;
})), ap = /* @__PURE__ */ M(((e) => {
	var t = q(), n = zf(), r = Vf(), i = class e extends r.YAMLMap {
		constructor(t) {
			super(t), this.tag = e.tag;
		}
		add(e) {
			let i;
			i = t.isPair(e) ? e : e && typeof e == "object" && "key" in e && "value" in e && e.value === null ? new n.Pair(e.key, null) : new n.Pair(e, null), r.findPair(this.items, i.key) || this.items.push(i);
		}
		/**
		* If `keepPair` is `true`, returns the Pair matching `key`.
		* Otherwise, returns the value of that Pair's key.
		*/
		get(e, n) {
			let i = r.findPair(this.items, e);
			return !n && t.isPair(i) ? t.isScalar(i.key) ? i.key.value : i.key : i;
		}
		set(e, t) {
			if (typeof t != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
			let i = r.findPair(this.items, e);
			i && !t ? this.items.splice(this.items.indexOf(i), 1) : !i && t && this.items.push(new n.Pair(e));
		}
		toJSON(e, t) {
			return super.toJSON(e, t, Set);
		}
		toString(e, t, n) {
			if (!e) return JSON.stringify(this);
			if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, e, { allNullValues: !0 }), t, n);
			throw Error("Set items must all have null values");
		}
		static from(e, t, r) {
			let { replacer: i } = r, a = new this(e);
			if (t && Symbol.iterator in Object(t)) for (let e of t) typeof i == "function" && (e = i.call(t, e, e)), a.items.push(n.createPair(e, null, r));
			return a;
		}
	};
	i.tag = "tag:yaml.org,2002:set";
	let a = {
		collection: "map",
		identify: (e) => e instanceof Set,
		nodeClass: i,
		default: !1,
		tag: "tag:yaml.org,2002:set",
		createNode: (e, t, n) => i.from(e, t, n),
		resolve(e, n) {
			if (t.isMap(e)) {
				if (e.hasAllNullValues(!0)) return Object.assign(new i(), e);
				n("Set items must all have null values");
			} else n("Expected a mapping for this tag");
			return e;
		}
	};
	e.YAMLSet = i, e.set = a;
})), op = /* @__PURE__ */ M(((e) => {
	var t = Jf();
	/** Internal types handle bigint as number, because TS can't figure it out. */
	function n(e, t) {
		let n = e[0], r = n === "-" || n === "+" ? e.substring(1) : e, i = (e) => t ? BigInt(e) : Number(e), a = r.replace(/_/g, "").split(":").reduce((e, t) => e * i(60) + i(t), i(0));
		return n === "-" ? i(-1) * a : a;
	}
	/**
	* hhhh:mm:ss.sss
	*
	* Internal types handle bigint as number, because TS can't figure it out.
	*/
	function r(e) {
		let { value: n } = e, r = (e) => e;
		if (typeof n == "bigint") r = (e) => BigInt(e);
		else if (isNaN(n) || !isFinite(n)) return t.stringifyNumber(e);
		let i = "";
		n < 0 && (i = "-", n *= r(-1));
		let a = r(60), o = [n % a];
		return n < 60 ? o.unshift(0) : (n = (n - o[0]) / a, o.unshift(n % a), n >= 60 && (n = (n - o[0]) / a, o.unshift(n))), i + o.map((e) => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	let i = {
		identify: (e) => typeof e == "bigint" || Number.isInteger(e),
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (e, t, { intAsBigInt: r }) => n(e, r),
		stringify: r
	}, a = {
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (e) => n(e, !1),
		stringify: r
	}, o = {
		identify: (e) => e instanceof Date,
		default: !0,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(e) {
			let t = e.match(o.test);
			if (!t) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			let [, r, i, a, s, c, l] = t.map(Number), u = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0, d = Date.UTC(r, i - 1, a, s || 0, c || 0, l || 0, u), f = t[8];
			if (f && f !== "Z") {
				let e = n(f, !1);
				Math.abs(e) < 30 && (e *= 60), d -= 6e4 * e;
			}
			return new Date(d);
		},
		stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	e.floatTime = a, e.intTime = i, e.timestamp = o;
})), sp = /* @__PURE__ */ M(((e) => {
	var t = Hf(), n = Kf(), r = Wf(), i = Gf(), a = $f(), o = np(), s = rp(), c = ip(), l = Lf(), u = tp(), d = ep(), f = ap(), p = op();
	e.schema = [
		t.map,
		r.seq,
		i.string,
		n.nullTag,
		o.trueTag,
		o.falseTag,
		c.intBin,
		c.intOct,
		c.int,
		c.intHex,
		s.floatNaN,
		s.floatExp,
		s.float,
		a.binary,
		l.merge,
		u.omap,
		d.pairs,
		f.set,
		p.intTime,
		p.floatTime,
		p.timestamp
	];
})), cp = /* @__PURE__ */ M(((e) => {
	var t = Hf(), n = Kf(), r = Wf(), i = Gf(), a = qf(), o = Yf(), s = Xf(), c = Zf(), l = Qf(), u = $f(), d = Lf(), f = tp(), p = ep(), m = sp(), h = ap(), g = op();
	let _ = /* @__PURE__ */ new Map([
		["core", c.schema],
		["failsafe", [
			t.map,
			r.seq,
			i.string
		]],
		["json", l.schema],
		["yaml11", m.schema],
		["yaml-1.1", m.schema]
	]), v = {
		binary: u.binary,
		bool: a.boolTag,
		float: o.float,
		floatExp: o.floatExp,
		floatNaN: o.floatNaN,
		floatTime: g.floatTime,
		int: s.int,
		intHex: s.intHex,
		intOct: s.intOct,
		intTime: g.intTime,
		map: t.map,
		merge: d.merge,
		null: n.nullTag,
		omap: f.omap,
		pairs: p.pairs,
		seq: r.seq,
		set: h.set,
		timestamp: g.timestamp
	}, y = {
		"tag:yaml.org,2002:binary": u.binary,
		"tag:yaml.org,2002:merge": d.merge,
		"tag:yaml.org,2002:omap": f.omap,
		"tag:yaml.org,2002:pairs": p.pairs,
		"tag:yaml.org,2002:set": h.set,
		"tag:yaml.org,2002:timestamp": g.timestamp
	};
	function b(e, t, n) {
		let r = _.get(t);
		if (r && !e) return n && !r.includes(d.merge) ? r.concat(d.merge) : r.slice();
		let i = r;
		if (!i) {
			if (Array.isArray(e)) i = [];
			else {
				let e = Array.from(_.keys()).filter((e) => e !== "yaml11").map((e) => JSON.stringify(e)).join(", ");
				throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
			}
		}
		if (Array.isArray(e)) for (let t of e) i = i.concat(t);
		else typeof e == "function" && (i = e(i.slice()));
		return n && (i = i.concat(d.merge)), i.reduce((e, t) => {
			let n = typeof t == "string" ? v[t] : t;
			if (!n) {
				let e = JSON.stringify(t), n = Object.keys(v).map((e) => JSON.stringify(e)).join(", ");
				throw Error(`Unknown custom tag ${e}; use one of ${n}`);
			}
			return e.includes(n) || e.push(n), e;
		}, []);
	}
	e.coreKnownTags = y, e.getTags = b;
})), lp = /* @__PURE__ */ M(((e) => {
	var t = q(), n = Hf(), r = Wf(), i = Gf(), a = cp();
	let o = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
	e.Schema = class e {
		constructor({ compat: e, customTags: s, merge: c, resolveKnownTags: l, schema: u, sortMapEntries: d, toStringDefaults: f }) {
			this.compat = Array.isArray(e) ? a.getTags(e, "compat") : e ? a.getTags(null, e) : null, this.name = typeof u == "string" && u || "core", this.knownTags = l ? a.coreKnownTags : {}, this.tags = a.getTags(s, this.name, c), this.toStringOptions = f ?? null, Object.defineProperty(this, t.MAP, { value: n.map }), Object.defineProperty(this, t.SCALAR, { value: i.string }), Object.defineProperty(this, t.SEQ, { value: r.seq }), this.sortMapEntries = typeof d == "function" ? d : d === !0 ? o : null;
		}
		clone() {
			let t = Object.create(e.prototype, Object.getOwnPropertyDescriptors(this));
			return t.tags = this.tags.slice(), t;
		}
	};
})), up = /* @__PURE__ */ M(((e) => {
	var t = q(), n = Pf(), r = jf();
	function i(e, i) {
		let a = [], o = i.directives === !0;
		if (i.directives !== !1 && e.directives) {
			let t = e.directives.toString(e);
			t ? (a.push(t), o = !0) : e.directives.docStart && (o = !0);
		}
		o && a.push("---");
		let s = n.createStringifyContext(e, i), { commentString: c } = s.options;
		if (e.commentBefore) {
			a.length !== 1 && a.unshift("");
			let t = c(e.commentBefore);
			a.unshift(r.indentComment(t, ""));
		}
		let l = !1, u = null;
		if (e.contents) {
			if (t.isNode(e.contents)) {
				if (e.contents.spaceBefore && o && a.push(""), e.contents.commentBefore) {
					let t = c(e.contents.commentBefore);
					a.push(r.indentComment(t, ""));
				}
				s.forceBlockIndent = !!e.comment, u = e.contents.comment;
			}
			let i = u ? void 0 : () => l = !0, d = n.stringify(e.contents, s, () => u = null, i);
			u && (d += r.lineComment(d, "", c(u))), (d[0] === "|" || d[0] === ">") && a[a.length - 1] === "---" ? a[a.length - 1] = `--- ${d}` : a.push(d);
		} else a.push(n.stringify(e.contents, s));
		if (e.directives?.docEnd) {
			if (e.comment) {
				let t = c(e.comment);
				t.includes("\n") ? (a.push("..."), a.push(r.indentComment(t, ""))) : a.push(`... ${t}`);
			} else a.push("...");
		} else {
			let t = e.comment;
			t && l && (t = t.replace(/^\n+/, "")), t && ((!l || u) && a[a.length - 1] !== "" && a.push(""), a.push(r.indentComment(c(t), "")));
		}
		return a.join("\n") + "\n";
	}
	e.stringifyDocument = i;
})), dp = /* @__PURE__ */ M(((e) => {
	var t = Df(), n = Af(), r = q(), i = zf(), a = Tf(), o = lp(), s = up(), c = Cf(), l = wf(), u = kf(), d = Sf(), f = class e {
		constructor(e, t, n) {
			this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, r.NODE_TYPE, { value: r.DOC });
			let i = null;
			typeof t == "function" || Array.isArray(t) ? i = t : n === void 0 && t && (n = t, t = void 0);
			let a = Object.assign({
				intAsBigInt: !1,
				keepSourceTokens: !1,
				logLevel: "warn",
				prettyErrors: !0,
				strict: !0,
				stringKeys: !1,
				uniqueKeys: !0,
				version: "1.2"
			}, n);
			this.options = a;
			let { version: o } = a;
			n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (o = this.directives.yaml.version)) : this.directives = new d.Directives({ version: o }), this.setSchema(o, n), this.contents = e === void 0 ? null : this.createNode(e, i, n);
		}
		/**
		* Create a deep copy of this Document and its contents.
		*
		* Custom Node values that inherit from `Object` still refer to their original instances.
		*/
		clone() {
			let t = Object.create(e.prototype, { [r.NODE_TYPE]: { value: r.DOC } });
			return t.commentBefore = this.commentBefore, t.comment = this.comment, t.errors = this.errors.slice(), t.warnings = this.warnings.slice(), t.options = Object.assign({}, this.options), this.directives && (t.directives = this.directives.clone()), t.schema = this.schema.clone(), t.contents = r.isNode(this.contents) ? this.contents.clone(t.schema) : this.contents, this.range && (t.range = this.range.slice()), t;
		}
		/** Adds a value to the document. */
		add(e) {
			p(this.contents) && this.contents.add(e);
		}
		/** Adds a value to the document. */
		addIn(e, t) {
			p(this.contents) && this.contents.addIn(e, t);
		}
		/**
		* Create a new `Alias` node, ensuring that the target `node` has the required anchor.
		*
		* If `node` already has an anchor, `name` is ignored.
		* Otherwise, the `node.anchor` value will be set to `name`,
		* or if an anchor with that name is already present in the document,
		* `name` will be used as a prefix for a new unique anchor.
		* If `name` is undefined, the generated anchor will use 'a' as a prefix.
		*/
		createAlias(e, n) {
			if (!e.anchor) {
				let t = c.anchorNames(this);
				e.anchor = !n || t.has(n) ? c.findNewAnchor(n || "a", t) : n;
			}
			return new t.Alias(e.anchor);
		}
		createNode(e, t, n) {
			let i;
			if (typeof t == "function") e = t.call({ "": e }, "", e), i = t;
			else if (Array.isArray(t)) {
				let e = t.filter((e) => typeof e == "number" || e instanceof String || e instanceof Number).map(String);
				e.length > 0 && (t = t.concat(e)), i = t;
			} else n === void 0 && t && (n = t, t = void 0);
			let { aliasDuplicateObjects: a, anchorPrefix: o, flow: s, keepUndefined: l, onTagObj: d, tag: f } = n ?? {}, { onAnchor: p, setAnchors: m, sourceObjects: h } = c.createNodeAnchors(this, o || "a"), g = {
				aliasDuplicateObjects: a ?? !0,
				keepUndefined: l ?? !1,
				onAnchor: p,
				onTagObj: d,
				replacer: i,
				schema: this.schema,
				sourceObjects: h
			}, _ = u.createNode(e, f, g);
			return s && r.isCollection(_) && (_.flow = !0), m(), _;
		}
		/**
		* Convert a key and a value into a `Pair` using the current schema,
		* recursively wrapping all values as `Scalar` or `Collection` nodes.
		*/
		createPair(e, t, n = {}) {
			let r = this.createNode(e, null, n), a = this.createNode(t, null, n);
			return new i.Pair(r, a);
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		delete(e) {
			return p(this.contents) ? this.contents.delete(e) : !1;
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(e) {
			return n.isEmptyPath(e) ? this.contents != null && (this.contents = null, !0) : p(this.contents) ? this.contents.deleteIn(e) : !1;
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		get(e, t) {
			return r.isCollection(this.contents) ? this.contents.get(e, t) : void 0;
		}
		/**
		* Returns item at `path`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(e, t) {
			return n.isEmptyPath(e) ? !t && r.isScalar(this.contents) ? this.contents.value : this.contents : r.isCollection(this.contents) ? this.contents.getIn(e, t) : void 0;
		}
		/**
		* Checks if the document includes a value with the key `key`.
		*/
		has(e) {
			return r.isCollection(this.contents) ? this.contents.has(e) : !1;
		}
		/**
		* Checks if the document includes a value at `path`.
		*/
		hasIn(e) {
			return n.isEmptyPath(e) ? this.contents !== void 0 : r.isCollection(this.contents) ? this.contents.hasIn(e) : !1;
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		set(e, t) {
			this.contents == null ? this.contents = n.collectionFromPath(this.schema, [e], t) : p(this.contents) && this.contents.set(e, t);
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(e, t) {
			n.isEmptyPath(e) ? this.contents = t : this.contents == null ? this.contents = n.collectionFromPath(this.schema, Array.from(e), t) : p(this.contents) && this.contents.setIn(e, t);
		}
		/**
		* Change the YAML version and schema used by the document.
		* A `null` version disables support for directives, explicit tags, anchors, and aliases.
		* It also requires the `schema` option to be given as a `Schema` instance value.
		*
		* Overrides all previously set schema options.
		*/
		setSchema(e, t = {}) {
			typeof e == "number" && (e = String(e));
			let n;
			switch (e) {
				case "1.1":
					this.directives ? this.directives.yaml.version = "1.1" : this.directives = new d.Directives({ version: "1.1" }), n = {
						resolveKnownTags: !1,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					this.directives ? this.directives.yaml.version = e : this.directives = new d.Directives({ version: e }), n = {
						resolveKnownTags: !0,
						schema: "core"
					};
					break;
				case null:
					this.directives && delete this.directives, n = null;
					break;
				default: {
					let t = JSON.stringify(e);
					throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
				}
			}
			if (t.schema instanceof Object) this.schema = t.schema;
			else if (n) this.schema = new o.Schema(Object.assign(n, t));
			else throw Error("With a null YAML version, the { schema: Schema } option is required");
		}
		toJS({ json: e, jsonArg: t, mapAsMap: n, maxAliasCount: r, onAnchor: i, reviver: o } = {}) {
			let s = {
				anchors: /* @__PURE__ */ new Map(),
				doc: this,
				keep: !e,
				mapAsMap: n === !0,
				mapKeyWarned: !1,
				maxAliasCount: typeof r == "number" ? r : 100
			}, c = a.toJS(this.contents, t ?? "", s);
			if (typeof i == "function") for (let { count: e, res: t } of s.anchors.values()) i(t, e);
			return typeof o == "function" ? l.applyReviver(o, { "": c }, "", c) : c;
		}
		/**
		* A JSON representation of the document `contents`.
		*
		* @param jsonArg Used by `JSON.stringify` to indicate the array index or
		*   property name.
		*/
		toJSON(e, t) {
			return this.toJS({
				json: !0,
				jsonArg: e,
				mapAsMap: !1,
				onAnchor: t
			});
		}
		/** A YAML representation of the document. */
		toString(e = {}) {
			if (this.errors.length > 0) throw Error("Document with errors cannot be stringified");
			if ("indent" in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
				let t = JSON.stringify(e.indent);
				throw Error(`"indent" option must be a positive integer, not ${t}`);
			}
			return s.stringifyDocument(this, e);
		}
	};
	function p(e) {
		if (r.isCollection(e)) return !0;
		throw Error("Expected a YAML collection as document contents");
	}
	e.Document = f;
})), fp = /* @__PURE__ */ M(((e) => {
	var t = class extends Error {
		constructor(e, t, n, r) {
			super(), this.name = e, this.code = n, this.message = r, this.pos = t;
		}
	}, n = class extends t {
		constructor(e, t, n) {
			super("YAMLParseError", e, t, n);
		}
	}, r = class extends t {
		constructor(e, t, n) {
			super("YAMLWarning", e, t, n);
		}
	};
	e.YAMLError = t, e.YAMLParseError = n, e.YAMLWarning = r, e.prettifyError = (e, t) => (n) => {
		if (n.pos[0] === -1) return;
		n.linePos = n.pos.map((e) => t.linePos(e));
		let { line: r, col: i } = n.linePos[0];
		n.message += ` at line ${r}, column ${i}`;
		let a = i - 1, o = e.substring(t.lineStarts[r - 1], t.lineStarts[r]).replace(/[\n\r]+$/, "");
		if (a >= 60 && o.length > 80) {
			let e = Math.min(a - 39, o.length - 79);
			o = "…" + o.substring(e), a -= e - 1;
		}
		if (o.length > 80 && (o = o.substring(0, 79) + "…"), r > 1 && /^ *$/.test(o.substring(0, a))) {
			let n = e.substring(t.lineStarts[r - 2], t.lineStarts[r - 1]);
			n.length > 80 && (n = n.substring(0, 79) + "…\n"), o = n + o;
		}
		if (/[^ ]/.test(o)) {
			let e = 1, t = n.linePos[1];
			t?.line === r && t.col > i && (e = Math.max(1, Math.min(t.col - i, 80 - a)));
			let s = " ".repeat(a) + "^".repeat(e);
			n.message += `:\n\n${o}\n${s}\n`;
		}
	};
})), pp = /* @__PURE__ */ M(((e) => {
	function t(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
		let c = !1, l = s, u = s, d = "", f = "", p = !1, m = !1, h = null, g = null, _ = null, v = null, y = null, b = null, x = null;
		for (let i of e) switch (m &&= (i.type !== "space" && i.type !== "newline" && i.type !== "comma" && a(i.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), !1), h &&= (l && i.type !== "comment" && i.type !== "newline" && a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), null), i.type) {
			case "space":
				!t && (n !== "doc-start" || r?.type !== "flow-collection") && i.source.includes("	") && (h = i), u = !0;
				break;
			case "comment": {
				u || a(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
				let e = i.source.substring(1) || " ";
				d ? d += f + e : d = e, f = "", l = !1;
				break;
			}
			case "newline":
				l ? d ? d += i.source : b && n === "seq-item-ind" || (c = !0) : f += i.source, l = !0, p = !0, (g || _) && (v = i), u = !0;
				break;
			case "anchor":
				g && a(i, "MULTIPLE_ANCHORS", "A node can have at most one anchor"), i.source.endsWith(":") && a(i.offset + i.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0), g = i, x ??= i.offset, l = !1, u = !1, m = !0;
				break;
			case "tag":
				_ && a(i, "MULTIPLE_TAGS", "A node can have at most one tag"), _ = i, x ??= i.offset, l = !1, u = !1, m = !0;
				break;
			case n:
				(g || _) && a(i, "BAD_PROP_ORDER", `Anchors and tags must be after the ${i.source} indicator`), b && a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.source} in ${t ?? "collection"}`), b = i, l = n === "seq-item-ind" || n === "explicit-key-ind", u = !1;
				break;
			case "comma": if (t) {
				y && a(i, "UNEXPECTED_TOKEN", `Unexpected , in ${t}`), y = i, l = !1, u = !1;
				break;
			}
			default: a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.type} token`), l = !1, u = !1;
		}
		let S = e[e.length - 1], C = S ? S.offset + S.source.length : i;
		return m && r && r.type !== "space" && r.type !== "newline" && r.type !== "comma" && (r.type !== "scalar" || r.source !== "") && a(r.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), h && (l && h.indent <= o || r?.type === "block-map" || r?.type === "block-seq") && a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), {
			comma: y,
			found: b,
			spaceBefore: c,
			comment: d,
			hasNewline: p,
			anchor: g,
			tag: _,
			newlineAfterProp: v,
			end: C,
			start: x ?? C
		};
	}
	e.resolveProps = t;
})), mp = /* @__PURE__ */ M(((e) => {
	function t(e) {
		if (!e) return null;
		switch (e.type) {
			case "alias":
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				if (e.source.includes("\n")) return !0;
				if (e.end) {
					for (let t of e.end) if (t.type === "newline") return !0;
				}
				return !1;
			case "flow-collection":
				for (let n of e.items) {
					for (let e of n.start) if (e.type === "newline") return !0;
					if (n.sep) {
						for (let e of n.sep) if (e.type === "newline") return !0;
					}
					if (t(n.key) || t(n.value)) return !0;
				}
				return !1;
			default: return !0;
		}
	}
	e.containsNewline = t;
})), hp = /* @__PURE__ */ M(((e) => {
	var t = mp();
	function n(e, n, r) {
		if (n?.type === "flow-collection") {
			let i = n.end[0];
			i.indent === e && (i.source === "]" || i.source === "}") && t.containsNewline(n) && r(i, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
		}
	}
	e.flowIndentCheck = n;
})), gp = /* @__PURE__ */ M(((e) => {
	var t = q();
	function n(e, n, r) {
		let { uniqueKeys: i } = e.options;
		if (i === !1) return !1;
		let a = typeof i == "function" ? i : (e, n) => e === n || t.isScalar(e) && t.isScalar(n) && e.value === n.value;
		return n.some((e) => a(e.key, r));
	}
	e.mapIncludes = n;
})), _p = /* @__PURE__ */ M(((e) => {
	var t = zf(), n = Vf(), r = pp(), i = mp(), a = hp(), o = gp();
	let s = "All mapping items must start at the same column";
	function c({ composeNode: e, composeEmptyNode: c }, l, u, d, f) {
		let p = new ((f?.nodeClass) ?? n.YAMLMap)(l.schema);
		l.atRoot &&= !1;
		let m = u.offset, h = null;
		for (let n of u.items) {
			let { start: f, key: g, sep: _, value: v } = n, y = r.resolveProps(f, {
				indicator: "explicit-key-ind",
				next: g ?? _?.[0],
				offset: m,
				onError: d,
				parentIndent: u.indent,
				startOnNewline: !0
			}), b = !y.found;
			if (b) {
				if (g && (g.type === "block-seq" ? d(m, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in g && g.indent !== u.indent && d(m, "BAD_INDENT", s)), !y.anchor && !y.tag && !_) {
					h = y.end, y.comment && (p.comment ? p.comment += "\n" + y.comment : p.comment = y.comment);
					continue;
				}
				(y.newlineAfterProp || i.containsNewline(g)) && d(g ?? f[f.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else y.found?.indent !== u.indent && d(m, "BAD_INDENT", s);
			l.atKey = !0;
			let x = y.end, S = g ? e(l, g, y, d) : c(l, x, f, null, y, d);
			l.schema.compat && a.flowIndentCheck(u.indent, g, d), l.atKey = !1, o.mapIncludes(l, p.items, S) && d(x, "DUPLICATE_KEY", "Map keys must be unique");
			let C = r.resolveProps(_ ?? [], {
				indicator: "map-value-ind",
				next: v,
				offset: S.range[2],
				onError: d,
				parentIndent: u.indent,
				startOnNewline: !g || g.type === "block-scalar"
			});
			if (m = C.end, C.found) {
				b && (v?.type === "block-map" && !C.hasNewline && d(m, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings"), l.options.strict && y.start < C.found.offset - 1024 && d(S.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));
				let r = v ? e(l, v, C, d) : c(l, m, _, null, C, d);
				l.schema.compat && a.flowIndentCheck(u.indent, v, d), m = r.range[2];
				let i = new t.Pair(S, r);
				l.options.keepSourceTokens && (i.srcToken = n), p.items.push(i);
			} else {
				b && d(S.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), C.comment && (S.comment ? S.comment += "\n" + C.comment : S.comment = C.comment);
				let e = new t.Pair(S);
				l.options.keepSourceTokens && (e.srcToken = n), p.items.push(e);
			}
		}
		return h && h < m && d(h, "IMPOSSIBLE", "Map comment with trailing content"), p.range = [
			u.offset,
			m,
			h ?? m
		], p;
	}
	e.resolveBlockMap = c;
})), vp = /* @__PURE__ */ M(((e) => {
	var t = Uf(), n = pp(), r = hp();
	function i({ composeNode: e, composeEmptyNode: i }, a, o, s, c) {
		let l = new ((c?.nodeClass) ?? t.YAMLSeq)(a.schema);
		a.atRoot &&= !1, a.atKey &&= !1;
		let u = o.offset, d = null;
		for (let { start: t, value: c } of o.items) {
			let f = n.resolveProps(t, {
				indicator: "seq-item-ind",
				next: c,
				offset: u,
				onError: s,
				parentIndent: o.indent,
				startOnNewline: !0
			});
			if (!f.found) {
				if (f.anchor || f.tag || c) c?.type === "block-seq" ? s(f.end, "BAD_INDENT", "All sequence items must start at the same column") : s(u, "MISSING_CHAR", "Sequence item without - indicator");
				else {
					d = f.end, f.comment && (l.comment = f.comment);
					continue;
				}
			}
			let p = c ? e(a, c, f, s) : i(a, f.end, t, null, f, s);
			a.schema.compat && r.flowIndentCheck(o.indent, c, s), u = p.range[2], l.items.push(p);
		}
		return l.range = [
			o.offset,
			u,
			d ?? u
		], l;
	}
	e.resolveBlockSeq = i;
})), yp = /* @__PURE__ */ M(((e) => {
	function t(e, t, n, r) {
		let i = "";
		if (e) {
			let a = !1, o = "";
			for (let s of e) {
				let { source: e, type: c } = s;
				switch (c) {
					case "space":
						a = !0;
						break;
					case "comment": {
						n && !a && r(s, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						let t = e.substring(1) || " ";
						i ? i += o + t : i = t, o = "";
						break;
					}
					case "newline":
						i && (o += e), a = !0;
						break;
					default: r(s, "UNEXPECTED_TOKEN", `Unexpected ${c} at node end`);
				}
				t += e.length;
			}
		}
		return {
			comment: i,
			offset: t
		};
	}
	e.resolveEnd = t;
})), bp = /* @__PURE__ */ M(((e) => {
	var t = q(), n = zf(), r = Vf(), i = Uf(), a = yp(), o = pp(), s = mp(), c = gp();
	let l = "Block collections are not allowed within flow collections", u = (e) => e && (e.type === "block-map" || e.type === "block-seq");
	function d({ composeNode: e, composeEmptyNode: d }, f, p, m, h) {
		let g = p.start.source === "{", _ = g ? "flow map" : "flow sequence", v = new ((h?.nodeClass) ?? (g ? r.YAMLMap : i.YAMLSeq))(f.schema);
		v.flow = !0;
		let y = f.atRoot;
		y && (f.atRoot = !1), f.atKey &&= !1;
		let b = p.offset + p.start.source.length;
		for (let i = 0; i < p.items.length; ++i) {
			let a = p.items[i], { start: h, key: y, sep: x, value: S } = a, C = o.resolveProps(h, {
				flow: _,
				indicator: "explicit-key-ind",
				next: y ?? x?.[0],
				offset: b,
				onError: m,
				parentIndent: p.indent,
				startOnNewline: !1
			});
			if (!C.found) {
				if (!C.anchor && !C.tag && !x && !S) {
					i === 0 && C.comma ? m(C.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${_}`) : i < p.items.length - 1 && m(C.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${_}`), C.comment && (v.comment ? v.comment += "\n" + C.comment : v.comment = C.comment), b = C.end;
					continue;
				}
				!g && f.options.strict && s.containsNewline(y) && m(y, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) C.comma && m(C.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${_}`);
			else if (C.comma || m(C.start, "MISSING_CHAR", `Missing , between ${_} items`), C.comment) {
				let e = "";
				loop: for (let t of h) switch (t.type) {
					case "comma":
					case "space": break;
					case "comment":
						e = t.source.substring(1);
						break loop;
					default: break loop;
				}
				if (e) {
					let n = v.items[v.items.length - 1];
					t.isPair(n) && (n = n.value ?? n.key), n.comment ? n.comment += "\n" + e : n.comment = e, C.comment = C.comment.substring(e.length + 1);
				}
			}
			if (!g && !x && !C.found) {
				let t = S ? e(f, S, C, m) : d(f, C.end, x, null, C, m);
				v.items.push(t), b = t.range[2], u(S) && m(t.range, "BLOCK_IN_FLOW", l);
			} else {
				f.atKey = !0;
				let t = C.end, i = y ? e(f, y, C, m) : d(f, t, h, null, C, m);
				u(y) && m(i.range, "BLOCK_IN_FLOW", l), f.atKey = !1;
				let s = o.resolveProps(x ?? [], {
					flow: _,
					indicator: "map-value-ind",
					next: S,
					offset: i.range[2],
					onError: m,
					parentIndent: p.indent,
					startOnNewline: !1
				});
				if (s.found) {
					if (!g && !C.found && f.options.strict) {
						if (x) for (let e of x) {
							if (e === s.found) break;
							if (e.type === "newline") {
								m(e, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						C.start < s.found.offset - 1024 && m(s.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else S && ("source" in S && S.source?.[0] === ":" ? m(S, "MISSING_CHAR", `Missing space after : in ${_}`) : m(s.start, "MISSING_CHAR", `Missing , or : between ${_} items`));
				let w = S ? e(f, S, s, m) : s.found ? d(f, s.end, x, null, s, m) : null;
				w ? u(S) && m(w.range, "BLOCK_IN_FLOW", l) : s.comment && (i.comment ? i.comment += "\n" + s.comment : i.comment = s.comment);
				let T = new n.Pair(i, w);
				if (f.options.keepSourceTokens && (T.srcToken = a), g) {
					let e = v;
					c.mapIncludes(f, e.items, i) && m(t, "DUPLICATE_KEY", "Map keys must be unique"), e.items.push(T);
				} else {
					let e = new r.YAMLMap(f.schema);
					e.flow = !0, e.items.push(T);
					let t = (w ?? i).range;
					e.range = [
						i.range[0],
						t[1],
						t[2]
					], v.items.push(e);
				}
				b = w ? w.range[2] : s.end;
			}
		}
		let x = g ? "}" : "]", [S, ...C] = p.end, w = b;
		if (S?.source === x) w = S.offset + S.source.length;
		else {
			let e = _[0].toUpperCase() + _.substring(1), t = y ? `${e} must end with a ${x}` : `${e} in block collection must be sufficiently indented and end with a ${x}`;
			m(b, y ? "MISSING_CHAR" : "BAD_INDENT", t), S && S.source.length !== 1 && C.unshift(S);
		}
		if (C.length > 0) {
			let e = a.resolveEnd(C, w, f.options.strict, m);
			e.comment && (v.comment ? v.comment += "\n" + e.comment : v.comment = e.comment), v.range = [
				p.offset,
				w,
				e.offset
			];
		} else v.range = [
			p.offset,
			w,
			w
		];
		return v;
	}
	e.resolveFlowCollection = d;
})), xp = /* @__PURE__ */ M(((e) => {
	var t = q(), n = Of(), r = Vf(), i = Uf(), a = _p(), o = vp(), s = bp();
	function c(e, t, n, r, i, c) {
		let l = n.type === "block-map" ? a.resolveBlockMap(e, t, n, r, c) : n.type === "block-seq" ? o.resolveBlockSeq(e, t, n, r, c) : s.resolveFlowCollection(e, t, n, r, c), u = l.constructor;
		return i === "!" || i === u.tagName ? (l.tag = u.tagName, l) : (i && (l.tag = i), l);
	}
	function l(e, a, o, s, l) {
		let u = s.tag, d = u ? a.directives.tagName(u.source, (e) => l(u, "TAG_RESOLVE_FAILED", e)) : null;
		if (o.type === "block-seq") {
			let { anchor: e, newlineAfterProp: t } = s, n = e && u ? e.offset > u.offset ? e : u : e ?? u;
			n && (!t || t.offset < n.offset) && l(n, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		let f = o.type === "block-map" ? "map" : o.type === "block-seq" ? "seq" : o.start.source === "{" ? "map" : "seq";
		if (!u || !d || d === "!" || d === r.YAMLMap.tagName && f === "map" || d === i.YAMLSeq.tagName && f === "seq") return c(e, a, o, l, d);
		let p = a.schema.tags.find((e) => e.tag === d && e.collection === f);
		if (!p) {
			let t = a.schema.knownTags[d];
			if (t?.collection === f) a.schema.tags.push(Object.assign({}, t, { default: !1 })), p = t;
			else return t ? l(u, "BAD_COLLECTION_TYPE", `${t.tag} used for ${f} collection, but expects ${t.collection ?? "scalar"}`, !0) : l(u, "TAG_RESOLVE_FAILED", `Unresolved tag: ${d}`, !0), c(e, a, o, l, d);
		}
		let m = c(e, a, o, l, d, p), h = p.resolve?.(m, (e) => l(u, "TAG_RESOLVE_FAILED", e), a.options) ?? m, g = t.isNode(h) ? h : new n.Scalar(h);
		return g.range = m.range, g.tag = d, p?.format && (g.format = p.format), g;
	}
	e.composeCollection = l;
})), Sp = /* @__PURE__ */ M(((e) => {
	var t = Of();
	function n(e, n, a) {
		let o = n.offset, s = r(n, e.options.strict, a);
		if (!s) return {
			value: "",
			type: null,
			comment: "",
			range: [
				o,
				o,
				o
			]
		};
		let c = s.mode === ">" ? t.Scalar.BLOCK_FOLDED : t.Scalar.BLOCK_LITERAL, l = n.source ? i(n.source) : [], u = l.length;
		for (let e = l.length - 1; e >= 0; --e) {
			let t = l[e][1];
			if (t === "" || t === "\r") u = e;
			else break;
		}
		if (u === 0) {
			let e = s.chomp === "+" && l.length > 0 ? "\n".repeat(Math.max(1, l.length - 1)) : "", t = o + s.length;
			return n.source && (t += n.source.length), {
				value: e,
				type: c,
				comment: s.comment,
				range: [
					o,
					t,
					t
				]
			};
		}
		let d = n.indent + s.indent, f = n.offset + s.length, p = 0;
		for (let t = 0; t < u; ++t) {
			let [n, r] = l[t];
			if (r === "" || r === "\r") s.indent === 0 && n.length > d && (d = n.length);
			else {
				n.length < d && a(f + n.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator"), s.indent === 0 && (d = n.length), p = t, d === 0 && !e.atRoot && a(f, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			f += n.length + r.length + 1;
		}
		for (let e = l.length - 1; e >= u; --e) l[e][0].length > d && (u = e + 1);
		let m = "", h = "", g = !1;
		for (let e = 0; e < p; ++e) m += l[e][0].slice(d) + "\n";
		for (let e = p; e < u; ++e) {
			let [n, r] = l[e];
			f += n.length + r.length + 1;
			let i = r[r.length - 1] === "\r";
			/* istanbul ignore if already caught in lexer */
			if (i && (r = r.slice(0, -1)), r && n.length < d) {
				let e = `Block scalar lines must not be less indented than their ${s.indent ? "explicit indentation indicator" : "first line"}`;
				a(f - r.length - (i ? 2 : 1), "BAD_INDENT", e), n = "";
			}
			c === t.Scalar.BLOCK_LITERAL ? (m += h + n.slice(d) + r, h = "\n") : n.length > d || r[0] === "	" ? (h === " " ? h = "\n" : !g && h === "\n" && (h = "\n\n"), m += h + n.slice(d) + r, h = "\n", g = !0) : r === "" ? h === "\n" ? m += "\n" : h = "\n" : (m += h + r, h = " ", g = !1);
		}
		switch (s.chomp) {
			case "-": break;
			case "+":
				for (let e = u; e < l.length; ++e) m += "\n" + l[e][0].slice(d);
				m[m.length - 1] !== "\n" && (m += "\n");
				break;
			default: m += "\n";
		}
		let _ = o + s.length + n.source.length;
		return {
			value: m,
			type: c,
			comment: s.comment,
			range: [
				o,
				_,
				_
			]
		};
	}
	function r({ offset: e, props: t }, n, r) {
		/* istanbul ignore if should not happen */
		if (t[0].type !== "block-scalar-header") return r(t[0], "IMPOSSIBLE", "Block scalar header not found"), null;
		let { source: i } = t[0], a = i[0], o = 0, s = "", c = -1;
		for (let t = 1; t < i.length; ++t) {
			let n = i[t];
			if (!s && (n === "-" || n === "+")) s = n;
			else {
				let r = Number(n);
				!o && r ? o = r : c === -1 && (c = e + t);
			}
		}
		c !== -1 && r(c, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${i}`);
		let l = !1, u = "", d = i.length;
		for (let e = 1; e < t.length; ++e) {
			let i = t[e];
			switch (i.type) {
				case "space": l = !0;
				case "newline":
					d += i.source.length;
					break;
				case "comment":
					n && !l && r(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters"), d += i.source.length, u = i.source.substring(1);
					break;
				case "error":
					r(i, "UNEXPECTED_TOKEN", i.message), d += i.source.length;
					break;
				/* istanbul ignore next should not happen */
				default: {
					r(i, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${i.type}`);
					let e = i.source;
					e && typeof e == "string" && (d += e.length);
				}
			}
		}
		return {
			mode: a,
			indent: o,
			chomp: s,
			comment: u,
			length: d
		};
	}
	/** @returns Array of lines split up as `[indent, content]` */
	function i(e) {
		let t = e.split(/\n( *)/), n = t[0], r = n.match(/^( *)/), i = [r?.[1] ? [r[1], n.slice(r[1].length)] : ["", n]];
		for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
		return i;
	}
	e.resolveBlockScalar = n;
})), Cp = /* @__PURE__ */ M(((e) => {
	var t = Of(), n = yp();
	function r(e, r, o) {
		let { offset: c, type: l, source: u, end: d } = e, f, p, m = (e, t, n) => o(c + e, t, n);
		switch (l) {
			case "scalar":
				f = t.Scalar.PLAIN, p = i(u, m);
				break;
			case "single-quoted-scalar":
				f = t.Scalar.QUOTE_SINGLE, p = a(u, m);
				break;
			case "double-quoted-scalar":
				f = t.Scalar.QUOTE_DOUBLE, p = s(u, m);
				break;
			/* istanbul ignore next should not happen */
			default: return o(e, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${l}`), {
				value: "",
				type: null,
				comment: "",
				range: [
					c,
					c + u.length,
					c + u.length
				]
			};
		}
		let h = c + u.length, g = n.resolveEnd(d, h, r, o);
		return {
			value: p,
			type: f,
			comment: g.comment,
			range: [
				c,
				h,
				g.offset
			]
		};
	}
	function i(e, t) {
		let n = "";
		switch (e[0]) {
			/* istanbul ignore next should not happen */
			case "	":
				n = "a tab character";
				break;
			case ",":
				n = "flow indicator character ,";
				break;
			case "%":
				n = "directive indicator character %";
				break;
			case "|":
			case ">":
				n = `block scalar indicator ${e[0]}`;
				break;
			case "@":
			case "`": n = `reserved character ${e[0]}`;
		}
		return n && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${n}`), o(e);
	}
	function a(e, t) {
		return (e[e.length - 1] !== "'" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing 'quote"), o(e.slice(1, -1)).replace(/''/g, "'");
	}
	function o(e) {
		let t = /(.*?)\r?\n/sy, n = t.exec(e);
		if (!n) return e;
		/**
		* The negative lookbehinds in these RegExps are to
		* prevent causing a polynomial search time in certain cases.
		*
		* The try-catch is for Safari < 16.4 and other old browsers:
		* https://caniuse.com/js-regexp-lookbehind
		*/
		let r, i;
		try {
			r = /* @__PURE__ */ RegExp("(?<![ 	])[ 	]+$"), i = /* @__PURE__ */ RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
		} catch {
			r = /[ \t]+$/, i = /^[ \t]+|[ \t]+$/g;
		}
		let a = n[1].replace(r, ""), o = " ", s = t.lastIndex;
		for (; n = t.exec(e);) {
			let e = n[1].replace(i, "");
			e === "" ? o === "\n" ? a += o : o = "\n" : (a += o + e, o = " "), s = t.lastIndex;
		}
		let c = /[ \t]*(.*)/sy;
		return c.lastIndex = s, n = c.exec(e), a + o + (n?.[1] ?? "");
	}
	function s(e, t) {
		let n = "";
		for (let r = 1; r < e.length - 1; ++r) {
			let i = e[r];
			if (i !== "\r" || e[r + 1] !== "\n") {
				if (i === "\n") {
					let { fold: t, offset: i } = c(e, r);
					n += t, r = i;
				} else if (i === "\\") {
					let i = e[++r], a = l[i];
					if (a) n += a;
					else if (i === "\n") for (i = e[r + 1]; i === " " || i === "	";) i = e[++r + 1];
					else if (i === "\r" && e[r + 1] === "\n") for (i = e[++r + 1]; i === " " || i === "	";) i = e[++r + 1];
					else if (i === "x" || i === "u" || i === "U") {
						let a = i === "x" ? 2 : i === "u" ? 4 : 8;
						n += u(e, r + 1, a, t), r += a;
					} else {
						let i = e.substr(r - 1, 2);
						t(r - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), n += i;
					}
				} else if (i === " " || i === "	") {
					let t = r, a = e[r + 1];
					for (; a === " " || a === "	";) a = e[++r + 1];
					a !== "\n" && (a !== "\r" || e[r + 2] !== "\n") && (n += r > t ? e.slice(t, r + 1) : i);
				} else n += i;
			}
		}
		return (e[e.length - 1] !== "\"" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing \"quote"), n;
	}
	/**
	* Fold a single newline into a space, multiple newlines to N - 1 newlines.
	* Presumes `source[offset] === '\n'`
	*/
	function c(e, t) {
		let n = "", r = e[t + 1];
		for (; (r === " " || r === "	" || r === "\n" || r === "\r") && (r !== "\r" || e[t + 2] === "\n");) r === "\n" && (n += "\n"), t += 1, r = e[t + 1];
		return n ||= " ", {
			fold: n,
			offset: t
		};
	}
	let l = {
		0: "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
	function u(e, t, n, r) {
		let i = e.substr(t, n), a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
		try {
			return String.fromCodePoint(a);
		} catch {
			let i = e.substr(t - 2, n + 2);
			return r(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), i;
		}
	}
	e.resolveFlowScalar = r;
})), wp = /* @__PURE__ */ M(((e) => {
	var t = q(), n = Of(), r = Sp(), i = Cp();
	function a(e, a, c, l) {
		let { value: u, type: d, comment: f, range: p } = a.type === "block-scalar" ? r.resolveBlockScalar(e, a, l) : i.resolveFlowScalar(a, e.options.strict, l), m = c ? e.directives.tagName(c.source, (e) => l(c, "TAG_RESOLVE_FAILED", e)) : null, h;
		h = e.options.stringKeys && e.atKey ? e.schema[t.SCALAR] : m ? o(e.schema, u, m, c, l) : a.type === "scalar" ? s(e, u, a, l) : e.schema[t.SCALAR];
		let g;
		try {
			let r = h.resolve(u, (e) => l(c ?? a, "TAG_RESOLVE_FAILED", e), e.options);
			g = t.isScalar(r) ? r : new n.Scalar(r);
		} catch (e) {
			let t = e instanceof Error ? e.message : String(e);
			l(c ?? a, "TAG_RESOLVE_FAILED", t), g = new n.Scalar(u);
		}
		return g.range = p, g.source = u, d && (g.type = d), m && (g.tag = m), h.format && (g.format = h.format), f && (g.comment = f), g;
	}
	function o(e, n, r, i, a) {
		if (r === "!") return e[t.SCALAR];
		let o = [];
		for (let t of e.tags) if (!t.collection && t.tag === r) {
			if (t.default && t.test) o.push(t);
			else return t;
		}
		for (let e of o) if (e.test?.test(n)) return e;
		let s = e.knownTags[r];
		return s && !s.collection ? (e.tags.push(Object.assign({}, s, {
			default: !1,
			test: void 0
		})), s) : (a(i, "TAG_RESOLVE_FAILED", `Unresolved tag: ${r}`, r !== "tag:yaml.org,2002:str"), e[t.SCALAR]);
	}
	function s({ atKey: e, directives: n, schema: r }, i, a, o) {
		let s = r.tags.find((t) => (t.default === !0 || e && t.default === "key") && t.test?.test(i)) || r[t.SCALAR];
		if (r.compat) {
			let e = r.compat.find((e) => e.default && e.test?.test(i)) ?? r[t.SCALAR];
			s.tag !== e.tag && o(a, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${n.tagString(s.tag)} or ${n.tagString(e.tag)}`, !0);
		}
		return s;
	}
	e.composeScalar = a;
})), Tp = /* @__PURE__ */ M(((e) => {
	function t(e, t, n) {
		if (t) {
			n ??= t.length;
			for (let r = n - 1; r >= 0; --r) {
				let n = t[r];
				switch (n.type) {
					case "space":
					case "comment":
					case "newline":
						e -= n.source.length;
						continue;
				}
				for (n = t[++r]; n?.type === "space";) e += n.source.length, n = t[++r];
				break;
			}
		}
		return e;
	}
	e.emptyScalarPosition = t;
})), Ep = /* @__PURE__ */ M(((e) => {
	var t = Df(), n = q(), r = xp(), i = wp(), a = yp(), o = Tp();
	let s = {
		composeNode: c,
		composeEmptyNode: l
	};
	function c(e, t, a, o) {
		let c = e.atKey, { spaceBefore: d, comment: f, anchor: p, tag: m } = a, h, g = !0;
		switch (t.type) {
			case "alias":
				h = u(e, t, o), (p || m) && o(t, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				h = i.composeScalar(e, t, m, o), p && (h.anchor = p.source.substring(1));
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					h = r.composeCollection(s, e, t, a, o), p && (h.anchor = p.source.substring(1));
				} catch (e) {
					o(t, "RESOURCE_EXHAUSTION", e instanceof Error ? e.message : String(e));
				}
				break;
			default: o(t, "UNEXPECTED_TOKEN", t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`), g = !1;
		}
		return h ??= l(e, t.offset, void 0, null, a, o), p && h.anchor === "" && o(p, "BAD_ALIAS", "Anchor cannot be an empty string"), c && e.options.stringKeys && (!n.isScalar(h) || typeof h.value != "string" || h.tag && h.tag !== "tag:yaml.org,2002:str") && o(m ?? t, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), d && (h.spaceBefore = !0), f && (t.type === "scalar" && t.source === "" ? h.comment = f : h.commentBefore = f), e.options.keepSourceTokens && g && (h.srcToken = t), h;
	}
	function l(e, t, n, r, { spaceBefore: a, comment: s, anchor: c, tag: l, end: u }, d) {
		let f = {
			type: "scalar",
			offset: o.emptyScalarPosition(t, n, r),
			indent: -1,
			source: ""
		}, p = i.composeScalar(e, f, l, d);
		return c && (p.anchor = c.source.substring(1), p.anchor === "" && d(c, "BAD_ALIAS", "Anchor cannot be an empty string")), a && (p.spaceBefore = !0), s && (p.comment = s, p.range[2] = u), p;
	}
	function u({ options: e }, { offset: n, source: r, end: i }, o) {
		let s = new t.Alias(r.substring(1));
		s.source === "" && o(n, "BAD_ALIAS", "Alias cannot be an empty string"), s.source.endsWith(":") && o(n + r.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
		let c = n + r.length, l = a.resolveEnd(i, c, e.strict, o);
		return s.range = [
			n,
			c,
			l.offset
		], l.comment && (s.comment = l.comment), s;
	}
	e.composeEmptyNode = l, e.composeNode = c;
})), Dp = /* @__PURE__ */ M(((e) => {
	var t = dp(), n = Ep(), r = yp(), i = pp();
	function a(e, a, { offset: o, start: s, value: c, end: l }, u) {
		let d = Object.assign({ _directives: a }, e), f = new t.Document(void 0, d), p = {
			atKey: !1,
			atRoot: !0,
			directives: f.directives,
			options: f.options,
			schema: f.schema
		}, m = i.resolveProps(s, {
			indicator: "doc-start",
			next: c ?? l?.[0],
			offset: o,
			onError: u,
			parentIndent: 0,
			startOnNewline: !0
		});
		m.found && (f.directives.docStart = !0, c && (c.type === "block-map" || c.type === "block-seq") && !m.hasNewline && u(m.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), f.contents = c ? n.composeNode(p, c, m, u) : n.composeEmptyNode(p, m.end, s, null, m, u);
		let h = f.contents.range[2], g = r.resolveEnd(l, h, !1, u);
		return g.comment && (f.comment = g.comment), f.range = [
			o,
			h,
			g.offset
		], f;
	}
	e.composeDoc = a;
})), Op = /* @__PURE__ */ M(((e) => {
	var t = xe("process"), n = Sf(), r = dp(), i = fp(), a = q(), o = Dp(), s = yp();
	function c(e) {
		if (typeof e == "number") return [e, e + 1];
		if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
		let { offset: t, source: n } = e;
		return [t, t + (typeof n == "string" ? n.length : 1)];
	}
	function l(e) {
		let t = "", n = !1, r = !1;
		for (let i = 0; i < e.length; ++i) {
			let a = e[i];
			switch (a[0]) {
				case "#":
					t += (t === "" ? "" : r ? "\n\n" : "\n") + (a.substring(1) || " "), n = !0, r = !1;
					break;
				case "%":
					e[i + 1]?.[0] !== "#" && (i += 1), n = !1;
					break;
				default: n || (r = !0), n = !1;
			}
		}
		return {
			comment: t,
			afterEmptyLine: r
		};
	}
	e.Composer = class {
		constructor(e = {}) {
			this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (e, t, n, r) => {
				let a = c(e);
				r ? this.warnings.push(new i.YAMLWarning(a, t, n)) : this.errors.push(new i.YAMLParseError(a, t, n));
			}, this.directives = new n.Directives({ version: e.version || "1.2" }), this.options = e;
		}
		decorate(e, t) {
			let { comment: n, afterEmptyLine: r } = l(this.prelude);
			if (n) {
				let i = e.contents;
				if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n;
				else if (r || e.directives.docStart || !i) e.commentBefore = n;
				else if (a.isCollection(i) && !i.flow && i.items.length > 0) {
					let e = i.items[0];
					a.isPair(e) && (e = e.key);
					let t = e.commentBefore;
					e.commentBefore = t ? `${n}\n${t}` : n;
				} else {
					let e = i.commentBefore;
					i.commentBefore = e ? `${n}\n${e}` : n;
				}
			}
			if (t) {
				for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
				for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
			} else e.errors = this.errors, e.warnings = this.warnings;
			this.prelude = [], this.errors = [], this.warnings = [];
		}
		/**
		* Current stream status information.
		*
		* Mostly useful at the end of input for an empty stream.
		*/
		streamInfo() {
			return {
				comment: l(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		/**
		* Compose tokens into documents.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*compose(e, t = !1, n = -1) {
			for (let t of e) yield* this.next(t);
			yield* this.end(t, n);
		}
		/** Advance the composer by one CST token. */
		*next(e) {
			switch (t.env.LOG_STREAM && console.dir(e, { depth: null }), e.type) {
				case "directive":
					this.directives.add(e.source, (t, n, r) => {
						let i = c(e);
						i[0] += t, this.onError(i, "BAD_DIRECTIVE", n, r);
					}), this.prelude.push(e.source), this.atDirectives = !0;
					break;
				case "document": {
					let t = o.composeDoc(this.options, this.directives, e, this.onError);
					this.atDirectives && !t.directives.docStart && this.onError(e, "MISSING_CHAR", "Missing directives-end/doc-start indicator line"), this.decorate(t, !1), this.doc && (yield this.doc), this.doc = t, this.atDirectives = !1;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(e.source);
					break;
				case "error": {
					let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new i.YAMLParseError(c(e), "UNEXPECTED_TOKEN", t);
					this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new i.YAMLParseError(c(e), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = !0;
					let t = s.resolveEnd(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
					if (this.decorate(this.doc, !0), t.comment) {
						let e = this.doc.comment;
						this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
					}
					this.doc.range[2] = t.offset;
					break;
				}
				default: this.errors.push(new i.YAMLParseError(c(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
			}
		}
		/**
		* Call at end of input to yield any remaining document.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*end(e = !1, t = -1) {
			if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
			else if (e) {
				let e = Object.assign({ _directives: this.directives }, this.options), n = new r.Document(void 0, e);
				this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line"), n.range = [
					0,
					t,
					t
				], this.decorate(n, !1), yield n;
			}
		}
	};
})), kp = /* @__PURE__ */ M(((e) => {
	var t = Sp(), n = Cp(), r = fp(), i = Nf();
	function a(e, i = !0, a) {
		if (e) {
			let o = (e, t, n) => {
				let i = typeof e == "number" ? e : Array.isArray(e) ? e[0] : e.offset;
				if (a) a(i, t, n);
				else throw new r.YAMLParseError([i, i + 1], t, n);
			};
			switch (e.type) {
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return n.resolveFlowScalar(e, i, o);
				case "block-scalar": return t.resolveBlockScalar({ options: { strict: i } }, e, o);
			}
		}
		return null;
	}
	/**
	* Create a new scalar token with `value`
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.end Comments and whitespace after the end of the value, or after the block scalar header. If undefined, a newline will be added.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.indent The indent level of the token.
	* @param context.inFlow Is this scalar within a flow collection? This may affect the resolved type of the token's value.
	* @param context.offset The offset position of the token.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function o(e, t) {
		let { implicitKey: n = !1, indent: r, inFlow: a = !1, offset: o = -1, type: s = "PLAIN" } = t, c = i.stringifyString({
			type: s,
			value: e
		}, {
			implicitKey: n,
			indent: r > 0 ? " ".repeat(r) : "",
			inFlow: a,
			options: {
				blockQuote: !0,
				lineWidth: -1
			}
		}), u = t.end ?? [{
			type: "newline",
			offset: -1,
			indent: r,
			source: "\n"
		}];
		switch (c[0]) {
			case "|":
			case ">": {
				let e = c.indexOf("\n"), t = c.substring(0, e), n = c.substring(e + 1) + "\n", i = [{
					type: "block-scalar-header",
					offset: o,
					indent: r,
					source: t
				}];
				return l(i, u) || i.push({
					type: "newline",
					offset: -1,
					indent: r,
					source: "\n"
				}), {
					type: "block-scalar",
					offset: o,
					indent: r,
					props: i,
					source: n
				};
			}
			case "\"": return {
				type: "double-quoted-scalar",
				offset: o,
				indent: r,
				source: c,
				end: u
			};
			case "'": return {
				type: "single-quoted-scalar",
				offset: o,
				indent: r,
				source: c,
				end: u
			};
			default: return {
				type: "scalar",
				offset: o,
				indent: r,
				source: c,
				end: u
			};
		}
	}
	/**
	* Set the value of `token` to the given string `value`, overwriting any previous contents and type that it may have.
	*
	* Best efforts are made to retain any comments previously associated with the `token`,
	* though all contents within a collection's `items` will be overwritten.
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param token Any token. If it does not include an `indent` value, the value will be stringified as if it were an implicit key.
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.afterKey In most cases, values after a key should have an additional level of indentation.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.inFlow Being within a flow collection may affect the resolved type of the token's value.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function s(e, t, n = {}) {
		let { afterKey: r = !1, implicitKey: a = !1, inFlow: o = !1, type: s } = n, l = "indent" in e ? e.indent : null;
		if (r && typeof l == "number" && (l += 2), !s) switch (e.type) {
			case "single-quoted-scalar":
				s = "QUOTE_SINGLE";
				break;
			case "double-quoted-scalar":
				s = "QUOTE_DOUBLE";
				break;
			case "block-scalar": {
				let t = e.props[0];
				if (t.type !== "block-scalar-header") throw Error("Invalid block scalar header");
				s = t.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
				break;
			}
			default: s = "PLAIN";
		}
		let d = i.stringifyString({
			type: s,
			value: t
		}, {
			implicitKey: a || l === null,
			indent: l !== null && l > 0 ? " ".repeat(l) : "",
			inFlow: o,
			options: {
				blockQuote: !0,
				lineWidth: -1
			}
		});
		switch (d[0]) {
			case "|":
			case ">":
				c(e, d);
				break;
			case "\"":
				u(e, d, "double-quoted-scalar");
				break;
			case "'":
				u(e, d, "single-quoted-scalar");
				break;
			default: u(e, d, "scalar");
		}
	}
	function c(e, t) {
		let n = t.indexOf("\n"), r = t.substring(0, n), i = t.substring(n + 1) + "\n";
		if (e.type === "block-scalar") {
			let t = e.props[0];
			if (t.type !== "block-scalar-header") throw Error("Invalid block scalar header");
			t.source = r, e.source = i;
		} else {
			let { offset: t } = e, n = "indent" in e ? e.indent : -1, a = [{
				type: "block-scalar-header",
				offset: t,
				indent: n,
				source: r
			}];
			l(a, "end" in e ? e.end : void 0) || a.push({
				type: "newline",
				offset: -1,
				indent: n,
				source: "\n"
			});
			for (let t of Object.keys(e)) t !== "type" && t !== "offset" && delete e[t];
			Object.assign(e, {
				type: "block-scalar",
				indent: n,
				props: a,
				source: i
			});
		}
	}
	/** @returns `true` if last token is a newline */
	function l(e, t) {
		if (t) for (let n of t) switch (n.type) {
			case "space":
			case "comment":
				e.push(n);
				break;
			case "newline": return e.push(n), !0;
		}
		return !1;
	}
	function u(e, t, n) {
		switch (e.type) {
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				e.type = n, e.source = t;
				break;
			case "block-scalar": {
				let r = e.props.slice(1), i = t.length;
				e.props[0].type === "block-scalar-header" && (i -= e.props[0].source.length);
				for (let e of r) e.offset += i;
				delete e.props, Object.assign(e, {
					type: n,
					source: t,
					end: r
				});
				break;
			}
			case "block-map":
			case "block-seq": {
				let r = {
					type: "newline",
					offset: e.offset + t.length,
					indent: e.indent,
					source: "\n"
				};
				delete e.items, Object.assign(e, {
					type: n,
					source: t,
					end: [r]
				});
				break;
			}
			default: {
				let r = "indent" in e ? e.indent : -1, i = "end" in e && Array.isArray(e.end) ? e.end.filter((e) => e.type === "space" || e.type === "comment" || e.type === "newline") : [];
				for (let t of Object.keys(e)) t !== "type" && t !== "offset" && delete e[t];
				Object.assign(e, {
					type: n,
					indent: r,
					source: t,
					end: i
				});
			}
		}
	}
	e.createScalarToken = o, e.resolveAsScalar = a, e.setScalarValue = s;
})), Ap = /* @__PURE__ */ M(((e) => {
	/**
	* Stringify a CST document, token, or collection item
	*
	* Fair warning: This applies no validation whatsoever, and
	* simply concatenates the sources in their logical order.
	*/
	let t = (e) => "type" in e ? n(e) : r(e);
	function n(e) {
		switch (e.type) {
			case "block-scalar": {
				let t = "";
				for (let r of e.props) t += n(r);
				return t + e.source;
			}
			case "block-map":
			case "block-seq": {
				let t = "";
				for (let n of e.items) t += r(n);
				return t;
			}
			case "flow-collection": {
				let t = e.start.source;
				for (let n of e.items) t += r(n);
				for (let n of e.end) t += n.source;
				return t;
			}
			case "document": {
				let t = r(e);
				if (e.end) for (let n of e.end) t += n.source;
				return t;
			}
			default: {
				let t = e.source;
				if ("end" in e && e.end) for (let n of e.end) t += n.source;
				return t;
			}
		}
	}
	function r({ start: e, key: t, sep: r, value: i }) {
		let a = "";
		for (let t of e) a += t.source;
		if (t && (a += n(t)), r) for (let e of r) a += e.source;
		return i && (a += n(i)), a;
	}
	e.stringify = t;
})), jp = /* @__PURE__ */ M(((e) => {
	let t = Symbol("break visit"), n = Symbol("skip children"), r = Symbol("remove item");
	/**
	* Apply a visitor to a CST document or item.
	*
	* Walks through the tree (depth-first) starting from the root, calling a
	* `visitor` function with two arguments when entering each item:
	*   - `item`: The current item, which included the following members:
	*     - `start: SourceToken[]` – Source tokens before the key or value,
	*       possibly including its anchor or tag.
	*     - `key?: Token | null` – Set for pair values. May then be `null`, if
	*       the key before the `:` separator is empty.
	*     - `sep?: SourceToken[]` – Source tokens between the key and the value,
	*       which should include the `:` map value indicator if `value` is set.
	*     - `value?: Token` – The value of a sequence item, or of a map pair.
	*   - `path`: The steps from the root to the current node, as an array of
	*     `['key' | 'value', number]` tuples.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this token, continue with
	*      next sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current item, then continue with the next one
	*   - `number`: Set the index of the next step. This is useful especially if
	*     the index of the current token has changed.
	*   - `function`: Define the next visitor for this item. After the original
	*     visitor is called on item entry, next visitors are called after handling
	*     a non-empty `key` and when exiting the item.
	*/
	function i(e, t) {
		"type" in e && e.type === "document" && (e = {
			start: e.start,
			value: e.value
		}), a(Object.freeze([]), e, t);
	}
	/**
	* Get the immediate parent collection of the item at `path` from `cst` as the root.
	*
	* Throws an error if the collection is not found, which should never happen if the item itself exists.
	*/
	i.BREAK = t, i.SKIP = n, i.REMOVE = r, i.itemAtPath = (e, t) => {
		let n = e;
		for (let [e, r] of t) {
			let t = n?.[e];
			if (t && "items" in t) n = t.items[r];
			else return;
		}
		return n;
	}, i.parentCollection = (e, t) => {
		let n = i.itemAtPath(e, t.slice(0, -1)), r = t[t.length - 1][0], a = n?.[r];
		if (a && "items" in a) return a;
		throw Error("Parent collection not found");
	};
	function a(e, n, i) {
		let o = i(n, e);
		if (typeof o == "symbol") return o;
		for (let s of ["key", "value"]) {
			let c = n[s];
			if (c && "items" in c) {
				for (let n = 0; n < c.items.length; ++n) {
					let o = a(Object.freeze(e.concat([[s, n]])), c.items[n], i);
					if (typeof o == "number") n = o - 1;
					else if (o === t) return t;
					else o === r && (c.items.splice(n, 1), --n);
				}
				typeof o == "function" && s === "key" && (o = o(n, e));
			}
		}
		return typeof o == "function" ? o(n, e) : o;
	}
	e.visit = i;
})), Mp = /* @__PURE__ */ M(((e) => {
	var t = kp(), n = Ap(), r = jp();
	/** The byte order mark */
	let i = (e) => !!e && "items" in e, a = (e) => !!e && (e.type === "scalar" || e.type === "single-quoted-scalar" || e.type === "double-quoted-scalar" || e.type === "block-scalar");
	/* istanbul ignore next */
	/** Get a printable representation of a lexer token */
	function o(e) {
		switch (e) {
			case "﻿": return "<BOM>";
			case "": return "<DOC>";
			case "": return "<FLOW_END>";
			case "": return "<SCALAR>";
			default: return JSON.stringify(e);
		}
	}
	/** Identify the type of a lexer token. May return `null` for unknown tokens. */
	function s(e) {
		switch (e) {
			case "﻿": return "byte-order-mark";
			case "": return "doc-mode";
			case "": return "flow-error-end";
			case "": return "scalar";
			case "---": return "doc-start";
			case "...": return "doc-end";
			case "":
			case "\n":
			case "\r\n": return "newline";
			case "-": return "seq-item-ind";
			case "?": return "explicit-key-ind";
			case ":": return "map-value-ind";
			case "{": return "flow-map-start";
			case "}": return "flow-map-end";
			case "[": return "flow-seq-start";
			case "]": return "flow-seq-end";
			case ",": return "comma";
		}
		switch (e[0]) {
			case " ":
			case "	": return "space";
			case "#": return "comment";
			case "%": return "directive-line";
			case "*": return "alias";
			case "&": return "anchor";
			case "!": return "tag";
			case "'": return "single-quoted-scalar";
			case "\"": return "double-quoted-scalar";
			case "|":
			case ">": return "block-scalar-header";
		}
		return null;
	}
	e.createScalarToken = t.createScalarToken, e.resolveAsScalar = t.resolveAsScalar, e.setScalarValue = t.setScalarValue, e.stringify = n.stringify, e.visit = r.visit, e.BOM = "﻿", e.DOCUMENT = "", e.FLOW_END = "", e.SCALAR = "", e.isCollection = i, e.isScalar = a, e.prettyToken = o, e.tokenType = s;
})), Np = /* @__PURE__ */ M(((e) => {
	var t = Mp();
	function n(e) {
		switch (e) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return !0;
			default: return !1;
		}
	}
	let r = /* @__PURE__ */ new Set("0123456789ABCDEFabcdef"), i = /* @__PURE__ */ new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), a = /* @__PURE__ */ new Set(",[]{}"), o = /* @__PURE__ */ new Set(" ,[]{}\n\r	"), s = (e) => !e || o.has(e);
	e.Lexer = class {
		constructor() {
			/** A pointer to `buffer`; the current position of the lexer. */
			this.atEnd = !1, this.blockScalarIndent = -1, this.blockScalarKeep = !1, this.buffer = "", this.flowKey = !1, this.flowLevel = 0, this.indentNext = 0, this.indentValue = 0, this.lineEndPos = null, this.next = null, this.pos = 0;
		}
		/**
		* Generate YAML tokens from the `source` string. If `incomplete`,
		* a part of the last line may be left as a buffer for the next call.
		*
		* @returns A generator of lexical tokens
		*/
		*lex(e, t = !1) {
			if (e) {
				if (typeof e != "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + e : e, this.lineEndPos = null;
			}
			this.atEnd = !t;
			let n = this.next ?? "stream";
			for (; n && (t || this.hasChars(1));) n = yield* this.parseNext(n);
		}
		atLineEnd() {
			let e = this.pos, t = this.buffer[e];
			for (; t === " " || t === "	";) t = this.buffer[++e];
			return !t || t === "#" || t === "\n" || t === "\r" && this.buffer[e + 1] === "\n";
		}
		charAt(e) {
			return this.buffer[this.pos + e];
		}
		continueScalar(e) {
			let t = this.buffer[e];
			if (this.indentNext > 0) {
				let n = 0;
				for (; t === " ";) t = this.buffer[++n + e];
				if (t === "\r") {
					let t = this.buffer[n + e + 1];
					if (t === "\n" || !t && !this.atEnd) return e + n + 1;
				}
				return t === "\n" || n >= this.indentNext || !t && !this.atEnd ? e + n : -1;
			}
			if (t === "-" || t === ".") {
				let t = this.buffer.substr(e, 3);
				if ((t === "---" || t === "...") && n(this.buffer[e + 3])) return -1;
			}
			return e;
		}
		getLine() {
			let e = this.lineEndPos;
			return (typeof e != "number" || e !== -1 && e < this.pos) && (e = this.buffer.indexOf("\n", this.pos), this.lineEndPos = e), e === -1 ? this.atEnd ? this.buffer.substring(this.pos) : null : (this.buffer[e - 1] === "\r" && --e, this.buffer.substring(this.pos, e));
		}
		hasChars(e) {
			return this.pos + e <= this.buffer.length;
		}
		setNext(e) {
			return this.buffer = this.buffer.substring(this.pos), this.pos = 0, this.lineEndPos = null, this.next = e, null;
		}
		peek(e) {
			return this.buffer.substr(this.pos, e);
		}
		*parseNext(e) {
			switch (e) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let e = this.getLine();
			if (e === null) return this.setNext("stream");
			if (e[0] === t.BOM && (yield* this.pushCount(1), e = e.substring(1)), e[0] === "%") {
				let t = e.length, n = e.indexOf("#");
				for (; n !== -1;) {
					let r = e[n - 1];
					if (r === " " || r === "	") {
						t = n - 1;
						break;
					}
					n = e.indexOf("#", n + 1);
				}
				for (;;) {
					let n = e[t - 1];
					if (n === " " || n === "	") --t;
					else break;
				}
				let r = (yield* this.pushCount(t)) + (yield* this.pushSpaces(!0));
				return yield* this.pushCount(e.length - r), this.pushNewline(), "stream";
			}
			if (this.atLineEnd()) {
				let t = yield* this.pushSpaces(!0);
				return yield* this.pushCount(e.length - t), yield* this.pushNewline(), "stream";
			}
			return yield t.DOCUMENT, yield* this.parseLineStart();
		}
		*parseLineStart() {
			let e = this.charAt(0);
			if (!e && !this.atEnd) return this.setNext("line-start");
			if (e === "-" || e === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				let e = this.peek(3);
				if ((e === "---" || e === "...") && n(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, e === "---" ? "doc" : "stream";
			}
			return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !n(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			let [e, t] = this.peek(2);
			if (!t && !this.atEnd) return this.setNext("block-start");
			if ((e === "-" || e === "?" || e === ":") && n(t)) {
				let e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
				return this.indentNext = this.indentValue + 1, this.indentValue += e, "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(!0);
			let e = this.getLine();
			if (e === null) return this.setNext("doc");
			let t = yield* this.pushIndicators();
			switch (e[t]) {
				case "#": yield* this.pushCount(e.length - t);
				case void 0: return yield* this.pushNewline(), yield* this.parseLineStart();
				case "{":
				case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel = 1, "flow";
				case "}":
				case "]": return yield* this.pushCount(1), "doc";
				case "*": return yield* this.pushUntil(s), "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">": return t += yield* this.parseBlockScalarHeader(), t += yield* this.pushSpaces(!0), yield* this.pushCount(e.length - t), yield* this.pushNewline(), yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let e, r, i = -1;
			do
				e = yield* this.pushNewline(), e > 0 ? (r = yield* this.pushSpaces(!1), this.indentValue = i = r) : r = 0, r += yield* this.pushSpaces(!0);
			while (e + r > 0);
			let a = this.getLine();
			if (a === null) return this.setNext("flow");
			if ((i !== -1 && i < this.indentNext && a[0] !== "#" || i === 0 && (a.startsWith("---") || a.startsWith("...")) && n(a[3])) && (i !== this.indentNext - 1 || this.flowLevel !== 1 || a[0] !== "]" && a[0] !== "}")) return this.flowLevel = 0, yield t.FLOW_END, yield* this.parseLineStart();
			let o = 0;
			for (; a[o] === ",";) o += yield* this.pushCount(1), o += yield* this.pushSpaces(!0), this.flowKey = !1;
			switch (o += yield* this.pushIndicators(), a[o]) {
				case void 0: return "flow";
				case "#": return yield* this.pushCount(a.length - o), "flow";
				case "{":
				case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
				case "}":
				case "]": return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? "flow" : "doc";
				case "*": return yield* this.pushUntil(s), "flow";
				case "\"":
				case "'": return this.flowKey = !0, yield* this.parseQuotedScalar();
				case ":": {
					let e = this.charAt(1);
					if (this.flowKey || n(e) || e === ",") return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
				}
				default: return this.flowKey = !1, yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			let e = this.charAt(0), t = this.buffer.indexOf(e, this.pos + 1);
			if (e === "'") for (; t !== -1 && this.buffer[t + 1] === "'";) t = this.buffer.indexOf("'", t + 2);
			else for (; t !== -1;) {
				let e = 0;
				for (; this.buffer[t - 1 - e] === "\\";) e += 1;
				if (e % 2 == 0) break;
				t = this.buffer.indexOf("\"", t + 1);
			}
			let n = this.buffer.substring(0, t), r = n.indexOf("\n", this.pos);
			if (r !== -1) {
				for (; r !== -1;) {
					let e = this.continueScalar(r + 1);
					if (e === -1) break;
					r = n.indexOf("\n", e);
				}
				r !== -1 && (t = r - (n[r - 1] === "\r" ? 2 : 1));
			}
			if (t === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				t = this.buffer.length;
			}
			return yield* this.pushToIndex(t + 1, !1), this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1, this.blockScalarKeep = !1;
			let e = this.pos;
			for (;;) {
				let t = this.buffer[++e];
				if (t === "+") this.blockScalarKeep = !0;
				else if (t > "0" && t <= "9") this.blockScalarIndent = Number(t) - 1;
				else if (t !== "-") break;
			}
			return yield* this.pushUntil((e) => n(e) || e === "#");
		}
		*parseBlockScalar() {
			let e = this.pos - 1, n = 0, r;
			loop: for (let t = this.pos; r = this.buffer[t]; ++t) switch (r) {
				case " ":
					n += 1;
					break;
				case "\n":
					e = t, n = 0;
					break;
				case "\r": {
					let e = this.buffer[t + 1];
					if (!e && !this.atEnd) return this.setNext("block-scalar");
					if (e === "\n") break;
				}
				default: break loop;
			}
			if (!r && !this.atEnd) return this.setNext("block-scalar");
			if (n >= this.indentNext) {
				this.indentNext = this.blockScalarIndent === -1 ? n : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					let t = this.continueScalar(e + 1);
					if (t === -1) break;
					e = this.buffer.indexOf("\n", t);
				} while (e !== -1);
				if (e === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					e = this.buffer.length;
				}
			}
			let i = e + 1;
			for (r = this.buffer[i]; r === " ";) r = this.buffer[++i];
			if (r === "	") {
				for (; r === "	" || r === " " || r === "\r" || r === "\n";) r = this.buffer[++i];
				e = i - 1;
			} else if (!this.blockScalarKeep) do {
				let t = e - 1, r = this.buffer[t];
				r === "\r" && (r = this.buffer[--t]);
				let i = t;
				for (; r === " ";) r = this.buffer[--t];
				if (r === "\n" && t >= this.pos && t + 1 + n > i) e = t;
				else break;
			} while (1);
			return yield t.SCALAR, yield* this.pushToIndex(e + 1, !0), yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			let e = this.flowLevel > 0, r = this.pos - 1, i = this.pos - 1, o;
			for (; o = this.buffer[++i];) if (o === ":") {
				let t = this.buffer[i + 1];
				if (n(t) || e && a.has(t)) break;
				r = i;
			} else if (n(o)) {
				let t = this.buffer[i + 1];
				if (o === "\r" && (t === "\n" ? (i += 1, o = "\n", t = this.buffer[i + 1]) : r = i), t === "#" || e && a.has(t)) break;
				if (o === "\n") {
					let e = this.continueScalar(i + 1);
					if (e === -1) break;
					i = Math.max(i, e - 2);
				}
			} else {
				if (e && a.has(o)) break;
				r = i;
			}
			return !o && !this.atEnd ? this.setNext("plain-scalar") : (yield t.SCALAR, yield* this.pushToIndex(r + 1, !0), e ? "flow" : "doc");
		}
		*pushCount(e) {
			return e > 0 ? (yield this.buffer.substr(this.pos, e), this.pos += e, e) : 0;
		}
		*pushToIndex(e, t) {
			let n = this.buffer.slice(this.pos, e);
			return n ? (yield n, this.pos += n.length, n.length) : (t && (yield ""), 0);
		}
		*pushIndicators() {
			let e = 0;
			loop: for (;;) {
				switch (this.charAt(0)) {
					case "!":
						e += yield* this.pushTag(), e += yield* this.pushSpaces(!0);
						continue loop;
					case "&":
						e += yield* this.pushUntil(s), e += yield* this.pushSpaces(!0);
						continue loop;
					case "-":
					case "?":
					case ":": {
						let t = this.flowLevel > 0, r = this.charAt(1);
						if (n(r) || t && a.has(r)) {
							t ? this.flowKey &&= !1 : this.indentNext = this.indentValue + 1, e += yield* this.pushCount(1), e += yield* this.pushSpaces(!0);
							continue loop;
						}
					}
				}
				break loop;
			}
			return e;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let e = this.pos + 2, t = this.buffer[e];
				for (; !n(t) && t !== ">";) t = this.buffer[++e];
				return yield* this.pushToIndex(t === ">" ? e + 1 : e, !1);
			}
			{
				let e = this.pos + 1, t = this.buffer[e];
				for (; t;) if (i.has(t)) t = this.buffer[++e];
				else if (t === "%" && r.has(this.buffer[e + 1]) && r.has(this.buffer[e + 2])) t = this.buffer[e += 3];
				else break;
				return yield* this.pushToIndex(e, !1);
			}
		}
		*pushNewline() {
			let e = this.buffer[this.pos];
			return e === "\n" ? yield* this.pushCount(1) : e === "\r" && this.charAt(1) === "\n" ? yield* this.pushCount(2) : 0;
		}
		*pushSpaces(e) {
			let t = this.pos - 1, n;
			do
				n = this.buffer[++t];
			while (n === " " || e && n === "	");
			let r = t - this.pos;
			return r > 0 && (yield this.buffer.substr(this.pos, r), this.pos = t), r;
		}
		*pushUntil(e) {
			let t = this.pos, n = this.buffer[t];
			for (; !e(n);) n = this.buffer[++t];
			return yield* this.pushToIndex(t, !1);
		}
	};
})), Pp = /* @__PURE__ */ M(((e) => {
	e.LineCounter = class {
		constructor() {
			/**
			* Performs a binary search and returns the 1-indexed { line, col }
			* position of `offset`. If `line === 0`, `addNewLine` has never been
			* called or `offset` is before the first known newline.
			*/
			this.lineStarts = [], this.addNewLine = (e) => this.lineStarts.push(e), this.linePos = (e) => {
				let t = 0, n = this.lineStarts.length;
				for (; t < n;) {
					let r = t + n >> 1;
					this.lineStarts[r] < e ? t = r + 1 : n = r;
				}
				if (this.lineStarts[t] === e) return {
					line: t + 1,
					col: 1
				};
				if (t === 0) return {
					line: 0,
					col: e
				};
				let r = this.lineStarts[t - 1];
				return {
					line: t,
					col: e - r + 1
				};
			};
		}
	};
})), Fp = /* @__PURE__ */ M(((e) => {
	var t = xe("process"), n = Mp(), r = Np();
	function i(e, t) {
		for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
		return !1;
	}
	function a(e) {
		for (let t = 0; t < e.length; ++t) switch (e[t].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return t;
		}
		return -1;
	}
	function o(e) {
		switch (e?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return !0;
			default: return !1;
		}
	}
	function s(e) {
		switch (e.type) {
			case "document": return e.start;
			case "block-map": {
				let t = e.items[e.items.length - 1];
				return t.sep ?? t.start;
			}
			case "block-seq": return e.items[e.items.length - 1].start;
			/* istanbul ignore next should not happen */
			default: return [];
		}
	}
	/** Note: May modify input array */
	function c(e) {
		if (e.length === 0) return [];
		let t = e.length;
		loop: for (; --t >= 0;) switch (e[t].type) {
			case "doc-start":
			case "explicit-key-ind":
			case "map-value-ind":
			case "seq-item-ind":
			case "newline": break loop;
		}
		for (; e[++t]?.type === "space";);
		return e.splice(t, e.length);
	}
	function l(e, t) {
		if (t.length < 1e5) Array.prototype.push.apply(e, t);
		else for (let n = 0; n < t.length; ++n) e.push(t[n]);
	}
	function u(e) {
		if (e.start.type === "flow-seq-start") for (let t of e.items) t.sep && !t.value && !i(t.start, "explicit-key-ind") && !i(t.sep, "map-value-ind") && (t.key && (t.value = t.key), delete t.key, o(t.value) ? t.value.end ? l(t.value.end, t.sep) : t.value.end = t.sep : l(t.start, t.sep), delete t.sep);
	}
	e.Parser = class {
		/**
		* @param onNewLine - If defined, called separately with the start position of
		*   each new line (in `parse()`, including the start of input).
		*/
		constructor(e) {
			this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new r.Lexer(), this.onNewLine = e;
		}
		/**
		* Parse `source` as a YAML stream.
		* If `incomplete`, a part of the last line may be left as a buffer for the next call.
		*
		* Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
		*
		* @returns A generator of tokens representing each directive, document, and other structure.
		*/
		*parse(e, t = !1) {
			this.onNewLine && this.offset === 0 && this.onNewLine(0);
			for (let n of this.lexer.lex(e, t)) yield* this.next(n);
			t || (yield* this.end());
		}
		/**
		* Advance the parser by the `source` of one lexical token.
		*/
		*next(e) {
			if (this.source = e, t.env.LOG_TOKENS && console.log("|", n.prettyToken(e)), this.atScalar) {
				this.atScalar = !1, yield* this.step(), this.offset += e.length;
				return;
			}
			let r = n.tokenType(e);
			if (!r) {
				let t = `Not a YAML token: ${e}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message: t,
					source: e
				}), this.offset += e.length;
			} else if (r === "scalar") this.atNewLine = !1, this.atScalar = !0, this.type = "scalar";
			else {
				switch (this.type = r, yield* this.step(), r) {
					case "newline":
						this.atNewLine = !0, this.indent = 0, this.onNewLine && this.onNewLine(this.offset + e.length);
						break;
					case "space":
						this.atNewLine && e[0] === " " && (this.indent += e.length);
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						this.atNewLine && (this.indent += e.length);
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = !1;
				}
				this.offset += e.length;
			}
		}
		/** Call at end of input to push out any remaining constructions */
		*end() {
			for (; this.stack.length > 0;) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			let e = this.peek(1);
			if (this.type === "doc-end" && e?.type !== "doc-end") {
				for (; this.stack.length > 0;) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
			} else {
				if (!e) return yield* this.stream();
				switch (e.type) {
					case "document": return yield* this.document(e);
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": return yield* this.scalar(e);
					case "block-scalar": return yield* this.blockScalar(e);
					case "block-map": return yield* this.blockMap(e);
					case "block-seq": return yield* this.blockSequence(e);
					case "flow-collection": return yield* this.flowCollection(e);
					case "doc-end": return yield* this.documentEnd(e);
				}
				/* istanbul ignore next should not happen */
				yield* this.pop();
			}
		}
		peek(e) {
			return this.stack[this.stack.length - e];
		}
		*pop(e) {
			let t = e ?? this.stack.pop();
			/* istanbul ignore if should not happen */
			if (!t) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield t;
			else {
				let e = this.peek(1);
				switch (t.type === "block-scalar" ? t.indent = "indent" in e ? e.indent : 0 : t.type === "flow-collection" && e.type === "document" && (t.indent = 0), t.type === "flow-collection" && u(t), e.type) {
					case "document":
						e.value = t;
						break;
					case "block-scalar":
						e.props.push(t);
						break;
					case "block-map": {
						let n = e.items[e.items.length - 1];
						if (n.value) {
							e.items.push({
								start: [],
								key: t,
								sep: []
							}), this.onKeyLine = !0;
							return;
						}
						if (n.sep) n.value = t;
						else {
							Object.assign(n, {
								key: t,
								sep: []
							}), this.onKeyLine = !n.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						let n = e.items[e.items.length - 1];
						n.value ? e.items.push({
							start: [],
							value: t
						}) : n.value = t;
						break;
					}
					case "flow-collection": {
						let n = e.items[e.items.length - 1];
						!n || n.value ? e.items.push({
							start: [],
							key: t,
							sep: []
						}) : n.sep ? n.value = t : Object.assign(n, {
							key: t,
							sep: []
						});
						return;
					}
					/* istanbul ignore next should not happen */
					default: yield* this.pop(), yield* this.pop(t);
				}
				if ((e.type === "document" || e.type === "block-map" || e.type === "block-seq") && (t.type === "block-map" || t.type === "block-seq")) {
					let n = t.items[t.items.length - 1];
					n && !n.sep && !n.value && n.start.length > 0 && a(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== "comment" || e.indent < t.indent)) && (e.type === "document" ? e.end = n.start : e.items.push({ start: n.start }), t.items.splice(-1, 1));
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					let e = {
						type: "document",
						offset: this.offset,
						start: []
					};
					this.type === "doc-start" && e.start.push(this.sourceToken), this.stack.push(e);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(e) {
			if (e.value) return yield* this.lineEnd(e);
			switch (this.type) {
				case "doc-start":
					a(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					e.start.push(this.sourceToken);
					return;
			}
			let t = this.startBlockValue(e);
			t ? this.stack.push(t) : yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(e) {
			if (this.type === "map-value-ind") {
				let t = c(s(this.peek(2))), n;
				e.end ? (n = e.end, n.push(this.sourceToken), delete e.end) : n = [this.sourceToken];
				let r = {
					type: "block-map",
					offset: e.offset,
					indent: e.indent,
					items: [{
						start: t,
						key: e,
						sep: n
					}]
				};
				this.onKeyLine = !0, this.stack[this.stack.length - 1] = r;
			} else yield* this.lineEnd(e);
		}
		*blockScalar(e) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					e.props.push(this.sourceToken);
					return;
				case "scalar":
					if (e.source = this.source, this.atNewLine = !0, this.indent = 0, this.onNewLine) {
						let e = this.source.indexOf("\n") + 1;
						for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
					}
					yield* this.pop();
					break;
				/* istanbul ignore next should not happen */
				default: yield* this.pop(), yield* this.step();
			}
		}
		*blockMap(e) {
			let t = e.items[e.items.length - 1];
			switch (this.type) {
				case "newline":
					if (this.onKeyLine = !1, t.value) {
						let n = "end" in t.value ? t.value.end : void 0;
						(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === "comment" ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
					} else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (t.value) e.items.push({ start: [this.sourceToken] });
					else if (t.sep) t.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(t.start, e.indent)) {
							let n = e.items[e.items.length - 2]?.value?.end;
							if (Array.isArray(n)) {
								l(n, t.start), n.push(this.sourceToken), e.items.pop();
								return;
							}
						}
						t.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= e.indent) {
				let n = !this.onKeyLine && this.indent === e.indent, r = n && (t.sep || t.explicitKey) && this.type !== "seq-item-ind", a = [];
				if (r && t.sep && !t.value) {
					let n = [];
					for (let r = 0; r < t.sep.length; ++r) {
						let i = t.sep[r];
						switch (i.type) {
							case "newline":
								n.push(r);
								break;
							case "space": break;
							case "comment":
								i.indent > e.indent && (n.length = 0);
								break;
							default: n.length = 0;
						}
					}
					n.length >= 2 && (a = t.sep.splice(n[1]));
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						r || t.value ? (a.push(this.sourceToken), e.items.push({ start: a }), this.onKeyLine = !0) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						!t.sep && !t.explicitKey ? (t.start.push(this.sourceToken), t.explicitKey = !0) : r || t.value ? (a.push(this.sourceToken), e.items.push({
							start: a,
							explicitKey: !0
						})) : this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: !0
							}]
						}), this.onKeyLine = !0;
						return;
					case "map-value-ind":
						if (t.explicitKey) {
							if (!t.sep) {
								if (i(t.start, "newline")) Object.assign(t, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									let e = c(t.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start: e,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (t.value) e.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (i(t.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start: a,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (o(t.key) && !i(t.sep, "newline")) {
								let e = c(t.start), n = t.key, r = t.sep;
								r.push(this.sourceToken), delete t.key, delete t.sep, this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start: e,
										key: n,
										sep: r
									}]
								});
							} else a.length > 0 ? t.sep = t.sep.concat(a, this.sourceToken) : t.sep.push(this.sourceToken);
						} else t.sep ? t.value || r ? e.items.push({
							start: a,
							key: null,
							sep: [this.sourceToken]
						}) : i(t.sep, "map-value-ind") ? this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						}) : t.sep.push(this.sourceToken) : Object.assign(t, {
							key: null,
							sep: [this.sourceToken]
						});
						this.onKeyLine = !0;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						let n = this.flowScalar(this.type);
						r || t.value ? (e.items.push({
							start: a,
							key: n,
							sep: []
						}), this.onKeyLine = !0) : t.sep ? this.stack.push(n) : (Object.assign(t, {
							key: n,
							sep: []
						}), this.onKeyLine = !0);
						return;
					}
					default: {
						let r = this.startBlockValue(e);
						if (r) {
							if (r.type === "block-seq") {
								if (!t.explicitKey && t.sep && !i(t.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else n && e.items.push({ start: a });
							this.stack.push(r);
							return;
						}
					}
				}
			}
			yield* this.pop(), yield* this.step();
		}
		*blockSequence(e) {
			let t = e.items[e.items.length - 1];
			switch (this.type) {
				case "newline":
					if (t.value) {
						let n = "end" in t.value ? t.value.end : void 0;
						(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === "comment" ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
					} else t.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (t.value) e.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(t.start, e.indent)) {
							let n = e.items[e.items.length - 2]?.value?.end;
							if (Array.isArray(n)) {
								l(n, t.start), n.push(this.sourceToken), e.items.pop();
								return;
							}
						}
						t.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (t.value || this.indent <= e.indent) break;
					t.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== e.indent) break;
					t.value || i(t.start, "seq-item-ind") ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
					return;
			}
			if (this.indent > e.indent) {
				let t = this.startBlockValue(e);
				if (t) {
					this.stack.push(t);
					return;
				}
			}
			yield* this.pop(), yield* this.step();
		}
		*flowCollection(e) {
			let t = e.items[e.items.length - 1];
			if (this.type === "flow-error-end") {
				let e;
				do
					yield* this.pop(), e = this.peek(1);
				while (e?.type === "flow-collection");
			} else if (e.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						!t || t.sep ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						!t || t.value ? e.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						}) : t.sep ? t.sep.push(this.sourceToken) : Object.assign(t, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						!t || t.value ? e.items.push({ start: [this.sourceToken] }) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						let n = this.flowScalar(this.type);
						!t || t.value ? e.items.push({
							start: [],
							key: n,
							sep: []
						}) : t.sep ? this.stack.push(n) : Object.assign(t, {
							key: n,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						e.end.push(this.sourceToken);
						return;
				}
				let n = this.startBlockValue(e);
				/* istanbul ignore else should not happen */
				n ? this.stack.push(n) : (yield* this.pop(), yield* this.step());
			} else {
				let t = this.peek(2);
				if (t.type === "block-map" && (this.type === "map-value-ind" && t.indent === e.indent || this.type === "newline" && !t.items[t.items.length - 1].sep)) yield* this.pop(), yield* this.step();
				else if (this.type === "map-value-ind" && t.type !== "flow-collection") {
					let n = c(s(t));
					u(e);
					let r = e.end.splice(1, e.end.length);
					r.push(this.sourceToken);
					let i = {
						type: "block-map",
						offset: e.offset,
						indent: e.indent,
						items: [{
							start: n,
							key: e,
							sep: r
						}]
					};
					this.onKeyLine = !0, this.stack[this.stack.length - 1] = i;
				} else yield* this.lineEnd(e);
			}
		}
		flowScalar(e) {
			if (this.onNewLine) {
				let e = this.source.indexOf("\n") + 1;
				for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
			}
			return {
				type: e,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(e) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = !0;
					let t = c(s(e));
					return t.push(this.sourceToken), {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: t,
							explicitKey: !0
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = !0;
					let t = c(s(e));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: t,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(e, t) {
			return this.type !== "comment" || this.indent <= t ? !1 : e.every((e) => e.type === "newline" || e.type === "space");
		}
		*documentEnd(e) {
			this.type !== "doc-mode" && (e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === "newline" && (yield* this.pop()));
		}
		*lineEnd(e) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop(), yield* this.step();
					break;
				case "newline": this.onKeyLine = !1;
				default: e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === "newline" && (yield* this.pop());
			}
		}
	};
})), Ip = /* @__PURE__ */ M(((e) => {
	var t = Op(), n = dp(), r = fp(), i = If(), a = q(), o = Pp(), s = Fp();
	function c(e) {
		let t = e.prettyErrors !== !1;
		return {
			lineCounter: e.lineCounter || t && new o.LineCounter() || null,
			prettyErrors: t
		};
	}
	/**
	* Parse the input as a stream of YAML documents.
	*
	* Documents should be separated from each other by `...` or `---` marker lines.
	*
	* @returns If an empty `docs` array is returned, it will be of type
	*   EmptyStream and contain additional stream information. In
	*   TypeScript, you should use `'empty' in docs` as a type guard for it.
	*/
	function l(e, n = {}) {
		let { lineCounter: i, prettyErrors: a } = c(n), o = new s.Parser(i?.addNewLine), l = new t.Composer(n), u = Array.from(l.compose(o.parse(e)));
		if (a && i) for (let t of u) t.errors.forEach(r.prettifyError(e, i)), t.warnings.forEach(r.prettifyError(e, i));
		return u.length > 0 ? u : Object.assign([], { empty: !0 }, l.streamInfo());
	}
	/** Parse an input string into a single YAML.Document */
	function u(e, n = {}) {
		let { lineCounter: i, prettyErrors: a } = c(n), o = new s.Parser(i?.addNewLine), l = new t.Composer(n), u = null;
		for (let t of l.compose(o.parse(e), !0, e.length)) if (!u) u = t;
		else if (u.options.logLevel !== "silent") {
			u.errors.push(new r.YAMLParseError(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
			break;
		}
		return a && i && (u.errors.forEach(r.prettifyError(e, i)), u.warnings.forEach(r.prettifyError(e, i))), u;
	}
	function d(e, t, n) {
		let r;
		typeof t == "function" ? r = t : n === void 0 && t && typeof t == "object" && (n = t);
		let a = u(e, n);
		if (!a) return null;
		if (a.warnings.forEach((e) => i.warn(a.options.logLevel, e)), a.errors.length > 0) {
			if (a.options.logLevel !== "silent") throw a.errors[0];
			a.errors = [];
		}
		return a.toJS(Object.assign({ reviver: r }, n));
	}
	function f(e, t, r) {
		let i = null;
		if (typeof t == "function" || Array.isArray(t) ? i = t : r === void 0 && t && (r = t), typeof r == "string" && (r = r.length), typeof r == "number") {
			let e = Math.round(r);
			r = e < 1 ? void 0 : e > 8 ? { indent: 8 } : { indent: e };
		}
		if (e === void 0) {
			let { keepUndefined: e } = r ?? t ?? {};
			if (!e) return;
		}
		return a.isDocument(e) && !i ? e.toString(r) : new n.Document(e, i, r).toString(r);
	}
	e.parse = d, e.parseAllDocuments = l, e.parseDocument = u, e.stringify = f;
})), Lp = (/* @__PURE__ */ M(((e) => {
	var t = Op(), n = dp(), r = lp(), i = fp(), a = Df(), o = q(), s = zf(), c = Of(), l = Vf(), u = Uf();
	Mp();
	var d = Np(), f = Pp(), p = Fp(), m = Ip(), h = xf();
	e.Composer = t.Composer, e.Document = n.Document, e.Schema = r.Schema, e.YAMLError = i.YAMLError, e.YAMLParseError = i.YAMLParseError, e.YAMLWarning = i.YAMLWarning, e.Alias = a.Alias, e.isAlias = o.isAlias, e.isCollection = o.isCollection, e.isDocument = o.isDocument, e.isMap = o.isMap, e.isNode = o.isNode, e.isPair = o.isPair, e.isScalar = o.isScalar, e.isSeq = o.isSeq, e.Pair = s.Pair, e.Scalar = c.Scalar, e.YAMLMap = l.YAMLMap, e.YAMLSeq = u.YAMLSeq, e.Lexer = d.Lexer, e.LineCounter = f.LineCounter, e.Parser = p.Parser, e.parse = m.parse, e.parseAllDocuments = m.parseAllDocuments, e.parseDocument = m.parseDocument, e.stringify = m.stringify, e.visit = h.visit, e.visitAsync = h.visitAsync;
})))();
/** One mistake can cause errors on several lines, so errors on neighbouring lines become one problem. */
function Rp(e, t, n) {
	let r = [], i = [], a = [...e.errors].sort((e, t) => e.pos[0] - t.pos[0]);
	for (let e of a) {
		let a = Ul(t, e.pos[0], Math.max(e.pos[0] + 1, e.pos[1]));
		if (e.code === "DUPLICATE_KEY") {
			r.push(V("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: a }));
			continue;
		}
		let o = i.at(-1);
		o && a.line <= o.to + 1 ? o.to = Math.max(o.to, a.endLine) : (i.push({
			from: a.line,
			to: a.endLine
		}), r.push(V("yaml", `The YAML cannot be read here. ${Vp(n, e.pos[0]) || zp(e)}`, { place: a })));
	}
	for (let n of e.warnings) {
		let e = Ul(t, n.pos[0], n.pos[1]);
		r.push(V("yaml", zp(n), {
			place: e,
			severity: "warning"
		}));
	}
	return {
		problems: r,
		broken: i
	};
}
function zp(e) {
	let [, t] = /^Unresolved tag: (.*)$/.exec(e.message) ?? [];
	if (t !== void 0) return `The tag ${t} is not supported. Remove it. If it is part of a text, put the text in quotes.`;
	if (e.message.startsWith("Missing closing")) return "A text has no closing quote.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return "A manifest is one document: split it into files instead of writing ---.";
		default: return `${e.message}.`;
	}
}
/** Characters with a special meaning in YAML at the start of a text: "{{name}}", "%d items", "@user", "*bold*". */
const Bp = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
/** Advice to quote a text that YAML reads as something else; empty if the line has no such text. */
function Vp(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (!Bp.test(a)) return "";
	let [o] = /^(?:\{\{|\[\[|\{%|.)/.exec(a) ?? [""];
	return `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
/** The conflict markers of git. If there are any, nothing else is reported. */
function Hp(e, t) {
	let n = [...e.matchAll(/^<{7} .*$/gm)].map(({ index: e, 0: n }) => V("yaml", "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.", { place: Ul(t, e, e + n.length) }));
	return {
		problems: n,
		broken: n.length > 0 ? [{
			from: 1,
			to: Infinity
		}] : []
	};
}
// src/manifest/yaml.ts
/**
* Parses YAML into values and their offsets, by the rules of YAML 1.2 (core schema): `no` is a text, `404` a number. Only
* this folder and `src/backup` use the YAML library.
*/
/** NUL, and half a surrogate pair. */
const Up = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
function Wp(e, t) {
	let n = new Lp.LineCounter(), r = (0, Lp.parseDocument)(t, {
		lineCounter: n,
		prettyErrors: !1,
		stringKeys: !1
	}), i = {
		path: e,
		lineStarts: n.lineStarts.length > 0 ? n.lineStarts : [0]
	}, a = Hp(t, i), { problems: o, broken: s } = a.problems.length > 0 ? a : Rp(r, i, t), { value: c, spot: l } = new Gp(i, o, s, t).read(r.contents), u = (e, t) => (i.lineStarts[e - 1] ?? 0) + t - 1;
	return {
		file: i,
		value: c,
		spot: l,
		textAt: ({ line: e, col: n, endLine: r, endCol: i }) => t.slice(u(e, n), u(r, i)).trim(),
		problems: o,
		broken: s
	};
}
var Gp = class {
	file;
	problems;
	broken;
	anchors = /* @__PURE__ */ new Map();
	open = /* @__PURE__ */ new Set();
	/** Lines for which the parser has reported an error. */
	unread;
	text;
	values = 0;
	/** The number of values at each anchor. */
	sizes = /* @__PURE__ */ new Map();
	repeated = 0;
	/** The number of nested aliases that are being followed. */
	depth = 0;
	constructor(e, t, n, r) {
		this.file = e, this.text = r, this.broken = n, this.unread = [...n], this.problems = t;
	}
	read(e) {
		if (!Kp(e)) return {
			value: null,
			spot: {
				start: 0,
				end: 0
			}
		};
		let [t = 0, n = t] = e.range ?? [];
		if (this.values += 1, (0, Lp.isAlias)(e)) return {
			value: this.follow(e.source, t, n),
			spot: {
				start: t,
				end: n
			}
		};
		"anchor" in e && e.anchor && this.anchors.set(e.anchor, e), this.open.add(e);
		let r = this.values, i = (0, Lp.isMap)(e) ? this.mapping(e.items, t, n) : (0, Lp.isSeq)(e) ? this.list(e.items, t, n) : null;
		return this.open.delete(e), "anchor" in e && e.anchor && this.sizes.set(e, this.values - r + 1), i || {
			value: (0, Lp.isScalar)(e) ? this.scalar(e.value, t, n) : null,
			spot: {
				start: t,
				end: n
			}
		};
	}
	/** Refuses values that the service would not receive as written. */
	scalar(e, t, n) {
		return typeof e == "string" && Up.test(e) ? this.refuse("This text contains an invalid character: a NUL (\\0), or one part of a surrogate pair (\\ud800 to \\udfff). Remove this character.", t, n) : typeof e == "bigint" || Number.isInteger(e) && !Number.isSafeInteger(e) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.", t, n) : typeof e == "object" && e ? this.refuse("This YAML tag is not supported in a manifest. Remove the tag.", t, n) : e;
	}
	mapping(e, t, n) {
		let r = /* @__PURE__ */ new Map(), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map();
		for (let { key: t, value: n } of e) {
			let e = this.read(t), o = e.spot, s = n === null ? {
				value: null,
				spot: o
			} : this.read(n);
			if (typeof e.value == "object" && e.value !== null) {
				let e = Vp(this.text, o.start);
				this.refuse(e || "The name of a field must be a plain word or text.", o.start, o.end);
				continue;
			}
			let c = typeof e.value == "string" ? e.value : qp(t, e.value);
			c === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", o.start, o.end) : i.has(c) && i.get(c) !== typeof e.value && this.refuse(`"${c}" and ${c} are the same field. Keep one of them.`, o.start, o.end), r.set(c, s.value), i.set(c, typeof e.value), a.set(c, {
				...s.spot,
				name: {
					start: o.start,
					end: o.end
				}
			});
		}
		return {
			value: Object.fromEntries(r),
			spot: {
				start: t,
				end: n,
				members: a
			}
		};
	}
	list(e, t, n) {
		let r = e.map((e) => this.read(e)), i = new Map(r.map(({ spot: e }, t) => [String(t), e]));
		return {
			value: r.map(({ value: e }) => e),
			spot: {
				start: t,
				end: n,
				members: i
			}
		};
	}
	follow(e, t, n) {
		let r = this.anchors.get(e);
		if (!r) return this.refuse(`The anchor "&${e}" is not defined before the alias "*${e}". Define it above this line, or write the value here.`, t, n);
		if (this.open.has(r)) return this.refuse(`The alias "*${e}" is inside its own anchor "&${e}". Write the value here instead.`, t, n);
		let i = Math.max(1e4, this.text.length);
		if (this.repeated > i) return null;
		if (this.depth === 0 && (this.repeated += this.sizes.get(r) ?? 1), this.repeated > i) return this.refuse(`From here on, aliases repeat more than ${i} values. Write the values out.`, t, n);
		this.depth += 1;
		let { value: a } = this.read(r);
		return --this.depth, a;
	}
	refuse(e, t, n) {
		let r = Ul(this.file, t, n);
		return this.unread.some(({ from: e, to: t }) => e <= r.line && r.line <= t) || (this.problems.push(V("yaml", e, { place: r })), this.broken.push({
			from: r.line,
			to: r.endLine
		})), null;
	}
};
function Kp(e) {
	return (0, Lp.isMap)(e) || (0, Lp.isSeq)(e) || (0, Lp.isScalar)(e) || (0, Lp.isAlias)(e);
}
function qp(e, t) {
	return (0, Lp.isScalar)(e) && e.source !== void 0 ? e.source : String(t);
}
// src/kinds/key/manifest.ts
/** keys.yaml → declared keys. */
const Jp = {
	schema: Cd,
	fields: bd,
	identity: {
		previously: "a former name, a list of names, or []",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, Yp = {
	schema: wd,
	fields: bd.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function Xp(e, t) {
	let n = Wp(e, t), { members: r, problems: i } = df(n, ["keys", "on_create"]), a = [...n.problems, ...i], o = /* @__PURE__ */ new Map(), s = r.get("on_create"), c = s && mf(n, s, Yp);
	c && a.push(...c.problems);
	let l = r.get("keys");
	if (!l) return {
		entries: [],
		variables: o,
		problems: a.length > 0 ? a : [ff(n, "keys")]
	};
	let { entries: u, problems: d } = pf(n, l, Jp);
	return {
		entries: u.map(({ values: e, spot: t }) => ({
			values: e,
			onCreate: c?.values ?? {},
			file: n.file,
			spot: t
		})),
		variables: o,
		problems: [...a, ...d]
	};
}
/** The names in a file that looks like a key manifest. A backup does not. */
function Zp(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : Xp(e, t).entries.flatMap(({ values: e }) => G(e.key_name));
}
// src/kinds/key/ids.ts
/** Matches declared keys with live keys by `key_id`, which takes precedence over names and filenames. */
function Qp(e, t) {
	let n = new Map(t.map((e) => [String(e.key_id), e])), r = /* @__PURE__ */ new Map(), i = /* @__PURE__ */ new Map(), a = [];
	for (let t of e) {
		if (t.values.key_id === void 0) continue;
		let e = n.get(String(t.values.key_id));
		e ? (r.set(e, [...r.get(e) ?? [], t]), i.set(t, e)) : a.push(t);
	}
	let o = /* @__PURE__ */ new Map(), s = /* @__PURE__ */ new Map();
	for (let [e, t] of r) {
		let [n, ...r] = t;
		if (n && r.length === 0) o.set(n, e);
		else for (let e of t) s.set(e, $p(e, t));
	}
	return {
		byId: o,
		named: i,
		refused: s,
		remarks: a.length > 0 ? [em(a)] : []
	};
}
function $p(e, t) {
	let n = `${t.map(({ values: e }) => `"${Vu(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return Kl(K, e, "claimed-twice", n, { path: ["key_id"] });
}
/** One problem for the project: manifests that are used for several projects contain the ids of only one of them. */
function em(e) {
	let [t] = e;
	return V("stale-id", t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, {
		...t && { place: tm(t) },
		severity: "warning",
		reach: "change"
	});
}
function tm({ file: e, spot: t }) {
	return Vl(e, t, ["key_id"]);
}
/** The names that a live key will have. A slot that is not declared keeps its name. */
function nm({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Hu(e.key_name, r);
	return n ? {
		...Hu(t.key_name, r),
		...i
	} : i;
}
/** The names that it does not have yet, by platform. */
function rm(e, t, n) {
	let r = nm(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return W.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/kinds/key/candidates.ts
/** Finds the live keys that can match a declared key, by names and filenames. */
function im(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) for (let e of G(n.key_name)) {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	}
	return t;
}
/** Live keys that share a name with the declared key on a common platform. In other slots, the service only repeats names. */
function am({ values: e }, t, n) {
	let r = new Set(G(e.key_name).flatMap((e) => t.get(e) ?? []));
	if (!n) return [...r];
	let i = (t) => (e.platforms ?? t.platforms).some((n) => t.platforms.includes(n) && Bu(e.key_name, n) === t.key_name[n]);
	return [...r].filter(i);
}
/** If several live keys have the name, the one with the declared filenames. */
function om({ values: e }, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => sm(t, e.filenames));
	return n.length === 1 ? n : t;
}
function sm(e, t) {
	return t !== void 0 && W.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
/** Live keys that have a name which the declared key will get, and which its live key `own` does not have yet. */
function cm(e, t, n, r) {
	return rm(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
/** Live keys with a former name of the declared key. */
function lm({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(Hu(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
/** Whether a live key has one of these names on a platform that it is assigned to. */
function um({ key_name: e, platforms: t }, n) {
	return Object.values(Hu(e, t)).some((e) => n.includes(e));
}
// src/kinds/key/claims.ts
function dm(e, t) {
	let { byId: n, names: r, perPlatform: i, refused: a } = t, o = new Set(n.values()), s = /* @__PURE__ */ new Map(), c = /* @__PURE__ */ new Map();
	for (let t of e) {
		if (n.has(t) || a.has(t)) continue;
		let e = am(t, r, i), l = om(t, e.filter((e) => !o.has(e)));
		l.length > 1 ? a.set(t, fm(t, l)) : l[0] ? s.set(t, l[0]) : e.length > 0 && c.set(t, e);
	}
	return {
		direct: s,
		contested: c
	};
}
function fm(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return hm("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
/** If several declared keys match one live key, the one with the same filenames gets it. The others are new if they declare filenames. */
function pm(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let [t, r] of e) n.set(r, [...n.get(r) ?? [], t]);
	for (let [r, i] of n) {
		if (i.length < 2) continue;
		let n = i.filter(({ values: e }) => sm(r, e.filenames)), a = n.length === 1 ? n[0] : void 0;
		for (let n of i) {
			if (n === a || (e.delete(n), a && n.values.filenames !== void 0)) continue;
			let o = `${i.map(({ values: e }) => `"${Vu(e.key_name)}"`).join(" and ")} match the same live key (id ${r.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${r.key_id} to the entry that describes live key ${r.key_id}.`;
			t.set(n, hm("claimed-twice", n, o));
		}
	}
}
/** A key whose name belongs to a live key that another entry names by `key_id`. It is new only if the entry says so. */
function mm(e, { renames: t, leaving: n, refused: r }) {
	for (let [i, a] of e) {
		if (r.has(i) || t.has(i)) continue;
		let e = a.every((e) => n.has(e));
		if (e ? i.values.previously?.length === 0 : i.values.filenames !== void 0) continue;
		let o = `The live key with this name (id ${a.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${e ? "If this entry is a new key, set previously: []. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`;
		r.set(i, hm("claimed-twice", i, o));
	}
}
/** A problem at the name of a declared key. */
function hm(e, t, n) {
	return Kl(K, t, e, n, { path: ["key_name"] });
}
// src/kinds/key/plurals.ts
/** Checks of plural forms that need no project. The forms of each language are known only by the project. */
/** The plural categories of CLDR. The service knows no others. */
const gm = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
/** Texts that no project can store. */
function _m(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([n, r]) => {
		let i = ["translations", n], a = (t) => Kl(K, e, "plural-mismatch", t, {
			path: i,
			reach: "run"
		});
		if (typeof r == "string") return t !== !0 || r === "" ? [] : [a(`The field is_plural is true, so the ${n} text needs plural forms, such as { one: …, other: … }.`)];
		let o = t === !1 ? [a(`The field is_plural is false, so the ${n} text must not have plural forms.`)] : [], s = Object.keys(r).filter((e) => !gm.includes(e));
		return [...o, ...s.map((t) => vm(e, [...i, t], t))];
	});
}
function vm(e, t, n) {
	let r = `"${n}" is not a plural form. Forms are ${gm.join(", ")}.${Hd(n, gm)}`;
	return Kl(K, e, "plural-form", r, {
		path: t,
		ofName: !0,
		reach: "run"
	});
}
/** Remarks about texts that are right only if the live key has the rest: `is_plural`, or the form other. */
function ym(e) {
	let { translations: t = {} } = e.values, [n] = Object.entries(t).flatMap(([e, t]) => typeof t == "string" ? [] : [e]);
	if (n === void 0) return [];
	let r = e.values.is_plural ?? e.onCreate.is_plural, i = Kl(K, e, "plural-mismatch", "Texts have plural forms, but the field is_plural is not declared. This works only if the live key is a plural. To create the key, add is_plural: true.", {
		path: ["translations", n],
		severity: "notice"
	});
	return [...r === void 0 ? [i] : [], ...bm(e)];
}
/** Every language needs the form other: without it, most numbers have no text. */
function bm(e) {
	return Object.entries(e.values.translations ?? {}).flatMap(([t, n]) => {
		if (typeof n == "string" || n.other !== void 0) return [];
		let r = `The ${t} text has no plural form "other", which every language needs. Add this form.`;
		return Kl(K, e, "plural-form", r, {
			path: ["translations", t],
			severity: "warning"
		});
	});
}
function xm({ matches: e, live: t, unmanaged: n, perPlatform: r }) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]);
	return [
		...wm(i, t, n),
		...i.flatMap(bm),
		...r ? Tm(i, n) : [],
		...r ? Sm(10, e.flatMap(Em)) : []
	];
}
/** A project can have thousands of them, so only some are listed and the others are counted. */
function Sm(e, t) {
	let n = t.length - e;
	if (n <= 0) return t;
	let r = `${n} more keys have names for platforms that they do not have.`;
	return [...t.slice(0, e), V("unused-name", r, {
		severity: "notice",
		reach: "change"
	})];
}
function Cm({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(Hu(e, t)))];
}
/** If no live key has the former name, a new key is created. Often the former name is misspelled. */
function wm(e, t, n) {
	let r = e.filter(({ values: e }) => (e.previously?.length ?? 0) > 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(Cm)), a = [...new Set(n.flatMap(Cm))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => Vd(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [Kl(K, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
/** For the service, two keys of one name on different platforms are different keys. */
function Tm(e, t) {
	let n = new Map(t.flatMap((e) => Cm(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.previously?.length === 0) return [];
		let i = t.platforms ?? r.platforms, a = G(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set previously: [].`;
		return [Kl(K, e, "second-key", c, {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		})];
	});
}
/** Names for platforms that the key is not assigned to. The service does not store them. */
function Em({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, a = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || a.length === 0) return [];
	let o = G(i, a), s = W.filter((e) => {
		let t = i[e];
		return t !== void 0 && !a.includes(e) && !o.includes(t);
	}), [c] = s;
	if (!c || o.length === 0) return [];
	let l = s.map((e) => `"${i[e]}" (${e})`).join(", "), u = `The key is on ${a.join(", ")} only, so the name ${l} is not used. Add the platform to platforms, or remove the name.`;
	return [Kl(K, e, "unused-name", u, {
		path: ["key_name", c],
		severity: "notice"
	})];
}
// src/kinds/key/renames.ts
/**
* The pending renames, each with the live key that it renames. A rename is pending if the new name is not live, or if a
* pending rename frees the new name. A rename that is not possible is added to `refused`. It frees no name, so renames that
* wait for its name are not pending either.
*/
function Dm(e, t, n) {
	let r = /* @__PURE__ */ new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : Om(i, n);
		e && r.set(i, e);
	}
	for (;;) {
		let { pending: e, leaving: i } = km(r, n), { renames: a, problems: o } = jm(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function Om(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (rm(e, n, t.perPlatform).length === 0) return;
		let i = r.includes(n) ? [] : r;
		return {
			from: [n],
			blockers: [.../* @__PURE__ */ new Set([...t.holders(e, n), ...i])]
		};
	}
	let i = t.direct.get(e), a = r.filter((e) => e !== i);
	if (a.length !== 0) return {
		from: a,
		blockers: i ? [i] : t.contested.get(e) ?? []
	};
}
function km(e, { keepsName: t, perPlatform: n }) {
	let r = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(nm(r, t, n));
		return !Am(e).some((e) => a.includes(e));
	};
	for (let n = !0; n;) {
		n = !1;
		for (let [o, { from: s, blockers: c }] of e) if (!r.has(o) && c.every((e) => a(o, e))) {
			r.add(o);
			for (let e of s) t(e) || i.set(e, o);
			n = !0;
		}
	}
	return {
		pending: r,
		leaving: i
	};
}
function Am({ values: e }) {
	return [...G(e.key_name), ...e.previously ?? []];
}
/** The pending renames that are possible, and the problems of the others. */
function jm(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = /* @__PURE__ */ new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.previously?.length === 0 && !a(n) ? [] : [n])), c = new Set(r.values()), l = /* @__PURE__ */ new Map(), u = /* @__PURE__ */ new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [d, ...f] = i, p = r.has(n);
		if (!d || !p && !t.has(n)) continue;
		let m = Vu(d.key_name, d.platforms), h = (e, t, r = "previously") => u.set(n, Fm(e, n, r, t));
		if (p && !t.has(n)) {
			let t = Nm(n, e);
			t ? h("rename-cycle", Pm(t), "key_id") : h("wrong-id", Mm(n, d, a), "key_id");
		} else p ? l.set(n, d) : f.length > 0 ? h("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(d) ? h("claimed-twice", `"${m}" is a former name, but another declared key has the key_id of that live key (${d.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(d) ? h("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add previously: [] to it.`) : (o.get(d) ?? 0) > 1 ? h("rename-twice", `"${m}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, d);
	}
	return {
		renames: l,
		problems: u
	};
}
function Mm(e, t, n) {
	let { key_id: r } = t, i = G(e.values.key_name), a = (e, t) => t.find((t) => Object.values(e.key_name).includes(t)), o = n.find((e) => a(e, i)) ?? n[0], s = o && (a(o, i) ?? Vu(o.key_name, o.platforms)), c = o && a(o, i) === void 0 ? "the former name" : "the name";
	return `key_id ${r} is live key "${Vu(t.key_name, t.platforms)}", but ${c} "${s}" is live under another id, ${o?.key_id}. Correct key_id or the name; to rename both keys, declare the other one with its new name as well.`;
}
/** The declared keys that wait for each other, starting with this one; undefined if there is no such cycle. */
function Nm(e, t) {
	let n = new Map([...t].flatMap(([e, { from: t }]) => t.map((t) => [t, e]))), r = [];
	for (let i = e; i && !r.includes(i);) {
		r.push(i);
		let a = (t.get(i)?.blockers ?? []).flatMap((e) => n.get(e) ?? []);
		if (a.includes(e)) return r;
		i = a.find((e) => !r.includes(e));
	}
}
function Pm(e) {
	return `These renames form a cycle: ${[...e, ...e.slice(0, 1)].map(({ values: e }) => `"${Vu(e.key_name)}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
}
function Fm(e, t, n, r) {
	return Kl(K, t, e, r, { path: [n] });
}
// src/kinds/key/match.ts
/**
* `perPlatform`: whether the project has a name for each platform; if not, all slots of a key have the same name.
* `keepsName`: whether a live key keeps its name, whatever is declared.
*/
function Im(e, t, n, r = () => !1) {
	let i = im(t), a = Qp(e, t), { byId: o } = a, s = new Map(a.refused), { direct: c, contested: l } = dm(e, {
		byId: o,
		names: i,
		perPlatform: n,
		refused: s
	});
	pm(c, s);
	let { renames: u, leaving: d } = Dm(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => om(e, lm(e, i)),
		holders: (e, t) => cm(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	mm(l, {
		renames: u,
		leaving: d,
		refused: s
	});
	let f = (e) => {
		let t = u.get(e) ?? o.get(e);
		if (t) return t;
		let n = c.get(e);
		return n && !d.has(n) ? n : void 0;
	};
	Lm(e.filter((e) => !s.has(e) && !f(e)), t, n, s);
	let p = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		let n = o.has(e) && um(t, G(e.values.key_name));
		return !u.has(e) || n ? {
			declared: e,
			live: t
		} : {
			declared: e,
			live: t,
			renamedFrom: Vu(t.key_name, t.platforms)
		};
	}), m = new Set(p.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of am(e, i, n)) m.add(t);
		m.add(a.named.get(e));
	}
	let h = t.filter((e) => !m.has(e));
	return {
		matches: p,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...xm({
			matches: p,
			live: t,
			unmanaged: h,
			perPlatform: n
		})],
		unmanaged: h,
		namesakes: new Set(e.flatMap(({ values: e }) => G(e.key_name)).flatMap((e) => i.get(e) ?? []))
	};
}
/** Refuses new keys that the service would refuse, or whose name looks like the name of a live key. */
function Lm(e, t, n, r) {
	let i = /* @__PURE__ */ new Map(), a = new Map(t.flatMap((e) => G(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of G(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		o && !Object.values(o.key_name).includes(e) && r.set(t, hm("lookalike-key", t, `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`));
		let s = i.get(e);
		!n && s && t.values.filenames === void 0 && r.set(t, hm("duplicate-key", t, `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`)), i.set(e, t);
	}
}
// src/kinds/key/newManifest.ts
/** New manifests of live keys: which fields they have, and into which files they are split. */
/**
* By default a new manifest has the texts, and what a key needs so that apply neither creates it anew nor changes it. A
* field that a manifest has is managed, so a later edit of it in the project would be drift.
*/
const Rm = {
	fields: [
		"translations",
		"platforms",
		"is_plural",
		"is_archived"
	],
	common: ["platforms"],
	distinguishing(e) {
		if (e.onOtherPlatform) return [];
		let t = [...e.platforms], n = W.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
		return [{ platforms: t }, {
			platforms: t,
			filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
		}];
	},
	group(e, t) {
		if (t === "filename") return W.map((t) => e.filenames[t]).find((e) => e !== "");
		if (t === "prefix") return zm(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(Nl)).sort()[0];
	}
};
/** The first part of the first name: `checkout` for `checkout.title`, `checkout:title` and `checkout_title`. */
function zm({ key_name: e, platforms: t }) {
	let [n = ""] = G(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
// src/kinds/key/nextApply.ts
function Bm(e, t, n, r) {
	let i = new Map(t.map((e) => [String(e.key_id), e])), a = /* @__PURE__ */ new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(Vm(e, t), t);
	}
	let { matches: o } = Im(n, [...a.keys()], e.project.perPlatformNames), s = o.flatMap(({ declared: { values: e }, live: t }) => {
		let n = t && a.get(t);
		if (!t || !n) return [];
		let i = K.context(e, t, r), o = K.fields.filter(({ role: e }) => e === "text").flatMap((n) => n.diff(e, t, i).changes);
		return n.fields.flatMap(({ part: e }) => e !== void 0 && o.some((t) => t.part === e) ? [{
			label: n.label,
			language: e
		}] : []);
	}), c = new Set(n.flatMap(({ values: e }) => G(e.key_name))), l = new Set(o.flatMap(({ live: e }) => (e && a.get(e)) ?? [])), u = (e) => e.action === "update" ? Hm(e) && !l.has(e) : !Um(e).some((e) => c.has(e));
	return {
		texts: s,
		removed: e.changes.flatMap((e) => e.kind !== "key" || e.action === "destroy" || !u(e) ? [] : Gm(e.action === "update" ? i.get(String(e.id))?.tags : Wm(e), r.rules) ? [e.label] : [])
	};
}
/** The key as it will be after the restore. */
function Vm(e, { fields: t }) {
	let n = new Map(t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : [[e, t]])), r = e.translations?.map((e) => {
		let t = n.get(e.language_iso);
		return t === void 0 ? e : {
			...e,
			translation: typeof t == "string" ? t : JSON.stringify(t)
		};
	});
	return {
		...e,
		...r && { translations: r }
	};
}
function Hm({ fields: e }) {
	return e.some(({ field: e, after: t }) => e === "is_archived" && t === !1);
}
function Um({ fields: e }) {
	return Object.values(e.find(({ field: e }) => e === "key_name")?.after ?? {});
}
function Wm({ fields: e }) {
	let t = e.find(({ field: e }) => e === "tags")?.after;
	return Array.isArray(t) ? t.filter((e) => typeof e == "string") : [];
}
function Gm(e = [], t) {
	let n = Xl(K, t);
	return n === "owned" ? t.owner !== void 0 && e.includes("lokaform:" + t.owner) : n === "all";
}
// src/kinds/key/renameCycles.ts
/** Finds renames that form a cycle: no order of requests can carry them out. */
/** One problem per cycle of `previously`, at its first key. */
function Km(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) for (let e of G(n.values.key_name)) t.set(e, n);
	return qm(e, (e) => (e.values.previously ?? []).flatMap((e) => t.get(e) ?? [])).map((e) => {
		let [t] = e, [n = ""] = t ? G(t.values.key_name) : [], r = `The field previously has the present name of the key, "${n}". Remove it: the field is for a name that the key had before.`, i = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? G(e.values.key_name)[0] : ""}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
		return V("rename-cycle", e.length === 1 ? r : i, t ? { place: Vl(t.file, t.spot, ["previously"]) } : {});
	});
}
/** Finds cycles along `next` by a depth-first search. Each key is visited once, and is in one cycle at most. */
function qm(e, t) {
	let n = /* @__PURE__ */ new Set(), r = [];
	for (let i of e) {
		let e = [], a = /* @__PURE__ */ new Set(), o = [], s = (n) => {
			e.push(n), a.add(n), o.push({
				key: n,
				rest: [...t(n)]
			});
		};
		n.has(i) || s(i);
		for (let t = o.at(-1); t; t = o.at(-1)) {
			let i = t.rest.shift();
			i === void 0 ? (n.add(t.key), a.delete(t.key), e.pop(), o.pop()) : a.has(i) ? r.push(e.slice(e.indexOf(i))) : n.has(i) || s(i);
		}
	}
	return r;
}
/** Compares the base texts of new keys with those of unmanaged live keys. A guard checks keys that will be removed. */
function Jm({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (Ym(t.values)) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? Yu(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (a.length === 0) return [];
	let o = new Set(n.map(({ id: e }) => e)), s = /* @__PURE__ */ new Map();
	for (let e of t) {
		if (!o.has(e.key_id)) continue;
		let [t] = G(e.key_name, e.platforms);
		for (let n of yd(e, i)) t !== void 0 && s.set(n, [...s.get(n) ?? [], t]);
	}
	let c = a.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = s.get(t) ?? [];
		return n === void 0 ? [] : [V("looks-renamed", `Unmanaged live key "${n}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}". If it was renamed, set previously: ${n} to keep its translations. If the new key is really new, set previously: [].`, {
			place: e.place,
			severity: "notice",
			reach: "change"
		})];
	}), l = c.length - 10;
	if (l <= 0) return c;
	let u = `${l} more new keys have the same ${i} text as an unmanaged live key.`;
	return [...c.slice(0, 10), V("looks-renamed", u, {
		severity: "notice",
		reach: "change"
	})];
}
/** Whether an entry declares a new key, which replaces no live one. */
function Ym({ previously: e }) {
	return e?.length === 0;
}
// src/model/command.ts
/** The commands by name, in the order in which the help lists them. */
const Xm = [
	"validate",
	"plan",
	"apply",
	"drift",
	"summarize",
	"restore",
	"webhook-secret",
	"sandbox",
	"demo"
];
function Zm(e) {
	return Xm.some((t) => t === e);
}
/** Commands that read manifests. */
const Qm = [
	"validate",
	"plan",
	"apply",
	"drift"
], $m = ["plan", "apply"], eh = [...$m, "drift"], th = [...eh, "restore"], nh = [...th, "webhook-secret"], rh = ["validate", ...nh];
// src/model/setting.ts
function J(e) {
	return e;
}
/** As an option or an input. */
function ih({ name: e }) {
	return e.replaceAll("_", "-");
}
/** As lokaform.yaml has it, with the field that contains it. */
function ah({ parent: e, name: t }) {
	return e === void 0 ? t : `${e}.${t}`;
}
function oh({ option: e }) {
	return e?.offered === "everywhere" || e?.offered === "on the command line";
}
function sh({ option: e }) {
	let t = e?.offered;
	return t === "everywhere" || t === "in the action" || t === "as an argument and in the action";
}
function ch({ option: e }) {
	return e?.offered === "as an argument" || e?.offered === "as an argument and in the action";
}
// src/model/widening.ts
/** Ways in which a changed setting lets a run do more than before: remove, overwrite, send or show. */
/** For a setting whose values are listed from the strictest to the widest. */
function lh(e, t) {
	let n = (n) => e.indexOf(n ?? t);
	return (e, t) => n(t) > n(e);
}
/** For a limit. `usual`: what applies without the setting; `Infinity` if nothing limits it then. */
function uh(e) {
	return (t, n) => (n ?? e) > (t ?? e);
}
// src/kinds/key/settings.ts
/** The settings of keys. */
const dh = J({
	name: "destroy",
	parent: "limits",
	schema: Oc().min(0),
	expects: "a whole number, 0 or more",
	default: 25,
	commands: eh,
	file: "both",
	widens: uh(25),
	docs: { text: "Maximum number of keys and texts to remove in one run. Archived keys, cleared texts and changes of `is_plural` also count." }
}), fh = J({
	name: "destroy_percent",
	parent: "limits",
	schema: Ec().min(0).max(100),
	expects: "a number from 0 to 100",
	default: 10,
	commands: eh,
	file: "both",
	widens: uh(10),
	docs: { text: "Maximum number of keys and texts to remove in one run, as a percentage of the keys that `prune` covers (if prune is off: of the declared keys that are in the project). It is used only if there are 20 keys or more." }
}), ph = J({
	name: "update_percent",
	parent: "limits",
	schema: Ec().min(0).max(100),
	expects: "a number from 0 to 100",
	default: 50,
	commands: eh,
	file: "both",
	widens: uh(50),
	docs: { text: "A run may overwrite live values of at most this percentage of the declared keys that are in the project. It is used only if there are 20 keys or more." }
}), mh = J({
	name: "unverify",
	parent: "limits",
	schema: Oc().min(0),
	expects: "a whole number, 0 or more",
	commands: eh,
	file: "both",
	widens: uh(Infinity),
	docs: {
		text: "Maximum number of translations that changes of base texts may mark unverified in one run. It has no effect if the setting `auto_toggle_unverified` of the project is off.",
		default: "no limit"
	}
}), hh = {
	manifests: J({
		name: "keys",
		schema: R(L().min(1)).min(1),
		expects: "a list of paths or globs, relative to lokaform.yaml",
		commands: Qm,
		file: "both",
		option: {
			offered: "everywhere",
			as: "list",
			metavar: "GLOB"
		},
		docs: {
			text: "Key manifests, as paths or globs.",
			commandLine: "Turns `prune` and `prune_webhooks` off unless `--prune` is also given.",
			action: "Relative to `working-directory`. Turns `prune` and `prune_webhooks` off unless the input `prune` is also given.",
			file: "Relative to lokaform.yaml.",
			default: "`keys.yaml`, if neither `keys` nor `webhooks` is set."
		}
	}),
	prune: J({
		name: "prune",
		schema: B(kl),
		expects: "off, owned or all",
		default: "off",
		commands: eh,
		file: "both",
		option: {
			offered: "everywhere",
			as: "text",
			metavar: "WHICH"
		},
		widens: lh(kl, "off"),
		docs: { text: "Which undeclared keys to remove: `off` (none), `owned` (those with the tag `lokaform:<owner>`, see the setting `owner`) or `all`." }
	}),
	limits: [
		dh,
		fh,
		ph,
		mh
	]
}, gh = {
	...K,
	plural: hh.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		progress: "count",
		removed: ["keys", "texts"]
	},
	settings: hh,
	limits: {
		removed: dh,
		removedPercent: fh,
		overwrittenPercent: ph,
		unverified: mh,
		foreignFrom: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	updatesInParts: !0,
	backsUpWhole: !1,
	removalBy: ({ onRemove: e }) => e,
	newManifest: Rm,
	entry: Jp,
	readManifest: Xp,
	checkTogether: (e) => [...Md(e), ...Km(e)],
	checkEntry: _m,
	checkOffline: ym,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		let a = tu(n, (e) => e.names), o = tu(n, ({ id: e }) => e === void 0 ? [] : [e]), s = $l(e, n, i, {
			kind: gh,
			namedBy: ({ values: e }) => o.get(String(e.key_id)) ?? [...G(e.key_name), ...e.previously ?? []].flatMap((e) => a.get(e) ?? []).at(0),
			field: "key_name",
			title: ({ id: e }) => `Live key ${e ?? "without a usable id"}`
		});
		return nu(Im(s.usable, t, r.perPlatformNames, ({ tags: e }) => Il(e, i) !== void 0), s);
	},
	hints: Jm,
	names: ({ key_name: e, platforms: t }) => G(e, t),
	texts: (e) => yd(e),
	isReallyNew: Ym,
	namesInManifest: Zp,
	mergeKept: Dd,
	findRestored: Id,
	undoneByApply: Bm
};
// src/model/variables.ts
function _h(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
/** The value of a variable; undefined if it is not set. Inherited members such as `constructor` do not count. */
function vh(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const yh = /\$\$\{|\$\{([^}]*)\}/g;
/** The text as a list of plain parts and variables. `$${` is a plain `${`. */
function bh(e) {
	let t = [], n = 0;
	for (let r of e.matchAll(yh)) r.index > n && t.push({ text: e.slice(n, r.index) }), t.push(r[1] === void 0 ? { text: "${" } : { name: r[1] }), n = r.index + r[0].length;
	return n < e.length && t.push({ text: e.slice(n) }), t;
}
/** The names of the variables in the text, without duplicates. */
function xh(e) {
	return [...new Set(bh(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
/**
* Replaces each variable by its value, encoded so that it stays one path segment or query value. A template that is only one
* variable stands for a whole URL. Manifests cannot contain such a template, but backups can.
*/
function Sh(e, t) {
	let n = bh(e), [r] = n;
	return r && "name" in r && n.length === 1 ? t.get(r.name) ?? "" : n.map((e) => "text" in e ? e.text : encodeURIComponent(t.get(e.name) ?? "")).join("");
}
/** Whether `url` equals the template with other values for its variables. */
function Ch(e, t) {
	let n = bh(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i = !1;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = !0;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? wh(t.slice(r, o)) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = !1;
	}
	return i ? wh(t.slice(r)) : r === t.length;
}
/** One path segment or query value, or a part of one. */
function wh(e) {
	return /^[^/?#&=]+$/.test(e);
}
/** The host of a template, in punycode. */
function Th(e) {
	let [, t = "https", n = ""] = Oh.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
/** The template with its host in punycode, so that no host looks like another. */
function Eh(e) {
	return e.replace(Oh, (t, n) => `${n}://${Th(e)}`);
}
/** Whether two URLs are equal. The host may be in Unicode or punycode, and with or without the default port. */
function Dh(e, t) {
	return Eh(e) === Eh(t);
}
const Oh = /^(https?):\/\/([^/?#]+)/i;
/** Only the origin of a URL, because its path can contain a token. */
function kh(e) {
	try {
		return `${new URL(e).origin}/…`;
	} catch {
		return "…";
	}
}
// src/kinds/webhook/duplicates.ts
/** Webhooks that are declared twice, in one manifest or in several of a project. */
/** Webhooks may share a URL, but with the same events the service would call that URL twice for each event. */
function Ah(e) {
	let t = /* @__PURE__ */ new Map();
	return e.flatMap((e) => {
		let { url: n, branch: r, events: i = [], webhook_id: a } = e.values, o = a ?? H([
			Eh(n),
			r,
			[...i].sort()
		]), s = t.get(o);
		return t.set(o, s ?? e), s ? [Ad("duplicate-webhook", a === void 0 ? `Webhook ${Eh(n)} with the same events` : `webhook_id ${a}`, {
			second: e,
			first: s,
			field: a === void 0 ? "url" : "webhook_id"
		})] : [];
	});
}
// src/model/environment.ts
const jh = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|LOKALISE_API_TOKEN$)/i;
/** No message quotes the value. */
function Mh(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = vh(r.values, e);
	if (!Nh(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (jh.test(e) || Ih(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in the environment. Set ${e} where lokaform runs, or ${n}.`, "unset-variable");
	let o = Fh(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Nh(e) {
	return /^[A-Za-z_][A-Za-z0-9_]*$/.test(e);
}
function Ph(e) {
	return jh.test(e);
}
/** Why a value cannot be used, as the rest of a sentence about it. */
function Fh(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
/** Whether a token is in the value, as it is, URL-encoded or in base64. */
function Ih(e, t) {
	let n = [e];
	for (let t = e; n.length < 5 && t.includes("%"); n.push(t)) t = Lh(t);
	return t.some((e) => [e, ...Rh(e)].some((e) => n.some((t) => t.includes(e))));
}
function Lh(e) {
	return e.replace(/%([\da-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
/** The base64 forms of the token at any position in an encoded text: the characters that its neighbours do not change. */
function Rh(e) {
	return e.length < 6 ? [] : [
		0,
		1,
		2
	].flatMap((t) => {
		let n = Buffer.concat([Buffer.alloc(t), Buffer.from(e)]), r = Math.floor(n.length * 8 / 6), i = Math.ceil(t * 8 / 6);
		return ["base64", "base64url"].map((e) => n.toString(e).slice(i, r));
	});
}
// src/kinds/webhook/url.ts
/** Checks the URL of a webhook, and the `${NAME}` in it. */
const zh = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
/** The value of each variable in the URL, and the problems of the URL. No message quotes a value. */
function Bh(e, t) {
	let n = {
		variables: /* @__PURE__ */ new Map(),
		issues: []
	};
	for (let r of xh(e)) {
		let e = Mh(r, zh, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = n.issues.length > 0 ? void 0 : Vh(e) ?? Hh(e);
	return r ? {
		...n,
		issues: [r]
	} : n;
}
function Vh(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return Kh("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (xh(e).length !== 0) {
		if (/^http:/i.test(e)) return Kh("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!Wh(e)) return Kh("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}). The manifest must contain the host.", "variable");
	}
}
/** Stricter than most URL parsers: it refuses URLs that a person could read differently. */
function Hh(e) {
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(e)) return Kh("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let t = Gh(e, "x"), [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return Kh("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return Kh("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!Uh(new URL(t).hostname)) return Kh("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
/** A DNS name or an address. The length is limited, so that the line of a plan about it is never cut. */
function Uh(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function Wh(e) {
	let t = "";
	for (let n of bh(e)) if ("text" in n) t += n.text;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
function Gh(e, t) {
	return bh(e).map((e) => "text" in e ? e.text : t).join("");
}
function Kh(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
// src/kinds/webhook/findRestored.ts
function qh({ declared: e, wrote: t }, n, { context: r, claimed: i }) {
	let { url: a, webhook_id: o } = e.values, s = Sh(a, r.variables);
	if (s === "") {
		let e = `The URL of webhook ${o} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
		return {
			is: "gone",
			label: `(${o})`,
			code: "no-url",
			message: e
		};
	}
	let c = a.startsWith("${") ? `${kh(s)} (${o})` : a, l = n.find((e) => e.webhook_id === o);
	if (l) return {
		is: "live",
		label: c,
		live: l,
		declared: e,
		context: r
	};
	let u = Jh(e.values, s, n, i), d = u && { claims: u };
	if (t.action === "update") {
		let e = `Webhook ${o} no longer exists, so it cannot be restored. Create it by hand, or declare it.`;
		return {
			is: "gone",
			label: c,
			...d,
			code: "webhook-gone",
			message: e
		};
	}
	if (!u) return {
		is: "new",
		label: c,
		declared: e,
		context: r
	};
	let f = `Webhook ${o} no longer exists, and webhook ${u.webhook_id} has its URL now, with other values. Remove that one first, or correct it by hand.`;
	return {
		is: "replaced",
		label: c,
		...d,
		by: u,
		declared: e,
		context: r,
		message: f
	};
}
/** A live webhook with the same URL and branch and a common event. If there are several, the one with most common events. */
function Jh({ branch: e, events: t = [] }, n, r, i) {
	let a = (e) => e.events.filter((e) => t.includes(e)).length;
	return r.filter((t) => !i.has(t) && Dh(t.url, n) && t.branch === e && a(t) > 0).sort((e, t) => a(t) - a(e))[0];
}
/** The values of whole URLs are in a file next to the backup. The values of other variables are in the environment. */
function Yh({ declared: { values: e, file: t, spot: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? Bh(r.values.url, i).variables : [], o = new Map(a);
	if (xh(e.url).some((e) => e.startsWith(Xh))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = Bh(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = Vl(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => V(e, t, {
			place: l,
			reach: "change"
		}))
	};
}
const Xh = "URL_OF_";
/**
* The variable in a backup for the URL of a webhook that no manifest declares. Its value is in the file of URLs
* next to the backup, because a URL can hold a secret.
*/
function Zh(e) {
	return `${Xh}${e}`;
}
// src/kinds/webhook/firstSends.ts
/** Pairs of variable and host that no live webhook has, without duplicates, in the order of the changes. */
function Qh({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Eh(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Eh(Sh(e, r)))).flatMap($h));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = Th(t);
		return xh(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function $h(e) {
	return xh(e).map((t) => `${t} ${Th(e)}`);
}
// src/wire/webhook.ts
/** Events whose deliveries can be limited to languages. */
const eg = [
	"project.translation.updated",
	"project.translation.proofread",
	"project.translations.updated",
	"project.translations.proofread"
], tg = [
	...eg,
	"project.imported",
	"project.exported",
	"project.copied",
	"project.deleted",
	"project.snapshot",
	"project.languages.added",
	"project.language.removed",
	"project.language.settings_changed",
	"project.key.added",
	"project.key.modified",
	"project.keys.added",
	"project.keys.modified",
	"project.keys.deleted",
	"project.key.comment.added",
	"project.contributor.added",
	"project.contributor.added_public",
	"project.contributor.deleted",
	"project.task.created",
	"project.task.queued",
	"project.task.closed",
	"project.task.deleted",
	"project.task.language.closed",
	"project.task.initial_tm_leverage.calculated",
	"project.branch.added",
	"project.branch.deleted",
	"project.branch.merged",
	"team.order.created",
	"team.order.completed",
	"team.order.deleted"
];
// src/kinds/webhook/traits.ts
/** The kind webhook: the table of its fields, and how a webhook is called. */
function ng(e) {
	return Cu(e);
}
const rg = ng({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: L().min(1),
	value: L(),
	live: (e, t) => dg(e, t.url, t.variables),
	desired: (e) => e,
	declare: (e) => e,
	equal: Dh,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Eh(e)
	})
}), ig = ng({
	name: "events",
	expects: "a list of events, at least one",
	schema: R(L().min(1)).min(1),
	value: R(L()),
	live: (e) => pg(e.events),
	desired: (e) => pg(e),
	inPlan: (e) => pg(e),
	declare: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), ag = Hc([el("*"), R(L().min(1)).min(1)]), og = ng({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${eg.join(", ")}`,
	schema: Zc(B(eg), ag),
	value: Xc(L(), Hc([el("*"), R(L())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.map(({ event: e, lang_iso_codes: n }) => [e, mg(pg(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = fg(e).map(([e, t]) => [e, t === "*" ? "*" : mg(pg(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(fg(e).map(([e, t]) => [e, t === "*" ? t : pg(t)])),
	equal: (e, t) => Object.entries(t).every(([t, n]) => ru(e[t] ?? null, n)),
	check: (e, { events: t }) => {
		let n = fg(e).find(([e]) => !t.includes(e))?.[0];
		if (n !== void 0) return {
			code: "unknown-event",
			message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
			path: [n]
		};
	},
	declare: (e) => Object.keys(e).length === 0 ? void 0 : e,
	isDefault: (e) => Object.values(e).every((e) => e === "*"),
	write: (e, t, n) => {
		e.event_lang_map = Object.entries(t).map(([e, t]) => ({
			event: e,
			lang_iso_codes: t === "*" ? [...n] : t
		}));
	},
	show: (e) => ({
		as: "slots",
		slots: Object.fromEntries(Object.entries(e).map(([e, t]) => [e, t === "*" ? "all languages" : t.join(", ")]))
	}),
	languages: (e) => fg(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), sg = ng({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: Hc([L().min(1), Mc()]),
	value: Hc([L(), Mc()]),
	unset: null,
	live: (e) => e.branch,
	mayBeAbsent: !0,
	desired: (e) => e,
	declare: (e) => e ?? void 0,
	write: (e, t) => {
		e.branch = t;
	},
	show: (e) => ({
		as: "word",
		word: e ?? "all branches"
	})
}), cg = [
	rg,
	ig,
	og,
	sg
], lg = lu(cg).required({ url: !0 }).extend({
	/** Absent and null both mean all branches. */
	branch: sg.schema.default(null),
	/** The former URL. The webhook keeps its id and its secret. `[]`: this webhook is really new. */
	previously: Hc([L().min(1), Jc([])]).exactOptional(),
	/** The id of the live webhook, needed if its URL is not unique. */
	webhook_id: L().min(1).exactOptional()
}), ug = {
	name: "webhook",
	fields: cg,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => Eh(e.url),
	context: (e, t, { project: n, variables: r }) => ({
		project: n,
		variables: r,
		url: e.url,
		events: e.events ?? t?.events ?? []
	}),
	liveContext: (e, { project: t, variables: n }, r) => ({
		project: t,
		variables: n,
		url: r,
		events: e.events
	}),
	id: (e) => e.webhook_id,
	idMember: "webhook_id",
	declaredId: (e) => e.webhook_id,
	liveLabel: (e) => `${kh(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		pg(e.events)
	]
};
/** A live URL is shown in full only if a manifest declares it, because a path can contain a token. */
function dg(e, t, n) {
	return Dh(e.url, Sh(t, n)) ? t : kh(e.url);
}
function fg(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
/** Sorted and without duplicates, because the service lists events and languages in no stable order. */
function pg(e) {
	return [...new Set(e)].sort();
}
/** `"*"` if the list has all languages of the project, because the service stores them one by one. */
function mg(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
// src/kinds/webhook/manifest.ts
/** webhooks.yaml → declared webhooks, with the values of the variables in their URLs. */
const hg = {
	schema: lg,
	fields: cg,
	identity: {
		previously: "its former URL, or []",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
/** A `${NAME}` without a usable value is a problem. */
function gg(e, t, n) {
	let r = Wp(e, t), { members: i, problems: a } = df(r, ["webhooks"]), o = [...r.problems, ...a], s = i.get("webhooks"), c = /* @__PURE__ */ new Map();
	if (!s) return {
		entries: [],
		variables: c,
		problems: o.length > 0 ? o : [ff(r, "webhooks")]
	};
	let { entries: l, problems: u } = pf(r, s, hg);
	o.push(...u);
	let d = l.map(({ values: e, spot: t }) => ({
		values: e,
		onCreate: {},
		file: r.file,
		spot: t
	}));
	for (let e of d) {
		for (let t of ["url", "previously"]) {
			let r = e.values[t];
			if (typeof r != "string") continue;
			let i = Vl(e.file, e.spot, [t]), a = Bh(r, n);
			for (let [e, t] of a.variables) c.set(e, t);
			o.push(...a.issues.map(({ code: e, message: t }) => V(e, t, { place: i })));
		}
		o.push(..._g(e));
	}
	return {
		entries: d,
		variables: c,
		problems: o
	};
}
/** An unknown event is only a warning, because the service may have new events. */
function _g({ values: e, file: t, spot: n }) {
	return (e.events ?? []).flatMap((e, r) => tg.includes(e) ? [] : [V("unknown-event", `Lokaform does not know the event "${e}", but sends it unchanged.${Hd(e, tg)}`, {
		place: Vl(t, n, ["events", r]),
		severity: "warning"
	})]);
}
// src/kinds/webhook/match.ts
function vg(e, t, n) {
	let r = /* @__PURE__ */ new Map(), i = /* @__PURE__ */ new Map(), a = [], o = new Set(t), s = (e, t, n) => {
		r.set(e, {
			declared: e,
			live: t,
			...n !== void 0 && { renamedFrom: n }
		}), o.delete(t);
	}, c = () => e.filter((e) => !r.has(e) && !i.has(e));
	for (let t of e) {
		let { webhook_id: e } = t.values;
		if (e === void 0) continue;
		let n = [...o].find((t) => t.webhook_id === e);
		n ? s(t, n) : a.push(kg(t));
	}
	for (let { webhook: e, one: t } of wg(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => xg(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (typeof t != "string") continue;
		let r = Sh(t, n), a = [...o].filter((e) => Dh(e.url, r)), [c] = a;
		a.length > 1 ? i.set(e, Ag(e, a)) : c && s(e, c, Eh(t));
	}
	for (let e of c()) {
		let r = yg(e, t, o, n);
		r && i.set(e, r);
	}
	for (let e of c()) {
		if (bg(e)) continue;
		let t = [...o].find((t) => Cg(e, t) && Sg(e, t));
		t && (o.delete(t), i.set(e, jg(e, t)));
	}
	return {
		matches: e.filter((e) => !i.has(e)).map((e) => r.get(e) ?? { declared: e }),
		refused: [...i].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: a,
		unmanaged: [...o],
		namesakes: /* @__PURE__ */ new Set()
	};
}
/** The problem that a live webhook with this URL and branch may be the declared one. */
function yg(e, t, n, r) {
	if (bg(e)) return;
	let i = [...n].filter((t) => xg(e, t, r));
	if (i.length > 0) return Mg("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${i.length} live webhooks have this URL and branch (ids ${Og(i)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${Dg(i).length === 1 ? "id" : "ids"} ${Og(i)}). To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
	let a = t.filter((t) => t.branch === void 0 && xg(e, t, r));
	if (a.length !== 0) return Mg("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${a.length === 1 ? "id" : "ids"} ${Og(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
}
/** `previously: []` declares a new webhook, which replaces no live one. */
function bg({ values: e }) {
	return Array.isArray(e.previously);
}
function xg(e, t, n) {
	return Dh(t.url, Sh(e.values.url, n)) && Cg(e, t);
}
function Sg({ values: e }, t) {
	return Ch(Eh(e.url), Eh(t.url));
}
/** A live webhook without a branch in the answer may be on any branch. */
function Cg({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
/**
* All pairs with equal URL and branch and a common event. Pairs that need the least change come first: most common events,
* then fewest events that only one of them has, then the order of the manifest, then the order of ids.
*/
function wg(e, t, n) {
	let r = Dg(t);
	return e.flatMap((e) => r.filter((t) => xg(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...Tg(e, t)
	})).filter(({ common: e }) => e > 0)).sort((e, t) => t.common - e.common || e.either - t.either);
}
/** The number of events that both have, and of events that at least one has. */
function Tg({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(Eg)), new Set(t.map(Eg))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: (/* @__PURE__ */ new Set([...n, ...r])).size
	};
}
/** The service uses both the singular and the plural for some events: `project.key.added`, `project.keys.added`. */
function Eg(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function Dg(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function Og(e) {
	return Dg(e).map(({ webhook_id: e }) => e).join(", ");
}
function kg(e) {
	return {
		...Mg("stale-id", e, "webhook_id", `The project has no webhook ${e.values.webhook_id}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`),
		severity: "warning"
	};
}
function Ag(e, t) {
	return Mg("ambiguous-webhook", e, "previously", `${t.length} live webhooks have this former URL (ids ${Og(t)}). Add webhook_id with the id of the one that is meant.`);
}
/** The URLs differ only in the value of `${NAME}`. The message shows neither value. */
function jg(e, { webhook_id: t }) {
	return Mg("lookalike-webhook", e, "url", `Live webhook ${t} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${t}. To create another one, set previously: [].`);
}
function Mg(e, t, n, r) {
	return Kl(ug, t, e, r, { path: [n] });
}
// src/kinds/webhook/settings.ts
/** The settings of webhooks. */
const Ng = J({
	name: "destroy_webhooks",
	parent: "limits",
	schema: Oc().min(0),
	expects: "a whole number, 0 or more",
	default: 2,
	commands: eh,
	file: "both",
	widens: uh(2),
	docs: { text: "Maximum number of webhooks to remove in one run." }
}), Pg = {
	manifests: J({
		name: "webhooks",
		schema: R(L().min(1)).min(1),
		expects: "a list of paths or globs, relative to lokaform.yaml",
		commands: Qm,
		file: "both",
		option: {
			offered: "everywhere",
			as: "list",
			metavar: "GLOB"
		},
		docs: {
			text: "Webhook manifests, as paths or globs.",
			commandLine: "Turns `prune` and `prune_webhooks` off, like `--keys`.",
			action: "Relative to `working-directory`. Turns `prune` and `prune_webhooks` off, like `keys`.",
			file: "Relative to lokaform.yaml.",
			default: "`webhooks.yaml`, if neither `keys` nor `webhooks` is set."
		}
	}),
	prune: J({
		name: "prune_webhooks",
		schema: B(["off", "all"]),
		expects: "off or all",
		default: "off",
		commands: eh,
		file: "both",
		widens: lh(["off", "all"], "off"),
		docs: { text: "Which undeclared webhooks to remove: `off` (none) or `all`. A workflow does not remove webhooks whose URL is in no manifest: for that, run `lokaform apply` at a terminal." }
	}),
	limits: [Ng]
}, Fg = {
	...ug,
	plural: Pg.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		progress: "name",
		removed: ["webhooks"]
	},
	settings: Pg,
	limits: { removed: Ng },
	sharedByBranches: !0,
	namesByPlatform: !1,
	updatesInParts: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	entry: hg,
	readManifest: gg,
	checkTogether: Ah,
	checkEntry: () => [],
	checkOffline: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		let a = tu(n, ({ names: e }) => e.map(Eh)), o = tu(n, ({ id: e }) => e === void 0 ? [] : [e]), s = $l(e, n, r, {
			kind: Fg,
			namedBy: ({ values: { webhook_id: e = "", url: t, previously: n } }) => o.get(e) ?? [t, ...typeof n == "string" ? [n] : []].flatMap((e) => a.get(Eh(Sh(e, i))) ?? []).at(0),
			field: "url",
			title: ({ id: e, names: [t] }) => `Live webhook ${e ?? (t === void 0 ? "without a usable id" : kh(t))}`
		}), c = vg(s.usable, t, i), l = c.matches.flatMap((e) => Ig(e, n)), u = new Set(l.map((e) => e.declared));
		return nu({
			...c,
			matches: c.matches.filter((e) => !u.has(e.declared)),
			refused: [...c.refused, ...l]
		}, s);
	},
	firstSends: Qh,
	names: () => [],
	texts: () => [],
	isReallyNew: ({ previously: e }) => Array.isArray(e),
	findRestored: qh,
	variablesOf: Yh
};
/**
* An entry that would be created, although it may match a live webhook whose URL cannot be read. The service would create a
* second subscription.
*/
function Ig({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Ql}`;
	return [{
		declared: e,
		problem: Kl(ug, e, "unusable-answer", i, { path: ["url"] })
	}];
}
// src/kinds/kinds.ts
/** All kinds. A new kind is a line here, and a line in `src/remote/remotes.ts`. */
const Y = [gh, Fg], Lg = Oc().min(0), Rg = z({
	file: L(),
	line: Lg,
	col: Lg,
	endLine: Lg,
	endCol: Lg
}), zg = Dl(), Bg = z({
	field: L(),
	part: L().exactOptional(),
	before: zg.exactOptional(),
	after: zg,
	place: Rg,
	seen: L().exactOptional()
}), Vg = Hc([Ec(), L()]).transform(String), Hg = {
	ref: L(),
	kind: B(Y.map(({ name: e }) => e)),
	label: L()
}, Ug = {
	place: Rg,
	identity: zg,
	fields: R(Bg).readonly()
}, Wg = Wc("action", [
	z({
		...Hg,
		action: el("create"),
		...Ug
	}),
	z({
		...Hg,
		action: el("update"),
		id: Vg,
		renamed_from: L().exactOptional(),
		seen: L(),
		...Ug
	}),
	z({
		...Hg,
		action: el("destroy"),
		id: Vg,
		how: B(["archive", "destroy"]),
		seen: L()
	})
]), Gg = z({
	project: z({
		id: L(),
		digest: L().exactOptional()
	}),
	changes: R(Wg).readonly()
});
/** The content of the file: the plan itself, or a list if there are several. */
function Kg(e) {
	let [t] = e;
	return e.length === 1 && t ? t : {
		format_version: 1,
		plans: e
	};
}
/** The plans of a file, or why it cannot be used, as a sentence that starts with "it". */
function qg(e) {
	try {
		return Jg(Yg(e));
	} catch (e) {
		if (e instanceof RangeError) return { issue: "it is not a plan. Make it with lokaform plan --out." };
		throw e;
	}
}
function Jg(e) {
	let t = "Make it with lokaform plan --out.", n = z({ format_version: Pc() }).safeParse(e);
	if (!n.success) return { issue: `it is not a plan. ${t}` };
	let r = n.data.format_version;
	if (r !== 1) return { issue: `it has format_version ${JSON.stringify(r)}, and this lokaform reads 1. Plan again, with the same version as apply.` };
	let i = z({ plans: R(Gg) }).safeParse(e);
	if (i.success) return { plans: i.data.plans };
	let a = Gg.safeParse(e);
	return a.success ? { plans: [a.data] } : { issue: `it is not a complete plan. ${t}` };
}
function Yg(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
// src/kinds/kindOf.ts
/** Throws if the kind does not exist. That is a bug: plans from files are checked when they are read. */
function Xg(e) {
	let t = Y.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
/** The field of a change. Throws if it does not exist: that is a bug, or the plan comes from another version. */
function Zg(e, t) {
	let n = Xg(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
/** Whether `show_texts: false` hides the values of a field: texts, and fields into which people write sentences. */
function Qg({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
// src/model/readings.ts
/** Texts are rarely encoded more often than this, for example in JSON within JSON, or in a URL within JSON. */
const $g = /%[0-7][\da-f]|(?:%[89a-f][\da-f])+|\\u[\da-f]{4}|\\["'\\/bfnrt]|&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/gi;
function* e_(e) {
	let t = {
		text: e,
		startOf: (e) => e,
		endOf: (e) => e + 1
	};
	for (let e = 1; e <= 5; e++) {
		yield t;
		let e = t_(t);
		if (!e) return;
		t = e;
	}
}
function t_(e) {
	let { text: t } = e, n = [], r = [], i = "", a = 0, o = (t, a, o) => {
		for (let i = 0; i < t.length; i++) n.push(e.startOf(a)), r.push(e.endOf(o - 1));
		i += t;
	}, s = (e) => {
		for (; a < e; a++) o(t[a] ?? "", a, a + 1);
	};
	for (let { 0: e, index: n } of t.matchAll($g)) s(n), a = n + e.length, o(i_(e), n, a);
	if (a !== 0) return s(t.length), {
		text: i,
		startOf: (e) => n[e] ?? 0,
		endOf: (e) => r[e] ?? t.length
	};
}
const n_ = {
	"\\b": "\b",
	"\\f": "\f",
	"\\n": "\n",
	"\\r": "\r",
	"\\t": "	"
}, r_ = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function i_(e) {
	if (e.startsWith("%")) return Buffer.from(e.replaceAll("%", ""), "hex").toString();
	if (/^\\u/i.test(e)) return String.fromCharCode(Number.parseInt(e.slice(2), 16));
	if (e.startsWith("\\")) return n_[e] ?? e.slice(1);
	let t = e.slice(1, -1).toLowerCase(), n = t.startsWith("#x") ? Number.parseInt(t.slice(2), 16) : Number(t.slice(1));
	return t.startsWith("#") ? n <= 1114111 ? String.fromCodePoint(n) : e : r_[t] ?? e;
}
// src/model/secrets.ts
/** Values that no output may contain: tokens, secrets of webhooks, and values of `${NAME}`. */
/** A secret without a name in a file, such as a token or the secret of a webhook. */
function a_(e) {
	return {
		value: e,
		shown: "***"
	};
}
/** The value as it is, and encoded for URLs, JSON and base64. A runner masks only these exact forms. */
function o_(e) {
	if (/\p{Cs}/u.test(e)) return [e];
	let t = JSON.stringify(e).slice(1, -1);
	return [.../* @__PURE__ */ new Set([
		e,
		encodeURIComponent(e),
		encodeURI(e),
		t,
		...s_(e)
	])];
}
function s_(e) {
	if (e.length < 4) return [];
	let t = Buffer.from(e).toString("base64");
	return [
		t,
		t.replace(/=+$/, ""),
		Buffer.from(e).toString("base64url")
	];
}
/** Removes secrets from texts, even if a secret is encoded or cut off. */
var c_ = class {
	#e = /* @__PURE__ */ new Map();
	#t = [];
	#n = [];
	hide(e) {
		for (let t of e) t.value.length >= 4 && !this.#e.has(t.value) && this.#e.set(t.value, t);
		this.#t = [...this.#e.values()].flatMap(({ value: e, shown: t }) => [e, ...s_(e)].map((e) => ({
			form: e,
			shown: t
		}))).sort((e, t) => t.form.length - e.form.length), this.#n = [...this.#e.values()].flatMap(({ value: e, shown: t }) => o_(e).map((e) => ({
			form: e,
			shown: t
		})));
	}
	clean(e) {
		if (this.#t.length === 0) return e;
		let t = l_(e, this.#r(e));
		return t.includes("…") ? this.#i(t) : t;
	}
	/** The positions of secrets in the text, plain and decoded, without overlaps. */
	#r(e) {
		let t = [], n = new Uint8Array(e.length);
		for (let r of e_(e)) for (let { form: e, shown: i } of this.#t) for (let a = r.text.indexOf(e); a >= 0; a = r.text.indexOf(e, a + 1)) {
			let [o, s] = [r.startOf(a), r.endOf(a + e.length - 1)];
			n.subarray(o, s).includes(1) || (n.fill(1, o, s), t.push({
				from: o,
				to: s,
				shown: i
			}));
		}
		return t.sort((e, t) => e.from - t.from);
	}
	/** A text that was shortened may end with the beginning of a secret. */
	#i(e) {
		let t = e.split("…"), n = t.length - 1;
		return t.map((e, t) => t === n ? e : this.#a(e)).join("…");
	}
	#a(e) {
		for (let { form: t, shown: n } of this.#n) for (let r = Math.min(t.length - 1, e.length); r >= 4; r--) if (e.endsWith(t.slice(0, r))) return e.slice(0, -r) + n;
		return e;
	}
};
function l_(e, t) {
	let n = "", r = 0;
	for (let { from: i, to: a, shown: o } of t) n += e.slice(r, i) + o, r = a;
	return n + e.slice(r);
}
function u_(e) {
	let t = e.projects.map((e) => e.hide_texts ? d_(e) : e), n = e.hide_texts ? e.problems.map((e) => m_(e, [])) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function d_(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => m_(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? __(n) : [], a = g_(i), o = f_(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => m_({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => p_(e, o)) }
	};
}
/** Hides the texts of all changes, because a message of the service can repeat the texts of several. Each message is searched once. */
function f_(e, t, n) {
	if (new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message)).size * t.length > 3e6) return () => "The report file says why.";
	let r = /* @__PURE__ */ new Map();
	return (e) => {
		let t = r.get(e) ?? n(e);
		return r.set(e, t), t;
	};
}
function p_({ change: e, outcome: t }, n) {
	return t.state === "done" ? {
		change: e,
		outcome: t
	} : t.state === "failed" && t.how === "stored differently" ? {
		change: e,
		outcome: {
			...t,
			message: "The service stored a different value. The report file shows it."
		}
	} : {
		change: e,
		outcome: {
			...t,
			message: n(t.message)
		}
	};
}
/** Hides what a problem quotes from a file. Problems of the YAML parser can quote anything, so all their quotes are hidden. */
function m_(e, t) {
	let { quotes: n = [], code: r } = e, i = r === "yaml" ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: h_(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
/** A short text may be part of a usual word, so it is hidden only inside quotation marks. */
function h_(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
/** Hides these texts in a message, also if they are encoded or cut. */
function g_(e) {
	let t = new c_();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => h_(t.clean(n), e);
}
function __({ changes: e, kept: t }) {
	return [...e.flatMap(v_), ...t.flatMap(y_)];
}
function v_(e) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => Qg(Zg(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(b_));
}
function y_(e) {
	return "field" in e ? [e.live, e.declared].flatMap(b_) : [];
}
function b_(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(b_);
}
// src/report/withoutValues.ts
/**
* A report for a file that is uploaded, so that `summarize` can read it: projects that hide their texts have "…" in the place of
* each. Everything that is shown of such a project is the same as of the whole report.
*/
function x_(e) {
	let t = u_(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? t.problems.map(S_) : t.problems,
		projects: t.projects.map((e) => e.hide_texts ? C_(e) : e),
		...n && { manifest_comparison: T_(n) }
	};
}
function S_({ quotes: e, ...t }) {
	return t;
}
function C_(e) {
	let t = e.problems.map(S_);
	if (!e.plan) return {
		...e,
		problems: t
	};
	let { plan: n, target: r, results: i } = e;
	return {
		...e,
		problems: t,
		plan: {
			...n,
			changes: n.changes.map(E_),
			kept: n.kept.map(D_)
		},
		...r && { target: w_(r) },
		...i && { results: i.map((e) => ({
			...e,
			change: E_(e.change)
		})) }
	};
}
function w_(e) {
	if (e.is !== "compared") return e;
	let { caused: t, pending: n, resolved: r, kept: i } = e;
	return {
		...e,
		caused: t.map(E_),
		pending: n.map(E_),
		resolved: r.map(E_),
		kept: i.map(D_)
	};
}
function T_(e) {
	if (e.is !== "compared") return e;
	let t = e.projects.map((e) => e.hide_texts ? {
		...e,
		changes: e.changes.map(E_),
		released: e.released.map(O_)
	} : e);
	return {
		...e,
		projects: t
	};
}
function E_(e) {
	if (e.action === "destroy") return e;
	let t = e.fields.map((t) => {
		if (!k_(e.kind, t.field)) return t;
		let { before: n, after: r } = t;
		return {
			...t,
			...n !== void 0 && { before: A_(n) },
			after: A_(r)
		};
	});
	return {
		...e,
		fields: t
	};
}
function D_(e) {
	return !("field" in e) || !k_(e.kind, e.field) ? e : {
		...e,
		live: A_(e.live),
		declared: A_(e.declared)
	};
}
function O_({ fields: e, ...t }) {
	if (!e) return t;
	let n = e.map((e) => k_(t.kind, e.field) ? {
		...e,
		before: A_(e.before)
	} : e);
	return {
		...t,
		fields: n
	};
}
function k_(e, t) {
	return Qg(Zg(e, t));
}
/** An empty text stays empty, because to fill it is not a loss. */
function A_(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : Array.isArray(e) ? e.map(A_) : ou(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, A_(t)])) : e;
}
// node_modules/fast-glob/out/utils/array.js
var j_ = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.splitWhen = e.flatten = void 0;
	function t(e) {
		return e.reduce((e, t) => [].concat(e, t), []);
	}
	e.flatten = t;
	function n(e, t) {
		let n = [[]], r = 0;
		for (let i of e) t(i) ? (r++, n[r] = []) : n[r].push(i);
		return n;
	}
	e.splitWhen = n;
})), M_ = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEnoentCodeError = void 0;
	function t(e) {
		return e.code === "ENOENT";
	}
	e.isEnoentCodeError = t;
})), N_ = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.createDirentFromStats = void 0;
	var t = class {
		constructor(e, t) {
			this.name = e, this.isBlockDevice = t.isBlockDevice.bind(t), this.isCharacterDevice = t.isCharacterDevice.bind(t), this.isDirectory = t.isDirectory.bind(t), this.isFIFO = t.isFIFO.bind(t), this.isFile = t.isFile.bind(t), this.isSocket = t.isSocket.bind(t), this.isSymbolicLink = t.isSymbolicLink.bind(t);
		}
	};
	function n(e, n) {
		return new t(e, n);
	}
	e.createDirentFromStats = n;
})), P_ = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.convertPosixPathToPattern = e.convertWindowsPathToPattern = e.convertPathToPattern = e.escapePosixPath = e.escapeWindowsPath = e.escape = e.removeLeadingDotSegment = e.makeAbsolute = e.unixify = void 0;
	let t = xe("os"), n = xe("path"), r = t.platform() === "win32", i = /(\\?)([()*?[\]{|}]|^!|[!+@](?=\()|\\(?![!()*+?@[\]{|}]))/g, a = /(\\?)([()[\]{}]|^!|[!+@](?=\())/g, o = /^\\\\([.?])/, s = /\\(?![!()+@[\]{}])/g;
	/**
	* Designed to work only with simple paths: `dir\\file`.
	*/
	function c(e) {
		return e.replace(/\\/g, "/");
	}
	e.unixify = c;
	function l(e, t) {
		return n.resolve(e, t);
	}
	e.makeAbsolute = l;
	function u(e) {
		if (e.charAt(0) === ".") {
			let t = e.charAt(1);
			if (t === "/" || t === "\\") return e.slice(2);
		}
		return e;
	}
	e.removeLeadingDotSegment = u, e.escape = r ? d : f;
	function d(e) {
		return e.replace(a, "\\$2");
	}
	e.escapeWindowsPath = d;
	function f(e) {
		return e.replace(i, "\\$2");
	}
	e.escapePosixPath = f, e.convertPathToPattern = r ? p : m;
	function p(e) {
		return d(e).replace(o, "//$1").replace(s, "/");
	}
	e.convertWindowsPathToPattern = p;
	function m(e) {
		return f(e);
	}
	e.convertPosixPathToPattern = m;
})), F_ = /* @__PURE__ */ M(((e, t) => {
	t.exports = function(e) {
		if (typeof e != "string" || e === "") return !1;
		for (var t; t = /(\\).|([@?!+*]\(.*\))/g.exec(e);) {
			if (t[2]) return !0;
			e = e.slice(t.index + t[0].length);
		}
		return !1;
	};
})), I_ = /* @__PURE__ */ M(((e, t) => {
	var n = F_(), r = {
		"{": "}",
		"(": ")",
		"[": "]"
	}, i = function(e) {
		if (e[0] === "!") return !0;
		for (var t = 0, n = -2, i = -2, a = -2, o = -2, s = -2; t < e.length;) {
			if (e[t] === "*" || e[t + 1] === "?" && /[\].+)]/.test(e[t]) || i !== -1 && e[t] === "[" && e[t + 1] !== "]" && (i < t && (i = e.indexOf("]", t)), i > t && (s === -1 || s > i || (s = e.indexOf("\\", t), s === -1 || s > i))) || a !== -1 && e[t] === "{" && e[t + 1] !== "}" && (a = e.indexOf("}", t), a > t && (s = e.indexOf("\\", t), s === -1 || s > a)) || o !== -1 && e[t] === "(" && e[t + 1] === "?" && /[:!=]/.test(e[t + 2]) && e[t + 3] !== ")" && (o = e.indexOf(")", t), o > t && (s = e.indexOf("\\", t), s === -1 || s > o)) || n !== -1 && e[t] === "(" && e[t + 1] !== "|" && (n < t && (n = e.indexOf("|", t)), n !== -1 && e[n + 1] !== ")" && (o = e.indexOf(")", n), o > n && (s = e.indexOf("\\", n), s === -1 || s > o)))) return !0;
			if (e[t] === "\\") {
				var c = e[t + 1];
				t += 2;
				var l = r[c];
				if (l) {
					var u = e.indexOf(l, t);
					u !== -1 && (t = u + 1);
				}
				if (e[t] === "!") return !0;
			} else t++;
		}
		return !1;
	}, a = function(e) {
		if (e[0] === "!") return !0;
		for (var t = 0; t < e.length;) {
			if (/[*?{}()[\]]/.test(e[t])) return !0;
			if (e[t] === "\\") {
				var n = e[t + 1];
				t += 2;
				var i = r[n];
				if (i) {
					var a = e.indexOf(i, t);
					a !== -1 && (t = a + 1);
				}
				if (e[t] === "!") return !0;
			} else t++;
		}
		return !1;
	};
	t.exports = function(e, t) {
		if (typeof e != "string" || e === "") return !1;
		if (n(e)) return !0;
		var r = i;
		return t && t.strict === !1 && (r = a), r(e);
	};
})), L_ = /* @__PURE__ */ M(((e, t) => {
	var n = I_(), r = xe("path").posix.dirname, i = xe("os").platform() === "win32", a = "/", o = /\\/g, s = /[\{\[].*[\}\]]$/, c = /(^|[^\\])([\{\[]|\([^\)]+$)/, l = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
	/**
	* @param {string} str
	* @param {Object} opts
	* @param {boolean} [opts.flipBackslashes=true]
	* @returns {string}
	*/
	t.exports = function(e, t) {
		Object.assign({ flipBackslashes: !0 }, t).flipBackslashes && i && e.indexOf(a) < 0 && (e = e.replace(o, a)), s.test(e) && (e += a), e += "a";
		do
			e = r(e);
		while (n(e) || c.test(e));
		return e.replace(l, "$1");
	};
})), R_ = /* @__PURE__ */ M(((e) => {
	/**
	* Flatten an array
	*/
	e.isInteger = (e) => typeof e == "number" ? Number.isInteger(e) : typeof e == "string" && e.trim() !== "" && Number.isInteger(Number(e)), e.find = (e, t) => e.nodes.find((e) => e.type === t), e.exceedsLimit = (t, n, r = 1, i) => i === !1 || !e.isInteger(t) || !e.isInteger(n) ? !1 : (Number(n) - Number(t)) / Number(r) >= i, e.escapeNode = (e, t = 0, n) => {
		let r = e.nodes[t];
		r && (n && r.type === n || r.type === "open" || r.type === "close") && r.escaped !== !0 && (r.value = "\\" + r.value, r.escaped = !0);
	}, e.encloseBrace = (e) => e.type === "brace" ? e.commas >> 0 + e.ranges | 0 ? !1 : (e.invalid = !0, !0) : !1, e.isInvalidBrace = (e) => e.type === "brace" ? e.invalid === !0 || e.dollar ? !0 : !(e.commas >> 0 + e.ranges | 0) || e.open !== !0 || e.close !== !0 ? (e.invalid = !0, !0) : !1 : !1, e.isOpenOrClose = (e) => e.type === "open" || e.type === "close" || e.open === !0 || e.close === !0, e.reduce = (e) => e.reduce((e, t) => (t.type === "text" && e.push(t.value), t.type === "range" && (t.type = "text"), e), []), e.flatten = (...e) => {
		let t = [], n = (e) => {
			for (let r = 0; r < e.length; r++) {
				let i = e[r];
				Array.isArray(i) ? n(i) : i !== void 0 && t.push(i);
			}
			return t;
		};
		return n(e), t;
	};
})), z_ = /* @__PURE__ */ M(((e, t) => {
	let n = R_();
	t.exports = (e, t = {}) => {
		let r = (e, i = {}) => {
			let a = t.escapeInvalid && n.isInvalidBrace(i), o = e.invalid === !0 && t.escapeInvalid === !0, s = "";
			if (e.value) return (a || o) && n.isOpenOrClose(e) ? "\\" + e.value : e.value;
			if (e.value) return e.value;
			if (e.nodes) for (let t of e.nodes) s += r(t);
			return s;
		};
		return r(e);
	};
})), B_ = /* @__PURE__ */ M(((e, t) => {
	t.exports = function(e) {
		return typeof e == "number" ? e - e === 0 : typeof e == "string" && e.trim() !== "" ? Number.isFinite ? Number.isFinite(+e) : isFinite(+e) : !1;
	};
})), V_ = /* @__PURE__ */ M(((e, t) => {
	let n = B_(), r = (e, t, a) => {
		if (n(e) === !1) throw TypeError("toRegexRange: expected the first argument to be a number");
		if (t === void 0 || e === t) return String(e);
		if (n(t) === !1) throw TypeError("toRegexRange: expected the second argument to be a number.");
		let o = {
			relaxZeros: !0,
			...a
		};
		typeof o.strictZeros == "boolean" && (o.relaxZeros = o.strictZeros === !1);
		let c = String(o.relaxZeros), l = String(o.shorthand), u = String(o.capture), d = String(o.wrap), f = e + ":" + t + "=" + c + l + u + d;
		if (r.cache.hasOwnProperty(f)) return r.cache[f].result;
		let p = Math.min(e, t), m = Math.max(e, t);
		if (Math.abs(p - m) === 1) {
			let n = e + "|" + t;
			return o.capture ? `(${n})` : o.wrap === !1 ? n : `(?:${n})`;
		}
		let h = g(e) || g(t), _ = {
			min: e,
			max: t,
			a: p,
			b: m
		}, v = [], y = [];
		return h && (_.isPadded = h, _.maxLen = String(_.max).length), p < 0 && (y = s(m < 0 ? Math.abs(m) : 1, Math.abs(p), _, o), p = _.a = 0), m >= 0 && (v = s(p, m, _, o)), _.negatives = y, _.positives = v, _.result = i(y, v, o), o.capture === !0 ? _.result = `(${_.result})` : o.wrap !== !1 && v.length + y.length > 1 && (_.result = `(?:${_.result})`), r.cache[f] = _, _.result;
	};
	function i(e, t, n) {
		let r = c(e, t, "-", !1, n) || [], i = c(t, e, "", !1, n) || [], a = c(e, t, "-?", !0, n) || [];
		return r.concat(a).concat(i).join("|");
	}
	function a(e, t) {
		let n = 1, r = 1, i = f(e, n), a = /* @__PURE__ */ new Set([t]);
		for (; e <= i && i <= t;) a.add(i), n += 1, i = f(e, n);
		for (i = p(t + 1, r) - 1; e < i && i <= t;) a.add(i), r += 1, i = p(t + 1, r) - 1;
		return a = [...a], a.sort(u), a;
	}
	/**
	* Convert a range to a regex pattern
	* @param {Number} `start`
	* @param {Number} `stop`
	* @return {String}
	*/
	function o(e, t, n) {
		if (e === t) return {
			pattern: e,
			count: [],
			digits: 0
		};
		let r = l(e, t), i = r.length, a = "", o = 0;
		for (let e = 0; e < i; e++) {
			let [t, i] = r[e];
			t === i ? a += t : t !== "0" || i !== "9" ? a += h(t, i, n) : o++;
		}
		return o && (a += n.shorthand === !0 ? "\\d" : "[0-9]"), {
			pattern: a,
			count: [o],
			digits: i
		};
	}
	function s(e, t, n, r) {
		let i = a(e, t), s = [], c = e, l;
		for (let e = 0; e < i.length; e++) {
			let t = i[e], a = o(String(c), String(t), r), u = "";
			!n.isPadded && l && l.pattern === a.pattern ? (l.count.length > 1 && l.count.pop(), l.count.push(a.count[0]), l.string = l.pattern + m(l.count), c = t + 1) : (n.isPadded && (u = _(t, n, r)), a.string = u + a.pattern + m(a.count), s.push(a), c = t + 1, l = a);
		}
		return s;
	}
	function c(e, t, n, r, i) {
		let a = [];
		for (let i of e) {
			let { string: e } = i;
			!r && !d(t, "string", e) && a.push(n + e), r && d(t, "string", e) && a.push(n + e);
		}
		return a;
	}
	/**
	* Zip strings
	*/
	function l(e, t) {
		let n = [];
		for (let r = 0; r < e.length; r++) n.push([e[r], t[r]]);
		return n;
	}
	function u(e, t) {
		return e > t ? 1 : t > e ? -1 : 0;
	}
	function d(e, t, n) {
		return e.some((e) => e[t] === n);
	}
	function f(e, t) {
		return Number(String(e).slice(0, -t) + "9".repeat(t));
	}
	function p(e, t) {
		return e - e % 10 ** t;
	}
	function m(e) {
		let [t = 0, n = ""] = e;
		return n || t > 1 ? `{${t + (n ? "," + n : "")}}` : "";
	}
	function h(e, t, n) {
		return `[${e}${t - e === 1 ? "" : "-"}${t}]`;
	}
	function g(e) {
		return /^-?(0+)\d/.test(e);
	}
	function _(e, t, n) {
		if (!t.isPadded) return e;
		let r = Math.abs(t.maxLen - String(e).length), i = n.relaxZeros !== !1;
		switch (r) {
			case 0: return "";
			case 1: return i ? "0?" : "0";
			case 2: return i ? "0{0,2}" : "00";
			default: return i ? `0{0,${r}}` : `0{${r}}`;
		}
	}
	/**
	* Expose `toRegexRange`
	*/
	r.cache = {}, r.clearCache = () => r.cache = {}, t.exports = r;
})), H_ = /* @__PURE__ */ M(((e, t) => {
	let n = xe("util"), r = V_(), i = (e) => typeof e == "object" && !!e && !Array.isArray(e), a = (e) => (t) => e === !0 ? Number(t) : String(t), o = (e) => typeof e == "number" || typeof e == "string" && e !== "", s = (e) => Number.isInteger(+e), c = (e) => {
		let t = `${e}`, n = -1;
		if (t[0] === "-" && (t = t.slice(1)), t === "0") return !1;
		for (; t[++n] === "0";);
		return n > 0;
	}, l = (e, t, n) => typeof e == "string" || typeof t == "string" || n.stringify === !0, u = (e, t, n) => {
		if (t > 0) {
			let n = e[0] === "-" ? "-" : "";
			n && (e = e.slice(1)), e = n + e.padStart(n ? t - 1 : t, "0");
		}
		return n === !1 ? String(e) : e;
	}, d = (e, t) => {
		let n = e[0] === "-" ? "-" : "";
		for (n && (e = e.slice(1), t--); e.length < t;) e = "0" + e;
		return n ? "-" + e : e;
	}, f = (e, t, n) => {
		e.negatives.sort((e, t) => e < t ? -1 : +(e > t)), e.positives.sort((e, t) => e < t ? -1 : +(e > t));
		let r = t.capture ? "" : "?:", i = "", a = "", o;
		return e.positives.length && (i = e.positives.map((e) => d(String(e), n)).join("|")), e.negatives.length && (a = `-(${r}${e.negatives.map((e) => d(String(e), n)).join("|")})`), o = i && a ? `${i}|${a}` : i || a, t.wrap ? `(${r}${o})` : o;
	}, p = (e, t, n, i) => {
		if (n) return r(e, t, {
			wrap: !1,
			...i
		});
		let a = String.fromCharCode(e);
		return e === t ? a : `[${a}-${String.fromCharCode(t)}]`;
	}, m = (e, t, n) => {
		if (Array.isArray(e)) {
			let t = n.wrap === !0, r = n.capture ? "" : "?:";
			return t ? `(${r}${e.join("|")})` : e.join("|");
		}
		return r(e, t, n);
	}, h = (...e) => /* @__PURE__ */ RangeError("Invalid range arguments: " + n.inspect(...e)), g = (e, t, n) => {
		if (n.strictRanges === !0) throw h([e, t]);
		return [];
	}, _ = (e, t) => {
		if (t.strictRanges === !0) throw TypeError(`Expected step "${e}" to be a number`);
		return [];
	}, v = (e, t, n = 1, r = {}) => {
		let i = Number(e), o = Number(t);
		if (!Number.isInteger(i) || !Number.isInteger(o)) {
			if (r.strictRanges === !0) throw h([e, t]);
			return [];
		}
		i === 0 && (i = 0), o === 0 && (o = 0);
		let s = i > o, g = String(e), _ = String(t), v = String(n);
		n = Math.max(Math.abs(n), 1);
		let y = c(g) || c(_) || c(v), b = y ? Math.max(g.length, _.length, v.length) : 0, x = y === !1 && l(e, t, r) === !1, S = r.transform || a(x);
		if (r.toRegex && n === 1) return p(d(e, b), d(t, b), !0, r);
		let C = {
			negatives: [],
			positives: []
		}, w = (e) => C[e < 0 ? "negatives" : "positives"].push(Math.abs(e)), T = [], E = 0;
		for (; s ? i >= o : i <= o;) r.toRegex === !0 && n > 1 ? w(i) : T.push(u(S(i, E), b, x)), i = s ? i - n : i + n, E++;
		return r.toRegex === !0 ? n > 1 ? f(C, r, b) : m(T, null, {
			wrap: !1,
			...r
		}) : T;
	}, y = (e, t, n = 1, r = {}) => {
		if (!s(e) && e.length > 1 || !s(t) && t.length > 1) return g(e, t, r);
		let i = r.transform || ((e) => String.fromCharCode(e)), a = `${e}`.charCodeAt(0), o = `${t}`.charCodeAt(0), c = a > o, l = Math.min(a, o), u = Math.max(a, o);
		if (r.toRegex && n === 1) return p(l, u, !1, r);
		let d = [], f = 0;
		for (; c ? a >= o : a <= o;) d.push(i(a, f)), a = c ? a - n : a + n, f++;
		return r.toRegex === !0 ? m(d, null, {
			wrap: !1,
			options: r
		}) : d;
	}, b = (e, t, n, r = {}) => {
		if (t == null && o(e)) return [e];
		if (!o(e) || !o(t)) return g(e, t, r);
		if (typeof n == "function") return b(e, t, 1, { transform: n });
		if (i(n)) return b(e, t, 0, n);
		let a = { ...r };
		return a.capture === !0 && (a.wrap = !0), n = n || a.step || 1, s(n) ? s(e) && s(t) ? v(e, t, n, a) : y(e, t, Math.max(Math.abs(n), 1), a) : n != null && !i(n) ? _(n, a) : b(e, t, 1, n);
	};
	t.exports = b;
})), U_ = /* @__PURE__ */ M(((e, t) => {
	let n = H_(), r = R_();
	t.exports = (e, t = {}) => {
		let i = (e, a = {}) => {
			let o = r.isInvalidBrace(a), s = e.invalid === !0 && t.escapeInvalid === !0, c = o === !0 || s === !0, l = t.escapeInvalid === !0 ? "\\" : "", u = "";
			if (e.isOpen === !0) return l + e.value;
			if (e.isClose === !0) return console.log("node.isClose", l, e.value), l + e.value;
			if (e.type === "open") return c ? l + e.value : "(";
			if (e.type === "close") return c ? l + e.value : ")";
			if (e.type === "comma") return e.prev.type === "comma" ? "" : c ? e.value : "|";
			if (e.value) return e.value;
			if (e.nodes && e.ranges > 0) {
				let i = r.reduce(e.nodes), a = n(...i, {
					...t,
					wrap: !1,
					toRegex: !0,
					strictZeros: !0
				});
				if (a.length !== 0) return i.length > 1 && a.length > 1 ? `(${a})` : a;
			}
			if (e.nodes) for (let t of e.nodes) u += i(t, e);
			return u;
		};
		return i(e);
	};
})), W_ = /* @__PURE__ */ M(((e, t) => {
	let n = H_(), r = z_(), i = R_(), a = (e = "", t = "", n = !1) => {
		let r = [];
		if (e = [].concat(e), t = [].concat(t), !t.length) return e;
		if (!e.length) return n ? i.flatten(t).map((e) => `{${e}}`) : t;
		for (let i of e) if (Array.isArray(i)) for (let e of i) r.push(a(e, t, n));
		else for (let e of t) n === !0 && typeof e == "string" && (e = `{${e}}`), r.push(Array.isArray(e) ? a(i, e, n) : i + e);
		return i.flatten(r);
	};
	t.exports = (e, t = {}) => {
		let o = t.rangeLimit === void 0 ? 1e3 : t.rangeLimit, s = (e, c = {}) => {
			e.queue = [];
			let l = c, u = c.queue;
			for (; l.type !== "brace" && l.type !== "root" && l.parent;) l = l.parent, u = l.queue;
			if (e.invalid || e.dollar) {
				u.push(a(u.pop(), r(e, t)));
				return;
			}
			if (e.type === "brace" && e.invalid !== !0 && e.nodes.length === 2) {
				u.push(a(u.pop(), ["{}"]));
				return;
			}
			if (e.nodes && e.ranges > 0) {
				let s = i.reduce(e.nodes);
				if (i.exceedsLimit(...s, t.step, o)) throw RangeError("expanded array length exceeds range limit. Use options.rangeLimit to increase or disable the limit.");
				let c = n(...s, t);
				c.length === 0 && (c = r(e, t)), u.push(a(u.pop(), c)), e.nodes = [];
				return;
			}
			let d = i.encloseBrace(e), f = e.queue, p = e;
			for (; p.type !== "brace" && p.type !== "root" && p.parent;) p = p.parent, f = p.queue;
			for (let t = 0; t < e.nodes.length; t++) {
				let n = e.nodes[t];
				n.type === "comma" && e.type === "brace" ? (t === 1 && f.push(""), f.push("")) : n.type === "close" ? u.push(a(u.pop(), f, d)) : n.value && n.type !== "open" ? f.push(a(f.pop(), n.value)) : n.nodes && s(n, e);
			}
			return f;
		};
		return i.flatten(s(e));
	};
})), G_ = /* @__PURE__ */ M(((e, t) => {
	t.exports = {
		MAX_LENGTH: 1e4,
		CHAR_0: "0",
		CHAR_9: "9",
		CHAR_UPPERCASE_A: "A",
		CHAR_LOWERCASE_A: "a",
		CHAR_UPPERCASE_Z: "Z",
		CHAR_LOWERCASE_Z: "z",
		CHAR_LEFT_PARENTHESES: "(",
		CHAR_RIGHT_PARENTHESES: ")",
		CHAR_ASTERISK: "*",
		CHAR_AMPERSAND: "&",
		CHAR_AT: "@",
		CHAR_BACKSLASH: "\\",
		CHAR_BACKTICK: "`",
		CHAR_CARRIAGE_RETURN: "\r",
		CHAR_CIRCUMFLEX_ACCENT: "^",
		CHAR_COLON: ":",
		CHAR_COMMA: ",",
		CHAR_DOLLAR: "$",
		CHAR_DOT: ".",
		CHAR_DOUBLE_QUOTE: "\"",
		CHAR_EQUAL: "=",
		CHAR_EXCLAMATION_MARK: "!",
		CHAR_FORM_FEED: "\f",
		CHAR_FORWARD_SLASH: "/",
		CHAR_HASH: "#",
		CHAR_HYPHEN_MINUS: "-",
		CHAR_LEFT_ANGLE_BRACKET: "<",
		CHAR_LEFT_CURLY_BRACE: "{",
		CHAR_LEFT_SQUARE_BRACKET: "[",
		CHAR_LINE_FEED: "\n",
		CHAR_NO_BREAK_SPACE: "\xA0",
		CHAR_PERCENT: "%",
		CHAR_PLUS: "+",
		CHAR_QUESTION_MARK: "?",
		CHAR_RIGHT_ANGLE_BRACKET: ">",
		CHAR_RIGHT_CURLY_BRACE: "}",
		CHAR_RIGHT_SQUARE_BRACKET: "]",
		CHAR_SEMICOLON: ";",
		CHAR_SINGLE_QUOTE: "'",
		CHAR_SPACE: " ",
		CHAR_TAB: "	",
		CHAR_UNDERSCORE: "_",
		CHAR_VERTICAL_LINE: "|",
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: "﻿"
	};
})), K_ = /* @__PURE__ */ M(((e, t) => {
	let n = z_(), { MAX_LENGTH: r, CHAR_BACKSLASH: i, CHAR_BACKTICK: a, CHAR_COMMA: o, CHAR_DOT: s, CHAR_LEFT_PARENTHESES: c, CHAR_RIGHT_PARENTHESES: l, CHAR_LEFT_CURLY_BRACE: u, CHAR_RIGHT_CURLY_BRACE: d, CHAR_LEFT_SQUARE_BRACKET: f, CHAR_RIGHT_SQUARE_BRACKET: p, CHAR_DOUBLE_QUOTE: m, CHAR_SINGLE_QUOTE: h, CHAR_NO_BREAK_SPACE: g, CHAR_ZERO_WIDTH_NOBREAK_SPACE: _ } = G_();
	t.exports = (e, t = {}) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		let v = t || {}, y = typeof v.maxLength == "number" ? Math.min(r, v.maxLength) : r;
		if (e.length > y) throw SyntaxError(`Input length (${e.length}), exceeds max characters (${y})`);
		let b = {
			type: "root",
			input: e,
			nodes: []
		}, x = [b], S = b, C = b, w = 0, T = e.length, E = 0, ee = 0, D, te = () => e[E++], O = (e) => {
			if (e.type === "text" && C.type === "dot" && (C.type = "text"), C && C.type === "text" && e.type === "text") C.value += e.value;
			else return S.nodes.push(e), e.parent = S, e.prev = C, C = e, e;
		};
		for (O({ type: "bos" }); E < T;)
 /**
		* Invalid chars
		*/
		if (S = x[x.length - 1], D = te(), D !== _ && D !== g) {
			/**
			* Escaped chars
			*/
			if (D === i) O({
				type: "text",
				value: (t.keepEscaping ? D : "") + te()
			});
			else if (D === p) O({
				type: "text",
				value: "\\" + D
			});
			else if (D === f) {
				w++;
				let e;
				for (; E < T && (e = te());) if (D += e, e === f) w++;
				else if (e === i) D += te();
				else if (e === p && (w--, w === 0)) break;
				O({
					type: "text",
					value: D
				});
			} else if (D === c) S = O({
				type: "paren",
				nodes: []
			}), x.push(S), O({
				type: "text",
				value: D
			});
			else if (D === l) {
				if (S.type !== "paren") {
					O({
						type: "text",
						value: D
					});
					continue;
				}
				S = x.pop(), O({
					type: "text",
					value: D
				}), S = x[x.length - 1];
			} else if (D === m || D === h || D === a) {
				let e = D, n;
				for (t.keepQuotes !== !0 && (D = ""); E < T && (n = te());) if (n === i) D += n + te();
				else {
					if (n === e) {
						t.keepQuotes === !0 && (D += n);
						break;
					}
					D += n;
				}
				O({
					type: "text",
					value: D
				});
			} else if (D === u) ee++, S = O({
				type: "brace",
				open: !0,
				close: !1,
				dollar: C.value && C.value.slice(-1) === "$" || S.dollar === !0,
				depth: ee,
				commas: 0,
				ranges: 0,
				nodes: []
			}), x.push(S), O({
				type: "open",
				value: D
			});
			else if (D === d) {
				if (S.type !== "brace") {
					O({
						type: "text",
						value: D
					});
					continue;
				}
				S = x.pop(), S.close = !0, O({
					type: "close",
					value: D
				}), ee--, S = x[x.length - 1];
			} else if (D === o && ee > 0) {
				if (S.ranges > 0) {
					S.ranges = 0;
					let e = S.nodes.shift();
					S.nodes = [e, {
						type: "text",
						value: n(S)
					}];
				}
				O({
					type: "comma",
					value: D
				}), S.commas++;
			} else if (D === s && ee > 0 && S.commas === 0) {
				let e = S.nodes;
				if (ee === 0 || e.length === 0) {
					O({
						type: "text",
						value: D
					});
					continue;
				}
				if (C.type === "dot") {
					if (S.range = [], C.value += D, C.type = "range", S.nodes.length !== 3 && S.nodes.length !== 5) {
						S.invalid = !0, S.ranges = 0, C.type = "text";
						continue;
					}
					S.ranges++, S.args = [];
					continue;
				}
				if (C.type === "range") {
					e.pop();
					let t = e[e.length - 1];
					t.value += C.value + D, C = t, S.ranges--;
					continue;
				}
				O({
					type: "dot",
					value: D
				});
			} else
 /**
			* Text
			*/
			O({
				type: "text",
				value: D
			});
		}
		do
			if (S = x.pop(), S.type !== "root") {
				S.nodes.forEach((e) => {
					e.nodes || (e.type === "open" && (e.isOpen = !0), e.type === "close" && (e.isClose = !0), e.nodes || (e.type = "text"), e.invalid = !0);
				});
				let e = x[x.length - 1], t = e.nodes.indexOf(S);
				e.nodes.splice(t, 1, ...S.nodes);
			}
		while (x.length > 0);
		return O({ type: "eos" }), b;
	};
})), q_ = /* @__PURE__ */ M(((e, t) => {
	let n = z_(), r = U_(), i = W_(), a = K_(), o = (e, t = {}) => {
		let n = [];
		if (Array.isArray(e)) for (let r of e) {
			let e = o.create(r, t);
			Array.isArray(e) ? n.push(...e) : n.push(e);
		}
		else n = [].concat(o.create(e, t));
		return t && t.expand === !0 && t.nodupes === !0 && (n = [...new Set(n)]), n;
	};
	/**
	* Expose "braces"
	*/
	o.parse = (e, t = {}) => a(e, t), o.stringify = (e, t = {}) => n(typeof e == "string" ? o.parse(e, t) : e, t), o.compile = (e, t = {}) => (typeof e == "string" && (e = o.parse(e, t)), r(e, t)), o.expand = (e, t = {}) => {
		typeof e == "string" && (e = o.parse(e, t));
		let n = i(e, t);
		return t.noempty === !0 && (n = n.filter(Boolean)), t.nodupes === !0 && (n = [...new Set(n)]), n;
	}, o.create = (e, t = {}) => e === "" || e.length < 3 ? [e] : t.expand === !0 ? o.expand(e, t) : o.compile(e, t), t.exports = o;
})), J_ = /* @__PURE__ */ M(((e, t) => {
	let n = xe("path"), r = "[^\\\\/]", i = "[^/]", a = "(?:\\/|$)", o = "(?:^|\\/)", s = `\\.{1,2}${a}`, c = {
		DOT_LITERAL: "\\.",
		PLUS_LITERAL: "\\+",
		QMARK_LITERAL: "\\?",
		SLASH_LITERAL: "\\/",
		ONE_CHAR: "(?=.)",
		QMARK: i,
		END_ANCHOR: a,
		DOTS_SLASH: s,
		NO_DOT: "(?!\\.)",
		NO_DOTS: `(?!${o}${s})`,
		NO_DOT_SLASH: `(?!\\.{0,1}${a})`,
		NO_DOTS_SLASH: `(?!${s})`,
		QMARK_NO_DOT: "[^.\\/]",
		STAR: `${i}*?`,
		START_ANCHOR: o
	}, l = {
		...c,
		SLASH_LITERAL: "[\\\\/]",
		QMARK: r,
		STAR: `${r}*?`,
		DOTS_SLASH: "\\.{1,2}(?:[\\\\/]|$)",
		NO_DOT: "(?!\\.)",
		NO_DOTS: "(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",
		NO_DOT_SLASH: "(?!\\.{0,1}(?:[\\\\/]|$))",
		NO_DOTS_SLASH: "(?!\\.{1,2}(?:[\\\\/]|$))",
		QMARK_NO_DOT: "[^.\\\\/]",
		START_ANCHOR: "(?:^|[\\\\/])",
		END_ANCHOR: "(?:[\\\\/]|$)"
	};
	t.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION: 0,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE: {
			__proto__: null,
			alnum: "a-zA-Z0-9",
			alpha: "a-zA-Z",
			ascii: "\\x00-\\x7F",
			blank: " \\t",
			cntrl: "\\x00-\\x1F\\x7F",
			digit: "0-9",
			graph: "\\x21-\\x7E",
			lower: "a-z",
			print: "\\x20-\\x7E ",
			punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
			space: " \\t\\r\\n\\v\\f",
			upper: "A-Z",
			word: "A-Za-z0-9_",
			xdigit: "A-Fa-f0-9"
		},
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		SEP: n.sep,
		/**
		* Create EXTGLOB_CHARS
		*/
		extglobChars(e) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${e.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		/**
		* Create GLOB_CHARS
		*/
		globChars(e) {
			return e === !0 ? l : c;
		}
	};
})), Y_ = /* @__PURE__ */ M(((e) => {
	let t = xe("path"), n = process.platform === "win32", { REGEX_BACKSLASH: r, REGEX_REMOVE_BACKSLASH: i, REGEX_SPECIAL_CHARS: a, REGEX_SPECIAL_CHARS_GLOBAL: o } = J_();
	e.isObject = (e) => typeof e == "object" && !!e && !Array.isArray(e), e.hasRegexChars = (e) => a.test(e), e.isRegexChar = (t) => t.length === 1 && e.hasRegexChars(t), e.escapeRegex = (e) => e.replace(o, "\\$1"), e.toPosixSlashes = (e) => e.replace(r, "/"), e.removeBackslashes = (e) => e.replace(i, (e) => e === "\\" ? "" : e), e.supportsLookbehinds = () => {
		let e = process.version.slice(1).split(".").map(Number);
		return e.length === 3 && e[0] >= 9 || e[0] === 8 && e[1] >= 10;
	}, e.isWindows = (e) => e && typeof e.windows == "boolean" ? e.windows : n === !0 || t.sep === "\\", e.escapeLast = (t, n, r) => {
		let i = t.lastIndexOf(n, r);
		return i === -1 ? t : t[i - 1] === "\\" ? e.escapeLast(t, n, i - 1) : `${t.slice(0, i)}\\${t.slice(i)}`;
	}, e.removePrefix = (e, t = {}) => {
		let n = e;
		return n.startsWith("./") && (n = n.slice(2), t.prefix = "./"), n;
	}, e.wrapOutput = (e, t = {}, n = {}) => {
		let r = `${n.contains ? "" : "^"}(?:${e})${n.contains ? "" : "$"}`;
		return t.negated === !0 && (r = `(?:^(?!${r}).*$)`), r;
	};
})), X_ = /* @__PURE__ */ M(((e, t) => {
	let n = Y_(), { CHAR_ASTERISK: r, CHAR_AT: i, CHAR_BACKWARD_SLASH: a, CHAR_COMMA: o, CHAR_DOT: s, CHAR_EXCLAMATION_MARK: c, CHAR_FORWARD_SLASH: l, CHAR_LEFT_CURLY_BRACE: u, CHAR_LEFT_PARENTHESES: d, CHAR_LEFT_SQUARE_BRACKET: f, CHAR_PLUS: p, CHAR_QUESTION_MARK: m, CHAR_RIGHT_CURLY_BRACE: h, CHAR_RIGHT_PARENTHESES: g, CHAR_RIGHT_SQUARE_BRACKET: _ } = J_(), v = (e) => e === l || e === a, y = (e) => {
		e.isPrefix !== !0 && (e.depth = e.isGlobstar ? Infinity : 1);
	};
	t.exports = (e, t) => {
		let b = t || {}, x = e.length - 1, S = b.parts === !0 || b.scanToEnd === !0, C = [], w = [], T = [], E = e, ee = -1, D = 0, te = 0, O = !1, ne = !1, re = !1, ie = !1, ae = !1, oe = !1, se = !1, ce = !1, k = !1, le = !1, ue = 0, de, A, j = {
			value: "",
			depth: 0,
			isGlob: !1
		}, fe = () => ee >= x, pe = () => E.charCodeAt(ee + 1), me = () => (de = A, E.charCodeAt(++ee));
		for (; ee < x;) {
			A = me();
			let e;
			if (A === a) se = j.backslashes = !0, A = me(), A === u && (oe = !0);
			else {
				if (oe === !0 || A === u) {
					for (ue++; fe() !== !0 && (A = me());) if (A === a) se = j.backslashes = !0, me();
					else if (A === u) ue++;
					else {
						if (oe !== !0 && A === s && (A = me()) === s || oe !== !0 && A === o) {
							if (O = j.isBrace = !0, re = j.isGlob = !0, le = !0, S === !0) continue;
							break;
						}
						if (A === h && (ue--, ue === 0)) {
							oe = !1, O = j.isBrace = !0, le = !0;
							break;
						}
					}
					if (S === !0) continue;
					break;
				}
				if (A === l) {
					if (C.push(ee), w.push(j), j = {
						value: "",
						depth: 0,
						isGlob: !1
					}, le === !0) continue;
					if (de === s && ee === D + 1) {
						D += 2;
						continue;
					}
					te = ee + 1;
				} else {
					if (b.noext !== !0 && (A === p || A === i || A === r || A === m || A === c) && pe() === d) {
						if (re = j.isGlob = !0, ie = j.isExtglob = !0, le = !0, A === c && ee === D && (k = !0), S === !0) {
							for (; fe() !== !0 && (A = me());) if (A === a) se = j.backslashes = !0, A = me();
							else if (A === g) {
								re = j.isGlob = !0, le = !0;
								break;
							}
							continue;
						}
						break;
					}
					if (A === r) {
						if (de === r && (ae = j.isGlobstar = !0), re = j.isGlob = !0, le = !0, S === !0) continue;
						break;
					}
					if (A === m) {
						if (re = j.isGlob = !0, le = !0, S === !0) continue;
						break;
					}
					if (A === f) {
						for (; fe() !== !0 && (e = me());) if (e === a) se = j.backslashes = !0, me();
						else if (e === _) {
							ne = j.isBracket = !0, re = j.isGlob = !0, le = !0;
							break;
						}
						if (S === !0) continue;
						break;
					}
					if (b.nonegate !== !0 && A === c && ee === D) ce = j.negated = !0, D++;
					else {
						if (b.noparen !== !0 && A === d) {
							if (re = j.isGlob = !0, S === !0) {
								for (; fe() !== !0 && (A = me());) if (A === d) se = j.backslashes = !0, A = me();
								else if (A === g) {
									le = !0;
									break;
								}
								continue;
							}
							break;
						}
						if (re === !0) {
							if (le = !0, S === !0) continue;
							break;
						}
					}
				}
			}
		}
		b.noext === !0 && (ie = !1, re = !1);
		let he = E, ge = "", _e = "";
		D > 0 && (ge = E.slice(0, D), E = E.slice(D), te -= D), he && re === !0 && te > 0 ? (he = E.slice(0, te), _e = E.slice(te)) : re === !0 ? (he = "", _e = E) : he = E, he && he !== "" && he !== "/" && he !== E && v(he.charCodeAt(he.length - 1)) && (he = he.slice(0, -1)), b.unescape === !0 && (_e &&= n.removeBackslashes(_e), he && se === !0 && (he = n.removeBackslashes(he)));
		let ve = {
			prefix: ge,
			input: e,
			start: D,
			base: he,
			glob: _e,
			isBrace: O,
			isBracket: ne,
			isGlob: re,
			isExtglob: ie,
			isGlobstar: ae,
			negated: ce,
			negatedExtglob: k
		};
		if (b.tokens === !0 && (ve.maxDepth = 0, v(A) || w.push(j), ve.tokens = w), b.parts === !0 || b.tokens === !0) {
			let t;
			for (let n = 0; n < C.length; n++) {
				let r = t ? t + 1 : D, i = C[n], a = e.slice(r, i);
				b.tokens && (n === 0 && D !== 0 ? (w[n].isPrefix = !0, w[n].value = ge) : w[n].value = a, y(w[n]), ve.maxDepth += w[n].depth), (n !== 0 || a !== "") && T.push(a), t = i;
			}
			if (t && t + 1 < e.length) {
				let n = e.slice(t + 1);
				T.push(n), b.tokens && (w[w.length - 1].value = n, y(w[w.length - 1]), ve.maxDepth += w[w.length - 1].depth);
			}
			ve.slashes = C, ve.parts = T;
		}
		return ve;
	};
})), Z_ = /* @__PURE__ */ M(((e, t) => {
	let n = J_(), r = Y_(), { MAX_LENGTH: i, POSIX_REGEX_SOURCE: a, REGEX_NON_SPECIAL_CHARS: o, REGEX_SPECIAL_CHARS_BACKREF: s, REPLACEMENTS: c } = n, l = (e, t) => {
		if (typeof t.expandRange == "function") return t.expandRange(...e, t);
		e.sort();
		let n = `[${e.join("-")}]`;
		try {
			new RegExp(n);
		} catch {
			return e.map((e) => r.escapeRegex(e)).join("..");
		}
		return n;
	}, u = (e, t) => `Missing ${e}: "${t}" - use "\\\\${t}" to match literal characters`, d = (e) => {
		let t = [], n = 0, r = 0, i = 0, a = "", o = !1;
		for (let s of e) if (o === !0) a += s, o = !1;
		else if (s === "\\") a += s, o = !0;
		else if (s === "\"") i = i === 1 ? 0 : 1, a += s;
		else {
			if (i === 0) {
				if (s === "[") n++;
				else if (s === "]" && n > 0) n--;
				else if (n === 0) {
					if (s === "(") r++;
					else if (s === ")" && r > 0) r--;
					else if (s === "|" && r === 0) {
						t.push(a), a = "";
						continue;
					}
				}
			}
			a += s;
		}
		return t.push(a), t;
	}, f = (e) => {
		let t = !1;
		for (let n of e) if (t === !0) t = !1;
		else if (n === "\\") t = !0;
		else if (/[?*+@!()[\]{}]/.test(n)) return !1;
		return !0;
	}, p = (e) => {
		let t = e.trim(), n = !0;
		for (; n === !0;) n = !1, /^@\([^\\()[\]{}|]+\)$/.test(t) && (t = t.slice(2, -1), n = !0);
		if (f(t)) return t.replace(/\\(.)/g, "$1");
	}, m = (e) => {
		let t = e.map(p).filter(Boolean);
		for (let e = 0; e < t.length; e++) for (let n = e + 1; n < t.length; n++) {
			let r = t[e], i = t[n], a = r[0];
			if (a && r === a.repeat(r.length) && i === a.repeat(i.length) && (r === i || r.startsWith(i) || i.startsWith(r))) return !0;
		}
		return !1;
	}, h = (e, t = !0) => {
		if (e[0] !== "+" && e[0] !== "*" || e[1] !== "(") return;
		let n = 0, r = 0, i = 0, a = !1;
		for (let o = 1; o < e.length; o++) {
			let s = e[o];
			if (a === !0) a = !1;
			else if (s === "\\") a = !0;
			else if (s === "\"") i = i === 1 ? 0 : 1;
			else if (i !== 1) {
				if (s === "[") n++;
				else if (s === "]" && n > 0) n--;
				else if (!(n > 0)) {
					if (s === "(") r++;
					else if (s === ")" && (r--, r === 0)) return t === !0 && o !== e.length - 1 ? void 0 : {
						type: e[0],
						body: e.slice(2, o),
						end: o
					};
				}
			}
		}
	}, g = (e) => {
		let t = 0, n = [];
		for (; t < e.length;) {
			let r = h(e.slice(t), !1);
			if (!r || r.type !== "*") return;
			let i = d(r.body).map((e) => e.trim());
			if (i.length !== 1) return;
			let a = p(i[0]);
			if (!a || a.length !== 1) return;
			n.push(a), t += r.end + 1;
		}
		if (!(n.length < 1)) return `${n.length === 1 ? r.escapeRegex(n[0]) : `[${n.map((e) => r.escapeRegex(e)).join("")}]`}*`;
	}, _ = (e) => {
		let t = 0, n = e.trim(), r = h(n);
		for (; r;) t++, n = r.body.trim(), r = h(n);
		return t;
	}, v = (e, t) => {
		if (t.maxExtglobRecursion === !1) return { risky: !1 };
		let r = typeof t.maxExtglobRecursion == "number" ? t.maxExtglobRecursion : n.DEFAULT_MAX_EXTGLOB_RECURSION, i = d(e).map((e) => e.trim());
		if (i.length > 1 && (i.some((e) => e === "") || i.some((e) => /^[*?]+$/.test(e)) || m(i))) return { risky: !0 };
		for (let e of i) {
			let t = g(e);
			if (t) return {
				risky: !0,
				safeOutput: t
			};
			if (_(e) > r) return { risky: !0 };
		}
		return { risky: !1 };
	}, y = (e, t) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		e = c[e] || e;
		let d = { ...t }, f = typeof d.maxLength == "number" ? Math.min(i, d.maxLength) : i, p = e.length;
		if (p > f) throw SyntaxError(`Input length: ${p}, exceeds maximum allowed length: ${f}`);
		let m = {
			type: "bos",
			value: "",
			output: d.prepend || ""
		}, h = [m], g = d.capture ? "" : "?:", _ = r.isWindows(t), b = n.globChars(_), x = n.extglobChars(b), { DOT_LITERAL: S, PLUS_LITERAL: C, SLASH_LITERAL: w, ONE_CHAR: T, DOTS_SLASH: E, NO_DOT: ee, NO_DOT_SLASH: D, NO_DOTS_SLASH: te, QMARK: O, QMARK_NO_DOT: ne, STAR: re, START_ANCHOR: ie } = b, ae = (e) => `(${g}(?:(?!${ie}${e.dot ? E : S}).)*?)`, oe = d.dot ? "" : ee, se = d.dot ? O : ne, ce = d.bash === !0 ? ae(d) : re;
		d.capture && (ce = `(${ce})`), typeof d.noext == "boolean" && (d.noextglob = d.noext);
		let k = {
			input: e,
			index: -1,
			start: 0,
			dot: d.dot === !0,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: !1,
			negated: !1,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: !1,
			tokens: h
		};
		e = r.removePrefix(e, k), p = e.length;
		let le = [], ue = [], de = [], A = m, j, fe = () => k.index === p - 1, pe = k.peek = (t = 1) => e[k.index + t], me = k.advance = () => e[++k.index] || "", he = () => e.slice(k.index + 1), ge = (e = "", t = 0) => {
			k.consumed += e, k.index += t;
		}, _e = (e) => {
			k.output += e.output == null ? e.value : e.output, ge(e.value);
		}, ve = () => {
			let e = 1;
			for (; pe() === "!" && (pe(2) !== "(" || pe(3) === "?");) me(), k.start++, e++;
			return e % 2 != 0 && (k.negated = !0, k.start++, !0);
		}, ye = (e) => {
			k[e]++, de.push(e);
		}, M = (e) => {
			k[e]--, de.pop();
		}, N = (e) => {
			if (A.type === "globstar") {
				let t = k.braces > 0 && (e.type === "comma" || e.type === "brace"), n = e.extglob === !0 || le.length && (e.type === "pipe" || e.type === "paren");
				e.type !== "slash" && e.type !== "paren" && !t && !n && (k.output = k.output.slice(0, -A.output.length), A.type = "star", A.value = "*", A.output = ce, k.output += A.output);
			}
			le.length && e.type !== "paren" && (le[le.length - 1].inner += e.value), (e.value || e.output) && _e(e), A && A.type === "text" && e.type === "text" ? (A.value += e.value, A.output = (A.output || "") + e.value) : (e.prev = A, h.push(e), A = e);
		}, be = (e, t) => {
			let n = {
				...x[t],
				conditions: 1,
				inner: ""
			};
			n.prev = A, n.parens = k.parens, n.output = k.output, n.startIndex = k.index, n.tokensIndex = h.length;
			let r = (d.capture ? "(" : "") + n.open;
			ye("parens"), N({
				type: e,
				value: t,
				output: k.output ? "" : T
			}), N({
				type: "paren",
				extglob: !0,
				value: me(),
				output: r
			}), le.push(n);
		}, xe = (n) => {
			let i = e.slice(n.startIndex, k.index + 1), a = e.slice(n.startIndex + 2, k.index), o = v(a, d);
			if ((n.type === "plus" || n.type === "star") && o.risky) {
				let e = o.safeOutput ? (n.output ? "" : T) + (d.capture ? `(${o.safeOutput})` : o.safeOutput) : void 0, t = h[n.tokensIndex];
				t.type = "text", t.value = i, t.output = e || r.escapeRegex(i);
				for (let e = n.tokensIndex + 1; e < h.length; e++) h[e].value = "", h[e].output = "", delete h[e].suffix;
				k.output = n.output + t.output, k.backtrack = !0, N({
					type: "paren",
					extglob: !0,
					value: j,
					output: ""
				}), M("parens");
				return;
			}
			let s = n.close + (d.capture ? ")" : ""), c;
			if (n.type === "negate") {
				let e = ce;
				n.inner && n.inner.length > 1 && n.inner.includes("/") && (e = ae(d)), (e !== ce || fe() || /^\)+$/.test(he())) && (s = n.close = `)$))${e}`), n.inner.includes("*") && (c = he()) && /^\.[^\\/.]+$/.test(c) && (s = n.close = `)${y(c, {
					...t,
					fastpaths: !1
				}).output})${e})`), n.prev.type === "bos" && (k.negatedExtglob = !0);
			}
			N({
				type: "paren",
				extglob: !0,
				value: j,
				output: s
			}), M("parens");
		};
		/**
		* Fast paths
		*/
		if (d.fastpaths !== !1 && !/(^[*!]|[/()[\]{}"])/.test(e)) {
			let n = !1, i = e.replace(s, (e, t, r, i, a, o) => i === "\\" ? (n = !0, e) : i === "?" ? t ? t + i + (a ? O.repeat(a.length) : "") : o === 0 ? se + (a ? O.repeat(a.length) : "") : O.repeat(r.length) : i === "." ? S.repeat(r.length) : i === "*" ? t ? t + i + (a ? ce : "") : ce : t ? e : `\\${e}`);
			return n === !0 && (i = d.unescape === !0 ? i.replace(/\\/g, "") : i.replace(/\\+/g, (e) => e.length % 2 == 0 ? "\\\\" : e ? "\\" : "")), i === e && d.contains === !0 ? (k.output = e, k) : (k.output = r.wrapOutput(i, k, t), k);
		}
		/**
		* Tokenize input until we reach end-of-string
		*/
		for (; !fe();) {
			if (j = me(), j === "\0") continue;
			/**
			* Escaped characters
			*/
			if (j === "\\") {
				let e = pe();
				if (e === "/" && d.bash !== !0 || e === "." || e === ";") continue;
				if (!e) {
					j += "\\", N({
						type: "text",
						value: j
					});
					continue;
				}
				let t = /^\\+/.exec(he()), n = 0;
				if (t && t[0].length > 2 && (n = t[0].length, k.index += n, n % 2 != 0 && (j += "\\")), d.unescape === !0 ? j = me() : j += me(), k.brackets === 0) {
					N({
						type: "text",
						value: j
					});
					continue;
				}
			}
			/**
			* If we're inside a regex character class, continue
			* until we reach the closing bracket.
			*/
			if (k.brackets > 0 && (j !== "]" || A.value === "[" || A.value === "[^")) {
				if (d.posix !== !1 && j === ":") {
					let e = A.value.slice(1);
					if (e.includes("[") && (A.posix = !0, e.includes(":"))) {
						let e = A.value.lastIndexOf("["), t = A.value.slice(0, e), n = A.value.slice(e + 2), r = a[n];
						if (r) {
							A.value = t + r, k.backtrack = !0, me(), !m.output && h.indexOf(A) === 1 && (m.output = T);
							continue;
						}
					}
				}
				(j === "[" && pe() !== ":" || j === "-" && pe() === "]") && (j = `\\${j}`), j === "]" && (A.value === "[" || A.value === "[^") && (j = `\\${j}`), d.posix === !0 && j === "!" && A.value === "[" && (j = "^"), A.value += j, _e({ value: j });
				continue;
			}
			/**
			* If we're inside a quoted string, continue
			* until we reach the closing double quote.
			*/
			if (k.quotes === 1 && j !== "\"") {
				j = r.escapeRegex(j), A.value += j, _e({ value: j });
				continue;
			}
			/**
			* Double quotes
			*/
			if (j === "\"") {
				k.quotes = k.quotes === 1 ? 0 : 1, d.keepQuotes === !0 && N({
					type: "text",
					value: j
				});
				continue;
			}
			/**
			* Parentheses
			*/
			if (j === "(") {
				ye("parens"), N({
					type: "paren",
					value: j
				});
				continue;
			}
			if (j === ")") {
				if (k.parens === 0 && d.strictBrackets === !0) throw SyntaxError(u("opening", "("));
				let e = le[le.length - 1];
				if (e && k.parens === e.parens + 1) {
					xe(le.pop());
					continue;
				}
				N({
					type: "paren",
					value: j,
					output: k.parens ? ")" : "\\)"
				}), M("parens");
				continue;
			}
			/**
			* Square brackets
			*/
			if (j === "[") {
				if (d.nobracket === !0 || !he().includes("]")) {
					if (d.nobracket !== !0 && d.strictBrackets === !0) throw SyntaxError(u("closing", "]"));
					j = `\\${j}`;
				} else ye("brackets");
				N({
					type: "bracket",
					value: j
				});
				continue;
			}
			if (j === "]") {
				if (d.nobracket === !0 || A && A.type === "bracket" && A.value.length === 1) {
					N({
						type: "text",
						value: j,
						output: `\\${j}`
					});
					continue;
				}
				if (k.brackets === 0) {
					if (d.strictBrackets === !0) throw SyntaxError(u("opening", "["));
					N({
						type: "text",
						value: j,
						output: `\\${j}`
					});
					continue;
				}
				M("brackets");
				let e = A.value.slice(1);
				if (A.posix !== !0 && e[0] === "^" && !e.includes("/") && (j = `/${j}`), A.value += j, _e({ value: j }), d.literalBrackets === !1 || r.hasRegexChars(e)) continue;
				let t = r.escapeRegex(A.value);
				if (k.output = k.output.slice(0, -A.value.length), d.literalBrackets === !0) {
					k.output += t, A.value = t;
					continue;
				}
				A.value = `(${g}${t}|${A.value})`, k.output += A.value;
				continue;
			}
			/**
			* Braces
			*/
			if (j === "{" && d.nobrace !== !0) {
				ye("braces");
				let e = {
					type: "brace",
					value: j,
					output: "(",
					outputIndex: k.output.length,
					tokensIndex: k.tokens.length
				};
				ue.push(e), N(e);
				continue;
			}
			if (j === "}") {
				let e = ue[ue.length - 1];
				if (d.nobrace === !0 || !e) {
					N({
						type: "text",
						value: j,
						output: j
					});
					continue;
				}
				let t = ")";
				if (e.dots === !0) {
					let e = h.slice(), n = [];
					for (let t = e.length - 1; t >= 0 && (h.pop(), e[t].type !== "brace"); t--) e[t].type !== "dots" && n.unshift(e[t].value);
					t = l(n, d), k.backtrack = !0;
				}
				if (e.comma !== !0 && e.dots !== !0) {
					let n = k.output.slice(0, e.outputIndex), r = k.tokens.slice(e.tokensIndex);
					e.value = e.output = "\\{", j = t = "\\}", k.output = n;
					for (let e of r) k.output += e.output || e.value;
				}
				N({
					type: "brace",
					value: j,
					output: t
				}), M("braces"), ue.pop();
				continue;
			}
			/**
			* Pipes
			*/
			if (j === "|") {
				le.length > 0 && le[le.length - 1].conditions++, N({
					type: "text",
					value: j
				});
				continue;
			}
			/**
			* Commas
			*/
			if (j === ",") {
				let e = j, t = ue[ue.length - 1];
				t && de[de.length - 1] === "braces" && (t.comma = !0, e = "|"), N({
					type: "comma",
					value: j,
					output: e
				});
				continue;
			}
			/**
			* Slashes
			*/
			if (j === "/") {
				if (A.type === "dot" && k.index === k.start + 1) {
					k.start = k.index + 1, k.consumed = "", k.output = "", h.pop(), A = m;
					continue;
				}
				N({
					type: "slash",
					value: j,
					output: w
				});
				continue;
			}
			/**
			* Dots
			*/
			if (j === ".") {
				if (k.braces > 0 && A.type === "dot") {
					A.value === "." && (A.output = S);
					let e = ue[ue.length - 1];
					A.type = "dots", A.output += j, A.value += j, e.dots = !0;
					continue;
				}
				if (k.braces + k.parens === 0 && A.type !== "bos" && A.type !== "slash") {
					N({
						type: "text",
						value: j,
						output: S
					});
					continue;
				}
				N({
					type: "dot",
					value: j,
					output: S
				});
				continue;
			}
			/**
			* Question marks
			*/
			if (j === "?") {
				if (!(A && A.value === "(") && d.noextglob !== !0 && pe() === "(" && pe(2) !== "?") {
					be("qmark", j);
					continue;
				}
				if (A && A.type === "paren") {
					let e = pe(), t = j;
					if (e === "<" && !r.supportsLookbehinds()) throw Error("Node.js v10 or higher is required for regex lookbehinds");
					(A.value === "(" && !/[!=<:]/.test(e) || e === "<" && !/<([!=]|\w+>)/.test(he())) && (t = `\\${j}`), N({
						type: "text",
						value: j,
						output: t
					});
					continue;
				}
				if (d.dot !== !0 && (A.type === "slash" || A.type === "bos")) {
					N({
						type: "qmark",
						value: j,
						output: ne
					});
					continue;
				}
				N({
					type: "qmark",
					value: j,
					output: O
				});
				continue;
			}
			/**
			* Exclamation
			*/
			if (j === "!") {
				if (d.noextglob !== !0 && pe() === "(" && (pe(2) !== "?" || !/[!=<:]/.test(pe(3)))) {
					be("negate", j);
					continue;
				}
				if (d.nonegate !== !0 && k.index === 0) {
					ve();
					continue;
				}
			}
			/**
			* Plus
			*/
			if (j === "+") {
				if (d.noextglob !== !0 && pe() === "(" && pe(2) !== "?") {
					be("plus", j);
					continue;
				}
				if (A && A.value === "(" || d.regex === !1) {
					N({
						type: "plus",
						value: j,
						output: C
					});
					continue;
				}
				if (A && (A.type === "bracket" || A.type === "paren" || A.type === "brace") || k.parens > 0) {
					N({
						type: "plus",
						value: j
					});
					continue;
				}
				N({
					type: "plus",
					value: C
				});
				continue;
			}
			/**
			* Plain text
			*/
			if (j === "@") {
				if (d.noextglob !== !0 && pe() === "(" && pe(2) !== "?") {
					N({
						type: "at",
						extglob: !0,
						value: j,
						output: ""
					});
					continue;
				}
				N({
					type: "text",
					value: j
				});
				continue;
			}
			/**
			* Plain text
			*/
			if (j !== "*") {
				(j === "$" || j === "^") && (j = `\\${j}`);
				let e = o.exec(he());
				e && (j += e[0], k.index += e[0].length), N({
					type: "text",
					value: j
				});
				continue;
			}
			/**
			* Stars
			*/
			if (A && (A.type === "globstar" || A.star === !0)) {
				A.type = "star", A.star = !0, A.value += j, A.output = ce, k.backtrack = !0, k.globstar = !0, ge(j);
				continue;
			}
			let t = he();
			if (d.noextglob !== !0 && /^\([^?]/.test(t)) {
				be("star", j);
				continue;
			}
			if (A.type === "star") {
				if (d.noglobstar === !0) {
					ge(j);
					continue;
				}
				let n = A.prev, r = n.prev, i = n.type === "slash" || n.type === "bos", a = r && (r.type === "star" || r.type === "globstar");
				if (d.bash === !0 && (!i || t[0] && t[0] !== "/")) {
					N({
						type: "star",
						value: j,
						output: ""
					});
					continue;
				}
				let o = k.braces > 0 && (n.type === "comma" || n.type === "brace"), s = le.length && (n.type === "pipe" || n.type === "paren");
				if (!i && n.type !== "paren" && !o && !s) {
					N({
						type: "star",
						value: j,
						output: ""
					});
					continue;
				}
				for (; t.slice(0, 3) === "/**";) {
					let n = e[k.index + 4];
					if (n && n !== "/") break;
					t = t.slice(3), ge("/**", 3);
				}
				if (n.type === "bos" && fe()) {
					A.type = "globstar", A.value += j, A.output = ae(d), k.output = A.output, k.globstar = !0, ge(j);
					continue;
				}
				if (n.type === "slash" && n.prev.type !== "bos" && !a && fe()) {
					k.output = k.output.slice(0, -(n.output + A.output).length), n.output = `(?:${n.output}`, A.type = "globstar", A.output = ae(d) + (d.strictSlashes ? ")" : "|$)"), A.value += j, k.globstar = !0, k.output += n.output + A.output, ge(j);
					continue;
				}
				if (n.type === "slash" && n.prev.type !== "bos" && t[0] === "/") {
					let e = t[1] === void 0 ? "" : "|$";
					k.output = k.output.slice(0, -(n.output + A.output).length), n.output = `(?:${n.output}`, A.type = "globstar", A.output = `${ae(d)}${w}|${w}${e})`, A.value += j, k.output += n.output + A.output, k.globstar = !0, ge(j + me()), N({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (n.type === "bos" && t[0] === "/") {
					A.type = "globstar", A.value += j, A.output = `(?:^|${w}|${ae(d)}${w})`, k.output = A.output, k.globstar = !0, ge(j + me()), N({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				k.output = k.output.slice(0, -A.output.length), A.type = "globstar", A.output = ae(d), A.value += j, k.output += A.output, k.globstar = !0, ge(j);
				continue;
			}
			let n = {
				type: "star",
				value: j,
				output: ce
			};
			d.bash === !0 ? (n.output = ".*?", (A.type === "bos" || A.type === "slash") && (n.output = oe + n.output), N(n)) : A && (A.type === "bracket" || A.type === "paren") && d.regex === !0 ? (n.output = j, N(n)) : ((k.index === k.start || A.type === "slash" || A.type === "dot") && (A.type === "dot" ? (k.output += D, A.output += D) : d.dot === !0 ? (k.output += te, A.output += te) : (k.output += oe, A.output += oe), pe() !== "*" && (k.output += T, A.output += T)), N(n));
		}
		for (; k.brackets > 0;) {
			if (d.strictBrackets === !0) throw SyntaxError(u("closing", "]"));
			k.output = r.escapeLast(k.output, "["), M("brackets");
		}
		for (; k.parens > 0;) {
			if (d.strictBrackets === !0) throw SyntaxError(u("closing", ")"));
			k.output = r.escapeLast(k.output, "("), M("parens");
		}
		for (; k.braces > 0;) {
			if (d.strictBrackets === !0) throw SyntaxError(u("closing", "}"));
			k.output = r.escapeLast(k.output, "{"), M("braces");
		}
		if (d.strictSlashes !== !0 && (A.type === "star" || A.type === "bracket") && N({
			type: "maybe_slash",
			value: "",
			output: `${w}?`
		}), k.backtrack === !0) {
			k.output = "";
			for (let e of k.tokens) k.output += e.output == null ? e.value : e.output, e.suffix && (k.output += e.suffix);
		}
		return k;
	};
	y.fastpaths = (e, t) => {
		let a = { ...t }, o = typeof a.maxLength == "number" ? Math.min(i, a.maxLength) : i, s = e.length;
		if (s > o) throw SyntaxError(`Input length: ${s}, exceeds maximum allowed length: ${o}`);
		e = c[e] || e;
		let l = r.isWindows(t), { DOT_LITERAL: u, SLASH_LITERAL: d, ONE_CHAR: f, DOTS_SLASH: p, NO_DOT: m, NO_DOTS: h, NO_DOTS_SLASH: g, STAR: _, START_ANCHOR: v } = n.globChars(l), y = a.dot ? h : m, b = a.dot ? g : m, x = a.capture ? "" : "?:", S = {
			negated: !1,
			prefix: ""
		}, C = a.bash === !0 ? ".*?" : _;
		a.capture && (C = `(${C})`);
		let w = (e) => e.noglobstar === !0 ? C : `(${x}(?:(?!${v}${e.dot ? p : u}).)*?)`, T = (e) => {
			switch (e) {
				case "*": return `${y}${f}${C}`;
				case ".*": return `${u}${f}${C}`;
				case "*.*": return `${y}${C}${u}${f}${C}`;
				case "*/*": return `${y}${C}${d}${f}${b}${C}`;
				case "**": return y + w(a);
				case "**/*": return `(?:${y}${w(a)}${d})?${b}${f}${C}`;
				case "**/*.*": return `(?:${y}${w(a)}${d})?${b}${C}${u}${f}${C}`;
				case "**/.*": return `(?:${y}${w(a)}${d})?${u}${f}${C}`;
				default: {
					let t = /^(.*?)\.(\w+)$/.exec(e);
					if (!t) return;
					let n = T(t[1]);
					return n ? n + u + t[2] : void 0;
				}
			}
		}, E = T(r.removePrefix(e, S));
		return E && a.strictSlashes !== !0 && (E += `${d}?`), E;
	}, t.exports = y;
})), Q_ = /* @__PURE__ */ M(((e, t) => {
	let n = xe("path"), r = X_(), i = Z_(), a = Y_(), o = J_(), s = (e) => e && typeof e == "object" && !Array.isArray(e), c = (e, t, n = !1) => {
		if (Array.isArray(e)) {
			let r = e.map((e) => c(e, t, n));
			return (e) => {
				for (let t of r) {
					let n = t(e);
					if (n) return n;
				}
				return !1;
			};
		}
		let r = s(e) && e.tokens && e.input;
		if (e === "" || typeof e != "string" && !r) throw TypeError("Expected pattern to be a non-empty string");
		let i = t || {}, o = a.isWindows(t), l = r ? c.compileRe(e, t) : c.makeRe(e, t, !1, !0), u = l.state;
		delete l.state;
		let d = () => !1;
		if (i.ignore) {
			let e = {
				...t,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			d = c(i.ignore, e, n);
		}
		let f = (n, r = !1) => {
			let { isMatch: a, match: s, output: f } = c.test(n, l, t, {
				glob: e,
				posix: o
			}), p = {
				glob: e,
				state: u,
				regex: l,
				posix: o,
				input: n,
				output: f,
				match: s,
				isMatch: a
			};
			return typeof i.onResult == "function" && i.onResult(p), a === !1 ? (p.isMatch = !1, r ? p : !1) : d(n) ? (typeof i.onIgnore == "function" && i.onIgnore(p), p.isMatch = !1, r ? p : !1) : (typeof i.onMatch == "function" && i.onMatch(p), !r || p);
		};
		return n && (f.state = u), f;
	};
	/**
	* Expose "picomatch"
	*/
	c.test = (e, t, n, { glob: r, posix: i } = {}) => {
		if (typeof e != "string") throw TypeError("Expected input to be a string");
		if (e === "") return {
			isMatch: !1,
			output: ""
		};
		let o = n || {}, s = o.format || (i ? a.toPosixSlashes : null), l = e === r, u = l && s ? s(e) : e;
		return l === !1 && (u = s ? s(e) : e, l = u === r), (l === !1 || o.capture === !0) && (l = o.matchBase === !0 || o.basename === !0 ? c.matchBase(e, t, n, i) : t.exec(u)), {
			isMatch: !!l,
			match: l,
			output: u
		};
	}, c.matchBase = (e, t, r, i = a.isWindows(r)) => (t instanceof RegExp ? t : c.makeRe(t, r)).test(n.basename(e)), c.isMatch = (e, t, n) => c(t, n)(e), c.parse = (e, t) => Array.isArray(e) ? e.map((e) => c.parse(e, t)) : i(e, {
		...t,
		fastpaths: !1
	}), c.scan = (e, t) => r(e, t), c.compileRe = (e, t, n = !1, r = !1) => {
		if (n === !0) return e.output;
		let i = t || {}, a = i.contains ? "" : "^", o = i.contains ? "" : "$", s = `${a}(?:${e.output})${o}`;
		e && e.negated === !0 && (s = `^(?!${s}).*$`);
		let l = c.toRegex(s, t);
		return r === !0 && (l.state = e), l;
	}, c.makeRe = (e, t = {}, n = !1, r = !1) => {
		if (!e || typeof e != "string") throw TypeError("Expected a non-empty string");
		let a = {
			negated: !1,
			fastpaths: !0
		};
		return t.fastpaths !== !1 && (e[0] === "." || e[0] === "*") && (a.output = i.fastpaths(e, t)), a.output || (a = i(e, t)), c.compileRe(a, t, n, r);
	}, c.toRegex = (e, t) => {
		try {
			let n = t || {};
			return new RegExp(e, n.flags || (n.nocase ? "i" : ""));
		} catch (e) {
			if (t && t.debug === !0) throw e;
			return /$^/;
		}
	}, c.constants = o, t.exports = c;
})), $_ = /* @__PURE__ */ M(((e, t) => {
	t.exports = Q_();
})), ev = /* @__PURE__ */ M(((e, t) => {
	let n = xe("util"), r = q_(), i = $_(), a = Y_(), o = (e) => e === "" || e === "./", s = (e) => {
		let t = e.indexOf("{");
		return t > -1 && e.indexOf("}", t) > -1;
	}, c = (e, t, n) => {
		t = [].concat(t), e = [].concat(e);
		let r = /* @__PURE__ */ new Set(), a = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Set(), s = 0, c = (e) => {
			o.add(e.output), n && n.onResult && n.onResult(e);
		};
		for (let o = 0; o < t.length; o++) {
			let l = i(String(t[o]), {
				...n,
				onResult: c
			}, !0), u = l.state.negated || l.state.negatedExtglob;
			u && s++;
			for (let t of e) {
				let e = l(t, !0);
				(u ? !e.isMatch : e.isMatch) && (u ? r.add(e.output) : (r.delete(e.output), a.add(e.output)));
			}
		}
		let l = (s === t.length ? [...o] : [...a]).filter((e) => !r.has(e));
		if (n && l.length === 0) {
			if (n.failglob === !0) throw Error(`No matches found for "${t.join(", ")}"`);
			if (n.nonull === !0 || n.nullglob === !0) return n.unescape ? t.map((e) => e.replace(/\\/g, "")) : t;
		}
		return l;
	};
	c.match = c, c.matcher = (e, t) => i(e, t), c.isMatch = (e, t, n) => i(t, n)(e), c.any = c.isMatch, c.not = (e, t, n = {}) => {
		t = [].concat(t).map(String);
		let r = /* @__PURE__ */ new Set(), i = [], a = (e) => {
			n.onResult && n.onResult(e), i.push(e.output);
		}, o = new Set(c(e, t, {
			...n,
			onResult: a
		}));
		for (let e of i) o.has(e) || r.add(e);
		return [...r];
	}, c.contains = (e, t, r) => {
		if (typeof e != "string") throw TypeError(`Expected a string: "${n.inspect(e)}"`);
		if (Array.isArray(t)) return t.some((t) => c.contains(e, t, r));
		if (typeof t == "string") {
			if (o(e) || o(t)) return !1;
			if (e.includes(t) || e.startsWith("./") && e.slice(2).includes(t)) return !0;
		}
		return c.isMatch(e, t, {
			...r,
			contains: !0
		});
	}, c.matchKeys = (e, t, n) => {
		if (!a.isObject(e)) throw TypeError("Expected the first argument to be an object");
		let r = c(Object.keys(e), t, n), i = {};
		for (let t of r) i[t] = e[t];
		return i;
	}, c.some = (e, t, n) => {
		let r = [].concat(e);
		for (let e of [].concat(t)) {
			let t = i(String(e), n);
			if (r.some((e) => t(e))) return !0;
		}
		return !1;
	}, c.every = (e, t, n) => {
		let r = [].concat(e);
		for (let e of [].concat(t)) {
			let t = i(String(e), n);
			if (!r.every((e) => t(e))) return !1;
		}
		return !0;
	}, c.all = (e, t, r) => {
		if (typeof e != "string") throw TypeError(`Expected a string: "${n.inspect(e)}"`);
		return [].concat(t).every((t) => i(t, r)(e));
	}, c.capture = (e, t, n) => {
		let r = a.isWindows(n), o = i.makeRe(String(e), {
			...n,
			capture: !0
		}).exec(r ? a.toPosixSlashes(t) : t);
		if (o) return o.slice(1).map((e) => e === void 0 ? "" : e);
	}, c.makeRe = (...e) => i.makeRe(...e), c.scan = (...e) => i.scan(...e), c.parse = (e, t) => {
		let n = [];
		for (let a of [].concat(e || [])) for (let e of r(String(a), t)) n.push(i.parse(e, t));
		return n;
	}, c.braces = (e, t) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		return t && t.nobrace === !0 || !s(e) ? [e] : r(e, t);
	}, c.braceExpand = (e, t) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		return c.braces(e, {
			...t,
			expand: !0
		});
	}, c.hasBraces = s, t.exports = c;
})), tv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isAbsolute = e.partitionAbsoluteAndRelative = e.removeDuplicateSlashes = e.matchAny = e.convertPatternsToRe = e.makeRe = e.getPatternParts = e.expandBraceExpansion = e.expandPatternsWithBraceExpansion = e.isAffectDepthOfReadingPattern = e.endsWithSlashGlobStar = e.hasGlobStar = e.getBaseDirectory = e.isPatternRelatedToParentDirectory = e.getPatternsOutsideCurrentDirectory = e.getPatternsInsideCurrentDirectory = e.getPositivePatterns = e.getNegativePatterns = e.isPositivePattern = e.isNegativePattern = e.convertToNegativePattern = e.convertToPositivePattern = e.isDynamicPattern = e.isStaticPattern = void 0;
	let t = xe("path"), n = L_(), r = ev(), i = /[*?]|^!/, a = /\[[^[]*]/, o = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/, s = /[!*+?@]\([^(]*\)/, c = /,|\.\./, l = /(?!^)\/{2,}/g;
	function u(e, t = {}) {
		return !d(e, t);
	}
	e.isStaticPattern = u;
	function d(e, t = {}) {
		return e !== "" && !!(t.caseSensitiveMatch === !1 || e.includes("\\") || i.test(e) || a.test(e) || o.test(e) || t.extglob !== !1 && s.test(e) || t.braceExpansion !== !1 && f(e));
	}
	e.isDynamicPattern = d;
	function f(e) {
		let t = e.indexOf("{");
		if (t === -1) return !1;
		let n = e.indexOf("}", t + 1);
		if (n === -1) return !1;
		let r = e.slice(t, n);
		return c.test(r);
	}
	function p(e) {
		return h(e) ? e.slice(1) : e;
	}
	e.convertToPositivePattern = p;
	function m(e) {
		return "!" + e;
	}
	e.convertToNegativePattern = m;
	function h(e) {
		return e.startsWith("!") && e[1] !== "(";
	}
	e.isNegativePattern = h;
	function g(e) {
		return !h(e);
	}
	e.isPositivePattern = g;
	function _(e) {
		return e.filter(h);
	}
	e.getNegativePatterns = _;
	function v(e) {
		return e.filter(g);
	}
	e.getPositivePatterns = v;
	/**
	* Returns patterns that can be applied inside the current directory.
	*
	* @example
	* // ['./*', '*', 'a/*']
	* getPatternsInsideCurrentDirectory(['./*', '*', 'a/*', '../*', './../*'])
	*/
	function y(e) {
		return e.filter((e) => !x(e));
	}
	e.getPatternsInsideCurrentDirectory = y;
	/**
	* Returns patterns to be expanded relative to (outside) the current directory.
	*
	* @example
	* // ['../*', './../*']
	* getPatternsInsideCurrentDirectory(['./*', '*', 'a/*', '../*', './../*'])
	*/
	function b(e) {
		return e.filter(x);
	}
	e.getPatternsOutsideCurrentDirectory = b;
	function x(e) {
		return e.startsWith("..") || e.startsWith("./..");
	}
	e.isPatternRelatedToParentDirectory = x;
	function S(e) {
		return n(e, { flipBackslashes: !1 });
	}
	e.getBaseDirectory = S;
	function C(e) {
		return e.includes("**");
	}
	e.hasGlobStar = C;
	function w(e) {
		return e.endsWith("/**");
	}
	e.endsWithSlashGlobStar = w;
	function T(e) {
		let n = t.basename(e);
		return w(e) || u(n);
	}
	e.isAffectDepthOfReadingPattern = T;
	function E(e) {
		return e.reduce((e, t) => e.concat(ee(t)), []);
	}
	e.expandPatternsWithBraceExpansion = E;
	function ee(e) {
		let t = r.braces(e, {
			expand: !0,
			nodupes: !0,
			keepEscaping: !0
		});
		/**
		* Micromatch can return an empty string in the case of patterns like `{a,}`.
		*/
		return t.sort((e, t) => e.length - t.length), t.filter((e) => e !== "");
	}
	e.expandBraceExpansion = ee;
	function D(e, t) {
		let { parts: n } = r.scan(e, Object.assign(Object.assign({}, t), { parts: !0 }));
		return n.length === 0 && (n = [e]), n[0].startsWith("/") && (n[0] = n[0].slice(1), n.unshift("")), n;
	}
	e.getPatternParts = D;
	function te(e, t) {
		return r.makeRe(e, t);
	}
	e.makeRe = te;
	function O(e, t) {
		return e.map((e) => te(e, t));
	}
	e.convertPatternsToRe = O;
	function ne(e, t) {
		return t.some((t) => t.test(e));
	}
	e.matchAny = ne;
	/**
	* This package only works with forward slashes as a path separator.
	* Because of this, we cannot use the standard `path.normalize` method, because on Windows platform it will use of backslashes.
	*/
	function re(e) {
		return e.replace(l, "/");
	}
	e.removeDuplicateSlashes = re;
	function ie(e) {
		let t = [], n = [];
		for (let r of e) ae(r) ? t.push(r) : n.push(r);
		return [t, n];
	}
	e.partitionAbsoluteAndRelative = ie;
	function ae(e) {
		return t.isAbsolute(e);
	}
	e.isAbsolute = ae;
})), nv = /* @__PURE__ */ M(((e, t) => {
	let n = xe("stream").PassThrough, r = Array.prototype.slice;
	t.exports = i;
	function i() {
		let e = [], t = r.call(arguments), i = !1, o = t[t.length - 1];
		o && !Array.isArray(o) && o.pipe == null ? t.pop() : o = {};
		let s = o.end !== !1, c = o.pipeError === !0;
		o.objectMode ?? (o.objectMode = !0), o.highWaterMark ?? (o.highWaterMark = 65536);
		let l = n(o);
		function u() {
			for (let t = 0, n = arguments.length; t < n; t++) e.push(a(arguments[t], o));
			return d(), this;
		}
		function d() {
			if (i) return;
			i = !0;
			let t = e.shift();
			if (!t) {
				process.nextTick(f);
				return;
			}
			Array.isArray(t) || (t = [t]);
			let n = t.length + 1;
			function r() {
				--n > 0 || (i = !1, d());
			}
			function a(e) {
				function t() {
					e.removeListener("merge2UnpipeEnd", t), e.removeListener("end", t), c && e.removeListener("error", n), r();
				}
				function n(e) {
					l.emit("error", e);
				}
				if (e._readableState.endEmitted) return r();
				e.on("merge2UnpipeEnd", t), e.on("end", t), c && e.on("error", n), e.pipe(l, { end: !1 }), e.resume();
			}
			for (let e = 0; e < t.length; e++) a(t[e]);
			r();
		}
		function f() {
			i = !1, l.emit("queueDrain"), s && l.end();
		}
		return l.setMaxListeners(0), l.add = u, l.on("unpipe", function(e) {
			e.emit("merge2UnpipeEnd");
		}), t.length && u.apply(null, t), l;
	}
	function a(e, t) {
		if (Array.isArray(e)) for (let n = 0, r = e.length; n < r; n++) e[n] = a(e[n], t);
		else {
			if (!e._readableState && e.pipe && (e = e.pipe(n(t))), !e._readableState || !e.pause || !e.pipe) throw Error("Only readable stream can be merged.");
			e.pause();
		}
		return e;
	}
})), rv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.merge = void 0;
	let t = nv();
	function n(e) {
		let n = t(e);
		return e.forEach((e) => {
			e.once("error", (e) => n.emit("error", e));
		}), n.once("close", () => r(e)), n.once("end", () => r(e)), n;
	}
	e.merge = n;
	function r(e) {
		e.forEach((e) => e.emit("close"));
	}
})), iv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEmpty = e.isString = void 0;
	function t(e) {
		return typeof e == "string";
	}
	e.isString = t;
	function n(e) {
		return e === "";
	}
	e.isEmpty = n;
})), av = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.string = e.stream = e.pattern = e.path = e.fs = e.errno = e.array = void 0, e.array = j_(), e.errno = M_(), e.fs = N_(), e.path = P_(), e.pattern = tv(), e.stream = rv(), e.string = iv();
})), ov = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.convertPatternGroupToTask = e.convertPatternGroupsToTasks = e.groupPatternsByBaseDirectory = e.getNegativePatternsAsPositive = e.getPositivePatterns = e.convertPatternsToTasks = e.generate = void 0;
	let t = av();
	function n(e, n) {
		let s = r(e, n), c = r(n.ignore, n), l = a(s), u = o(s, c), d = l.filter((e) => t.pattern.isStaticPattern(e, n)), f = l.filter((e) => t.pattern.isDynamicPattern(e, n)), p = i(d, u, !1), m = i(f, u, !0);
		return p.concat(m);
	}
	e.generate = n;
	function r(e, n) {
		let r = e;
		/**
		* This method also removes duplicate slashes that may have been in the pattern or formed as a result of expansion.
		*/
		return n.braceExpansion && (r = t.pattern.expandPatternsWithBraceExpansion(r)), n.baseNameMatch && (r = r.map((e) => e.includes("/") ? e : `**/${e}`)), r.map((e) => t.pattern.removeDuplicateSlashes(e));
	}
	/**
	* Returns tasks grouped by basic pattern directories.
	*
	* Patterns that can be found inside (`./`) and outside (`../`) the current directory are handled separately.
	* This is necessary because directory traversal starts at the base directory and goes deeper.
	*/
	function i(e, n, r) {
		let i = [], a = t.pattern.getPatternsOutsideCurrentDirectory(e), o = t.pattern.getPatternsInsideCurrentDirectory(e), u = s(a), d = s(o);
		return i.push(...c(u, n, r)), "." in d ? i.push(l(".", o, n, r)) : i.push(...c(d, n, r)), i;
	}
	e.convertPatternsToTasks = i;
	function a(e) {
		return t.pattern.getPositivePatterns(e);
	}
	e.getPositivePatterns = a;
	function o(e, n) {
		return t.pattern.getNegativePatterns(e).concat(n).map(t.pattern.convertToPositivePattern);
	}
	e.getNegativePatternsAsPositive = o;
	function s(e) {
		return e.reduce((e, n) => {
			let r = t.pattern.getBaseDirectory(n);
			return r in e ? e[r].push(n) : e[r] = [n], e;
		}, {});
	}
	e.groupPatternsByBaseDirectory = s;
	function c(e, t, n) {
		return Object.keys(e).map((r) => l(r, e[r], t, n));
	}
	e.convertPatternGroupsToTasks = c;
	function l(e, n, r, i) {
		return {
			dynamic: i,
			positive: n,
			negative: r,
			base: e,
			patterns: [].concat(n, r.map(t.pattern.convertToNegativePattern))
		};
	}
	e.convertPatternGroupToTask = l;
})), sv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.read = void 0;
	function t(e, t, i) {
		t.fs.lstat(e, (a, o) => {
			a === null ? !o.isSymbolicLink() || !t.followSymbolicLink ? r(i, o) : t.fs.stat(e, (e, a) => {
				if (e !== null) {
					if (t.throwErrorOnBrokenSymbolicLink) {
						n(i, e);
						return;
					}
					r(i, o);
				} else t.markSymbolicLink && (a.isSymbolicLink = () => !0), r(i, a);
			}) : n(i, a);
		});
	}
	e.read = t;
	function n(e, t) {
		e(t);
	}
	function r(e, t) {
		e(null, t);
	}
})), cv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.read = void 0;
	function t(e, t) {
		let n = t.fs.lstatSync(e);
		if (!n.isSymbolicLink() || !t.followSymbolicLink) return n;
		try {
			let n = t.fs.statSync(e);
			return t.markSymbolicLink && (n.isSymbolicLink = () => !0), n;
		} catch (e) {
			if (!t.throwErrorOnBrokenSymbolicLink) return n;
			throw e;
		}
	}
	e.read = t;
})), lv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.createFileSystemAdapter = e.FILE_SYSTEM_ADAPTER = void 0;
	let t = xe("fs");
	e.FILE_SYSTEM_ADAPTER = {
		lstat: t.lstat,
		stat: t.stat,
		lstatSync: t.lstatSync,
		statSync: t.statSync
	};
	function n(t) {
		return t === void 0 ? e.FILE_SYSTEM_ADAPTER : Object.assign(Object.assign({}, e.FILE_SYSTEM_ADAPTER), t);
	}
	e.createFileSystemAdapter = n;
})), uv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = lv();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, !0), this.fs = t.createFileSystemAdapter(this._options.fs), this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), dv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.statSync = e.stat = e.Settings = void 0;
	let t = sv(), n = cv(), r = uv();
	e.Settings = r.default;
	function i(e, n, r) {
		typeof n == "function" ? t.read(e, o(), n) : t.read(e, o(n), r);
	}
	e.stat = i;
	function a(e, t) {
		let r = o(t);
		return n.read(e, r);
	}
	e.statSync = a;
	function o(e = {}) {
		return e instanceof r.default ? e : new r.default(e);
	}
})), fv = /* @__PURE__ */ M(((e, t) => {
	let n;
	t.exports = typeof queueMicrotask == "function" ? queueMicrotask.bind(typeof window < "u" ? window : global) : (e) => (n ||= Promise.resolve()).then(e).catch((e) => setTimeout(() => {
		throw e;
	}, 0));
})), pv = /* @__PURE__ */ M(((e, t) => {
	t.exports = r;
	let n = fv();
	function r(e, t) {
		let r, i, a, o = !0;
		Array.isArray(e) ? (r = [], i = e.length) : (a = Object.keys(e), r = {}, i = a.length);
		function s(e) {
			function i() {
				t && t(e, r), t = null;
			}
			o ? n(i) : i();
		}
		function c(e, t, n) {
			r[e] = n, (--i === 0 || t) && s(t);
		}
		i ? a ? a.forEach(function(t) {
			e[t](function(e, n) {
				c(t, e, n);
			});
		}) : e.forEach(function(e, t) {
			e(function(e, n) {
				c(t, e, n);
			});
		}) : s(null), o = !1;
	}
})), mv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
	let t = process.versions.node.split(".");
	if (t[0] === void 0 || t[1] === void 0) throw Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
	let n = Number.parseInt(t[0], 10), r = Number.parseInt(t[1], 10);
	/**
	* IS `true` for Node.js 10.10 and greater.
	*/
	e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = n > 10 || n === 10 && r >= 10;
})), hv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.createDirentFromStats = void 0;
	var t = class {
		constructor(e, t) {
			this.name = e, this.isBlockDevice = t.isBlockDevice.bind(t), this.isCharacterDevice = t.isCharacterDevice.bind(t), this.isDirectory = t.isDirectory.bind(t), this.isFIFO = t.isFIFO.bind(t), this.isFile = t.isFile.bind(t), this.isSocket = t.isSocket.bind(t), this.isSymbolicLink = t.isSymbolicLink.bind(t);
		}
	};
	function n(e, n) {
		return new t(e, n);
	}
	e.createDirentFromStats = n;
})), gv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.fs = void 0, e.fs = hv();
})), _v = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = void 0;
	function t(e, t, n) {
		return e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = t;
})), vv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = dv(), n = pv(), r = mv(), i = gv(), a = _v();
	function o(e, t, n) {
		!t.stats && r.IS_SUPPORT_READDIR_WITH_FILE_TYPES ? s(e, t, n) : l(e, t, n);
	}
	e.read = o;
	function s(e, t, r) {
		t.fs.readdir(e, { withFileTypes: !0 }, (i, o) => {
			if (i !== null) {
				u(r, i);
				return;
			}
			let s = o.map((n) => ({
				dirent: n,
				name: n.name,
				path: a.joinPathSegments(e, n.name, t.pathSegmentSeparator)
			}));
			if (!t.followSymbolicLinks) {
				d(r, s);
				return;
			}
			let l = s.map((e) => c(e, t));
			n(l, (e, t) => {
				e === null ? d(r, t) : u(r, e);
			});
		});
	}
	e.readdirWithFileTypes = s;
	function c(e, t) {
		return (n) => {
			e.dirent.isSymbolicLink() ? t.fs.stat(e.path, (r, a) => {
				if (r !== null) {
					if (t.throwErrorOnBrokenSymbolicLink) {
						n(r);
						return;
					}
					n(null, e);
				} else e.dirent = i.fs.createDirentFromStats(e.name, a), n(null, e);
			}) : n(null, e);
		};
	}
	function l(e, r, o) {
		r.fs.readdir(e, (s, c) => {
			if (s !== null) {
				u(o, s);
				return;
			}
			let l = c.map((n) => {
				let o = a.joinPathSegments(e, n, r.pathSegmentSeparator);
				return (e) => {
					t.stat(o, r.fsStatSettings, (t, a) => {
						if (t !== null) {
							e(t);
							return;
						}
						let s = {
							name: n,
							path: o,
							dirent: i.fs.createDirentFromStats(n, a)
						};
						r.stats && (s.stats = a), e(null, s);
					});
				};
			});
			n(l, (e, t) => {
				e === null ? d(o, t) : u(o, e);
			});
		});
	}
	e.readdir = l;
	function u(e, t) {
		e(t);
	}
	function d(e, t) {
		e(null, t);
	}
})), yv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = dv(), n = mv(), r = gv(), i = _v();
	function a(e, t) {
		return !t.stats && n.IS_SUPPORT_READDIR_WITH_FILE_TYPES ? o(e, t) : s(e, t);
	}
	e.read = a;
	function o(e, t) {
		return t.fs.readdirSync(e, { withFileTypes: !0 }).map((n) => {
			let a = {
				dirent: n,
				name: n.name,
				path: i.joinPathSegments(e, n.name, t.pathSegmentSeparator)
			};
			if (a.dirent.isSymbolicLink() && t.followSymbolicLinks) try {
				let e = t.fs.statSync(a.path);
				a.dirent = r.fs.createDirentFromStats(a.name, e);
			} catch (e) {
				if (t.throwErrorOnBrokenSymbolicLink) throw e;
			}
			return a;
		});
	}
	e.readdirWithFileTypes = o;
	function s(e, n) {
		return n.fs.readdirSync(e).map((a) => {
			let o = i.joinPathSegments(e, a, n.pathSegmentSeparator), s = t.statSync(o, n.fsStatSettings), c = {
				name: a,
				path: o,
				dirent: r.fs.createDirentFromStats(a, s)
			};
			return n.stats && (c.stats = s), c;
		});
	}
	e.readdir = s;
})), bv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.createFileSystemAdapter = e.FILE_SYSTEM_ADAPTER = void 0;
	let t = xe("fs");
	e.FILE_SYSTEM_ADAPTER = {
		lstat: t.lstat,
		stat: t.stat,
		lstatSync: t.lstatSync,
		statSync: t.statSync,
		readdir: t.readdir,
		readdirSync: t.readdirSync
	};
	function n(t) {
		return t === void 0 ? e.FILE_SYSTEM_ADAPTER : Object.assign(Object.assign({}, e.FILE_SYSTEM_ADAPTER), t);
	}
	e.createFileSystemAdapter = n;
})), xv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = xe("path"), n = dv(), r = bv();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, !1), this.fs = r.createFileSystemAdapter(this._options.fs), this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, t.sep), this.stats = this._getValue(this._options.stats, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0), this.fsStatSettings = new n.Settings({
				followSymbolicLink: this.followSymbolicLinks,
				fs: this.fs,
				throwErrorOnBrokenSymbolicLink: this.throwErrorOnBrokenSymbolicLink
			});
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), Sv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.scandirSync = e.scandir = void 0;
	let t = vv(), n = yv(), r = xv();
	e.Settings = r.default;
	function i(e, n, r) {
		typeof n == "function" ? t.read(e, o(), n) : t.read(e, o(n), r);
	}
	e.scandir = i;
	function a(e, t) {
		let r = o(t);
		return n.read(e, r);
	}
	e.scandirSync = a;
	function o(e = {}) {
		return e instanceof r.default ? e : new r.default(e);
	}
})), Cv = /* @__PURE__ */ M(((e, t) => {
	function n(e) {
		var t = new e(), n = t;
		function r() {
			var r = t;
			return r.next ? t = r.next : (t = new e(), n = t), r.next = null, r;
		}
		function i(e) {
			n.next = e, n = e;
		}
		return {
			get: r,
			release: i
		};
	}
	t.exports = n;
})), wv = /* @__PURE__ */ M(((e, t) => {
	var n = Cv();
	function r(e, t, r) {
		if (typeof e == "function" && (r = t, t = e, e = null), !(r >= 1)) throw Error("fastqueue concurrency must be equal to or greater than 1");
		var o = n(a), s = null, c = null, l = 0, u = null, d = {
			push: v,
			drain: i,
			saturated: i,
			pause: p,
			paused: !1,
			get concurrency() {
				return r;
			},
			set concurrency(e) {
				if (!(e >= 1)) throw Error("fastqueue concurrency must be equal to or greater than 1");
				if (r = e, !d.paused) for (; s && l < r;) l++, b();
			},
			running: f,
			resume: g,
			idle: _,
			length: m,
			getQueue: h,
			unshift: y,
			empty: i,
			kill: x,
			killAndDrain: S,
			error: w,
			abort: C
		};
		return d;
		function f() {
			return l;
		}
		function p() {
			d.paused = !0;
		}
		function m() {
			for (var e = s, t = 0; e;) e = e.next, t++;
			return t;
		}
		function h() {
			for (var e = s, t = []; e;) t.push(e.value), e = e.next;
			return t;
		}
		function g() {
			if (d.paused) {
				if (d.paused = !1, s === null) l++, b();
				else for (; s && l < r;) l++, b();
			}
		}
		function _() {
			return l === 0 && d.length() === 0;
		}
		function v(n, a) {
			var f = o.get();
			f.context = e, f.release = b, f.value = n, f.callback = a || i, f.errorHandler = u, l >= r || d.paused ? c ? (c.next = f, c = f) : (s = f, c = f, d.saturated()) : (l++, t.call(e, f.value, f.worked));
		}
		function y(n, a) {
			var f = o.get();
			f.context = e, f.release = b, f.value = n, f.callback = a || i, f.errorHandler = u, l >= r || d.paused ? s ? (f.next = s, s = f) : (s = f, c = f, d.saturated()) : (l++, t.call(e, f.value, f.worked));
		}
		function b(n) {
			n && o.release(n);
			var i = s;
			i && l <= r ? d.paused ? l-- : (c === s && (c = null), s = i.next, i.next = null, t.call(e, i.value, i.worked), c === null && d.empty()) : --l === 0 && d.drain();
		}
		function x() {
			s = null, c = null, d.drain = i;
		}
		function S() {
			s = null, c = null, d.drain(), d.drain = i;
		}
		function C() {
			var e = s;
			for (s = null, c = null; e;) {
				var t = e.next, n = e.callback, r = e.errorHandler, a = e.value, l = e.context;
				e.value = null, e.callback = i, e.errorHandler = null, e.next = null, r && r(/* @__PURE__ */ Error("abort"), a), n.call(l, /* @__PURE__ */ Error("abort")), o.release(e), e = t;
			}
			d.drain = i;
		}
		function w(e) {
			u = e;
		}
	}
	function i() {}
	function a() {
		this.value = null, this.callback = i, this.next = null, this.release = i, this.context = null, this.errorHandler = null;
		var e = this;
		this.worked = function(t, n) {
			var r = e.callback, a = e.errorHandler, o = e.value;
			e.value = null, e.callback = i, e.errorHandler && a(t, o), r.call(e.context, t, n), e.release(e);
		};
	}
	function o(e, t, n) {
		typeof e == "function" && (n = t, t = e, e = null);
		function a(e, n) {
			t.call(this, e).then(function(e) {
				n(null, e);
			}, n);
		}
		var o = r(e, a, n), s = o.push, c = o.unshift;
		return o.push = l, o.unshift = u, o.drained = d, o;
		function l(e) {
			var t = new Promise(function(t, n) {
				s(e, function(e, r) {
					e ? n(e) : t(r);
				});
			});
			return t.catch(i), t;
		}
		function u(e) {
			var t = new Promise(function(t, n) {
				c(e, function(e, r) {
					e ? n(e) : t(r);
				});
			});
			return t.catch(i), t;
		}
		function d() {
			return new Promise(function(e) {
				process.nextTick(function() {
					if (o.idle()) e();
					else {
						var t = o.drain;
						o.drain = function() {
							typeof t == "function" && t(), e(), o.drain = t;
						};
					}
				});
			});
		}
	}
	t.exports = r, t.exports.promise = o;
})), Tv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = e.replacePathSegmentSeparator = e.isAppliedFilter = e.isFatalError = void 0;
	function t(e, t) {
		return e.errorFilter === null || !e.errorFilter(t);
	}
	e.isFatalError = t;
	function n(e, t) {
		return e === null || e(t);
	}
	e.isAppliedFilter = n;
	function r(e, t) {
		return e.split(/[/\\]/).join(t);
	}
	e.replacePathSegmentSeparator = r;
	function i(e, t, n) {
		return e === "" ? t : 
		/**
		* The correct handling of cases when the first segment is a root (`/`, `C:/`) or UNC path (`//?/C:/`).
		*/
		e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = i;
})), Ev = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Tv();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._root = t.replacePathSegmentSeparator(e, n.pathSegmentSeparator);
		}
	};
})), Dv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = xe("events"), n = Sv(), r = wv(), i = Tv(), a = Ev();
	e.default = class extends a.default {
		constructor(e, i) {
			super(e, i), this._settings = i, this._scandir = n.scandir, this._emitter = new t.EventEmitter(), this._queue = r(this._worker.bind(this), this._settings.concurrency), this._isFatalError = !1, this._isDestroyed = !1, this._queue.drain = () => {
				this._isFatalError || this._emitter.emit("end");
			};
		}
		read() {
			return this._isFatalError = !1, this._isDestroyed = !1, setImmediate(() => {
				this._pushToQueue(this._root, this._settings.basePath);
			}), this._emitter;
		}
		get isDestroyed() {
			return this._isDestroyed;
		}
		destroy() {
			if (this._isDestroyed) throw Error("The reader is already destroyed");
			this._isDestroyed = !0, this._queue.killAndDrain();
		}
		onEntry(e) {
			this._emitter.on("entry", e);
		}
		onError(e) {
			this._emitter.once("error", e);
		}
		onEnd(e) {
			this._emitter.once("end", e);
		}
		_pushToQueue(e, t) {
			let n = {
				directory: e,
				base: t
			};
			this._queue.push(n, (e) => {
				e !== null && this._handleError(e);
			});
		}
		_worker(e, t) {
			this._scandir(e.directory, this._settings.fsScandirSettings, (n, r) => {
				if (n !== null) t(n, void 0);
				else {
					for (let t of r) this._handleEntry(t, e.base);
					t(null, void 0);
				}
			});
		}
		_handleError(e) {
			!this._isDestroyed && i.isFatalError(this._settings, e) && (this._isFatalError = !0, this._isDestroyed = !0, this._emitter.emit("error", e));
		}
		_handleEntry(e, t) {
			if (this._isDestroyed || this._isFatalError) return;
			let n = e.path;
			t !== void 0 && (e.path = i.joinPathSegments(t, e.name, this._settings.pathSegmentSeparator)), i.isAppliedFilter(this._settings.entryFilter, e) && this._emitEntry(e), e.dirent.isDirectory() && i.isAppliedFilter(this._settings.deepFilter, e) && this._pushToQueue(n, t === void 0 ? void 0 : e.path);
		}
		_emitEntry(e) {
			this._emitter.emit("entry", e);
		}
	};
})), Ov = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Dv();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings), this._storage = [];
		}
		read(e) {
			this._reader.onError((t) => {
				n(e, t);
			}), this._reader.onEntry((e) => {
				this._storage.push(e);
			}), this._reader.onEnd(() => {
				r(e, this._storage);
			}), this._reader.read();
		}
	};
	function n(e, t) {
		e(t);
	}
	function r(e, t) {
		e(null, t);
	}
})), kv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = xe("stream"), n = Dv();
	e.default = class {
		constructor(e, r) {
			this._root = e, this._settings = r, this._reader = new n.default(this._root, this._settings), this._stream = new t.Readable({
				objectMode: !0,
				read: () => {},
				destroy: () => {
					this._reader.isDestroyed || this._reader.destroy();
				}
			});
		}
		read() {
			return this._reader.onError((e) => {
				this._stream.emit("error", e);
			}), this._reader.onEntry((e) => {
				this._stream.push(e);
			}), this._reader.onEnd(() => {
				this._stream.push(null);
			}), this._reader.read(), this._stream;
		}
	};
})), Av = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Sv(), n = Tv(), r = Ev();
	e.default = class extends r.default {
		constructor() {
			super(...arguments), this._scandir = t.scandirSync, this._storage = [], this._queue = /* @__PURE__ */ new Set();
		}
		read() {
			return this._pushToQueue(this._root, this._settings.basePath), this._handleQueue(), this._storage;
		}
		_pushToQueue(e, t) {
			this._queue.add({
				directory: e,
				base: t
			});
		}
		_handleQueue() {
			for (let e of this._queue.values()) this._handleDirectory(e.directory, e.base);
		}
		_handleDirectory(e, t) {
			try {
				let n = this._scandir(e, this._settings.fsScandirSettings);
				for (let e of n) this._handleEntry(e, t);
			} catch (e) {
				this._handleError(e);
			}
		}
		_handleError(e) {
			if (n.isFatalError(this._settings, e)) throw e;
		}
		_handleEntry(e, t) {
			let r = e.path;
			t !== void 0 && (e.path = n.joinPathSegments(t, e.name, this._settings.pathSegmentSeparator)), n.isAppliedFilter(this._settings.entryFilter, e) && this._pushToStorage(e), e.dirent.isDirectory() && n.isAppliedFilter(this._settings.deepFilter, e) && this._pushToQueue(r, t === void 0 ? void 0 : e.path);
		}
		_pushToStorage(e) {
			this._storage.push(e);
		}
	};
})), jv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Av();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings);
		}
		read() {
			return this._reader.read();
		}
	};
})), Mv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = xe("path"), n = Sv();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.basePath = this._getValue(this._options.basePath, void 0), this.concurrency = this._getValue(this._options.concurrency, Infinity), this.deepFilter = this._getValue(this._options.deepFilter, null), this.entryFilter = this._getValue(this._options.entryFilter, null), this.errorFilter = this._getValue(this._options.errorFilter, null), this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, t.sep), this.fsScandirSettings = new n.Settings({
				followSymbolicLinks: this._options.followSymbolicLinks,
				fs: this._options.fs,
				pathSegmentSeparator: this._options.pathSegmentSeparator,
				stats: this._options.stats,
				throwErrorOnBrokenSymbolicLink: this._options.throwErrorOnBrokenSymbolicLink
			});
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), Nv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.walkStream = e.walkSync = e.walk = void 0;
	let t = Ov(), n = kv(), r = jv(), i = Mv();
	e.Settings = i.default;
	function a(e, n, r) {
		typeof n == "function" ? new t.default(e, c()).read(n) : new t.default(e, c(n)).read(r);
	}
	e.walk = a;
	function o(e, t) {
		let n = c(t);
		return new r.default(e, n).read();
	}
	e.walkSync = o;
	function s(e, t) {
		let r = c(t);
		return new n.default(e, r).read();
	}
	e.walkStream = s;
	function c(e = {}) {
		return e instanceof i.default ? e : new i.default(e);
	}
})), Pv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = xe("path"), n = dv(), r = av();
	e.default = class {
		constructor(e) {
			this._settings = e, this._fsStatSettings = new n.Settings({
				followSymbolicLink: this._settings.followSymbolicLinks,
				fs: this._settings.fs,
				throwErrorOnBrokenSymbolicLink: this._settings.followSymbolicLinks
			});
		}
		_getFullEntryPath(e) {
			return t.resolve(this._settings.cwd, e);
		}
		_makeEntry(e, t) {
			let n = {
				name: t,
				path: t,
				dirent: r.fs.createDirentFromStats(t, e)
			};
			return this._settings.stats && (n.stats = e), n;
		}
		_isFatalError(e) {
			return !r.errno.isEnoentCodeError(e) && !this._settings.suppressErrors;
		}
	};
})), Fv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = xe("stream"), n = dv(), r = Nv(), i = Pv();
	e.default = class extends i.default {
		constructor() {
			super(...arguments), this._walkStream = r.walkStream, this._stat = n.stat;
		}
		dynamic(e, t) {
			return this._walkStream(e, t);
		}
		static(e, n) {
			let r = e.map(this._getFullEntryPath, this), i = new t.PassThrough({ objectMode: !0 });
			i._write = (t, a, o) => this._getEntry(r[t], e[t], n).then((e) => {
				e !== null && n.entryFilter(e) && i.push(e), t === r.length - 1 && i.end(), o();
			}).catch(o);
			for (let e = 0; e < r.length; e++) i.write(e);
			return i;
		}
		_getEntry(e, t, n) {
			return this._getStat(e).then((e) => this._makeEntry(e, t)).catch((e) => {
				if (n.errorFilter(e)) return null;
				throw e;
			});
		}
		_getStat(e) {
			return new Promise((t, n) => {
				this._stat(e, this._fsStatSettings, (e, r) => e === null ? t(r) : n(e));
			});
		}
	};
})), Iv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Nv(), n = Pv(), r = Fv();
	e.default = class extends n.default {
		constructor() {
			super(...arguments), this._walkAsync = t.walk, this._readerStream = new r.default(this._settings);
		}
		dynamic(e, t) {
			return new Promise((n, r) => {
				this._walkAsync(e, t, (e, t) => {
					e === null ? n(t) : r(e);
				});
			});
		}
		async static(e, t) {
			let n = [], r = this._readerStream.static(e, t);
			return new Promise((e, t) => {
				r.once("error", t), r.on("data", (e) => n.push(e)), r.once("end", () => e(n));
			});
		}
	};
})), Lv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = av();
	e.default = class {
		constructor(e, t, n) {
			this._patterns = e, this._settings = t, this._micromatchOptions = n, this._storage = [], this._fillStorage();
		}
		_fillStorage() {
			for (let e of this._patterns) {
				let t = this._getPatternSegments(e), n = this._splitSegmentsIntoSections(t);
				this._storage.push({
					complete: n.length <= 1,
					pattern: e,
					segments: t,
					sections: n
				});
			}
		}
		_getPatternSegments(e) {
			return t.pattern.getPatternParts(e, this._micromatchOptions).map((e) => t.pattern.isDynamicPattern(e, this._settings) ? {
				dynamic: !0,
				pattern: e,
				patternRe: t.pattern.makeRe(e, this._micromatchOptions)
			} : {
				dynamic: !1,
				pattern: e
			});
		}
		_splitSegmentsIntoSections(e) {
			return t.array.splitWhen(e, (e) => e.dynamic && t.pattern.hasGlobStar(e.pattern));
		}
	};
})), Rv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Lv();
	e.default = class extends t.default {
		match(e) {
			let t = e.split("/"), n = t.length, r = this._storage.filter((e) => !e.complete || e.segments.length > n);
			for (let e of r) {
				let r = e.sections[0];
				if (!e.complete && n > r.length || t.every((t, n) => {
					let r = e.segments[n];
					return !!(r.dynamic && r.patternRe.test(t) || !r.dynamic && r.pattern === t);
				})) return !0;
			}
			return !1;
		}
	};
})), zv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = av(), n = Rv();
	e.default = class {
		constructor(e, t) {
			this._settings = e, this._micromatchOptions = t;
		}
		getFilter(e, t, n) {
			let r = this._getMatcher(t), i = this._getNegativePatternsRe(n);
			return (t) => this._filter(e, t, r, i);
		}
		_getMatcher(e) {
			return new n.default(e, this._settings, this._micromatchOptions);
		}
		_getNegativePatternsRe(e) {
			let n = e.filter(t.pattern.isAffectDepthOfReadingPattern);
			return t.pattern.convertPatternsToRe(n, this._micromatchOptions);
		}
		_filter(e, n, r, i) {
			if (this._isSkippedByDeep(e, n.path) || this._isSkippedSymbolicLink(n)) return !1;
			let a = t.path.removeLeadingDotSegment(n.path);
			return !this._isSkippedByPositivePatterns(a, r) && this._isSkippedByNegativePatterns(a, i);
		}
		_isSkippedByDeep(e, t) {
			return this._settings.deep !== Infinity && this._getEntryLevel(e, t) >= this._settings.deep;
		}
		_getEntryLevel(e, t) {
			let n = t.split("/").length;
			return e === "" ? n : n - e.split("/").length;
		}
		_isSkippedSymbolicLink(e) {
			return !this._settings.followSymbolicLinks && e.dirent.isSymbolicLink();
		}
		_isSkippedByPositivePatterns(e, t) {
			return !this._settings.baseNameMatch && !t.match(e);
		}
		_isSkippedByNegativePatterns(e, n) {
			return !t.pattern.matchAny(e, n);
		}
	};
})), Bv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = av();
	e.default = class {
		constructor(e, t) {
			this._settings = e, this._micromatchOptions = t, this.index = /* @__PURE__ */ new Map();
		}
		getFilter(e, n) {
			let [r, i] = t.pattern.partitionAbsoluteAndRelative(n), a = {
				positive: { all: t.pattern.convertPatternsToRe(e, this._micromatchOptions) },
				negative: {
					absolute: t.pattern.convertPatternsToRe(r, Object.assign(Object.assign({}, this._micromatchOptions), { dot: !0 })),
					relative: t.pattern.convertPatternsToRe(i, Object.assign(Object.assign({}, this._micromatchOptions), { dot: !0 }))
				}
			};
			return (e) => this._filter(e, a);
		}
		_filter(e, n) {
			let r = t.path.removeLeadingDotSegment(e.path);
			if (this._settings.unique && this._isDuplicateEntry(r) || this._onlyFileFilter(e) || this._onlyDirectoryFilter(e)) return !1;
			let i = this._isMatchToPatternsSet(r, n, e.dirent.isDirectory());
			return this._settings.unique && i && this._createIndexRecord(r), i;
		}
		_isDuplicateEntry(e) {
			return this.index.has(e);
		}
		_createIndexRecord(e) {
			this.index.set(e, void 0);
		}
		_onlyFileFilter(e) {
			return this._settings.onlyFiles && !e.dirent.isFile();
		}
		_onlyDirectoryFilter(e) {
			return this._settings.onlyDirectories && !e.dirent.isDirectory();
		}
		_isMatchToPatternsSet(e, t, n) {
			return !(!this._isMatchToPatterns(e, t.positive.all, n) || this._isMatchToPatterns(e, t.negative.relative, n) || this._isMatchToAbsoluteNegative(e, t.negative.absolute, n));
		}
		_isMatchToAbsoluteNegative(e, n, r) {
			if (n.length === 0) return !1;
			let i = t.path.makeAbsolute(this._settings.cwd, e);
			return this._isMatchToPatterns(i, n, r);
		}
		_isMatchToPatterns(e, n, r) {
			if (n.length === 0) return !1;
			let i = t.pattern.matchAny(e, n);
			return !i && r ? t.pattern.matchAny(e + "/", n) : i;
		}
	};
})), Vv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = av();
	e.default = class {
		constructor(e) {
			this._settings = e;
		}
		getFilter() {
			return (e) => this._isNonFatalError(e);
		}
		_isNonFatalError(e) {
			return t.errno.isEnoentCodeError(e) || this._settings.suppressErrors;
		}
	};
})), Hv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = av();
	e.default = class {
		constructor(e) {
			this._settings = e;
		}
		getTransformer() {
			return (e) => this._transform(e);
		}
		_transform(e) {
			let n = e.path;
			return this._settings.absolute && (n = t.path.makeAbsolute(this._settings.cwd, n), n = t.path.unixify(n)), this._settings.markDirectories && e.dirent.isDirectory() && (n += "/"), this._settings.objectMode ? Object.assign(Object.assign({}, e), { path: n }) : n;
		}
	};
})), Uv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = xe("path"), n = zv(), r = Bv(), i = Vv(), a = Hv();
	e.default = class {
		constructor(e) {
			this._settings = e, this.errorFilter = new i.default(this._settings), this.entryFilter = new r.default(this._settings, this._getMicromatchOptions()), this.deepFilter = new n.default(this._settings, this._getMicromatchOptions()), this.entryTransformer = new a.default(this._settings);
		}
		_getRootDirectory(e) {
			return t.resolve(this._settings.cwd, e.base);
		}
		_getReaderOptions(e) {
			let t = e.base === "." ? "" : e.base;
			return {
				basePath: t,
				pathSegmentSeparator: "/",
				concurrency: this._settings.concurrency,
				deepFilter: this.deepFilter.getFilter(t, e.positive, e.negative),
				entryFilter: this.entryFilter.getFilter(e.positive, e.negative),
				errorFilter: this.errorFilter.getFilter(),
				followSymbolicLinks: this._settings.followSymbolicLinks,
				fs: this._settings.fs,
				stats: this._settings.stats,
				throwErrorOnBrokenSymbolicLink: this._settings.throwErrorOnBrokenSymbolicLink,
				transform: this.entryTransformer.getTransformer()
			};
		}
		_getMicromatchOptions() {
			return {
				dot: this._settings.dot,
				matchBase: this._settings.baseNameMatch,
				nobrace: !this._settings.braceExpansion,
				nocase: !this._settings.caseSensitiveMatch,
				noext: !this._settings.extglob,
				noglobstar: !this._settings.globstar,
				posix: !0,
				strictSlashes: !1
			};
		}
	};
})), Wv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Iv(), n = Uv();
	e.default = class extends n.default {
		constructor() {
			super(...arguments), this._reader = new t.default(this._settings);
		}
		async read(e) {
			let t = this._getRootDirectory(e), n = this._getReaderOptions(e);
			return (await this.api(t, e, n)).map((e) => n.transform(e));
		}
		api(e, t, n) {
			return t.dynamic ? this._reader.dynamic(e, n) : this._reader.static(t.patterns, n);
		}
	};
})), Gv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = xe("stream"), n = Fv(), r = Uv();
	e.default = class extends r.default {
		constructor() {
			super(...arguments), this._reader = new n.default(this._settings);
		}
		read(e) {
			let n = this._getRootDirectory(e), r = this._getReaderOptions(e), i = this.api(n, e, r), a = new t.Readable({
				objectMode: !0,
				read: () => {}
			});
			return i.once("error", (e) => a.emit("error", e)).on("data", (e) => a.emit("data", r.transform(e))).once("end", () => a.emit("end")), a.once("close", () => i.destroy()), a;
		}
		api(e, t, n) {
			return t.dynamic ? this._reader.dynamic(e, n) : this._reader.static(t.patterns, n);
		}
	};
})), Kv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = dv(), n = Nv(), r = Pv();
	e.default = class extends r.default {
		constructor() {
			super(...arguments), this._walkSync = n.walkSync, this._statSync = t.statSync;
		}
		dynamic(e, t) {
			return this._walkSync(e, t);
		}
		static(e, t) {
			let n = [];
			for (let r of e) {
				let e = this._getFullEntryPath(r), i = this._getEntry(e, r, t);
				i !== null && t.entryFilter(i) && n.push(i);
			}
			return n;
		}
		_getEntry(e, t, n) {
			try {
				let n = this._getStat(e);
				return this._makeEntry(n, t);
			} catch (e) {
				if (n.errorFilter(e)) return null;
				throw e;
			}
		}
		_getStat(e) {
			return this._statSync(e, this._fsStatSettings);
		}
	};
})), qv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Kv(), n = Uv();
	e.default = class extends n.default {
		constructor() {
			super(...arguments), this._reader = new t.default(this._settings);
		}
		read(e) {
			let t = this._getRootDirectory(e), n = this._getReaderOptions(e);
			return this.api(t, e, n).map(n.transform);
		}
		api(e, t, n) {
			return t.dynamic ? this._reader.dynamic(e, n) : this._reader.static(t.patterns, n);
		}
	};
})), Jv = /* @__PURE__ */ M(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.DEFAULT_FILE_SYSTEM_ADAPTER = void 0;
	let t = xe("fs"), n = xe("os"), r = Math.max(n.cpus().length, 1);
	e.DEFAULT_FILE_SYSTEM_ADAPTER = {
		lstat: t.lstat,
		lstatSync: t.lstatSync,
		stat: t.stat,
		statSync: t.statSync,
		readdir: t.readdir,
		readdirSync: t.readdirSync
	}, e.default = class {
		constructor(e = {}) {
			this._options = e, this.absolute = this._getValue(this._options.absolute, !1), this.baseNameMatch = this._getValue(this._options.baseNameMatch, !1), this.braceExpansion = this._getValue(this._options.braceExpansion, !0), this.caseSensitiveMatch = this._getValue(this._options.caseSensitiveMatch, !0), this.concurrency = this._getValue(this._options.concurrency, r), this.cwd = this._getValue(this._options.cwd, process.cwd()), this.deep = this._getValue(this._options.deep, Infinity), this.dot = this._getValue(this._options.dot, !1), this.extglob = this._getValue(this._options.extglob, !0), this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, !0), this.fs = this._getFileSystemMethods(this._options.fs), this.globstar = this._getValue(this._options.globstar, !0), this.ignore = this._getValue(this._options.ignore, []), this.markDirectories = this._getValue(this._options.markDirectories, !1), this.objectMode = this._getValue(this._options.objectMode, !1), this.onlyDirectories = this._getValue(this._options.onlyDirectories, !1), this.onlyFiles = this._getValue(this._options.onlyFiles, !0), this.stats = this._getValue(this._options.stats, !1), this.suppressErrors = this._getValue(this._options.suppressErrors, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !1), this.unique = this._getValue(this._options.unique, !0), this.onlyDirectories && (this.onlyFiles = !1), this.stats && (this.objectMode = !0), this.ignore = [].concat(this.ignore);
		}
		_getValue(e, t) {
			return e === void 0 ? t : e;
		}
		_getFileSystemMethods(t = {}) {
			return Object.assign(Object.assign({}, e.DEFAULT_FILE_SYSTEM_ADAPTER), t);
		}
	};
})), Yv = /* @__PURE__ */ be((/* @__PURE__ */ M(((e, t) => {
	let n = ov(), r = Wv(), i = Gv(), a = qv(), o = Jv(), s = av();
	async function c(e, t) {
		u(e);
		let n = l(e, r.default, t), i = await Promise.all(n);
		return s.array.flatten(i);
	}
	(function(e) {
		e.glob = e, e.globSync = t, e.globStream = r, e.async = e;
		function t(e, t) {
			u(e);
			let n = l(e, a.default, t);
			return s.array.flatten(n);
		}
		e.sync = t;
		function r(e, t) {
			u(e);
			let n = l(e, i.default, t);
			/**
			* The stream returned by the provider cannot work with an asynchronous iterator.
			* To support asynchronous iterators, regardless of the number of tasks, we always multiplex streams.
			* This affects performance (+25%). I don't see best solution right now.
			*/
			return s.stream.merge(n);
		}
		e.stream = r;
		function c(e, t) {
			u(e);
			let r = [].concat(e), i = new o.default(t);
			return n.generate(r, i);
		}
		e.generateTasks = c;
		function d(e, t) {
			u(e);
			let n = new o.default(t);
			return s.pattern.isDynamicPattern(e, n);
		}
		e.isDynamicPattern = d;
		function f(e) {
			return u(e), s.path.escape(e);
		}
		e.escapePath = f;
		function p(e) {
			return u(e), s.path.convertPathToPattern(e);
		}
		e.convertPathToPattern = p, (function(e) {
			function t(e) {
				return u(e), s.path.escapePosixPath(e);
			}
			e.escapePath = t;
			function n(e) {
				return u(e), s.path.convertPosixPathToPattern(e);
			}
			e.convertPathToPattern = n;
		})(e.posix ||= {}), (function(e) {
			function t(e) {
				return u(e), s.path.escapeWindowsPath(e);
			}
			e.escapePath = t;
			function n(e) {
				return u(e), s.path.convertWindowsPathToPattern(e);
			}
			e.convertPathToPattern = n;
		})(e.win32 ||= {});
	})(c ||= {});
	function l(e, t, r) {
		let i = [].concat(e), a = new o.default(r), s = n.generate(i, a), c = new t(a);
		return s.map(c.read, c);
	}
	function u(e) {
		if (![].concat(e).every((e) => s.string.isString(e) && !s.string.isEmpty(e))) throw TypeError("Patterns must be a string (non empty) or an array of strings");
	}
	t.exports = c;
})))(), 1), Xv = class extends Error {
	/** Relative to the root of the repository. */
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
// src/files/globFileSystem.ts
const Zv = Object.assign(/* @__PURE__ */ Error("no such file or folder"), { code: "ENOENT" });
/** It can list folders, and look at one path: a glob such as `{a,b}/keys.yaml` stands for two paths without a wildcard. */
function Qv(e) {
	return {
		readdir: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.members(t).then((e) => e ? r(null, e.map($v)) : r(Zv), (e) => r(e));
		},
		lstat: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.member(String(t)).then((e) => e ? r(null, $v(e)) : r(Zv), (e) => r(e));
		}
	};
}
function $v({ name: e, kind: t }) {
	let n = () => !1;
	return {
		name: e,
		isFile: () => t === "file",
		isDirectory: () => t === "folder",
		isSymbolicLink: () => t === "link",
		isBlockDevice: n,
		isCharacterDevice: n,
		isFIFO: n,
		isSocket: n
	};
}
// src/model/result.ts
function ey(e) {
	return {
		ok: !0,
		value: e
	};
}
function ty(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/files/paths.ts
/** The folders of a run, how paths are shown, and the check that a workflow reads only its own files. */
function ny(e, { displayRoot: t }) {
	return c(t, e).split(u).join("/");
}
/** Whether a path is below a folder, by their names alone. */
function ry(e, t) {
	let n = c(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${u}`) && !o(n);
}
/** The next folder that contains `.git`, from `folder` up to `top`. Both are real paths. */
async function iy(e, t) {
	for (let n = e;; n = a(n)) {
		if (await p(s(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === a(n) || n === t || t !== void 0 && !ry(n, t)) return;
	}
}
var ay = class extends Error {};
/** The bytes of a manifest or settings file. Throws if its real path is not below the workspace of a workflow. */
async function oy(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new ay());
	if (!t) return _(e);
	let [r, i] = await Promise.all([v(e), v(t.workspace)]);
	if (!ry(r, i)) throw new ay();
	return _(r);
}
/** The text of a file. Throws a TypeError if it is not UTF-8. */
function sy(e) {
	return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
}
/** The text of a file; empty if it is not UTF-8, because it declares nothing then. */
function cy(e) {
	try {
		return sy(e);
	} catch {
		return "";
	}
}
/** The text of a file that an option names. `what`: what a message calls it. */
async function ly(e, t, n) {
	try {
		return ey(sy(await _(e)));
	} catch (r) {
		return ty(V("not-read", `${t} ${ny(e, n)} cannot be read: ${dy(r)}`));
	}
}
/** Reasons of the system, without the path, which the message already has. */
const uy = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
/** Why a file could not be read, as the end of a sentence. */
function dy(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof ay) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${uy[t] ?? (e instanceof Error ? e.message : e)}.`;
}
async function fy(e, { commit: t }) {
	return t ? t.isFile(e) : x(e).then((e) => e.isFile(), () => !1);
}
async function py(e, { commit: t }) {
	return t ? t.isFolder(e) : x(e).then((e) => e.isDirectory(), () => !1);
}
// src/files/manifests.ts
/** Finds and reads the manifests. No other file searches for them. */
/** A named manifest that does not exist is a problem. A project without manifests is also a problem. */
async function my(e, t, n, r) {
	let { paths: i, problems: a } = await hy(e, t, n, r), o = {}, s = [...a];
	for (let { plural: e } of Y) {
		let t = await xy(i[e] ?? [], n, r);
		o[e] = t.texts, s.push(...t.problems);
	}
	if (s.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let e = Y.map(({ plural: e }) => e), t = `There is no manifest: neither ${e.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${e.map((e) => `--${e}`).join(" or ")} (in the action: ${e.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		s.push(V("no-manifest", t));
	}
	return {
		manifests: o,
		problems: s
	};
}
/** Each path once, in the order in which the globs are given. */
async function hy({ globs: e, folder: t }, { id: n }, r, i) {
	let a = {}, o = [], s = Object.values(e).some((e) => e !== void 0);
	for (let { plural: c, sharedByBranches: l } of Y) if (s) {
		let t = await vy(c, e[c], r, i);
		a[c] = t.files, o.push(...t.problems);
	} else a[c] = l && n.includes(":") ? [] : await _y(`${c}.yaml`, t, r);
	return {
		paths: a,
		problems: o
	};
}
/** The manifests of several projects, including those that the run leaves out. */
async function gy(e, t) {
	let n = await Promise.all(e.map((e) => hy(e, { id: "" }, {}, t)));
	return Object.fromEntries(Y.map(({ plural: e }) => [e, n.flatMap(({ paths: t }) => t[e] ?? [])]));
}
async function _y(e, t, n) {
	let r = l(t, e);
	return await fy(r, n) ? [r] : [];
}
async function vy(e, t, n, r) {
	let i = [], a = /* @__PURE__ */ new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await yy(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await py(l(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(V("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
/** A path that exists is that file; anything else is a glob. */
async function yy(e, t, n, r) {
	let i = l(t, e);
	return await fy(i, n) ? [i] : by(e.split(u).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof Xv) throw e;
		return [];
	});
}
/**
* Full paths of the files that match. Links to files are followed. Links to folders are not, because a link to a parent
* folder could make the search endless. If `signal` is aborted, the search ends with what it has found.
*/
async function by(e, t, n, r) {
	let i = [];
	if (n.commit && !Yv.default.isDynamicPattern(e)) return i;
	let a = Yv.default.stream(e, {
		...t,
		onlyFiles: !1,
		followSymbolicLinks: !1,
		...n.commit && { fs: Qv(n.commit) }
	});
	for await (let e of a) {
		if (r.aborted) break;
		let a = l(t.cwd, String(e));
		await fy(a, n) && i.push(a);
	}
	return i;
}
async function xy(e, t, n) {
	let r = [], i = [];
	for (let a of e) {
		if (n.aborted) break;
		let e = ny(a, t);
		try {
			r.push({
				path: e,
				text: sy(await oy(a, t))
			});
		} catch (t) {
			if (t instanceof Xv) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(V("not-read", `${e} cannot be read: ${dy(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/files/outputPaths.ts
/** Checks the paths to which a run writes, before anything is sent, and again when a file is written. */
/** The problems of the outputs, by option. `taken`: the files that the run reads, which must not be overwritten. */
async function Sy(e, t, n) {
	let r = /* @__PURE__ */ new Map(), i = new Set(await Promise.all(t.map(My))), a = /* @__PURE__ */ new Map();
	for (let t of e) {
		let e = await My(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await Ty(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.option, Cy(t, s));
	}
	return r;
}
function Cy({ option: e, path: t }, n) {
	return V("not-written", `${e}: ${t} ${n}.`);
}
/**
* Writes a file if {@link outputProblems} allows it. Below the folders of the run, no link is followed, even if it was
* created after the check. `mode`: the permissions of the file, also if it exists already.
*/
async function wy(e, t, n, r) {
	let i = await Ty(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let { path: o } = e, l = ky(o, n), u = w.O_WRONLY | w.O_CREAT | (l === void 0 ? 0 : w.O_NOFOLLOW ?? 0), d = await g(o, u, r ?? 438);
	try {
		let e = await d.stat();
		if (l !== void 0) {
			let t = await p(o), n = s(await v(l), c(l, a(o)));
			if (e.ino !== t.ino || e.dev !== t.dev || await v(a(o)) !== n) throw Error("it was replaced while it was opened");
		}
		r !== void 0 && await d.chmod(r), e.isFile() && await d.truncate(), await d.writeFile(t);
	} finally {
		await d.close();
	}
}
/** Why an output cannot or may not be written, as the end of a sentence. */
async function Ty({ path: e, is: t }, n) {
	let r = t === "folder" && Ay(n).includes(e), i = r ? e : ky(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await jy(e, i);
		if (t !== void 0) return `leads through the symbolic link ${t}. Choose a path without links`;
	}
	if (t === "folder") return Dy(e);
	let o = await x(e).catch(() => void 0);
	return o?.isDirectory() ? "is a folder. Name a file" : o && !o.isFile() && n.confined ? "is not an ordinary file. Choose another file" : (await x(a(e)).catch(() => void 0))?.isDirectory() ? await Oy(o ? e : a(e)) ? void 0 : Ey : "cannot be written: its folder does not exist. Create it first";
}
const Ey = "cannot be written: this user may not write there";
/** A missing folder is created later in its nearest existing parent, so that parent is checked. */
async function Dy(e) {
	let t = await x(e).catch(() => void 0);
	return !t && a(e) !== e ? Dy(a(e)) : t?.isDirectory() ? await Oy(e) ? void 0 : Ey : "is a file, or is below one. Choose a folder";
}
function Oy(e) {
	return d(e, w.W_OK).then(() => !0, () => !1);
}
/** The folder of the run that contains the path, or undefined. No link below it is followed. */
function ky(e, t) {
	return Ay(t).find((t) => ry(e, t));
}
function Ay({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [l(e)]);
}
async function jy(e, t) {
	let n = t;
	for (let r of c(t, e).split(u)) {
		n = s(n, r);
		let e = await p(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return c(t, n);
	}
}
/** The same name for all paths of a file, whatever links lead to it, even before it exists. */
async function My(e) {
	let t = await x(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await v(a(e)).catch(() => a(e));
	return s(n, i(e));
}
// src/files/outputs.ts
/** Writes the files that the options name. A file that cannot be written is a problem; the run is reported anyway. */
const Ny = new AbortController().signal;
/** The problems of the files that the run should write, by option. `manifests`: their paths as they are shown. */
async function Py(e, t, n) {
	let { command: r, out: i, report: a, plan: o, reports: s, backupDir: c, configFile: u, others: d } = e, f = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], p = [
		...f("out", i, "file"),
		...f("report", a, "file"),
		...f("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	if (p.length === 0) return /* @__PURE__ */ new Map();
	let m = t.map((e) => l(n.displayRoot, e)), h = Object.values(await gy(d, Ny)).flat();
	return Sy(p, [
		...m,
		...h,
		u,
		...s,
		...o === void 0 ? [] : [o]
	], n);
}
async function Fy(e, t, n) {
	let r = t.projects.flatMap(({ plan: e }) => e ?? []), i = await Py(e, t.manifests, n), a = [], o = (e) => {
		t.problems.some(({ message: t }) => t === e.message) || a.push(e);
	}, s = async (e, t, r) => {
		if (t === void 0) return;
		let a = i.get(e);
		if (a) o(a);
		else try {
			let i = `${JSON.stringify(r, null, 2)}\n`;
			return await wy({
				option: e,
				path: t,
				is: "file"
			}, i, n), t;
		} catch (n) {
			let r = n instanceof Error ? n.message : String(n);
			o(Cy({
				option: e,
				path: t
			}, `cannot be written: ${r}`));
		}
	};
	return {
		plan: r.length > 0 ? await s("out", e.out, Kg(r)) : void 0,
		report: await s("report", e.report, e.publish ? t : x_(t)),
		problems: a
	};
}
// src/plan/loss.ts
/** Defines loss: a change after which a live object or value is gone. */
/** Whether a live object or value is gone after the change. */
function Iy(e) {
	return e.action === "update" ? e.fields.some((t) => By(e.kind, t) || Vy(e.kind, t) || Ly(e.kind, t)) : e.action === "destroy";
}
/** Whether a live value is lost. Filling an empty value, adding to a list and renaming are not a loss. */
function Ly(e, { field: t, before: n, after: r }) {
	return Zg(e, t).role === "identity" || n === void 0 || Hy(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
/** Whether a field of an update removes something: a text, the object itself, or forms of its texts. */
function Ry(e, t) {
	return zy(t) || By(e, t) || Vy(e, t);
}
/** Whether a live text, or a form of a plural, becomes empty. */
function zy({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Hy(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Hy(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
/** Whether the update archives the object, which removes it as prune does. */
function By(e, { field: t, before: n, after: r }) {
	return Zg(e, t).role === "archive" && n === !1 && r === !0;
}
/** Whether all texts change between plain and plural, so that forms can be lost. */
function Vy(e, { field: t, before: n }) {
	return Zg(e, t).role === "shape" && n !== void 0;
}
/** Whether a value has no content that could be lost. */
function Hy(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
// src/plan/unverified.ts
/**
* What a plan does to the work of translators: a change of a base text may mark the key's other texts unverified, if the
* setting `auto_toggle_unverified` of the project is on [service.md §2.7].
*/
/** `changes`: all changes of a plan, or some of them. */
function Uy(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Gy(Zg(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
/**
* The fields of one update, with the languages that a change of the base text may mark unverified: those whose text is not
* known to be empty or unverified, and that the same update does not write.
*/
function Wy(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Gy(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Gy(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Hy(n);
}
/** `uncovered`: names in manifests that no glob covers, each with its file. */
function Ky(e, t, n, r) {
	let i = (e) => t.flatMap((t) => e(t, Xg(t.kind)));
	return [
		...Jy(e, t, n),
		...i((t, r) => Xy(e, t, r, n)),
		...i((e, t) => Zy(e, t, r)),
		...i(Qy),
		...i((e, t) => $y(e, t, n)),
		...i((t, r) => eb(e, t, r, n)),
		...i((t, r) => tb(e, r, n))
	];
}
/** With `on_problem: stop`, a problem of one key or webhook refuses the whole plan. */
function qy(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : [ab("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`)];
}
/** `maxDestroy` counts all kinds together, and replaces their limits. */
function Jy(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		kind: Xg(t.kind),
		count: nb(e, t.kind)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { maxDestroy: a } = n;
	return a === void 0 ? r.flatMap((e) => Yy(e, i, n)) : i <= a ? [] : [ab("too-many-destroyed", `The plan removes ${i} ${ib(r.flatMap(({ kind: e }) => e.words.removed))}, but max-destroy allows ${a}. If you want to remove them, raise max-destroy.`)];
}
function Yy({ of: e, kind: t, count: n }, r, i) {
	let { removed: a, removedPercent: o } = t.limits, s = (e, t) => ab("too-many-destroyed", `The plan removes ${e}, but ${t}. If you want to remove them, set --max-destroy ${r} for this run (in the action: max-destroy), or raise ${t.split(" ")[0]}.`), c = Zl(a, i);
	if (n > c) return [s(`${n} ${ib(t.words.removed)}`, `limits.${a.name} allows ${c}`)];
	let l = Xl(t, i) === "off" ? e.matched : e.scope, u = o ? Zl(o, i) : 100;
	return !o || l < 20 || n * 100 <= l * u ? [] : [s(`${n} of ${l} ${t.plural}`, `limits.${o.name} allows ${u} %`)];
}
/** Applies to any number of objects: an empty manifest is almost always a mistake. */
function Xy(e, { declared: t, scope: n }, r, i) {
	if (Xl(r, i) === "off") return [];
	let { name: a, settings: o } = r, s = o.prune.name;
	if (t === 0) return [ab("nothing-declared", `The setting ${s} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${s}: off.`)];
	let c = rb(e, a).length;
	return c === 0 || c !== n ? [] : [ab("all-destroyed", `The plan removes every ${a} that the setting ${s} covers (${n}). Check the project and the manifests. If you want this, set ${s}: off and remove them in the project.`)];
}
/** If a glob is missing, declared objects look undeclared. */
function Zy({ removed: e }, { name: t, plural: n }, r) {
	let i = e.flatMap(({ names: e }) => {
		let t = e.find((e) => r.has(e));
		return t === void 0 ? [] : [{
			name: t,
			file: r.get(t)
		}];
	}), [a] = i;
	if (!a) return [];
	let o = new Set(i.map(({ file: e }) => e)).size, s = o > 1 ? `, in ${o} such files in all` : "", c = i.length > 1 ? ` (and ${i.length - 1} more${s})` : "";
	return [ab("forgotten-manifest", `The plan removes the ${t} "${a.name}"${c}. But the file ${a.file} declares it, and the setting ${n} does not include this file. Add the file to the setting ${n}, or delete the file.`)];
}
/** If an object is removed, and another one with the same text is created, it was probably renamed. */
function Qy({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return [ab("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set previously: [].`)];
	});
}
function $y({ live: e, declared: t, matched: n, namesakes: r }, { name: i, plural: a, limits: { foreignFrom: o } }, { allowForeignProject: s }) {
	if (s || o === void 0 || t === 0 || e < o || n > 0 || r > 0) return [];
	let c = t === 1;
	return [ab("foreign-project", `The project has ${e} ${a}. The manifests declare ${c ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${c ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set --allow-foreign-project for this run (in the action: allow-foreign-project), or allow_foreign_project: true in lokaform.yaml.`)];
}
function eb(e, { matched: t }, { name: n, plural: r, limits: { overwrittenPercent: i } }, a) {
	if (!i) return [];
	let o = Zl(i, a), s = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => Ly(n, e))).length;
	return t < 20 || s * 100 <= t * o ? [] : [ab("too-many-overwritten", `The plan overwrites live values of ${s} of ${t} ${r}, but limits.${i.name} allows ${o} %. If you want to overwrite them, raise limits.${i.name} in lokaform.yaml.`)];
}
/** If the service does not say whether the project marks translations, the limit cannot be checked. */
function tb({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = Uy(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? [ab("too-many-unverified", `${l}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`)] : c <= a ? [] : [ab("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`)];
}
/** Counts removed objects, and fields of updates that remove something: a cleared text, is_archived: true, a change of is_plural. */
function nb(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => Ry(t, e)) : []);
	return rb(e, t).length + n.length;
}
function rb({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
/** "keys, texts and webhooks" */
function ib(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function ab(e, t) {
	return V(e, t, { reach: "project" });
}
// src/report/report.ts
const ob = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP",
	"time limit"
];
/** The backup that a restore reads, and that its headings name. */
function sb(e, { manifests: t }) {
	return e === "restore" && t.length === 1 ? t[0] : void 0;
}
/** The problems of the run, then those of its projects. */
function cb({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function lb({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
/** The location of a change in the manifests: that of the field if it is about one field. */
function ub({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
/** Whether only some fields of a change were written. */
function db(e) {
	return e.state === "skipped" && e.written !== void 0;
}
/** How a change ended. */
function fb(e) {
	return db(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
/** Why a change was not made; empty if it was. */
function pb({ outcome: e }) {
	return e.state === "done" ? "" : e.message;
}
/** Whether there is anything to change, or was. */
function mb({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
/** Whether live differs from declared. An archived key that is declared counts, even if apply keeps it archived. */
function hb({ projects: e }) {
	return mb({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(({ reason: e }) => e === "archived") ?? !1);
}
/** Whether the command found what it looks for: drift, or changes. */
function gb({ command: e, projects: t }) {
	return e === "drift" ? hb({ projects: t }) : mb({ projects: t });
}
/** Whether there are neither changes nor failures. */
function _b(e) {
	return !gb(e) && !Sb(e);
}
/** The changes that a comment or a summary is about: in a pull request, those that it causes. */
function vb({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
/** Whether nothing fails, and a pull request makes no difference. Without a target, all changes count as caused by it. */
function yb(e) {
	return !Sb(e) && !bb(e) && e.projects.every(xb);
}
function bb({ problems: e }) {
	return e.some(({ code: e }) => e === "released-project");
}
function xb({ plan: e, target: t }) {
	if (t?.is !== "compared") return (e?.changes.length ?? 0) === 0;
	let { caused: n, resolved: r, kept: i, released: a, released_kinds: o, settings: s } = t;
	return [
		n,
		r,
		i,
		a,
		o,
		s
	].every(({ length: e }) => e === 0);
}
/** Whether anything failed, was skipped, not attempted or not reached, or an error is among the problems. */
function Sb(e) {
	return e.stopped !== void 0 || Bl(cb(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || lb(e).some(({ outcome: e }) => e.state !== "done");
}
/** 0 success, 1 failure, 130 or 143 cancelled by a signal; 2 changes or drift found, if `detailed`. */
function Cb(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Sb(e) ? 1 : t && gb(e) ? 2 : 0;
}
/**
* After {@link stop}, nothing more is started, and open requests are aborted some seconds later. The first cause counts.
*/
var wb = class {
	#e;
	#t;
	#n;
	#r = new AbortController();
	#i = new AbortController();
	#a;
	/** `grace`: milliseconds between {@link stopping} and {@link aborted}. */
	constructor(e = 5e3) {
		this.#e = e;
	}
	/** `limit`: the time limit in milliseconds, for the message. */
	stop(e, t = 0) {
		this.#t || (this.#n = Eb(e, t), this.#t = {
			by: e,
			message: `${this.#n} ${Db(e)}`
		}, this.#r.abort(), this.#a = setTimeout(() => this.#i.abort(), this.#e));
	}
	/** Undefined while the run may continue. */
	get stopped() {
		return this.#t;
	}
	/** Why a change was not sent: the first sentence of the message. Undefined while the run may continue. */
	get reason() {
		return this.#n;
	}
	/** Aborted once nothing more may be started. */
	get stopping() {
		return this.#r.signal;
	}
	/** Aborted once open requests must end. */
	get aborted() {
		return this.#i.signal;
	}
	/** Resolves after `ms` milliseconds, or once the run is stopped. */
	async wait(e) {
		await O(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	/** Call it when no request is open any more. */
	close() {
		clearTimeout(this.#a);
	}
};
/** Stops the run on a signal or at the time limit, until the returned function is called. A second SIGINT ends the process at once. */
function Tb(e, t) {
	let n = () => e.stopped?.by === "SIGINT" ? process.exit(130) : e.stop("SIGINT"), r = () => e.stop("SIGTERM"), i = () => e.stop("SIGHUP");
	process.on("SIGINT", n), process.on("SIGTERM", r), process.on("SIGHUP", i);
	let a = t === void 0 ? void 0 : setTimeout(() => e.stop("time limit", t), t);
	return () => {
		process.off("SIGINT", n), process.off("SIGTERM", r), process.off("SIGHUP", i), clearTimeout(a), e.close();
	};
}
function Eb(e, t) {
	return e === "time limit" ? `The time limit of ${Ob(t)} was reached.` : `The run was stopped by ${e}.`;
}
function Db(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function Ob(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
// src/plan/declaredContents.ts
const kb = {
	fields: /* @__PURE__ */ new Map(),
	texts: /* @__PURE__ */ new Set()
};
function Ab(e, t) {
	let n = e.fields.flatMap((e) => e.declared(t));
	return {
		fields: new Map(n.map((e) => [jb(e), e])),
		texts: new Set(n.map((e) => H(Nb(e))))
	};
}
function jb({ field: e, part: t }) {
	return H([e, t ?? null]);
}
/** The values that the file sets for new objects, as one text. */
function Mb(e, { onCreate: t }) {
	return H(e.fields.flatMap((e) => e.declared(t)).map(Nb));
}
function Nb({ field: e, part: t, after: n }) {
	return [
		e,
		t ?? null,
		n
	];
}
function Pb({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : Fb(i)
	};
}
/** A text, or all texts of a list or a mapping. */
function Fb(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Fb) : [];
}
// src/plan/take.ts
/** A problem for each name that no manifest declares: a mistake in it would keep the text that it means. */
function Ib(e, t) {
	if (e.length === 0) return [];
	let n = new Set(t.flatMap(Lb));
	return e.filter((e) => !n.has(e)).map((e) => V("unknown-take", `No manifest declares the text "${e}" that take names. Give the name of a declared key, or KEY:LANGUAGE for one of its texts.${Hd(e, [...n])}`));
}
/** Each key by its names, alone and with each language of its texts. */
function Lb({ entries: e }) {
	return Y.flatMap((t) => {
		let n = t.fields.filter(({ role: e }) => e === "text");
		return n.length === 0 ? [] : (e[t.plural] ?? []).flatMap(({ values: e }) => {
			let r = n.flatMap((t) => t.declared(e).map(({ part: e }) => e ?? ""));
			return Fb(t.identity(e)).flatMap((e) => [e, ...r.map((t) => `${e}:${t}`)]);
		});
	});
}
// src/report/redaction.ts
/** Removes secrets from a report before anything is shown or written. */
/** Fields with fixed words of Lokaform, and paths, which must stay usable. No stranger writes into these. */
const Rb = /* @__PURE__ */ new Set([
	"action",
	"by",
	"code",
	"command",
	"field",
	"how",
	"kind",
	"reach",
	"reason",
	"ref",
	"seen",
	"severity",
	"state",
	"file",
	"manifests",
	"backup"
]), zb = /* @__PURE__ */ new Set([
	"after",
	"before",
	"declared",
	"identity",
	"live"
]);
function Bb(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => Vb(e, t));
	return {
		...Wb(e, t),
		declared: n,
		projects: r
	};
}
/** If the id must be hidden, the plan gets its digest, so that a saved plan can be matched with its project. */
function Vb(e, t) {
	let n = Wb(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: Ub(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
/** Whether a plan or a backup names the project `id`, or its digest. */
function Hb(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === Ub(t);
}
function Ub(e) {
	return ne("sha256").update(e).digest("hex");
}
/** The same shape with other texts, which TypeScript cannot express. */
function Wb(e, t) {
	return Gb(e, t, !1);
}
function Gb(e, t, n) {
	return typeof e == "string" ? t(e) : Array.isArray(e) ? e.map((e) => Gb(e, t, n)) : typeof e != "object" || !e ? e : Object.fromEntries(Object.entries(e).map(([e, r]) => n ? [t(e), Gb(r, t, !0)] : [e, Rb.has(e) ? r : Gb(r, t, zb.has(e))]));
}
/** `partsOf`: the values of an entry, as texts: of several entries with one name, the most similar one is taken. */
function Kb(e, { target: t, head: n }, r) {
	let i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Set(), o = (e, o = e) => {
		let s = qb(t.filter((e) => !a.has(e)), o);
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Yb(t, e(t).map((e) => Jb(s.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => Pb(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [H([...r(e)].sort())]), o((t) => [H(e.identity(t.values))]);
	let c = (t) => Fb(e.identity(t.values));
	return o((t) => [...(Pb(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function qb(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r of e) for (let e of t(r)) n.set(e, (n.get(e) ?? /* @__PURE__ */ new Set()).add(r));
	return n;
}
function Jb(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
/** The first of those with the most equal values. */
function Yb(e, t, n) {
	let [r, ...i] = t;
	if (!r || i.length === 0) return r;
	let a = n(e), o = (e) => [...n(e)].filter((e) => a.has(e)).length;
	return i.reduce((e, t) => {
		let n = o(t);
		return n > e.points ? {
			one: t,
			points: n
		} : e;
	}, {
		one: r,
		points: o(r)
	}).one;
}
// src/plan/compareDeclarations.ts
function Xb(e, t) {
	let n = Y.map((n) => Zb(n, {
		head: e.entries[n.plural] ?? [],
		target: t.entries[n.plural] ?? []
	}));
	return {
		changes: n.flatMap(({ changes: e }) => e),
		released: n.flatMap(({ released: e }) => e),
		rematched: n.flatMap(({ rematched: e }) => e),
		changed_defaults: [...new Set(n.flatMap((e) => e.changed_defaults))]
	};
}
function Zb(e, { head: t, target: n }) {
	let r = new Map([...t, ...n].map((t) => [t, Ab(e, t.values)])), i = (e) => r.get(e) ?? kb, a = Kb(e, {
		head: t,
		target: n
	}, (e) => i(e).texts), o = new Set(a.values()), s = [], c = [], l = [], u = [];
	for (let [n, r] of t.entries()) {
		let t = a.get(r), o = `${e.name}:${n + 1}`;
		if (!t) {
			s.push($b(e, r, o));
			continue;
		}
		let d = ex(e, r, t, o, i);
		d && s.push(d);
		let f = nx(i(r), i(t));
		f.length > 0 && c.push({
			...Qb(e, r),
			fields: f
		}), l.push(...rx(e, r, t, d?.renamed_from !== void 0)), Mb(e, r) !== Mb(e, t) && u.push(r.file.path);
	}
	return {
		changes: s,
		released: [...n.filter((e) => !o.has(e)).map((t) => Qb(e, t)), ...c],
		rematched: l,
		changed_defaults: u
	};
}
function Qb(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = Hl(t.file, t.spot, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
/** With the values that the file sets for new objects. Empty values are those of any new object. */
function $b(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.declared(r)).filter(({ after: e }) => !Hy(e)).map((e) => tx(t, e));
	return {
		...Qb(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
/** Undefined if no declared value is another one. `renamed_from` has the former name. */
function ex(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && H(r) === H(n.after) ? [] : [tx(t, {
			...n,
			...r !== void 0 && { before: r }
		})];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)];
	return {
		...Qb(e, t),
		ref: r,
		action: "update",
		identity: s,
		...H(s) !== H(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function tx(e, t) {
	let n = t.part === void 0 ? [t.field] : [t.field, t.part];
	return {
		...t,
		place: Hl(e.file, e.spot, n)
	};
}
function nx(e, t) {
	return [...t.fields].flatMap(([t, { after: n, ...r }]) => e.fields.has(t) ? [] : [{
		...r,
		before: n
	}]);
}
/** A renamed entry names its former name. */
function rx(e, t, n, r) {
	let [i, a] = [Pb(e, t), Pb(e, n)];
	return [{
		member: e.idMember,
		before: a.id,
		after: i.id
	}, ...r ? [] : [{
		member: "previously",
		before: ix(a.previously),
		after: ix(i.previously)
	}]].flatMap(({ member: n, before: r, after: i }) => r === i ? [] : [{
		...Qb(e, t),
		member: n,
		...r !== void 0 && { before: r },
		...i !== void 0 && { after: i }
	}]);
}
function ix(e) {
	return e && (e.join(", ") || "[]");
}
// src/settings/table/kinds.ts
/** The settings that kinds bring with them. */
const ax = Y.map(({ settings: e }) => e.manifests), ox = Y.map(({ settings: e }) => e.prune), sx = Y.flatMap(({ settings: e }) => e.limits), cx = L().min(1), lx = {
	name: "token",
	description: "A Lokalise API token, from a secret. A read-only token is enough for plan and drift of keys. To apply keys it needs the right *manage keys*; for webhooks it always needs *manage settings*. If it is empty because GitHub gives no secrets (forks, Dependabot), plan and drift only check the manifests, and show how a pull request changes them."
}, ux = {
	name: "working-directory",
	description: "The folder that paths in inputs are relative to. Paths in lokaform.yaml are relative to that file. Default: the workspace."
}, dx = J({
	name: "token_file",
	schema: cx,
	expects: "the path of a file",
	commands: nh,
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "FILE"
	},
	docs: {
		text: "File with the API token.",
		default: "the environment variable `LOKALISE_API_TOKEN`."
	}
}), fx = J({
	name: "token_env",
	schema: cx,
	expects: "the name of an environment variable",
	commands: nh,
	file: "entry",
	docs: {
		text: "Environment variable with the API token of this project.",
		default: "the token of the run."
	}
}), px = J({
	name: "project",
	schema: cx,
	expects: "the id of a project, as text",
	commands: nh,
	file: "both",
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "ID"
	},
	docs: {
		text: "The project: its id, such as `3002780358964f9bab5a92.87762498`, or `id:branch` for a branch of it.",
		commandLine: "Its URL also works.",
		action: "Its URL also works.",
		file: "A URL is not accepted here. `${NAME}` is replaced from the environment."
	}
}), mx = J({
	name: "config",
	schema: cx,
	expects: "the path of a file",
	default: "lokaform.yaml",
	commands: rh,
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "FILE"
	},
	docs: {
		text: "Settings file.",
		action: "Relative to `working-directory`.",
		default: "`lokaform.yaml`, if it exists."
	}
}), hx = J({
	name: "only",
	schema: R(cx),
	expects: "names of projects in lokaform.yaml",
	commands: rh,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "NAME"
	},
	docs: {
		text: "Use only these projects of lokaform.yaml, by name.",
		action: "A run with `only` has its own pull request comment.",
		default: "all of them."
	}
}), gx = J({
	name: "projects",
	schema: Xc(L(), Pc()),
	expects: "a mapping of names to projects",
	commands: rh,
	file: "top",
	docs: {
		text: "Several projects by name. An entry overrides the settings outside `projects`. With `projects`, `project` is only for an entry, and `time_limit` is only for the whole file.",
		default: "one project."
	}
}), _x = J({
	name: "api_url",
	schema: cx,
	expects: "a URL",
	commands: nh,
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "URL"
	},
	environment: "LOKALISE_API_URL",
	docs: {
		text: "Address of the API. Only HTTPS is accepted, except for an address of this machine.",
		default: "`LOKALISE_API_URL` from the environment, or `https://api.lokalise.com/api2`."
	}
}), vx = {
	title: "Which project, and how it is reached",
	entryInputs: [lx, ux],
	settings: [
		px,
		mx,
		hx,
		gx,
		...ax,
		dx,
		fx,
		_x
	]
}, yx = R(L().min(1)), bx = {
	name: "github-token",
	description: "Token for GitHub. It writes comments (`pull-requests: write`), drift issues (`issues: write`) and check runs (`checks: write`). It reads the head of the branch, merged commits and the manifests to compare with (`contents: read`), and earlier runs (`actions: read`). If it is empty, there are no comments and no issues, and apply is refused.",
	default: "${{ github.token }}"
}, xx = J({
	name: "apply_from",
	schema: yx,
	expects: "names or patterns of branches",
	default: [],
	commands: ["apply", "webhook-secret"],
	option: {
		offered: "in the action",
		as: "list",
		metavar: "BRANCH"
	},
	docs: { text: "Branches from which apply may write, in addition to the default branch. `*` matches everything except `/`. Apply never writes from a pull request, or from a commit that is no longer the head of its branch." }
}), Sx = J({
	name: "allow_projects",
	schema: yx,
	expects: "ids of projects",
	commands: nh,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "ID"
	},
	docs: {
		text: "Ids of the projects that a run may use. If lokaform.yaml names another project, nothing is sent and the run fails.",
		default: "any project that the token can reach."
	}
}), Cx = J({
	name: "allow_variables",
	schema: yx,
	expects: "names of environment variables",
	commands: [...Qm, "webhook-secret"],
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "NAME"
	},
	docs: {
		text: "Environment variables that manifests and lokaform.yaml may use, as `${NAME}` or in `token_env`.",
		default: "any variable except reserved ones."
	}
}), wx = J({
	name: "fail_on_drift",
	schema: Ac(),
	expects: "true or false",
	default: !1,
	commands: ["drift", "summarize"],
	option: {
		offered: "in the action",
		as: "switch"
	},
	docs: { text: "Make the step fail if there is drift. Otherwise drift is reported and the step succeeds." }
}), Tx = J({
	name: "publish",
	schema: Ac(),
	expects: "true or false",
	default: !0,
	commands: eh,
	option: {
		offered: "in the action",
		as: "switch"
	},
	docs: { text: "Write no comment, no answer after a merge, and no drift issue. Use it in the jobs of a matrix, if another job writes them with `summarize`. It also leaves texts out of the report file of a project with `show_texts: false`. Annotations and check runs are still written." }
}), Ex = J({
	name: "show_texts",
	schema: Ac(),
	expects: "true or false",
	default: !0,
	commands: Qm,
	file: "both",
	widens: lh([!1, !0], !0),
	docs: { text: "If `false`, comments, issues, summaries and the log of the action contain names of fields, but no texts." }
}), Dx = {
	title: "On GitHub",
	entryInputs: [bx],
	settings: [
		xx,
		Sx,
		Cx,
		Tx,
		wx,
		Ex
	]
}, Ox = {
	schema: L().min(1),
	expects: "the path of a file"
}, kx = {
	schema: Ac(),
	expects: "true or false",
	default: !1
}, Ax = {
	offered: "everywhere",
	as: "text",
	metavar: "FILE"
}, jx = {
	offered: "on the command line",
	as: "switch"
}, Mx = J({
	...Ox,
	name: "out",
	commands: ["plan"],
	option: Ax,
	docs: { text: "Write the plan to a file, as JSON." }
}), Nx = J({
	...Ox,
	name: "plan",
	commands: ["apply"],
	option: Ax,
	docs: {
		text: "Apply only the changes of this reviewed plan. Other changes are listed and make the run fail.",
		commandLine: "`plan --out` writes the file.",
		action: "The input `out` of plan writes the file."
	}
}), Px = J({
	...Ox,
	name: "report",
	commands: [
		...Qm,
		"restore",
		"summarize"
	],
	option: Ax,
	docs: { text: "Write the complete report to a file, as JSON." }
}), Fx = J({
	name: "format",
	schema: B([
		"text",
		"json",
		"markdown"
	]),
	expects: "text, json or markdown",
	default: "text",
	commands: [...eh, "summarize"],
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "FORMAT"
	},
	docs: { text: "Output format: `text`, `json` or `markdown`." }
}), Ix = J({
	...kx,
	name: "detailed_exitcode",
	commands: ["plan"],
	option: jx,
	docs: { text: "Exit with 2 if there are changes, and with 0 only if the plan has no changes." }
}), Lx = J({
	...kx,
	name: "matrix",
	commands: ["validate", "plan"],
	option: jx,
	docs: { text: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else." }
}), Rx = J({
	...kx,
	name: "verbose",
	commands: th,
	option: {
		offered: "everywhere",
		as: "switch"
	},
	docs: {
		text: "Also print each request.",
		commandLine: "It goes to standard error."
	}
}), zx = J({
	...kx,
	name: "quiet",
	commands: [
		...Qm,
		"restore",
		"summarize"
	],
	option: {
		offered: "everywhere",
		as: "switch",
		short: "q"
	},
	docs: { text: "Print only problems, failures and the last line of the plan." }
}), Bx = J({
	...kx,
	name: "yes",
	commands: [
		"apply",
		"restore",
		"webhook-secret"
	],
	option: jx,
	docs: { text: "Do not ask for confirmation. Without it, the run asks before it writes, but only if standard input is a terminal." }
}), Vx = J({
	...kx,
	name: "no_color",
	commands: Xm,
	option: jx,
	docs: { text: "Do not use colours. The environment variable `NO_COLOR` does the same." }
}), Hx = J({
	...kx,
	name: "help",
	commands: Xm,
	option: {
		offered: "on the command line",
		as: "switch",
		short: "h"
	},
	docs: { text: "Show this help." }
}), Ux = J({
	...kx,
	name: "version",
	commands: Xm,
	option: {
		offered: "on the command line",
		as: "switch",
		short: "V"
	},
	docs: { text: "Show the version." }
}), Wx = {
	title: "Files and output",
	settings: [
		Mx,
		Nx,
		Px,
		Fx,
		Ix,
		Lx,
		Rx,
		zx
	]
}, Gx = {
	title: "General",
	settings: [
		Bx,
		Vx,
		Hx,
		Ux
	]
}, Kx = B(Ol), qx = J({
	name: "languages",
	schema: Xc(L().min(1), Kx),
	expects: "a mapping of languages, or \"*\" for all others, to enforce, merge, seed or ignore",
	members: {
		schema: Kx,
		expects: `one of ${Ol.join(", ")}`
	},
	default: Ml.languages,
	commands: eh,
	file: "both",
	widens: Jx,
	docs: {
		text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed, including the base language.",
		default: "`merge` for the base language, `seed` for all others."
	}
});
/**
* Without a rule for all others, the base language is `merge`, and any other language is `seed`. Which one is the base
* language is not known here, so a language that loses its rule counts as `merge`.
*/
function Jx(e = {}, t = {}) {
	let n = lh([
		"ignore",
		"seed",
		"merge",
		"enforce"
	], "seed"), r = (r) => n(e["*"] ?? r, t["*"] ?? r), i = [...Object.keys(e), ...Object.keys(t)].filter((e) => e !== "*");
	return r("merge") || r("seed") || i.some((r) => n(e[r] ?? e["*"] ?? "seed", t[r] ?? t["*"] ?? "merge"));
}
const Yx = J({
	name: "writers",
	schema: R(Hc([Oc().positive().transform(String), L().refine((e) => /^[^\s@]+@[^\s@]+$|^[1-9]\d*$/.test(e), "is not a valid writer")])),
	expects: "a list of addresses or user ids",
	commands: eh,
	file: "both",
	widens: (e, t) => t === void 0 || t.some((t) => !e?.includes(t)),
	docs: {
		text: "Users whose texts the rule `merge` may replace, by address or user id: those that Lokaform writes as, such as `l10n-ci@example.com`.",
		default: "the user that the token belongs to."
	}
}), Xx = J({
	name: "take",
	schema: R(L().min(1)),
	expects: "names of keys, each with or without a language: KEY or KEY:LANGUAGE",
	default: [...Ml.take],
	commands: $m,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "KEY[:LANG]"
	},
	docs: { text: "Write the declared text of this key, even if another person wrote the live text. Without a language, it means all texts that the rule `merge` keeps." }
}), Zx = J({
	name: "owner",
	schema: L().refine((e) => /^[A-Za-z0-9_.-]+$/.test(e), "is not a valid name"),
	expects: "a name of letters, digits, underscores, dots and hyphens",
	commands: eh,
	file: "both",
	widens: (e, t) => t !== void 0 && t !== e,
	docs: {
		text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
		default: "no tag."
	}
}), Qx = J({
	name: "protected_tags",
	schema: R(L().min(1)),
	expects: "a list of tags",
	default: [...Ml.protectedTags],
	commands: eh,
	file: "both",
	widens: (e, t) => {
		let n = t ?? Ml.protectedTags;
		return (e ?? Ml.protectedTags).some((e) => !n.includes(e));
	},
	docs: { text: "A live key with one of these tags keeps the tag, and is never removed." }
}), $x = {
	title: "Who owns texts and keys",
	settings: [
		qx,
		Yx,
		Xx,
		Zx,
		Qx
	]
}, eS = {
	s: 1e3,
	m: 6e4,
	h: 36e5
}, tS = 24 * eS.h, nS = J({
	name: "time_limit",
	schema: L().refine(cS, "is not a time from 1 s to 24 h").transform((e) => sS(e)),
	expects: "a time such as 30m, 90s or 1h, from one second to 24 hours",
	commands: th,
	file: "top",
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "TIME"
	},
	docs: {
		text: "Maximum time of the run (`90s`, `30m`, `1h`). After it, the run sends no new change and fails. Run it again to make the other changes.",
		default: "no limit."
	}
}), rS = J({
	name: "rate",
	schema: Ec().min(.1).max(1e3),
	expects: "a number from 0.1 to 1000",
	default: 6,
	commands: th,
	file: "both",
	option: {
		offered: "everywhere",
		as: "number",
		metavar: "N"
	},
	docs: { text: "Requests per second. The service allows 6 per token and per IP address." }
}), iS = J({
	name: "concurrency",
	schema: Oc().min(1).max(10),
	expects: "a whole number from 1 to 10",
	default: 6,
	commands: th,
	file: "both",
	option: {
		offered: "everywhere",
		as: "number",
		metavar: "N"
	},
	docs: { text: "Requests at the same time, 1 to 10." }
}), aS = J({
	name: "batch_size",
	schema: Oc().min(1).max(500),
	expects: "a whole number from 1 to 500",
	default: 500,
	commands: [...$m, "restore"],
	file: "both",
	option: {
		offered: "everywhere",
		as: "number",
		metavar: "N"
	},
	docs: { text: "Keys in one request, 1 to 500." }
}), oS = J({
	name: "use_automations",
	schema: Ac(),
	expects: "true or false",
	commands: [...$m, "restore"],
	file: "both",
	widens: lh([
		!1,
		void 0,
		!0
	], void 0),
	docs: {
		text: "Whether writes start the automations of the project.",
		default: "the service decides."
	}
});
function sS(e) {
	let [, t = "", n = ""] = /^(\d{1,9})([smh])$/.exec(e) ?? [];
	return Number(t) * (n === "s" || n === "m" || n === "h" ? eS[n] : 0);
}
function cS(e) {
	let t = sS(e);
	return t >= eS.s && t <= tS;
}
const lS = {
	title: "Pace",
	settings: [
		nS,
		rS,
		iS,
		aS,
		oS
	]
}, uS = J({
	name: "on_remove",
	schema: B(Al),
	expects: "archive or destroy",
	commands: eh,
	file: "both",
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "HOW"
	},
	widens: lh([void 0, ...Al], void 0),
	docs: { text: "How to remove a key: `archive` or `destroy`. Required if prune is on. With `archive`, apply also takes declared keys out of the archive, even if prune is off. Keys that declare `is_archived: true` stay archived." }
}), dS = J({
	name: "on_problem",
	schema: B(jl),
	expects: "skip or stop",
	default: Ml.onProblem,
	commands: eh,
	file: "both",
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "HOW"
	},
	widens: lh(jl.toReversed(), Ml.onProblem),
	docs: { text: "What to do if a key or webhook has a problem: `skip` it and continue with the others, or `stop` and write nothing." }
}), fS = J({
	name: "max_destroy",
	schema: Oc().min(0),
	expects: "a whole number, 0 or more",
	commands: $m,
	option: {
		offered: "everywhere",
		as: "number",
		metavar: "N"
	},
	docs: { text: "Maximum number of keys, texts and webhooks to remove in this run. It replaces `limits.destroy`, `limits.destroy_percent` and `limits.destroy_webhooks` for this run. All other checks stay on." }
}), pS = J({
	name: "allow_foreign_project",
	schema: Ac(),
	expects: "true or false",
	default: Ml.allowForeignProject,
	commands: eh,
	file: "both",
	option: {
		offered: "everywhere",
		as: "switch"
	},
	widens: lh([!1, !0], Ml.allowForeignProject),
	docs: { text: "Continue if the project has 10 keys or more and none of them is declared." }
}), mS = J({
	name: "backup_dir",
	schema: L().min(1),
	expects: "the path of a folder",
	commands: ["apply", "restore"],
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "DIR"
	},
	docs: {
		text: "Folder for the backup of what a run removes or overwrites.",
		commandLine: "Default: lokaform-backup.",
		action: "Relative to `working-directory`. Upload it as an artifact. Without it, an apply that would remove keys, texts or webhooks is refused."
	}
}), hS = J({
	name: "backup",
	schema: L().min(1),
	expects: "the path of a file",
	commands: ["restore"],
	option: {
		offered: "as an argument",
		as: "text",
		metavar: "FILE"
	},
	docs: { text: "The backup to restore." }
}), gS = J({
	name: "force",
	schema: Ac(),
	expects: "true or false",
	default: !1,
	commands: ["restore"],
	option: {
		offered: "on the command line",
		as: "switch"
	},
	docs: { text: "Also replace live values that changed after the backup was written." }
}), _S = {
	title: "What may be removed",
	settings: [
		...ox,
		uS,
		dS,
		...sx,
		fS,
		pS,
		mS,
		hS,
		gS
	]
}, vS = ["sandbox"], yS = "on the command line", bS = {
	offered: yS,
	as: "text",
	metavar: "FILE"
}, xS = (e) => ({
	schema: Oc().min(0).max(e),
	expects: `a whole number from 0 to ${e}`
}), SS = J({
	...xS(65535),
	name: "port",
	default: 0,
	commands: vS,
	option: {
		offered: yS,
		as: "number",
		metavar: "N"
	},
	docs: {
		text: "Port to listen on.",
		default: "any free port."
	}
}), CS = J({
	name: "state",
	schema: L().min(1),
	expects: "the path of a file",
	commands: vS,
	option: bS,
	docs: { text: "JSON file with the projects. It is read at the start, or created if it does not exist. It is updated after each write." }
}), wS = J({
	name: "no_limits",
	schema: Ac(),
	expects: "true or false",
	default: !1,
	commands: vS,
	option: {
		offered: yS,
		as: "switch"
	},
	docs: { text: "Do not enforce the service's limits (6 requests per second, 10 at the same time)." }
}), TS = J({
	...xS(6e5),
	name: "latency",
	default: 0,
	commands: vS,
	option: {
		offered: yS,
		as: "number",
		metavar: "MS"
	},
	docs: { text: "Delay each answer by this many milliseconds." }
}), ES = J({
	name: "log",
	schema: L().min(1),
	expects: "the path of a file",
	commands: vS,
	option: bS,
	docs: { text: "Write one line of JSON for each request: time, method, path, status, ms." }
}), DS = J({
	name: "fault",
	schema: R(L().min(1)),
	expects: "names of faults",
	default: [],
	commands: vS,
	option: {
		offered: yS,
		as: "list",
		metavar: "NAME[@RATE]"
	},
	docs: {
		text: "Simulate a fault of the service, from the list below.",
		default: "none."
	}
}), OS = J({
	...xS(4294967295),
	name: "seed",
	default: 1,
	commands: vS,
	option: {
		offered: yS,
		as: "number",
		metavar: "N"
	},
	docs: { text: "Seed of the faults: the same seed and the same requests give the same faults." }
}), kS = {
	title: "For the sandbox",
	settings: [
		SS,
		CS,
		wS,
		TS,
		ES,
		DS,
		OS
	]
}, AS = ["summarize"], jS = R(L().min(1)), MS = J({
	name: "reports",
	schema: jS,
	expects: "paths or globs of files",
	commands: AS,
	option: {
		offered: "as an argument and in the action",
		as: "list",
		metavar: "FILE…"
	},
	docs: {
		text: "Report files of `validate`, `plan`, `apply` or `drift`: paths or globs, for example `reports/**/*.json`.",
		action: "Relative to `working-directory`."
	}
}), NS = jS.transform((e, t) => e.flatMap((e) => {
	if (!e.startsWith("[")) return [e];
	let n = R(L()).safeParse(PS(e));
	return n.success ? n.data.filter((e) => e !== "") : (t.addIssue("is not a JSON list of names"), []);
}));
function PS(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
const FS = J({
	name: "expect",
	schema: NS,
	expects: "names of projects, or a JSON list of them",
	default: [],
	commands: AS,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "NAME"
	},
	docs: {
		text: "Names of the projects that must have a report, or a JSON list of names. If a report is missing, the run names its project and fails.",
		action: "Use the output `matrix` of the step that makes the matrix.",
		default: "only the projects in the reports."
	}
}), IS = {
	title: "For summarize",
	settings: [MS, FS]
}, LS = ["webhook-secret"], RS = J({
	name: "webhook",
	schema: L().min(1),
	expects: "the id or the URL of a webhook",
	commands: LS,
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "URL|ID"
	},
	docs: { text: "Id of the webhook, or its whole URL if no other webhook has the same one. The URL may contain `${NAME}`, as in the manifest." }
}), zS = J({
	name: "secrets_file",
	schema: L().min(1),
	expects: "the path of a file",
	commands: LS,
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "FILE"
	},
	docs: { text: "File for the secret. Only its owner can read it." }
}), BS = J({
	name: "rotate",
	schema: Ac(),
	expects: "true or false",
	default: !1,
	commands: LS,
	option: {
		offered: "everywhere",
		as: "switch"
	},
	docs: {
		text: "Make a new secret first. The service uses it at once.",
		action: "It runs only where apply may write."
	}
}), VS = [
	vx,
	Dx,
	$x,
	_S,
	lS,
	Wx,
	IS,
	{
		title: "For webhook-secret",
		settings: [
			RS,
			zS,
			BS
		]
	},
	kS,
	Gx
].flatMap(({ settings: e }) => e), HS = VS.filter(({ option: e }) => e !== void 0);
/** The options of a command, or of all commands, on the command line. */
function US(e) {
	return VS.filter((t) => oh(t) && (e === void 0 || t.commands.includes(e)));
}
/** The argument of a command. */
function WS(e) {
	return VS.find((t) => ch(t) && e !== void 0 && t.commands.includes(e));
}
VS.filter(sh);
/** The setting that has this name as an option or input. */
function GS(e) {
	return HS.find((t) => ih(t) === e);
}
// src/settings/changedSettings.ts
/** Which settings of lokaform.yaml a pull request changes, and whether a run may do more because of it. */
/** `parts`: the entry of the project, then the top level. An entry replaces whole values. */
function KS(e) {
	return new Map(VS.flatMap((t) => {
		let n = t === gx ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
/** In the order of the documentation; those that let a run do more come first. */
function qS(e, t) {
	let n = VS.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return H(r ?? null) === H(i ?? null) ? [] : [{
			name: ah(n),
			...r !== void 0 && { before: JS(r) },
			...i !== void 0 && { after: JS(i) },
			widens: n.widens?.(r, i) ?? !1
		}];
	});
	return [...n.filter(({ widens: e }) => e), ...n.filter(({ widens: e }) => !e)];
}
/** The value in one line. JSON is YAML; a text needs no quotes to be read by a person. */
function JS(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
// src/run/compareManifests.ts
const YS = { entries: {} };
/** An entry with a mistake is not among those that were read, so nothing is compared if there is one. */
async function XS({ problems: e }, t, n) {
	if (Bl(e)) return {
		is: "not compared",
		why: "the manifests or the settings have problems"
	};
	let r = await n();
	if (!r) return {
		is: "not compared",
		why: "the run is for no pull request"
	};
	if (r.is === "missing") return {
		is: "not compared",
		why: r.why
	};
	let { commit: i, projects: a } = r, o = (e) => new Map(e.map((e) => [e.settings.name, e])), [s, c] = [o(t), o(ZS(t, a))];
	return {
		is: "compared",
		commit: i,
		projects: [.../* @__PURE__ */ new Set([...s.keys(), ...c.keys()])].map((e) => QS(e, s.get(e), c.get(e)))
	};
}
/** The project of the target; with the name of head if both have only one. */
function ZS(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
/** A project of only one side is compared with a project that declares nothing. */
function QS(e, t, n) {
	let r = [t, n].some((e) => e && !e.settings.showTexts);
	return {
		...e !== void 0 && { name: e },
		...Xb(t?.declared ?? YS, n?.declared ?? YS),
		settings: qS(n?.settings.inFile ?? /* @__PURE__ */ new Map(), t?.settings.inFile ?? /* @__PURE__ */ new Map()),
		...r && { hide_texts: !0 }
	};
}
// src/kinds/read.ts
/** The same, with a pause after each file in which the caller can stop. Adds what it reads to `known`. */
function* $S(e, t, n = /* @__PURE__ */ new Map()) {
	let r = [], i = {}, a = /* @__PURE__ */ new Map();
	for (let o of Y) {
		let s = e[o.plural] ?? [];
		if (s.length === 0) continue;
		let c = [];
		for (let { path: e, text: r } of s) {
			let i = `${o.name} ${e}`, a = n.get(i), s = a?.text === r ? a.read : o.readManifest(e, r, t);
			n.set(i, {
				text: r,
				read: s
			}), c.push(s), yield;
		}
		let l = c.flatMap((e) => e.entries);
		i[o.plural] = l;
		for (let e of c) for (let [t, n] of e.variables) a.set(t, n);
		r.push(...c.flatMap((e) => e.problems), ...o.checkTogether(l), ...l.flatMap((e) => o.checkEntry(e)));
	}
	return {
		declared: {
			entries: i,
			variables: a
		},
		problems: eC(r, e)
	};
}
/** Sorted by file, and by line within each file. */
function eC(e, t) {
	let n = Y.flatMap(({ plural: e }) => t[e] ?? []), r = new Map(n.map(({ path: e }, t) => [e, t])), i = ({ place: e }) => [
		r.get(e?.file ?? "") ?? -1,
		e?.line ?? 0,
		e?.col ?? 0
	];
	return [...e].sort((e, t) => {
		let [n, r] = [i(e), i(t)];
		return n.map((e, t) => e - (r[t] ?? 0)).find((e) => e !== 0) ?? 0;
	});
}
// src/model/project.ts
/** The id of the project without its branch. */
function tC(e) {
	return e.split(":")[0] ?? e;
}
/** The web page of the project; undefined if the id does not have the usual form, or must not be shown. */
function nC(e) {
	let t = tC(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/run/declarations.ts
/** Reads the manifests of all projects of a run. */
const rC = new AbortController().signal;
/** If `signal` is aborted, it ends with what it has read. */
async function iC({ projects: e, usable: t }, n, r = rC, i = /* @__PURE__ */ new Map()) {
	let a = [], o = [];
	for (let s of e) {
		if (!s.manifests) continue;
		let { manifests: e, problems: c } = await my(s.manifests, s, n, r), l = $S(e, t, i), u = l.next();
		for (; !u.done && !r.aborted;) await te(), u = l.next();
		if (!u.done || r.aborted) break;
		let { declared: d, problems: f } = u.value;
		o.push(...c, ...f);
		let p = Object.values(e).flatMap((e) => e.map(({ path: e }) => e));
		a.push({
			settings: s,
			declared: d,
			manifests: p
		});
	}
	return {
		reads: a,
		problems: [...o, ...aC(a)]
	};
}
/** Two entries with the same project would remove what the other declares. Branches of a project share some kinds. */
function aC(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => oC(t, e) !== void 0), a = i && oC(t, i);
		return !i || !a ? [] : [V("bad-setting", `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`)];
	});
}
function oC(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (tC(e.settings.id) !== tC(t.settings.id)) return;
	let n = Y.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// node_modules/yocto-queue/index.js
var sC = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, cC = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new sC(e);
		this.#e ? (this.#t.next = t, this.#t = t) : (this.#e = t, this.#t = t), this.#n++;
	}
	dequeue() {
		let e = this.#e;
		if (e) return this.#e = this.#e.next, this.#n--, this.#e || (this.#t = void 0), e.value;
	}
	peek() {
		if (this.#e) return this.#e.value;
	}
	clear() {
		this.#e = void 0, this.#t = void 0, this.#n = 0;
	}
	get size() {
		return this.#n;
	}
	*[Symbol.iterator]() {
		let e = this.#e;
		for (; e;) yield e.value, e = e.next;
	}
	*drain() {
		for (; this.#e;) yield this.dequeue();
	}
};
// node_modules/p-limit/index.js
function lC(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), uC(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new cC(), r = 0, i = () => {
		r < e && n.size > 0 && (r++, n.dequeue().run());
	}, a = () => {
		r--, i();
	}, o = async (e, t, n) => {
		let r = (async () => e(...n))();
		t(r);
		try {
			await r;
		} catch {}
		a();
	}, s = (t, a, s, c) => {
		let l = { reject: s };
		new Promise((e) => {
			l.run = e, n.enqueue(l);
		}).then(o.bind(void 0, t, a, c)), r < e && i();
	}, c = (e, ...t) => new Promise((n, r) => {
		s(e, n, r, t);
	});
	return Object.defineProperties(c, {
		activeCount: { get: () => r },
		pendingCount: { get: () => n.size },
		clearQueue: { value() {
			if (!t) {
				n.clear();
				return;
			}
			let e = AbortSignal.abort().reason;
			for (; n.size > 0;) n.dequeue().reject(e);
		} },
		concurrency: {
			get: () => e,
			set(t) {
				uC(t), e = t, queueMicrotask(() => {
					for (; r < e && n.size > 0;) i();
				});
			}
		},
		map: { async value(e, t) {
			let n = [];
			try {
				Array.from(e, (e, r) => {
					let i = c(t, e, r);
					return n.push(i), i;
				});
			} catch (e) {
				for (let e of n) e.catch(() => {});
				throw e;
			}
			return Promise.all(n);
		} }
	}), c;
}
function uC(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const dC = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var fC = class {
	place;
	kept = /* @__PURE__ */ new Map();
	urls = /* @__PURE__ */ new Map();
	written = /* @__PURE__ */ new Set();
	last = Promise.resolve();
	constructor(e) {
		this.place = e;
	}
	/** Why nothing may be removed, or undefined. */
	missing() {
		return this.place ? void 0 : "No folder for backups is set, and nothing is removed without a backup. Set backup-dir.";
	}
	get keepsUrls() {
		return this.place?.keepsUrls ?? !1;
	}
	/** Keeps objects or texts as they were just read. Returns why this failed, or undefined. */
	async keep(e, t, n = {}) {
		try {
			await this.add(e, n);
			return;
		} catch (e) {
			return `${dC[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	/** Writes one version after the other. Each contains everything so far, and is complete before the next one is written. */
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(hC(e)), n = t ? pC(t, e) : e;
			return this.written.has(hC(e)) && t !== void 0 && mC(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(hC(e), e);
		for (let [e, n] of Object.entries(t)) this.urls.set(e, n);
		return this.last = this.last.catch(() => {}).then(() => n.write([...this.kept.values()], this.urls)).then(() => {
			for (let e of r) this.written.add(hC(e));
		}), this.last;
	}
};
/** Combines two readings of an object: it is read again before its update is repeated. */
function pC(e, t) {
	return e.action === "update" && t.action === "update" && Xg(t.kind).mergeKept?.(e, t) || e;
}
function mC(e, t) {
	return ru({ ...e.entry }, { ...t.entry }) && ru({ ...e.wrote }, { ...t.wrote });
}
function hC({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var gC = class {
	outcomes = /* @__PURE__ */ new Map();
	/** Unexpected errors, each with its stack. */
	bugs = [];
	remarks = [];
	/** A second outcome for one change is a bug. */
	record(e, t) {
		let n = this.outcomes.get(e.ref);
		if (n) throw Error(`${e.ref} (${e.label}) has an outcome already: ${n.state}`);
		this.outcomes.set(e.ref, t);
	}
	/** Problems that are not about how one change ended. */
	remark(e) {
		this.remarks.push(e);
	}
	/** Replaces the outcome of a change, if a later request shows another one. */
	correct(e, t) {
		this.outcomes.set(e.ref, t);
	}
	/** Records the stack of an unexpected error, and an unknown result for each change without an outcome. */
	recordBug(e, t) {
		this.bugs.push(t instanceof Error ? t.stack ?? t.message : String(t));
		let n = `Lokaform had an unexpected error (${t instanceof Error ? t.message : String(t)}), so it is not known whether this change was made. Run plan to see.`;
		for (let t of e) this.has(t) || this.record(t, {
			state: "failed",
			how: "unknown result",
			message: n
		});
	}
	has(e) {
		return this.outcomes.has(e.ref);
	}
	/** The outcome of a change. Throws if there is none, which is a bug: every change has one when the run ends. */
	of(e) {
		let t = this.outcomes.get(e.ref);
		if (!t) throw Error(`${e.ref} (${e.label}) has no outcome`);
		return t;
	}
	/** Whether any change so far is not done. */
	hasFailures() {
		return [...this.outcomes.values()].some(({ state: e }) => e !== "done");
	}
	get size() {
		return this.outcomes.size;
	}
};
/**
* All elements; undefined if the list was incomplete twice. A list is complete if it has as many different ids as the
* total that each page gives. Without a total, a short page is the last one, and no id may be in the list twice. An element
* without an id counts as one.
*/
async function _C(e, t) {
	for (let n = 0; n < 2; n++) {
		let { elements: n, complete: r } = await vC(e, t);
		if (r) return n;
	}
}
async function vC(e, t) {
	let n = /* @__PURE__ */ new Map(), r = [], i = /* @__PURE__ */ new Set(), a = 0, o = !1;
	for (let s = await e(); s;) {
		i.add(s.totalCount), a += s.length, o ||= s.responseTooBig;
		for (let e of s) {
			let i = t(e);
			i === void 0 ? r.push(e) : n.set(i, e);
		}
		s = await s.nextPage();
	}
	let s = [...n.values(), ...r], [c = a] = i;
	return {
		elements: s,
		complete: !o && i.size === 1 && s.length === c
	};
}
// src/api/errors/errors.ts
/** An argument is invalid. Nothing was sent. */
var X = class extends TypeError {
	name = "ArgumentError";
	/** The path of the argument: `keyId`, `keys[3].description`. */
	argument;
	/** @param complaint the rest of the sentence that begins with the argument: `must not be empty.` */
	constructor(e, t) {
		super(`${e} ${t}`), this.argument = e;
	}
}, yC = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, bC = class extends yC {
	name = "ApiError";
	status;
	code;
	serviceMessage;
	details;
	constructor(e, t, n) {
		super(e, n), this.status = t.status, this.code = t.code, this.serviceMessage = t.serviceMessage, this.details = t.details;
	}
}, xC = class extends yC {
	name = "NetworkError";
}, SC = class extends xC {
	name = "TimeoutError";
}, CC = class extends yC {
	name = "QueueTimeoutError";
}, wC = class extends xC {
	name = "AbortError";
}, TC = class extends Error {};
/** Undefined if the request failed or the list is incomplete. */
async function EC(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof yC || e instanceof TC) return;
		throw e;
	}
}
// src/remote/languages.ts
/** The languages of the project. A key is complete only if it has a text in each of them. */
var DC = class {
	client;
	project;
	listed;
	constructor(e, t) {
		this.client = e, this.project = t;
	}
	/** The codes of all languages. They are read once, and only if the plan does not have them. */
	all() {
		return this.listed ??= this.read().catch((e) => {
			throw this.listed = void 0, e;
		}), this.listed;
	}
	async read() {
		let { id: e, languages: t } = this.project;
		if (t) return t.map(({ iso: e }) => e);
		let n = (e) => U(pu(e)?.lang_iso) || void 0, r = await _C(() => this.client.languages(e, { limit: 500 }), n), i = r && bu(r, n);
		if (!i) throw new TC();
		return i;
	}
};
// src/kinds/key/live.ts
/** A live key, as far as the engine uses it, read from an answer of the service. */
/** `languages`: the languages whose texts were requested. Each must have exactly one text. */
function OC(e, t) {
	let n = pu(e) ?? {}, r = vu(n.key_id), i = PC(n.key_name, (e) => U(e) || void 0), a = bu(n.platforms, U), o = W.filter((e) => a?.includes(e)), s = Object.keys(Hu(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = FC(PC(n.filenames, U)), l = bu(n.tags, U), u = hu(n.is_plural), d = hu(n.is_archived), f = IC(n.translations), p = new Set(f?.map(({ language_iso: e }) => e)), m = t.filter((e) => !p.has(e));
	if (r === void 0 || s === void 0 || a === void 0 || c === void 0 || l === void 0 || u === void 0 || d === void 0 || m.length > 0) {
		let e = [...Object.entries({
			key_id: r,
			key_name: s,
			platforms: a,
			filenames: c,
			tags: l,
			is_plural: u,
			is_archived: d
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ...m.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let h = o.length < new Set(a).size;
	return { key: {
		key_id: r,
		key_name: s,
		platforms: o,
		...h && { onOtherPlatform: h },
		tags: l,
		filenames: c,
		is_plural: u,
		is_archived: d,
		...jC(n),
		translations: f
	} };
}
/** How the other attributes are read. They matter only if they are declared, or if the key is removed. */
const kC = {
	description: U,
	context: U,
	plural_name: U,
	is_hidden: hu,
	/** 0 means no limit. */
	char_limit: gu,
	/** `""`, or JSON. Compare it parsed, because the service formats it in its own way. */
	custom_attributes: NC,
	modified_at_timestamp: _u,
	translations_modified_at_timestamp: _u
}, AC = Object.entries(kC);
function jC(e) {
	return Object.fromEntries(AC.map(([t, n]) => [t, n(e[t])]));
}
/** The attributes that an answer lacks. Without them, a backup is incomplete, and a change can be missed. */
function MC(e) {
	return Object.keys(kC).filter((t) => e[t] === void 0);
}
/** JSON with a member `__proto__` counts as unexpected: a manifest cannot contain it, so a backup would lose it. */
function NC(e) {
	let t = U(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function PC(e, t) {
	let n = pu(e) ?? {}, r = {};
	for (let e of W) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function FC({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
/** One row for each language. If a language has several different texts, none of them is used. */
function IC(e) {
	if (!Array.isArray(e)) return;
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = LC(pu(n) ?? {});
		if (e.language_iso === void 0) continue;
		let { language_iso: r, translation: i } = e, a = t.get(r), o = !t.has(r) || a?.translation === i;
		t.set(r, o && i !== void 0 ? {
			...e,
			language_iso: r,
			translation: i
		} : void 0);
	}
	return [...t.values()].filter((e) => e !== void 0);
}
function LC(e) {
	return {
		language_iso: U(e.language_iso),
		translation: U(e.translation),
		modified_by: vu(e.modified_by),
		modified_by_email: U(e.modified_by_email),
		modified_at_timestamp: _u(e.modified_at_timestamp),
		is_reviewed: hu(e.is_reviewed),
		is_unverified: hu(e.is_unverified)
	};
}
// src/remote/sending.ts
/**
* Decides when nothing more is sent: the run was cancelled; it may not write; the service refuses the whole project (token,
* permission, quota); or it refused two single keys in a row with the same message, and accepted none.
*/
var RC = class {
	halt;
	mayWrite;
	permission;
	cause;
	accepted = !1;
	lastRefusal;
	constructor(e, t) {
		this.halt = e, this.mayWrite = t ?? (async () => void 0);
	}
	/** Why nothing more may be sent, or undefined. */
	reason() {
		return this.halt() ?? this.cause;
	}
	/** Why nothing may be written, or undefined. Asks for permission once, just before the first write. */
	async beforeWrite() {
		let e = this.reason();
		return e === void 0 ? (this.permission ??= this.mayWrite(), this.cause ??= await this.permission, this.reason()) : e;
	}
	noteAccepted() {
		this.accepted = !0;
	}
	/** The service refuses all requests for this project. */
	noteProjectRefused(e) {
		this.cause ??= `The service refuses all requests for this project: ${e}`;
	}
	/** No connection could be made. */
	noteUnreachable(e) {
		this.cause ??= `The service could not be reached: ${e}`;
	}
	/** The service refused a batch of one key. */
	noteSingleRefused(e) {
		!this.accepted && this.lastRefusal === e && (this.cause ??= `The service refused the changes before this one, each with the same message: ${e}`), this.lastRefusal = e;
	}
};
/** How long a write may wait in the queue. The last attempt has no limit. `held`: how often it waited too long. */
function zC(e) {
	return e < 3 ? { queueTimeout: 2e3 } : {};
}
/** Errors about token, permission, project or quota. All other batches would fail too, so no batch is split. */
const BC = [
	401,
	402,
	403,
	404,
	423,
	429
];
function VC(e) {
	return e instanceof bC ? BC.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
/** Whether a smaller batch may succeed: the request was too large, or took too long. */
function HC(e) {
	return e.name === "TimeoutError" || e instanceof bC && [
		413,
		502,
		504
	].includes(e.status);
}
/** The error of a change. If the service did not receive the repeated request, the earlier error counts: its result is unknown. */
function UC(e, t) {
	return e instanceof bC || e.mayHaveHappened || !t ? e : t;
}
/** The outcome of a change whose request failed, if it cannot be read back. */
function WC(e) {
	return e instanceof wC && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
/** The outcome if neither the answer to a write nor reading back shows what is stored. */
const GC = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
/** The fields of the change whose stored value is missing in the answer. */
function KC(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
/** The fields that the service stored differently. A field that is missing in the answer does not count. */
function qC(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
/** The outcome done if the service stored what was planned; otherwise a failure that shows what it stored. */
function JC(e, t, n, r) {
	let i = qC(e, t, n, r), [a] = i, [o] = KC(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${YC(e.after)} was sent, ${YC(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function YC(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const XC = { is: "silent" };
/**
* Created keys are matched by the names in the answer. If several have the same name, platforms and filenames decide. A
* refusal has only a name: if several changes have this name, they are read back.
*/
function ZC(e, { keys: t, errors: n }) {
	let r = /* @__PURE__ */ new Map(), i = new tw(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || QC(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new tw(n.flatMap((e) => e.key_name === void 0 ? [] : [{
		name: e.key_name,
		of: e
	}])), o = e.filter((e) => !r.has(e)), s = o.filter((e) => a.count(e.out) >= o.filter((t) => a.sharesEcho(e.out, t.out)).length);
	for (let e of s) {
		let t = a.take(e.out, () => !0);
		t && r.set(e, {
			is: "refused",
			error: t
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? XC
	}));
}
/** Whether a key has the platforms and filenames that were sent. */
function QC(e, { platforms: t = [], filenames: n = {} }) {
	return W.every((n) => t.includes(n) === e.platforms.includes(n)) && W.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
/** Updated keys and refusals are matched by id. A refusal takes precedence over a stored key. */
function $C(e, { keys: t, errors: n }) {
	let r = new Map(t.map((e) => [String(e.key_id), e])), i = new Map(n.map((e) => [String(e.key_id), e]));
	return e.map((e) => {
		let t = i.get(String(e.change.id)), n = r.get(String(e.change.id));
		return {
			sent: e,
			answer: t ? {
				is: "refused",
				error: t
			} : n ? {
				is: "stored",
				key: n
			} : XC
		};
	});
}
/** Matches live keys with creates. Each key is matched with one change. */
function ew(e, t) {
	return ZC(e, {
		keys: t,
		errors: []
	});
}
/** The keys or refusals of an answer, by the names that they repeat. Each is used once. */
var tw = class {
	byName = /* @__PURE__ */ new Map();
	constructor(e) {
		for (let t of e) for (let e of nw(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	/** Removes and returns the first echo that fits and that has the sent names on every platform of the key. */
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of nw(n)) this.byName.set(e, rw(this.byName.get(e) ?? [], n));
			return n.of;
		}
	}
	/** The number of echoes that may belong to what was sent. */
	count(e) {
		return this.echoesOf(e).length;
	}
	/** Whether one echo may belong to both. */
	sharesEcho(e, t) {
		let n = this.echoesOf(t);
		return this.echoesOf(e).some((e) => n.includes(e));
	}
	echoesOf({ key_name: e = "", platforms: t = [...W] }) {
		let n = new Set(t.map((t) => Bu(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => Bu(n, t) === Bu(e, t)));
	}
};
function nw({ name: e }) {
	return new Set(W.map((t) => Bu(e, t) ?? ""));
}
function rw(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/kinds/key/listed.ts
var iw = class {
	byId = /* @__PURE__ */ new Map();
	withoutId = [];
	languages;
	/** Each key must have a text in all of `languages`. */
	constructor(e) {
		this.languages = e;
	}
	add(e) {
		for (let t of e) {
			let e = OC(t, this.languages), n = "key" in e ? e.key.key_id : e.unusable.id;
			n === void 0 ? this.withoutId.push(e) : this.byId.set(n, e);
		}
	}
	/** The number of different keys; each key without a usable id counts as one. */
	get size() {
		return this.byId.size + this.withoutId.length;
	}
	all() {
		let e = [...this.byId.values(), ...this.withoutId];
		return {
			objects: e.flatMap((e) => "key" in e ? e.key : []),
			unusable: e.flatMap((e) => "unusable" in e ? e.unusable : [])
		};
	}
};
// src/remote/key/readBack.ts
const aw = {
	include_translations: !0,
	disable_references: !0
};
/** The live keys with these ids, with all their texts. Each must have a text in all `languages`. */
async function ow(e, t, n = []) {
	let r = new iw(n);
	for (let n = 0; n < t.length; n += 250) r.add(await cw(e, { filter_key_ids: t.slice(n, n + 250) }));
	return r.all();
}
/** The live keys with one of these names, with all their texts. */
async function sw(e, t) {
	let n = new Set(t.flatMap((e) => G(e))), r = (e) => e.some((e) => n.has(e)), i = new iw([]);
	if ([...n].some((e) => e.includes(","))) i.add(await lw(e));
	else for (let t of dw([...n])) i.add(await cw(e, { filter_keys: t }));
	let { objects: a, unusable: o } = i.all();
	return {
		objects: a.filter((e) => r(G(e.key_name))),
		unusable: o.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function cw({ client: e, projectId: t }, n) {
	let r = [], i = await e.keys(t, {
		...aw,
		...n,
		limit: 500
	});
	for (;;) {
		r.push(...i);
		let e = await i.nextPage();
		if (!e) break;
		i = e;
	}
	if (i.responseTooBig || i.totalCount !== uw(r)) throw new TC();
	return r;
}
/** All keys. */
async function lw({ client: e, projectId: t }) {
	let n = [];
	for await (let r of e.allKeys(t, aw)) n.push(r);
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r !== uw(n)) throw new TC();
	return n;
}
function uw(e) {
	let t = new iw([]);
	return t.add(e), t.size;
}
function dw(e) {
	let t = [], n = 0;
	for (let r of e) {
		let e = encodeURIComponent(r).length + 3, i = t.at(-1);
		i && e <= n ? (i.push(r), n -= e) : (t.push([r]), n = 2e3 - e);
	}
	return t;
}
// src/remote/key/confirm.ts
async function fw(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !gw(e, t, n.key) : n.is === "silent" || yw(n.error)).map(({ sent: e }) => e), r = await EC(() => sw(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(ew(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: a } = t, o = i.get(t);
		return {
			change: a,
			outcome: pw(e, a, {
				answer: n,
				found: o && vw(e, a, o),
				wasRead: r !== void 0 && !_w(t, r.unusable)
			})
		};
	});
}
function pw(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? vw(e, t, n.key);
		case "refused": return r?.state === "done" ? r : bw(n.error);
		case "silent": return r ?? xw(i);
	}
}
async function mw(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !gw(e, t, n.key)), r = await EC(() => ow(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: hw(e, t, {
				answer: n,
				found: o && vw(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function hw(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? vw(e, t, n.key);
		case "refused": return bw(n.error);
		case "silent": return r?.state === "done" ? r : xw(i);
	}
}
/** Whether an answer shows what is stored in every field that was sent. */
function gw({ context: e }, { change: t }, n) {
	return KC(K, t, n, e).length === 0;
}
/** Whether a key that should be created may be one of these live keys that cannot be read. */
function _w({ out: e }, t) {
	let n = G(e.key_name ?? "");
	return t.some((e) => e.names.length === 0 || e.names.some((e) => n.includes(e)));
}
function vw({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), JC(K, n, r, e);
}
function yw({ message: e }) {
	return /already taken/i.test(e);
}
function bw({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
function xw(e) {
	return e ? {
		state: "failed",
		how: "not made",
		message: "The service answered without an error, but did not do this. Apply again."
	} : {
		state: "failed",
		how: "unknown result",
		message: "The service's answer does not mention this change, and Lokaform could not read the key again. Run plan to see whether the change was made."
	};
}
// src/remote/key/outcomes.ts
function Sw(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: WC(t)
	}));
}
/** Reading back shows that the changes were not carried out. */
function Cw(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function ww(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/splitRefused.ts
/** Splits a batch that the service refuses in half, again and again, until only the bad keys fail. */
/** A batch is not split after an error about token, permission, project or quota. `earlier`: an earlier error with an unknown result. */
async function Tw({ stop: e }, t, n, r, i) {
	if (VC(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof bC)) e.noteUnreachable(n.message);
	else if (t.length > 1) return Ew(t, 2, r);
	else e.noteSingleRefused(n.message);
	return Sw(t, UC(n, i));
}
/** Sends one part after the other, so that the outcome of the first can stop the next. */
async function Ew(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
async function Dw(e, t, n) {
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return n ? Sw(t, n.error) : ww(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(jw),
			...Aw(e)
		});
		return await fw(e, ZC(t, {
			keys: kw(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof yC)) throw r;
		return r.mayHaveHappened ? Ow(e, t, {
			error: r,
			tries: (n?.tries ?? 0) + 1
		}) : Tw(e, t, r, (t) => Dw(e, t, n), n?.error);
	}
}
/** Reads which keys are live, and sends only the missing ones. */
async function Ow(e, t, n) {
	let { error: r, tries: i } = n;
	if (e.stop.reason() !== void 0) return Sw(t, r);
	let a = await EC(() => sw(e, t.map(({ out: e }) => e.key_name ?? "")));
	if (a === void 0) return Sw(t, r);
	let o = ew(t, a.objects), s = await fw(e, o.filter(({ answer: e }) => e.is !== "silent")), c = o.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), l = c.filter((e) => !_w(e, a.unusable)), u = Sw(c.filter((e) => !l.includes(e)), r);
	if (i >= 3) return [
		...s,
		...u,
		...Cw(l, r)
	];
	let d = await Ew(l, HC(r) ? 2 : 1, (t) => Dw(e, t, n));
	return [
		...s,
		...u,
		...d
	];
}
/** The keys that are complete in an answer. The others are read back, like keys that it does not mention. */
function kw(e) {
	return e.flatMap((e) => {
		let t = OC(e, []);
		return "key" in t ? t.key : [];
	});
}
function Aw({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function jw({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
/** Keys are read by id. If the id no longer exists, they are read by name. */
async function Mw(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await ow(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await sw(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
/**
* Reads texts in `languages` only. Keys are read in pages of 500, the last page after all others. The list is complete if
* the number of different keys equals the total in the last answer. Otherwise all keys are read again by cursor. If that
* list is incomplete too, the result is a problem.
*/
async function Nw(e, t, n) {
	let r = Fw(n), i = n.map(({ iso: e }) => e), a = await Iw(e, t, r, i);
	if (Pw(a)) return ey(a.listed.all());
	let o = await Lw(e, t, r, i);
	return Pw(o) ? ey(o.listed.all()) : ty(V("incomplete-live", `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`, { reach: "project" }));
}
function Pw({ listed: e, total: t }) {
	return t === e.size;
}
/** Texts are requested only in declared languages, and with unresolved references, as they were written. */
function Fw(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
async function Iw(e, t, n, r) {
	let i = (r) => e.keys(t, {
		...n,
		limit: 500,
		page: r
	}), a = await i(1), o = Math.ceil((a.totalCount ?? a.length) / 500), s = await Promise.all(Rw(2, o - 1).map(i)), c = o > 1 ? await i(o) : a, l = new iw(r);
	for (let e of /* @__PURE__ */ new Set([
		a,
		...s,
		c
	])) l.add(e);
	return {
		listed: l,
		total: c.totalCount
	};
}
async function Lw(e, t, n, r) {
	let i = new iw(r);
	for await (let r of e.allKeys(t, {
		...n,
		limit: 500
	})) i.add([r]);
	return {
		listed: i,
		total: (await e.keys(t, {
			limit: 1,
			page: 1
		})).totalCount
	};
}
function Rw(e, t) {
	return Array.from({ length: Math.max(0, t - e + 1) }, (t, n) => e + n);
}
// src/model/digest.ts
/** A digest of values, to detect later changes. It does not reveal the values. */
function zw(e, t) {
	return ne("sha256").update(H([e, t])).digest("hex").slice(0, 16);
}
// src/remote/removal.ts
/** The object changed after the plan was made. */
function Bw(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Vw(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
/** Reading back shows that the object still exists. */
function Hw(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : WC(t);
}
/**
* Reads each key with all its texts just before its removal. A key that changed after the plan was made is kept. The keys
* are written to the backup first. Without a backup, nothing is removed.
*/
async function Uw(e, t, n, r = 0) {
	let { backup: i } = e, a = e.stop.reason() ?? i.missing();
	if (a !== void 0) return Xw(t, n ? WC(n.error) : {
		state: "not attempted",
		message: a
	});
	let o = await EC(async () => {
		let n = await e.languages.all();
		return ow(e, t.map(({ id: e }) => e), n);
	});
	if (o === void 0) return Xw(t, n ? WC(n.error) : Ww);
	let s = new Map(o.objects.map((e) => [e.key_id, e])), c = Gw(o), l = ({ id: e }) => c.get(String(e)) ?? c.get(""), u = (e) => {
		let t = s.get(String(e.id));
		return t === void 0 ? l(e) === void 0 : e.how === "archive" && t.is_archived;
	}, d = t.filter((e) => !u(e)), f = d.filter((e) => l(e) === void 0), p = f.filter((e) => Kw(e, s.get(String(e.id)))), m = [
		...t.filter(u).map((e) => ({
			change: e,
			outcome: qw(e)
		})),
		...Xw(f.filter((e) => !p.includes(e)), Bw("key", "removed")),
		...d.flatMap((e) => {
			let t = l(e);
			return t ? [{
				change: e,
				outcome: n ? WC(n.error) : Vw("key", t)
			}] : [];
		})
	];
	if (p.length === 0) return m;
	if (n && n.sent >= 4) return [...m, ...Xw(p, Yw(n.error))];
	let h = await i.keep(p.flatMap((t) => {
		let n = s.get(String(t.id));
		return n ? [uu(K, n, t, e.context)] : [];
	}), "removed") ?? await e.stop.beforeWrite();
	return h === void 0 ? [...m, ...await Jw(e, p, n, r)] : [...m, ...Xw(p, n ? WC(n.error) : {
		state: "not attempted",
		message: h
	})];
}
const Ww = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
/** The fields that are missing in the answers, by the id of the key. Without them, the backup would be incomplete. */
function Gw({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, MC(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function Kw({ id: e, seen: t }, n) {
	return n !== void 0 && zw(e, K.fingerprint(n)) === t;
}
function qw({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
/** `held`: how often the request waited too long in the queue, so that the keys were read again. */
async function Jw(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = t.map(({ id: e }) => e), l = t.every(({ how: e }) => e === "archive"), u;
	try {
		l ? await i.updateKeys(a, c.map((e) => ({
			key_id: yu(String(e)),
			is_archived: !0
		})), zC(r)) : await i.destroyKeys(a, c.map((e) => yu(String(e))), zC(r));
	} catch (i) {
		if (!(i instanceof yC)) throw i;
		if (i instanceof CC) return Uw(e, t, n, r + 1);
		VC(i) && o.noteProjectRefused(i.message), u = i;
	}
	if (u?.mayHaveHappened && o.reason() === void 0) {
		let r = n?.sent ?? 0;
		return r > 0 && await s(1e3 * 2 ** (r - 1)), Uw(e, t, {
			error: u,
			sent: r + 1
		});
	}
	u &&= UC(u, n?.error);
	let d = await EC(() => ow(e, c));
	if (d === void 0) return Xw(t, u ? WC(u) : GC);
	let f = new Set(d.objects.filter((e) => !(l && e.is_archived)).map(({ key_id: e }) => e)), p = new Set(d.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), n = p.has(t) || p.has(void 0);
		return n && l ? {
			change: e,
			outcome: u ? WC(u) : GC
		} : {
			change: e,
			outcome: n || f.has(t) ? Yw(u) : qw(e)
		};
	});
}
function Yw(e) {
	return e ? Hw("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function Xw(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
/** An update fails if a text is lost that it did not send. */
async function Zw(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Qw(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await EC(() => ow(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: eT(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
/** The fields and languages that are as declared now; undefined if is_plural is not among them. */
function Qw({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return $w(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function $w({ kind: e, fields: t }) {
	return t.filter((t) => Vy(e, t));
}
function eT({ change: e, before: t, written: n }, r, i) {
	let [a] = $w(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = tT(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
/** The languages whose text is lost completely. */
function tT(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, nT(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = nT(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function nT(e, { is_plural: t }) {
	let n = rd(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
/** `languages` are all languages of the project: a value that applies to all languages lists them. */
function rT(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function iT(e) {
	return {
		change: e,
		out: rT(K.fields, e, {}, [])
	};
}
/** Updates, then creates, then removals. */
function aT(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: K.name,
		action: e,
		changes: t
	});
	return [
		...sT(n("update"), t).map(r("update")),
		...sT(n("create"), t).map(r("create")),
		...oT(n("destroy"), t).map(r("destroy"))
	];
}
function oT(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function sT(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(iT(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
/**
* Compares updates with the live values just before they are sent. A text that a person edited after the plan was made is
* not written. Values that are sent as a whole are built from the live ones.
*/
/** `all`: whether all keys are read, as before a repeated request. Undefined if they cannot be read. */
async function cT(e, t, n) {
	let r = t.filter(({ change: e }) => n || fT(e)), i = await EC(async () => ({
		live: await ow(e, r.map(({ change: e }) => e.id)),
		languages: r.some(({ change: e }) => dT(e)) ? await e.languages.all() : []
	}));
	if (!i) return;
	let { live: a, languages: o } = i, s = new Map(a.objects.map((e) => [e.key_id, e])), c = new Set(a.unusable.map(({ id: e }) => e)), l = new Set(r), u = [], d = [], f = [], p = [];
	for (let n of t) {
		let { change: t } = n;
		if (!l.has(n)) {
			u.push({
				planned: n,
				now: n,
				moved: []
			});
			continue;
		}
		let r = s.get(String(t.id));
		if (!r && (c.has(String(t.id)) || c.has(void 0))) {
			f.push({
				planned: n,
				why: lT("")
			});
			continue;
		}
		if (!r) {
			d.push({
				change: t,
				outcome: {
					state: "skipped",
					message: uT
				}
			});
			continue;
		}
		let { open: i, moved: a } = pT(t, r, e.context);
		if (i.length === 0) {
			d.push({
				change: t,
				outcome: hT({
					state: "done",
					id: t.id
				}, t, a)
			});
			continue;
		}
		let m = iT({
			...t,
			fields: i
		});
		if (dT(m.change)) {
			let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = o.filter((e) => !i.has(e));
			if (a.length > 0) {
				f.push({
					planned: n,
					why: lT(` (no usable ${a.join(", ")} text)`)
				});
				continue;
			}
			e.beforeReshaping.set(t.ref, r);
		}
		u.push({
			planned: n,
			now: m,
			moved: a
		}), p.push({
			key: r,
			change: m.change
		});
	}
	let m = await e.backup.keep(p.flatMap(({ key: t, change: n }) => Td(n, t, e.context) ?? []), "overwritten");
	return m === void 0 ? {
		due: u,
		outcomes: d,
		blocked: f
	} : {
		due: [],
		outcomes: d,
		blocked: [...f, ...u.map(({ planned: e }) => ({
			planned: e,
			why: m
		}))]
	};
}
function lT(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const uT = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
/** Whether is_plural changes, which changes all texts, so that the backup needs all of them. */
function dT({ kind: e, fields: t }) {
	return t.some((t) => Vy(e, t));
}
/** Whether the update writes texts, changes is_plural, or sends a whole value with more than the manifest declares. */
function fT({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let r = K.fields.find(({ name: t }) => t === e);
		return r?.merge && t !== void 0 ? r.carries?.(t, n) ?? !0 : r?.editState !== void 0 || r?.role === "shape";
	});
}
/** `open`: fields that must still be written, with current live values. `moved`: fields that changed after the plan was made. */
function pT(e, t, n) {
	let r = {
		...K.liveContext(t, n, e.label),
		platforms: mT(e, t)
	}, i = [], a = [];
	for (let n of e.fields) {
		let { field: o, part: s, before: c, after: l, seen: u } = n, d = K.fields.find(({ name: e }) => e === o), f = d?.stored(t, r, s), p = d?.editState?.(t, s), m = u !== void 0 && (p === void 0 || zw(e.id, p) !== u);
		if (!d || f === void 0) a.push(n);
		else if (d.same(f, l, r)) continue;
		else if (c !== void 0 && d.same(f, c, r)) m ? a.push(n) : i.push(n);
		else {
			let e = c === void 0 ? void 0 : d.merge?.(c, l, f);
			e === void 0 ? a.push(n) : d.same(f, e, r) || i.push({
				...n,
				before: f,
				after: e
			});
		}
	}
	return {
		open: i,
		moved: a
	};
}
/** The planned platforms of the key, otherwise the live ones. */
function mT({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? W.filter((e) => n.includes(e)) : t.platforms;
}
/** The outcome of an update if some of its fields were not written. */
function hT(e, { fields: t }, n) {
	let [r] = n;
	if (!r || e.state === "not attempted") return e;
	let i = n.length > 1 ? "these fields were" : "this field was", a = `${gT(n).join(", ")} changed in the project after the plan was made, so ${i} not written. Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${a}`
	};
	let o = gT(t.filter((e) => !n.includes(e)));
	return o.length === 0 ? {
		state: "skipped",
		message: a,
		place: r.place
	} : {
		state: "skipped",
		message: `${a} The other fields now have the declared values: ${o.join(", ")}.`,
		place: r.place,
		written: o
	};
}
function gT(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function _T(e, t, n, r = 0) {
	let i = e.stop.reason();
	if (i !== void 0) return n ? Sw(t, n.error) : ww(t, i);
	let a = await cT(e, t, n !== void 0);
	if (!a) return n ? Sw(t, n.error) : ww(t, vT);
	let { due: o, blocked: s } = a, c = [...a.outcomes, ...s.flatMap(({ planned: e, why: t }) => n ? Sw([e], n.error) : ww([e], t))];
	return n && n.sent >= 5 ? [...c, ...Cw(o.map(ST), n.error)] : [...c, ...o.length > 0 ? await yT(e, o, n, r) : []];
}
const vT = "The key could not be read again just before it was to be written, so it was not written. Apply again.";
/** `held`: how often the request waited too long in the queue, so that the keys were read again. */
async function yT(e, t, n, r) {
	let i = await e.stop.beforeWrite();
	if (i !== void 0) return n ? Sw(t.map(ST), n.error) : ww(t.map(ST), i);
	let a = t.map((e) => e.now);
	try {
		let n = await e.client.updateKeys(e.projectId, {
			keys: a.map(CT),
			...Aw(e)
		}, zC(r));
		return xT(t, await mw(e, $C(a, {
			keys: kw(n),
			errors: n.errors
		})));
	} catch (i) {
		if (!(i instanceof yC)) throw i;
		return i instanceof CC ? _T(e, t.map(ST), n, r + 1) : i.mayHaveHappened ? bT(e, t.map(ST), {
			error: i,
			sent: (n?.sent ?? 0) + 1
		}) : xT(t, await Tw(e, a, i, (i) => {
			let a = new Set(i);
			return yT(e, t.filter((e) => a.has(e.now)), n, r);
		}, n?.error));
	}
}
/** Splits a batch that is too large in half, and repeats any other after a wait. The keys are read again first. */
async function bT(e, t, n) {
	return e.stop.reason() === void 0 ? HC(n.error) && n.sent <= 2 && t.length > 1 ? Ew(t, 2, (t) => _T(e, t, n)) : (await e.wait(1e3 * 2 ** (n.sent - 1)), _T(e, t, n)) : Sw(t, n.error);
}
/** Adds the values that were not written to the outcomes. Outcomes of repeated parts already have them. */
function xT(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: hT(t, r.planned.change, r.moved)
		} : {
			change: e,
			outcome: t
		};
	});
}
function ST(e) {
	return e.planned;
}
function CT({ change: e, out: t }) {
	return {
		key_id: yu(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const wT = {
	kind: "key",
	observe: Nw,
	lookUp: Mw,
	batches: aT,
	open(e) {
		let t = {
			...e,
			beforeReshaping: /* @__PURE__ */ new Map()
		};
		return { async send({ action: e, changes: n }) {
			return e === "destroy" ? Uw(t, n.filter(DT)) : e === "create" ? Dw(t, n.filter(TT).map(iT)) : Zw(t, await _T(t, n.filter(ET).map(iT)));
		} };
	}
}, TT = (e) => e.action === "create", ET = (e) => e.action === "update", DT = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
/** A live webhook, read from an answer of the service, without its secret. */
function OT(e) {
	let t = pu(e) ?? {}, n = U(t.webhook_id) || void 0, r = U(t.url) || void 0, i = bu(t.events, U);
	if (n === void 0 || r === void 0 || i === void 0) {
		let e = Object.entries({
			webhook_id: n,
			url: r,
			events: i
		}).flatMap(([e, t]) => t === void 0 ? [e] : []);
		return { unusable: {
			id: n,
			names: r === void 0 ? [] : [r],
			lacks: e
		} };
	}
	return { webhook: {
		webhook_id: n,
		url: r,
		branch: t.branch === null ? null : U(t.branch),
		events: i,
		event_lang_map: AT(t.event_lang_map)
	} };
}
function kT(e) {
	let t = e.map(OT);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function AT(e) {
	return bu(e, (e) => {
		let { event: t, lang_iso_codes: n } = pu(e) ?? {}, r = U(t), i = bu(n, U);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
/** Reads all webhooks of a project. */
/** Throws an {@link IncompleteRead} if the list is incomplete. */
async function jT(e, t) {
	let n = await _C(() => e.webhooks(tC(t)), (e) => U(pu(e)?.webhook_id));
	if (!n) throw new TC();
	return kT(n);
}
/** The same for a plan: an incomplete list is a problem. */
async function MT(e, t) {
	try {
		return ey(await jT(e, t));
	} catch (e) {
		if (!(e instanceof TC)) throw e;
		return ty(V("incomplete-live", "The service's list of webhooks was incomplete in two attempts: the number of listed webhooks differs from its total. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
/** The backup entry of an update. It is the whole webhook, so that a person can identify it. */
function NT(e, t, n) {
	let r = ug.liveContext(t, n, PT(e, t, n)), i = cu(ug, t, r);
	return {
		kind: ug.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: du(e.fields)
	};
}
/** The declared URL that resolves to the live URL: the current one, or the one before the move. */
function PT({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => Sh(e, r) === n) ?? "";
}
/** Replaces a URL that no manifest declares by a variable. */
function FT(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && Sh(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = Zh(e.id);
	return {
		kept: {
			...e,
			entry: {
				...e.entry,
				url: `\${${i}}`
			}
		},
		urls: { [i]: t }
	};
}
/** Returns why the webhook could not be kept, or undefined. `webhook`: as it was just read. */
function IT({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = FT(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
/** Removes one webhook. Removals come last, never after a failure, and never without a backup. */
/** Reads the webhook just before its removal, and keeps it if it changed after the plan was made. */
async function LT(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let [c, l] = [tC(r), String(t.id)], u = {
		state: "done",
		id: t.id
	};
	try {
		let r = OT(await n.webhook(c, l));
		if (!("webhook" in r)) return Vw("webhook", r.unusable.lacks);
		if (zw(t.id, ug.fingerprint(r.webhook)) !== t.seen) return Bw("webhook", "removed");
		let a = await IT(e, uu(ug, r.webhook, t, o), r.webhook, "removed") ?? await i.beforeWrite();
		if (a !== void 0) return {
			state: "not attempted",
			message: a
		};
		let { webhook_deleted: s } = await n.destroyWebhook(c, l);
		if (hu(s) === !0) return u;
	} catch (n) {
		if (!(n instanceof yC)) throw n;
		return n instanceof bC && n.status === 404 ? u : (VC(n) && i.noteProjectRefused(n.message), !n.mayHaveHappened || i.reason() !== void 0 ? WC(n) : RT(e, t, n));
	}
	return RT(e, t, void 0);
}
/** Reads whether the webhook is gone, if the answer to the removal does not show it. */
async function RT({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(tC(t), String(n.id)), r ? Hw("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof yC)) throw e;
		return e instanceof bC && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? WC(r) : GC;
	}
}
// src/plan/compare.ts
/** Compares a declared object with its live one → the change, kept values, and problems. It uses the field table only. */
function zT(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", c = Hl(t.file, t.spot, [s]), l = {
		kind: e.name,
		label: e.label(o),
		place: c
	}, u = n === void 0 ? void 0 : Il(e.tags(n), i.rules);
	if (n !== void 0 && u !== void 0) return {
		kept: [{
			...l,
			id: e.id(n),
			reason: "foreign-owner",
			tag: u,
			place: c
		}],
		problems: []
	};
	let d = e.context(o, n, i), f = e.fields.map((e) => ({
		field: e,
		...e.diff(o, n, d)
	})), p = [...VT(e, {
		...t,
		values: o
	}, n, s), ...f.flatMap(({ field: n, issues: r }) => HT(e, {
		...t,
		values: o
	}, n.name, r))];
	if (p.length > 0) return {
		kept: [],
		skipped: l,
		problems: p
	};
	let m = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), h = f.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : zw(e.id(n), a);
		return {
			...UT(i, t),
			...o !== void 0 && { seen: o }
		};
	})), g = m === void 0 ? [] : h.filter((t) => By(e.name, t)), _ = h.filter((e) => !g.includes(e));
	if (n === void 0) return {
		change: {
			...l,
			ref: a,
			action: "create",
			identity: e.identity(o),
			fields: _
		},
		kept: [],
		problems: p
	};
	let v = e.id(n), y = e.staysArchived(o, n, d) ? [{
		...l,
		id: v,
		reason: "archived",
		place: c
	}] : [], b = f.flatMap((e) => e.kept.map((e) => ({
		...l,
		...e,
		id: v,
		place: UT(e, t).place
	}))), x = m !== void 0 && g.length > 0 ? [{
		...l,
		id: v,
		reason: "protected",
		tag: m,
		place: c
	}] : [], S = [
		...y,
		...x,
		...b
	], C = Wy(e, n, _, i.project), w = f.flatMap((e) => e.open ?? []);
	if (C.length === 0) return {
		kept: S,
		problems: p,
		open: w
	};
	let T = BT(e, n, C), E = r === void 0 ? {} : { renamed_from: r }, ee = e.lastEdit(n);
	return {
		change: {
			...l,
			ref: a,
			action: "update",
			id: v,
			identity: e.identity(o),
			...E,
			seen: T,
			...ee && { edited: ee },
			fields: C
		},
		kept: S,
		problems: p,
		open: w
	};
}
/** A digest of the live values that an update replaces, and of the values that a plan must not show. */
function BT(e, t, n) {
	return zw(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function VT(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return i ? [Kl(e, t, i.code, i.message, {
		path: [r],
		ofName: !0
	})] : [];
}
function HT(e, t, n, r) {
	return r.map(({ code: r, message: i, path: a }) => Kl(e, t, r, i, {
		path: [n, ...a],
		ofName: !0
	}));
}
function UT(e, { file: t, spot: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: Hl(t, n, r)
	};
}
async function WT(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = nE(e, t);
	try {
		return t.action === "update" ? await GT(e, t, r) : await XT(e, t, rE(t, r));
	} catch (t) {
		if (t instanceof qT) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof yC)) throw t;
		return VC(t) && e.stop.noteProjectRefused(t.message), WC(t);
	}
}
/** Reads the webhook just before the update, and keeps it if it changed after the plan was made. Its backup is written first. */
async function GT(e, t, n) {
	let { client: r, projectId: i, stop: a, context: o } = e, [s, c] = [tC(i), String(t.id)], l = () => r.webhook(s, c), u = OT(await l());
	if (!("webhook" in u)) throw new qT(JT);
	if (!KT(e, t, u.webhook)) {
		let n = QT(e, t, u);
		return n?.state === "done" ? n : Bw("webhook", "updated");
	}
	let d = await IT(e, NT(t, u.webhook, o), u.webhook, "overwritten");
	if (d !== void 0) throw new qT(d);
	await YT(e);
	try {
		return QT(e, t, OT(await r.updateWebhook(s, c, n))) ?? await $T(e, t, l);
	} catch (n) {
		if (!(n instanceof yC) || !n.mayHaveHappened || a.reason() !== void 0) throw n;
		let r = await $T(e, t, l);
		return r.state === "done" ? r : WC(n);
	}
}
/** Whether the live values that the update replaces are those of the plan. */
function KT({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = ug.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = ug.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return BT(ug, a, s) === i;
}
/** Nothing was sent: the webhook could not be read or backed up, or nothing may be written. */
var qT = class extends Error {};
const JT = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function YT({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new qT(t);
}
/** A repeated create could make a second subscription, so after an unknown result the webhook is searched for twice first. */
async function XT(e, t, n) {
	let { wait: r, stop: i } = e;
	await YT(e);
	try {
		return await ZT(e, t, n);
	} catch (a) {
		if (!(a instanceof yC) || !a.mayHaveHappened || i.reason() !== void 0) throw a;
		let o = await EC(() => tE(e, n));
		if (o) return JC(ug, t, o, e.context);
		await r(2e3);
		let s = await EC(() => tE(e, n).then((e) => ({ found: e })));
		if (!s || i.reason() !== void 0) throw a;
		return s.found ? JC(ug, t, s.found, e.context) : ZT(e, t, n).catch((e) => {
			throw e instanceof yC ? UC(e, a) : e;
		});
	}
}
/** Sends a create, and counts it if it may have been carried out. */
async function ZT(e, t, n) {
	let { client: r, projectId: i, posts: a } = e, o = () => a.set(t.ref, (a.get(t.ref) ?? 0) + 1);
	try {
		let a = await r.createWebhook(tC(i), n);
		return o(), QT(e, t, OT(a)) ?? await $T(e, t, () => tE(e, n));
	} catch (e) {
		throw e instanceof yC && e.mayHaveHappened && o(), e;
	}
}
/** The outcome that an answer shows; undefined if it does not show what is stored. */
function QT({ context: e }, t, n) {
	if (!(!("webhook" in n) || KC(ug, t, n.webhook, e).length > 0)) return JC(ug, t, n.webhook, e);
}
/** The outcome that reading back shows, if the answer to the change did not. */
async function $T(e, t, n) {
	return QT(e, t, OT(await EC(n))) ?? GC;
}
/** Whether a live webhook equals what is sent, with events in any order. Without a branch in the answer, any branch matches. */
function eE(e, t) {
	let n = ru([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return Dh(e.url, t.url) && r && n;
}
/** Finds the created webhook. A webhook that existed before would have been matched by the plan, so an equal one is new. */
async function tE(e, t) {
	let { objects: n, unusable: r } = await jT(e.client, e.projectId), i = n.find((e) => eE(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => Dh(e, t.url)))) throw new TC();
	return i;
}
function nE({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = rT(ug.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: Sh(r, e.variables) }
	};
}
function rE({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
/**
* Finds webhooks that exist twice: the service may carry out a create after the run searched for it and found nothing, or
* another run may create the same webhook at the same time.
*/
/**
* Reads the webhooks once more if the run created any. If several match one entry, the one with the lowest id is kept, so
* that two runs keep the same one. The run removes another one only if it created that one itself.
*/
async function iE(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posts.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await EC(() => jT(e.client, e.projectId)))?.objects;
	for (let t of r) {
		let a = new Set(r.filter((e) => e !== t).map((e) => oE(n.of(e)))), o = i?.filter(({ webhook_id: e }) => !a.has(e));
		o ? await aE(e, t, o, n) : n.remark(uE(t));
	}
}
async function aE(e, t, n, r) {
	let i = rE(t, nE(e, t)), a = n.filter((n) => eE(n, i) && JC(ug, t, n, e.context).state === "done"), o = e.posts.get(t.ref) ?? 0, s = a.every(({ branch: e }) => e !== void 0);
	if (!s && o < 2) return;
	let c = a.map(({ webhook_id: e }) => e).sort(), [l, ...u] = c;
	if (l === void 0 || u.length === 0) return;
	let d = oE(r.of(t)), f = c.length <= o;
	for (let n of u) {
		let i = s && (f || n === d) && await sE(e, n);
		i && n === d && r.correct(t, {
			state: "done",
			id: l
		}), r.remark(i ? cE(t, l, n) : lE(t, l, n));
	}
}
function oE(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function sE({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(tC(t), n), !0;
	} catch (e) {
		if (e instanceof yC) return !1;
		throw e;
	}
}
function cE({ label: e, place: t }, n, r) {
	return V("twin-webhook", `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function lE({ label: e, place: t }, n, r) {
	return V("twin-webhook", `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function uE({ label: e, place: t }) {
	return V("twin-webhook", `The webhooks could not be read again, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const dE = {
	kind: "webhook",
	observe: MT,
	lookUp: jT,
	batches: (e) => [...e.filter(fE), ...e.filter((e) => !fE(e))].map(pE),
	open(e) {
		let t = {
			...e,
			posts: /* @__PURE__ */ new Map()
		}, n = (e) => e.action === "destroy" ? LT(t, e) : WT(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => iE(t, e, n)
		};
	}
};
function fE({ action: e }) {
	return e !== "destroy";
}
function pE(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
/** The requests of all kinds. Each kind in `src/kinds/kinds.ts` has a line here. */
const mE = [wT, dE];
// src/remote/remoteOf.ts
/** The requests of a kind. Throws if it has none, which is a bug. */
function hE({ name: e }) {
	let t = mE.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/apply/order.ts
/** The order in which changes are sent: a rename that frees a name comes before the change that uses this name; removals come last. */
/** Renames first, and a chain of renames from its end. Then all other updates and creates. Removals last. */
function gE({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && yE(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		..._E(t),
		r,
		i
	].filter((e) => e.length > 0);
}
/** Sorts renames into levels: each is one level after the renames that free its names. */
function _E(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) for (let e of bE(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, vE(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
/** The changes that must free the names of this one. With names by platform, there can be several. */
function vE(e, t) {
	let n = bE(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function yE(e) {
	return e.fields.some(({ field: t }) => Zg(e.kind, t).role === "identity");
}
function bE(e, t) {
	return e.fields.filter(({ field: t }) => Zg(e.kind, t).role === "identity").flatMap((n) => xE(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function xE(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(xE) : [];
}
// src/apply/apply.ts
/** Sends all changes of a plan, step by step, and records one outcome for each, even after an unexpected error. */
/** The requests for the plan if none fails, in order. The requests of one inner list may be sent at the same time. */
function SE(e, { batchSize: t }) {
	return gE(e).map((e) => Y.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : hE(n).batches(r, t);
	}));
}
async function CE(e, t, n) {
	let r = new gC(), i = wE(e, t, n), a = lC(n.concurrency);
	for (let e of SE(t, n)) {
		let t = r.hasFailures();
		await Promise.all(e.map((e) => a(async () => {
			try {
				for (let { change: n, outcome: a } of await i.send(e, t)) r.record(n, a);
			} catch (t) {
				r.recordBug(e.changes, t);
			}
			n.onBatch(e, e.changes.map((e) => r.of(e)));
		})));
	}
	try {
		await i.finish(r);
	} catch (e) {
		r.recordBug([], e);
	}
	return r;
}
function wE(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: Ml,
			variables: n.variables,
			evidence: Zu
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new RC(n.halt, n.mayWrite),
		backup: new fC(n.backup),
		languages: new DC(e, r)
	}, a = /* @__PURE__ */ new Map(), o = (e) => {
		let t = a.get(e) ?? hE(Xg(e)).open(i);
		return a.set(e, t), t;
	};
	return {
		async send(e, t) {
			if (e.action !== "destroy" || !t) return o(e.kind).send(e);
			let n = i.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
			return e.changes.map((e) => ({
				change: e,
				outcome: {
					state: "not attempted",
					message: n
				}
			}));
		},
		async finish(e) {
			for (let n of a.values()) await n.finish?.(t, e);
		}
	};
}
// src/backup/text.ts
/** Writes the text of a backup: a header, and entries as in a manifest. */
/** Texts that YAML could read as another type are quoted. Lines are not folded. */
function TE(e, t) {
	let { restore: n, ...r } = e, i = t.map(({ kind: e, id: t, entry: n, action: r, wrote: i }) => {
		let { idMember: a } = Xg(e);
		return {
			[a]: n[a] ?? t,
			action: r,
			...Object.keys(i).length > 0 && { values: i }
		};
	}), a = Y.flatMap(({ name: e, plural: n }) => {
		let r = t.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return r.length === 0 ? [] : [[n, r]];
	}), o = new Lp.Document({
		backup: {
			format_version: 1,
			...r,
			restore: n,
			wrote: i
		},
		...Object.fromEntries(a)
	}, { aliasDuplicateObjects: !1 });
	return o.commentBefore = [
		" What a run of lokaform removed or overwrote, as it was before.",
		` Project: ${EE(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${EE(n)}`
	].join("\n"), o.toString({
		lineWidth: 0,
		defaultStringType: "PLAIN"
	});
}
/** Replaces line breaks, which would end the comment, and invisible characters, which could change how it looks. */
function EE(e) {
	return e.replace(DE, " ");
}
/** Invisible characters, except joiners and variation selectors, which emoji and many scripts need. */
const DE = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/files/backup.ts
/** The file in which a run saves what it removes or overwrites. */
/** The backup could not be written, so nothing may be removed. */
var OE = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
/** `<folder>/<name>-<time>.yaml`, readable only by the user. The file of another run is never overwritten. `now` in Unix milliseconds. */
function kE(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = s(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a, o = !1;
	return {
		get path() {
			return o ? a : void 0;
		},
		async write(t, n) {
			try {
				await m(e, { recursive: !0 });
				for (let e = 1; a === void 0; e++) {
					let t = e === 1 ? `${i}.yaml` : `${i}-${e}.yaml`;
					await ME(t) && (a = t);
				}
				n.size > 0 && await jE(AE(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await jE(a, t(a)), o = !0;
			} catch (e) {
				let t = new OE(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, AE(a)]) await b(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await b(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
/** The file next to a backup with the URLs that the backup does not contain. Only its owner can read it. Do not upload it as an artifact. */
function AE(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
/** The old file stays complete until the new text is complete. */
async function jE(e, t) {
	await b(`${e}.part`, { force: !0 }), await S(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await y(`${e}.part`, e);
}
async function ME(e) {
	try {
		return await S(e, "", {
			flag: "wx",
			mode: 384
		}), !0;
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "EEXIST") return !1;
		throw e;
	}
}
// src/plan/reviewed.ts
function NE(e, t, n) {
	let r = PE(t.changes, (e) => H(FE(e))), i = new Set(e.changes.filter((e) => r.get(H(FE(e)))?.shift())), a = PE([...r.values()].flat(), IE), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(IE(e))?.shift();
		return t && UE(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: BE(t ? LE(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: VE(e, n) ?? BE("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
/** Groups changes in their order, and keeps duplicates. */
function PE(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
/** What the change does, without its location and without the writer of the live value. */
function FE(e) {
	let t = RE(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		IE(e),
		e.label,
		r,
		n,
		i,
		zE(e),
		t
	];
}
/** Identifies the object of a change: a live one by id, a new one by name. */
function IE(e) {
	let { kind: t, action: n } = e;
	return H([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function LE(e, t) {
	let n = (e) => H(RE(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && zE(e) !== zE(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function RE(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function zE(e) {
	return e.action === "create" ? "" : e.seen;
}
function BE(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
/** The outcome done, if the project is already as the change would make it. */
function VE(e, t) {
	let n = Xg(e.kind), r = t.live.objects[n.plural];
	if (!r) return;
	if (e.action === "destroy") {
		let t = String(e.id);
		if (r.unusable.some((e) => e.id === void 0 || e.id === t)) return;
		let i = r.objects.find((e) => n.id(e) === t);
		return i === void 0 || e.how === "archive" && n.isArchived(i) ? {
			state: "done",
			id: t
		} : void 0;
	}
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && HE(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function HE(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
/** Whether an update is the rest of a reviewed one whose other fields are already stored. */
function UE(e, t, n) {
	let r = Xg(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => H([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && HE(r, o, s, t.label, n);
}
// src/api/http/clock.ts
const WE = {
	now: () => performance.now(),
	date: () => Date.now(),
	after(e, t) {
		let n = setTimeout(t, e);
		return () => clearTimeout(n);
	}
};
/** Resolves after `ms`, or as soon as the signal is aborted. The caller must check the signal afterwards. */
function GE(e, t, n) {
	return new Promise((r) => {
		let i = () => {
			a(), n?.removeEventListener("abort", i), r();
		}, a = e.after(t, i);
		n?.aborted ? i() : n?.addEventListener("abort", i, { once: !0 });
	});
}
function KE(e) {
	return {
		startedAt: e,
		sentAt: e + 500
	};
}
/** At most `count` starts are allowed in any `length` milliseconds, so that no second has more than `rate`. */
function qE(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
/** The recent starts, and the moment from which the next one is allowed. */
var JE = class {
	#e = [];
	#t;
	/** @param slowest the lowest rate, in starts per second, that `freeAt` will be asked about */
	constructor(e) {
		this.#t = qE(e).length;
	}
	add(e) {
		this.#e.push(e);
	}
	/** The moment from which one more start keeps within `rate`. It is `now` or earlier if a start is allowed now. */
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.sentAt + this.#t > e);
		let { count: n, length: r } = qE(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.sentAt).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
}, YE = class {
	rate;
	concurrency;
	window;
	waiters = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new JE(e.rate / 8);
	}
}, XE = class {
	#e;
	#t;
	#n = new JE(6 / 8);
	/** The queues that are not empty. The one that was served last is at the end. */
	#r = [];
	#i = 0;
	#a = !1;
	#o = 1;
	#s = 0;
	#c = -Infinity;
	#l = -Infinity;
	#u = () => {};
	constructor(e = WE, t = Math.random) {
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
		let n = KE(t);
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
const ZE = /* @__PURE__ */ new Map();
/** The rate limiter of a host (name and port). All clients of the process share it. */
function QE(e) {
	let t = ZE.get(e) ?? new XE();
	return ZE.set(e, t), t;
}
// src/api/http/connection.ts
/** What all requests of one client share, made from the options of the client. */
const $E = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** @throws ArgumentError for an invalid option */
function eD(e) {
	let t = nD(e.token), { base: n, host: r, loopback: i } = iD(e.baseUrl ?? "https://api.lokalise.com/api2"), { clock: a = WE, random: o = Math.random, timeouts: s = {}, concurrency: c = 10 } = e, l = {
		rate: tD("rate", e.rate ?? 6),
		concurrency: Math.max(1, Math.floor(tD("concurrency", c)))
	};
	return {
		base: n,
		loopback: i,
		token: t,
		headers: {
			"x-api-token": t,
			accept: "application/json",
			"user-agent": `lokaform/${we}`
		},
		limiter: e.clock ? new XE(a, o) : QE(r),
		queue: new YE(l),
		clock: a,
		random: o,
		timeouts: {
			connect: tD("timeouts.connect", s.connect ?? 1e4),
			read: tD("timeouts.read", s.read ?? 6e4),
			write: tD("timeouts.write", s.write ?? 18e4)
		},
		signal: e.signal && rD(e.signal),
		onRequest: e.onRequest ?? (() => {}),
		onResponse: e.onResponse ?? (() => {}),
		onWait: e.onWait ?? (() => {})
	};
}
function tD(e, t) {
	if (t > 0) return t;
	throw new X(e, "must be a number above 0.");
}
/** A header cannot contain other characters. This is checked here, because the error of fetch would quote the token. */
function nD(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new X("token", "must be an API token: visible characters without spaces or line breaks.");
}
/** A signal that accepts any number of listeners without a warning, and adds only one listener to the caller's. */
function rD(e) {
	let t = new AbortController();
	return re(0, t.signal), e.aborted ? t.abort() : e.addEventListener("abort", () => t.abort(), { once: !0 }), t.signal;
}
/**
* The base URL that all paths are appended to, without a slash at the end, and its host with the port. The token is
* sent over HTTPS only. Plain HTTP is allowed for a loopback address (127.0.0.0/8, ::1, localhost).
* @throws ArgumentError for any other URL, or one with a user, a password, a query or a fragment
*/
function iD(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new X("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new X("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new X("baseUrl", "must not have a query or a fragment.");
	let n = $E.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new X("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host,
		loopback: n
	};
}
// src/api/operations/answers.ts
/**
* For each operation, the part of the answer that the operation itself uses. Nothing else is checked: older answers lack
* fields, newer ones have more, and a field that is not used must not make an operation fail. Keys and webhooks are passed
* on as the service sent them.
*/
function aD(e) {
	return { schema: e };
}
const oD = R(Pc()), sD = Bc({}), cD = aD(Bc({ keys: oD })), lD = aD(Bc({ keys: oD })), uD = aD(Bc({ key: sD })), dD = aD(sD), fD = aD(sD), pD = aD(Bc({ webhooks: oD })), mD = aD(Bc({ webhook: sD })), hD = aD(sD), gD = aD(Bc({ secret: L().min(1) })), _D = aD(Bc({ languages: oD })), vD = aD(sD), yD = aD(Bc({ contributor: sD }));
// src/api/operations/bodies.ts
/**
* The service refuses a whole batch because of one null [service.md §2.2]. `undefined` in a list, `NaN` and infinite
* numbers would become null in JSON.
*/
function bD(e, t, n) {
	if (e === null && t !== n) throw new X(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new X(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new X(`${t}[${r}]`, "must not be undefined.");
		bD(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) bD(i, `${t}.${r}`, n);
}
function xD(e, t) {
	if (!Array.isArray(e)) throw new X(t, "must be a list.");
	if (e.length === 0) throw new X(t, "must not be empty.");
}
function SD(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new X(t, "must be an object.");
}
function CD(e) {
	return Array.isArray(e);
}
function wD(e) {
	xD(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) SD(n, `keys[${t}]`);
	return bD(e.keys, "keys"), bD(e.use_automations, "use_automations"), e;
}
function TD(e) {
	return CD(e) ? wD({ keys: e }) : (SD(e, "keys"), wD("keys" in e ? e : { keys: [e] }));
}
function ED(e) {
	CD(e) || SD(e, "keys");
	let t = wD(CD(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) DD(n.key_id, `keys[${e}].key_id`);
	return t;
}
function DD(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new X(t, "must be the id of a key.");
}
function OD(e) {
	if (SD(e, "params"), "translations" in e) throw new X("params.translations", "is ignored by the service here: use updateKeys.");
	return bD(e, "params"), e;
}
function kD(e) {
	xD(e, "keyIds");
	for (let [t, n] of e.entries()) DD(n, `keyIds[${t}]`);
	return { keys: e };
}
const AD = (e) => MD(e), jD = (e) => MD(e);
/** The only member of a webhook that may be null is its branch: it means all branches. */
function MD(e) {
	return SD(e, "params"), bD(e, "params", "params.branch"), e;
}
// src/api/operations/encode.ts
/** Encodes arguments for a URL, so that no argument can change another part of it. */
function ND(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new X(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
/**
* One path segment. A colon is not encoded, because `<project>:<branch>` contains one. A slash in the name of a branch
* becomes `%2F`. `.` and `..` are refused, because URLs resolve them even if they are encoded.
*/
function PD(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new X(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new X(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new X(e, "must not be empty.");
	if (n === "." || n === "..") throw new X(e, `must not be "${n}".`);
	return ND(e, n).replaceAll("%3A", ":");
}
/** Replaces each `{name}` in a path by the argument of that name. */
function FD(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => PD(n, t[n]));
}
const ID = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new X(e, "must be true, false, 1 or 0.");
}, LD = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new X(e, "must not be empty: an empty list means no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new X(e, "must be a list of strings or numbers.");
		if (r === "") throw new X(e, "must not contain an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new X(e, `must not contain "${r}": a comma cannot be escaped here.`);
	}
	return n.join(",");
}, RD = (e, t) => {
	if (typeof t == "string" && t !== "") return t;
	throw new X(e, "must be a non-empty string.");
};
function zD(...e) {
	return (t, n) => {
		if (typeof n == "string" && e.includes(n)) return n;
		throw new X(t, `must be one of ${e.join(", ")}.`);
	};
}
function BD(e = 2 ** 53 - 1) {
	return (t, n) => {
		if (typeof n == "number" && Number.isInteger(n) && n >= 1 && n <= e) return String(n);
		throw new X(t, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
	};
}
/** `?a=1&b=2` in the order of the parameters, or `""`. Undefined parameters are not sent. */
function VD(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new X(t, "is not a parameter of this operation.");
		return [`${t}=${ND(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const HD = { disable_references: ID }, UD = {
	...HD,
	include_translations: ID,
	include_comments: ID,
	include_screenshots: ID,
	filter_translation_lang_ids: LD,
	filter_tags: LD,
	filter_filenames: LD,
	filter_keys: LD,
	filter_key_ids: LD,
	filter_platforms: LD,
	filter_untranslated: ID,
	filter_qa_issues: LD,
	filter_archived: zD("include", "exclude", "only"),
	pagination: zD("offset", "cursor"),
	limit: BD(500),
	page: BD(),
	cursor: RD
}, WD = {
	page: BD(),
	limit: BD()
}, GD = (e) => VD(HD, e), KD = (e) => VD(WD, e);
/** The service ignores a cursor without `pagination: "cursor"`, and would answer with the first page again and again. */
function qD(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new X("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new X("page", "has no effect with pagination: \"cursor\".");
	return VD(UD, e);
}
// src/api/operations/operations.ts
function JD(e) {
	return e;
}
const YD = { path: "/projects/{projectId}/keys" }, XD = { path: "/projects/{projectId}/keys/{keyId}" }, ZD = { right: "manage keys" }, QD = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, $D = {
	...QD,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, eO = {
	...QD,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, tO = {
	keys: JD({
		...YD,
		method: "GET",
		query: qD,
		answer: cD
	}),
	key: JD({
		...XD,
		method: "GET",
		query: GD,
		answer: uD
	}),
	createKeys: JD({
		...YD,
		...ZD,
		method: "POST",
		body: TD,
		answer: lD
	}),
	updateKey: JD({
		...XD,
		...ZD,
		method: "PUT",
		body: OD,
		answer: uD
	}),
	updateKeys: JD({
		...YD,
		...ZD,
		method: "PUT",
		once: !0,
		body: ED,
		answer: lD
	}),
	destroyKey: JD({
		...XD,
		...ZD,
		method: "DELETE",
		answer: dD
	}),
	destroyKeys: JD({
		...YD,
		...ZD,
		method: "DELETE",
		once: !0,
		body: kD,
		answer: fD
	}),
	webhooks: JD({
		...QD,
		method: "GET",
		query: KD,
		answer: pD
	}),
	webhook: JD({
		...$D,
		method: "GET",
		answer: mD
	}),
	createWebhook: JD({
		...QD,
		method: "POST",
		body: AD,
		answer: mD
	}),
	updateWebhook: JD({
		...$D,
		method: "PUT",
		body: jD,
		answer: mD
	}),
	destroyWebhook: JD({
		...$D,
		method: "DELETE",
		answer: hD
	}),
	regenerateWebhookSecret: JD({
		...eO,
		method: "PATCH",
		answer: gD
	}),
	projectDetails: JD({
		path: "/projects/{projectId}",
		method: "GET",
		answer: vD
	}),
	languages: JD({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: KD,
		answer: _D
	}),
	contributorMe: JD({
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		answer: yD
	})
};
// src/api/errors/causes.ts
/** Unwraps fetch's error. An attempt that tried several addresses has one cause for each. */
function nO(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(nO) : e.cause instanceof Error ? nO(e.cause) : [e] : [];
}
function rO(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
/** DNS lookup, connecting and the check of the certificate happen before the first byte of a request is sent. */
function iO(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || aO(e) || cO(e);
}
/** Node's fetch stops connecting after 10 s. */
function aO(e) {
	return rO(e) === "UND_ERR_CONNECT_TIMEOUT";
}
/** The host name does not exist. A temporary failure of the lookup has another code. */
function oO(e) {
	return rO(e) === "ENOTFOUND";
}
/** No server listens on this address. */
function sO(e) {
	return rO(e) === "ECONNREFUSED";
}
/** The server's certificate is not trusted. */
function cO(e) {
	return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(rO(e));
}
function lO(e) {
	let t = Error(e?.message || "fetch failed"), n = e ? rO(e) : "";
	return n && (t.code = n), t;
}
// src/wire/json.ts
/** JSON from outside, before anything about its shape is known. */
/** `JSON.parse` with an honest type. @throws SyntaxError */
function uO(e) {
	return JSON.parse(e);
}
/** Whether a value is an object: not a list, not null. */
function dO(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function fO(e) {
	try {
		return uO(e);
	} catch {
		return;
	}
}
/** Quotes the title of an HTML page, or the start of any other text. */
function pO(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const mO = (e) => typeof e == "string" && e !== "" ? e : void 0, hO = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
/** Reads each known format of an error body [service.md §7], and as much as possible of any other. */
function gO(e, t) {
	let n = fO(t);
	if (!dO(n)) return {
		status: e,
		code: e,
		serviceMessage: mO(n) ?? pO(t)
	};
	let r = dO(n.error) ? n.error : n, i = mO(r.message) ?? mO(r.error_description) ?? mO(r.error) ?? "", a = hO(r.code) ?? hO(r.errorCode) ?? hO(r.statusCode) ?? e;
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
function _O(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => _O(e, t)) : dO(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), _O(n, t)])) : e;
}
// src/api/errors/messages.ts
/** The error for the last attempt of a request. The token is redacted wherever the answer repeats it. */
function vO({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return bO(r, i, t);
	let a = gO(r.status, r.body), o = CO(a.serviceMessage, e), s = {
		...a,
		serviceMessage: o,
		details: _O(a.details, e)
	}, c = o ? `: ${o.replace(/\.$/, "")}.` : " without a message.";
	return new bC(CO(`${i.method} ${i.path} returned ${r.status}${c} ${xO(s, n, r)}`.trim(), e), s, i);
}
/** The error for an answer with a status of success that the operation cannot use. */
function yO(e, t, n, r) {
	return new bC(CO(`The answer to ${r.method} ${r.path} is not valid: ${t}.`, e), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function bO({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new SC(`${t ? "No connection could be made in time" : "There was no complete answer in time"} for ${a}${o}.`, r, n);
	let s = n.message.includes(n.code ?? "") ? n.message : `${n.message} (${n.code})`, c = t ? "No connection could be made" : "The connection was lost";
	return new xC(`${cO(n) ? "The server's certificate is not trusted" : c} for ${a}${o}: ${s}.${oO(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && sO(n) ? " No server listens on this address: is the sandbox running?" : ""}`, r, n);
}
function xO({ status: e, serviceMessage: t }, n, { headers: r }) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong or was revoked: check the token, or create a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token needs the right *${n}* in this project. To write, it must be a read/write token.`;
	if (e >= 300 && e < 400) return SO(r);
	let i = Number(r.get("retry-after"));
	return e === 429 && i > 0 ? `The service asks to wait ${i} s.` : "";
}
function SO(e) {
	let t = e.get("location");
	return `It redirects to ${t !== null && URL.canParse(t) ? new URL(t).origin : "another address"}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
}
function CO(e, t) {
	return e.replaceAll(t, "***");
}
// src/api/http/losslessJson.ts
/** Reads the service's JSON without losing a digit of a long number. */
/** A number of 16 digits or more may be too long for a JavaScript number. */
const wO = /\d{16}/, TO = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, EO = /^-?[1-9]\d*$/;
/**
* Reads JSON like `JSON.parse`, except that a whole number beyond 2^53 becomes a string of its digits. Otherwise an id
* of that size would become the id of another object.
* @throws SyntaxError
*/
function DO(e) {
	return uO(wO.test(e) ? OO(e) : e);
}
/** Adds quotation marks around the numbers that are too long. The content of strings does not change. */
function OO(e) {
	let t = "";
	for (let n = 0; n < e.length;) {
		let r = e.indexOf("\"", n), i = r < 0 ? e.length : r;
		t += e.slice(n, i).replace(TO, kO), n = r < 0 ? i : AO(e, r), t += e.slice(i, n);
	}
	return t;
}
function kO(e) {
	return EO.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
}
/** The position after the quotation mark that closes the string, or the end of the text if none does. */
function AO(e, t) {
	for (let n = e.indexOf("\"", t + 1); n >= 0; n = e.indexOf("\"", n + 1)) {
		let t = n;
		for (; e[t - 1] === "\\";) t--;
		if ((n - t) % 2 == 0) return n + 1;
	}
	return e.length;
}
/** The maximum number of milliseconds from the first start of a request. */
const jO = 3e5, MO = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
], NO = [
	"GET",
	"PUT",
	"DELETE"
], PO = (e) => e.kind === "answered" ? e.status : 0, FO = [
	{
		when: (e) => RO(e),
		methods: MO,
		wait: "everyone"
	},
	{
		when: (e) => e.kind === "unanswered" && cO(e.cause),
		methods: [],
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && oO(e.cause),
		methods: MO,
		wait: "alone",
		maxAttempts: 3
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted" && e.unsent,
		methods: MO,
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted",
		methods: NO,
		wait: "alone"
	},
	{
		when: (e) => PO(e) >= 500,
		methods: NO,
		wait: "alone"
	},
	{
		when: (e) => PO(e) === 408,
		methods: NO,
		wait: "alone"
	}
];
/**
* How the request waits before it is sent again; undefined if it is not sent again.
* @param attempts how often it was sent so far
*/
function IO({ method: e, once: t = !1 }, n, r) {
	let i = FO.find(({ when: e }) => e(n));
	if (i?.methods.includes(e) && !(t && BO(n))) return r < (i.maxAttempts ?? 8) ? i.wait : void 0;
}
/** The maximum number of milliseconds from the first start of a request, after such an attempt. */
function LO(e, t) {
	return e.kind === "answered" || !e.unsent || !sO(e.cause) ? jO : t ? 2e3 : 15e3;
}
/** 429, or 423 as in earlier years: the service asks all requests to wait [service.md §6]. */
function RO(e) {
	return PO(e) === 429 || PO(e) === 423;
}
/** 423 was the answer to a second request at the same time [service.md §6]. */
function zO(e) {
	return PO(e) === 423;
}
/** Whether the service may have carried out the request. */
function BO(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
/** Milliseconds before the next attempt of a request that waits alone: half to all of 0.5 s, 1 s, … 30 s. */
function VO(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
/** Milliseconds that `Retry-After` asks for, as seconds or as a date. Undefined if it is missing, past or invalid. */
function HO(e, t) {
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
var UO = class {
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
const WO = new ie(), GO = /* @__PURE__ */ new WeakMap();
let KO = !1;
/** Ignores the CONNECT request to a proxy: the request itself is sent after it. */
function qO(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function JO() {
	KO = !0, ae("undici:request:create", (e) => {
		let t = WO.getStore(), n = qO(e);
		t && n && (t.state = "waiting", GO.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) ae(e, (e) => {
		let t = qO(e);
		t && GO.get(t)?.markSent();
	});
}
/** Calls `call`, and updates `tracker` from the request that it makes. */
function YO(e, t) {
	return KO || JO(), WO.run(e, t);
}
/** A redirect is an answer like any other. It is not followed, because the token would be sent to its target. */
async function XO(e, { clock: t, connectTimeout: n, timeout: r, signal: i, onSent: a }) {
	let o = new AbortController(), s = { why: "network" }, c = (e) => {
		s.why = e, o.abort();
	}, l = () => c("aborted"), u = new UO(() => {
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
		let s = await YO(u, () => fetch(t, a)), c = await (s.ok ? s.text() : ZO(s));
		return {
			kind: "answered",
			status: s.status,
			headers: s.headers,
			body: c
		};
	} catch (e) {
		let t = nO(e), { why: n } = s, r = n === "network" ? t.length > 0 && t.every(iO) : u.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(aO) ? "timeout" : n,
			unsent: r,
			cause: lO(t[0])
		};
	} finally {
		d(), f(), i?.removeEventListener("abort", l);
	}
}
/** An error answer whose body is cut off is still used. */
async function ZO(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
/** @throws ApiError, NetworkError, TimeoutError, AbortError, QueueTimeoutError */
async function QO(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, l = !1, u, d = 0, f, p = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: l
	}), m = () => a?.aborted || !f ? new wC(`${o} ${s} was aborted.`, p()) : vO(e, t.right, f, p());
	for (;;) {
		let h = await r.acquire(i, a, $O(u && u - n.now(), t.queueTimeout));
		if (!h && !a?.aborted && (u === void 0 || n.now() < u)) throw new CC(`${o} ${s} was not sent: it waited too long because of the service's limits.`, p());
		if (!h) throw m();
		c++, u === void 0 && (d = n.now(), u = d + jO);
		let g;
		try {
			f = await nk(e, t, c, u - n.now(), h.sent), RO(f) && (g = {
				locked: zO(f),
				retryAfter: tk(f, n)
			});
		} finally {
			h.release(g);
		}
		if (f.kind === "answered" && f.status >= 200 && f.status < 300) return {
			answer: f,
			attempts: c
		};
		l ||= BO(f);
		let _ = IO(t, f, c), v = tk(f, n), y = _ === "everyone" ? r.pausedFor : v ?? VO(c, e.random);
		if (!_ || n.now() + y >= Math.min(u, d + LO(f, e.loopback))) throw m();
		if (y > 2e3) {
			let t = v === void 0 ? ek(f) : "the service asked for it";
			e.onWait({
				method: o,
				path: s,
				attempt: c + 1,
				ms: y,
				reason: t
			});
		}
		_ === "alone" && await GE(n, y, a);
	}
}
function $O(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function ek(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no answer" : RO(e) ? "too many requests" : "a server error";
}
function tk(e, t) {
	return e.kind === "answered" ? HO(e.headers.get("retry-after"), t.date()) : void 0;
}
/** Makes one attempt, and calls the hooks of the client before and after it. */
async function nk(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await XO({
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
	}), g = h.kind === "answered" ? h.status : void 0;
	return e.onResponse({
		method: t,
		path: n,
		attempt: a,
		status: g,
		ms: l.now() - m
	}), h;
}
/** @throws ArgumentError before anything is sent; ApiError, NetworkError, TimeoutError, AbortError, QueueTimeoutError */
async function rk(e, t, n, r, { queueTimeout: i } = {}) {
	let { method: a, right: o, answer: s, once: c = !1 } = t, l = FD(t.path, n), u = await QO(e, {
		method: a,
		path: l,
		query: t.query?.(r) ?? "",
		body: t.body && JSON.stringify(t.body(r)),
		right: o,
		once: c,
		queueTimeout: i
	}), d = (t) => yO(e.token, t, u.answer.status, {
		method: a,
		path: l,
		attempts: u.attempts,
		mayHaveHappened: !0
	}), f = ik(u.answer.body, d), p = s.schema.safeParse(f);
	if (!p.success) throw d(ak(p.error.issues));
	return {
		wire: f,
		headers: u.answer.headers
	};
}
function ik(e, t) {
	try {
		return DO(e);
	} catch {
		throw t(e === "" ? "it is empty" : "it is not JSON, or it was cut off");
	}
}
/** `keys[3].key_id: expected number, received string` */
function ak(e) {
	let t = e.slice(0, 3).map(({ path: e, message: t }) => `${e.map((e) => typeof e == "number" ? `[${e}]` : `.${String(e)}`).join("").replace(/^\./, "") || "the answer"}: ${t.replace(/^Invalid \w+: /, "")}`), n = e.length - t.length;
	return t.join("; ") + (n > 0 ? `; and ${n} more` : "");
}
// src/api/operations/refusedEntries.ts
function ok(e) {
	return typeof e == "string" || dO(e) && W.every((t) => typeof e[t] == "string");
}
/** A number if it is short enough for one, otherwise a string of its digits. */
function sk(e) {
	return typeof e != "string" || !/^\d+$/.test(e) ? ck(e) ? e : void 0 : ck(Number(e)) ? Number(e) : e;
}
function ck(e) {
	return Number.isSafeInteger(e);
}
/** Keeps unknown members. The old form `key: { key_name }` also becomes `key_name` [service.md §2.2]. */
function lk(e) {
	let t = dO(e) ? e : { message: e }, { message: n, code: r, key_name: i, key_id: a } = t, o = i ?? (dO(t.key) ? t.key.key_name : void 0), s = {
		...t,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(r)) ? Number(r) : 0
	};
	delete s.key_name, delete s.key_id, ok(o) && (s.key_name = o);
	let c = sk(a);
	return c !== void 0 && (s.key_id = c), s;
}
/**
* The entries of a batch that the service refused in an answer with status 200. `errors` is a list; `""` or missing
* if no entry was refused; or an object with numbers as names, which is how PHP writes a list with gaps.
*/
function uk(e) {
	return Array.isArray(e) ? e.map(lk) : dO(e) ? Object.values(e).filter(dO).map(lk) : [];
}
function dk(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
/** The members besides the elements. They are not enumerable, so that only the elements are compared and copied. */
const fk = [
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
var pk = class extends Array {
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
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = dk(r, "total-count"), this.pageCount = dk(r, "page-count"), this.page = dk(r, "page"), this.limit = dk(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
		let a = r?.get("x-pagination-next-cursor") || void 0, o = this.length > 0 && a !== i?.cursor;
		this.nextCursor = o ? a : void 0;
		for (let e of fk) Object.defineProperty(this, e, { enumerable: !1 });
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
}, mk = class {
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
function hk(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new mk(t, n, r?.key_id ?? ""), r);
}
// src/api/client/pages.ts
/** All elements of all pages, with one page in memory at a time. Each `for await` reads them again. */
var gk = class {
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
}, _k = class {
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
function vk(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new _k(t, n, r?.webhook_id ?? ""), r);
}
// src/api/client/clientOperations.ts
/**
* The operations of a {@link Client}. They are apart from it, so that {@link Project} can use them without importing
* the client that makes it.
*/
var yk = class {
	#e;
	/** @internal */
	constructor(e) {
		this.#e = e;
	}
	/** A page of keys, ascending by id. Unless `params` change that, it has archived keys and no translations. */
	async keys(e, t = {}) {
		let n = await rk(this.#e, tO.keys, { projectId: e }, t);
		return new pk(n.wire.keys.map((t) => hk(t, this, e)), bk(e, n, t), (n) => this.keys(e, {
			...t,
			...n
		}));
	}
	/** One key, with its translations, comments and screenshots. */
	async key(e, t, n = {}) {
		let { wire: r } = await rk(this.#e, tO.key, {
			projectId: e,
			keyId: t
		}, n);
		return hk(r.key, this, e);
	}
	/**
	* Creates keys. The answer has the complete keys, in the order of the request; `errors` has the refused ones. Because
	* of one malformed key, the service refuses the whole batch. The request is never sent again if it may have happened.
	*/
	async createKeys(e, t) {
		return this.#t(e, await rk(this.#e, tO.createKeys, { projectId: e }, t));
	}
	/** Changes one key, except its translations, which the service changes in {@link updateKeys} only. */
	async updateKey(e, t, n) {
		let { wire: r } = await rk(this.#e, tO.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return hk(r.key, this, e);
	}
	/** Changes keys. The answer has the complete keys, ascending by id; `errors` has the refused ones. */
	async updateKeys(e, t, n = {}) {
		let r = await rk(this.#e, tO.updateKeys, { projectId: e }, t, n);
		return this.#t(e, r);
	}
	/** Destroys one key. If the key is locked, it stays, and `keys_locked` of the answer is 1. */
	async destroyKey(e, t) {
		return (await rk(this.#e, tO.destroyKey, {
			projectId: e,
			keyId: t
		}, void 0)).wire;
	}
	/** Destroys keys. `keys_locked` of the answer counts those that stayed, without naming them. */
	async destroyKeys(e, t, n = {}) {
		return (await rk(this.#e, tO.destroyKeys, { projectId: e }, t, n)).wire;
	}
	/** All keys, read page by page with a cursor: `for await (const key of client.allKeys(id))`, or its `pages()`. */
	allKeys(e, t = {}) {
		return new gk(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	/** A page of webhooks, with their secrets. */
	async webhooks(e, t = {}) {
		let n = await rk(this.#e, tO.webhooks, { projectId: e }, t);
		return new pk(n.wire.webhooks.map((t) => vk(t, this, e)), bk(e, n, t), (n) => this.webhooks(e, {
			...t,
			...n
		}));
	}
	/** One webhook, with its secret. */
	async webhook(e, t) {
		let { wire: n } = await rk(this.#e, tO.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return vk(n.webhook, this, e);
	}
	/**
	* Creates a webhook. The service makes its secret, and posts a ping to its URL. Several webhooks may have the same URL,
	* so the request is never sent again if it may have happened.
	*/
	async createWebhook(e, t) {
		let { wire: n } = await rk(this.#e, tO.createWebhook, { projectId: e }, t);
		return vk(n.webhook, this, e);
	}
	/** Changes a webhook. `events` replaces the list. Omitted members keep their values; the secret never changes. */
	async updateWebhook(e, t, n) {
		let { wire: r } = await rk(this.#e, tO.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return vk(r.webhook, this, e);
	}
	async destroyWebhook(e, t) {
		return (await rk(this.#e, tO.destroyWebhook, {
			projectId: e,
			webhookId: t
		}, void 0)).wire;
	}
	/** Gives a webhook a new secret, which its deliveries use at once. If the answer is lost, read the webhook. */
	async regenerateWebhookSecret(e, t) {
		let n = tO.regenerateWebhookSecret;
		return (await rk(this.#e, n, {
			projectId: e,
			webhookId: t
		}, void 0)).wire;
	}
	/** All webhooks, read page by page like {@link allKeys}. */
	allWebhooks(e) {
		return new gk(() => this.webhooks(e));
	}
	/** The project's name, type, base language and settings. */
	async projectDetails(e) {
		return (await rk(this.#e, tO.projectDetails, { projectId: e }, void 0)).wire;
	}
	/** A page of the project's languages, by name. */
	async languages(e, t = {}) {
		let n = await rk(this.#e, tO.languages, { projectId: e }, t);
		return new pk(n.wire.languages, bk(e, n, t), (n) => this.languages(e, {
			...t,
			...n
		}));
	}
	/** The token's own user, with the rights in this project. Texts that this token writes get its `user_id`. */
	async contributorMe(e) {
		return (await rk(this.#e, tO.contributorMe, { projectId: e }, void 0)).wire.contributor;
	}
	#t(e, t) {
		return new pk(t.wire.keys.map((t) => hk(t, this, e)), {
			...bk(e, t, {}),
			errors: uk(t.wire.errors)
		});
	}
};
/** If the answer does not name its project, it is the project of the request. */
function bk(e, { wire: t, headers: n }, r) {
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
var xk = class {
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
}, Sk = class extends yk {
	constructor(e) {
		super(eD(e));
	}
	/** The same operations on one project, without the id. */
	project(e) {
		return new xk(this, e);
	}
};
// src/run/connect.ts
/** Creates the API client of a project. */
/** All clients of a run share one rate limiter, even with different tokens, because the service also limits the IP address. */
function Ck({ token: e = "", rate: t, concurrency: n }, { apiUrl: r, signal: i, onResponse: a, onWait: o }) {
	try {
		return ey(new Sk({
			token: e,
			...r !== void 0 && { baseUrl: r },
			rate: t,
			concurrency: n,
			signal: i,
			onResponse: a,
			...o && { onWait: o }
		}));
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return ty(V("bad-setting", (e.argument === "baseUrl" ? "api-url: " : "") + e.message));
	}
}
// src/backup/needs.ts
/** Decides which plans need a backup. */
/** Whether the plan removes anything, which only a backup can restore. */
function wk({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => Ry(e.kind, t)));
}
/** Whether the plan overwrites anything that a backup contains: live texts, or an object whose kind is backed up as a whole. */
function Tk({ changes: e }) {
	return e.some((e) => e.action === "update" && (Xg(e.kind).backsUpWhole || Ek(e)));
}
function Ek({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? Vy(e, t) : !Dk(t.before));
}
function Dk(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
/** Finds manifests that no glob covers. An object that one of them declares should probably not be removed. */
/**
* The names that such manifests declare, each with its file. Any YAML file that looks like a manifest counts. `all`: the
* globs of all known projects.
*/
async function Ok(e, t, n, r) {
	let i = new Set(Object.values(await gy(e, r)).flat()), a = await by("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : l(t.working, n), s = /* @__PURE__ */ new Map();
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + u)) continue;
		let n = ny(e, t);
		await te();
		for (let r of await kk(e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
/** A file that cannot be read declares nothing. */
async function kk(e, t) {
	try {
		let n = sy(await oy(e, t));
		return Y.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/kinds/declaration.ts
/** What the manifests declare, and what the project holds. */
/** All languages in the manifests, with repetitions. `"*"` means all languages of the project. */
function Ak({ entries: e }) {
	return Y.flatMap((t) => (e[t.plural] ?? []).flatMap((e) => jk(t, e)));
}
function jk(e, { values: t, file: n, spot: r }) {
	return e.fields.flatMap((e) => (e.languages?.(t) ?? []).map(({ language: t, path: i }) => ({
		language: t,
		place: Hl(n, r, [e.name, ...i]),
		ofText: e.role === "text"
	})));
}
// src/plan/languages.ts
/** Problems with the project as a whole: its type, its languages, and segmentation. */
/** A wrong project type, missing languages (one problem for each, with a count), and texts that the project keeps in segments. */
function Mk(e, t) {
	let n = Ak(e).filter(({ language: e }) => e !== "*");
	return [
		...Nk(e, t),
		...Pk(n, t),
		...Ik(n.filter(({ ofText: e }) => e), t)
	];
}
function Nk({ entries: e }, { name: t, type: n }) {
	let r = Y.find(({ plural: t, projectTypes: r }) => e[t]?.length && r && !r.includes(n));
	if (!r) return [];
	let i = r.projectTypes?.map((e) => `"${e}"`).join(" or ");
	return [V("project-type", `Project ${t} is of type "${n}", which has no single ${r.plural} to manage. Choose a project of type ${i}.`, { reach: "project" })];
}
function Pk(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e), r = /* @__PURE__ */ new Map();
	for (let { language: t, place: i } of e) {
		if (n.includes(t)) continue;
		let e = r.get(t);
		r.set(t, {
			first: e?.first ?? i,
			count: (e?.count ?? 0) + 1
		});
	}
	return [...r].map(([e, { first: r, count: i }]) => {
		let a = Hd(e, n), o = i > 1 ? `from the manifests ("${e}" is in ${i} places; this is the first)` : "here";
		return V("unknown-language", `Project ${t.name} has no language "${e}".${a} ${a === "" ? "Add" : "Otherwise add"} the language to the project, or remove it ${o}.`, {
			place: r,
			reach: "project"
		});
	});
}
/** Languages in the setting `languages` that the project lacks. `named`: the location of each. */
function Fk(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => !r || e === "*" || r.includes(e) ? [] : [V("unknown-language", `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${Hd(e, r)}`, {
		place: n,
		severity: "warning",
		reach: "change"
	})]);
}
function Ik(e, t) {
	let [n] = e;
	return !n || !t.segmentation ? [] : [V("segmented-project", `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${e.length} texts), or turn segmentation off; all other fields work.`, {
		place: n.place,
		reach: "change"
	})];
}
/** `languages`: whether the languages are read, too. */
async function Lk(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(tC(t)), n ? Bk(e, t) : ey(void 0)]);
	return a.ok ? Rk(t, i, a.value, r) : a;
}
function Rk(e, t, n, r) {
	let i = pu(t) ?? {}, a = pu(i.settings) ?? {}, o = hu(a.per_platform_key_names), s = hu(a.segmentation), c = U(i.base_language_iso) || zk(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? ty(Hk(`the project has no usable ${l.join(" and ")}`)) : ey({
		id: e,
		name: U(i.name) || e,
		type: U(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: hu(a.auto_toggle_unverified)
	});
}
function zk(e, t) {
	let n = vu(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
/** All languages of the project. */
async function Bk(e, t) {
	let n = await _C(() => e.languages(t, { limit: 500 }), (e) => U(pu(e)?.lang_iso));
	if (!n) return ty(V("incomplete-live", "The service's list of the project's languages was incomplete in two attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
	let r = bu(n, Vk);
	return r ? ey(r) : ty(Hk("a language has no usable lang_iso"));
}
function Vk(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = pu(e) ?? {}, i = U(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: vu(n),
		pluralForms: bu(r, U) ?? []
	};
}
function Hk(e) {
	return V("unusable-answer", `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, { reach: "project" });
}
// src/remote/observe.ts
/** Fails if the result may be incomplete. Kinds and languages that no declaration has are not read. */
async function Uk(e, t, ...n) {
	let r = n.flatMap(Ak), i = new Set(r.flatMap(({ language: e, ofText: t }) => t ? [e] : [])), a = Y.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), o = await Lk(e, t, {
		languages: r.length > 0,
		names: a.some(({ namesByPlatform: e }) => e),
		texts: i.size > 0
	});
	if (!o.ok) return o;
	let s = o.value, c = s.segmentation ? [] : (s.languages ?? []).filter(({ iso: e }) => i.has(e)), l = await Promise.all(a.map(async (n) => ({
		plural: n.plural,
		found: await hE(n).observe(e, t, c)
	}))), u = {};
	for (let { plural: e, found: t } of l) {
		if (!t.ok) return t;
		u[e] = t.value;
	}
	return ey({
		project: s,
		objects: u
	});
}
/** Reads the live objects of a backup. Throws an {@link IncompleteRead} if a list may be incomplete. */
async function Wk(e, t, n) {
	let r = Y.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([Lk(e, t, {
		languages: !0,
		names: i,
		texts: i
	}), ...r.map(async (r) => ({
		plural: r.plural,
		objects: await hE(r).lookUp(e, t, n[r.plural] ?? [])
	}))]);
	if (!a.ok || o.some(({ objects: e }) => e.unusable.length > 0)) throw new TC();
	return {
		project: a.value,
		objects: Object.fromEntries(o.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/plan/agreed.ts
/** The keys of the questions that these entries answer with yes. */
function Gk(e, { entries: t, until: n }) {
	let r = e.filter(({ at: e }) => e !== void 0 && n >= e), i = /* @__PURE__ */ new Set();
	for (let e of Y) {
		let n = r.filter((t) => t.kind === e);
		if (n.length === 0) continue;
		let a = Xk(e, t);
		for (let t of n) {
			let n = a(t.entry), r = n && Yk(e, n, t.language);
			r !== void 0 && qk(e, t, r) && i.add(ed(t));
		}
	}
	return i;
}
/**
* Plural forms of a row that our user wrote, in entries that no commit changed since then: they were declared then, so
* no other person wrote them. `changed`: manifests with an earlier version, by their present path, and until when it was current.
*/
function Kk(e, t) {
	let n = e.filter(({ isOurs: e, at: n, entry: r }) => {
		let i = t.some(({ now: e, until: t }) => (e === void 0 || e === r.file.path) && t >= (n ?? 0));
		return e && !i;
	});
	return new Set(n.map(ed));
}
/**
* A text of others: the manifest declared exactly this text, or these plural forms. A text that our user wrote: the manifest
* declared these plural forms at all.
*/
function qk(e, { live: t, forms: n, isOurs: r }, i) {
	return n ? !ou(i) || !ou(t) ? !1 : n.every((e) => r ? i[e] !== void 0 : i[e] === t[e]) : e.fields.some((e) => e.role === "text" && Jk(e, t, i));
}
function Jk(e, t, n) {
	return e.same(t, n, void 0);
}
function Yk(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
/** Finds what an entry was earlier: the same id or name, or a former name. */
function Xk(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r of t) for (let t of Zk(e, r)) n.set(t, [...n.get(t) ?? [], r]);
	return (t) => {
		let r = [...Zk(e, t), ...(Pb(e, t).previously ?? []).map(Qk)];
		return Kb(e, {
			target: [...new Set(r.flatMap((e) => n.get(e) ?? []))],
			head: [t]
		}, (t) => Ab(e, t.values).texts).get(t);
	};
}
function Zk(e, t) {
	let { id: n } = Pb(e, t);
	return [...n === void 0 ? [] : [H(["id", n])], ...Fb(e.identity(t.values)).map(Qk)];
}
function Qk(e) {
	return H(["name", e]);
}
// src/plan/facts.ts
function $k(e, t, n) {
	let r = new Map(n.map((t) => [String(e.id(t)), t]));
	return t.flatMap((t) => {
		let n = r.get(String(t.id));
		return n === void 0 ? [] : [{
			destroy: t,
			names: e.names(n),
			texts: e.texts(n)
		}];
	});
}
function eA(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : Yu(t))
	}));
}
// src/plan/prune.ts
/** Decides which undeclared live objects are removed, and which are kept by which rule. */
const tA = {
	destroys: [],
	kept: [],
	scope: 0
};
/** `matched`: live objects that are declared. `unmatched`: the others. */
function nA(e, { matched: t, unmatched: n }, r) {
	let i = Yl(e, r);
	if (i === void 0) return tA;
	let a = (t) => Xl(e, r) === "all" || rA(e.tags(t), r), o = [], s = [];
	for (let t of n) {
		if (!a(t) || i === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, c = Il(e.tags(t), r), l = e.tags(t).find((e) => r.protectedTags.includes(e));
		c === void 0 ? l === void 0 ? o.push(t) : s.push({
			...n,
			reason: "protected",
			tag: l
		}) : s.push({
			...n,
			reason: "foreign-owner",
			tag: c
		});
	}
	let c = o.map((t) => ({
		ref: `${e.name}-away:${e.id(t)}`,
		kind: e.name,
		label: e.liveLabel(t),
		action: "destroy",
		id: e.id(t),
		how: i,
		seen: zw(e.id(t), e.fingerprint(t))
	}));
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function rA(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function iA(e, t, n, r) {
	let i = e.match(t, n, r), a = i.matches.map((t, n) => ({
		entry: t.declared,
		...zT(e, t, r, `${e.name}:${n + 1}`)
	})), o = i.refused.map(({ declared: { file: t, spot: n, values: r } }) => ({
		kind: e.name,
		label: e.label(r),
		place: Hl(t, n, [])
	})), s = i.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), c = nA(e, {
		matched: s,
		unmatched: i.unmanaged.filter((e) => !i.namesakes.has(e))
	}, r.rules), l = new Set([...c.destroys, ...c.kept].map(({ id: e }) => e)), u = i.unmanaged.filter((t) => !l.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	}));
	return {
		kind: e,
		declared: t,
		live: n,
		changes: a.flatMap(({ change: e }) => e ?? []),
		created: a.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		destroys: c.destroys,
		kept: [...a.flatMap(({ kept: e }) => e), ...c.kept],
		skipped: [...a.flatMap(({ skipped: e }) => e ?? []), ...o],
		unchanged: a.filter(aA).length,
		unmanaged: u,
		matched: s.length,
		namesakes: i.namesakes.size,
		scope: c.scope,
		problems: [
			...a.flatMap(({ problems: e }) => e),
			...i.refused.map(({ problem: e }) => e),
			...i.remarks
		],
		open: a.flatMap(({ open: t = [], entry: n }) => t.map((t) => ({
			...t,
			kind: e,
			entry: n
		})))
	};
}
function aA({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/makePlan.ts
function oA(e, t, n, r) {
	let i = {
		project: t.project,
		rules: n,
		variables: e.variables,
		evidence: r
	}, a = Mk(e, t.project);
	if (a.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: a
	};
	let o = Y.flatMap((n) => {
		let [r, a] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !a) throw Error(`live ${n.plural} were not read`);
		return r && a ? [iA(n, r, a, i)] : [];
	}), s = [...a, ...o.flatMap((e) => e.problems)], c = Bl(s), l = o.flatMap((e) => e.destroys), u = o.flatMap((e) => e.unmanaged), d = o.flatMap((e) => e.kind.firstSends?.(cA(e, i, c)) ?? []), f = {
		format_version: 1,
		project: t.project,
		changes: [...o.flatMap(({ changes: e }) => e), ...c ? [] : l],
		kept: [...o.flatMap(({ kept: e }) => e), ...c ? l.map(lA) : []],
		skipped: o.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: dA(o, ({ unchanged: e }) => e),
			unmanaged: u.length,
			by_kind: Object.fromEntries(o.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: e.unmanaged.length
			}])),
			adopted: dA(o, ({ changes: e }) => e.filter((e) => uA(e, n)).length)
		},
		...d.length > 0 && { sends: d }
	}, p = o.flatMap((e) => e.kind.hints?.(cA(e, i, c)) ?? []);
	return {
		is: "planned",
		plan: f,
		facts: o.map((e) => sA(e, c)),
		unmanaged: u,
		problems: [...s, ...p],
		open: o.flatMap(({ open: e }) => e)
	};
}
function sA({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length,
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : $k(e, i, n.objects),
		created: eA(e, r)
	};
}
function cA(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function lA({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
/** Whether an update adds our owner tag to a live object. */
function uA(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function dA(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/report/words/figures.ts
/** Figures as sentences have them. */
/** "1 request", "4,812 requests" */
function fA(e, t) {
	return `${pA(e)} ${t}${e === 1 ? "" : "s"}`;
}
/** 4812 as "4,812" */
function pA(e) {
	return e.toLocaleString("en-US");
}
// src/run/evidence.ts
/** `target`: what the commit declares that the run compares with, which is an earlier declaration of a pull request. */
async function mA(e, t, n, r, i) {
	let a = (r) => oA(e, t, n, r), o = n.writers ? Qu(n.writers) : Xu.writers, s = a({
		...Xu,
		writers: o
	});
	if (s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: []
	};
	let c = [], l = await hA(o, r);
	if (l.writers !== o && (s = a({
		...Xu,
		writers: l.writers
	})), l.why !== void 0 && c.push(gA(l.why)), s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: c
	};
	let { agreed: u, unread: d } = await _A(s.open, e, r, i);
	return d && c.push(d), u.size > 0 && (s = a({
		writers: l.writers,
		agreed: u
	})), {
		...s,
		notices: c
	};
}
async function hA(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: Qu(n.names) } : {
		writers: { is: "unknown" },
		why: n.why
	};
}
function gA(e) {
	return V("unknown-writers", `Lokaform cannot find out which user the token belongs to: ${e} So it does not know which live texts it wrote itself, and the rule merge acts as seed. To change that, set writers in lokaform.yaml to the address of this user.`, {
		severity: "notice",
		reach: "project"
	});
}
/** Which of the open texts the manifests once declared. History is read only if the target does not answer everything. */
async function _A(e, t, { history: n, usable: r }, i) {
	let a = /* @__PURE__ */ new Set(), o = (e) => {
		for (let t of e) a.add(t);
	}, s = () => e.filter((e) => !a.has(ed(e)));
	for (let t of Object.values(i?.entries ?? {})) o(Gk(e, {
		entries: t,
		until: Infinity
	}));
	let c = s().filter(({ at: e }) => e !== void 0);
	if (c.length === 0) return { agreed: a };
	let l = Math.min(...c.map(({ at: e = 0 }) => e)), u = await n.versions(l, yA(c, t));
	for (let e of u.versions) o(Gk(s(), bA(e, c, r)));
	o(u.is === "read" ? Kk(s(), u.versions) : vA(s()));
	let d = s().filter(({ isOurs: e, at: t }) => !e && t !== void 0);
	return u.is === "read" || d.length === 0 ? { agreed: a } : {
		agreed: a,
		unread: xA(d, u.why)
	};
}
function vA(e) {
	return e.filter(({ isOurs: e }) => e).map(ed);
}
/** The manifests of the kinds that the questions are about. */
function yA(e, { entries: t }) {
	let n = [...new Set(e.map(({ kind: e }) => e.plural))].flatMap((e) => (t[e] ?? []).map(({ file: e }) => e.path));
	return [...new Set(n)];
}
/** A mistake in an earlier version is none of the present run. Its other entries count. */
function bA({ path: e, now: t, text: n, until: r }, i, a) {
	return {
		now: t,
		until: r,
		entries: [...new Set(i.map(({ kind: e }) => e))].flatMap((t) => t.readManifest(e, n, a).entries)
	};
}
function xA(e, t) {
	return V("unread-history", `${fA(e.length, "text")} that others wrote may have been in the manifests earlier, but Lokaform cannot read their history: ${t} So these texts are kept.`, {
		severity: "notice",
		reach: "project"
	});
}
/** Asks for the user of the token, once. The id has no branch: contributors belong to the whole project. */
function SA(e, t) {
	let n;
	return () => (n ??= CA(e, tC(t)), n);
}
async function CA(e, t) {
	try {
		let n = pu(await e.contributorMe(t)) ?? {}, r = [vu(n.user_id), U(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (e instanceof bC && e.status < 500) return {
			is: "unknown",
			why: e.message
		};
		throw e;
	}
}
// src/plan/comparePlans.ts
/**
* Compares the plan of a pull request (head) with the plan of the commit that it would be merged into (target). Both are made
* from the same live objects, each with its own settings, so a difference between them comes from the pull request alone.
*/
function wA(e, t) {
	let n = TA(t.plan, AA), r = MA([e.plan, t.plan]), i = TA(e.plan, r), a = DA(e.plan), o = new Set(t.plan.kept.map(PA)), s = new Set(IA(t).map(LA)), c = new Set((t.plan.sends ?? []).map(FA)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: EA(e.plan, AA, (e, t) => !n(e, t)),
		pending: EA(e.plan, AA, n),
		resolved: EA({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(PA(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(FA(e))),
		released: e.unmanaged.filter((e) => l.has(Xg(e.kind).plural) && !s.has(LA(e)))
	};
}
/** Whether the plan changes this part of this object. */
function TA({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => H([kA(e), t]))));
	return (e, t) => n.has(H([e, t]));
}
/** The changes with the parts that are chosen. A change without such a part is left out. */
function EA({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = kA(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [OA(e, a)];
	});
}
/** Whether a problem of the plan prevents a change of the object: it is held back, or its entry is skipped. */
function DA({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(LA)), r = new Set(t.map(({ kind: e, label: t }) => H([e, t])));
	return (e) => r.has(H([e.kind, e.label])) || e.action === "destroy" && n.has(LA(e));
}
/** A rename belongs to the fields of the name. */
function OA(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => Zg(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
/** A live object by its id, a new one by its name. */
function kA(e) {
	return e.action === "create" ? H([
		e.kind,
		"new",
		e.identity
	]) : H([e.kind, String(e.id)]);
}
/** What a change does. A create is one part: the whole object is new. */
function AA(e) {
	return e.action === "update" ? e.fields.map(jA) : e.action === "destroy" ? [H(["destroy", e.how])] : [H(["create", ...e.fields.map(jA).toSorted()])];
}
function jA({ field: e, part: t, after: n }) {
	return H([
		e,
		t ?? null,
		n
	]);
}
/** What a change is about, whatever the new value is. Only its contents tell a new object from another new one with its name. */
function MA(e) {
	let t = new Set(e.flatMap(NA));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => H([e, t ?? null])) : t.has(kA(e)) ? AA(e) : [e.action];
}
/** New objects whose name another new object has as well, such as a key of another file. */
function NA({ changes: e }) {
	let t = /* @__PURE__ */ new Set();
	return e.map(kA).filter((e) => t.size === t.add(e).size);
}
function PA(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared
	] : [];
	return H([
		t,
		String(n),
		r,
		...i
	]);
}
function FA({ variable: e, host: t }) {
	return H([e, t]);
}
/** Live objects that no manifest declares: those that stay, those that are removed, and those that a rule keeps. */
function IA({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function LA({ kind: e, id: t }) {
	return H([e, String(t)]);
}
// src/report/words/kindWords.ts
function RA(e) {
	return Xg(e).words;
}
/** "1 webhook", "4,812 keys" */
function zA(e, t) {
	let { one: n, many: r } = RA(t);
	return `${pA(e)} ${e === 1 ? n : r}`;
}
// src/model/unseen.ts
/**
* Invisible characters, characters that reorder others, control characters, and halves of surrogate pairs: with these a
* text looks like another. Joiners and variation selectors are not among them, because emoji and many scripts need them.
*/
const BA = /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu, VA = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
/** The text on one line, with an escape for each invisible character. */
function Z(e) {
	return e.replace(BA, (e) => VA[e] ?? HA(e));
}
/** As in JSON: `\u200b`, one for each half of a surrogate pair. */
function HA(e) {
	return e.split("").map((e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
/** The same for each line of a text. */
function UA(e) {
	return e.split("\n").map(Z).join("\n");
}
/** The text on one line, at max `max` characters of it. */
function WA(e, t) {
	return KA(Z(e.length > 2 * t + 2 ? e.slice(0, 2 * t + 2) : e), t);
}
/** A message on one line, no longer than GitHub shows in an annotation of the log. */
function GA(e) {
	return WA(e, 4e3);
}
/** At max `max` characters of the text; an ellipsis shows that it was cut. */
function KA(e, t) {
	let n = [...e.slice(0, 2 * t + 2)];
	return n.length > t ? `${n.slice(0, t - 1).join("")}…` : e;
}
/** At most `max` characters of the text: its beginning and its end. */
function qA(e, t) {
	let n = [...e];
	if (n.length <= t) return e;
	let r = Math.floor((t - 1) / 2);
	return `${n.slice(0, t - 1 - r).join("")}…${n.slice(-r).join("")}`;
}
/** Two texts with their common beginning cut, except for a few characters before the difference. Short texts are kept whole. */
function JA(e, t, n) {
	if (KA(e, n) === e && KA(t, n) === t) return [e, t];
	let r = 0;
	for (; r < e.length && e[r] === t[r];) r++;
	let i = [...e.slice(Math.max(0, r - 2 * YA - 1), r)].slice(-YA).join(""), a = r - i.length;
	return a <= 2 ? [e, t] : [`…${e.slice(a)}`, `…${t.slice(a)}`];
}
/** Characters of the common beginning that are shown before the difference. */
const YA = 15;
/** A text in quotes, on one line. */
function XA(e, t = 60) {
	return `"${QA(WA(e, t))}"`;
}
const ZA = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Isolates right-to-left script, so that it does not reorder the rest of the line. */
function QA(e) {
	return ZA.test(e) ? `\u2068${e}\u2069` : e;
}
const $A = /* @__PURE__ */ RegExp("(^|[\\n\\r])([\\t\\v\\f \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*):(?=:)", "g");
/**
* Makes lines safe for the log of a runner, which reads `::name::` at the start of a line and `##[name]` anywhere in it as
* commands. An invisible word joiner breaks both. The runner ignores the joiner in its search, but counts it as a
* character afterwards. So the name that it reads starts with `:` or `[`, and no command has such a name.
*/
function ej(e) {
	return e.replace($A, "$1$2:⁠").replace(/##(?=\[)/g, "##⁠");
}
/** JSON with the same meaning in which no text is a command of the runner or hides anything. */
function tj(e) {
	return JSON.stringify(e, null, 2).replaceAll("##[", "#\\u0023[").replace(BA, (e) => e === "\n" ? e : HA(e));
}
// src/report/words/labels.ts
/** The name, on one line. Names often differ only at their end, so a long one is cut in its middle. */
function nj({ kind: e, label: t }) {
	let n = Z(t), { prefix: r, maxName: i } = RA(e);
	return r + qA(n, i);
}
/** The location in a manifest, or "(not declared)". In `file`, only the line is shown. */
function rj(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${Z(n.file)}:${n.line}` : "(not declared)";
}
/** "storefront (3002780358964f9bab5a92.87762498)", after its name in lokaform.yaml if it has one. */
function ij({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${Z(e)}: `) + (n ? `${WA(n.project.name, 80)} (${WA(t, 200)})` : WA(t, 200));
}
/** The names of a few manifests, or the number of many. */
function aj(e) {
	return e.length <= 3 ? e.map((e) => Z(e)).join(", ") : fA(e.length, "manifest");
}
// src/settings/rawOptions.ts
/** The options of the command line or the inputs of the action, as text, and their values. */
/** The value of one option; undefined if it was not given, or cannot be used: {@link optionProblems} says why. */
function oj(e, t) {
	let n = t[ih(e)];
	return cj(n) ? e.schema.safeParse(lj(e, n)).data : void 0;
}
/** What is wrong with the options that were given. */
function sj(e) {
	return HS.flatMap((t) => {
		let n = ih(t), r = e[n];
		return !cj(r) || t.schema.safeParse(lj(t, r)).success ? [] : [V("bad-setting", `The value of ${n} is "${r.at(-1)}", but it must be ${t.expects}.`)];
	});
}
function cj(e) {
	return e !== void 0 && e.length > 0;
}
function lj({ option: e }, t) {
	if (e?.as === "list") return t;
	let n = t.at(-1);
	return e?.as === "number" ? n === void 0 || n.trim() === "" ? NaN : Number(n) : e?.as === "switch" ? n === "true" || n !== "false" && n : n;
}
// src/settings/chooseProjects.ts
/** Which projects a run is for: those of `only`; otherwise that of the backup; otherwise all in lokaform.yaml. */
function uj(e, t, n) {
	let r = (e) => V("bad-setting", e), i = oj(hx, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [V("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => a.includes(e) ? [] : [V("no-project", `lokaform.yaml has no project "${e}".${Hd(e, a) || ` There are ${a.join(", ")}.`}`)]), s = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(px) === n);
	if (!i && s.length > 0) return {
		names: s,
		others: [],
		problems: o
	};
	let c = i ? a.filter((e) => i.includes(e)) : a, l = [px, ...ax];
	if (c.length > 1) for (let t of l) oj(t, e) !== void 0 && o.push(r(`The option --${ih(t)} (in the action: ${ih(t)}) works only for one project, but lokaform.yaml has ${c.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: c,
		others: a.filter((e) => !c.includes(e)),
		problems: o
	};
}
// src/settings/filePart.ts
/** One mapping of lokaform.yaml, its top level or an entry of `projects` → the values of settings, and its problems. */
/** `thing`: what messages call the mapping. `within`: the names of the mappings that it is in. */
function dj(e, t, n, r, i = []) {
	let a = VS.filter(({ file: e }) => e === n || e === "both"), o = a.filter(({ parent: e }) => e === void 0), s = new Set(a.flatMap(({ parent: e }) => e ?? [])), c = yj(e, t, {
		members: [...o.map(mj), ...[...s].map(hj)],
		thing: r,
		within: i
	}), l = new Map([...s].map((n) => [n, _j(e, t, n, a, i)])), u = o.map((n) => vj(e, t, n, i)), d = ({ parent: e }) => e === void 0 ? c : l.get(e), f = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: p } = e;
	return {
		part: {
			get: (e) => {
				let t = d(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => d(e)?.broken.has(e.name) ?? !1,
			place: (e, ...n) => Vl(p, t.spot, [...f(e), ...n]),
			namePlace: (e, ...n) => Hl(p, t.spot, [...f(e), ...n])
		},
		problems: [
			c,
			...l.values(),
			...u
		].flatMap(({ problems: e }) => e)
	};
}
/** A member of a mapping that is a mapping itself. */
function fj({ value: e, spot: t }, n) {
	return {
		value: Sj(e) ? e[n] : void 0,
		spot: t.members?.get(n) ?? t
	};
}
const pj = Xc(L(), Pc());
function mj(e) {
	return e.members ? {
		...e,
		schema: pj
	} : e;
}
function hj(e) {
	let t = VS.filter(({ parent: t }) => t === e).map((e) => e.name), n = `a mapping of ${t.slice(0, -1).join(", ")} and ${t.at(-1)} to numbers`;
	return {
		name: e,
		schema: pj,
		expects: n
	};
}
const gj = {
	values: {},
	broken: /* @__PURE__ */ new Set(),
	problems: []
};
function _j(e, t, n, r, i) {
	let a = r.filter(({ parent: e }) => e === n), o = fj(t, n), s = [...i, n];
	return Sj(o.value) ? yj(e, o, {
		members: a,
		thing: s.join("."),
		within: s
	}) : gj;
}
/** A mapping of free names, which are checked one by one. */
function vj(e, t, { name: n, schema: r, members: i }, a) {
	let o = fj(t, n);
	if (!i || !Sj(o.value)) return gj;
	let s = Object.keys(o.value).map((e) => ({
		...i,
		name: e
	})), c = [...a, n];
	return yj(e, o, {
		members: s,
		thing: c.join("."),
		within: c,
		schema: r
	});
}
/** A mapping without a value is an empty one. One mistake does not hide what is right next to it. */
function yj({ file: e, textAt: t }, { value: n, spot: r }, { members: i, thing: a, within: o, schema: s = bj(i) }) {
	let c = n ?? {}, l = s.safeParse(c), u = l.success ? [] : l.error.issues, d = new Set(u.flatMap(xj)), f = new Map(i.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = Sj(c) ? Object.entries(c).filter(([e]) => !d.has(e)) : [];
	return {
		values: Object.fromEntries(p),
		broken: d,
		problems: tf(u, {
			value: c,
			spot: r,
			file: e,
			textAt: t,
			noun: "setting",
			within: o,
			thing: a,
			members: f
		})
	};
}
function bj(e) {
	return zc(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
function xj(e) {
	let [t] = e.path;
	return t === void 0 ? e.code === "unrecognized_keys" ? e.keys : [] : [String(t)];
}
function Sj(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/settings/config.ts
function Cj(e, t) {
	let n = {
		value: e.value,
		spot: e.spot
	}, r = dj(e, n, "top", "lokaform.yaml"), i = wj(e, n, r.part);
	return {
		config: {
			folder: t,
			top: r.part,
			projects: i?.entries
		},
		problems: [...r.problems, ...i?.problems ?? []]
	};
}
function wj(e, t, n) {
	let r = n.get(gx);
	if (r === void 0) return;
	let i = [], a = (e, t) => i.push(V("bad-setting", e, { place: t }));
	n.get(px) !== void 0 && a("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(px));
	let o = /* @__PURE__ */ new Map(), s = fj(t, gx.name);
	Object.keys(r).length === 0 && a("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(gx));
	let c = /* @__PURE__ */ new Map();
	for (let t of Object.keys(r)) {
		let n = Hl(e.file, s.spot, [t]);
		Tj(t) || a(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: r, problems: l } = dj(e, fj(s, t), "entry", "an entry of projects", [gx.name, t]);
		i.push(...l), o.set(t, r);
		let u = r.get(px), d = c.get(u ?? "");
		u === void 0 ? r.isBroken(px) || a(`The entry "${t}" has no project. Set project to the id of the project.`, n) : d === void 0 ? c.set(u, t) : a(`The entries "${t}" and "${d}" have the same project. Declare a project in one entry, with all of its manifests.`, r.place(px));
	}
	return {
		entries: o,
		problems: i
	};
}
/** The name is used on the command line, in files and in outputs. */
function Tj(e) {
	return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(e);
}
// src/settings/configFile.ts
/** Finds lokaform.yaml and reads it. */
/** The path of lokaform.yaml, or of the file that is used instead. The file may not exist. */
function Ej(e, t) {
	return l(t.working, oj(mx, e) ?? mx.default);
}
/**
* A file that an option names must exist. Without the option, the usual file is read if it exists. If the target does not have
* the file that the option names, its usual file is read instead.
*/
async function Dj(e, t) {
	let n = Ej(e, t), r = oj(mx, e) === void 0 || t.commit && !await fy(n, t), i = r ? Ej({}, t) : n;
	if (r && !await fy(i, t)) return { problems: [] };
	let o = ny(i, t), s;
	try {
		s = sy(await oy(i, t));
	} catch (e) {
		if (e instanceof Xv) throw e;
		return { problems: [V("not-read", `The settings in ${o} cannot be read: ${dy(e)}`)] };
	}
	let c = Wp(o, s);
	if (c.broken.length > 0) return { problems: c.problems };
	let { config: l, problems: u } = Cj(c, a(i));
	return {
		config: l,
		problems: [...c.problems, ...u].sort(Oj)
	};
}
function Oj({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
// src/settings/precedence.ts
/** The only place that knows the precedence. Undefined if nothing sets the value and it has no default. */
function kj(e, { raw: t, environment: n, parts: r }) {
	let i = oj(e, t);
	if (i !== void 0) return { value: i };
	let a = e.environment && n[e.environment], o = a ? e.schema.safeParse(a).data : void 0;
	if (o !== void 0) return { value: o };
	for (let t of r) {
		let n = t.get(e);
		if (n !== void 0) return {
			value: n,
			part: t,
			place: t.place(e)
		};
	}
	return e.default === void 0 ? void 0 : { value: e.default };
}
function Q(e, t) {
	return kj(e, t)?.value;
}
// src/settings/projectId.ts
/** The id of the project that a run is for. In lokaform.yaml it can be a variable. */
/** Anything else, such as the name of a project, is refused here, before it is sent. */
const Aj = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, jj = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Mj = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Nj = {
	where: "the setting project",
	instead: "write the id itself"
}, Pj = {
	secrets: [],
	problems: []
};
/** The id from the option, `part` of lokaform.yaml or the backup. An id that is not allowed is a problem. */
function Fj(e, t) {
	let n = Lj(e, t), { id: r, secrets: i } = n, a = oj(Sx, t.raw);
	if (r === void 0 || !a || a.some((e) => e === r || e === tC(r))) return n;
	let o = oj(px, t.raw) === void 0 ? e?.place(px) : void 0;
	return {
		secrets: i,
		problems: [V("project-not-allowed", `${Ij(r, i, o, t)} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct the id, or add it to the list.`, { ...o && { place: o } })]
	};
}
/** An id from the environment, or from an input, may be a secret, so it is not quoted. */
function Ij(e, t, n, { raw: r }) {
	let [i] = t;
	return i ? `The project ${i.shown}` : n ? `The project ${e}` : oj(px, r) === void 0 ? "The id of the project in the backup" : "The id in --project (in the action: project)";
}
function Lj(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = oj(px, t);
	if (a !== void 0) return zj(a);
	let o = e?.get(px);
	return e && o !== void 0 ? Rj(o, n, e.place(px)) : e?.isBroken(px) || r?.projects ? Pj : i === void 0 ? {
		secrets: [],
		problems: [V("no-project", "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.")]
	} : xh(i).length > 0 ? Rj(i, n, void 0) : {
		id: i,
		secrets: [],
		problems: []
	};
}
/** `declared` is an id, or `${NAME}`, which `:branch` may follow. A value that is refused is not quoted. */
function Rj(e, t, n) {
	let [r, i, ...a] = bh(e), o = (e) => ({
		secrets: [],
		problems: e
	});
	if (!bh(e).some((e) => "name" in e)) return Bj(e, `"${e}"`, n);
	let s = i === void 0 ? "" : "text" in i ? i.text : void 0;
	if (!r || !("name" in r) || s === void 0 || a.length > 0 || !/^(:|$)/.test(s)) return o([Hj("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n)]);
	let c = `\${${r.name}}`, l = Mh(r.name, Nj, t);
	if ("message" in l) return o([V(l.code, l.message, { ...n && { place: n } })]);
	let { value: u } = l;
	if (!Mj.test(u)) return o([Hj(`The value of ${c} ${Vj}`, n)]);
	let d = Bj(u + s, `${c}${s}, with the value of ${c},`, n), f = [u, tC(u)].map((e) => ({
		value: e,
		shown: c
	}));
	return d.id === void 0 ? d : {
		...d,
		secrets: f
	};
}
/**
* An option takes an id or the URL of the project. What a workflow gives here often comes from a secret, so it is not
* quoted.
*/
function zj(e) {
	let [t, n] = jj.exec(e.trim()) ?? [], r = "The value of project";
	return t === void 0 || n === void 0 ? Bj(e, r) : /[?&#]branch=/i.test(e) && !n.includes(":") ? {
		secrets: [],
		problems: [Hj(`${r} is the URL of a branch. Give the id with :branch after it.`, void 0)]
	} : Bj(n.replace(/%3a/i, ":"), r);
}
/** `shown`: how a message names it. */
function Bj(e, t, n) {
	return Aj.test(e) ? {
		id: e,
		secrets: [],
		problems: []
	} : {
		secrets: [],
		problems: [Hj(`${t} ${Vj}`, n)]
	};
}
const Vj = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function Hj(e, t) {
	return V("bad-setting", e, { ...t && { place: t } });
}
// src/settings/rules.ts
/** The rules of one project, from its settings. */
function Uj(e) {
	let t = Gj(e.raw), n = Y.map(({ name: n, settings: r }) => [n, !t && Q(r.prune, e) || "off"]), r = Y.flatMap(({ settings: t }) => t.limits.flatMap((t) => {
		let n = Q(t, e);
		return n === void 0 ? [] : [[t.name, n]];
	})), i = {
		languages: Q(qx, e),
		writers: Q(Yx, e),
		take: Q(Xx, e),
		owner: Q(Zx, e),
		prune: Object.fromEntries(n),
		onRemove: Q(uS, e),
		onProblem: Q(dS, e),
		protectedTags: Q(Qx, e),
		limits: Object.fromEntries(r),
		maxDestroy: Q(fS, e),
		allowForeignProject: Q(pS, e)
	};
	return {
		rules: i,
		problems: Y.flatMap((t) => qj(t, i, e))
	};
}
/** Where lokaform.yaml names languages, by the language. */
function Wj(e) {
	let { value: t = {}, part: n } = kj(qx, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(qx, e)]));
}
/** Manifests that are named for one run may be only some of all, so they turn prune off unless an option turns it on. */
function Gj(e) {
	return ax.some((t) => oj(t, e) !== void 0) && ox.every((t) => (oj(t, e) ?? "off") === "off");
}
/** A notice that prune is off for this run, although lokaform.yaml turns it on. */
function Kj(e, t) {
	let n = ox.some((t) => oj(t, e) !== void 0);
	if (!t || !Gj(e) || n) return [];
	let r = [t.top, ...t.projects?.values() ?? []], i = ox.some((e) => r.some((t) => (t.get(e) ?? "off") !== "off")), a = `Prune is off in this run, because ${ax.map((e) => `--${ih(e)}`).join(" or ")} may cover only some of the manifests. To prune anyway, add ${ox.filter(oh).map((e) => `--${ih(e)}`).join(" or ")}.`;
	return i ? [V("bad-setting", a, { severity: "notice" })] : [];
}
function qj(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, { place: o } = kj(a, n) ?? {}, s = (e) => V("bad-setting", e, { ...o && { place: o } }), c = (e) => n.parts.some((t) => t.isBroken(e)), l = Xl(e, t), u = [];
	return l === "owned" && t.owner === void 0 && !c(Zx) && u.push(s(`With ${a.name}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), l !== "off" && Yl(e, t) === void 0 && !c(uS) && u.push(s(`The setting ${a.name} is on, but on_remove is not set. Set on_remove: archive, which can be undone in the project, or on_remove: destroy (--on-remove for one run).`)), u;
}
// src/settings/token.ts
/** The API tokens of a run: where each comes from, and which no output may contain. */
/** A token from a file, without the spaces and line breaks around it. */
async function Jj(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [V("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await _(l(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${dy(e)}`);
	}
}
/** Variables in which the runner, and tools of GitHub, keep tokens. */
const Yj = [
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"INPUT_GITHUB-TOKEN",
	"INPUT_TOKEN",
	"ACTIONS_RUNTIME_TOKEN",
	"ACTIONS_ID_TOKEN_REQUEST_TOKEN"
];
/** All tokens that are known: the run's, those of all entries of `projects`, and the runner's. */
function Xj(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => vh(t, e.get(fx) ?? "")).filter((e) => e !== void 0 && Fh(e) === void 0), i = Yj.map((e) => vh(t, e)), a = [
		n,
		t.LOKALISE_API_TOKEN,
		...r,
		...i
	].filter((e) => e !== void 0);
	return [...new Set(a)].filter((e) => e !== "");
}
const Zj = V("bad-setting", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
/** The token of one project. `isNeeded`: whether the command sends requests. */
function Qj(e, { usable: t, runToken: n, isNeeded: r }) {
	let i = e?.get(fx);
	if (!e || i === void 0) return {
		token: n,
		problems: r && n === void 0 ? [Zj] : []
	};
	let a = (t) => ({
		token: void 0,
		problems: r ? [V("bad-setting", t, { place: e.place(fx) })] : []
	});
	if (!$j(i, t)) return a(`The setting token_env must not be ${i}: this variable is reserved, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	let o = vh(t.values, i) || void 0;
	if (o === void 0) return a(`The environment has no ${i}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`);
	let s = Fh(o);
	return s === void 0 ? {
		token: o,
		problems: []
	} : a(`The value of ${i}, which must contain the API token of this project, ${s}`);
}
function $j(e, { allowed: t }) {
	return e === "LOKALISE_API_TOKEN" || !Ph(e) && (!t || t.includes(e));
}
// src/settings/project.ts
function eM(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, needsTokens: l } = n, u = [t, a?.top].filter((e) => e !== void 0), d = {
		raw: r,
		environment: i,
		parts: u
	}, f = Qj(t, {
		usable: o,
		runToken: s,
		isNeeded: l
	}), p = c ? Fj(u[0], n) : Pj, m = Uj(d), h = xh(u[0]?.get(px) ?? "").length > 0;
	return {
		settings: {
			name: e,
			id: p.id ?? "",
			chosen: oj(px, r) === void 0 && h ? p.id : void 0,
			secrets: p.secrets,
			token: f.token,
			manifests: tM(d, n),
			rules: m.rules,
			inFile: KS(u),
			languagePlaces: Wj(d),
			useAutomations: Q(oS, d),
			concurrency: Q(iS, d),
			batchSize: Q(aS, d),
			rate: Q(rS, d),
			showTexts: Q(Ex, d)
		},
		problems: [
			...p.problems,
			...f.problems,
			...m.problems
		]
	};
}
/** Paths and globs of options are relative to the working directory, those of lokaform.yaml to that file. */
function tM({ raw: e, parts: t }, { config: n, working: r }) {
	let i = n?.folder ?? r, a = {};
	for (let n of ax) {
		let o = oj(n, e);
		if (o === void 0 && t.some((e) => e.isBroken(n))) return;
		let s = t.find((e) => e.get(n) !== void 0), c = s?.get(n)?.map((e, t) => ({
			text: e,
			place: s.place(n, t)
		}));
		a[n.name] = o ? {
			folder: r,
			patterns: o.map((e) => ({ text: e }))
		} : c && {
			folder: i,
			patterns: c
		};
	}
	return {
		globs: a,
		folder: i
	};
}
// src/settings/resolve.ts
/** All settings of a run, checked. */
async function nM(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o }) {
	let { working: s } = n, { config: c, problems: u } = await Dj(t, n), d = await Jj(oj(dx, t), s), f = o ?? d.token ?? (r.LOKALISE_API_TOKEN || void 0), p = Xj(c, r, f), m = {
		values: r,
		tokens: p,
		allowed: oj(Cx, t)
	}, h = {
		raw: t,
		environment: r,
		parts: c ? [c.top] : []
	}, g = Q(Lx, h), _ = uj(t, c, a), v = e !== "validate" && !g, y = {
		raw: _.names.length > 1 ? {
			...t,
			[ih(px)]: []
		} : t,
		environment: r,
		config: c,
		usable: m,
		runToken: f,
		online: v,
		needsTokens: v && n.commit === void 0,
		backupProject: a,
		working: s
	}, b = c === void 0 && u.length > 0, x = (e) => eM(e, e === void 0 ? void 0 : c?.projects?.get(e), y), S = b ? [] : _.names.map(x), C = S.map(({ settings: e }) => e), w = _.others.map((e) => x(e).settings), T = (e, n) => {
		let r = oj(e, t) ?? n;
		return r === void 0 ? void 0 : l(s, r);
	};
	return {
		settings: {
			command: e,
			apiUrl: Q(_x, h),
			projects: C,
			others: w.flatMap(({ manifests: e }) => e ?? []),
			usable: m,
			secrets: [...p.map(a_), ...[...C, ...w].flatMap((e) => e.secrets)],
			timeLimit: Q(nS, h),
			format: Q(Fx, h),
			detailedExitcode: Q(Ix, h),
			publish: Q(Tx, h),
			summarizes: !1,
			failOnDrift: Q(wx, h),
			matrix: g,
			applyFrom: Q(xx, h),
			yes: Q(Bx, h),
			verbose: Q(Rx, h),
			quiet: Q(zx, h),
			out: T(Mx),
			report: T(Px),
			configFile: Ej(t, n),
			plan: T(Nx),
			reports: [],
			backupDir: T(mS, i),
			force: Q(gS, h),
			restoreFlags: rM(t, c !== void 0)
		},
		problems: iM([
			...d.problems,
			...sj(t),
			...u,
			..._.problems,
			...S.flatMap((e) => e.problems),
			...y.online ? Kj(t, c) : []
		])
	};
}
/** A backup contains its project, so the id is only needed if lokaform.yaml could name another one. */
function rM(e, t) {
	return [
		mx,
		...t ? [px] : [],
		dx,
		_x
	].flatMap((t) => {
		let n = oj(t, e);
		return n === void 0 ? [] : [`--${ih(t)}`, n];
	});
}
/** A mistake in what all projects share is found for each of them. */
function iM(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/run/target.ts
const aM = {
	entries: {},
	variables: /* @__PURE__ */ new Map()
};
/** The message could quote a text, so a problem with a location is named by its location. */
function oM({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${rj({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
/** A project that only head has is compared with a target that declares nothing. */
function sM(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => cM(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? aM, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		declared: {
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		released_kinds: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: qS(a?.settings.inFile ?? /* @__PURE__ */ new Map(), t.inFile)
	};
}
/** Whether it has the name of the project, and an id, even if that is not known. */
function cM({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(px));
}
/** A warning for each project that only the target has. `isPart`: whether the run leaves out projects of head. */
function lM(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => V("released-project", `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`, { severity: "warning" }));
}
/** The plan of the target follows the rules of its own settings, so what only a changed setting causes is not pending. */
function uM(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, released_kinds: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? oM(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...wA(e, n),
		settings: i,
		released_kinds: a
	};
}
// src/run/plan.ts
/** `target`: what the plan is compared with, if the run is for a pull request. Both plans are made from the same live objects. */
async function dM(e, t, { cancellation: n, history: r }, { usable: i, target: a }) {
	let { settings: o, declared: s } = t, c = {
		ownUser: SA(e, o.id),
		history: r,
		usable: i
	};
	try {
		let n = a && sM(a, t), r = await Uk(e, o.id, s, ...n?.is === "read" ? [n.declared] : []);
		if (!r.ok) return {
			is: "stopped",
			problems: [r.problem]
		};
		let i = r.value, l = n?.is === "read" ? n : void 0, u = await mA(s, i, o.rules, c, l?.declared), d = [
			...Fk(o.languagePlaces, i.project),
			...u.problems,
			...u.notices
		];
		if (u.is === "stopped") return {
			...u,
			problems: d
		};
		let f = l && await mA(l.declared, i, l.rules, c), p = n && uM(u, n, f);
		return {
			...u,
			live: i,
			problems: d,
			...p && { target: p }
		};
	} catch (e) {
		if (!(e instanceof yC)) throw e;
		return e instanceof wC && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [fM(e, s)]
		};
	}
}
/** If the service's message repeats a declared text, it is marked, so that it is hidden if texts are hidden. */
function fM(e, t) {
	let n = e instanceof bC ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && pM(n, t);
	return V("api-error", e.message + mM(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function pM(e, { entries: t }) {
	return g_(Y.flatMap(({ plural: e, fields: n }) => {
		let r = new Set(n.filter(Qg).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? b_(t) : []));
	}))(e) !== e;
}
/** The service gives the same answer for an unknown id and for a project that the token may not see. */
function mM(e) {
	return e instanceof bC && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
/** Why the plan may not be applied. */
async function hM({ plan: e, facts: t, problems: n }, r, i, a, o) {
	let s = await gM(e, r, i, a, o);
	return [
		...qy(n, r.rules),
		...Ky(e, t, r.rules, s),
		...vM(e, i)
	];
}
/** Names in manifests that no glob covers. They are read only if the plan removes an object that could be in one. */
async function gM({ changes: e }, { manifests: t }, { projects: n, others: r, backupDir: i }, a, o) {
	return !e.some(({ kind: e, action: t }) => t === "destroy" && Xg(e).namesInManifest !== void 0) || !t ? /* @__PURE__ */ new Map() : Ok([...n.flatMap((e) => e.manifests ?? []), ...r], a, i, o);
}
/** A warning about values that are overwritten without a backup. */
function _M(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || wk(e) || !Tk(e) ? [] : [V("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function vM(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !wk(e) ? [] : [V("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/run/restoreCommand.ts
/** The command that restores a backup, quoted for a shell. */
/** `flags`: options of this run that select the project and the service. */
function yM(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(bM).join(" ");
}
function bM(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/project.ts
/** An unexpected error becomes a problem of this project: the report of the others is not lost. */
async function xM(e, t, { saved: n, target: r }, i) {
	let { name: a, id: o, showTexts: s } = e.settings, c = {
		...a !== void 0 && { name: a },
		id: o,
		manifests: e.manifests,
		problems: [],
		...!s && { hide_texts: !0 }
	};
	try {
		return await SM(c, e, t, {
			saved: n,
			target: r
		}, i);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...c,
			problems: TM([t]),
			bugs: [t]
		};
	}
}
async function SM(e, t, n, { saved: r, target: i }, a) {
	let { id: o } = t.settings;
	if (a.cancellation.stopped) return e;
	let { stopping: s, aborted: c } = a.cancellation, l = {
		apiUrl: n.apiUrl,
		onResponse: a.onResponse,
		...a.onWait && { onWait: a.onWait }
	}, u = Ck(t.settings, {
		...l,
		signal: s
	}), d = Ck(t.settings, {
		...l,
		signal: c
	});
	if (!u.ok) return {
		...e,
		problems: [u.problem]
	};
	if (!d.ok) return {
		...e,
		problems: [d.problem]
	};
	let f = await dM(u.value, t, a, {
		usable: n.usable,
		target: i
	});
	if (f.is === "stopped") return {
		...e,
		problems: f.problems
	};
	let { live: p, plan: m, unmanaged: h, problems: g } = f, _ = await hM(f, t.settings, n, a.folders, s);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...g, ..._.map(CM)],
			plan: m,
			unmanaged: h
		};
		return await a.onPlan(t), t;
	}
	let v = r?.get(o), y = {
		project: p.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: Zu
	}, { plan: b, notApplied: x } = v ? NE(m, v, {
		...y,
		live: p
	}) : {
		plan: m,
		notApplied: []
	}, S = {
		...e,
		problems: [
			...g,
			..._,
			..._M(b, n)
		],
		plan: b,
		...f.target && { target: f.target },
		effort: { requests: SE(b, t.settings).flat().length },
		...x.length > 0 && { results: x }
	}, C = await a.onPlan(S);
	if (n.command === "plan" || _.length > 0) return S;
	if (!C) return a.cancellation.stopped ? S : {
		...S,
		problems: [...S.problems, wM]
	};
	let w = await DM(d.value, b, t, n, a);
	return {
		...S,
		...w,
		results: [...w.results, ...x],
		problems: [...S.problems, ...w.problems]
	};
}
/** Drift is always reported. Refusals of the plan become warnings. */
function CM(e) {
	return {
		...e,
		severity: "warning"
	};
}
const wM = V("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
/** One problem for all unexpected errors. Their stacks are shown with it. */
function TM(e) {
	return e.length === 0 ? [] : [V("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
/** The project id for a backup. Workflows upload backups, and an id from the environment may be a secret. */
function EM({ id: e, secrets: t }) {
	let n = new c_();
	return n.hide(t), n.clean(e);
}
async function DM(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f }) {
	let { concurrency: p, batchSize: m, useAutomations: h, id: g } = n, _ = EM(n), v = i === void 0 ? void 0 : kE(i, n.name ?? _, l()), y = {
		project: _,
		..._ !== g && { project_digest: Ub(g) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, b = (e) => yM(ny(e, u), a), x, S = async (e, t) => {
		await v?.write((t) => TE({
			...y,
			restore: b(t)
		}, e), t).catch((e) => {
			throw x = e.message, e;
		});
	}, C, w = await CE(e, t, {
		variables: r.variables,
		concurrency: p,
		batchSize: m,
		useAutomations: h,
		halt: () => o.reason,
		mayWrite: async () => (C = await f?.toWrite(), C?.message),
		backup: v && {
			write: S,
			keepsUrls: d.GITHUB_ACTIONS !== "true"
		},
		wait: s,
		onBatch: c
	}), T = t.changes.map((e) => ({
		change: e,
		outcome: w.of(e)
	})), { bugs: E, remarks: ee } = w;
	return {
		results: T,
		problems: [
			...C && !o.stopped ? [C] : [],
			...ee,
			...TM(E),
			...x === void 0 ? [] : [V("backup-not-written", x, { reach: "project" })]
		],
		...v?.path !== void 0 && {
			backup: ny(v.path, u),
			restore: b(v.path)
		},
		...E.length > 0 && { bugs: E }
	};
}
// src/run/reviewedPlans.ts
/** Reads the file of `apply --plan`: a reviewed plan for each project of the run. */
async function OM({ plan: e, projects: t }, n) {
	if (e === void 0) return {
		plans: void 0,
		problems: []
	};
	let r = (e) => ({
		plans: void 0,
		problems: [V("bad-plan", e)]
	}), i = ny(e, n), a = await ly(e, "The plan", n);
	if (!a.ok) return {
		plans: void 0,
		problems: [a.problem]
	};
	let o = qg(a.value);
	if ("issue" in o) return r(`The plan ${i} cannot be used: ${o.issue}`);
	let s = new Map(t.flatMap(({ id: e }) => {
		let t = o.plans.find(({ project: t }) => Hb(t, e));
		return t ? [[e, t]] : [];
	})), c = t.find(({ id: e }) => e !== "" && !s.has(e));
	return c ? r(`The plan ${i} is for another project (${o.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${c.id}. Make a plan for ${c.id}, or give the plan file of that project.`) : {
		plans: s,
		problems: []
	};
}
// src/run/run.ts
/** Runs a command: reads all manifests, runs one project after the other, and returns the report. */
/**
* `settingProblems`: problems of the settings. If one of them is an error, nothing is sent. No part of the report
* contains a secret.
*/
function kM(e, t, n) {
	return AM(n, (n) => jM(e, t, n));
}
/** Calls `run`, and removes from its report all secrets that were passed to `onSecrets`. */
async function AM(e, t) {
	let n = new c_(), r = (e) => n.clean(e);
	return Bb(await t({
		...e,
		onSecrets: (t) => {
			n.hide(t), e.onSecrets(t);
		},
		onResponse: (t) => e.onResponse({
			...t,
			path: r(t.path)
		}),
		onPlan: (t) => e.onPlan(Vb(t, r))
	}), r);
}
async function jM(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = /* @__PURE__ */ new Map(), o = await iC(e, i, r.stopping, a), { reads: s } = o, c = e.command === "validate" ? [...o.problems.map(NM), ...s.flatMap(({ declared: e }) => MM(e))] : o.problems;
	n.onSecrets(s.flatMap(({ declared: e }) => _h(e.variables)));
	let l = await OM(e, i), u = s.map((e) => e.declared), d = e.projects.flatMap(({ rules: e }) => e.take), f = [...new Set(s.flatMap((e) => e.manifests))], p = await Py(e, f, i), m = e.projects.flatMap(({ name: e }) => e ?? []), h = {
		format_version: 1,
		command: e.command,
		...m.length > 0 && { selected: m },
		manifests: f,
		declared: Object.fromEntries(Y.map(({ plural: e }) => [e, u.reduce((t, { entries: n }) => t + (n[e]?.length ?? 0), 0)])),
		problems: PM([
			...t,
			...l.problems,
			...c,
			...Ib([...new Set(d)], u),
			...p.values()
		]),
		projects: [],
		requests: 0,
		...e.projects.some(({ showTexts: e }) => !e) && { hide_texts: !0 }
	}, g = () => r.stopped ? { stopped: r.stopped } : {};
	if (r.stopping.aborted) return {
		...h,
		...g()
	};
	let _ = e.projects.flatMap(({ id: e }) => e === "" ? [] : e), v = () => n.target?.(f, {
		known: a,
		ids: _,
		onSecrets: n.onSecrets
	});
	if (n.withoutSecrets) return {
		...h,
		manifest_comparison: await XS(h, s, v),
		...g()
	};
	if (e.command === "validate" || Bl(h.problems)) return h;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(h.manifests);
		if (h.problems = [...h.problems, ...e], Bl(e)) return h;
	}
	let y = 0, b = {
		...n,
		onResponse: (e) => {
			y += 1, n.onResponse(e);
		}
	}, x = [], S = e.command === "plan" ? await v() : void 0;
	h.problems = [...h.problems, ...lM(S, s, e.others.length > 0)];
	let C = {
		saved: l.plans,
		target: S
	};
	for (let t of s) x.push(await xM(t, e, C, b));
	return {
		...h,
		projects: x,
		requests: y,
		...g()
	};
}
/** Remarks of `validate`, which cannot look at live objects. */
function MM({ entries: e }) {
	return Y.flatMap((t) => (e[t.plural] ?? []).flatMap((e) => t.checkOffline(e)));
}
/** No variable needs to be set to check manifests. */
function NM(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
/** Removes duplicates: several projects can share a manifest with a problem. */
function PM(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/commands/runCommand.ts
/** The way of every command that ends with a report: read the settings, run, write the files, report, exit code. */
/** Returns the exit code. */
async function FM(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: kM }) {
	let o = {
		...n.sources,
		backupProject: r
	}, { settings: s, problems: c, withoutSecrets: l } = i ? {
		settings: i.settings,
		problems: n.problems
	} : await IM(e, t, {
		...n,
		sources: o
	});
	if (s.matrix) return RM(s, c, n);
	let u = new wb(), d = Tb(u, s.timeLimit);
	try {
		let e = n.context(s, u, t), r = await a(s, c, l ? {
			...e,
			withoutSecrets: l
		} : e), d = await n.publish(r, t, s, u.stopping), f = LM(r, d), p = await Fy(s, f, o.folders), m = LM(f, p.problems), h = i && [
			...c,
			...i.found,
			...d,
			...p.problems
		];
		return await n.close(m, s, p, h), Cb(m, n.exitsWithFindings(s));
	} finally {
		d();
	}
}
/** Without secrets, as for a pull request from a fork, a run only checks the manifests, and compares them with the target. */
async function IM(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await nM(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await nM("validate", t, n);
	return {
		settings: c,
		problems: [
			...r,
			...l,
			s
		],
		withoutSecrets: !0
	};
}
function LM(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
/** Prints the names of the projects, for a matrix of jobs. Returns the exit code. */
function RM({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = V("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Bl(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Bl(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
// src/commands/apply.ts
const zM = {
	name: "apply",
	summary: "Change the live project to match the manifests. Removes nothing unless prune is on.",
	inAction: !0,
	actionSummary: "changes the live project to match the manifests, and removes nothing unless `prune` is on",
	examples: [
		"export LOKALISE_API_TOKEN=…",
		"lokaform apply --project 3002780358964f9bab5a92.87762498",
		"lokaform apply --plan plan.json        # only what was reviewed"
	],
	exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
	run: (e, t) => FM("apply", e, t)
};
// src/sandbox/answer.ts
/** An operation throws this before it writes anything, so that no part of the request is done. */
var BM = class extends Error {
	status;
	constructor(e, t) {
		super(t), this.status = e;
	}
};
function VM(e, t = {}) {
	return {
		status: 200,
		headers: t,
		body: { json: e }
	};
}
/** The usual error body [service.md §7]. */
function HM(e, t) {
	return {
		status: e,
		body: { json: { error: {
			message: t,
			code: e
		} } }
	};
}
/** The web server in front answers errors as HTML [service.md §1]. */
function UM(e, t) {
	let n = `${e} ${t}`;
	return {
		status: e,
		body: { html: `<html>\r\n<head><title>${n}</title></head>\r\n<body>\r\n<center><h1>${n}</h1></center>\r\n</body>\r\n</html>\r\n` }
	};
}
function WM() {
	return new BM(404, "Not Found");
}
/** ``Invalid `project_id` parameter`` was recorded [service.md §1]. For other parameters the message is a guess. */
function GM(e) {
	return new BM(400, `Invalid \`${e}\` parameter`);
}
// src/sandbox/projects/users.ts
/** The user of a state that names none: the user of every token without one, and the writer of every text without one. */
const KM = {
	user_id: 20181,
	email: "sandbox@example.com",
	fullname: "Sandbox"
}, qM = {
	user_id: 0,
	email: ""
}, JM = ["read-write", "read-only"];
function YM({ user: e }) {
	return e ? XM(e) : KM;
}
function XM(e) {
	return {
		...e,
		fullname: e.fullname ?? e.email
	};
}
/**
* The access of a sent token; undefined if the token is refused. If the state names no token, every token is accepted.
*/
function ZM(e, t) {
	let { token: n, tokens: r = [] } = t, i = n === void 0 && r.length === 0, a = r.find((t) => t.token === e);
	if (e === "" || !i && !a && e !== n) return;
	let { rights: o = "read-write", user: s, import_started_by: c } = a ?? {};
	return {
		rights: o,
		user: s ? XM(s) : YM(t),
		...c && { importStartedBy: XM(c) }
	};
}
// src/sandbox/http/limits.ts
/** The service's limits: 6 requests per second for each token, 10 at the same time for each project [service.md §6]. */
const QM = "Too many requests. Cool your jets and try again in a bit";
/**
* Counts requests by token and by project. The second is a sliding window: at any moment, no more than six requests were
* accepted in the second before it. A refused request does not count.
*/
var $M = class {
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	/** Accepts a request and returns a function to call when it is answered; undefined if it must be refused with 429. */
	enter(e, t) {
		let n = this.#e(), r = (this.#t.get(e) ?? []).filter((e) => n - e < 1e3), i = this.#n.get(t) ?? 0;
		if (!(r.length >= 6 || i >= 10)) return this.#t.set(e, [...r, n]), this.#n.set(t, i + 1), () => this.#r(t);
	}
	#r(e) {
		let t = (this.#n.get(e) ?? 1) - 1;
		t > 0 ? this.#n.set(e, t) : this.#n.delete(e);
	}
};
// src/sandbox/http/message.ts
const eN = k(de);
function tN({ method: e, url: t }) {
	return `${e} ${t} HTTP/1.1`.length > 8192;
}
/** The token of a request, from either of the two headers [service.md §1]; empty if both are missing. */
function nN({ headers: e }) {
	let t = e["x-api-token"] ?? e.authorization?.replace(/^Bearer\s+/i, "") ?? "";
	return String(t).trim();
}
/** The parsed body. A body that is not JSON stays a text, which every operation refuses. "gone" if the client disconnected. */
async function rN(e, t) {
	let n = [];
	try {
		for await (let t of e) n.push(Buffer.from(t));
	} catch {
		return "gone";
	}
	let r = t(Buffer.concat(n).toString("utf8"));
	try {
		return { body: r === "" ? void 0 : uO(r) };
	} catch {
		return { body: r };
	}
}
function iN({ status: e, headers: t, body: n }) {
	let r = "json" in n;
	return {
		status: e,
		headers: {
			"Content-Type": r ? "application/json" : "text/html",
			...t
		},
		text: r ? aN(n.json) : n.html
	};
}
/**
* JSON as PHP's `json_encode` writes it, like every recorded answer: `/` as `\/`, and non-ASCII characters as `\uXXXX`
* [service.md §1]. A client that compares bytes instead of parsed values fails with it.
*/
function aN(e) {
	return JSON.stringify(e).replace(/\//g, "\\/").replace(/[\u0080-\uffff]/g, oN);
}
function oN(e) {
	return `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
/** Compresses the answer if the request accepts gzip [service.md §1]. */
async function sN({ status: e, headers: t, text: n }, r) {
	let i = Buffer.from(n);
	if (!/\bgzip\b/.test(String(r.headers["accept-encoding"]))) return {
		status: e,
		headers: t,
		bytes: i
	};
	let a = await eN(i, { level: ue.Z_BEST_SPEED });
	return {
		status: e,
		headers: {
			...t,
			"Content-Encoding": "gzip"
		},
		bytes: a
	};
}
function cN(e, { status: t, headers: n, bytes: r }) {
	e.writeHead(t, {
		...n,
		"Content-Length": r.length
	}), e.end(r);
}
// src/sandbox/faults/faults.ts
/** Applies all faults to one request. The list is read again each time, so that a test may change it. */
var lN = class {
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	beforeOperation() {
		return this.#n((e) => e.beforeOperation?.(this.#t));
	}
	storeText(e) {
		return this.#e.reduce((e, t) => t.storeText?.(this.#t, e) ?? e, e);
	}
	omitKey(e) {
		return this.#n((t) => t.omitKey?.(this.#t, e));
	}
	refuseKey(e) {
		let t = this.#t.keys[e] ?? {};
		return this.#n((e) => e.refuseKey?.(this.#t, t));
	}
	storeTwice(e) {
		let t = this.#t.keys[e] ?? {};
		return this.#e.some((e) => e.storeTwice?.(this.#t, t));
	}
	lockKey(e) {
		return this.#e.some((t) => t.lockKey?.(this.#t, e));
	}
	showKeys(e) {
		return this.#e.reduce((e, t) => t.showKeys?.(this.#t, e) ?? e, e);
	}
	showWebhooks(e) {
		return this.#e.reduce((e, t) => t.showWebhooks?.(this.#t, e) ?? e, e);
	}
	meanwhile(e) {
		return this.#e.filter((t) => t.meanwhile?.(this.#t, e)).length > 0;
	}
	showBody(e) {
		let t = this.#e.filter((e) => e.showBody);
		if (t.length === 0 || !("json" in e.body)) return e;
		let n = t.reduce((e, t) => t.showBody?.(this.#t, e), structuredClone(e.body.json));
		return {
			...e,
			body: { json: n }
		};
	}
	onAnswer(e) {
		return this.#n((t) => t.onAnswer?.(this.#t, e));
	}
	delay() {
		return this.#e.reduce((e, t) => e + (t.delay?.(this.#t) ?? 0), 0);
	}
	#n(e) {
		for (let t of this.#e) {
			let n = e(t);
			if (n !== void 0) return n;
		}
	}
};
// src/sandbox/keys/names.ts
/** Platforms in the order of answers [service.md §2.7]. */
function uN(e) {
	return W.filter((t) => e.includes(t));
}
function dN(e) {
	return {
		ios: e("ios"),
		android: e("android"),
		web: e("web"),
		other: e("other")
	};
}
/**
* The four names of a key. A string fills all four, also in projects with names per platform. Of an object of names, only
* those of assigned platforms are kept. The other platforms get the name of the first assigned one [service.md §2.7].
* @param live the names before an update: an assigned platform that was not sent keeps its name
* @throws Refusal if no assigned platform gets a name
*/
function fN(e, t, n, r) {
	if (typeof e == "string") return dN(() => e);
	if (!n.perPlatform && n.objectNameWithoutSetting === "refuse") throw new BM(400, "key_name parameter should be a string");
	let i = uN(t), a = i.find((t) => e[t]) ?? i.find((e) => r?.[e]), o = a && (e[a] || r?.[a]);
	if (!o) throw new BM(400, "key_name parameter should name an assigned platform");
	if (!n.perPlatform) return dN((t) => n.objectNameWithoutSetting === "keep" && e[t] || o);
	let s = (t) => e[t] || r?.[t] || o, [c] = i;
	return dN((e) => c && !i.includes(e) ? s(c) : s(e));
}
/** The unique names of a key: its name, or with names per platform, its name on each assigned platform. */
function pN(e, t) {
	let n = (e) => t.sameNameOtherFilename === "allow" ? `\0${e}` : "";
	if (t.perPlatform) return e.platforms.map((t) => `${t}\0${e.key_name[t]}${n(e.filenames[t])}`);
	let r = n(W.map((t) => e.filenames[t]).join("\0"));
	return mN(e).map((e) => `${e}${r}`);
}
/** The names of a key without repetitions. */
function mN(e) {
	let { ios: t, android: n, web: r, other: i } = e.key_name;
	return t === n && t === r && t === i ? [t] : [.../* @__PURE__ */ new Set([
		t,
		n,
		r,
		i
	])];
}
// src/sandbox/keys/attributes.ts
/** Attributes of a key in the form in which the service stores them. */
/** Tags are sorted without regard to case [service.md §2.7]. */
function hN(e) {
	let t = (e) => e.toLowerCase();
	return [...new Set(e)].sort((e, n) => t(e) < t(n) ? -1 : +(t(e) > t(n)));
}
/** A filename for each platform, `""` where none is set [service.md §2.7]. */
function gN(e, t) {
	return dN((n) => e?.[n] ?? t?.[n] ?? "");
}
/** `""`, or JSON with a space after each comma and colon [service.md §2.7]. A text that is not JSON does not change. */
function _N(e) {
	try {
		return e === "" ? "" : vN(uO(e));
	} catch {
		return e;
	}
}
function vN(e) {
	return Array.isArray(e) ? `[${e.map(vN).join(", ")}]` : typeof e != "object" || !e ? JSON.stringify(e) : `{${Object.entries(e).map(([e, t]) => `${JSON.stringify(e)}: ${vN(t)}`).join(", ")}}`;
}
// src/sandbox/keys/texts.ts
/** Texts of translations, as the service stores and counts them. */
/**
* The text as it is stored. A plural is stored as a string of JSON with its forms; forms of the language that were not sent
* are appended empty [service.md §2.7]. A plain text for a plural becomes its form `other`, and forms for a key that is not a
* plural are stored as JSON. Both are guesses.
*/
function yN(e, t, n) {
	if (!t) return typeof e == "string" ? e : JSON.stringify(e);
	let r = typeof e == "string" ? TN(e) ?? (e === "" ? {} : { other: e }) : { ...e };
	for (let e of n ?? []) r[e] ??= "";
	return JSON.stringify(r);
}
/** The text of a plural key that becomes a plain one. */
function bN(e) {
	let t = TN(e);
	return t ? t.other || Object.values(t).find((e) => e !== "") || "" : e;
}
function xN(e, t) {
	return wN(e, t).every((e) => e === "");
}
/** The words of a text, or of all forms of a plural. Tags and entities do not count [service.md §2.7]. */
function SN(e, t) {
	return wN(e, t).reduce((e, t) => e + CN(t), 0);
}
function CN(e) {
	return e === "" ? 0 : e.replace(/<[^>]*>|&#?\w+;/g, " ").match(/\S+/g)?.length ?? 0;
}
function wN(e, t) {
	return t ? Object.values(TN(e) ?? { other: e }) : [e];
}
function TN(e) {
	if (e.startsWith("{")) try {
		let t = uO(e);
		return EN(t) ? t : void 0;
	} catch {
		return;
	}
}
/** Whether a value is an object whose members are all texts. */
function EN(e) {
	return dO(e) && Object.values(e).every((e) => typeof e == "string");
}
// src/sandbox/keys/writer.ts
/** The user of automations that write as a user of their own: see the assumption `automationWriter`. */
const DN = {
	user_id: 7002,
	email: "automation@example.com"
};
function ON({ project: e, now: t, access: n, store: r }) {
	return {
		project: e,
		now: t,
		access: n,
		assumptions: r.assumptions
	};
}
/** The user of the token. The writes of an import are recorded as the assumption says. */
function kN({ access: e, assumptions: t }) {
	return !e.importStartedBy || t.importWriter === "tokenUser" ? e.user : t.importWriter === "starter" ? e.importStartedBy : qM;
}
function AN({ access: e, assumptions: t }) {
	return t.automationWriter === "tokenUser" ? kN({
		access: e,
		assumptions: t
	}) : t.automationWriter === "otherUser" ? DN : qM;
}
/** Records who wrote a translation of a key, and when. */
function jN(e, t, { user_id: n, email: r }, { now: i }) {
	t.modified_by = n, t.modified_by_email = r, t.modified_at = i.text, t.modified_at_timestamp = i.seconds, e.translations_modified_at = i.text, e.translations_modified_at_timestamp = i.seconds;
}
// src/sandbox/keys/automations.ts
/** Whether the request leaves automations on. */
function MN({ body: e }) {
	return !dO(e) || e.use_automations !== !1;
}
/** Fills the empty texts of a key that has a new base text, in the languages of the automations [service.md §2.2]. */
function NN(e, t) {
	let { project: n } = t, r = bN(PN(e, n.record.base_language_iso) ?? "");
	if (r !== "") for (let { language_iso: i, translation: a } of n.automations) {
		let o = e.translations.find((e) => e.language_iso === i);
		if (!o || !xN(o.translation, e.is_plural)) continue;
		let s = n.languages.find((e) => e.lang_iso === i)?.plural_forms ?? null, c = a.replaceAll("{base}", () => r);
		o.translation = yN(e.is_plural ? { other: c } : c, e.is_plural, s), o.words = SN(o.translation, e.is_plural), o.is_unverified = !1, o.is_fuzzy = !1, jN(e, o, AN(t), t);
	}
}
function PN(e, t) {
	return e.translations.find((e) => e.language_iso === t)?.translation;
}
// src/sandbox/stamp.ts
/** `"2023-05-31 11:06:04 (Etc/UTC)"` [service.md §2.7]. */
function FN(e) {
	let t = (/* @__PURE__ */ new Date(e * 1e3)).toISOString();
	return {
		text: `${t.slice(0, 10)} ${t.slice(11, 19)} (Etc/UTC)`,
		seconds: e
	};
}
/** A moment of a state, which has the text, the seconds, both, or neither. In that case it is `fallback`. */
function IN(e, t, n) {
	if (t !== void 0) return e === void 0 ? FN(t) : {
		text: e,
		seconds: t
	};
	if (e === void 0) return n;
	let r = Date.parse(`${e.slice(0, 10)}T${e.slice(11, 19)}Z`) / 1e3;
	return {
		text: e,
		seconds: Number.isNaN(r) ? n.seconds : r
	};
}
// src/sandbox/keys/rows.ts
/**
* Every language of the project has a row from the creation of the key on. The row is empty if nothing was sent. An empty row
* is unverified, and `is_fuzzy` has the value of `is_unverified` [service.md §2.7].
*/
function LN(e, t) {
	let { keyId: n, isPlural: r, language: i, stamp: a, ids: o, user: s } = t, c = yN(e?.translation ?? "", r, i.plural_forms), l = e?.is_unverified ?? xN(c, r), u = e?.is_reviewed ?? !1, d = IN(e?.modified_at, e?.modified_at_timestamp, a);
	return {
		translation_id: e?.translation_id ?? o.translation(),
		segment_number: e?.segment_number ?? 1,
		key_id: n,
		language_iso: i.lang_iso,
		translation: c,
		modified_by: e?.modified_by ?? s.user_id,
		modified_by_email: e?.modified_by_email ?? s.email,
		modified_at: d.text,
		modified_at_timestamp: d.seconds,
		is_reviewed: u,
		reviewed_by: e?.reviewed_by ?? (u ? s.user_id : 0),
		is_unverified: l,
		is_fuzzy: e?.is_fuzzy ?? l,
		words: e?.words ?? SN(c, r),
		custom_translation_statuses: e?.custom_translation_statuses ?? [],
		task_id: e?.task_id ?? null
	};
}
// src/sandbox/keys/complete.ts
/** Makes a complete key, with a translation for every language of the project. It is not added to the project. */
function RN(e, t, n, r, i) {
	let a = e.key_id ?? n.key(), o = e.is_plural ?? !1, s = IN(e.created_at, e.created_at_timestamp, r), c = IN(e.modified_at, e.modified_at_timestamp, s), l = new Map(e.translations?.map((e) => [e.language_iso, e])), u = t.rowLanguages.map((e) => LN(l.get(e.lang_iso), {
		keyId: a,
		isPlural: o,
		language: e,
		stamp: s,
		ids: n,
		user: i
	})), d = u.reduce((e, t) => t.modified_at_timestamp > e.seconds ? zN(t) : e, s), f = IN(e.translations_modified_at, e.translations_modified_at_timestamp, d);
	return {
		key_id: a,
		created_at: s.text,
		created_at_timestamp: s.seconds,
		key_name: e.key_name,
		filenames: gN(e.filenames),
		description: e.description ?? "",
		platforms: uN(e.platforms ?? ["web"]),
		tags: hN(e.tags ?? []),
		comments: e.comments ?? [],
		screenshots: e.screenshots ?? [],
		translations: u,
		is_plural: o,
		plural_name: e.plural_name ?? "",
		is_hidden: e.is_hidden ?? !1,
		is_archived: e.is_archived ?? !1,
		context: e.context ?? "",
		base_words: e.base_words ?? u[0]?.words ?? 0,
		char_limit: e.char_limit ?? 0,
		custom_attributes: _N(e.custom_attributes ?? ""),
		modified_at: c.text,
		modified_at_timestamp: c.seconds,
		translations_modified_at: f.text,
		translations_modified_at_timestamp: f.seconds
	};
}
function zN(e) {
	return {
		text: e.modified_at,
		seconds: e.modified_at_timestamp
	};
}
// src/sandbox/keys/find.ts
/** The key that the path names. */
function BN({ id: e, project: t }) {
	let n = VN(e);
	if (n === void 0) throw GM("key_id");
	let r = t.keys.get(n);
	if (!r) throw WM();
	return r;
}
/** Ids are sent as numbers and as strings of digits. */
function VN(e) {
	return typeof e == "string" && /^\d+$/.test(e) ? Number(e) : typeof e == "number" && Number.isInteger(e) ? e : void 0;
}
// src/sandbox/keys/input.ts
/**
* Reads the keys of a request. The service refuses a whole batch with 400 because of one malformed key [service.md §2.2],
* so all keys are checked before the first one is written. Messages that were not recorded are worded like the recorded ones.
*/
const HN = Xc(L(), L()), UN = Hc([L().min(1), HN.refine((e) => Object.values(e).some(Boolean))]), WN = R(B(W)).min(1), GN = z({
	key_name: UN.exactOptional(),
	platforms: WN.exactOptional(),
	description: L().exactOptional(),
	filenames: HN.exactOptional(),
	tags: R(L()).exactOptional(),
	merge_tags: Ac().exactOptional(),
	is_plural: Ac().exactOptional(),
	plural_name: L().exactOptional(),
	is_hidden: Ac().exactOptional(),
	is_archived: Ac().exactOptional(),
	context: L().exactOptional(),
	char_limit: Oc().min(0).exactOptional(),
	custom_attributes: L().exactOptional()
}), KN = z({ comments: R(z({ comment: L() })).nullish() }), qN = z({
	key_name: UN,
	platforms: WN
}), JN = z({
	translation: Hc([L(), HN]),
	language_iso: L(),
	is_reviewed: Ac().exactOptional(),
	is_unverified: Ac().exactOptional()
});
function YN(e) {
	return QN(e.body).map((t) => {
		$N(t, "key_name"), $N(t, "platforms");
		let { comments: n } = rP(KN, t);
		return {
			...eP(t, e),
			...rP(qN, t),
			comments: n ?? []
		};
	});
}
function XN(e) {
	return QN(e.body).map((t) => {
		$N(t, "key_id");
		let n = VN(t.key_id);
		if (n === void 0) throw GM("key_id");
		return {
			...eP(t, e),
			key_id: n
		};
	});
}
/** Does not read translations: PUT of one key ignores them without an error [service.md §2.4]. */
function ZN(e) {
	if (!dO(e.body)) throw new BM(400, "Bad Request");
	let { translations: t, ...n } = e.body;
	return eP(n, e);
}
/** The `keys` of a body. They are not checked yet. */
function QN(e) {
	let t = dO(e) ? e.keys : void 0;
	if (!Array.isArray(t) || t.length === 0 || !t.every(dO)) throw GM("keys");
	return t;
}
function $N(e, t) {
	if (!(t in e)) throw new BM(400, `Key has no \`${t}\` parameter`);
}
function eP(e, t) {
	let n = rP(GN, e), { malformedCustomAttributes: r } = t.store.assumptions;
	if (r === "refuse" && !aP(n.custom_attributes ?? "")) throw GM("custom_attributes");
	return "translations" in e ? {
		...n,
		translations: tP(e.translations, t)
	} : n;
}
function tP(e, { project: t, store: n, faults: r }) {
	if (!Array.isArray(e) || !e.every(dO)) throw GM("translations");
	let i = e.map(nP), a = (e) => t.languages.some((t) => t.lang_iso === e.language_iso);
	if (n.assumptions.unknownLanguage === "refuse" && !i.every(a)) throw GM("language_iso");
	return i.filter(a).map((e) => ({
		...e,
		translation: iP(e.translation, r)
	}));
}
function nP(e) {
	if (e.translation === void 0 || e.translation === null) throw new BM(400, "Translation has no `translation` parameter");
	return rP(JN, e);
}
/** @throws Refusal that names the first wrong member */
function rP(e, t) {
	let { success: n, data: r, error: i } = e.safeParse(t);
	if (n) return r;
	let a = String(i.issues[0]?.path[0]);
	throw a === "key_name" ? new BM(400, "key_name parameter should be a string") : GM(a);
}
/** The text, or each form of a plural, as the faults change it. */
function iP(e, t) {
	return typeof e == "string" ? t.storeText(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t.storeText(n)]));
}
function aP(e) {
	if (e === "") return !0;
	try {
		return uO(e), !0;
	} catch {
		return !1;
	}
}
// src/sandbox/keys/create.ts
const oP = "This key name is already taken";
/**
* POST /keys: the answer has the complete keys in the order of the request, and refused ones in `errors`. The others are
* created [service.md §2.2]. Screenshots are accepted and ignored.
*/
function sP(e) {
	let t = YN(e).map((t) => ({
		...t,
		key_name: cP(t, e)
	})), n = [], r = [];
	return t.forEach((t, i) => {
		let a = e.faults.omitKey(i);
		if (a === "unwritten") return;
		let o = e.faults.refuseKey(i) ?? lP(t, e);
		if (o) {
			r.push(o);
			return;
		}
		let s = uP(t, e);
		a === void 0 && n.push(s), e.faults.storeTwice(i) && uP(t, e);
	}), VM({
		...e.envelope,
		keys: n,
		errors: r
	});
}
function cP({ key_name: e, platforms: t }, { project: n }) {
	return fN(e, t, n.names);
}
function lP({ key_name: e, platforms: t, filenames: n }, { project: r }) {
	let i = {
		key_name: e,
		platforms: t,
		filenames: gN(n)
	};
	return r.keys.conflictingKey(i, r.names) && {
		message: "This key name is already taken",
		code: 400,
		key_name: e
	};
}
function uP({ comments: e, screenshots: t, ...n }, r) {
	let { project: i, store: a, now: o } = r, s = ON(r), c = RN(n, i, a.ids, o, kN(s));
	return MN(r) && NN(c, s), c.comments = e?.map(({ comment: e }) => dP(e, c.key_id, r)) ?? [], i.keys.add(c), c;
}
/** A comment that is sent with a new key [service.md §2.2]. */
function dP(e, t, { store: n, now: r, access: i }) {
	return {
		comment_id: n.ids.comment(),
		key_id: t,
		comment: e,
		added_by: i.user.user_id,
		added_by_email: i.user.email,
		added_at: r.text,
		added_at_timestamp: r.seconds
	};
}
/** Reads `limit`. If it is missing, it is `usual`; if it is above `largest`, the answer is 400 [service.md §2.1]. */
function fP(e, t, n = 100) {
	return mP(e, "limit", n, t);
}
/** Offset paging: `page` from 1, and four headers [service.md §5]. A page after the last one is empty. */
function pP(e, t, n, r = 100) {
	let i = fP(t, n, r), a = mP(t, "page", 1, 2 ** 53 - 1);
	return {
		rows: e.slice((a - 1) * i, a * i),
		headers: {
			"X-Pagination-Total-Count": String(e.length),
			"X-Pagination-Page-Count": String(Math.ceil(e.length / i)),
			"X-Pagination-Limit": String(i),
			"X-Pagination-Page": String(a)
		}
	};
}
function mP(e, t, n, r) {
	let i = e.get(t);
	if (i === null || i === "") return n;
	let a = Number(i);
	if (!/^\d+$/.test(i) || a < 1 || a > r) throw GM(t);
	return a;
}
// src/sandbox/keys/table.ts
/**
* The keys of a project in the order of their ids, which is the order of lists [service.md §2.1]. Ids and names are indexed,
* for projects of 100,000 keys. Several keys may have the same name, because imports create them [service.md §2.7].
*/
var hP = class {
	#e = [];
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new Map();
	get size() {
		return this.#e.length;
	}
	all() {
		return this.#e;
	}
	get(e) {
		return this.#t.get(e);
	}
	/** All keys that have the name on any platform. */
	named(e) {
		return this.#n.get(e) ?? [];
	}
	/** Another key with one of the unique names that `named` has and `live` does not have. */
	conflictingKey(e, t, n) {
		let r = n ? pN(n, t) : [], i = pN(e, t).filter((e) => !r.includes(e));
		if (i.length !== 0) return mN(e).flatMap((e) => this.named(e)).find((e) => pN(e, t).some((e) => i.includes(e)));
	}
	add(e) {
		this.#e.splice(gP(this.#e, e.key_id), 0, e), this.#t.set(e.key_id, e), this.#r(e);
	}
	/** Calls `change`, which changes the key, and updates the index of names. */
	rename(e, t) {
		this.#i(e), t(), this.#r(e);
	}
	remove(e) {
		for (let t of e) this.#t.delete(t.key_id), this.#i(t);
		let [t] = e;
		t && e.size === 1 ? this.#e.splice(gP(this.#e, t.key_id) - 1, 1) : this.#e = this.#e.filter((t) => !e.has(t));
	}
	#r(e) {
		for (let t of mN(e)) {
			let n = this.#n.get(t);
			n ? n.push(e) : this.#n.set(t, [e]);
		}
	}
	#i(e) {
		for (let t of mN(e)) {
			let n = this.named(t).filter((t) => t !== e);
			n.length > 0 ? this.#n.set(t, n) : this.#n.delete(t);
		}
	}
};
/** The position of the first key with a greater id. The keys must be in the order of their ids. */
function gP(e, t) {
	let n = 0, r = e.length;
	for (; n < r;) {
		let i = n + r >>> 1;
		(e[i]?.key_id ?? 0) <= t ? n = i + 1 : r = i;
	}
	return n;
}
// src/sandbox/keys/cursor.ts
/**
* Cursor paging has only the headers `X-Pagination-Limit` and `X-Pagination-Next-Cursor`, and no totals [service.md §5]. The
* cursor is base64 of `{"1":<last key_id>}`, so that no key is missed while others are created or destroyed.
*/
function _P(e, t, n, r) {
	let i = fP(t, n), a = t.get("cursor") ?? "", o = a === "" ? 0 : gP(e, bP(a)), s = e.slice(o, o + i), c = s.at(-1), l = c ? yP(c.key_id) : a, u = o + i < e.length ? l : vP(r, l, c !== void 0);
	return {
		rows: s,
		headers: {
			"X-Pagination-Limit": String(i),
			...u !== void 0 && { "X-Pagination-Next-Cursor": u }
		}
	};
}
/** The header of the last page; undefined if there is no header. */
function vP(e, t, n) {
	if (e !== "absent") return e === "empty" ? "" : n || e === "stuck" ? t : void 0;
}
function yP(e) {
	return Buffer.from(JSON.stringify({ 1: e })).toString("base64");
}
function bP(e) {
	let t = /^\{"1":(\d+)\}$/.exec(Buffer.from(e, "base64").toString("utf8"));
	if (!t) throw GM("cursor");
	return Number(t[1]);
}
// src/sandbox/keys/filters.ts
/** The `filter_*` parameters of a key list as one test. Undefined if there is no filter. */
function xP(e) {
	let t = [
		wP(e, "filter_tags", (e) => e.tags),
		wP(e, "filter_filenames", (e) => Object.values(e.filenames)),
		wP(e, "filter_keys", (e) => Object.values(e.key_name)),
		wP(e, "filter_key_ids", (e) => [String(e.key_id)]),
		wP(e, "filter_platforms", (e) => e.platforms),
		e.get("filter_untranslated") === "1" ? TP : void 0,
		EP(e.get("filter_archived")),
		e.get("filter_qa_issues") ? () => !1 : void 0
	].filter((e) => e !== void 0);
	return t.length === 0 ? void 0 : (e) => t.every((t) => t(e));
}
/** The keys that may pass the filter, in the order of their ids. With a filter of ids or names, they come from an index. */
function SP(e, t) {
	let n = CP(t, "filter_key_ids"), r = CP(t, "filter_keys");
	if (!n && !r) return e.all();
	let i = n ? n.map((t) => e.get(Number(t))).filter((e) => e !== void 0) : (r ?? []).flatMap((t) => e.named(t));
	return [...new Set(i)].sort((e, t) => e.key_id - t.key_id);
}
/** Splits a parameter at its commas. A comma cannot be escaped [service.md §2.1]. */
function CP(e, t) {
	let n = e.get(t);
	return n ? n.split(",").map((e) => e.trim()) : void 0;
}
function wP(e, t, n) {
	let r = CP(e, t);
	if (!r) return;
	let i = new Set(r);
	return (e) => n(e).some((e) => i.has(e));
}
function TP(e) {
	return e.translations.some((t) => xN(t.translation, e.is_plural));
}
/** Archived keys are listed by default [service.md §2.1]. */
function EP(e) {
	if (e !== null && e !== "" && e !== "include") {
		if (e !== "exclude" && e !== "only") throw GM("filter_archived");
		return (t) => t.is_archived === (e === "only");
	}
}
// src/sandbox/keys/references.ts
const DP = /\[%key:([^%\]]+)%\]/g;
/**
* A row with `[%key:name%]` replaced by that key's text in the same language. It is shown unless `disable_references=1`
* [service.md §2.7]. A reference to an unknown key is not replaced.
*/
function OP(e, t) {
	return e.translation.includes("[%key:") ? {
		...e,
		translation: kP(e.translation, e.language_iso, t, 5)
	} : e;
}
function kP(e, t, n, r) {
	return r === 0 ? e : e.replace(DP, (e, i) => {
		let a = n.named(i)[0]?.translations.find((e) => e.language_iso === t);
		return a ? kP(a.translation, t, n, r - 1) : e;
	});
}
/** GET /keys: by ascending id, with archived keys [service.md §2.1]. */
function AP({ project: e, store: t, query: n, envelope: r, faults: i }) {
	let a = xP(n), o = n.get("pagination") || "offset";
	if (o !== "offset" && o !== "cursor") throw GM("pagination");
	let s = a ? SP(e.keys, n).filter(a) : e.keys.all(), { rows: c, headers: l } = o === "cursor" ? _P(s, n, 500, t.assumptions.lastPageCursor) : pP(s, n, 500), u = MP(n, e), d = i.showKeys({
		rows: c.map(u),
		headers: l
	});
	return VM({
		...r,
		keys: d.rows
	}, d.headers);
}
/** GET /keys/{id}: always with translations, comments and screenshots [service.md §2.3]. */
function jP(e) {
	let t = BN(e), n = NP(t.translations, e.query, e.project);
	return VM({
		...e.envelope,
		key: {
			...t,
			translations: n
		}
	});
}
/** Omits the members that the request does not ask for with `include_*` [service.md §2.1]. */
function MP(e, t) {
	let n = (t) => e.get(`include_${t}`) === "1", r = {
		translations: n("translations"),
		comments: n("comments"),
		screenshots: n("screenshots")
	}, i = CP(e, "filter_translation_lang_ids")?.map(Number), a = i && t.languages.filter(({ lang_id: e }) => i.includes(e)).map(({ lang_iso: e }) => e);
	return ({ translations: n, comments: i, screenshots: o, ...s }) => ({
		...s,
		...r.comments && { comments: i },
		...r.screenshots && { screenshots: o },
		...r.translations && { translations: NP(a ? n.filter((e) => a.includes(e.language_iso)) : n, e, t) }
	});
}
function NP(e, t, n) {
	return t.get("disable_references") === "1" ? e : e.map((e) => OP(e, n.keys));
}
// src/sandbox/keys/remove.ts
/** DELETE /keys/{id}: without a body. */
function PP(e) {
	let { removed: t, locked: n } = IP(/* @__PURE__ */ new Set([BN(e)]), e);
	return VM({
		...e.envelope,
		key_removed: t > 0,
		keys_locked: n
	});
}
/** DELETE /keys: the ids are in a JSON body. `keys_locked` counts the keys that could not be deleted [service.md §2.6]. */
function FP(e) {
	let { body: t, project: n, store: r, envelope: i } = e, a = dO(t) ? t.keys : void 0;
	if (!Array.isArray(a) || a.length === 0) throw GM("keys");
	let o = a.map(VN);
	if (o.includes(void 0)) throw GM("keys");
	let s = o.map((e) => n.keys.get(e ?? 0)).filter((e) => e !== void 0);
	if (s.length < o.length && r.assumptions.unknownIdsOnDelete === "404") throw WM();
	let { removed: c, locked: l } = IP(new Set(s), e);
	return VM({
		...i,
		keys_removed: c > 0 || l === 0,
		keys_locked: l
	});
}
/** If all keys are locked, nothing is removed. The answer to such a request is a guess. */
function IP(e, { project: t, faults: n }) {
	let r = new Set([...e].filter((e) => !n.lockKey(e.key_id)));
	return t.keys.remove(r), {
		removed: r.size,
		locked: e.size - r.size
	};
}
// src/sandbox/keys/change.ts
/** Computes what an update changes. The key itself does not change. @throws Refusal */
function LP(e, t, { project: n, store: r }) {
	let { key_name: i, platforms: a, filenames: o, tags: s, merge_tags: c, custom_attributes: l, ...u } = t, d = a ? uN(a) : e.platforms, f = i === void 0 && (a === void 0 || !n.names.perPlatform), p = r.assumptions.unsentFilenames === "keep" ? e.filenames : void 0;
	return {
		...u,
		key_name: f ? e.key_name : fN(i ?? e.key_name, d, n.names, e.key_name),
		platforms: d,
		filenames: o ? gN(o, p) : e.filenames,
		...s && { tags: hN(c ? [...e.tags, ...s] : s) },
		...l !== void 0 && { custom_attributes: _N(l) }
	};
}
/** Writes a change. `modified_at` changes if any member changes. */
function RP(e, t, n) {
	let { project: r, now: i } = n;
	if (!Object.entries(t).some(([t, n]) => !se(Reflect.get(e, t), n))) return;
	let a = e.is_plural, o = () => Object.assign(e, t, {
		modified_at: i.text,
		modified_at_timestamp: i.seconds
	});
	se(e.key_name, t.key_name) ? o() : r.keys.rename(e, o), e.is_plural !== a && zP(e, ON(n));
}
/** If `is_plural` changes, the texts of the key are converted, or they are lost. Who changed it has written them. */
function zP(e, t) {
	let { project: n, assumptions: r } = t;
	for (let i of e.translations) {
		let a = n.languages.find((e) => e.lang_iso === i.language_iso)?.plural_forms ?? null, o = xN(i.translation, !e.is_plural), s = r.pluralChange === "convert" ? i.translation : "";
		i.translation = e.is_plural ? yN(s, !0, a) : bN(s), i.words = SN(i.translation, e.is_plural), o || jN(e, i, kN(t), t);
	}
}
// src/sandbox/keys/translate.ts
/**
* Writes translations of a key. A new text changes `translations_modified_at`, but not the key's `modified_at`
* [service.md §2.5]. If the project has `auto_toggle_unverified` on, a new text in the base language makes the other languages
* unverified, except those in the same request [service.md §2.7].
* @returns whether the base text has changed
*/
function BP(e, t, n) {
	let { record: r } = n.project;
	if (!t.filter((t) => VP(e, t, n)).some((e) => e.language_iso === r.base_language_iso)) return !1;
	if (e.base_words = e.translations.find((e) => e.language_iso === r.base_language_iso)?.words ?? 0, r.settings.auto_toggle_unverified) {
		let r = t.map((e) => e.language_iso);
		for (let t of e.translations) r.includes(t.language_iso) || HP(e, t, n);
	}
	return !0;
}
/** @returns whether the text has changed, and not only its review */
function VP(e, t, n) {
	let { project: r, access: i, assumptions: a } = n, o = e.translations.find((e) => e.language_iso === t.language_iso);
	if (!o) return !1;
	let s = r.languages.find((e) => e.lang_iso === t.language_iso), c = yN(t.translation, e.is_plural, s?.plural_forms ?? null), l = c === o.translation, u = t.is_reviewed ?? (l && o.is_reviewed), d = t.is_unverified ?? (l ? o.is_unverified : xN(c, e.is_plural));
	return l && u === o.is_reviewed && d === o.is_unverified ? !1 : (o.translation = c, o.words = SN(c, e.is_plural), o.is_reviewed = u, o.reviewed_by = u ? i.user.user_id : 0, o.is_unverified = d, o.is_fuzzy = d, l && a.reviewWriter !== "move" || jN(e, o, kN(n), n), !l);
}
function HP(e, t, n) {
	!t.is_unverified && n.assumptions.unverifiedWriter === "move" && jN(e, t, kN(n), n), t.is_unverified = !0, t.is_fuzzy = !0;
}
// src/sandbox/keys/update.ts
/** PUT /keys/{id}. */
function UP(e) {
	let t = BN(e), n = LP(t, ZN(e), e), r = e.faults.refuseKey(0);
	if (r) throw new BM(r.code, r.message);
	if (e.project.keys.conflictingKey(n, e.project.names, t)) throw new BM(400, oP);
	return RP(t, n, e), VM({
		...e.envelope,
		key: t
	});
}
/** PUT /keys: the keys in the answer are sorted by id, and `errors` has the refused ones [service.md §2.5]. */
function WP(e) {
	let t = XN(e);
	for (let { key_id: n, ...r } of t) {
		let t = e.project.keys.get(n);
		t && LP(t, r, e);
	}
	let n = /* @__PURE__ */ new Set(), r = [];
	return t.forEach((t, i) => {
		let a = e.faults.omitKey(i);
		if (a === "unwritten") return;
		let o = e.faults.refuseKey(i) ?? GP(t, e);
		"message" in o ? r.push(o) : a === void 0 && n.add(o);
	}), VM({
		...e.envelope,
		keys: [...n].sort((e, t) => e.key_id - t.key_id),
		errors: r
	});
}
function GP(e, t) {
	let { key_id: n, translations: r, ...i } = e, a = t.project.keys.get(n);
	if (!a) return {
		message: "Key not found in the project",
		code: 404,
		key_id: n
	};
	let o = LP(a, i, t);
	if (t.project.keys.conflictingKey(o, t.project.names, a)) return {
		message: oP,
		code: 400,
		key_id: n
	};
	RP(a, o, t);
	let s = ON(t);
	return BP(a, r ?? [], s) && MN(t) && NN(a, s), a;
}
// src/sandbox/projects/operations.ts
/** GET /projects/{p}: the fields are at the top level, without an envelope [service.md §4]. */
function KP({ project: e }) {
	return VM({
		...e.record,
		statistics: YP(e)
	});
}
/** GET /projects/{p}/languages: sorted by name, with offset paging [service.md §4]. */
function qP({ project: e, query: t, store: n, envelope: r }) {
	let { rows: i, headers: a } = pP(e.languages, t, n.assumptions.largestOtherPage, n.assumptions.usualOtherPage);
	return VM({
		...r,
		languages: i
	}, a);
}
const JP = /* @__PURE__ */ new WeakMap();
/** Counted once between two writes, because it reads all texts. */
function YP(e) {
	let t = JP.get(e);
	if (t?.revision === e.revision) return t.statistics;
	let n = XP(e);
	return JP.set(e, {
		revision: e.revision,
		statistics: n
	}), n;
}
function XP({ keys: e, rowLanguages: t }) {
	let n = new Map(t.map(({ lang_iso: e }) => [e, {
		rows: 0,
		words: 0
	}])), r = 0, i = 0;
	for (let t of e.all()) {
		r += t.base_words;
		for (let e of t.translations) {
			e.is_unverified && i++;
			let r = n.get(e.language_iso);
			r && xN(e.translation, t.is_plural) && (r.rows++, r.words += t.base_words);
		}
	}
	let a = t.map(({ lang_id: t, lang_iso: r }) => {
		let i = n.get(r) ?? {
			rows: 0,
			words: 0
		};
		return {
			language_id: t,
			language_iso: r,
			progress: e.size === 0 ? 0 : Math.floor(100 * (e.size - i.rows) / e.size),
			words_to_do: i.words
		};
	}), o = a.reduce((e, t) => e + t.progress, 0);
	return {
		progress_total: Math.floor(o / a.length),
		keys_total: e.size,
		team: 1,
		base_words: r,
		qa_issues_total: i,
		qa_issues: {
			...ZP,
			unverified: i
		},
		languages: a
	};
}
/** The sandbox checks no quality. Of these counts, it knows `unverified` only. */
const ZP = {
	not_reviewed: 0,
	unverified: 0,
	spelling_grammar: 0,
	inconsistent_placeholders: 0,
	inconsistent_html: 0,
	different_number_of_urls: 0,
	different_urls: 0,
	leading_whitespace: 0,
	trailing_whitespace: 0,
	different_number_of_email_address: 0,
	different_email_address: 0,
	different_brackets: 0,
	different_numbers: 0,
	double_space: 0,
	special_placeholder: 0,
	unbalanced_brackets: 0
}, QP = FN(15e8), $P = [
	"upload",
	"download",
	"tasks",
	"contributors",
	"screenshots",
	"keys",
	"languages",
	"settings",
	"activity",
	"statistics"
];
/** GET /projects/{p}/contributors/me: the token's own user [service.md §4]. The sandbox has no other contributors. */
function eF({ id: e, access: t, mainProject: n, envelope: r }) {
	if (e !== "me") throw WM();
	return VM({
		project_id: r.project_id,
		contributor: {
			...t.user,
			created_at: QP.text,
			created_at_timestamp: QP.seconds,
			is_admin: !0,
			is_reviewer: !0,
			languages: n.languages.map(({ lang_id: e, lang_iso: t, lang_name: n }) => ({
				lang_id: e,
				lang_iso: t,
				lang_name: n,
				is_writable: !0
			})),
			admin_rights: $P,
			role_id: 1
		}
	});
}
// src/sandbox/webhooks/events.ts
/** Events are not in the order of the request [service.md §3]. Here they are sorted by name. */
function tF(e) {
	return [...new Set(e)].sort();
}
/**
* The languages of each event that can be limited to languages: all languages of the project if the request names none
* [service.md §3]. They are in the order of the project, not of the request.
*/
function nF(e, t, n) {
	let r = n.languages.map((e) => e.lang_iso);
	return tF(e).filter((e) => eg.includes(e)).map((e) => {
		let n = t.find((t) => t.event === e)?.lang_iso_codes ?? r;
		return {
			event: e,
			lang_iso_codes: r.filter((e) => n.includes(e))
		};
	});
}
// src/sandbox/webhooks/input.ts
const rF = z({
	url: L().refine((e) => /^https?:/i.test(e) && URL.canParse(e)).exactOptional(),
	events: R(L()).min(1).exactOptional(),
	branch: L().nullable().exactOptional(),
	event_lang_map: R(z({
		event: L(),
		lang_iso_codes: R(L())
	})).exactOptional()
}), iF = L().refine((e) => tg.includes(e)), aF = rF.extend({ events: R(iF).min(1).exactOptional() });
/**
* Reads a webhook from a request. A malformed webhook is refused with 400; the messages are guesses, because none was
* recorded [service.md §3].
* @param events the events that the webhook already has, for an update that omits them
*/
function oF(e, t = []) {
	let { body: n, store: r, mainProject: i } = e;
	if (!dO(n)) throw new BM(400, "Bad Request");
	let { success: a, data: o, error: s } = (r.assumptions.unknownEvent === "refuse" ? aF : rF).safeParse(n);
	if (!a) throw GM(String(s.issues[0]?.path[0]));
	let c = i.languages.map((e) => e.lang_iso);
	if (o.event_lang_map && !o.event_lang_map.every(({ event: e, lang_iso_codes: n }) => (o.events ?? t).includes(e) && eg.includes(e) && n.every((e) => c.includes(e)))) throw GM("event_lang_map");
	return {
		...o,
		...o.branch === "" && { branch: null }
	};
}
// src/sandbox/webhooks/webhooks.ts
/** The six operations on webhooks. Webhooks belong to the project and not to a branch, so no answer names a branch. */
/** Lists include the secrets [service.md §3]. */
function sF({ mainProject: e, query: t, store: n, faults: r }) {
	let { rows: i, headers: a } = r.showWebhooks(pP([...e.webhooks.values()], t, n.assumptions.largestOtherPage, n.assumptions.usualOtherPage));
	return VM({
		project_id: e.id,
		webhooks: i
	}, a);
}
function cF(e) {
	return mF(e, pF(e));
}
/** Two webhooks may have the same URL, and the service makes the secret [service.md §3]. */
function lF(e) {
	let { store: t, mainProject: n } = e, { url: r, events: i, branch: a, event_lang_map: o } = oF(e);
	if (r === void 0) throw new BM(400, "Webhook has no `url` parameter");
	if (i === void 0) throw new BM(400, "Webhook has no `events` parameter");
	let s = {
		webhook_id: t.ids.digest("webhook", t.webhookDigests("webhook_id")),
		url: r,
		branch: a ?? null,
		secret: t.ids.digest("secret", t.webhookDigests("secret")),
		events: tF(i),
		event_lang_map: nF(i, o ?? [], n)
	};
	return n.webhooks.set(s.webhook_id, s), mF(e, s);
}
/**
* `events` replaces the list. Omitted members keep their values, and the secret never changes [service.md §3]. An event without
* an entry in a sent `event_lang_map` is for all languages.
*/
function uF(e) {
	let t = pF(e), { event_lang_map: n, ...r } = oF(e, t.events);
	return Object.assign(t, r), t.events = tF(t.events), t.event_lang_map = nF(t.events, n ?? t.event_lang_map, e.mainProject), mF(e, t);
}
function dF(e) {
	return e.mainProject.webhooks.delete(pF(e).webhook_id), VM({
		project_id: e.mainProject.id,
		webhook_deleted: !0
	});
}
function fF(e) {
	let t = pF(e);
	return t.secret = e.store.ids.digest("secret", e.store.webhookDigests("secret")), VM({
		project_id: e.mainProject.id,
		secret: t.secret
	});
}
function pF({ mainProject: e, id: t }) {
	let n = e.webhooks.get(t);
	if (!n) throw WM();
	return n;
}
function mF({ mainProject: e }, t) {
	return VM({
		project_id: e.id,
		webhook: t
	});
}
// src/sandbox/operations.ts
/** What the sandbox does for each operation. */
const hF = {
	project: KP,
	languages: qP,
	contributor: eF,
	keys: AP,
	createKeys: sP,
	updateKeys: WP,
	destroyKeys: FP,
	key: jP,
	updateKey: UP,
	destroyKey: PP,
	webhooks: sF,
	createWebhook: lF,
	webhook: cF,
	updateWebhook: uF,
	destroyWebhook: dF,
	regenerateWebhookSecret: fF
};
// src/sandbox/ids.ts
/** New ids. They are counted, so that the same requests on the same state give the same answers. */
var gF = class {
	#e = 0;
	#t = 0;
	#n = 0;
	#r = 0;
	/** All new ids are greater than this one. */
	reserveKey(e) {
		this.#e = Math.max(this.#e, e);
	}
	reserveTranslation(e) {
		this.#t = Math.max(this.#t, e);
	}
	reserveComment(e) {
		this.#n = Math.max(this.#n, e);
	}
	key() {
		return ++this.#e;
	}
	translation() {
		return ++this.#t;
	}
	comment() {
		return ++this.#n;
	}
	/** 40 hex digits that are not in `taken`, for the id or the secret of a webhook. */
	digest(e, t) {
		for (;;) {
			let n = _F(`${e} ${++this.#r}`);
			if (!t.has(n)) return n;
		}
	}
};
function _F(e) {
	return ne("sha1").update(e).digest("hex");
}
/** A UUID that is computed from a text: the same text gives the same UUID. */
function vF(e) {
	let t = _F(e);
	return [
		t.slice(0, 8),
		t.slice(8, 12),
		`5${t.slice(13, 16)}`,
		`8${t.slice(17, 20)}`,
		t.slice(20, 32)
	].join("-");
}
// src/sandbox/projects/languages.ts
/** The ids of languages that are in recorded answers. */
const yF = {
	ak: 910,
	ar_001: 731,
	en: 640,
	ru: 597,
	sq: 803
}, bF = [
	"Adlm",
	"Arab",
	"Hebr",
	"Nkoo",
	"Rohg",
	"Syrc",
	"Thaa"
], xF = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
/** Name, direction and plural forms come from CLDR, like the service's own. A custom code gets English plural forms. */
function SF(e, t) {
	let n = TF(e.lang_iso);
	return {
		lang_id: e.lang_id ?? yF[e.lang_iso] ?? OF(e.lang_iso),
		lang_iso: e.lang_iso,
		lang_name: e.lang_name ?? (n ? EF(n) : e.lang_iso),
		is_rtl: e.is_rtl ?? bF.includes(n?.maximize().script),
		plural_forms: e.plural_forms === void 0 ? DF(n) : e.plural_forms,
		project_language_uuid: e.project_language_uuid ?? vF(`${t} ${e.lang_iso}`)
	};
}
/** The service lists languages by name [service.md §4]. */
function CF(e, t) {
	return e.lang_name < t.lang_name ? -1 : +(e.lang_name > t.lang_name);
}
/** The order of a key's translations: the base language first, the others by code [service.md §2.7]. */
function wF(e, t) {
	let n = (e) => e.lang_iso === t ? "" : e.lang_iso;
	return [...e].sort((e, t) => n(e) < n(t) ? -1 : 1);
}
/** Undefined for a custom code, such as `custom_1`. */
function TF(e) {
	try {
		return new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
function EF(e) {
	return new Intl.DisplayNames(["en"], {
		type: "language",
		languageDisplay: "standard"
	}).of(e.baseName) ?? e.baseName;
}
function DF(e) {
	let t = new Intl.PluralRules(e?.baseName ?? "en").resolvedOptions().pluralCategories;
	return xF.filter((e) => t.includes(e));
}
/** An id of 10,000 or more. No recorded language of the service has such an id. */
function OF(e) {
	return 1e4 + Number.parseInt(_F(e).slice(0, 8), 16) % 9e6;
}
// src/sandbox/projects/project.ts
/** The name of the branch that is the project itself. */
const kF = {
	per_platform_key_names: !1,
	reviewing: !0,
	auto_toggle_unverified: !0,
	offline_translation: !1,
	key_editing: !0,
	inline_machine_translations: !0,
	branching: !1,
	segmentation: !1,
	contributor_preview_download_enabled: !1,
	custom_translation_statuses: !1,
	custom_translation_statuses_allow_multiple: !1
};
/** Makes a project without keys and webhooks. What the state omits is as in a new project. */
function AF(e, t, n, r, { assumptions: i, access: a }) {
	let o = n.map((e) => e.lang_iso), s = t.base_language_iso ?? (o.includes("en") ? "en" : o[0] ?? "en"), c = (o.includes(s) ? n : [{ lang_iso: s }, ...n]).map((t) => SF(t, e)).sort(CF), l = wF(c, s), u = jF(e, t, l[0], r, YM(a));
	return {
		id: e,
		record: u,
		languages: c,
		rowLanguages: l,
		names: {
			perPlatform: u.settings.per_platform_key_names,
			objectNameWithoutSetting: i.objectNameWithoutSetting,
			sameNameOtherFilename: i.sameNameOtherFilename
		},
		keys: new hP(),
		webhooks: /* @__PURE__ */ new Map(),
		automations: [],
		revision: 0
	};
}
function jF(e, t, n, r, i) {
	let { statistics: a, settings: o, ...s } = t, [c = e] = e.split(":");
	return {
		project_type: "localization_files",
		name: c,
		description: "",
		created_at: r.text,
		created_at_timestamp: r.seconds,
		created_by: i.user_id,
		created_by_email: i.email,
		team_id: 1,
		team_uuid: vF("team"),
		base_language_id: n?.lang_id ?? 0,
		base_language_iso: n?.lang_iso ?? "",
		...s,
		project_id: c,
		settings: {
			...kF,
			...o
		}
	};
}
// src/sandbox/http/respond.ts
/** Finds the project, runs the operation, and applies the faults. Nothing here waits. */
function MF(e, t, n) {
	let { store: r } = e, { route: i } = t, a, o = (e) => ({
		answer: e,
		delay: a?.delay() ?? 0
	});
	try {
		let s = IF(r, t.projectId);
		if (i === "wrong method") throw new BM(405, "Method Not Allowed");
		if (i.writes && n.access.rights === "read-only") throw new BM(r.assumptions.readOnlyWrite, "Forbidden");
		a = new lN(e.faults, {
			operation: i.name,
			method: n.method,
			path: n.path,
			body: n.body,
			keys: PF(n.body, i.name, t.id),
			keyCount: s.project.keys.size
		});
		let c = r.now();
		a.meanwhile({
			...s,
			now: c,
			assumptions: r.assumptions
		}) && (s.project.revision++, e.changed());
		let l = a.beforeOperation();
		if (l) return o(l);
		let u = NF(e, i, {
			...s,
			store: r,
			query: n.query,
			id: t.id,
			body: n.body,
			now: c,
			access: n.access,
			faults: a
		}), d = a.showBody(u);
		return o(a.onAnswer(d) ?? d);
	} catch (e) {
		if (e instanceof BM) return o(HM(e.status, e.message));
		throw e;
	}
}
function NF({ changed: e }, t, n) {
	let r = hF[t.name](n);
	return t.writes && (n.project.revision++, e()), r;
}
/** The keys in the body of a writing request, which is not checked yet. */
function PF(e, t, n) {
	return dO(e) ? t === "updateKey" ? [{
		...e,
		key_id: n
	}] : t !== "createKeys" && t !== "updateKeys" ? [] : Array.isArray(e.keys) ? e.keys.filter(dO) : [] : [];
}
const FF = /^([0-9a-f]+\.[0-9]+)(?::([^;]+))?$/i;
/** The project that a path means, or the branch `id:branch`. `id:master` is the project itself. */
function IF(e, t) {
	let [, n, r = "master"] = FF.exec(t) ?? [];
	if (n === void 0) throw GM("project_id");
	let i = e.project(n), a = r === "master" ? i : e.project(t);
	if (!a || !i) throw WM();
	return {
		project: a,
		mainProject: i,
		envelope: {
			project_id: n,
			...i.record.settings.branching ? { branch: r } : {}
		}
	};
}
// src/sandbox/http/routes.ts
const LF = [
	{
		name: "project",
		method: "GET",
		path: ""
	},
	{
		name: "languages",
		method: "GET",
		path: "/languages"
	},
	{
		name: "contributor",
		method: "GET",
		path: "/contributors/:id"
	},
	{
		name: "keys",
		method: "GET",
		path: "/keys"
	},
	{
		name: "createKeys",
		method: "POST",
		path: "/keys"
	},
	{
		name: "updateKeys",
		method: "PUT",
		path: "/keys"
	},
	{
		name: "destroyKeys",
		method: "DELETE",
		path: "/keys"
	},
	{
		name: "key",
		method: "GET",
		path: "/keys/:id"
	},
	{
		name: "updateKey",
		method: "PUT",
		path: "/keys/:id"
	},
	{
		name: "destroyKey",
		method: "DELETE",
		path: "/keys/:id"
	},
	{
		name: "webhooks",
		method: "GET",
		path: "/webhooks"
	},
	{
		name: "createWebhook",
		method: "POST",
		path: "/webhooks"
	},
	{
		name: "webhook",
		method: "GET",
		path: "/webhooks/:id"
	},
	{
		name: "updateWebhook",
		method: "PUT",
		path: "/webhooks/:id"
	},
	{
		name: "destroyWebhook",
		method: "DELETE",
		path: "/webhooks/:id"
	},
	{
		name: "regenerateWebhookSecret",
		method: "PATCH",
		path: "/webhooks/:id/secret/regenerate"
	}
];
/** The operation for a method and a path; undefined if the service has no such path. */
function RF(e, t) {
	let [, n = "", r = ""] = /^\/api2\/projects\/([^/]+)(\/.*)?$/.exec(t) ?? [], [, i = "", a = "", o = ""] = /^(?:(\/[^/]+)(?:\/([^/]+)(\/.*)?)?)?$/.exec(r) ?? ["", r], s = `${i}${a && "/:id"}${o}`, c = LF.filter((e) => e.path === s), [l, u] = [zF(n), zF(a)];
	if (!l || u === void 0 || c.length === 0) return;
	let d = c.find((t) => t.method === e);
	return {
		projectId: l,
		id: u,
		route: d ? {
			name: d.name,
			writes: e !== "GET"
		} : "wrong method"
	};
}
function zF(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return;
	}
}
// src/sandbox/http/accept.ts
/** Accepts and answers one request. Settles when the answer is sent or the connection is cut. */
async function BF(e, t, n) {
	let { clock: r, latency: i, pause: a, closing: o, log: s } = e, c = r(), { method: l = "", url: u = "" } = t, d = e.faults.flatMap(({ wire: e }) => e ?? []), f = (e) => d.reduce((e, t) => t.received(e), e), p = f(u), m = VF(e, t, p), h = await rN(t, f), g = h === "gone" ? void 0 : h.body, { answer: _, delay: v } = h === "gone" ? {
		answer: "cut",
		delay: 0
	} : HF(e, m, {
		method: l,
		path: p,
		query: UF(p).query,
		body: g
	}), y = _ === "cut" ? void 0 : iN(_), b = i + v;
	b > 0 && await a(b, o);
	let x = d.reduce((e, t) => t.sent(e), y?.text ?? ""), S = y && await sN({
		...y,
		text: x
	}, t);
	"leave" in m && m.leave();
	let C = new Date(c).toISOString();
	s.add({
		time: C,
		method: l,
		path: p,
		...g !== void 0 && { body: g },
		status: y?.status ?? 0,
		ms: r() - c
	}), S ? cN(n, S) : t.socket.destroy();
}
function VF({ store: e, limits: t }, n, r) {
	if (tN(n)) return { refused: UM(414, "Request-URI Too Large") };
	let i = nN(n), a = ZM(i, e.access);
	if (!a) return { refused: HM(400, "Invalid `X-Api-Token` header") };
	let o = RF(n.method ?? "", UF(r).pathname);
	if (!o) return { refused: HM(404, "Not Found") };
	let [s = ""] = o.projectId.split(":"), c = t ? t.enter(i, s) : () => {};
	return c ? {
		target: o,
		access: a,
		leave: c
	} : { refused: HM(429, QM) };
}
/** A bug of the sandbox must not look like a failure of the service, so the message says that it is a bug. */
function HF(e, t, n) {
	if ("refused" in t) return {
		answer: t.refused,
		delay: 0
	};
	try {
		return MF(e, t.target, {
			...n,
			access: t.access
		});
	} catch (e) {
		return {
			answer: HM(500, `The sandbox failed. This is a bug in lokaform: ${e instanceof Error ? e.stack ?? e.message : String(e)}`),
			delay: 0
		};
	}
}
/** Splits a path by hand, because `URL` refuses some request lines that the service must answer. */
function UF(e = "") {
	let [t = "", ...n] = e.split("?");
	return {
		pathname: t,
		query: new URLSearchParams(n.join("?"))
	};
}
// src/sandbox/http/requestLog.ts
/** Keeps the requests in the order of their answers, reports each one, and writes it as a line of JSON. */
var WF = class {
	entries = [];
	#e;
	#t;
	#n;
	constructor(e, t = () => {}) {
		this.#e = t, this.#t = e === void 0 ? void 0 : T(e, { flags: "a" }), this.#t?.on("error", (t) => {
			this.#n = Error(`The sandbox cannot write its request log ${e}: ${t.message}.`, { cause: t });
		});
	}
	/** The lines have no bodies, because a body may be a whole batch of texts. */
	add(e) {
		this.entries.push(e);
		let { time: t, method: n, path: r, status: i, ms: a } = e;
		this.#t?.write(`${JSON.stringify({
			time: t,
			method: n,
			path: r,
			status: i,
			ms: a
		})}\n`), this.#e(e);
	}
	/** @throws Error if a line could not be written */
	async close() {
		if (this.#t && !this.#n && (this.#t.end(), await A(this.#t).catch(() => {})), this.#n) throw this.#n;
	}
};
// src/sandbox/assumptions.ts
/**
* Facts about the service that nothing public states. Each is a setting of the sandbox, because a client must handle every
* answer.
*/
const GF = {
	lastPageCursor: {
		values: [
			"absent",
			"empty",
			"emptyPage",
			"stuck"
		],
		about: "The last page of a cursor list: no header; an empty header; a cursor that leads to a page without keys; or a cursor that leads there and never changes."
	},
	sameNameOtherFilename: {
		values: ["refuse", "allow"],
		about: "A second key with the same name and other filenames."
	},
	objectNameWithoutSetting: {
		values: [
			"firstPlatform",
			"keep",
			"refuse"
		],
		about: "A name per platform that is sent to a project without names per platform."
	},
	unknownIdsOnDelete: {
		values: ["ignore", "404"],
		about: "Ids in a DELETE of many keys that are not in the project."
	},
	unknownLanguage: {
		values: ["refuse", "ignore"],
		about: "A translation in a language that the project does not have: 400 for the whole batch, or ignored."
	},
	malformedCustomAttributes: {
		values: ["refuse", "keep"],
		about: "custom_attributes that are not JSON: 400 for the whole batch, or stored unchanged."
	},
	unsentFilenames: {
		values: ["keep", "empty"],
		about: "Platforms that the filenames of an update omit."
	},
	unknownEvent: {
		values: ["refuse", "store"],
		about: "A webhook for an event that the service's reference does not list."
	},
	pluralChange: {
		values: ["convert", "drop"],
		about: "The texts of a key whose is_plural changes, in languages that the request omits: converted, or lost."
	},
	importWriter: {
		values: [
			"tokenUser",
			"starter",
			"none"
		],
		about: "The writer of texts that an import writes: the user of its token, the person who started it, or none (0)."
	},
	automationWriter: {
		values: [
			"tokenUser",
			"otherUser",
			"none"
		],
		about: "The writer of texts that an automation fills: the user of the token that wrote the base text, a user of its own, or none (0)."
	},
	branchWriter: {
		values: [
			"keep",
			"tokenUser",
			"none"
		],
		about: "The writer of texts that a new branch copies: unchanged, the user who made the branch, or none (0)."
	},
	unverifiedWriter: {
		values: ["keep", "move"],
		about: "Writer and time of texts that become unverified because the base text changed: unchanged, or those of that change."
	},
	reviewWriter: {
		values: ["keep", "move"],
		about: "Writer and time of a text that is only marked as reviewed or unverified: unchanged, or those of that request."
	},
	readOnlyWrite: {
		values: [
			403,
			401,
			400
		],
		about: "The status of a write with a read-only token."
	},
	largestOtherPage: {
		values: 500,
		about: "The maximum limit of webhook and language lists. For key lists it is known: 500."
	},
	usualOtherPage: {
		values: 100,
		about: "The default limit of webhook and language lists. For key lists it is known: 100."
	}
}, KF = Object.entries(GF), qF = Object.fromEntries(KF.map(([e, { values: t }]) => [e, typeof t == "number" ? t : t[0]])), JF = zc(Object.fromEntries(KF.map(([e, { values: t }]) => [e, (typeof t == "number" ? Oc().min(1) : el([...t])).exactOptional()]))).transform((e) => e), YF = L().exactOptional(), XF = R(L()).exactOptional(), ZF = Ec().exactOptional(), QF = Ac().exactOptional(), $F = R(Pc()).exactOptional(), eI = Zc(B(W), L()), tI = zc({
	lang_iso: L(),
	lang_id: ZF,
	lang_name: YF,
	is_rtl: QF,
	plural_forms: R(L()).nullable().exactOptional(),
	project_language_uuid: YF
}), nI = zc({
	language_iso: L(),
	translation: Hc([L(), Xc(L(), L())]),
	translation_id: ZF,
	segment_number: ZF,
	key_id: ZF,
	modified_by: ZF,
	modified_by_email: YF,
	modified_at: YF,
	modified_at_timestamp: ZF,
	is_reviewed: QF,
	reviewed_by: ZF,
	is_unverified: QF,
	is_fuzzy: QF,
	words: ZF,
	custom_translation_statuses: $F,
	task_id: Ec().nullable().exactOptional()
}), rI = zc({
	key_name: Hc([L().min(1), eI.refine((e) => Object.values(e).some(Boolean))]),
	key_id: ZF,
	created_at: YF,
	created_at_timestamp: ZF,
	filenames: eI.exactOptional(),
	description: YF,
	platforms: R(B(W)).min(1).exactOptional(),
	tags: XF,
	comments: $F,
	screenshots: $F,
	translations: R(nI).exactOptional(),
	is_plural: QF,
	plural_name: YF,
	is_hidden: QF,
	is_archived: QF,
	context: YF,
	base_words: ZF,
	char_limit: ZF,
	custom_attributes: YF,
	modified_at: YF,
	modified_at_timestamp: ZF,
	translations_modified_at: YF,
	translations_modified_at_timestamp: ZF
}), iI = zc({
	url: L(),
	events: R(L()),
	webhook_id: YF,
	branch: L().nullable().exactOptional(),
	secret: YF,
	event_lang_map: R(z({
		event: L(),
		lang_iso_codes: R(L())
	})).exactOptional()
}), aI = zc({
	project: wl(dO).exactOptional(),
	languages: R(tI).exactOptional(),
	keys: R(rI).exactOptional(),
	webhooks: R(iI).exactOptional(),
	automations: R(zc({
		language_iso: L(),
		translation: L()
	})).exactOptional()
}), oI = zc({
	user_id: Ec(),
	email: L(),
	fullname: YF
}), sI = zc({
	token: L().min(1),
	rights: B(JM).exactOptional(),
	user: oI.exactOptional(),
	import_started_by: oI.exactOptional()
}), cI = zc({
	projects: Xc(L(), aI),
	token: YF,
	tokens: R(sI).exactOptional(),
	user: oI.exactOptional(),
	assumptions: JF.exactOptional()
});
/** @throws Error whose message names the first mistake by its path */
function lI(e) {
	let { success: t, data: n, error: r } = cI.safeParse(e);
	if (!t) throw Error(uI(r.issues[0], e));
	for (let [e, t] of Object.entries(n.projects)) {
		if (!/^[0-9a-f]+\.[0-9]+(:.+)?$/i.test(e)) throw Error(`the project id ${JSON.stringify(e)} must look like 3002780358964f9bab5a92.87762498`);
		pI(e, t, n.projects), hI(t, `projects.${e}.keys`), mI(t, `projects.${e}.automations`);
	}
	return n;
}
function uI(e, t) {
	let n = e?.path ?? [];
	if (!e || n.length === 0 && !dO(t)) return "it must be an object with the member `projects`";
	if (e.code === "unrecognized_keys") return `${fI([...n, e.keys[0] ?? ""])} is an unknown member`;
	let r = n.reduce((e, t) => dI(e) ? Reflect.get(e, t) : void 0, t);
	return r === void 0 ? `${fI(n)} is missing` : `${fI(n)} must not be ${JSON.stringify(r).slice(0, 60)}`;
}
function dI(e) {
	return typeof e == "object" && !!e;
}
/** `projects.<id>.keys[3].key_name` */
function fI(e) {
	return e.map((e, t) => typeof e == "number" ? `[${e}]` : `${t > 0 ? "." : ""}${String(e)}`).join("");
}
function pI(e, t, n) {
	let [r = "", i] = e.split(":");
	if (i !== void 0) {
		if (i === "master") throw Error(`projects.${e} is the project ${r} itself: use that id`);
		if (!(r in n)) throw Error(`projects.${e} is a branch, and its project ${r} is missing`);
		if (t.webhooks && t.webhooks.length > 0) throw Error(`projects.${e}.webhooks must be empty: webhooks belong to the project, not to a branch`);
		if (t.automations) throw Error(`projects.${e}.automations must be those of the project ${r}: set them there`);
	}
}
function mI({ automations: e = [], languages: t }, n) {
	for (let [r, { language_iso: i }] of e.entries()) if (!t?.some(({ lang_iso: e }) => e === i)) throw Error(`${n}[${r}].language_iso ${i} is not among the project's languages`);
}
function hI({ keys: e = [], languages: t }, n) {
	let r = t?.map((e) => e.lang_iso), i = /* @__PURE__ */ new Set();
	for (let [t, { key_id: a, translations: o = [] }] of e.entries()) {
		let e = `${n}[${t}]`;
		if (a !== void 0 && i.has(a)) throw Error(`${e}.key_id ${a} is in the project twice`);
		a !== void 0 && i.add(a);
		for (let [t, { language_iso: n }] of o.entries()) if (r && !r.includes(n)) throw Error(`${e}.translations[${t}].language_iso ${n} is not among the project's languages`);
	}
}
/** @returns undefined if there is no such file */
function gI(e) {
	try {
		return lI(uO(ee(e, "utf8")));
	} catch (t) {
		if (t instanceof Error && "code" in t && t.code === "ENOENT") return;
		let n = t instanceof Error ? t.message : String(t);
		throw Error(`The sandbox cannot use the state file ${e}: ${n}. Fix the file, or move it away to start with an empty state.`, { cause: t });
	}
}
/**
* Keeps a file equal to the state. The file is written under another name and then renamed, so that a reader always finds a
* complete state. Several changes in a row are one write.
*/
var _I = class {
	#e;
	#t;
	#n = new AbortController();
	#r = !1;
	#i;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async write() {
		this.#r = !1;
		try {
			await S(`${this.#e}.tmp`, vI(this.#t())), await y(`${this.#e}.tmp`, this.#e);
		} catch (e) {
			throw this.#r = !0, e;
		}
	}
	/** The state has changed, so the file is written soon. If that fails, {@link flush} throws the error. */
	changed() {
		this.#r = !0, this.#i ??= this.#a().catch(() => {}).finally(() => {
			this.#i = void 0;
		});
	}
	/** Writes all changes to the file. The state must not change afterwards. */
	async flush() {
		this.#n.abort(), await this.#i, this.#r && await this.write();
	}
	async #a() {
		for (; this.#r && !this.#n.signal.aborted;) {
			await new Promise(setImmediate);
			let e = performance.now();
			await this.write(), await O((performance.now() - e) * 9, void 0, { signal: this.#n.signal });
		}
	}
};
/** The content of the file in pieces, because a large state is too long for one string. */
function vI(e) {
	let t = [], n = "";
	for (let r of yI(e)) n += r, n.length < 1048576 || (t.push(n), n = "");
	return [...t, n];
}
/** One line for each key, language and webhook, so that people can read and edit the file. */
function* yI({ projects: e, ...t }) {
	yield "{\n";
	for (let [e, n] of Object.entries(t)) yield `"${e}": ${JSON.stringify(n)},\n`;
	yield "\"projects\": {";
	let n = "\n";
	for (let [t, { project: r, ...i }] of Object.entries(e)) {
		yield `${n}${JSON.stringify(t)}: {\n"project": ${JSON.stringify(r)}`;
		for (let [e, t] of Object.entries(i)) yield* bI(e, t);
		yield "\n}", n = ",\n";
	}
	yield "\n}\n}\n";
}
function* bI(e, t) {
	yield `,\n"${e}": [`;
	let n = "\n";
	for (let e of t) yield `${n}${JSON.stringify(e)}`, n = ",\n";
	yield "\n]";
}
// src/sandbox/state/store.ts
/** The data of the sandbox while it runs. */
var xI = class {
	/** What the state says about tokens and users. */
	access;
	assumptions;
	ids = new gF();
	#e = /* @__PURE__ */ new Map();
	#t;
	#n;
	/**
	* @param state valid; it is copied and does not change
	* @param assumptions these override those of the state
	*/
	constructor(e, t, n) {
		let { projects: r, ...i } = e;
		this.#n = structuredClone(i), this.access = this.#n, this.assumptions = {
			...qF,
			...i.assumptions,
			...t
		}, this.#t = n;
		for (let t of Object.values(e.projects)) this.#c(t);
		let a = Object.keys(e.projects);
		for (let [t, n] of Object.entries(e.projects)) {
			let [r = t, i] = t.split(":"), o = e.projects[r] ?? {}, s = {
				branching: a.some((e) => e.startsWith(`${r}:`)),
				...o.project?.settings
			}, c = {
				...o.project,
				settings: s
			};
			this.#e.set(t, this.#r(t, i === void 0 ? n : this.#o(n, o), c));
		}
	}
	now() {
		return FN(Math.floor(this.#t() / 1e3));
	}
	project(e) {
		return this.#e.get(e);
	}
	/** The ids or the secrets of all webhooks. */
	webhookDigests(e) {
		return new Set([...this.#e.values()].flatMap(({ webhooks: t }) => [...t.values()].map((t) => t[e])));
	}
	/** A view of the data, not a copy. */
	state() {
		let e = {};
		for (let [t, { record: n, languages: r, keys: i, webhooks: a, automations: o }] of this.#e) {
			let s = {
				languages: [...r],
				keys: [...i.all()],
				webhooks: [...a.values()]
			}, c = o.length > 0 && !t.includes(":") ? { automations: o } : {};
			e[t] = {
				project: n,
				...s,
				...c
			};
		}
		return {
			...this.#n,
			projects: e
		};
	}
	#r(e, t, n) {
		let r = this.now(), i = AF(e, n, t.languages ?? SI(t.keys ?? []), r, this);
		i.automations.push(...structuredClone(t.automations ?? []));
		let a = (t.keys ?? []).map((e) => ({
			...e,
			key_id: e.key_id ?? this.ids.key()
		}));
		for (let e of a.sort((e, t) => e.key_id - t.key_id)) i.keys.add(RN({
			...e,
			key_name: this.#i(e, i)
		}, i, this.ids, r, YM(this.access)));
		for (let e of t.webhooks ?? []) this.#a(e, i);
		return i;
	}
	/** Four names are kept unchanged: a state may contain names that a request could not make. */
	#i({ key_name: e, platforms: t = ["web"] }, n) {
		if (typeof e == "string") return fN(e, t, n.names);
		let { ios: r, android: i, web: a, other: o } = e;
		return r && i && a && o ? {
			ios: r,
			android: i,
			web: a,
			other: o
		} : fN(e, t, {
			...n.names,
			perPlatform: !0
		});
	}
	#a(e, t) {
		let n = e.webhook_id ?? this.ids.digest("webhook", this.webhookDigests("webhook_id"));
		t.webhooks.set(n, {
			webhook_id: n,
			url: e.url,
			branch: e.branch ?? null,
			secret: e.secret ?? this.ids.digest("secret", this.webhookDigests("secret")),
			events: tF(e.events),
			event_lang_map: nF(e.events, e.event_lang_map ?? [], t)
		});
	}
	/** What a branch omits is copied from its project. Copied keys and translations get new ids. */
	#o({ languages: e, keys: t }, n) {
		let r = e ?? n.languages, i = n.keys?.map(({ key_id: e, translations: t, ...n }) => ({
			...n,
			...t && { translations: t.map((e) => this.#s(e)) }
		}));
		return {
			...r && { languages: r },
			...n.automations && { automations: n.automations },
			keys: t ?? i ?? []
		};
	}
	#s({ translation_id: e, ...t }) {
		let { branchWriter: n } = this.assumptions;
		if (n === "keep") return t;
		let { user_id: r, email: i } = n === "none" ? qM : YM(this.access);
		return {
			...t,
			modified_by: r,
			modified_by_email: i
		};
	}
	#c(e) {
		for (let t of e.keys ?? []) {
			this.ids.reserveKey(t.key_id ?? 0);
			for (let e of t.translations ?? []) this.ids.reserveTranslation(e.translation_id ?? 0);
			for (let e of t.comments ?? []) this.ids.reserveComment(CI(e));
		}
	}
};
function SI(e) {
	let t = e.flatMap((e) => e.translations?.map((e) => e.language_iso) ?? []);
	return [...new Set(t)].map((e) => ({ lang_iso: e }));
}
function CI(e) {
	return dO(e) && typeof e.comment_id == "number" ? e.comment_id : 0;
}
// src/sandbox/faults/editor.ts
/** A person who edits the project at the same time as the client. */
const wI = {
	user_id: 7001,
	email: "editor@example.com",
	fullname: "Editor"
}, TI = { editor: {
	rate: .1,
	make: (e) => {
		let t = 0;
		return { meanwhile: (n, r) => {
			let i = e.hits(n) ? DI(r.project.keys.all(), e, n, "key") : void 0;
			return i ? (t++, EI(i, t, e, n, r), !0) : !1;
		} };
	}
} };
/** Every third edit sets the tag `protected`; the others write a text. */
function EI(e, t, n, r, i) {
	if (t % 3 == 0) {
		e.tags = hN([...e.tags, "protected"]), e.modified_at = i.now.text, e.modified_at_timestamp = i.now.seconds;
		return;
	}
	let a = DI(e.translations, n, r, "language");
	if (!a) return;
	let o = `edited ${t}`, s = e.is_plural ? { other: o } : o;
	BP(e, [{
		language_iso: a.language_iso,
		translation: s
	}], {
		...i,
		access: {
			rights: "read-write",
			user: wI
		}
	});
}
function DI(e, t, n, r) {
	return e[t.below(e.length, n, r)];
}
// src/sandbox/faults/answers.ts
/** Faults of answers: rows and fields that are missing, null or of another type. The stored data do not change. */
const OI = .2, kI = /* @__PURE__ */ new Set([
	"created_at",
	"created_at_timestamp",
	"modified_at",
	"modified_at_timestamp",
	"translations_modified_at",
	"translations_modified_at_timestamp",
	"is_unverified",
	"is_fuzzy",
	"segment_number",
	"words",
	"base_words",
	"task_id",
	"reviewed_by",
	"custom_translation_statuses",
	"keys_locked",
	"branch",
	"lang_name",
	"is_rtl"
]), AI = {
	"missing-row": {
		rate: OI,
		make: (e) => MI(e, PI)
	},
	"missing-translations": {
		rate: OI,
		make: (e) => MI(e, ({ translations: e, ...t }) => t)
	},
	"first-language": {
		rate: OI,
		make: (e) => ({ showBody: (t, n) => e.hits(t) ? NI(n, FI) : n })
	},
	"old-answers": {
		rate: OI,
		make: (e) => ({ showBody: (t, n) => {
			if (!e.hits(t)) return n;
			let r = e.below(2, t) === 0;
			return LI(n, (e, t) => kI.has(e) ? r ? [] : [e === "branch" ? t : null] : [t]);
		} })
	},
	retyped: {
		rate: OI,
		make: (e) => ({ showBody: (t, n) => e.hits(t) ? LI(n, (e, t) => [e === "code" ? t : RI(t)]) : n })
	},
	"odd-webhook": {
		rate: OI,
		make: (e) => ({ showBody: (t, n) => {
			let { operation: r } = t;
			return r !== "updateWebhook" && r !== "destroyWebhook" ? n : e.hits(t) ? jI[e.below(jI.length, t)] : n;
		} })
	}
}, jI = [
	{},
	[],
	null,
	"",
	{ webhook: null },
	{
		project_id: null,
		webhook_deleted: 1
	}
];
/** Rewrites random keys of an answer that has translations. */
function MI(e, t) {
	return { showBody: (n, r) => NI(r, (r) => e.hitsPart(n, String(r.key_id)) ? t(r, n, e) : r) };
}
/** Rewrites all keys of an answer that have translations. */
function NI(e, t) {
	if (!dO(e)) return e;
	let n = (e) => dO(e) && Array.isArray(e.translations) ? t(e) : e;
	return {
		...e,
		...Array.isArray(e.keys) && { keys: e.keys.map(n) },
		..."key" in e && { key: n(e.key) }
	};
}
function PI(e, t, n) {
	let r = II(e);
	return {
		...e,
		translations: r.toSpliced(n.below(r.length, t), 1)
	};
}
function FI(e) {
	return {
		...e,
		translations: II(e).slice(0, 1)
	};
}
function II({ translations: e }) {
	return Array.isArray(e) ? e : [];
}
/** Rewrites every member of every object: `member` returns its new value in a list, or an empty list to omit it. */
function LI(e, t) {
	return Array.isArray(e) ? e.map((e) => LI(e, t)) : dO(e) ? Object.fromEntries(Object.entries(e).flatMap(([e, n]) => t(e, LI(n, t)).map((t) => [e, t]))) : e;
}
function RI(e) {
	return typeof e == "number" ? String(e) : typeof e == "boolean" ? Number(e) : e;
}
// src/sandbox/faults/hugeIds.ts
/**
* Every id of a key and a translation is above 2^53 on the wire. A client that reads them as JavaScript numbers gets the same
* number for neighbouring ids. The sandbox itself keeps small ids.
*/
const zI = 9100000000000000000n, BI = /* @__PURE__ */ RegExp("(?<![a-z0-9_.])91\\d{17}(?![\\w.])", "g"), VI = /"(key_id|translation_id)":("?)(\d{1,15})(?!\d)/g;
function HI() {
	return { wire: {
		received: (e) => e.replace(BI, UI),
		sent: (e) => e.replace(VI, (e, t, n, r) => `"${t}":${n}${zI + BigInt(r)}`)
	} };
}
/** The small id of the sandbox for a shown id. */
function UI(e) {
	return e.replace(BI, (e) => String(BigInt(e) - zI));
}
// src/sandbox/faults/keys.ts
/** Faults of keys. A key that is hit is hit in every request; `drop-item` and `forget-item` hit batches. */
/** The part of the batches that lose a key, by default. */
const WI = .2, GI = .05, KI = {
	"drop-item": {
		rate: WI,
		make: qI("unwritten")
	},
	"forget-item": {
		rate: WI,
		make: qI("unmentioned")
	},
	poison: {
		rate: GI,
		make: (e) => ({ beforeOperation: (t) => t.keys.some((n) => e.hitsValue(t, JI(n))) ? HM(400, "Translation has no `translation` parameter") : void 0 })
	},
	"refuse-item": {
		rate: GI,
		make: (e) => ({ refuseKey: (t, n) => e.hitsValue(t, JI(n)) ? YI(n) : void 0 })
	},
	"duplicate-names": {
		rate: GI,
		make: (e) => ({ storeTwice: (t, n) => e.hitsValue(t, JI(n)) })
	},
	"locked-keys": {
		rate: GI,
		make: (e) => ({ lockKey: (t, n) => e.hitsValue(t, `id ${n}`) })
	},
	"normalised-text": {
		rate: 1,
		make: (e) => ({ storeText: (t, n) => e.hitsValue(t, n) ? ZI(n) : n })
	},
	quota: {
		most: 0,
		make: (e, { most: t }) => ({ beforeOperation: (n) => n.operation === "createKeys" && e.isOn(n) && n.keyCount + n.keys.length > t ? HM(403, "The limit of keys of this plan is reached") : void 0 })
	}
};
function qI(e) {
	return (t) => ({ omitKey: (n, r) => t.hits(n) && t.below(n.keys.length, n) === r ? e : void 0 });
}
/** A key is identified by its id, or by its name if it has no id yet. */
function JI({ key_id: e, key_name: t }) {
	if (e !== void 0) return `id ${e}`;
	let n = EN(t) ? Object.values(t) : [String(t)];
	return `name ${[...new Set(n)].sort().join("\0")}`;
}
function YI({ key_id: e, key_name: t }) {
	let n = {
		message: "This key cannot be saved",
		code: 400
	}, r = VN(e);
	return r === void 0 ? {
		...n,
		key_name: XI(t)
	} : {
		...n,
		key_id: r
	};
}
/** A name for each platform, as in answers. Platforms that were not sent get the first name that was sent. */
function XI(e) {
	let t = EN(e) ? e : {}, n = EN(e) ? W.map((t) => e[t]).find(Boolean) : String(e);
	return dN((e) => t[e] ?? n ?? "");
}
function ZI(e) {
	return e.replaceAll("...", "…").trimEnd();
}
// src/sandbox/faults/lists.ts
/** Faults of key lists, with offset and cursor: the shown page lacks keys, and the headers have the true totals. */
const QI = .2, $I = {
	"short-list": {
		rate: QI,
		make: (e) => ({ showKeys: (t, n) => {
			if (n.rows.length === 0 || !e.hits(t)) return n;
			let r = Math.ceil(n.rows.length / 10), i = e.below(n.rows.length - r + 1, t);
			return {
				...n,
				rows: n.rows.toSpliced(i, r)
			};
		} })
	},
	"too-big": {
		rate: QI,
		make: (e) => ({ showKeys: (t, { rows: n, headers: r }) => e.hits(t) ? {
			rows: n.slice(0, Math.floor(n.length / 2)),
			headers: {
				...r,
				"X-Response-Too-Big": "1"
			}
		} : {
			rows: n,
			headers: r
		} })
	}
};
// src/sandbox/faults/random.ts
/**
* Repeatable random numbers, shared by all faults of one seed. The number for a request depends only on the seed, the content
* of the request, and how often the same request came before. Parallel requests get the same numbers in any order.
*/
var eL = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new WeakMap();
	#r = /* @__PURE__ */ new Map();
	#i = 0;
	/** @param until only the first so many requests may be hit */
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	/** Counts a request. Each request object is counted only once. */
	count(e) {
		this.#a(e);
	}
	isOver(e) {
		return this.#a(e).number > this.#t;
	}
	/** A number from 0 to below 1, different for every request and purpose. */
	forRequest(e, t) {
		return this.forValue(this.#a(e).text, t);
	}
	/** A number from 0 to below 1, the same for the same value in all requests. */
	forValue(e, t) {
		return Number.parseInt(_F(`${this.#e} ${t} ${e}`).slice(0, 8), 16) / 2 ** 32;
	}
	#a(e) {
		let t = this.#n.get(e);
		if (t) return t;
		let n = _F(`${e.method} ${e.path} ${JSON.stringify(e.body)}`), r = (this.#r.get(n) ?? 0) + 1;
		this.#r.set(n, r), this.#i++;
		let i = {
			text: `${n} ${r}`,
			number: this.#i
		};
		return this.#n.set(e, i), i;
	}
}, tL = class {
	#e;
	#t;
	#n;
	/** @param rate the part of the requests or values that is hit, from 0 to 1 */
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	/** Whether the fault is still active. */
	isOn(e) {
		return !this.#n.isOver(e);
	}
	/** Whether this request is hit. A repeated request gets a new number. */
	hits(e) {
		return this.isOn(e) && this.#n.forRequest(e, this.#e) < this.#t;
	}
	/** Whether one part of this request is hit. */
	hitsPart(e, t) {
		return this.isOn(e) && this.#n.forRequest(e, `${this.#e} ${t}`) < this.#t;
	}
	/** Whether a value is hit. The result is the same in every request. */
	hitsValue(e, t) {
		return this.isOn(e) && this.#n.forValue(t, this.#e) < this.#t;
	}
	/** A random whole number from 0 to below `count` for this request. */
	below(e, t, n = "position") {
		return Math.floor(this.#n.forRequest(t, `${this.#e} ${n}`) * e);
	}
};
// src/sandbox/faults/requests.ts
/** Faults of whole requests. Those with names that end in `after` do the work first. */
const nL = HM(500, "Something went wrong. Please contact support if the issue repeats."), rL = .2, iL = {
	429: {
		rate: rL,
		make: aL(HM(429, QM))
	},
	423: {
		rate: rL,
		make: aL(HM(423, "Locked"))
	},
	"500-before": {
		rate: rL,
		make: aL(nL)
	},
	"500-after": {
		rate: rL,
		make: oL(nL)
	},
	"cut-before": {
		rate: rL,
		make: aL("cut")
	},
	"cut-after": {
		rate: rL,
		make: oL("cut")
	},
	"html-502": {
		rate: rL,
		make: aL(UM(502, "Bad Gateway"))
	},
	"html-504-after": {
		rate: rL,
		make: oL(UM(504, "Gateway Time-out"))
	},
	"html-414": {
		rate: rL,
		make: aL(UM(414, "Request-URI Too Large"), ({ path: e }) => e.includes("?"))
	},
	slow: {
		rate: rL,
		make: (e, { slowBy: t }) => ({ delay: (n) => e.hits(n) ? t : 0 })
	}
};
function aL(e, t = () => !0) {
	return (n) => ({ beforeOperation: (r) => t(r) && n.hits(r) ? e : void 0 });
}
function oL(e) {
	return (t) => ({ onAnswer: (n) => t.hits(n) ? e : void 0 });
}
// src/sandbox/faults/webhooks.ts
/** Faults of webhook lists. */
const sL = .2, cL = {
	"short-webhooks": {
		rate: sL,
		make: (e) => ({ showWebhooks: (t, n) => e.hits(t) ? {
			...n,
			rows: n.rows.toSpliced(e.below(n.rows.length, t), 1)
		} : n })
	},
	"stale-webhooks": {
		rate: sL,
		make: lL
	},
	"webhook-added": {
		rate: sL,
		make: (e) => ({ meanwhile: (t, { mainProject: n }) => {
			let r = Number(new URLSearchParams(t.path.split("?")[1]).get("page") ?? 1);
			if (t.operation !== "webhooks" || r < 2 || !e.hits(t)) return !1;
			let i = [...n.webhooks], a = dL(i.length);
			n.webhooks.clear();
			for (let [e, t] of [[a.webhook_id, a], ...i]) n.webhooks.set(e, t);
			return !0;
		} })
	}
};
/** The first lists after its creation do not show or count a new webhook. */
function lL(e) {
	let t = /* @__PURE__ */ new Map();
	return {
		showBody: (n, r) => {
			let i = n.operation === "createWebhook" && dO(r) ? r.webhook : void 0;
			return dO(i) && e.hits(n) && t.set(String(i.webhook_id), 2), r;
		},
		showWebhooks: (e, n) => {
			let r = n.rows.filter(({ webhook_id: e }) => {
				let n = t.get(e) ?? 0;
				return t.set(e, n - 1), n <= 0;
			});
			return uL({
				...n,
				rows: r
			}, r.length - n.rows.length);
		}
	};
}
function uL(e, t) {
	let n = "X-Pagination-Total-Count";
	return {
		...e,
		headers: {
			...e.headers,
			[n]: String(Number(e.headers[n]) + t)
		}
	};
}
function dL(e) {
	return {
		webhook_id: _F(`added webhook ${e}`),
		url: `https://elsewhere.example.com/${e}`,
		branch: null,
		secret: _F(`added secret ${e}`),
		events: ["project.imported"],
		event_lang_map: []
	};
}
// src/sandbox/faults/seeded.ts
/** All faults by name. `lokaform sandbox --help` describes each one. */
const fL = {
	...iL,
	...KI,
	...$I,
	...AI,
	...cL,
	...TI,
	"huge-ids": {
		rate: 1,
		make: HI
	}
}, pL = Object.keys(fL).filter(_L);
/**
* Makes faults from their names. Each is `NAME` or `NAME@RATE`, where the rate is the part of the requests or keys that are hit,
* from 0 to 1. `quota@N` is the maximum number of keys in the project. The same seed and the same requests give the same
* faults, in any order of parallel requests.
* @throws Error for an unknown name or an invalid rate, with the known names
*/
function mL(e, t, n = {}) {
	let { until: r = Infinity, slowBy: i = 3e3 } = n, a = new eL(t, r), o = /* @__PURE__ */ new Set();
	return e.map((e) => {
		let [t = "", ...n] = e.split("@");
		if (!_L(t)) throw Error(`Unknown fault "${t}". The faults are ${pL.join(", ")}.`);
		if (o.has(t)) throw Error(`The fault ${t} is given twice. Give it once.`);
		o.add(t);
		let r = n.length === 0 ? void 0 : n.join("@");
		return gL(a, hL(t, e, r, a, i));
	});
}
function hL(e, t, n, r, i) {
	let a = fL[e];
	if ("most" in a) {
		let i = n === void 0 ? a.most : yL(t, n);
		return a.make(new tL(e, 1, r), { most: i });
	}
	let o = n === void 0 ? a.rate : vL(t, n);
	return a.make(new tL(e, o, r), { slowBy: i });
}
/** Counts every request for `until`, also those that the fault does not concern. */
function gL(e, t) {
	return {
		...t,
		beforeOperation(n) {
			return e.count(n), t.beforeOperation?.(n);
		}
	};
}
function _L(e) {
	return Object.hasOwn(fL, e);
}
function vL(e, t) {
	let n = Number(t);
	if (/^\d*\.?\d+$/.test(t) && n <= 1) return n;
	throw Error(`The fault "${e}" must have a rate from 0 to 1 after the @, for example 0.2. The faults are ${pL.join(", ")}.`);
}
function yL(e, t) {
	if (/^\d+$/.test(t)) return Number(t);
	throw Error(`The fault "${e}" must have a whole number of keys after the @, for example quota@100.`);
}
// src/sandbox/sandbox.ts
const bL = "127.0.0.1";
/**
* Starts the service on loopback.
* @throws Error if the state is malformed, or if the port or a file cannot be used
*/
async function xL(e = {}) {
	let { clock: t = Date.now, latency: n = 0, limits: i = !0, pause: a = SL } = e, o = e.stateFile === void 0 ? void 0 : gI(e.stateFile), s = new xI(o ?? CL(e.state ?? { projects: {} }), e.assumptions ?? {}, t), c = e.stateFile === void 0 ? void 0 : new _I(e.stateFile, () => s.state());
	o || await c?.write();
	let l = new WF(e.log, e.onRequest), u = new AbortController(), d = {
		store: s,
		log: l,
		clock: t,
		latency: n,
		pause: a,
		faults: e.faults ?? [],
		limits: i ? new $M(t) : void 0,
		changed: () => c?.changed(),
		closing: u.signal
	}, f = /* @__PURE__ */ new Set(), p = r({ maxHeaderSize: 262144 }, (e, t) => {
		let n = BF(d, e, t);
		f.add(n), n.finally(() => f.delete(n));
	}), m = await wL(p, e.port ?? 0);
	return {
		url: `http://${bL}:${m}/api2`,
		port: m,
		state: () => structuredClone(s.state()),
		requests: l.entries,
		async close() {
			u.abort();
			let e = new Promise((e) => p.close(e));
			p.closeAllConnections(), await Promise.all([e, ...f]);
			let t = await Promise.allSettled([c?.flush(), l.close()]);
			for (let e of t) if (e.status === "rejected") throw e.reason;
		}
	};
}
function SL(e, t) {
	return O(e, void 0, { signal: t }).catch(() => {});
}
function CL(e) {
	try {
		return lI(e);
	} catch (e) {
		let t = e instanceof Error ? e.message : String(e);
		throw Error(`The sandbox cannot use this state: ${t}. Correct the state that is passed to startSandbox.`, { cause: e });
	}
}
function wL(e, t) {
	return new Promise((n, r) => {
		e.once("error", r), e.listen(t, bL, () => {
			let r = e.address();
			n(typeof r == "object" && r ? r.port : t);
		});
	});
}
// src/files/git.ts
/** Runs git only to read a repository: it starts no other program, writes no file, and uses no network. */
const TL = {
	output: 67108864,
	time: 3e4
};
/** Why git gave no answer, as sentences. */
var EL = class extends Error {
	name = "GitFailure";
};
/** What git needs to start and to find its configuration. Nothing that leads it to another repository, and no token. */
const DL = /^(PATH|PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, OL = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0"
}, kL = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
];
/** What git prints, run in the root of a repository. Rejects with a {@link GitFailure}. */
async function AL(e, t, { environment: n, signal: r, limits: i = TL }, o = "") {
	let s = Object.entries(n).filter(([e]) => DL.test(e)), c = {
		...Object.fromEntries(s),
		...OL,
		GIT_CEILING_DIRECTORIES: a(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, a) => {
		let s = j("git", [...kL, ...t], {
			cwd: e,
			env: c,
			signal: l,
			windowsHide: !0
		}), [u, d] = [[], []], f = 0;
		s.on("error", (e) => a(new EL(jL(e, r)))), s.stdout.on("data", (e) => {
			f += e.length, f <= i.output ? u.push(e) : (a(new EL("The history of the repository is too large to read.")), s.kill());
		}), s.stderr.on("data", (e) => {
			d.length < 10 && d.push(e);
		}), s.on("close", (e) => {
			e === 0 ? n(Buffer.concat(u)) : a(new EL(ML(Buffer.concat(d).toString("utf8"), e)));
		}), s.stdin.on("error", () => {}), s.stdin.end(o);
	});
}
function jL(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : "code" in e && e.code === "ENOENT" ? "The program git was not found. Install it." : `The program git could not be started: ${e.message}.`;
}
function ML(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The manifests are not in a git repository.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
// src/files/gitLog.ts
/** The commits of one repository on the first-parent line of HEAD, what each of them changed, and the texts before. */
/** Commits that are read at most. */
const NL = 67108864;
/** All commits of the line from `since` (Unix seconds) on. Times may be out of order, so an older commit does not end the search. */
async function PL(e, t, n, r = 2e3) {
	if (!await FL(e, n)) return { commits: [] };
	let i = (await AL(e, [
		"rev-list",
		"--first-parent",
		"--timestamp",
		"--parents",
		`--max-count=${r + 1}`,
		"HEAD",
		"--"
	], n)).toString("latin1").trim().split("\n").map((e) => {
		let [t = "", n = "", r] = e.split(" ");
		return {
			time: Number(t),
			id: n,
			parent: r
		};
	}), a = i.slice(0, r), o = a.slice(0, a.findLastIndex(({ time: e }) => e >= t) + 1), s = o.at(-1);
	return s ? o.length === a.length && i.length > r ? {
		commits: await LL(e, o, n),
		why: `The repository has more than ${r} commits since then, and older ones are not read.`
	} : s.parent !== void 0 || !await IL(e, s.id, n) ? { commits: await LL(e, o, n) } : {
		commits: await LL(e, o.slice(0, -1), n),
		why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)."
	} : { commits: [] };
}
/** HEAD of a new repository names a branch that does not exist yet. */
async function FL(e, t) {
	return !(await AL(e, ["cat-file", "--batch-check"], t, "HEAD\n")).toString("latin1").startsWith("HEAD missing");
}
/** Whether the commit has parents that a shallow repository lacks. */
async function IL(e, t, n) {
	let r = (await AL(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function LL(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ id: e, parent: t }) => `${e}${t === void 0 ? "" : ` ${t}`}\n`), i = [
		"diff-tree",
		"--stdin",
		"--root",
		"-r",
		"-M",
		"-l400",
		"--raw",
		"-z",
		"--no-abbrev"
	], a = [
		"--no-ext-diff",
		"--no-textconv",
		"--ignore-submodules=all"
	], o = RL((await AL(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, time: t }) => ({
		time: t,
		changes: o.get(e) ?? []
	}));
}
/** The changes of each commit: its id, and for each file `:modes ids status` with one path, or two after a rename. */
function RL(e) {
	let t = /* @__PURE__ */ new Map(), n = e.split("\0").values(), r = [];
	for (let e of n) {
		if (!e.startsWith(":")) {
			r = [], t.set(e, r);
			continue;
		}
		let [i = "", , a = "", , o = ""] = e.slice(1).split(" "), s = n.next().value ?? "", c = /^[RC]/.test(o) ? n.next().value ?? "" : s, l = /^100/.test(i) ? a : void 0;
		r.push({
			from: o === "A" ? void 0 : s,
			to: o === "D" ? void 0 : c,
			before: l
		});
	}
	return t;
}
/** The files of HEAD: their contents by path. */
async function zL(e, t) {
	if (!await FL(e, t)) return /* @__PURE__ */ new Map();
	let n = await AL(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		"HEAD",
		"--"
	], t);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
/** The texts of contents. A text that is not UTF-8 is empty. Texts that are missing or too large are left out. */
async function BL(e, t, n) {
	let r = /* @__PURE__ */ new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await AL(e, ["cat-file", "--batch-check"], n, i(t)), o = NL, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? TL,
		output: 2 * NL
	}, u = await AL(e, ["cat-file", "--batch"], {
		...n,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , n = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		r.set(t, cy(u.subarray(i, i + Number(n)))), d = i + Number(n) + 1;
	}
	return r;
}
// src/files/manifestNames.ts
/** `names`: the present paths of the manifests. `isManifest`: other paths that count. */
function VL(e, t, n) {
	let r = new Map([...t].map((e) => [e, e])), i = (e) => {
		if (e !== void 0) return r.get(e) ?? (n(e) ? e : void 0);
	};
	return e.flatMap(({ time: e, changes: t }) => {
		let n = t.flatMap(({ from: t, to: n, before: r }) => {
			let a = i(n) ?? i(t);
			return a === void 0 ? [] : [{
				path: t ?? n ?? a,
				from: t,
				now: a,
				content: r,
				until: e
			}];
		});
		for (let { from: e, now: t } of n) e !== void 0 && r.set(e, t);
		return n.map(({ from: e, ...t }) => t);
	});
}
// src/files/gitHistory.ts
/** What manifests said before, read from the local git repository. */
/** Reads each repository once, and only when it is asked. */
var HL = class {
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = () => !1) {
		let { displayRoot: r } = this.#e.folders, i = await v(r).catch(() => r), a = [], o = /* @__PURE__ */ new Set();
		for (let [r, l] of await this.#n(t)) {
			if (r === void 0) {
				o.add("The manifests are not in a git repository.");
				continue;
			}
			let t = (e) => l.get(e) ?? c(i, s(r, e)).split(u).join("/"), d = {
				names: new Set(l.keys()),
				isManifest: (e) => n(t(e))
			}, { versions: f, why: p } = await this.#r(r).versions(e, d);
			a.push(...f.map((e) => ({
				...e,
				path: t(e.path),
				now: t(e.now)
			}))), p !== void 0 && o.add(p);
		}
		let l = a.sort((e, t) => t.until - e.until);
		return o.size === 0 ? {
			is: "read",
			versions: l
		} : {
			is: "unreadable",
			why: [...o].join(" "),
			versions: l
		};
	}
	/** The names of the manifests by their paths in each repository; undefined: in none. */
	async #n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders, r = n && await v(n.workspace).catch(() => n.workspace), i = /* @__PURE__ */ new Map();
		for (let n of e) {
			let e = l(t, n), o = await v(e).catch(() => e), s = await iy(a(o), r), d = s === void 0 ? n : c(s, o).split(u).join("/");
			i.set(s, (i.get(s) ?? /* @__PURE__ */ new Map()).set(d, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new UL(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, UL = class {
	#e;
	#t;
	#n;
	#r;
	#i = /* @__PURE__ */ new Map();
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async versions(e, t) {
		try {
			let { commits: n, why: r } = await this.#a(e), i = VL(n, t.names, t.isManifest), a = await this.#l([...await this.#o(t), ...i.filter(({ until: t }) => t >= e)]), o = r ?? a.why;
			return {
				versions: a.versions,
				...o !== void 0 && { why: o }
			};
		} catch (e) {
			if (e instanceof EL) return {
				versions: [],
				why: e.message
			};
			throw e;
		}
	}
	#a(e) {
		return (!this.#n || this.#n.since > e) && (this.#n = {
			since: e,
			read: PL(this.#e, e, this.#t, this.#t.maxCommits)
		}), this.#n.read;
	}
	/** The versions of HEAD that the files on disk replace. */
	async #o({ names: e, isManifest: t }) {
		this.#r ??= zL(this.#e, this.#t);
		let n = await this.#r, r = Math.floor(this.#t.now() / 1e3), i = [...e].filter((e) => !n.has(e)), a = [...n].filter(([n]) => e.has(n) || t(n));
		await this.#c(a.map(([, e]) => e));
		let o = [];
		for (let [e, t] of a) {
			let n = await this.#s(e), i = this.#i.get(t);
			(n === void 0 || WL(n) !== WL(i)) && o.push({
				path: e,
				now: e,
				content: t,
				until: r
			});
		}
		return [...i.map((e) => ({
			path: e,
			now: e,
			content: void 0,
			until: r
		})), ...o];
	}
	async #s(e) {
		let t = s(this.#e, e);
		try {
			return (await p(t)).isFile() ? cy(await _(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		for (let [e, n] of await BL(this.#e, [...t], this.#t)) this.#i.set(e, n);
	}
	/** Each version once, with the latest time at which it was replaced. */
	async #l(e) {
		await this.#c(e.flatMap(({ content: e }) => e ?? []));
		let t = /* @__PURE__ */ new Map(), n;
		for (let { path: r, now: i, content: a, until: o } of e) {
			let e = a === void 0 ? "" : this.#i.get(a), s = JSON.stringify([
				r,
				i,
				a
			]);
			e === void 0 ? n = r : (t.get(s)?.until ?? 0) < o && t.set(s, {
				path: r,
				now: i,
				text: e,
				until: o
			});
		}
		let r = [...t.values()];
		return n === void 0 ? { versions: r } : {
			versions: r,
			why: `An earlier version of ${n} is missing in the repository, or is too large to read.`
		};
	}
};
/** With autocrlf, git writes CR LF to disk where it stores LF. */
function WL(e) {
	return e?.replaceAll("\r\n", "\n");
}
// src/plan/keptTexts.ts
/** A new declared text that a rule does not write: the person who changed the manifest must know. */
function GL(e) {
	return "conflict" in e && e.conflict === !0;
}
/** A text that another person wrote in the project, and that no manifest has. */
function KL(e) {
	return e.reason === "edited" && !GL(e);
}
// src/report/tally.ts
/** Counts of planned changes and of their outcomes. */
function qL(e) {
	return {
		...QL(e.flatMap(({ changes: e }) => e)),
		changes: eR(e, ({ changes: e }) => e.length),
		adopted: eR(e, ({ counts: e }) => e.adopted),
		conflicts: eR(e, ({ kept: e }) => e.filter(GL).length),
		toPull: eR(e, ({ kept: e }) => e.filter(KL).length),
		kept: eR(e, ({ kept: e }) => e.filter(JL).length),
		keptArchived: eR(e, ({ kept: e }) => e.filter(({ reason: e }) => e === "archived").length),
		skipped: eR(e, ({ skipped: e }) => e.length),
		unchanged: YL(e, "unchanged"),
		unmanaged: YL(e, "unmanaged")
	};
}
function JL(e) {
	return e.reason !== "archived" && !GL(e) && !KL(e);
}
function YL(e, t) {
	return new Map(Y.map(({ name: n, plural: r }) => [n, eR(e, ({ counts: e }) => e.by_kind[r]?.[t] ?? 0)]));
}
function XL({ declared: e }) {
	return new Map(Y.map(({ name: t, plural: n }) => [t, e[n] ?? 0]));
}
function ZL(e) {
	let t = e.flatMap((e) => e.results ?? []);
	return {
		...QL(t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : [])),
		failed: t.filter(({ outcome: e }) => e.state === "failed").length,
		notAttempted: t.filter(({ outcome: e }) => e.state === "not attempted").length,
		inPart: t.filter(({ outcome: e }) => db(e)).length,
		skipped: t.filter(({ outcome: e }) => e.state === "skipped" && !db(e)).length + eR(e, ({ plan: e }) => e?.skipped.length ?? 0)
	};
}
function QL(e) {
	let t = (t) => e.filter(t).length, n = t($L);
	return {
		created: t(({ action: e }) => e === "create"),
		updated: t(({ action: e }) => e === "update") - n,
		renamed: n,
		archived: t((e) => e.action === "destroy" && e.how === "archive"),
		destroyed: t((e) => e.action === "destroy" && e.how === "destroy")
	};
}
function $L(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function eR(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
/** A value alone, for an object that is created. */
function tR(e) {
	switch (e.as) {
		case "text": return XA(e.text);
		case "word": return WA(e.word, 48);
		case "set": return e.members.length > 0 ? e.members.map(sR).join(", ") : "(empty)";
		case "slots": return cR(Object.entries(e.slots));
	}
}
function nR(e, t) {
	return e.as === "set" && t.as === "set" ? oR(e.members, t.members) : e.as === "slots" && t.as === "slots" ? aR(e.slots, t.slots).map(([e, t, n]) => `${e} ${rR(t, n).join(" → ")}`).join(", ") : rR(e, t).join(" → ");
}
/** Two values, each cut to the part that differs. `max`: characters of each. */
function rR(e, t, n = 48) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = JA(Z(e.word), Z(t.word), n);
		return [KA(r, n), KA(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [tR(e), tR(t)];
	let [r, i] = JA(Z(e.text), Z(t.text), n);
	return [XA(r, n), XA(i, n) + iR(e.text, t.text)];
}
/** Names the difference between two texts that look the same. */
function iR(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
/** The slots whose text differs, with both texts. */
function aR(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [.../* @__PURE__ */ new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			sR(e),
			{
				as: "text",
				text: t
			},
			{
				as: "text",
				text: i
			}
		]];
	});
}
function oR(e, t) {
	let n = t.filter((t) => !e.includes(t)).map((e) => `+${sR(e)}`), r = e.filter((e) => !t.includes(e)).map((e) => `−${sR(e)}`);
	return [...n, ...r].join(" ");
}
/** One member of a list: a tag, an event, a language. */
function sR(e) {
	return WA(e, 48);
}
function cR(e) {
	return e.map(([e, t]) => `${sR(e)} ${XA(t, 40)}`).join(", ");
}
// src/report/words/fields.ts
/** A text is named by its language, another field by its name. */
function lR(e, { field: t, part: n }) {
	return n !== void 0 && Zg(e, t).role === "text" ? sR(n) : t;
}
function uR(e, { field: t }) {
	return Zg(e, t).role === "text";
}
function dR(e, { field: t }) {
	return Zg(e, t).role === "identity";
}
/** The name of the field that says whether an object is archived. */
function fR(e) {
	return Xg(e).fields.find(({ role: e }) => e === "archive")?.name ?? "archived";
}
/** Whether the value is short enough for a line with others: a list or a word. */
function pR(e, { field: t, after: n }) {
	let r = mR(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function mR(e, t, n) {
	return Zg(e, t).show(n);
}
// src/report/words/times.ts
/** Times as reports show them. */
const hR = new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
});
/** "2026-01-13 09:20 UTC", for what may be read much later. `seconds`: Unix time. */
function gR(e) {
	return `${hR.format(e * 1e3)} UTC`;
}
/** "2026-01-13", in UTC. `seconds`: Unix time. */
function _R(e) {
	return hR.format(e * 1e3).slice(0, 10);
}
// src/report/words/changes.ts
/** A change of one field, in one line. */
function vR(e, t) {
	let n = lR(e, t), r = mR(e, t.field, t.after);
	return t.before === void 0 ? DR(n, tR(r)) : zy(t) ? DR(n, `${tR(mR(e, t.field, t.before))} will be cleared`) : DR(n, nR(mR(e, t.field, t.before), r));
}
/** The live and the declared value of a field, in one line. */
function yR(e, t) {
	let n = lR(e, t), r = mR(e, t.field, t.after);
	if (t.before === void 0) return DR(n, `is missing, declared ${tR(r)}`);
	let i = mR(e, t.field, t.before);
	return i.as === "set" && r.as === "set" ? `${n}: ${xR(i.members, r.members)}` : i.as === "slots" && r.as === "slots" ? DR(n, aR(i.slots, r.slots).map(([e, t, n]) => `${e} ${bR(t, n)}`).join(", ")) : DR(n, bR(i, r));
}
function bR(e, t) {
	let [n, r] = rR(e, t);
	return `is ${n}, declared ${r}`;
}
/** "missing in the project: checkout; only in the project: old" */
function xR(e, t) {
	let n = t.filter((t) => !e.includes(t)).map(sR), r = e.filter((e) => !t.includes(e)).map(sR);
	return [...n.length > 0 ? [`missing in the project: ${n.join(", ")}`] : [], ...r.length > 0 ? [`only in the project: ${r.join(", ")}`] : []].join("; ");
}
/** A kept value, and the rule that keeps it. */
function SR(e, t) {
	if (e.reason === "archived") return `archived in the project: to keep it archived, declare ${fR(e.kind)}: true; to take it out of the archive, declare ${fR(e.kind)}: false`;
	if (!("field" in e)) return `kept: ${ER(e.reason, e.tag)}`;
	let n = lR(e.kind, e);
	if (e.reason === "changed-since") return t ? TR(e.kind, e) : `${n} kept: changed since the backup`;
	let r = e.reason === "edited" ? wR(e.edited) : "kept by the rule seed";
	return t ? CR(e.kind, e, r) : `${n} ${r}`;
}
function CR(e, t, n) {
	let [r, i] = rR(mR(e, t.field, t.declared), mR(e, t.field, t.live));
	return `${lR(e, t)} ${i} ${n} (declared ${r})`;
}
/** "kept: edited by j***@example.com on 2026-01-31" */
function wR(e) {
	return e ? `kept: edited by ${e.by === void 0 ? "another person" : WA(e.by, 60)} on ${_R(e.at)}` : "kept: written by another person";
}
function TR(e, t) {
	let [n, r] = rR(mR(e, t.field, t.declared), mR(e, t.field, t.live));
	return `${lR(e, t)} ${r} kept: changed since the backup, which has ${n}`;
}
function ER(e, t = "") {
	switch (e) {
		case "foreign-owner": return `owned by others (tag ${XA(t)})`;
		case "protected": return `protected by tag ${XA(t)}`;
		case "held-back": return "not removed while there are problems";
	}
}
function DR(e, t) {
	return `${e} ${t}`;
}
function OR(e, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [];
	return [...kR(e.changes, t, n), ...zR(e.kept, t)];
}
/** `languages`: of the project; none if they are not known. */
function kR(e, t, n) {
	return e.map((e) => AR(e, jR(e, t, n)));
}
function AR(e, t) {
	return Iy(e) ? {
		...t,
		isLoss: !0
	} : t;
}
function jR(e, { now: t, texts: n, file: r }, i) {
	let a = nj(e), o = rj(e, r);
	if (e.action === "destroy") return {
		sign: "-",
		label: a,
		place: o,
		words: [BR[e.how]]
	};
	if (e.action === "create") return {
		sign: "+",
		label: a,
		place: o,
		words: [n ? RR(e) : LR(e.kind, e.fields)]
	};
	let s = e.fields.filter((t) => e.renamed_from === void 0 || !dR(e.kind, t)).map((r) => (n ? vR(e.kind, r) : lR(e.kind, r)) + VR(r.edited, t) + (Vy(e.kind, r) ? ` (${IR(i)})` : ""));
	return e.renamed_from === void 0 ? {
		sign: "~",
		label: a,
		place: o,
		words: s
	} : {
		sign: "»",
		label: `${a} ← ${WA(e.renamed_from, 80)}`,
		place: o,
		words: [RA(e.kind).renamed, ...s]
	};
}
/** "sends ${HOOK} to ci.example.com". These lines are never cut. */
function MR(e = []) {
	return e.map(({ variable: e, host: t, place: n }) => `! sends \${${Z(e)}} to ${Z(t)}  ${rj({ place: n })}`);
}
/** "! prune: not set → all   lets a run do more" */
function NR({ name: e, before: t, after: n, widens: r }) {
	let [i, a] = JA(FR(t), FR(n), PR).map((e) => KA(e, PR));
	return `${r ? "!" : " "} ${WA(e, 80)}: ${i} → ${a}${r ? "   lets a run do more" : ""}`;
}
/** Characters of the value of a setting. */
const PR = 200;
function FR(e) {
	return e === void 0 ? "not set" : Z(e);
}
/** Describes a change that affects all texts of a key, in all its languages. */
function IR(e) {
	return `changes the texts in ${Z(e.join(", ")) || "all languages"}; plural forms can be lost`;
}
/** The names of the fields; texts are named by their language. */
function LR(e, t) {
	return t.flatMap((t) => dR(e, t) ? [] : lR(e, t)).join(", ");
}
/** The values of a new object in one line: the first text, the other languages by name, short values, and other fields by name. */
function RR({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => uR(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => lR(e, t)).join(", ")})` : "", a = n ? [`${vR(e, n)}${i}`] : [], o = t.filter((t) => !uR(e, t) && !dR(e, t)), s = o.filter((t) => pR(e, t)).map((t) => vR(e, t)), c = o.filter((t) => !pR(e, t)).map(({ field: e }) => e);
	return [
		...a,
		...s,
		...c.length > 0 ? [`and ${c.join(", ")}`] : []
	].join("; ");
}
function zR(e, { texts: t, file: n }) {
	let r = ({ reason: e }) => Number(e === "seeded"), i = e.toSorted((e, t) => r(e) - r(t)), a = e.length > 20 ? i.slice(0, 19) : e, o = a.map((e) => ({
		sign: "!",
		label: nj(e),
		place: rj(e, n),
		words: [SR(e, t)]
	})), s = e.length - a.length;
	return s > 0 && o.push({
		sign: "!",
		label: `and ${s} more kept`,
		place: "",
		words: ["the report file lists them all"]
	}), o;
}
const BR = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function VR(e, t) {
	return e ? `   (live text edited${e.by === void 0 ? "" : ` by ${WA(e.by, 60)},`} ${WR(t - e.at)})` : "";
}
const HR = [
	["year", 31557600],
	["month", 2629800],
	["day", 86400],
	["hour", 3600],
	["minute", 60]
], UR = new Intl.RelativeTimeFormat("en");
/** "2 days ago" */
function WR(e) {
	let t = HR.find(([, t]) => e >= t);
	return t ? UR.format(-Math.floor(e / t[1]), t[0]) : "just now";
}
// src/report/words/manifestLines.ts
/** What every list of these differences begins with. `commit`: of the target. */
const GR = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
};
/** It is a loss: with prune, it would be removed. */
function KR({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${lR(t.kind, r)}${n ? ` ${tR(mR(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: nj(t),
		place: rj(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function qR({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : WA(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: nj(r),
		place: rj(r),
		words: o
	};
}
function JR(e) {
	return {
		sign: "~",
		label: Z(e),
		place: "",
		words: ["on_create changes"]
	};
}
/** "2 new, 1 changed, 1 no longer declared, 1 setting changed", or "no differences". */
function YR(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter($L).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${pA(e)} ${t}`] : []), ...i > 0 ? [`${fA(i, "setting")} changed`] : []].join(", ") || "no differences";
}
// src/report/words/sentences.ts
/** "Plan: 1 to create, 2 to update; 4,812 unchanged, 37 unmanaged. Apply needs about 4 write requests." `others`: see {@link othersSentence}. */
function XR(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${az(t, r)}` : "";
	return `Plan: ${nz([e])}${i}${QR(n)}`;
}
/**
* "3 base texts change: 9 translations in de, fr and ar may be marked unverified." Undefined if there are none, or if the
* service does not say whether the project marks them. `changes`: all changes of a plan, or some of them.
*/
function ZR(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Uy(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => WA(e, 40)), o = i.length - a.length;
	return {
		start: `${`${fA(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${fA(r, "translation")} in`,
		languages: gz(o > 0 ? [...a, fA(o, "more language")] : a),
		end: "may be marked unverified."
	};
}
/** Counts the changes that are only in the reviewed plan or only in the present one. */
function QR(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${pA(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
/** "3 projects: 1 to create; 4,812 unchanged, 37 unmanaged." */
function $R(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${cz(t.length, e.length)}: ${nz(t)}`;
}
/** "Drift: 2 differ, 1 missing; 4,812 as declared, 37 unmanaged." */
function ez(e) {
	let t = qL(e.flatMap(({ plan: e }) => e ?? [])), n = tz(e), r = dz([
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.toPull, "to pull"],
		[t.kept, "kept"]
	]), i = `${iz(t.unchanged)} as declared, ${iz(t.unmanaged)} unmanaged`;
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[i, ...r].join(", ")}.`;
}
/** "2 differ, 1 missing"; empty if there is no drift. */
function tz(e) {
	let t = qL(e.flatMap(({ plan: e }) => e ?? []));
	return dz([
		[t.updated, t.updated === 1 ? "differs" : "differ"],
		[t.renamed, "not yet renamed"],
		[t.created, "missing"],
		[t.keptArchived, "archived"],
		[t.archived + t.destroyed, "to remove"],
		[t.skipped, "not compared"]
	]).join(", ");
}
function nz(e) {
	let t = qL(e), n = dz([
		[t.created, "to create"],
		...rz(t),
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.toPull, "to pull"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]);
	return `${(t.changes === 0 ? ["no changes", ...n] : n).join(", ")}; ${iz(t.unchanged)} unchanged, ${iz(t.unmanaged)} unmanaged.`;
}
/** Updates and renames: "2 to update, 1 to rename (3 to adopt)". Keys to adopt are among them. */
function rz({ updated: e, renamed: t, adopted: n }) {
	let r = n > 0 ? ` (${pA(n)} to adopt)` : "";
	return t > 0 ? [[e, "to update"], [t, `to rename${r}`]] : [[e, `to update${r}`]];
}
/** "4,812", or "28 keys and 3 webhooks". */
function iz(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => RA(e).prefix === "") ? pA(t.reduce((e, [, t]) => e + t, 0)) : gz(t.map(([e, t]) => zA(t, e)));
}
/** Without a time, because the service answers at varying speed. Reads are not counted; a repeated or split batch adds some. */
function az({ requests: e }, t) {
	return `${t} needs about ${fA(e, "write request")}.`;
}
/** "Applied: 3 created, 2 updated, 1 failed. 8 requests in total." */
function oz({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${cz(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${fA(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${sz(e)}.${a} ${fA(t, "request")} in total.`;
}
/** "3 created, 2 updated, 1 failed" */
function sz(e) {
	let t = ZL(e), n = dz([
		[t.created, "created"],
		[t.updated, "updated"],
		[t.renamed, "renamed"],
		[t.inPart, "written in part"],
		[t.archived, "archived"],
		[t.destroyed, "destroyed"],
		[t.failed, "failed"],
		[t.notAttempted, "not attempted"],
		[t.skipped, "skipped"]
	]);
	return n.length > 0 ? n.join(", ") : e.every(({ results: e }) => e === void 0) ? "nothing" : "no changes needed";
}
function cz(e, t) {
	return e === t ? fA(t, "project") : `${pA(e)} of ${fA(t, "project")}`;
}
/** "The time limit of 30m was reached: …", and the projects that were not reached; empty if the run was not cancelled. */
function lz({ stopped: e, projects: t }) {
	if (!e) return {
		sentence: "",
		names: []
	};
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [Z(e)]);
	return {
		sentence: e.message,
		names: n
	};
}
/** {@link stoppedSentence} as one text. */
function uz(e) {
	let { sentence: t, names: n } = lz(e);
	return n.length > 0 ? `${t} Not reached: ${n.join(", ")}.` : t;
}
function dz(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${pA(e)} ${t}`] : []);
}
/** The result of a run, whatever its command. */
function fz(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if (r.length === 0) return pz(e);
	if (t === "apply" || t === "restore") return oz(e);
	if (t === "drift") return ez(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? XR(a, i.effort) : $R(n);
}
/** The result of a run without a plan: valid, or the number of problems. */
function pz(e) {
	let { command: t, manifests: n } = e, r = cb(e).filter(({ severity: e }) => e !== "notice");
	if (Bl(r)) return `${mz(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = gz([...XL(e)].map(([e, t]) => zA(t, e))), a = r.length > 0 ? `, with ${mz(r)}` : "";
	return `Valid: ${i} in ${fA(n.length, "manifest")}${a}.`;
}
/** "1 problem, 2 warnings and 6 notices" */
function mz(e) {
	return gz([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).length;
		return n > 0 ? [fA(n, t === "error" ? "problem" : t)] : [];
	}));
}
/** The words before the command that restores a backup. */
function hz(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${Z(e)}`}`;
}
/** "a, b and c" */
function gz(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
// src/report/weight.ts
/** From the heaviest to the lightest. */
const _z = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function vz(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => By(e.kind, t)) ? "removed" : e.fields.filter((t) => uR(e.kind, t)).some((t) => Ly(e.kind, t)) ? "overwritten text" : Iy(e) ? "overwritten" : $L(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const yz = [
	"new",
	"changed",
	"renamed",
	"removed"
];
/** "16 new, 21 changed, 3 renamed, 2 removed"; "no changes" */
function bz(e) {
	let t = xz(e), n = yz.flatMap((e) => t[e] > 0 ? [`${pA(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
/** Each change is counted once. */
function xz(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[Sz(n)] += 1;
	return t;
}
/** An overwritten value is a change, and a renamed object is renamed whatever else changes. */
function Sz(e) {
	let t = vz(e);
	return t === "removed" || t === "new" ? t : $L(e) ? "renamed" : "changed";
}
// src/report/markdown/markdown.ts
/** Markdown: Lokaform's own words, and texts of strangers in code spans and fences, where they have no effect. */
function Cz(e) {
	return e;
}
/** Markdown of Lokaform's own words, with figures and other Markdown in it. */
function $(e, ...t) {
	return Cz(e.map((e, n) => `${e}${t[n] ?? ""}`).join(""));
}
/** Joins blocks, one below the other. */
function wz(e) {
	return Cz(e.filter((e) => e !== "").join("\n\n"));
}
/** Joins lines, or blocks without a blank line between them. */
function Tz(e) {
	return Cz(e.join("\n"));
}
/** A list. Further lines of an item, such as a fence, belong to it. */
function Ez(e) {
	return Cz(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
/** A block that a click unfolds. The title must be plain words, because GitHub reads it as HTML. */
function Dz(e, t) {
	if (!Pz.test(e)) throw Error(`${e} cannot be a title`);
	return $`<details><summary>${Cz(e)}</summary>\n\n${t}\n\n</details>`;
}
const Oz = /* @__PURE__ */ RegExp("(`{16})`+", "g");
/** The line as {@link fenced} shows it. */
function kz(e) {
	return e.replace(/[\n\r]/g, " ").replace(Oz, "$1…");
}
/** Lines in a fence. Nothing in the lines can close it. */
function Az(e, t = "") {
	let n = e.map(kz), r = n.reduce((e, t) => Math.max(e, Lz(t)), 2), i = "`".repeat(r + 1);
	return Cz([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
/** A short text as a code span, in which mentions, links and tags have no effect. */
function jz(e) {
	return Mz(Z(e));
}
/** Words of `report/words` as a code span. They are on one line, and texts of strangers in them are safe already. */
function Mz(e) {
	let t = kz(e), n = "`".repeat(Lz(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return Cz(`${n}${r}${t}${r}${n}`);
}
/** A sentence of Lokaform. A sentence with other characters than words and figures have becomes a code span. */
function Nz(e) {
	return Pz.test(e) && !Fz.test(e) ? Cz(e) : jz(e);
}
const Pz = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, Fz = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
/** A link, or the words alone if the address is not valid. */
function Iz(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#L\d+)?$/.test(t) ? Cz(`[${e}](${t})`) : e;
}
/** The largest number of consecutive backticks. */
function Lz(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
/** Divides the size limit of a comment, an issue or a summary among its rows. Removals and overwritten values come first. */
const Rz = (e) => Buffer.byteLength(e);
/** The groups of one fence, in the order in which they are shown. */
var zz = class {
	groups;
	#e = /* @__PURE__ */ new Map();
	constructor(e) {
		this.groups = [...e.filter(({ isLoss: e }) => e), ...e.filter(({ isLoss: e }) => !e)];
	}
	/** Whether every loss is shown. */
	get showsLosses() {
		return this.groups.every((e) => !e.isLoss || this.isShown(e));
	}
	isShown(e) {
		return this.#e.has(e);
	}
	rowsOf(e) {
		return this.#e.get(e);
	}
	show(e, t) {
		this.#e.set(e, t);
	}
	/** All that it is about, shown or not. */
	get count() {
		return Bz(this.groups);
	}
	/** How many of them are not shown. */
	get hidden() {
		return Bz(this.groups.filter((e) => !this.isShown(e)));
	}
	/** The rows that are shown. */
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function Bz(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
/** What remains of the size limit. */
var Vz = class {
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	get remaining() {
		return this.#e;
	}
	/** False if the size does not fit; nothing is taken then. */
	take(e) {
		return e > this.#e ? !1 : (this.#e -= e, !0);
	}
	takeText(e) {
		return this.take(this.#t(e));
	}
	/** Names the losses, then shows them whole. They take no more than `share` of what remains. */
	showLosses(e, t) {
		let n = this.#e - Math.floor(this.#e * t);
		this.#e -= n;
		let r = e.flatMap((e) => e.groups.filter((e) => e.isLoss).map((t) => ({
			section: e,
			group: t
		})));
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, Hz(t));
		for (let { section: e, group: t } of r) {
			let n = e.rowsOf(t);
			n && n !== t.rows && this.#n(e, t, t.rows, n);
		}
		this.#e += n;
	}
	/** Shows what is not shown yet: one group of each section in turn, as long as the next one of that section fits. */
	showRest(e, t = this.#e) {
		let n = Math.max(0, this.#e - t);
		this.#e -= n;
		let r = e.map((e) => ({
			section: e,
			rest: e.groups.filter((t) => !e.isShown(t))
		}));
		for (let e = 0; r.length > 0; e += 1) r = r.filter(({ section: t, rest: n }) => {
			let r = n[e];
			return r !== void 0 && this.#n(t, r, r.rows);
		});
		this.#e += n;
	}
	#n(e, t, n, r = []) {
		return this.take(this.#r(n) - this.#r(r)) ? (e.show(t, n), !0) : !1;
	}
	#r(e) {
		return e.reduce((e, t) => e + this.#t(kz(t)) + 1, 0);
	}
};
function Hz({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
/** Nothing for a group without rows. `level`: of its heading. */
function Uz(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${fA(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? wz([Tz(e.section.rows), ...s > 0 ? [Nz(c)] : []]) : Az([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [Dz(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [$`${t === 3 ? $`###` : $`####`} ${Nz(r)}`, u ? Dz(`Show ${fA(o.count, i)}`, l) : l];
}
function Wz({ file: e, line: t }, n) {
	let r = jz(`${WA(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : Iz(r, i);
}
// src/report/markdown/changeItems.ts
/** Characters of a value in a diff, so that a page does not have to be scrolled sideways. The fold of whole texts has longer ones. */
const Gz = 1e3;
/** A removal is a row of a fence, because it has no location and no values. */
function Kz(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${rj(e)}`;
	return {
		rows: [`- ${nj(e)}  ${BR[t]}${n}`],
		isLoss: !0
	};
}
function qz(e, t) {
	let n = Yz(e, t), r = Xz(e, t);
	return {
		rows: [Ez([r === void 0 ? n : $`${n}${r}`])],
		short: [Ez([Yz(e, {})])],
		...Iy(e) && { isLoss: !0 }
	};
}
function Jz(e, t) {
	let n = Mz(KA(SR(e, t.texts), Gz));
	return {
		rows: [Ez([$`${Yz(e, t)}: ${n}`])],
		short: [Ez([Yz(e, {})])]
	};
}
/** The name in bold, and the location. */
function Yz(e, { linkTo: t }) {
	return $`${$`**${jz(nj(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? $` ← ${jz(WA(e.renamed_from, 80))}` : $``}${"place" in e && e.place ? $` · ${Wz(e.place, t)}` : $``}`;
}
function Xz(e, t) {
	if (e.action === "destroy") return $`: ${Mz(BR[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? RR(e) : LR(n, r);
		return i === "" ? void 0 : $`: ${Mz(KA(i, Gz))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !dR(n, t)).flatMap((e) => Zz(n, e, t));
	return i.length === 0 ? void 0 : $`\n${Az(i, "diff")}`;
}
/** The old value on a line with "-", the new one on a line with "+". */
function Zz(e, t, { texts: n, languages: r }) {
	let i = lR(e, t), a = Vy(e, t) ? [`  ${IR(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = Ly(e, t) ? $z(e, i, t) : [], s = o.length > 0 ? o : [Qz(e, i, t)];
	return [
		...aB(t.edited),
		...s.map((e) => KA(e, Gz)),
		...a
	];
}
function Qz(e, t, n) {
	return n.before === void 0 || Hy(n.before) ? `+ ${t} ${iB(mR(e, n.field, n.after))}` : `  ${vR(e, n)}`;
}
function $z(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [mR(e, n, r), mR(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? aR(a.slots, o.slots).flatMap(([e, n, r]) => eB(`${t}.${e}`, n, r)) : eB(t, a, o);
}
function eB(e, t, n) {
	if (t.as === "set" && n.as === "set") return tB(e, t.members, n.members);
	let [r, i] = rR(t, n, 90), [a, o] = [rB(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${rB(n) ? "(empty)" : i}`];
	return [...a, o];
}
/** Of a long set, only the members that differ, so that none of them is cut off. */
function tB(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => nB(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(sR), `${fA(r.length, "other")} in both`].join(", ") : nB(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function nB(e) {
	return tR({
		as: "set",
		members: e
	});
}
function rB(e) {
	return e.as === "text" && e.text === "";
}
function iB(e) {
	return e.as === "text" ? rR(e, e, 90)[0] : tR(e);
}
function aB(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${WA(e.by, 60)}`} on ${gR(e.at)}:`] : [];
}
/** The values of a change, uncut; undefined if it has none. */
function oB(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !dR(e.kind, t)).flatMap((t) => sB(e.kind, t));
	if (n.length !== 0) return { rows: [Ez([$`${Yz(e, t)}\n${Az(n, "diff")}`])] };
}
function sB(e, t) {
	let n = lR(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : cB("-", n, mR(e, t.field, r)), ...cB("+", n, mR(e, t.field, i))];
}
/** A row for each line of a value; none for an empty value. */
function cB(e, t, n) {
	return lB(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = KA(UA(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${sR(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
	});
}
/** The texts of a value, by the name of their form or slot. */
function lB(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
// src/report/markdown/planGroups.ts
/** What a plan changes, in groups from the heaviest to the lightest. In a pull request: what the pull request changes. */
const uB = {
	removed: "removed",
	"overwritten text": "with overwritten texts",
	overwritten: "with other overwritten values",
	renamed: "renamed",
	changed: "changed without loss",
	new: "new"
};
function dB({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes;
	return {
		own: [
			...r ? [pB(r.settings)] : [],
			mB((r ?? e).sends),
			..._z.map((e) => fB(e, i, n)),
			hB(r?.kept ?? e.kept, n),
			...r ? [_B(r)] : [],
			vB(i, n)
		],
		pending: r ? yB(r, n) : []
	};
}
function fB(e, t, n) {
	let r = t.filter((t) => vz(t) === e), i = {
		title: `${pA(r.length)} ${uB[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new zz(r.map(Kz))
	};
	let a = r.map((e) => qz(e, n));
	return {
		...i,
		layout: "list",
		section: new zz(a)
	};
}
/** Settings that let a run do more are losses: they are never left out. */
function pB(e) {
	let t = e.map((e) => ({
		rows: [NR(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${fA(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new zz(t)
	};
}
/** Which secret goes to which host. */
function mB(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new zz(MR(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function hB(e, t) {
	let n = e.length > 20 ? gB(e).slice(0, 19) : e, r = e.length - n.length, i = {
		rows: [Ez([$`and ${Nz(pA(r))} more, which the report file lists`])],
		count: r
	}, a = n.map((e) => Jz(e, t));
	return {
		title: `${pA(e.length)} kept: different, and not changed by apply`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new zz(r > 0 ? [...a, i] : a)
	};
}
function gB(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function _B({ released: e, released_kinds: t }) {
	let n = [...Y.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => nj(e))];
	return {
		title: `${pA(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new zz(n.map((e) => ({ rows: [e] })))
	};
}
function vB(e, t) {
	let n = e.flatMap((e) => oB(e, t) ?? []);
	return {
		title: `All values in full: ${fA(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new zz(n)
	};
}
/** Removals and overwritten values are named first. */
function yB({ pending: e, resolved: t, commit: n }, r) {
	let { linkTo: i } = r, a = {
		...r,
		linkTo: i && ((e, t) => i(e, t, n))
	}, o = {
		noun: "change",
		fold: "always",
		layout: "list"
	};
	return [{
		...o,
		title: `Already pending, with or without this pull request: ${fA(e.length, "change")}`,
		section: new zz(e.map((e) => qz(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${fA(t.length, "change")}`,
		section: new zz(t.map((e) => ({ rows: qz(e, a).rows })))
	}];
}
// src/report/words/driftLines.ts
/** The signs are those of a plan, because they say what apply would do. Without `texts`, fields are named without their values. */
function bB(e, t) {
	let n = e.kept.filter(({ reason: e }) => e === "archived"), r = e.kept.filter(({ reason: e }) => e !== "archived");
	return [
		...e.changes.map((e) => AR(e, wB(e, t))),
		...n.flatMap((e) => zR([e], { texts: t })).map((e) => ({
			...e,
			sign: "~"
		})),
		...zR(r, { texts: t })
	];
}
/** The names of unmanaged keys and webhooks, one in each row, sorted. */
function xB(e) {
	return e.map((e) => nj(e)).sort();
}
/** "Unmanaged: a, b, c and 34 more"; empty without unmanaged ones. */
function SB(e) {
	if (e.length === 0) return "";
	let t = xB(e), n = t.length > CB ? ` and ${t.length - CB} more` : "";
	return `Unmanaged: ${t.slice(0, CB).join(", ")}${n}`;
}
/** Maximum number of names in one line. */
const CB = 10;
function wB(e, t) {
	let n = {
		label: nj(e),
		place: rj(e)
	};
	return e.action === "create" ? {
		...n,
		sign: "+",
		words: ["missing in the project"]
	} : e.action === "destroy" ? {
		...n,
		sign: "-",
		words: [`apply would ${e.how} it`]
	} : {
		...n,
		sign: e.renamed_from === void 0 ? "~" : "»",
		words: TB(e, t)
	};
}
function TB(e, t) {
	let { kind: n, renamed_from: r } = e, i = e.fields.filter((e) => r === void 0 || !dR(n, e)).map((r) => (t ? yR(n, r) : `${lR(n, r)} differs`) + EB(r.edited ?? (r.part === void 0 ? e.edited : void 0), r.edited !== void 0));
	return r === void 0 ? i : [`the project still has the old name ${WA(r, 80)}`, ...i];
}
/** Each text has its own time. For other fields, only the time of the whole key is known. */
function EB(e, t) {
	if (!e) return "";
	let n = e.by === void 0 ? "" : `by ${WA(e.by, 60)}, `;
	return `   (${t ? "" : "key changed "}${n}${gR(e.at)})`;
}
/** Whether nothing was sent, so that the outcome is not about the change itself. */
function DB({ state: e }) {
	return e === "not attempted";
}
/** `grouped` decides which outcomes may share a row. All others have their own row and location. */
function OB(e, t = () => !0) {
	let n = /* @__PURE__ */ new Map();
	for (let t of e) {
		let { outcome: e } = t;
		if (e.state === "done") continue;
		let r = `${fb(e)}: ${e.message}`, i = n.get(r);
		i ? i.push(t) : n.set(r, [t]);
	}
	return [...n.values()].flatMap((e) => {
		let [n] = e;
		return e.length <= 10 || !n || !t(n.outcome) ? e.map((e) => ({
			result: e,
			names: kB(e, 300),
			count: 1
		})) : [{
			result: n,
			names: `${e.slice(0, 3).map((e) => kB(e, 100)).join(", ")} and ${pA(e.length - 3)} more`,
			count: e.length
		}];
	});
}
function kB({ change: e }, t) {
	return WA(e.label, t);
}
function AB({ severity: e, place: t, message: n }, r) {
	let i = t ? $` ${Wz(t, r)}` : $``;
	return { rows: [Ez([$`**${Nz(e)}**${i}: ${MB(n)}`])] };
}
function jB(e, t) {
	return OB(e, DB).map(({ result: e, names: n, count: r }) => {
		let i = ub(e), a = i ? $` · ${Wz(i, t)}` : $``, o = Nz(fb(e.outcome));
		return {
			count: r,
			rows: [Ez([$`**${jz(n)}**${a} · ${o}: ${MB(pb(e))}`])]
		};
	});
}
function MB(e) {
	return Mz(WA(e, 1e3));
}
/** A change or a kept item: a row for its name, and one for each thing that changes. The sign at the start of a row colours it. */
function NB({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${KA(e, 1e3)}`)],
		...i && { isLoss: !0 }
	};
}
function PB(e, t, n, r) {
	let { problems: i, results: a, backup: o, restore: s } = e, c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: wz([
			...r ? [HB(e, t)] : [],
			WB(e, r),
			...GB(e),
			...KB(e, t),
			...o === void 0 ? [] : [$`The backup is in ${jz(WA(o, 400))}.`],
			...s === void 0 ? [] : [$`${Nz(hz(void 0))}: ${jz(WA(s, 800))}`]
		]),
		problems: FB(i, n.linkTo),
		failed: {
			title: `${fA(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new zz(jB(c, n.linkTo))
		},
		...IB(e, t, n),
		unmanaged: RB(e, n)
	};
}
function FB(e, t) {
	let n = new zz(e.map((e) => AB(e, t)));
	return {
		title: mz(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function IB(e, { command: t }, { now: n, linkTo: r }) {
	if (!e.plan) return {
		groups: [],
		pending: []
	};
	let { plan: i } = e, a = e.hide_texts !== !0;
	if (t === "drift") return {
		groups: LB(bB(i, a)),
		pending: []
	};
	if (t === "restore") return {
		groups: LB(OR(i, {
			now: n,
			texts: a,
			file: sb(t, e)
		})),
		pending: []
	};
	let { own: o, pending: s } = dB(e, {
		texts: a,
		languages: i.project.languages?.map(({ iso: e }) => e) ?? [],
		linkTo: r
	});
	return {
		groups: o,
		pending: s
	};
}
function LB(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new zz(t.map(NB))
	});
	return [r("change", n), r("kept item", t)];
}
/** As many names as may be shown. */
function RB({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = xB(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${pA(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${pA(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new zz(i > 0 ? [...r.slice(0, t), a] : r)
	};
}
function zB({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
/** What a part takes before any row of it is shown. */
function BB(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function VB(e, { overflow: t }, n) {
	let { isApplied: r, head: i, problems: a, failed: o, groups: s, pending: c, unmanaged: l } = e, u = (e) => Uz(e, n, t), d = s.flatMap(u);
	return wz([
		i,
		...u(a),
		...u(o),
		...r && d.length > 0 ? [Dz("The plan", wz(d))] : d,
		...c.flatMap(u),
		...u(l)
	]);
}
function HB(e, { command: t }) {
	let { name: n, id: r, plan: i, results: a } = e, o = $`### ${qB(n ?? r)}${i ? $` · ${qB(i.project.name)}` : $``}`;
	return a ? $`${o}\n\n**${Nz(`Applied: ${sz([e])}.`)}**` : i ? t === "plan" ? $`${o}\n\n**${Nz(UB(bz(vb(e))))}**` : $`${o}\n\n**${Nz(t === "drift" ? ez([e]) : XR(i, e.effort))}**` : o;
}
function UB(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
/** The name and the id of the project, and a link to it if the id may be shown. `isNamed`: a heading has the name. */
function WB({ id: e, plan: t }, n) {
	let r = nC(e);
	return $`Project ${t && !n ? $`${qB(t.project.name)} · ` : $``}${jz(WA(e, 200))}${r === void 0 ? $`` : $` · ${Iz($`open in Lokalise`, r)}`}`;
}
/** Why changes that were pending before the pull request are not told apart. */
function GB({ target: e }) {
	return e?.is === "not compared" ? [$`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${jz(WA(e.why, 400))}.`] : [];
}
/** What the changes do to the work of translators. */
function KB(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && ZR(n.project, vb(e));
	return i ? [$`${Nz(i.start)} ${jz(i.languages)} ${Nz(i.end)}`] : [];
}
/** A name that somebody gave, short enough for a heading. */
function qB(e) {
	return jz(WA(e, 80));
}
// src/report/markdown/manifestGroups.ts
/** What the parts below are about, or why there are none. */
function JB({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [$`${Nz("The manifests were not compared with those of the commit that the pull request would be merged into")}: ${jz(WA(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = GR, a = Nz(`Difference: ${YR(n)}.`);
	return [$`**${Nz(r)}** (${jz(t.slice(0, 7))}). ${Nz(i)}`, $`**${a}**`];
}
function YB({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => XB(e, t, n.length > 1));
}
function XB(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: a, changed_defaults: o, settings: s, hide_texts: c, name: l = "" } = e, u = {
		texts: c !== !0,
		languages: [],
		linkTo: t
	}, d = r.filter(({ action: e }) => e === "update"), f = $`**${Nz(YR([e]))}**`, p = i.filter(({ fields: e }) => !e), m = i.filter(({ fields: e }) => e), h = (e) => KR(e, u.texts);
	return {
		isApplied: !1,
		head: n ? wz([$`### ${qB(l)}`, f]) : $``,
		problems: FB([]),
		failed: FB([]),
		groups: [
			pB(s),
			QB(`${pA(p.length)} no longer declared: the project keeps them, unless prune is on`, p.map((e) => ({
				...h(e),
				words: []
			}))),
			QB(`${pA(m.length)} with fewer fields: the project keeps their values`, m.map(h)),
			ZB("changed", d.filter((e) => !$L(e)), u),
			ZB("renamed", d.filter($L), u),
			ZB("new", r.filter(({ action: e }) => e === "create"), u),
			QB(`${pA(a.length)} with another id or former name`, a.map(qR)),
			QB(`${fA(o.length, "manifest")} with other values for new entries`, o.map(JR)),
			vB(r, u)
		],
		pending: [],
		unmanaged: FB([])
	};
}
function ZB(e, t, n) {
	let r = t.map((e) => qz(e, n));
	return {
		title: `${pA(t.length)} ${e}`,
		noun: "entry",
		fold: "many",
		layout: "list",
		section: new zz(r)
	};
}
function QB(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new zz(t.map((e) => NB(e)))
	};
}
// src/report/markdown/body.ts
/** The part that comment, issue and summary share: sentences, problems, changes that were not made, and the plans. */
/** The share that losses may take. The reason why a plan is refused must be visible as well. */
const $B = 7 / 8;
/**
* Shows removals, overwritten values and settings that let a run do more first, then problems, changes that were not made, the
* figures of each project, pending losses, and all other changes. What does not fit is counted.
*/
function eV(e, t) {
	let n = u_(e), { overflow: r, measure: i } = t, { problems: a, projects: o } = rV(n), s = YB(n, t), c = o.length + s.length > 1, l = new Vz(t.limit, i), u = wz([
		iV(n),
		aV(n, t),
		...oV(n, t),
		...JB(n)
	]), d = (e) => Nz(`… and ${fA(e, "more project")}; ${r}.`), f = uV(n, t);
	l.takeText(wz([
		u,
		d(o.length + s.length),
		...f
	]));
	let p = FB(a, t.linkTo);
	a.length > 0 && l.take(400);
	let m = [...o.map((e) => PB(e, n, t, c)), ...s], h = /* @__PURE__ */ new Set(), g = (e) => (!h.has(e) && l.take(BB(e, i)) && h.add(e), h.has(e)), _ = (e) => [...h].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of m) zB(e) || g(e);
	let v = () => _(({ groups: e }) => e), y = () => _((e) => e.pending);
	l.showLosses(v(), $B), l.showRest([p.section], l.remaining / 2);
	for (let e of m) if (!g(e)) break;
	for (let e of [tV, nV]) l.showRest(_(e), l.remaining / 2);
	if (l.showLosses(v(), 1), m.every(zB)) {
		l.showLosses(y(), $B);
		let e = Math.max(...m.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) l.showRest(_(({ groups: e }) => e[t]));
		l.showRest(y());
	}
	l.showRest(_(({ unmanaged: e }) => e));
	let b = m.length - h.size;
	return wz([
		u,
		...Uz(p, 3, r),
		...m.filter((e) => h.has(e)).map((e) => VB(e, t, c ? 4 : 3)),
		...b > 0 ? [d(b)] : [],
		...f
	]);
}
const tV = ({ problems: e }) => e, nV = ({ failed: e }) => e;
/** The problems of a single project and those of the run are one list. */
function rV({ problems: e, projects: t }) {
	let [n] = t;
	return !n || t.length > 1 ? {
		problems: e,
		projects: t
	} : {
		problems: [],
		projects: [{
			...n,
			problems: [...e, ...n.problems]
		}]
	};
}
function iV(e) {
	let { command: t, projects: n, manifest_comparison: r } = e;
	if (r?.is === "compared") return $`## Translations: ${Nz(YR(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? $` · ${Nz(fA(n.length, "project"))}` : $``;
	if (t === "plan" && i.length > 0) return $`## Translations: ${Nz(bz(n.flatMap(vb)))}${a}`;
	let [o] = i, s = n.length === 1 && o?.plan ? $` · ${qB(o.plan.project.name)}` : $``;
	return t === "plan" ? $`## Translations: no plan${a}` : $`## Lokaform ${Nz(t)}${s}${a}`;
}
function aV({ manifests: e }, { lead: t = (e) => $`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = aj(e) || "no manifest", i = e.length === 1 ? $`the manifest` : $`the manifests`;
	return t(n ? $`${i} ${jz(KA(r, 400))}` : Nz(r));
}
/** What went wrong, or how the run ended. */
function oV(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? cV(e, t) : [sV(e, fz(e))];
	if (!i) return o;
	let { sentence: s, names: c } = lz(e), l = c.length > 0 ? $` Not reached: ${jz(KA(c.join(", "), 400))}.` : $``;
	return [$`❌ **${Nz(s)}**${l}`, ...a ? o : []];
}
function sV(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return $`${Sb(e) ? $`❌ ` : _b(e) || n ? $`✅ ` : $``}**${Nz(t)}**`;
}
/** Only what the title does not say. */
function cV(e, { isPullRequest: t }) {
	if (Sb(e)) {
		let t = sV(e, `${mz(cb(e).filter(({ severity: e }) => e === "error"))}. ${lV(e)}`);
		return dV(e) && e.projects.every((e) => vb(e).length === 0) ? [t, $`This pull request adds no change: what the plan changes is already pending.`] : [t];
	}
	return yb(e) ? [$`✅ **${Nz(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function lV(e) {
	return cb(e).some(({ severity: e, reach: t }) => e === "error" && t !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
/** What happens after the plan, and how to read it. */
function uV(e, { isPullRequest: t }) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(vb), a = dV(e) ? $` The changes that are already pending are made as well.` : $``, o = t ? $`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${a}` : $`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...i.length > 0 && !Sb(e) ? [o] : [], fV(e)];
}
function dV({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function fV(e) {
	return Dz("How to read this", wz([
		...dV(e) ? [$`In numbers, with the changes that are already pending:`] : [],
		Nz(fz(e)),
		$`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.

- **New**: the project does not have it yet.
- **Overwritten**: the line with \`-\` is the value in the project. The line with \`+\` replaces it.
- **Changed without loss**: values are added, or a switch changes. No text is lost.
- **Renamed**: it keeps its translations and its history.
- **Removed**: it is archived or destroyed.
- **Kept**: the project differs from its manifests, and apply does not change it. Each line says why.`
	]));
}
function pV(e, { now: t, reportFile: n, limit: r = 1048576, linkTo: i }) {
	let a = e.projects.some(({ target: e }) => e), o = n === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return $`${eV(e, {
		now: t,
		limit: r - 1,
		measure: Rz,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
// src/report/text/closingText.ts
/** The last lines of a run in a terminal or a log: how it ended, and where its backups are. */
function mV(e, t) {
	let n = Sb(e) ? "bad" : "good", r = e.stopped ? [t("bad", uz(e))] : [], i = e.projects.flatMap(({ name: e, backup: t }) => t === void 0 ? [] : [`The backup${e === void 0 ? "" : ` of ${Z(e)}`} is in ${Z(t)}.`]), a = e.projects.flatMap(({ name: e, restore: t }) => t === void 0 ? [] : [`${hz(e)}: ${Z(t)}`]), o = hV(e);
	return [
		...r,
		...i,
		...o === "" ? [] : [t(n, o)],
		...a
	].map(ej);
}
/** Empty if the lines before say it already. */
function hV(e) {
	let { command: t, projects: n } = e, r = n.some(({ plan: e }) => e);
	return (t === "apply" || t === "restore") && (r || e.stopped) ? oz(e) : r ? t === "drift" ? n.length > 1 ? ez(n) : "" : n.length > 1 ? $R(n) : "" : e.stopped ? "" : pz(e);
}
// src/report/text/planText.ts
const gV = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note"
};
function _V(e, { paint: t, now: n, command: r, texts: i = !0 }) {
	let { plan: a, unmanaged: o = [] } = e;
	if (!a) return [];
	let s = r === "drift", c = `Lokaform ${r === "drift" || r === "restore" ? r : "plan"} · project ${ij(e)} · ${aj(e.manifests)}`, l = s ? bB(a, i) : OR(a, {
		now: n,
		texts: i,
		file: sb(r, e)
	}), u = nC(e.id), d = u === void 0 ? [] : [`  ${t("dim", u)}`], f = s ? [] : MR(a.sends).map((e) => `  ${t(gV["!"], e)}`), p = s ? void 0 : ZR(a.project, a.changes), m = SB(o), h = s ? ez([e]) : XR(a, e.effort, e.results?.length, r === "restore" ? "Restore" : "Apply"), g = vV(l, t), _ = m === "" ? [] : [`  ${t("dim", m)}`], v = p ? [`  ${t(gV["!"], `${p.start} ${p.languages} ${p.end}`)}`] : [];
	return [
		t("strong", c),
		...d,
		...g,
		...f,
		...v,
		..._,
		t("strong", h)
	].map(ej);
}
/** Names and locations in columns. */
function vV(e, t) {
	let n = bV(e.map(({ label: e }) => e), 36), r = bV(e.map(({ place: e }) => e), 24);
	return e.flatMap((e) => yV(e, n, r, t));
}
/** One line if everything fits next to the name. Otherwise the changes are on the lines below it. */
function yV({ sign: e, label: t, place: n, words: r }, i, a, o) {
	let [s = "", ...c] = r, l = [...t].length <= i && [...n].length <= a && c.length === 0, u = `  ${o(gV[e], e)} ${l ? xV(t, i) : t}`;
	return l ? [`${u}  ${o("dim", xV(n, a))}  ${s}`.trimEnd()] : c.length === 0 && s.length <= 20 ? [`${u}  ${o("dim", n)}  ${s}`.trimEnd()] : [`${u}  ${o("dim", n)}`.trimEnd(), ...r.map((e) => `      ${e}`)];
}
/** The length of the longest text that fits into a column. */
function bV(e, t) {
	return e.map((e) => [...e].length).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
function xV(e, t) {
	return e + " ".repeat(Math.max(0, t - [...e].length));
}
function SV(e, t) {
	let n = (e) => JSON.stringify([
		e.severity,
		Jl(e),
		e.place?.file
	]), r = /* @__PURE__ */ new Map();
	for (let t of e) {
		let e = r.get(n(t));
		e ? e.push(t) : r.set(n(t), [t]);
	}
	let i = /* @__PURE__ */ new Map();
	return e.flatMap((e) => {
		let a = r.get(n(e)) ?? [e], o = i.get(a) ?? 0;
		return i.set(a, o + 1), a.length <= 4 || e.place === void 0 || o < 3 ? wV([e], t) : o === 3 && e.place ? [CV(e.place.file, a.slice(o))] : [];
	});
}
function CV(e, t) {
	let n = t.flatMap(({ place: e }) => e?.line ?? []), r = `${n.slice(0, 10).join(", ")}${n.length > 10 ? ", …" : ""}`;
	return ej(`${Z(e)}: the same problem ${t.length} more times, in lines ${r}`);
}
function wV(e, t) {
	return e.map(({ severity: e, message: n, place: r }) => ej(`${r ? `${Z(r.file)}:${r.line}:${r.col}: ` : ""}${t(e === "error" ? "bad" : e === "warning" ? "change" : "note", e)}: ${GA(n)}`));
}
/** The changes that were not made, each with its location and the reason. */
function TV(e, t) {
	return OB(e).map(({ result: e, names: n }) => ej(`${rj({ place: ub(e) })}: ${t("bad", fb(e.outcome))}: ${n}: ${GA(pb(e))}`));
}
/** Problems and changes that were not made: those of the run, then those of each project. */
function EV({ problems: e, projects: t }, n) {
	return [...SV(e, n), ...t.flatMap((e) => {
		let r = [
			...(e.bugs ?? []).map((e) => ej(UA(e))),
			...SV(e.problems, n),
			...TV(e.results ?? [], n)
		];
		return t.length > 1 && r.length > 0 ? [ej(n("strong", `Project ${ij(e)}`)), ...r] : r;
	})];
}
// src/report/text/requestText.ts
/** Requests, and long waits between them, as lines of a terminal or a log. */
/** One request, as `--verbose` and the debug mode of a workflow show it. */
function DV({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${Z(t)} → ${n ?? "no answer"} in ${Math.round(r)} ms${a}`;
}
/** Lines about long waits. If many requests wait at the same time, there is one line. */
function OV(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${Z(r)} is sent again: ${a}.`]);
	};
}
// src/terminal/progress.ts
/** The result of one request, in a line. */
function kV(e, t, n) {
	let { changes: r } = e, [i] = r, a = AV(r), o = t.filter(({ state: e }) => e === "done").length, s = t.length, c = o === s ? n("good", "✓") : n("bad", "✗"), { one: l, progress: u } = RA(e.kind);
	if (u === "name" && s === 1) return `  ${c} ${`${l} ${Z(i?.label ?? "")}`} ${o === s ? a : `not ${a}`}`;
	let d = zA(s, e.kind), f = o === s ? d : `${pA(o)} of ${d}`, p = t.filter(db).length;
	return `  ${c} ${f} ${a}${p > 0 ? `, ${pA(p)} in part` : ""}`;
}
function AV(e) {
	let [t] = e;
	return t?.action === "create" ? "created" : t?.action === "destroy" ? t.how === "archive" ? "archived" : "destroyed" : e.every($L) ? "renamed" : e.some($L) ? "updated or renamed" : "updated";
}
// src/terminal/streams.ts
/**
* Lets a run outlive its output streams. When the reader of one goes away (`lokaform apply | head -1`), its terminal is
* closed, or its disk is full, only the lines on that stream are lost: the run goes on, writes its report, and ends with
* its own exit code.
*/
function jV(...e) {
	for (let t of e) t.on("error", () => {});
}
// src/terminal/prompt.ts
/** Asks the person at the terminal. */
/** Undefined if standard input is not a terminal, because then questions cannot be answered. Questions go to a stream that is visible. */
function MV({ stdin: e, stdout: t, stderr: n }) {
	if (e.isTTY !== !0) return;
	let r = t.isTTY === !0;
	return {
		input: e,
		output: n.isTTY ? n : r ? t : NV() ?? n,
		seesOut: r
	};
}
/** The terminal of this process, whatever its streams are. */
function NV() {
	try {
		let e = E("/dev/tty", "w");
		try {
			let t = new pe(e);
			return jV(t), t.unref(), t;
		} catch {
			C(e);
		}
	} catch {}
}
/** Only "yes" confirms. If there is no answer, or the run is stopped meanwhile, the answer is no. */
async function PV(e, { input: t, output: n }, r) {
	let i = fe({
		input: t,
		output: n
	}), a = new AbortController();
	i.once("close", () => a.abort()), i.on("SIGINT", () => r.stop("SIGINT"));
	try {
		let t = AbortSignal.any([r.stopping, a.signal]);
		return (await i.question(`${e} Type yes to continue: `, { signal: t })).trim().toLowerCase() === "yes";
	} catch (e) {
		if (e instanceof Error && e.name === "AbortError") return !1;
		throw e;
	} finally {
		i.close();
	}
}
function FV(e) {
	let { folder: t, environment: n, console: r, prompt: i, backupDir: a } = e;
	return {
		setup: e,
		sources: {
			folders: {
				working: t,
				displayRoot: t
			},
			environment: n,
			token: void 0,
			backupDir: a
		},
		problems: [],
		hide: (e) => r.hide(e),
		print: (e) => r.out(e),
		showProblems: (e) => IV(e, r),
		confirm: async (e) => !i || PV(e, i, new wb()),
		missingSecrets: () => void 0,
		context: (t, n) => LV(t, n, e),
		publish: async () => [],
		close: async (t, n) => BV(t, n, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		setSecret: void 0
	};
}
function IV(e, t) {
	for (let n of SV(e, t.paintError)) t.error(n);
}
function LV(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, s = OV(o), { quiet: c, verbose: l, format: u } = e, d = (e) => a.error(a.paintError("dim", e)), f = {
		working: r,
		displayRoot: r
	};
	return {
		folders: f,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			l && d(DV(e));
		},
		onWait: (e) => {
			if (!c) for (let t of s(e)) d(t);
		},
		onPlan: (r) => RV(r, e, t, n),
		onBatch: (e, t) => {
			!c && u === "text" && a.out(kV(e, t, a.paint));
		},
		history: new HL({
			folders: f,
			environment: i,
			now: o,
			signal: t.stopping
		})
	};
}
/** Shows the plan. Apply then asks, if somebody can answer. False: the plan is not applied. */
async function RV(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ reach: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = zV(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of _V(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = _V(e, {
			...u,
			paint: i.paintError
		});
		for (let e of l ? t.slice(-1) : t) i.prompt(e);
	}
	for (let t of SV(e.problems, i.paintError)) i.prompt(t);
	return PV("Apply this plan?", c, n);
}
function zV({ command: e }, { console: { paint: t }, now: n }) {
	return {
		paint: t,
		now: n() / 1e3,
		command: e
	};
}
function BV(e, t, n) {
	let { console: r, now: i } = n, { paint: a, paintError: o } = r, { format: s, quiet: c, command: l } = t;
	s === "json" && r.out(tj(e)), s === "markdown" && r.out(pV(e, {
		now: i() / 1e3,
		reportFile: t.report
	}).trimEnd());
	for (let t of EV(e, o)) r.error(t);
	if (s === "text") {
		if (c && (l === "plan" || l === "drift")) for (let i of e.projects) {
			let e = _V(i, zV(t, n)).at(-1);
			e !== void 0 && r.out(e);
		}
		if (Sb(e)) for (let t of mV(e, o)) r.error(t);
		else for (let t of mV(e, a)) r.out(t);
	}
}
// src/commands/plan.ts
const VV = {
	name: "plan",
	summary: "Compare the manifests with the live project, and show what apply would do. Writes nothing.",
	inAction: !0,
	actionSummary: "compares them with the live project and shows what apply would do, in a pull request as one comment. It writes nothing to the project",
	examples: [
		"export LOKALISE_API_TOKEN=…",
		"lokaform plan --project 3002780358964f9bab5a92.87762498",
		"lokaform plan --out plan.json          # the project is set in lokaform.yaml",
		"lokaform plan --only web --format markdown"
	],
	exitCodes: "0 planned (with --detailed-exitcode: nothing to do); 1 a problem, or a plan that a guard refuses; 2 something to do, with --detailed-exitcode; 130 or 143 ended by a signal",
	run: (e, t) => FM("plan", e, t)
}, HV = {
	name: "validate",
	summary: "Check the manifests. No token, no network.",
	inAction: !0,
	actionSummary: "checks the manifests (no token, no network)",
	examples: [
		"lokaform validate",
		"lokaform validate --matrix             # the names of the projects, for a matrix of jobs",
		"lokaform validate --keys 'l10n/**/keys.yaml' --webhooks l10n/webhooks.yaml"
	],
	exitCodes: "0 valid; 1 not",
	run: (e, t) => FM("validate", e, t)
}, UV = {
	name: "demo",
	summary: "Show validate, plan and apply with an example project on this machine. Needs no token.",
	inAction: !1,
	examples: ["lokaform demo"],
	exitCodes: "0 all of it worked; 1 not",
	run: (e, t) => WV(t)
};
async function WV({ setup: e }) {
	let t = await h(s(oe(), "lokaform-demo-")), n = s(e.packageRoot, "examples", "storefront"), r = JSON.parse(await _(s(n, "live.json"), "utf8")), [i = ""] = Object.keys(r.projects), a = await xL({ state: r });
	process.once("exit", () => D(t, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await f(n, t, { recursive: !0 });
		let o = {
			...e.environment,
			LOKALISE_API_URL: a.url,
			LOKALISE_API_TOKEN: r.token,
			STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c"
		};
		return await GV({
			...e,
			folder: t,
			environment: o,
			prompt: void 0
		}, a, i);
	} finally {
		await a.close();
	}
}
async function GV(e, t, n) {
	let { out: r, paint: i } = e.console, a = (e) => r(`\n${i("strong", `── ${e}`)}`);
	r("The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that"), r(`differs from them. The service is a sandbox on this machine, at ${t.url}.`), r("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.");
	for (let { title: t, command: o, raw: s, words: c, expected: l } of KV(n)) if (a(t), r(i("dim", `$ lokaform ${c}`)), await o.run(s, FV({
		...e,
		showPlan: o === VV
	})) !== l) return 1;
	a("5. These requests were sent to the service, in all.");
	for (let e of qV(t)) r(e);
	return 0;
}
function KV(e) {
	let t = {
		keys: ["**/keys.yaml"],
		webhooks: ["webhooks.yaml"]
	}, n = {
		...t,
		project: [e]
	}, r = {
		...n,
		"detailed-exitcode": ["true"]
	}, i = "--keys '**/keys.yaml' --webhooks webhooks.yaml";
	return [
		{
			title: "1. Are the manifests right? No token, no network.",
			command: HV,
			raw: t,
			words: `validate ${i}`,
			expected: 0
		},
		{
			title: "2. What would change? Nothing is written.",
			command: VV,
			raw: r,
			words: `plan --project ${e} ${i}`,
			expected: 2
		},
		{
			title: "3. Apply the changes.",
			command: zM,
			raw: {
				...n,
				yes: ["true"]
			},
			words: `apply --project ${e} ${i}`,
			expected: 0
		},
		{
			title: "4. A second plan has no changes. Some live values are kept: each line with ! says why.",
			command: VV,
			raw: r,
			words: `plan --project ${e} ${i} --detailed-exitcode`,
			expected: 0
		}
	];
}
function qV({ requests: e }) {
	let t = /* @__PURE__ */ new Map();
	for (let { method: n, path: r } of e) {
		let e = `${n.padEnd(5)} ${r.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…").replace(/\/webhooks\/.+/, "/webhooks/…")}`;
		t.set(e, (t.get(e) ?? 0) + 1);
	}
	return [...t].map(([e, t]) => `  ${String(t).padStart(3)} × ${e}`);
}
// src/commands/drift.ts
const JV = {
	name: "drift",
	summary: "Show where the live project differs from the manifests, since when and by whom. Writes nothing.",
	inAction: !0,
	actionSummary: "shows where the live project differs, and keeps an issue about it up to date",
	examples: ["lokaform drift --project 3002780358964f9bab5a92.87762498", "lokaform drift --only web --report drift.json"],
	exitCodes: "0 no drift; 1 a problem; 2 drift; 130 or 143 ended by a signal",
	run: (e, t) => FM("drift", e, t)
}, YV = Hc([L(), Ec()]), XV = z({
	...Object.fromEntries(Y.map(({ idMember: e }) => [e, YV.exactOptional()])),
	action: B([...Al, "update"]),
	values: Xc(L(), Dl()).default({})
}), ZV = z({
	format_version: el(1),
	project: L().min(1),
	project_digest: L().exactOptional(),
	project_name: L(),
	time: L(),
	wrote: R(XV)
});
/** If any part of the backup cannot be read, nothing is restored. */
function QV(e, t) {
	let n = Wp(e, t), { members: r, problems: i } = df(n, ["backup", ...Y.map(({ plural: e }) => e)]), a = [...n.problems, ...i], o = r.get("backup"), s = ZV.safeParse(o?.value);
	if (!s.success) {
		let e = o === void 0 ? "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys." : `This is not a backup that this version can read: ${s.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.`, t = Vl(n.file, o?.spot ?? n.spot);
		return { problems: Bl(a) ? a : [...a, V("bad-backup", e, { place: t })] };
	}
	let c = new Map(s.data.wrote.flatMap((e) => $V(e).map((t) => [t, e]))), l = ({ name: e, plural: t, idMember: i, entry: o }) => {
		let s = r.get(t);
		if (!s) return [];
		let l = pf(n, s, o);
		return a.push(...l.problems), l.entries.flatMap(({ values: t, spot: r }) => {
			let o = c.get(tH(e, eH(t, i)));
			return o ? [{
				declared: {
					values: t,
					onCreate: {},
					file: n.file,
					spot: r
				},
				wrote: o
			}] : (a.push(V("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Vl(n.file, r) })), []);
		});
	}, u = Object.fromEntries(Y.map((e) => [e.plural, l(e)]));
	if (Bl(a)) return { problems: a };
	let { project: d, project_digest: f, project_name: p, time: m } = s.data;
	return {
		backup: {
			path: e,
			project: d,
			...f === void 0 ? {} : { projectDigest: f },
			projectName: p,
			time: m,
			entries: u
		},
		problems: a
	};
}
/** The objects that an item of `wrote` in the header is about. */
function $V(e) {
	return Y.flatMap(({ name: t, idMember: n }) => {
		let r = eH(e, n);
		return r === void 0 ? [] : [tH(t, r)];
	});
}
function eH(e, t) {
	return new Map(Object.entries(e ?? {})).get(t);
}
function tH(e, t) {
	return `${e} ${t}`;
}
// src/files/readBackup.ts
/** Reads a backup and the file of URLs next to it. */
async function nH(e, t) {
	let n = /* @__PURE__ */ new Map();
	if (e === void 0) return {
		urls: n,
		problems: [V("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let r = l(t.working, e), i = await ly(r, "The backup", t);
	return i.ok ? {
		...QV(ny(r, t), i.value),
		urls: await rH(AE(r))
	} : {
		urls: n,
		problems: [i.problem]
	};
}
/** If the file cannot be read, each webhook that needs it is refused. */
async function rH(e) {
	try {
		let t = JSON.parse(await _(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return /* @__PURE__ */ new Map();
	}
}
// src/backup/restoreEntry.ts
function iH(e, t, n, r) {
	let { label: i = e.label(t.declared.values) } = n, a = aH(e, t, {
		...n,
		label: i
	}, r), o = [...n.problems ?? [], ...a.problems ?? []];
	return {
		...n.label === void 0 ? a : oH(a, i),
		problems: o
	};
}
function aH(e, t, n, r) {
	let i = (r, i) => uH(e.name, n.label, t.declared, r, i);
	if (n.is === "gone") return i(n.code, n.message);
	if (n.is === "live") return sH(e, t, n, r);
	let { declared: a, context: o } = n;
	if (n.is === "new") {
		let { change: t, skipped: n, problems: i } = zT(e, { declared: a }, o, r.ref);
		return {
			...t && { change: t },
			...n && { skipped: n },
			problems: i
		};
	}
	let { change: s, problems: c } = zT(e, {
		declared: a,
		live: n.by
	}, o, r.ref);
	return s || c.length > 0 ? i("name-taken", n.message) : {};
}
function oH({ change: e, kept: t, skipped: n }, r) {
	return {
		...e && { change: {
			...e,
			label: r
		} },
		...t && { kept: t.map((e) => ({
			...e,
			label: r
		})) },
		...n && { skipped: {
			...n,
			label: r
		} }
	};
}
/** The change of a live object. It contains only values that may be replaced. */
function sH(e, { wrote: t }, { declared: n, live: r, context: i }, { force: a, ref: o }) {
	let { change: s, skipped: c, problems: l, kept: u } = zT(e, {
		declared: n,
		live: r
	}, i, o);
	if (s?.action !== "update") return {
		kept: u,
		...c && { skipped: c },
		problems: l
	};
	let d = e.context(n.values, r, i), f = e.liveContext(r, i, cH(e, t.values)), p = (n) => {
		let { field: i, part: o, before: s = null, after: c } = n;
		if (a || Hy(s) && !Vy(e.name, n) || lH(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(i), u = o === void 0 ? l : su(l, o), p = e.fields.find(({ name: e }) => e === i);
		return u === void 0 || !p ? !1 : p.same(p.stored(r, f, o) ?? s, u, d);
	}, m = s.fields.some((t) => Vy(e.name, t) && !p(t)), h = ({ field: t }) => e.fields.find(({ name: e }) => e === t)?.role === "text", g = (e) => p(e) && !(m && h(e)), _ = Wy(e, r, s.fields.filter(g), i.project), v = s.fields.filter((e) => !g(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: s.label,
			id: s.id,
			reason: "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (_.length === 0) return {
		kept: [...u, ...v],
		problems: l
	};
	let y = BT(e, r, _);
	return {
		change: {
			...s,
			seen: y,
			fields: _
		},
		kept: [...u, ...v],
		problems: l
	};
}
/** The URL or name that the run wrote, if it is a text. */
function cH({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
/** Whether the texts differ only because is_plural changed: the text is one of the forms. */
function lH(e, t) {
	return ou(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && ou(t) && Object.values(t).includes(e);
}
function uH(e, t, n, r, i) {
	let a = Vl(n.file, n.spot), o = Kl({ label: () => t }, n, r, i, { path: [] });
	return {
		skipped: {
			kind: e,
			label: t,
			place: a
		},
		problems: [o]
	};
}
// src/backup/planRestore.ts
/** `live`: objects with an id or a name of the backup, keys with all their texts. */
function dH({ entries: e }, t, { force: n, variables: r }) {
	let { project: i } = t, a = i.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), o = {
		project: {
			...i,
			languages: a
		},
		rules: Ml,
		variables: r,
		evidence: Zu
	}, s = Y.map((r) => ({
		kind: r,
		restored: fH(r, e[r.plural] ?? [], t.objects[r.plural]?.objects ?? [], {
			context: o,
			force: n
		})
	})), c = s.flatMap((e) => e.restored);
	return {
		plan: {
			format_version: 1,
			project: i,
			changes: c.flatMap(({ change: e }) => e ?? []),
			kept: c.flatMap(({ kept: e }) => e ?? []),
			skipped: c.flatMap(({ skipped: e }) => e ?? []),
			counts: {
				unchanged: c.filter(pH).length,
				unmanaged: 0,
				by_kind: Object.fromEntries(s.map((e) => [e.kind.plural, {
					unchanged: e.restored.filter(pH).length,
					unmanaged: 0
				}])),
				adopted: 0
			}
		},
		problems: c.flatMap(({ problems: e }) => e ?? [])
	};
}
function fH(e, t, n, { context: r, force: i }) {
	let a = /* @__PURE__ */ new Set();
	return t.map((t, o) => {
		let s = e.findRestored(t, n, {
			context: r,
			claimed: a
		});
		return s.claims !== void 0 && a.add(s.claims), iH(e, t, s, {
			force: i,
			ref: `${e.name}:${o + 1}`
		});
	});
}
function pH({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
/** What cannot come back, and what is kept because it changed. */
function mH({ changes: e, kept: t }) {
	let n = Y.map(({ name: t }) => ({
		kind: t,
		count: e.filter((e) => e.action === "create" && e.kind === t).length
	})), r = e.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, i = t.filter(({ reason: e }) => e === "changed-since").length;
	return [
		...n.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${zA(t, e)} again. ${RA(e).lostOnRestore}`),
		r > 0 && `This restore writes ${fA(r, "text")} again. Review states and edit history are not restored.`,
		i > 0 && `${fA(i, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [vH(e)]);
}
/** `declared` is undefined if the manifests cannot be read. */
function hH(e, t, n, r) {
	if (!n) return [vH("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let i = {
		project: t.project,
		rules: r,
		variables: n.variables,
		evidence: Zu
	};
	return Y.flatMap((r) => {
		let a = n.entries[r.plural], o = t.objects[r.plural]?.objects ?? [], s = a && r.undoneByApply?.(e, o, a, i);
		return s ? gH(s, r) : [];
	});
}
function gH({ texts: e, removed: t }, { plural: n }) {
	return [e.length > 0 && `The next apply would overwrite restored texts again: ${_H(e.map(({ label: e, language: t }) => `${e} (${t})`))}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${_H(t)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [vH(e, "warning")]);
}
function _H(e) {
	let t = e.length - 10;
	return e.slice(0, 10).join(", ") + (t > 0 ? ` and ${t} more` : "");
}
function vH(e, t = "notice") {
	return V("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/run/restore.ts
/** Runs a restore: reads the backup and the live objects, makes a plan, and applies it, with the same report as an apply. */
/** `settingProblems`: problems of the settings. If one of them is an error, nothing is sent. */
function yH(e, t, n, r) {
	return AM(r, (r) => bH(e, t, n, r));
}
async function bH({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: kh(e).replace("…", "")
	}))]);
	let o = e && r.projects.find(({ id: t }) => xH(e, t)), s = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(Y.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !o ? SH(e, r) : []
		],
		projects: [],
		requests: 0
	};
	if (s.problems = [...s.problems, ...(await Py(r, s.manifests, a.folders)).values()], !e || !o || Bl(s.problems)) return s;
	let c = 0, l = {
		...a,
		onResponse: (e) => {
			c += 1, a.onResponse(e);
		}
	}, u = await CH({
		backup: {
			...e,
			project: o.id
		},
		urls: t
	}, o, r, l), { stopped: d } = a.cancellation;
	return {
		...s,
		projects: [u],
		requests: c,
		...d && { stopped: d }
	};
}
function xH({ project: e, projectDigest: t }, n) {
	return Hb({
		id: e,
		digest: t
	}, n);
}
function SH({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	return r.length === 0 ? [] : [V("bad-backup", `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`)];
}
async function CH(e, t, n, r) {
	let { name: i, id: a } = t, o = {
		...i !== void 0 && { name: i },
		id: a,
		manifests: [e.backup.path],
		problems: [],
		...!t.showTexts && { hide_texts: !0 }
	}, { cancellation: s } = r;
	if (s.stopped) return o;
	let c = {
		apiUrl: n.apiUrl,
		onResponse: r.onResponse
	}, l = Ck(t, {
		...c,
		signal: s.stopping
	}), u = Ck(t, {
		...c,
		signal: s.aborted
	});
	if (!l.ok) return {
		...o,
		problems: [l.problem]
	};
	if (!u.ok) return {
		...o,
		problems: [u.problem]
	};
	let { backup: d, variables: f, problems: p } = wH(e, n);
	r.onSecrets(_h(new Map([...f].filter(([t]) => !e.urls.has(t)))));
	let m = await TH(() => Wk(l.value, d.project, d.entries), r);
	if ("problems" in m) return {
		...o,
		problems: m.problems
	};
	let { plan: h, problems: g } = dH(d, m, {
		force: n.force,
		variables: f
	}), _ = {
		...o,
		problems: [
			...p,
			...g,
			...mH(h),
			...await EH(h, m, t, n, r)
		],
		plan: h,
		effort: { requests: SE(h, t).flat().length }
	};
	if (!await r.onPlan(_)) return s.stopped ? _ : {
		..._,
		problems: [..._.problems, wM]
	};
	let v = {
		entries: {},
		variables: f
	}, y = await DM(u.value, h, {
		settings: t,
		declared: v
	}, n, r);
	return {
		..._,
		...y,
		problems: [..._.problems, ...y.problems]
	};
}
/** The values of `${NAME}` in the entries. An entry without a value is a problem, and is left out. */
function wH({ backup: e, urls: t }, { usable: n }) {
	let r = new Map(t), i = [], a = Object.fromEntries(Y.map((t) => {
		let a = (e.entries[t.plural] ?? []).filter((e) => {
			let a = t.variablesOf?.(e, n);
			for (let [e, t] of a?.variables ?? []) r.set(e, t);
			return i.push(...a?.problems ?? []), a === void 0 || a.problems.length === 0;
		});
		return [t.plural, a];
	}));
	return {
		backup: {
			...e,
			entries: a
		},
		variables: r,
		problems: i
	};
}
async function TH(e, { cancellation: t }) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof TC) return { problems: [V("incomplete-live", `The service did not list all ${gz(Y.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`, { reach: "project" })] };
		if (!(e instanceof yC)) throw e;
		return e instanceof wC && t.stopped ? { problems: [] } : { problems: [fM(e)] };
	}
}
/** Notices about what the next apply would undo, if the manifests can be read. */
async function EH(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let { reads: a, problems: o } = await iC({
		projects: [n],
		usable: r.usable
	}, i);
	return hH(e, t, Bl(o) ? void 0 : a[0]?.declared, n.rules);
}
// src/commands/restore.ts
const DH = {
	name: "restore",
	summary: "Restore keys, texts and webhooks that a run removed or overwrote, from its backup.",
	inAction: !1,
	examples: ["lokaform restore lokaform-backup/web-20260115T120000Z.yaml", "lokaform restore backup.yaml --force   # also what changed since"],
	exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
	async run(e, t) {
		let n = await nH(oj(hS, e), t.sources.folders);
		return FM("restore", e, t, {
			backupProject: n.backup?.project ?? "",
			engine: (e, t, r) => yH(n, e, t, r)
		});
	}
}, OH = {
	name: "sandbox",
	summary: "Run a copy of the service's API on this machine, to try changes without risk.",
	inAction: !1,
	examples: [
		"lokaform sandbox --port 8089 --state sandbox.json",
		"lokaform sandbox --port 8089 --state sandbox.json --fault cut-after@0.1 --fault poison --seed 7",
		"LOKALISE_API_URL=http://127.0.0.1:8089/api2 LOKALISE_API_TOKEN=any lokaform plan --project ID"
	],
	exitCodes: "0 stopped (Ctrl-C); 1 could not start",
	sections: [
		{
			title: "State:",
			sentences: [
				"An entry \"ID:BRANCH\": {} in the projects of the state file is a branch. It starts as a copy of its project. The answer for a branch without an entry is 404.",
				"\"tokens\": [{ \"token\": \"…\", \"rights\": \"read-only\", \"user\": { \"user_id\": 1, \"email\": \"…\" } }] in the state file lists the tokens that are accepted, with their rights and their users. If it lists no token, every token is accepted.",
				"\"user\": { \"user_id\": 1, \"email\": \"…\" } in the state file is the user of all other tokens. To edit texts as somebody else, send requests with a token that has another user. A token with \"import_started_by\": { \"user_id\": 2, \"email\": \"…\" } plays an import: its writes are recorded as importWriter says.",
				"\"automations\": [{ \"language_iso\": \"de\", \"translation\": \"[de] {base}\" }] in a project fills the text of a language where it is empty, when a key gets a base text."
			]
		},
		{
			title: "Assumptions:",
			rows: Object.entries(GF).map(([e, { values: t, about: n }]) => [e, `${n} ${typeof t == "number" ? `Default: ${t}` : `Values: ${t.join(", ")}`}.`]),
			sentences: ["Nothing public states these facts about the service. The sandbox takes the first value. \"assumptions\": { \"importWriter\": \"none\" } in the state file chooses another one."]
		},
		{
			title: "Faults:",
			rows: Object.entries({
				429: "Answers 429, too many requests, before the write.",
				423: "Answers 423, locked, before the write.",
				"500-before": "Answers 500 before the write.",
				"500-after": "Answers 500 after the write.",
				"cut-before": "Cuts the connection before the write.",
				"cut-after": "Cuts the connection after the write.",
				"drop-item": "Does not write one key of a batch. The answer is 200, without this key.",
				"forget-item": "Writes all keys of a batch. The answer is 200, but one key is missing in it.",
				poison: "Chooses keys. Each batch with such a key is refused with 400, every time.",
				"refuse-item": "Chooses keys. Each such key is refused every time, but the rest of its batch is written.",
				"short-list": "Leaves some keys out of a page. The total in the header is still true.",
				"html-502": "Answers 502 as HTML before the write.",
				"html-504-after": "Answers 504 as HTML after the write.",
				"html-414": "Answers 414 as HTML if the request has a query.",
				slow: "Does what the request asks for at once, and answers 3 seconds later.",
				"duplicate-names": "Chooses new keys. Each is stored twice with the same name. The answer has only the first.",
				"locked-keys": "Chooses keys that cannot be deleted. The answer counts them in keys_locked.",
				"normalised-text": "Stores … instead of three dots, and removes blanks at the end of a text. RATE is the share of such texts, default 1.",
				quota: "Refuses with 403 to create keys if the project would then have more than N keys (quota@N). Without N, it refuses every create.",
				"missing-row": "Leaves one language out of the translations of keys in an answer. RATE is the share of keys, default 0.2.",
				"missing-translations": "Leaves translations out of keys in an answer that should have them. RATE is the share of keys, default 0.2.",
				"first-language": "Answers with only the first language of each key.",
				"old-answers": "Removes fields that older answers do not have, or sets them to null.",
				retyped: "Writes numbers as strings and booleans as 0 and 1.",
				"odd-webhook": "Answers PUT and DELETE of a webhook with 200 and a body that confirms nothing.",
				"short-webhooks": "Leaves one webhook out of a page. The total in the header is still true.",
				"stale-webhooks": "Leaves a new webhook out of the next two lists.",
				"webhook-added": "Adds a webhook at the start of the list before its second page is read.",
				editor: "A person edits a text, or adds the tag protected, before a request. The default of RATE is 0.1.",
				"huge-ids": "Shows ids above 2^53 for all keys and translations. It has no RATE.",
				"too-big": "Shows half of a page of keys, with the header X-Response-Too-Big."
			}),
			sentences: ["RATE is a number from 0 to 1. It is the share of requests that have the fault, default 0.2. If a fault chooses keys, it is the share of keys, default 0.05."]
		}
	],
	run: kH
};
/** Runs until it is stopped. */
async function kH(e, { setup: { console: t, environment: n }, showProblems: r }) {
	let i = sj(e);
	if (r(i), i.length > 0) return 1;
	let a = {
		raw: e,
		environment: n,
		parts: []
	}, [o, s] = [Q(DS, a), Q(OS, a)];
	try {
		let e = await xL({
			port: Q(SS, a),
			stateFile: Q(CS, a),
			limits: !Q(wS, a),
			latency: Q(TS, a),
			log: Q(ES, a),
			faults: mL(o, s)
		});
		return t.out(`listening on ${e.url}`), o.length > 0 && t.out(`faults: ${o.join(", ")} (seed ${s})`), await AH(), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return t.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function AH() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
// src/report/file/planSchema.ts
/** What a report file says about a plan. Each value has the form that its field needs, so that all of it can be shown. */
/** The last second of the year 9999. Later times have no usual form. */
const jH = Oc().min(0), MH = R(L()).readonly(), NH = z({
	file: L(),
	line: jH,
	col: jH,
	endLine: jH,
	endCol: jH
}), PH = B(Y.map(({ name: e }) => e)), FH = Hc([Ec(), L()]), IH = Dl(), LH = z({
	by: L().exactOptional(),
	at: Ec().min(0).max(253402300799)
}), RH = z({
	field: L(),
	part: L().exactOptional(),
	before: IH.exactOptional(),
	after: IH,
	edited: LH.exactOptional(),
	place: NH,
	seen: L().exactOptional(),
	unverifies: MH.exactOptional()
}), zH = {
	ref: L(),
	kind: PH,
	label: L()
}, BH = {
	place: NH,
	identity: IH,
	fields: R(RH).readonly()
}, VH = z({
	...zH,
	action: el("create"),
	...BH
}), HH = z({
	...zH,
	action: el("update"),
	...BH,
	renamed_from: L().exactOptional()
}), UH = Wc("action", [
	VH,
	HH.extend({
		id: FH,
		seen: L(),
		edited: LH.exactOptional()
	}),
	z({
		...zH,
		action: el("destroy"),
		id: FH,
		how: B(["archive", "destroy"]),
		seen: L()
	})
]).refine(GH), WH = Wc("action", [VH, HH]).refine(GH);
function GH(e) {
	return e.action === "destroy" || e.fields.every(({ field: t, before: n, after: r }) => KH(e.kind, t, [n, r]));
}
/** Whether the kind has the field, and the field can have these values. */
function KH(e, t, n) {
	try {
		let r = Zg(e, t);
		for (let e of n) e !== void 0 && r.show(e);
		return !0;
	} catch {
		return !1;
	}
}
const qH = z({
	kind: PH,
	label: L(),
	id: FH,
	reason: B([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: L().exactOptional(),
	place: NH.exactOptional()
}), JH = Hc([z({
	kind: PH,
	label: L(),
	id: FH,
	field: L(),
	part: L().exactOptional(),
	reason: B([
		"seeded",
		"edited",
		"changed-since"
	]),
	live: IH,
	declared: IH,
	edited: LH.exactOptional(),
	conflict: el(!0).exactOptional(),
	place: NH
}).refine((e) => KH(e.kind, e.field, [e.live, e.declared])), qH]), YH = z({
	kind: PH,
	label: L(),
	id: FH
}), XH = z({
	name: L(),
	before: L().exactOptional(),
	after: L().exactOptional(),
	widens: Ac()
}), ZH = z({
	variable: L(),
	host: L(),
	place: NH
}), QH = z({
	iso: L(),
	id: L().exactOptional(),
	pluralForms: MH
}).transform((e) => ({
	...e,
	id: e.id
})), $H = z({
	id: L(),
	digest: L().exactOptional(),
	name: L(),
	type: L(),
	baseLanguage: L(),
	languages: R(QH).readonly().exactOptional(),
	perPlatformNames: Ac(),
	segmentation: Ac(),
	autoToggleUnverified: Ac().exactOptional()
}).transform((e) => ({
	...e,
	languages: e.languages,
	autoToggleUnverified: e.autoToggleUnverified
})), eU = {
	unchanged: jH,
	unmanaged: jH
}, tU = z({
	format_version: el(1),
	project: $H,
	changes: R(UH).readonly(),
	kept: R(JH).readonly(),
	skipped: R(z({
		kind: PH,
		label: L(),
		place: NH
	})).readonly(),
	counts: z({
		...eU,
		by_kind: Xc(L(), z(eU)),
		adopted: jH
	}),
	sends: R(ZH).readonly().exactOptional()
}), nU = {
	kind: PH,
	label: L(),
	place: NH
}, rU = z({
	...nU,
	fields: R(z({
		field: L(),
		part: L().exactOptional(),
		before: IH
	})).readonly().exactOptional()
}).refine((e) => (e.fields ?? []).every(({ field: t, before: n }) => KH(e.kind, t, [n]))), iU = z({
	...nU,
	member: B(["previously", ...Y.map(({ idMember: e }) => e)]),
	before: L().exactOptional(),
	after: L().exactOptional()
}), aU = z({
	name: L().exactOptional(),
	changes: R(WH).readonly(),
	released: R(rU).readonly(),
	rematched: R(iU).readonly(),
	changed_defaults: MH,
	settings: R(XH).readonly(),
	hide_texts: el(!0).exactOptional()
}), oU = Wc("is", [z({
	is: el("compared"),
	commit: L(),
	projects: R(aU).readonly()
}), z({
	is: el("not compared"),
	why: L()
})]), sU = [
	"validate",
	"plan",
	"apply",
	"drift"
], cU = R(z({
	severity: B(Rl),
	code: B(zl),
	message: L(),
	place: NH.exactOptional(),
	reach: B(Ll),
	about: L().exactOptional(),
	quotes: MH.exactOptional()
})).readonly(), lU = R(UH).readonly(), uU = Wc("is", [z({
	is: el("compared"),
	commit: L(),
	caused: lU,
	pending: lU,
	resolved: lU,
	kept: R(JH).readonly(),
	sends: R(ZH).readonly(),
	released: R(YH).readonly(),
	settings: R(XH).readonly(),
	released_kinds: MH
}), z({
	is: el("not compared"),
	why: L()
})]), dU = {
	message: L(),
	place: NH.exactOptional()
}, fU = z({
	change: UH,
	outcome: Wc("state", [
		z({
			state: el("done"),
			id: Hc([Ec(), L()])
		}),
		z({
			state: el("failed"),
			how: B([
				"refused",
				"not made",
				"unknown result",
				"stored differently"
			]),
			...dU
		}),
		z({
			state: el("skipped"),
			...dU,
			written: MH.exactOptional()
		}),
		z({
			state: el("not attempted"),
			message: L()
		})
	])
}), pU = z({
	name: L().exactOptional(),
	id: L(),
	manifests: MH,
	problems: cU,
	hide_texts: el(!0).exactOptional(),
	bugs: MH.exactOptional(),
	plan: tU.exactOptional(),
	unmanaged: R(YH).readonly().exactOptional(),
	effort: z({ requests: jH }).exactOptional(),
	target: uU.exactOptional(),
	results: R(fU).readonly().exactOptional(),
	backup: L().exactOptional(),
	restore: L().exactOptional()
}).transform(({ plan: e, results: t, backup: n, restore: r, unmanaged: i, effort: a, target: o, ...s }) => {
	if (!e) return s;
	let c = {
		...s,
		plan: e,
		...i && { unmanaged: i },
		...a && { effort: a },
		...o && { target: o }
	};
	return t ? n === void 0 || r === void 0 ? {
		...c,
		results: t
	} : {
		...c,
		results: t,
		backup: n,
		restore: r
	} : c;
}), mU = z({
	format_version: el(1),
	command: B(sU),
	selected: MH.exactOptional(),
	manifests: MH,
	declared: Xc(L(), jH),
	problems: cU,
	projects: R(pU).readonly(),
	requests: jH,
	stopped: z({
		by: B(ob),
		message: L()
	}).exactOptional(),
	manifest_comparison: oU.exactOptional(),
	hide_texts: el(!0).exactOptional()
}), hU = "it is not a report. Write it with the option report of validate, plan, apply or drift.";
function gU(e) {
	try {
		return vU(JSON.parse(e));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: hU
		};
		throw e;
	}
}
const _U = z({
	format_version: Pc(),
	command: L()
});
function vU(e) {
	let t = _U.safeParse(e);
	if (!t.success) return {
		is: "unusable",
		issue: hU
	};
	let { format_version: n, command: r } = t.data;
	if (n !== 1) return {
		is: "unusable",
		issue: "its format_version is not 1. Use the same version of Lokaform for all jobs."
	};
	if (!sU.some((e) => e === r)) return {
		is: "unusable",
		issue: `it is not the report of ${sU.join(", ")}: only these can be summarized.`
	};
	let i = mU.safeParse(e);
	return i.success ? {
		is: "report",
		report: i.data
	} : {
		is: "unusable",
		issue: `it is not a complete report: the value of ${i.error.issues[0]?.path.map(String).join(".") ?? ""} is missing or wrong. Use the same version of Lokaform for all jobs.`
	};
}
// src/files/readReports.ts
/** Reads the report files that a summary is made of. The jobs of a workflow wrote them, so they can contain anything. */
/** A matrix of GitHub has at most 256 jobs. */
const yU = 536870912, bU = new AbortController().signal;
/**
* `patterns`: paths and globs, relative to the working directory. `paths`: the files that they name. A file that cannot be used
* is a problem with its name.
*/
async function xU(e, t) {
	let n = await SU(e, t), r = [...n.problems];
	if (n.paths.length > 256) {
		let e = `There are ${n.paths.length} report files. Only 256 can be summarized together. Give fewer files.`;
		return {
			paths: n.paths,
			files: [],
			problems: [...r, V("bad-report", e)]
		};
	}
	let i = [], a = 0;
	for (let e of n.paths) {
		let n = ny(e, t), o = (e) => r.push(V("bad-report", `The report ${n} cannot be used: ${e}`, { reach: "project" }));
		try {
			if (a += (await x(e)).size, a > yU) o(`all reports together have more than ${yU / 1024 / 1024} MiB. Summarize fewer reports.`);
			else {
				let r = gU(sy(await oy(e, wU(e, t))));
				r.is === "report" ? i.push({
					file: n,
					report: r.report
				}) : o(r.issue);
			}
		} catch (e) {
			o(dy(e));
		}
	}
	return {
		paths: n.paths,
		files: i,
		problems: r
	};
}
async function SU(e, { working: t }) {
	if (e.length === 0) return {
		paths: [],
		problems: [V("bad-setting", "No report is named. Use: lokaform summarize FILE… (in the action: the input reports).")]
	};
	let n = /* @__PURE__ */ new Set(), r = [];
	for (let i of e) {
		let e = await CU(i, t);
		for (let t of e.sort()) n.add(t);
		if (e.length === 0) {
			let e = `reports "${i}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
			r.push(V("no-report", e));
		}
	}
	return {
		paths: [...n],
		problems: r
	};
}
/** A path that exists is that file; anything else is a glob. */
async function CU(e, t) {
	let n = l(t, e);
	return await fy(n, {}) ? [n] : by(e.split(u).join("/"), {
		cwd: t,
		ignore: []
	}, {}, bU).catch(() => []);
}
/** A workflow may read reports below its temporary folder as well. */
function wU(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && ry(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/report/combine.ts
/**
* `expected`: names of the projects that must have a report, in the order in which they are shown. A project without a name
* is expected by its id. `unread`: problems of files that cannot be used.
*/
function TU(e, t, n = []) {
	let r = OU(e, t), i = MU(r), a = i.length > 0 ? [] : r, o = NU(a), s = i.length > 0 ? [] : FU(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = VU([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: jU(l),
			...d.length > 0 && { selected: d },
			manifests: VU(l.flatMap(({ manifests: e }) => e)),
			declared: BU(l),
			problems: [
				...c,
				...l.flatMap(IU),
				...LU(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(EU(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...zU(l),
			...u && { hide_texts: !0 }
		}
	};
}
function EU({ name: e, id: t }) {
	return e ?? t;
}
/** The projects that a report is about, also if it has no plan for them. */
function DU({ selected: e = [], projects: t }) {
	return VU([...e, ...t.map(EU)]);
}
/** By the first project of each: in the order of `expected`, and all others after them by name. */
function OU(e, t) {
	return e.map((e) => {
		let n = new Set(DU(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || kU(e.key, t.key) || kU(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function kU(e, t) {
	return e < t ? -1 : +(e > t);
}
/** Without secrets, as for a pull request from a fork, a run only checks its manifests. Another job may have them. */
function AU(e) {
	return VU(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function jU(e) {
	let [t] = AU(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function MU(e) {
	let t = AU(e.map(({ report: e }) => e));
	return t.length < 2 ? [] : [V("bad-report", `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Summarize the reports of each command separately.`)];
}
/** Which of two reports on one project is right cannot be decided, so neither is used. */
function NU(e) {
	let t = /* @__PURE__ */ new Map(), n = (e, n) => {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	};
	for (let { file: t, report: r } of e) {
		let e = r.projects.map(EU);
		for (let i of VU([...r.selected ?? [], ...e])) n(i, t);
		for (let r of PU(e)) n(r, t);
	}
	let r = [...t].filter(([, e]) => e.length > 1), i = r.map(([e, t]) => V("bad-report", `${e} has more than one report: ${VU(t).toSorted().join(", ")}. None of them is used. Give each project one report file.`, { reach: "project" }));
	return {
		names: new Set(r.map(([e]) => e)),
		problems: i
	};
}
function PU(e) {
	let t = /* @__PURE__ */ new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function FU(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => DU(e)));
	return VU(t).filter((e) => !n.has(e)).map((e) => V("no-report", `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`, { reach: "project" }));
}
/** A run that was stopped is one problem: the other runs were not. */
function IU(e) {
	return e.stopped ? [V("run-stopped", RU(e.stopped.message, [e]), { reach: "project" })] : [];
}
/** Problems of settings and manifests. The runs share files, so several can have the same problem. */
function LU(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) for (let e of n.problems) {
		let r = JSON.stringify(e), i = t.get(r) ?? {
			one: e,
			some: /* @__PURE__ */ new Set()
		};
		t.set(r, i), i.some.add(n);
	}
	return [...t.values()].map(({ one: t, some: n }) => {
		if (t.place !== void 0 || n.size === e.length) return t;
		let { about: r, ...i } = t;
		return {
			...i,
			message: RU(t.message, [...n])
		};
	});
}
/** The message, after the names of the projects whose runs have it. */
function RU(e, t) {
	let n = VU(t.flatMap(DU));
	if (n.length === 0) return e;
	let r = n.slice(0, 3), i = n.length - r.length;
	return `${r.join(", ")}${i > 0 ? ` and ${i} more` : ""}: ${e}`;
}
/** Of jobs without secrets. The job that compared nothing says so in the summary of its own run. */
function zU(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function BU(e) {
	let t = /* @__PURE__ */ new Map();
	for (let { declared: n } of e) for (let [e, r] of Object.entries(n)) t.set(e, (t.get(e) ?? 0) + r);
	return Object.fromEntries(t);
}
function VU(e) {
	return [...new Set(e)];
}
// src/settings/summarySettings.ts
/** The settings of `summarize`. It reads report files, and neither lokaform.yaml nor manifests, and it sends nothing to the service. */
function HU(e, { folders: t, environment: n }) {
	let r = {
		raw: e,
		environment: n,
		parts: []
	}, i = oj(Px, e);
	return {
		reports: Q(MS, r) ?? [],
		expected: Q(FS, r),
		problems: sj(e),
		settingsFor: (n, a) => ({
			command: n,
			apiUrl: void 0,
			projects: [],
			others: [],
			usable: {
				values: {},
				tokens: []
			},
			secrets: [],
			timeLimit: void 0,
			format: Q(Fx, r),
			detailedExitcode: !1,
			publish: !0,
			summarizes: !0,
			failOnDrift: Q(wx, r),
			matrix: !1,
			applyFrom: [],
			yes: !0,
			verbose: !1,
			quiet: Q(zx, r),
			out: void 0,
			report: i === void 0 ? void 0 : l(t.working, i),
			configFile: Ej(e, t),
			plan: void 0,
			reports: a,
			backupDir: void 0,
			force: !1,
			restoreFlags: []
		})
	};
}
// src/commands/summarize.ts
const UU = {
	name: "summarize",
	summary: "Put the report files of several runs together, for example of a matrix of jobs.",
	inAction: !0,
	actionSummary: "puts the reports of a matrix of jobs together: one comment, one summary, and the issues of all projects",
	examples: ["lokaform summarize web.json ios.json", "lokaform summarize 'reports/**/*.json' --expect web --expect ios --format markdown"],
	exitCodes: "0 all runs succeeded; 1 a run failed, or a report is missing or cannot be used; 2 the reports are of drift, and there is drift",
	async run(e, t) {
		let { sources: n } = t, { reports: r, expected: i, problems: a, settingsFor: o } = HU(e, n), s = await xU(r, n.folders), { report: c, found: l } = TU(s.files, i, [...a, ...s.problems]);
		return FM(c.command, e, t, {
			summary: {
				settings: o(c.command, s.paths),
				found: l
			},
			engine: async (e, t, n) => {
				for (let e of c.projects) await n.onPlan(e);
				return {
					...c,
					problems: [...t, ...c.problems]
				};
			}
		});
	}
};
// src/remote/webhookSecret.ts
function WU(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = pu(e) ?? {};
	return {
		webhook_id: U(t) ?? "",
		url: U(n) ?? "",
		secret: U(r) || void 0,
		branch: U(i),
		events: bu(a, U) ?? []
	};
}
const GU = ty(V("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function KU(e, t) {
	try {
		let n = [];
		for await (let r of e.allWebhooks(tC(t.projectId))) n.push(WU(r));
		t.onSecrets(n.flatMap(({ secret: e }) => e === void 0 ? [] : a_(e)));
		let { which: r, usable: i } = t, a = Bh(r, i);
		t.onSecrets(_h(a.variables));
		let o = a.issues.length > 0 ? r : Sh(r, a.variables), s = n.filter(({ webhook_id: e, url: t }) => e === r || Dh(t, r) || Dh(t, o)), [c, ...l] = s;
		if (!c) return ty(JU(n));
		if (l.length > 0) return ty(YU(s));
		let { webhook_id: u, secret: d } = c;
		if (!t.rotate) return d === void 0 ? GU : ey({
			webhookId: u,
			secret: d,
			rotated: !1
		});
		let f = await t.checkWrite();
		if (f) return ty(f);
		let p = await qU(e, tC(t.projectId), c);
		return t.onSecrets([a_(p)]), ey({
			webhookId: u,
			secret: p,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof yC)) throw e;
		return ty(V("api-error", e.message, { reach: "project" }));
	}
}
/** If the answer is lost, the new secret is read. A second request would make the first new secret invalid. */
async function qU(e, t, { webhook_id: n, secret: r }) {
	try {
		return (await e.regenerateWebhookSecret(t, n)).secret;
	} catch (i) {
		if (!(i instanceof yC) || !i.mayHaveHappened) throw i;
		let a = WU(await e.webhook(t, n));
		if (a.secret === void 0 || r === void 0 || a.secret === r) throw i;
		return a.secret;
	}
}
function JU(e) {
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${kh(t)})`).join(", ");
	return V("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`, { reach: "project" });
}
function YU(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return V("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
/** Reads the secret of a webhook, after making a new one if asked, and writes it to a file that only its owner can read. */
/** `settingProblems`: problems of the settings. If one of them is an error, nothing is sent. */
async function XU(e, t, n, { folders: r, onSecrets: i, needsFile: a, checkRotate: o, checkWrite: s }) {
	let c = oj(RS, e), u = oj(zS, e), [d, ...f] = t.projects, p = [
		...n,
		...c === void 0 ? [$U("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...a && u === void 0 ? [$U("The secret is not printed. Give a file for it with --secrets-file.")] : [],
		...f.length > 0 ? [$U("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!d || c === void 0 || Bl(p)) return { problems: p };
	let m = u === void 0 ? void 0 : ZU(l(r.working, u)), h = m && await Sy([m], await QU(t, r), r);
	if (h && h.size > 0) return { problems: [...p, ...h.values()] };
	let g = oj(BS, e) ?? !1, _ = g ? await o() : void 0;
	if (_) return { problems: [...p, _] };
	let v = Ck(d, {
		apiUrl: t.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!v.ok) return { problems: [v.problem] };
	let y = await KU(v.value, {
		projectId: d.id,
		which: c,
		usable: t.usable,
		rotate: g,
		checkWrite: s,
		onSecrets: i
	});
	if (!y.ok) return { problems: [y.problem] };
	try {
		m && await wy(m, `${y.value.secret}\n`, r, 384);
	} catch (e) {
		return { problems: [V("not-written", `secrets-file: ${u} cannot be written: ${e instanceof Error ? e.message : String(e)}.${y.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : ""}`)] };
	}
	return {
		...y.value,
		file: m?.path
	};
}
function ZU(e) {
	return {
		option: "secrets-file",
		path: e,
		is: "file"
	};
}
/** Manifests and settings, which the secret must not overwrite. */
async function QU({ projects: e, others: t, configFile: n }, { working: r }) {
	let i = await gy([
		{
			globs: {},
			folder: r
		},
		...e.flatMap(({ manifests: e }) => e ?? []),
		...t
	], new AbortController().signal);
	return [n, ...Object.values(i).flat()];
}
function $U(e) {
	return V("bad-setting", e);
}
// src/commands/webhookSecret.ts
const eW = {
	name: "webhook-secret",
	summary: "Write the secret of a webhook to a file. --rotate makes a new secret first.",
	inAction: !0,
	actionSummary: "sets the output `secret` to the secret of one webhook",
	examples: ["lokaform webhook-secret --project ID --webhook https://ci.example.com/hook --secrets-file hook.secret", "lokaform webhook-secret --project ID --webhook ID --secrets-file hook.secret --rotate"],
	exitCodes: "0 written; 1 not",
	async run(e, t) {
		let { sources: n, setSecret: r } = t, { settings: i, problems: a } = await nM("plan", e, n);
		t.hide(i.secrets);
		let { permission: o } = t.context(i, new wb(), e), s = Bl(t.problems) ? { problems: a } : await XU(e, i, a, {
			folders: n.folders,
			onSecrets: (e) => t.hide(e),
			needsFile: r === void 0,
			checkRotate: async () => await tW(o) ?? await rW(i, t),
			checkWrite: async () => nW(await o?.toWrite())
		});
		return t.showProblems([...t.problems, ..."problems" in s ? s.problems : []]), "problems" in s ? 1 : (r?.(s.secret), t.print(iW(s, r !== void 0)), 0);
	}
};
/** Rotating writes to the project, so it needs the same permission as apply. */
async function tW(e) {
	return nW((await e?.toApply([]) ?? []).find(({ severity: e }) => e === "error"));
}
function nW(e) {
	return e && {
		...e,
		message: `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e.message}`
	};
}
async function rW(e, t) {
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return V("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function iW({ rotated: e, webhookId: t, file: n }, r) {
	let i = [...r ? ["the output secret"] : [], ...n === void 0 ? [] : [Z(n)]];
	return `The ${e ? "new " : ""}secret of webhook ${Z(t)} is in ${i.join(", and ")}.`;
}
// src/commands/commands.ts
const aW = {
	validate: HV,
	plan: VV,
	apply: zM,
	drift: JV,
	summarize: UU,
	restore: DH,
	"webhook-secret": eW,
	sandbox: OH,
	demo: UV
};
// src/settings/describe.ts
/** For the help of the command line: plain text. */
function oW(e) {
	let { docs: t, option: n } = e, r = n?.as === "list" ? "May be repeated." : void 0, i = n?.as === "switch" ? void 0 : lW(e, cW(e));
	return uW(t.text, r, t.commandLine, i).replaceAll("`", "");
}
/** The default as a value or in words; undefined if the setting has no default. */
function sW({ docs: e, default: t }) {
	if (e.default !== void 0) return e.default.replace(/\.$/, "");
	if (t !== void 0 && !(Array.isArray(t) && t.length === 0)) return Array.isArray(t) ? t.map((e) => `\`${e}\``).join(", ") : `\`${t}\``;
}
/** The default of an option or input whose setting can be in lokaform.yaml. */
function cW({ file: e }) {
	return e === void 0 ? void 0 : "the value in lokaform.yaml";
}
function lW(e, t) {
	let n = [t, sW(e)].filter((e) => e !== void 0);
	return n.length === 0 ? void 0 : `Default: ${n.join(", or ")}.`;
}
function uW(...e) {
	return e.filter((e) => e !== void 0).join(" ");
}
/** `columns`: of the terminal; undefined without a terminal. */
function dW(e, t) {
	let n = hW(t), r = WS(e.name)?.option, i = r && r.as !== "switch" ? ` ${r.metavar}` : "", a = US(e.name).map((e) => [fW(e), oW(e)]);
	return [
		..._W(e.summary, n),
		"",
		..._W(`Usage: lokaform ${e.name}${i} [options]`, n),
		"",
		"Options:",
		...gW(a, n),
		...(e.sections ?? []).flatMap((e) => pW(e, n)),
		"",
		"For example:",
		...e.examples.map((e) => `  ${e}`),
		"",
		..._W(`Exit code: ${e.exitCodes}.`, n)
	];
}
function fW(e) {
	let { option: t } = e, n = t?.as === "switch" && t.short ? `-${t.short}, ` : "", r = t && t.as !== "switch" ? ` ${t.metavar}` : "";
	return `${n}--${ih(e)}${r}`;
}
function pW({ title: e, rows: t = [], sentences: n }, r) {
	let i = n.flatMap((e) => _W(e, r - 2));
	return [
		"",
		e,
		...t.length > 0 ? gW(t, r) : [],
		...i.map((e) => `  ${e}`)
	];
}
function mW(e, t) {
	let n = hW(t), r = Object.values(aW).map(({ name: e, summary: t }) => [e, t]);
	return [
		..._W(`lokaform ${e} – translation keys and webhooks of Lokalise projects as code`, n),
		"",
		"Usage: lokaform COMMAND [options]",
		"",
		"Commands:",
		...gW(r, n),
		"",
		..._W("lokaform COMMAND --help shows the options of a command; lokaform --version the version.", n),
		..._W("New here? lokaform demo shows the main job in half a minute.", n)
	];
}
function hW(e = 88) {
	return Math.max(40, Math.min(e, 88));
}
/** Two columns; in a terminal too narrow for them, the text goes below the name. */
function gW(e, t) {
	let n = Math.max(...e.map(([e]) => e.length)) + 4;
	return t - n < 24 ? e.flatMap(([e, n]) => [`  ${e}`, ..._W(n, t - 6).map((e) => `      ${e}`)]) : e.flatMap(([e, r]) => {
		let [i = "", ...a] = _W(r, t - n);
		return [`  ${e.padEnd(n - 2)}${i}`, ...a.map((e) => " ".repeat(n) + e)];
	});
}
function _W(e, t) {
	let n = [];
	for (let r of e.split(" ")) {
		let e = n.at(-1);
		e !== void 0 && e.length + 1 + r.length <= t ? n[n.length - 1] = `${e} ${r}` : n.push(r);
	}
	return n;
}
// src/settings/flags.ts
/** The command line → a command and its raw options. */
/** With `--help`, `help`, `--version` or `version`, only an unknown command is a problem. */
function vW(e) {
	let { sound: t, problems: n } = bW(e), { tokens: r } = ce({
		args: t,
		options: Object.fromEntries(HS.map((e) => [ih(e), yW(e)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), i = r.flatMap((e) => e.kind === "positional" ? [e.value] : []), a = i[0] === "help" || i[0] === "version" ? i[0] : void 0, o = a ? i.slice(1) : i, s = o.find(Zm), c = WS(s), l = CW(o, s), u = c?.option?.as === "list" ? l : l.slice(0, 1), d = {
		...a && { [a]: ["true"] },
		...c && u.length > 0 && { [ih(c)]: u }
	}, f = [...n];
	for (let e of r) {
		if (e.kind !== "option") continue;
		let t = TW(e, s, d);
		t ? f.push(EW(t)) : d[e.name] = [...d[e.name] ?? [], e.value ?? "true"];
	}
	let p = xW(o, s);
	if (d.help || d.version) return {
		...s && { command: s },
		raw: d,
		problems: p
	};
	let m = n.length > 0 ? [] : SW(o, s, d);
	return {
		...s && { command: s },
		raw: d,
		problems: [
			...p,
			...m,
			...f
		]
	};
}
function yW({ option: e }) {
	return e?.as === "switch" ? {
		type: "boolean",
		multiple: !0,
		...e.short && { short: e.short }
	} : {
		type: "string",
		multiple: !0
	};
}
/** `-project ID` would be seven options of one letter each. It is reported as one mistake. */
function bW(e) {
	let t = [], n = HS.flatMap(({ option: e }) => e?.as === "switch" && e.short || []);
	return {
		sound: e.flatMap((e) => {
			let [, r = ""] = /^-([A-Za-z][\w-]+)(?:=|$)/.exec(e) ?? [];
			if (r === "" || [...r].every((e) => n.includes(e))) return e;
			let i = HS.map((e) => `--${ih(e)}`), a = Hd(`--${r}`, i) || ` Options start with two dashes: --${r}.`;
			return t.push(EW(`There is no option -${r}.${a}`)), GS(r) ? `-${e}` : [];
		}),
		problems: t
	};
}
function xW(e, t) {
	let [n] = e;
	if (n === void 0 || t !== void 0) return [];
	let r = [...Xm];
	return [EW(`There is no command "${n}".${Hd(n, r) || ` The commands are ${r.join(", ")}.`}`)];
}
/** Words that are neither command nor option: one mistake, however many words the shell made of it. */
function SW(e, t, n) {
	if (t === void 0) return [];
	let r = CW(e, t), i = WS(t);
	if (i?.option?.as === "list") return [];
	let [a, ...o] = i ? r.slice(1) : r;
	return a === void 0 ? [] : [EW(`Unexpected argument "${a}"${o.length > 0 ? ` (and ${o.length} more)` : ""}.${i ? ` ${t} takes one ${ih(i)}.` : wW(a, n)} See: lokaform ${t} --help`)];
}
/** All words except the command. */
function CW(e, t) {
	let n = t === void 0 ? -1 : e.indexOf(t);
	return e.filter((e, t) => t !== n);
}
function wW(e, t) {
	let n = ax.map(ih), r = n.find((e) => t[e]);
	return /\.ya?ml$/i.test(e) && r ? ` Put a glob in quotes, so that the shell does not expand it: --${r} 'l10n/**/*.yaml'. Or repeat the option: --${r} ${e}.` : /\.ya?ml$/i.test(e) ? ` To name a manifest, use ${n.map((t) => `--${t} ${e}`).join(" or ")}.` : /^[0-9a-f]{6,}\.\d+|^https?:/i.test(e) ? ` To name the project, use --project ${e}.` : "";
}
function TW({ name: e, rawName: t, value: n }, r, i) {
	let a = US(r), o = a.find((t) => ih(t) === e)?.option;
	if (!o) {
		let e = a.map((e) => `--${ih(e)}`), n = r ? `lokaform ${r}` : "lokaform";
		return `${n} has no option ${t}.${(t === "-v" ? " Did you mean --verbose, or -V for the version?" : "") || Hd(t, e)} See: ${n} --help`;
	}
	if (o.as !== "switch" && (n === void 0 || n === "")) return `${t} needs a value: ${t} ${o.metavar}.`;
	if (o.as === "switch" && n !== void 0) return `${t} is a switch and takes no value.`;
	if (i[e] && o.as !== "list") return `${t} was given twice. Give it once.`;
}
function EW(e) {
	return V("bad-setting", e);
}
// src/terminal/console.ts
/** The lines of a command on standard output and standard error, with colours for each that is a terminal, without secrets. */
const DW = {
	good: "green",
	bad: "red",
	change: "yellow",
	note: "cyan",
	dim: "dim",
	strong: "bold"
};
/** `coloured` decides for each stream, because one can be a terminal and the other a file. */
function OW({ stdout: e, stderr: t, prompt: n = t }, r) {
	let i = new c_();
	return {
		out: (t) => e.write(`${ej(i.clean(t))}\n`),
		error: (e) => t.write(`${ej(i.clean(e))}\n`),
		prompt: (e) => n.write(`${ej(i.clean(e))}\n`),
		paint: r(e) ? kW : AW,
		paintError: r(t) ? kW : AW,
		hide: (e) => i.hide(e)
	};
}
const kW = (e, t) => le(DW[e], t, { validateStream: !1 }), AW = (e, t) => t;
/** A terminal gets colours, unless the user turned them off. */
function jW(e, t, n) {
	return e.isTTY === !0 && !n && !t.NO_COLOR && t.TERM !== "dumb";
}
// src/cli.ts
/** The entry of the command line. */
const { argv: MW, env: NW, stdin: PW, stdout: FW, stderr: IW } = process, LW = MW.slice(2), { command: RW, raw: zW, problems: BW } = vW(LW);
jV(FW, IW);
const VW = MV({
	stdin: PW,
	stdout: FW,
	stderr: IW
}), HW = OW({
	stdout: FW,
	stderr: IW,
	prompt: VW?.output
}, (e) => jW(e, NW, oj(Vx, zW) === !0));
HW.hide([a_(NW.LOKALISE_API_TOKEN ?? "")]);
const UW = FV({
	folder: process.cwd(),
	environment: NW,
	console: HW,
	prompt: VW,
	showPlan: !0,
	packageRoot: t(new URL("../", import.meta.url)),
	now: Date.now,
	backupDir: "lokaform-backup"
}), WW = V("bad-setting", "There are options, but no command. See: lokaform --help");
async function GW() {
	let e = RW && aW[RW];
	if (BW.length > 0) return qW(BW);
	if (oj(Ux, zW)) return KW([we]);
	if (oj(Hx, zW) || LW.length === 0) return KW(e ? dW(e, FW.columns) : mW(we, FW.columns));
	if (e === void 0) return qW([WW]);
	let t = Ce(NW);
	return t.state === "unavailable" && HW.error(t.message), e.run(zW, UW);
}
function KW(e) {
	for (let t of e) HW.out(t);
	return 0;
}
function qW(e) {
	return UW.showProblems(e), 1;
}
process.exitCode = await GW().catch((e) => (HW.error(UA(e instanceof Error ? e.stack ?? e.message : String(e))), HW.error("This is a bug in lokaform. Please report it with the lines above."), 1));
export {};
