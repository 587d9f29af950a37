import { An as e, Ct as t, Fr as n, J as r, Kt as i, Ln as a, M as o, Mt as s, N as c, Nn as l, Nt as u, O as d, P as f, U as p, Vr as m, Z as h, Zt as g, en as _, gr as v, ht as y, it as b, jt as x, k as S, l as C, mt as w, on as T, pn as E, q as D, qr as O, rn as ee, tt as te, u as k, ut as ne, vn as re, xr as ie, yn as ae } from "./engine.js";
import { At as oe, Ft as se, K as ce, Mt as le, Ot as A, Pt as ue, Vt as de, b as fe, f as j, jt as pe, kt as me, li as he, ri as ge, v as M, zt as _e } from "./start.js";
import { C as ve, D as ye, E as be, _ as xe, a as N, b as Se, c as Ce, d as we, f as Te, g as Ee, h as De, i as Oe, l as ke, m as Ae, n as je, o as Me, p as Ne, s as Pe, t as Fe, v as Ie, x as Le, y as Re } from "./firstPull.js";
import { C as P, f as F, g as ze, m as I, v as L, w as R, x as Be } from "./wire.js";
import { V as Ve, c as He, d as Ue, h as We, l as Ge, u as Ke, x as qe, y as Je } from "./project.js";
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
	let i = E(e, t);
	if (j(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = ht(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...L(a) && a,
		[n]: s
	};
	if (R(a, c)) return {
		is: "edited",
		text: t
	};
	let l = _t(t), u = new St(l, n, o), d = u.edited(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [bt(i, u.refused)]
	};
	let f = yt(d, l), p = E(e, f), m = p.problems.length <= i.problems.length && !j(p.problems) ? p.value : a;
	return R(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [bt(i, xt(m, c))]
	};
}
function ht({ value: e, span: t }, n, r) {
	let i = P(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? gt(n, e.language, e.value) : {
			...L(n) && n,
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
	let r = P(e, "translations"), i = L(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...L(r) && r,
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
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? re(e, t, n) : ae(e, t, n);
	return M("not-editable", i, { place: a });
}
function xt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!R(t, i)) return [e, ...xt(t, i)];
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
		this.source = e, this.list = t, this.rows = n, this.writer = new ve(e.style, (e) => this.resolved(e));
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
		let i = R(r, t);
		if (i && this.targets.size === 0) return;
		let a = B(n) ? this.membersChange(e, n, t) : $e(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.change(e, a) : i || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && R(r, t);
	}
	resolved(e) {
		return Ze(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!L(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: P(e.old, r[o] ?? "") ?? null,
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
			values: r.map((e) => P(n, e)),
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
		comparator: R,
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
function Dt(e, t) {
	let { textFiles: n, base: r } = t, i = new Lt(t), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: r, language: c, item: { declared: l } } = t, u = l === void 0 ? i.find(e, r, c) : void 0, d = u?.path ?? w(e, r, c);
		u || l !== void 0 && n.has(d) ? o.push({
			text: t,
			path: d,
			target: u
		}) : l === void 0 && r.from ? s.push(t) : a.push(Ot(t));
	}
	let c = [...ze(o, ({ path: e }) => e)].flatMap(([e, t]) => {
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
		let n = c.members?.get(e), i = L(r) ? r[e] : void 0;
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
		return M("no-language-file", a, {
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
		return M("no-language-file", a, {
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
		s.is === "refused" ? F(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: c } of n) {
		let n = k(e);
		if (!n) continue;
		let l = c ? n.empty(c.code) : o.get(e) ?? "", { text: u, refused: d } = Ft(n, l, r, me(t));
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
		F(i, a.flatMap((e) => {
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
		let l = (t) => I([e.textFiles?.name(r, t) ?? null, t.filename ?? null]), u = (e) => k(e.path) === k(t.path) && l(e.textFile) === l(o), d = [...a].flatMap(([e, t]) => t.language === i && u({
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
			return V(t.folder, de(t, v(t, n)));
		}, i = r(t, n), [a, o] = e.filter((e) => r(e.path, e.textFile) === i);
		return o ? void 0 : a;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = v(t, V(this.given.folders.displayRoot, e)), i = pe(t.files) ? se(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (_e(e, t) && pe(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, oe({ files: e.files.replaceAll("{lang}", A(e, t)) }), t);
	}
	at(e, t, n) {
		let r = A(e, n);
		if (!zt.test(r) || le(e, t) !== n) return;
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
				...ue(e, t)
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
	let { project: r, options: i, textFiles: a } = n, { filter: o } = r.rules, s = N(t.project, r.pulledLanguages ?? Oe), c = Object.entries(e.entries).filter(([e]) => t.objects[e]), l = {
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
		verdicts: Ve
	}, d = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: f, onSecrets: m, folders: h } = n.context, g = {
		known: new Map(),
		ids: [r.id],
		onSecrets: m
	}, _ = await Ge(l, t, u.rules, {
		ownUser: n.ownUser,
		applied: f && (async () => p(await f(d, g), {
			settings: r,
			declared: l
		})),
		history: n.context.history,
		manifests: D({
			declared: e,
			manifests: d
		}),
		textFiles: a,
		usable: n.settings.usable,
		asked: { now: Math.floor(n.context.now() / 1e3) }
	});
	if (_.is === "stopped") return {
		...Bt,
		problems: _.problems
	};
	let v = _.kinds.map(({ kind: e, matching: t }) => {
		let n = Ut(e, t, o);
		return {
			kind: e,
			entries: l.entries[e.plural] ?? [],
			all: t,
			matching: n,
			matches: Wt(e, n, u)
		};
	}), y = _.plan.filter?.unmatched ?? [], b = [
		..._.problems.filter(({ code: e }) => e === "unknown-writers"),
		...v.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Ue(_.keptTexts, {
			reasons: _.reasons,
			writes: !1
		}).map(Ht)
	], x = t.project.baseLanguage, { taken: S, kept: C } = Ae(_.keptTexts, u), w = Dt(S, {
		manifests: n.manifests,
		textFiles: a,
		rows: n.rows,
		base: x,
		folders: h
	}), T = [...w.edits];
	F(b, w.problems);
	let E = [], O = [];
	for (let { kind: e, entries: o, matching: s, matches: c } of v) {
		let l = Ne(e, c, u, i.fields ?? []), d = Se(e, l, a);
		if (F(T, d.edits), F(E, d.kept), F(b, d.problems), !e.secretNames) {
			if (i.removesMissing) {
				let t = await Yt(e, o, s, {
					rules: r.rules,
					options: i
				});
				F(T, t.edits), F(b, t.problems);
			}
			if (i.isNew) {
				let a = N(t.project, r.pulledLanguages), s = {
					fields: i.fields ?? [],
					languages: a,
					label: () => ""
				}, c = Le(n.manifests[e.plural]), l = Kt(e, {
					declared: o,
					live: t,
					context: u,
					wanted: s
				}, c);
				F(T, l.edits), F(b, l.problems), F(O, l.texts);
			}
		}
	}
	return {
		edits: T,
		sources: w.sources,
		taken: S,
		kept: [
			...Re(C),
			...E,
			...O.filter(({ waits: e }) => e)
		],
		newTexts: O,
		problems: b,
		unmatched: y
	};
}
function Ht(e) {
	return e.severity === "error" ? {
		...e,
		severity: "warning"
	} : e;
}
function Ut(e, t, n) {
	let r = (t) => S(n, {
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
	let r = ne(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [I([
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
function Kt(e, { declared: t, live: n, context: r, wanted: i }, a) {
	let o = n.objects[e.plural];
	if (!o) return {
		edits: [],
		texts: [],
		problems: []
	};
	let s = e.match(t, o, r), c = s.unmanaged.filter((t) => !s.namesakes.has(t) && he(e.tags(t), r.rules) === void 0), l = Te(e, c, {
		live: o,
		context: r,
		declared: t
	}, i), u = t.filter(({ from: e }) => e === void 0), d = De(u.flatMap((t) => y(e.identity(t.values)).map((e) => ({
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
		problems: [...we(l.left), ...Jt(e, p, a)]
	};
}
function qt(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && R(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Jt(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${l(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [M("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function Yt(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(Xt), s = a.filter((e) => !Xt(e)).map((t) => Zt(e, t)), c = Ee(e, o, t.filter(Xt).length, r);
	if (o.length === 0 || j(c)) return {
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
		problems: [M("not-confirmed", u, { scope: "project" })]
	};
}
function Xt(e) {
	return Q(e).length === 0;
}
function Zt(e, t) {
	let [n = t] = Q(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return ee(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function Qt(e, t, r, i) {
	try {
		return await $t(e, t, r, i);
	} catch (e) {
		let r = n(e, i.folders);
		if (!r) throw e;
		return { problems: [...t, r] };
	}
}
async function $t(e, t, n, r) {
	let i = [...t, ...Pe(e.kinds, n, r)];
	if (j(i)) return { problems: i };
	let { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await Fe(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, en] };
		let { filter: s } = t.rules;
		if (s.length > 0) return { problems: [...i, ...s.map((e) => o(e, []))] };
		let c = await je(e, t, t.manifests, n, r);
		return {
			...c,
			problems: [...i, ...c.problems]
		};
	}
	F(i, n.unused);
	let s = [], c = [], l = [], u = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await tn(e, t, n, r);
		F(i, a.problems), a.later && s.push(a.later), F(c, a.written ?? []), l.push(a.filtered?.unmatched ?? []), a.filtered && u.push(a.filtered.declared);
	}
	return F(i, d(a[0]?.rules.filter ?? [], l, u)), {
		problems: i,
		later: s,
		written: c,
		at: Be(s.map((e) => e.at))
	};
}
const en = M("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
async function tn(e, n, i, a) {
	let { folders: o, cancellation: s } = a;
	if (!n.manifests) return { problems: [] };
	let l = We(n, e.apiUrl, a);
	if (!l.ok) return { problems: [l.problem] };
	let { reading: u, now: d } = l.value, p = n.pulledLanguages?.value, m = p?.includes("all") && n.manifests.texts.length > 0 ? (await qe(u, n.id))?.languages : void 0, g = an(n.manifests, m?.map(({ iso: e }) => e) ?? p), _ = d(), v = await r(n, g, e.usable, o, {
		...a,
		signal: s.stopping,
		findProject: ({ id: e }) => qe(u, e),
		counts: (e, t) => cn($(t, i))(e) && !sn(e, g)
	});
	if (a.onProgress?.(void 0), !v) return { problems: [] };
	let { declared: y, files: b, textFiles: x } = v;
	a.onSecrets(t(y.variables));
	let S = [
		...v.problems,
		...f("accept", n.rules.accept, [y]),
		...e.projects.length > 1 ? [] : c(n.rules.filter, [y]),
		...Ce(g.kinds, i, b)
	];
	if (fe(S)) return { problems: S };
	try {
		let t = await Je(u, n.id, {
			kinds: $(y, i),
			languages: (e) => {
				_ = d();
				let t = {
					asked: n.pulledLanguages,
					isNew: i.isNew,
					rows: g.texts
				};
				return Me(e, on(y, e, n), t);
			},
			leavesOut: () => !1
		});
		if (!t.ok) return { problems: [...S, t.problem] };
		a.onProgress?.({
			phase: "planning",
			project: n.name
		});
		let { project: r } = t.value, o = h({
			declared: y,
			textFiles: x
		}, r);
		if (o.length > 0) return { problems: [...S, ...o] };
		let c = on(y, r, n), l = {
			project: n,
			options: i,
			settings: e,
			manifests: b,
			textFiles: x,
			rows: g.texts,
			context: {
				...a,
				now: d
			},
			ownUser: Ke(u, n.id)
		}, f = await Vt(c, t.value, l), p = [...S, ...f.problems];
		if (fe(f.problems) || s.stopped) return { problems: p };
		let m = await nn(f, c, r, l, _), v = {
			unmatched: f.unmatched,
			declared: y
		};
		return {
			...m,
			filtered: v,
			problems: [...p, ...m.problems]
		};
	} catch (e) {
		return { problems: [...S, ...He(e, s, y)] };
	} finally {
		a.onProgress?.(void 0);
	}
}
async function nn(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = Pt(r, e.edits, e.sources), { changed: u } = l;
	if (l.problems.length > 0) return { problems: l.problems };
	let d = [...e.kept, ...Re(l.refused)], f = {
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
			comparison: rn
		}
	};
	let p = T(i.kinds, l.manifests, i.usable), m = p.problems.filter(cn($(t, o))).filter(({ severity: e }) => e === "error");
	if (m.length > 0) return { problems: m.map(ln) };
	let h = await Ie(u, s.folders), g = await be(h, s.folders);
	if (g.length === 0 && !o.dryRun && h.length > 0 && F(g, await ye(h, s.folders)), g.length > 0) return { problems: g };
	let _ = {
		...f,
		changed: u,
		at: c,
		files: u.map(({ path: e }) => e),
		comparison: Gt(on(p.declared, n, a), t, e.taken)
	}, v = new Set(l.refused.map(({ text: e }) => e.item)), y = e.taken.flatMap(({ item: e }) => v.has(e) ? [] : e);
	return {
		problems: xe([...y, ...e.newTexts], p.declared),
		later: _,
		written: h
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
	return te(e, t.baseLanguage, N(t, n ?? Oe));
}
function sn({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && pe(e.files)) && (e === "no-language-file" || e === "no-manifest");
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
	return C(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: o } = await b("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let s = t.context(i, n, e), { ask: c } = t, l = ke(e, s, c && ((e) => c(e, n))), d = await Qt(i, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...o
		], l, s), { first: f, later: p } = d, m = {
			isDryRun: l.dryRun,
			full: i.all
		}, h = {
			...t.screen,
			texts: !(t.reportPull && f?.hide_texts),
			full: i.all
		}, g = l.dryRun ? void 0 : t.screen.width, v = f ? [...u(f, h), ...nt(f, l.dryRun)] : [];
		for (let e of ge(v, g)) t.print(e);
		for (let e of dn(p ?? [], m, t)) t.print(e);
		let y = f !== void 0 || p?.some(({ changed: e }) => e.length > 0) === !0, x = !t.reportPull && await fn(s.folders.displayRoot);
		y && d.at !== void 0 && !l.dryRun && x && t.print(`To commit only these changes: git commit --trailer ${a(ie(d.at))}`);
		let { stopped: S } = n, C = S !== void 0 && !f && (p ?? []).length < i.projects.length, w = C ? [...d.problems, pn(n, y && !l.dryRun)] : d.problems, T = t.reportPull && !i.showTexts ? _(w) : w, E = await t.reportPull?.({
			...d,
			problems: T
		}, e, n.stopping) ?? [], D = [...T, ...E];
		return t.showProblems(D), C && S.by !== "time limit" ? S.by === "SIGINT" ? 130 : 143 : C || j(D) ? 1 : i.detailedExitcode && y ? 2 : 0;
	});
}
function dn(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ changed: e, at: o, ...c }) => {
		let l = g(c, a), u = !(i && l.hide_texts);
		return [...t && u ? s(e) : [], ...x(l, {
			...r,
			isDryRun: t,
			texts: u,
			full: n
		})];
	});
}
async function fn(e) {
	return await O(await rt(e), void 0) !== void 0;
}
function pn({ reason: e }, t) {
	return M("run-stopped", `${e} Nothing ${t ? "more " : ""}was written.`);
}
export { un as runPull };
