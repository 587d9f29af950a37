import { $t as e, A as t, At as n, B as r, E as i, Fn as a, G as o, Gn as s, J as c, Jn as l, Nr as u, Ot as d, Q as f, Rn as p, Rr as m, T as h, Ut as g, W as _, Wr as v, bt as y, dt as b, ft as x, j as S, k as C, kt as w, mr as T, nn as E, o as D, on as O, or as ee, s as k, sr as te, st as ne, tr as re, tt as ie, yr as ae } from "./engine.js";
import { At as A, Fr as oe, It as se, J as ce, Lt as le, Mt as ue, Nt as de, Pt as fe, S as pe, Ut as me, Vr as he, Vt as ge, b as j, jt as _e, m as M } from "./start.js";
import { T as ve, _ as ye, a as N, b as be, c as xe, d as Se, f as Ce, g as we, h as Te, i as Ee, l as De, m as Oe, n as ke, o as Ae, p as je, s as Me, t as Ne, u as Pe, v as Fe, w as Ie, x as Le, y as Re } from "./firstPull.js";
import { S as ze, T as P, _ as Be, h as F, p as I, w as L, y as R } from "./wire.js";
import { B as Ve, c as He, d as Ue, h as We, l as Ge, u as Ke, x as qe, y as Je } from "./project.js";
import { C as Ye, E as Xe, O as z, S as Ze, T as B, b as Qe, k as $e, r as et } from "./yaml.js";
import { t as tt } from "./splice.js";
import { s as nt } from "./writtenFiles.js";
import { resolve as V } from "node:path";
import { realpath as rt } from "node:fs/promises";
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
const it = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function q(e) {
	return e && "items" in e ? e.items.filter((e) => !at(e)) : [];
}
function at({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => it.has(e));
}
function J(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => it.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? ot(i) : Y(e)
	};
}
function Y({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => it.has(e));
	return r ? r.offset + r.source.length : t ? ot(t) : e.at(-1)?.offset ?? 0;
}
function ot(e) {
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
function st(e) {
	return e?.type === "block-scalar" ? X(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : st(q(e).at(-1)?.value);
}
function ct(e, t) {
	let { value: n } = t, r = Y(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = ot(n);
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
function lt(e, t, n) {
	let r = pt(t, n), i = n > 0 ? Z(e, t, n - 1) : 0, a = H(e, r);
	for (; a > i;) {
		let t = H(e, a - 1), n = ft(e, t);
		if (t < i || n === void 0 || n > W(e, r)) break;
		a = t;
	}
	return a;
}
function Z(e, t, n) {
	let r = t[n], i = W(e, pt(t, 0)), a = U(e, r ? J(r).end : 0);
	for (let t = a; t < e.length; t = U(e, t)) {
		let n = ft(e, t);
		if (n !== void 0 && n > i) a = U(e, t);
		else if (!K(e, t)) break;
	}
	return a;
}
function ut(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = dt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function dt(e, t, n, r) {
	let i = t[r + 1], a = pt(t, n);
	if (i && !G(e, a)) return {
		from: n,
		start: a,
		end: J(i).start
	};
	let o = Z(e, t, r), s = lt(e, t, n), c = () => K(e, H(e, s - 1)), l = st(t[n - 1]?.value);
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
function ft(e, t) {
	let n = e.slice(t, U(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function pt(e, t) {
	let n = e[t];
	return n ? J(n).start : 0;
}
// src/yaml/editEntries.ts
function mt(e, t, n, r) {
	let i = re(e, t);
	if (M(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = ht(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...R(a) && a,
		[n]: s
	};
	if (P(a, c)) return {
		is: "edited",
		text: t
	};
	let l = _t(t), u = new St(l, n, o), d = u.edited(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [bt(i, u.refused)]
	};
	let f = yt(d, l), p = re(e, f), m = p.problems.length <= i.problems.length && !M(p.problems) ? p.value : a;
	return P(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [bt(i, xt(m, c))]
	};
}
function ht({ value: e, span: t }, n, r) {
	let i = L(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = r.filter((e) => e.is === "add"), u = Be(l, ({ after: e }) => e === void 0 ? a.length - 1 : c(e)), d = (e) => (u.get(e) ?? []).map(({ value: e }) => ({
		from: void 0,
		value: e
	}));
	for (let e of r) {
		if (e.is === "add") continue;
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? gt(n, e.language, e.value) : {
			...R(n) && n,
			[e.field]: e.value
		};
	}
	let f = a.flatMap((e, t) => [e === void 0 ? { from: t } : {
		from: t,
		value: e
	}, ...d(t)]);
	return [...d(-1), ...f];
}
function gt(e, t, n) {
	let r = L(e, "translations"), i = R(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...R(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => L(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function _t(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = et(a, {
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
		style: vt(o, a)
	};
}
function vt(e, t) {
	let n = {}, r = 0;
	Qe(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = Ye(r) && !r.flow ? q(r.srcToken) : [];
			if (!i || !a || !G(t, J(a).start)) return;
			let o = W(t, J(a).start) - W(t, J(i).start);
			$e(r) && o >= 0 ? n.listStep ??= o : B(r) && o > 0 && (n.step ??= o);
		},
		Collection: (e, r) => {
			let [i = 0, a = 0] = r.range ?? [], [o] = q(r.srcToken), [s] = o?.value?.type === "block-map" ? q(o.value) : [];
			if (r.flow && o && !t.slice(i, a).includes("\n") && (n[B(r) ? "braces" : "brackets"] ??= /^ */.exec(t.slice(i + 1, a))?.[0] ?? ""), B(r) || !o || !s) return;
			let c = t.slice(Y(o), J(s).start);
			c.includes("\n") || (n.afterDash ??= c.length);
		}
	});
	let { contents: i } = e, a = B(i) && i.flow === !0 && i.items.every(({ key: e }) => z(e) && e.type === "QUOTE_DOUBLE");
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
function yt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function bt({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? ee(e, t, n) : te(e, t, n);
	return j("not-editable", i, { place: a });
}
function xt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!P(t, i)) return [e, ...xt(t, i)];
	}
	return [];
}
var St = class {
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
		Qe(e.document, {
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
		}, t), tt(n, this.splices);
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (Ze(n)) {
			this.staysAlias(n, t) || this.replace(e, t);
			return;
		}
		n?.anchor && this.anchored.set(n, t);
		let i = P(r, t);
		if (i && this.targets.size === 0) return;
		let a = B(n) ? this.membersChange(e, n, t) : $e(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.change(e, a) : i || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && P(r, t);
	}
	resolved(e) {
		return Ze(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!R(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: L(e.old, r[o] ?? "") ?? null,
			node: Ct(n),
			key: Ct(t),
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
			values: r.map((e) => L(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : Et(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = q(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: Ct(t),
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
		if (!Ze(e)) e?.anchor && this.anchored.set(e, n);
		else if (!this.staysAlias(e, n) && e.range) {
			let [t = ""] = this.writer.added({
				name: n,
				value: null
			}, [], !0);
			this.splice(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	nameOf(e) {
		let t = Xe(e) ? this.resolved(e) : void 0;
		return z(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
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
			let r = n.map((n) => this.writer.added(n, wt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let p = ut(o, s, i.map((e) => e === void 0));
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !G(o, u) && (this.refused ??= t);
			let i = p.get(e), a = i ? i.end : e < 0 ? lt(o, s, 0) : Z(o, s, e), c = st(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, wt(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, W(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && ct(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = z(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - Tt(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : Tt(n, s.start)), s.end, d);
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
		if (typeof a == "string" && z(e) && t?.value?.type === "block-scalar") {
			let n = X(t.value), { indent: r, end: o } = n, s = U(c, o), f = (s === c.length ? !u : !K(c, s)) && !i, p = r === void 0 ? l.step : r - W(c, J(t).start);
			return this.writer.block(a, e.type, {
				...n,
				mayKeepEnd: f
			}, p) ?? this.writer.valueOf(a, [], d, "PLAIN");
		}
		let f = s !== void 0 && s.start !== U(c, o.end), p = z(e) ? e.type : f ? "QUOTE_DOUBLE" : void 0;
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
function Ct(e) {
	return Xe(e) ? e : void 0;
}
function wt(e, t) {
	if (B(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(Xe);
}
function Tt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Et(e, t) {
	let n = {
		comparator: P,
		maxEditLength: 1e3
	}, r = g([...e], [...t], n);
	if (!r) return;
	let i = [], a = [], o = 0;
	for (let { added: e, removed: t, value: n } of r) for (let r of n) t ? a.push({ from: o++ }) : e ? i.push({
		from: a.shift()?.from,
		value: r
	}) : (I(i, a.splice(0)), i.push({
		from: o++,
		value: r
	}));
	return [...i, ...a];
}
// src/pull/textEdits.ts
function Dt(e, t) {
	let { textFiles: n, base: r } = t, i = new Lt(t), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: r, language: c, item: { declared: l } } = t, u = l === void 0 ? i.find(e, r, c) : void 0, d = u?.path ?? b(e, r, c);
		u || l !== void 0 && n.has(d) ? o.push({
			text: t,
			path: d,
			target: u
		}) : l === void 0 && r.from ? s.push(t) : a.push(Ot(t));
	}
	let c = [...Be(o, ({ path: e }) => e)].flatMap(([e, t]) => {
		let r = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), a = r[0]?.target, o = n.get(e) ?? a?.textFile;
		if (!o) return [];
		let s = [...t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: kt(t, e, i)
		}]), ...r.sort(At).map(jt)], c = a?.missing && {
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
		problems: [...Mt(s), ...Nt(c, r)]
	};
}
function Ot({ kind: e, entry: t, language: n, after: r }) {
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
function kt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	return c ? typeof i == "string" ? [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}] : Object.entries(It(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = R(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}) : [];
}
function At({ target: { sibling: e } }, { target: { sibling: t } }) {
	return e.path === t.path ? e.name - t.name : 0;
}
function jt({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) {
	let { after: a } = e, o = typeof a == "string" ? a : It(a);
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
function Mt(t) {
	return [...new Set(t.map(({ language: e }) => e))].map((n) => {
		let r = t.filter((e) => e.language === n), [i] = r.flatMap(({ entry: e }) => Q(e).map(({ from: e }) => e.source)), a = `No locale file can have ${e(r.length, "text")} in ${n}: "${i?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`;
		return j("no-language-file", a, {
			severity: "notice",
			scope: "change",
			...i && { place: i.place }
		});
	});
}
function Nt(e, t) {
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
function Pt(e, t, n) {
	let r = [], i = [], a = [], o = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), s = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).flatMap((e) => e.edits);
		if (i.length === 0) continue;
		let s = mt(e, o, n, i);
		s.is === "refused" ? I(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: c } of n) {
		let n = k(e);
		if (!n) continue;
		let l = c ? n.empty(c.code) : o.get(e) ?? "", { text: u, refused: d } = Ft(n, l, r, _e(t));
		if (I(i, d.map(({ text: t, why: n }) => ({
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
function Ft(e, t, n, r) {
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
		I(i, a.flatMap((e) => {
			let t = l.get(e);
			return t === void 0 ? [] : {
				text: e.text,
				why: t
			};
		})), a = a.filter((e) => !l.has(e));
	}
}
function It(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var Lt = class {
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
		let { base: n } = this.given, r = Q(e).find(({ file: e, from: r }) => r.language === n && k(e.path) === k(t));
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
		let l = (t) => F([e.textFiles?.name(r, t) ?? null, t.filename ?? null]), u = (e) => k(e.path) === k(t.path) && l(e.textFile) === l(o), d = [...a].flatMap(([e, t]) => t.language === i && u({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: A(t.source, i)
		}] : []), f = this.only(d, t.path, o);
		if (f && (!c || Rt(f, i) && !Rt(c, i))) return f;
		if (c || d.length > 0) return c;
		let p = this.given.rows.flatMap((e) => this.fromRow(e, i) ?? []).filter(u);
		return this.only(p, t.path, o);
	}
	only(e, t, n) {
		if (e.length === 1) return e[0];
		let r = (e, { source: t }) => {
			let n = V(this.given.folders.displayRoot, e);
			return V(t.folder, me(t, T(t, n)));
		}, i = r(t, n), [a, o] = e.filter((e) => r(e.path, e.textFile) === i);
		return o ? void 0 : a;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = T(t, V(this.given.folders.displayRoot, e)), i = de(t.files) ? le(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (ge(e, t) && de(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, ue({ files: e.files.replaceAll("{lang}", A(e, t)) }), t);
	}
	at(e, t, n) {
		let r = A(e, n);
		if (!zt.test(r) || fe(e, t) !== n) return;
		let i = V(e.folder, t), a = m(i, this.given.folders), o = this.given.textFiles.get(a);
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
function Rt({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const zt = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function Q(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/decide.ts
const Bt = {
	edits: [],
	sources: [],
	taken: [],
	kept: [],
	newTexts: [],
	unmatched: []
};
async function Vt(e, t, n) {
	let { project: i, options: a, textFiles: o } = n, { filter: s } = i.rules, c = N(t.project, i.pulledLanguages ?? Ee), l = Object.entries(e.entries).filter(([e]) => t.objects[e]), u = {
		...e,
		entries: Object.fromEntries(l)
	}, d = {
		project: t.project,
		rules: {
			...i.rules,
			prune: {},
			pull: { completes: c }
		},
		variables: u.variables,
		verdicts: Ve
	}, f = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: p, onSecrets: m, folders: h } = n.context, g = {
		known: new Map(),
		ids: [i.id],
		onSecrets: m
	}, v = await Ge(u, t, d.rules, {
		ownUser: n.ownUser,
		applied: p && (async () => r(await p(f, g), {
			settings: i,
			declared: u
		})),
		history: n.context.history,
		manifests: _({
			declared: e,
			manifests: f
		}),
		textFiles: o,
		usable: n.settings.usable,
		asked: { now: Math.floor(n.context.now() / 1e3) }
	});
	if (v.is === "stopped") return {
		...Bt,
		problems: v.problems
	};
	let y = v.kinds.map(({ kind: e, matching: t }) => {
		let n = Ut(e, t, s);
		return {
			kind: e,
			entries: u.entries[e.plural] ?? [],
			all: t,
			matching: n,
			matches: Wt(e, n, d)
		};
	}), b = v.plan.filter?.unmatched ?? [], x = [
		...v.problems.filter(({ code: e }) => e === "unknown-writers"),
		...y.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Ue(v.keptTexts, {
			reasons: v.reasons,
			writes: !1
		}).map(Ht)
	], S = t.project.baseLanguage, { taken: C, kept: w } = je(v.keptTexts, d), T = Dt(C, {
		manifests: n.manifests,
		textFiles: o,
		rows: n.rows,
		base: S,
		folders: h
	}), E = [...T.edits];
	I(x, T.problems);
	let D = [], O = [];
	for (let { kind: e, entries: r, matching: s, matches: c } of y) {
		let l = Ce(e, c, d, a.fields ?? []), u = Re(e, l, o);
		if (I(E, u.edits), I(D, u.kept), I(x, u.problems), !e.secretNames) {
			if (a.removesMissing) {
				let t = await Yt(e, r, s, {
					rules: i.rules,
					options: a
				});
				I(E, t.edits), I(x, t.problems);
			}
			if (a.isNew) {
				let o = N(t.project, i.pulledLanguages), s = {
					fields: a.fields ?? [],
					languages: o,
					label: () => ""
				}, c = be(n.manifests[e.plural]), l = Kt(e, {
					declared: r,
					live: t,
					context: d,
					wanted: s
				}, c);
				I(E, l.edits), I(x, l.problems), I(O, l.texts);
			}
		}
	}
	return {
		edits: E,
		sources: T.sources,
		taken: C,
		kept: [
			...Fe(w),
			...D,
			...O.filter(({ waits: e }) => e)
		],
		newTexts: O,
		problems: x,
		unmatched: b
	};
}
function Ht(e) {
	return e.severity === "error" ? {
		...e,
		severity: "warning"
	} : e;
}
function Ut(e, t, n) {
	let r = (t) => i(n, {
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
	return t.filter(({ live: t }) => t !== void 0 && he(e.tags(t), n) === void 0);
}
function Gt(e, t, n) {
	let r = ne(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [F([
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
function Kt(e, { declared: t, live: n, context: r, wanted: i }, a) {
	let o = n.objects[e.plural];
	if (!o) return {
		edits: [],
		texts: [],
		problems: []
	};
	let s = e.match(t, o, r), c = s.unmanaged.filter((t) => !s.namesakes.has(t) && he(e.tags(t), r.rules) === void 0), l = Se(e, c, {
		live: o,
		context: r,
		declared: t
	}, i), u = t.filter(({ from: e }) => e === void 0), d = Oe(u.flatMap((t) => x(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [f] = a.length === 1 ? a : [], p = [], m = new Map();
	for (let t of l.entries) {
		let [n = ""] = e.names(t.live), r = d(n), i = r?.file.path ?? f;
		if (i === void 0) {
			p.push(t);
			continue;
		}
		let a = qt(e, t, r?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		m.set(i, [...m.get(i) ?? [], {
			is: "add",
			after: r?.span.start,
			value: a
		}]);
	}
	return {
		texts: l.entries.flatMap((e) => p.includes(e) ? [] : e.texts),
		edits: [...m].map(([t, n]) => ({
			kind: e.plural,
			path: t,
			edits: n
		})),
		problems: [...Pe(l.left), ...Jt(e, p, a)]
	};
}
function qt(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && P(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Jt(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${E(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [j("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function Yt(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(Xt), s = a.filter((e) => !Xt(e)).map((t) => Zt(e, t)), c = Te(e, o, t.filter(Xt).length, r);
	if (o.length === 0 || M(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = `These entries have no live key:\n${o.map(({ values: t }) => `  - ${ce(e.label(t))}\n`).join("")}Remove them from the manifests?`;
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
	return s(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function Qt(e, t, n, r) {
	try {
		return await $t(e, t, n, r);
	} catch (e) {
		let n = u(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function $t(e, t, n, r) {
	let i = [...t, ...Me(e.kinds, n, r)];
	if (M(i)) return { problems: i };
	let { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await Ne(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, en] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => C(e, []))] };
		let s = await ke(e, t, t.manifests, n, r);
		return {
			...s,
			problems: [...i, ...s.problems]
		};
	}
	let o = [], s = [], c = [], l = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await tn(e, t, n, r);
		I(i, a.problems), a.later && o.push(a.later), I(s, a.written ?? []), c.push(a.filtered?.unmatched ?? []), a.filtered && l.push(a.filtered.declared);
	}
	return I(i, h(a[0]?.rules.filter ?? [], c, l)), {
		problems: i,
		later: o,
		written: s,
		at: ze(o.map((e) => e.at))
	};
}
const en = j("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
async function tn(e, n, r, i) {
	let { folders: a, cancellation: s } = i;
	if (!n.manifests) return { problems: [] };
	let l = We(n, e.apiUrl, i);
	if (!l.ok) return { problems: [l.problem] };
	let { reading: u, now: d } = l.value, f = n.pulledLanguages?.value, p = f?.includes("all") && n.manifests.texts.length > 0 ? (await qe(u, n.id))?.languages : void 0, m = an(n.manifests, p?.map(({ iso: e }) => e) ?? f), h = d(), g = await o(n, m, e.usable, a, {
		...i,
		signal: s.stopping,
		findProject: ({ id: e }) => qe(u, e),
		counts: (e, t) => cn($(t, r))(e) && !sn(e, m)
	});
	if (i.onProgress?.(void 0), !g) return { problems: [] };
	let { declared: _, files: v, textFiles: b } = g;
	i.onSecrets(y(_.variables));
	let x = [
		...g.problems,
		...S("accept", n.rules.accept, [_]),
		...e.projects.length > 1 ? [] : t(n.rules.filter, [_]),
		...xe(m.kinds, r, v)
	];
	if (pe(x)) return { problems: x };
	try {
		let t = await Je(u, n.id, {
			kinds: $(_, r),
			languages: (e) => {
				h = d();
				let t = {
					asked: n.pulledLanguages,
					isNew: r.isNew,
					rows: m.texts
				};
				return Ae(e, on(_, e, n), t);
			},
			leavesOut: () => !1
		});
		if (!t.ok) return { problems: [...x, t.problem] };
		i.onProgress?.({
			phase: "planning",
			project: n.name
		});
		let { project: a } = t.value, o = c({
			declared: _,
			textFiles: b
		}, a);
		if (o.length > 0) return { problems: [...x, ...o] };
		let l = on(_, a, n), f = {
			project: n,
			options: r,
			settings: e,
			manifests: v,
			textFiles: b,
			rows: m.texts,
			context: {
				...i,
				now: d
			},
			ownUser: Ke(u, n.id)
		}, p = await Vt(l, t.value, f), g = [...x, ...p.problems];
		if (pe(p.problems) || s.stopped) return { problems: g };
		let y = await nn(p, l, a, f, h), S = {
			unmatched: p.unmatched,
			declared: _
		};
		return {
			...y,
			filtered: S,
			problems: [...g, ...y.problems]
		};
	} catch (e) {
		return { problems: [...x, ...He(e, s, _)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
async function nn(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let u = Pt(r, e.edits, e.sources), { changed: d } = u;
	if (u.problems.length > 0) return { problems: u.problems };
	let f = [...e.kept, ...Fe(u.refused)], p = {
		name: n.name,
		kept: f,
		...!a.showTexts && { hide_texts: !0 }
	};
	if (d.length === 0) return {
		problems: [],
		later: {
			...p,
			changed: d,
			at: c,
			files: [],
			comparison: rn
		}
	};
	let m = l(i.kinds, u.manifests, i.usable), h = m.problems.filter(cn($(t, o))).filter(({ severity: e }) => e === "error");
	if (h.length > 0) return { problems: h.map(ln) };
	let g = await ye(d, s.folders), _ = await Ie(g, s.folders);
	if (_.length === 0 && !o.dryRun && g.length > 0 && I(_, await ve(g, s.folders)), _.length > 0) return { problems: _ };
	let v = {
		...p,
		changed: d,
		at: c,
		files: d.map(({ path: e }) => e),
		comparison: Gt(on(m.declared, n, a), t, e.taken)
	}, y = new Set(u.refused.map(({ text: e }) => e.item)), b = e.taken.flatMap(({ item: e }) => y.has(e) ? [] : e);
	return {
		problems: we([...b, ...e.newTexts], m.declared),
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
function on(e, t, { pulledLanguages: n }) {
	return f(e, t.baseLanguage, N(t, n ?? Ee));
}
function sn({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && de(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function $({ kinds: e, entries: t }, { fields: n = [] }) {
	return e.filter((e) => t[e.plural] && e.fields.some(({ name: e, role: t }) => t === "text" || n.includes("all") || n.includes(e)));
}
function cn(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function ln(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/commands/runs/pull.ts
async function un(e, t) {
	return D(async (r) => {
		let i = {
			...t.sources,
			signal: r.stopping
		}, { settings: a, problems: o } = await ie("plan", e, i);
		t.hide(a.secrets), r.stopAfter(a.timeLimit);
		let s = t.context(a, r, e), { ask: c } = t, l = De(e, s, c && ((e) => c(e, r))), u = await Qt(a, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...o
		], l, s), { first: d, later: f } = u, m = {
			isDryRun: l.dryRun,
			full: a.all
		}, h = {
			...t.screen,
			texts: !(t.reportPull && d?.hide_texts),
			full: a.all
		}, g = l.dryRun ? void 0 : t.screen.width, _ = d ? [...n(d, h), ...nt(d, l.dryRun)] : [];
		for (let e of oe(_, g)) t.print(e);
		for (let e of dn(f ?? [], m, t)) t.print(e);
		let v = d !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, y = !t.reportPull && await fn(s.folders.displayRoot);
		v && u.at !== void 0 && !l.dryRun && y && t.print(`To commit only these changes: git commit --trailer ${O(ae(u.at))}`);
		let { stopped: b } = r, x = b !== void 0 && !d && (f ?? []).length < a.projects.length, S = x ? [...u.problems, pn(r, v && !l.dryRun)] : u.problems, C = t.reportPull && !a.showTexts ? p(S) : S, w = await t.reportPull?.({
			...u,
			problems: C
		}, e, r.stopping) ?? [], T = [...C, ...w];
		return t.showProblems(T), x && b.by !== "time limit" ? b.by === "SIGINT" ? 130 : 143 : x || M(T) ? 1 : a.detailedExitcode && v ? 2 : 0;
	});
}
function dn(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: o = (e) => e } = r;
	return e.flatMap(({ changed: e, at: s, ...c }) => {
		let l = a(c, o), u = !(i && l.hide_texts);
		return [...t && u ? w(e) : [], ...d(l, {
			...r,
			isDryRun: t,
			texts: u,
			full: n
		})];
	});
}
async function fn(e) {
	return await v(await rt(e), void 0) !== void 0;
}
function pn({ reason: e }, t) {
	return j("run-stopped", `${e} Nothing ${t ? "more " : ""}was written.`);
}
export { un as runPull };
