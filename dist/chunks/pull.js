import { $n as e, An as t, B as n, I as r, In as i, Jr as a, Kn as o, L as s, Mr as c, Mt as l, Nn as u, Nt as d, Pr as f, Qt as p, R as m, Rn as h, Si as g, Ur as _, V as v, Vn as y, W as b, Xt as x, an as S, br as C, bt as w, cn as T, ei as ee, en as te, et as E, f as D, jr as ne, jt as re, kn as ie, li as ae, mt as oe, nn as se, nt as ce, oi as le, on as ue, rn as de, s as fe, sn as pe, tn as me, yr as he } from "./engine.js";
import { $i as ge, $t as _e, Bt as O, Ft as ve, Hi as ye, Ht as be, J as xe, K as Se, Kt as Ce, Lt as we, Xt as Te, Yt as Ee, _ as k, b as De, d as A, dn as Oe, f as ke, hn as Ae, in as je, lt as Me, vn as Ne, yn as Pe } from "./start.js";
import { C as Fe, D as Ie, E as Le, _ as Re, a as ze, b as Be, c as Ve, d as He, f as Ue, g as We, h as Ge, i as Ke, l as qe, m as Je, n as Ye, o as Xe, p as Ze, s as Qe, t as $e, v as et, x as tt, y as nt } from "./firstPull.js";
import { D as rt, M as it, S as at, c as ot, g as st, h as ct, j as lt, l as ut, m as dt, v as ft, w as pt } from "./project.js";
import { O as mt, S as j, _ as ht, c as M, f as N, k as gt, m as P, p as _t, s as vt, u as F, v as yt, y as I } from "./wire.js";
import { C as bt, E as xt, O as L, T as R, b as St, k as Ct, r as wt } from "./yaml.js";
import { s as Tt } from "./writtenFiles.js";
import { dirname as Et, resolve as z } from "node:path";
import { realpath as Dt } from "node:fs/promises";
// src/locales/placeholderStyle.ts
const Ot = [
	["{{@}}", /\{\{\s*[\p{L}_]/u],
	["%{@}", /%\{[\p{L}_]/u],
	["${@}", /\$\{[\p{L}_]/u],
	["{@}", /(?<![{%$])\{\s*[\p{L}_][\p{L}\p{N}_.]*\s*\}/u]
], B = {
	s: "@",
	i: "li"
}, kt = {
	s: "s",
	i: "d"
};
function At(e, t) {
	let n = (e) => t.some((t) => e.test(t)), r = Pe(e)?.name;
	if (r === "Android strings") return { printf: kt };
	if (r === "Apple strings" || r === "Apple string catalog") return { printf: n(/%(?:\d\$)?[di]/) && !n(/%(?:\d\$)?l/) ? {
		...B,
		i: "d"
	} : B };
	if (r === "ARB") return { named: "{@}" };
	let [i, a] = Ot.flatMap(([e, t]) => n(t) ? e : []), [o, s] = [n(/%(?:\d\$)?@/) ? [B] : [], n(/%(?:\d\$)?s/) ? [kt] : []].flat();
	return {
		...i && !a && { named: i },
		...o && !s && { printf: o }
	};
}
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
function jt(e, t) {
	return t < e.length && Mt(e.slice(t, H(e, t))) === "";
}
function Mt(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const Nt = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function G(e) {
	return e && "items" in e ? e.items.filter((e) => !Pt(e)) : [];
}
function Pt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => Nt.has(e));
}
function K(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => Nt.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? Ft(i) : q(e)
	};
}
function q({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => Nt.has(e));
	return r ? r.offset + r.source.length : t ? Ft(t) : e.at(-1)?.offset ?? 0;
}
function Ft(e) {
	if (e.type === "block-scalar") return It(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = G(e).at(-1);
	return t ? K(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function It({ offset: e, props: t, source: n }) {
	let r = t.map((e) => "source" in e ? e.source : "").join(""), i = /^[|>][-+\d]*/.exec(r)?.[0] ?? "|", a = i.includes("+") && n !== "" ? n.replace(/\n$/, "") : Mt(n);
	return {
		end: e + r.length + a.length,
		header: i,
		bodyStart: e + r.length
	};
}
function Lt(e, t) {
	let { value: n } = t, r = q(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = Ft(n);
	if (n.type === "block-scalar") {
		let { header: t, bodyStart: r } = It(n), o = {
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
function Rt(e, t, n) {
	let r = Ht(t, n), i = n > 0 ? J(e, t, n - 1) : 0, a = V(e, r);
	for (; a > i;) {
		let t = V(e, a - 1), n = Vt(e, t);
		if (t < i || n === void 0 || n > U(e, r)) break;
		a = t;
	}
	return a;
}
function J(e, t, n) {
	let r = t[n], i = U(e, Ht(t, 0)), a = H(e, r ? K(r).end : 0);
	for (let t = a; t < e.length; t = H(e, t)) {
		let n = Vt(e, t);
		if (n !== void 0 && n > i) a = H(e, t);
		else if (!jt(e, t)) break;
	}
	return a;
}
function zt(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = Bt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function Bt(e, t, n, r) {
	let i = t[r + 1], a = Ht(t, n);
	if (i && !W(e, a)) return {
		start: a,
		end: K(i).start
	};
	let [o, s] = [Rt(e, t, n), J(e, t, r)], c = n > 0 ? J(e, t, n - 1) : o;
	if (i) for (; jt(e, s);) s = H(e, s);
	else for (; o > c && jt(e, V(e, o - 1));) o = V(e, o - 1);
	return {
		start: o,
		end: s
	};
}
function Vt(e, t) {
	let n = e.slice(t, H(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function Ht(e, t) {
	let n = e[t];
	return n ? K(n).start : 0;
}
// src/yaml/editEntries.ts
function Ut(t, n, r, i) {
	let a = e(t, n);
	if (A(a.problems)) return {
		is: "refused",
		problems: a.problems
	};
	let o = a.value, s = Wt(a, r, i), c = s.flatMap(({ value: e }) => e === void 0 ? [] : [e]), l = {
		...P(o) && o,
		[r]: c
	};
	if (j(o, l)) return {
		is: "edited",
		text: n
	};
	let u = Kt(n), d = new Qt(u, r, s).changed(o, l);
	if (d.refused) return {
		is: "refused",
		problems: [Xt(a, d.refused)]
	};
	let f = Jt(d.text, u), p = e(t, f), m = p.problems.length <= a.problems.length && !A(p.problems) ? p.value : o, h = !Yt(n) || Yt(f);
	return j(m, l) && h ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [Xt(a, Zt(m, l))]
	};
}
function Wt({ value: e, span: t }, n, r) {
	let i = I(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = r.filter((e) => e.is === "add"), u = N(l, ({ after: e }) => e === void 0 ? a.length - 1 : c(e)), d = (e) => (u.get(e) ?? []).map(({ value: e }) => ({
		from: void 0,
		value: e
	}));
	for (let e of r) {
		if (e.is === "add") continue;
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? Gt(n, e.language, e.value) : {
			...P(n) && n,
			[e.field]: e.value
		};
	}
	let f = a.flatMap((e, t) => [{
		from: t,
		value: e
	}, ...d(t)]);
	return [...d(-1), ...f];
}
function Gt(e, t, n) {
	let r = I(e, "translations"), i = P(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...P(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => I(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function Kt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = wt(a, {
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
		style: qt(o, a)
	};
}
function qt(e, t) {
	let n = {}, r = 0;
	return St(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = bt(r) && !r.flow ? G(r.srcToken) : [];
			if (!i || !a || !W(t, K(a).start)) return;
			let o = U(t, K(a).start) - U(t, K(i).start);
			Ct(r) && o >= 0 ? n.listStep ??= o : R(r) && o > 0 && (n.step ??= o);
		}
	}), {
		step: 2,
		listStep: 2,
		...n,
		quotes: r > 0 ? "single" : "double"
	};
}
function Jt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Yt(e) {
	try {
		return JSON.parse(e), !0;
	} catch {
		return !1;
	}
}
function Xt({ file: e, span: t }, n) {
	return k("not-editable", "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write this part as plain lines, without anchors, aliases, tags, braces and blocks that keep blank lines (|+), and run again.", { place: Ae(e, t, n) });
}
function Zt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!j(t, i)) return [e, ...Zt(t, i)];
	}
	return [];
}
var Qt = class {
	source;
	text;
	list;
	rows;
	writer;
	splices = [];
	refused = [];
	constructor(e, t, n) {
		this.source = e, this.text = e.text, this.list = t, this.rows = n, this.writer = new Fe(e.style);
	}
	changed(e, t) {
		return this.become({
			path: [],
			old: e,
			node: Y(this.source.document.contents),
			inFlow: !1
		}, t), {
			text: Me(this.text, this.splices),
			refused: this.refused[0]
		};
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (j(r, t)) return;
		let i = R(n) ? this.membersChange(e, n, t) : Ct(n) ? this.itemsChange(e, n, t) : void 0, a = i?.inserted.size === 0 && !i.values.includes(void 0);
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
		let r = t.items.map(({ key: e }) => $t(e));
		if (!P(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ value: t, srcToken: n }, a) => ({
			path: [...e.path, r[a] ?? ""],
			old: I(e.old, r[a] ?? "") ?? null,
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
			values: r.map((e) => I(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : tn(r, n), a = e.inFlow || t.flow === !0, o = G(t.srcToken), s = t.items.map((t, n) => ({
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
		let d = N(l, (e) => e.after), f = W(this.text, o[0] ? K(o[0]).start : 0);
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
		let p = zt(this.text, o, f);
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !W(this.text, l) && this.refused.push(t);
			let i = p.get(e), a = i ? i.start : e < 0 ? Rt(this.text, o, 0) : J(this.text, o, e), s = r.flatMap((t) => {
				let r = this.writer.added(t, R(n) ? n : Y(n.items[e] ?? n.items[0]));
				return d ? ["", ...r] : r;
			});
			this.spliceLines(a, a, s, U(this.text, l));
		}
	}
	replaceValue(e, t) {
		let { node: n, item: r, path: i } = e, a = r && Lt(this.text, r), { start: o = 0, end: s = 0 } = a?.inline ?? {}, c = bt(n) && n.flow && /\n/.test(this.text.slice(o, s));
		if (!a || c && (i.length < 2 || this.text.slice(o, s).includes("#"))) {
			this.refused.push(i);
			return;
		}
		let { inline: l, lines: u } = a, [d = "", ...f] = this.replacement(e, t, a);
		l.start === l.end ? this.splice(l.start, l.end, d && ` ${d}`) : this.splice(l.start - (d ? 0 : en(this.text, l.start)), l.end, d);
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
		}, s = !L(e) && a !== void 0 && a.start !== H(this.text, i.end), c = L(e) ? e.type : s ? "QUOTE_DOUBLE" : void 0;
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
function $t(e) {
	return L(e) ? typeof e.value == "string" ? e.value : e.source ?? String(e.value) : "";
}
function Y(e) {
	return xt(e) ? e : void 0;
}
function en(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function tn(e, t) {
	let n = Math.min(e.length, t.length), r = (n) => j(e.at(n) ?? null, t.at(n) ?? null), [i, a] = [0, 0];
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
function nn(e, t, n) {
	let { textFiles: r } = t, a = new dn(t, n), o = [], s = [], c = [];
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
	let l = [...N(s, ({ path: e }) => e)].flatMap(([e, t]) => {
		let i = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), o = i[0]?.target, s = r.get(e) ?? o?.textFile;
		if (!s) return [];
		let c = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: rn(t, e, a)
		}]), l = i.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : un(e.after), o = n.language === void 0 ? { language: r } : {}, s = e.entry.isToAdd ? {} : { base: i };
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
		}), u = [...c, ...l], d = s.language === void 0 ? O(s.source, n) : o?.code, f = o?.missing && d && {
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
		edits: o,
		sources: l,
		problems: [...an(c), ...on(l, n)]
	};
}
function rn({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	if (!c) return [];
	if (typeof i == "string") return [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}];
	let l = {}, u = Object.entries(un(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = P(r) ? r[e] : void 0;
		return n || (l[e] = t), n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}), d = Q(e).find((e) => e.file.path === a && e.from.language === t);
	if (!d || Object.keys(l).length === 0) return u;
	let { source: f, file: p } = d.from, m = p.language === void 0 ? { language: O(f, t) } : {}, h = {
		is: "add",
		path: d.path ?? [],
		...m,
		value: l,
		...s && { base: s }
	};
	return [...u, h];
}
function an(e) {
	return [...N(e, ({ entry: e }) => Q(e)[0]?.from.source)].map(([e, t]) => {
		let n = yt([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${ne(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return k("no-language-file", r, {
			severity: "notice",
			scope: "change",
			...i
		});
	});
}
function on(e, t) {
	let n = e.flatMap(({ textFile: { source: e }, changes: n }) => {
		let r = e.languages ?? [e.language ?? t];
		return n.map(({ text: e }) => e.language).filter((e) => !r.includes(e)).map((t) => ({
			source: e,
			language: t
		}));
	});
	return [...N(n, ({ source: e }) => e)].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = [...new Set(i.map(({ language: e }) => e))], o = `Other commands do not read the ${a.join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...a].join(", ")}].`;
		return k("no-language-file", o, {
			severity: "notice",
			scope: "change",
			place: r
		});
	});
}
function sn(e, t, n) {
	let r = cn(e, t, n), i = X(r.refused);
	if (i.size === 0) return r;
	let a = cn(e, t, Z(n, i));
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
function cn(e, t, n) {
	let r = [], i = [], a = [], o = Object.values(e).flat(), s = new Map(o.map(({ path: e, text: t }) => [e, t])), c = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).map((e) => e.edit);
		if (i.length === 0) continue;
		let s = Ut(e, o, n, i);
		s.is === "refused" ? M(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = D(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = ln(n, l, r, be(t));
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
function ln(e, t, n, r) {
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
function un(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var dn = class {
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
		for (let n of x(Q(e), ({ from: e }) => e.language, this.base)) {
			let e = F([n.file.path, t]);
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
		let n = Q(e).find(({ file: e, from: n }) => n.language === this.base && D(e.path) === D(t));
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
			let r = this.texts.has(e.path) ? {} : { missing: z(t.source.folder, o.path) };
			return {
				path: e.path,
				textFile: o,
				code: O(t.source, n),
				...r
			};
		}
		let s = je(i, o, n);
		if (!s) return;
		let { row: c, path: l } = s, u = z(c.folder, l), d = ee(u, a.folders), f = r.get(d), p = {
			source: c,
			path: l,
			language: n,
			isPlural: o.isPlural,
			...Ee(c, l)
		}, m = O(c, n);
		return {
			path: d,
			textFile: f ?? p,
			code: m,
			...!f && { missing: u }
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
const fn = {
	start: 0,
	end: 0
};
function pn(e, t, n, r) {
	let i = r.rows.filter(({ keysFrom: e }) => e === "lokalise");
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = [], o = { ...e.entries };
	for (let s of e.kinds) {
		let [e, c] = [o[s.plural], t.objects[s.plural]];
		if (!s.fromLokalise || !e || !c) continue;
		let l = s.match(e, c, n), { allowWrongProject: u } = r.project.rules, d = u ? [] : gn(s, i, l, n.rules), f = {
			...n,
			rows: i.filter((e) => !d.includes(e))
		}, p = lt(s, l, f), m = hn(s, mn(new yn(s, vn(f.rows, r, t.project.baseLanguage), e).entriesFor(p, f), p), {
			own: e,
			objects: c,
			context: n
		}), h = new Set(m.map(({ object: e }) => p.get(e)?.inYaml));
		o[s.plural] = [...e.filter((e) => !h.has(e)), ...m.map(({ entry: e }) => e)], M(a, d.map((e) => _n(e, t.project.name)), wn(s, Cn(p, m)));
	}
	return {
		declared: {
			...e,
			entries: o
		},
		problems: a
	};
}
function mn(e, t) {
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
function hn(e, t, { own: n, objects: r, context: i }) {
	let a = new Set(t.map(({ entry: e }) => e.parts?.[0])), o = [...n.filter((e) => !a.has(e)), ...t.map(({ entry: e }) => e)], { matches: s } = e.match(o, r, i), c = N(s, ({ live: e }) => e), l = (e, { declared: t }) => Q(e).every(({ path: e }) => Q(t).some((t) => t.path === e));
	return t.filter(({ object: e, entry: t }) => c.get(e)?.some((e) => l(t, e)));
}
function gn(e, t, { matches: n }, r) {
	let i = ({ declared: e }) => new Set(Q(e).map(({ from: e }) => e.source.place)), a = _t(n, (e) => [...i(e)]);
	return t.filter((t) => {
		let n = a.get(t.place) ?? [];
		return n.length >= 10 && 2 * n.filter(({ live: n }) => n !== void 0 && e.fromLokalise?.rowsOf(n, [t], r).length === 1).length < n.length;
	});
}
function _n({ files: e, place: t }, n) {
	let r = `Fewer than half of the names in "${e}" are keys of project ${n}, so no key is added to these files. Check the project in lokaform.yaml. If it is the right one, set allow_wrong_project: true there for the first pull.`;
	return k("foreign-project", r, {
		place: t,
		scope: "project"
	});
}
function vn(e, { manifests: t, textFiles: n, context: r }, i) {
	let a = new Map(Object.values(t).flat().map(({ path: e, text: t }) => [e, t])), o = [...n].flatMap(([t, n]) => {
		let r = e.find(({ place: e }) => e === n.source.place);
		return !r || (n.language ?? i) !== i ? [] : [{
			path: t,
			textFile: n,
			row: r,
			lineStarts: Oe(a.get(t) ?? "")
		}];
	}), s = e.flatMap((t) => {
		let n = Te(t, i);
		if (!n || o.some((e) => e.row === t)) return [];
		let a = e.flatMap(({ languages: t = [] }) => t.filter((t) => t !== i && je(e, n, t)));
		return [{
			path: ee(z(t.folder, n.path), r.folders),
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
var yn = class {
	kind;
	files;
	styleOf;
	nearest;
	constructor(e, t, n) {
		this.kind = e, this.files = t;
		let r = new Set(t.map(({ path: e }) => e)), i = n.flatMap(Q).filter(({ file: e }) => r.has(e.path)), a = _t(i, ({ file: e }) => [e.path]), o = (t) => u(e, t).flatMap(({ after: e }) => h(e));
		this.styleOf = gt((e) => At(e, (a.get(e) ?? []).flatMap(o))), this.nearest = Be(i.map((t) => ({
			name: e.label(t.values),
			entry: t
		})));
	}
	entriesFor(e, { project: t }) {
		let n = [...e].flatMap(([e, { rows: n }]) => bn(n).flatMap((n) => {
			let r = this.entryFor(e, n, t.baseLanguage);
			return r ? [{
				object: e,
				entry: r
			}] : [];
		}));
		return [...N(n, ({ entry: e }) => JSON.stringify([e.file.path, e.path])).values()].flatMap((e) => e.length === 1 ? e : []);
	}
	entryFor(e, t, n) {
		let r = this.files.flatMap((n) => {
			let r = t.includes(n.row) && this.kind.fromLokalise?.entryIn(e, {
				...n.textFile,
				source: n.row
			}), i = r && Sn(n, r.name), a = r && (n.textFile.filename ?? r.filename) !== r.filename;
			return r && i && !a ? [{
				file: n,
				...r,
				path: i
			}] : [];
		}), i = r.filter(({ file: e, filename: t }) => t !== "" && xn(e, t)), a = i.length > 0 ? i : r, o = a[0] && this.nearest(a[0].name), [s, ...c] = a, l = c.length === 0 ? s : a.find(({ file: e }) => e.path === o?.file.path);
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
			span: o?.file.path === u.path ? o.span : fn,
			from: {
				file: m,
				source: h,
				language: n,
				onlyIfBase: !1
			}
		};
	}
};
function bn(e) {
	let t = [];
	for (let n of e) {
		let e = t.find(([e]) => e && !we(e, n));
		e ? e.push(n) : t.push([n]);
	}
	return t;
}
function xn({ textFile: e, row: t }, n) {
	return [_e(t, e.path, "%LANG_ISO%") ?? e.path, e.path].some((e) => `/${e}`.endsWith(`/${n}`));
}
function Sn({ path: e, textFile: t, row: n }, r) {
	let [i = "", a = ""] = n.keyName.split("{path}").map((e) => ve.reduce((e, n) => e.replaceAll(`{${n}}`, () => t[n] ?? ""), e));
	if (!(r.length > i.length + a.length) || !r.startsWith(i) || !r.endsWith(a)) return;
	let o = r.slice(i.length, r.length - a.length), s = Pe(e)?.name === "JSON" ? o.split(n.separator) : [o];
	return s.some((e) => e === "" || e === "__proto__") || o.search(vt) >= 0 ? void 0 : s;
}
function Cn(e, t) {
	let n = N(t, ({ object: e }) => e);
	return [...e].flatMap(([e, { rows: t }]) => (n.get(e)?.length ?? 0) < bn(t).length ? [e] : []);
}
function wn(e, t) {
	if (t.length === 0) return [];
	let n = t.map((t) => `${e.liveLabel(t)} (id ${e.id(t)})`), r = `Not added to the files: ${f(n, 3)}. No single locale file of the base language can have ${n.length === 1 ? "this key" : "these keys"}. In Lokalise, give it the file name of one of them, or add it by hand to the file where it belongs.`;
	return [k("not-expressible", r, {
		severity: "warning",
		scope: "change"
	})];
}
function Tn(e, t, n) {
	let r = new Set(e.flatMap(({ entry: e, language: t }) => e.isToAdd && t === n ? [e] : [])), i = t.kinds.flatMap((e) => (t.entries[e.plural] ?? []).flatMap((t) => t.isToAdd && !r.has(t) ? e.label(t.values) : [])), a = `Not added yet: ${f(i, 3)}. The ${n} translation is empty in Lokalise, or waits there for a review or a correction.`;
	return {
		taken: e.filter(({ entry: e }) => !e.isToAdd || r.has(e)),
		problems: i.length === 0 ? [] : [k("not-expressible", a, {
			severity: "notice",
			scope: "change"
		})]
	};
}
// src/pull/kindPull.ts
function En({ kind: e, declared: t, live: n, matching: r }, i) {
	let a = (t) => se(i.filter, {
		...t,
		kind: e,
		entry: t.declared
	}), o = r.matches.filter(a), s = r.unmanaged.filter((e) => !r.namesakes.has(e));
	return {
		kind: e,
		declared: t,
		live: n,
		chosen: o,
		matches: o.filter((t) => t.live !== void 0 && !Ge(e, t.live, i)),
		fresh: s.filter((t) => !Ge(e, t, i)),
		refused: r.refused.filter(a).map((e) => e.problem)
	};
}
async function Dn(e, t, n) {
	let { kind: r, matches: i } = e, { fields: a = [], isNew: o, removesMissing: s } = n.options, c = Ze(r, et(r, i, t, a), n.textFiles);
	return r.secretNames ? [c] : [
		c,
		...s ? [await kn(e, n)] : [],
		o ? An(e, t, n) : jn(e, n)
	];
}
function On({ kind: e, matches: t }, n) {
	let { project: r, rules: i } = n, a = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: o }) => {
		let s = u(e, t).map(({ part: e }) => e);
		if (s.length === 0) return [];
		let c = e.context(t.values, o, n), l = a.flatMap((e) => Object.keys(Object(e.toManifest(o, c)))), d = new Set([...s, ...(t.leftOut ?? []).map(({ language: e }) => e)]), f = l.filter((e) => !d.has(e));
		if (f.length === 0) return [];
		let p = [...ce(e, t, n), r.baseLanguage];
		return f.filter((e) => !p.includes(e) && ge(i, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
async function kn({ kind: e, declared: t, chosen: n }, r) {
	let { options: i, project: a } = r, o = n.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), s = o.filter($), c = Pn(o.filter((e) => !$(e)).map(({ values: t }) => e.label(t))), l = tt(e, s, t.filter($).length, a.rules);
	if (s.length === 0 || A(l)) return { problems: [...c, ...l] };
	let u = `These entries have no live key:\n${s.map(({ values: t }) => `  - ${Se(e.label(t))}\n`).join("")}Remove them from the manifests?`;
	if (!i.dryRun && !await i.ask?.(u)) {
		let e = `The removal of ${s.length} entries was not confirmed at a terminal. Nothing is written. Run pull again, without --remove-missing or at a terminal.`;
		return { problems: [k("not-confirmed", e, { scope: "project" })] };
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
function An(e, t, n) {
	let { kind: r, declared: i, live: a, fresh: o } = e, s = ze(t.project, n.project.pulledLanguages), c = {
		fields: n.options.fields ?? [],
		languages: s,
		label: () => ""
	}, l = Re(r, o, {
		live: a,
		context: t,
		declared: i
	}, c), u = i.filter(({ from: e }) => e === void 0), d = Be(u.flatMap((e) => h(r.identity(e.values)).map((t) => ({
		name: t,
		entry: e
	})))), f = Je(n.manifests[r.plural]), [p] = f.length === 1 ? f : [], m = [], g = [], _ = [];
	for (let e of l.entries) {
		let [t = ""] = r.names(e.live), n = d(t), i = n?.file.path ?? p;
		if (i === void 0) {
			_.push(e);
			continue;
		}
		let a = Mn(r, e, n?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		m.push({
			kind: r.plural,
			path: i,
			edit: {
				is: "add",
				after: n?.span.start,
				value: a
			}
		}), M(g, e.waiting);
	}
	return {
		edits: m,
		kept: g,
		problems: [...We(l.left), ...Nn(r, _, f)]
	};
}
function jn({ kind: e, declared: t, fresh: n }, { project: r, rows: i }) {
	let a = (t) => e.fromLokalise?.rowsOf(t, i, r.rules).length, o = n.filter((t) => !e.isArchived(t) && !a(t)).map(e.liveLabel);
	if (o.length === 0 || r.rules.filter.length > 0) return { problems: [] };
	let s = t.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", l = `No manifest has ${c(o.length, e.name)} of the project: ${f(o, 3)}. To declare what is new: ${s}`;
	return { problems: [k("not-expressible", l, {
		severity: "notice",
		scope: "change"
	})] };
}
function Mn(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && j(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Nn(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), i = `${t.length} live ${t.length === 1 ? e.name : e.plural} ${t.length === 1 ? "is" : "are"} not declared: ${f(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [k("not-expressible", i, {
		severity: "warning",
		scope: "change"
	})];
}
function $(e) {
	return Q(e).length === 0;
}
function Pn(e) {
	if (e.length === 0) return [];
	let t = `Not live, but declared by locale files, from which --remove-missing removes nothing: ${f(e, 3)}. If the app no longer uses them, remove them by hand.`;
	return [k("not-editable", t, {
		severity: "notice",
		scope: "change"
	})];
}
// src/pull/decide.ts
async function Fn(e, t, n) {
	let { project: r, context: i } = n, a = ze(t.project, r.pulledLanguages ?? Ke), o = {
		project: t.project,
		rules: {
			...r.rules,
			prune: {},
			pull: { completes: a }
		},
		variables: e.variables,
		verdicts: it
	}, { declared: s, problems: c } = pn(e, t, o, n), l = In(s, n), u = await ot(s, t, o.rules, l);
	if (u.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: u.problems,
		unmatched: []
	};
	let d = u.kinds.map((e) => En(e, r.rules)), f = nt(u.keptTexts, o), p = Tn(f.taken, s, t.project.baseLanguage), m = nn(p.taken, n, t.project.baseLanguage), h = [...n.otherLanguages.map((e) => `all ${e} texts`), ...d.flatMap((e) => On(e, o))], g = [{ problems: [
		...u.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...d.flatMap(({ refused: e }) => e),
		...st(u.keptTexts, {
			reasons: u.reasons,
			takenBack: u.takenBack,
			writes: !1,
			flags: r.flags,
			isWorkflow: i.folders.confined !== void 0,
			names: mt(() => te(s))
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e),
		...c,
		...p.problems,
		...Ln(h),
		...(n.settings.projects.length === 1 ? S(r.rules.accept, [s]) : []).flatMap((e) => Rn(e, u.keptTexts))
	] }, {
		...m,
		kept: Ue(f.kept)
	}];
	for (let e of d) M(g, await Dn(e, o, n));
	return {
		edits: g.flatMap(({ edits: e = [] }) => e),
		sources: m.sources,
		taken: p.taken,
		kept: g.flatMap(({ kept: e = [] }) => e),
		problems: g.flatMap((e) => e.problems),
		unmatched: u.plan.filter?.unmatched ?? []
	};
}
function In(e, t) {
	let { project: n, context: i, textFiles: a, ownUser: o, settings: c } = t, { lastApplied: l, history: u, onSecrets: d, now: f } = i, p = Object.values(t.manifests).flatMap((e) => e.map(({ path: e }) => e)), m = {
		known: new Map(),
		ids: [n.id],
		onSecrets: d,
		kinds: e.kinds
	};
	return {
		ownUser: o,
		history: u,
		textFiles: a,
		usable: c.usable,
		applied: l && (async () => {
			let t = await l?.(p, m);
			return t && r(t, {
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
function Ln(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${f(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [k("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function Rn(e, t) {
	if (t.some(({ kind: t, entry: n, object: r, item: i }) => de([e], {
		kind: t,
		entry: n,
		live: r
	}, i.part ?? "", i.reason === "held") !== void 0 && (i.reason !== "waiting" || p(i)))) return [];
	let n = `--accept ${e} took nothing: no text that it names differs from the project. A text that waits must be named without a pattern, as KEY:LANG. Texts in a language that entries do not declare come with --languages.`;
	return [k("unknown-text", n, {
		severity: "notice",
		scope: "change"
	})];
}
function zn(e, t, n) {
	let r = E(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [F([
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
// src/pull/pull.ts
async function Bn(e, t, n, r) {
	try {
		let { projects: i } = e, a = {
			...r,
			signal: r.cancellation.stopping
		}, o = await C(i, a), s = [
			...t,
			...Qe(e.kinds, n, r),
			...o
		];
		if (A(s)) return { problems: s };
		for (let t of i) {
			if (!t.manifests || await $e(t.manifests, t)) continue;
			let i = await Vn({
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
			c.push(await Hn({
				settings: e,
				project: t,
				options: n,
				context: r
			}));
		}
		let { filter: l = [], accept: u = [] } = i[0]?.rules ?? {}, d = c.map(({ filtered: e }) => e?.unmatched ?? []), f = c.flatMap(({ filtered: e }) => e?.declared ?? []), p = i.length > 1 && f.length === i.length, m = c.flatMap((e) => e.later ?? []);
		return {
			problems: ke([
				...s,
				...n.unused,
				...c.flatMap((e) => e.problems),
				...me(l, d),
				...p ? T("--accept", u, f) : []
			]),
			later: m,
			written: c.flatMap(({ written: e = [] }) => e),
			...m.length > 0 && { at: ht(m.map(({ at: e }) => e)) }
		};
	} catch (e) {
		let n = g(e, r.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function Vn(e, t) {
	if (e.settings.projects.length > 1) return { problems: [k("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
	let { filter: n } = e.project.rules;
	return n.length > 0 ? { problems: n.map(ue) } : Ye(e, t);
}
async function Hn(e) {
	let { settings: t, project: n, context: r } = e, { folders: i, cancellation: o } = r;
	if (!n.manifests) return { problems: [] };
	let s = ft(n, t.apiUrl, r);
	if (!s.ok) return { problems: [s.problem] };
	let { reading: c, now: l } = s.value, u = mt(() => rt(c, n.id)), d = () => pt(u), f = await Gn(e, n.manifests, d), p = await he(f, n, {}, a);
	if (p.problems.length + Object.values(p.paths).flat().length + f.texts.length === 0) {
		let e = `There is no manifest of ${yt(f.kinds.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [k("no-manifest", e, { severity: "notice" })] };
	}
	let h = (e) => f.texts.some((t) => t.place === e && Un(t)), g = await m(n, f, t.usable, i, {
		...r,
		signal: o.stopping,
		findProject: d,
		counts: ({ code: e, severity: t, place: n }) => (e !== "no-language-file" || t === "error") && !(e === "no-manifest" && h(n))
	});
	if (r.onProgress?.(void 0), !g) return { problems: [] };
	let _ = {
		...g,
		declared: Wn(g.declared)
	}, { declared: v } = _, y = _.manifests.map((e) => Et(z(i.displayRoot, e)));
	await ae([...y, t.backupDir ?? []].flat()), r.onSecrets(oe(v.variables));
	let { accept: b, filter: x } = n.rules, S = t.projects.length === 1 && !v.rows?.some(({ keysFrom: e }) => e === "lokalise"), C = [
		..._.problems,
		...S ? T("--accept", b, [v]) : [],
		...S ? pe(x, [v]) : [],
		...Ve(f.kinds, e.options, _.files)
	];
	if (De(C)) return { problems: C };
	try {
		let t = await Kn(e, f, _, {
			reading: c,
			now: l,
			whole: u
		});
		return {
			...t,
			problems: [...C, ...t.problems]
		};
	} catch (e) {
		return { problems: [...C, ...dt(e, o, { settings: n })] };
	} finally {
		r.onProgress?.(void 0);
	}
}
function Un(e) {
	return e.keysFrom === "lokalise" && Ce(e);
}
function Wn(e) {
	let t = e.rows?.some(Un), n = e.kinds.filter(({ fromLokalise: n, plural: r }) => t && n && !e.entries[r]), r = Object.fromEntries(n.map(({ plural: e }) => [e, []]));
	return n.length === 0 ? e : {
		...e,
		entries: {
			...e.entries,
			...r
		}
	};
}
async function Gn({ project: e, options: { fields: t = [] } }, n, r) {
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
async function Kn(e, { kinds: t, texts: r }, { declared: i, files: a, textFiles: o, rows: s }, { reading: c, now: l, whole: u }) {
	let { project: d, options: f, context: p } = e, m = l(), h = i, g = [], _ = (e) => {
		m = l();
		let t = {
			asked: d.pulledLanguages,
			isNew: f.isNew,
			rows: r
		};
		h = Zn(i, e, d);
		let n = Xe(e, h, t);
		return g = (e.languages?.filter((e) => n.ok && !n.value.includes(e)) ?? []).map(({ iso: e }) => e), n;
	}, y = t.filter(({ plural: e }) => i.entries[e]), b = await at(c, d.id, {
		kinds: y,
		languages: _
	}, u);
	if (!b.ok) return { problems: [b.problem] };
	p.onProgress?.({
		phase: "planning",
		project: d.name
	});
	let x = [...v({
		declared: i,
		textFiles: o
	}, b.value.project), ...n(d.languagePlaces, b.value.project)];
	if (A(x)) return { problems: x };
	let S = {
		...e,
		manifests: a,
		textFiles: o,
		rows: s,
		context: {
			...p,
			now: l
		},
		ownUser: ut(c, d.id)
	}, C = await Fn(h, b.value, {
		...S,
		otherLanguages: g
	});
	if (De(C.problems) || p.cancellation.stopped) return { problems: C.problems };
	let w = await qn(C, h, b.value, S, m), T = {
		unmatched: C.unmatched,
		declared: i
	};
	return {
		...w,
		filtered: T,
		problems: [...C.problems, ...w.problems]
	};
}
async function qn(e, t, n, { manifests: r, settings: i, project: a, options: s, context: c }, l) {
	let { edited: u, targets: d, refused: f, lost: p } = await Jn(e, t, {
		manifests: r,
		settings: i,
		context: c
	}), { changed: m } = u;
	if (u.problems.length > 0) return { problems: [...f, ...u.problems] };
	let h = [...e.kept, ...Ue([...u.refused, ...p])], { project: g } = n, _ = {
		name: g.name,
		kept: h,
		...!a.showTexts && { hide_texts: !0 }
	};
	if (m.length === 0) return {
		problems: f,
		later: {
			..._,
			changed: m,
			at: l,
			files: [],
			comparison: Xn
		}
	};
	let v = o(t.kinds, u.manifests, i.usable), b = v.problems.filter(({ severity: e }) => e === "error");
	if (b.length > 0) return { problems: b.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let x = s.dryRun ? [] : await Ie(d, c.folders);
	if (x.length > 0) return { problems: [...f, ...x] };
	let S = {
		..._,
		changed: m,
		at: l,
		files: m.map(({ path: e }) => e),
		comparison: zn(Zn(v.declared, g, a), t, e.taken)
	}, C = new Set(S.comparison.changes.map(({ label: e }) => y(e))), w = ct(v.declared, n, a.rules);
	return {
		problems: [...f, ...w.filter(({ about: e = "" }) => C.has(e))],
		later: S,
		written: d
	};
}
async function Jn(e, { kinds: t }, { manifests: n, settings: r, context: i }) {
	let a = await Yn(e, {
		manifests: n,
		context: i
	}), s = e.sources.flatMap(({ changes: e }) => e).filter(({ text: e }) => e.entry.isToAdd);
	if (s.length === 0) return {
		...a,
		lost: []
	};
	let { entries: c } = o(t, a.edited.manifests, r.usable).declared, l = ({ kind: e, entry: t }) => h(e.identity(t.values)), u = new Set(t.flatMap((e) => (c[e.plural] ?? []).flatMap(({ values: t }) => h(e.identity(t))))), d = X(a.edited.refused), f = new Set(s.filter(({ text: e }) => !d.has(e.entry) && l(e).some((e) => !u.has(e))).map(({ text: e }) => e.entry));
	if (f.size === 0) return {
		...a,
		lost: []
	};
	let p = {
		...e,
		sources: Z(e.sources, f)
	}, m = X(s), g = s.filter(({ text: e }) => f.has(e.entry) && m.has(e.entry));
	return {
		...await Yn(p, {
			manifests: n,
			context: i
		}),
		lost: g.map(({ text: e }) => ({
			text: e,
			why: "not-storable",
			details: "The file would have it under another name."
		}))
	};
}
async function Yn({ edits: e, sources: t }, { manifests: n, context: { folders: r } }) {
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
		for (let e of await Le([t], r)) a.push({
			...e,
			scope: "change",
			place: Ne(n)
		});
	}
	let o = ({ path: e }) => a.every(({ place: t }) => t?.file !== e), s = t.filter((e) => !o(e)).flatMap(({ changes: e }) => e), c = Z(t.filter(o), X(s)), l = sn(n, e.filter(o), c);
	return {
		edited: l,
		targets: await He(l.changed, r),
		refused: a
	};
}
const Xn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function Zn(e, t, { pulledLanguages: n }) {
	return _(e, t.baseLanguage, ze(t, n ?? Ke));
}
// src/commands/runs/pull.ts
async function Qn(e, n) {
	return fe(async (r) => {
		let i = {
			...n.sources,
			signal: r.stopping
		}, { settings: a, problems: o } = await b("plan", e, i);
		n.hide(a.secrets), r.stopAfter(a.timeLimit);
		let s = n.context(a, r), { ask: c } = n, l = qe(e, s, c && ((e) => c(e, r))), u = await Bn(a, [
			...n.problems,
			...n.pullRefusal ? [n.pullRefusal] : [],
			...o
		], l, s), { first: f, later: p } = u, m = {
			isDryRun: l.dryRun,
			full: a.all
		}, h = {
			...n.screen,
			texts: !(n.reportPull && f?.hide_texts),
			full: a.all
		}, g = l.dryRun ? void 0 : n.screen.width, _ = f ? [...d(f, h), ...Tt(f, l.dryRun)] : [];
		for (let e of ye(_, g)) n.print(e);
		for (let e of $n(p ?? [], m, n)) n.print(e);
		let v = f !== void 0 || p?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: y } = s.folders, x = n.reportPull ? void 0 : await le(await Dt(y), void 0);
		if (p && v && !n.reportPull && n.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), v && u.at !== void 0 && !l.dryRun && x !== void 0) {
			let e = u.written?.map(({ path: e }) => xe(ee(e, s.folders))) ?? [];
			n.print("To commit these changes (the trailer tells later runs that the project had these texts):"), n.print(Se(`  git add -- ${e.join(" ")}`)), n.print(`  git commit --trailer ${xe(w(u.at))}`);
		}
		let { stopped: S } = r, C = S !== void 0 && !f && (p ?? []).length < a.projects.length, T = v && !l.dryRun ? "more " : "", te = k("run-stopped", `${r.reason} Nothing ${T}was written.`), E = C ? [...u.problems, te] : u.problems, D = n.reportPull && !a.showTexts ? E.map((e) => t(e)) : E, ne = await n.reportPull?.({
			...u,
			problems: D
		}, a, r.stopping) ?? [], re = [...D, ...ne];
		return n.showProblems(re), C && S.by !== "time limit" ? S.by === "SIGINT" ? 130 : 143 : C || A(re) ? 1 : a.detailedExitcode && v ? 2 : 0;
	});
}
function $n(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ changed: e, at: o, ...s }) => {
		let c = ie(s, a), u = !(i && c.hide_texts);
		return [...t && u ? l(e) : [], ...re(c, {
			...r,
			isDryRun: t,
			texts: u,
			full: n
		})];
	});
}
export { Qn as runPull };
