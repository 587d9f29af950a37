import { $t as e, At as t, B as n, Br as r, Fn as i, Gr as a, I as o, In as s, L as c, Mn as l, Mt as u, On as d, Or as f, R as p, Un as m, V as h, W as g, Xn as _, Yt as v, Zr as y, Zt as b, _r as x, an as S, en as C, et as w, f as T, gr as ee, in as E, jr as D, jt as O, kn as te, kr as ne, nn as re, nt as ie, oi as ae, on as oe, pt as se, ri as ce, s as le, sn as ue, tn as de, yi as fe, yt as pe, zn as me } from "./engine.js";
import { $t as he, Bt as ge, Ft as _e, Ii as ve, J as ye, K as be, Kt as xe, Rt as k, _ as A, b as Se, d as j, f as Ce, lt as we, mn as Te, on as Ee, pn as De, qi as Oe, un as ke } from "./start.js";
import { C as Ae, D as je, E as Me, _ as Ne, a as M, b as Pe, c as Fe, d as Ie, f as Le, g as Re, h as ze, i as Be, l as Ve, m as He, n as Ue, o as We, p as Ge, s as Ke, t as qe, v as Je, x as Ye, y as Xe } from "./firstPull.js";
import { D as Ze, S as Qe, c as $e, g as et, h as tt, j as nt, l as rt, m as it, v as at, w as ot } from "./project.js";
import { O as st, S as N, _ as ct, c as P, f as F, m as I, s as lt, u as ut, v as dt, y as L } from "./wire.js";
import { C as ft, E as pt, O as mt, T as R, b as ht, k as gt, r as _t } from "./yaml.js";
import { s as vt } from "./writtenFiles.js";
import { dirname as yt, resolve as z } from "node:path";
import { realpath as bt } from "node:fs/promises";
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
	return t < e.length && xt(e.slice(t, V(e, t))) === "";
}
function xt(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const G = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function K(e) {
	return e && "items" in e ? e.items.filter((e) => !St(e)) : [];
}
function St({ start: e, key: t, sep: n, value: r }) {
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
	if (e.type === "block-scalar") return Ct(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = K(e).at(-1);
	return t ? q(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function Ct({ offset: e, props: t, source: n }) {
	let r = t.map((e) => "source" in e ? e.source : "").join(""), i = /^[|>][-+\d]*/.exec(r)?.[0] ?? "|", a = i.includes("+") && n !== "" ? n.replace(/\n$/, "") : xt(n);
	return {
		end: e + r.length + a.length,
		header: i,
		bodyStart: e + r.length
	};
}
function wt(e, t) {
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
		let { header: t, bodyStart: r } = Ct(n), o = {
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
function Tt(e, t, n) {
	let r = Z(t, n), i = n > 0 ? X(e, t, n - 1) : 0, a = B(e, r);
	for (; a > i;) {
		let t = B(e, a - 1), n = Ot(e, t);
		if (t < i || n === void 0 || n > H(e, r)) break;
		a = t;
	}
	return a;
}
function X(e, t, n) {
	let r = t[n], i = H(e, Z(t, 0)), a = V(e, r ? q(r).end : 0);
	for (let t = a; t < e.length; t = V(e, t)) {
		let n = Ot(e, t);
		if (n !== void 0 && n > i) a = V(e, t);
		else if (!W(e, t)) break;
	}
	return a;
}
function Et(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = Dt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function Dt(e, t, n, r) {
	let i = t[r + 1], a = Z(t, n);
	if (i && !U(e, a)) return {
		start: a,
		end: q(i).start
	};
	let [o, s] = [Tt(e, t, n), X(e, t, r)], c = n > 0 ? X(e, t, n - 1) : o;
	if (i) for (; W(e, s);) s = V(e, s);
	else for (; o > c && W(e, B(e, o - 1));) o = B(e, o - 1);
	return {
		start: o,
		end: s
	};
}
function Ot(e, t) {
	let n = e.slice(t, V(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function Z(e, t) {
	let n = e[t];
	return n ? q(n).start : 0;
}
// src/yaml/editEntries.ts
function kt(e, t, n, r) {
	let i = _(e, t);
	if (j(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = At(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...I(a) && a,
		[n]: s
	};
	if (N(a, c)) return {
		is: "edited",
		text: t
	};
	let l = Mt(t), u = new Rt(l, n, o).changed(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [It(i, u.refused)]
	};
	let d = Pt(u.text, l), f = _(e, d), p = f.problems.length <= i.problems.length && !j(f.problems) ? f.value : a, m = !Ft(t) || Ft(d);
	return N(p, c) && m ? {
		is: "edited",
		text: d
	} : {
		is: "refused",
		problems: [It(i, Lt(p, c))]
	};
}
function At({ value: e, span: t }, n, r) {
	let i = L(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = r.filter((e) => e.is === "add"), u = F(l, ({ after: e }) => e === void 0 ? a.length - 1 : c(e)), d = (e) => (u.get(e) ?? []).map(({ value: e }) => ({
		from: void 0,
		value: e
	}));
	for (let e of r) {
		if (e.is === "add") continue;
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? jt(n, e.language, e.value) : {
			...I(n) && n,
			[e.field]: e.value
		};
	}
	let f = a.flatMap((e, t) => [{
		from: t,
		value: e
	}, ...d(t)]);
	return [...d(-1), ...f];
}
function jt(e, t, n) {
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
function Mt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = _t(a, {
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
		style: Nt(o, a)
	};
}
function Nt(e, t) {
	let n = {}, r = 0;
	return ht(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = ft(r) && !r.flow ? K(r.srcToken) : [];
			if (!i || !a || !U(t, q(a).start)) return;
			let o = H(t, q(a).start) - H(t, q(i).start);
			gt(r) && o >= 0 ? n.listStep ??= o : R(r) && o > 0 && (n.step ??= o);
		}
	}), {
		step: 2,
		listStep: 2,
		...n,
		quotes: r > 0 ? "single" : "double"
	};
}
function Pt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Ft(e) {
	try {
		return JSON.parse(e), !0;
	} catch {
		return !1;
	}
}
function It({ file: e, span: t }, n) {
	return A("not-editable", "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write this part as plain lines, without anchors, aliases, tags, braces and blocks that keep blank lines (|+), and run again.", { place: ke(e, t, n) });
}
function Lt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!N(t, i)) return [e, ...Lt(t, i)];
	}
	return [];
}
var Rt = class {
	source;
	text;
	list;
	rows;
	writer;
	splices = [];
	refused = [];
	constructor(e, t, n) {
		this.source = e, this.text = e.text, this.list = t, this.rows = n, this.writer = new Ae(e.style);
	}
	changed(e, t) {
		return this.become({
			path: [],
			old: e,
			node: Q(this.source.document.contents),
			inFlow: !1
		}, t), {
			text: we(this.text, this.splices),
			refused: this.refused[0]
		};
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (N(r, t)) return;
		let i = R(n) ? this.membersChange(e, n, t) : gt(n) ? this.itemsChange(e, n, t) : void 0, a = i?.inserted.size === 0 && !i.values.includes(void 0);
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
		let r = t.items.map(({ key: e }) => zt(e));
		if (!I(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ value: t, srcToken: n }, a) => ({
			path: [...e.path, r[a] ?? ""],
			old: L(e.old, r[a] ?? "") ?? null,
			node: Q(t),
			item: n,
			inFlow: i
		})), o = new Set(r), s = Object.entries(n).flatMap(([e, t]) => o.has(e) ? [] : {
			name: e,
			value: t
		}), c = new Map(s.length > 0 ? [[a.length - 1, s]] : []);
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
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : Vt(r, n), a = e.inFlow || t.flow === !0, o = K(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: Q(t),
			item: o[n],
			inFlow: a
		})), c = s.map(() => void 0), l = [], u = -1;
		for (let { from: e, value: t } of i) e === void 0 ? t !== void 0 && l.push({
			after: u,
			value: t
		}) : (u = e, c[e] = t);
		let d = F(l, (e) => e.after), f = U(this.text, o[0] ? q(o[0]).start : 0);
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
		let l = q(s).start, u = o.at(-2), d = u !== void 0 && /\n[ \t]*\n/.test(this.text.slice(q(u).end, q(c).start)), f = i.map((e) => e === void 0);
		a.size === 0 && !f.includes(!1) && e && this.splice(J(e), J(e), " []");
		let p = Et(this.text, o, f);
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !U(this.text, l) && this.refused.push(t);
			let i = p.get(e), a = i ? i.start : e < 0 ? Tt(this.text, o, 0) : X(this.text, o, e), s = r.flatMap((t) => {
				let r = this.writer.added(t, R(n) ? n : Q(n.items[e] ?? n.items[0]));
				return d ? ["", ...r] : r;
			});
			this.spliceLines(a, a, s, H(this.text, l));
		}
	}
	replaceValue(e, t) {
		let { node: n, item: r, path: i } = e, a = r && wt(this.text, r), { start: o = 0, end: s = 0 } = a?.inline ?? {}, c = ft(n) && n.flow && /\n/.test(this.text.slice(o, s));
		if (!a || c && (i.length < 2 || this.text.slice(o, s).includes("#"))) {
			this.refused.push(i);
			return;
		}
		let { inline: l, lines: u } = a, [d = "", ...f] = this.replacement(e, t, a);
		l.start === l.end ? this.splice(l.start, l.end, d && ` ${d}`) : this.splice(l.start - (d ? 0 : Bt(this.text, l.start)), l.end, d);
		let { start: p, end: m } = u ?? {
			start: V(this.text, l.end),
			end: V(this.text, l.end)
		};
		(u || f.length > 0) && this.spliceLines(p, m, f, H(this.text, q(r).start));
	}
	replacement({ node: e, path: t, inFlow: n }, r, { inline: i, lines: a }) {
		let o = {
			isItem: typeof t.at(-1) == "number",
			inFlow: n
		}, s = !mt(e) && a !== void 0 && a.start !== V(this.text, i.end), c = mt(e) ? e.type : s ? "QUOTE_DOUBLE" : void 0;
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
function zt(e) {
	return mt(e) ? typeof e.value == "string" ? e.value : e.source ?? String(e.value) : "";
}
function Q(e) {
	return pt(e) ? e : void 0;
}
function Bt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Vt(e, t) {
	let n = Math.min(e.length, t.length), r = (n) => N(e.at(n) ?? null, t.at(n) ?? null), [i, a] = [0, 0];
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
// src/pull/textEdits.ts
function Ht(e, t, n) {
	let { textFiles: r } = t, a = new Qt(t, n), o = [], s = [], c = [];
	for (let t of e) {
		let { kind: e, entry: n, language: l, after: u, item: d } = t, { declared: f } = d, p = f === void 0 ? a.find(n, l) : void 0, m = p?.path ?? i(e, n, l);
		if (p || f !== void 0 && r.has(m)) s.push({
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
			o.push({
				kind: e.plural,
				path: n.file.path,
				edit: t
			});
		}
	}
	let l = [...F(s, ({ path: e }) => e)].flatMap(([e, t]) => {
		let n = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), i = n[0]?.target, o = r.get(e) ?? i?.textFile;
		if (!o) return [];
		let s = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Ut(t, e, a)
		}]), c = n.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : Zt(e.after), o = n.language === void 0 ? { language: r } : {}, s = e.entry.isToAdd ? {} : { base: i };
			return {
				text: e,
				edits: [{
					is: "add",
					path: t,
					...o,
					value: a,
					...s
				}]
			};
		}), l = [...s, ...c], u = i?.missing && {
			full: i.missing,
			code: i.code
		};
		return [{
			path: e,
			textFile: o,
			changes: l,
			...u && { creates: u }
		}];
	});
	return {
		edits: o,
		sources: l,
		problems: [...Wt(c), ...Gt(l, n)]
	};
}
function Ut({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	if (!c) return [];
	if (typeof i == "string") return [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}];
	let l = {}, u = Object.entries(Zt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = I(r) ? r[e] : void 0;
		return n || (l[e] = t), n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}), d = $(e).find((e) => e.file.path === a && e.from.language === t);
	if (!d || Object.keys(l).length === 0) return u;
	let { source: f, file: p } = d.from, m = p.language === void 0 ? { language: k(f, t) } : {}, h = {
		is: "add",
		path: d.path ?? [],
		...m,
		value: l,
		...s && { base: s }
	};
	return [...u, h];
}
function Wt(e) {
	return [...F(e, ({ entry: e }) => $(e)[0]?.from.source)].map(([e, t]) => {
		let n = dt([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${f(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return A("no-language-file", r, {
			severity: "notice",
			scope: "change",
			...i
		});
	});
}
function Gt(e, t) {
	let n = e.flatMap(({ textFile: { source: e }, changes: n }) => {
		let r = e.languages ?? [e.language ?? t];
		return n.map(({ text: e }) => e.language).filter((e) => !r.includes(e)).map((t) => ({
			source: e,
			language: t
		}));
	});
	return [...F(n, ({ source: e }) => e)].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = [...new Set(i.map(({ language: e }) => e))], o = `Other commands do not read the ${a.join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...a].join(", ")}].`;
		return A("no-language-file", o, {
			severity: "notice",
			scope: "change",
			place: r
		});
	});
}
function Kt(e, t, n) {
	let r = Yt(e, t, n), i = qt(r.refused);
	if (i.size === 0) return r;
	let a = Yt(e, t, Jt(n, i));
	return {
		...a,
		refused: [...r.refused.filter(({ text: e }) => i.has(e.entry)), ...a.refused]
	};
}
function qt(e) {
	let t = ({ entry: e, language: t }) => e.isToAdd && e.from?.language === t;
	return new Set(e.flatMap(({ text: e }) => t(e) ? [e.entry] : []));
}
function Jt(e, t) {
	return e.map((e) => ({
		...e,
		changes: e.changes.filter(({ text: e }) => !t.has(e.entry))
	})).filter(({ changes: e }) => e.length > 0);
}
function Yt(e, t, n) {
	let r = [], i = [], a = [], o = Object.values(e).flat(), s = new Map(o.map(({ path: e, text: t }) => [e, t])), c = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).map((e) => e.edit);
		if (i.length === 0) continue;
		let s = kt(e, o, n, i);
		s.is === "refused" ? P(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = T(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = Xt(n, l, r, ge(t));
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
function Xt(e, t, n, r) {
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
function Zt(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var Qt = class {
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
		for (let n of v($(e), ({ from: e }) => e.language, this.base)) {
			let e = ut([n.file.path, t]);
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
		let n = $(e).find(({ file: e, from: n }) => n.language === this.base && T(e.path) === T(t));
		return n && this.sibling(n);
	}
	sibling({ file: { path: e }, span: t }) {
		return {
			path: e,
			text: this.texts.get(e) ?? "",
			name: t.start
		};
	}
	targetOf({ file: e, from: t }, n) {
		let { textFiles: r, rows: i, context: a } = this.input, o = r.get(e.path);
		if (!o) return;
		if (o.language === void 0 || o.language === n) return {
			path: e.path,
			textFile: o,
			code: k(t.source, n)
		};
		let s = he(i, o, n);
		if (!s) return;
		let { row: c, path: l } = s, u = z(c.folder, l), d = y(u, a.folders), f = r.get(d), p = {
			source: c,
			path: l,
			language: n,
			isPlural: o.isPlural,
			...xe(c, l)
		}, m = k(c, n);
		return {
			path: d,
			textFile: f ?? p,
			code: m,
			...!f && { missing: u }
		};
	}
};
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/pull/keysToAdd.ts
const $t = {
	start: 0,
	end: 0
};
function en(e, t, n, r) {
	let i = r.rows.filter(({ keysFrom: e }) => e === "lokalise");
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = [], o = { ...e.entries };
	for (let s of e.kinds) {
		let [e, c] = [o[s.plural], t.objects[s.plural]];
		if (!s.fromLokalise || !e || !c) continue;
		let l = s.match(e, c, n), u = r.project.rules.allowWrongProject ? [] : tn(i, l.matches), d = i.filter((e) => !u.includes(e)), f = l.unmanaged.filter((e) => !l.namesakes.has(e)), p = new an(s, rn(d, r, t.project.baseLanguage), e).entriesFor(f, d, n);
		o[s.plural] = [...e, ...p.entries], P(a, u.map((e) => nn(e, t.project.name)), sn(p.placeless));
	}
	return {
		declared: {
			...e,
			entries: o
		},
		problems: a
	};
}
function tn(e, t) {
	let n = F(t.flatMap((e) => [...new Set($(e.declared).map(({ from: e }) => e.source.place))].map((t) => ({
		...e,
		place: t
	}))), ({ place: e }) => e);
	return e.filter(({ place: e }) => {
		let t = n.get(e) ?? [], r = t.filter(({ live: e }) => e !== void 0).length;
		return t.length >= 10 && 2 * r < t.length;
	});
}
function nn({ files: e, place: t }, n) {
	let r = `Fewer than half of the names in "${e}" are keys of project ${n}, so no key is added to these files. Check the project in lokaform.yaml. If it is the right one, set allow_wrong_project: true there for the first pull.`;
	return A("foreign-project", r, {
		place: t,
		scope: "project"
	});
}
function rn(e, { manifests: t, textFiles: n }, r) {
	let i = new Map(Object.values(t).flat().map(({ path: e, text: t }) => [e, t]));
	return [...n].flatMap(([t, n]) => {
		let a = e.find(({ place: e }) => e === n.source.place);
		return !a || (n.language ?? r) !== r ? [] : [{
			path: t,
			textFile: n,
			row: a,
			lineStarts: Ee(i.get(t) ?? "")
		}];
	});
}
var an = class {
	kind;
	files;
	nearest;
	constructor(e, t, n) {
		this.kind = e, this.files = t;
		let r = new Set(t.map(({ path: e }) => e)), i = n.flatMap($).filter(({ file: e }) => r.has(e.path));
		this.nearest = Pe(i.map((t) => ({
			name: e.label(t.values),
			entry: t
		})));
	}
	entriesFor(e, t, { rules: n, project: r }) {
		let i = [], a = [];
		for (let o of e) {
			let e = this.kind.fromLokalise?.rowsOf(o, t, n) ?? [];
			if (e.length === 0) continue;
			let s = this.entryFor(o, e, r.baseLanguage);
			s ? i.push(s) : a.push(this.kind.liveLabel(o));
		}
		return {
			entries: i,
			placeless: a
		};
	}
	entryFor(e, t, n) {
		let r = this.files.flatMap((n) => {
			let r = t.includes(n.row) && this.kind.fromLokalise?.entryIn(e, n.row), i = r && on(n, r.name);
			return r && i ? [{
				file: n,
				...r,
				path: i
			}] : [];
		}), i = r[0] && this.nearest(r[0].name), [a, ...o] = r, s = o.length === 0 ? a : r.find(({ file: e }) => e.path === i?.file.path);
		if (!s) return;
		let { file: c, values: l, path: u } = s, { textFile: d, row: f, lineStarts: p } = c;
		return {
			values: l,
			onCreate: {},
			path: u,
			isToAdd: !0,
			file: {
				path: c.path,
				lineStarts: p
			},
			span: i?.file.path === c.path ? i.span : $t,
			from: {
				file: d,
				source: f,
				language: n,
				onlyIfBase: !1
			}
		};
	}
};
function on({ path: e, textFile: t, row: n }, r) {
	let [i = "", a = ""] = n.keyName.split("{path}").map((e) => _e.reduce((e, n) => e.replaceAll(`{${n}}`, t[n] ?? ""), e));
	if (!(r.length > i.length + a.length) || !r.startsWith(i) || !r.endsWith(a)) return;
	let o = r.slice(i.length, r.length - a.length), s = Te(e)?.name === "JSON" ? o.split(n.separator) : [o];
	return s.some((e) => e === "" || e === "__proto__") || o.search(lt) >= 0 ? void 0 : s;
}
function sn(e) {
	if (e.length === 0) return [];
	let t = `Not added to the files: ${D(e, 3)}. No single locale file of the base language can have ${e.length === 1 ? "this key" : "these keys"}. In Lokalise, give it the file name of one of them, or add it by hand to the file where it belongs.`;
	return [A("not-expressible", t, {
		severity: "warning",
		scope: "change"
	})];
}
function cn(e, t, n) {
	let r = new Set(e.flatMap(({ entry: e, language: t }) => e.isToAdd && t === n ? [e] : [])), i = t.kinds.flatMap((e) => (t.entries[e.plural] ?? []).flatMap((t) => t.isToAdd && !r.has(t) ? e.label(t.values) : [])), a = `Not added yet: ${D(i, 3)}. The ${n} translation is empty in Lokalise, or waits there for a review or a correction.`;
	return {
		taken: e.filter(({ entry: e }) => !e.isToAdd || r.has(e)),
		problems: i.length === 0 ? [] : [A("not-expressible", a, {
			severity: "notice",
			scope: "change"
		})]
	};
}
// src/pull/kindPull.ts
function ln({ kind: e, declared: t, live: n, matching: r }, i) {
	let a = (t) => de(i.filter, {
		...t,
		kind: e,
		entry: t.declared
	}), o = r.matches.filter(a), s = r.unmanaged.filter((e) => !r.namesakes.has(e));
	return {
		kind: e,
		declared: t,
		live: n,
		chosen: o,
		matches: o.filter((t) => t.live !== void 0 && !ze(e, t.live, i)),
		fresh: s.filter((t) => !ze(e, t, i)),
		refused: r.refused.filter(a).map((e) => e.problem)
	};
}
async function un(e, t, n) {
	let { kind: r, matches: i } = e, { fields: a = [], isNew: o, removesMissing: s } = n.options, c = Ge(r, Je(r, i, t, a), n.textFiles);
	return r.secretNames ? [c] : [
		c,
		...s ? [await fn(e, n)] : [],
		o ? pn(e, t, n) : mn(e, n)
	];
}
function dn({ kind: e, matches: t }, n) {
	let { project: r, rules: i } = n, a = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: o }) => {
		let s = l(e, t).map(({ part: e }) => e);
		if (s.length === 0) return [];
		let c = e.context(t.values, o, n), u = a.flatMap((e) => Object.keys(Object(e.toManifest(o, c)))), d = new Set([...s, ...(t.leftOut ?? []).map(({ language: e }) => e)]), f = u.filter((e) => !d.has(e));
		if (f.length === 0) return [];
		let p = [...ie(e, t, n), r.baseLanguage];
		return f.filter((e) => !p.includes(e) && Oe(i, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
async function fn({ kind: e, declared: t, chosen: n }, r) {
	let { options: i, project: a } = r, o = n.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), s = o.filter(_n), c = vn(o.filter((e) => !_n(e)).map(({ values: t }) => e.label(t))), l = Ye(e, s, t.filter(_n).length, a.rules);
	if (s.length === 0 || j(l)) return { problems: [...c, ...l] };
	let u = `These entries have no live key:\n${s.map(({ values: t }) => `  - ${be(e.label(t))}\n`).join("")}Remove them from the manifests?`;
	if (!i.dryRun && !await i.ask?.(u)) {
		let e = `The removal of ${s.length} entries was not confirmed at a terminal. Nothing is written. Run pull again, without --remove-missing or at a terminal.`;
		return { problems: [A("not-confirmed", e, { scope: "project" })] };
	}
	return {
		edits: s.map(({ file: t, span: n }) => ({
			kind: e.plural,
			path: t.path,
			edit: {
				is: "remove",
				at: n.start
			}
		})),
		problems: c
	};
}
function pn(e, t, n) {
	let { kind: r, declared: i, live: a, fresh: o } = e, c = M(t.project, n.project.pulledLanguages), l = {
		fields: n.options.fields ?? [],
		languages: c,
		label: () => ""
	}, u = Ne(r, o, {
		live: a,
		context: t,
		declared: i
	}, l), d = i.filter(({ from: e }) => e === void 0), f = Pe(d.flatMap((e) => s(r.identity(e.values)).map((t) => ({
		name: t,
		entry: e
	})))), p = He(n.manifests[r.plural]), [m] = p.length === 1 ? p : [], h = [], g = [], _ = [];
	for (let e of u.entries) {
		let [t = ""] = r.names(e.live), n = f(t), i = n?.file.path ?? m;
		if (i === void 0) {
			_.push(e);
			continue;
		}
		let a = hn(r, e, n?.onCreate ?? d.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		h.push({
			kind: r.plural,
			path: i,
			edit: {
				is: "add",
				after: n?.span.start,
				value: a
			}
		}), P(g, e.waiting);
	}
	return {
		edits: h,
		kept: g,
		problems: [...Re(u.left), ...gn(r, _, p)]
	};
}
function mn({ kind: e, declared: t, fresh: n }, { project: r }) {
	let i = n.filter((t) => !e.isArchived(t)).map(e.liveLabel);
	if (i.length === 0 || r.rules.filter.length > 0) return { problems: [] };
	let a = t.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", o = `No manifest has ${ne(i.length, e.name)} of the project: ${D(i, 3)}. To declare what is new: ${a}`;
	return { problems: [A("not-expressible", o, {
		severity: "notice",
		scope: "change"
	})] };
}
function hn(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && N(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function gn(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), i = `${t.length} live ${t.length === 1 ? e.name : e.plural} ${t.length === 1 ? "is" : "are"} not declared: ${D(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [A("not-expressible", i, {
		severity: "warning",
		scope: "change"
	})];
}
function _n(e) {
	return $(e).length === 0;
}
function vn(e) {
	if (e.length === 0) return [];
	let t = `Not live, but declared by locale files, from which --remove-missing removes nothing: ${D(e, 3)}. If the app no longer uses them, remove them by hand.`;
	return [A("not-editable", t, {
		severity: "notice",
		scope: "change"
	})];
}
// src/pull/decide.ts
async function yn(t, n, r) {
	let { project: i, context: a } = r, o = M(n.project, i.pulledLanguages ?? Be), s = {
		project: n.project,
		rules: {
			...i.rules,
			prune: {},
			pull: { completes: o }
		},
		variables: t.variables,
		verdicts: nt
	}, { declared: c, problems: l } = en(t, n, s, r), u = bn(c, r), d = await $e(c, n, s.rules, u);
	if (d.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: d.problems,
		unmatched: []
	};
	let f = d.kinds.map((e) => ln(e, i.rules)), p = Xe(d.keptTexts, s), m = cn(p.taken, c, n.project.baseLanguage), h = Ht(m.taken, r, n.project.baseLanguage), g = [...r.otherLanguages.map((e) => `all ${e} texts`), ...f.flatMap((e) => dn(e, s))], _ = [{ problems: [
		...d.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...f.flatMap(({ refused: e }) => e),
		...et(d.keptTexts, {
			reasons: d.reasons,
			takenBack: d.takenBack,
			writes: !1,
			flags: i.flags,
			isWorkflow: a.folders.confined !== void 0,
			names: st(() => e(c))
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e),
		...l,
		...m.problems,
		...xn(g),
		...(r.settings.projects.length === 1 ? E(i.rules.accept, [c]) : []).flatMap((e) => Sn(e, d.keptTexts))
	] }, {
		...h,
		kept: Le(p.kept)
	}];
	for (let e of f) P(_, await un(e, s, r));
	return {
		edits: _.flatMap(({ edits: e = [] }) => e),
		sources: h.sources,
		taken: m.taken,
		kept: _.flatMap(({ kept: e = [] }) => e),
		problems: _.flatMap((e) => e.problems),
		unmatched: d.plan.filter?.unmatched ?? []
	};
}
function bn(e, t) {
	let { project: n, context: r, textFiles: i, ownUser: a, settings: s } = t, { lastApplied: l, history: u, onSecrets: d, now: f } = r, p = Object.values(t.manifests).flatMap((e) => e.map(({ path: e }) => e)), m = {
		known: new Map(),
		ids: [n.id],
		onSecrets: d,
		kinds: e.kinds
	};
	return {
		ownUser: a,
		history: u,
		textFiles: i,
		usable: s.usable,
		applied: l && (async () => {
			let t = await l?.(p, m);
			return t && o(t, {
				settings: n,
				declared: e
			});
		}),
		manifests: c({
			declared: e,
			manifests: p
		}),
		asked: { now: Math.floor(f() / 1e3) }
	};
}
function xn(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${D(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [A("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function Sn(e, t) {
	if (t.some(({ kind: t, entry: n, object: r, item: i }) => re([e], {
		kind: t,
		entry: n,
		live: r
	}, i.part ?? "", i.reason === "held") !== void 0 && (i.reason !== "waiting" || b(i)))) return [];
	let n = `--accept ${e} took nothing: no text that it names differs from the project. A text that waits must be named without a pattern, as KEY:LANG. Texts in a language that entries do not declare come with --languages.`;
	return [A("unknown-text", n, {
		severity: "notice",
		scope: "change"
	})];
}
function Cn(e, t, n) {
	let r = w(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [ut([
		e,
		t,
		n,
		i
	]), r])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get(ut([
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
// src/pull/pull.ts
async function wn(e, t, n, r) {
	try {
		let { projects: i } = e, a = {
			...r,
			signal: r.cancellation.stopping
		}, o = await x(i, a), s = [
			...t,
			...Ke(e.kinds, n, r),
			...o
		];
		if (j(s)) return { problems: s };
		for (let t of i) {
			if (!t.manifests || await qe(t.manifests, t)) continue;
			let i = await Tn({
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
			c.push(await En({
				settings: e,
				project: t,
				options: n,
				context: r
			}));
		}
		let { filter: l = [], accept: u = [] } = i[0]?.rules ?? {}, d = c.map(({ filtered: e }) => e?.unmatched ?? []), f = c.flatMap(({ filtered: e }) => e?.declared ?? []), p = i.length > 1 && f.length === i.length, m = c.flatMap((e) => e.later ?? []);
		return {
			problems: Ce([
				...s,
				...n.unused,
				...c.flatMap((e) => e.problems),
				...C(l, d),
				...p ? ue("--accept", u, f) : []
			]),
			later: m,
			written: c.flatMap(({ written: e = [] }) => e),
			...m.length > 0 && { at: ct(m.map(({ at: e }) => e)) }
		};
	} catch (e) {
		let n = fe(e, r.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function Tn(e, t) {
	if (e.settings.projects.length > 1) return { problems: [A("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
	let { filter: n } = e.project.rules;
	return n.length > 0 ? { problems: n.map(S) } : Ue(e, t);
}
async function En(e) {
	let { settings: t, project: n, context: r } = e, { folders: i, cancellation: o } = r;
	if (!n.manifests) return { problems: [] };
	let s = at(n, t.apiUrl, r);
	if (!s.ok) return { problems: [s.problem] };
	let { reading: c, now: l } = s.value, u = st(() => Ze(c, n.id)), d = () => ot(u), f = await Dn(e, n.manifests, d), m = await ee(f, n, {}, a);
	if (m.problems.length + Object.values(m.paths).flat().length + f.texts.length === 0) {
		let e = `There is no manifest of ${dt(f.kinds.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [A("no-manifest", e, { severity: "notice" })] };
	}
	let h = await p(n, f, t.usable, i, {
		...r,
		signal: o.stopping,
		findProject: d,
		counts: ({ code: e, severity: t }) => e !== "no-language-file" || t === "error"
	});
	if (r.onProgress?.(void 0), !h) return { problems: [] };
	let { declared: g } = h, _ = h.manifests.map((e) => yt(z(i.displayRoot, e)));
	await ae([..._, t.backupDir ?? []].flat()), r.onSecrets(se(g.variables));
	let { accept: v, filter: y } = n.rules, b = t.projects.length === 1, x = [
		...h.problems,
		...b ? ue("--accept", v, [g]) : [],
		...b ? oe(y, [g]) : [],
		...Fe(f.kinds, e.options, h.files)
	];
	if (Se(x)) return { problems: x };
	try {
		let t = await On(e, f, h, {
			reading: c,
			now: l,
			whole: u
		});
		return {
			...t,
			problems: [...x, ...t.problems]
		};
	} catch (e) {
		return { problems: [...x, ...it(e, o, { settings: n })] };
	} finally {
		r.onProgress?.(void 0);
	}
}
async function Dn({ project: e, options: { fields: t = [] } }, n, r) {
	let i = n.kinds.filter((e) => e.fields.some(({ name: e, role: n }) => n === "text" || t.includes("all") || t.includes(e))), a = e.pulledLanguages?.value, o = (a?.includes("all") && n.texts.length > 0 ? (await r())?.languages : void 0)?.map(({ iso: e }) => e) ?? a, s = o && { alsoReads: o.includes("all") ? "all" : o };
	return {
		...n,
		kinds: i,
		texts: n.texts.map((e) => ({
			...e,
			...s
		}))
	};
}
async function On(e, { kinds: t, texts: r }, { declared: i, files: a, textFiles: o, rows: s }, { reading: c, now: l, whole: u }) {
	let { project: d, options: f, context: p } = e, m = l(), g = i, _ = [], v = (e) => {
		m = l();
		let t = {
			asked: d.pulledLanguages,
			isNew: f.isNew,
			rows: r
		};
		g = Mn(i, e, d);
		let n = We(e, g, t);
		return _ = (e.languages?.filter((e) => n.ok && !n.value.includes(e)) ?? []).map(({ iso: e }) => e), n;
	}, y = t.filter(({ plural: e }) => i.entries[e]), b = await Qe(c, d.id, {
		kinds: y,
		languages: v
	}, u);
	if (!b.ok) return { problems: [b.problem] };
	p.onProgress?.({
		phase: "planning",
		project: d.name
	});
	let x = [...h({
		declared: i,
		textFiles: o
	}, b.value.project), ...n(d.languagePlaces, b.value.project)];
	if (j(x)) return { problems: x };
	let S = {
		...e,
		manifests: a,
		textFiles: o,
		rows: s,
		context: {
			...p,
			now: l
		},
		ownUser: rt(c, d.id)
	}, C = await yn(g, b.value, {
		...S,
		otherLanguages: _
	});
	if (Se(C.problems) || p.cancellation.stopped) return { problems: C.problems };
	let w = await kn(C, g, b.value, S, m), T = {
		unmatched: C.unmatched,
		declared: i
	};
	return {
		...w,
		filtered: T,
		problems: [...C.problems, ...w.problems]
	};
}
async function kn(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let { edited: l, targets: u, refused: d } = await An(e, {
		manifests: r,
		context: s
	}), { changed: f } = l;
	if (l.problems.length > 0) return { problems: [...d, ...l.problems] };
	let p = [...e.kept, ...Le(l.refused)], { project: h } = n, g = {
		name: h.name,
		kept: p,
		...!a.showTexts && { hide_texts: !0 }
	};
	if (f.length === 0) return {
		problems: d,
		later: {
			...g,
			changed: f,
			at: c,
			files: [],
			comparison: jn
		}
	};
	let _ = m(t.kinds, l.manifests, i.usable), v = _.problems.filter(({ severity: e }) => e === "error");
	if (v.length > 0) return { problems: v.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let y = o.dryRun ? [] : await je(u, s.folders);
	if (y.length > 0) return { problems: [...d, ...y] };
	let b = {
		...g,
		changed: f,
		at: c,
		files: f.map(({ path: e }) => e),
		comparison: Cn(Mn(_.declared, h, a), t, e.taken)
	}, x = new Set(b.comparison.changes.map(({ label: e }) => me(e))), S = tt(_.declared, n, a.rules);
	return {
		problems: [...d, ...S.filter(({ about: e = "" }) => x.has(e))],
		later: b,
		written: u
	};
}
async function An({ edits: e, sources: t }, { manifests: n, context: { folders: r } }) {
	let i = new Map(t.map((e) => [e.path, e.creates?.full])), a = [];
	for (let n of new Set([...e, ...t].map((e) => e.path))) {
		let e = i.get(n), t = e ? {
			path: e,
			text: ""
		} : {
			path: z(r.displayRoot, n),
			text: "",
			replaces: ""
		};
		for (let e of await Me([t], r)) a.push({
			...e,
			scope: "change",
			place: De(n)
		});
	}
	let o = ({ path: e }) => a.every(({ place: t }) => t?.file !== e), s = t.filter((e) => !o(e)).flatMap(({ changes: e }) => e), c = Jt(t.filter(o), qt(s)), l = Kt(n, e.filter(o), c);
	return {
		edited: l,
		targets: await Ie(l.changed, r),
		refused: a
	};
}
const jn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function Mn(e, t, { pulledLanguages: n }) {
	return r(e, t.baseLanguage, M(t, n ?? Be));
}
// src/commands/runs/pull.ts
async function Nn(e, t) {
	return le(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await g("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n), { ask: s } = t, c = Ve(e, o, s && ((e) => s(e, n))), l = await wn(i, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...a
		], c, o), { first: d, later: f } = l, p = {
			isDryRun: c.dryRun,
			full: i.all
		}, m = {
			...t.screen,
			texts: !(t.reportPull && d?.hide_texts),
			full: i.all
		}, h = c.dryRun ? void 0 : t.screen.width, _ = d ? [...u(d, m), ...vt(d, c.dryRun)] : [];
		for (let e of ve(_, h)) t.print(e);
		for (let e of Pn(f ?? [], p, t)) t.print(e);
		let v = d !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: b } = o.folders, x = t.reportPull ? void 0 : await ce(await bt(b), void 0);
		if (f && v && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), v && l.at !== void 0 && !c.dryRun && x !== void 0) {
			let e = l.written?.map(({ path: e }) => ye(y(e, o.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(be(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${ye(pe(l.at))}`);
		}
		let { stopped: S } = n, C = S !== void 0 && !d && (f ?? []).length < i.projects.length, w = v && !c.dryRun ? "more " : "", T = A("run-stopped", `${n.reason} Nothing ${w}was written.`), ee = C ? [...l.problems, T] : l.problems, E = t.reportPull && !i.showTexts ? ee.map((e) => te(e)) : ee, D = await t.reportPull?.({
			...l,
			problems: E
		}, i, n.stopping) ?? [], O = [...E, ...D];
		return t.showProblems(O), C && S.by !== "time limit" ? S.by === "SIGINT" ? 130 : 143 : C || j(O) ? 1 : i.detailedExitcode && v ? 2 : 0;
	});
}
function Pn(e, { isDryRun: n, full: r }, { screen: i, reportPull: a }) {
	let { clean: o = (e) => e } = i;
	return e.flatMap(({ changed: e, at: s, ...c }) => {
		let l = d(c, o), u = !(a && l.hide_texts);
		return [...n && u ? O(e) : [], ...t(l, {
			...i,
			isDryRun: n,
			texts: u,
			full: r
		})];
	});
}
export { Nn as runPull };
