import { A as e, At as t, B as n, Ht as r, Vt as i, k as a } from "./start.js";
import { Gt as o, Kt as s, qt as c } from "./engine.js";
// src/report/view/written.ts
function l(e, t) {
	let n = t ? ["Nothing was written."] : d(e);
	return [...u(e, t), ...n];
}
function u(t, n) {
	let { manifests: o, variables: s, languages: c, otherLanguages: l, unasked: u } = t, d = n ? "Would write" : "Wrote", f = o.flatMap(({ kind: t, path: a, entries: o, text: s }) => [`${d} ${r(a)}: ${e(o, p(t))}`, ...n ? [
		"",
		...i(s.trimEnd()).split("\n"),
		""
	] : []]), m = u.map(({ kind: t, field: n, count: r }) => `${n} of ${e(r, t)}`);
	return [
		...f,
		...s ? [`${d} ${r(s.path)}: ${a(s.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...c.length > 0 && l.length > 0 ? [`Texts are in ${c.map(r).join(", ")}. The project also has ${l.map(r).join(", ")}: add them with --languages.`] : [],
		...m.length > 0 ? [`Not in the manifests, so not managed: ${m.join(", ")}. Add them with --fields.`] : []
	];
}
function d({ variables: e, repeated: t, flags: n }) {
	let r = e ? [`  set -a; . ${f(`./${e.path}`)}; set +a`] : [], i = ["lokaform plan", ...[...t, ...n].map(f)].join(" ");
	return [
		"Next, see that a plan has nothing to do:",
		...r,
		`  ${i}`,
		...n.length > 0 ? ["To leave out the options for manifests, name the manifests in lokaform.yaml."] : []
	];
}
function f(e) {
	return r(n(e));
}
function p(e) {
	return t().find((t) => t.plural === e)?.name ?? e;
}
function m(e) {
	let { first: t, written: i, kept: a, workflows: o, hasTexts: s, mentioned: c } = e, l = [
		...t ? u(t, !1) : [],
		...i.map((e) => `Wrote ${r(e)}`),
		...a.map((e) => `Kept: ${r(e)} (there already)`),
		...c.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...c.map((e) => `  ${r(e)}`)] : []
	];
	if (!t && i.length === 0) return [...l, "Nothing was written: all files are there already."];
	let d = t?.variables, f = [
		...d ? [`Load the variables: set -a; . ${r(n(`./${d.path}`))}; set +a`] : [],
		s ? "See how the texts of the files differ from the project: lokaform plan" : "See that a plan has nothing to do: lokaform plan",
		...o.length > 0 ? ["Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN."] : [],
		...d && o.includes("translations") ? ["For the variables in URLs of webhooks: the workflow passes only LOKALISE_HOOK_TOKEN. Give the variable this name, or write the workflows pull-request, apply and drift instead, and set env in them."] : [],
		...o.includes("pull") ? ["Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls."] : [],
		"Commit the files, and open a pull request with them."
	];
	return [
		...l,
		"",
		"Next steps:",
		...f.map((e, t) => `  ${t + 1}. ${e}`)
	];
}
const h = c(s`What happens next:`);
function g({ manifests: e }) {
	return `Translations from Lokalise: ${a(e.length, "new manifest")}`;
}
function _({ manifests: t }) {
	let n = t.length - 200;
	return [...t.slice(0, 200).map(({ kind: t, path: n, entries: r }) => s`${o(n, 200)}: ${e(r, p(t))}`), ...n > 0 ? [s`${`… and ${a(n, "more manifest")}.`}`] : []];
}
const v = s`${h} The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`, y = s`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${o("-")} is the text that the manifest had, and the line with ${o("+")} replaces it.`, b = s`${h} Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input overwrite. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function x(e) {
	let t = [...new Set(e.flatMap((e) => e.files))], [n, ...r] = t.slice(0, 20).map((e) => o(e, 200));
	if (!n) return [];
	let i = t.length - 20, c = i > 0 ? s` and ${a(i, "more file")}` : [], l = r.reduce((e, t) => s`${e}, ${t}`, n);
	return s`${t.length === 1 ? "File:" : "Files:"} ${l}${c}.`;
}
export { _ as a, l as c, x as i, y as n, g as o, b as r, m as s, v as t };
