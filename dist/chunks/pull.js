import { B as e, Bn as t, Br as n, Bt as r, Ct as i, Dn as a, En as o, Er as s, H as c, Hr as l, Ht as u, Jr as d, L as f, Ln as p, Mt as m, Q as h, R as g, V as _, Vt as v, W as y, Wn as b, bn as x, d as S, dn as C, ei as w, fn as T, hn as E, l as D, ln as ee, nt as te, on as O, ot as ne, pt as re, rt as ie, s as ae, tn as oe, ut as se, wr as ce, wt as le, xr as ue, yt as de } from "./engine.js";
import { At as k, Ft as fe, Ht as pe, K as me, Lt as he, Mt as ge, Nt as _e, Rt as ve, Wt as ye, _i as be, b as xe, f as A, jt as Se, li as Ce, p as we, v as j } from "./start.js";
import { E as Te, S as Ee, T as De, _ as Oe, a as M, b as ke, c as Ae, d as je, f as Me, g as Ne, h as Pe, i as Fe, l as Ie, m as Le, n as Re, o as ze, p as Be, s as Ve, t as He, v as Ue, y as We } from "./firstPull.js";
import { C as N, S as Ge, f as P, g as Ke, m as F, v as I, w as L, x as qe } from "./wire.js";
import { c as Je, d as Ye, h as Xe, l as Ze, u as Qe, x as $e, y as et } from "./project.js";
import { C as tt, E as nt, O as R, S as rt, T as z, b as it, k as at, r as ot } from "./yaml.js";
import { t as st } from "./splice.js";
import { s as ct } from "./writtenFiles.js";
import { resolve as B } from "node:path";
import { realpath as lt } from "node:fs/promises";
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
	return t < e.length && K(e.slice(t, H(e, t))) === "";
}
function K(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const q = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function J(e) {
	return e && "items" in e ? e.items.filter((e) => !ut(e)) : [];
}
function ut({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => q.has(e));
}
function Y(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => q.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? dt(i) : X(e)
	};
}
function X({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => q.has(e));
	return r ? r.offset + r.source.length : t ? dt(t) : e.at(-1)?.offset ?? 0;
}
function dt(e) {
	if (e.type === "block-scalar") return Z(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = J(e).at(-1);
	return t ? Y(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function Z({ offset: e, props: t, source: n, indent: r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = /\d/.exec(a)?.[0], s = a.includes("+") && n !== "", c = s ? n.replace(/\n$/, "") : K(n);
	return {
		end: e + (s ? i + c : K(i + c)).length,
		header: a,
		bodyStart: e + i.length,
		indent: o ? r + Number(o) : /^ *(?=[^ \n])/m.exec(n)?.[0].length,
		body: c
	};
}
function ft(e) {
	return e?.type === "block-scalar" ? Z(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : ft(J(e).at(-1)?.value);
}
function pt(e, t) {
	let { value: n } = t, r = X(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = dt(n);
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
	let [o] = n.type === "block-map" || n.type === "block-seq" ? J(n) : [], s = o ? Y(o).start : i;
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
function mt(e, t, n) {
	let r = vt(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = V(e, r);
	for (; a > i;) {
		let t = V(e, a - 1), n = _t(e, t);
		if (t < i || n === void 0 || n > U(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = U(e, vt(t, 0)), a = H(e, r ? Y(r).end : 0);
	for (let t = a; t < e.length; t = H(e, t)) {
		let n = _t(e, t);
		if (n !== void 0 && n > i) a = H(e, t);
		else if (!G(e, t)) break;
	}
	return a;
}
function ht(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = gt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function gt(e, t, n, r) {
	let i = t[r + 1], a = vt(t, n);
	if (i && !W(e, a)) return {
		from: n,
		start: a,
		end: Y(i).start
	};
	let o = Q(e, t, r), s = mt(e, t, n), c = () => G(e, V(e, s - 1)), l = ft(t[n - 1]?.value);
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
function _t(e, t) {
	let n = e.slice(t, H(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function vt(e, t) {
	let n = e[t];
	return n ? Y(n).start : 0;
}
// src/yaml/editEntries.ts
function yt(e, t, n, r) {
	let i = x(e, t);
	if (A(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = bt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...I(a) && a,
		[n]: s
	};
	if (L(a, c)) return {
		is: "edited",
		text: t
	};
	let l = St(t), u = new Dt(l, n, o), d = u.edited(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [Tt(i, u.refused)]
	};
	let f = wt(d, l), p = x(e, f), m = p.problems.length <= i.problems.length && !A(p.problems) ? p.value : a;
	return L(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [Tt(i, Et(m, c))]
	};
}
function bt({ value: e, span: t }, n, r) {
	let i = N(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = r.filter((e) => e.is === "add"), u = Ke(l, ({ after: e }) => e === void 0 ? a.length - 1 : c(e)), d = (e) => (u.get(e) ?? []).map(({ value: e }) => ({
		from: void 0,
		value: e
	}));
	for (let e of r) {
		if (e.is === "add") continue;
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? xt(n, e.language, e.value) : {
			...I(n) && n,
			[e.field]: e.value
		};
	}
	let f = a.flatMap((e, t) => [e === void 0 ? { from: t } : {
		from: t,
		value: e
	}, ...d(t)]);
	return [...d(-1), ...f];
}
function xt(e, t, n) {
	let r = N(e, "translations"), i = I(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...I(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => N(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function St(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = ot(a, {
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
		style: Ct(o, a)
	};
}
function Ct(e, t) {
	let n = {}, r = 0;
	it(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = tt(r) && !r.flow ? J(r.srcToken) : [];
			if (!i || !a || !W(t, Y(a).start)) return;
			let o = U(t, Y(a).start) - U(t, Y(i).start);
			at(r) && o >= 0 ? n.listStep ??= o : z(r) && o > 0 && (n.step ??= o);
		},
		Collection: (e, r) => {
			let [i = 0, a = 0] = r.range ?? [], [o] = J(r.srcToken), [s] = o?.value?.type === "block-map" ? J(o.value) : [];
			if (r.flow && o && !t.slice(i, a).includes("\n") && (n[z(r) ? "braces" : "brackets"] ??= /^ */.exec(t.slice(i + 1, a))?.[0] ?? ""), z(r) || !o || !s) return;
			let c = t.slice(X(o), Y(s).start);
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
function wt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Tt({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", s = r ? o(e, t, n) : a(e, t, n);
	return j("not-editable", i, { place: s });
}
function Et(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!L(t, i)) return [e, ...Et(t, i)];
	}
	return [];
}
var Dt = class {
	source;
	list;
	rows;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, n) {
		this.source = e, this.list = t, this.rows = n, this.writer = new Ee(e.style, (e) => this.resolved(e));
		let r = new Map();
		it(e.document, {
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
		}, t), st(n, this.splices);
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (rt(n)) {
			this.staysAlias(n, t) || this.replace(e, t);
			return;
		}
		n?.anchor && this.anchored.set(n, t);
		let i = L(r, t);
		if (i && this.targets.size === 0) return;
		let a = z(n) ? this.membersChange(e, n, t) : at(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.change(e, a) : i || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && L(r, t);
	}
	resolved(e) {
		return rt(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!I(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: N(e.old, r[o] ?? "") ?? null,
			node: Ot(n),
			key: Ot(t),
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
			values: r.map((e) => N(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : jt(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = J(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: Ot(t),
			item: o[n],
			inFlow: a
		})), c = s.map(() => void 0), l = new Map(), u = -1;
		for (let { from: e, value: t } of i) if (e !== void 0) u = e, c[e] = t;
		else if (t !== void 0) {
			let e = l.get(u);
			e ? e.push({ value: t }) : l.set(u, [{ value: t }]);
		}
		let d = o[0] ? Y(o[0]).start : 0, f = !t.flow && W(this.source.text, d);
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
		if (!rt(e)) e?.anchor && this.anchored.set(e, n);
		else if (!this.staysAlias(e, n) && e.range) {
			let [t = ""] = this.writer.added({
				name: n,
				value: null
			}, [], !0);
			this.splice(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	nameOf(e) {
		let t = nt(e) ? this.resolved(e) : void 0;
		return R(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
	}
	changeFlow({ node: e, children: t, values: n, inserted: r }) {
		let i = t.flatMap(({ item: e }) => e ? Y(e) : []), a = n.findIndex((e) => e !== void 0);
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
			let r = n.map((n) => this.writer.added(n, kt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let u = Y(c).start, d = s.at(-2), f = d !== void 0 && /\n[ \t]*\n/.test(o.slice(Y(d).end, Y(l).start));
		a.size === 0 && i.every((e) => e === void 0) && e && this.splice(X(e), X(e), " []");
		let p = ht(o, s, i.map((e) => e === void 0));
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !W(o, u) && (this.refused ??= t);
			let i = p.get(e), a = i ? i.end : e < 0 ? mt(o, s, 0) : Q(o, s, e), c = ft(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, kt(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, U(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && pt(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = R(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - At(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : At(n, s.start)), s.end, d);
		let { start: p, end: m } = c ?? {
			start: H(n, s.end),
			end: H(n, s.end)
		};
		(c || f.length > 0) && this.spliceLines(p, m, f, U(n, Y(i).start));
	}
	replacement({ node: e, item: t, path: n, inFlow: r, isBeforeRemoved: i }, a, { inline: o, lines: s }) {
		let { text: c, style: l, isEndAdded: u } = this.source, d = {
			isItem: typeof n.at(-1) == "number",
			inFlow: r
		};
		if (typeof a == "string" && R(e) && t?.value?.type === "block-scalar") {
			let n = Z(t.value), { indent: r, end: o } = n, s = H(c, o), f = (s === c.length ? !u : !G(c, s)) && !i, p = r === void 0 ? l.step : r - U(c, Y(t).start);
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
function Ot(e) {
	return nt(e) ? e : void 0;
}
function kt(e, t) {
	if (z(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(nt);
}
function At(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function jt(e, t) {
	let n = {
		comparator: L,
		maxEditLength: 1e3
	}, r = oe([...e], [...t], n);
	if (!r) return;
	let i = [], a = [], o = 0;
	for (let { added: e, removed: t, value: n } of r) for (let r of n) t ? a.push({ from: o++ }) : e ? i.push({
		from: a.shift()?.from,
		value: r
	}) : (P(i, a.splice(0)), i.push({
		from: o++,
		value: r
	}));
	return [...i, ...a];
}
// src/pull/textEdits.ts
function Mt(e, t) {
	let { textFiles: n, base: r } = t, a = new zt(t), o = [], s = [], c = [];
	for (let t of e) {
		let { kind: e, entry: r, language: l, after: u, item: d } = t, { declared: f } = d, p = f === void 0 ? a.find(e, r, l) : void 0, m = p?.path ?? i(e, r, l);
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
				edits: [t]
			});
		}
	}
	let l = [...Ke(s, ({ path: e }) => e)].flatMap(([e, t]) => {
		let r = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), i = r[0]?.target, o = n.get(e) ?? i?.textFile;
		if (!o) return [];
		let s = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Nt(t, e, a)
		}]), c = r.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : Rt(e.after);
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
		problems: [...Pt(c), ...Ft(l, r)]
	};
}
function Nt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	return c ? typeof i == "string" ? [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}] : Object.entries(Rt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = I(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}) : [];
}
function Pt(e) {
	let t = ({ entry: e }) => $(e)[0]?.from.source;
	return [...new Set(e.map(t))].map((n) => {
		let r = e.filter((e) => t(e) === n), i = Ge([...new Set(r.map(({ language: e }) => e))]), a = `No locale file can have ${p(r.length, "text")} in ${i}: "${n?.files}" does not say where the files in ${i} are. Add a row to texts in lokaform.yaml for them.`, o = n && { place: n.place };
		return j("no-language-file", a, {
			severity: "notice",
			scope: "change",
			...o
		});
	});
}
function Ft(e, t) {
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
function It(e, t, n) {
	let r = [], i = [], a = [], o = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), s = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).flatMap((e) => e.edits);
		if (i.length === 0) continue;
		let s = yt(e, o, n, i);
		s.is === "refused" ? P(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: c } of n) {
		let n = S(e);
		if (!n) continue;
		let l = c ? n.empty(c.code) : o.get(e) ?? "", { text: u, refused: d } = Lt(n, l, r, Se(t));
		if (P(i, d.map(({ text: t, why: n }) => ({
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
function Lt(e, t, n, r) {
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
		P(i, a.flatMap((e) => {
			let t = l.get(e);
			return t === void 0 ? [] : {
				text: e.text,
				why: t
			};
		})), a = a.filter((e) => !l.has(e));
	}
}
function Rt(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var zt = class {
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
			let t = F([r.file.path, n]);
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
		let { base: n } = this.given, r = $(e).find(({ file: e, from: r }) => r.language === n && S(e.path) === S(t));
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
		let s = k(n.source, i);
		if (o.language === void 0) return {
			path: t.path,
			textFile: o,
			code: s
		};
		let c = this.inOtherLanguage(t.path, o, i);
		if (c && !c.missing) return c;
		let l = (t) => F([e.textFiles?.name(r, t) ?? null, t.filename ?? null]), u = (e) => S(e.path) === S(t.path) && l(e.textFile) === l(o), d = [...a].flatMap(([e, t]) => t.language === i && u({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: k(t.source, i)
		}] : []), f = this.only(d, t.path, o);
		if (f && (!c || Bt(f, i) && !Bt(c, i))) return f;
		if (c || d.length > 0) return c;
		let p = this.given.rows.flatMap((e) => this.fromRow(e, i) ?? []).filter(u);
		return this.only(p, t.path, o);
	}
	only(e, t, n) {
		if (e.length === 1) return e[0];
		let r = (e, { source: t }) => {
			let n = B(this.given.folders.displayRoot, e);
			return B(t.folder, ye(t, ce(t, n)));
		}, i = r(t, n), [a, o] = e.filter((e) => r(e.path, e.textFile) === i);
		return o ? void 0 : a;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = ce(t, B(this.given.folders.displayRoot, e)), i = _e(t.files) ? ve(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (pe(e, t) && _e(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, ge({ files: e.files.replaceAll("{lang}", k(e, t)) }), t);
	}
	at(e, t, n) {
		let r = k(e, n);
		if (!Vt.test(r) || fe(e, t) !== n) return;
		let i = B(e.folder, t), a = d(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...he(e, t)
			},
			code: r,
			missing: i
		};
	}
};
function Bt({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const Vt = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/decide.ts
async function Ht(e, t, n) {
	let { project: r, options: i, textFiles: a } = n, { filter: o } = r.rules, s = M(t.project, r.pulledLanguages ?? Fe), c = {
		project: t.project,
		rules: {
			...r.rules,
			prune: {},
			pull: { completes: s }
		},
		variables: e.variables,
		verdicts: y
	}, l = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: u, onSecrets: d, folders: f } = n.context, p = {
		known: new Map(),
		ids: [r.id],
		onSecrets: d,
		kinds: e.kinds
	}, m = await Ze(e, t, c.rules, {
		ownUser: n.ownUser,
		applied: u && (async () => h(await u(l, p), {
			settings: r,
			declared: e
		})),
		history: n.context.history,
		manifests: te({
			declared: e,
			manifests: l
		}),
		textFiles: a,
		usable: n.settings.usable,
		asked: { now: Math.floor(n.context.now() / 1e3) }
	});
	if (m.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: m.problems,
		unmatched: []
	};
	let g = m.kinds.map(({ kind: t, matching: n }) => {
		let r = Ut(t, n, o);
		return {
			kind: t,
			entries: e.entries[t.plural] ?? [],
			all: n,
			matching: r,
			matches: r.matches.filter(({ live: e }) => e !== void 0 && be(t.tags(e), c.rules) === void 0)
		};
	}), { reasons: _ } = m, v = m.plan.filter?.unmatched ?? [], b = [
		...m.problems.filter(({ code: e }) => e === "unknown-writers"),
		...g.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Ye(m.keptTexts, {
			reasons: _,
			writes: !1,
			flags: r.flags,
			isWorkflow: f.confined !== void 0
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e)
	], x = t.project.baseLanguage, { taken: S, kept: C } = Ue(m.keptTexts, c), w = Mt(S, {
		...n,
		base: x,
		folders: f
	}), T = [...w.edits];
	P(b, w.problems);
	let E = [];
	for (let { kind: e, entries: o, matching: s, matches: l } of g) {
		let u = Oe(e, l, c, i.fields ?? []), d = Be(e, u, a);
		if (P(T, d.edits), P(E, d.kept), P(b, d.problems), !e.secretNames) {
			if (i.removesMissing) {
				let t = await Jt(e, o, s, {
					rules: r.rules,
					options: i
				});
				P(T, t.edits), P(b, t.problems);
			}
			if (i.isNew) {
				let a = M(t.project, r.pulledLanguages), s = {
					fields: i.fields ?? [],
					languages: a,
					label: () => ""
				}, l = Le(n.manifests[e.plural]), u = Gt(e, {
					declared: o,
					live: t,
					context: c,
					wanted: s
				}, l);
				P(T, u.edits), P(b, u.problems), P(E, u.waiting);
			}
		}
	}
	return {
		edits: T,
		sources: w.sources,
		taken: S,
		kept: [...Me(C), ...E],
		problems: b,
		unmatched: v
	};
}
function Ut(e, t, n) {
	let r = (t) => g(n, {
		kind: e,
		entry: t.declared,
		..."live" in t && { live: t.live }
	});
	return {
		...t,
		matches: t.matches.filter(r),
		refused: t.refused.filter(r)
	};
}
function Wt(e, t, n) {
	let r = de(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [F([
		e,
		t,
		n,
		i
	]), r])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get(F([
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
function Gt(e, t, n) {
	let { declared: r, live: i, context: a, wanted: o } = t, s = i.objects[e.plural];
	if (!s) return {
		edits: [],
		waiting: [],
		problems: []
	};
	let c = e.match(r, s, a), l = c.unmanaged.filter((t) => !c.namesakes.has(t) && be(e.tags(t), a.rules) === void 0), u = Ne(e, l, {
		live: s,
		context: a,
		declared: r
	}, o), d = r.filter(({ from: e }) => e === void 0), f = We(d.flatMap((t) => le(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [p] = n.length === 1 ? n : [], m = [], h = new Map();
	for (let t of u.entries) {
		let [n = ""] = e.names(t.live), r = f(n), i = r?.file.path ?? p;
		if (i === void 0) {
			m.push(t);
			continue;
		}
		let a = Kt(e, t, r?.onCreate ?? d.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		h.set(i, [...h.get(i) ?? [], {
			is: "add",
			after: r?.span.start,
			value: a
		}]);
	}
	return {
		waiting: u.entries.flatMap((e) => m.includes(e) ? [] : e.waiting),
		edits: [...h].map(([t, n]) => ({
			kind: e.plural,
			path: t,
			edits: n
		})),
		problems: [...Pe(u.left), ...qt(e, m, n)]
	};
}
function Kt(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && L(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function qt(e, n, r) {
	if (n.length === 0) return [];
	let i = n.map(({ live: t }) => e.liveLabel(t)), { one: a, many: o } = e.words, s = `${n.length} live ${n.length === 1 ? a : o} ${n.length === 1 ? "is" : "are"} not declared: ${t(i, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${r.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [j("not-expressible", s, {
		severity: "warning",
		scope: "change"
	})];
}
async function Jt(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(Yt), s = a.filter((e) => !Yt(e)).map((t) => Xt(e, t)), c = ke(e, o, t.filter(Yt).length, r);
	if (o.length === 0 || A(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = `These entries have no live key:\n${o.map(({ values: t }) => `  - ${me(e.label(t))}\n`).join("")}Remove them from the manifests?`;
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
function Yt(e) {
	return $(e).length === 0;
}
function Xt(e, t) {
	let [n = t] = $(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return T(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function Zt(e, t, n, r) {
	try {
		return await Qt(e, t, n, r);
	} catch (e) {
		let n = l(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function Qt(t, n, r, i) {
	let a = [...n, ...Ve(t.kinds, r, i)];
	if (A(a)) return { problems: a };
	let { projects: o } = t;
	for (let n of o) {
		if (!n.manifests || await He(n.manifests, n)) continue;
		if (o.length > 1) return { problems: [...a, $t] };
		let { filter: s } = n.rules;
		if (s.length > 0) return { problems: [...a, ...s.map((t) => e(t, []))] };
		let c = await Re(t, n, n.manifests, r, i);
		return {
			...c,
			problems: [...a, ...c.problems]
		};
	}
	P(a, r.unused);
	let s = [], l = [], u = [], d = [];
	for (let e of o) {
		if (i.cancellation.stopped) break;
		let n = await en(t, e, r, i);
		P(a, n.problems), n.later && s.push(n.later), P(l, n.written ?? []), u.push(n.filtered?.unmatched ?? []), n.filtered && d.push(n.filtered.declared);
	}
	let { filter: p = [], accept: m = [] } = o[0]?.rules ?? {};
	return P(a, f(p, u, d)), o.length > 1 && d.length === o.length && P(a, c("--accept", m, d)), {
		problems: we(a),
		later: s,
		written: l,
		at: qe(s.map((e) => e.at))
	};
}
const $t = j("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
async function en(e, t, r, i) {
	let { folders: a, cancellation: o } = i;
	if (!t.manifests) return { problems: [] };
	let s = Xe(t, e.apiUrl, i);
	if (!s.ok) return { problems: [s.problem] };
	let { reading: l, now: u } = s.value, d = t.pulledLanguages?.value, f = d?.includes("all") && t.manifests.texts.length > 0 ? (await $e(l, t.id))?.languages : void 0, { fields: p = [] } = r, h = t.manifests.kinds.filter((e) => e.fields.some(({ name: e, role: t }) => t === "text" || p.includes("all") || p.includes(e))), g = f?.map(({ iso: e }) => e) ?? d, v = g && { alsoReads: g.includes("all") ? "all" : g }, y = {
		...t.manifests,
		kinds: h,
		texts: t.manifests.texts.map((e) => ({
			...e,
			...v
		}))
	}, b = await ue(y, t, {}, n);
	if (b.problems.length + Object.values(b.paths).flat().length + y.texts.length === 0) {
		let e = `There is no manifest of ${Ge(h.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [j("no-manifest", e, { severity: "notice" })] };
	}
	let x = u(), S = [], C = await ie(t, y, e.usable, a, {
		...i,
		signal: o.stopping,
		findProject: ({ id: e }) => $e(l, e),
		counts: ({ code: e, place: t }) => e !== "no-language-file" && e !== "no-manifest" || !y.texts.some((e) => e.place === t && e.languages && _e(e.files))
	});
	if (i.onProgress?.(void 0), !C) return { problems: [] };
	let { declared: w, files: T, textFiles: E } = C;
	i.onSecrets(m(w.variables));
	let D = [
		...C.problems,
		...e.projects.length > 1 ? [] : [...c("--accept", t.rules.accept, [w]), ..._(t.rules.filter, [w])],
		...Ae(y.kinds, r, T)
	];
	if (xe(D)) return { problems: D };
	try {
		let n = await et(l, t.id, {
			kinds: h.filter(({ plural: e }) => w.entries[e]),
			languages: (e) => {
				x = u();
				let n = {
					asked: t.pulledLanguages,
					isNew: r.isNew,
					rows: y.texts
				}, i = ze(e, rn(w, e, t), n);
				return S = (e.languages?.filter((e) => i.ok && !i.value.includes(e)) ?? []).map(({ iso: e }) => e), i;
			},
			leavesOut: () => !1
		});
		if (!n.ok) return { problems: [...D, n.problem] };
		i.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: a } = n.value, s = ne({
			declared: w,
			textFiles: E
		}, a);
		if (s.length > 0) return { problems: [...D, ...s] };
		let c = rn(w, a, t), d = {
			project: t,
			options: r,
			settings: e,
			manifests: T,
			textFiles: E,
			rows: y.texts,
			context: {
				...i,
				now: u
			},
			ownUser: Qe(l, t.id)
		}, f = await Ht(c, n.value, d), p = [...D, ...f.problems];
		if (xe(f.problems) || o.stopped) return { problems: p };
		let m = await tn(f, c, n.value, d, x), g = {
			unmatched: f.unmatched,
			declared: w
		}, _ = m.later && { later: {
			...m.later,
			otherLanguages: S
		} };
		return {
			...m,
			..._,
			filtered: g,
			problems: [...p, ...m.problems]
		};
	} catch (e) {
		return { problems: [...D, ...Je(e, o, w)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
async function tn(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = It(r, e.edits, e.sources), { changed: u } = l;
	if (l.problems.length > 0) return { problems: l.problems };
	let d = [...e.kept, ...Me(l.refused)], { project: f } = n, p = {
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
			comparison: nn
		}
	};
	let m = E(t.kinds, l.manifests, i.usable), h = m.problems.filter(({ severity: e }) => e === "error");
	if (h.length > 0) return { problems: h.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let g = await je(u, s.folders), _ = await De(g, s.folders);
	if (_.length === 0 && !o.dryRun && g.length > 0 && P(_, await Te(g, s.folders)), _.length > 0) return { problems: _ };
	let v = {
		...p,
		changed: u,
		at: c,
		files: u.map(({ path: e }) => e),
		comparison: Wt(rn(m.declared, f, a), t, e.taken)
	}, y = new Set(v.comparison.changes.map(({ label: e }) => C(e)));
	return {
		problems: D(m.declared, n, a.rules).filter(({ about: e = "" }) => y.has(e)),
		later: v,
		written: g
	};
}
const nn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function rn(e, t, { pulledLanguages: n }) {
	return se(e, t.baseLanguage, M(t, n ?? Fe));
}
// src/commands/runs/pull.ts
async function an(e, t) {
	return ae(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await re("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n, e), { ask: c } = t, l = Ie(e, o, c && ((e) => c(e, n))), f = await Zt(i, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...a
		], l, o), { first: p, later: m } = f, h = {
			isDryRun: l.dryRun,
			full: i.all
		}, g = {
			...t.screen,
			texts: !(t.reportPull && p?.hide_texts),
			full: i.all
		}, _ = l.dryRun ? void 0 : t.screen.width, v = p ? [...u(p, g), ...ct(p, l.dryRun)] : [];
		for (let e of Ce(v, _)) t.print(e);
		for (let e of on(m ?? [], h, t)) t.print(e);
		let y = p !== void 0 || m?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: x } = o.folders, S = t.reportPull ? void 0 : await w(await lt(x), void 0);
		if (m && y && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), y && f.at !== void 0 && !l.dryRun && S !== void 0) {
			let e = f.written?.map(({ path: e }) => b(d(e, o.folders))) ?? [];
			t.print("To commit these changes:"), t.print(me(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${b(s(f.at))}`);
		}
		let { stopped: C } = n, T = C !== void 0 && !p && (m ?? []).length < i.projects.length, E = y && !l.dryRun ? "more " : "", D = j("run-stopped", `${n.reason} Nothing ${E}was written.`), te = T ? [...f.problems, D] : f.problems, O = t.reportPull && !i.showTexts ? ee(te) : te, ne = await t.reportPull?.({
			...f,
			problems: O
		}, e, n.stopping) ?? [], ie = [...O, ...ne];
		return t.showProblems(ie), T && C.by !== "time limit" ? C.by === "SIGINT" ? 130 : 143 : T || A(ie) ? 1 : i.detailedExitcode && y ? 2 : 0;
	});
}
function on(e, { isDryRun: t, full: n }, { screen: i, reportPull: a }) {
	let { clean: o = (e) => e } = i;
	return e.flatMap(({ changed: e, at: s, ...c }) => {
		let l = O(c, o), u = !(a && l.hide_texts);
		return [...t && u ? v(e) : [], ...r(l, {
			...i,
			isDryRun: t,
			texts: u,
			full: n
		})];
	});
}
export { an as runPull };
