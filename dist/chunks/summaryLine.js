import { An as e, cn as t, di as n, dn as r, kn as i, ui as a, xn as o, yn as s } from "./engine.js";
import { P as c, R as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(e) {
	let t = a(e).filter(({ severity: e }) => e === "error");
	return [
		...d(e),
		...t.length > 0 ? [r(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function d(e) {
	let { command: n, projects: r } = e;
	if (n === "validate") return ["Translations: manifests checked", ...f(e)];
	let i = r.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (i.length === 0) return ["Translations: nothing compared"];
	if (n === "apply" || n === "restore") return m(e, n === "apply" ? "applied" : "restored");
	let a = h(r.length - i.length, "compared");
	return n === "drift" ? [`Translations: ${t(i) || "no drift"}`, ...a] : [...p(i), ...a];
}
function f({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${l(e.projects)}` : "not compared with the target"] : [];
}
function p(t) {
	let n = t.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), r = n.flatMap((e) => e.pending).length, { skipped: a, conflicts: s } = o(t.map(({ plan: e }) => e));
	return [
		`Translations: ${c(n.flatMap(({ caused: e }) => e))}`,
		...s > 0 ? [i(s, "conflict")] : [],
		...r > 0 ? [`${i(r, "change")} pending before`] : [],
		...a > 0 ? [`${e(a)} skipped`] : []
	];
}
function m(e, t) {
	let { projects: r } = e, a = r.filter(({ results: e }) => e).length;
	if (a === 0) return [`Translations: nothing ${t}`];
	let o = n(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: l, notAttempted: u, inPart: d, skipped: f } = s(r), p = l + u + d + f;
	return [
		`Translations ${t}: ${c(o)}`,
		...p > 0 ? [`${i(p, "change")} not completed`] : [],
		...h(r.length - a, t)
	];
}
function h(e, t) {
	return e > 0 ? [`${i(e, "project")} not ${t}`] : [];
}
export { u as t };
