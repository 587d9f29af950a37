import { En as e, Fr as t, Gt as n, Ht as r, On as i, Pr as a, _n as o, gn as s } from "./engine.js";
import { O as c, j as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(e) {
	let t = a(e).filter(({ severity: e }) => e === "error");
	return [
		...d(e),
		...t.length > 0 ? [n(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function d(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...f(e)];
	let i = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
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
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: a } = i(e.map(({ plan: e }) => e));
	return [
		`Translations: ${c(t.flatMap(({ caused: e }) => e))}`,
		...a > 0 ? [s(a, "conflict")] : [],
		...n > 0 ? [`${s(n, "change")} pending before`] : [],
		...r > 0 ? [`${o(r)} skipped`] : []
	];
}
function m(n, r) {
	let { projects: i } = n, a = i.filter(({ results: e }) => e).length;
	if (a === 0) return [`Translations: nothing ${r}`];
	let o = t(n).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: l, notAttempted: u, inPart: d, skipped: f } = e(i), p = l + u + d + f;
	return [
		`Translations ${r}: ${c(o)}`,
		...p > 0 ? [`${s(p, "change")} not completed`] : [],
		...h(i.length - a, r)
	];
}
function h(e, t) {
	return e > 0 ? [`${s(e, "project")} not ${t}`] : [];
}
export { u as t };
