import { Qt as e, X as t, Y as n, cn as r, dt as i, ft as a, it as o, ln as s, ut as c } from "./start.js";
// src/report/view/written.ts
function l(e, t) {
	let n = t ? ["Nothing was written."] : d(e);
	return [...u(e, t), ...n];
}
function u(e, i) {
	let { manifests: a, variables: o, languages: c, otherLanguages: l, unasked: u } = e, d = i ? "Would write" : "Wrote", f = a.flatMap(({ kind: e, path: n, entries: a, text: o }) => [`${d} ${s(n)}: ${t(a, p(e))}`, ...i ? [
		"",
		...r(o.trimEnd()).split("\n"),
		""
	] : []]), m = u.map(({ kind: e, field: n, count: r }) => `${n} of ${t(r, e)}`);
	return [
		...f,
		...o ? [`${d} ${s(o.path)}: ${n(o.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...c.length > 0 && l.length > 0 ? [`Texts are in ${c.map(s).join(", ")}. The project also has ${l.map(s).join(", ")}: add them with --languages.`] : [],
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
	return s(o(e));
}
function p(t) {
	return e().find((e) => e.plural === t)?.name ?? t;
}
function m({ name: e, baseLanguage: t, writer: n }) {
	let r = t === void 0 ? "" : `, with the base language ${s(t)}`, i = n === void 0 ? "" : ` The token belongs to ${s(n)}.`;
	return [`The project is ${s(e)}${r}.${i}`];
}
function h(e) {
	let { first: t, written: n, kept: r, hasWorkflow: i, hasPullWorkflow: a, hasReusable: c, hasTexts: l, mentioned: d } = e, f = [
		...t ? u(t, !1) : [],
		...n.map((e) => `Wrote ${s(e)}`),
		...r.map((e) => `Kept: ${s(e)} (there already)`),
		...d.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...d.map((e) => `  ${s(e)}`)] : []
	];
	if (!t && n.length === 0) return [...f, "Nothing was written: all files are there already."];
	let p = t?.variables, m = [
		...p ? [`Load the variables: set -a; . ${s(o(`./${p.path}`))}; set +a`] : [],
		l ? "See how the texts of the files differ from the project: lokaform plan" : "See that a plan has nothing to do: lokaform plan",
		...i ? ["Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN."] : [],
		...p && c ? ["For the variables in URLs of webhooks: the workflow passes only LOKALISE_HOOK_TOKEN. Give the variable this name, or write the workflows pull-request, apply and drift instead, and set env in them."] : [],
		...a ? ["Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls."] : [],
		"Commit the files, and open a pull request with them."
	];
	return [
		...f,
		"",
		"Next steps:",
		...m.map((e, t) => `  ${t + 1}. ${e}`)
	];
}
const g = a(i`What happens next:`);
function _({ manifests: e }) {
	return `Translations from Lokalise: ${n(e.length, "new manifest")}`;
}
function v({ manifests: e }) {
	let r = e.length - 200;
	return [...e.slice(0, 200).map(({ kind: e, path: n, entries: r }) => i`${c(n, 200)}: ${t(r, p(e))}`), ...r > 0 ? [i`${`… and ${n(r, "more manifest")}.`}`] : []];
}
const y = i`${g} The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`, b = i`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${c("-")} is the text that the manifest had, and the line with ${c("+")} replaces it.`, x = i`${g} Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input overwrite. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function S(e) {
	let t = [...new Set(e.flatMap((e) => e.files))], [r, ...a] = t.slice(0, 20).map((e) => c(e, 200));
	if (!r) return [];
	let o = t.length - 20, s = o > 0 ? i` and ${n(o, "more file")}` : [], l = a.reduce((e, t) => i`${e}, ${t}`, r);
	return i`${t.length === 1 ? "File:" : "Files:"} ${l}${s}.`;
}
export { S as a, h as c, m as i, l, b as n, v as o, x as r, _ as s, y as t };
