import { Ar as e, Or as t, Qt as n, R as r, Sr as i, Vt as a, Xt as o, Yr as s, Zt as c, an as l, bt as u, di as d, ft as f, i as p, on as m, r as h, s as g } from "./start.js";
import { t as _ } from "./schemas.js";
import { join as v } from "node:path";
import { readFile as y } from "node:fs/promises";
// src/commands/runs/print.ts
async function b(e, n) {
	let r = p(t, e);
	if (r === void 0) return S(t, "schema keys", e, n);
	let i = await y(v(n.setup.packageRoot, _(r)), "utf8");
	return n.print(i.trimEnd()), 0;
}
async function x(t, n) {
	let r = p(e, t);
	if (r === void 0) return S(e, "completion bash", t, n);
	for (let e of [...C[r], ...w().split("\n")]) n.print(e);
	return 0;
}
function S(e, t, n, { showProblems: r }) {
	let i = h(n), a = `The argument is missing. It must be ${e.expects}. For example: lokaform ${t}`;
	return r(i.length > 0 ? i : [u("bad-setting", a)]), 1;
}
const C = {
	bash: [],
	zsh: ["autoload -U +X bashcompinit && bashcompinit"]
};
function w() {
	let e = [...new Map(m(void 0).map((e) => [e.name, e])).values()].filter(({ option: e }) => e && e.as !== "switch"), t = e.map((e) => `--${d(e)}`).join("|");
	return `# Completion of lokaform. Load it with: eval "$(lokaform completion bash)", or after compinit: eval "$(lokaform completion zsh)"
_lokaform() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="" words="" prefix="" index
  COMPREPLY=()
  # bash splits --option=value into three words, and zsh does not.
  if [[ "$current" == "=" ]]; then
    current=""
  elif [[ "$previous" == "=" ]]; then
    previous="\${COMP_WORDS[COMP_CWORD-2]}"
  elif [[ "$current" == --*=* ]]; then
    previous="\${current%%=*}" prefix="\${current%%=*}=" current="\${current#*=}"
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index-1]}" in
      ${t}|=) continue ;;
    esac
    case "\${COMP_WORDS[index]}" in
      ${s.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$previous" in
${e.flatMap(E).join("\n")}
    ${t}) return ;;
  esac
  case "$command" in
    "") words="${s.join(" ")} --help --version" ;;
${s.map(D).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function T(e) {
	return e.name === i.name ? f : "options" in e.schema ? e.schema.options : [];
}
function E(e) {
	let t = T(e).join(" ");
	return t === "" ? [] : [`    --${d(e)}) COMPREPLY=($(compgen -P "$prefix" -W "${t}" -- "$current")); return ;;`];
}
function D(e) {
	let t = m(e).flatMap(({ option: e, ...t }) => [`--${d(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), n = l(e);
	return n ? `    ${e}) words="${T(n).join(" ")}"; [[ "$current" == -* ]] && words="${t}" ;;` : `    ${e}) words="${t}" ;;`;
}
async function O(e, { setup: t, print: n, screen: { paint: r }, showProblems: a }) {
	let o = h(e), s = p(i, e)?.replace(/^\[(.*)\]$/, "$1"), l = f.find((e) => e === s);
	if (o.length === 0 && s !== void 0 && l === void 0 && o.push(k(s)), o.length > 0) return a(o), 1;
	let u = await y(v(t.packageRoot, "docs/problems.md"), "utf8"), d = c(t.console.width);
	for (let e of l ? N(l, u, d, r) : P(u, d, r)) n(e);
	return 0;
}
function k(e) {
	let t = g(e, f) || " lokaform explain lists all codes.";
	return u("bad-setting", `There is no problem code ${a(e)}.${t}`);
}
function A(e, t) {
	let [, ...n] = e.split(RegExp(`^${t} (.*)\n`, "m"));
	return n.flatMap((e, t) => t % 2 == 0 ? [{
		heading: e,
		text: n[t + 1] ?? ""
	}] : []);
}
const j = /^```text\n(.*?)\n```$/ms;
function M({ text: e }) {
	let [t = "", ...n] = e.replace(j, "").trim().split(/\n{2,}/).map((e) => e.replaceAll("\n", " ")), [, r = "", i = ""] = /^\*\*(.*?)\.\*\* (.*)$/.exec(t) ?? [];
	return {
		title: r,
		effect: i,
		paragraphs: n
	};
}
function N(e, t, i, a) {
	let o = A(t, "##").flatMap(({ text: e }) => A(e, "###")).find(({ heading: t }) => t === e);
	if (!o) throw Error(`docs/problems.md has no section ${e}`);
	let { title: s, effect: c, paragraphs: l } = M(o), u = j.exec(o.text)?.[1]?.split("\n") ?? [], d = [...u.slice(0, -1), ...n(u.at(-1) ?? "", i - 2)], f = l.map((e) => e.replace("*Example:*", "*For example:*").replace(/^\*(.*?)\*/, "$1"));
	return [
		...n(`${e}: ${s}`, i).map((e) => a("strong", e)),
		...n(c, i),
		"",
		...f.flatMap((e) => [...n(e, i), ""]),
		...d.map((e) => e === "" ? "" : `  ${e}`),
		"",
		r(e)
	];
}
function P(e, t, r) {
	return [...A(e, "##").map(({ heading: e, text: n }) => {
		let i = A(n, "###").map((e) => [e.heading, M(e).title]);
		return [
			r("strong", e),
			...o(i, t),
			""
		];
	}).flat(), ...n("lokaform explain CODE explains one of them.", t)];
}
export { O as explainProblem, x as printCompletion, b as printSchema };
