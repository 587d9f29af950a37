import { A as e, B as t, Bt as n, Ot as r, k as i, zt as a } from "./start.js";
import { Jt as o, Kt as s, qt as c } from "./engine.js";
// src/report/view/written.ts
function l(e, t) {
	let n = t ? ["Nothing was written."] : d(e);
	return [...u(e, t), ...n];
}
function u(t, r) {
	let { manifests: o, variables: s, languages: c, otherLanguages: l, unasked: u } = t, d = r ? "Would write" : "Wrote", f = o.flatMap(({ kind: t, path: i, entries: o, text: s }) => [`${d} ${n(i)}: ${e(o, p(t))}`, ...r ? [
		"",
		...a(s.trimEnd()).split("\n"),
		""
	] : []]), m = u.map(({ kind: t, field: n, count: r }) => `${n} of ${e(r, t)}`);
	return [
		...f,
		...s ? [`${d} ${n(s.path)}: ${i(s.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...c.length > 0 && l.length > 0 ? [`Texts are in ${c.map(n).join(", ")}. The project also has ${l.map(n).join(", ")}: add them with --languages.`] : [],
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
	return n(t(e));
}
function p(e) {
	return r().find((t) => t.plural === e)?.name ?? e;
}
function m(e) {
	let { first: r, written: i, kept: a, workflows: o, hasTexts: s, mentioned: c } = e, l = [
		...r ? u(r, !1) : [],
		...i.map((e) => `Wrote ${n(e)}`),
		...a.map((e) => `Kept: ${n(e)} (there already)`),
		...c.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...c.map((e) => `  ${n(e)}`)] : []
	];
	if (!r && i.length === 0) return [...l, "Nothing was written: all files are there already."];
	let d = r?.variables, f = [
		...d ? [`Load the variables: set -a; . ${n(t(`./${d.path}`))}; set +a`] : [],
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
const h = o(c`What happens next:`);
function g({ manifests: e }) {
	return `Translations from Lokalise: ${i(e.length, "new manifest")}`;
}
function _({ manifests: t }) {
	let n = t.length - 200;
	return [...t.slice(0, 200).map(({ kind: t, path: n, entries: r }) => c`${s(n, 200)}: ${e(r, p(t))}`), ...n > 0 ? [c`${`… and ${i(n, "more manifest")}.`}`] : []];
}
const v = c`${h} The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`, y = c`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${s("-")} is the text that the manifest had, and the line with ${s("+")} replaces it.`, b = c`${h} Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input overwrite. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function x(e) {
	let t = [...new Set(e.flatMap((e) => e.files))], [n, ...r] = t.slice(0, 20).map((e) => s(e, 200));
	if (!n) return [];
	let a = t.length - 20, o = a > 0 ? c` and ${i(a, "more file")}` : [], l = r.reduce((e, t) => c`${e}, ${t}`, n);
	return c`${t.length === 1 ? "File:" : "Files:"} ${l}${o}.`;
}
export { _ as a, l as c, x as i, y as n, g as o, b as r, m as s, v as t };
