import { $n as e, B as t, Et as n, F as r, Fr as i, Ft as a, G as o, Gt as s, H as c, Hr as l, J as u, K as d, Oi as f, R as p, U as m, Ut as h, V as g, W as _, Wt as v, an as y, ar as b, at as x, br as S, cn as C, ct as w, d as T, ei as E, er as D, fi as O, fn as k, gn as A, hi as j, ir as ee, it as te, l as ne, lt as re, oi as ie, ot as ae, pn as oe, pt as se, s as ce, sr as le, vr as ue, wt as de, xn as fe, z as pe, zr as me } from "./engine.js";
import { $t as he, Fi as ge, Vt as _e, Y as ve, _ as M, b as ye, cn as be, d as N, f as xe, ln as Se, q as Ce, qt as we, ut as Te, wi as Ee, zt as De } from "./start.js";
import { D as Oe, E as ke, _ as Ae, a as je, b as Me, c as Ne, d as Pe, f as Fe, g as Ie, h as Le, i as Re, l as ze, m as Be, n as Ve, o as He, p as Ue, s as We, t as Ge, v as Ke, w as qe, x as Je, y as Ye } from "./firstPull.js";
import { D as Xe, S as P, _ as Ze, c as F, f as I, m as L, u as Qe, v as $e, y as R } from "./wire.js";
import { S as et, c as tt, l as nt, m as rt, u as it, v as at, w as ot } from "./project.js";
import { h as st } from "./diff.js";
import { C as ct, E as z, O as B, S as lt, T as V, b as ut, k as dt, r as ft } from "./yaml.js";
import { s as pt } from "./writtenFiles.js";
import { dirname as mt, resolve as ht } from "node:path";
import { realpath as gt } from "node:fs/promises";
// src/yaml/layout.ts
function H(e, t) {
	return t === 0 ? 0 : e.lastIndexOf("\n", t - 1) + 1;
}
function U(e, t) {
	let n = e.indexOf("\n", t);
	return n === -1 ? e.length : n + 1;
}
function W(e, t) {
	return t - H(e, t);
}
function G(e, t) {
	return e.slice(H(e, t), t).trim() === "";
}
function K(e, t) {
	return t < e.length && _t(e.slice(t, U(e, t))) === "";
}
function _t(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const vt = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function q(e) {
	return e && "items" in e ? e.items.filter((e) => !yt(e)) : [];
}
function yt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => vt.has(e));
}
function J(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => vt.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? bt(i) : Y(e)
	};
}
function Y({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => vt.has(e));
	return r ? r.offset + r.source.length : t ? bt(t) : e.at(-1)?.offset ?? 0;
}
function bt(e) {
	if (e.type === "block-scalar") return X(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = q(e).at(-1);
	return t ? J(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function X({ offset: e, props: t, source: n, indent: r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = /\d/.exec(a)?.[0], s = a.includes("+") && n !== "", c = s ? n.replace(/\n$/, "") : _t(n);
	return {
		end: e + (s ? i + c : _t(i + c)).length,
		header: a,
		bodyStart: e + i.length,
		indent: o ? r + Number(o) : /^ *(?=[^ \n])/m.exec(n)?.[0].length,
		body: c
	};
}
function xt(e) {
	return e?.type === "block-scalar" ? X(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : xt(q(e).at(-1)?.value);
}
function St(e, t) {
	let { value: n } = t, r = Y(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = bt(n);
	if (n.type === "block-scalar") {
		let { header: t, bodyStart: r } = X(n), o = {
			start: r,
			end: a < r ? r : U(e, a)
		};
		return {
			inline: {
				start: i,
				end: i + t.length
			},
			lines: o
		};
	}
	let [o] = n.type === "block-map" || n.type === "block-seq" ? q(n) : [], s = o ? J(o).start : i;
	return o && G(e, s) ? {
		inline: {
			start: r,
			end: r
		},
		lines: {
			start: H(e, s),
			end: U(e, a)
		}
	} : {
		inline: {
			start: s,
			end: a
		},
		lines: void 0
	};
}
function Ct(e, t, n) {
	let r = Dt(t, n), i = n > 0 ? Z(e, t, n - 1) : 0, a = H(e, r);
	for (; a > i;) {
		let t = H(e, a - 1), n = Et(e, t);
		if (t < i || n === void 0 || n > W(e, r)) break;
		a = t;
	}
	return a;
}
function Z(e, t, n) {
	let r = t[n], i = W(e, Dt(t, 0)), a = U(e, r ? J(r).end : 0);
	for (let t = a; t < e.length; t = U(e, t)) {
		let n = Et(e, t);
		if (n !== void 0 && n > i) a = U(e, t);
		else if (!K(e, t)) break;
	}
	return a;
}
function wt(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = Tt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function Tt(e, t, n, r) {
	let i = t[r + 1], a = Dt(t, n);
	if (i && !G(e, a)) return {
		from: n,
		start: a,
		end: J(i).start
	};
	let o = Z(e, t, r), s = Ct(e, t, n), c = () => K(e, H(e, s - 1)), l = xt(t[n - 1]?.value);
	if (!i && n > 0 && !l) {
		let r = Z(e, t, n - 1);
		for (; s > r && c();) s = H(e, s - 1);
	} else if (i && n === 0 || l || i && c()) for (; K(e, o);) o = U(e, o);
	return {
		from: n,
		start: s,
		end: o
	};
}
function Et(e, t) {
	let n = e.slice(t, U(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function Dt(e, t) {
	let n = e[t];
	return n ? J(n).start : 0;
}
// src/yaml/editEntries.ts
function Ot(e, t, n, r) {
	let i = fe(e, t);
	if (N(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = kt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...L(a) && a,
		[n]: s
	};
	if (P(a, c)) return {
		is: "edited",
		text: t
	};
	let l = jt(t), { changed: u, refused: d } = It(l, {
		list: n,
		rows: o
	}, a, c);
	if (d) return {
		is: "refused",
		problems: [Pt(i, d)]
	};
	let f = Nt(u, l), p = fe(e, f), m = p.problems.length <= i.problems.length && !N(p.problems) ? p.value : a;
	return P(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [Pt(i, Ft(m, c))]
	};
}
function kt({ value: e, span: t }, n, r) {
	let i = R(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? At(n, e.language, e.value) : {
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
function At(e, t, n) {
	let r = R(e, "translations"), i = L(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...L(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => R(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function jt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = ft(a, {
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
		style: Mt(o, a)
	};
}
function Mt(e, t) {
	let n = {}, r = 0;
	ut(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = ct(r) && !r.flow ? q(r.srcToken) : [];
			if (!i || !a || !G(t, J(a).start)) return;
			let o = W(t, J(a).start) - W(t, J(i).start);
			dt(r) && o >= 0 ? n.listStep ??= o : V(r) && o > 0 && (n.step ??= o);
		},
		Collection: (e, r) => {
			let [i = 0, a = 0] = r.range ?? [], [o] = q(r.srcToken), [s] = o?.value?.type === "block-map" ? q(o.value) : [];
			if (r.flow && o && !t.slice(i, a).includes("\n") && (n[V(r) ? "braces" : "brackets"] ??= /^ */.exec(t.slice(i + 1, a))?.[0] ?? ""), V(r) || !o || !s) return;
			let c = t.slice(Y(o), J(s).start);
			c.includes("\n") || (n.afterDash ??= c.length);
		}
	});
	let { contents: i } = e, a = V(i) && i.flow === !0 && i.items.every(({ key: e }) => B(e) && e.type === "QUOTE_DOUBLE");
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
function Nt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Pt({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? be(e, t, n) : Se(e, t, n);
	return M("not-editable", i, { place: a });
}
function Ft(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!P(t, i)) return [e, ...Ft(t, i)];
	}
	return [];
}
function It(e, { list: t, rows: n }, r, i) {
	let { text: a, document: o, style: s } = e, c = [], l = Lt(o), u = new Map(), d = qe(s, h), f = [];
	return p({
		path: [],
		old: r,
		node: o.contents ?? void 0,
		inFlow: !1
	}, i), {
		changed: Te(a, c),
		refused: f[0]
	};
	function p(e, t) {
		let { node: n, old: r } = e;
		if (lt(n)) {
			m(n, t) || w(e, t);
			return;
		}
		n?.anchor && u.set(n, t);
		let i = P(r, t);
		if (i && l.size === 0) return;
		let a = V(n) ? g(e, n, t) : dt(n) ? _(e, n, t) : void 0;
		a ? v(e, a) : i || w(e, t);
	}
	function m(e, t) {
		let n = l.get(e), r = n && u.get(n);
		return r !== void 0 && P(r, t);
	}
	function h(e) {
		return lt(e) ? l.get(e) : e;
	}
	function g(e, t, n) {
		let r = t.items.map(({ key: e }) => b(e));
		if (!L(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: R(e.old, r[o] ?? "") ?? null,
			node: Rt(n),
			key: Rt(t),
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
			values: r.map((e) => R(n, e)),
			inserted: c
		};
	}
	function _(e, r, i) {
		let o = e.old;
		if (!Array.isArray(i) || o.length === 0) return;
		let s = e.path.length === 1 && e.path[0] === t ? n : Vt(o, i);
		if (!s) return;
		let c = e.inFlow || r.flow === !0, l = q(r.srcToken), u = r.items.map((t, n) => ({
			path: [...e.path, n],
			old: o[n] ?? null,
			node: Rt(t),
			item: l[n],
			inFlow: c
		})), d = u.map(() => void 0), f = [], p = -1;
		for (let { from: e, value: t } of s) e === void 0 ? t !== void 0 && f.push({
			after: p,
			value: t
		}) : (p = e, d[e] = t);
		let m = I(f, (e) => e.after), h = l[0] ? J(l[0]).start : 0, g = !r.flow && G(a, h);
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
		if (!lt(e)) e?.anchor && u.set(e, n);
		else if (!m(e, n) && e.range) {
			let [t = ""] = d.added({
				name: n,
				value: null
			}, [], !0);
			E(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	function b(e) {
		let t = z(e) ? h(e) : void 0;
		return B(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
	}
	function x({ node: e, children: t, values: n, inserted: r }) {
		let i = t.flatMap(({ item: e }) => e ? J(e) : []), a = n.findIndex((e) => e !== void 0);
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
			let r = n.map((n) => d.added(n, zt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
			s ? (o || !S(s, r)) && E(s.end, s.end, r.map((e) => `, ${e}`).join("")) : E(c, c, r.map((e) => `${e}, `).join(""));
		}
	}
	function S(e, t) {
		let n = U(a, e.end), r = /^\s*(,?)\s*(?:#.*)?\n$/.exec(a.slice(e.end, n));
		if (!r || !G(a, e.start)) return !1;
		r[1] || E(e.end, e.end, ",");
		let i = " ".repeat(W(a, e.start));
		return E(n, n, `${i}${t.join(`,\n${i}`)}${r[1]}\n`), !0;
	}
	function C({ item: e, path: t }, { node: n, children: r, values: i, inserted: o }) {
		let s = r.flatMap((e) => e.item ?? []), [c, l] = [s[0], s.at(-1)];
		if (!c || !l) return;
		let u = J(c).start, p = s.at(-2), m = p !== void 0 && /\n[ \t]*\n/.test(a.slice(J(p).end, J(l).start)), h = i.map((e) => e === void 0);
		o.size === 0 && !h.includes(!1) && e && E(Y(e), Y(e), " []");
		let g = wt(a, s, h);
		for (let e of new Set(g.values())) E(e.start, e.end, "");
		for (let [e, r] of o) {
			e < 0 && !G(a, u) && f.push(t);
			let i = g.get(e), o = i ? i.start : e < 0 ? Ct(a, s, 0) : Z(a, s, e), c = xt(s[i ? i.from - 1 : e]?.value);
			D(o, o, r.flatMap((t) => {
				let r = d.added(t, zt(n, e), !1);
				return m && !c ? ["", ...r] : r;
			}), W(a, u));
		}
	}
	function w(e, t) {
		let { node: n, item: r, path: i } = e, o = r && St(a, r);
		if (!o) {
			f.push(i);
			return;
		}
		let { inline: s, lines: c } = o, l = (r.sep ?? r.start).find(({ type: e }) => e === "tag"), u = B(n) && typeof t == "string" && l?.source === "!!str";
		l && !u && E(l.offset - Bt(a, l.offset), l.offset + l.source.length, "");
		let [d = "", ...p] = T(e, t, o);
		s.start === s.end ? E(s.start, s.end, d && ` ${d}`) : E(s.start - (d ? 0 : Bt(a, s.start)), s.end, d);
		let { start: m, end: h } = c ?? {
			start: U(a, s.end),
			end: U(a, s.end)
		};
		(c || p.length > 0) && D(m, h, p, W(a, J(r).start));
	}
	function T({ node: t, item: n, path: r, inFlow: i, isBeforeRemoved: o }, c, { inline: l, lines: u }) {
		let f = {
			isItem: typeof r.at(-1) == "number",
			inFlow: i
		};
		if (typeof c == "string" && B(t) && n?.value?.type === "block-scalar") {
			let r = X(n.value), { indent: i, end: l } = r, u = U(a, l), p = (u === a.length ? !e.isEndAdded : !K(a, u)) && !o, m = i === void 0 ? s.step : i - W(a, J(n).start);
			return d.block(c, t.type, {
				...r,
				mayKeepEnd: p
			}, m) ?? d.afterName(c, [], f, "PLAIN");
		}
		let p = u !== void 0 && u.start !== U(a, l.end), m = B(t) ? t.type : p ? "QUOTE_DOUBLE" : void 0;
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
function Lt(e) {
	let t = new Map(), n = new Map();
	return ut(e, {
		Value: (e, t) => {
			t.anchor && n.set(t.anchor, t);
		},
		Alias: (e, r) => {
			let i = n.get(r.source);
			i && t.set(r, i);
		}
	}), t;
}
function Rt(e) {
	return z(e) ? e : void 0;
}
function zt(e, t) {
	if (V(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(z);
}
function Bt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Vt(e, t) {
	let n = {
		comparator: P,
		maxEditLength: 1e3
	}, r = st([...e], [...t], n);
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
function Ht(e, t) {
	let { textFiles: n, base: r } = t, i = new Yt(t), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: r, language: c, after: l, item: u } = t, { declared: d } = u, f = d === void 0 ? i.find(r, c) : void 0, p = f?.path ?? me(e, r, c);
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
			edits: Ut(t, e, i)
		}]), c = r.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : Jt(e.after);
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
		problems: [...Wt(s), ...Gt(c, r)]
	};
}
function Ut({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	if (!c) return [];
	if (typeof i == "string") return [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}];
	let l = {}, u = Object.entries(Jt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = L(r) ? r[e] : void 0;
		return n || (l[e] = t), n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}), d = Q(e).find((e) => e.file.path === a && e.from.language === t);
	if (!d || Object.keys(l).length === 0) return u;
	let { source: f, file: p } = d.from, m = p.language === void 0 ? { language: De(f, t) } : {}, h = {
		is: "add",
		path: d.path ?? [],
		...m,
		value: l,
		...s && { base: s }
	};
	return [...u, h];
}
function Wt(e) {
	return [...I(e, ({ entry: e }) => Q(e)[0]?.from.source)].map(([e, t]) => {
		let n = $e([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${ee(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return M("no-language-file", r, {
			severity: "notice",
			scope: "change",
			...i
		});
	});
}
function Gt(e, t) {
	let n = e.flatMap(({ textFile: { source: e }, changes: n }) => {
		let r = e.languages ?? [e.language ?? t];
		return n.map(({ text: e }) => e.language).filter((e) => !r.includes(e)).map((t) => ({
			source: e,
			language: t
		}));
	});
	return [...I(n, ({ source: e }) => e)].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = [...new Set(i.map(({ language: e }) => e))], o = `Other commands do not read the ${a.join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...a].join(", ")}].`;
		return M("no-language-file", o, {
			severity: "notice",
			scope: "change",
			place: r
		});
	});
}
function Kt(e, t, n) {
	let r = [], i = [], a = [], o = Object.values(e).flat(), s = new Map(o.map(({ path: e, text: t }) => [e, t])), c = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).map((e) => e.edit);
		if (i.length === 0) continue;
		let s = Ot(e, o, n, i);
		s.is === "refused" ? F(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = T(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = qt(n, l, r, _e(t));
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
function qt(e, t, n, r) {
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
function Jt(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var Yt = class {
	given;
	known = new Map();
	texts;
	constructor(e) {
		this.given = e;
		let t = Object.values(e.manifests).flat();
		this.texts = new Map(t.map(({ path: e, text: t }) => [e, t]));
	}
	find(e, t) {
		for (let n of r(Q(e), ({ from: e }) => e.language, this.given.base)) {
			let e = Qe([n.file.path, t]);
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
		let { base: n } = this.given, r = Q(e).find(({ file: e, from: r }) => r.language === n && T(e.path) === T(t));
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
			code: De(t.source, n)
		};
		let i = he(this.given.rows, r, n);
		return i && this.at(i.row, i.path, n);
	}
	at(e, t, n) {
		let r = ht(e.folder, t), i = ie(r, this.given.folders), a = this.given.textFiles.get(i);
		return {
			path: i,
			textFile: a ?? {
				source: e,
				path: t,
				language: n,
				...we(e, t)
			},
			code: De(e, n),
			...!a && { missing: r }
		};
	}
};
function Q(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/decide.ts
async function Xt(e, n, r) {
	let { project: i, options: a, textFiles: o } = r, { rules: s } = i, c = je(n.project, i.pulledLanguages ?? Re), l = {
		project: n.project,
		rules: {
			...s,
			prune: {},
			pull: { completes: c }
		},
		variables: e.variables,
		verdicts: u
	}, d = Object.values(r.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: f, onSecrets: h, folders: g } = r.context, _ = {
		known: new Map(),
		ids: [i.id],
		onSecrets: h,
		kinds: e.kinds
	}, v = await nt(e, n, l.rules, {
		ownUser: r.ownUser,
		applied: f && (() => f(d, _).then((t) => t && te(t, {
			settings: i,
			declared: e
		}))),
		history: r.context.history,
		manifests: x({
			declared: e,
			manifests: d
		}),
		textFiles: o,
		usable: r.settings.usable,
		asked: { now: Math.floor(r.context.now() / 1e3) }
	});
	if (v.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: v.problems,
		unmatched: []
	};
	let y = v.kinds.map(({ kind: n, matching: r }) => {
		let i = ({ declared: e, live: r }) => t(s.filter, {
			kind: n,
			entry: e,
			live: r
		}), a = {
			...r,
			matches: r.matches.filter(i),
			refused: r.refused.filter(i)
		};
		return {
			kind: n,
			entries: e.entries[n.plural] ?? [],
			all: r,
			matching: a,
			matches: a.matches.filter(({ live: e }) => e !== void 0 && !Le(n, e, s))
		};
	}), S = v.plan.filter?.unmatched ?? [], C = y.flatMap(({ kind: e, matches: t }) => Zt(e, t, l)), w = Xe(() => p(e)), T = r.settings.projects.length === 1, E = [
		...v.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...y.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...rt(v.keptTexts, {
			reasons: v.reasons,
			takenBack: v.takenBack,
			writes: !1,
			flags: i.flags,
			isWorkflow: g.confined !== void 0,
			names: w
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e)
	];
	F(E, Qt([...r.otherLanguages.map((e) => `all ${e} texts`), ...C]));
	let { taken: D, kept: O } = Ye(v.keptTexts, l);
	for (let t of m(s.accept, [e])) F(E, $t(t, v.keptTexts, w, T));
	let k = Ht(D, {
		...r,
		base: n.project.baseLanguage,
		folders: g
	}), A = [...k.edits];
	F(E, k.problems);
	let j = [];
	for (let { kind: e, entries: t, all: c, matching: u, matches: d } of y) {
		let f = Ke(e, d, l, a.fields ?? []), p = Ue(e, f, o), m = c.unmanaged.filter((t) => !c.namesakes.has(t) && !Le(e, t, s));
		if (F(A, p.edits), F(j, p.kept), F(E, p.problems), !e.secretNames) {
			if (a.removesMissing) {
				let n = await an(e, t, u, {
					rules: s,
					options: a
				});
				F(A, n.edits), F(E, n.problems);
			}
			if (a.isNew) {
				let o = je(n.project, i.pulledLanguages), s = {
					fields: a.fields ?? [],
					languages: o,
					label: () => ""
				}, c = Be(r.manifests[e.plural]), u = tn(e, m, {
					declared: t,
					live: n,
					context: l,
					wanted: s
				}, c);
				F(A, u.edits), F(E, u.problems), F(j, u.waiting);
			} else if (!m.every(e.isArchived) && s.filter.length === 0) {
				let n = t.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", r = m.filter((t) => !e.isArchived(t)).map(e.liveLabel), i = `No manifest has ${b(r.length, e.name)} of the project: ${le(r, 3)}. To declare what is new: ${n}`;
				E.push(M("not-expressible", i, {
					severity: "notice",
					scope: "change"
				}));
			}
		}
	}
	return {
		edits: A,
		sources: k.sources,
		taken: D,
		kept: [...Fe(O), ...j],
		problems: E,
		unmatched: S
	};
}
function Zt(e, t, r) {
	let a = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: o }) => {
		let s = e.context(t.values, o, r), c = a.flatMap((e) => Object.keys(Object(e.toManifest(o, s)))), l = i(e, t).map(({ part: e }) => e);
		if (l.length === 0) return [];
		let u = [...l, ...(t.leftOut ?? []).map(({ language: e }) => e)], d = new Set([
			...u,
			...n(e, t, r),
			r.project.baseLanguage
		]);
		return c.filter((e) => !d.has(e) && ge(r.rules, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
function Qt(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${le(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [M("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function $t(e, t, n, r) {
	let i = t.filter(({ kind: t, entry: n, object: r, item: { part: i = "", reason: a } }) => g([e], {
		kind: t,
		entry: n,
		live: r
	}, i, a === "held") !== void 0), [a] = i;
	if (a ? i.some(({ item: e }) => e.reason !== "waiting") : !r) return [];
	let [o = ""] = a ? l(a.kind.identity(a.entry.values)) : [], s = `--accept ${e} took nothing: ${a ? `a pattern does not take texts that wait. Name each: lokaform pull --accept ${ve(c(o, a.item.part ?? "", n()))}` : "no text that it names differs from the project. Texts in a language that entries do not declare come with --languages."}`;
	return [M("unknown-text", s, {
		severity: "notice",
		scope: "change"
	})];
}
function en(e, t, n) {
	let r = de(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [Qe([
		e,
		t,
		n,
		i
	]), r])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get(Qe([
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
		...r,
		changes: a
	};
}
function tn(e, t, n, r) {
	let { declared: i, live: a, context: o, wanted: s } = n, c = a.objects[e.plural];
	if (!c) return {
		edits: [],
		waiting: [],
		problems: []
	};
	let u = Ae(e, t, {
		live: c,
		context: o,
		declared: i
	}, s), d = i.filter(({ from: e }) => e === void 0), f = Me(d.flatMap((t) => l(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [p] = r.length === 1 ? r : [], m = [], h = [], g = [];
	for (let t of u.entries) {
		let [n = ""] = e.names(t.live), r = f(n), i = r?.file.path ?? p;
		if (i === void 0) {
			m.push(t);
			continue;
		}
		let a = nn(e, t, r?.onCreate ?? d.find(({ file: e }) => e.path === i)?.onCreate ?? {});
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
		problems: [...Ie(u.left), ...rn(e, m, r)]
	};
}
function nn(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && P(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function rn(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${le(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [M("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function an(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter($), s = a.filter((e) => !$(e)).map((t) => on(e, t)), c = Je(e, o, t.filter($).length, r);
	if (o.length === 0 || N(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = `These entries have no live key:\n${o.map(({ values: t }) => `  - ${Ce(e.label(t))}\n`).join("")}Remove them from the manifests?`, u = i.dryRun || await i.ask?.(l), d = o.map(({ file: t, span: n }) => ({
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
		problems: [M("not-confirmed", f, { scope: "project" })]
	};
}
function $(e) {
	return Q(e).length === 0;
}
function on(e, t) {
	let [n = t] = Q(t), r = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return oe(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: [r],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function sn(e, t, n, r) {
	return cn(e, t, n, r).catch((e) => {
		let n = f(e, r.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	});
}
async function cn(e, t, n, r) {
	let i = {
		...r,
		signal: r.cancellation.stopping
	}, a = await D(e.projects, i), o = [
		...t,
		...We(e.kinds, n, r),
		...a
	];
	if (N(o)) return { problems: o };
	let { projects: s } = e;
	for (let t of s) {
		if (!t.manifests || await Ge(t.manifests, t)) continue;
		if (s.length > 1) return { problems: [...o, M("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
		let { filter: i } = t.rules;
		if (i.length > 0) return { problems: [...o, ...i.map((e) => _(e, []))] };
		let a = await Ve(e, t, t.manifests, n, r);
		return {
			...a,
			problems: [...o, ...a.problems]
		};
	}
	F(o, n.unused);
	let c = [], l = [], u = [], f = [];
	for (let t of s) {
		if (r.cancellation.stopped) break;
		let i = await ln(e, t, n, r);
		F(o, i.problems), i.later && c.push(i.later), F(l, i.written ?? []), u.push(i.filtered?.unmatched ?? []), i.filtered && f.push(i.filtered.declared);
	}
	let { filter: p = [], accept: m = [] } = s[0]?.rules ?? {};
	return F(o, pe(p, u, f)), s.length > 1 && f.length === s.length && F(o, d("--accept", m, f)), {
		problems: xe(o),
		later: c,
		written: l,
		at: Ze(c.map((e) => e.at))
	};
}
async function ln(t, n, r, i) {
	let { folders: s, cancellation: c } = i;
	if (!n.manifests) return { problems: [] };
	let l = at(n, t.apiUrl, i);
	if (!l.ok) return { problems: [l.problem] };
	let { reading: u, now: f } = l.value, p = n.pulledLanguages?.value, m = p?.includes("all") && n.manifests.texts.length > 0 ? (await ot(u, n.id))?.languages : void 0, { fields: h = [] } = r, g = n.manifests.kinds.filter((e) => e.fields.some(({ name: e, role: t }) => t === "text" || h.includes("all") || h.includes(e))), _ = m?.map(({ iso: e }) => e) ?? p, v = _ && { alsoReads: _.includes("all") ? "all" : _ }, y = {
		...n.manifests,
		kinds: g,
		texts: n.manifests.texts.map((e) => ({
			...e,
			...v
		}))
	}, b = await e(y, n, {}, E);
	if (b.problems.length + Object.values(b.paths).flat().length + y.texts.length === 0) {
		let e = `There is no manifest of ${$e(g.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [M("no-manifest", e, { severity: "notice" })] };
	}
	let x = f(), S = [], C = await ae(n, y, t.usable, s, {
		...i,
		signal: c.stopping,
		findProject: ({ id: e }) => ot(u, e),
		counts: ({ code: e, severity: t }) => e !== "no-language-file" || t === "error"
	});
	if (i.onProgress?.(void 0), !C) return { problems: [] };
	let T = C.manifests.map((e) => mt(ht(s.displayRoot, e)));
	await j([...T, t.backupDir ?? []].flat());
	let { declared: D, files: O, textFiles: k } = C;
	i.onSecrets(a(D.variables));
	let A = [
		...C.problems,
		...t.projects.length > 1 ? [] : [...d("--accept", n.rules.accept, [D]), ...o(n.rules.filter, [D])],
		...Ne(y.kinds, r, O)
	];
	if (ye(A)) return { problems: A };
	try {
		let e = await et(u, n.id, {
			kinds: g.filter(({ plural: e }) => D.entries[e]),
			languages: (e) => {
				x = f();
				let t = {
					asked: n.pulledLanguages,
					isNew: r.isNew,
					rows: y.texts
				}, i = He(e, fn(D, e, n), t);
				return S = (e.languages?.filter((e) => i.ok && !i.value.includes(e)) ?? []).map(({ iso: e }) => e), i;
			}
		});
		if (!e.ok) return { problems: [...A, e.problem] };
		i.onProgress?.({
			phase: "planning",
			project: n.name
		});
		let { project: a } = e.value, o = [...re({
			declared: D,
			textFiles: k
		}, a), ...w(n.languagePlaces, a)];
		if (N(o)) return { problems: [...A, ...o] };
		let s = fn(D, a, n), l = {
			project: n,
			options: r,
			settings: t,
			manifests: O,
			textFiles: k,
			rows: C.rows,
			context: {
				...i,
				now: f
			},
			ownUser: it(u, n.id)
		}, d = await Xt(s, e.value, {
			...l,
			otherLanguages: S
		}), p = [...A, ...d.problems];
		if (ye(d.problems) || c.stopped) return { problems: p };
		let m = await un(d, s, e.value, l, x), h = {
			unmatched: d.unmatched,
			declared: D
		};
		return {
			...m,
			filtered: h,
			problems: [...p, ...m.problems]
		};
	} catch (e) {
		return { problems: [...A, ...tt(e, c, {
			declared: D,
			settings: n
		})] };
	} finally {
		i.onProgress?.(void 0);
	}
}
async function un(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = Kt(r, e.edits, e.sources), { changed: u } = l;
	if (l.problems.length > 0) return { problems: l.problems };
	let d = [...e.kept, ...Fe(l.refused)], { project: f } = n, p = {
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
			comparison: dn
		}
	};
	let m = A(t.kinds, l.manifests, i.usable), h = m.problems.filter(({ severity: e }) => e === "error");
	if (h.length > 0) return { problems: h.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let g = await Pe(u, s.folders), _ = await ke(g, s.folders);
	if (_.length === 0 && !o.dryRun && F(_, await Oe(g, s.folders)), _.length > 0) return { problems: _ };
	let v = {
		...p,
		changed: u,
		at: c,
		files: u.map(({ path: e }) => e),
		comparison: en(fn(m.declared, f, a), t, e.taken)
	}, y = new Set(v.comparison.changes.map(({ label: e }) => k(e)));
	return {
		problems: ne(m.declared, n, a.rules).filter(({ about: e = "" }) => y.has(e)),
		later: v,
		written: g
	};
}
const dn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function fn(e, t, { pulledLanguages: n }) {
	return ue(e, t.baseLanguage, je(t, n ?? Re));
}
// src/commands/runs/pull.ts
async function pn(e, t) {
	return ce(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await se("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n, e), { ask: c } = t, l = ze(e, o, c && ((e) => c(e, n))), u = await sn(i, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...a
		], l, o), { first: d, later: f } = u, p = {
			isDryRun: l.dryRun,
			full: i.all
		}, m = {
			...t.screen,
			texts: !(t.reportPull && d?.hide_texts),
			full: i.all
		}, h = l.dryRun ? void 0 : t.screen.width, g = d ? [...s(d, m), ...pt(d, l.dryRun)] : [];
		for (let e of Ee(g, h)) t.print(e);
		for (let e of mn(f ?? [], p, t)) t.print(e);
		let _ = d !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: v } = o.folders, y = t.reportPull ? void 0 : await O(await gt(v), void 0);
		if (f && _ && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), _ && u.at !== void 0 && !l.dryRun && y !== void 0) {
			let e = u.written?.map(({ path: e }) => ve(ie(e, o.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(Ce(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${ve(S(u.at))}`);
		}
		let { stopped: b } = n, x = b !== void 0 && !d && (f ?? []).length < i.projects.length, w = _ && !l.dryRun ? "more " : "", T = M("run-stopped", `${n.reason} Nothing ${w}was written.`), E = x ? [...u.problems, T] : u.problems, D = t.reportPull && !i.showTexts ? C(E) : E, k = await t.reportPull?.({
			...u,
			problems: D
		}, e, i, n.stopping) ?? [], A = [...D, ...k];
		return t.showProblems(A), x && b.by !== "time limit" ? b.by === "SIGINT" ? 130 : 143 : x || N(A) ? 1 : i.detailedExitcode && _ ? 2 : 0;
	});
}
function mn(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ changed: e, at: o, ...s }) => {
		let c = y(s, a), l = !(i && c.hide_texts);
		return [...t && l ? v(e) : [], ...h(c, {
			...r,
			isDryRun: t,
			texts: l,
			full: n
		})];
	});
}
export { pn as runPull };
