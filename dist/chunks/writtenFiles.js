import { Ln as e, Xt as t, Yt as n, cn as r, nn as i, on as a, sn as o } from "./engine.js";
import { J as s, q as c } from "./start.js";
// src/report/view/writtenFiles.ts
function l(e, t) {
	let { variables: n, repeated: r, flags: i } = e, a = u(e, t);
	return t ? [...a, "Nothing was written."] : [
		...a,
		"Next, see that a plan has nothing to do:",
		...n ? [`  set -a; . ${d(`./${n.path}`)}; set +a`] : [],
		`  ${["lokaform plan", ...[...r, ...i].map(d)].join(" ")}`,
		...i.length > 0 ? ["To leave out the options for manifests, name the manifests in lokaform.yaml."] : []
	];
}
function u(e, r) {
	let { manifests: i, variables: a, languages: o, otherLanguages: l, unasked: u } = e, d = r ? "Would write" : "Wrote", p = i.flatMap(({ kind: e, path: n, entries: i, text: a }) => [`${d} ${s(n)}: ${t(i, f(e))}`, ...r ? [
		"",
		...c(a.trimEnd()).split("\n"),
		""
	] : []]), m = u.map(({ kind: e, field: n, count: r }) => `${n} of ${t(r, e)}`);
	return [
		...p,
		...a ? [`${d} ${s(a.path)}: ${n(a.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...o.length > 0 && l.length > 0 ? [`Texts are in ${o.map(s).join(", ")}. The project also has ${l.map(s).join(", ")}: add them with --languages.`] : [],
		...m.length > 0 ? [`Not in the manifests, so not managed: ${m.join(", ")}. Add them with --fields.`] : []
	];
}
function d(e) {
	return s(i(e));
}
function f(t) {
	return e().find((e) => e.plural === t)?.name ?? t;
}
function p(e) {
	let { first: t, written: n, kept: r, workflows: a, hasTexts: o, mentioned: c } = e, l = [
		...t ? u(t, !1) : [],
		...n.map((e) => `Wrote ${s(e)}`),
		...r.map((e) => `Kept: ${s(e)} (there already)`),
		...c.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...c.map((e) => `  ${s(e)}`)] : []
	];
	if (!t && n.length === 0) return [...l, "Nothing was written: all files are there already."];
	let d = t?.variables, f = [
		...d ? [`Load the variables: set -a; . ${s(i(`./${d.path}`))}; set +a`] : [],
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
const m = r(o`What happens next:`);
function h({ manifests: e }) {
	return `Translations from Lokalise: ${n(e.length, "new manifest")}`;
}
function g({ manifests: e }) {
	let r = e.length - 200;
	return [...e.slice(0, 200).map(({ kind: e, path: n, entries: r }) => o`${a(n, 200)}: ${t(r, f(e))}`), ...r > 0 ? [o`${`… and ${n(r, "more manifest")}.`}`] : []];
}
const _ = o`${m} The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`, v = o`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${a("-")} is the text that the manifest had, and the line with ${a("+")} replaces it.`, y = o`${m} Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input overwrite. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function b(e) {
	let t = [...new Set(e.flatMap((e) => e.files))], [r, ...i] = t.slice(0, 20).map((e) => a(e, 200));
	if (!r) return [];
	let s = t.length - 20, c = s > 0 ? o` and ${n(s, "more file")}` : [], l = i.reduce((e, t) => o`${e}, ${t}`, r);
	return o`${t.length === 1 ? "File:" : "Files:"} ${l}${c}.`;
}
export { g as a, l as c, b as i, v as n, h as o, y as r, p as s, _ as t };
