import { $t as e, B as t, Cn as n, Dn as r, Ei as i, H as a, Ir as o, Jt as s, K as c, Kt as l, Mt as u, Nr as d, Nt as f, Pn as p, Pr as m, Qr as h, Qt as g, R as _, U as v, Wt as y, Xt as b, Yt as x, Zt as S, _n as C, at as w, bn as T, br as E, bt as ee, cn as te, dn as ne, en as D, f as O, ii as re, jt as ie, mn as ae, mt as oe, nn as se, pi as ce, qr as le, rt as ue, s as de, tn as fe, ui as pe, wn as me, xr as he, z as ge } from "./engine.js";
import { Gt as _e, Ii as ve, J as ye, K as be, Lt as k, Ti as xe, Zt as Se, _ as A, b as Ce, cn as we, d as j, f as Te, fn as Ee, lt as De, sn as Oe, zt as ke } from "./start.js";
import { C as Ae, D as je, E as Me, _ as Ne, a as M, b as Pe, c as Fe, d as Ie, f as Le, g as Re, h as ze, i as Be, l as Ve, m as He, n as Ue, o as We, p as Ge, s as Ke, t as qe, v as Je, x as Ye, y as Xe } from "./firstPull.js";
import { C as Ze, M as Qe, O as $e, T as et, _ as tt, c as nt, g as rt, h as it, l as at, y as ot } from "./project.js";
import { O as st, S as N, _ as ct, c as P, f as F, m as I, u as L, v as lt, y as R } from "./wire.js";
import { h as ut } from "./diff.js";
import { C as dt, E as z, O as B, S as ft, T as V, b as pt, k as mt, r as ht } from "./yaml.js";
import { s as gt } from "./writtenFiles.js";
import { dirname as _t, resolve as vt } from "node:path";
import { realpath as yt } from "node:fs/promises";
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
	return t < e.length && bt(e.slice(t, U(e, t))) === "";
}
function bt(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const xt = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function q(e) {
	return e && "items" in e ? e.items.filter((e) => !St(e)) : [];
}
function St({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => xt.has(e));
}
function J(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => xt.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? Ct(i) : Y(e)
	};
}
function Y({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => xt.has(e));
	return r ? r.offset + r.source.length : t ? Ct(t) : e.at(-1)?.offset ?? 0;
}
function Ct(e) {
	if (e.type === "block-scalar") return X(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = q(e).at(-1);
	return t ? J(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function X({ offset: e, props: t, source: n, indent: r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = /\d/.exec(a)?.[0], s = a.includes("+") && n !== "", c = s ? n.replace(/\n$/, "") : bt(n);
	return {
		end: e + (s ? i + c : bt(i + c)).length,
		header: a,
		bodyStart: e + i.length,
		indent: o ? r + Number(o) : /^ *(?=[^ \n])/m.exec(n)?.[0].length,
		body: c
	};
}
function wt(e) {
	return e?.type === "block-scalar" ? X(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : wt(q(e).at(-1)?.value);
}
function Tt(e, t) {
	let { value: n } = t, r = Y(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = Ct(n);
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
function Et(e, t, n) {
	let r = At(t, n), i = n > 0 ? Z(e, t, n - 1) : 0, a = H(e, r);
	for (; a > i;) {
		let t = H(e, a - 1), n = kt(e, t);
		if (t < i || n === void 0 || n > W(e, r)) break;
		a = t;
	}
	return a;
}
function Z(e, t, n) {
	let r = t[n], i = W(e, At(t, 0)), a = U(e, r ? J(r).end : 0);
	for (let t = a; t < e.length; t = U(e, t)) {
		let n = kt(e, t);
		if (n !== void 0 && n > i) a = U(e, t);
		else if (!K(e, t)) break;
	}
	return a;
}
function Dt(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = Ot(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function Ot(e, t, n, r) {
	let i = t[r + 1], a = At(t, n);
	if (i && !G(e, a)) return {
		from: n,
		start: a,
		end: J(i).start
	};
	let o = Z(e, t, r), s = Et(e, t, n), c = () => K(e, H(e, s - 1)), l = wt(t[n - 1]?.value);
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
function kt(e, t) {
	let n = e.slice(t, U(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function At(e, t) {
	let n = e[t];
	return n ? J(n).start : 0;
}
// src/yaml/editEntries.ts
function jt(e, t, n, r) {
	let i = p(e, t);
	if (j(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = Mt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...I(a) && a,
		[n]: s
	};
	if (N(a, c)) return {
		is: "edited",
		text: t
	};
	let l = Pt(t), u = new zt(l, n, o).changed(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [Lt(i, u.refused)]
	};
	let d = It(u.text, l), f = p(e, d), m = f.problems.length <= i.problems.length && !j(f.problems) ? f.value : a;
	return N(m, c) ? {
		is: "edited",
		text: d
	} : {
		is: "refused",
		problems: [Lt(i, Rt(m, c))]
	};
}
function Mt({ value: e, span: t }, n, r) {
	let i = R(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? Nt(n, e.language, e.value) : {
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
function Nt(e, t, n) {
	let r = R(e, "translations"), i = I(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...I(r) && r,
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
function Pt(e) {
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
		style: Ft(o, a)
	};
}
function Ft(e, t) {
	let n = {}, r = 0;
	pt(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = dt(r) && !r.flow ? q(r.srcToken) : [];
			if (!i || !a || !G(t, J(a).start)) return;
			let o = W(t, J(a).start) - W(t, J(i).start);
			mt(r) && o >= 0 ? n.listStep ??= o : V(r) && o > 0 && (n.step ??= o);
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
function It(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Lt({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? Oe(e, t, n) : we(e, t, n);
	return A("not-editable", i, { place: a });
}
function Rt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!N(t, i)) return [e, ...Rt(t, i)];
	}
	return [];
}
var zt = class {
	source;
	text;
	list;
	rows;
	targets;
	writer;
	anchored = new Map();
	splices = [];
	refused = [];
	constructor(e, t, n) {
		this.source = e, this.text = e.text, this.list = t, this.rows = n, this.targets = Bt(e.document), this.writer = new Ae(e.style, (e) => this.resolved(e));
	}
	changed(e, t) {
		return this.become({
			path: [],
			old: e,
			node: Q(this.source.document.contents),
			inFlow: !1
		}, t), {
			text: De(this.text, this.splices),
			refused: this.refused[0]
		};
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (ft(n)) {
			this.staysAlias(n, t) || this.replaceValue(e, t);
			return;
		}
		n?.anchor && this.anchored.set(n, t);
		let i = N(r, t);
		if (i && this.targets.size === 0) return;
		let a = V(n) ? this.membersChange(e, n, t) : mt(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.changeCollection(e, a) : i || this.replaceValue(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && N(r, t);
	}
	resolved(e) {
		return ft(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!I(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: R(e.old, r[o] ?? "") ?? null,
			node: Q(n),
			key: Q(t),
			item: a,
			inFlow: i
		})), o = new Set(r), s = Object.entries(n).flatMap(([e, t]) => o.has(e) ? [] : {
			name: e,
			value: t
		});
		s.length > 0 && o.has("<<") && this.refused.push([...e.path, "<<"]);
		let c = new Map(s.length > 0 ? [[a.length - 1, s]] : []);
		return {
			node: t,
			children: a,
			values: r.map((e) => R(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : Ut(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = q(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: Q(t),
			item: o[n],
			inFlow: a
		})), c = s.map(() => void 0), l = [], u = -1;
		for (let { from: e, value: t } of i) e === void 0 ? t !== void 0 && l.push({
			after: u,
			value: t
		}) : (u = e, c[e] = t);
		let d = F(l, (e) => e.after), f = o[0] ? J(o[0]).start : 0, p = !t.flow && G(this.text, f);
		return c.every((e) => e === void 0) && !p ? void 0 : {
			node: t,
			children: s,
			values: c,
			inserted: d
		};
	}
	changeCollection(e, t) {
		let { node: n, children: r, values: i } = t;
		for (let [t, n] of r.entries()) {
			let a = i[t];
			if (a === void 0) continue;
			this.writeName(n);
			let o = t === r.length - 1 ? e.isBeforeRemoved === !0 : i[t + 1] === void 0;
			this.become({
				...n,
				isBeforeRemoved: o
			}, a);
		}
		(t.inserted.size !== 0 || i.includes(void 0)) && (n.flow ? this.changeFlow(t) : this.changeBlock(e, t));
	}
	writeName({ key: e, path: t }) {
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
		let t = z(e) ? this.resolved(e) : void 0;
		return B(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
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
			let r = n.map((n) => this.writer.added(n, Vt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
			s ? (o || !this.addLines(s, r)) && this.splice(s.end, s.end, r.map((e) => `, ${e}`).join("")) : this.splice(c, c, r.map((e) => `${e}, `).join(""));
		}
	}
	addLines(e, t) {
		let n = U(this.text, e.end), r = /^\s*(,?)\s*(?:#.*)?\n$/.exec(this.text.slice(e.end, n));
		if (!r || !G(this.text, e.start)) return !1;
		r[1] || this.splice(e.end, e.end, ",");
		let i = " ".repeat(W(this.text, e.start));
		return this.splice(n, n, `${i}${t.join(`,\n${i}`)}${r[1]}\n`), !0;
	}
	changeBlock({ item: e, path: t }, { node: n, children: r, values: i, inserted: a }) {
		let o = r.flatMap((e) => e.item ?? []), [s, c] = [o[0], o.at(-1)];
		if (!s || !c) return;
		let l = J(s).start, u = o.at(-2), d = u !== void 0 && /\n[ \t]*\n/.test(this.text.slice(J(u).end, J(c).start)), f = i.map((e) => e === void 0);
		a.size === 0 && !f.includes(!1) && e && this.splice(Y(e), Y(e), " []");
		let p = Dt(this.text, o, f);
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !G(this.text, l) && this.refused.push(t);
			let i = p.get(e), a = i ? i.start : e < 0 ? Et(this.text, o, 0) : Z(this.text, o, e), s = wt(o[i ? i.from - 1 : e]?.value), c = r.flatMap((t) => {
				let r = this.writer.added(t, Vt(n, e), !1);
				return d && !s ? ["", ...r] : r;
			});
			this.spliceLines(a, a, c, W(this.text, l));
		}
	}
	replaceValue(e, t) {
		let { node: n, item: r, path: i } = e, a = r && Tt(this.text, r);
		if (!a) {
			this.refused.push(i);
			return;
		}
		let { inline: o, lines: s } = a, c = (r.sep ?? r.start).find(({ type: e }) => e === "tag"), l = B(n) && typeof t == "string" && c?.source === "!!str";
		c && !l && this.splice(c.offset - Ht(this.text, c.offset), c.offset + c.source.length, "");
		let [u = "", ...d] = this.replacement(e, t, a);
		o.start === o.end ? this.splice(o.start, o.end, u && ` ${u}`) : this.splice(o.start - (u ? 0 : Ht(this.text, o.start)), o.end, u);
		let { start: f, end: p } = s ?? {
			start: U(this.text, o.end),
			end: U(this.text, o.end)
		};
		(s || d.length > 0) && this.spliceLines(f, p, d, W(this.text, J(r).start));
	}
	replacement({ node: e, item: t, path: n, inFlow: r, isBeforeRemoved: i }, a, { inline: o, lines: s }) {
		let c = {
			isItem: typeof n.at(-1) == "number",
			inFlow: r
		};
		if (typeof a == "string" && B(e) && t?.value?.type === "block-scalar") {
			let n = X(t.value), { indent: r, end: o } = n, s = U(this.text, o), l = (s === this.text.length ? !this.source.isEndAdded : !K(this.text, s)) && !i, u = r === void 0 ? this.source.style.step : r - W(this.text, J(t).start);
			return this.writer.block(a, e.type, {
				...n,
				mayKeepEnd: l
			}, u) ?? this.writer.afterName(a, [], c, "PLAIN");
		}
		let l = s !== void 0 && s.start !== U(this.text, o.end), u = B(e) ? e.type : l ? "QUOTE_DOUBLE" : void 0;
		return this.writer.afterName(a, e ? [e] : [], c, u);
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
function Bt(e) {
	let t = new Map(), n = new Map();
	return pt(e, {
		Value: (e, t) => {
			t.anchor && n.set(t.anchor, t);
		},
		Alias: (e, r) => {
			let i = n.get(r.source);
			i && t.set(r, i);
		}
	}), t;
}
function Q(e) {
	return z(e) ? e : void 0;
}
function Vt(e, t) {
	if (V(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(z);
}
function Ht(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Ut(e, t) {
	let n = {
		comparator: N,
		maxEditLength: 1e3
	}, r = ut([...e], [...t], n);
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
	let c = [...F(o, ({ path: e }) => e)].flatMap(([e, t]) => {
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
		let n = c.members?.get(e), i = I(r) ? r[e] : void 0;
		return n || (l[e] = t), n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}), d = $(e).find((e) => e.file.path === a && e.from.language === t);
	if (!d || Object.keys(l).length === 0) return u;
	let { source: f, file: p } = d.from, m = p.language === void 0 ? { language: k(f, t) } : {}, h = {
		is: "add",
		path: d.path ?? [],
		...m,
		value: l,
		...s && { base: s }
	};
	return [...u, h];
}
function Kt(e) {
	return [...F(e, ({ entry: e }) => $(e)[0]?.from.source)].map(([e, t]) => {
		let n = lt([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${d(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return A("no-language-file", r, {
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
	return [...F(n, ({ source: e }) => e)].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = [...new Set(i.map(({ language: e }) => e))], o = `Other commands do not read the ${a.join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...a].join(", ")}].`;
		return A("no-language-file", o, {
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
		let s = jt(e, o, n, i);
		s.is === "refused" ? P(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = O(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = Yt(n, l, r, ke(t));
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
			let e = L([n.file.path, t]);
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
		let n = $(e).find(({ file: e, from: n }) => n.language === this.base && O(e.path) === O(t));
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
			code: k(t.source, n)
		};
		let s = Se(i, o, n);
		if (!s) return;
		let { row: c, path: l } = s, u = vt(c.folder, l), d = re(u, a.folders), f = r.get(d), p = {
			source: c,
			path: l,
			language: n,
			isPlural: o.isPlural,
			..._e(c, l)
		}, m = k(c, n);
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
		matches: o.filter((t) => t.live !== void 0 && !ze(e, t.live, i)),
		fresh: s.filter((t) => !ze(e, t, i)),
		refused: r.refused.filter(a).map((e) => e.problem)
	};
}
async function $t(e, t, n) {
	let { kind: r, matches: i } = e, { fields: a = [], isNew: o, removesMissing: s } = n.options, c = Ge(r, Je(r, i, t, a), n.textFiles);
	return r.secretNames ? [c] : [
		c,
		...s ? [await tn(e, n)] : [],
		o ? nn(e, t, n) : rn(e, n)
	];
}
function en({ kind: e, matches: t }, n) {
	let { project: r, rules: i } = n, a = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: o }) => {
		let s = ae(e, t).map(({ part: e }) => e);
		if (s.length === 0) return [];
		let c = e.context(t.values, o, n), l = a.flatMap((e) => Object.keys(Object(e.toManifest(o, c)))), u = new Set([...s, ...(t.leftOut ?? []).map(({ language: e }) => e)]), d = l.filter((e) => !u.has(e));
		if (d.length === 0) return [];
		let f = [...w(e, t, n), r.baseLanguage];
		return d.filter((e) => !f.includes(e) && ve(i, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
async function tn({ kind: e, declared: t, chosen: n }, r) {
	let { options: i, project: a } = r, o = n.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), s = o.filter(sn), c = o.filter((e) => !sn(e)).map((t) => cn(e, t)), l = Ye(e, s, t.filter(sn).length, a.rules);
	if (s.length === 0 || j(l)) return { problems: [...c, ...l] };
	let u = `These entries have no live key:\n${s.map(({ values: t }) => `  - ${be(e.label(t))}\n`).join("")}Remove them from the manifests?`;
	if (!i.dryRun && !await i.ask?.(u)) {
		let e = `The removal of ${s.length} entries was not confirmed at a terminal. Nothing is written. Run pull again, without --remove-missing or at a terminal.`;
		return { problems: [A("not-confirmed", e, { scope: "project" })] };
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
	let { kind: r, declared: i, live: a, fresh: o } = e, s = M(t.project, n.project.pulledLanguages), c = {
		fields: n.options.fields ?? [],
		languages: s,
		label: () => ""
	}, l = Ne(r, o, {
		live: a,
		context: t,
		declared: i
	}, c), u = i.filter(({ from: e }) => e === void 0), d = Pe(u.flatMap((e) => T(r.identity(e.values)).map((t) => ({
		name: t,
		entry: e
	})))), f = He(n.manifests[r.plural]), [p] = f.length === 1 ? f : [], m = [], h = [], g = [];
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
		}), P(h, e.waiting);
	}
	return {
		edits: m,
		kept: h,
		problems: [...Re(l.left), ...on(r, g, f)]
	};
}
function rn({ kind: e, declared: t, fresh: n }, { project: r }) {
	let i = n.filter((t) => !e.isArchived(t)).map(e.liveLabel);
	if (i.length === 0 || r.rules.filter.length > 0) return { problems: [] };
	let a = t.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", s = `No manifest has ${m(i.length, e.name)} of the project: ${o(i, 3)}. To declare what is new: ${a}`;
	return { problems: [A("not-expressible", s, {
		severity: "notice",
		scope: "change"
	})] };
}
function an(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && N(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function on(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, s = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${o(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [A("not-expressible", s, {
		severity: "warning",
		scope: "change"
	})];
}
function sn(e) {
	return $(e).length === 0;
}
function cn(e, t) {
	let [n = t] = $(t), r = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return me(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: [r],
		severity: "notice"
	});
}
// src/pull/decide.ts
async function ln(t, n, r) {
	let { project: i, context: a } = r, o = M(n.project, i.pulledLanguages ?? Be), c = {
		project: n.project,
		rules: {
			...i.rules,
			prune: {},
			pull: { completes: o }
		},
		variables: t.variables,
		verdicts: Qe
	}, l = un(t, r), u = await nt(t, n, c.rules, l);
	if (u.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: u.problems,
		unmatched: []
	};
	let d = u.kinds.map((e) => Qt(e, i.rules)), f = st(() => s(t)), p = Xe(u.keptTexts, c), m = Wt(p.taken, r, n.project.baseLanguage), h = [...r.otherLanguages.map((e) => `all ${e} texts`), ...d.flatMap((e) => en(e, c))], g = r.settings.projects.length === 1, _ = [{ problems: [
		...u.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...d.flatMap(({ refused: e }) => e),
		...tt(u.keptTexts, {
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
		kept: Le(p.kept)
	}];
	for (let e of d) P(_, await $t(e, c, r));
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
		manifests: ge({
			declared: e,
			manifests: d
		}),
		asked: { now: Math.floor(u() / 1e3) }
	};
}
function dn(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${o(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [A("not-expressible", t, {
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
	let [o = ""] = a ? T(a.kind.identity(a.entry.values)) : [], s = `--accept ${e} took nothing: ${a ? `a pattern does not take texts that wait. Name each: lokaform pull --accept ${ye(g(o, a.item.part ?? "", n()))}` : "no text that it names differs from the project. Texts in a language that entries do not declare come with --languages."}`;
	return [A("unknown-text", s, {
		severity: "notice",
		scope: "change"
	})];
}
function pn(e, t, n) {
	let r = ue(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [L([
		e,
		t,
		n,
		i
	]), r])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get(L([
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
	}, o = await he(i, a), s = [
		...t,
		...Ke(e.kinds, n, r),
		...o
	];
	if (j(s)) return { problems: s };
	for (let t of i) {
		if (!t.manifests || await qe(t.manifests, t)) continue;
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
		problems: Te([
			...s,
			...n.unused,
			...c.flatMap((e) => e.problems),
			...x(l, d),
			...p ? se("--accept", u, f) : []
		]),
		later: m,
		written: c.flatMap(({ written: e = [] }) => e),
		...m.length > 0 && { at: ct(m.map(({ at: e }) => e)) }
	};
}
async function gn(e, t) {
	if (e.settings.projects.length > 1) return { problems: [A("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
	let { filter: n } = e.project.rules;
	return n.length > 0 ? { problems: n.map(D) } : Ue(e, t);
}
async function _n(e) {
	let { settings: n, project: r, context: i } = e, { folders: a, cancellation: o } = i;
	if (!r.manifests) return { problems: [] };
	let s = ot(r, n.apiUrl, i);
	if (!s.ok) return { problems: [s.problem] };
	let { reading: c, now: l } = s.value, u = st(() => $e(c, r.id)), d = () => et(u), f = await vn(e, r.manifests, d), p = await E(f, r, {}, h);
	if (p.problems.length + Object.values(p.paths).flat().length + f.texts.length === 0) {
		let e = `There is no manifest of ${lt(f.kinds.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [A("no-manifest", e, { severity: "notice" })] };
	}
	let m = await t(r, f, n.usable, a, {
		...i,
		signal: o.stopping,
		findProject: d,
		counts: ({ code: e, severity: t }) => e !== "no-language-file" || t === "error"
	});
	if (i.onProgress?.(void 0), !m) return { problems: [] };
	let { declared: g } = m, _ = m.manifests.map((e) => _t(vt(a.displayRoot, e)));
	await ce([..._, n.backupDir ?? []].flat()), i.onSecrets(oe(g.variables));
	let { accept: v, filter: y } = r.rules, b = n.projects.length === 1, x = [
		...m.problems,
		...b ? se("--accept", v, [g]) : [],
		...b ? fe(y, [g]) : [],
		...Fe(f.kinds, e.options, m.files)
	];
	if (Ce(x)) return { problems: x };
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
		return { problems: [...x, ...it(e, o, {
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
		let i = We(e, h, t);
		return g = (e.languages?.filter((e) => i.ok && !i.value.includes(e)) ?? []).map(({ iso: e }) => e), i;
	}, y = t.filter(({ plural: e }) => r.entries[e]), b = await Ze(c, d.id, {
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
	if (j(x)) return { problems: x };
	let S = {
		...e,
		manifests: i,
		textFiles: o,
		rows: s,
		context: {
			...p,
			now: l
		},
		ownUser: at(c, d.id)
	}, C = await ln(h, b.value, {
		...S,
		otherLanguages: g
	});
	if (Ce(C.problems) || p.cancellation.stopped) return { problems: C.problems };
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
	let h = [...e.kept, ...Le(d.refused)], { project: g } = i, _ = {
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
	let b = c.dryRun ? [] : await je(f, l.folders);
	if (b.length > 0) return { problems: [...p, ...b] };
	let x = {
		..._,
		changed: m,
		at: u,
		files: m.map(({ path: e }) => e),
		comparison: pn(Cn(v.declared, g, s), t, e.taken)
	}, S = new Set(x.comparison.changes.map(({ label: e }) => n(e))), C = rt(v.declared, i, s.rules);
	return {
		problems: [...p, ...C.filter(({ about: e = "" }) => S.has(e))],
		later: x,
		written: f
	};
}
async function xn({ edits: e, sources: t }, { manifests: n, context: { folders: r } }) {
	let i = Jt(n, e, t), a = await Ie(i.changed, r), o = await Promise.all(a.map((e) => Me([e], r))), s = i.changed.flatMap(({ path: e }, t) => (o[t] ?? []).map((t) => ({
		...t,
		scope: "change",
		place: Ee(e)
	})));
	if (s.length === 0) return {
		edited: i,
		targets: a,
		refused: s
	};
	let c = new Set(s.map(({ place: e }) => e?.file)), l = ({ path: e }) => !c.has(e), u = Jt(n, e.filter(l), t.filter(l));
	return {
		edited: u,
		targets: await Ie(u.changed, r),
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
	return le(e, t.baseLanguage, M(t, n ?? Be));
}
// src/commands/runs/pull.ts
async function wn(e, t) {
	return de(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await c("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n), { ask: s } = t, l = Ve(e, o, s && ((e) => s(e, n))), u = await mn(i, [
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
		}, g = l.dryRun ? void 0 : t.screen.width, _ = d ? [...f(d, h), ...gt(d, l.dryRun)] : [];
		for (let e of xe(_, g)) t.print(e);
		for (let e of Tn(p ?? [], m, t)) t.print(e);
		let v = d !== void 0 || p?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: y } = o.folders, b = t.reportPull ? void 0 : await pe(await yt(y), void 0);
		if (p && v && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), v && u.at !== void 0 && !l.dryRun && b !== void 0) {
			let e = u.written?.map(({ path: e }) => ye(re(e, o.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(be(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${ye(ee(u.at))}`);
		}
		let { stopped: x } = n, S = x !== void 0 && !d && (p ?? []).length < i.projects.length, C = v && !l.dryRun ? "more " : "", w = A("run-stopped", `${n.reason} Nothing ${C}was written.`), T = S ? [...u.problems, w] : u.problems, E = t.reportPull && !i.showTexts ? ne(T) : T, te = await t.reportPull?.({
			...u,
			problems: E
		}, i, n.stopping) ?? [], D = [...E, ...te];
		return t.showProblems(D), S && x.by !== "time limit" ? x.by === "SIGINT" ? 130 : 143 : S || j(D) ? 1 : i.detailedExitcode && v ? 2 : 0;
	});
}
function Tn(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ changed: e, at: o, ...s }) => {
		let c = te(s, a), l = !(i && c.hide_texts);
		return [...t && l ? u(e) : [], ...ie(c, {
			...r,
			isDryRun: t,
			texts: l,
			full: n
		})];
	});
}
export { wn as runPull };
