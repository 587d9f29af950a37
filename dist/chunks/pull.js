import { B as e, Br as t, Cn as n, Cr as r, F as i, Ft as a, Gt as o, H as s, K as c, Kr as l, Mn as u, Ot as d, Pn as f, Qr as p, R as m, Rn as h, Rr as g, U as _, Ut as v, V as y, W as b, Wt as x, at as S, bt as C, ct as w, d as T, et as E, ft as D, hn as O, hr as ee, it as k, jn as te, kt as A, l as ne, mn as re, rn as ie, s as ae, sn as oe, un as se, vn as ce, vr as le, xr as ue, z as de } from "./engine.js";
import { A as fe, Dt as pe, Ft as me, Gt as he, Lt as ge, Mt as j, Nt as _e, Pt as ve, Tt as M, Vt as ye, bt as be, nn as xe, qt as Se, tn as Ce, wi as we, yt as N, z as Te, zt as Ee } from "./start.js";
import { C as De, D as Oe, E as ke, _ as Ae, a as je, b as Me, c as Ne, d as Pe, f as Fe, g as Ie, h as Le, i as Re, l as ze, m as Be, n as Ve, o as He, p as Ue, s as We, t as Ge, v as Ke, x as qe, y as Je } from "./firstPull.js";
import { S as P, _ as F, b as Ye, d as I, h as L, p as R, w as z, x as Xe } from "./wire.js";
import { c as Ze, d as Qe, h as $e, l as et, u as tt, x as nt, y as rt } from "./project.js";
import { C as it, E as at, O as B, S as ot, T as V, b as st, k as ct, r as lt } from "./yaml.js";
import { s as ut } from "./writtenFiles.js";
import { resolve as H } from "node:path";
import { realpath as dt } from "node:fs/promises";
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
	return t < e.length && ft(e.slice(t, W(e, t))) === "";
}
function ft(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const pt = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function J(e) {
	return e && "items" in e ? e.items.filter((e) => !mt(e)) : [];
}
function mt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => pt.has(e));
}
function Y(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => pt.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? ht(i) : X(e)
	};
}
function X({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => pt.has(e));
	return r ? r.offset + r.source.length : t ? ht(t) : e.at(-1)?.offset ?? 0;
}
function ht(e) {
	if (e.type === "block-scalar") return Z(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = J(e).at(-1);
	return t ? Y(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function Z({ offset: e, props: t, source: n, indent: r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = /\d/.exec(a)?.[0], s = a.includes("+") && n !== "", c = s ? n.replace(/\n$/, "") : ft(n);
	return {
		end: e + (s ? i + c : ft(i + c)).length,
		header: a,
		bodyStart: e + i.length,
		indent: o ? r + Number(o) : /^ *(?=[^ \n])/m.exec(n)?.[0].length,
		body: c
	};
}
function gt(e) {
	return e?.type === "block-scalar" ? Z(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : gt(J(e).at(-1)?.value);
}
function _t(e, t) {
	let { value: n } = t, r = X(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = ht(n);
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
function vt(e, t, n) {
	let r = St(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = U(e, r);
	for (; a > i;) {
		let t = U(e, a - 1), n = xt(e, t);
		if (t < i || n === void 0 || n > G(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = G(e, St(t, 0)), a = W(e, r ? Y(r).end : 0);
	for (let t = a; t < e.length; t = W(e, t)) {
		let n = xt(e, t);
		if (n !== void 0 && n > i) a = W(e, t);
		else if (!q(e, t)) break;
	}
	return a;
}
function yt(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = bt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function bt(e, t, n, r) {
	let i = t[r + 1], a = St(t, n);
	if (i && !K(e, a)) return {
		from: n,
		start: a,
		end: Y(i).start
	};
	let o = Q(e, t, r), s = vt(e, t, n), c = () => q(e, U(e, s - 1)), l = gt(t[n - 1]?.value);
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
function xt(e, t) {
	let n = e.slice(t, W(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function St(e, t) {
	let n = e[t];
	return n ? Y(n).start : 0;
}
// src/yaml/editEntries.ts
function Ct(e, t, r, i) {
	let a = n(e, t);
	if (N(a.problems)) return {
		is: "refused",
		problems: a.problems
	};
	let o = a.value, s = wt(a, r, i), c = s.flatMap(({ value: e }) => e === void 0 ? [] : [e]), l = {
		...F(o) && o,
		[r]: c
	};
	if (z(o, l)) return {
		is: "edited",
		text: t
	};
	let u = Et(t), d = new jt(u, r, s), f = d.edited(o, l);
	if (d.refused) return {
		is: "refused",
		problems: [kt(a, d.refused)]
	};
	let p = Ot(f, u), m = n(e, p), h = m.problems.length <= a.problems.length && !N(m.problems) ? m.value : o;
	return z(h, l) ? {
		is: "edited",
		text: p
	} : {
		is: "refused",
		problems: [kt(a, At(h, l))]
	};
}
function wt({ value: e, span: t }, n, r) {
	let i = P(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? Tt(n, e.language, e.value) : {
			...F(n) && n,
			[e.field]: e.value
		};
	}
	let f = a.flatMap((e, t) => [{
		from: t,
		value: e
	}, ...d(t)]);
	return [...d(-1), ...f];
}
function Tt(e, t, n) {
	let r = P(e, "translations"), i = F(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...F(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => P(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function Et(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = lt(a, {
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
		style: Dt(o, a)
	};
}
function Dt(e, t) {
	let n = {}, r = 0;
	st(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = it(r) && !r.flow ? J(r.srcToken) : [];
			if (!i || !a || !K(t, Y(a).start)) return;
			let o = G(t, Y(a).start) - G(t, Y(i).start);
			ct(r) && o >= 0 ? n.listStep ??= o : V(r) && o > 0 && (n.step ??= o);
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
function Ot(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function kt({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? Ce(e, t, n) : xe(e, t, n);
	return M("not-editable", i, { place: a });
}
function At(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!z(t, i)) return [e, ...At(t, i)];
	}
	return [];
}
var jt = class {
	source;
	list;
	rows;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, n) {
		this.source = e, this.list = t, this.rows = n, this.writer = new De(e.style, (e) => this.resolved(e));
		let r = new Map();
		st(e.document, {
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
		}, t), Te(n, this.splices);
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (ot(n)) {
			this.staysAlias(n, t) || this.replace(e, t);
			return;
		}
		n?.anchor && this.anchored.set(n, t);
		let i = z(r, t);
		if (i && this.targets.size === 0) return;
		let a = V(n) ? this.membersChange(e, n, t) : ct(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.change(e, a) : i || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && z(r, t);
	}
	resolved(e) {
		return ot(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!F(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: P(e.old, r[o] ?? "") ?? null,
			node: Mt(n),
			key: Mt(t),
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
			values: r.map((e) => P(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : Ft(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = J(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: Mt(t),
			item: o[n],
			inFlow: a
		})), c = s.map(() => void 0), l = [], u = -1;
		for (let { from: e, value: t } of i) e === void 0 ? t !== void 0 && l.push({
			after: u,
			value: t
		}) : (u = e, c[e] = t);
		let d = L(l, (e) => e.after), f = o[0] ? Y(o[0]).start : 0, p = !t.flow && K(this.source.text, f);
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
		if (!ot(e)) e?.anchor && this.anchored.set(e, n);
		else if (!this.staysAlias(e, n) && e.range) {
			let [t = ""] = this.writer.added({
				name: n,
				value: null
			}, [], !0);
			this.splice(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	nameOf(e) {
		let t = at(e) ? this.resolved(e) : void 0;
		return B(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
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
			let r = n.map((n) => this.writer.added(n, Nt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
			s ? (o || !this.addLines(s, r)) && this.splice(s.end, s.end, r.map((e) => `, ${e}`).join("")) : this.splice(c, c, r.map((e) => `${e}, `).join(""));
		}
	}
	addLines(e, t) {
		let { text: n } = this.source, r = W(n, e.end), i = /^\s*(,?)\s*(?:#.*)?\n$/.exec(n.slice(e.end, r));
		if (!i || !K(n, e.start)) return !1;
		i[1] || this.splice(e.end, e.end, ",");
		let a = " ".repeat(G(n, e.start));
		return this.splice(r, r, `${a}${t.join(`,\n${a}`)}${i[1]}\n`), !0;
	}
	changeBlock({ item: e, path: t }, { node: n, children: r, values: i, inserted: a }) {
		let { text: o } = this.source, s = r.flatMap((e) => e.item ?? []), [c, l] = [s[0], s.at(-1)];
		if (!c || !l) return;
		let u = Y(c).start, d = s.at(-2), f = d !== void 0 && /\n[ \t]*\n/.test(o.slice(Y(d).end, Y(l).start)), p = i.map((e) => e === void 0);
		a.size === 0 && !p.includes(!1) && e && this.splice(X(e), X(e), " []");
		let m = yt(o, s, p);
		for (let e of new Set(m.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !K(o, u) && (this.refused ??= t);
			let i = m.get(e), a = i ? i.end : e < 0 ? vt(o, s, 0) : Q(o, s, e), c = gt(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, Nt(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, G(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && _t(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = B(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - Pt(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : Pt(n, s.start)), s.end, d);
		let { start: p, end: m } = c ?? {
			start: W(n, s.end),
			end: W(n, s.end)
		};
		(c || f.length > 0) && this.spliceLines(p, m, f, G(n, Y(i).start));
	}
	replacement({ node: e, item: t, path: n, inFlow: r, isBeforeRemoved: i }, a, { inline: o, lines: s }) {
		let { text: c, style: l, isEndAdded: u } = this.source, d = {
			isItem: typeof n.at(-1) == "number",
			inFlow: r
		};
		if (typeof a == "string" && B(e) && t?.value?.type === "block-scalar") {
			let n = Z(t.value), { indent: r, end: o } = n, s = W(c, o), f = (s === c.length ? !u : !q(c, s)) && !i, p = r === void 0 ? l.step : r - G(c, Y(t).start);
			return this.writer.block(a, e.type, {
				...n,
				mayKeepEnd: f
			}, p) ?? this.writer.valueOf(a, [], d, "PLAIN");
		}
		let f = s !== void 0 && s.start !== W(c, o.end), p = B(e) ? e.type : f ? "QUOTE_DOUBLE" : void 0;
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
function Mt(e) {
	return at(e) ? e : void 0;
}
function Nt(e, t) {
	if (V(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(at);
}
function Pt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Ft(e, t) {
	let n = {
		comparator: z,
		maxEditLength: 1e3
	}, r = ie([...e], [...t], n);
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
function It(e, t) {
	let { textFiles: n, base: r } = t, i = new Ut(t), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: r, language: c, after: l, item: u } = t, { declared: f } = u, p = f === void 0 ? i.find(e, r, c) : void 0, m = p?.path ?? d(e, r, c);
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
			edits: Lt(t, e, i)
		}]), c = r.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : Ht(e.after);
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
		problems: [...Rt(s), ...zt(c, r)]
	};
}
function Lt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	return c ? typeof i == "string" ? [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}] : Object.entries(Ht(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = F(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}) : [];
}
function Rt(e) {
	return [...L(e, ({ entry: e }) => $(e)[0]?.from.source)].map(([e, t]) => {
		let n = Xe([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${te(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return M("no-language-file", r, {
			severity: "notice",
			scope: "change",
			...i
		});
	});
}
function zt(e, t) {
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
function Bt(e, t, n) {
	let r = [], i = [], a = [], o = Object.values(e).flat(), s = new Map(o.map(({ path: e, text: t }) => [e, t])), c = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).map((e) => e.edit);
		if (i.length === 0) continue;
		let s = Ct(e, o, n, i);
		s.is === "refused" ? I(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = T(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = Vt(n, l, r, _e(t));
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
function Vt(e, t, n, r) {
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
function Ht(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var Ut = class {
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
			let t = R([r.file.path, n]);
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
		let s = j(n.source, i);
		if (o.language === void 0) return {
			path: t.path,
			textFile: o,
			code: s
		};
		let c = this.inOtherLanguage(t.path, o, i);
		if (c && !c.missing) return c;
		let l = (t) => R([e.textFiles?.name(r, t) ?? null, t.filename ?? null]), u = (e) => T(e.path) === T(t.path) && l(e.textFile) === l(o), d = [...a].flatMap(([e, t]) => t.language === i && u({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: j(t.source, i)
		}] : []), f = this.only(d, t.path, o);
		if (f && (!c || Wt(f, i) && !Wt(c, i))) return f;
		if (c || d.length > 0) return c;
		let p = this.given.rows.flatMap((e) => this.fromRow(e, i) ?? []).filter(u);
		return this.only(p, t.path, o);
	}
	only(e, t, n) {
		if (e.length === 1) return e[0];
		let r = (e, { source: t }) => {
			let n = H(this.given.folders.displayRoot, e);
			return H(t.folder, Se(t, le(t, n)));
		}, i = r(t, n), [a, o] = e.filter((e) => r(e.path, e.textFile) === i);
		return o ? void 0 : a;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = le(t, H(this.given.folders.displayRoot, e)), i = me(t.files) ? ye(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (he(e, t) && me(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, ve({ files: e.files.replaceAll("{lang}", j(e, t)) }), t);
	}
	at(e, t, n) {
		let r = j(e, n);
		if (!Gt.test(r) || ge(e, t) !== n) return;
		let i = H(e.folder, t), a = l(i, this.given.folders), o = this.given.textFiles.get(a);
		return {
			path: a,
			textFile: o ?? {
				source: e,
				language: n,
				...Ee(e, t)
			},
			code: r,
			...!o && { missing: i }
		};
	}
};
function Wt({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const Gt = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/decide.ts
async function Kt(e, t, n) {
	let { project: r, options: i, textFiles: a } = n, { rules: o } = r, s = je(t.project, r.pulledLanguages ?? Re), l = {
		project: t.project,
		rules: {
			...o,
			prune: {},
			pull: { completes: s }
		},
		variables: e.variables,
		verdicts: c
	}, d = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: p, onSecrets: m, folders: h } = n.context, g = {
		known: new Map(),
		ids: [r.id],
		onSecrets: m,
		kinds: e.kinds
	}, _ = await et(e, t, l.rules, {
		ownUser: n.ownUser,
		applied: p && (async () => E(await p(d, g), {
			settings: r,
			declared: e
		})),
		history: n.context.history,
		manifests: k({
			declared: e,
			manifests: d
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
		let r = ({ declared: e, live: n }) => de(o.filter, {
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
			matches: i.matches.filter(({ live: e }) => e !== void 0 && !Le(t, e, o))
		};
	}), b = _.plan.filter?.unmatched ?? [], x = [
		..._.problems.filter(({ code: e }) => e === "unknown-writers"),
		...v.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Qe(_.keptTexts, {
			reasons: _.reasons,
			takenBack: _.takenBack,
			writes: !1,
			flags: r.flags,
			isWorkflow: h.confined !== void 0
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e)
	], { taken: S, kept: C } = Je(_.keptTexts, l);
	for (let t of y(o.accept, [e])) I(x, qt(t, _.keptTexts, n.settings.projects.length === 1));
	let w = It(S, {
		...n,
		base: t.project.baseLanguage,
		folders: h
	}), T = [...w.edits];
	I(x, w.problems);
	let D = [];
	for (let { kind: e, entries: s, all: c, matching: d, matches: p } of v) {
		let m = Ke(e, p, l, i.fields ?? []), h = Ue(e, m, a), g = c.unmanaged.filter((t) => !c.namesakes.has(t) && !Le(e, t, o));
		if (I(T, h.edits), I(D, h.kept), I(x, h.problems), !e.secretNames) {
			if (i.removesMissing) {
				let t = await Qt(e, s, d, {
					rules: o,
					options: i
				});
				I(T, t.edits), I(x, t.problems);
			}
			if (i.isNew) {
				let a = je(t.project, r.pulledLanguages), o = {
					fields: i.fields ?? [],
					languages: a,
					label: () => ""
				}, c = Be(n.manifests[e.plural]), u = Yt(e, g, {
					declared: s,
					live: t,
					context: l,
					wanted: o
				}, c);
				I(T, u.edits), I(x, u.problems), I(D, u.waiting);
			} else if (g.length > 0 && o.filter.length === 0) {
				let t = s.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", n = `No manifest has ${u(g.length, e.name)} of the project: ${f(g.map(e.liveLabel), 3)}. To declare what is new: ${t}`;
				x.push(M("not-expressible", n, {
					severity: "notice",
					scope: "change"
				}));
			}
		}
	}
	return {
		edits: T,
		sources: w.sources,
		taken: S,
		kept: [...Fe(C), ...D],
		problems: x,
		unmatched: b
	};
}
function qt(t, n, r) {
	let i = n.filter(({ kind: n, entry: r, object: i, item: { part: a = "", reason: o } }) => e([t], {
		kind: n,
		entry: r,
		live: i
	}, a, o === "held") !== void 0), [a] = i;
	if (a ? i.some(({ item: e }) => e.reason !== "waiting") : !r) return [];
	let [o] = a ? A(a.kind.identity(a.entry.values)) : [], s = `--accept ${t} took nothing: ${a ? `a pattern does not take texts that wait. Name each: lokaform pull --accept ${h(`${o}:${a.item.part}`)}` : "no text that it names differs from the project. Texts in a language that entries do not declare come with --languages."}`;
	return [M("unknown-text", s, {
		severity: "notice",
		scope: "change"
	})];
}
function Jt(e, t, n) {
	let r = C(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [R([
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
function Yt(e, t, n, r) {
	let { declared: i, live: a, context: o, wanted: s } = n, c = a.objects[e.plural];
	if (!c) return {
		edits: [],
		waiting: [],
		problems: []
	};
	let l = Ae(e, t, {
		live: c,
		context: o,
		declared: i
	}, s), u = i.filter(({ from: e }) => e === void 0), d = Me(u.flatMap((t) => A(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [f] = r.length === 1 ? r : [], p = [], m = [], h = [];
	for (let t of l.entries) {
		let [n = ""] = e.names(t.live), r = d(n), i = r?.file.path ?? f;
		if (i === void 0) {
			p.push(t);
			continue;
		}
		let a = Xt(e, t, r?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
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
		problems: [...Ie(l.left), ...Zt(e, p, r)]
	};
}
function Xt(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && z(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Zt(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${f(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [M("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function Qt(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter($t), s = a.filter((e) => !$t(e)).map((t) => en(e, t)), c = qe(e, o, t.filter($t).length, r);
	if (o.length === 0 || N(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = `These entries have no live key:\n${o.map(({ values: t }) => `  - ${fe(e.label(t))}\n`).join("")}Remove them from the manifests?`, u = i.dryRun || await i.ask?.(l), d = o.map(({ file: t, span: n }) => ({
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
function $t(e) {
	return $(e).length === 0;
}
function en(e, t) {
	let [n = t] = $(t), r = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return O(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: [r],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function tn(e, n, r, i) {
	return nn(e, n, r, i).catch((e) => {
		let r = t(e, i.folders);
		if (!r) throw e;
		return { problems: [...n, r] };
	});
}
async function nn(e, t, n, r) {
	let i = [...t, ...We(e.kinds, n, r)];
	if (N(i)) return { problems: i };
	let { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await Ge(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, rn] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => s(e, []))] };
		let c = await Ve(e, t, t.manifests, n, r);
		return {
			...c,
			problems: [...i, ...c.problems]
		};
	}
	I(i, n.unused);
	let o = [], c = [], l = [], u = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await an(e, t, n, r);
		I(i, a.problems), a.later && o.push(a.later), I(c, a.written ?? []), l.push(a.filtered?.unmatched ?? []), a.filtered && u.push(a.filtered.declared);
	}
	let { filter: d = [], accept: f = [] } = a[0]?.rules ?? {};
	return I(i, m(d, l, u)), a.length > 1 && u.length === a.length && I(i, b("--accept", f, u)), {
		problems: be(i),
		later: o,
		written: c,
		at: Ye(o.map((e) => e.at))
	};
}
const rn = M("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
async function an(e, t, n, r) {
	let { folders: i, cancellation: o } = r;
	if (!t.manifests) return { problems: [] };
	let s = $e(t, e.apiUrl, r);
	if (!s.ok) return { problems: [s.problem] };
	let { reading: c, now: l } = s.value, u = t.pulledLanguages?.value, d = u?.includes("all") && t.manifests.texts.length > 0 ? (await nt(c, t.id))?.languages : void 0, { fields: f = [] } = n, p = t.manifests.kinds.filter((e) => e.fields.some(({ name: e, role: t }) => t === "text" || f.includes("all") || f.includes(e))), m = d?.map(({ iso: e }) => e) ?? u, h = m && { alsoReads: m.includes("all") ? "all" : m }, v = {
		...t.manifests,
		kinds: p,
		texts: t.manifests.texts.map((e) => ({
			...e,
			...h
		}))
	}, y = await ee(v, t, {}, g);
	if (y.problems.length + Object.values(y.paths).flat().length + v.texts.length === 0) {
		let e = `There is no manifest of ${Xe(p.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [M("no-manifest", e, { severity: "notice" })] };
	}
	let x = l(), C = [], T = await S(t, v, e.usable, i, {
		...r,
		signal: o.stopping,
		findProject: ({ id: e }) => nt(c, e),
		counts: ({ code: e, place: t }) => e !== "no-language-file" && e !== "no-manifest" || !v.texts.some((e) => e.place === t && e.languages && me(e.files))
	});
	if (r.onProgress?.(void 0), !T) return { problems: [] };
	let { declared: E, files: D, textFiles: O } = T;
	r.onSecrets(a(E.variables));
	let k = [
		...T.problems,
		...e.projects.length > 1 ? [] : [...b("--accept", t.rules.accept, [E]), ..._(t.rules.filter, [E])],
		...Ne(v.kinds, n, D)
	];
	if (pe(k)) return { problems: k };
	try {
		let i = await rt(c, t.id, {
			kinds: p.filter(({ plural: e }) => E.entries[e]),
			languages: (e) => {
				x = l();
				let r = {
					asked: t.pulledLanguages,
					isNew: n.isNew,
					rows: v.texts
				}, i = He(e, cn(E, e, t), r);
				return C = (e.languages?.filter((e) => i.ok && !i.value.includes(e)) ?? []).map(({ iso: e }) => e), i;
			}
		});
		if (!i.ok) return { problems: [...k, i.problem] };
		r.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: a } = i.value, s = w({
			declared: E,
			textFiles: O
		}, a);
		if (s.length > 0) return { problems: [...k, ...s] };
		let u = cn(E, a, t), d = {
			project: t,
			options: n,
			settings: e,
			manifests: D,
			textFiles: O,
			rows: v.texts,
			context: {
				...r,
				now: l
			},
			ownUser: tt(c, t.id)
		}, f = await Kt(u, i.value, d), m = [...k, ...f.problems];
		if (pe(f.problems) || o.stopped) return { problems: m };
		let h = await on(f, u, i.value, d, x), g = {
			unmatched: f.unmatched,
			declared: E
		}, _ = h.later && { later: {
			...h.later,
			otherLanguages: C
		} };
		return {
			...h,
			..._,
			filtered: g,
			problems: [...m, ...h.problems]
		};
	} catch (e) {
		return { problems: [...k, ...Ze(e, o, {
			declared: E,
			settings: t
		})] };
	} finally {
		r.onProgress?.(void 0);
	}
}
async function on(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = Bt(r, e.edits, e.sources), { changed: u } = l;
	if (l.problems.length > 0) return { problems: l.problems };
	let d = [...e.kept, ...Fe(l.refused)], { project: f } = n, p = {
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
			comparison: sn
		}
	};
	let m = ce(t.kinds, l.manifests, i.usable), h = m.problems.filter(({ severity: e }) => e === "error");
	if (h.length > 0) return { problems: h.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let g = await Pe(u, s.folders), _ = await ke(g, s.folders);
	if (_.length === 0 && !o.dryRun && I(_, await Oe(g, s.folders)), _.length > 0) return { problems: _ };
	let v = {
		...p,
		changed: u,
		at: c,
		files: u.map(({ path: e }) => e),
		comparison: Jt(cn(m.declared, f, a), t, e.taken)
	}, y = new Set(v.comparison.changes.map(({ label: e }) => re(e)));
	return {
		problems: ne(m.declared, n, a.rules).filter(({ about: e = "" }) => y.has(e)),
		later: v,
		written: g
	};
}
const sn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function cn(e, t, { pulledLanguages: n }) {
	return ue(e, t.baseLanguage, je(t, n ?? Re));
}
// src/commands/runs/pull.ts
async function ln(e, t) {
	return ae(async (n) => {
		let i = {
			...t.sources,
			signal: n.stopping
		}, { settings: a, problems: s } = await D("plan", e, i);
		t.hide(a.secrets), n.stopAfter(a.timeLimit);
		let c = t.context(a, n, e), { ask: u } = t, d = ze(e, c, u && ((e) => u(e, n))), f = await tn(a, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...s
		], d, c), { first: m, later: g } = f, _ = {
			isDryRun: d.dryRun,
			full: a.all
		}, v = {
			...t.screen,
			texts: !(t.reportPull && m?.hide_texts),
			full: a.all
		}, y = d.dryRun ? void 0 : t.screen.width, b = m ? [...o(m, v), ...ut(m, d.dryRun)] : [];
		for (let e of we(b, y)) t.print(e);
		for (let e of un(g ?? [], _, t)) t.print(e);
		let x = m !== void 0 || g?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: S } = c.folders, C = t.reportPull ? void 0 : await p(await dt(S), void 0);
		if (g && x && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), x && f.at !== void 0 && !d.dryRun && C !== void 0) {
			let e = f.written?.map(({ path: e }) => h(l(e, c.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(fe(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${h(r(f.at))}`);
		}
		let { stopped: w } = n, T = w !== void 0 && !m && (g ?? []).length < a.projects.length, E = x && !d.dryRun ? "more " : "", O = M("run-stopped", `${n.reason} Nothing ${E}was written.`), ee = T ? [...f.problems, O] : f.problems, k = t.reportPull && !a.showTexts ? se(ee) : ee, te = await t.reportPull?.({
			...f,
			problems: k
		}, e, a, n.stopping) ?? [], A = [...k, ...te];
		return t.showProblems(A), T && w.by !== "time limit" ? w.by === "SIGINT" ? 130 : 143 : T || N(A) ? 1 : a.detailedExitcode && x ? 2 : 0;
	});
}
function un(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ changed: e, at: o, ...s }) => {
		let c = oe(s, a), l = !(i && c.hide_texts);
		return [...t && l ? x(e) : [], ...v(c, {
			...r,
			isDryRun: t,
			texts: l,
			full: n
		})];
	});
}
export { ln as runPull };
