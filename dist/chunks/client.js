import * as e from "node:http";
import { setMaxListeners as t } from "node:events";
import { AsyncLocalStorage as n } from "node:async_hooks";
import { subscribe as r } from "node:diagnostics_channel";
// src/api/http/proxy.ts
const i = [
	"localhost",
	"127.0.0.1",
	"::1",
	"[::1]"
];
function a(t = process.env) {
	let n = (e) => t[e] || t[e.toUpperCase()] || void 0, r = n("https_proxy"), a = n("http_proxy");
	if (!r && !a) return { state: "none" };
	if (typeof e.setGlobalProxyFromEnv != "function") return {
		state: "unavailable",
		message: `${r ? "https_proxy" : "http_proxy"} is set, but Node ${process.versions.node} cannot use it: requests are sent directly. Use Node 24.14 or later.`
	};
	let o = [n("no_proxy"), ...i].filter(Boolean).join(","), s = {
		...r ? { https_proxy: r } : {},
		...a ? { http_proxy: a } : {},
		no_proxy: o
	};
	return {
		state: "used",
		undo: e.setGlobalProxyFromEnv(s)
	};
}
// src/api/http/version.ts
const o = "0.1.0";
// node_modules/zod/v4/core/util.js
function s(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function c(e, t = "|") {
	return e.map((e) => me(e)).join(t);
}
function l(e, t) {
	return typeof t == "bigint" ? t.toString() : t;
}
var u = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function d(e) {
	return new u(e);
}
function f(e) {
	return e == null;
}
function p(e) {
	let t = +!!e.startsWith("^"), n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function m(e, t) {
	let n = e / t, r = Math.round(n), i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
	return Math.abs(n - r) < i ? 0 : n - r;
}
const h = Symbol("evaluating");
function ee(e, t, n) {
	let r;
	Object.defineProperty(e, t, {
		get() {
			if (r !== h) return r === void 0 && (r = h, r = n()), r;
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
const le = d(() => {
	if (A.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
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
const fe = new Set([
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
	int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
	uint64: [BigInt(0), BigInt("18446744073709551615")]
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
function C(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function Oe(e) {
	return typeof e == "string" ? e : e?.message;
}
function ke(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function Ae(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function w(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : Oe(e.inst?._zod.def?.error?.(e)) ?? Oe(a?.(e)) ?? Oe(t?.error?.(e)) ?? Oe(n.customError?.(e)) ?? Oe(n.localeError?.(e)) ?? "Invalid input", s = {};
	for (let t of Object.keys(e)) t !== "inst" && t !== "schema" && t !== "continue" && t !== "input" && t !== "__proto__" && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
const je = /[\uD800-\uDBFF]/;
function Me(e) {
	let t = e.length;
	if (!je.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function Ne(e) {
	return Array.isArray(e) ? "array" : typeof e == "string" ? "string" : "unknown";
}
function Pe(e) {
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
function Fe(...e) {
	let [t, n, r] = e;
	return typeof t == "string" ? {
		message: t,
		code: "custom",
		input: n,
		inst: r
	} : { ...t };
}
function Ie(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : ze(e, n, r.value);
	}
}
function T(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
function Le(e, t, n) {
	return T(e, t, n, !1);
}
function Re(e, t) {
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
function ze(e, t, n) {
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
function Be(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
let Ve, E = !1;
const He = {
	configurable: !0,
	get() {
		E = !0;
	}
};
function D(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && Ve !== e._zod ? Ve = void 0 : (Ve = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, He);
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
function Ue(e, t, n, r) {
	let i = Be(e, t);
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
function We(e) {
	let t = () => e;
	return t["~constantCatch"] = !0, t;
}
// node_modules/zod/v4/core/core.js
var Ge;
const Ke = {
	value: void 0,
	enumerable: !1
};
let qe = "captureStackTrace" in Error ? Error : null;
function Je(e) {
	let t = qe;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return qe = null, new e();
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
function O(e, t, n, r) {
	let i = {};
	function a(e) {
		this.def = e, this.constr = d, this.traits = new Set();
	}
	a.prototype = i;
	let o = n, s = o && new WeakSet();
	function c(n, r) {
		if (!n._zod) {
			Ke.value = new a(r);
			try {
				Object.defineProperty(n, "_zod", Ke);
			} finally {
				Ke.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), s) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			s.has(i) || (s.add(i), Ie(i, o));
		}
		let i = d.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let l = r?.Parent ?? Object;
	class u extends l {}
	Object.defineProperty(u, "name", { value: e });
	function d(e) {
		let t = r?.Parent ? Je(u) : this;
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
}, Ye = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = "ZodEncodeError";
	}
};
(Ge = globalThis).__zod_globalConfig ?? (Ge.__zod_globalConfig = {});
const A = globalThis.__zod_globalConfig;
function j(e) {
	return e && Object.assign(A, e), A;
}
// node_modules/zod/v4/core/errors.js
function Xe() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, l, 2), e.message;
}
function Ze(e) {
	this._zod.message = e;
}
const Qe = {
	get: Xe,
	set: Ze,
	enumerable: !0,
	configurable: !0
}, $e = {
	value: void 0,
	enumerable: !1
}, et = new WeakSet([Object.prototype, Error.prototype]), tt = O("$ZodError", (e, t) => {
	e.name = "$ZodError", $e.value = t, Object.defineProperty(e, "issues", $e), $e.value = void 0, Object.defineProperty(e, "message", Qe);
	let n = Object.getPrototypeOf(e);
	et.has(n) || (et.add(n), Object.defineProperty(n, "toString", {
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
function nt(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === "__proto__" ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function rt(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? nt(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function it(e, t = (e) => e.message) {
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
function at(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const ot = (e) => {
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
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => w(e, o, j())));
			throw se(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, st = (e) => {
	let t = async (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => w(e, o, j())));
			throw se(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, ct = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new k();
	return a.issues.length ? lt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
};
function lt(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => w(e, n, j()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
const ut = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? lt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, dt = Symbol.for("zod.compile.invalid"), ft = Symbol.for("zod.compile.fallback"), pt = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== dt) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return mt(e, t, n);
});
function mt(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[ft] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new k();
	return a.issues.length === 0;
}
const ht = async (e, t, n) => {
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
}, gt = (e) => {
	let t = ot(e), n = (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return t(e, r, o, at(n, a));
	};
	return n;
}, _t = (e) => {
	let t = ot(e), n = (e, r, i, a) => t(e, r, i, at(n, a));
	return n;
}, vt = (e) => {
	let t = st(e), n = async (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return await t(e, r, o, at(n, a));
	};
	return n;
}, yt = (e) => {
	let t = st(e), n = async (e, r, i, a) => await t(e, r, i, at(n, a));
	return n;
}, bt = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return ct(e)(t, n, i);
}, xt = (e) => (t, n, r) => ct(e)(t, n, r), St = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return ut(e)(t, n, i);
}, Ct = (e) => async (t, n, r) => ut(e)(t, n, r), wt = /^[cC][0-9a-z]{6,}$/, Tt = /^[0-9a-z]+$/, Et = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, Dt = /^[0-9a-vA-V]{20}$/, Ot = /^[A-Za-z0-9]{27}$/, kt = /^[a-zA-Z0-9_-]{21}$/;
function At(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
const jt = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, Mt = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, Nt = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, Pt = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function Ft() {
	return RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
}
const It = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, Lt = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, Rt = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, zt = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, Bt = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, Vt = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, Ht = /^https?$/, Ut = /^\+[1-9]\d{6,14}$/, Wt = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
function Gt(e) {
	return RegExp(`^${e}$`);
}
const Kt = Gt(Wt);
function qt(e) {
	let t = "(?:[01]\\d|2[0-3]):[0-5]\\d";
	return typeof e.precision == "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function Jt(e) {
	return RegExp(`^${qt(e)}$`);
}
function Yt(e) {
	let t = ["Z"];
	e.offset && t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
	let n = `${qt({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join("|")})`, r = e.local ? `${n}|${qt({ precision: e.precision })}` : n;
	return RegExp(`^${Wt}T(?:${r})$`);
}
const Xt = /^[\s\S]{0,}$/, Zt = /^-?\d+$/, Qt = /^-?\d+(?:\.\d+)?$/, $t = /^(?:true|false)$/i, en = /^null$/i, tn = /^[^A-Z]*$/, nn = /^[^a-z]*$/, M = O("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), rn = (e) => {
	let t = e.value;
	return !f(t) && t.length !== void 0;
}, an = {
	number: "number",
	bigint: "bigint",
	object: "date"
}, on = O("$ZodCheckLessThan", (e, t) => {
	M.init(e, t);
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
}), sn = O("$ZodCheckGreaterThan", (e, t) => {
	M.init(e, t);
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
}), cn = O("$ZodCheckMultipleOf", (e, t) => {
	M.init(e, t), e._zod.check = (n) => {
		if (typeof n.value != typeof t.value) throw Error("Cannot mix number and bigint in multiple_of check.");
		(typeof n.value == "bigint" ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : m(n.value, t.value) === 0) || n.issues.push({
			origin: typeof n.value,
			code: "not_multiple_of",
			divisor: t.value,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), ln = O("$ZodCheckNumberFormat", (e, t) => {
	M.init(e, t), t.format = t.format || "float64";
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
}), un = O("$ZodCheckMaxLength", (e, t) => {
	var n;
	M.init(e, t), (n = e._zod.def).when ?? (n.when = rn), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i > t.maximum ? Me(r) : i) <= t.maximum) return;
		let a = Ne(r);
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
}), dn = O("$ZodCheckMinLength", (e, t) => {
	var n;
	M.init(e, t), (n = e._zod.def).when ?? (n.when = rn), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i >= t.minimum && i < t.minimum * 2 ? Me(r) : i) >= t.minimum) return;
		let a = Ne(r);
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
}), fn = O("$ZodCheckLengthEquals", (e, t) => {
	var n;
	M.init(e, t), (n = e._zod.def).when ?? (n.when = rn), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == "string" && i >= t.length && i <= t.length * 2 ? Me(r) : i;
		if (a === t.length) return;
		let o = Ne(r), s = a > t.length;
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
}), pn = O("$ZodCheckStringFormat", (e, t) => {
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
}), mn = O("$ZodCheckRegex", (e, t) => {
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
}), hn = O("$ZodCheckLowerCase", (e, t) => {
	t.pattern ??= tn, pn.init(e, t);
}), gn = O("$ZodCheckUpperCase", (e, t) => {
	t.pattern ??= nn, pn.init(e, t);
}), _n = O("$ZodCheckIncludes", (e, t) => {
	M.init(e, t);
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
}), vn = O("$ZodCheckStartsWith", (e, t) => {
	M.init(e, t);
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
}), yn = O("$ZodCheckEndsWith", (e, t) => {
	M.init(e, t);
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
}), bn = O("$ZodCheckOverwrite", (e, t) => {
	M.init(e, t), e._zod.check = (e) => {
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
}, N = O("$ZodType", (e, t) => {
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
				if (s instanceof Promise && r?.async === !1) throw new k();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (Ae(t.issues, n, e), i ||= S(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					Ae(t.issues, n, e), i ||= S(t, n);
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
		return Le(this, "~standard", Tn(this));
	},
	set "~standard"(e) {
		T(this, "~standard", e);
	}
}), Cn = (e, t) => e.issues.length ? { issues: e.issues.map((e) => w(e, t, j())) } : { value: e.value };
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
const En = O("$ZodString", (e, t) => {
	N.init(e, t), e._zod.pattern = t.pattern ?? Xt, e._zod.parse = (n, r) => {
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
}), P = O("$ZodStringFormat", (e, t) => {
	pn.init(e, t), En.init(e, t);
}), Dn = O("$ZodGUID", (e, t) => {
	t.pattern ??= Mt, P.init(e, t);
}), On = O("$ZodUUID", (e, t) => {
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
		t.pattern ??= Nt(e);
	} else t.pattern ??= Nt();
	P.init(e, t);
}), kn = O("$ZodEmail", (e, t) => {
	t.pattern ??= Pt, P.init(e, t);
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
function Mn(e, t) {
	if (!t.normalize && t.protocol?.source === Ht.source && !/^https?:\/\//i.test(e)) return 1;
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
function Pn(e) {
	return e.replace(Nn, "");
}
function Fn(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function In(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
const Ln = O("$ZodURL", (e, t) => {
	P.init(e, t), e._zod.check = (n) => {
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
}), Rn = O("$ZodEmoji", (e, t) => {
	t.pattern ??= Ft(), P.init(e, t);
}), zn = O("$ZodNanoID", (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? kt : At(t.length), P.init(e, t);
}), Bn = O("$ZodCUID", (e, t) => {
	t.pattern ??= wt, P.init(e, t);
}), Vn = O("$ZodCUID2", (e, t) => {
	t.pattern ??= Tt, P.init(e, t);
}), Hn = O("$ZodULID", (e, t) => {
	t.pattern ??= Et, P.init(e, t);
}), Un = O("$ZodXID", (e, t) => {
	t.pattern ??= Dt, P.init(e, t);
}), Wn = O("$ZodKSUID", (e, t) => {
	t.pattern ??= Ot, P.init(e, t);
}), Gn = O("$ZodISODateTime", (e, t) => {
	t.pattern ??= Yt(t), P.init(e, t);
}), Kn = O("$ZodISODate", (e, t) => {
	t.pattern ??= Kt, P.init(e, t);
}), qn = O("$ZodISOTime", (e, t) => {
	t.pattern ??= Jt(t), P.init(e, t);
}), Jn = O("$ZodISODuration", (e, t) => {
	t.pattern ??= jt, P.init(e, t);
}), Yn = O("$ZodIPv4", (e, t) => {
	t.pattern ??= It, P.init(e, t);
}), Xn = /^[0-9a-fA-F:.]+$/;
function Zn(e) {
	return Xn.test(e) ? An(`http://[${e}]`) : !1;
}
const Qn = O("$ZodIPv6", (e, t) => {
	t.pattern ??= Lt, P.init(e, t), e._zod.check = (n) => {
		Zn(n.value) || n.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), $n = O("$ZodCIDRv4", (e, t) => {
	t.pattern ??= Rt, P.init(e, t);
});
function er(e) {
	let t = e.split("/");
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : Zn(n);
}
const tr = O("$ZodCIDRv6", (e, t) => {
	t.pattern ??= zt, P.init(e, t), e._zod.check = (n) => {
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
const rr = /^[0-9a-zA-Z+/]*={0,2}$/, ir = O("$ZodBase64", (e, t) => {
	t.pattern ??= rr, P.init(e, t), e._zod.check = (n) => {
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
const sr = O("$ZodBase64URL", (e, t) => {
	t.pattern ??= ar, P.init(e, t), e._zod.check = (n) => {
		or(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), cr = O("$ZodE164", (e, t) => {
	t.pattern ??= Ut, P.init(e, t);
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
const ur = O("$ZodJWT", (e, t) => {
	P.init(e, t), e._zod.check = (n) => {
		lr(n.value, t.alg) || n.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), dr = O("$ZodNumber", (e, t) => {
	N.init(e, t), e._zod.pattern = Qt, e._zod.parse = (n, r) => {
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
}), fr = O("$ZodNumberFormat", (e, t) => {
	ln.init(e, t), dr.init(e, t);
}), pr = O("$ZodBoolean", (e, t) => {
	N.init(e, t), e._zod.pattern = $t, e._zod.parse = (n, r) => {
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
}), mr = O("$ZodNull", (e, t) => {
	N.init(e, t), e._zod.pattern = en, e._zod.values = new Set([null]), e._zod.parse = (t, n) => {
		let r = t.value;
		return r === null || t.issues.push({
			expected: "null",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
	};
}), hr = O("$ZodUnknown", (e, t) => {
	N.init(e, t), e._zod.parse = (e) => e;
}), gr = O("$ZodNever", (e, t) => {
	N.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function _r(e, t) {
	let n = ke(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== "backward") {
			for (let [t, r] of ke(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, Ae(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const vr = (e) => Array.isArray(e) ? e.length : -1;
function yr(e, t, n) {
	e.issues.length && t.issues.push(...C(n, e.issues)), t.value[n] = e.value;
}
const br = O("$ZodArray", (e, t) => {
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
			if (c instanceof Promise) o.push(c.then((t) => yr(t, r, e)));
			else if (yr(c, r, e), s && c.issues.length !== 0 && S(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, _r(e, vr);
});
function xr(e, t, n, r, i, a) {
	let o = n in r, s = a === "optional";
	if (o || !s || i !== "optional") {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...C(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === "defaulted" && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
const Sr = [];
function Cr(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : Sr, i = r.length ? [...t, ...r] : t;
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
function wr(e, t, n, r, i, a, o) {
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
		a instanceof Promise ? e.push(a.then((e) => xr(e, n, i, t, d, f))) : xr(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const Tr = O("$ZodObject", (e, t) => {
	N.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let e = () => {
			let n = { ...r };
			return Object.defineProperty(t, "shape", { value: n }), e.raw = n, n;
		};
		e.raw = r, Object.defineProperty(t, "shape", { get: e });
	}
	let i = d(() => Cr(t));
	D(e, "propValues", (e) => {
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
	let a = ce, o = t.catchall, s, c = A.memoizer;
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
			s instanceof Promise ? l.push(s.then((n) => xr(n, t, e, r, a, o))) : xr(s, t, e, r, a, o);
		}
		return o ? wr(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t;
	};
}), Er = O("$ZodObjectJIT", (e, t) => {
	Tr.init(e, t);
	let n = e._zod.parse, r = d(() => Cr(t)), i = A.memoizer, a = (t) => {
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
	}, o, s = ce, c = !A.jitless, l = c && le.value, u = t.catchall, f;
	e._zod.parse = (i, d) => {
		f ??= r.value;
		let p = i.value;
		return s(p) ? c && l && d?.async === !1 && d.jitless !== !0 ? (o ||= a(t.shape), i = o(i, d), u ? wr([], p, i, d, f, e, d?.abortEarly === !0) : i) : n(i, d) : (i.issues.push({
			expected: "object",
			code: "invalid_type",
			input: p,
			inst: e
		}), i);
	};
});
function Dr(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !S(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: "invalid_union",
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => w(e, r, j())))
	}), t);
}
const Or = O("$ZodUnion", (e, t) => {
	N.init(e, t), D(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0), D(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0), D(e, "values", (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), D(e, "pattern", (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => p(e.source)).join("|")})$`);
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
		return a ? Promise.all(o).then((t) => Dr(t, r, e, i)) : Dr(o, r, e, i);
	};
});
function kr(e) {
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
const Ar = O("$ZodDiscriminatedUnion", (e, t) => {
	t.inclusive = !1, Or.init(e, t);
	let n = e._zod.parse;
	D(e, "propValues", (e) => {
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
		let r = te(e._zod.def);
		if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator)) throw Error(`Invalid discriminated union option at index "${n}"`);
	});
	let r = d(() => kr(t));
	e._zod.parse = (i, a) => {
		let o = i.value;
		if (!ce(o)) return i.issues.push({
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
}), jr = O("$ZodIntersection", (e, t) => {
	N.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => Nr(e, t, n)) : Nr(e, i, a);
	};
});
function Mr(e, t) {
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
			let r = Mr(e[n], t[n]);
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
			let i = e[r], a = t[r], o = Mr(i, a);
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
function Nr(e, t, n) {
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
	let c = Mr(t.value, n.value);
	if (!c.valid) {
		if (S(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
	}
	return e.value = c.data, e;
}
const Pr = O("$ZodTuple", (e, t) => {
	N.init(e, t);
	let n = t.items, r = A.memoizer;
	r?.attach(e), e._zod.parse = (i, a) => {
		let o = i.value;
		if (!Array.isArray(o)) return i.issues.push({
			input: o,
			inst: e,
			expected: "tuple",
			code: "invalid_type"
		}), i;
		i.value = r ? r.alloc(e, i, [], a) : [];
		let s = [], c = Fr(n, "optin"), l = Fr(n, "optout");
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
			})) : (u[e] = t, d && !f && t.issues.length && (f = S(t)));
		}
		if (t.rest && !f) {
			let e = n.length - 1, r = o.slice(n.length), c = i.issues.length;
			for (let n of r) {
				if (d && i.issues.length !== c) {
					if (S(i, c)) break;
					c = i.issues.length;
				}
				e++;
				let r = t.rest._zod.run({
					value: n,
					issues: []
				}, a);
				r instanceof Promise ? s.push(r.then((t) => Ir(t, i, e))) : Ir(r, i, e);
			}
		}
		return s.length ? Promise.all(s).then(() => Lr(u, i, n, o, l)) : Lr(u, i, n, o, l);
	};
});
function Fr(e, t) {
	for (let n = e.length - 1; n >= 0; n--) if (!(t === "optin" ? e[n]._zod.optin !== void 0 : e[n]._zod.optout === "optional")) return n + 1;
	return 0;
}
function Ir(e, t, n) {
	e.issues.length && t.issues.push(...C(n, e.issues)), t.value[n] = e.value;
}
function Lr(e, t, n, r, i) {
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
			t.issues.push(...C(a, o.issues));
		}
		t.value[a] = o.value;
	}
	for (let e = t.value.length - 1; e >= r.length && n[e]._zod.optout === "optional" && t.value[e] === void 0; e--) t.value.length = e;
	return t;
}
const Rr = O("$ZodRecord", (e, t) => {
	N.init(e, t);
	let n = A.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!ue(a)) return r.issues.push({
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
						issues: s.issues.map((e) => w(e, i, j())),
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
					e.issues.length && r.issues.push(...C(n, e.issues)), r.value[l] = e.value;
				})) : (u.issues.length && r.issues.push(...C(n, u.issues)), r.value[l] = u.value);
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
				if (typeof n == "string" && Qt.test(n) && l.issues.length) {
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
						issues: l.issues.map((e) => w(e, i, j())),
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
					e.issues.length && r.issues.push(...C(n, e.issues)), r.value[u] = e.value;
				})) : (d.issues.length && r.issues.push(...C(n, d.issues)), r.value[u] = d.value);
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
}), zr = O("$ZodEnum", (e, t) => {
	N.init(e, t);
	let n = s(t.entries), r = new Set(n);
	e._zod.values = r, D(e, "pattern", (e) => {
		let t = s(e.def.entries).filter((e) => fe.has(typeof e));
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
}), Br = O("$ZodLiteral", (e, t) => {
	N.init(e, t);
	let n = new Set(t.values);
	e._zod.values = n, D(e, "pattern", (e) => {
		let t = e.def.values;
		return RegExp(t.length ? `^(${t.map((e) => typeof e == "string" ? pe(e) : e ? pe(e.toString()) : String(e)).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (r, i) => {
		let a = r.value;
		return n.has(a) || r.issues.push({
			code: "invalid_value",
			values: t.values,
			input: a,
			inst: e
		}), r;
	};
}), Vr = O("$ZodTransform", (e, t) => {
	N.init(e, t), e._zod.optin = "optional", A.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new Ye(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new k();
		return n.value = i, n;
	};
});
function Hr(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const Ur = O("$ZodOptional", (e, t) => {
	N.init(e, t), D(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), e._zod.optout = "optional", D(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t, void 0]) : void 0;
	}), D(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${p(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== "defaulted") return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => Hr(e, t)) : Hr(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), Wr = O("$ZodExactOptional", (e, t) => {
	Ur.init(e, t), D(e, "values", (e) => e.def.innerType._zod.values), D(e, "pattern", (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), Gr = O("$ZodNullable", (e, t) => {
	N.init(e, t), D(e, "optin", (e) => e.def.innerType._zod.optin), D(e, "optout", (e) => e.def.innerType._zod.optout), D(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${p(t.source)}|null)$`) : void 0;
	}), D(e, "values", (e) => e.def.innerType._zod.values ? new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), Kr = O("$ZodDefault", (e, t) => {
	N.init(e, t), e._zod.optin = "defaulted", D(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => qr(e, t)) : qr(r, t);
	};
});
function qr(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const Jr = O("$ZodPrefault", (e, t) => {
	N.init(e, t), e._zod.optin = "defaulted", D(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === "backward" || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), Yr = O("$ZodNonOptional", (e, t) => {
	N.init(e, t), D(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => Xr(t, e)) : Xr(i, e);
	};
});
function Xr(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: e.value,
		inst: t
	}), e;
}
function Zr(e, t, n, r) {
	return t.issues.length ? (e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => w(e, r, j())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
const Qr = O("$ZodCatch", (e, t) => {
	N.init(e, t), D(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), D(e, "optout", (e) => e.def.innerType._zod.optout), D(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => Zr(e, r, t, n)) : Zr(e, r, t, n);
	};
}), $r = O("$ZodPipe", (e, t) => {
	N.init(e, t), D(e, "values", (e) => e.def.in._zod.values), D(e, "optin", (e) => e.def.in._zod.optin), D(e, "optout", (e) => e.def.out._zod.optout), D(e, "propValues", (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => ei(e, t.in, n)) : ei(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => ei(e, t.out, n)) : ei(r, t.out, n);
	};
});
function ei(e, t, n) {
	return e.issues.some((e) => e.code !== "unrecognized_keys") ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const ti = O("$ZodReadonly", (e, t) => {
	N.init(e, t), D(e, "propValues", (e) => e.def.innerType._zod.propValues), D(e, "values", (e) => e.def.innerType._zod.values), D(e, "optin", (e) => e.def.innerType?._zod?.optin), D(e, "optout", (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(ni) : ni(r);
	};
});
function ni(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
const ri = O("$ZodLazy", (e, t) => {
	N.init(e, t), ee(e._zod, "innerType", () => {
		let e = t;
		return e._cachedInner ||= t.getter(), e._cachedInner;
	}), D(e, "pattern", (e) => e.innerType?._zod?.pattern), D(e, "propValues", (e) => e.innerType?._zod?.propValues), D(e, "optin", (e) => e.innerType?._zod?.optin ?? void 0), D(e, "optout", (e) => e.innerType?._zod?.optout ?? void 0), e._zod.parse = (t, n) => e._zod.innerType._zod.run(t, n);
}), ii = O("$ZodCustom", (e, t) => {
	M.init(e, t), N.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => ai(t, n, r, e));
		ai(i, n, r, e);
	};
});
function ai(e, t, n, r) {
	if (!e) {
		let e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(Fe(e));
	}
}
// node_modules/zod/v4/core/memoizer.js
var oi = class extends Error {
	constructor() {
		super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
	}
};
const si = "~memo", ci = [];
function li(e) {
	return typeof e == "object" && !!e;
}
function ui(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
const di = new WeakMap();
function fi(e, t, n) {
	let r = di.get(e);
	if (r !== void 0) return r ? 2 : 0;
	if (t.has(e)) return 2;
	t.add(e);
	let i = 0, a = (e) => {
		if (i !== 2 && e?._zod) {
			let r = fi(e, t, n);
			r > i && (i = r);
		}
	}, o = (e, r) => {
		let i = 0;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? 1 : o.value?._zod ? fi(o.value, t, n) : 0;
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
			s(r ? fi(r, t, !1) : 1);
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
	return t.delete(e), pi(e, i);
}
function pi(e, t) {
	return t !== 1 && di.set(e, t === 2), t;
}
function mi(e, t) {
	let n = e.buckets.get(t);
	return n || (n = new WeakMap(), e.buckets.set(t, n)), n;
}
let hi;
const gi = [], _i = {
	alloc(e, t, n) {
		let r = hi;
		if (!r) return n;
		hi = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), gi.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, n = (e, n) => {
				if (n.direction !== "backward" && yi(n, e.value)) throw new oi();
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
					let i = fi(e, new Set(), !1);
					if (i === 0) return e._zod.parse = t, e._zod.run === o && (e._zod.run = t), t(s, c);
					i === 2 || r ? n = !0 : r = !0;
				}
				let l = s.value;
				if (!li(l)) return t(s, c);
				let u = c[si];
				u || (u = {
					buckets: new WeakMap(),
					backEdges: void 0
				}, c[si] = u);
				let d;
				i === c ? d = a : (d = mi(u, e), i = c, a = d);
				let f = d.get(l);
				if (f) return s.value = f.value, f.issues ? f.issues.length && s.issues.push(...ui(f.issues)) : (s.memo = !0, u.backEdges ?? (u.backEdges = new WeakSet()), u.backEdges.add(f.value)), s;
				hi = d;
				let p = gi.length, m = t(s, c);
				hi = void 0;
				let h = gi.length > p ? gi.pop() : void 0;
				return m instanceof Promise ? m.then((e) => (h && (h.issues = e.issues.length ? ui(e.issues) : ci), e)) : (h && (h.issues = m.issues.length ? ui(m.issues) : ci), m);
			};
			e._zod.parse = o, e._zod.run === t && (e._zod.run = o);
		});
	}
};
function vi() {
	return _i;
}
function yi(e, t) {
	let n = e[si]?.backEdges;
	return n !== void 0 && li(t) && n.has(t);
}
// node_modules/zod/v4/locales/en.js
const bi = () => {
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
			case "invalid_type": return `Invalid input: expected ${i(e.expected)}, received ${i(Pe(e.input), e.input)}`;
			case "invalid_value": return e.values.length === 1 ? `Invalid input: expected ${me(e.values[0])}` : `Invalid option: expected one of ${c(e.values, "|")}`;
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
			case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${c(e.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${e.origin}`;
			case "invalid_union": return e.options && Array.isArray(e.options) && e.options.length > 0 ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(" | ")}` : e.inclusive === !1 ? "Invalid input: more than one option matched" : "Invalid input";
			case "invalid_element": return `Invalid value in ${e.origin}`;
			default: return "Invalid input";
		}
	};
};
function xi() {
	return { localeError: bi() };
}
// node_modules/zod/v4/core/registries.js
var Si, Ci = class {
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
function wi() {
	return new Ci();
}
(Si = globalThis).__zod_globalRegistry ?? (Si.__zod_globalRegistry = wi());
const Ti = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function Ei(e) {
	return e.checks &&= [...e.checks], e;
}
function Di(e, t) {
	return new e(Ei({
		type: "string",
		...x(t)
	}));
}
function Oi(e, t) {
	return new e({
		type: "string",
		format: "email",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function ki(e, t) {
	return new e({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Ai(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function ji(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v4",
		...x(t)
	});
}
function Mi(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v6",
		...x(t)
	});
}
function Ni(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v7",
		...x(t)
	});
}
function Pi(e, t) {
	return new e({
		type: "string",
		format: "url",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Fi(e, t) {
	return new e({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Ii(e, t) {
	return new e({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Li(e, t) {
	return new e({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Ri(e, t) {
	return new e({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function zi(e, t) {
	return new e({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Bi(e, t) {
	return new e({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Vi(e, t) {
	return new e({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Hi(e, t) {
	return new e({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Ui(e, t) {
	return new e({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Wi(e, t) {
	return new e({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Gi(e, t) {
	return new e({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Ki(e, t) {
	return new e({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function qi(e, t) {
	return new e({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Ji(e, t) {
	return new e({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Yi(e, t) {
	return new e({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Xi(e, t) {
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
function Zi(e, t) {
	return new e({
		type: "string",
		format: "date",
		check: "string_format",
		...x(t)
	});
}
function Qi(e, t) {
	return new e({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...x(t)
	});
}
function $i(e, t) {
	return new e({
		type: "string",
		format: "duration",
		check: "string_format",
		...x(t)
	});
}
function ea(e, t) {
	return new e(Ei({
		type: "number",
		checks: [],
		...x(t)
	}));
}
function ta(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: !1,
		format: "safeint",
		...x(t)
	});
}
function na(e, t) {
	return new e({
		type: "boolean",
		...x(t)
	});
}
function ra(e, t) {
	return new e({
		type: "null",
		...x(t)
	});
}
function ia(e) {
	return new e({ type: "unknown" });
}
function aa(e, t) {
	return new e({
		type: "never",
		...x(t)
	});
}
function oa(e, t) {
	return new on({
		check: "less_than",
		...x(t),
		value: e,
		inclusive: !1
	});
}
function sa(e, t) {
	return new on({
		check: "less_than",
		...x(t),
		value: e,
		inclusive: !0
	});
}
function ca(e, t) {
	return new sn({
		check: "greater_than",
		...x(t),
		value: e,
		inclusive: !1
	});
}
function la(e, t) {
	return new sn({
		check: "greater_than",
		...x(t),
		value: e,
		inclusive: !0
	});
}
function ua(e, t) {
	return new cn({
		check: "multiple_of",
		...x(t),
		value: e
	});
}
function da(e, t) {
	return new un({
		check: "max_length",
		...x(t),
		maximum: e
	});
}
function fa(e, t) {
	return new dn({
		check: "min_length",
		...x(t),
		minimum: e
	});
}
function pa(e, t) {
	return new fn({
		check: "length_equals",
		...x(t),
		length: e
	});
}
function ma(e, t) {
	return new mn({
		check: "string_format",
		format: "regex",
		...x(t),
		pattern: e
	});
}
function ha(e) {
	return new hn({
		check: "string_format",
		format: "lowercase",
		...x(e)
	});
}
function ga(e) {
	return new gn({
		check: "string_format",
		format: "uppercase",
		...x(e)
	});
}
function _a(e, t) {
	return new _n({
		check: "string_format",
		format: "includes",
		...x(t),
		includes: e
	});
}
function va(e, t) {
	return new vn({
		check: "string_format",
		format: "starts_with",
		...x(t),
		prefix: e
	});
}
function ya(e, t) {
	return new yn({
		check: "string_format",
		format: "ends_with",
		...x(t),
		suffix: e
	});
}
function F(e) {
	return new bn({
		check: "overwrite",
		tx: e
	});
}
function ba(e) {
	return F((t) => t.normalize(e));
}
function xa() {
	return F((e) => e.trim());
}
function Sa() {
	return F((e) => e.toLowerCase());
}
function Ca() {
	return F((e) => e.toUpperCase());
}
function wa() {
	return F((e) => oe(e));
}
function Ta(e, t, n) {
	return new e({
		type: "array",
		element: t,
		...x(n)
	});
}
function Ea(e, t, n) {
	let r = x(n);
	return r.abort ??= !0, new e({
		type: "custom",
		check: "custom",
		fn: t,
		...r
	});
}
function Da(e, t, n) {
	return new e({
		type: "custom",
		check: "custom",
		fn: t,
		...x(n)
	});
}
function Oa(e, t) {
	let n = ka((t) => (t.addIssue = (e) => {
		if (typeof e == "string") t.issues.push(Fe(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= "custom", "input" in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(Fe(r));
		}
	}, e(t.value, t)), t);
	return n;
}
function ka(e, t) {
	let n = new M({
		check: "custom",
		...x(t)
	});
	return n._zod.check = e, n;
}
// node_modules/zod/v4/core/to-json-schema.js
function Aa(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && g(e, t, n[t]);
	return e;
}
function ja(e) {
	let t = e?.target ?? "draft-2020-12";
	return t === "draft-4" && (t = "draft-04"), t === "draft-7" && (t = "draft-07"), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? Ti,
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
	return c && Aa(o.schema, c), t.io === "input" && R(e) && (delete o.schema.examples, delete o.schema.default), t.io === "input" && "_prefault" in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function Ma(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
function Na(e, t) {
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
				ref: `${i("__shared")}#/${r}/${Ma(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: "#" };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + Ma(a)
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
function Pa(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != "object") return;
		Pa(e);
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
const Fa = new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]), Ia = ["oneOf", "anyOf"];
function La(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != "object" || !t ? null : Object.keys(t).length ? t : null;
}
function Ra(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != "object" || n.type !== "object") return null;
		for (let e in n) if (!Fa.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? La(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			g(n, r, e.length === 1 ? e[0] : Ra(e) ?? { allOf: e });
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
			let t = La(n);
			t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
		}
		e.length === 1 ? i.additionalProperties = e[0] : e.length > 1 && (i.additionalProperties = { allOf: e });
	}
	return i;
}
function za(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of Fa) if (t in e) return;
	let n = t.filter((e) => Ia.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = Ra(t);
	else {
		let e = n[0], i = Ia.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => Ra([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, Aa(e, r));
}
function Ba(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	let r = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let i = n.def ?? n.schema, a = { ...i }, o = n.ref;
		if (n.ref = null, o) {
			r(o);
			let n = e.seen.get(o), s = n.schema;
			if (s.$ref && (e.target === "draft-07" || e.target === "draft-04" || e.target === "openapi-3.0") ? (i.allOf = i.allOf ?? [], i.allOf.push(s)) : Aa(i, s), Aa(i, a), t._zod.parent === o) for (let e in i) e !== "$ref" && e !== "allOf" && (e in a || delete i[e]);
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
		if (e.target !== "openapi-3.0") for (let t of e.seen.entries()) Pa(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) za(e);
		}
	}
	let i = {};
	if (e.target === "draft-2020-12" ? i.$schema = "https://json-schema.org/draft/2020-12/schema" : e.target === "draft-07" ? i.$schema = "http://json-schema.org/draft-07/schema#" : e.target === "draft-04" ? i.$schema = "http://json-schema.org/draft-04/schema#" : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		i.$id = e.external.uri(n);
	}
	Aa(i, n.defId ? n.schema : n.def ?? n.schema);
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
					input: Ha(t, "input", e.processors),
					output: Ha(t, "output", e.processors)
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
const Va = (e, t = {}) => (n) => {
	let r = ja({
		...n,
		processors: t
	});
	return L(e, r), Na(r, e), Ba(r, e);
}, Ha = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = ja({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return L(e, o), Na(o, e), Ba(o, e);
}, z = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, B = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, Ua = (e, t) => {
	z(e, "minimum", t), B(e, "maximum", t);
}, Wa = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, Ga = (e, t) => {
	e.patterns ??= new Set(), e.patterns.add(t);
}, Ka = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, qa = (e, t) => {
	e.format = t, t.includes("int") && (e.isInt = !0);
}, Ja = (e, t) => z(e, "minimum", t.minimum), Ya = (e, t) => B(e, "maximum", t.maximum), Xa = (e) => (t, n) => {
	qa(t, n.format);
	let [r, i] = e[n.format];
	z(t, "minimum", r), B(t, "maximum", i);
}, Za = {
	greater_than: (e, t) => z(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
	less_than: (e, t) => B(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
	multiple_of: (e, t) => Wa(e, t.value),
	number_format: Xa(ge),
	bigint_format: Xa(_e),
	min_length: Ja,
	max_length: Ya,
	length_equals: (e, t) => Ua(e, t.length),
	min_size: Ja,
	max_size: Ya,
	size_equals: (e, t) => Ua(e, t.size),
	string_format: (e, t) => {
		qa(e, t.format), t.pattern && Ga(e, t.pattern), (t.format === "base64" || t.format === "base64url") && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => Ka(e, t.mime)
};
function V(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has("$ZodCheck") ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) Za[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && z(t, "minimum", i.minimum), i.exclusiveMinimum !== void 0 && z(t, "exclusiveMinimum", i.exclusiveMinimum), i.maximum !== void 0 && B(t, "maximum", i.maximum), i.exclusiveMaximum !== void 0 && B(t, "exclusiveMaximum", i.exclusiveMaximum), i.multipleOf !== void 0 && Wa(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes("int") && (t.isInt = !0)), i.mime && Ka(t, i.mime);
	for (let e of i.patterns ?? []) Ga(t, e);
	return t;
}
const Qa = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
}, $a = new Map([[rr, Bt], [ar, Vt]]), eo = (e) => $a.get(e) ?? e, to = (e, t, n, r) => {
	let i = n;
	i.type = "string";
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = V(e);
	if (typeof a == "number" && (i.minLength = a), typeof o == "number" && (i.maxLength = o), s && (i.format = Qa[s] ?? s, i.format === "" && delete i.format, (s === "time" || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(eo);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === "draft-07" || t.target === "draft-04" || t.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: e.source
		}))]);
	}
}, no = (e, t, n, r) => {
	let i = n, { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = V(e);
	i.type = u ? "integer" : "number";
	let d = typeof l == "number" && l >= (a ?? -Infinity), f = typeof c == "number" && c <= (o ?? Infinity), p = t.target === "draft-04" || t.target === "openapi-3.0";
	if (d ? p ? (i.minimum = l, i.exclusiveMinimum = !0) : i.exclusiveMinimum = l : typeof a == "number" && (i.minimum = a), f ? p ? (i.maximum = c, i.exclusiveMaximum = !0) : i.exclusiveMaximum = c : typeof o == "number" && (i.maximum = o), s) {
		let n = new Set();
		for (let a of s) Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : I(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
		let [a, ...o] = n;
		a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...i.allOf ?? [], ...o.map((e) => ({ multipleOf: e }))]);
	}
}, ro = (e, t, n, r) => {
	n.type = "boolean";
}, io = (e, t, n, r) => {
	t.target === "openapi-3.0" ? (n.type = "string", n.nullable = !0, n.enum = [null]) : n.type = "null";
}, ao = (e, t, n, r) => {
	n.not = {};
}, oo = (e, t, n, r) => {
	let i = e._zod.def, a = s(i.entries);
	a.length === 0 ? n.not = {} : (a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), n.enum = a);
}, so = (e, t, n, r) => {
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
}, co = (e, t, n, r) => {
	I(e, t, n, r, "Custom types cannot be represented in JSON Schema");
}, lo = (e, t, n, r) => {
	I(e, t, n, r, "Transforms cannot be represented in JSON Schema");
}, uo = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = V(e);
	typeof o == "number" && (i.minItems = o), typeof s == "number" && (i.maxItems = s), i.type = "array", i.items = L(a.element, t, {
		...r,
		path: [...r.path, "items"]
	});
};
function fo(e) {
	let t = e._zod.def;
	return t.type === "pipe" && t.in._zod.traits.has("$ZodTransform") ? fo(t.out) : t.type === "catch" ? fo(t.innerType) : e._zod.optin;
}
const po = (e, t, n, r) => {
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
		(t.io === "input" ? fo(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === "never" ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = L(a.catchall, t, {
		...r,
		path: [...r.path, "additionalProperties"]
	})) : t.io === "output" && (i.additionalProperties = !1);
}, mo = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => L(e, t, {
		...r,
		path: [
			...r.path,
			a ? "oneOf" : "anyOf",
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, ho = (e, t, n, r) => {
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
}, go = (e, t, n, r) => {
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
		if (!(t.io === "input" ? fo(e) !== void 0 : e._zod.optout === "optional")) break;
		u--;
	}
	let d = a.items.length, f = !a.rest;
	t.target === "draft-2020-12" ? (i.prefixItems = c, f ? i.items = !1 : l && (i.items = l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : t.target === "openapi-3.0" ? (i.items = { anyOf: c }, l && i.items.anyOf.push(l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : (i.items = c, f ? i.additionalItems = !1 : l && (i.additionalItems = l), u > 0 && (i.minItems = u), f && (i.maxItems = d));
	let { minimum: p, maximum: m } = V(e);
	typeof p == "number" && (i.minItems = p), typeof m == "number" && (i.maxItems = m);
};
function _o(e, t, n) {
	if (t.$ref) {
		if (n.has(t)) return t;
		n.add(t);
		let r = e.get(t)?.def;
		if (!r) return t;
		let i = _o(e, r, n);
		return i === r ? t : i;
	}
	for (let r of ["anyOf", "oneOf"]) {
		let i = t[r];
		if (!Array.isArray(i)) continue;
		let a = i.map((t) => _o(e, t, n));
		a.some((e, t) => e !== i[t]) && (t = {
			...t,
			[r]: a
		});
	}
	let r = Array.isArray(t.type) ? t.type : [t.type], i = !r.includes("string") && r.some((e) => e === "number" || e === "integer"), a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
	if (!i && !a?.some((e) => typeof e == "number")) return t;
	let { minimum: o, maximum: s, exclusiveMinimum: c, exclusiveMaximum: l, multipleOf: u, format: d, id: f, ...p } = t;
	return p.enum ? p.enum = p.enum.map((e) => typeof e == "number" ? String(e) : e) : typeof p.const == "number" && (p.const = String(p.const)), i && (p.type = "string", a || (p.pattern = (r.includes("number") ? Qt : Zt).source)), p;
}
const vo = new WeakMap();
function yo(e) {
	let t = new Map();
	for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
	let n = new Map();
	for (let r of vo.get(e) ?? []) {
		let i = e.seen.get(r), a = (i?.def ?? i?.schema)?.propertyNames;
		if (!a || a === !0 || n.has(a)) continue;
		let o = _o(t, a, new Set());
		o !== a && n.set(a, o);
	}
	if (n.size) for (let t of e.seen.values()) for (let e of [t.schema, t.def]) {
		let t = e && n.get(e.propertyNames);
		t && (e.propertyNames = t);
	}
}
const bo = (e, t, n, r) => {
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
		for (let t of s) g(i.patternProperties, eo(t).source, e);
	} else {
		if (t.target === "draft-07" || t.target === "draft-2020-12") {
			i.propertyNames = L(a.keyType, t, {
				...r,
				path: [...r.path, "propertyNames"]
			});
			let n = vo.get(t);
			n || (n = [], vo.set(t, n), t.deferred.push(() => yo(t))), n.push(e);
		}
		i.additionalProperties = L(a.valueType, t, {
			...r,
			path: [...r.path, "additionalProperties"]
		});
	}
	let c = o._zod.values, l = t.io === "input" && fo(a.valueType) !== void 0;
	if (c && !a.partial && !l) {
		let e = [...c].filter((e) => typeof e == "string" || typeof e == "number");
		e.length > 0 && (i.required = e.map(String));
	}
}, xo = (e, t, n, r) => {
	let i = e._zod.def, a = L(i.innerType, t, r), o = t.seen.get(e);
	t.target === "openapi-3.0" ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: "null" }];
}, So = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, Co = Symbol();
function wo(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == "bigint" ? (a = !0, null) : t);
	return a ? (I(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema"), Co) : JSON.parse(o);
}
const To = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = wo(i.defaultValue, e, t, n, r);
	o !== Co && (n.default = o);
}, Eo = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== "input") return;
	let o = wo(i.defaultValue, e, t, n, r);
	o !== Co && (n._prefault = o);
}, Do = (e, t, n, r) => {
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
}, Oo = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has("$ZodTransform"), o = t.io === "input" ? a ? i.out : i.in : i.out;
	L(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, ko = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, Ao = (e, t, n, r) => {
	let i = e._zod.def;
	L(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, jo = (e, t, n, r) => {
	let i = e._zod.innerType;
	L(i, t, r);
	let a = t.seen.get(e);
	a.ref = i;
}, Mo = new WeakSet([Object.prototype, Error.prototype]);
function No(e, t, n) {
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
const H = O("ZodError", (e, t) => {
	tt.init(e, t), e.name = "ZodError";
	let n = Object.getPrototypeOf(e);
	Mo.has(n) || (Mo.add(n), No(n, "format", (e) => (t) => it(e, t)), No(n, "flatten", (e) => (t) => rt(e, t)), No(n, "addIssue", (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, l, 2);
	}), No(n, "addIssues", (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, l, 2);
	}), Object.defineProperty(n, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, void 0, { Parent: Error }), Po = ot(H), Fo = st(H), Io = ct(H), Lo = ut(H), Ro = gt(H), zo = _t(H), Bo = vt(H), Vo = yt(H), Ho = bt(H), Uo = xt(H), Wo = St(H), Go = Ct(H);
// node_modules/zod/v4/classic/schemas.js
function Ko() {
	A.localeError || j(xi());
}
function qo() {
	A.memoizer || j({ memoizer: vi() });
}
const U = O("ZodType", (e, t) => (Ko(), N.init(e, t), e.def = t, e.type = t.type, e), {
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
		return this.check(Sc(e, t));
	},
	superRefine(e, t) {
		return this.check(Cc(e, t));
	},
	overwrite(e) {
		return this.check(F(e));
	},
	optional() {
		return tc(this);
	},
	exactOptional() {
		return rc(this);
	},
	nullable() {
		return ac(this);
	},
	nullish() {
		return tc(ac(this));
	},
	nonoptional(e) {
		return dc(this, e);
	},
	array() {
		return Ns(this);
	},
	or(e) {
		return Rs([this, e]);
	},
	and(e) {
		return Hs(this, e);
	},
	transform(e) {
		return hc(this, $s(e));
	},
	default(e) {
		return sc(this, e);
	},
	prefault(e) {
		return lc(this, e);
	},
	catch(e) {
		return pc(this, e);
	},
	pipe(e) {
		return hc(this, e);
	},
	readonly() {
		return _c(this);
	},
	describe(e) {
		let t = this.clone();
		return Ti.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return Ti.get(this);
		let t = this.clone();
		return Ti.add(t, e[0]), t;
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
		return Le(this, "~standard", {
			...Tn(this),
			jsonSchema: {
				input: Ha(this, "input"),
				output: Ha(this, "output")
			}
		});
	},
	set "~standard"(e) {
		T(this, "~standard", e);
	},
	parse: function e(t, n) {
		return Po(this, t, n, { callee: e });
	},
	parseAsync: async function e(t, n) {
		return await Fo(this, t, n, { callee: e });
	},
	safeParse(e, t) {
		return Io(this, e, t);
	},
	async safeParseAsync(e, t) {
		return Lo(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		T(this, "spa", e);
	},
	validate(e, t) {
		return pt(this, e, t);
	},
	validateAsync(e, t) {
		return ht(this, e, t);
	},
	encode: function e(t, n) {
		return Ro(this, t, n, { callee: e });
	},
	decode: function e(t, n) {
		return zo(this, t, n, { callee: e });
	},
	encodeAsync: async function e(t, n) {
		return await Bo(this, t, n, { callee: e });
	},
	decodeAsync: async function e(t, n) {
		return await Vo(this, t, n, { callee: e });
	},
	safeEncode(e, t) {
		return Ho(this, e, t);
	},
	safeDecode(e, t) {
		return Uo(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return Wo(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return Go(this, e, t);
	},
	toJSONSchema(e) {
		return Va(this, {})(e);
	},
	get description() {
		return Ti.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), Jo = O("_ZodString", (e, t) => {
	En.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => to(e, t, n, r);
}, Re({
	format: (e) => V(e).format ?? null,
	minLength: (e) => V(e).minimum ?? null,
	maxLength: (e) => V(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(ma(...e));
	},
	includes(...e) {
		return this.check(_a(...e));
	},
	startsWith(...e) {
		return this.check(va(...e));
	},
	endsWith(...e) {
		return this.check(ya(...e));
	},
	min(...e) {
		return this.check(fa(...e));
	},
	max(...e) {
		return this.check(da(...e));
	},
	length(...e) {
		return this.check(pa(...e));
	},
	nonempty(...e) {
		return this.check(fa(1, ...e));
	},
	lowercase(e) {
		return this.check(ha(e));
	},
	uppercase(e) {
		return this.check(ga(e));
	},
	trim() {
		return this.check(xa());
	},
	normalize(...e) {
		return this.check(ba(...e));
	},
	toLowerCase() {
		return this.check(Sa());
	},
	toUpperCase() {
		return this.check(Ca());
	},
	slugify() {
		return this.check(wa());
	}
})), Yo = O("ZodString", (e, t) => {
	En.init(e, t), Jo.init(e, t);
}, {
	email(e) {
		return this.check(Oi(ts, e));
	},
	url(e) {
		return this.check(Pi(is, e));
	},
	jwt(e) {
		return this.check(Yi(ys, e));
	},
	emoji(e) {
		return this.check(Fi(as, e));
	},
	guid(e) {
		return this.check(ki(ns, e));
	},
	uuid(e) {
		return this.check(Ai(rs, e));
	},
	uuidv4(e) {
		return this.check(ji(rs, e));
	},
	uuidv6(e) {
		return this.check(Mi(rs, e));
	},
	uuidv7(e) {
		return this.check(Ni(rs, e));
	},
	nanoid(e) {
		return this.check(Ii(os, e));
	},
	cuid(e) {
		return this.check(Li(ss, e));
	},
	cuid2(e) {
		return this.check(Ri(cs, e));
	},
	ulid(e) {
		return this.check(zi(ls, e));
	},
	base64(e) {
		return this.check(Ki(gs, e));
	},
	base64url(e) {
		return this.check(qi(_s, e));
	},
	xid(e) {
		return this.check(Bi(us, e));
	},
	ksuid(e) {
		return this.check(Vi(ds, e));
	},
	ipv4(e) {
		return this.check(Hi(fs, e));
	},
	ipv6(e) {
		return this.check(Ui(ps, e));
	},
	cidrv4(e) {
		return this.check(Wi(ms, e));
	},
	cidrv6(e) {
		return this.check(Gi(hs, e));
	},
	e164(e) {
		return this.check(Ji(vs, e));
	},
	datetime(e) {
		return this.check(Xi(Zo, e));
	},
	date(e) {
		return this.check(Zi(Qo, e));
	},
	time(e) {
		return this.check(Qi($o, e));
	},
	duration(e) {
		return this.check($i(es, e));
	}
});
function Xo(e) {
	return Di(Yo, e);
}
const W = O("ZodStringFormat", (e, t) => {
	P.init(e, t), Jo.init(e, t);
}), Zo = O("ZodISODateTime", (e, t) => {
	Gn.init(e, t), W.init(e, t);
}), Qo = O("ZodISODate", (e, t) => {
	Kn.init(e, t), W.init(e, t);
}), $o = O("ZodISOTime", (e, t) => {
	qn.init(e, t), W.init(e, t);
}), es = O("ZodISODuration", (e, t) => {
	Jn.init(e, t), W.init(e, t);
}), ts = O("ZodEmail", (e, t) => {
	kn.init(e, t), W.init(e, t);
}), ns = O("ZodGUID", (e, t) => {
	Dn.init(e, t), W.init(e, t);
}), rs = O("ZodUUID", (e, t) => {
	On.init(e, t), W.init(e, t);
}), is = O("ZodURL", (e, t) => {
	Ln.init(e, t), W.init(e, t);
}), as = O("ZodEmoji", (e, t) => {
	Rn.init(e, t), W.init(e, t);
}), os = O("ZodNanoID", (e, t) => {
	zn.init(e, t), W.init(e, t);
}), ss = O("ZodCUID", (e, t) => {
	Bn.init(e, t), W.init(e, t);
}), cs = O("ZodCUID2", (e, t) => {
	Vn.init(e, t), W.init(e, t);
}), ls = O("ZodULID", (e, t) => {
	Hn.init(e, t), W.init(e, t);
}), us = O("ZodXID", (e, t) => {
	Un.init(e, t), W.init(e, t);
}), ds = O("ZodKSUID", (e, t) => {
	Wn.init(e, t), W.init(e, t);
}), fs = O("ZodIPv4", (e, t) => {
	Yn.init(e, t), W.init(e, t);
}), ps = O("ZodIPv6", (e, t) => {
	Qn.init(e, t), W.init(e, t);
}), ms = O("ZodCIDRv4", (e, t) => {
	$n.init(e, t), W.init(e, t);
}), hs = O("ZodCIDRv6", (e, t) => {
	tr.init(e, t), W.init(e, t);
}), gs = O("ZodBase64", (e, t) => {
	ir.init(e, t), W.init(e, t);
}), _s = O("ZodBase64URL", (e, t) => {
	sr.init(e, t), W.init(e, t);
}), vs = O("ZodE164", (e, t) => {
	cr.init(e, t), W.init(e, t);
}), ys = O("ZodJWT", (e, t) => {
	ur.init(e, t), W.init(e, t);
}), bs = O("ZodNumber", (e, t) => {
	dr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => no(e, t, n, r), e.isFinite = !0;
}, Re({
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
		return this.check(ca(e, t));
	},
	gte(e, t) {
		return this.check(la(e, t));
	},
	min(e, t) {
		return this.check(la(e, t));
	},
	lt(e, t) {
		return this.check(oa(e, t));
	},
	lte(e, t) {
		return this.check(sa(e, t));
	},
	max(e, t) {
		return this.check(sa(e, t));
	},
	int(e) {
		return this.check(Cs(e));
	},
	safe(e) {
		return this.check(Cs(e));
	},
	positive(e) {
		return this.check(ca(0, e));
	},
	nonnegative(e) {
		return this.check(la(0, e));
	},
	negative(e) {
		return this.check(oa(0, e));
	},
	nonpositive(e) {
		return this.check(sa(0, e));
	},
	multipleOf(e, t) {
		return this.check(ua(e, t));
	},
	step(e, t) {
		return this.check(ua(e, t));
	},
	finite() {
		return this;
	}
}));
function xs(e) {
	return ea(bs, e);
}
const Ss = O("ZodNumberFormat", (e, t) => {
	fr.init(e, t), bs.init(e, t);
});
function Cs(e) {
	return ta(Ss, e);
}
const ws = O("ZodBoolean", (e, t) => {
	pr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => ro(e, t, n, r);
});
function Ts(e) {
	return na(ws, e);
}
const Es = O("ZodNull", (e, t) => {
	mr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => io(e, t, n, r);
});
function Ds(e) {
	return ra(Es, e);
}
const Os = O("ZodUnknown", (e, t) => {
	hr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function ks() {
	return ia(Os);
}
const As = O("ZodNever", (e, t) => {
	gr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => ao(e, t, n, r);
});
function js(e) {
	return aa(As, e);
}
const Ms = O("ZodArray", (e, t) => {
	qo(), br.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => uo(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(fa(e, t));
	},
	nonempty(e) {
		return this.check(fa(1, e));
	},
	max(e, t) {
		return this.check(da(e, t));
	},
	length(e, t) {
		return this.check(pa(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function Ns(e, t) {
	return Ta(Ms, e, t);
}
const Ps = O("ZodObject", (e, t) => {
	qo(), Er.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => po(e, t, n, r), Ue(e, "shape", (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return Ys(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(y(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(y(this._zod.def, { catchall: ks() }));
	},
	loose() {
		return this.clone(y(this._zod.def, { catchall: ks() }));
	},
	strict() {
		return this.clone(y(this._zod.def, { catchall: js() }));
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
		return Te(ec, this, e[0]);
	},
	exactPartial(...e) {
		return Te(nc, this, e[0], "exactPartial");
	},
	required(...e) {
		return Ee(uc, this, e[0]);
	}
});
function Fs(e, t) {
	let n = {
		type: "object",
		shape: e ?? {},
		...x(t)
	};
	return new Ps(n);
}
function Is(e, t) {
	return new Ps({
		type: "object",
		shape: e,
		catchall: js(),
		...x(t)
	});
}
function G(e, t) {
	return new Ps({
		type: "object",
		shape: e,
		catchall: ks(),
		...x(t)
	});
}
const Ls = O("ZodUnion", (e, t) => {
	Or.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => mo(e, t, n, r), e.options = t.options;
});
function Rs(e, t) {
	return new Ls({
		type: "union",
		options: e,
		...x(t)
	});
}
const zs = O("ZodDiscriminatedUnion", (e, t) => {
	Ls.init(e, t), Ar.init(e, t);
});
function Bs(e, t, n) {
	return new zs({
		type: "union",
		options: t,
		discriminator: e,
		...x(n)
	});
}
const Vs = O("ZodIntersection", (e, t) => {
	jr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => ho(e, t, n, r);
});
function Hs(e, t) {
	return new Vs({
		type: "intersection",
		left: e,
		right: t
	});
}
const Us = O("ZodTuple", (e, t) => {
	qo(), Pr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => go(e, t, n, r);
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
			items: e.items.map((e) => new ec({
				type: "optional",
				innerType: e
			}))
		});
	}
});
function Ws(e, t, n) {
	let r = t instanceof N;
	return new Us({
		type: "tuple",
		items: e,
		rest: r ? t : null,
		...x(r ? n : t)
	});
}
const Gs = O("ZodRecord", (e, t) => {
	qo(), Rr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => bo(e, t, n, r), e.keyType = t.keyType, e.valueType = t.valueType;
});
function Ks(e, t, n) {
	return !t || !t._zod ? new Gs({
		type: "record",
		keyType: Xo(),
		valueType: e,
		...x(t)
	}) : new Gs({
		type: "record",
		keyType: e,
		valueType: t,
		...x(n)
	});
}
function qs(e, t, n) {
	return new Gs({
		type: "record",
		keyType: e,
		valueType: t,
		...x(n),
		partial: !0
	});
}
const Js = O("ZodEnum", (e, t) => {
	zr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => oo(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new Js({
			...t,
			checks: [],
			...x(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new Js({
			...t,
			checks: [],
			...x(r),
			entries: i
		});
	};
});
function Ys(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new Js({
		type: "enum",
		entries: n,
		...x(t)
	});
}
const Xs = O("ZodLiteral", (e, t) => {
	Br.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => so(e, t, n, r), e.values = new Set(t.values), Object.defineProperty(e, "value", { get() {
		if (t.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return t.values[0];
	} });
});
function Zs(e, t) {
	return new Xs({
		type: "literal",
		values: Array.isArray(e) ? e : [e],
		...x(t)
	});
}
const Qs = O("ZodTransform", (e, t) => {
	qo(), Vr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => lo(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new Ye(e.constructor.name);
		n.addIssue = (r) => {
			if (typeof r == "string") n.issues.push(Fe(r, n.value, t));
			else {
				let t = r;
				t.fatal && (t.continue = !1), t.code ??= "custom", "input" in t || (t.input = n.value), t.inst ??= e, n.issues.push(Fe(t));
			}
		};
		let i = t.transform(n.value, n);
		return i instanceof Promise ? i.then((e) => (n.value = e, n)) : (n.value = i, n);
	};
});
function $s(e) {
	return new Qs({
		type: "transform",
		transform: e
	});
}
const ec = O("ZodOptional", (e, t) => {
	Ur.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ao(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function tc(e) {
	return new ec({
		type: "optional",
		innerType: e
	});
}
const nc = O("ZodExactOptional", (e, t) => {
	Wr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ao(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function rc(e) {
	return new nc({
		type: "optional",
		innerType: e
	});
}
const ic = O("ZodNullable", (e, t) => {
	Gr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => xo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function ac(e) {
	return new ic({
		type: "nullable",
		innerType: e
	});
}
const oc = O("ZodDefault", (e, t) => {
	Kr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => To(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function sc(e, t) {
	return new oc({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : de(t);
		}
	});
}
const cc = O("ZodPrefault", (e, t) => {
	Jr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => Eo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function lc(e, t) {
	return new cc({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : de(t);
		}
	});
}
const uc = O("ZodNonOptional", (e, t) => {
	Yr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => So(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function dc(e, t) {
	return new uc({
		type: "nonoptional",
		innerType: e,
		...x(t)
	});
}
const fc = O("ZodCatch", (e, t) => {
	Qr.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => Do(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function pc(e, t) {
	return new fc({
		type: "catch",
		innerType: e,
		catchValue: typeof t == "function" ? t : We(t)
	});
}
const mc = O("ZodPipe", (e, t) => {
	$r.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => Oo(e, t, n, r), e.in = t.in, e.out = t.out;
});
function hc(e, t) {
	return new mc({
		type: "pipe",
		in: e,
		out: t
	});
}
const gc = O("ZodReadonly", (e, t) => {
	ti.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => ko(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function _c(e) {
	return new gc({
		type: "readonly",
		innerType: e
	});
}
const vc = O("ZodLazy", (e, t) => {
	ri.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => jo(e, t, n, r), e.unwrap = () => e._zod.def.getter();
});
function yc(e) {
	return new vc({
		type: "lazy",
		getter: e
	});
}
const bc = O("ZodCustom", (e, t) => {
	ii.init(e, t), U.init(e, t), e._zod.processJSONSchema = (t, n, r) => co(e, t, n, r);
});
function xc(e, t) {
	return Ea(bc, e ?? (() => !0), t);
}
function Sc(e, t = {}) {
	return Da(bc, e, t);
}
function Cc(e, t) {
	return Oa(e, t);
}
function wc(e) {
	let t = yc(() => Rs([
		Xo(e),
		xs(),
		Ts(),
		Ds(),
		Ns(t),
		Ks(Xo(), t)
	]));
	return t;
}
// src/wire/key.ts
const Tc = [
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
}, Ec = class extends Error {
	method;
	path;
	attempts;
	mayHaveHappened;
	constructor(e, t, n) {
		super(e, n && { cause: n }), this.method = t.method, this.path = t.path, this.attempts = t.attempts, this.mayHaveHappened = t.mayHaveHappened;
	}
}, Dc = class extends Ec {
	name = "ApiError";
	status;
	code;
	serviceMessage;
	details;
	constructor(e, t, n) {
		super(e, n), this.status = t.status, this.code = t.code, this.serviceMessage = t.serviceMessage, this.details = t.details;
	}
}, Oc = class extends Ec {
	name = "NetworkError";
}, kc = class extends Oc {
	name = "TimeoutError";
}, Ac = class extends Ec {
	name = "QueueTimeoutError";
}, jc = class extends Oc {
	name = "AbortError";
};
// src/api/http/clock.ts
const Mc = {
	now: () => performance.now(),
	date: () => Date.now(),
	after(e, t) {
		let n = setTimeout(t, e);
		return () => clearTimeout(n);
	}
};
function Nc(e, t, n) {
	return new Promise((r) => {
		let i = () => {
			a(), n?.removeEventListener("abort", i), r();
		}, a = e.after(t, i);
		n?.aborted ? i() : n?.addEventListener("abort", i, { once: !0 });
	});
}
function Pc(e) {
	return {
		startedAt: e,
		sentAt: e + 500
	};
}
function Fc(e) {
	let t = Math.ceil(e);
	return {
		count: t,
		length: 1e3 * t / e + 45
	};
}
var Ic = class {
	#e = [];
	#t;
	constructor(e) {
		this.#t = Fc(e).length;
	}
	add(e) {
		this.#e.push(e);
	}
	freeAt(e, t) {
		this.#e = this.#e.filter((t) => t.sentAt + this.#t > e);
		let { count: n, length: r } = Fc(t);
		if (this.#e.length < n) return e;
		let i = this.#e.map((e) => e.sentAt).sort((e, t) => t - e)[n - 1];
		return i === void 0 ? e : i + r;
	}
}, Lc = class {
	rate;
	concurrency;
	window;
	waiters = [];
	running = 0;
	constructor(e) {
		this.rate = e.rate, this.concurrency = e.concurrency, this.window = new Ic(e.rate / 8);
	}
}, Rc = class {
	#e;
	#t;
	#n = new Ic(6 / 8);
	#r = [];
	#i = 0;
	#a = !1;
	#o = 1;
	#s = 0;
	#c = -Infinity;
	#l = -Infinity;
	#u = () => {};
	constructor(e = Mc, t = Math.random) {
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
		let n = Pc(t);
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
const zc = new Map();
function Bc(e) {
	let t = zc.get(e) ?? new Rc();
	return zc.set(e, t), t;
}
// src/api/http/connection.ts
const Vc = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
function Hc(e) {
	let t = Wc(e.token), { base: n, host: r, loopback: i } = Kc(e.baseUrl ?? "https://api.lokalise.com/api2"), { clock: a = Mc, random: s = Math.random, timeouts: c = {}, concurrency: l = 10 } = e, u = {
		rate: Uc("rate", e.rate ?? 6),
		concurrency: Math.max(1, Math.floor(Uc("concurrency", l)))
	};
	return {
		base: n,
		loopback: i,
		token: t,
		headers: {
			"x-api-token": t,
			accept: "application/json",
			"user-agent": `lokaform/${o}`
		},
		limiter: e.clock ? new Rc(a, s) : Bc(r),
		queue: new Lc(u),
		clock: a,
		random: s,
		timeouts: {
			connect: Uc("timeouts.connect", c.connect ?? 1e4),
			read: Uc("timeouts.read", c.read ?? 6e4),
			write: Uc("timeouts.write", c.write ?? 18e4)
		},
		signal: e.signal && Gc(e.signal),
		onRequest: e.onRequest ?? (() => {}),
		onResponse: e.onResponse ?? (() => {}),
		onWait: e.onWait ?? (() => {})
	};
}
function Uc(e, t) {
	if (t > 0) return t;
	throw new K(e, "must be a number above 0.");
}
function Wc(e) {
	if (typeof e == "string" && /^[\x21-\x7e]+$/.test(e)) return e;
	throw new K("token", "must be an API token: visible characters without spaces or line breaks.");
}
function Gc(e) {
	let n = new AbortController();
	return t(0, n.signal), e.aborted ? n.abort() : e.addEventListener("abort", () => n.abort(), { once: !0 }), n.signal;
}
function Kc(e) {
	let t = URL.canParse(e) ? new URL(e) : void 0;
	if (!t) throw new K("baseUrl", "must be a URL.");
	if (t.username || t.password) throw new K("baseUrl", "must not contain a user or a password.");
	if (t.search || t.hash) throw new K("baseUrl", "must not have a query or a fragment.");
	let n = Vc.test(t.hostname);
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
const qc = Ns(ks()), J = G({}), Jc = q(G({ keys: qc })), Yc = q(G({ keys: qc })), Xc = q(G({ key: J })), Zc = q(J), Qc = q(J), $c = q(G({ webhooks: qc })), el = q(G({ webhook: J })), tl = q(J), nl = q(G({ secret: Xo().min(1) })), rl = q(G({ languages: qc })), il = q(J), al = q(G({ contributor: J }));
// src/api/operations/bodies.ts
function ol(e, t, n) {
	if (e === null && t !== n) throw new K(t, "must not be null: omit it, or send an empty value.");
	if (typeof e == "number" && !Number.isFinite(e)) throw new K(t, `must not be ${e}.`);
	if (Array.isArray(e)) for (let [r, i] of e.entries()) {
		if (i === void 0) throw new K(`${t}[${r}]`, "must not be undefined.");
		ol(i, `${t}[${r}]`, n);
	}
	else if (typeof e == "object" && e) for (let [r, i] of Object.entries(e)) ol(i, `${t}.${r}`, n);
}
function sl(e, t) {
	if (!Array.isArray(e)) throw new K(t, "must be a list.");
	if (e.length === 0) throw new K(t, "must not be empty.");
}
function cl(e, t) {
	if (typeof e != "object" || !e || Array.isArray(e)) throw new K(t, "must be an object.");
}
function ll(e) {
	return Array.isArray(e);
}
function ul(e) {
	sl(e.keys, "keys");
	for (let [t, n] of e.keys.entries()) cl(n, `keys[${t}]`);
	return ol(e.keys, "keys"), ol(e.use_automations, "use_automations"), e;
}
function dl(e) {
	return ll(e) ? ul({ keys: e }) : (cl(e, "keys"), ul("keys" in e ? e : { keys: [e] }));
}
function fl(e) {
	ll(e) || cl(e, "keys");
	let t = ul(ll(e) ? { keys: e } : e);
	for (let [e, n] of t.keys.entries()) pl(n.key_id, `keys[${e}].key_id`);
	return t;
}
function pl(e, t) {
	if (!(typeof e == "string" ? e.trim() !== "" : Number.isSafeInteger(e) && Number(e) > 0)) throw new K(t, "must be the id of a key.");
}
function ml(e) {
	if (cl(e, "params"), "translations" in e) throw new K("params.translations", "is ignored by the service here: use updateKeys.");
	return ol(e, "params"), e;
}
function hl(e) {
	sl(e, "keyIds");
	for (let [t, n] of e.entries()) pl(n, `keyIds[${t}]`);
	return { keys: e };
}
const gl = (e) => vl(e), _l = (e) => vl(e);
function vl(e) {
	return cl(e, "params"), ol(e, "params", "params.branch"), e;
}
// src/api/operations/encode.ts
function yl(e, t) {
	try {
		return encodeURIComponent(t);
	} catch {
		throw new K(e, "contains half a surrogate pair, which a URL cannot contain.");
	}
}
function bl(e, t) {
	if (typeof t == "number" && !(Number.isSafeInteger(t) && t > 0)) throw new K(e, "must be a positive whole number.");
	if (typeof t != "number" && typeof t != "string") throw new K(e, "must be a string or a number.");
	let n = String(t);
	if (n.trim() === "") throw new K(e, "must not be empty.");
	if (n === "." || n === "..") throw new K(e, `must not be "${n}".`);
	return yl(e, n).replaceAll("%3A", ":");
}
function xl(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => bl(n, t[n]));
}
const Sl = (e, t) => {
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
}, Cl = (e, t) => {
	if (typeof t == "string" && t !== "") return t;
	throw new K(e, "must be a non-empty string.");
};
function wl(...e) {
	return (t, n) => {
		if (typeof n == "string" && e.includes(n)) return n;
		throw new K(t, `must be one of ${e.join(", ")}.`);
	};
}
function Tl(e = 2 ** 53 - 1) {
	return (t, n) => {
		if (typeof n == "number" && Number.isInteger(n) && n >= 1 && n <= e) return String(n);
		throw new K(t, `must be a whole number ${e === 2 ** 53 - 1 ? "of 1 or more" : `from 1 to ${e}`}.`);
	};
}
function El(e, t) {
	let n = Object.entries(t).flatMap(([t, n]) => {
		if (n === void 0) return [];
		let r = Object.hasOwn(e, t) ? e[t] : void 0;
		if (!r) throw new K(t, "is not a parameter of this operation.");
		return [`${t}=${yl(t, r(t, n))}`];
	});
	return n.length > 0 ? `?${n.join("&")}` : "";
}
const Dl = { disable_references: Sl }, Ol = {
	...Dl,
	include_translations: Sl,
	include_comments: Sl,
	include_screenshots: Sl,
	filter_translation_lang_ids: Y,
	filter_tags: Y,
	filter_filenames: Y,
	filter_keys: Y,
	filter_key_ids: Y,
	filter_platforms: Y,
	filter_untranslated: Sl,
	filter_qa_issues: Y,
	filter_archived: wl("include", "exclude", "only"),
	pagination: wl("offset", "cursor"),
	limit: Tl(500),
	page: Tl(),
	cursor: Cl
}, kl = {
	page: Tl(),
	limit: Tl()
}, Al = (e) => El(Dl, e), jl = (e) => El(kl, e);
function Ml(e) {
	let t = e.pagination === "cursor";
	if (e.cursor !== void 0 && !t) throw new K("cursor", "needs pagination: \"cursor\".");
	if (e.page !== void 0 && t) throw new K("page", "has no effect with pagination: \"cursor\".");
	return El(Ol, e);
}
// src/api/operations/operations.ts
function X(e) {
	return e;
}
const Nl = { path: "/projects/{projectId}/keys" }, Pl = { path: "/projects/{projectId}/keys/{keyId}" }, Fl = { right: "manage keys" }, Il = {
	path: "/projects/{projectId}/webhooks",
	right: "manage settings"
}, Ll = {
	...Il,
	path: "/projects/{projectId}/webhooks/{webhookId}"
}, Rl = {
	...Il,
	path: "/projects/{projectId}/webhooks/{webhookId}/secret/regenerate"
}, Z = {
	keys: X({
		...Nl,
		method: "GET",
		query: Ml,
		answer: Jc
	}),
	key: X({
		...Pl,
		method: "GET",
		query: Al,
		answer: Xc
	}),
	createKeys: X({
		...Nl,
		...Fl,
		method: "POST",
		body: dl,
		answer: Yc
	}),
	updateKey: X({
		...Pl,
		...Fl,
		method: "PUT",
		body: ml,
		answer: Xc
	}),
	updateKeys: X({
		...Nl,
		...Fl,
		method: "PUT",
		once: !0,
		body: fl,
		answer: Yc
	}),
	destroyKey: X({
		...Pl,
		...Fl,
		method: "DELETE",
		answer: Zc
	}),
	destroyKeys: X({
		...Nl,
		...Fl,
		method: "DELETE",
		once: !0,
		body: hl,
		answer: Qc
	}),
	webhooks: X({
		...Il,
		method: "GET",
		query: jl,
		answer: $c
	}),
	webhook: X({
		...Ll,
		method: "GET",
		answer: el
	}),
	createWebhook: X({
		...Il,
		method: "POST",
		body: gl,
		answer: el
	}),
	updateWebhook: X({
		...Ll,
		method: "PUT",
		body: _l,
		answer: el
	}),
	destroyWebhook: X({
		...Ll,
		method: "DELETE",
		answer: tl
	}),
	regenerateWebhookSecret: X({
		...Rl,
		method: "PATCH",
		answer: nl
	}),
	projectDetails: X({
		path: "/projects/{projectId}",
		method: "GET",
		answer: il
	}),
	languages: X({
		path: "/projects/{projectId}/languages",
		method: "GET",
		query: jl,
		answer: rl
	}),
	contributorMe: X({
		path: "/projects/{projectId}/contributors/me",
		method: "GET",
		answer: al
	})
};
// src/api/errors/causes.ts
function zl(e) {
	return e instanceof Error ? e instanceof AggregateError && e.errors.length > 0 ? e.errors.flatMap(zl) : e.cause instanceof Error ? zl(e.cause) : [e] : [];
}
function Bl(e) {
	return "code" in e && typeof e.code == "string" ? e.code : "";
}
function Vl(e) {
	let t = "syscall" in e ? e.syscall : "";
	return t === "getaddrinfo" || t === "connect" || Hl(e) || Gl(e);
}
function Hl(e) {
	return Bl(e) === "UND_ERR_CONNECT_TIMEOUT";
}
function Ul(e) {
	return Bl(e) === "ENOTFOUND";
}
function Wl(e) {
	return Bl(e) === "ECONNREFUSED";
}
function Gl(e) {
	return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/.test(Bl(e));
}
function Kl(e) {
	let t = Error(e?.message || "fetch failed"), n = e ? Bl(e) : "";
	return n && (t.code = n), t;
}
// src/wire/json.ts
function ql(e) {
	return JSON.parse(e);
}
function Q(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Jl(e) {
	try {
		return ql(e);
	} catch {
		return;
	}
}
function Yl(e) {
	let t = /<title[^>]*>([^<]*)<\/title>/i.exec(e.slice(0, 5e3))?.[1];
	if (t === void 0 && /^\s*[<{[]/.test(e)) return "";
	let n = (t ?? e.slice(0, 1e3)).replace(/\s+/g, " ").trim();
	return n.length > 200 ? `${n.slice(0, 200)}…` : n;
}
const Xl = (e) => typeof e == "string" && e !== "" ? e : void 0, Zl = (e) => e !== "" && e !== null && Number.isInteger(Number(e)) ? Number(e) : void 0;
function Ql(e, t) {
	let n = Jl(t);
	if (!Q(n)) return {
		status: e,
		code: e,
		serviceMessage: Xl(n) ?? Yl(t)
	};
	let r = Q(n.error) ? n.error : n, i = Xl(r.message) ?? Xl(r.error_description) ?? Xl(r.error) ?? "", a = Zl(r.code) ?? Zl(r.errorCode) ?? Zl(r.statusCode) ?? e;
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
function $l(e, t) {
	return typeof e == "string" ? e.replaceAll(t, "***") : Array.isArray(e) ? e.map((e) => $l(e, t)) : Q(e) ? Object.fromEntries(Object.entries(e).map(([e, n]) => [e.replaceAll(t, "***"), $l(n, t)])) : e;
}
// src/api/errors/messages.ts
function eu({ token: e, loopback: t }, n, r, i) {
	if (r.kind === "unanswered") return nu(r, i, t);
	let a = Ql(r.status, r.body), o = au(a.serviceMessage, e), s = {
		...a,
		serviceMessage: o,
		details: $l(a.details, e)
	}, c = o ? `: ${o.replace(/\.$/, "")}.` : " without a message.";
	return new Dc(au(`${i.method} ${i.path} returned ${r.status}${c} ${ru(s, n, r)}`.trim(), e), s, i);
}
function tu(e, t, n, r) {
	return new Dc(au(`The answer to ${r.method} ${r.path} is not valid: ${t}.`, e), {
		status: n,
		code: n,
		serviceMessage: ""
	}, r);
}
function nu({ why: e, unsent: t, cause: n }, r, i) {
	let a = `${r.method} ${r.path}`, o = r.attempts > 1 ? ` (tried ${r.attempts} times)` : "";
	if (e === "timeout") return new kc(`${t ? "No connection could be made in time" : "There was no complete answer in time"} for ${a}${o}.`, r, n);
	let s = n.message.includes(n.code ?? "") ? n.message : `${n.message} (${n.code})`, c = t ? "No connection could be made" : "The connection was lost";
	return new Oc(`${Gl(n) ? "The server's certificate is not trusted" : c} for ${a}${o}: ${s}.${Ul(n) ? " Check the base URL, and whether this machine can look up host names. Behind a proxy it often cannot." : i && Wl(n) ? " No server listens on this address: is the sandbox running?" : ""}`, r, n);
}
function ru({ status: e, serviceMessage: t }, n, { headers: r }) {
	if (e === 401 || e === 400 && /X-Api-Token/i.test(t)) return "The API token is wrong or was revoked: check the token, or create a new one.";
	if (e === 403) return n === void 0 ? "The API token has no access to this project." : `The API token needs the right *${n}* in this project. To write, it must be a read/write token.`;
	if (e >= 300 && e < 400) return iu(r);
	let i = Number(r.get("retry-after"));
	return e === 429 && i > 0 ? `The service asks to wait ${i} s.` : "";
}
function iu(e) {
	let t = e.get("location");
	return `It redirects to ${t !== null && URL.canParse(t) ? new URL(t).origin : "another address"}. Redirects are not followed, so that the token is not sent to another address: check the base URL.`;
}
function au(e, t) {
	return e.replaceAll(t, "***");
}
// src/api/http/losslessJson.ts
const ou = /\d{16}/, su = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, cu = /^-?[1-9]\d*$/;
function lu(e) {
	return ql(ou.test(e) ? uu(e) : e);
}
function uu(e) {
	let t = "";
	for (let n = 0; n < e.length;) {
		let r = e.indexOf("\"", n), i = r < 0 ? e.length : r;
		t += e.slice(n, i).replace(su, du), n = r < 0 ? i : fu(e, r), t += e.slice(i, n);
	}
	return t;
}
function du(e) {
	return cu.test(e) && !Number.isSafeInteger(Number(e)) ? `"${e}"` : e;
}
function fu(e, t) {
	for (let n = e.indexOf("\"", t + 1); n >= 0; n = e.indexOf("\"", n + 1)) {
		let t = n;
		for (; e[t - 1] === "\\";) t--;
		if ((n - t) % 2 == 0) return n + 1;
	}
	return e.length;
}
const pu = 3e5, mu = [
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
], hu = [
	"GET",
	"PUT",
	"DELETE"
], gu = (e) => e.kind === "answered" ? e.status : 0, _u = [
	{
		when: (e) => bu(e),
		methods: mu,
		wait: "everyone"
	},
	{
		when: (e) => e.kind === "unanswered" && Gl(e.cause),
		methods: [],
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && Ul(e.cause),
		methods: mu,
		wait: "alone",
		maxAttempts: 3
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted" && e.unsent,
		methods: mu,
		wait: "alone"
	},
	{
		when: (e) => e.kind === "unanswered" && e.why !== "aborted",
		methods: hu,
		wait: "alone"
	},
	{
		when: (e) => gu(e) >= 500,
		methods: hu,
		wait: "alone"
	},
	{
		when: (e) => gu(e) === 408,
		methods: hu,
		wait: "alone"
	}
];
function vu({ method: e, once: t = !1 }, n, r) {
	let i = _u.find(({ when: e }) => e(n));
	if (i?.methods.includes(e) && !(t && Su(n))) return r < (i.maxAttempts ?? 8) ? i.wait : void 0;
}
function yu(e, t) {
	return e.kind === "answered" || !e.unsent || !Wl(e.cause) ? pu : t ? 2e3 : 15e3;
}
function bu(e) {
	return gu(e) === 429 || gu(e) === 423;
}
function xu(e) {
	return gu(e) === 423;
}
function Su(e) {
	return e.kind === "unanswered" ? !e.unsent : e.status < 400 || e.status >= 500 || e.status === 408;
}
function Cu(e, t) {
	return Math.min(3e4, 500 * 2 ** (e - 1)) * (.5 + t() / 2);
}
function wu(e, t) {
	if (e === null) return;
	let n = /^\s*\d+(\.\d+)?\s*$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - t;
	return n > 0 ? n : void 0;
}
// src/api/http/requestSent.ts
var Tu = class {
	#e;
	state = "unknown";
	constructor(e) {
		this.#e = e;
	}
	markSent() {
		this.state !== "sent" && (this.state = "sent", this.#e());
	}
};
const Eu = new n(), Du = new WeakMap();
let Ou = !1;
function ku(e) {
	if (typeof e != "object" || !e || !("request" in e)) return;
	let { request: t } = e;
	if (typeof t == "object" && t) return "method" in t && t.method === "CONNECT" ? void 0 : t;
}
function Au() {
	Ou = !0, r("undici:request:create", (e) => {
		let t = Eu.getStore(), n = ku(e);
		t && n && (t.state = "waiting", Du.set(n, t));
	});
	for (let e of [
		"undici:client:sendHeaders",
		"undici:request:bodySent",
		"undici:request:headers"
	]) r(e, (e) => {
		let t = ku(e);
		t && Du.get(t)?.markSent();
	});
}
function ju(e, t) {
	return Ou || Au(), Eu.run(e, t);
}
async function Mu(e, { clock: t, connectTimeout: n, timeout: r, signal: i, onSent: a }) {
	let o = new AbortController(), s = { why: "network" }, c = (e) => {
		s.why = e, o.abort();
	}, l = () => c("aborted"), u = new Tu(() => {
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
		let s = await ju(u, () => fetch(t, a)), c = await (s.ok ? s.text() : Nu(s));
		return {
			kind: "answered",
			status: s.status,
			headers: s.headers,
			body: c
		};
	} catch (e) {
		let t = zl(e), { why: n } = s, r = n === "network" ? t.length > 0 && t.every(Vl) : u.state === "waiting";
		return {
			kind: "unanswered",
			why: n === "network" && t.some(Hl) ? "timeout" : n,
			unsent: r,
			cause: Kl(t[0])
		};
	} finally {
		d(), f(), i?.removeEventListener("abort", l);
	}
}
async function Nu(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for await (let i of e.body ?? []) if (n += t.decode(i, { stream: !0 }), r += i.byteLength, r >= 65536) break;
	} catch {}
	return n;
}
async function Pu(e, t) {
	let { clock: n, limiter: r, queue: i, signal: a } = e, { method: o, path: s } = t, c = 0, l = !1, u, d = 0, f, p = () => ({
		method: o,
		path: s,
		attempts: c,
		mayHaveHappened: l
	}), m = () => a?.aborted || !f ? new jc(`${o} ${s} was aborted.`, p()) : eu(e, t.right, f, p());
	for (;;) {
		let h = await r.acquire(i, a, Fu(u && u - n.now(), t.queueTimeout));
		if (!h && !a?.aborted && (u === void 0 || n.now() < u)) throw new Ac(`${o} ${s} was not sent: it waited too long because of the service's limits.`, p());
		if (!h) throw m();
		c++, u === void 0 && (d = n.now(), u = d + pu);
		let ee;
		try {
			f = await Ru(e, t, c, u - n.now(), h.sent), bu(f) && (ee = {
				locked: xu(f),
				retryAfter: Lu(f, n)
			});
		} finally {
			h.release(ee);
		}
		if (f.kind === "answered" && f.status >= 200 && f.status < 300) return {
			answer: f,
			attempts: c
		};
		l ||= Su(f);
		let g = vu(t, f, c), te = Lu(f, n), _ = g === "everyone" ? r.pausedFor : te ?? Cu(c, e.random);
		if (!g || n.now() + _ >= Math.min(u, d + yu(f, e.loopback))) throw m();
		if (_ > 2e3) {
			let t = te === void 0 ? Iu(f) : "the service asked for it";
			e.onWait({
				method: o,
				path: s,
				attempt: c + 1,
				ms: _,
				reason: t
			});
		}
		g === "alone" && await Nc(n, _, a);
	}
}
function Fu(e, t) {
	return e === void 0 || t === void 0 ? e ?? t : Math.min(e, t);
}
function Iu(e) {
	return e.kind === "unanswered" ? e.unsent ? "no connection" : "no answer" : bu(e) ? "too many requests" : "a server error";
}
function Lu(e, t) {
	return e.kind === "answered" ? wu(e.headers.get("retry-after"), t.date()) : void 0;
}
async function Ru(e, { method: t, path: n, query: r, body: i }, a, o, s) {
	let { base: c, clock: l, signal: u, timeouts: d } = e, f = i === void 0 ? e.headers : {
		...e.headers,
		"content-type": "application/json"
	}, p = Math.min(t === "GET" ? d.read : d.write, o), m = l.now();
	e.onRequest({
		method: t,
		path: n,
		attempt: a
	});
	let h = await Mu({
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
async function $(e, t, n, r, { queueTimeout: i } = {}) {
	let { method: a, right: o, answer: s, once: c = !1 } = t, l = xl(t.path, n), u = await Pu(e, {
		method: a,
		path: l,
		query: t.query?.(r) ?? "",
		body: t.body && JSON.stringify(t.body(r)),
		right: o,
		once: c,
		queueTimeout: i
	}), d = (t) => tu(e.token, t, u.answer.status, {
		method: a,
		path: l,
		attempts: u.attempts,
		mayHaveHappened: !0
	}), f = zu(u.answer.body, d), p = s.schema.safeParse(f);
	if (!p.success) throw d(Bu(p.error.issues));
	return {
		wire: f,
		headers: u.answer.headers
	};
}
function zu(e, t) {
	try {
		return lu(e);
	} catch {
		throw t(e === "" ? "it is empty" : "it is not JSON, or it was cut off");
	}
}
function Bu(e) {
	let t = e.slice(0, 3).map(({ path: e, message: t }) => `${e.map((e) => typeof e == "number" ? `[${e}]` : `.${String(e)}`).join("").replace(/^\./, "") || "the answer"}: ${t.replace(/^Invalid \w+: /, "")}`), n = e.length - t.length;
	return t.join("; ") + (n > 0 ? `; and ${n} more` : "");
}
// src/api/operations/refusedEntries.ts
function Vu(e) {
	return typeof e == "string" || Q(e) && Tc.every((t) => typeof e[t] == "string");
}
function Hu(e) {
	return typeof e != "string" || !/^\d+$/.test(e) ? Uu(e) ? e : void 0 : Uu(Number(e)) ? Number(e) : e;
}
function Uu(e) {
	return Number.isSafeInteger(e);
}
function Wu(e) {
	let t = Q(e) ? e : { message: e }, { message: n, code: r, key_name: i, key_id: a } = t, o = i ?? (Q(t.key) ? t.key.key_name : void 0), s = {
		...t,
		message: typeof n == "string" ? n : JSON.stringify(n ?? t) ?? "",
		code: Number.isFinite(Number(r)) ? Number(r) : 0
	};
	delete s.key_name, delete s.key_id, Vu(o) && (s.key_name = o);
	let c = Hu(a);
	return c !== void 0 && (s.key_id = c), s;
}
function Gu(e) {
	return Array.isArray(e) ? e.map(Wu) : Q(e) ? Object.values(e).filter(Q).map(Wu) : [];
}
function Ku(e, t) {
	let n = e?.get(`x-pagination-${t}`);
	return n && /^\d+$/.test(n) ? Number(n) : void 0;
}
const qu = [
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
var Ju = class extends Array {
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
		this.projectId = t.projectId, this.branch = t.branch, this.errors = t.errors ?? [], this.totalCount = Ku(r, "total-count"), this.pageCount = Ku(r, "page-count"), this.page = Ku(r, "page"), this.limit = Ku(r, "limit"), this.responseTooBig = r?.has("x-response-too-big") ?? !1;
		let a = r?.get("x-pagination-next-cursor") || void 0, o = this.length > 0 && a !== i?.cursor;
		this.nextCursor = o ? a : void 0;
		for (let e of qu) Object.defineProperty(this, e, { enumerable: !1 });
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
}, Yu = class {
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
function Xu(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new Yu(t, n, r?.key_id ?? ""), r);
}
// src/api/client/pages.ts
var Zu = class {
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
}, Qu = class {
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
function $u(e, t, n) {
	let r = typeof e == "object" ? e : null;
	return Object.assign(new Qu(t, n, r?.webhook_id ?? ""), r);
}
// src/api/client/clientOperations.ts
var ed = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	async keys(e, t = {}) {
		let n = await $(this.#e, Z.keys, { projectId: e }, t);
		return new Ju(n.wire.keys.map((t) => Xu(t, this, e)), td(e, n, t), (n) => this.keys(e, {
			...t,
			...n
		}));
	}
	async key(e, t, n = {}) {
		let { wire: r } = await $(this.#e, Z.key, {
			projectId: e,
			keyId: t
		}, n);
		return Xu(r.key, this, e);
	}
	async createKeys(e, t) {
		return this.#t(e, await $(this.#e, Z.createKeys, { projectId: e }, t));
	}
	async updateKey(e, t, n) {
		let { wire: r } = await $(this.#e, Z.updateKey, {
			projectId: e,
			keyId: t
		}, n);
		return Xu(r.key, this, e);
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
		return new Zu(() => this.keys(e, {
			limit: 500,
			...t,
			pagination: "cursor"
		}));
	}
	async webhooks(e, t = {}) {
		let n = await $(this.#e, Z.webhooks, { projectId: e }, t);
		return new Ju(n.wire.webhooks.map((t) => $u(t, this, e)), td(e, n, t), (n) => this.webhooks(e, {
			...t,
			...n
		}));
	}
	async webhook(e, t) {
		let { wire: n } = await $(this.#e, Z.webhook, {
			projectId: e,
			webhookId: t
		}, void 0);
		return $u(n.webhook, this, e);
	}
	async createWebhook(e, t) {
		let { wire: n } = await $(this.#e, Z.createWebhook, { projectId: e }, t);
		return $u(n.webhook, this, e);
	}
	async updateWebhook(e, t, n) {
		let { wire: r } = await $(this.#e, Z.updateWebhook, {
			projectId: e,
			webhookId: t
		}, n);
		return $u(r.webhook, this, e);
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
		return new Zu(() => this.webhooks(e));
	}
	async projectDetails(e) {
		return (await $(this.#e, Z.projectDetails, { projectId: e }, void 0)).wire;
	}
	async languages(e, t = {}) {
		let n = await $(this.#e, Z.languages, { projectId: e }, t);
		return new Ju(n.wire.languages, td(e, n, t), (n) => this.languages(e, {
			...t,
			...n
		}));
	}
	async contributorMe(e) {
		return (await $(this.#e, Z.contributorMe, { projectId: e }, void 0)).wire.contributor;
	}
	#t(e, t) {
		return new Ju(t.wire.keys.map((t) => Xu(t, this, e)), {
			...td(e, t, {}),
			errors: Gu(t.wire.errors)
		});
	}
};
function td(e, { wire: t, headers: n }, r) {
	let { project_id: i, branch: a } = t;
	return {
		projectId: typeof i == "string" ? i : e.split(":")[0] ?? e,
		...typeof a == "string" && { branch: a },
		headers: n,
		requested: r
	};
}
// src/api/client/project.ts
var nd = class {
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
}, rd = class extends ed {
	constructor(e) {
		super(Hc(e));
	}
	project(e) {
		return new nd(this, e);
	}
};
export { Ws as A, Zs as C, Ks as D, qs as E, ks as M, o as N, Is as O, a as P, wc as S, Fs as T, Ns as _, Q as a, Bs as b, Dc as c, Ac as d, Ec as f, Ds as g, Ys as h, Ju as i, Rs as j, Xo as k, K as l, Tc as m, nd as n, ql as o, kc as p, Zu as r, jc as s, rd as t, Oc as u, Ts as v, xs as w, Cs as x, xc as y };
