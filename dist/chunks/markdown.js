import { $t as e, J as t, Zt as n, at as r, et as i, it as a } from "./start.js";
import { On as o, Pn as s } from "./engine.js";
import { f as c } from "./wire.js";
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
	if (!S.test(e)) throw Error(`${e} cannot be a title`);
	return u`<details><summary>${l(e)}</summary>\n\n${t}\n\n</details>`;
}
const g = RegExp("(`{16})`+", "g");
function _(e) {
	return e.replace(/[\n\r]/g, " ").replace(g, "$1…");
}
function v(e, t = "") {
	let n = e.map(_), r = n.reduce((e, t) => Math.max(e, E(t)), 2), i = "`".repeat(r + 1);
	return l([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function y(e) {
	return b(n(e));
}
function b(e) {
	let t = _(e), n = "`".repeat(E(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return l(`${n}${r}${t}${r}${n}`);
}
function x(e) {
	return S.test(e) && !ee.test(e) ? l(e) : y(e);
}
const S = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, ee = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function C(e) {
	return l(e.map(te).join(""));
}
function te(e) {
	switch (e.is) {
		case "own": return l(e.text);
		case "figures": return x(e.text);
		case "quote": return b(e.text);
		case "strong": return u`**${C(e.words)}**`;
		case "link": return w(C(e.words), e.address);
	}
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
function k(e, t) {
	return o(e, {
		full: "also",
		longest: D,
		keptElsewhere: "the report file lists",
		...t
	});
}
function A(e, n) {
	let { overflow: r, measure: i, linkTo: a } = n, o = e.parts.length > 1, s = new z(n.limit, i), l = M(e), u = (e) => x(`… and ${t(e, "more project")}; ${r}.`), f = e.parts.map((e) => re(e, o, a)), p = [...e.next ? [C(e.next)] : [], ...e.legend ? [ne(e.legend)] : []];
	s.takeText(d([
		l,
		u(f.length),
		...p
	]));
	let m = V(e.problems, a);
	m.section.count > 0 && s.take(400);
	let h = new Set(), g = (e) => (!h.has(e) && s.take(ie(e, i)) && h.add(e), h.has(e)), _ = (e, t) => [...h].flatMap((n) => {
		let r = N(n, e).map(({ section: e }) => e);
		return t === void 0 ? r : r.slice(t, t + 1);
	});
	for (let e of f) P(e) || g(e);
	s.showLosses(_("plan"), O), s.showRest([m.section], s.remaining / 2);
	for (let e of f) if (!g(e)) break;
	for (let e of ["problems", "failed"]) s.showRest(_(e), s.remaining / 2);
	if (s.showLosses(_("plan"), 1), f.every(P)) {
		s.showLosses(_("pending"), O);
		let e = c(f.map((e) => N(e, "plan").length));
		for (let t = 0; t < e; t += 1) s.showRest(_("plan", t));
		s.showRest(_("pending"));
	}
	s.showRest(_("unmanaged"));
	let v = f.length - h.size;
	return d([
		l,
		...B(m, 3, r),
		...f.filter((e) => h.has(e)).map((e) => ae(e, r, o ? 4 : 3)),
		...v > 0 ? [u(v)] : [],
		...p
	]);
}
const j = {
	good: u`✅ `,
	bad: u`❌ `
};
function M({ heading: e, lead: t, stopped: n, verdict: r, comparison: i }) {
	return d([
		u`## ${C(e)}`,
		C(t),
		...n ? [u`${j.bad}${C(n)}`] : [],
		...r.map(({ mark: e, words: t }) => u`${e ? j[e] : u``}${C(t)}`),
		...i.map(C)
	]);
}
function ne({ text: e, meanings: t }) {
	let n = t.length > 0 ? [p(t.map(C))] : [];
	return h("How to read this", d([...e.map(C), ...n]));
}
function re(e, t, n) {
	let { heading: r, result: i, facts: a, isApplied: o, sections: s } = e;
	return {
		isApplied: o,
		head: d([...t ? [u`### ${C(r)}`, ...i === void 0 ? [] : [u`**${x(i)}**`]] : [], ...a.map(C)]),
		groups: s.map((e) => V(e, n))
	};
}
function N({ groups: e }, t) {
	return e.filter((e) => e.part === t);
}
function P(e) {
	return N(e, "plan").every(({ section: e }) => e.showsLosses);
}
function ie({ head: e, groups: t }, n) {
	let r = t.filter(({ section: e }) => e.count > 0).length;
	return n(e) + 2 + r * 400;
}
function ae({ isApplied: e, head: t, groups: n }, i, a) {
	return d([t, ...r.map((t) => {
		let r = n.filter((e) => e.part === t).flatMap((e) => B(e, a, i));
		return e && t === "plan" && r.length > 0 ? [h("The plan", d(r))] : r;
	}).flat()]);
}
const F = (e) => e.length, I = (e) => Buffer.byteLength(e);
var L = class {
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
		return R(this.groups);
	}
	get hidden() {
		return R(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function R(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var z = class {
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
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, oe(t));
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
		return e.reduce((e, t) => e + this.#t(_(t)) + 1, 0);
	}
};
function oe({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function B(e, n, r) {
	let { title: i, noun: a, fold: o, section: s } = e;
	if (s.count === 0) return [];
	let c = s.hidden, l = `… and ${t(c, `more ${a}`)}; ${r}`, p = e.layout === "list" ? d([f(e.section.rows), ...c > 0 ? [x(l)] : []]) : v([...s.rows, ...c > 0 ? [l] : []], e.layout === "diff" ? "diff" : "");
	if (i === void 0) return [p];
	if (o === "always") return [h(i, p)];
	let m = o === "many" && s.groups.length > 20;
	return [u`${n === 3 ? u`###` : u`####`} ${x(i)}`, m ? h(`Show ${t(s.count, a)}`, p) : p];
}
function V({ rows: e, layout: t, title: n, ...r }, i) {
	let a = {
		...r,
		...n !== void 0 && { title: n }
	};
	if (t === "list") return {
		...a,
		layout: t,
		section: new L(e.map((e) => se(e, i)))
	};
	let o = e.map((e) => {
		let { isLoss: n, count: r } = e;
		return {
			rows: t === "names" ? [e.name] : W(e),
			...n && { isLoss: n },
			...r !== void 0 && { count: r }
		};
	});
	return {
		...a,
		layout: t === "names" ? "plain" : "diff",
		section: new L(o)
	};
}
function se(e, t) {
	let { name: n, state: r, words: i, lines: a, isLoss: o, count: s, code: c } = e;
	if (c) return { rows: [p([H(e, t)])] };
	if (s !== void 0 && i === void 0) return {
		rows: [p([x(n)])],
		count: s
	};
	let l = r === void 0 ? U(e, t) : u`${U(e, t)} · ${x(r)}`, d = i === void 0 ? l : u`${l}: ${b(i)}`, f = v(a.map(G), "diff");
	return {
		rows: [p([a.length > 0 ? u`${d}\n${f}` : d])],
		short: [p([U(e, void 0)])],
		...o && { isLoss: o },
		...s !== void 0 && { count: s }
	};
}
function H({ state: e = "", place: t, words: n = "", code: r }, i) {
	let a = t ? u` ${K(t, i)}` : u``, o = r ? u` (${w(y(r.name), r.address)})` : u``;
	return u`**${x(e)}**${a}: ${b(n)}${o}`;
}
function U({ name: e, from: t, place: n, commit: r }, i) {
	let a = t === void 0 ? u`` : u` ← ${y(t)}`, o = n ? u` · ${K(n, i && ((e, t) => i(e, t, r)))}` : u``;
	return u`**${y(e)}**${a}${o}`;
}
function W({ sign: e, name: t, words: n, place: r, lines: a }) {
	let o = e === "+" || e === "-" || e === "!", s = o || e === " " ? `${e} ` : `  ${e} `, c = o ? e : " ";
	return [s + [
		t,
		...n === void 0 ? [] : [n],
		...r ? [i({ place: r })] : []
	].join("  "), ...a.map(({ start: e, value: t }) => `${c}     ${e}${t}`)];
}
function G({ sign: e, start: t, value: n }) {
	return `${e} ${t}${n}`;
}
function K({ file: t, line: n }, r) {
	let i = y(`${e(t, 300)}:${n}`), a = r?.(t, n);
	return a === void 0 ? i : w(i, a);
}
// src/report/markdown/comment.ts
const ce = 65e3;
function le(e, t) {
	let { now: n, limit: r, linkTo: i, unappliedBase: o } = t, s = "the job summary has more", c = k(e, {
		overflow: s,
		reader: "reviewer",
		isPullRequest: !0,
		unappliedBase: o
	}), l = A(c, {
		limit: r - 1536,
		measure: F,
		overflow: s,
		linkTo: i
	}), f = u`<sub>Written on ${x(a(n))}${J(t)}${Y(t)}.</sub>`, p = c.isUntouched ? [h("Translations: this pull request changes nothing", d([l, f]))] : [l, f];
	return d([q(t), ...p]);
}
function ue(e) {
	let t = y(e.head.slice(0, 7)), n = u`The plan${J(e)}${Y(e)} is out of date: this pull request is now at commit ${t}. The run for that commit has the present plan.`;
	return d([q(e), n]);
}
function q({ marker: e, runMarker: t, scopeMarker: n }) {
	return [
		e,
		t ?? [],
		n ?? []
	].flat().map(T).reduce((e, t) => u`${e}${t}`);
}
function J({ commit: e, checkedOut: t = "" }) {
	if (e === "") return u``;
	let n = t === "" || t === e ? u`` : u` (test merge with its base: ${y(t.slice(0, 7))})`;
	return u` for commit ${y(e.slice(0, 7))}${n}`;
}
function Y({ run: e }) {
	return e === "" ? u`` : u` by ${w(u`this run`, e)}`;
}
const X = 1048576;
function de(e, { reportFile: t, limit: n = X, linkTo: r, unappliedBase: i }) {
	let a = e.projects.some(({ target: e }) => e), o = t === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return u`${A(k(e, {
		overflow: o,
		isPullRequest: a,
		unappliedBase: i
	}), {
		limit: n - 1,
		measure: I,
		overflow: o,
		linkTo: r
	})}\n`;
}
const Z = 65e3;
function fe(t) {
	return e(t.stopped?.message ?? s(t), 250);
}
function pe(e, t) {
	let n = "the job summary has more";
	return A(k(e, { overflow: n }), {
		limit: t,
		measure: F,
		overflow: n
	});
}
const Q = "lokaform:scope";
function me({ projects: e }, t) {
	let n = e.length > 40 ? [] : e.map((e) => $(e, t));
	return [
		Q,
		t.inputs,
		...new Set(n)
	].join(":");
}
function he(e, t, n) {
	let [, r = ""] = RegExp(`<!-- ${Q}:([\\w:]+) -->`).exec(n) ?? [], i = r.split(":");
	if (i.includes(t.inputs)) return e;
	let a = e.projects.filter((e) => i.includes($(e, t)));
	return a.length > 0 ? {
		...e,
		projects: a
	} : void 0;
}
function ge(e, t) {
	return e.includes(`<!-- ${Q}:${t.inputs}`);
}
function $({ plan: e, id: t }, n) {
	return n.project(e?.project.digest ?? t);
}
export { w as C, C as D, u as E, m as O, v as S, T, F as _, fe as a, d as b, ue as c, de as d, z as f, I as g, k as h, pe as i, x as k, he as l, A as m, ce as n, le as o, D as p, X as r, ge as s, Z as t, me as u, B as v, p as w, y as x, V as y };
