import { Qt as e, Vt as t, X as n, Y as r, Zt as i, dt as a, ft as o, it as s, ut as c } from "./start.js";
// src/report/view/written.ts
function l(e, t) {
	let n = t ? ["Nothing was written."] : d(e);
	return [...u(e, t), ...n];
}
function u(t, a) {
	let { manifests: o, variables: s, languages: c, otherLanguages: l, unasked: u } = t, d = a ? "Would write" : "Wrote", f = o.flatMap(({ kind: t, path: r, entries: o, text: s }) => [`${d} ${e(r)}: ${n(o, p(t))}`, ...a ? [
		"",
		...i(s.trimEnd()).split("\n"),
		""
	] : []]), m = u.map(({ kind: e, field: t, count: r }) => `${t} of ${n(r, e)}`);
	return [
		...f,
		...s ? [`${d} ${e(s.path)}: ${r(s.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...c.length > 0 && l.length > 0 ? [`Texts are in ${c.map(e).join(", ")}. The project also has ${l.map(e).join(", ")}: add them with --languages.`] : [],
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
	return e(s(t));
}
function p(e) {
	return t().find((t) => t.plural === e)?.name ?? e;
}
function m({ name: t, baseLanguage: n, writer: r }) {
	let i = n === void 0 ? "" : `, with the base language ${e(n)}`, a = r === void 0 ? "" : ` The token belongs to ${e(r)}.`;
	return [`The project is ${e(t)}${i}.${a}`];
}
function h(t) {
	let { first: n, written: r, kept: i, hasWorkflow: a, hasPullWorkflow: o, hasReusable: c, hasTexts: l, mentioned: d } = t, f = [
		...n ? u(n, !1) : [],
		...r.map((t) => `Wrote ${e(t)}`),
		...i.map((t) => `Kept: ${e(t)} (there already)`),
		...d.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...d.map((t) => `  ${e(t)}`)] : []
	];
	if (!n && r.length === 0) return [...f, "Nothing was written: all files are there already."];
	let p = n?.variables, m = [
		...p ? [`Load the variables: set -a; . ${e(s(`./${p.path}`))}; set +a`] : [],
		l ? "See how the texts of the files differ from the project: lokaform plan" : "See that a plan has nothing to do: lokaform plan",
		...a ? ["Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN."] : [],
		...p && c ? ["For the variables in URLs of webhooks: the workflow passes only LOKALISE_HOOK_TOKEN. Give the variable this name, or write the workflows pull-request, apply and drift instead, and set env in them."] : [],
		...o ? ["Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls."] : [],
		"Commit the files, and open a pull request with them."
	];
	return [
		...f,
		"",
		"Next steps:",
		...m.map((e, t) => `  ${t + 1}. ${e}`)
	];
}
const g = o(a`What happens next:`);
function _({ manifests: e }) {
	return `Translations from Lokalise: ${r(e.length, "new manifest")}`;
}
function v({ manifests: e }) {
	let t = e.length - 200;
	return [...e.slice(0, 200).map(({ kind: e, path: t, entries: r }) => a`${c(t, 200)}: ${n(r, p(e))}`), ...t > 0 ? [a`${`… and ${r(t, "more manifest")}.`}`] : []];
}
const y = a`${g} The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`, b = a`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${c("-")} is the text that the manifest had, and the line with ${c("+")} replaces it.`, x = a`${g} Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input overwrite. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function S(e) {
	let t = [...new Set(e.flatMap((e) => e.files))], [n, ...i] = t.slice(0, 20).map((e) => c(e, 200));
	if (!n) return [];
	let o = t.length - 20, s = o > 0 ? a` and ${r(o, "more file")}` : [], l = i.reduce((e, t) => a`${e}, ${t}`, n);
	return a`${t.length === 1 ? "File:" : "Files:"} ${l}${s}.`;
}
export { S as a, h as c, m as i, l, b as n, v as o, x as r, _ as s, y as t };
