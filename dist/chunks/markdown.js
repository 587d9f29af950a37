import { Ht as e, L as t, V as n, Wt as r, k as i } from "./start.js";
import { Ft as a, Ut as o, kt as s } from "./engine.js";
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
function p(e) {
	return c(e);
}
function m(e, t) {
	if (!x.test(e)) throw Error(`${e} cannot be a title`);
	return l`<details><summary>${c(e)}</summary>\n\n${t}\n\n</details>`;
}
const h = RegExp("(`{16})`+", "g");
function g(e) {
	return e.replace(/[\n\r]/g, " ").replace(h, "$1…");
}
function _(e, t = "") {
	let n = e.map(g), r = n.reduce((e, t) => Math.max(e, E(t)), 2), i = "`".repeat(r + 1);
	return c([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function v(t) {
	return y(e(t));
}
function y(e) {
	let t = g(e), n = "`".repeat(E(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return c(`${n}${r}${t}${r}${n}`);
}
function b(e) {
	return x.test(e) && !S.test(e) ? c(e) : v(e);
}
const x = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, S = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function C(e) {
	return c(e.map(ee).join(""));
}
function ee(e) {
	switch (e.is) {
		case "own": return c(e.text);
		case "figures": return b(e.text);
		case "quote": return y(e.text);
		case "strong": return l`**${C(e.words)}**`;
		case "link": return w(C(e.words), e.address);
	}
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
function k(e, t) {
	return s(e, {
		full: "also",
		longest: D,
		keptElsewhere: "the report file lists",
		...t
	});
}
function A(e, t) {
	let { overflow: n, measure: r, linkTo: a } = t, o = e.parts.length > 1, s = new z(t.limit, r), c = te(e), l = (e) => b(`… and ${i(e, "more project")}; ${n}.`), d = e.parts.map((e) => N(e, o, a)), f = [...e.next ? [C(e.next)] : [], ...e.legend ? [M(e.legend)] : []];
	s.takeText(u([
		c,
		l(d.length),
		...f
	]));
	let p = H(e.problems, a);
	R(p.items) > 0 && s.take(400);
	let m = new Set(), h = (e) => {
		for (let t of e) !m.has(t) && s.take(ne(t, r)) && m.add(t);
	}, g = (...e) => e.flatMap((e) => [...m].flatMap((t) => P(t, e)));
	if (h(d.filter((e) => !F(e))), s.within(O, () => s.showLosses(g("plan"))), s.within(1 / 2, () => s.showRest([p])), h(d), s.within(1 / 2, () => s.showRest(g("problems", "failed"))), s.showLosses(g("plan")), d.every(F)) {
		s.within(O, () => s.showLosses(g("pending")));
		let [e, t] = [!1, !0].map((e) => g("plan").filter(({ fold: t }) => t === "always" === e));
		s.showRest([
			...e ?? [],
			...t ?? [],
			...g("pending")
		]);
	}
	s.showRest(g("unmanaged"));
	let _ = d.length - m.size;
	return u([
		c,
		...B(p, 3, n),
		...d.filter((e) => m.has(e)).map((e) => re(e, n, o ? 4 : 3)),
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
	let n = t.length > 0 ? [f(t.map(C))] : [];
	return m("How to read this", u([...e.map(C), ...n]));
}
function N(e, t, n) {
	let { heading: r, result: i, facts: a, isApplied: o, sections: s } = e;
	return {
		isApplied: o,
		head: u([...t ? [l`### ${C(r)}`, ...i === void 0 ? [] : [l`**${b(i)}**`]] : [], ...a.map(C)]),
		groups: s.map((e) => H(e, n))
	};
}
function P({ groups: e }, t) {
	return e.filter((e) => e.part === t);
}
function F(e) {
	return P(e, "plan").every(({ items: e }) => e.every(({ isLoss: e, shown: t }) => !e || t));
}
function ne({ head: e, groups: t }, n) {
	let r = t.filter(({ items: e }) => R(e) > 0).length;
	return n(e) + 2 + r * 400;
}
function re({ isApplied: e, head: t, groups: n }, r, i) {
	return u([t, ...o.map((t) => {
		let a = n.filter((e) => e.part === t).flatMap((e) => B(e, i, r));
		return e && t === "plan" && a.length > 0 ? [m("The plan", u(a))] : a;
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
		for (let e of t) e.shown || this.#n(e, ie(e));
		for (let e of t) e.shown && this.#n(e, e.rows);
	}
	showRest(e) {
		for (let { items: t } of e) for (let e of t) if (!e.shown && !this.#n(e, e.rows)) break;
	}
	#n(e, t) {
		return this.take(this.#r(t) - this.#r(e.shown ?? [])) ? (e.shown = t, !0) : !1;
	}
	#r(e) {
		return e.reduce((e, t) => e + this.#t(g(t)) + 1, 0);
	}
};
function ie({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function B(e, t, n) {
	let { title: r, noun: a, fold: o, items: s } = e, c = R(s);
	if (c === 0) return [];
	let f = R(s.filter(({ shown: e }) => !e)), p = `… and ${i(f, `more ${a}`)}; ${n}`, h = e.layout === "list" ? u([d(V(e.items)), ...f > 0 ? [b(p)] : []]) : _([...V(s), ...f > 0 ? [p] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [h];
	if (o === "always") return [m(r, h)];
	let g = o === "many" && s.length > 20;
	return [l`${t === 3 ? l`###` : l`####`} ${b(r)}`, g ? m(`Show ${i(c, a)}`, h) : h];
}
function V(e) {
	return e.flatMap(({ shown: e = [] }) => e);
}
function H({ rows: e, layout: t, ...n }, r) {
	if (t === "list") return {
		...n,
		layout: t,
		items: e.map((e) => ae(e, r))
	};
	let i = e.map((e) => {
		let { isLoss: n, count: r } = e;
		return {
			rows: t === "names" ? [e.name] : G(e),
			...n && { isLoss: n },
			...r !== void 0 && { count: r }
		};
	});
	return {
		...n,
		layout: t === "names" ? "plain" : "diff",
		items: i
	};
}
function ae(e, t) {
	let { name: n, state: r, words: i, lines: a, isLoss: o, count: s, code: c } = e;
	if (c) return { rows: [f([U(e, t)])] };
	if (s !== void 0 && i === void 0) return {
		rows: [f([b(n)])],
		count: s
	};
	let u = r === void 0 ? W(e, t) : l`${W(e, t)} · ${b(r)}`, d = i === void 0 ? u : l`${u}: ${y(i)}`, p = _(a.map(K), "diff");
	return {
		rows: [f([a.length > 0 ? l`${d}\n${p}` : d])],
		short: [f([W(e, void 0)])],
		...o && { isLoss: o },
		...s !== void 0 && { count: s }
	};
}
function U({ state: e = "", place: t, words: n = "", code: r }, i) {
	let a = t ? l` ${q(t, i)}` : l``, o = r ? l` (${w(v(r.name), r.address)})` : l``;
	return l`**${b(e)}**${a}: ${y(n)}${o}`;
}
function W({ name: e, from: t, place: n, commit: r }, i) {
	let a = t === void 0 ? l`` : l` ← ${v(t)}`, o = n ? l` · ${q(n, i && ((e, t) => i(e, t, r)))}` : l``;
	return l`**${v(e)}**${a}${o}`;
}
function G({ sign: e, name: n, words: r, place: i, lines: a }) {
	let o = e === "+" || e === "-" || e === "!", s = o || e === " " ? `${e} ` : `  ${e} `, c = o ? e : " ";
	return [s + [
		n,
		...r === void 0 ? [] : [r],
		...i ? [t({ place: i })] : []
	].join("  "), ...a.map(({ start: e, value: t }) => `${c}     ${e}${t}`)];
}
function K({ sign: e, start: t, value: n }) {
	return `${e} ${t}${n}`;
}
function q({ file: e, line: t }, n) {
	let i = v(`${r(e, 300)}:${t}`), a = n?.(e, t);
	return a === void 0 ? i : w(i, a);
}
// src/report/markdown/comment.ts
const oe = 65e3;
function se(e, t) {
	let { now: r, limit: i, linkTo: a, unappliedBase: o } = t, s = "the job summary has more", c = k(e, {
		overflow: s,
		reader: "reviewer",
		isPullRequest: !0,
		unappliedBase: o
	}), d = A(c, {
		limit: i - 1536,
		measure: I,
		overflow: s,
		linkTo: a
	}), f = l`<sub>Written on ${b(n(r))}${Y(t)}${X(t)}.</sub>`, p = c.isUntouched ? [m("Translations: this pull request changes nothing", u([d, f]))] : [d, f];
	return u([J(t), ...p]);
}
function ce(e) {
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
function le(e, { reportFile: t, limit: n = Z, linkTo: r, unappliedBase: i }) {
	let a = e.projects.some(({ target: e }) => e), o = t === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return l`${A(k(e, {
		overflow: o,
		isPullRequest: a,
		unappliedBase: i
	}), {
		limit: n - 1,
		measure: L,
		overflow: o,
		linkTo: r
	})}\n`;
}
const ue = 65e3;
function de(e) {
	return r(e.stopped?.message ?? a(e), 250);
}
function fe(e, t) {
	let n = "the job summary has more";
	return A(k(e, { overflow: n }), {
		limit: t,
		measure: I,
		overflow: n
	});
}
const Q = "lokaform:scope";
function pe({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => $(e, t));
	return [
		Q,
		t.inputs,
		...new Set(n)
	].join(":");
}
function me(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${Q}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes($(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function he(e, t) {
	return e.includes(`<!-- ${Q}:${t.inputs}`);
}
function $({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
export { f as C, p as D, C as E, b as O, w as S, l as T, I as _, de as a, u as b, ce as c, le as d, z as f, L as g, k as h, fe as i, me as l, A as m, oe as n, se as o, D as p, Z as r, he as s, ue as t, pe as u, B as v, T as w, v as x, H as y };
