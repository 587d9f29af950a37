import { An as e, Ar as t, Cr as n, Er as r, Mn as i, jn as a, wr as o } from "./engine.js";
import { x as s } from "./wire.js";
import { G as c, J as l, K as u } from "./start.js";
// src/report/view/writtenFiles.ts
function d(e, t) {
	let { manifests: n, variables: r, repeated: i, areFound: a } = e, o = f(e, t);
	if (t) return [...o, "Nothing was written."];
	let c = a ? [] : n.flatMap(({ kind: e, path: t }) => [`--${e}`, t]);
	return [...o, ...s([
		"Next, see that a plan has nothing to do:",
		r && `  set -a; . ${p(`./${r.path}`)}; set +a`,
		`  ${["lokaform plan", ...[...i, ...c].map(p)].join(" ")}`
	])];
}
function f(e, t) {
	let { manifests: i, variables: a, languages: l, otherLanguages: d, unasked: f, foreign: p } = e, h = t ? "Would write" : "Wrote", g = i.flatMap(({ kind: e, path: n, entries: r, text: i }) => [`${h} ${u(n)}: ${o(r, m(e))}`, ...t ? [
		"",
		...c(i.trimEnd()).split("\n"),
		""
	] : []]), _ = f.map(({ kind: e, field: t, count: n }) => `${t} of ${o(n, e)}`);
	return [...g, ...s([
		a && `${h} ${u(a.path)}: ${n(a.names.length, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`,
		l.length > 0 && d.length > 0 && `Texts are in ${l.map(u).join(", ")}. The project also has ${d.map(u).join(", ")}: add them with --languages.`,
		p.length > 0 && `Not in the manifests, because another team owns them (tag lokaform:…): ${r(p.map(u), 3)}.`,
		_.length > 0 && `Not in the manifests, so not managed: ${_.join(", ")}. Add them with --fields.`
	])];
}
function p(e) {
	return u(l(e));
}
function m(e) {
	return t().find((t) => t.plural === e)?.name ?? e;
}
function h(e) {
	let { first: t, written: r, kept: i, workflows: a, variables: o, version: c, typesToken: l, texts: d, mentioned: m, shared: h } = e, g = [
		...t ? f(t, !1) : [],
		...r.map((e) => `Wrote ${u(e)}`),
		...i.map((e) => `Kept: ${u(e)} (there already)`),
		...s([
			d.length > 0 && "lokaform.yaml reads the texts of the app from these files:",
			...d.map((e) => `  ${u(e)}`),
			h > 0 && `${n(h, "key")} ${h === 1 ? "is" : "are"} in several of these apps: one key in Lokalise, and a change in one app comes to the others with the next pull.`,
			m.length > 0 && "These files may contain texts of the app, too. To use them in place of keys.yaml, remove lokaform.yaml and keys.yaml, and run lokaform init --texts all:",
			...m.map((e) => `  ${u(e)}`)
		])
	];
	if (!t && r.length === 0) return [...g, "Nothing was written: all files are there already."];
	let _ = t?.variables, v = a.length > 0, y = s([
		l && "Set the token for the next commands: export LOKALISE_API_TOKEN=…",
		_ && `Load the variables: set -a; . ${p(`./${_.path}`)}; set +a`,
		d.length > 0 ? "See how the texts of the files differ from the project: lokaform plan" : "See that a plan has nothing to do: lokaform plan",
		v && "Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN.",
		v && o.length > 0 && `Add each variable as a secret with its name, ${o.join(", ")}${_ ? `: gh secret set --env-file ${p(_.path)}` : "."}`,
		v && c === void 0 && "Replace @v1 in the workflows with the full SHA of a commit of Lokaform: the tag v1 does not exist yet.",
		a.includes("translations") && c?.startsWith("v") === !1 && "The workflow translations calls a workflow of Lokaform whose steps use the tag v1, which does not exist yet. Until it does, write the whole files: lokaform init --workflows pull-request,apply,drift,pull",
		a.includes("pull") && "Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls.",
		"Commit the files, and open a pull request with them."
	]);
	return [
		...g,
		"",
		"Next steps:",
		...y.map((e, t) => `  ${t + 1}. ${e}`)
	];
}
const g = i(a`What happens next:`);
function _({ manifests: e }) {
	return `Translations from Lokalise: ${n(e.length, "new manifest")}`;
}
const v = a`${g} The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`, y = a`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${e("-")} is the text that the manifest had, and the line with ${e("+")} replaces it.`, b = a`${g} Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input overwrite. Do not commit to this branch: a workflow writes it, and stops if somebody else did. If you squash, keep the line ${e("Lokaform-Pulled")} of the message.`;
function x(t) {
	let [r, ...i] = t.slice(0, 20).map(({ path: t, kind: n = "", entries: r }) => r === void 0 ? e(t, 200) : a`${e(t, 200)} (${o(r, m(n))})`);
	if (!r) return [];
	let s = t.length - 20, c = s > 0 ? a` and ${n(s, "more file")}` : [], l = i.reduce((e, t) => a`${e}, ${t}`, r);
	return a`${t.length === 1 ? "File:" : "Files:"} ${l}${c}.`;
}
export { _ as a, x as i, y as n, h as o, b as r, d as s, v as t };
