import { Fn as e, Jt as t, Yt as n, cn as r, on as i, sn as a, tn as o } from "./engine.js";
import { J as s, Y as c } from "./start.js";
// src/report/view/writtenFiles.ts
function l(e, t) {
	let { variables: n, repeated: r, flags: i } = e, a = d(e, t);
	return t ? [...a, "Nothing was written."] : [...a, ...u([
		"Next, see that a plan has nothing to do:",
		n && `  set -a; . ${f(`./${n.path}`)}; set +a`,
		`  ${["lokaform plan", ...[...r, ...i].map(f)].join(" ")}`,
		i.length > 0 && "To leave out the options for manifests, name the manifests in lokaform.yaml."
	])];
}
function u(e) {
	return e.flatMap((e) => e || []);
}
function d(e, r) {
	let { manifests: i, variables: a, languages: o, otherLanguages: l, unasked: d } = e, f = r ? "Would write" : "Wrote", m = i.flatMap(({ kind: e, path: t, entries: i, text: a }) => [`${f} ${c(t)}: ${n(i, p(e))}`, ...r ? [
		"",
		...s(a.trimEnd()).split("\n"),
		""
	] : []]), h = d.map(({ kind: e, field: t, count: r }) => `${t} of ${n(r, e)}`);
	return [...m, ...u([
		a && `${f} ${c(a.path)}: ${t(a.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`,
		o.length > 0 && l.length > 0 && `Texts are in ${o.map(c).join(", ")}. The project also has ${l.map(c).join(", ")}: add them with --languages.`,
		h.length > 0 && `Not in the manifests, so not managed: ${h.join(", ")}. Add them with --fields.`
	])];
}
function f(e) {
	return c(o(e));
}
function p(t) {
	return e().find((e) => e.plural === t)?.name ?? t;
}
function m(e) {
	let { first: t, written: n, kept: r, workflows: i, hasTexts: a, mentioned: o } = e, s = [
		...t ? d(t, !1) : [],
		...n.map((e) => `Wrote ${c(e)}`),
		...r.map((e) => `Kept: ${c(e)} (there already)`),
		...o.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...o.map((e) => `  ${c(e)}`)] : []
	];
	if (!t && n.length === 0) return [...s, "Nothing was written: all files are there already."];
	let l = t?.variables, p = u([
		l && `Load the variables: set -a; . ${f(`./${l.path}`)}; set +a`,
		a ? "See how the texts of the files differ from the project: lokaform plan" : "See that a plan has nothing to do: lokaform plan",
		i.length > 0 && "Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN.",
		l && i.includes("translations") && "For the variables in URLs of webhooks: the workflow passes only LOKALISE_HOOK_TOKEN. Give the variable this name, or write the workflows pull-request, apply and drift instead, and set env in them.",
		i.includes("pull") && "Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls.",
		"Commit the files, and open a pull request with them."
	]);
	return [
		...s,
		"",
		"Next steps:",
		...p.map((e, t) => `  ${t + 1}. ${e}`)
	];
}
const h = r(a`What happens next:`);
function g({ manifests: e }) {
	return `Translations from Lokalise: ${t(e.length, "new manifest")}`;
}
const _ = a`${h} The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`, v = a`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${i("-")} is the text that the manifest had, and the line with ${i("+")} replaces it.`, y = a`${h} Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input overwrite. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function b(e) {
	let [r, ...o] = e.slice(0, 20).map(({ path: e, kind: t = "", entries: r }) => r === void 0 ? i(e, 200) : a`${i(e, 200)} (${n(r, p(t))})`);
	if (!r) return [];
	let s = e.length - 20, c = s > 0 ? a` and ${t(s, "more file")}` : [], l = o.reduce((e, t) => a`${e}, ${t}`, r);
	return a`${e.length === 1 ? "File:" : "Files:"} ${l}${c}.`;
}
export { g as a, b as i, v as n, m as o, y as r, l as s, _ as t };
