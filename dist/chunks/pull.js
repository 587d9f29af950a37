import { $t as e, An as t, B as n, Ci as r, Fr as i, Hn as a, I as o, L as s, Ln as c, Mr as l, Mt as u, Nr as d, Nt as f, Pn as p, Pt as m, R as h, Rn as g, V as _, W as v, Wr as y, Yr as b, Zt as x, br as S, cn as C, er as w, et as T, f as E, ht as ee, in as te, it as ne, jn as re, ln as ie, nn as ae, on as oe, qn as se, rn as ce, rt as le, s as ue, si as de, sn as fe, ti as pe, tn as me, ui as he, ut as ge, xr as _e, xt as ve, zn as D } from "./engine.js";
import { Gi as ye, It as be, J as xe, Jt as Se, K as Ce, Qt as we, Sn as O, Ut as Te, Vt as k, Wt as Ee, Zt as De, _ as A, an as Oe, b as ke, d as j, f as Ae, lt as je, mn as Me, na as Ne, nn as Pe, sn as Fe, tn as Ie, vn as Le, xn as Re } from "./start.js";
import { C as ze, D as Be, E as Ve, _ as He, a as M, b as Ue, c as We, d as Ge, f as Ke, g as qe, h as Je, i as Ye, l as Xe, m as Ze, n as Qe, o as $e, p as et, s as tt, t as nt, v as rt, x as it, y as at } from "./firstPull.js";
import { D as ot, M as st, S as ct, c as lt, g as ut, h as dt, j as ft, l as pt, m as mt, v as ht, w as gt } from "./project.js";
import { O as _t, S as N, _ as vt, c as P, f as F, k as yt, m as I, p as L, s as bt, u as R, v as xt, y as z } from "./wire.js";
import { C as St, E as Ct, O as B, T as V, b as wt, k as Tt, r as Et } from "./yaml.js";
import { s as Dt } from "./writtenFiles.js";
import { dirname as Ot, resolve as H } from "node:path";
import { realpath as kt } from "node:fs/promises";
// src/locales/placeholderStyle.ts
const At = [
	["{{@}}", /\{\{\s*[\p{L}_]/u],
	["%{@}", /%\{[\p{L}_]/u],
	["${@}", /\$\{[\p{L}_]/u],
	["{@}", /(?<![{%$])\{\s*[\p{L}_][\p{L}\p{N}_.]*\s*\}/u]
], jt = {
	s: "@",
	i: "li"
}, Mt = {
	s: "s",
	i: "d"
};
function Nt(e, t) {
	let n = (e) => t.some((t) => e.test(t)), r = O(e)?.name;
	if (r === "Android strings") return { printf: Mt };
	if (r === "Apple strings" || r === "Apple string catalog") return { printf: n(/(?<!\[)%(?:\d\$)?[di]/) && !n(/(?<!\[)%(?:\d\$)?l/) ? {
		...jt,
		i: "d"
	} : jt };
	if (r === "ARB") return { named: "{@}" };
	let [i, a] = At.flatMap(([e, t]) => n(t) ? e : []), [o, s] = [n(/(?<!\[)%(?:\d\$)?@/) ? [jt] : [], n(/(?<!\[)%(?:\d\$)?s/) ? [Mt] : []].flat();
	return {
		...i && !a && { named: i },
		...o && !s && { printf: o }
	};
}
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
function Pt(e, t) {
	return t < e.length && Ft(e.slice(t, W(e, t))) === "";
}
function Ft(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const It = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function q(e) {
	return e && "items" in e ? e.items.filter((e) => !Lt(e)) : [];
}
function Lt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => It.has(e));
}
function J(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => It.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? Rt(i) : Y(e)
	};
}
function Y({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => It.has(e));
	return r ? r.offset + r.source.length : t ? Rt(t) : e.at(-1)?.offset ?? 0;
}
function Rt(e) {
	if (e.type === "block-scalar") return zt(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = q(e).at(-1);
	return t ? J(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function zt({ offset: e, props: t, source: n }) {
	let r = t.map((e) => "source" in e ? e.source : "").join(""), i = /^[|>][-+\d]*/.exec(r)?.[0] ?? "|", a = i.includes("+") && n !== "" ? n.replace(/\n$/, "") : Ft(n);
	return {
		end: e + r.length + a.length,
		header: i,
		bodyStart: e + r.length
	};
}
function Bt(e, t) {
	let { value: n } = t, r = Y(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = Rt(n);
	if (n.type === "block-scalar") {
		let { header: t, bodyStart: r } = zt(n), o = {
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
	let [o] = n.type === "block-map" || n.type === "block-seq" ? q(n) : [], s = o ? J(o).start : i;
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
function Vt(e, t, n) {
	let r = Gt(t, n), i = n > 0 ? X(e, t, n - 1) : 0, a = U(e, r);
	for (; a > i;) {
		let t = U(e, a - 1), n = Wt(e, t);
		if (t < i || n === void 0 || n > G(e, r)) break;
		a = t;
	}
	return a;
}
function X(e, t, n) {
	let r = t[n], i = G(e, Gt(t, 0)), a = W(e, r ? J(r).end : 0);
	for (let t = a; t < e.length; t = W(e, t)) {
		let n = Wt(e, t);
		if (n !== void 0 && n > i) a = W(e, t);
		else if (!Pt(e, t)) break;
	}
	return a;
}
function Ht(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = Ut(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function Ut(e, t, n, r) {
	let i = t[r + 1], a = Gt(t, n);
	if (i && !K(e, a)) return {
		start: a,
		end: J(i).start
	};
	let [o, s] = [Vt(e, t, n), X(e, t, r)], c = n > 0 ? X(e, t, n - 1) : o;
	if (i) for (; Pt(e, s);) s = W(e, s);
	else for (; o > c && Pt(e, U(e, o - 1));) o = U(e, o - 1);
	return {
		start: o,
		end: s
	};
}
function Wt(e, t) {
	let n = e.slice(t, W(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function Gt(e, t) {
	let n = e[t];
	return n ? J(n).start : 0;
}
// src/yaml/editEntries.ts
function Kt(e, t, n, r) {
	let i = w(e, t);
	if (j(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = qt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...I(a) && a,
		[n]: s
	};
	if (N(a, c)) return {
		is: "edited",
		text: t
	};
	let l = Yt(t), u = new tn(l, n, o).changed(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [$t(i, u.refused)]
	};
	let d = Zt(u.text, l), f = w(e, d), p = f.problems.length <= i.problems.length && !j(f.problems) ? f.value : a, m = !Qt(t) || Qt(d);
	return N(p, c) && m ? {
		is: "edited",
		text: d
	} : {
		is: "refused",
		problems: [$t(i, en(p, c))]
	};
}
function qt({ value: e, span: t }, n, r) {
	let i = z(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? Jt(n, e.language, e.value) : {
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
function Jt(e, t, n) {
	let r = z(e, "translations"), i = I(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...I(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => z(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function Yt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = Et(a, {
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
		style: Xt(o, a)
	};
}
function Xt(e, t) {
	let n = {}, r = 0;
	return wt(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = St(r) && !r.flow ? q(r.srcToken) : [];
			if (!i || !a || !K(t, J(a).start)) return;
			let o = G(t, J(a).start) - G(t, J(i).start);
			Tt(r) && o >= 0 ? n.listStep ??= o : V(r) && o > 0 && (n.step ??= o);
		}
	}), {
		step: 2,
		listStep: 2,
		...n,
		quotes: r > 0 ? "single" : "double"
	};
}
function Zt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Qt(e) {
	try {
		return JSON.parse(e), !0;
	} catch {
		return !1;
	}
}
function $t({ file: e, span: t }, n) {
	return A("not-editable", "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write this part as plain lines, without anchors, aliases, tags, braces and blocks that keep blank lines (|+), and run again.", { place: Le(e, t, n) });
}
function en(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!N(t, i)) return [e, ...en(t, i)];
	}
	return [];
}
var tn = class {
	source;
	text;
	list;
	rows;
	writer;
	splices = [];
	refused = [];
	constructor(e, t, n) {
		this.source = e, this.text = e.text, this.list = t, this.rows = n, this.writer = new ze(e.style);
	}
	changed(e, t) {
		return this.become({
			path: [],
			old: e,
			node: Z(this.source.document.contents),
			inFlow: !1
		}, t), {
			text: je(this.text, this.splices),
			refused: this.refused[0]
		};
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (N(r, t)) return;
		let i = V(n) ? this.membersChange(e, n, t) : Tt(n) ? this.itemsChange(e, n, t) : void 0, a = i?.inserted.size === 0 && !i.values.includes(void 0);
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
		let r = t.items.map(({ key: e }) => nn(e));
		if (!I(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ value: t, srcToken: n }, a) => ({
			path: [...e.path, r[a] ?? ""],
			old: z(e.old, r[a] ?? "") ?? null,
			node: Z(t),
			item: n,
			inFlow: i
		})), o = new Set(r), s = Object.entries(n).flatMap(([e, t]) => o.has(e) ? [] : {
			name: e,
			value: t
		}), c = new Map(s.length > 0 ? [[a.length - 1, s]] : []);
		return {
			node: t,
			children: a,
			values: r.map((e) => z(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : an(r, n), a = e.inFlow || t.flow === !0, o = q(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: Z(t),
			item: o[n],
			inFlow: a
		})), c = s.map(() => void 0), l = [], u = -1;
		for (let { from: e, value: t } of i) e === void 0 ? t !== void 0 && l.push({
			after: u,
			value: t
		}) : (u = e, c[e] = t);
		let d = F(l, (e) => e.after), f = K(this.text, o[0] ? J(o[0]).start : 0);
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
		let l = J(s).start, u = o.at(-2), d = u !== void 0 && /\n[ \t]*\n/.test(this.text.slice(J(u).end, J(c).start)), f = i.map((e) => e === void 0);
		a.size === 0 && !f.includes(!1) && e && this.splice(Y(e), Y(e), " []");
		let p = Ht(this.text, o, f);
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !K(this.text, l) && this.refused.push(t);
			let i = p.get(e), a = i ? i.start : e < 0 ? Vt(this.text, o, 0) : X(this.text, o, e), s = r.flatMap((t) => {
				let r = this.writer.added(t, V(n) ? n : Z(n.items[e] ?? n.items[0]));
				return d ? ["", ...r] : r;
			});
			this.spliceLines(a, a, s, G(this.text, l));
		}
	}
	replaceValue(e, t) {
		let { node: n, item: r, path: i } = e, a = r && Bt(this.text, r), { start: o = 0, end: s = 0 } = a?.inline ?? {}, c = St(n) && n.flow && /\n/.test(this.text.slice(o, s));
		if (!a || c && (i.length < 2 || this.text.slice(o, s).includes("#"))) {
			this.refused.push(i);
			return;
		}
		let { inline: l, lines: u } = a, [d = "", ...f] = this.replacement(e, t, a);
		l.start === l.end ? this.splice(l.start, l.end, d && ` ${d}`) : this.splice(l.start - (d ? 0 : rn(this.text, l.start)), l.end, d);
		let { start: p, end: m } = u ?? {
			start: W(this.text, l.end),
			end: W(this.text, l.end)
		};
		(u || f.length > 0) && this.spliceLines(p, m, f, G(this.text, J(r).start));
	}
	replacement({ node: e, path: t, inFlow: n }, r, { inline: i, lines: a }) {
		let o = {
			isItem: typeof t.at(-1) == "number",
			inFlow: n
		}, s = !B(e) && a !== void 0 && a.start !== W(this.text, i.end), c = B(e) ? e.type : s ? "QUOTE_DOUBLE" : void 0;
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
function nn(e) {
	return B(e) ? typeof e.value == "string" ? e.value : e.source ?? String(e.value) : "";
}
function Z(e) {
	return Ct(e) ? e : void 0;
}
function rn(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function an(e, t) {
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
function on(e, t, n) {
	let { textFiles: r } = t, i = new hn(t, n), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: n, language: l, after: u, item: d } = t, { declared: f } = d, p = f === void 0 ? i.find(n, l) : void 0, m = p?.path ?? c(e, n, l);
		if (p || f !== void 0 && r.has(m)) o.push({
			text: t,
			path: m,
			target: p
		});
		else if (f === void 0 && n.from) s.push(t);
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
	let l = [...F(o, ({ path: e }) => e)].flatMap(([e, t]) => {
		let a = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), o = a[0]?.target, s = r.get(e) ?? o?.textFile;
		if (!s) return [];
		let c = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: sn(t, e, i)
		}]), l = a.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : mn(e.after), o = n.language === void 0 ? { language: r } : {}, s = e.entry.isToAdd ? {} : { base: i };
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
		}), u = [...c, ...l], d = s.language === void 0 ? k(s.source, n) : o?.code, f = o?.missing && d && {
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
		problems: [...cn(s), ...ln(l, n)]
	};
}
function sn({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	if (!c) return [];
	if (typeof i == "string") return [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}];
	let l = {}, u = Object.entries(mn(i)).flatMap(([e, t]) => {
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
function cn(e) {
	return [...F(e, ({ entry: e }) => $(e)[0]?.from.source)].map(([e, t]) => {
		let n = xt([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${l(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return A("no-language-file", r, {
			severity: "notice",
			scope: "change",
			...i
		});
	});
}
function ln(e, t) {
	let n = e.flatMap(({ textFile: { source: e }, changes: n }) => {
		let r = e.languages ?? [e.language ?? t];
		return n.map(({ text: e }) => e.language).filter((e) => !r.includes(e)).map((t) => ({
			source: e,
			language: t
		}));
	});
	return [...F(n, ({ source: e }) => e)].map(([e, n]) => {
		let r = [...new Set(n.map(({ language: e }) => e))], i = e.isOptional ? [t, ...e.languages ?? []] : e.languages, a = `Other commands do not read the ${r.join(", ")} texts of "${Te(e)}", because its row names only ${i?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...i ?? [t], ...r].join(", ")}].`;
		return A("no-language-file", a, {
			severity: "notice",
			scope: "change",
			place: e.place
		});
	});
}
function un(e, t, n) {
	let r = fn(e, t, n), i = Q(r.refused);
	if (i.size === 0) return r;
	let a = fn(e, t, dn(n, i));
	return {
		...a,
		refused: [...r.refused.filter(({ text: e }) => i.has(e.entry)), ...a.refused]
	};
}
function Q(e) {
	let t = ({ entry: e, language: t }) => e.isToAdd && $(e)[0]?.from.language === t;
	return new Set(e.flatMap(({ text: e }) => t(e) ? [e.entry] : []));
}
function dn(e, t) {
	return e.map((e) => ({
		...e,
		changes: e.changes.filter(({ text: e }) => !t.has(e.entry))
	})).filter(({ changes: e }) => e.length > 0);
}
function fn(e, t, n) {
	let r = [], i = [], a = [], o = Object.values(e).flat(), s = new Map(o.map(({ path: e, text: t }) => [e, t])), c = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).map((e) => e.edit);
		if (i.length === 0) continue;
		let s = Kt(e, o, n, i);
		s.is === "refused" ? P(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = E(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = pn(n, l, r, Ee(t));
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
function pn(e, t, n, r) {
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
function mn(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var hn = class {
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
		for (let n of x($(e), ({ from: e }) => e.language, this.base)) {
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
		let n = $(e).find(({ file: e, from: n }) => n.language === this.base && E(e.path) === E(t));
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
		let { textFiles: r, rows: i, context: a } = this.input, o = r.get(e.path) ?? t.file;
		if ((o.language ?? n) === n) {
			let r = this.texts.has(e.path) ? {} : { missing: H(t.source.folder, o.path) };
			return {
				path: e.path,
				textFile: o,
				code: k(t.source, n),
				...r
			};
		}
		let s = Fe(i, o, n);
		if (!s) return;
		let { row: c, path: l } = s, u = H(c.folder, l), d = pe(u, a.folders), f = r.get(d), p = {
			source: c,
			path: l,
			language: n,
			isPlural: o.isPlural,
			...De(c, l)
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
const gn = /^[a-z$][\w$]*$/, _n = {
	start: 0,
	end: 0
};
function vn(e, t, n, r) {
	let i = r.rows.filter(({ keysFrom: e }) => e === "lokalise");
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = [], o = { ...e.entries };
	for (let s of e.kinds) {
		let [e, c] = [o[s.plural], t.objects[s.plural]];
		if (!s.fromLokalise || !e || !c) continue;
		let l = s.match(e, c, n), { allowWrongProject: u } = r.project.rules, d = u ? [] : xn(s, i, l, n.rules), f = {
			...n,
			rows: i.filter((e) => !d.includes(e))
		}, p = ft(s, l, f), m = new wn(s, Cn(f.rows, r, t.project.baseLanguage), e, p), h = bn(s, yn(m.entriesFor(f), p), {
			own: e,
			objects: c,
			context: n
		}), g = new Set(h.map(({ object: e }) => p.get(e)?.inYaml));
		o[s.plural] = [...e.filter((e) => !g.has(e)), ...h.map(({ entry: e }) => e)], P(a, d.map((e) => Sn(e, t.project.name)), On(s, Dn(p, h), m));
	}
	return {
		declared: {
			...e,
			entries: o
		},
		problems: a
	};
}
function yn(e, t) {
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
function bn(e, t, { own: n, objects: r, context: i }) {
	let a = new Set(t.map(({ entry: e }) => e.parts?.[0])), o = [...n.filter((e) => !a.has(e)), ...t.map(({ entry: e }) => e)], { matches: s } = e.match(o, r, i), c = F(s, ({ live: e }) => e), l = (e, { declared: t }) => $(e).every(({ path: e }) => $(t).some((t) => t.path === e));
	return t.filter(({ object: e, entry: t }) => c.get(e)?.some((e) => l(t, e)));
}
function xn(e, t, { matches: n }, r) {
	let i = ({ declared: e }) => new Set($(e).map(({ from: e }) => e.source.place)), a = L(n, (e) => [...i(e)]);
	return t.filter((t) => {
		let n = a.get(t.place) ?? [];
		return n.length >= 10 && 2 * n.filter(({ live: n }) => n !== void 0 && e.fromLokalise?.rowsOf(n, [t], r).length === 1).length < n.length;
	});
}
function Sn({ files: e, place: t }, n) {
	let r = `Fewer than half of the names in "${e}" are keys of project ${n}, so no key is added to these files. Check the project in lokaform.yaml. If it is the right one, set allow_wrong_project: true there for the first pull.`;
	return A("foreign-project", r, {
		place: t,
		scope: "project"
	});
}
function Cn(e, { manifests: t, textFiles: n, context: r }, i) {
	let a = new Map(Object.values(t).flat().map(({ path: e, text: t }) => [e, t])), o = [...n].flatMap(([t, n]) => {
		let r = e.find(({ place: e }) => e === n.source.place);
		return !r || (n.language ?? i) !== i ? [] : [{
			path: t,
			textFile: n,
			row: r,
			lineStarts: Me(a.get(t) ?? "")
		}];
	}), s = e.flatMap((t) => {
		let n = we(t, i);
		if (!n || o.some((e) => e.row === t)) return [];
		let a = e.flatMap(({ languages: t = [] }) => t.filter((t) => t !== i && Fe(e, n, t)));
		return [{
			path: pe(H(t.folder, n.path), r.folders),
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
var wn = class {
	kind;
	files;
	styleOf;
	namesOf;
	nearest;
	fresh;
	constructor(e, t, n, r) {
		this.fresh = r, this.kind = e, this.files = t;
		let i = new Set(t.map(({ path: e }) => e)), a = n.flatMap($).filter(({ file: e }) => i.has(e.path)), o = L(a, ({ file: e }) => [e.path]), s = (t) => p(e, t).flatMap(({ after: e }) => D(e));
		this.namesOf = (t) => (o.get(t) ?? []).map(({ values: t }) => e.label(t)), this.styleOf = yt((t) => Nt(t, [...(o.get(t) ?? []).flatMap(s), ...[...r.keys()].flatMap(e.texts)])), this.nearest = Ue(a.map((t) => ({
			name: e.label(t.values),
			entry: t
		})));
	}
	entriesFor({ project: e }) {
		let t = [...this.fresh].flatMap(([t, { rows: n }]) => Oe(n).flatMap((n) => {
			let r = this.entryFor(t, n, e.baseLanguage);
			return r ? [{
				object: t,
				entry: r
			}] : [];
		}));
		return [...F(t, ({ entry: e }) => JSON.stringify([e.file.path, e.path])).values()].flatMap((e) => e.length === 1 ? e : []);
	}
	namesIn(e, t) {
		return O(e.path)?.name === "ARB" && !gn.test(t) && this.namesOf(e.path).every((e) => gn.test(e)) ? void 0 : En(e, t);
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
		}), i = r.filter(({ file: e, filename: t }) => t !== "" && Tn(e, t)), a = i.length > 0 ? i : r, o = a[0] && this.nearest(a[0].name), [s, ...c] = a, l = c.length === 0 ? s : a.find(({ file: e }) => e.path === o?.file.path);
		if (!l) return;
		let { file: u, values: d, onCreate: f, path: p } = l, { textFile: m, row: h, lineStarts: g } = u;
		return {
			values: d,
			onCreate: f,
			path: p,
			isToAdd: !0,
			style: this.styleOf(u.path),
			file: {
				path: u.path,
				lineStarts: g
			},
			span: o?.file.path === u.path ? o.span : _n,
			from: {
				file: m,
				source: h,
				language: n,
				onlyIfBase: !1
			}
		};
	}
};
function Tn({ textFile: e, row: t }, n) {
	return [Ie(t, e.path, "%LANG_ISO%") ?? e.path, e.path].some((e) => `/${e}`.endsWith(`/${n}`));
}
function En({ path: e, textFile: t, row: n }, r) {
	let [i = "", a = ""] = n.keyName.split("{path}").map((e) => be.reduce((e, n) => e.replaceAll(`{${n}}`, () => t[n] ?? ""), e));
	if (!(r.length > i.length + a.length) || !r.startsWith(i) || !r.endsWith(a)) return;
	let o = r.slice(i.length, r.length - a.length), s = O(e)?.name === "JSON" ? o.split(n.separator) : [o];
	return s.some((e) => e === "" || e === "__proto__") || o.search(bt) >= 0 ? void 0 : s;
}
function Dn(e, t) {
	let n = F(t, ({ object: e }) => e);
	return [...e].flatMap(([e, { rows: t }]) => (n.get(e)?.length ?? 0) < Oe(t).length ? [e] : []);
}
function On(e, t, n) {
	let [r, a] = [!0, !1].map((r) => t.filter((e) => n.canBeNamed(e) === r).map((t) => `${e.liveLabel(t)} (id ${e.id(t)})`));
	return [[r, "More than one locale file of the base language can have it, or none of this file name. In Lokalise, give it the file name of one of them, or add it by hand to the file where it belongs."], [a, "The locale files cannot have such a name. Rename it in Lokalise, or add it by hand."]].flatMap(([e = [], t]) => {
		if (e.length === 0) return [];
		let n = `Not added to the files: ${i(e, 20)}. ${t}`;
		return [A("not-expressible", n, {
			severity: "warning",
			scope: "change"
		})];
	});
}
function kn(e, t, n) {
	let r = new Set(e.flatMap(({ entry: e, language: t }) => e.isToAdd && t === n ? [e] : [])), a = t.kinds.flatMap((e) => (t.entries[e.plural] ?? []).flatMap((t) => t.isToAdd && !r.has(t) ? e.label(t.values) : [])), o = `Not added yet: ${i(a, 20)}. The ${n} translation is empty in Lokalise, waits there for a review or a correction, or cannot be written into the file.`;
	return {
		taken: e.filter(({ entry: e }) => !e.isToAdd || r.has(e)),
		problems: a.length === 0 ? [] : [A("not-expressible", o, {
			severity: "notice",
			scope: "change"
		})]
	};
}
// src/pull/removal.ts
async function An({ kind: e, declared: t, chosen: n }, { options: r, project: i, everywhere: a }) {
	let o = (t) => t !== void 0 && e.isArchived(t), s = n.flatMap(({ declared: e, live: t }) => t === void 0 || ge(e) && o(t) ? [e] : []), c = s.filter(jn), l = Fn(e, s.filter((e) => !jn(e))), u = it(e, c, t.filter(jn).length, i.rules);
	if (c.length === 0 || j(u)) return { problems: [...l, ...u] };
	let d = `These entries have no live key, or an archived one:\n${c.map(({ values: t }) => `  - ${Ce(e.label(t))}\n`).join("")}Remove them from the files?`;
	if (!r.dryRun && !await r.ask?.(d)) {
		let e = `The removal of ${c.length} entries was not confirmed at a terminal. Nothing is written. Run pull again, without --remove-missing or at a terminal.`;
		return { problems: [A("not-confirmed", e, { scope: "project" })] };
	}
	return {
		edits: g(c).filter(({ from: e }) => !e).map(({ file: t, span: n }) => ({
			kind: e.plural,
			path: t.path,
			edit: {
				is: "remove",
				at: n.start
			}
		})),
		sources: Nn(e, Mn(e, c, g(a.entries[e.plural] ?? []))),
		problems: l
	};
}
function jn(e) {
	return $(e).length === 0 || ge(e);
}
function Mn(e, t, n) {
	let r = ({ from: t, values: n }) => R([
		Pe(t.source),
		t.file.filename ?? null,
		e.identity(n)
	]), i = L(n.flatMap($), (e) => [r(e)]);
	return [...new Set(t.flatMap($).flatMap((e) => i.get(r(e)) ?? [e]))];
}
function Nn(e, t) {
	return [...F(t, ({ file: e }) => e.path)].map(([t, n]) => {
		let r = [...F(n, ({ path: e = [] }) => e.join("\0")).values()].map(([t]) => ({
			text: Pn(e, t),
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
function Pn(e, t) {
	let n = e.fields.find(({ role: e }) => e === "text")?.name ?? "", { language: r } = t.from;
	return {
		kind: e,
		entry: t,
		item: {
			...ne(e, t),
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
function Fn({ label: e }, t) {
	if (t.length === 0) return [];
	let n = t.map(({ values: t }) => e(t)), r = `Not live, but declared by locale files, from which --remove-missing removes nothing: ${i(n, 3)}. If the app no longer uses them, remove them by hand.`;
	return [A("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
// src/pull/kindPull.ts
function In({ kind: e, declared: t, live: n, matching: r }, i) {
	let a = (t) => ce(i.filter, {
		...t,
		kind: e,
		entry: t.declared
	}), o = r.matches.filter(a), s = r.unmanaged.filter((e) => !r.namesakes.has(e));
	return {
		kind: e,
		declared: t,
		live: n,
		chosen: o,
		matches: o.filter((t) => t.live !== void 0 && !Je(e, t.live, i)),
		fresh: s.filter((t) => !Je(e, t, i)),
		refused: r.refused.filter(a).map((e) => e.problem)
	};
}
async function Ln(e, t, n) {
	let { kind: r, matches: i } = e, { fields: a = [], isNew: o, removesMissing: s } = n.options, c = [...F(i, ({ live: e }) => e).values()].map(([e]) => e), l = et(r, rt(r, c, t, a), n.textFiles);
	return r.secretNames ? [l] : [
		l,
		...s ? [await An(e, n)] : [],
		o ? zn(e, t, n) : Bn(e, n)
	];
}
function Rn({ kind: e, matches: t }, n) {
	let { project: r, rules: i } = n, a = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: o }) => {
		let s = p(e, t).map(({ part: e }) => e);
		if (s.length === 0) return [];
		let c = e.context(t.values, o, n), l = a.flatMap((e) => Object.keys(Object(e.toManifest(o, c)))), u = new Set([...s, ...(t.leftOut ?? []).map(({ language: e }) => e)]), d = l.filter((e) => !u.has(e));
		if (d.length === 0) return [];
		let f = [...le(e, t, n), r.baseLanguage];
		return d.filter((e) => !f.includes(e) && Ne(i, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
function zn(e, t, n) {
	let { kind: r, declared: i, live: a, fresh: o } = e, s = M(t.project, n.project.pulledLanguages), c = {
		fields: n.options.fields ?? [],
		languages: s,
		label: () => ""
	}, l = He(r, o, {
		live: a,
		context: t,
		declared: i
	}, c), u = i.filter(({ from: e }) => e === void 0), d = Ue(u.flatMap((e) => D(r.identity(e.values)).map((t) => ({
		name: t,
		entry: e
	})))), f = Ze(n.manifests[r.plural]), [p] = f.length === 1 ? f : [], m = [], h = [], g = [];
	for (let e of l.entries) {
		let [t = ""] = r.names(e.live), n = d(t), i = n?.file.path ?? p;
		if (i === void 0) {
			g.push(e);
			continue;
		}
		let a = Vn(r, e, n?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
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
		problems: [...qe(l.left), ...Hn(r, g, f)]
	};
}
function Bn({ kind: e, declared: t, fresh: n }, { project: r, rows: a }) {
	let o = (t) => e.fromLokalise?.rowsOf(t, a, r.rules).length, s = n.filter((t) => !e.isArchived(t) && !o(t)).map(e.liveLabel);
	if (s.length === 0 || r.rules.filter.length > 0) return { problems: [] };
	let c = t.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", l = `No manifest has ${d(s.length, e.name)} of the project: ${i(s, 3)}. To declare what is new: ${c}`;
	return { problems: [A("not-expressible", l, {
		severity: "notice",
		scope: "change"
	})] };
}
function Vn(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && N(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Hn(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), a = `${t.length} live ${t.length === 1 ? e.name : e.plural} ${t.length === 1 ? "is" : "are"} not declared: ${i(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [A("not-expressible", a, {
		severity: "warning",
		scope: "change"
	})];
}
// src/pull/decide.ts
async function Un(e, t, n) {
	let { project: r, context: i } = n, a = M(t.project, r.pulledLanguages ?? Ye), o = {
		project: t.project,
		rules: {
			...r.rules,
			prune: {},
			pull: { completes: a }
		},
		variables: e.variables,
		verdicts: st,
		rows: e.rows ?? []
	}, { declared: s, problems: c } = vn(e, t, o, n), l = Gn(s, n), u = await lt(s, t, o.rules, l);
	if (u.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: u.problems,
		unmatched: []
	};
	let d = u.kinds.map((e) => In(e, r.rules)), f = at(u.keptTexts, o), p = kn(f.taken, s, t.project.baseLanguage), m = on(p.taken, n, t.project.baseLanguage), h = [...n.otherLanguages.map((e) => `all ${e} texts`), ...d.flatMap((e) => Rn(e, o))], g = [{ problems: [
		...u.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...d.flatMap(({ refused: e }) => e),
		...ut(u.keptTexts, {
			reasons: u.reasons,
			takenBack: u.takenBack,
			writes: !1,
			flags: r.flags,
			isWorkflow: i.folders.confined !== void 0,
			names: _t(() => me(s))
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e),
		...c,
		...p.problems,
		...Kn(h),
		...(n.settings.projects.length === 1 ? oe(r.rules.accept, [s]) : []).flatMap((e) => qn(e, u.keptTexts))
	] }, {
		...m,
		kept: Ke(f.kept)
	}];
	for (let e of d) P(g, await Ln(e, o, n));
	return {
		edits: g.flatMap(({ edits: e = [] }) => e),
		sources: Wn(g.flatMap(({ sources: e = [] }) => e)),
		taken: p.taken,
		kept: g.flatMap(({ kept: e = [] }) => e),
		problems: g.flatMap((e) => e.problems),
		unmatched: u.plan.filter?.unmatched ?? []
	};
}
function Wn(e) {
	return [...F(e, ({ path: e }) => e).values()].map((e) => ({
		...e[0],
		changes: e.flatMap(({ changes: e }) => e)
	}));
}
function Gn(e, t) {
	let { project: n, context: r, textFiles: i, ownUser: a, settings: c } = t, { lastApplied: l, history: u, onSecrets: d, now: f } = r, p = Object.values(t.manifests).flatMap((e) => e.map(({ path: e }) => e)), m = {
		known: new Map(),
		ids: [n.id],
		onSecrets: d,
		kinds: e.kinds
	};
	return {
		ownUser: a,
		history: u,
		textFiles: i,
		usable: c.usable,
		applied: l && (async () => {
			let t = await l?.(p, m);
			return t && o(t, {
				settings: n,
				declared: e
			});
		}),
		manifests: s({
			declared: e,
			manifests: p
		}),
		asked: { now: Math.floor(f() / 1e3) }
	};
}
function Kn(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${i(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [A("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function qn(t, n) {
	if (n.some(({ kind: n, entry: r, object: i, item: a }) => te([t], {
		kind: n,
		entry: r,
		live: i
	}, a.part ?? "", a.reason === "held") !== void 0 && (a.reason !== "waiting" || e(a)))) return [];
	let r = `--accept ${t} took nothing: no text that it names differs from the project. A text that waits must be named without a pattern, as KEY:LANG. Texts in a language that entries do not declare come with --languages.`;
	return [A("unknown-text", r, {
		severity: "notice",
		scope: "change"
	})];
}
function Jn(e, t, n) {
	let r = T(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [R([
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
		changes: a
	};
}
// src/pull/pull.ts
async function Yn(e, t, n, i) {
	try {
		let { projects: r } = e, a = {
			...i,
			signal: i.cancellation.stopping
		}, o = await _e(r, a), s = [
			...t,
			...tt(e.kinds, n, i),
			...o
		];
		if (j(s)) return { problems: s };
		for (let t of r) {
			if (!t.manifests || await nt(t.manifests, t)) continue;
			let r = await Xn({
				settings: e,
				project: t,
				options: n,
				context: i
			}, t.manifests);
			return {
				...r,
				problems: [...s, ...r.problems]
			};
		}
		let c = [];
		for (let t of r) {
			if (i.cancellation.stopped) break;
			c.push(await Zn({
				settings: e,
				project: t,
				options: n,
				context: i
			}));
		}
		let { filter: l = [], accept: u = [] } = r[0]?.rules ?? {}, d = c.map(({ filtered: e }) => e?.unmatched ?? []), f = c.flatMap(({ filtered: e }) => e?.declared ?? []), p = r.length > 1 && f.length === r.length, m = c.flatMap((e) => e.later ?? []);
		return {
			problems: Ae([
				...s,
				...n.unused,
				...c.flatMap((e) => e.problems),
				...ae(l, d),
				...p ? ie("--accept", u, f) : []
			]),
			later: m,
			written: c.flatMap(({ written: e = [] }) => e),
			...m.length > 0 && { at: vt(m.map(({ at: e }) => e)) }
		};
	} catch (e) {
		let n = r(e, i.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function Xn(e, t) {
	if (e.settings.projects.length > 1) return { problems: [A("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
	let { filter: n } = e.project.rules;
	return n.length > 0 ? { problems: n.map(fe) } : Qe(e, t);
}
async function Zn(e) {
	let { settings: t, project: n, context: r } = e, { folders: i, cancellation: a } = r;
	if (!n.manifests) return { problems: [] };
	let o = ht(n, t.apiUrl, r);
	if (!o.ok) return { problems: [o.problem] };
	let { reading: s, now: c } = o.value, l = _t(() => ot(s, n.id)), u = () => gt(l), d = await er(e, n.manifests, u), f = await S(d, n, {}, b);
	if (f.problems.length + Object.values(f.paths).flat().length + d.texts.length === 0) {
		let e = `There is no manifest of ${xt(d.kinds.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [A("no-manifest", e, { severity: "notice" })] };
	}
	let p = (e) => d.texts.some((t) => t.place === e && Qn(t)), m = await h(n, d, t.usable, i, {
		...r,
		signal: a.stopping,
		findProject: u,
		counts: ({ code: e, severity: t, place: n }) => (e !== "no-language-file" || t === "error") && !(e === "no-manifest" && p(n))
	});
	if (r.onProgress?.(void 0), !m) return { problems: [] };
	let g = {
		...m,
		declared: $n(m.declared)
	}, { declared: _ } = g, v = g.manifests.map((e) => Ot(H(i.displayRoot, e)));
	await he([...v, t.backupDir ?? []].flat()), r.onSecrets(ee(_.variables));
	let { accept: y, filter: x } = n.rules, w = t.projects.length === 1 && !_.rows?.some(({ keysFrom: e }) => e === "lokalise"), T = [
		...g.problems,
		...w ? ie("--accept", y, [_]) : [],
		...w ? C(x, [_]) : [],
		...We(d.kinds, e.options, g.files)
	];
	if (ke(T)) return { problems: T };
	try {
		let t = await tr(e, d, g, {
			reading: s,
			now: c,
			whole: l
		});
		return {
			...t,
			problems: [...T, ...t.problems]
		};
	} catch (e) {
		return { problems: [...T, ...mt(e, a, { settings: n })] };
	} finally {
		r.onProgress?.(void 0);
	}
}
function Qn(e) {
	return e.keysFrom === "lokalise" && Se(e);
}
function $n(e) {
	let t = e.rows?.some(Qn), n = e.kinds.filter(({ fromLokalise: n, plural: r }) => t && n && !e.entries[r]), r = Object.fromEntries(n.map(({ plural: e }) => [e, []]));
	return n.length === 0 ? e : {
		...e,
		entries: {
			...e.entries,
			...r
		}
	};
}
async function er({ project: e, options: { fields: t = [], removesMissing: n } }, r, i) {
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
async function tr(e, { kinds: t, texts: r }, { declared: i, files: a, textFiles: o, rows: s }, { reading: c, now: l, whole: u }) {
	let { project: d, options: f, context: p } = e, m = l(), h = i, g = [], v = (e) => {
		m = l();
		let t = {
			asked: d.pulledLanguages,
			isNew: f.isNew,
			rows: r
		};
		h = or(i, e, d);
		let n = $e(e, h, t);
		return g = (e.languages?.filter((e) => n.ok && !n.value.includes(e)) ?? []).map(({ iso: e }) => e), n;
	}, y = t.filter(({ plural: e }) => i.entries[e]), b = await ct(c, d.id, {
		kinds: y,
		languages: v
	}, u);
	if (!b.ok) return { problems: [b.problem] };
	p.onProgress?.({
		phase: "planning",
		project: d.name
	});
	let x = [..._({
		declared: i,
		textFiles: o
	}, b.value.project), ...n(d.languagePlaces, b.value.project)];
	if (j(x)) return { problems: x };
	let S = {
		...e,
		manifests: a,
		textFiles: o,
		rows: s,
		everywhere: i,
		context: {
			...p,
			now: l
		},
		ownUser: pt(c, d.id)
	}, C = await Un(h, b.value, {
		...S,
		otherLanguages: g
	});
	if (ke(C.problems) || p.cancellation.stopped) return { problems: C.problems };
	let w = await nr(C, h, b.value, S, m), T = {
		unmatched: C.unmatched,
		declared: i
	};
	return {
		...w,
		filtered: T,
		problems: [...C.problems, ...w.problems]
	};
}
async function nr(e, t, n, { manifests: r, settings: i, project: o, options: s, context: c }, l) {
	let { edited: u, targets: d, refused: f, lost: p } = await rr(e, t, {
		manifests: r,
		settings: i,
		context: c
	}), { changed: m } = u;
	if (u.problems.length > 0) return { problems: [...f, ...u.problems] };
	let h = [...e.kept, ...Ke([...u.refused, ...p])], { project: g } = n, _ = {
		name: g.name,
		kept: h,
		...!o.showTexts && { hide_texts: !0 }
	};
	if (m.length === 0) return {
		problems: f,
		later: {
			..._,
			changed: m,
			at: l,
			files: [],
			comparison: ar
		}
	};
	let v = se(t.kinds, u.manifests, i.usable), y = v.problems.filter(({ severity: e }) => e === "error");
	if (y.length > 0) return { problems: y.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let b = s.dryRun ? [] : await Be(d, c.folders);
	if (b.length > 0) return { problems: [...f, ...b] };
	let x = {
		..._,
		changed: m,
		at: l,
		files: m.map(({ path: e }) => e),
		comparison: Jn(or(v.declared, g, o), t, e.taken)
	}, S = new Set(x.comparison.changes.map(({ label: e }) => a(e))), C = dt(v.declared, n, o.rules);
	return {
		problems: [...f, ...C.filter(({ about: e = "" }) => S.has(e))],
		later: x,
		written: d
	};
}
async function rr(e, { kinds: t }, { manifests: n, settings: r, context: i }) {
	let a = await ir(e, {
		manifests: n,
		context: i
	}), o = e.sources.flatMap(({ changes: e }) => e).filter(({ text: e }) => e.entry.isToAdd);
	if (o.length === 0) return {
		...a,
		lost: []
	};
	let { entries: s } = se(t, a.edited.manifests, r.usable).declared, c = ({ kind: e, entry: t }) => D(e.identity(t.values)), l = new Set(t.flatMap((e) => (s[e.plural] ?? []).flatMap(({ values: t }) => D(e.identity(t))))), u = Q(a.edited.refused), d = new Set(o.filter(({ text: e }) => !u.has(e.entry) && c(e).some((e) => !l.has(e))).map(({ text: e }) => e.entry));
	if (d.size === 0) return {
		...a,
		lost: []
	};
	let f = {
		...e,
		sources: dn(e.sources, d)
	}, p = Q(o), m = o.filter(({ text: e }) => d.has(e.entry) && p.has(e.entry));
	return {
		...await ir(f, {
			manifests: n,
			context: i
		}),
		lost: m.map(({ text: e }) => ({
			text: e,
			why: "not-storable",
			details: "The file would have it under another name."
		}))
	};
}
async function ir({ edits: e, sources: t }, { manifests: n, context: { folders: r } }) {
	let i = new Map(t.map((e) => [e.path, e.creates?.full])), a = [];
	for (let n of new Set([...e, ...t].map((e) => e.path))) {
		let e = i.get(n), t = e ? {
			path: e,
			text: ""
		} : {
			path: H(r.displayRoot, n),
			text: "",
			replaces: ""
		};
		for (let e of await Ve([t], r)) a.push({
			...e,
			scope: "change",
			place: Re(n)
		});
	}
	let o = ({ path: e }) => a.every(({ place: t }) => t?.file !== e), s = t.filter((e) => !o(e)).flatMap(({ changes: e }) => e), c = dn(t.filter(o), Q(s)), l = un(n, e.filter(o), c);
	return {
		edited: l,
		targets: await Ge(l.changed, r),
		refused: a
	};
}
const ar = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function or(e, t, { pulledLanguages: n }) {
	return y(e, t.baseLanguage, M(t, n ?? Ye));
}
// src/commands/runs/pull.ts
async function sr(e, t) {
	return ue(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await v("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n), { ask: s } = t, c = Xe(e, o, s && ((e) => s(e, n))), l = await Yn(i, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...a
		], c, o), { first: u, later: d } = l, f = {
			isDryRun: c.dryRun,
			full: i.all
		}, p = {
			...t.screen,
			texts: !(t.reportPull && u?.hide_texts),
			full: i.all
		}, h = c.dryRun ? void 0 : t.screen.width, g = u ? [...m(u, p), ...Dt(u, c.dryRun)] : [];
		for (let e of ye(g, h)) t.print(e);
		for (let e of cr(d ?? [], f, t)) t.print(e);
		let _ = u !== void 0 || d?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: y } = o.folders, b = t.reportPull ? void 0 : await de(await kt(y), void 0);
		if (d && _ && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), _ && l.at !== void 0 && !c.dryRun && b !== void 0) {
			let e = l.written?.map(({ path: e }) => xe(pe(e, o.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(Ce(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${xe(ve(l.at))}`);
		}
		let { stopped: x } = n, S = x !== void 0 && !u && (d ?? []).length < i.projects.length, C = _ && !c.dryRun ? "more " : "", w = A("run-stopped", `${n.reason} Nothing ${C}was written.`), T = S ? [...l.problems, w] : l.problems, E = t.reportPull && !i.showTexts ? T.map((e) => re(e)) : T, ee = await t.reportPull?.({
			...l,
			problems: E
		}, i, n.stopping) ?? [], te = [...E, ...ee];
		return t.showProblems(te), S && x.by !== "time limit" ? x.by === "SIGINT" ? 130 : 143 : S || j(te) ? 1 : i.detailedExitcode && _ ? 2 : 0;
	});
}
function cr(e, { isDryRun: n, full: r }, { screen: i, reportPull: a }) {
	let { clean: o = (e) => e } = i;
	return e.flatMap(({ changed: e, at: s, ...c }) => {
		let l = t(c, o), d = !(a && l.hide_texts);
		return [...n && d ? f(e) : [], ...u(l, {
			...i,
			isDryRun: n,
			texts: d,
			full: r
		})];
	});
}
export { sr as runPull };
