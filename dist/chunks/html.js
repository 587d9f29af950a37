import { P as e, j as t } from "./wire.js";
import { K as n } from "./start.js";
import { Dn as r, Dr as i, Vt as a, Xt as o, jn as s, kr as c } from "./engine.js";
// src/report/html/assets.json
var l = [
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
	"			].some(Boolean), hits = 0;",
	"			for (let { part, project: of, rows, isOpen } of parts) {",
	"				let isPart = (!action || part.dataset.action === action) && (!project || of?.dataset.project === project), visible = 0;",
	"				for (let entry of rows) {",
	"					let isRow = isPart && (!language || (entry.row.dataset.languages ?? \"\").split(\" \").includes(language)) && (words.length === 0 || matches(entry, words));",
	"					entry.row.hidden = !isRow, isRow && visible++;",
	"				}",
	"				part.hidden = visible === 0, part instanceof HTMLDetailsElement && (part.open = isFiltered ? visible > 0 : isOpen), hits += visible;",
	"			}",
	"			let count = (number) => number.toLocaleString(\"en-US\"), noun = all === 1 ? \"row\" : \"rows\";",
	"			status && (status.textContent = isFiltered ? `${count(hits)} of ${count(all)} ${noun}` : `${count(all)} ${noun}`);",
	"		};",
	"		form.hidden = !1, form.addEventListener(\"submit\", (event) => event.preventDefault()), form.addEventListener(\"input\", update), form.addEventListener(\"change\", update), update();",
	"	}",
	"	function matches(entry, words) {",
	"		return entry.text ||= (entry.row.textContent ?? \"\").toLowerCase(), words.every((word) => entry.text.includes(word));",
	"	}",
	"})();"
], u = [
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
	"  --new-back: #eafbee;",
	"  --new-mark: #a6eeb4;",
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
	"    --new-back: #0f2a18;",
	"    --new-mark: #1d6b34;",
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
	"ul {",
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
	"article,",
	"code,",
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
	".note,",
	".status,",
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
	"summary h3,",
	"article h4 {",
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
	"article.warning,",
	"article.changed {",
	"  border-inline-start-color: #bf8700;",
	"}",
	"",
	"article.error,",
	"article.old {",
	"  border-inline-start-color: #cf222e;",
	"}",
	"",
	"del,",
	"ins {",
	"  display: block;",
	"  font: 0.8125rem / 1.6 var(--mono);",
	"  padding: 0 0.5rem;",
	"  text-decoration: none;",
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
	"    --new-back: #ffffff;",
	"    --new-mark: #c9f5d3;",
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
	"  article {",
	"    break-inside: avoid;",
	"  }",
	"",
	"  summary {",
	"    break-after: avoid;",
	"  }",
	"}"
];
// src/report/html.ts
function d(e) {
	return e;
}
function f(e, ...t) {
	let n = t.map((e) => typeof e == "object" ? e.join("") : e || "");
	return d(e.map((e, t) => `${e}${n[t] ?? ""}`).join(""));
}
const p = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function m(e) {
	return d(n(e).replace(/[&<>"']/g, (e) => p[e] ?? ""));
}
function h(e) {
	return f`<bdi>${m(e)}</bdi>`;
}
function g(e) {
	return f`${e.split(/[\u2068\u2069]/).map(m).map((e, t) => t % 2 == 0 ? e : f`<bdi>${e}</bdi>`)}`;
}
function _(e) {
	return f`${e.map((e) => e.is === "strong" ? f`<strong>${_(e.words)}</strong>` : e.is === "link" ? y(_(e.words), e.address) : e.is === "quote" ? f`<code>${h(e.text)}</code>` : m(e.text))}`;
}
const v = /^https:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/;
function y(e, t) {
	return t === void 0 || !v.test(t) ? e : f`<a href="${d(t.replaceAll("&", "&amp;"))}" rel="noreferrer">${e}</a>`;
}
function b(e, t) {
	if (/<\/|<!--/.test(t)) throw Error(`the ${e} of the page would end inside of its code`);
	return d(`<${e}>${t}</${e}>`);
}
const x = l.join("\n"), S = u.join("\n");
function C(e, { now: t, linkTo: n }) {
	let r = a(e, { full: !0 }), { title: i, problems: o, comparison: s, parts: c, legend: l } = r, u = [o, ...c.flatMap((e) => e.sections)].filter(E);
	return f`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${P()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${m(i)}</title>
${b("style", S)}
</head>
<body>
<a class="skip" href="#changes">Skip to the changes</a>
${D(r, e.command, t)}
<main>
${s.map((e) => f`<p>${_(e)}</p>`)}
<div id="changes" tabindex="-1">
${u.length > 0 ? O(u, c) : !c.some(({ table: e }) => e) && f`<p class="note">There is nothing to show: no change, and nothing that is kept.</p>`}
${E(o) && f`<section class="project">\n<h2>Problems</h2>\n${k(o, n, !0)}</section>`}
${c.map((e) => w(e, c.length > 1, n))}
</div>
${l.length > 0 && f`<details><summary><h3>How to read this</h3></summary>${l.map((e) => f`<p>${_(e)}</p>`)}</details>\n`}</main>
<footer>
<p>Made by Lokaform. This page is one file: it loads nothing, and sends nothing.</p>
</footer>
${b("script", x)}
</body>
</html>
`;
}
function w(e, t, n) {
	let { name: i, result: a, facts: o, table: s, sections: c, isApplied: l, bugs: u } = e;
	return f`<section class="project" data-project="${m(i)}">
<h2>${h(i)}</h2>
${t && a !== void 0 && f`<p>${m(a)}</p>`}
${o.map((e) => f`<p class="facts">${_(e)}</p>\n`)}${s && T(s)}
${u.map((e) => f`<details><summary>An error in Lokaform</summary><pre>${e.split("\n").map((e) => f`${m(e)}\n`)}</pre></details>`)}
${c.filter(E).map((e) => {
		let t = e.part !== "problems" && e.part !== "failed";
		return k(e, n, !r.includes(e.part) && !(l && t));
	})}
</section>`;
}
function T({ head: e, rows: t }) {
	let n = (e) => e.map((e) => f`<td>${h(e)}</td>`);
	return f`<table><tr>${e.map((e) => f`<th scope="col">${m(e)}</th>`)}</tr>${t.map((e) => f`<tr>${n(e)}</tr>`)}</table>\n`;
}
function E({ rows: e }) {
	return e.length > 0;
}
function D(e, t, n) {
	let { state: r, lead: i, stopped: a, verdict: o, result: l, heading: u } = e, d = o.length > 0 ? o.map(({ words: e }) => e) : [s`${l}`];
	return f`<header class="head">
<p class="kicker"><span class="command">lokaform ${m(t)}</span> <span>${m(c(n))}</span></p>
<h1>${_(u)}</h1>
${a && f`<p class="verdict failed">${_(a)}</p>`}
${d.map((e) => f`<p class="verdict ${m(r)}">${_(e)}</p>`)}
<p>${_(i)}</p>
</header>`;
}
function O(e, t) {
	let n = e.flatMap((e) => e.rows), r = {
		action: e.flatMap(({ action: e = [] }) => e),
		language: n.flatMap(({ languages: e = [] }) => e).sort(),
		project: t.length > 1 ? t.map(({ name: e }) => e) : []
	};
	return f`<form class="bar" role="search" hidden><label>Search <input id="search" type="search" autocomplete="off"></label>${Object.entries(r).map(([e, t]) => t.length === 0 ? void 0 : f`<label>${m(e.charAt(0).toUpperCase() + e.slice(1))} <select id="filter-${m(e)}"><option value="">all</option>${[...new Set(t)].map((e) => f`<option value="${m(e)}">${m(e)}</option>`)}</select></label>`)}<span class="status" role="status"></span></form>`;
}
function k({ title: e, action: t, rows: n }, r, i) {
	let a = Array.from({ length: Math.ceil(n.length / 50) }, (e, t) => {
		let i = n.slice(t * 50, (t + 1) * 50);
		return f`<div class="${n.length > 50 ? f`rows` : f`few`}">${i.map((e) => j(e, r))}</div>`;
	}), o = f`class="part" data-action="${m(t ?? "")}"`;
	return e === void 0 ? f`<div ${o}>${a}</div>` : f`<details ${o}${i && f` open`}><summary><h3>${m(e)}</h3></summary>${a}</details>\n`;
}
const A = {
	"+": "new",
	"-": "old",
	"~": "changed",
	"»": "changed",
	"!": "kept",
	" ": "kept"
};
function j(e, t) {
	let { sign: n, name: r, from: a, place: o, state: s, words: c, lines: l, languages: u = [], code: d, severity: p } = e, _ = o && t?.(o.file, o.line), v = o && f` <small>${y(h(i(o)), _)}</small>`, b = a !== void 0 && f` <small>← ${h(a)}</small>`, x = u.length > 0 && f` data-languages="${m(u.join(" "))}"`, S = s !== void 0 && f`${m(s)}: `, C = c !== void 0 && f` <span>${S}<bdi>${g(c)}</bdi></span>`;
	return f`<article class="${m(p ?? A[n])}"${x}><h4>${y(h(r), d?.address)}</h4>${b}${v}${C}${l.map(M)}</article>\n`;
}
function M(e) {
	let { sign: t, start: n, value: r, language: i = "", end: a = "" } = e, s = (e) => e.replace(/[\u2068\u2069]/g, "");
	if (t === " ") return f`<p>${m(n)}${r !== "" && h(s(r))}</p>`;
	let c = o(e).map(({ text: e, isChanged: t }) => t ? f`<mark>${m(s(e))}</mark>` : m(s(e))), l = f`${m(n)}<bdi${N(i)}>${c}</bdi>${m(a)}`;
	return t === "-" ? f`<del>${l}</del>` : f`<ins>${l}</ins>`;
}
const N = e((e) => {
	try {
		let t = e.replaceAll("_", "-"), n = new Intl.Locale(t), r = n.getTextInfo?.().direction === "rtl";
		return f` lang="${m(n.toString())}"${r && f` dir="rtl"`}`;
	} catch {
		return f``;
	}
});
function P() {
	return d([
		"default-src 'none'",
		`script-src '${F(x)}'`,
		`style-src '${F(S)}'`,
		"img-src data:",
		"base-uri 'none'",
		"form-action 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types 'none'"
	].join("; "));
}
function F(e) {
	return `sha256-${t("sha256").update(e).digest("base64")}`;
}
export { C as page };
