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
// src/api/http/version.ts
const n = "0.1.0", r = [
	"ios",
	"android",
	"web",
	"other"
], i = [
	"project.translation.updated",
	"project.translation.proofread",
	"project.translations.updated",
	"project.translations.proofread"
], a = [
	...i,
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
function o(e) {
	return JSON.parse(e);
}
function s(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
export { r as a, i, o as n, n as o, a as r, t as s, s as t };
