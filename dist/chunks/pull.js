import { $t as e, At as t, B as n, Br as r, Fn as i, Gr as a, I as o, In as s, L as c, Mn as l, Mt as u, On as d, Or as f, R as p, Un as m, V as h, W as g, Xn as _, Yt as v, Zr as y, Zt as b, _r as x, an as S, en as C, et as w, f as T, gr as E, in as ee, jr as D, jt as O, kn as te, kr as ne, nn as re, nt as ie, oi as ae, on as oe, pt as se, ri as ce, s as le, sn as ue, tn as de, yi as fe, yt as pe, zn as me } from "./engine.js";
import { Bt as he, Ft as ge, J as _e, Jt as ve, K as ye, Ri as be, Rt as k, Wt as xe, Yi as Se, Zt as Ce, _ as A, b as we, cn as Te, d as j, f as Ee, fn as De, gn as Oe, hn as ke, lt as Ae, qt as je, tn as Me } from "./start.js";
import { C as Ne, D as Pe, E as Fe, _ as Ie, a as M, b as Le, c as Re, d as ze, f as Be, g as Ve, h as He, i as Ue, l as We, m as Ge, n as Ke, o as qe, p as Je, s as Ye, t as Xe, v as Ze, x as Qe, y as $e } from "./firstPull.js";
import { D as et, M as tt, S as nt, c as rt, g as it, h as at, j as ot, l as st, m as ct, v as lt, w as ut } from "./project.js";
import { O as dt, S as N, _ as ft, c as P, f as F, m as I, s as pt, u as mt, v as ht, y as L } from "./wire.js";
import { C as gt, E as _t, O as R, T as z, b as vt, k as yt, r as bt } from "./yaml.js";
import { s as xt } from "./writtenFiles.js";
import { dirname as St, resolve as B } from "node:path";
import { realpath as Ct } from "node:fs/promises";
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
function G(e, t) {
	return t < e.length && wt(e.slice(t, H(e, t))) === "";
}
function wt(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const Tt = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function K(e) {
	return e && "items" in e ? e.items.filter((e) => !Et(e)) : [];
}
function Et({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => Tt.has(e));
}
function q(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => Tt.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? Dt(i) : J(e)
	};
}
function J({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => Tt.has(e));
	return r ? r.offset + r.source.length : t ? Dt(t) : e.at(-1)?.offset ?? 0;
}
function Dt(e) {
	if (e.type === "block-scalar") return Ot(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = K(e).at(-1);
	return t ? q(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function Ot({ offset: e, props: t, source: n }) {
	let r = t.map((e) => "source" in e ? e.source : "").join(""), i = /^[|>][-+\d]*/.exec(r)?.[0] ?? "|", a = i.includes("+") && n !== "" ? n.replace(/\n$/, "") : wt(n);
	return {
		end: e + r.length + a.length,
		header: i,
		bodyStart: e + r.length
	};
}
function kt(e, t) {
	let { value: n } = t, r = J(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = Dt(n);
	if (n.type === "block-scalar") {
		let { header: t, bodyStart: r } = Ot(n), o = {
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
	let [o] = n.type === "block-map" || n.type === "block-seq" ? K(n) : [], s = o ? q(o).start : i;
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
function At(e, t, n) {
	let r = X(t, n), i = n > 0 ? Y(e, t, n - 1) : 0, a = V(e, r);
	for (; a > i;) {
		let t = V(e, a - 1), n = Nt(e, t);
		if (t < i || n === void 0 || n > U(e, r)) break;
		a = t;
	}
	return a;
}
function Y(e, t, n) {
	let r = t[n], i = U(e, X(t, 0)), a = H(e, r ? q(r).end : 0);
	for (let t = a; t < e.length; t = H(e, t)) {
		let n = Nt(e, t);
		if (n !== void 0 && n > i) a = H(e, t);
		else if (!G(e, t)) break;
	}
	return a;
}
function jt(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = Mt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function Mt(e, t, n, r) {
	let i = t[r + 1], a = X(t, n);
	if (i && !W(e, a)) return {
		start: a,
		end: q(i).start
	};
	let [o, s] = [At(e, t, n), Y(e, t, r)], c = n > 0 ? Y(e, t, n - 1) : o;
	if (i) for (; G(e, s);) s = H(e, s);
	else for (; o > c && G(e, V(e, o - 1));) o = V(e, o - 1);
	return {
		start: o,
		end: s
	};
}
function Nt(e, t) {
	let n = e.slice(t, H(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function X(e, t) {
	let n = e[t];
	return n ? q(n).start : 0;
}
// src/yaml/editEntries.ts
function Pt(e, t, n, r) {
	let i = _(e, t);
	if (j(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = Ft(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...I(a) && a,
		[n]: s
	};
	if (N(a, c)) return {
		is: "edited",
		text: t
	};
	let l = Lt(t), u = new Ut(l, n, o).changed(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [Vt(i, u.refused)]
	};
	let d = zt(u.text, l), f = _(e, d), p = f.problems.length <= i.problems.length && !j(f.problems) ? f.value : a, m = !Bt(t) || Bt(d);
	return N(p, c) && m ? {
		is: "edited",
		text: d
	} : {
		is: "refused",
		problems: [Vt(i, Ht(p, c))]
	};
}
function Ft({ value: e, span: t }, n, r) {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? It(n, e.language, e.value) : {
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
function It(e, t, n) {
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
function Lt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = bt(a, {
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
		style: Rt(o, a)
	};
}
function Rt(e, t) {
	let n = {}, r = 0;
	return vt(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = gt(r) && !r.flow ? K(r.srcToken) : [];
			if (!i || !a || !W(t, q(a).start)) return;
			let o = U(t, q(a).start) - U(t, q(i).start);
			yt(r) && o >= 0 ? n.listStep ??= o : z(r) && o > 0 && (n.step ??= o);
		}
	}), {
		step: 2,
		listStep: 2,
		...n,
		quotes: r > 0 ? "single" : "double"
	};
}
function zt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Bt(e) {
	try {
		return JSON.parse(e), !0;
	} catch {
		return !1;
	}
}
function Vt({ file: e, span: t }, n) {
	return A("not-editable", "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write this part as plain lines, without anchors, aliases, tags, braces and blocks that keep blank lines (|+), and run again.", { place: De(e, t, n) });
}
function Ht(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!N(t, i)) return [e, ...Ht(t, i)];
	}
	return [];
}
var Ut = class {
	source;
	text;
	list;
	rows;
	writer;
	splices = [];
	refused = [];
	constructor(e, t, n) {
		this.source = e, this.text = e.text, this.list = t, this.rows = n, this.writer = new Ne(e.style);
	}
	changed(e, t) {
		return this.become({
			path: [],
			old: e,
			node: Z(this.source.document.contents),
			inFlow: !1
		}, t), {
			text: Ae(this.text, this.splices),
			refused: this.refused[0]
		};
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (N(r, t)) return;
		let i = z(n) ? this.membersChange(e, n, t) : yt(n) ? this.itemsChange(e, n, t) : void 0, a = i?.inserted.size === 0 && !i.values.includes(void 0);
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
		let r = t.items.map(({ key: e }) => Wt(e));
		if (!I(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ value: t, srcToken: n }, a) => ({
			path: [...e.path, r[a] ?? ""],
			old: L(e.old, r[a] ?? "") ?? null,
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
			values: r.map((e) => L(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : Kt(r, n), a = e.inFlow || t.flow === !0, o = K(t.srcToken), s = t.items.map((t, n) => ({
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
		let d = F(l, (e) => e.after), f = W(this.text, o[0] ? q(o[0]).start : 0);
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
		let p = jt(this.text, o, f);
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !W(this.text, l) && this.refused.push(t);
			let i = p.get(e), a = i ? i.start : e < 0 ? At(this.text, o, 0) : Y(this.text, o, e), s = r.flatMap((t) => {
				let r = this.writer.added(t, z(n) ? n : Z(n.items[e] ?? n.items[0]));
				return d ? ["", ...r] : r;
			});
			this.spliceLines(a, a, s, U(this.text, l));
		}
	}
	replaceValue(e, t) {
		let { node: n, item: r, path: i } = e, a = r && kt(this.text, r), { start: o = 0, end: s = 0 } = a?.inline ?? {}, c = gt(n) && n.flow && /\n/.test(this.text.slice(o, s));
		if (!a || c && (i.length < 2 || this.text.slice(o, s).includes("#"))) {
			this.refused.push(i);
			return;
		}
		let { inline: l, lines: u } = a, [d = "", ...f] = this.replacement(e, t, a);
		l.start === l.end ? this.splice(l.start, l.end, d && ` ${d}`) : this.splice(l.start - (d ? 0 : Gt(this.text, l.start)), l.end, d);
		let { start: p, end: m } = u ?? {
			start: H(this.text, l.end),
			end: H(this.text, l.end)
		};
		(u || f.length > 0) && this.spliceLines(p, m, f, U(this.text, q(r).start));
	}
	replacement({ node: e, path: t, inFlow: n }, r, { inline: i, lines: a }) {
		let o = {
			isItem: typeof t.at(-1) == "number",
			inFlow: n
		}, s = !R(e) && a !== void 0 && a.start !== H(this.text, i.end), c = R(e) ? e.type : s ? "QUOTE_DOUBLE" : void 0;
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
function Wt(e) {
	return R(e) ? typeof e.value == "string" ? e.value : e.source ?? String(e.value) : "";
}
function Z(e) {
	return _t(e) ? e : void 0;
}
function Gt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Kt(e, t) {
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
function qt(e, t, n) {
	let { textFiles: r } = t, a = new nn(t, n), o = [], s = [], c = [];
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
		let i = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), o = i[0]?.target, s = r.get(e) ?? o?.textFile;
		if (!s) return [];
		let c = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Jt(t, e, a)
		}]), l = i.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : tn(e.after), o = n.language === void 0 ? { language: r } : {}, s = e.entry.isToAdd ? {} : { base: i };
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
		edits: o,
		sources: l,
		problems: [...Yt(c), ...Xt(l, n)]
	};
}
function Jt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	if (!c) return [];
	if (typeof i == "string") return [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}];
	let l = {}, u = Object.entries(tn(i)).flatMap(([e, t]) => {
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
function Yt(e) {
	return [...F(e, ({ entry: e }) => $(e)[0]?.from.source)].map(([e, t]) => {
		let n = ht([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${f(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return A("no-language-file", r, {
			severity: "notice",
			scope: "change",
			...i
		});
	});
}
function Xt(e, t) {
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
function Zt(e, t, n) {
	let r = $t(e, t, n), i = Q(r.refused);
	if (i.size === 0) return r;
	let a = $t(e, t, Qt(n, i));
	return {
		...a,
		refused: [...r.refused.filter(({ text: e }) => i.has(e.entry)), ...a.refused]
	};
}
function Q(e) {
	let t = ({ entry: e, language: t }) => e.isToAdd && $(e)[0]?.from.language === t;
	return new Set(e.flatMap(({ text: e }) => t(e) ? [e.entry] : []));
}
function Qt(e, t) {
	return e.map((e) => ({
		...e,
		changes: e.changes.filter(({ text: e }) => !t.has(e.entry))
	})).filter(({ changes: e }) => e.length > 0);
}
function $t(e, t, n) {
	let r = [], i = [], a = [], o = Object.values(e).flat(), s = new Map(o.map(({ path: e, text: t }) => [e, t])), c = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).map((e) => e.edit);
		if (i.length === 0) continue;
		let s = Pt(e, o, n, i);
		s.is === "refused" ? P(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = T(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = en(n, l, r, he(t));
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
function en(e, t, n, r) {
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
function tn(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var nn = class {
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
			let e = mt([n.file.path, t]);
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
		let { textFiles: r, rows: i, context: a } = this.input, o = r.get(e.path) ?? t.file;
		if ((o.language ?? n) === n) {
			let r = this.texts.has(e.path) ? {} : { missing: B(t.source.folder, o.path) };
			return {
				path: e.path,
				textFile: o,
				code: k(t.source, n),
				...r
			};
		}
		let s = Me(i, o, n);
		if (!s) return;
		let { row: c, path: l } = s, u = B(c.folder, l), d = y(u, a.folders), f = r.get(d), p = {
			source: c,
			path: l,
			language: n,
			isPlural: o.isPlural,
			...je(c, l)
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
const rn = {
	start: 0,
	end: 0
};
function an(e, t, n, r) {
	let i = r.rows.filter(({ keysFrom: e }) => e === "lokalise");
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = [], o = { ...e.entries };
	for (let s of e.kinds) {
		let [e, c] = [o[s.plural], t.objects[s.plural]];
		if (!s.fromLokalise || !e || !c) continue;
		let l = s.match(e, c, n), { allowWrongProject: u } = r.project.rules, d = (e, t) => s.fromLokalise?.rowsOf(e, [t], n.rules).length === 1, f = u ? [] : on(i, l.matches, d), p = i.filter((e) => !f.includes(e)), m = new Map(l.matches.flatMap((e) => ot(s, e, {
			...n,
			rows: p
		}).map((t) => [t, e.declared]))), h = [...l.unmanaged.filter((e) => !s.isArchived(e)), ...m.keys()], g = new ln(s, cn(p, r, t.project.baseLanguage), e).entriesFor(h, p, n).map(({ object: e, entry: t }) => {
			let n = m.get(e);
			return {
				object: e,
				other: n,
				entry: n ? {
					...n,
					isToAdd: !0,
					parts: [n, t]
				} : t
			};
		}), _ = new Set(g.map(({ other: e }) => e)), v = e.filter((e) => !_.has(e)), y = s.match([...v, ...g.map(({ entry: e }) => e)], c, n), b = new Map(y.matches.map((e) => [e.declared, e.live])), x = g.filter(({ object: e, entry: t }) => b.get(t) === e), S = new Set(x.map(({ other: e }) => e));
		o[s.plural] = [...e.filter((e) => !S.has(e)), ...x.map(({ entry: e }) => e)];
		let C = new Set(x.map(({ object: e }) => e)), w = h.filter((e) => !C.has(e) && !(l.namesakes.has(e) && !p.some(({ filenames: e }) => e !== void 0)) && p.some((t) => d(e, t)));
		P(a, f.map((e) => sn(e, t.project.name)), fn(w.map((e) => `${s.liveLabel(e)} (id ${s.id(e)})`)));
	}
	return {
		declared: {
			...e,
			entries: o
		},
		problems: a
	};
}
function on(e, t, n) {
	let r = F(t.flatMap((e) => [...new Set($(e.declared).map(({ from: e }) => e.source.place))].map((t) => ({
		...e,
		place: t
	}))), ({ place: e }) => e);
	return e.filter((e) => {
		let t = r.get(e.place) ?? [], i = t.filter(({ live: t }) => t !== void 0 && n(t, e)).length;
		return t.length >= 10 && 2 * i < t.length;
	});
}
function sn({ files: e, place: t }, n) {
	let r = `Fewer than half of the names in "${e}" are keys of project ${n}, so no key is added to these files. Check the project in lokaform.yaml. If it is the right one, set allow_wrong_project: true there for the first pull.`;
	return A("foreign-project", r, {
		place: t,
		scope: "project"
	});
}
function cn(e, { manifests: t, textFiles: n, context: r }, i) {
	let a = new Map(Object.values(t).flat().map(({ path: e, text: t }) => [e, t])), o = [...n].flatMap(([t, n]) => {
		let r = e.find(({ place: e }) => e === n.source.place);
		return !r || (n.language ?? i) !== i ? [] : [{
			path: t,
			textFile: n,
			row: r,
			lineStarts: Te(a.get(t) ?? "")
		}];
	}), s = e.flatMap((t) => {
		let n = ve(t, i);
		if (!n || o.some((e) => e.row === t)) return [];
		let a = e.flatMap(({ languages: t = [] }) => t.filter((t) => t !== i && Me(e, n, t)));
		return [{
			path: y(B(t.folder, n.path), r.folders),
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
var ln = class {
	kind;
	files;
	nearest;
	constructor(e, t, n) {
		this.kind = e, this.files = t;
		let r = new Set(t.map(({ path: e }) => e)), i = n.flatMap($).filter(({ file: e }) => r.has(e.path));
		this.nearest = Le(i.map((t) => ({
			name: e.label(t.values),
			entry: t
		})));
	}
	entriesFor(e, t, { rules: n, project: r }) {
		let i = e.flatMap((e) => {
			let i = this.kind.fromLokalise?.rowsOf(e, t, n) ?? [], a = i.length > 0 ? this.entryFor(e, i, r.baseLanguage) : void 0;
			return a ? [{
				object: e,
				entry: a
			}] : [];
		});
		return [...F(i, ({ entry: e }) => JSON.stringify([e.file.path, e.path])).values()].flatMap((e) => e.length === 1 ? e : []);
	}
	entryFor(e, t, n) {
		let r = this.files.flatMap((n) => {
			let r = t.includes(n.row) && this.kind.fromLokalise?.entryIn(e, {
				...n.textFile,
				source: n.row
			}), i = r && dn(n, r.name), a = r && (n.textFile.filename ?? r.filename) !== r.filename;
			return r && i && !a ? [{
				file: n,
				...r,
				path: i
			}] : [];
		}), i = r.filter(({ file: e, filename: t }) => t !== "" && un(e, t)), a = i.length > 0 ? i : r, o = a[0] && this.nearest(a[0].name), [s, ...c] = a, l = c.length === 0 ? s : a.find(({ file: e }) => e.path === o?.file.path);
		if (!l) return;
		let { file: u, values: d, onCreate: f, path: p } = l, { textFile: m, row: h, lineStarts: g } = u;
		return {
			values: d,
			onCreate: f,
			path: p,
			isToAdd: !0,
			file: {
				path: u.path,
				lineStarts: g
			},
			span: o?.file.path === u.path ? o.span : rn,
			from: {
				file: m,
				source: h,
				language: n,
				onlyIfBase: !1
			}
		};
	}
};
function un({ textFile: e, row: t }, n) {
	return [Ce(t, e.path, "%LANG_ISO%") ?? e.path, e.path].some((e) => `/${e}`.endsWith(`/${n}`));
}
function dn({ path: e, textFile: t, row: n }, r) {
	let [i = "", a = ""] = n.keyName.split("{path}").map((e) => ge.reduce((e, n) => e.replaceAll(`{${n}}`, () => t[n] ?? ""), e));
	if (!(r.length > i.length + a.length) || !r.startsWith(i) || !r.endsWith(a)) return;
	let o = r.slice(i.length, r.length - a.length), s = Oe(e)?.name === "JSON" ? o.split(n.separator) : [o];
	return s.some((e) => e === "" || e === "__proto__") || o.search(pt) >= 0 ? void 0 : s;
}
function fn(e) {
	if (e.length === 0) return [];
	let t = `Not added to the files: ${D(e, 3)}. No single locale file of the base language can have ${e.length === 1 ? "this key" : "these keys"}. In Lokalise, give it the file name of one of them, or add it by hand to the file where it belongs.`;
	return [A("not-expressible", t, {
		severity: "warning",
		scope: "change"
	})];
}
function pn(e, t, n) {
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
function mn({ kind: e, declared: t, live: n, matching: r }, i) {
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
		matches: o.filter((t) => t.live !== void 0 && !He(e, t.live, i)),
		fresh: s.filter((t) => !He(e, t, i)),
		refused: r.refused.filter(a).map((e) => e.problem)
	};
}
async function hn(e, t, n) {
	let { kind: r, matches: i } = e, { fields: a = [], isNew: o, removesMissing: s } = n.options, c = Je(r, Ze(r, i, t, a), n.textFiles);
	return r.secretNames ? [c] : [
		c,
		...s ? [await _n(e, n)] : [],
		o ? vn(e, t, n) : yn(e, n)
	];
}
function gn({ kind: e, matches: t }, n) {
	let { project: r, rules: i } = n, a = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: o }) => {
		let s = l(e, t).map(({ part: e }) => e);
		if (s.length === 0) return [];
		let c = e.context(t.values, o, n), u = a.flatMap((e) => Object.keys(Object(e.toManifest(o, c)))), d = new Set([...s, ...(t.leftOut ?? []).map(({ language: e }) => e)]), f = u.filter((e) => !d.has(e));
		if (f.length === 0) return [];
		let p = [...ie(e, t, n), r.baseLanguage];
		return f.filter((e) => !p.includes(e) && Se(i, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
async function _n({ kind: e, declared: t, chosen: n }, r) {
	let { options: i, project: a } = r, o = n.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), s = o.filter(Sn), c = Cn(o.filter((e) => !Sn(e)).map(({ values: t }) => e.label(t))), l = Qe(e, s, t.filter(Sn).length, a.rules);
	if (s.length === 0 || j(l)) return { problems: [...c, ...l] };
	let u = `These entries have no live key:\n${s.map(({ values: t }) => `  - ${ye(e.label(t))}\n`).join("")}Remove them from the manifests?`;
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
function vn(e, t, n) {
	let { kind: r, declared: i, live: a, fresh: o } = e, c = M(t.project, n.project.pulledLanguages), l = {
		fields: n.options.fields ?? [],
		languages: c,
		label: () => ""
	}, u = Ie(r, o, {
		live: a,
		context: t,
		declared: i
	}, l), d = i.filter(({ from: e }) => e === void 0), f = Le(d.flatMap((e) => s(r.identity(e.values)).map((t) => ({
		name: t,
		entry: e
	})))), p = Ge(n.manifests[r.plural]), [m] = p.length === 1 ? p : [], h = [], g = [], _ = [];
	for (let e of u.entries) {
		let [t = ""] = r.names(e.live), n = f(t), i = n?.file.path ?? m;
		if (i === void 0) {
			_.push(e);
			continue;
		}
		let a = bn(r, e, n?.onCreate ?? d.find(({ file: e }) => e.path === i)?.onCreate ?? {});
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
		problems: [...Ve(u.left), ...xn(r, _, p)]
	};
}
function yn({ kind: e, declared: t, fresh: n }, { project: r, rows: i }) {
	let a = (t) => e.fromLokalise?.rowsOf(t, i, r.rules).length, o = n.filter((t) => !e.isArchived(t) && !a(t)).map(e.liveLabel);
	if (o.length === 0 || r.rules.filter.length > 0) return { problems: [] };
	let s = t.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", c = `No manifest has ${ne(o.length, e.name)} of the project: ${D(o, 3)}. To declare what is new: ${s}`;
	return { problems: [A("not-expressible", c, {
		severity: "notice",
		scope: "change"
	})] };
}
function bn(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && N(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function xn(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), i = `${t.length} live ${t.length === 1 ? e.name : e.plural} ${t.length === 1 ? "is" : "are"} not declared: ${D(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [A("not-expressible", i, {
		severity: "warning",
		scope: "change"
	})];
}
function Sn(e) {
	return $(e).length === 0;
}
function Cn(e) {
	if (e.length === 0) return [];
	let t = `Not live, but declared by locale files, from which --remove-missing removes nothing: ${D(e, 3)}. If the app no longer uses them, remove them by hand.`;
	return [A("not-editable", t, {
		severity: "notice",
		scope: "change"
	})];
}
// src/pull/decide.ts
async function wn(t, n, r) {
	let { project: i, context: a } = r, o = M(n.project, i.pulledLanguages ?? Ue), s = {
		project: n.project,
		rules: {
			...i.rules,
			prune: {},
			pull: { completes: o }
		},
		variables: t.variables,
		verdicts: tt
	}, { declared: c, problems: l } = an(t, n, s, r), u = Tn(c, r), d = await rt(c, n, s.rules, u);
	if (d.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: d.problems,
		unmatched: []
	};
	let f = d.kinds.map((e) => mn(e, i.rules)), p = $e(d.keptTexts, s), m = pn(p.taken, c, n.project.baseLanguage), h = qt(m.taken, r, n.project.baseLanguage), g = [...r.otherLanguages.map((e) => `all ${e} texts`), ...f.flatMap((e) => gn(e, s))], _ = [{ problems: [
		...d.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...f.flatMap(({ refused: e }) => e),
		...it(d.keptTexts, {
			reasons: d.reasons,
			takenBack: d.takenBack,
			writes: !1,
			flags: i.flags,
			isWorkflow: a.folders.confined !== void 0,
			names: dt(() => e(c))
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e),
		...l,
		...m.problems,
		...En(g),
		...(r.settings.projects.length === 1 ? ee(i.rules.accept, [c]) : []).flatMap((e) => Dn(e, d.keptTexts))
	] }, {
		...h,
		kept: Be(p.kept)
	}];
	for (let e of f) P(_, await hn(e, s, r));
	return {
		edits: _.flatMap(({ edits: e = [] }) => e),
		sources: h.sources,
		taken: m.taken,
		kept: _.flatMap(({ kept: e = [] }) => e),
		problems: _.flatMap((e) => e.problems),
		unmatched: d.plan.filter?.unmatched ?? []
	};
}
function Tn(e, t) {
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
function En(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${D(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [A("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function Dn(e, t) {
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
function On(e, t, n) {
	let r = w(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [mt([
		e,
		t,
		n,
		i
	]), r])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get(mt([
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
async function kn(e, t, n, r) {
	try {
		let { projects: i } = e, a = {
			...r,
			signal: r.cancellation.stopping
		}, o = await x(i, a), s = [
			...t,
			...Ye(e.kinds, n, r),
			...o
		];
		if (j(s)) return { problems: s };
		for (let t of i) {
			if (!t.manifests || await Xe(t.manifests, t)) continue;
			let i = await An({
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
			c.push(await jn({
				settings: e,
				project: t,
				options: n,
				context: r
			}));
		}
		let { filter: l = [], accept: u = [] } = i[0]?.rules ?? {}, d = c.map(({ filtered: e }) => e?.unmatched ?? []), f = c.flatMap(({ filtered: e }) => e?.declared ?? []), p = i.length > 1 && f.length === i.length, m = c.flatMap((e) => e.later ?? []);
		return {
			problems: Ee([
				...s,
				...n.unused,
				...c.flatMap((e) => e.problems),
				...C(l, d),
				...p ? ue("--accept", u, f) : []
			]),
			later: m,
			written: c.flatMap(({ written: e = [] }) => e),
			...m.length > 0 && { at: ft(m.map(({ at: e }) => e)) }
		};
	} catch (e) {
		let n = fe(e, r.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function An(e, t) {
	if (e.settings.projects.length > 1) return { problems: [A("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
	let { filter: n } = e.project.rules;
	return n.length > 0 ? { problems: n.map(S) } : Ke(e, t);
}
async function jn(e) {
	let { settings: t, project: n, context: r } = e, { folders: i, cancellation: o } = r;
	if (!n.manifests) return { problems: [] };
	let s = lt(n, t.apiUrl, r);
	if (!s.ok) return { problems: [s.problem] };
	let { reading: c, now: l } = s.value, u = dt(() => et(c, n.id)), d = () => ut(u), f = await Pn(e, n.manifests, d), m = await E(f, n, {}, a);
	if (m.problems.length + Object.values(m.paths).flat().length + f.texts.length === 0) {
		let e = `There is no manifest of ${ht(f.kinds.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [A("no-manifest", e, { severity: "notice" })] };
	}
	let h = (e) => f.texts.some((t) => t.place === e && Mn(t)), g = await p(n, f, t.usable, i, {
		...r,
		signal: o.stopping,
		findProject: d,
		counts: ({ code: e, severity: t, place: n }) => (e !== "no-language-file" || t === "error") && !(e === "no-manifest" && h(n))
	});
	if (r.onProgress?.(void 0), !g) return { problems: [] };
	let _ = {
		...g,
		declared: Nn(g.declared)
	}, { declared: v } = _, y = _.manifests.map((e) => St(B(i.displayRoot, e)));
	await ae([...y, t.backupDir ?? []].flat()), r.onSecrets(se(v.variables));
	let { accept: b, filter: x } = n.rules, S = t.projects.length === 1 && !v.rows?.some(({ keysFrom: e }) => e === "lokalise"), C = [
		..._.problems,
		...S ? ue("--accept", b, [v]) : [],
		...S ? oe(x, [v]) : [],
		...Re(f.kinds, e.options, _.files)
	];
	if (we(C)) return { problems: C };
	try {
		let t = await Fn(e, f, _, {
			reading: c,
			now: l,
			whole: u
		});
		return {
			...t,
			problems: [...C, ...t.problems]
		};
	} catch (e) {
		return { problems: [...C, ...ct(e, o, { settings: n })] };
	} finally {
		r.onProgress?.(void 0);
	}
}
function Mn(e) {
	return e.keysFrom === "lokalise" && xe(e);
}
function Nn(e) {
	let t = e.rows?.some(Mn), n = e.kinds.filter(({ fromLokalise: n, plural: r }) => t && n && !e.entries[r]), r = Object.fromEntries(n.map(({ plural: e }) => [e, []]));
	return n.length === 0 ? e : {
		...e,
		entries: {
			...e.entries,
			...r
		}
	};
}
async function Pn({ project: e, options: { fields: t = [] } }, n, r) {
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
async function Fn(e, { kinds: t, texts: r }, { declared: i, files: a, textFiles: o, rows: s }, { reading: c, now: l, whole: u }) {
	let { project: d, options: f, context: p } = e, m = l(), g = i, _ = [], v = (e) => {
		m = l();
		let t = {
			asked: d.pulledLanguages,
			isNew: f.isNew,
			rows: r
		};
		g = Bn(i, e, d);
		let n = qe(e, g, t);
		return _ = (e.languages?.filter((e) => n.ok && !n.value.includes(e)) ?? []).map(({ iso: e }) => e), n;
	}, y = t.filter(({ plural: e }) => i.entries[e]), b = await nt(c, d.id, {
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
		ownUser: st(c, d.id)
	}, C = await wn(g, b.value, {
		...S,
		otherLanguages: _
	});
	if (we(C.problems) || p.cancellation.stopped) return { problems: C.problems };
	let w = await In(C, g, b.value, S, m), T = {
		unmatched: C.unmatched,
		declared: i
	};
	return {
		...w,
		filtered: T,
		problems: [...C.problems, ...w.problems]
	};
}
async function In(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let { edited: l, targets: u, refused: d, lost: f } = await Ln(e, t, {
		manifests: r,
		settings: i,
		context: s
	}), { changed: p } = l;
	if (l.problems.length > 0) return { problems: [...d, ...l.problems] };
	let h = [...e.kept, ...Be([...l.refused, ...f])], { project: g } = n, _ = {
		name: g.name,
		kept: h,
		...!a.showTexts && { hide_texts: !0 }
	};
	if (p.length === 0) return {
		problems: d,
		later: {
			..._,
			changed: p,
			at: c,
			files: [],
			comparison: zn
		}
	};
	let v = m(t.kinds, l.manifests, i.usable), y = v.problems.filter(({ severity: e }) => e === "error");
	if (y.length > 0) return { problems: y.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let b = o.dryRun ? [] : await Pe(u, s.folders);
	if (b.length > 0) return { problems: [...d, ...b] };
	let x = {
		..._,
		changed: p,
		at: c,
		files: p.map(({ path: e }) => e),
		comparison: On(Bn(v.declared, g, a), t, e.taken)
	}, S = new Set(x.comparison.changes.map(({ label: e }) => me(e))), C = at(v.declared, n, a.rules);
	return {
		problems: [...d, ...C.filter(({ about: e = "" }) => S.has(e))],
		later: x,
		written: u
	};
}
async function Ln(e, { kinds: t }, { manifests: n, settings: r, context: i }) {
	let a = await Rn(e, {
		manifests: n,
		context: i
	}), o = e.sources.flatMap(({ changes: e }) => e).filter(({ text: e }) => e.entry.isToAdd);
	if (o.length === 0) return {
		...a,
		lost: []
	};
	let { entries: c } = m(t, a.edited.manifests, r.usable).declared, l = ({ kind: e, entry: t }) => s(e.identity(t.values)), u = new Set(t.flatMap((e) => (c[e.plural] ?? []).flatMap(({ values: t }) => s(e.identity(t))))), d = Q(a.edited.refused), f = new Set(o.filter(({ text: e }) => !d.has(e.entry) && l(e).some((e) => !u.has(e))).map(({ text: e }) => e.entry));
	if (f.size === 0) return {
		...a,
		lost: []
	};
	let p = {
		...e,
		sources: Qt(e.sources, f)
	}, h = Q(o), g = o.filter(({ text: e }) => f.has(e.entry) && h.has(e.entry));
	return {
		...await Rn(p, {
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
async function Rn({ edits: e, sources: t }, { manifests: n, context: { folders: r } }) {
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
		for (let e of await Fe([t], r)) a.push({
			...e,
			scope: "change",
			place: ke(n)
		});
	}
	let o = ({ path: e }) => a.every(({ place: t }) => t?.file !== e), s = t.filter((e) => !o(e)).flatMap(({ changes: e }) => e), c = Qt(t.filter(o), Q(s)), l = Zt(n, e.filter(o), c);
	return {
		edited: l,
		targets: await ze(l.changed, r),
		refused: a
	};
}
const zn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function Bn(e, t, { pulledLanguages: n }) {
	return r(e, t.baseLanguage, M(t, n ?? Ue));
}
// src/commands/runs/pull.ts
async function Vn(e, t) {
	return le(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await g("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n), { ask: s } = t, c = We(e, o, s && ((e) => s(e, n))), l = await kn(i, [
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
		}, h = c.dryRun ? void 0 : t.screen.width, _ = d ? [...u(d, m), ...xt(d, c.dryRun)] : [];
		for (let e of be(_, h)) t.print(e);
		for (let e of Hn(f ?? [], p, t)) t.print(e);
		let v = d !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: b } = o.folders, x = t.reportPull ? void 0 : await ce(await Ct(b), void 0);
		if (f && v && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), v && l.at !== void 0 && !c.dryRun && x !== void 0) {
			let e = l.written?.map(({ path: e }) => _e(y(e, o.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(ye(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${_e(pe(l.at))}`);
		}
		let { stopped: S } = n, C = S !== void 0 && !d && (f ?? []).length < i.projects.length, w = v && !c.dryRun ? "more " : "", T = A("run-stopped", `${n.reason} Nothing ${w}was written.`), E = C ? [...l.problems, T] : l.problems, ee = t.reportPull && !i.showTexts ? E.map((e) => te(e)) : E, D = await t.reportPull?.({
			...l,
			problems: ee
		}, i, n.stopping) ?? [], O = [...ee, ...D];
		return t.showProblems(O), C && S.by !== "time limit" ? S.by === "SIGINT" ? 130 : 143 : C || j(O) ? 1 : i.detailedExitcode && v ? 2 : 0;
	});
}
function Hn(e, { isDryRun: n, full: r }, { screen: i, reportPull: a }) {
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
export { Vn as runPull };
