import { A as e, Br as t, E as n, O as r, Ot as i, Pn as a, Pr as o, Qt as s, T as c, U as l, Vn as u, W as d, Wn as f, Yt as p, Z as m, Zn as h, bt as g, dt as _, et as v, hr as y, jn as b, k as x, kr as S, kt as C, nn as w, nr as T, o as E, ot as ee, q as te, rr as ne, s as D, ur as re, ut as ie, z as ae, zt as oe } from "./engine.js";
import { At as se, C as ce, Ft as le, Mt as ue, Ot as O, Pt as de, Rt as fe, Y as pe, h as k, jt as A, kt as me, wr as he, x as j } from "./start.js";
import { C as ge, _ as _e, a as ve, b as ye, c as be, d as xe, f as Se, g as Ce, h as we, i as Te, l as Ee, m as De, n as Oe, o as ke, p as Ae, s as je, t as Me, u as Ne, v as Pe, w as Fe, y as Ie } from "./firstPull.js";
import { S as Le, T as M, b as N, g as P, m as F, v as Re, w as I } from "./wire.js";
import { E as ze, c as Be, d as Ve, h as He, l as Ue, u as We, x as Ge, y as Ke } from "./project.js";
import { C as qe, E as L, O as R, S as z, T as B, b as Je, k as Ye, r as Xe } from "./yaml.js";
import { t as Ze } from "./splice.js";
import { s as Qe } from "./writtenFiles.js";
import { resolve as $e } from "node:path";
import { realpath as et } from "node:fs/promises";
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
	return t < e.length && e.slice(t, H(e, t)).trim() === "";
}
const K = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function q(e) {
	return e && "items" in e ? e.items.filter((e) => !tt(e)) : [];
}
function tt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => K.has(e));
}
function J(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => K.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? X(i) : Y(e)
	};
}
function Y({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => K.has(e));
	return r ? r.offset + r.source.length : t ? X(t) : e.at(-1)?.offset ?? 0;
}
function X(e) {
	if (e.type === "block-scalar") return Z(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = q(e).at(-1);
	return t ? J(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function Z({ offset: e, props: t, source: n, indent: r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = /\d/.exec(a)?.[0], s = a.includes("+") && n !== "", c = s ? n.replace(/\n$/, "") : n.trimEnd();
	return {
		end: e + (s ? i + c : (i + c).trimEnd()).length,
		header: a,
		bodyStart: e + i.length,
		indent: o ? r + Number(o) : /^ *(?=[^ \n])/m.exec(n)?.[0].length,
		body: c
	};
}
function nt(e) {
	return e?.type === "block-scalar" ? Z(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : nt(q(e).at(-1)?.value);
}
function rt(e, t) {
	let { value: n } = t, r = Y(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = X(n);
	if (n.type === "block-scalar") {
		let { header: t, bodyStart: r } = Z(n), o = {
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
function it(e, t, n) {
	let r = ct(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = V(e, r);
	for (; a > i;) {
		let t = V(e, a - 1), n = st(e, t);
		if (t < i || n === void 0 || n > U(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = U(e, ct(t, 0)), a = H(e, r ? J(r).end : 0);
	for (let t = a; t < e.length; t = H(e, t)) {
		let n = st(e, t);
		if (n !== void 0 && n > i) a = H(e, t);
		else if (!G(e, t)) break;
	}
	return a;
}
function at(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = ot(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function ot(e, t, n, r) {
	let i = t[r + 1], a = ct(t, n);
	if (i && !W(e, a)) return {
		from: n,
		start: a,
		end: J(i).start
	};
	let o = Q(e, t, r), s = it(e, t, n), c = () => G(e, V(e, s - 1)), l = nt(t[n - 1]?.value);
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
function st(e, t) {
	let n = e.slice(t, H(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function ct(e, t) {
	let n = e[t];
	return n ? J(n).start : 0;
}
// src/yaml/editEntries.ts
function lt(e, t, n, r) {
	let i = h(e, t);
	if (k(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = ut(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...N(a) && a,
		[n]: s
	};
	if (M(a, c)) return {
		is: "edited",
		text: t
	};
	let l = ft(t), u = new _t(l, n, o), d = u.edited(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [ht(i, u.refused)]
	};
	let f = mt(d, l), p = h(e, f), m = p.problems.length <= i.problems.length && !k(p.problems) ? p.value : a;
	return M(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [ht(i, gt(m, c))]
	};
}
function ut({ value: e, span: t }, n, r) {
	let i = I(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = r.filter((e) => e.is === "add"), u = Re(l, ({ after: e }) => e === void 0 ? a.length - 1 : c(e)), d = (e) => (u.get(e) ?? []).map(({ value: e }) => ({
		from: void 0,
		value: e
	}));
	for (let e of r) {
		if (e.is === "add") continue;
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? dt(n, e.language, e.value) : {
			...N(n) && n,
			[e.field]: e.value
		};
	}
	let f = a.flatMap((e, t) => [e === void 0 ? { from: t } : {
		from: t,
		value: e
	}, ...d(t)]);
	return [...d(-1), ...f];
}
function dt(e, t, n) {
	let r = I(e, "translations"), i = N(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...N(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => I(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function ft(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = Xe(a, {
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
		style: pt(o, a)
	};
}
function pt(e, t) {
	let n = {}, r = 0;
	Je(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = qe(r) && !r.flow ? q(r.srcToken) : [];
			if (!i || !a || !W(t, J(a).start)) return;
			let o = U(t, J(a).start) - U(t, J(i).start);
			Ye(r) && o >= 0 ? n.listStep ??= o : B(r) && o > 0 && (n.step ??= o);
		},
		Collection: (e, r) => {
			let [i = 0, a = 0] = r.range ?? [], [o] = q(r.srcToken), [s] = o?.value?.type === "block-map" ? q(o.value) : [];
			if (r.flow && o && !t.slice(i, a).includes("\n") && (n[B(r) ? "braces" : "brackets"] ??= /^ */.exec(t.slice(i + 1, a))?.[0] ?? ""), B(r) || !o || !s) return;
			let c = t.slice(Y(o), J(s).start);
			c.includes("\n") || (n.afterDash ??= c.length);
		}
	});
	let { contents: i } = e, a = B(i) && i.flow === !0 && i.items.every(({ key: e }) => R(e) && e.type === "QUOTE_DOUBLE");
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
function mt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function ht({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? T(e, t, n) : ne(e, t, n);
	return j("not-editable", i, { place: a });
}
function gt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!M(t, i)) return [e, ...gt(t, i)];
	}
	return [];
}
var _t = class {
	source;
	list;
	rows;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, n) {
		this.source = e, this.list = t, this.rows = n, this.writer = new ye(e.style, (e) => this.resolved(e));
		let r = new Map();
		Je(e.document, {
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
		}, t), Ze(n, this.splices);
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (z(n)) {
			this.staysAlias(n, t) || this.replace(e, t);
			return;
		}
		n?.anchor && this.anchored.set(n, t);
		let i = M(r, t);
		if (i && this.targets.size === 0) return;
		let a = B(n) ? this.membersChange(e, n, t) : Ye(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.change(e, a) : i || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && M(r, t);
	}
	resolved(e) {
		return z(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!N(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: I(e.old, r[o] ?? "") ?? null,
			node: vt(n),
			key: vt(t),
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
			values: r.map((e) => I(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : xt(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = q(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: vt(t),
			item: o[n],
			inFlow: a
		})), c = s.map(() => void 0), l = new Map(), u = -1;
		for (let { from: e, value: t } of i) if (e !== void 0) u = e, c[e] = t;
		else if (t !== void 0) {
			let e = l.get(u);
			e ? e.push({ value: t }) : l.set(u, [{ value: t }]);
		}
		let d = o[0] ? J(o[0]).start : 0, f = !t.flow && W(this.source.text, d);
		return c.every((e) => e === void 0) && !f ? void 0 : {
			node: t,
			children: s,
			values: c,
			inserted: l
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
		if (!z(e)) e?.anchor && this.anchored.set(e, n);
		else if (!this.staysAlias(e, n) && e.range) {
			let [t = ""] = this.writer.added({
				name: n,
				value: null
			}, [], !0);
			this.splice(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	nameOf(e) {
		let t = L(e) ? this.resolved(e) : void 0;
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
			let r = n.map((n) => this.writer.added(n, yt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let u = J(c).start, d = s.at(-2), f = d !== void 0 && /\n[ \t]*\n/.test(o.slice(J(d).end, J(l).start));
		a.size === 0 && i.every((e) => e === void 0) && e && this.splice(Y(e), Y(e), " []");
		let p = at(o, s, i.map((e) => e === void 0));
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !W(o, u) && (this.refused ??= t);
			let i = p.get(e), a = i ? i.end : e < 0 ? it(o, s, 0) : Q(o, s, e), c = nt(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, yt(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, U(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && rt(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = R(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - bt(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : bt(n, s.start)), s.end, d);
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
			let n = Z(t.value), { indent: r, end: o } = n, s = H(c, o), f = (s === c.length ? !u : !G(c, s)) && !i, p = r === void 0 ? l.step : r - U(c, J(t).start);
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
function vt(e) {
	return L(e) ? e : void 0;
}
function yt(e, t) {
	if (B(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(L);
}
function bt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function xt(e, t) {
	let n = {
		comparator: M,
		maxEditLength: 1e3
	}, r = oe([...e], [...t], n);
	if (!r) return;
	let i = [], a = [], o = 0;
	for (let { added: e, removed: t, value: n } of r) for (let r of n) t ? a.push({ from: o++ }) : e ? i.push({
		from: a.shift()?.from,
		value: r
	}) : (F(i, a.splice(0)), i.push({
		from: o++,
		value: r
	}));
	return [...i, ...a];
}
// src/pull/textEdits.ts
function St(e, t) {
	let { textFiles: n, base: r } = t, i = new Mt(t), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: r, language: c, item: { declared: l } } = t, u = l === void 0 ? i.find(e, r, c) : void 0, d = u?.path ?? ie(e, r, c);
		u || l !== void 0 && n.has(d) ? o.push({
			text: t,
			path: d,
			target: u
		}) : l === void 0 && r.from ? s.push(t) : a.push(Ct(t));
	}
	let c = [...Re(o, ({ path: e }) => e)].flatMap(([e, t]) => {
		let r = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), a = r[0]?.target, o = n.get(e) ?? a?.textFile;
		if (!o) return [];
		let s = [...t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: wt(t, e, i)
		}]), ...r.sort(Tt).map(Et)], c = a?.missing && {
			full: a.missing,
			code: a.code
		};
		return [{
			path: e,
			textFile: o,
			changes: s,
			...c && { creates: c }
		}];
	});
	return {
		edits: a,
		sources: c,
		problems: [...Dt(s), ...Ot(c, r)]
	};
}
function Ct({ kind: e, entry: t, language: n, after: r }) {
	return {
		kind: e.plural,
		path: t.file.path,
		edits: [{
			is: "text",
			at: t.span.start,
			language: n,
			value: r
		}]
	};
}
function wt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	return c ? typeof i == "string" ? [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}] : Object.entries(jt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = N(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}) : [];
}
function Tt({ target: { sibling: e } }, { target: { sibling: t } }) {
	return e.path === t.path ? e.name - t.name : 0;
}
function Et({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) {
	let { after: a } = e, o = typeof a == "string" ? a : jt(a);
	return {
		text: e,
		edits: [{
			is: "add",
			path: t,
			...n.language === void 0 ? { language: r } : {},
			value: o,
			base: i
		}]
	};
}
function Dt(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => $(e).map(({ from: e }) => e.source)), i = `No locale file can have ${p(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return j("no-language-file", i, {
			severity: "notice",
			scope: "change",
			...r && { place: r.place }
		});
	});
}
function Ot(e, t) {
	let n = new Map();
	for (let { textFile: r, changes: i } of e) for (let { text: e } of i) {
		let { source: i } = r;
		(i.languages ?? [i.language ?? t]).includes(e.language) || n.set(i, (n.get(i) ?? new Set()).add(e.language));
	}
	return [...n].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = `Other commands do not read the ${[...i].join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...i].join(", ")}].`;
		return j("no-language-file", a, {
			severity: "notice",
			scope: "change",
			place: r
		});
	});
}
function kt(e, t, n) {
	let r = [], i = [], a = [], o = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), s = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).flatMap((e) => e.edits);
		if (i.length === 0) continue;
		let s = lt(e, o, n, i);
		s.is === "refused" ? F(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: c } of n) {
		let n = D(e);
		if (!n) continue;
		let l = c ? n.empty(c.code) : o.get(e) ?? "", { text: u, refused: d } = At(n, l, r, me(t));
		if (F(i, d.map(({ text: t, why: n }) => ({
			text: t,
			why: "not-storable",
			details: `${e}: ${n}`
		}))), u === l) continue;
		let f = r[0]?.text.kind.plural;
		c ? a.push({
			path: e,
			before: "",
			after: u,
			creates: c.full
		}) : a.push({
			path: e,
			before: l,
			after: u
		}), c && f !== void 0 && (s[f] = [...s[f] ?? [], {
			path: e,
			text: u,
			textFile: t
		}]);
	}
	let c = new Map(a.map((e) => [e.path, e.after])), l = Object.entries(e).map(([e, t]) => [e, [...t.map((e) => ({
		...e,
		text: c.get(e.path) ?? e.text
	})), ...s[e] ?? []]]);
	return {
		manifests: Object.fromEntries(l),
		changed: a,
		refused: i,
		problems: r
	};
}
function At(e, t, n, r) {
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
		F(i, a.flatMap((e) => {
			let t = l.get(e);
			return t === void 0 ? [] : {
				text: e.text,
				why: t
			};
		})), a = a.filter((e) => !l.has(e));
	}
}
function jt(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var Mt = class {
	given;
	known = new Map();
	texts;
	constructor(e) {
		this.given = e;
		let t = Object.values(e.manifests).flat();
		this.texts = new Map(t.map(({ path: e, text: t }) => [e, t]));
	}
	find(e, t, n) {
		for (let r of this.partsOf(t)) {
			let t = P([r.file.path, n]);
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
	partsOf(e) {
		let t = ({ from: e }) => e.language === this.given.base ? 0 : 1;
		return $(e).sort((e, n) => t(e) - t(n));
	}
	targetOf(e, { file: t, from: n, path: r = [] }, i) {
		let { textFiles: a } = this.given, o = a.get(t.path);
		if (!o) return;
		let s = O(n.source, i);
		if (o.language === void 0) return {
			path: t.path,
			textFile: o,
			code: s
		};
		let c = this.inOtherLanguage(t.path, o, i);
		if (c && !c.missing) return c;
		let l = (n) => D(n.path) === D(t.path) && P(e.textFiles?.name(r, n.textFile) ?? null) === P(e.textFiles?.name(r, o) ?? null), u = [...a].flatMap(([e, t]) => t.language === i && l({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: O(t.source, i)
		}] : []), [d] = u;
		if (d && u.length === 1 && (!c || Nt(d, i) && !Nt(c, i))) return d;
		if (c || d) return c;
		let f = this.given.rows.flatMap((e) => this.fromRow(e, i) ?? []).filter(l);
		return f.length === 1 ? f[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = re(t, $e(this.given.folders.displayRoot, e)), i = A(t.files) ? le(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (fe(e, t) && A(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, se({ files: e.files.replaceAll("{lang}", O(e, t)) }), t);
	}
	at(e, t, n) {
		let r = O(e, n);
		if (!Pt.test(r) || ue(e, t) !== n) return;
		let i = $e(e.folder, t), a = o(i, this.given.folders), s = this.given.textFiles.get(a);
		return s ? {
			path: a,
			textFile: s,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...de(e, t)
			},
			code: r,
			missing: i
		};
	}
};
function Nt({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const Pt = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/decide.ts
async function Ft(e, t, n) {
	let { project: r, options: i, textFiles: a } = n, { filter: o } = r.rules, s = ve(t.project, r.pulledLanguages ?? Te), c = Object.entries(e.entries).filter(([e]) => t.objects[e]), u = {
		...e,
		entries: Object.fromEntries(c)
	}, d = {
		project: t.project,
		rules: {
			...r.rules,
			prune: {},
			pull: { completes: s }
		},
		variables: u.variables,
		verdicts: ze
	}, f = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: p, onSecrets: m, folders: h } = n.context, g = {
		known: new Map(),
		ids: [r.id],
		onSecrets: m
	}, _ = await Ue(u, t, d.rules, {
		ownUser: n.ownUser,
		applied: p && (async () => ae(await p(f, g), {
			settings: r,
			declared: u
		})),
		history: n.context.history,
		manifests: l({
			declared: e,
			manifests: f
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
	let v = _.kinds.map(({ kind: e, matching: t }) => {
		let n = Lt(e, t, o);
		return {
			kind: e,
			entries: u.entries[e.plural] ?? [],
			all: t,
			matching: n,
			matches: Rt(e, n, d)
		};
	}), y = _.plan.filter?.unmatched ?? [], b = [
		..._.problems.filter(({ code: e }) => e === "unknown-writers"),
		...v.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Ve(_.keptTexts, {
			reasons: _.reasons,
			writes: !1
		}).map(It)
	], x = t.project.baseLanguage, { taken: S, kept: C } = _e(_.keptTexts, d), w = St(S, {
		manifests: n.manifests,
		textFiles: a,
		rows: n.rows,
		base: x,
		folders: h
	}), T = [...w.edits];
	F(b, w.problems);
	let E = [];
	for (let { kind: e, entries: o, matching: s, matches: c } of v) {
		let l = Ce(e, c, d, i.fields ?? []), u = Se(e, l, a);
		if (F(T, u.edits), F(E, u.kept), F(b, u.problems), !e.secretNames) {
			if (i.removesMissing) {
				let t = await Ut(e, o, s, {
					rules: r.rules,
					options: i
				});
				F(T, t.edits), F(b, t.problems);
			}
			if (i.isNew) {
				let a = ve(t.project, r.pulledLanguages), s = {
					fields: i.fields ?? [],
					languages: a,
					label: () => ""
				}, c = Ae(n.manifests[e.plural]), l = Bt(e, {
					declared: o,
					live: t,
					context: d,
					wanted: s
				}, c);
				F(T, l.edits), F(b, l.problems);
			}
		}
	}
	return {
		edits: T,
		sources: w.sources,
		taken: S,
		kept: [...xe(C), ...E],
		problems: b,
		unmatched: y
	};
}
function It(e) {
	return e.severity === "error" ? {
		...e,
		severity: "warning"
	} : e;
}
function Lt(e, t, r) {
	let i = (t) => n(r, {
		kind: e,
		entry: t.declared,
		..."live" in t && { live: t.live }
	});
	return {
		...t,
		matches: t.matches.filter(i),
		refused: t.refused.filter(i)
	};
}
function Rt(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && he(e.tags(t), n) === void 0);
}
function zt(e, t, n) {
	let r = ee(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [P([
		e,
		t,
		n,
		i
	]), r])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get(P([
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
function Bt(e, { declared: t, live: n, context: r, wanted: i }, a) {
	let o = n.objects[e.plural];
	if (!o) return {
		edits: [],
		problems: []
	};
	let s = e.match(t, o, r), c = s.unmanaged.filter((t) => !s.namesakes.has(t) && he(e.tags(t), r.rules) === void 0), l = we(e, c, {
		live: o,
		context: r,
		declared: t
	}, i), u = t.filter(({ from: e }) => e === void 0), d = Pe(u.flatMap((t) => _(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [f] = a.length === 1 ? a : [], p = [], m = new Map();
	for (let t of l.entries) {
		let [n = ""] = e.names(t.live), r = d(n), i = r?.file.path ?? f;
		if (i === void 0) {
			p.push(t);
			continue;
		}
		let a = Vt(e, t, r?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		m.set(i, [...m.get(i) ?? [], {
			is: "add",
			after: r?.span.start,
			value: a
		}]);
	}
	return {
		edits: [...m].map(([t, n]) => ({
			kind: e.plural,
			path: t,
			edits: n
		})),
		problems: [...De(l.left), ...Ht(e, p, a)]
	};
}
function Vt(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && M(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Ht(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${s(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [j("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function Ut(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(Wt), s = a.filter((e) => !Wt(e)).map((t) => Gt(e, t)), c = Ie(e, o, t.filter(Wt).length, r);
	if (o.length === 0 || k(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = `These entries have no live key:\n${o.map(({ values: t }) => `  - ${pe(e.label(t))}\n`).join("")}Remove them from the manifests?`;
	if (i.dryRun || await i.ask?.(l)) return {
		edits: o.map(({ file: t, span: n }) => ({
			kind: e.plural,
			path: t.path,
			edits: [{
				is: "remove",
				at: n.start
			}]
		})),
		problems: s
	};
	let u = `The removal of ${o.length} entries was not confirmed at a terminal. Nothing is written. Run pull again, without --remove-missing or at a terminal.`;
	return {
		edits: [],
		problems: [j("not-confirmed", u, { scope: "project" })]
	};
}
function Wt(e) {
	return $(e).length === 0;
}
function Gt(e, t) {
	let [n = t] = $(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return u(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function Kt(e, t, n, r) {
	try {
		return await qt(e, t, n, r);
	} catch (e) {
		let n = S(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function qt(e, t, n, i) {
	let a = [...t, ...je(e.kinds, n, i)];
	if (k(a)) return { problems: a };
	let { projects: o } = e;
	for (let t of o) {
		if (!t.manifests || await Me(t.manifests, t)) continue;
		if (o.length > 1) return { problems: [...a, Jt] };
		let { filter: s } = t.rules;
		if (s.length > 0) return { problems: [...a, ...s.map((e) => r(e, []))] };
		let c = await Oe(e, t, t.manifests, n, i);
		return {
			...c,
			problems: [...a, ...c.problems]
		};
	}
	let s = [], l = [], u = [];
	for (let t of o) {
		if (i.cancellation.stopped) break;
		let r = await Yt(e, t, n, i);
		F(a, r.problems), r.later && s.push(r.later), l.push(r.filtered?.unmatched ?? []), r.filtered && u.push(r.filtered.declared);
	}
	return F(a, c(o[0]?.rules.filter ?? [], l, u)), {
		problems: a,
		later: s,
		at: Le(s.map((e) => e.at))
	};
}
const Jt = j("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
async function Yt(t, n, r, i) {
	let { folders: a, cancellation: o } = i;
	if (!n.manifests) return { problems: [] };
	let s = Qt(n.manifests, n.pulledLanguages?.value), c = He(n, t.apiUrl, i);
	if (!c.ok) return { problems: [c.problem] };
	let { reading: l, now: u } = c.value, f = u(), p = await d(n, s, t.usable, a, {
		...i,
		signal: o.stopping,
		findProject: ({ id: e }) => Ge(l, e),
		counts: (e, t) => nn(tn(t, r))(e) && !en(e, s)
	});
	if (i.onProgress?.(void 0), !p) return { problems: [] };
	let { declared: m, files: h, textFiles: _ } = p;
	i.onSecrets(g(m.variables));
	let v = [
		...p.problems,
		...e("accept", n.rules.accept, [m]),
		...t.projects.length > 1 ? [] : x(n.rules.filter, [m]),
		...be(s.kinds, r, h)
	];
	if (ce(v)) return { problems: v };
	try {
		let e = await Ke(l, n.id, {
			kinds: tn(m, r),
			languages: (e) => {
				f = u();
				let t = {
					asked: n.pulledLanguages,
					isNew: r.isNew,
					rows: s.texts
				};
				return ke(e, $t(m, e, n), t);
			},
			leavesOut: () => !1
		});
		if (!e.ok) return { problems: [...v, e.problem] };
		i.onProgress?.({
			phase: "planning",
			project: n.name
		});
		let { project: a } = e.value, c = te({
			declared: m,
			textFiles: _
		}, a);
		if (c.length > 0) return { problems: [...v, ...c] };
		let d = $t(m, a, n), p = {
			project: n,
			options: r,
			settings: t,
			manifests: h,
			textFiles: _,
			rows: s.texts,
			context: {
				...i,
				now: u
			},
			ownUser: We(l, n.id)
		}, g = await Ft(d, e.value, p), y = [...v, ...g.problems];
		if (ce(g.problems) || o.stopped) return { problems: y };
		let b = await Xt(g, d, a, p, f), x = {
			unmatched: g.unmatched,
			declared: m
		};
		return {
			...b,
			filtered: x,
			problems: [...y, ...b.problems]
		};
	} catch (e) {
		return { problems: [...v, ...Be(e, o, m)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
async function Xt(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = kt(r, e.edits, e.sources), { changed: u } = l;
	if (l.problems.length > 0) return { problems: l.problems };
	let d = [...e.kept, ...xe(l.refused)], p = {
		name: n.name,
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
			comparison: Zt
		}
	};
	let m = f(i.kinds, l.manifests, i.usable), h = m.problems.filter(nn(tn(t, o))).filter(({ severity: e }) => e === "error");
	if (h.length > 0) return { problems: h.map(rn) };
	let g = await Ne(u, s.folders), _ = await ge(g, s.folders);
	return _.length === 0 && !o.dryRun && g.length > 0 && F(_, await Fe(g, s.folders)), _.length > 0 ? { problems: _ } : {
		problems: [],
		later: {
			...p,
			changed: u,
			at: c,
			files: u.map(({ path: e }) => e),
			comparison: zt($t(m.declared, n, a), t, e.taken)
		}
	};
}
const Zt = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function Qt(e, t) {
	if (!t) return e;
	let n = t.includes("all") ? "all" : t;
	return {
		...e,
		texts: e.texts.map((e) => ({
			...e,
			alsoReads: n
		}))
	};
}
function $t(e, t, { pulledLanguages: n }) {
	return m(e, t.baseLanguage, ve(t, n ?? Te));
}
function en({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && A(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function tn({ kinds: e, entries: t }, { fields: n = [] }) {
	return e.filter((e) => t[e.plural] && e.fields.some(({ name: e, role: t }) => t === "text" || n.includes("all") || n.includes(e)));
}
function nn(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function rn(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/commands/runs/pull.ts
async function an(e, t) {
	return E(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: o } = await v("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let s = t.context(i, n, e), { ask: c } = t, l = Ee(e, s, c && ((e) => c(e, n))), u = await Kt(i, [...t.problems, ...o], l, s), { first: d, later: f } = u;
		for (let e of d ? Qe(d, l.dryRun) : []) t.print(e);
		let p = {
			isDryRun: l.dryRun,
			full: i.all
		};
		for (let e of on(f ?? [], p, t)) t.print(e);
		let m = d !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, h = !t.reportPull && await sn(s.folders.displayRoot);
		m && u.at !== void 0 && !l.dryRun && h && t.print(`To commit only these changes: git commit --trailer ${w(y(u.at))}`);
		let { stopped: g } = n, _ = g !== void 0 && !d && (f ?? []).length < i.projects.length, b = _ ? [...u.problems, cn(n, m && !l.dryRun)] : u.problems, x = t.reportPull && !i.showTexts ? a(b) : b, S = await t.reportPull?.({
			...u,
			problems: x
		}) ?? [], C = [...x, ...S];
		return t.showProblems(C), _ && g.by !== "time limit" ? g.by === "SIGINT" ? 130 : 143 : _ || k(C) ? 1 : i.detailedExitcode && m ? 2 : 0;
	});
}
function on(e, { isDryRun: t, full: n }, { screen: r, reportPull: a }) {
	let { clean: o = (e) => e } = r;
	return e.flatMap(({ changed: e, at: s, ...c }) => {
		let l = b(c, o), u = !(a && l.hide_texts);
		return [...t && u ? C(e) : [], ...i(l, {
			...r,
			isDryRun: t,
			texts: u,
			full: n
		})];
	});
}
async function sn(e) {
	return await t(await et(e), void 0) !== void 0;
}
function cn({ reason: e }, t) {
	return j("run-stopped", `${e} Nothing ${t ? "more " : ""}was written.`);
}
export { an as runPull };
