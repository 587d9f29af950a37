import { Dn as e, Et as t, G as n, Gn as r, H as i, Ht as a, On as o, Pt as s, R as c, Rn as l, Sn as u, Tt as d, U as f, Ur as p, Ut as m, V as h, Vn as g, Vr as _, Wt as v, Yr as y, _n as b, at as x, cn as S, ct as C, d as w, dn as T, et as E, ft as D, ht as ee, it as te, kr as ne, l as O, mn as re, pn as ie, rn as ae, s as oe, ti as se, wr as ce, xr as le, xt as ue, z as de } from "./engine.js";
import { At as fe, Bt as pe, Ft as me, Ht as he, It as ge, K as _e, Mt as k, Nt as ve, ai as ye, b as be, f as A, jt as xe, kt as j, pi as Se, v as M } from "./start.js";
import { E as Ce, S as we, T as Te, _ as Ee, a as N, b as De, c as Oe, d as ke, f as Ae, g as je, h as Me, i as Ne, l as Pe, m as Fe, n as Ie, o as Le, p as Re, s as ze, t as Be, v as Ve, y as He } from "./firstPull.js";
import { C as P, S as Ue, f as F, g as We, m as I, v as L, w as R, x as Ge } from "./wire.js";
import { c as Ke, d as qe, h as Je, l as Ye, u as Xe, x as Ze, y as Qe } from "./project.js";
import { C as $e, E as et, O as z, S as tt, T as B, b as nt, k as rt, r as it } from "./yaml.js";
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
const q = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function J(e) {
	return e && "items" in e ? e.items.filter((e) => !ct(e)) : [];
}
function ct({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => q.has(e));
}
function Y(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => q.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? lt(i) : X(e)
	};
}
function X({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => q.has(e));
	return r ? r.offset + r.source.length : t ? lt(t) : e.at(-1)?.offset ?? 0;
}
function lt(e) {
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
function ut(e) {
	return e?.type === "block-scalar" ? Z(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : ut(J(e).at(-1)?.value);
}
function dt(e, t) {
	let { value: n } = t, r = X(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = lt(n);
	if (n.type === "block-scalar") {
		let { header: t, bodyStart: r } = Z(n), o = {
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
	let [o] = n.type === "block-map" || n.type === "block-seq" ? J(n) : [], s = o ? Y(o).start : i;
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
function ft(e, t, n) {
	let r = gt(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = H(e, r);
	for (; a > i;) {
		let t = H(e, a - 1), n = ht(e, t);
		if (t < i || n === void 0 || n > W(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = W(e, gt(t, 0)), a = U(e, r ? Y(r).end : 0);
	for (let t = a; t < e.length; t = U(e, t)) {
		let n = ht(e, t);
		if (n !== void 0 && n > i) a = U(e, t);
		else if (!K(e, t)) break;
	}
	return a;
}
function pt(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = mt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function mt(e, t, n, r) {
	let i = t[r + 1], a = gt(t, n);
	if (i && !G(e, a)) return {
		from: n,
		start: a,
		end: Y(i).start
	};
	let o = Q(e, t, r), s = ft(e, t, n), c = () => K(e, H(e, s - 1)), l = ut(t[n - 1]?.value);
	if (!i && n > 0 && !l) {
		let r = Q(e, t, n - 1);
		for (; s > r && c();) s = H(e, s - 1);
	} else if (i && n === 0 || l || i && c()) for (; K(e, o);) o = U(e, o);
	return {
		from: n,
		start: s,
		end: o
	};
}
function ht(e, t) {
	let n = e.slice(t, U(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function gt(e, t) {
	let n = e[t];
	return n ? Y(n).start : 0;
}
// src/yaml/editEntries.ts
function _t(e, t, n, r) {
	let i = u(e, t);
	if (A(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = vt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...L(a) && a,
		[n]: s
	};
	if (R(a, c)) return {
		is: "edited",
		text: t
	};
	let l = bt(t), d = new Tt(l, n, o), f = d.edited(a, c);
	if (d.refused) return {
		is: "refused",
		problems: [Ct(i, d.refused)]
	};
	let p = St(f, l), m = u(e, p), h = m.problems.length <= i.problems.length && !A(m.problems) ? m.value : a;
	return R(h, c) ? {
		is: "edited",
		text: p
	} : {
		is: "refused",
		problems: [Ct(i, wt(h, c))]
	};
}
function vt({ value: e, span: t }, n, r) {
	let i = P(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = r.filter((e) => e.is === "add"), u = We(l, ({ after: e }) => e === void 0 ? a.length - 1 : c(e)), d = (e) => (u.get(e) ?? []).map(({ value: e }) => ({
		from: void 0,
		value: e
	}));
	for (let e of r) {
		if (e.is === "add") continue;
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? yt(n, e.language, e.value) : {
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
function yt(e, t, n) {
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
function bt(e) {
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
		style: xt(o, a)
	};
}
function xt(e, t) {
	let n = {}, r = 0;
	nt(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = $e(r) && !r.flow ? J(r.srcToken) : [];
			if (!i || !a || !G(t, Y(a).start)) return;
			let o = W(t, Y(a).start) - W(t, Y(i).start);
			rt(r) && o >= 0 ? n.listStep ??= o : B(r) && o > 0 && (n.step ??= o);
		},
		Collection: (e, r) => {
			let [i = 0, a = 0] = r.range ?? [], [o] = J(r.srcToken), [s] = o?.value?.type === "block-map" ? J(o.value) : [];
			if (r.flow && o && !t.slice(i, a).includes("\n") && (n[B(r) ? "braces" : "brackets"] ??= /^ */.exec(t.slice(i + 1, a))?.[0] ?? ""), B(r) || !o || !s) return;
			let c = t.slice(X(o), Y(s).start);
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
function St(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Ct({ file: t, span: n }, r) {
	let i = r.at(-1) === "<<", a = i ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", s = i ? e(t, n, r) : o(t, n, r);
	return M("not-editable", a, { place: s });
}
function wt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!R(t, i)) return [e, ...wt(t, i)];
	}
	return [];
}
var Tt = class {
	source;
	list;
	rows;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, n) {
		this.source = e, this.list = t, this.rows = n, this.writer = new we(e.style, (e) => this.resolved(e));
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
		if (tt(n)) {
			this.staysAlias(n, t) || this.replace(e, t);
			return;
		}
		n?.anchor && this.anchored.set(n, t);
		let i = R(r, t);
		if (i && this.targets.size === 0) return;
		let a = B(n) ? this.membersChange(e, n, t) : rt(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.change(e, a) : i || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && R(r, t);
	}
	resolved(e) {
		return tt(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!L(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: P(e.old, r[o] ?? "") ?? null,
			node: Et(n),
			key: Et(t),
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
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : kt(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = J(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: Et(t),
			item: o[n],
			inFlow: a
		})), c = s.map(() => void 0), l = new Map(), u = -1;
		for (let { from: e, value: t } of i) if (e !== void 0) u = e, c[e] = t;
		else if (t !== void 0) {
			let e = l.get(u);
			e ? e.push({ value: t }) : l.set(u, [{ value: t }]);
		}
		let d = o[0] ? Y(o[0]).start : 0, f = !t.flow && G(this.source.text, d);
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
		if (!tt(e)) e?.anchor && this.anchored.set(e, n);
		else if (!this.staysAlias(e, n) && e.range) {
			let [t = ""] = this.writer.added({
				name: n,
				value: null
			}, [], !0);
			this.splice(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	nameOf(e) {
		let t = et(e) ? this.resolved(e) : void 0;
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
			let r = n.map((n) => this.writer.added(n, Dt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let u = Y(c).start, d = s.at(-2), f = d !== void 0 && /\n[ \t]*\n/.test(o.slice(Y(d).end, Y(l).start));
		a.size === 0 && i.every((e) => e === void 0) && e && this.splice(X(e), X(e), " []");
		let p = pt(o, s, i.map((e) => e === void 0));
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !G(o, u) && (this.refused ??= t);
			let i = p.get(e), a = i ? i.end : e < 0 ? ft(o, s, 0) : Q(o, s, e), c = ut(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, Dt(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, W(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && dt(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = z(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - Ot(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : Ot(n, s.start)), s.end, d);
		let { start: p, end: m } = c ?? {
			start: U(n, s.end),
			end: U(n, s.end)
		};
		(c || f.length > 0) && this.spliceLines(p, m, f, W(n, Y(i).start));
	}
	replacement({ node: e, item: t, path: n, inFlow: r, isBeforeRemoved: i }, a, { inline: o, lines: s }) {
		let { text: c, style: l, isEndAdded: u } = this.source, d = {
			isItem: typeof n.at(-1) == "number",
			inFlow: r
		};
		if (typeof a == "string" && z(e) && t?.value?.type === "block-scalar") {
			let n = Z(t.value), { indent: r, end: o } = n, s = U(c, o), f = (s === c.length ? !u : !K(c, s)) && !i, p = r === void 0 ? l.step : r - W(c, Y(t).start);
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
function Et(e) {
	return et(e) ? e : void 0;
}
function Dt(e, t) {
	if (B(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(et);
}
function Ot(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function kt(e, t) {
	let n = {
		comparator: R,
		maxEditLength: 1e3
	}, r = ae([...e], [...t], n);
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
function At(e, t) {
	let { textFiles: n, base: r } = t, i = new Bt(t), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: r, language: c, item: { declared: l } } = t, u = l === void 0 ? i.find(e, r, c) : void 0, f = u?.path ?? d(e, r, c);
		u || l !== void 0 && n.has(f) ? o.push({
			text: t,
			path: f,
			target: u
		}) : l === void 0 && r.from ? s.push(t) : a.push(jt(t));
	}
	let c = [...We(o, ({ path: e }) => e)].flatMap(([e, t]) => {
		let r = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), a = r[0]?.target, o = n.get(e) ?? a?.textFile;
		if (!o) return [];
		let s = [...t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Mt(t, e, i)
		}]), ...r.sort(Nt).map(Pt)], c = a?.missing && {
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
		problems: [...Ft(s), ...It(c, r)]
	};
}
function jt({ kind: e, entry: t, language: n, after: r }) {
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
function Mt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	return c ? typeof i == "string" ? [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}] : Object.entries(zt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = L(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}) : [];
}
function Nt({ target: { sibling: e } }, { target: { sibling: t } }) {
	return e.path === t.path ? e.name - t.name : 0;
}
function Pt({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) {
	let { after: a } = e, o = typeof a == "string" ? a : zt(a);
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
function Ft(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => $(e).map(({ from: e }) => e.source)), i = `No locale file can have ${l(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return M("no-language-file", i, {
			severity: "notice",
			scope: "change",
			...r && { place: r.place }
		});
	});
}
function It(e, t) {
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
function Lt(e, t, n) {
	let r = [], i = [], a = [], o = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), s = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).flatMap((e) => e.edits);
		if (i.length === 0) continue;
		let s = _t(e, o, n, i);
		s.is === "refused" ? F(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: c } of n) {
		let n = w(e);
		if (!n) continue;
		let l = c ? n.empty(c.code) : o.get(e) ?? "", { text: u, refused: d } = Rt(n, l, r, fe(t));
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
function Rt(e, t, n, r) {
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
function zt(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var Bt = class {
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
		let { base: n } = this.given, r = $(e).find(({ file: e, from: r }) => r.language === n && w(e.path) === w(t));
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
		let s = j(n.source, i);
		if (o.language === void 0) return {
			path: t.path,
			textFile: o,
			code: s
		};
		let c = this.inOtherLanguage(t.path, o, i);
		if (c && !c.missing) return c;
		let l = (t) => I([e.textFiles?.name(r, t) ?? null, t.filename ?? null]), u = (e) => w(e.path) === w(t.path) && l(e.textFile) === l(o), d = [...a].flatMap(([e, t]) => t.language === i && u({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: j(t.source, i)
		}] : []), f = this.only(d, t.path, o);
		if (f && (!c || Vt(f, i) && !Vt(c, i))) return f;
		if (c || d.length > 0) return c;
		let p = this.given.rows.flatMap((e) => this.fromRow(e, i) ?? []).filter(u);
		return this.only(p, t.path, o);
	}
	only(e, t, n) {
		if (e.length === 1) return e[0];
		let r = (e, { source: t }) => {
			let n = V(this.given.folders.displayRoot, e);
			return V(t.folder, he(t, ce(t, n)));
		}, i = r(t, n), [a, o] = e.filter((e) => r(e.path, e.textFile) === i);
		return o ? void 0 : a;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = ce(t, V(this.given.folders.displayRoot, e)), i = k(t.files) ? ge(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (pe(e, t) && k(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, xe({ files: e.files.replaceAll("{lang}", j(e, t)) }), t);
	}
	at(e, t, n) {
		let r = j(e, n);
		if (!Ht.test(r) || ve(e, t) !== n) return;
		let i = V(e.folder, t), a = y(i, this.given.folders), o = this.given.textFiles.get(a);
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
function Vt({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const Ht = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/decide.ts
async function Ut(e, t, r) {
	let { project: i, options: a, textFiles: o } = r, { filter: s } = i.rules, c = N(t.project, i.pulledLanguages ?? Ne), l = {
		project: t.project,
		rules: {
			...i.rules,
			prune: {},
			pull: { completes: c }
		},
		variables: e.variables,
		verdicts: n
	}, u = Object.values(r.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: d, onSecrets: f, folders: p } = r.context, m = {
		known: new Map(),
		ids: [i.id],
		onSecrets: f,
		kinds: e.kinds
	}, h = await Ye(e, t, l.rules, {
		ownUser: r.ownUser,
		applied: d && (async () => E(await d(u, m), {
			settings: i,
			declared: e
		})),
		history: r.context.history,
		manifests: te({
			declared: e,
			manifests: u
		}),
		textFiles: o,
		usable: r.settings.usable,
		asked: { now: Math.floor(r.context.now() / 1e3) }
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
		let r = Wt(t, n, s);
		return {
			kind: t,
			entries: e.entries[t.plural] ?? [],
			all: n,
			matching: r,
			matches: Gt(t, r, l)
		};
	}), { reasons: _ } = h, v = h.plan.filter?.unmatched ?? [], y = [
		...h.problems.filter(({ code: e }) => e === "unknown-writers"),
		...g.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...qe(h.keptTexts, {
			reasons: _,
			writes: !1,
			flags: i.flags
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e)
	], b = t.project.baseLanguage, { taken: x, kept: S } = Ve(h.keptTexts, l), C = At(x, {
		manifests: r.manifests,
		textFiles: o,
		rows: r.rows,
		base: b,
		folders: p
	}), w = [...C.edits];
	F(y, C.problems);
	let T = [];
	for (let { kind: e, entries: n, matching: s, matches: c } of g) {
		let u = Ee(e, c, l, a.fields ?? []), d = Re(e, u, o);
		if (F(w, d.edits), F(T, d.kept), F(y, d.problems), !e.secretNames) {
			if (a.removesMissing) {
				let t = await Xt(e, n, s, {
					rules: i.rules,
					options: a
				});
				F(w, t.edits), F(y, t.problems);
			}
			if (a.isNew) {
				let o = N(t.project, i.pulledLanguages), s = {
					fields: a.fields ?? [],
					languages: o,
					label: () => ""
				}, c = Fe(r.manifests[e.plural]), u = qt(e, {
					declared: n,
					live: t,
					context: l,
					wanted: s
				}, c);
				F(w, u.edits), F(y, u.problems), F(T, u.waiting);
			}
		}
	}
	return {
		edits: w,
		sources: C.sources,
		taken: x,
		kept: [...Ae(S), ...T],
		problems: y,
		unmatched: v
	};
}
function Wt(e, t, n) {
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
function Gt(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && Se(e.tags(t), n) === void 0);
}
function Kt(e, t, n) {
	let r = ue(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [I([
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
function qt(e, { declared: n, live: r, context: i, wanted: a }, o) {
	let s = r.objects[e.plural];
	if (!s) return {
		edits: [],
		waiting: [],
		problems: []
	};
	let c = e.match(n, s, i), l = c.unmanaged.filter((t) => !c.namesakes.has(t) && Se(e.tags(t), i.rules) === void 0), u = je(e, l, {
		live: s,
		context: i,
		declared: n
	}, a), d = n.filter(({ from: e }) => e === void 0), f = He(d.flatMap((n) => t(e.identity(n.values)).map((e) => ({
		name: e,
		entry: n
	})))), [p] = o.length === 1 ? o : [], m = [], h = new Map();
	for (let t of u.entries) {
		let [n = ""] = e.names(t.live), r = f(n), i = r?.file.path ?? p;
		if (i === void 0) {
			m.push(t);
			continue;
		}
		let a = Jt(e, t, r?.onCreate ?? d.find(({ file: e }) => e.path === i)?.onCreate ?? {});
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
		problems: [...Me(u.left), ...Yt(e, m, o)]
	};
}
function Jt(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && R(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Yt(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${g(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [M("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function Xt(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(Zt), s = a.filter((e) => !Zt(e)).map((t) => Qt(e, t)), c = De(e, o, t.filter(Zt).length, r);
	if (o.length === 0 || A(c)) return {
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
		problems: [M("not-confirmed", u, { scope: "project" })]
	};
}
function Zt(e) {
	return $(e).length === 0;
}
function Qt(e, t) {
	let [n = t] = $(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return re(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function $t(e, t, n, r) {
	try {
		return await en(e, t, n, r);
	} catch (e) {
		let n = p(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function en(e, t, n, r) {
	let i = [...t, ...ze(e.kinds, n, r)];
	if (A(i)) return { problems: i };
	let { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await Be(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, tn] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => h(e, []))] };
		let s = await Ie(e, t, t.manifests, n, r);
		return {
			...s,
			problems: [...i, ...s.problems]
		};
	}
	F(i, n.unused);
	let o = [], s = [], l = [], u = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await nn(e, t, n, r);
		F(i, a.problems), a.later && o.push(a.later), F(s, a.written ?? []), l.push(a.filtered?.unmatched ?? []), a.filtered && u.push(a.filtered.declared);
	}
	return F(i, c(a[0]?.rules.filter ?? [], l, u)), {
		problems: i,
		later: o,
		written: s,
		at: Ge(o.map((e) => e.at))
	};
}
const tn = M("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
async function nn(e, t, n, r) {
	let { folders: a, cancellation: o } = r;
	if (!t.manifests) return { problems: [] };
	let c = Je(t, e.apiUrl, r);
	if (!c.ok) return { problems: [c.problem] };
	let { reading: l, now: u } = c.value, d = t.pulledLanguages?.value, p = d?.includes("all") && t.manifests.texts.length > 0 ? (await Ze(l, t.id))?.languages : void 0, m = ln(t.manifests, n), h = on({
		...t.manifests,
		kinds: m
	}, p?.map(({ iso: e }) => e) ?? d), g = await le(h, t, {}, _);
	if (g.problems.length + Object.values(g.paths).flat().length + h.texts.length === 0) {
		let e = `There is no manifest of ${Ue(m.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [M("no-manifest", e, { severity: "notice" })] };
	}
	let v = u(), y = await x(t, h, e.usable, a, {
		...r,
		signal: o.stopping,
		findProject: ({ id: e }) => Ze(l, e),
		counts: (e) => !cn(e, h)
	});
	if (r.onProgress?.(void 0), !y) return { problems: [] };
	let { declared: b, files: S, textFiles: w } = y;
	r.onSecrets(s(b.variables));
	let T = [
		...y.problems,
		...f("accept", t.rules.accept, [b]),
		...e.projects.length > 1 ? [] : i(t.rules.filter, [b]),
		...Oe(h.kinds, n, S)
	];
	if (be(T)) return { problems: T };
	try {
		let i = await Qe(l, t.id, {
			kinds: m.filter(({ plural: e }) => b.entries[e]),
			languages: (e) => {
				v = u();
				let r = {
					asked: t.pulledLanguages,
					isNew: n.isNew,
					rows: h.texts
				};
				return Le(e, sn(b, e, t), r);
			},
			leavesOut: () => !1
		});
		if (!i.ok) return { problems: [...T, i.problem] };
		r.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: a } = i.value, s = C({
			declared: b,
			textFiles: w
		}, a);
		if (s.length > 0) return { problems: [...T, ...s] };
		let c = sn(b, a, t), d = {
			project: t,
			options: n,
			settings: e,
			manifests: S,
			textFiles: w,
			rows: h.texts,
			context: {
				...r,
				now: u
			},
			ownUser: Xe(l, t.id)
		}, f = await Ut(c, i.value, d), p = [...T, ...f.problems];
		if (be(f.problems) || o.stopped) return { problems: p };
		let g = await rn(f, c, i.value, d, v), _ = {
			unmatched: f.unmatched,
			declared: b
		};
		return {
			...g,
			filtered: _,
			problems: [...p, ...g.problems]
		};
	} catch (e) {
		return { problems: [...T, ...Ke(e, o, b)] };
	} finally {
		r.onProgress?.(void 0);
	}
}
async function rn(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = Lt(r, e.edits, e.sources), { changed: u } = l;
	if (l.problems.length > 0) return { problems: l.problems };
	let d = [...e.kept, ...Ae(l.refused)], { project: f } = n, p = {
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
			comparison: an
		}
	};
	let m = b(t.kinds, l.manifests, i.usable), h = m.problems.filter(({ severity: e }) => e === "error");
	if (h.length > 0) return { problems: h.map(un) };
	let g = await ke(u, s.folders), _ = await Te(g, s.folders);
	if (_.length === 0 && !o.dryRun && g.length > 0 && F(_, await Ce(g, s.folders)), _.length > 0) return { problems: _ };
	let v = {
		...p,
		changed: u,
		at: c,
		files: u.map(({ path: e }) => e),
		comparison: Kt(sn(m.declared, f, a), t, e.taken)
	}, y = new Set(v.comparison.changes.map(({ label: e }) => ie(e)));
	return {
		problems: O(m.declared, n, a.rules).filter(({ about: e = "" }) => y.has(e)),
		later: v,
		written: g
	};
}
const an = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function on(e, t) {
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
function sn(e, t, { pulledLanguages: n }) {
	return D(e, t.baseLanguage, N(t, n ?? Ne));
}
function cn({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && k(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function ln({ kinds: e }, { fields: t = [] }) {
	return e.filter((e) => e.fields.some(({ name: e, role: n }) => n === "text" || t.includes("all") || t.includes(e)));
}
function un(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/commands/runs/pull.ts
async function dn(e, t) {
	return oe(async (n) => {
		let i = {
			...t.sources,
			signal: n.stopping
		}, { settings: a, problems: o } = await ee("plan", e, i);
		t.hide(a.secrets), n.stopAfter(a.timeLimit);
		let s = t.context(a, n, e), { ask: c } = t, l = Pe(e, s, c && ((e) => c(e, n))), u = await $t(a, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...o
		], l, s), { first: d, later: f } = u, p = {
			isDryRun: l.dryRun,
			full: a.all
		}, m = {
			...t.screen,
			texts: !(t.reportPull && d?.hide_texts),
			full: a.all
		}, h = l.dryRun ? void 0 : t.screen.width, g = d ? [...v(d, m), ...ot(d, l.dryRun)] : [];
		for (let e of ye(g, h)) t.print(e);
		for (let e of fn(f ?? [], p, t)) t.print(e);
		let _ = d !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: y } = s.folders, b = t.reportPull ? void 0 : await se(await st(y), void 0);
		f && _ && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), _ && u.at !== void 0 && !l.dryRun && b !== void 0 && t.print(`To commit only these changes: git commit --trailer ${r(ne(u.at))}`);
		let { stopped: x } = n, S = x !== void 0 && !d && (f ?? []).length < a.projects.length, C = _ && !l.dryRun ? "more " : "", w = M("run-stopped", `${n.reason} Nothing ${C}was written.`), E = S ? [...u.problems, w] : u.problems, D = t.reportPull && !a.showTexts ? T(E) : E, te = await t.reportPull?.({
			...u,
			problems: D
		}, e, n.stopping) ?? [], O = [...D, ...te];
		return t.showProblems(O), S && x.by !== "time limit" ? x.by === "SIGINT" ? 130 : 143 : S || A(O) ? 1 : a.detailedExitcode && _ ? 2 : 0;
	});
}
function fn(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: o = (e) => e } = r;
	return e.flatMap(({ changed: e, at: s, ...c }) => {
		let l = S(c, o), u = !(i && l.hide_texts);
		return [...t && u ? m(e) : [], ...a(l, {
			...r,
			isDryRun: t,
			texts: u,
			full: n
		})];
	});
}
export { dn as runPull };
