import { Ar as e, Dn as t, Et as n, G as r, Gn as i, H as a, Hr as o, Ht as s, On as c, Pt as l, R as u, Rn as d, Sn as f, Sr as p, Tr as m, Tt as h, U as g, Ut as _, V as v, Vn as y, Wr as b, Wt as x, Xr as S, _n as C, at as w, cn as T, ct as ee, d as E, dn as te, et as D, ft as ne, ht as re, it as O, l as ie, mn as ae, ni as oe, pn as se, rn as ce, s as le, xt as ue, z as de } from "./engine.js";
import { At as fe, Bt as pe, Ft as me, Ht as he, It as ge, K as _e, Mt as ve, Nt as ye, ai as be, b as xe, f as k, jt as Se, kt as A, pi as Ce, v as j } from "./start.js";
import { E as we, S as Te, T as Ee, _ as De, a as Oe, b as ke, c as Ae, d as je, f as Me, g as Ne, h as Pe, i as Fe, l as Ie, m as Le, n as Re, o as ze, p as Be, s as Ve, t as He, v as Ue, y as We } from "./firstPull.js";
import { C as M, S as Ge, f as N, g as Ke, m as P, v as F, w as I, x as qe } from "./wire.js";
import { c as Je, d as Ye, h as Xe, l as Ze, u as Qe, x as $e, y as et } from "./project.js";
import { C as tt, E as L, O as R, S as z, T as B, b as nt, k as rt, r as it } from "./yaml.js";
import { t as at } from "./splice.js";
import { s as ot } from "./writtenFiles.js";
import { resolve as V } from "node:path";
import { realpath as st } from "node:fs/promises";
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
	return t < e.length && e.slice(t, U(e, t)).trim() === "";
}
const ct = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function q(e) {
	return e && "items" in e ? e.items.filter((e) => !lt(e)) : [];
}
function lt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => ct.has(e));
}
function J(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => ct.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? ut(i) : Y(e)
	};
}
function Y({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => ct.has(e));
	return r ? r.offset + r.source.length : t ? ut(t) : e.at(-1)?.offset ?? 0;
}
function ut(e) {
	if (e.type === "block-scalar") return X(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = q(e).at(-1);
	return t ? J(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function X({ offset: e, props: t, source: n, indent: r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = /\d/.exec(a)?.[0], s = a.includes("+") && n !== "", c = s ? n.replace(/\n$/, "") : n.trimEnd();
	return {
		end: e + (s ? i + c : (i + c).trimEnd()).length,
		header: a,
		bodyStart: e + i.length,
		indent: o ? r + Number(o) : /^ *(?=[^ \n])/m.exec(n)?.[0].length,
		body: c
	};
}
function dt(e) {
	return e?.type === "block-scalar" ? X(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : dt(q(e).at(-1)?.value);
}
function ft(e, t) {
	let { value: n } = t, r = Y(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = ut(n);
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
function pt(e, t, n) {
	let r = _t(t, n), i = n > 0 ? Z(e, t, n - 1) : 0, a = H(e, r);
	for (; a > i;) {
		let t = H(e, a - 1), n = gt(e, t);
		if (t < i || n === void 0 || n > W(e, r)) break;
		a = t;
	}
	return a;
}
function Z(e, t, n) {
	let r = t[n], i = W(e, _t(t, 0)), a = U(e, r ? J(r).end : 0);
	for (let t = a; t < e.length; t = U(e, t)) {
		let n = gt(e, t);
		if (n !== void 0 && n > i) a = U(e, t);
		else if (!K(e, t)) break;
	}
	return a;
}
function mt(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = ht(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function ht(e, t, n, r) {
	let i = t[r + 1], a = _t(t, n);
	if (i && !G(e, a)) return {
		from: n,
		start: a,
		end: J(i).start
	};
	let o = Z(e, t, r), s = pt(e, t, n), c = () => K(e, H(e, s - 1)), l = dt(t[n - 1]?.value);
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
function gt(e, t) {
	let n = e.slice(t, U(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function _t(e, t) {
	let n = e[t];
	return n ? J(n).start : 0;
}
// src/yaml/editEntries.ts
function vt(e, t, n, r) {
	let i = f(e, t);
	if (k(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = yt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...F(a) && a,
		[n]: s
	};
	if (I(a, c)) return {
		is: "edited",
		text: t
	};
	let l = xt(t), u = new Et(l, n, o), d = u.edited(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [wt(i, u.refused)]
	};
	let p = Ct(d, l), m = f(e, p), h = m.problems.length <= i.problems.length && !k(m.problems) ? m.value : a;
	return I(h, c) ? {
		is: "edited",
		text: p
	} : {
		is: "refused",
		problems: [wt(i, Tt(h, c))]
	};
}
function yt({ value: e, span: t }, n, r) {
	let i = M(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? bt(n, e.language, e.value) : {
			...F(n) && n,
			[e.field]: e.value
		};
	}
	let f = a.flatMap((e, t) => [e === void 0 ? { from: t } : {
		from: t,
		value: e
	}, ...d(t)]);
	return [...d(-1), ...f];
}
function bt(e, t, n) {
	let r = M(e, "translations"), i = F(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...F(r) && r,
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
function xt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = it(a, {
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
		style: St(o, a)
	};
}
function St(e, t) {
	let n = {}, r = 0;
	nt(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = tt(r) && !r.flow ? q(r.srcToken) : [];
			if (!i || !a || !G(t, J(a).start)) return;
			let o = W(t, J(a).start) - W(t, J(i).start);
			rt(r) && o >= 0 ? n.listStep ??= o : B(r) && o > 0 && (n.step ??= o);
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
function Ct(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function wt({ file: e, span: n }, r) {
	let i = r.at(-1) === "<<", a = i ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", o = i ? t(e, n, r) : c(e, n, r);
	return j("not-editable", a, { place: o });
}
function Tt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!I(t, i)) return [e, ...Tt(t, i)];
	}
	return [];
}
var Et = class {
	source;
	list;
	rows;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, n) {
		this.source = e, this.list = t, this.rows = n, this.writer = new Te(e.style, (e) => this.resolved(e));
		let r = new Map();
		nt(e.document, {
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
		}, t), at(n, this.splices);
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (z(n)) {
			this.staysAlias(n, t) || this.replace(e, t);
			return;
		}
		n?.anchor && this.anchored.set(n, t);
		let i = I(r, t);
		if (i && this.targets.size === 0) return;
		let a = B(n) ? this.membersChange(e, n, t) : rt(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.change(e, a) : i || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && I(r, t);
	}
	resolved(e) {
		return z(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!F(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: M(e.old, r[o] ?? "") ?? null,
			node: Dt(n),
			key: Dt(t),
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
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : At(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = q(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: Dt(t),
			item: o[n],
			inFlow: a
		})), c = s.map(() => void 0), l = new Map(), u = -1;
		for (let { from: e, value: t } of i) if (e !== void 0) u = e, c[e] = t;
		else if (t !== void 0) {
			let e = l.get(u);
			e ? e.push({ value: t }) : l.set(u, [{ value: t }]);
		}
		let d = o[0] ? J(o[0]).start : 0, f = !t.flow && G(this.source.text, d);
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
			let r = n.map((n) => this.writer.added(n, Ot(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
			s ? (o || !this.addLines(s, r)) && this.splice(s.end, s.end, r.map((e) => `, ${e}`).join("")) : this.splice(c, c, r.map((e) => `${e}, `).join(""));
		}
	}
	addLines(e, t) {
		let { text: n } = this.source, r = U(n, e.end), i = /^\s*(,?)\s*(?:#.*)?\n$/.exec(n.slice(e.end, r));
		if (!i || !G(n, e.start)) return !1;
		i[1] || this.splice(e.end, e.end, ",");
		let a = " ".repeat(W(n, e.start));
		return this.splice(r, r, `${a}${t.join(`,\n${a}`)}${i[1]}\n`), !0;
	}
	changeBlock({ item: e, path: t }, { node: n, children: r, values: i, inserted: a }) {
		let { text: o } = this.source, s = r.flatMap((e) => e.item ?? []), [c, l] = [s[0], s.at(-1)];
		if (!c || !l) return;
		let u = J(c).start, d = s.at(-2), f = d !== void 0 && /\n[ \t]*\n/.test(o.slice(J(d).end, J(l).start));
		a.size === 0 && i.every((e) => e === void 0) && e && this.splice(Y(e), Y(e), " []");
		let p = mt(o, s, i.map((e) => e === void 0));
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !G(o, u) && (this.refused ??= t);
			let i = p.get(e), a = i ? i.end : e < 0 ? pt(o, s, 0) : Z(o, s, e), c = dt(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, Ot(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, W(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && ft(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = R(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - kt(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : kt(n, s.start)), s.end, d);
		let { start: p, end: m } = c ?? {
			start: U(n, s.end),
			end: U(n, s.end)
		};
		(c || f.length > 0) && this.spliceLines(p, m, f, W(n, J(i).start));
	}
	replacement({ node: e, item: t, path: n, inFlow: r, isBeforeRemoved: i }, a, { inline: o, lines: s }) {
		let { text: c, style: l, isEndAdded: u } = this.source, d = {
			isItem: typeof n.at(-1) == "number",
			inFlow: r
		};
		if (typeof a == "string" && R(e) && t?.value?.type === "block-scalar") {
			let n = X(t.value), { indent: r, end: o } = n, s = U(c, o), f = (s === c.length ? !u : !K(c, s)) && !i, p = r === void 0 ? l.step : r - W(c, J(t).start);
			return this.writer.block(a, e.type, {
				...n,
				mayKeepEnd: f
			}, p) ?? this.writer.valueOf(a, [], d, "PLAIN");
		}
		let f = s !== void 0 && s.start !== U(c, o.end), p = R(e) ? e.type : f ? "QUOTE_DOUBLE" : void 0;
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
function Dt(e) {
	return L(e) ? e : void 0;
}
function Ot(e, t) {
	if (B(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(L);
}
function kt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function At(e, t) {
	let n = {
		comparator: I,
		maxEditLength: 1e3
	}, r = ce([...e], [...t], n);
	if (!r) return;
	let i = [], a = [], o = 0;
	for (let { added: e, removed: t, value: n } of r) for (let r of n) t ? a.push({ from: o++ }) : e ? i.push({
		from: a.shift()?.from,
		value: r
	}) : (N(i, a.splice(0)), i.push({
		from: o++,
		value: r
	}));
	return [...i, ...a];
}
// src/pull/textEdits.ts
function jt(e, t) {
	let { textFiles: n, base: r } = t, i = new zt(t), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: r, language: c, after: l, item: u } = t, { declared: d } = u, f = d === void 0 ? i.find(e, r, c) : void 0, p = f?.path ?? h(e, r, c);
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
	let c = [...Ke(o, ({ path: e }) => e)].flatMap(([e, t]) => {
		let r = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), a = r[0]?.target, o = n.get(e) ?? a?.textFile;
		if (!o) return [];
		let s = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Mt(t, e, i)
		}]), c = r.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0), l = [...s, ...c.map(Nt)], u = a?.missing && {
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
		problems: [...Pt(s), ...Ft(c, r)]
	};
}
function Mt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	return c ? typeof i == "string" ? [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}] : Object.entries(Rt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = F(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}) : [];
}
function Nt({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) {
	let { after: a } = e, o = typeof a == "string" ? a : Rt(a);
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
function Pt(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => Q(e).map(({ from: e }) => e.source)), i = `No locale file can have ${d(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return j("no-language-file", i, {
			severity: "notice",
			scope: "change",
			...r && { place: r.place }
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
		let s = vt(e, o, n, i);
		s.is === "refused" ? N(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: c } of n) {
		let n = E(e);
		if (!n) continue;
		let l = c ? n.empty(c.code) : o.get(e) ?? "", { text: u, refused: d } = Lt(n, l, r, fe(t));
		if (N(i, d.map(({ text: t, why: n }) => ({
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
		N(i, a.flatMap((e) => {
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
		let { base: n } = this.given, r = Q(e).find(({ file: e, from: r }) => r.language === n && E(e.path) === E(t));
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
		return Q(e).sort((e, n) => t(e) - t(n));
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
		let l = (t) => P([e.textFiles?.name(r, t) ?? null, t.filename ?? null]), u = (e) => E(e.path) === E(t.path) && l(e.textFile) === l(o), d = [...a].flatMap(([e, t]) => t.language === i && u({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: A(t.source, i)
		}] : []), f = this.only(d, t.path, o);
		if (f && (!c || Bt(f, i) && !Bt(c, i))) return f;
		if (c || d.length > 0) return c;
		let p = this.given.rows.flatMap((e) => this.fromRow(e, i) ?? []).filter(u);
		return this.only(p, t.path, o);
	}
	only(e, t, n) {
		if (e.length === 1) return e[0];
		let r = (e, { source: t }) => {
			let n = V(this.given.folders.displayRoot, e);
			return V(t.folder, he(t, m(t, n)));
		}, i = r(t, n), [a, o] = e.filter((e) => r(e.path, e.textFile) === i);
		return o ? void 0 : a;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = m(t, V(this.given.folders.displayRoot, e)), i = ve(t.files) ? ge(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (pe(e, t) && ve(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, Se({ files: e.files.replaceAll("{lang}", A(e, t)) }), t);
	}
	at(e, t, n) {
		let r = A(e, n);
		if (!Vt.test(r) || ye(e, t) !== n) return;
		let i = V(e.folder, t), a = S(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...me(e, t)
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
function Q(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/decide.ts
async function Ht(e, t, n) {
	let { project: i, options: a, textFiles: o } = n, { filter: s } = i.rules, c = Oe(t.project, i.pulledLanguages ?? Fe), l = {
		project: t.project,
		rules: {
			...i.rules,
			prune: {},
			pull: { completes: c }
		},
		variables: e.variables,
		verdicts: r
	}, u = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: d, onSecrets: f, folders: p } = n.context, m = {
		known: new Map(),
		ids: [i.id],
		onSecrets: f,
		kinds: e.kinds
	}, h = await Ze(e, t, l.rules, {
		ownUser: n.ownUser,
		applied: d && (async () => D(await d(u, m), {
			settings: i,
			declared: e
		})),
		history: n.context.history,
		manifests: O({
			declared: e,
			manifests: u
		}),
		textFiles: o,
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
		let r = Ut(t, n, s);
		return {
			kind: t,
			entries: e.entries[t.plural] ?? [],
			all: n,
			matching: r,
			matches: Wt(t, r, l)
		};
	}), { reasons: _ } = h, v = h.plan.filter?.unmatched ?? [], y = [
		...h.problems.filter(({ code: e }) => e === "unknown-writers"),
		...g.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Ye(h.keptTexts, {
			reasons: _,
			writes: !1,
			flags: i.flags
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e)
	], b = t.project.baseLanguage, { taken: x, kept: S } = Ue(h.keptTexts, l), C = jt(x, {
		manifests: n.manifests,
		textFiles: o,
		rows: n.rows,
		base: b,
		folders: p
	}), w = [...C.edits];
	N(y, C.problems);
	let T = [];
	for (let { kind: e, entries: r, matching: s, matches: c } of g) {
		let u = De(e, c, l, a.fields ?? []), d = Be(e, u, o);
		if (N(w, d.edits), N(T, d.kept), N(y, d.problems), !e.secretNames) {
			if (a.removesMissing) {
				let t = await Yt(e, r, s, {
					rules: i.rules,
					options: a
				});
				N(w, t.edits), N(y, t.problems);
			}
			if (a.isNew) {
				let o = Oe(t.project, i.pulledLanguages), s = {
					fields: a.fields ?? [],
					languages: o,
					label: () => ""
				}, c = Le(n.manifests[e.plural]), u = Kt(e, {
					declared: r,
					live: t,
					context: l,
					wanted: s
				}, c);
				N(w, u.edits), N(y, u.problems), N(T, u.waiting);
			}
		}
	}
	return {
		edits: w,
		sources: C.sources,
		taken: x,
		kept: [...Me(S), ...T],
		problems: y,
		unmatched: v
	};
}
function Ut(e, t, n) {
	let r = (t) => de(n, {
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
	return t.filter(({ live: t }) => t !== void 0 && Ce(e.tags(t), n) === void 0);
}
function Gt(e, t, n) {
	let r = ue(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [P([
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
function Kt(e, { declared: t, live: r, context: i, wanted: a }, o) {
	let s = r.objects[e.plural];
	if (!s) return {
		edits: [],
		waiting: [],
		problems: []
	};
	let c = e.match(t, s, i), l = c.unmanaged.filter((t) => !c.namesakes.has(t) && Ce(e.tags(t), i.rules) === void 0), u = Ne(e, l, {
		live: s,
		context: i,
		declared: t
	}, a), d = t.filter(({ from: e }) => e === void 0), f = We(d.flatMap((t) => n(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [p] = o.length === 1 ? o : [], m = [], h = new Map();
	for (let t of u.entries) {
		let [n = ""] = e.names(t.live), r = f(n), i = r?.file.path ?? p;
		if (i === void 0) {
			m.push(t);
			continue;
		}
		let a = qt(e, t, r?.onCreate ?? d.find(({ file: e }) => e.path === i)?.onCreate ?? {});
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
		problems: [...Pe(u.left), ...Jt(e, m, o)]
	};
}
function qt(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && I(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Jt(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${y(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [j("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function Yt(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(Xt), s = a.filter((e) => !Xt(e)).map((t) => Zt(e, t)), c = ke(e, o, t.filter(Xt).length, r);
	if (o.length === 0 || k(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = `These entries have no live key:\n${o.map(({ values: t }) => `  - ${_e(e.label(t))}\n`).join("")}Remove them from the manifests?`;
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
function Xt(e) {
	return Q(e).length === 0;
}
function Zt(e, t) {
	let [n = t] = Q(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return ae(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function Qt(e, t, n, r) {
	try {
		return await $t(e, t, n, r);
	} catch (e) {
		let n = b(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function $t(e, t, n, r) {
	let i = [...t, ...Ve(e.kinds, n, r)];
	if (k(i)) return { problems: i };
	let { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await He(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, en] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => v(e, []))] };
		let s = await Re(e, t, t.manifests, n, r);
		return {
			...s,
			problems: [...i, ...s.problems]
		};
	}
	N(i, n.unused);
	let o = [], s = [], c = [], l = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await tn(e, t, n, r);
		N(i, a.problems), a.later && o.push(a.later), N(s, a.written ?? []), c.push(a.filtered?.unmatched ?? []), a.filtered && l.push(a.filtered.declared);
	}
	return N(i, u(a[0]?.rules.filter ?? [], c, l)), {
		problems: i,
		later: o,
		written: s,
		at: qe(o.map((e) => e.at))
	};
}
const en = j("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
async function tn(e, t, n, r) {
	let { folders: i, cancellation: s } = r;
	if (!t.manifests) return { problems: [] };
	let c = Xe(t, e.apiUrl, r);
	if (!c.ok) return { problems: [c.problem] };
	let { reading: u, now: d } = c.value, f = t.pulledLanguages?.value, m = f?.includes("all") && t.manifests.texts.length > 0 ? (await $e(u, t.id))?.languages : void 0, h = sn(t.manifests, n), _ = an({
		...t.manifests,
		kinds: h
	}, m?.map(({ iso: e }) => e) ?? f), v = await p(_, t, {}, o);
	if (v.problems.length + Object.values(v.paths).flat().length + _.texts.length === 0) {
		let e = `There is no manifest of ${Ge(h.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [j("no-manifest", e, { severity: "notice" })] };
	}
	let y = d(), b = await w(t, _, e.usable, i, {
		...r,
		signal: s.stopping,
		findProject: ({ id: e }) => $e(u, e),
		counts: (e) => !on(e, _)
	});
	if (r.onProgress?.(void 0), !b) return { problems: [] };
	let { declared: x, files: S, textFiles: C } = b;
	r.onSecrets(l(x.variables));
	let T = [
		...b.problems,
		...g("accept", t.rules.accept, [x]),
		...e.projects.length > 1 ? [] : a(t.rules.filter, [x]),
		...Ae(_.kinds, n, S)
	];
	if (xe(T)) return { problems: T };
	try {
		let i = await et(u, t.id, {
			kinds: h.filter(({ plural: e }) => x.entries[e]),
			languages: (e) => {
				y = d();
				let r = {
					asked: t.pulledLanguages,
					isNew: n.isNew,
					rows: _.texts
				};
				return ze(e, $(x, e, t), r);
			},
			leavesOut: () => !1
		});
		if (!i.ok) return { problems: [...T, i.problem] };
		r.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: a } = i.value, o = ee({
			declared: x,
			textFiles: C
		}, a);
		if (o.length > 0) return { problems: [...T, ...o] };
		let c = $(x, a, t), l = {
			project: t,
			options: n,
			settings: e,
			manifests: S,
			textFiles: C,
			rows: _.texts,
			context: {
				...r,
				now: d
			},
			ownUser: Qe(u, t.id)
		}, f = await Ht(c, i.value, l), p = [...T, ...f.problems];
		if (xe(f.problems) || s.stopped) return { problems: p };
		let m = await nn(f, c, i.value, l, y), g = {
			unmatched: f.unmatched,
			declared: x
		};
		return {
			...m,
			filtered: g,
			problems: [...p, ...m.problems]
		};
	} catch (e) {
		return { problems: [...T, ...Je(e, s, x)] };
	} finally {
		r.onProgress?.(void 0);
	}
}
async function nn(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
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
			comparison: rn
		}
	};
	let m = C(t.kinds, l.manifests, i.usable), h = m.problems.filter(({ severity: e }) => e === "error");
	if (h.length > 0) return { problems: h.map(cn) };
	let g = await je(u, s.folders), _ = await Ee(g, s.folders);
	if (_.length === 0 && !o.dryRun && g.length > 0 && N(_, await we(g, s.folders)), _.length > 0) return { problems: _ };
	let v = {
		...p,
		changed: u,
		at: c,
		files: u.map(({ path: e }) => e),
		comparison: Gt($(m.declared, f, a), t, e.taken)
	}, y = new Set(v.comparison.changes.map(({ label: e }) => se(e)));
	return {
		problems: ie(m.declared, n, a.rules).filter(({ about: e = "" }) => y.has(e)),
		later: v,
		written: g
	};
}
const rn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function an(e, t) {
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
function $(e, t, { pulledLanguages: n }) {
	return ne(e, t.baseLanguage, Oe(t, n ?? Fe));
}
function on({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && ve(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function sn({ kinds: e }, { fields: t = [] }) {
	return e.filter((e) => e.fields.some(({ name: e, role: n }) => n === "text" || t.includes("all") || t.includes(e)));
}
function cn(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/commands/runs/pull.ts
async function ln(t, n) {
	return le(async (r) => {
		let a = {
			...n.sources,
			signal: r.stopping
		}, { settings: o, problems: s } = await re("plan", t, a);
		n.hide(o.secrets), r.stopAfter(o.timeLimit);
		let c = n.context(o, r, t), { ask: l } = n, u = Ie(t, c, l && ((e) => l(e, r))), d = await Qt(o, [
			...n.problems,
			...n.pullRefusal ? [n.pullRefusal] : [],
			...s
		], u, c), { first: f, later: p } = d, m = {
			isDryRun: u.dryRun,
			full: o.all
		}, h = {
			...n.screen,
			texts: !(n.reportPull && f?.hide_texts),
			full: o.all
		}, g = u.dryRun ? void 0 : n.screen.width, _ = f ? [...x(f, h), ...ot(f, u.dryRun)] : [];
		for (let e of be(_, g)) n.print(e);
		for (let e of un(p ?? [], m, n)) n.print(e);
		let v = f !== void 0 || p?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: y } = c.folders, b = n.reportPull ? void 0 : await oe(await st(y), void 0);
		if (p && v && !n.reportPull && n.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), v && d.at !== void 0 && !u.dryRun && b !== void 0) {
			let t = d.written?.map(({ path: e }) => i(S(e, c.folders))) ?? [];
			n.print("To commit these changes:"), n.print(_e(`  git add -- ${t.join(" ")}`)), n.print(`  git commit --trailer ${i(e(d.at))}`);
		}
		let { stopped: C } = r, w = C !== void 0 && !f && (p ?? []).length < o.projects.length, T = v && !u.dryRun ? "more " : "", ee = j("run-stopped", `${r.reason} Nothing ${T}was written.`), E = w ? [...d.problems, ee] : d.problems, D = n.reportPull && !o.showTexts ? te(E) : E, ne = await n.reportPull?.({
			...d,
			problems: D
		}, t, r.stopping) ?? [], O = [...D, ...ne];
		return n.showProblems(O), w && C.by !== "time limit" ? C.by === "SIGINT" ? 130 : 143 : w || k(O) ? 1 : o.detailedExitcode && v ? 2 : 0;
	});
}
function un(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ changed: e, at: o, ...c }) => {
		let l = T(c, a), u = !(i && l.hide_texts);
		return [...t && u ? _(e) : [], ...s(l, {
			...r,
			isDryRun: t,
			texts: u,
			full: n
		})];
	});
}
export { ln as runPull };
