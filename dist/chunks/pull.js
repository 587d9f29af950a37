import { $n as e, At as t, B as n, Bt as r, Ct as i, F as a, Gr as o, H as s, K as c, Mr as l, Nr as u, Or as d, R as f, Rt as p, U as m, Ur as h, V as g, W as _, Xn as v, Yn as y, Zr as b, Zt as x, _n as S, _r as C, cn as w, d as T, dt as ee, er as E, fn as D, hr as te, in as ne, it as re, l as ie, ln as ae, nt as oe, ri as se, rr as ce, rt as le, s as ue, sr as de, st as fe, tn as pe, tr as me, xt as he, z as ge, zt as _e } from "./engine.js";
import { B as ve, Bt as ye, Ft as be, Ht as xe, Ii as Se, It as O, Jt as Ce, Kt as we, Nt as k, Ot as Te, Pt as Ee, Rt as De, Ti as Oe, Tt as A, bt as ke, j as Ae, nn as je, rn as Me, yt as j } from "./start.js";
import { C as Ne, D as Pe, E as Fe, _ as Ie, a as Le, b as Re, c as ze, d as Be, f as Ve, g as He, h as Ue, i as We, l as Ge, m as Ke, n as qe, o as Je, p as Ye, s as Xe, t as Ze, v as Qe, x as $e, y as et } from "./firstPull.js";
import { S as M, _ as N, b as tt, d as P, h as F, p as I, w as L, x as nt } from "./wire.js";
import { c as rt, d as it, h as at, l as ot, u as st, x as ct, y as lt } from "./project.js";
import { C as ut, E as dt, O as R, S as ft, T as z, b as pt, k as mt, r as ht } from "./yaml.js";
import { s as gt } from "./writtenFiles.js";
import { resolve as B } from "node:path";
import { realpath as _t } from "node:fs/promises";
// src/yaml/layout.ts
function V(e, t) {
	return t === 0 ? 0 : e.lastIndexOf("\n", t - 1) + 1;
}
function H(e, t) {
	let n = e.indexOf("\n", t);
	return n === -1 ? e.length : n + 1;
}
function U(e, t) {
	return t - V(e, t);
}
function W(e, t) {
	return e.slice(V(e, t), t).trim() === "";
}
function G(e, t) {
	return t < e.length && vt(e.slice(t, H(e, t))) === "";
}
function vt(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const K = new Set([
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
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => K.has(e));
}
function J(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => K.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? bt(i) : Y(e)
	};
}
function Y({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => K.has(e));
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
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = /\d/.exec(a)?.[0], s = a.includes("+") && n !== "", c = s ? n.replace(/\n$/, "") : vt(n);
	return {
		end: e + (s ? i + c : vt(i + c)).length,
		header: a,
		bodyStart: e + i.length,
		indent: o ? r + Number(o) : /^ *(?=[^ \n])/m.exec(n)?.[0].length,
		body: c
	};
}
function Z(e) {
	return e?.type === "block-scalar" ? X(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : Z(q(e).at(-1)?.value);
}
function xt(e, t) {
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
			end: a < r ? r : H(e, a)
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
	return o && W(e, s) ? {
		inline: {
			start: r,
			end: r
		},
		lines: {
			start: V(e, s),
			end: H(e, a)
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
	let r = Et(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = V(e, r);
	for (; a > i;) {
		let t = V(e, a - 1), n = Tt(e, t);
		if (t < i || n === void 0 || n > U(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = U(e, Et(t, 0)), a = H(e, r ? J(r).end : 0);
	for (let t = a; t < e.length; t = H(e, t)) {
		let n = Tt(e, t);
		if (n !== void 0 && n > i) a = H(e, t);
		else if (!G(e, t)) break;
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
	if (i && !W(e, a)) return {
		from: n,
		start: a,
		end: J(i).start
	};
	let o = Q(e, t, r), s = St(e, t, n), c = () => G(e, V(e, s - 1)), l = Z(t[n - 1]?.value);
	if (!i && n > 0 && !l) {
		let r = Q(e, t, n - 1);
		for (; s > r && c();) s = V(e, s - 1);
	} else if (i && n === 0 || l || i && c()) for (; G(e, o);) o = H(e, o);
	return {
		from: n,
		start: s,
		end: o
	};
}
function Tt(e, t) {
	let n = e.slice(t, H(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function Et(e, t) {
	let n = e[t];
	return n ? J(n).start : 0;
}
// src/yaml/editEntries.ts
function Dt(e, t, n, r) {
	let i = S(e, t);
	if (j(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = Ot(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...N(a) && a,
		[n]: s
	};
	if (L(a, c)) return {
		is: "edited",
		text: t
	};
	let l = At(t), u = new Ft(l, n, o), d = u.edited(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [Nt(i, u.refused)]
	};
	let f = Mt(d, l), p = S(e, f), m = p.problems.length <= i.problems.length && !j(p.problems) ? p.value : a;
	return L(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [Nt(i, Pt(m, c))]
	};
}
function Ot({ value: e, span: t }, n, r) {
	let i = M(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? kt(n, e.language, e.value) : {
			...N(n) && n,
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
	let r = M(e, "translations"), i = N(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...N(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => M(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function At(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = ht(a, {
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
	pt(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = ut(r) && !r.flow ? q(r.srcToken) : [];
			if (!i || !a || !W(t, J(a).start)) return;
			let o = U(t, J(a).start) - U(t, J(i).start);
			mt(r) && o >= 0 ? n.listStep ??= o : z(r) && o > 0 && (n.step ??= o);
		},
		Collection: (e, r) => {
			let [i = 0, a = 0] = r.range ?? [], [o] = q(r.srcToken), [s] = o?.value?.type === "block-map" ? q(o.value) : [];
			if (r.flow && o && !t.slice(i, a).includes("\n") && (n[z(r) ? "braces" : "brackets"] ??= /^ */.exec(t.slice(i + 1, a))?.[0] ?? ""), z(r) || !o || !s) return;
			let c = t.slice(Y(o), J(s).start);
			c.includes("\n") || (n.afterDash ??= c.length);
		}
	});
	let { contents: i } = e, a = z(i) && i.flow === !0 && i.items.every(({ key: e }) => R(e) && e.type === "QUOTE_DOUBLE");
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
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? je(e, t, n) : Me(e, t, n);
	return A("not-editable", i, { place: a });
}
function Pt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!L(t, i)) return [e, ...Pt(t, i)];
	}
	return [];
}
var Ft = class {
	source;
	list;
	rows;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, n) {
		this.source = e, this.list = t, this.rows = n, this.writer = new Ne(e.style, (e) => this.resolved(e));
		let r = new Map();
		pt(e.document, {
			Value: (e, t) => {
				t.anchor && r.set(t.anchor, t);
			},
			Alias: (e, t) => {
				let n = r.get(t.source);
				n && this.targets.set(t, n);
			}
		});
	}
	edited(e, t) {
		let { text: n, document: r } = this.source;
		return this.become({
			path: [],
			old: e,
			node: r.contents ?? void 0,
			inFlow: !1
		}, t), ve(n, this.splices);
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (ft(n)) {
			this.staysAlias(n, t) || this.replace(e, t);
			return;
		}
		n?.anchor && this.anchored.set(n, t);
		let i = L(r, t);
		if (i && this.targets.size === 0) return;
		let a = z(n) ? this.membersChange(e, n, t) : mt(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.change(e, a) : i || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && L(r, t);
	}
	resolved(e) {
		return ft(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!N(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: M(e.old, r[o] ?? "") ?? null,
			node: It(n),
			key: It(t),
			item: a,
			inFlow: i
		})), o = new Set(r), s = Object.entries(n).flatMap(([e, t]) => o.has(e) ? [] : {
			name: e,
			value: t
		});
		s.length > 0 && o.has("<<") && (this.refused ??= [...e.path, "<<"]);
		let c = new Map(s.length > 0 ? [[a.length - 1, s]] : []);
		return {
			node: t,
			children: a,
			values: r.map((e) => M(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : zt(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = q(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: It(t),
			item: o[n],
			inFlow: a
		})), c = s.map(() => void 0), l = [], u = -1;
		for (let { from: e, value: t } of i) e === void 0 ? t !== void 0 && l.push({
			after: u,
			value: t
		}) : (u = e, c[e] = t);
		let d = F(l, (e) => e.after), f = o[0] ? J(o[0]).start : 0, p = !t.flow && W(this.source.text, f);
		return c.every((e) => e === void 0) && !p ? void 0 : {
			node: t,
			children: s,
			values: c,
			inserted: d
		};
	}
	change(e, t) {
		let { node: n, children: r, values: i } = t;
		for (let [t, n] of r.entries()) {
			let a = i[t];
			if (a === void 0) continue;
			this.name(n);
			let o = t === r.length - 1 ? e.isBeforeRemoved === !0 : i[t + 1] === void 0;
			this.become({
				...n,
				isBeforeRemoved: o
			}, a);
		}
		(t.inserted.size !== 0 || i.includes(void 0)) && (n.flow ? this.changeFlow(t) : this.changeBlock(e, t));
	}
	name({ key: e, path: t }) {
		let n = String(t.at(-1));
		if (!ft(e)) e?.anchor && this.anchored.set(e, n);
		else if (!this.staysAlias(e, n) && e.range) {
			let [t = ""] = this.writer.added({
				name: n,
				value: null
			}, [], !0);
			this.splice(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	nameOf(e) {
		let t = dt(e) ? this.resolved(e) : void 0;
		return R(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
	}
	changeFlow({ node: e, children: t, values: n, inserted: r }) {
		let i = t.flatMap(({ item: e }) => e ? J(e) : []), a = n.findIndex((e) => e !== void 0);
		for (let [e, t] of n.entries()) {
			let [n, r, o] = [
				i[e],
				i[e - 1],
				i[e + 1]
			];
			t === void 0 && n && (e < a ? this.splice(n.start, o?.start ?? n.end, "") : this.splice(r?.end ?? n.start, n.end, ""));
		}
		let o = n.includes(void 0);
		for (let [t, n] of r) {
			let r = n.map((n) => this.writer.added(n, Lt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
			s ? (o || !this.addLines(s, r)) && this.splice(s.end, s.end, r.map((e) => `, ${e}`).join("")) : this.splice(c, c, r.map((e) => `${e}, `).join(""));
		}
	}
	addLines(e, t) {
		let { text: n } = this.source, r = H(n, e.end), i = /^\s*(,?)\s*(?:#.*)?\n$/.exec(n.slice(e.end, r));
		if (!i || !W(n, e.start)) return !1;
		i[1] || this.splice(e.end, e.end, ",");
		let a = " ".repeat(U(n, e.start));
		return this.splice(r, r, `${a}${t.join(`,\n${a}`)}${i[1]}\n`), !0;
	}
	changeBlock({ item: e, path: t }, { node: n, children: r, values: i, inserted: a }) {
		let { text: o } = this.source, s = r.flatMap((e) => e.item ?? []), [c, l] = [s[0], s.at(-1)];
		if (!c || !l) return;
		let u = J(c).start, d = s.at(-2), f = d !== void 0 && /\n[ \t]*\n/.test(o.slice(J(d).end, J(l).start)), p = i.map((e) => e === void 0);
		a.size === 0 && !p.includes(!1) && e && this.splice(Y(e), Y(e), " []");
		let m = Ct(o, s, p);
		for (let e of new Set(m.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !W(o, u) && (this.refused ??= t);
			let i = m.get(e), a = i ? i.end : e < 0 ? St(o, s, 0) : Q(o, s, e), c = Z(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, Lt(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, U(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && xt(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = R(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - Rt(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : Rt(n, s.start)), s.end, d);
		let { start: p, end: m } = c ?? {
			start: H(n, s.end),
			end: H(n, s.end)
		};
		(c || f.length > 0) && this.spliceLines(p, m, f, U(n, J(i).start));
	}
	replacement({ node: e, item: t, path: n, inFlow: r, isBeforeRemoved: i }, a, { inline: o, lines: s }) {
		let { text: c, style: l, isEndAdded: u } = this.source, d = {
			isItem: typeof n.at(-1) == "number",
			inFlow: r
		};
		if (typeof a == "string" && R(e) && t?.value?.type === "block-scalar") {
			let n = X(t.value), { indent: r, end: o } = n, s = H(c, o), f = (s === c.length ? !u : !G(c, s)) && !i, p = r === void 0 ? l.step : r - U(c, J(t).start);
			return this.writer.block(a, e.type, {
				...n,
				mayKeepEnd: f
			}, p) ?? this.writer.valueOf(a, [], d, "PLAIN");
		}
		let f = s !== void 0 && s.start !== H(c, o.end), p = R(e) ? e.type : f ? "QUOTE_DOUBLE" : void 0;
		return this.writer.valueOf(a, e ? [e] : [], d, p);
	}
	splice(e, t, n) {
		this.splices.push({
			start: e,
			end: t,
			text: n
		});
	}
	spliceLines(e, t, n, r) {
		this.splice(e, t, n.map((e) => `${e && " ".repeat(r)}${e}\n`).join(""));
	}
};
function It(e) {
	return dt(e) ? e : void 0;
}
function Lt(e, t) {
	if (z(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(dt);
}
function Rt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function zt(e, t) {
	let n = {
		comparator: L,
		maxEditLength: 1e3
	}, r = x([...e], [...t], n);
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
function Bt(e, t) {
	let { textFiles: n, base: r } = t, i = new qt(t), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: r, language: c, after: u, item: d } = t, { declared: f } = d, p = f === void 0 ? i.find(e, r, c) : void 0, m = p?.path ?? l(e, r, c);
		if (p || f !== void 0 && n.has(m)) o.push({
			text: t,
			path: m,
			target: p
		});
		else if (f === void 0 && r.from) s.push(t);
		else {
			let t = {
				is: "text",
				at: r.span.start,
				language: c,
				value: u
			};
			a.push({
				kind: e.plural,
				path: r.file.path,
				edit: t
			});
		}
	}
	let c = [...F(o, ({ path: e }) => e)].flatMap(([e, t]) => {
		let r = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), a = r[0]?.target, o = n.get(e) ?? a?.textFile;
		if (!o) return [];
		let s = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Vt(t, e, i)
		}]), c = r.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
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
		problems: [...Ht(s), ...Ut(c, r)]
	};
}
function Vt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	return c ? typeof i == "string" ? [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}] : Object.entries(Kt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = N(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}) : [];
}
function Ht(e) {
	return [...F(e, ({ entry: e }) => $(e)[0]?.from.source)].map(([e, t]) => {
		let n = nt([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${E(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return A("no-language-file", r, {
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
	return [...F(n, ({ source: e }) => e)].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = [...new Set(i.map(({ language: e }) => e))], o = `Other commands do not read the ${a.join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...a].join(", ")}].`;
		return A("no-language-file", o, {
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
		let s = Dt(e, o, n, i);
		s.is === "refused" ? P(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = T(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = Gt(n, l, r, Ee(t));
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
	find(e, t, n) {
		for (let r of a($(t), ({ from: e }) => e.language, this.given.base)) {
			let t = I([r.file.path, n]);
			this.known.has(t) || this.known.set(t, this.targetOf(e, r, n));
			let i = this.known.get(t);
			if (i) return {
				...i,
				stringPath: r.path ?? [],
				sibling: this.sibling(r)
			};
		}
	}
	baseOf(e, t) {
		let { base: n } = this.given, r = $(e).find(({ file: e, from: r }) => r.language === n && T(e.path) === T(t));
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
		let s = k(n.source, i);
		if (o.language === void 0) return {
			path: t.path,
			textFile: o,
			code: s
		};
		let c = this.inOtherLanguage(t.path, o, i);
		if (c && !c.missing) return c;
		let l = (t) => I([e.textFiles?.name(r, t) ?? null, t.filename ?? null]), u = (e) => T(e.path) === T(t.path) && l(e.textFile) === l(o), d = [...a].flatMap(([e, t]) => t.language === i && u({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: k(t.source, i)
		}] : []), f = this.only(d, t.path, o);
		if (f && (!c || Jt(f, i) && !Jt(c, i))) return f;
		if (c || d.length > 0) return c;
		let p = this.given.rows.flatMap((e) => this.fromRow(e, i) ?? []).filter(u);
		return this.only(p, t.path, o);
	}
	only(t, n, r) {
		if (t.length === 1) return t[0];
		let i = (t, { source: n }) => {
			let r = B(this.given.folders.displayRoot, t);
			return B(n.folder, Ce(n, e(n, r)));
		}, a = i(n, r), [o, s] = t.filter((e) => i(e.path, e.textFile) === a);
		return s ? void 0 : o;
	}
	inOtherLanguage(t, { source: n }, r) {
		let i = e(n, B(this.given.folders.displayRoot, t)), a = O(n.files) ? xe(n, i, r) : void 0;
		return a === void 0 ? void 0 : this.at(n, a, r);
	}
	fromRow(e, t) {
		if (we(e, t) && O(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, be({ files: e.files.replaceAll("{lang}", k(e, t)) }), t);
	}
	at(e, t, n) {
		let r = k(e, n);
		if (!Yt.test(r) || De(e, t) !== n) return;
		let i = B(e.folder, t), a = b(i, this.given.folders), o = this.given.textFiles.get(a);
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
function Jt({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const Yt = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/decide.ts
async function Xt(e, t, n) {
	let { project: r, options: i, textFiles: a } = n, { rules: o } = r, s = Le(t.project, r.pulledLanguages ?? We), l = {
		project: t.project,
		rules: {
			...o,
			prune: {},
			pull: { completes: s }
		},
		variables: e.variables,
		verdicts: c
	}, u = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: d, onSecrets: f, folders: p } = n.context, m = {
		known: new Map(),
		ids: [r.id],
		onSecrets: f,
		kinds: e.kinds
	}, h = await ot(e, t, l.rules, {
		ownUser: n.ownUser,
		applied: d && (() => d(u, m).then((t) => t && oe(t, {
			settings: r,
			declared: e
		}))),
		history: n.context.history,
		manifests: le({
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
	let _ = h.kinds.map(({ kind: t, matching: n }) => {
		let r = ({ declared: e, live: n }) => ge(o.filter, {
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
			matches: i.matches.filter(({ live: e }) => e !== void 0 && !Ue(t, e, o))
		};
	}), v = h.plan.filter?.unmatched ?? [], y = _.flatMap(({ kind: e, matches: t }) => Zt(e, t, l)), b = [
		...h.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		..._.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
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
	P(b, Qt([...n.otherLanguages.map((e) => `all ${e} texts`), ...y]));
	let { taken: x, kept: S } = et(h.keptTexts, l);
	for (let t of g(o.accept, [e])) P(b, $t(t, h.keptTexts, n.settings.projects.length === 1));
	let C = Bt(x, {
		...n,
		base: t.project.baseLanguage,
		folders: p
	}), w = [...C.edits];
	P(b, C.problems);
	let T = [];
	for (let { kind: e, entries: s, all: c, matching: u, matches: d } of _) {
		let f = Qe(e, d, l, i.fields ?? []), p = Ye(e, f, a), m = c.unmanaged.filter((t) => !c.namesakes.has(t) && !Ue(e, t, o));
		if (P(w, p.edits), P(T, p.kept), P(b, p.problems), !e.secretNames) {
			if (i.removesMissing) {
				let t = await an(e, s, u, {
					rules: o,
					options: i
				});
				P(w, t.edits), P(b, t.problems);
			}
			if (i.isNew) {
				let a = Le(t.project, r.pulledLanguages), o = {
					fields: i.fields ?? [],
					languages: a,
					label: () => ""
				}, c = Ke(n.manifests[e.plural]), u = tn(e, m, {
					declared: s,
					live: t,
					context: l,
					wanted: o
				}, c);
				P(w, u.edits), P(b, u.problems), P(T, u.waiting);
			} else if (m.length > 0 && o.filter.length === 0) {
				let t = s.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", n = `No manifest has ${me(m.length, e.name)} of the project: ${ce(m.map(e.liveLabel), 3)}. To declare what is new: ${t}`;
				b.push(A("not-expressible", n, {
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
		kept: [...Ve(S), ...T],
		problems: b,
		unmatched: v
	};
}
function Zt(e, t, n) {
	let r = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: a }) => {
		let o = e.context(t.values, a, n), s = r.flatMap((e) => Object.keys(Object(e.toManifest(a, o)))), c = [...d(e, t).map(({ part: e }) => e), ...(t.leftOut ?? []).map(({ language: e }) => e)], l = new Set([...c, ...i(e, t, n)]);
		return s.filter((e) => !l.has(e) && Se(n.rules, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
function Qt(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${ce(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [A("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function $t(e, t, r) {
	let i = t.filter(({ kind: t, entry: r, object: i, item: { part: a = "", reason: o } }) => n([e], {
		kind: t,
		entry: r,
		live: i
	}, a, o === "held") !== void 0), [a] = i;
	if (a ? i.some(({ item: e }) => e.reason !== "waiting") : !r) return [];
	let [o] = a ? u(a.kind.identity(a.entry.values)) : [], s = `--accept ${e} took nothing: ${a ? `a pattern does not take texts that wait. Name each: lokaform pull --accept ${de(`${o}:${a.item.part}`)}` : "no text that it names differs from the project. Texts in a language that entries do not declare come with --languages."}`;
	return [A("unknown-text", s, {
		severity: "notice",
		scope: "change"
	})];
}
function en(e, t, n) {
	let r = he(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [I([
		e,
		t,
		n,
		i
	]), r])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get(I([
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
	let l = Ie(e, t, {
		live: c,
		context: o,
		declared: i
	}, s), d = i.filter(({ from: e }) => e === void 0), f = Re(d.flatMap((t) => u(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [p] = r.length === 1 ? r : [], m = [], h = [], g = [];
	for (let t of l.entries) {
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
		}), P(g, t.waiting);
	}
	return {
		edits: h,
		waiting: g,
		problems: [...He(l.left), ...rn(e, m, r)]
	};
}
function nn(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && L(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function rn(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${ce(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [A("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function an(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(on), s = a.filter((e) => !on(e)).map((t) => sn(e, t)), c = $e(e, o, t.filter(on).length, r);
	if (o.length === 0 || j(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = `These entries have no live key:\n${o.map(({ values: t }) => `  - ${Ae(e.label(t))}\n`).join("")}Remove them from the manifests?`, u = i.dryRun || await i.ask?.(l), d = o.map(({ file: t, span: n }) => ({
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
		problems: [A("not-confirmed", f, { scope: "project" })]
	};
}
function on(e) {
	return $(e).length === 0;
}
function sn(e, t) {
	let [n = t] = $(t), r = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return ae(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: [r],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function cn(e, t, n, r) {
	return ln(e, t, n, r).catch((e) => {
		let n = o(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	});
}
async function ln(e, t, n, r) {
	let i = {
		...r,
		signal: r.cancellation.stopping
	}, a = await v(e.projects, i), o = [
		...t,
		...Xe(e.kinds, n, r),
		...a
	];
	if (j(o)) return { problems: o };
	let { projects: c } = e;
	for (let t of c) {
		if (!t.manifests || await Ze(t.manifests, t)) continue;
		if (c.length > 1) return { problems: [...o, un] };
		let { filter: i } = t.rules;
		if (i.length > 0) return { problems: [...o, ...i.map((e) => s(e, []))] };
		let a = await qe(e, t, t.manifests, n, r);
		return {
			...a,
			problems: [...o, ...a.problems]
		};
	}
	P(o, n.unused);
	let l = [], u = [], d = [], p = [];
	for (let t of c) {
		if (r.cancellation.stopped) break;
		let i = await dn(e, t, n, r);
		P(o, i.problems), i.later && l.push(i.later), P(u, i.written ?? []), d.push(i.filtered?.unmatched ?? []), i.filtered && p.push(i.filtered.declared);
	}
	let { filter: m = [], accept: h = [] } = c[0]?.rules ?? {};
	return P(o, f(m, d, p)), c.length > 1 && p.length === c.length && P(o, _("--accept", h, p)), {
		problems: ke(o),
		later: l,
		written: u,
		at: tt(l.map((e) => e.at))
	};
}
const un = A("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
async function dn(e, n, r, i) {
	let { folders: a, cancellation: o } = i;
	if (!n.manifests) return { problems: [] };
	let s = at(n, e.apiUrl, i);
	if (!s.ok) return { problems: [s.problem] };
	let { reading: c, now: l } = s.value, u = n.pulledLanguages?.value, d = u?.includes("all") && n.manifests.texts.length > 0 ? (await ct(c, n.id))?.languages : void 0, { fields: f = [] } = r, p = n.manifests.kinds.filter((e) => e.fields.some(({ name: e, role: t }) => t === "text" || f.includes("all") || f.includes(e))), g = d?.map(({ iso: e }) => e) ?? u, v = g && { alsoReads: g.includes("all") ? "all" : g }, b = {
		...n.manifests,
		kinds: p,
		texts: n.manifests.texts.map((e) => ({
			...e,
			...v
		}))
	}, x = await y(b, n, {}, h);
	if (x.problems.length + Object.values(x.paths).flat().length + b.texts.length === 0) {
		let e = `There is no manifest of ${nt(p.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [A("no-manifest", e, { severity: "notice" })] };
	}
	let S = l(), C = [], w = await re(n, b, e.usable, a, {
		...i,
		signal: o.stopping,
		findProject: ({ id: e }) => ct(c, e),
		counts: ({ code: e, place: t }) => e !== "no-language-file" && e !== "no-manifest" || !b.texts.some((e) => e.place === t && e.languages && O(e.files))
	});
	if (i.onProgress?.(void 0), !w) return { problems: [] };
	let { declared: T, files: ee, textFiles: E } = w;
	i.onSecrets(t(T.variables));
	let D = [
		...w.problems,
		...e.projects.length > 1 ? [] : [..._("--accept", n.rules.accept, [T]), ...m(n.rules.filter, [T])],
		...ze(b.kinds, r, ee)
	];
	if (Te(D)) return { problems: D };
	try {
		let t = await lt(c, n.id, {
			kinds: p.filter(({ plural: e }) => T.entries[e]),
			languages: (e) => {
				S = l();
				let t = {
					asked: n.pulledLanguages,
					isNew: r.isNew,
					rows: b.texts
				}, i = Je(e, mn(T, e, n), t);
				return C = (e.languages?.filter((e) => i.ok && !i.value.includes(e)) ?? []).map(({ iso: e }) => e), i;
			}
		});
		if (!t.ok) return { problems: [...D, t.problem] };
		i.onProgress?.({
			phase: "planning",
			project: n.name
		});
		let { project: a } = t.value, s = fe({
			declared: T,
			textFiles: E
		}, a);
		if (s.length > 0) return { problems: [...D, ...s] };
		let u = mn(T, a, n), d = {
			project: n,
			options: r,
			settings: e,
			manifests: ee,
			textFiles: E,
			rows: b.texts,
			context: {
				...i,
				now: l
			},
			ownUser: st(c, n.id)
		}, f = await Xt(u, t.value, {
			...d,
			otherLanguages: C
		}), m = [...D, ...f.problems];
		if (Te(f.problems) || o.stopped) return { problems: m };
		let h = await fn(f, u, t.value, d, S), g = {
			unmatched: f.unmatched,
			declared: T
		};
		return {
			...h,
			filtered: g,
			problems: [...m, ...h.problems]
		};
	} catch (e) {
		return { problems: [...D, ...rt(e, o, {
			declared: T,
			settings: n
		})] };
	} finally {
		i.onProgress?.(void 0);
	}
}
async function fn(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = Wt(r, e.edits, e.sources), { changed: u } = l;
	if (l.problems.length > 0) return { problems: l.problems };
	let d = [...e.kept, ...Ve(l.refused)], { project: f } = n, p = {
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
			comparison: pn
		}
	};
	let m = D(t.kinds, l.manifests, i.usable), h = m.problems.filter(({ severity: e }) => e === "error");
	if (h.length > 0) return { problems: h.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let g = await Be(u, s.folders), _ = await Fe(g, s.folders);
	if (_.length === 0 && !o.dryRun && P(_, await Pe(g, s.folders)), _.length > 0) return { problems: _ };
	let v = {
		...p,
		changed: u,
		at: c,
		files: u.map(({ path: e }) => e),
		comparison: en(mn(m.declared, f, a), t, e.taken)
	}, y = new Set(v.comparison.changes.map(({ label: e }) => w(e)));
	return {
		problems: ie(m.declared, n, a.rules).filter(({ about: e = "" }) => y.has(e)),
		later: v,
		written: g
	};
}
const pn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function mn(e, t, { pulledLanguages: n }) {
	return te(e, t.baseLanguage, Le(t, n ?? We));
}
// src/commands/runs/pull.ts
async function hn(e, t) {
	return ue(async (n) => {
		let i = {
			...t.sources,
			signal: n.stopping
		}, { settings: a, problems: o } = await ee("plan", e, i);
		t.hide(a.secrets), n.stopAfter(a.timeLimit);
		let s = t.context(a, n, e), { ask: c } = t, l = Ge(e, s, c && ((e) => c(e, n))), u = await cn(a, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...o
		], l, s), { first: d, later: f } = u, p = {
			isDryRun: l.dryRun,
			full: a.all
		}, m = {
			...t.screen,
			texts: !(t.reportPull && d?.hide_texts),
			full: a.all
		}, h = l.dryRun ? void 0 : t.screen.width, g = d ? [...r(d, m), ...gt(d, l.dryRun)] : [];
		for (let e of Oe(g, h)) t.print(e);
		for (let e of gn(f ?? [], p, t)) t.print(e);
		let _ = d !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: v } = s.folders, y = t.reportPull ? void 0 : await se(await _t(v), void 0);
		if (f && _ && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), _ && u.at !== void 0 && !l.dryRun && y !== void 0) {
			let e = u.written?.map(({ path: e }) => de(b(e, s.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(Ae(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${de(C(u.at))}`);
		}
		let { stopped: x } = n, S = x !== void 0 && !d && (f ?? []).length < a.projects.length, w = _ && !l.dryRun ? "more " : "", T = A("run-stopped", `${n.reason} Nothing ${w}was written.`), E = S ? [...u.problems, T] : u.problems, D = t.reportPull && !a.showTexts ? ne(E) : E, te = await t.reportPull?.({
			...u,
			problems: D
		}, e, a, n.stopping) ?? [], re = [...D, ...te];
		return t.showProblems(re), S && x.by !== "time limit" ? x.by === "SIGINT" ? 130 : 143 : S || j(re) ? 1 : a.detailedExitcode && _ ? 2 : 0;
	});
}
function gn(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ changed: e, at: o, ...s }) => {
		let c = pe(s, a), l = !(i && c.hide_texts);
		return [...t && l ? _e(e) : [], ...p(c, {
			...r,
			isDryRun: t,
			texts: l,
			full: n
		})];
	});
}
export { hn as runPull };
