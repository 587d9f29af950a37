import { Cr as e, Er as t, Fn as n, G as r, Gn as i, H as a, Hn as o, Hr as s, It as c, Kr as l, L as u, Ln as d, Lt as f, Nr as p, Pn as m, R as h, Rt as g, Ti as _, Ur as v, V as y, Wr as b, Zr as x, an as S, at as C, cn as w, dn as ee, f as T, fi as te, fn as ne, it as E, li as re, lt as ie, mr as ae, on as oe, p as se, pn as ce, pr as le, pt as ue, ri as de, rn as fe, s as pe, sn as me, tn as he, tt as ge, un as _e, vt as ve, wr as ye, wt as be, z as xe, zr as Se } from "./engine.js";
import { $t as Ce, Cn as we, Gt as Te, Ht as D, J as Ee, K as De, Lt as Oe, Wt as ke, Xt as Ae, Yi as je, _ as O, b as Me, bn as Ne, d as k, en as Pe, f as Fe, gn as Ie, in as Le, ln as A, oa as Re, rn as ze, sn as Be, ut as Ve, wn as He } from "./start.js";
import { C as Ue, D as We, E as Ge, _ as Ke, a as j, b as qe, c as Je, d as Ye, f as Xe, g as Ze, h as Qe, i as $e, l as et, m as tt, n as nt, o as rt, p as it, s as at, t as ot, v as st, x as ct, y as lt } from "./firstPull.js";
import { E as ut, N as dt, P as ft, _ as pt, b as mt, c as ht, g as gt, h as _t, k as vt, l as yt, w as bt, y as xt } from "./project.js";
import { C as M, N as St, P as Ct, b as N, c as P, h as F, m as I, p as L, s as wt, u as R, v as Tt, y as Et } from "./wire.js";
import { C as Dt, E as Ot, O as kt, T as z, b as At, k as jt, r as Mt } from "./yaml.js";
import { n as Nt } from "./nameOrder.js";
import { s as Pt } from "./writtenFiles.js";
import { dirname as Ft, resolve as B } from "node:path";
import { realpath as It } from "node:fs/promises";
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
function Lt(e, t) {
	return t < e.length && Rt(e.slice(t, H(e, t))) === "";
}
function Rt(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const zt = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function G(e) {
	return e && "items" in e ? e.items.filter((e) => !Bt(e)) : [];
}
function Bt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => zt.has(e));
}
function K(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => zt.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? Vt(i) : q(e)
	};
}
function q({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => zt.has(e));
	return r ? r.offset + r.source.length : t ? Vt(t) : e.at(-1)?.offset ?? 0;
}
function Vt(e) {
	if (e.type === "block-scalar") return Ht(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = G(e).at(-1);
	return t ? K(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function Ht({ offset: e, props: t, source: n }) {
	let r = t.map((e) => "source" in e ? e.source : "").join(""), i = /^[|>][-+\d]*/.exec(r)?.[0] ?? "|", a = i.includes("+") && n !== "" ? n.replace(/\n$/, "") : Rt(n);
	return {
		end: e + r.length + a.length,
		header: i,
		bodyStart: e + r.length
	};
}
function Ut(e, t) {
	let { value: n } = t, r = q(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = Vt(n);
	if (n.type === "block-scalar") {
		let { header: t, bodyStart: r } = Ht(n), o = {
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
	let [o] = n.type === "block-map" || n.type === "block-seq" ? G(n) : [], s = o ? K(o).start : i;
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
function Wt(e, t, n) {
	let r = Jt(t, n), i = n > 0 ? J(e, t, n - 1) : 0, a = V(e, r);
	for (; a > i;) {
		let t = V(e, a - 1), n = qt(e, t);
		if (t < i || n === void 0 || n > U(e, r)) break;
		a = t;
	}
	return a;
}
function J(e, t, n) {
	let r = t[n], i = U(e, Jt(t, 0)), a = H(e, r ? K(r).end : 0);
	for (let t = a; t < e.length; t = H(e, t)) {
		let n = qt(e, t);
		if (n !== void 0 && n > i) a = H(e, t);
		else if (!Lt(e, t)) break;
	}
	return a;
}
function Gt(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = Kt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function Kt(e, t, n, r) {
	let i = t[r + 1], a = Jt(t, n);
	if (i && !W(e, a)) return {
		start: a,
		end: K(i).start
	};
	let [o, s] = [Wt(e, t, n), J(e, t, r)], c = n > 0 ? J(e, t, n - 1) : o;
	if (i) for (; Lt(e, s);) s = H(e, s);
	else for (; o > c && Lt(e, V(e, o - 1));) o = V(e, o - 1);
	return {
		start: o,
		end: s
	};
}
function qt(e, t) {
	let n = e.slice(t, H(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function Jt(e, t) {
	let n = e[t];
	return n ? K(n).start : 0;
}
// src/yaml/editEntries.ts
function Yt(e, t, n, r) {
	let a = i(e, t);
	if (k(a.problems)) return {
		is: "refused",
		problems: a.problems
	};
	let o = a.value, s = Xt(a, n, r), c = s.flatMap(({ value: e }) => e === void 0 ? [] : [e]), l = {
		...F(o) && o,
		[n]: c
	};
	if (M(o, l)) return {
		is: "edited",
		text: t
	};
	let u = Qt(t), d = new an(u, n, s).changed(o, l);
	if (d.refused) return {
		is: "refused",
		problems: [nn(a, d.refused)]
	};
	let f = en(d.text, u), p = i(e, f), m = p.problems.length <= a.problems.length && !k(p.problems) ? p.value : o, h = !tn(t) || tn(f);
	return M(m, l) && h ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [nn(a, rn(m, l))]
	};
}
function Xt({ value: e, span: t }, n, r) {
	let i = N(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? Zt(n, e.language, e.value) : {
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
function Zt(e, t, n) {
	let r = N(e, "translations"), i = F(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...F(r) && r,
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
function Qt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = Mt(a, {
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
		style: $t(o, a)
	};
}
function $t(e, t) {
	let n = {}, r = 0;
	return At(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = Dt(r) && !r.flow ? G(r.srcToken) : [];
			if (!i || !a || !W(t, K(a).start)) return;
			let o = U(t, K(a).start) - U(t, K(i).start);
			jt(r) && o >= 0 ? n.listStep ??= o : z(r) && o > 0 && (n.step ??= o);
		}
	}), {
		step: 2,
		listStep: 2,
		...n,
		quotes: r > 0 ? "single" : "double"
	};
}
function en(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function tn(e) {
	try {
		return JSON.parse(e), !0;
	} catch {
		return !1;
	}
}
function nn({ file: e, span: t }, n) {
	return O("not-editable", "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write this part as plain lines, without anchors, aliases, tags, braces and blocks that keep blank lines (|+), and run again.", { place: Ne(e, t, n) });
}
function rn(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!M(t, i)) return [e, ...rn(t, i)];
	}
	return [];
}
var an = class {
	source;
	text;
	list;
	rows;
	writer;
	splices = [];
	refused = [];
	constructor(e, t, n) {
		this.source = e, this.text = e.text, this.list = t, this.rows = n, this.writer = new Ue(e.style);
	}
	changed(e, t) {
		return this.become({
			path: [],
			old: e,
			node: Y(this.source.document.contents),
			inFlow: !1
		}, t), {
			text: Ve(this.text, this.splices),
			refused: this.refused[0]
		};
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (M(r, t)) return;
		let i = z(n) ? this.membersChange(e, n, t) : jt(n) ? this.itemsChange(e, n, t) : void 0, a = i?.inserted.size === 0 && !i.values.includes(void 0);
		if (!i || i.node.flow && !a) this.replaceValue(e, t);
		else {
			for (let [e, t] of i.children.entries()) {
				let n = i.values[e];
				n !== void 0 && this.become(t, n);
			}
			a || this.changeBlock(e, i);
		}
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => on(e));
		if (!F(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ value: t, srcToken: n }, a) => ({
			path: [...e.path, r[a] ?? ""],
			old: N(e.old, r[a] ?? "") ?? null,
			node: Y(t),
			item: n,
			inFlow: i
		})), o = new Set(r), s = Object.entries(n).flatMap(([e, t]) => o.has(e) ? [] : {
			name: e,
			value: t
		}), c = new Map(s.length > 0 ? [[a.length - 1, s]] : []);
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
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : cn(r, n), a = e.inFlow || t.flow === !0, o = G(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: Y(t),
			item: o[n],
			inFlow: a
		})), c = s.map(() => void 0), l = [], u = -1;
		for (let { from: e, value: t } of i) e === void 0 ? t !== void 0 && l.push({
			after: u,
			value: t
		}) : (u = e, c[e] = t);
		let d = L(l, (e) => e.after), f = W(this.text, o[0] ? K(o[0]).start : 0);
		return c.every((e) => e === void 0) && !f ? void 0 : {
			node: t,
			children: s,
			values: c,
			inserted: d
		};
	}
	changeBlock({ item: e, path: t }, { node: n, children: r, values: i, inserted: a }) {
		let o = r.flatMap((e) => e.item ?? []), [s, c] = [o[0], o.at(-1)];
		if (!s || !c) return;
		let l = K(s).start, u = o.at(-2), d = u !== void 0 && /\n[ \t]*\n/.test(this.text.slice(K(u).end, K(c).start)), f = i.map((e) => e === void 0);
		a.size === 0 && !f.includes(!1) && e && this.splice(q(e), q(e), " []");
		let p = Gt(this.text, o, f);
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !W(this.text, l) && this.refused.push(t);
			let i = p.get(e), a = i ? i.start : e < 0 ? Wt(this.text, o, 0) : J(this.text, o, e), s = r.flatMap((t) => {
				let r = this.writer.added(t, z(n) ? n : Y(n.items[e] ?? n.items[0]));
				return d ? ["", ...r] : r;
			});
			this.spliceLines(a, a, s, U(this.text, l));
		}
	}
	replaceValue(e, t) {
		let { node: n, item: r, path: i } = e, a = r && Ut(this.text, r), { start: o = 0, end: s = 0 } = a?.inline ?? {}, c = Dt(n) && n.flow && /\n/.test(this.text.slice(o, s));
		if (!a || c && (i.length < 2 || this.text.slice(o, s).includes("#"))) {
			this.refused.push(i);
			return;
		}
		let { inline: l, lines: u } = a, [d = "", ...f] = this.replacement(e, t, a);
		l.start === l.end ? this.splice(l.start, l.end, d && ` ${d}`) : this.splice(l.start - (d ? 0 : sn(this.text, l.start)), l.end, d);
		let { start: p, end: m } = u ?? {
			start: H(this.text, l.end),
			end: H(this.text, l.end)
		};
		(u || f.length > 0) && this.spliceLines(p, m, f, U(this.text, K(r).start));
	}
	replacement({ node: e, path: t, inFlow: n }, r, { inline: i, lines: a }) {
		let o = {
			isItem: typeof t.at(-1) == "number",
			inFlow: n
		}, s = !kt(e) && a !== void 0 && a.start !== H(this.text, i.end), c = kt(e) ? e.type : s ? "QUOTE_DOUBLE" : void 0;
		return this.writer.afterName(r, e, o, c);
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
function on(e) {
	return kt(e) ? typeof e.value == "string" ? e.value : e.source ?? String(e.value) : "";
}
function Y(e) {
	return Ot(e) ? e : void 0;
}
function sn(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function cn(e, t) {
	let n = Math.min(e.length, t.length), r = (n) => M(e.at(n) ?? null, t.at(n) ?? null), [i, a] = [0, 0];
	for (; i < n && r(i);) i += 1;
	for (; a < n - i && r(-1 - a);) a += 1;
	return t.map((n, r) => r >= t.length - a ? {
		from: r + e.length - t.length,
		value: n
	} : {
		from: r < e.length - a ? r : void 0,
		value: n
	});
}
// src/pull/stringOrder.ts
var ln = class {
	paths;
	byStart;
	order;
	constructor({ texts: e }) {
		this.paths = e.map(({ path: e }) => e), this.byStart = new Map(e.map(({ name: e }, t) => [e.start, t])), e.length > 1 && (this.order = Nt(this.paths));
	}
	compare = (e, t) => {
		let [n = Infinity, r = Infinity] = [this.before(e), this.before(t)];
		return n === r ? e.isToAdd === t.isToAdd ? this.order?.(e.path, t.path) ?? 0 : e.isToAdd ? -1 : 1 : n - r;
	};
	after(e, t) {
		let n = this.before(e);
		if (n !== void 0) {
			for (; n >= 0; --n) {
				let e = this.paths[n];
				if (e && t(e)) return e;
			}
			return [];
		}
	}
	before({ path: e, start: t, isToAdd: n }) {
		let { order: r } = this;
		if (n && r) return this.paths.findLastIndex((t) => r(t, e) <= 0);
		let i = this.byStart.get(t);
		return n || i === void 0 ? i : i - 1;
	}
};
// src/pull/textEdits.ts
function un(e, t, n) {
	let { textFiles: r } = t, i = new vn(t, n), a = [], o = [], c = [];
	for (let t of e) {
		let { kind: e, entry: n, language: l, after: u, item: d } = t, { declared: f } = d, p = f === void 0 ? i.find(n, l) : void 0, m = p?.path ?? s(e, n, l);
		if (p || f !== void 0 && r.has(m)) o.push({
			text: t,
			path: m,
			target: p
		});
		else if (f === void 0 && n.from) c.push(t);
		else {
			let t = {
				is: "text",
				at: n.span.start,
				language: l,
				value: u
			};
			a.push({
				kind: e.plural,
				path: n.file.path,
				edit: t
			});
		}
	}
	let l = [...L(o, ({ path: e }) => e)].flatMap(([e, t]) => {
		let a = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), o = a[0]?.target, s = r.get(e) ?? o?.textFile;
		if (!s) return [];
		let c = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: dn(t, e, i)
		}]), l = i.inOrder(e, a).map(({ text: e, target: t, after: n }) => {
			let { stringPath: r, textFile: i, code: a, sibling: o } = t, s = typeof e.after == "string" ? e.after : _n(e.after), c = i.language === void 0 ? { language: a } : {}, l = e.entry.isToAdd ? {} : { base: o };
			return {
				text: e,
				edits: [{
					is: "add",
					path: r,
					after: n,
					...c,
					value: s,
					...l
				}]
			};
		}), u = [...c, ...l], d = s.language === void 0 ? D(s.source, n) : o?.code, f = o?.missing && d && {
			full: o.missing,
			code: d
		};
		return [{
			path: e,
			textFile: s,
			changes: u,
			...f && { creates: f }
		}];
	});
	return {
		edits: a,
		sources: l,
		problems: [...fn(c), ...pn(l, n)]
	};
}
function dn({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	if (!c) return [];
	if (typeof i == "string") return [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}];
	let l = {}, u = Object.entries(_n(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = F(r) ? r[e] : void 0;
		return n || (l[e] = t), n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}), d = Q(e).find((e) => e.file.path === a && e.from.language === t);
	if (!d || Object.keys(l).length === 0) return u;
	let { source: f, file: p } = d.from, m = p.language === void 0 ? { language: D(f, t) } : {}, h = {
		is: "add",
		path: d.path ?? [],
		...m,
		value: l,
		...s && { base: s }
	};
	return [...u, h];
}
function fn(t) {
	return [...L(t, ({ entry: e }) => Q(e)[0]?.from.source)].map(([t, n]) => {
		let r = Et([...new Set(n.map(({ language: e }) => e))]), i = `No locale file can have ${e(n.length, "text")} in ${r}: "${t?.files}" does not say where the files in ${r} are. Add a row to texts in lokaform.yaml for them.`, a = t && { place: t.place };
		return O("no-language-file", i, {
			severity: "notice",
			scope: "change",
			...a
		});
	});
}
function pn(e, t) {
	let n = e.flatMap(({ textFile: { source: e }, changes: n }) => {
		let r = e.languages ?? [e.language ?? t];
		return n.map(({ text: e }) => e.language).filter((e) => !r.includes(e)).map((t) => ({
			source: e,
			language: t
		}));
	});
	return [...L(n, ({ source: e }) => e)].map(([e, n]) => {
		let r = [...new Set(n.map(({ language: e }) => e))], i = e.isOptional ? [t, ...e.languages ?? []] : e.languages, a = `Other commands do not read the ${r.join(", ")} texts of "${ke(e)}", because its row names only ${i?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...i ?? [t], ...r].join(", ")}].`;
		return O("no-language-file", a, {
			severity: "notice",
			scope: "change",
			place: e.place
		});
	});
}
function mn(e, t, n) {
	let r = hn(e, t, n), i = X(r.refused);
	if (i.size === 0) return r;
	let a = hn(e, t, Z(n, i));
	return {
		...a,
		refused: [...r.refused.filter(({ text: e }) => i.has(e.entry)), ...a.refused]
	};
}
function X(e) {
	let t = ({ entry: e, language: t }) => e.isToAdd && Q(e)[0]?.from.language === t;
	return new Set(e.flatMap(({ text: e }) => t(e) ? [e.entry] : []));
}
function Z(e, t) {
	return e.map((e) => ({
		...e,
		changes: e.changes.filter(({ text: e }) => !t.has(e.entry))
	})).filter(({ changes: e }) => e.length > 0);
}
function hn(e, t, n) {
	let r = [], i = [], a = [], o = Object.values(e).flat(), s = new Map(o.map(({ path: e, text: t }) => [e, t])), c = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).map((e) => e.edit);
		if (i.length === 0) continue;
		let s = Yt(e, o, n, i);
		s.is === "refused" ? P(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = T(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = gn(n, l, r, Te(t));
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
function gn(e, t, n, r) {
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
function _n(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var vn = class {
	input;
	base;
	known = new Map();
	texts;
	constructor(e, t) {
		this.input = e, this.base = t;
		let n = Object.values(e.manifests).flat();
		this.texts = new Map(n.map(({ path: e, text: t }) => [e, t]));
	}
	find(e, t) {
		for (let n of he(Q(e), ({ from: e }) => e.language, this.base)) {
			let e = R([n.file.path, t]);
			this.known.has(e) || this.known.set(e, this.targetOf(n, t));
			let r = this.known.get(e);
			if (r) return {
				...r,
				stringPath: n.path ?? [],
				sibling: this.sibling(n)
			};
		}
	}
	baseOf(e, t) {
		let n = Q(e).find(({ file: e, from: n }) => n.language === this.base && T(e.path) === T(t));
		return n && this.sibling(n);
	}
	inOrder(e, t) {
		let n = St(() => new Set(this.stringsOf(e).texts.map((e) => e.path.join("."))));
		return [...L(t, ({ target: e }) => e.sibling.path)].flatMap(([e, t]) => {
			let r = new ln(this.stringsOf(e));
			return t.map(({ text: e, target: t }) => {
				let { stringPath: n, sibling: r } = t, i = e.entry.isToAdd === !0;
				return {
					text: e,
					target: t,
					string: {
						path: n,
						start: r.name,
						isToAdd: i
					}
				};
			}).sort((e, t) => r.compare(e.string, t.string)).map(({ text: e, target: t, string: i }) => ({
				text: e,
				target: t,
				after: r.after(i, (e) => n().has(e.join(".")))
			}));
		});
	}
	stringsOf = Ct((e) => {
		let { textFiles: t } = this.input, n = t.get(e);
		return n ? se(e, this.texts.get(e) ?? "", Te(n)) : {
			texts: [],
			faults: []
		};
	});
	sibling({ file: { path: e }, span: t }) {
		return {
			path: e,
			text: this.texts.get(e) ?? "",
			name: t.start
		};
	}
	targetOf({ file: e, from: t }, n) {
		let { textFiles: r, rows: i, context: a } = this.input, o = r.get(e.path) ?? t.file;
		if ((o.language ?? n) === n) {
			let r = this.texts.has(e.path) ? {} : { missing: B(t.source.folder, o.path) };
			return {
				path: e.path,
				textFile: o,
				code: D(t.source, n),
				...r
			};
		}
		let s = A(i, o, n);
		if (!s) return this.fileWithout(o, n);
		let { row: c, path: l } = s, u = B(c.folder, l), d = de(u, a.folders), f = r.get(d), p = {
			source: c,
			path: l,
			language: n,
			isPlural: o.isPlural,
			...Ce(c, l)
		}, m = D(c, n);
		return {
			path: d,
			textFile: f ?? p,
			code: m,
			...!f && { missing: u }
		};
	}
	fileWithout({ path: e, language: t = "" }, n) {
		let { textFiles: r, rows: i } = this.input, a = [...r].find(([, r]) => r.language === n && A(i, r, t)?.path === e);
		return a && {
			path: a[0],
			textFile: a[1],
			code: D(a[1].source, n)
		};
	}
};
function Q(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/keysToAdd.ts
const yn = {
	start: -1,
	end: -1
}, bn = /^[a-z$][\w$]*$/;
function xn(e, t, n, r) {
	let i = r.rows.filter(({ keysFrom: e }) => e === "lokalise");
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = [], o = { ...e.entries };
	for (let s of e.kinds) {
		let [e, c] = [o[s.plural], t.objects[s.plural]];
		if (!s.fromLokalise || !e || !c) continue;
		let l = s.match(e, c, n), { allowWrongProject: u } = r.project.rules, d = u ? [] : wn(s, i, l, n.rules), f = {
			...n,
			rows: i.filter((e) => !d.includes(e))
		}, p = dt(s, l, f), m = new Dn(s, En(f.rows, r, t.project.baseLanguage), e, p), h = Cn(s, Sn(m.entriesFor(f), p), {
			own: e,
			objects: c,
			context: n
		}), g = new Set(h.map(({ object: e }) => p.get(e)?.inYaml));
		o[s.plural] = [...e.filter((e) => !g.has(e)), ...h.map(({ entry: e }) => e)], P(a, d.map((e) => Tn(e, t.project.name)), jn(s, An(p, h), m));
	}
	return {
		declared: {
			...e,
			entries: o
		},
		problems: a
	};
}
function Sn(e, t) {
	let n = new Map(e.toReversed().map(({ object: e, entry: t }) => [e, t]));
	return e.map(({ object: e, entry: r }) => {
		let i = n.get(e) === r ? t.get(e)?.inYaml : void 0;
		return {
			object: e,
			entry: i ? {
				...r,
				...i,
				parts: [i, r]
			} : r
		};
	});
}
function Cn(e, t, { own: n, objects: r, context: i }) {
	let a = new Set(t.map(({ entry: e }) => e.parts?.[0])), o = [...n.filter((e) => !a.has(e)), ...t.map(({ entry: e }) => e)], { matches: s } = e.match(o, r, i), c = L(s, ({ live: e }) => e), l = (e, { declared: t }) => Q(e).every(({ path: e }) => Q(t).some((t) => t.path === e));
	return t.filter(({ object: e, entry: t }) => c.get(e)?.some((e) => l(t, e)));
}
function wn(e, t, { matches: n }, r) {
	let i = ({ declared: e }) => new Set(Q(e).map(({ from: e }) => e.source.place)), a = I(n, (e) => [...i(e)]);
	return t.filter((t) => {
		let n = a.get(t.place) ?? [];
		return n.length >= 10 && 2 * n.filter(({ live: n }) => n !== void 0 && e.fromLokalise?.rowsOf(n, [t], r).length === 1).length < n.length;
	});
}
function Tn({ files: e, place: t }, n) {
	let r = `Fewer than half of the names in "${e}" are keys of project ${n}, so no key is added to these files. Check the project in lokaform.yaml. If it is the right one, set allow_wrong_project: true there for the first pull.`;
	return O("foreign-project", r, {
		place: t,
		scope: "project"
	});
}
function En(e, { manifests: t, textFiles: n, context: r }, i) {
	let a = new Map(Object.values(t).flat().map(({ path: e, text: t }) => [e, t])), o = [...n].flatMap(([t, n]) => {
		let r = e.find(({ place: e }) => e === n.source.place);
		return !r || (n.language ?? i) !== i ? [] : [{
			path: t,
			textFile: n,
			row: r,
			lineStarts: Ie(a.get(t) ?? "")
		}];
	}), s = e.flatMap((t) => {
		let n = Pe(t, i);
		if (!n || o.some((e) => e.row === t)) return [];
		let a = e.flatMap(({ languages: t = [] }) => t.filter((t) => t !== i && A(e, n, t)));
		return [{
			path: de(B(t.folder, n.path), r.folders),
			textFile: {
				...n,
				others: a
			},
			row: t,
			lineStarts: [0]
		}];
	});
	return [...o, ...s];
}
var Dn = class {
	kind;
	files;
	styleOf;
	namesOf;
	nearest;
	fresh;
	constructor(e, t, n, r) {
		this.fresh = r, this.kind = e, this.files = t;
		let i = new Set(t.map(({ path: e }) => e)), a = n.flatMap(Q).filter(({ file: e }) => i.has(e.path)), o = I(a, ({ file: e }) => [e.path]), s = (t) => Se(e, t).flatMap(({ after: e }) => b(e));
		this.namesOf = (t) => (o.get(t) ?? []).map(({ values: t }) => e.label(t)), this.styleOf = Ct((t) => ie(t, [...(o.get(t) ?? []).flatMap(s), ...[...r.keys()].flatMap(e.texts)])), this.nearest = qe(a.map((t) => ({
			name: e.label(t.values),
			entry: t
		})));
	}
	entriesFor({ project: e }) {
		let t = [...this.fresh].flatMap(([t, { rows: n }]) => Be(n).flatMap((n) => {
			let r = this.entryFor(t, n, e.baseLanguage);
			return r ? [{
				object: t,
				entry: r
			}] : [];
		}));
		return [...L(t, ({ entry: e }) => JSON.stringify([e.file.path, e.path])).values()].flatMap((e) => e.length === 1 ? e : []);
	}
	namesIn(e, t) {
		return He(e.path)?.name === "ARB" && !bn.test(t) && this.namesOf(e.path).every((e) => bn.test(e)) ? void 0 : kn(e, t);
	}
	canBeNamed(e) {
		return this.files.some((t) => {
			let n = this.kind.fromLokalise?.entryIn(e, {
				...t.textFile,
				source: t.row
			});
			return n !== void 0 && this.namesIn(t, n.name) !== void 0;
		});
	}
	entryFor(e, t, n) {
		let r = this.files.flatMap((n) => {
			let r = t.includes(n.row) && this.kind.fromLokalise?.entryIn(e, {
				...n.textFile,
				source: n.row
			}), i = r && this.namesIn(n, r.name), a = r && (n.textFile.filename ?? r.filename) !== r.filename;
			return r && i && !a ? [{
				file: n,
				...r,
				path: i
			}] : [];
		}), i = r.filter(({ fits: e }) => e), a = i.length > 0 ? i : r, o = a.filter(({ file: e, filename: t }) => t !== "" && On(e, t)), s = o.length > 0 ? o : a, c = s[0] && this.nearest(s[0].name), [l, ...u] = s, d = u.length === 0 ? l : s.find(({ file: e }) => e.path === c?.file.path);
		if (!d) return;
		let { file: f, values: p, onCreate: m, path: h } = d, { textFile: g, row: _, lineStarts: v } = f;
		return {
			values: p,
			onCreate: m,
			path: h,
			isToAdd: !0,
			style: this.styleOf(f.path),
			file: {
				path: f.path,
				lineStarts: v
			},
			span: c?.file.path === f.path ? c.span : yn,
			from: {
				file: g,
				source: _,
				language: n,
				onlyIfBase: !1
			}
		};
	}
};
function On({ textFile: e, row: t }, n) {
	return [ze(t, e.path, "%LANG_ISO%") ?? e.path, e.path].some((e) => `/${e}`.endsWith(`/${n}`));
}
function kn({ path: e, textFile: t, row: n }, r) {
	let [i = "", a = ""] = n.keyName.split("{path}").map((e) => Oe.reduce((e, n) => e.replaceAll(`{${n}}`, () => t[n] ?? ""), e));
	if (!(r.length > i.length + a.length) || !r.startsWith(i) || !r.endsWith(a)) return;
	let o = r.slice(i.length, r.length - a.length), s = He(e)?.name === "JSON" ? o.split(n.separator) : [o];
	return s.some((e) => e === "" || e === "__proto__") || o.search(wt) >= 0 ? void 0 : s;
}
function An(e, t) {
	let n = L(t, ({ object: e }) => e);
	return [...e].flatMap(([e, { rows: t }]) => (n.get(e)?.length ?? 0) < Be(t).length ? [e] : []);
}
function jn(e, n, r) {
	let [i, a] = [!0, !1].map((t) => n.filter((e) => r.canBeNamed(e) === t).map((t) => `${e.liveLabel(t)} (id ${e.id(t)})`));
	return [[i, "Several locale files of the base language can have such a key, or none has its file name. In Lokalise, set the file name of one of them, or add the key by hand to the file where it belongs."], [a, "The locale files cannot have such a name. Rename it in Lokalise, or add it by hand."]].flatMap(([e = [], n]) => {
		if (e.length === 0) return [];
		let r = `Not added to the files: ${t(e, 20)}. ${n}`;
		return [O("not-expressible", r, {
			severity: "warning",
			scope: "change"
		})];
	});
}
function Mn(e, n, r, i) {
	let { baseLanguage: a } = r.project, o = new Set(e.flatMap(({ entry: e, language: t }) => e.isToAdd && t === a ? [e] : [])), s = n.kinds.flatMap((e) => (n.entries[e.plural] ?? []).flatMap((t) => t.isToAdd && !o.has(t) ? e.label(t.values) : [])), c = [`Not added yet: ${t(s, 20)}. The ${a} translation is empty in Lokalise, waits there for a review or a correction, or cannot be written into the file.`, ...Nn(n, r, i)];
	return {
		taken: e.filter(({ entry: e }) => !e.isToAdd || o.has(e)),
		problems: (s.length === 0 ? [] : c).map((e) => O("not-expressible", e, {
			severity: "notice",
			scope: "change"
		}))
	};
}
function Nn({ kinds: e }, { project: t, objects: n }, r) {
	let { baseLanguage: i } = t, a = e.some(({ plural: e, fromLokalise: i }) => n[e]?.objects.some((e) => i?.meetsReview(e, {
		project: t,
		rules: r
	}))), { review: o } = r.incoming;
	return a ? [] : [`No ${i} translation of the project is ${o}, so pull.review: ${o} lets no new key into the files. If your team does not review ${i} in Lokalise, set pull.review: any, or take a key with lokaform pull --accept KEY:${i}.`];
}
// src/pull/removal.ts
async function Pn({ kind: e, declared: t, chosen: n }, { options: r, project: i, everywhere: a }) {
	let o = (t) => t !== void 0 && e.isArchived(t), s = n.filter(({ declared: e, live: t }) => t === void 0 || ue(e) && o(t)), c = s.map((e) => e.declared), l = c.filter($), u = [...L(s, ({ declared: e, live: t }) => t ?? e).values()], d = u.flatMap(([e]) => $(e.declared) ? [e.declared] : []), f = Rn(e, c.filter((e) => !$(e))), p = ct(e, d, t.filter($).length, i.rules);
	if (l.length === 0 || k(p)) return { problems: [...f, ...p] };
	let m = `These keys are no longer in Lokalise, or are archived there:\n${u.flatMap(([{ declared: t, live: n }]) => $(t) ? `  - ${De(e.label(t.values))}${n === void 0 ? "" : " (archived)"}\n` : []).join("")}Remove them from the files?`;
	if (!r.dryRun && !await r.ask?.(m)) {
		let e = `The removal of ${d.length} entries was not confirmed, and nothing is written. Run it again at a terminal and type yes, or run pull without --remove-missing.`;
		return { problems: [O("not-confirmed", e, { scope: "project" })] };
	}
	return {
		edits: [...new Set(v(l))].filter(({ from: e }) => !e).map(({ file: t, span: n }) => ({
			kind: e.plural,
			path: t.path,
			edit: {
				is: "remove",
				at: n.start
			}
		})),
		sources: In(e, Fn(e, l, v(a.entries[e.plural] ?? []))),
		problems: f
	};
}
function $(e) {
	return Q(e).every(({ from: e }) => e.source.keysFrom === "lokalise");
}
function Fn(e, t, n) {
	let r = ({ from: t, values: n }) => R([
		Le(t.source),
		t.file.filename ?? null,
		e.identity(n)
	]), i = I(n.flatMap(Q), (e) => [r(e)]);
	return [...new Set(t.flatMap(Q).flatMap((e) => i.get(r(e)) ?? [e]))];
}
function In(e, t) {
	return [...L(t, ({ file: e }) => e.path)].map(([t, n]) => {
		let r = [...L(n, ({ path: e = [] }) => e.join("\0")).values()].map(([t]) => ({
			text: Ln(e, t),
			edits: [{
				is: "remove",
				path: t.path ?? []
			}]
		}));
		return {
			path: t,
			textFile: n[0].from.file,
			changes: r
		};
	});
}
function Ln(e, t) {
	let n = e.fields.find(({ role: e }) => e === "text")?.name ?? "", { language: r } = t.from;
	return {
		kind: e,
		entry: t,
		item: {
			...C(e, t),
			id: "",
			field: n,
			part: r,
			live: "",
			reason: "pull"
		},
		object: void 0,
		language: r,
		after: ""
	};
}
function Rn({ label: e }, n) {
	if (n.length === 0) return [];
	let r = n.map(({ values: t }) => e(t)), i = `Not live, but declared by locale files, from which --remove-missing removes nothing: ${t(r, 3)}. If the app no longer uses them, remove them by hand.`;
	return [O("not-editable", i, {
		severity: "notice",
		scope: "change"
	})];
}
// src/pull/kindPull.ts
function zn({ kind: e, declared: t, live: n, matching: r }, i) {
	let a = (t) => me(i.filter, {
		...t,
		kind: e,
		entry: t.declared
	}), o = r.matches.filter(a), s = r.unmanaged.filter((e) => !r.namesakes.has(e));
	return {
		kind: e,
		declared: t,
		live: n,
		chosen: o,
		matches: o.filter((t) => t.live !== void 0 && !Qe(e, t.live, i)),
		fresh: s.filter((t) => !Qe(e, t, i)),
		refused: r.refused.filter(a).map((e) => e.problem)
	};
}
async function Bn(e, t, n) {
	let { kind: r, matches: i } = e, { fields: a = [], isNew: o, removesMissing: s } = n.options, c = [...L(i, ({ live: e }) => e).values()].map(([e]) => e), l = it(r, st(r, c, t, a), n.textFiles);
	return r.secretNames ? [l] : [
		l,
		...s ? [await Pn(e, n)] : [],
		o ? Hn(e, t, n) : Un(e, n)
	];
}
function Vn({ kind: e, matches: t }, n) {
	let { project: r, rules: i } = n, a = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: o }) => {
		let s = Se(e, t).map(({ part: e }) => e);
		if (s.length === 0) return [];
		let c = e.context(t.values, o, n), l = a.flatMap((e) => Object.keys(Object(e.toManifest(o, c)))), u = new Set([...s, ...(t.leftOut ?? []).map(({ language: e }) => e)]), d = l.filter((e) => !u.has(e));
		if (d.length === 0) return [];
		let f = [...E(e, t, n), r.baseLanguage];
		return d.filter((e) => !f.includes(e) && Re(i, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
function Hn(e, t, n) {
	let { kind: r, declared: i, live: a, fresh: o } = e, s = j(t.project, n.project.pulledLanguages), c = {
		fields: n.options.fields ?? [],
		languages: s,
		label: () => ""
	}, l = Ke(r, o, {
		live: a,
		context: t,
		declared: i
	}, c), u = i.filter(({ from: e }) => e === void 0), d = qe(u.flatMap((e) => b(r.identity(e.values)).map((t) => ({
		name: t,
		entry: e
	})))), f = tt(n.manifests[r.plural]), [p] = f.length === 1 ? f : [], m = [], h = [], g = [];
	for (let e of l.entries) {
		let [t = ""] = r.names(e.live), n = d(t), i = n?.file.path ?? p;
		if (i === void 0) {
			g.push(e);
			continue;
		}
		let a = Wn(r, e, n?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		m.push({
			kind: r.plural,
			path: i,
			edit: {
				is: "add",
				after: n?.span.start,
				value: a
			}
		}), P(h, e.waiting);
	}
	return {
		edits: m,
		kept: h,
		problems: [...Ze(l.left), ...Gn(r, g, f)]
	};
}
function Un({ kind: e, declared: n, fresh: r }, { project: i, rows: a }) {
	let o = (t) => e.fromLokalise?.rowsOf(t, a, i.rules).length, s = (t) => e.created?.(t) ?? 0, c = r.filter((t) => !e.isArchived(t) && !o(t)).sort((e, t) => s(t) - s(e)).map(e.liveLabel);
	if (c.length === 0 || i.rules.filter.length > 0) return { problems: [] };
	let l = n.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", u = `No manifest has ${ye(c.length, e.name)} of the project: ${t(c, 3)}. To declare what is new: ${l}`;
	return { problems: [O("not-expressible", u, {
		severity: "notice",
		scope: "change"
	})] };
}
function Wn(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && M(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Gn(e, n, r) {
	if (n.length === 0) return [];
	let i = n.map(({ live: t }) => e.liveLabel(t)), a = `${n.length} live ${n.length === 1 ? e.name : e.plural} ${n.length === 1 ? "is" : "are"} not declared: ${t(i, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${r.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [O("not-expressible", a, {
		severity: "warning",
		scope: "change"
	})];
}
async function Kn(e, t, n) {
	let { project: r, context: i } = n, a = j(t.project, r.pulledLanguages ?? $e), o = {
		project: t.project,
		rules: {
			...r.rules,
			prune: {},
			pull: { completes: a }
		},
		variables: e.variables,
		verdicts: ft,
		rows: e.rows ?? []
	}, { declared: s, problems: c } = xn(e, t, o, n), l = Jn(s, n), u = await ht(s, t, o.rules, l);
	if (u.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: u.problems,
		unmatched: []
	};
	let d = u.kinds.map((e) => zn(e, r.rules)), f = lt(u.keptTexts, o), p = Mn(f.taken, s, t, o.rules), m = un(p.taken, n, t.project.baseLanguage), h = [...n.otherLanguages.map((e) => `all ${e} texts`), ...d.flatMap((e) => Vn(e, o))], g = [{ problems: [
		...u.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...n.options.removesMissing ? [] : Yn(u.plan),
		..._t(u, t.project, o.rules, "plan", "looks-renamed"),
		...d.flatMap(({ refused: e }) => e),
		...pt(u.keptTexts, {
			reasons: u.reasons,
			takenBack: u.takenBack,
			writes: !1,
			flags: r.flags,
			isWorkflow: i.folders.confined !== void 0,
			names: St(() => S(s))
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e),
		...c,
		...p.problems,
		...Xn(h),
		...(n.settings.projects.length === 1 ? _e(r.rules.accept, [s]) : []).flatMap((e) => Zn(e, u.keptTexts))
	] }, {
		...m,
		kept: Xe(f.kept)
	}];
	for (let e of d) P(g, await Bn(e, o, n));
	return {
		edits: g.flatMap(({ edits: e = [] }) => e),
		sources: qn(g.flatMap(({ sources: e = [] }) => e)),
		taken: p.taken,
		kept: g.flatMap(({ kept: e = [] }) => e),
		problems: g.flatMap((e) => e.problems),
		unmatched: u.plan.filter?.unmatched ?? []
	};
}
function qn(e) {
	return [...L(e, ({ path: e }) => e).values()].map((e) => ({
		...e[0],
		changes: e.flatMap(({ changes: e }) => e)
	}));
}
function Jn(e, t) {
	let { project: n, context: r, textFiles: i, ownUser: a, settings: o } = t, { lastApplied: s, history: c, onSecrets: l, now: d } = r, f = Object.values(t.manifests).flatMap((e) => e.map(({ path: e }) => e)), p = {
		known: new Map(),
		ids: [n.id],
		onSecrets: l,
		kinds: e.kinds
	};
	return {
		ownUser: a,
		history: c,
		textFiles: i,
		usable: o.usable,
		applied: s && (async () => {
			let t = await s?.(f, p);
			return t && u(t, {
				settings: n,
				declared: e
			});
		}),
		manifests: h({
			declared: e,
			manifests: f
		}),
		asked: { now: Math.floor(d() / 1e3) }
	};
}
function Yn({ only_in_files: e = [], kept: n }) {
	let r = n.filter((e) => e.reason === "archived" && e.from_lokalise), i = [...e.map(({ label: e }) => e), ...new Set(r.map(({ label: e }) => `${e} (archived)`))];
	if (i.length === 0) return [];
	let a = `Only in the files: ${t(i, 12)}. They were removed, archived or renamed in Lokalise, or were never created there. To remove them from the files: lokaform pull --remove-missing`;
	return [O("not-expressible", a, {
		severity: "notice",
		scope: "change"
	})];
}
function Xn(e) {
	if (e.length === 0) return [];
	let n = `Not pulled: ${t(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [O("not-expressible", n, {
		severity: "notice",
		scope: "change"
	})];
}
function Zn(e, t) {
	if (t.some(({ kind: t, entry: n, object: r, item: i }) => w([e], {
		kind: t,
		entry: n,
		live: r
	}, i.part ?? "", i.reason === "held") !== void 0 && (i.reason !== "waiting" || fe(i)))) return [];
	let n = `--accept ${e} took nothing: no text that it names differs from the project. A text that waits must be named without a pattern, as KEY:LANG. Texts in a language that entries do not declare come with --languages.`;
	return [O("unknown-text", n, {
		severity: "notice",
		scope: "change"
	})];
}
function Qn(e, t, n) {
	let r = ge(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [R([
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
		changes: $n(a, n)
	};
}
function $n(e, t) {
	let n = ({ kind: e, label: t }) => R([e, t]), r = I(t, ({ item: e }) => [n(e)]);
	return [...L(e, (e) => {
		let [t, i] = new Set((r.get(n(e)) ?? []).map(({ item: e }) => e.id));
		return t === void 0 || i !== void 0 ? e : R([
			e.kind,
			e.action,
			t
		]);
	})].map(([e, [t, ...n]]) => {
		if (e === t) return t;
		let r = [t, ...n].flatMap((e) => e.fields.filter(({ field: t }) => e.action === "update" || p(e.kind, { field: t }))), i = L(r, ({ field: e, part: t, before: n, after: r }) => R([
			e,
			t ?? null,
			n ?? null,
			r
		])), a = [...new Set([t, ...n].map(({ label: e }) => e))];
		return {
			...t,
			label: a.join(" / "),
			fields: [...i.values()].map(([e]) => e)
		};
	});
}
// src/pull/pull.ts
async function er(e, t, n, r) {
	try {
		let { projects: i } = e, a = {
			...r,
			signal: r.cancellation.stopping
		}, o = await ae(i, a), s = [
			...t,
			...at(e.kinds, n, r),
			...o
		];
		if (k(s)) return { problems: s };
		for (let t of i) {
			if (!t.manifests || await ot(t.manifests, t)) continue;
			let i = await tr({
				settings: e,
				project: t,
				options: n,
				context: r
			}, t.manifests);
			return {
				...i,
				problems: [...s, ...i.problems]
			};
		}
		let c = [];
		for (let t of i) {
			if (r.cancellation.stopped) break;
			c.push(await nr({
				settings: e,
				project: t,
				options: n,
				context: r
			}));
		}
		let { filter: l = [], accept: u = [] } = i[0]?.rules ?? {}, d = c.map(({ filtered: e }) => e?.unmatched ?? []), f = c.flatMap(({ filtered: e }) => e?.declared ?? []), p = i.length > 1 && f.length === i.length, m = c.flatMap((e) => e.later ?? []);
		return {
			problems: Fe([
				...s,
				...n.unused,
				...c.flatMap((e) => e.problems),
				...oe(l, d),
				...p ? ce("--accept", u, f) : []
			]),
			later: m,
			written: c.flatMap(({ written: e = [] }) => e),
			...m.length > 0 && { at: Tt(m.map(({ at: e }) => e)) }
		};
	} catch (e) {
		let n = _(e, r.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function tr(e, t) {
	if (e.settings.projects.length > 1) return { problems: [O("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
	let { filter: n } = e.project.rules;
	return n.length > 0 ? { problems: n.map(ee) } : nt(e, t);
}
async function nr(e) {
	let { settings: t, project: n, context: r } = e, { folders: i, cancellation: a } = r;
	if (!n.manifests) return { problems: [] };
	let o = xt(n, t.apiUrl, r);
	if (!o.ok) return { problems: [o.problem] };
	let { reading: s, now: c } = o.value, l = St(() => vt(s, n.id)), u = () => ut(l), d = await ar(e, n.manifests, u), f = await le(d, n, {}, x);
	if (f.problems.length + Object.values(f.paths).flat().length + d.texts.length === 0) {
		let e = `There is no manifest of ${Et(d.kinds.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [O("no-manifest", e, { severity: "notice" })] };
	}
	let p = (e) => d.texts.some((t) => t.place === e && rr(t)), m = await xe(n, d, t.usable, i, {
		...r,
		signal: a.stopping,
		findProject: u,
		counts: ({ code: e, severity: t, place: n }) => (e !== "no-language-file" || t === "error") && !(e === "no-manifest" && p(n))
	});
	if (r.onProgress?.(void 0), !m) return { problems: [] };
	let h = {
		...m,
		declared: ir(m.declared)
	}, { declared: g } = h, _ = h.manifests.map((e) => Ft(B(i.displayRoot, e)));
	await te([..._, t.backupDir ?? []].flat()), r.onSecrets(ve(g.variables));
	let { accept: v, filter: y } = n.rules, b = t.projects.length === 1 && !g.rows?.some(({ keysFrom: e }) => e === "lokalise"), S = [
		...h.problems,
		...b ? ce("--accept", v, [g]) : [],
		...b ? ne(y, [g]) : [],
		...Je(d.kinds, e.options, h.files)
	];
	if (Me(S)) return { problems: S };
	try {
		let t = await or(e, d, h, {
			reading: s,
			now: c,
			whole: l
		});
		return {
			...t,
			problems: [...S, ...t.problems]
		};
	} catch (e) {
		return { problems: [...S, ...mt(e, a, { settings: n })] };
	} finally {
		r.onProgress?.(void 0);
	}
}
function rr(e) {
	return e.keysFrom === "lokalise" && Ae(e);
}
function ir(e) {
	let t = e.rows?.some(rr), n = e.kinds.filter(({ fromLokalise: n, plural: r }) => t && n && !e.entries[r]), r = Object.fromEntries(n.map(({ plural: e }) => [e, []]));
	return n.length === 0 ? e : {
		...e,
		entries: {
			...e.entries,
			...r
		}
	};
}
async function ar({ project: e, options: { fields: t = [], removesMissing: n } }, r, i) {
	let a = r.kinds.filter((e) => e.fields.some(({ name: e, role: n }) => n === "text" || t.includes("all") || t.includes(e))), o = e.pulledLanguages?.value, s = (o?.includes("all") && r.texts.length > 0 ? (await i())?.languages : void 0)?.map(({ iso: e }) => e) ?? o, c = s && { alsoReads: s.includes("all") ? "all" : s }, l = { alsoReads: "all" }, u = ({ keysFrom: e }) => n && e === "lokalise" ? l : c;
	return {
		...r,
		kinds: a,
		texts: r.texts.map((e) => ({
			...e,
			...u(e)
		}))
	};
}
async function or(e, { kinds: t, texts: n }, { declared: r, files: i, textFiles: o, rows: s }, { reading: c, now: l, whole: u }) {
	let { project: d, options: f, context: p } = e, m = l(), h = r, g = [], _ = (e) => {
		m = l();
		let t = {
			asked: d.pulledLanguages,
			isNew: f.isNew,
			rows: n
		};
		h = dr(r, e, d);
		let i = rt(e, h, t);
		return g = (e.languages?.filter((e) => i.ok && !i.value.includes(e)) ?? []).map(({ iso: e }) => e), i;
	}, v = t.filter(({ plural: e }) => r.entries[e]), b = await bt(c, d.id, {
		kinds: v,
		languages: _
	}, u);
	if (!b.ok) return { problems: [b.problem] };
	p.onProgress?.({
		phase: "planning",
		project: d.name
	});
	let x = [...a({
		declared: r,
		textFiles: o
	}, b.value.project), ...y(d.languagePlaces, b.value.project)];
	if (k(x)) return { problems: x };
	let S = {
		...e,
		manifests: i,
		textFiles: o,
		rows: s,
		everywhere: r,
		context: {
			...p,
			now: l
		},
		ownUser: yt(c, d.id)
	}, C = await Kn(h, b.value, {
		...S,
		otherLanguages: g
	});
	if (Me(C.problems) || p.cancellation.stopped) return { problems: C.problems };
	let w = await sr(C, h, b.value, S, m), ee = {
		unmatched: C.unmatched,
		declared: r
	};
	return {
		...w,
		filtered: ee,
		problems: [...C.problems, ...w.problems]
	};
}
async function sr(e, t, n, { manifests: r, settings: i, project: a, options: s, context: c }, l) {
	let { edited: u, targets: f, refused: p, lost: m } = await cr(e, t, {
		manifests: r,
		settings: i,
		context: c
	}), { changed: h } = u;
	if (u.problems.length > 0) return { problems: [...p, ...u.problems] };
	let g = [...e.kept, ...Xe([...u.refused, ...m])], { project: _ } = n, v = {
		name: _.name,
		kept: g,
		...!a.showTexts && { hide_texts: !0 }
	};
	if (h.length === 0) return {
		problems: p,
		later: {
			...v,
			changed: h,
			at: l,
			files: [],
			comparison: ur
		}
	};
	let y = o(t.kinds, u.manifests, i.usable), b = y.problems.filter(({ severity: e }) => e === "error");
	if (b.length > 0) return { problems: b.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let x = s.dryRun ? [] : await We(f, c.folders);
	if (x.length > 0) return { problems: [...p, ...x] };
	let S = {
		...v,
		changed: h,
		at: l,
		files: h.map(({ path: e }) => e),
		comparison: Qn(dr(y.declared, _, a), t, e.taken)
	}, C = new Set(S.comparison.changes.map(({ label: e }) => d(e))), w = gt(y.declared, n, a.rules);
	return {
		problems: [...p, ...w.filter(({ about: e = "" }) => C.has(e))],
		later: S,
		written: f
	};
}
async function cr(e, { kinds: t }, { manifests: n, settings: r, context: i }) {
	let a = await lr(e, {
		manifests: n,
		context: i
	}), s = e.sources.flatMap(({ changes: e }) => e).filter(({ text: e }) => e.entry.isToAdd);
	if (s.length === 0) return {
		...a,
		lost: []
	};
	let { entries: c } = o(t, a.edited.manifests, r.usable).declared, l = ({ kind: e, entry: t }) => b(e.identity(t.values)), u = new Set(t.flatMap((e) => (c[e.plural] ?? []).flatMap(({ values: t }) => b(e.identity(t))))), d = X(a.edited.refused), f = new Set(s.filter(({ text: e }) => !d.has(e.entry) && l(e).some((e) => !u.has(e))).map(({ text: e }) => e.entry));
	if (f.size === 0) return {
		...a,
		lost: []
	};
	let p = {
		...e,
		sources: Z(e.sources, f)
	}, m = X(s), h = s.filter(({ text: e }) => f.has(e.entry) && m.has(e.entry));
	return {
		...await lr(p, {
			manifests: n,
			context: i
		}),
		lost: h.map(({ text: e }) => ({
			text: e,
			why: "not-storable",
			details: "The file would have it under another name."
		}))
	};
}
async function lr({ edits: e, sources: t }, { manifests: n, context: { folders: r } }) {
	let i = new Map(t.map((e) => [e.path, e.creates?.full])), a = [];
	for (let n of new Set([...e, ...t].map((e) => e.path))) {
		let e = i.get(n), t = e ? {
			path: e,
			text: ""
		} : {
			path: B(r.displayRoot, n),
			text: "",
			replaces: ""
		};
		for (let e of await Ge([t], r)) a.push({
			...e,
			scope: "change",
			place: we(n)
		});
	}
	let o = ({ path: e }) => a.every(({ place: t }) => t?.file !== e), s = t.filter((e) => !o(e)).flatMap(({ changes: e }) => e), c = Z(t.filter(o), X(s)), l = mn(n, e.filter(o), c);
	return {
		edited: l,
		targets: await Ye(l.changed, r),
		refused: a
	};
}
const ur = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function dr(e, t, { pulledLanguages: n }) {
	return l(e, t.baseLanguage, j(t, n ?? $e));
}
// src/commands/runs/pull.ts
async function fr(e, t) {
	return pe(async (i) => {
		let a = {
			...t.sources,
			signal: i.stopping
		}, { settings: o, problems: s } = await r("plan", e, a);
		t.hide(o.secrets), i.stopAfter(o.timeLimit);
		let c = t.context(o, i), { ask: l } = t, u = et(e, c, l && ((e) => l(e, i))), d = await er(o, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...s
		], u, c), { first: f, later: p } = d, m = {
			isDryRun: u.dryRun,
			full: o.all
		}, h = {
			...t.screen,
			texts: !(t.reportPull && f?.hide_texts),
			full: o.all
		}, _ = u.dryRun ? void 0 : t.screen.width, v = f ? [...g(f, h), ...Pt(f, u.dryRun)] : [];
		for (let e of je(v, _)) t.print(e);
		for (let e of pr(p ?? [], m, t)) t.print(e);
		let y = f !== void 0 || p?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: b } = c.folders, x = t.reportPull ? void 0 : await re(await It(b), void 0);
		if (p?.some(({ comparison: { changes: e } }) => e.some(({ action: e }) => e !== "create")) && y && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), y && d.at !== void 0 && !u.dryRun && x !== void 0) {
			let e = d.written?.map(({ path: e }) => Ee(de(e, c.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(De(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${Ee(be(d.at))}`);
		}
		let { stopped: S } = i, C = S !== void 0 && !f && (p ?? []).length < o.projects.length, w = y && !u.dryRun ? "more " : "", ee = O("run-stopped", `${i.reason} Nothing ${w}was written.`), T = C ? [...d.problems, ee] : d.problems, te = t.reportPull && !o.showTexts ? T.map((e) => n(e)) : T, ne = await t.reportPull?.({
			...d,
			problems: te
		}, o, i.stopping) ?? [], E = [...te, ...ne];
		return t.showProblems(E), C && S.by !== "time limit" ? S.by === "SIGINT" ? 130 : 143 : C || k(E) ? 1 : o.detailedExitcode && y ? 2 : 0;
	});
}
function pr(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r, o = n || i ? void 0 : "--all shows";
	return e.flatMap(({ changed: e, at: s, ...l }) => {
		let u = m(l, a), d = !(i && u.hide_texts);
		return [...t && d ? f(e) : [], ...c(u, {
			...r,
			isDryRun: t,
			texts: d,
			full: n,
			keptElsewhere: o
		})];
	});
}
export { fr as runPull };
