import { An as e, Mn as t, Y as n, Zn as r, cr as i, ct as a, d as o, i as s, or as c, ot as l, r as u, s as d, ur as f, wn as p, x as m, yr as h } from "./start.js";
import { o as g } from "./wire.js";
import { tn as _ } from "./engine.js";
import { join as v } from "node:path";
import { readFile as y } from "node:fs/promises";
// src/commands/runs/print.ts
async function b(t, n) {
	let r = s(e, t);
	if (r === void 0) return S(e, "schema keys", t, n);
	let i = await y(v(n.setup.packageRoot, g(r)), "utf8");
	return n.print(i.trimEnd()), 0;
}
async function x(e, n) {
	let r = s(t, e);
	return r === void 0 ? S(t, "completion bash", e, n) : (r === "zsh" && n.print("autoload -U +X bashcompinit && bashcompinit"), C().split("\n").forEach(n.print), 0);
}
function S(e, t, n, { showProblems: r }) {
	let i = u(n), a = `The argument is missing. It must be ${e.expects}. For example: lokaform ${t}`;
	return r(i.length > 0 ? i : [m("bad-setting", a)]), 1;
}
function C() {
	let e = [...new Map(a(void 0).map((e) => [e.name, e])).values()].filter(({ option: e }) => e && e.as !== "switch"), t = e.map((e) => `--${h(e)}`).join("|");
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
      ${r.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$previous" in
${e.flatMap(T).join("\n")}
    ${t}) return ;;
  esac
  case "$command" in
    "") words="${r.join(" ")} --help --version" ;;
${r.map(E).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function w(e) {
	return e.name === p.name ? o : "options" in e.schema ? e.schema.options : [];
}
function T(e) {
	let t = w(e).join(" ");
	return t === "" ? [] : [`    --${h(e)}) COMPREPLY=($(compgen -P "$prefix" -W "${t}" -- "$current")); return ;;`];
}
function E(e) {
	let t = a(e).flatMap(({ option: e, ...t }) => [`--${h(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), n = l(e);
	return n ? `    ${e}) words="${w(n).join(" ")}"; [[ "$current" == -* ]] && words="${t}" ;;` : `    ${e}) words="${t}" ;;`;
}
async function D(e, { setup: t, print: r, screen: a, showProblems: c }) {
	let l = u(e), f = s(p, e)?.replace(/^\[(.*)\]$/, "$1"), h = o.find((e) => e === f);
	if (l.length === 0 && f !== void 0 && h === void 0) {
		let e = d(f, o) || " lokaform explain lists all codes.";
		l.push(m("bad-setting", `There is no problem code ${n(f)}.${e}`));
	}
	if (l.length > 0) return c(l), 1;
	let g = await y(v(t.packageRoot, "docs/problems.md"), "utf8"), _ = i(a.width);
	for (let e of h ? k(h, g, _, a.paint) : A(g, _, a.paint)) r(e);
	return 0;
}
function O(e) {
	let [, ...t] = e.split(/^## /m);
	return t.map((e) => {
		let [t = "", ...n] = e.split(/\n+### /);
		return {
			heading: t,
			sections: n.map((e) => /^(\S+)\n+\*\*(.*?)\.\*\* (.*)$/s.exec(e) ?? []).map(([, e = "", t = "", n = ""]) => ({
				code: e,
				title: t,
				text: n
			}))
		};
	});
}
function k(e, t, n, r) {
	let i = O(t).flatMap(({ sections: e }) => e).find((t) => t.code === e);
	if (!i) throw Error(`docs/problems.md has no section ${e}`);
	let [a = "", o = ""] = i.text.split(/\n```text\n|\n```/), s = a.trim().replace("*Example:*", "For example:").split(/\n{2,}/), c = o.split("\n"), l = [...c.slice(0, -1), ...f(c.at(-1) ?? "", n - 2)];
	return [
		...f(`${e}: ${i.title}`, n).map((e) => r("strong", e)),
		...s.flatMap((e) => [...f(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), n), ""]),
		...l.map((e) => e === "" ? "" : `  ${e}`),
		"",
		_(e)
	];
}
function A(e, t, n) {
	return [...O(e).map(({ heading: e, sections: r }) => {
		let i = r.map(({ code: e, title: t }) => [e, t]);
		return [
			n("strong", e),
			...c(i, t),
			""
		];
	}).flat(), ...f("lokaform explain CODE explains one of them.", t)];
}
export { D as explainProblem, x as printCompletion, b as printSchema };
