import { An as e, Gt as t, Jt as n, dn as r, in as i, kn as a, nn as o, un as s } from "./engine.js";
import { L as c, N as l } from "./markdown.js";
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
	let { command: n, projects: r } = e;
	if (n === "validate") return ["Translations: manifests checked", ...f(e)];
	let i = r.flatMap((e) => e.plan ? [e] : []);
	if (i.length === 0) return ["Translations: nothing compared"];
	if (n === "apply" || n === "restore") return m(e, n === "apply" ? "applied" : "restored");
	let a = h(r.length - i.length, "compared");
	return n === "drift" ? [`Translations: ${t(i) || "no drift"}`, ...a] : [...p(i), ...a];
}
function f({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${c(e.projects)}` : "not compared with the target"] : [];
}
function p(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: a, conflicts: o } = i(e.map(({ plan: e }) => e));
	return [
		`Translations: ${l(t.flatMap(({ caused: e }) => e))}`,
		...o > 0 ? [s(o, "conflict")] : [],
		...n > 0 ? [`${s(n, "change")} pending before`] : [],
		...a > 0 ? [`${r(a)} skipped`] : []
	];
}
function m(t, n) {
	let { projects: r } = t, i = r.filter(({ results: e }) => e).length;
	if (i === 0) return [`Translations: nothing ${n}`];
	let a = e(t).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: c, notAttempted: u, inPart: d, skipped: f } = o(r), p = c + u + d + f;
	return [
		`Translations ${n}: ${l(a)}`,
		...p > 0 ? [`${s(p, "change")} not completed`] : [],
		...h(r.length - i, n)
	];
}
function h(e, t) {
	return e > 0 ? [`${s(e, "project")} not ${t}`] : [];
}
export { u as t };
