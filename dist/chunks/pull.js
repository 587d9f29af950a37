import { $ as e, $n as t, Br as n, Dt as r, Ei as i, Et as a, G as o, Gt as s, J as c, Jt as l, K as u, Kt as d, Lr as f, Ot as p, P as m, Pr as h, Qn as g, Qr as _, Qt as v, Ut as y, Vt as b, W as x, Wt as S, Xt as C, Y as w, Yt as T, Zt as E, _r as D, d as O, dn as k, ii as A, ir as j, l as M, lt as ee, mn as te, on as ne, or as N, pi as re, qt as ie, rn as ae, rr as oe, s as se, st as ce, ui as le, un as ue, vt as de, yn as fe, yr as pe } from "./engine.js";
import { Ii as me, Ti as he, Vt as ge, Y as _e, _ as P, b as ve, d as F, dn as ye, en as be, f as xe, q as Se, qt as Ce, un as we, ut as Te, zt as Ee } from "./start.js";
import { D as De, E as Oe, _ as ke, a as Ae, b as je, c as Me, d as Ne, f as Pe, g as Fe, h as Ie, i as Le, l as Re, m as ze, n as Be, o as Ve, p as He, s as Ue, t as We, v as Ge, w as Ke, x as qe, y as Je } from "./firstPull.js";
import { D as Ye, S as I, _ as Xe, c as L, f as R, m as z, u as Ze, v as Qe, y as B } from "./wire.js";
import { S as $e, c as et, l as tt, m as nt, u as rt, v as it, w as at } from "./project.js";
import { h as ot } from "./diff.js";
import { C as st, E as ct, O as V, S as lt, T as H, b as ut, k as dt, r as ft } from "./yaml.js";
import { s as pt } from "./writtenFiles.js";
import { dirname as mt, resolve as ht } from "node:path";
import { realpath as gt } from "node:fs/promises";
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
	return t < e.length && _t(e.slice(t, W(e, t))) === "";
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
function J(e) {
	return e && "items" in e ? e.items.filter((e) => !yt(e)) : [];
}
function yt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => vt.has(e));
}
function Y(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => vt.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? bt(i) : X(e)
	};
}
function X({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => vt.has(e));
	return r ? r.offset + r.source.length : t ? bt(t) : e.at(-1)?.offset ?? 0;
}
function bt(e) {
	if (e.type === "block-scalar") return Z(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = J(e).at(-1);
	return t ? Y(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function Z({ offset: e, props: t, source: n, indent: r }) {
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
	return e?.type === "block-scalar" ? Z(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : xt(J(e).at(-1)?.value);
}
function St(e, t) {
	let { value: n } = t, r = X(t);
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
function Ct(e, t, n) {
	let r = Dt(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = U(e, r);
	for (; a > i;) {
		let t = U(e, a - 1), n = Et(e, t);
		if (t < i || n === void 0 || n > G(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = G(e, Dt(t, 0)), a = W(e, r ? Y(r).end : 0);
	for (let t = a; t < e.length; t = W(e, t)) {
		let n = Et(e, t);
		if (n !== void 0 && n > i) a = W(e, t);
		else if (!q(e, t)) break;
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
	if (i && !K(e, a)) return {
		from: n,
		start: a,
		end: Y(i).start
	};
	let o = Q(e, t, r), s = Ct(e, t, n), c = () => q(e, U(e, s - 1)), l = xt(t[n - 1]?.value);
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
function Et(e, t) {
	let n = e.slice(t, W(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function Dt(e, t) {
	let n = e[t];
	return n ? Y(n).start : 0;
}
// src/yaml/editEntries.ts
function Ot(e, t, n, r) {
	let i = fe(e, t);
	if (F(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = kt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...z(a) && a,
		[n]: s
	};
	if (I(a, c)) return {
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
	let f = Nt(u, l), p = fe(e, f), m = p.problems.length <= i.problems.length && !F(p.problems) ? p.value : a;
	return I(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [Pt(i, Ft(m, c))]
	};
}
function kt({ value: e, span: t }, n, r) {
	let i = B(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = r.filter((e) => e.is === "add"), u = R(l, ({ after: e }) => e === void 0 ? a.length - 1 : c(e)), d = (e) => (u.get(e) ?? []).map(({ value: e }) => ({
		from: void 0,
		value: e
	}));
	for (let e of r) {
		if (e.is === "add") continue;
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? At(n, e.language, e.value) : {
			...z(n) && n,
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
	let r = B(e, "translations"), i = z(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...z(r) && r,
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
			let [a] = st(r) && !r.flow ? J(r.srcToken) : [];
			if (!i || !a || !K(t, Y(a).start)) return;
			let o = G(t, Y(a).start) - G(t, Y(i).start);
			dt(r) && o >= 0 ? n.listStep ??= o : H(r) && o > 0 && (n.step ??= o);
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
function Nt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Pt({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? we(e, t, n) : ye(e, t, n);
	return P("not-editable", i, { place: a });
}
function Ft(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!I(t, i)) return [e, ...Ft(t, i)];
	}
	return [];
}
function It(e, { list: t, rows: n }, r, i) {
	let { text: a, document: o, style: s } = e, c = [], l = Lt(o), u = new Map(), d = Ke(s, h), f = [];
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
		let i = I(r, t);
		if (i && l.size === 0) return;
		let a = H(n) ? g(e, n, t) : dt(n) ? _(e, n, t) : void 0;
		a ? v(e, a) : i || w(e, t);
	}
	function m(e, t) {
		let n = l.get(e), r = n && u.get(n);
		return r !== void 0 && I(r, t);
	}
	function h(e) {
		return lt(e) ? l.get(e) : e;
	}
	function g(e, t, n) {
		let r = t.items.map(({ key: e }) => b(e));
		if (!z(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: B(e.old, r[o] ?? "") ?? null,
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
			values: r.map((e) => B(n, e)),
			inserted: c
		};
	}
	function _(e, r, i) {
		let o = e.old;
		if (!Array.isArray(i) || o.length === 0) return;
		let s = e.path.length === 1 && e.path[0] === t ? n : Vt(o, i);
		if (!s) return;
		let c = e.inFlow || r.flow === !0, l = J(r.srcToken), u = r.items.map((t, n) => ({
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
		let m = R(f, (e) => e.after), h = l[0] ? Y(l[0]).start : 0, g = !r.flow && K(a, h);
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
		let t = ct(e) ? h(e) : void 0;
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
			let r = n.map((n) => d.added(n, zt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let g = wt(a, s, h);
		for (let e of new Set(g.values())) E(e.start, e.end, "");
		for (let [e, r] of o) {
			e < 0 && !K(a, u) && f.push(t);
			let i = g.get(e), o = i ? i.start : e < 0 ? Ct(a, s, 0) : Q(a, s, e), c = xt(s[i ? i.from - 1 : e]?.value);
			D(o, o, r.flatMap((t) => {
				let r = d.added(t, zt(n, e), !1);
				return m && !c ? ["", ...r] : r;
			}), G(a, u));
		}
	}
	function w(e, t) {
		let { node: n, item: r, path: i } = e, o = r && St(a, r);
		if (!o) {
			f.push(i);
			return;
		}
		let { inline: s, lines: c } = o, l = (r.sep ?? r.start).find(({ type: e }) => e === "tag"), u = V(n) && typeof t == "string" && l?.source === "!!str";
		l && !u && E(l.offset - Bt(a, l.offset), l.offset + l.source.length, "");
		let [d = "", ...p] = T(e, t, o);
		s.start === s.end ? E(s.start, s.end, d && ` ${d}`) : E(s.start - (d ? 0 : Bt(a, s.start)), s.end, d);
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
	return ct(e) ? e : void 0;
}
function zt(e, t) {
	if (H(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(ct);
}
function Bt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Vt(e, t) {
	let n = {
		comparator: I,
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
	}) : (L(i, a.splice(0)), i.push({
		from: o++,
		value: r
	}));
	return [...i, ...a];
}
// src/pull/textEdits.ts
function Ht(e, t) {
	let { textFiles: n, base: r } = t, i = new Yt(t), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: r, language: c, after: l, item: u } = t, { declared: d } = u, p = d === void 0 ? i.find(r, c) : void 0, m = p?.path ?? f(e, r, c);
		if (p || d !== void 0 && n.has(m)) o.push({
			text: t,
			path: m,
			target: p
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
	let c = [...R(o, ({ path: e }) => e)].flatMap(([e, t]) => {
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
		let n = c.members?.get(e), i = z(r) ? r[e] : void 0;
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
function Wt(e) {
	return [...R(e, ({ entry: e }) => $(e)[0]?.from.source)].map(([e, t]) => {
		let n = Qe([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${oe(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return P("no-language-file", r, {
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
	return [...R(n, ({ source: e }) => e)].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = [...new Set(i.map(({ language: e }) => e))], o = `Other commands do not read the ${a.join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...a].join(", ")}].`;
		return P("no-language-file", o, {
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
		s.is === "refused" ? L(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = O(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = qt(n, l, r, ge(t));
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
		for (let n of b($(e), ({ from: e }) => e.language, this.given.base)) {
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
		let { base: n } = this.given, r = $(e).find(({ file: e, from: r }) => r.language === n && O(e.path) === O(t));
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
		let { row: a, path: o } = i, s = ht(a.folder, o), c = A(s, this.given.folders), l = this.given.textFiles.get(c), u = {
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
async function Xt(e, t, n) {
	let { project: r, options: i, textFiles: a } = n, { rules: s } = r, c = Ae(t.project, r.pulledLanguages ?? Le), l = {
		project: t.project,
		rules: {
			...s,
			prune: {},
			pull: { completes: c }
		},
		variables: e.variables,
		verdicts: m
	}, u = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: f, onSecrets: p, folders: h } = n.context, g = {
		known: new Map(),
		ids: [r.id],
		onSecrets: p,
		kinds: e.kinds
	}, _ = await tt(e, t, l.rules, {
		ownUser: n.ownUser,
		applied: f && (() => f(u, g).then((t) => t && x(t, {
			settings: r,
			declared: e
		}))),
		history: n.context.history,
		manifests: o({
			declared: e,
			manifests: u
		}),
		textFiles: a,
		usable: n.settings.usable,
		asked: { now: Math.floor(n.context.now() / 1e3) }
	});
	if (_.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: _.problems,
		unmatched: []
	};
	let v = _.kinds.map(({ kind: t, matching: n }) => {
		let r = ({ declared: e, live: n }) => d(s.filter, {
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
			matches: i.matches.filter(({ live: e }) => e !== void 0 && !Ie(t, e, s))
		};
	}), y = _.plan.filter?.unmatched ?? [], b = v.flatMap(({ kind: e, matches: t }) => Zt(e, t, l)), C = Ye(() => S(e)), w = n.settings.projects.length === 1, E = [
		..._.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...v.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...nt(_.keptTexts, {
			reasons: _.reasons,
			takenBack: _.takenBack,
			writes: !1,
			flags: r.flags,
			isWorkflow: h.confined !== void 0,
			names: C
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e)
	];
	L(E, Qt([...n.otherLanguages.map((e) => `all ${e} texts`), ...b]));
	let { taken: D, kept: O } = Je(_.keptTexts, l);
	for (let t of T(s.accept, [e])) L(E, $t(t, _.keptTexts, C, w));
	let k = Ht(D, {
		...n,
		base: t.project.baseLanguage,
		folders: h
	}), A = [...k.edits];
	L(E, k.problems);
	let M = [];
	for (let { kind: e, entries: o, all: c, matching: u, matches: d } of v) {
		let f = Ge(e, d, l, i.fields ?? []), p = He(e, f, a), m = c.unmanaged.filter((t) => !c.namesakes.has(t) && !Ie(e, t, s));
		if (L(A, p.edits), L(M, p.kept), L(E, p.problems), !e.secretNames) {
			if (i.removesMissing) {
				let t = await an(e, o, u, {
					rules: s,
					options: i
				});
				L(A, t.edits), L(E, t.problems);
			}
			if (i.isNew) {
				let a = Ae(t.project, r.pulledLanguages), s = {
					fields: i.fields ?? [],
					languages: a,
					label: () => ""
				}, c = ze(n.manifests[e.plural]), u = tn(e, m, {
					declared: o,
					live: t,
					context: l,
					wanted: s
				}, c);
				L(A, u.edits), L(E, u.problems), L(M, u.waiting);
			} else if (!m.every(e.isArchived) && s.filter.length === 0) {
				let t = o.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", n = m.filter((t) => !e.isArchived(t)).map(e.liveLabel), r = `No manifest has ${j(n.length, e.name)} of the project: ${N(n, 3)}. To declare what is new: ${t}`;
				E.push(P("not-expressible", r, {
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
		kept: [...Pe(O), ...M],
		problems: E,
		unmatched: y
	};
}
function Zt(e, t, n) {
	let r = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: i }) => {
		let a = e.context(t.values, i, n), o = r.flatMap((e) => Object.keys(Object(e.toManifest(i, a)))), s = h(e, t).map(({ part: e }) => e);
		if (s.length === 0) return [];
		let c = [...s, ...(t.leftOut ?? []).map(({ language: e }) => e)], l = new Set([
			...c,
			...ee(e, t, n),
			n.project.baseLanguage
		]);
		return o.filter((e) => !l.has(e) && me(n.rules, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
function Qt(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${N(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [P("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function $t(e, t, r, i) {
	let a = t.filter(({ kind: t, entry: n, object: r, item: { part: i = "", reason: a } }) => ie([e], {
		kind: t,
		entry: n,
		live: r
	}, i, a === "held") !== void 0), [o] = a;
	if (o ? a.some(({ item: e }) => e.reason !== "waiting" || y(e)) : !i) return [];
	let [s = ""] = o ? n(o.kind.identity(o.entry.values)) : [], c = `--accept ${e} took nothing: ${o ? `a pattern does not take texts that wait. Name each: lokaform pull --accept ${_e(l(s, o.item.part ?? "", r()))}` : "no text that it names differs from the project. Texts in a language that entries do not declare come with --languages."}`;
	return [P("unknown-text", c, {
		severity: "notice",
		scope: "change"
	})];
}
function en(e, t, n) {
	let r = ce(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [Ze([
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
function tn(e, t, r, i) {
	let { declared: a, live: o, context: s, wanted: c } = r, l = o.objects[e.plural];
	if (!l) return {
		edits: [],
		waiting: [],
		problems: []
	};
	let u = ke(e, t, {
		live: l,
		context: s,
		declared: a
	}, c), d = a.filter(({ from: e }) => e === void 0), f = je(d.flatMap((t) => n(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [p] = i.length === 1 ? i : [], m = [], h = [], g = [];
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
		}), L(g, t.waiting);
	}
	return {
		edits: h,
		waiting: g,
		problems: [...Fe(u.left), ...rn(e, m, i)]
	};
}
function nn(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && I(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function rn(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${N(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [P("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function an(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(on), s = a.filter((e) => !on(e)).map((t) => sn(e, t)), c = qe(e, o, t.filter(on).length, r);
	if (o.length === 0 || F(c)) return {
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
		problems: [P("not-confirmed", f, { scope: "project" })]
	};
}
function on(e) {
	return $(e).length === 0;
}
function sn(e, t) {
	let [n = t] = $(t), r = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return k(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: [r],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function cn(e, t, n, r) {
	return ln(e, t, n, r).catch((e) => {
		let n = i(e, r.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	});
}
async function ln(e, n, r, i) {
	let a = {
		...i,
		signal: i.cancellation.stopping
	}, o = await t(e.projects, a), c = [
		...n,
		...Ue(e.kinds, r, i),
		...o
	];
	if (F(c)) return { problems: c };
	let { projects: l } = e;
	for (let t of l) {
		if (!t.manifests || await We(t.manifests, t)) continue;
		if (l.length > 1) return { problems: [...c, P("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
		let { filter: n } = t.rules;
		if (n.length > 0) return { problems: [...c, ...n.map((e) => C(e, []))] };
		let a = await Be(e, t, t.manifests, r, i);
		return {
			...a,
			problems: [...c, ...a.problems]
		};
	}
	L(c, r.unused);
	let u = [], d = [], f = [], p = [];
	for (let t of l) {
		if (i.cancellation.stopped) break;
		let n = await un(e, t, r, i);
		L(c, n.problems), n.later && u.push(n.later), L(d, n.written ?? []), f.push(n.filtered?.unmatched ?? []), n.filtered && p.push(n.filtered.declared);
	}
	let { filter: m = [], accept: h = [] } = l[0]?.rules ?? {};
	return L(c, s(m, f, p)), l.length > 1 && p.length === l.length && L(c, v("--accept", h, p)), {
		problems: xe(c),
		later: u,
		written: d,
		at: Xe(u.map((e) => e.at))
	};
}
async function un(e, t, n, r) {
	let { folders: i, cancellation: a } = r;
	if (!t.manifests) return { problems: [] };
	let o = it(t, e.apiUrl, r);
	if (!o.ok) return { problems: [o.problem] };
	let { reading: s, now: l } = o.value, d = t.pulledLanguages?.value, f = d?.includes("all") && t.manifests.texts.length > 0 ? (await at(s, t.id))?.languages : void 0, { fields: p = [] } = n, m = t.manifests.kinds.filter((e) => e.fields.some(({ name: e, role: t }) => t === "text" || p.includes("all") || p.includes(e))), h = f?.map(({ iso: e }) => e) ?? d, y = h && { alsoReads: h.includes("all") ? "all" : h }, b = {
		...t.manifests,
		kinds: m,
		texts: t.manifests.texts.map((e) => ({
			...e,
			...y
		}))
	}, x = await g(b, t, {}, _);
	if (x.problems.length + Object.values(x.paths).flat().length + b.texts.length === 0) {
		let e = `There is no manifest of ${Qe(m.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [P("no-manifest", e, { severity: "notice" })] };
	}
	let S = l(), C = [], T = await u(t, b, e.usable, i, {
		...r,
		signal: a.stopping,
		findProject: ({ id: e }) => at(s, e),
		counts: ({ code: e, severity: t }) => e !== "no-language-file" || t === "error"
	});
	if (r.onProgress?.(void 0), !T) return { problems: [] };
	let D = T.manifests.map((e) => mt(ht(i.displayRoot, e)));
	await re([...D, e.backupDir ?? []].flat());
	let { declared: O, files: k, textFiles: A } = T;
	r.onSecrets(de(O.variables));
	let j = [
		...T.problems,
		...e.projects.length > 1 ? [] : [...v("--accept", t.rules.accept, [O]), ...E(t.rules.filter, [O])],
		...Me(b.kinds, n, k)
	];
	if (ve(j)) return { problems: j };
	try {
		let i = await $e(s, t.id, {
			kinds: m.filter(({ plural: e }) => O.entries[e]),
			languages: (e) => {
				S = l();
				let r = {
					asked: t.pulledLanguages,
					isNew: n.isNew,
					rows: b.texts
				}, i = Ve(e, mn(O, e, t), r);
				return C = (e.languages?.filter((e) => i.ok && !i.value.includes(e)) ?? []).map(({ iso: e }) => e), i;
			}
		});
		if (!i.ok) return { problems: [...j, i.problem] };
		r.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: o } = i.value, u = [...w({
			declared: O,
			textFiles: A
		}, o), ...c(t.languagePlaces, o)];
		if (F(u)) return { problems: [...j, ...u] };
		let d = mn(O, o, t), f = {
			project: t,
			options: n,
			settings: e,
			manifests: k,
			textFiles: A,
			rows: T.rows,
			context: {
				...r,
				now: l
			},
			ownUser: rt(s, t.id)
		}, p = await Xt(d, i.value, {
			...f,
			otherLanguages: C
		}), h = [...j, ...p.problems];
		if (ve(p.problems) || a.stopped) return { problems: h };
		let g = await dn(p, d, i.value, f, S), _ = {
			unmatched: p.unmatched,
			declared: O
		};
		return {
			...g,
			filtered: _,
			problems: [...h, ...g.problems]
		};
	} catch (e) {
		return { problems: [...j, ...et(e, a, {
			declared: O,
			settings: t
		})] };
	} finally {
		r.onProgress?.(void 0);
	}
}
async function dn(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let { edited: l, targets: u, refused: d } = await fn(e, {
		manifests: r,
		context: s
	}), { changed: f } = l;
	if (l.problems.length > 0) return { problems: [...d, ...l.problems] };
	let p = [...e.kept, ...Pe(l.refused)], { project: m } = n, h = {
		name: m.name,
		kept: p,
		...!a.showTexts && { hide_texts: !0 }
	};
	if (f.length === 0) return {
		problems: d,
		later: {
			...h,
			changed: f,
			at: c,
			files: [],
			comparison: pn
		}
	};
	let g = te(t.kinds, l.manifests, i.usable), _ = g.problems.filter(({ severity: e }) => e === "error");
	if (_.length > 0) return { problems: _.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let v = o.dryRun ? [] : await De(u, s.folders);
	if (v.length > 0) return { problems: [...d, ...v] };
	let y = {
		...h,
		changed: f,
		at: c,
		files: f.map(({ path: e }) => e),
		comparison: en(mn(g.declared, m, a), t, e.taken)
	}, b = new Set(y.comparison.changes.map(({ label: e }) => ue(e))), x = M(g.declared, n, a.rules);
	return {
		problems: [...d, ...x.filter(({ about: e = "" }) => b.has(e))],
		later: y,
		written: u
	};
}
async function fn({ edits: e, sources: t }, { manifests: n, context: { folders: r } }) {
	let i = Kt(n, e, t), a = await Ne(i.changed, r), o = await Promise.all(a.map((e) => Oe([e], r))), s = i.changed.flatMap(({ path: e }, t) => (o[t] ?? []).map((t) => ({
		...t,
		scope: "change",
		place: {
			file: e,
			line: 1,
			col: 1,
			endLine: 1,
			endCol: 1
		}
	})));
	if (s.length === 0) return {
		edited: i,
		targets: a,
		refused: s
	};
	let c = new Set(s.map(({ place: e }) => e?.file)), l = ({ path: e }) => !c.has(e), u = Kt(n, e.filter(l), t.filter(l));
	return {
		edited: u,
		targets: await Ne(u.changed, r),
		refused: s
	};
}
const pn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function mn(e, t, { pulledLanguages: n }) {
	return D(e, t.baseLanguage, Ae(t, n ?? Le));
}
// src/commands/runs/pull.ts
async function hn(t, n) {
	return se(async (r) => {
		let i = {
			...n.sources,
			signal: r.stopping
		}, { settings: a, problems: o } = await e("plan", t, i);
		n.hide(a.secrets), r.stopAfter(a.timeLimit);
		let s = n.context(a, r, t), { ask: c } = n, l = Re(t, s, c && ((e) => c(e, r))), u = await cn(a, [
			...n.problems,
			...n.pullRefusal ? [n.pullRefusal] : [],
			...o
		], l, s), { first: d, later: f } = u, m = {
			isDryRun: l.dryRun,
			full: a.all
		}, h = {
			...n.screen,
			texts: !(n.reportPull && d?.hide_texts),
			full: a.all
		}, g = l.dryRun ? void 0 : n.screen.width, _ = d ? [...p(d, h), ...pt(d, l.dryRun)] : [];
		for (let e of he(_, g)) n.print(e);
		for (let e of gn(f ?? [], m, n)) n.print(e);
		let v = d !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: y } = s.folders, b = n.reportPull ? void 0 : await le(await gt(y), void 0);
		if (f && v && !n.reportPull && n.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), v && u.at !== void 0 && !l.dryRun && b !== void 0) {
			let e = u.written?.map(({ path: e }) => _e(A(e, s.folders))) ?? [];
			n.print("To commit these changes (the trailer tells later runs that the project had these texts):"), n.print(Se(`  git add -- ${e.join(" ")}`)), n.print(`  git commit --trailer ${_e(pe(u.at))}`);
		}
		let { stopped: x } = r, S = x !== void 0 && !d && (f ?? []).length < a.projects.length, C = v && !l.dryRun ? "more " : "", w = P("run-stopped", `${r.reason} Nothing ${C}was written.`), T = S ? [...u.problems, w] : u.problems, E = n.reportPull && !a.showTexts ? ne(T) : T, D = await n.reportPull?.({
			...u,
			problems: E
		}, t, a, r.stopping) ?? [], O = [...E, ...D];
		return n.showProblems(O), S && x.by !== "time limit" ? x.by === "SIGINT" ? 130 : 143 : S || F(O) ? 1 : a.detailedExitcode && v ? 2 : 0;
	});
}
function gn(e, { isDryRun: t, full: n }, { screen: i, reportPull: o }) {
	let { clean: s = (e) => e } = i;
	return e.flatMap(({ changed: e, at: c, ...l }) => {
		let u = ae(l, s), d = !(o && u.hide_texts);
		return [...t && d ? r(e) : [], ...a(u, {
			...i,
			isDryRun: t,
			texts: d,
			full: n
		})];
	});
}
export { hn as runPull };
