import { $t as e, Kt as t, Un as n, an as r, in as i, qt as a, rn as o } from "./engine.js";
import { G as s, K as c } from "./start.js";
// src/report/view/writtenFiles.ts
function l(e, t) {
	let n = t ? ["Nothing was written."] : d(e);
	return [...u(e, t), ...n];
}
function u(e, n) {
	let { manifests: r, variables: i, languages: o, otherLanguages: l, unasked: u } = e, d = n ? "Would write" : "Wrote", f = r.flatMap(({ kind: e, path: t, entries: r, text: i }) => [`${d} ${c(t)}: ${a(r, p(e))}`, ...n ? [
		"",
		...s(i.trimEnd()).split("\n"),
		""
	] : []]), m = u.map(({ kind: e, field: t, count: n }) => `${t} of ${a(n, e)}`);
	return [
		...f,
		...i ? [`${d} ${c(i.path)}: ${t(i.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...o.length > 0 && l.length > 0 ? [`Texts are in ${o.map(c).join(", ")}. The project also has ${l.map(c).join(", ")}: add them with --languages.`] : [],
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
function f(t) {
	return c(e(t));
}
function p(e) {
	return n().find((t) => t.plural === e)?.name ?? e;
}
function m(t) {
	let { first: n, written: r, kept: i, workflows: a, hasTexts: o, mentioned: s } = t, l = [
		...n ? u(n, !1) : [],
		...r.map((e) => `Wrote ${c(e)}`),
		...i.map((e) => `Kept: ${c(e)} (there already)`),
		...s.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...s.map((e) => `  ${c(e)}`)] : []
	];
	if (!n && r.length === 0) return [...l, "Nothing was written: all files are there already."];
	let d = n?.variables, f = [
		...d ? [`Load the variables: set -a; . ${c(e(`./${d.path}`))}; set +a`] : [],
		o ? "See how the texts of the files differ from the project: lokaform plan" : "See that a plan has nothing to do: lokaform plan",
		...a.length > 0 ? ["Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN."] : [],
		...d && a.includes("translations") ? ["For the variables in URLs of webhooks: the workflow passes only LOKALISE_HOOK_TOKEN. Give the variable this name, or write the workflows pull-request, apply and drift instead, and set env in them."] : [],
		...a.includes("pull") ? ["Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls."] : [],
		"Commit the files, and open a pull request with them."
	];
	return [
		...l,
		"",
		"Next steps:",
		...f.map((e, t) => `  ${t + 1}. ${e}`)
	];
}
const h = r(i`What happens next:`);
function g({ manifests: e }) {
	return `Translations from Lokalise: ${t(e.length, "new manifest")}`;
}
function _({ manifests: e }) {
	let n = e.length - 200;
	return [...e.slice(0, 200).map(({ kind: e, path: t, entries: n }) => i`${o(t, 200)}: ${a(n, p(e))}`), ...n > 0 ? [i`${`… and ${t(n, "more manifest")}.`}`] : []];
}
const v = i`${h} The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`, y = i`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${o("-")} is the text that the manifest had, and the line with ${o("+")} replaces it.`, b = i`${h} Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input overwrite. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function x(e) {
	let n = [...new Set(e.flatMap((e) => e.files))], [r, ...a] = n.slice(0, 20).map((e) => o(e, 200));
	if (!r) return [];
	let s = n.length - 20, c = s > 0 ? i` and ${t(s, "more file")}` : [], l = a.reduce((e, t) => i`${e}, ${t}`, r);
	return i`${n.length === 1 ? "File:" : "Files:"} ${l}${c}.`;
}
export { _ as a, l as c, x as i, y as n, g as o, b as r, m as s, v as t };
