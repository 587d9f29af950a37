import { $t as e, Cn as t, Ht as n, Qt as r, Zt as i, fn as a, pn as o, vn as s, zt as c } from "./engine.js";
import { I as l, L as u } from "./start.js";
// src/report/view/written.ts
function d(e, t) {
	let n = t ? ["Nothing was written."] : p(e);
	return [...f(e, t), ...n];
}
function f(e, t) {
	let { manifests: n, variables: r, languages: i, otherLanguages: s, unasked: c } = e, d = t ? "Would write" : "Wrote", f = n.flatMap(({ kind: e, path: n, entries: r, text: i }) => [`${d} ${u(n)}: ${o(r, h(e))}`, ...t ? [
		"",
		...l(i.trimEnd()).split("\n"),
		""
	] : []]), p = c.map(({ kind: e, field: t, count: n }) => `${t} of ${o(n, e)}`);
	return [
		...f,
		...r ? [`${d} ${u(r.path)}: ${a(r.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...i.length > 0 && s.length > 0 ? [`Texts are in ${i.map(u).join(", ")}. The project also has ${s.map(u).join(", ")}: add them with --languages.`] : [],
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
	return u(s(e));
}
function h(e) {
	return t.find((t) => t.plural === e)?.name ?? e;
}
function g({ name: e, baseLanguage: t, writer: n }) {
	let r = t === void 0 ? "" : `, with the base language ${u(t)}`, i = n === void 0 ? "" : ` The token belongs to ${u(n)}.`;
	return [`The project is ${u(e)}${r}.${i}`];
}
function _(e) {
	let { first: t, written: n, kept: r, hasWorkflow: i, hasPullWorkflow: a, hasReusable: o, hasTexts: c, mentioned: l } = e, d = [
		...t ? f(t, !1) : [],
		...n.map((e) => `Wrote ${u(e)}`),
		...r.map((e) => `Kept: ${u(e)} (there already)`),
		...l.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...l.map((e) => `  ${u(e)}`)] : []
	];
	if (!t && n.length === 0) return [...d, "Nothing was written: all files are there already."];
	let p = t?.variables, m = [
		...p ? [`Load the variables: set -a; . ${u(s(`./${p.path}`))}; set +a`] : [],
		c ? "See how the texts of the files differ from the project: lokaform plan" : "See that a plan has nothing to do: lokaform plan",
		...i ? ["Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN."] : [],
		...p && o ? ["For the variables in URLs of webhooks: the workflow passes only LOKALISE_HOOK_TOKEN. Give the variable this name, or write the workflows pull-request, apply and drift instead, and set env in them."] : [],
		...a ? ["Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls."] : [],
		"Commit the files, and open a pull request with them."
	];
	return [
		...d,
		"",
		"Next steps:",
		...m.map((e, t) => `  ${t + 1}. ${e}`)
	];
}
const v = e(r`What happens next:`);
function y({ manifests: e }) {
	return `Translations from Lokalise: ${a(e.length, "new manifest")}`;
}
function b(e) {
	let { manifests: t } = e, n = t.length - 200;
	return {
		title: y(e),
		files: t.slice(0, 200).map(({ kind: e, path: t, entries: n }) => r`${i(t, 200)}: ${o(n, h(e))}`),
		more: n > 0 ? [r`${`… and ${a(n, "more manifest")}.`}`] : [],
		next: r`${v} The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`
	};
}
function x(e) {
	return {
		title: `Translations from Lokalise: ${n(e)}`,
		lead: r`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${i("-")} is the text that the manifest had, and the line with ${i("+")} replaces it.`,
		files: S(e.flatMap(({ files: e }) => e)),
		parts: e.map((e) => ({
			heading: i(e.name, 80),
			sections: c(e, {
				texts: e.hide_texts !== !0,
				languages: [],
				full: "also"
			})
		})),
		next: r`${v} Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input overwrite. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`
	};
}
function S(e) {
	let t = [...new Set(e)], [n, ...o] = t.slice(0, 20).map((e) => i(e, 200));
	if (!n) return [];
	let s = t.length - 20, c = s > 0 ? r` and ${a(s, "more file")}` : [], l = o.reduce((e, t) => r`${e}, ${t}`, n);
	return r`${t.length === 1 ? "File:" : "Files:"} ${l}${c}.`;
}
export { d as a, _ as i, y as n, x as o, b as r, g as t };
