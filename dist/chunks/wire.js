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
// src/model/once.ts
function n(e) {
	let t;
	return () => (t ??= { value: e() }, t.value);
}
function r(e) {
	let t = new Map();
	return (n) => {
		let r = t.get(n) ?? e(n);
		return t.set(n, r), r;
	};
}
// src/model/json.ts
function i(e) {
	return JSON.stringify(o(e));
}
function a(e, t) {
	if (typeof e != "object" || typeof t != "object" || e === null || t === null) return e === t;
	if (c(e) || c(t)) return c(e) && c(t) && e.length === t.length && e.every((e, n) => a(e, t[n]));
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Object.hasOwn(t, n) && a(e[n], t[n]));
}
function o(e) {
	if (typeof e != "object" || !e) return e;
	if (c(e)) return e.map(o);
	let t = Object.entries(e).sort(([e], [t]) => s(e, t));
	return Object.fromEntries(t.map(([e, t]) => [e, o(t)]));
}
function s(e, t) {
	return e < t ? -1 : +(e > t);
}
function c(e) {
	return Array.isArray(e);
}
function l(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function u(e, t) {
	return l(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
function d(e, t) {
	return f(e, (e) => [t(e)]);
}
function f(e, t) {
	let n = new Map();
	for (let r of e) for (let e of t(r)) {
		let t = n.get(e);
		t ? t.push(r) : n.set(e, [r]);
	}
	return n;
}
function p(e, ...t) {
	for (let n of t) for (let t of n) e.push(t);
}
function m(e) {
	return e.flatMap((e) => e === !1 || e === void 0 ? [] : [e]);
}
function h(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function g(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function _(e) {
	let t = -Infinity;
	for (let n of e) t = Math.max(t, n);
	return t;
}
function v(e) {
	let t = Infinity;
	for (let n of e) t = Math.min(t, n);
	return t;
}
const y = (e) => !e.isWellFormed() || e.includes("\0");
function b(e) {
	return e.replace(/[\s\S]/g, (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function x(e) {
	return `${e} contains an invalid character: a NUL (\\0), or one part of a surrogate pair (\\ud800 to \\udfff). Remove this character.`;
}
function S(e) {
	return typeof e == "string" ? !y(e) : typeof e != "object" || !e || Object.entries(e).every(([e, t]) => e !== "__proto__" && !y(e) && S(t));
}
const C = /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu;
// src/wire/json.ts
function w(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
function T(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/wire/key.ts
const E = [
	"ios",
	"android",
	"web",
	"other"
], D = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], O = [
	"project.translation.updated",
	"project.translation.proofread",
	"project.translations.updated",
	"project.translations.proofread"
], k = [...O, ..."project.imported project.exported project.copied project.deleted project.snapshot\n  project.languages.added project.language.removed project.language.settings_changed\n  project.key.added project.key.modified project.keys.added project.keys.modified\n  project.keys.deleted project.key.comment.added project.contributor.added\n  project.contributor.added_public project.contributor.deleted project.task.created\n  project.task.queued project.task.closed project.task.deleted\n  project.task.language.closed project.task.initial_tm_leverage.calculated\n  project.branch.added project.branch.deleted project.branch.merged team.order.created\n  team.order.completed team.order.deleted".split(/\s+/)], A = "0.1.0", j = `v${A}`;
function M(e) {
	return `schema/${e}.json`;
}
function N(e) {
	return `https://github.com/lokaform/lokaform/blob/${j}/${e}`;
}
export { t as A, m as C, x as D, b as E, n as O, u as S, g as T, l as _, O as a, v as b, T as c, p as d, s as f, f as g, d as h, k as i, r as k, w as l, _ as m, N as n, E as o, i as p, M as r, D as s, A as t, C as u, S as v, a as w, h as x, y };
