import { Gt as e, Mt as t, nn as n, qt as r, rn as i, tn as a, vn as o } from "./engine.js";
import { J as s, X as c } from "./start.js";
// src/report/markdown/markdown.ts
function l(e) {
	return e;
}
function u(e, ...t) {
	return l(e.map((e, n) => `${e}${t[n] ?? ""}`).join(""));
}
function d(e) {
	return l(e.filter((e) => e !== "").join("\n\n"));
}
function f(e) {
	return l(e.join("\n"));
}
function p(e) {
	return l(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function m(e) {
	return l(e);
}
function h(e, t) {
	if (!x.test(e)) throw Error(`${e} cannot be a title`);
	return u`<details><summary>${l(e)}</summary>\n\n${t}\n\n</details>`;
}
const g = RegExp("(`{16})`+", "g");
function _(e) {
	return e.replace(/[\n\r]/g, " ").replace(g, "$1…");
}
function ee(e, t = "") {
	let n = e.map(_), r = n.reduce((e, t) => Math.max(e, E(t)), 2), i = "`".repeat(r + 1);
	return l([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function v(e) {
	return y(s(e));
}
function y(e) {
	let t = _(e), n = "`".repeat(E(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return l(`${n}${r}${t}${r}${n}`);
}
function b(e) {
	return x.test(e) && !S.test(e) ? l(e) : v(e);
}
const x = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, S = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function C(e) {
	return l(e.map((e) => e.is === "strong" ? u`**${C(e.words)}**` : e.is === "link" ? w(C(e.words), e.address) : e.is === "quote" ? y(e.text) : e.is === "own" ? l(e.text) : b(e.text)).join(""));
}
function w(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? l(`[${e}](${t})`) : e;
}
function T(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return l(`<!-- ${e} -->`);
}
function E(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/body.ts
const D = 1e3, O = 7 / 8;
function k(e, n = {}) {
	return t(e, {
		full: "also",
		longest: D,
		keptElsewhere: "the report file lists",
		...n
	});
}
function A(e, t) {
	let { overflow: n, measure: i, linkTo: a } = t, o = e.parts.length > 1, s = new H(t.limit, i), c = M(e), l = (e) => b(`… and ${r(e, "more project")}; ${n}.`), u = e.parts.map((e) => P(e, o, a)), f = [...e.next ? [C(e.next)] : [], ...e.legend ? [N(e.legend)] : []];
	s.take(i(d([
		c,
		l(u.length),
		...f
	])));
	let p = W(e.problems, a);
	V(p.items) > 0 && s.take(400);
	let m = new Set(), h = (e) => {
		for (let t of e) !m.has(t) && s.take(L(t, i)) && m.add(t);
	}, g = (...e) => e.flatMap((e) => [...m].flatMap((t) => F(t, e)));
	h(u.filter((e) => !I(e))), s.within(O, () => s.showLosses(g("plan"))), s.within(1 / 2, () => s.showRest([p])), h(u), s.within(1 / 2, () => s.showRest(g("problems", "failed"))), s.showLosses(g("plan")), u.every(I) && (s.within(O, () => s.showLosses(g("pending"))), s.showRest(g("plan", "values", "pending"))), s.showRest(g("unmanaged"));
	let _ = u.length - m.size;
	return d([
		c,
		...U(p, 3, n),
		...u.filter((e) => m.has(e)).map((e) => R(e, n, o ? 4 : 3)),
		..._ > 0 ? [l(_)] : [],
		...f
	]);
}
const j = {
	good: u`✅ `,
	bad: u`❌ `
};
function M({ heading: e, lead: t, stopped: n, verdict: r, comparison: i = [] }) {
	return d([
		u`## ${C(e)}`,
		C(t),
		...n ? [u`${j.bad}${C(n)}`] : [],
		...r.map(({ mark: e, words: t }) => u`${e ? j[e] : u``}${C(t)}`),
		...i.map(C)
	]);
}
function N({ text: e, meanings: t }) {
	let n = t.length > 0 ? [p(t.map(C))] : [];
	return h("How to read this", d([...e.map(C), ...n]));
}
function P(e, t, n) {
	let { heading: r, result: i, facts: a, isApplied: o, sections: s } = e;
	return {
		isApplied: o,
		head: d([...t ? [u`### ${C(r)}`, ...i === void 0 ? [] : [u`**${b(i)}**`]] : [], ...a.map(C)]),
		groups: s.map((e) => W(e, n))
	};
}
function F({ groups: e }, t) {
	return e.filter((e) => e.part === t);
}
function I(e) {
	return F(e, "plan").every(({ items: e }) => e.every(({ isLoss: e, shown: t }) => !e || t));
}
function L({ head: e, groups: t }, n) {
	let r = t.filter(({ items: e }) => V(e) > 0).length;
	return n(e) + 2 + r * 400;
}
function R({ isApplied: e, head: t, groups: n }, r, a) {
	return d([t, ...i.map((t) => {
		let i = n.filter((e) => e.part === t).flatMap((e) => U(e, a, r));
		return e && t === "plan" && i.length > 0 ? [h("The plan", d(i))] : i;
	}).flat()]);
}
const z = (e) => e.length, B = (e) => Buffer.byteLength(e);
function V(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var H = class {
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
function U(e, t, i) {
	let { part: a, title: o, noun: s, items: c } = e, l = V(c);
	if (l === 0) return [];
	let p = V(c.filter(({ shown: e }) => !e)), m = `… and ${r(p, `more ${s}`)}; ${i}`, g = d([f(c.flatMap(({ shown: e = [] }) => e)), ...p > 0 ? [b(m)] : []]);
	if (o === void 0) return [g];
	if (n.includes(a)) return [h(o, g)];
	let _ = a === "plan" && c.length > 20;
	return [u`${t === 3 ? u`###` : u`####`} ${b(o)}`, _ ? h(`Show ${r(l, s)}`, g) : g];
}
function W({ rows: e, ...t }, n) {
	return {
		...t,
		items: e.map((e) => G(e, n))
	};
}
function G(e, t) {
	let { name: n, state: r, words: i, lines: a, isLoss: o, count: s, code: c } = e, l = (e, t = e, n = {}) => ({
		whole: p([e]),
		short: p([t]),
		...n
	});
	if (c) return l(te(e, t));
	let d = {
		...o && { isLoss: o },
		...s !== void 0 && { count: s }
	};
	if (s !== void 0 && i === void 0) return l(b(n), void 0, d);
	let f = r === void 0 ? K(e, t) : u`${K(e, t)} · ${b(r)}`, m = i === void 0 ? f : u`${f}: ${y(i)}`, h = ee(a.map(({ sign: e, start: t, value: n }) => `${e} ${t}${n}`), "diff");
	return l(a.length > 0 ? u`${m}\n${h}` : m, K(e, void 0), d);
}
function te({ state: e = "", place: t, words: n = "", code: r }, i) {
	let a = t ? u` ${q(t, i)}` : u``, o = r ? u` (${w(v(r.name), r.address)})` : u``;
	return u`**${b(e)}**${a}: ${y(n)}${o}`;
}
function K({ name: e, from: t, place: n, commit: r }, i) {
	let a = t === void 0 ? u`` : u` ← ${v(t)}`, o = n ? u` · ${q(n, i && ((e, t) => i(e, t, r)))}` : u``;
	return u`**${v(e)}**${a}${o}`;
}
function q({ file: e, line: t }, n) {
	let r = v(`${c(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : w(r, i);
}
// src/report/markdown/comment.ts
const ne = 65e3;
function re(e, t) {
	let { now: n, limit: r, linkTo: i, unappliedBase: s } = t, c = A(k(e, {
		reader: "reviewer",
		isPullRequest: !0,
		unappliedBase: s
	}), {
		limit: r - 1536,
		measure: z,
		overflow: "the job summary has more",
		linkTo: i
	}), l = u`<sub>Written on ${b(a(n))}${Y(t)}${X(t)}.</sub>`, f = o(e) ? [h("Translations: this pull request changes nothing", d([c, l]))] : [c, l];
	return d([J(t), ...f]);
}
function ie(e) {
	let t = v(e.head.slice(0, 7)), n = u`The plan${Y(e)}${X(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return d([J(e), n]);
}
function J({ marker: e, moreMarkers: t = [] }) {
	return t.reduce((e, t) => u`${e}${T(t)}`, T(e));
}
function Y({ commit: e, checkedOut: t = "" }) {
	if (e === "") return u``;
	let n = t === "" || t === e ? u`` : u` (test merge with its base: ${v(t.slice(0, 7))})`;
	return u` for commit ${v(e.slice(0, 7))}${n}`;
}
function X({ run: e }) {
	return e === "" ? u`` : u` by ${w(u`this run`, e)}`;
}
const Z = 1048576;
function ae(e, { reportFile: t, limit: n = Z, linkTo: r, unappliedBase: i }) {
	let a = e.projects.some(({ target: e }) => e), o = t === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return u`${A(k(e, {
		isPullRequest: a,
		unappliedBase: i
	}), {
		limit: n - 1,
		measure: B,
		overflow: o,
		linkTo: r
	})}\n`;
}
function oe(t) {
	return c(t.stopped?.message ?? e(t), 250);
}
function se(e, t) {
	return A(k(e), {
		limit: t,
		measure: z,
		overflow: "the job summary has more"
	});
}
const Q = "lokaform:scope";
function ce({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => $(e, t));
	return [
		Q,
		t.inputs,
		...new Set(n)
	].join(":");
}
function le(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${Q}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes($(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function ue(e, t) {
	return e.includes(`<!-- ${Q}:${t.inputs}`);
}
function $({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
export { T as C, b as D, m as E, p as S, C as T, U as _, re as a, v as b, le as c, H as d, D as f, z as g, B as h, oe as i, ce as l, k as m, Z as n, ue as o, A as p, se as r, ie as s, ne as t, ae as u, W as v, u as w, w as x, d as y };
