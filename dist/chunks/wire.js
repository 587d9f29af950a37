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
// src/model/lists.ts
function n(e, ...t) {
	for (let n of t) for (let t of n) e.push(t);
}
function r(e) {
	let t = -Infinity;
	for (let n of e) t = Math.max(t, n);
	return t;
}
function i(e) {
	let t = Infinity;
	for (let n of e) t = Math.min(t, n);
	return t;
}
// src/wire/key.ts
const a = [
	"ios",
	"android",
	"web",
	"other"
], o = "0.1.0", s = "lokaform/lokaform", c = `v${o}`;
function l(e) {
	return `https://raw.githubusercontent.com/${s}/${c}/${e}`;
}
function u(e) {
	return `https://github.com/${s}/blob/${c}/${e}`;
}
// src/wire/webhook.ts
const d = [
	"project.translation.updated",
	"project.translation.proofread",
	"project.translations.updated",
	"project.translations.proofread"
], f = [
	...d,
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
// src/wire/json.ts
function p(e) {
	return JSON.parse(e);
}
function m(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
export { o as a, a as c, i as d, t as f, d as i, n as l, p as n, l as o, f as r, u as s, m as t, r as u };
