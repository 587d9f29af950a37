import { J as e, K as t } from "./start.js";
import { At as n, Kt as r, Wt as i, en as a, tn as o } from "./engine.js";
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
	let n = e.map(h), r = n.reduce((e, t) => Math.max(e, w(t)), 2), i = "`".repeat(r + 1);
	return s([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function _(e) {
	return v(t(e));
}
function v(e) {
	let t = h(e), n = "`".repeat(w(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return s(`${n}${r}${t}${r}${n}`);
}
function y(e) {
	return b.test(e) && !ee.test(e) ? s(e) : _(e);
}
const b = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, ee = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function x(e) {
	return s(e.map(te).join(""));
}
function te(e) {
	switch (e.is) {
		case "own": return s(e.text);
		case "figures": return y(e.text);
		case "quote": return v(e.text);
		case "strong": return c`**${x(e.words)}**`;
		case "link": return S(x(e.words), e.address);
	}
}
function S(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? s(`[${e}](${t})`) : e;
}
function C(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return s(`<!-- ${e} -->`);
}
function w(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/body.ts
const T = 1e3, E = 7 / 8;
function D(e, t = {}) {
	return n(e, {
		full: "also",
		longest: T,
		keptElsewhere: "the report file lists",
		...t
	});
}
function O(e, t) {
	let { overflow: n, measure: i, linkTo: a } = t, o = e.parts.length > 1, s = new z(t.limit, i), c = A(e), u = (e) => y(`… and ${r(e, "more project")}; ${n}.`), d = e.parts.map((e) => M(e, o, a)), f = [...e.next ? [x(e.next)] : [], ...e.legend ? [j(e.legend)] : []];
	s.takeText(l([
		c,
		u(d.length),
		...f
	]));
	let p = V(e.problems, a);
	R(p.items) > 0 && s.take(400);
	let m = new Set(), h = (e) => {
		for (let t of e) !m.has(t) && s.take(F(t, i)) && m.add(t);
	}, g = (...e) => e.flatMap((e) => [...m].flatMap((t) => N(t, e)));
	if (h(d.filter((e) => !P(e))), s.within(E, () => s.showLosses(g("plan"))), s.within(1 / 2, () => s.showRest([p])), h(d), s.within(1 / 2, () => s.showRest(g("problems", "failed"))), s.showLosses(g("plan")), d.every(P)) {
		s.within(E, () => s.showLosses(g("pending")));
		let [e, t] = [!1, !0].map((e) => g("plan").filter(({ fold: t }) => t === "always" === e));
		s.showRest([
			...e ?? [],
			...t ?? [],
			...g("pending")
		]);
	}
	s.showRest(g("unmanaged"));
	let _ = d.length - m.size;
	return l([
		c,
		...B(p, 3, n),
		...d.filter((e) => m.has(e)).map((e) => ne(e, n, o ? 4 : 3)),
		..._ > 0 ? [u(_)] : [],
		...f
	]);
}
const k = {
	good: c`✅ `,
	bad: c`❌ `
};
function A({ heading: e, lead: t, stopped: n, verdict: r, comparison: i = [] }) {
	return l([
		c`## ${x(e)}`,
		x(t),
		...n ? [c`${k.bad}${x(n)}`] : [],
		...r.map(({ mark: e, words: t }) => c`${e ? k[e] : c``}${x(t)}`),
		...i.map(x)
	]);
}
function j({ text: e, meanings: t }) {
	let n = t.length > 0 ? [d(t.map(x))] : [];
	return p("How to read this", l([...e.map(x), ...n]));
}
function M(e, t, n) {
	let { heading: r, result: i, facts: a, isApplied: o, sections: s } = e;
	return {
		isApplied: o,
		head: l([...t ? [c`### ${x(r)}`, ...i === void 0 ? [] : [c`**${y(i)}**`]] : [], ...a.map(x)]),
		groups: s.map((e) => V(e, n))
	};
}
function N({ groups: e }, t) {
	return e.filter((e) => e.part === t);
}
function P(e) {
	return N(e, "plan").every(({ items: e }) => e.every(({ isLoss: e, shown: t }) => !e || t));
}
function F({ head: e, groups: t }, n) {
	let r = t.filter(({ items: e }) => R(e) > 0).length;
	return n(e) + 2 + r * 400;
}
function ne({ isApplied: e, head: t, groups: n }, r, i) {
	return l([t, ...o.map((t) => {
		let a = n.filter((e) => e.part === t).flatMap((e) => B(e, i, r));
		return e && t === "plan" && a.length > 0 ? [p("The plan", l(a))] : a;
	}).flat()]);
}
const I = (e) => e.length, L = (e) => Buffer.byteLength(e);
function R(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var z = class {
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	take(e) {
		return e > this.#e ? !1 : (this.#e -= e, !0);
	}
	takeText(e) {
		return this.take(this.#t(e));
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
function B(e, t, n) {
	let { title: i, noun: a, fold: o, items: s } = e, d = R(s);
	if (d === 0) return [];
	let f = R(s.filter(({ shown: e }) => !e)), m = `… and ${r(f, `more ${a}`)}; ${n}`, h = l([u(s.flatMap(({ shown: e = [] }) => e)), ...f > 0 ? [y(m)] : []]);
	if (i === void 0) return [h];
	if (o === "always") return [p(i, h)];
	let g = o === "many" && s.length > 20;
	return [c`${t === 3 ? c`###` : c`####`} ${y(i)}`, g ? p(`Show ${r(d, a)}`, h) : h];
}
function V({ rows: e, ...t }, n) {
	return {
		...t,
		items: e.map((e) => re(e, n))
	};
}
function re(e, t) {
	let { name: n, state: r, words: i, lines: a, isLoss: o, count: s, code: l } = e, u = (e, t = e, n = {}) => ({
		whole: d([e]),
		short: d([t]),
		...n
	});
	if (l) return u(ie(e, t));
	let f = {
		...o && { isLoss: o },
		...s !== void 0 && { count: s }
	};
	if (s !== void 0 && i === void 0) return u(y(n), void 0, f);
	let p = r === void 0 ? H(e, t) : c`${H(e, t)} · ${y(r)}`, m = i === void 0 ? p : c`${p}: ${v(i)}`, h = g(a.map(U), "diff");
	return u(a.length > 0 ? c`${m}\n${h}` : m, H(e, void 0), f);
}
function ie({ state: e = "", place: t, words: n = "", code: r }, i) {
	let a = t ? c` ${W(t, i)}` : c``, o = r ? c` (${S(_(r.name), r.address)})` : c``;
	return c`**${y(e)}**${a}: ${v(n)}${o}`;
}
function H({ name: e, from: t, place: n, commit: r }, i) {
	let a = t === void 0 ? c`` : c` ← ${_(t)}`, o = n ? c` · ${W(n, i && ((e, t) => i(e, t, r)))}` : c``;
	return c`**${_(e)}**${a}${o}`;
}
function U({ sign: e, start: t, value: n }) {
	return `${e} ${t}${n}`;
}
function W({ file: t, line: n }, r) {
	let i = _(`${e(t, 300)}:${n}`), a = r?.(t, n);
	return a === void 0 ? i : S(i, a);
}
// src/report/markdown/comment.ts
const G = 65e3;
function K(e, t) {
	let { now: n, limit: r, linkTo: i, unappliedBase: o } = t, s = D(e, {
		reader: "reviewer",
		isPullRequest: !0,
		unappliedBase: o
	}), u = O(s, {
		limit: r - 1536,
		measure: I,
		overflow: "the job summary has more",
		linkTo: i
	}), d = c`<sub>Written on ${y(a(n))}${Y(t)}${X(t)}.</sub>`, f = s.isUntouched ? [p("Translations: this pull request changes nothing", l([u, d]))] : [u, d];
	return l([J(t), ...f]);
}
function q(e) {
	let t = _(e.head.slice(0, 7)), n = c`The plan${Y(e)}${X(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return l([J(e), n]);
}
function J({ marker: e, moreMarkers: t = [] }) {
	return t.reduce((e, t) => c`${e}${C(t)}`, C(e));
}
function Y({ commit: e, checkedOut: t = "" }) {
	if (e === "") return c``;
	let n = t === "" || t === e ? c`` : c` (test merge with its base: ${_(t.slice(0, 7))})`;
	return c` for commit ${_(e.slice(0, 7))}${n}`;
}
function X({ run: e }) {
	return e === "" ? c`` : c` by ${S(c`this run`, e)}`;
}
const Z = 1048576;
function ae(e, { reportFile: t, limit: n = Z, linkTo: r, unappliedBase: i }) {
	let a = e.projects.some(({ target: e }) => e), o = t === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return c`${O(D(e, {
		isPullRequest: a,
		unappliedBase: i
	}), {
		limit: n - 1,
		measure: L,
		overflow: o,
		linkTo: r
	})}\n`;
}
function oe(t) {
	return e(t.stopped?.message ?? i(t), 250);
}
function se(e, t) {
	return O(D(e), {
		limit: t,
		measure: I,
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
export { C, y as D, f as E, d as S, x as T, B as _, K as a, _ as b, le as c, z as d, T as f, I as g, L as h, oe as i, ce as l, D as m, Z as n, ue as o, O as p, se as r, q as s, G as t, ae as u, V as v, c as w, S as x, l as y };
