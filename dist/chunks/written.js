import { Bt as e, J as t, Xt as n, Y as r, Zt as i, dt as a, lt as o, rt as s, ut as c } from "./start.js";
import { An as l, Nn as u } from "./engine.js";
// src/report/view/written.ts
function d(e, t) {
	let n = t ? ["Nothing was written."] : p(e);
	return [...f(e, t), ...n];
}
function f(e, a) {
	let { manifests: o, variables: s, languages: c, otherLanguages: l, unasked: u } = e, d = a ? "Would write" : "Wrote", f = o.flatMap(({ kind: e, path: t, entries: o, text: s }) => [`${d} ${i(t)}: ${r(o, h(e))}`, ...a ? [
		"",
		...n(s.trimEnd()).split("\n"),
		""
	] : []]), p = u.map(({ kind: e, field: t, count: n }) => `${t} of ${r(n, e)}`);
	return [
		...f,
		...s ? [`${d} ${i(s.path)}: ${t(s.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...c.length > 0 && l.length > 0 ? [`Texts are in ${c.map(i).join(", ")}. The project also has ${l.map(i).join(", ")}: add them with --languages.`] : [],
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
	return i(s(e));
}
function h(t) {
	return e().find((e) => e.plural === t)?.name ?? t;
}
function g({ name: e, baseLanguage: t, writer: n }) {
	let r = t === void 0 ? "" : `, with the base language ${i(t)}`, a = n === void 0 ? "" : ` The token belongs to ${i(n)}.`;
	return [`The project is ${i(e)}${r}.${a}`];
}
function _(e) {
	let { first: t, written: n, kept: r, hasWorkflow: a, hasPullWorkflow: o, hasReusable: c, hasTexts: l, mentioned: u } = e, d = [
		...t ? f(t, !1) : [],
		...n.map((e) => `Wrote ${i(e)}`),
		...r.map((e) => `Kept: ${i(e)} (there already)`),
		...u.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...u.map((e) => `  ${i(e)}`)] : []
	];
	if (!t && n.length === 0) return [...d, "Nothing was written: all files are there already."];
	let p = t?.variables, m = [
		...p ? [`Load the variables: set -a; . ${i(s(`./${p.path}`))}; set +a`] : [],
		l ? "See how the texts of the files differ from the project: lokaform plan" : "See that a plan has nothing to do: lokaform plan",
		...a ? ["Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN."] : [],
		...p && c ? ["For the variables in URLs of webhooks: the workflow passes only LOKALISE_HOOK_TOKEN. Give the variable this name, or write the workflows pull-request, apply and drift instead, and set env in them."] : [],
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
const v = a(c`What happens next:`);
function y({ manifests: e }) {
	return `Translations from Lokalise: ${t(e.length, "new manifest")}`;
}
function b(e) {
	let { manifests: n } = e, i = n.length - 200;
	return {
		title: y(e),
		files: n.slice(0, 200).map(({ kind: e, path: t, entries: n }) => c`${o(t, 200)}: ${r(n, h(e))}`),
		more: i > 0 ? [c`${`… and ${t(i, "more manifest")}.`}`] : [],
		next: c`${v} The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`
	};
}
function x(e) {
	return {
		title: `Translations from Lokalise: ${u(e)}`,
		lead: c`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${o("-")} is the text that the manifest had, and the line with ${o("+")} replaces it.`,
		files: S(e.flatMap(({ files: e }) => e)),
		parts: e.map((e) => ({
			heading: o(e.name, 80),
			sections: l(e, {
				texts: e.hide_texts !== !0,
				languages: [],
				full: "also"
			})
		})),
		next: c`${v} Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input overwrite. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`
	};
}
function S(e) {
	let n = [...new Set(e)], [r, ...i] = n.slice(0, 20).map((e) => o(e, 200));
	if (!r) return [];
	let a = n.length - 20, s = a > 0 ? c` and ${t(a, "more file")}` : [], l = i.reduce((e, t) => c`${e}, ${t}`, r);
	return c`${n.length === 1 ? "File:" : "Files:"} ${l}${s}.`;
}
export { d as a, _ as i, y as n, x as o, b as r, g as t };
