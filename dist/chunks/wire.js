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
// src/model/json.ts
function n(e) {
	return JSON.stringify(i(e));
}
function r(e, t) {
	if (typeof e != "object" || typeof t != "object" || e === null || t === null) return e === t;
	if (o(e) || o(t)) return o(e) && o(t) && e.length === t.length && e.every((e, n) => r(e, t[n]));
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Object.hasOwn(t, n) && r(e[n], t[n]));
}
function i(e) {
	if (typeof e != "object" || !e) return e;
	if (o(e)) return e.map(i);
	let t = Object.entries(e).sort(([e], [t]) => a(e, t));
	return Object.fromEntries(t.map(([e, t]) => [e, i(t)]));
}
function a(e, t) {
	return e < t ? -1 : +(e > t);
}
function o(e) {
	return Array.isArray(e);
}
function s(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function c(e, t) {
	return s(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
function l(e, t) {
	return u(e, (e) => [t(e)]);
}
function u(e, t) {
	let n = new Map();
	for (let r of e) for (let e of t(r)) {
		let t = n.get(e);
		t ? t.push(r) : n.set(e, [r]);
	}
	return n;
}
function d(e, ...t) {
	for (let n of t) for (let t of n) e.push(t);
}
function f(e) {
	let t = -Infinity;
	for (let n of e) t = Math.max(t, n);
	return t;
}
function p(e) {
	let t = Infinity;
	for (let n of e) t = Math.min(t, n);
	return t;
}
const m = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
function h(e) {
	return `${e} contains an invalid character: a NUL (\\0), or one part of a surrogate pair (\\ud800 to \\udfff). Remove this character.`;
}
function g(e) {
	return typeof e == "string" ? !m.test(e) : typeof e != "object" || !e || Object.entries(e).every(([e, t]) => e !== "__proto__" && !m.test(e) && g(t));
}
const _ = /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu, v = [
	"ios",
	"android",
	"web",
	"other"
], y = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], b = [
	"project.translation.updated",
	"project.translation.proofread",
	"project.translations.updated",
	"project.translations.proofread"
], x = [
	...b,
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
], S = "0.1.0", C = "lokaform/lokaform", w = `v${S}`;
function T(e) {
	return `https://raw.githubusercontent.com/${C}/${w}/${e}`;
}
function E(e) {
	return `schema/${e}.json`;
}
function D(e) {
	return `yaml-language-server: $schema=${T(E(e))}`;
}
function O(e) {
	return `https://github.com/${C}/blob/${w}/${e}`;
}
// src/wire/json.ts
function k(e) {
	return JSON.parse(e);
}
function A(e) {
	try {
		return k(e);
	} catch {
		return;
	}
}
function j(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
export { c as C, t as E, p as S, h as T, f as _, O as a, s as b, x as c, y as d, _ as f, n as g, a as h, S as i, b as l, d as m, A as n, E as o, m as p, k as r, D as s, j as t, v as u, l as v, r as w, g as x, u as y };
