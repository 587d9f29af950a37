// node_modules/zod/v4/core/util.js
function e(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function t(e, t = "|") {
	return e.map((e) => se(e)).join(t);
}
function n(e, t) {
	return typeof t == "bigint" ? t.toString() : t;
}
var r = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function i(e) {
	return new r(e);
}
function a(e) {
	return e == null;
}
function o(e) {
	let t = +!!e.startsWith("^"), n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function s(e, t) {
	let n = e / t, r = Math.round(n), i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
	return Math.abs(n - r) < i ? 0 : n - r;
}
const c = Symbol("evaluating");
function l(e, t, n) {
	let r;
	Object.defineProperty(e, t, {
		get() {
			if (r !== c) return r === void 0 && (r = c, r = n()), r;
		},
		set(n) {
			Object.defineProperty(e, t, { value: n });
		},
		configurable: !0
	});
}
function u(e, t, n) {
	Object.defineProperty(e, t, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
}
function d(e) {
	let t = Object.getOwnPropertyDescriptor(e, "shape");
	return t?.get ? t.get.raw : t?.value;
}
function f(e) {
	return d(e._zod.def) ?? e._zod.def.shape;
}
function p(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			let e = n();
			return u(this, t, e), e;
		},
		enumerable: !0,
		configurable: !0
	});
}
function m(e, t, n) {
	t in e ? u(e, t, n) : e[t] = n;
}
function h(e, t, n, r) {
	let i = f(t);
	for (let a of n) {
		let n = Object.getOwnPropertyDescriptor(i, a);
		n.enumerable && (n.get ? p(e, a, () => {
			let e = t._zod.def.shape[a];
			return r ? r(e, a) : e;
		}) : m(e, a, r ? r(n.value, a) : n.value));
	}
}
function ee(e, t) {
	for (let n of Reflect.ownKeys(t)) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.enumerable && (r.get ? p(e, n, () => t[n]) : m(e, n, r.value));
	}
}
function g(...e) {
	let t = {};
	for (let n of e) {
		let e = Object.getOwnPropertyDescriptors(n);
		Object.assign(t, e);
	}
	return Object.defineProperties({}, t);
}
function te(e) {
	return JSON.stringify(e);
}
function ne(e) {
	return e.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const re = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function _(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
const ie = i(() => {
	if (M.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
	try {
		return Function(""), !0;
	} catch {
		return !1;
	}
});
function v(e) {
	if (_(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != "function") return !0;
	let n = t.prototype;
	return _(n) !== !1 && Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") !== !1;
}
function ae(e) {
	return v(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
const oe = new Set([
	"string",
	"number",
	"symbol"
]);
function y(e) {
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
function se(e) {
	return typeof e == "bigint" ? e.toString() + "n" : typeof e == "string" ? `"${e}"` : `${e}`;
}
function ce(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
const le = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, ue = {
	int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
	uint64: [BigInt(0), BigInt("18446744073709551615")]
};
function de(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
	let i = {};
	return h(i, e, fe(e, t)), b(e, g(n, {
		shape: i,
		checks: []
	}));
}
function fe(e, t) {
	let n = f(e), r = [];
	for (let e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
		t[e] && r.push(e);
	}
	return r;
}
function pe(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
	let i = new Set(fe(e, t)), a = {};
	return h(a, e, Reflect.ownKeys(f(e)).filter((e) => !i.has(e))), b(e, g(n, {
		shape: a,
		checks: []
	}));
}
function me(e, t) {
	if (!v(t)) throw Error("Invalid input to extend: expected a plain object");
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = f(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return b(e, g(e._zod.def, { shape: he(e, t) }));
}
function he(e, t) {
	let n = {};
	return h(n, e, Reflect.ownKeys(f(e))), ee(n, t), n;
}
function ge(e, t) {
	if (!v(t)) throw Error("Invalid input to safeExtend: expected a plain object");
	return b(e, g(e._zod.def, { shape: he(e, t) }));
}
function _e(e, t) {
	if (!t?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (e._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	let n = {};
	return h(n, e, Reflect.ownKeys(f(e))), h(n, t, Reflect.ownKeys(f(t))), b(e, g(e._zod.def, {
		shape: n,
		get catchall() {
			return t._zod.def.catchall;
		},
		checks: t._zod.def.checks ?? []
	}));
}
function ve(e, t, n, r = "partial") {
	let i = t._zod.def.checks;
	if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
	let a = n ? new Set(fe(t, n)) : void 0, o = {};
	return h(o, t, Reflect.ownKeys(f(t)), e && ((t, n) => a && !a.has(n) ? t : new e({
		type: "optional",
		innerType: t
	}))), b(t, g(t._zod.def, {
		shape: o,
		checks: []
	}));
}
function ye(e, t, n) {
	let r = n ? new Set(fe(t, n)) : void 0, i = {};
	return h(i, t, Reflect.ownKeys(f(t)), (t, n) => r && !r.has(n) ? t : new e({
		type: "nonoptional",
		innerType: t
	})), b(t, g(t._zod.def, { shape: i }));
}
function S(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function be(e, t = 0) {
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
function w(e) {
	return typeof e == "string" ? e : e?.message;
}
function xe(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function Se(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function T(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : w(e.inst?._zod.def?.error?.(e)) ?? w(a?.(e)) ?? w(t?.error?.(e)) ?? w(n.customError?.(e)) ?? w(n.localeError?.(e)) ?? "Invalid input", s = {};
	for (let t of Object.keys(e)) t !== "inst" && t !== "schema" && t !== "continue" && t !== "input" && t !== "__proto__" && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
const Ce = /[\uD800-\uDBFF]/;
function we(e) {
	let t = e.length;
	if (!Ce.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function Te(e) {
	return Array.isArray(e) ? "array" : typeof e == "string" ? "string" : "unknown";
}
function Ee(e) {
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
function De(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : Ae(e, n, r.value);
	}
}
function D(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
function Oe(e, t, n) {
	return D(e, t, n, !1);
}
function ke(e, t) {
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
function Ae(e, t, n) {
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
function je(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
let Me, O = !1;
const Ne = {
	configurable: !0,
	get() {
		O = !0;
	}
};
function k(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && Me !== e._zod ? Me = void 0 : (Me = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, Ne);
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
function Pe(e, t, n, r) {
	let i = je(e, t);
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
function Fe(e) {
	let t = () => e;
	return t["~constantCatch"] = !0, t;
}
// node_modules/zod/v4/core/core.js
var Ie;
const Le = {
	value: void 0,
	enumerable: !1
};
let Re = "captureStackTrace" in Error ? Error : null;
function ze(e) {
	let t = Re;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return Re = null, new e();
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
function A(e, t, n, r) {
	let i = {};
	function a(e) {
		this.def = e, this.constr = d, this.traits = new Set();
	}
	a.prototype = i;
	let o = n, s = o && new WeakSet();
	function c(n, r) {
		if (!n._zod) {
			Le.value = new a(r);
			try {
				Object.defineProperty(n, "_zod", Le);
			} finally {
				Le.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), s) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			s.has(i) || (s.add(i), De(i, o));
		}
		let i = d.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let l = r?.Parent ?? Object;
	class u extends l {}
	Object.defineProperty(u, "name", { value: e });
	function d(e) {
		let t = r?.Parent ? ze(u) : this;
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
}, Be = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = "ZodEncodeError";
	}
};
(Ie = globalThis).__zod_globalConfig ?? (Ie.__zod_globalConfig = {});
const M = globalThis.__zod_globalConfig;
function N(e) {
	return e && Object.assign(M, e), M;
}
// node_modules/zod/v4/core/errors.js
function Ve() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, n, 2), e.message;
}
function He(e) {
	this._zod.message = e;
}
const Ue = {
	get: Ve,
	set: He,
	enumerable: !0,
	configurable: !0
}, We = {
	value: void 0,
	enumerable: !1
}, Ge = new WeakSet([Object.prototype, Error.prototype]), Ke = A("$ZodError", (e, t) => {
	e.name = "$ZodError", We.value = t, Object.defineProperty(e, "issues", We), We.value = void 0, Object.defineProperty(e, "message", Ue);
	let n = Object.getPrototypeOf(e);
	Ge.has(n) || (Ge.add(n), Object.defineProperty(n, "toString", {
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
function qe(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === "__proto__" ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function Je(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? qe(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function Ye(e, t = (e) => e.message) {
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
function Xe(e) {
	let t = [], n = e.map((e) => typeof e == "object" ? e.key : e);
	for (let e of n) typeof e == "number" ? t.push(`[${e}]`) : typeof e == "symbol" ? t.push(`[${JSON.stringify(String(e))}]`) : /[^\w$]/.test(e) ? t.push(`[${JSON.stringify(e)}]`) : (t.length && t.push("."), t.push(e));
	return t.join("");
}
// node_modules/zod/v4/core/parse.js
function Ze(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const Qe = (e) => {
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
			throw re(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, $e = (e) => {
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
			throw re(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, et = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new j();
	return a.issues.length ? tt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
};
function tt(e, t, n) {
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
const nt = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? tt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, rt = Symbol.for("zod.compile.invalid"), it = Symbol.for("zod.compile.fallback"), at = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== rt) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return ot(e, t, n);
});
function ot(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[it] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new j();
	return a.issues.length === 0;
}
const st = async (e, t, n) => {
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
}, ct = (e) => {
	let t = Qe(e), n = (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return t(e, r, o, Ze(n, a));
	};
	return n;
}, lt = (e) => {
	let t = Qe(e), n = (e, r, i, a) => t(e, r, i, Ze(n, a));
	return n;
}, ut = (e) => {
	let t = $e(e), n = async (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: "backward"
		} : { direction: "backward" };
		return await t(e, r, o, Ze(n, a));
	};
	return n;
}, dt = (e) => {
	let t = $e(e), n = async (e, r, i, a) => await t(e, r, i, Ze(n, a));
	return n;
}, ft = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return et(e)(t, n, i);
}, pt = (e) => (t, n, r) => et(e)(t, n, r), mt = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: "backward"
	} : { direction: "backward" };
	return nt(e)(t, n, i);
}, ht = (e) => async (t, n, r) => nt(e)(t, n, r), gt = /^[cC][0-9a-z]{6,}$/, _t = /^[0-9a-z]+$/, vt = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, yt = /^[0-9a-vA-V]{20}$/, bt = /^[A-Za-z0-9]{27}$/, xt = /^[a-zA-Z0-9_-]{21}$/;
function St(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
const Ct = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, wt = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, Tt = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, Et = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function Dt() {
	return RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
}
const Ot = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, kt = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, At = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, jt = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, Mt = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, Nt = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, Pt = /^https?$/, Ft = /^\+[1-9]\d{6,14}$/, It = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
function Lt(e) {
	return RegExp(`^${e}$`);
}
const Rt = Lt(It);
function zt(e) {
	let t = "(?:[01]\\d|2[0-3]):[0-5]\\d";
	return typeof e.precision == "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function Bt(e) {
	return RegExp(`^${zt(e)}$`);
}
function Vt(e) {
	let t = ["Z"];
	e.offset && t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
	let n = `${zt({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join("|")})`, r = e.local ? `${n}|${zt({ precision: e.precision })}` : n;
	return RegExp(`^${It}T(?:${r})$`);
}
const Ht = /^[\s\S]{0,}$/, Ut = /^-?\d+$/, Wt = /^-?\d+(?:\.\d+)?$/, Gt = /^(?:true|false)$/i, Kt = /^null$/i, qt = /^[^A-Z]*$/, Jt = /^[^a-z]*$/, P = A("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), Yt = (e) => {
	let t = e.value;
	return !a(t) && t.length !== void 0;
}, Xt = {
	number: "number",
	bigint: "bigint",
	object: "date"
}, Zt = A("$ZodCheckLessThan", (e, t) => {
	P.init(e, t);
	let n = Xt[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: Xt[typeof r.value] ?? n,
			code: "too_big",
			maximum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), Qt = A("$ZodCheckGreaterThan", (e, t) => {
	P.init(e, t);
	let n = Xt[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: Xt[typeof r.value] ?? n,
			code: "too_small",
			minimum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), $t = A("$ZodCheckMultipleOf", (e, t) => {
	P.init(e, t), e._zod.check = (n) => {
		if (typeof n.value != typeof t.value) throw Error("Cannot mix number and bigint in multiple_of check.");
		(typeof n.value == "bigint" ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : s(n.value, t.value) === 0) || n.issues.push({
			origin: typeof n.value,
			code: "not_multiple_of",
			divisor: t.value,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), en = A("$ZodCheckNumberFormat", (e, t) => {
	P.init(e, t), t.format = t.format || "float64";
	let n = t.format?.includes("int"), r = n ? "int" : "number", [i, a] = le[t.format];
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
}), tn = A("$ZodCheckMaxLength", (e, t) => {
	var n;
	P.init(e, t), (n = e._zod.def).when ?? (n.when = Yt), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i > t.maximum ? we(r) : i) <= t.maximum) return;
		let a = Te(r);
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
}), nn = A("$ZodCheckMinLength", (e, t) => {
	var n;
	P.init(e, t), (n = e._zod.def).when ?? (n.when = Yt), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i >= t.minimum && i < t.minimum * 2 ? we(r) : i) >= t.minimum) return;
		let a = Te(r);
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
}), rn = A("$ZodCheckLengthEquals", (e, t) => {
	var n;
	P.init(e, t), (n = e._zod.def).when ?? (n.when = Yt), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == "string" && i >= t.length && i <= t.length * 2 ? we(r) : i;
		if (a === t.length) return;
		let o = Te(r), s = a > t.length;
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
}), an = A("$ZodCheckStringFormat", (e, t) => {
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
}), on = A("$ZodCheckRegex", (e, t) => {
	an.init(e, t), e._zod.check = (n) => {
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
}), sn = A("$ZodCheckLowerCase", (e, t) => {
	t.pattern ??= qt, an.init(e, t);
}), cn = A("$ZodCheckUpperCase", (e, t) => {
	t.pattern ??= Jt, an.init(e, t);
}), ln = A("$ZodCheckIncludes", (e, t) => {
	P.init(e, t);
	let n = y(t.includes);
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
}), un = A("$ZodCheckStartsWith", (e, t) => {
	P.init(e, t);
	let n = RegExp(`^${y(t.prefix)}.*`);
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
}), dn = A("$ZodCheckEndsWith", (e, t) => {
	P.init(e, t);
	let n = RegExp(`.*${y(t.suffix)}$`);
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
}), fn = A("$ZodCheckOverwrite", (e, t) => {
	P.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
});
// node_modules/zod/v4/core/doc.js
var pn = class {
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
const mn = {
	major: 4,
	minor: 6,
	patch: 7
}, F = A("$ZodType", (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = mn;
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
					if (be(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new j();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (Se(t.issues, n, e), i ||= S(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					Se(t.issues, n, e), i ||= S(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, n = (n, r, a) => {
			if (S(n)) return n.aborted = !0, n;
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
		return Oe(this, "~standard", _n(this));
	},
	set "~standard"(e) {
		D(this, "~standard", e);
	}
}), hn = (e, t) => e.issues.length ? { issues: e.issues.map((e) => T(e, t, N())) } : { value: e.value };
async function gn(e, t) {
	let n = { async: !0 };
	return hn(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function _n(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return hn(r, n);
			} catch {}
			return gn(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
const vn = A("$ZodString", (e, t) => {
	F.init(e, t), e._zod.pattern = t.pattern ?? Ht, e._zod.parse = (n, r) => {
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
}), I = A("$ZodStringFormat", (e, t) => {
	an.init(e, t), vn.init(e, t);
}), yn = A("$ZodGUID", (e, t) => {
	t.pattern ??= wt, I.init(e, t);
}), bn = A("$ZodUUID", (e, t) => {
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
		t.pattern ??= Tt(e);
	} else t.pattern ??= Tt();
	I.init(e, t);
}), xn = A("$ZodEmail", (e, t) => {
	t.pattern ??= Et, I.init(e, t);
});
function Sn(e) {
	try {
		return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function Cn(e, t) {
	return !("normalize" in t) && !("hostname" in t) && !("protocol" in t) ? Sn(e) || 2 : wn(e, t);
}
function wn(e, t) {
	if (!t.normalize && t.protocol?.source === Pt.source && !/^https?:\/\//i.test(e)) return 1;
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
const Tn = /[\t\n\r]/g;
function En(e) {
	return e.replace(Tn, "");
}
function Dn(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function On(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
const kn = A("$ZodURL", (e, t) => {
	I.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = Cn(r, t);
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
				n.value = En(r);
				return;
			}
			t.hostname && !Dn(i, t.hostname) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !On(i, t.protocol) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : En(r);
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
}), An = A("$ZodEmoji", (e, t) => {
	t.pattern ??= Dt(), I.init(e, t);
}), jn = A("$ZodNanoID", (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? xt : St(t.length), I.init(e, t);
}), Mn = A("$ZodCUID", (e, t) => {
	t.pattern ??= gt, I.init(e, t);
}), Nn = A("$ZodCUID2", (e, t) => {
	t.pattern ??= _t, I.init(e, t);
}), Pn = A("$ZodULID", (e, t) => {
	t.pattern ??= vt, I.init(e, t);
}), Fn = A("$ZodXID", (e, t) => {
	t.pattern ??= yt, I.init(e, t);
}), In = A("$ZodKSUID", (e, t) => {
	t.pattern ??= bt, I.init(e, t);
}), Ln = A("$ZodISODateTime", (e, t) => {
	t.pattern ??= Vt(t), I.init(e, t);
}), Rn = A("$ZodISODate", (e, t) => {
	t.pattern ??= Rt, I.init(e, t);
}), zn = A("$ZodISOTime", (e, t) => {
	t.pattern ??= Bt(t), I.init(e, t);
}), Bn = A("$ZodISODuration", (e, t) => {
	t.pattern ??= Ct, I.init(e, t);
}), Vn = A("$ZodIPv4", (e, t) => {
	t.pattern ??= Ot, I.init(e, t);
}), Hn = /^[0-9a-fA-F:.]+$/;
function Un(e) {
	return Hn.test(e) ? Sn(`http://[${e}]`) : !1;
}
const Wn = A("$ZodIPv6", (e, t) => {
	t.pattern ??= kt, I.init(e, t), e._zod.check = (n) => {
		Un(n.value) || n.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Gn = A("$ZodCIDRv4", (e, t) => {
	t.pattern ??= At, I.init(e, t);
});
function Kn(e) {
	let t = e.split("/");
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : Un(n);
}
const qn = A("$ZodCIDRv6", (e, t) => {
	t.pattern ??= jt, I.init(e, t), e._zod.check = (n) => {
		Kn(n.value) || n.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function Jn(e) {
	if (e === "") return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
const Yn = /^[0-9a-zA-Z+/]*={0,2}$/, Xn = A("$ZodBase64", (e, t) => {
	t.pattern ??= Yn, I.init(e, t), e._zod.check = (n) => {
		Jn(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Zn = /^[A-Za-z0-9_-]*$/;
function Qn(e) {
	if (!Zn.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === "-" ? "+" : "/");
	return Jn(t.padEnd(Math.ceil(t.length / 4) * 4, "="));
}
const $n = A("$ZodBase64URL", (e, t) => {
	t.pattern ??= Zn, I.init(e, t), e._zod.check = (n) => {
		Qn(n.value) || n.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), er = A("$ZodE164", (e, t) => {
	t.pattern ??= Ft, I.init(e, t);
});
function tr(e, t = null) {
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
const nr = A("$ZodJWT", (e, t) => {
	I.init(e, t), e._zod.check = (n) => {
		tr(n.value, t.alg) || n.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), rr = A("$ZodNumber", (e, t) => {
	F.init(e, t), e._zod.pattern = Wt, e._zod.parse = (n, r) => {
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
}), ir = A("$ZodNumberFormat", (e, t) => {
	en.init(e, t), rr.init(e, t);
}), ar = A("$ZodBoolean", (e, t) => {
	F.init(e, t), e._zod.pattern = Gt, e._zod.parse = (n, r) => {
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
}), or = A("$ZodNull", (e, t) => {
	F.init(e, t), e._zod.pattern = Kt, e._zod.values = new Set([null]), e._zod.parse = (t, n) => {
		let r = t.value;
		return r === null || t.issues.push({
			expected: "null",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
	};
}), sr = A("$ZodUnknown", (e, t) => {
	F.init(e, t), e._zod.parse = (e) => e;
}), cr = A("$ZodNever", (e, t) => {
	F.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function lr(e, t) {
	let n = xe(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== "backward") {
			for (let [t, r] of xe(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, Se(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const ur = (e) => Array.isArray(e) ? e.length : -1;
function dr(e, t, n) {
	e.issues.length && t.issues.push(...C(n, e.issues)), t.value[n] = e.value;
}
const fr = A("$ZodArray", (e, t) => {
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
			if (c instanceof Promise) o.push(c.then((t) => dr(t, r, e)));
			else if (dr(c, r, e), s && c.issues.length !== 0 && S(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, lr(e, ur);
});
function pr(e, t, n, r, i, a) {
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
const mr = [];
function hr(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : mr, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = ce(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function gr(e, t, n, r, i, a, o) {
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
		a instanceof Promise ? e.push(a.then((e) => pr(e, n, i, t, d, f))) : pr(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const _r = A("$ZodObject", (e, t) => {
	F.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let e = () => {
			let n = { ...r };
			return Object.defineProperty(t, "shape", { value: n }), e.raw = n, n;
		};
		e.raw = r, Object.defineProperty(t, "shape", { get: e });
	}
	let a = i(() => hr(t));
	k(e, "propValues", (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || u(n, e, new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let o = _, s = t.catchall, c, l = M.memoizer;
	l?.attach(e), e._zod.parse = (t, n) => {
		c ??= a.value;
		let r = t.value;
		if (!o(r)) return t.issues.push({
			expected: "object",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
		t.value = l ? l.alloc(e, t, {}, n) : {};
		let i = [], u = c.shape, d = n?.abortEarly, f = t.issues.length;
		for (let e of c.allKeys) {
			if (d && t.issues.length !== f) {
				if (S(t, f)) break;
				f = t.issues.length;
			}
			if (e === "__proto__") continue;
			let a = u[e], o = a._zod.optin, s = a._zod.optout, c = a._zod.run({
				value: r[e],
				issues: []
			}, n);
			c instanceof Promise ? i.push(c.then((n) => pr(n, t, e, r, o, s))) : pr(c, t, e, r, o, s);
		}
		return s ? gr(i, r, t, n, a.value, e, d === !0) : i.length ? Promise.all(i).then(() => t) : t;
	};
}), vr = A("$ZodObjectJIT", (e, t) => {
	_r.init(e, t);
	let n = e._zod.parse, r = i(() => hr(t)), a = M.memoizer, o = (t) => {
		let n = r.value, i = n.symbolKeys, o = new pn(["payload", "ctx"], {
			shape: t,
			inst: e,
			memo: a,
			syms: i
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
		o.write(a ? "const newResult = memo.alloc(inst, payload, {}, ctx);" : "const newResult = {};");
		for (let e of n.allKeys) {
			if (e === "__proto__") continue;
			let n = l[e], r = typeof e == "symbol" ? `syms[${i.indexOf(e)}]` : te(e), a = `${r} in input`, u = t[e], d = u?._zod?.optin, f = d !== void 0, p = u?._zod?.optout === "optional";
			if (o.write(`const ${n} = ${s(r)};`), f && p) {
				let e = d === "optional" ? `${n}_present` : `${n}.value !== undefined || ${n}_present`;
				o.write(`
        const ${n}_present = ${a};
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
        if (${n}.value !== undefined || ${a}) {
          newResult[${r}] = ${n}.value;
        }
      `)) : o.write(`
        const ${n}_present = ${a};
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
	}, s, c = _, l = !M.jitless, u = l && ie.value, d = t.catchall, f;
	e._zod.parse = (i, a) => {
		f ??= r.value;
		let p = i.value;
		return c(p) ? l && u && a?.async === !1 && a.jitless !== !0 ? (s ||= o(t.shape), i = s(i, a), d ? gr([], p, i, a, f, e, a?.abortEarly === !0) : i) : n(i, a) : (i.issues.push({
			expected: "object",
			code: "invalid_type",
			input: p,
			inst: e
		}), i);
	};
});
function yr(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !S(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: "invalid_union",
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => T(e, r, N())))
	}), t);
}
const br = A("$ZodUnion", (e, t) => {
	F.init(e, t), k(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0), k(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0), k(e, "values", (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), k(e, "pattern", (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => o(e.source)).join("|")})$`);
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
		return a ? Promise.all(o).then((t) => yr(t, r, e, i)) : yr(o, r, e, i);
	};
});
function xr(e) {
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
const Sr = A("$ZodDiscriminatedUnion", (e, t) => {
	t.inclusive = !1, br.init(e, t);
	let n = e._zod.parse;
	k(e, "propValues", (e) => {
		let t = {}, n = 0;
		for (let r of e.def.options) {
			let i = r._zod.propValues;
			if (!i || Object.keys(i).length === 0) throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
			i[e.def.discriminator]?.has(void 0) && n++;
			for (let [e, n] of Object.entries(i)) {
				Object.prototype.hasOwnProperty.call(t, e) || u(t, e, new Set());
				for (let r of n) t[e].add(r);
			}
		}
		return !e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0), t;
	}), t.options.forEach((e, n) => {
		let r = d(e._zod.def);
		if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator)) throw Error(`Invalid discriminated union option at index "${n}"`);
	});
	let r = i(() => xr(t));
	e._zod.parse = (i, a) => {
		let o = i.value;
		if (!_(o)) return i.issues.push({
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
}), Cr = A("$ZodIntersection", (e, t) => {
	F.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => Tr(e, t, n)) : Tr(e, i, a);
	};
});
function wr(e, t) {
	if (e === t || e instanceof Date && t instanceof Date && +e == +t) return {
		valid: !0,
		data: e
	};
	if (v(e) && v(t)) {
		let n = Object.keys(t), r = Object.keys(e).filter((e) => n.indexOf(e) !== -1), i = {
			...e,
			...t
		};
		Object.prototype.hasOwnProperty.call(i, "__proto__") && delete i.__proto__;
		for (let n of r) {
			if (n === "__proto__") continue;
			let r = wr(e[n], t[n]);
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
			let i = e[r], a = t[r], o = wr(i, a);
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
function Tr(e, t, n) {
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
	let c = wr(t.value, n.value);
	if (!c.valid) {
		if (S(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
	}
	return e.value = c.data, e;
}
const Er = A("$ZodTuple", (e, t) => {
	F.init(e, t);
	let n = t.items, r = M.memoizer;
	r?.attach(e), e._zod.parse = (i, a) => {
		let o = i.value;
		if (!Array.isArray(o)) return i.issues.push({
			input: o,
			inst: e,
			expected: "tuple",
			code: "invalid_type"
		}), i;
		i.value = r ? r.alloc(e, i, [], a) : [];
		let s = [], c = Dr(n, "optin"), l = Dr(n, "optout");
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
				r instanceof Promise ? s.push(r.then((t) => Or(t, i, e))) : Or(r, i, e);
			}
		}
		return s.length ? Promise.all(s).then(() => kr(u, i, n, o, l)) : kr(u, i, n, o, l);
	};
});
function Dr(e, t) {
	for (let n = e.length - 1; n >= 0; n--) if (!(t === "optin" ? e[n]._zod.optin !== void 0 : e[n]._zod.optout === "optional")) return n + 1;
	return 0;
}
function Or(e, t, n) {
	e.issues.length && t.issues.push(...C(n, e.issues)), t.value[n] = e.value;
}
function kr(e, t, n, r, i) {
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
const Ar = A("$ZodRecord", (e, t) => {
	F.init(e, t);
	let n = M.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!v(a)) return r.issues.push({
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
						issues: s.issues.map((e) => T(e, i, N())),
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
				if (typeof n == "string" && Wt.test(n) && l.issues.length) {
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
						issues: l.issues.map((e) => T(e, i, N())),
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
}), jr = A("$ZodEnum", (t, n) => {
	F.init(t, n);
	let r = e(n.entries), i = new Set(r);
	t._zod.values = i, k(t, "pattern", (t) => {
		let n = e(t.def.entries).filter((e) => oe.has(typeof e));
		return RegExp(n.length ? `^(${n.map((e) => y(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), t._zod.parse = (e, n) => {
		let a = e.value;
		return i.has(a) || e.issues.push({
			code: "invalid_value",
			values: r,
			input: a,
			inst: t
		}), e;
	};
}), Mr = A("$ZodLiteral", (e, t) => {
	F.init(e, t);
	let n = new Set(t.values);
	e._zod.values = n, k(e, "pattern", (e) => {
		let t = e.def.values;
		return RegExp(t.length ? `^(${t.map((e) => typeof e == "string" ? y(e) : e ? y(e.toString()) : String(e)).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (r, i) => {
		let a = r.value;
		return n.has(a) || r.issues.push({
			code: "invalid_value",
			values: t.values,
			input: a,
			inst: e
		}), r;
	};
}), Nr = A("$ZodTransform", (e, t) => {
	F.init(e, t), e._zod.optin = "optional", M.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new Be(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new j();
		return n.value = i, n;
	};
});
function Pr(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const Fr = A("$ZodOptional", (e, t) => {
	F.init(e, t), k(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), e._zod.optout = "optional", k(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t, void 0]) : void 0;
	}), k(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${o(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== "defaulted") return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => Pr(e, t)) : Pr(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), Ir = A("$ZodExactOptional", (e, t) => {
	Fr.init(e, t), k(e, "values", (e) => e.def.innerType._zod.values), k(e, "pattern", (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), Lr = A("$ZodNullable", (e, t) => {
	F.init(e, t), k(e, "optin", (e) => e.def.innerType._zod.optin), k(e, "optout", (e) => e.def.innerType._zod.optout), k(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${o(t.source)}|null)$`) : void 0;
	}), k(e, "values", (e) => e.def.innerType._zod.values ? new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), Rr = A("$ZodDefault", (e, t) => {
	F.init(e, t), e._zod.optin = "defaulted", k(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => zr(e, t)) : zr(r, t);
	};
});
function zr(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const Br = A("$ZodPrefault", (e, t) => {
	F.init(e, t), e._zod.optin = "defaulted", k(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === "backward" || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), Vr = A("$ZodNonOptional", (e, t) => {
	F.init(e, t), k(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => Hr(t, e)) : Hr(i, e);
	};
});
function Hr(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: e.value,
		inst: t
	}), e;
}
function Ur(e, t, n, r) {
	return t.issues.length ? (e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => T(e, r, N())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
const Wr = A("$ZodCatch", (e, t) => {
	F.init(e, t), k(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), k(e, "optout", (e) => e.def.innerType._zod.optout), k(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => Ur(e, r, t, n)) : Ur(e, r, t, n);
	};
}), Gr = A("$ZodPipe", (e, t) => {
	F.init(e, t), k(e, "values", (e) => e.def.in._zod.values), k(e, "optin", (e) => e.def.in._zod.optin), k(e, "optout", (e) => e.def.out._zod.optout), k(e, "propValues", (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => Kr(e, t.in, n)) : Kr(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Kr(e, t.out, n)) : Kr(r, t.out, n);
	};
});
function Kr(e, t, n) {
	return e.issues.some((e) => e.code !== "unrecognized_keys") ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const qr = A("$ZodReadonly", (e, t) => {
	F.init(e, t), k(e, "propValues", (e) => e.def.innerType._zod.propValues), k(e, "values", (e) => e.def.innerType._zod.values), k(e, "optin", (e) => e.def.innerType?._zod?.optin), k(e, "optout", (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(Jr) : Jr(r);
	};
});
function Jr(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
const Yr = A("$ZodLazy", (e, t) => {
	F.init(e, t), l(e._zod, "innerType", () => {
		let e = t;
		return e._cachedInner ||= t.getter(), e._cachedInner;
	}), k(e, "pattern", (e) => e.innerType?._zod?.pattern), k(e, "propValues", (e) => e.innerType?._zod?.propValues), k(e, "optin", (e) => e.innerType?._zod?.optin ?? void 0), k(e, "optout", (e) => e.innerType?._zod?.optout ?? void 0), e._zod.parse = (t, n) => e._zod.innerType._zod.run(t, n);
}), Xr = A("$ZodCustom", (e, t) => {
	P.init(e, t), F.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => Zr(t, n, r, e));
		Zr(i, n, r, e);
	};
});
function Zr(e, t, n, r) {
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
var Qr = class extends Error {
	constructor() {
		super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
	}
};
const $r = "~memo", ei = [];
function ti(e) {
	return typeof e == "object" && !!e;
}
function ni(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
const ri = new WeakMap();
function L(e, t, n) {
	let r = ri.get(e);
	if (r !== void 0) return r ? 2 : 0;
	if (t.has(e)) return 2;
	t.add(e);
	let i = 0, a = (e) => {
		if (i !== 2 && e?._zod) {
			let r = L(e, t, n);
			r > i && (i = r);
		}
	}, o = (e, r) => {
		let i = 0;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? 1 : o.value?._zod ? L(o.value, t, n) : 0;
			s > i && (i = s);
		}
		return i;
	}, s = (e) => {
		e > i && (i = e);
	}, c = e._zod.def;
	switch (c.type) {
		case "object": {
			let e = d(c);
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
			s(r ? L(r, t, !1) : 1);
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
	return t.delete(e), ii(e, i);
}
function ii(e, t) {
	return t !== 1 && ri.set(e, t === 2), t;
}
function ai(e, t) {
	let n = e.buckets.get(t);
	return n || (n = new WeakMap(), e.buckets.set(t, n)), n;
}
let R;
const oi = [], si = {
	alloc(e, t, n) {
		let r = R;
		if (!r) return n;
		R = void 0;
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
				if (n.direction !== "backward" && li(n, e.value)) throw new Qr();
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
					let i = L(e, new Set(), !1);
					if (i === 0) return e._zod.parse = t, e._zod.run === o && (e._zod.run = t), t(s, c);
					i === 2 || r ? n = !0 : r = !0;
				}
				let l = s.value;
				if (!ti(l)) return t(s, c);
				let u = c[$r];
				u || (u = {
					buckets: new WeakMap(),
					backEdges: void 0
				}, c[$r] = u);
				let d;
				i === c ? d = a : (d = ai(u, e), i = c, a = d);
				let f = d.get(l);
				if (f) return s.value = f.value, f.issues ? f.issues.length && s.issues.push(...ni(f.issues)) : (s.memo = !0, u.backEdges ?? (u.backEdges = new WeakSet()), u.backEdges.add(f.value)), s;
				R = d;
				let p = oi.length, m = t(s, c);
				R = void 0;
				let h = oi.length > p ? oi.pop() : void 0;
				return m instanceof Promise ? m.then((e) => (h && (h.issues = e.issues.length ? ni(e.issues) : ei), e)) : (h && (h.issues = m.issues.length ? ni(m.issues) : ei), m);
			};
			e._zod.parse = o, e._zod.run === t && (e._zod.run = o);
		});
	}
};
function ci() {
	return si;
}
function li(e, t) {
	let n = e[$r]?.backEdges;
	return n !== void 0 && ti(t) && n.has(t);
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
	function n(t) {
		return e[t] ?? null;
	}
	let r = {
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
	}, i = { nan: "NaN" };
	function a(e, t) {
		return e === "number" && typeof t == "number" && !Number.isFinite(t) ? String(t) : i[e] ?? e;
	}
	return (e) => {
		switch (e.code) {
			case "invalid_type": return `Invalid input: expected ${a(e.expected)}, received ${a(Ee(e.input), e.input)}`;
			case "invalid_value": return e.values.length === 1 ? `Invalid input: expected ${se(e.values[0])}` : `Invalid option: expected one of ${t(e.values, "|")}`;
			case "too_big": {
				let t = e.exact ? "exactly " : e.inclusive ? "<=" : "<", r = n(e.origin);
				return r ? `Too big: expected ${e.origin ?? "value"} to have ${t}${e.maximum.toString()} ${r.unit ?? "elements"}` : `Too big: expected ${e.origin ?? "value"} to be ${t}${e.maximum.toString()}`;
			}
			case "too_small": {
				let t = e.exact ? "exactly " : e.inclusive ? ">=" : ">", r = n(e.origin);
				return r ? `Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${r.unit}` : `Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`;
			}
			case "invalid_format": {
				let t = e;
				return t.format === "starts_with" ? `Invalid string: must start with "${t.prefix}"` : t.format === "ends_with" ? `Invalid string: must end with "${t.suffix}"` : t.format === "includes" ? `Invalid string: must include "${t.includes}"` : t.format === "regex" ? `Invalid string: must match pattern ${t.pattern}` : `Invalid ${r[t.format] ?? e.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${e.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${t(e.keys, ", ")}`;
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
function mi() {
	return new pi();
}
(fi = globalThis).__zod_globalRegistry ?? (fi.__zod_globalRegistry = mi());
const z = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function hi(e) {
	return e.checks &&= [...e.checks], e;
}
function gi(e, t) {
	return new e(hi({
		type: "string",
		...x(t)
	}));
}
function _i(e, t) {
	return new e({
		type: "string",
		format: "email",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function vi(e, t) {
	return new e({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function yi(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function bi(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v4",
		...x(t)
	});
}
function xi(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v6",
		...x(t)
	});
}
function Si(e, t) {
	return new e({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: !1,
		version: "v7",
		...x(t)
	});
}
function Ci(e, t) {
	return new e({
		type: "string",
		format: "url",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function wi(e, t) {
	return new e({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Ti(e, t) {
	return new e({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Ei(e, t) {
	return new e({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Di(e, t) {
	return new e({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Oi(e, t) {
	return new e({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function ki(e, t) {
	return new e({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Ai(e, t) {
	return new e({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function ji(e, t) {
	return new e({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Mi(e, t) {
	return new e({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Ni(e, t) {
	return new e({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Pi(e, t) {
	return new e({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Fi(e, t) {
	return new e({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Ii(e, t) {
	return new e({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Li(e, t) {
	return new e({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function Ri(e, t) {
	return new e({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: !1,
		...x(t)
	});
}
function zi(e, t) {
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
function Bi(e, t) {
	return new e({
		type: "string",
		format: "date",
		check: "string_format",
		...x(t)
	});
}
function Vi(e, t) {
	return new e({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...x(t)
	});
}
function Hi(e, t) {
	return new e({
		type: "string",
		format: "duration",
		check: "string_format",
		...x(t)
	});
}
function Ui(e, t) {
	return new e(hi({
		type: "number",
		checks: [],
		...x(t)
	}));
}
function Wi(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: !1,
		format: "safeint",
		...x(t)
	});
}
function Gi(e, t) {
	return new e({
		type: "boolean",
		...x(t)
	});
}
function Ki(e, t) {
	return new e({
		type: "null",
		...x(t)
	});
}
function qi(e) {
	return new e({ type: "unknown" });
}
function Ji(e, t) {
	return new e({
		type: "never",
		...x(t)
	});
}
function Yi(e, t) {
	return new Zt({
		check: "less_than",
		...x(t),
		value: e,
		inclusive: !1
	});
}
function Xi(e, t) {
	return new Zt({
		check: "less_than",
		...x(t),
		value: e,
		inclusive: !0
	});
}
function Zi(e, t) {
	return new Qt({
		check: "greater_than",
		...x(t),
		value: e,
		inclusive: !1
	});
}
function Qi(e, t) {
	return new Qt({
		check: "greater_than",
		...x(t),
		value: e,
		inclusive: !0
	});
}
function $i(e, t) {
	return new $t({
		check: "multiple_of",
		...x(t),
		value: e
	});
}
function ea(e, t) {
	return new tn({
		check: "max_length",
		...x(t),
		maximum: e
	});
}
function ta(e, t) {
	return new nn({
		check: "min_length",
		...x(t),
		minimum: e
	});
}
function na(e, t) {
	return new rn({
		check: "length_equals",
		...x(t),
		length: e
	});
}
function ra(e, t) {
	return new on({
		check: "string_format",
		format: "regex",
		...x(t),
		pattern: e
	});
}
function ia(e) {
	return new sn({
		check: "string_format",
		format: "lowercase",
		...x(e)
	});
}
function aa(e) {
	return new cn({
		check: "string_format",
		format: "uppercase",
		...x(e)
	});
}
function oa(e, t) {
	return new ln({
		check: "string_format",
		format: "includes",
		...x(t),
		includes: e
	});
}
function sa(e, t) {
	return new un({
		check: "string_format",
		format: "starts_with",
		...x(t),
		prefix: e
	});
}
function ca(e, t) {
	return new dn({
		check: "string_format",
		format: "ends_with",
		...x(t),
		suffix: e
	});
}
function B(e) {
	return new fn({
		check: "overwrite",
		tx: e
	});
}
function la(e) {
	return B((t) => t.normalize(e));
}
function ua() {
	return B((e) => e.trim());
}
function da() {
	return B((e) => e.toLowerCase());
}
function fa() {
	return B((e) => e.toUpperCase());
}
function pa() {
	return B((e) => ne(e));
}
function ma(e, t, n) {
	return new e({
		type: "array",
		element: t,
		...x(n)
	});
}
function ha(e, t, n) {
	let r = x(n);
	return r.abort ??= !0, new e({
		type: "custom",
		check: "custom",
		fn: t,
		...r
	});
}
function ga(e, t, n) {
	return new e({
		type: "custom",
		check: "custom",
		fn: t,
		...x(n)
	});
}
function _a(e, t) {
	let n = va((t) => (t.addIssue = (e) => {
		if (typeof e == "string") t.issues.push(E(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= "custom", "input" in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(E(r));
		}
	}, e(t.value, t)), t);
	return n;
}
function va(e, t) {
	let n = new P({
		check: "custom",
		...x(t)
	});
	return n._zod.check = e, n;
}
// node_modules/zod/v4/core/to-json-schema.js
function V(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && u(e, t, n[t]);
	return e;
}
function ya(e) {
	let t = e?.target ?? "draft-2020-12";
	return t === "draft-4" && (t = "draft-04"), t === "draft-7" && (t = "draft-07"), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? z,
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
function H(e, t, n, r, i) {
	let a = typeof t.unrepresentable == "function" ? t.unrepresentable({
		zodSchema: e,
		path: r.path,
		message: i
	}) : t.unrepresentable;
	if (a === "any") return !1;
	if (a === void 0 || a === "throw") throw Error(i);
	return Object.assign(n, a), !0;
}
function U(e, t, n = {
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
		a && (o.ref ||= a, U(a, t, r), t.seen.get(a).isParent = !0);
	}
	let c = t.metadataRegistry.get(e);
	return c && V(o.schema, c), t.io === "input" && W(e) && (delete o.schema.examples, delete o.schema.default), t.io === "input" && "_prefault" in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function ba(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
function xa(e, t) {
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
				ref: `${i("__shared")}#/${r}/${ba(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: "#" };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + ba(a)
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
function Sa(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != "object") return;
		Sa(e);
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
const Ca = new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]), wa = ["oneOf", "anyOf"];
function Ta(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != "object" || !t ? null : Object.keys(t).length ? t : null;
}
function Ea(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != "object" || n.type !== "object") return null;
		for (let e in n) if (!Ca.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? Ta(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			u(n, r, e.length === 1 ? e[0] : Ea(e) ?? { allOf: e });
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
			let t = Ta(n);
			t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
		}
		e.length === 1 ? i.additionalProperties = e[0] : e.length > 1 && (i.additionalProperties = { allOf: e });
	}
	return i;
}
function Da(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of Ca) if (t in e) return;
	let n = t.filter((e) => wa.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = Ea(t);
	else {
		let e = n[0], i = wa.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => Ea([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, V(e, r));
}
function Oa(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	let r = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let i = n.def ?? n.schema, a = { ...i }, o = n.ref;
		if (n.ref = null, o) {
			r(o);
			let n = e.seen.get(o), s = n.schema;
			if (s.$ref && (e.target === "draft-07" || e.target === "draft-04" || e.target === "openapi-3.0") ? (i.allOf = i.allOf ?? [], i.allOf.push(s)) : V(i, s), V(i, a), t._zod.parent === o) for (let e in i) e !== "$ref" && e !== "allOf" && (e in a || delete i[e]);
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
		if (e.target !== "openapi-3.0") for (let t of e.seen.entries()) Sa(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) Da(e);
		}
	}
	let i = {};
	if (e.target === "draft-2020-12" ? i.$schema = "https://json-schema.org/draft/2020-12/schema" : e.target === "draft-07" ? i.$schema = "http://json-schema.org/draft-07/schema#" : e.target === "draft-04" ? i.$schema = "http://json-schema.org/draft-04/schema#" : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		i.$id = e.external.uri(n);
	}
	V(i, n.defId ? n.schema : n.def ?? n.schema);
	let a = e.metadataRegistry.get(t)?.id;
	a !== void 0 && i.id === a && delete i.id;
	let o = e.external?.defs ?? {};
	if (!e.external || e.sharedEmitDoneFor !== e.external) for (let t of e.seen.entries()) {
		let e = t[1];
		e.def && e.defId && (e.def.id === e.defId && delete e.def.id, u(o, e.defId, e.def));
	}
	e.external && (e.sharedEmitDoneFor = e.external), e.external || Object.keys(o).length > 0 && (e.target === "draft-2020-12" ? i.$defs = o : i.definitions = o);
	try {
		let n = JSON.parse(JSON.stringify(i));
		return Object.defineProperty(n, "~standard", {
			value: {
				...t["~standard"],
				jsonSchema: {
					input: Aa(t, "input", e.processors),
					output: Aa(t, "output", e.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), n;
	} catch {
		throw Error("Error converting schema to JSON.");
	}
}
function W(e, t) {
	let n = t ?? { seen: new Set() };
	if (n.seen.has(e)) return !1;
	n.seen.add(e);
	let r = e._zod.def;
	if (r.type === "transform") return !0;
	if (r.type === "array") return W(r.element, n);
	if (r.type === "set") return W(r.valueType, n);
	if (r.type === "lazy") return W(r.getter(), n);
	if (r.type === "promise" || r.type === "optional" || r.type === "nonoptional" || r.type === "nullable" || r.type === "readonly" || r.type === "default" || r.type === "prefault" || r.type === "catch") return W(r.innerType, n);
	if (r.type === "intersection") return W(r.left, n) || W(r.right, n);
	if (r.type === "record" || r.type === "map") return W(r.keyType, n) || W(r.valueType, n);
	if (r.type === "pipe") return e._zod.traits.has("$ZodCodec") ? !0 : W(r.in, n) || W(r.out, n);
	if (r.type === "object") {
		for (let e in r.shape) if (W(r.shape[e], n)) return !0;
		return !1;
	}
	if (r.type === "union") {
		for (let e of r.options) if (W(e, n)) return !0;
		return !1;
	}
	if (r.type === "tuple") {
		for (let e of r.items) if (W(e, n)) return !0;
		return !!(r.rest && W(r.rest, n));
	}
	return !1;
}
const ka = (e, t = {}) => (n) => {
	let r = ya({
		...n,
		processors: t
	});
	return U(e, r), xa(r, e), Oa(r, e);
}, Aa = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = ya({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return U(e, o), xa(o, e), Oa(o, e);
}, G = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, K = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, ja = (e, t) => {
	G(e, "minimum", t), K(e, "maximum", t);
}, Ma = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, Na = (e, t) => {
	e.patterns ??= new Set(), e.patterns.add(t);
}, Pa = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, Fa = (e, t) => {
	e.format = t, t.includes("int") && (e.isInt = !0);
}, Ia = (e, t) => G(e, "minimum", t.minimum), La = (e, t) => K(e, "maximum", t.maximum), Ra = (e) => (t, n) => {
	Fa(t, n.format);
	let [r, i] = e[n.format];
	G(t, "minimum", r), K(t, "maximum", i);
}, za = {
	greater_than: (e, t) => G(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
	less_than: (e, t) => K(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
	multiple_of: (e, t) => Ma(e, t.value),
	number_format: Ra(le),
	bigint_format: Ra(ue),
	min_length: Ia,
	max_length: La,
	length_equals: (e, t) => ja(e, t.length),
	min_size: Ia,
	max_size: La,
	size_equals: (e, t) => ja(e, t.size),
	string_format: (e, t) => {
		Fa(e, t.format), t.pattern && Na(e, t.pattern), (t.format === "base64" || t.format === "base64url") && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => Pa(e, t.mime)
};
function q(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has("$ZodCheck") ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) za[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && G(t, "minimum", i.minimum), i.exclusiveMinimum !== void 0 && G(t, "exclusiveMinimum", i.exclusiveMinimum), i.maximum !== void 0 && K(t, "maximum", i.maximum), i.exclusiveMaximum !== void 0 && K(t, "exclusiveMaximum", i.exclusiveMaximum), i.multipleOf !== void 0 && Ma(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes("int") && (t.isInt = !0)), i.mime && Pa(t, i.mime);
	for (let e of i.patterns ?? []) Na(t, e);
	return t;
}
const Ba = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
}, Va = new Map([[Yn, Mt], [Zn, Nt]]), Ha = (e) => Va.get(e) ?? e, Ua = (e, t, n, r) => {
	let i = n;
	i.type = "string";
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = q(e);
	if (typeof a == "number" && (i.minLength = a), typeof o == "number" && (i.maxLength = o), s && (i.format = Ba[s] ?? s, i.format === "" && delete i.format, (s === "time" || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(Ha);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === "draft-07" || t.target === "draft-04" || t.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: e.source
		}))]);
	}
}, Wa = (e, t, n, r) => {
	let i = n, { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = q(e);
	i.type = u ? "integer" : "number";
	let d = typeof l == "number" && l >= (a ?? -Infinity), f = typeof c == "number" && c <= (o ?? Infinity), p = t.target === "draft-04" || t.target === "openapi-3.0";
	if (d ? p ? (i.minimum = l, i.exclusiveMinimum = !0) : i.exclusiveMinimum = l : typeof a == "number" && (i.minimum = a), f ? p ? (i.maximum = c, i.exclusiveMaximum = !0) : i.exclusiveMaximum = c : typeof o == "number" && (i.maximum = o), s) {
		let n = new Set();
		for (let a of s) Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : H(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
		let [a, ...o] = n;
		a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...i.allOf ?? [], ...o.map((e) => ({ multipleOf: e }))]);
	}
}, Ga = (e, t, n, r) => {
	n.type = "boolean";
}, Ka = (e, t, n, r) => {
	t.target === "openapi-3.0" ? (n.type = "string", n.nullable = !0, n.enum = [null]) : n.type = "null";
}, qa = (e, t, n, r) => {
	n.not = {};
}, Ja = (t, n, r, i) => {
	let a = t._zod.def, o = e(a.entries);
	o.length === 0 ? r.not = {} : (o.every((e) => typeof e == "number") && (r.type = "number"), o.every((e) => typeof e == "string") && (r.type = "string"), r.enum = o);
}, Ya = (e, t, n, r) => {
	let i = e._zod.def;
	if (i.values.length === 0) {
		n.not = {};
		return;
	}
	let a = [];
	for (let o of i.values) if (o === void 0) {
		if (H(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof o == "bigint") {
		if (H(e, t, n, r, "BigInt literals cannot be represented in JSON Schema")) return;
		a.push(Number(o));
	} else a.push(o);
	if (a.length !== 0) {
		if (a.length === 1) {
			let e = a[0];
			n.type = e === null ? "null" : typeof e, t.target === "draft-04" || t.target === "openapi-3.0" ? n.enum = [e] : n.const = e;
		} else a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), a.every((e) => typeof e == "boolean") && (n.type = "boolean"), a.every((e) => e === null) && (n.type = "null"), n.enum = a;
	}
}, Xa = (e, t, n, r) => {
	H(e, t, n, r, "Custom types cannot be represented in JSON Schema");
}, Za = (e, t, n, r) => {
	H(e, t, n, r, "Transforms cannot be represented in JSON Schema");
}, Qa = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = q(e);
	typeof o == "number" && (i.minItems = o), typeof s == "number" && (i.maxItems = s), i.type = "array", i.items = U(a.element, t, {
		...r,
		path: [...r.path, "items"]
	});
};
function J(e) {
	let t = e._zod.def;
	return t.type === "pipe" && t.in._zod.traits.has("$ZodTransform") ? J(t.out) : t.type === "catch" ? J(t.innerType) : e._zod.optin;
}
const $a = (e, t, n, r) => {
	let i = n, a = e._zod.def, o = a.shape;
	if (Object.getOwnPropertySymbols(o).length && H(e, t, i, r, "Symbol keys cannot be represented in JSON Schema")) return;
	i.type = "object", i.properties = {};
	for (let e in o) u(i.properties, e, U(o[e], t, {
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
		(t.io === "input" ? J(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === "never" ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = U(a.catchall, t, {
		...r,
		path: [...r.path, "additionalProperties"]
	})) : t.io === "output" && (i.additionalProperties = !1);
}, eo = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => U(e, t, {
		...r,
		path: [
			...r.path,
			a ? "oneOf" : "anyOf",
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, to = (e, t, n, r) => {
	let i = e._zod.def, a = U(i.left, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			0
		]
	}), o = U(i.right, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			1
		]
	}), s = (e) => "allOf" in e && Object.keys(e).length === 1, c = [...s(a) ? a.allOf : [a], ...s(o) ? o.allOf : [o]];
	n.allOf = c, t.intersections.push(c);
}, no = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = "array";
	let o = t.target === "draft-2020-12" ? "prefixItems" : "items", s = t.target === "draft-2020-12" || t.target === "openapi-3.0" ? "items" : "additionalItems", c = a.items.map((e, n) => U(e, t, {
		...r,
		path: [
			...r.path,
			o,
			n
		]
	})), l = a.rest ? U(a.rest, t, {
		...r,
		path: [
			...r.path,
			s,
			...t.target === "openapi-3.0" ? [a.items.length] : []
		]
	}) : null, u = a.items.length;
	for (; u > 0;) {
		let e = a.items[u - 1];
		if (!(t.io === "input" ? J(e) !== void 0 : e._zod.optout === "optional")) break;
		u--;
	}
	let d = a.items.length, f = !a.rest;
	t.target === "draft-2020-12" ? (i.prefixItems = c, f ? i.items = !1 : l && (i.items = l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : t.target === "openapi-3.0" ? (i.items = { anyOf: c }, l && i.items.anyOf.push(l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : (i.items = c, f ? i.additionalItems = !1 : l && (i.additionalItems = l), u > 0 && (i.minItems = u), f && (i.maxItems = d));
	let { minimum: p, maximum: m } = q(e);
	typeof p == "number" && (i.minItems = p), typeof m == "number" && (i.maxItems = m);
};
function ro(e, t, n) {
	if (t.$ref) {
		if (n.has(t)) return t;
		n.add(t);
		let r = e.get(t)?.def;
		if (!r) return t;
		let i = ro(e, r, n);
		return i === r ? t : i;
	}
	for (let r of ["anyOf", "oneOf"]) {
		let i = t[r];
		if (!Array.isArray(i)) continue;
		let a = i.map((t) => ro(e, t, n));
		a.some((e, t) => e !== i[t]) && (t = {
			...t,
			[r]: a
		});
	}
	let r = Array.isArray(t.type) ? t.type : [t.type], i = !r.includes("string") && r.some((e) => e === "number" || e === "integer"), a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
	if (!i && !a?.some((e) => typeof e == "number")) return t;
	let { minimum: o, maximum: s, exclusiveMinimum: c, exclusiveMaximum: l, multipleOf: u, format: d, id: f, ...p } = t;
	return p.enum ? p.enum = p.enum.map((e) => typeof e == "number" ? String(e) : e) : typeof p.const == "number" && (p.const = String(p.const)), i && (p.type = "string", a || (p.pattern = (r.includes("number") ? Wt : Ut).source)), p;
}
const io = new WeakMap();
function ao(e) {
	let t = new Map();
	for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
	let n = new Map();
	for (let r of io.get(e) ?? []) {
		let i = e.seen.get(r), a = (i?.def ?? i?.schema)?.propertyNames;
		if (!a || a === !0 || n.has(a)) continue;
		let o = ro(t, a, new Set());
		o !== a && n.set(a, o);
	}
	if (n.size) for (let t of e.seen.values()) for (let e of [t.schema, t.def]) {
		let t = e && n.get(e.propertyNames);
		t && (e.propertyNames = t);
	}
}
const oo = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = "object";
	let o = a.keyType, s = q(o).patterns;
	if (a.mode === "loose" && s && s.size > 0) {
		let e = U(a.valueType, t, {
			...r,
			path: [
				...r.path,
				"patternProperties",
				"*"
			]
		});
		i.patternProperties = {};
		for (let t of s) u(i.patternProperties, Ha(t).source, e);
	} else {
		if (t.target === "draft-07" || t.target === "draft-2020-12") {
			i.propertyNames = U(a.keyType, t, {
				...r,
				path: [...r.path, "propertyNames"]
			});
			let n = io.get(t);
			n || (n = [], io.set(t, n), t.deferred.push(() => ao(t))), n.push(e);
		}
		i.additionalProperties = U(a.valueType, t, {
			...r,
			path: [...r.path, "additionalProperties"]
		});
	}
	let c = o._zod.values, l = t.io === "input" && J(a.valueType) !== void 0;
	if (c && !a.partial && !l) {
		let e = [...c].filter((e) => typeof e == "string" || typeof e == "number");
		e.length > 0 && (i.required = e.map(String));
	}
}, so = (e, t, n, r) => {
	let i = e._zod.def, a = U(i.innerType, t, r), o = t.seen.get(e);
	t.target === "openapi-3.0" ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: "null" }];
}, co = (e, t, n, r) => {
	let i = e._zod.def;
	U(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, lo = Symbol();
function uo(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == "bigint" ? (a = !0, null) : t);
	return a ? (H(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema"), lo) : JSON.parse(o);
}
const fo = (e, t, n, r) => {
	let i = e._zod.def;
	U(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = uo(i.defaultValue, e, t, n, r);
	o !== lo && (n.default = o);
}, po = (e, t, n, r) => {
	let i = e._zod.def;
	U(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== "input") return;
	let o = uo(i.defaultValue, e, t, n, r);
	o !== lo && (n._prefault = o);
}, mo = (e, t, n, r) => {
	let i = e._zod.def;
	U(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o;
	try {
		o = i.catchValue(void 0);
	} catch {
		H(e, t, n, r, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	n.default = o;
}, ho = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has("$ZodTransform"), o = t.io === "input" ? a ? i.out : i.in : i.out;
	U(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, go = (e, t, n, r) => {
	let i = e._zod.def;
	U(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, _o = (e, t, n, r) => {
	let i = e._zod.def;
	U(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, vo = (e, t, n, r) => {
	let i = e._zod.innerType;
	U(i, t, r);
	let a = t.seen.get(e);
	a.ref = i;
}, yo = new WeakSet([Object.prototype, Error.prototype]);
function bo(e, t, n) {
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
const xo = (e, t) => {
	Ke.init(e, t), e.name = "ZodError";
	let r = Object.getPrototypeOf(e);
	yo.has(r) || (yo.add(r), bo(r, "format", (e) => (t) => Ye(e, t)), bo(r, "flatten", (e) => (t) => Je(e, t)), bo(r, "addIssue", (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, n, 2);
	}), bo(r, "addIssues", (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, n, 2);
	}), Object.defineProperty(r, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, So = A("ZodError", xo), Y = A("ZodError", xo, void 0, { Parent: Error }), Co = Qe(Y), wo = $e(Y), To = et(Y), Eo = nt(Y), Do = ct(Y), Oo = lt(Y), ko = ut(Y), Ao = dt(Y), jo = ft(Y), Mo = pt(Y), No = mt(Y), Po = ht(Y);
// node_modules/zod/v4/classic/schemas.js
function Fo() {
	M.localeError || N(di());
}
function X() {
	M.memoizer || N({ memoizer: ci() });
}
const Z = A("ZodType", (e, t) => (Fo(), F.init(e, t), e.def = t, e.type = t.type, e), {
	check(...e) {
		let t = this.def;
		return this.clone(g(t, { checks: [...t.checks ?? [], ...e.map((e) => typeof e == "function" ? { _zod: {
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
		return this.check(lc(e, t));
	},
	superRefine(e, t) {
		return this.check(uc(e, t));
	},
	overwrite(e) {
		return this.check(B(e));
	},
	optional() {
		return Hs(this);
	},
	exactOptional() {
		return Ws(this);
	},
	nullable() {
		return Ks(this);
	},
	nullish() {
		return Hs(Ks(this));
	},
	nonoptional(e) {
		return Qs(this, e);
	},
	array() {
		return bs(this);
	},
	or(e) {
		return Ts([this, e]);
	},
	and(e) {
		return ks(this, e);
	},
	transform(e) {
		return nc(this, Bs(e));
	},
	default(e) {
		return Js(this, e);
	},
	prefault(e) {
		return Xs(this, e);
	},
	catch(e) {
		return ec(this, e);
	},
	pipe(e) {
		return nc(this, e);
	},
	readonly() {
		return ic(this);
	},
	describe(e) {
		let t = this.clone();
		return z.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return z.get(this);
		let t = this.clone();
		return z.add(t, e[0]), t;
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
		return Oe(this, "~standard", {
			..._n(this),
			jsonSchema: {
				input: Aa(this, "input"),
				output: Aa(this, "output")
			}
		});
	},
	set "~standard"(e) {
		D(this, "~standard", e);
	},
	parse: function e(t, n) {
		return Co(this, t, n, { callee: e });
	},
	parseAsync: async function e(t, n) {
		return await wo(this, t, n, { callee: e });
	},
	safeParse(e, t) {
		return To(this, e, t);
	},
	async safeParseAsync(e, t) {
		return Eo(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		D(this, "spa", e);
	},
	validate(e, t) {
		return at(this, e, t);
	},
	validateAsync(e, t) {
		return st(this, e, t);
	},
	encode: function e(t, n) {
		return Do(this, t, n, { callee: e });
	},
	decode: function e(t, n) {
		return Oo(this, t, n, { callee: e });
	},
	encodeAsync: async function e(t, n) {
		return await ko(this, t, n, { callee: e });
	},
	decodeAsync: async function e(t, n) {
		return await Ao(this, t, n, { callee: e });
	},
	safeEncode(e, t) {
		return jo(this, e, t);
	},
	safeDecode(e, t) {
		return Mo(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return No(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return Po(this, e, t);
	},
	toJSONSchema(e) {
		return ka(this, {})(e);
	},
	get description() {
		return z.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), Io = A("_ZodString", (e, t) => {
	vn.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ua(e, t, n, r);
}, ke({
	format: (e) => q(e).format ?? null,
	minLength: (e) => q(e).minimum ?? null,
	maxLength: (e) => q(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(ra(...e));
	},
	includes(...e) {
		return this.check(oa(...e));
	},
	startsWith(...e) {
		return this.check(sa(...e));
	},
	endsWith(...e) {
		return this.check(ca(...e));
	},
	min(...e) {
		return this.check(ta(...e));
	},
	max(...e) {
		return this.check(ea(...e));
	},
	length(...e) {
		return this.check(na(...e));
	},
	nonempty(...e) {
		return this.check(ta(1, ...e));
	},
	lowercase(e) {
		return this.check(ia(e));
	},
	uppercase(e) {
		return this.check(aa(e));
	},
	trim() {
		return this.check(ua());
	},
	normalize(...e) {
		return this.check(la(...e));
	},
	toLowerCase() {
		return this.check(da());
	},
	toUpperCase() {
		return this.check(fa());
	},
	slugify() {
		return this.check(pa());
	}
})), Lo = A("ZodString", (e, t) => {
	vn.init(e, t), Io.init(e, t);
}, {
	email(e) {
		return this.check(_i(Ho, e));
	},
	url(e) {
		return this.check(Ci(Go, e));
	},
	jwt(e) {
		return this.check(Ri(os, e));
	},
	emoji(e) {
		return this.check(wi(Ko, e));
	},
	guid(e) {
		return this.check(vi(Uo, e));
	},
	uuid(e) {
		return this.check(yi(Wo, e));
	},
	uuidv4(e) {
		return this.check(bi(Wo, e));
	},
	uuidv6(e) {
		return this.check(xi(Wo, e));
	},
	uuidv7(e) {
		return this.check(Si(Wo, e));
	},
	nanoid(e) {
		return this.check(Ti(qo, e));
	},
	cuid(e) {
		return this.check(Ei(Jo, e));
	},
	cuid2(e) {
		return this.check(Di(Yo, e));
	},
	ulid(e) {
		return this.check(Oi(Xo, e));
	},
	base64(e) {
		return this.check(Fi(rs, e));
	},
	base64url(e) {
		return this.check(Ii(is, e));
	},
	xid(e) {
		return this.check(ki(Zo, e));
	},
	ksuid(e) {
		return this.check(Ai(Qo, e));
	},
	ipv4(e) {
		return this.check(ji($o, e));
	},
	ipv6(e) {
		return this.check(Mi(es, e));
	},
	cidrv4(e) {
		return this.check(Ni(ts, e));
	},
	cidrv6(e) {
		return this.check(Pi(ns, e));
	},
	e164(e) {
		return this.check(Li(as, e));
	},
	datetime(e) {
		return this.check(zi(Ro, e));
	},
	date(e) {
		return this.check(Bi(zo, e));
	},
	time(e) {
		return this.check(Vi(Bo, e));
	},
	duration(e) {
		return this.check(Hi(Vo, e));
	}
});
function Q(e) {
	return gi(Lo, e);
}
const $ = A("ZodStringFormat", (e, t) => {
	I.init(e, t), Io.init(e, t);
}), Ro = A("ZodISODateTime", (e, t) => {
	Ln.init(e, t), $.init(e, t);
}), zo = A("ZodISODate", (e, t) => {
	Rn.init(e, t), $.init(e, t);
}), Bo = A("ZodISOTime", (e, t) => {
	zn.init(e, t), $.init(e, t);
}), Vo = A("ZodISODuration", (e, t) => {
	Bn.init(e, t), $.init(e, t);
}), Ho = A("ZodEmail", (e, t) => {
	xn.init(e, t), $.init(e, t);
}), Uo = A("ZodGUID", (e, t) => {
	yn.init(e, t), $.init(e, t);
}), Wo = A("ZodUUID", (e, t) => {
	bn.init(e, t), $.init(e, t);
}), Go = A("ZodURL", (e, t) => {
	kn.init(e, t), $.init(e, t);
}), Ko = A("ZodEmoji", (e, t) => {
	An.init(e, t), $.init(e, t);
}), qo = A("ZodNanoID", (e, t) => {
	jn.init(e, t), $.init(e, t);
}), Jo = A("ZodCUID", (e, t) => {
	Mn.init(e, t), $.init(e, t);
}), Yo = A("ZodCUID2", (e, t) => {
	Nn.init(e, t), $.init(e, t);
}), Xo = A("ZodULID", (e, t) => {
	Pn.init(e, t), $.init(e, t);
}), Zo = A("ZodXID", (e, t) => {
	Fn.init(e, t), $.init(e, t);
}), Qo = A("ZodKSUID", (e, t) => {
	In.init(e, t), $.init(e, t);
}), $o = A("ZodIPv4", (e, t) => {
	Vn.init(e, t), $.init(e, t);
}), es = A("ZodIPv6", (e, t) => {
	Wn.init(e, t), $.init(e, t);
}), ts = A("ZodCIDRv4", (e, t) => {
	Gn.init(e, t), $.init(e, t);
}), ns = A("ZodCIDRv6", (e, t) => {
	qn.init(e, t), $.init(e, t);
}), rs = A("ZodBase64", (e, t) => {
	Xn.init(e, t), $.init(e, t);
}), is = A("ZodBase64URL", (e, t) => {
	$n.init(e, t), $.init(e, t);
}), as = A("ZodE164", (e, t) => {
	er.init(e, t), $.init(e, t);
}), os = A("ZodJWT", (e, t) => {
	nr.init(e, t), $.init(e, t);
}), ss = A("ZodNumber", (e, t) => {
	rr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => Wa(e, t, n, r), e.isFinite = !0;
}, ke({
	minValue: (e) => {
		let { minimum: t, exclusiveMinimum: n } = q(e);
		return Math.max(t ?? -Infinity, n ?? -Infinity);
	},
	maxValue: (e) => {
		let { maximum: t, exclusiveMaximum: n } = q(e);
		return Math.min(t ?? Infinity, n ?? Infinity);
	},
	isInt: (e) => {
		let { isInt: t, multipleOf: n } = q(e);
		return !!t || !!n?.some(Number.isSafeInteger);
	},
	format: (e) => q(e).format ?? null
}, {
	gt(e, t) {
		return this.check(Zi(e, t));
	},
	gte(e, t) {
		return this.check(Qi(e, t));
	},
	min(e, t) {
		return this.check(Qi(e, t));
	},
	lt(e, t) {
		return this.check(Yi(e, t));
	},
	lte(e, t) {
		return this.check(Xi(e, t));
	},
	max(e, t) {
		return this.check(Xi(e, t));
	},
	int(e) {
		return this.check(us(e));
	},
	safe(e) {
		return this.check(us(e));
	},
	positive(e) {
		return this.check(Zi(0, e));
	},
	nonnegative(e) {
		return this.check(Qi(0, e));
	},
	negative(e) {
		return this.check(Yi(0, e));
	},
	nonpositive(e) {
		return this.check(Xi(0, e));
	},
	multipleOf(e, t) {
		return this.check($i(e, t));
	},
	step(e, t) {
		return this.check($i(e, t));
	},
	finite() {
		return this;
	}
}));
function cs(e) {
	return Ui(ss, e);
}
const ls = A("ZodNumberFormat", (e, t) => {
	ir.init(e, t), ss.init(e, t);
});
function us(e) {
	return Wi(ls, e);
}
const ds = A("ZodBoolean", (e, t) => {
	ar.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ga(e, t, n, r);
});
function fs(e) {
	return Gi(ds, e);
}
const ps = A("ZodNull", (e, t) => {
	or.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ka(e, t, n, r);
});
function ms(e) {
	return Ki(ps, e);
}
const hs = A("ZodUnknown", (e, t) => {
	sr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function gs() {
	return qi(hs);
}
const _s = A("ZodNever", (e, t) => {
	cr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => qa(e, t, n, r);
});
function vs(e) {
	return Ji(_s, e);
}
const ys = A("ZodArray", (e, t) => {
	X(), fr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => Qa(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(ta(e, t));
	},
	nonempty(e) {
		return this.check(ta(1, e));
	},
	max(e, t) {
		return this.check(ea(e, t));
	},
	length(e, t) {
		return this.check(na(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function bs(e, t) {
	return ma(ys, e, t);
}
const xs = A("ZodObject", (e, t) => {
	X(), vr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => $a(e, t, n, r), Pe(e, "shape", (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return Is(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(g(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(g(this._zod.def, { catchall: gs() }));
	},
	loose() {
		return this.clone(g(this._zod.def, { catchall: gs() }));
	},
	strict() {
		return this.clone(g(this._zod.def, { catchall: vs() }));
	},
	strip() {
		return this.clone(g(this._zod.def, { catchall: void 0 }));
	},
	extend(e) {
		return me(this, e);
	},
	safeExtend(e) {
		return ge(this, e);
	},
	merge(e) {
		return _e(this, e);
	},
	pick(e) {
		return de(this, e);
	},
	omit(e) {
		return pe(this, e);
	},
	partial(...e) {
		return ve(Vs, this, e[0]);
	},
	exactPartial(...e) {
		return ve(Us, this, e[0], "exactPartial");
	},
	required(...e) {
		return ye(Zs, this, e[0]);
	}
});
function Ss(e, t) {
	let n = {
		type: "object",
		shape: e ?? {},
		...x(t)
	};
	return new xs(n);
}
function Cs(e, t) {
	return new xs({
		type: "object",
		shape: e,
		catchall: vs(),
		...x(t)
	});
}
const ws = A("ZodUnion", (e, t) => {
	br.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => eo(e, t, n, r), e.options = t.options;
});
function Ts(e, t) {
	return new ws({
		type: "union",
		options: e,
		...x(t)
	});
}
const Es = A("ZodDiscriminatedUnion", (e, t) => {
	ws.init(e, t), Sr.init(e, t);
});
function Ds(e, t, n) {
	return new Es({
		type: "union",
		options: t,
		discriminator: e,
		...x(n)
	});
}
const Os = A("ZodIntersection", (e, t) => {
	Cr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => to(e, t, n, r);
});
function ks(e, t) {
	return new Os({
		type: "intersection",
		left: e,
		right: t
	});
}
const As = A("ZodTuple", (e, t) => {
	X(), Er.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => no(e, t, n, r);
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
			items: e.items.map((e) => new Vs({
				type: "optional",
				innerType: e
			}))
		});
	}
});
function js(e, t, n) {
	let r = t instanceof F;
	return new As({
		type: "tuple",
		items: e,
		rest: r ? t : null,
		...x(r ? n : t)
	});
}
const Ms = A("ZodRecord", (e, t) => {
	X(), Ar.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => oo(e, t, n, r), e.keyType = t.keyType, e.valueType = t.valueType;
});
function Ns(e, t, n) {
	return !t || !t._zod ? new Ms({
		type: "record",
		keyType: Q(),
		valueType: e,
		...x(t)
	}) : new Ms({
		type: "record",
		keyType: e,
		valueType: t,
		...x(n)
	});
}
function Ps(e, t, n) {
	return new Ms({
		type: "record",
		keyType: e,
		valueType: t,
		...x(n),
		partial: !0
	});
}
const Fs = A("ZodEnum", (e, t) => {
	jr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ja(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new Fs({
			...t,
			checks: [],
			...x(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new Fs({
			...t,
			checks: [],
			...x(r),
			entries: i
		});
	};
});
function Is(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new Fs({
		type: "enum",
		entries: n,
		...x(t)
	});
}
const Ls = A("ZodLiteral", (e, t) => {
	Mr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ya(e, t, n, r), e.values = new Set(t.values), Object.defineProperty(e, "value", { get() {
		if (t.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return t.values[0];
	} });
});
function Rs(e, t) {
	return new Ls({
		type: "literal",
		values: Array.isArray(e) ? e : [e],
		...x(t)
	});
}
const zs = A("ZodTransform", (e, t) => {
	X(), Nr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => Za(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new Be(e.constructor.name);
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
function Bs(e) {
	return new zs({
		type: "transform",
		transform: e
	});
}
const Vs = A("ZodOptional", (e, t) => {
	Fr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => _o(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Hs(e) {
	return new Vs({
		type: "optional",
		innerType: e
	});
}
const Us = A("ZodExactOptional", (e, t) => {
	Ir.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => _o(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Ws(e) {
	return new Us({
		type: "optional",
		innerType: e
	});
}
const Gs = A("ZodNullable", (e, t) => {
	Lr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => so(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Ks(e) {
	return new Gs({
		type: "nullable",
		innerType: e
	});
}
const qs = A("ZodDefault", (e, t) => {
	Rr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => fo(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function Js(e, t) {
	return new qs({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : ae(t);
		}
	});
}
const Ys = A("ZodPrefault", (e, t) => {
	Br.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => po(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Xs(e, t) {
	return new Ys({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : ae(t);
		}
	});
}
const Zs = A("ZodNonOptional", (e, t) => {
	Vr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => co(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Qs(e, t) {
	return new Zs({
		type: "nonoptional",
		innerType: e,
		...x(t)
	});
}
const $s = A("ZodCatch", (e, t) => {
	Wr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => mo(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function ec(e, t) {
	return new $s({
		type: "catch",
		innerType: e,
		catchValue: typeof t == "function" ? t : Fe(t)
	});
}
const tc = A("ZodPipe", (e, t) => {
	Gr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => ho(e, t, n, r), e.in = t.in, e.out = t.out;
});
function nc(e, t) {
	return new tc({
		type: "pipe",
		in: e,
		out: t
	});
}
const rc = A("ZodReadonly", (e, t) => {
	qr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => go(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function ic(e) {
	return new rc({
		type: "readonly",
		innerType: e
	});
}
const ac = A("ZodLazy", (e, t) => {
	Yr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => vo(e, t, n, r), e.unwrap = () => e._zod.def.getter();
});
function oc(e) {
	return new ac({
		type: "lazy",
		getter: e
	});
}
const sc = A("ZodCustom", (e, t) => {
	Xr.init(e, t), Z.init(e, t), e._zod.processJSONSchema = (t, n, r) => Xa(e, t, n, r);
});
function cc(e, t) {
	return ha(sc, e ?? (() => !0), t);
}
function lc(e, t = {}) {
	return ga(sc, e, t);
}
function uc(e, t) {
	return _a(e, t);
}
function dc(e) {
	let t = oc(() => Ts([
		Q(e),
		cs(),
		fs(),
		ms(),
		bs(t),
		Ns(Q(), t)
	]));
	return t;
}
export { T as C, N as S, Ts as _, cc as a, Xe as b, dc as c, Ss as d, Ps as f, js as g, Q as h, fs as i, Rs as l, Cs as m, ms as n, Ds as o, Ns as p, bs as r, us as s, Is as t, cs as u, gs as v, j as x, So as y };
