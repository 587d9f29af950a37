import { $t as e, An as t, At as n, B as r, Dn as i, Dr as a, En as o, Er as s, I as c, Jn as l, L as u, Ln as d, Nn as f, Ot as p, Pn as m, Qt as h, R as g, Rr as _, Ur as v, V as y, Vn as b, W as x, Yr as S, Yt as C, Zt as w, _i as T, _t as ee, an as E, dt as D, en as O, et as te, f as k, hr as ne, ii as re, in as ie, kr as A, kt as ae, mr as oe, nn as se, nt as ce, qt as le, rn as ue, s as de, ti as fe } from "./engine.js";
import { Gt as pe, J as me, K as he, Lt as j, Ni as ge, Wi as _e, Zt as ve, _ as M, b as ye, cn as be, d as N, dn as xe, f as Se, lt as Ce, zt as we } from "./start.js";
import { C as Te, D as Ee, E as De, _ as Oe, a as P, b as ke, c as Ae, d as je, f as Me, g as Ne, h as Pe, i as Fe, l as Ie, m as Le, n as Re, o as ze, p as Be, s as Ve, t as He, v as Ue, x as We, y as Ge } from "./firstPull.js";
import { D as Ke, S as qe, c as Je, g as Ye, h as Xe, j as Ze, l as Qe, m as $e, v as et, w as tt } from "./project.js";
import { O as nt, S as F, _ as rt, c as I, f as L, m as R, u as z, v as it, y as B } from "./wire.js";
import { C as at, E as ot, O as V, T as H, b as st, k as ct, r as lt } from "./yaml.js";
import { s as ut } from "./writtenFiles.js";
import { dirname as dt, resolve as ft } from "node:path";
import { realpath as pt } from "node:fs/promises";
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
function mt(e, t) {
	return t < e.length && ht(e.slice(t, W(e, t))) === "";
}
function ht(e) {
	let t = e.length;
	for (; t > 0 && " 	\r\n".includes(e.charAt(t - 1));) --t;
	return e.slice(0, t);
}
const gt = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function q(e) {
	return e && "items" in e ? e.items.filter((e) => !_t(e)) : [];
}
function _t({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => gt.has(e));
}
function J(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => gt.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? vt(i) : Y(e)
	};
}
function Y({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => gt.has(e));
	return r ? r.offset + r.source.length : t ? vt(t) : e.at(-1)?.offset ?? 0;
}
function vt(e) {
	if (e.type === "block-scalar") return yt(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = q(e).at(-1);
	return t ? J(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function yt({ offset: e, props: t, source: n }) {
	let r = t.map((e) => "source" in e ? e.source : "").join(""), i = /^[|>][-+\d]*/.exec(r)?.[0] ?? "|", a = i.includes("+") && n !== "" ? n.replace(/\n$/, "") : ht(n);
	return {
		end: e + r.length + a.length,
		header: i,
		bodyStart: e + r.length
	};
}
function bt(e, t) {
	let { value: n } = t, r = Y(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = vt(n);
	if (n.type === "block-scalar") {
		let { header: t, bodyStart: r } = yt(n), o = {
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
function xt(e, t, n) {
	let r = Tt(t, n), i = n > 0 ? X(e, t, n - 1) : 0, a = U(e, r);
	for (; a > i;) {
		let t = U(e, a - 1), n = wt(e, t);
		if (t < i || n === void 0 || n > G(e, r)) break;
		a = t;
	}
	return a;
}
function X(e, t, n) {
	let r = t[n], i = G(e, Tt(t, 0)), a = W(e, r ? J(r).end : 0);
	for (let t = a; t < e.length; t = W(e, t)) {
		let n = wt(e, t);
		if (n !== void 0 && n > i) a = W(e, t);
		else if (!mt(e, t)) break;
	}
	return a;
}
function St(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = Ct(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function Ct(e, t, n, r) {
	let i = t[r + 1], a = Tt(t, n);
	if (i && !K(e, a)) return {
		start: a,
		end: J(i).start
	};
	let [o, s] = [xt(e, t, n), X(e, t, r)], c = n > 0 ? X(e, t, n - 1) : o;
	if (i) for (; mt(e, s);) s = W(e, s);
	else for (; o > c && mt(e, U(e, o - 1));) o = U(e, o - 1);
	return {
		start: o,
		end: s
	};
}
function wt(e, t) {
	let n = e.slice(t, W(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function Tt(e, t) {
	let n = e[t];
	return n ? J(n).start : 0;
}
// src/yaml/editEntries.ts
function Et(e, t, n, r) {
	let i = l(e, t);
	if (N(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = Dt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...R(a) && a,
		[n]: s
	};
	if (F(a, c)) return {
		is: "edited",
		text: t
	};
	let u = kt(t), d = new Ft(u, n, o).changed(a, c);
	if (d.refused) return {
		is: "refused",
		problems: [Nt(i, d.refused)]
	};
	let f = jt(d.text, u), p = l(e, f), m = p.problems.length <= i.problems.length && !N(p.problems) ? p.value : a, h = !Mt(t) || Mt(f);
	return F(m, c) && h ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [Nt(i, Pt(m, c))]
	};
}
function Dt({ value: e, span: t }, n, r) {
	let i = B(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? Ot(n, e.language, e.value) : {
			...R(n) && n,
			[e.field]: e.value
		};
	}
	let f = a.flatMap((e, t) => [{
		from: t,
		value: e
	}, ...d(t)]);
	return [...d(-1), ...f];
}
function Ot(e, t, n) {
	let r = B(e, "translations"), i = R(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...R(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => B(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function kt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = lt(a, {
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
		style: At(o, a)
	};
}
function At(e, t) {
	let n = {}, r = 0;
	return st(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = at(r) && !r.flow ? q(r.srcToken) : [];
			if (!i || !a || !K(t, J(a).start)) return;
			let o = G(t, J(a).start) - G(t, J(i).start);
			ct(r) && o >= 0 ? n.listStep ??= o : H(r) && o > 0 && (n.step ??= o);
		}
	}), {
		step: 2,
		listStep: 2,
		...n,
		quotes: r > 0 ? "single" : "double"
	};
}
function jt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Mt(e) {
	try {
		return JSON.parse(e), !0;
	} catch {
		return !1;
	}
}
function Nt({ file: e, span: t }, n) {
	return M("not-editable", "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write this part as plain lines, without anchors, aliases, tags, braces and blocks that keep blank lines (|+), and run again.", { place: be(e, t, n) });
}
function Pt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!F(t, i)) return [e, ...Pt(t, i)];
	}
	return [];
}
var Ft = class {
	source;
	text;
	list;
	rows;
	writer;
	splices = [];
	refused = [];
	constructor(e, t, n) {
		this.source = e, this.text = e.text, this.list = t, this.rows = n, this.writer = new Te(e.style);
	}
	changed(e, t) {
		return this.become({
			path: [],
			old: e,
			node: Z(this.source.document.contents),
			inFlow: !1
		}, t), {
			text: Ce(this.text, this.splices),
			refused: this.refused[0]
		};
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (F(r, t)) return;
		let i = H(n) ? this.membersChange(e, n, t) : ct(n) ? this.itemsChange(e, n, t) : void 0, a = i?.inserted.size === 0 && !i.values.includes(void 0);
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
		let r = t.items.map(({ key: e }) => It(e));
		if (!R(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ value: t, srcToken: n }, a) => ({
			path: [...e.path, r[a] ?? ""],
			old: B(e.old, r[a] ?? "") ?? null,
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
			values: r.map((e) => B(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : Rt(r, n), a = e.inFlow || t.flow === !0, o = q(t.srcToken), s = t.items.map((t, n) => ({
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
		let d = L(l, (e) => e.after), f = K(this.text, o[0] ? J(o[0]).start : 0);
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
		let p = St(this.text, o, f);
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !K(this.text, l) && this.refused.push(t);
			let i = p.get(e), a = i ? i.start : e < 0 ? xt(this.text, o, 0) : X(this.text, o, e), s = r.flatMap((t) => {
				let r = this.writer.added(t, H(n) ? n : Z(n.items[e] ?? n.items[0]));
				return d ? ["", ...r] : r;
			});
			this.spliceLines(a, a, s, G(this.text, l));
		}
	}
	replaceValue(e, t) {
		let { node: n, item: r, path: i } = e, a = r && bt(this.text, r), { start: o = 0, end: s = 0 } = a?.inline ?? {}, c = at(n) && n.flow && /\n/.test(this.text.slice(o, s));
		if (!a || c && (i.length < 2 || this.text.slice(o, s).includes("#"))) {
			this.refused.push(i);
			return;
		}
		let { inline: l, lines: u } = a, [d = "", ...f] = this.replacement(e, t, a);
		l.start === l.end ? this.splice(l.start, l.end, d && ` ${d}`) : this.splice(l.start - (d ? 0 : Lt(this.text, l.start)), l.end, d);
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
		}, s = !V(e) && a !== void 0 && a.start !== W(this.text, i.end), c = V(e) ? e.type : s ? "QUOTE_DOUBLE" : void 0;
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
function It(e) {
	return V(e) ? typeof e.value == "string" ? e.value : e.source ?? String(e.value) : "";
}
function Z(e) {
	return ot(e) ? e : void 0;
}
function Lt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Rt(e, t) {
	let n = Math.min(e.length, t.length), r = (n) => F(e.at(n) ?? null, t.at(n) ?? null), [i, a] = [0, 0];
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
function zt(e, t, n) {
	let { textFiles: r } = t, i = new Kt(t, n), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: n, language: c, after: l, item: u } = t, { declared: d } = u, p = d === void 0 ? i.find(n, c) : void 0, m = p?.path ?? f(e, n, c);
		if (p || d !== void 0 && r.has(m)) o.push({
			text: t,
			path: m,
			target: p
		});
		else if (d === void 0 && n.from) s.push(t);
		else {
			let t = {
				is: "text",
				at: n.span.start,
				language: c,
				value: l
			};
			a.push({
				kind: e.plural,
				path: n.file.path,
				edit: t
			});
		}
	}
	let c = [...L(o, ({ path: e }) => e)].flatMap(([e, t]) => {
		let n = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), a = n[0]?.target, o = r.get(e) ?? a?.textFile;
		if (!o) return [];
		let s = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Bt(t, e, i)
		}]), c = n.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : Gt(e.after);
			return {
				text: e,
				edits: [{
					is: "add",
					path: t,
					...n.language === void 0 ? { language: r } : {},
					value: a,
					base: i
				}]
			};
		}), l = [...s, ...c], u = a?.missing && {
			full: a.missing,
			code: a.code
		};
		return [{
			path: e,
			textFile: o,
			changes: l,
			...u && { creates: u }
		}];
	});
	return {
		edits: a,
		sources: c,
		problems: [...Vt(s), ...Ht(c, n)]
	};
}
function Bt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	if (!c) return [];
	if (typeof i == "string") return [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}];
	let l = {}, u = Object.entries(Gt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = R(r) ? r[e] : void 0;
		return n || (l[e] = t), n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}), d = Q(e).find((e) => e.file.path === a && e.from.language === t);
	if (!d || Object.keys(l).length === 0) return u;
	let { source: f, file: p } = d.from, m = p.language === void 0 ? { language: j(f, t) } : {}, h = {
		is: "add",
		path: d.path ?? [],
		...m,
		value: l,
		...s && { base: s }
	};
	return [...u, h];
}
function Vt(e) {
	return [...L(e, ({ entry: e }) => Q(e)[0]?.from.source)].map(([e, t]) => {
		let n = it([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${s(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return M("no-language-file", r, {
			severity: "notice",
			scope: "change",
			...i
		});
	});
}
function Ht(e, t) {
	let n = e.flatMap(({ textFile: { source: e }, changes: n }) => {
		let r = e.languages ?? [e.language ?? t];
		return n.map(({ text: e }) => e.language).filter((e) => !r.includes(e)).map((t) => ({
			source: e,
			language: t
		}));
	});
	return [...L(n, ({ source: e }) => e)].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = [...new Set(i.map(({ language: e }) => e))], o = `Other commands do not read the ${a.join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...a].join(", ")}].`;
		return M("no-language-file", o, {
			severity: "notice",
			scope: "change",
			place: r
		});
	});
}
function Ut(e, t, n) {
	let r = [], i = [], a = [], o = Object.values(e).flat(), s = new Map(o.map(({ path: e, text: t }) => [e, t])), c = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).map((e) => e.edit);
		if (i.length === 0) continue;
		let s = Et(e, o, n, i);
		s.is === "refused" ? I(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = k(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = Wt(n, l, r, we(t));
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
function Wt(e, t, n, r) {
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
function Gt(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var Kt = class {
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
		for (let n of le(Q(e), ({ from: e }) => e.language, this.base)) {
			let e = z([n.file.path, t]);
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
		let n = Q(e).find(({ file: e, from: n }) => n.language === this.base && k(e.path) === k(t));
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
		if (o.language === void 0) return {
			path: e.path,
			textFile: o,
			code: j(t.source, n)
		};
		let s = ve(i, o, n);
		if (!s) return;
		let { row: c, path: l } = s, u = ft(c.folder, l), d = S(u, a.folders), f = r.get(d), p = {
			source: c,
			path: l,
			language: n,
			isPlural: o.isPlural,
			...pe(c, l)
		}, m = j(c, n);
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
// src/pull/kindPull.ts
function qt({ kind: t, declared: n, live: r, matching: i }, a) {
	let o = (n) => e(a.filter, {
		...n,
		kind: t,
		entry: n.declared
	}), s = i.matches.filter(o), c = i.unmanaged.filter((e) => !i.namesakes.has(e));
	return {
		kind: t,
		declared: n,
		live: r,
		chosen: s,
		matches: s.filter((e) => e.live !== void 0 && !Pe(t, e.live, a)),
		fresh: c.filter((e) => !Pe(t, e, a)),
		refused: i.refused.filter(o).map((e) => e.problem)
	};
}
async function Jt(e, t, n) {
	let { kind: r, matches: i } = e, { fields: a = [], isNew: o, removesMissing: s } = n.options, c = Be(r, Ue(r, i, t, a), n.textFiles);
	return r.secretNames ? [c] : [
		c,
		...s ? [await Xt(e, n)] : [],
		o ? Zt(e, t, n) : Qt(e, n)
	];
}
function Yt({ kind: e, matches: n }, r) {
	let { project: i, rules: a } = r, o = e.fields.filter(({ role: e }) => e === "text");
	return n.flatMap(({ declared: n, live: s }) => {
		let c = t(e, n).map(({ part: e }) => e);
		if (c.length === 0) return [];
		let l = e.context(n.values, s, r), u = o.flatMap((e) => Object.keys(Object(e.toManifest(s, l)))), d = new Set([...c, ...(n.leftOut ?? []).map(({ language: e }) => e)]), f = u.filter((e) => !d.has(e));
		if (f.length === 0) return [];
		let p = [...ce(e, n, r), i.baseLanguage];
		return f.filter((e) => !p.includes(e) && _e(a, e) !== "ignore").map((t) => `${e.label(n.values)} (${t})`);
	});
}
async function Xt({ kind: e, declared: t, chosen: n }, r) {
	let { options: i, project: a } = r, o = n.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), s = o.filter($), c = tn(o.filter((e) => !$(e)).map(({ values: t }) => e.label(t))), l = We(e, s, t.filter($).length, a.rules);
	if (s.length === 0 || N(l)) return { problems: [...c, ...l] };
	let u = `These entries have no live key:\n${s.map(({ values: t }) => `  - ${he(e.label(t))}\n`).join("")}Remove them from the manifests?`;
	if (!i.dryRun && !await i.ask?.(u)) {
		let e = `The removal of ${s.length} entries was not confirmed at a terminal. Nothing is written. Run pull again, without --remove-missing or at a terminal.`;
		return { problems: [M("not-confirmed", e, { scope: "project" })] };
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
function Zt(e, t, n) {
	let { kind: r, declared: i, live: a, fresh: o } = e, s = P(t.project, n.project.pulledLanguages), c = {
		fields: n.options.fields ?? [],
		languages: s,
		label: () => ""
	}, l = Oe(r, o, {
		live: a,
		context: t,
		declared: i
	}, c), u = i.filter(({ from: e }) => e === void 0), d = ke(u.flatMap((e) => m(r.identity(e.values)).map((t) => ({
		name: t,
		entry: e
	})))), f = Le(n.manifests[r.plural]), [p] = f.length === 1 ? f : [], h = [], g = [], _ = [];
	for (let e of l.entries) {
		let [t = ""] = r.names(e.live), n = d(t), i = n?.file.path ?? p;
		if (i === void 0) {
			_.push(e);
			continue;
		}
		let a = $t(r, e, n?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		h.push({
			kind: r.plural,
			path: i,
			edit: {
				is: "add",
				after: n?.span.start,
				value: a
			}
		}), I(g, e.waiting);
	}
	return {
		edits: h,
		kept: g,
		problems: [...Ne(l.left), ...en(r, _, f)]
	};
}
function Qt({ kind: e, declared: t, fresh: n }, { project: r }) {
	let i = n.filter((t) => !e.isArchived(t)).map(e.liveLabel);
	if (i.length === 0 || r.rules.filter.length > 0) return { problems: [] };
	let o = t.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", s = `No manifest has ${a(i.length, e.name)} of the project: ${A(i, 3)}. To declare what is new: ${o}`;
	return { problems: [M("not-expressible", s, {
		severity: "notice",
		scope: "change"
	})] };
}
function $t(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && F(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function en(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), i = `${t.length} live ${t.length === 1 ? e.name : e.plural} ${t.length === 1 ? "is" : "are"} not declared: ${A(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [M("not-expressible", i, {
		severity: "warning",
		scope: "change"
	})];
}
function $(e) {
	return Q(e).length === 0;
}
function tn(e) {
	if (e.length === 0) return [];
	let t = `Not live, but declared by locale files, from which --remove-missing removes nothing: ${A(e, 3)}. If the app no longer uses them, remove them by hand.`;
	return [M("not-editable", t, {
		severity: "notice",
		scope: "change"
	})];
}
// src/pull/decide.ts
async function nn(e, t, n) {
	let { project: r, context: i } = n, a = P(t.project, r.pulledLanguages ?? Fe), o = {
		project: t.project,
		rules: {
			...r.rules,
			prune: {},
			pull: { completes: a }
		},
		variables: e.variables,
		verdicts: Ze
	}, s = rn(e, n), c = await Je(e, t, o.rules, s);
	if (c.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: c.problems,
		unmatched: []
	};
	let l = c.kinds.map((e) => qt(e, r.rules)), u = Ge(c.keptTexts, o), d = zt(u.taken, n, t.project.baseLanguage), f = [...n.otherLanguages.map((e) => `all ${e} texts`), ...l.flatMap((e) => Yt(e, o))], p = [{ problems: [
		...c.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...l.flatMap(({ refused: e }) => e),
		...Ye(c.keptTexts, {
			reasons: c.reasons,
			takenBack: c.takenBack,
			writes: !1,
			flags: r.flags,
			isWorkflow: i.folders.confined !== void 0,
			names: nt(() => w(e))
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e),
		...an(f),
		...(n.settings.projects.length === 1 ? se(r.rules.accept, [e]) : []).flatMap((e) => on(e, c.keptTexts))
	] }, {
		...d,
		kept: Me(u.kept)
	}];
	for (let e of l) I(p, await Jt(e, o, n));
	return {
		edits: p.flatMap(({ edits: e = [] }) => e),
		sources: d.sources,
		taken: u.taken,
		kept: p.flatMap(({ kept: e = [] }) => e),
		problems: p.flatMap((e) => e.problems),
		unmatched: c.plan.filter?.unmatched ?? []
	};
}
function rn(e, t) {
	let { project: n, context: r, textFiles: i, ownUser: a, settings: o } = t, { lastApplied: s, history: l, onSecrets: d, now: f } = r, p = Object.values(t.manifests).flatMap((e) => e.map(({ path: e }) => e)), m = {
		known: new Map(),
		ids: [n.id],
		onSecrets: d,
		kinds: e.kinds
	};
	return {
		ownUser: a,
		history: l,
		textFiles: i,
		usable: o.usable,
		applied: s && (async () => {
			let t = await s?.(p, m);
			return t && c(t, {
				settings: n,
				declared: e
			});
		}),
		manifests: u({
			declared: e,
			manifests: p
		}),
		asked: { now: Math.floor(f() / 1e3) }
	};
}
function an(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${A(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [M("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function on(e, t) {
	if (t.some(({ kind: t, entry: n, object: r, item: i }) => O([e], {
		kind: t,
		entry: n,
		live: r
	}, i.part ?? "", i.reason === "held") !== void 0 && (i.reason !== "waiting" || C(i)))) return [];
	let n = `--accept ${e} took nothing: no text that it names differs from the project. A text that waits must be named without a pattern, as KEY:LANG. Texts in a language that entries do not declare come with --languages.`;
	return [M("unknown-text", n, {
		severity: "notice",
		scope: "change"
	})];
}
function sn(e, t, n) {
	let r = te(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [z([
		e,
		t,
		n,
		i
	]), r])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get(z([
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
async function cn(e, t, n, r) {
	try {
		let { projects: i } = e, a = {
			...r,
			signal: r.cancellation.stopping
		}, o = await ne(i, a), s = [
			...t,
			...Ve(e.kinds, n, r),
			...o
		];
		if (N(s)) return { problems: s };
		for (let t of i) {
			if (!t.manifests || await He(t.manifests, t)) continue;
			let i = await ln({
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
			c.push(await un({
				settings: e,
				project: t,
				options: n,
				context: r
			}));
		}
		let { filter: l = [], accept: u = [] } = i[0]?.rules ?? {}, d = c.map(({ filtered: e }) => e?.unmatched ?? []), f = c.flatMap(({ filtered: e }) => e?.declared ?? []), p = i.length > 1 && f.length === i.length, m = c.flatMap((e) => e.later ?? []);
		return {
			problems: Se([
				...s,
				...n.unused,
				...c.flatMap((e) => e.problems),
				...h(l, d),
				...p ? E("--accept", u, f) : []
			]),
			later: m,
			written: c.flatMap(({ written: e = [] }) => e),
			...m.length > 0 && { at: rt(m.map(({ at: e }) => e)) }
		};
	} catch (e) {
		let n = T(e, r.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function ln(e, t) {
	if (e.settings.projects.length > 1) return { problems: [M("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
	let { filter: n } = e.project.rules;
	return n.length > 0 ? { problems: n.map(ue) } : Re(e, t);
}
async function un(e) {
	let { settings: t, project: n, context: r } = e, { folders: i, cancellation: a } = r;
	if (!n.manifests) return { problems: [] };
	let o = et(n, t.apiUrl, r);
	if (!o.ok) return { problems: [o.problem] };
	let { reading: s, now: c } = o.value, l = nt(() => Ke(s, n.id)), u = () => tt(l), d = await dn(e, n.manifests, u), f = await oe(d, n, {}, v);
	if (f.problems.length + Object.values(f.paths).flat().length + d.texts.length === 0) {
		let e = `There is no manifest of ${it(d.kinds.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [M("no-manifest", e, { severity: "notice" })] };
	}
	let p = await g(n, d, t.usable, i, {
		...r,
		signal: a.stopping,
		findProject: u,
		counts: ({ code: e, severity: t }) => e !== "no-language-file" || t === "error"
	});
	if (r.onProgress?.(void 0), !p) return { problems: [] };
	let { declared: m } = p, h = p.manifests.map((e) => dt(ft(i.displayRoot, e)));
	await re([...h, t.backupDir ?? []].flat()), r.onSecrets(D(m.variables));
	let { accept: _, filter: y } = n.rules, b = t.projects.length === 1, x = [
		...p.problems,
		...b ? E("--accept", _, [m]) : [],
		...b ? ie(y, [m]) : [],
		...Ae(d.kinds, e.options, p.files)
	];
	if (ye(x)) return { problems: x };
	try {
		let t = await fn(e, d, p, {
			reading: s,
			now: c,
			whole: l
		});
		return {
			...t,
			problems: [...x, ...t.problems]
		};
	} catch (e) {
		return { problems: [...x, ...$e(e, a, { settings: n })] };
	} finally {
		r.onProgress?.(void 0);
	}
}
async function dn({ project: e, options: { fields: t = [] } }, n, r) {
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
async function fn(e, { kinds: t, texts: n }, { declared: i, files: a, textFiles: o, rows: s }, { reading: c, now: l, whole: u }) {
	let { project: d, options: f, context: p } = e, m = l(), h = i, g = [], _ = (e) => {
		m = l();
		let t = {
			asked: d.pulledLanguages,
			isNew: f.isNew,
			rows: n
		};
		h = gn(i, e, d);
		let r = ze(e, h, t);
		return g = (e.languages?.filter((e) => r.ok && !r.value.includes(e)) ?? []).map(({ iso: e }) => e), r;
	}, v = t.filter(({ plural: e }) => i.entries[e]), b = await qe(c, d.id, {
		kinds: v,
		languages: _
	}, u);
	if (!b.ok) return { problems: [b.problem] };
	p.onProgress?.({
		phase: "planning",
		project: d.name
	});
	let x = [...y({
		declared: i,
		textFiles: o
	}, b.value.project), ...r(d.languagePlaces, b.value.project)];
	if (N(x)) return { problems: x };
	let S = {
		...e,
		manifests: a,
		textFiles: o,
		rows: s,
		context: {
			...p,
			now: l
		},
		ownUser: Qe(c, d.id)
	}, C = await nn(h, b.value, {
		...S,
		otherLanguages: g
	});
	if (ye(C.problems) || p.cancellation.stopped) return { problems: C.problems };
	let w = await pn(C, h, b.value, S, m), T = {
		unmatched: C.unmatched,
		declared: i
	};
	return {
		...w,
		filtered: T,
		problems: [...C.problems, ...w.problems]
	};
}
async function pn(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let { edited: l, targets: u, refused: f } = await mn(e, {
		manifests: r,
		context: s
	}), { changed: p } = l;
	if (l.problems.length > 0) return { problems: [...f, ...l.problems] };
	let m = [...e.kept, ...Me(l.refused)], { project: h } = n, g = {
		name: h.name,
		kept: m,
		...!a.showTexts && { hide_texts: !0 }
	};
	if (p.length === 0) return {
		problems: f,
		later: {
			...g,
			changed: p,
			at: c,
			files: [],
			comparison: hn
		}
	};
	let _ = b(t.kinds, l.manifests, i.usable), v = _.problems.filter(({ severity: e }) => e === "error");
	if (v.length > 0) return { problems: v.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let y = o.dryRun ? [] : await Ee(u, s.folders);
	if (y.length > 0) return { problems: [...f, ...y] };
	let x = {
		...g,
		changed: p,
		at: c,
		files: p.map(({ path: e }) => e),
		comparison: sn(gn(_.declared, h, a), t, e.taken)
	}, S = new Set(x.comparison.changes.map(({ label: e }) => d(e))), C = Xe(_.declared, n, a.rules);
	return {
		problems: [...f, ...C.filter(({ about: e = "" }) => S.has(e))],
		later: x,
		written: u
	};
}
async function mn({ edits: e, sources: t }, { manifests: n, context: { folders: r } }) {
	let i = new Map(t.map((e) => [e.path, e.creates?.full])), a = [];
	for (let n of new Set([...e, ...t].map((e) => e.path))) {
		let e = i.get(n), t = e ? {
			path: e,
			text: ""
		} : {
			path: ft(r.displayRoot, n),
			text: "",
			replaces: ""
		};
		for (let e of await De([t], r)) a.push({
			...e,
			scope: "change",
			place: xe(n)
		});
	}
	let o = ({ path: e }) => a.every(({ place: t }) => t?.file !== e), s = Ut(n, e.filter(o), t.filter(o));
	return {
		edited: s,
		targets: await je(s.changed, r),
		refused: a
	};
}
const hn = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function gn(e, t, { pulledLanguages: n }) {
	return _(e, t.baseLanguage, P(t, n ?? Fe));
}
// src/commands/runs/pull.ts
async function _n(e, t) {
	return de(async (r) => {
		let a = {
			...t.sources,
			signal: r.stopping
		}, { settings: o, problems: s } = await x("plan", e, a);
		t.hide(o.secrets), r.stopAfter(o.timeLimit);
		let c = t.context(o, r), { ask: l } = t, u = Ie(e, c, l && ((e) => l(e, r))), d = await cn(o, [
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
		}, g = u.dryRun ? void 0 : t.screen.width, _ = f ? [...n(f, h), ...ut(f, u.dryRun)] : [];
		for (let e of ge(_, g)) t.print(e);
		for (let e of vn(p ?? [], m, t)) t.print(e);
		let v = f !== void 0 || p?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: y } = c.folders, b = t.reportPull ? void 0 : await fe(await pt(y), void 0);
		if (p && v && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), v && d.at !== void 0 && !u.dryRun && b !== void 0) {
			let e = d.written?.map(({ path: e }) => me(S(e, c.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(he(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${me(ee(d.at))}`);
		}
		let { stopped: C } = r, w = C !== void 0 && !f && (p ?? []).length < o.projects.length, T = v && !u.dryRun ? "more " : "", E = M("run-stopped", `${r.reason} Nothing ${T}was written.`), D = w ? [...d.problems, E] : d.problems, O = t.reportPull && !o.showTexts ? D.map((e) => i(e)) : D, te = await t.reportPull?.({
			...d,
			problems: O
		}, o, r.stopping) ?? [], k = [...O, ...te];
		return t.showProblems(k), w && C.by !== "time limit" ? C.by === "SIGINT" ? 130 : 143 : w || N(k) ? 1 : o.detailedExitcode && v ? 2 : 0;
	});
}
function vn(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ changed: e, at: s, ...c }) => {
		let l = o(c, a), u = !(i && l.hide_texts);
		return [...t && u ? ae(e) : [], ...p(l, {
			...r,
			isDryRun: t,
			texts: u,
			full: n
		})];
	});
}
export { _n as runPull };
