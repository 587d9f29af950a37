import { $t as e, Ar as t, Mr as n, Qt as r, R as i, Ut as a, Zr as o, cn as s, en as c, i as l, pi as u, pt as d, r as f, s as p, sn as m, wr as h, xt as g } from "./start.js";
import { t as _ } from "./schemas.js";
import { join as v } from "node:path";
import { readFile as y } from "node:fs/promises";
// src/commands/runs/print.ts
async function b(e, n) {
	let r = l(t, e);
	if (r === void 0) return S(t, "schema keys", e, n);
	let i = await y(v(n.setup.packageRoot, _(r)), "utf8");
	return n.print(i.trimEnd()), 0;
}
async function x(e, t) {
	let r = l(n, e);
	if (r === void 0) return S(n, "completion bash", e, t);
	for (let e of [...C[r], ...w().split("\n")]) t.print(e);
	return 0;
}
function S(e, t, n, { showProblems: r }) {
	let i = f(n), a = `The argument is missing. It must be ${e.expects}. For example: lokaform ${t}`;
	return r(i.length > 0 ? i : [g("bad-setting", a)]), 1;
}
const C = {
	bash: [],
	zsh: ["autoload -U +X bashcompinit && bashcompinit"]
};
function w() {
	let e = [...new Map(s(void 0).map((e) => [e.name, e])).values()].filter(({ option: e }) => e && e.as !== "switch"), t = e.map((e) => `--${u(e)}`).join("|");
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
      ${o.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$previous" in
${e.flatMap(E).join("\n")}
    ${t}) return ;;
  esac
  case "$command" in
    "") words="${o.join(" ")} --help --version" ;;
${o.map(D).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function T(e) {
	return e.name === h.name ? d : "options" in e.schema ? e.schema.options : [];
}
function E(e) {
	let t = T(e).join(" ");
	return t === "" ? [] : [`    --${u(e)}) COMPREPLY=($(compgen -P "$prefix" -W "${t}" -- "$current")); return ;;`];
}
function D(e) {
	let t = s(e).flatMap(({ option: e, ...t }) => [`--${u(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), n = m(e);
	return n ? `    ${e}) words="${T(n).join(" ")}"; [[ "$current" == -* ]] && words="${t}" ;;` : `    ${e}) words="${t}" ;;`;
}
async function O(t, { setup: n, print: r, screen: { paint: i }, showProblems: a }) {
	let o = f(t), s = l(h, t)?.replace(/^\[(.*)\]$/, "$1"), c = d.find((e) => e === s);
	if (o.length === 0 && s !== void 0 && c === void 0 && o.push(k(s)), o.length > 0) return a(o), 1;
	let u = await y(v(n.packageRoot, "docs/problems.md"), "utf8"), p = e(n.console.width);
	for (let e of c ? N(c, u, p, i) : P(u, p, i)) r(e);
	return 0;
}
function k(e) {
	let t = p(e, d) || " lokaform explain lists all codes.";
	return g("bad-setting", `There is no problem code ${a(e)}.${t}`);
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
function N(e, t, n, r) {
	let a = A(t, "##").flatMap(({ text: e }) => A(e, "###")).find(({ heading: t }) => t === e);
	if (!a) throw Error(`docs/problems.md has no section ${e}`);
	let { title: o, effect: s, paragraphs: l } = M(a), u = j.exec(a.text)?.[1]?.split("\n") ?? [], d = [...u.slice(0, -1), ...c(u.at(-1) ?? "", n - 2)], f = l.map((e) => e.replace("*Example:*", "*For example:*").replace(/^\*(.*?)\*/, "$1"));
	return [
		...c(`${e}: ${o}`, n).map((e) => r("strong", e)),
		...c(s, n),
		"",
		...f.flatMap((e) => [...c(e, n), ""]),
		...d.map((e) => e === "" ? "" : `  ${e}`),
		"",
		i(e)
	];
}
function P(e, t, n) {
	return [...A(e, "##").map(({ heading: e, text: i }) => {
		let a = A(i, "###").map((e) => [e.heading, M(e).title]);
		return [
			n("strong", e),
			...r(a, t),
			""
		];
	}).flat(), ...c("lokaform explain CODE explains one of them.", t)];
}
export { O as explainProblem, x as printCompletion, b as printSchema };
