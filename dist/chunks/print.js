import { Cn as e, Y as t, ar as n, d as r, jn as i, kn as a, lr as o, n as s, ot as c, r as l, rr as u, s as d, sr as f, vr as p, x as m } from "./start.js";
import { s as h } from "./wire.js";
import { $t as g } from "./engine.js";
import { join as _ } from "node:path";
import { readFile as v } from "node:fs/promises";
// src/commands/runs/print.ts
async function y(e, t) {
	let n = l(a, e);
	if (n === void 0) return x(a, "schema keys", e, t);
	let r = await v(_(t.setup.packageRoot, h(n)), "utf8");
	return t.print(r.trimEnd()), 0;
}
async function b(e, t) {
	let n = l(i, e);
	return n === void 0 ? x(i, "completion bash", e, t) : (n === "zsh" && t.print("autoload -U +X bashcompinit && bashcompinit"), S().split("\n").forEach(t.print), 0);
}
function x(e, t, n, { showProblems: r }) {
	let i = s(n), a = `The argument is missing. It must be ${e.expects}. For example: lokaform ${t}`;
	return r(i.length > 0 ? i : [m("bad-setting", a)]), 1;
}
function S() {
	let e = [...new Map(c("option").map((e) => [e.name, e])).values()].filter(({ option: e }) => e && e.as !== "switch"), t = e.map((e) => `--${p(e)}`).join("|");
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
      ${u.join("|")}) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$previous" in
${e.flatMap(w).join("\n")}
    ${t}) return ;;
  esac
  case "$command" in
    "") words="${u.join(" ")} --help --version" ;;
${u.map(T).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lokaform lokaform`;
}
function C(t) {
	return t.name === e.name ? r : "options" in t.schema ? t.schema.options : [];
}
function w(e) {
	let t = C(e).join(" ");
	return t === "" ? [] : [`    --${p(e)}) COMPREPLY=($(compgen -P "$prefix" -W "${t}" -- "$current")); return ;;`];
}
function T(e) {
	let t = c("option", [e]).flatMap(({ option: e, ...t }) => [`--${p(t)}`, ...e?.as === "switch" && e.short ? [`-${e.short}`] : []]).join(" "), [n] = c("argument", [e]);
	return n ? `    ${e}) words="${C(n).join(" ")}"; [[ "$current" == -* ]] && words="${t}" ;;` : `    ${e}) words="${t}" ;;`;
}
async function E(n, { setup: i, print: a, screen: o, showProblems: c }) {
	let u = s(n), p = l(e, n)?.replace(/^\[(.*)\]$/, "$1"), h = r.find((e) => e === p);
	if (u.length === 0 && p !== void 0 && h === void 0) {
		let e = d(p, r) || " lokaform explain lists all codes.";
		u.push(m("bad-setting", `There is no problem code ${t(p)}.${e}`));
	}
	if (u.length > 0) return c(u), 1;
	let g = await v(_(i.packageRoot, "docs/problems.md"), "utf8"), y = f(o.width);
	for (let e of h ? O(h, g, y, o.paint) : k(g, y, o.paint)) a(e);
	return 0;
}
function D(e) {
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
function O(e, t, n, r) {
	let i = D(t).flatMap(({ sections: e }) => e).find((t) => t.code === e);
	if (!i) throw Error(`docs/problems.md has no section ${e}`);
	let [a = "", s = ""] = i.text.split(/\n```text\n|\n```/), c = a.trim().replace("*Example:*", "For example:").split(/\n{2,}/), l = s.split("\n"), u = [...l.slice(0, -1), ...o(l.at(-1) ?? "", n - 2)];
	return [
		...o(`${e}: ${i.title}`, n).map((e) => r("strong", e)),
		...c.flatMap((e) => [...o(e.replace(/^\*(.*?)\*/, "$1").replaceAll("\n", " "), n), ""]),
		...u.map((e) => e === "" ? "" : `  ${e}`),
		"",
		g(e)
	];
}
function k(e, t, r) {
	return [...D(e).map(({ heading: e, sections: i }) => {
		let a = i.map(({ code: e, title: t }) => [e, t]);
		return [
			r("strong", e),
			...n(a, t),
			""
		];
	}).flat(), ...o("lokaform explain CODE explains one of them.", t)];
}
export { E as explainProblem, b as printCompletion, y as printSchema };
