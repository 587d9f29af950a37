import { Fn as e, Jt as t, Pn as n, Zt as r, an as i, mn as a, pn as o, sn as s } from "./engine.js";
import { L as c, N as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(e) {
	let t = n(e).filter(({ severity: e }) => e === "error");
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
function p(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = s(e.map(({ plan: e }) => e));
	return [
		`Translations: ${l(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [o(i, "conflict")] : [],
		...n > 0 ? [`${o(n, "change")} pending before`] : [],
		...r > 0 ? [`${a(r)} skipped`] : []
	];
}
function m(t, n) {
	let { projects: r } = t, a = r.filter(({ results: e }) => e).length;
	if (a === 0) return [`Translations: nothing ${n}`];
	let s = e(t).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: c, notAttempted: u, inPart: d, skipped: f } = i(r), p = c + u + d + f;
	return [
		`Translations ${n}: ${l(s)}`,
		...p > 0 ? [`${o(p, "change")} not completed`] : [],
		...h(r.length - a, n)
	];
}
function h(e, t) {
	return e > 0 ? [`${o(e, "project")} not ${t}`] : [];
}
export { u as t };
