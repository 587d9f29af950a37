import { Dn as e, Nr as t, Pr as n, Tn as r, Vt as i, Wt as a, gn as o, hn as s } from "./engine.js";
import { O as c, j as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(e) {
	let n = t(e).filter(({ severity: e }) => e === "error");
	return [
		...d(e),
		...n.length > 0 ? [a(n)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function d(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...f(e)];
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return m(e, t === "apply" ? "applied" : "restored");
	let a = h(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${i(r) || "no drift"}`, ...a] : [...p(r), ...a];
}
function f({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${l(e.projects)}` : "not compared with the target"] : [];
}
function p(t) {
	let n = t.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), r = n.flatMap((e) => e.pending).length, { skipped: i, conflicts: a } = e(t.map(({ plan: e }) => e));
	return [
		`Translations: ${c(n.flatMap(({ caused: e }) => e))}`,
		...a > 0 ? [s(a, "conflict")] : [],
		...r > 0 ? [`${s(r, "change")} pending before`] : [],
		...i > 0 ? [`${o(i)} skipped`] : []
	];
}
function m(e, t) {
	let { projects: i } = e, a = i.filter(({ results: e }) => e).length;
	if (a === 0) return [`Translations: nothing ${t}`];
	let o = n(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: l, notAttempted: u, inPart: d, skipped: f } = r(i), p = l + u + d + f;
	return [
		`Translations ${t}: ${c(o)}`,
		...p > 0 ? [`${s(p, "change")} not completed`] : [],
		...h(i.length - a, t)
	];
}
function h(e, t) {
	return e > 0 ? [`${s(e, "project")} not ${t}`] : [];
}
export { u as t };
