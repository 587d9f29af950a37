import { Cn as e, Sn as t, Un as n, Wn as r, gn as i, mn as a, on as o, rn as s } from "./engine.js";
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
	return t === "drift" ? [`Translations: ${s(r) || "no drift"}`, ...i] : [...p(r), ...i];
}
function f({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${l(e.projects)}` : "not compared with the target"] : [];
}
function p(n) {
	let r = n.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), a = r.flatMap((e) => e.pending).length, { skipped: o, conflicts: s } = i(n.map(({ plan: e }) => e));
	return [
		`Translations: ${c(r.flatMap(({ caused: e }) => e))}`,
		...s > 0 ? [t(s, "conflict")] : [],
		...a > 0 ? [`${t(a, "change")} pending before`] : [],
		...o > 0 ? [`${e(o)} skipped`] : []
	];
}
function m(e, n) {
	let { projects: i } = e, o = i.filter(({ results: e }) => e).length;
	if (o === 0) return [`Translations: nothing ${n}`];
	let s = r(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: l, notAttempted: u, inPart: d, skipped: f } = a(i), p = l + u + d + f;
	return [
		`Translations ${n}: ${c(s)}`,
		...p > 0 ? [`${t(p, "change")} not completed`] : [],
		...h(i.length - o, n)
	];
}
function h(e, n) {
	return e > 0 ? [`${t(e, "project")} not ${n}`] : [];
}
export { u as t };
