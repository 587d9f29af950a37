import { $ as e, D as t, Dr as n, Dt as r, Et as i, H as a, Hn as o, K as s, Lr as c, Lt as l, Mn as u, O as d, R as f, T as p, U as m, X as h, Xt as g, Yn as _, a as v, at as y, cr as b, en as x, er as S, jr as C, k as ee, kn as w, lt as T, mr as E, qt as te, s as ne, tr as re, ut as ie, w as ae, yt as oe, zn as se } from "./engine.js";
import { At as ce, Dt as D, Et as le, J as ue, Nt as de, Ot as fe, Tt as O, _r as pe, h as k, jt as me, x as A } from "./start.js";
import { C as he, S as ge, _ as _e, a as ve, c as ye, d as be, f as xe, g as Se, h as Ce, i as we, l as Te, m as Ee, n as De, o as Oe, p as ke, r as Ae, s as je, t as Me, u as Ne, v as Pe, y as Fe } from "./firstPull.js";
import { S as Ie, T as j, b as M, g as N, m as P, v as Le, w as F } from "./wire.js";
import { E as Re, c as ze, d as Be, h as Ve, l as He, u as Ue, x as We, y as Ge } from "./project.js";
import { C as Ke, E as I, O as L, S as R, T as z, b as qe, k as Je, r as Ye } from "./yaml.js";
import { t as Xe } from "./splice.js";
import { s as Ze } from "./writtenFiles.js";
import { resolve as Qe } from "node:path";
import { realpath as $e } from "node:fs/promises";
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
	return e && "items" in e ? e.items.filter((e) => !et(e)) : [];
}
function et({ start: e, key: t, sep: n, value: r }) {
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
function Z(e) {
	return e?.type === "block-scalar" ? X(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : Z(K(e).at(-1)?.value);
}
function tt(e, t) {
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
function nt(e, t, n) {
	let r = ot(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = B(e, r);
	for (; a > i;) {
		let t = B(e, a - 1), n = at(e, t);
		if (t < i || n === void 0 || n > H(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = H(e, ot(t, 0)), a = V(e, r ? q(r).end : 0);
	for (let t = a; t < e.length; t = V(e, t)) {
		let n = at(e, t);
		if (n !== void 0 && n > i) a = V(e, t);
		else if (!W(e, t)) break;
	}
	return a;
}
function rt(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = it(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function it(e, t, n, r) {
	let i = t[r + 1], a = ot(t, n);
	if (i && !U(e, a)) return {
		from: n,
		start: a,
		end: q(i).start
	};
	let o = Q(e, t, r), s = nt(e, t, n), c = () => W(e, B(e, s - 1)), l = Z(t[n - 1]?.value);
	if (!i && n > 0 && !l) {
		let r = Q(e, t, n - 1);
		for (; s > r && c();) s = B(e, s - 1);
	} else if (i && n === 0 || l || i && c()) for (; W(e, o);) o = V(e, o);
	return {
		from: n,
		start: s,
		end: o
	};
}
function at(e, t) {
	let n = e.slice(t, V(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function ot(e, t) {
	let n = e[t];
	return n ? q(n).start : 0;
}
// src/yaml/editEntries.ts
function st(e, t, n, r) {
	let i = _(e, t);
	if (k(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = ct(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...M(a) && a,
		[n]: s
	};
	if (j(a, c)) return {
		is: "edited",
		text: t
	};
	let l = ut(t), u = new ht(l, n, o), d = u.edited(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [pt(i, u.refused)]
	};
	let f = ft(d, l), p = _(e, f), m = p.problems.length <= i.problems.length && !k(p.problems) ? p.value : a;
	return j(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [pt(i, mt(m, c))]
	};
}
function ct({ value: e, span: t }, n, r) {
	let i = F(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = r.filter((e) => e.is === "add"), u = Le(l, ({ after: e }) => e === void 0 ? a.length - 1 : c(e)), d = (e) => (u.get(e) ?? []).map(({ value: e }) => ({
		from: void 0,
		value: e
	}));
	for (let e of r) {
		if (e.is === "add") continue;
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? lt(n, e.language, e.value) : {
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
function lt(e, t, n) {
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
function ut(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = Ye(a, {
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
		style: dt(o, a)
	};
}
function dt(e, t) {
	let n = {}, r = 0;
	qe(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = Ke(r) && !r.flow ? K(r.srcToken) : [];
			if (!i || !a || !U(t, q(a).start)) return;
			let o = H(t, q(a).start) - H(t, q(i).start);
			Je(r) && o >= 0 ? n.listStep ??= o : z(r) && o > 0 && (n.step ??= o);
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
function ft(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function pt({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? S(e, t, n) : re(e, t, n);
	return A("not-editable", i, { place: a });
}
function mt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!j(t, i)) return [e, ...mt(t, i)];
	}
	return [];
}
var ht = class {
	source;
	list;
	rows;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, n) {
		this.source = e, this.list = t, this.rows = n, this.writer = new Fe(e.style, (e) => this.resolved(e));
		let r = new Map();
		qe(e.document, {
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
		}, t), Xe(n, this.splices);
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
		let a = z(n) ? this.membersChange(e, n, t) : Je(n) ? this.itemsChange(e, n, t) : void 0;
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
			node: gt(n),
			key: gt(t),
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
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : yt(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = K(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: gt(t),
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
		for (let [e, t] of r.entries()) {
			let n = i[e];
			n !== void 0 && (this.name(t), this.become(t, n));
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
			let r = n.map((n) => this.writer.added(n, _t(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let p = rt(o, s, i.map((e) => e === void 0));
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !U(o, u) && (this.refused ??= t);
			let i = p.get(e), a = i ? i.end : e < 0 ? nt(o, s, 0) : Q(o, s, e), c = Z(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, _t(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, H(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && tt(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = L(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - vt(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : vt(n, s.start)), s.end, d);
		let { start: p, end: m } = c ?? {
			start: V(n, s.end),
			end: V(n, s.end)
		};
		(c || f.length > 0) && this.spliceLines(p, m, f, H(n, q(i).start));
	}
	replacement({ node: e, item: t, path: n, inFlow: r }, i, { inline: a, lines: o }) {
		let { text: s, style: c, isEndAdded: l } = this.source, u = {
			isItem: typeof n.at(-1) == "number",
			inFlow: r
		};
		if (typeof i == "string" && L(e) && t?.value?.type === "block-scalar") {
			let n = X(t.value), { indent: r, end: a } = n, o = V(s, a), d = o === s.length ? !l : !W(s, o), f = r === void 0 ? c.step : r - H(s, q(t).start);
			return this.writer.block(i, e.type, {
				...n,
				mayKeepEnd: d
			}, f) ?? this.writer.valueOf(i, [], u, "PLAIN");
		}
		let d = o !== void 0 && o.start !== V(s, a.end), f = L(e) ? e.type : d ? "QUOTE_DOUBLE" : void 0;
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
function gt(e) {
	return I(e) ? e : void 0;
}
function _t(e, t) {
	if (z(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(I);
}
function vt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function yt(e, t) {
	let n = {
		comparator: j,
		maxEditLength: 1e3
	}, r = l([...e], [...t], n);
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
function bt(e, t) {
	let { textFiles: n, base: r } = t, i = new At(t), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: r, language: c, item: { declared: l } } = t, u = l === void 0 ? i.find(e, r, c) : void 0, d = u?.path ?? T(e, r, c);
		u || l !== void 0 && n.has(d) ? o.push({
			text: t,
			path: d,
			target: u
		}) : l === void 0 && r.from ? s.push(t) : a.push(xt(t));
	}
	let c = [...Le(o, ({ path: e }) => e)].flatMap(([e, t]) => {
		let r = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), a = r[0]?.target, o = n.get(e) ?? a?.textFile;
		if (!o) return [];
		let s = [...t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: St(t, e, i)
		}]), ...r.sort(Ct).map(wt)], c = a?.missing && {
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
		problems: [...Tt(s), ...Et(c, r)]
	};
}
function xt({ kind: e, entry: t, language: n, after: r }) {
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
function St({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	return c ? typeof i == "string" ? [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}] : Object.entries(kt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = M(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}) : [];
}
function Ct({ target: { sibling: e } }, { target: { sibling: t } }) {
	return e.path === t.path ? e.name - t.name : 0;
}
function wt({ text: e, target: { origin: t, textFile: n, code: r, sibling: i } }) {
	let { after: a } = e, o = typeof a == "string" ? a : kt(a), s = n.language === void 0 ? { language: r } : {};
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
function Tt(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => $(e).map(({ from: e }) => e.source)), i = `No locale file can have ${te(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return A("no-language-file", i, {
			severity: "notice",
			scope: "change",
			...r && { place: r.place }
		});
	});
}
function Et(e, t) {
	let n = new Map();
	for (let { textFile: r, changes: i } of e) for (let { text: e } of i) {
		let { source: i } = r;
		(i.languages ?? [i.language ?? t]).includes(e.language) || n.set(i, (n.get(i) ?? new Set()).add(e.language));
	}
	return [...n].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = `Other commands do not read the ${[...i].join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...i].join(", ")}].`;
		return A("no-language-file", a, {
			severity: "notice",
			scope: "change",
			place: r
		});
	});
}
function Dt(e, t, n) {
	let r = [], i = [], a = [], o = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), s = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).flatMap((e) => e.edits);
		if (i.length === 0) continue;
		let s = st(e, o, n, i);
		s.is === "refused" ? P(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: c } of n) {
		let n = v(e);
		if (!n) continue;
		let l = c ? n.empty(c.code) : o.get(e) ?? "", { text: u, refused: d } = Ot(n, l, r, t.source);
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
function Ot(e, t, n, r) {
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
function kt(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var At = class {
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
				origin: r.from,
				sibling: this.sibling(r)
			};
		}
	}
	baseOf(e, t) {
		let { base: n } = this.given, r = $(e).find(({ file: e, from: r }) => r.language === n && v(e.path) === v(t));
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
		let o = O(n.source, r);
		if (a.language === void 0) return {
			path: t.path,
			textFile: a,
			code: o
		};
		let s = this.inOtherLanguage(t.path, a, r);
		if (s && !s.missing) return s;
		let c = (r) => v(r.path) === v(t.path) && N(e.textFiles?.name(n.path, r.textFile) ?? null) === N(e.textFiles?.name(n.path, a) ?? null), l = [...i].flatMap(([e, t]) => t.language === r && c({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: O(t.source, r)
		}] : []), [u] = l;
		if (u && l.length === 1 && (!s || jt(u, r) && !jt(s, r))) return u;
		if (s || u) return s;
		let d = this.given.rows.flatMap((e) => this.fromRow(e, r) ?? []).filter(c);
		return d.length === 1 ? d[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = b(t, Qe(this.given.folders.displayRoot, e)), i = D(t.files) ? me(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (de(e, t) && D(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, le({ files: e.files.replaceAll("{lang}", O(e, t)) }), t);
	}
	at(e, t, n) {
		let r = O(e, n);
		if (!Mt.test(r) || fe(e, t) !== n) return;
		let i = Qe(e.folder, t), a = C(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...ce(e, t)
			},
			code: r,
			missing: i
		};
	}
};
function jt({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const Mt = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/decide.ts
async function Nt(e, t, n) {
	let { project: r, options: i, textFiles: o } = n, { filter: s } = r.rules, c = we(t.project, r.pulledLanguages ?? Ae), l = Object.entries(e.entries).filter(([e]) => t.objects[e]), u = {
		...e,
		entries: Object.fromEntries(l)
	}, d = {
		project: t.project,
		rules: {
			...r.rules,
			prune: {},
			pull: { completes: c }
		},
		variables: u.variables,
		verdicts: Re
	}, p = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: m, onSecrets: h, folders: g } = n.context, _ = {
		known: new Map(),
		ids: [r.id],
		onSecrets: h
	}, v = await He(u, t, d.rules, {
		ownUser: n.ownUser,
		applied: m && (async () => f(await m(p, _), {
			settings: r,
			declared: u
		})),
		history: n.context.history,
		manifests: a({
			declared: e,
			manifests: p
		}),
		textFiles: o,
		usable: n.settings.usable,
		asked: { now: Math.floor(n.context.now() / 1e3) }
	});
	if (v.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: v.problems,
		unmatched: []
	};
	let y = v.kinds.map(({ kind: e, matching: t }) => {
		let n = Ft(e, t, s);
		return {
			kind: e,
			entries: u.entries[e.plural] ?? [],
			all: t,
			matching: n,
			matches: It(e, n, d)
		};
	}), b = v.plan.filter?.unmatched ?? [], x = [
		...v.problems.filter(({ code: e }) => e === "unknown-writers"),
		...y.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Be(v.keptTexts, {
			reasons: v.reasons,
			writes: !1
		}).map(Pt)
	], S = t.project.baseLanguage, { taken: C, kept: ee } = Se(v.keptTexts, d), w = bt(C, {
		manifests: n.manifests,
		textFiles: o,
		rows: n.rows,
		base: S,
		folders: g
	}), T = [...w.edits];
	P(x, w.problems);
	let E = [];
	for (let { kind: e, entries: a, matching: s, matches: c } of y) {
		let l = Ce(e, c, d, i.fields ?? []), u = be(e, l, o);
		if (P(T, u.edits), P(E, u.kept), P(x, u.problems), !e.secretNames) {
			if (i.removesMissing) {
				let t = await Vt(e, a, s, {
					rules: r.rules,
					options: i
				});
				P(T, t.edits), P(x, t.problems);
			}
			if (i.isNew) {
				let o = we(t.project, r.pulledLanguages), s = {
					fields: i.fields ?? [],
					languages: o,
					label: () => ""
				}, c = xe(n.manifests[e.plural]), l = Rt(e, {
					declared: a,
					live: t,
					context: d,
					wanted: s
				}, c);
				P(T, l.edits), P(x, l.problems);
			}
		}
	}
	return {
		edits: T,
		sources: w.sources,
		taken: C,
		kept: [...Ne(ee), ...E],
		problems: x,
		unmatched: b
	};
}
function Pt(e) {
	return e.severity === "error" ? {
		...e,
		severity: "warning"
	} : e;
}
function Ft(e, t, n) {
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
function It(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && pe(e.tags(t), n) === void 0);
}
function Lt(e, t, n) {
	let r = y(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [N([
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
function Rt(e, { declared: t, live: n, context: r, wanted: i }, a) {
	let o = n.objects[e.plural];
	if (!o) return {
		edits: [],
		problems: []
	};
	let s = e.match(t, o, r), c = s.unmanaged.filter((t) => !s.namesakes.has(t) && pe(e.tags(t), r.rules) === void 0), l = Ee(e, c, {
		live: o,
		context: r,
		declared: t
	}, i), u = t.filter(({ from: e }) => e === void 0), d = _e(u.flatMap((t) => ie(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [f] = a.length === 1 ? a : [], p = [], m = new Map();
	for (let t of l.entries) {
		let [n = ""] = e.names(t.live), r = d(n), i = r?.file.path ?? f;
		if (i === void 0) {
			p.push(t);
			continue;
		}
		let a = zt(e, t, r?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
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
		problems: [...ke(l.left), ...Bt(e, p, a)]
	};
}
function zt(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && j(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Bt(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), { one: i, many: a } = e.words, o = `${t.length} live ${t.length === 1 ? i : a} ${t.length === 1 ? "is" : "are"} not declared: ${g(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [A("not-expressible", o, {
		severity: "warning",
		scope: "change"
	})];
}
async function Vt(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(Ht), s = a.filter((e) => !Ht(e)).map((t) => Ut(e, t)), c = Pe(e, o, t.filter(Ht).length, r);
	if (o.length === 0 || k(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = `These entries have no live key:\n${o.map(({ values: t }) => `  - ${ue(e.label(t))}\n`).join("")}Remove them from the manifests?`;
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
		problems: [A("not-confirmed", u, { scope: "project" })]
	};
}
function Ht(e) {
	return $(e).length === 0;
}
function Ut(e, t) {
	let [n = t] = $(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return se(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/pull/pull.ts
async function Wt(e, t, r, i) {
	try {
		return await Gt(e, t, r, i);
	} catch (e) {
		let r = n(e, i.folders);
		if (!r) throw e;
		return { problems: [...t, r] };
	}
}
async function Gt(e, n, r, i) {
	let a = [...n, ...Oe(e.kinds, r, i)];
	if (k(a)) return { problems: a };
	let { projects: o } = e;
	for (let n of o) {
		if (!n.manifests || await Me(n.manifests, n)) continue;
		if (o.length > 1) return { problems: [...a, Kt] };
		let { filter: s } = n.rules;
		if (s.length > 0) return { problems: [...a, ...s.map((e) => t(e, []))] };
		let c = await De(e, n, n.manifests, r, i);
		return {
			...c,
			problems: [...a, ...c.problems]
		};
	}
	let s = [], c = [], l = [];
	for (let t of o) {
		if (i.cancellation.stopped) break;
		let n = await qt(e, t, r, i);
		P(a, n.problems), n.later && s.push(n.later), c.push(n.filtered?.unmatched ?? []), n.filtered && l.push(n.filtered.declared);
	}
	return P(a, ae(o[0]?.rules.filter ?? [], c, l)), {
		problems: a,
		later: s,
		at: Ie(s.map((e) => e.at))
	};
}
const Kt = A("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
async function qt(e, t, n, r) {
	let { folders: i, cancellation: a } = r;
	if (!t.manifests) return { problems: [] };
	let o = Yt(t.manifests, t.pulledLanguages?.value), c = Ve(t, e.apiUrl, r);
	if (!c.ok) return { problems: [c.problem] };
	let { reading: l, now: u } = c.value, f = u(), p = await m(t, o, e.usable, i, {
		...r,
		signal: a.stopping,
		findProject: ({ id: e }) => We(l, e),
		counts: (e, t) => $t(Qt(t, n))(e) && !Zt(e, o)
	});
	if (r.onProgress?.(void 0), !p) return { problems: [] };
	let { declared: h, files: g, textFiles: _ } = p;
	r.onSecrets(oe(h.variables));
	let v = [
		...p.problems,
		...ee("accept", t.rules.accept, [h]),
		...e.projects.length > 1 ? [] : d(t.rules.filter, [h]),
		...je(o.kinds, n, g)
	];
	if (k(v)) return { problems: v };
	try {
		let i = await Ge(l, t.id, {
			kinds: Qt(h, n),
			languages: (e) => {
				f = u();
				let r = {
					asked: t.pulledLanguages,
					isNew: n.isNew,
					rows: o.texts
				};
				return ve(e, Xt(h, e, t), r);
			},
			leavesOut: () => !1
		});
		if (!i.ok) return { problems: [...v, i.problem] };
		r.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: c } = i.value, d = s({
			declared: h,
			textFiles: _
		}, c);
		if (d.length > 0) return { problems: [...v, ...d] };
		let p = Xt(h, c, t), m = {
			project: t,
			options: n,
			settings: e,
			manifests: g,
			textFiles: _,
			rows: o.texts,
			context: {
				...r,
				now: u
			},
			ownUser: Ue(l, t.id)
		}, y = await Nt(p, i.value, m), b = [...v, ...y.problems];
		if (k(y.problems.filter(({ scope: e }) => e !== "change")) || a.stopped) return { problems: b };
		let x = await Jt(y, p, c, m, f), S = {
			unmatched: y.unmatched,
			declared: h
		};
		return {
			...x,
			filtered: S,
			problems: [...b, ...x.problems]
		};
	} catch (e) {
		return { problems: [...v, ...ze(e, a, h)] };
	} finally {
		r.onProgress?.(void 0);
	}
}
async function Jt(e, t, n, { manifests: r, settings: i, project: a, options: s, context: c }, l) {
	let u = Dt(r, e.edits, e.sources), { changed: d } = u;
	if (u.problems.length > 0) return { problems: u.problems };
	let f = o(i.kinds, u.manifests, i.usable), p = f.problems.filter($t(Qt(t, s))).filter(({ severity: e }) => e === "error");
	if (p.length > 0) return { problems: p.map(en) };
	let m = await Te(d, c.folders), h = await ge(m, c.folders);
	return h.length === 0 && !s.dryRun && m.length > 0 && P(h, await he(m, c.folders)), h.length > 0 ? { problems: h } : {
		problems: [],
		later: {
			changed: d,
			at: l,
			name: n.name,
			files: d.map(({ path: e }) => e),
			comparison: Lt(Xt(f.declared, n, a), t, e.taken),
			kept: [...e.kept, ...Ne(u.refused)],
			...!a.showTexts && { hide_texts: !0 }
		}
	};
}
function Yt(e, t) {
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
function Xt(e, t, { pulledLanguages: n }) {
	return h(e, t.baseLanguage, we(t, n ?? Ae));
}
function Zt({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && D(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function Qt({ kinds: e, entries: t }, { fields: n = [] }) {
	return e.filter((e) => t[e.plural] && e.fields.some(({ name: e, role: t }) => t === "text" || n.includes("all") || n.includes(e)));
}
function $t(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function en(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/commands/runs/pull.ts
async function tn(t, n) {
	return ne(async (r) => {
		let i = {
			...n.sources,
			signal: r.stopping
		}, { settings: a, problems: o } = await e("plan", t, i);
		n.hide(a.secrets), r.stopAfter(a.timeLimit);
		let s = n.context(a, r, t), { ask: c } = n, l = ye(t, s, c && ((e) => c(e, r))), d = await Wt(a, [...n.problems, ...o], l, s), { first: f, later: p } = d;
		for (let e of f ? Ze(f, l.dryRun) : []) n.print(e);
		let m = {
			isDryRun: l.dryRun,
			full: a.all
		};
		for (let e of nn(p ?? [], m, n)) n.print(e);
		let h = f !== void 0 || p?.some(({ changed: e }) => e.length > 0) === !0, g = !n.reportPull && await rn(s.folders.displayRoot);
		h && d.at !== void 0 && !l.dryRun && g && n.print(`To commit only these changes: git commit --trailer ${x(E(d.at))}`);
		let { stopped: _ } = r, v = _ !== void 0 && !f && (p ?? []).length < a.projects.length, y = v ? [...d.problems, an(r, h && !l.dryRun)] : d.problems, b = n.reportPull && !a.showTexts ? u(y) : y, S = await n.reportPull?.({
			...d,
			problems: b
		}) ?? [], C = [...b, ...S];
		return n.showProblems(C), v && _.by !== "time limit" ? _.by === "SIGINT" ? 130 : 143 : v || k(C) ? 1 : a.detailedExitcode && h ? 2 : 0;
	});
}
function nn(e, { isDryRun: t, full: n }, { screen: a, reportPull: o }) {
	let { clean: s = (e) => e } = a;
	return e.flatMap(({ changed: e, at: c, ...l }) => {
		let u = w(l, s), d = !(o && u.hide_texts);
		return [...t && d ? r(e) : [], ...i(u, {
			...a,
			isDryRun: t,
			texts: d,
			full: n
		})];
	});
}
async function rn(e) {
	return await c(await $e(e), void 0) !== void 0;
}
function an({ reason: e }, t) {
	return A("run-stopped", `${e} Nothing ${t ? "more " : ""}was written.`);
}
export { tn as runPull };
