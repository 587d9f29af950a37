import { Bt as e, Nr as t, Pr as n, Ut as r, _n as i, fn as a, hn as o, pn as s } from "./engine.js";
import { M as c, k as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(e) {
	let n = t(e).filter(({ severity: e }) => e === "error");
	return [
		...d(e),
		...n.length > 0 ? [r(n)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function d(t) {
	let { command: n, projects: r } = t;
	if (n === "validate") return ["Translations: manifests checked", ...f(t)];
	let i = r.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (i.length === 0) return ["Translations: nothing compared"];
	if (n === "apply" || n === "restore") return m(t, n === "apply" ? "applied" : "restored");
	let a = h(r.length - i.length, "compared");
	return n === "drift" ? [`Translations: ${e(i) || "no drift"}`, ...a] : [...p(i), ...a];
}
function f({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${c(e.projects)}` : "not compared with the target"] : [];
}
function p(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: o } = i(e.map(({ plan: e }) => e));
	return [
		`Translations: ${l(t.flatMap(({ caused: e }) => e))}`,
		...o > 0 ? [a(o, "conflict")] : [],
		...n > 0 ? [`${a(n, "change")} pending before`] : [],
		...r > 0 ? [`${s(r)} skipped`] : []
	];
}
function m(e, t) {
	let { projects: r } = e, i = r.filter(({ results: e }) => e).length;
	if (i === 0) return [`Translations: nothing ${t}`];
	let s = n(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: c, notAttempted: u, inPart: d, skipped: f } = o(r), p = c + u + d + f;
	return [
		`Translations ${t}: ${l(s)}`,
		...p > 0 ? [`${a(p, "change")} not completed`] : [],
		...h(r.length - i, t)
	];
}
function h(e, t) {
	return e > 0 ? [`${a(e, "project")} not ${t}`] : [];
}
export { u as t };
