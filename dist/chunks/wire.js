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
// src/model/json.ts
function d(e) {
	return JSON.stringify(p(e));
}
function f(e, t) {
	if (typeof e != "object" || typeof t != "object" || e === null || t === null) return e === t;
	if (h(e) || h(t)) return h(e) && h(t) && e.length === t.length && e.every((e, n) => f(e, t[n]));
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Object.hasOwn(t, n) && f(e[n], t[n]));
}
function p(e) {
	if (typeof e != "object" || !e) return e;
	if (h(e)) return e.map(p);
	let t = Object.entries(e).sort(([e], [t]) => m(e, t));
	return Object.fromEntries(t.map(([e, t]) => [e, p(t)]));
}
function m(e, t) {
	return e < t ? -1 : +(e > t);
}
function h(e) {
	return Array.isArray(e);
}
function g(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function _(e, t) {
	return g(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
function v(e, t) {
	return y(e, (e) => [t(e)]);
}
function y(e, t) {
	let n = new Map();
	for (let r of e) for (let e of t(r)) {
		let t = n.get(e);
		t ? t.push(r) : n.set(e, [r]);
	}
	return n;
}
function b(e, ...t) {
	for (let n of t) for (let t of n) e.push(t);
}
function x(e) {
	return e.flatMap((e) => e === !1 || e === void 0 ? [] : [e]);
}
function S(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function C(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function w(e) {
	return [...e].reduce((e, t) => Math.max(e, t), -Infinity);
}
function T(e) {
	return [...e].reduce((e, t) => Math.min(e, t), Infinity);
}
const E = (e) => !e.isWellFormed() || e.includes("\0");
function D(e) {
	return e.replace(/[\s\S]/g, (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function O(e) {
	return /^[A-Za-z_][\w.-]*$/.test(e) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(e) ? e : JSON.stringify(e);
}
function k(e) {
	return `${e} contains an invalid character: a NUL (\\0), or one part of a surrogate pair (\\ud800 to \\udfff). Remove this character.`;
}
function A(e) {
	return typeof e == "string" ? !E(e) : typeof e != "object" || !e || Object.entries(e).every(([e, t]) => e !== "__proto__" && !E(e) && A(t));
}
const j = /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu;
function M(e) {
	return /^\d+(?:\.\d+)?$/.test(e) ? Number(e) : void 0;
}
function N(e, t, n) {
	t === "__proto__" ? Object.defineProperty(e, t, {
		value: n,
		enumerable: !0,
		configurable: !0,
		writable: !0
	}) : e[t] = n;
}
// src/wire/json.ts
function P(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
function F(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/wire/key.ts
const I = [
	"ios",
	"android",
	"web",
	"other"
], L = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], R = [
	"project.translation.updated",
	"project.translation.proofread",
	"project.translations.updated",
	"project.translations.proofread"
], z = [...R, ..."project.imported project.exported project.copied project.deleted project.snapshot\n  project.languages.added project.language.removed project.language.settings_changed\n  project.key.added project.key.modified project.keys.added project.keys.modified\n  project.keys.deleted project.key.comment.added project.contributor.added\n  project.contributor.added_public project.contributor.deleted project.task.created\n  project.task.queued project.task.closed project.task.deleted\n  project.task.language.closed project.task.initial_tm_leverage.calculated\n  project.branch.added project.branch.deleted project.branch.merged team.order.created\n  team.order.completed team.order.deleted".split(/\s+/)];
export { l as A, N as C, O as D, k as E, t as F, n as M, o as N, s as O, a as P, f as S, D as T, T as _, F as a, x as b, b as c, w as d, v as f, E as g, A as h, L as i, r as j, c as k, m as l, g as m, R as n, P as o, y as p, I as r, j as s, z as t, d as u, S as v, C as w, M as x, _ as y };
