import { Fr as e, Pr as t, Vt as n, Wt as r, gn as i, mn as a, pn as o, vn as s } from "./engine.js";
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
function d(e) {
	let { command: t, projects: r } = e;
	if (t === "validate") return ["Translations: manifests checked", ...f(e)];
	let i = r.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (i.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return m(e, t === "apply" ? "applied" : "restored");
	let a = h(r.length - i.length, "compared");
	return t === "drift" ? [`Translations: ${n(i) || "no drift"}`, ...a] : [...p(i), ...a];
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
