import { K as e, Y as t } from "./start.js";
import { Cr as n, Dn as r, On as i, Vt as a, kr as o, qt as s } from "./engine.js";
// src/report/markdown/markdown.ts
function c(e) {
	return e;
}
function l(e, ...t) {
	return c(e.map((e, n) => `${e}${t[n] ?? ""}`).join(""));
}
function u(e) {
	return c(e.filter((e) => e !== "").join("\n\n"));
}
function d(e) {
	return c(e.join("\n"));
}
function f(e) {
	return c(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function p({ head: e, rows: t }) {
	let n = (e, t) => (t > 0 ? x(e) : y(e)).replaceAll("|", "\\|"), r = (e) => `| ${e.join(" | ")} |`, i = e.map((e, t) => t === 0 ? "---" : "---:");
	return c([
		r(e),
		r(i),
		...t.map((e) => r(e.map(n)))
	].join("\n"));
}
function m(e) {
	return c(e);
}
function h(e, t) {
	if (!S.test(e)) throw Error(`${e} cannot be a title`);
	return l`<details><summary>${c(e)}</summary>\n\n${t}\n\n</details>`;
}
const g = RegExp("(`{16})`+", "g");
function _(e) {
	return e.replace(/[\n\r]/g, " ").replace(g, "$1…");
}
function v(e, t = "") {
	let n = e.map(_), r = n.reduce((e, t) => Math.max(e, E(t)), 2), i = "`".repeat(r + 1);
	return c([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function y(t) {
	return b(e(t));
}
function b(e) {
	let t = _(e), n = "`".repeat(E(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return c(`${n}${r}${t}${r}${n}`);
}
function x(e) {
	return S.test(e) && !ee.test(e) ? c(e) : y(e);
}
const S = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, ee = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function C(e) {
	return c(e.map((e) => e.is === "strong" ? l`**${C(e.words)}**` : e.is === "link" ? w(C(e.words), e.address) : e.is === "quote" ? b(e.text) : e.is === "own" ? c(e.text) : x(e.text)).join(""));
}
function w(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? c(`[${e}](${t})`) : e;
}
function T(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return c(`<!-- ${e} -->`);
}
function E(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/body.ts
const D = 1e3, O = 7 / 8;
function k(e, t = {}) {
	return a(e, {
		full: "also",
		longest: D,
		keptElsewhere: "the report file lists",
		...t
	});
}
function A(e, t) {
	let { overflow: r, measure: i, linkTo: a } = t, o = e.parts.length > 1, s = new V(t.limit, i), c = M(e), l = (e) => x(`… and ${n(e, "more project")}; ${r}.`), d = e.parts.map((e) => N(e, o, a)), { next: f = [], legend: p = [] } = e, m = [C(f), ...p.length > 0 ? [h("How to read this", u(p.map(C)))] : []];
	s.take(i(u([
		c,
		l(d.length),
		...m
	])));
	let g = G(e.problems, a);
	B(g.items) > 0 && s.take(H);
	let _ = new Set(), v = (e) => {
		for (let t of e) !_.has(t) && s.take(I(t, i)) && _.add(t);
	}, y = (...e) => e.flatMap((e) => [..._].flatMap((t) => P(t, e)));
	v(d.filter((e) => !F(e))), s.within(O, () => s.showLosses(y("plan"))), s.within(1 / 2, () => s.showRest([g])), v(d), s.within(1 / 2, () => s.showRest(y("problems", "failed"))), s.showLosses(y("plan")), d.every(F) && (s.within(O, () => s.showLosses(y("pending"))), s.showRest(y("plan", "values", "pending"))), s.showRest(y("unmanaged"));
	let b = d.length - _.size;
	return u([
		c,
		...U(g, 3, r),
		...d.filter((e) => _.has(e)).map((e) => L(e, r, o ? 4 : 3)),
		...b > 0 ? [l(b)] : [],
		...m
	]);
}
const j = {
	good: l`✅ `,
	bad: l`❌ `
};
function M({ heading: e, lead: t, stopped: n, verdict: r, comparison: i = [] }) {
	return u([
		l`## ${C(e)}`,
		C(t),
		...n ? [l`${j.bad}${C(n)}`] : [],
		...r.map(({ mark: e, words: t }) => l`${e ? j[e] : l``}${C(t)}`),
		...i.map(C)
	]);
}
function N(e, t, n) {
	let { heading: r, result: i, facts: a, table: o, isApplied: s, sections: c } = e;
	return {
		isApplied: s,
		head: u([
			...t ? [l`### ${C(r)}`, ...i === void 0 ? [] : [l`**${x(i)}**`]] : [],
			...a.map(C),
			...o ? [p(o)] : []
		]),
		groups: c.map((e) => G(e, n))
	};
}
function P({ groups: e }, t) {
	return e.filter((e) => e.part === t);
}
function F(e) {
	return P(e, "plan").every(({ items: e }) => e.every(({ isLoss: e, shown: t }) => !e || t));
}
function I({ head: e, groups: t }, n) {
	let r = t.filter(({ items: e }) => B(e) > 0).length;
	return n(e) + 2 + r * H;
}
function L(e, t, n) {
	let r = i.map((r) => {
		let i = P(e, r).flatMap((e) => U(e, n, t));
		return e.isApplied && r === "plan" && i.length > 0 ? [h("The plan", u(i))] : i;
	});
	return u([e.head, ...r.flat()]);
}
const R = (e) => e.length, z = (e) => Buffer.byteLength(e);
function B(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var V = class {
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
const H = 400;
function U(e, t, i) {
	let { part: a, title: o, noun: s, items: c } = e, f = B(c);
	if (f === 0) return [];
	let p = B(c.filter(({ shown: e }) => !e)), m = `… and ${n(p, `more ${s}`)}; ${i}`, g = u([d(c.flatMap(({ shown: e = [] }) => e)), ...p > 0 ? [x(m)] : []]);
	if (o === void 0) return [g];
	if (r.includes(a)) return [h(o, g)];
	let _ = a === "plan" && c.length > 20;
	return [l`${t === 3 ? l`###` : l`####`} ${x(o)}`, _ ? h(`Show ${n(f, s)}`, g) : g];
}
function W(e, { limit: t, measure: n, overflow: r }) {
	let i = G(e);
	return new V(t, n).showRest([i]), U(i, 3, r);
}
function G({ rows: e, ...t }, n) {
	return {
		...t,
		items: e.map((e) => K(e, n))
	};
}
function K(e, t) {
	let { name: n, state: r, words: i, lines: a, isLoss: o, count: s, code: c } = e, u = (e, t = e, n = {}) => ({
		whole: f([e]),
		short: f([t]),
		...n
	}), d = {
		...o && { isLoss: o },
		...s !== void 0 && { count: s }
	};
	if (s !== void 0 && i === void 0) return u(x(n), void 0, d);
	let p = r === void 0 ? J(e, t) : l`${J(e, t)} · ${x(r)}`, m = i === void 0 ? p : l`${p}: ${b(i)}`, h = c ? q(e, t) : m, g = a.map(({ sign: e, start: t, value: n, end: r = "" }) => `${e} ${t}${n}${r}`), _ = a.length > 0 ? l`${h}\n${v(g, "diff")}` : h;
	return c ? u(_) : u(_, J(e, void 0), d);
}
function q({ state: e = "", place: t, words: n = "", code: r }, i) {
	let a = t ? l` ${Y(t, i)}` : l``, o = r ? l` (${w(y(r.name), r.address)})` : l``;
	return l`**${x(e)}**${a}: ${b(n)}${o}`;
}
function J({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? l`` : l` ← ${y(t)}`, a = n ? l` · ${Y(n, r)}` : l``;
	return l`**${y(e)}**${i}${a}`;
}
function Y({ file: e, line: n }, r) {
	let i = y(`${t(e, 300)}:${n}`), a = r?.(e, n);
	return a === void 0 ? i : w(i, a);
}
// src/report/markdown/comment.ts
const X = 65e3;
function Z(e, t) {
	let { now: n, limit: r, run: i, linkTo: a, unappliedBase: s } = t, c = k(e, {
		isPullRequest: !0,
		unappliedBase: s
	}), d = A(c, {
		limit: r - 1536,
		measure: R,
		overflow: "the job summary has more",
		linkTo: a
	}), f = i === "" ? l`` : l` by ${w(l`this run`, i)}`, p = l`<sub>Written on ${x(o(n))}${ne(t)}${f}.</sub>`, m = c.isUntouched ? [h("Translations: this pull request changes nothing", u([d, p]))] : [d, p];
	return u([te(t), ...m]);
}
function te({ marker: e, moreMarkers: t = [] }) {
	return t.reduce((e, t) => l`${e}${T(t)}`, T(e));
}
function ne({ commit: e, checkedOut: t = "" }) {
	if (e === "") return l``;
	let n = t === "" || t === e ? l`` : l` (test merge with its base: ${y(t.slice(0, 7))})`;
	return l` for commit ${y(e.slice(0, 7))}${n}`;
}
const Q = 1048576;
function re(e, { reportFile: t, limit: n = Q, linkTo: r, unappliedBase: i }) {
	let a = e.projects.some(({ target: e }) => e), o = t === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return l`${A(k(e, {
		isPullRequest: a,
		unappliedBase: i
	}), {
		limit: n - 1,
		measure: z,
		overflow: o,
		linkTo: r
	})}\n`;
}
function ie(e) {
	return t(e.stopped?.message ?? s(e), 250);
}
function ae(e, t) {
	return A(k(e), {
		limit: t,
		measure: R,
		overflow: "the job summary has more"
	});
}
const $ = "lokaform:scope";
function oe({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map(t.project);
	return [
		$,
		t.inputs,
		...new Set(n)
	].join(":");
}
function se(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${$}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes(t.project(e)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function ce(e, t) {
	return e.includes(`<!-- ${$}:${t.inputs}`);
}
export { m as C, C as S, d as T, y as _, Z as a, T as b, oe as c, A as d, k as f, u as g, W as h, ie as i, re as l, R as m, Q as n, ce as o, z as p, ae as r, se as s, X as t, D as u, w as v, x as w, l as x, f as y };
