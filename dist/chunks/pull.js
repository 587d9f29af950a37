import { A as e, An as t, Bn as n, Dr as r, Dt as i, E as a, Jt as o, Mr as s, Nn as c, O as l, Ot as u, Rr as d, Rt as f, T as p, U as m, Un as h, W as g, Xn as _, Z as v, Zt as y, bt as b, dt as x, et as S, k as ee, lr as C, mr as w, nr as T, o as te, ot as ne, q as re, s as E, tn as ie, tr as ae, ut as oe, z as se } from "./engine.js";
import { At as ce, C as le, Cr as ue, Ft as de, Mt as fe, Ot as D, Pt as pe, Rt as me, Y as he, h as O, jt as ge, kt as _e, x as k } from "./start.js";
import { C as ve, S as ye, _ as be, a as xe, c as Se, d as Ce, f as we, g as Te, h as Ee, i as A, l as De, m as Oe, n as ke, o as Ae, p as je, r as Me, s as Ne, t as Pe, u as Fe, v as Ie, y as Le } from "./firstPull.js";
import { S as Re, T as j, b as M, g as N, m as P, v as ze, w as F } from "./wire.js";
import { E as Be, c as Ve, d as He, h as Ue, l as We, u as Ge, x as Ke, y as qe } from "./project.js";
import { C as Je, E as I, O as L, S as R, T as z, b as Ye, k as Xe, r as Ze } from "./yaml.js";
import { t as Qe } from "./splice.js";
import { s as $e } from "./writtenFiles.js";
import { resolve as et } from "node:path";
import { realpath as tt } from "node:fs/promises";
// src/yaml/layout.ts
function B(e, t) {
	return t === 0 ? 0 : e.lastIndexOf("\n", t - 1) + 1;
}
function V(e, t) {
	let n = e.indexOf("\n", t);
	return n === -1 ? e.length : n + 1;
}
function H(e, t) {
	return t - B(e, t);
}
function U(e, t) {
	return e.slice(B(e, t), t).trim() === "";
}
function W(e, t) {
	return t < e.length && e.slice(t, V(e, t)).trim() === "";
}
const G = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function K(e) {
	return e && "items" in e ? e.items.filter((e) => !nt(e)) : [];
}
function nt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => G.has(e));
}
function q(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => G.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? Y(i) : J(e)
	};
}
function J({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => G.has(e));
	return r ? r.offset + r.source.length : t ? Y(t) : e.at(-1)?.offset ?? 0;
}
function Y(e) {
	if (e.type === "block-scalar") return X(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = K(e).at(-1);
	return t ? q(t).end : e.offset + ("source" in e ? e.source.length : 0);
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
function rt(e) {
	return e?.type === "block-scalar" ? X(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : rt(K(e).at(-1)?.value);
}
function it(e, t) {
	let { value: n } = t, r = J(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = Y(n);
	if (n.type === "block-scalar") {
		let { header: t, bodyStart: r } = X(n), o = {
			start: r,
			end: a < r ? r : V(e, a)
		};
		return {
			inline: {
				start: i,
				end: i + t.length
			},
			lines: o
		};
	}
	let [o] = n.type === "block-map" || n.type === "block-seq" ? K(n) : [], s = o ? q(o).start : i;
	return o && U(e, s) ? {
		inline: {
			start: r,
			end: r
		},
		lines: {
			start: B(e, s),
			end: V(e, a)
		}
	} : {
		inline: {
			start: s,
			end: a
		},
		lines: void 0
	};
}
function at(e, t, n) {
	let r = lt(t, n), i = n > 0 ? Z(e, t, n - 1) : 0, a = B(e, r);
	for (; a > i;) {
		let t = B(e, a - 1), n = ct(e, t);
		if (t < i || n === void 0 || n > H(e, r)) break;
		a = t;
	}
	return a;
}
function Z(e, t, n) {
	let r = t[n], i = H(e, lt(t, 0)), a = V(e, r ? q(r).end : 0);
	for (let t = a; t < e.length; t = V(e, t)) {
		let n = ct(e, t);
		if (n !== void 0 && n > i) a = V(e, t);
		else if (!W(e, t)) break;
	}
	return a;
}
function ot(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = st(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function st(e, t, n, r) {
	let i = t[r + 1], a = lt(t, n);
	if (i && !U(e, a)) return {
		from: n,
		start: a,
		end: q(i).start
	};
	let o = Z(e, t, r), s = at(e, t, n), c = () => W(e, B(e, s - 1)), l = rt(t[n - 1]?.value);
	if (!i && n > 0 && !l) {
		let r = Z(e, t, n - 1);
		for (; s > r && c();) s = B(e, s - 1);
	} else if (i && n === 0 || l || i && c()) for (; W(e, o);) o = V(e, o);
	return {
		from: n,
		start: s,
		end: o
	};
}
function ct(e, t) {
	let n = e.slice(t, V(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function lt(e, t) {
	let n = e[t];
	return n ? q(n).start : 0;
}
// src/yaml/editEntries.ts
function ut(e, t, n, r) {
	let i = _(e, t);
	if (O(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = dt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...M(a) && a,
		[n]: s
	};
	if (j(a, c)) return {
		is: "edited",
		text: t
	};
	let l = pt(t), u = new vt(l, n, o), d = u.edited(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [gt(i, u.refused)]
	};
	let f = ht(d, l), p = _(e, f), m = p.problems.length <= i.problems.length && !O(p.problems) ? p.value : a;
	return j(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [gt(i, _t(m, c))]
	};
}
function dt({ value: e, span: t }, n, r) {
	let i = F(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = r.filter((e) => e.is === "add"), u = ze(l, ({ after: e }) => e === void 0 ? a.length - 1 : c(e)), d = (e) => (u.get(e) ?? []).map(({ value: e }) => ({
		from: void 0,
		value: e
	}));
	for (let e of r) {
		if (e.is === "add") continue;
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? ft(n, e.language, e.value) : {
			...M(n) && n,
			[e.field]: e.value
		};
	}
	let f = a.flatMap((e, t) => [e === void 0 ? { from: t } : {
		from: t,
		value: e
	}, ...d(t)]);
	return [...d(-1), ...f];
}
function ft(e, t, n) {
	let r = F(e, "translations"), i = M(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...M(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => F(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function pt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = Ze(a, {
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
		style: mt(o, a)
	};
}
function mt(e, t) {
	let n = {}, r = 0;
	Ye(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = Je(r) && !r.flow ? K(r.srcToken) : [];
			if (!i || !a || !U(t, q(a).start)) return;
			let o = H(t, q(a).start) - H(t, q(i).start);
			Xe(r) && o >= 0 ? n.listStep ??= o : z(r) && o > 0 && (n.step ??= o);
		},
		Collection: (e, r) => {
			let [i = 0, a = 0] = r.range ?? [], [o] = K(r.srcToken), [s] = o?.value?.type === "block-map" ? K(o.value) : [];
			if (r.flow && o && !t.slice(i, a).includes("\n") && (n[z(r) ? "braces" : "brackets"] ??= /^ */.exec(t.slice(i + 1, a))?.[0] ?? ""), z(r) || !o || !s) return;
			let c = t.slice(J(o), q(s).start);
			c.includes("\n") || (n.afterDash ??= c.length);
		}
	});
	let { contents: i } = e, a = z(i) && i.flow === !0 && i.items.every(({ key: e }) => L(e) && e.type === "QUOTE_DOUBLE");
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
function ht(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function gt({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? ae(e, t, n) : T(e, t, n);
	return k("not-editable", i, { place: a });
}
function _t(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!j(t, i)) return [e, ..._t(t, i)];
	}
	return [];
}
var vt = class {
	source;
	list;
	rows;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, n) {
		this.source = e, this.list = t, this.rows = n, this.writer = new Le(e.style, (e) => this.resolved(e));
		let r = new Map();
		Ye(e.document, {
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
		}, t), Qe(n, this.splices);
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (R(n)) {
			this.staysAlias(n, t) || this.replace(e, t);
			return;
		}
		n?.anchor && this.anchored.set(n, t);
		let i = j(r, t);
		if (i && this.targets.size === 0) return;
		let a = z(n) ? this.membersChange(e, n, t) : Xe(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.change(e, a) : i || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && j(r, t);
	}
	resolved(e) {
		return R(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!M(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: F(e.old, r[o] ?? "") ?? null,
			node: Q(n),
			key: Q(t),
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
			values: r.map((e) => F(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : xt(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = K(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: Q(t),
			item: o[n],
			inFlow: a
		})), c = s.map(() => void 0), l = new Map(), u = -1;
		for (let { from: e, value: t } of i) if (e !== void 0) u = e, c[e] = t;
		else if (t !== void 0) {
			let e = l.get(u);
			e ? e.push({ value: t }) : l.set(u, [{ value: t }]);
		}
		let d = o[0] ? q(o[0]).start : 0, f = !t.flow && U(this.source.text, d);
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
		if (!R(e)) e?.anchor && this.anchored.set(e, n);
		else if (!this.staysAlias(e, n) && e.range) {
			let [t = ""] = this.writer.added({
				name: n,
				value: null
			}, [], !0);
			this.splice(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	nameOf(e) {
		let t = I(e) ? this.resolved(e) : void 0;
		return L(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
	}
	changeFlow({ node: e, children: t, values: n, inserted: r }) {
		let i = t.flatMap(({ item: e }) => e ? q(e) : []), a = n.findIndex((e) => e !== void 0);
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
		let { text: n } = this.source, r = V(n, e.end), i = /^\s*(,?)\s*(?:#.*)?\n$/.exec(n.slice(e.end, r));
		if (!i || !U(n, e.start)) return !1;
		i[1] || this.splice(e.end, e.end, ",");
		let a = " ".repeat(H(n, e.start));
		return this.splice(r, r, `${a}${t.join(`,\n${a}`)}${i[1]}\n`), !0;
	}
	changeBlock({ item: e, path: t }, { node: n, children: r, values: i, inserted: a }) {
		let { text: o } = this.source, s = r.flatMap((e) => e.item ?? []), [c, l] = [s[0], s.at(-1)];
		if (!c || !l) return;
		let u = q(c).start, d = s.at(-2), f = d !== void 0 && /\n[ \t]*\n/.test(o.slice(q(d).end, q(l).start));
		a.size === 0 && i.every((e) => e === void 0) && e && this.splice(J(e), J(e), " []");
		let p = ot(o, s, i.map((e) => e === void 0));
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !U(o, u) && (this.refused ??= t);
			let i = p.get(e), a = i ? i.end : e < 0 ? at(o, s, 0) : Z(o, s, e), c = rt(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, yt(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, H(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && it(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = L(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - bt(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : bt(n, s.start)), s.end, d);
		let { start: p, end: m } = c ?? {
			start: V(n, s.end),
			end: V(n, s.end)
		};
		(c || f.length > 0) && this.spliceLines(p, m, f, H(n, q(i).start));
	}
	replacement({ node: e, item: t, path: n, inFlow: r, isBeforeRemoved: i }, a, { inline: o, lines: s }) {
		let { text: c, style: l, isEndAdded: u } = this.source, d = {
			isItem: typeof n.at(-1) == "number",
			inFlow: r
		};
		if (typeof a == "string" && L(e) && t?.value?.type === "block-scalar") {
			let n = X(t.value), { indent: r, end: o } = n, s = V(c, o), f = (s === c.length ? !u : !W(c, s)) && !i, p = r === void 0 ? l.step : r - H(c, q(t).start);
			return this.writer.block(a, e.type, {
				...n,
				mayKeepEnd: f
			}, p) ?? this.writer.valueOf(a, [], d, "PLAIN");
		}
		let f = s !== void 0 && s.start !== V(c, o.end), p = L(e) ? e.type : f ? "QUOTE_DOUBLE" : void 0;
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
function Q(e) {
	return I(e) ? e : void 0;
}
function yt(e, t) {
	if (z(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(I);
}
function bt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function xt(e, t) {
	let n = {
		comparator: j,
		maxEditLength: 1e3
	}, r = f([...e], [...t], n);
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
function St(e, t) {
	let { textFiles: n, base: r } = t, i = new Mt(t), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: r, language: c, item: { declared: l } } = t, u = l === void 0 ? i.find(e, r, c) : void 0, d = u?.path ?? oe(e, r, c);
		u || l !== void 0 && n.has(d) ? o.push({
			text: t,
			path: d,
			target: u
		}) : l === void 0 && r.from ? s.push(t) : a.push(Ct(t));
	}
	let c = [...ze(o, ({ path: e }) => e)].flatMap(([e, t]) => {
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
		let n = c.members?.get(e), i = M(r) ? r[e] : void 0;
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
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => $(e).map(({ from: e }) => e.source)), i = `No locale file can have ${o(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return k("no-language-file", i, {
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
		return k("no-language-file", a, {
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
		let s = ut(e, o, n, i);
		s.is === "refused" ? P(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: c } of n) {
		let n = E(e);
		if (!n) continue;
		let l = c ? n.empty(c.code) : o.get(e) ?? "", { text: u, refused: d } = At(n, l, r, _e(t));
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
		P(i, a.flatMap((e) => {
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
			let t = N([r.file.path, n]);
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
		let { base: n } = this.given, r = $(e).find(({ file: e, from: r }) => r.language === n && E(e.path) === E(t));
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
		let s = D(n.source, i);
		if (o.language === void 0) return {
			path: t.path,
			textFile: o,
			code: s
		};
		let c = this.inOtherLanguage(t.path, o, i);
		if (c && !c.missing) return c;
		let l = (n) => E(n.path) === E(t.path) && N(e.textFiles?.name(r, n.textFile) ?? null) === N(e.textFiles?.name(r, o) ?? null), u = [...a].flatMap(([e, t]) => t.language === i && l({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: D(t.source, i)
		}] : []), [d] = u;
		if (d && u.length === 1 && (!c || Nt(d, i) && !Nt(c, i))) return d;
		if (c || d) return c;
		let f = this.given.rows.flatMap((e) => this.fromRow(e, i) ?? []).filter(l);
		return f.length === 1 ? f[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = C(t, et(this.given.folders.displayRoot, e)), i = ge(t.files) ? de(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (me(e, t) && ge(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, ce({ files: e.files.replaceAll("{lang}", D(e, t)) }), t);
	}
	at(e, t, n) {
		let r = D(e, n);
		if (!Pt.test(r) || fe(e, t) !== n) return;
		let i = et(e.folder, t), a = s(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...pe(e, t)
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
	let { project: r, options: i, textFiles: a } = n, { filter: o } = r.rules, s = A(t.project, r.pulledLanguages ?? Me), c = Object.entries(e.entries).filter(([e]) => t.objects[e]), l = {
		...e,
		entries: Object.fromEntries(c)
	}, u = {
		project: t.project,
		rules: {
			...r.rules,
			prune: {},
			pull: { completes: s }
		},
		variables: l.variables,
		verdicts: Be
	}, d = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: f, onSecrets: p, folders: h } = n.context, g = {
		known: new Map(),
		ids: [r.id],
		onSecrets: p
	}, _ = await We(l, t, u.rules, {
		ownUser: n.ownUser,
		applied: f && (async () => se(await f(d, g), {
			settings: r,
			declared: l
		})),
		history: n.context.history,
		manifests: m({
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
	let v = _.kinds.map(({ kind: e, matching: t }) => {
		let n = Lt(e, t, o);
		return {
			kind: e,
			entries: l.entries[e.plural] ?? [],
			all: t,
			matching: n,
			matches: Rt(e, n, u)
		};
	}), y = _.plan.filter?.unmatched ?? [], b = [
		..._.problems.filter(({ code: e }) => e === "unknown-writers"),
		...v.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...He(_.keptTexts, {
			reasons: _.reasons,
			writes: !1
		}).map(It)
	], x = t.project.baseLanguage, { taken: S, kept: ee } = Te(_.keptTexts, u), C = St(S, {
		manifests: n.manifests,
		textFiles: a,
		rows: n.rows,
		base: x,
		folders: h
	}), w = [...C.edits];
	P(b, C.problems);
	let T = [];
	for (let { kind: e, entries: o, matching: s, matches: c } of v) {
		let l = Ee(e, c, u, i.fields ?? []), d = Ce(e, l, a);
		if (P(w, d.edits), P(T, d.kept), P(b, d.problems), !e.secretNames) {
			if (i.removesMissing) {
				let t = await Ut(e, o, s, {
					rules: r.rules,
					options: i
				});
				P(w, t.edits), P(b, t.problems);
			}
			if (i.isNew) {
				let a = A(t.project, r.pulledLanguages), s = {
					fields: i.fields ?? [],
					languages: a,
					label: () => ""
				}, c = we(n.manifests[e.plural]), l = Bt(e, {
					declared: o,
					live: t,
					context: u,
					wanted: s
				}, c);
				P(w, l.edits), P(b, l.problems);
			}
		}
	}
	return {
		edits: w,
		sources: C.sources,
		taken: S,
		kept: [...Fe(ee), ...T],
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
function Lt(e, t, n) {
	let r = (t) => a(n, {
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
function Rt(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && ue(e.tags(t), n) === void 0);
}
function zt(e, t, n) {
	let r = ne(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [N([
		e,
		t,
		n,
		i
	]), r])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get(N([
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
	let s = e.match(t, o, r), c = s.unmanaged.filter((t) => !s.namesakes.has(t) && ue(e.tags(t), r.rules) === void 0), l = Oe(e, c, {
		live: o,
		context: r,
		declared: t
	}, i), u = t.filter(({ from: e }) => e === void 0), d = be(u.flatMap((t) => x(e.identity(t.values)).map((e) => ({
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
		problems: [...je(l.left), ...Ht(e, p, a)]
	};
}
function Vt(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && j(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Ht(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${y(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [k("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function Ut(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(Wt), s = a.filter((e) => !Wt(e)).map((t) => Gt(e, t)), c = Ie(e, o, t.filter(Wt).length, r);
	if (o.length === 0 || O(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = `These entries have no live key:\n${o.map(({ values: t }) => `  - ${he(e.label(t))}\n`).join("")}Remove them from the manifests?`;
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
		problems: [k("not-confirmed", u, { scope: "project" })]
	};
}
function Wt(e) {
	return $(e).length === 0;
}
function Gt(e, t) {
	let [r = t] = $(t), [i] = e.fields.filter(({ role: e }) => e === "identity");
	return n(e, r, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: i ? [i.name] : [],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function Kt(e, t, n, i) {
	try {
		return await qt(e, t, n, i);
	} catch (e) {
		let n = r(e, i.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function qt(e, t, n, r) {
	let i = [...t, ...Ae(e.kinds, n, r)];
	if (O(i)) return { problems: i };
	let { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await Pe(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, Jt] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => l(e, []))] };
		let s = await ke(e, t, t.manifests, n, r);
		return {
			...s,
			problems: [...i, ...s.problems]
		};
	}
	let o = [], s = [], c = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await Yt(e, t, n, r);
		P(i, a.problems), a.later && o.push(a.later), s.push(a.filtered?.unmatched ?? []), a.filtered && c.push(a.filtered.declared);
	}
	return P(i, p(a[0]?.rules.filter ?? [], s, c)), {
		problems: i,
		later: o,
		at: Re(o.map((e) => e.at))
	};
}
const Jt = k("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
async function Yt(t, n, r, i) {
	let { folders: a, cancellation: o } = i;
	if (!n.manifests) return { problems: [] };
	let s = Qt(n.manifests, n.pulledLanguages?.value), c = Ue(n, t.apiUrl, i);
	if (!c.ok) return { problems: [c.problem] };
	let { reading: l, now: u } = c.value, d = u(), f = await g(n, s, t.usable, a, {
		...i,
		signal: o.stopping,
		findProject: ({ id: e }) => Ke(l, e),
		counts: (e, t) => nn(tn(t, r))(e) && !en(e, s)
	});
	if (i.onProgress?.(void 0), !f) return { problems: [] };
	let { declared: p, files: m, textFiles: h } = f;
	i.onSecrets(b(p.variables));
	let _ = [
		...f.problems,
		...e("accept", n.rules.accept, [p]),
		...t.projects.length > 1 ? [] : ee(n.rules.filter, [p]),
		...Ne(s.kinds, r, m)
	];
	if (le(_)) return { problems: _ };
	try {
		let e = await qe(l, n.id, {
			kinds: tn(p, r),
			languages: (e) => {
				d = u();
				let t = {
					asked: n.pulledLanguages,
					isNew: r.isNew,
					rows: s.texts
				};
				return xe(e, $t(p, e, n), t);
			},
			leavesOut: () => !1
		});
		if (!e.ok) return { problems: [..._, e.problem] };
		i.onProgress?.({
			phase: "planning",
			project: n.name
		});
		let { project: a } = e.value, c = re({
			declared: p,
			textFiles: h
		}, a);
		if (c.length > 0) return { problems: [..._, ...c] };
		let f = $t(p, a, n), g = {
			project: n,
			options: r,
			settings: t,
			manifests: m,
			textFiles: h,
			rows: s.texts,
			context: {
				...i,
				now: u
			},
			ownUser: Ge(l, n.id)
		}, v = await Ft(f, e.value, g), y = [..._, ...v.problems];
		if (le(v.problems) || o.stopped) return { problems: y };
		let b = await Xt(v, f, a, g, d), x = {
			unmatched: v.unmatched,
			declared: p
		};
		return {
			...b,
			filtered: x,
			problems: [...y, ...b.problems]
		};
	} catch (e) {
		return { problems: [..._, ...Ve(e, o, p)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
async function Xt(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = kt(r, e.edits, e.sources), { changed: u } = l;
	if (l.problems.length > 0) return { problems: l.problems };
	let d = [...e.kept, ...Fe(l.refused)], f = {
		name: n.name,
		kept: d,
		...!a.showTexts && { hide_texts: !0 }
	};
	if (u.length === 0) return {
		problems: [],
		later: {
			...f,
			changed: u,
			at: c,
			files: [],
			comparison: Zt
		}
	};
	let p = h(i.kinds, l.manifests, i.usable), m = p.problems.filter(nn(tn(t, o))).filter(({ severity: e }) => e === "error");
	if (m.length > 0) return { problems: m.map(rn) };
	let g = await De(u, s.folders), _ = await ye(g, s.folders);
	return _.length === 0 && !o.dryRun && g.length > 0 && P(_, await ve(g, s.folders)), _.length > 0 ? { problems: _ } : {
		problems: [],
		later: {
			...f,
			changed: u,
			at: c,
			files: u.map(({ path: e }) => e),
			comparison: zt($t(p.declared, n, a), t, e.taken)
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
	return v(e, t.baseLanguage, A(t, n ?? Me));
}
function en({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && ge(e.files)) && (e === "no-language-file" || e === "no-manifest");
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
	return te(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await S("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n, e), { ask: s } = t, l = Se(e, o, s && ((e) => s(e, n))), u = await Kt(i, [...t.problems, ...a], l, o), { first: d, later: f } = u;
		for (let e of d ? $e(d, l.dryRun) : []) t.print(e);
		let p = {
			isDryRun: l.dryRun,
			full: i.all
		};
		for (let e of on(f ?? [], p, t)) t.print(e);
		let m = d !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, h = !t.reportPull && await sn(o.folders.displayRoot);
		m && u.at !== void 0 && !l.dryRun && h && t.print(`To commit only these changes: git commit --trailer ${ie(w(u.at))}`);
		let { stopped: g } = n, _ = g !== void 0 && !d && (f ?? []).length < i.projects.length, v = _ ? [...u.problems, cn(n, m && !l.dryRun)] : u.problems, y = t.reportPull && !i.showTexts ? c(v) : v, b = await t.reportPull?.({
			...u,
			problems: y
		}) ?? [], x = [...y, ...b];
		return t.showProblems(x), _ && g.by !== "time limit" ? g.by === "SIGINT" ? 130 : 143 : _ || O(x) ? 1 : i.detailedExitcode && m ? 2 : 0;
	});
}
function on(e, { isDryRun: n, full: r }, { screen: a, reportPull: o }) {
	let { clean: s = (e) => e } = a;
	return e.flatMap(({ changed: e, at: c, ...l }) => {
		let d = t(l, s), f = !(o && d.hide_texts);
		return [...n && f ? u(e) : [], ...i(d, {
			...a,
			isDryRun: n,
			texts: f,
			full: r
		})];
	});
}
async function sn(e) {
	return await d(await tt(e), void 0) !== void 0;
}
function cn({ reason: e }, t) {
	return k("run-stopped", `${e} Nothing ${t ? "more " : ""}was written.`);
}
export { an as runPull };
