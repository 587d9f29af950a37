import { An as e, Ar as t, Cr as n, Er as r, Mn as i, jn as a, wr as o } from "./engine.js";
import { R as s, x as c } from "./wire.js";
import { G as l, J as u, K as d } from "./start.js";
// src/report/view/writtenFiles.ts
function f(e, t) {
	let { manifests: n, variables: r, repeated: i, areFound: a } = e, o = p(e, t);
	if (t) return [...o, "Nothing was written."];
	let s = a ? [] : n.flatMap(({ kind: e, path: t }) => [`--${e}`, t]);
	return [...o, ...c([
		"Next, see that a plan has nothing to do:",
		r && `  set -a; . ${m(`./${r.path}`)}; set +a`,
		`  ${["lokaform plan", ...[...i, ...s].map(m)].join(" ")}`
	])];
}
function p(e, t) {
	let { manifests: i, variables: a, languages: s, otherLanguages: u, unasked: f, foreign: p } = e, m = t ? "Would write" : "Wrote", g = i.flatMap(({ kind: e, path: n, entries: r, text: i }) => [`${m} ${d(n)}: ${o(r, h(e))}`, ...t ? [
		"",
		...l(i.trimEnd()).split("\n"),
		""
	] : []]), _ = f.map(({ kind: e, field: t, count: n }) => `${t} of ${o(n, e)}`);
	return [...g, ...c([
		a && `${m} ${d(a.path)}: ${n(a.names.length, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`,
		s.length > 0 && u.length > 0 && `Texts are in ${s.map(d).join(", ")}. The project also has ${u.map(d).join(", ")}: add them with --languages.`,
		p.length > 0 && `Not in the manifests, because another team owns them (tag lokaform:…): ${r(p.map(d), 3)}.`,
		_.length > 0 && `Not in the manifests, so not managed: ${_.join(", ")}. Add them with --fields.`
	])];
}
function m(e) {
	return d(u(e));
}
function h(e) {
	return t().find((t) => t.plural === e)?.name ?? e;
}
function g(e) {
	let { first: t, written: r, kept: i, workflows: a, variables: o, version: l, typesToken: u, texts: f, mentioned: h, shared: g } = e, _ = [
		...t ? p(t, !1) : [],
		...r.map((e) => `Wrote ${d(e)}`),
		...i.map((e) => `Kept: ${d(e)} (there already)`),
		...c([
			f.length > 0 && "lokaform.yaml reads the texts of the app from these files:",
			...f.map((e) => `  ${d(e)}`),
			g > 0 && `${n(g, "key")} ${g === 1 ? "is" : "are"} in several of these apps: one key in Lokalise, and a change in one app comes to the others with the next pull.`,
			h.length > 0 && "These files may contain texts of the app, too. To use them in place of keys.yaml, remove lokaform.yaml and keys.yaml, and run lokaform init --texts all:",
			...h.map((e) => `  ${d(e)}`)
		])
	];
	if (!t && r.length === 0) return [..._, "Nothing was written: all files are there already."];
	let v = t?.variables, y = a.length > 0, b = c([
		u && "Set the token for the next commands: export LOKALISE_API_TOKEN=…",
		v && `Load the variables: set -a; . ${m(`./${v.path}`)}; set +a`,
		f.length > 0 ? "See how the texts of the files differ from the project: lokaform plan" : "See that a plan has nothing to do: lokaform plan",
		f.length > 0 && `If designers create the keys in Lokalise, set keys_from: lokalise in the rows of texts: ${s("docs/mobile.md")}`,
		y && "Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN.",
		y && o.length > 0 && `Add each variable as a secret with its name, ${o.join(", ")}${v ? `: gh secret set --env-file ${m(v.path)}` : "."}`,
		y && l === void 0 && "Replace @v1 in the workflows with the full SHA of a commit of Lokaform: the tag v1 does not exist yet.",
		a.includes("translations") && l?.startsWith("v") === !1 && "The workflow translations calls a workflow of Lokaform whose steps use the tag v1, which does not exist yet. Until it does, write the whole files: lokaform init --workflows pull-request,apply,drift,pull",
		a.includes("pull") && "Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls.",
		"Commit the files, and open a pull request with them."
	]);
	return [
		..._,
		"",
		"Next steps:",
		...b.map((e, t) => `  ${t + 1}. ${e}`)
	];
}
const _ = i(a`What happens next:`);
function v({ manifests: e }) {
	return `Translations from Lokalise: ${n(e.length, "new manifest")}`;
}
const y = a`${_} The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`, b = a`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${e("-")} is the text that the manifest had, and the line with ${e("+")} replaces it.`, x = a`${_} Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input overwrite. Do not commit to this branch: a workflow writes it, and stops if somebody else did. If you squash, keep the line ${e("Lokaform-Pulled")} of the message.`;
function S(t) {
	let [r, ...i] = t.slice(0, 20).map(({ path: t, kind: n = "", entries: r }) => r === void 0 ? e(t, 200) : a`${e(t, 200)} (${o(r, h(n))})`);
	if (!r) return [];
	let s = t.length - 20, c = s > 0 ? a` and ${n(s, "more file")}` : [], l = i.reduce((e, t) => a`${e}, ${t}`, r);
	return a`${t.length === 1 ? "File:" : "Files:"} ${l}${c}.`;
}
export { v as a, S as i, b as n, g as o, x as r, f as s, y as t };
