import { $t as e, C as t, D as n, E as r, Ft as i, G as a, H as o, Jn as s, Kr as c, Kt as l, L as u, Lr as d, O as f, Qn as p, Rn as m, Tt as h, V as g, Vn as _, Vr as v, Y as y, Z as b, Zn as x, _t as S, a as C, ct as w, ir as T, lr as ee, mr as E, rt as D, s as O, st as te, ur as ne, vr as re, w as ie, wr as ae, wt as oe } from "./engine.js";
import { At as k, Ft as se, It as ce, Mt as A, Nt as le, Rt as ue, b as j, gr as de, h as M, jt as fe } from "./start.js";
import { S as pe, _ as me, a as he, b as ge, c as _e, d as ve, f as ye, h as be, i as N, l as xe, m as Se, n as Ce, o as we, p as Te, r as Ee, s as De, t as Oe, u as ke, v as Ae, x as je, y as Me } from "./firstPull.js";
import { S as P, b as Ne, f as F, g as Pe, m as I, v as L, x as R } from "./wire.js";
import { E as Fe, S as Ie, c as Le, d as Re, h as ze, l as Be, m as Ve, u as He, y as Ue } from "./project.js";
import { C as We, E as z, O as B, S as V, T as H, b as Ge, k as Ke, r as qe } from "./yaml.js";
import { t as Je } from "./splice.js";
import { c as Ye } from "./writtenFiles.js";
import { resolve as Xe } from "node:path";
import { realpath as Ze } from "node:fs/promises";
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
	return t < e.length && e.slice(t, W(e, t)).trim() === "";
}
const Qe = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function J(e) {
	return e && "items" in e ? e.items.filter((e) => !$e(e)) : [];
}
function $e({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => Qe.has(e));
}
function Y(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => Qe.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? et(i) : X(e)
	};
}
function X({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => Qe.has(e));
	return r ? r.offset + r.source.length : t ? et(t) : e.at(-1)?.offset ?? 0;
}
function et(e) {
	if (e.type === "block-scalar") return Z(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = J(e).at(-1);
	return t ? Y(t).end : e.offset + ("source" in e ? e.source.length : 0);
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
function tt(e) {
	return e?.type === "block-scalar" ? Z(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : tt(J(e).at(-1)?.value);
}
function nt(e, t) {
	let { value: n } = t, r = X(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = et(n);
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
function rt(e, t, n) {
	let r = st(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = U(e, r);
	for (; a > i;) {
		let t = U(e, a - 1), n = ot(e, t);
		if (t < i || n === void 0 || n > G(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = G(e, st(t, 0)), a = W(e, r ? Y(r).end : 0);
	for (let t = a; t < e.length; t = W(e, t)) {
		let n = ot(e, t);
		if (n !== void 0 && n > i) a = W(e, t);
		else if (!q(e, t)) break;
	}
	return a;
}
function it(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = at(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function at(e, t, n, r) {
	let i = t[r + 1], a = st(t, n);
	if (i && !K(e, a)) return {
		from: n,
		start: a,
		end: Y(i).start
	};
	let o = Q(e, t, r), s = rt(e, t, n), c = () => q(e, U(e, s - 1)), l = tt(t[n - 1]?.value);
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
function ot(e, t) {
	let n = e.slice(t, W(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function st(e, t) {
	let n = e[t];
	return n ? Y(n).start : 0;
}
// src/yaml/editEntries.ts
function ct(e, t, n, r) {
	let i = T(e, t);
	if (M(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = lt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...L(a) && a,
		[n]: s
	};
	if (P(a, c)) return {
		is: "edited",
		text: t
	};
	let l = dt(t), u = new gt(l, n, o), d = u.edited(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [mt(i, u.refused)]
	};
	let f = pt(d, l), p = T(e, f), m = p.problems.length <= i.problems.length && !M(p.problems) ? p.value : a;
	return P(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [mt(i, ht(m, c))]
	};
}
function lt({ value: e, span: t }, n, r) {
	let i = R(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = new Map();
	for (let e of r) {
		if (e.is === "add") {
			let t = e.after === void 0 ? a.length - 1 : c(e.after), n = l.get(t);
			n ? n.push({
				from: void 0,
				value: e.value
			}) : l.set(t, [{
				from: void 0,
				value: e.value
			}]);
			continue;
		}
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? ut(n, e.language, e.value) : {
			...L(n) && n,
			[e.field]: e.value
		};
	}
	let u = a.flatMap((e, t) => [e === void 0 ? { from: t } : {
		from: t,
		value: e
	}, ...l.get(t) ?? []]);
	return [...l.get(-1) ?? [], ...u];
}
function ut(e, t, n) {
	let r = R(e, "translations"), i = L(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...L(r) && r,
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
function dt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = qe(a, {
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
		style: ft(o, a)
	};
}
function ft(e, t) {
	let n = {}, r = 0;
	Ge(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = We(r) && !r.flow ? J(r.srcToken) : [];
			if (!i || !a || !K(t, Y(a).start)) return;
			let o = G(t, Y(a).start) - G(t, Y(i).start);
			Ke(r) && o >= 0 ? n.listStep ??= o : H(r) && o > 0 && (n.step ??= o);
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
function pt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function mt({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? ee(e, t, n) : ne(e, t, n);
	return j("not-editable", i, { place: a });
}
function ht(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!P(t, i)) return [e, ...ht(t, i)];
	}
	return [];
}
var gt = class {
	source;
	list;
	rows;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, n) {
		this.source = e, this.list = t, this.rows = n, this.writer = new be(e.style, (e) => this.resolved(e));
		let r = new Map();
		Ge(e.document, {
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
		}, t), Je(n, this.splices);
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (V(n)) {
			this.staysAlias(n, t) || this.replace(e, t);
			return;
		}
		n?.anchor && this.anchored.set(n, t);
		let i = P(r, t);
		if (i && this.targets.size === 0) return;
		let a = H(n) ? this.membersChange(e, n, t) : Ke(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.change(e, a) : i || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && P(r, t);
	}
	resolved(e) {
		return V(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!L(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: R(e.old, r[o] ?? "") ?? null,
			node: _t(n),
			key: _t(t),
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
			values: r.map((e) => R(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : bt(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = J(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: _t(t),
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
		for (let [e, t] of r.entries()) {
			let n = i[e];
			n !== void 0 && (this.name(t), this.become(t, n));
		}
		(t.inserted.size !== 0 || i.includes(void 0)) && (n.flow ? this.changeFlow(t) : this.changeBlock(e, t));
	}
	name({ key: e, path: t }) {
		let n = String(t.at(-1));
		if (!V(e)) e?.anchor && this.anchored.set(e, n);
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
			let r = n.map((n) => this.writer.added(n, vt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let p = it(o, s, i.map((e) => e === void 0));
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !K(o, u) && (this.refused ??= t);
			let i = p.get(e), a = i ? i.end : e < 0 ? rt(o, s, 0) : Q(o, s, e), c = tt(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, vt(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, G(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && nt(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = B(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - yt(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : yt(n, s.start)), s.end, d);
		let { start: p, end: m } = c ?? {
			start: W(n, s.end),
			end: W(n, s.end)
		};
		(c || f.length > 0) && this.spliceLines(p, m, f, G(n, Y(i).start));
	}
	replacement({ node: e, item: t, path: n, inFlow: r }, i, { inline: a, lines: o }) {
		let { text: s, style: c, isEndAdded: l } = this.source, u = {
			isItem: typeof n.at(-1) == "number",
			inFlow: r
		};
		if (typeof i == "string" && B(e) && t?.value?.type === "block-scalar") {
			let n = Z(t.value), { indent: r, end: a } = n, o = W(s, a), d = o === s.length ? !l : !q(s, o), f = r === void 0 ? c.step : r - G(s, Y(t).start);
			return this.writer.block(i, e.type, {
				...n,
				mayKeepEnd: d
			}, f) ?? this.writer.valueOf(i, [], u, "PLAIN");
		}
		let d = o !== void 0 && o.start !== W(s, a.end), f = B(e) ? e.type : d ? "QUOTE_DOUBLE" : void 0;
		return this.writer.valueOf(i, e ? [e] : [], u, f);
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
function _t(e) {
	return z(e) ? e : void 0;
}
function vt(e, t) {
	if (H(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(z);
}
function yt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function bt(e, t) {
	let n = {
		comparator: P,
		maxEditLength: 1e3
	}, r = i([...e], [...t], n);
	if (!r) return;
	let a = [], o = [], s = 0;
	for (let { added: e, removed: t, value: n } of r) for (let r of n) t ? o.push({ from: s++ }) : e ? a.push({
		from: o.shift()?.from,
		value: r
	}) : (F(a, o.splice(0)), a.push({
		from: s++,
		value: r
	}));
	return [...a, ...o];
}
// src/pull/textEdits.ts
function xt(e, { textFiles: t, base: n, targets: r }) {
	let i = [], a = [], o = [];
	for (let n of e) {
		let { kind: e, entry: s, language: c, item: { declared: l } } = n, u = l === void 0 ? r.find(e, s, c) : void 0, d = u?.path ?? te(e, s, c);
		u || l !== void 0 && t.has(d) ? a.push({
			text: n,
			path: d,
			target: u
		}) : l === void 0 && s.from ? o.push(n) : i.push(St(n));
	}
	let s = [...Pe(a, ({ path: e }) => e)].flatMap(([e, n]) => {
		let i = n.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), a = i[0]?.target, o = t.get(e) ?? a?.textFile;
		if (!o) return [];
		let s = [...n.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Ct(t, e, r)
		}]), ...i.sort(wt).map(Tt)], c = a?.missing && {
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
		edits: i,
		sources: s,
		problems: [...Et(o), ...Dt(s, n)]
	};
}
function St({ kind: e, entry: t, language: n, after: r }) {
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
function Ct({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	return c ? typeof i == "string" ? [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}] : Object.entries(At(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = L(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}) : [];
}
function wt({ target: { sibling: e } }, { target: { sibling: t } }) {
	return e.path === t.path ? e.name - t.name : 0;
}
function Tt({ text: e, target: { origin: t, textFile: n, code: r, sibling: i } }) {
	let { after: a } = e, o = typeof a == "string" ? a : At(a), s = n.language === void 0 ? { language: r } : {};
	return {
		text: e,
		edits: [{
			is: "add",
			path: t.path,
			...s,
			value: o,
			base: i
		}]
	};
}
function Et(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => $(e).map(({ from: e }) => e.source)), i = `No locale file can have ${l(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return j("no-language-file", i, {
			severity: "notice",
			scope: "change",
			...r && { place: r.place }
		});
	});
}
function Dt(e, t) {
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
function Ot(e, t, n) {
	let r = [], i = [], a = [], o = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), s = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).flatMap((e) => e.edits);
		if (i.length === 0) continue;
		let s = ct(e, o, n, i);
		s.is === "refused" ? F(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: c } of n) {
		let n = C(e);
		if (!n) continue;
		let l = c ? n.empty(c.code) : o.get(e) ?? "", { text: u, refused: d } = kt(n, l, r, t.source);
		if (F(i, d.map((t) => ({
			...t,
			path: e
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
function kt(e, t, n, r) {
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
function At(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var jt = class {
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
			let t = I([r.file.path, n]);
			this.known.has(t) || this.known.set(t, this.targetOf(e, r, n));
			let i = this.known.get(t);
			if (i) return {
				...i,
				origin: r.from,
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
	partsOf(e) {
		let t = ({ from: e }) => e.language === this.given.base ? 0 : 1;
		return $(e).sort((e, n) => t(e) - t(n));
	}
	targetOf(e, { file: t, from: n }, r) {
		let { textFiles: i } = this.given, a = i.get(t.path);
		if (!a) return;
		let o = k(n.source, r);
		if (a.language === void 0) return {
			path: t.path,
			textFile: a,
			code: o
		};
		let s = this.inOtherLanguage(t.path, a, r);
		if (s && !s.missing) return s;
		let c = (r) => C(r.path) === C(t.path) && I(e.textFiles?.name(n.path, r.textFile) ?? null) === I(e.textFiles?.name(n.path, a) ?? null), l = [...i].flatMap(([e, t]) => t.language === r && c({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: k(t.source, r)
		}] : []), [u] = l;
		if (u && l.length === 1 && (!s || Mt(u, r) && !Mt(s, r))) return u;
		if (s || u) return s;
		let d = this.given.rows.flatMap((e) => this.fromRow(e, r) ?? []).filter(c);
		return d.length === 1 ? d[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = re(t, Xe(this.given.folders.displayRoot, e)), i = A(t.files) ? ce(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (ue(e, t) && A(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, fe({ files: e.files.replaceAll("{lang}", k(e, t)) }), t);
	}
	at(e, t, n) {
		let r = k(e, n);
		if (!Nt.test(r) || le(e, t) !== n) return;
		let i = Xe(e.folder, t), a = v(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...se(e, t)
			},
			code: r,
			missing: i
		};
	}
};
function Mt({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const Nt = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/entryEdits.ts
function Pt(e, { declared: t, live: n, context: r, wanted: i }, a) {
	let o = n.objects[e.plural];
	if (!o) return {
		edits: [],
		problems: []
	};
	let s = e.match(t, o, r), c = s.unmanaged.filter((t) => !s.namesakes.has(t) && de(e.tags(t), r.rules) === void 0), l = Se(e, c, {
		live: o,
		context: r,
		declared: t
	}, i), u = t.filter(({ from: e }) => e === void 0), d = Me(u.flatMap((t) => w(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [f] = a.length === 1 ? a : [], p = [], m = new Map();
	for (let t of l.entries) {
		let [n = ""] = e.names(t.live), r = d(n), i = r?.file.path ?? f;
		if (i === void 0) {
			p.push(t);
			continue;
		}
		let a = Ft(e, t, r?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
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
		problems: [...Te(l.left), ...Lt(e, p, a)]
	};
}
function Ft(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [e.toPlan(r), e.toPlan(i)];
		return t.length > 0 && I(It(t)) === I(It(n)) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function It(e) {
	return e.map(({ after: e }) => e);
}
function Lt(e, t, n) {
	if (t.length === 0) return [];
	let r = t.slice(0, 3).map(({ live: t }) => e.liveLabel(t)), i = t.length > r.length ? ` and ${t.length - r.length} more` : "", { one: a, many: o } = e.words, s = `${t.length} live ${t.length === 1 ? a : o} ${t.length === 1 ? "is" : "are"} not declared: ${r.join(", ")}${i}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [j("not-expressible", s, {
		severity: "warning",
		scope: "change"
	})];
}
async function Rt(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(zt), s = a.filter((e) => !zt(e)).map((t) => Bt(e, t)), c = ge(e, o, t.filter(zt).length, r);
	if (o.length === 0 || M(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = o.map(({ values: t }) => e.label(t));
	if (i.dryRun || await i.confirmsRemoval?.(l)) return {
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
function zt(e) {
	return $(e).length === 0;
}
function Bt(e, t) {
	let [n = t] = $(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return s(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/pull/decide.ts
async function Vt(e, t, n) {
	let { project: r, options: i, textFiles: a } = n, { filter: s } = r.rules, c = N(t.project, r.pulledLanguages ?? Ee), l = c.ok ? c.value.map(({ iso: e }) => e) : [], d = Object.entries(e.entries).filter(([e]) => t.objects[e]), f = {
		...e,
		entries: Object.fromEntries(d)
	}, p = {
		project: t.project,
		rules: {
			...r.rules,
			prune: {},
			pull: { completes: l }
		},
		variables: f.variables,
		verdicts: Fe
	}, m = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: h, onSecrets: g, folders: _ } = n.context, v = {
		known: new Map(),
		ids: [r.id],
		onSecrets: g
	}, y = await He(f, t, p.rules, {
		ownUser: n.ownUser,
		applied: h && (async () => u(await h(m, v), {
			settings: r,
			declared: f
		})),
		history: n.context.history,
		manifests: o({
			declared: e,
			manifests: m
		}),
		textFiles: a,
		usable: n.settings.usable,
		asked: { now: Math.floor(n.context.now() / 1e3) }
	});
	if (y.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: y.problems,
		unmatched: []
	};
	let b = y.matches.map(({ kind: e, matching: t }) => {
		let n = Ut(e, t, s);
		return {
			kind: e,
			entries: f.entries[e.plural] ?? [],
			all: t,
			matching: n,
			matches: Wt(e, n, p)
		};
	}), x = y.plan.filter?.unmatched ?? [], S = [
		...y.problems.filter(({ code: e }) => e === "unknown-writers"),
		...b.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Re(y.keptTexts, {
			reasons: y.reasons,
			writes: !1
		}).map(Ht)
	], C = t.project.baseLanguage, w = new jt({
		manifests: n.manifests,
		textFiles: a,
		rows: n.rows,
		base: C,
		folders: _
	}), { taken: T, kept: ee } = Ae(y.keptTexts, p), E = xt(T, {
		textFiles: a,
		base: C,
		targets: w
	}), D = [...E.edits];
	F(S, E.problems);
	let O = [];
	for (let { kind: e, entries: o, matching: s, matches: c } of b) {
		let l = me(e, c, p, i.fields ?? []), u = ve(e, l, a);
		if (F(D, u.edits), F(O, u.kept), F(S, u.problems), !e.secretNames) {
			if (i.removesMissing) {
				n.context.onProgress?.(void 0);
				let t = await Rt(e, o, s, {
					rules: r.rules,
					options: i
				});
				F(D, t.edits), F(S, t.problems);
			}
			if (i.isNew) {
				let a = N(t.project, r.pulledLanguages), s = {
					fields: i.fields ?? [],
					languages: a.ok ? a.value.map(({ iso: e }) => e) : [],
					label: () => ""
				}, c = ye(n.manifests[e.plural]), l = Pt(e, {
					declared: o,
					live: t,
					context: p,
					wanted: s
				}, c);
				F(D, l.edits), F(S, l.problems);
			}
		}
	}
	return {
		edits: D,
		sources: E.sources,
		taken: T,
		kept: [...ke(ee), ...O],
		problems: S,
		unmatched: x
	};
}
function Ht(e) {
	return e.severity === "error" ? {
		...e,
		severity: "warning"
	} : e;
}
function Ut(e, t, n) {
	let r = (t) => ie(n, {
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
function Wt(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && de(e.tags(t), n) === void 0);
}
function Gt(e, t, n) {
	let r = D(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [I([
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
// src/pull/laterPull.ts
async function Kt(e, t, r, i) {
	let { folders: o, cancellation: s } = i;
	if (!t.manifests) return { problems: [] };
	let c = Jt(t.manifests, t.pulledLanguages?.value), l = ze(i), u = l.now(), d = Ve(t, e.apiUrl, {
		...i,
		onResponse: l.onResponse
	}), m = await g(async (n) => {
		let i = await E(n, t, o, s.stopping), { declared: a, problems: l } = x(n.kinds, i.manifests, e.usable);
		return {
			declared: a,
			files: i.manifests,
			undecided: i.undecided,
			textFiles: p(i.manifests),
			problems: [...i.problems.filter((e) => !Xt(e, c)), ...l.filter(Qt(Zt(a, r)))]
		};
	}, {
		...t,
		manifests: c
	}, async ({ id: e }) => d.ok ? Ie(d.value.reading, e) : void 0);
	if (i.onProgress?.(void 0), !m) return { problems: [] };
	let { declared: h, files: _, textFiles: v } = m;
	i.onSecrets(S(h.variables));
	let y = [
		...m.problems,
		...f("accept", t.rules.accept, [h]),
		...e.projects.length > 1 ? [] : n(t.rules.filter, [h]),
		...De(c.kinds, r, _)
	];
	if (M(y)) return { problems: y };
	if (!d.ok) return { problems: [...y, d.problem] };
	try {
		let n = await Ue(d.value.reading, t.id, {
			kinds: Zt(h, r),
			languages: (e) => {
				u = l.now();
				let n = {
					asked: t.pulledLanguages,
					isNew: r.isNew,
					rows: c.texts
				};
				return he(e, Yt(h, e, t), n);
			},
			leavesOut: () => !1
		});
		if (!n.ok) return { problems: [...y, n.problem] };
		i.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: o } = n.value, f = a({
			declared: h,
			textFiles: v
		}, o);
		if (f.length > 0) return { problems: [...y, ...f] };
		let p = Yt(h, o, t), m = {
			project: t,
			options: r,
			settings: e,
			manifests: _,
			textFiles: v,
			rows: c.texts,
			context: {
				...i,
				now: l.now
			},
			ownUser: Be(d.value.reading, t.id)
		}, g = await Vt(p, n.value, m), b = [...y, ...g.problems];
		if (M(g.problems.filter(({ scope: e }) => e !== "change")) || s.stopped) return { problems: b };
		let x = await qt(g, p, o, m, u), S = {
			unmatched: g.unmatched,
			declared: h
		};
		return {
			...x,
			filtered: S,
			problems: [...b, ...x.problems]
		};
	} catch (e) {
		return { problems: [...y, ...Le(e, s, h)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
async function qt(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = Ot(r, e.edits, e.sources), { changed: u } = l;
	if (l.problems.length > 0) return { problems: l.problems };
	let d = x(i.kinds, l.manifests, i.usable), f = d.problems.filter(Qt(Zt(t, o))).filter(({ severity: e }) => e === "error");
	if (f.length > 0) return { problems: f.map($t) };
	let p = await xe(u, s.folders), m = await je(p, s.folders);
	if (m.length === 0 && !o.dryRun && p.length > 0 && F(m, await pe(p, s.folders)), m.length > 0) return { problems: m };
	let h = l.refused.map(({ text: e, path: t, why: n }) => ({
		text: e,
		why: "not-storable",
		details: `${t}: ${n}`
	}));
	return {
		problems: [],
		later: {
			pulled: {
				name: n.name,
				files: u.map(({ path: e }) => e),
				comparison: Gt(Yt(d.declared, n, a), t, e.taken),
				kept: [...e.kept, ...ke(h)],
				...!a.showTexts && { hide_texts: !0 }
			},
			changed: u,
			at: c
		}
	};
}
function Jt(e, t) {
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
function Yt(e, t, { pulledLanguages: n }) {
	let r = N(t, n ?? Ee), i = r.ok ? r.value.map(({ iso: e }) => e) : [];
	return y(e, t.baseLanguage, i);
}
function Xt({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && A(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function Zt({ kinds: e, entries: t }, { fields: n = [] }) {
	return e.filter((e) => t[e.plural] && e.fields.some(({ name: e, role: t }) => t === "text" || n.includes("all") || n.includes(e)));
}
function Qt(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function $t(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/pull/pull.ts
async function en(e, t, n, r) {
	try {
		return await tn(e, t, n, r);
	} catch (e) {
		let n = d(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function tn(e, n, i, a) {
	if (M(n)) return { problems: n };
	let o = [...n], { projects: s } = e;
	for (let t of s) {
		if (!t.manifests || await Oe(t.manifests, t)) continue;
		if (s.length > 1) return { problems: [...o, nn] };
		let { filter: n } = t.rules;
		if (n.length > 0) return { problems: [...o, ...n.map((e) => r(e, []))] };
		let c = await Ce(e, t, t.manifests, i, a);
		return {
			...c,
			problems: [...o, ...c.problems]
		};
	}
	let c = we(e.kinds, i, a);
	if (M(c)) return { problems: [...o, ...c] };
	let l = [], u = [], d = [];
	for (let t of s) {
		if (a.cancellation.stopped) break;
		let n = await Kt(e, t, i, a);
		F(o, n.problems), n.later && l.push(n.later), u.push(n.filtered?.unmatched ?? []), n.filtered && d.push(n.filtered.declared);
	}
	return F(o, t(s[0]?.rules.filter ?? [], u, d)), {
		problems: o,
		later: l,
		at: Ne(l.map((e) => e.at))
	};
}
const nn = j("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
// src/commands/runs/pull.ts
async function rn(t, n) {
	return O(async (r) => {
		let i = {
			...n.sources,
			signal: r.stopping
		}, { settings: a, problems: o } = await b("plan", t, i);
		n.hide(a.secrets), r.stopAfter(a.timeLimit);
		let s = n.context(a, r, t), { ask: c } = n, l = c && ((e) => c(e, r)), u = _e(t, i.folders.working, l), d = await en(a, [...n.problems, ...o], u, s), { first: f, later: p } = d;
		for (let e of f ? Ye(f, u.dryRun) : []) n.print(e);
		let m = {
			isDryRun: u.dryRun,
			full: a.all
		};
		for (let e of an(p ?? [], m, n)) n.print(e);
		let h = f !== void 0 || p?.some(({ changed: e }) => e.length > 0) === !0, g = !n.reportPull && await on(s.folders.displayRoot);
		h && d.at !== void 0 && !u.dryRun && g && n.print(`To commit only these changes: git commit --trailer ${e(ae(d.at))}`);
		let { stopped: v } = r, y = v !== void 0 && f === void 0 && p === void 0, x = y ? [...d.problems, sn(r)] : d.problems, S = n.reportPull && !a.showTexts ? _(x) : x, C = await n.reportPull?.({
			...f && { first: f },
			...p && { later: p.map((e) => e.pulled) },
			...d.at !== void 0 && { at: d.at },
			problems: S
		}) ?? [], w = [...S, ...C];
		return n.showProblems(w), y && v.by !== "time limit" ? v.by === "SIGINT" ? 130 : 143 : y || M(w) ? 1 : a.detailedExitcode && h ? 2 : 0;
	});
}
function an(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ pulled: e, changed: o }) => {
		let s = m(e, a), c = !(i && s.hide_texts);
		return [...t && c ? h(o) : [], ...oe(s, {
			...r,
			isDryRun: t,
			texts: c,
			full: n
		})];
	});
}
async function on(e) {
	return await c(await Ze(e), void 0) !== void 0;
}
function sn({ reason: e }) {
	return j("run-stopped", `${e} Nothing was written.`);
}
export { rn as runPull };
