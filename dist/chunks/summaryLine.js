import { Cn as e, Gn as t, Wn as n, _n as r, hn as i, in as a, sn as o, wn as s } from "./engine.js";
import { P as c, R as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(e) {
	let t = n(e).filter(({ severity: e }) => e === "error");
	return [
		...d(e),
		...t.length > 0 ? [o(t)] : [],
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
	let n = t.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), i = n.flatMap((e) => e.pending).length, { skipped: a, conflicts: o } = r(t.map(({ plan: e }) => e));
	return [
		`Translations: ${c(n.flatMap(({ caused: e }) => e))}`,
		...o > 0 ? [e(o, "conflict")] : [],
		...i > 0 ? [`${e(i, "change")} pending before`] : [],
		...a > 0 ? [`${s(a)} skipped`] : []
	];
}
function m(n, r) {
	let { projects: a } = n, o = a.filter(({ results: e }) => e).length;
	if (o === 0) return [`Translations: nothing ${r}`];
	let s = t(n).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: l, notAttempted: u, inPart: d, skipped: f } = i(a), p = l + u + d + f;
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
