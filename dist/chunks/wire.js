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
// src/model/json.ts
function r(e) {
	return JSON.stringify(a(e));
}
function i(e, t) {
	if (typeof e != "object" || typeof t != "object" || e === null || t === null) return e === t;
	if (s(e) || s(t)) return s(e) && s(t) && e.length === t.length && e.every((e, n) => i(e, t[n]));
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Object.hasOwn(t, n) && i(e[n], t[n]));
}
function a(e) {
	if (typeof e != "object" || !e) return e;
	if (s(e)) return e.map(a);
	let t = Object.entries(e).sort(([e], [t]) => o(e, t));
	return Object.fromEntries(t.map(([e, t]) => [e, a(t)]));
}
function o(e, t) {
	return e < t ? -1 : +(e > t);
}
function s(e) {
	return Array.isArray(e);
}
function c(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function l(e, t) {
	return c(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
function u(e, t) {
	return d(e, (e) => [t(e)]);
}
function d(e, t) {
	let n = new Map();
	for (let r of e) for (let e of t(r)) {
		let t = n.get(e);
		t ? t.push(r) : n.set(e, [r]);
	}
	return n;
}
function f(e, ...t) {
	for (let n of t) for (let t of n) e.push(t);
}
function p(e) {
	return e.flatMap((e) => e === !1 || e === void 0 ? [] : [e]);
}
function m(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function h(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function g(e) {
	let t = -Infinity;
	for (let n of e) t = Math.max(t, n);
	return t;
}
function _(e) {
	let t = Infinity;
	for (let n of e) t = Math.min(t, n);
	return t;
}
const v = (e) => !e.isWellFormed() || e.includes("\0");
function y(e) {
	return e.replace(/[\s\S]/g, (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function b(e) {
	return `${e} contains an invalid character: a NUL (\\0), or one part of a surrogate pair (\\ud800 to \\udfff). Remove this character.`;
}
function x(e) {
	return typeof e == "string" ? !v(e) : typeof e != "object" || !e || Object.entries(e).every(([e, t]) => e !== "__proto__" && !v(e) && x(t));
}
const S = /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu;
// src/wire/json.ts
function C(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
function w(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/wire/key.ts
const T = [
	"ios",
	"android",
	"web",
	"other"
], E = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], D = [
	"project.translation.updated",
	"project.translation.proofread",
	"project.translations.updated",
	"project.translations.proofread"
], O = [...D, ..."project.imported project.exported project.copied project.deleted project.snapshot\n  project.languages.added project.language.removed project.language.settings_changed\n  project.key.added project.key.modified project.keys.added project.keys.modified\n  project.keys.deleted project.key.comment.added project.contributor.added\n  project.contributor.added_public project.contributor.deleted project.task.created\n  project.task.queued project.task.closed project.task.deleted\n  project.task.language.closed project.task.initial_tm_leverage.calculated\n  project.branch.added project.branch.deleted project.branch.merged team.order.created\n  team.order.completed team.order.deleted".split(/\s+/)], k = "0.1.0", A = `v${k}`;
function j(e) {
	return `schema/${e}.json`;
}
function M(e) {
	return `https://github.com/lokaform/lokaform/blob/${A}/${e}`;
}
export { p as C, b as D, y as E, n as O, l as S, h as T, c as _, D as a, _ as b, w as c, f as d, o as f, d as g, u as h, O as i, t as k, C as l, g as m, M as n, T as o, r as p, j as r, E as s, k as t, S as u, x as v, i as w, m as x, v as y };
