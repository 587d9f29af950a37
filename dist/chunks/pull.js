import { $n as e, B as t, Br as n, Ct as r, Ei as i, F as a, Fr as o, H as s, Ht as c, K as l, Pt as u, Qn as d, Qr as f, R as p, Tt as m, U as h, Ut as g, V as _, W as v, Wt as y, bn as b, br as x, d as S, dn as C, dt as w, fn as T, hn as E, ii as D, in as O, ir as k, it as ee, l as te, nt as ne, or as A, pi as re, rr as ie, rt as ae, s as oe, sn as se, st as ce, ui as le, ur as ue, vr as de, z as fe, zr as pe } from "./engine.js";
import { Ai as me, Ft as he, Lt as ge, Ut as _e, Yt as ve, _ as j, an as ye, b as be, d as M, f as xe, in as Se, ot as Ce, q as we, yi as Te } from "./start.js";
import { D as Ee, E as De, _ as Oe, a as N, b as ke, c as Ae, d as je, f as Me, g as Ne, h as Pe, i as Fe, l as Ie, m as Le, n as Re, o as ze, p as Be, s as Ve, t as He, v as Ue, w as We, x as Ge, y as Ke } from "./firstPull.js";
import { S as P, _ as qe, c as F, f as I, m as L, u as R, v as Je, y as z } from "./wire.js";
import { S as Ye, c as Xe, l as Ze, m as Qe, u as $e, v as et, w as tt } from "./project.js";
import { h as nt } from "./diff.js";
import { C as rt, E as B, O as V, S as it, T as H, b as at, k as ot, r as st } from "./yaml.js";
import { s as ct } from "./writtenFiles.js";
import { dirname as lt, resolve as ut } from "node:path";
import { realpath as dt } from "node:fs/promises";
// src/yaml/layout.ts
function U(e, t) {
	return t === 0 ? 0 : e.lastIndexOf("\n", t - 1) + 1;
}
function W(e, t) {
	let n = e.indexOf("\n", t);
	return n === -1 ? e.length : n + 1;
}
function G(e, t) {
	return t - U(e, t);
}
function K(e, t) {
	return e.slice(U(e, t), t).trim() === "";
}
function q(e, t) {
	return t < e.length && ft(e.slice(t, W(e, t))) === "";
}
function ft(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const pt = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function J(e) {
	return e && "items" in e ? e.items.filter((e) => !mt(e)) : [];
}
function mt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => pt.has(e));
}
function Y(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => pt.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? ht(i) : X(e)
	};
}
function X({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => pt.has(e));
	return r ? r.offset + r.source.length : t ? ht(t) : e.at(-1)?.offset ?? 0;
}
function ht(e) {
	if (e.type === "block-scalar") return Z(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = J(e).at(-1);
	return t ? Y(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function Z({ offset: e, props: t, source: n, indent: r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = /\d/.exec(a)?.[0], s = a.includes("+") && n !== "", c = s ? n.replace(/\n$/, "") : ft(n);
	return {
		end: e + (s ? i + c : ft(i + c)).length,
		header: a,
		bodyStart: e + i.length,
		indent: o ? r + Number(o) : /^ *(?=[^ \n])/m.exec(n)?.[0].length,
		body: c
	};
}
function gt(e) {
	return e?.type === "block-scalar" ? Z(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : gt(J(e).at(-1)?.value);
}
function _t(e, t) {
	let { value: n } = t, r = X(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = ht(n);
	if (n.type === "block-scalar") {
		let { header: t, bodyStart: r } = Z(n), o = {
			start: r,
			end: a < r ? r : W(e, a)
		};
		return {
			inline: {
				start: i,
				end: i + t.length
			},
			lines: o
		};
	}
	let [o] = n.type === "block-map" || n.type === "block-seq" ? J(n) : [], s = o ? Y(o).start : i;
	return o && K(e, s) ? {
		inline: {
			start: r,
			end: r
		},
		lines: {
			start: U(e, s),
			end: W(e, a)
		}
	} : {
		inline: {
			start: s,
			end: a
		},
		lines: void 0
	};
}
function vt(e, t, n) {
	let r = St(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = U(e, r);
	for (; a > i;) {
		let t = U(e, a - 1), n = xt(e, t);
		if (t < i || n === void 0 || n > G(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = G(e, St(t, 0)), a = W(e, r ? Y(r).end : 0);
	for (let t = a; t < e.length; t = W(e, t)) {
		let n = xt(e, t);
		if (n !== void 0 && n > i) a = W(e, t);
		else if (!q(e, t)) break;
	}
	return a;
}
function yt(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = bt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function bt(e, t, n, r) {
	let i = t[r + 1], a = St(t, n);
	if (i && !K(e, a)) return {
		from: n,
		start: a,
		end: Y(i).start
	};
	let o = Q(e, t, r), s = vt(e, t, n), c = () => q(e, U(e, s - 1)), l = gt(t[n - 1]?.value);
	if (!i && n > 0 && !l) {
		let r = Q(e, t, n - 1);
		for (; s > r && c();) s = U(e, s - 1);
	} else if (i && n === 0 || l || i && c()) for (; q(e, o);) o = W(e, o);
	return {
		from: n,
		start: s,
		end: o
	};
}
function xt(e, t) {
	let n = e.slice(t, W(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function St(e, t) {
	let n = e[t];
	return n ? Y(n).start : 0;
}
// src/yaml/editEntries.ts
function Ct(e, t, n, r) {
	let i = b(e, t);
	if (M(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = wt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...L(a) && a,
		[n]: s
	};
	if (P(a, c)) return {
		is: "edited",
		text: t
	};
	let l = Et(t), { changed: u, refused: d } = jt(l, {
		list: n,
		rows: o
	}, a, c);
	if (d) return {
		is: "refused",
		problems: [kt(i, d)]
	};
	let f = Ot(u, l), p = b(e, f), m = p.problems.length <= i.problems.length && !M(p.problems) ? p.value : a;
	return P(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [kt(i, At(m, c))]
	};
}
function wt({ value: e, span: t }, n, r) {
	let i = z(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = r.filter((e) => e.is === "add"), u = I(l, ({ after: e }) => e === void 0 ? a.length - 1 : c(e)), d = (e) => (u.get(e) ?? []).map(({ value: e }) => ({
		from: void 0,
		value: e
	}));
	for (let e of r) {
		if (e.is === "add") continue;
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? Tt(n, e.language, e.value) : {
			...L(n) && n,
			[e.field]: e.value
		};
	}
	let f = a.flatMap((e, t) => [{
		from: t,
		value: e
	}, ...d(t)]);
	return [...d(-1), ...f];
}
function Tt(e, t, n) {
	let r = z(e, "translations"), i = L(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...L(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => z(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function Et(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = st(a, {
		keepSourceTokens: !0,
		prettyErrors: !1,
		stringKeys: !1
	});
	return {
		mark: t,
		isCrlf: n,
		isEndAdded: i,
		text: a,
		document: o,
		style: Dt(o, a)
	};
}
function Dt(e, t) {
	let n = {}, r = 0;
	at(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = rt(r) && !r.flow ? J(r.srcToken) : [];
			if (!i || !a || !K(t, Y(a).start)) return;
			let o = G(t, Y(a).start) - G(t, Y(i).start);
			ot(r) && o >= 0 ? n.listStep ??= o : H(r) && o > 0 && (n.step ??= o);
		},
		Collection: (e, r) => {
			let [i = 0, a = 0] = r.range ?? [], [o] = J(r.srcToken), [s] = o?.value?.type === "block-map" ? J(o.value) : [];
			if (r.flow && o && !t.slice(i, a).includes("\n") && (n[H(r) ? "braces" : "brackets"] ??= /^ */.exec(t.slice(i + 1, a))?.[0] ?? ""), H(r) || !o || !s) return;
			let c = t.slice(X(o), Y(s).start);
			c.includes("\n") || (n.afterDash ??= c.length);
		}
	});
	let { contents: i } = e, a = H(i) && i.flow === !0 && i.items.every(({ key: e }) => V(e) && e.type === "QUOTE_DOUBLE");
	return {
		step: 2,
		listStep: 2,
		afterDash: 1,
		braces: " ",
		brackets: "",
		...n,
		quotes: r > 0 ? "single" : "double",
		isJson: a
	};
}
function Ot(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function kt({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? Se(e, t, n) : ye(e, t, n);
	return j("not-editable", i, { place: a });
}
function At(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!P(t, i)) return [e, ...At(t, i)];
	}
	return [];
}
function jt(e, { list: t, rows: n }, r, i) {
	let { text: a, document: o, style: s } = e, c = [], l = Mt(o), u = new Map(), d = We(s, h), f = [];
	return p({
		path: [],
		old: r,
		node: o.contents ?? void 0,
		inFlow: !1
	}, i), {
		changed: Ce(a, c),
		refused: f[0]
	};
	function p(e, t) {
		let { node: n, old: r } = e;
		if (it(n)) {
			m(n, t) || w(e, t);
			return;
		}
		n?.anchor && u.set(n, t);
		let i = P(r, t);
		if (i && l.size === 0) return;
		let a = H(n) ? g(e, n, t) : ot(n) ? _(e, n, t) : void 0;
		a ? v(e, a) : i || w(e, t);
	}
	function m(e, t) {
		let n = l.get(e), r = n && u.get(n);
		return r !== void 0 && P(r, t);
	}
	function h(e) {
		return it(e) ? l.get(e) : e;
	}
	function g(e, t, n) {
		let r = t.items.map(({ key: e }) => b(e));
		if (!L(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: z(e.old, r[o] ?? "") ?? null,
			node: Nt(n),
			key: Nt(t),
			item: a,
			inFlow: i
		})), o = new Set(r), s = Object.entries(n).flatMap(([e, t]) => o.has(e) ? [] : {
			name: e,
			value: t
		});
		s.length > 0 && o.has("<<") && f.push([...e.path, "<<"]);
		let c = new Map(s.length > 0 ? [[a.length - 1, s]] : []);
		return {
			node: t,
			children: a,
			values: r.map((e) => z(n, e)),
			inserted: c
		};
	}
	function _(e, r, i) {
		let o = e.old;
		if (!Array.isArray(i) || o.length === 0) return;
		let s = e.path.length === 1 && e.path[0] === t ? n : It(o, i);
		if (!s) return;
		let c = e.inFlow || r.flow === !0, l = J(r.srcToken), u = r.items.map((t, n) => ({
			path: [...e.path, n],
			old: o[n] ?? null,
			node: Nt(t),
			item: l[n],
			inFlow: c
		})), d = u.map(() => void 0), f = [], p = -1;
		for (let { from: e, value: t } of s) e === void 0 ? t !== void 0 && f.push({
			after: p,
			value: t
		}) : (p = e, d[e] = t);
		let m = I(f, (e) => e.after), h = l[0] ? Y(l[0]).start : 0, g = !r.flow && K(a, h);
		return d.every((e) => e === void 0) && !g ? void 0 : {
			node: r,
			children: u,
			values: d,
			inserted: m
		};
	}
	function v(e, t) {
		let { node: n, children: r, values: i } = t;
		for (let [t, n] of r.entries()) {
			let a = i[t];
			if (a === void 0) continue;
			y(n);
			let o = t === r.length - 1 ? e.isBeforeRemoved === !0 : i[t + 1] === void 0;
			p({
				...n,
				isBeforeRemoved: o
			}, a);
		}
		(t.inserted.size !== 0 || i.includes(void 0)) && (n.flow ? x(t) : C(e, t));
	}
	function y({ key: e, path: t }) {
		let n = String(t.at(-1));
		if (!it(e)) e?.anchor && u.set(e, n);
		else if (!m(e, n) && e.range) {
			let [t = ""] = d.added({
				name: n,
				value: null
			}, [], !0);
			E(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	function b(e) {
		let t = B(e) ? h(e) : void 0;
		return V(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
	}
	function x({ node: e, children: t, values: n, inserted: r }) {
		let i = t.flatMap(({ item: e }) => e ? Y(e) : []), a = n.findIndex((e) => e !== void 0);
		for (let [e, t] of n.entries()) {
			let [n, r, o] = [
				i[e],
				i[e - 1],
				i[e + 1]
			];
			t === void 0 && n && (e < a ? E(n.start, o?.start ?? n.end, "") : E(r?.end ?? n.start, n.end, ""));
		}
		let o = n.includes(void 0);
		for (let [t, n] of r) {
			let r = n.map((n) => d.added(n, Pt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
			s ? (o || !S(s, r)) && E(s.end, s.end, r.map((e) => `, ${e}`).join("")) : E(c, c, r.map((e) => `${e}, `).join(""));
		}
	}
	function S(e, t) {
		let n = W(a, e.end), r = /^\s*(,?)\s*(?:#.*)?\n$/.exec(a.slice(e.end, n));
		if (!r || !K(a, e.start)) return !1;
		r[1] || E(e.end, e.end, ",");
		let i = " ".repeat(G(a, e.start));
		return E(n, n, `${i}${t.join(`,\n${i}`)}${r[1]}\n`), !0;
	}
	function C({ item: e, path: t }, { node: n, children: r, values: i, inserted: o }) {
		let s = r.flatMap((e) => e.item ?? []), [c, l] = [s[0], s.at(-1)];
		if (!c || !l) return;
		let u = Y(c).start, p = s.at(-2), m = p !== void 0 && /\n[ \t]*\n/.test(a.slice(Y(p).end, Y(l).start)), h = i.map((e) => e === void 0);
		o.size === 0 && !h.includes(!1) && e && E(X(e), X(e), " []");
		let g = yt(a, s, h);
		for (let e of new Set(g.values())) E(e.start, e.end, "");
		for (let [e, r] of o) {
			e < 0 && !K(a, u) && f.push(t);
			let i = g.get(e), o = i ? i.end : e < 0 ? vt(a, s, 0) : Q(a, s, e), c = gt(s[i ? i.from - 1 : e]?.value);
			D(o, o, r.flatMap((t) => {
				let r = d.added(t, Pt(n, e), !1);
				return m && !c ? ["", ...r] : r;
			}), G(a, u));
		}
	}
	function w(e, t) {
		let { node: n, item: r, path: i } = e, o = r && _t(a, r);
		if (!o) {
			f.push(i);
			return;
		}
		let { inline: s, lines: c } = o, l = (r.sep ?? r.start).find(({ type: e }) => e === "tag"), u = V(n) && typeof t == "string" && l?.source === "!!str";
		l && !u && E(l.offset - Ft(a, l.offset), l.offset + l.source.length, "");
		let [d = "", ...p] = T(e, t, o);
		s.start === s.end ? E(s.start, s.end, d && ` ${d}`) : E(s.start - (d ? 0 : Ft(a, s.start)), s.end, d);
		let { start: m, end: h } = c ?? {
			start: W(a, s.end),
			end: W(a, s.end)
		};
		(c || p.length > 0) && D(m, h, p, G(a, Y(r).start));
	}
	function T({ node: t, item: n, path: r, inFlow: i, isBeforeRemoved: o }, c, { inline: l, lines: u }) {
		let f = {
			isItem: typeof r.at(-1) == "number",
			inFlow: i
		};
		if (typeof c == "string" && V(t) && n?.value?.type === "block-scalar") {
			let r = Z(n.value), { indent: i, end: l } = r, u = W(a, l), p = (u === a.length ? !e.isEndAdded : !q(a, u)) && !o, m = i === void 0 ? s.step : i - G(a, Y(n).start);
			return d.block(c, t.type, {
				...r,
				mayKeepEnd: p
			}, m) ?? d.afterName(c, [], f, "PLAIN");
		}
		let p = u !== void 0 && u.start !== W(a, l.end), m = V(t) ? t.type : p ? "QUOTE_DOUBLE" : void 0;
		return d.afterName(c, t ? [t] : [], f, m);
	}
	function E(e, t, n) {
		c.push({
			start: e,
			end: t,
			text: n
		});
	}
	function D(e, t, n, r) {
		E(e, t, n.map((e) => `${e && " ".repeat(r)}${e}\n`).join(""));
	}
}
function Mt(e) {
	let t = new Map(), n = new Map();
	return at(e, {
		Value: (e, t) => {
			t.anchor && n.set(t.anchor, t);
		},
		Alias: (e, r) => {
			let i = n.get(r.source);
			i && t.set(r, i);
		}
	}), t;
}
function Nt(e) {
	return B(e) ? e : void 0;
}
function Pt(e, t) {
	if (H(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(B);
}
function Ft(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function It(e, t) {
	let n = {
		comparator: P,
		maxEditLength: 1e3
	}, r = nt([...e], [...t], n);
	if (!r) return;
	let i = [], a = [], o = 0;
	for (let { added: e, removed: t, value: n } of r) for (let r of n) t ? a.push({
		from: o++,
		value: void 0
	}) : e ? i.push({
		from: a.shift()?.from,
		value: r
	}) : (F(i, a.splice(0)), i.push({
		from: o++,
		value: r
	}));
	return [...i, ...a];
}
// src/pull/textEdits.ts
function Lt(e, t) {
	let { textFiles: n, base: r } = t, i = new Wt(t), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: r, language: c, after: l, item: u } = t, { declared: d } = u, f = d === void 0 ? i.find(r, c) : void 0, p = f?.path ?? pe(e, r, c);
		if (f || d !== void 0 && n.has(p)) o.push({
			text: t,
			path: p,
			target: f
		});
		else if (d === void 0 && r.from) s.push(t);
		else {
			let t = {
				is: "text",
				at: r.span.start,
				language: c,
				value: l
			};
			a.push({
				kind: e.plural,
				path: r.file.path,
				edit: t
			});
		}
	}
	let c = [...I(o, ({ path: e }) => e)].flatMap(([e, t]) => {
		let r = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), a = r[0]?.target, o = n.get(e) ?? a?.textFile;
		if (!o) return [];
		let s = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Rt(t, e, i)
		}]), c = r.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : Ut(e.after);
			return {
				text: e,
				edits: [{
					is: "add",
					path: t,
					...n.language === void 0 ? { language: r } : {},
					value: a,
					base: i
				}]
			};
		}), l = [...s, ...c], u = a?.missing && {
			full: a.missing,
			code: a.code
		};
		return [{
			path: e,
			textFile: o,
			changes: l,
			...u && { creates: u }
		}];
	});
	return {
		edits: a,
		sources: c,
		problems: [...zt(s), ...Bt(c, r)]
	};
}
function Rt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	if (!c) return [];
	if (typeof i == "string") return [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}];
	let l = {}, u = Object.entries(Ut(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = L(r) ? r[e] : void 0;
		return n || (l[e] = t), n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}), d = $(e).find((e) => e.file.path === a && e.from.language === t);
	if (!d || Object.keys(l).length === 0) return u;
	let { source: f, file: p } = d.from, m = p.language === void 0 ? { language: he(f, t) } : {}, h = {
		is: "add",
		path: d.path ?? [],
		...m,
		value: l,
		...s && { base: s }
	};
	return [...u, h];
}
function zt(e) {
	return [...I(e, ({ entry: e }) => $(e)[0]?.from.source)].map(([e, t]) => {
		let n = Je([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${ie(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return j("no-language-file", r, {
			severity: "notice",
			scope: "change",
			...i
		});
	});
}
function Bt(e, t) {
	let n = e.flatMap(({ textFile: { source: e }, changes: n }) => {
		let r = e.languages ?? [e.language ?? t];
		return n.map(({ text: e }) => e.language).filter((e) => !r.includes(e)).map((t) => ({
			source: e,
			language: t
		}));
	});
	return [...I(n, ({ source: e }) => e)].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = [...new Set(i.map(({ language: e }) => e))], o = `Other commands do not read the ${a.join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...a].join(", ")}].`;
		return j("no-language-file", o, {
			severity: "notice",
			scope: "change",
			place: r
		});
	});
}
function Vt(e, t, n) {
	let r = [], i = [], a = [], o = Object.values(e).flat(), s = new Map(o.map(({ path: e, text: t }) => [e, t])), c = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).map((e) => e.edit);
		if (i.length === 0) continue;
		let s = Ct(e, o, n, i);
		s.is === "refused" ? F(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = S(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = Ht(n, l, r, ge(t));
		for (let { text: t, why: n } of d) i.push({
			text: t,
			why: "not-storable",
			details: `${e}: ${n}`
		});
		if (u === l) continue;
		let f = r[0]?.text.kind.plural;
		o ? a.push({
			path: e,
			before: "",
			after: u,
			creates: o.full
		}) : a.push({
			path: e,
			before: l,
			after: u
		}), o && f !== void 0 && (c[f] = [...c[f] ?? [], {
			path: e,
			text: u,
			textFile: t
		}]);
	}
	let l = new Map(a.map((e) => [e.path, e.after])), u = Object.entries(e).map(([e, t]) => [e, [...t.map((e) => ({
		...e,
		text: l.get(e.path) ?? e.text
	})), ...c[e] ?? []]]);
	return {
		manifests: Object.fromEntries(u),
		changed: a,
		refused: i,
		problems: r
	};
}
function Ht(e, t, n, r) {
	let i = [];
	for (let a = n;;) {
		let n = a.flatMap((e) => e.edits.map((t) => ({
			change: e,
			edit: t
		}))), o = e.edit(t, n.map(({ edit: e }) => e), r);
		if (o.is === "edited") return {
			text: o.text,
			refused: i
		};
		if (a.length === 0) return {
			text: t,
			refused: i
		};
		let { why: s, each: c } = o, l = c ? new Map([...c].map(([e, t]) => [n[e]?.change, t])) : new Map(a.map((e) => [e, s]));
		for (let e of a) {
			let t = l.get(e);
			t !== void 0 && i.push({
				text: e.text,
				why: t
			});
		}
		a = a.filter((e) => !l.has(e));
	}
}
function Ut(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var Wt = class {
	given;
	known = new Map();
	texts;
	constructor(e) {
		this.given = e;
		let t = Object.values(e.manifests).flat();
		this.texts = new Map(t.map(({ path: e, text: t }) => [e, t]));
	}
	find(e, t) {
		for (let n of a($(e), ({ from: e }) => e.language, this.given.base)) {
			let e = R([n.file.path, t]);
			this.known.has(e) || this.known.set(e, this.targetOf(n, t));
			let r = this.known.get(e);
			if (r) return {
				...r,
				stringPath: n.path ?? [],
				sibling: this.sibling(n)
			};
		}
	}
	baseOf(e, t) {
		let { base: n } = this.given, r = $(e).find(({ file: e, from: r }) => r.language === n && S(e.path) === S(t));
		return r && this.sibling(r);
	}
	sibling({ file: { path: e }, span: t }) {
		return {
			path: e,
			text: this.texts.get(e) ?? "",
			name: t.start
		};
	}
	targetOf({ file: e, from: t }, n) {
		let r = this.given.textFiles.get(e.path);
		if (!r) return;
		if (r.language === void 0) return {
			path: e.path,
			textFile: r,
			code: he(t.source, n)
		};
		let i = ve(this.given.rows, r, n);
		return i && this.at(i.row, i.path, n);
	}
	at(e, t, n) {
		let r = ut(e.folder, t), i = D(r, this.given.folders), a = this.given.textFiles.get(i);
		return {
			path: i,
			textFile: a ?? {
				source: e,
				path: t,
				language: n,
				..._e(e, t)
			},
			code: he(e, n),
			...!a && { missing: r }
		};
	}
};
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/decide.ts
async function Gt(e, t, n) {
	let { project: r, options: i, textFiles: a } = n, { rules: o } = r, s = N(t.project, r.pulledLanguages ?? Fe), c = {
		project: t.project,
		rules: {
			...o,
			prune: {},
			pull: { completes: s }
		},
		variables: e.variables,
		verdicts: l
	}, u = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: d, onSecrets: f, folders: p } = n.context, m = {
		known: new Map(),
		ids: [r.id],
		onSecrets: f,
		kinds: e.kinds
	}, h = await Ze(e, t, c.rules, {
		ownUser: n.ownUser,
		applied: d && (() => d(u, m).then((t) => t && ne(t, {
			settings: r,
			declared: e
		}))),
		history: n.context.history,
		manifests: ae({
			declared: e,
			manifests: u
		}),
		textFiles: a,
		usable: n.settings.usable,
		asked: { now: Math.floor(n.context.now() / 1e3) }
	});
	if (h.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: h.problems,
		unmatched: []
	};
	let g = h.kinds.map(({ kind: t, matching: n }) => {
		let r = ({ declared: e, live: n }) => fe(o.filter, {
			kind: t,
			entry: e,
			live: n
		}), i = {
			...n,
			matches: n.matches.filter(r),
			refused: n.refused.filter(r)
		};
		return {
			kind: t,
			entries: e.entries[t.plural] ?? [],
			all: n,
			matching: i,
			matches: i.matches.filter(({ live: e }) => e !== void 0 && !Pe(t, e, o))
		};
	}), v = h.plan.filter?.unmatched ?? [], y = g.flatMap(({ kind: e, matches: t }) => Kt(e, t, c)), b = [
		...h.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...g.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Qe(h.keptTexts, {
			reasons: h.reasons,
			takenBack: h.takenBack,
			writes: !1,
			flags: r.flags,
			isWorkflow: p.confined !== void 0
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e)
	];
	F(b, qt([...n.otherLanguages.map((e) => `all ${e} texts`), ...y]));
	let { taken: x, kept: S } = Ke(h.keptTexts, c);
	for (let t of _(o.accept, [e])) F(b, Jt(t, h.keptTexts, n.settings.projects.length === 1));
	let C = Lt(x, {
		...n,
		base: t.project.baseLanguage,
		folders: p
	}), w = [...C.edits];
	F(b, C.problems);
	let T = [];
	for (let { kind: e, entries: s, all: l, matching: u, matches: d } of g) {
		let f = Ue(e, d, c, i.fields ?? []), p = Be(e, f, a), m = l.unmanaged.filter((t) => !l.namesakes.has(t) && !Pe(e, t, o));
		if (F(w, p.edits), F(T, p.kept), F(b, p.problems), !e.secretNames) {
			if (i.removesMissing) {
				let t = await $t(e, s, u, {
					rules: o,
					options: i
				});
				F(w, t.edits), F(b, t.problems);
			}
			if (i.isNew) {
				let a = N(t.project, r.pulledLanguages), o = {
					fields: i.fields ?? [],
					languages: a,
					label: () => ""
				}, l = Le(n.manifests[e.plural]), u = Xt(e, m, {
					declared: s,
					live: t,
					context: c,
					wanted: o
				}, l);
				F(w, u.edits), F(b, u.problems), F(T, u.waiting);
			} else if (!m.every(e.isArchived) && o.filter.length === 0) {
				let t = s.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", n = m.filter((t) => !e.isArchived(t)).map(e.liveLabel), r = `No manifest has ${k(n.length, e.name)} of the project: ${A(n, 3)}. To declare what is new: ${t}`;
				b.push(j("not-expressible", r, {
					severity: "notice",
					scope: "change"
				}));
			}
		}
	}
	return {
		edits: w,
		sources: C.sources,
		taken: x,
		kept: [...Me(S), ...T],
		problems: b,
		unmatched: v
	};
}
function Kt(e, t, n) {
	let r = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: i }) => {
		let a = e.context(t.values, i, n), s = r.flatMap((e) => Object.keys(Object(e.toManifest(i, a)))), c = o(e, t).map(({ part: e }) => e);
		if (c.length === 0) return [];
		let l = [...c, ...(t.leftOut ?? []).map(({ language: e }) => e)], u = new Set([
			...l,
			...m(e, t, n),
			n.project.baseLanguage
		]);
		return s.filter((e) => !u.has(e) && me(n.rules, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
function qt(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${A(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [j("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function Jt(e, r, i) {
	let a = r.filter(({ kind: n, entry: r, object: i, item: { part: a = "", reason: o } }) => t([e], {
		kind: n,
		entry: r,
		live: i
	}, a, o === "held") !== void 0), [o] = a;
	if (o ? a.some(({ item: e }) => e.reason !== "waiting") : !i) return [];
	let [s] = o ? n(o.kind.identity(o.entry.values)) : [], c = `--accept ${e} took nothing: ${o ? `a pattern does not take texts that wait. Name each: lokaform pull --accept ${ue(`${s}:${o.item.part}`)}` : "no text that it names differs from the project. Texts in a language that entries do not declare come with --languages."}`;
	return [j("unknown-text", c, {
		severity: "notice",
		scope: "change"
	})];
}
function Yt(e, t, n) {
	let i = r(e.kinds, e, t), a = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [R([
		e,
		t,
		n,
		i
	]), r])), o = i.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = a.get(R([
				e.kind,
				e.label,
				t.field,
				t.part ?? null
			]));
			return n ? {
				...t,
				edited: n
			} : t;
		});
		return {
			...e,
			fields: t
		};
	});
	return {
		...i,
		changes: o
	};
}
function Xt(e, t, r, i) {
	let { declared: a, live: o, context: s, wanted: c } = r, l = o.objects[e.plural];
	if (!l) return {
		edits: [],
		waiting: [],
		problems: []
	};
	let u = Oe(e, t, {
		live: l,
		context: s,
		declared: a
	}, c), d = a.filter(({ from: e }) => e === void 0), f = ke(d.flatMap((t) => n(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [p] = i.length === 1 ? i : [], m = [], h = [], g = [];
	for (let t of u.entries) {
		let [n = ""] = e.names(t.live), r = f(n), i = r?.file.path ?? p;
		if (i === void 0) {
			m.push(t);
			continue;
		}
		let a = Zt(e, t, r?.onCreate ?? d.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		h.push({
			kind: e.plural,
			path: i,
			edit: {
				is: "add",
				after: r?.span.start,
				value: a
			}
		}), F(g, t.waiting);
	}
	return {
		edits: h,
		waiting: g,
		problems: [...Ne(u.left), ...Qt(e, m, i)]
	};
}
function Zt(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && P(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Qt(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${A(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [j("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function $t(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(en), s = a.filter((e) => !en(e)).map((t) => tn(e, t)), c = Ge(e, o, t.filter(en).length, r);
	if (o.length === 0 || M(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = `These entries have no live key:\n${o.map(({ values: t }) => `  - ${we(e.label(t))}\n`).join("")}Remove them from the manifests?`, u = i.dryRun || await i.ask?.(l), d = o.map(({ file: t, span: n }) => ({
		kind: e.plural,
		path: t.path,
		edit: {
			is: "remove",
			at: n.start
		}
	}));
	if (u) return {
		edits: d,
		problems: s
	};
	let f = `The removal of ${o.length} entries was not confirmed at a terminal. Nothing is written. Run pull again, without --remove-missing or at a terminal.`;
	return {
		edits: [],
		problems: [j("not-confirmed", f, { scope: "project" })]
	};
}
function en(e) {
	return $(e).length === 0;
}
function tn(e, t) {
	let [n = t] = $(t), r = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return T(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: [r],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function nn(e, t, n, r) {
	return rn(e, t, n, r).catch((e) => {
		let n = i(e, r.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	});
}
async function rn(t, n, r, i) {
	let a = {
		...i,
		signal: i.cancellation.stopping
	}, o = await e(t.projects, a), c = [
		...n,
		...Ve(t.kinds, r, i),
		...o
	];
	if (M(c)) return { problems: c };
	let { projects: l } = t;
	for (let e of l) {
		if (!e.manifests || await He(e.manifests, e)) continue;
		if (l.length > 1) return { problems: [...c, j("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
		let { filter: n } = e.rules;
		if (n.length > 0) return { problems: [...c, ...n.map((e) => s(e, []))] };
		let a = await Re(t, e, e.manifests, r, i);
		return {
			...a,
			problems: [...c, ...a.problems]
		};
	}
	F(c, r.unused);
	let u = [], d = [], f = [], m = [];
	for (let e of l) {
		if (i.cancellation.stopped) break;
		let n = await an(t, e, r, i);
		F(c, n.problems), n.later && u.push(n.later), F(d, n.written ?? []), f.push(n.filtered?.unmatched ?? []), n.filtered && m.push(n.filtered.declared);
	}
	let { filter: h = [], accept: g = [] } = l[0]?.rules ?? {};
	return F(c, p(h, f, m)), l.length > 1 && m.length === l.length && F(c, v("--accept", g, m)), {
		problems: xe(c),
		later: u,
		written: d,
		at: qe(u.map((e) => e.at))
	};
}
async function an(e, t, n, r) {
	let { folders: i, cancellation: a } = r;
	if (!t.manifests) return { problems: [] };
	let o = et(t, e.apiUrl, r);
	if (!o.ok) return { problems: [o.problem] };
	let { reading: s, now: c } = o.value, l = t.pulledLanguages?.value, p = l?.includes("all") && t.manifests.texts.length > 0 ? (await tt(s, t.id))?.languages : void 0, { fields: m = [] } = n, g = t.manifests.kinds.filter((e) => e.fields.some(({ name: e, role: t }) => t === "text" || m.includes("all") || m.includes(e))), _ = p?.map(({ iso: e }) => e) ?? l, y = _ && { alsoReads: _.includes("all") ? "all" : _ }, b = {
		...t.manifests,
		kinds: g,
		texts: t.manifests.texts.map((e) => ({
			...e,
			...y
		}))
	}, x = await d(b, t, {}, f);
	if (x.problems.length + Object.values(x.paths).flat().length + b.texts.length === 0) {
		let e = `There is no manifest of ${Je(g.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [j("no-manifest", e, { severity: "notice" })] };
	}
	let S = c(), C = [], w = await ee(t, b, e.usable, i, {
		...r,
		signal: a.stopping,
		findProject: ({ id: e }) => tt(s, e),
		counts: ({ code: e, severity: t }) => e !== "no-language-file" || t === "error"
	});
	if (r.onProgress?.(void 0), !w) return { problems: [] };
	let T = w.manifests.map((e) => lt(ut(i.displayRoot, e)));
	await re([...T, e.backupDir ?? []].flat());
	let { declared: E, files: D, textFiles: O } = w;
	r.onSecrets(u(E.variables));
	let k = [
		...w.problems,
		...e.projects.length > 1 ? [] : [...v("--accept", t.rules.accept, [E]), ...h(t.rules.filter, [E])],
		...Ae(b.kinds, n, D)
	];
	if (be(k)) return { problems: k };
	try {
		let i = await Ye(s, t.id, {
			kinds: g.filter(({ plural: e }) => E.entries[e]),
			languages: (e) => {
				S = c();
				let r = {
					asked: t.pulledLanguages,
					isNew: n.isNew,
					rows: b.texts
				}, i = ze(e, cn(E, e, t), r);
				return C = (e.languages?.filter((e) => i.ok && !i.value.includes(e)) ?? []).map(({ iso: e }) => e), i;
			}
		});
		if (!i.ok) return { problems: [...k, i.problem] };
		r.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: o } = i.value, l = ce({
			declared: E,
			textFiles: O
		}, o);
		if (l.length > 0) return { problems: [...k, ...l] };
		let u = cn(E, o, t), d = {
			project: t,
			options: n,
			settings: e,
			manifests: D,
			textFiles: O,
			rows: w.rows,
			context: {
				...r,
				now: c
			},
			ownUser: $e(s, t.id)
		}, f = await Gt(u, i.value, {
			...d,
			otherLanguages: C
		}), p = [...k, ...f.problems];
		if (be(f.problems) || a.stopped) return { problems: p };
		let m = await on(f, u, i.value, d, S), h = {
			unmatched: f.unmatched,
			declared: E
		};
		return {
			...m,
			filtered: h,
			problems: [...p, ...m.problems]
		};
	} catch (e) {
		return { problems: [...k, ...Xe(e, a, {
			declared: E,
			settings: t
		})] };
	} finally {
		r.onProgress?.(void 0);
	}
}
async function on(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = Vt(r, e.edits, e.sources), { changed: u } = l;
	if (l.problems.length > 0) return { problems: l.problems };
	let d = [...e.kept, ...Me(l.refused)], { project: f } = n, p = {
		name: f.name,
		kept: d,
		...!a.showTexts && { hide_texts: !0 }
	};
	if (u.length === 0) return {
		problems: [],
		later: {
			...p,
			changed: u,
			at: c,
			files: [],
			comparison: sn
		}
	};
	let m = E(t.kinds, l.manifests, i.usable), h = m.problems.filter(({ severity: e }) => e === "error");
	if (h.length > 0) return { problems: h.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let g = await je(u, s.folders), _ = await De(g, s.folders);
	if (_.length === 0 && !o.dryRun && F(_, await Ee(g, s.folders)), _.length > 0) return { problems: _ };
	let v = {
		...p,
		changed: u,
		at: c,
		files: u.map(({ path: e }) => e),
		comparison: Yt(cn(m.declared, f, a), t, e.taken)
	}, y = new Set(v.comparison.changes.map(({ label: e }) => C(e)));
	return {
		problems: te(m.declared, n, a.rules).filter(({ about: e = "" }) => y.has(e)),
		later: v,
		written: g
	};
}
const sn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function cn(e, t, { pulledLanguages: n }) {
	return de(e, t.baseLanguage, N(t, n ?? Fe));
}
// src/commands/runs/pull.ts
async function ln(e, t) {
	return oe(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await w("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n, e), { ask: s } = t, c = Ie(e, o, s && ((e) => s(e, n))), l = await nn(i, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...a
		], c, o), { first: u, later: d } = l, f = {
			isDryRun: c.dryRun,
			full: i.all
		}, p = {
			...t.screen,
			texts: !(t.reportPull && u?.hide_texts),
			full: i.all
		}, m = c.dryRun ? void 0 : t.screen.width, h = u ? [...y(u, p), ...ct(u, c.dryRun)] : [];
		for (let e of Te(h, m)) t.print(e);
		for (let e of un(d ?? [], f, t)) t.print(e);
		let g = u !== void 0 || d?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: _ } = o.folders, v = t.reportPull ? void 0 : await le(await dt(_), void 0);
		if (d && g && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), g && l.at !== void 0 && !c.dryRun && v !== void 0) {
			let e = l.written?.map(({ path: e }) => ue(D(e, o.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(we(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${ue(x(l.at))}`);
		}
		let { stopped: b } = n, S = b !== void 0 && !u && (d ?? []).length < i.projects.length, C = g && !c.dryRun ? "more " : "", T = j("run-stopped", `${n.reason} Nothing ${C}was written.`), E = S ? [...l.problems, T] : l.problems, O = t.reportPull && !i.showTexts ? se(E) : E, k = await t.reportPull?.({
			...l,
			problems: O
		}, e, i, n.stopping) ?? [], ee = [...O, ...k];
		return t.showProblems(ee), S && b.by !== "time limit" ? b.by === "SIGINT" ? 130 : 143 : S || M(ee) ? 1 : i.detailedExitcode && g ? 2 : 0;
	});
}
function un(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ changed: e, at: o, ...s }) => {
		let l = O(s, a), u = !(i && l.hide_texts);
		return [...t && u ? g(e) : [], ...c(l, {
			...r,
			isDryRun: t,
			texts: u,
			full: n
		})];
	});
}
export { ln as runPull };
