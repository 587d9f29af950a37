import { $r as e, B as t, Br as n, Di as r, Dt as i, F as a, G as o, Gt as s, H as c, Ir as l, It as u, J as d, K as f, Kt as p, R as m, Sn as h, Tt as g, U as _, V as v, Vr as y, W as b, Wt as x, _n as S, ai as C, ar as w, at as T, cr as E, d as D, di as O, er as k, it as ee, l as A, ln as j, lt as te, mi as ne, mn as re, on as ie, or as ae, ot as oe, pn as se, pt as ce, s as le, tr as ue, xr as de, yr as fe, z as pe } from "./engine.js";
import { It as M, Mi as me, Rt as he, Wt as ge, Xt as _e, Y as ve, _ as N, an as ye, b as be, d as P, f as xe, on as Se, q as Ce, st as we, xi as Te } from "./start.js";
import { D as Ee, E as De, _ as Oe, a as ke, b as Ae, c as je, d as Me, f as Ne, g as Pe, h as Fe, i as Ie, l as Le, m as Re, n as ze, o as Be, p as Ve, s as He, t as Ue, v as We, w as Ge, x as Ke, y as qe } from "./firstPull.js";
import { D as Je, S as F, _ as Ye, c as I, f as L, m as R, u as z, v as Xe, y as B } from "./wire.js";
import { S as Ze, c as Qe, l as $e, m as et, u as tt, v as nt, w as rt } from "./project.js";
import { h as it } from "./diff.js";
import { C as at, E as ot, O as V, S as st, T as H, b as ct, k as lt, r as ut } from "./yaml.js";
import { s as dt } from "./writtenFiles.js";
import { dirname as ft, resolve as pt } from "node:path";
import { realpath as mt } from "node:fs/promises";
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
	return t < e.length && ht(e.slice(t, W(e, t))) === "";
}
function ht(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const gt = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function J(e) {
	return e && "items" in e ? e.items.filter((e) => !_t(e)) : [];
}
function _t({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => gt.has(e));
}
function Y(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => gt.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? vt(i) : X(e)
	};
}
function X({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => gt.has(e));
	return r ? r.offset + r.source.length : t ? vt(t) : e.at(-1)?.offset ?? 0;
}
function vt(e) {
	if (e.type === "block-scalar") return Z(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = J(e).at(-1);
	return t ? Y(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function Z({ offset: e, props: t, source: n, indent: r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = /\d/.exec(a)?.[0], s = a.includes("+") && n !== "", c = s ? n.replace(/\n$/, "") : ht(n);
	return {
		end: e + (s ? i + c : ht(i + c)).length,
		header: a,
		bodyStart: e + i.length,
		indent: o ? r + Number(o) : /^ *(?=[^ \n])/m.exec(n)?.[0].length,
		body: c
	};
}
function yt(e) {
	return e?.type === "block-scalar" ? Z(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : yt(J(e).at(-1)?.value);
}
function bt(e, t) {
	let { value: n } = t, r = X(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = vt(n);
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
function xt(e, t, n) {
	let r = Tt(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = U(e, r);
	for (; a > i;) {
		let t = U(e, a - 1), n = wt(e, t);
		if (t < i || n === void 0 || n > G(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = G(e, Tt(t, 0)), a = W(e, r ? Y(r).end : 0);
	for (let t = a; t < e.length; t = W(e, t)) {
		let n = wt(e, t);
		if (n !== void 0 && n > i) a = W(e, t);
		else if (!q(e, t)) break;
	}
	return a;
}
function St(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = Ct(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function Ct(e, t, n, r) {
	let i = t[r + 1], a = Tt(t, n);
	if (i && !K(e, a)) return {
		from: n,
		start: a,
		end: Y(i).start
	};
	let o = Q(e, t, r), s = xt(e, t, n), c = () => q(e, U(e, s - 1)), l = yt(t[n - 1]?.value);
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
function wt(e, t) {
	let n = e.slice(t, W(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function Tt(e, t) {
	let n = e[t];
	return n ? Y(n).start : 0;
}
// src/yaml/editEntries.ts
function Et(e, t, n, r) {
	let i = h(e, t);
	if (P(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = Dt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...R(a) && a,
		[n]: s
	};
	if (F(a, c)) return {
		is: "edited",
		text: t
	};
	let l = kt(t), { changed: u, refused: d } = Pt(l, {
		list: n,
		rows: o
	}, a, c);
	if (d) return {
		is: "refused",
		problems: [Mt(i, d)]
	};
	let f = jt(u, l), p = h(e, f), m = p.problems.length <= i.problems.length && !P(p.problems) ? p.value : a;
	return F(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [Mt(i, Nt(m, c))]
	};
}
function Dt({ value: e, span: t }, n, r) {
	let i = B(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? Ot(n, e.language, e.value) : {
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
function Ot(e, t, n) {
	let r = B(e, "translations"), i = R(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...R(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => B(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function kt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = ut(a, {
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
		style: At(o, a)
	};
}
function At(e, t) {
	let n = {}, r = 0;
	ct(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = at(r) && !r.flow ? J(r.srcToken) : [];
			if (!i || !a || !K(t, Y(a).start)) return;
			let o = G(t, Y(a).start) - G(t, Y(i).start);
			lt(r) && o >= 0 ? n.listStep ??= o : H(r) && o > 0 && (n.step ??= o);
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
function jt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Mt({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? ye(e, t, n) : Se(e, t, n);
	return N("not-editable", i, { place: a });
}
function Nt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!F(t, i)) return [e, ...Nt(t, i)];
	}
	return [];
}
function Pt(e, { list: t, rows: n }, r, i) {
	let { text: a, document: o, style: s } = e, c = [], l = Ft(o), u = new Map(), d = Ge(s, h), f = [];
	return p({
		path: [],
		old: r,
		node: o.contents ?? void 0,
		inFlow: !1
	}, i), {
		changed: we(a, c),
		refused: f[0]
	};
	function p(e, t) {
		let { node: n, old: r } = e;
		if (st(n)) {
			m(n, t) || w(e, t);
			return;
		}
		n?.anchor && u.set(n, t);
		let i = F(r, t);
		if (i && l.size === 0) return;
		let a = H(n) ? g(e, n, t) : lt(n) ? _(e, n, t) : void 0;
		a ? v(e, a) : i || w(e, t);
	}
	function m(e, t) {
		let n = l.get(e), r = n && u.get(n);
		return r !== void 0 && F(r, t);
	}
	function h(e) {
		return st(e) ? l.get(e) : e;
	}
	function g(e, t, n) {
		let r = t.items.map(({ key: e }) => b(e));
		if (!R(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: B(e.old, r[o] ?? "") ?? null,
			node: It(n),
			key: It(t),
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
			values: r.map((e) => B(n, e)),
			inserted: c
		};
	}
	function _(e, r, i) {
		let o = e.old;
		if (!Array.isArray(i) || o.length === 0) return;
		let s = e.path.length === 1 && e.path[0] === t ? n : zt(o, i);
		if (!s) return;
		let c = e.inFlow || r.flow === !0, l = J(r.srcToken), u = r.items.map((t, n) => ({
			path: [...e.path, n],
			old: o[n] ?? null,
			node: It(t),
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
		if (!st(e)) e?.anchor && u.set(e, n);
		else if (!m(e, n) && e.range) {
			let [t = ""] = d.added({
				name: n,
				value: null
			}, [], !0);
			E(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	function b(e) {
		let t = ot(e) ? h(e) : void 0;
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
			let r = n.map((n) => d.added(n, Lt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let g = St(a, s, h);
		for (let e of new Set(g.values())) E(e.start, e.end, "");
		for (let [e, r] of o) {
			e < 0 && !K(a, u) && f.push(t);
			let i = g.get(e), o = i ? i.end : e < 0 ? xt(a, s, 0) : Q(a, s, e), c = yt(s[i ? i.from - 1 : e]?.value);
			D(o, o, r.flatMap((t) => {
				let r = d.added(t, Lt(n, e), !1);
				return m && !c ? ["", ...r] : r;
			}), G(a, u));
		}
	}
	function w(e, t) {
		let { node: n, item: r, path: i } = e, o = r && bt(a, r);
		if (!o) {
			f.push(i);
			return;
		}
		let { inline: s, lines: c } = o, l = (r.sep ?? r.start).find(({ type: e }) => e === "tag"), u = V(n) && typeof t == "string" && l?.source === "!!str";
		l && !u && E(l.offset - Rt(a, l.offset), l.offset + l.source.length, "");
		let [d = "", ...p] = T(e, t, o);
		s.start === s.end ? E(s.start, s.end, d && ` ${d}`) : E(s.start - (d ? 0 : Rt(a, s.start)), s.end, d);
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
function Ft(e) {
	let t = new Map(), n = new Map();
	return ct(e, {
		Value: (e, t) => {
			t.anchor && n.set(t.anchor, t);
		},
		Alias: (e, r) => {
			let i = n.get(r.source);
			i && t.set(r, i);
		}
	}), t;
}
function It(e) {
	return ot(e) ? e : void 0;
}
function Lt(e, t) {
	if (H(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(ot);
}
function Rt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function zt(e, t) {
	let n = {
		comparator: F,
		maxEditLength: 1e3
	}, r = it([...e], [...t], n);
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
function Bt(e, t) {
	let { textFiles: r, base: i } = t, a = new qt(t), o = [], s = [], c = [];
	for (let t of e) {
		let { kind: e, entry: i, language: l, after: u, item: d } = t, { declared: f } = d, p = f === void 0 ? a.find(i, l) : void 0, m = p?.path ?? n(e, i, l);
		if (p || f !== void 0 && r.has(m)) s.push({
			text: t,
			path: m,
			target: p
		});
		else if (f === void 0 && i.from) c.push(t);
		else {
			let t = {
				is: "text",
				at: i.span.start,
				language: l,
				value: u
			};
			o.push({
				kind: e.plural,
				path: i.file.path,
				edit: t
			});
		}
	}
	let l = [...L(s, ({ path: e }) => e)].flatMap(([e, t]) => {
		let n = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), i = n[0]?.target, o = r.get(e) ?? i?.textFile;
		if (!o) return [];
		let s = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Vt(t, e, a)
		}]), c = n.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : Kt(e.after);
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
		problems: [...Ht(c), ...Ut(l, i)]
	};
}
function Vt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	if (!c) return [];
	if (typeof i == "string") return [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}];
	let l = {}, u = Object.entries(Kt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = R(r) ? r[e] : void 0;
		return n || (l[e] = t), n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}), d = $(e).find((e) => e.file.path === a && e.from.language === t);
	if (!d || Object.keys(l).length === 0) return u;
	let { source: f, file: p } = d.from, m = p.language === void 0 ? { language: M(f, t) } : {}, h = {
		is: "add",
		path: d.path ?? [],
		...m,
		value: l,
		...s && { base: s }
	};
	return [...u, h];
}
function Ht(e) {
	return [...L(e, ({ entry: e }) => $(e)[0]?.from.source)].map(([e, t]) => {
		let n = Xe([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${w(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return N("no-language-file", r, {
			severity: "notice",
			scope: "change",
			...i
		});
	});
}
function Ut(e, t) {
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
function Wt(e, t, n) {
	let r = [], i = [], a = [], o = Object.values(e).flat(), s = new Map(o.map(({ path: e, text: t }) => [e, t])), c = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).map((e) => e.edit);
		if (i.length === 0) continue;
		let s = Et(e, o, n, i);
		s.is === "refused" ? I(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = D(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = Gt(n, l, r, he(t));
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
function Gt(e, t, n, r) {
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
function Kt(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var qt = class {
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
			let e = z([n.file.path, t]);
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
		let { base: n } = this.given, r = $(e).find(({ file: e, from: r }) => r.language === n && D(e.path) === D(t));
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
			code: M(t.source, n)
		};
		let i = _e(this.given.rows, r, n);
		return i && this.at(i.row, i.path, n);
	}
	at(e, t, n) {
		let r = pt(e.folder, t), i = C(r, this.given.folders), a = this.given.textFiles.get(i);
		return {
			path: i,
			textFile: a ?? {
				source: e,
				path: t,
				language: n,
				...ge(e, t)
			},
			code: M(e, n),
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
async function Jt(e, n, r) {
	let { project: i, options: a, textFiles: o } = r, { rules: s } = i, c = ke(n.project, i.pulledLanguages ?? Ie), l = {
		project: n.project,
		rules: {
			...s,
			prune: {},
			pull: { completes: c }
		},
		variables: e.variables,
		verdicts: d
	}, u = Object.values(r.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: f, onSecrets: p, folders: h } = r.context, g = {
		known: new Map(),
		ids: [i.id],
		onSecrets: p,
		kinds: e.kinds
	}, v = await $e(e, n, l.rules, {
		ownUser: r.ownUser,
		applied: f && (() => f(u, g).then((t) => t && ee(t, {
			settings: i,
			declared: e
		}))),
		history: r.context.history,
		manifests: T({
			declared: e,
			manifests: u
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
			matches: a.matches.filter(({ live: e }) => e !== void 0 && !Fe(n, e, s))
		};
	}), b = v.plan.filter?.unmatched ?? [], x = y.flatMap(({ kind: e, matches: t }) => Yt(e, t, l)), S = Je(() => m(e)), C = r.settings.projects.length === 1, w = [
		...v.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...y.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...et(v.keptTexts, {
			reasons: v.reasons,
			takenBack: v.takenBack,
			writes: !1,
			flags: i.flags,
			isWorkflow: h.confined !== void 0,
			names: S
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e)
	];
	I(w, Xt([...r.otherLanguages.map((e) => `all ${e} texts`), ...x]));
	let { taken: D, kept: O } = qe(v.keptTexts, l);
	for (let t of _(s.accept, [e])) I(w, Zt(t, v.keptTexts, S, C));
	let k = Bt(D, {
		...r,
		base: n.project.baseLanguage,
		folders: h
	}), A = [...k.edits];
	I(w, k.problems);
	let j = [];
	for (let { kind: e, entries: t, all: c, matching: u, matches: d } of y) {
		let f = We(e, d, l, a.fields ?? []), p = Ve(e, f, o), m = c.unmanaged.filter((t) => !c.namesakes.has(t) && !Fe(e, t, s));
		if (I(A, p.edits), I(j, p.kept), I(w, p.problems), !e.secretNames) {
			if (a.removesMissing) {
				let n = await nn(e, t, u, {
					rules: s,
					options: a
				});
				I(A, n.edits), I(w, n.problems);
			}
			if (a.isNew) {
				let o = ke(n.project, i.pulledLanguages), s = {
					fields: a.fields ?? [],
					languages: o,
					label: () => ""
				}, c = Re(r.manifests[e.plural]), u = $t(e, m, {
					declared: t,
					live: n,
					context: l,
					wanted: s
				}, c);
				I(A, u.edits), I(w, u.problems), I(j, u.waiting);
			} else if (!m.every(e.isArchived) && s.filter.length === 0) {
				let n = t.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", r = m.filter((t) => !e.isArchived(t)).map(e.liveLabel), i = `No manifest has ${ae(r.length, e.name)} of the project: ${E(r, 3)}. To declare what is new: ${n}`;
				w.push(N("not-expressible", i, {
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
		kept: [...Ne(O), ...j],
		problems: w,
		unmatched: b
	};
}
function Yt(e, t, n) {
	let r = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: a }) => {
		let o = e.context(t.values, a, n), s = r.flatMap((e) => Object.keys(Object(e.toManifest(a, o)))), c = l(e, t).map(({ part: e }) => e);
		if (c.length === 0) return [];
		let u = [...c, ...(t.leftOut ?? []).map(({ language: e }) => e)], d = new Set([
			...u,
			...i(e, t, n),
			n.project.baseLanguage
		]);
		return s.filter((e) => !d.has(e) && me(n.rules, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
function Xt(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${E(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [N("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function Zt(e, t, n, r) {
	let i = t.filter(({ kind: t, entry: n, object: r, item: { part: i = "", reason: a } }) => v([e], {
		kind: t,
		entry: n,
		live: r
	}, i, a === "held") !== void 0), [a] = i;
	if (a ? i.some(({ item: e }) => e.reason !== "waiting") : !r) return [];
	let [o = ""] = a ? y(a.kind.identity(a.entry.values)) : [], s = `--accept ${e} took nothing: ${a ? `a pattern does not take texts that wait. Name each: lokaform pull --accept ${ve(c(o, a.item.part ?? "", n()))}` : "no text that it names differs from the project. Texts in a language that entries do not declare come with --languages."}`;
	return [N("unknown-text", s, {
		severity: "notice",
		scope: "change"
	})];
}
function Qt(e, t, n) {
	let r = g(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [z([
		e,
		t,
		n,
		i
	]), r])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get(z([
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
function $t(e, t, n, r) {
	let { declared: i, live: a, context: o, wanted: s } = n, c = a.objects[e.plural];
	if (!c) return {
		edits: [],
		waiting: [],
		problems: []
	};
	let l = Oe(e, t, {
		live: c,
		context: o,
		declared: i
	}, s), u = i.filter(({ from: e }) => e === void 0), d = Ae(u.flatMap((t) => y(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [f] = r.length === 1 ? r : [], p = [], m = [], h = [];
	for (let t of l.entries) {
		let [n = ""] = e.names(t.live), r = d(n), i = r?.file.path ?? f;
		if (i === void 0) {
			p.push(t);
			continue;
		}
		let a = en(e, t, r?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		m.push({
			kind: e.plural,
			path: i,
			edit: {
				is: "add",
				after: r?.span.start,
				value: a
			}
		}), I(h, t.waiting);
	}
	return {
		edits: m,
		waiting: h,
		problems: [...Pe(l.left), ...tn(e, p, r)]
	};
}
function en(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && F(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function tn(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${E(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [N("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function nn(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(rn), s = a.filter((e) => !rn(e)).map((t) => an(e, t)), c = Ke(e, o, t.filter(rn).length, r);
	if (o.length === 0 || P(c)) return {
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
		problems: [N("not-confirmed", f, { scope: "project" })]
	};
}
function rn(e) {
	return $(e).length === 0;
}
function an(e, t) {
	let [n = t] = $(t), r = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return re(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: [r],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function on(e, t, n, i) {
	return sn(e, t, n, i).catch((e) => {
		let n = r(e, i.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	});
}
async function sn(e, t, n, r) {
	let i = {
		...r,
		signal: r.cancellation.stopping
	}, a = await ue(e.projects, i), o = [
		...t,
		...He(e.kinds, n, r),
		...a
	];
	if (P(o)) return { problems: o };
	let { projects: s } = e;
	for (let t of s) {
		if (!t.manifests || await Ue(t.manifests, t)) continue;
		if (s.length > 1) return { problems: [...o, N("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
		let { filter: i } = t.rules;
		if (i.length > 0) return { problems: [...o, ...i.map((e) => b(e, []))] };
		let a = await ze(e, t, t.manifests, n, r);
		return {
			...a,
			problems: [...o, ...a.problems]
		};
	}
	I(o, n.unused);
	let c = [], l = [], u = [], d = [];
	for (let t of s) {
		if (r.cancellation.stopped) break;
		let i = await cn(e, t, n, r);
		I(o, i.problems), i.later && c.push(i.later), I(l, i.written ?? []), u.push(i.filtered?.unmatched ?? []), i.filtered && d.push(i.filtered.declared);
	}
	let { filter: p = [], accept: m = [] } = s[0]?.rules ?? {};
	return I(o, pe(p, u, d)), s.length > 1 && d.length === s.length && I(o, f("--accept", m, d)), {
		problems: xe(o),
		later: c,
		written: l,
		at: Ye(c.map((e) => e.at))
	};
}
async function cn(t, n, r, i) {
	let { folders: a, cancellation: s } = i;
	if (!n.manifests) return { problems: [] };
	let c = nt(n, t.apiUrl, i);
	if (!c.ok) return { problems: [c.problem] };
	let { reading: l, now: d } = c.value, p = n.pulledLanguages?.value, m = p?.includes("all") && n.manifests.texts.length > 0 ? (await rt(l, n.id))?.languages : void 0, { fields: h = [] } = r, g = n.manifests.kinds.filter((e) => e.fields.some(({ name: e, role: t }) => t === "text" || h.includes("all") || h.includes(e))), _ = m?.map(({ iso: e }) => e) ?? p, v = _ && { alsoReads: _.includes("all") ? "all" : _ }, y = {
		...n.manifests,
		kinds: g,
		texts: n.manifests.texts.map((e) => ({
			...e,
			...v
		}))
	}, b = await k(y, n, {}, e);
	if (b.problems.length + Object.values(b.paths).flat().length + y.texts.length === 0) {
		let e = `There is no manifest of ${Xe(g.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [N("no-manifest", e, { severity: "notice" })] };
	}
	let x = d(), S = [], C = await oe(n, y, t.usable, a, {
		...i,
		signal: s.stopping,
		findProject: ({ id: e }) => rt(l, e),
		counts: ({ code: e, severity: t }) => e !== "no-language-file" || t === "error"
	});
	if (i.onProgress?.(void 0), !C) return { problems: [] };
	let w = C.manifests.map((e) => ft(pt(a.displayRoot, e)));
	await ne([...w, t.backupDir ?? []].flat());
	let { declared: T, files: E, textFiles: D } = C;
	i.onSecrets(u(T.variables));
	let O = [
		...C.problems,
		...t.projects.length > 1 ? [] : [...f("--accept", n.rules.accept, [T]), ...o(n.rules.filter, [T])],
		...je(y.kinds, r, E)
	];
	if (be(O)) return { problems: O };
	try {
		let e = await Ze(l, n.id, {
			kinds: g.filter(({ plural: e }) => T.entries[e]),
			languages: (e) => {
				x = d();
				let t = {
					asked: n.pulledLanguages,
					isNew: r.isNew,
					rows: y.texts
				}, i = Be(e, dn(T, e, n), t);
				return S = (e.languages?.filter((e) => i.ok && !i.value.includes(e)) ?? []).map(({ iso: e }) => e), i;
			}
		});
		if (!e.ok) return { problems: [...O, e.problem] };
		i.onProgress?.({
			phase: "planning",
			project: n.name
		});
		let { project: a } = e.value, o = te({
			declared: T,
			textFiles: D
		}, a);
		if (o.length > 0) return { problems: [...O, ...o] };
		let c = dn(T, a, n), u = {
			project: n,
			options: r,
			settings: t,
			manifests: E,
			textFiles: D,
			rows: C.rows,
			context: {
				...i,
				now: d
			},
			ownUser: tt(l, n.id)
		}, f = await Jt(c, e.value, {
			...u,
			otherLanguages: S
		}), p = [...O, ...f.problems];
		if (be(f.problems) || s.stopped) return { problems: p };
		let m = await ln(f, c, e.value, u, x), h = {
			unmatched: f.unmatched,
			declared: T
		};
		return {
			...m,
			filtered: h,
			problems: [...p, ...m.problems]
		};
	} catch (e) {
		return { problems: [...O, ...Qe(e, s, {
			declared: T,
			settings: n
		})] };
	} finally {
		i.onProgress?.(void 0);
	}
}
async function ln(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = Wt(r, e.edits, e.sources), { changed: u } = l;
	if (l.problems.length > 0) return { problems: l.problems };
	let d = [...e.kept, ...Ne(l.refused)], { project: f } = n, p = {
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
			comparison: un
		}
	};
	let m = S(t.kinds, l.manifests, i.usable), h = m.problems.filter(({ severity: e }) => e === "error");
	if (h.length > 0) return { problems: h.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let g = await Me(u, s.folders), _ = await De(g, s.folders);
	if (_.length === 0 && !o.dryRun && I(_, await Ee(g, s.folders)), _.length > 0) return { problems: _ };
	let v = {
		...p,
		changed: u,
		at: c,
		files: u.map(({ path: e }) => e),
		comparison: Qt(dn(m.declared, f, a), t, e.taken)
	}, y = new Set(v.comparison.changes.map(({ label: e }) => se(e)));
	return {
		problems: A(m.declared, n, a.rules).filter(({ about: e = "" }) => y.has(e)),
		later: v,
		written: g
	};
}
const un = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function dn(e, t, { pulledLanguages: n }) {
	return fe(e, t.baseLanguage, ke(t, n ?? Ie));
}
// src/commands/runs/pull.ts
async function fn(e, t) {
	return le(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await ce("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n, e), { ask: s } = t, c = Le(e, o, s && ((e) => s(e, n))), l = await on(i, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...a
		], c, o), { first: u, later: d } = l, f = {
			isDryRun: c.dryRun,
			full: i.all
		}, m = {
			...t.screen,
			texts: !(t.reportPull && u?.hide_texts),
			full: i.all
		}, h = c.dryRun ? void 0 : t.screen.width, g = u ? [...p(u, m), ...dt(u, c.dryRun)] : [];
		for (let e of Te(g, h)) t.print(e);
		for (let e of pn(d ?? [], f, t)) t.print(e);
		let _ = u !== void 0 || d?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: v } = o.folders, y = t.reportPull ? void 0 : await O(await mt(v), void 0);
		if (d && _ && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), _ && l.at !== void 0 && !c.dryRun && y !== void 0) {
			let e = l.written?.map(({ path: e }) => ve(C(e, o.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(Ce(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${ve(de(l.at))}`);
		}
		let { stopped: b } = n, x = b !== void 0 && !u && (d ?? []).length < i.projects.length, S = _ && !c.dryRun ? "more " : "", w = N("run-stopped", `${n.reason} Nothing ${S}was written.`), T = x ? [...l.problems, w] : l.problems, E = t.reportPull && !i.showTexts ? j(T) : T, D = await t.reportPull?.({
			...l,
			problems: E
		}, e, i, n.stopping) ?? [], k = [...E, ...D];
		return t.showProblems(k), x && b.by !== "time limit" ? b.by === "SIGINT" ? 130 : 143 : x || P(k) ? 1 : i.detailedExitcode && _ ? 2 : 0;
	});
}
function pn(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ changed: e, at: o, ...c }) => {
		let l = ie(c, a), u = !(i && l.hide_texts);
		return [...t && u ? s(e) : [], ...x(l, {
			...r,
			isDryRun: t,
			texts: u,
			full: n
		})];
	});
}
export { fn as runPull };
