import { $t as e, C as t, D as n, E as r, Ft as i, G as a, H as o, Jn as s, Kr as c, Kt as l, L as u, Lr as d, O as f, Qn as p, Rn as m, Tt as h, V as g, Vn as _, Vr as v, Y as y, Z as b, Zn as x, _t as S, a as C, ct as w, ir as T, lr as ee, mr as E, rt as D, s as te, st as ne, ur as re, vr as ie, w as ae, wr as oe, wt as se } from "./engine.js";
import { At as O, Ft as ce, It as le, Mt as k, Nt as ue, Rt as de, b as A, gr as fe, h as j, jt as pe } from "./start.js";
import { S as me, _ as he, a as ge, b as _e, c as ve, d as ye, f as be, h as xe, i as M, l as Se, m as Ce, n as we, o as Te, p as Ee, r as De, s as Oe, t as ke, u as Ae, v as je, x as Me, y as Ne } from "./first.js";
import { S as N, b as Pe, f as P, g as Fe, m as F, v as I, x as L } from "./wire.js";
import { C as Ie, E as Le, c as Re, d as ze, h as Be, l as Ve, m as He, u as Ue, y as We } from "./project.js";
import { C as Ge, E as R, O as z, S as B, T as V, b as Ke, k as qe, r as Je } from "./yaml.js";
import { t as Ye } from "./splice.js";
import { c as Xe } from "./written.js";
import { resolve as Ze } from "node:path";
import { realpath as Qe } from "node:fs/promises";
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
const $e = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function q(e) {
	return e && "items" in e ? e.items.filter((e) => !et(e)) : [];
}
function et({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => $e.has(e));
}
function J(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => $e.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? tt(i) : Y(e)
	};
}
function Y({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => $e.has(e));
	return r ? r.offset + r.source.length : t ? tt(t) : e.at(-1)?.offset ?? 0;
}
function tt(e) {
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
function nt(e) {
	return e?.type === "block-scalar" ? X(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : nt(q(e).at(-1)?.value);
}
function rt(e, t) {
	let { value: n } = t, r = Y(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = tt(n);
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
function it(e, t, n) {
	let r = ct(t, n), i = n > 0 ? Z(e, t, n - 1) : 0, a = H(e, r);
	for (; a > i;) {
		let t = H(e, a - 1), n = st(e, t);
		if (t < i || n === void 0 || n > W(e, r)) break;
		a = t;
	}
	return a;
}
function Z(e, t, n) {
	let r = t[n], i = W(e, ct(t, 0)), a = U(e, r ? J(r).end : 0);
	for (let t = a; t < e.length; t = U(e, t)) {
		let n = st(e, t);
		if (n !== void 0 && n > i) a = U(e, t);
		else if (!K(e, t)) break;
	}
	return a;
}
function at(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = ot(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function ot(e, t, n, r) {
	let i = t[r + 1], a = ct(t, n);
	if (i && !G(e, a)) return {
		from: n,
		start: a,
		end: J(i).start
	};
	let o = Z(e, t, r), s = it(e, t, n), c = () => K(e, H(e, s - 1)), l = nt(t[n - 1]?.value);
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
function st(e, t) {
	let n = e.slice(t, U(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function ct(e, t) {
	let n = e[t];
	return n ? J(n).start : 0;
}
// src/yaml/editEntries.ts
function lt(e, t, n, r) {
	let i = T(e, t);
	if (j(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = ut(i, n, r), s = {
		...I(a) && a,
		[n]: ft(o)
	};
	if (N(a, s)) return {
		is: "edited",
		text: t
	};
	let c = mt(t), l = new yt(c, n, o), u = l.edited(a, s);
	if (l.refused) return {
		is: "refused",
		problems: [_t(i, l.refused)]
	};
	let d = gt(u, c), f = T(e, d), p = f.problems.length <= i.problems.length && !j(f.problems) ? f.value : a;
	return N(p, s) ? {
		is: "edited",
		text: d
	} : {
		is: "refused",
		problems: [_t(i, vt(p, s))]
	};
}
function ut({ value: e, span: t }, n, r) {
	let i = L(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = new Map();
	for (let e of r) {
		if (e.is === "add") {
			dt(l, e.after === void 0 ? a.length - 1 : c(e.after), e.value);
			continue;
		}
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? pt(n, e.language, e.value) : {
			...I(n) && n,
			[e.field]: e.value
		};
	}
	return {
		values: a,
		inserted: l
	};
}
function dt(e, t, n) {
	let r = e.get(t);
	r ? r.push({ value: n }) : e.set(t, [{ value: n }]);
}
function ft({ values: e, inserted: t }) {
	return [void 0, ...e].flatMap((e, n) => [...e === void 0 ? [] : [e], ...(t.get(n - 1) ?? []).map(({ value: e }) => e)]);
}
function pt(e, t, n) {
	let r = L(e, "translations"), i = I(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...I(r) && r,
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
function mt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = Je(a, {
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
		style: ht(o, a)
	};
}
function ht(e, t) {
	let n = {}, r = 0;
	Ke(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = Ge(r) && !r.flow ? q(r.srcToken) : [];
			if (!i || !a || !G(t, J(a).start)) return;
			let o = W(t, J(a).start) - W(t, J(i).start);
			qe(r) && o >= 0 ? n.listStep ??= o : V(r) && o > 0 && (n.step ??= o);
		},
		Collection: (e, r) => {
			let [i = 0, a = 0] = r.range ?? [], [o] = q(r.srcToken), [s] = o?.value?.type === "block-map" ? q(o.value) : [];
			if (r.flow && o && !t.slice(i, a).includes("\n") && (n[V(r) ? "braces" : "brackets"] ??= /^ */.exec(t.slice(i + 1, a))?.[0] ?? ""), V(r) || !o || !s) return;
			let c = t.slice(Y(o), J(s).start);
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
function gt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function _t({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? ee(e, t, n) : re(e, t, n);
	return A("not-editable", i, { place: a });
}
function vt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!N(t, i)) return [e, ...vt(t, i)];
	}
	return [];
}
var yt = class {
	source;
	list;
	listChange;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, n) {
		this.source = e, this.list = t, this.listChange = n, this.writer = new xe(e.style, (e) => this.resolved(e));
		let r = new Map();
		Ke(e.document, {
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
		}, t), Ye(n, this.splices);
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (B(n)) {
			this.staysAlias(n, t) || this.replace(e, t);
			return;
		}
		n?.anchor && this.anchored.set(n, t);
		let i = N(r, t);
		if (i && this.targets.size === 0) return;
		let a = V(n) ? this.membersChange(e, n, t) : qe(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.change(e, a) : i || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && N(r, t);
	}
	resolved(e) {
		return B(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!I(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: L(e.old, r[o] ?? "") ?? null,
			node: bt(n),
			key: bt(t),
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
		let i = e.path.length === 1 && e.path[0] === this.list ? this.listChange : Ct(r, n);
		if (!i) return;
		let { values: a, inserted: o } = i, s = e.inFlow || t.flow === !0, c = q(t.srcToken), l = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: bt(t),
			item: c[n],
			inFlow: s
		})), u = c[0] ? J(c[0]).start : 0, d = !t.flow && G(this.source.text, u);
		return a.every((e) => e === void 0) && !d ? void 0 : {
			node: t,
			children: l,
			values: a,
			inserted: o
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
			let r = n.map((n) => this.writer.added(n, xt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let p = at(o, s, i.map((e) => e === void 0));
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !G(o, u) && (this.refused ??= t);
			let i = p.get(e), a = i ? i.end : e < 0 ? it(o, s, 0) : Z(o, s, e), c = nt(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, xt(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, W(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && rt(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = z(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - St(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : St(n, s.start)), s.end, d);
		let { start: p, end: m } = c ?? {
			start: U(n, s.end),
			end: U(n, s.end)
		};
		(c || f.length > 0) && this.spliceLines(p, m, f, W(n, J(i).start));
	}
	replacement({ node: e, item: t, path: n, inFlow: r }, i, { inline: a, lines: o }) {
		let { text: s, style: c, isEndAdded: l } = this.source, u = {
			isItem: typeof n.at(-1) == "number",
			inFlow: r
		};
		if (typeof i == "string" && z(e) && t?.value?.type === "block-scalar") {
			let n = X(t.value), { indent: r, end: a } = n, o = U(s, a), d = o === s.length ? !l : !K(s, o), f = r === void 0 ? c.step : r - W(s, J(t).start);
			return this.writer.block(i, e.type, {
				...n,
				mayKeepEnd: d
			}, f) ?? this.writer.valueOf(i, [], u, "PLAIN");
		}
		let d = o !== void 0 && o.start !== U(s, a.end), f = z(e) ? e.type : d ? "QUOTE_DOUBLE" : void 0;
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
function bt(e) {
	return R(e) ? e : void 0;
}
function xt(e, t) {
	if (V(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(R);
}
function St(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Ct(e, t) {
	let n = {
		comparator: N,
		maxEditLength: 1e3
	}, r = i([...e], [...t], n);
	if (!r) return;
	let a = e.map(() => void 0), o = new Map(), s = [], c = 0, l = -1;
	for (let { added: e, removed: t, value: n } of r) {
		for (let r of n) {
			let n = e ? s.shift() : c++;
			t ? s.push(c - 1) : n === void 0 ? dt(o, l, r) : (a[n] = r, l = n);
		}
		!e && !t && (s = []);
	}
	return {
		values: a,
		inserted: o
	};
}
// src/pull/textEdits.ts
function wt(e, { textFiles: t, base: n, targets: r }) {
	let i = [], a = [], o = [];
	for (let n of e) {
		let { kind: e, entry: s, language: c, item: { declared: l } } = n, u = l === void 0 ? r.find(e, s, c) : void 0, d = u?.path ?? ne(e, s, c);
		u || l !== void 0 && t.has(d) ? a.push({
			text: n,
			path: d,
			target: u
		}) : l === void 0 && s.from ? o.push(n) : i.push(Tt(n));
	}
	let s = [...Fe(a, ({ path: e }) => e)].flatMap(([e, n]) => {
		let i = n.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), a = i[0]?.target, o = t.get(e) ?? a?.textFile;
		if (!o) return [];
		let s = [...n.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Et(t, e, r)
		}]), ...i.sort(Dt).map(Ot)], c = a?.missing && {
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
		problems: [...kt(o), ...At(s, n)]
	};
}
function Tt({ kind: e, entry: t, language: n, after: r }) {
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
function Et({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	return c ? typeof i == "string" ? [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}] : Object.entries(Nt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = I(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}) : [];
}
function Dt({ target: { sibling: e } }, { target: { sibling: t } }) {
	return e.path === t.path ? e.name - t.name : 0;
}
function Ot({ text: e, target: { origin: t, textFile: n, code: r, sibling: i } }) {
	let { after: a } = e, o = typeof a == "string" ? a : Nt(a), s = n.language === void 0 ? { language: r } : {};
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
function kt(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => Q(e).map(({ from: e }) => e.source)), i = `No locale file can have ${l(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return A("no-language-file", i, {
			severity: "notice",
			scope: "change",
			...r && { place: r.place }
		});
	});
}
function At(e, t) {
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
function jt(e, t, n) {
	let r = [], i = [], a = [], o = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), s = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).flatMap((e) => e.edits);
		if (i.length === 0) continue;
		let s = lt(e, o, n, i);
		s.is === "refused" ? P(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: c } of n) {
		let n = C(e);
		if (!n) continue;
		let l = c ? n.empty(c.code) : o.get(e) ?? "", { text: u, refused: d } = Mt(n, l, r, t.source);
		if (P(i, d.map((t) => ({
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
function Mt(e, t, n, r) {
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
function Nt(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var Pt = class {
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
				origin: r.from,
				sibling: this.sibling(r)
			};
		}
	}
	baseOf(e, t) {
		let { base: n } = this.given, r = Q(e).find(({ file: e, from: r }) => r.language === n && C(e.path) === C(t));
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
		let c = (r) => C(r.path) === C(t.path) && F(e.textFiles?.name(n.path, r.textFile) ?? null) === F(e.textFiles?.name(n.path, a) ?? null), l = [...i].flatMap(([e, t]) => t.language === r && c({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: O(t.source, r)
		}] : []), [u] = l;
		if (u && l.length === 1 && (!s || Ft(u, r) && !Ft(s, r))) return u;
		if (s || u) return s;
		let d = this.given.rows.flatMap((e) => this.fromRow(e, r) ?? []).filter(c);
		return d.length === 1 ? d[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = ie(t, Ze(this.given.folders.displayRoot, e)), i = k(t.files) ? le(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (de(e, t) && k(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, pe({ files: e.files.replaceAll("{lang}", O(e, t)) }), t);
	}
	at(e, t, n) {
		let r = O(e, n);
		if (!It.test(r) || ue(e, t) !== n) return;
		let i = Ze(e.folder, t), a = v(i, this.given.folders), o = this.given.textFiles.get(a);
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
function Ft({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const It = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function Q(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/entryEdits.ts
function Lt(e, { declared: t, live: n, context: r, wanted: i }, a) {
	let o = n.objects[e.plural];
	if (!o) return {
		edits: [],
		problems: []
	};
	let s = e.match(t, o, r), c = s.unmanaged.filter((t) => !s.namesakes.has(t) && fe(e.tags(t), r.rules) === void 0), l = Ce(e, c, {
		live: o,
		context: r,
		declared: t
	}, i), u = t.filter(({ from: e }) => e === void 0), d = Ne(u.flatMap((t) => w(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [f] = a.length === 1 ? a : [], p = [], m = new Map();
	for (let t of l.entries) {
		let [n = ""] = e.names(t.live), r = d(n), i = r?.file.path ?? f;
		if (i === void 0) {
			p.push(t);
			continue;
		}
		let a = Rt(e, t, r?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
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
		problems: [...Ee(l.left), ...Bt(e, p, a)]
	};
}
function Rt(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [e.toPlan(r), e.toPlan(i)];
		return t.length > 0 && F(zt(t)) === F(zt(n)) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function zt(e) {
	return e.map(({ after: e }) => e);
}
function Bt(e, t, n) {
	if (t.length === 0) return [];
	let r = t.slice(0, 3).map(({ live: t }) => e.liveLabel(t)), i = t.length > r.length ? ` and ${t.length - r.length} more` : "", { one: a, many: o } = e.words, s = `${t.length} live ${t.length === 1 ? a : o} ${t.length === 1 ? "is" : "are"} not declared: ${r.join(", ")}${i}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [A("not-expressible", s, {
		severity: "warning",
		scope: "change"
	})];
}
async function Vt(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(Ht), s = a.filter((e) => !Ht(e)).map((t) => Ut(e, t)), c = _e(e, o, t.filter(Ht).length, r);
	if (o.length === 0 || j(c)) return {
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
		problems: [A("not-agreed", u, { scope: "project" })]
	};
}
function Ht(e) {
	return Q(e).length === 0;
}
function Ut(e, t) {
	let [n = t] = Q(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return s(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/pull/decide.ts
async function Wt(e, t, n) {
	let { project: r, options: i, textFiles: a } = n, { filter: s } = r.rules, c = M(t.project, r.pulledLanguages ?? De), l = c.ok ? c.value.map(({ iso: e }) => e) : [], d = Object.entries(e.entries).filter(([e]) => t.objects[e]), f = {
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
		verdicts: Le
	}, m = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: h, onSecrets: g, folders: _ } = n.context, v = {
		known: new Map(),
		ids: [r.id],
		onSecrets: g
	}, y = await Ue(f, t, p.rules, {
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
		let n = Kt(e, t, s);
		return {
			kind: e,
			entries: f.entries[e.plural] ?? [],
			all: t,
			matching: n,
			matches: qt(e, n, p)
		};
	}), x = y.plan.filter?.unmatched ?? [], S = [
		...y.problems.filter(({ code: e }) => e === "unknown-writers"),
		...b.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...ze(y.keptTexts, {
			reasons: y.reasons,
			writes: !1
		}).map(Gt)
	], C = t.project.baseLanguage, w = new Pt({
		manifests: n.manifests,
		textFiles: a,
		rows: n.rows,
		base: C,
		folders: _
	}), { taken: T, kept: ee } = je(y.keptTexts, p), E = wt(T, {
		textFiles: a,
		base: C,
		targets: w
	}), D = [...E.edits];
	P(S, E.problems);
	let te = [];
	for (let { kind: e, entries: o, matching: s, matches: c } of b) {
		let l = he(e, c, p, i.fields ?? []), u = ye(e, l, a);
		if (P(D, u.edits), P(te, u.kept), P(S, u.problems), !e.secretNames) {
			if (i.removesMissing) {
				n.context.onProgress?.(void 0);
				let t = await Vt(e, o, s, {
					rules: r.rules,
					options: i
				});
				P(D, t.edits), P(S, t.problems);
			}
			if (i.isNew) {
				let a = M(t.project, r.pulledLanguages), s = {
					fields: i.fields ?? [],
					languages: a.ok ? a.value.map(({ iso: e }) => e) : [],
					label: () => ""
				}, c = be(n.manifests[e.plural]), l = Lt(e, {
					declared: o,
					live: t,
					context: p,
					wanted: s
				}, c);
				P(D, l.edits), P(S, l.problems);
			}
		}
	}
	return {
		edits: D,
		sources: E.sources,
		taken: T,
		kept: [...Ae(ee), ...te],
		problems: S,
		unmatched: x
	};
}
function Gt(e) {
	return e.severity === "error" ? {
		...e,
		severity: "warning"
	} : e;
}
function Kt(e, t, n) {
	let r = (t) => ae(n, {
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
function qt(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && fe(e.tags(t), n) === void 0);
}
function Jt(e, t, n) {
	let r = D(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [F([
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
// src/pull/later.ts
async function Yt(e, t, r, i) {
	let { folders: o, cancellation: s } = i;
	if (!t.manifests) return { problems: [] };
	let c = Zt(t.manifests, t.pulledLanguages?.value), l = Be(i), u = l.now(), d = He(t, e.apiUrl, {
		...i,
		onResponse: l.onResponse
	}), m = await g(async (n) => {
		let i = await E(n, t, o, s.stopping), { declared: a, problems: l } = x(n.kinds, i.manifests, e.usable);
		return {
			declared: a,
			files: i.manifests,
			undecided: i.undecided,
			textFiles: p(i.manifests),
			problems: [...i.problems.filter((e) => !$t(e, c)), ...l.filter(en($(a, r)))]
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
		...Oe(c.kinds, r, _)
	];
	if (j(y)) return { problems: y };
	if (!d.ok) return { problems: [...y, d.problem] };
	try {
		let n = await We(d.value.reading, t.id, {
			kinds: $(h, r),
			languages: (e) => {
				u = l.now();
				let n = {
					asked: t.pulledLanguages,
					isNew: r.isNew,
					rows: c.texts
				};
				return ge(e, Qt(h, e, t), n);
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
		let p = Qt(h, o, t), m = {
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
			ownUser: Ve(d.value.reading, t.id)
		}, g = await Wt(p, n.value, m), b = [...y, ...g.problems];
		if (j(g.problems.filter(({ scope: e }) => e !== "change")) || s.stopped) return { problems: b };
		let x = await Xt(g, p, o, m, u), S = {
			unmatched: g.unmatched,
			declared: h
		};
		return {
			...x,
			filtered: S,
			problems: [...b, ...x.problems]
		};
	} catch (e) {
		return { problems: [...y, ...Re(e, s, h)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
async function Xt(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = jt(r, e.edits, e.sources), { changed: u } = l;
	if (l.problems.length > 0) return { problems: l.problems };
	let d = x(i.kinds, l.manifests, i.usable), f = d.problems.filter(en($(t, o))).filter(({ severity: e }) => e === "error");
	if (f.length > 0) return { problems: f.map(tn) };
	let p = await Se(u, s.folders), m = await Me(p, s.folders);
	if (m.length === 0 && !o.dryRun && p.length > 0 && P(m, await me(p, s.folders)), m.length > 0) return { problems: m };
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
				comparison: Jt(Qt(d.declared, n, a), t, e.taken),
				kept: [...e.kept, ...Ae(h)],
				...!a.showTexts && { hide_texts: !0 }
			},
			changed: u,
			at: c
		}
	};
}
function Zt(e, t) {
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
function Qt(e, t, { pulledLanguages: n }) {
	let r = M(t, n ?? De), i = r.ok ? r.value.map(({ iso: e }) => e) : [];
	return y(e, t.baseLanguage, i);
}
function $t({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && k(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function $({ kinds: e, entries: t }, { fields: n = [] }) {
	return e.filter((e) => t[e.plural] && e.fields.some(({ name: e, role: t }) => t === "text" || n.includes("all") || n.includes(e)));
}
function en(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function tn(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/pull/pull.ts
async function nn(e, t, n, r) {
	try {
		return await rn(e, t, n, r);
	} catch (e) {
		let n = d(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function rn(e, n, i, a) {
	if (j(n)) return { problems: n };
	let o = [...n], { projects: s } = e;
	for (let t of s) {
		if (!t.manifests || await ke(t.manifests, t)) continue;
		if (s.length > 1) return { problems: [...o, an] };
		let { filter: n } = t.rules;
		if (n.length > 0) return { problems: [...o, ...n.map((e) => r(e, []))] };
		let c = await we(e, t, t.manifests, i, a);
		return {
			...c,
			problems: [...o, ...c.problems]
		};
	}
	let c = Te(e.kinds, i, a);
	if (j(c)) return { problems: [...o, ...c] };
	let l = [], u = [], d = [];
	for (let t of s) {
		if (a.cancellation.stopped) break;
		let n = await Yt(e, t, i, a);
		P(o, n.problems), n.later && l.push(n.later), u.push(n.filtered?.unmatched ?? []), n.filtered && d.push(n.filtered.declared);
	}
	return P(o, t(s[0]?.rules.filter ?? [], u, d)), {
		problems: o,
		later: l,
		at: Pe(l.map((e) => e.at))
	};
}
const an = A("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
// src/commands/runs/pull.ts
async function on(t, n) {
	return te(async (r) => {
		let i = {
			...n.sources,
			signal: r.stopping
		}, { settings: a, problems: o } = await b("plan", t, i);
		n.hide(a.secrets), r.stopAfter(a.timeLimit);
		let s = n.context(a, r, t), { ask: c } = n, l = c && ((e) => c(e, r)), u = ve(t, i.folders.working, l), d = await nn(a, [...n.problems, ...o], u, s), { first: f, later: p } = d;
		for (let e of f ? Xe(f, u.dryRun) : []) n.print(e);
		let m = {
			isDryRun: u.dryRun,
			full: a.all
		};
		for (let e of sn(p ?? [], m, n)) n.print(e);
		let h = f !== void 0 || p?.some(({ changed: e }) => e.length > 0) === !0, g = !n.reportPull && await cn(s.folders.displayRoot);
		h && d.at !== void 0 && !u.dryRun && g && n.print(`To commit only these changes: git commit --trailer ${e(oe(d.at))}`);
		let { stopped: v } = r, y = v !== void 0 && f === void 0 && p === void 0, x = y ? [...d.problems, ln(r)] : d.problems, S = n.reportPull && !a.showTexts ? _(x) : x, C = await n.reportPull?.({
			...f && { first: f },
			...p && { later: p.map((e) => e.pulled) },
			...d.at !== void 0 && { at: d.at },
			problems: S
		}) ?? [], w = [...S, ...C];
		return n.showProblems(w), y && v.by !== "time limit" ? v.by === "SIGINT" ? 130 : 143 : y || j(w) ? 1 : a.detailedExitcode && h ? 2 : 0;
	});
}
function sn(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ pulled: e, changed: o }) => {
		let s = m(e, a), c = !(i && s.hide_texts);
		return [...t && c ? h(o) : [], ...se(s, {
			...r,
			isDryRun: t,
			texts: c,
			full: n
		})];
	});
}
async function cn(e) {
	return await c(await Qe(e), void 0) !== void 0;
}
function ln({ reason: e }) {
	return A("run-stopped", `${e} Nothing was written.`);
}
export { on as runPull };
