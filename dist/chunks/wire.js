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
		...r ? { https_proxy: r } : {},
		...i ? { http_proxy: i } : {},
		no_proxy: o
	};
	return {
		state: "used",
		undo: a.setGlobalProxyFromEnv(s)
	};
}
// src/model/json.ts
function n(e) {
	return JSON.stringify(a(e));
}
function r(e, t) {
	return i(e, t) || n(e) === n(t);
}
function i(e, t) {
	if (typeof e != "object" || typeof t != "object" || e === null || t === null) return e === t;
	if (o(e) || o(t)) return o(e) && o(t) && e.length === t.length && e.every((e, n) => i(e, t[n]));
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Object.hasOwn(t, n) && i(e[n], t[n]));
}
function a(e) {
	if (typeof e != "object" || !e) return e;
	if (o(e)) return e.map(a);
	let t = Object.entries(e).sort(([e], [t]) => e < t ? -1 : +(e > t));
	return Object.fromEntries(t.map(([e, t]) => [e, a(t)]));
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
// src/wire/key.ts
const _ = [
	"ios",
	"android",
	"web",
	"other"
], v = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], y = [
	"project.translation.updated",
	"project.translation.proofread",
	"project.translations.updated",
	"project.translations.proofread"
], b = [
	...y,
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
], x = "0.1.0", S = "lokaform/lokaform", C = `v${x}`;
function w(e) {
	return `https://raw.githubusercontent.com/${S}/${C}/${e}`;
}
function T(e) {
	return `https://github.com/${S}/blob/${C}/${e}`;
}
// src/wire/json.ts
function E(e) {
	return JSON.parse(e);
}
function D(e) {
	try {
		return E(e);
	} catch {
		return;
	}
}
function O(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
export { t as C, h as S, s as _, w as a, c as b, y as c, m as d, d as f, u as g, l as h, x as i, _ as l, f as m, D as n, T as o, n as p, E as r, b as s, O as t, v as u, g as v, r as x, p as y };
