import { Cn as e, Mn as t, fi as n, jn as r, pi as i, pn as a, un as o, xn as s } from "./engine.js";
import { P as c, R as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(e) {
	let t = n(e).filter(({ severity: e }) => e === "error");
	return [
		...d(e),
		...t.length > 0 ? [a(t)] : [],
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
	let i = h(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${o(r) || "no drift"}`, ...i] : [...p(r), ...i];
}
function f({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${l(e.projects)}` : "not compared with the target"] : [];
}
function p(n) {
	let i = n.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), a = i.flatMap((e) => e.pending).length, { skipped: o, conflicts: s } = e(n.map(({ plan: e }) => e));
	return [
		`Translations: ${c(i.flatMap(({ caused: e }) => e))}`,
		...s > 0 ? [r(s, "conflict")] : [],
		...a > 0 ? [`${r(a, "change")} pending before`] : [],
		...o > 0 ? [`${t(o)} skipped`] : []
	];
}
function m(e, t) {
	let { projects: n } = e, a = n.filter(({ results: e }) => e).length;
	if (a === 0) return [`Translations: nothing ${t}`];
	let o = i(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: l, notAttempted: u, inPart: d, skipped: f } = s(n), p = l + u + d + f;
	return [
		`Translations ${t}: ${c(o)}`,
		...p > 0 ? [`${r(p, "change")} not completed`] : [],
		...h(n.length - a, t)
	];
}
function h(e, t) {
	return e > 0 ? [`${r(e, "project")} not ${t}`] : [];
}
export { u as t };
