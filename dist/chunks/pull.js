import { $t as e, B as t, Cn as n, Dn as r, Ei as i, H as a, Ir as o, Jt as s, K as c, Kt as l, Mt as u, Nr as d, Nt as f, Pn as p, Pr as m, Qr as h, Qt as g, R as _, U as v, Wt as y, Xt as b, Yt as x, Zt as S, _n as C, at as w, bn as T, br as E, bt as D, cn as ee, dn as te, en as O, f as k, ii as ne, jt as re, mn as ie, mt as ae, nn as oe, pi as se, qr as ce, rt as le, s as ue, tn as de, ui as fe, wn as pe, xr as me, z as he } from "./engine.js";
import { Fi as ge, Gt as _e, J as ve, K as ye, Lt as A, Zt as be, _ as j, b as xe, cn as Se, d as M, f as Ce, fn as we, lt as Te, sn as Ee, wi as De, zt as Oe } from "./start.js";
import { D as ke, E as Ae, _ as je, a as N, b as Me, c as Ne, d as Pe, f as Fe, g as Ie, h as Le, i as Re, l as ze, m as Be, n as Ve, o as He, p as Ue, s as We, t as Ge, v as Ke, w as qe, x as Je, y as Ye } from "./firstPull.js";
import { C as Xe, M as Ze, O as Qe, T as $e, _ as et, c as tt, g as nt, h as rt, l as it, y as at } from "./project.js";
import { O as ot, S as P, _ as st, c as F, f as I, m as L, u as R, v as ct, y as z } from "./wire.js";
import { h as lt } from "./diff.js";
import { C as ut, E as B, O as V, S as dt, T as H, b as ft, k as pt, r as mt } from "./yaml.js";
import { s as ht } from "./writtenFiles.js";
import { dirname as gt, resolve as _t } from "node:path";
import { realpath as vt } from "node:fs/promises";
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
	return t < e.length && yt(e.slice(t, W(e, t))) === "";
}
function yt(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const bt = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function J(e) {
	return e && "items" in e ? e.items.filter((e) => !xt(e)) : [];
}
function xt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => bt.has(e));
}
function Y(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => bt.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? St(i) : X(e)
	};
}
function X({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => bt.has(e));
	return r ? r.offset + r.source.length : t ? St(t) : e.at(-1)?.offset ?? 0;
}
function St(e) {
	if (e.type === "block-scalar") return Z(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = J(e).at(-1);
	return t ? Y(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function Z({ offset: e, props: t, source: n, indent: r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = /\d/.exec(a)?.[0], s = a.includes("+") && n !== "", c = s ? n.replace(/\n$/, "") : yt(n);
	return {
		end: e + (s ? i + c : yt(i + c)).length,
		header: a,
		bodyStart: e + i.length,
		indent: o ? r + Number(o) : /^ *(?=[^ \n])/m.exec(n)?.[0].length,
		body: c
	};
}
function Ct(e) {
	return e?.type === "block-scalar" ? Z(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : Ct(J(e).at(-1)?.value);
}
function wt(e, t) {
	let { value: n } = t, r = X(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = St(n);
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
function Tt(e, t, n) {
	let r = kt(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = U(e, r);
	for (; a > i;) {
		let t = U(e, a - 1), n = Ot(e, t);
		if (t < i || n === void 0 || n > G(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = G(e, kt(t, 0)), a = W(e, r ? Y(r).end : 0);
	for (let t = a; t < e.length; t = W(e, t)) {
		let n = Ot(e, t);
		if (n !== void 0 && n > i) a = W(e, t);
		else if (!q(e, t)) break;
	}
	return a;
}
function Et(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = Dt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function Dt(e, t, n, r) {
	let i = t[r + 1], a = kt(t, n);
	if (i && !K(e, a)) return {
		from: n,
		start: a,
		end: Y(i).start
	};
	let o = Q(e, t, r), s = Tt(e, t, n), c = () => q(e, U(e, s - 1)), l = Ct(t[n - 1]?.value);
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
function Ot(e, t) {
	let n = e.slice(t, W(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function kt(e, t) {
	let n = e[t];
	return n ? Y(n).start : 0;
}
// src/yaml/editEntries.ts
function At(e, t, n, r) {
	let i = p(e, t);
	if (M(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = jt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...L(a) && a,
		[n]: s
	};
	if (P(a, c)) return {
		is: "edited",
		text: t
	};
	let l = Nt(t), { changed: u, refused: d } = Rt(l, {
		list: n,
		rows: o
	}, a, c);
	if (d) return {
		is: "refused",
		problems: [It(i, d)]
	};
	let f = Ft(u, l), m = p(e, f), h = m.problems.length <= i.problems.length && !M(m.problems) ? m.value : a;
	return P(h, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [It(i, Lt(h, c))]
	};
}
function jt({ value: e, span: t }, n, r) {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? Mt(n, e.language, e.value) : {
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
function Mt(e, t, n) {
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
function Nt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = mt(a, {
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
		style: Pt(o, a)
	};
}
function Pt(e, t) {
	let n = {}, r = 0;
	ft(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = ut(r) && !r.flow ? J(r.srcToken) : [];
			if (!i || !a || !K(t, Y(a).start)) return;
			let o = G(t, Y(a).start) - G(t, Y(i).start);
			pt(r) && o >= 0 ? n.listStep ??= o : H(r) && o > 0 && (n.step ??= o);
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
function Ft(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function It({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? Ee(e, t, n) : Se(e, t, n);
	return j("not-editable", i, { place: a });
}
function Lt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!P(t, i)) return [e, ...Lt(t, i)];
	}
	return [];
}
function Rt(e, { list: t, rows: n }, r, i) {
	let { text: a, document: o, style: s } = e, c = [], l = zt(o), u = new Map(), d = qe(s, h), f = [];
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
		if (dt(n)) {
			m(n, t) || w(e, t);
			return;
		}
		n?.anchor && u.set(n, t);
		let i = P(r, t);
		if (i && l.size === 0) return;
		let a = H(n) ? g(e, n, t) : pt(n) ? _(e, n, t) : void 0;
		a ? v(e, a) : i || w(e, t);
	}
	function m(e, t) {
		let n = l.get(e), r = n && u.get(n);
		return r !== void 0 && P(r, t);
	}
	function h(e) {
		return dt(e) ? l.get(e) : e;
	}
	function g(e, t, n) {
		let r = t.items.map(({ key: e }) => b(e));
		if (!L(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: z(e.old, r[o] ?? "") ?? null,
			node: Bt(n),
			key: Bt(t),
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
		let s = e.path.length === 1 && e.path[0] === t ? n : Ut(o, i);
		if (!s) return;
		let c = e.inFlow || r.flow === !0, l = J(r.srcToken), u = r.items.map((t, n) => ({
			path: [...e.path, n],
			old: o[n] ?? null,
			node: Bt(t),
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
		if (!dt(e)) e?.anchor && u.set(e, n);
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
			let r = n.map((n) => d.added(n, Vt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let g = Et(a, s, h);
		for (let e of new Set(g.values())) E(e.start, e.end, "");
		for (let [e, r] of o) {
			e < 0 && !K(a, u) && f.push(t);
			let i = g.get(e), o = i ? i.start : e < 0 ? Tt(a, s, 0) : Q(a, s, e), c = Ct(s[i ? i.from - 1 : e]?.value);
			D(o, o, r.flatMap((t) => {
				let r = d.added(t, Vt(n, e), !1);
				return m && !c ? ["", ...r] : r;
			}), G(a, u));
		}
	}
	function w(e, t) {
		let { node: n, item: r, path: i } = e, o = r && wt(a, r);
		if (!o) {
			f.push(i);
			return;
		}
		let { inline: s, lines: c } = o, l = (r.sep ?? r.start).find(({ type: e }) => e === "tag"), u = V(n) && typeof t == "string" && l?.source === "!!str";
		l && !u && E(l.offset - Ht(a, l.offset), l.offset + l.source.length, "");
		let [d = "", ...p] = T(e, t, o);
		s.start === s.end ? E(s.start, s.end, d && ` ${d}`) : E(s.start - (d ? 0 : Ht(a, s.start)), s.end, d);
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
function zt(e) {
	let t = new Map(), n = new Map();
	return ft(e, {
		Value: (e, t) => {
			t.anchor && n.set(t.anchor, t);
		},
		Alias: (e, r) => {
			let i = n.get(r.source);
			i && t.set(r, i);
		}
	}), t;
}
function Bt(e) {
	return B(e) ? e : void 0;
}
function Vt(e, t) {
	if (H(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(B);
}
function Ht(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Ut(e, t) {
	let n = {
		comparator: P,
		maxEditLength: 1e3
	}, r = lt([...e], [...t], n);
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
function Wt(e, t, n) {
	let { textFiles: r } = t, i = new Zt(t, n), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: n, language: c, after: l, item: u } = t, { declared: d } = u, f = d === void 0 ? i.find(n, c) : void 0, p = f?.path ?? C(e, n, c);
		if (f || d !== void 0 && r.has(p)) o.push({
			text: t,
			path: p,
			target: f
		});
		else if (d === void 0 && n.from) s.push(t);
		else {
			let t = {
				is: "text",
				at: n.span.start,
				language: c,
				value: l
			};
			a.push({
				kind: e.plural,
				path: n.file.path,
				edit: t
			});
		}
	}
	let c = [...I(o, ({ path: e }) => e)].flatMap(([e, t]) => {
		let n = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), a = n[0]?.target, o = r.get(e) ?? a?.textFile;
		if (!o) return [];
		let s = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Gt(t, e, i)
		}]), c = n.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : Xt(e.after);
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
		problems: [...Kt(s), ...qt(c, n)]
	};
}
function Gt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	if (!c) return [];
	if (typeof i == "string") return [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}];
	let l = {}, u = Object.entries(Xt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = L(r) ? r[e] : void 0;
		return n || (l[e] = t), n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}), d = $(e).find((e) => e.file.path === a && e.from.language === t);
	if (!d || Object.keys(l).length === 0) return u;
	let { source: f, file: p } = d.from, m = p.language === void 0 ? { language: A(f, t) } : {}, h = {
		is: "add",
		path: d.path ?? [],
		...m,
		value: l,
		...s && { base: s }
	};
	return [...u, h];
}
function Kt(e) {
	return [...I(e, ({ entry: e }) => $(e)[0]?.from.source)].map(([e, t]) => {
		let n = ct([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${d(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return j("no-language-file", r, {
			severity: "notice",
			scope: "change",
			...i
		});
	});
}
function qt(e, t) {
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
function Jt(e, t, n) {
	let r = [], i = [], a = [], o = Object.values(e).flat(), s = new Map(o.map(({ path: e, text: t }) => [e, t])), c = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).map((e) => e.edit);
		if (i.length === 0) continue;
		let s = At(e, o, n, i);
		s.is === "refused" ? F(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = k(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = Yt(n, l, r, Oe(t));
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
function Yt(e, t, n, r) {
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
function Xt(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var Zt = class {
	input;
	base;
	known = new Map();
	texts;
	constructor(e, t) {
		this.input = e, this.base = t;
		let n = Object.values(e.manifests).flat();
		this.texts = new Map(n.map(({ path: e, text: t }) => [e, t]));
	}
	find(e, t) {
		for (let n of y($(e), ({ from: e }) => e.language, this.base)) {
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
		let n = $(e).find(({ file: e, from: n }) => n.language === this.base && k(e.path) === k(t));
		return n && this.sibling(n);
	}
	sibling({ file: { path: e }, span: t }) {
		return {
			path: e,
			text: this.texts.get(e) ?? "",
			name: t.start
		};
	}
	targetOf({ file: e, from: t }, n) {
		let { textFiles: r, rows: i, context: a } = this.input, o = r.get(e.path);
		if (!o) return;
		if (o.language === void 0) return {
			path: e.path,
			textFile: o,
			code: A(t.source, n)
		};
		let s = be(i, o, n);
		if (!s) return;
		let { row: c, path: l } = s, u = _t(c.folder, l), d = ne(u, a.folders), f = r.get(d), p = {
			source: c,
			path: l,
			language: n,
			isPlural: o.isPlural,
			..._e(c, l)
		}, m = A(c, n);
		return {
			path: d,
			textFile: f ?? p,
			code: m,
			...!f && { missing: u }
		};
	}
};
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/kindPull.ts
function Qt({ kind: e, declared: t, live: n, matching: r }, i) {
	let a = (t) => b(i.filter, {
		...t,
		kind: e,
		entry: t.declared
	}), o = r.matches.filter(a), s = r.unmanaged.filter((e) => !r.namesakes.has(e));
	return {
		kind: e,
		declared: t,
		live: n,
		chosen: o,
		matches: o.filter((t) => t.live !== void 0 && !Le(e, t.live, i)),
		fresh: s.filter((t) => !Le(e, t, i)),
		refused: r.refused.filter(a).map((e) => e.problem)
	};
}
async function $t(e, t, n) {
	let { kind: r, matches: i } = e, { fields: a = [], isNew: o, removesMissing: s } = n.options, c = Ue(r, Ke(r, i, t, a), n.textFiles);
	return r.secretNames ? [c] : [
		c,
		...s ? [await tn(e, n)] : [],
		o ? nn(e, t, n) : rn(e, n)
	];
}
function en({ kind: e, matches: t }, n) {
	let { project: r, rules: i } = n, a = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: o }) => {
		let s = ie(e, t).map(({ part: e }) => e);
		if (s.length === 0) return [];
		let c = e.context(t.values, o, n), l = a.flatMap((e) => Object.keys(Object(e.toManifest(o, c)))), u = new Set([...s, ...(t.leftOut ?? []).map(({ language: e }) => e)]), d = l.filter((e) => !u.has(e));
		if (d.length === 0) return [];
		let f = [...w(e, t, n), r.baseLanguage];
		return d.filter((e) => !f.includes(e) && ge(i, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
async function tn({ kind: e, declared: t, chosen: n }, r) {
	let { options: i, project: a } = r, o = n.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), s = o.filter(sn), c = o.filter((e) => !sn(e)).map((t) => cn(e, t)), l = Je(e, s, t.filter(sn).length, a.rules);
	if (s.length === 0 || M(l)) return { problems: [...c, ...l] };
	let u = `These entries have no live key:\n${s.map(({ values: t }) => `  - ${ye(e.label(t))}\n`).join("")}Remove them from the manifests?`;
	if (!i.dryRun && !await i.ask?.(u)) {
		let e = `The removal of ${s.length} entries was not confirmed at a terminal. Nothing is written. Run pull again, without --remove-missing or at a terminal.`;
		return { problems: [j("not-confirmed", e, { scope: "project" })] };
	}
	return {
		edits: s.map(({ file: t, span: n }) => ({
			kind: e.plural,
			path: t.path,
			edit: {
				is: "remove",
				at: n.start
			}
		})),
		problems: c
	};
}
function nn(e, t, n) {
	let { kind: r, declared: i, live: a, fresh: o } = e, s = N(t.project, n.project.pulledLanguages), c = {
		fields: n.options.fields ?? [],
		languages: s,
		label: () => ""
	}, l = je(r, o, {
		live: a,
		context: t,
		declared: i
	}, c), u = i.filter(({ from: e }) => e === void 0), d = Me(u.flatMap((e) => T(r.identity(e.values)).map((t) => ({
		name: t,
		entry: e
	})))), f = Be(n.manifests[r.plural]), [p] = f.length === 1 ? f : [], m = [], h = [], g = [];
	for (let e of l.entries) {
		let [t = ""] = r.names(e.live), n = d(t), i = n?.file.path ?? p;
		if (i === void 0) {
			g.push(e);
			continue;
		}
		let a = an(r, e, n?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		m.push({
			kind: r.plural,
			path: i,
			edit: {
				is: "add",
				after: n?.span.start,
				value: a
			}
		}), F(h, e.waiting);
	}
	return {
		edits: m,
		kept: h,
		problems: [...Ie(l.left), ...on(r, g, f)]
	};
}
function rn({ kind: e, declared: t, fresh: n }, { project: r }) {
	let i = n.filter((t) => !e.isArchived(t)).map(e.liveLabel);
	if (i.length === 0 || r.rules.filter.length > 0) return { problems: [] };
	let a = t.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", s = `No manifest has ${m(i.length, e.name)} of the project: ${o(i, 3)}. To declare what is new: ${a}`;
	return { problems: [j("not-expressible", s, {
		severity: "notice",
		scope: "change"
	})] };
}
function an(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && P(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function on(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, s = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${o(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [j("not-expressible", s, {
		severity: "warning",
		scope: "change"
	})];
}
function sn(e) {
	return $(e).length === 0;
}
function cn(e, t) {
	let [n = t] = $(t), r = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return pe(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: [r],
		severity: "notice"
	});
}
// src/pull/decide.ts
async function ln(t, n, r) {
	let { project: i, context: a } = r, o = N(n.project, i.pulledLanguages ?? Re), c = {
		project: n.project,
		rules: {
			...i.rules,
			prune: {},
			pull: { completes: o }
		},
		variables: t.variables,
		verdicts: Ze
	}, l = un(t, r), u = await tt(t, n, c.rules, l);
	if (u.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: u.problems,
		unmatched: []
	};
	let d = u.kinds.map((e) => Qt(e, i.rules)), f = ot(() => s(t)), p = Ye(u.keptTexts, c), m = Wt(p.taken, r, n.project.baseLanguage), h = [...r.otherLanguages.map((e) => `all ${e} texts`), ...d.flatMap((e) => en(e, c))], g = r.settings.projects.length === 1, _ = [{ problems: [
		...u.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...d.flatMap(({ refused: e }) => e),
		...et(u.keptTexts, {
			reasons: u.reasons,
			takenBack: u.takenBack,
			writes: !1,
			flags: i.flags,
			isWorkflow: a.folders.confined !== void 0,
			names: f
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e),
		...dn(h),
		...e(i.rules.accept, [t]).flatMap((e) => fn(e, u.keptTexts, f, g))
	] }, {
		...m,
		kept: Fe(p.kept)
	}];
	for (let e of d) F(_, await $t(e, c, r));
	return {
		edits: _.flatMap(({ edits: e = [] }) => e),
		sources: m.sources,
		taken: p.taken,
		kept: _.flatMap(({ kept: e = [] }) => e),
		problems: _.flatMap((e) => e.problems),
		unmatched: u.plan.filter?.unmatched ?? []
	};
}
function un(e, t) {
	let { project: n, context: r, textFiles: i, ownUser: a, settings: o } = t, { lastApplied: s, history: c, onSecrets: l, now: u } = r, d = Object.values(t.manifests).flatMap((e) => e.map(({ path: e }) => e)), f = {
		known: new Map(),
		ids: [n.id],
		onSecrets: l,
		kinds: e.kinds
	};
	return {
		ownUser: a,
		history: c,
		textFiles: i,
		usable: o.usable,
		applied: s && (async () => {
			let t = await s?.(d, f);
			return t && _(t, {
				settings: n,
				declared: e
			});
		}),
		manifests: he({
			declared: e,
			manifests: d
		}),
		asked: { now: Math.floor(u() / 1e3) }
	};
}
function dn(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${o(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [j("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function fn(e, t, n, r) {
	let i = t.filter(({ kind: t, entry: n, object: r, item: { part: i = "", reason: a } }) => S([e], {
		kind: t,
		entry: n,
		live: r
	}, i, a === "held") !== void 0), [a] = i;
	if (a ? i.some(({ item: e }) => e.reason !== "waiting" || l(e)) : !r) return [];
	let [o = ""] = a ? T(a.kind.identity(a.entry.values)) : [], s = `--accept ${e} took nothing: ${a ? `a pattern does not take texts that wait. Name each: lokaform pull --accept ${ve(g(o, a.item.part ?? "", n()))}` : "no text that it names differs from the project. Texts in a language that entries do not declare come with --languages."}`;
	return [j("unknown-text", s, {
		severity: "notice",
		scope: "change"
	})];
}
function pn(e, t, n) {
	let r = le(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [R([
		e,
		t,
		n,
		i
	]), r])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get(R([
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
// src/pull/pull.ts
async function mn(e, t, n, r) {
	return hn(e, t, n, r).catch((e) => {
		let n = i(e, r.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	});
}
async function hn(e, t, n, r) {
	let { projects: i } = e, a = {
		...r,
		signal: r.cancellation.stopping
	}, o = await me(i, a), s = [
		...t,
		...We(e.kinds, n, r),
		...o
	];
	if (M(s)) return { problems: s };
	for (let t of i) {
		if (!t.manifests || await Ge(t.manifests, t)) continue;
		let i = await gn({
			settings: e,
			project: t,
			options: n,
			context: r
		}, t.manifests);
		return {
			...i,
			problems: [...s, ...i.problems]
		};
	}
	let c = [];
	for (let t of i) {
		if (r.cancellation.stopped) break;
		c.push(await _n({
			settings: e,
			project: t,
			options: n,
			context: r
		}));
	}
	let { filter: l = [], accept: u = [] } = i[0]?.rules ?? {}, d = c.map(({ filtered: e }) => e?.unmatched ?? []), f = c.flatMap(({ filtered: e }) => e?.declared ?? []), p = i.length > 1 && f.length === i.length, m = c.flatMap((e) => e.later ?? []);
	return {
		problems: Ce([
			...s,
			...n.unused,
			...c.flatMap((e) => e.problems),
			...x(l, d),
			...p ? oe("--accept", u, f) : []
		]),
		later: m,
		written: c.flatMap(({ written: e = [] }) => e),
		at: st(m.map(({ at: e }) => e))
	};
}
async function gn(e, t) {
	if (e.settings.projects.length > 1) return { problems: [j("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
	let { filter: n } = e.project.rules;
	return n.length > 0 ? { problems: n.map(O) } : Ve(e, t);
}
async function _n(e) {
	let { settings: n, project: r, context: i } = e, { folders: a, cancellation: o } = i;
	if (!r.manifests) return { problems: [] };
	let s = at(r, n.apiUrl, i);
	if (!s.ok) return { problems: [s.problem] };
	let { reading: c, now: l } = s.value, u = ot(() => Qe(c, r.id)), d = () => $e(u), f = await vn(e, r.manifests, d), p = await E(f, r, {}, h);
	if (p.problems.length + Object.values(p.paths).flat().length + f.texts.length === 0) {
		let e = `There is no manifest of ${ct(f.kinds.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [j("no-manifest", e, { severity: "notice" })] };
	}
	let m = await t(r, f, n.usable, a, {
		...i,
		signal: o.stopping,
		findProject: d,
		counts: ({ code: e, severity: t }) => e !== "no-language-file" || t === "error"
	});
	if (i.onProgress?.(void 0), !m) return { problems: [] };
	let { declared: g } = m, _ = m.manifests.map((e) => gt(_t(a.displayRoot, e)));
	await se([..._, n.backupDir ?? []].flat()), i.onSecrets(ae(g.variables));
	let { accept: v, filter: y } = r.rules, b = n.projects.length === 1, x = [
		...m.problems,
		...b ? oe("--accept", v, [g]) : [],
		...b ? de(y, [g]) : [],
		...Ne(f.kinds, e.options, m.files)
	];
	if (xe(x)) return { problems: x };
	try {
		let t = await yn(e, f, m, {
			reading: c,
			now: l,
			whole: u
		});
		return {
			...t,
			problems: [...x, ...t.problems]
		};
	} catch (e) {
		return { problems: [...x, ...rt(e, o, {
			declared: g,
			settings: r
		})] };
	} finally {
		i.onProgress?.(void 0);
	}
}
async function vn({ project: e, options: { fields: t = [] } }, n, r) {
	let i = n.kinds.filter((e) => e.fields.some(({ name: e, role: n }) => n === "text" || t.includes("all") || t.includes(e))), a = e.pulledLanguages?.value, o = (a?.includes("all") && n.texts.length > 0 ? (await r())?.languages : void 0)?.map(({ iso: e }) => e) ?? a, s = o && { alsoReads: o.includes("all") ? "all" : o };
	return {
		...n,
		kinds: i,
		texts: n.texts.map((e) => ({
			...e,
			...s
		}))
	};
}
async function yn(e, { kinds: t, texts: n }, { declared: r, files: i, textFiles: o, rows: s }, { reading: c, now: l, whole: u }) {
	let { project: d, options: f, context: p } = e, m = l(), h = r, g = [], _ = (e) => {
		m = l();
		let t = {
			asked: d.pulledLanguages,
			isNew: f.isNew,
			rows: n
		};
		h = Cn(r, e, d);
		let i = He(e, h, t);
		return g = (e.languages?.filter((e) => i.ok && !i.value.includes(e)) ?? []).map(({ iso: e }) => e), i;
	}, y = t.filter(({ plural: e }) => r.entries[e]), b = await Xe(c, d.id, {
		kinds: y,
		languages: _
	}, u);
	if (!b.ok) return { problems: [b.problem] };
	p.onProgress?.({
		phase: "planning",
		project: d.name
	});
	let x = [...v({
		declared: r,
		textFiles: o
	}, b.value.project), ...a(d.languagePlaces, b.value.project)];
	if (M(x)) return { problems: x };
	let S = {
		...e,
		manifests: i,
		textFiles: o,
		rows: s,
		context: {
			...p,
			now: l
		},
		ownUser: it(c, d.id)
	}, C = await ln(h, b.value, {
		...S,
		otherLanguages: g
	});
	if (xe(C.problems) || p.cancellation.stopped) return { problems: C.problems };
	let w = await bn(C, h, b.value, S, m), T = {
		unmatched: C.unmatched,
		declared: r
	};
	return {
		...w,
		filtered: T,
		problems: [...C.problems, ...w.problems]
	};
}
async function bn(e, t, i, { manifests: a, settings: o, project: s, options: c, context: l }, u) {
	let { edited: d, targets: f, refused: p } = await xn(e, {
		manifests: a,
		context: l
	}), { changed: m } = d;
	if (d.problems.length > 0) return { problems: [...p, ...d.problems] };
	let h = [...e.kept, ...Fe(d.refused)], { project: g } = i, _ = {
		name: g.name,
		kept: h,
		...!s.showTexts && { hide_texts: !0 }
	};
	if (m.length === 0) return {
		problems: p,
		later: {
			..._,
			changed: m,
			at: u,
			files: [],
			comparison: Sn
		}
	};
	let v = r(t.kinds, d.manifests, o.usable), y = v.problems.filter(({ severity: e }) => e === "error");
	if (y.length > 0) return { problems: y.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let b = c.dryRun ? [] : await ke(f, l.folders);
	if (b.length > 0) return { problems: [...p, ...b] };
	let x = {
		..._,
		changed: m,
		at: u,
		files: m.map(({ path: e }) => e),
		comparison: pn(Cn(v.declared, g, s), t, e.taken)
	}, S = new Set(x.comparison.changes.map(({ label: e }) => n(e))), C = nt(v.declared, i, s.rules);
	return {
		problems: [...p, ...C.filter(({ about: e = "" }) => S.has(e))],
		later: x,
		written: f
	};
}
async function xn({ edits: e, sources: t }, { manifests: n, context: { folders: r } }) {
	let i = Jt(n, e, t), a = await Pe(i.changed, r), o = await Promise.all(a.map((e) => Ae([e], r))), s = i.changed.flatMap(({ path: e }, t) => (o[t] ?? []).map((t) => ({
		...t,
		scope: "change",
		place: we(e)
	})));
	if (s.length === 0) return {
		edited: i,
		targets: a,
		refused: s
	};
	let c = new Set(s.map(({ place: e }) => e?.file)), l = ({ path: e }) => !c.has(e), u = Jt(n, e.filter(l), t.filter(l));
	return {
		edited: u,
		targets: await Pe(u.changed, r),
		refused: s
	};
}
const Sn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function Cn(e, t, { pulledLanguages: n }) {
	return ce(e, t.baseLanguage, N(t, n ?? Re));
}
// src/commands/runs/pull.ts
async function wn(e, t) {
	return ue(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await c("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n), { ask: s } = t, l = ze(e, o, s && ((e) => s(e, n))), u = await mn(i, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...a
		], l, o), { first: d, later: p } = u, m = {
			isDryRun: l.dryRun,
			full: i.all
		}, h = {
			...t.screen,
			texts: !(t.reportPull && d?.hide_texts),
			full: i.all
		}, g = l.dryRun ? void 0 : t.screen.width, _ = d ? [...f(d, h), ...ht(d, l.dryRun)] : [];
		for (let e of De(_, g)) t.print(e);
		for (let e of Tn(p ?? [], m, t)) t.print(e);
		let v = d !== void 0 || p?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: y } = o.folders, b = t.reportPull ? void 0 : await fe(await vt(y), void 0);
		if (p && v && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), v && u.at !== void 0 && !l.dryRun && b !== void 0) {
			let e = u.written?.map(({ path: e }) => ve(ne(e, o.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(ye(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${ve(D(u.at))}`);
		}
		let { stopped: x } = n, S = x !== void 0 && !d && (p ?? []).length < i.projects.length, C = v && !l.dryRun ? "more " : "", w = j("run-stopped", `${n.reason} Nothing ${C}was written.`), T = S ? [...u.problems, w] : u.problems, E = t.reportPull && !i.showTexts ? te(T) : T, ee = await t.reportPull?.({
			...u,
			problems: E
		}, i, n.stopping) ?? [], O = [...E, ...ee];
		return t.showProblems(O), S && x.by !== "time limit" ? x.by === "SIGINT" ? 130 : 143 : S || M(O) ? 1 : i.detailedExitcode && v ? 2 : 0;
	});
}
function Tn(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ changed: e, at: o, ...s }) => {
		let c = ee(s, a), l = !(i && c.hide_texts);
		return [...t && l ? u(e) : [], ...re(c, {
			...r,
			isDryRun: t,
			texts: l,
			full: n
		})];
	});
}
export { wn as runPull };
