import { setMaxListeners as e } from "node:events";
import { AsyncLocalStorage as t } from "node:async_hooks";
import { subscribe as n } from "node:diagnostics_channel";
// src/api/http/proxy.ts
const r = [
	"localhost",
	"127.0.0.1",
	"::1",
	"[::1]"
];
function i(e = process.env) {
	let t = (t) => e[t] || e[t.toUpperCase()] || void 0, n = t("https_proxy"), i = t("http_proxy");
	if (!n && !i) return { state: "none" };
	let a = process.getBuiltinModule("node:http");
	if (typeof a.setGlobalProxyFromEnv != "function") return {
		state: "unavailable",
		message: `${n ? "https_proxy" : "http_proxy"} is set, but Node ${process.versions.node} cannot use it: requests are sent directly. Use Node 24.14 or later.`
	};
	let o = [t("no_proxy"), ...r].filter(Boolean).join(","), s = {
		...n ? { https_proxy: n } : {},
		...i ? { http_proxy: i } : {},
		no_proxy: o
	};
	return {
		state: "used",
		undo: a.setGlobalProxyFromEnv(s)
	};
}
// src/api/http/version.ts
const a = "0.1.0";
// node_modules/zod/v4/core/util.js
function o(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function s(e, t = "|") {
	return e.map((e) => fe(e)).join(t);
}
function c(e, t) {
	return typeof t == "bigint" ? t.toString() : t;
}
var l = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function u(e) {
	return new l(e);
}
function d(e) {
	return e == null;
}
function f(e) {
	let t = +!!e.startsWith("^"), n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function p(e, t) {
	let n = e / t, r = Math.round(n), i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
	return Math.abs(n - r) < i ? 0 : n - r;
}
const m = Symbol("evaluating");
function h(e, t, n) {
	let r;
	Object.defineProperty(e, t, {
		get() {
			if (r !== m) return r === void 0 && (r = m, r = n()), r;
		},
		set(n) {
			Object.defineProperty(e, t, { value: n });
		},
		configurable: !0
	});
}
function g(e, t, n) {
	Object.defineProperty(e, t, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
}
function ee(e) {
	let t = Object.getOwnPropertyDescriptor(e, "shape");
	return t?.get ? t.get.raw : t?.value;
}
function _(e) {
	return ee(e._zod.def) ?? e._zod.def.shape;
}
function te(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			let e = n();
			return g(this, t, e), e;
		},
		enumerable: !0,
		configurable: !0
	});
}
function ne(e, t, n) {
	t in e ? g(e, t, n) : e[t] = n;
}
function v(e, t, n, r) {
	let i = _(t);
	for (let a of n) {
		let n = Object.getOwnPropertyDescriptor(i, a);
		n.enumerable && (n.get ? te(e, a, () => {
			let e = t._zod.def.shape[a];
			return r ? r(e, a) : e;
		}) : ne(e, a, r ? r(n.value, a) : n.value));
	}
}
function re(e, t) {
	for (let n of Reflect.ownKeys(t)) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.enumerable && (r.get ? te(e, n, () => t[n]) : ne(e, n, r.value));
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
function ie(e) {
	return JSON.stringify(e);
}
function ae(e) {
	return e.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const oe = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function se(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
const ce = u(() => {
	if (j.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
	try {
		return Function(""), !0;
	} catch {
		return !1;
	}
});
function b(e) {
	if (se(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != "function") return !0;
	let n = t.prototype;
	return se(n) !== !1 && Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") !== !1;
}
function le(e) {
	return b(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
const ue = new Set([
	"string",
	"number",
	"symbol"
]);
function de(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function x(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function S(e) {
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
function fe(e) {
	return typeof e == "bigint" ? e.toString() + "n" : typeof e == "string" ? `"${e}"` : `${e}`;
}
function pe(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
const me = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, he = {
	int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
	uint64: [BigInt(0), BigInt("18446744073709551615")]
};
function ge(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
	let i = {};
	return v(i, e, _e(e, t)), x(e, y(n, {
		shape: i,
		checks: []
	}));
}
function _e(e, t) {
	let n = _(e), r = [];
	for (let e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
		t[e] && r.push(e);
	}
	return r;
}
function ve(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
	let i = new Set(_e(e, t)), a = {};
	return v(a, e, Reflect.ownKeys(_(e)).filter((e) => !i.has(e))), x(e, y(n, {
		shape: a,
		checks: []
	}));
}
function ye(e, t) {
	if (!b(t)) throw Error("Invalid input to extend: expected a plain object");
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = _(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return x(e, y(e._zod.def, { shape: be(e, t) }));
}
function be(e, t) {
	let n = {};
	return v(n, e, Reflect.ownKeys(_(e))), re(n, t), n;
}
function xe(e, t) {
	if (!b(t)) throw Error("Invalid input to safeExtend: expected a plain object");
	return x(e, y(e._zod.def, { shape: be(e, t) }));
}
function Se(e, t) {
	if (!t?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (e._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	let n = {};
	return v(n, e, Reflect.ownKeys(_(e))), v(n, t, Reflect.ownKeys(_(t))), x(e, y(e._zod.def, {
		shape: n,
		get catchall() {
			return t._zod.def.catchall;
		},
		checks: t._zod.def.checks ?? []
	}));
}
function Ce(e, t, n, r = "partial") {
	let i = t._zod.def.checks;
	if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
	let a = n ? new Set(_e(t, n)) : void 0, o = {};
	return v(o, t, Reflect.ownKeys(_(t)), e && ((t, n) => a && !a.has(n) ? t : new e({
		type: "optional",
		innerType: t
	}))), x(t, y(t._zod.def, {
		shape: o,
		checks: []
	}));
}
function we(e, t, n) {
	let r = n ? new Set(_e(t, n)) : void 0, i = {};
	return v(i, t, Reflect.ownKeys(_(t)), (t, n) => r && !r.has(n) ? t : new e({
		type: "nonoptional",
		innerType: t
	})), x(t, y(t._zod.def, { shape: i }));
}
function C(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function Te(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function w(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function Ee(e) {
	return typeof e == "string" ? e : e?.message;
}
function De(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function Oe(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function T(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : Ee(e.inst?._zod.def?.error?.(e)) ?? Ee(a?.(e)) ?? Ee(t?.error?.(e)) ?? Ee(n.customError?.(e)) ?? Ee(n.localeError?.(e)) ?? "Invalid input", s = {};
	for (let t of Object.keys(e)) t !== "inst" && t !== "schema" && t !== "continue" && t !== "input" && t !== "__proto__" && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
const ke = /[\uD800-\uDBFF]/;
function Ae(e) {
	let t = e.length;
	if (!ke.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function je(e) {
	return Array.isArray(e) ? "array" : typeof e == "string" ? "string" : "unknown";
}
function Me(e) {
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
function Ne(...e) {
	let [t, n, r] = e;
	return typeof t == "string" ? {
		message: t,
		code: "custom",
		input: n,
		inst: r
	} : { ...t };
}
function Pe(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : Le(e, n, r.value);
	}
}
function E(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
function Fe(e, t, n) {
	return E(e, t, n, !1);
}
function Ie(e, t) {
	for (let n in e) {
		let r = e[n];
		Object.defineProperty(t, n, {
			configurable: !0,
			enumerable: !0,
			get() {
				return E(this, n, r(this));
			},
			set(e) {
				E(this, n, e);
			}
		});
	}
	return t;
}
function Le(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : E(this, t, n.bind(this));
		},
		set(e) {
			E(this, t, e);
		}
	});
}
function Re(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
let ze, D = !1;
const Be = {
	configurable: !0,
	get() {
		D = !0;
	}
};
function O(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && ze !== e._zod ? ze = void 0 : (ze = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, Be);
			let e = D;
			D = !1;
			try {
				let r = n(this);
				return D ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), D ||= e, r;
			} catch (n) {
				throw delete this[t], D ||= e, n;
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
function Ve(e, t, n, r) {
	let i = Re(e, t);
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
function He(e) {
	let t = () => e;
	return t["~constantCatch"] = !0, t;
}
// node_modules/zod/v4/core/core.js
var Ue;
const We = {
	value: void 0,
	enumerable: !1
};
let Ge = "captureStackTrace" in Error ? Error : null;
function Ke(e) {
	let t = Ge;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return Ge = null, new e();
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
function k(e, t, n, r) {
	let i = {};
	function a(e) {
		this.def = e, this.constr = d, this.traits = new Set();
	}
	a.prototype = i;
	let o = n, s = o && new WeakSet();
	function c(n, r) {
		if (!n._zod) {
			We.value = new a(r);
			try {
				Object.defineProperty(n, "_zod", We);
			} finally {
				We.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), s) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			s.has(i) || (s.add(i), Pe(i, o));
		}
		let i = d.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let l = r?.Parent ?? Object;
	class u extends l {}
	Object.defineProperty(u, "name", { value: e });
	function d(e) {
		let t = r?.Parent ? Ke(u) : this;
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
var A = class extends Error {
	constructor() {
		super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
	}
}, qe = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = "ZodEncodeError";
	}
};
(Ue = globalThis).__zod_globalConfig ?? (Ue.__zod_globalConfig = {});
const j = globalThis.__zod_globalConfig;
function M(e) {
	return e && Object.assign(j, e), j;
}
// node_modules/zod/v4/core/errors.js
function Je() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, c, 2), e.message;
}
function Ye(e) {
	this._zod.message = e;
}
const Xe = {
	get: Je,
	set: Ye,
	enumerable: !0,
	configurable: !0
}, Ze = {
	value: void 0,
	enumerable: !1
}, Qe = new WeakSet([Object.prototype, Error.prototype]), $e = k("$ZodError", (e, t) => {
	e.name = "$ZodError", Ze.value = t, Object.defineProperty(e, "issues", Ze), Ze.value = void 0, Object.defineProperty(e, "message", Xe);
	let n = Object.getPrototypeOf(e);
	Qe.has(n) || (Qe.add(n), Object.defineProperty(n, "toString", {
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
function et(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === "__proto__" ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function tt(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? et(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function nt(e, t = (e) => e.message) {
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
function rt(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const it = (e) => {
	let t = (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !1
		} : { async: !1 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise) throw new A();
		if (s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => T(e, o, M())));
			throw oe(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, at = (e) => {
	let t = async (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => T(e, o, M())));
			throw oe(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, ot = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new A();
	return a.issues.length ? st(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
};
function st(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => T(e, n, M()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
const ct = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? st(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, lt = Symbol.for("zod.compile.invalid"), ut = Symbol.for("zod.compile.fallback"), dt = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== lt) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return ft(e, t, n);
});
function ft(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[ut] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new A();
	return a.issues.length === 0;
}
const pt = async (e, t, n) => {
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
}, mt = (e) => {
	let t = it(e), n = (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return t(e, r, o, rt(n, a));
	};
	return n;
}, ht = (e) => {
	let t = it(e), n = (e, r, i, a) => t(e, r, i, rt(n, a));
	return n;
}, gt = (e) => {
	let t = at(e), n = async (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return await t(e, r, o, rt(n, a));
	};
	return n;
}, _t = (e) => {
	let t = at(e), n = async (e, r, i, a) => await t(e, r, i, rt(n, a));
	return n;
}, vt = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return ot(e)(t, n, i);
}, yt = (e) => (t, n, r) => ot(e)(t, n, r), bt = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return ct(e)(t, n, i);
}, xt = (e) => async (t, n, r) => ct(e)(t, n, r), St = /^[cC][0-9a-z]{6,}$/, Ct = /^[0-9a-z]+$/, wt = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, Tt = /^[0-9a-vA-V]{20}$/, Et = /^[A-Za-z0-9]{27}$/, Dt = /^[a-zA-Z0-9_-]{21}$/;
function Ot(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
const kt = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, At = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, jt = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, Mt = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function Nt() {
	return RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
}
const Pt = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, Ft = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, It = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, Lt = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, Rt = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, zt = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, Bt = /^https?$/, Vt = /^\+[1-9]\d{6,14}$/, Ht = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
function Ut(e) {
	return RegExp(`^${e}$`);
}
const Wt = Ut(Ht);
function Gt(e) {
	let t = "(?:[01]\\d|2[0-3]):[0-5]\\d";
	return typeof e.precision == "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function Kt(e) {
	return RegExp(`^${Gt(e)}$`);
}
function qt(e) {
	let t = ["Z"];
	e.offset && t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
	let n = `${Gt({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join("|")})`, r = e.local ? `${n}|${Gt({ precision: e.precision })}` : n;
	return RegExp(`^${Ht}T(?:${r})$`);
}
const Jt = /^[\s\S]{0,}$/, Yt = /^-?\d+$/, Xt = /^-?\d+(?:\.\d+)?$/, Zt = /^(?:true|false)$/i, Qt = /^null$/i, $t = /^[^A-Z]*$/, en = /^[^a-z]*$/, N = k("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), tn = (e) => {
	let t = e.value;
	return !d(t) && t.length !== void 0;
}, nn = {
	number: "number",
	bigint: "bigint",
	object: "date"
}, rn = k("$ZodCheckLessThan", (e, t) => {
	N.init(e, t);
	let n = nn[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: nn[typeof r.value] ?? n,
			code: "too_big",
			maximum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), an = k("$ZodCheckGreaterThan", (e, t) => {
	N.init(e, t);
	let n = nn[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: nn[typeof r.value] ?? n,
			code: "too_small",
			minimum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), on = k("$ZodCheckMultipleOf", (e, t) => {
	N.init(e, t), e._zod.check = (n) => {
		if (typeof n.value != typeof t.value) throw Error("Cannot mix number and bigint in multiple_of check.");
		(typeof n.value == "bigint" ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : p(n.value, t.value) === 0) || n.issues.push({
			origin: typeof n.value,
			code: "not_multiple_of",
			divisor: t.value,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), sn = k("$ZodCheckNumberFormat", (e, t) => {
	N.init(e, t), t.format = t.format || "float64";
	let n = t.format?.includes("int"), r = n ? "int" : "number", [i, a] = me[t.format];
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
}), cn = k("$ZodCheckMaxLength", (e, t) => {
	var n;
	N.init(e, t), (n = e._zod.def).when ?? (n.when = tn), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i > t.maximum ? Ae(r) : i) <= t.maximum) return;
		let a = je(r);
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
}), ln = k("$ZodCheckMinLength", (e, t) => {
	var n;
	N.init(e, t), (n = e._zod.def).when ?? (n.when = tn), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i >= t.minimum && i < t.minimum * 2 ? Ae(r) : i) >= t.minimum) return;
		let a = je(r);
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
}), un = k("$ZodCheckLengthEquals", (e, t) => {
	var n;
	N.init(e, t), (n = e._zod.def).when ?? (n.when = tn), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == "string" && i >= t.length && i <= t.length * 2 ? Ae(r) : i;
		if (a === t.length) return;
		let o = je(r), s = a > t.length;
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
}), dn = k("$ZodCheckStringFormat", (e, t) => {
	var n, r;
	N.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
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
}), fn = k("$ZodCheckRegex", (e, t) => {
	dn.init(e, t), e._zod.check = (n) => {
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
}), pn = k("$ZodCheckLowerCase", (e, t) => {
	t.pattern ??= $t, dn.init(e, t);
}), mn = k("$ZodCheckUpperCase", (e, t) => {
	t.pattern ??= en, dn.init(e, t);
}), hn = k("$ZodCheckIncludes", (e, t) => {
	N.init(e, t);
	let n = de(t.includes);
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
}), gn = k("$ZodCheckStartsWith", (e, t) => {
	N.init(e, t);
	let n = RegExp(`^${de(t.prefix)}.*`);
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
}), _n = k("$ZodCheckEndsWith", (e, t) => {
	N.init(e, t);
	let n = RegExp(`.*${de(t.suffix)}$`);
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
}), vn = k("$ZodCheckOverwrite", (e, t) => {
	N.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
});
// node_modules/zod/v4/core/doc.js
var yn = class {
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
const bn = {
	major: 4,
	minor: 6,
	patch: 7
}, P = k("$ZodType", (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = bn;
	let r = e._zod.def.checks, i = e._zod.traits.has("$ZodCheck") ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let t = (t, n, r) => {
			if (t.memo) return t;
			let i = C(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (Te(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new A();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (Oe(t.issues, n, e), i ||= C(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					Oe(t.issues, n, e), i ||= C(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, n = (n, r, a) => {
			if (C(n)) return n.aborted = !0, n;
			let o = t(r, i, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new A();
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
				if (a.async === !1) throw new A();
				return o.then((e) => t(e, i, a));
			}
			return t(o, i, a);
		};
	}
}, {
	get "~standard"() {
		return Fe(this, "~standard", Cn(this));
	},
	set "~standard"(e) {
		E(this, "~standard", e);
	}
}), xn = (e, t) => e.issues.length ? { issues: e.issues.map((e) => T(e, t, M())) } : { value: e.value };
async function Sn(e, t) {
	let n = { async: !0 };
	return xn(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function Cn(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return xn(r, n);
			} catch {}
			return Sn(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
const wn = k("$ZodString", (e, t) => {
	P.init(e, t), e._zod.pattern = t.pattern ?? Jt, e._zod.parse = (n, r) => {
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
}), F = k("$ZodStringFormat", (e, t) => {
	dn.init(e, t), wn.init(e, t);
}), Tn = k("$ZodGUID", (e, t) => {
	t.pattern ??= At, F.init(e, t);
}), En = k("$ZodUUID", (e, t) => {
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
		t.pattern ??= jt(e);
	} else t.pattern ??= jt();
	F.init(e, t);
}), Dn = k("$ZodEmail", (e, t) => {
	t.pattern ??= Mt, F.init(e, t);
});
function On(e) {
	try {
		return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function kn(e, t) {
	return !("normalize" in t) && !("hostname" in t) && !("protocol" in t) ? On(e) || 2 : An(e, t);
}
function An(e, t) {
	if (!t.normalize && t.protocol?.source === Bt.source && !/^https?:\/\//i.test(e)) return 1;
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
const jn = /[\t\n\r]/g;
function Mn(e) {
	return e.replace(jn, "");
}
function Nn(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function Pn(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
const Fn = k("$ZodURL", (e, t) => {
	F.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = kn(r, t);
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
				n.value = Mn(r);
				return;
			}
			t.hostname && !Nn(i, t.hostname) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !Pn(i, t.protocol) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : Mn(r);
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
}), In = k("$ZodEmoji", (e, t) => {
	t.pattern ??= Nt(), F.init(e, t);
}), Ln = k("$ZodNanoID", (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? Dt : Ot(t.length), F.init(e, t);
}), Rn = k("$ZodCUID", (e, t) => {
	t.pattern ??= St, F.init(e, t);
}), zn = k("$ZodCUID2", (e, t) => {
	t.pattern ??= Ct, F.init(e, t);
}), Bn = k("$ZodULID", (e, t) => {
	t.pattern ??= wt, F.init(e, t);
}), Vn = k("$ZodXID", (e, t) => {
	t.pattern ??= Tt, F.init(e, t);
}), Hn = k("$ZodKSUID", (e, t) => {
	t.pattern ??= Et, F.init(e, t);
}), Un = k("$ZodISODateTime", (e, t) => {
	t.pattern ??= qt(t), F.init(e, t);
}), Wn = k("$ZodISODate", (e, t) => {
	t.pattern ??= Wt, F.init(e, t);
}), Gn = k("$ZodISOTime", (e, t) => {
	t.pattern ??= Kt(t), F.init(e, t);
}), Kn = k("$ZodISODuration", (e, t) => {
	t.pattern ??= kt, F.init(e, t);
}), qn = k("$ZodIPv4", (e, t) => {
	t.pattern ??= Pt, F.init(e, t);
}), Jn = /^[0-9a-fA-F:.]+$/;
function Yn(e) {
	return Jn.test(e) ? On(`http://[${e}]`) : !1;
}
const Xn = k("$ZodIPv6", (e, t) => {
	t.pattern ??= Ft, F.init(e, t), e._zod.check = (n) => {
		Yn(n.value) || n.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Zn = k("$ZodCIDRv4", (e, t) => {
	t.pattern ??= It, F.init(e, t);
});
function Qn(e) {
	let t = e.split("/");
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : Yn(n);
}
const $n = k("$ZodCIDRv6", (e, t) => {
	t.pattern ??= Lt, F.init(e, t), e._zod.check = (n) => {
		Qn(n.value) || n.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function er(e) {
	if (e === "") return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
const tr = /^[0-9a-zA-Z+/]*={0,2}$/, nr = k("$ZodBase64", (e, t) => {
	t.pattern ??= tr, F.init(e, t), e._zod.check = (n) => {
		er(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), rr = /^[A-Za-z0-9_-]*$/;
function ir(e) {
	if (!rr.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === "-" ? "+" : "/");
	return er(t.padEnd(Math.ceil(t.length / 4) * 4, "="));
}
const ar = k("$ZodBase64URL", (e, t) => {
	t.pattern ??= rr, F.init(e, t), e._zod.check = (n) => {
		ir(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), or = k("$ZodE164", (e, t) => {
	t.pattern ??= Vt, F.init(e, t);
});
function sr(e, t = null) {
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
const cr = k("$ZodJWT", (e, t) => {
	F.init(e, t), e._zod.check = (n) => {
		sr(n.value, t.alg) || n.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), lr = k("$ZodNumber", (e, t) => {
	P.init(e, t), e._zod.pattern = Xt, e._zod.parse = (n, r) => {
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
}), ur = k("$ZodNumberFormat", (e, t) => {
	sn.init(e, t), lr.init(e, t);
}), dr = k("$ZodBoolean", (e, t) => {
	P.init(e, t), e._zod.pattern = Zt, e._zod.parse = (n, r) => {
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
}), fr = k("$ZodNull", (e, t) => {
	P.init(e, t), e._zod.pattern = Qt, e._zod.values = new Set([null]), e._zod.parse = (t, n) => {
		let r = t.value;
		return r === null || t.issues.push({
			expected: "null",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
	};
}), pr = k("$ZodUnknown", (e, t) => {
	P.init(e, t), e._zod.parse = (e) => e;
}), mr = k("$ZodNever", (e, t) => {
	P.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function hr(e, t) {
	let n = De(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== "backward") {
			for (let [t, r] of De(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, Oe(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const gr = (e) => Array.isArray(e) ? e.length : -1;
function _r(e, t, n) {
	e.issues.length && t.issues.push(...w(n, e.issues)), t.value[n] = e.value;
}
const vr = k("$ZodArray", (e, t) => {
	P.init(e, t);
	let n = j.memoizer;
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
			if (c instanceof Promise) o.push(c.then((t) => _r(t, r, e)));
			else if (_r(c, r, e), s && c.issues.length !== 0 && C(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, hr(e, gr);
});
function yr(e, t, n, r, i, a) {
	let o = n in r, s = a === "optional";
	if (o || !s || i !== "optional") {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...w(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === "defaulted" && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
const br = [];
function xr(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : br, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = pe(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function Sr(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (C(n, p)) break;
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
		a instanceof Promise ? e.push(a.then((e) => yr(e, n, i, t, d, f))) : yr(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const Cr = k("$ZodObject", (e, t) => {
	P.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let e = () => {
			let n = { ...r };
			return Object.defineProperty(t, "shape", { value: n }), e.raw = n, n;
		};
		e.raw = r, Object.defineProperty(t, "shape", { get: e });
	}
	let i = u(() => xr(t));
	O(e, "propValues", (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || g(n, e, new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let a = se, o = t.catchall, s, c = j.memoizer;
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
				if (C(t, f)) break;
				f = t.issues.length;
			}
			if (e === "__proto__") continue;
			let i = u[e], a = i._zod.optin, o = i._zod.optout, s = i._zod.run({
				value: r[e],
				issues: []
			}, n);
			s instanceof Promise ? l.push(s.then((n) => yr(n, t, e, r, a, o))) : yr(s, t, e, r, a, o);
		}
		return o ? Sr(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t;
	};
}), wr = k("$ZodObjectJIT", (e, t) => {
	Cr.init(e, t);
	let n = e._zod.parse, r = u(() => xr(t)), i = j.memoizer, a = (t) => {
		let n = r.value, a = n.symbolKeys, o = new yn(["payload", "ctx"], {
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
			let n = l[e], r = typeof e == "symbol" ? `syms[${a.indexOf(e)}]` : ie(e), i = `${r} in input`, u = t[e], d = u?._zod?.optin, f = d !== void 0, p = u?._zod?.optout === "optional";
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
	}, o, s = se, c = !j.jitless, l = c && ce.value, d = t.catchall, f;
	e._zod.parse = (i, u) => {
		f ??= r.value;
		let p = i.value;
		return s(p) ? c && l && u?.async === !1 && u.jitless !== !0 ? (o ||= a(t.shape), i = o(i, u), d ? Sr([], p, i, u, f, e, u?.abortEarly === !0) : i) : n(i, u) : (i.issues.push({
			expected: "object",
			code: "invalid_type",
			input: p,
			inst: e
		}), i);
	};
});
function Tr(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !C(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: "invalid_union",
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => T(e, r, M())))
	}), t);
}
const Er = k("$ZodUnion", (e, t) => {
	P.init(e, t), O(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0), O(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0), O(e, "values", (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), O(e, "pattern", (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => f(e.source)).join("|")})$`);
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
		return a ? Promise.all(o).then((t) => Tr(t, r, e, i)) : Tr(o, r, e, i);
	};
});
function Dr(e) {
	let t = new Map();
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
const Or = k("$ZodDiscriminatedUnion", (e, t) => {
	t.inclusive = !1, Er.init(e, t);
	let n = e._zod.parse;
	O(e, "propValues", (e) => {
		let t = {}, n = 0;
		for (let r of e.def.options) {
			let i = r._zod.propValues;
			if (!i || Object.keys(i).length === 0) throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
			i[e.def.discriminator]?.has(void 0) && n++;
			for (let [e, n] of Object.entries(i)) {
				Object.prototype.hasOwnProperty.call(t, e) || g(t, e, new Set());
				for (let r of n) t[e].add(r);
			}
		}
		return !e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0), t;
	}), t.options.forEach((e, n) => {
		let r = ee(e._zod.def);
		if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator)) throw Error(`Invalid discriminated union option at index "${n}"`);
	});
	let r = u(() => Dr(t));
	e._zod.parse = (i, a) => {
		let o = i.value;
		if (!se(o)) return i.issues.push({
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
}), kr = k("$ZodIntersection", (e, t) => {
	P.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => jr(e, t, n)) : jr(e, i, a);
	};
});
function Ar(e, t) {
	if (e === t || e instanceof Date && t instanceof Date && +e == +t) return {
		valid: !0,
		data: e
	};
	if (b(e) && b(t)) {
		let n = Object.keys(t), r = Object.keys(e).filter((e) => n.indexOf(e) !== -1), i = {
			...e,
			...t
		};
		Object.prototype.hasOwnProperty.call(i, "__proto__") && delete i.__proto__;
		for (let n of r) {
			if (n === "__proto__") continue;
			let r = Ar(e[n], t[n]);
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
			let i = e[r], a = t[r], o = Ar(i, a);
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
function jr(e, t, n) {
	let r = new Map(), i, a = new Map(), o = (e, t) => {
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
	let c = Ar(t.value, n.value);
	if (!c.valid) {
		if (C(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
	}
	return e.value = c.data, e;
}
const Mr = k("$ZodTuple", (e, t) => {
	P.init(e, t);
	let n = t.items, r = j.memoizer;
	r?.attach(e), e._zod.parse = (i, a) => {
		let o = i.value;
		if (!Array.isArray(o)) return i.issues.push({
			input: o,
			inst: e,
			expected: "tuple",
			code: "invalid_type"
		}), i;
		i.value = r ? r.alloc(e, i, [], a) : [];
		let s = [], c = Nr(n, "optin"), l = Nr(n, "optout");
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
			})) : (u[e] = t, d && !f && t.issues.length && (f = C(t)));
		}
		if (t.rest && !f) {
			let e = n.length - 1, r = o.slice(n.length), c = i.issues.length;
			for (let n of r) {
				if (d && i.issues.length !== c) {
					if (C(i, c)) break;
					c = i.issues.length;
				}
				e++;
				let r = t.rest._zod.run({
					value: n,
					issues: []
				}, a);
				r instanceof Promise ? s.push(r.then((t) => Pr(t, i, e))) : Pr(r, i, e);
			}
		}
		return s.length ? Promise.all(s).then(() => Fr(u, i, n, o, l)) : Fr(u, i, n, o, l);
	};
});
function Nr(e, t) {
	for (let n = e.length - 1; n >= 0; n--) if (!(t === "optin" ? e[n]._zod.optin !== void 0 : e[n]._zod.optout === "optional")) return n + 1;
	return 0;
}
function Pr(e, t, n) {
	e.issues.length && t.issues.push(...w(n, e.issues)), t.value[n] = e.value;
}
function Fr(e, t, n, r, i) {
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
			t.issues.push(...w(a, o.issues));
		}
		t.value[a] = o.value;
	}
	for (let e = t.value.length - 1; e >= r.length && n[e]._zod.optout === "optional" && t.value[e] === void 0; e--) t.value.length = e;
	return t;
}
const Ir = k("$ZodRecord", (e, t) => {
	P.init(e, t);
	let n = j.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!b(a)) return r.issues.push({
			expected: "record",
			code: "invalid_type",
			input: a,
			inst: e
		}), r;
		let o = [], s = t.keyType._zod.values;
		if (s && !t.partial) {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c = new Set();
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
						issues: s.issues.map((e) => T(e, i, M())),
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
					e.issues.length && r.issues.push(...w(n, e.issues)), r.value[l] = e.value;
				})) : (u.issues.length && r.issues.push(...w(n, u.issues)), r.value[l] = u.value);
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
				if (typeof n == "string" && Xt.test(n) && l.issues.length) {
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
						issues: l.issues.map((e) => T(e, i, M())),
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
					e.issues.length && r.issues.push(...w(n, e.issues)), r.value[u] = e.value;
				})) : (d.issues.length && r.issues.push(...w(n, d.issues)), r.value[u] = d.value);
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
}), Lr = k("$ZodEnum", (e, t) => {
	P.init(e, t);
	let n = o(t.entries), r = new Set(n);
	e._zod.values = r, O(e, "pattern", (e) => {
		let t = o(e.def.entries).filter((e) => ue.has(typeof e));
		return RegExp(t.length ? `^(${t.map((e) => de(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (t, i) => {
		let a = t.value;
		return r.has(a) || t.issues.push({
			code: "invalid_value",
			values: n,
			input: a,
			inst: e
		}), t;
	};
}), Rr = k("$ZodLiteral", (e, t) => {
	P.init(e, t);
	let n = new Set(t.values);
	e._zod.values = n, O(e, "pattern", (e) => {
		let t = e.def.values;
		return RegExp(t.length ? `^(${t.map((e) => typeof e == "string" ? de(e) : e ? de(e.toString()) : String(e)).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (r, i) => {
		let a = r.value;
		return n.has(a) || r.issues.push({
			code: "invalid_value",
			values: t.values,
			input: a,
			inst: e
		}), r;
	};
}), zr = k("$ZodTransform", (e, t) => {
	P.init(e, t), e._zod.optin = "optional", j.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new qe(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new A();
		return n.value = i, n;
	};
});
function Br(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const Vr = k("$ZodOptional", (e, t) => {
	P.init(e, t), O(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), e._zod.optout = "optional", O(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t, void 0]) : void 0;
	}), O(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${f(t.source)})?$`) : void 0;
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
}), Hr = k("$ZodExactOptional", (e, t) => {
	Vr.init(e, t), O(e, "values", (e) => e.def.innerType._zod.values), O(e, "pattern", (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), Ur = k("$ZodNullable", (e, t) => {
	P.init(e, t), O(e, "optin", (e) => e.def.innerType._zod.optin), O(e, "optout", (e) => e.def.innerType._zod.optout), O(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${f(t.source)}|null)$`) : void 0;
	}), O(e, "values", (e) => e.def.innerType._zod.values ? new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), Wr = k("$ZodDefault", (e, t) => {
	P.init(e, t), e._zod.optin = "defaulted", O(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Gr(e, t)) : Gr(r, t);
	};
});
function Gr(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const Kr = k("$ZodPrefault", (e, t) => {
	P.init(e, t), e._zod.optin = "defaulted", O(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === "backward" || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), qr = k("$ZodNonOptional", (e, t) => {
	P.init(e, t), O(e, "values", (e) => {
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
		error: { issues: t.issues.map((e) => T(e, r, M())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
const Xr = k("$ZodCatch", (e, t) => {
	P.init(e, t), O(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), O(e, "optout", (e) => e.def.innerType._zod.optout), O(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => Yr(e, r, t, n)) : Yr(e, r, t, n);
	};
}), Zr = k("$ZodPipe", (e, t) => {
	P.init(e, t), O(e, "values", (e) => e.def.in._zod.values), O(e, "optin", (e) => e.def.in._zod.optin), O(e, "optout", (e) => e.def.out._zod.optout), O(e, "propValues", (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
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
const $r = k("$ZodReadonly", (e, t) => {
	P.init(e, t), O(e, "propValues", (e) => e.def.innerType._zod.propValues), O(e, "values", (e) => e.def.innerType._zod.values), O(e, "optin", (e) => e.def.innerType?._zod?.optin), O(e, "optout", (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(ei) : ei(r);
	};
});
function ei(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
const ti = k("$ZodLazy", (e, t) => {
	P.init(e, t), h(e._zod, "innerType", () => {
		let e = t;
		return e._cachedInner ||= t.getter(), e._cachedInner;
	}), O(e, "pattern", (e) => e.innerType?._zod?.pattern), O(e, "propValues", (e) => e.innerType?._zod?.propValues), O(e, "optin", (e) => e.innerType?._zod?.optin ?? void 0), O(e, "optout", (e) => e.innerType?._zod?.optout ?? void 0), e._zod.parse = (t, n) => e._zod.innerType._zod.run(t, n);
}), ni = k("$ZodCustom", (e, t) => {
	N.init(e, t), P.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => ri(t, n, r, e));
		ri(i, n, r, e);
	};
});
function ri(e, t, n, r) {
	if (!e) {
		let e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(Ne(e));
	}
}
// node_modules/zod/v4/core/memoizer.js
var ii = class extends Error {
	constructor() {
		super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
	}
};
const ai = "~memo", oi = [];
function si(e) {
	return typeof e == "object" && !!e;
}
function ci(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
const li = new WeakMap();
function ui(e, t, n) {
	let r = li.get(e);
	if (r !== void 0) return r ? 2 : 0;
	if (t.has(e)) return 2;
	t.add(e);
	let i = 0, a = (e) => {
		if (i !== 2 && e?._zod) {
			let r = ui(e, t, n);
			r > i && (i = r);
		}
	}, o = (e, r) => {
		let i = 0;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? 1 : o.value?._zod ? ui(o.value, t, n) : 0;
			s > i && (i = s);
		}
		return i;
	}, s = (e) => {
		e > i && (i = e);
	}, c = e._zod.def;
	switch (c.type) {
		case "object": {
			let e = ee(c);
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
			s(r ? ui(r, t, !1) : 1);
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
	return t.delete(e), di(e, i);
}
function di(e, t) {
	return t !== 1 && li.set(e, t === 2), t;
}
function fi(e, t) {
	let n = e.buckets.get(t);
	return n || (n = new WeakMap(), e.buckets.set(t, n)), n;
}
let pi;
const mi = [], hi = {
	alloc(e, t, n) {
		let r = pi;
		if (!r) return n;
		pi = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), mi.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, n = (e, n) => {
				if (n.direction !== "backward" && _i(n, e.value)) throw new ii();
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
					let i = ui(e, new Set(), !1);
					if (i === 0) return e._zod.parse = t, e._zod.run === o && (e._zod.run = t), t(s, c);
					i === 2 || r ? n = !0 : r = !0;
				}
				let l = s.value;
				if (!si(l)) return t(s, c);
				let u = c[ai];
				u || (u = {
					buckets: new WeakMap(),
					backEdges: void 0
				}, c[ai] = u);
				let d;
				i === c ? d = a : (d = fi(u, e), i = c, a = d);
				let f = d.get(l);
				if (f) return s.value = f.value, f.issues ? f.issues.length && s.issues.push(...ci(f.issues)) : (s.memo = !0, u.backEdges ?? (u.backEdges = new WeakSet()), u.backEdges.add(f.value)), s;
				pi = d;
				let p = mi.length, m = t(s, c);
				pi = void 0;
				let h = mi.length > p ? mi.pop() : void 0;
				return m instanceof Promise ? m.then((e) => (h && (h.issues = e.issues.length ? ci(e.issues) : oi), e)) : (h && (h.issues = m.issues.length ? ci(m.issues) : oi), m);
			};
			e._zod.parse = o, e._zod.run === t && (e._zod.run = o);
		});
	}
};
function gi() {
	return hi;
}
function _i(e, t) {
	let n = e[ai]?.backEdges;
	return n !== void 0 && si(t) && n.has(t);
}
// node_modules/zod/v4/locales/en.js
const vi = () => {
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
			case "invalid_type": return `Invalid input: expected ${i(e.expected)}, received ${i(Me(e.input), e.input)}`;
			case "invalid_value": return e.values.length === 1 ? `Invalid input: expected ${fe(e.values[0])}` : `Invalid option: expected one of ${s(e.values, "|")}`;
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
			case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${s(e.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${e.origin}`;
			case "invalid_union": return e.options && Array.isArray(e.options) && e.options.length > 0 ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(" | ")}` : e.inclusive === !1 ? "Invalid input: more than one option matched" : "Invalid input";
			case "invalid_element": return `Invalid value in ${e.origin}`;
			default: return "Invalid input";
		}
	};
};
function yi() {
	return { localeError: vi() };
}
// node_modules/zod/v4/core/registries.js
var bi, xi = class {
	constructor() {
		this._map = new WeakMap(), this._idmap = new Map();
	}
	add(e, ...t) {
		let n = t[0];
		return this._map.set(e, n), n && typeof n == "object" && "id" in n && this._idmap.set(n.id, e), this;
	}
	clear() {
		return this._map = new WeakMap(), this._idmap = new Map(), this;
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
function Si() {
	return new xi();
}
(bi = globalThis).__zod_globalRegistry ?? (bi.__zod_globalRegistry = Si());
const Ci = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function wi(e) {
	return e.checks &&= [...e.checks], e;
}
function Ti(e, t) {
	return new e(wi({
		type: "string",
		...S(t)
	}));
}
function Ei(e, t) {
	return new e({
		type: "string",
		format: "email",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Di(e, t) {
	return new e({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Oi(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function ki(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v4",
		...S(t)
	});
}
function Ai(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v6",
		...S(t)
	});
}
function ji(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v7",
		...S(t)
	});
}
function Mi(e, t) {
	return new e({
		type: "string",
		format: "url",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Ni(e, t) {
	return new e({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Pi(e, t) {
	return new e({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Fi(e, t) {
	return new e({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Ii(e, t) {
	return new e({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Li(e, t) {
	return new e({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Ri(e, t) {
	return new e({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function zi(e, t) {
	return new e({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Bi(e, t) {
	return new e({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Vi(e, t) {
	return new e({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Hi(e, t) {
	return new e({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Ui(e, t) {
	return new e({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Wi(e, t) {
	return new e({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Gi(e, t) {
	return new e({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Ki(e, t) {
	return new e({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function qi(e, t) {
	return new e({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: !1,
		...S(t)
	});
}
function Ji(e, t) {
	return new e({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: !1,
		local: !1,
		precision: null,
		...S(t)
	});
}
function Yi(e, t) {
	return new e({
		type: "string",
		format: "date",
		check: "string_format",
		...S(t)
	});
}
function Xi(e, t) {
	return new e({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...S(t)
	});
}
function Zi(e, t) {
	return new e({
		type: "string",
		format: "duration",
		check: "string_format",
		...S(t)
	});
}
function Qi(e, t) {
	return new e(wi({
		type: "number",
		checks: [],
		...S(t)
	}));
}
function $i(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: !1,
		format: "safeint",
		...S(t)
	});
}
function ea(e, t) {
	return new e({
		type: "boolean",
		...S(t)
	});
}
function ta(e, t) {
	return new e({
		type: "null",
		...S(t)
	});
}
function na(e) {
	return new e({ type: "unknown" });
}
function ra(e, t) {
	return new e({
		type: "never",
		...S(t)
	});
}
function ia(e, t) {
	return new rn({
		check: "less_than",
		...S(t),
		value: e,
		inclusive: !1
	});
}
function aa(e, t) {
	return new rn({
		check: "less_than",
		...S(t),
		value: e,
		inclusive: !0
	});
}
function oa(e, t) {
	return new an({
		check: "greater_than",
		...S(t),
		value: e,
		inclusive: !1
	});
}
function sa(e, t) {
	return new an({
		check: "greater_than",
		...S(t),
		value: e,
		inclusive: !0
	});
}
function ca(e, t) {
	return new on({
		check: "multiple_of",
		...S(t),
		value: e
	});
}
function la(e, t) {
	return new cn({
		check: "max_length",
		...S(t),
		maximum: e
	});
}
function ua(e, t) {
	return new ln({
		check: "min_length",
		...S(t),
		minimum: e
	});
}
function da(e, t) {
	return new un({
		check: "length_equals",
		...S(t),
		length: e
	});
}
function fa(e, t) {
	return new fn({
		check: "string_format",
		format: "regex",
		...S(t),
		pattern: e
	});
}
function pa(e) {
	return new pn({
		check: "string_format",
		format: "lowercase",
		...S(e)
	});
}
function ma(e) {
	return new mn({
		check: "string_format",
		format: "uppercase",
		...S(e)
	});
}
function ha(e, t) {
	return new hn({
		check: "string_format",
		format: "includes",
		...S(t),
		includes: e
	});
}
function ga(e, t) {
	return new gn({
		check: "string_format",
		format: "starts_with",
		...S(t),
		prefix: e
	});
}
function _a(e, t) {
	return new _n({
		check: "string_format",
		format: "ends_with",
		...S(t),
		suffix: e
	});
}
function va(e) {
	return new vn({
		check: "overwrite",
		tx: e
	});
}
function ya(e) {
	return va((t) => t.normalize(e));
}
function ba() {
	return va((e) => e.trim());
}
function xa() {
	return va((e) => e.toLowerCase());
}
function Sa() {
	return va((e) => e.toUpperCase());
}
function Ca() {
	return va((e) => ae(e));
}
function wa(e, t, n) {
	return new e({
		type: "array",
		element: t,
		...S(n)
	});
}
function Ta(e, t, n) {
	let r = S(n);
	return r.abort ??= !0, new e({
		type: "custom",
		check: "custom",
		fn: t,
		...r
	});
}
function Ea(e, t, n) {
	return new e({
		type: "custom",
		check: "custom",
		fn: t,
		...S(n)
	});
}
function Da(e, t) {
	let n = Oa((t) => (t.addIssue = (e) => {
		if (typeof e == "string") t.issues.push(Ne(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= "custom", "input" in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(Ne(r));
		}
	}, e(t.value, t)), t);
	return n;
}
function Oa(e, t) {
	let n = new N({
		check: "custom",
		...S(t)
	});
	return n._zod.check = e, n;
}
// node_modules/zod/v4/core/to-json-schema.js
function ka(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && g(e, t, n[t]);
	return e;
}
function Aa(e) {
	let t = e?.target ?? "draft-2020-12";
	return t === "draft-4" && (t = "draft-04"), t === "draft-7" && (t = "draft-07"), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? Ci,
		target: t,
		unrepresentable: e?.unrepresentable ?? "throw",
		override: e?.override ?? (() => {}),
		io: e?.io ?? "output",
		counter: 0,
		seen: new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: e?.cycles ?? "ref",
		reused: e?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: e?.external ?? void 0
	};
}
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
	return c && ka(o.schema, c), t.io === "input" && R(e) && (delete o.schema.examples, delete o.schema.default), t.io === "input" && "_prefault" in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function ja(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
function Ma(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	if (e.external && e.sharedDefsExtractedFor === e.external) return;
	let r = new Map();
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
				ref: `${i("__shared")}#/${r}/${ja(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: "#" };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + ja(a)
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
function Na(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != "object") return;
		Na(e);
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
const Pa = new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]), Fa = ["oneOf", "anyOf"];
function Ia(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != "object" || !t ? null : Object.keys(t).length ? t : null;
}
function La(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != "object" || n.type !== "object") return null;
		for (let e in n) if (!Pa.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? Ia(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			g(n, r, e.length === 1 ? e[0] : La(e) ?? { allOf: e });
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
			let t = Ia(n);
			t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
		}
		e.length === 1 ? i.additionalProperties = e[0] : e.length > 1 && (i.additionalProperties = { allOf: e });
	}
	return i;
}
function Ra(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of Pa) if (t in e) return;
	let n = t.filter((e) => Fa.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = La(t);
	else {
		let e = n[0], i = Fa.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => La([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, ka(e, r));
}
function za(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	let r = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let i = n.def ?? n.schema, a = { ...i }, o = n.ref;
		if (n.ref = null, o) {
			r(o);
			let n = e.seen.get(o), s = n.schema;
			if (s.$ref && (e.target === "draft-07" || e.target === "draft-04" || e.target === "openapi-3.0") ? (i.allOf = i.allOf ?? [], i.allOf.push(s)) : ka(i, s), ka(i, a), t._zod.parent === o) for (let e in i) e !== "$ref" && e !== "allOf" && (e in a || delete i[e]);
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
		if (e.target !== "openapi-3.0") for (let t of e.seen.entries()) Na(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) Ra(e);
		}
	}
	let i = {};
	if (e.target === "draft-2020-12" ? i.$schema = "https://json-schema.org/draft/2020-12/schema" : e.target === "draft-07" ? i.$schema = "http://json-schema.org/draft-07/schema#" : e.target === "draft-04" ? i.$schema = "http://json-schema.org/draft-04/schema#" : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		i.$id = e.external.uri(n);
	}
	ka(i, n.defId ? n.schema : n.def ?? n.schema);
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
					input: Va(t, "input", e.processors),
					output: Va(t, "output", e.processors)
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
	let n = t ?? { seen: new Set() };
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
const Ba = (e, t = {}) => (n) => {
	let r = Aa({
		...n,
		processors: t
	});
	return L(e, r), Ma(r, e), za(r, e);
}, Va = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = Aa({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return L(e, o), Ma(o, e), za(o, e);
}, z = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, B = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, Ha = (e, t) => {
	z(e, "minimum", t), B(e, "maximum", t);
}, Ua = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, Wa = (e, t) => {
	e.patterns ??= new Set(), e.patterns.add(t);
}, Ga = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, Ka = (e, t) => {
	e.format = t, t.includes("int") && (e.isInt = !0);
}, qa = (e, t) => z(e, "minimum", t.minimum), Ja = (e, t) => B(e, "maximum", t.maximum), Ya = (e) => (t, n) => {
	Ka(t, n.format);
	let [r, i] = e[n.format];
	z(t, "minimum", r), B(t, "maximum", i);
}, Xa = {
	greater_than: (e, t) => z(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
	less_than: (e, t) => B(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
	multiple_of: (e, t) => Ua(e, t.value),
	number_format: Ya(me),
	bigint_format: Ya(he),
	min_length: qa,
	max_length: Ja,
	length_equals: (e, t) => Ha(e, t.length),
	min_size: qa,
	max_size: Ja,
	size_equals: (e, t) => Ha(e, t.size),
	string_format: (e, t) => {
		Ka(e, t.format), t.pattern && Wa(e, t.pattern), (t.format === "base64" || t.format === "base64url") && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => Ga(e, t.mime)
};
function V(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has("$ZodCheck") ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) Xa[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && z(t, "minimum", i.minimum), i.exclusiveMinimum !== void 0 && z(t, "exclusiveMinimum", i.exclusiveMinimum), i.maximum !== void 0 && B(t, "maximum", i.maximum), i.exclusiveMaximum !== void 0 && B(t, "exclusiveMaximum", i.exclusiveMaximum), i.multipleOf !== void 0 && Ua(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes("int") && (t.isInt = !0)), i.mime && Ga(t, i.mime);
	for (let e of i.patterns ?? []) Wa(t, e);
	return t;
}
const Za = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
}, Qa = new Map([[tr, Rt], [rr, zt]]), $a = (e) => Qa.get(e) ?? e, eo = (e, t, n, r) => {
	let i = n;
	i.type = "string";
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = V(e);
	if (typeof a == "number" && (i.minLength = a), typeof o == "number" && (i.maxLength = o), s && (i.format = Za[s] ?? s, i.format === "" && delete i.format, (s === "time" || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map($a);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === "draft-07" || t.target === "draft-04" || t.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: e.source
		}))]);
	}
}, to = (e, t, n, r) => {
	let i = n, { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = V(e);
	i.type = u ? "integer" : "number";
	let d = typeof l == "number" && l >= (a ?? -Infinity), f = typeof c == "number" && c <= (o ?? Infinity), p = t.target === "draft-04" || t.target === "openapi-3.0";
	if (d ? p ? (i.minimum = l, i.exclusiveMinimum = !0) : i.exclusiveMinimum = l : typeof a == "number" && (i.minimum = a), f ? p ? (i.maximum = c, i.exclusiveMaximum = !0) : i.exclusiveMaximum = c : typeof o == "number" && (i.maximum = o), s) {
		let n = new Set();
		for (let a of s) Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : I(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
		let [a, ...o] = n;
		a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...i.allOf ?? [], ...o.map((e) => ({ multipleOf: e }))]);
	}
}, no = (e, t, n, r) => {
	n.type = "boolean";
}, ro = (e, t, n, r) => {
	t.target === "openapi-3.0" ? (n.type = "string", n.nullable = !0, n.enum = [null]) : n.type = "null";
}, io = (e, t, n, r) => {
	n.not = {};
}, ao = (e, t, n, r) => {
	let i = e._zod.def, a = o(i.entries);
	a.length === 0 ? n.not = {} : (a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), n.enum = a);
}, oo = (e, t, n, r) => {
	let i = e._zod.def;
	if (i.values.length === 0) {
		n.not = {};
		return;
	}
	let a = [];
	for (let o of i.values) if (o === void 0) {
		if (I(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof o == "bigint") {
		if (I(e, t, n, r, "BigInt literals cannot be represented in JSON Schema")) return;
		a.push(Number(o));
	} else a.push(o);
	if (a.length !== 0) {
		if (a.length === 1) {
			let e = a[0];
			n.type = e === null ? "null" : typeof e, t.target === "draft-04" || t.target === "openapi-3.0" ? n.enum = [e] : n.const = e;
		} else a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), a.every((e) => typeof e == "boolean") && (n.type = "boolean"), a.every((e) => e === null) && (n.type = "null"), n.enum = a;
	}
}, so = (e, t, n, r) => {
	I(e, t, n, r, "Custom types cannot be represented in JSON Schema");
}, co = (e, t, n, r) => {
	I(e, t, n, r, "Transforms cannot be represented in JSON Schema");
}, lo = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = V(e);
	typeof o == "number" && (i.minItems = o), typeof s == "number" && (i.maxItems = s), i.type = "array", i.items = L(a.element, t, {
		...r,
		path: [...r.path, "items"]
	});
};
function uo(e) {
	let t = e._zod.def;
	return t.type === "pipe" && t.in._zod.traits.has("$ZodTransform") ? uo(t.out) : t.type === "catch" ? uo(t.innerType) : e._zod.optin;
}
const fo = (e, t, n, r) => {
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
		(t.io === "input" ? uo(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === "never" ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = L(a.catchall, t, {
		...r,
		path: [...r.path, "additionalProperties"]
	})) : t.io === "output" && (i.additionalProperties = !1);
}, po = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => L(e, t, {
		...r,
		path: [
			...r.path,
			a ? "oneOf" : "anyOf",
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, mo = (e, t, n, r) => {
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
}, ho = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = "array";
	let o = t.target === "draft-2020-12" ? "prefixItems" : "items", s = t.target === "draft-2020-12" || t.target === "openapi-3.0" ? "items" : "additionalItems", c = a.items.map((e, n) => L(e, t, {
		...r,
		path: [
			...r.path,
			o,
			n
		]
	})), l = a.rest ? L(a.rest, t, {
		...r,
		path: [
			...r.path,
			s,
			...t.target === "openapi-3.0" ? [a.items.length] : []
		]
	}) : null, u = a.items.length;
	for (; u > 0;) {
		let e = a.items[u - 1];
		if (!(t.io === "input" ? uo(e) !== void 0 : e._zod.optout === "optional")) break;
		u--;
	}
	let d = a.items.length, f = !a.rest;
	t.target === "draft-2020-12" ? (i.prefixItems = c, f ? i.items = !1 : l && (i.items = l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : t.target === "openapi-3.0" ? (i.items = { anyOf: c }, l && i.items.anyOf.push(l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : (i.items = c, f ? i.additionalItems = !1 : l && (i.additionalItems = l), u > 0 && (i.minItems = u), f && (i.maxItems = d));
	let { minimum: p, maximum: m } = V(e);
	typeof p == "number" && (i.minItems = p), typeof m == "number" && (i.maxItems = m);
};
function go(e, t, n) {
	if (t.$ref) {
		if (n.has(t)) return t;
		n.add(t);
		let r = e.get(t)?.def;
		if (!r) return t;
		let i = go(e, r, n);
		return i === r ? t : i;
	}
	for (let r of ["anyOf", "oneOf"]) {
		let i = t[r];
		if (!Array.isArray(i)) continue;
		let a = i.map((t) => go(e, t, n));
		a.some((e, t) => e !== i[t]) && (t = {
			...t,
			[r]: a
		});
	}
	let r = Array.isArray(t.type) ? t.type : [t.type], i = !r.includes("string") && r.some((e) => e === "number" || e === "integer"), a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
	if (!i && !a?.some((e) => typeof e == "number")) return t;
	let { minimum: o, maximum: s, exclusiveMinimum: c, exclusiveMaximum: l, multipleOf: u, format: d, id: f, ...p } = t;
	return p.enum ? p.enum = p.enum.map((e) => typeof e == "number" ? String(e) : e) : typeof p.const == "number" && (p.const = String(p.const)), i && (p.type = "string", a || (p.pattern = (r.includes("number") ? Xt : Yt).source)), p;
}
const _o = new WeakMap();
function vo(e) {
	let t = new Map();
	for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
	let n = new Map();
	for (let r of _o.get(e) ?? []) {
		let i = e.seen.get(r), a = (i?.def ?? i?.schema)?.propertyNames;
		if (!a || a === !0 || n.has(a)) continue;
		let o = go(t, a, new Set());
		o !== a && n.set(a, o);
	}
	if (n.size) for (let t of e.seen.values()) for (let e of [t.schema, t.def]) {
		let t = e && n.get(e.propertyNames);
		t && (e.propertyNames = t);
	}
}
const yo = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = "object";
	let o = a.keyType, s = V(o).patterns;
	if (a.mode === "loose" && s && s.size > 0) {
		let e = L(a.valueType, t, {
			...r,
			path: [
				...r.path,
				"patternProperties",
				"*"
			]
		});
		i.patternProperties = {};
		for (let t of s) g(i.patternProperties, $a(t).source, e);
	} else {
		if (t.target === "draft-07" || t.target === "draft-2020-12") {
			i.propertyNames = L(a.keyType, t, {
				...r,
				path: [...r.path, "propertyNames"]
			});
			let n = _o.get(t);
			n || (n = [], _o.set(t, n), t.deferred.push(() => vo(t))), n.push(e);
		}
		i.additionalProperties = L(a.valueType, t, {
			...r,
			path: [...r.path, "additionalProperties"]
		});
	}
	let c = o._zod.values, l = t.io === "input" && uo(a.valueType) !== void 0;
	if (c && !a.partial && !l) {
		let e = [...c].filter((e) => typeof e == "string" || typeof e == "number");
		e.length > 0 && (i.required = e.map(String));
	}
}, bo = (e, t, n, r) => {
	let i = e._zod.def, a = L(i.innerType, t, r), o = t.seen.get(e);
	t.target === "openapi-3.0" ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: "null" }];
}, xo = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, So = Symbol();
function Co(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == "bigint" ? (a = !0, null) : t);
	return a ? (I(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema"), So) : JSON.parse(o);
}
const wo = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = Co(i.defaultValue, e, t, n, r);
	o !== So && (n.default = o);
}, To = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== "input") return;
	let o = Co(i.defaultValue, e, t, n, r);
	o !== So && (n._prefault = o);
}, Eo = (e, t, n, r) => {
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
}, Do = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has("$ZodTransform"), o = t.io === "input" ? a ? i.out : i.in : i.out;
	L(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, Oo = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, ko = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, Ao = (e, t, n, r) => {
	let i = e._zod.innerType;
	L(i, t, r);
	let a = t.seen.get(e);
	a.ref = i;
}, jo = new WeakSet([Object.prototype, Error.prototype]);
function Mo(e, t, n) {
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
const H = k("ZodError", (e, t) => {
	$e.init(e, t), e.name = "ZodError";
	let n = Object.getPrototypeOf(e);
	jo.has(n) || (jo.add(n), Mo(n, "format", (e) => (t) => nt(e, t)), Mo(n, "flatten", (e) => (t) => tt(e, t)), Mo(n, "addIssue", (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, c, 2);
	}), Mo(n, "addIssues", (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, c, 2);
	}), Object.defineProperty(n, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, void 0, { Parent: Error }), No = it(H), Po = at(H), Fo = ot(H), Io = ct(H), Lo = mt(H), Ro = ht(H), zo = gt(H), Bo = _t(H), Vo = vt(H), Ho = yt(H), Uo = bt(H), Wo = xt(H);
// node_modules/zod/v4/classic/schemas.js
function Go() {
	j.localeError || M(yi());
}
function Ko() {
	j.memoizer || M({ memoizer: gi() });
}
const U = k("ZodType", (e, t) => (Go(), P.init(e, t), e.def = t, e.type = t.type, e), {
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
		return x(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	refine(e, t) {
		return this.check(xc(e, t));
	},
	superRefine(e, t) {
		return this.check(Sc(e, t));
	},
	overwrite(e) {
		return this.check(va(e));
	},
	optional() {
		return ec(this);
	},
	exactOptional() {
		return nc(this);
	},
	nullable() {
		return ic(this);
	},
	nullish() {
		return ec(ic(this));
	},
	nonoptional(e) {
		return uc(this, e);
	},
	array() {
		return Ms(this);
	},
	or(e) {
		return Ls([this, e]);
	},
	and(e) {
		return Vs(this, e);
	},
	transform(e) {
		return mc(this, Qs(e));
	},
	default(e) {
		return oc(this, e);
	},
	prefault(e) {
		return cc(this, e);
	},
	catch(e) {
		return fc(this, e);
	},
	pipe(e) {
		return mc(this, e);
	},
	readonly() {
		return gc(this);
	},
	describe(e) {
		let t = this.clone();
		return Ci.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return Ci.get(this);
		let t = this.clone();
		return Ci.add(t, e[0]), t;
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
		return Fe(this, "~standard", {
			...Cn(this),
			jsonSchema: {
				input: Va(this, "input"),
				output: Va(this, "output")
			}
		});
	},
	set "~standard"(e) {
		E(this, "~standard", e);
	},
	parse: function e(t, n) {
		return No(this, t, n, { callee: e });
	},
	parseAsync: async function e(t, n) {
		return await Po(this, t, n, { callee: e });
	},
	safeParse(e, t) {
		return Fo(this, e, t);
	},
	async safeParseAsync(e, t) {
		return Io(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		E(this, "spa", e);
	},
	validate(e, t) {
		return dt(this, e, t);
	},
	validateAsync(e, t) {
		return pt(this, e, t);
	},
	encode: function e(t, n) {
		return Lo(this, t, n, { callee: e });
	},
	decode: function e(t, n) {
		return Ro(this, t, n, { callee: e });
	},
	encodeAsync: async function e(t, n) {
		return await zo(this, t, n, { callee: e });
	},
	decodeAsync: async function e(t, n) {
		return await Bo(this, t, n, { callee: e });
	},
	safeEncode(e, t) {
		return Vo(this, e, t);
	},
	safeDecode(e, t) {
		return Ho(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return Uo(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return Wo(this, e, t);
	},
	toJSONSchema(e) {
		return Ba(this, {})(e);
	},
	get description() {
		return Ci.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), qo = k("_ZodString", (e, t) => {
	wn.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => eo(e, t, n, r);
}, Ie({
	format: (e) => V(e).format ?? null,
	minLength: (e) => V(e).minimum ?? null,
	maxLength: (e) => V(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(fa(...e));
	},
	includes(...e) {
		return this.check(ha(...e));
	},
	startsWith(...e) {
		return this.check(ga(...e));
	},
	endsWith(...e) {
		return this.check(_a(...e));
	},
	min(...e) {
		return this.check(ua(...e));
	},
	max(...e) {
		return this.check(la(...e));
	},
	length(...e) {
		return this.check(da(...e));
	},
	nonempty(...e) {
		return this.check(ua(1, ...e));
	},
	lowercase(e) {
		return this.check(pa(e));
	},
	uppercase(e) {
		return this.check(ma(e));
	},
	trim() {
		return this.check(ba());
	},
	normalize(...e) {
		return this.check(ya(...e));
	},
	toLowerCase() {
		return this.check(xa());
	},
	toUpperCase() {
		return this.check(Sa());
	},
	slugify() {
		return this.check(Ca());
	}
})), Jo = k("ZodString", (e, t) => {
	wn.init(e, t), qo.init(e, t);
}, {
	email(e) {
		return this.check(Ei(es, e));
	},
	url(e) {
		return this.check(Mi(rs, e));
	},
	jwt(e) {
		return this.check(qi(vs, e));
	},
	emoji(e) {
		return this.check(Ni(is, e));
	},
	guid(e) {
		return this.check(Di(ts, e));
	},
	uuid(e) {
		return this.check(Oi(ns, e));
	},
	uuidv4(e) {
		return this.check(ki(ns, e));
	},
	uuidv6(e) {
		return this.check(Ai(ns, e));
	},
	uuidv7(e) {
		return this.check(ji(ns, e));
	},
	nanoid(e) {
		return this.check(Pi(as, e));
	},
	cuid(e) {
		return this.check(Fi(os, e));
	},
	cuid2(e) {
		return this.check(Ii(ss, e));
	},
	ulid(e) {
		return this.check(Li(cs, e));
	},
	base64(e) {
		return this.check(Wi(hs, e));
	},
	base64url(e) {
		return this.check(Gi(gs, e));
	},
	xid(e) {
		return this.check(Ri(ls, e));
	},
	ksuid(e) {
		return this.check(zi(us, e));
	},
	ipv4(e) {
		return this.check(Bi(ds, e));
	},
	ipv6(e) {
		return this.check(Vi(fs, e));
	},
	cidrv4(e) {
		return this.check(Hi(ps, e));
	},
	cidrv6(e) {
		return this.check(Ui(ms, e));
	},
	e164(e) {
		return this.check(Ki(_s, e));
	},
	datetime(e) {
		return this.check(Ji(Xo, e));
	},
	date(e) {
		return this.check(Yi(Zo, e));
	},
	time(e) {
		return this.check(Xi(Qo, e));
	},
	duration(e) {
		return this.check(Zi($o, e));
	}
});
function Yo(e) {
	return Ti(Jo, e);
}
const W = k("ZodStringFormat", (e, t) => {
	F.init(e, t), qo.init(e, t);
}), Xo = k("ZodISODateTime", (e, t) => {
	Un.init(e, t), W.init(e, t);
}), Zo = k("ZodISODate", (e, t) => {
	Wn.init(e, t), W.init(e, t);
}), Qo = k("ZodISOTime", (e, t) => {
	Gn.init(e, t), W.init(e, t);
}), $o = k("ZodISODuration", (e, t) => {
	Kn.init(e, t), W.init(e, t);
}), es = k("ZodEmail", (e, t) => {
	Dn.init(e, t), W.init(e, t);
}), ts = k("ZodGUID", (e, t) => {
	Tn.init(e, t), W.init(e, t);
}), ns = k("ZodUUID", (e, t) => {
	En.init(e, t), W.init(e, t);
}), rs = k("ZodURL", (e, t) => {
	Fn.init(e, t), W.init(e, t);
}), is = k("ZodEmoji", (e, t) => {
	In.init(e, t), W.init(e, t);
}), as = k("ZodNanoID", (e, t) => {
	Ln.init(e, t), W.init(e, t);
}), os = k("ZodCUID", (e, t) => {
	Rn.init(e, t), W.init(e, t);
}), ss = k("ZodCUID2", (e, t) => {
	zn.init(e, t), W.init(e, t);
}), cs = k("ZodULID", (e, t) => {
	Bn.init(e, t), W.init(e, t);
}), ls = k("ZodXID", (e, t) => {
	Vn.init(e, t), W.init(e, t);
}), us = k("ZodKSUID", (e, t) => {
	Hn.init(e, t), W.init(e, t);
}), ds = k("ZodIPv4", (e, t) => {
	qn.init(e, t), W.init(e, t);
}), fs = k("ZodIPv6", (e, t) => {
	Xn.init(e, t), W.init(e, t);
}), ps = k("ZodCIDRv4", (e, t) => {
	Zn.init(e, t), W.init(e, t);
}), ms = k("ZodCIDRv6", (e, t) => {
	$n.init(e, t), W.init(e, t);
}), hs = k("ZodBase64", (e, t) => {
	nr.init(e, t), W.init(e, t);
}), gs = k("ZodBase64URL", (e, t) => {
	ar.init(e, t), W.init(e, t);
}), _s = k("ZodE164", (e, t) => {
	or.init(e, t), W.init(e, t);
}), vs = k("ZodJWT", (e, t) => {
	cr.init(e, t), W.init(e, t);
}), ys = k("ZodNumber", (e, t) => {
	lr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => to(e, t, n, r), e.isFinite = !0;
}, Ie({
	minValue: (e) => {
		let { minimum: t, exclusiveMinimum: n } = V(e);
		return Math.max(t ?? -Infinity, n ?? -Infinity);
	},
	maxValue: (e) => {
		let { maximum: t, exclusiveMaximum: n } = V(e);
		return Math.min(t ?? Infinity, n ?? Infinity);
	},
	isInt: (e) => {
		let { isInt: t, multipleOf: n } = V(e);
		return !!t || !!n?.some(Number.isSafeInteger);
	},
	format: (e) => V(e).format ?? null
}, {
	gt(e, t) {
		return this.check(oa(e, t));
	},
	gte(e, t) {
		return this.check(sa(e, t));
	},
	min(e, t) {
		return this.check(sa(e, t));
	},
	lt(e, t) {
		return this.check(ia(e, t));
	},
	lte(e, t) {
		return this.check(aa(e, t));
	},
	max(e, t) {
		return this.check(aa(e, t));
	},
	int(e) {
		return this.check(Ss(e));
	},
	safe(e) {
		return this.check(Ss(e));
	},
	positive(e) {
		return this.check(oa(0, e));
	},
	nonnegative(e) {
		return this.check(sa(0, e));
	},
	negative(e) {
		return this.check(ia(0, e));
	},
	nonpositive(e) {
		return this.check(aa(0, e));
	},
	multipleOf(e, t) {
		return this.check(ca(e, t));
	},
	step(e, t) {
		return this.check(ca(e, t));
	},
	finite() {
		return this;
	}
}));
function bs(e) {
	return Qi(ys, e);
}
const xs = k("ZodNumberFormat", (e, t) => {
	ur.init(e, t), ys.init(e, t);
});
function Ss(e) {
	return $i(xs, e);
}
const Cs = k("ZodBoolean", (e, t) => {
	dr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => no(e, t, n, r);
});
function ws(e) {
	return ea(Cs, e);
}
const Ts = k("ZodNull", (e, t) => {
	fr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => ro(e, t, n, r);
});
function Es(e) {
	return ta(Ts, e);
}
const Ds = k("ZodUnknown", (e, t) => {
	pr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function Os() {
	return na(Ds);
}
const ks = k("ZodNever", (e, t) => {
	mr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => io(e, t, n, r);
});
function As(e) {
	return ra(ks, e);
}
const js = k("ZodArray", (e, t) => {
	Ko(), vr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => lo(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(ua(e, t));
	},
	nonempty(e) {
		return this.check(ua(1, e));
	},
	max(e, t) {
		return this.check(la(e, t));
	},
	length(e, t) {
		return this.check(da(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function Ms(e, t) {
	return wa(js, e, t);
}
const Ns = k("ZodObject", (e, t) => {
	Ko(), wr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => fo(e, t, n, r), Ve(e, "shape", (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return Js(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(y(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(y(this._zod.def, { catchall: Os() }));
	},
	loose() {
		return this.clone(y(this._zod.def, { catchall: Os() }));
	},
	strict() {
		return this.clone(y(this._zod.def, { catchall: As() }));
	},
	strip() {
		return this.clone(y(this._zod.def, { catchall: void 0 }));
	},
	extend(e) {
		return ye(this, e);
	},
	safeExtend(e) {
		return xe(this, e);
	},
	merge(e) {
		return Se(this, e);
	},
	pick(e) {
		return ge(this, e);
	},
	omit(e) {
		return ve(this, e);
	},
	partial(...e) {
		return Ce($s, this, e[0]);
	},
	exactPartial(...e) {
		return Ce(tc, this, e[0], "exactPartial");
	},
	required(...e) {
		return we(lc, this, e[0]);
	}
});
function Ps(e, t) {
	let n = {
		type: "object",
		shape: e ?? {},
		...S(t)
	};
	return new Ns(n);
}
function Fs(e, t) {
	return new Ns({
		type: "object",
		shape: e,
		catchall: As(),
		...S(t)
	});
}
function G(e, t) {
	return new Ns({
		type: "object",
		shape: e,
		catchall: Os(),
		...S(t)
	});
}
const Is = k("ZodUnion", (e, t) => {
	Er.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => po(e, t, n, r), e.options = t.options;
});
function Ls(e, t) {
	return new Is({
		type: "union",
		options: e,
		...S(t)
	});
}
const Rs = k("ZodDiscriminatedUnion", (e, t) => {
	Is.init(e, t), Or.init(e, t);
});
function zs(e, t, n) {
	return new Rs({
		type: "union",
		options: t,
		discriminator: e,
		...S(n)
	});
}
const Bs = k("ZodIntersection", (e, t) => {
	kr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => mo(e, t, n, r);
});
function Vs(e, t) {
	return new Bs({
		type: "intersection",
		left: e,
		right: t
	});
}
const Hs = k("ZodTuple", (e, t) => {
	Ko(), Mr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => ho(e, t, n, r);
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
			items: e.items.map((e) => new $s({
				type: "optional",
				innerType: e
			}))
		});
	}
});
function Us(e, t, n) {
	let r = t instanceof P;
	return new Hs({
		type: "tuple",
		items: e,
		rest: r ? t : null,
		...S(r ? n : t)
	});
}
const Ws = k("ZodRecord", (e, t) => {
	Ko(), Ir.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => yo(e, t, n, r), e.keyType = t.keyType, e.valueType = t.valueType;
});
function Gs(e, t, n) {
	return !t || !t._zod ? new Ws({
		type: "record",
		keyType: Yo(),
		valueType: e,
		...S(t)
	}) : new Ws({
		type: "record",
		keyType: e,
		valueType: t,
		...S(n)
	});
}
function Ks(e, t, n) {
	return new Ws({
		type: "record",
		keyType: e,
		valueType: t,
		...S(n),
		partial: !0
	});
}
const qs = k("ZodEnum", (e, t) => {
	Lr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => ao(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new qs({
			...t,
			checks: [],
			...S(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new qs({
			...t,
			checks: [],
			...S(r),
			entries: i
		});
	};
});
function Js(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new qs({
		type: "enum",
		entries: n,
		...S(t)
	});
}
const Ys = k("ZodLiteral", (e, t) => {
	Rr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => oo(e, t, n, r), e.values = new Set(t.values), Object.defineProperty(e, "value", { get() {
		if (t.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return t.values[0];
	} });
});
function Xs(e, t) {
	return new Ys({
		type: "literal",
		values: Array.isArray(e) ? e : [e],
		...S(t)
	});
}
const Zs = k("ZodTransform", (e, t) => {
	Ko(), zr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => co(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new qe(e.constructor.name);
		n.addIssue = (r) => {
			if (typeof r == "string") n.issues.push(Ne(r, n.value, t));
			else {
				let t = r;
				t.fatal && (t.continue = !1), t.code ??= "custom", "input" in t || (t.input = n.value), t.inst ??= e, n.issues.push(Ne(t));
			}
		};
		let i = t.transform(n.value, n);
		return i instanceof Promise ? i.then((e) => (n.value = e, n)) : (n.value = i, n);
	};
});
function Qs(e) {
	return new Zs({
		type: "transform",
		transform: e
	});
}
const $s = k("ZodOptional", (e, t) => {
	Vr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => ko(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function ec(e) {
	return new $s({
		type: "optional",
		innerType: e
	});
}
const tc = k("ZodExactOptional", (e, t) => {
	Hr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => ko(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function nc(e) {
	return new tc({
		type: "optional",
		innerType: e
	});
}
const rc = k("ZodNullable", (e, t) => {
	Ur.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => bo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function ic(e) {
	return new rc({
		type: "nullable",
		innerType: e
	});
}
const ac = k("ZodDefault", (e, t) => {
	Wr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => wo(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function oc(e, t) {
	return new ac({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : le(t);
		}
	});
}
const sc = k("ZodPrefault", (e, t) => {
	Kr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => To(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function cc(e, t) {
	return new sc({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : le(t);
		}
	});
}
const lc = k("ZodNonOptional", (e, t) => {
	qr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => xo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function uc(e, t) {
	return new lc({
		type: "nonoptional",
		innerType: e,
		...S(t)
	});
}
const dc = k("ZodCatch", (e, t) => {
	Xr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => Eo(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function fc(e, t) {
	return new dc({
		type: "catch",
		innerType: e,
		catchValue: typeof t == "function" ? t : He(t)
	});
}
const pc = k("ZodPipe", (e, t) => {
	Zr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => Do(e, t, n, r), e.in = t.in, e.out = t.out;
});
function mc(e, t) {
	return new pc({
		type: "pipe",
		in: e,
		out: t
	});
}
const hc = k("ZodReadonly", (e, t) => {
	$r.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => Oo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function gc(e) {
	return new hc({
		type: "readonly",
		innerType: e
	});
}
const _c = k("ZodLazy", (e, t) => {
	ti.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ao(e, t, n, r), e.unwrap = () => e._zod.def.getter();
});
function vc(e) {
	return new _c({
		type: "lazy",
		getter: e
	});
}
const yc = k("ZodCustom", (e, t) => {
	ni.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => so(e, t, n, r);
});
function bc(e, t) {
	return Ta(yc, e ?? (() => !0), t);
}
function xc(e, t = {}) {
	return Ea(yc, e, t);
}
function Sc(e, t) {
	return Da(e, t);
}
function Cc(e) {
	let t = vc(() => Ls([
		Yo(e),
		bs(),
		ws(),
		Es(),
		Ms(t),
		Gs(Yo(), t)
	]));
	return t;
}
// src/wire/key.ts
const wc = [
	"ios",
	"android",
	"web",
	"other"
];
// src/api/errors/errors.ts
var K = class extends TypeError {
	name = "ArgumentError";
	argument;
	constructor(e, t) {
		super(`${e} ${t}`), this.argument = e;
	}
}, Tc = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, Ec = class extends Tc {
	name = "ApiError";
	status;
	code;
	serviceMessage;
	details;
	constructor(e, t, n) {
		super(e, n), this.status = t.status, this.code = t.code, this.serviceMessage = t.serviceMessage, this.details = t.details;
	}
}, Dc = class extends Tc {
	name = "NetworkError";
}, Oc = class extends Dc {
	name = "TimeoutError";
}, kc = class extends Tc {
	name = "QueueTimeoutError";
}, Ac = class extends Dc {
	name = "AbortError";
};
// src/api/http/clock.ts
const jc = {
	now: () => performance.now(),
	date: () => Date.now(),
	after(e, t) {
		let n = setTimeout(t, e);
		return () => clearTimeout(n);
	}
};
function Mc(e, t, n) {
	return new Promise((r) => {
		let i = () => {
			a(), n?.removeEventListener("abort", i), r();
		}, a = e.after(t, i);
		n?.aborted ? i() : n?.addEventListener("abort", i, { once: !0 });
	});
}
function Nc(e) {
	return {
		startedAt: e,
		sentAt: e + 500
	};
}
function Pc(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
var Fc = class {
	#e = [];
	#t;
	constructor(e) {
		this.#t = Pc(e).length;
	}
	add(e) {
		this.#e.push(e);
	}
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.sentAt + this.#t > e);
		let { count: n, length: r } = Pc(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.sentAt).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
}, Ic = class {
	rate;
	concurrency;
	window;
	waiters = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new Fc(e.rate / 8);
	}
}, Lc = class {
	#e;
	#t;
	#n = new Fc(6 / 8);
	#r = [];
	#i = 0;
	#a = !1;
	#o = 1;
	#s = 0;
	#c = -Infinity;
	#l = -Infinity;
	#u = () => {};
	constructor(e = jc, t = Math.random) {
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
		let n = Nc(t);
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
		this.#s = 0, this.#o = Math.max(1, this.#o * .97);
	}
};
const Rc = new Map();
function zc(e) {
	let t = Rc.get(e) ?? new Lc();
	return Rc.set(e, t), t;
}
// src/api/http/connection.ts
const Bc = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function Vc(e) {
	let t = Uc(e.token), { base: n, host: r, loopback: i } = Gc(e.baseUrl ?? "https://api.lokalise.com/api2"), { clock: o = jc, random: s = Math.random, timeouts: c = {}, concurrency: l = 10 } = e, u = {
		rate: Hc("rate", e.rate ?? 6),
		concurrency: Math.max(1, Math.floor(Hc("concurrency", l)))
	};
	return {
		base: n,
		loopback: i,
		token: t,
		headers: {
			"x-api-token": t,
			accept: "application/json",
			"user-agent": `lokaform/${a}`
		},
		limiter: e.clock ? new Lc(o, s) : zc(r),
		queue: new Ic(u),
		clock: o,
		random: s,
		timeouts: {
			connect: Hc("timeouts.connect", c.connect ?? 1e4),
			read: Hc("timeouts.read", c.read ?? 6e4),
			write: Hc("timeouts.write", c.write ?? 18e4)
		},
		signal: e.signal && Wc(e.signal),
		onRequest: e.onRequest ?? (() => {}),
		onResponse: e.onResponse ?? (() => {}),
		onWait: e.onWait ?? (() => {})
	};
}
function Hc(e, t) {
	if (t > 0) return t;
	throw new K(e, "must be a number above 0.");
}
function Uc(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new K("token", "must be an API token: visible characters without spaces or line breaks.");
}
function Wc(t) {
	let n = new AbortController();
	return e(0, n.signal), t.aborted ? n.abort() : t.addEventListener("abort", () => n.abort(), { once: !0 }), n.signal;
}
function Gc(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new K("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new K("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new K("baseUrl", "must not have a query or a fragment.");
	let n = Bc.test(t.hostname);
	if (t.protocol !== "https:" && !(t.protocol === "http:" && n)) throw new K("baseUrl", "must begin with https://; plain http is allowed for loopback addresses only.");
	return {
		base: t.href.replace(/\/+$/, ""),
		host: t.host,
		loopback: n
	};
}
// src/api/operations/answers.ts
function q(e) {
	return { schema: e };
}
const Kc = Ms(Os()), J = G({}), qc = q(G({ keys: Kc })), Jc = q(G({ keys: Kc })), Yc = q(G({ key: J })), Xc = q(J), Zc = q(J), Qc = q(G({ webhooks: Kc })), $c = q(G({ webhook: J })), el = q(J), tl = q(G({ secret: Yo().min(1) })), nl = q(G({ languages: Kc })), rl = q(J), il = q(G({ contributor: J }));
// src/api/operations/bodies.ts
function al(e, t, n) {
	if (e === null && t !== n) throw new K(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new K(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new K(`${t}[${r}]`, "must not be undefined.");
		al(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) al(i, `${t}.${r}`, n);
}
function ol(e, t) {
	if (!Array.isArray(e)) throw new K(t, "must be a list.");
	if (e.length === 0) throw new K(t, "must not be empty.");
}
function sl(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new K(t, "must be an object.");
}
function cl(e) {
	return Array.isArray(e);
}
function ll(e) {
	ol(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) sl(n, `keys[${t}]`);
	return al(e.keys, "keys"), al(e.use_automations, "use_automations"), e;
}
function ul(e) {
	return cl(e) ? ll({ keys: e }) : (sl(e, "keys"), ll("keys" in e ? e : { keys: [e] }));
}
function dl(e) {
	cl(e) || sl(e, "keys");
	let t = ll(cl(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) fl(n.key_id, `keys[${e}].key_id`);
	return t;
}
function fl(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new K(t, "must be the id of a key.");
}
function pl(e) {
	if (sl(e, "params"), "translations" in e) throw new K("params.translations", "is ignored by the service here: use updateKeys.");
	return al(e, "params"), e;
}
function ml(e) {
	ol(e, "keyIds");
	for (let [t, n] of e.entries()) fl(n, `keyIds[${t}]`);
	return { keys: e };
}
const hl = (e) => _l(e), gl = (e) => _l(e);
function _l(e) {
	return sl(e, "params"), al(e, "params", "params.branch"), e;
}
// src/api/operations/encode.ts
function vl(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new K(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
function yl(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new K(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new K(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new K(e, "must not be empty.");
	if (n === "." || n === "..") throw new K(e, `must not be "${n}".`);
	return vl(e, n).replaceAll("%3A", ":");
}
function bl(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => yl(n, t[n]));
}
const xl = (e, t) => {
	if (t === !0 || t === 1 || t === "1") return "1";
	if (t === !1 || t === 0 || t === "0") return "0";
	throw new K(e, "must be true, false, 1 or 0.");
}, Y = (e, t) => {
	let n = Array.isArray(t) ? t : [t];
	if (n.length === 0) throw new K(e, "must not be empty: an empty list means no filter.");
	for (let r of n) {
		if (typeof r != "string" && typeof r != "number") throw new K(e, "must be a list of strings or numbers.");
		if (r === "") throw new K(e, "must not contain an empty string.");
		if (Array.isArray(t) && String(r).includes(",")) throw new K(e, `must not contain "${r}": a comma cannot be escaped here.`);
	}
	return n.join(",");
}, Sl = (e, t) => {
	if (typeof t == "string" && t !== "") return t;
	throw new K(e, "must be a non-empty string.");
};
function Cl(...e) {
	return (t, n) => {
		if (typeof n == "string" && e.includes(n)) return n;
		throw new K(t, `must be one of ${e.join(", ")}.`);
	};
}
function wl(e = 2 ** 53 - 1) {
	return (t, n) => {
		if (typeof n == "number" && Number.isInteger(n) && n >= 1 && n <= e) return String(n);
		throw new K(t, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
	};
}
function Tl(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new K(t, "is not a parameter of this operation.");
		return [`${t}=${vl(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const El = { disable_references: xl }, Dl = {
	...El,
	include_translations: xl,
	include_comments: xl,
	include_screenshots: xl,
	filter_translation_lang_ids: Y,
	filter_tags: Y,
	filter_filenames: Y,
	filter_keys: Y,
	filter_key_ids: Y,
	filter_platforms: Y,
	filter_untranslated: xl,
	filter_qa_issues: Y,
	filter_archived: Cl("include", "exclude", "only"),
	pagination: Cl("offset", "cursor"),
	limit: wl(500),
	page: wl(),
	cursor: Sl
}, Ol = {
	page: wl(),
	limit: wl()
}, kl = (e) => Tl(El, e), Al = (e) => Tl(Ol, e);
function jl(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new K("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new K("page", "has no effect with pagination: \"cursor\".");
	return Tl(Dl, e);
}
// src/api/operations/operations.ts
function X(e) {
	return e;
}
const Ml = { path: "/projects/{projectId}/keys" }, Nl = { path: "/projects/{projectId}/keys/{keyId}" }, Pl = { right: "manage keys" }, Fl = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, Il = {
	...Fl,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, Ll = {
	...Fl,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, Z = {
	keys: X({
		...Ml,
		method: "GET",
		query: jl,
		answer: qc
	}),
	key: X({
		...Nl,
		method: "GET",
		query: kl,
		answer: Yc
	}),
	createKeys: X({
		...Ml,
		...Pl,
		method: "POST",
		body: ul,
		answer: Jc
	}),
	updateKey: X({
		...Nl,
		...Pl,
		method: "PUT",
		body: pl,
		answer: Yc
	}),
	updateKeys: X({
		...Ml,
		...Pl,
		method: "PUT",
		once: !0,
		body: dl,
		answer: Jc
	}),
	destroyKey: X({
		...Nl,
		...Pl,
		method: "DELETE",
		answer: Xc
	}),
	destroyKeys: X({
		...Ml,
		...Pl,
		method: "DELETE",
		once: !0,
		body: ml,
		answer: Zc
	}),
	webhooks: X({
		...Fl,
		method: "GET",
		query: Al,
		answer: Qc
	}),
	webhook: X({
		...Il,
		method: "GET",
		answer: $c
	}),
	createWebhook: X({
		...Fl,
		method: "POST",
		body: hl,
		answer: $c
	}),
	updateWebhook: X({
		...Il,
		method: "PUT",
		body: gl,
		answer: $c
	}),
	destroyWebhook: X({
		...Il,
		method: "DELETE",
		answer: el
	}),
	regenerateWebhookSecret: X({
		...Ll,
		method: "PATCH",
		answer: tl
	}),
	projectDetails: X({
		path: "/projects/{projectId}",
		method: "GET",
		answer: rl
	}),
	languages: X({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: Al,
		answer: nl
	}),
	contributorMe: X({
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		answer: il
	})
};
// src/api/errors/causes.ts
function Rl(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(Rl) : e.cause instanceof Error ? Rl(e.cause) : [e] : [];
}
function zl(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
function Bl(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || Vl(e) || Wl(e);
}
function Vl(e) {
	return zl(e) === "UND_ERR_CONNECT_TIMEOUT";
}
function Hl(e) {
	return zl(e) === "ENOTFOUND";
}
function Ul(e) {
	return zl(e) === "ECONNREFUSED";
}
function Wl(e) {
	return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(zl(e));
}
function Gl(e) {
	let t = Error(e?.message || "fetch failed"), n = e ? zl(e) : "";
	return n && (t.code = n), t;
}
// src/wire/json.ts
function Kl(e) {
	return JSON.parse(e);
}
function Q(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function ql(e) {
	try {
		return Kl(e);
	} catch {
		return;
	}
}
function Jl(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const Yl = (e) => typeof e == "string" && e !== "" ? e : void 0, Xl = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
function Zl(e, t) {
	let n = ql(t);
	if (!Q(n)) return {
		status: e,
		code: e,
		serviceMessage: Yl(n) ?? Jl(t)
	};
	let r = Q(n.error) ? n.error : n, i = Yl(r.message) ?? Yl(r.error_description) ?? Yl(r.error) ?? "", a = Xl(r.code) ?? Xl(r.errorCode) ?? Xl(r.statusCode) ?? e;
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
function Ql(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => Ql(e, t)) : Q(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), Ql(n, t)])) : e;
}
// src/api/errors/messages.ts
function $l({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return tu(r, i, t);
	let a = Zl(r.status, r.body), o = iu(a.serviceMessage, e), s = {
		...a,
		serviceMessage: o,
		details: Ql(a.details, e)
	}, c = o ? `: ${o.replace(/\.$/, "")}.` : " without a message.";
	return new Ec(iu(`${i.method} ${i.path} returned ${r.status}${c} ${nu(s, n, r)}`.trim(), e), s, i);
}
function eu(e, t, n, r) {
	return new Ec(iu(`The answer to ${r.method} ${r.path} is not valid: ${t}.`, e), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function tu({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new Oc(`${t ? "No connection could be made in time" : "There was no complete answer in time"} for ${a}${o}.`, r, n);
	let s = n.message.includes(n.code ?? "") ? n.message : `${n.message} (${n.code})`, c = t ? "No connection could be made" : "The connection was lost";
	return new Dc(`${Wl(n) ? "The server's certificate is not trusted" : c} for ${a}${o}: ${s}.${Hl(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && Ul(n) ? " No server listens on this address: is the sandbox running?" : ""}`, r, n);
}
function nu({ status: e, serviceMessage: t }, n, { headers: r }) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong or was revoked: check the token, or create a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token needs the right *${n}* in this project. To write, it must be a read/write token.`;
	if (e >= 300 && e < 400) return ru(r);
	let i = Number(r.get("retry-after"));
	return e === 429 && i > 0 ? `The service asks to wait ${i} s.` : "";
}
function ru(e) {
	let t = e.get("location");
	return `It redirects to ${t !== null && URL.canParse(t) ? new URL(t).origin : "another address"}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
}
function iu(e, t) {
	return e.replaceAll(t, "***");
}
// src/api/http/losslessJson.ts
const au = /\d{16}/, ou = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, su = /^-?[1-9]\d*$/;
function cu(e) {
	return Kl(au.test(e) ? lu(e) : e);
}
function lu(e) {
	let t = "";
	for (let n = 0; n < e.length;) {
		let r = e.indexOf("\"", n), i = r < 0 ? e.length : r;
		t += e.slice(n, i).replace(ou, uu), n = r < 0 ? i : du(e, r), t += e.slice(i, n);
	}
	return t;
}
function uu(e) {
	return su.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
}
function du(e, t) {
	for (let n = e.indexOf("\"", t + 1); n >= 0; n = e.indexOf("\"", n + 1)) {
		let t = n;
		for (; e[t - 1] === "\\";) t--;
		if ((n - t) % 2 == 0) return n + 1;
	}
	return e.length;
}
const fu = 3e5, pu = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
], mu = [
	"GET",
	"PUT",
	"DELETE"
], hu = (e) => e.kind === "answered" ? e.status : 0, gu = [
	{
		when: (e) => yu(e),
		methods: pu,
		wait: "everyone"
	},
	{
		when: (e) => e.kind === "unanswered" && Wl(e.cause),
		methods: [],
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && Hl(e.cause),
		methods: pu,
		wait: "alone",
		maxAttempts: 3
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted" && e.unsent,
		methods: pu,
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted",
		methods: mu,
		wait: "alone"
	},
	{
		when: (e) => hu(e) >= 500,
		methods: mu,
		wait: "alone"
	},
	{
		when: (e) => hu(e) === 408,
		methods: mu,
		wait: "alone"
	}
];
function _u({ method: e, once: t = !1 }, n, r) {
	let i = gu.find(({ when: e }) => e(n));
	if (i?.methods.includes(e) && !(t && xu(n))) return r < (i.maxAttempts ?? 8) ? i.wait : void 0;
}
function vu(e, t) {
	return e.kind === "answered" || !e.unsent || !Ul(e.cause) ? fu : t ? 2e3 : 15e3;
}
function yu(e) {
	return hu(e) === 429 || hu(e) === 423;
}
function bu(e) {
	return hu(e) === 423;
}
function xu(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
function Su(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
function Cu(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
// src/api/http/requestSent.ts
var wu = class {
	#e;
	state = "unknown";
	constructor(e) {
		this.#e = e;
	}
	markSent() {
		this.state !== "sent" && (this.state = "sent", this.#e());
	}
};
const Tu = new t(), Eu = new WeakMap();
let Du = !1;
function Ou(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function ku() {
	Du = !0, n("undici:request:create", (e) => {
		let t = Tu.getStore(), n = Ou(e);
		t && n && (t.state = "waiting", Eu.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) n(e, (e) => {
		let t = Ou(e);
		t && Eu.get(t)?.markSent();
	});
}
function Au(e, t) {
	return Du || ku(), Tu.run(e, t);
}
async function ju(e, { clock: t, connectTimeout: n, timeout: r, signal: i, onSent: a }) {
	let o = new AbortController(), s = { why: "network" }, c = (e) => {
		s.why = e, o.abort();
	}, l = () => c("aborted"), u = new wu(() => {
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
		let s = await Au(u, () => fetch(t, a)), c = await (s.ok ? s.text() : Mu(s));
		return {
			kind: "answered",
			status: s.status,
			headers: s.headers,
			body: c
		};
	} catch (e) {
		let t = Rl(e), { why: n } = s, r = n === "network" ? t.length > 0 && t.every(Bl) : u.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(Vl) ? "timeout" : n,
			unsent: r,
			cause: Gl(t[0])
		};
	} finally {
		d(), f(), i?.removeEventListener("abort", l);
	}
}
async function Mu(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
async function Nu(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, l = !1, u, d = 0, f, p = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: l
	}), m = () => a?.aborted || !f ? new Ac(`${o} ${s} was aborted.`, p()) : $l(e, t.right, f, p());
	for (;;) {
		let h = await r.acquire(i, a, Pu(u && u - n.now(), t.queueTimeout));
		if (!h && !a?.aborted && (u === void 0 || n.now() < u)) throw new kc(`${o} ${s} was not sent: it waited too long because of the service's limits.`, p());
		if (!h) throw m();
		c++, u === void 0 && (d = n.now(), u = d + fu);
		let g;
		try {
			f = await Lu(e, t, c, u - n.now(), h.sent), yu(f) && (g = {
				locked: bu(f),
				retryAfter: Iu(f, n)
			});
		} finally {
			h.release(g);
		}
		if (f.kind === "answered" && f.status >= 200 && f.status < 300) return {
			answer: f,
			attempts: c
		};
		l ||= xu(f);
		let ee = _u(t, f, c), _ = Iu(f, n), te = ee === "everyone" ? r.pausedFor : _ ?? Su(c, e.random);
		if (!ee || n.now() + te >= Math.min(u, d + vu(f, e.loopback))) throw m();
		if (te > 2e3) {
			let t = _ === void 0 ? Fu(f) : "the service asked for it";
			e.onWait({
				method: o,
				path: s,
				attempt: c + 1,
				ms: te,
				reason: t
			});
		}
		ee === "alone" && await Mc(n, te, a);
	}
}
function Pu(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function Fu(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no answer" : yu(e) ? "too many requests" : "a server error";
}
function Iu(e, t) {
	return e.kind === "answered" ? Cu(e.headers.get("retry-after"), t.date()) : void 0;
}
async function Lu(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await ju({
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
async function $(e, t, n, r, { queueTimeout: i } = {}) {
	let { method: a, right: o, answer: s, once: c = !1 } = t, l = bl(t.path, n), u = await Nu(e, {
		method: a,
		path: l,
		query: t.query?.(r) ?? "",
		body: t.body && JSON.stringify(t.body(r)),
		right: o,
		once: c,
		queueTimeout: i
	}), d = (t) => eu(e.token, t, u.answer.status, {
		method: a,
		path: l,
		attempts: u.attempts,
		mayHaveHappened: !0
	}), f = Ru(u.answer.body, d), p = s.schema.safeParse(f);
	if (!p.success) throw d(zu(p.error.issues));
	return {
		wire: f,
		headers: u.answer.headers
	};
}
function Ru(e, t) {
	try {
		return cu(e);
	} catch {
		throw t(e === "" ? "it is empty" : "it is not JSON, or it was cut off");
	}
}
function zu(e) {
	let t = e.slice(0, 3).map(({ path: e, message: t }) => `${e.map((e) => typeof e == "number" ? `[${e}]` : `.${String(e)}`).join("").replace(/^\./, "") || "the answer"}: ${t.replace(/^Invalid \w+: /, "")}`), n = e.length - t.length;
	return t.join("; ") + (n > 0 ? `; and ${n} more` : "");
}
// src/api/operations/refusedEntries.ts
function Bu(e) {
	return typeof e == "string" || Q(e) && wc.every((t) => typeof e[t] == "string");
}
function Vu(e) {
	return typeof e != "string" || !/^\d+$/.test(e) ? Hu(e) ? e : void 0 : Hu(Number(e)) ? Number(e) : e;
}
function Hu(e) {
	return Number.isSafeInteger(e);
}
function Uu(e) {
	let t = Q(e) ? e : { message: e }, { message: n, code: r, key_name: i, key_id: a } = t, o = i ?? (Q(t.key) ? t.key.key_name : void 0), s = {
		...t,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(r)) ? Number(r) : 0
	};
	delete s.key_name, delete s.key_id, Bu(o) && (s.key_name = o);
	let c = Vu(a);
	return c !== void 0 && (s.key_id = c), s;
}
function Wu(e) {
	return Array.isArray(e) ? e.map(Uu) : Q(e) ? Object.values(e).filter(Q).map(Uu) : [];
}
function Gu(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
const Ku = [
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
var qu = class extends Array {
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
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = Gu(r, "total-count"), this.pageCount = Gu(r, "page-count"), this.page = Gu(r, "page"), this.limit = Gu(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
		let a = r?.get("x-pagination-next-cursor") || void 0, o = this.length > 0 && a !== i?.cursor;
		this.nextCursor = o ? a : void 0;
		for (let e of Ku) Object.defineProperty(this, e, { enumerable: !1 });
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
}, Ju = class {
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
function Yu(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new Ju(t, n, r?.key_id ?? ""), r);
}
// src/api/client/pages.ts
var Xu = class {
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
}, Zu = class {
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
function Qu(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new Zu(t, n, r?.webhook_id ?? ""), r);
}
// src/api/client/clientOperations.ts
var $u = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	async keys(e, t = {}) {
		let n = await $(this.#e, Z.keys, { projectId: e }, t);
		return new qu(n.wire.keys.map((t) => Yu(t, this, e)), ed(e, n, t), (n) => this.keys(e, {
			...t,
			...n
		}));
	}
	async key(e, t, n = {}) {
		let { wire: r } = await $(this.#e, Z.key, {
			projectId: e,
			keyId: t
		}, n);
		return Yu(r.key, this, e);
	}
	async createKeys(e, t) {
		return this.#t(e, await $(this.#e, Z.createKeys, { projectId: e }, t));
	}
	async updateKey(e, t, n) {
		let { wire: r } = await $(this.#e, Z.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return Yu(r.key, this, e);
	}
	async updateKeys(e, t, n = {}) {
		let r = await $(this.#e, Z.updateKeys, { projectId: e }, t, n);
		return this.#t(e, r);
	}
	async destroyKey(e, t) {
		return (await $(this.#e, Z.destroyKey, {
			projectId: e,
			keyId: t
		}, void 0)).wire;
	}
	async destroyKeys(e, t, n = {}) {
		return (await $(this.#e, Z.destroyKeys, { projectId: e }, t, n)).wire;
	}
	allKeys(e, t = {}) {
		return new Xu(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	async webhooks(e, t = {}) {
		let n = await $(this.#e, Z.webhooks, { projectId: e }, t);
		return new qu(n.wire.webhooks.map((t) => Qu(t, this, e)), ed(e, n, t), (n) => this.webhooks(e, {
			...t,
			...n
		}));
	}
	async webhook(e, t) {
		let { wire: n } = await $(this.#e, Z.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return Qu(n.webhook, this, e);
	}
	async createWebhook(e, t) {
		let { wire: n } = await $(this.#e, Z.createWebhook, { projectId: e }, t);
		return Qu(n.webhook, this, e);
	}
	async updateWebhook(e, t, n) {
		let { wire: r } = await $(this.#e, Z.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return Qu(r.webhook, this, e);
	}
	async destroyWebhook(e, t) {
		return (await $(this.#e, Z.destroyWebhook, {
			projectId: e,
			webhookId: t
		}, void 0)).wire;
	}
	async regenerateWebhookSecret(e, t) {
		let n = Z.regenerateWebhookSecret;
		return (await $(this.#e, n, {
			projectId: e,
			webhookId: t
		}, void 0)).wire;
	}
	allWebhooks(e) {
		return new Xu(() => this.webhooks(e));
	}
	async projectDetails(e) {
		return (await $(this.#e, Z.projectDetails, { projectId: e }, void 0)).wire;
	}
	async languages(e, t = {}) {
		let n = await $(this.#e, Z.languages, { projectId: e }, t);
		return new qu(n.wire.languages, ed(e, n, t), (n) => this.languages(e, {
			...t,
			...n
		}));
	}
	async contributorMe(e) {
		return (await $(this.#e, Z.contributorMe, { projectId: e }, void 0)).wire.contributor;
	}
	#t(e, t) {
		return new qu(t.wire.keys.map((t) => Yu(t, this, e)), {
			...ed(e, t, {}),
			errors: Wu(t.wire.errors)
		});
	}
};
function ed(e, { wire: t, headers: n }, r) {
	let { project_id: i, branch: a } = t;
	return {
		projectId: typeof i == "string" ? i : e.split(":")[0] ?? e,
		...typeof a == "string" && { branch: a },
		headers: n,
		requested: r
	};
}
// src/api/client/project.ts
var td = class {
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
}, nd = class extends $u {
	constructor(e) {
		super(Vc(e));
	}
	project(e) {
		return new td(this, e);
	}
};
export { Us as A, Xs as C, Gs as D, Ks as E, Os as M, a as N, Fs as O, i as P, Cc as S, Ps as T, Ms as _, Q as a, zs as b, Ec as c, kc as d, Tc as f, Es as g, Js as h, qu as i, Ls as j, Yo as k, K as l, wc as m, td as n, Kl as o, Oc as p, Xu as r, Ac as s, nd as t, Dc as u, ws as v, bs as w, Ss as x, bc as y };
