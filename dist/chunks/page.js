import { At as e, Br as t, Gr as n, Gt as r, Kt as i, Tt as a, Vr as o, Wr as s, Xt as c, Yt as l, _n as u, bt as d, en as f, ln as p, on as m, pn as h, qt as g, sn as _, un as v, wt as y, yt as b } from "./engine.js";
import { B as x, I as S, L as C, R as w, tn as T } from "./start.js";
import { A as ee, k as te } from "./markdown.js";
import { t as E } from "./summaryLine.js";
// src/report/html/assets.json
var D = [
	"(function() {",
	"	// src/report/html/browser/main.ts",
	"	let FILTERS = [",
	"		\"action\",",
	"		\"language\",",
	"		\"project\"",
	"	], bar = document.querySelector(\"form.bar\");",
	"	bar && start(bar);",
	"	function start(form) {",
	"		let search = form.querySelector(\"input\"), status = form.querySelector(\".status\"), parts = [...document.querySelectorAll(\".part\")].map((part) => ({",
	"			part,",
	"			project: part.closest(\".project\"),",
	"			rows: [...part.querySelectorAll(\"article\")].map((row) => ({",
	"				row,",
	"				text: \"\"",
	"			})),",
	"			isOpen: part instanceof HTMLDetailsElement && part.open",
	"		})), all = parts.reduce((sum, { rows }) => sum + rows.length, 0), chosen = (name) => form.querySelector(`#filter-${name}`)?.value ?? \"\", update = () => {",
	"			let words = (search?.value ?? \"\").toLowerCase().split(/\\s+/).filter(Boolean), [action, language, project] = FILTERS.map(chosen), isFiltered = words.length > 0 || [",
	"				action,",
	"				language,",
	"				project",
	"			].some(Boolean), shown = 0;",
	"			for (let { part, project: of, rows, isOpen } of parts) {",
	"				let isPart = (!action || part.dataset.action === action) && (!project || of?.dataset.project === project), visible = 0;",
	"				for (let one of rows) {",
	"					let isRow = isPart && (!language || (one.row.dataset.languages ?? \"\").split(\" \").includes(language)) && (words.length === 0 || matches(one, words));",
	"					one.row.hidden = !isRow, isRow && visible++;",
	"				}",
	"				part.hidden = visible === 0, part instanceof HTMLDetailsElement && (part.open = isFiltered ? visible > 0 : isOpen), shown += visible;",
	"			}",
	"			let count = (number) => number.toLocaleString(\"en-US\"), noun = all === 1 ? \"row\" : \"rows\";",
	"			status && (status.textContent = isFiltered ? `${count(shown)} of ${count(all)} ${noun}` : `${count(all)} ${noun}`);",
	"		};",
	"		form.hidden = !1, form.addEventListener(\"submit\", (event) => event.preventDefault()), form.addEventListener(\"input\", update), form.addEventListener(\"change\", update), search?.addEventListener(\"change\", update), update();",
	"	}",
	"	function matches(one, words) {",
	"		return one.text ||= (one.row.textContent ?? \"\").toLowerCase(), words.every((word) => one.text.includes(word));",
	"	}",
	"})();"
], O = [
	":root {",
	"  color-scheme: light dark;",
	"  --back: #ffffff;",
	"  --raised: #f6f8fa;",
	"  --ink: #1f2328;",
	"  --quiet: #59636e;",
	"  --line: #d1d9e0;",
	"  --accent: #0550ae;",
	"  --focus: #0969da;",
	"  --old-back: #fff0ee;",
	"  --old-mark: #ffc9c4;",
	"  --old-ink: #82071e;",
	"  --new-back: #eafbee;",
	"  --new-mark: #a6eeb4;",
	"  --new-ink: #0b5423;",
	"  --changed-back: #fff6d6;",
	"  --changed-ink: #6a4a00;",
	"  --kept-back: #eceff3;",
	"  --kept-ink: #424a53;",
	"  --mono: ui-monospace, SFMono-Regular, \"SF Mono\", Menlo, Consolas, \"Liberation Mono\", monospace;",
	"}",
	"",
	"@media (prefers-color-scheme: dark) {",
	"  :root {",
	"    --back: #0d1117;",
	"    --raised: #161b22;",
	"    --ink: #e6edf3;",
	"    --quiet: #9da7b3;",
	"    --line: #30363d;",
	"    --accent: #79b8ff;",
	"    --focus: #58a6ff;",
	"    --old-back: #2d1416;",
	"    --old-mark: #7a2329;",
	"    --old-ink: #ffb3ad;",
	"    --new-back: #0f2a18;",
	"    --new-mark: #1d6b34;",
	"    --new-ink: #93e6a8;",
	"    --changed-back: #33280b;",
	"    --changed-ink: #f0cf7a;",
	"    --kept-back: #21262d;",
	"    --kept-ink: #c4ccd5;",
	"  }",
	"}",
	"",
	"* {",
	"  box-sizing: border-box;",
	"}",
	"",
	"html {",
	"  scroll-padding-top: 9rem;",
	"}",
	"",
	"body {",
	"  margin: 0 auto;",
	"  max-width: 90rem;",
	"  padding: 1.5rem clamp(0.75rem, 3vw, 2.5rem) 3rem;",
	"  background: var(--back);",
	"  color: var(--ink);",
	"  font:",
	"    0.9375rem / 1.5 system-ui,",
	"    -apple-system,",
	"    \"Segoe UI\",",
	"    Roboto,",
	"    \"Noto Sans\",",
	"    sans-serif;",
	"  overflow-wrap: anywhere;",
	"}",
	"",
	"h1,",
	"h2,",
	"h3,",
	"h4,",
	"p,",
	"ul,",
	"dl,",
	"dd {",
	"  margin: 0;",
	"}",
	"",
	"h1 {",
	"  font-size: clamp(1.375rem, 1rem + 1.6vw, 1.875rem);",
	"  line-height: 1.25;",
	"  font-weight: 650;",
	"  margin: 0.25rem 0 0.5rem;",
	"}",
	"",
	"h2 {",
	"  font-size: 1.125rem;",
	"  margin-bottom: 0.375rem;",
	"}",
	"",
	"h3 {",
	"  font-size: 0.9375rem;",
	"  margin-bottom: 0.375rem;",
	"}",
	"",
	"h4 {",
	"  font: 600 0.875rem / 1.4 var(--mono);",
	"}",
	"",
	"a {",
	"  color: var(--accent);",
	"}",
	"",
	"code,",
	"pre {",
	"  font: 0.875em / 1.45 var(--mono);",
	"}",
	"",
	"pre {",
	"  white-space: pre-wrap;",
	"}",
	"",
	"ul {",
	"  padding: 0;",
	"  list-style: none;",
	"}",
	"",
	"select,",
	"input {",
	"  font: inherit;",
	"  color: inherit;",
	"}",
	"",
	":focus-visible {",
	"  outline: 2px solid var(--focus);",
	"  outline-offset: 2px;",
	"}",
	"",
	".skip {",
	"  position: absolute;",
	"  left: -999rem;",
	"}",
	"",
	".skip:focus {",
	"  position: static;",
	"}",
	"",
	".kicker,",
	".facts,",
	"small,",
	".place,",
	".note,",
	".status,",
	".code,",
	"footer {",
	"  color: var(--quiet);",
	"  font-size: 0.8125rem;",
	"}",
	"",
	".kicker span + span::before {",
	"  content: \"·\";",
	"  margin: 0 0.375rem;",
	"}",
	"",
	".command {",
	"  font-family: var(--mono);",
	"}",
	"",
	".verdict {",
	"  border-inline-start: 4px solid var(--line);",
	"  padding: 0.25rem 0.75rem;",
	"  margin: 0.5rem 0;",
	"}",
	"",
	".verdict.failed {",
	"  border-color: #cf222e;",
	"}",
	"",
	".verdict.clean {",
	"  border-color: #1a7f37;",
	"}",
	"",
	".verdict.open {",
	"  border-color: var(--focus);",
	"}",
	"",
	"main > section,",
	"footer {",
	"  margin-top: 1.75rem;",
	"}",
	"",
	".project {",
	"  border: 1px solid var(--line);",
	"  border-radius: 0.5rem;",
	"  padding: 0.875rem 1rem;",
	"}",
	"",
	".project > * + * {",
	"  margin-top: 0.5rem;",
	"}",
	"",
	".problems ul {",
	"  border-top: 1px solid var(--line);",
	"}",
	"",
	".problems li {",
	"  border-bottom: 1px solid var(--line);",
	"  padding: 0.5rem 0;",
	"}",
	"",
	".problems .place {",
	"  display: block;",
	"}",
	"",
	".label {",
	"  display: inline-block;",
	"  border-radius: 1rem;",
	"  padding: 0 0.5rem;",
	"  font-size: 0.75rem;",
	"  line-height: 1.5;",
	"  background: var(--kept-back);",
	"  color: var(--kept-ink);",
	"}",
	"",
	".warning .label {",
	"  background: var(--changed-back);",
	"  color: var(--changed-ink);",
	"}",
	"",
	".error .label {",
	"  background: var(--old-back);",
	"  color: var(--old-ink);",
	"}",
	"",
	".bar {",
	"  position: sticky;",
	"  top: 0;",
	"  z-index: 1;",
	"  display: flex;",
	"  flex-wrap: wrap;",
	"  gap: 0.5rem 0.75rem;",
	"  align-items: end;",
	"  margin: 0 -0.5rem;",
	"  padding: 0.625rem 0.5rem;",
	"  background: var(--back);",
	"  border-bottom: 1px solid var(--line);",
	"}",
	"",
	".bar label {",
	"  color: var(--quiet);",
	"  font-size: 0.8125rem;",
	"}",
	"",
	".bar input,",
	".bar select {",
	"  min-height: 2.125rem;",
	"  max-width: 15rem;",
	"  border: 1px solid var(--line);",
	"  border-radius: 0.375rem;",
	"  background: var(--raised);",
	"  color: var(--ink);",
	"  padding: 0.25rem 0.5rem;",
	"}",
	"",
	".status {",
	"  margin-inline-start: auto;",
	"  padding: 0.375rem 0;",
	"  font-variant-numeric: tabular-nums;",
	"  white-space: nowrap;",
	"}",
	"",
	"[hidden] {",
	"  display: none;",
	"}",
	"",
	"summary {",
	"  cursor: pointer;",
	"}",
	"",
	"summary h3 {",
	"  display: inline;",
	"}",
	"",
	".part {",
	"  margin-top: 1rem;",
	"}",
	"",
	".rows {",
	"  content-visibility: auto;",
	"  contain-intrinsic-height: auto 250rem;",
	"}",
	"",
	"article {",
	"  border-top: 1px solid var(--line);",
	"  border-inline-start: 4px solid var(--line);",
	"  padding: 0.5rem 0.75rem;",
	"}",
	"",
	"article.new {",
	"  border-inline-start-color: #2da44e;",
	"}",
	"",
	"article.changed {",
	"  border-inline-start-color: #bf8700;",
	"}",
	"",
	"article.old {",
	"  border-inline-start-color: #cf222e;",
	"}",
	"",
	"article h4 {",
	"  display: inline;",
	"}",
	"",
	"del,",
	"ins {",
	"  display: block;",
	"  font: 0.8125rem / 1.6 var(--mono);",
	"  padding: 0 0.5rem;",
	"  text-decoration: none;",
	"  white-space: pre-wrap;",
	"}",
	"",
	"del::before {",
	"  content: \"− \";",
	"}",
	"",
	"ins::before {",
	"  content: \"+ \";",
	"}",
	"",
	"del {",
	"  background: var(--old-back);",
	"}",
	"",
	"ins {",
	"  background: var(--new-back);",
	"}",
	"",
	"mark {",
	"  border-radius: 0.125rem;",
	"  color: inherit;",
	"}",
	"",
	"del mark {",
	"  background: var(--old-mark);",
	"}",
	"",
	"ins mark {",
	"  background: var(--new-mark);",
	"}",
	"",
	"@media (max-height: 30rem), (max-width: 48rem) {",
	"  .bar {",
	"    position: static;",
	"  }",
	"",
	"  html {",
	"    scroll-padding-top: 0;",
	"  }",
	"}",
	"",
	"@media (forced-colors: active) {",
	"  mark {",
	"    outline: 1px solid;",
	"  }",
	"}",
	"",
	"@media print {",
	"  :root {",
	"    color-scheme: light;",
	"    --back: #ffffff;",
	"    --raised: #ffffff;",
	"    --ink: #000000;",
	"    --quiet: #444444;",
	"    --line: #bbbbbb;",
	"    --accent: #000000;",
	"    --old-back: #ffffff;",
	"    --old-mark: #ffd7d5;",
	"    --old-ink: #82071e;",
	"    --new-back: #ffffff;",
	"    --new-mark: #c9f5d3;",
	"    --new-ink: #0b5423;",
	"    --changed-back: #ffffff;",
	"    --changed-ink: #6a4a00;",
	"    --kept-back: #ffffff;",
	"    --kept-ink: #333333;",
	"  }",
	"",
	"  body {",
	"    max-width: none;",
	"    padding: 0;",
	"    font-size: 9pt;",
	"    print-color-adjust: exact;",
	"  }",
	"",
	"  .bar,",
	"  .skip {",
	"    display: none;",
	"  }",
	"",
	"  .rows {",
	"    content-visibility: visible;",
	"  }",
	"",
	"  article,",
	"  .problems li {",
	"    break-inside: avoid;",
	"  }",
	"",
	"  summary {",
	"    break-after: avoid;",
	"  }",
	"}"
];
// src/report/html/html.ts
function k(e) {
	return e;
}
function A(e, ...t) {
	let n = t.map((e) => typeof e == "object" ? e.join("") : String(e));
	return k(e.map((e, t) => `${e}${n[t] ?? ""}`).join(""));
}
const j = k(""), M = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function N(e) {
	return k(w(e).replace(/[&<>"']/g, (e) => M[e] ?? ""));
}
function P(e) {
	return A`<bdi>${N(e)}</bdi>`;
}
const F = /^https:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/;
function ne(e) {
	return F.test(e);
}
function I(e, t) {
	return t === void 0 || !ne(t) ? e : A`<a href="${k(t.replaceAll("&", "&amp;"))}" rel="noreferrer">${e}</a>`;
}
function L(e, t) {
	if (/<\/|<!--/.test(t)) throw Error(`the ${e} of the page would end inside of its code`);
	return k(`<${e}>${t}</${e}>`);
}
function R(e) {
	if (!/^[\w '=+/;:-]+$/.test(e)) throw Error(`${e} cannot be a policy`);
	return A`<meta http-equiv="Content-Security-Policy" content="${k(e)}">`;
}
// src/report/html/page.ts
const z = D.join("\n"), B = O.join("\n");
function V(e, t) {
	let { problems: n, projects: i, manifest_comparison: a } = e, o = a?.is === "compared" ? a.projects : [], s = [...i.map((n) => ({
		name: W(n),
		facts: K(n, e, t),
		...U(n, e)
	})), ...o.map((e) => ({
		name: x(e.name ?? "", 800),
		facts: j,
		open: m(e, {
			texts: e.hide_texts !== !0,
			languages: [],
			full: !0
		}),
		folded: []
	}))], c = s.flatMap(({ open: e, folded: t }) => [...e, ...t]).filter(H);
	return A`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${R(ue())}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${N(E(e))}</title>
${L("style", B)}
</head>
<body>
<a class="skip" href="#changes">Skip to the changes</a>
${G(e, t)}
<main>
${X(A`<h2>Problems: ${N(r(n))}</h2>`, n, t)}
${Y(e)}
<div id="changes" tabindex="-1">
${c.length > 0 ? ie(c, s) : A`<p class="note">There is nothing to show: no change, and nothing that is kept.</p>`}
${s.map(({ name: e, facts: n, open: r, folded: i }) => A`<section class="project" data-project="${N(e)}">
<h2>${P(e)}</h2>
${n}
${r.filter(H).map((e) => Z(e, t, e.fold !== "always"))}
${i.filter(H).map((e) => Z(e, t, !1))}
</section>`)}
</div>
</main>
<footer>
<p>Made by Lokaform. This page is one file: it loads nothing, and sends nothing.</p>
</footer>
${L("script", z)}
</body>
</html>
`;
}
function H({ rows: e }) {
	return e.length > 0;
}
function U(e, { command: t }) {
	let { failed: n, own: r, pending: i, unmanaged: a } = _(e, {
		command: t,
		overflow: "the report file has more",
		full: !0
	}), o = [...i, a];
	return e.results ? {
		open: [n],
		folded: [...r, ...o]
	} : {
		open: [
			n,
			...r,
			...o
		],
		folded: []
	};
}
function W({ name: e, id: t, plan: n }) {
	return x(e ?? n?.project.name ?? t, 800);
}
function G(e, { now: n }) {
	let { command: r, manifests: i } = e, a = o(e) ? A`failed` : t(e) ? A`clean` : A`open`;
	return A`<header class="head">
<p class="kicker"><span class="command">lokaform ${N(r)}</span> <span>${N(h(n))}</span></p>
<h1>${N(E(e))}</h1>
<p class="verdict ${a}">${N(g(e))}</p>
${e.stopped ? A`<p class="verdict failed">${N(C(l(e)))}</p>` : j}
${i.length > 0 ? A`<p>From ${P(x(p(i), 800))}</p>` : j}
</header>`;
}
function K(e, { command: t, projects: a }, o) {
	let { name: l, id: u, plan: f, target: p, results: m, problems: h, backup: _, bugs: v = [] } = e, y = s(e), S = d(u), w = f && !m && t !== "drift" ? c(f.project, n(e)) : void 0, T = f?.filter && b(f.filter);
	return A`<p class="facts">${f && l !== void 0 ? A`${P(x(f.project.name, 800))} · ` : j}<code>${N(x(u, 800))}</code>${S === void 0 ? j : A` · ${I(A`Open in Lokalise`, S)}`}</p>
${a.length > 1 && f ? A`<p>${N(g({
		...q,
		command: t,
		projects: [e]
	}))}</p>` : j}
${T ? A`<p>${N(T.start)} ${P(T.filters)}: ${N(T.end)}</p>` : j}${w ? A`<p>${N(w.start)} ${P(w.languages)} ${N(w.end)}</p>` : j}
${p?.is === "not compared" ? A`<p>All differences that apply would change are shown, not only those of this pull request. The reason: ${N(C(p.why))}</p>` : j}
${X(A`<h3>Problems of the project: ${N(r(h))}</h3>`, h, o)}
${_ === void 0 ? j : A`<p>The backup is in <code>${N(x(_, 800))}</code>.</p>`}
${y === void 0 ? j : A`<p>${N(i(void 0))}: <code>${N(x(y, 800))}</code></p>`}
${v.map((e) => A`<details><summary>An error in Lokaform</summary><pre>${J(e)}</pre></details>`)}`;
}
const q = {
	format_version: 1,
	command: "plan",
	manifests: [],
	declared: {},
	problems: [],
	projects: [],
	requests: 0
};
function J(e) {
	return A`${S(e).split("\n").map((e) => A`${N(e)}\n`)}`;
}
function Y({ manifest_comparison: e }) {
	if (!e) return j;
	if (e.is === "not compared") return A`<p>${N(ee)}: ${N(C(e.why))}</p>`;
	let { start: t, end: n } = te;
	return A`<p>${N(t)} (<code>${N(e.commit.slice(0, 7))}</code>). ${N(n)}</p>`;
}
function X(e, t, { linkTo: n }) {
	if (t.length === 0) return j;
	let r = T.flatMap((e) => t.filter((t) => t.severity === e)).map((e) => re(e, n)), i = r.length > 21 ? 20 : r.length;
	return A`<section class="problems">
${e}
<ul>${r.slice(0, i)}</ul>
${i < r.length ? A`<details><summary>${N(u(r.length - i))} more</summary><ul>${r.slice(i)}</ul></details>` : j}
</section>`;
}
function re({ severity: e, code: t, message: n, place: r }, i) {
	let a = r ? A`<span class="place">${I(A`${P(x(r.file, 800))}:${r.line}`, i?.(r.file, r.line))}</span>` : j;
	return A`<li class="${N(e)}"><span class="label">${N(e)}</span> ${P(C(n))} <span class="code">${I(N(t), f(t))}</span> ${a}</li>`;
}
function ie(e, t) {
	let n = e.flatMap((e) => e.rows), r = {
		action: e.flatMap(({ action: e = [] }) => e),
		language: n.flatMap(({ languages: e = [] }) => e).sort(),
		project: t.length > 1 ? t.map(({ name: e }) => e) : []
	};
	return A`<form class="bar" role="search" hidden><label>Search <input id="search" type="search" autocomplete="off"></label>${Object.entries(r).map(([e, t]) => t.length === 0 ? j : A`<label>${N(e.charAt(0).toUpperCase() + e.slice(1))} <select id="filter-${N(e)}"><option value="">all</option>${[...new Set(t)].map((e) => A`<option value="${N(e)}">${N(e)}</option>`)}</select></label>`)}<span class="status" role="status"></span></form>`;
}
function Z({ title: e, action: t, rows: n }, r, i) {
	let a = Array.from({ length: Math.ceil(n.length / 50) }, (e, t) => {
		let i = n.slice(t * 50, (t + 1) * 50);
		return A`<div class="${n.length > 50 ? A`rows` : A`few`}">${i.map((e) => oe(e, r))}</div>`;
	}), o = A`class="part" data-action="${N(t ?? "")}"`;
	return e === void 0 ? A`<div ${o}>${a}</div>` : A`<details ${o}${i ? A` open` : j}><summary><h3>${N(e)}</h3></summary>${a}</details>\n`;
}
const ae = {
	"+": "new",
	"-": "old",
	"~": "changed",
	"»": "changed",
	"!": "kept",
	" ": "kept"
};
function oe(e, { linkTo: t }) {
	let { sign: n, name: r, from: i, place: a, commit: o, state: s, words: c, lines: l, languages: u = [] } = e, d = a ? A` <small>${I(P(v({ place: a })), t?.(a.file, a.line, o))}</small>` : j, f = i === void 0 ? j : A` <small>← ${P(i)}</small>`, p = u.length > 0 ? A` data-languages="${N(u.join(" "))}"` : j, m = s === void 0 ? j : A`${N(s)}: `, h = c === void 0 ? j : A` <span>${m}${P(c)}</span>`;
	return A`<article class="${N(ae[n])}"${p}><h4>${P(r)}</h4>${f}${d}${h}${l.map(se)}</article>\n`;
}
function se(e) {
	let { sign: t, start: n, value: r, language: i } = e;
	if (t === " ") return A`<p>${N(n)}${r === "" ? j : P(r)}</p>`;
	let a = y(e).map(({ text: e, isChanged: t }) => t ? A`<mark>${N(e)}</mark>` : N(e)), o = A`${N(n)}<bdi${ce(i)}>${a}</bdi>`;
	return t === "-" ? A`<del>${o}</del>` : A`<ins>${o}</ins>`;
}
function ce(e) {
	let t = Q.get(e ?? "");
	if (t !== void 0) return t;
	let n = a(e), r = n ? A` lang="${N(n.toString())}"${le(n) ? A` dir="rtl"` : j}` : j;
	return Q.set(e ?? "", r), r;
}
const Q = new Map();
function le(e) {
	return e.getTextInfo?.().direction === "rtl";
}
function ue() {
	return [
		"default-src 'none'",
		`script-src '${$(z)}'`,
		`style-src '${$(B)}'`,
		"img-src data:",
		"base-uri 'none'",
		"form-action 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types 'none'"
	].join("; ");
}
function $(t) {
	return `sha256-${e("sha256").update(t).digest("base64")}`;
}
export { V as page };
