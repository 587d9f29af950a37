import { $t as e, At as t, B as n, Br as r, Fn as i, Gr as a, I as o, In as s, L as c, Mn as l, Mt as u, On as d, Or as f, R as p, Un as m, V as h, W as g, Xn as _, Yt as v, Zr as y, Zt as b, _r as x, an as S, en as C, et as w, f as T, gr as E, in as D, jr as O, jt as k, kn as ee, kr as te, nn as ne, nt as re, oi as ie, on as ae, pt as oe, ri as se, s as ce, sn as le, tn as ue, yi as de, yt as fe, zn as pe } from "./engine.js";
import { Bt as me, Ft as he, J as ge, Jt as _e, K as ve, Ri as ye, Rt as A, Wt as be, Yi as xe, Zt as Se, _ as j, b as Ce, cn as we, d as M, f as Te, fn as Ee, gn as De, hn as Oe, lt as ke, qt as Ae, tn as je } from "./start.js";
import { C as Me, D as Ne, E as Pe, _ as Fe, a as N, b as Ie, c as Le, d as Re, f as ze, g as Be, h as Ve, i as He, l as Ue, m as We, n as Ge, o as Ke, p as qe, s as Je, t as Ye, v as Xe, x as Ze, y as Qe } from "./firstPull.js";
import { D as $e, M as et, S as tt, c as nt, g as rt, h as it, j as at, l as ot, m as st, v as ct, w as lt } from "./project.js";
import { O as ut, S as P, _ as dt, c as F, f as I, m as L, p as ft, s as pt, u as R, v as mt, y as z } from "./wire.js";
import { C as ht, E as gt, O as B, T as V, b as _t, k as vt, r as yt } from "./yaml.js";
import { s as bt } from "./writtenFiles.js";
import { dirname as xt, resolve as H } from "node:path";
import { realpath as St } from "node:fs/promises";
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
function Ct(e, t) {
	return t < e.length && wt(e.slice(t, W(e, t))) === "";
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
function q(e) {
	return e && "items" in e ? e.items.filter((e) => !Et(e)) : [];
}
function Et({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => Tt.has(e));
}
function J(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => Tt.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? Dt(i) : Y(e)
	};
}
function Y({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => Tt.has(e));
	return r ? r.offset + r.source.length : t ? Dt(t) : e.at(-1)?.offset ?? 0;
}
function Dt(e) {
	if (e.type === "block-scalar") return Ot(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = q(e).at(-1);
	return t ? J(t).end : e.offset + ("source" in e ? e.source.length : 0);
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
	let { value: n } = t, r = Y(t);
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
function At(e, t, n) {
	let r = Pt(t, n), i = n > 0 ? X(e, t, n - 1) : 0, a = U(e, r);
	for (; a > i;) {
		let t = U(e, a - 1), n = Nt(e, t);
		if (t < i || n === void 0 || n > G(e, r)) break;
		a = t;
	}
	return a;
}
function X(e, t, n) {
	let r = t[n], i = G(e, Pt(t, 0)), a = W(e, r ? J(r).end : 0);
	for (let t = a; t < e.length; t = W(e, t)) {
		let n = Nt(e, t);
		if (n !== void 0 && n > i) a = W(e, t);
		else if (!Ct(e, t)) break;
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
	let i = t[r + 1], a = Pt(t, n);
	if (i && !K(e, a)) return {
		start: a,
		end: J(i).start
	};
	let [o, s] = [At(e, t, n), X(e, t, r)], c = n > 0 ? X(e, t, n - 1) : o;
	if (i) for (; Ct(e, s);) s = W(e, s);
	else for (; o > c && Ct(e, U(e, o - 1));) o = U(e, o - 1);
	return {
		start: o,
		end: s
	};
}
function Nt(e, t) {
	let n = e.slice(t, W(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function Pt(e, t) {
	let n = e[t];
	return n ? J(n).start : 0;
}
// src/yaml/editEntries.ts
function Ft(e, t, n, r) {
	let i = _(e, t);
	if (M(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = It(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...L(a) && a,
		[n]: s
	};
	if (P(a, c)) return {
		is: "edited",
		text: t
	};
	let l = Rt(t), u = new Wt(l, n, o).changed(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [Ht(i, u.refused)]
	};
	let d = Bt(u.text, l), f = _(e, d), p = f.problems.length <= i.problems.length && !M(f.problems) ? f.value : a, m = !Vt(t) || Vt(d);
	return P(p, c) && m ? {
		is: "edited",
		text: d
	} : {
		is: "refused",
		problems: [Ht(i, Ut(p, c))]
	};
}
function It({ value: e, span: t }, n, r) {
	let i = z(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = r.filter((e) => e.is === "add"), u = I(l, ({ after: e }) => e === void 0 ? a.length - 1 : c(e)), d = (e) => (u.get(e) ?? []).map(({ value: e }) => ({
		from: void 0,
		value: e
	}));
	for (let e of r) {
		if (e.is === "add") continue;
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? Lt(n, e.language, e.value) : {
			...L(n) && n,
			[e.field]: e.value
		};
	}
	let f = a.flatMap((e, t) => [{
		from: t,
		value: e
	}, ...d(t)]);
	return [...d(-1), ...f];
}
function Lt(e, t, n) {
	let r = z(e, "translations"), i = L(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...L(r) && r,
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
function Rt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = yt(a, {
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
		style: zt(o, a)
	};
}
function zt(e, t) {
	let n = {}, r = 0;
	return _t(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = ht(r) && !r.flow ? q(r.srcToken) : [];
			if (!i || !a || !K(t, J(a).start)) return;
			let o = G(t, J(a).start) - G(t, J(i).start);
			vt(r) && o >= 0 ? n.listStep ??= o : V(r) && o > 0 && (n.step ??= o);
		}
	}), {
		step: 2,
		listStep: 2,
		...n,
		quotes: r > 0 ? "single" : "double"
	};
}
function Bt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Vt(e) {
	try {
		return JSON.parse(e), !0;
	} catch {
		return !1;
	}
}
function Ht({ file: e, span: t }, n) {
	return j("not-editable", "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write this part as plain lines, without anchors, aliases, tags, braces and blocks that keep blank lines (|+), and run again.", { place: Ee(e, t, n) });
}
function Ut(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!P(t, i)) return [e, ...Ut(t, i)];
	}
	return [];
}
var Wt = class {
	source;
	text;
	list;
	rows;
	writer;
	splices = [];
	refused = [];
	constructor(e, t, n) {
		this.source = e, this.text = e.text, this.list = t, this.rows = n, this.writer = new Me(e.style);
	}
	changed(e, t) {
		return this.become({
			path: [],
			old: e,
			node: Z(this.source.document.contents),
			inFlow: !1
		}, t), {
			text: ke(this.text, this.splices),
			refused: this.refused[0]
		};
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (P(r, t)) return;
		let i = V(n) ? this.membersChange(e, n, t) : vt(n) ? this.itemsChange(e, n, t) : void 0, a = i?.inserted.size === 0 && !i.values.includes(void 0);
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
		let r = t.items.map(({ key: e }) => Gt(e));
		if (!L(n) || !r.some((e) => Object.hasOwn(n, e))) return;
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
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : qt(r, n), a = e.inFlow || t.flow === !0, o = q(t.srcToken), s = t.items.map((t, n) => ({
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
		let d = I(l, (e) => e.after), f = K(this.text, o[0] ? J(o[0]).start : 0);
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
		let p = jt(this.text, o, f);
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !K(this.text, l) && this.refused.push(t);
			let i = p.get(e), a = i ? i.start : e < 0 ? At(this.text, o, 0) : X(this.text, o, e), s = r.flatMap((t) => {
				let r = this.writer.added(t, V(n) ? n : Z(n.items[e] ?? n.items[0]));
				return d ? ["", ...r] : r;
			});
			this.spliceLines(a, a, s, G(this.text, l));
		}
	}
	replaceValue(e, t) {
		let { node: n, item: r, path: i } = e, a = r && kt(this.text, r), { start: o = 0, end: s = 0 } = a?.inline ?? {}, c = ht(n) && n.flow && /\n/.test(this.text.slice(o, s));
		if (!a || c && (i.length < 2 || this.text.slice(o, s).includes("#"))) {
			this.refused.push(i);
			return;
		}
		let { inline: l, lines: u } = a, [d = "", ...f] = this.replacement(e, t, a);
		l.start === l.end ? this.splice(l.start, l.end, d && ` ${d}`) : this.splice(l.start - (d ? 0 : Kt(this.text, l.start)), l.end, d);
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
function Gt(e) {
	return B(e) ? typeof e.value == "string" ? e.value : e.source ?? String(e.value) : "";
}
function Z(e) {
	return gt(e) ? e : void 0;
}
function Kt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function qt(e, t) {
	let n = Math.min(e.length, t.length), r = (n) => P(e.at(n) ?? null, t.at(n) ?? null), [i, a] = [0, 0];
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
function Jt(e, t, n) {
	let { textFiles: r } = t, a = new rn(t, n), o = [], s = [], c = [];
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
	let l = [...I(s, ({ path: e }) => e)].flatMap(([e, t]) => {
		let i = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), o = i[0]?.target, s = r.get(e) ?? o?.textFile;
		if (!s) return [];
		let c = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Yt(t, e, a)
		}]), l = i.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : nn(e.after), o = n.language === void 0 ? { language: r } : {}, s = e.entry.isToAdd ? {} : { base: i };
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
		}), u = [...c, ...l], d = s.language === void 0 ? A(s.source, n) : o?.code, f = o?.missing && d && {
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
		problems: [...Xt(c), ...Zt(l, n)]
	};
}
function Yt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	if (!c) return [];
	if (typeof i == "string") return [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}];
	let l = {}, u = Object.entries(nn(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = L(r) ? r[e] : void 0;
		return n || (l[e] = t), n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}), d = $(e).find((e) => e.file.path === a && e.from.language === t);
	if (!d || Object.keys(l).length === 0) return u;
	let { source: f, file: p } = d.from, m = p.language === void 0 ? { language: A(f, t) } : {}, h = {
		is: "add",
		path: d.path ?? [],
		...m,
		value: l,
		...s && { base: s }
	};
	return [...u, h];
}
function Xt(e) {
	return [...I(e, ({ entry: e }) => $(e)[0]?.from.source)].map(([e, t]) => {
		let n = mt([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${f(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return j("no-language-file", r, {
			severity: "notice",
			scope: "change",
			...i
		});
	});
}
function Zt(e, t) {
	let n = e.flatMap(({ textFile: { source: e }, changes: n }) => {
		let r = e.languages ?? [e.language ?? t];
		return n.map(({ text: e }) => e.language).filter((e) => !r.includes(e)).map((t) => ({
			source: e,
			language: t
		}));
	});
	return [...I(n, ({ source: e }) => e)].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = [...new Set(i.map(({ language: e }) => e))], o = `Other commands do not read the ${a.join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...a].join(", ")}].`;
		return j("no-language-file", o, {
			severity: "notice",
			scope: "change",
			place: r
		});
	});
}
function Qt(e, t, n) {
	let r = en(e, t, n), i = Q(r.refused);
	if (i.size === 0) return r;
	let a = en(e, t, $t(n, i));
	return {
		...a,
		refused: [...r.refused.filter(({ text: e }) => i.has(e.entry)), ...a.refused]
	};
}
function Q(e) {
	let t = ({ entry: e, language: t }) => e.isToAdd && $(e)[0]?.from.language === t;
	return new Set(e.flatMap(({ text: e }) => t(e) ? [e.entry] : []));
}
function $t(e, t) {
	return e.map((e) => ({
		...e,
		changes: e.changes.filter(({ text: e }) => !t.has(e.entry))
	})).filter(({ changes: e }) => e.length > 0);
}
function en(e, t, n) {
	let r = [], i = [], a = [], o = Object.values(e).flat(), s = new Map(o.map(({ path: e, text: t }) => [e, t])), c = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).map((e) => e.edit);
		if (i.length === 0) continue;
		let s = Ft(e, o, n, i);
		s.is === "refused" ? F(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = T(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = tn(n, l, r, me(t));
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
function tn(e, t, n, r) {
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
function nn(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var rn = class {
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
			let r = this.texts.has(e.path) ? {} : { missing: H(t.source.folder, o.path) };
			return {
				path: e.path,
				textFile: o,
				code: A(t.source, n),
				...r
			};
		}
		let s = je(i, o, n);
		if (!s) return;
		let { row: c, path: l } = s, u = H(c.folder, l), d = y(u, a.folders), f = r.get(d), p = {
			source: c,
			path: l,
			language: n,
			isPlural: o.isPlural,
			...Ae(c, l)
		}, m = A(c, n);
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
const an = {
	start: 0,
	end: 0
};
function on(e, t, n, r) {
	let i = r.rows.filter(({ keysFrom: e }) => e === "lokalise");
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = [], o = { ...e.entries };
	for (let s of e.kinds) {
		let [e, c] = [o[s.plural], t.objects[s.plural]];
		if (!s.fromLokalise || !e || !c) continue;
		let l = s.match(e, c, n), { allowWrongProject: u } = r.project.rules, d = u ? [] : ln(s, i, l, n.rules), f = {
			...n,
			rows: i.filter((e) => !d.includes(e))
		}, p = at(s, l, f), m = cn(s, sn(new fn(s, dn(f.rows, r, t.project.baseLanguage), e).entriesFor([...p.keys()], f), p), {
			own: e,
			objects: c,
			context: n
		}), h = new Set(m.map(({ object: e }) => p.get(e)));
		o[s.plural] = [...e.filter((e) => !h.has(e)), ...m.map(({ entry: e }) => e)];
		for (let { object: e } of m) p.delete(e);
		F(a, d.map((e) => un(e, t.project.name)), hn(s, [...p.keys()]));
	}
	return {
		declared: {
			...e,
			entries: o
		},
		problems: a
	};
}
function sn(e, t) {
	return e.map(({ object: e, entry: n }) => {
		let r = t.get(e);
		return {
			object: e,
			entry: r ? {
				...r,
				isToAdd: !0,
				parts: [r, n]
			} : n
		};
	});
}
function cn(e, t, { own: n, objects: r, context: i }) {
	let a = new Set(t.map(({ entry: e }) => e.parts?.[0])), o = [...n.filter((e) => !a.has(e)), ...t.map(({ entry: e }) => e)], s = new Map(e.match(o, r, i).matches.map((e) => [e.declared, e.live]));
	return t.filter(({ object: e, entry: t }) => s.get(t) === e);
}
function ln(e, t, { matches: n }, r) {
	let i = ({ declared: e }) => new Set($(e).map(({ from: e }) => e.source.place)), a = ft(n, (e) => [...i(e)]);
	return t.filter((t) => {
		let n = a.get(t.place) ?? [];
		return n.length >= 10 && 2 * n.filter(({ live: n }) => n !== void 0 && e.fromLokalise?.rowsOf(n, [t], r).length === 1).length < n.length;
	});
}
function un({ files: e, place: t }, n) {
	let r = `Fewer than half of the names in "${e}" are keys of project ${n}, so no key is added to these files. Check the project in lokaform.yaml. If it is the right one, set allow_wrong_project: true there for the first pull.`;
	return j("foreign-project", r, {
		place: t,
		scope: "project"
	});
}
function dn(e, { manifests: t, textFiles: n, context: r }, i) {
	let a = new Map(Object.values(t).flat().map(({ path: e, text: t }) => [e, t])), o = [...n].flatMap(([t, n]) => {
		let r = e.find(({ place: e }) => e === n.source.place);
		return !r || (n.language ?? i) !== i ? [] : [{
			path: t,
			textFile: n,
			row: r,
			lineStarts: we(a.get(t) ?? "")
		}];
	}), s = e.flatMap((t) => {
		let n = _e(t, i);
		if (!n || o.some((e) => e.row === t)) return [];
		let a = e.flatMap(({ languages: t = [] }) => t.filter((t) => t !== i && je(e, n, t)));
		return [{
			path: y(H(t.folder, n.path), r.folders),
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
var fn = class {
	kind;
	files;
	nearest;
	constructor(e, t, n) {
		this.kind = e, this.files = t;
		let r = new Set(t.map(({ path: e }) => e)), i = n.flatMap($).filter(({ file: e }) => r.has(e.path));
		this.nearest = Ie(i.map((t) => ({
			name: e.label(t.values),
			entry: t
		})));
	}
	entriesFor(e, { rows: t, rules: n, project: r }) {
		let i = e.flatMap((e) => {
			let i = this.kind.fromLokalise?.rowsOf(e, t, n) ?? [], a = i.length > 0 ? this.entryFor(e, i, r.baseLanguage) : void 0;
			return a ? [{
				object: e,
				entry: a
			}] : [];
		});
		return [...I(i, ({ entry: e }) => JSON.stringify([e.file.path, e.path])).values()].flatMap((e) => e.length === 1 ? e : []);
	}
	entryFor(e, t, n) {
		let r = this.files.flatMap((n) => {
			let r = t.includes(n.row) && this.kind.fromLokalise?.entryIn(e, {
				...n.textFile,
				source: n.row
			}), i = r && mn(n, r.name), a = r && (n.textFile.filename ?? r.filename) !== r.filename;
			return r && i && !a ? [{
				file: n,
				...r,
				path: i
			}] : [];
		}), i = r.filter(({ file: e, filename: t }) => t !== "" && pn(e, t)), a = i.length > 0 ? i : r, o = a[0] && this.nearest(a[0].name), [s, ...c] = a, l = c.length === 0 ? s : a.find(({ file: e }) => e.path === o?.file.path);
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
			span: o?.file.path === u.path ? o.span : an,
			from: {
				file: m,
				source: h,
				language: n,
				onlyIfBase: !1
			}
		};
	}
};
function pn({ textFile: e, row: t }, n) {
	return [Se(t, e.path, "%LANG_ISO%") ?? e.path, e.path].some((e) => `/${e}`.endsWith(`/${n}`));
}
function mn({ path: e, textFile: t, row: n }, r) {
	let [i = "", a = ""] = n.keyName.split("{path}").map((e) => he.reduce((e, n) => e.replaceAll(`{${n}}`, () => t[n] ?? ""), e));
	if (!(r.length > i.length + a.length) || !r.startsWith(i) || !r.endsWith(a)) return;
	let o = r.slice(i.length, r.length - a.length), s = De(e)?.name === "JSON" ? o.split(n.separator) : [o];
	return s.some((e) => e === "" || e === "__proto__") || o.search(pt) >= 0 ? void 0 : s;
}
function hn(e, t) {
	if (t.length === 0) return [];
	let n = t.map((t) => `${e.liveLabel(t)} (id ${e.id(t)})`), r = `Not added to the files: ${O(n, 3)}. No single locale file of the base language can have ${n.length === 1 ? "this key" : "these keys"}. In Lokalise, give it the file name of one of them, or add it by hand to the file where it belongs.`;
	return [j("not-expressible", r, {
		severity: "warning",
		scope: "change"
	})];
}
function gn(e, t, n) {
	let r = new Set(e.flatMap(({ entry: e, language: t }) => e.isToAdd && t === n ? [e] : [])), i = t.kinds.flatMap((e) => (t.entries[e.plural] ?? []).flatMap((t) => t.isToAdd && !r.has(t) ? e.label(t.values) : [])), a = `Not added yet: ${O(i, 3)}. The ${n} translation is empty in Lokalise, or waits there for a review or a correction.`;
	return {
		taken: e.filter(({ entry: e }) => !e.isToAdd || r.has(e)),
		problems: i.length === 0 ? [] : [j("not-expressible", a, {
			severity: "notice",
			scope: "change"
		})]
	};
}
// src/pull/kindPull.ts
function _n({ kind: e, declared: t, live: n, matching: r }, i) {
	let a = (t) => ue(i.filter, {
		...t,
		kind: e,
		entry: t.declared
	}), o = r.matches.filter(a), s = r.unmanaged.filter((e) => !r.namesakes.has(e));
	return {
		kind: e,
		declared: t,
		live: n,
		chosen: o,
		matches: o.filter((t) => t.live !== void 0 && !Ve(e, t.live, i)),
		fresh: s.filter((t) => !Ve(e, t, i)),
		refused: r.refused.filter(a).map((e) => e.problem)
	};
}
async function vn(e, t, n) {
	let { kind: r, matches: i } = e, { fields: a = [], isNew: o, removesMissing: s } = n.options, c = qe(r, Xe(r, i, t, a), n.textFiles);
	return r.secretNames ? [c] : [
		c,
		...s ? [await bn(e, n)] : [],
		o ? xn(e, t, n) : Sn(e, n)
	];
}
function yn({ kind: e, matches: t }, n) {
	let { project: r, rules: i } = n, a = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: o }) => {
		let s = l(e, t).map(({ part: e }) => e);
		if (s.length === 0) return [];
		let c = e.context(t.values, o, n), u = a.flatMap((e) => Object.keys(Object(e.toManifest(o, c)))), d = new Set([...s, ...(t.leftOut ?? []).map(({ language: e }) => e)]), f = u.filter((e) => !d.has(e));
		if (f.length === 0) return [];
		let p = [...re(e, t, n), r.baseLanguage];
		return f.filter((e) => !p.includes(e) && xe(i, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
async function bn({ kind: e, declared: t, chosen: n }, r) {
	let { options: i, project: a } = r, o = n.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), s = o.filter(Tn), c = En(o.filter((e) => !Tn(e)).map(({ values: t }) => e.label(t))), l = Ze(e, s, t.filter(Tn).length, a.rules);
	if (s.length === 0 || M(l)) return { problems: [...c, ...l] };
	let u = `These entries have no live key:\n${s.map(({ values: t }) => `  - ${ve(e.label(t))}\n`).join("")}Remove them from the manifests?`;
	if (!i.dryRun && !await i.ask?.(u)) {
		let e = `The removal of ${s.length} entries was not confirmed at a terminal. Nothing is written. Run pull again, without --remove-missing or at a terminal.`;
		return { problems: [j("not-confirmed", e, { scope: "project" })] };
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
function xn(e, t, n) {
	let { kind: r, declared: i, live: a, fresh: o } = e, c = N(t.project, n.project.pulledLanguages), l = {
		fields: n.options.fields ?? [],
		languages: c,
		label: () => ""
	}, u = Fe(r, o, {
		live: a,
		context: t,
		declared: i
	}, l), d = i.filter(({ from: e }) => e === void 0), f = Ie(d.flatMap((e) => s(r.identity(e.values)).map((t) => ({
		name: t,
		entry: e
	})))), p = We(n.manifests[r.plural]), [m] = p.length === 1 ? p : [], h = [], g = [], _ = [];
	for (let e of u.entries) {
		let [t = ""] = r.names(e.live), n = f(t), i = n?.file.path ?? m;
		if (i === void 0) {
			_.push(e);
			continue;
		}
		let a = Cn(r, e, n?.onCreate ?? d.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		h.push({
			kind: r.plural,
			path: i,
			edit: {
				is: "add",
				after: n?.span.start,
				value: a
			}
		}), F(g, e.waiting);
	}
	return {
		edits: h,
		kept: g,
		problems: [...Be(u.left), ...wn(r, _, p)]
	};
}
function Sn({ kind: e, declared: t, fresh: n }, { project: r, rows: i }) {
	let a = (t) => e.fromLokalise?.rowsOf(t, i, r.rules).length, o = n.filter((t) => !e.isArchived(t) && !a(t)).map(e.liveLabel);
	if (o.length === 0 || r.rules.filter.length > 0) return { problems: [] };
	let s = t.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", c = `No manifest has ${te(o.length, e.name)} of the project: ${O(o, 3)}. To declare what is new: ${s}`;
	return { problems: [j("not-expressible", c, {
		severity: "notice",
		scope: "change"
	})] };
}
function Cn(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && P(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function wn(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), i = `${t.length} live ${t.length === 1 ? e.name : e.plural} ${t.length === 1 ? "is" : "are"} not declared: ${O(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [j("not-expressible", i, {
		severity: "warning",
		scope: "change"
	})];
}
function Tn(e) {
	return $(e).length === 0;
}
function En(e) {
	if (e.length === 0) return [];
	let t = `Not live, but declared by locale files, from which --remove-missing removes nothing: ${O(e, 3)}. If the app no longer uses them, remove them by hand.`;
	return [j("not-editable", t, {
		severity: "notice",
		scope: "change"
	})];
}
// src/pull/decide.ts
async function Dn(t, n, r) {
	let { project: i, context: a } = r, o = N(n.project, i.pulledLanguages ?? He), s = {
		project: n.project,
		rules: {
			...i.rules,
			prune: {},
			pull: { completes: o }
		},
		variables: t.variables,
		verdicts: et
	}, { declared: c, problems: l } = on(t, n, s, r), u = On(c, r), d = await nt(c, n, s.rules, u);
	if (d.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: d.problems,
		unmatched: []
	};
	let f = d.kinds.map((e) => _n(e, i.rules)), p = Qe(d.keptTexts, s), m = gn(p.taken, c, n.project.baseLanguage), h = Jt(m.taken, r, n.project.baseLanguage), g = [...r.otherLanguages.map((e) => `all ${e} texts`), ...f.flatMap((e) => yn(e, s))], _ = [{ problems: [
		...d.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...f.flatMap(({ refused: e }) => e),
		...rt(d.keptTexts, {
			reasons: d.reasons,
			takenBack: d.takenBack,
			writes: !1,
			flags: i.flags,
			isWorkflow: a.folders.confined !== void 0,
			names: ut(() => e(c))
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e),
		...l,
		...m.problems,
		...kn(g),
		...(r.settings.projects.length === 1 ? D(i.rules.accept, [c]) : []).flatMap((e) => An(e, d.keptTexts))
	] }, {
		...h,
		kept: ze(p.kept)
	}];
	for (let e of f) F(_, await vn(e, s, r));
	return {
		edits: _.flatMap(({ edits: e = [] }) => e),
		sources: h.sources,
		taken: m.taken,
		kept: _.flatMap(({ kept: e = [] }) => e),
		problems: _.flatMap((e) => e.problems),
		unmatched: d.plan.filter?.unmatched ?? []
	};
}
function On(e, t) {
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
function kn(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${O(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [j("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function An(e, t) {
	if (t.some(({ kind: t, entry: n, object: r, item: i }) => ne([e], {
		kind: t,
		entry: n,
		live: r
	}, i.part ?? "", i.reason === "held") !== void 0 && (i.reason !== "waiting" || b(i)))) return [];
	let n = `--accept ${e} took nothing: no text that it names differs from the project. A text that waits must be named without a pattern, as KEY:LANG. Texts in a language that entries do not declare come with --languages.`;
	return [j("unknown-text", n, {
		severity: "notice",
		scope: "change"
	})];
}
function jn(e, t, n) {
	let r = w(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [R([
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
async function Mn(e, t, n, r) {
	try {
		let { projects: i } = e, a = {
			...r,
			signal: r.cancellation.stopping
		}, o = await x(i, a), s = [
			...t,
			...Je(e.kinds, n, r),
			...o
		];
		if (M(s)) return { problems: s };
		for (let t of i) {
			if (!t.manifests || await Ye(t.manifests, t)) continue;
			let i = await Nn({
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
			c.push(await Pn({
				settings: e,
				project: t,
				options: n,
				context: r
			}));
		}
		let { filter: l = [], accept: u = [] } = i[0]?.rules ?? {}, d = c.map(({ filtered: e }) => e?.unmatched ?? []), f = c.flatMap(({ filtered: e }) => e?.declared ?? []), p = i.length > 1 && f.length === i.length, m = c.flatMap((e) => e.later ?? []);
		return {
			problems: Te([
				...s,
				...n.unused,
				...c.flatMap((e) => e.problems),
				...C(l, d),
				...p ? le("--accept", u, f) : []
			]),
			later: m,
			written: c.flatMap(({ written: e = [] }) => e),
			...m.length > 0 && { at: dt(m.map(({ at: e }) => e)) }
		};
	} catch (e) {
		let n = de(e, r.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function Nn(e, t) {
	if (e.settings.projects.length > 1) return { problems: [j("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
	let { filter: n } = e.project.rules;
	return n.length > 0 ? { problems: n.map(S) } : Ge(e, t);
}
async function Pn(e) {
	let { settings: t, project: n, context: r } = e, { folders: i, cancellation: o } = r;
	if (!n.manifests) return { problems: [] };
	let s = ct(n, t.apiUrl, r);
	if (!s.ok) return { problems: [s.problem] };
	let { reading: c, now: l } = s.value, u = ut(() => $e(c, n.id)), d = () => lt(u), f = await Ln(e, n.manifests, d), m = await E(f, n, {}, a);
	if (m.problems.length + Object.values(m.paths).flat().length + f.texts.length === 0) {
		let e = `There is no manifest of ${mt(f.kinds.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [j("no-manifest", e, { severity: "notice" })] };
	}
	let h = (e) => f.texts.some((t) => t.place === e && Fn(t)), g = await p(n, f, t.usable, i, {
		...r,
		signal: o.stopping,
		findProject: d,
		counts: ({ code: e, severity: t, place: n }) => (e !== "no-language-file" || t === "error") && !(e === "no-manifest" && h(n))
	});
	if (r.onProgress?.(void 0), !g) return { problems: [] };
	let _ = {
		...g,
		declared: In(g.declared)
	}, { declared: v } = _, y = _.manifests.map((e) => xt(H(i.displayRoot, e)));
	await ie([...y, t.backupDir ?? []].flat()), r.onSecrets(oe(v.variables));
	let { accept: b, filter: x } = n.rules, S = t.projects.length === 1 && !v.rows?.some(({ keysFrom: e }) => e === "lokalise"), C = [
		..._.problems,
		...S ? le("--accept", b, [v]) : [],
		...S ? ae(x, [v]) : [],
		...Le(f.kinds, e.options, _.files)
	];
	if (Ce(C)) return { problems: C };
	try {
		let t = await Rn(e, f, _, {
			reading: c,
			now: l,
			whole: u
		});
		return {
			...t,
			problems: [...C, ...t.problems]
		};
	} catch (e) {
		return { problems: [...C, ...st(e, o, { settings: n })] };
	} finally {
		r.onProgress?.(void 0);
	}
}
function Fn(e) {
	return e.keysFrom === "lokalise" && be(e);
}
function In(e) {
	let t = e.rows?.some(Fn), n = e.kinds.filter(({ fromLokalise: n, plural: r }) => t && n && !e.entries[r]), r = Object.fromEntries(n.map(({ plural: e }) => [e, []]));
	return n.length === 0 ? e : {
		...e,
		entries: {
			...e.entries,
			...r
		}
	};
}
async function Ln({ project: e, options: { fields: t = [] } }, n, r) {
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
async function Rn(e, { kinds: t, texts: r }, { declared: i, files: a, textFiles: o, rows: s }, { reading: c, now: l, whole: u }) {
	let { project: d, options: f, context: p } = e, m = l(), g = i, _ = [], v = (e) => {
		m = l();
		let t = {
			asked: d.pulledLanguages,
			isNew: f.isNew,
			rows: r
		};
		g = Un(i, e, d);
		let n = Ke(e, g, t);
		return _ = (e.languages?.filter((e) => n.ok && !n.value.includes(e)) ?? []).map(({ iso: e }) => e), n;
	}, y = t.filter(({ plural: e }) => i.entries[e]), b = await tt(c, d.id, {
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
	if (M(x)) return { problems: x };
	let S = {
		...e,
		manifests: a,
		textFiles: o,
		rows: s,
		context: {
			...p,
			now: l
		},
		ownUser: ot(c, d.id)
	}, C = await Dn(g, b.value, {
		...S,
		otherLanguages: _
	});
	if (Ce(C.problems) || p.cancellation.stopped) return { problems: C.problems };
	let w = await zn(C, g, b.value, S, m), T = {
		unmatched: C.unmatched,
		declared: i
	};
	return {
		...w,
		filtered: T,
		problems: [...C.problems, ...w.problems]
	};
}
async function zn(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let { edited: l, targets: u, refused: d, lost: f } = await Bn(e, t, {
		manifests: r,
		settings: i,
		context: s
	}), { changed: p } = l;
	if (l.problems.length > 0) return { problems: [...d, ...l.problems] };
	let h = [...e.kept, ...ze([...l.refused, ...f])], { project: g } = n, _ = {
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
			comparison: Hn
		}
	};
	let v = m(t.kinds, l.manifests, i.usable), y = v.problems.filter(({ severity: e }) => e === "error");
	if (y.length > 0) return { problems: y.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let b = o.dryRun ? [] : await Ne(u, s.folders);
	if (b.length > 0) return { problems: [...d, ...b] };
	let x = {
		..._,
		changed: p,
		at: c,
		files: p.map(({ path: e }) => e),
		comparison: jn(Un(v.declared, g, a), t, e.taken)
	}, S = new Set(x.comparison.changes.map(({ label: e }) => pe(e))), C = it(v.declared, n, a.rules);
	return {
		problems: [...d, ...C.filter(({ about: e = "" }) => S.has(e))],
		later: x,
		written: u
	};
}
async function Bn(e, { kinds: t }, { manifests: n, settings: r, context: i }) {
	let a = await Vn(e, {
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
		sources: $t(e.sources, f)
	}, h = Q(o), g = o.filter(({ text: e }) => f.has(e.entry) && h.has(e.entry));
	return {
		...await Vn(p, {
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
async function Vn({ edits: e, sources: t }, { manifests: n, context: { folders: r } }) {
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
		for (let e of await Pe([t], r)) a.push({
			...e,
			scope: "change",
			place: Oe(n)
		});
	}
	let o = ({ path: e }) => a.every(({ place: t }) => t?.file !== e), s = t.filter((e) => !o(e)).flatMap(({ changes: e }) => e), c = $t(t.filter(o), Q(s)), l = Qt(n, e.filter(o), c);
	return {
		edited: l,
		targets: await Re(l.changed, r),
		refused: a
	};
}
const Hn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function Un(e, t, { pulledLanguages: n }) {
	return r(e, t.baseLanguage, N(t, n ?? He));
}
// src/commands/runs/pull.ts
async function Wn(e, t) {
	return ce(async (n) => {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await g("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n), { ask: s } = t, c = Ue(e, o, s && ((e) => s(e, n))), l = await Mn(i, [
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
		}, h = c.dryRun ? void 0 : t.screen.width, _ = d ? [...u(d, m), ...bt(d, c.dryRun)] : [];
		for (let e of ye(_, h)) t.print(e);
		for (let e of Gn(f ?? [], p, t)) t.print(e);
		let v = d !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: b } = o.folders, x = t.reportPull ? void 0 : await se(await St(b), void 0);
		if (f && v && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), v && l.at !== void 0 && !c.dryRun && x !== void 0) {
			let e = l.written?.map(({ path: e }) => ge(y(e, o.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(ve(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${ge(fe(l.at))}`);
		}
		let { stopped: S } = n, C = S !== void 0 && !d && (f ?? []).length < i.projects.length, w = v && !c.dryRun ? "more " : "", T = j("run-stopped", `${n.reason} Nothing ${w}was written.`), E = C ? [...l.problems, T] : l.problems, D = t.reportPull && !i.showTexts ? E.map((e) => ee(e)) : E, O = await t.reportPull?.({
			...l,
			problems: D
		}, i, n.stopping) ?? [], k = [...D, ...O];
		return t.showProblems(k), C && S.by !== "time limit" ? S.by === "SIGINT" ? 130 : 143 : C || M(k) ? 1 : i.detailedExitcode && v ? 2 : 0;
	});
}
function Gn(e, { isDryRun: n, full: r }, { screen: i, reportPull: a }) {
	let { clean: o = (e) => e } = i;
	return e.flatMap(({ changed: e, at: s, ...c }) => {
		let l = d(c, o), u = !(a && l.hide_texts);
		return [...n && u ? k(e) : [], ...t(l, {
			...i,
			isDryRun: n,
			texts: u,
			full: r
		})];
	});
}
export { Wn as runPull };
