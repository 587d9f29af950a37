import { On as e, bn as t, di as n, kn as r, sn as i, ui as a, un as o, vn as s } from "./engine.js";
import { P as c, R as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(e) {
	let t = a(e).filter(({ severity: e }) => e === "error");
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
	let a = h(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${i(r) || "no drift"}`, ...a] : [...p(r), ...a];
}
function f({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${l(e.projects)}` : "not compared with the target"] : [];
}
function p(n) {
	let i = n.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), a = i.flatMap((e) => e.pending).length, { skipped: o, conflicts: s } = t(n.map(({ plan: e }) => e));
	return [
		`Translations: ${c(i.flatMap(({ caused: e }) => e))}`,
		...s > 0 ? [e(s, "conflict")] : [],
		...a > 0 ? [`${e(a, "change")} pending before`] : [],
		...o > 0 ? [`${r(o)} skipped`] : []
	];
}
function m(t, r) {
	let { projects: i } = t, a = i.filter(({ results: e }) => e).length;
	if (a === 0) return [`Translations: nothing ${r}`];
	let o = n(t).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: l, notAttempted: u, inPart: d, skipped: f } = s(i), p = l + u + d + f;
	return [
		`Translations ${r}: ${c(o)}`,
		...p > 0 ? [`${e(p, "change")} not completed`] : [],
		...h(i.length - a, r)
	];
}
function h(t, n) {
	return t > 0 ? [`${e(t, "project")} not ${n}`] : [];
}
export { u as t };
