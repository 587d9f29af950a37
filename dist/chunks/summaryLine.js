import { An as e, Sn as t, bn as n, di as r, fi as i, fn as a, jn as o, ln as s } from "./engine.js";
import { P as c, R as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(e) {
	let t = r(e).filter(({ severity: e }) => e === "error");
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
	return t === "drift" ? [`Translations: ${s(r) || "no drift"}`, ...i] : [...p(r), ...i];
}
function f({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${l(e.projects)}` : "not compared with the target"] : [];
}
function p(n) {
	let r = n.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), i = r.flatMap((e) => e.pending).length, { skipped: a, conflicts: s } = t(n.map(({ plan: e }) => e));
	return [
		`Translations: ${c(r.flatMap(({ caused: e }) => e))}`,
		...s > 0 ? [e(s, "conflict")] : [],
		...i > 0 ? [`${e(i, "change")} pending before`] : [],
		...a > 0 ? [`${o(a)} skipped`] : []
	];
}
function m(t, r) {
	let { projects: a } = t, o = a.filter(({ results: e }) => e).length;
	if (o === 0) return [`Translations: nothing ${r}`];
	let s = i(t).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: l, notAttempted: u, inPart: d, skipped: f } = n(a), p = l + u + d + f;
	return [
		`Translations ${r}: ${c(s)}`,
		...p > 0 ? [`${e(p, "change")} not completed`] : [],
		...h(a.length - o, r)
	];
}
function h(t, n) {
	return t > 0 ? [`${e(t, "project")} not ${n}`] : [];
}
export { u as t };
