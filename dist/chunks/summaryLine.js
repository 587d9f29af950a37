import { $t as e, In as t, Ln as n, Xt as r, gn as i, hn as a, ln as o, sn as s } from "./engine.js";
import { P as c, R as l } from "./markdown.js";
// src/report/words/summaryLine.ts
function u(n) {
	let r = t(n).filter(({ severity: e }) => e === "error");
	return [
		...d(n),
		...r.length > 0 ? [e(r)] : [],
		...n.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function d(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...f(e)];
	let i = n.flatMap((e) => e.plan ? [e] : []);
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
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: s } = o(e.map(({ plan: e }) => e));
	return [
		`Translations: ${c(t.flatMap(({ caused: e }) => e))}`,
		...s > 0 ? [a(s, "conflict")] : [],
		...n > 0 ? [`${a(n, "change")} pending before`] : [],
		...r > 0 ? [`${i(r)} skipped`] : []
	];
}
function m(e, t) {
	let { projects: r } = e, i = r.filter(({ results: e }) => e).length;
	if (i === 0) return [`Translations: nothing ${t}`];
	let o = n(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: l, notAttempted: u, inPart: d, skipped: f } = s(r), p = l + u + d + f;
	return [
		`Translations ${t}: ${c(o)}`,
		...p > 0 ? [`${a(p, "change")} not completed`] : [],
		...h(r.length - i, t)
	];
}
function h(e, t) {
	return e > 0 ? [`${a(e, "project")} not ${t}`] : [];
}
export { u as t };
