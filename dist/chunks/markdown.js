import { N as e, j as t } from "./start.js";
import { Jt as n, On as r, Tn as i, dr as a, kn as o, rr as s } from "./engine.js";
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
	let n = (e, t) => (t > 0 ? b(e) : v(e)).replaceAll("|", "\\|"), r = (e) => `| ${e.join(" | ")} |`, i = e.map((e, t) => t === 0 ? "---" : "---:");
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
	if (!x.test(e)) throw Error(`${e} cannot be a title`);
	return l`<details><summary>${c(e)}</summary>\n\n${t}\n\n</details>`;
}
const g = RegExp("(`{16})`+", "g");
function _(e) {
	return e.replace(/[\n\r]/g, " ").replace(g, "$1…");
}
function ee(e, t = "") {
	let n = e.map(_), r = n.reduce((e, t) => Math.max(e, E(t)), 2), i = "`".repeat(r + 1);
	return c([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function v(e) {
	return y(t(e));
}
function y(e) {
	let t = _(e), n = "`".repeat(E(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return c(`${n}${r}${t}${r}${n}`);
}
function b(e) {
	return x.test(e) && !S.test(e) ? c(e) : v(e);
}
const x = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, S = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function C(e) {
	return c(e.map((e) => e.is === "strong" ? l`**${C(e.words)}**` : e.is === "link" ? w(C(e.words), e.address) : e.is === "quote" ? y(e.text) : e.is === "own" ? c(e.text) : b(e.text)).join(""));
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
	return n(e, {
		full: "also",
		longest: D,
		keptElsewhere: "the report file lists",
		...t
	});
}
function A(e, t) {
	let { overflow: n, measure: r, linkTo: i } = t, a = e.parts.length > 1, o = new B(t.limit, r), c = te(e), l = (e) => b(`… and ${s(e, "more project")}; ${n}.`), d = e.parts.map((e) => N(e, a, i)), f = [C(e.next), ...e.legend ? [M(e.legend)] : []];
	o.take(r(u([
		c,
		l(d.length),
		...f
	])));
	let p = U(e.problems, i);
	z(p.items) > 0 && o.take(V);
	let m = new Set(), h = (e) => {
		for (let t of e) !m.has(t) && o.take(I(t, r)) && m.add(t);
	}, g = (...e) => e.flatMap((e) => [...m].flatMap((t) => P(t, e)));
	h(d.filter((e) => !F(e))), o.within(O, () => o.showLosses(g("plan"))), o.within(1 / 2, () => o.showRest([p])), h(d), o.within(1 / 2, () => o.showRest(g("problems", "failed"))), o.showLosses(g("plan")), d.every(F) && (o.within(O, () => o.showLosses(g("pending"))), o.showRest(g("plan", "values", "pending"))), o.showRest(g("unmanaged"));
	let _ = d.length - m.size;
	return u([
		c,
		...H(p, 3, n),
		...d.filter((e) => m.has(e)).map((e) => ne(e, n, a ? 4 : 3)),
		..._ > 0 ? [l(_)] : [],
		...f
	]);
}
const j = {
	good: l`✅ `,
	bad: l`❌ `
};
function te({ heading: e, lead: t, stopped: n, verdict: r, comparison: i = [] }) {
	return u([
		l`## ${C(e)}`,
		C(t),
		...n ? [l`${j.bad}${C(n)}`] : [],
		...r.map(({ mark: e, words: t }) => l`${e ? j[e] : l``}${C(t)}`),
		...i.map(C)
	]);
}
function M({ text: e, meanings: t }) {
	return h("How to read this", u([...e.map(C), f(t.map(C))]));
}
function N(e, t, n) {
	let { heading: r, result: i, facts: a, table: o, isApplied: s, sections: c } = e;
	return {
		isApplied: s,
		head: u([
			...t ? [l`### ${C(r)}`, ...i === void 0 ? [] : [l`**${b(i)}**`]] : [],
			...a.map(C),
			...o ? [p(o)] : []
		]),
		groups: c.map((e) => U(e, n))
	};
}
function P({ groups: e }, t) {
	return e.filter((e) => e.part === t);
}
function F(e) {
	return P(e, "plan").every(({ items: e }) => e.every(({ isLoss: e, shown: t }) => !e || t));
}
function I({ head: e, groups: t }, n) {
	let r = t.filter(({ items: e }) => z(e) > 0).length;
	return n(e) + 2 + r * V;
}
function ne(e, t, n) {
	let r = o.map((r) => {
		let i = P(e, r).flatMap((e) => H(e, n, t));
		return e.isApplied && r === "plan" && i.length > 0 ? [h("The plan", u(i))] : i;
	});
	return u([e.head, ...r.flat()]);
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
const V = 400;
function H(e, t, n) {
	let { part: i, title: a, noun: o, items: c } = e, f = z(c);
	if (f === 0) return [];
	let p = z(c.filter(({ shown: e }) => !e)), m = `… and ${s(p, `more ${o}`)}; ${n}`, g = u([d(c.flatMap(({ shown: e = [] }) => e)), ...p > 0 ? [b(m)] : []]);
	if (a === void 0) return [g];
	if (r.includes(i)) return [h(a, g)];
	let _ = i === "plan" && c.length > 20;
	return [l`${t === 3 ? l`###` : l`####`} ${b(a)}`, _ ? h(`Show ${s(f, o)}`, g) : g];
}
function re(e, { limit: t, measure: n, overflow: r }) {
	let i = U(e);
	return new B(t, n).showRest([i]), H(i, 3, r);
}
function U({ rows: e, ...t }, n) {
	return {
		...t,
		items: e.map((e) => ie(e, n))
	};
}
function ie(e, t) {
	let { name: n, state: r, words: i, lines: a, isLoss: o, count: s, code: c } = e, u = (e, t = e, n = {}) => ({
		whole: f([e]),
		short: f([t]),
		...n
	}), d = {
		...o && { isLoss: o },
		...s !== void 0 && { count: s }
	};
	if (s !== void 0 && i === void 0) return u(b(n), void 0, d);
	let p = r === void 0 ? W(e, t) : l`${W(e, t)} · ${b(r)}`, m = i === void 0 ? p : l`${p}: ${y(i)}`, h = c ? ae(e, t) : m, g = a.map(({ sign: e, start: t, value: n, end: r = "" }) => `${e} ${t}${n}${r}`), _ = a.length > 0 ? l`${h}\n${ee(g, "diff")}` : h;
	return c ? u(_) : u(_, W(e, void 0), d);
}
function ae({ state: e = "", place: t, words: n = "", code: r }, i) {
	let a = t ? l` ${G(t, i)}` : l``, o = r ? l` (${w(v(r.name), r.address)})` : l``;
	return l`**${b(e)}**${a}: ${y(n)}${o}`;
}
function W({ name: e, from: t, place: n, commit: r }, i) {
	let a = t === void 0 ? l`` : l` ← ${v(t)}`, o = n ? l` · ${G(n, i && ((e, t) => i(e, t, r)))}` : l``;
	return l`**${v(e)}**${a}${o}`;
}
function G({ file: t, line: n }, r) {
	let i = v(`${e(t, 300)}:${n}`), a = r?.(t, n);
	return a === void 0 ? i : w(i, a);
}
// src/report/markdown/comment.ts
const K = 65e3;
function q(e, t) {
	let { now: n, limit: r, linkTo: i, unappliedBase: o } = t, s = k(e, {
		reader: "reviewer",
		isPullRequest: !0,
		unappliedBase: o
	}), c = A(s, {
		limit: r - 1536,
		measure: L,
		overflow: "the job summary has more",
		linkTo: i
	}), d = l`<sub>Written on ${b(a(n))}${Y(t)}${X(t)}.</sub>`, f = s.isUntouched ? [h("Translations: this pull request changes nothing", u([c, d]))] : [c, d];
	return u([J(t), ...f]);
}
function oe(e) {
	let t = v(e.head.slice(0, 7)), n = l`The plan${Y(e)}${X(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return u([J(e), n]);
}
function J({ marker: e, moreMarkers: t = [] }) {
	return t.reduce((e, t) => l`${e}${T(t)}`, T(e));
}
function Y({ commit: e, checkedOut: t = "" }) {
	if (e === "") return l``;
	let n = t === "" || t === e ? l`` : l` (test merge with its base: ${v(t.slice(0, 7))})`;
	return l` for commit ${v(e.slice(0, 7))}${n}`;
}
function X({ run: e }) {
	return e === "" ? l`` : l` by ${w(l`this run`, e)}`;
}
const Z = 1048576;
function se(e, { reportFile: t, limit: n = Z, linkTo: r, unappliedBase: i }) {
	let a = e.projects.some(({ target: e }) => e), o = t === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return l`${A(k(e, {
		isPullRequest: a,
		unappliedBase: i
	}), {
		limit: n - 1,
		measure: R,
		overflow: o,
		linkTo: r
	})}\n`;
}
function ce(t) {
	return e(t.stopped?.message ?? i(t), 250);
}
function le(e, t) {
	return A(k(e), {
		limit: t,
		measure: L,
		overflow: "the job summary has more"
	});
}
const Q = "lokaform:scope";
function ue({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => $(e, t));
	return [
		Q,
		t.inputs,
		...new Set(n)
	].join(":");
}
function de(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${Q}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes($(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function fe(e, t) {
	return e.includes(`<!-- ${Q}:${t.inputs}`);
}
function $({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
export { C, d as E, l as S, b as T, u as _, q as a, f as b, de as c, D as d, A as f, re as g, L as h, ce as i, ue as l, R as m, Z as n, fe as o, k as p, le as r, oe as s, K as t, se as u, v, m as w, T as x, w as y };
