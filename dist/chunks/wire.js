// src/api/http/proxy.ts
const e = [
	"localhost",
	"127.0.0.1",
	"::1",
	"[::1]"
];
function t(t = process.env) {
	let n = (e) => t[e] || t[e.toUpperCase()] || void 0, r = n("https_proxy"), i = n("http_proxy");
	if (!r && !i) return { state: "none" };
	let a = process.getBuiltinModule("node:http");
	if (typeof a.setGlobalProxyFromEnv != "function") return {
		state: "unavailable",
		message: `${r ? "https_proxy" : "http_proxy"} is set, but Node ${process.versions.node} cannot use it: requests are sent directly. Use Node 24.14 or later.`
	};
	let o = [n("no_proxy"), ...e].filter(Boolean).join(","), s = {
		...r && { https_proxy: r },
		...i && { http_proxy: i },
		no_proxy: o
	};
	return {
		state: "used",
		undo: a.setGlobalProxyFromEnv(s)
	};
}
// src/model/package.ts
const n = "0.1.0", r = "To install the command lokaform, see Install in docs/cli.md.", i = `v${n}`;
function a(e) {
	return `schema/${e}.json`;
}
function o(e) {
	return `https://github.com/lokaform/lokaform/blob/${i}/${e}`;
}
// src/model/once.ts
function s(e) {
	let t;
	return () => (t ??= { value: e() }, t.value);
}
function c(e) {
	return u(new Map(), e);
}
function l(e) {
	return u(new WeakMap(), e);
}
function u(e, t) {
	return (n) => {
		let r = e.get(n);
		if (r !== void 0) return r;
		let i = t(n);
		return e.set(n, i), i;
	};
}
// \0node:crypto
const d = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), f = (...e) => process.getBuiltinModule("node:crypto").hash(...e), p = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// src/model/json.ts
function m(e) {
	return JSON.stringify(g(e));
}
function h(e, t) {
	if (typeof e != "object" || typeof t != "object" || e === null || t === null) return e === t;
	if (v(e) || v(t)) return v(e) && v(t) && e.length === t.length && e.every((e, n) => h(e, t[n]));
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Object.hasOwn(t, n) && h(e[n], t[n]));
}
function g(e) {
	if (typeof e != "object" || !e) return e;
	if (v(e)) return e.map(g);
	let t = Object.entries(e).sort(([e], [t]) => _(e, t));
	return Object.fromEntries(t.map(([e, t]) => [e, g(t)]));
}
function _(e, t) {
	return e < t ? -1 : +(e > t);
}
function v(e) {
	return Array.isArray(e);
}
function y(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function b(e, t) {
	return y(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
function x(e, t) {
	return S(e, (e) => [t(e)]);
}
function S(e, t) {
	let n = new Map();
	for (let r of e) for (let e of t(r)) {
		let t = n.get(e);
		t ? t.push(r) : n.set(e, [r]);
	}
	return n;
}
function C(e, ...t) {
	for (let n of t) for (let t of n) e.push(t);
}
function w(e) {
	return e.flatMap((e) => e === !1 || e === void 0 ? [] : [e]);
}
function T(...e) {
	return e.join(" ").split(" ");
}
function E(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function D(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function O(e) {
	return [...e].reduce((e, t) => Math.max(e, t), -Infinity);
}
function k(e) {
	return [...e].reduce((e, t) => Math.min(e, t), Infinity);
}
const A = (e) => !e.isWellFormed() || e.includes("\0");
function j(e) {
	return e.replace(/[\s\S]/g, (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function M(e) {
	return /^[A-Za-z_][\w.-]*$/.test(e) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(e) ? e : JSON.stringify(e);
}
function N(e) {
	return `${e} contains an invalid character: a NUL (\\0), or one part of a surrogate pair (\\ud800 to \\udfff). Remove this character.`;
}
function P(e) {
	return typeof e == "string" ? !A(e) : typeof e != "object" || !e || Object.entries(e).every(([e, t]) => e !== "__proto__" && !A(e) && P(t));
}
const F = /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu;
function I(e) {
	return /^\d+(?:\.\d+)?$/.test(e) ? Number(e) : void 0;
}
function L(e, t, n) {
	t === "__proto__" ? Object.defineProperty(e, t, {
		value: n,
		enumerable: !0,
		configurable: !0,
		writable: !0
	}) : e[t] = n;
}
function R(e, t) {
	return z(m([e, t])).slice(0, 16);
}
function z(e) {
	return f("sha256", e);
}
// src/wire/json.ts
function B(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
function V(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/wire/key.ts
const H = [
	"ios",
	"android",
	"web",
	"other"
], U = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], W = [
	"project.translation.updated",
	"project.translation.proofread",
	"project.translations.updated",
	"project.translations.proofread"
], G = [...W, ..."project.imported project.exported project.copied project.deleted project.snapshot\n  project.languages.added project.language.removed project.language.settings_changed\n  project.key.added project.key.modified project.keys.added project.keys.modified\n  project.keys.deleted project.key.comment.added project.contributor.added\n  project.contributor.added_public project.contributor.deleted project.task.created\n  project.task.queued project.task.closed project.task.deleted\n  project.task.language.closed project.task.initial_tm_leverage.calculated\n  project.branch.added project.branch.deleted project.branch.merged team.order.created\n  team.order.completed team.order.deleted".split(/\s+/)];
export { M as A, t as B, h as C, j as D, D as E, l as F, r as I, n as L, p as M, s as N, N as O, c as P, o as R, I as S, z as T, A as _, V as a, b, C as c, R as d, O as f, P as g, y as h, U as i, d as j, T as k, _ as l, S as m, W as n, B as o, x as p, H as r, F as s, G as t, m as u, k as v, L as w, w as x, E as y, a as z };
