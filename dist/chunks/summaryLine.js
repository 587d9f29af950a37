import { Ft as e, Gt as t, Mt as n, Qt as r, Ut as i, Zt as a, _n as o, gn as s } from "./engine.js";
import { L as c, N as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(t) {
	let n = s(t).filter(({ severity: e }) => e === "error");
	return [
		...d(t),
		...n.length > 0 ? [e(n)] : [],
		...t.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function d(e) {
	let { command: t, projects: r } = e;
	if (t === "validate") return ["Translations: manifests checked", ...f(e)];
	let i = r.flatMap((e) => e.plan ? [e] : []);
	if (i.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return m(e, t === "apply" ? "applied" : "restored");
	let a = h(r.length - i.length, "compared");
	return t === "drift" ? [`Translations: ${n(i) || "no drift"}`, ...a] : [...p(i), ...a];
}
function f({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${c(e.projects)}` : "not compared with the target"] : [];
}
function p(e) {
	let n = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), i = n.flatMap((e) => e.pending).length, { skipped: o, conflicts: s } = t(e.map(({ plan: e }) => e));
	return [
		`Translations: ${l(n.flatMap(({ caused: e }) => e))}`,
		...s > 0 ? [a(s, "conflict")] : [],
		...i > 0 ? [`${a(i, "change")} pending before`] : [],
		...o > 0 ? [`${r(o)} skipped`] : []
	];
}
function m(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let s = o(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: c, notAttempted: u, inPart: d, skipped: f } = i(n), p = c + u + d + f;
	return [
		`Translations ${t}: ${l(s)}`,
		...p > 0 ? [`${a(p, "change")} not completed`] : [],
		...h(n.length - r, t)
	];
}
function h(e, t) {
	return e > 0 ? [`${a(e, "project")} not ${t}`] : [];
}
export { u as t };
