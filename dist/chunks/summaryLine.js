import { $t as e, Bt as t, Tn as n, Ut as r, Zt as i, an as a, on as o, wn as s } from "./engine.js";
import { L as c, N as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(e) {
	let t = s(e).filter(({ severity: e }) => e === "error");
	return [
		...d(e),
		...t.length > 0 ? [r(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function d(e) {
	let { command: n, projects: r } = e;
	if (n === "validate") return ["Translations: manifests checked", ...f(e)];
	let i = r.flatMap((e) => e.plan ? [e] : []);
	if (i.length === 0) return ["Translations: nothing compared"];
	if (n === "apply" || n === "restore") return m(e, n === "apply" ? "applied" : "restored");
	let a = h(r.length - i.length, "compared");
	return n === "drift" ? [`Translations: ${t(i) || "no drift"}`, ...a] : [...p(i), ...a];
}
function f({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${c(e.projects)}` : "not compared with the target"] : [];
}
function p(t) {
	let n = t.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), r = n.flatMap((e) => e.pending).length, { skipped: i, conflicts: s } = e(t.map(({ plan: e }) => e));
	return [
		`Translations: ${l(n.flatMap(({ caused: e }) => e))}`,
		...s > 0 ? [a(s, "conflict")] : [],
		...r > 0 ? [`${a(r, "change")} pending before`] : [],
		...i > 0 ? [`${o(i)} skipped`] : []
	];
}
function m(e, t) {
	let { projects: r } = e, o = r.filter(({ results: e }) => e).length;
	if (o === 0) return [`Translations: nothing ${t}`];
	let s = n(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: c, notAttempted: u, inPart: d, skipped: f } = i(r), p = c + u + d + f;
	return [
		`Translations ${t}: ${l(s)}`,
		...p > 0 ? [`${a(p, "change")} not completed`] : [],
		...h(r.length - o, t)
	];
}
function h(e, t) {
	return e > 0 ? [`${a(e, "project")} not ${t}`] : [];
}
export { u as t };
