import { En as e, Kn as t, Tn as n, _n as r, ln as i, on as a, qn as o, yn as s } from "./engine.js";
import { P as c, R as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(e) {
	let n = t(e).filter(({ severity: e }) => e === "error");
	return [
		...d(e),
		...n.length > 0 ? [i(n)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function d(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...f(e)];
	let r = n.flatMap((e) => e.plan ? [e] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return m(e, t === "apply" ? "applied" : "restored");
	let i = h(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${a(r) || "no drift"}`, ...i] : [...p(r), ...i];
}
function f({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${l(e.projects)}` : "not compared with the target"] : [];
}
function p(t) {
	let r = t.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), i = r.flatMap((e) => e.pending).length, { skipped: a, conflicts: o } = s(t.map(({ plan: e }) => e));
	return [
		`Translations: ${c(r.flatMap(({ caused: e }) => e))}`,
		...o > 0 ? [n(o, "conflict")] : [],
		...i > 0 ? [`${n(i, "change")} pending before`] : [],
		...a > 0 ? [`${e(a)} skipped`] : []
	];
}
function m(e, t) {
	let { projects: i } = e, a = i.filter(({ results: e }) => e).length;
	if (a === 0) return [`Translations: nothing ${t}`];
	let s = o(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: l, notAttempted: u, inPart: d, skipped: f } = r(i), p = l + u + d + f;
	return [
		`Translations ${t}: ${c(s)}`,
		...p > 0 ? [`${n(p, "change")} not completed`] : [],
		...h(i.length - a, t)
	];
}
function h(e, t) {
	return e > 0 ? [`${n(e, "project")} not ${t}`] : [];
}
export { u as t };
