import { B as e, Bt as t, Ct as n, F as r, Fr as i, G as a, H as o, Ht as s, J as c, K as l, Mr as u, Mt as d, R as f, Rr as p, U as m, V as h, Vt as g, W as _, Xn as v, Xr as y, Zn as b, _r as x, an as S, at as C, ci as w, ct as T, d as E, di as D, hr as O, ir as k, it as A, l as j, ln as M, lt as ee, ni as te, nn as ne, nr as re, ot as ie, pn as ae, pt as oe, s as se, tr as ce, un as le, vn as ue, wi as de, xt as fe, z as pe } from "./engine.js";
import { Ii as me, Ti as he, Vt as ge, Y as _e, _ as N, b as ve, d as P, dn as ye, en as be, f as xe, q as Se, qt as Ce, un as we, ut as Te, zt as Ee } from "./start.js";
import { D as De, E as Oe, _ as ke, a as Ae, b as je, c as Me, d as Ne, f as Pe, g as Fe, h as Ie, i as Le, l as Re, m as ze, n as Be, o as Ve, p as He, s as Ue, t as We, v as Ge, w as Ke, x as qe, y as Je } from "./firstPull.js";
import { D as Ye, S as F, _ as Xe, c as I, f as L, m as R, u as Ze, v as Qe, y as z } from "./wire.js";
import { S as $e, c as et, l as tt, m as nt, u as rt, v as it, w as at } from "./project.js";
import { h as ot } from "./diff.js";
import { C as st, E as B, O as V, S as ct, T as H, b as lt, k as ut, r as dt } from "./yaml.js";
import { s as ft } from "./writtenFiles.js";
import { dirname as pt, resolve as mt } from "node:path";
import { realpath as ht } from "node:fs/promises";
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
	return t < e.length && gt(e.slice(t, W(e, t))) === "";
}
function gt(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const _t = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function J(e) {
	return e && "items" in e ? e.items.filter((e) => !vt(e)) : [];
}
function vt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => _t.has(e));
}
function Y(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => _t.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? yt(i) : X(e)
	};
}
function X({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => _t.has(e));
	return r ? r.offset + r.source.length : t ? yt(t) : e.at(-1)?.offset ?? 0;
}
function yt(e) {
	if (e.type === "block-scalar") return Z(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = J(e).at(-1);
	return t ? Y(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function Z({ offset: e, props: t, source: n, indent: r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = /\d/.exec(a)?.[0], s = a.includes("+") && n !== "", c = s ? n.replace(/\n$/, "") : gt(n);
	return {
		end: e + (s ? i + c : gt(i + c)).length,
		header: a,
		bodyStart: e + i.length,
		indent: o ? r + Number(o) : /^ *(?=[^ \n])/m.exec(n)?.[0].length,
		body: c
	};
}
function bt(e) {
	return e?.type === "block-scalar" ? Z(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : bt(J(e).at(-1)?.value);
}
function xt(e, t) {
	let { value: n } = t, r = X(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = yt(n);
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
function St(e, t, n) {
	let r = Et(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = U(e, r);
	for (; a > i;) {
		let t = U(e, a - 1), n = Tt(e, t);
		if (t < i || n === void 0 || n > G(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = G(e, Et(t, 0)), a = W(e, r ? Y(r).end : 0);
	for (let t = a; t < e.length; t = W(e, t)) {
		let n = Tt(e, t);
		if (n !== void 0 && n > i) a = W(e, t);
		else if (!q(e, t)) break;
	}
	return a;
}
function Ct(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = wt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function wt(e, t, n, r) {
	let i = t[r + 1], a = Et(t, n);
	if (i && !K(e, a)) return {
		from: n,
		start: a,
		end: Y(i).start
	};
	let o = Q(e, t, r), s = St(e, t, n), c = () => q(e, U(e, s - 1)), l = bt(t[n - 1]?.value);
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
function Tt(e, t) {
	let n = e.slice(t, W(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function Et(e, t) {
	let n = e[t];
	return n ? Y(n).start : 0;
}
// src/yaml/editEntries.ts
function Dt(e, t, n, r) {
	let i = ue(e, t);
	if (P(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = Ot(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...R(a) && a,
		[n]: s
	};
	if (F(a, c)) return {
		is: "edited",
		text: t
	};
	let l = At(t), { changed: u, refused: d } = Ft(l, {
		list: n,
		rows: o
	}, a, c);
	if (d) return {
		is: "refused",
		problems: [Nt(i, d)]
	};
	let f = Mt(u, l), p = ue(e, f), m = p.problems.length <= i.problems.length && !P(p.problems) ? p.value : a;
	return F(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [Nt(i, Pt(m, c))]
	};
}
function Ot({ value: e, span: t }, n, r) {
	let i = z(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = r.filter((e) => e.is === "add"), u = L(l, ({ after: e }) => e === void 0 ? a.length - 1 : c(e)), d = (e) => (u.get(e) ?? []).map(({ value: e }) => ({
		from: void 0,
		value: e
	}));
	for (let e of r) {
		if (e.is === "add") continue;
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? kt(n, e.language, e.value) : {
			...R(n) && n,
			[e.field]: e.value
		};
	}
	let f = a.flatMap((e, t) => [{
		from: t,
		value: e
	}, ...d(t)]);
	return [...d(-1), ...f];
}
function kt(e, t, n) {
	let r = z(e, "translations"), i = R(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...R(r) && r,
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
function At(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = dt(a, {
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
		style: jt(o, a)
	};
}
function jt(e, t) {
	let n = {}, r = 0;
	lt(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = st(r) && !r.flow ? J(r.srcToken) : [];
			if (!i || !a || !K(t, Y(a).start)) return;
			let o = G(t, Y(a).start) - G(t, Y(i).start);
			ut(r) && o >= 0 ? n.listStep ??= o : H(r) && o > 0 && (n.step ??= o);
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
function Mt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Nt({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? we(e, t, n) : ye(e, t, n);
	return N("not-editable", i, { place: a });
}
function Pt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!F(t, i)) return [e, ...Pt(t, i)];
	}
	return [];
}
function Ft(e, { list: t, rows: n }, r, i) {
	let { text: a, document: o, style: s } = e, c = [], l = It(o), u = new Map(), d = Ke(s, h), f = [];
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
		if (ct(n)) {
			m(n, t) || w(e, t);
			return;
		}
		n?.anchor && u.set(n, t);
		let i = F(r, t);
		if (i && l.size === 0) return;
		let a = H(n) ? g(e, n, t) : ut(n) ? _(e, n, t) : void 0;
		a ? v(e, a) : i || w(e, t);
	}
	function m(e, t) {
		let n = l.get(e), r = n && u.get(n);
		return r !== void 0 && F(r, t);
	}
	function h(e) {
		return ct(e) ? l.get(e) : e;
	}
	function g(e, t, n) {
		let r = t.items.map(({ key: e }) => b(e));
		if (!R(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: z(e.old, r[o] ?? "") ?? null,
			node: Lt(n),
			key: Lt(t),
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
		let s = e.path.length === 1 && e.path[0] === t ? n : Bt(o, i);
		if (!s) return;
		let c = e.inFlow || r.flow === !0, l = J(r.srcToken), u = r.items.map((t, n) => ({
			path: [...e.path, n],
			old: o[n] ?? null,
			node: Lt(t),
			item: l[n],
			inFlow: c
		})), d = u.map(() => void 0), f = [], p = -1;
		for (let { from: e, value: t } of s) e === void 0 ? t !== void 0 && f.push({
			after: p,
			value: t
		}) : (p = e, d[e] = t);
		let m = L(f, (e) => e.after), h = l[0] ? Y(l[0]).start : 0, g = !r.flow && K(a, h);
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
		if (!ct(e)) e?.anchor && u.set(e, n);
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
			let r = n.map((n) => d.added(n, Rt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let g = Ct(a, s, h);
		for (let e of new Set(g.values())) E(e.start, e.end, "");
		for (let [e, r] of o) {
			e < 0 && !K(a, u) && f.push(t);
			let i = g.get(e), o = i ? i.start : e < 0 ? St(a, s, 0) : Q(a, s, e), c = bt(s[i ? i.from - 1 : e]?.value);
			D(o, o, r.flatMap((t) => {
				let r = d.added(t, Rt(n, e), !1);
				return m && !c ? ["", ...r] : r;
			}), G(a, u));
		}
	}
	function w(e, t) {
		let { node: n, item: r, path: i } = e, o = r && xt(a, r);
		if (!o) {
			f.push(i);
			return;
		}
		let { inline: s, lines: c } = o, l = (r.sep ?? r.start).find(({ type: e }) => e === "tag"), u = V(n) && typeof t == "string" && l?.source === "!!str";
		l && !u && E(l.offset - zt(a, l.offset), l.offset + l.source.length, "");
		let [d = "", ...p] = T(e, t, o);
		s.start === s.end ? E(s.start, s.end, d && ` ${d}`) : E(s.start - (d ? 0 : zt(a, s.start)), s.end, d);
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
function It(e) {
	let t = new Map(), n = new Map();
	return lt(e, {
		Value: (e, t) => {
			t.anchor && n.set(t.anchor, t);
		},
		Alias: (e, r) => {
			let i = n.get(r.source);
			i && t.set(r, i);
		}
	}), t;
}
function Lt(e) {
	return B(e) ? e : void 0;
}
function Rt(e, t) {
	if (H(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(B);
}
function zt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Bt(e, t) {
	let n = {
		comparator: F,
		maxEditLength: 1e3
	}, r = ot([...e], [...t], n);
	if (!r) return;
	let i = [], a = [], o = 0;
	for (let { added: e, removed: t, value: n } of r) for (let r of n) t ? a.push({
		from: o++,
		value: void 0
	}) : e ? i.push({
		from: a.shift()?.from,
		value: r
	}) : (I(i, a.splice(0)), i.push({
		from: o++,
		value: r
	}));
	return [...i, ...a];
}
// src/pull/textEdits.ts
function Vt(e, t) {
	let { textFiles: n, base: r } = t, a = new Jt(t), o = [], s = [], c = [];
	for (let t of e) {
		let { kind: e, entry: r, language: l, after: u, item: d } = t, { declared: f } = d, p = f === void 0 ? a.find(r, l) : void 0, m = p?.path ?? i(e, r, l);
		if (p || f !== void 0 && n.has(m)) s.push({
			text: t,
			path: m,
			target: p
		});
		else if (f === void 0 && r.from) c.push(t);
		else {
			let t = {
				is: "text",
				at: r.span.start,
				language: l,
				value: u
			};
			o.push({
				kind: e.plural,
				path: r.file.path,
				edit: t
			});
		}
	}
	let l = [...L(s, ({ path: e }) => e)].flatMap(([e, t]) => {
		let r = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), i = r[0]?.target, o = n.get(e) ?? i?.textFile;
		if (!o) return [];
		let s = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Ht(t, e, a)
		}]), c = r.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : qt(e.after);
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
		}), l = [...s, ...c], u = i?.missing && {
			full: i.missing,
			code: i.code
		};
		return [{
			path: e,
			textFile: o,
			changes: l,
			...u && { creates: u }
		}];
	});
	return {
		edits: o,
		sources: l,
		problems: [...Ut(c), ...Wt(l, r)]
	};
}
function Ht({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	if (!c) return [];
	if (typeof i == "string") return [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}];
	let l = {}, u = Object.entries(qt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = R(r) ? r[e] : void 0;
		return n || (l[e] = t), n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}), d = $(e).find((e) => e.file.path === a && e.from.language === t);
	if (!d || Object.keys(l).length === 0) return u;
	let { source: f, file: p } = d.from, m = p.language === void 0 ? { language: Ee(f, t) } : {}, h = {
		is: "add",
		path: d.path ?? [],
		...m,
		value: l,
		...s && { base: s }
	};
	return [...u, h];
}
function Ut(e) {
	return [...L(e, ({ entry: e }) => $(e)[0]?.from.source)].map(([e, t]) => {
		let n = Qe([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${ce(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return N("no-language-file", r, {
			severity: "notice",
			scope: "change",
			...i
		});
	});
}
function Wt(e, t) {
	let n = e.flatMap(({ textFile: { source: e }, changes: n }) => {
		let r = e.languages ?? [e.language ?? t];
		return n.map(({ text: e }) => e.language).filter((e) => !r.includes(e)).map((t) => ({
			source: e,
			language: t
		}));
	});
	return [...L(n, ({ source: e }) => e)].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = [...new Set(i.map(({ language: e }) => e))], o = `Other commands do not read the ${a.join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...a].join(", ")}].`;
		return N("no-language-file", o, {
			severity: "notice",
			scope: "change",
			place: r
		});
	});
}
function Gt(e, t, n) {
	let r = [], i = [], a = [], o = Object.values(e).flat(), s = new Map(o.map(({ path: e, text: t }) => [e, t])), c = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).map((e) => e.edit);
		if (i.length === 0) continue;
		let s = Dt(e, o, n, i);
		s.is === "refused" ? I(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = E(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = Kt(n, l, r, ge(t));
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
function Kt(e, t, n, r) {
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
function qt(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var Jt = class {
	given;
	known = new Map();
	texts;
	constructor(e) {
		this.given = e;
		let t = Object.values(e.manifests).flat();
		this.texts = new Map(t.map(({ path: e, text: t }) => [e, t]));
	}
	find(e, t) {
		for (let n of r($(e), ({ from: e }) => e.language, this.given.base)) {
			let e = Ze([n.file.path, t]);
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
		let { base: n } = this.given, r = $(e).find(({ file: e, from: r }) => r.language === n && E(e.path) === E(t));
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
			code: Ee(t.source, n)
		};
		let i = be(this.given.rows, r, n);
		if (!i) return;
		let { row: a, path: o } = i, s = mt(a.folder, o), c = te(s, this.given.folders), l = this.given.textFiles.get(c), u = {
			source: a,
			path: o,
			language: n,
			isPlural: r.isPlural,
			...Ce(a, o)
		}, d = Ee(a, n);
		return {
			path: c,
			textFile: l ?? u,
			code: d,
			...!l && { missing: s }
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
async function Yt(t, n, r) {
	let { project: i, options: a, textFiles: o } = r, { rules: s } = i, l = Ae(n.project, i.pulledLanguages ?? Le), u = {
		project: n.project,
		rules: {
			...s,
			prune: {},
			pull: { completes: l }
		},
		variables: t.variables,
		verdicts: c
	}, d = Object.values(r.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: p, onSecrets: h, folders: g } = r.context, _ = {
		known: new Map(),
		ids: [i.id],
		onSecrets: h,
		kinds: t.kinds
	}, v = await tt(t, n, u.rules, {
		ownUser: r.ownUser,
		applied: p && (() => p(d, _).then((e) => e && A(e, {
			settings: i,
			declared: t
		}))),
		history: r.context.history,
		manifests: C({
			declared: t,
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
		let i = ({ declared: t, live: r }) => e(s.filter, {
			kind: n,
			entry: t,
			live: r
		}), a = {
			...r,
			matches: r.matches.filter(i),
			refused: r.refused.filter(i)
		};
		return {
			kind: n,
			entries: t.entries[n.plural] ?? [],
			all: r,
			matching: a,
			matches: a.matches.filter(({ live: e }) => e !== void 0 && !Ie(n, e, s))
		};
	}), b = v.plan.filter?.unmatched ?? [], x = y.flatMap(({ kind: e, matches: t }) => Xt(e, t, u)), S = Ye(() => f(t)), w = r.settings.projects.length === 1, T = [
		...v.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...y.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...nt(v.keptTexts, {
			reasons: v.reasons,
			takenBack: v.takenBack,
			writes: !1,
			flags: i.flags,
			isWorkflow: g.confined !== void 0,
			names: S
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e)
	];
	I(T, Zt([...r.otherLanguages.map((e) => `all ${e} texts`), ...x]));
	let { taken: E, kept: D } = Je(v.keptTexts, u);
	for (let e of m(s.accept, [t])) I(T, Qt(e, v.keptTexts, S, w));
	let O = Vt(E, {
		...r,
		base: n.project.baseLanguage,
		folders: g
	}), j = [...O.edits];
	I(T, O.problems);
	let M = [];
	for (let { kind: e, entries: t, all: c, matching: l, matches: d } of y) {
		let f = Ge(e, d, u, a.fields ?? []), p = He(e, f, o), m = c.unmanaged.filter((t) => !c.namesakes.has(t) && !Ie(e, t, s));
		if (I(j, p.edits), I(M, p.kept), I(T, p.problems), !e.secretNames) {
			if (a.removesMissing) {
				let n = await rn(e, t, l, {
					rules: s,
					options: a
				});
				I(j, n.edits), I(T, n.problems);
			}
			if (a.isNew) {
				let o = Ae(n.project, i.pulledLanguages), s = {
					fields: a.fields ?? [],
					languages: o,
					label: () => ""
				}, c = ze(r.manifests[e.plural]), l = en(e, m, {
					declared: t,
					live: n,
					context: u,
					wanted: s
				}, c);
				I(j, l.edits), I(T, l.problems), I(M, l.waiting);
			} else if (!m.every(e.isArchived) && s.filter.length === 0) {
				let n = t.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", r = m.filter((t) => !e.isArchived(t)).map(e.liveLabel), i = `No manifest has ${re(r.length, e.name)} of the project: ${k(r, 3)}. To declare what is new: ${n}`;
				T.push(N("not-expressible", i, {
					severity: "notice",
					scope: "change"
				}));
			}
		}
	}
	return {
		edits: j,
		sources: O.sources,
		taken: E,
		kept: [...Pe(D), ...M],
		problems: T,
		unmatched: b
	};
}
function Xt(e, t, r) {
	let i = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: a }) => {
		let o = e.context(t.values, a, r), s = i.flatMap((e) => Object.keys(Object(e.toManifest(a, o)))), c = u(e, t).map(({ part: e }) => e);
		if (c.length === 0) return [];
		let l = [...c, ...(t.leftOut ?? []).map(({ language: e }) => e)], d = new Set([
			...l,
			...n(e, t, r),
			r.project.baseLanguage
		]);
		return s.filter((e) => !d.has(e) && me(r.rules, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
function Zt(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${k(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [N("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function Qt(e, t, n, r) {
	let i = t.filter(({ kind: t, entry: n, object: r, item: { part: i = "", reason: a } }) => h([e], {
		kind: t,
		entry: n,
		live: r
	}, i, a === "held") !== void 0), [a] = i;
	if (a ? i.some(({ item: e }) => e.reason !== "waiting") : !r) return [];
	let [s = ""] = a ? p(a.kind.identity(a.entry.values)) : [], c = `--accept ${e} took nothing: ${a ? `a pattern does not take texts that wait. Name each: lokaform pull --accept ${_e(o(s, a.item.part ?? "", n()))}` : "no text that it names differs from the project. Texts in a language that entries do not declare come with --languages."}`;
	return [N("unknown-text", c, {
		severity: "notice",
		scope: "change"
	})];
}
function $t(e, t, n) {
	let r = fe(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [Ze([
		e,
		t,
		n,
		i
	]), r])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get(Ze([
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
function en(e, t, n, r) {
	let { declared: i, live: a, context: o, wanted: s } = n, c = a.objects[e.plural];
	if (!c) return {
		edits: [],
		waiting: [],
		problems: []
	};
	let l = ke(e, t, {
		live: c,
		context: o,
		declared: i
	}, s), u = i.filter(({ from: e }) => e === void 0), d = je(u.flatMap((t) => p(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [f] = r.length === 1 ? r : [], m = [], h = [], g = [];
	for (let t of l.entries) {
		let [n = ""] = e.names(t.live), r = d(n), i = r?.file.path ?? f;
		if (i === void 0) {
			m.push(t);
			continue;
		}
		let a = tn(e, t, r?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		h.push({
			kind: e.plural,
			path: i,
			edit: {
				is: "add",
				after: r?.span.start,
				value: a
			}
		}), I(g, t.waiting);
	}
	return {
		edits: h,
		waiting: g,
		problems: [...Fe(l.left), ...nn(e, m, r)]
	};
}
function tn(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && F(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function nn(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${k(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [N("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function rn(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(an), s = a.filter((e) => !an(e)).map((t) => on(e, t)), c = qe(e, o, t.filter(an).length, r);
	if (o.length === 0 || P(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = `These entries have no live key:\n${o.map(({ values: t }) => `  - ${Se(e.label(t))}\n`).join("")}Remove them from the manifests?`, u = i.dryRun || await i.ask?.(l), d = o.map(({ file: t, span: n }) => ({
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
		problems: [N("not-confirmed", f, { scope: "project" })]
	};
}
function an(e) {
	return $(e).length === 0;
}
function on(e, t) {
	let [n = t] = $(t), r = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return le(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: [r],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function sn(e, t, n, r) {
	return cn(e, t, n, r).catch((e) => {
		let n = de(e, r.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	});
}
async function cn(e, t, n, r) {
	let i = {
		...r,
		signal: r.cancellation.stopping
	}, a = await b(e.projects, i), o = [
		...t,
		...Ue(e.kinds, n, r),
		...a
	];
	if (P(o)) return { problems: o };
	let { projects: s } = e;
	for (let t of s) {
		if (!t.manifests || await We(t.manifests, t)) continue;
		if (s.length > 1) return { problems: [...o, N("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
		let { filter: i } = t.rules;
		if (i.length > 0) return { problems: [...o, ...i.map((e) => _(e, []))] };
		let a = await Be(e, t, t.manifests, n, r);
		return {
			...a,
			problems: [...o, ...a.problems]
		};
	}
	I(o, n.unused);
	let c = [], u = [], d = [], f = [];
	for (let t of s) {
		if (r.cancellation.stopped) break;
		let i = await ln(e, t, n, r);
		I(o, i.problems), i.later && c.push(i.later), I(u, i.written ?? []), d.push(i.filtered?.unmatched ?? []), i.filtered && f.push(i.filtered.declared);
	}
	let { filter: p = [], accept: m = [] } = s[0]?.rules ?? {};
	return I(o, pe(p, d, f)), s.length > 1 && f.length === s.length && I(o, l("--accept", m, f)), {
		problems: xe(o),
		later: c,
		written: u,
		at: Xe(c.map((e) => e.at))
	};
}
async function ln(e, t, n, r) {
	let { folders: i, cancellation: o } = r;
	if (!t.manifests) return { problems: [] };
	let s = it(t, e.apiUrl, r);
	if (!s.ok) return { problems: [s.problem] };
	let { reading: c, now: u } = s.value, f = t.pulledLanguages?.value, p = f?.includes("all") && t.manifests.texts.length > 0 ? (await at(c, t.id))?.languages : void 0, { fields: m = [] } = n, h = t.manifests.kinds.filter((e) => e.fields.some(({ name: e, role: t }) => t === "text" || m.includes("all") || m.includes(e))), g = p?.map(({ iso: e }) => e) ?? f, _ = g && { alsoReads: g.includes("all") ? "all" : g }, b = {
		...t.manifests,
		kinds: h,
		texts: t.manifests.texts.map((e) => ({
			...e,
			..._
		}))
	}, x = await v(b, t, {}, y);
	if (x.problems.length + Object.values(x.paths).flat().length + b.texts.length === 0) {
		let e = `There is no manifest of ${Qe(h.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [N("no-manifest", e, { severity: "notice" })] };
	}
	let S = u(), C = [], w = await ie(t, b, e.usable, i, {
		...r,
		signal: o.stopping,
		findProject: ({ id: e }) => at(c, e),
		counts: ({ code: e, severity: t }) => e !== "no-language-file" || t === "error"
	});
	if (r.onProgress?.(void 0), !w) return { problems: [] };
	let E = w.manifests.map((e) => pt(mt(i.displayRoot, e)));
	await D([...E, e.backupDir ?? []].flat());
	let { declared: O, files: k, textFiles: A } = w;
	r.onSecrets(d(O.variables));
	let j = [
		...w.problems,
		...e.projects.length > 1 ? [] : [...l("--accept", t.rules.accept, [O]), ...a(t.rules.filter, [O])],
		...Me(b.kinds, n, k)
	];
	if (ve(j)) return { problems: j };
	try {
		let i = await $e(c, t.id, {
			kinds: h.filter(({ plural: e }) => O.entries[e]),
			languages: (e) => {
				S = u();
				let r = {
					asked: t.pulledLanguages,
					isNew: n.isNew,
					rows: b.texts
				}, i = Ve(e, fn(O, e, t), r);
				return C = (e.languages?.filter((e) => i.ok && !i.value.includes(e)) ?? []).map(({ iso: e }) => e), i;
			}
		});
		if (!i.ok) return { problems: [...j, i.problem] };
		r.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: a } = i.value, s = [...ee({
			declared: O,
			textFiles: A
		}, a), ...T(t.languagePlaces, a)];
		if (P(s)) return { problems: [...j, ...s] };
		let l = fn(O, a, t), d = {
			project: t,
			options: n,
			settings: e,
			manifests: k,
			textFiles: A,
			rows: w.rows,
			context: {
				...r,
				now: u
			},
			ownUser: rt(c, t.id)
		}, f = await Yt(l, i.value, {
			...d,
			otherLanguages: C
		}), p = [...j, ...f.problems];
		if (ve(f.problems) || o.stopped) return { problems: p };
		let m = await un(f, l, i.value, d, S), g = {
			unmatched: f.unmatched,
			declared: O
		};
		return {
			...m,
			filtered: g,
			problems: [...p, ...m.problems]
		};
	} catch (e) {
		return { problems: [...j, ...et(e, o, {
			declared: O,
			settings: t
		})] };
	} finally {
		r.onProgress?.(void 0);
	}
}
async function un(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = Gt(r, e.edits, e.sources), { changed: u } = l;
	if (l.problems.length > 0) return { problems: l.problems };
	let d = [...e.kept, ...Pe(l.refused)], { project: f } = n, p = {
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
	let m = ae(t.kinds, l.manifests, i.usable), h = m.problems.filter(({ severity: e }) => e === "error");
	if (h.length > 0) return { problems: h.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let g = await Ne(u, s.folders), _ = await Oe(g, s.folders);
	if (_.length === 0 && !o.dryRun && I(_, await De(g, s.folders)), _.length > 0) return { problems: _ };
	let v = {
		...p,
		changed: u,
		at: c,
		files: u.map(({ path: e }) => e),
		comparison: $t(fn(m.declared, f, a), t, e.taken)
	}, y = new Set(v.comparison.changes.map(({ label: e }) => M(e)));
	return {
		problems: j(m.declared, n, a.rules).filter(({ about: e = "" }) => y.has(e)),
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
	return O(e, t.baseLanguage, Ae(t, n ?? Le));
}
// src/commands/runs/pull.ts
async function pn(e, t) {
	return se(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await oe("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n, e), { ask: c } = t, l = Re(e, o, c && ((e) => c(e, n))), u = await sn(i, [
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
		}, h = l.dryRun ? void 0 : t.screen.width, g = d ? [...s(d, m), ...ft(d, l.dryRun)] : [];
		for (let e of he(g, h)) t.print(e);
		for (let e of mn(f ?? [], p, t)) t.print(e);
		let _ = d !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: v } = o.folders, y = t.reportPull ? void 0 : await w(await ht(v), void 0);
		if (f && _ && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), _ && u.at !== void 0 && !l.dryRun && y !== void 0) {
			let e = u.written?.map(({ path: e }) => _e(te(e, o.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(Se(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${_e(x(u.at))}`);
		}
		let { stopped: b } = n, C = b !== void 0 && !d && (f ?? []).length < i.projects.length, T = _ && !l.dryRun ? "more " : "", E = N("run-stopped", `${n.reason} Nothing ${T}was written.`), D = C ? [...u.problems, E] : u.problems, O = t.reportPull && !i.showTexts ? S(D) : D, k = await t.reportPull?.({
			...u,
			problems: O
		}, e, i, n.stopping) ?? [], A = [...O, ...k];
		return t.showProblems(A), C && b.by !== "time limit" ? b.by === "SIGINT" ? 130 : 143 : C || P(A) ? 1 : i.detailedExitcode && _ ? 2 : 0;
	});
}
function mn(e, { isDryRun: n, full: r }, { screen: i, reportPull: a }) {
	let { clean: o = (e) => e } = i;
	return e.flatMap(({ changed: e, at: s, ...c }) => {
		let l = ne(c, o), u = !(a && l.hide_texts);
		return [...n && u ? g(e) : [], ...t(l, {
			...i,
			isDryRun: n,
			texts: u,
			full: r
		})];
	});
}
export { pn as runPull };
