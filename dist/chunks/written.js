import { H as e, Pt as t, V as n, X as r, _r as i, it as a, nt as o, rt as s, vr as c } from "./start.js";
import { Rt as l, Vt as u } from "./engine.js";
// src/report/view/written.ts
function d(e, t) {
	let n = t ? ["Nothing was written."] : p(e);
	return [...f(e, t), ...n];
}
function f(t, r) {
	let { manifests: a, variables: o, languages: s, otherLanguages: l, unasked: u } = t, d = r ? "Would write" : "Wrote", f = a.flatMap(({ kind: t, path: n, entries: a, text: o }) => [`${d} ${c(n)}: ${e(a, h(t))}`, ...r ? [
		"",
		...i(o.trimEnd()).split("\n"),
		""
	] : []]), p = u.map(({ kind: t, field: n, count: r }) => `${n} of ${e(r, t)}`);
	return [
		...f,
		...o ? [`${d} ${c(o.path)}: ${n(o.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...s.length > 0 && l.length > 0 ? [`Texts are in ${s.map(c).join(", ")}. The project also has ${l.map(c).join(", ")}: add them with --languages.`] : [],
		...p.length > 0 ? [`Not in the manifests, so not managed: ${p.join(", ")}. Add them with --fields.`] : []
	];
}
function p({ variables: e, repeated: t, flags: n }) {
	let r = e ? [`  set -a; . ${m(`./${e.path}`)}; set +a`] : [], i = ["lokaform plan", ...[...t, ...n].map(m)].join(" ");
	return [
		"Next, see that a plan has nothing to do:",
		...r,
		`  ${i}`,
		...n.length > 0 ? ["To leave out the options for manifests, name the manifests in lokaform.yaml."] : []
	];
}
function m(e) {
	return c(r(e));
}
function h(e) {
	return t.find((t) => t.plural === e)?.name ?? e;
}
function g({ name: e, baseLanguage: t, writer: n }) {
	let r = t === void 0 ? "" : `, with the base language ${c(t)}`, i = n === void 0 ? "" : ` The token belongs to ${c(n)}.`;
	return [`The project is ${c(e)}${r}.${i}`];
}
function _(e) {
	let { first: t, written: n, kept: i, hasWorkflow: a, hasPullWorkflow: o, hasReusable: s, hasTexts: l, mentioned: u } = e, d = [
		...t ? f(t, !1) : [],
		...n.map((e) => `Wrote ${c(e)}`),
		...i.map((e) => `Kept: ${c(e)} (there already)`),
		...u.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...u.map((e) => `  ${c(e)}`)] : []
	];
	if (!t && n.length === 0) return [...d, "Nothing was written: all files are there already."];
	let p = t?.variables, m = [
		...p ? [`Load the variables: set -a; . ${c(r(`./${p.path}`))}; set +a`] : [],
		l ? "See how the texts of the files differ from the project: lokaform plan" : "See that a plan has nothing to do: lokaform plan",
		...a ? ["Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN."] : [],
		...p && s ? ["For the variables in URLs of webhooks: the workflow passes only LOKALISE_HOOK_TOKEN. Give the variable this name, or write the workflows pull-request, apply and drift instead, and set env in them."] : [],
		...o ? ["Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls."] : [],
		"Commit the files, and open a pull request with them."
	];
	return [
		...d,
		"",
		"Next steps:",
		...m.map((e, t) => `  ${t + 1}. ${e}`)
	];
}
const v = a(s`What happens next:`);
function y({ manifests: e }) {
	return `Translations from Lokalise: ${n(e.length, "new manifest")}`;
}
function b(t) {
	let { manifests: r } = t, i = r.length - 200;
	return {
		title: y(t),
		files: r.slice(0, 200).map(({ kind: t, path: n, entries: r }) => s`${o(n, 200)}: ${e(r, h(t))}`),
		more: i > 0 ? [s`${`… and ${n(i, "more manifest")}.`}`] : [],
		next: s`${v} The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`
	};
}
function x(e) {
	return {
		title: `Translations from Lokalise: ${u(e)}`,
		lead: s`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${o("-")} is the text that the manifest had, and the line with ${o("+")} replaces it.`,
		files: S(e.flatMap(({ files: e }) => e)),
		parts: e.map((e) => ({
			heading: o(e.name, 80),
			sections: l(e, {
				texts: e.hide_texts !== !0,
				languages: [],
				full: "also"
			})
		})),
		next: s`${v} Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input overwrite. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`
	};
}
function S(e) {
	let t = [...new Set(e)], [r, ...i] = t.slice(0, 20).map((e) => o(e, 200));
	if (!r) return [];
	let a = t.length - 20, c = a > 0 ? s` and ${n(a, "more file")}` : [], l = i.reduce((e, t) => s`${e}, ${t}`, r);
	return s`${t.length === 1 ? "File:" : "Files:"} ${l}${c}.`;
}
export { d as a, _ as i, y as n, x as o, b as r, g as t };
