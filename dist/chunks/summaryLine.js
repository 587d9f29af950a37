import { Gn as e, Kn as t, Tn as n, an as r, cn as i, gn as a, vn as o, wn as s } from "./engine.js";
import { P as c, R as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(t) {
	let n = e(t).filter(({ severity: e }) => e === "error");
	return [
		...d(t),
		...n.length > 0 ? [i(n)] : [],
		...t.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function d(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...f(e)];
	let i = n.flatMap((e) => e.plan ? [e] : []);
	if (i.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return m(e, t === "apply" ? "applied" : "restored");
	let a = h(n.length - i.length, "compared");
	return t === "drift" ? [`Translations: ${r(i) || "no drift"}`, ...a] : [...p(i), ...a];
}
function f({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${l(e.projects)}` : "not compared with the target"] : [];
}
function p(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), r = t.flatMap((e) => e.pending).length, { skipped: i, conflicts: a } = o(e.map(({ plan: e }) => e));
	return [
		`Translations: ${c(t.flatMap(({ caused: e }) => e))}`,
		...a > 0 ? [s(a, "conflict")] : [],
		...r > 0 ? [`${s(r, "change")} pending before`] : [],
		...i > 0 ? [`${n(i)} skipped`] : []
	];
}
function m(e, n) {
	let { projects: r } = e, i = r.filter(({ results: e }) => e).length;
	if (i === 0) return [`Translations: nothing ${n}`];
	let o = t(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: l, notAttempted: u, inPart: d, skipped: f } = a(r), p = l + u + d + f;
	return [
		`Translations ${n}: ${c(o)}`,
		...p > 0 ? [`${s(p, "change")} not completed`] : [],
		...h(r.length - i, n)
	];
}
function h(e, t) {
	return e > 0 ? [`${s(e, "project")} not ${t}`] : [];
}
export { u as t };
