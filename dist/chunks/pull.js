import { $n as e, $r as t, $t as n, Di as r, Dt as i, Fr as a, G as o, Gt as s, Ht as c, J as l, Jt as u, Kt as d, N as f, Ot as p, Q as m, Qt as h, Rr as g, U as _, Vr as v, W as y, Wt as b, Xt as x, Yt as S, Zt as C, ai as w, ar as T, bn as E, br as D, ct as O, d as k, di as A, dn as j, er as ee, fn as te, hn as ne, in as re, ir as ie, kt as ae, l as oe, mi as se, q as ce, qt as le, s as ue, sn as de, sr as fe, ut as pe, vr as me, yt as he } from "./engine.js";
import { $t as ge, Fi as _e, Vt as ve, Y as ye, _ as M, b as be, d as N, f as xe, ln as Se, mn as Ce, q as we, qt as Te, un as Ee, ut as De, wi as Oe, zt as P } from "./start.js";
import { D as ke, E as Ae, _ as je, a as Me, b as Ne, c as Pe, d as Fe, f as Ie, g as Le, h as Re, i as ze, l as Be, m as Ve, n as He, o as Ue, p as We, s as Ge, t as Ke, v as qe, w as Je, x as Ye, y as Xe } from "./firstPull.js";
import { D as Ze, S as F, _ as Qe, c as I, f as L, m as R, u as $e, v as et, y as z } from "./wire.js";
import { C as tt, T as nt, c as rt, l as it, m as at, u as ot, y as st } from "./project.js";
import { h as ct } from "./diff.js";
import { C as lt, E as ut, O as B, S as V, T as H, b as dt, k as ft, r as pt } from "./yaml.js";
import { s as mt } from "./writtenFiles.js";
import { dirname as ht, resolve as gt } from "node:path";
import { realpath as _t } from "node:fs/promises";
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
	return t < e.length && vt(e.slice(t, W(e, t))) === "";
}
function vt(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const yt = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function J(e) {
	return e && "items" in e ? e.items.filter((e) => !bt(e)) : [];
}
function bt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => yt.has(e));
}
function Y(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => yt.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? xt(i) : X(e)
	};
}
function X({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => yt.has(e));
	return r ? r.offset + r.source.length : t ? xt(t) : e.at(-1)?.offset ?? 0;
}
function xt(e) {
	if (e.type === "block-scalar") return Z(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = J(e).at(-1);
	return t ? Y(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function Z({ offset: e, props: t, source: n, indent: r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = /\d/.exec(a)?.[0], s = a.includes("+") && n !== "", c = s ? n.replace(/\n$/, "") : vt(n);
	return {
		end: e + (s ? i + c : vt(i + c)).length,
		header: a,
		bodyStart: e + i.length,
		indent: o ? r + Number(o) : /^ *(?=[^ \n])/m.exec(n)?.[0].length,
		body: c
	};
}
function St(e) {
	return e?.type === "block-scalar" ? Z(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : St(J(e).at(-1)?.value);
}
function Ct(e, t) {
	let { value: n } = t, r = X(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = xt(n);
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
function wt(e, t, n) {
	let r = Ot(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = U(e, r);
	for (; a > i;) {
		let t = U(e, a - 1), n = Dt(e, t);
		if (t < i || n === void 0 || n > G(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = G(e, Ot(t, 0)), a = W(e, r ? Y(r).end : 0);
	for (let t = a; t < e.length; t = W(e, t)) {
		let n = Dt(e, t);
		if (n !== void 0 && n > i) a = W(e, t);
		else if (!q(e, t)) break;
	}
	return a;
}
function Tt(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = Et(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function Et(e, t, n, r) {
	let i = t[r + 1], a = Ot(t, n);
	if (i && !K(e, a)) return {
		from: n,
		start: a,
		end: Y(i).start
	};
	let o = Q(e, t, r), s = wt(e, t, n), c = () => q(e, U(e, s - 1)), l = St(t[n - 1]?.value);
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
function Dt(e, t) {
	let n = e.slice(t, W(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function Ot(e, t) {
	let n = e[t];
	return n ? Y(n).start : 0;
}
// src/yaml/editEntries.ts
function kt(e, t, n, r) {
	let i = E(e, t);
	if (N(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = At(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...R(a) && a,
		[n]: s
	};
	if (F(a, c)) return {
		is: "edited",
		text: t
	};
	let l = Mt(t), { changed: u, refused: d } = Lt(l, {
		list: n,
		rows: o
	}, a, c);
	if (d) return {
		is: "refused",
		problems: [Ft(i, d)]
	};
	let f = Pt(u, l), p = E(e, f), m = p.problems.length <= i.problems.length && !N(p.problems) ? p.value : a;
	return F(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [Ft(i, It(m, c))]
	};
}
function At({ value: e, span: t }, n, r) {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? jt(n, e.language, e.value) : {
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
function jt(e, t, n) {
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
function Mt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = pt(a, {
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
		style: Nt(o, a)
	};
}
function Nt(e, t) {
	let n = {}, r = 0;
	dt(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = lt(r) && !r.flow ? J(r.srcToken) : [];
			if (!i || !a || !K(t, Y(a).start)) return;
			let o = G(t, Y(a).start) - G(t, Y(i).start);
			ft(r) && o >= 0 ? n.listStep ??= o : H(r) && o > 0 && (n.step ??= o);
		},
		Collection: (e, r) => {
			let [i = 0, a = 0] = r.range ?? [], [o] = J(r.srcToken), [s] = o?.value?.type === "block-map" ? J(o.value) : [];
			if (r.flow && o && !t.slice(i, a).includes("\n") && (n[H(r) ? "braces" : "brackets"] ??= /^ */.exec(t.slice(i + 1, a))?.[0] ?? ""), H(r) || !o || !s) return;
			let c = t.slice(X(o), Y(s).start);
			c.includes("\n") || (n.afterDash ??= c.length);
		}
	});
	let { contents: i } = e, a = H(i) && i.flow === !0 && i.items.every(({ key: e }) => B(e) && e.type === "QUOTE_DOUBLE");
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
function Pt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Ft({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? Se(e, t, n) : Ee(e, t, n);
	return M("not-editable", i, { place: a });
}
function It(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!F(t, i)) return [e, ...It(t, i)];
	}
	return [];
}
function Lt(e, { list: t, rows: n }, r, i) {
	let { text: a, document: o, style: s } = e, c = [], l = Rt(o), u = new Map(), d = Je(s, h), f = [];
	return p({
		path: [],
		old: r,
		node: o.contents ?? void 0,
		inFlow: !1
	}, i), {
		changed: De(a, c),
		refused: f[0]
	};
	function p(e, t) {
		let { node: n, old: r } = e;
		if (V(n)) {
			m(n, t) || w(e, t);
			return;
		}
		n?.anchor && u.set(n, t);
		let i = F(r, t);
		if (i && l.size === 0) return;
		let a = H(n) ? g(e, n, t) : ft(n) ? _(e, n, t) : void 0;
		a ? v(e, a) : i || w(e, t);
	}
	function m(e, t) {
		let n = l.get(e), r = n && u.get(n);
		return r !== void 0 && F(r, t);
	}
	function h(e) {
		return V(e) ? l.get(e) : e;
	}
	function g(e, t, n) {
		let r = t.items.map(({ key: e }) => b(e));
		if (!R(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: z(e.old, r[o] ?? "") ?? null,
			node: zt(n),
			key: zt(t),
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
		let s = e.path.length === 1 && e.path[0] === t ? n : Ht(o, i);
		if (!s) return;
		let c = e.inFlow || r.flow === !0, l = J(r.srcToken), u = r.items.map((t, n) => ({
			path: [...e.path, n],
			old: o[n] ?? null,
			node: zt(t),
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
		if (!V(e)) e?.anchor && u.set(e, n);
		else if (!m(e, n) && e.range) {
			let [t = ""] = d.added({
				name: n,
				value: null
			}, [], !0);
			E(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	function b(e) {
		let t = ut(e) ? h(e) : void 0;
		return B(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
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
			let r = n.map((n) => d.added(n, Bt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let g = Tt(a, s, h);
		for (let e of new Set(g.values())) E(e.start, e.end, "");
		for (let [e, r] of o) {
			e < 0 && !K(a, u) && f.push(t);
			let i = g.get(e), o = i ? i.start : e < 0 ? wt(a, s, 0) : Q(a, s, e), c = St(s[i ? i.from - 1 : e]?.value);
			D(o, o, r.flatMap((t) => {
				let r = d.added(t, Bt(n, e), !1);
				return m && !c ? ["", ...r] : r;
			}), G(a, u));
		}
	}
	function w(e, t) {
		let { node: n, item: r, path: i } = e, o = r && Ct(a, r);
		if (!o) {
			f.push(i);
			return;
		}
		let { inline: s, lines: c } = o, l = (r.sep ?? r.start).find(({ type: e }) => e === "tag"), u = B(n) && typeof t == "string" && l?.source === "!!str";
		l && !u && E(l.offset - Vt(a, l.offset), l.offset + l.source.length, "");
		let [d = "", ...p] = T(e, t, o);
		s.start === s.end ? E(s.start, s.end, d && ` ${d}`) : E(s.start - (d ? 0 : Vt(a, s.start)), s.end, d);
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
		if (typeof c == "string" && B(t) && n?.value?.type === "block-scalar") {
			let r = Z(n.value), { indent: i, end: l } = r, u = W(a, l), p = (u === a.length ? !e.isEndAdded : !q(a, u)) && !o, m = i === void 0 ? s.step : i - G(a, Y(n).start);
			return d.block(c, t.type, {
				...r,
				mayKeepEnd: p
			}, m) ?? d.afterName(c, [], f, "PLAIN");
		}
		let p = u !== void 0 && u.start !== W(a, l.end), m = B(t) ? t.type : p ? "QUOTE_DOUBLE" : void 0;
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
function Rt(e) {
	let t = new Map(), n = new Map();
	return dt(e, {
		Value: (e, t) => {
			t.anchor && n.set(t.anchor, t);
		},
		Alias: (e, r) => {
			let i = n.get(r.source);
			i && t.set(r, i);
		}
	}), t;
}
function zt(e) {
	return ut(e) ? e : void 0;
}
function Bt(e, t) {
	if (H(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(ut);
}
function Vt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Ht(e, t) {
	let n = {
		comparator: F,
		maxEditLength: 1e3
	}, r = ct([...e], [...t], n);
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
function Ut(e, t) {
	let { textFiles: n, base: r } = t, i = new Xt(t), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: r, language: c, after: l, item: u } = t, { declared: d } = u, f = d === void 0 ? i.find(r, c) : void 0, p = f?.path ?? g(e, r, c);
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
	let c = [...L(o, ({ path: e }) => e)].flatMap(([e, t]) => {
		let r = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), a = r[0]?.target, o = n.get(e) ?? a?.textFile;
		if (!o) return [];
		let s = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Wt(t, e, i)
		}]), c = r.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : Yt(e.after);
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
		problems: [...Gt(s), ...Kt(c, r)]
	};
}
function Wt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	if (!c) return [];
	if (typeof i == "string") return [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}];
	let l = {}, u = Object.entries(Yt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = R(r) ? r[e] : void 0;
		return n || (l[e] = t), n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}), d = $(e).find((e) => e.file.path === a && e.from.language === t);
	if (!d || Object.keys(l).length === 0) return u;
	let { source: f, file: p } = d.from, m = p.language === void 0 ? { language: P(f, t) } : {}, h = {
		is: "add",
		path: d.path ?? [],
		...m,
		value: l,
		...s && { base: s }
	};
	return [...u, h];
}
function Gt(e) {
	return [...L(e, ({ entry: e }) => $(e)[0]?.from.source)].map(([e, t]) => {
		let n = et([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${ie(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return M("no-language-file", r, {
			severity: "notice",
			scope: "change",
			...i
		});
	});
}
function Kt(e, t) {
	let n = e.flatMap(({ textFile: { source: e }, changes: n }) => {
		let r = e.languages ?? [e.language ?? t];
		return n.map(({ text: e }) => e.language).filter((e) => !r.includes(e)).map((t) => ({
			source: e,
			language: t
		}));
	});
	return [...L(n, ({ source: e }) => e)].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = [...new Set(i.map(({ language: e }) => e))], o = `Other commands do not read the ${a.join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...a].join(", ")}].`;
		return M("no-language-file", o, {
			severity: "notice",
			scope: "change",
			place: r
		});
	});
}
function qt(e, t, n) {
	let r = [], i = [], a = [], o = Object.values(e).flat(), s = new Map(o.map(({ path: e, text: t }) => [e, t])), c = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).map((e) => e.edit);
		if (i.length === 0) continue;
		let s = kt(e, o, n, i);
		s.is === "refused" ? I(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = k(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = Jt(n, l, r, ve(t));
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
function Jt(e, t, n, r) {
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
function Yt(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var Xt = class {
	given;
	known = new Map();
	texts;
	constructor(e) {
		this.given = e;
		let t = Object.values(e.manifests).flat();
		this.texts = new Map(t.map(({ path: e, text: t }) => [e, t]));
	}
	find(e, t) {
		for (let n of c($(e), ({ from: e }) => e.language, this.given.base)) {
			let e = $e([n.file.path, t]);
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
		let { base: n } = this.given, r = $(e).find(({ file: e, from: r }) => r.language === n && k(e.path) === k(t));
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
			code: P(t.source, n)
		};
		let i = ge(this.given.rows, r, n);
		if (!i) return;
		let { row: a, path: o } = i, s = gt(a.folder, o), c = w(s, this.given.folders), l = this.given.textFiles.get(c), u = {
			source: a,
			path: o,
			language: n,
			isPlural: r.isPlural,
			...Te(a, o)
		}, d = P(a, n);
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
async function Zt(e, t, n) {
	let { project: r, options: i, textFiles: a } = n, { rules: o } = r, c = Me(t.project, r.pulledLanguages ?? ze), l = {
		project: t.project,
		rules: {
			...o,
			prune: {},
			pull: { completes: c }
		},
		variables: e.variables,
		verdicts: f
	}, u = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: d, onSecrets: p, folders: m } = n.context, h = {
		known: new Map(),
		ids: [r.id],
		onSecrets: p,
		kinds: e.kinds
	}, g = await it(e, t, l.rules, {
		ownUser: n.ownUser,
		applied: d && (() => d(u, h).then((t) => t && _(t, {
			settings: r,
			declared: e
		}))),
		history: n.context.history,
		manifests: y({
			declared: e,
			manifests: u
		}),
		textFiles: a,
		usable: n.settings.usable,
		asked: { now: Math.floor(n.context.now() / 1e3) }
	});
	if (g.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: g.problems,
		unmatched: []
	};
	let v = g.kinds.map(({ kind: t, matching: n }) => {
		let r = ({ declared: e, live: n }) => le(o.filter, {
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
			matches: i.matches.filter(({ live: e }) => e !== void 0 && !Re(t, e, o))
		};
	}), b = g.plan.filter?.unmatched ?? [], S = v.flatMap(({ kind: e, matches: t }) => Qt(e, t, l)), C = Ze(() => s(e)), w = n.settings.projects.length === 1, E = [
		...g.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...v.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...at(g.keptTexts, {
			reasons: g.reasons,
			takenBack: g.takenBack,
			writes: !1,
			flags: r.flags,
			isWorkflow: m.confined !== void 0,
			names: C
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e)
	];
	I(E, $t([...n.otherLanguages.map((e) => `all ${e} texts`), ...S]));
	let { taken: D, kept: O } = Xe(g.keptTexts, l);
	for (let t of x(o.accept, [e])) I(E, en(t, g.keptTexts, C, w));
	let k = Ut(D, {
		...n,
		base: t.project.baseLanguage,
		folders: m
	}), A = [...k.edits];
	I(E, k.problems);
	let j = [];
	for (let { kind: e, entries: s, all: c, matching: u, matches: d } of v) {
		let f = qe(e, d, l, i.fields ?? []), p = We(e, f, a), m = c.unmanaged.filter((t) => !c.namesakes.has(t) && !Re(e, t, o));
		if (I(A, p.edits), I(j, p.kept), I(E, p.problems), !e.secretNames) {
			if (i.removesMissing) {
				let t = await on(e, s, u, {
					rules: o,
					options: i
				});
				I(A, t.edits), I(E, t.problems);
			}
			if (i.isNew) {
				let a = Me(t.project, r.pulledLanguages), o = {
					fields: i.fields ?? [],
					languages: a,
					label: () => ""
				}, c = Ve(n.manifests[e.plural]), u = nn(e, m, {
					declared: s,
					live: t,
					context: l,
					wanted: o
				}, c);
				I(A, u.edits), I(E, u.problems), I(j, u.waiting);
			} else if (!m.every(e.isArchived) && o.filter.length === 0) {
				let t = s.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", n = m.filter((t) => !e.isArchived(t)).map(e.liveLabel), r = `No manifest has ${T(n.length, e.name)} of the project: ${fe(n, 3)}. To declare what is new: ${t}`;
				E.push(M("not-expressible", r, {
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
		kept: [...Ie(O), ...j],
		problems: E,
		unmatched: b
	};
}
function Qt(e, t, n) {
	let r = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: i }) => {
		let o = e.context(t.values, i, n), s = r.flatMap((e) => Object.keys(Object(e.toManifest(i, o)))), c = a(e, t).map(({ part: e }) => e);
		if (c.length === 0) return [];
		let l = [...c, ...(t.leftOut ?? []).map(({ language: e }) => e)], u = new Set([
			...l,
			...pe(e, t, n),
			n.project.baseLanguage
		]);
		return s.filter((e) => !u.has(e) && _e(n.rules, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
function $t(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${fe(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [M("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function en(e, t, n, r) {
	let i = t.filter(({ kind: t, entry: n, object: r, item: { part: i = "", reason: a } }) => u([e], {
		kind: t,
		entry: n,
		live: r
	}, i, a === "held") !== void 0), [a] = i;
	if (a ? i.some(({ item: e }) => e.reason !== "waiting" || b(e)) : !r) return [];
	let [o = ""] = a ? v(a.kind.identity(a.entry.values)) : [], s = `--accept ${e} took nothing: ${a ? `a pattern does not take texts that wait. Name each: lokaform pull --accept ${ye(S(o, a.item.part ?? "", n()))}` : "no text that it names differs from the project. Texts in a language that entries do not declare come with --languages."}`;
	return [M("unknown-text", s, {
		severity: "notice",
		scope: "change"
	})];
}
function tn(e, t, n) {
	let r = O(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [$e([
		e,
		t,
		n,
		i
	]), r])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get($e([
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
function nn(e, t, n, r) {
	let { declared: i, live: a, context: o, wanted: s } = n, c = a.objects[e.plural];
	if (!c) return {
		edits: [],
		waiting: [],
		problems: []
	};
	let l = je(e, t, {
		live: c,
		context: o,
		declared: i
	}, s), u = i.filter(({ from: e }) => e === void 0), d = Ne(u.flatMap((t) => v(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [f] = r.length === 1 ? r : [], p = [], m = [], h = [];
	for (let t of l.entries) {
		let [n = ""] = e.names(t.live), r = d(n), i = r?.file.path ?? f;
		if (i === void 0) {
			p.push(t);
			continue;
		}
		let a = rn(e, t, r?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
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
		problems: [...Le(l.left), ...an(e, p, r)]
	};
}
function rn(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && F(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function an(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${fe(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [M("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function on(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(sn), s = a.filter((e) => !sn(e)).map((t) => cn(e, t)), c = Ye(e, o, t.filter(sn).length, r);
	if (o.length === 0 || N(c)) return {
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
		problems: [M("not-confirmed", f, { scope: "project" })]
	};
}
function sn(e) {
	return $(e).length === 0;
}
function cn(e, t) {
	let [n = t] = $(t), r = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return te(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: [r],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function ln(e, t, n, i) {
	return un(e, t, n, i).catch((e) => {
		let n = r(e, i.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	});
}
async function un(e, t, r, i) {
	let a = {
		...i,
		signal: i.cancellation.stopping
	}, o = await ee(e.projects, a), s = [
		...t,
		...Ge(e.kinds, r, i),
		...o
	];
	if (N(s)) return { problems: s };
	let { projects: c } = e;
	for (let t of c) {
		if (!t.manifests || await Ke(t.manifests, t)) continue;
		if (c.length > 1) return { problems: [...s, M("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
		let { filter: n } = t.rules;
		if (n.length > 0) return { problems: [...s, ...n.map((e) => C(e, []))] };
		let a = await He(e, t, t.manifests, r, i);
		return {
			...a,
			problems: [...s, ...a.problems]
		};
	}
	I(s, r.unused);
	let l = [], u = [], f = [], p = [];
	for (let t of c) {
		if (i.cancellation.stopped) break;
		let n = await dn(e, t, r, i);
		I(s, n.problems), n.later && l.push(n.later), I(u, n.written ?? []), f.push(n.filtered?.unmatched ?? []), n.filtered && p.push(n.filtered.declared);
	}
	let { filter: m = [], accept: h = [] } = c[0]?.rules ?? {};
	return I(s, d(m, f, p)), c.length > 1 && p.length === c.length && I(s, n("--accept", h, p)), {
		problems: xe(s),
		later: l,
		written: u,
		at: Qe(l.map((e) => e.at))
	};
}
async function dn(r, i, a, s) {
	let { folders: c, cancellation: u } = s;
	if (!i.manifests) return { problems: [] };
	let d = st(i, r.apiUrl, s);
	if (!d.ok) return { problems: [d.problem] };
	let { reading: f, now: p } = d.value, m = i.pulledLanguages?.value, g = m?.includes("all") && i.manifests.texts.length > 0 ? (await nt(f, i.id))?.languages : void 0, { fields: _ = [] } = a, v = i.manifests.kinds.filter((e) => e.fields.some(({ name: e, role: t }) => t === "text" || _.includes("all") || _.includes(e))), y = g?.map(({ iso: e }) => e) ?? m, b = y && { alsoReads: y.includes("all") ? "all" : y }, x = {
		...i.manifests,
		kinds: v,
		texts: i.manifests.texts.map((e) => ({
			...e,
			...b
		}))
	}, S = await e(x, i, {}, t);
	if (S.problems.length + Object.values(S.paths).flat().length + x.texts.length === 0) {
		let e = `There is no manifest of ${et(v.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [M("no-manifest", e, { severity: "notice" })] };
	}
	let C = p(), w = [], T = await o(i, x, r.usable, c, {
		...s,
		signal: u.stopping,
		findProject: ({ id: e }) => nt(f, e),
		counts: ({ code: e, severity: t }) => e !== "no-language-file" || t === "error"
	});
	if (s.onProgress?.(void 0), !T) return { problems: [] };
	let E = T.manifests.map((e) => ht(gt(c.displayRoot, e)));
	await se([...E, r.backupDir ?? []].flat());
	let { declared: D, files: O, textFiles: k } = T;
	s.onSecrets(he(D.variables));
	let A = [
		...T.problems,
		...r.projects.length > 1 ? [] : [...n("--accept", i.rules.accept, [D]), ...h(i.rules.filter, [D])],
		...Pe(x.kinds, a, O)
	];
	if (be(A)) return { problems: A };
	try {
		let e = await tt(f, i.id, {
			kinds: v.filter(({ plural: e }) => D.entries[e]),
			languages: (e) => {
				C = p();
				let t = {
					asked: i.pulledLanguages,
					isNew: a.isNew,
					rows: x.texts
				}, n = Ue(e, hn(D, e, i), t);
				return w = (e.languages?.filter((e) => n.ok && !n.value.includes(e)) ?? []).map(({ iso: e }) => e), n;
			}
		});
		if (!e.ok) return { problems: [...A, e.problem] };
		s.onProgress?.({
			phase: "planning",
			project: i.name
		});
		let { project: t } = e.value, n = [...l({
			declared: D,
			textFiles: k
		}, t), ...ce(i.languagePlaces, t)];
		if (N(n)) return { problems: [...A, ...n] };
		let o = hn(D, t, i), c = {
			project: i,
			options: a,
			settings: r,
			manifests: O,
			textFiles: k,
			rows: T.rows,
			context: {
				...s,
				now: p
			},
			ownUser: ot(f, i.id)
		}, d = await Zt(o, e.value, {
			...c,
			otherLanguages: w
		}), m = [...A, ...d.problems];
		if (be(d.problems) || u.stopped) return { problems: m };
		let h = await fn(d, o, e.value, c, C), g = {
			unmatched: d.unmatched,
			declared: D
		};
		return {
			...h,
			filtered: g,
			problems: [...m, ...h.problems]
		};
	} catch (e) {
		return { problems: [...A, ...rt(e, u, {
			declared: D,
			settings: i
		})] };
	} finally {
		s.onProgress?.(void 0);
	}
}
async function fn(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let { edited: l, targets: u, refused: d } = await pn(e, {
		manifests: r,
		context: s
	}), { changed: f } = l;
	if (l.problems.length > 0) return { problems: [...d, ...l.problems] };
	let p = [...e.kept, ...Ie(l.refused)], { project: m } = n, h = {
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
			comparison: mn
		}
	};
	let g = ne(t.kinds, l.manifests, i.usable), _ = g.problems.filter(({ severity: e }) => e === "error");
	if (_.length > 0) return { problems: _.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let v = o.dryRun ? [] : await ke(u, s.folders);
	if (v.length > 0) return { problems: [...d, ...v] };
	let y = {
		...h,
		changed: f,
		at: c,
		files: f.map(({ path: e }) => e),
		comparison: tn(hn(g.declared, m, a), t, e.taken)
	}, b = new Set(y.comparison.changes.map(({ label: e }) => j(e))), x = oe(g.declared, n, a.rules);
	return {
		problems: [...d, ...x.filter(({ about: e = "" }) => b.has(e))],
		later: y,
		written: u
	};
}
async function pn({ edits: e, sources: t }, { manifests: n, context: { folders: r } }) {
	let i = qt(n, e, t), a = await Fe(i.changed, r), o = await Promise.all(a.map((e) => Ae([e], r))), s = i.changed.flatMap(({ path: e }, t) => (o[t] ?? []).map((t) => ({
		...t,
		scope: "change",
		place: Ce(e)
	})));
	if (s.length === 0) return {
		edited: i,
		targets: a,
		refused: s
	};
	let c = new Set(s.map(({ place: e }) => e?.file)), l = ({ path: e }) => !c.has(e), u = qt(n, e.filter(l), t.filter(l));
	return {
		edited: u,
		targets: await Fe(u.changed, r),
		refused: s
	};
}
const mn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function hn(e, t, { pulledLanguages: n }) {
	return me(e, t.baseLanguage, Me(t, n ?? ze));
}
// src/commands/runs/pull.ts
async function gn(e, t) {
	return ue(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await m("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n, e), { ask: s } = t, c = Be(e, o, s && ((e) => s(e, n))), l = await ln(i, [
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
		}, h = c.dryRun ? void 0 : t.screen.width, g = u ? [...ae(u, p), ...mt(u, c.dryRun)] : [];
		for (let e of Oe(g, h)) t.print(e);
		for (let e of _n(d ?? [], f, t)) t.print(e);
		let _ = u !== void 0 || d?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: v } = o.folders, y = t.reportPull ? void 0 : await A(await _t(v), void 0);
		if (d && _ && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), _ && l.at !== void 0 && !c.dryRun && y !== void 0) {
			let e = l.written?.map(({ path: e }) => ye(w(e, o.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(we(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${ye(D(l.at))}`);
		}
		let { stopped: b } = n, x = b !== void 0 && !u && (d ?? []).length < i.projects.length, S = _ && !c.dryRun ? "more " : "", C = M("run-stopped", `${n.reason} Nothing ${S}was written.`), T = x ? [...l.problems, C] : l.problems, E = t.reportPull && !i.showTexts ? de(T) : T, O = await t.reportPull?.({
			...l,
			problems: E
		}, e, i, n.stopping) ?? [], k = [...E, ...O];
		return t.showProblems(k), x && b.by !== "time limit" ? b.by === "SIGINT" ? 130 : 143 : x || N(k) ? 1 : i.detailedExitcode && _ ? 2 : 0;
	});
}
function _n(e, { isDryRun: t, full: n }, { screen: r, reportPull: a }) {
	let { clean: o = (e) => e } = r;
	return e.flatMap(({ changed: e, at: s, ...c }) => {
		let l = re(c, o), u = !(a && l.hide_texts);
		return [...t && u ? p(e) : [], ...i(l, {
			...r,
			isDryRun: t,
			texts: u,
			full: n
		})];
	});
}
export { gn as runPull };
