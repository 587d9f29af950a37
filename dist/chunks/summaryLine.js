import { Cn as e, Ht as t, Qt as n, Xt as r, an as i, in as a, wn as o, zt as s } from "./engine.js";
import { L as c, N as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(n) {
	let r = e(n).filter(({ severity: e }) => e === "error");
	return [
		...d(n),
		...r.length > 0 ? [t(r)] : [],
		...n.stopped ? ["stopped before the end"] : []
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
	}), r = t.flatMap((e) => e.pending).length, { skipped: o, conflicts: s } = n(e.map(({ plan: e }) => e));
	return [
		`Translations: ${l(t.flatMap(({ caused: e }) => e))}`,
		...s > 0 ? [a(s, "conflict")] : [],
		...r > 0 ? [`${a(r, "change")} pending before`] : [],
		...o > 0 ? [`${i(o)} skipped`] : []
	];
}
function m(e, t) {
	let { projects: n } = e, i = n.filter(({ results: e }) => e).length;
	if (i === 0) return [`Translations: nothing ${t}`];
	let s = o(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: c, notAttempted: u, inPart: d, skipped: f } = r(n), p = c + u + d + f;
	return [
		`Translations ${t}: ${l(s)}`,
		...p > 0 ? [`${a(p, "change")} not completed`] : [],
		...h(n.length - i, t)
	];
}
function h(e, t) {
	return e > 0 ? [`${a(e, "project")} not ${t}`] : [];
}
export { u as t };
