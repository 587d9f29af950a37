import { $n as e, $t as t, B as n, Dt as r, F as i, Ft as a, H as o, Hr as s, It as c, Jn as l, K as u, Lt as d, Mr as f, Qn as p, R as m, U as h, V as g, W as _, Wr as v, Xr as y, Yt as b, Zn as x, ar as S, d as C, dt as w, gr as T, hn as E, it as ee, jr as D, l as te, mr as ne, ni as re, nn as ie, nt as ae, on as oe, qn as se, rt as ce, s as le, sn as ue, st as de, tr as fe, un as pe, yt as me, z as he } from "./engine.js";
import { B as ge, Bt as _e, Et as O, Ft as ve, Ht as ye, It as k, Jt as be, Kt as xe, Nt as A, Ot as Se, Pt as Ce, Rt as we, Ti as Te, bt as j, j as Ee, nn as De, rn as Oe, xt as ke } from "./start.js";
import { C as Ae, D as je, E as Me, _ as Ne, a as Pe, b as Fe, c as Ie, d as Le, f as Re, g as ze, h as Be, i as Ve, l as He, m as Ue, n as We, o as Ge, p as Ke, s as qe, t as Je, v as Ye, x as Xe, y as Ze } from "./firstPull.js";
import { S as M, _ as N, b as Qe, d as P, h as F, p as I, w as L, x as $e } from "./wire.js";
import { c as et, d as tt, h as nt, l as rt, u as it, x as at, y as ot } from "./project.js";
import { C as st, E as ct, O as R, S as lt, T as z, b as ut, k as dt, r as ft } from "./yaml.js";
import { s as pt } from "./writtenFiles.js";
import { resolve as B } from "node:path";
import { realpath as mt } from "node:fs/promises";
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
	return t < e.length && ht(e.slice(t, H(e, t))) === "";
}
function ht(e) {
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
	return e && "items" in e ? e.items.filter((e) => !gt(e)) : [];
}
function gt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => K.has(e));
}
function J(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => K.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? _t(i) : Y(e)
	};
}
function Y({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => K.has(e));
	return r ? r.offset + r.source.length : t ? _t(t) : e.at(-1)?.offset ?? 0;
}
function _t(e) {
	if (e.type === "block-scalar") return X(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = q(e).at(-1);
	return t ? J(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function X({ offset: e, props: t, source: n, indent: r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = /\d/.exec(a)?.[0], s = a.includes("+") && n !== "", c = s ? n.replace(/\n$/, "") : ht(n);
	return {
		end: e + (s ? i + c : ht(i + c)).length,
		header: a,
		bodyStart: e + i.length,
		indent: o ? r + Number(o) : /^ *(?=[^ \n])/m.exec(n)?.[0].length,
		body: c
	};
}
function Z(e) {
	return e?.type === "block-scalar" ? X(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : Z(q(e).at(-1)?.value);
}
function vt(e, t) {
	let { value: n } = t, r = Y(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = _t(n);
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
function yt(e, t, n) {
	let r = Ct(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = V(e, r);
	for (; a > i;) {
		let t = V(e, a - 1), n = St(e, t);
		if (t < i || n === void 0 || n > U(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = U(e, Ct(t, 0)), a = H(e, r ? J(r).end : 0);
	for (let t = a; t < e.length; t = H(e, t)) {
		let n = St(e, t);
		if (n !== void 0 && n > i) a = H(e, t);
		else if (!G(e, t)) break;
	}
	return a;
}
function bt(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = xt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function xt(e, t, n, r) {
	let i = t[r + 1], a = Ct(t, n);
	if (i && !W(e, a)) return {
		from: n,
		start: a,
		end: J(i).start
	};
	let o = Q(e, t, r), s = yt(e, t, n), c = () => G(e, V(e, s - 1)), l = Z(t[n - 1]?.value);
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
function St(e, t) {
	let n = e.slice(t, H(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function Ct(e, t) {
	let n = e[t];
	return n ? J(n).start : 0;
}
// src/yaml/editEntries.ts
function wt(e, t, n, r) {
	let i = E(e, t);
	if (j(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = Tt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...N(a) && a,
		[n]: s
	};
	if (L(a, c)) return {
		is: "edited",
		text: t
	};
	let l = Dt(t), u = new Mt(l, n, o), d = u.edited(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [At(i, u.refused)]
	};
	let f = kt(d, l), p = E(e, f), m = p.problems.length <= i.problems.length && !j(p.problems) ? p.value : a;
	return L(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [At(i, jt(m, c))]
	};
}
function Tt({ value: e, span: t }, n, r) {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? Et(n, e.language, e.value) : {
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
function Et(e, t, n) {
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
function Dt(e) {
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
		style: Ot(o, a)
	};
}
function Ot(e, t) {
	let n = {}, r = 0;
	ut(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = st(r) && !r.flow ? q(r.srcToken) : [];
			if (!i || !a || !W(t, J(a).start)) return;
			let o = U(t, J(a).start) - U(t, J(i).start);
			dt(r) && o >= 0 ? n.listStep ??= o : z(r) && o > 0 && (n.step ??= o);
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
function kt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function At({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? De(e, t, n) : Oe(e, t, n);
	return O("not-editable", i, { place: a });
}
function jt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!L(t, i)) return [e, ...jt(t, i)];
	}
	return [];
}
var Mt = class {
	source;
	list;
	rows;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, n) {
		this.source = e, this.list = t, this.rows = n, this.writer = new Ae(e.style, (e) => this.resolved(e));
		let r = new Map();
		ut(e.document, {
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
		}, t), ge(n, this.splices);
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (lt(n)) {
			this.staysAlias(n, t) || this.replace(e, t);
			return;
		}
		n?.anchor && this.anchored.set(n, t);
		let i = L(r, t);
		if (i && this.targets.size === 0) return;
		let a = z(n) ? this.membersChange(e, n, t) : dt(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.change(e, a) : i || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && L(r, t);
	}
	resolved(e) {
		return lt(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!N(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: M(e.old, r[o] ?? "") ?? null,
			node: Nt(n),
			key: Nt(t),
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
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : It(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = q(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: Nt(t),
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
		if (!lt(e)) e?.anchor && this.anchored.set(e, n);
		else if (!this.staysAlias(e, n) && e.range) {
			let [t = ""] = this.writer.added({
				name: n,
				value: null
			}, [], !0);
			this.splice(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	nameOf(e) {
		let t = ct(e) ? this.resolved(e) : void 0;
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
			let r = n.map((n) => this.writer.added(n, Pt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let m = bt(o, s, p);
		for (let e of new Set(m.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !W(o, u) && (this.refused ??= t);
			let i = m.get(e), a = i ? i.end : e < 0 ? yt(o, s, 0) : Q(o, s, e), c = Z(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, Pt(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, U(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && vt(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = R(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - Ft(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : Ft(n, s.start)), s.end, d);
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
function Nt(e) {
	return ct(e) ? e : void 0;
}
function Pt(e, t) {
	if (z(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(ct);
}
function Ft(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function It(e, t) {
	let n = {
		comparator: L,
		maxEditLength: 1e3
	}, r = b([...e], [...t], n);
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
function Lt(e, t) {
	let { textFiles: n, base: r } = t, i = new Wt(t), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: r, language: c, after: l, item: u } = t, { declared: d } = u, f = d === void 0 ? i.find(e, r, c) : void 0, p = f?.path ?? D(e, r, c);
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
	let c = [...F(o, ({ path: e }) => e)].flatMap(([e, t]) => {
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
	return c ? typeof i == "string" ? [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}] : Object.entries(Ut(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = N(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}) : [];
}
function zt(e) {
	return [...F(e, ({ entry: e }) => $(e)[0]?.from.source)].map(([e, t]) => {
		let n = $e([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${p(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return O("no-language-file", r, {
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
	return [...F(n, ({ source: e }) => e)].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = [...new Set(i.map(({ language: e }) => e))], o = `Other commands do not read the ${a.join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...a].join(", ")}].`;
		return O("no-language-file", o, {
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
		let s = wt(e, o, n, i);
		s.is === "refused" ? P(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = C(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = Ht(n, l, r, Ce(t));
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
	find(e, t, n) {
		for (let r of i($(t), ({ from: e }) => e.language, this.given.base)) {
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
		let s = A(n.source, i);
		if (o.language === void 0) return {
			path: t.path,
			textFile: o,
			code: s
		};
		let c = this.inOtherLanguage(t.path, o, i);
		if (c && !c.missing) return c;
		let l = (t) => I([e.textFiles?.name(r, t) ?? null, t.filename ?? null]), u = (e) => C(e.path) === C(t.path) && l(e.textFile) === l(o), d = [...a].flatMap(([e, t]) => t.language === i && u({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: A(t.source, i)
		}] : []), f = this.only(d, t.path, o);
		if (f && (!c || Gt(f, i) && !Gt(c, i))) return f;
		if (c || d.length > 0) return c;
		let p = this.given.rows.flatMap((e) => this.fromRow(e, i) ?? []).filter(u);
		return this.only(p, t.path, o);
	}
	only(e, t, n) {
		if (e.length === 1) return e[0];
		let r = (e, { source: t }) => {
			let n = B(this.given.folders.displayRoot, e);
			return B(t.folder, be(t, x(t, n)));
		}, i = r(t, n), [a, o] = e.filter((e) => r(e.path, e.textFile) === i);
		return o ? void 0 : a;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = x(t, B(this.given.folders.displayRoot, e)), i = k(t.files) ? ye(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (xe(e, t) && k(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, ve({ files: e.files.replaceAll("{lang}", A(e, t)) }), t);
	}
	at(e, t, n) {
		let r = A(e, n);
		if (!Kt.test(r) || we(e, t) !== n) return;
		let i = B(e.folder, t), a = y(i, this.given.folders), o = this.given.textFiles.get(a);
		return {
			path: a,
			textFile: o ?? {
				source: e,
				language: n,
				..._e(e, t)
			},
			code: r,
			...!o && { missing: i }
		};
	}
};
function Gt({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const Kt = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/decide.ts
async function qt(t, n, r) {
	let { project: i, options: a, textFiles: o } = r, { rules: s } = i, c = Pe(n.project, i.pulledLanguages ?? Ve), l = {
		project: n.project,
		rules: {
			...s,
			prune: {},
			pull: { completes: c }
		},
		variables: t.variables,
		verdicts: u
	}, d = Object.values(r.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: f, onSecrets: p, folders: m } = r.context, h = {
		known: new Map(),
		ids: [i.id],
		onSecrets: p,
		kinds: t.kinds
	}, _ = await rt(t, n, l.rules, {
		ownUser: r.ownUser,
		applied: f && (() => f(d, h).then((e) => e && ae(e, {
			settings: i,
			declared: t
		}))),
		history: r.context.history,
		manifests: ce({
			declared: t,
			manifests: d
		}),
		textFiles: o,
		usable: r.settings.usable,
		asked: { now: Math.floor(r.context.now() / 1e3) }
	});
	if (_.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: _.problems,
		unmatched: []
	};
	let v = _.kinds.map(({ kind: e, matching: n }) => {
		let r = ({ declared: t, live: n }) => he(s.filter, {
			kind: e,
			entry: t,
			live: n
		}), i = {
			...n,
			matches: n.matches.filter(r),
			refused: n.refused.filter(r)
		};
		return {
			kind: e,
			entries: t.entries[e.plural] ?? [],
			all: n,
			matching: i,
			matches: i.matches.filter(({ live: t }) => t !== void 0 && !Be(e, t, s))
		};
	}), y = _.plan.filter?.unmatched ?? [], b = [
		..._.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...v.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...tt(_.keptTexts, {
			reasons: _.reasons,
			takenBack: _.takenBack,
			writes: !1,
			flags: i.flags,
			isWorkflow: m.confined !== void 0
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e)
	], { taken: x, kept: S } = Ze(_.keptTexts, l);
	for (let e of g(s.accept, [t])) P(b, Jt(e, _.keptTexts, r.settings.projects.length === 1));
	let C = Lt(x, {
		...r,
		base: n.project.baseLanguage,
		folders: m
	}), w = [...C.edits];
	P(b, C.problems);
	let T = [];
	for (let { kind: t, entries: c, all: u, matching: d, matches: f } of v) {
		let p = Ye(t, f, l, a.fields ?? []), m = Ke(t, p, o), h = u.unmanaged.filter((e) => !u.namesakes.has(e) && !Be(t, e, s));
		if (P(w, m.edits), P(T, m.kept), P(b, m.problems), !t.secretNames) {
			if (a.removesMissing) {
				let e = await $t(t, c, d, {
					rules: s,
					options: a
				});
				P(w, e.edits), P(b, e.problems);
			}
			if (a.isNew) {
				let e = Pe(n.project, i.pulledLanguages), o = {
					fields: a.fields ?? [],
					languages: e,
					label: () => ""
				}, s = Ue(r.manifests[t.plural]), u = Xt(t, h, {
					declared: c,
					live: n,
					context: l,
					wanted: o
				}, s);
				P(w, u.edits), P(b, u.problems), P(T, u.waiting);
			} else if (h.length > 0 && s.filter.length === 0) {
				let n = c.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", r = `No manifest has ${e(h.length, t.name)} of the project: ${fe(h.map(t.liveLabel), 3)}. To declare what is new: ${n}`;
				b.push(O("not-expressible", r, {
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
		unmatched: y
	};
}
function Jt(e, t, r) {
	let i = t.filter(({ kind: t, entry: r, object: i, item: { part: a = "", reason: o } }) => n([e], {
		kind: t,
		entry: r,
		live: i
	}, a, o === "held") !== void 0), [a] = i;
	if (a ? i.some(({ item: e }) => e.reason !== "waiting") : !r) return [];
	let [o] = a ? f(a.kind.identity(a.entry.values)) : [], s = `--accept ${e} took nothing: ${a ? `a pattern does not take texts that wait. Name each: lokaform pull --accept ${S(`${o}:${a.item.part}`)}` : "no text that it names differs from the project. Texts in a language that entries do not declare come with --languages."}`;
	return [O("unknown-text", s, {
		severity: "notice",
		scope: "change"
	})];
}
function Yt(e, t, n) {
	let r = me(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [I([
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
function Xt(e, t, n, r) {
	let { declared: i, live: a, context: o, wanted: s } = n, c = a.objects[e.plural];
	if (!c) return {
		edits: [],
		waiting: [],
		problems: []
	};
	let l = Ne(e, t, {
		live: c,
		context: o,
		declared: i
	}, s), u = i.filter(({ from: e }) => e === void 0), d = Fe(u.flatMap((t) => f(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [p] = r.length === 1 ? r : [], m = [], h = [], g = [];
	for (let t of l.entries) {
		let [n = ""] = e.names(t.live), r = d(n), i = r?.file.path ?? p;
		if (i === void 0) {
			m.push(t);
			continue;
		}
		let a = Zt(e, t, r?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
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
		problems: [...ze(l.left), ...Qt(e, m, r)]
	};
}
function Zt(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && L(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Qt(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${fe(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [O("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function $t(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(en), s = a.filter((e) => !en(e)).map((t) => tn(e, t)), c = Xe(e, o, t.filter(en).length, r);
	if (o.length === 0 || j(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = `These entries have no live key:\n${o.map(({ values: t }) => `  - ${Ee(e.label(t))}\n`).join("")}Remove them from the manifests?`, u = i.dryRun || await i.ask?.(l), d = o.map(({ file: t, span: n }) => ({
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
		problems: [O("not-confirmed", f, { scope: "project" })]
	};
}
function en(e) {
	return $(e).length === 0;
}
function tn(e, t) {
	let [n = t] = $(t), r = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return ue(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: [r],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function nn(e, t, n, r) {
	return rn(e, t, n, r).catch((e) => {
		let n = v(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	});
}
async function rn(e, t, n, r) {
	let i = {
		...r,
		signal: r.cancellation.stopping
	}, a = await l(e.projects, i), s = [
		...t,
		...qe(e.kinds, n, r),
		...a
	];
	if (j(s)) return { problems: s };
	let { projects: c } = e;
	for (let t of c) {
		if (!t.manifests || await Je(t.manifests, t)) continue;
		if (c.length > 1) return { problems: [...s, an] };
		let { filter: i } = t.rules;
		if (i.length > 0) return { problems: [...s, ...i.map((e) => o(e, []))] };
		let a = await We(e, t, t.manifests, n, r);
		return {
			...a,
			problems: [...s, ...a.problems]
		};
	}
	P(s, n.unused);
	let u = [], d = [], f = [], p = [];
	for (let t of c) {
		if (r.cancellation.stopped) break;
		let i = await on(e, t, n, r);
		P(s, i.problems), i.later && u.push(i.later), P(d, i.written ?? []), f.push(i.filtered?.unmatched ?? []), i.filtered && p.push(i.filtered.declared);
	}
	let { filter: h = [], accept: g = [] } = c[0]?.rules ?? {};
	return P(s, m(h, f, p)), c.length > 1 && p.length === c.length && P(s, _("--accept", g, p)), {
		problems: ke(s),
		later: u,
		written: d,
		at: Qe(u.map((e) => e.at))
	};
}
const an = O("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
async function on(e, t, n, i) {
	let { folders: a, cancellation: o } = i;
	if (!t.manifests) return { problems: [] };
	let c = nt(t, e.apiUrl, i);
	if (!c.ok) return { problems: [c.problem] };
	let { reading: l, now: u } = c.value, d = t.pulledLanguages?.value, f = d?.includes("all") && t.manifests.texts.length > 0 ? (await at(l, t.id))?.languages : void 0, { fields: p = [] } = n, m = t.manifests.kinds.filter((e) => e.fields.some(({ name: e, role: t }) => t === "text" || p.includes("all") || p.includes(e))), g = f?.map(({ iso: e }) => e) ?? d, v = g && { alsoReads: g.includes("all") ? "all" : g }, y = {
		...t.manifests,
		kinds: m,
		texts: t.manifests.texts.map((e) => ({
			...e,
			...v
		}))
	}, b = await se(y, t, {}, s);
	if (b.problems.length + Object.values(b.paths).flat().length + y.texts.length === 0) {
		let e = `There is no manifest of ${$e(m.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [O("no-manifest", e, { severity: "notice" })] };
	}
	let x = u(), S = [], C = await ee(t, y, e.usable, a, {
		...i,
		signal: o.stopping,
		findProject: ({ id: e }) => at(l, e),
		counts: ({ code: e, place: t }) => e !== "no-language-file" && e !== "no-manifest" || !y.texts.some((e) => e.place === t && e.languages && k(e.files))
	});
	if (i.onProgress?.(void 0), !C) return { problems: [] };
	let { declared: w, files: T, textFiles: E } = C;
	i.onSecrets(r(w.variables));
	let D = [
		...C.problems,
		...e.projects.length > 1 ? [] : [..._("--accept", t.rules.accept, [w]), ...h(t.rules.filter, [w])],
		...Ie(y.kinds, n, T)
	];
	if (Se(D)) return { problems: D };
	try {
		let r = await ot(l, t.id, {
			kinds: m.filter(({ plural: e }) => w.entries[e]),
			languages: (e) => {
				x = u();
				let r = {
					asked: t.pulledLanguages,
					isNew: n.isNew,
					rows: y.texts
				}, i = Ge(e, ln(w, e, t), r);
				return S = (e.languages?.filter((e) => i.ok && !i.value.includes(e)) ?? []).map(({ iso: e }) => e), i;
			}
		});
		if (!r.ok) return { problems: [...D, r.problem] };
		i.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: a } = r.value, s = de({
			declared: w,
			textFiles: E
		}, a);
		if (s.length > 0) return { problems: [...D, ...s] };
		let c = ln(w, a, t), d = {
			project: t,
			options: n,
			settings: e,
			manifests: T,
			textFiles: E,
			rows: y.texts,
			context: {
				...i,
				now: u
			},
			ownUser: it(l, t.id)
		}, f = await qt(c, r.value, d), p = [...D, ...f.problems];
		if (Se(f.problems) || o.stopped) return { problems: p };
		let h = await sn(f, c, r.value, d, x), g = {
			unmatched: f.unmatched,
			declared: w
		}, _ = h.later && { later: {
			...h.later,
			otherLanguages: S
		} };
		return {
			...h,
			..._,
			filtered: g,
			problems: [...p, ...h.problems]
		};
	} catch (e) {
		return { problems: [...D, ...et(e, o, {
			declared: w,
			settings: t
		})] };
	} finally {
		i.onProgress?.(void 0);
	}
}
async function sn(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = Vt(r, e.edits, e.sources), { changed: u } = l;
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
			comparison: cn
		}
	};
	let m = pe(t.kinds, l.manifests, i.usable), h = m.problems.filter(({ severity: e }) => e === "error");
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
		comparison: Yt(ln(m.declared, f, a), t, e.taken)
	}, y = new Set(v.comparison.changes.map(({ label: e }) => oe(e)));
	return {
		problems: te(m.declared, n, a.rules).filter(({ about: e = "" }) => y.has(e)),
		later: v,
		written: g
	};
}
const cn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function ln(e, t, { pulledLanguages: n }) {
	return ne(e, t.baseLanguage, Pe(t, n ?? Ve));
}
// src/commands/runs/pull.ts
async function un(e, t) {
	return le(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await w("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n, e), { ask: s } = t, c = He(e, o, s && ((e) => s(e, n))), l = await nn(i, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...a
		], c, o), { first: u, later: f } = l, p = {
			isDryRun: c.dryRun,
			full: i.all
		}, m = {
			...t.screen,
			texts: !(t.reportPull && u?.hide_texts),
			full: i.all
		}, h = c.dryRun ? void 0 : t.screen.width, g = u ? [...d(u, m), ...pt(u, c.dryRun)] : [];
		for (let e of Te(g, h)) t.print(e);
		for (let e of dn(f ?? [], p, t)) t.print(e);
		let _ = u !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: v } = o.folders, b = t.reportPull ? void 0 : await re(await mt(v), void 0);
		if (f && _ && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), _ && l.at !== void 0 && !c.dryRun && b !== void 0) {
			let e = l.written?.map(({ path: e }) => S(y(e, o.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(Ee(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${S(T(l.at))}`);
		}
		let { stopped: x } = n, C = x !== void 0 && !u && (f ?? []).length < i.projects.length, E = _ && !c.dryRun ? "more " : "", ee = O("run-stopped", `${n.reason} Nothing ${E}was written.`), D = C ? [...l.problems, ee] : l.problems, te = t.reportPull && !i.showTexts ? ie(D) : D, ne = await t.reportPull?.({
			...l,
			problems: te
		}, e, i, n.stopping) ?? [], ae = [...te, ...ne];
		return t.showProblems(ae), C && x.by !== "time limit" ? x.by === "SIGINT" ? 130 : 143 : C || j(ae) ? 1 : i.detailedExitcode && _ ? 2 : 0;
	});
}
function dn(e, { isDryRun: n, full: r }, { screen: i, reportPull: o }) {
	let { clean: s = (e) => e } = i;
	return e.flatMap(({ changed: e, at: l, ...u }) => {
		let d = t(u, s), f = !(o && d.hide_texts);
		return [...n && f ? c(e) : [], ...a(d, {
			...i,
			isDryRun: n,
			texts: f,
			full: r
		})];
	});
}
export { un as runPull };
