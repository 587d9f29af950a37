import { $n as e, B as t, Ct as n, F as r, H as i, Ht as a, Ir as o, K as s, Lr as c, Mr as l, Pt as u, Qn as d, R as f, Si as p, Tt as m, U as h, Ut as g, V as _, W as v, Wt as y, Yr as b, bn as x, br as S, d as C, dn as w, dt as T, fn as E, hn as D, in as O, ir as k, it as ee, l as te, li as ne, nr as A, nt as re, oi as ie, or as ae, rr as oe, rt as se, s as ce, sn as le, st as ue, ti as de, ur as fe, vr as pe, z as me } from "./engine.js";
import { Ct as he, Gt as ge, It as j, Lt as _e, Ot as M, Rt as ve, St as N, Ut as ye, Vt as be, W as xe, Yt as Se, Zt as Ce, an as we, j as Te, jt as Ee, ki as De, on as Oe, vi as ke, zt as Ae } from "./start.js";
import { D as je, E as Me, _ as Ne, a as Pe, b as Fe, c as Ie, d as Le, f as Re, g as ze, h as Be, i as Ve, l as He, m as Ue, n as We, o as Ge, p as Ke, s as qe, t as Je, v as Ye, w as Xe, x as Ze, y as Qe } from "./firstPull.js";
import { _ as $e, c as P, f as F, m as I, u as L, v as et, x as R, y as z } from "./wire.js";
import { S as tt, c as nt, l as rt, m as it, u as at, v as ot, w as st } from "./project.js";
import { h as ct } from "./diff.js";
import { C as lt, E as ut, O as B, S as dt, T as V, b as ft, k as pt, r as mt } from "./yaml.js";
import { s as ht } from "./writtenFiles.js";
import { dirname as gt, resolve as H } from "node:path";
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
	let i = x(e, t);
	if (N(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = At(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...I(a) && a,
		[n]: s
	};
	if (R(a, c)) return {
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
	let f = Pt(u, l), p = x(e, f), m = p.problems.length <= i.problems.length && !N(p.problems) ? p.value : a;
	return R(m, c) ? {
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
	}, l = r.filter((e) => e.is === "add"), u = F(l, ({ after: e }) => e === void 0 ? a.length - 1 : c(e)), d = (e) => (u.get(e) ?? []).map(({ value: e }) => ({
		from: void 0,
		value: e
	}));
	for (let e of r) {
		if (e.is === "add") continue;
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? jt(n, e.language, e.value) : {
			...I(n) && n,
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
	let r = z(e, "translations"), i = I(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...I(r) && r,
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
		style: Nt(o, a)
	};
}
function Nt(e, t) {
	let n = {}, r = 0;
	ft(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = lt(r) && !r.flow ? J(r.srcToken) : [];
			if (!i || !a || !K(t, Y(a).start)) return;
			let o = G(t, Y(a).start) - G(t, Y(i).start);
			pt(r) && o >= 0 ? n.listStep ??= o : V(r) && o > 0 && (n.step ??= o);
		},
		Collection: (e, r) => {
			let [i = 0, a = 0] = r.range ?? [], [o] = J(r.srcToken), [s] = o?.value?.type === "block-map" ? J(o.value) : [];
			if (r.flow && o && !t.slice(i, a).includes("\n") && (n[V(r) ? "braces" : "brackets"] ??= /^ */.exec(t.slice(i + 1, a))?.[0] ?? ""), V(r) || !o || !s) return;
			let c = t.slice(X(o), Y(s).start);
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
function Pt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Ft({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? we(e, t, n) : Oe(e, t, n);
	return M("not-editable", i, { place: a });
}
function It(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!R(t, i)) return [e, ...It(t, i)];
	}
	return [];
}
function Lt(e, { list: t, rows: n }, r, i) {
	let { text: a, document: o, style: s } = e, c = [], l = Rt(o), u = new Map(), d = Xe(s, h), f = [];
	return p({
		path: [],
		old: r,
		node: o.contents ?? void 0,
		inFlow: !1
	}, i), {
		changed: xe(a, c),
		refused: f[0]
	};
	function p(e, t) {
		let { node: n, old: r } = e;
		if (dt(n)) {
			m(n, t) || w(e, t);
			return;
		}
		n?.anchor && u.set(n, t);
		let i = R(r, t);
		if (i && l.size === 0) return;
		let a = V(n) ? g(e, n, t) : pt(n) ? _(e, n, t) : void 0;
		a ? v(e, a) : i || w(e, t);
	}
	function m(e, t) {
		let n = l.get(e), r = n && u.get(n);
		return r !== void 0 && R(r, t);
	}
	function h(e) {
		return dt(e) ? l.get(e) : e;
	}
	function g(e, t, n) {
		let r = t.items.map(({ key: e }) => b(e));
		if (!I(n) || !r.some((e) => Object.hasOwn(n, e))) return;
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
		let m = F(f, (e) => e.after), h = l[0] ? Y(l[0]).start : 0, g = !r.flow && K(a, h);
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
			let i = g.get(e), o = i ? i.end : e < 0 ? wt(a, s, 0) : Q(a, s, e), c = St(s[i ? i.from - 1 : e]?.value);
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
function zt(e) {
	return ut(e) ? e : void 0;
}
function Bt(e, t) {
	if (V(e)) return [e];
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
		comparator: R,
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
	}) : (P(i, a.splice(0)), i.push({
		from: o++,
		value: r
	}));
	return [...i, ...a];
}
// src/pull/textEdits.ts
function Ut(e, t) {
	let { textFiles: n, base: r } = t, i = new Xt(t), a = [], s = [], c = [];
	for (let t of e) {
		let { kind: e, entry: r, language: l, after: u, item: d } = t, { declared: f } = d, p = f === void 0 ? i.find(e, r, l) : void 0, m = p?.path ?? o(e, r, l);
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
			a.push({
				kind: e.plural,
				path: r.file.path,
				edit: t
			});
		}
	}
	let l = [...F(s, ({ path: e }) => e)].flatMap(([e, t]) => {
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
		sources: l,
		problems: [...Gt(c), ...Kt(l, r)]
	};
}
function Wt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	return c ? typeof i == "string" ? [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}] : Object.entries(Yt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = I(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}) : [];
}
function Gt(e) {
	return [...F(e, ({ entry: e }) => $(e)[0]?.from.source)].map(([e, t]) => {
		let n = et([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${oe(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
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
	return [...F(n, ({ source: e }) => e)].map(([{ files: e, languages: n, place: r }, i]) => {
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
		s.is === "refused" ? P(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = C(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = Jt(n, l, r, _e(t));
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
	find(e, t, n) {
		for (let i of r($(t), ({ from: e }) => e.language, this.given.base)) {
			let t = L([i.file.path, n]);
			this.known.has(t) || this.known.set(t, this.targetOf(e, i, n));
			let r = this.known.get(t);
			if (r) return {
				...r,
				stringPath: i.path ?? [],
				sibling: this.sibling(i)
			};
		}
	}
	baseOf(e, t) {
		let { base: n } = this.given, r = $(e).find(({ file: e, from: r }) => r.language === n && C(e.path) === C(t));
		return r && this.sibling(r);
	}
	sibling({ file: { path: e }, span: t }) {
		return {
			path: e,
			text: this.texts.get(e) ?? "",
			name: t.start
		};
	}
	targetOf(e, { file: t, from: n, path: r = [] }, i) {
		let { textFiles: a } = this.given, o = a.get(t.path);
		if (!o) return;
		let s = j(n.source, i);
		if (o.language === void 0) return {
			path: t.path,
			textFile: o,
			code: s
		};
		let c = this.inOtherLanguage(t.path, o, i);
		if (c && !c.missing) return c;
		let l = (t) => L([e.textFiles?.name(r, t) ?? null, t.filename ?? null]), u = (e) => C(e.path) === C(t.path) && l(e.textFile) === l(o), d = [...a].flatMap(([e, t]) => t.language === i && u({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: j(t.source, i)
		}] : []), f = this.only(d, t.path, o);
		if (f && (!c || Zt(f, i) && !Zt(c, i))) return f;
		if (c || d.length > 0) return c;
		let p = this.given.rows.flatMap((e) => this.fromRow(e, i) ?? []).filter(u);
		return this.only(p, t.path, o);
	}
	only(e, t, n) {
		if (e.length === 1) return e[0];
		let r = (e, { source: t }) => {
			let n = H(this.given.folders.displayRoot, e);
			return H(t.folder, Ce(t, A(t, n)));
		}, i = r(t, n), [a, o] = e.filter((e) => r(e.path, e.textFile) === i);
		return o ? void 0 : a;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = A(t, H(this.given.folders.displayRoot, e)), i = Ae(t.files) ? ge(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (Se(e, t) && Ae(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, ve({ files: e.files.replaceAll("{lang}", j(e, t)) }), t);
	}
	at(e, t, n) {
		let r = j(e, n);
		if (!Qt.test(r) || be(e, t) !== n) return;
		let i = H(e.folder, t), a = de(i, this.given.folders), o = this.given.textFiles.get(a);
		return {
			path: a,
			textFile: o ?? {
				source: e,
				language: n,
				...ye(e, t)
			},
			code: r,
			...!o && { missing: i }
		};
	}
};
function Zt({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const Qt = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/decide.ts
async function $t(e, t, n) {
	let { project: r, options: i, textFiles: a } = n, { rules: o } = r, c = Pe(t.project, r.pulledLanguages ?? Ve), l = {
		project: t.project,
		rules: {
			...o,
			prune: {},
			pull: { completes: c }
		},
		variables: e.variables,
		verdicts: s
	}, u = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: d, onSecrets: f, folders: p } = n.context, m = {
		known: new Map(),
		ids: [r.id],
		onSecrets: f,
		kinds: e.kinds
	}, h = await rt(e, t, l.rules, {
		ownUser: n.ownUser,
		applied: d && (() => d(u, m).then((t) => t && re(t, {
			settings: r,
			declared: e
		}))),
		history: n.context.history,
		manifests: se({
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
		let r = ({ declared: e, live: n }) => me(o.filter, {
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
			matches: i.matches.filter(({ live: e }) => e !== void 0 && !Be(t, e, o))
		};
	}), v = h.plan.filter?.unmatched ?? [], y = g.flatMap(({ kind: e, matches: t }) => en(e, t, l)), b = [
		...h.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...g.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...it(h.keptTexts, {
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
	P(b, tn([...n.otherLanguages.map((e) => `all ${e} texts`), ...y]));
	let { taken: x, kept: S } = Qe(h.keptTexts, l);
	for (let t of _(o.accept, [e])) P(b, nn(t, h.keptTexts, n.settings.projects.length === 1));
	let C = Ut(x, {
		...n,
		base: t.project.baseLanguage,
		folders: p
	}), w = [...C.edits];
	P(b, C.problems);
	let T = [];
	for (let { kind: e, entries: s, all: c, matching: u, matches: d } of g) {
		let f = Ye(e, d, l, i.fields ?? []), p = Ke(e, f, a), m = c.unmanaged.filter((t) => !c.namesakes.has(t) && !Be(e, t, o));
		if (P(w, p.edits), P(T, p.kept), P(b, p.problems), !e.secretNames) {
			if (i.removesMissing) {
				let t = await cn(e, s, u, {
					rules: o,
					options: i
				});
				P(w, t.edits), P(b, t.problems);
			}
			if (i.isNew) {
				let a = Pe(t.project, r.pulledLanguages), o = {
					fields: i.fields ?? [],
					languages: a,
					label: () => ""
				}, c = Ue(n.manifests[e.plural]), u = an(e, m, {
					declared: s,
					live: t,
					context: l,
					wanted: o
				}, c);
				P(w, u.edits), P(b, u.problems), P(T, u.waiting);
			} else if (!m.every(e.isArchived) && o.filter.length === 0) {
				let t = s.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", n = m.filter((t) => !e.isArchived(t)).map(e.liveLabel), r = `No manifest has ${k(n.length, e.name)} of the project: ${ae(n, 3)}. To declare what is new: ${t}`;
				b.push(M("not-expressible", r, {
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
		kept: [...Re(S), ...T],
		problems: b,
		unmatched: v
	};
}
function en(e, t, n) {
	let r = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: i }) => {
		let a = e.context(t.values, i, n), o = r.flatMap((e) => Object.keys(Object(e.toManifest(i, a)))), s = l(e, t).map(({ part: e }) => e);
		if (s.length === 0) return [];
		let c = [...s, ...(t.leftOut ?? []).map(({ language: e }) => e)], u = new Set([
			...c,
			...m(e, t, n),
			n.project.baseLanguage
		]);
		return o.filter((e) => !u.has(e) && De(n.rules, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
function tn(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${ae(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [M("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function nn(e, n, r) {
	let i = n.filter(({ kind: n, entry: r, object: i, item: { part: a = "", reason: o } }) => t([e], {
		kind: n,
		entry: r,
		live: i
	}, a, o === "held") !== void 0), [a] = i;
	if (a ? i.some(({ item: e }) => e.reason !== "waiting") : !r) return [];
	let [o] = a ? c(a.kind.identity(a.entry.values)) : [], s = `--accept ${e} took nothing: ${a ? `a pattern does not take texts that wait. Name each: lokaform pull --accept ${fe(`${o}:${a.item.part}`)}` : "no text that it names differs from the project. Texts in a language that entries do not declare come with --languages."}`;
	return [M("unknown-text", s, {
		severity: "notice",
		scope: "change"
	})];
}
function rn(e, t, r) {
	let i = n(e.kinds, e, t), a = new Map(r.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [L([
		e,
		t,
		n,
		i
	]), r])), o = i.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = a.get(L([
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
function an(e, t, n, r) {
	let { declared: i, live: a, context: o, wanted: s } = n, l = a.objects[e.plural];
	if (!l) return {
		edits: [],
		waiting: [],
		problems: []
	};
	let u = Ne(e, t, {
		live: l,
		context: o,
		declared: i
	}, s), d = i.filter(({ from: e }) => e === void 0), f = Fe(d.flatMap((t) => c(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [p] = r.length === 1 ? r : [], m = [], h = [], g = [];
	for (let t of u.entries) {
		let [n = ""] = e.names(t.live), r = f(n), i = r?.file.path ?? p;
		if (i === void 0) {
			m.push(t);
			continue;
		}
		let a = on(e, t, r?.onCreate ?? d.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		h.push({
			kind: e.plural,
			path: i,
			edit: {
				is: "add",
				after: r?.span.start,
				value: a
			}
		}), P(g, t.waiting);
	}
	return {
		edits: h,
		waiting: g,
		problems: [...ze(u.left), ...sn(e, m, r)]
	};
}
function on(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && R(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function sn(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${ae(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [M("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function cn(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(ln), s = a.filter((e) => !ln(e)).map((t) => un(e, t)), c = Ze(e, o, t.filter(ln).length, r);
	if (o.length === 0 || N(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = `These entries have no live key:\n${o.map(({ values: t }) => `  - ${Te(e.label(t))}\n`).join("")}Remove them from the manifests?`, u = i.dryRun || await i.ask?.(l), d = o.map(({ file: t, span: n }) => ({
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
function ln(e) {
	return $(e).length === 0;
}
function un(e, t) {
	let [n = t] = $(t), r = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return E(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: [r],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function dn(e, t, n, r) {
	return fn(e, t, n, r).catch((e) => {
		let n = p(e, r.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	});
}
async function fn(t, n, r, a) {
	let o = {
		...a,
		signal: a.cancellation.stopping
	}, s = await e(t.projects, o), c = [
		...n,
		...qe(t.kinds, r, a),
		...s
	];
	if (N(c)) return { problems: c };
	let { projects: l } = t;
	for (let e of l) {
		if (!e.manifests || await Je(e.manifests, e)) continue;
		if (l.length > 1) return { problems: [...c, M("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
		let { filter: n } = e.rules;
		if (n.length > 0) return { problems: [...c, ...n.map((e) => i(e, []))] };
		let o = await We(t, e, e.manifests, r, a);
		return {
			...o,
			problems: [...c, ...o.problems]
		};
	}
	P(c, r.unused);
	let u = [], d = [], p = [], m = [];
	for (let e of l) {
		if (a.cancellation.stopped) break;
		let n = await pn(t, e, r, a);
		P(c, n.problems), n.later && u.push(n.later), P(d, n.written ?? []), p.push(n.filtered?.unmatched ?? []), n.filtered && m.push(n.filtered.declared);
	}
	let { filter: h = [], accept: g = [] } = l[0]?.rules ?? {};
	return P(c, f(h, p, m)), l.length > 1 && m.length === l.length && P(c, v("--accept", g, m)), {
		problems: he(c),
		later: u,
		written: d,
		at: $e(u.map((e) => e.at))
	};
}
async function pn(e, t, n, r) {
	let { folders: i, cancellation: a } = r;
	if (!t.manifests) return { problems: [] };
	let o = ot(t, e.apiUrl, r);
	if (!o.ok) return { problems: [o.problem] };
	let { reading: s, now: c } = o.value, l = t.pulledLanguages?.value, f = l?.includes("all") && t.manifests.texts.length > 0 ? (await st(s, t.id))?.languages : void 0, { fields: p = [] } = n, m = t.manifests.kinds.filter((e) => e.fields.some(({ name: e, role: t }) => t === "text" || p.includes("all") || p.includes(e))), g = f?.map(({ iso: e }) => e) ?? l, _ = g && { alsoReads: g.includes("all") ? "all" : g }, y = {
		...t.manifests,
		kinds: m,
		texts: t.manifests.texts.map((e) => ({
			...e,
			..._
		}))
	}, x = await d(y, t, {}, b);
	if (x.problems.length + Object.values(x.paths).flat().length + y.texts.length === 0) {
		let e = `There is no manifest of ${et(m.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [M("no-manifest", e, { severity: "notice" })] };
	}
	let S = c(), C = [], w = [], T = await ee(t, y, e.usable, i, {
		...r,
		signal: a.stopping,
		findProject: ({ id: e }) => st(s, e),
		counts: (e) => e.code !== "no-language-file" && e.code !== "no-manifest" || !y.texts.some(({ place: t, languages: n, files: r }) => t === e.place && n && Ae(r)) || (w.push(e), !1)
	});
	if (r.onProgress?.(void 0), !T) return { problems: [] };
	let E = T.manifests.map((e) => gt(H(i.displayRoot, e)));
	await ne([...E, e.backupDir ?? []].flat());
	let { declared: D, files: O, textFiles: k } = T;
	r.onSecrets(u(D.variables));
	let te = k.size === 0 && !n.isNew, A = [
		...T.problems,
		...te ? w.filter(({ code: e }) => e === "no-manifest") : [],
		...e.projects.length > 1 ? [] : [...v("--accept", t.rules.accept, [D]), ...h(t.rules.filter, [D])],
		...Ie(y.kinds, n, O)
	];
	if (Ee(A)) return { problems: A };
	try {
		let i = await tt(s, t.id, {
			kinds: m.filter(({ plural: e }) => D.entries[e]),
			languages: (e) => {
				S = c();
				let r = {
					asked: t.pulledLanguages,
					isNew: n.isNew,
					rows: y.texts
				}, i = Ge(e, gn(D, e, t), r);
				return C = (e.languages?.filter((e) => i.ok && !i.value.includes(e)) ?? []).map(({ iso: e }) => e), i;
			}
		});
		if (!i.ok) return { problems: [...A, i.problem] };
		r.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: o } = i.value, l = ue({
			declared: D,
			textFiles: k
		}, o);
		if (l.length > 0) return { problems: [...A, ...l] };
		let u = gn(D, o, t), d = {
			project: t,
			options: n,
			settings: e,
			manifests: O,
			textFiles: k,
			rows: y.texts,
			context: {
				...r,
				now: c
			},
			ownUser: at(s, t.id)
		}, f = await $t(u, i.value, {
			...d,
			otherLanguages: C
		}), p = [...A, ...f.problems];
		if (Ee(f.problems) || a.stopped) return { problems: p };
		let h = await mn(f, u, i.value, d, S), g = {
			unmatched: f.unmatched,
			declared: D
		};
		return {
			...h,
			filtered: g,
			problems: [...p, ...h.problems]
		};
	} catch (e) {
		return { problems: [...A, ...nt(e, a, {
			declared: D,
			settings: t
		})] };
	} finally {
		r.onProgress?.(void 0);
	}
}
async function mn(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = qt(r, e.edits, e.sources), { changed: u } = l;
	if (l.problems.length > 0) return { problems: l.problems };
	let d = [...e.kept, ...Re(l.refused)], { project: f } = n, p = {
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
			comparison: hn
		}
	};
	let m = D(t.kinds, l.manifests, i.usable), h = m.problems.filter(({ severity: e }) => e === "error");
	if (h.length > 0) return { problems: h.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let g = await Le(u, s.folders), _ = await Me(g, s.folders);
	if (_.length === 0 && !o.dryRun && P(_, await je(g, s.folders)), _.length > 0) return { problems: _ };
	let v = {
		...p,
		changed: u,
		at: c,
		files: u.map(({ path: e }) => e),
		comparison: rn(gn(m.declared, f, a), t, e.taken)
	}, y = new Set(v.comparison.changes.map(({ label: e }) => w(e)));
	return {
		problems: te(m.declared, n, a.rules).filter(({ about: e = "" }) => y.has(e)),
		later: v,
		written: g
	};
}
const hn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function gn(e, t, { pulledLanguages: n }) {
	return pe(e, t.baseLanguage, Pe(t, n ?? Ve));
}
// src/commands/runs/pull.ts
async function _n(e, t) {
	return ce(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await T("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n, e), { ask: s } = t, c = He(e, o, s && ((e) => s(e, n))), l = await dn(i, [
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
		}, m = c.dryRun ? void 0 : t.screen.width, h = u ? [...y(u, p), ...ht(u, c.dryRun)] : [];
		for (let e of ke(h, m)) t.print(e);
		for (let e of vn(d ?? [], f, t)) t.print(e);
		let g = u !== void 0 || d?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: _ } = o.folders, v = t.reportPull ? void 0 : await ie(await _t(_), void 0);
		if (d && g && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), g && l.at !== void 0 && !c.dryRun && v !== void 0) {
			let e = l.written?.map(({ path: e }) => fe(de(e, o.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(Te(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${fe(S(l.at))}`);
		}
		let { stopped: b } = n, x = b !== void 0 && !u && (d ?? []).length < i.projects.length, C = g && !c.dryRun ? "more " : "", w = M("run-stopped", `${n.reason} Nothing ${C}was written.`), E = x ? [...l.problems, w] : l.problems, D = t.reportPull && !i.showTexts ? le(E) : E, O = await t.reportPull?.({
			...l,
			problems: D
		}, e, i, n.stopping) ?? [], k = [...D, ...O];
		return t.showProblems(k), x && b.by !== "time limit" ? b.by === "SIGINT" ? 130 : 143 : x || N(k) ? 1 : i.detailedExitcode && g ? 2 : 0;
	});
}
function vn(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: o = (e) => e } = r;
	return e.flatMap(({ changed: e, at: s, ...c }) => {
		let l = O(c, o), u = !(i && l.hide_texts);
		return [...t && u ? g(e) : [], ...a(l, {
			...r,
			isDryRun: t,
			texts: u,
			full: n
		})];
	});
}
export { _n as runPull };
