import { J as e, X as t } from "./start.js";
import { Nt as n, Yt as r, in as i, qt as a, rn as o } from "./engine.js";
// src/report/markdown/markdown.ts
function s(e) {
	return e;
}
function c(e, ...t) {
	return s(e.map((e, n) => `${e}${t[n] ?? ""}`).join(""));
}
function l(e) {
	return s(e.filter((e) => e !== "").join("\n\n"));
}
function u(e) {
	return s(e.join("\n"));
}
function d(e) {
	return s(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function f(e) {
	return s(e);
}
function p(e, t) {
	if (!b.test(e)) throw Error(`${e} cannot be a title`);
	return c`<details><summary>${s(e)}</summary>\n\n${t}\n\n</details>`;
}
const m = RegExp("(`{16})`+", "g");
function h(e) {
	return e.replace(/[\n\r]/g, " ").replace(m, "$1…");
}
function g(e, t = "") {
	let n = e.map(h), r = n.reduce((e, t) => Math.max(e, T(t)), 2), i = "`".repeat(r + 1);
	return s([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function _(t) {
	return v(e(t));
}
function v(e) {
	let t = h(e), n = "`".repeat(T(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return s(`${n}${r}${t}${r}${n}`);
}
function y(e) {
	return b.test(e) && !x.test(e) ? s(e) : _(e);
}
const b = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, x = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function S(e) {
	return s(e.map((e) => e.is === "strong" ? c`**${S(e.words)}**` : e.is === "link" ? C(S(e.words), e.address) : e.is === "quote" ? v(e.text) : e.is === "own" ? s(e.text) : y(e.text)).join(""));
}
function C(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? s(`[${e}](${t})`) : e;
}
function w(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return s(`<!-- ${e} -->`);
}
function T(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/body.ts
const E = 1e3, D = 7 / 8;
function O(e, t = {}) {
	return n(e, {
		full: "also",
		longest: E,
		keptElsewhere: "the report file lists",
		...t
	});
}
function k(e, t) {
	let { overflow: n, measure: i, linkTo: a } = t, o = e.parts.length > 1, s = new B(t.limit, i), c = j(e), u = (e) => y(`… and ${r(e, "more project")}; ${n}.`), d = e.parts.map((e) => M(e, o, a)), f = [...e.next ? [S(e.next)] : [], ...e.legend ? [ee(e.legend)] : []];
	s.take(i(l([
		c,
		u(d.length),
		...f
	])));
	let p = H(e.problems, a);
	z(p.items) > 0 && s.take(400);
	let m = new Set(), h = (e) => {
		for (let t of e) !m.has(t) && s.take(F(t, i)) && m.add(t);
	}, g = (...e) => e.flatMap((e) => [...m].flatMap((t) => N(t, e)));
	h(d.filter((e) => !P(e))), s.within(D, () => s.showLosses(g("plan"))), s.within(1 / 2, () => s.showRest([p])), h(d), s.within(1 / 2, () => s.showRest(g("problems", "failed"))), s.showLosses(g("plan")), d.every(P) && (s.within(D, () => s.showLosses(g("pending"))), s.showRest(g("plan", "values", "pending"))), s.showRest(g("unmanaged"));
	let _ = d.length - m.size;
	return l([
		c,
		...V(p, 3, n),
		...d.filter((e) => m.has(e)).map((e) => I(e, n, o ? 4 : 3)),
		..._ > 0 ? [u(_)] : [],
		...f
	]);
}
const A = {
	good: c`✅ `,
	bad: c`❌ `
};
function j({ heading: e, lead: t, stopped: n, verdict: r, comparison: i = [] }) {
	return l([
		c`## ${S(e)}`,
		S(t),
		...n ? [c`${A.bad}${S(n)}`] : [],
		...r.map(({ mark: e, words: t }) => c`${e ? A[e] : c``}${S(t)}`),
		...i.map(S)
	]);
}
function ee({ text: e, meanings: t }) {
	let n = t.length > 0 ? [d(t.map(S))] : [];
	return p("How to read this", l([...e.map(S), ...n]));
}
function M(e, t, n) {
	let { heading: r, result: i, facts: a, isApplied: o, sections: s } = e;
	return {
		isApplied: o,
		head: l([...t ? [c`### ${S(r)}`, ...i === void 0 ? [] : [c`**${y(i)}**`]] : [], ...a.map(S)]),
		groups: s.map((e) => H(e, n))
	};
}
function N({ groups: e }, t) {
	return e.filter((e) => e.part === t);
}
function P(e) {
	return N(e, "plan").every(({ items: e }) => e.every(({ isLoss: e, shown: t }) => !e || t));
}
function F({ head: e, groups: t }, n) {
	let r = t.filter(({ items: e }) => z(e) > 0).length;
	return n(e) + 2 + r * 400;
}
function I({ isApplied: e, head: t, groups: n }, r, a) {
	return l([t, ...i.map((t) => {
		let i = n.filter((e) => e.part === t).flatMap((e) => V(e, a, r));
		return e && t === "plan" && i.length > 0 ? [p("The plan", l(i))] : i;
	}).flat()]);
}
const L = (e) => e.length, R = (e) => Buffer.byteLength(e);
function z(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var B = class {
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	take(e) {
		return e > this.#e ? !1 : (this.#e -= e, !0);
	}
	within(e, t) {
		let n = this.#e - Math.floor(this.#e * e);
		this.#e -= n, t(), this.#e += n;
	}
	showLosses(e) {
		let t = e.flatMap(({ items: e }) => e.filter(({ isLoss: e }) => e));
		for (let e of t) e.shown || this.#n(e, e.short);
		for (let e of t) e.shown && this.#n(e, e.whole);
	}
	showRest(e) {
		for (let { items: t } of e) for (let e of t) if (!e.shown && !this.#n(e, e.whole)) break;
	}
	#n(e, t) {
		return this.take(this.#r(t) - this.#r(e.shown ?? "")) ? (e.shown = t, !0) : !1;
	}
	#r(e) {
		return e === "" ? 0 : this.#t(e) + 1;
	}
};
function V(e, t, n) {
	let { title: i, noun: a, fold: o, items: s } = e, d = z(s);
	if (d === 0) return [];
	let f = z(s.filter(({ shown: e }) => !e)), m = `… and ${r(f, `more ${a}`)}; ${n}`, h = l([u(s.flatMap(({ shown: e = [] }) => e)), ...f > 0 ? [y(m)] : []]);
	if (i === void 0) return [h];
	if (o === "always") return [p(i, h)];
	let g = o === "many" && s.length > 20;
	return [c`${t === 3 ? c`###` : c`####`} ${y(i)}`, g ? p(`Show ${r(d, a)}`, h) : h];
}
function H({ rows: e, ...t }, n) {
	return {
		...t,
		items: e.map((e) => U(e, n))
	};
}
function U(e, t) {
	let { name: n, state: r, words: i, lines: a, isLoss: o, count: s, code: l } = e, u = (e, t = e, n = {}) => ({
		whole: d([e]),
		short: d([t]),
		...n
	});
	if (l) return u(W(e, t));
	let f = {
		...o && { isLoss: o },
		...s !== void 0 && { count: s }
	};
	if (s !== void 0 && i === void 0) return u(y(n), void 0, f);
	let p = r === void 0 ? G(e, t) : c`${G(e, t)} · ${y(r)}`, m = i === void 0 ? p : c`${p}: ${v(i)}`, h = g(a.map(({ sign: e, start: t, value: n }) => `${e} ${t}${n}`), "diff");
	return u(a.length > 0 ? c`${m}\n${h}` : m, G(e, void 0), f);
}
function W({ state: e = "", place: t, words: n = "", code: r }, i) {
	let a = t ? c` ${K(t, i)}` : c``, o = r ? c` (${C(_(r.name), r.address)})` : c``;
	return c`**${y(e)}**${a}: ${v(n)}${o}`;
}
function G({ name: e, from: t, place: n, commit: r }, i) {
	let a = t === void 0 ? c`` : c` ← ${_(t)}`, o = n ? c` · ${K(n, i && ((e, t) => i(e, t, r)))}` : c``;
	return c`**${_(e)}**${a}${o}`;
}
function K({ file: e, line: n }, r) {
	let i = _(`${t(e, 300)}:${n}`), a = r?.(e, n);
	return a === void 0 ? i : C(i, a);
}
// src/report/markdown/comment.ts
const q = 65e3;
function te(e, t) {
	let { now: n, limit: r, linkTo: i, unappliedBase: a } = t, s = O(e, {
		reader: "reviewer",
		isPullRequest: !0,
		unappliedBase: a
	}), u = k(s, {
		limit: r - 1536,
		measure: L,
		overflow: "the job summary has more",
		linkTo: i
	}), d = c`<sub>Written on ${y(o(n))}${Y(t)}${X(t)}.</sub>`, f = s.isUntouched ? [p("Translations: this pull request changes nothing", l([u, d]))] : [u, d];
	return l([J(t), ...f]);
}
function ne(e) {
	let t = _(e.head.slice(0, 7)), n = c`The plan${Y(e)}${X(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return l([J(e), n]);
}
function J({ marker: e, moreMarkers: t = [] }) {
	return t.reduce((e, t) => c`${e}${w(t)}`, w(e));
}
function Y({ commit: e, checkedOut: t = "" }) {
	if (e === "") return c``;
	let n = t === "" || t === e ? c`` : c` (test merge with its base: ${_(t.slice(0, 7))})`;
	return c` for commit ${_(e.slice(0, 7))}${n}`;
}
function X({ run: e }) {
	return e === "" ? c`` : c` by ${C(c`this run`, e)}`;
}
const Z = 1048576;
function re(e, { reportFile: t, limit: n = Z, linkTo: r, unappliedBase: i }) {
	let a = e.projects.some(({ target: e }) => e), o = t === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return c`${k(O(e, {
		isPullRequest: a,
		unappliedBase: i
	}), {
		limit: n - 1,
		measure: R,
		overflow: o,
		linkTo: r
	})}\n`;
}
function ie(e) {
	return t(e.stopped?.message ?? a(e), 250);
}
function ae(e, t) {
	return k(O(e), {
		limit: t,
		measure: L,
		overflow: "the job summary has more"
	});
}
const Q = "lokaform:scope";
function oe({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => $(e, t));
	return [
		Q,
		t.inputs,
		...new Set(n)
	].join(":");
}
function se(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${Q}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes($(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function ce(e, t) {
	return e.includes(`<!-- ${Q}:${t.inputs}`);
}
function $({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
export { w as C, y as D, f as E, d as S, S as T, V as _, te as a, _ as b, se as c, B as d, E as f, L as g, R as h, ie as i, oe as l, O as m, Z as n, ce as o, k as p, ae as r, ne as s, q as t, re as u, H as v, c as w, C as x, l as y };
