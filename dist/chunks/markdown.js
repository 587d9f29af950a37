import { L as e, z as t } from "./start.js";
import { Lt as n, Ut as r, Yt as i, fn as a, gn as o } from "./engine.js";
import { u as s } from "./wire.js";
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
	let n = e.map(g), r = n.reduce((e, t) => Math.max(e, D(t)), 2), i = "`".repeat(r + 1);
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
	let t = g(e), n = "`".repeat(D(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return c(`${n}${r}${t}${r}${n}`);
}
function b(e) {
	return x.test(e) && !S.test(e) ? c(e) : v(e);
}
const x = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, S = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function C(e) {
	return c(e.map(w).join(""));
}
function w(e) {
	switch (e.is) {
		case "own": return c(e.text);
		case "figures": return b(e.text);
		case "quote": return y(e.text);
		case "strong": return l`**${C(e.words)}**`;
		case "link": return T(C(e.words), e.address);
	}
}
function T(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? c(`[${e}](${t})`) : e;
}
function E(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return c(`<!-- ${e} -->`);
}
function D(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const O = (e) => e.length, k = (e) => Buffer.byteLength(e);
var A = class {
	groups;
	#e = new Map();
	constructor(e) {
		this.groups = e;
	}
	get showsLosses() {
		return this.groups.every((e) => !e.isLoss || this.isShown(e));
	}
	isShown(e) {
		return this.#e.has(e);
	}
	rowsOf(e) {
		return this.#e.get(e);
	}
	show(e, t) {
		this.#e.set(e, t);
	}
	get count() {
		return j(this.groups);
	}
	get hidden() {
		return j(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function j(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var M = class {
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	get remaining() {
		return this.#e;
	}
	take(e) {
		return e > this.#e ? !1 : (this.#e -= e, !0);
	}
	takeText(e) {
		return this.take(this.#t(e));
	}
	showLosses(e, t) {
		let n = this.#e - Math.floor(this.#e * t);
		this.#e -= n;
		let r = e.flatMap((e) => e.groups.filter((e) => e.isLoss).map((t) => ({
			section: e,
			group: t
		})));
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, N(t));
		for (let { section: e, group: t } of r) {
			let n = e.rowsOf(t);
			n && n !== t.rows && this.#n(e, t, t.rows, n);
		}
		this.#e += n;
	}
	showRest(e, t = this.#e) {
		let n = Math.max(0, this.#e - t);
		this.#e -= n;
		let r = e.map((e) => ({
			section: e,
			rest: e.groups.filter((t) => !e.isShown(t))
		}));
		for (let e = 0; r.length > 0; e += 1) r = r.filter(({ section: t, rest: n }) => {
			let r = n[e];
			return r !== void 0 && this.#n(t, r, r.rows);
		});
		this.#e += n;
	}
	#n(e, t, n, r = []) {
		return this.take(this.#r(n) - this.#r(r)) ? (e.show(t, n), !0) : !1;
	}
	#r(e) {
		return e.reduce((e, t) => e + this.#t(g(t)) + 1, 0);
	}
};
function N({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
// src/report/markdown/groups.ts
function P(e, t, n) {
	let { title: r, noun: i, fold: o, section: s } = e;
	if (s.count === 0) return [];
	let c = s.hidden, f = `… and ${a(c, `more ${i}`)}; ${n}`, p = e.layout === "list" ? u([d(e.section.rows), ...c > 0 ? [b(f)] : []]) : _([...s.rows, ...c > 0 ? [f] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [p];
	if (o === "always") return [m(r, p)];
	let h = o === "many" && s.groups.length > 20;
	return [l`${t === 3 ? l`###` : l`####`} ${b(r)}`, h ? m(`Show ${a(s.count, i)}`, p) : p];
}
function F({ rows: e, layout: t, title: n, ...r }, i) {
	let a = {
		...r,
		...n !== void 0 && { title: n }
	};
	if (t === "list") return {
		...a,
		layout: t,
		section: new A(e.map((e) => I(e, i)))
	};
	let o = e.map((e) => {
		let { isLoss: n, count: r } = e;
		return {
			rows: t === "names" ? [e.name] : z(e),
			...n && { isLoss: n },
			...r !== void 0 && { count: r }
		};
	});
	return {
		...a,
		layout: t === "names" ? "plain" : "diff",
		section: new A(o)
	};
}
function I(e, t) {
	let { name: n, state: r, words: i, lines: a, isLoss: o, count: s, code: c } = e;
	if (c) return { rows: [f([L(e, t)])] };
	if (s !== void 0 && i === void 0) return {
		rows: [f([b(n)])],
		count: s
	};
	let u = r === void 0 ? R(e, t) : l`${R(e, t)} · ${b(r)}`, d = i === void 0 ? u : l`${u}: ${y(i)}`, p = _(a.map(B), "diff");
	return {
		rows: [f([a.length > 0 ? l`${d}\n${p}` : d])],
		short: [f([R(e, void 0)])],
		...o && { isLoss: o },
		...s !== void 0 && { count: s }
	};
}
function L({ state: e = "", place: t, words: n = "", code: r }, i) {
	let a = t ? l` ${V(t, i)}` : l``, o = r ? l` (${T(v(r.name), r.address)})` : l``;
	return l`**${b(e)}**${a}: ${y(n)}${o}`;
}
function R({ name: e, from: t, place: n, commit: r }, i) {
	let a = t === void 0 ? l`` : l` ← ${v(t)}`, o = n ? l` · ${V(n, i && ((e, t) => i(e, t, r)))}` : l``;
	return l`**${v(e)}**${a}${o}`;
}
function z({ sign: e, name: t, words: n, place: r, lines: i }) {
	let a = e === "+" || e === "-" || e === "!", s = a || e === " " ? `${e} ` : `  ${e} `, c = a ? e : " ";
	return [s + [
		t,
		...n === void 0 ? [] : [n],
		...r ? [o({ place: r })] : []
	].join("  "), ...i.map(({ start: e, value: t }) => `${c}     ${e}${t}`)];
}
function B({ sign: e, start: t, value: n }) {
	return `${e} ${t}${n}`;
}
function V({ file: e, line: n }, r) {
	let i = v(`${t(e, 300)}:${n}`), a = r?.(e, n);
	return a === void 0 ? i : T(i, a);
}
// src/report/markdown/body.ts
const H = 1e3, U = 7 / 8;
function W(e, t) {
	return n(e, {
		full: "also",
		longest: H,
		keptElsewhere: "the report file lists",
		...t
	});
}
function G(e, t) {
	let { overflow: n, measure: r, linkTo: i } = t, o = e.parts.length > 1, c = new M(t.limit, r), l = q(e), d = (e) => b(`… and ${a(e, "more project")}; ${n}.`), f = e.parts.map((e) => Y(e, o, i)), p = [...e.next ? [C(e.next)] : [], ...e.legend ? [J(e.legend)] : []];
	c.takeText(u([
		l,
		d(f.length),
		...p
	]));
	let m = F(e.problems, i);
	m.section.count > 0 && c.take(400);
	let h = new Set(), g = (e) => (!h.has(e) && c.take(Q(e, r)) && h.add(e), h.has(e)), _ = (e, t) => [...h].flatMap((n) => {
		let r = X(n, e).map(({ section: e }) => e);
		return t === void 0 ? r : r.slice(t, t + 1);
	});
	for (let e of f) Z(e) || g(e);
	c.showLosses(_("plan"), U), c.showRest([m.section], c.remaining / 2);
	for (let e of f) if (!g(e)) break;
	for (let e of ["problems", "failed"]) c.showRest(_(e), c.remaining / 2);
	if (c.showLosses(_("plan"), 1), f.every(Z)) {
		c.showLosses(_("pending"), U);
		let e = s(f.map((e) => X(e, "plan").length));
		for (let t = 0; t < e; t += 1) c.showRest(_("plan", t));
		c.showRest(_("pending"));
	}
	c.showRest(_("unmanaged"));
	let v = f.length - h.size;
	return u([
		l,
		...P(m, 3, n),
		...f.filter((e) => h.has(e)).map((e) => ee(e, n, o ? 4 : 3)),
		...v > 0 ? [d(v)] : [],
		...p
	]);
}
const K = {
	good: l`✅ `,
	bad: l`❌ `
};
function q({ heading: e, lead: t, stopped: n, verdict: r, comparison: i }) {
	return u([
		l`## ${C(e)}`,
		C(t),
		...n ? [l`${K.bad}${C(n)}`] : [],
		...r.map(({ mark: e, words: t }) => l`${e ? K[e] : l``}${C(t)}`),
		...i.map(C)
	]);
}
function J({ text: e, meanings: t }) {
	let n = t.length > 0 ? [f(t.map(C))] : [];
	return m("How to read this", u([...e.map(C), ...n]));
}
function Y(e, t, n) {
	let { heading: r, result: i, facts: a, isApplied: o, sections: s } = e;
	return {
		isApplied: o,
		head: u([...t ? [l`### ${C(r)}`, ...i === void 0 ? [] : [l`**${b(i)}**`]] : [], ...a.map(C)]),
		groups: s.map((e) => F(e, n))
	};
}
function X({ groups: e }, t) {
	return e.filter((e) => e.part === t);
}
function Z(e) {
	return X(e, "plan").every(({ section: e }) => e.showsLosses);
}
function Q({ head: e, groups: t }, n) {
	let r = t.filter(({ section: e }) => e.count > 0).length;
	return n(e) + 2 + r * 400;
}
function ee({ isApplied: e, head: t, groups: n }, r, a) {
	return u([t, ...i.map((t) => {
		let i = n.filter((e) => e.part === t).flatMap((e) => P(e, a, r));
		return e && t === "plan" && i.length > 0 ? [m("The plan", u(i))] : i;
	}).flat()]);
}
// src/report/markdown/summary.ts
const $ = 1048576;
function te(e, { reportFile: t, limit: n = $, linkTo: r, unappliedBase: i }) {
	let a = e.projects.some(({ target: e }) => e), o = t === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return l`${G(W(e, {
		overflow: o,
		isPullRequest: a,
		unappliedBase: i
	}), {
		limit: n - 1,
		measure: k,
		overflow: o,
		linkTo: r
	})}\n`;
}
const ne = 65e3;
function re(e) {
	return t(e.stopped?.message ?? r(e), 250);
}
function ie(e, t) {
	let n = "the job summary has more";
	return G(W(e, { overflow: n }), {
		limit: t,
		measure: O,
		overflow: n
	});
}
export { p as C, C as S, m as _, te as a, E as b, W as c, M as d, k as f, _ as g, v as h, re as i, P as l, u as m, $ as n, H as o, O as p, ie as r, G as s, ne as t, F as u, T as v, b as w, l as x, f as y };
