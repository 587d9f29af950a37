import { $ as e, $t as t, At as n, B as r, Bt as i, Cr as a, Dn as o, Dr as s, En as c, G as l, H as u, L as d, Nn as f, R as p, Rt as m, Sr as h, St as g, U as _, Ur as v, V as y, Vr as ee, Yr as b, _t as x, d as S, dt as C, gr as w, in as T, it as E, kn as D, l as O, ln as te, pn as k, pr as ne, rt as re, s as ie, sn as ae, st as oe, ti as se, un as ce, ur as le, vn as ue, xt as de, z as fe, zt as pe } from "./engine.js";
import { A as me, Bt as he, Et as ge, Ft as _e, Kt as ve, Lt as ye, Mt as A, Nt as be, Pt as xe, Wt as Se, di as Ce, vt as j, wt as M, yi as we, yt as Te, zt as Ee } from "./start.js";
import { E as De, S as Oe, T as ke, _ as Ae, a as je, b as Me, c as Ne, d as Pe, f as Fe, g as Ie, h as Le, i as Re, l as ze, m as Be, n as Ve, o as He, p as Ue, s as We, t as Ge, v as Ke, y as qe } from "./firstPull.js";
import { C as N, S as Je, f as P, g as Ye, m as F, v as I, w as L, x as Xe } from "./wire.js";
import { c as Ze, d as Qe, h as $e, l as et, u as tt, x as nt, y as rt } from "./project.js";
import { C as it, E as R, O as z, S as B, T as V, b as at, k as ot, r as st } from "./yaml.js";
import { t as ct } from "./splice.js";
import { s as lt } from "./writtenFiles.js";
import { resolve as H } from "node:path";
import { realpath as ut } from "node:fs/promises";
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
	return t < e.length && dt(e.slice(t, W(e, t))) === "";
}
function dt(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const ft = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function J(e) {
	return e && "items" in e ? e.items.filter((e) => !pt(e)) : [];
}
function pt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => ft.has(e));
}
function Y(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => ft.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? mt(i) : X(e)
	};
}
function X({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => ft.has(e));
	return r ? r.offset + r.source.length : t ? mt(t) : e.at(-1)?.offset ?? 0;
}
function mt(e) {
	if (e.type === "block-scalar") return Z(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = J(e).at(-1);
	return t ? Y(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function Z({ offset: e, props: t, source: n, indent: r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = /\d/.exec(a)?.[0], s = a.includes("+") && n !== "", c = s ? n.replace(/\n$/, "") : dt(n);
	return {
		end: e + (s ? i + c : dt(i + c)).length,
		header: a,
		bodyStart: e + i.length,
		indent: o ? r + Number(o) : /^ *(?=[^ \n])/m.exec(n)?.[0].length,
		body: c
	};
}
function ht(e) {
	return e?.type === "block-scalar" ? Z(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : ht(J(e).at(-1)?.value);
}
function gt(e, t) {
	let { value: n } = t, r = X(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = mt(n);
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
function _t(e, t, n) {
	let r = xt(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = U(e, r);
	for (; a > i;) {
		let t = U(e, a - 1), n = bt(e, t);
		if (t < i || n === void 0 || n > G(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = G(e, xt(t, 0)), a = W(e, r ? Y(r).end : 0);
	for (let t = a; t < e.length; t = W(e, t)) {
		let n = bt(e, t);
		if (n !== void 0 && n > i) a = W(e, t);
		else if (!q(e, t)) break;
	}
	return a;
}
function vt(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = yt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function yt(e, t, n, r) {
	let i = t[r + 1], a = xt(t, n);
	if (i && !K(e, a)) return {
		from: n,
		start: a,
		end: Y(i).start
	};
	let o = Q(e, t, r), s = _t(e, t, n), c = () => q(e, U(e, s - 1)), l = ht(t[n - 1]?.value);
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
function bt(e, t) {
	let n = e.slice(t, W(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function xt(e, t) {
	let n = e[t];
	return n ? Y(n).start : 0;
}
// src/yaml/editEntries.ts
function St(e, t, n, r) {
	let i = ue(e, t);
	if (j(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = Ct(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...I(a) && a,
		[n]: s
	};
	if (L(a, c)) return {
		is: "edited",
		text: t
	};
	let l = Tt(t), u = new At(l, n, o), d = u.edited(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [Ot(i, u.refused)]
	};
	let f = Dt(d, l), p = ue(e, f), m = p.problems.length <= i.problems.length && !j(p.problems) ? p.value : a;
	return L(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [Ot(i, kt(m, c))]
	};
}
function Ct({ value: e, span: t }, n, r) {
	let i = N(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = r.filter((e) => e.is === "add"), u = Ye(l, ({ after: e }) => e === void 0 ? a.length - 1 : c(e)), d = (e) => (u.get(e) ?? []).map(({ value: e }) => ({
		from: void 0,
		value: e
	}));
	for (let e of r) {
		if (e.is === "add") continue;
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? wt(n, e.language, e.value) : {
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
function wt(e, t, n) {
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
function Tt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = st(a, {
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
		style: Et(o, a)
	};
}
function Et(e, t) {
	let n = {}, r = 0;
	at(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = it(r) && !r.flow ? J(r.srcToken) : [];
			if (!i || !a || !K(t, Y(a).start)) return;
			let o = G(t, Y(a).start) - G(t, Y(i).start);
			ot(r) && o >= 0 ? n.listStep ??= o : V(r) && o > 0 && (n.step ??= o);
		},
		Collection: (e, r) => {
			let [i = 0, a = 0] = r.range ?? [], [o] = J(r.srcToken), [s] = o?.value?.type === "block-map" ? J(o.value) : [];
			if (r.flow && o && !t.slice(i, a).includes("\n") && (n[V(r) ? "braces" : "brackets"] ??= /^ */.exec(t.slice(i + 1, a))?.[0] ?? ""), V(r) || !o || !s) return;
			let c = t.slice(X(o), Y(s).start);
			c.includes("\n") || (n.afterDash ??= c.length);
		}
	});
	let { contents: i } = e, a = V(i) && i.flow === !0 && i.items.every(({ key: e }) => z(e) && e.type === "QUOTE_DOUBLE");
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
function Dt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Ot({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", o = r ? h(e, t, n) : a(e, t, n);
	return M("not-editable", i, { place: o });
}
function kt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!L(t, i)) return [e, ...kt(t, i)];
	}
	return [];
}
var At = class {
	source;
	list;
	rows;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, n) {
		this.source = e, this.list = t, this.rows = n, this.writer = new Oe(e.style, (e) => this.resolved(e));
		let r = new Map();
		at(e.document, {
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
		}, t), ct(n, this.splices);
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (B(n)) {
			this.staysAlias(n, t) || this.replace(e, t);
			return;
		}
		n?.anchor && this.anchored.set(n, t);
		let i = L(r, t);
		if (i && this.targets.size === 0) return;
		let a = V(n) ? this.membersChange(e, n, t) : ot(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.change(e, a) : i || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && L(r, t);
	}
	resolved(e) {
		return B(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!I(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: N(e.old, r[o] ?? "") ?? null,
			node: jt(n),
			key: jt(t),
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
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : Pt(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = J(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: jt(t),
			item: o[n],
			inFlow: a
		})), c = s.map(() => void 0), l = new Map(), u = -1;
		for (let { from: e, value: t } of i) if (e !== void 0) u = e, c[e] = t;
		else if (t !== void 0) {
			let e = l.get(u);
			e ? e.push({ value: t }) : l.set(u, [{ value: t }]);
		}
		let d = o[0] ? Y(o[0]).start : 0, f = !t.flow && K(this.source.text, d);
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
		if (!B(e)) e?.anchor && this.anchored.set(e, n);
		else if (!this.staysAlias(e, n) && e.range) {
			let [t = ""] = this.writer.added({
				name: n,
				value: null
			}, [], !0);
			this.splice(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	nameOf(e) {
		let t = R(e) ? this.resolved(e) : void 0;
		return z(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
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
			let r = n.map((n) => this.writer.added(n, Mt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let u = Y(c).start, d = s.at(-2), f = d !== void 0 && /\n[ \t]*\n/.test(o.slice(Y(d).end, Y(l).start));
		a.size === 0 && i.every((e) => e === void 0) && e && this.splice(X(e), X(e), " []");
		let p = vt(o, s, i.map((e) => e === void 0));
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !K(o, u) && (this.refused ??= t);
			let i = p.get(e), a = i ? i.end : e < 0 ? _t(o, s, 0) : Q(o, s, e), c = ht(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, Mt(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, G(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && gt(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = z(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - Nt(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : Nt(n, s.start)), s.end, d);
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
		if (typeof a == "string" && z(e) && t?.value?.type === "block-scalar") {
			let n = Z(t.value), { indent: r, end: o } = n, s = W(c, o), f = (s === c.length ? !u : !q(c, s)) && !i, p = r === void 0 ? l.step : r - G(c, Y(t).start);
			return this.writer.block(a, e.type, {
				...n,
				mayKeepEnd: f
			}, p) ?? this.writer.valueOf(a, [], d, "PLAIN");
		}
		let f = s !== void 0 && s.start !== W(c, o.end), p = z(e) ? e.type : f ? "QUOTE_DOUBLE" : void 0;
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
function jt(e) {
	return R(e) ? e : void 0;
}
function Mt(e, t) {
	if (V(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(R);
}
function Nt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Pt(e, n) {
	let r = {
		comparator: L,
		maxEditLength: 1e3
	}, i = t([...e], [...n], r);
	if (!i) return;
	let a = [], o = [], s = 0;
	for (let { added: e, removed: t, value: n } of i) for (let r of n) t ? o.push({ from: s++ }) : e ? a.push({
		from: o.shift()?.from,
		value: r
	}) : (P(a, o.splice(0)), a.push({
		from: s++,
		value: r
	}));
	return [...a, ...o];
}
// src/pull/textEdits.ts
function Ft(e, t) {
	let { textFiles: n, base: r } = t, i = new Ht(t), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: r, language: c, after: l, item: u } = t, { declared: d } = u, f = d === void 0 ? i.find(e, r, c) : void 0, p = f?.path ?? de(e, r, c);
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
				edits: [t]
			});
		}
	}
	let c = [...Ye(o, ({ path: e }) => e)].flatMap(([e, t]) => {
		let r = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), a = r[0]?.target, o = n.get(e) ?? a?.textFile;
		if (!o) return [];
		let s = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: It(t, e, i)
		}]), c = r.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : Vt(e.after);
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
		problems: [...Lt(s), ...Rt(c, r)]
	};
}
function It({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	return c ? typeof i == "string" ? [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}] : Object.entries(Vt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = I(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}) : [];
}
function Lt(e) {
	let t = ({ entry: e }) => $(e)[0]?.from.source;
	return [...new Set(e.map(t))].map((n) => {
		let r = e.filter((e) => t(e) === n), i = Je([...new Set(r.map(({ language: e }) => e))]), a = `No locale file can have ${c(r.length, "text")} in ${i}: "${n?.files}" does not say where the files in ${i} are. Add a row to texts in lokaform.yaml for them.`, o = n && { place: n.place };
		return M("no-language-file", a, {
			severity: "notice",
			scope: "change",
			...o
		});
	});
}
function Rt(e, t) {
	let n = new Map();
	for (let { textFile: r, changes: i } of e) for (let { text: e } of i) {
		let { source: i } = r;
		(i.languages ?? [i.language ?? t]).includes(e.language) || n.set(i, (n.get(i) ?? new Set()).add(e.language));
	}
	return [...n].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = `Other commands do not read the ${[...i].join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...i].join(", ")}].`;
		return M("no-language-file", a, {
			severity: "notice",
			scope: "change",
			place: r
		});
	});
}
function zt(e, t, n) {
	let r = [], i = [], a = [], o = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), s = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).flatMap((e) => e.edits);
		if (i.length === 0) continue;
		let s = St(e, o, n, i);
		s.is === "refused" ? P(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: c } of n) {
		let n = S(e);
		if (!n) continue;
		let l = c ? n.empty(c.code) : o.get(e) ?? "", { text: u, refused: d } = Bt(n, l, r, be(t));
		for (let { text: t, why: n } of d) i.push({
			text: t,
			why: "not-storable",
			details: `${e}: ${n}`
		});
		if (u === l) continue;
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
function Bt(e, t, n, r) {
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
function Vt(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var Ht = class {
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
		let s = A(n.source, i);
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
			code: A(t.source, i)
		}] : []), f = this.only(d, t.path, o);
		if (f && (!c || Ut(f, i) && !Ut(c, i))) return f;
		if (c || d.length > 0) return c;
		let p = this.given.rows.flatMap((e) => this.fromRow(e, i) ?? []).filter(u);
		return this.only(p, t.path, o);
	}
	only(e, t, n) {
		if (e.length === 1) return e[0];
		let r = (e, { source: t }) => {
			let n = H(this.given.folders.displayRoot, e);
			return H(t.folder, ve(t, ne(t, n)));
		}, i = r(t, n), [a, o] = e.filter((e) => r(e.path, e.textFile) === i);
		return o ? void 0 : a;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = ne(t, H(this.given.folders.displayRoot, e)), i = _e(t.files) ? he(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (Se(e, t) && _e(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, xe({ files: e.files.replaceAll("{lang}", A(e, t)) }), t);
	}
	at(e, t, n) {
		let r = A(e, n);
		if (!Wt.test(r) || ye(e, t) !== n) return;
		let i = H(e.folder, t), a = b(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...Ee(e, t)
			},
			code: r,
			missing: i
		};
	}
};
function Ut({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const Wt = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/decide.ts
async function Gt(t, n, i) {
	let { project: a, options: s, textFiles: c } = i, { filter: u } = a.rules, d = je(n.project, a.pulledLanguages ?? Re), f = {
		project: n.project,
		rules: {
			...a.rules,
			prune: {},
			pull: { completes: d }
		},
		variables: t.variables,
		verdicts: l
	}, p = Object.values(i.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: m, onSecrets: h, folders: g } = i.context, _ = {
		known: new Map(),
		ids: [a.id],
		onSecrets: h,
		kinds: t.kinds
	}, v = await et(t, n, f.rules, {
		ownUser: i.ownUser,
		applied: m && (async () => e(await m(p, _), {
			settings: a,
			declared: t
		})),
		history: i.context.history,
		manifests: re({
			declared: t,
			manifests: p
		}),
		textFiles: c,
		usable: i.settings.usable,
		asked: { now: Math.floor(i.context.now() / 1e3) }
	});
	if (v.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: v.problems,
		unmatched: []
	};
	let y = v.kinds.map(({ kind: e, matching: n }) => {
		let r = qt(e, n, u);
		return {
			kind: e,
			entries: t.entries[e.plural] ?? [],
			all: n,
			matching: r,
			matches: r.matches.filter(({ live: t }) => t !== void 0 && we(e.tags(t), f.rules) === void 0)
		};
	}), { reasons: ee } = v, b = v.plan.filter?.unmatched ?? [], x = [
		...v.problems.filter(({ code: e }) => e === "unknown-writers"),
		...y.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Qe(v.keptTexts, {
			reasons: ee,
			writes: !1,
			flags: a.flags,
			isWorkflow: g.confined !== void 0
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e)
	], S = n.project.baseLanguage, { taken: C, kept: w } = Ke(v.keptTexts, f);
	for (let e of r(a.rules.accept, [t])) P(x, Kt(e, v.keptTexts, i.settings.projects.length === 1));
	let T = Ft(C, {
		...i,
		base: S,
		folders: g
	}), E = [...T.edits];
	P(x, T.problems);
	let O = [];
	for (let { kind: e, entries: t, all: r, matching: l, matches: d } of y) {
		let p = Ae(e, d, f, s.fields ?? []), m = Ue(e, p, c), h = r.unmanaged.filter((t) => !r.namesakes.has(t) && we(e.tags(t), f.rules) === void 0);
		if (P(E, m.edits), P(O, m.kept), P(x, m.problems), !e.secretNames) {
			if (s.removesMissing) {
				let n = await Qt(e, t, l, {
					rules: a.rules,
					options: s
				});
				P(E, n.edits), P(x, n.problems);
			}
			if (s.isNew) {
				let r = je(n.project, a.pulledLanguages), o = {
					fields: s.fields ?? [],
					languages: r,
					label: () => ""
				}, c = Be(i.manifests[e.plural]), l = Yt(e, h, {
					declared: t,
					live: n,
					context: f,
					wanted: o
				}, c);
				P(E, l.edits), P(x, l.problems), P(O, l.waiting);
			} else if (h.length > 0 && u.length === 0) {
				let n = t.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", r = `No manifest has ${o(h.length, e.name)} of the project: ${D(h.map(e.liveLabel), 3)}. To declare what is new: ${n}`;
				x.push(M("not-expressible", r, {
					severity: "notice",
					scope: "change"
				}));
			}
		}
	}
	return {
		edits: E,
		sources: T.sources,
		taken: C,
		kept: [...Fe(w), ...O],
		problems: x,
		unmatched: b
	};
}
function Kt(e, t, n) {
	let r = t.filter(({ kind: t, entry: n, object: r, item: { part: i = "", reason: a } }) => fe([e], {
		kind: t,
		entry: n,
		live: r
	}, i, a === "held") !== void 0), [i] = r;
	if (i ? r.some(({ item: e }) => e.reason !== "waiting") : !n) return [];
	let [a] = i ? g(i.kind.identity(i.entry.values)) : [], o = `--accept ${e} took nothing: ${i ? `a pattern does not take texts that wait. Name each: lokaform pull --accept ${f(`${a}:${i.item.part}`)}` : "no text that it names differs from the project. Texts in a language that entries do not declare come with --languages."}`;
	return [M("unknown-text", o, {
		severity: "notice",
		scope: "change"
	})];
}
function qt(e, t, n) {
	let r = (t) => p(n, {
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
function Jt(e, t, n) {
	let r = x(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [F([
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
function Yt(e, t, n, r) {
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
	}, s), u = i.filter(({ from: e }) => e === void 0), d = qe(u.flatMap((t) => g(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [f] = r.length === 1 ? r : [], p = [], m = new Map();
	for (let t of l.entries) {
		let [n = ""] = e.names(t.live), r = d(n), i = r?.file.path ?? f;
		if (i === void 0) {
			p.push(t);
			continue;
		}
		let a = Xt(e, t, r?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		m.set(i, [...m.get(i) ?? [], {
			is: "add",
			after: r?.span.start,
			value: a
		}]);
	}
	return {
		waiting: l.entries.flatMap((e) => p.includes(e) ? [] : e.waiting),
		edits: [...m].map(([t, n]) => ({
			kind: e.plural,
			path: t,
			edits: n
		})),
		problems: [...Le(l.left), ...Zt(e, p, r)]
	};
}
function Xt(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && L(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Zt(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${D(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [M("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function Qt(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter($t), s = a.filter((e) => !$t(e)).map((t) => en(e, t)), c = Me(e, o, t.filter($t).length, r);
	if (o.length === 0 || j(c)) return {
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
		problems: [M("not-confirmed", u, { scope: "project" })]
	};
}
function $t(e) {
	return $(e).length === 0;
}
function en(e, t) {
	let [n = t] = $(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return ce(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function tn(e, t, n, r) {
	try {
		return await nn(e, t, n, r);
	} catch (e) {
		let n = v(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function nn(e, t, n, r) {
	let i = [...t, ...We(e.kinds, n, r)];
	if (j(i)) return { problems: i };
	let { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await Ge(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, rn] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => y(e, []))] };
		let s = await Ve(e, t, t.manifests, n, r);
		return {
			...s,
			problems: [...i, ...s.problems]
		};
	}
	P(i, n.unused);
	let o = [], s = [], c = [], l = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await an(e, t, n, r);
		P(i, a.problems), a.later && o.push(a.later), P(s, a.written ?? []), c.push(a.filtered?.unmatched ?? []), a.filtered && l.push(a.filtered.declared);
	}
	let { filter: u = [], accept: f = [] } = a[0]?.rules ?? {};
	return P(i, d(u, c, l)), a.length > 1 && l.length === a.length && P(i, _("--accept", f, l)), {
		problems: Te(i),
		later: o,
		written: s,
		at: Xe(o.map((e) => e.at))
	};
}
const rn = M("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
async function an(e, t, r, i) {
	let { folders: a, cancellation: o } = i;
	if (!t.manifests) return { problems: [] };
	let s = $e(t, e.apiUrl, i);
	if (!s.ok) return { problems: [s.problem] };
	let { reading: c, now: l } = s.value, d = t.pulledLanguages?.value, f = d?.includes("all") && t.manifests.texts.length > 0 ? (await nt(c, t.id))?.languages : void 0, { fields: p = [] } = r, m = t.manifests.kinds.filter((e) => e.fields.some(({ name: e, role: t }) => t === "text" || p.includes("all") || p.includes(e))), h = f?.map(({ iso: e }) => e) ?? d, g = h && { alsoReads: h.includes("all") ? "all" : h }, v = {
		...t.manifests,
		kinds: m,
		texts: t.manifests.texts.map((e) => ({
			...e,
			...g
		}))
	}, y = await le(v, t, {}, ee);
	if (y.problems.length + Object.values(y.paths).flat().length + v.texts.length === 0) {
		let e = `There is no manifest of ${Je(m.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [M("no-manifest", e, { severity: "notice" })] };
	}
	let b = l(), x = [], S = await E(t, v, e.usable, a, {
		...i,
		signal: o.stopping,
		findProject: ({ id: e }) => nt(c, e),
		counts: ({ code: e, place: t }) => e !== "no-language-file" && e !== "no-manifest" || !v.texts.some((e) => e.place === t && e.languages && _e(e.files))
	});
	if (i.onProgress?.(void 0), !S) return { problems: [] };
	let { declared: C, files: w, textFiles: T } = S;
	i.onSecrets(n(C.variables));
	let D = [
		...S.problems,
		...e.projects.length > 1 ? [] : [..._("--accept", t.rules.accept, [C]), ...u(t.rules.filter, [C])],
		...Ne(v.kinds, r, w)
	];
	if (ge(D)) return { problems: D };
	try {
		let n = await rt(c, t.id, {
			kinds: m.filter(({ plural: e }) => C.entries[e]),
			languages: (e) => {
				b = l();
				let n = {
					asked: t.pulledLanguages,
					isNew: r.isNew,
					rows: v.texts
				}, i = He(e, cn(C, e, t), n);
				return x = (e.languages?.filter((e) => i.ok && !i.value.includes(e)) ?? []).map(({ iso: e }) => e), i;
			},
			leavesOut: () => !1
		});
		if (!n.ok) return { problems: [...D, n.problem] };
		i.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: a } = n.value, s = oe({
			declared: C,
			textFiles: T
		}, a);
		if (s.length > 0) return { problems: [...D, ...s] };
		let u = cn(C, a, t), d = {
			project: t,
			options: r,
			settings: e,
			manifests: w,
			textFiles: T,
			rows: v.texts,
			context: {
				...i,
				now: l
			},
			ownUser: tt(c, t.id)
		}, f = await Gt(u, n.value, d), p = [...D, ...f.problems];
		if (ge(f.problems) || o.stopped) return { problems: p };
		let h = await on(f, u, n.value, d, b), g = {
			unmatched: f.unmatched,
			declared: C
		}, _ = h.later && { later: {
			...h.later,
			otherLanguages: x
		} };
		return {
			...h,
			..._,
			filtered: g,
			problems: [...p, ...h.problems]
		};
	} catch (e) {
		return { problems: [...D, ...Ze(e, o, C)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
async function on(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = zt(r, e.edits, e.sources), { changed: u } = l;
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
	let m = k(t.kinds, l.manifests, i.usable), h = m.problems.filter(({ severity: e }) => e === "error");
	if (h.length > 0) return { problems: h.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let g = await Pe(u, s.folders), _ = await ke(g, s.folders);
	if (_.length === 0 && !o.dryRun && g.length > 0 && P(_, await De(g, s.folders)), _.length > 0) return { problems: _ };
	let v = {
		...p,
		changed: u,
		at: c,
		files: u.map(({ path: e }) => e),
		comparison: Jt(cn(m.declared, f, a), t, e.taken)
	}, y = new Set(v.comparison.changes.map(({ label: e }) => te(e)));
	return {
		problems: O(m.declared, n, a.rules).filter(({ about: e = "" }) => y.has(e)),
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
	return w(e, t.baseLanguage, je(t, n ?? Re));
}
// src/commands/runs/pull.ts
async function ln(e, t) {
	return ie(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: a, problems: o } = await C("plan", e, r);
		t.hide(a.secrets), n.stopAfter(a.timeLimit);
		let c = t.context(a, n, e), { ask: l } = t, u = ze(e, c, l && ((e) => l(e, n))), d = await tn(a, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...o
		], u, c), { first: p, later: m } = d, h = {
			isDryRun: u.dryRun,
			full: a.all
		}, g = {
			...t.screen,
			texts: !(t.reportPull && p?.hide_texts),
			full: a.all
		}, _ = u.dryRun ? void 0 : t.screen.width, v = p ? [...i(p, g), ...lt(p, u.dryRun)] : [];
		for (let e of Ce(v, _)) t.print(e);
		for (let e of un(m ?? [], h, t)) t.print(e);
		let y = p !== void 0 || m?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: ee } = c.folders, x = t.reportPull ? void 0 : await se(await ut(ee), void 0);
		if (m && y && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), y && d.at !== void 0 && !u.dryRun && x !== void 0) {
			let e = d.written?.map(({ path: e }) => f(b(e, c.folders))) ?? [];
			t.print("To commit these changes:"), t.print(me(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${f(s(d.at))}`);
		}
		let { stopped: S } = n, w = S !== void 0 && !p && (m ?? []).length < a.projects.length, T = y && !u.dryRun ? "more " : "", E = M("run-stopped", `${n.reason} Nothing ${T}was written.`), D = w ? [...d.problems, E] : d.problems, O = t.reportPull && !a.showTexts ? ae(D) : D, te = await t.reportPull?.({
			...d,
			problems: O
		}, e, a, n.stopping) ?? [], k = [...O, ...te];
		return t.showProblems(k), w && S.by !== "time limit" ? S.by === "SIGINT" ? 130 : 143 : w || j(k) ? 1 : a.detailedExitcode && y ? 2 : 0;
	});
}
function un(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ changed: e, at: o, ...s }) => {
		let c = T(s, a), l = !(i && c.hide_texts);
		return [...t && l ? pe(e) : [], ...m(c, {
			...r,
			isDryRun: t,
			texts: l,
			full: n
		})];
	});
}
export { ln as runPull };
