import { $t as e, Bn as t, dn as n, en as r, fn as i, on as a, pn as o } from "./engine.js";
import { J as s, q as c } from "./start.js";
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
function d(t, n) {
	let { manifests: i, variables: a, languages: o, otherLanguages: l, unasked: d } = t, f = n ? "Would write" : "Wrote", m = i.flatMap(({ kind: e, path: t, entries: i, text: a }) => [`${f} ${s(t)}: ${r(i, p(e))}`, ...n ? [
		"",
		...c(a.trimEnd()).split("\n"),
		""
	] : []]), h = d.map(({ kind: e, field: t, count: n }) => `${t} of ${r(n, e)}`);
	return [...m, ...u([
		a && `${f} ${s(a.path)}: ${e(a.names.length, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`,
		o.length > 0 && l.length > 0 && `Texts are in ${o.map(s).join(", ")}. The project also has ${l.map(s).join(", ")}: add them with --languages.`,
		h.length > 0 && `Not in the manifests, so not managed: ${h.join(", ")}. Add them with --fields.`
	])];
}
function f(e) {
	return s(a(e));
}
function p(e) {
	return t().find((t) => t.plural === e)?.name ?? e;
}
function m(e) {
	let { first: t, written: n, kept: r, workflows: i, variables: a, version: o, typesToken: c, hasTexts: l, mentioned: p } = e, m = [
		...t ? d(t, !1) : [],
		...n.map((e) => `Wrote ${s(e)}`),
		...r.map((e) => `Kept: ${s(e)} (there already)`),
		...p.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...p.map((e) => `  ${s(e)}`)] : []
	];
	if (!t && n.length === 0) return [...m, "Nothing was written: all files are there already."];
	let h = t?.variables, g = i.length > 0, _ = u([
		c && "Set the token for the next commands: export LOKALISE_API_TOKEN=…",
		h && `Load the variables: set -a; . ${f(`./${h.path}`)}; set +a`,
		l ? "See how the texts of the files differ from the project: lokaform plan" : "See that a plan has nothing to do: lokaform plan",
		g && "Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN.",
		g && a.length > 0 && `Add each variable as a secret with its name, ${a.join(", ")}${h ? `: gh secret set --env-file ${f(h.path)}` : "."}`,
		g && o === void 0 && "Replace @v1 in the workflows with the full SHA of a commit of Lokaform: the tag v1 does not exist yet.",
		i.includes("pull") && "Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls.",
		"Commit the files, and open a pull request with them."
	]);
	return [
		...m,
		"",
		"Next steps:",
		..._.map((e, t) => `  ${t + 1}. ${e}`)
	];
}
const h = o(i`What happens next:`);
function g({ manifests: t }) {
	return `Translations from Lokalise: ${e(t.length, "new manifest")}`;
}
const _ = i`${h} The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`, v = i`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${n("-")} is the text that the manifest had, and the line with ${n("+")} replaces it.`, y = i`${h} Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input overwrite. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function b(t) {
	let [a, ...o] = t.slice(0, 20).map(({ path: e, kind: t = "", entries: a }) => a === void 0 ? n(e, 200) : i`${n(e, 200)} (${r(a, p(t))})`);
	if (!a) return [];
	let s = t.length - 20, c = s > 0 ? i` and ${e(s, "more file")}` : [], l = o.reduce((e, t) => i`${e}, ${t}`, a);
	return i`${t.length === 1 ? "File:" : "Files:"} ${l}${c}.`;
}
export { g as a, b as i, v as n, m as o, y as r, l as s, _ as t };
