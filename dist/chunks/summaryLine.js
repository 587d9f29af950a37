import { Nn as e, Pn as t, Xt as n, fn as r, in as i, on as a, pn as o, qt as s } from "./engine.js";
import { L as c, N as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(t) {
	let r = e(t).filter(({ severity: e }) => e === "error");
	return [
		...d(t),
		...r.length > 0 ? [n(r)] : [],
		...t.stopped ? ["stopped before the end"] : []
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
	return e ? [e.is === "compared" ? `compared with the target: ${c(e.projects)}` : "not compared with the target"] : [];
}
function p(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: i, conflicts: s } = a(e.map(({ plan: e }) => e));
	return [
		`Translations: ${l(t.flatMap(({ caused: e }) => e))}`,
		...s > 0 ? [r(s, "conflict")] : [],
		...n > 0 ? [`${r(n, "change")} pending before`] : [],
		...i > 0 ? [`${o(i)} skipped`] : []
	];
}
function m(e, n) {
	let { projects: a } = e, o = a.filter(({ results: e }) => e).length;
	if (o === 0) return [`Translations: nothing ${n}`];
	let s = t(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: c, notAttempted: u, inPart: d, skipped: f } = i(a), p = c + u + d + f;
	return [
		`Translations ${n}: ${l(s)}`,
		...p > 0 ? [`${r(p, "change")} not completed`] : [],
		...h(a.length - o, n)
	];
}
function h(e, t) {
	return e > 0 ? [`${r(e, "project")} not ${t}`] : [];
}
export { u as t };
